import type { ReasonCode } from '@lampstand/sdk/protocol';

/** What each reason code means and what helps, in one sentence. */
const meanings: Readonly<Record<ReasonCode, string>> = {
  'blocked-by-csp': 'The page’s security policy does not allow our frame; add the two hosts from the ready-made text.',
  timeout:
    'The app did not answer within eight seconds, twice; a slow network or a browser extension is the usual cause.',
  offline: 'The visitor’s device had no connection; the app goes on by itself when there is one.',
  'wrong-site': 'The page’s address is not on the list above; allow it if it is yours.',
  'not-found': 'The page names a church or an app that there is not; copy the line once more.',
  'not-built': 'The app is not built yet; choose another for this page.',
  paused: 'The app is switched off, or the church’s plan does not serve it now.',
  'resize-loop':
    'Page and app kept changing each other’s height, so the app scrolls inside; look for a style that sets the frame’s height.',
  'bad-place': 'A place in the page names no church or no app; copy the line once more.',
  'run-failed': 'A request of a visitor failed; they could try again, and nothing was lost.',
};

/** The sentence for a code; an unknown one, of a newer server, is said to be that. */
export const meaningOf = (code: string): string =>
  code in meanings ? meanings[code as ReasonCode] : 'A failure that this page does not know yet; load it again.';
