import { useEffect, useRef } from 'react';
import type { CalloutBlock } from '../../app/index.ts';
import type { BlockKinds, BlockProps } from '../../view/blocks/kinds.tsx';
import { Callout, lightBlocks } from '../../view/blocks/light.tsx';
import type { FullBoot } from '../boot.ts';
import type { FrameHost } from '../frame-host.ts';

interface UrgentProps extends BlockProps<CalloutBlock> {
  boot: FullBoot;
  host: FrameHost;
}

/** The light blocks, with the button that clears the page in every urgent callout. */
export const withUrgent = (boot: FullBoot, host: FrameHost): BlockKinds => ({
  ...lightBlocks,
  callout: (props) =>
    props.block.tone === 'urgent' ? <Urgent {...props} boot={boot} host={host} /> : <Callout {...props} />,
});

/**
 * An urgent callout with the button that clears the page. The first one of an answer takes the focus when it appears and
 * is brought into view.
 */
function Urgent({ boot, host, ...props }: UrgentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = box.current;
    if (!shown || shown.closest('.letter, .turn, .place')?.querySelector('.urgent') !== shown) return;
    shown.focus({ preventScroll: true });
    host.reveal(shown, shown.offsetHeight);
  }, []);
  return (
    <Callout {...props} box={box}>
      <p className="row">
        <button type="button" className="button" onClick={host.leave}>
          {boot.words.answer.clear}
        </button>
      </p>
    </Callout>
  );
}
