/** Regions that print on Letter; everywhere else paper is A4. */
const letterRegions = new Set('US CA MX PH PR CO CL VE CR GT SV HN NI PA DO'.split(' '));

export type Paper = 'letter' | 'a4';

/** The paper that the church chose, else that of the visitor's first language with a region, else Letter. */
export function paperOf(chosen: Paper | 'auto', acceptLanguage = ''): Paper {
  if (chosen !== 'auto') return chosen;
  const region = /^[\s*]*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(acceptLanguage)?.[1]?.toUpperCase();
  return region && !letterRegions.has(region) ? 'a4' : 'letter';
}
