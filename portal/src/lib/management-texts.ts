import type { AdminMessages } from '../content/en/church-admin.ts';
import type { ManagementAction } from '../content/en/management.ts';

/** Texts of an action's failure toast, in the tab's language. */
export const managementTexts = ({ sections, management }: AdminMessages, action: ManagementAction) => ({
  error: sections.error,
  network: sections.network,
  lang: sections.lang,
  problem: (error: { code: string; message: string }) => management.refused(action, error),
});
