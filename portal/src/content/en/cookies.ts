/** English texts of the cookie banner, its dialog and the categories, which the policy page shows too. */
export const cookiesEn = {
  title: 'Cookies',
  text: 'We only use the cookies that keep you logged in. No tracking, no ads.',
  short: 'No tracking.',
  policy: 'Cookie Policy',
  customize: 'Customize',
  essentialOnly: 'Essential Only',
  acceptAll: 'Accept All',
  later: 'Ask me later',
  /** For screen readers. */
  shown: 'A cookie notice is at the end of the page. Use the skip link to reach it.',
  saved: 'Cookie choice saved.',
  dialog: {
    title: 'Cookie preferences',
    about: 'Choose which cookies we can use. Apps on church websites never use any.',
    save: 'Save Preferences',
    details: 'Details:',
    close: 'Close',
    example: 'For example:',
    states: { always: 'Always on', on: 'On', off: 'Off' },
  },
  /** `today`: what we store in this category. */
  categories: {
    essential: {
      name: 'Essential',
      description: 'Needed to log in and to protect forms.',
      examples: ['authentication tokens', 'security settings', 'session management'],
      today: 'In use: your login, a cookie that protects forms, this choice, and the language you choose.',
    },
    functional: {
      name: 'Functional',
      description: 'Remembers your preferences.',
      examples: ['language preferences', 'theme settings', 'ministry tool preferences'],
      today: 'Not used.',
    },
    analytics: {
      name: 'Analytics',
      description: 'Would count visits and find slow pages.',
      examples: ['usage statistics', 'performance metrics', 'user behavior analysis'],
      today: 'Not used.',
    },
    marketing: {
      name: 'Marketing',
      description: 'Would show ads and measure them.',
      examples: ['targeted content', 'ministry resource recommendations', 'outreach effectiveness'],
      today: 'Not used. We don’t advertise.',
    },
  },
};
