import type { NotificationSettings, PrivacySettings } from '@lampstand/server/contracts';
import { api, read } from '../../lib/api.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { FormProps } from './form-props.ts';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

/** Text messages and push notifications aren’t offered: there’s no sender for them. */
const notices = ['emailNotifications', 'weeklyDigest'] as const;
const visibilities = ['showEmail', 'showPhone', 'showToPublic'] as const;

/** Each change is saved at once. */
export function NotificationsForm({ profile, save }: FormProps) {
  const texts = useMemberTexts().words.notices;
  const set = (name: keyof NotificationSettings, on: boolean) =>
    save(texts.saved, {
      failed: texts.failed,
      write: () =>
        read(
          api.user.notifications.$put({
            json: { notificationSettings: { ...profile.notificationSettings, [name]: on } },
          }),
        ),
    });
  return (
    <SettingsSection title={texts.title} help={texts.help}>
      <div>
        {notices.map((name) => (
          <div key={name}>
            <Checkbox
              checked={profile.notificationSettings[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            >
              {texts[name]}
            </Checkbox>
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}

export function PrivacyForm({ profile, save }: FormProps) {
  const texts = useMemberTexts().words.privacy;
  const set = (name: keyof PrivacySettings, on: boolean) =>
    save(texts.saved, {
      failed: texts.failed,
      write: () =>
        read(api.user.privacy.$put({ json: { privacySettings: { ...profile.privacySettings, [name]: on } } })),
    });
  return (
    <SettingsSection title={texts.title} help={texts.help}>
      <div>
        {visibilities.map((name) => (
          <div key={name}>
            <Checkbox
              checked={profile.privacySettings[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            >
              {texts[name]}
            </Checkbox>
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}
