import type { CarePatterns } from '../care-patterns.ts';

const partner =
  '(espos[oa]|marido|mujer|novi[oa]|pareja|concubin[oa]|companer[oa] sentimental|ex|exmarido|exesposo|exnovio|ex (marido|esposo|novio))';
const parent =
  '(papa|mom|padre|madre|padrastro|madrastra|ti[oa]|abuel[oa]|herman[oa]|primo|padrino|cunado|maestr[oa]|entrenador|pastor|sacerdote|cura|vecino|ninera|novio de mi mom)';
const child =
  '(hij[oa]|hijit[oa]|nin[oa]|niet[oa]|sobrin[oa]|beb[ea]|bebe|hermanit[oa]|nene|nena|hij[oa]s|nin[oa]s|niet[oa]s)';
const hits =
  '(pega|pego|pegan|pegaba|golpea|golpeo|golpean|maltrata|maltrato|maltratan|patea|pateo|empuja|empujo|cachetea|cacheteo|avienta|avento|ahorca|ahorco|asfixia|estrangula|jalonea|jalo|jala|quema|quemo|lastima|lastimo|azota|azoto|humilla|amenaza|amenazo|tortura|abusa|agrede|agredio|encierra|encerro|arrastra|arrastro|dio una golpiza|da golpizas|agarra a golpes|agarro a golpes|levanta la mano|levanto la mano)';
const touches =
  '(toca|toco|tocaba|manosea|manoseo|viola|violo|violaba|abusa|abuso|abusaba|molesta sexualmente|besa en la boca|acaricia|se mete en mi cama|desnuda|mete la mano)';

