import { catalogue, findApp } from '../ministry-apps/index.ts';

const found = catalogue.find(({ id }) => !findApp(id));
if (!found) throw new Error('Every app is built: the tests of an app that is not built can go.');

/** An app of the catalogue that has no code yet. */
export const unbuiltApp = found;
