import type { PlatformId } from '../../embeds/contract.ts';

/** Instructions to put an app into a page of one platform. */
interface PlatformGuideTexts {
  name: string;
  /** How to recognize this platform. */
  description: string;
  /** For the recommended form: one action a step, in the platform's own words. */
  steps: readonly string[];
  /** What depends on plan or role, or is otherwise surprising. */
  caveats: readonly string[];
  /** What to do when the code disappears after saving. */
  gone: string;
  /** Where to look whether it works, because many editors do not run scripts. */
  look: string;
}

export type PlatformMessages = { readonly [Id in PlatformId]: PlatformGuideTexts };

export const en: PlatformMessages = {
  wordpress: {
    name: 'WordPress',
    description: 'Your own WordPress, at a web host. You log in at /wp-admin.',
    steps: [
      'Log in as an administrator and open the page for editing.',
      'Click the plus sign where you want the app, and choose “Custom HTML”.',
      'Paste the code into the block.',
      'Click “Update” or “Publish”, then open the page in a private window.',
    ],
    caveats: [
      'Only administrators and editors can paste scripts (on a multisite network, only the super administrator). For everyone else, WordPress deletes the code when they save, without warning.',
      'Other roles can paste the app’s link on its own line. WordPress turns it into the app, up to 1,000 pixels high and without printing.',
      'With our plugin, anyone who can edit a page can add an app with a block, a shortcode or the link, at its full height. Contact support to get it.',
      'A plugin that delays scripts shows the app at the first touch or scroll. That’s fine. The app still works.',
    ],
    gone: 'If the block is empty after saving, your role can’t paste scripts. Paste the app’s link on its own line, or ask an administrator to add the script once and use the placeholder.',
    look: 'Check the published page. The editor shows the block as plain code.',
  },
  'wordpress-com': {
    name: 'WordPress.com',
    description: 'A site hosted by WordPress.com. You log in at wordpress.com.',
    steps: [
      'Open the page for editing.',
      'Put the cursor on an empty line.',
      'Paste the app’s link, alone on that line, and press Enter.',
      'Publish the page and open it in a private window.',
    ],
    caveats: [
      'Some plans don’t allow scripts, and plans change. The link works on every plan.',
      'If the link stays a plain link, your plan doesn’t show embeds. Visitors can still click it to open the app.',
    ],
    gone: 'If the code disappears after saving, your plan or role deletes it. Use the link.',
    look: 'Check the published page in a private window.',
  },
  squarespace: {
    name: 'Squarespace',
    description: 'Squarespace 7.1 or 7.0. You edit by clicking “Edit” on the page.',
    steps: [
      'Open the page and click “Edit”.',
      'Click “Add Block” where you want the app, and choose “Code”.',
      'Delete the sample text, leave the type on “HTML”, and paste the code.',
      'Click “Save”, then open the page in a private window.',
    ],
    caveats: [
      'The editor doesn’t run scripts. You see a notice instead. That’s normal.',
      'The Personal plan doesn’t allow code. Use a button that opens the app.',
      'In an older 7.0 template that loads pages without a full reload, put the script once into Settings, Advanced, Code Injection, Header, and use the placeholder in the Code Block.',
    ],
    gone: 'If the block shows the code as text, its type isn’t “HTML”. If there’s no Code block, your plan doesn’t have one. Use a button that opens the app.',
    look: 'Check the published page in a private window. The editor doesn’t run scripts.',
  },
  wix: {
    name: 'Wix',
    description: 'The Wix editor or Wix Studio.',
    steps: [
      'In the editor click “Add Elements”, then “Embed Code”, then “Custom Element”.',
      'Click “Choose Source”, choose “Server URL”, and paste the script’s address.',
      'Enter the tag name ministry-app.',
      'Click “Set Attributes” and add church and app with the values shown.',
      'Publish the site and open the page in a private window.',
    ],
    caveats: [
      'A custom element needs a Premium plan and a domain of your own.',
      'On a free plan, choose “Embed HTML”, then “Website address”, and paste the iframe’s address. Wix gives it a fixed height, so the app scrolls.',
    ],
    gone: 'If Wix doesn’t allow the custom element, your plan doesn’t have it. Use “Embed HTML” with the iframe’s address, or a button that opens the app.',
    look: 'Check the published page. The editor only shows a gray box.',
  },
  webflow: {
    name: 'Webflow',
    description: 'The Webflow Designer.',
    steps: [
      'In the Designer open the Add panel and drag “Code Embed” to where you want the app.',
      'Paste the code into the editor that opens, and click “Save & Close”.',
      'Publish the site and open the page in a private window.',
    ],
    caveats: [
      'Code embeds need a paid site or workspace plan. Without one, the code is saved but doesn’t show.',
      'The limit is 10,000 characters. The code is far shorter.',
    ],
    gone: 'If the embed is empty on the published page, your plan doesn’t allow custom code. Use a button that opens the app.',
    look: 'Check the published page. The Designer shows a placeholder.',
  },
  weebly: {
    name: 'Weebly',
    description: 'The Weebly editor with its drag-and-drop elements.',
    steps: [
      'Drag “Embed Code” from the left to where you want the app.',
      'Click the box, then “Edit Custom HTML”, and paste the code.',
      'Click outside the box and click “Publish”.',
      'Open the page in a private window.',
    ],
    caveats: ['The editor shows a placeholder until the site is published.'],
    gone: 'If there’s no “Embed Code” element, your plan doesn’t have it. Use a button that opens the app.',
    look: 'Check the published page. The editor shows a placeholder.',
  },
  shopify: {
    name: 'Shopify',
    description: 'A Shopify store with an online theme.',
    steps: [
      'Open “Online Store”, then “Themes”, and click “Customize”.',
      'Choose the page at the top, click “Add section”, and choose “Custom Liquid”.',
      'Paste the code into the box named “Liquid code”.',
      'Click “Save” and open the page in a private window.',
    ],
    caveats: ['You don’t need an app from the Shopify store, and you don’t have to edit the theme’s files.'],
    gone: 'If your theme has no “Custom Liquid” section, use a button that opens the app.',
    look: 'Check the page in your store.',
  },
  godaddy: {
    name: 'GoDaddy Websites + Marketing',
    description: 'GoDaddy’s own website builder.',
    steps: [
      'Open the page, click “Add Section”, and choose “HTML”.',
      'Paste the code into the box named “Custom code”.',
      'Set the section’s height to the number in the code.',
      'Click “Done”, then “Publish”, and open the page in a private window.',
    ],
    caveats: ['GoDaddy uses a fixed height that you set. The app scrolls.'],
    gone: 'If the section stays white, use a button that opens the app.',
    look: 'Check the published page.',
  },
  'google-sites': {
    name: 'Google Sites',
    description: 'sites.google.com, the new Google Sites.',
    steps: [
      'Open the page for editing and choose “Insert”, then “Embed”.',
      'Choose “Embed code”, paste the code, and click “Next”, then “Insert”.',
      'Drag the lower edge until you see the whole app.',
      'Click “Publish” and open the page in a private window.',
    ],
    caveats: [
      'Google Sites doesn’t allow scripts on the page. Use the iframe.',
      'You set the height by dragging. The app scrolls.',
    ],
    gone: 'If the box says that the content can’t be shown, use a button that opens the app.',
    look: 'Check the published page.',
  },
  joomla: {
    name: 'Joomla',
    description: 'A Joomla site. You log in at /administrator.',
    steps: [
      'Log in as a Super User, open “Content”, then “Site Modules”, and click “New”.',
      'Choose “Custom”, and turn the editor off with “Toggle Editor”.',
      'Paste the code, choose a position and the page, and click “Save & Close”.',
      'Open the page in a private window.',
    ],
    caveats: [
      'Joomla removes scripts and iframes when you save, except for Super Users.',
      'Editors like TinyMCE can delete the code too. Set the editor to “None” for this module.',
    ],
    gone: 'If the code disappears after saving, a text filter or the editor removed it. Ask a Super User, or use a button that opens the app.',
    look: 'Check the site itself.',
  },
  drupal: {
    name: 'Drupal',
    description: 'A Drupal site. You log in at /user.',
    steps: [
      'Log in as an administrator and open “Structure”, then “Block layout”.',
      'Click “Add content block”, and set the text format to “Full HTML”.',
      'Click “Source” in the editor and paste the code.',
      'Save, place the block in a region of the page, and open the page in a private window.',
    ],
    caveats: ['Basic and Restricted HTML delete scripts and iframes. Only “Full HTML” keeps them.'],
    gone: 'If the code disappears, the text format removed it. Ask the site administrator for “Full HTML”, or use a button that opens the app.',
    look: 'Check the site while logged out.',
  },
  html: {
    name: 'HTML/Custom',
    description: 'Your own files, or any builder with a box for HTML.',
    steps: [
      'Open the page’s file, or the box for HTML in your builder.',
      'Paste the code where you want the app, between <body> and </body>.',
      'Save and upload the page, then open it in a private window.',
    ],
    caveats: [
      'Between <head> and </head> the code shows nothing. Put it in the body.',
      'If your site sends a Content-Security-Policy, allow our address for scripts and frames. Copy the two lines below.',
    ],
    gone: 'If the app doesn’t appear, run the check in the next step. It tells you why.',
    look: 'Check the page on the web, not the file on your computer.',
  },
  'tag-manager': {
    name: 'Tag manager',
    description: 'Google Tag Manager or a similar tool that adds scripts to every page.',
    steps: [
      'Put the placeholder on the page where you want the app.',
      'In the tag manager, create a “Custom HTML” tag and paste the script.',
      'Make it fire on the pages with the placeholder, and publish the container.',
      'Open the page in a private window.',
    ],
    caveats: [
      'A tag manager doesn’t know where on the page to put the app. The placeholder says where.',
      'If the tag waits for consent, the app appears after the visitor chooses. It sets no cookies, so you can treat it as necessary content.',
    ],
    gone: 'If the placeholder disappears after saving, your editor deletes it. Ask for a block that keeps HTML, or use a button that opens the app.',
    look: 'Check the published page with the tag manager’s preview closed.',
  },
};
