import type { ShellTexts } from '../en/shell.ts';

/** The same in Spanish. */
export const shellEs: ShellTexts = {
  skip: {
    main: 'Ir al contenido',
    navigation: 'Ir a la navegación',
    cookies: 'Ir a la pregunta sobre cookies',
  },
  header: {
    label: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    dashboard: 'Mis aplicaciones',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
  },
  account: {
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
  },
  links: {
    apps: 'Aplicaciones',
    pricing: 'Precio',
    documentation: 'Documentación',
    blog: 'Blog',
    ministryTools: 'Para líderes',
    communityOutreach: 'Para la comunidad',
    helpCenter: 'Centro de ayuda',
    contact: 'Escribir a soporte',
    about: 'Quiénes somos',
    privacy: 'Política de privacidad',
    terms: 'Términos del servicio',
    cookies: 'Política de cookies',
    cookieChoice: 'Preferencias de cookies',
  },
  footer: {
    tagline: 'Aplicaciones de ministerio para el sitio web que su iglesia ya tiene.',
    product: 'Producto',
    help: 'Ayuda',
    legal: 'Legal',
    last: 'Las citas bíblicas en inglés son de la World English Bible, de dominio público. Lampstand ofrece borradores e información. No reemplaza a un pastor, un médico, un abogado ni un amigo.',
    untranslated: 'Por ahora, el texto de estas páginas está solo en inglés.',
  },
  contact: {
    title: 'Escribir a soporte',
    text: 'Una persona lee y responde cada correo. Díganos qué hizo y qué pasó.',
    loading: 'Cargando nuestra dirección…',
    noProgram: '¿Esta computadora no tiene programa de correo? Use nuestro',
    form: 'formulario de contacto',
    close: 'Cerrar',
  },
};
