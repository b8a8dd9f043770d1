import type { DocumentHead, RunEvent } from '@lampstand/sdk/app';
import type { HelpDocument } from '../../care/index.ts';

/** Help as the only section of a document: no notices, no suggestions, nothing of the app. */
export function* helpEvents({ title, section }: HelpDocument, asOf: string): Generator<RunEvent> {
  const document: DocumentHead = { title, asOf, writer: { kind: 'computed' }, care: true };
  const { blocks, ...head } = section;
  yield { type: 'section', section: head, document };
  for (const block of blocks) {
    yield block.type === 'verse'
      ? { type: 'verse', section: section.id, block }
      : { type: 'block', section: section.id, block };
  }
  yield { type: 'done', document };
}
