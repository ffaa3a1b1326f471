/** What this is, whose drawings and letters it uses, and where it comes from. */
import { useEffect, useState } from 'preact/hooks';
import { useVoice } from '../text/voice.ts';
import './about.css';

export function About() {
  const voice = useVoice();
  const source = useSource();
  return (
    <main class="about-page">
      <h1>{voice.say('about.title')}</h1>
      <p>{voice.say('about.unofficial')}</p>
      <p>{voice.say('about.licence')}</p>
      <h2>{voice.say('about.thanks')}</h2>
      <ul>
        <li>
          <a href="https://game-icons.net">game-icons.net</a> (CC BY 3.0): Lorc, Delapouite, Skoll,
          Sbed, Cathelineau, Caro Asercion, DarkZaitzev, Faithtoken, Zeromancer, Lord Berandas, Carl
          Olsen, PriorBlue, Quoting, Willdabeast, John Colburn, Guard13007, Felbrigg, Viscious
          Speed, Andy Meneely, sparker, Pierre Leducq, starseeker, various artists
        </li>
        <li>Saira Condensed (SIL OFL 1.1)</li>
        <li>IBM Plex Sans (SIL OFL 1.1)</li>
      </ul>
      <p>
        <a href="./licences.txt">{voice.say('about.licences')}</a>
      </p>
      {source !== null && (
        <p>
          <a href={source}>{voice.say('about.source')}</a>
        </p>
      )}
      <p>
        <a href="#/">{voice.say('end.lobby')}</a>
      </p>
    </main>
  );
}

/** Where a server says that its source is; the licence asks that of everybody who runs one. */
function useSource(): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    fetch('./online.json', { cache: 'no-store' })
      .then((answer) => (answer.ok ? answer.json() : {}))
      .then((said: { source?: unknown }) => {
        if (typeof said.source === 'string' && /^https?:/.test(said.source)) setSource(said.source);
      })
      // Without a server there is none to ask.
      .catch(() => {});
  }, []);
  return source;
}
