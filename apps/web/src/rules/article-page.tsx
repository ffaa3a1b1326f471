/** The page of a card, a room, a creature: what it is, what it does, what belongs to it. */
import type { Handbook } from '@deadlight/games/handbook';
import { type Article, setTitle, tipFor } from '@deadlight/games/telling';
import { capital } from '@deadlight/games/text';
import { RoomArt } from '../art/room-art.tsx';
import { FRAME } from '../art/room-drawing.ts';
import { CreatureDrawing } from '../creatures/creature.tsx';
import { POSES, SILHOUETTES } from '../creatures/silhouettes.ts';
import { roomRule } from '../explain/room-rules.ts';
import { Icon } from '../icons/icon.tsx';
import { browserGame } from '../link.ts';
import { Portrait } from '../people/portrait.tsx';
import { PORTRAITS } from '../people/portraits.ts';
import { Tags } from '../table/tags.tsx';
import { useVoice } from '../text/voice.ts';
import { articleById, articles } from './articles.ts';
import { iconOf } from './icon-of.ts';
import { Linked } from './linked.tsx';
import { RuleLink } from './rule-link.tsx';
import { Told } from './told.tsx';
import { TurnLink } from './turn-link.tsx';
import './article.css';
import './rules.css';

export const ArticleSign = ({ article }: { readonly article: Article }) =>
  article.id in SILHOUETTES ? (
    <CreatureDrawing icon={article.id} small />
  ) : (
    <Icon name={iconOf(article)} />
  );

/** As large as it is worth looking at: a creature in its poses, a room from above, a face. */
function ArticlePicture({ article }: { readonly article: Article }) {
  const { id } = article;
  const room = browserGame.value?.rooms?.[iconOf(article)];
  if (id in SILHOUETTES)
    return (
      <div class="article-poses">
        {POSES.map((pose) => (
          <CreatureDrawing key={pose} icon={id} pose={pose} />
        ))}
      </div>
    );
  if (room !== undefined)
    return (
      <div class="article-room">
        <RoomArt room={room} size={FRAME} />
      </div>
    );
  return id in PORTRAITS ? <Portrait icon={id} /> : <ArticleSign article={article} />;
}

const ruleOf = ({ id, rule }: Article): string | null =>
  rule ?? (id.startsWith('room.') ? roomRule(browserGame.value!.app.vocabulary.id, id) : null);

/** Names with how often each of them is there: the same attack is on several cards. */
function See({ ids }: { readonly ids: readonly string[] }) {
  const all = ids.map((id) => articleById.value.get(id)).filter((one) => one !== undefined);
  return (
    <ul class="article-see">
      {[...Map.groupBy(all, ({ kind, name }) => `${kind} ${name}`).values()].map((same) => {
        const [first] = same as [Article];
        const copies = same.reduce((sum, one) => sum + one.copies, 0);
        return (
          <li key={first.id}>
            <TurnLink to={`article/${first.id}`} class="article-seen">
              <ArticleSign article={first} />
              <span>{capital(first.name)}</span>
              {copies > 1 && <span class="dim">×{copies}</span>}
            </TurnLink>
          </li>
        );
      })}
    </ul>
  );
}

export function ArticlePage({
  handbook,
  id,
}: {
  readonly handbook: Handbook;
  readonly id: string;
}) {
  const voice = useVoice();
  const article = articleById.value.get(id);
  if (article === undefined) return <p>{voice.say('rules.nothing')}</p>;
  const { name, kind, set, cost, tags, copies, text, sure, see } = article;
  const rule = ruleOf(article);
  const meaning = handbook.meanings[id];
  const tip = tipFor(article, handbook.primer.tips);
  const paragraphs = handbook.chapters.flatMap((chapter) =>
    chapter.paragraphs
      .filter(({ rules }) => rule !== null && rules.includes(rule))
      .map((paragraph) => ({ chapter, paragraph })),
  );
  const seenFrom = articles.value
    .filter((one) => one.see.includes(id) && !see.includes(one.id))
    .map((one) => one.id);
  return (
    <article class="article" data-kind={kind} data-set={set}>
      <header class="article-head">
        <ArticlePicture article={article} />
        <h3>{capital(name)}</h3>
        <p class="dim">
          <TurnLink to={`table/${kind}`}>{voice.say(`kind.${kind}`)}</TurnLink>
          {voice.has(`set.${set}`) || voice.has(`character.${set}`)
            ? ` · ${setTitle(voice, set)}`
            : ''}
          {copies > 1 && ` · ×${copies}`}
          {cost !== null && ` · ${cost}`}
        </p>
      </header>
      <Tags of={tags} />
      {meaning !== undefined && <p class="article-meaning">{meaning}</p>}
      {text !== '' && (
        <p>
          <Linked text={text} not={name} />
        </p>
      )}
      {sure !== 'confirmed' && <p class="dim">{voice.say(`rules.${sure}`)}</p>}
      {tip !== undefined && (
        <p class="article-tip">
          <b>{voice.say('rules.tip')}</b> <Linked text={tip} />
        </p>
      )}
      {[see, seenFrom].map(
        (ids, i) =>
          ids.length > 0 && (
            <section key={i}>
              <h4>{voice.say(i === 0 ? 'rules.see' : 'rules.seenFrom')}</h4>
              <See ids={ids} />
            </section>
          ),
      )}
      {paragraphs.length > 0 && (
        <section>
          <h4>{voice.say('rules.inHandbook')}</h4>
          {paragraphs.map(({ chapter, paragraph }) => (
            <div key={paragraph.id} class="rules-paragraph">
              <TurnLink to={`chapter/${chapter.id}`}>{chapter.title}</TurnLink>
              <Told parts={paragraph.parts} not={name} />
            </div>
          ))}
        </section>
      )}
      {rule !== null && <RuleLink id={rule} />}
    </article>
  );
}
