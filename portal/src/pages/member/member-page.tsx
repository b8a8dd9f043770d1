import { usePageTexts } from '../../lib/own-language.ts';
import { RequirePerson } from '../../lib/require-person.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Page } from '../../ui/page.tsx';
import { useMemberTexts } from './member-texts.ts';
import { ProfileForms } from './profile-forms.tsx';

export function MemberPage() {
  const { words } = usePageTexts(useMemberTexts);
  return (
    <RequirePerson name={words.page}>
      {({ user, church }) => (
        <Page
          title={words.page}
          noindex
          heading={words.welcome(user.firstName || user.name)}
          action={
            <ButtonLink look="main" href="/dashboard">
              {words.open}
            </ButtonLink>
          }
          about={church ? words.memberOf(church.name) : words.noChurch}
        >
          <div className="stack">
            {user.userStatus === 'pending' && (
              <Callout tone="caution" title={words.waits.title}>
                <p>{words.waits.text(church?.name)}</p>
              </Callout>
            )}
            {!church && (
              <Callout tone="info" title={words.alone.title}>
                <p>{words.alone.text}</p>
                <p>
                  <ButtonLink size="slim" href="/join-church">
                    {words.alone.code}
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
