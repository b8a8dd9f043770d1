import { Chart } from './blocks/chart.tsx';
import { heavyBlocks } from './blocks/heavy.tsx';
import type { BlockKinds } from './blocks/kinds.tsx';
import { lightBlocks } from './blocks/light.tsx';

export { type BlockKinds, Blocks, BlockView } from './blocks/kinds.tsx';
export { DocumentView, type DocumentViewProps } from './document.tsx';
export { Icon } from './icon.tsx';
export { Contacts, Line, OutLink, Prose } from './prose.tsx';
export { fill, type ViewWords } from './words.ts';

/** Every kind of block, for those who need not split their code. */
export const allBlocks: BlockKinds = { ...lightBlocks, ...heavyBlocks, chart: Chart };
