import type { CarePatterns } from '../care-patterns.ts';

const who =
  '(mi|el|la|un|una|nuestr[oa]|su) (\\S+ )?(papa|mom|padre|madre|espos[oa]|marido|mujer|hij[oa]|niet[oa]|herman[oa]|abuel[oa]|abuelit[oa]|bebe|nin[oa]|ti[oa]|amig[oa]|vecin[oa]|hermanit[oa]|hijit[oa]|senor|senora|suegr[oa]|novi[oa]|sobrin[oa]|prim[oa])';

/** Someone needs an ambulance, in Spanish. */
export const medicalInSpanish: CarePatterns = {
  kind: 'medical',
  idioms: [
    '(no (puedo|me deja) respirar) (de la risa|tranquil[oa]|del (trabajo|estres|calor))',
    '(dolor|duele) (de|en) (el )?pecho (hace|cuando era)',
  ],
  self: [
    '(no puedo|me cuesta|casi no puedo) respirar[not (de la risa|tranquil(o|a)|por la (nariz|alergia))]',
    '(dolor|duele|opresion) (\\S+ ){0,4}(el |en el )?pecho[not (hace|cuando) (anos|era)]',
    '(me duele|tengo dolor en|siento (un )?dolor en|me aprieta) (mucho |fuerte )?(el |un )?(pecho) ~ ~ (brazo|respir\\S+|sud\\S+|ahora|mucho|fuerte|desde hace (una|media) hora)',
    '(creo que )?(me esta|estoy teniendo|tengo) (dando )?un (infarto|ataque al corazon|derrame)',
    '(me estoy|estoy) desangr\\S+',
  ],
  selfBefore: [],
  other: [
    `${who} (\\S+ ){0,3}(no respira|no puede respirar|no esta respirando|dejo de respirar|se esta ahogando|se ahoga|se desmayo y|se desplomo|no despierta|no reacciona|no responde|esta inconsciente|esta convulsionando|convulsiona|tiene convulsiones|esta teniendo un (infarto|derrame|ataque)|se esta desangrando|le esta dando un (infarto|derrame|ataque))[not (a (mis|los|nuestros) (mensajes|llamadas|textos|correos)|el telefono|mis|temprano|para la escuela|nunca a tiempo)]`,
    '(no respira bien|no despierta|no reacciona|esta inconsciente|esta convulsionando|le dio un (infarto|derrame)) (ahora|ahorita|y no|desde|que hago)',
  ],
  mention: [],
};

const swallows =
  '(tomo|trago|se tomo|se trago|bebio|se bebio|comio|se comio|ingirio|chupo|tome|me tome|trague|me trague)';
const toxin =
  '(cloro|lejia|detergente|jabon de (ropa|lavadora)|veneno|raticida|insecticida|gasolina|anticongelante|acido|solvente|tiner|thinner|pila|pilas|bateria de (boton|reloj)|limpiador|desinfectante|hongos (silvestres|del jardin)|pastillas|medicina|medicinas|medicamento|medicamentos|tabletas|frasco|insulina de mas|herbicida|cuetes|aguarras)';

/** Something was swallowed, in Spanish. */
export const poisonInSpanish: CarePatterns = {
  kind: 'poison',
  idioms: [
    '(tomo|toma|tome|me tome|se tomo|tomar|tomando|bebio) (\\S+ )?(mis|sus|su|mi|una|la|las|el|unas) (pastillas?|medicinas?|medicamentos?|tabletas?) (para|de la|del|cada|a tiempo|todos|todas las|por la|y ya|como|con|que (le|me) (dio|receto|recetaron))',
    '(tomo|tome|tomar|toma) (cafe|agua|te|leche|jugo|la santa cena|la comunion|una decision|clases|fotos|el autobus|el camion)',
  ],
  self: [
    `(me tome|me trague|tome|trague|me estoy tomando|acabo de (tomar|tomarme)) (ya )?(todas|muchas|demasiadas|un frasco|un bote|el frasco|todo el frasco|un monton|un puno|veinte|treinta|cincuenta|cien|\\d\\d+) ((de|las|mis|sus) ){0,2}${toxin}[not (preguntas|clases|fotos|decisiones|notas)]`,
    '(tome|me tome|bebi) (cloro|lejia|veneno|raticida|insecticida|anticongelante|detergente)',
    '(tuve|tengo|estoy teniendo) una sobredosis',
  ],
  selfBefore: [],
  other: [
    `${who} (\\S+ ){0,4}${swallows} (\\S+ ){0,4}${toxin}[not para|del dia|que le (dio|receto)|de la (presion|tos|gripe|noche|manana)|cada|a tiempo]`,
    `${who} (\\S+ ){0,3}(tuvo|tiene|esta teniendo|sufrio) una sobredosis`,
    'sobredosis (\\S+ ){0,4}(no responde|no despierta|no respira|inconsciente|ahora|que hago)',
  ],
  mention: ['(sobredosis|intoxicacion|envenenamiento|intoxicad[oa]|envenenad[oa])'],
};
