/** Style of a sheet to print, black on white in any theme. */
export const posterStyle = `
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #14202a; font: var(--text-m) / var(--leading-body) var(--font-ui); }
main { max-width: 40rem; margin: 0 auto; padding: var(--space-7) var(--gutter); text-align: center; }
.above { margin: 0; padding-bottom: var(--space-4); border-bottom: 1px solid; font: var(--weight-medium) var(--text-xl) / var(--leading-snug) var(--font-read); }
h1 { margin: var(--space-6) 0 var(--space-3); font: var(--weight-display) var(--text-3xl) / var(--leading-tight) var(--font-read); letter-spacing: var(--track-display); text-wrap: balance; }
.what { margin: 0 auto var(--space-6); max-width: 34ch; font-size: var(--text-l); text-wrap: balance; }
.code { width: min(16rem, 70vw); margin: 0 auto var(--space-5); }
.code svg { display: block; width: 100%; height: auto; }
.how { margin: 0; }
.address { margin: 0 0 var(--space-5); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); overflow-wrap: anywhere; }
.quiet { margin: 0; padding-top: var(--space-4); border-top: 1px solid; font-size: var(--text-s); }
footer { padding: var(--space-4) var(--gutter); text-align: center; font-size: var(--text-s); }
footer a { color: inherit; }
@media print { footer { display: none; } main { padding-top: 12vh; } }
`;
