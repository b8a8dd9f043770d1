import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test.each([
  ['took minutes, sent the newsletter to 300 families', ['took minutes', 'sent the newsletter to 300 families']],
  [
    'grew deposits from 41M to 67M, 14 staff, turnover 30 to 11 percent, ran two branches',
    ['grew deposits from 41M to 67M, 14 staff', 'turnover 30 to 11 percent', 'ran two branches'],
  ],
  [
    '12M events/day on Kafka. on call 1 in 5. mentored 2 interns',
    ['12M events/day on Kafka.', 'on call 1 in 5.', 'mentored 2 interns'],
  ],
  [
    'bath, meals, 3 clients a day, one client I was with for years',
    ['bath, meals', '3 clients a day', 'one client I was with for years'],
  ],
  ['trained 3 pastors haha', ['trained 3 pastors']],
  ['pull wire, bend conduit, fix outlets and lights', ['pull wire, bend conduit, fix outlets and lights']],
  ['drove (day, night, 300 miles a week) for the district', ['drove (day, night, 300 miles a week) for the district']],
  ['fed approx. nine hundred men, each day at noon', ['fed approx. nine hundred men, each day at noon']],
])('"%s" is split into its facts', (typed, pieces) => {
  expect(piecesOf(typed)).toEqual(pieces);
});
