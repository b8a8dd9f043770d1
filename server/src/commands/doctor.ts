import { join } from 'node:path';
import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { migrationsFolder, repositoryRoot } from '../platform/paths.ts';
import { mailFinding, outboxFindings } from './check-mail.ts';
import { modelFinding } from './check-model.ts';
import { runDoctor } from './run-doctor.ts';

const marks = { ok: '  ok      ', warning: '  warning ', problem: '  PROBLEM ' };
const built = ['loader/dist/embed.js', 'sdk/dist/frame/assets.json'].map((file) => join(repositoryRoot, file));

const env = readEnv(process.env);
const findings = [
  ...runDoctor(env, systemClock, { migrations: migrationsFolder, built }),
  ...(await Promise.all([mailFinding(env), modelFinding(env)])),
  ...outboxFindings(env, systemClock),
];
for (const { state, text } of findings) console.log(`${marks[state]}${text}`);
process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
