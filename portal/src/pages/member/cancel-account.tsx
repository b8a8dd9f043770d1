import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

export function CancelAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title="Cancel account" help="This removes your name, email and settings.">
      <p>
        <Button look="stop" onClick={() => setAsking(true)}>
          Cancel my account…
        </Button>
      </p>
      <CancelDialog open={asking} onOpenChange={setAsking} />
    </SettingsSection>
  );
}
