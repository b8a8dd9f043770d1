/** Styles of the development outbox, in the words of tokens.css. */
export const devPageStyle = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: var(--text-m) / var(--leading-body) var(--font-ui); }
header p, main { max-width: 52rem; margin-inline: auto; padding-inline: var(--gutter); }
header { border-bottom: var(--rule); }
header p { margin-block: 0; padding-block: var(--space-4); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
header span { margin-left: var(--space-2); font: var(--text-xs) var(--font-ui); color: var(--ink-2); }
main { padding-bottom: var(--space-8); }
h1 { margin: var(--space-6) 0 var(--space-4); font: var(--weight-display) var(--text-2xl) / var(--leading-tight) var(--font-read); letter-spacing: var(--track-display); overflow-wrap: anywhere; text-wrap: balance; }
h2 { margin: var(--space-6) 0 var(--space-3); padding-top: var(--space-3); border-top: var(--rule-ink); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
.lead { max-width: var(--measure); margin: 0 0 var(--space-6); color: var(--ink-2); }
.back { margin: var(--space-5) 0 0; }
.empty { max-width: var(--measure); padding-block: var(--space-4); border-block: var(--rule); }
a { color: var(--accent-text); overflow-wrap: anywhere; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
ol { list-style: none; margin: 0; padding: 0; border-top: var(--rule-ink); }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 var(--space-4); padding-block: var(--space-3); border-bottom: var(--rule); }
li a { grid-column: 1 / -1; padding-block: var(--space-1); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
.to { overflow-wrap: anywhere; }
.meta, dt { color: var(--ink-2); font-size: var(--text-xs); }
time { font-family: var(--font-figures); font-variant-numeric: tabular-nums lining-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: var(--space-1) var(--space-4); margin: 0; align-items: baseline; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 56rem; border: var(--rule); background: var(--surface); }
pre { margin: 0; padding: var(--space-4); background: var(--sunk); font: var(--text-s) / var(--leading-body) var(--font-code); white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 40rem) { li { grid-template-columns: 1fr; } }
`;
