import { expect, test } from 'vitest';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';
import { someChurch } from '../testing/church-voice.ts';
import { careAnswer, careQuietLine } from './answer.ts';
import { holdsBackReconciliation } from './hold-back.ts';
import { offerOfPerson } from './second-layer/repeated-distress.ts';
import { type CareFinding, careKinds } from './types.ts';
import { writtenLanguage } from './written-language.ts';

const church: ChurchVoice = {
  ...someChurch,
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  care: { label: 'the care team', email: 'care@grace-chapel.example', phone: '(555) 010-0199' },
};
const answer = (...findings: CareFinding[]) => careAnswer(findings, church);
const urgent = (kind: CareFinding['kind'], ...circumstances: ('veteran' | 'harmed-by-clergy')[]): CareFinding => ({
  kind,
  level: 'urgent',
  circumstances,
});

function callouts(findings: CareFinding[]) {
  const blocks = answer(...findings).section?.blocks ?? [];
  return blocks.flatMap((block) => (block.type === 'callout' ? [block] : []));
}
const contacts = (findings: CareFinding[]) => callouts(findings).flatMap((callout) => callout.contacts ?? []);

test('a suicidal person sees 988 first, by call and by text, then 911, the church and other countries', () => {
  const { section, notices } = answer(urgent('suicide'));

  expect(section).toMatchObject({
    id: 'care',
    bare: true,
    blocks: [{ type: 'callout', tone: 'urgent', title: 'Please talk to someone now.' }, { type: 'prose' }],
  });
  expect(callouts([urgent('suicide')])[0]?.text).toMatch(/^You do not have to finish this page\./);
  expect(contacts([urgent('suicide')]).map((contact) => contact.href)).toEqual([
    'tel:988',
    'sms:988',
    'https://988lifeline.org',
    'tel:911',
    'tel:5550100199',
    'mailto:care@grace-chapel.example',
    'https://findahelpline.com',
  ]);
  expect(notices).toEqual([]);
});

test('every kind has urgent help with at least one telephone number', () => {
  for (const kind of careKinds) {
    expect(callouts([urgent(kind)]), kind).toHaveLength(1);
    expect(
      contacts([urgent(kind)]).some((contact) => contact.href.startsWith('tel:')),
      kind,
    ).toBe(true);
  }
});

test('urgent help cannot be put away, and several kinds make at most three callouts, danger first', () => {
  const shown = callouts(careKinds.map((kind) => urgent(kind)));

  expect(shown.map((callout) => callout.dismissible)).toEqual([undefined, undefined, undefined]);
  expect(shown[0]?.contacts?.[0]?.href).toBe('tel:988');
  expect(new Set(contacts([urgent('suicide'), urgent('poison')]).map((contact) => contact.label)).size).toBe(
    contacts([urgent('suicide'), urgent('poison')]).length,
  );
});

test('what is said to somebody who is hurt never tells them to go back, stay or reconcile', () => {
  for (const kind of ['abuse-adult', 'abuse-child', 'sexual-assault', 'elder-abuse', 'trafficking'] as const)
    expect(callouts([urgent(kind)])[0]?.text).not.toMatch(/forgiv|submit|reconcil|go back|return|stay with/i);
  expect(callouts([urgent('abuse-adult')])[0]?.text).toMatch(/device/);
});

test('a veteran in crisis is offered the veterans line', () => {
  expect(contacts([urgent('suicide', 'veteran')]).map((contact) => contact.href)).toContain('sms:838255');
  expect(contacts([urgent('suicide')]).map((contact) => contact.href)).not.toContain('sms:838255');
});

test('the church is not offered when somebody of the church does the harm, or when it named nobody', () => {
  const hrefs = (list: { href: string }[]) => list.map((contact) => contact.href).join(' ');

  expect(hrefs(contacts([urgent('abuse-child', 'harmed-by-clergy')]))).not.toContain('grace-chapel');
  const { section } = careAnswer([urgent('suicide')], { ...church, care: null });
  expect(JSON.stringify(section)).not.toContain('mailto:');
});

