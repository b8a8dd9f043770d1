// Refuses words in comments and test titles that the style guide replaces. `npm run check` runs it. Texts that people read
// (content, data, messages) and corpora are not checked.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const replaced = {
  somebody: 'someone',
  nobody: 'no one',
  everybody: 'everyone',
  anybody: 'anyone',
  whoever: 'anyone who, or no matter who',
  doorkeeper: 'challenge service',
  purse: 'budget period',
  shelf: 'the thing it holds',
  told: 'given, or asked',
  stand: 'is, or are',
  drawn: 'shown',
  lies: 'is',
  keeper: 'owner',
};
const words = new RegExp(`\\b(${Object.keys(replaced).join('|')})s?\\b`, 'gi');
const skipped = /\/data\/|content\/|corpus|migrations\/|messages\.(en|es)/;
const comment = /^\s*(?:\/\/|\/\*|\*)/;
const title = /^\s*(?:test|describe)(?:\.each\(.*\))?\(\s*['"`]/;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' }).split('\n');
const found = files
  .filter((file) => file && file !== 'check-words.mjs' && !skipped.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        comment.test(line) || (file.includes('.test.') && title.test(line))
          ? [...line.matchAll(words)].map(
              ([word]) => `${file}:${index + 1} "${word}": ${replaced[word.toLowerCase()] ?? 'see the list'}`,
            )
          : [],
      ),
  );
if (found.length > 0) {
  console.error(`Plain words, please:\n${found.join('\n')}`);
  process.exit(1);
}
