import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AsyncState } from '../ui/async-state.tsx';
import { HeaderBar } from '../ui/header-bar.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { Page } from '../ui/page.tsx';
import { useAccountTexts } from './account-texts.ts';
import { withReturnTo } from './return-to.ts';
import { usePerson, useSessionRefusals } from './use-person.ts';

const SessionEndedDialog = lazy(() =>
  import('../ui/session-ended-dialog.tsx').then((module) => ({ default: module.SessionEndedDialog })),
);

type Person = NonNullable<ReturnType<typeof usePerson>['person']>;
type User = NonNullable<Person['user']>;
type SignedInPerson = Omit<Person, 'user'> & { user: User };

interface Props {
  /** Page name on the loading screen. */
  name: string;
  /** Allowed roles; all when absent. Others are sent to /member, signed-out people to /login and back. */
  roles?: readonly User['role'][];
  children: (person: SignedInPerson) => ReactNode;
}

/**
 * Shows its content, with the header bar, only to signed-in people. When the session ends meanwhile, the content
 * stays with everything that was typed, under a dialog to log in again.
 */
export function RequirePerson({ name, roles, children }: Props) {
  const { words } = useAccountTexts();
  const { person, error, retry } = usePerson();
  const refusals = useSessionRefusals();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [shown, setShown] = useState<SignedInPerson>();
  if (isSignedIn(person) && person !== shown) setShown(person);
  const here = isSignedIn(person) ? person : refusals > 0 || person === undefined ? shown : undefined;
  const away = awayFrom({ person, here, failed: Boolean(error), roles, back: search ? `${path}?${search}` : path });
  useEffect(() => {
    // The login page says why it is there.
    if (away) navigate(away, { replace: true, state: { noSession: true } });
  }, [away, navigate]);
  if (error && !here && !away) {
    return (
      <Page title={name} noindex>
        <AsyncState
          {...words.unchecked}
          words={words.states}
          data={undefined}
          error={{ ...error, message: words.refused(error) }}
          retry={retry}
        >
          {() => null}
        </AsyncState>
      </Page>
    );
  }
  if (!here || away) return <LoadingScreen name={name} />;
  const { email, role } = here.user;
  return (
    <>
      <HeaderBar email={email} role={role} home={here.home ?? '/member'} />
      <Fragment key={here.user.id}>{children(here)}</Fragment>
      <Suspense>{refusals > 0 && <SessionEndedDialog email={email} refusals={refusals} />}</Suspense>
    </>
  );
}

const isSignedIn = (person: Person | null | undefined): person is SignedInPerson => Boolean(person?.user);

interface Access extends Pick<Props, 'roles'> {
  person: Person | null | undefined;
  here: SignedInPerson | undefined;
  failed: boolean;
  /** The page's own path and query. */
  back: string;
}

/** Where to send the person; undefined to stay. */
function awayFrom({ person, here, failed, roles, back }: Access): string | undefined {
  if (here) return roles && !roles.includes(here.user.role) ? '/member' : undefined;
  return person === null && !failed ? withReturnTo('/login', back) : undefined;
}
