// A model endpoint to try the product with, without a vendor and without a key. See the README beside this file.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { modes } from './modes.ts';
import { readings } from './readings.ts';
import { startModelSimulator } from './start-model-simulator.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4410' },
    mode: { type: 'string' },
    script: { type: 'string' },
    characters: { type: 'string', default: '12' },
    milliseconds: { type: 'string', default: '40' },
  },
});
const known = [...new Set([...Object.keys(modes), ...Object.keys(readings)])];
if (values.mode !== undefined && !known.includes(values.mode)) {
  console.error(`There is no mode "${values.mode}". There are: ${known.join(', ')}.`);
  process.exit(1);
}
const simulator = await startModelSimulator({
  port: Number(values.port),
  mode: values.mode,
  script: values.script === undefined ? '' : readFileSync(values.script, 'utf8'),
  pace: { characters: Number(values.characters), milliseconds: Number(values.milliseconds) },
});
console.log(`
  A model that is none answers at ${simulator.baseUrl}

    LAMPSTAND_MODEL=openai-compatible MODEL_BASE_URL=${simulator.baseUrl} MODEL_NAME=${values.mode ?? 'ok'} npm start

  Stop with Ctrl+C.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void simulator.close());
