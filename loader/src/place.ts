import { type FrameMessage, isFrameMessage, isHello, PROTOCOL_VERSION, type ReasonCode } from '@lampstand/sdk/protocol';
import { makeFallback } from './fallback.ts';
import { guard, warn } from './guard.ts';
import { readLook } from './look.ts';
import { make } from './make.ts';
import { ORIGIN } from './origin.ts';
import { read } from './read-path.ts';
import { reveal } from './reveal.ts';
import { makeSizer } from './sizing.ts';

/** How long a frame may take until its app can be used, ms. */
const PATIENCE = 8_000;
/** Height kept free for an app of which nothing is known yet, px. */
const DEFAULT_HEIGHT = 420;
/** Height from which an empty element is one that reserves room, px; less is padding. */
const LEAST_RESERVE = 100;
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** First height of each app and width, px, for the life of the page only. */
const heights: { [appAndWidth: string]: number } = {};

/** What a script of the church's site gets for an app that it has mounted. */
export interface Handle {
  /** Opens the app anew; what was typed in it goes. */
  refresh(): void;
  /** Frees everything the app has used and leaves the element empty. */
  unmount(): void;
}

/** One app in one element of the church's page. */
export interface Place extends Handle {
  path: string;
  /** Whether the page has taken the element, or what we put into it, away. */
  isGone(): boolean;
  /** Takes an event of the page's window: our frame's hello, or a refusal to load it. Leaves all others alone. */
  hear(event: object): void;
  /** Follows the page's look and the network. */
  update(): void;
}

/** What may happen to the page, as far as a place takes notice. */
type Happening = Partial<MessageEvent & SecurityPolicyViolationEvent>;

/** Mounts an app in an element; the frame loads when the element is nearly in view. */
export function mountPlace(element: HTMLElement, path: string): Place {
  const [church, app = ''] = path.split('/');
  const name = read(element, 'title') || app.replace(/-/g, ' ');
  const { style } = element;
  const { minHeight } = style;
  const key = app + element.clientWidth;
  const skeleton = make('div', {
    style: 'position:absolute;inset:0;background:currentColor;opacity:.06',
    role: 'status',
    ariaLabel: 'Opening the app',
  });
  // Makes the skeleton cover this element and no other, wherever the page has positioned it.
  style.contain = 'layout';
  element.replaceChildren(skeleton);
  if (element.clientHeight < LEAST_RESERVE) style.minHeight = `${heights[key] || DEFAULT_HEIGHT}px`;
  const frame = make('iframe', {
    sandbox: SANDBOX,
    allow: 'clipboard-write',
    title: name,
    // Low at first: a place that reserves its height may have padding, and must not grow before the app has spoken.
    style: 'display:block;width:100%;height:99px;border:0;visibility:hidden',
  });
  let port: MessagePort | undefined;
  let watchdog: ReturnType<typeof setTimeout>;
  let failure: ReasonCode | undefined;
  let told = '';

  const emit = (type: string, detail?: object | false) =>
    element.dispatchEvent(
      new CustomEvent(`lampstand:${type}`, { bubbles: true, composed: true, detail: { church, app, ...detail } }),
    );

  const resize = makeSizer(frame, () => emit('error', { code: 'resize-loop' }));

  const close = () => {
    clearTimeout(watchdog);
    port?.close();
    frame.remove();
    port = failure = undefined;
  };

  const fail = (code: ReasonCode) => {
    close();
    failure = code;
    warn(`${code}: church/app "${path}"`);
    element.replaceChildren(makeFallback(path, name, code));
    emit('error', { code });
  };

  const open = (isRetry?: boolean) => {
    close();
    if (!navigator.onLine) return fail('offline');
    watchdog = setTimeout(
      guard(() => (isRetry ? fail('timeout') : open(true))),
      PATIENCE,
    );
    update();
    frame.src = `${ORIGIN}/embed/${path}?${told}`;
    element.replaceChildren(frame, skeleton);
  };

  const update = () => {
    if (failure === 'offline' && navigator.onLine) open();
    const look = readLook(element);
    const hints = `${new URLSearchParams({ site: origin, ...look })}`;
    if (hints === told) return;
    told = hints;
    // A frame is see-through only while the word for the theme is the same outside and inside.
    frame.style.colorScheme = look.theme;
    port?.postMessage({ type: 'look', look });
  };

  const act = (message: FrameMessage) => {
    const { type } = message;
    if (type === 'height') {
      const height = message.value;
      if (!resize(height)) return;
      heights[key] ||= height;
      style.minHeight = minHeight;
      emit('resize', { height });
    } else if (type === 'reveal') reveal(frame.getBoundingClientRect().top + message.top);
    else {
      clearTimeout(watchdog);
      skeleton.remove();
      frame.style.visibility = '';
      emit(type, type === 'error' && { code: message.code });
    }
  };

  const nearby = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      if (!entries.pop()?.isIntersecting) return;
      nearby.disconnect();
      open();
    }),
    { rootMargin: '400px' },
  );

  if (/^[\w-]+\/[\w-]+$/.test(path)) nearby.observe(element);
  else fail('bad-place');

  return {
    path,
    isGone: () => !element.firstChild?.isConnected,
    refresh: open,
    hear({ source, data, disposition, effectiveDirective, blockedURI }: Happening) {
      // A sandboxed frame's origin is the text "null" and proves nothing; the window it speaks from does.
      if (source && source === frame.contentWindow && isHello(data)) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = guard((said: MessageEvent) => {
          if (!isFrameMessage(said.data)) return;
          // A frame repeats its hello until it is answered; the port it speaks from is the one that it has taken.
          if (port !== port1) port?.close();
          port = port1;
          act(said.data);
        });
        port1.postMessage({ type: 'look', look: readLook(element) });
        source.postMessage({ lampstand: PROTOCOL_VERSION, type: 'init' }, '*', [port2]);
      }
      if (effectiveDirective === 'frame-src' && disposition !== 'report' && skeleton.isConnected)
        if (blockedURI?.startsWith(ORIGIN)) fail('blocked-by-csp');
    },
    update,
    unmount() {
      nearby.disconnect();
      close();
      // An empty text, so that a place which the church's script has emptied is not taken for one the page has lost.
      element.replaceChildren('');
      style.minHeight = minHeight;
    },
  };
}
