import { prose, section, sectionToWrite } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { TechAnswer } from '../solve.ts';
import { words } from '../texts.en.ts';

const { helper: texts } = words;

/** A card for the person beside them, and words to send to a helper who is far away. */
export function helperSections({ found }: TechAnswer): PlannedSection[] {
  const beside = found.kind === 'guide' ? [prose([texts.rules.map((rule) => `- ${rule}`).join('\n')])] : [];
  return [
    ...(beside.length > 0 ? [section('beside', texts.title, beside, { folded: true })] : []),
    sectionToWrite('helper', texts.toSend, {
      maxWords: 90,
      again: texts.again,
      folded: true,
      blocks: [prose([texts.email])],
    }),
  ];
}
