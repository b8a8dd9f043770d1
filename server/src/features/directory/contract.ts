import type { Role } from '../accounts/contract.ts';

/** Someone whom members of the same church can see. */
export interface DirectoryPerson {
  id: string;
  name: string;
  role: Role;
  /** Null unless the person shows it to members. */
  email: string | null;
  /** Null unless the person shows it to members, or when they gave none. */
  phoneNumber: string | null;
}
