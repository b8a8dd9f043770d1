/** Height increases in `WINDOW` ms before we assume a resize loop: more than streaming makes, fewer than a loop. */
const MOST_GROWTHS = 40;
const WINDOW = 2_000;

/** Makes the function that sets a frame's height (px) when it asks; it returns true when the height changed. */
export function makeResizer(frame: HTMLElement, onLoop: () => void): (height: number) => true | undefined {
  let growths = 0;
  return (height) => {
    const change = height - frame.offsetHeight;
    // A hidden frame measures 0, and a frame of height 0 would never measure again.
    if (growths > MOST_GROWTHS || !height || change * change < 4) return;
    if (change > 0) {
      setTimeout(() => growths--, WINDOW);
      if (++growths > MOST_GROWTHS) {
        growths = 1 / 0;
        onLoop();
        return;
      }
    }
    const { bottom } = frame.getBoundingClientRect();
    frame.style.height = `${height}px`;
    if (bottom < 0 && !('overflowAnchor' in frame.style)) scrollBy(0, change);
    return true;
  };
}
