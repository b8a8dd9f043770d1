import { Link } from 'wouter';
import { usePerson } from '../../lib/use-person.ts';
import { Callout } from '../../ui/callout.tsx';
import { useAuthTexts } from './auth-texts.ts';

/** Links a signed-in person on the login or signup page to their own page, or to joining with the code that they hold. */
export function SignedInNotice({ invite }: { invite?: string | null }) {
  const { signedIn } = useAuthTexts().words;
  const { person } = usePerson();
  if (!person?.user) return undefined;
  return (
    <Callout tone="info" title={signedIn.as(person.user.email)}>
      <p>
        {invite ? (
          <Link href={`/join-church?invite=${encodeURIComponent(invite)}`}>{signedIn.join}</Link>
        ) : (
          <Link href={person.home ?? '/member'}>{signedIn.go}</Link>
        )}
      </p>
    </Callout>
  );
}
