/** Invites friends to a table that has not begun. */
import type { FriendInfo } from '@deadlight/host';
import { useEffect } from 'preact/hooks';
import { friends } from '../account/account.ts';
import { useVoice } from '../text/voice.ts';
import { say } from './line.ts';
import { invitedHere } from './people-here.ts';
import './invite-friends.css';

function Line({ friend }: { readonly friend: FriendInfo }) {
  const voice = useVoice();
  const { id, name, online } = friend;
  return (
    <li>
      <span>
        {name} {online && <span class="dim">{voice.say('friends.online')}</span>}
      </span>
      {invitedHere.value.has(id) ? (
        <span class="dim">{voice.say('friends.invited')}</span>
      ) : (
        <button type="button" class="plain" onClick={() => say({ say: 'invite', friend: id })}>
          {voice.say('friends.invite')}
          <span class="for-ears"> {name}</span>
        </button>
      )}
    </li>
  );
}

export function InviteFriends() {
  const voice = useVoice();
  useEffect(() => say({ say: 'account', ask: { do: 'friends' } }), []);
  const all = (friends.value?.friends ?? []).filter(({ is }) => is === 'friend');
  if (all.length === 0) return null;
  return (
    <section class="invite-friends">
      <h2>{voice.say('friends.inviteTitle')}</h2>
      <ul>
        {all.map((friend) => (
          <Line key={friend.id} friend={friend} />
        ))}
      </ul>
    </section>
  );
}
