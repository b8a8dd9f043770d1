import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
// In the order of the cascade: a later part may overrule an earlier one.
const frameParts = ['page', 'form'];
const resultParts = ['controls', 'fields', 'sheet', 'panels', 'figures', 'chat', 'sizes-and-print'];
const sheet = (name, parts) => parts.map((part) => read(`frame/css/${name}/${part}.css`)).join('');

/**
 * The frame's two style sheets, minified. Each begins with the tokens that it is the first to use;
 * the frame follows `data-theme` alone, so rules for `prefers-color-scheme` stay out.
 */
export function frameStyles() {
  const tokens = hostFirst(
    rulesOf(read('theme/tokens.css').replace(/\/\*[\s\S]*?\*\//g, '')).filter(
      ({ selector }) => !selector.includes('prefers-color-scheme'),
    ),
  );
  const frame = sheet('frame', frameParts);
  const result = sheet('result', resultParts);
  const first = usedTokens(frame, tokens);
  const later = usedTokens(result, tokens);
  const own = [...later].filter((name) => !first.has(name));
  return {
    frame: minify(pick(tokens, first, true) + frame),
    result: minify(pick(tokens, new Set(own), false) + result),
  };
}

// Every frame document has `data-host`: what those rules set anew need not be set before.
function hostFirst(rules) {
  const own = rules.filter(({ selector }) => selector === '[data-host]').flatMap(({ body }) => declarationsOf(body));
  const set = new Set(own.map((line) => line.split(':')[0]));
  return rules.map(({ selector, body }) =>
    selector.includes('data-host')
      ? { selector, body }
      : {
          selector,
          body: declarationsOf(body)
            .filter((line) => !set.has(line.split(':')[0]))
            .join(';'),
        },
  );
}

function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if (css[at] === '}' && --depth === 0) {
      rules.push({ selector: css.slice(from, open).trim(), body: css.slice(open + 1, at).trim() });
      from = at + 1;
    }
  }
  return rules;
}

function declarationsOf(body) {
  return body
    .split(/;\s*/)
    .filter(Boolean)
    .map((line) => line.trim());
}

function usedTokens(css, tokens) {
  const used = new Set();
  const look = (text) => {
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const { body } of tokens) {
        for (const line of declarationsOf(body)) if (line.startsWith(`${name}:`)) look(line);
      }
    }
  };
  look(css);
  return used;
}

// Nested rules (media queries) are picked inside; properties that are no tokens belong to the first sheet.
function pick(rules, names, others) {
  return rules
    .map(({ selector, body }) => {
      if (selector.startsWith('@')) {
        const inside = pick(rulesOf(body), names, others);
        return inside && `${selector}{${inside}}`;
      }
      const kept = declarationsOf(body).filter((line) => {
        const name = /^(--[\w-]+):/.exec(line)?.[1];
        return name ? names.has(name) : others;
      });
      return kept.length > 0 ? `${selector}{${kept.join(';')}}` : '';
    })
    .join('');
}

function minify(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/(?<![\w.#])0\.(\d)/g, '.$1')
    .replace(/=(['"])([\w-]+)\1/g, '=$2')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .trim();
}
