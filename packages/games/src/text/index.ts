export { layer } from './layer.ts';
export { flatten, LANGUAGES, type Language, type Texts, Voice } from './voice.ts';
