import { asksOn } from '../direction.ts';
import {
  android,
  app,
  chromebook,
  chromebookSettings,
  type Guides,
  ios,
  mac,
  macSettings,
  page,
  type Step,
  step,
  windows,
} from '../guide.ts';

const readIt = (otherwise: string) =>
  step('Read what the page says.', '“Up to date” means: it gets nothing newer now.', otherwise);
const oldDevice = {
  answer: 'A device that is too old gets no new updates, but it still works.',
  tip: 'Old devices are less safe. Do your banking on a newer one.',
};

const zoomOnComputer = (paste: Step) => [
  step('Open the Zoom program.', 'Its window shows.', 'No Zoom? Type zoom.us in the address bar.'),
  step('Type your email and password if it asks.', 'New meeting shows.', 'You see it at once? Go on.'),
  page.tap('New meeting', 'You see yourself.', 'It can be an orange button.'),
  page.tap('Participants', 'A list with your name opens.', 'Move the pointer to the bottom first.'),
  page.tap('Invite', 'A window opens.', 'It is at the end of the list.'),
  page.tap('Copy invite link', 'It says that it is copied.', 'It can say Copy Link.'),
  step('Open a new email to the others.', 'An empty email shows.', 'Leave the meeting open.'),
  paste,
  page.tap('Send', 'The others click the link.', 'It can be a paper plane.'),
  page.tap('Admit', 'The person comes in.', 'It shows when the person waits at the door.'),
];

