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
            <p>This is Bible Chat’s real answer: whether the saying is in the Bible, and which passages speak to it.</p>
            <p className="small muted">It tells you when a verse doesn’t exist, and when it doesn’t know.</p>
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
          You met her twice. On Thursday someone has to stand up and say who she was. Since Monday, that’s you. The
          recipe is in her handwriting. One of the photographs has a dog in it, and no one has told you the dog’s name.
        </p>
        <p>
          No one can write this for you. An app can ask the family what they remember, keep every name the way they
          spelled it, count the minutes, and leave out what no one said. You still sit with them. You still choose the
          last sentence.
        </p>
        <p>
          Meanwhile the bulletin is due, a group leader needs questions by seven, and someone has asked for a Sunday
          off. None of that is why you do this work. It’s what keeps you from that kitchen table.
        </p>
      </div>
    </div>
  );
}
