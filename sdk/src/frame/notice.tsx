import { fill } from '../view/words.ts';
import type { Boot, NoticeBoot } from './boot.ts';
import type { DeferredMessages, FrameMessages, NoticeMessages } from './messages/index.ts';
import { QuietHelp } from './shell.tsx';

export interface NoticeFacts {
  notice: NoticeBoot['notice'];
  church: Boot['church'] | undefined;
  app: { name: string; summary: string } | undefined;
  site: string | undefined;
  hosted: string | undefined;
  allow: string | undefined;
  words: { first: FrameMessages; deferred: DeferredMessages; notices: NoticeMessages };
}

/** The notice's heading, which is also the document's title. */
export function noticeTitle({ notice, app, words: { notices } }: NoticeFacts): string {
  return fill(notices[notice].title, { app: app?.name ?? notices.app });
}

/** Why there is no app here, what a visitor can do, and what the administrator has to do. */
export function Notice(facts: NoticeFacts) {
  const { notice, church, app, site, hosted, allow } = facts;
  const { first, deferred, notices } = facts.words;
  const words = notices[notice];
  const { care } = church ?? {};
  const filled = (text: string) =>
    fill(text, {
      app: app?.name ?? notices.app,
      church: church?.name ?? notices.church,
      site: site ?? notices.site,
    });
  return (
    <>
      <header className="intro">
        <h1>{noticeTitle(facts)}</h1>
        <p>{filled(words.text)}</p>
        {notice === 'not-built' && app && <p>{app.summary}</p>}
        {'admin' in words && <p className="help">{filled(words.admin)}</p>}
        {allow && (
          <p className="help">
            <a href={allow} target="_blank" rel="noopener">
              {filled(notices.allow)}
            </a>
          </p>
        )}
        {hosted && (
          <p>
            <a href={hosted} target="_blank" rel="noopener">
              {first.shell.hosted}
            </a>
          </p>
        )}
      </header>
      {church && care && <QuietHelp words={first} care={care} ask={deferred.answer.care} />}
      <QuietHelp words={first} care={null} ask={undefined} />
    </>
  );
}
