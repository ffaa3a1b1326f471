/** Who administers a server: accounts to which its operator has given the role, by a command. */
import { numberOf } from '../people/alias.ts';
import { People } from '../people/people.ts';
import type { Archive, Place } from '../store/archive.ts';
import { withArchive } from '../store/open-archive.ts';
import { keepDeed } from './audit.ts';

export interface Admin {
  /** The number of the account, as its owner reads it on their account page. */
  readonly number: string;
  readonly name: string;
  readonly since: Date;
}

async function withTrait(archive: Archive, trait: string): Promise<readonly string[]> {
  const [rows] = await archive.run([{ do: 'peopleWith', values: [trait] }]);
  return rows!.map(({ id }) => id as string);
}

export const adminsIn = (place: Place): Promise<Admin[]> =>
  withArchive(place, async (archive) => {
    const people = new People(archive.run);
    const ids = await withTrait(archive, 'admin');
    return Promise.all(
      ids.map(async (id) => {
        const { name = '', admin } = await people.traitsOf(id);
        return { number: numberOf(id), name, since: new Date(admin!) };
      }),
    );
  });

/** Gives the role to an account, or takes it back; gives what the account is called. */
export const setAdmin = (place: Place, number: string, isAdmin: boolean): Promise<string> =>
  withArchive(place, async (archive) => {
    const people = new People(archive.run);
    const accounts = await withTrait(archive, 'created');
    const id = accounts.find((one) => numberOf(one) === number);
    if (id === undefined || !(await people.isAccount(id)))
      throw new Error(
        `there is no account ${number}: its owner finds the number on the page "Your account"`,
      );
    const now = Date.now();
    await people.change(id, { admin: isAdmin ? now : null });
    const what = isAdmin ? 'admin' : 'no-admin';
    const deed = { by: 'operator', name: 'operator', what, about: id, detail: '' };
    await keepDeed(archive, deed, now);
    return (await people.traitsOf(id)).name ?? number;
  });
