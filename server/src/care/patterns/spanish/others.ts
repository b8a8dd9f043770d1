import type { CarePatterns } from '../care-patterns.ts';

/** Distress around a birth, in Spanish. */
export const perinatalInSpanish: CarePatterns = {
  kind: 'perinatal',
  idioms: ['baby shower'],
  self: [
    '(desde que (nacio|di a luz|tuve)|despues del parto|recien nacid[oa]|mi bebe|al bebe|a mi bebe) … (hacerle dano|lastimarl[oa]|no (lo|la) quiero|no siento nada por|no puedo mas|quiero (morir|desaparecer|irme)|pienso en|miedo de hacerle|no dejo de llorar|lloro todo el dia)',
    '(hacerle dano|lastimar|hacer dano) (a|al) (mi )?(bebe|recien nacid[oa])',
    '(tengo|sufro|con|creo que tengo) (de )?depresion (posparto|postparto|pos parto)',
  ],
  selfBefore: [],
  other: [
    '(mi (esposa|hija|hermana|nuera|amiga|mujer)) … (depresion (posparto|postparto)|desde que nacio (el|la|su) bebe (\\S+ ){0,4}(llora|no quiere|no come|triste))',
  ],
  mention: ['(depresion (posparto|postparto)|perdi (a )?(mi|un) bebe|aborto espontaneo|perdida del bebe)'],
};

const drug =
  '(alcohol|tomar|beber|drogas|drogarme|la droga|pastillas|heroina|cocaina|cristal|metanfetamina|fentanilo|crack|marihuana|piedra|la bebida|el vicio|la botella|inhalar)';

/** Alcohol and drugs, in Spanish. */
export const substanceInSpanish: CarePatterns = {
  kind: 'substance',
  idioms: [
    '(dejar|deje|dejo) de (fumar|tomar (cafe|refresco|soda|leche|azucar|te|coca|mis))',
    '(tomar|beber) (agua|cafe|leche|te|jugo|la copa|decisiones|una decision|de la fuente|del agua|en cuenta)',
  ],
  self: [
    `no (puedo|logro|consigo|he podido) (parar|dejar|controlar\\S*|vivir sin|salir) (de |con |el |la |las |del )*${drug}[not (cafe|refresco|soda|azucar|agua|en cuenta|decisiones|dulces)]`,
    '(recai|recaido|volvi a (caer|tomar|beber|drogarme|usar|consumir)|he vuelto a (tomar|beber|consumir|usar))[not (cafe|soda|refresco|carne|con (la|el|los|las) (dieta|cafe|dulces))]',
    `soy (un |una )?(alcoholic[oa]|adict[oa]|drogadict[oa])[not (al (trabajo|cafe|chocolate|celular|telefono)|a (las (series|compras)|los (libros|videojuegos)|la (lectura|comida)))|en recuperacion|sobri(o|a)]`,
    `(mi|el|la|este|esta) (adiccion|alcoholismo|vicio|problema con (el alcohol|las drogas|la bebida)) (\\S+ ){0,4}(mata\\S*|destru\\S*|acaba\\S*|control\\S*|peor|ayuda|libr\\S*|perd\\S*)[not (al (trabajo|cafe|celular))]`,
    '(tomo|bebo) (a escondidas|para (olvidar|dormir|no sentir|aguantar))',
    '(tomo|bebo|me drogo|consumo|me emborracho) (todos los dias|cada noche|diario|todas las noches|demasiado|hasta (perder|caer|olvidar)|a escondidas|desde la manana)[not (agua|cafe|te|leche|cafeina|azucar|refresco)]',
    'necesito (ayuda para )?(dejar|parar) (de |el |la |las )?(tomar|beber|drogarme|alcohol|drogas|consumir)',
  ],
  selfBefore: [],
  other: [
    '(mi|nuestr[oa]) (\\S+ )?(hij[oa]|espos[oa]|marido|herman[oa]|papa|mom|niet[oa]|sobrin[oa]|padre|madre|amig[oa]|novi[oa]|primo) (\\S+ ){0,4}((usa|consume) (\\S+ )?(drogas|heroina|cristal|fentanilo|cocaina|alcohol)|anda (otra vez |de nuevo )?(en|con) (las )?drogas|se (esta )?inyecta\\S*|recayo|volvio a (tomar|usar|drogarse|las drogas)|no (puede|quiere) dejar (de tomar|de beber|las drogas|el alcohol|la bebida)|se (esta )?drog\\S+|se (esta )?mata\\S* (con|tomando))[not (su (tiempo|celular|telefono)|lentes|el autobus|mucha (agua|energia))]',
  ],
  mention: [
    '(adicciones?|adict[oa]s?|alcoholic[oa]s?|alcoholismo|drogadic\\S+|sobriedad|rehabilitacion de (drogas|alcohol)|drogas)',
  ],
};

