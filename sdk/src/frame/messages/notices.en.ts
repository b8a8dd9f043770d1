/** English messages of the documents that explain why there is no app. They never reach the runtime. */
export const noticeMessages = {
  // Below every app.
  by: 'A Lampstand app, set up by {church}',
  privacy: 'Privacy',
  late: 'This app didn’t start here.',
  app: 'This app',
  church: 'this church',
  site: 'this website',
  allow: 'Allow {site} in Lampstand',
  'wrong-site': {
    title: '{app} isn’t set up for this website',
    text: '{church} hasn’t added this website yet.',
    admin: 'For the administrator: add {site} to the allowed websites of {church} in Lampstand, then reload this page.',
  },
  'not-found': {
    title: 'There’s no app at this address',
    text: 'We couldn’t find that church or app. Your page is fine.',
    admin: 'For the administrator: copy the embed code from Lampstand again.',
  },
  'not-built': {
    title: '{app} is coming soon',
    text: 'This app isn’t ready yet.',
  },
  paused: {
    title: '{app} is paused',
    text: '{church} has paused its apps. What you came for still matters. Here’s how to reach a person.',
  },
} as const;
