import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** What a webmaster needs to add a church's apps to its website. */
export const forWebmaster = (args: EmailArgs['for-webmaster']): Email => {
  const { churchName, senderName, platformName, message, ownSteps, ownCodes, link } = args;
  return {
    subject: `Apps for the website of ${churchName}`,
    heading: `Apps for the website of ${churchName}`,
    before: [
      'Hello,',
      `${senderName} asks you to add these apps to the website of ${churchName}. Each piece of code shows one app. It changes nothing else on the page and sets no cookie, and later changes need no new code.`,
    ],
    ...(message ? { quote: { text: message, by: senderName } } : {}),
    steps: [`In ${platformName}:`, ...ownSteps.split('\n')],
    codes: pairs(ownCodes.split('\n')),
    button: { label: 'Read the full instructions', link },
    after: [`If anything is unclear, please ask ${senderName}, who asked us to send you this email.`],
  };
};

function pairs(lines: string[]): { label: string; code: string }[] {
  return lines.flatMap((label, index) => (index % 2 === 0 ? [{ label, code: lines[index + 1] ?? '' }] : []));
}
