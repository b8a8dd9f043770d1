import type { Family } from '../devices.ts';
import type { Channel, Harm, ScamSign } from '../scam/signs.ts';
import type { Maker } from './guide.ts';

interface SignWords {
  /** What it is, in the title. */
  title: string;
  /** The one rule that shows it. */
  why: string;
  /** What to do after the contact is ended, one action a line. */
  steps: readonly string[];
  /** What people lose in this kind of scam: what to do about it is folded. */
  losses: readonly Harm[];
}

/** What to say and to do by the kind of scam. */
export const signWords: { readonly [sign in ScamSign]: SignWords } = {
  bitcoin: {
    title: 'Stop. Put no money into Bitcoin.',
    why: 'No true office, bank or company wants Bitcoin. Only scammers do.',
    steps: ['Put no money in the machine.', 'Keep your cash with you. Walk away.', 'Tell a person you trust today.'],
    losses: ['paid-crypto'],
  },
  'safe-account': {
    title: 'Stop. Leave your money where it is.',
    why: 'There is no “safe account”. The account belongs to the scammer.',
    steps: ['Move no money.', 'Call the number on the back of your bank card yourself.'],
    losses: ['paid-app', 'paid-cash'],
  },
  'gift-card': {
    title: 'Stop. Don’t buy or read out gift cards.',
    why: 'No office, bank or company wants to be paid with gift cards.',
    steps: [
      'Buy no gift card.',
      'Don’t tell anyone a number on a card. Send no picture.',
      'Keep any card and receipt you have.',
    ],
    losses: ['paid-gift-card'],
  },
  remote: {
    title: 'Stop. Don’t let a stranger into your device.',
    why: 'No true company calls to see or control your screen.',
    steps: ['Turn the device off.', 'Ask a person you know to look at it with you.'],
    losses: ['gave-access', 'paid-card', 'gave-code'],
  },
  payment: {
    title: 'Stop. Send no money.',
    why: 'Money you wire or hand over is hard to get back.',
    steps: ['Send no money today.', 'Talk with a person you trust first.'],
    losses: ['paid-app', 'paid-crypto', 'paid-cash'],
  },
  grandchild: {
    title: 'Stop. Call your family first.',
    why: 'Scammers pretend to be a grandchild in trouble. They can copy a voice.',
    steps: [
      'Call that person at the number you always used.',
      'No answer? Call the parents.',
      'Send no money. Give no cash to a driver.',
    ],
    losses: ['paid-cash', 'paid-app', 'paid-gift-card'],
  },
  romance: {
    title: 'Stop. Send no money to someone you’ve never met.',
    why: 'Scammers write kindly for months, then ask for money. This isn’t your fault.',
    steps: ['Send nothing. Open no account for this person.', 'Tell a friend or your pastor about this person.'],
    losses: ['paid-gift-card', 'paid-app', 'paid-crypto'],
  },
  toll: {
    title: 'Stop. This looks like a fake toll message.',
    why: 'Scammers send this message to millions of people, toll or no toll.',
    steps: ['Pay nothing through the message.', 'Do you use a toll pass? Call the number on its bill.'],
    losses: ['clicked', 'paid-card'],
  },
  popup: {
    title: 'Stop. Don’t call the number on the screen.',
    why: 'A true warning never shows a phone number.',
    steps: [
      'Don’t call the number.',
      'Don’t tap a button in the warning.',
      'Turn the sound down. Breathe.',
      'Close the page. The steps are below.',
    ],
    losses: ['gave-access', 'paid-card', 'clicked'],
  },
  government: {
    title: 'Stop. The government doesn’t work like this.',
    why: 'No office calls to threaten you or asks for money by phone.',
    steps: ['Don’t give them any number.', 'Call the office at the number on one of its old bills or notices.'],
    losses: ['gave-number', 'paid-app'],
  },
  code: {
    title: 'Stop. Don’t tell anyone your code or password.',
    why: 'A true company never calls or writes to ask for your code or password.',
    steps: ['Don’t tell them the code or password.', 'Keep the message. You may need it.'],
    losses: ['gave-code', 'gave-number'],
  },
  bank: {
    title: 'Stop. This may not be your bank.',
    why: 'A message can look like your bank and come from a scammer.',
    steps: ['Call the number on the back of your bank card yourself.'],
    losses: ['gave-code', 'gave-number', 'paid-app', 'clicked'],
  },
  refund: {
    title: 'Stop. The bill or refund is fake.',
    why: 'Scammers send bills for things you never bought.',
    steps: [
      'Don’t call a number they gave you.',
      'Look at your own bank statement.',
      'Is there a charge? Call the number on the back of your card.',
    ],
    losses: ['gave-access', 'paid-app', 'paid-card'],
  },
  prize: {
    title: 'Stop. A true prize costs nothing.',
    why: 'If you have to pay for a prize, you have won nothing.',
    steps: ['Pay no fee.', 'Don’t give them a card or bank number.'],
    losses: ['paid-card', 'paid-gift-card', 'gave-number'],
  },
  link: {
    title: 'Stop. Don’t tap that link.',
    why: 'Fake messages rush you to a link.',
    steps: ['Don’t answer. Not even with Stop.', 'Type the company’s own web address yourself.'],
    losses: ['clicked', 'gave-code', 'paid-card'],
  },
  unsure: {
    title: 'Stop for a moment. This may be a scam.',
    why: 'Scammers rush you, scare you or want it kept secret.',
    steps: ['Don’t pay. Don’t tell anyone a code.', 'Talk with a person you trust before you do more.'],
    losses: ['paid-app', 'paid-card', 'gave-code', 'gave-number'],
  },
};

