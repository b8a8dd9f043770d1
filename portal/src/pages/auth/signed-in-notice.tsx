import { Link } from 'wouter';
import { usePerson } from '../../lib/use-person.ts';
import { Callout } from '../../ui/callout.tsx';

/** Links a signed-in person on the login or signup page to their own page, or to joining with the code that they hold. */
export function SignedInNotice({ invite }: { invite?: string | null }) {
  const { person } = usePerson();
  if (!person?.user) return undefined;
  return (
    <Callout tone="info" title={`You’re logged in as ${person.user.email}.`}>
      <p>
        {invite ? (
          <Link href={`/join-church?invite=${encodeURIComponent(invite)}`}>Join the church with this account</Link>
        ) : (
          <Link href={person.home ?? '/member'}>Go to your page</Link>
        )}
      </p>
    </Callout>
  );
}