/** Harm by someone close, in Spanish. */
export const abuseAdultInSpanish: CarePatterns = {
  kind: 'abuse-adult',
  idioms: [
    '(me|nos|le|te|se) (pega|pego|pegan|pegaba) (el|la|un|una|mucho la|mucho el|fuerte el|fuerte la|mas el|muy fuerte la|mucho) (sol|gripe|gripa|frio|calor|nostalgia|tristeza|viento|aire|sueno|susto|hambre|canciones|cancion|soledad|letra)',
    '(me|nos|los) (va|van|iba) a matar (mi (mom|papa|jefe|esposa|esposo|mujer|marido|maestra|abuela) )?(si|cuando|porque|por) (llego|llegamos|no (hago|llego|limpio|termino|lavo)|se entera|sabe|ve|vea|olvido|se me olvida|rompo|repruebo)',
    '(mi (mom|papa|jefe|esposa|esposo|mujer|marido|maestra|abuela)) me (va a matar|mata) (si|cuando|por)',
    'me mata de (risa|ternura|hambre|amor|aburrimiento|curiosidad|los nervios|nervios)',
    '(me|nos) (golpea|golpeo|lastima|lastimo|duele) (la (noticia|vida|situacion|verdad|rodilla|espalda|crisis|pandemia)|el (alma|corazon|recuerdo)|mucho (la|el))',
    '(me|lo|la) (empuja|empujo|jala) (a|hacia) (ser|buscar|orar|seguir|crecer|servir|dios|cristo|la iglesia|mejorar|estudiar)',
    'me quema (el sol|la conciencia)',
    '(me|la|lo|nos) pega a su (pecho|corazon|lado)',
    'miedo (de|a) (la|las|los|el) (muerte|alturas|aranas|perros|oscuridad|futuro|examen|operacion|cirugia)',
  ],
  self: [
    `mi ${partner} (\\S+ ){0,4}(me |nos )${hits}[not en (ajedrez|domino)|el sol]`,
    `(el|ella|mi suegr[oa]|mi cunad[oa]|mi yerno|mi nuera|mi hijo|mi hermano|el hombre con quien vivo|mi jefe) (siempre |todavia |otra vez |ya |a veces )?(me|nos) ${hits} (y|cuando|porque|otra vez|delante|con|si|hasta|en la|cada|por|todos|a golpes)`,
    `(me|nos) ${hits} (mi ${partner}|cuando (toma|se enoja|bebe|llega|esta borracho|se emborracha)|delante de (mis|los|nuestros) (hijos|ninos)|todos los dias|cada vez que|hasta)`,
    '(tengo|tenemos|vivo con|con|le tengo|siento) (mucho |tanto )?(miedo|terror|panico) (de|a) (que )?((mi )?(espos[oa]|marido|mujer|novi[oa]|pareja|ex)|el|ella|volver a (mi )?casa|regresar con|llegar a (mi )?casa)( me (mate|pegue|golpee|haga|encuentre))?[not (futuro|examen|agua|fuego|infierno|diablo|juicio|silencio|trabajo|cancer|resultado|doctor|dentista|que diran|rechazo|fracaso|maligno|enemigo|mar|avion|perro|cambio|compromiso|publico|ridiculo)]',
    '(me|nos) (amenaza|amenazo|amenazaba|apunto|apunta) con (un|una|el|la|su|matar\\S*|quitar\\S*|hacer\\S*|quemar\\S*|mandar\\S*|llamar a (la migra|inmigracion))( (cuchillo|pistola|arma|machete|navaja))?',
    '(dice|dijo|jura|juro|amenaza|amenazo) ~ (que )?(me|nos) (va a|quiere|puede) (matar|golpear|lastimar|hacer dano|quemar|quitar a mis hijos|encontrar)',
    '(me|nos) (quiere|va a|trato de|intento|quiso) (matar|ahorcar|estrangular|quemar|golpear|apunalar|envenenar)[not si (llego|no)|de (risa|hambre)|cuando vea]',
    'no (me|nos) deja (salir (de (la|mi) casa|sol[oa])|ver a mi (familia|mom|papa|hermana)|tener (dinero|amigos|amigas|telefono)|hablar con (mi familia|nadie)|usar el telefono|irme)',
    '(el|ella|mi \\S+) (me )?(revisa|controla|quito|quita|esconde|escondio|rompio|rastrea) ~ (celular|telefono|dinero|llaves|todo lo que|documentos|papeles|pasaporte)[not de la (escuela|mesa)]',
    '(me|nos) (maltrata|maltratan|golpea|agrede|agreden|humilla) (fisica|verbal|psicologica|emocional|todos|cada|mucho|en (mi )?casa|y no|desde)',
    '(vivo|estoy) con (un hombre|una mujer|alguien|una persona) que (me|nos) (\\S+ )?(pega|golpea|maltrata|amenaza|lastima|abusa)',
    'mi ex (\\S+ ){0,2}(me|nos) (sigue|persigue|acosa|espia|vigila|amenaza|busca|encontro)[not (en|por) (instagram|facebook|redes)|gustando|queriendo|ayudando|apoyando|pagando|pasando]',
    '(sufro|vivo|victima de|soy victima de|sufriendo) (de )?(violencia (domestica|intrafamiliar|familiar|en casa|de pareja)|maltrato|golpes)',
    '(me|nos) (agarro|agarra|apreto|aprieta|tomo) (del|por el) (cuello|pelo|cabello)',
    '(me|nos) (deja|dejo|dejaba) (moretones|marcas|golpes|el ojo morado)',
    'si (lo|la) (dejo|denuncio) (\\S+ ){0,5}(mata|va a matar|encuentra|encontrar|quita a mis hijos)',
    '(me|nos) (rompio|quebro) (el|la|una|los|un) (brazo|nariz|costilla|costillas|dientes|diente|pierna|mano)[not (corazon)]',
    '(me|nos) encierra (con llave|en (la|mi) casa|en el cuarto)',
    `mi ${partner} me (rasguna|muerde|cachetea|escupe|estrangula)`,
    '(llego|llega|vino|viene) (tomado|borracho|drogado) y (me|nos) (\\S+ )?(pega|pego|golpea|golpeo|avienta|avento|grita|empujo|empuja|amenazo)',
  ],
  selfBefore: [
    `mi ${partner} (\\S+ ){0,3}(me|nos) (golpeo|pego|pateo|ahorco|amenazo|empujo|quemo|maltrataba|golpeaba|pegaba)`,
    '(me|nos) (dejo|hizo) (un )?(moretones|moreton|el ojo morado|marcas|sangrando|heridas|inconsciente)',
  ],
  other: [
    `(su|el) ${partner} (de (mi|la|una) \\S+ )?(\\S+ ){0,2}(la|lo|le|las|los) ${hits}`,
    `(mi|una|nuestra|la) (herman[oa]|hija|hijo|amig[oa]|mom|madre|vecin[oa]|prim[oa]|companera|cunada|nuera|sobrina|miembro|senora) (\\S+ ){0,6}(la|lo|le) ${hits}`,
    '(mi )?(yerno|cunado|consuegro) (\\S+ ){0,2}(golpea|maltrata|le pega|amenaza) a mi (hija|hermana)',
    'mi (papa|padrastro|padre|hermano) (\\S+ ){0,2}(le pega|golpea|maltrata|amenaza|ahorca) (a )?(mi|mom)',
  ],
  mention: [
    'violencia (domestica|intrafamiliar|familiar|de genero|contra la mujer|en (el|la) (hogar|casa|pareja))',
    '(maltrato|maltratada|maltratadas|golpeada|golpeadas|abusada|abusadas|abusador|relacion (toxica|abusiva|violenta))',
    `mi ${partner} (\\S+ ){0,2}me (grita|insulta|humilla|desprecia|controla|cela)`,
  ],
};

