/** A person's words where small Markdown is read: no stars, brackets, or line marks of theirs change the page. */
export const typed = (text: string) =>
  text
    .replace(/\*+/g, '')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[-#•]+\s*)+/, '')
    .replace(/^(\d{1,9})\.\s/, '$1 ')
    .trim();

/** Lines with list marks. */
export const bulleted = (lines: readonly string[]) => lines.map((line) => `- ${typed(line)}`).join('\n');
