import type { CalloutBlock } from '@lampstand/sdk/app';
import type { ScriptureNotice } from '../../scripture/verified-text.ts';

/** More would be read by nobody. */
const MOST = 3;

/** One quiet line under a section in which words were set right or left out; undefined when nothing needs saying. */
export function checkedLine(notices: readonly ScriptureNotice[]): CalloutBlock | undefined {
  // A passage from another translation says so itself.
  const said = [...new Set(notices.filter(({ about }) => about !== 'other-translation').map(({ message }) => message))];
  if (said.length === 0) return undefined;
  const rest = said.length - MOST;
  const more =
    rest > 0 ? [`${rest === 1 ? 'One more place was' : `${rest} more places were`} checked in the same way.`] : [];
  return {
    type: 'callout',
    tone: 'info',
    title: 'Checked against the Bible',
    text: [...said.slice(0, MOST), ...more].join(' '),
    dismissible: true,
  };
}
