import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Undefined while loading. */
  email: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ContactDialog({ email, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contact Support"
      description="A person reads and answers every email. Tell us what you did and what happened."
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : 'Loading our address…'}</p>
      {/* Loads the page: a closing dialog would take the focus back from a page that is only rendered. */}
      <p>
        No email app on this computer? Use our <a href="/contact">contact form</a>.
      </p>
    </Dialog>
  );
}
