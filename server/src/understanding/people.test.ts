import { expect, test } from 'vitest';
import { peopleIn } from './people.ts';

test.each([
  ['Their names are Tamsin and Jude.', ['Tamsin', 'Jude']],
  ['My husband Tom and our dog Max', ['Tom']],
  ['Rent is due on the first. Surgery was supposed to be Monday.', []],
])('“%s” names %j', (text, names) => {
  expect(peopleIn(text)).toEqual(names);
});
