import type { FormEvent } from 'react';
import { api, read } from '../../lib/api.ts';
import { formValues } from '../../lib/form-values.ts';
import { Button } from '../../ui/button.tsx';
import { AreaField, TextField } from '../../ui/field.tsx';
import type { FormProps } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

export function NamesForm({ profile, save }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const json = formValues(event, 'firstName', 'lastName');
    return save('Profile updated', 'Failed to update profile', () => read(api.user.profile.$put({ json })));
  };
  return (
    <SettingsSection title="Name and email" help="Your church’s administrators see both.">
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
        <p>
          <Button type="submit">Save name</Button>
        </p>
      </form>
    </SettingsSection>
  );
}

export function PhoneForm({ profile, save }: FormProps) {
  const failed = 'Failed to update phone number';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const json = formValues(event, 'phoneNumber');
    return save('Phone number updated', failed, () => read(api.user.phone.$put({ json })));
  };
  const remove = () => save('Phone number removed', failed, () => read(api.user.phone.$delete()));
  return (
    <SettingsSection title="Phone" help="We never call you. You choose below who can see it.">
      <form className="stack" onSubmit={submit} key={profile.phoneNumber}>
        <TextField
          label="Phone number"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          figures
          optional
          defaultValue={profile.phoneNumber ?? ''}
        />
        <p className="row">
          <Button type="submit">Save number</Button>
          {profile.phoneNumber && (
            <Button look="quiet" onClick={remove}>
              Remove
            </Button>
          )}
        </p>
      </form>
    </SettingsSection>
  );
}

export function ChurchForm({ profile, save }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const json = formValues(event, 'churchMinistryDescription');
    return save('Church association updated', 'Failed to update church association', () =>
      read(api.user.church.$put({ json })),
    );
  };
  return (
    <SettingsSection title="Church and ministry" help="Where you worship and how you serve.">
      <form className="stack" onSubmit={submit}>
        <AreaField
          label="Description"
          name="churchMinistryDescription"
          optional
          maxLength={1000}
          defaultValue={profile.churchMinistryDescription}
        />
        <p>
          <Button type="submit">Save description</Button>
        </p>
      </form>
    </SettingsSection>
  );
}
