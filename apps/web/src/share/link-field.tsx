/** A link to read, to select and to copy. */
import { CopyButton } from './copy-button.tsx';
import './link-field.css';

interface Props {
  readonly label: string;
  readonly link: string;
  readonly class?: string;
}

export const LinkField = ({ label, link, class: style }: Props) => (
  <div class="link-field">
    <label class="field">
      {label}
      <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </label>
    <CopyButton text={link} class={style ?? 'plain'} />
  </div>
);
