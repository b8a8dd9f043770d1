import type { GuideLanguage } from '../../lib/use-embed-codes.ts';
import { useAdmin } from './admin-context.ts';
import styles from './admin-tab.module.css';

const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'es', name: 'Español' },
] as const;

/** Switches the tab between English and Spanish. */
export function LanguageSwitch({ onChoose }: { onChoose: (lang: GuideLanguage) => void }) {
  const { words, lang: now } = useAdmin();
  return (
    <fieldset className={styles.language} aria-label={words.language}>
      {languages.map(({ lang, name }) => (
        <button key={lang} type="button" lang={lang} aria-pressed={lang === now} onClick={() => onChoose(lang)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
