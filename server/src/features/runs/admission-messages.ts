import type { Localized } from '@lampstand/sdk/app';

/** Why a run may not go on, to a visitor. */
export const admissionMessages = {
  paused: {
    en: 'This app is resting on this website for now.',
    es: 'Por ahora, esta aplicación está en pausa en este sitio web.',
  },
  account: (app: string) => ({
    en: `${app} is for people with an account here. Please log in, or sign up; the trial is free.`,
    es: `${app} es para personas que tienen una cuenta aquí. Por favor, inicie sesión o regístrese; la prueba es gratis.`,
  }),
  proof: {
    en: 'Very much is asked of this page right now. Please send it once more.',
    es: 'En este momento esta página recibe muchísimas peticiones. Por favor, envíelo una vez más.',
  },
  tries: {
    en: 'Today’s tries without an account are used up. Sign up for the free trial to go on now, or come back tomorrow.',
    es: 'Las pruebas de hoy sin una cuenta se han terminado. Regístrese para la prueba gratis y siga ahora, o vuelva mañana.',
  },
} satisfies { [name: string]: Localized | ((app: string) => Localized) };
