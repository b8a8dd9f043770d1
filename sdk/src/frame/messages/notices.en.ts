/** English messages of the documents that explain why there is no app. They never reach the runtime. */
export const noticeMessages = {
  late: 'This app has not started here.',
  app: 'This app',
  church: 'this church',
  site: 'this website',
  allow: 'Allow {site} in Lampstand',
  'wrong-site': {
    title: '{app} is not set up for this website',
    text: 'This website is not on the list of {church}, so nothing is shown here.',
    admin: 'For the administrator: add {site} to the websites of {church} in Lampstand, then load this page again.',
  },
  'not-found': {
    title: 'There is no app at this address',
    text: 'The church or the app in this line is not known here. Nothing on the page is broken.',
    admin: 'For the administrator: compare data-church and data-app with the line that Lampstand gave you.',
  },
  'not-built': {
    title: '{app} is not ready yet',
    text: 'This app is planned and not finished. It cannot be used today.',
  },
  paused: {
    title: '{app} is resting',
    text: '{church} has paused its apps for now. What you came for still matters; here is how to reach a person.',
  },
} as const;
