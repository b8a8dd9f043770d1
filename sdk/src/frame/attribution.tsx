import { fill } from '../view/words.ts';
import type { Boot } from './boot.ts';
import type { NoticeMessages } from './messages/index.ts';

interface AttributionProps {
  boot: Boot;
  /** Address of the privacy page in full. */
  privacy: string;
  words: NoticeMessages;
}

/** Whose app this is, and its two links. It never changes, so only the server has its code. */
export function Attribution({ boot: { church, hosted, words: first }, privacy, words }: AttributionProps) {
  return (
    <p className="by">
      <span>{fill(words.by, { church: church.name })}</span>
      <a href={privacy} target="_blank" rel="noopener">
        {words.privacy}
      </a>
      <a href={hosted} target="_blank" rel="noopener">
        {first.shell.hosted}
      </a>
    </p>
  );
}