/** How to end the contact, by the way the stranger came. */
export const endWords: { readonly [channel in Channel]: string } = {
  door: 'Don’t let them in. Close the door and lock it.',
  call: 'Hang up now. You don’t have to say goodbye.',
  text: 'Don’t answer the text.',
  email: 'Don’t answer the email.',
  'pop-up': 'Don’t call a number on the screen.',
  chat: 'Stop writing to this person.',
  unknown: 'Stop here. Don’t answer and don’t pay.',
};
/** In place of it for someone who has ended it or never began. */
export const endedWords: { readonly [channel in Channel]: string } = {
  door: 'Keep the door locked.',
  call: 'Don’t call back. Don’t answer when they call again.',
  text: 'Don’t answer the text.',
  email: 'Don’t answer the email. Don’t call its number.',
  'pop-up': 'Don’t call a number on the screen.',
  chat: 'Don’t answer when this person writes again.',
  unknown: 'Don’t answer when they try again.',
};
/** Someone who stands at the door and doesn’t go. */
export const atDoor = 'They won’t leave, or you are afraid? Call 911.';
export const noLink = 'Don’t tap the link.';

/** What was asked, and the answer that comes before all else; the first that fits. */
const mayI =
  '(?:(?<!\\b(?:what|how|where|when|why|who|which)(?: \\w+){0,2} )\\b(?:do|should|shall|can|could|may|must) (?:i|we)|\\bis it (?:ok|okay|safe|all ?right|fine)(?: (?:to|for me to|if i|if we)))';
