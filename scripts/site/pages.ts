/** The folder that the site is built from. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export class Pages {
  readonly folder: string;
  readonly written: string[] = [];

  /** Empties the folder. */
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  write(name: string, text: string): void {
    writeFileSync(this.#place(name), text);
    this.written.push(name);
  }

  copy(from: string, name: string): void {
    copyFileSync(from, this.#place(name));
  }

  #place(name: string): string {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  }
}
