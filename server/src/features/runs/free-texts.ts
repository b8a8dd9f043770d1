import type { Field, Manifest } from '@lampstand/sdk/app';
import type { RunBody } from './contract.ts';

/**
 * Everything a person may have written in their own words, as it was sent: text fields (those in lists of records and
 * pasted tables too) and the newest messages of a chat. Choices are not anybody's words.
 */
export function freeTexts(manifest: Manifest, body: RunBody): string[] {
  return [...manifest.fields.flatMap((field) => textsOf(field, body.input[field.name])), ...newestMessages(body)];
}

function textsOf(field: Field, value: unknown): string[] {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return typeof value === 'string' ? [value] : [];
    case 'records':
      return rowsOf(value).flatMap((row) => field.of.flatMap((column) => textsOf(column, row[column.name])));
    case 'csv':
      return rowsOf(value).flatMap((row) => Object.values(row).filter((cell) => typeof cell === 'string'));
    default:
      return [];
  }
}

function rowsOf(value: unknown): { [name: string]: unknown }[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row));
}

/** What the person wrote since the last answer: later messages do not repeat help that was given for an earlier one. */
function newestMessages({ messages = [] }: RunBody): string[] {
  const answered = messages.findLastIndex((message) => message.role === 'assistant');
  return messages.slice(answered + 1).map((message) => message.text);
}
