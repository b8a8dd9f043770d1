import { asksOn } from '../direction.ts';
import { android, app, chromebook, type Guides, ios, mac, step, windows } from '../guide.ts';

const messages = step(
  'Tap the green icon with the bubble.',
  'A list of messages opens.',
  'Swipe down on the Home Screen. Type Messages.',
);
const androidMessages = step(
  'Tap the Messages icon.',
  'A list of messages opens.',
  'Swipe up on the Home screen. Look for Messages.',
);
const chat = step(
  'Tap the message from this person.',
  'What you both wrote shows.',
  'Tap the arrow at the top left first.',
);

/** Text messages, the keyboard, dictation. */
export const texts = {
  'send-text': {
    task: 'Send a text message',
    answer: 'You choose a person, type your words and tap the arrow.',
    undo: 'On an iPhone, hold the message and tap Undo Send. You have two minutes.',
    tip: 'Never text a code, a password or a card number.',
    on: {
      ios: [
        messages,
        step(
          'Tap the small pencil at the top right.',
          'An empty message opens.',
          'Tap the arrow at the top left first.',
        ),
        step('Type the person’s name.', 'The name shows in a list.', 'Type the number with its area code.'),
        step('Tap the name.', 'The name is at the top.', 'Save the person as a contact first.'),
        step(
          'Tap the long box above the keyboard.',
          'A line blinks in the box.',
          'It can say iMessage or Text Message.',
        ),
        step('Type your words.', 'Your words show in the box.', 'Tap the microphone to speak them.'),
        step('Tap the arrow at the right.', 'Your words move up into a bubble.', 'A red mark? Tap it. Tap Try Again.'),
      ],
      android: [
        androidMessages,
        android.tap('Start chat', 'A box for the name opens.', 'It can be a plus sign or a pencil.'),
        step('Type the person’s name.', 'The name shows in a list.', 'Type the number with its area code.'),
        step('Tap the name.', 'An empty page opens.', 'Save the person as a contact first.'),
        step('Type your words.', 'Your words show in the box.', 'Tap the long box at the bottom first.'),
        step(
          'Tap the arrow at the right.',
          'Your words move up into a bubble.',
          'Not sent? Tap the message. Tap it again.',
        ),
      ],
    },
  },
  'text-picture': {
    task: 'Send a picture in a text message',
    answer: 'You add a picture in the message and tap the arrow.',
    undo: 'On an iPhone, hold the picture and tap Undo Send. You have two minutes.',
    tip: 'Send no picture of your card, ID or Medicare card.',
    on: {
      ios: [
        messages,
        chat,
        step('Tap the plus sign beside the box.', 'A list opens.', 'Tap the long box at the bottom first.'),
        ios.tap('Photos', 'Your pictures show.'),
        step('Tap the picture.', 'A blue check shows on it.', 'Slide up to see older pictures.'),
        ios.tap('Done', 'The picture is in the box.', 'No such button? Slide the pictures down.'),
        step('Tap the arrow at the right.', 'The picture moves up. It is sent.', 'A red mark? Tap it. Tap Try Again.'),
      ],
      android: [
        androidMessages,
        chat,
        step('Tap the small picture beside the box.', 'Your pictures show.', 'Tap the plus sign. Then tap Gallery.'),
        step('Tap the picture.', 'A mark shows on it.', 'Slide up to see older pictures.'),
        step('Tap the arrow at the right.', 'The picture moves up. It is sent.', 'Tap Send or Done first.'),
      ],
    },
  },
  'delete-text': {
    task: 'Delete a text message',
    answer: 'You hold your finger on it and choose Delete.',
    undo: 'On an iPhone, tap Edit in the list, then Show Recently Deleted.',
    tip: 'Keep messages of a scammer for the police. Don’t answer them.',
    on: {
      ios: [
        messages,
        step('Swipe left on the message.', 'A red button shows.', 'Slide slowly from right to left.'),
        step('Tap the red trash can.', 'A question shows.', 'Swipe a little less far.'),
        ios.tap('Delete', 'The message is gone from the list.'),
      ],
      android: [
        androidMessages,
        step('Hold your finger on the message.', 'A check mark shows on it.', 'Hold a little longer. Don’t move.'),
        step('Tap the trash can at the top.', 'A question shows.', 'Tap the three dots. Tap Delete.'),
        android.tap('Delete', 'The message is gone.', 'It can say Move to Trash.'),
      ],
    },
  },
  'save-text-picture': {
    task: 'Save a picture that someone sent you',
    answer: 'You hold your finger on the picture and choose Save.',
    undo: 'Open your pictures. Delete the copy.',
    tip: 'Open pictures only from people you know.',
    on: {
      ios: [
        messages,
        chat,
        step('Tap the picture.', 'It fills the screen.', 'Slide up to find it.'),
        step(
          'Tap the square with the arrow.',
          'A panel opens from the bottom.',
          'Tap the picture once. Then look at the bottom.',
        ),
        ios.tap('Save Image', 'The panel closes. The picture is in Photos.', 'Slide the panel up to see more lines.'),
      ],
      android: [
        androidMessages,
        chat,
        step('Tap the picture.', 'It fills the screen.', 'Slide up to find it.'),
        step('Tap the arrow that points down.', 'It says Saved.', 'Tap the three dots. Tap Save.'),
      ],
    },
  },
  'leave-group-text': {
    task: 'Stop the noise from a group message',
    answer: 'You can mute the group and still read it later.',
    undo: 'Do the same cards. Turn the alerts on again.',
    tip: 'Does a group of strangers speak of money? Delete and report it.',
    on: {
      ios: [
        messages,
        step('Tap the group message.', 'What all of you wrote shows.', 'Tap the arrow at the top left first.'),
        step(
          'Tap the circles at the top.',
          'A page about the group opens.',
          'Slide down a little. Then look at the top.',
        ),
        ios.on('Hide Alerts', 'Scroll down on the page.'),
      ],
      android: [
        androidMessages,
        step('Tap the group message.', 'What all of you wrote shows.', 'Tap the arrow at the top left first.'),
        step('Tap the three dots at the top right.', 'A menu opens.', 'They can be at the right edge.'),
        android.tap('Group details', 'A page about the group opens.', 'It can say Details.'),
        android.tap('Notifications', 'A page with choices opens.'),
        android.tap('Silent', 'A mark shows beside it.', 'Some phones have a switch. Turn it off.'),
      ],
    },
  },
  autocorrect: {
    task: 'Stop the phone from changing your words',
    answer: 'Auto-correction changes words, and you can turn it off.',
    undo: 'Turn the same switch on again.',
    tip: 'Read a message once before you tap the arrow.',
    reverse: {
      when: asksOn,
      task: 'Have the phone correct your words',
      answer: 'Auto-correction mends typing mistakes, and you can turn it on.',
      undo: 'Turn the same switch off.',
    },
    on: {
      ios: [
        ios.settings,
        ios.row('General', 'A list opens.'),
        ios.row('Keyboard', 'A list of switches opens.'),
        ios.off('Auto-Correction', 'Scroll down a little. Gray means off already.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('System', 'A list opens.', 'On Samsung it says General management.'),
          android.row('Keyboard', 'The name of your keyboard shows.', 'It can say Languages & input.'),
          android.row('On-screen keyboard', 'A list of keyboards opens.'),
          android.tap('Gboard', 'A page about the keyboard opens.'),
          android.tap('Text correction', 'A list of switches opens.'),
          android.off('Auto-correction'),
        ],
        makers: { samsung: 'On Samsung it is Samsung Keyboard settings, then Auto replace.' },
      },
    },
  },
  dictation: {
    task: 'Speak instead of typing',
    answer: 'A small microphone on the keyboard types what you say.',
    undo: 'Tap the microphone again. Delete the words you don’t want.',
    tip: 'Say no passwords aloud. Others can hear you.',
    on: {
      ios: [
        step('Tap the place where you want to write.', 'The keyboard shows.', 'Tap the box once more.'),
        step(
          'Tap the microphone below the keyboard.',
          'A small microphone blinks in the text.',
          'A question shows the first time. Tap Enable Dictation.',
        ),
        step('Speak slowly.', 'Your words show. Say “period” for a dot.', 'Hold the device closer to your mouth.'),
        step('Tap the microphone again.', 'It stops listening.', 'Tap the keyboard. That stops it too.'),
      ],
      android: [
        step('Tap the place where you want to write.', 'The keyboard shows.', 'Tap the box once more.'),
        step('Tap the microphone on the keyboard.', 'It says Speak now.', 'It is above the keys at the right.'),
        step('Speak slowly.', 'Your words show. Say “period” for a dot.', 'A question shows? Tap Allow.'),
        step('Tap the microphone again.', 'It stops listening.', 'Wait a little. It stops by itself.'),
      ],
      windows: [
        step('Click the place where you want to write.', 'A line blinks there.', 'Click once more.'),
        step(
          'Press the Windows key and the H key together.',
          'A small bar with a microphone opens.',
          'Click the microphone in the bar.',
        ),
        step('Speak slowly.', 'Your words show.', 'Check that a microphone is connected.'),
      ],
      mac: [
        step('Click the place where you want to write.', 'A line blinks there.', 'Click once more.'),
        step(
          'Press the key with the microphone.',
          'A small microphone shows.',
          'In the Edit menu, click Start Dictation.',
        ),
        step('Speak slowly.', 'Your words show.', 'A question shows the first time. Click OK.'),
      ],
      chromebook: [
        step('Click the place where you want to write.', 'A line blinks there.', 'Click once more.'),
        step(
          'Press the Search key and the D key together.',
          'A small microphone shows.',
          'A question shows the first time. Click Continue.',
        ),
        step('Speak slowly.', 'Your words show.', 'Turn Dictation on in Accessibility first.'),
      ],
    },
  },
  emoji: {
    task: 'Put a smiling face into a message',
    answer: 'The keyboard has a page of small faces.',
    undo: 'Tap the delete key. The face goes away.',
    tip: 'Faces are free. A keyboard app that costs money isn’t needed.',
    on: {
      ios: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step(
          'Tap the smiling face at the bottom left.',
          'Many small faces show.',
          'A globe is there? Hold it. Choose Emoji.',
        ),
        step('Tap a face.', 'It is in your message.', 'Slide left to see more.'),
        step('Tap “ABC” at the bottom left.', 'The normal keys are back.', 'Tap the box once more.'),
      ],
      android: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step('Tap the smiling face.', 'Many small faces show.', 'Hold the comma key. Slide to the face.'),
        step('Tap a face.', 'It is in your message.', 'Slide up to see more.'),
        step('Tap “ABC” at the bottom left.', 'The normal keys are back.', 'Tap the box once more.'),
      ],
      windows: [
        step('Click the place where you want to write.', 'A line blinks there.', 'Click once more.'),
        step(
          'Press the Windows key and the period key.',
          'Many small faces show.',
          'Hold the Windows key. Then press period.',
        ),
        step('Click a face.', 'It is in your text.', 'Turn the mouse wheel to see more.'),
      ],
    },
  },
  'copy-paste': {
    task: 'Copy words and put them somewhere else',
    answer: 'You mark the words, choose Copy, and then choose Paste.',
    undo: 'Delete the pasted words. On a computer, press Ctrl and Z.',
    tip: 'Paste nothing that a caller tells you to paste.',
    on: {
      mobile: [
        step('Hold your finger on a word.', 'The word has a color. Two dots show.', 'Let go. A small menu shows.'),
        step('Drag a dot to the end of the words.', 'All the words have a color.', 'Start again with the first word.'),
        app.tap('Copy', 'The menu closes.'),
        step(
          'Open the place where the words shall go.',
          'You see an empty box.',
          'Go to the Home Screen. Open the other app.',
        ),
        step('Hold your finger on the box.', 'A small menu shows.', 'Tap once. Then hold.'),
        app.tap('Paste', 'The words are there.', 'It may ask for leave. Tap Allow Paste.'),
      ],
      windows: [
        step('Drag the mouse over the words.', 'The words turn blue.', 'Hold the left button while you move.'),
        step('Press Ctrl and the C key together.', 'Nothing changes. That is right.', 'Hold Ctrl first. Then press C.'),
        step('Click the place where the words shall go.', 'A line blinks there.', 'Click once more.'),
        step('Press Ctrl and the V key together.', 'The words are there.', 'Copy the words once more.'),
      ],
      chromebook: [
        step('Drag over the words with one finger pressed.', 'The words turn blue.', 'Click twice on a word to begin.'),
        step('Press Ctrl and the C key together.', 'Nothing changes. That is right.', 'Hold Ctrl first. Then press C.'),
        step('Click the place where the words shall go.', 'A line blinks there.', 'Click once more.'),
        step('Press Ctrl and the V key together.', 'The words are there.', 'Copy the words once more.'),
      ],
      mac: [
        step('Drag the mouse over the words.', 'The words turn blue.', 'Hold the button while you move.'),
        step(
          'Press Command and the C key together.',
          'Nothing changes. That is right.',
          'Hold Command first. Then press C.',
        ),
        step('Click the place where the words shall go.', 'A line blinks there.', 'Click once more.'),
        step('Press Command and the V key together.', 'The words are there.', 'Copy the words once more.'),
      ],
    },
  },
  'all-capitals': {
    task: 'Stop typing everything in capitals',
    answer: 'The Caps Lock key is on, and one press ends it.',
    undo: 'Press the same key again.',
    tip: 'Capitals matter in passwords. Look at this first when one fails.',
    on: {
      ios: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step(
          'Look at the arrow key at the left.',
          'A line under the arrow means capitals.',
          'It is above the key 123.',
        ),
        step('Tap the arrow key once.', 'The line is gone.', 'Tap it again.'),
      ],
      android: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step('Tap the arrow key at the left.', 'The keys show small signs.', 'Tap it again until they are small.'),
      ],
      windows: [
        step('Press the Caps Lock key once.', 'Its small light goes out.', 'It is at the left, above Shift.'),
        step('Type a word.', 'The word is small.', 'Press Caps Lock again.'),
      ],
      mac: [step('Press the Caps Lock key once.', 'Its green light goes out.', 'It is at the left, above Shift.')],
      chromebook: [
        step(
          'Press Alt and the Search key together.',
          'It says that Caps Lock is off.',
          'Newer ones have a Launcher key. Use that.',
        ),
      ],
    },
  },
  'report-scam-text': {
    task: 'Get rid of a text that looks like a scam',
    answer: 'Don’t answer and don’t tap its link: report it and delete it.',
    undo: 'A deleted text can come back. Ask here how to delete a text.',
    tip: 'Tap no link in it. Not even the one that says Stop.',
    on: {
      ios: [
        step('Leave the link alone.', 'The message stays as it is.', 'Tapped it? Close the page. Type nothing there.'),
        messages,
        step('Tap the message.', 'You see its words.', 'It can be under Unknown Senders. Tap Filters.'),
        ios.tap('Report Junk', 'A question shows.', 'Swipe left on it in the list. Tap the trash can.'),
        ios.tap('Delete and Report Junk', 'The message is gone.'),
      ],
      android: [
        step('Leave the link alone.', 'The message stays as it is.', 'Tapped it? Close the page. Type nothing there.'),
        androidMessages,
        step('Hold your finger on the message.', 'A check mark shows on it.', 'Hold a little longer. Don’t move.'),
        step('Tap the three dots at the top right.', 'A menu opens.', 'Some phones show a Block sign there.'),
        android.tap('Block', 'A question shows.'),
        android.tap('OK', 'The message is gone.', 'Leave the check at Report spam.'),
      ],
    },
  },
  'undo-typing': {
    task: 'Get back words you deleted by mistake',
    answer: 'The undo command brings back the last thing you deleted.',
    undo: 'Redo takes it away again.',
    tip: 'Type nothing else first. Undo starts with the last thing.',
    on: {
      ios: [
        step('Swipe left with three fingers.', 'The words come back.', 'Shake the device gently. Then tap Undo.'),
        step('Swipe left again for more.', 'More words come back.', 'A bar at the top has a round arrow. Tap it.'),
      ],
      windows: [
        step('Press Ctrl and the Z key together.', 'The words come back.', 'Click once in the text. Then try again.'),
        step('Press them again for more.', 'More words come back.', 'Is the page closed? Look for a draft.'),
      ],
      chromebook: [
        step('Press Ctrl and the Z key together.', 'The words come back.', 'Click once in the text. Then try again.'),
        step('Press them again for more.', 'More words come back.', 'Is the page closed? Look for a draft.'),
      ],
      mac: [
        step(
          'Press Command and the Z key together.',
          'The words come back.',
          'Click once in the text. Then try again.',
        ),
        step('Press them again for more.', 'More words come back.', 'Is the page closed? Look for a draft.'),
      ],
    },
  },
  'keyboard-language': {
    task: 'Change the keyboard back to English',
    answer: 'The keyboard has another language on, and you can change it.',
    undo: 'Do the same cards. Choose the other language.',
    tip: 'A wrong language is no virus. Don’t call a number for it.',
    on: {
      ios: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step('Hold the globe at the bottom left.', 'A list of keyboards shows.', 'Is there a face? Hold that.'),
        ios.tap('English (US)', 'The English keys show.'),
      ],
      android: [
        step('Tap the box where you write.', 'The keyboard shows.', 'Tap the box once more.'),
        step('Hold the space bar.', 'A list of languages shows.', 'Tap the globe beside it.'),
        android.tap('English (US)', 'The English keys show.'),
      ],
      windows: [
        step(
          'Press the Windows key and the space bar.',
          'A list of keyboards shows.',
          'Click ENG at the bottom right.',
        ),
        windows.tap(
          'English (United States)',
          'It says ENG at the bottom right.',
          'Press space again until it is marked.',
        ),
      ],
      mac: [
        step(
          'Click the small flag or sign at the top right.',
          'A list of keyboards shows.',
          'Press Control and the space bar.',
        ),
        mac.tap('U.S.', 'The keys are English.', 'It can say ABC.'),
      ],
      chromebook: [
        step('Press Ctrl, Shift and the space bar.', 'A list of keyboards shows.', 'Click the sign beside the clock.'),
        chromebook.tap('US', 'It says US at the bottom right.'),
      ],
    },
  },
  'floating-keyboard': {
    task: 'Make a small keyboard big again',
    answer: 'The keyboard floats, and two fingers make it big again.',
    undo: 'Pinch the big keyboard with two fingers.',
    tip: 'A small keyboard is no fault. You need no repair.',
    on: {
      ipad: [
        step('Tap the box where you write.', 'The small keyboard shows.', 'Tap the box once more.'),
        step(
          'Spread two fingers apart on the keyboard.',
          'It grows and goes to the bottom.',
          'Put both fingers on the keys. Then spread.',
        ),
      ],
      android: [
        step('Tap the box where you write.', 'The small keyboard shows.', 'Tap the box once more.'),
        step(
          'Drag its lower edge to the bottom of the screen.',
          'It grows and stays there.',
          'Tap the four squares. Tap Floating.',
        ),
      ],
    },
  },
  'touch-too-sensitive': {
    task: 'Stop the screen from opening things by a light touch',
    answer: 'The device can wait until you touch a little longer.',
    undo: 'Turn the same switch off.',
    tip: 'Shaky hands are common. A thick pen for screens helps too.',
    on: {
      ios: [
        ios.settings,
        ios.accessibility,
        ios.row('Touch', 'A list about touch opens.'),
        ios.row('Touch Accommodations', 'A page with switches opens.'),
        ios.on('Hold Duration'),
        step('Tap the plus sign below it.', 'The time grows a little.', 'Start with 0.2 seconds.'),
        step('Tap the switch beside “Touch Accommodations”.', 'The switch turns green.', 'A question shows? Tap OK.'),
      ],
      android: {
        steps: [
          android.settings,
          android.accessibility,
          android.row('Timing controls', 'A list opens.', 'On Samsung it is Interaction and dexterity.'),
          android.row('Touch & hold delay', 'Short, Medium and Long show.'),
          android.tap('Long', 'A dot shows beside it.'),
        ],
        makers: { samsung: 'On Samsung it is Interaction and dexterity, then Tap duration.' },
      },
    },
  },
} as const satisfies Guides;
