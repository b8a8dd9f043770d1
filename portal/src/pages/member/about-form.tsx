import type { FormEvent } from 'react';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { AreaField, TextField } from '../../ui/field.tsx';
import type { FormProps } from './form-props.ts';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

/** Name, phone and ministry with one Save. Only what was changed is written, each to its own endpoint. */
export function AboutForm({ profile, save }: FormProps) {
  const { about } = useMemberTexts().words;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = formValues(event, 'firstName', 'lastName', 'phoneNumber', 'churchMinistryDescription');
    const { firstName, lastName, phoneNumber, churchMinistryDescription } = typed;
    const names = {
      failed: about.failed,
      write: () => read(api.user.profile.$put({ json: { firstName, lastName } })),
    };
    const phone = {
      failed: about.phoneFailed,
      write: () =>
        phoneNumber.trim() ? read(api.user.phone.$put({ json: { phoneNumber } })) : read(api.user.phone.$delete()),
    };
    const church = {
      failed: about.ministryFailed,
      write: () => read(api.user.church.$put({ json: { churchMinistryDescription } })),
    };
    return save(
      about.saved,
      names,
      ...(phoneNumber.trim() === (profile.phoneNumber ?? '') ? [] : [phone]),
      ...(churchMinistryDescription === profile.churchMinistryDescription ? [] : [church]),
    );
  };
  return (
    <SettingsSection title={about.title} help={about.help}>
      <form className="stack" onSubmit={submit}>
        <TextField
          label={about.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          required
          defaultValue={profile.firstName}
        />
        <TextField
          label={about.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          defaultValue={profile.lastName}
        />
        <TextField label={about.email} readOnly value={profile.email} help={about.emailHelp} />
        <TextField
          label={about.phone}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          figures
          optional={about.optional}
          defaultValue={profile.phoneNumber ?? ''}
        />
        <AreaField
          label={about.ministry}
          name="churchMinistryDescription"
          help={about.ministryHelp}
          optional={about.optional}
          maxLength={1000}
          defaultValue={profile.churchMinistryDescription}
        />
        <p>
          <Button type="submit">{about.save}</Button>
        </p>
      </form>
    </SettingsSection>
  );
}
