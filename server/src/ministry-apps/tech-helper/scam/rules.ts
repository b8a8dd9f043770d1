import type { Harm, ScamSign } from './signs.ts';

/** Words in one group; a rule needs a word of each of its groups within one text. */
const any = (...words: readonly string[]) => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?!\\w)`);

const giftCard = any(
  'gift ?cards?',
  '(?:google play|itunes|apple|steam|ebay|target|amazon|visa|prepaid|vanilla) cards?',
);
const remoteApp = any(
  'any ?desk',
  'team ?viewer',
  'ultra ?viewer',
  'rust ?desk',
  'log ?me ?in',
  'screen ?connect',
  'air ?droid',
  'quick ?support',
  'quick ?assist',
  'zoho assist',
  'supremo',
  'splashtop',
  'remote (?:access|desktop|support|app|program|software)',
  'control (?:of )?my (?:computer|phone|laptop|screen|tablet)',
);
/** Someone who is no part of a screen. */
const stranger = any(
  'he',
  'she',
  '(?:a|the|this|that|some|another) (?:\\w+ ){0,2}(?:man|woman|guy|lady|girl|boy|caller|person|agent|officer|technician|tech|rep|representative|buyer|seller|stranger|lawyer|soldier|voice)',
  'someone',
  'somebody',
  'caller',
  'they (?:called|phoned|texted|emailed|told|said|asked|want|wanted|keep)',
  '(?:microsoft|apple|amazon|paypal|the bank|my bank|bank|police|irs|social security|medicare|tech support|norton|mcafee|geek squad|facebook|my boss|pastor|my friend) (?:called|phoned|texted|emailed|wants|asked|says|said|told|guy|man|woman|person|agent|on the phone)',
);
const contact = any(
  'call(?:s|ed|ing)?',
  'phoned',
  'on the phone',
  'on the line',
  'text(?:s|ed)?',
  'e-?mail(?:s|ed)?',
  'message',
  'voice ?mail',
  'letter',
  'robocall',
);
const asks = any(
  'wants?',
  'wanted',
  'ask(?:s|ed|ing)?',
  'tells?',
  'told',
  'says?',
  'said',
  'needs?',
  'needed',
  'demand\\w*',
  'insist\\w*',
  'make me',
  'telling',
  'saying',
);
const pays = any(
  'pay(?:s|ing|ment)?',
  'paid',
  'fix',
  'fees?',
  'fine',
  'bail',
  'bond',
  'tax(?:es)?',
  'warrant',
  'unlock',
  'refund',
  'send',
  'sent',
  'read',
  '(?:numbers?|codes?) to (?:him|her|them|the|a|some\\w+)',
  'scratch\\w*',
  'numbers? (?:on|off|from|of)',
  'codes? (?:on|off|from|of)',
  'pictures? of',
);
const company = any(
  'bank',
  'credit union',
  'wells fargo',
  'chase',
  'bank of america',
  'citi(?:bank)?',
  'capital one',
  'fraud department',
  'visa',
  'mastercard',
  'zelle',
  'venmo',
  'paypal',
  'amazon',
  'account',
  'card',
);
const urgent = any(
  'urgent\\w*',
  'immediately',
  'suspend\\w*',
  'frozen',
  'freeze',
  'locked',
  'on hold',
  'unusual',
  'suspicious',
  'unauthori[sz]ed',
  'fraud\\w*',
  'verify',
  'confirm',
  'expir\\w*',
  'safe account',
  '(?:move|transfer|withdraw|protect) (?:\\w+ ){0,3}(?:money|savings|funds|cash)',
  'final notice',
  'act now',
  'within \\d+ (?:hours?|days?)',
);
const office = any(
  'irs',
  'social security',
  'medicare',
  'medicaid',
  'fbi',
  'police',
  'sheriff\\w*',
  'court',
  'jury duty',
  'immigration',
  'customs',
  'treasury',
  'government',
  'dmv',
  'unpaid toll',
  'toll',
);
const officeThreat = any(
  'arrest\\w*',
  'warrant',
  'suspend\\w*',
  'owe[sd]?',
  'back taxes',
  'lawsuit',
  'deport\\w*',
  'fine',
  'jail',
  'cancel\\w*',
  'urgent\\w*',
  'immediately',
  'pay',
  'grant',
  'refund',
  'verify',
  'drugs',
  '(?:my|your) (?:social security |medicare |social )?number',
  'final notice',
);
const kin = any(
  'grand ?(?:son|daughter|child|kid|baby)',
  'nephew',
  'niece',
  'my (?:son|daughter|boy|girl)',
  'your grand\\w+',
  'grand(?:ma|pa|mother|father)',
);
const trouble = any(
  'jail',
  'arrest\\w*',
  'accident',
  'bail',
  'bond',
  'lawyer',
  'kidnap\\w*',
  'hospital',
  'stuck',
  'stranded',
  'trouble',
  'new (?:phone )?number',
  '(?:lost|broke|dropped) (?:his|her|my|the) phone',
  'crying',
);
const money = any(
  'money',
  'cash',
  'dollars?',
  '\\$ ?\\d[\\d,]*',
  'wire',
  'zelle',
  'venmo',
  'bail',
  'bond',
  'pay',
  'send',
  'gift ?cards?',
  'bitcoin',
  'courier',
);
const tollFree = /(?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]*\d{3}[-. ]?\d{4}/;
const callUs = any(
  'call (?:this|the|that|us|now|immediately|microsoft|apple|windows|support|toll|tech|a|number|for)(?: \\w+){0,3}',
  'calling a number',
  'toll[- ]free',
  '(?:phone )?number to call',
  'gives? (?:me )?a (?:phone )?number',
  'has a (?:phone )?number',
  "do(?:n't| not) (?:turn off|close|restart|shut)\\w*",
);
const alarm = any(
  'virus\\w*',
  'infected',
  'hack\\w*',
  'trojan',
  'spyware',
  'malware',
  'security (?:alert|warning|breach)',
  'locked',
  'blocked',
  'warning',
  'alert',
  'compromised',
  'porn\\w*',
  'firewall',
  'illegal',
  'error',
  'pop ?-?ups?',
  'popped up',
);
const secret = any(
  '(?:verification |security |one[- ]time |login |text |six[- ]digit |6[- ]digit |whatsapp |google )?codes?',
  'pass ?words?',
  'pin(?: number)?',
  'social security(?: number)?',
  'ssn',
  'medicare (?:number|card)',
  '(?:credit |debit |bank )?card number',
  'account number',
  'routing number',
  'bank (?:details|login|information|info)',
);
const transfer = any(
  'bitcoin',
  'crypto\\w*',
  'wire',
  'western union',
  'moneygram',
  'zelle',
  'venmo',
  'cash ?app',
  'gold bars?',
  'courier',
  'money order',
  'cash in the mail',
);
const prize = any(
  'won',
  'winner',
  'prize',
  'lottery',
  'sweepstakes',
  'publishers clearing house',
  'inherit\\w*',
  'free (?:iphone|ipad|gift)',
);
const prizeCost = any(
  'fees?',
  'pay',
  'tax(?:es)?',
  'claim',
  'shipping',
  'customs',
  'card number',
  'bank',
  'account',
  'click',
  'send',
  'deposit',
);
const online = any(
  'met (?:him |her |a \\w+ )?(?:online|on \\w+)',
  'online (?:friend|boyfriend|girlfriend)',
  'never met',
  'dating (?:site|app)',
  'oil rig',
  'deployed',
  'overseas',
  'widower on \\w+',
  'in the (?:army|military)',
);
const refundWord = any(
  'refund\\w*',
  'overpaid',
  'too much (?:money|back)',
  'invoice',
  'renew\\w*',
  'auto-?renew\\w*',
  'charged',
  'subscription',
);
const refundWho = any(
  'norton',
  'mcafee',
  'geek squad',
  'amazon',
  'paypal',
  'microsoft',
  'apple',
  'best buy',
  'antivirus',
);
const techFirm = any(
  'microsoft',
  'apple',
  'windows',
  'tech support',
  'computer (?:company|support|department)',
  'geek squad',
  'internet company',
  'google',
);
const sick = any(
  'virus\\w*',
  'hack\\w*',
  'infected',
  'problem',
  'fix',
  'clean',
  'slow',
  'access',
  'let (?:him|her|them)',
  'connect\\w*',
  'errors?',
);
const letIn = any(
  '(?:let|letting|allow\\w*|give|gave|giving) (?:him|her|them|someone|somebody|the \\w+|a \\w+|this \\w+) (?:\\w+ ){0,3}(?:into|in|inside|on|onto|access|control|connect|use|see|take over|share)',
  '(?:mouse|cursor|arrow) (?:is )?mov(?:es|ing|ed) (?:by itself|on its own|alone)',
  'mov(?:es|ing|ed) (?:my|the) mouse',
  '(?:get|got|gets|getting|be|was|is) (?:in|into|inside) my (?:computer|phone|laptop|tablet)',
  'share my screen with (?:him|her|them|a man|a stranger|the (?:man|caller|agent|woman))',
);
const inside = any(
  "(?:he|she|they|someone|somebody|a man|a woman|the man|the caller)(?: (?:is|are|was|were|'s|got))? (?:still )?(?:connected to|in|inside|into|on) my (?:computer|phone|laptop|tablet|screen)",
  'still connected to my (?:computer|phone|laptop|tablet)',
);
const fromFirm = any(
  '(?:from|with) (?:microsoft|apple|windows|norton|mcafee|amazon|google|geek squad|paypal|the bank|my bank|the internet company|tech\\w* support)',
  '(?:technical|tech|support|security|refund|billing|fraud) (?:department|team|agent|specialist|desk|line|man|lady|guy)',
);
const directs = any(
  '(?:wants|wanted|told|tells|telling|asks|asked|asking|says|said|needs|helping) (?:me )?(?:\\w+ ){0,5}(?:press|type|open|click|download|install|go|log|connect|read|enter|push)',
);
const orderedBy = any('order', 'purchase', 'charge', 'invoice', 'bill', 'payment', 'subscription', 'renewal');
const notMine = any(
  "(?:did not|didn't|never|have not|haven't|did'nt|didnt) (?:\\w+ )?(?:make|made|order\\w*|buy|bought|place[d]?|ask\\w*|purchase[d]?|sign\\w*)",
);
const isItScam = any(
  '(?:is|was|could) (?:this|that|it) (?:\\w+ ){0,4}(?:a )?(?:scam|fake|fraud|phishing|real or fake)',
  'scam or (?:real|not)',
);
const badLink = any('package|parcel|delivery|usps|fedex|ups|toll|netflix|apple id|paypal|amazon|bank|account');
const linkAsk = any(
  'click',
  'tap',
  'link',
  'https?\\S*',
  'update (?:your|my) (?:payment|address|details|information)',
  'small fee',
);
/** One's own card from a store, and a wish that has no stranger in it. */
const ownCard = any(
  'redeem\\w*',
  'birthday',
  'christmas',
  'graduation',
  'balance',
  'i got a',
  'i was given',
  'spend',
  'use (?:a|my)',
);

type Rule = readonly [ScamSign, (text: string) => boolean];
const all =
  (...groups: readonly RegExp[]) =>
  (text: string) =>
    groups.every((group) => group.test(text));

/** Fixed rules for what a person writes. */
const ruleset: readonly Rule[] = [
  ['remote', (text) => remoteApp.test(text) || letIn.test(text)],
  ['popup', (text) => alarm.test(text) && (callUs.test(text) || tollFree.test(text))],
  [
    'gift-card',
    (text) =>
      giftCard.test(text) &&
      (all(stranger, asks)(text) || (pays.test(text) && !ownCard.test(text)) || all(contact, pays)(text)),
  ],
  ['code', (text) => all(stranger, asks, secret)(text) && !/\bit (?:asks|wants|says)\b/.test(text)],
  ['bank', (text) => all(company, contact, urgent)(text)],
  ['government', (text) => all(office, contact, officeThreat)(text)],
  ['grandchild', (text) => all(kin, trouble, money)(text) && (contact.test(text) || asks.test(text))],
  ['payment', (text) => all(stranger, asks, transfer)(text)],
  ['prize', (text) => all(prize, prizeCost)(text)],
  ['romance', (text) => all(online, money)(text)],
  ['refund', (text) => all(refundWord, refundWho)(text) && (contact.test(text) || tollFree.test(text))],
  ['remote', (text) => all(techFirm, contact, sick)(text) && stranger.test(text)],
  ['remote', (text) => inside.test(text) || all(fromFirm, directs)(text)],
  ['refund', all(contact, orderedBy, notMine)],
  ['unsure', (text) => isItScam.test(text)],
];

/** Rules for words that are on a screen: nobody in particular speaks there. */
const screenRules: readonly Rule[] = [
  ['popup', (text) => alarm.test(text) && (callUs.test(text) || tollFree.test(text))],
  [
    'refund',
    (text) => all(refundWord, refundWho)(text) && (callUs.test(text) || tollFree.test(text) || contact.test(text)),
  ],
  ['bank', (text) => all(company, urgent)(text) && (callUs.test(text) || tollFree.test(text) || linkAsk.test(text))],
  [
    'government',
    (text) =>
      all(office, officeThreat)(text) &&
      (callUs.test(text) || tollFree.test(text) || linkAsk.test(text) || contact.test(text)),
  ],
  ['grandchild', all(kin, trouble, money)],
  ['gift-card', all(giftCard, pays)],
  ['prize', all(prize, prizeCost)],
  [
    'code',
    (text) =>
      all(secret, any('send (?:us|me|it)', 'reply with', 'read (?:us|me)', 'tell (?:us|me)', 'give (?:us|me)'))(text),
  ],
  ['link', all(badLink, urgent, linkAsk)],
  ['remote', (text) => remoteApp.test(text)],
];

const past = (verbs: string) =>
  `(?<!\\b(?:not|never|didn't|haven't|won't|don't|refused to|before i|should i|if i|almost|can i) (?:\\w+ )?)\\b(?:${verbs})\\b`;
const did = (verbs: string, object: RegExp) => {
  const verb = new RegExp(past(verbs));
  return (text: string) => verb.test(text) && object.test(text);
};
const gave = 'gave|told|read|sent|shared|typed|entered|texted|put in|given|filled in';

/** Rules for what has happened already. They count only beside a scam. */
const harmRules: readonly (readonly [Harm, (text: string) => boolean])[] = [
  [
    'gave-access',
    (text) =>
      did('installed|downloaded|opened|put', remoteApp)(text) ||
      did('let|gave|allowed|given', any('into|in|access|control|connect|inside|on|over'))(text) ||
      /\b(?:is|was|were|are|got|been) (?:in|inside|into|on|connected to|still connected to) my (?:computer|phone|laptop|tablet)\b|mov(?:es|ing|ed) (?:my|the|by)/.test(
        text,
      ),
  ],
  ['paid-gift-card', did('bought|sent|gave|read|paid|scratched|texted', giftCard)],
  ['paid-crypto', did('sent|paid|put|deposited|bought|invested', any('bitcoin', 'crypto\\w*'))],
  [
    'paid-app',
    did(
      'sent|paid|transferred|wired|moved|zelled|venmoed',
      any(
        'zelle',
        'venmo',
        'cash ?app',
        'wire',
        'bank',
        'money',
        'transfer\\w*',
        'western union',
        'moneygram',
        'dollars?',
        '\\$ ?\\d[\\d,]*',
      ),
    ),
  ],
  [
    'paid-card',
    did(
      'gave|paid|typed|entered|used|put|read|told|charged',
      any('(?:credit|debit|bank) ?card(?: number)?', 'card number', 'my card'),
    ),
  ],
  ['paid-cash', did('mailed|gave|handed|sent', any('cash', 'courier', 'gold', 'money order'))],
  ['gave-code', did(gave, any('codes?', 'pass ?words?', 'passcode', 'pin'))],
  [
    'gave-number',
    did(
      gave,
      any(
        'social(?: security)?(?: number)?',
        'ssn',
        'medicare(?: number| card)?',
        'account number',
        'bank (?:details|info|information|login|account)',
        'birth ?(?:date|day)',
        'license',
        'routing number',
      ),
    ),
  ],
  [
    'clicked',
    did('clicked|tapped|opened|pressed|touched', any('link', 'button', 'attachment', 'file', 'it', 'ok', 'pop ?up')),
  ],
];

const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

/** The signs of a scam in what a person wrote and in the words on the screen, each once. */
export function signsIn(want: string, screenWords = ''): ScamSign[] {
  const [wish, screen] = [plain(want), plain(screenWords)];
  const both = `${wish} ${screen}`.trim();
  const found = [
    ...ruleset.filter(([, fits]) => fits(wish)),
    ...(screen ? screenRules.filter(([, fits]) => fits(screen)) : []),
    ...(screen ? ruleset.filter(([sign, fits]) => (sign === 'popup' || sign === 'refund') && fits(both)) : []),
  ];
  return [...new Set(found.map(([sign]) => sign))];
}

/** What a person says has happened already. */
export function harmsIn(want: string): Harm[] {
  const wish = plain(want);
  return harmRules.filter(([, fits]) => fits(wish)).map(([harm]) => harm);
}
