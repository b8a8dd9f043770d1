import { type CheckMessages, capital } from './check-messages.ts';

export const en: CheckMessages = {
  findings: {
    'found plain': () => ({ says: 'The app is in the page, and everything about it is right.', fix: null }),
    'found link': () => ({ says: 'The page links to the app’s own page. Visitors open it there.', fix: null }),
    'not-found plain': () => ({
      says: 'Nothing of ours is in this page.',
      fix: 'Check that this is the page you pasted into, that it is published, and that a cache in front of it has been emptied.',
    }),
    'not-found rendered-by-script': ({ generator }) => ({
      says: `Nothing of ours is in the page as it is sent. ${generator} renders its pages by script, so the app may be there all the same.`,
      fix: 'Open the published page in a private window and look. If the app is not there, paste it again as the instructions say.',
    }),
    'stripped no-script': () => ({
      says: 'The place for the app is there, but the script that fills it is not.',
      fix: 'Your editor removed the script while saving. Ask an administrator to put the script into the site’s header once, or paste the app’s link on a line of its own.',
    }),
    'stripped no-place': () => ({
      says: 'Our script is in the page, but nothing says which app to show.',
      fix: 'Paste the whole line again, with data-church and data-app, or add the placeholder where the app should stand.',
    }),
    'stripped as-text': () => ({
      says: 'The code is visible on the page as text.',
      fix: 'It was pasted into a text block. Delete it there and paste it into a block for HTML or code.',
    }),
    'in-head plain': () => ({
      says: 'The line is between <head> and </head>, where nothing can be shown.',
      fix: 'Move the line into the page, to where the app should stand.',
    }),
    'wrong-church plain': ({ church }) => ({
      says: `The code in the page names another church, “${church}”.`,
      fix: 'Copy the code from this portal and paste it in place of the old one.',
    }),
    'wrong-church none': () => ({
      says: 'The code in the page names no church.',
      fix: 'Your editor removed a part of it. Paste the whole line again into a block for HTML or code.',
    }),
    'wrong-app other': ({ app }) => ({
      says: `The page shows another app of your church, “${app}”.`,
      fix: 'If you meant this one, copy its code and paste it; both may stand in one page.',
    }),
    'wrong-app plain': ({ app }) => ({
      says: `The code in the page names an app that there is not, “${app}”.`,
      fix: 'Copy the code from this portal again. The app’s name must not be changed.',
    }),
    'wrong-host plain': ({ origin }) => ({
      says: `The code is right, but ${origin} is not on your list of websites, so visitors see an explanation instead of the app.`,
      fix: `Allow ${origin}.`,
    }),
    'blocked-by-csp plain': ({ directive }) => ({
      says: `The website’s Content-Security-Policy blocks the app: ${directive} does not allow our address.`,
      fix: 'Send the two lines for the policy to your webmaster. Nothing else has to change.',
    }),
    'twice plain': ({ app }) => ({
      says: `The same app, “${app}”, is in the page more than once.`,
      fix: 'Remove one of them. A theme or plugin may have added the second.',
    }),
    'rewritten delayed': ({ product }) => ({
      says: `The app is there and right. ${capital(product ?? 'an optimizer')} holds the script back until a visitor touches the page.`,
      fix: 'It works as it is. To show the app at once, add embed.js to the list of scripts that are left alone.',
    }),
    'rewritten rehosted': ({ src }) => ({
      says: `The page loads a copy of our script from another address: ${src}`,
      fix: 'The copy works but grows old. Leave embed.js out of combining and copying, or paste the line anew.',
    }),
    'unreachable locked': ({ status }) => ({
      says: `The page asks for a password (status ${status}).`,
      fix: 'Publish the page or take the password away for a minute, then check again.',
    }),
    'unreachable gone': ({ status }) => ({
      says: `There is no page at this address (status ${status}).`,
      fix: 'Copy the address from your browser while the published page is open.',
    }),
    'unreachable status': ({ status }) => ({
      says: `The website answered with an error (status ${status}).`,
      fix: 'Open the page yourself. If it works there, the website may turn our check away; wait a while and try again.',
    }),
  },
  troubles: {
    'bad-address': {
      says: 'This is not the address of a web page.',
      fix: 'Copy the address from your browser; it begins with https:// and has no port.',
    },
    'private-address': {
      says: 'This address leads into a private network, which we cannot and do not read.',
      fix: 'Enter the address under which visitors reach the page.',
    },
    'no-such-host': { says: 'There is no website of this name.', fix: 'Look for a typing error in the address.' },
    'no-answer': {
      says: 'The website did not answer.',
      fix: 'Open the page yourself. If it works there, wait a while and check again.',
    },
    insecure: {
      says: 'The website’s certificate is not in order, so a browser would warn.',
      fix: 'Ask whoever hosts the website to renew its certificate.',
    },
    'too-slow': {
      says: 'The website took longer than ten seconds.',
      fix: 'Check again in a moment. If it stays so, the website itself is slow.',
    },
    'too-many-redirects': {
      says: 'The address sends us on and on.',
      fix: 'Copy the address from your browser while the published page is open.',
    },
    'no-page': {
      says: 'What is at this address is a file, not a page.',
      fix: 'Enter the address of the page that shows the app.',
    },
  },
};
