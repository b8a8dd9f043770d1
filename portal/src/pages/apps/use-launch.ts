import { useEffect, useState } from 'react';

const WAIT_MS = 3_000;
const TICK_MS = 200;
const LEAVE_MS = 500;
const LARGEST_STEP = 15;
const CAP = 90;

/**
 * Launcher progress, 0 to 100: random steps to 90, 100 after three seconds, then `leave` half a second later.
 * A press anywhere, Enter and the space bar leave at once.
 */
export function useLaunch(leave: () => void): number {
  const [progress, setProgress] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a launch that has begun is not begun again
  useEffect(() => {
    const climb = setInterval(() => setProgress((at) => Math.min(CAP, at + Math.random() * LARGEST_STEP)), TICK_MS);
    let leaving: ReturnType<typeof setTimeout>;
    const waiting = setTimeout(() => {
      clearInterval(climb);
      setProgress(100);
      leaving = setTimeout(leave, LEAVE_MS);
    }, WAIT_MS);
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      leave();
    };
    addEventListener('click', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('click', skip);
      removeEventListener('keydown', skip);
      clearInterval(climb);
      clearTimeout(waiting);
      clearTimeout(leaving);
    };
  }, []);
  return progress;
}
