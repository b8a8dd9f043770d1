import type { Language } from '@lampstand/sdk/app';
import { churchContacts, contactsOf } from '../../../care/index.ts';
import type { Plan } from '../../define-app.ts';
import type { Asking } from '../asking.ts';
import { planOf } from './sections.ts';

const words: { readonly [lang in Language]: { answer: string; title: string; person: string } } = {
  en: {
    answer:
      'I don’t have an answer for this, and I’d rather not guess about something that is part of your life. I can look up a passage or a subject, such as “What does the Bible say about fear?”',
    title: 'Talk to a person',
    person:
      'A person can hear all of it. If anyone is in danger or is being hurt, call 911. If it’s more than you can carry, call or text 988 at any hour.',
  },
  es: {
    answer:
      'No tengo una respuesta para esto, y prefiero no adivinar sobre algo de su vida. Por ahora solo entiendo preguntas en inglés; puedo buscar un pasaje si escribe su cita, por ejemplo “Juan 3:16”.',
    title: 'Hable con una persona',
    person:
      'Una persona puede escuchar todo. Si alguien corre peligro o le están haciendo daño, llame al 911. Si es más de lo que puede llevar, llame al 988 y oprima 2 para español, a cualquier hora.',
  },
};

/** Says that there is no answer, and who can be talked to. Code writes every word: nothing is guessed. */
export async function planUnanswered(lang: Language, { church }: Asking): Promise<Plan> {
  const { answer, title, person } = words[lang];
  const plan = planOf({
    title: 'Your question',
    sections: [
      {
        id: 'answer',
        title: 'Answer',
        bare: true,
        fixed: true,
        blocks: [
          { type: 'prose', lang, text: answer },
          {
            type: 'callout',
            tone: 'info',
            lang,
            title,
            text: person,
            contacts: [...contactsOf('lifeline', lang).slice(0, 2), ...churchContacts(church, lang)],
          },
        ],
      },
    ],
    suggestions: [],
    facts: { kind: 'unanswered' },
  });
  return { ...plan, otherTitles: ['What you wrote'] };
}
