import { terms } from './terms.ts';

const MOST_PEOPLE = 5_000;

/** Answer of the seat calculator: the plan and its arithmetic, or what is wrong. */
export type SeatAnswer = { plan: string; words: string } | { problem: string };

const whole = new Intl.NumberFormat('en-US');

/** The plan for a number of people who log in; `typed` is the field's value. */
export function answerSeats(typed: string, onWebsite: boolean): SeatAnswer {
  const people = Number(typed.trim());
  if (typed.trim() === '' || !Number.isInteger(people) || people < 1) {
    return { problem: 'Please enter how many people will log in, as a whole number from 1.' };
  }
  if (people > MOST_PEOPLE) return { problem: 'That is more than this page can reckon with. Please write to us.' };
  if (onWebsite) return { plan: 'Church platform', words: platformWords(people) };
  if (people === terms.solo.seats) {
    return {
      plan: terms.solo.name,
      words: 'One seat. Its price is not set yet; you will see it before you agree to it.',
    };
  }
  return {
    plan: terms.team.name,
    words: `${whole.format(people)} seats on one bill. The price of a seat is not set yet; you will see it before you agree to it.`,
  };
}

function platformWords(people: number): string {
  const { dollarsPerMonth } = terms.platform;
  const year = `about $${whole.format(dollarsPerMonth * 12)} a year for the whole church`;
  if (people === 1) return `${year}. Visitors of your website are not counted.`.replace(/^a/, 'A');
  const each = Math.max(1, Math.round(dollarsPerMonth / people));
  const share = dollarsPerMonth / people < 1 ? 'less than a dollar' : `about $${whole.format(each)}`;
  return `A${year.slice(1)}, or ${share} a month for each of ${whole.format(people)} people. Visitors of your website are not counted.`;
}
