import type { FrameAssets } from '@lampstand/sdk/frame/server';
import { z } from 'zod';
import type { StaticFiles } from '../../platform/http/static-files.ts';

const folder = '/assets/frame/';
const name = z.string();
const Assets: z.ZodType<FrameAssets> = z.object({
  script: name,
  deferred: name,
  chat: name,
  records: name,
  words: name,
  wordsSpanish: name,
  result: name,
  css: name,
});
const read = new WeakMap<StaticFiles, { assets: FrameAssets; css: string }>();

/** Names of the built frame files and the critical styles, read once. @throws Error when the frame is not built. */
export function frameAssets(files: StaticFiles): { assets: FrameAssets; css: string } {
  const known = read.get(files);
  if (known) return known;
  const assets = Assets.parse(JSON.parse(textOf(files, 'assets.json')));
  const found = { assets, css: textOf(files, assets.css) };
  read.set(files, found);
  return found;
}

/** Address of the folder of the frame's files. */
export const assetsUrl = (embedOrigin: string) => `${embedOrigin}${folder}`;

function textOf(files: StaticFiles, name: string): string {
  const file = files.find(`${folder}${name}`);
  if (!file) throw new Error(`The frame is not built: ${folder}${name} is missing. Run npm run build.`);
  return file.bodies.identity.toString('utf8');
}
