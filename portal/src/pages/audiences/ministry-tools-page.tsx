import { groups } from '@lampstand/sdk/app';
import { Link } from 'wouter';
import { leaders } from '../../content/audiences/leaders.ts';
import { SceneIllustration } from '../../illustrations/scene-illustration.tsx';
import { AppState } from '../public/app-state.tsx';
import layout from '../public/layout.module.css';
import { SampleSheet } from '../public/sample-sheet.tsx';
import { AudiencePage } from './audience-page.tsx';
import styles from './ministry-tools.module.css';

export function MinistryToolsPage() {
  return (
    <AudiencePage
      audience={leaders}
      opening={<Opening />}
      after={
        <section className={`${layout.page} ${layout.section} ${styles.door}`} aria-labelledby="door">
          <aside>
            <h2 id="door">Sunday, at the door</h2>
            <p className={styles.said}>“Where does the Bible say that God helps those who help themselves?”</p>
            <p>
              It was typed into Bible Chat like that, and this is the whole answer: first whether the saying is there,
              then the passages that do speak to it, taken from the printed text.
            </p>
            <p className="small muted">
              It also says when a book or a verse does not exist, and when it does not know.
            </p>
          </aside>
          <SampleSheet appId="bible-chat" name="Bible Chat" />
        </section>
      }
      list={(week) => (
        <ol className={styles.week}>
          {week.map(({ id, when, need, gives, name, available }) => (
            <li key={id}>
              <h3 className={styles.day}>{when}</h3>
              <p className={styles.need}>{need}</p>
              <div className={styles.app}>
                <Link href={`/apps/${id}`}>{name}</Link>
                <AppState available={available} />
                <p>{gives}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    />
  );
}

function Opening() {
  return (
    <div className={layout.page}>
      <div className={styles.opening}>
        <div>
          <p className="rubric">{groups['church-leaders']}</p>
          <h1>The funeral is on Thursday, and the family has sent three photographs and a recipe.</h1>
          <p className={layout.lead}>
            Eight apps for the people who keep a church going: the pastor with a second job, the volunteer with the
            announcements, the teacher on a Saturday night.
          </p>
        </div>
        <SceneIllustration name="desk" />
      </div>
      <div className={styles.story}>
        <p>
          You met her twice. Somebody has to stand up on Thursday and say who she was, and since Monday evening that
          somebody is you. The recipe is in her handwriting. One of the photographs has a dog in it, and nobody has told
          you the dog’s name.
        </p>
        <p>
          Nobody can write this for you, and nothing here pretends to. What a page can do is ask the family for what
          they remember, keep every name the way it was spelled, count the minutes, and leave out what it was not told.
          You still sit with them. You still choose the last sentence.
        </p>
        <p>
          Meanwhile the bulletin is due, a group leader needs questions by seven, and someone has asked for a Sunday
          off. None of that is why you do this work. It is only what stands between you and an hour at that kitchen
          table.
        </p>
      </div>
    </div>
  );
}
