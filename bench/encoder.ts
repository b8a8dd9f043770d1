import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The sentence encoder in a process of its own: start, memory, and milliseconds a sentence. */
export function benchEncoder(): void {
  const file = fileURLToPath(new URL('./encoder-process.ts', import.meta.url));
  const { status } = spawnSync('npx', ['tsx', file], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The benchmark of the encoder failed.');
}
