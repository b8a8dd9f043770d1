import { expect, test } from 'vitest';
import { sentencesOf } from '../text/sentences.ts';
import { Chunker } from './chunker.ts';

function unitsOf(text: string): string[] {
  const units = new Chunker([]);
  return [...units.push(text), ...units.end()];
}

test('a title, an initial or the abbreviation of a book does not end a unit', () => {
  const text = 'Dr. Lee and Rev. Ortiz met us at St. Mark on Sunday. We read Phil. Then we sang, all of us.';

  expect(unitsOf(text)).toEqual([
    'Dr. Lee and Rev. Ortiz met us at St. Mark on Sunday. ',
    'We read Phil. Then we sang, all of us.',
  ]);
});

const onTheWay = 'Peace to you all today. ';
const next = 'Now we go home and rest.';

test.each([
  ['typed marks', "'The LORD is my rock. He is my fortress too.'"],
  ['printed marks', '‘The LORD is my rock. He is my fortress too.’'],
  ['a plural that owns something', "'The disciples' boat was full. Then he spoke to them.'"],
  ['an apostrophe inside', "'It isn't so. He's my fortress, not theirs.'"],
  ['words that introduce it', "It says, 'the LORD is my rock. He is my fortress too.'"],
])('a quotation in single marks is one unit: %s', (_, quoted) => {
  expect(unitsOf(`${onTheWay}${quoted} (Psalm 18:2) ${next} Amen to all of that.`)[1]).toContain(quoted);
});

test.each([
  "They love rock 'n' roll very much. ",
  "'Tis the season for it again. ",
  "It was back in the '90s in town. ",
  "We saw the disciples' boat out there. ",
  'We saw James’ house and the Joneses’ dog. ',
  "Don't and won't are two words. ",
  'He said ‘no’ to it at once. ',
  "Give 'em bread and some water. ",
])('an apostrophe does not delay a unit: %s', (sentence) => {
  expect(unitsOf(sentence + next)).toEqual([sentence, next]);
});

test('a mark without a closing mark extends to its paragraph only', () => {
  const open = "He said, 'come in and sit. There is bread. ";

  expect(unitsOf(`${open}\n\n${next}`)).toEqual([`${open}\n\n`, next]);
});

test('a unit that is too long ends at its last complete sentence', () => {
  const sentence = 'He spoke to the crowd about bread. ';
  const text = `“${sentence.repeat(300)}`;
  const units = unitsOf(text);

  expect(units.join('')).toBe(text);
  expect(units.length).toBeGreaterThan(1);
  for (const unit of units) expect(unit).toMatch(/bread\. $/);
});

test('each unit ends where a sentence ends', () => {
  const text =
    '# Title\n\nDr. Lee came. “Be still. Rest.” He sat (so it is told). \n- one e.g. two\n- three\n1. four. Five?\n\n' +
    "> quoted. Still quoted.\n\nSee [[1 Cor. 13:4]] and 'go. Come.' - John 3:16. The end of it all is near";

  expect(unitsOf(text).flatMap((unit) => sentencesOf(unit).map((one) => one.text))).toEqual(
    sentencesOf(text).map((one) => one.text),
  );
});
