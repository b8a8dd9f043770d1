import type { NotificationSettings, PrivacySettings } from '@lampstand/server/contracts';
import { api, read } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FormProps } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

const notices: { name: keyof NotificationSettings; label: string; offered: boolean }[] = [
  { name: 'emailNotifications', label: 'Email notifications', offered: true },
  { name: 'weeklyDigest', label: 'Weekly digest by email', offered: true },
  { name: 'smsNotifications', label: 'Text messages (not available)', offered: false },
  { name: 'pushNotifications', label: 'Push notifications (not available)', offered: false },
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
    <SettingsSection title="Notifications" help="You’ll always get account emails.">
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
    <SettingsSection title="Privacy" help="Everything is off by default.">
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
