import { type FormEvent, useState } from 'react';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Save } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

export function PasswordForm({ save }: { save: Save }) {
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { currentPassword, newPassword, confirm } = formValues(event, 'currentPassword', 'newPassword', 'confirm');
    if (newPassword !== confirm) return setProblem('Passwords do not match');
    setProblem(undefined);
    const saved = await save('Password changed. Other devices were logged out.', {
      failed: 'Failed to change password',
      write: () => read(api.user['change-password'].$put({ json: { currentPassword, newPassword } })),
    });
    if (saved) form.reset();
  };
  return (
    <SettingsSection title="Password">
      <form className="stack" onSubmit={submit}>
        <PasswordField label="Current password" name="currentPassword" autoComplete="current-password" required />
        <PasswordField label="New password" name="newPassword" autoComplete="new-password" required />
        <PasswordField
          label="Confirm new password"
          name="confirm"
          autoComplete="new-password"
          required
          problem={problem}
        />
        <p>
          <Button type="submit">Change password</Button>
        </p>
      </form>
    </SettingsSection>
  );
}
