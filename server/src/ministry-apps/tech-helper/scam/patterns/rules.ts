import type { Harm, ScamSign } from '../signs.ts';
import { plain } from './plain.ts';
import { whatIsTold } from './stage.ts';
import { any } from './words/any.ts';
import {
  cashToday,
  costs,
  crypto,
  giftCard,
  money,
  moneyMoves,
  notMine,
  orderedBy,
  ownCard,
  pays,
  prize,
  prizeCost,
  refundWho,
  refundWord,
  transfer,
} from './words/money.ts';
import { company, office, officeThreat, parcel, parcelFee, toll, tollThreat, urgent } from './words/offices.ts';
import { alarm, badLink, callUs, inside, letIn, linkAsk, remoteApp, secret, sick, tollFree } from './words/screens.ts';
import {
  asks,
  asksFor,
  atDoor,
  contact,
  directs,
  firmCalled,
  firmOnLine,
  fromFirm,
  isItScam,
  kin,
  online,
  onSocial,
  reached,
  stranger,
  techFirm,
  trouble,
} from './words/who.ts';

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
  ['bitcoin', (text) => crypto.test(text) && ((stranger.test(text) && asks.test(text)) || office.test(text))],
  [
    'safe-account',
    (text) =>
      /\bsafe account\b/.test(text) ||
      (moneyMoves.test(text) && reached.test(text) && [company, stranger, office].some((who) => who.test(text))),
  ],
  ['toll', all(toll, contact, tollThreat)],
  ['code', (text) => all(stranger, asks, secret)(text) && !/\bit (?:asks|wants|says)\b/.test(text)],
  ['link', all(parcel, contact, parcelFee)],
  ['bank', (text) => all(company, contact, urgent)(text)],
  ['government', (text) => all(office, officeThreat)(text) && (contact.test(text) || all(stranger, asks)(text))],
  ['grandchild', (text) => all(kin, trouble, money)(text) && (contact.test(text) || asks.test(text))],
  ['payment', (text) => all(stranger, asks, transfer)(text) || all(atDoor, asks, cashToday)(text)],
  ['prize', (text) => all(prize, prizeCost)(text)],
  ['romance', (text) => all(online, money)(text) || all(onSocial, asksFor, costs)(text)],
  ['refund', (text) => all(refundWord, refundWho)(text) && (contact.test(text) || tollFree.test(text))],
  ['remote', (text) => all(techFirm, contact, sick)(text) && stranger.test(text)],
  ['remote', (text) => firmOnLine.test(text)],
  ['remote', (text) => inside.test(text) || all(fromFirm, directs)(text)],
  ['refund', all(contact, orderedBy, notMine)],
  ['unsure', (text) => isItScam.test(text) || firmCalled.test(text)],
];

/** Rules for words that are on a screen: no one in particular speaks there. */
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
  ['toll', all(toll, tollThreat)],
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

/** Someone else did it: "my pastor texted me". */
const others =
  '(?<!\\b(?:he|she|they|who|someone|pastor|man|woman|lady|guy|girl|boy|caller|buyer|seller|bank|agent|officer|boss|friend|cousin|people|company|amazon|microsoft|apple)(?: (?:just|has|have|had|also|already))? )';
const past = (verbs: string) =>
  `(?<!\\b(?:not|never|didn't|haven't|won't|don't|refused to|before i|should i|if i|almost|can i) (?:\\w+ )?)${others}\\b(?:${verbs})\\b`;
const did = (verbs: string, object: RegExp) => {
  const verb = new RegExp(past(verbs));
  return (told: string, whole = told) => verb.test(told) && object.test(whole);
};
/** Done by the one who writes, with the stranger's help: "he helped me install". */
const helped =
  /\b(?:helped|had|made|got|walked|talked) (?:me|us)\b(?: \w+){0,3} (?:install|download|put|open|set|get)\b/;
const gave = 'gave|told|read|sent|shared|typed|entered|texted|put in|given|filled in';

/** Rules for what has happened already. They count only beside a scam. */
const harmRules: readonly (readonly [Harm, (told: string, whole: string) => boolean])[] = [
  [
    'gave-access',
    (text) =>
      did('installed|downloaded|opened|put', remoteApp)(text) ||
      (helped.test(text) && remoteApp.test(text)) ||
      did('let|allowed', any('into|in|access|control|connect|inside|on|over'))(text) ||
      did('gave|given', any('access|control'))(text) ||
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
  const [told, whole] = [whatIsTold(want), plain(want)];
  return harmRules.filter(([, fits]) => fits(told, whole)).map(([harm]) => harm);
}
