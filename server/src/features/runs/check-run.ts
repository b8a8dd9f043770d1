import {
  type ChatMessage,
  checkInput,
  cleanText,
  type Input,
  type Language,
  type Localized,
  type Manifest,
} from '@lampstand/sdk/app';
import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import type { RunBody } from './contract.ts';
import { issueMessage } from './issue-messages.ts';

/** Characters of a chat message when the manifest says nothing. */
const MESSAGE = 2_000;

/**
 * The input and the thread as the app may have them: checked against the manifest, texts cleaned.
 * @throws AppError `invalid_input` with the first field and every issue.
 */
export function checkRun(manifest: Manifest, body: RunBody, lang: Language): { input: Input; messages: ChatMessage[] } {
  const { input, issues } = checkInput(manifest.fields, body.input);
  const [first] = issues;
  if (first) {
    throw new AppError('invalid_input', issueMessage(first), {
      field: first.path,
      issues: issues.map((issue) => ({ ...issue, message: issueMessage(issue)[lang] })),
    });
  }
  return { input, messages: manifest.surface === 'chat' ? checkThread(manifest, body) : [] };
}

const nothingWritten: Localized = {
  en: 'Please write a message first.',
  es: 'Por favor, escriba antes un mensaje.',
};
const tooLong = (most: number): Localized => ({
  en: `Please shorten your message to ${most} characters.`,
  es: `Por favor, acorte su mensaje a ${most} caracteres.`,
});

function checkThread(manifest: Manifest, body: RunBody): ChatMessage[] {
  const messages = (body.messages ?? []).map(({ role, text }) => ({ role, text: cleanText(text) }));
  const newest = messages.at(-1);
  const most = manifest.chat?.maxLength ?? MESSAGE;
  if (newest?.role !== 'user' || !newest.text) throw invalidInput(nothingWritten, 'messages');
  if (newest.text.length > most) throw invalidInput(tooLong(most), 'messages');
  return messages;
}
