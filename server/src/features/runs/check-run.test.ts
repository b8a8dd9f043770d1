import { expect, test } from 'vitest';
import { prayerGenerator } from '../../ministry-apps/prayer-generator/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { checkRun } from './check-run.ts';

const chat = {
  fields: [],
  surface: 'chat',
  chat: { greeting: 'Hello.', placeholder: '', maxLength: 20 },
} as unknown as Parameters<typeof checkRun>[0]; // what the check reads of a manifest
const said = (...texts: string[]) => ({ input: {}, messages: texts.map((text) => ({ role: 'user' as const, text })) });
const refusal = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof AppError ? { code: error.code, field: error.field } : error;
  }
  return undefined;
};

test('a chat needs a message of the person at its end, not empty and not too long', () => {
  const answered = { input: {}, messages: [{ role: 'assistant' as const, text: 'Hello.' }] };
  const refused = { code: 'invalid_input', field: 'messages' };

  expect(refusal(() => checkRun(chat, { input: {} }, 'en'))).toEqual(refused);
  expect(refusal(() => checkRun(chat, said('\u200b \u0000'), 'en'))).toEqual(refused);
  expect(refusal(() => checkRun(chat, said('n'.repeat(21)), 'en'))).toEqual(refused);
  expect(refusal(() => checkRun(chat, answered, 'en'))).toEqual(refused);
  expect(refusal(() => checkRun(chat, said('What is grace?'), 'en'))).toBeUndefined();
});

test('messages reach the app without hidden characters', () => {
  expect(checkRun(chat, said(' What\u202e is\r\ngrace? '), 'en').messages).toEqual([
    { role: 'user', text: 'What is\ngrace?' },
  ]);
});

test('a form has no thread, whatever is sent along', () => {
  expect(checkRun({ ...chat, surface: 'form' }, said('hello'), 'en').messages).toEqual([]);
});

test('a bare prayer request is enough: every choice that is left out takes its initial value', () => {
  const { manifest } = prayerGenerator;
  const { input } = checkRun(manifest, { input: { situation: 'My mother is in hospital.' } }, 'en');

  for (const field of manifest.fields)
    if ('initial' in field && !field.optional) expect(input[field.name], field.name).toEqual(field.initial);
  expect(refusal(() => checkRun(manifest, { input: { situation: 'Rain.', length: '' } }, 'en'))).toEqual({
    code: 'invalid_input',
    field: 'length',
  });
});
