/** Texts of the support dialog. */
export const contactDialogEn = {
  title: 'Contact Support',
  text: 'A person reads and answers every email. Tell us what you did and what happened.',
  loading: 'Loading our address…',
  noProgram: 'No email app on this computer? Use our',
  form: 'contact form',
  close: 'Close',
};
