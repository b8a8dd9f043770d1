/** Where the line goes on each platform. Menus as seen on November 20, 2026. */
export const platforms = [
  {
    value: 'wordpress',
    label: 'WordPress',
    help: 'A Custom HTML block.',
    place:
      'Add a Custom HTML block, paste the code and update the page. If the code disappears, ask a site administrator to paste it.',
    check: 'Open the page in a private window. The editor’s preview can be empty.',
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    help: 'A Code block.',
    place: 'Add a Code block, choose HTML, paste the code and save.',
    check: 'The editor doesn’t run scripts. Open the published page in a private window.',
  },
  {
    value: 'wix',
    label: 'Wix',
    help: 'An embedded HTML element.',
    place:
      'On a Premium plan, add a Custom Element with the script’s address. On other plans, embed the app page as a site.',
    check: 'Publish the site, then check it on a phone. Wix sets a separate height there.',
  },
  {
    value: 'html',
    label: 'HTML/Custom',
    help: 'Your own pages, or any builder that allows HTML.',
    place: 'Paste the code where you want the app, not in the head.',
    check: 'Open the page. If your site blocks outside scripts, allow our address once.',
  },
] as const;
export type PlatformId = (typeof platforms)[number]['value'];

/** What each plan status means for a church's embed code. */
export const planStates = [
  ['Active', 'Your embed codes are ready, and your apps work on your website.'],
  ['Trial', 'Use every ready app inside Lampstand. Embed codes come with a plan.'],
  ['Grace', 'A payment is late. Everything still works while you renew.'],
  ['Paused or expired', 'Visitors see a short notice with helplines.'],
] as const;
