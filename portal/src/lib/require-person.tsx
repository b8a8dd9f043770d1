import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { HeaderBar } from '../ui/header-bar.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { usePerson } from './use-person.ts';

type Person = NonNullable<ReturnType<typeof usePerson>['person']>;
type User = NonNullable<Person['user']>;
type SignedInPerson = Omit<Person, 'user'> & { user: User };

interface Props {
  /** Page name on the loading screen. */
  name: string;
  /** Allowed roles; all when absent. Others are sent to /member, signed-out people to /login. */
  roles?: readonly User['role'][];
  children: (person: SignedInPerson) => ReactNode;
}

/** Shows its content, with the header bar, only to signed-in people. */
export function RequirePerson({ name, roles, children }: Props) {
  const { person } = usePerson();
  const [, navigate] = useLocation();
  const user = person?.user ?? null;
  const away =
    person === undefined ? undefined : !user ? '/login' : roles && !roles.includes(user.role) ? '/member' : undefined;
  useEffect(() => {
    if (away) navigate(away, { replace: true });
  }, [away, navigate]);
  if (!person || !user || away) return <LoadingScreen name={name} />;
  return (
    <>
      <HeaderBar email={user.email} role={user.role} home={person.home ?? '/member'} />
      {children({ ...person, user })}
    </>
  );
}
