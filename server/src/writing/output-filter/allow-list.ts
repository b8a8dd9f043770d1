import type { Field } from '@lampstand/sdk/app';
import { contactsOf, type HelplineId, helplines } from '../../care/index.ts';
import type { ComposeRequest, MinistryApp } from '../../ministry-apps/contract.ts';
import { contactsIn, phonesIn } from './contacts.ts';
import { figuresIn } from './figures.ts';
import { normalizedFormsOf } from './normalized-forms.ts';

/** What the prose of one section may name: it stands in the facts, in the table of helplines, or in the church's own voice. */
export interface AllowList {
  contacts: ReadonlySet<string>;
  phones: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** Names that the person typed; a figure in one of them is no amount. */
  names: readonly string[];
}

const SHORT_NAME = 60;
let ours: { contacts: string[]; phones: string[] } | undefined;

/** Reads what may be named from the plan. What merely echoes the person's own words is no fact. */
export function allowListOf(app: MinistryApp, request: ComposeRequest): AllowList {
  const { plan, church } = request;
  const typed = typedWords(app, request);
  const computed = [
    plan.title,
    plan.about ?? '',
    ...wordsOf(plan.sections.map(({ title, blocks }) => [title, blocks])),
    ...wordsOf(plan.notices),
    // Bible Chat gives the model its prepared answer, which can name a figure that no block shows.
    app.compose(request),
  ].map(plainOf);
  ours ??= oursIn();
  const care = church.care ? [church.care.email ?? '', church.care.phone ?? ''] : [];
  const facts = (read: (text: string) => string[]) => {
    const echoed = new Set(typed.flatMap(read));
    return computed.flatMap(read).filter((found) => !echoed.has(found));
  };
  return {
    contacts: new Set([...facts(contactsIn), ...ours.contacts, ...care.flatMap(contactsIn)]),
    phones: new Set([...facts(phonesIn), ...ours.phones, ...care.flatMap(phonesIn)]),
    figures: new Set(facts(figuresIn)),
    names: typed
      .filter((text) => text.length <= SHORT_NAME)
      .flatMap((text) => [text, text.replace(/[*_`[\]<>]/g, '')])
      .filter((text) => text.trim().length > 1)
      .sort((a, b) => b.length - a.length),
  };
}

/** The helplines. */
function oursIn() {
  const texts = (Object.keys(helplines) as HelplineId[])
    .flatMap((id) => contactsOf(id))
    .flatMap(({ label, href }) => [label, href, href.replace(/^(?:tel|sms|https?):(?:\/\/)?/, '')]);
  return { contacts: texts.flatMap(contactsIn), phones: texts.flatMap(phonesIn) };
}

/** Everything the person wrote in their own words; choices and dates are not. */
export function typedWords(
  { manifest }: MinistryApp,
  { input, messages }: Pick<ComposeRequest, 'input' | 'messages'>,
): string[] {
  const fields = manifest.fields.flatMap((field) => typedIn(field, input[field.name]));
  return [...fields, ...messages.filter(({ role }) => role === 'user').map(({ text }) => text)];
}

function typedIn(field: Field, value: unknown): string[] {
  if (field.kind === 'text' || field.kind === 'long-text' || field.kind === 'csv') return wordsOf(value);
  if (field.kind !== 'records' || !Array.isArray(value)) return [];
  return value.flatMap((row: { [name: string]: unknown }) =>
    field.of.flatMap((column) => typedIn(column, row[column.name])),
  );
}

const plainOf = (text: string) => normalizedFormsOf(text).plain;

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsOf);
  return [];
}
