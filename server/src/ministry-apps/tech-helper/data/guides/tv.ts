import { android, type Guides, ios, step } from '../guide.ts';

const home = step('Press the Home button on the remote.', 'The first page of the TV shows.', 'It can be a house.');
const settings = step('Choose “Settings”.', 'A menu opens.', 'It can be a gear.');

/** The TV and its remote. */
export const tv = {
  'tv-no-signal': {
    task: 'Get the picture back when the TV says No Signal',
    answer: 'The TV looks at the wrong plug, and one button changes it.',
    undo: 'Press the same button. Choose the old name.',
    tip: 'Call your cable company by the number on your bill.',
    on: {
      tv: {
        steps: [
          step(
            'Press the power button of the cable box.',
            'A light shows on the box.',
            'No box? Go on with the next card.',
          ),
          step(
            'Press “Input” or “Source” on the TV remote.',
            'A list of names shows.',
            'It can be a square with an arrow.',
          ),
          step('Move down to the next name.', 'The next name is marked.', 'Such as HDMI 1 or TV.'),
          step('Press OK.', 'The picture may come.', 'Wait ten seconds for each.'),
          step('Try each name in the list.', 'One of them has the picture.', 'Write that name on the remote.'),
          step(
            'Push the cable into the back of the TV.',
            'The picture comes.',
            'Pull the plug of the box for one minute.',
          ),
        ],
        makers: {
          samsung: 'On Samsung, press the house. Choose Connected Devices or Sources.',
          roku: 'On Roku TV, press the house. The inputs are on that page.',
          lg: 'On LG, press the house. Choose Inputs.',
        },
      },
    },
  },
  'tv-remote': {
    task: 'Get the remote to work again',
    answer: 'New batteries help most often.',
    before: 'Have two new batteries of the same size.',
    undo: 'Nothing to undo.',
    tip: 'Keep small round batteries away from children.',
    on: {
      tv: {
        steps: [
          step('Take the old batteries out.', 'The remote is empty.', 'Slide the cover at the back.'),
          step('Put new ones in by the signs.', 'Plus is on plus.', 'The flat end goes to the spring.'),
          step(
            'Point the remote at the TV.',
            'A small light blinks on the TV.',
            'Take things away from before the TV.',
          ),
          step(
            'Press the power button on the TV itself.',
            'The TV goes on or off.',
            'It is under the edge or at the back.',
          ),
          step('Pull the TV’s plug for one minute.', 'The TV is off.', 'Then plug it in again.'),
          step(
            'Hold the pair button of the remote.',
            'A light blinks. It works.',
            'Some have it inside, by the batteries.',
          ),
        ],
        makers: {
          'fire-tv': 'On Fire TV, hold the house for ten seconds.',
          roku: 'On Roku, hold the small button by the batteries.',
          samsung: 'On Samsung, hold the back arrow and play for three seconds.',
        },
      },
    },
  },
  'tv-streaming': {
    task: 'Open Netflix, YouTube or another app on the TV',
    answer: 'The Home button shows the apps of the TV.',
    undo: 'Press the Home button.',
    tip: 'Pay only in the app itself. A number on the screen can be fake.',
    on: {
      tv: {
        steps: [
          home,
          step('Move with the arrows to the app.', 'A frame is around it.', 'Not there? Choose Apps.'),
          step('Press OK.', 'The app opens.', 'A login page? Have your password ready.'),
          step('Choose your name if it asks.', 'Shows and films appear.', 'Choose any name. It changes nothing.'),
          step('Choose a show with the OK button.', 'It plays.', 'It hangs? Restart the TV.'),
        ],
      },
    },
  },
  'tv-talks': {
    task: 'Stop the voice that tells what happens on TV',
    answer: 'A help for blind people is on, and you can turn it off.',
    undo: 'Do the same cards. Choose On.',
    tip: 'The TV isn’t broken. No one has to come for this.',
    on: {
      tv: {
        steps: [
          home,
          settings,
          step('Choose “Accessibility”.', 'A list of settings opens.', 'It can be under General or System.'),
          step(
            'Choose “Voice Guide” or “Screen reader”.',
            'You see On and Off.',
            'It can say VoiceView or Audio Guide.',
          ),
          step('Choose “Off”.', 'The menus are silent.', 'Only films talk? Go on.'),
          step('Choose “Audio Description”.', 'You see On and Off.', 'It can say Video Description or SAP.'),
          step('Choose “Off”.', 'The film is silent about itself.', 'Netflix has its own: Audio & Subtitles.'),
        ],
        makers: {
          roku: 'On Roku, press the star button four times, fast.',
          'fire-tv': 'On Fire TV, hold the back arrow and the three lines.',
          samsung: 'On Samsung, hold volume for the short list.',
        },
      },
    },
  },
  'tv-picture-size': {
    task: 'Make the TV picture fit the screen',
    answer: 'The picture size is set wrong, and the menu corrects it.',
    undo: 'Choose the old size in the same list.',
    tip: 'Black bars above and below a film are normal.',
    on: {
      tv: {
        steps: [
          step('Look for a button “P.Size”, “Zoom” or “Wide”.', 'The picture changes.', 'No such button? Go on.'),
          step('Press the Settings button.', 'A menu opens on the TV.', 'It can be a gear, or say Menu.'),
          step('Choose “Picture”.', 'A list about the picture opens.', 'It can say Display or Screen.'),
          step(
            'Choose “Picture Size” or “Aspect Ratio”.',
            'A list of sizes opens.',
            'It can be under Expert or Advanced.',
          ),
          step('Choose “16:9”.', 'The picture fits.', 'Try Auto, Normal or Original.'),
        ],
        makers: { roku: 'On Roku TV, press the star button while you watch.' },
      },
    },
  },
  'tv-voices-quiet': {
    task: 'Hear the voices better on TV',
    answer: 'A sound mode makes voices clear and music low.',
    undo: 'Choose Standard in the same list.',
    tip: 'Captions help too. They cost nothing.',
    on: {
      tv: {
        steps: [
          step('Press the Settings button.', 'A menu opens on the TV.', 'It can be a gear, or say Menu.'),
          step('Choose “Sound”.', 'A list about sound opens.', 'It can say Audio.'),
          step('Choose “Sound Mode”.', 'A list of modes opens.', 'It can say Preset or Volume modes.'),
          step('Choose “Clear Voice”.', 'Voices are clearer.', 'It can say Speech, News or Amplify.'),
        ],
        makers: { roku: 'On Roku, press the star button while you watch. Choose Speech clarity.' },
      },
    },
  },
  'show-phone-on-tv': {
    task: 'Show the phone’s pictures on the TV',
    answer: 'The phone can send its picture to the TV through Wi-Fi.',
    before: 'Phone and TV need the same Wi-Fi.',
    undo: 'Tap the same button. Choose Stop.',
    tip: 'Guests see your messages too. Turn it off after.',
    on: {
      ios: [
        ios.controls,
        step('Tap the two rectangles.', 'A list of TVs shows.', 'It says Screen Mirroring.'),
        step('Tap the name of your TV.', 'A number may show on the TV.', 'Not there? The TV needs AirPlay.'),
        step('Type that number on the phone.', 'The TV shows your phone.', 'No number? Then it is done.'),
        step('Open Photos on the phone.', 'The pictures show on the TV.', 'Turn the phone sideways.'),
      ],
      android: {
        steps: [
          android.panel,
          step('Tap “Cast” or “Smart View”.', 'A list of TVs shows.', 'Swipe left on the buttons to find it.'),
          step('Tap the name of your TV.', 'A question shows.', 'Not there? The TV needs Cast.'),
          android.tap('Start now', 'The TV shows your phone.', 'It can say Share screen.'),
          step('Open your pictures on the phone.', 'The pictures show on the TV.', 'Turn the phone sideways.'),
        ],
        makers: { samsung: 'On Samsung it is called Smart View.' },
      },
    },
  },
  'tv-turn-on': {
    task: 'Get a TV to start that stays black',
    answer: 'The plug, the remote or the box is most often the reason.',
    undo: 'Nothing to undo.',
    tip: 'Don’t open the TV. There is strong current inside.',
    on: {
      tv: {
        steps: [
          step(
            'Look for a small light on the TV.',
            'A red or white light shows.',
            'No light? Check the plug in the wall.',
          ),
          step('Plug a lamp into the same socket.', 'The lamp works.', 'It stays dark? Use another socket.'),
          step('Pull the TV’s plug for one minute.', 'The light is out.', 'Then plug it in again.'),
          step('Press the power button on the TV itself.', 'The TV starts.', 'It is under the edge or at the back.'),
          step('Do you hear sound without a picture?', 'You know what is wrong.', 'Then press Input on the remote.'),
        ],
      },
    },
  },
} as const satisfies Guides;
