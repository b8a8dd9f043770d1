/** A text message as phones send it. */
export interface SmsCount {
  encoding: 'gsm-7' | 'ucs-2';
  /** Septets (gsm-7, extension characters count two) or UTF-16 code units (ucs-2). */
  units: number;
  /** Messages that are sent and paid for; 0 for an empty text. */
  segments: number;
  /** Units that the last segment still has room for. */
  left: number;
  /** Characters that force ucs-2, each once. */
  notInGsm: string[];
}

// 3GPP TS 23.038, the default alphabet (without the escape) and its extension table.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extension = new Set('\f^{}\\[~]|€');

const limits = { 'gsm-7': { alone: 160, joined: 153 }, 'ucs-2': { alone: 70, joined: 67 } } as const;

/**
 * Counts the segments of a text message: 160 or 70 units alone, 153 or 67 in each of several. A character that takes two
 * units is never split between segments.
 */
export function countSms(text: string): SmsCount {
  const characters = [...text];
  const notInGsm = [...new Set(characters.filter((character) => !basic.has(character) && !extension.has(character)))];
  const encoding = notInGsm.length > 0 ? 'ucs-2' : 'gsm-7';
  const { alone, joined } = limits[encoding];
  const sizes = characters.map((character) =>
    encoding === 'ucs-2' ? character.length : extension.has(character) ? 2 : 1,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  if (units === 0) return { encoding, units, segments: 0, left: alone, notInGsm };
  if (units <= alone) return { encoding, units, segments: 1, left: alone - units, notInGsm };
  let [segments, used] = [1, 0];
  for (const size of sizes) {
    if (used + size > joined) [segments, used] = [segments + 1, 0];
    used += size;
  }
  return { encoding, units, segments, left: joined - used, notInGsm };
}
