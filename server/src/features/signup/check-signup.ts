import { invalidInput } from '../../platform/http/app-error.ts';
import { EMAIL_PATTERN, type Signup } from '../accounts/contract.ts';

/** What a kind of signup needs beyond the schema, in the specification's order. @throws AppError `invalid_input` */
export function assertComplete({ userType, inviteCode, churchData }: Signup): void {
  if (userType === 'join-church' && !inviteCode) throw invalidInput('Please enter your invite code', 'inviteCode');
  if (userType !== 'church-admin') return;
  if (!churchData?.name) throw invalidInput('Please enter your church name', 'churchData.name');
  if (!churchData.contactEmail) throw invalidInput('Please enter church contact email', 'churchData.contactEmail');
  if (!EMAIL_PATTERN.test(churchData.contactEmail)) {
    throw invalidInput('Please enter a valid email address', 'churchData.contactEmail');
  }
}
