import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOf } from '../../app-kit/index.ts';
import type { ScriptureReader } from '../../scripture/reader.ts';
import { someChurch } from '../../testing/church-voice.ts';
import { contextOf } from '../../testing/plan-run.ts';
import { openTestScripture } from '../../testing/scripture-database.ts';
import { compose } from './compose.ts';
import { anyOccasion } from './data/any-occasion.ts';
import { document } from './document.ts';
import { type PrayerInput, styles } from './fields.ts';
import { prayerOf } from './solve.ts';

let scripture: ScriptureReader;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ scripture, close } = await openTestScripture());
});
afterAll(() => close());

const church = { ...someChurch, slug: 'grace', name: 'Grace Chapel' } as const;

/** The document as one text, with the person's own words (`whole`) and without them (`ours`). */
async function documentOf(
  input: Partial<PrayerInput>,
  attempt = 1,
): Promise<{ title: string; ours: string; whole: string }> {
  const result = prayerOf(input);
  const plan = await document(result, contextOf({ now: new Date(0), church, scripture, attempt }));
  const parts = plan.sections.flatMap((section) => {
    const seed = seedOf([input, section.id, attempt]);
    const prose = section.write
      ? compose({ input, result, plan, section, church, lang: 'en', messages: [], attempt, seed })
      : '';
    return [
      section.title,
      prose,
      ...section.blocks.flatMap((block) => ('text' in block && block.type !== 'verse' ? block.text : [])),
    ];
  });
  const whole = [plan.title, ...parts].join('\n');
  const said = String(input.situation ?? '').replaceAll("'", '’');
  return { title: plan.title, ours: whole.replaceAll(`“${said}”`, ''), whole };
}

const general = 'A prayer with your own words';

interface Row {
  wrote: string;
  with?: Partial<PrayerInput>;
  title: string;
  never: RegExp;
  says?: RegExp;
}

