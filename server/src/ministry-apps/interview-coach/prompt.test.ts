import { expect, test } from 'vitest';
import { planRun } from '../../testing/plan-run.ts';
import { interviewCoach } from './index.ts';
import { filled } from './visits.fixture.ts';

test('a model gets the job and what code has found, and no pasted resume or posting', async () => {
  const { plan, requestFor } = await planRun(interviewCoach, {
    input: filled({ job: 'Cook', mode: 'plan', resume: 'jane@mail.com\nRan 3 kitchens', posting: 'Secret Street 5' }),
  });
  for (const { id } of plan.sections.filter(({ write }) => write)) {
    const text = JSON.stringify(interviewCoach.prompt(requestFor(id)));

    expect(text).toContain('Never help to say something untrue');
    expect(text).not.toMatch(/jane@mail|Secret Street/);
  }
});

test('the thank-you note without a model leaves a blank for everything that only the person knows', async () => {
  for (const kind of ['person', 'phone', 'panel', 'committee']) {
    const { requestFor } = await planRun(interviewCoach, { input: filled({ job: 'Cook', mode: 'plan', kind }) });
    const note = interviewCoach.compose(requestFor('thanks'));

    expect(note).toMatch(/^Dear \[/);
    expect(note).toMatch(/cook/i);
    expect(note.match(/\[[^\]]+\]/g)?.length).toBeGreaterThanOrEqual(4);
  }
});
