/**
 * What a church's page and our frame say to each other.
 *
 * The frame is sandboxed without `allow-same-origin`, so its origin is the text `null` and proves nothing. What shaped this:
 * - identity is `event.source`, checked before anything else is read;
 * - `postMessage` to an opaque origin needs the target `*`, so window messages carry no secret and hand over a port at most;
 * - all else goes over the port, schema-checked, capped in size and rate; unknown messages are dropped, never answered;
 * - a frame that reloads says `hello` again and gets a new port; the old one is closed.
 */
export const PROTOCOL_VERSION = 1;

/** Frame to host window, at boot. No secret; repeated after a reload. */
export interface Hello {
  lampstand: number;
  type: 'hello';
}

/** Host window to frame, once for each hello, with the port transferred. */
export interface Init {
  lampstand: number;
  type: 'init';
}

/** How the page around the frame looks; the frame takes its hue, never its lightness. */
export interface HostLook {
  theme: 'light' | 'dark';
  /** Computed CSS colour of the page behind the place, e.g. `rgb(255, 255, 255)`; absent when it is transparent all the way up. */
  ground?: string;
  /** Computed font-family list of the place. Works only for fonts the device has. */
  font?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Over the port, host to frame. */
export interface HostMessage {
  type: 'look';
  look: HostLook;
  /** Only for people signed in to the portal: a token minted for them. Ignored in a document that the portal did not open. */
  token?: string | undefined;
  /** Answers for the form, such as those of an example. Unchecked, and ignored in a document that the portal did not open. */
  input?: Readonly<Record<string, unknown>> | undefined;
}

/** Over the port, frame to host. */
export type FrameMessage =
  /** The app can be used. Its name in full and the name's language, for the frame's title. */
  | { type: 'ready'; title?: string; lang?: string }
  /** Height of the content in px, an integer from 0 to 10,000. */
  | { type: 'height'; value: number }
  /** A result is finished. */
  | { type: 'done' }
  | { type: 'error'; code: ReasonCode }
  /**
   * Bring this offset of the frame (px) into view, with `value` px below it; sent only after the person acted in the frame.
   */
  | { type: 'reveal'; top: number; value?: number }
  /** The person cleared the page: leave for `HARMLESS_PAGE` at once. It has no address, so a frame cannot choose one. */
  | { type: 'leave' }
  /** The person pressed Escape and nothing in the frame used it. */
  | { type: 'escape' };

/** Why an app could not be shown or used. Documented in docs/embedding.md; a program may rely on these. */
export const reasonCodes = [
  'timeout',
  'blocked-by-csp',
  'offline',
  'wrong-site',
  'not-found',
  'not-built',
  'paused',
  'resize-loop',
  'bad-place',
  'run-failed',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

export const MAX_HEIGHT = 10_000;
/** Where "Clear this page" goes: nothing there tells what was read before. */
export const HARMLESS_PAGE = 'https://www.weather.gov/';
/** Characters of a message's JSON, at most. */
export const MAX_MESSAGE = 8_192;

/** Events on the place's element; they bubble. `error` is prefixed like the rest, because a bubbling `error` would fire `window.onerror`. */
export interface LampstandEvents {
  'lampstand:ready': { church: string; app: string };
  'lampstand:resize': { church: string; app: string; height: number };
  'lampstand:done': { church: string; app: string };
  'lampstand:escape': { church: string; app: string };
  'lampstand:error': { church: string; app: string; code: ReasonCode };
}

export function isHello(data: unknown): data is Hello {
  return (data as Hello | null)?.type === 'hello' && (data as Hello).lampstand === PROTOCOL_VERSION;
}

export function isInit(data: unknown): data is Init {
  return Object(data).type === 'init' && Object(data).lampstand === PROTOCOL_VERSION;
}

/** Whether the parts of a frame's message make one the host acts on. */
export function isFrameMessage(type: unknown, value: unknown, top: unknown, code: unknown): boolean {
  return type === 'height'
    ? isPixels(value)
    : type === 'reveal'
      ? isPixels(top) && isPixels(value || 0)
      : type === 'error'
        ? // Not the list above: a loader that a browser has kept for days must pass on a code that is newer than itself.
          String(code).slice(0, 40) === code
        : ['ready', 'done', 'escape', 'leave'].includes(type as string);
}

/** Whether a host's message is one the frame acts on. */
export function isHostMessage(data: unknown): data is HostMessage {
  const { type, token, look } = Object(data);
  const { theme, ground, font, lang, dir } = Object(look);
  return (
    type === 'look' &&
    (token === undefined || isText(token, 2_048)) &&
    (theme === 'light' || theme === 'dark') &&
    (ground === undefined || isText(ground, 100)) &&
    (font === undefined || isText(font, 500)) &&
    (lang === undefined || isText(lang, 35)) &&
    (dir === undefined || dir === 'ltr' || dir === 'rtl')
  );
}

function isPixels(value: unknown): boolean {
  return (value as number) >>> 0 === value && value <= MAX_HEIGHT;
}

function isText(value: unknown, most: number): boolean {
  return typeof value === 'string' && value.length <= most;
}
