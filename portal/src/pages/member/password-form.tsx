import { type FormEvent, useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Save } from './form-props.ts';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

export function PasswordForm({ save }: { save: Save }) {
  const { words } = useMemberTexts();
  const texts = words.password;
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { currentPassword, newPassword, confirm } = formValues(event, 'currentPassword', 'newPassword', 'confirm');
    if (newPassword !== confirm) return setProblem(texts.differ);
    setProblem(undefined);
    const saved = await save(texts.saved, {
      failed: texts.failed,
      write: () => read(api.user['change-password'].$put({ json: { currentPassword, newPassword } })),
    });
    if (saved) form.reset();
  };
  return (
    <SettingsSection title={texts.title}>
      <form className="stack" onSubmit={submit}>
        <PasswordField label={texts.current} name="currentPassword" autoComplete="current-password" required />
        <PasswordField label={texts.next} name="newPassword" autoComplete="new-password" required />
        <PasswordField label={texts.confirm} name="confirm" autoComplete="new-password" required problem={problem} />
        <p>
          <Button type="submit">{texts.save}</Button>
        </p>
      </form>
    </SettingsSection>
  );
}
