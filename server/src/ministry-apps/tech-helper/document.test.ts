import { asOfEnglish, type Block, documentText, type Input } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeOf, sentenceLengths } from '../../app-kit/index.ts';
import { contextOf, planRun } from '../../testing/plan-run.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { Ask } from '../contract.ts';
import { guideIds, guides } from './data/guides/index.ts';
import { guidePhrasings } from './data/phrasings/index.ts';
import { type Device, devices, devicesOf, wayOn } from './devices.ts';
import { cardsAtOnce } from './document/layers.ts';
import { document } from './document.ts';
import { techHelper } from './index.ts';
import { solve, type TechAnswer } from './solve.ts';

const base = { comfort: '2', textSize: 'regular', helper: false } as const;
const given = (input: object): Input => ({ ...base, device: 'unknown', ...input });
const planOf = async (input: object) => (await planRun(techHelper, { input: given(input) })).plan;
const textOf = (blocks: readonly Block[]) => JSON.stringify(blocks);
const solved = async (input: object, answers: Input = {}) => {
  const full = { ...base, device: 'unknown' as const, want: '', ...input } as Parameters<typeof solve>[0];
  return solve(full, contextOf({ answers }));
};

const smallText = { want: 'text size', device: 'iphone' };

test('the answer comes first, then its cards in order, and what is safe; the rest is folded', async () => {
  const { title, sections } = await planOf(smallText);
  const open = sections.filter(({ folded }) => !folded).map(({ id }) => id);

  expect(title).toBe(guides['bigger-text'].task);
  expect(open).toEqual(['answer', 'steps', 'safe']);
  expect(sections.filter(({ folded }) => folded).map(({ id }) => id)).toEqual([
    'undo',
    'different',
    'words',
    'beside',
    'helper',
  ]);
});

