import { Icon } from '../view/icon.tsx';
import { phone } from '../view/icons.ts';
import { fill } from '../view/words.ts';
import type { CareContact } from './boot.ts';
import type { FrameMessages } from './messages/index.ts';

interface QuietHelpProps {
  words: FrameMessages;
  care: CareContact | null;
  /** The question before the contact; with `{care}` for its name. */
  ask: string | undefined;
}

/** Where a person can be reached: the church's care contact when there is one to show, else the helpline. */
export function QuietHelp({ words, care, ask }: QuietHelpProps) {
  return (
    <p className="quiet-help">
      <Icon d={phone} />
      <span>
        {care && ask ? (
          <>
            {fill(ask, { care: care.label })} {care.email && <a href={`mailto:${care.email}`}>{care.email}</a>}
            {care.email && care.phone && ', '}
            {care.phone && <a href={`tel:${care.phone.replace(/[^\d+]/g, '')}`}>{care.phone}</a>}
          </>
        ) : (
          // Every second part is a number with the words before it, so that the link says what it does.
          words.shell.crisis.split(/(\w+ (?:or text |al )?\d{3})/).map((part, index) =>
            index % 2 ? (
              <a key={part} href={part[0] === 'A' ? 'sms:988?body=AYUDA' : `tel:${part.slice(-3)}`}>
                {part}
              </a>
            ) : (
              part
            ),
          )
        )}
      </span>
    </p>
  );
}

/** The status line. It is in the document from the start, so that changes are announced. */
export function Status({ text, busy, lang }: { text: string; busy: boolean; lang: string | undefined }) {
  return (
    <p className={text ? (busy ? 'status busy' : 'status on') : 'status'} role="status" lang={lang}>
      {busy && <Flame />}
      {text}
    </p>
  );
}

function Flame() {
  return (
    <svg className="flame" viewBox="5 0 14 17" aria-hidden="true">
      <path d="M12.3 1.5c2.7 2.9 4.7 5.7 4.7 8.9a5 5 0 0 1-10 0c0-2 .9-3.5 2.1-4.9.4 1.3 1 2 1.9 2.4-.2-2.2.2-4.4 1.3-6.4z" />
    </svg>
  );
}
