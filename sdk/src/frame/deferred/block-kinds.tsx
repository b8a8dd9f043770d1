import { type FunctionComponent, useState } from 'react';
import type { Block } from '../../app/index.ts';
import type { BlockKinds, BlockProps } from '../../view/blocks/kinds.tsx';
import { Verse } from '../../view/blocks/verse.tsx';
import { Prose } from '../../view/prose.tsx';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';
import { OpenVerse } from './open-verse.tsx';
import { withUrgent } from './urgent.tsx';
import { useChunk } from './use-chunk.ts';

/**
 * Every kind of block. The badge of a verse opens its chapter, blocks that only some results have are fetched when one arrives,
 * and an urgent callout has the button that clears the page.
 */
export function useBlockKinds(boot: FullBoot, api: Api, host: FrameHost): BlockKinds {
  const [kinds] = useState<BlockKinds>(() => ({
    ...withUrgent(boot, host),
    ...fetched,
    chart: Chart,
    verse: (props) =>
      props.block.translationId ? <OpenVerse {...props} boot={boot} api={api} /> : <Verse {...props} />,
  }));
  return kinds;
}

const loadChart = () => import('../../view/blocks/chart.tsx');
const loadHeavy = () => import('../../view/blocks/heavy.tsx');

// Until it is there, and without a connection, its sentence is shown in its place.
const Chart: NonNullable<BlockKinds['chart']> = (props) => {
  const { chunk } = useChunk(true, loadChart);
  return chunk ? <chunk.Chart {...props} /> : <p>{props.block.summary}</p>;
};

const heavyKinds = ['table', 'checklist', 'schedule', 'score', 'cards'] as const;

// Without a connection its words are shown as plain text.
function Fetched(props: BlockProps<Block>) {
  const { chunk, failed } = useChunk(true, loadHeavy);
  const Kind = chunk?.heavyBlocks[props.block.type] as FunctionComponent<BlockProps<Block>> | undefined;
  return Kind ? <Kind {...props} /> : failed ? <Prose text={wordsOf({ ...props.block, type: '' })} /> : null;
}
function wordsOf(part: unknown): string {
  if (typeof part !== 'object' || !part) return typeof part === 'string' ? part : '';
  return Object.values(part).map(wordsOf).filter(Boolean).join('\n');
}
const fetched: BlockKinds = Object.fromEntries(heavyKinds.map((kind) => [kind, Fetched]));
