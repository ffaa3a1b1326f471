/** What somebody is told, as a mail: plain and as HTML, with a link that ends all mail. */
import { createHash } from 'node:crypto';
import type { Voice } from '@deadlight/games/text';
import type { Mail } from './mailer.ts';
import type { Told } from './told.ts';

/** An address that its owner has confirmed, or is asked to confirm. */
export interface MailAddress {
  readonly address: string;
  /** The address of this server, as its owner knows it. */
  readonly site: string;
  /** By which one request ends all mail. It opens nothing else. */
  readonly stop: string;
  readonly confirmed: boolean;
}

/** One address, and nothing that a mail server could take for more. */
export const isMailAddress = (text: string): boolean =>
  /^[^\s@<>",;:()[\]\\\p{Cc}]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(text);

export const STOP_PATH = '/unsubscribe/';

interface Parts {
  readonly lines: readonly string[];
  readonly link?: { readonly url: string; readonly says: string };
  readonly small: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const plain = ({ lines, link, small }: Parts): string =>
  [lines.join('\n'), ...(link === undefined ? [] : [link.url]), `-- \n${small.join('\n')}`].join(
    '\n\n',
  );

/** The links of the small print are links. */
const withLinks = (text: string): string =>
  escaped(text).replaceAll(/https?:\/\/\S*[^\s.,:;]/g, (url) => `<a href="${url}">${url}</a>`);

function html({ lines, link, small }: Parts, language: string): string {
  const said = lines.map((line) => `<p>${escaped(line)}</p>`);
  const button =
    link === undefined
      ? []
      : [`<p><a href="${escaped(link.url)}"><b>${escaped(link.says)}</b></a></p>`];
  const end = small.map((line) => `<p><small>${withLinks(line)}</small></p>`);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="color-scheme" content="light dark"></head>',
    '<body style="font-family:sans-serif;line-height:1.5;overflow-wrap:anywhere">',
    ...said,
    ...button,
    '<hr>',
    ...end,
    '</body></html>',
  ].join('\n');
}

/** Different for each address, so that mail to one tells nothing of mail to another. */
function idOf(id: string, { address, site }: MailAddress): string {
  const hash = createHash('sha256').update(`${address}\n${id}`).digest('hex').slice(0, 40);
  return `<${hash}@${new URL(site).hostname}>`;
}

const written = (
  { id, subject }: { readonly id: string; readonly subject: string },
  to: MailAddress,
  parts: Parts,
  voice: Voice,
): Pick<Mail, 'to' | 'id' | 'subject' | 'text' | 'html'> => ({
  to: to.address,
  id: idOf(id, to),
  subject,
  text: plain(parts),
  html: html(parts, voice.language),
});

export function noticeMail(told: Told, to: MailAddress, voice: Voice): Mail {
  const { id, subject, text, place } = told;
  const stop = `${to.site}${STOP_PATH}${to.stop}`;
  const parts = {
    lines: text.split('\n'),
    link: { url: `${to.site}/#/${place}`, says: voice.say('mail.open') },
    small: [voice.say('mail.why', { site: to.site }), voice.say('mail.stop', { link: stop })],
  };
  return { ...written({ id, subject }, to, parts, voice), stop };
}

/** The code is worth nothing to anybody but whoever has asked for it. */
export function confirmMail(code: string, to: MailAddress, voice: Voice): Mail {
  const parts = {
    lines: [voice.say('mail.confirm', { site: to.site }), code],
    small: [voice.say('mail.confirmNot')],
  };
  const subject = voice.say('mail.subject.confirm');
  return { ...written({ id: `confirm ${code}`, subject }, to, parts, voice), stop: null };
}
