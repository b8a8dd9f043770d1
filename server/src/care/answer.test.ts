import type { ChurchVoice } from '@lampstand/sdk/app';
import { expect, test } from 'vitest';
import { someChurch } from '../testing/church-voice.ts';
import { careNote, careQuietLine, helpBlock, personalWords, urgentOf } from './answer.ts';
import { avoidsReconciliation } from './avoids-reconciliation.ts';
import { offerOfPerson } from './second-layer/repeated-distress.ts';
import { type CareCircumstance, type CareFinding, careKinds } from './types.ts';
import { careWords } from './words/index.ts';
import { writtenLanguage } from './written-language.ts';

const church: ChurchVoice = {
  ...someChurch,
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  care: { label: 'the care team', email: 'care@grace-chapel.example', phone: '(555) 010-0199' },
};
const languages = ['en', 'es'] as const;
const writers = ['self', 'other'] as const;
const urgent = (kind: CareFinding['kind'], ...circumstances: CareCircumstance[]): CareFinding => ({
  kind,
  level: 'urgent',
  sure: true,
  who: 'self',
  circumstances,
});
const block = (findings: CareFinding[], lang: 'en' | 'es' = 'en', of = church) =>
  helpBlock(urgentOf(findings), of, lang);
const hrefs = (findings: CareFinding[], of = church) =>
  block(findings, 'en', of)?.contacts?.map((contact) => contact.href) ?? [];

test('a suicidal person sees 988 first, by call and by text, then 911, the church and other countries', () => {
  expect(block([urgent('suicide')])).toMatchObject({
    type: 'callout',
    tone: 'urgent',
    title: 'Please talk to someone right now.',
    text: expect.stringMatching(/^You don’t have to finish this page\. If you’ve already taken something/),
  });
  expect(hrefs([urgent('suicide')])).toEqual([
    'tel:988',
    'sms:988',
    'https://988lifeline.org',
    'tel:911',
    'tel:5550100199',
    'mailto:care@grace-chapel.example',
    'https://findahelpline.com',
  ]);
});

test('every kind has one block with a telephone number, in both languages and for both writers', () => {
  for (const kind of careKinds)
    for (const lang of languages)
      for (const who of writers) {
        const help = block([{ ...urgent(kind), who }], lang);

        expect(help?.lang, kind).toBe(lang);
        expect(help?.title, kind).not.toBe('');
        expect(
          help?.contacts?.some(({ href }) => href.startsWith('tel:')),
          kind,
        ).toBe(true);
      }
});

test('several dangers are one block in words that fit all, with a sentence on each; no line comes twice', () => {
  const help = block(careKinds.map((kind) => urgent(kind)));
  const labels = help?.contacts?.map(({ label }) => label) ?? [];

  expect(help?.text).toContain(careWords.en.unsure.help);
  expect(help?.text).toContain('call 911 or Poison Control first');
  expect(labels[0]).toBe('Call 911');
  expect(new Set(labels).size).toBe(labels.length);
});

test('what no exact phrase says is answered in words that fit every danger, with the lines of the likeliest kind', () => {
  const guessed: CareFinding = { kind: 'scam', level: 'urgent' };

  expect(block([guessed])?.text).toBe(careWords.en.unsure.help);
  expect(hrefs([guessed]).slice(0, 2)).toEqual(['tel:911', 'tel:988']);
  expect(hrefs([guessed])).toContain('tel:+18779083360');
  expect(personalWords([guessed], 'en').words).toBe(careWords.en.unsure.words);
});

test('where it is not clear who is meant, the help fits both, and only certain dangers get a sentence', () => {
  const someone: CareFinding = { kind: 'abuse-child', level: 'urgent', sure: true };

  expect(block([someone])?.text).toBe(careWords.en.unsure.help);
  const both = block([{ kind: 'medical', level: 'urgent' }, urgent('abuse-child')])?.text;
  expect(both).toContain('If a child is being hurt');
  expect(both).not.toContain('badly hurt, can’t breathe');
});

test('nothing in the help for the writer speaks to a bystander', () => {
  for (const kind of careKinds) {
    const said = personalWords([urgent(kind)], 'en');
    const help = careWords.en.kinds[kind].help;
    const text = [typeof help === 'string' ? '' : help.self, ...Object.values(said)].join(' ');

    expect(text, kind).not.toMatch(/or someone you know|if a child|\bthe child\b|\btheir life\b|stay with them/i);
  }
});

