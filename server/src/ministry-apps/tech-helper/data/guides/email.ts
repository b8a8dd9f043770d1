import { android, type Guides, ios, page, step } from '../guide.ts';

const mail = step(
  'Tap the blue icon with the white envelope.',
  'Your email shows.',
  'Do you use Gmail? Tap the red and white M.',
);
const gmail = step(
  'Tap the Gmail icon. It is a colored M.',
  'Your email shows.',
  'Swipe up on the Home screen. Look for Gmail.',
);
const webmail = step(
  'Open your email page.',
  'Your email shows.',
  'Gmail is at mail.google.com. Type it in the long box.',
);
const oneEmail = step('Tap the email.', 'You see its words.', 'Tap the arrow at the top left first.');
const oneWebEmail = step('Click the email.', 'You see its words.', 'Click Inbox on the left first.');

/** Email: reading, sending, files, junk. */
export const email = {
  'check-email': {
    task: 'Read your email',
    answer: 'You open the email app and tap a message.',
    undo: 'Tap the arrow at the top left.',
    tip: 'Open no link from a bank or Medicare. Type the address yourself.',
    on: {
      ios: [
        mail,
        ios.tap('Inbox', 'A list of messages shows.', 'It can say All Inboxes.'),
        step('Pull the list of messages down.', 'New messages come.', 'No internet? Look for the Wi-Fi fan.'),
        oneEmail,
      ],
      android: [
        gmail,
        step('Pull the list of messages down.', 'New messages come.', 'No internet? Look for the Wi-Fi fan.'),
        oneEmail,
      ],
      computer: [
        webmail,
        step('Log in if it asks.', 'Your email shows.', 'Forgot the password? Ask here about that.'),
        oneWebEmail,
      ],
    },
  },
  'send-email': {
    task: 'Write and send an email',
    answer: 'You tap the pencil, write, and tap the arrow.',
    before: 'Have the person’s email address. It has the @ sign.',
    undo: 'In Gmail, tap Undo at once. In Mail, tap Undo Send.',
    tip: 'Never write a password or card number in an email.',
    on: {
      ios: [
        mail,
        step('Tap the pencil at the bottom right.', 'An empty email opens.', 'On an iPad it is at the top right.'),
        step('Type the address after “To”.', 'The address shows.', 'Type the name. Choose it from the list.'),
        step('Type a few words after “Subject”.', 'They say what it is about.', 'Tap the line first.'),
        step('Type your message below.', 'Your words show.', 'Tap the white space first.'),
        step(
          'Tap the blue arrow at the top right.',
          'The email is gone. It is sent.',
          'Gray? Then the address is missing.',
        ),
      ],
      android: [
        gmail,
        android.tap('Compose', 'An empty email opens.', 'It can be a pencil at the bottom right.'),
        step('Type the address after “To”.', 'The address shows.', 'Type the name. Choose it from the list.'),
        step('Type a few words after “Subject”.', 'They say what it is about.', 'Tap the line first.'),
        step('Type your message below.', 'Your words show.', 'Tap the white space first.'),
        step('Tap the arrow at the top right.', 'It says Sent.', 'It points to the right.'),
      ],
      computer: [
        webmail,
        page.tap('Compose', 'An empty email opens.', 'It can say New mail.'),
        step('Type the address after “To”.', 'The address shows.', 'Type the name. Choose it from the list.'),
        step('Type a few words after “Subject”.', 'They say what it is about.', 'Click the line first.'),
        step('Type your message below.', 'Your words show.', 'Click the white space first.'),
        page.tap('Send', 'It says Message sent.'),
      ],
    },
  },
  'reply-email': {
    task: 'Answer an email',
    answer: 'You open the email and tap the arrow that points left.',
    undo: 'In Gmail, tap Undo at once. In Mail, tap Undo Send.',
    tip: 'Reply All goes to everyone. Choose Reply for one person.',
    on: {
      ios: [
        mail,
        oneEmail,
        step('Tap the arrow that points left.', 'A small menu opens.', 'It is at the bottom.'),
        ios.tap('Reply', 'An email with the address opens.'),
        step('Type your answer.', 'Your words show at the top.', 'Tap the white space first.'),
        step(
          'Tap the blue arrow at the top right.',
          'The email is gone. It is sent.',
          'Tap the screen once. Then look again.',
        ),
      ],
      android: [
        gmail,
        oneEmail,
        android.tap('Reply', 'An email with the address opens.', 'Scroll to the end of the email.'),
        step('Type your answer.', 'Your words show at the top.', 'Tap the white space first.'),
        step('Tap the arrow at the top right.', 'It says Sent.', 'It points to the right.'),
      ],
      computer: [
        webmail,
        oneWebEmail,
        page.tap('Reply', 'A box for your answer opens.', 'Scroll to the end of the email.'),
        step('Type your answer.', 'Your words show.', 'Click in the box first.'),
        page.tap('Send', 'It says Message sent.'),
      ],
    },
  },
  'email-attach': {
    task: 'Send a file or picture with an email',
    answer: 'The paper clip adds a file to your email.',
    undo: 'Tap the X on the file before you send.',
    tip: 'Send files with your numbers only to an office you called.',
    on: {
      ios: [
        mail,
        step('Tap the pencil at the bottom right.', 'An empty email opens.', 'On an iPad it is at the top right.'),
        step('Tap the white space.', 'A line blinks there.', 'Fill in the address first.'),
        step(
          'Tap the arrow above the keyboard.',
          'Small pictures show.',
          'Hold your finger on the page. Tap the arrow.',
        ),
        step('Tap the picture or the paper.', 'Your pictures or files show.', 'The paper clip is for files.'),
        step('Tap the one you want.', 'It is in the email.', 'Slide up to see more.'),
        step('Tap the blue arrow at the top right.', 'The email is sent.', 'Gray? Then the address is missing.'),
      ],
      android: [
        gmail,
        android.tap('Compose', 'An empty email opens.', 'It can be a pencil at the bottom right.'),
        step('Type the address after “To”.', 'The address shows.', 'Type the name. Choose it from the list.'),
        step('Tap the paper clip at the top.', 'A small menu opens.', 'It is beside the arrow.'),
        android.tap('Attach file', 'Your files show.', 'For pictures, tap Photos.'),
        step('Tap the one you want.', 'It is in the email.', 'Slide up to see more.'),
        step('Tap the arrow at the top right.', 'It says Sent.', 'It points to the right.'),
      ],
      computer: [
        webmail,
        page.tap('Compose', 'An empty email opens.', 'It can say New mail.'),
        step('Type the address after “To”.', 'The address shows.', 'Type the name. Choose it from the list.'),
        step('Click the paper clip.', 'A window with files opens.', 'It is at the bottom or the top.'),
        step('Click the file.', 'Its name is marked.', 'Look in Documents or Downloads on the left.'),
        page.tap('Open', 'The file is in the email.'),
        page.tap('Send', 'It says Message sent.'),
      ],
    },
  },
  'open-attachment': {
    task: 'Open a file that came with an email',
    answer: 'You scroll to the end of the email and tap the file.',
    undo: 'Close the file. The email stays.',
    tip: 'Don’t expect it? Call the sender first. Files can hold a virus.',
    on: {
      ios: [
        mail,
        oneEmail,
        step(
          'Slide up to the end of the email.',
          'You see the name of a file.',
          'No file? Ask the sender to send it again.',
        ),
        step('Tap the file.', 'It opens.', 'An arrow shows? Tap it once. It loads.'),
      ],
      android: [
        gmail,
        oneEmail,
        step(
          'Slide up to the end of the email.',
          'You see the name of a file.',
          'No file? Ask the sender to send it again.',
        ),
        step('Tap the file.', 'It opens.', 'It asks with which app? Tap Just once.'),
      ],
      computer: [
        webmail,
        oneWebEmail,
        step(
          'Scroll to the end of the email.',
          'You see the name of a file.',
          'No file? Ask the sender to send it again.',
        ),
        step('Click the file.', 'It opens.', 'A name ending in exe? Don’t open it.'),
      ],
    },
  },
  'delete-email': {
    task: 'Delete emails',
    answer: 'You choose the emails and tap the trash can.',
    undo: 'Open Trash. Choose the email. Tap Move to Inbox.',
    tip: 'Keep email from your doctor and bank until you have read it.',
    on: {
      ios: [
        mail,
        ios.tap('Edit', 'A circle shows beside each email.', 'It can say Select. It is at the top right.'),
        step('Tap the circle of each email.', 'A blue check shows.', 'Slide up to see more.'),
        ios.tap('Trash', 'They are gone from the list.', 'It can say Archive. That keeps them.'),
      ],
      android: [
        gmail,
        step('Hold your finger on an email.', 'A check shows beside it.', 'Hold a little longer. Don’t move.'),
        step('Tap the others you want to delete.', 'A check shows on each.', 'Slide up to see more.'),
        step('Tap the trash can at the top.', 'They are gone from the list.', 'Beside it is Archive. That keeps them.'),
      ],
      computer: [
        webmail,
        step('Click the box beside each email.', 'A check shows.', 'Move the mouse to the left of the email.'),
        step('Click the trash can at the top.', 'They are gone from the list.', 'It can say Delete.'),
      ],
    },
  },
  'junk-email': {
    task: 'Get rid of junk email',
    answer: 'Mark it as junk, and the email app learns from it.',
    undo: 'Open the Junk or Spam folder. Choose Not junk.',
    tip: 'Don’t tap links in junk. Don’t answer it.',
    on: {
      ios: [
        mail,
        step('Swipe left on the email.', 'Buttons show.', 'Slide slowly from right to left.'),
        ios.tap('More', 'A menu opens.'),
        ios.tap('Move to Junk', 'It is gone from the list.'),
      ],
      android: [
        gmail,
        step('Hold your finger on the email.', 'A check shows beside it.', 'Hold a little longer. Don’t move.'),
        step('Tap the three dots at the top right.', 'A menu opens.', 'They are beside the trash can.'),
        android.tap('Report spam', 'It is gone from the list.', 'It can say Move to Spam.'),
      ],
      computer: [
        webmail,
        step('Click the box beside the email.', 'A check shows.', 'Move the mouse to the left of the email.'),
        page.tap('Report spam', 'It is gone from the list.', 'It can be a sign with an exclamation mark.'),
      ],
    },
  },
  unsubscribe: {
    task: 'Stop emails from a store or a list',
    answer: 'The Unsubscribe button at the top of the email stops them.',
    undo: 'You can subscribe again on the store’s page.',
    tip: 'Use it only for stores you know. Mark the rest as junk.',
    on: {
      ios: [
        mail,
        oneEmail,
        ios.tap('Unsubscribe', 'A question shows.', 'It is a blue word above the email.'),
        ios.tap('Unsubscribe', 'The blue word is gone.', 'Else scroll to the end of the email.'),
      ],
      android: [
        gmail,
        oneEmail,
        android.tap('Unsubscribe', 'A question shows.', 'It is beside the sender’s name.'),
        android.tap('Unsubscribe', 'It says that it will stop.', 'Else scroll to the end of the email.'),
      ],
      computer: [
        webmail,
        oneWebEmail,
        page.tap('Unsubscribe', 'A question shows.', 'It is beside the sender’s name.'),
        page.tap('Unsubscribe', 'It says that it will stop.', 'Else scroll to the end of the email.'),
      ],
    },
  },
  'find-email': {
    task: 'Find an email you can’t see any more',
    answer: 'The search box finds an email by a name or a word.',
    undo: 'You only looked. Nothing was changed.',
    tip: 'Look in Junk too. Open nothing there that asks for money.',
    on: {
      ios: [
        mail,
        step('Pull the list down a little.', 'A search box shows.', 'Newer versions have it at the bottom.'),
        step('Type the sender’s name.', 'Emails from this person show.', 'Try one word of the email.'),
        step('Tap “Mailboxes” if it isn’t there.', 'Trash and Junk show.', 'Tap the arrow at the top left.'),
        step('Look in Trash and in Junk.', 'Old and hidden emails show.', 'Scroll down on the page.'),
      ],
      android: [
        gmail,
        step('Tap “Search in mail” at the top.', 'The keyboard shows.', 'Slide the list down. The box comes out.'),
        step('Type the sender’s name.', 'Emails from this person show.', 'Try one word of the email.'),
        step('Tap the three lines if it isn’t there.', 'Spam and Trash show.', 'They are at the top left.'),
        step('Tap “All mail”.', 'Every email shows.', 'Scroll down in the list.'),
      ],
      computer: [
        webmail,
        step('Click the search box at the top.', 'A line blinks there.', 'It has a magnifying glass.'),
        step('Type the sender’s name.', 'Your words show.', 'Try one word of the email.'),
        step('Press the Enter key.', 'Emails from this person show.', 'Look in Spam and Trash on the left.'),
      ],
    },
  },
  'email-not-coming': {
    task: 'Find out why no new email comes',
    answer: 'Check the internet, the storage and the password, in this order.',
    undo: 'Nothing to undo.',
    tip: 'An email that says your account will close is often fake.',
    on: {
      mobile: [
        step('Look for the Wi-Fi fan at the top.', 'You see a small fan.', 'No fan? Ask here how to connect to Wi-Fi.'),
        step('Open your email app.', 'Your email shows.', 'It is an envelope or a colored M.'),
        step(
          'Pull the list of messages down.',
          'A circle turns. New email comes.',
          'A password question? Type your email password.',
        ),
        step('Look for the word “storage” or “full”.', 'Full storage stops new email.', 'No such word? Go on.'),
        step('Send yourself an email.', 'It comes in a minute.', 'Restart the device. Then try again.'),
      ],
      computer: [
        step('Open another web page.', 'It shows. The internet works.', 'Ask here how to get the internet back.'),
        step('Open your email page.', 'Your email shows.', 'It asks for a password? Type it.'),
        step(
          'Look for the word “storage” or “full”.',
          'Full storage stops new email.',
          'It is at the bottom of the page.',
        ),
        step('Look in Spam on the left.', 'Lost email can be there.', 'Click More to see it.'),
        step('Send yourself an email.', 'It comes in a minute.', 'Close the browser. Then try again.'),
      ],
    },
  },
} as const satisfies Guides;
