import type { Family } from '../devices.ts';
import type { Harm, ScamSign } from '../scam/signs.ts';

interface SignWords {
  /** What it is, in the title. */
  title: string;
  /** The one rule that shows it. */
  why: string;
  /** What to do first, one action a line. */
  steps: readonly string[];
}

/** What to say and to do by the kind of scam. */
export const signWords: { readonly [sign in ScamSign]: SignWords } = {
  remote: {
    title: 'Stop. Let no stranger into your device.',
    why: 'No true company asks to see or move your screen.',
    steps: ['Hang up now.', 'Turn the device off.', 'Ask a person you know to look at it with you.'],
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
  },
  'gift-card': {
    title: 'Stop. Don’t buy or read out gift cards.',
    why: 'No office, bank or company wants to be paid with gift cards.',
    steps: ['Hang up now.', 'Buy no card. Read no number aloud.', 'Keep the cards and the receipt.'],
  },
  code: {
    title: 'Stop. Tell no one your code or password.',
    why: 'A true company never asks for your code or password.',
    steps: [
      'Say nothing more. Hang up.',
      'Delete no message. You may need it.',
      'Change that password on your own device.',
    ],
  },
  bank: {
    title: 'Stop. This may not be your bank.',
    why: 'A true bank never asks you to move money to be safe.',
    steps: ['Hang up now. Don’t tap the link.', 'Take your bank card.', 'Call the number on the back of your card.'],
  },
  government: {
    title: 'Stop. The government doesn’t work like this.',
    why: 'No office calls to threaten you or asks for money by phone.',
    steps: ['Hang up now.', 'Tell no number of yours.', 'Call the office at the number on an old paper from it.'],
  },
  grandchild: {
    title: 'Stop. Call your family first.',
    why: 'Scammers play a grandchild in trouble. They can copy a voice.',
    steps: [
      'Hang up now, even if it feels cruel.',
      'Call that person at the number you always used.',
      'No answer? Call the parents.',
      'Send no money. Give no cash to a driver.',
    ],
  },
  payment: {
    title: 'Stop. Send no money.',
    why: 'Money by wire, Zelle, Bitcoin or driver is hard to get back.',
    steps: ['Hang up now.', 'Send no money today.', 'Talk with a person you trust first.'],
  },
  prize: {
    title: 'Stop. A true prize costs nothing.',
    why: 'If you have to pay for a prize, you have won nothing.',
    steps: ['Hang up, or close the page.', 'Pay no fee.', 'Tell no card or bank number.'],
  },
  romance: {
    title: 'Stop. Send no money to someone you never met.',
    why: 'A new friend online who asks for money is a scammer.',
    steps: ['Send nothing today.', 'Tell a friend or your pastor about this person.', 'Stop writing for one week.'],
  },
  refund: {
    title: 'Stop. The bill or refund is fake.',
    why: 'Scammers send bills for things you never bought.',
    steps: [
      'Don’t call the number in it.',
      'Open nothing in it.',
      'Look at your true bank statement.',
      'Call the number on the back of your card.',
    ],
  },
  link: {
    title: 'Stop. Don’t tap that link.',
    why: 'Fake messages rush you to a link.',
    steps: ['Don’t tap the link.', 'Don’t answer. Not even Stop.', 'Open the company’s page yourself, by its address.'],
  },
  unsure: {
    title: 'Stop for a moment. This may be a scam.',
    why: 'Scammers rush you, scare you or want it kept secret.',
    steps: [
      'Hang up, or close the page.',
      'Pay nothing. Tell no code.',
      'Talk with a person you trust before you do more.',
    ],
  },
};

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
    title: 'You paid by card or told the card number',
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
    title: 'You told a code or a password',
    steps: [
      'Change that password now.',
      'Choose “Log out of all devices” there.',
      'Change it everywhere you used the same one.',
      'Was it for a bank? Call the number on your card.',
    ],
  },
  'gave-number': {
    title: 'You told a Social Security, Medicare or bank number',
    steps: [
      'Open identitytheft.gov, or ask someone to open it for you.',
      'Call your bank at the number on your card.',
      'Ask the three credit bureaus to freeze your credit. It is free.',
      'Read each Medicare paper for care you never had.',
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

/** How to cut a device off at once. */
export const cutOff: { readonly [family in Family]: readonly string[] } = {
  ios: ['Hold the side or top button and a volume button.', 'Slide “slide to power off” to the right.'],
  android: [
    'Hold the power and volume up buttons.',
    'Tap “Power off”.',
    'Nothing happens? Hold the power button for thirty seconds.',
  ],
  windows: ['Hold the power button until the screen is black.', 'Pull the internet cable if there is one.'],
  mac: ['Hold the power button until the screen is black.', 'Pull the internet cable if there is one.'],
  chromebook: ['Hold the power button until the screen is black.'],
  tv: ['Pull the power plug of the TV.'],
};
