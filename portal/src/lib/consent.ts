export type CategoryId = 'essential' | 'functional' | 'analytics' | 'marketing';
/** Allowed categories. Essential is always true. */
export type CookieChoices = Readonly<Record<CategoryId, boolean>>;
interface ConsentRecord {
  choices: CookieChoices;
  /** Epoch milliseconds. */
  timestamp: number;
  version: string;
}

export const CONSENT_KEY = 'lampstand-cookie-consent';
const VERSION = '1.0';
const VALID_MS = 365 * 24 * 60 * 60 * 1_000;
const CHANGED = 'cookie-consent-changed';

export const essentialOnly: CookieChoices = { essential: true, functional: false, analytics: false, marketing: false };
export const everything: CookieChoices = { essential: true, functional: true, analytics: true, marketing: true };

/** Cookies removed when their category is declined. We set none; an operator's scripts can. */
export const optionalCookies = {
  functional: ['theme_preference', 'language_preference', 'ministry_tools_preferences', 'ui_preferences'],
  analytics: ['_ga', '_gid', '_gat', '_gtag'],
  marketing: ['marketing_preferences', 'outreach_tracking'],
} as const;
const optional = ['functional', 'analytics', 'marketing'] as const;
const broadcast = ['analytics', 'marketing'] as const;

/** The choice when storage is blocked. */
let inMemory: ConsentRecord | null = null;
let applied: CookieChoices = essentialOnly;

/** The stored choice while it is valid: at most 365 days old and for the current categories. */
export function readConsent(): CookieChoices | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');
    if (isRecord(record)) return choicesOf(record.choices);
  } catch {
    // Blocked or invalid storage counts as no choice.
  }
  return inMemory?.choices ?? null;
}

/** Stores a choice and dispatches the event that applies it. */
export function saveConsent(choices: CookieChoices): void {
  const record = { choices: choicesOf(choices), timestamp: Date.now(), version: VERSION };
  inMemory = null;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(record));
  } catch {
    inMemory = record;
  }
  tell(record.choices);
}

/** Removes the choice and the cookies it allowed; the banner asks again. */
export function forgetConsent(): void {
  drop();
  tell(essentialOnly);
}

/**
 * Applies the stored choice and every later one, from any tab; without a valid choice only essential.
 * `onChange` gets whether there is a choice. Returns an unsubscribe function.
 */
export function startConsent(onChange: (chosen: boolean) => void): () => void {
  const start = readConsent();
  if (!start) drop();
  apply(start ?? essentialOnly);
  const changed = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    apply(choicesOf(event.detail ?? {}));
    onChange(readConsent() !== null);
  };
  const elsewhere = (event: StorageEvent) => {
    if (event.key === CONSENT_KEY || event.key === null) tell(readConsent() ?? essentialOnly);
  };
  addEventListener(CHANGED, changed);
  addEventListener('storage', elsewhere);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', elsewhere);
  };
}

const openers = new Set<() => void>();

/** Opens the cookie dialog from anywhere. */
export function openCookiePreferences(): void {
  for (const open of openers) open();
}

/** Registers the function that opens the dialog. Returns an unsubscribe function. */
export function onOpenPreferences(open: () => void): () => void {
  openers.add(open);
  return () => openers.delete(open);
}

const tell = (choices: CookieChoices) => dispatchEvent(new CustomEvent(CHANGED, { detail: { ...choices } }));

function drop(): void {
  inMemory = null;
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Then nothing was stored.
  }
  for (const category of optional) expireCookies(optionalCookies[category]);
}

function apply(choices: CookieChoices): void {
  for (const category of optional) if (!choices[category]) expireCookies(optionalCookies[category]);
  const before = applied;
  applied = choices;
  document.documentElement.dataset.analyticsConsent = choices.analytics ? 'granted' : 'denied';
  for (const category of broadcast) {
    if (before[category] === choices[category]) continue;
    dispatchEvent(new CustomEvent(`${category}-consent-changed`, { detail: { enabled: choices[category] } }));
  }
}

/** Removes cookies by name (`_ga` includes `_ga_…`) from this host and its parent domains. */
function expireCookies(names: readonly string[]): void {
  let present: string[];
  try {
    present = document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));
  } catch {
    return;
  }
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const cookie of present) {
    if (!names.some((name) => cookie === name || cookie.startsWith(`${name}_`))) continue;
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is missing in Firefox ESR and Safari
      document.cookie = `${cookie}=; max-age=-1; path=/${domain}`;
    }
  }
}

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { choices, timestamp, version } = value as Partial<ConsentRecord>;
  // A date in the future counts as expired too.
  const fresh = typeof timestamp === 'number' && Math.abs(Date.now() - timestamp) < VALID_MS;
  return fresh && version === VERSION && typeof choices === 'object' && choices !== null;
}

function choicesOf(from: Partial<CookieChoices>): CookieChoices {
  const { functional, analytics, marketing } = from;
  return {
    essential: true,
    functional: functional === true,
    analytics: analytics === true,
    marketing: marketing === true,
  };
}
