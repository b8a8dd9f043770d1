import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The server package's folder, from its sources as from the bundle in `dist`. */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
/** The repository's folder: where the other packages' built files are. */
export const repositoryRoot = dirname(packageRoot);
export const migrationsFolder = join(packageRoot, 'migrations');
/** What worker threads run; only the build makes it. */
export const workerFile = join(packageRoot, 'dist/worker.js');
/** Texts that we write ourselves and the database takes over. */
export const contentFolder = join(packageRoot, 'content');

function findPackageRoot(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8').includes('"@lampstand/server"')) return folder;
  if (dirname(folder) === folder) throw new Error('The folder of @lampstand/server was not found above this file.');
  return findPackageRoot(dirname(folder));
}
