import type { Block, CalloutBlock, ResultDocument } from '../../app/index.ts';

const isUrgent = (block: Block): block is CalloutBlock => block.type === 'callout' && block.tone === 'urgent';

/** The urgent help of a document, for someone who needs it before an email is read. */
export const urgentHelp = ({ sections }: ResultDocument): CalloutBlock[] =>
  sections.flatMap(({ blocks }) => blocks.filter(isUrgent));
