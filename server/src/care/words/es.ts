import type { CareWords } from './care-words.ts';
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
  held: 'Soy un programa y no puedo acompañarle como lo hace una persona. Quiero que también tenga a una persona.',
  sayWhenHelpIsThere:
    'Cuando haya llegado la ayuda, escriba “Ya llegó la ayuda”. Si no le entendí bien, escriba “Estoy a salvo” y pregúnteme otra vez.',
  notSafe:
    'Gracias por decírmelo. Por favor, haga la llamada ahora, antes que nada; llame al 911 si está ocurriendo en este momento.',
  sayWhenSafe: 'Cuando esté a salvo, o si no le entendí bien, escriba “Estoy a salvo” y pregúnteme otra vez.',
  safe: {
    title: 'Me alegra saberlo.',
    text: 'Gracias por decírmelo. Si eso cambia, los números son los mismos a cualquier hora.',
    next: 'Quédese cerca de quienes están con usted, y cuéntele hoy a alguien lo que ha pasado. Cuando quiera, puede preguntarme otra cosa.',
  },
  stillThere: 'Si vuelve a ser difícil, puede hablar con una persona a cualquier hora.',
  unsure: {
    help: 'Si alguien tiene heridas, corre peligro o tomó algo, llame al 911 ahora. Si no puede hablar, envíe un mensaje de texto al 911; si no contestan, llame y deje la línea abierta. Para hablar con alguien a cualquier hora, llame al 988 y oprima 2 para español, o envíe AYUDA por mensaje de texto al 988. Es gratis y le responde una persona.',
    words:
      'Lo que escribió suena grave. Soy un programa y quizá no entendí todo; merece una persona que sí lo entienda.',
    safe: '¿Están todos a salvo en este momento, usted también? ¿Quién podría venir a estar ahí?',
    next: 'Si alguien tiene heridas, llame primero al 911. Después llame o escriba a uno de los números de arriba, o vaya con alguien de confianza y muéstrele lo que escribió.',
  },
  kinds: kindsEs,
};
