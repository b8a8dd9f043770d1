import {
  HARMLESS_PAGE,
  type HostLook,
  isFrameMessage,
  isHello,
  PROTOCOL_VERSION,
  type ReasonCode,
} from '@lampstand/sdk/protocol';
import { createElement } from './create-element.ts';
import { makeDialog } from './dialog.ts';
import { makeFallback } from './fallback.ts';
import { guard, warn } from './guard.ts';
import { readLook } from './look.ts';
import { ORIGIN } from './origin.ts';
import type { Settings } from './read-settings.ts';
import { makeSizer } from './sizing.ts';

/** How long a frame may take until its app can be used, ms. */
const PATIENCE = 8_000;
/** Height kept free for an app of which nothing is known yet, px. */
const DEFAULT_HEIGHT = 420;
/** Height from which an empty element is one that reserves room, px; less is padding. */
const LEAST_RESERVE = 100;
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** Room that a line needs to count as in view, and gets above it for the church's sticky header, px. */
const ROOM = 99;
/** First height of each app, px, for the life of the page only. */
const heights: { [app: string]: number } = {};

/** What a script of the church's site gets for an app that it has mounted. */
export interface Handle {
  /** Opens the dialog of a popup, float or page; an app in the page is open already. */
  open(): void;
  close(): void;
  /** Gives the app a token for a person who is signed in; kept for a frame that reloads. */
  token(token: string): void;
  /** Opens the app anew; what was typed in it goes. */
  refresh(): void;
  /** Frees everything the app has used and leaves the element empty. */
  unmount(): void;
}

/** One app in one element of the church's page. */
export interface Place extends Handle {
  /** The settings that it was mounted with. */
  asked: string;
  /** Whether the page has taken the element, or what we put into it, away. */
  isGone(): boolean;
  /** Takes an event of the page's window: our frame's hello, or a refusal to load it. Leaves all others alone. */
  hear(event: object): void;
  /** Follows the page's look and the network. */
  update(): void;
}

/** What may happen to the page, as far as a place takes notice. */
type Happening = Partial<MessageEvent & SecurityPolicyViolationEvent>;

/** The page, without its query. A page may have a variable called `origin`, which is why the server takes it from here. */
const here = () => location.origin + location.pathname;

/** Mounts an app in an element; the frame loads when the element is nearly in view, or its dialog opens. */
export function mountPlace(element: HTMLElement, settings: Settings): Place {
  const [church, app, title] = settings;
  const path = `${church}/${app}`;
  const emit = (type: string, detail?: object | false) =>
    element.dispatchEvent(
      new CustomEvent(`lampstand:${type}`, { bubbles: true, composed: true, detail: { church, app, ...detail } }),
    );

  const isSpanish = /^es/.test(readLook(element).lang);
  const box = makeDialog(element, settings, isSpanish ? 'Cerrar' : 'Close', emit) || element;
  const dialog = box.closest('dialog');
  const { style } = box;
  const { minHeight } = style;
  const skeleton = createElement('div', {
    style: 'position:absolute;inset:0;background:currentColor;opacity:.06',
    role: 'status',
    ariaLabel: title,
  });
  // Makes the skeleton cover this element and no other, wherever the page has positioned it.
  style.contain = 'layout';
  box.replaceChildren(skeleton);
  if (box.offsetHeight < LEAST_RESERVE) style.minHeight = `${heights[app] || DEFAULT_HEIGHT}px`;
  const frame = createElement('iframe', {
    sandbox: SANDBOX,
    allow: 'clipboard-write',
    title,
    // Low at first: a place that reserves its height may have padding, and must not grow before the app has spoken.
    style: 'display:block;width:100%;height:99px;border:0;visibility:hidden',
  });
  let port: MessagePort | undefined;
  let watchdog: ReturnType<typeof setTimeout>;
  let failure: ReasonCode | undefined;
  let told = '';
  let look: HostLook;
  let token: string | undefined;

  const resize = makeSizer(frame, () => emit('error', { code: 'resize-loop' }));

  const stop = () => {
    clearTimeout(watchdog);
    port?.close();
    // Not `remove()`, here and below: old frameworks replace it by one that throws when there is nothing to remove.
    box.replaceChildren();
    port = failure = undefined;
  };

  const fail = (code: ReasonCode) => {
    stop();
    failure = code;
    warn(code);
    box.replaceChildren(makeFallback(path, title, isSpanish, code));
    emit('error', { code });
    navigator.sendBeacon(`${ORIGIN}/embed-api/beacon`, JSON.stringify({ church, app, code, page: here() }));
  };

  const load = (isRetry?: boolean) => {
    stop();
    if (!navigator.onLine) return fail('offline');
    watchdog = setTimeout(
      guard(() => (isRetry ? fail('timeout') : load(true))),
      PATIENCE,
    );
    update();
    frame.src = `${ORIGIN}/embed/${path}?${told}`;
    box.replaceChildren(frame, skeleton);
  };

  const update = () => {
    if (failure === 'offline' && navigator.onLine) load();
    look = readLook(element);
    const hints = `${new URLSearchParams({ site: origin, page: here(), ...look })}`;
    if (hints === told) return;
    told = hints;
    // A frame is see-through only while the word for the theme is the same outside and inside.
    element.style.colorScheme = look.theme;
    tell();
  };

  const tell = () => port?.postMessage({ type: 'look', look, token });

  const nearby = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      if (!entries.pop()?.isIntersecting) return;
      nearby.disconnect();
      load();
    }),
    { rootMargin: '400px' },
  );

  if (/^[\w-]+\/[\w-]+$/.test(path)) nearby.observe(box);
  else fail('bad-place');
  update();
  return {
    asked: `${settings}`,
    open: () => dialog?.showModal(),
    close: () => dialog?.close(),
    token(given) {
      token = given;
      tell();
    },
    isGone: () => !element.firstChild?.isConnected,
    refresh: load,
    hear({ source, data, disposition, effectiveDirective, blockedURI }: Happening) {
      // A sandboxed frame's origin is the text "null" and proves nothing; the window it speaks from does.
      if (source && source === frame.contentWindow && isHello(data)) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = guard((said: MessageEvent) => {
          const { type, value, top, code } = Object(said.data);
          if (!isFrameMessage(type, value, top, code)) return;
          // A frame repeats its hello until it is answered; the port it speaks from is the one that it has taken.
          if (port !== port1) {
            port?.close();
            port = port1;
            tell();
          }
          if (type === 'height') {
            if (!resize(value)) return;
            heights[app] ||= value;
            style.minHeight = minHeight;
            emit('resize', { height: value });
          } else if (type === 'reveal') {
            const line = frame.getBoundingClientRect().top + top;
            if (line < 0 || line + (value || ROOM) > innerHeight) (dialog || window).scrollBy(0, line - ROOM);
          } else if (type === 'leave') {
            location.replace(HARMLESS_PAGE);
          } else {
            clearTimeout(watchdog);
            skeleton.replaceWith();
            frame.style.visibility = '';
            emit(type, type === 'error' && { code });
            if (type === 'escape') dialog?.close();
          }
        });
        source.postMessage({ lampstand: PROTOCOL_VERSION, type: 'init' }, '*', [port2]);
      }
      if (effectiveDirective === 'frame-src' && disposition !== 'report' && skeleton.isConnected)
        if (blockedURI?.startsWith(ORIGIN)) fail('blocked-by-csp');
    },
    update,
    unmount() {
      nearby.disconnect();
      stop();
      // An empty text, so that a place which the church's script has emptied is not taken for one the page has lost.
      element.replaceChildren('');
      style.minHeight = minHeight;
    },
  };
}
