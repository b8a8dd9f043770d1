/** One action on one card. Each text is in sentences of at most 15 words. */
export interface Step {
  act: string;
  /** What the screen shows then. */
  see: string;
  /** What to do when it shows something else. */
  otherwise: string;
  /** The card in its place when the task is done in the other direction; `none` leaves it out. */
  reverse?: Step | 'none';
}

/** Makers whose names for a button differ. */
export const makers = {
  samsung: 'Samsung',
  motorola: 'Motorola',
  pixel: 'Google Pixel',
  roku: 'Roku',
  'fire-tv': 'Amazon Fire TV',
  lg: 'LG',
  'google-tv': 'Google TV',
  'apple-tv': 'Apple TV',
} as const;
export type Maker = keyof typeof makers;

/** How a task is done in one place. */
export interface Way {
  steps: readonly Step[];
  /** To have ready. */
  before?: string;
  /** Where the names of older versions differ. */
  older?: string;
  makers?: { readonly [maker in Maker]?: string };
  /** In place of the guide's own. */
  undo?: string;
  /** In place of the guide's own. */
  answer?: string;
}

/** Where steps hold: one device, or several that look the same. */
export type Place =
  | 'iphone'
  | 'ipad'
  | 'ios'
  | 'android'
  | 'mobile'
  | 'windows'
  | 'mac'
  | 'chromebook'
  | 'computer'
  | 'tv'
  | 'any';

/** Words of a guide in the other direction. Its steps come from the `reverse` of each card, or from words that are swapped. */
interface Reverse {
  /** Which wishes ask for it. */
  when: (want: string) => boolean;
  task: string;
  answer: string;
  undo: string;
  tip?: string;
  before?: string;
  /** Words of all cards that change, such as "right" to "left". */
  swap?: readonly (readonly [string, string])[];
}

export interface Guide {
  /** What is done, as an instruction: the title. */
  task: string;
  /** The answer in one sentence. */
  answer: string;
  undo: string;
  /** Safety tip. */
  tip: string;
  before?: string;
  /** When to ask a person; there are words for every guide that has none. */
  ask?: string;
  /** The same cards in the other direction, such as captions off in place of on. */
  reverse?: Reverse;
  on: { readonly [place in Place]?: Way | readonly Step[] };
}

/** Guides by id; `satisfies Guides` keeps the ids as a type. */
export interface Guides {
  readonly [id: string]: Guide;
}

export const step = (act: string, see: string, otherwise: string): Step => ({ act, see, otherwise });

/** A card with the one in its place when the task is done in the other direction. */
export const either = (first: Step, reverse: Step | 'none'): Step => ({ ...first, reverse });

/** Words for one kind of screen. */
interface Kit {
  verb: 'Tap' | 'Click';
  on: string;
  off: string;
  settings: string;
}

const ON_ALREADY = 'It was on already. Leave it as it is.';
const OFF_ALREADY = 'It was off already. Leave it as it is.';

function kit({ verb, on, off, settings }: Kit) {
  const toggle = (name: string, see: string, otherwise: string) =>
    step(`${verb} the switch beside “${name}”.`, see, otherwise);
  return {
    /** A line in the settings, which have a search box. */
    row: (name: string, see: string, otherwise = `Type “${name}” in the search box at the top of ${settings}.`) =>
      step(`${verb} “${name}”.`, see, otherwise),
    /** A button in an app or on a page. */
    tap: (name: string, see: string, otherwise = 'Go back one page. Then do the card before this one again.') =>
      step(`${verb} “${name}”.`, see, otherwise),
    on: (name: string, otherwise = ON_ALREADY) =>
      either(step(`${verb} the switch beside “${name}”.`, on, otherwise), toggle(name, off, OFF_ALREADY)),
    off: (name: string, otherwise = OFF_ALREADY) =>
      either(step(`${verb} the switch beside “${name}”.`, off, otherwise), toggle(name, on, ON_ALREADY)),
  };
}

