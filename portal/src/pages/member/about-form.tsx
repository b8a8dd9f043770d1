import type { FormEvent } from 'react';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { AreaField, TextField } from '../../ui/field.tsx';
import type { FormProps } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

/** Name, phone and ministry with one Save. Only what was changed is written, each to its own endpoint. */
export function AboutForm({ profile, save }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = formValues(event, 'firstName', 'lastName', 'phoneNumber', 'churchMinistryDescription');
    const { firstName, lastName, phoneNumber, churchMinistryDescription } = typed;
    const names = {
      failed: 'Failed to update profile',
      write: () => read(api.user.profile.$put({ json: { firstName, lastName } })),
    };
    const phone = {
      failed: 'Failed to update phone number',
      write: () =>
        phoneNumber.trim() ? read(api.user.phone.$put({ json: { phoneNumber } })) : read(api.user.phone.$delete()),
    };
    const church = {
      failed: 'Failed to update church association',
      write: () => read(api.user.church.$put({ json: { churchMinistryDescription } })),
    };
    return save(
      'Profile updated',
      names,
      ...(phoneNumber.trim() === (profile.phoneNumber ?? '') ? [] : [phone]),
      ...(churchMinistryDescription === profile.churchMinistryDescription ? [] : [church]),
    );
  };
  return (
    <SettingsSection
      title="About you"
      help="Your church’s administrators see your name and email. We never call you. You choose below who can see your number."
    >
      <form className="stack" onSubmit={submit}>
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          required
          defaultValue={profile.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={60}
          defaultValue={profile.lastName}
        />
        <TextField label="Email" readOnly value={profile.email} help="Contact support to change it." />
        <TextField
          label="Phone number"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          figures
          optional
          defaultValue={profile.phoneNumber ?? ''}
        />
        <AreaField
          label="Church and ministry"
          name="churchMinistryDescription"
          help="Where you worship and how you serve."
          optional
          maxLength={1000}
          defaultValue={profile.churchMinistryDescription}
        />
        <p>
          <Button type="submit">Save</Button>
        </p>
      </form>
    </SettingsSection>
  );
}
