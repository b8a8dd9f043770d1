const place =
  /\b(in|at) (the |our |my |a |this )?(waiting room|hospital|intensive care(?: unit)?|icu|nicu|emergency room|operating room|nursing home|care home|hospice|courtroom|courthouse|school cafeteria|school gym|school|college|office|classroom|church basement|church hall|fellowship hall|church|sanctuary|chapel|cemetery|airport|kitchen|backyard|garden|park|shelter|prison|jail|rehab|town hall|city hall|home)\b(?! (?:health|work|visit))/i;

/** Where it happens, ready for the end of a clause: `in the waiting room`. */
export function findPlace(text: string): string | undefined {
  const [, preposition = '', determiner = '', noun = ''] = place.exec(text) ?? [];
  if (!noun) return undefined;
  const name = /^n?icu$/i.test(noun) ? noun.toUpperCase() : noun.toLowerCase();
  const phrase = `${preposition} ${determiner}${name}`.toLowerCase().replace(/\bn?icu\b/, (word) => word.toUpperCase());
  return /^(?:my|our)\b/.test(determiner) ? undefined : phrase;
}
