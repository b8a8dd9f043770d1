import type { CareWords } from './index.ts';

/** Spanish, to a person we call usted. What the helplines table confirms of Spanish is said, and nothing more is promised. */
export const es: CareWords = {
  title: 'Por favor, hable con alguien ahora.',
  notFinish: 'No tiene que terminar esta página.',
  stillBelow: 'Cuando quiera, lo que pidió está aquí abajo.',
  note: 'Si algo de esto le toca de cerca a usted o a alguien que conoce, puede hablarlo con una persona.',
  offer: {
    title: 'Ha nombrado varias cosas muy pesadas',
    text: 'Una página solo puede responder a una a la vez. Alguien que escucha puede oírlas juntas; por favor, cuénteselo hoy a una persona.',
  },
  kinds: {
    suicide: {
      title: 'Si piensa en morir o en hacerse daño',
      text: 'Si usted, o alguien que conoce, podría hacerlo pronto, llame al 911 y no se quede a solas con esto. En el 988 hay personas que responden a cualquier hora, y es gratis: llame y oprima 2 para español. También puede escribir; por escrito quizá le respondan en inglés.',
    },
    medical: {
      title: 'Esto puede ser una emergencia',
      text: 'Llame al 911 ahora y diga lo que ve. La persona que responde le dirá qué hacer hasta que llegue la ayuda. No espere a ver si se pasa.',
    },
    poison: {
      title: 'Si alguien ha tragado algo, o demasiado',
      text: 'Llame al 911 si alguien se ha desplomado, tiene una convulsión, no despierta o no respira bien. Si no es así, llame enseguida al centro de intoxicaciones (Poison Control), aunque todavía no se note nada. Si fue para quitarse la vida, también está el 988: llame y oprima 2 para español.',
    },
    'abuse-child': {
      title: 'Si le están haciendo daño a un niño o a una niña',
      text: 'Llame al 911 si un niño está en peligro ahora. No hace falta tener certeza para llamar a Childhelp; le ayudarán a pensarlo. Si es a usted a quien le hacen daño, no es culpa suya, y contárselo a alguien de confianza es lo correcto.',
    },
    'abuse-adult': {
      title: 'Si alguien le hace daño o le da miedo',
      text: 'Usted no causó esto, y hoy no hay que decidir nada. Llame al 911 si está en peligro ahora. Hay personas preparadas que responden a cualquier hora y le ayudan a planear su seguridad. Si alguien puede mirar este aparato, use otro y borre esta página.',
    },
    'sexual-assault': {
      title: 'Si alguien le ha hecho esto',
      text: 'No fue culpa suya. Llame al 911 si ahora no está a salvo. RAINN le pone en contacto con personas cerca de usted, y en un hospital le pueden atender; lo demás lo decide usted.',
    },
    trafficking: {
      title: 'Si alguien le retiene o le obliga a trabajar',
      text: 'Llame al 911 si está en peligro ahora. La línea contra la trata de personas habla muchos idiomas y no llama a nadie sin su consentimiento. Si alguien revisa su teléfono, use otro.',
    },
    'elder-abuse': {
      title: 'Si le hacen daño a una persona mayor',
      text: 'Llame al 911 si hay peligro ahora. Eldercare Locator sabe a quién llamar donde usted vive; no necesita pruebas para preguntar.',
    },
    perinatal: {
      title: 'Si el tiempo del embarazo o del parto pesa demasiado',
      text: 'Les pasa a muchas madres y a muchos padres, y con ayuda mejora. La línea de salud materna escucha por llamada o por mensaje a cualquier hora. Si teme por su vida o por el bebé, llame al 988 y oprima 2 para español, o al 911 si es ahora.',
    },
    substance: {
      title: 'Si quiere ayuda con el alcohol o las drogas',
      text: 'La línea de SAMHSA es gratuita y confidencial, en inglés y en español. Llame al 911 si alguien no despierta, o si al dejar de consumir tiembla, ve cosas o tiene una convulsión.',
    },
    scam: {
      title: 'Deténgase antes de pagar o de compartir algo',
      text: 'Cuelgue, y no pague, no comparta ningún código ni deje entrar a nadie en su aparato. Ninguna persona honrada pide tarjetas de regalo. Llame a su banco al número que está en su propia tarjeta, y a un familiar al número que ya tiene. Que le hayan engañado no es una vergüenza.',
    },
  },
};
