import { type ReactNode, type Ref, useState } from 'react';
import type { CalloutBlock } from '../../app/index.ts';
import { Icon } from '../icon.tsx';
import { Contacts, Line, Prose } from '../prose.tsx';
import { caution, info } from '../result-icons.ts';
import type { BlockKinds, BlockProps } from './kinds.tsx';
import { Verse } from './verse.tsx';

interface CalloutProps extends BlockProps<CalloutBlock> {
  /** Makes the box able to take the focus. It is then read because it has the focus, and is no alert as well. */
  box?: Ref<HTMLDivElement>;
  /** After the contacts. */
  children?: ReactNode;
}

let callouts = 0;

/** A note set apart. An urgent one cannot be dismissed. */
export function Callout({ block, words, textLang, box, children }: CalloutProps) {
  const [away, setAway] = useState(false);
  const [id] = useState(() => `callout-${++callouts}`);
  if (away) return null;
  const { tone, title, text, contacts, lang = textLang } = block;
  const isUrgent = tone === 'urgent';
  // Someone who walks from heading to heading finds help.
  const Title = isUrgent ? 'h3' : 'b';
  const putAway = (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    setAway(true);
  };
  return (
    <div
      className={`callout ${tone}`}
      {...(box
        ? { ref: box, tabIndex: -1, role: 'group', 'aria-labelledby': id }
        : { role: isUrgent ? 'alert' : 'note' })}
    >
      {tone !== 'next' && <Icon d={tone === 'info' ? info : caution} />}
      <div>
        {(tone !== 'next' || !title) && <span className="visually-hidden">{words.tones[tone]}: </span>}
        <div id={box ? id : undefined} lang={lang}>
          {title && <Title>{/[.,:;?]$/.test(title) ? title : `${title}.`} </Title>}
          <Line text={text} />
        </div>
        {contacts && contacts.length > 0 && <Contacts contacts={contacts} lang={lang} />}
        {block.dismissible && !isUrgent && (
          <button type="button" className="link" onClick={putAway}>
            {words.dismiss}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}

/** The blocks that nearly every result has. */
export const lightBlocks: BlockKinds = {
  heading: ({ block, textLang }) => <h4 lang={textLang}>{block.text}</h4>,
  prose: ({ block, textLang }) => (
    <Prose text={block.text} spoken={block.spoken ?? false} lang={block.lang ?? textLang} />
  ),
  steps: ({ block, textLang }) => (
    <ol className="steps" lang={textLang}>
      {block.items.map((item, index) => (
        <li key={index}>
          <Line text={item} />
        </li>
      ))}
    </ol>
  ),
  stat: ({ block, textLang }) => (
    <dl className="bottom" lang={textLang}>
      {block.items.map((item) => (
        <div key={item.label}>
          <dt>
            <b>{item.label}</b>
            {item.detail && <span>{item.detail}</span>}
          </dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  ),
  callout: Callout,
  verse: Verse,
};
