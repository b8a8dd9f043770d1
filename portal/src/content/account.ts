import type { GuideLanguage } from '../lib/use-embed-codes.ts';

const en = {
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

const es: typeof en = {
  label: 'Cuenta',
  tools: 'Aplicaciones',
  back: {
    '/super-admin': 'Volver a Super Admin',
    '/church-admin': 'Volver a su iglesia',
    '/member': 'Volver a su perfil',
  },
  logout: 'Cerrar sesión',
  roles: {
    'Super Admin': 'Super Admin',
    'Church Administrator': 'Administrador de la iglesia',
    Pastor: 'Pastor',
    'Ministry Leader': 'Líder de ministerio',
    'Standard User': 'Miembro',
  },
};

/** Texts of the account bar, which only signed-in pages have. */
export const accountTexts: Record<GuideLanguage, typeof en> = { en, es };