test('notes become one small notice that can be put away', () => {
  const { section, notices } = answer({ kind: 'suicide', level: 'note' }, { kind: 'abuse-adult', level: 'note' });

  expect(section).toBeUndefined();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ tone: 'info', dismissible: true });
  expect(notices[0]?.contacts?.map((contact) => contact.href)).toContain('tel:+18007997233');
});

test('nothing found, nothing said', () => {
  expect(answer()).toEqual({ notices: [] });
});

test('the quiet line offers a call and a text to 988', () => {
  expect(careQuietLine.contacts.map((contact) => contact.href)).toEqual(['tel:988', 'sms:988']);
});

test('reconciliation is held back for harm by another person only', () => {
  expect(holdsBackReconciliation([{ kind: 'abuse-adult', level: 'note' }])).toBe(true);
  expect(holdsBackReconciliation([{ kind: 'suicide', level: 'urgent' }])).toBe(false);
});

test('on a Spanish page help is Spanish, says how 988 answers in Spanish, and leads to the same places', () => {
  for (const kind of careKinds) {
    const [english, spanish] = (['en', 'es'] as const).map((page) =>
      careAnswer([urgent(kind)], someChurch, { page, texts: [] }).section?.blocks.filter(
        ({ type }) => type === 'callout',
      ),
    );
    const places = (blocks: typeof spanish) =>
      blocks?.flatMap((block) => (block.type === 'callout' ? (block.contacts ?? []) : [])).map(({ href }) => href);

    expect(places(spanish), kind).toEqual(places(english));
    expect(spanish, kind).toMatchObject([{ lang: 'es', title: 'Por favor, hable con alguien ahora.' }]);
    expect(JSON.stringify(spanish)).not.toMatch(/\b(the|please|write to|you|someone|at any hour)\b/i);
    if (JSON.stringify(spanish).includes('tel:988')) expect(JSON.stringify(spanish)).toContain('oprimir 2 (español)');
  }
});

test('notes and the offer of a person are Spanish on a Spanish page', () => {
  const { notices } = careAnswer([{ kind: 'suicide', level: 'note' }], church, { page: 'es', texts: [] });

  expect(notices).toMatchObject([{ lang: 'es', dismissible: true, text: expect.stringMatching(/puede hablarlo/) }]);
  expect(offerOfPerson(['Estoy muy triste'], church, 'es')).toMatchObject({ lang: 'es', title: /varias cosas/ });
});

test('who writes Spanish on an English page finds the first help in Spanish, then the page’s own', () => {
  const found = [urgent('suicide'), urgent('abuse-adult')];
  const { section } = careAnswer(found, church, {
    page: 'en',
    texts: ['No puedo más, me quiero morir y no sé qué hacer'],
  });
  const languages = section?.blocks.map((block) => (block.type === 'callout' || block.type === 'prose') && block.lang);

  expect(languages).toEqual(['es', 'en', 'en', 'en']);
  expect(section?.blocks[0]).toMatchObject({
    contacts: [{ label: 'Llamar al 988 y oprimir 2 (español)' }, {}, {}, {}, {}, {}, {}],
  });
});

test('who writes English on a Spanish page finds help in both', () => {
  const { section } = careAnswer([urgent('suicide')], church, { page: 'es', texts: ['I want to die and I am alone'] });

  expect(section?.blocks.map((block) => 'lang' in block && block.lang)).toEqual(['en', 'es', 'es']);
});

test('a few words or a mixture do not decide a language', () => {
  expect(writtenLanguage(['no more'])).toBeUndefined();
  expect(writtenLanguage(['I want to die porque la vida no vale'])).toBeUndefined();
  expect(writtenLanguage(['Ich will nicht mehr leben'])).toBeUndefined();
  expect(writtenLanguage(['Por favor oren', 'por mi familia'])).toBe('es');
});
