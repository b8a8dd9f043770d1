import type { Measured } from '../checks/pages.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** The paragraphs of the resume, as the Word file has them. */
export function measuredSheet(resume: Sheet): Measured[] {
  return [
    { kind: 'title', text: resume.name },
    ...sheetOf(resume).flatMap(({ title, blocks, bare }): Measured[] => [
      ...(bare ? [] : [{ kind: 'heading' as const, text: title }]),
      ...blocks.flatMap((block): Measured[] => {
        if (block.type !== 'prose') return [];
        return block.text
          .split('\n')
          .filter(Boolean)
          .map((text) =>
            text.startsWith('- ')
              ? { kind: 'bullet', text: text.slice(2) }
              : text.startsWith('**')
                ? { kind: 'entry', text: text.replaceAll('*', '') }
                : { kind: 'text', text },
          );
      }),
    ]),
  ];
}
