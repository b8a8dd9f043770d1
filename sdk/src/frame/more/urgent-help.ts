import type { Block, CalloutBlock, ResultDocument } from '../../app/index.ts';

const isUrgent = (block: Block): block is CalloutBlock => block.type === 'callout' && block.tone === 'urgent';

/** The urgent help of a document, for whoever may need it before a letter is read. */
export const urgentHelp = ({ sections }: ResultDocument): CalloutBlock[] =>
  sections.flatMap(({ blocks }) => blocks.filter(isUrgent));

/** Nothing but urgent help could be given: there is no result that could be sent on. */
export const isHelpAlone = ({ sections }: ResultDocument): boolean =>
  sections.every(({ blocks }) => blocks.some(isUrgent));
