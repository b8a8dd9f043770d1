/** Growths in two seconds that a streaming answer never reaches, and a frame that grows with its own window soon does. */
const MOST_GROWTHS = 40;
const WINDOW = 2_000;

/** Makes the function that gives a frame the height it asks for, px; it answers whether the height changed. */
export function makeSizer(frame: HTMLElement, onLoop: () => void): (height: number) => boolean | undefined {
  let growths = 0;
  let end = 0;
  return (height) => {
    const change = height - frame.offsetHeight;
    // A frame that is hidden measures 0, and one made 0 high would never measure again.
    if (growths > MOST_GROWTHS || !height || Math.abs(change) < 2) return;
    if (Date.now() > end) {
      end = Date.now() + WINDOW;
      growths = 0;
    }
    if (change > 0 && ++growths > MOST_GROWTHS) {
      onLoop();
      return;
    }
    const { bottom } = frame.getBoundingClientRect();
    frame.style.height = `${height}px`;
    if (bottom < 0 && !('overflowAnchor' in frame.style)) scrollBy(0, change);
    return true;
  };
}
