/** My death: who, how, what I leave behind, and what I do now. */
import { useEffect, useRef } from 'preact/hooks';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { SILHOUETTES } from '../creatures/silhouettes.ts';
import { Icon } from '../icons/icon.tsx';
import { moment } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { DEAD } from '../people/portraits.ts';
import { go } from '../route.ts';
import { answer } from '../table/choices.ts';
import { useVoice } from '../text/voice.ts';
import './death.css';
import { useStage } from './stage-of-page.ts';

export function DeathScene() {
  const voice = useVoice();
  const element = useRef<HTMLDialogElement>(null);
  const stage = useStage();
  const now = stage.death.value;
  const over = moment.value!.view.over !== null;
  useEffect(() => {
    if (now === null) element.current?.close();
    else if (element.current?.open === false) element.current.showModal();
  }, [now]);
  const list = (text: string, names: readonly string[]) =>
    names.length > 0 && (
      <p>
        {voice.say(text)} <b>{names.join(', ')}</b>
      </p>
    );
  return (
    <dialog
      ref={element}
      class="death"
      aria-label={voice.say('stage.dead')}
      onCancel={(event) => event.preventDefault()}
    >
      {now !== null && (
        <div class="death-scene">
          {now.by !== null && now.by in SILHOUETTES && (
            <div class="death-by">
              <CreatureDrawing icon={now.by} pose="attack" />
            </div>
          )}
          <div class="death-who">
            {now.me !== null && <Portrait icon={now.me.icon} colour={now.me.colour} hurt={DEAD} />}
            <Icon name="skull" />
          </div>
          <h2>{voice.say('stage.dead')}</h2>
          <p class="dim">
            {now.me?.name} · {now.round}
          </p>
          <p class="death-how">{now.how}</p>
          {now.why !== '' && now.why !== now.how && <p>{now.why}</p>}
          {now.culprit !== null && (
            <p class="death-culprit">
              {now.culprit.person !== null && (
                <Portrait icon={now.culprit.person.icon} colour={now.culprit.person.colour} />
              )}
              <strong>{now.culprit.says}</strong>
              {now.culprit.deed !== now.why && <span>{now.culprit.deed}</span>}
            </p>
          )}
          {list(
            'stage.left',
            now.leaves.map(({ name }) => name),
          )}
          {list(
            'stage.lost',
            now.loses.map(({ name }) => name),
          )}
          {now.leaves.length + now.loses.length === 0 && <p>{voice.say('stage.nothingLeft')}</p>}
          <p class="death-tools">
            <button
              type="button"
              class="primary"
              onClick={() => {
                stage.afterDeath(false);
                if (now.leads && moment.value!.view.question !== null) answer('yes');
              }}
            >
              {voice.say(over ? 'stage.seeEnd' : now.leads ? 'stage.lead' : 'stage.watchOn')}
            </button>
            {!over && (
              <button type="button" class="plain" onClick={() => stage.afterDeath(true)}>
                {voice.say('stage.seeEnd')}
              </button>
            )}
            <button type="button" class="plain" onClick={() => go({ at: 'lobby' })}>
              {voice.say('stage.leave')}
            </button>
          </p>
        </div>
      )}
    </dialog>
  );
}