/** Harm to a child, or by a grown-up at home, in Spanish. */
export const abuseChildInSpanish: CarePatterns = {
  kind: 'abuse-child',
  idioms: [
    `(toca|tocaba|toco) (el|la|un|una|muy|bien|los|las|para|en (la|el)|al) (piano|guitarra|bateria|violin|tambor|teclado|organo|campanas|puerta|corazon|banda|coro|alabanza|bonito|bien|iglesia|nosotros|himnos|canciones|instrumento\\S*|trompeta|flauta|bajo|acordeon|musica|timbre|tema)`,
    '(le|me|nos|te) toca (a|la|el|ir|cuidar|orar|leer|servir|dar|hacer|predicar)',
    '(pega|pego|pegan) (un|una|el|la) (grito|susto|salto|estampas?|carrera|calcomania)',
    '(encierra|encerro) (a los perros|al perro|en su cuarto a (estudiar|leer|orar))',
  ],
  self: [
    `(mi|el|la|un) ${parent} (\\S+ ){0,4}(me|nos) ${hits}[not si (llego|no)|en ajedrez]`,
    `(mi|el|la|un) ${parent} (\\S+ ){0,3}me ${touches}[not el (corazon|alma)|el (turno|hombro para orar)]`,
    `(mi|el) ${parent} (\\S+ ){0,2}(me obliga a|me hace|me pide que|me obligo a) ~ (cosas|tocar\\S*|desnud\\S*|besar\\S*|fotos|quedarme|callar|no decir)`,
    `(me|nos) (encierra|encierran|deja|dejan) (\\S+ )?(sin (comer|comida|agua)|en el (closet|cuarto oscuro|sotano|bano)|amarrad[oa])`,
    `(${parent}|novio de mi mom) (\\S+ ){0,3}(entra|se mete) (a|en) mi (cuarto|cama|habitacion) (\\S+ ){0,3}(duermen|noche|noches|dormid[oa]s?|sol[oa])`,
    `${child} (\\S+ ){0,5}(le mete la mano|la manosea|lo manosea|la toca|lo toca|lo sacude|la sacude|lo golpea|la golpea)[not el (corazon|turno)]`,
    `${touches} (a |de |al )?(mi|a mi|nuestr[oa]|un|una|el|la|los|las) (\\S+ )?${child}`,
    `(abusando|abusa|abuso|abusan|abusaron|violando|violo|viola|manoseando|tocando|golpeando|maltratando) (sexualmente )?(de|a|al) ((mi|un|una|el|la|los|las|nuestr[oa]|su|sus) )?(\\S+ )?${child}[not el piano]`,
    `(mi|nuestr[oa]) ${child} (\\S+ ){0,3}(dice|dijo|me dijo|me conto|conto|cuenta) (\\S+ ){0,2}que (\\S+ ){0,5}(toca|toco|tocaba|pega|golpea|viola|violo|abusa|abuso|lastima|hace dano|le hace cosas|desnuda)`,
    `(pega|golpea|maltrata|azota|lastima|quema|sacude|encierra|golpean|maltratan) (mucho |mas |demasiado )?(a|al) ((mi|mis|nuestr[oa]|nuestr[oa]s|su|sus|un|una|el|la|los|las) )?${child}`,
    `(le|les) (pega|golpea|pego|pegan|quema|grita y pega) (mucho |con (el|un|la) \\S+ |muy fuerte )?a (mi|mis|los|las|sus|su|nuestr[oa]s?) ${child}`,
  ],
  selfBefore: [
    `(mi|el|la|un) ${parent} (\\S+ ){0,3}(me|nos) (golpeaba|pegaba|tocaba|violaba|violo|abusaba|maltrataba|manoseaba)`,
  ],
  other: [],
  mention: [
    '(abuso|maltrato|abusos) (infantil|sexual infantil|de (menores|ninos))',
    '(abusad[oa]|maltratad[oa]) de nin[oa]',
  ],
};
