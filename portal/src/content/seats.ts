import { terms } from './terms.ts';

const MOST_PEOPLE = 5_000;

/** Answer of the seat calculator: the plan and its arithmetic, or what is wrong. */
export type SeatAnswer = { plan: string; words: string } | { problem: string };

const whole = new Intl.NumberFormat('en-US');

/** The plan for a number of people who log in; `typed` is the field's value. */
export function answerSeats(typed: string, onWebsite: boolean): SeatAnswer {
  const people = Number(typed.trim());
  if (typed.trim() === '' || !Number.isInteger(people) || people < 1) {
    return { problem: 'Enter how many people will log in: 1 or more.' };
  }
  if (people > MOST_PEOPLE) return { problem: 'For more than 5,000 people, please contact us.' };
  if (onWebsite) return { plan: 'Church plan', words: platformWords(people) };
  if (people === terms.solo.seats) {
    return {
      plan: terms.solo.name,
      words: 'One seat, without a website. Email us for the price.',
    };
  }
  return {
    plan: terms.team.name,
    words: `${whole.format(people)} seats on one bill, without a website. Email us for the price.`,
  };
}

function platformWords(people: number): string {
  const { dollarsPerMonth } = terms.platform;
  const year = `about $${whole.format(dollarsPerMonth * 12)} a year for the whole church`;
  if (people === 1) return `${year}. Website visitors are free.`.replace(/^a/, 'A');
  const each = Math.max(1, Math.round(dollarsPerMonth / people));
  const share = dollarsPerMonth / people < 1 ? 'less than a dollar' : `about $${whole.format(each)}`;
  return `A${year.slice(1)}, or ${share} a month for each of ${whole.format(people)} people. Website visitors are free.`;
}
