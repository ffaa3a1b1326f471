/** From a name at the table to its page in the handbook. */
import { useVoice } from '../text/voice.ts';
import { articleNamed } from './articles.ts';
import { turnTo } from './reading.ts';
import './page-link.css';

interface Props {
  readonly name: string;
  readonly rule: string | null;
}

export function PageLink({ name, rule }: Props) {
  const voice = useVoice();
  const article = articleNamed(name, rule);
  return article === undefined ? null : (
    <button type="button" class="page-link" onClick={() => turnTo(`article/${article.id}`)}>
      {voice.say('rules.page')}
    </button>
  );
}
