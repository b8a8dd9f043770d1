/** Room that a line needs to count as in view, and gets above it for the church's sticky header, px. */
const ROOM = 99;

/** Scrolls the page so that a line (px below the top of the window) comes into view; does nothing when it is there. */
export function reveal(line: number): void {
  if (line > 0 && line < innerHeight - ROOM) return;
  const isCalm = matchMedia('(prefers-reduced-motion)').matches;
  scrollBy({ top: line - ROOM, behavior: isCalm ? 'instant' : 'smooth' });
}
