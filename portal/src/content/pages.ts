import type { BlogPage, BlogPostPage, PortalPath } from '@lampstand/server/contracts';
import { keys } from '../lib/keys.ts';
import type { useApps } from '../lib/use-apps.ts';
import { findGuide } from './docs/guides.ts';

/** Title, description and structured data of a page. */
export interface PageMeta {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two plain sentences, 70 to 160 characters. */
  description: string;
  /** schema.org objects without their `@context`. */
  jsonLd?: readonly object[];
  /** Open Graph type: `article` for a post. */
  kind?: 'article';
}

/** Cached data under one of `keys`. */
export type FindData = (key: readonly unknown[]) => unknown;

/** Undefined when the post, app or guide does not exist. */
type Describe = (params: Record<string, string>, find: FindData) => PageMeta | undefined;

/** Meta data by page pattern, fixed or made from the page's data. */
export const pageMeta: Record<PortalPath, PageMeta | Describe> = {
  '/': {
    title: 'Ministry apps for church websites',
    description:
      'Lampstand puts working ministry apps into the website your church already has. You paste one line; visitors need no account.',
  },
  '/ministry-tools': {
    title: 'For church leaders and staff',
    description:
      'One week in a church office and eight apps for it: funerals, schedules, sermons, groups. With a real answer from Bible Chat.',
  },
  '/community-outreach': {
    title: 'For community support',
    description: 'Apps for the people who come to a church with bills, a job search, a kitchen or a phone to master.',
  },
  '/spiritual-growth': {
    title: 'For spiritual growth',
    description:
      'Prayer, reading and study on your church’s own website, every verse from the printed text. With a prayer that the app wrote.',
  },
  '/outreach-innovation': {
    title: 'For outreach and innovation',
    description:
      'Four apps for committees, by the contents of their plans: missions, grants, programs, fundraising; and six things to settle first.',
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
  '/apps/:appId': ({ appId }, find) => describeApp(appId, find),
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
  '/blog/category/:slug': ({ slug = '' }, find) => describeCategory(slug, find),
  '/blog/:slug': ({ slug = '' }, find) => describePost(slug, find),
  '/docs': {
    title: 'Documentation',
    description:
      'Guides for webmasters, developers and operators: embedding, the HTTP API, running a server, adding an app.',
  },
  '/docs/:guide': ({ guide }) => findGuide(guide),
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

/** Meta data of a matched page. */
export function describePage(
  { pattern, params }: { pattern: PortalPath; params: Record<string, string> },
  find: FindData,
): PageMeta | undefined {
  const meta = pageMeta[pattern];
  return typeof meta === 'function' ? meta(params, find) : meta;
}

function describeApp(id: string | undefined, find: FindData): PageMeta | undefined {
  const { apps } = (find(keys.apps()) ?? {}) as { apps?: NonNullable<ReturnType<typeof useApps>['apps']> };
  const app = apps?.find((one) => one.id === id);
  if (!app) return undefined;
  return {
    title: app.name,
    description: `${app.summary} A ministry app for your church’s own website, by Lampstand.`,
    jsonLd: [
      {
        '@type': 'SoftwareApplication',
        name: app.name,
        description: app.summary,
        applicationCategory: 'WebApplication',
        operatingSystem: 'Any',
      },
    ],
  };
}

function describeCategory(slug: string, find: FindData): PageMeta | undefined {
  const list = find(keys.blogPosts(slug)) as BlogPage | undefined;
  const category = list?.categories.find((one) => one.slug === slug);
  return (
    category && {
      title: `${category.name}, from the blog`,
      description: `Everything on the Lampstand blog about ${category.name.toLowerCase()}, newest first.`,
    }
  );
}

function describePost(slug: string, find: FindData): PageMeta | undefined {
  const { post } = (find(keys.blogPost(slug)) ?? {}) as Partial<BlogPostPage>;
  return (
    post && {
      title: post.title,
      description: post.excerpt,
      kind: 'article',
      jsonLd: [
        {
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.excerpt,
          datePublished: new Date(post.publishDate).toISOString().slice(0, 10),
          dateModified: new Date(post.updatedAt).toISOString().slice(0, 10),
          articleSection: post.categoryName,
          wordCount: post.content.words,
          inLanguage: 'en-US',
          author: { '@type': 'Organization', name: post.authorName },
          publisher: { '@type': 'Organization', name: 'Lampstand' },
        },
      ],
    }
  );
}
