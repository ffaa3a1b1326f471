/** The browser app, as plain files. */
import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainFile } from './plain-files.ts';

export const filesIn = (folder: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const found = plainFile(folder, request.url, String(request.headers['accept-encoding'] ?? ''));
  if (found === null) return reply.code(404).type('text/plain').send('not here\n');
  // The policy is longer than some of the files.
  if (!found.obeys) reply.removeHeader('content-security-policy').removeHeader('referrer-policy');
  return reply.headers(found.headers).send(createReadStream(found.file));
};
