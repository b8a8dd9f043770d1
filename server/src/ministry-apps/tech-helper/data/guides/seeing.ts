import { asksLess, asksOff, asksOn } from '../direction.ts';
import {
  android,
  chromebook,
  chromebookSettings,
  either,
  type Guides,
  ios,
  mac,
  macSettings,
  step,
  windows,
} from '../guide.ts';

/** The screen: size, light, color, turning. */
export const seeing = {
  'bigger-text': {
    task: 'Make the words on the screen bigger',
    answer: 'One slider in the settings makes all words bigger.',
    undo: 'Open the same page. Move the slider back to the left.',
    tip: 'Bigger words change nothing else. Your apps and pictures stay.',
    reverse: {
      when: asksLess,
      task: 'Make the words on the screen smaller',
      answer: 'One slider in the settings makes all words smaller.',
      undo: 'Open the same page. Move the slider back to the right.',
      tip: 'Smaller words change nothing else. Your apps and pictures stay.',
      swap: [
        ['to the right', 'to the left'],
        ['grows', 'shrinks'],
        ['grow', 'shrink'],
        ['bigger', 'smaller'],
        ['too small', 'too big'],
        ['plus sign at the end', 'minus sign at the start'],
      ],
    },
    on: {
      ios: {
        steps: [
          ios.settings,
          ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
          ios.row('Text Size', 'You see a slider at the bottom.'),
          step(
            'Slide the round button to the right.',
            'The words on the page grow.',
            'Still too small? Open Accessibility. Find Larger Text there.',
          ),
        ],
      },
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.row('Display size and text', 'You see sample words and two sliders.'),
          step(
            'Slide the round button under “Font size” to the right.',
            'The sample words grow.',
            'Tap the plus sign at the end of the slider.',
          ),
        ],
        makers: { samsung: 'On Samsung it is Display, then Font size and style.' },
      },
      windows: [
        windows.settings,
        windows.accessibility,
        windows.row('Text size', 'You see a slider and sample words.'),
        step('Drag the slider to the right.', 'The sample words grow.', 'Click the line to the right of the button.'),
        windows.tap('Apply', 'A blue screen shows for a moment. Then all words are bigger.'),
      ],
      mac: {
        steps: [
          ...macSettings,
          mac.accessibility,
          mac.row('Display', 'A page about the display opens.'),
          mac.row('Text size', 'A small window with a slider opens.', 'Scroll down to the part called Text.'),
          step('Drag the slider to the right.', 'The sample words grow.', 'Click a mark more to the right.'),
          mac.tap('Done', 'The small window closes.'),
        ],
        older: 'Before macOS 14 there is no Text size. Ask here how to make everything bigger.',
      },
      chromebook: [
        ...chromebookSettings,
        chromebook.accessibility,
        chromebook.row('Display and magnification', 'You see a list of settings for your eyes.'),
        chromebook.row('Display size', 'A page with a slider opens.', 'It can be under Device and Displays.'),
        step('Drag the slider to the right.', 'Everything grows.', 'Click the line to the right of the button.'),
      ],
    },
  },
  'bold-text': {
    task: 'Make the words darker and thicker',
    answer: 'A switch called Bold Text makes the words thicker.',
    undo: 'Open the same page. Turn off the switch.',
    tip: 'This changes how words look. It deletes nothing.',
    reverse: {
      when: asksOff,
      task: 'Make thick words thin again',
      answer: 'A switch for bold words is on, and you can turn it off.',
      undo: 'Open the same page. Turn on the switch.',
    },
    on: {
      ios: [
        ios.settings,
        ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
        ios.on('Bold Text', 'Scroll down a little. It is under Text Size.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.row('Display size and text', 'You see sample words and switches.'),
          android.on('Bold text', 'Scroll down a little. It is below the sliders.'),
        ],
        makers: { samsung: 'On Samsung it is Display, then Font size and style, then Bold font.' },
      },
      mac: [
        ...macSettings,
        mac.accessibility,
        mac.row('Display', 'A page about the display opens.'),
        mac.on('Increase contrast', 'Scroll up and down slowly. It is in the first part.'),
      ],
    },
  },
  'bigger-everything': {
    task: 'Make icons, buttons and words bigger',
    answer: 'The device can draw everything on its screen bigger.',
    undo: 'Open the same page. Choose the size you had before.',
    tip: 'Bigger icons mean that less fits on one page. Nothing is lost.',
    on: {
      ios: {
        steps: [
          ios.settings,
          ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
          ios.row(
            'Display Zoom',
            'You see Default and Larger Text.',
            'Scroll to the end of the page. Some iPads lack it.',
          ),
          ios.tap('Larger Text', 'A picture shows bigger words.'),
          ios.tap('Done', 'The device asks once more.'),
          ios.tap('Use Zoomed', 'The screen goes dark for a moment. Then all is bigger.'),
        ],
      },
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.row('Display size and text', 'You see sample words and two sliders.'),
          step(
            'Slide the round button under “Display size” to the right.',
            'The sample grows.',
            'Tap the plus sign at the end of the slider.',
          ),
        ],
        makers: { samsung: 'On Samsung it is Display, then Screen zoom.' },
      },
      windows: [
        windows.settings,
        windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
        windows.row('Display', 'A page about the screen opens.'),
        windows.row('Scale', 'A list with numbers opens, such as 125%.', 'Scroll down to Scale & layout.'),
        step(
          'Click the next bigger number.',
          'Everything on the screen grows.',
          'Click Scale again. Then choose the number.',
        ),
      ],
      mac: [
        ...macSettings,
        mac.row('Displays', 'You see small pictures of a screen.'),
        mac.tap('Larger Text', 'Everything on the screen grows.', 'It is below the picture at the far left.'),
        mac.tap('Done', 'The window closes.', 'No such button? Then it is done already.'),
      ],
      chromebook: [
        step(
          'Press Ctrl, Shift and the plus key together.',
          'Everything on the screen grows a little.',
          'Hold Ctrl and Shift first. Then press the plus key.',
        ),
      ],
    },
  },
  'zoom-page': {
    task: 'Make one web page bigger',
    answer: 'You can make one page bigger and leave the rest alone.',
    undo: 'On a computer, press Ctrl and 0. On a Mac, press Command and 0.',
    tip: 'A bigger page asks for no password. If one does, close it.',
    on: {
      ios: [
        step('Open the page in Safari.', 'You see the page and its address.', 'The Safari icon is a blue compass.'),
        step(
          'Tap the small page icon beside the address.',
          'A menu opens. It has a percent number.',
          'Before iOS 18 the icon is two A’s.',
        ),
        step(
          'Tap the big A.',
          'The number grows. The words grow too.',
          'Tap the three dots first. Then look for the A.',
        ),
      ],
      android: [
        step(
          'Open the page in Chrome.',
          'You see the page and its address.',
          'Chrome is a circle of red, yellow and green.',
        ),
        step(
          'Tap the three dots at the top right.',
          'A menu opens.',
          'Slide the page down a little. The dots come out.',
        ),
        android.tap(
          'Zoom',
          'A small bar with plus and minus opens.',
          'Not there? Spread two fingers apart on the page.',
        ),
        step('Tap the plus sign.', 'The words grow.', 'Spread two fingers apart on the page.'),
      ],
      windows: [
        step(
          'Press the Ctrl key and the plus key together.',
          'The page grows a little.',
          'Click once on the page. Then try again.',
        ),
        step(
          'Press both keys again until you can read.',
          'The page grows each time.',
          'Hold Ctrl and turn the mouse wheel.',
        ),
      ],
      mac: [
        step(
          'Press the Command key and the plus key together.',
          'The page grows a little.',
          'Click once on the page. Then try again.',
        ),
        step(
          'Press both keys again until you can read.',
          'The page grows each time.',
          'In the View menu, click Zoom In.',
        ),
      ],
      chromebook: [
        step(
          'Press the Ctrl key and the plus key together.',
          'The page grows a little.',
          'Click once on the page. Then try again.',
        ),
        step(
          'Press both keys again until you can read.',
          'The page grows each time.',
          'Click the three dots. Then click the plus sign.',
        ),
      ],
    },
  },
  'brighter-screen': {
    task: 'Make the screen brighter',
    answer: 'A slider with a small sun makes the screen brighter.',
    undo: 'Move the same slider back.',
    tip: 'A bright screen uses more battery. Keep the charger near.',
    reverse: {
      when: asksLess,
      task: 'Make the screen darker',
      answer: 'A slider with a small sun makes the screen darker.',
      undo: 'Move the same slider back.',
      tip: 'Too dark to see? Go into a dark room. Move the slider back.',
      swap: [
        ['finger up on', 'finger down on'],
        ['to the right', 'to the left'],
        ['brighter', 'darker'],
        ['big sun', 'small sun'],
        ['right arrow', 'left arrow'],
      ],
    },
    on: {
      ios: [
        ios.controls,
        step(
          'Slide your finger up on the bar with the sun.',
          'The screen gets brighter.',
          'Open Settings, then Display & Brightness. The slider is there.',
        ),
      ],
      android: [
        android.panel,
        step(
          'Slide the button with the sun to the right.',
          'The screen gets brighter.',
          'Open Settings, then Display, then Brightness level.',
        ),
      ],
      windows: {
        steps: [
          step(
            'Click the small speaker at the bottom right.',
            'A panel opens.',
            'Press the Windows key and the A key together.',
          ),
          step(
            'Drag the slider with the sun to the right.',
            'The screen gets brighter.',
            'No sun? Use the buttons on the screen itself.',
          ),
        ],
      },
      mac: [
        step(
          'Press the key with the big sun.',
          'A sun shows on the screen. It gets brighter.',
          'The key is in the top row. Hold fn and press it.',
        ),
      ],
      chromebook: [
        step(
          'Press the key with the big sun.',
          'A slider shows. The screen gets brighter.',
          'The key is in the top row.',
        ),
      ],
      tv: {
        steps: [
          step('Press the Settings button on the remote.', 'A menu opens on the TV.', 'It can be a gear, or say Menu.'),
          step('Move down to “Picture”.', 'A list about the picture opens.', 'It can say Display or Screen.'),
          step('Choose “Brightness”.', 'A bar with a number shows.', 'It can say Backlight. Try that.'),
          step(
            'Press the right arrow on the remote.',
            'The picture gets brighter.',
            'Press OK first. Then press the arrow.',
          ),
        ],
        makers: { roku: 'On a Roku TV, press the star button while you watch.' },
      },
    },
  },
  'dark-mode': {
    task: 'Change a black screen with white words back to white',
    answer: 'Your device is in dark mode, and one button ends it.',
    undo: 'Choose Dark on the same page.',
    tip: 'Dark mode is a look. It’s no virus and no damage.',
    reverse: {
      when: asksOn,
      task: 'Make the background black with white words',
      answer: 'It is called dark mode, and you can turn it on.',
      undo: 'Choose the light one on the same page.',
    },
    on: {
      ios: [
        ios.settings,
        ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
        either(
          ios.tap('Light', 'The page turns white.', 'Turn off the switch beside Automatic.'),
          ios.tap('Dark', 'The page turns black.', 'Turn off the switch beside Automatic.'),
        ),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.off('Dark theme', 'Scroll down a little. It has its own part.'),
        ],
        makers: { samsung: 'On Samsung, Light and Dark are at the top of the Display page.' },
      },
      windows: [
        windows.settings,
        windows.row('Personalization', 'A list with colors and pictures opens.'),
        windows.row('Colors', 'A page about colors opens.'),
        windows.row('Choose your mode', 'A short list opens.', 'It is the first box on the page.'),
        either(windows.tap('Light', 'The windows turn white.'), windows.tap('Dark', 'The windows turn black.')),
      ],
      mac: [
        ...macSettings,
        mac.row('Appearance', 'You see three small pictures.'),
        either(mac.tap('Light', 'The windows turn white.'), mac.tap('Dark', 'The windows turn black.')),
      ],
      chromebook: [
        chromebook.clock,
        either(
          step(
            'Click “Dark theme”.',
            'The panel turns white.',
            'Right-click the desktop. Choose Set wallpaper & style.',
          ),
          step(
            'Click “Dark theme”.',
            'The panel turns black.',
            'Right-click the desktop. Choose Set wallpaper & style.',
          ),
        ),
      ],
    },
  },
  'screen-off-too-soon': {
    task: 'Keep the screen on longer',
    answer: 'You can choose how many minutes the screen stays on.',
    undo: 'Open the same page. Choose the shorter time.',
    tip: 'Five minutes is a good choice. A shorter time keeps others out.',
    on: {
      ios: [
        ios.settings,
        ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
        ios.row('Auto-Lock', 'A list of minutes opens.', 'Is it gray? Turn off Low Power Mode first.'),
        ios.tap('5 Minutes', 'A check mark shows beside it.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.row('Screen timeout', 'A list of times opens.', 'Type “timeout” in the search box at the top.'),
          android.tap('5 minutes', 'A dot shows beside it.'),
        ],
      },
      windows: {
        steps: [
          windows.settings,
          windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
          windows.row('Power & battery', 'A page about power opens.', 'On a desktop computer it says Power.'),
          windows.row(
            'Screen, sleep, & hibernate timeouts',
            'You see boxes with minutes.',
            'It can say Screen and sleep.',
          ),
          step(
            'Click the box about turning the screen off.',
            'A list of minutes opens.',
            'It is the first box of that part.',
          ),
          windows.tap('15 minutes', 'The box shows 15 minutes.'),
        ],
      },
      mac: [
        ...macSettings,
        mac.row('Lock Screen', 'You see boxes with minutes.'),
        step(
          'Click the box beside “Turn display off … when inactive”.',
          'A list of minutes opens.',
          'There can be two boxes: for battery and for power.',
        ),
        mac.tap('For 20 minutes', 'The box shows the new time.'),
      ],
    },
  },
  'screen-sideways': {
    task: 'Stop the screen from turning sideways',
    answer: 'A lock button keeps the screen upright.',
    undo: 'Press the same button again. The screen turns freely.',
    tip: 'A screen that turns isn’t broken. No one has to repair it.',
    on: {
      ios: [
        step('Hold the device upright.', 'The picture may turn by itself.', 'Wait two seconds and hold it still.'),
        ios.controls,
        step(
          'Tap the button with a lock and a round arrow.',
          'The button turns red. The screen stays as it is.',
          'Was it red already? Tap it twice.',
        ),
      ],
      android: [
        step('Hold the device upright.', 'The picture may turn by itself.', 'Wait two seconds and hold it still.'),
        android.panel,
        step(
          'Tap “Auto-rotate”.',
          'The button loses its color. The screen stays.',
          'Swipe left on the buttons to find it.',
        ),
      ],
      windows: {
        answer: 'You choose Landscape in the settings.',
        undo: 'Open the same list. Choose the old direction.',
        steps: [
          windows.settings,
          windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
          windows.row('Display', 'A page about the screen opens.'),
          windows.row(
            'Display orientation',
            'A list opens. It starts with Landscape.',
            'Scroll down to Scale & layout.',
          ),
          windows.tap(
            'Landscape',
            'The picture turns. A question shows.',
            'Turn your head or the mouse will feel reversed.',
          ),
          windows.tap('Keep changes', 'The picture stays upright.'),
        ],
      },
      chromebook: {
        answer: 'Three keys together turn the picture.',
        undo: 'Press the three keys again. The picture turns one quarter.',
        steps: [
          step(
            'Press Ctrl, Shift and the round arrow key.',
            'The picture turns one quarter.',
            'The round arrow key is in the top row.',
          ),
          step(
            'Press them again until it is upright.',
            'The picture is upright.',
            'Still not? Open Settings, Device, Displays. Find Orientation.',
          ),
        ],
      },
    },
  },
  'zoomed-in-stuck': {
    task: 'Get out when the screen is much too big',
    answer: 'The zoom help is on, and you can turn it off.',
    undo: 'Turn the same switch on again.',
    tip: 'This happens by three quick taps. Nothing is broken.',
    on: {
      ios: [
        step(
          'Tap the screen twice with three fingers.',
          'The picture is small again.',
          'Keep three fingers apart. Tap two times, fast.',
        ),
        ios.settings,
        ios.accessibility,
        ios.row('Zoom', 'A page with a switch opens.'),
        ios.off('Zoom'),
      ],
      android: [
        step(
          'Tap the screen three times with one finger.',
          'The picture is small again.',
          'Tap the small figure at the edge of the screen.',
        ),
        android.settings,
        android.accessibility,
        android.row('Magnification', 'A page with a switch opens.'),
        android.off('Magnification shortcut'),
      ],
      windows: [
        step(
          'Press the Windows key and the Esc key together.',
          'The picture is small again.',
          'Is only a web page big? Press Ctrl and 0.',
        ),
      ],
      mac: [
        step(
          'Press Option, Command and the 8 key together.',
          'The picture is small again.',
          'Hold Control and scroll with two fingers.',
        ),
        ...macSettings,
        mac.accessibility,
        mac.row('Zoom', 'A page with switches opens.'),
        mac.off('Use keyboard shortcuts to zoom'),
      ],
      chromebook: [
        step(
          'Press Ctrl, Search and the M key together.',
          'The picture is small again.',
          'Press Ctrl, Shift and 0. That resets the size.',
        ),
      ],
    },
  },
  'talking-screen': {
    task: 'Stop the voice that reads the screen',
    answer: 'A screen reader is on, and a shortcut turns it off.',
    undo: 'Use the same shortcut again.',
    tip: 'While the voice is on, tap once to choose. Tap twice to open.',
    ask: 'Ask someone to sit with you. Four hands are easier here.',
    reverse: {
      when: asksOn,
      task: 'Have a voice read everything on the screen',
      answer: 'A screen reader speaks what is on the screen, for people who can’t see it.',
      undo: 'Use the same shortcut again.',
      swap: [
        ['turn off', 'turn on'],
        ['is off', 'is on'],
        ['The voice stops', 'A voice reads the screen'],
      ],
    },
    on: {
      ios: [
        either(
          step(
            'Say “Hey Siri, turn off VoiceOver”.',
            'A voice says that VoiceOver is off.',
            'Press the side button three times, fast.',
          ),
          step(
            'Say “Hey Siri, turn on VoiceOver”.',
            'A voice says that VoiceOver is on.',
            'Open Settings, then Accessibility, then VoiceOver.',
          ),
        ),
        either(
          step(
            'Press the side button three times.',
            'The voice stops.',
            'Do you have a Home button? Press that three times.',
          ),
          'none',
        ),
        either(
          step(
            'Tap “Settings” once if the voice goes on.',
            'A frame is around it. The voice says Settings.',
            'Slide one finger over the screen until you hear Settings.',
          ),
          'none',
        ),
        either(step('Tap twice, fast, anywhere.', 'Settings opens.', 'Tap a little faster.'), 'none'),
        either(
          step('Swipe up with three fingers.', 'The list moves.', 'Keep three fingers apart. Slide all of them.'),
          'none',
        ),
        either(
          step('Tap “Accessibility” once.', 'A frame is around it.', 'Swipe up with three fingers once more.'),
          'none',
        ),
        either(step('Tap twice, fast, anywhere.', 'A long list opens.', 'Tap a little faster.'), 'none'),
        either(step('Tap “VoiceOver” once.', 'A frame is around it.', 'It is one of the first lines.'), 'none'),
        either(step('Tap twice, fast, anywhere.', 'A page with a switch opens.', 'Tap a little faster.'), 'none'),
        either(step('Tap the switch once.', 'A frame is around it.', 'It is at the top of the page.'), 'none'),
        either(step('Tap twice, fast, anywhere.', 'The voice stops.', 'Press the side button three times.'), 'none'),
      ],
      android: {
        steps: [
          step(
            'Press both volume buttons for three seconds.',
            'The voice says that TalkBack is off.',
            'Let go. Then press both buttons at the same moment.',
          ),
        ],
        makers: { samsung: 'On Samsung you can also say: Hi Bixby, turn off TalkBack.' },
      },
      windows: [
        step(
          'Press Ctrl, the Windows key and Enter together.',
          'The voice says that Narrator is off.',
          'Press the Caps Lock key and Esc.',
        ),
      ],
      mac: [
        step(
          'Press the Command key and the F5 key.',
          'The voice stops.',
          'Hold fn too. Or press Touch ID three times.',
        ),
      ],
      chromebook: [
        step('Press Ctrl, Alt and the Z key together.', 'The voice stops.', 'Hold Ctrl and Alt first. Then press Z.'),
      ],
    },
  },
  'wrong-colors': {
    task: 'Bring the normal colors back',
    answer: 'A color help is on, and one switch ends it.',
    undo: 'Turn the same switch on again.',
    tip: 'Odd colors come from a switch. You don’t need to pay for repair.',
    on: {
      ios: [
        ios.settings,
        ios.accessibility,
        ios.row('Display & Text Size', 'A list of switches opens.'),
        ios.off('Smart Invert', 'It was off already. Look at the next one.'),
        ios.off('Classic Invert', 'It was off already. Look at the next one.'),
        ios.row('Color Filters', 'A page with a switch opens.'),
        ios.off('Color Filters'),
      ],
      android: {
        steps: [
          android.settings,
          android.accessibility,
          android.row('Color and motion', 'A list of switches opens.'),
          android.off('Color inversion', 'It was off already. Look at the next one.'),
          android.off('Color correction', 'It was off already. Look for Bedtime mode.'),
        ],
        makers: { samsung: 'On Samsung it is Accessibility, then Vision enhancements.' },
      },
      windows: [
        step(
          'Press the Windows key, Ctrl and C together.',
          'The colors come back.',
          'It may be off. Go on with the next card.',
        ),
        windows.settings,
        windows.accessibility,
        windows.row('Color filters', 'A page with a switch opens.'),
        windows.off('Color filters', 'It was off already. Open Contrast themes. Choose None.'),
      ],
      mac: [
        ...macSettings,
        mac.accessibility,
        mac.row('Display', 'A page about the display opens.'),
        mac.off('Invert colors', 'It was off already. Look at the next one.'),
        mac.off('Color filters', 'Scroll to the end of the page.'),
      ],
    },
  },
  'yellow-screen': {
    task: 'Stop the screen from turning yellow at night',
    answer: 'A night color is on, and you can turn it off.',
    undo: 'Turn the same switch on again.',
    tip: 'Warm color at night is normal. The screen isn’t worn out.',
    on: {
      ios: [
        ios.settings,
        ios.row('Display & Brightness', 'You see two small pictures: Light and Dark.'),
        ios.row('Night Shift', 'A page with a switch opens.'),
        ios.off('Scheduled', 'It was off already. Look at the next one.'),
        ios.off('Manually Enable Until Tomorrow', 'It was off already. Go back. Turn off True Tone.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Display', 'A page about the screen opens.', 'Some phones say Display & touch. Tap that.'),
          android.row('Night Light', 'A page with a switch opens.'),
          android.tap('Turn off', 'The screen turns white again.', 'Does it say Turn on? Then it was off already.'),
        ],
        makers: { samsung: 'On Samsung it is called Eye comfort shield.' },
      },
      windows: [
        windows.settings,
        windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
        windows.row('Display', 'A page about the screen opens.'),
        windows.off('Night light'),
      ],
      mac: [
        ...macSettings,
        mac.row('Displays', 'You see small pictures of a screen.'),
        step('Click “Night Shift…”.', 'A small window opens.', 'It is at the end of the page.'),
        step('Click the box beside “Schedule”.', 'A short list opens.', 'It is the first line.'),
        mac.tap('Off', 'The word Off shows.'),
      ],
    },
  },
  'read-aloud': {
    task: 'Have the device read a page to you',
    answer: 'Your device can read the words on the screen aloud.',
    undo: 'Turn the same switch off.',
    tip: 'The voice reads private things too. Notice who sits near you.',
    on: {
      ios: [
        ios.settings,
        ios.accessibility,
        ios.row('Spoken Content', 'A page with switches opens.', 'Newer versions say Read & Speak.'),
        ios.on('Speak Screen'),
        step('Open the page you want to hear.', 'You see its words.', 'Go to the Home Screen first.'),
        step(
          'Swipe down from the top with two fingers.',
          'A small panel opens. The voice reads.',
          'Start with both fingers at the very top edge.',
        ),
      ],
      android: [
        android.settings,
        android.accessibility,
        android.row('Select to Speak', 'A page with a switch opens.'),
        android.on('Select to Speak shortcut'),
        step(
          'Tap the small figure at the edge.',
          'A bar with a play button shows.',
          'Swipe up with two fingers from the bottom.',
        ),
        step('Tap the play button.', 'The voice reads the page.', 'Turn the volume up with the side button.'),
      ],
      windows: [
        step('Open the page in Edge.', 'You see the page.', 'Edge is a blue and green wave.'),
        step(
          'Press Ctrl, Shift and U together.',
          'A bar shows at the top. The voice reads.',
          'Click the three dots. Then click Read aloud.',
        ),
      ],
      mac: [
        step('Select the words with the mouse.', 'The words turn blue.', 'Press Command and A to select all.'),
        step(
          'Press the Option key and the Esc key.',
          'The voice reads.',
          'A question shows the first time. Click the yes button.',
        ),
      ],
    },
  },
  magnifier: {
    task: 'Use the phone to read small print on paper',
    answer: 'The camera can work as a magnifying glass.',
    undo: 'Close the app. No setting was changed.',
    tip: 'Use it for pill bottles. If still unsure, ask your pharmacist.',
    on: {
      ios: [
        step(
          'Swipe down on the middle of the Home Screen.',
          'A search box opens.',
          'Put your finger in the middle. Then pull down.',
        ),
        step('Type Magnifier.', 'An icon with a glass shows.', 'Tap the box first. The keyboard opens.'),
        step(
          'Tap the Magnifier icon.',
          'The camera shows what is before it.',
          'A question about the camera? Tap Allow.',
        ),
        step(
          'Slide the yellow or white bar to the right.',
          'The print grows.',
          'Move the phone closer until it is sharp.',
        ),
      ],
      android: {
        steps: [
          step(
            'Open the Camera app.',
            'You see what is before the phone.',
            'Swipe up on the Home screen. Look for Camera.',
          ),
          step('Hold the phone over the paper.', 'You see the print.', 'Add light. Stay a hand’s width away.'),
          step('Spread two fingers apart on the screen.', 'The print grows.', 'Tap 2x at the bottom of the picture.'),
        ],
        makers: { pixel: 'A Pixel also has an app called Magnifier in the Play Store.' },
      },
    },
  },
  'bigger-pointer': {
    task: 'Make the mouse arrow bigger',
    answer: 'One slider makes the arrow bigger and easy to find.',
    undo: 'Move the slider back to the left.',
    tip: 'An arrow that moves by itself is a warning. Turn the computer off.',
    on: {
      windows: [
        windows.settings,
        windows.accessibility,
        windows.row('Mouse pointer and touch', 'You see arrows and a slider.'),
        step(
          'Drag the slider beside “Size” to the right.',
          'The arrow grows.',
          'Click the line to the right of the button.',
        ),
      ],
      mac: [
        ...macSettings,
        mac.accessibility,
        mac.row('Display', 'A page about the display opens.'),
        step('Drag “Pointer size” to the right.', 'The arrow grows.', 'Scroll down to the part called Pointer.'),
      ],
      chromebook: [
        ...chromebookSettings,
        chromebook.accessibility,
        chromebook.row('Cursor and touchpad', 'A list about the arrow opens.'),
        chromebook.on('Show large mouse cursor', 'Newer ones say Cursor size. Choose Large.'),
      ],
    },
  },
} as const satisfies Guides;