const rows: readonly Row[] = [
  {
    wrote: 'I was laid off on Friday after 22 years. Rent is due on the first.',
    title: general,
    never: /Rent\b|\bchild\b|lungs/,
  },
  {
    wrote: 'Wedding of Priya and Daniel this Saturday, her father died in spring',
    with: { purpose: 'blessing', voice: 'leader' },
    title: 'A blessing',
    never: /death|Death|grief/,
  },
  {
    wrote: 'Medicaid denied my claim. Surgery was supposed to be Monday.',
    title: general,
    never: /Surgery|stitch|Medicaid/,
  },
  {
    wrote: 'We lost our baby at 11 weeks. We had named her Hope.',
    title: 'For a child not held long enough',
    never: /Hope\b|some hope left/,
  },
  {
    wrote: 'I had an abortion when I was 19 and I feel guilty every day',
    title: general,
    never: /knew better|whom I hurt|habit/,
  },
  {
    wrote: 'I am so tired of taking care of my dad. Sometimes I wish it was over.',
    title: general,
    never: /other people’s hope|color has gone/,
    says: /my dad/,
  },
  {
    wrote: 'Pray for Pastor Mike, he looks so tired',
    title: general,
    never: /Keep me safe|color has gone/,
    says: /Pastor Mike/,
  },
  {
    wrote: 'I want God to make my boss Greg crash his car and suffer',
    title: 'A prayer for safety',
    never: /Greg|illness|crash|Ask/,
  },
  {
    wrote: 'Mi mamá está enferma del corazón. Se llama Guadalupe.',
    title: 'Por la salud',
    never: /me from needless pain/,
  },
  { wrote: 'Please help Jordan get sober. She relapsed on Sunday.', title: general, never: /If I fall|craving/ },
  { wrote: 'My grandson Tyler was bullied', title: general, never: /porch|unlocked/, says: /my grandson Tyler/ },
  { wrote: 'My cat Mittens ran away', title: general, never: /young person/, says: /my cat Mittens/ },
  {
    wrote: 'i am 8 and my hamster Peanut is sick',
    title: general,
    never: /loan|borrowed|Ask/,
    says: /my hamster Peanut/,
  },
  {
    wrote: 'Installing our new pastor, Rev. Sun-hee Park, this Sunday',
    with: { voice: 'we' },
    title: general,
    never: /Rev(?!\. Sun-hee Park)/,
    says: /Rev\. Sun-hee Park/,
  },
  { wrote: 'Dr. Patel found something on the scan', title: general, never: /Dr(?!\. Patel)/, says: /Dr\. Patel/ },
  { wrote: 'My daughter Kayla says she is a boy and wants to be called Kai', title: general, never: /\bboy\b|\bKai\b/ },
  {
    wrote: 'The Thanksgiving dinner, 20 people, some are not believers, first year without Grandpa Joe.',
    with: { purpose: 'meal', voice: 'we' },
    title: 'Before we eat',
    never: /believers|20 people/,
    says: /Grandpa Joe/,
  },
  {
    wrote: 'My mother Dolores broke her hip, Xavier deploys, my neighbor Mrs. Nguyen is alone, and I have an exam.',
    title: general,
    never: /Xavier|\bher\b/,
    says: /my mother Dolores and my neighbor Mrs\. Nguyen/,
  },
  { wrote: 'No rain since May, the wells are going dry', title: general, never: /what would help/ },
  { wrote: 'I got the promotion!', title: general, never: /coat/ },
  { wrote: 'I cheated on my wife', title: 'To begin again', never: /betray|rushed/ },
  {
    wrote: 'My wife is in rehab for pills',
    with: { purpose: 'healing' },
    title: 'A prayer for healing',
    never: /stitch|pills/,
  },
  { wrote: 'My brother is divorcing', title: general, never: /\bbed\b|divorc/, says: /my brother/ },
  { wrote: 'Everyone at church is pregnant.', title: general, never: /pregnant|baby/ },
  { wrote: 'My truck died', title: general, never: /death|grief|mourn/ },
  {
    wrote: 'My daughter was abused by her coach. God, destroy him.',
    title: 'A prayer for safety',
    never: /kitchen|forgiven|forgive (?:him|her|them)|destroy|\bat home\b/,
  },
  {
    wrote: 'My son is on oxygen and he is four',
    with: { purpose: 'healing', names: 'Elijah', voice: 'we' },
    title: 'For Elijah, that healing may come',
    never: /Ask |cool hand|dishes/,
  },
  { wrote: 'My son is an Anglican priest in Ukraine', title: general, never: /Anglican|Ukraine/ },
  {
    wrote: 'My sister Ana starts chemo on Monday',
    title: 'Facing Ana’s chemo',
    never: /\bMonday\b/,
    says: /my sister Ana/,
  },
];

test.each(rows)(
  'in all styles and lengths, the document for “$wrote” adds nothing that the person did not write',
  async (row) => {
    for (const style of styles) {
      for (const length of ['60', '240'] as const) {
        const input: Partial<PrayerInput> = {
          purpose: 'personal',
          voice: 'I',
          length,
          style,
          ...row.with,
          situation: row.wrote,
        };
        const { title, ours, whole } = await documentOf(input, length === '60' ? 1 : 2);

        expect.soft(title).toBe(row.title);
        expect.soft(row.never.exec(ours)?.[0], ours).toBeUndefined();
        if (row.says) expect.soft(ours).toMatch(row.says);
        expect.soft(whole).not.toMatch(/\{|undefined/);
      }
    }
  },
);

test('a quotation is complete, and no other sentence repeats a part of it', async () => {
  const situation = 'Grandma’s quilt burned in the kitchen on Maple Street while Ted slept upstairs.';
  for (const style of ['plain', 'collect', 'litany', 'lament', 'breath'] as const) {
    for (const voice of ['I', 'we', 'leader'] as const) {
      const { ours, whole } = await documentOf({ purpose: 'personal', situation, voice, length: '120', style });

      expect(whole).toContain(`“${situation}”`);
      expect(ours).not.toMatch(/quilt|Maple|\bTed\b|upstairs/);
    }
  }
});

test('general words give thanks only with “where”, since the occasion can be a loss', () => {
  const lines = [anyOccasion.truths, anyOccasion.honest, anyOccasion.ask, anyOccasion.release].flat();

  for (const line of lines.filter((one) => /thank|joy|glad|good thing/i.test(one)))
    expect(line).toMatch(/\b[Ww]here\b/);
});
