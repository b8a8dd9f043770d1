import { expect, test } from 'vitest';
import { inTermsOf } from './denomination-terms.ts';

test.each([
  ['catholic', 'Ask your pastor at your church.', '', 'Ask your priest at your parish.'],
  ['anglican', 'Ask your pastor at your church.', '', 'Ask your priest at your church.'],
  ['baptist', 'Ask your pastor at your church.', '', 'Ask your pastor at your church.'],
  ['orthodox', 'Ask a pastor or priest; Pastors help.', '', 'Ask a priest; Priests help.'],
  ['catholic', 'It says “ask your pastor”. Ask your pastor.', '', 'It says “ask your pastor”. Ask your priest.'],
  ['catholic', 'Your pastor and your church.', 'My pastor left.', 'Your pastor and your parish.'],
] as const)('%s: "%s" after the visitor typed "%s"', (tradition, text, typed, expected) => {
  expect(inTermsOf(tradition, text, typed)).toBe(expected);
});
