/** What comes out at the end: read aloud at the table, or kept as a page. */
import { epilogueOf } from '@deadlight/games/telling';
import type { Story } from '@deadlight/host';
import { Icon } from '../icons/icon.tsx';
import { browserGame, moment } from '../link.ts';
import { language } from '../settings/settings.ts';
import { useVoice } from '../text/voice.ts';
import { epiloguePage } from './epilogue-page.ts';
import './epilogue.css';

function save(name: string, page: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([page], { type: 'text/html' }));
  link.download = `${name}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function Epilogue({ story, how }: { readonly story: Story; readonly how: string }) {
  const voice = useVoice();
  const { app } = browserGame.value!;
  const { view } = moment.value!;
  const told = epilogueOf(app.telling, voice, view, story.lines);
  if (told.length === 0) return null;
  const title = voice.say('end.epilogue');
  const game = voice.say('game.name');
  return (
    <section class="epilogue">
      <h2>{title}</h2>
      {told.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p class="epilogue-tools">
        <button
          type="button"
          class="plain"
          data-does="save-epilogue"
          onClick={() =>
            save(
              `${view.game}-epilogue`,
              epiloguePage(language.value, `${game}: ${title}`, [how, ...told]),
            )
          }
        >
          <Icon name="file" /> {voice.say('end.saveEpilogue')}
        </button>
      </p>
    </section>
  );
}
