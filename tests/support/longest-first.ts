import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of few lines that take long. */
const long = [
  'wordpress/wordpress.test.ts',
  'public/lighthouse.test.ts',
  'portal/portal-screens.test.ts',
  'embed/app-screens.test.ts',
  'embed/help-in-view.test.ts',
  'embed/layout-shift.test.ts',
  'public/site-crawl.test.ts',
  'src/run-process.test.ts',
  'commands/restore-drill.test.ts',
  'runs/care.test.ts',
  'src/portal-access.test.ts',
  'care/spanish-examples.test.ts',
  'src/screens.test.tsx',
  'db/awaited-queries.test.ts',
  'care/danger.test.ts',
];

/**
 * Starts with the files that take long, so that both workers end together. By itself Vitest starts with the files of most
 * bytes until it has measured their times on this machine.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
