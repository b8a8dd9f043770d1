import { dashboardEn } from '../../content/en/dashboard.ts';
import { translated } from '../../lib/translated.ts';

export const useDashboardTexts = translated(dashboardEn, () =>
  import('../../content/es/dashboard.ts').then(({ dashboardEs }) => dashboardEs),
);
