import type { z } from 'zod';

/** A sentence for an issue whose schema has none of its own, so that no one reads the schema library's words. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  const label = labelOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${label} is required` : `${label} has the wrong type`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? `${label} is required` : `${label} is too small`;
    case 'too_big':
      return issue.origin === 'number' ? `${label} is too large` : `${label} is too long`;
    case 'invalid_value':
      return `${label} is not one of the choices`;
    default:
      return `${label} is not valid`;
  }
}

/** "userIds" as "User ids". */
function labelOf(path: readonly PropertyKey[] = []): string {
  const names = path.filter((part) => typeof part === 'string');
  const words = (names.at(-1) ?? 'input').replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
