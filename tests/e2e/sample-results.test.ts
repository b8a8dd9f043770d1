import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';

interface Part {
  id: string;
}
interface Sample {
  app: string;
  request: object;
  document: { title: string; about?: string; sections: Part[] };
}

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.close());

const fileOf = (app: string) => join(import.meta.dirname, `../../portal/src/content/samples/${app}.json`);
const read = (app: string): Sample => JSON.parse(readFileSync(fileOf(app), 'utf8'));

/** Runs the app as a visitor of the demo church and keeps the sections that the sample shows. */
async function runAgain({ app, request, document: { sections } }: Sample): Promise<Sample['document']> {
  const frame = await (await fetch(`${product.origin}/embed/grace-chapel/${app}`)).text();
  const token = /"token":"([^"]+)"/.exec(frame)?.[1];
  const res = await fetch(`${product.origin}/embed-api/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const { document } = (await res.json()) as { document: Sample['document'] };
  const shown = sections.map(({ id }) => document.sections.find((section) => section.id === id));
  return { title: document.title, about: document.about, sections: shown as Part[] };
}

// A plan begins next month, whenever that is: its months are covered before it is compared.
const withoutMonths = (document: Sample['document']) =>
  JSON.stringify(document).replaceAll(
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:[a-z]*)\b(?: 20\d\d)?/g,
    'MONTH',
  );

test.each(['prayer-generator', 'debt-coach', 'bible-chat'])(
  'the sample result of %s on the public pages is what the app writes (SAMPLES=write takes the new one)',
  async (app) => {
    const sample = read(app);
    const document = await runAgain(sample);
    if (process.env.SAMPLES === 'write') {
      const madeOn = new Date().toISOString().slice(0, 10);
      writeFileSync(fileOf(app), `${JSON.stringify({ ...sample, madeOn, document }, null, 2)}\n`);
      return;
    }

    expect(withoutMonths(document)).toBe(withoutMonths(sample.document));
  },
);
