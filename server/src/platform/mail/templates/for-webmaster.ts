import type { LetterArgs } from '../mail-kinds.ts';
import type { Letter } from './letter.ts';

/** Everything that the person who keeps the website needs to put the apps into it. */
export const forWebmaster = (args: LetterArgs['for-webmaster']): Letter => {
  const { churchName, senderName, platformName, message, ownSteps, ownCodes, link } = args;
  return {
    subject: `Apps for the website of ${churchName}`,
    heading: `A few lines for the website of ${churchName}`,
    before: [
      'Hello,',
      `${senderName} asks you to put the following into the website of ${churchName}. Each piece shows one app. Nothing else on the page is touched, no cookie is set, and later changes need no new code.`,
    ],
    ...(message ? { quote: { text: message, by: senderName } } : {}),
    steps: [`In ${platformName}:`, ...ownSteps.split('\n')],
    codes: pairs(ownCodes.split('\n')),
    button: { label: 'Read more about pasting it', link },
    after: [`If anything is unclear, please ask ${senderName}, who had this letter sent to you.`],
  };
};

function pairs(lines: string[]): { label: string; code: string }[] {
  return lines.flatMap((label, index) => (index % 2 === 0 ? [{ label, code: lines[index + 1] ?? '' }] : []));
}
