/** What is said to someone who writes in Spanish: the steps are in English only, and who helps in Spanish. */
export const spanish = {
  title: 'Todavía no tenemos pasos en español',
  answer:
    'Todavía no tenemos los pasos en español, y no queremos adivinar. Puede escribir su pregunta en inglés aquí, o pedirle a alguien que la escriba con usted.',
  who: 'Pida ayuda a su familia o a su iglesia. Muchas bibliotecas ayudan gratis: lleve su teléfono o computadora. En estos números hablan español:',
  whoTitle: 'Quién le puede ayudar',
  safe: '¿Alguien le pide dinero, una tarjeta de regalo, un código o entrar en su teléfono o computadora? Cuelgue. No pague y no dé ningún número. Llame a su banco al número que está en su tarjeta.',
  safeTitle: 'Cuidado con las estafas',
  stop: '**Pare. Esto parece una estafa.** No pague, no dé ningún número ni código, no toque el enlace. Cuelgue. Llame a alguien de confianza. Lo que sigue está en inglés.',
};
