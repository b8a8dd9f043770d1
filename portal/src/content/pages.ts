import type { PortalPath } from '@lampstand/server/contracts';

/** What a page says about itself to a browser tab, a search engine and whoever shares its address. */
export interface PageMeta {
  /** Without the product's name; that is added. */
  title: string;
  /** One or two plain sentences, 70 to 160 characters. */
  description: string;
  /** schema.org objects without their `@context`. */
  jsonLd?: readonly object[];
  /** For whom the address is shared: `article` for a post. */
  kind?: 'article';
}

/** What is known while a page is described: the pieces of its address, and what the server sent with it. */
export interface PagePlace {
  params: Record<string, string>;
  /** The data that stands under one of `keys`; undefined when it did not come with the page. */
  find: <Data>(key: readonly unknown[]) => Data | undefined;
  /** `https://HOST` of this server. */
  origin: string;
}

/** Undefined when the address names something that does not exist. */
export type Describe = (place: PagePlace) => PageMeta | undefined;

/** Every page by its pattern: what is said of it, or how that follows from its data. */
export const pageMeta: Record<PortalPath, PageMeta | Describe> = {
  '/': {
    title: 'Ministry apps for church websites',
    description:
      'Lampstand puts working ministry apps into the website your church already has. You paste one line; visitors need no account.',
  },
  '/ministry-tools': {
    title: 'For church leaders and staff',
    description: 'Apps that help pastors and staff prepare: sermons, studies, funerals, groups and schedules.',
  },
  '/community-outreach': {
    title: 'For community support',
    description: 'Apps for the people who come to a church with bills, a job search, a kitchen or a phone to master.',
  },
  '/spiritual-growth': {
    title: 'For spiritual growth',
    description: 'Prayer, reading and study on your church’s own website, with every verse checked word for word.',
  },
  '/outreach-innovation': {
    title: 'For outreach and innovation',
    description: 'Apps that size an idea to your people: missions, grants, assistance programs and fundraising.',
  },
  '/pricing': {
    title: 'Pricing',
    description:
      'One platform price for a church, a plan by seats for the people who use it, and thirty days to try it.',
  },
  '/apps': {
    title: 'Apps',
    description: 'All twenty-two ministry apps, in four groups, with what each one gives you and whether it is ready.',
  },
  '/apps/:appId': { title: 'App', description: 'A ministry app for your church’s website.' },
  '/app/:appId': { title: 'App', description: 'A ministry app, opened on its own.' },
  '/loading': { title: 'Opening', description: 'The app is on its way.' },
  '/help': {
    title: 'Help Center',
    description:
      'Answers about setting up, members, sign-in, plans, privacy, scripture and what to do when a box stays blank.',
  },
  '/about': {
    title: 'About',
    description: 'Why Lampstand exists, what we believe about software that writes in a church, and how to reach us.',
  },
  '/contact': {
    title: 'Contact',
    description: 'How to write to Lampstand, what to put into the letter, and where an answer may already be.',
  },
  '/embed-instructions': {
    title: 'Embed instructions',
    description:
      'How to put a ministry app into WordPress, Squarespace, Wix and plain HTML: one line, and what to check after.',
  },
  '/blog': {
    title: 'Blog',
    description: 'Articles for the volunteer who keeps the website and the people who answer for what stands on it.',
  },
  '/blog/category/:slug': { title: 'Blog', description: 'Articles of one category.' },
  '/blog/:slug': { title: 'Blog', description: 'An article from the Lampstand blog.', kind: 'article' },
  '/docs': {
    title: 'Documentation',
    description:
      'Guides for webmasters, developers and operators: embedding, the HTTP API, running a server, adding an app.',
  },
  '/docs/:guide': { title: 'Documentation', description: 'A guide from the Lampstand documentation.' },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'What this server stores about you, what it does not, for how long, and how to have it deleted.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The trial, the price, the guarantee and what you may expect of drafts that a program has written.',
  },
  '/cookie-policy': {
    title: 'Cookie Policy',
    description:
      'Each thing that Lampstand keeps in your browser, what it is for, how long it stays, and how to remove it.',
  },
  '/privacy-dashboard': {
    title: 'Privacy Dashboard',
    description: 'What is stored about you, on this device and on the server: read it, take it with you, delete it.',
  },
  '/login': { title: 'Login', description: 'Log in to Lampstand.' },
  '/signup': { title: 'Sign Up', description: 'Start the thirty-day trial of Lampstand.' },
  '/join-church': { title: 'Join Church', description: 'Join your church on Lampstand with an invitation.' },
  '/verify-email': { title: 'Verify Email', description: 'Confirm that an email address is yours.' },
  '/forgot-password': { title: 'Forgot Password', description: 'Ask for a link to choose a new password.' },
  '/reset-password': { title: 'Reset Password', description: 'Choose a new password.' },
  '/church-admin': { title: 'Church Admin', description: 'Members, invitations and the website of a church.' },
  '/member': { title: 'Member', description: 'Your profile.' },
  '/super-admin': { title: 'Super Admin', description: 'The rooms of the platform’s staff.' },
  '/dashboard': { title: 'Dashboard', description: 'The apps that are open to you.' },
};
