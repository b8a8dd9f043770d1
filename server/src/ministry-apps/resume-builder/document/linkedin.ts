import type { Block } from '@lampstand/sdk/app';
import { heading, present, prose } from '../../../app-kit/index.ts';
import { sentence } from '../lines/as-sentence.ts';
import type { Resume } from '../resume.ts';
import { words } from '../texts.en.ts';
import { typed } from './text.ts';

const most = { headline: 220, about: 2_600 };

/** A headline and an "About" text within LinkedIn's limits, of the resume's own facts. */
export function linkedInBlocks(resume: Resume): Block[] {
  const { headline, about } = linkedInTexts(resume);
  const { linkedin } = words;
  return present([
    heading(linkedin.headline),
    prose([headline]),
    heading(linkedin.about),
    prose([about]),
    prose([linkedin.counts(headline.length, about.length)]),
  ]);
}

function linkedInTexts({ target, entries, skills, summary }: Resume): { headline: string; about: string } {
  const titles = [...new Set(entries.map(({ title }) => title))];
  const headline = cutAt(
    present([titles[0] ?? target, ...skills.slice(0, 3)])
      .map(typed)
      .join(' | '),
    most.headline,
    ' | ',
  );
  const lines = entries.flatMap((entry) =>
    entry.bullets
      .flatMap((bullet) => (summary?.includes(bullet.text) ? [] : sentence(bullet.text, bullet)))
      .slice(0, 2),
  );
  const about = [summary && typed(summary), lines.slice(0, 4).map(typed).join(' ')].filter(Boolean).join('\n\n');
  return { headline, about: cutAt(about, most.about, ' ') };
}

/** The text up to its last joint within the limit. */
function cutAt(text: string, limit: number, joint: string): string {
  if (text.length <= limit) return text;
  return text.slice(0, Math.max(text.lastIndexOf(joint, limit), 1));
}
