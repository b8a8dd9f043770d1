import { asksLess, asksOff } from '../direction.ts';
import {
  android,
  app,
  chromebook,
  chromebookSettings,
  either,
  type Guides,
  ios,
  mac,
  macSettings,
  page,
  step,
  windows,
} from '../guide.ts';

/** Sound, ring, captions, hearing aids. */
export const hearing = {
  'louder-sound': {
    task: 'Make the sound louder',
    answer: 'The volume buttons make videos, music and calls louder.',
    undo: 'Press the lower volume button.',
    tip: 'Start low when you use headphones. Loud sound can hurt your ears.',
    reverse: {
      when: asksLess,
      task: 'Make the sound lower',
      answer: 'The volume buttons make videos, music and calls lower.',
      undo: 'Press the upper volume button.',
      swap: [
        ['upper volume', 'lower volume'],
        ['volume plus', 'volume minus'],
        ['A bar grows', 'A bar shrinks'],
        ['The number grows', 'The number falls'],
        ['until you hear well', 'until it is right'],
        ['The bar is nearly full', 'The bar is shorter'],
        ['Still too low? Look for a covered speaker hole.', 'Still too loud? Press it once more.'],
        ['to the right', 'to the left'],
        ['loud speaker', 'quiet speaker'],
        ['Is there an X on the speaker? Click it.', 'Drag it slowly.'],
        ['Does it say Mute? Press the Mute button once.', 'No sound at all? Press volume plus.'],
      ],
    },
    on: {
      mobile: [
        step(
          'Start the video or the call.',
          'You see it play.',
          'The buttons change another sound when nothing plays.',
        ),
        step(
          'Press the upper volume button on the side.',
          'A bar grows on the screen.',
          'On an iPad the buttons are near the top corner.',
        ),
        step(
          'Press it again until you hear well.',
          'The bar is nearly full.',
          'Still too low? Look for a covered speaker hole.',
        ),
      ],
      windows: [
        step(
          'Click the small speaker at the bottom right.',
          'A panel with a slider opens.',
          'Press the Windows key and the A key together.',
        ),
        step(
          'Drag the slider with the speaker to the right.',
          'The number grows.',
          'Is there an X on the speaker? Click it.',
        ),
      ],
      mac: [
        step(
          'Press the key with the loud speaker.',
          'A speaker shows on the screen.',
          'The key is in the top row. Hold fn and press it.',
        ),
      ],
      chromebook: [
        step(
          'Press the key with the loud speaker.',
          'A slider shows. It moves to the right.',
          'The key is in the top row at the right.',
        ),
      ],
      tv: {
        steps: [
          step(
            'Press the volume plus button on the TV remote.',
            'A bar or a number shows.',
            'Another box may have its own remote. Try that.',
          ),
          step(
            'Press it again until you hear well.',
            'The number grows.',
            'Does it say Mute? Press the Mute button once.',
          ),
        ],
        makers: { roku: 'On a Roku TV the buttons can be on the right edge of the remote.' },
      },
    },
  },
  'no-sound': {
    task: 'Bring the sound back when you hear nothing',
    answer: 'Most often the sound is muted or goes to another speaker.',
    undo: 'Press the mute button again.',
    tip: 'No sound is no sign of a virus. Don’t call a number for it.',
    on: {
      ios: [
        step('Press the upper volume button.', 'A bar grows on the screen.', 'Restart the device. Then try again.'),
        ios.controls,
        step(
          'Tap the bell if it is red.',
          'The bell is white. Silent mode is off.',
          'No bell? Look for a small slide at the side.',
        ),
        step(
          'Tap the Bluetooth button if it is blue.',
          'The button is white.',
          'It is among the four buttons at the top left.',
        ),
      ],
      android: [
        step('Press the upper volume button.', 'A bar shows at the side.', 'Restart the device. Then try again.'),
        step('Tap the three dots below the bar.', 'Several bars show.', 'It can be a small gear or arrow.'),
        step('Slide the bar “Media” up.', 'The bar has more color.', 'The bar can lie flat. Slide it to the right.'),
        android.panel,
        step('Tap “Bluetooth” if it has color.', 'The button is gray.', 'Swipe left on the buttons to find it.'),
      ],
      windows: [
        step(
          'Click the small speaker at the bottom right.',
          'A panel with a slider opens.',
          'Press the Windows key and the A key together.',
        ),
        step('Click the speaker in the panel if it has an X.', 'The X goes away.', 'No X? Go on with the next card.'),
        step('Click the small icon right of the slider.', 'A list of speakers opens.', 'It shows lines or an arrow.'),
        step(
          'Click the name of your speakers.',
          'A line shows beside the name.',
          'Try each name. Play a sound each time.',
        ),
      ],
      mac: [
        ...macSettings,
        mac.row('Sound', 'A page about sound opens.'),
        mac.tap('Output', 'A list of speakers shows.', 'Scroll down to Output & Input.'),
        step('Click the name of your speakers.', 'The line turns blue.', 'For the Mac itself it says Speakers.'),
        step('Click “Mute” if it has a check.', 'The check goes away.', 'It is beside Output volume.'),
      ],
      chromebook: [
        chromebook.clock,
        step(
          'Click the speaker if it has a line through it.',
          'The line goes away.',
          'No line? Go on with the next card.',
        ),
        step(
          'Click the small arrow right of the slider.',
          'A list of speakers opens.',
          'It is at the end of the sound slider.',
        ),
        step('Click “Speaker (internal)”.', 'A check mark shows beside it.', 'Take off headphones first.'),
      ],
      tv: {
        steps: [
          step(
            'Press the Mute button on the TV remote once.',
            'The word Mute goes away.',
            'It is a speaker with a line.',
          ),
          step('Press volume plus.', 'A number grows.', 'Your cable box may have its own volume. Turn that up.'),
          step('Press the Settings button.', 'A menu opens on the TV.', 'It can be a gear, or say Menu.'),
          step('Choose “Sound”.', 'A list about sound opens.', 'It can say Audio.'),
          step('Choose “Sound Output” or “Speakers”.', 'A list of speakers shows.', 'It can be under Expert Settings.'),
          step('Choose “TV Speaker”.', 'You hear the TV.', 'Do you use a sound bar? Choose its name.'),
        ],
        makers: {
          'fire-tv': 'On Fire TV it is Settings, then Display & Sounds.',
          roku: 'On Roku TV it is Settings, then Audio.',
        },
      },
    },
  },
  'louder-ring': {
    task: 'Make the phone ring louder',
    answer: 'The ring has its own slider in the settings.',
    undo: 'Move the slider back to the left.',
    tip: 'Real calls can wait. A caller who rushes you may be a scammer.',
    reverse: {
      when: asksLess,
      task: 'Make the phone ring more quietly',
      answer: 'The ring has its own slider in the settings.',
      undo: 'Move the slider back to the right.',
      swap: [
        ['to the right', 'to the left'],
        ['It is loud', 'It is quiet'],
      ],
    },
    on: {
      ios: [
        ios.settings,
        ios.row('Sounds & Haptics', 'You see a slider near the top.', 'On an iPad it says Sounds.'),
        step('Slide the button to the right.', 'You hear the ring. It is loud.', 'Scroll to Ringtone and Alerts.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Sound & vibration', 'You see several sliders.'),
          step(
            'Slide “Ring volume” to the right.',
            'You hear the ring. It is loud.',
            'It can say Ring & notification volume.',
          ),
        ],
        makers: { samsung: 'On Samsung it is Sounds and vibration, then Volume.' },
      },
    },
  },
  'does-not-ring': {
    task: 'Find out why the phone doesn’t ring',
    answer: 'Silent mode or Do Not Disturb is most often on.',
    undo: 'Turn silent mode on again for church or sleep.',
    tip: 'Ask one person you trust to call you. That tests it.',
    on: {
      ios: [
        step(
          'Press the upper volume button.',
          'A bar with a bell or speaker grows.',
          'Restart the phone. Then try again.',
        ),
        ios.controls,
        step(
          'Tap the bell if it is red.',
          'The bell is white. Silent mode is off.',
          'No bell? Move the small slide at the left side.',
        ),
        step(
          'Tap the button with the moon if it has color.',
          'The moon is gray.',
          'Does it say another name? Tap that one.',
        ),
        step('Tap the airplane if it is orange.', 'The airplane is gray.', 'Gray means it is off. Leave it.'),
        ios.settings,
        ios.apps,
        ios.row('Phone', 'A page about calls opens.'),
        ios.off('Silence Unknown Callers', 'Off already? Then ask someone to call you now.'),
      ],
      android: {
        steps: [
          step('Press the upper volume button.', 'A bar shows at the side.', 'Restart the phone. Then try again.'),
          step(
            'Tap the small bell above the bar.',
            'The bell has no line. It rings.',
            'Tap it again until the line is gone.',
          ),
          android.panel,
          step('Tap “Do Not Disturb” if it has color.', 'The button is gray.', 'It can say Modes. Turn each one off.'),
          step('Tap “Airplane mode” if it has color.', 'The button is gray.', 'Swipe left on the buttons to find it.'),
        ],
      },
    },
  },
  ringtone: {
    task: 'Choose another ring sound',
    answer: 'The settings have a list of ring sounds to choose from.',
    undo: 'Open the list again. Choose the old sound.',
    tip: 'The sounds in the list are free. You need no app for them.',
    on: {
      ios: [
        ios.settings,
        ios.row('Sounds & Haptics', 'A page about sounds opens.', 'On an iPad it says Sounds.'),
        ios.row('Ringtone', 'A list of sounds opens.'),
        step('Tap a sound.', 'You hear it. A check shows beside it.', 'Turn the volume up first.'),
      ],
      android: [
        android.settings,
        android.row('Sound & vibration', 'A page about sounds opens.'),
        android.row('Phone ringtone', 'A list of sounds opens.', 'It can say Ringtone.'),
        step('Tap a sound.', 'You hear it. A dot shows beside it.', 'Some phones ask for a group first. Tap one.'),
        android.tap('Save', 'The list closes.', 'No such button? Go back. It is saved.'),
      ],
    },
  },
  captions: {
    task: 'Show the spoken words on the screen',
    answer: 'Captions show what people say in words on the screen.',
    undo: 'Turn the same switch off.',
    tip: 'Captions are free. No one has to come to your house for them.',
    reverse: {
      when: asksOff,
      task: 'Turn off the words at the bottom of the screen',
      answer: 'The words are captions, and you can turn them off.',
      undo: 'Open the same page. Turn the captions on.',
      tip: 'Do you want them in English? Choose English in the caption settings.',
    },
    on: {
      tv: {
        steps: [
          either(
            step(
              'Press the CC button on the remote.',
              'Words show at the bottom.',
              'No CC button? Go on with the next card.',
            ),
            step('Press the CC button on the remote.', 'The words go away.', 'No CC button? Go on with the next card.'),
          ),
          step('Press the Settings button.', 'A menu opens on the TV.', 'It can be a gear, or say Menu.'),
          step('Choose “Accessibility”.', 'A list of settings opens.', 'It can be under General or System.'),
          step('Choose “Closed captions”.', 'You see On and Off.', 'It can say Caption Settings or Subtitles.'),
          either(
            step('Choose “On”.', 'Words show at the bottom.', 'Netflix and YouTube have their own caption button.'),
            step('Choose “Off”.', 'The words go away.', 'Netflix and YouTube have their own caption button.'),
          ),
        ],
        makers: {
          roku: 'On Roku, press the star button while you watch.',
          samsung: 'On Samsung, hold the mute or volume button for a list.',
          'fire-tv': 'On Fire TV, press the button with three lines while you watch.',
        },
      },
      ios: [
        ios.settings,
        ios.accessibility,
        ios.row('Subtitles & Captioning', 'A page with a switch opens.'),
        ios.on('Closed Captions + SDH'),
      ],
      android: [
        android.settings,
        android.accessibility,
        android.row('Live Caption', 'A page with a switch opens.', 'Not there? Tap Caption preferences.'),
        android.on('Live Caption', 'The first time it loads a file. Wait a minute.'),
      ],
      windows: [
        either(
          step(
            'Press the Windows key, Ctrl and L together.',
            'A box for words opens.',
            'On Windows 10 there are no live captions.',
          ),
          step(
            'Press the Windows key, Ctrl and L together.',
            'The box for words closes.',
            'Are the words in a video? Click its CC button.',
          ),
        ),
        either(
          page.tap(
            'Yes, continue',
            'It loads a file. Then words show.',
            'You did this once before. The words show now.',
          ),
          'none',
        ),
      ],
      mac: [
        ...macSettings,
        mac.accessibility,
        mac.row('Live Captions', 'A page with a switch opens.', 'Older Macs lack it. Use the video’s own CC button.'),
        mac.on('Live Captions'),
      ],
      chromebook: [
        ...chromebookSettings,
        chromebook.accessibility,
        chromebook.row('Audio and captions', 'A list about sound opens.'),
        chromebook.on('Live Caption'),
      ],
    },
  },
  'hearing-aids': {
    task: 'Connect hearing aids to the phone',
    answer: 'Hearing aids with Bluetooth connect in the settings.',
    before: 'Put new batteries in, or charge the hearing aids.',
    undo: 'Tap the name of the aids. Then tap Forget.',
    tip: 'Allow only the name of your own aids. Ignore unknown names.',
    ask: 'Your hearing aid office does this for you, often free.',
    on: {
      ios: [
        step('Open the battery doors of the aids.', 'The aids are off.', 'No doors? Put them into the charger.'),
        ios.settings,
        ios.accessibility,
        ios.row('Hearing Devices', 'A page opens. It searches.', 'It is in the part called Hearing.'),
        step(
          'Close the battery doors.',
          'The name of your aids shows.',
          'Take them out of the charger. Wait a minute.',
        ),
        step('Tap the name of your aids.', 'A question shows.', 'Hold the aids close to the phone.'),
        ios.tap('Pair', 'A check or the word Connected shows.', 'It asks once for each ear. Tap Pair again.'),
      ],
      android: [
        step('Turn the aids off.', 'The aids are off.', 'Open the battery doors. Or use the charger.'),
        android.settings,
        android.row('Connected devices', 'A list opens.', 'On Samsung it says Connections, then Bluetooth.'),
        android.row('Pair new device', 'The phone searches.', 'Turn Bluetooth on first.'),
        step('Turn the aids on.', 'The name of your aids shows.', 'Hold the aids close to the phone.'),
        step('Tap the name of your aids.', 'A question shows.', 'Wait one minute. Then look again.'),
        android.tap('Pair', 'The word Connected or Active shows.', 'It asks once for each ear. Tap Pair again.'),
      ],
    },
  },
  'connect-bluetooth': {
    task: 'Connect headphones or a speaker without a wire',
    answer: 'You turn Bluetooth on and choose the speaker’s name.',
    before: 'Charge the headphones. Hold their button until a light blinks.',
    undo: 'Tap the name again. Choose Disconnect or Forget.',
    tip: 'Choose only the name of your own thing. Say no to unknown names.',
    on: {
      ios: [
        ios.settings,
        ios.row('Bluetooth', 'A page with a switch opens.'),
        ios.on('Bluetooth'),
        step(
          'Tap the name of your headphones.',
          'The word Connected shows.',
          'Hold their button until a light blinks.',
        ),
      ],
      android: [
        android.settings,
        android.row('Connected devices', 'A list opens.', 'On Samsung it says Connections, then Bluetooth.'),
        android.row('Pair new device', 'The phone searches.', 'Turn Bluetooth on first.'),
        step('Tap the name of your headphones.', 'A question shows.', 'Hold their button until a light blinks.'),
        android.tap('Pair', 'The word Connected shows.'),
      ],
      windows: [
        windows.settings,
        windows.row('Bluetooth & devices', 'A page with a switch opens.'),
        windows.on('Bluetooth'),
        windows.tap('Add device', 'A black window opens.'),
        windows.tap('Bluetooth', 'The computer searches.', 'It is the first line.'),
        step(
          'Click the name of your headphones.',
          'It says that they are ready.',
          'Hold their button until a light blinks.',
        ),
      ],
      mac: [
        ...macSettings,
        mac.row('Bluetooth', 'A list of devices shows.'),
        mac.on('Bluetooth'),
        step(
          'Move the pointer to the name.',
          'A Connect button shows.',
          'Hold the headphones’ button until a light blinks.',
        ),
        mac.tap('Connect', 'The word Connected shows.'),
      ],
      chromebook: [
        chromebook.clock,
        step('Click the Bluetooth button.', 'A list opens.', 'Click the small arrow beside it.'),
        chromebook.tap('Pair new device', 'The Chromebook searches.'),
        step(
          'Click the name of your headphones.',
          'The word Connected shows.',
          'Hold their button until a light blinks.',
        ),
      ],
    },
  },
  'zoom-sound': {
    task: 'Hear the others in a Zoom meeting',
    answer: 'Zoom has to join the sound before you hear anyone.',
    undo: 'Leave the meeting. Your device is as before.',
    tip: 'Zoom never calls you. Don’t pay anyone to fix the sound.',
    on: {
      mobile: [
        step('Tap the middle of the screen once.', 'A row of buttons shows.', 'You are in the meeting first?'),
        app.tap('Join Audio', 'A small list opens.', 'It can be at the far left of the row.'),
        app.tap('Wifi or Cellular Data', 'You hear the others.', 'It can say Call over Internet.'),
        step('Press the upper volume button.', 'A bar grows.', 'Turn off Bluetooth if a headset has the sound.'),
      ],
      computer: [
        step('Move the mouse over the meeting.', 'A row of buttons shows.', 'Click once on the meeting window.'),
        page.tap('Join Audio', 'A small window opens.', 'It says Audio? Then you have joined. Turn up the sound.'),
        page.tap('Join with Computer Audio', 'You hear the others.'),
        page.tap('Speaker', 'A list of speakers opens.', 'Click the small arrow beside the Audio button.'),
      ],
    },
  },
} as const satisfies Guides;
