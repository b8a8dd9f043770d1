import { useChooseLanguage, useShell } from '../lib/use-shell.ts';
import { TextButton } from './text-button.tsx';

/** Changes to the other of the two languages; named in that language. */
export function LanguageButton() {
  const choose = useChooseLanguage();
  const [code, name] = useShell().lang === 'es' ? (['en', 'English'] as const) : (['es', 'Español'] as const);
  return (
    <TextButton lang={code} onClick={() => choose(code)}>
      {name}
    </TextButton>
  );
}
