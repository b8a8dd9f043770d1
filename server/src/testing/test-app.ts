import type { FieldSpecs } from '@lampstand/sdk/app';
import { type AppDefinition, defineApp, type MinistryApp } from '../ministry-apps/contract.ts';
import { findCatalogue } from '../ministry-apps/index.ts';

const catalogue = findCatalogue('prayer-generator') as NonNullable<ReturnType<typeof findCatalogue>>;

/** An app of a test; everything that the test does not say is empty. */
export function testApp<const Specs extends FieldSpecs, Result>(
  definition: Partial<AppDefinition<Specs, Result>> & Pick<AppDefinition<Specs, Result>, 'solve' | 'document'>,
): MinistryApp {
  const words = { submit: 'a', busy: 'b', ready: 'c', change: 'd', restart: 'e' };
  return defineApp({
    catalogue,
    heights: { narrow: 1, medium: 1, wide: 1 },
    fields: {},
    texts: { en: { intro: '', words, fields: {}, examples: [] } },
    surface: 'form',
    exports: [],
    permissions: [],
    compose: () => '',
    prompt: () => [],
    promptVersion: '2026-11-22',
    ...definition,
    // The defaults fit the empty fields; a test that has fields gives their texts, too.
  } as unknown as AppDefinition<Specs, Result>);
}
