import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the server package, both from its sources and from the bundle in `dist`. */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
/** The root folder, with the built files of the other packages. */
export const repositoryRoot = dirname(packageRoot);
export const migrationsFolder = join(packageRoot, 'migrations');
/** The script of worker threads; exists only after a build. */
export const workerFile = join(packageRoot, 'dist/worker.js');
/** The script of the sentence encoder's thread; exists only after a build. */
export const encoderWorkerFile = join(packageRoot, 'dist/encoder-worker.js');
/** Vectors of the apps' phrasings; exists only after a build. */
export const phrasingsFile = join(packageRoot, 'dist/phrasings.bin');
/** Our own texts, which are imported into the database. */
export const contentFolder = join(packageRoot, 'content');

function findPackageRoot(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8').includes('"@lampstand/server"')) return folder;
  if (dirname(folder) === folder) throw new Error('The folder of @lampstand/server was not found above this file.');
  return findPackageRoot(dirname(folder));
}
