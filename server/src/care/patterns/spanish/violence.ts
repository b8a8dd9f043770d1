import type { CarePatterns } from '../care-patterns.ts';

/** Sexual violence by anyone, in Spanish. */
export const sexualAssaultInSpanish: CarePatterns = {
  kind: 'sexual-assault',
  idioms: [
    '(abuso|abusa|abusaron|abusan) (de (mi|nuestra|su) (confianza|paciencia|bondad|generosidad|tiempo|ayuda|amabilidad|hospitalidad|buena fe))',
  ],
  self: [
    '(me|nos) (violo|violaron|viola|violan|han violado|ha violado|esta violando|quiso violar|intento violar|trato de violar|manoseo|manosearon|manosea)',
    '(fui|he sido|soy) (violad[oa]|abusad[oa] sexualmente|victima de (una violacion|abuso sexual|acoso sexual))',
    '(abuso|abusa|abusaron|abusan|abusando) (sexualmente )?de mi[not (confianza|paciencia|bondad|tiempo|generosidad)|\\S+]',
    '(me|nos) (forzo|forzaron|obligo|obliga|obligaron|fuerza|presiona) ~ (tener (relaciones|sexo)|acostarme|desnudarme|tocarl[oa]|hacerl[eo] (cosas|sexo)|besarlo)',
    '(alguien|un hombre|un amigo|un companero|un desconocido|mi jefe|el jefe|mi companero) (\\S+ ){0,3}me (toco|toca|manoseo|manosea|agarro|beso) (\\S+ )?(sin|a la fuerza|mis partes|en contra|debajo|los senos|entre|mientras dormia|sexualmente)',
  ],
  selfBefore: ['(me violaron|me violo|abusaron de mi|abuso de mi)'],
  other: [
    '(violaron|violo|abusaron de|abuso de|abuso sexualmente de) (a )?(mi|una) (hermana|hija|amiga|prima|sobrina|esposa|novia|companera|mom)',
    'a mi (hermana|hija|amiga|prima|sobrina|esposa|novia) la (violaron|violo|drogaron|manosearon)',
  ],
  mention: [
    '(violacion|abuso sexual|acoso sexual|agresion sexual)[not (de (la|las|los|sus|mis) (ley|leyes|reglas|derechos|normas|contrato))]',
  ],
};

/** Being held, sold or made to work, in Spanish. */
export const traffickingInSpanish: CarePatterns = {
  kind: 'trafficking',
  idioms: [],
  self: [
    '(patron|jefe|dueno|coyote|hombre|senor|senora|ellos|alguien) (\\S+ ){0,4}(me|nos) (quito|quitaron|tiene|tienen|retiene|retienen) (\\S+ )?(pasaporte|pasaportes|papeles|documentos|encerrad[oa]s?)',
    '(me|nos) (quito|quitaron|retiene|retienen) (el|mi|mis|los|nuestros) (pasaporte|pasaportes|papeles|documentos)',
    '(me|nos) (obligan|obliga|obligaron|fuerzan) a (prostituir\\S*|acostarme|acostarnos|vender mi cuerpo|trabajar (sin (pago|sueldo)|gratis|encerrad[oa]|para pagar)|tener sexo|estar con (hombres|clientes))',
    '(me|nos) tienen? (encerrad[oa]s?|secuestrad[oa]s?|trabajando sin (pago|sueldo)|amenazad[oa]s?) ~ (no|trabaj\\S+|deuda|casa|pagar|\\S+)',
    'tienen? trabajando (sin (pagarnos|pagarme|pago|sueldo)|encerrad[oa]s?)',
    'no (me|nos) dejan (salir|ir)[not (a jugar|temprano|con mis amigos|al recreo)]',
    'no (me|nos) (deja|dejan) (ir|salir|irme|irnos) (hasta (que )?pag\\S+|del trabajo|de la casa donde trabajo)',
    '(me|la|nos) (vendieron|vendio|trajeron enganad[oa]s?|trajo enganad[oa])',
  ],
  selfBefore: [],
  other: [
    '(tienen|tiene) (a )?(mi|una|unas|unos) (\\S+ ){0,2}(secuestrad[oa]s?|encerrad[oa]s? trabajando|prostituyendo\\S*)',
  ],
  mention: ['(trata|trafico) (de (personas|blancas|mujeres|ninos)|humana|humano|sexual)'],
};

/** Harm to an older person, in Spanish. */
export const elderAbuseInSpanish: CarePatterns = {
  kind: 'elder-abuse',
  idioms: [],
  self: [
    '(mi|mis|el|la) (hij[oa]s?|niet[oa]s?|sobrin[oa]s?|cuidador[ae]?s?|enfermer[oa]|nuera|yerno) (\\S+ ){0,3}(me )(quita|quitan|roba|roban|pega|pegan|grita y|maltrata|maltratan|deja sin|dejan sin) (\\S+ ){0,3}(dinero|cheque|pension|seguro social|comer|comida|medicinas|porque soy viej[oa]|y soy (viej[oa]|mayor))',
  ],
  selfBefore: [],
  other: [
    '(pega|golpea|maltrata|grita|roba|quita|quitan|roban|maltratan|encierra|empuja|descuida|pegan|golpean|estafa|estafan)( \\S+){0,3} (a|de) (mi|mis|la|el|su|nuestr[oa]) (abuel[oa]|abuelit[oa]|abuelos|bisabuel[oa]|anciano|anciana|mom (mayor|anciana)|papa (mayor|anciano)|senora mayor|viejit[oa])',
    '(cuidador[ae]?s?|enfermer[oa]) (\\S+ ){0,2}(le )?(pega|golpea|maltrata|grita y|deja sin) (\\S+ )?a? ?mi (papa|mom|padre|madre|espos[oa]|suegr[oa])',
    '(abuel[oa]|abuelit[oa]|anciano|anciana|bisabuel[oa]|viejit[oa]) (\\S+ ){0,8}((le|la|lo) (pega|pegan|golpea|golpean|maltrata|maltratan|roba|roban|tiene encerrad[oa]|deja sin comer|dejan sin comer|quita su dinero|quitan su dinero)|tiene moretones)',
  ],
  mention: ['(maltrato|abuso|abusos) (a|de|contra) (los )?(ancianos|personas mayores|adultos mayores)'],
};
