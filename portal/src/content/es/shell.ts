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
    dashboard: 'Mis aplicaciones',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    back: 'Volver al inicio',
  },
  links: {
    home: 'Inicio',
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
  loading: {
    title: () => 'Cargando…',
    wait: 'Un momento',
  },
  lost: {
    title: 'Página no encontrada',
    text: 'La página que busca no existe.',
    home: 'Ir al inicio',
  },
};