test('cards are numbered on over the fold, and none is lost, whatever the size of the words', async () => {
  for (const textSize of ['regular', 'large']) {
    for (const device of devices) {
      const plan = await planOf({ want: 'update my phone', device, textSize });
      const said = textOf(plan.sections.flatMap(({ blocks }) => blocks));
      const numbers = [...said.matchAll(/(?:"title":"|\*\*)(\d+)\. /g)].map(([, number]) => Number(number));

      expect(numbers, device).toEqual(numbers.map((_, index) => index + 1));
    }
  }
});

test('the last of many cards is never folded alone', () => {
  for (const id of guideIds) {
    for (const device of devicesOf(guides[id])) {
      const { steps = [] } = wayOn(guides[id], device) ?? {};
      for (const large of [false, true]) {
        const count = cardsAtOnce(steps, { large, taken: 120 });
        expect(steps.length > 3 && steps.length - count === 1, `${id} ${device}`).toBe(false);
      }
    }
  }
});

test('a short list comes first for someone who knows it well; someone who is new reads how to touch the screen', async () => {
  const well = await planOf({ ...smallText, comfort: '3' });
  const fresh = await planOf({ ...smallText, comfort: '1' });

  expect(well.sections.find(({ id }) => id === 'steps')?.blocks[0]?.type).toBe('steps');
  expect(well.sections.find(({ id }) => id === 'cards')?.folded).toBe(true);
  expect(textOf(fresh.sections[0]?.blocks ?? [])).toContain('touch the glass once');
});

test('an unknown device is asked for once, and only among the devices in question', async () => {
  const asked = await solved({ want: 'print a page' });

  expect(asked).toBeInstanceOf(Ask);
  expect((asked as Ask).fields.map(({ name }) => name)).toEqual(['whichDevice']);
  const known = (await solved({ want: 'print a page' }, { whichDevice: 'mac' })) as TechAnswer;
  expect(known.found).toMatchObject({ kind: 'guide', id: 'print-page', device: 'mac' });
  const lost = (await solved({ want: 'print a page' }, { whichDevice: 'unknown' })) as TechAnswer;
  expect(lost.found).toMatchObject({ kind: 'which-device', id: 'print-page' });
});

test('a product in the words spares the question, and the device of the form wins over it', async () => {
  expect(await solved({ want: 'take a screenshot on my iPad' })).toMatchObject({ found: { device: 'ipad' } });
  const both = (await solved({ want: 'take a screenshot on my iPad', device: 'windows' })) as TechAnswer;
  expect(both).toMatchObject({ found: { device: 'windows' }, alsoNamed: 'ipad' });
});

test('two guides that are near are asked about; "none of these" gives the nearest and people to ask', async () => {
  const asked = await solved({ want: 'photo', device: 'ipad' });
  expect(asked).toBeInstanceOf(Ask);
  const none = (await solved({ want: 'photo', device: 'ipad' }, { whichTask: 'none' })) as TechAnswer;

  expect(none.found.kind).toBe('not-understood');
  const said = textOf(document(none, contextOf()).sections.flatMap(({ blocks }) => blocks));
  expect(said).toContain('tel:+18006771116');
  expect(said).toContain('tel:211');
});

test('a task that a device lacks is said to be missing, with the devices that have it', async () => {
  const plan = await planOf({ want: 'FaceTime', device: 'android-phone' });

  expect(plan.title).toContain('Not on an Android phone');
  expect(textOf(plan.sections.flatMap(({ blocks }) => blocks))).toContain('iPhone, iPad, and Mac');
});

const scamTexts = [
  { want: 'The man from Microsoft wants me to install TeamViewer. How do I do that?', device: 'windows' },
  { want: 'How do I make the words bigger?', screenWords: 'VIRUS ALERT call 1-888-555-0123 now', device: 'iphone' },
  { want: 'He wants me to pay with gift cards', device: 'unknown' },
  { want: 'I let a man into my computer with AnyDesk and gave him my card number', device: 'mac' },
  { want: 'My grandson called from jail and needs bail money in cash', device: 'android-phone' },
];

test('a scam is stopped before any step: the stop and the numbers first, nothing of the task', async () => {
  for (const input of scamTexts) {
    const { sections } = await planOf(input);
    const [first] = sections;
    const said = textOf(sections.flatMap(({ blocks }) => blocks));

    expect(first?.blocks[0]).toMatchObject({ type: 'callout', tone: 'urgent' });
    expect(first?.folded).not.toBe(true);
    for (const number of ['+18779083360', '+18333728311', '+18006771116'])
      expect(textOf(first?.blocks ?? [])).toContain(number);
    expect(said).toContain('reportfraud.ftc.gov');
    expect(said).toContain('back of your card');
    expect(sections.some(({ id }) => id === 'steps' || id === 'cards')).toBe(false);
    expect(said).not.toMatch(/any ?desk|team ?viewer|Display & Brightness/i);
  }
});

test('someone who has paid or let a stranger in gets what to do about it, open and before everything else', async () => {
  const { sections } = await planOf({
    want: 'I let a man into my computer with AnyDesk and gave him my card number',
    device: 'mac',
  });
  const already = sections.find(({ id }) => id === 'already');

  expect(sections.indexOf(already as (typeof sections)[number])).toBe(1);
  expect(already?.folded).not.toBe(true);
  expect(textOf(already?.blocks ?? [])).toContain('Turn the device off now.');
  expect(textOf(already?.blocks ?? [])).toContain('Ask for a new card.');
});

test('the message to a helper has no number that can be a code or a card', async () => {
  const written = await writeDocument(techHelper, {
    input: given({
      want: 'He wants me to pay with gift cards. My card is 4111 1111 1111 1111. My password is Rosebud.',
    }),
  });
  const message = textOf(written.sections.find(({ id }) => id === 'helper')?.blocks ?? []);

  expect(message).not.toMatch(/4111|Rosebud/);
  expect((await planOf({ want: 'He wants gift cards. My password is Rosebud.' })).notices).toHaveLength(1);
});

test('each guide on each device makes a document in short plain sentences', async () => {
  for (const id of guideIds) {
    for (const device of devicesOf(guides[id])) {
      const found = answerFor(id, device);
      const { sections } = document(found, contextOf());
      const text = sections.flatMap(({ blocks }) => blocks.map(plainText)).join('\n\n');

      expect(Math.max(...sentenceLengths(text)), `${id} ${device}`).toBeLessThanOrEqual(18);
      expect(gradeOf(text), `${id} ${device}`).toBeLessThanOrEqual(6);
    }
  }
}, 30_000);

function answerFor(id: (typeof guideIds)[number], device: Device): TechAnswer {
  const way = guides[id].on;
  const input = { ...base, want: guidePhrasings[id][0] ?? '', device } as Parameters<typeof solve>[0];
  const steps = wayOn(guides[id], device);
  if (!steps) throw new Error(`${id} has no way on ${device}: ${Object.keys(way).join(', ')}`);
  return { input, found: { kind: 'guide', id, guide: guides[id], way: steps, device } };
}

function plainText(block: Block): string {
  const document = {
    title: '',
    asOf: '2026-11-20',
    writer: { kind: 'computed' as const },
    sections: [{ id: 'a', title: '', bare: true, blocks: [block] }],
  };
  // Addresses of sources are no sentences.
  return documentText(document, asOfEnglish, 'en')
    .split('\n')
    .slice(2)
    .filter((line) => !/^(?:Source|Press Copy)/.test(line))
    .join('\n');
}

test('any wish makes a document or one question, and the same wish makes the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 80 }),
      fc.constantFrom(...devices, 'unknown' as const),
      fc.constantFrom('1', '2', '3'),
      async (want, device, comfort) => {
        const one = await solved({ want, device, comfort });
        expect(JSON.stringify(await solved({ want, device, comfort }))).toBe(JSON.stringify(one));
        if (!(one instanceof Ask)) expect(document(one, contextOf()).sections.length).toBeGreaterThan(1);
      },
    ),
    { numRuns: 30 },
  );
});

