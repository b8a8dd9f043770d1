import type { CareWords } from './index.ts';
import { kindsEs } from './kinds.es.ts';

/** Spanish of the Americas, to a person we call usted; no word for the reader has a gender. */
export const es: CareWords = {
  title: 'Por favor, hable con alguien ahora mismo.',
  notFinish: 'No tiene que terminar esta página.',
  nextTitle: 'El siguiente paso',
  note: 'Si algo de esto le toca de cerca a usted o a alguien que conoce, puede hablarlo con alguien.',
  offer: {
    title: 'Son muchas cargas juntas.',
    text: 'Esta página solo puede responder a una cosa a la vez. Una persona puede escucharlas todas. Por favor, cuénteselo hoy a alguien.',
  },
  held: 'Una página no puede acompañarle como lo hace una persona. Los números siguen aquí para usted.',
  notSafe:
    'Gracias por decírmelo. Por favor, haga la llamada ahora, antes que nada; llame al 911 si está ocurriendo en este momento.',
  sayWhenSafe: 'Cuando esté a salvo, escriba “Estoy a salvo” y seguimos desde ahí.',
  safe: {
    title: 'Me alegra que esté a salvo.',
    text: 'Gracias por decírmelo. Si eso cambia, los números son los mismos a cualquier hora.',
    next: 'Cuéntele hoy a una persona lo que escribió aquí. Cuando quiera, puede preguntarme otra cosa.',
  },
  stillThere: 'Si vuelve a ser difícil, puede hablar con una persona a cualquier hora.',
  kinds: kindsEs,
};