/** Being talked out of one's money, in Spanish. */
export const scamInSpanish: CarePatterns = {
  kind: 'scam',
  idioms: [
    'tarjetas? de regalo (para|a) (mi|mis|el|la|los|las|nuestr[oa]s?|un|una) (maestr[oa]s?|pastor|mom|papa|hij[oa]|amig[oa]|voluntari[oa]s?|familia)',
  ],
  self: [
    '(me|nos) (pide|piden|pidio|pidieron|exige|exigen|dijeron que (comprara|pagara)) (\\S+ ){0,6}(tarjetas? de regalo|gift cards?|bitcoin|criptomonedas?|western union|moneygram|zelle|transferencia urgente|el codigo|un codigo|mi (numero de )?seguro social|mi contrasena|mi clave|los datos de mi (cuenta|tarjeta)|acceso a mi (computadora|telefono|cuenta))',
    '(conoci|conocido|hable) (\\S+ )?(en|por) (internet|facebook|whatsapp|linea|una aplicacion|instagram|tinder) (\\S+ ){0,8}(dinero|mande|mandarle|transfer\\S+|prestamo|deposit\\S+|enviarle|invertir)',
    '(hombre|mujer|persona|novi[oa]|amig[oa]|alguien) (\\S+ ){0,3}(en|por|de) (internet|facebook|whatsapp|linea|instagram) (\\S+ ){0,6}(pide|pidio|quiere|necesita) (\\S+ ){0,4}(dinero|mande|envie|transfiera|deposite|preste)',
    '(llamo|llamaron|llaman|hablaron|escribieron|mensaje|correo|llamada) (\\S+ ){0,5}(irs|inmigracion|banco|seguro social|microsoft|policia|embajada|amazon|loteria|sorteo) (\\S+ ){0,8}(pagar|pague|pago|multa|deportar\\S*|arrest\\S+|codigo|tarjetas?|cuenta|premio|bloque\\S+|depositar)',
    '(gane|ganamos|gano) (\\S+ ){0,4}(loteria|premio|sorteo|herencia) (\\S+ ){0,6}(pagar|pague|deposit\\S+|impuestos|cuota|tarifa|datos)',
    '(nieto|nieta|hijo|hija|sobrino) (\\S+ ){0,5}(carcel|accidente|detenid[oa]|hospital) (\\S+ ){0,6}(fianza|deposit\\S+|mand\\S+|no le diga a nadie|transfer\\S+|tarjetas?)',
    'si no (pago|deposito|mando|compro) (\\S+ ){0,4}(me (van a )?(arrest\\S+|deport\\S+|demand\\S+|encarcel\\S+)|la policia|carcel)',
    '(banco|cajero|alguien|hombre|mujer|senor|agente) (\\S+ ){0,6}(mi|la) (clave|contrasena|pin)[not de (wifi|internet|la iglesia)]',
    '(nieto|nieta|hijo|hija|sobrino) (\\S+ ){0,5}(pres[oa]|detenid[oa]|carcel) (\\S+ ){0,3}mande (\\S+ )?dinero',
    '(me|nos) (estafaron|estafo|defraudaron|robaron (la identidad|mis ahorros)|enganaron y (mande|pague|deposite|transferi))',
  ],
  selfBefore: [],
  other: [
    '(mi (mom|papa|abuel[oa]|suegr[oa]|ti[oa]|abuelit[oa]|padre|madre)) (\\S+ ){0,6}(mando|manda|envio|envia|deposito|transfirio|compro|esta mandando) (\\S+ ){0,6}(dinero|tarjetas de regalo|bitcoin|ahorros) (\\S+ ){0,6}(internet|facebook|telefono|conocio|desconocid[oa]|nunca (ha )?visto|whatsapp)',
  ],
  mention: ['(estafas?|estafador\\S*|fraudes?|phishing)'],
};
