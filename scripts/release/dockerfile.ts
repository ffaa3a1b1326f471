/** Reads a Dockerfile, as far as ours goes, and carries its steps out in folders, for machines without Docker. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** One `FROM` and what follows it. */
export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Instruction[];
}

export interface Image {
  readonly root: string;
  readonly user: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
  readonly volumes: readonly string[];
}

export function readStages(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Instruction[] }[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (word === undefined || rest === undefined) continue;
    if (word === 'FROM') {
      const [base = '', , name = ''] = rest.split(/\s+/);
      stages.push({ name, base, steps: [] });
    } else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** The files of a build context that `.dockerignore` lets through: ours refuses all and then names folders. */
function allowedIn(context: string): string[] {
  const lines = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n');
  return lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
}

const isLeftOut = (path: string): boolean => /(^|\/)(node_modules|dist|\.env)(\/|$)/.test(path);

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

interface Build {
  readonly context: string;
  /** A root file system with what the base image of every stage has. */
  readonly base: string;
  /** Where the roots of the stages go. */
  readonly work: string;
}

/** Builds all stages; gives the last. */
export function build(stages: readonly Stage[], { context, base, work }: Build): Image {
  const roots = new Map<string, string>();
  let image: Image | undefined;
  for (const [i, stage] of stages.entries()) {
    const root = join(work, `stage-${i}`);
    execFileSync('cp', ['-a', '--reflink=auto', base, root]);
    roots.set(stage.name, root);
    image = { root, user: 'root', folder: '/', env: {}, command: [], health: [], volumes: [] };
    for (const step of stage.steps) image = carryOut(step, image, context, roots);
  }
  return image!;
}

function carryOut(
  { word, rest }: Instruction,
  image: Image,
  context: string,
  roots: ReadonlyMap<string, string>,
): Image {
  const inside = (path: string): string =>
    join(image.root, path.startsWith('/') ? path : join(image.folder, path));
  switch (word) {
    case 'WORKDIR':
      mkdirSync(inside(rest), { recursive: true });
      return { ...image, folder: rest };
    case 'ENV': {
      const [name = '', value = ''] = rest.split('=');
      return { ...image, env: { ...image.env, [name]: value } };
    }
    case 'USER':
      return { ...image, user: rest };
    case 'VOLUME':
      return { ...image, volumes: [...image.volumes, rest] };
    case 'COPY': {
      const [, stage, from = '', to = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest)!;
      if (stage === undefined)
        for (const name of allowedIn(context)) {
          if (!existsSync(join(context, name))) continue;
          mkdirSync(dirname(join(inside(to), name)), { recursive: true });
          cpSync(join(context, name), join(inside(to), name), {
            recursive: true,
            filter: (path) => !isLeftOut(path.slice(context.length)),
          });
        }
      else
        for (const path of globSync(join(roots.get(stage)!, from)))
          copy(path, to.endsWith('/') ? join(inside(to), basename(path)) : inside(to));
      return image;
    }
    case 'RUN':
      execFileSync(...within(image, ['sh', '-c', rest]), {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      return image;
    case 'ENTRYPOINT':
      return { ...image, command: JSON.parse(rest) as string[] };
    case 'CMD':
      return { ...image, command: [...image.command, ...(JSON.parse(rest) as string[])] };
    case 'HEALTHCHECK':
      return { ...image, health: JSON.parse(rest.slice(rest.indexOf('['))) as string[] };
    case 'EXPOSE':
      return image;
    default:
      throw new Error(`the test of the image does not know ${word}`);
  }
}

/** The program and its arguments that run a command inside, as the user of the moment. */
export const within = (image: Image, command: readonly string[]): [string, string[]] => {
  const env = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/tmp', ...image.env });
  const change = ['sh', '-c', `cd ${image.folder} && exec "$@"`, 'sh'];
  const variables = env.map(([name, value]) => `${name}=${value}`);
  const user = `--userspec=${image.user}:${image.user}`;
  // The mount is seen, and ends, with this command alone.
  const enter = 'mount -t proc proc "$1/proc" && exec chroot "$0" "$@"';
  const inside = ['env', '-i', ...variables, ...change, ...command];
  return ['unshare', ['--mount', 'sh', '-c', enter, user, image.root, ...inside]];
};

export function run(image: Image, command: readonly string[]): string {
  return execFileSync(...within(image, command), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
