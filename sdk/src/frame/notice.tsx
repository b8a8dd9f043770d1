import { fill } from '../view/words.ts';
import type { Boot, NoticeBoot } from './boot.ts';
import { QuietHelp } from './shell.tsx';
import { en } from './words/en.ts';
import { later } from './words/en-later.ts';
import { noticeWords } from './words/notices.en.ts';

export interface NoticeFacts {
  notice: NoticeBoot['notice'];
  church: Boot['church'] | undefined;
  app: { name: string; summary: string } | undefined;
  site: string | undefined;
  hosted: string | undefined;
}

/** The notice's heading, which is also the document's title. */
export function noticeTitle({ notice, app }: NoticeFacts): string {
  return fill(noticeWords[notice].title, { app: app?.name ?? noticeWords.app });
}

/** Why there is no app here, what a visitor can do, and what the administrator has to do. */
export function Notice(facts: NoticeFacts) {
  const { notice, church, app, site, hosted } = facts;
  const words = noticeWords[notice];
  const { care } = church ?? {};
  const filled = (text: string) =>
    fill(text, {
      app: app?.name ?? noticeWords.app,
      church: church?.name ?? noticeWords.church,
      site: site ?? noticeWords.site,
    });
  return (
    <>
      <header className="intro">
        <h1>{noticeTitle(facts)}</h1>
        <p>{filled(words.text)}</p>
        {notice === 'not-built' && app && <p>{app.summary}</p>}
        {'admin' in words && <p className="help">{filled(words.admin)}</p>}
        {hosted && (
          <p>
            <a href={hosted} target="_blank" rel="noopener">
              {en.shell.hosted}
            </a>
          </p>
        )}
      </header>
      {church && care && <QuietHelp words={en} care={care} ask={later.answer.care} />}
      <QuietHelp words={en} care={null} ask={undefined} />
    </>
  );
}
