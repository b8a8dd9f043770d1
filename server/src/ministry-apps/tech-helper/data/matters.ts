import type { HelplineId } from '../../../care/helplines.ts';

/** An answer without steps on a screen: someone else has to act, or nothing has to be done. */
export interface Matter {
  title: string;
  answer: string;
  /** What to do, one action a line. */
  steps: readonly string[];
  tip: string;
  /** Numbers to call, from the table of helplines. */
  helplines: readonly HelplineId[];
}

const all = {
  'medical-alert': {
    title: 'Get help with a medical alert button',
    answer: 'The maker of the button sets it up and tests it with you.',
    steps: [
      'Do you need help now? Call 911 from a phone.',
      'Put the button on its charger, if it has one.',
      'Look for a phone number on the base of the alert.',
      'Call that number on another phone.',
      'Ask them to test the button with you.',
      'Keep a charged phone beside you until it works.',
      'Ask a neighbor or your family to call you twice a day until then.',
    ],
    tip: 'Don’t take the alert apart. Don’t change its settings on your own.',
    helplines: ['emergency', 'eldercare'],
  },
  'elder-abuse': {
    title: 'No one may take your phone or your money from you',
    answer: 'It is your right to use your own phone and your own money.',
    steps: [
      'Call 911 if you are in danger now.',
      'Call the Eldercare Locator from a phone that is safe.',
      'Ask your bank to look at your account with you.',
      'Speak with your doctor, your pastor or a friend alone.',
      'Change your passwords only when it is safe for you.',
    ],
    tip: 'This page stays open on this screen. Close it when you are done.',
    helplines: ['emergency', 'eldercare'],
  },
  'our-password': {
    title: 'Only you and your notebook know your password',
    answer: 'No one can look up a password for you. We don’t want to know it.',
    steps: [
      'Look in your notebook and in your drawer.',
      'Ask the family member who set it up.',
      'Choose “Forgot password?” on the page itself.',
      'Write the new one in a notebook at home.',
    ],
    tip: 'Never type a password here. Never tell it to a caller.',
    helplines: [],
  },
  'money-trouble': {
    title: 'For money and cards, call the number on your card',
    answer: 'Only your bank can look at your money, your card or a charge.',
    steps: [
      'Take your bank card.',
      'Turn it over.',
      'Call the number on the back.',
      'Ask a person there about the charge or the login.',
      'Write down the name and the day.',
    ],
    tip: 'Don’t search for the number. Search results show fake ones.',
    helplines: [],
  },
  'choose-device': {
    title: 'Which phone or tablet to buy',
    answer: 'Take the kind that the person who helps you has.',
    steps: [
      'Ask who will help you most.',
      'Buy the same kind as that person has.',
      'Hold it in the store before you buy.',
      'Look for big words and a loud ring.',
      'Ask about a lower price for older people.',
      'Ask if you can bring it back.',
    ],
    tip: 'Buy in a store or from a maker you know. Not from a caller.',
    helplines: [],
  },
  'person-to-help': {
    title: 'Find a person who sits beside you',
    answer: 'Your family, church, library and senior center have people who help.',
    steps: [
      'Call your church office. Ask for someone patient.',
      'Call your library. Many have hours for phones and computers.',
      'Call the Eldercare Locator. They know the senior centers near you.',
      'Take the device, its charger and your notebook with you.',
      'Type passwords yourself. Your helper looks away.',
    ],
    tip: 'A helper you called is fine. A helper who called you isn’t.',
    helplines: ['eldercare', 'local-help'],
  },
  'no-internet-at-home': {
    title: 'No internet at home',
    answer: 'You can use free Wi-Fi at the library. You can ask for a lower price.',
    steps: [
      'Go to your library. Its Wi-Fi and computers are free.',
      'Ask your church if you may use its Wi-Fi.',
      'Call your phone company. Ask for their plan for low income.',
      'Ask them about the Lifeline program.',
      'Call 211. Ask who helps with internet near you.',
    ],
    tip: 'No true program asks for gift cards or a fee first.',
    helplines: ['local-help', 'eldercare'],
  },
  cookies: {
    title: 'What a cookie is, and what to press',
    answer: 'A cookie is a note that a web page keeps about you. You may say no.',
    steps: [
      'Look for “Reject all” or “Only necessary”.',
      'Press that.',
      'Not there? Press the X, or “Manage”, then “Save”.',
      'Press “Accept” only on pages that you know and use.',
    ],
    tip: 'A cookie isn’t a virus. The page works without most of them.',
    helplines: [],
  },
  'after-a-death': {
    title: 'Keep the pictures and messages of someone who died',
    answer: 'We are sorry for your loss. Keep the phone as it is until all is copied.',
    steps: [
      'Keep the phone charged. Keep paying for its number for now.',
      'Don’t reset it. Don’t guess the passcode many times.',
      'Ask in the family who knows the passcode.',
      'Copy the pictures to a computer. Ask here how.',
      'Save the voice messages. Ask here how.',
      'No passcode? Ask Apple or Google what they do for families.',
    ],
    tip: 'There is no hurry. Don’t hand in or sell the phone yet.',
    helplines: ['apple-support', 'eldercare'],
  },
  'check-real': {
    title: 'Find out if an app or a page is real',
    answer: 'Start from a paper you trust, not from a message.',
    steps: [
      'Take a card or bill from that company or office.',
      'Use only the web address that is printed there.',
      'Call the number there. Ask if the app or page is theirs.',
      'Get apps only from the App Store or the Play Store.',
      'Stop if it asks for a gift card, a fee or your PIN.',
    ],
    tip: 'Never get an app or a page from a link in a text.',
    helplines: ['eldercare'],
  },
  'card-to-helper': {
    title: 'Let someone shop for you without your PIN',
    answer: 'No. Keep your card and PIN to yourself, also with a kind helper.',
    steps: [
      'Give cash for one trip. Ask for the receipt.',
      'Or order by phone. Many stores bring it to you.',
      'Or ask your bank about a second card with a low limit.',
      'Look at your account each week.',
      'Is money gone? Call the number on the back of your card.',
    ],
    tip: 'Someone who needs your PIN to help isn’t safe to help.',
    helplines: ['eldercare'],
  },
  'app-asks': {
    title: 'When an app asks for your location, camera or contacts',
    answer: 'Say yes only where the app needs it for its job.',
    steps: [
      'Ask yourself: does it need this to do its job?',
      'A map needs your place. A video call needs the camera.',
      'Yes? Choose “Allow While Using App” or “While using the app”.',
      'Not sure? Choose “Don’t Allow”.',
      'Does something stop working? Ask here about app permissions.',
    ],
    tip: 'You can change it later. No game needs your contacts.',
    helplines: [],
  },
  'account-taken': {
    title: 'Get your account back',
    answer: 'Someone took your account. You did nothing wrong. Begin with your email.',
    steps: [
      'Change the password of your email first.',
      'Look in your email for “Your email address was changed”.',
      'Did the company itself send it? It has a link to undo the change.',
      'Not sure? Type the address yourself: instagram.com, facebook.com or google.com.',
      'Choose “Forgot password?” there. Then choose “Need more help?”.',
      'Are you in again? Log out of all devices.',
      'Turn on two-step login, for your email too.',
      'Call or text your friends: it isn’t me, send no money.',
    ],
    tip: 'Pay no one who offers to get it back. Don’t tell anyone a code.',
    helplines: ['fraud'],
  },
  'text-many': {
    title: 'Text many people, each alone',
    answer: 'In a group text everyone sees every answer. Turn that off on Android.',
    steps: [
      'Android: open Messages. Tap your picture or the three dots.',
      'Tap “Messages settings”. Then tap “Advanced” and “Group messaging”.',
      'Choose the line that sends to each person alone.',
      'On Samsung: three dots, “Settings”, “More settings”, “Multimedia messages”. Turn “Group conversation” off.',
      'iPhone: copy the words. Send them to each person by hand.',
      'Or write one email. Put all addresses in the line “Bcc”.',
    ],
    tip: 'Try it with two friends first. Your plan may limit how many you send.',
    helplines: [],
  },
  'windows-10': {
    title: 'Windows 10 gets no more free updates',
    answer: 'Support ended on October 14, 2025. You don’t have to buy a computer today.',
    steps: [
      'Open Settings. Click “Update & Security”. Click “Windows Update”.',
      'Does it offer Windows 11? Install it. It is free.',
      'No? Look there if “Extended Security Updates” are still offered.',
      'Can it do neither? Keep bank and bills off it.',
      'A phone, a tablet or a Chromebook is enough for email and Facebook.',
    ],
    tip: 'Microsoft never calls about this. Hang up on anyone who does.',
    helplines: [],
  },
  'music-no-ads': {
    title: 'Hear music without ads',
    answer: 'Your library card may give you music with no ads, for free.',
    steps: [
      'Ask your library for Hoopla or Freegal.',
      'Get that app from the App Store or the Play Store.',
      'Log in with your library card.',
      'Type the name of the group in the search box.',
      'Or ask about YouTube Premium or Spotify. They cost money each month.',
      'Old CDs or a gospel radio station work too.',
    ],
    tip: 'Free “ad remover” apps are often fake. Don’t put one on.',
    helplines: [],
  },
  projector: {
    title: 'Show your computer on a projector or TV',
    answer: 'No signal is most often the cable, the adapter or the wrong input.',
    steps: [
      'Push both ends of the cable in until they stop.',
      'Pull the adapter out. Count to ten. Push it in again.',
      'Press “Input” or “Source” on the projector. Choose the HDMI you use.',
      'On a Mac: open System Settings. Click “Displays”.',
      'Hold the Option key. Click “Detect Displays”. Then choose “Mirror”.',
      'On Windows: press the Windows key and P. Choose “Duplicate”.',
      'Still nothing? Try another cable, port or adapter.',
      'Short of time? Put the file on another computer that works.',
    ],
    tip: 'Turn the projector on first, then plug in.',
    helplines: [],
  },
  'broken-screen': {
    title: 'A cracked screen needs a repair shop',
    answer: 'Put clear tape over it now, and copy your pictures first.',
    steps: [
      'Put clear tape over the cracks, so that no one is cut.',
      'Make a copy of your pictures while it still works.',
      'Ask your phone company if you have insurance.',
      'Ask the maker or a store what a repair costs.',
      'Ask what a used phone costs before you pay.',
    ],
    tip: 'Type your passcode yourself at the shop. Don’t say it aloud.',
    helplines: ['local-help'],
  },
} as const satisfies { [id: string]: Matter };

export type MatterId = keyof typeof all;
export const matters: { readonly [id in MatterId]: Matter } = all;
export const matterIds = Object.keys(all) as MatterId[];
