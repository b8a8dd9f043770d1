import { systemClock } from '../platform/clock.ts';
import { readEnv } from '../platform/env.ts';
import { runCommand } from '../run-process.ts';
import { runBackup } from './run-backup.ts';

// `npm run backup`: works beside a running server.
await runCommand(() => runBackup(readEnv(process.env).DATA_DIR, systemClock.now()));
