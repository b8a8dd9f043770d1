import { bibleChat } from './bible-chat/index.ts';
import type { MinistryApp } from './contract.ts';
import { debtCoach } from './debt-coach/index.ts';
import { prayerGenerator } from './prayer-generator/index.ts';

/** The apps that are built. Adding an app is adding its folder and one line here. */
const built: readonly MinistryApp[] = [bibleChat, debtCoach, prayerGenerator];

/** The built app with this id in any spelling of upper and lower case, or undefined. */
export function findApp(id: string): MinistryApp | undefined {
  const wanted = id.toLowerCase();
  return built.find((app) => app.manifest.id.toLowerCase() === wanted);
}

export { catalogue, catalogueEntry, findEntry } from './catalogue.ts';
