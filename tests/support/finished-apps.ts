import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const appFolder = fileURLToPath(new URL('../../server/src/ministry-apps/', import.meta.url));

/** Folders of the apps that can be used. */
export const finishedApps = readdirSync(appFolder).filter((name) => existsSync(`${appFolder}${name}/index.ts`));

/** The folder of an app that has no code yet, which is also its id. */
export const unbuiltApp = readdirSync(appFolder).find(
  (name) => existsSync(`${appFolder}${name}/catalogue.ts`) && !finishedApps.includes(name),
);
