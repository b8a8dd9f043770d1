/** English texts around every page: skip links, header and footer. */
export const shellEn = {
  skip: {
    main: 'Skip to main content',
    navigation: 'Skip to navigation',
    cookies: 'Skip to the question about cookies',
  },
  header: {
    label: 'Main',
    menu: 'Menu',
    dashboard: 'Dashboard',
    login: 'Login',
    signUp: 'Sign Up',
    back: 'Back to Home',
  },
  links: {
    home: 'Home',
    apps: 'Apps',
    pricing: 'Pricing',
    documentation: 'Documentation',
    blog: 'Blog',
    ministryTools: 'Ministry Tools',
    communityOutreach: 'Community Outreach',
    helpCenter: 'Help Center',
    contact: 'Contact support',
    about: 'About',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    cookies: 'Cookie Policy',
    cookieChoice: 'Cookie preferences',
  },
  footer: {
    tagline: 'Ministry apps for the website your church already has.',
    product: 'Product',
    help: 'Help',
    legal: 'Legal',
    last: 'Scripture quotations are from the World English Bible, in the public domain. Lampstand offers drafts and information. It doesn’t replace a pastor, a doctor, a lawyer or a friend.',
    /** Said in other languages, whose readers find these pages in English. */
    untranslated: '',
  },
  loading: {
    title: (page: string) => `Loading ${page}...`,
    wait: 'Optimizing for best performance',
  },
  lost: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist.",
    home: 'Go Home',
  },
};

export type ShellTexts = typeof shellEn;
