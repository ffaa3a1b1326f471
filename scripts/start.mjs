// Builds the browser app if its sources have changed, and serves it to this machine.
import { serve } from './static-server.mjs';
import { buildWeb } from './web-build.mjs';

const PORT = 4173;

const { port } = await serve(buildWeb(), Number(process.env.PORT ?? PORT));
process.stdout.write(`Deadlight is at http://localhost:${port}/ (Ctrl+C stops it)\n`);
