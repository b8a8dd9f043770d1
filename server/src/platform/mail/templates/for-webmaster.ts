import type { EmailArgs } from '../mail-kinds.ts';
import type { Email } from './email.ts';

/** What a webmaster needs to add a church's apps to its website. */
export const forWebmaster = (args: EmailArgs['for-webmaster']): Email => {
  const { churchName, senderName, platformName, message, ownSteps, ownCodes, link } = args;
  return {
    subject: `Embed code for ${churchName}’s website`,
    heading: `Embed code for ${churchName}’s website`,
    before: [
      'Hello,',
      `${senderName} asked you to add these apps to ${churchName}’s website. Each code shows one app. No cookies, and you won’t need to change the code later.`,
    ],
    ...(message ? { quote: { text: message, by: senderName } } : {}),
    steps: [`In ${platformName}:`, ...ownSteps.split('\n')],
    codes: pairs(ownCodes.split('\n')),
    button: { label: 'Read the full instructions', link },
    after: [`If anything is unclear, ask ${senderName}, who sent you this.`],
  };
};

function pairs(lines: string[]): { label: string; code: string }[] {
  return lines.flatMap((label, index) => (index % 2 === 0 ? [{ label, code: lines[index + 1] ?? '' }] : []));
}
