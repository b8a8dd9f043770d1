import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { runCommand } from '../run-process.ts';
import { runRestore } from './run-restore.ts';

// `npm run restore -- FILE`: refused while a server runs.
await runCommand(() => runRestore(readEnv(process.env), systemClock.now(), process.argv.slice(2)));
