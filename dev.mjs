// `npm run dev`: the product as `npm start` runs it, rebuilt and started again whenever a source changes. Same ports.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, watch } from 'node:fs';

const built = ['server/dist', 'sdk/dist', 'loader/dist', 'portal/dist', 'examples/plain-html', 'examples/strict-csp'];
const SETTLE_MS = 300;

const builder = spawn('npx', ['turbo', 'watch', 'build', '--output-logs=errors-only'], { stdio: 'inherit' });
let product = start();
let timer;

for (const folder of built) {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function start() {
  return spawn(process.execPath, ['server/dist/start.js'], { stdio: 'inherit' });
}

function restart() {
  const former = product;
  const next = () => {
    product = start();
  };
  if (former.exitCode !== null) return next();
  former.once('exit', next);
  former.kill('SIGTERM');
}

function stop() {
  builder.kill('SIGTERM');
  product.once('exit', () => process.exit(0));
  product.kill('SIGTERM');
}
