/** A word that guides use, what it means, and where it is found in a text. */
export interface Term {
  word: string;
  meaning: string;
  found: RegExp;
}

/** Short meanings. A document shows only those whose word it has. */
export const glossary: readonly Term[] = [
  { word: 'App', meaning: 'A program on a phone or tablet. You see it as an icon.', found: /\bapps?\b/i },
  { word: 'Icon', meaning: 'A small picture that opens something when you tap it.', found: /\bicons?\b/i },
  { word: 'Home Screen', meaning: 'The first page with rows of icons.', found: /\bHome [Ss]creen\b/ },
  { word: 'Settings', meaning: 'The place where you change how the device works.', found: /\bSettings\b/ },
  { word: 'Swipe', meaning: 'Slide one finger over the glass and lift it.', found: /\bSwipe\b/i },
  { word: 'Wi-Fi', meaning: 'Internet in your home without a cable.', found: /\bWi-Fi\b/ },
  { word: 'Router', meaning: 'The box with small lights that brings the internet.', found: /\brouters?\b/i },
  { word: 'Bluetooth', meaning: 'A short radio link to headphones or hearing aids.', found: /\bBluetooth\b/ },
  { word: 'Browser', meaning: 'The program for web pages: Safari, Chrome or Edge.', found: /\bbrowser\b/i },
  { word: 'Tab', meaning: 'One of several open web pages.', found: /\btabs?\b/ },
  { word: 'Link', meaning: 'Words that open another page when you tap them.', found: /\blinks?\b/i },
  { word: 'Switch', meaning: 'A small slide on the screen for on and off.', found: /\bswitch(?:es)?\b/i },
  { word: 'Slider', meaning: 'A line with a round button that you move.', found: /\bslider\b/i },
  { word: 'Passcode', meaning: 'The number that opens your phone or tablet.', found: /\bpasscode\b/i },
  { word: 'PIN', meaning: 'A short number that opens a device or account.', found: /\bPIN\b/ },
  { word: 'Download', meaning: 'To bring a file from the internet to your device.', found: /\bdownload/i },
  { word: 'Update', meaning: 'A newer version. It mends faults.', found: /\bupdat/i },
  { word: 'Backup', meaning: 'A second copy in another place.', found: /\bback(?:up| ?up)\b/i },
  { word: 'Storage', meaning: 'The room on a device for pictures and apps.', found: /\bstorage\b/i },
  { word: 'Attachment', meaning: 'A file that comes with an email.', found: /\battach/i },
  { word: 'Captions', meaning: 'The spoken words in writing on the screen.', found: /\bcaptions?\b/i },
  { word: 'Right-click', meaning: 'Press the right button of the mouse.', found: /\bright-click\b/i },
  { word: 'Control Center', meaning: 'The page of round buttons on an iPhone or iPad.', found: /\bControl Center\b/ },
  { word: 'Do Not Disturb', meaning: 'A mode in which the phone stays silent.', found: /\bDo Not Disturb\b/ },
  { word: 'Mute', meaning: 'To make silent.', found: /\bmuted?\b/i },
  { word: 'HDMI', meaning: 'The flat plug for picture and sound at the back of the TV.', found: /\bHDMI\b/ },
  { word: 'Spam', meaning: 'Email or calls that you never asked for.', found: /\bspam\b/i },
  { word: 'Pop-up', meaning: 'A box that jumps onto the screen by itself.', found: /\bpop-?up\b/i },
  { word: 'Remote access', meaning: 'Someone far away sees and moves your screen.', found: /\bremote access\b/i },
  { word: 'Subscription', meaning: 'Something that takes money each month or year.', found: /\bsubscri(?:be|ption)/i },
];

/** Most words in one document: a long list helps no one. */
export const MOST_TERMS = 5;

/** The first words that occur in a text, in the order of the list. */
export const termsIn = (text: string): Term[] => glossary.filter(({ found }) => found.test(text)).slice(0, MOST_TERMS);
