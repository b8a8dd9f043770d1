import { Fragment } from 'react';
import type { Contact } from '../app/index.ts';
import { type Inline, readInline, readMarkdown, safe } from './markdown.ts';

/** Small Markdown as elements; no HTML string exists on the way. The apps write English. */
export function Prose({ text, spoken, lang = 'en' }: { text: string; spoken?: boolean; lang?: string | undefined }) {
  const className = spoken ? 'prose spoken' : 'prose';
  return (
    <div className={className} lang={lang}>
      {readMarkdown(text).map((part, index) => {
        if (part.tag === 'ul') return <ul key={index}>{items(part.items)}</ul>;
        if (part.tag === 'ol')
          return (
            <ol key={index} start={part.start}>
              {items(part.items)}
            </ol>
          );
        const lines = part.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {pieces(line)}
          </Fragment>
        ));
        return <p key={index}>{part.tag === 'h' ? <b>{lines}</b> : lines}</p>;
      })}
    </div>
  );
}

/** One line of small Markdown. */
export function Line({ text }: { text: string }) {
  return <>{pieces(readInline(text))}</>;
}

/** A link out of the frame: web addresses open in a new tab, calls and emails on the device. */
export function OutLink({
  href,
  children,
  className,
}: {
  href: string;
  children: React.ReactNode;
  className?: string;
}) {
  const web = /^https?:/i.test(href);
  return (
    <a
      className={className}
      href={href}
      data-print={className && href.replace(/^(tel|sms|mailto|https?):(\/\/)?/, '')}
      {...(web ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
    >
      {children}
    </a>
  );
}

/** Ways to reach someone; an address of an unknown kind is shown as text. */
export function Contacts({ contacts, lang }: { contacts: readonly Contact[]; lang?: string | undefined }) {
  return (
    <p className="row" lang={lang}>
      {contacts.map((contact) =>
        safe.test(contact.href) ? (
          <OutLink key={contact.href} href={contact.href} className="button">
            {contact.label}
          </OutLink>
        ) : (
          <span key={contact.href}>{contact.label}</span>
        ),
      )}
    </p>
  );
}

function items(lines: Inline[][]) {
  return lines.map((line, index) => <li key={index}>{pieces(line)}</li>);
}

function pieces(line: Inline[]) {
  return line.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if (piece.tag === 'a')
      return (
        <OutLink key={index} href={piece.href}>
          {pieces(piece.inside)}
        </OutLink>
      );
    const Tag = piece.tag;
    return <Tag key={index}>{pieces(piece.inside)}</Tag>;
  });
}
