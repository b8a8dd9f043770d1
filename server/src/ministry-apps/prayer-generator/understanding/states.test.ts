import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedOf } from '../../../app-kit/index.ts';
import { someChurch } from '../../../testing/church-voice.ts';
import { writePrayer } from '../composer/prayer.ts';
import { settingFor } from '../composer/setting.ts';
import { prayerOf } from '../solve.ts';
import { plainNeeds } from './states.ts';

const linesOf = (text: string, names: readonly string[] = []) =>
  plainNeeds(text, { voice: 'I', names }).map(({ lines: [first], told }) => (told ? `${told} ${first}` : first));

test.each<[string, string[]]>([
  [
    'My dad has surgery. hes scared but wont say it. mom is not sleeping.',
    ['Give my dad courage and a calm heart.', 'Give my mom sleep and quiet nights.'],
  ],
  [
    'I start Monday and I am so nervous about being the oldest one in the room',
    ['I am so nervous about being the oldest one in the room. Give me courage and a calm heart.'],
  ],
  ['I don’t know if I should send a card or leave her be.', ['Show me whether I should send a card or leave her be.']],
  ['My son wants to farm and I don’t know what to tell him.', ['Show me what to tell my son.']],
  [
    'I want to do right by my kids but I am tired',
    ['Help me to do right by my kids.', 'Give me rest, and people who take over part of the work.'],
  ],
  ['I need courage and I need him not to look at me different.', ['Let him not look at me different.']],
  ['Truck needs a transmission 3800 dollars.', ['I ask for a transmission.']],
  ['Just bored and lonely.', []],
  ['Lonely since May.', ['Send me good company, and be near.']],
  ['I am not scared.', []],
  ['I was tired.', []],
  ['My mother died. She was scared.', []],
  ['Is she lonely?', []],
  ['I want to die', []],
  ['My brother and my boss fight. He is angry.', []],
])('“%s” is prayed for as %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test('a pronoun can mean the one name of the form', () => {
  expect(linesOf('She is in the NICU.', ['Josie'])).toEqual(['Make Josie well again, and give them good care.']);
});

test('every plain need of the training requests is in the prayer of a minute', () => {
  const rows = readFileSync(new URL('../training/prayer-requests.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const texts = rows.flatMap((row) => row.split('\t')[1] ?? []).filter((_, index) => index % 9 === 0);
  let checked = 0;
  for (const situation of texts) {
    const prayer = prayerOf({ situation, length: '60' });
    const { facts } = prayer;
    if (facts.harm || facts.spanish || facts.theme.about) continue;
    const own = plainNeeds(situation, { voice: 'I', names: [] });
    const written = writePrayer(settingFor(prayer, someChurch, 1, seedOf([prayer.input])));
    const saidOf = (lines: readonly string[]) => lines.some((line) => written.includes(line));
    expect
      .soft(
        own
          .slice(0, 3)
          .filter(({ lines }) => !saidOf(lines))
          .map(({ lines }) => lines[0]),
        situation,
      )
      .toEqual([]);
    checked += own.length;
  }
  expect(checked).toBeGreaterThan(15);
});
