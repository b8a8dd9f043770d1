const DAY_MS = 86_400_000;

/** The portal is in American English; some tabs are in Spanish too. */
type DateLanguage = 'en' | 'es';
const formats = {
  en: formatsIn('en-US'),
  es: formatsIn('es-US'),
};

function formatsIn(locale: string) {
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    clock: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
    weekday: new Intl.DateTimeFormat(locale, { weekday: 'long' }),
    written: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    dayOfYear: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  };
}
const words = {
  en: { never: 'Not yet', today: 'Today', onThisDay: 'today', on: 'on' },
  es: { never: 'Todavía no', today: 'Hoy', onThisDay: 'hoy', on: 'el' },
};

/** "Nov 20, 2026". Takes epoch milliseconds. */
export const shortDate = (time: number, lang: DateLanguage = 'en') => formats[lang].day.format(time);

/** "Today, 8:12 AM" or "Nov 19, 2026"; "Not yet" for null. */
export function lastSeen(time: number | null, now = Date.now(), lang: DateLanguage = 'en'): string {
  if (time === null) return words[lang].never;
  const { day, clock } = formats[lang];
  return day.format(time) === day.format(now) ? `${words[lang].today}, ${clock.format(time)}` : day.format(time);
}

/** "on Wednesday" within a week, "on Nov 3, 2026" before. */
export function onDay(time: number, now = Date.now(), lang: DateLanguage = 'en'): string {
  const { day, weekday } = formats[lang];
  if (day.format(time) === day.format(now)) return words[lang].onThisDay;
  return `${words[lang].on} ${(now - time < 6 * DAY_MS ? weekday : day).format(time)}`;
}

/** "November 20, 2026" from `2026-11-20`. */
export const writtenDate = (isoDay: string, lang: DateLanguage = 'en') =>
  formats[lang].written.format(Date.parse(isoDay));

/** "Nov 20" from `2026-11-20`. */
export const dayOfYear = (isoDay: string, lang: DateLanguage = 'en') =>
  formats[lang].dayOfYear.format(Date.parse(isoDay));
