import type { EmbedCode, EmbedCodesAnswer, SubscribedApp } from '@lampstand/server/contracts';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './app-code.module.css';
import { AppSelect } from './app-select.tsx';
import { CodeBox } from './code-box.tsx';
import { OtherForms } from './other-forms.tsx';
import { PasteGuide } from './paste-guide.tsx';
import { WebmasterDialog } from './webmaster-dialog.tsx';
import { useSectionUrl } from './website-sections.ts';
import wizard from './wizard.module.css';

interface Props {
  answer: EmbedCodesAnswer;
  apps: readonly SubscribedApp[];
  app: string | undefined;
  onApp: (app: string) => void;
}

/** The code of one app and what to do with it. */
export function AppCode({ answer, apps, app, onApp }: Props) {
  const { words } = useAdmin();
  const { codes } = words;
  const [mailing, setMailing] = useState(false);
  const code = codeOf(answer, app);
  const [form, ...others] = code?.forms ?? [];
  if (!code || !form) return <p>{codes.unable}</p>;
  const { platform } = answer;
  return (
    <>
      <section className={wizard.part} aria-labelledby="copy-the-code">
        <h3 id="copy-the-code">{codes.copyPart}</h3>
        <AppSelect apps={apps} app={code.appId} onApp={onApp} />
        {code.off && <SwitchedOff />}
        {form.once && <CodeBox title={form.once.where} code={form.once.code} />}
        <CodeBox title={codes.on(code.appName, platform.name)} code={form.code} main />
        <p className={styles.acts}>
          <Button look="quiet" size="slim" onClick={() => setMailing(true)}>
            <Icon name="letter" />
            {codes.webmaster}
          </Button>
          <Button look="quiet" size="slim" onClick={() => print()}>
            <Icon name="print" />
            {codes.print}
          </Button>
        </p>
        <OtherForms forms={others} />
      </section>
      <PasteGuide platform={platform} />
      <WebmasterDialog
        open={mailing}
        onOpenChange={setMailing}
        platform={platform.id}
        app={code}
        all={answer.embedCodes.map(({ appId }) => appId)}
      />
    </>
  );
}

function SwitchedOff() {
  const { codes } = useAdmin().words;
  const addressOf = useSectionUrl();
  return (
    <Callout tone="caution" title={codes.offTitle}>
      <p>
        {codes.offText} <Link href={addressOf('sites')}>{codes.offLink}</Link>
      </p>
    </Callout>
  );
}

/** The app named in the URL, else the first. */
function codeOf({ embedCodes }: EmbedCodesAnswer, app: string | undefined): EmbedCode | undefined {
  return embedCodes.find(({ appId }) => appId === app) ?? embedCodes[0];
}
