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

/** Longest time between two presses, ms. */
const PATIENCE = 5_000;

/** Calls `leave` when Shift alone is pressed three times; another key, or Shift with one, starts the count again. */
function onThirdShift(leave: () => void): () => void {
  let presses = 0;
  let last = 0;
  let isTyping = false;
  const count = ({ key, shiftKey, timeStamp }: KeyboardEvent) => {
    presses = key === 'Shift' && !isTyping ? 1 + (timeStamp - last < PATIENCE ? presses : 0) : 0;
    isTyping = shiftKey;
    last = timeStamp;
    if (presses > 2) leave();
  };
  addEventListener('keyup', count);
  return () => removeEventListener('keyup', count);
}

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
  useEffect(() => onThirdShift(host.leave), []);
  return (
    <Callout {...props} box={box}>
      <p className="row">
        <button type="button" className="button" onClick={host.leave}>
          {boot.words.answer.clear}
        </button>
        <span className="help">
          <span className="keys">{boot.words.answer.shift}</span> {boot.words.answer.history}
        </span>
      </p>
    </Callout>
  );
}
