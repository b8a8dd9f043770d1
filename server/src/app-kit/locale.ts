import type { Language } from '@lampstand/sdk/app';

const locales = { en: 'en-US', es: 'es-US' } satisfies { [lang in Language]: string };

/** Returns the locale for `Intl`: churches in the United States, whichever language they speak. */
export function localeOf(lang: Language): string {
  return locales[lang];
}

/** Returns one `Intl` formatter for each key; making one takes a hundred times as long as using it. */
export function formatterCache<Formatter>(): (key: string, create: () => Formatter) => Formatter {
  const formatters = new Map<string, Formatter>();
  return (key, create) => {
    const formatter = formatters.get(key) ?? create();
    formatters.set(key, formatter);
    return formatter;
  };
}
