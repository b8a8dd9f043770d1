import type { Profile } from '@lampstand/server/contracts';
import type { useProfile } from '../../lib/use-profile.ts';

export type Save = ReturnType<typeof useProfile>['save'];

export interface FormProps {
  profile: Profile;
  save: Save;
}
