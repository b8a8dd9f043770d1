import type { NotificationSettings, PrivacySettings } from '@lampstand/server/contracts';
import { api, read } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FormProps } from './form-props.ts';
import { SettingsSection } from './settings-section.tsx';

/** Text messages and push notifications aren’t offered: there’s no sender for them. */
const notices: { name: keyof NotificationSettings; label: string }[] = [
  { name: 'emailNotifications', label: 'Email notifications' },
  { name: 'weeklyDigest', label: 'Weekly digest by email' },
];
const visibilities: { name: keyof PrivacySettings; label: string }[] = [
  { name: 'showEmail', label: 'Show my email to members of my church' },
  { name: 'showPhone', label: 'Show my phone number to members of my church' },
  { name: 'showToPublic', label: 'Show my name to everyone, on my church’s page of people' },
];

/** Each change is saved at once. */
export function NotificationsForm({ profile, save }: FormProps) {
  const set = (name: keyof NotificationSettings, on: boolean) =>
    save('Notification settings updated', {
      failed: 'Failed to update notification settings',
      write: () =>
        read(
          api.user.notifications.$put({
            json: { notificationSettings: { ...profile.notificationSettings, [name]: on } },
          }),
        ),
    });
  return (
    <SettingsSection
      title="Notifications"
      help="We email you when your church approves you. Administrators also get emails about who is waiting and when a budget runs low. You’ll always get account emails."
    >
      <div>
        {notices.map(({ name, label }) => (
          <div key={name}>
            <Checkbox
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
    save('Privacy settings updated', {
      failed: 'Failed to update privacy settings',
      write: () =>
        read(api.user.privacy.$put({ json: { privacySettings: { ...profile.privacySettings, [name]: on } } })),
    });
  return (
    <SettingsSection
      title="Privacy"
      help="Everything is off by default. If you turn one on, your name is in your church’s list of people."
    >
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
