import type { CalloutBlock, Language, Localized } from '@lampstand/sdk/app';
import type { ScriptureNotice } from '../../scripture/verified-text.ts';

/** Most messages in one summary. */
const MOST = 3;

const title: Localized = { en: 'Checked against the Bible', es: 'Comprobado con la Biblia' };
const others = (rest: number): Localized =>
  rest === 1
    ? { en: 'One more place was checked in the same way.', es: 'Otro lugar se comprobó de la misma manera.' }
    : {
        en: `${rest} more places were checked in the same way.`,
        es: `Otros ${rest} lugares se comprobaron de la misma manera.`,
      };

/** Callout under a section whose words were set right or left out; undefined when there are no notices. */
export function scriptureSummary(notices: readonly ScriptureNotice[], lang: Language): CalloutBlock | undefined {
  const said = [...new Set(notices.map(({ message }) => message[lang]))];
  if (said.length === 0) return undefined;
  const rest = said.length - MOST;
  const more = rest > 0 ? [others(rest)[lang]] : [];
  return {
    type: 'callout',
    tone: 'info',
    lang,
    title: title[lang],
    text: [...said.slice(0, MOST), ...more].join(' '),
    dismissible: true,
  };
}
