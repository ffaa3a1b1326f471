/** A link for the camera of a phone. */
import { qrOf } from '@deadlight/host/qr';
import './code.css';

export function Code({ link, label }: { readonly link: string; readonly label: string }) {
  const rows = qrOf(link);
  if (rows === null) return null;
  const size = rows.length + 4;
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + 2} ${y + 2}h1v1h-1z`] : [])),
  );
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path.join('')} />
    </svg>
  );
}
