import { section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Question } from '../data/question.ts';
import { words } from '../texts.en.ts';

/** Why the next question is asked, and what a good answer has. */
export const whyAsked = ({ why, shows }: Question): PlannedSection =>
  section('why', words.nextUp.title, [{ type: 'prose', text: words.whyAsked(why, shows) }]);
