/** All articles of a kind, by what they are listed under. */
import type { Handbook } from '@deadlight/games/handbook';
import { type Article, setTitle, tipFor } from '@deadlight/games/telling';
import { capital } from '@deadlight/games/text';
import { Tags } from '../table/tags.tsx';
import { useVoice } from '../text/voice.ts';
import { ArticleSign } from './article-page.tsx';
import { articles } from './articles.ts';
import { Linked } from './linked.tsx';
import { TurnLink } from './turn-link.tsx';
import './article.css';

function Row({ article, tip }: { readonly article: Article; readonly tip: string | undefined }) {
  const voice = useVoice();
  const { id, name, copies, cost, tags, text } = article;
  return (
    <div>
      <dt>
        <ArticleSign article={article} />
        <TurnLink to={`article/${id}`}>{capital(name)}</TurnLink>
        <span class="dim">
          {[copies > 1 ? `×${copies}` : null, cost].filter((part) => part !== null).join(' · ')}
        </span>
      </dt>
      <dd>
        <Tags of={tags} />
        <Linked text={text} not={name} />
        {tip !== undefined && (
          <p class="article-tip">
            <b>{voice.say('rules.tip')}</b> <Linked text={tip} />
          </p>
        )}
      </dd>
    </div>
  );
}

export function ArticleRows({ handbook, kind }: { handbook: Handbook; kind: string }) {
  const voice = useVoice();
  const sets = Map.groupBy(
    articles.value.filter((article) => article.kind === kind),
    ({ set }) => set,
  );
  return (
    <article class="article-rows">
      <h3>{voice.say(`kind.${kind}`)}</h3>
      {[...sets].map(([set, all]) => (
        <section key={set} data-set={set}>
          {sets.size > 1 && <h4>{setTitle(voice, set)}</h4>}
          <dl>
            {all.map((article) => (
              <Row key={article.id} article={article} tip={tipFor(article, handbook.primer.tips)} />
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}
