import type { CheckMessages } from './check-messages.ts';

export const en: CheckMessages = {
  findings: {
    'found plain': () => ({ says: 'Your app is live.', fix: null }),
    'found link': () => ({ says: 'Your page links to the app.', fix: null }),
    'not-found plain': () => ({
      says: 'We didn’t find the code on this page.',
      fix: 'Check that it’s the right page, that it’s published, and clear your cache.',
    }),
    'not-found rendered-by-script': ({ generator }) => ({
      says: `We didn’t find the code. ${generator} loads its pages with JavaScript, so the app may still be there.`,
      fix: 'Open the published page in a private window. If the app isn’t there, paste the code again, as the instructions say.',
    }),
    'stripped no-script': () => ({
      says: 'We found the placeholder but not the script.',
      fix: 'Your editor removed the script. Ask an administrator to add the script once to the header of the website, or paste the app’s link on its own line.',
    }),
    'stripped no-place': () => ({
      says: 'We found the script but no app.',
      fix: 'Paste the whole embed code again, with data-church and data-app, or add the placeholder where you want the app.',
    }),
    'stripped as-text': () => ({
      says: 'Visitors see the code as text.',
      fix: 'Delete it from the text block, and paste it into a block for HTML or code.',
    }),
    'in-head plain': () => ({
      says: 'The code is in the page’s head, where it can’t show anything.',
      fix: 'Move it to where you want the app on the page.',
    }),
    'wrong-church plain': ({ church }) => ({
      says: `The code is for another church, “${church}”.`,
      fix: 'Copy the code from Lampstand and paste it in place of the old code.',
    }),
    'wrong-church none': () => ({
      says: 'The code doesn’t say which church.',
      fix: 'Your editor removed part of it. Paste the whole code again into a block for HTML or code.',
    }),
    'wrong-app other': ({ app }) => ({
      says: `The page shows another app of your church, “${app}”.`,
      fix: 'If you meant this one, paste its code. You can have both on one page.',
    }),
    'wrong-app plain': ({ app }) => ({
      says: `The code asks for an app that doesn’t exist: “${app}”.`,
      fix: 'Copy the code from Lampstand again, and don’t change the app’s name.',
    }),
    'wrong-host plain': ({ origin }) => ({
      says: `The code is right, but ${origin} isn’t on your list of allowed websites, so visitors can’t see the app.`,
      fix: `Allow ${origin}.`,
    }),
    'blocked-by-csp plain': ({ directive }) => ({
      says: `The website’s Content-Security-Policy blocks the app: ${directive} doesn’t allow our address.`,
      fix: 'Send the two lines for the policy to the person who runs your website. Nothing else has to change.',
    }),
    'twice plain': ({ app }) => ({
      says: `The app “${app}” is on the page more than once.`,
      fix: 'Remove one of them. A theme or plugin may have added the second.',
    }),
    'rewritten delayed': ({ product }) => ({
      says: `Your app works, but ${product ?? 'an optimizer'} delays it until a visitor touches the page.`,
      fix: 'It works. To load it right away, exclude embed.js from your optimizer.',
    }),
    'rewritten rehosted': ({ src }) => ({
      says: `The page loads a copy of our script from another address: ${src}`,
      fix: 'The copy will go out of date. Exclude embed.js from your optimizer, or paste the code again.',
    }),
    'unreachable locked': ({ status }) => ({
      says: `The page asks for a password (status ${status}).`,
      fix: 'Publish the page or remove the password for a minute, then check again.',
    }),
    'unreachable gone': ({ status }) => ({
      says: `There’s no page at this address (status ${status}).`,
      fix: 'Copy the address from your browser while the published page is open.',
    }),
    'unreachable status': ({ status }) => ({
      says: `The website answered with an error (status ${status}).`,
      fix: 'Open the page yourself. If it works for you, the website may be blocking our check. Try again later.',
    }),
  },
  troubles: {
    'bad-address': {
      says: 'This isn’t the address of a web page.',
      fix: 'Copy the address from your browser. It starts with https:// and has no port.',
    },
    'private-address': {
      says: 'We can’t check addresses on a private network.',
      fix: 'Enter the address that visitors use.',
    },
    'no-such-host': { says: 'There’s no website with this name.', fix: 'Check the address for a typo.' },
    'no-answer': {
      says: 'The website didn’t answer.',
      fix: 'Open the page yourself. If it works for you, check again later.',
    },
    insecure: {
      says: 'The website’s security certificate isn’t valid.',
      fix: 'Ask your web host to renew it.',
    },
    'too-slow': {
      says: 'The website took more than ten seconds to answer.',
      fix: 'Check again in a moment. If this keeps happening, the website is slow.',
    },
    'too-many-redirects': {
      says: 'The address redirects too many times.',
      fix: 'Copy the address from your browser while the published page is open.',
    },
    'no-page': {
      says: 'This address is a file, not a page.',
      fix: 'Enter the address of the page that shows the app.',
    },
  },
};
