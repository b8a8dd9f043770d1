import { hydrate, render } from 'preact';
import type { Input } from '../app/index.ts';
import { MAX_HEIGHT } from '../protocol/index.ts';
import { App } from './app.tsx';
import { type Boot, type NoticeBoot, neededFeatures } from './boot.ts';
import type { Deferred } from './deferred-contract.ts';
import type { FrameHost } from './frame-host.ts';
import { canAcceptToken } from './host/accepts-token.ts';
import { connectHost } from './host/connect-host.ts';
import { loadDeferred } from './load-deferred.ts';

const page = document.documentElement;

/** Starts a frame document: the connection to the page around it, then the app. */
async function startApp(root: HTMLElement, boot: Boot): Promise<void> {
  const { send, measure, restricted, linked, leave } = connectHost(root, boot.theme, ({ token, input }) => {
    if (token && canAcceptToken(boot, token)) host.token = token;
    if (input && boot.acceptsToken) host.onExample?.(input as Input);
  });
  const host: FrameHost = {
    token: boot.token,
    restricted,
    done: () => send({ type: 'done' }),
    failed: () => send({ type: 'error', code: 'run-failed' }),
    reveal(element: HTMLElement, height = 0) {
      // Without our loader, and beyond the greatest height of a frame, the frame scrolls itself.
      if (height && (!linked() || page.offsetHeight > MAX_HEIGHT))
        element.scrollIntoView({ block: height > innerHeight ? 'start' : 'nearest' });
      const top = Math.max(0, element.getBoundingClientRect().top | 0);
      send({ type: 'reveal', top, value: height });
    },
    leave() {
      // First what can be read on the screen. Then what is still running.
      document.body.replaceChildren();
      leave();
      render(null, root);
    },
  };
  // The styles of results wait as print styles, so that they do not hold up the first paint.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[media=print]')) link.media = 'all';
  let deferred: Deferred | undefined;
  try {
    const features = neededFeatures(boot.manifest);
    if (features[0]) deferred = await loadDeferred(features);
  } catch {
    return send({ type: 'error', code: 'offline' });
  }
  hydrate(<App boot={boot} host={host} deferred={deferred} />, root);
  page.dataset.ready = '';
  measure();
  send({ type: 'ready', title: document.title, lang: boot.manifest.lang ?? boot.lang });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'escape' });
  });
}

/** Starts a notice, which only reports its reason and its height. */
function startNotice(root: HTMLElement, boot: NoticeBoot): void {
  const { send } = connectHost(root, 'auto', () => {});
  page.dataset.ready = '';
  send({ type: 'error', code: boot.notice });
}

const root = document.getElementById('lampstand');
const data = document.getElementById('lampstand-boot')?.textContent;
if (root && data) {
  const boot: Boot | NoticeBoot = JSON.parse(data);
  if ('notice' in boot) startNotice(root, boot);
  else void startApp(root, boot);
}
