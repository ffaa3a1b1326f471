/** A text in which rooms, creatures, characters and items lead to their pages. */
import { cutAt } from '../explain/named.ts';
import { articleNamed, linkedNames } from './articles.ts';
import { TurnLink } from './turn-link.tsx';

/** A page does not link to itself. */
export const Linked = ({ text, not }: { readonly text: string; readonly not?: string }) => (
  <>
    {cutAt(
      text,
      linkedNames.value.filter((name) => name !== not),
      'whole',
    ).map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <>
          {part.before}
          <TurnLink to={`article/${articleNamed(part.name, null)!.id}`}>{part.name}</TurnLink>
          {part.after}
        </>
      ),
    )}
  </>
);
