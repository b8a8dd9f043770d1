import { writeFileSync } from 'node:fs';
import { apps } from '../ministry-apps/apps.generated.ts';
import { phrasingsFile } from '../platform/paths.ts';
import { indexPhrasings } from '../understanding/nearest.ts';
import { phrasingFile, readPhrasings } from '../understanding/phrasing-file.ts';
import { loadUniversalEncoder } from '../understanding/universal-encoder.ts';

// The last step of the build: makes the vectors of the phrasings of all apps. Sets that have not changed keep theirs.
const sets = apps.flatMap(({ phrasings = [] }) => phrasings);
const encoder = await loadUniversalEncoder();
const known = readPhrasings(phrasingsFile);
const indexed = [];
for (const set of sets) {
  indexed.push({ set, index: known(set, encoder.model) ?? (await indexPhrasings(set.phrasings, encoder)) });
}
writeFileSync(phrasingsFile, phrasingFile(indexed, encoder.model));
