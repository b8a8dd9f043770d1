import {
  HARMLESS_PAGE,
  type HostLook,
  type HostMessage,
  isFrameMessage,
  isHello,
  PROTOCOL_VERSION,
  type ReasonCode,
} from '@lampstand/sdk/protocol';
import { createElement } from './create-element.ts';
import { makeDialog } from './dialog.ts';
import { guard, warn } from './guard.ts';
import { ORIGIN } from './origin.ts';
import { readLook } from './read-look.ts';
import type { Settings } from './read-settings.ts';
import { makeResizer } from './resize-frame.ts';

/** How long a frame can take until its app can be used, ms. */
const PATIENCE = 8_000;
/** Height reserved for an app whose height is unknown, px. */
const DEFAULT_HEIGHT = 420;
/** An empty element of at least this height reserves it, px; less is padding. */
const LEAST_RESERVE = 100;
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals';

/** Space that a revealed line needs below it, and gets above it for the church's sticky header, px. */
const MARGIN = 99;
/** First reported height of each app, px; forgotten when the page is closed. */
const heights: { [app: string]: number } = {};

/** What a script of the church's site gets for an app that it has mounted. */
export interface Handle {
  /** Opens the dialog of a popup, float or page; an app in the page is open already. */
  open(): void;
  close(): void;
  /** Gives the app the token of a signed-in person; kept for a frame that reloads. */
  token(token: string): void;
  /** Fills the form with these answers, once. Only the portal's frames take them. */
  fill(input: HostMessage['input']): void;
  /** Loads the app again; what was typed in it is lost. */
  refresh(): void;
  /** Frees everything the app has used and leaves the element empty. */
  unmount(): void;
}

/** One app in one element of the church's page. */
export interface EmbedSlot extends Handle {
  /** The settings that it was mounted with, as text. */
  key: string;
  /** Handles an event of the window: our frame's hello, or a blocked frame. Ignores all others. */
  onMessage(event: object): void;
  /** Reads the page's look and the network state again. */
  update(): void;
}

/** The properties of window events that a slot reads. */
type WindowEvent = Partial<MessageEvent & SecurityPolicyViolationEvent>;

/** The page's address without its query. A page's own variable can shadow `origin`, so the server reads it from here. */
const pageUrl = () => location.origin + location.pathname;

