import type { ChallengeService } from './features/proof/index.ts';
import type { QualityCounters } from './features/trust/index.ts';
import type { UsageCounter } from './features/usage/index.ts';
import type { PlatformDeps } from './platform/deps.ts';
import type { WorkerPool } from './platform/workers/worker-pool.ts';
import type { ImportedTexts } from './scripture/imported-texts.ts';
import type { ScriptureReader } from './scripture/reader.ts';
import type { Understanding } from './understanding/understanding.ts';
import type { WorkerTasks } from './worker.ts';
import type { TextWriter } from './writing/writer.ts';

/** Everything the application is given; nothing in it is global. */
export interface Deps extends PlatformDeps {
  /** Asks browsers for a proof of work while a church is flooded with requests. */
  challenges: ChallengeService;
  scripture: ScriptureReader;
  /** The imported Bible texts, indexed in memory. */
  texts: ImportedTexts;
  writer: TextWriter;
  /** Reads free text by its meaning. */
  understanding: Understanding;
  /** Runs heavy tasks in worker threads. */
  workers: WorkerPool<WorkerTasks>;
  /** Counts openings, runs and errors of churches' apps. */
  usage: UsageCounter;
  /** Counts what was checked, shown and written for churches. */
  quality: QualityCounters;
}
