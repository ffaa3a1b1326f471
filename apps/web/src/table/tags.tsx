/** What stands beside the text of a card or a room, as chips: when and where it can be used, weight, type. */
import './tags.css';

export const Tags = ({ of }: { readonly of: readonly string[] }) =>
  of.length === 0 ? null : (
    <span class="tags">
      {of.map((tag) => (
        <span key={tag} class="tags-one">
          {tag}
          <span class="for-ears">. </span>
        </span>
      ))}
    </span>
  );
