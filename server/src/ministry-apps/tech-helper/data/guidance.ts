import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-05-23' };

/** For which versions the steps are written, and whose advice on scams is followed. */
export const guidance = {
  ios: {
    text: 'Written for iOS 18 and iPadOS 18. Newer and older ones can look a little different.',
    source: 'Apple, iPhone User Guide and iPad User Guide',
    url: 'https://support.apple.com',
    ...checked,
  },
  android: {
    text: 'Written for Android 15 as on a Google Pixel. Makers such as Samsung use some other names.',
    source: 'Google, Android Help',
    url: 'https://support.google.com/android',
    ...checked,
  },
  windows: {
    text: 'Written for Windows 11. Windows 10 looks different, and its support ended in October 2025.',
    source: 'Microsoft Support, Windows help',
    url: 'https://support.microsoft.com/windows',
    ...checked,
  },
  mac: {
    text: 'Written for macOS 15. Before macOS 13, System Settings was called System Preferences.',
    source: 'Apple, Mac User Guide',
    url: 'https://support.apple.com',
    ...checked,
  },
  chromebook: {
    text: 'Written for ChromeOS as it was in 2025. It updates itself every month.',
    source: 'Google, Chromebook Help',
    url: 'https://support.google.com/chromebook',
    ...checked,
  },
  tv: {
    text: 'TVs differ by maker. The words on yours can be a little different.',
    source: 'Help pages of Roku, Amazon, Samsung, LG, Google and Apple',
    ...checked,
  },
  scams: {
    text: 'The rules against scams follow the advice of the Federal Trade Commission.',
    source: 'Federal Trade Commission, consumer advice on scams',
    url: 'https://consumer.ftc.gov',
    ...checked,
  },
} as const satisfies GuidanceTable;
