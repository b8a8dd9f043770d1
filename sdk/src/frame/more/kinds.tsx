import { useState } from 'react';
import type { ChartBlock } from '../../app/index.ts';
import { heavyBlocks } from '../../view/blocks/heavy.tsx';
import type { BlockKinds, BlockProps } from '../../view/blocks/kinds.tsx';
import { Verse } from '../../view/blocks/verse.tsx';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { Outside } from '../outside.ts';
import { OpenVerse } from './open-verse.tsx';
import { useOpened } from './opened.ts';
import { withUrgent } from './urgent.tsx';

/**
 * Every kind of block. The badge of a verse opens its chapter, a chart is fetched when there is one, and an urgent callout
 * has the button that clears the page.
 */
export function useKinds(boot: FullBoot, api: Api, outside: Outside): BlockKinds {
  const [kinds] = useState<BlockKinds>(() => ({
    ...withUrgent(boot, outside),
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