const asking = (verbs: string) => new RegExp(`${mayI}(?: \\w+){0,3}? (?:${verbs})\\b`, 'i');
export const shortAnswers: readonly (readonly [RegExp, string])[] = [
  [asking('click|tap|open|press'), 'No. Don’t tap it.'],
  [asking('pay|send|give (?:him|her|them) (?:the )?money|wire|transfer|move'), 'No. Don’t pay or send anything.'],
  [asking('buy'), 'No. Don’t buy it.'],
  [asking('call'), 'No. Don’t call that number.'],
  [asking('tell|read|give|share|type|enter|say'), 'No. Don’t tell them anything.'],
  [asking('answer|reply|write|text|respond'), 'No. Don’t answer.'],
  [asking('let|allow|install|download|connect'), 'No. Don’t let them in.'],
  [asking('trust|believe|go|do|use|meet'), 'No.'],
  [
    /\b(?:is|was|could|are) (?:this|that|it|they|he|she)\b[^.?!]{0,60} (?:real|legit\w*|true|honest|genuine)\b|\breal or fake\b/i,
    'We don’t think it is real.',
  ],
  [
    /\b(?:is|was|could|are) (?:this|that|it|they|he|she)\b[^.?!]{0,60} (?:scams?|scammers?|fake|fraud|phishing|trick)\b|\bscam or\b/i,
    'Most likely yes. Treat it as a scam.',
  ],
];

/** One kind sentence, by the kind of scam; for all others the last. */
export const kindWords: { readonly [sign in ScamSign]?: string } & { readonly other: string } = {
  romance: 'You did nothing wrong. They look for people with a good heart.',
  grandchild: 'Of course you want to help at once. You have time to check first.',
  popup: 'Your device is most likely fine. You have time.',
  government: 'You don’t have to hurry. A true office gives you time.',
  bank: 'You don’t have to hurry. A true bank gives you time.',
  other: 'You were right to ask first. You have time.',
};

/** Phone companies in the United States read this number. */
export const forwardText = 'Forward the text to 7726. It is free.';

/** Gift cards are bought, and no one knows their numbers yet. */
export const cardsInHand = {
  title: 'Stop. Don’t scratch the gift cards.',
  why: 'You still have the cards, so the money isn’t lost yet.',
  steps: [
    'Don’t scratch the cards.',
    'Read the numbers to no one. Send no picture.',
    'Take the cards and the receipt to the store today.',
    'Ask the manager for your money back.',
    'Does the store say no? Call the number on the card.',
  ],
};

/** What the office or company that a scammer names never does. The first that the words name is shown. */
export const neverDoes: readonly (readonly [RegExp, string])[] = [
  [
    /\bsocial security\b(?! (?:number|card))/i,
    'Social Security never suspends your number. It never asks you to move money.',
  ],
  [/\birs\b/i, 'The IRS sends paper mail first. It never wants gift cards or Bitcoin.'],
  [/\bmedicare\b/i, 'Medicare doesn’t call you to ask for your number.'],
  [
    /\b(?:police|sheriff\w*|fbi|jury duty|court|warrant|arrest\w*|officer)\b/i,
    'Police and courts never take money by phone.',
  ],
  [/\b(?:tolls?|e-?z ?-?pass|sun ?pass|fas ?trak)\b/i, 'A toll agency never takes your license over a text message.'],
  [
    /\b(?:power|electric\w*|gas|water|light|utility) (?:company|bill|department)\b/i,
    'A power or water company never wants a gift card or prepaid card.',
  ],
  [/\bgrants?\b/i, 'The government never writes to you to offer a free grant.'],
  [/\b(?:ups|fedex)\b/i, 'UPS and FedEx never text you a link to pay a fee.'],
  [/\b(?:usps|post office)\b/i, 'The post office never texts you a link to pay a fee.'],
  [
    /\b(?:bank|credit union|wells fargo|chase|citi(?:bank)?|capital one|fraud department)\b/i,
    'Your bank never asks you to move money to keep it safe.',
  ],
  [/\b(?:microsoft|apple|windows)\b(?! (?:gift )?cards?)/i, 'Microsoft and Apple never call you about a problem.'],
  [/\bamazon\b(?! (?:gift )?cards?)/i, 'Amazon never calls you to ask for a payment.'],
];

