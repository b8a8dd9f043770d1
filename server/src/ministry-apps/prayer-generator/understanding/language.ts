const spanish =
  /(?<![\p{L}])(?:el|la|los|las|un|una|y|que|de|por|para|con|mi|mis|su|está|esta|estoy|tiene|señor|dios|oración|oren|ore|gracias|ayuda|ayúdame|favor|nuestro|nuestra|muy|pero|familia|hijo|hija|hijos|hijas|mamá|papá|se|yo|me|en|es|al|del|desde|ya|les?|lo|sin|tengo|quiero|queremos|ojalá|mañana|hoy|años|esposo|esposa|abuelo|abuela)(?![\p{L}])/giu;

/** Whether a text is mainly Spanish: at least three of its words, and two of seven, are among the commonest. */
export function isSpanish(text: string): boolean {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const common = text.match(spanish)?.length ?? 0;
  return common >= 3 && common >= words / 3.5;
}
