import { expect, test } from 'vitest';
import { type ModelSimulator, startModelSimulator } from '../../tools/model-simulator/index.ts';
import { createWriter } from './create-writer.ts';
import { debtCoach } from './ministry-apps/debt-coach/index.ts';
import { someChurch } from './testing/church-voice.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { planRun } from './testing/plan-run.ts';
import { builtInWriter } from './writing/index.ts';

async function write(simulator: ModelSimulator, env: Record<string, string>): Promise<string> {
  const model = { LAMPSTAND_MODEL: 'openai-compatible', MODEL_BASE_URL: simulator.baseUrl, MODEL_NAME: 'ok' };
  const at = await createTestApp({ env: { ...model, ...env } });
  const { id } = await at.given.church({ slug: 'grace-chapel' });
  const church = { ...someChurch, id };
  const input = debtCoach.manifest.examples[0]?.input ?? {};
  const { requestFor } = await planRun(debtCoach, { input, church, now: new Date(at.clock.now()) });
  const pieces: string[] = [];
  try {
    for await (const piece of createWriter(at.deps).write(
      debtCoach,
      requestFor('coaching'),
      new AbortController().signal,
    ))
      pieces.push(piece);
  } finally {
    await at.close();
  }
  return pieces.join('');
}

test('without a model the built-in writer writes', async () => {
  const at = await createTestApp();

  expect(createWriter(at.deps)).toBe(builtInWriter);
  await at.close();
});

test('a connected model writes within its budget, and not beyond it', async () => {
  const simulator = await startModelSimulator();

  expect(await write(simulator, {})).toContain('Amen.');
  await expect(write(simulator, { MODEL_DAILY_BUDGET: '0' })).rejects.toMatchObject({ kind: 'over-budget' });
  await expect(write(simulator, { MODEL_CHURCH_MONTHLY_BUDGET: '0' })).rejects.toMatchObject({
    kind: 'over-budget',
  });
  expect(await write(simulator, { MODEL_PRICE_INPUT: '0', MODEL_PRICE_OUTPUT: '0' })).toContain('Amen.');
  expect(simulator.asked.length).toBe(2);
  await simulator.close();
});
