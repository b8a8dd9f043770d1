import { useAdmin } from './admin-context.ts';
import styles from './admin-tab.module.css';

const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'es', name: 'Español' },
] as const;

/** Switches all tabs between English and Spanish. */
export function LanguageSwitch() {
  const { words, lang: now, chooseLanguage } = useAdmin();
  return (
    <fieldset className={styles.language} aria-label={words.language}>
      {languages.map(({ lang, name }) => (
        <button key={lang} type="button" lang={lang} aria-pressed={lang === now} onClick={() => chooseLanguage(lang)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