const iosKit = kit({ verb: 'Tap', on: 'The switch turns green.', off: 'The switch turns gray.', settings: 'Settings' });
export const ios = {
  ...iosKit,
  settings: step(
    'Tap the gray Settings icon.',
    'A list opens. Your name is near the top.',
    'Swipe down on the middle of the Home Screen. Type Settings.',
  ),
  accessibility: iosKit.row('Accessibility', 'A long list opens. It starts with Vision.'),
  /** Settings of one app: they are under Apps since iOS 18. */
  apps: iosKit.row(
    'Apps',
    'A list of your apps opens.',
    'Scroll to the very end. On iOS 17 the app names are right there.',
  ),
  controls: step(
    'Swipe down from the top right corner.',
    'Control Center opens. It has round buttons and two sliders.',
    'Your phone has a Home button? Then swipe up from the bottom edge.',
  ),
  home: step('Go to the Home Screen.', 'You see rows of icons.', 'Swipe up from the bottom. Or press the Home button.'),
};

const androidKit = kit({
  verb: 'Tap',
  on: 'The switch moves to the right and has color.',
  off: 'The switch moves to the left and is gray.',
  settings: 'Settings',
});
export const android = {
  ...androidKit,
  settings: step(
    'Tap the Settings app. Its icon is a gear.',
    'A list of words opens.',
    'Swipe up on the Home screen. All your apps will show.',
  ),
  accessibility: androidKit.row('Accessibility', 'A list for eyes, ears and hands opens.'),
  panel: step(
    'Swipe down from the top edge with two fingers.',
    'A panel with buttons and a slider opens.',
    'Swipe down once with one finger. Then swipe down again.',
  ),
  home: step(
    'Go to the Home screen.',
    'You see your icons and perhaps the time.',
    'Swipe up from the bottom. Or tap the round button.',
  ),
};

const windowsKit = kit({
  verb: 'Click',
  on: 'The word beside it says On.',
  off: 'The word beside it says Off.',
  settings: 'Settings',
});
export const windows = {
  ...windowsKit,
  settings: step(
    'Press the Windows key and the I key together.',
    'The Settings window opens.',
    'Click Start at the bottom. Then click the gear.',
  ),
  accessibility: windowsKit.row(
    'Accessibility',
    'A list of settings opens on the right.',
    'On Windows 10 it is called Ease of Access.',
  ),
  start: step(
    'Click the Start button. It has four blue squares.',
    'The Start menu opens.',
    'Press the Windows key. It is at the bottom left.',
  ),
};

const macKit = kit({
  verb: 'Click',
  on: 'The switch turns blue.',
  off: 'The switch turns gray.',
  settings: 'System Settings',
});
export const mac = {
  ...macKit,
  menu: step(
    'Click the apple at the top left.',
    'A short menu opens.',
    'Move the pointer to the very top. The menu bar comes out.',
  ),
  settings: macKit.tap(
    'System Settings',
    'A window with a list opens.',
    'Before macOS 13 it says System Preferences. Click that.',
  ),
  accessibility: macKit.row('Accessibility', 'A list of settings opens on the right.'),
};

const chromebookKit = kit({
  verb: 'Click',
  on: 'The switch turns blue.',
  off: 'The switch turns gray.',
  settings: 'Settings',
});
export const chromebook = {
  ...chromebookKit,
  clock: step(
    'Click the clock at the bottom right.',
    'A small panel opens.',
    'Move the pointer to the very bottom. The bar comes out.',
  ),
  settings: step(
    'Click the small gear in the panel.',
    'The Settings window opens.',
    'Click the circle at the bottom left. Type Settings.',
  ),
  accessibility: chromebookKit.row('Accessibility', 'A list of settings opens.'),
};

/** A page or an app that looks the same on every phone and tablet, or on every computer. */
export const app = kit({ verb: 'Tap', on: 'The switch has color.', off: 'The switch is gray.', settings: 'Settings' });
export const page = kit({
  verb: 'Click',
  on: 'The switch has color.',
  off: 'The switch is gray.',
  settings: 'Settings',
});

/** Two cards that begin everything in the settings of a Mac, or of a Chromebook. */
export const macSettings = [mac.menu, mac.settings];
export const chromebookSettings = [chromebook.clock, chromebook.settings];
