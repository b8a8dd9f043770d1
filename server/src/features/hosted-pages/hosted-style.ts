/** Styles of the hosted page, in the words of tokens.css. In print only the frame's document prints itself, by its button. */
export const hostedStyle = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: var(--text-m) / var(--leading-body) var(--font-ui); }
header, main, section, footer { max-width: 52rem; margin-inline: auto; padding-inline: var(--gutter); }
header { border-bottom: var(--rule); max-width: none; }
.above { max-width: calc(52rem - 2 * var(--gutter)); margin: 0 auto; padding-block: var(--space-4); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
h1 { margin: var(--space-7) 0 var(--space-6); max-width: 26ch; font: var(--weight-display) var(--text-2xl) / var(--leading-tight) var(--font-read); letter-spacing: var(--track-display); text-wrap: balance; }
ministry-app { display: block; }
.note { max-width: var(--measure); padding-block: var(--space-4); border-block: var(--rule); }
section { margin-top: var(--space-7); font-size: var(--text-s); color: var(--ink-2); }
h2 { margin: 0 0 var(--space-3); padding-top: var(--space-4); border-top: var(--rule-ink); color: var(--ink); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
section p { max-width: var(--measure); margin: 0 0 var(--space-3); text-wrap: pretty; }
a { color: var(--accent-text); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
footer { padding-block: var(--space-5) var(--space-7); color: var(--ink-2); font-size: var(--text-xs); }
.print { display: none; }
@media print {
  header, section, footer, h1, ministry-app { display: none !important; }
  main { max-width: none; padding: 0; }
  .print { display: block; }
}
`;
