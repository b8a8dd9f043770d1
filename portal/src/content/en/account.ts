import { refusedEn } from './failure.ts';
import { statesEn } from './states.ts';

/** Texts of the account bar, which only signed-in pages have. */
export const accountEn = {
  refused: refusedEn,
  states: statesEn,
  unchecked: { name: 'account', failed: 'Authentication failed' },
  label: 'Account',
  tools: 'Tools Platform',
  back: {
    '/super-admin': 'Return to Super Admin Dashboard',
    '/church-admin': 'Return to Church Admin Dashboard',
    '/member': 'Return to Member Dashboard',
  },
  logout: 'Logout',
  roles: {
    'Super Admin': 'Super Admin',
    'Church Administrator': 'Church Administrator',
    Pastor: 'Pastor',
    'Ministry Leader': 'Ministry Leader',
    'Standard User': 'Standard User',
  },
};
