import type { NotificationSettings, PrivacySettings } from '@lampstand/server/contracts';
import { api, read } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FormProps } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

const notices: { name: keyof NotificationSettings; label: string; offered: boolean }[] = [
  { name: 'emailNotifications', label: 'Email notices', offered: true },
  { name: 'weeklyDigest', label: 'Weekly digest by email', offered: true },
  { name: 'smsNotifications', label: 'Text messages (not offered on this server)', offered: false },
  { name: 'pushNotifications', label: 'Push notices (not offered on this server)', offered: false },
];
const visibilities: { name: keyof PrivacySettings; label: string }[] = [
  { name: 'showEmail', label: 'Show my email to members of my church' },
  { name: 'showPhone', label: 'Show my phone number to members of my church' },
  { name: 'showToPublic', label: 'Show my name outside my church' },
];

/** Each change is saved at once. */
export function NotificationsForm({ profile, save }: FormProps) {
  const set = (name: keyof NotificationSettings, on: boolean) =>
    save('Notification settings updated', 'Failed to update notification settings', () =>
      read(
        api.user.notifications.$put({
          json: { notificationSettings: { ...profile.notificationSettings, [name]: on } },
        }),
      ),
    );
  return (
    <SettingsSection title="Notices" help="Letters about your account itself always come.">
      <div>
        {notices.map(({ name, label, offered }) => (
          <div key={name}>
            <Checkbox
              disabled={!offered}
              checked={profile.notificationSettings[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            >
              {label}
            </Checkbox>
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}

export function PrivacyForm({ profile, save }: FormProps) {
  const set = (name: keyof PrivacySettings, on: boolean) =>
    save('Privacy settings updated', 'Failed to update privacy settings', () =>
      read(api.user.privacy.$put({ json: { privacySettings: { ...profile.privacySettings, [name]: on } } })),
    );
  return (
    <SettingsSection title="Privacy" help="All of it is off until you say so.">
      <div>
        {visibilities.map(({ name, label }) => (
          <div key={name}>
            <Checkbox
              checked={profile.privacySettings[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            >
              {label}
            </Checkbox>
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}
