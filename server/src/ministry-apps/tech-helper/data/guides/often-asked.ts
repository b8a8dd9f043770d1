import { asksNotices, asksOff } from '../direction.ts';
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
  step,
  windows,
} from '../guide.ts';

const openFacebook = step('Open Facebook.', 'Your friends’ posts show.', 'Go to facebook.com or find the blue F.');

/** Videos that play alone, links and captions for calls, and small daily wishes. */
export const oftenAsked = {
  'stop-autoplay': {
    task: 'Stop Facebook videos from playing by themselves',
    answer: 'You turn off autoplay in the settings of Facebook.',
    undo: 'Open the same page. Choose to play videos on Wi-Fi.',
    tip: 'In church, press the lower volume button until there is no sound.',
    on: {
      mobile: [
        openFacebook,
        step('Tap the three lines.', 'A menu opens.', 'They are at the top or bottom right. It can be your picture.'),
        app.tap('Settings & privacy', 'A short list opens.', 'Scroll down.'),
        app.tap('Settings', 'A long list opens.'),
        app.tap('Media', 'A page about videos opens.', 'Scroll down to Preferences.'),
        app.tap('Never autoplay videos', 'A mark shows beside it.', 'It can be under Autoplay.'),
        app.off('Videos start with sound', 'It can say Sounds. Not there? You are done.'),
      ],
      computer: [
        openFacebook,
        step('Click your picture at the top right.', 'A menu opens.', 'Make the window bigger.'),
        page.tap('Settings & privacy', 'A short list opens.'),
        page.tap('Settings', 'A page with a list opens.'),
        page.tap('Videos', 'A page about videos opens.', 'It can say Media. Scroll down.'),
        step('Click the box beside “Auto-play videos”.', 'A short list opens.', 'It can show Default.'),
        page.tap('Off', 'The box says Off.'),
      ],
    },
  },
  'youtube-autoplay': {
    task: 'Stop YouTube from playing the next video',
    answer: 'A small button on the video turns autoplay off.',
    undo: 'Turn the same switch on.',
    tip: 'A video that starts alone is no virus.',
    on: {
      mobile: [
        step('Open a video in YouTube.', 'The video plays.', 'Tap any picture.'),
        step('Tap the video once.', 'Small signs show on it.', 'They go away soon. Tap again.'),
        step('Tap the small switch at the top.', 'It says that autoplay is off.', 'It has a play sign on it.'),
        step('Close the video.', 'The first page shows.', 'Slide the video down.'),
        step('Tap your picture.', 'A page about you opens.', 'It is at the bottom right. It can say You.'),
        step('Tap the gear.', 'A list of settings opens.', 'It is at the top right.'),
        app.tap('Playback in feeds', 'Choices show.', 'It can be under Playback or General.'),
        app.tap('Off', 'A mark shows beside it.'),
      ],
      computer: [
        step('Open a video on YouTube.', 'The video plays.', 'Click any picture.'),
        step('Move the mouse over the video.', 'A row of signs shows.', 'Click the video once.'),
        step('Click the small switch in the row.', 'It says that autoplay is off.', 'It has a play sign on it.'),
      ],
      tv: [
        step('Open YouTube on the TV.', 'Many pictures show.', 'Press the Home button first.'),
        step('Move left to the menu.', 'A list opens at the left.', 'Press the back button once.'),
        step('Choose “Settings”.', 'A list of settings opens.', 'It is a gear at the bottom.'),
        step('Choose “Autoplay”.', 'A switch shows.', 'Move down the list.'),
        step('Choose “Off”.', 'The switch is off.', 'Press OK once more.'),
      ],
    },
  },
  'facetime-link': {
    task: 'Send a FaceTime link to someone without an Apple device',
    answer: 'A FaceTime link opens in the browser of any phone or computer.',
    before: 'Your device needs iOS 15, iPadOS 15 or macOS 12, or newer.',
    undo: 'Swipe left on the link in FaceTime. Choose Delete.',
    tip: 'Send the link only to people you know. Anyone who has it can ask to join.',
    on: {
      ios: [
        step('Open FaceTime.', 'The FaceTime app opens.', 'Swipe down on the Home Screen. Type FaceTime.'),
        ios.tap('Create Link', 'A panel with icons opens.', 'It is at the top left. It can be a chain sign.'),
        ios.tap('Messages', 'A new message with the link opens.', 'Choose Mail to send it by email.'),
        step('Type the name of the person.', 'The name shows.', 'Type the phone number.'),
        step('Tap the arrow to send it.', 'The link shows in the chat.', 'The arrow is at the right.'),
        step('Tap the link in FaceTime.', 'The call opens.', 'Scroll up to Upcoming.'),
        ios.tap('Join', 'You are in the call.', 'It is green, at the top right.'),
        step('Tap the green check mark.', 'The other person comes in.', 'They have to open the link and tap Join.'),
      ],
      mac: [
        step('Open FaceTime.', 'The FaceTime window opens.', 'Press Command and space. Type FaceTime.'),
        mac.tap('Create Link', 'A short menu opens.', 'It is at the top left.'),
        mac.tap('Messages', 'A new message with the link opens.', 'Choose Mail to send it by email.'),
        step('Type the name of the person.', 'The name shows.', 'Type the phone number.'),
        step('Press the return key.', 'The link shows in the chat.', 'Click the message box first.'),
        step('Click the link in FaceTime.', 'The call opens.', 'Look under Upcoming.'),
        mac.tap('Join', 'You are in the call.'),
        step('Click the green check mark.', 'The other person comes in.', 'They have to open the link and tap Join.'),
      ],
    },
  },
  'phone-captions': {
    task: 'Read what a caller says in words',
    answer: 'Live captions show the words of a call on the screen.',
    undo: 'Turn the same switch off.',
    tip: 'Captions make mistakes. Ask the caller to repeat times and numbers.',
    reverse: {
      when: asksOff,
      task: 'Turn off the words that show in a call',
      answer: 'You turn off the same switch that shows the words.',
      undo: 'Turn the same switch on.',
      tip: 'Your calls sound as they did before.',
      swap: [
        ['A box shows their words.', 'No words show.'],
        ['Tap the round sign on the screen.', 'Do these cards again.'],
        ['Press a volume button. Tap the box sign.', 'Do these cards again.'],
      ],
    },
    ask: 'People with hearing loss can get a captioned phone free. Ask your hearing doctor.',
    on: {
      ios: [
        ios.settings,
        ios.accessibility,
        ios.row('Live Captions', 'A page with a switch opens.', 'Scroll down to Hearing. An iPhone 10 lacks it.'),
        ios.on('Live Captions', 'The first time it loads a file. Wait a minute.'),
        step('Call someone you know.', 'A box shows their words.', 'Tap the round sign on the screen.'),
      ],
      android: {
        steps: [
          android.settings,
          android.accessibility,
          android.row('Live Caption', 'A page with switches opens.', 'It can be under Hearing.'),
          android.on('Live Caption', 'The first time it loads a file. Wait a minute.'),
          android.on('Caption calls', 'Not there? Only some phones caption calls.'),
          step('Call someone you know.', 'A box shows their words.', 'Press a volume button. Tap the box sign.'),
        ],
        makers: { samsung: 'On Samsung, tap Text call in the settings of the Phone app.' },
      },
    },
  },
  weather: {
    task: 'See the weather',
    answer: 'Your device shows the weather, or tells you when you ask.',
    undo: 'Close it. No setting was changed.',
    tip: 'Weather is free. Don’t pay for it or download a program.',
    on: {
      ios: [
        step('Open the Weather app.', 'Today’s weather shows.', 'Hold the side button. Say: what is the weather?'),
        step('Swipe up slowly.', 'The next ten days show.', 'Start in the middle of the screen.'),
      ],
      android: [
        step('Hold the Home button.', 'A helper listens.', 'Say: Hey Google.'),
        step('Say “What is the weather?”', 'You see and hear it.', 'Type weather in the Google box.'),
      ],
      windows: [
        step(
          'Press the Windows key and the W key together.',
          'A panel with the weather opens.',
          'Click Start. Type weather.',
        ),
      ],
      mac: [
        step('Press Command and space.', 'A long box opens.', 'Click the magnifying glass at the top.'),
        step('Type weather.', 'The word shows.', 'Click the box first.'),
        step('Press the return key.', 'The weather shows.', 'Look on the internet for weather.'),
      ],
      chromebook: [
        step('Press the Search key.', 'A search box opens.', 'Click the circle at the bottom left.'),
        step('Type weather.', 'The weather shows.', 'Press Enter to see more.'),
      ],
      tv: [
        step(
          'Hold the microphone button on the remote.',
          'The TV listens.',
          'No such button? Use a news channel or the phone.',
        ),
        step('Say “What is the weather?”', 'The weather shows.', 'Hold the button while you speak.'),
      ],
    },
  },
  'change-contact': {
    task: 'Change a number or name in your contacts',
    answer: 'You open the name, tap Edit and type the new number.',
    undo: 'Open the name again. Type the old number.',
    tip: 'A text says “this is my new number”? Call the old one first.',
    on: {
      ios: [
        step('Open Contacts.', 'A list of names shows.', 'Swipe down on the Home Screen. Type Contacts.'),
        step('Tap the name.', 'The number shows.', 'Type the name in the search box.'),
        ios.tap('Edit', 'You can change each line.', 'It is at the top right.'),
        step('Tap the old number.', 'A small X shows beside it.', 'Scroll down a little.'),
        step('Type the new number.', 'The new number shows.', 'Tap the X to clear the old one.'),
        ios.tap('Done', 'The new number is saved.', 'It can be a check mark at the top right.'),
      ],
      android: [
        step('Open Contacts.', 'A list of names shows.', 'Swipe up on the Home screen. Look for Contacts.'),
        step('Tap the name.', 'The number shows.', 'Type the name in the search box.'),
        step('Tap the pencil.', 'You can change each line.', 'It is at the top, or it says Edit.'),
        step('Tap the old number.', 'A line blinks there.', 'Scroll down a little.'),
        step('Type the new number.', 'The new number shows.', 'Hold the delete key to clear the old one.'),
        android.tap('Save', 'The new number is saved.'),
      ],
    },
  },
  'stop-app-notices': {
    task: 'Stop an app from sending you notices',
    answer: 'Each app has a switch for its notices.',
    undo: 'Turn the same switch on.',
    tip: 'Keep them on for Phone, Messages and your calendar.',
    reverse: {
      when: asksNotices,
      task: 'Let an app send you notices again',
      answer: 'Each app has a switch for its notices.',
      undo: 'Turn the same switch off.',
      swap: [
        ['The switch is gray.', 'The switch has color.'],
        ['The word beside it says Off.', 'The word beside it says On.'],
        ['The switch turns gray.', 'The switch turns blue.'],
      ],
    },
    on: {
      ios: [
        ios.settings,
        ios.row('Notifications', 'A list of your apps shows.'),
        step('Tap the app.', 'A page with a switch opens.', 'Scroll down. They go by the alphabet.'),
        ios.off('Allow Notifications'),
      ],
      android: [
        android.settings,
        android.row('Notifications', 'A list opens.'),
        android.row('App notifications', 'A list of your apps shows.'),
        step('Tap the switch beside the app.', 'The switch is gray.', 'Tap the top of the list to see all apps.'),
      ],
      windows: [
        windows.settings,
        windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
        windows.row('Notifications', 'A list of apps shows.'),
        step('Click the switch beside the app.', 'The word beside it says Off.', 'Scroll down.'),
      ],
      mac: [
        ...macSettings,
        mac.row('Notifications', 'A list of apps shows.'),
        step('Click the app.', 'A page with a switch opens.', 'Scroll down.'),
        mac.off('Allow notifications'),
      ],
      chromebook: [
        ...chromebookSettings,
        chromebook.row('Apps', 'A list opens.'),
        chromebook.row('Notifications', 'A list of apps shows.', 'It can say App notifications.'),
        step('Click the switch beside the app.', 'The switch turns gray.', 'Scroll down.'),
      ],
    },
  },
  'stop-voice-helper': {
    task: 'Stop Siri or Google from popping up',
    answer: 'The voice helper wakes by a word or a button, and both have a switch.',
    undo: 'Open the same page. Turn the voice helper on.',
    tip: 'It doesn’t harm your device. It only waits for its name.',
    on: {
      ios: [
        ios.settings,
        ios.row('Siri', 'A page about Siri opens.', 'It can say Apple Intelligence & Siri.'),
        ios.tap('Talk to Siri', 'A list of words shows.', 'It can say Talk & Type to Siri, or Listen for.'),
        ios.tap('Off', 'A check shows beside it.'),
        ios.off('Press Side Button for Siri', 'It can be on the page before. It can say Home.'),
      ],
      android: {
        steps: [
          step('Open the Google app.', 'A search box shows.', 'Its icon is a colored G.'),
          step('Tap your picture at the top right.', 'A menu opens.', 'It can be your initial.'),
          android.tap('Settings', 'A list opens.'),
          android.tap('Google Assistant', 'A long list opens.', 'It can say Gemini.'),
          android.tap('Hey Google & Voice Match', 'A page with a switch opens.'),
          android.off('Hey Google'),
        ],
        makers: { samsung: 'On Samsung, open Settings, then Advanced features, then Side button.' },
      },
      mac: [
        ...macSettings,
        mac.row('Siri', 'A page about Siri opens.', 'It can say Apple Intelligence & Siri.'),
        mac.off('Siri', 'It can say Ask Siri. A question shows? Click Turn Off.'),
      ],
    },
  },
  'kitchen-timer': {
    task: 'Set a timer for cooking',
    answer: 'Your device counts the minutes and rings at the end.',
    undo: 'Tap Cancel or the X.',
    tip: 'Take the phone with you. You have to hear it ring.',
    on: {
      ios: [
        step('Open the Clock app.', 'A clock shows.', 'Or hold the side button. Say: ten minutes timer.'),
        ios.tap('Timers', 'Wheels with numbers show.', 'It is at the bottom right.'),
        step('Slide the minutes to your number.', 'Your number is in the middle.', 'It is the wheel in the middle.'),
        ios.tap('Start', 'The time counts down.'),
      ],
      android: [
        step('Open the Clock app.', 'A clock shows.', 'Swipe up on the Home screen. Look for Clock.'),
        android.tap('Timer', 'Keys with numbers show.', 'It is at the bottom.'),
        step('Type the minutes and two zeros.', 'Your time shows.', 'For ten minutes, type 1000.'),
        step('Tap the play button.', 'The time counts down.', 'It can say Start.'),
      ],
      windows: [
        windows.start,
        step('Type Clock.', 'Clock shows in the list.', 'Press the Windows key first.'),
        step('Press the Enter key.', 'The Clock window opens.', 'Click its name in the list.'),
        windows.tap('Timer', 'Some timers show.', 'It is at the left.'),
        step('Click the play button of a timer.', 'The time counts down.', 'Click its pencil to change the minutes.'),
      ],
    },
  },
} as const satisfies Guides;
