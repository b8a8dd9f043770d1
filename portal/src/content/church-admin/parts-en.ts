import type { ReasonCode } from '@lampstand/sdk/protocol';
import type { EmbedSettings, PreviewPage, SeenPage } from '@lampstand/server/contracts';

const runs = (count: number) => (count === 1 ? '1 run' : `${count} runs`);

/** What a refused or failed call is told as; the server answers in English. */
export interface Failure {
  code: string;
  message: string;
}

/** Every word of what is looked after once an app is in a church's website: its look, its sites and switches, its usage. */
export const partsEn = {
  nav: 'Website Integration',
  names: { 'set-up': 'Set up', appearance: 'Appearance', sites: 'Sites and switches', usage: 'Usage' },
  problem: ({ message }: Failure) => message,
  network: 'Network error',
  error: 'Error',
  lang: { code: 'en', close: 'Close', notNow: 'Not now' },
  app: 'App',

  appearance: {
    title: 'Appearance',
    lead: 'One look for every app of your church, on every page. It is kept here, so what you have pasted stays as it is.',
    name: 'look',
    failed: 'We could not load the look.',
    saved: 'Saved',
    savedText: 'Pages that show your apps follow when they are loaded again. Nothing has to be pasted.',
    undo: 'Take it back',
    undone: 'The look is as it was before',
    notUndone: 'The look could not be taken back',
    notSaved: (why: string) => `The look was not saved. ${why}`,
    onlyYou: 'Not saved yet: so far only you see it.',
    everybody: 'Saved: your pages show it like this.',
    save: 'Save the look',
    saving: 'Saving…',
    discard: 'Discard',
    color: 'Color',
    colorHelp: 'Of the main button, the links and the rule above the app. Empty: our own dusk blue.',
    pick: 'Pick a color',
    ours: 'Use our own',
    noColor: 'Please enter a color such as #205f7c.',
    day: 'By day',
    night: 'By night',
    contrasts: {
      button: 'Words on the button',
      linkByDay: 'Links on a white page',
      linkByNight: 'Links on a dark page',
    },
    ratio: (value: number) => `${value.toFixed(1)} to 1`,
    darkened: 'The button is a little darker than your color, so that its words can be read. 4.5 to 1 is asked for.',
    kept: 'The button keeps your color. 4.5 to 1 is asked for.',
    looks: {
      theme: {
        legend: 'Light or dark',
        help: 'Like your page is the usual choice: the app is light on a light page and dark on a dark one.',
        options: { auto: 'Like your page', light: 'Light', dark: 'Dark' },
      },
      radius: {
        legend: 'Corners',
        help: 'Of buttons, fields and boxes.',
        options: { square: 'Square', soft: 'Soft', round: 'Round' },
      },
      density: {
        legend: 'Room',
        help: 'Compact suits a narrow column.',
        options: { calm: 'Calm', compact: 'Compact' },
      },
      font: {
        legend: 'Typeface',
        help: 'A typeface that your page loads from the web cannot reach into the app; one that visitors have on their device can.',
        options: { host: 'Of your page', system: 'Of the device' },
      },
      language: {
        legend: 'Language',
        help: 'A page that says which language it is in goes first; this counts where it does not say. A Spanish page that says it is English needs data-lang="es" in the pasted code.',
        options: { auto: 'As the page says', en: 'English', es: 'Español' },
      },
    } satisfies Looks,
    preview: 'Preview',
    previewName: 'preview',
    previewFailed: 'We could not load the preview.',
    previewLoading: 'Loading preview…',
    page: 'Page',
    width: 'Width',
    widths: { 320: 'Phone', 768: 'Tablet', 1200: 'Desktop' },
    pixels: (width: number) => `${width} pixels wide`,
    shownAt: (percent: number) => `, shown at ${percent} %`,
    inTab: 'Open it in a tab',
    pages: { plain: 'Plain', dark: 'Dark' } satisfies Record<PreviewPage, string>,
  },

  sites: {
    allowTitle: 'Is this website yours?',
    allowText: (origin: string) =>
      `A page of ${origin} asked for one of your apps and is not on your list. Allow it if it belongs to your church.`,
    notAllowed: (why: string) => `It was not allowed. ${why}`,
    allowIt: 'Allow this website',
    notOurs: 'It is not ours',
    allowed: 'Allowed',
    allowedText: (origin: string) => `${origin} shows your apps when it is loaded again.`,
    title: 'Websites',
    lead: 'Your apps open on these addresses and nowhere else. Some platforms, such as Wix and Google Sites, put a frame of their own around what you paste; its address is listed as your platform’s.',
    name: 'websites',
    failed: 'We could not load the websites.',
    none: 'No website yet',
    noneText: 'Until one is listed, an app explains on every page where it may be allowed.',
    columns: { site: 'Address', kind: 'Whose', since: 'Allowed', do: 'Actions' },
    kinds: { site: 'Your website', wrapper: 'Your platform' },
    remove: 'Remove…',
    leave: 'Take it off the list?',
    leaveText: (origin: string) =>
      `Pages of ${origin} show an explanation in place of your apps from then on. You can allow them again.`,
    leaveIt: 'Remove',
    left: 'Taken off the list',
    add: 'Allow a website',
    addHelp: 'Its address, with www if it has one. https://*.example.org allows every name below example.org.',
    addIt: 'Allow it',
    added: (origin: string) => `${origin} is on the list`,
    noSite: 'Please enter an address such as https://www.example.org, without a path.',
    full: 'The list is full. Please remove an address first.',
  },

  seen: {
    title: 'Where your apps were seen',
    name: 'pages',
    failed: 'We could not load the pages.',
    none: 'Nowhere yet',
    noneText: 'A page appears here when somebody opens it with one of your apps in it.',
    caption: 'Pages',
    columns: {
      page: 'Page',
      app: 'App',
      form: 'Put in as',
      seen: 'Last seen',
      openings: 'Openings in 7 days',
      health: 'Health',
    },
    forms: {
      line: 'Script line',
      placeholder: 'Placeholder',
      iframe: 'Plain frame',
      link: 'Link',
      hosted: 'Own page',
      element: 'Custom element',
      unknown: 'Not known',
    } satisfies Record<SeenPage['form'], string>,
    well: 'Well',
    failures: (count: number) => (count === 1 ? '1 failure' : `${count} failures`),
    shown: (count: number) => `${count} shown, newest first`,
    more: 'Show more',
    loading: 'Loading…',
    noFailures: 'No failures in the last seven days.',
    wentWrong: 'What went wrong in the last seven days',
    reasons: {
      'blocked-by-csp':
        'The page’s security policy does not allow our frame; add the two hosts from the ready-made text.',
      timeout:
        'The app did not answer within eight seconds, twice; a slow network or a browser extension is the usual cause.',
      offline: 'The visitor’s device had no connection; the app goes on by itself when there is one.',
      'wrong-site': 'The page’s address is not on the list above; allow it if it is yours.',
      'not-found': 'The page names a church or an app that there is not; copy the line once more.',
      'not-built': 'The app is not built yet; choose another for this page.',
      paused: 'The app is switched off, or the church’s plan does not serve it now.',
      'resize-loop':
        'Page and app kept changing each other’s height, so the app scrolls inside; look for a style that sets the frame’s height.',
      'bad-place': 'A place in the page names no church or no app; copy the line once more.',
      'run-failed': 'A request of a visitor failed; they could try again, and nothing was lost.',
    } satisfies Record<ReasonCode, string>,
    unknownReason: 'A failure that this page does not know yet; load it again.',
  },

  switches: {
    title: 'Switches',
    lead: 'An app that is off shows a calm notice in its place, with a helpline for anybody in need. Your pages stay as they are.',
    name: 'switches',
    failed: 'We could not load the switches.',
    allOff: 'Every app is off.',
    allOffText: 'Each of them comes back as it was before.',
    allOn: 'Switch them on again',
    everyOff: 'Switch every app off…',
    askAll: 'Switch every app off?',
    askOne: (app: string) => `Switch the ${app} off?`,
    askText: 'Visitors see a calm notice in its place at once, on every page. You can switch it on again.',
    doIt: 'Switch off',
    on: 'On',
    off: 'Off',
    isOn: (app: string) => `${app} is on`,
    isOff: (app: string) => `${app} is off`,
    allAreOff: 'Every app is off',
    allAreBack: 'The apps are as they were before',
  },

  counts: {
    range: 'How far back',
    ranges: { 7: '7 days', 30: '30 days', 90: '90 days' },
    board: 'In these days',
    csv: 'Save as CSV',
    notSaved: 'The table was not saved',
    print: 'Print',
    chart: 'Day by day',
    span: (first: string, last: string) => `From ${first} to ${last}.`,
  },

  usage: {
    title: 'Usage',
    lead: 'Counted without cookies and without knowing anybody: a visitor is one opening of a page in which something was run. Days end at midnight UTC.',
    name: 'numbers',
    failed: 'We could not load the numbers.',
    none: 'Nothing to count yet',
    noneText: 'Numbers appear a few seconds after somebody opens one of your apps.',
    runs: 'Runs',
    visitors: 'Visitors',
    errors: 'Errors',
    csvFile: (from: string, to: string) => `usage-${from}-${to}.csv`,
    noRuns: 'No runs. The table below has each day.',
    busiest: (day: string, count: number) =>
      `The busiest day was ${day} with ${runs(count)}. The table below has each day.`,
    byApp: 'By app',
    byPage: 'By page',
    page: 'Page',
    noPage: 'A page that did not say which',
    byDay: 'By day',
    byDayCaption: 'By day, the newest first',
    day: 'Day',
    nothingRun: 'Apps were opened in these days, and nothing was run.',
    leftOut: 'Days without a run are left out here; the saved table has them all.',
  },
};

export type PartsWords = typeof partsEn;
type Looks = {
  [Name in 'theme' | 'radius' | 'density' | 'font' | 'language']: {
    legend: string;
    help: string;
    options: Record<EmbedSettings[Name], string>;
  };
};
