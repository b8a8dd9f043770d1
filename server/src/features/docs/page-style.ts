/** Styles of the page about the API, in the words of tokens.css. */
export const pageStyle = `
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--paper); color: var(--ink); font: var(--text-m) / var(--leading-body) var(--font-ui); }
header { border-bottom: var(--rule); }
header p, main { max-width: 56rem; margin: 0 auto; padding-inline: var(--gutter); }
header p { padding-block: var(--space-4); font: var(--weight-medium) var(--text-l) / var(--leading-snug) var(--font-read); }
header a { color: inherit; text-decoration: none; }
main { padding-bottom: var(--space-8); }
h1 { margin: var(--space-7) 0 var(--space-4); font: var(--weight-display) var(--text-2xl) / var(--leading-tight) var(--font-read); letter-spacing: var(--track-display); }
h2 { margin: var(--space-7) 0 var(--space-4); padding-top: var(--space-4); border-top: var(--rule-oxford); font: var(--weight-medium) var(--text-xl) / var(--leading-snug) var(--font-read); }
h3 { margin: 0 0 var(--space-1); font: var(--weight-strong) var(--text-m) / var(--leading-snug) var(--font-code); overflow-wrap: anywhere; }
h3 span { display: inline-block; min-width: 4.5rem; color: var(--accent-text); }
p { max-width: var(--measure); margin: 0 0 var(--space-3); text-wrap: pretty; }
nav ul { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); margin: var(--space-5) 0 0; padding: 0; list-style: none; }
article { padding-block: var(--space-4); border-top: var(--rule); }
h2 + article { border-top: 0; padding-top: 0; }
dl { margin: 0; font-size: var(--text-s); }
dl div { display: grid; grid-template-columns: 4.5rem 1fr; gap: 0 var(--space-3); }
dt { color: var(--ink-2); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
dd ul { margin: 0; padding: 0; list-style: none; }
code { font: 0.94em var(--font-code); }
a { color: var(--accent-text); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
`;
