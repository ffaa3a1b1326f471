export { capital } from './forms.ts';
export { layer } from './layer.ts';
export { valuesOf } from './values-of.ts';
export { flatten, LANGUAGES, type Language, type Texts, Voice } from './voice.ts';
