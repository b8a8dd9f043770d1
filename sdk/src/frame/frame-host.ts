import type { Input } from '../app/index.ts';

/** The page around the frame, as the app uses it. */
export interface FrameHost {
  /** Bearer of runs and exports. Renewals replace it, and so does the portal in a document that it opened. */
  token: string;
  /** The sandbox neither prints nor downloads. */
  restricted: boolean;
  done: () => void;
  failed: () => void;
  /** Brings an element into view after the person acted: its top edge, or as many px of it as `height` says. */
  reveal: (element: HTMLElement, height?: number) => void;
  /** Empties the frame at once and goes to a harmless page. */
  leave: () => void;
  /** Takes answers for the form from the portal's page; the form sets it when it is there. */
  onExample?: (input: Input) => void;
}
