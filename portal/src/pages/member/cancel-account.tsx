import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useMemberTexts } from './member-texts.ts';
import { SettingsSection } from './settings-section.tsx';

export function CancelAccount() {
  const { cancel } = useMemberTexts().words;
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={cancel.title} help={cancel.help}>
      <p>
        <Button look="stop" onClick={() => setAsking(true)}>
          {cancel.ask}
        </Button>
      </p>
      <CancelDialog open={asking} onOpenChange={setAsking} />
    </SettingsSection>
  );
}