/** What to do when it has happened already, one action a line. The first lines come first in time. */
export const harmWords: { readonly [harm in Harm]: { title: string; steps: readonly string[] } } = {
  'gave-access': {
    title: 'Someone was in your device',
    steps: [
      'Turn the device off now.',
      'Keep it off until a person you know is with you.',
      'Call your bank at the number on your card.',
      'Change your passwords on another device. Begin with email.',
      'Delete the app they had you put on.',
      'Ask a store you know to check the device.',
    ],
  },
  'paid-gift-card': {
    title: 'You paid with a gift card',
    steps: [
      'Call the number on the back of the gift card now.',
      'Say: this card was used in a scam. Ask for the money back.',
      'Keep the card and the receipt.',
      'Go to the store too. Ask for the manager.',
    ],
  },
  'paid-app': {
    title: 'You sent money by bank, wire, Zelle or an app',
    steps: [
      'Call your bank at the number on your card now.',
      'Say: this was fraud. Ask them to stop it.',
      'Write to the app or wire company too.',
      'Ask for a new account number.',
    ],
  },
  'paid-card': {
    title: 'You paid by card or gave someone the card number',
    steps: [
      'Call the number on the back of your card now.',
      'Say: these charges are fraud.',
      'Ask for a new card.',
      'Look at each charge for three months.',
    ],
  },
  'paid-crypto': {
    title: 'You paid with Bitcoin',
    steps: [
      'Call the company whose machine or app you used.',
      'Say: this was fraud. Ask them to stop it.',
      'Keep the receipt and the address.',
      'Pay no one who offers to get it back.',
    ],
  },
  'paid-cash': {
    title: 'You sent or gave cash',
    steps: [
      'Call the police. Ask for a report number.',
      'By mail? Call the post office. Ask them to stop the package.',
      'By another company? Call that company.',
      'Don’t open the door to that person again.',
    ],
  },
  'gave-code': {
    title: 'You gave someone a code or password',
    steps: [
      'Change that password now.',
      'Choose “Log out of all devices” there.',
      'Change it everywhere you used the same one.',
      'Was it for a bank? Call the number on your card.',
    ],
  },
  'gave-number': {
    title: 'You gave someone a Social Security, Medicare or bank number',
    steps: [
      'Open identitytheft.gov, or ask someone to open it for you.',
      'Call your bank at the number on your card.',
      'Ask the three credit bureaus to freeze your credit. It is free.',
      'Check Medicare mail for care you never had.',
    ],
  },
  clicked: {
    title: 'You tapped a link or opened a file',
    steps: [
      'Close the page. Type nothing there.',
      'Typed a password there? Change it now.',
      'Typed a card number? Call the number on your card.',
      'Update the device and restart it.',
    ],
  },
};

/** The same for makers whose buttons differ. */
export const cutOffByMaker: { readonly [maker in Maker]?: readonly string[] } = {
  samsung: [
    'Swipe down from the top with two fingers. Tap “Airplane mode”.',
    'Hold the side button and the volume down button.',
    'Tap “Power off”. Tap it once more.',
    'Nothing happens? Swipe down with two fingers. Tap the power sign.',
  ],
};
/** How to cut a device off at once. */
export const cutOff: { readonly [family in Family]: readonly string[] } = {
  ios: [
    'Swipe down from the top right corner. Tap the airplane.',
    'Hold the side or top button and a volume button.',
    'Slide “slide to power off” to the right.',
  ],
  android: [
    'Swipe down from the top with two fingers. Tap “Airplane mode”.',
    'Hold the power and volume up buttons. On Samsung: side and volume down.',
    'Tap “Power off”.',
    'Nothing happens? Swipe down with two fingers. Tap the power sign.',
  ],
  windows: ['Hold the power button until the screen is black.', 'Pull the internet cable if there is one.'],
  mac: ['Hold the power button until the screen is black.', 'Pull the internet cable if there is one.'],
  chromebook: ['Hold the power button until the screen is black.'],
  tv: ['Pull the power plug of the TV.'],
};
