import { useState } from 'react';
import type { ChartBlock } from '../../app/index.ts';
import { heavyBlocks } from '../../view/blocks/heavy.tsx';
import type { BlockKinds, BlockProps } from '../../view/blocks/kinds.tsx';
import { lightBlocks } from '../../view/blocks/light.tsx';
import { Verse } from '../../view/blocks/verse.tsx';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { OpenVerse } from './open-verse.tsx';
import { useOpened } from './opened.ts';

/** Every kind of block; the badge of a verse opens its chapter, and a chart is fetched when there is one. */
export function useKinds(boot: FullBoot, api: Api): BlockKinds {
  const [kinds] = useState<BlockKinds>(() => ({
    ...lightBlocks,
    ...heavyBlocks,
    chart: Chart,
    verse: (props) =>
      props.block.translationId ? <OpenVerse {...props} boot={boot} api={api} /> : <Verse {...props} />,
  }));
  return kinds;
}

const loadChart = () => import('../../view/blocks/chart.tsx');

// Until it is there, and without a connection, its sentence stands for it.
function Chart(props: BlockProps<ChartBlock>) {
  const { part } = useOpened(true, loadChart);
  return part ? <part.Chart {...props} /> : <p>{props.block.summary}</p>;
}
