import { api, read } from './api.ts';
import { forgetCsrfToken } from './csrf.ts';
import { readSessionId, storeSessionId } from './session.ts';

const PREFIX = 'hc_';

/**
 * Handles `?session=` on any page: removes the parameter, then exchanges its one-time code for a session.
 * Values that are not codes are dropped. A signed-in person is asked first.
 */
export async function takeSessionTransfer(): Promise<void> {
  const url = new URL(location.href);
  const code = url.searchParams.get('session');
  if (code === null) return;
  url.searchParams.delete('session');
  history.replaceState(history.state, '', url);
  if (!code.startsWith(PREFIX)) return;
  if (readSessionId() && !confirm('You’re already logged in. Switch to the account for this link?')) return;
  try {
    const { sessionId } = await read(api.auth.exchange.$post({ json: { code } }));
    forgetCsrfToken();
    storeSessionId(sessionId);
    location.reload();
  } catch (error) {
    console.warn('This link doesn’t work anymore.', error);
  }
}
