/** What the server keeps about its visitors, and for how long. */
import { hashOf } from '../route.ts';
import { useVoice } from '../text/voice.ts';
import './privacy-screen.css';

const PARTS = [
  'guest',
  'tables',
  'account',
  'messages',
  'people',
  'deals',
  'addresses',
  'browser',
] as const;

export function PrivacyScreen() {
  const voice = useVoice();
  return (
    <main class="privacy-screen">
      <p>
        <a href={hashOf({ at: 'account' })}>{voice.say('lobby.account')}</a>
      </p>
      <h1>{voice.say('privacy.title')}</h1>
      <p>{voice.say('privacy.lead')}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{voice.say(`privacy.${part}.title`)}</h2>
          <p>{voice.say(`privacy.${part}.kept`)}</p>
          <p class="dim">{voice.say(`privacy.${part}.howLong`)}</p>
        </section>
      ))}
      <p>{voice.say('privacy.rights')}</p>
    </main>
  );
}