/** Mounts an app in an element; the frame loads when the element is nearly in view, or its dialog opens. */
export function mountSlot(element: HTMLElement, settings: Settings): EmbedSlot {
  const [church, app, title] = settings;
  const path = `${church}/${app}`;
  const emit = (type: string, detail?: object | false) =>
    element.dispatchEvent(
      new CustomEvent(`lampstand:${type}`, { bubbles: true, composed: true, detail: { church, app, ...detail } }),
    );

  const [close, sentence, link, loading] = /^es/.test(readLook(element).lang)
    ? (['Cerrar', 'Esta aplicación no se pudo abrir aquí', `Abrir en página completa: ${title}`, 'Cargando'] as const)
    : (['Close', 'This app couldn’t open here', `Open full page: ${title}`, 'Loading'] as const);
  const box = makeDialog(element, settings, close, emit) || element;
  const dialog = box.closest('dialog');
  const { style } = box;
  const { minHeight } = style;
  const skeleton = createElement('div', {
    style: 'position:absolute;inset:0;background:currentColor;opacity:.06',
    role: 'status',
  });
  // Makes the skeleton cover this element and no other, wherever the page has positioned it.
  style.contain = 'layout';
  box.replaceChildren(skeleton);
  if (box.offsetHeight < LEAST_RESERVE) style.minHeight = `${heights[app] || DEFAULT_HEIGHT}px`;
  const frame = createElement('iframe', {
    sandbox: SANDBOX,
    allow: 'clipboard-write',
    title,
    // Low at first: an element that reserves its height can have padding, and must not grow before the app reports.
    // The margins hide the frame's 4 px of room for focus outlines, so that its text begins where the page's text does.
    style: 'display:block;width:calc(100% + 8px);max-width:none;margin:0 -4px;height:99px;border:0;visibility:hidden',
  });
  let port: MessagePort | undefined;
  let watchdog: ReturnType<typeof setTimeout>;
  let failure: ReasonCode | undefined;
  let lastHints = '';
  let look: HostLook;
  let token: string | undefined;
  /** Height that the element keeps at least; the page's own until the app needs less of it. */
  let floor = minHeight;
  let input: HostMessage['input'];

  const resize = makeResizer(frame, () => emit('error', { code: 'resize-loop' }));

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
    const fallback = createElement('p', { role: 'alert', textContent: `${sentence} (${code}). ` });
    box.replaceChildren(fallback);
    if (code !== 'bad-place')
      fallback.append(createElement('a', { href: `${ORIGIN}/a/${path}`, target: '_blank', textContent: link }));
    emit('error', { code });
    navigator.sendBeacon(`${ORIGIN}/embed-api/beacon`, JSON.stringify({ church, app, code, page: pageUrl() }));
  };

  const load = (isRetry?: boolean) => {
    stop();
    nearby.disconnect();
    if (!navigator.onLine) return void fail('offline');
    watchdog = setTimeout(
      guard(() => (isRetry ? fail('timeout') : load(true))),
      PATIENCE,
    );
    update();
    frame.src = `${ORIGIN}/embed/${path}?${lastHints}`;
    box.replaceChildren(frame, skeleton);
    // Its color is the background's: only screen readers find it, and they read what changes.
    skeleton.textContent = `${loading}: ${title}`;
  };

  const update = () => {
    if (failure === 'offline' && navigator.onLine) load();
    look = readLook(element);
    const hints = `${new URLSearchParams({ site: origin, page: pageUrl(), ...look })}`;
    if (hints === lastHints) return;
    lastHints = hints;
    // A frame is transparent only while `color-scheme` is the same outside and inside.
    element.style.colorScheme = look.theme;
    sendLook();
  };

  const sendLook = () => {
    port?.postMessage({ type: 'look', look, token, input });
    if (port) input = undefined;
  };

  const nearby = new IntersectionObserver(
    guard((entries: IntersectionObserverEntry[]) => {
      if (!entries.pop()?.isIntersecting) return;
      load();
    }),
    { rootMargin: '400px' },
  );

  if (/^[\w-]+\/[\w-]+$/.test(path)) nearby.observe(box);
  else fail('bad-place');
  update();
  return {
    key: `${settings}`,
    open: () => dialog?.showModal(),
    close: () => dialog?.close(),
    token(given) {
      token = given;
      sendLook();
    },
    fill(given) {
      input = given;
      sendLook();
    },
    refresh: load,
    onMessage({ source, data, disposition, effectiveDirective, blockedURI }: WindowEvent) {
      // A sandboxed frame's origin is the text "null" and proves nothing; the window that sent the message does.
      if (source && source === frame.contentWindow && isHello(data)) {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = guard((message: MessageEvent) => {
          const { type, value, top, code, title: name, lang } = Object(message.data);
          if (!isFrameMessage(type, value, top, code)) return;
          // A frame repeats its hello until it is answered; the port it first uses is the one it has accepted.
          if (port !== port1) {
            port?.close();
            port = port1;
            sendLook();
          }
          if (type === 'height') {
            if (resize(value)) {
              heights[app] ||= value;
              // Reserved for a phone, too much for a computer: it is given back where no visitor sees the page move.
              if (box.getBoundingClientRect().top + value > innerHeight) floor = '';
              style.minHeight = floor;
              emit('resize', { height: value });
            }
          } else if (type === 'reveal') {
            const line = frame.getBoundingClientRect().top + top;
            if (line < 0 || line + (value || MARGIN) > innerHeight) (dialog || window).scrollBy(0, line - MARGIN);
          } else if (type === 'leave') {
            location.replace(HARMLESS_PAGE);
          } else {
            clearTimeout(watchdog);
            skeleton.replaceWith();
            frame.style.visibility = '';
            // Where the page gives no title, the app's own in the app's language is better than its id.
            if (title === app.replace(/-/g, ' ') && String(name).slice(0, 200) === name) {
              Object.assign(frame, { title: name, lang });
              if (dialog) dialog.ariaLabel = name;
            }
            emit(type, type === 'error' && { code });
            if (type === 'escape') dialog?.close();
          }
        });
        source.postMessage({ type: 'init', lampstand: PROTOCOL_VERSION }, '*', [port2]);
      }
      if (skeleton.isConnected && effectiveDirective === 'frame-src' && disposition !== 'report')
        if (blockedURI?.startsWith(ORIGIN)) fail('blocked-by-csp');
    },
    update,
    unmount() {
      nearby.disconnect();
      stop();
      // An empty text, so that the observer does not take the slot for one that the page has removed.
      element.replaceChildren('');
      style.minHeight = minHeight;
    },
  };
}