test('fifty wishes make fifty documents', async () => {
  const wishes = guideIds.filter((_, index) => index % 3 === 0).slice(0, 50);
  const texts = await Promise.all(
    wishes.map(async (id) =>
      textOf(
        document(answerFor(id, devicesOf(guides[id])[0] as Device), contextOf()).sections.flatMap(
          ({ blocks }) => blocks,
        ),
      ),
    ),
  );
  const wordsOf = texts.map((text) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu)));
  let sum = 0;
  let pairs = 0;
  for (const [index, one] of wordsOf.entries()) {
    for (const other of wordsOf.slice(index + 1)) {
      sum += [...one].filter((word) => other.has(word)).length / Math.min(one.size, other.size);
      pairs++;
    }
  }
  console.info(
    `tech-helper: ${Math.round((100 * sum) / pairs)} % of words shared by two of ${wishes.length} documents`,
  );

  expect(new Set(texts).size).toBe(wishes.length);
});

const said = async (input: object) => {
  const plan = await planOf(input);
  const open = plan.sections.filter(({ folded }) => !folded);
  return { ...plan, open: textOf(open.flatMap(({ blocks }) => blocks)) };
};

test('gift cards that are bought and not read out can still be saved: that comes first, and nothing says it happened', async () => {
  const { title, open, sections } = await said({
    want: 'someone called crying and said grandma im in jail. then a lawyer said get 2000 in target gift cards and read him the numbers. i have the cards here now how do i scratch the numbers off',
    device: 'iphone',
  });

  expect(title).toBe('Stop. Don’t scratch the gift cards.');
  expect(open).toContain('Take the cards and the receipt to the store today.');
  expect(open).toContain('Hang up now.');
  expect(sections.some(({ id }) => id === 'already')).toBe(false);
  const { sections: later } = await said({ want: 'I bought gift cards and read him the numbers on the phone' });
  expect(later.some(({ id }) => id === 'already')).toBe(true);
});

test('of several kinds of scam the money that is moved comes first, with the steps of those kinds alone', async () => {
  const { title, open } = await said({
    want: 'officer from social security says my number was used with drugs and i have to move my savings to a safe account, with a bitcoin machine at the gas station. he is staying on the phone with me',
    device: 'iphone',
  });

  expect(title).toBe('Stop. Put no money into Bitcoin.');
  expect(open).toContain('Social Security never suspends your number.');
  expect(open).toContain('Put no money in the machine.');
  expect(open).toContain('Hang up now.');
  expect(open).not.toMatch(/password|the link/);
});

test('nothing says to hang up on a text or a chat, and a link of a scam is never passed on', async () => {
  const text = {
    want: 'text from sunpass ezpass says we owe 6.99 and they will suspend our license. do we click it to pay.',
    screenWords: 'Final reminder: toll invoice unpaid. Pay today http://ezpass-xz.example',
    device: 'android-phone',
  };
  const toll = await said(text);
  expect(toll.title).toBe('Stop. This looks like a fake toll message.');
  expect(toll.open).toMatch(/Don’t tap the link\..*7726/);
  expect(toll.open).not.toContain('Hang up');
  const chat = await said({
    want: 'my friend on an oil rig needs 500 on steam cards, how do i send a picture on messenger',
  });
  expect(chat.open).toContain('Stop writing to this person.');
  expect(chat.open).not.toContain('Hang up');

  const written = await writeDocument(techHelper, { input: given(text) });
  expect(textOf(written.sections.find(({ id }) => id === 'helper')?.blocks ?? [])).not.toContain('ezpass-xz');
});
