import { RequirePerson } from '../../lib/require-person.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Page } from '../../ui/page.tsx';
import { ProfileForms } from './profile-forms.tsx';

export function MemberPage() {
  return (
    <RequirePerson name="Member">
      {({ user, church }) => (
        <Page
          title="Member"
          noindex
          heading={`Welcome, ${user.firstName || user.name}`}
          action={
            <ButtonLink look="main" href="/dashboard">
              Open the apps
            </ButtonLink>
          }
          about={church ? `Member of ${church.name}` : 'Not connected to a church'}
        >
          <div className="stack">
            {user.userStatus === 'pending' && (
              <Callout tone="caution" title="Your church hasn’t approved you yet.">
                <p>
                  An administrator of {church?.name ?? 'your church'} has been notified. You can look around until then.
                </p>
              </Callout>
            )}
            {!church && (
              <Callout tone="info" title="You’re not part of a church yet.">
                <p>If your church uses Lampstand, ask for an invitation.</p>
                <p>
                  <ButtonLink size="slim" href="/join-church">
                    I have an invite code
                  </ButtonLink>
                </p>
              </Callout>
            )}
            <ProfileForms inChurch={church !== null && user.userStatus === 'active'} />
          </div>
        </Page>
      )}
    </RequirePerson>
  );
}
