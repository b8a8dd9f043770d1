import type { Section } from '@lampstand/sdk/app';
import {
  addDays,
  type Day,
  paragraphOf,
  present,
  prose,
  scheduleBlock,
  section,
  steps,
  weekdayFrom,
} from '../../../app-kit/index.ts';
import type { Idea } from '../data/idea.ts';
import type { RankedIdea } from '../ranking.ts';
import { words } from '../texts.en.ts';

/** One card an idea: what is sold, why it fits, what speaks against it. */
export function reasonCards(ranked: readonly RankedIdea[]): Section {
  const { reasons: texts } = words;
  return section('reasons', texts.title, [
    {
      type: 'cards',
      items: ranked.map(({ idea, fit }) => ({
        title: `${idea.name} (${words.table.ofHundred(fit.score)})`,
        text: paragraphOf([
          idea.offer,
          texts.fits(present(fit.reasons.map(texts.text))),
          ...fit.reasons.map(texts.against),
          texts.watch(idea.risk),
        ]),
      })),
    },
  ]);
}

/** Offer, buyer and the places where the first customers are. */
export function firstCustomers({ offer, customer, find }: Idea): Section {
  const { customers: texts } = words;
  return section('customers', texts.title, [
    prose([texts.offer(offer), texts.buyer(customer)]),
    steps(find),
    prose([texts.rule]),
  ]);
}

/** Ten dated steps in thirty days, ready for a calendar file; without the first paid job where someone has to say yes before. */
export function thirtyDays({ idea, figures }: RankedIdea, today: Day, waits: boolean): Section {
  const { title, calendar, entries } = words.plan;
  const first = weekdayFrom(addDays(today, 1), 'monday');
  const on = (day: number) => addDays(first, day);
  const schedule = scheduleBlock(
    calendar(idea.name),
    [
      ...(waits ? [{ date: on(0), title: words.waitFirst.entry, detail: words.waitFirst.entryDetail }] : []),
      { date: on(0), title: entries.ask, detail: entries.askDetail },
      { date: on(2), title: entries.rules, detail: entries.rulesDetail },
      { date: on(5), title: entries.test, detail: idea.test },
      { date: on(7), title: figures.start > 0 ? entries.prepare : entries.prepareFree },
      { date: on(9), title: entries.find(idea.find[0]) },
      ...(waits || idea.permission ? [] : [{ date: on(12), title: entries.first, detail: entries.firstDetail }]),
      { date: on(16), title: entries.find(idea.find[1]) },
      { date: on(21), title: entries.find(idea.find[2]) },
      { date: on(28), title: entries.count, detail: entries.countDetail },
      { date: on(29), title: entries.decide, detail: words.stop.stop(idea.stop).replaceAll('**', '') },
    ],
    today,
  );
  return section('plan', title, [schedule]);
}

/** The main risk and when to stop. */
export function stopRules({ risk, stop }: Idea): Section {
  const { stop: texts } = words;
  return section('stop', texts.title, [prose([texts.risk(risk), texts.stop(stop), texts.crowd])]);
}

/** How the same work can serve people who can't pay; shown by choice. */
export function serving({ serve }: Idea): Section {
  return section('serve', words.serve.title, [prose([words.serve.text(serve), words.serve.limit])]);
}
