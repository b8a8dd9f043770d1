import { type ChatMessage, checkInput, type Input, type ResultDocument, withInitialValues } from '@lampstand/sdk/app';
import type { GivenRun } from '../../testing/plan-run.ts';
import { writeDocument } from '../../testing/write-document.ts';
import { interviewCoach } from './index.ts';

/** The form as a person left it, with what the rest begins with. */
export function filled(raw: Input): Input {
  const { fields } = interviewCoach.manifest;
  const { input, issues } = checkInput(fields, withInitialValues(fields, raw));
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  return input;
}

/** A practice, message by message, as the frame sends it. */
export async function visit(raw: Input, answers: readonly string[], given: GivenRun = {}) {
  const input = filled(raw);
  const messages: ChatMessage[] = [];
  const documents: ResultDocument[] = [await writeDocument(interviewCoach, { ...given, input, messages: [] })];
  for (const text of answers) {
    const asked = documents.at(-1)?.practice?.question;
    if (!asked) break;
    messages.push({ role: 'assistant', text: asked }, { role: 'user', text });
    documents.push(await writeDocument(interviewCoach, { ...given, input, messages: [...messages] }));
  }
  return { documents, messages, last: documents.at(-1) as ResultDocument };
}

export const sectionIn = ({ sections }: ResultDocument, id: string) => sections.find((section) => section.id === id);

/** Everything a document says, as one text. */
export const textIn = (document: ResultDocument): string => JSON.stringify(document.sections);
