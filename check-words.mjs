// Refuses words that the style guide and the word list replace. `npm run check` runs it.
// 1. Comments and test titles of all sources. Texts that people read and corpora are not checked here.
// 2. English texts that people read: portal, server and frame, articles, guides, blog, commands and examples.
// 3. Spanish texts that people read, in the Spanish of the Americas.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

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
const inCode = files
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

/** Words of the word list, with what to write instead. */
const wordList = [
  [/\bstands?\b/i, 'is, appears or goes'],
  [/\bletters?\b(?! of inquiry|-)/i, 'email'],
  [/\b(?:somebody|nobody|anybody|everybody)\b/i, 'someone, no one, anyone, everyone, visitors'],
  [/\b(?:whoever|whomever|whom)\b/i, 'anyone who, the person who, or who'],
  [/\bthis server\b|\b(?:to|in|from) the portal\b/i, 'Lampstand, or we'],
  [/\btelephones?\b/i, 'phone'],
  [/\b(?:put|set) right\b/i, 'corrected'],
  [/\bin its own favor\b/i, 'explained fairly'],
  [/\b(?:is|are|be) resting\b/i, 'paused'],
  [/\bat a press\b/i, 'one click'],
  [/\bnotice board\b/i, 'bulletin board'],
  [/\b(?:calm|serene) notice\b/i, 'short notice'],
  [/\bbuilt-in writer\b/i, 'written without AI'],
  [/\b(?:closed|plain) frame\b/i, 'isolated, or iframe'],
  [/\bhosted page\b/i, 'app page'],
  [/\b(?:sign|signs|signed|signing)[ -]in\b/i, 'log in'],
  [
    /(?<!\b(?:the|a|same|this|that|each|its|green|blue|main) )\b(?:switch|switches|switched) (?:off|on)\b/i,
    'turn on, turn off',
  ],
  [/\bswindle\b/i, 'scam'],
  [/\bnot built\b/i, 'coming soon, or not ready'],
  [/\b(?:time of grace|grace time)\b/i, 'grace period'],
  [/\bchurch(?:'|’)?s? id\b/, 'church ID'],
  [/\bput away\b/i, 'dismiss'],
  [/\bwebmasters?\b(?!-)/i, 'the person who runs your website'],
  [/\bplan (?:has|is) ended\b/i, 'expired'],
  [/\bBible texts?\b/, 'translation'],
  [/\b(?:do|does|did|is|are|was|were|has|have|could|would|should|will) not\b(?! only\b)/i, 'a contraction'],
  [/\bcannot\b/i, 'can’t'],
];
/** Texts that keep such a word, each with its reason. */
const kept = [
  'Passwords do not match', // the specification
  'Send it to our webmaster', // a button, in the church's own voice
  'A draft is not a word from God', // a creed keeps its full words
  'Bring the question you would not raise your hand for', // the demo church's own voice
  'do not let us meet it alone', // a prayer
  'A small light, kept on in somebody else’s window', // the review keeps this headline
  'Nobody is waiting', // the review keeps this line
  'On Thursday someone has to stand up', // stands up to speak
  'a lamp is put on a stand', // Matthew 5:15
  'We’re the stand', // the same image
  'farm stand', // where a farm sells
  'Farm stand', // the same
  'produce stand', // the same
  'roadside stand', // the same
  'stand day', // the same
  'stand on Saturdays', // the same
  'allow a stand', // the same
  'coffee stand', // where coffee is sold
  'lemonade stand', // where lemonade is sold
  'barbecue stand', // where barbecue is sold
  'company, letters, wishes', // written by hand
  'The asking letter', // printed and mailed
  'a letter asking for a lower rate', // printed and mailed
  'who to ask, and the letter', // printed and mailed
  'letter of condolence', // on paper
  'letter to someone in grief', // on paper
  'a letter from a court', // on paper
  'lowercase letters', // characters
  'has no words for', // the same
  'In the portal, churches sign up', // the README names the packages
  'is not stored and not read by us', // a church's own bulletin
  'I cannot sleep', // as people write it
  'letters, numbers', // characters
  'first letters', // the same
  'the Letter of Jeremiah', // a book
  '.letter, .turn', // a class
  'Sign in options', // a button of Windows
  'Sign-In & Security', // a button of Apple
  'Do Not Disturb', // a mode of phones
  'a about all also', // a list of words
  'god will not give you more', // sayings, as people say them
  'a leopard cannot change', // the same
  // Crisis help says its hardest sentences in full words.
  'is not a betrayal',
  'was not your fault',
  'was not their fault',
  'God does not ask you to put up with it',
  'is not your shame',
  'does not give anyone the right to hurt you',
  'does not make you a bad parent',
  'does not end the way back',
];
/** Files that no person reads: what a model, the crisis detection or a training script reads; tests and fixtures. */
const unread =
  /\.test\.|\/testing\/|\.(?:testing|fixture)\.|docs\/decisions|\/(?:README|[a-z-]*corpus|patterns|second-layer|training|migrations|understanding|composer|output-filter|phrasings)\b|server\/src\/care\/(?!words\/|helplines)|prompt\.ts|voice-rules|paraphrase|common-passwords/;
/** Prayers and prepared answers, which have full words and a test of their own; the prayer form's texts are in texts.en.ts. */
const prepared = /ministry-apps\/(?:bible-chat|prayer-generator)\/(?!texts|catalogue|fields)/;
/** Apps and tables in which a letter is on paper, and sayings as people say them. */
const onPaper = /debt-coach|resume-builder|nonprofit-grants|saying-table/;
const spanish = /[.-](?:es|spanish)\b|\/es\/|\/spanish/;
const readable = execFileSync(
  'git',
  ['ls-files', 'portal/src', 'server/src', 'sdk/src', 'loader/src', 'server/content', 'docs', 'examples', 'README.md'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|md|html|txt|pot)$/.test(file) && !unread.test(file));
const findIn = (files, list, exempt) =>
  files.flatMap((file) =>
    textsOf(file).flatMap(({ line, text }) =>
      exempt.some((sentence) => text.toLowerCase().includes(sentence.toLowerCase()))
        ? []
        : list.flatMap(([word, better]) => {
            const [found] = word.exec(text) ?? [];
            return found && !(/letter/i.test(found) && onPaper.test(file))
              ? [`${file}:${line} "${found}": ${better}`]
              : [];
          }),
    ),
  );
const inEnglish = findIn(
  readable.filter((file) => !spanish.test(file) && !prepared.test(file)),
  wordList,
  kept,
);

/** Words of Spain, of translations and of machines, with what to write instead. */
const spanishList = [
  [/\bpuls(?:e|ar|ó|a|ando)\b/i, 'presione, haga clic'],
  [/añad/i, 'agregar'],
  [/\bcompr(?:ob|ueb)/i, 'revisar, verificar'],
  [/caduc/i, 'vencer'],
  [/tablón/i, 'tablero de anuncios'],
  [/\bcartas?\b/i, 'correo'],
  [/\baparatos?\b/i, 'teléfono o computadora'],
  [/ordenador/i, 'computadora'],
  [/\bajustes\b/i, 'configuración'],
  [/\bseren[oa]s?\b/i, 'breve'],
  [/\bobt(?:en|uv|ien)/i, 'cargar'],
  [/interruptor|\bencend|\bencienda/i, 'activar, desactivar'],
  [/redactor incorporado/i, 'sin IA'],
  [/acompañamiento/i, 'contacto pastoral'],
  [/\bdifieren\b/i, 'no coinciden'],
  [/peticion|petición/i, 'solicitud'],
  [/suscripci/i, 'plan'],
  [/\bla guía\b/i, 'instalación'],
  [/texto impreso/i, 'la Biblia impresa'],
  [/[«»]/, '“ ”'],
  [
    /\b(?:listo|lista|seguro|segura|solo|sola) (?:para|de que) (?:usted|empezar)/i,
    'words without gender for the reader',
  ],
  [/\bel servidor\b/i, 'Lampstand, nosotros'],
];
const keptInSpanish = [
  'apague la computadora', // the device
  'Añadir', // buttons of the platforms, as they are written there
  'La carta de Jeremías', // a book
  'URL del servidor', // Wix
  'Tamaño carta', // the paper
];
const inSpanish = findIn(
  readable.filter((file) => spanish.test(file)),
  spanishList,
  keptInSpanish,
);

/** Texts of a file with their lines: string literals and JSX text with a space, or the lines of a document without code. */
function textsOf(file) {
  const source = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) {
    const blank = (code) => code.replace(/[^\n]/g, ' ');
    const prose = source.replace(
      /^image: .*$|```[\s\S]*?```|<script[\s\S]*?<\/script>|`[^`\n]*`|\]\([^)\n]*\)|^ {4}.*$/gm,
      blank,
    );
    return prose.split('\n').map((text, index) => ({ line: index + 1, text: text.replace(/<[^>]*>/g, ' ') }));
  }
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || forLogs(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    ) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      if (text.includes(' ') && !/^select /i.test(text))
        texts.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** Lines of a log, and errors that only a programmer sees. */
function forLogs(node) {
  const name = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText();
  return name && /^(?:RangeError|TypeError|Error|DOMException)$|\blog\.[a-z]+$/.test(name);
}

const found = [...inCode, ...inEnglish, ...inSpanish];
if (found.length > 0) {
  console.error(`Plain words, please:\n${found.join('\n')}`);
  process.exit(1);
}
