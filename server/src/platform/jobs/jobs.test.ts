import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createJobs } from './jobs.ts';

test('a job runs on its pattern, and a failed one is logged and runs again', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-02T10:59:30Z') });
  const lines: string[] = [];
  const jobs = createJobs(createLog('error', { write: (line: string) => void lines.push(line) }));
  const ran: string[] = [];
  jobs.add('hourly', '0 * * * *', async () => {
    ran.push(new Date().toISOString());
    throw new Error('not today');
  });

  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  jobs.stop();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  vi.useRealTimers();

  expect(ran.map((time) => time.slice(11, 16))).toEqual(['11:00', '12:00']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { job: 'hourly', err: { message: 'not today' } },
    { job: 'hourly' },
  ]);
});

test('a job with atOnce runs now and on its pattern', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-02T10:30:30Z') });
  const jobs = createJobs(createLog('silent'));
  const ran: string[] = [];
  jobs.add('hourly', '0 * * * *', async () => ran.push(new Date().toISOString().slice(11, 16)), { atOnce: true });

  await vi.advanceTimersByTimeAsync(3_600_000);
  jobs.stop();
  vi.useRealTimers();

  expect(ran).toEqual(['10:30', '11:00']);
});

test('a job longer than its interval never runs twice at the same time', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-02T10:00:30Z') });
  const jobs = createJobs(createLog('silent'));
  let running = 0;
  let most = 0;
  jobs.add('slow', '* * * * *', async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 150_000));
    running -= 1;
  });

  await vi.advanceTimersByTimeAsync(600_000);
  jobs.stop();
  vi.useRealTimers();

  expect(most).toBe(1);
});

test('a job runs at its next time after a clock that was a year ahead is set back', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-12-02T10:30:00Z') });
  const jobs = createJobs(createLog('silent'));
  const ran: string[] = [];
  jobs.add('hourly', '0 * * * *', async () => ran.push(new Date().toISOString()));
  await vi.advanceTimersByTimeAsync(3_600_000);

  vi.setSystemTime(Date.parse('2026-12-02T10:30:00Z'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  jobs.stop();
  vi.useRealTimers();

  expect(ran.map((time) => time.slice(0, 16))).toEqual(['2027-12-02T11:00', '2026-12-02T11:00']);
});
