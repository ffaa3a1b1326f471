/**
 * The page behind the link that ends all mail. Looking at it changes nothing, since programs that read mail look at links
 * too; one request without a cookie does (RFC 8058).
 */
import type { Voice } from '@deadlight/games/text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { People } from '../people/people.ts';
import { STOP_PATH } from './mail.ts';
import { voiceOf } from './voice.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const STYLE =
  'body{font:1.1rem/1.5 sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}button{font:inherit;padding:.5rem 1rem}';

const page = (voice: Voice, text: string, button: string | null): string =>
  [
    `<!doctype html><html lang="${voice.language}"><head><meta charset="utf-8"><title>Deadlight</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><h1>Deadlight</h1><p>${text}</p>`,
    button === null ? '' : `<form method="post"><button>${button}</button></form>`,
    '</body></html>',
  ].join('\n');

const show = (reply: FastifyReply, text: string): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(text);

interface Asked {
  readonly Params: { readonly stop: string };
}

export function serveStopPage(http: FastifyInstance, people: People): void {
  void http.register(async (scope) => {
    // Forms of any kind: nothing in them matters.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.get<Asked>(`${STOP_PATH}:stop`, async ({ params }, reply) => {
      const person = await people.toldByMail(params.stop);
      const voice = await voiceFor(people, person);
      const [ask, button] = [voice.say('mail.page.ask'), voice.say('mail.page.stop')];
      // Whether there ever was such a link is nobody's business.
      return show(reply, person === null ? stopped(voice) : page(voice, ask, button));
    });
    scope.post<Asked>(`${STOP_PATH}:stop`, async ({ params }, reply) => {
      const person = await people.toldByMail(params.stop);
      const voice = await voiceFor(people, person);
      await people.stopMail(params.stop);
      return show(reply, stopped(voice));
    });
  });
}

const stopped = (voice: Voice): string => page(voice, voice.say('mail.page.stopped'), null);

async function voiceFor(people: People, person: string | null): Promise<Voice> {
  const language = person === null ? undefined : (await people.traitsOf(person)).language;
  return voiceOf(language, null);
}
