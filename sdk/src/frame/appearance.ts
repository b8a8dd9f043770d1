/** What a church has chosen for the look of its apps, beside its accent and theme. */
export interface Appearance {
  radius: 'square' | 'soft' | 'round';
  density: 'calm' | 'compact';
  /** `host` takes the page's font where the device has it. */
  font: 'host' | 'system';
  /** Size of printed pages; `auto`, or none: the printer's. */
  paper?: 'auto' | 'letter' | 'a4';
}

const radii: { readonly [radius in Appearance['radius']]: string } = {
  square: '--radius-s:0;--radius-m:0;--radius-l:0',
  soft: '',
  round: '--radius-s:6px;--radius-m:14px;--radius-l:18px',
};
const systemFont = '--font-ui:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
// What is pressed stays 44 px high.
const compact =
  'main{padding-top:.75rem}main,.grid,.place{gap:1rem}form.grid{gap:.75rem}.field{gap:.25rem}' +
  '.input,.select,.segments label{min-height:2.75rem;padding-block:.375rem}.area{min-height:5.5rem}.big{min-height:2.75rem}';

/** The rules for everything that is not as we would have it; empty for a church that has chosen nothing. */
export function appearanceRules({ radius, density, font, paper = 'auto' }: Appearance): string {
  const tokens = [radii[radius], font === 'system' ? systemFont : ''].filter(Boolean).join(';');
  return (tokens && `html[data-host]{${tokens}}`) + (density === 'compact' ? compact : '') + pageSize(paper);
}

/** The size of printed pages as a rule; empty for the printer's own. */
export const pageSize = (paper: NonNullable<Appearance['paper']>): string =>
  paper === 'auto' ? '' : `@page{size:${paper === 'a4' ? 'A4' : 'letter'}}`;
