/** Where the line goes on each platform. Menus as seen on November 20, 2026. */
export const platforms = [
  {
    value: 'wordpress',
    label: 'WordPress',
    help: 'A Custom HTML block.',
    place:
      'In the page editor, add a Custom HTML block, paste the line and update the page. If the line disappears on saving, your role may not keep scripts: an administrator of the site can paste it for you.',
    check: 'Open the page in a private window. The editor’s own preview may show an empty box.',
  },
  {
    value: 'squarespace',
    label: 'Squarespace',
    help: 'A Code block.',
    place: 'Add a Code block to the page, choose HTML, paste the line and save.',
    check: 'Scripts do not run in the Squarespace editor. Open the published page in a private window.',
  },
  {
    value: 'wix',
    label: 'Wix',
    help: 'An embedded HTML element.',
    place:
      'On a Premium plan, add a Custom Element with the script’s address. On any plan, embed the address of the app’s own page as a site.',
    check: 'Publish the site, then look at it on a phone, too: Wix keeps a separate height there.',
  },
  {
    value: 'html',
    label: 'HTML/Custom',
    help: 'Your own pages, or any other builder that takes HTML.',
    place: 'Paste the line into the page where the app should stand. Nothing goes into the head.',
    check: 'Open the page. A policy that forbids foreign scripts needs our address added to it once.',
  },
] as const;
export type PlatformId = (typeof platforms)[number]['value'];

/** What each plan status means for a church's embed code. */
export const planStates = [
  ['Active', 'The lines are ready, and the apps work on your website.'],
  ['Trial', 'Every app that is ready can be used in the portal. The lines come with the plan.'],
  ['Grace', 'A payment is late. Everything goes on working while there is time to renew.'],
  ['Paused or expired', 'Visitors see a calm notice, and helplines go on answering.'],
] as const;
