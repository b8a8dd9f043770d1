import { prose, sectionToWrite } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { TechAnswer } from '../solve.ts';
import { words } from '../texts.en.ts';

const { helper: texts } = words;

/** A card for the person beside them, and words to send to a helper who is far away. */
export function helperSection({ input, found }: TechAnswer): PlannedSection {
  const beside = found.kind === 'scam' ? [] : texts.rules.map((rule) => `- ${rule}`);
  const blocks = [prose([beside.join('\n')])];
  return {
    ...sectionToWrite('helper', input.helper ? texts.title : texts.toSend, {
      maxWords: 90,
      again: texts.again,
      folded: true,
      blocks,
    }),
  };
}
