import {
  type ChatMessage,
  checkInput,
  cleanText,
  type Input,
  type InputIssue,
  type Language,
  type Manifest,
  withInitialValues,
} from '@lampstand/sdk/app';
import { AppError, invalidInput } from '../../platform/http/app-error.ts';
import type { RunBody } from './contract.ts';
import { inBoth, issueMessage } from './messages.ts';

/** Characters of a chat message when the manifest says nothing. */
const MESSAGE = 2_000;

/**
 * The input and the thread as the app may have them: checked against the manifest, texts cleaned. A field that is left out
 * takes its initial value.
 * @throws AppError `invalid_input` with the first field and every issue.
 */
export function checkRun(manifest: Manifest, body: RunBody, lang: Language): { input: Input; messages: ChatMessage[] } {
  const { input, issues } = checkInput(manifest.fields, withInitialValues(manifest.fields, body.input));
  if (issues.length > 0) throw invalidAnswers(issues, lang);
  return { input, messages: manifest.surface === 'form' ? [] : checkThread(manifest, body) };
}

/** The error that names the first field and every issue. */
export function invalidAnswers(issues: readonly InputIssue[], lang: Language): AppError {
  const [first] = issues;
  return new AppError('invalid_input', first ? issueMessage(first) : inBoth((messages) => messages.nothingWritten), {
    ...(first ? { field: first.path } : {}),
    issues: issues.map((issue) => ({ ...issue, message: issueMessage(issue)[lang] })),
  });
}

function checkThread(manifest: Manifest, body: RunBody): ChatMessage[] {
  const messages = (body.messages ?? []).map(({ role, text }) => ({ role, text: cleanText(text) }));
  const newest = messages.at(-1);
  // A practice begins with the form alone.
  if (manifest.surface === 'practice' && !newest) return [];
  const most = (manifest.chat ?? manifest.practice)?.maxLength ?? MESSAGE;
  if (newest?.role !== 'user' || !newest.text)
    throw invalidInput(
      inBoth((messages) => messages.nothingWritten),
      'messages',
    );
  if (newest.text.length > most)
    throw invalidInput(
      inBoth((messages) => messages.tooLong(most)),
      'messages',
    );
  return messages;
}
