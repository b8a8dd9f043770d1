import { spawnSync } from 'node:child_process';

/** Runs the server's corpus tests over every row; `npm test` takes ten samples of each. */
export function benchCorpora(): void {
  const env = { ...process.env, CORPUS: 'all' };
  const files = ['src/writing/injection-corpus', 'src/ministry-apps'];
  const done = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...files], { env, stdio: 'inherit' });
  if (done.status !== 0) process.exitCode = 1;
}
