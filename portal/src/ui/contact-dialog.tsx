import { contactDialogEn } from '../content/en/contact-dialog.ts';
import { translated } from '../lib/translated.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  /** Undefined while loading. */
  email: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const useDialogTexts = translated(contactDialogEn, () =>
  import('../content/es/contact-dialog.ts').then(({ contactDialogEs }) => contactDialogEs),
);

export function ContactDialog({ email, open, onOpenChange }: Props) {
  const { lang, words } = useDialogTexts();
  const { title, text, loading, noProgram, form, close } = words;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      lang={{ code: lang, close }}
      footer={<Button onClick={() => onOpenChange(false)}>{close}</Button>}
    >
      <p>{email ? <a href={`mailto:${email}`}>{email}</a> : loading}</p>
      {/* Loads the page: a closing dialog would take the focus back from a page that is only rendered. */}
      <p>
        {noProgram} <a href="/contact">{form}</a>.
      </p>
    </Dialog>
  );
}
