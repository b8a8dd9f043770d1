import type { CalloutBlock, Language } from '@lampstand/sdk/app';
import type { ScriptureNotice } from '../../scripture/verified-text.ts';
import { runMessages } from './messages.ts';

/** Most messages in one summary. */
const MOST = 3;

/** Callout under a section whose words were set right or left out; undefined when there are no notices. */
export function scriptureSummary(notices: readonly ScriptureNotice[], lang: Language): CalloutBlock | undefined {
  const said = [...new Set(notices.map(({ message }) => message[lang]))];
  if (said.length === 0) return undefined;
  const { checked, alsoChecked } = runMessages[lang];
  const rest = said.length - MOST;
  const more = rest > 0 ? [alsoChecked(rest)] : [];
  return {
    type: 'callout',
    tone: 'info',
    lang,
    title: checked,
    text: [...said.slice(0, MOST), ...more].join(' '),
    dismissible: true,
  };
}
