import type { Attack } from './attack.ts';
import { harm } from './harm.ts';
import { markupAndContacts } from './markup-and-contacts.ts';
import { takingOver } from './taking-over.ts';
import { wordsAndFigures } from './words-and-figures.ts';

export type { Attack } from './attack.ts';

/** More than a hundred attacks, all written by us. */
export const attacks: readonly Attack[] = [...takingOver, ...markupAndContacts, ...wordsAndFigures, ...harm];