/** More that older people ask: no update is offered, texts that don’t stop, a meeting of one’s own, pictures from close by. */
export const askedMore = {
  'update-refused': {
    task: 'Find out why no update is offered',
    ...oldDevice,
    undo: 'You only looked. Nothing was changed.',
    ask: 'Ask a store if yours is too old. Ask your family before you buy a new one.',
    on: {
      ios: [
        step('Plug the device in.', 'A battery sign shows.', 'Try another plug or cable.'),
        ios.settings,
        ios.row('General', 'A list opens.'),
        ios.row('Software Update', 'It looks for a new version.', 'Connect to Wi-Fi first.'),
        readIt('A new version shows? Tap Update Now.'),
        step(
          'Look for the app in the App Store if an app won’t open.',
          'It can offer an older version. Tap Download.',
          'Not offered? Open its web page in Safari.',
        ),
      ],
      android: [
        step('Plug the device in.', 'A battery sign shows.', 'Try another plug or cable.'),
        android.settings,
        android.row('System', 'A list opens.', 'On Samsung it says Software update.'),
        android.row('Software updates', 'It looks for a new version.', 'Connect to Wi-Fi first.'),
        readIt('A new version shows? Tap Install.'),
      ],
      windows: [
        windows.settings,
        windows.row('Windows Update', 'A page about updates opens.', 'On Windows 10 it is Update & Security.'),
        windows.tap('Check for updates', 'It looks for a new version.'),
        step(
          'Read what the page says.',
          '“This PC can’t run Windows 11” means: it is too old for it.',
          'A new version shows? Click Download.',
        ),
        step(
          'Look for “Enroll now” on a Windows 10 computer.',
          'It offers more safety updates for a time.',
          'Not there? Ask the store what it costs to stay safe.',
        ),
      ],
      mac: [
        ...macSettings,
        mac.row('General', 'A list opens.'),
        mac.row('Software Update', 'It looks for a new version.', 'Connect to Wi-Fi first.'),
        readIt('A new version shows? Click Update Now.'),
      ],
      chromebook: [
        ...chromebookSettings,
        chromebook.row('About ChromeOS', 'A page with the version opens.', 'It is the last line on the left.'),
        chromebook.row('Additional details', 'A page opens.'),
        step(
          'Look for “Update schedule”.',
          'It says until when it gets updates.',
          'It can also say that the last update has come.',
        ),
      ],
    },
  },
  'not-junk': {
    task: 'Get a good email out of the junk folder',
    answer: 'You tell the email app that it isn’t junk, and it learns from it.',
    undo: 'Move the email back to Junk or Spam.',
    tip: 'Do this only for people you know. Most junk is junk.',
    on: {
      ios: [
        step(
          'Tap the blue icon with the white envelope.',
          'Your email shows.',
          'Gmail? Tap the three lines, then Spam.',
        ),
        step('Tap the arrow at the top left.', 'A list of folders shows.', 'You see Mailboxes? Go on.'),
        ios.tap('Junk', 'The junk emails show.', 'It can say Spam.'),
        step('Tap the email.', 'You see its words.', 'Scroll down.'),
        step('Tap the folder at the bottom.', 'A list of folders shows.', 'It can say Move to Inbox. Tap that.'),
        ios.tap('Inbox', 'The email is with the others.'),
      ],
      android: [
        step('Open Gmail.', 'Your emails show.', 'Its icon is a red and white M.'),
        step('Tap the three lines at the top left.', 'A list of folders shows.', 'Swipe from the left edge.'),
        android.tap('Spam', 'The junk emails show.', 'Scroll down.'),
        step('Tap the email.', 'You see its words.', 'Scroll down.'),
        android.tap('Report not spam', 'The email is with the others.', 'It can say Not spam.'),
      ],
      computer: [
        step('Open your email page.', 'Your emails show.', 'Type gmail.com in the address bar.'),
        page.tap('Spam', 'The junk emails show.', 'It can say Junk. It can be under More.'),
        step('Click the email.', 'You see its words.', 'Scroll down.'),
        page.tap('Report not spam', 'The email is with the others.', 'It can say Not junk.'),
      ],
    },
  },
  'delete-contact': {
    task: 'Take a name out of your contacts',
    answer: 'You open the name and delete it at the end of its page.',
    undo: 'Type the name and number again. Write them down first.',
    tip: 'Are there pictures or messages you love? Those stay in your phone.',
    on: {
      ios: [
        step('Open Contacts.', 'A list of names shows.', 'Swipe down on the Home Screen. Type Contacts.'),
        step('Tap the name.', 'The number shows.', 'Type the name in the search box.'),
        ios.tap('Edit', 'You can change each line.', 'It is at the top right.'),
        ios.tap('Delete Contact', 'A question shows.', 'Scroll to the very end.'),
        step('Tap “Delete Contact” once more.', 'The name is gone.', 'Tap Cancel if you want to keep it.'),
      ],
      android: [
        step('Open Contacts.', 'A list of names shows.', 'Swipe up on the Home screen. Look for Contacts.'),
        step('Tap the name.', 'The number shows.', 'Type the name in the search box.'),
        step('Tap the three dots.', 'A menu opens.', 'Some phones show Delete at the bottom.'),
        android.tap('Delete', 'A question shows.', 'It can say Move to Trash.'),
        step('Tap “Delete” once more.', 'The name is gone.', 'Tap Cancel if you want to keep it.'),
      ],
    },
  },
  'recent-calls': {
    task: 'See who called you',
    answer: 'The Phone app keeps a list of your calls.',
    undo: 'You only looked. Nothing was changed.',
    tip: 'You don’t know the number? Don’t call back. Listen to the voicemail.',
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Recents', 'A list of calls shows. Missed calls are red.', 'Newer ones say Calls.'),
        step('Scroll up and down slowly.', 'The newest call is at the top.', 'Only red ones? Tap All at the top.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        android.tap('Recents', 'A list of calls shows.', 'It can be the small clock, or Home.'),
        step('Scroll up and down slowly.', 'The newest call is at the top.', 'A bent red arrow means: you missed it.'),
      ],
    },
  },
  'block-text': {
    task: 'Stop texts from one number',
    answer: 'A blocked number can’t text or call you any more.',
    undo: 'Open the same page. Tap Unblock.',
    tip: 'A group you know has to stop when you text STOP. Answer no stranger.',
    on: {
      ios: [
        step('Tap the green icon with the white bubble.', 'Your messages show.', 'Swipe down. Type Messages.'),
        step('Tap the message.', 'You see its words.', 'It can be under Unknown Senders. Tap Filters.'),
        step('Tap the number at the top.', 'A page about the sender opens.', 'Tap the round picture above it.'),
        ios.tap('Info', 'A list opens.', 'You see Block at once? Go on.'),
        ios.tap('Block Contact', 'A question shows.', 'It can say Block Caller. Scroll to the end.'),
        step('Tap “Block Contact” once more.', 'It says Unblock now. It is done.', 'Tap the red words.'),
      ],
      android: {
        steps: [
          step('Tap the Messages app.', 'Your messages show.', 'Swipe up on the Home screen. Look for Messages.'),
          step('Hold your finger on the message.', 'A check mark shows on it.', 'Hold a little longer. Don’t move.'),
          step('Tap the three dots at the top right.', 'A menu opens.', 'Some phones show a Block sign there.'),
          android.tap('Block', 'A question shows.'),
          android.tap('OK', 'The message is gone from the list.', 'It can say Block once more.'),
        ],
        makers: { samsung: 'On Samsung, open the message. Tap the three dots, then Block.' },
      },
    },
  },
  'zoom-start': {
    task: 'Start a Zoom meeting of your own',
    answer: 'You start it, then you send the others the link.',
    before: 'You need a free Zoom account with your email and a password.',
    undo: 'Tap End, then End meeting for all.',
    tip: 'A free meeting ends after 40 minutes. Start it again then.',
    on: {
      mobile: [
        step('Open the Zoom app.', 'You see its first page.', 'No Zoom yet? Ask here how to get an app.'),
        step('Type your email and password if it asks.', 'New Meeting shows.', 'You see it at once? Go on.'),
        app.tap('New Meeting', 'A page with a blue button opens.'),
        app.tap('Start a Meeting', 'You see yourself.', 'It can ask for the camera. Tap Allow.'),
        app.tap('Participants', 'A list with your name opens.', 'Tap the middle of the screen first.'),
        app.tap('Invite', 'Ways to invite show.', 'It is at the bottom.'),
        step('Choose Messages or Mail.', 'A message with the link opens.', 'It can say Send Message.'),
        step('Type the name of the person.', 'The name shows.', 'Save the person as a contact first.'),
        step('Send it.', 'The person taps the link.', 'Tap the arrow.'),
        app.tap('Admit', 'The person comes in.', 'It shows when the person waits at the door.'),
      ],
      computer: zoomOnComputer(
        step('Press Ctrl and the V key together.', 'The link shows.', 'Click into the email first.'),
      ),
      mac: zoomOnComputer(
        step('Press Command and the V key together.', 'The link shows.', 'Click into the email first.'),
      ),
    },
  },
  'receive-nearby': {
    task: 'Get a picture from someone beside you',
    answer: 'You say yes on your screen, and the picture comes.',
    before: 'Hold both devices close together. Turn on Wi-Fi and Bluetooth.',
    undo: 'Delete the picture in your pictures.',
    tip: 'Accept only from a person you see beside you.',
    on: {
      ios: {
        steps: [
          ios.settings,
          ios.row('General', 'A list opens.'),
          ios.row('AirDrop', 'Three choices show.'),
          ios.tap('Everyone for 10 Minutes', 'A check shows beside it.', 'It can say Everyone.'),
          step('Ask the person to send it again.', 'A question shows on your screen.', 'Wake your screen first.'),
          ios.tap('Accept', 'The picture opens in Photos.', 'Your name isn’t shown to them? Go closer.'),
        ],
        older: 'Someone with an Android phone can’t use AirDrop. Ask for a text or email.',
      },
      android: {
        steps: [
          android.panel,
          step('Tap “Quick Share”.', 'A page opens.', 'Swipe left on the buttons to find it.'),
          step('Choose “Everyone”.', 'Your phone can be seen.', 'It can say Who can share with you.'),
          step('Ask the person to send it again.', 'A question shows on your screen.', 'Wake your screen first.'),
          android.tap('Accept', 'The picture comes.', 'Look in the Files app, then Downloads.'),
        ],
        older: 'Someone with an iPhone uses AirDrop. Ask for a text or email.',
      },
    },
  },
  'bluetooth-off': {
    task: 'Turn Bluetooth off',
    answer: 'Bluetooth has one switch in the settings.',
    undo: 'Turn the same switch on.',
    tip: 'Hearing aids, headphones and a watch need Bluetooth.',
    reverse: {
      when: asksOn,
      task: 'Turn Bluetooth on',
      answer: 'Bluetooth has one switch in the settings.',
      undo: 'Turn the same switch off.',
    },
    on: {
      ios: [ios.settings, ios.row('Bluetooth', 'A page with a switch opens.'), ios.off('Bluetooth')],
      android: [
        android.settings,
        android.row('Connected devices', 'A list opens.', 'On Samsung it says Connections.'),
        android.row('Connection preferences', 'A list opens.', 'You see Bluetooth? Go on.'),
        android.row('Bluetooth', 'A page with a switch opens.'),
        android.off('Use Bluetooth'),
      ],
      windows: [
        windows.settings,
        windows.row('Bluetooth & devices', 'A page with a switch opens.'),
        windows.off('Bluetooth'),
      ],
      mac: [...macSettings, mac.row('Bluetooth', 'A list of devices shows.'), mac.off('Bluetooth')],
      chromebook: [
        ...chromebookSettings,
        chromebook.row('Bluetooth', 'A page with a switch opens.'),
        chromebook.off('Bluetooth'),
      ],
    },
  },
} as const satisfies Guides;