test('what is said to someone who is hurt never tells them to go back, stay, submit or reconcile', () => {
  const sendsBack =
    /forgiv|submit|reconcil|go back|return to|stay with (?:him|her)|perd[oó]n|sométase|regrese con|vuelva con/i;
  for (const kind of ['abuse-adult', 'abuse-child', 'sexual-assault', 'elder-abuse', 'trafficking'] as const)
    for (const lang of languages)
      for (const who of writers)
        expect(
          JSON.stringify([block([{ ...urgent(kind), who }], lang), personalWords([{ ...urgent(kind), who }], lang)]),
        ).not.toMatch(sendsBack);
  expect(block([urgent('abuse-adult')])?.text).toMatch(/check this device/);
});

test('no text names a means of dying, and every text is said to a person, not about them', () => {
  const said = JSON.stringify(careWords);

  expect(said).not.toMatch(/\b(?:hanging|rope|bridge|blade|razor|bullet|lethal|dose)\b/i);
  expect(said).not.toMatch(/committed suicide|sin of/i);
});

test('the trafficking line promises no more than it keeps, in both languages', () => {
  for (const lang of languages) {
    const text = block([urgent('trafficking')], lang)?.text ?? '';

    expect(text).not.toMatch(/without your consent|sin su consentimiento/);
    expect(text).toMatch(/unless a child is being abused|salvo si hay abuso de un menor/);
  }
});

test('a veteran in crisis is offered the veterans line', () => {
  expect(hrefs([urgent('suicide', 'veteran')])).toContain('sms:838255');
  expect(hrefs([urgent('suicide')])).not.toContain('sms:838255');
});

test('the church is not offered when someone of the church does the harm, or when it named no one', () => {
  expect(hrefs([urgent('abuse-child', 'harmed-by-clergy')]).join(' ')).not.toContain('grace-chapel');
  expect(hrefs([urgent('suicide')], { ...church, care: null }).join(' ')).not.toContain('mailto:');
});

test('notes become one small notice that can be dismissed, and no finding gives no notice', () => {
  const note = careNote(
    [
      { kind: 'suicide', level: 'note', sure: true },
      { kind: 'abuse-adult', level: 'note', sure: true },
    ],
    'en',
  );

  expect(note).toMatchObject({ tone: 'info', dismissible: true });
  expect(note?.contacts?.map((contact) => contact.href)).toContain('tel:+18007997233');
  expect(careNote([], 'en')).toBeUndefined();
  // A guess brings the line that is there for everyone.
  expect(careNote([{ kind: 'scam', level: 'note' }], 'en')?.contacts?.map(({ href }) => href)).toEqual([
    'tel:988',
    'sms:988',
  ]);
});

test('the quiet line offers a call and a text to 988', () => {
  expect(careQuietLine.contacts.map((contact) => contact.href)).toEqual(['tel:988', 'sms:988']);
});

test('reconciliation is held back for harm by another person only', () => {
  expect(avoidsReconciliation([{ kind: 'abuse-adult', level: 'note' }])).toBe(true);
  expect(avoidsReconciliation([{ kind: 'suicide', level: 'urgent' }])).toBe(false);
});

test('in Spanish help is Spanish throughout: press 2, AYUDA by text, and what each line is for', () => {
  for (const kind of careKinds) {
    const said = JSON.stringify([block([urgent(kind)], 'es', someChurch), personalWords([urgent(kind)], 'es')]);

    expect(said, kind).not.toMatch(/\b(the|please|write to|you|someone|at any hour)\b/i);
    if (said.includes('tel:988')) {
      expect(said, kind).toContain('oprimir 2 (español)');
      expect(said, kind).toContain('sms:988?body=AYUDA');
    }
  }
  expect(block([urgent('abuse-child')], 'es')?.contacts?.[1]?.label).toContain('maltrato infantil');
});

test('no Spanish word for the reader has a gender', () => {
  expect(JSON.stringify(careWords.es)).not.toMatch(/\b(?:listo|lista|segura|solo con|sola con)\b/);
});

test('notes and the offer of a person are Spanish on a Spanish page', () => {
  const note = careNote([{ kind: 'suicide', level: 'note' }], 'es');

  expect(note).toMatchObject({ lang: 'es', dismissible: true, text: expect.stringMatching(/puede hablarlo/) });
  expect(offerOfPerson(['Estoy muy triste'], church, 'es')).toMatchObject({ lang: 'es', title: /muchas cargas/ });
});

test('a few words or a mixture do not decide a language', () => {
  expect(writtenLanguage(['no more'])).toBeUndefined();
  expect(writtenLanguage(['I want to die porque la vida no vale'])).toBeUndefined();
  expect(writtenLanguage(['Ich will nicht mehr leben'])).toBeUndefined();
  expect(writtenLanguage(['Por favor oren', 'por mi familia'])).toBe('es');
});
