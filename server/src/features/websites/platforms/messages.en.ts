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
      'Press the plus sign where the app should stand, and choose “Custom HTML”.',
      'Paste the line into the block.',
      'Press “Update” or “Publish”, then open the page in a private window.',
    ],
    caveats: [
      'Only administrators and editors may paste scripts; on a network of sites only the super administrator may. For everybody else WordPress removes the line while saving, and says nothing.',
      'Somebody with fewer rights can paste the link of the app on a line of its own. WordPress turns it into the app, at most 1,000 pixels high and without printing.',
      'With our plugin, anyone who can edit a page can add an app with a block, a shortcode or that link, at its full height. Ask support for the plugin.',
      'A plugin that delays scripts shows the app at the first touch or scroll. That is fine; the app still opens.',
    ],
    gone: 'If the block is empty after saving, your role may not paste scripts. Paste the link of the app on a line of its own instead, or ask an administrator to put the script into the site once and use the placeholder.',
    look: 'Look at the published page. The editor shows the block as plain code.',
  },
  'wordpress-com': {
    name: 'WordPress.com',
    description: 'A site hosted by WordPress.com. You log in at wordpress.com.',
    steps: [
      'Open the page for editing.',
      'Put the cursor on an empty line.',
      'Paste the link of the app, alone on that line, and press Enter.',
      'Publish the page and open it in a private window.',
    ],
    caveats: [
      'Whether scripts may be pasted depends on your plan, and the plans have changed more than once. The link needs no such right.',
      'If the link stays a plain link, your plan shows no embeds from other sites. Visitors can still press it: it opens the app on its own page.',
    ],
    gone: 'If the code disappears after saving, your plan or role removes it. Use the link.',
    look: 'Look at the published page in a private window.',
  },
  squarespace: {
    name: 'Squarespace',
    description: 'Squarespace 7.1 or 7.0. You edit by pressing “Edit” on the page.',
    steps: [
      'Open the page and press “Edit”.',
      'Press “Add Block” where the app should stand, and choose “Code”.',
      'Delete the sample text, leave the type on “HTML”, and paste the line.',
      'Press “Save”, then open the page in a private window.',
    ],
    caveats: [
      'Scripts do not run in the editor, where you see a notice instead. That is normal.',
      'The Personal plan does not allow code. Use a button that leads to the app’s own page.',
      'In an older 7.0 template that loads pages without a full reload, put the script once into Settings, Advanced, Code Injection, Header, and use the placeholder in the Code Block.',
    ],
    gone: 'If the block shows the code as text, its type is not “HTML”. If there is no Code block, your plan has none: use the button to the hosted page.',
    look: 'Look at the published page in a private window; the editor does not run scripts.',
  },
  wix: {
    name: 'Wix',
    description: 'The Wix editor or Wix Studio.',
    steps: [
      'In the editor press “Add Elements”, then “Embed Code”, then “Custom Element”.',
      'Press “Choose Source”, choose “Server URL”, and paste the script’s address.',
      'Enter the tag name ministry-app.',
      'Press “Set Attributes” and add church and app with the values shown.',
      'Publish the site and open the page in a private window.',
    ],
    caveats: [
      'A custom element needs a Premium plan and a domain of your own.',
      'On a free plan choose “Embed HTML”, then “Website address”, and paste the address of the app’s own frame. Wix gives that frame a fixed height, so the app scrolls inside it.',
    ],
    gone: 'If Wix refuses the custom element, your plan has none. Use “Embed HTML” with the address of the frame, or a button to the hosted page.',
    look: 'Look at the published page; the editor shows a grey box.',
  },
  webflow: {
    name: 'Webflow',
    description: 'The Webflow Designer.',
    steps: [
      'In the Designer open the Add panel and drag “Code Embed” to where the app should stand.',
      'Paste the line into the editor that opens, and press “Save & Close”.',
      'Publish the site and open the page in a private window.',
    ],
    caveats: [
      'Code embeds need a paid site or workspace plan; without one the code is kept and not shown.',
      'An embed may hold 10,000 characters. The line is far shorter.',
    ],
    gone: 'If the embed stays empty on the published page, your plan does not show custom code. Use a button to the hosted page.',
    look: 'Look at the published page; the Designer shows a placeholder.',
  },
  weebly: {
    name: 'Weebly',
    description: 'The Weebly editor with its drag-and-drop elements.',
    steps: [
      'Drag “Embed Code” from the left to where the app should stand.',
      'Press the box, then “Edit Custom HTML”, and paste the line.',
      'Click outside the box and press “Publish”.',
      'Open the page in a private window.',
    ],
    caveats: ['The editor shows a placeholder until the site is published.'],
    gone: 'If there is no “Embed Code” element, your plan has none. Use a button to the hosted page.',
    look: 'Look at the published page; the editor shows a placeholder.',
  },
  shopify: {
    name: 'Shopify',
    description: 'A Shopify store with an online theme.',
    steps: [
      'Open “Online Store”, then “Themes”, and press “Customize”.',
      'Choose the page at the top, press “Add section”, and choose “Custom Liquid”.',
      'Paste the line into the box named “Liquid code”.',
      'Press “Save” and open the page in a private window.',
    ],
    caveats: ['You don’t need an app from the Shopify store, and you don’t have to edit the theme’s files.'],
    gone: 'If your theme has no “Custom Liquid” section, use a button to the hosted page.',
    look: 'Look at the page of the store itself.',
  },
  godaddy: {
    name: 'GoDaddy Websites + Marketing',
    description: 'GoDaddy’s own website builder.',
    steps: [
      'Open the page, press “Add Section”, and choose “HTML”.',
      'Paste the code into the box named “Custom code”.',
      'Set the section’s height to the number in the code.',
      'Press “Done”, then “Publish”, and open the page in a private window.',
    ],
    caveats: ['GoDaddy puts the code into a frame of its own with a height that you set. The app scrolls inside it.'],
    gone: 'If the section stays white, use a button to the hosted page.',
    look: 'Look at the published page.',
  },
  'google-sites': {
    name: 'Google Sites',
    description: 'sites.google.com, the new Google Sites.',
    steps: [
      'Open the page for editing and choose “Insert”, then “Embed”.',
      'Choose “Embed code”, paste the code, and press “Next”, then “Insert”.',
      'Drag the lower edge until the whole app is seen.',
      'Press “Publish” and open the page in a private window.',
    ],
    caveats: [
      'Google Sites puts everything into frames of its own and does not let scripts reach the page. The plain frame works there; the line of script does not size itself.',
      'The height is what you drag. The app scrolls inside it.',
    ],
    gone: 'If the box says that the content cannot be shown, use a button to the hosted page.',
    look: 'Look at the published page.',
  },
  joomla: {
    name: 'Joomla',
    description: 'A Joomla site. You log in at /administrator.',
    steps: [
      'Log in as a Super User and open “Content”, then “Site Modules”, and press “New”.',
      'Choose “Custom”, and switch the editor off with “Toggle Editor”.',
      'Paste the line, choose a position and the page, and press “Save & Close”.',
      'Open the page in a private window.',
    ],
    caveats: [
      'For everybody but Super Users, Joomla’s text filters remove scripts and frames while saving.',
      'Editors such as TinyMCE may remove the line as well. Set the editor to “None” for this module.',
    ],
    gone: 'If the line disappears after saving, a text filter or the editor removed it. Ask the Super User, or use a button to the hosted page.',
    look: 'Look at the site itself.',
  },
  drupal: {
    name: 'Drupal',
    description: 'A Drupal site. You log in at /user.',
    steps: [
      'Log in as an administrator and open “Structure”, then “Block layout”.',
      'Press “Add content block”, and set the text format to “Full HTML”.',
      'Press “Source” in the editor and paste the line.',
      'Save, place the block in a region of the page, and open the page in a private window.',
    ],
    caveats: ['Basic and Restricted HTML remove scripts and frames. Only “Full HTML” keeps them.'],
    gone: 'If the line disappears, the text format removed it. Ask the site’s administrator for “Full HTML”, or use a button to the hosted page.',
    look: 'Look at the site itself, logged out.',
  },
  html: {
    name: 'HTML/Custom',
    description: 'Files you write yourself, or any builder with a box for HTML.',
    steps: [
      'Open the page’s file, or the box for HTML in your builder.',
      'Paste the line where the app should stand, between <body> and </body>.',
      'Save and upload the page, then open it in a private window.',
    ],
    caveats: [
      'Pasted between <head> and </head>, the line loads and shows nothing. Put it into the body.',
      'If your site sends a Content-Security-Policy, it must allow our address for scripts and frames. The two lines are ready to copy below.',
    ],
    gone: 'If the app does not appear, run the check in the next step. It reads your page and says why.',
    look: 'Look at the page on the web, not at the file on your disk.',
  },
  'tag-manager': {
    name: 'Tag manager',
    description: 'Google Tag Manager or a similar tool that adds scripts to every page.',
    steps: [
      'Put the placeholder into the page, where the app should stand.',
      'In the tag manager make a new tag of the type “Custom HTML” and paste the script.',
      'Let it fire on the pages that have the placeholder, and publish the container.',
      'Open the page in a private window.',
    ],
    caveats: [
      'A script that a tag manager adds has no place of its own in the page. The placeholder says where the app goes.',
      'If the tag waits for consent, the app appears once the visitor has chosen. It sets no cookie and can be treated as necessary content.',
    ],
    gone: 'If the placeholder disappears after saving, your editor removes it. Ask for a block that keeps HTML, or use a button to the hosted page.',
    look: 'Look at the published page, with the tag manager’s preview closed.',
  },
};
