import type { Language } from '@lampstand/sdk/app';

/** The answer to a message that is not understood, in the language of the message. */
export const unanswered: { readonly [lang in Language]: { answer: string; title: string; person: string } } = {
  en: {
    answer:
      'I’m a program, and I don’t understand this well enough to answer it; a person can. What I can do is look up a passage or a subject, such as “What does the Bible say about fear?”',
    title: 'Talk to a person',
    person:
      'A person can hear all of it. If anyone is in danger or is being hurt, call 911. If it’s more than you can carry, call or text 988 at any hour.',
  },
  es: {
    answer:
      'Soy un programa y no entiendo esto lo suficiente para responder; una persona sí puede. Por ahora entiendo pocas preguntas en español; puedo buscar un pasaje si escribe el libro y el capítulo, por ejemplo “Juan 3:16”.',
    title: 'Hable con una persona',
    person:
      'Una persona puede escuchar todo. Si alguien corre peligro o le están haciendo daño, llame al 911. Si siente que ya no puede más, llame al 988 y oprima 2 para español, a cualquier hora.',
  },
};
