import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, findApp } from '../../../server/src/ministry-apps/index.ts';

const css = readFileSync(join(import.meta.dirname, 'app-heights.css'), 'utf8');

test("our pages reserve the heights of each app's manifest", () => {
  for (const { id } of catalogue) {
    const heights = findApp(id)?.manifest.heights;
    const kept = [...css.matchAll(new RegExp(`app="${id}"\\] \\{\\s*min-height: (\\d+)px`, 'g'))].map(([, px]) =>
      Number(px),
    );
    expect(kept, id).toEqual(heights ? [heights.narrow, heights.medium, heights.wide] : []);
  }
});
