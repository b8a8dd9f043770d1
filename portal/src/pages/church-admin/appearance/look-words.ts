import type { EmbedSettings, PreviewWrapper } from '@lampstand/server/contracts';

type Choices<Name extends keyof EmbedSettings> = readonly { value: EmbedSettings[Name]; label: string }[];

/** What can be chosen about the look, in the order it is asked. */
export const looks = {
  theme: {
    legend: 'Light or dark',
    help: 'Like your page is the usual choice: the app is light on a light page and dark on a dark one.',
    options: [
      { value: 'auto', label: 'Like your page' },
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ] satisfies Choices<'theme'>,
  },
  radius: {
    legend: 'Corners',
    help: 'Of buttons, fields and boxes.',
    options: [
      { value: 'square', label: 'Square' },
      { value: 'soft', label: 'Soft' },
      { value: 'round', label: 'Round' },
    ] satisfies Choices<'radius'>,
  },
  density: {
    legend: 'Room',
    help: 'Compact suits a narrow column.',
    options: [
      { value: 'calm', label: 'Calm' },
      { value: 'compact', label: 'Compact' },
    ] satisfies Choices<'density'>,
  },
  font: {
    legend: 'Typeface',
    help: 'A typeface that your page loads from the web cannot reach into the app; one that visitors have on their device can.',
    options: [
      { value: 'host', label: 'Of your page' },
      { value: 'system', label: 'Of the device' },
    ] satisfies Choices<'font'>,
  },
  language: {
    legend: 'Language',
    help: 'A page that says which language it is in goes first; this counts where it does not say.',
    options: [
      { value: 'auto', label: 'As the page says' },
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Español' },
    ] satisfies Choices<'language'>,
  },
} as const;

/** The pages of the preview, and what each of them stands for. */
export const wrappers: Readonly<Record<PreviewWrapper, { label: string; about: string }>> = {
  plain: {
    label: 'A plain page',
    about: 'Your line in an ordinary page: WordPress, Squarespace, Webflow, plain HTML.',
  },
  dark: { label: 'A dark page', about: 'The same on a dark ground.' },
  fixed: {
    label: 'A box of fixed height',
    about: 'As Wix and GoDaddy hold code: a frame of their own that does not grow, so the app scrolls inside it.',
  },
  sandbox: {
    label: 'A link in WordPress',
    about: 'As WordPress shows a pasted link: a locked frame of at most 1,000 pixels, without printing and downloads.',
  },
  strict: {
    label: 'A page with a strict policy',
    about: 'A page that allows our script and our frame, and no style written into an element.',
  },
  rtl: { label: 'From right to left', about: 'A page in a script that runs from right to left.' },
  slow: {
    label: 'A slow connection',
    about: 'The app arrives four seconds late. Its room is kept, and nothing jumps.',
  },
};
