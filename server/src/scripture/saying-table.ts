import type { Localized } from '@lampstand/sdk/app';

export interface Saying {
  /** The ways in which it is usually said. */
  wordings: readonly string[];
  /** What the Bible has instead, or where the saying comes from. */
  instead: Localized;
  reference?: string;
}

/** Well-known sayings that are often quoted as Scripture. Data only; `sayings.ts` finds them in a text. */
export const sayingTable: readonly Saying[] = [
  {
    wordings: ['god helps those who help themselves'],
    instead: {
      en: 'It comes from old collections of proverbs; the Bible speaks of help for the weak.',
      es: 'Viene de antiguas colecciones de proverbios; la Biblia habla de ayuda para los débiles.',
    },
    reference: 'Romans 5:6',
  },
  {
    wordings: ['cleanliness is next to godliness'],
    instead: {
      en: 'It was made known by preachers of the eighteenth century.',
      es: 'La dieron a conocer predicadores del siglo XVIII.',
    },
  },
  {
    wordings: ['this too shall pass'],
    instead: {
      en: 'It is an old tale of a king and a ring.',
      es: 'Es un viejo cuento de un rey y un anillo.',
    },
    reference: '2 Corinthians 4:18',
  },
  {
    wordings: ['money is the root of all evil'],
    instead: {
      en: 'Paul writes of the love of money.',
      es: 'Pablo escribe del amor al dinero.',
    },
    reference: '1 Timothy 6:10',
  },
  {
    wordings: ['spare the rod spoil the child', 'spare the rod and spoil the child'],
    instead: {
      en: 'It’s from a poem of 1664 that plays on another proverb.',
      es: 'Así aparece en un poema de 1664, que juega con otro proverbio.',
    },
    reference: 'Proverbs 13:24',
  },
  {
    wordings: ['the lion shall lie down with the lamb', 'the lion will lie down with the lamb'],
    instead: {
      en: 'In Isaiah it is the wolf that stays with the lamb.',
      es: 'En Isaías es el lobo el que se queda con el cordero.',
    },
    reference: 'Isaiah 11:6',
  },
  {
    wordings: [
      "god won't give you more than you can handle",
      'god will not give you more than you can handle',
      'god never gives us more than we can handle',
    ],
    instead: {
      en: 'Paul writes of temptation, and of burdens beyond his strength.',
      es: 'Pablo escribe de la tentación, y de cargas que superaban sus fuerzas.',
    },
    reference: '1 Corinthians 10:13',
  },
  {
    wordings: ['everything happens for a reason'],
    instead: {
      en: 'The Bible says that God works for good in all things, which isn’t the same.',
      es: 'La Biblia dice que Dios obra para bien en todas las cosas, y no es lo mismo.',
    },
    reference: 'Romans 8:28',
  },
  {
    wordings: ['god works in mysterious ways'],
    instead: {
      en: 'It goes back to a hymn by William Cowper.',
      es: 'Viene de un himno de William Cowper.',
    },
    reference: 'Romans 11:33',
  },
  {
    wordings: ['god moves in a mysterious way'],
    instead: {
      en: 'It is a hymn by William Cowper.',
      es: 'Es un himno de William Cowper.',
    },
    reference: 'Romans 11:33',
  },
  {
    wordings: ['love the sinner hate the sin', 'hate the sin love the sinner'],
    instead: {
      en: 'It goes back to a letter of Augustine.',
      es: 'Viene de una carta de Agustín.',
    },
    reference: 'Jude 1:23',
  },
  {
    wordings: ['to thine own self be true'],
    instead: {
      en: 'It is from Shakespeare’s Hamlet.',
      es: 'Es de Hamlet, de Shakespeare.',
    },
  },
  {
    wordings: ['charity begins at home'],
    instead: {
      en: 'It is an English proverb.',
      es: 'Es un proverbio inglés.',
    },
    reference: '1 Timothy 5:8',
  },
  {
    wordings: ['pride comes before a fall', 'pride goes before a fall'],
    instead: {
      en: 'The proverb is longer: pride goes before destruction.',
      es: 'El proverbio es más largo: antes de la destrucción va la soberbia.',
    },
    reference: 'Proverbs 16:18',
  },
  {
    wordings: ['god needed another angel'],
    instead: {
      en: 'People who die don’t become angels in the Bible.',
      es: 'En la Biblia, las personas que mueren no se convierten en ángeles.',
    },
    reference: '1 Thessalonians 4:14',
  },
  {
    wordings: ['follow your heart'],
    instead: {
      en: 'The Bible is wary of that advice.',
      es: 'La Biblia desconfía de ese consejo.',
    },
    reference: 'Jeremiah 17:9',
  },
  {
    wordings: ['blood is thicker than water'],
    instead: {
      en: 'It is a proverb of the Middle Ages.',
      es: 'Es un proverbio de la Edad Media.',
    },
  },
  {
    wordings: ['no rest for the wicked'],
    instead: {
      en: 'Isaiah writes that there is no peace for the wicked.',
      es: 'Isaías escribe que no hay paz para los malvados.',
    },
    reference: 'Isaiah 57:21',
  },
  {
    wordings: ['eat drink and be merry for tomorrow we die'],
    instead: {
      en: 'Two verses have been run together.',
      es: 'Junta dos versículos.',
    },
    reference: 'Luke 12:19',
  },
  {
    wordings: ['in the world but not of the world'],
    instead: {
      en: 'It sums up a prayer of Jesus in words that aren’t there.',
      es: 'Resume una oración de Jesús con palabras que no están allí.',
    },
    reference: 'John 17:14-16',
  },
  {
    wordings: ["idle hands are the devil's workshop", "idle hands are the devil's playground"],
    instead: {
      en: 'It is a proverb. An older form is in the letters of Jerome.',
      es: 'Es un proverbio; una forma más antigua está en las cartas de Jerónimo.',
    },
    reference: '2 Thessalonians 3:11',
  },
  {
    wordings: ['if god brings you to it he will bring you through it'],
    instead: {
      en: 'It is a saying of our time.',
      es: 'Es un dicho de nuestro tiempo.',
    },
    reference: 'Isaiah 43:2',
  },
  {
    wordings: ['when god closes a door he opens a window'],
    instead: {
      en: 'It became known through a musical.',
      es: 'Se hizo conocido por un musical.',
    },
    reference: 'Revelation 3:8',
  },
  {
    wordings: ['preach the gospel at all times if necessary use words', 'preach the gospel and if necessary use words'],
    instead: {
      en: 'It isn’t in the writings of Francis of Assisi either.',
      es: 'Tampoco está en los escritos de Francisco de Asís.',
    },
    reference: 'Romans 10:14',
  },
  {
    wordings: ['moderation in all things'],
    instead: {
      en: 'It is Greek wisdom.',
      es: 'Es sabiduría griega.',
    },
    reference: 'Philippians 4:5',
  },
  {
    wordings: ['to err is human to forgive divine'],
    instead: {
      en: 'It is by Alexander Pope.',
      es: 'Es de Alexander Pope.',
    },
  },
  {
    wordings: ['forgive and forget'],
    instead: {
      en: 'The Bible asks for forgiveness, not for a lost memory.',
      es: 'La Biblia pide perdonar, no perder la memoria.',
    },
    reference: 'Colossians 3:13',
  },
  {
    wordings: ['early to bed and early to rise'],
    instead: {
      en: 'It is an English proverb that Benjamin Franklin printed.',
      es: 'Es un proverbio inglés que imprimió Benjamin Franklin.',
    },
  },
  {
    wordings: ['the devil made me do it'],
    instead: {
      en: 'James says that each is drawn by their own desire.',
      es: 'Santiago dice que a cada uno lo arrastra su propio deseo.',
    },
    reference: 'James 1:14',
  },
  {
    wordings: ['what goes around comes around'],
    instead: {
      en: 'Paul writes of sowing and reaping.',
      es: 'Pablo escribe de sembrar y cosechar.',
    },
    reference: 'Galatians 6:7',
  },
  {
    wordings: ['god said it i believe it that settles it'],
    instead: {
      en: 'It is a slogan of the last century.',
      es: 'Es un lema del siglo pasado.',
    },
  },
  {
    wordings: ['the truth hurts'],
    instead: {
      en: 'Jesus says that the truth makes free.',
      es: 'Jesús dice que la verdad hace libres.',
    },
    reference: 'John 8:32',
  },
  {
    wordings: ['honesty is the best policy'],
    instead: {
      en: 'It is an English proverb.',
      es: 'Es un proverbio inglés.',
    },
    reference: 'Ephesians 4:25',
  },
  {
    wordings: ['patience is a virtue'],
    instead: {
      en: 'It is from a poem of the Middle Ages; Paul names patience a fruit of the Spirit.',
      es: 'Es de un poema de la Edad Media; Pablo llama a la paciencia fruto del Espíritu.',
    },
    reference: 'Galatians 5:22',
  },
  {
    wordings: ['let go and let god'],
    instead: {
      en: 'It is a slogan of a movement of about 1900.',
      es: 'Es un lema de un movimiento de alrededor de 1900.',
    },
    reference: '1 Peter 5:7',
  },
  {
    wordings: ['the family that prays together stays together'],
    instead: {
      en: 'It was made for an advertisement in the 1940s.',
      es: 'Se hizo para un anuncio en los años cuarenta.',
    },
  },
  {
    wordings: ['footprints in the sand'],
    instead: {
      en: 'It is a poem of the twentieth century.',
      es: 'Es un poema del siglo XX.',
    },
  },
  {
    wordings: ['the eyes are the window to the soul'],
    instead: {
      en: 'Jesus calls the eye the lamp of the body.',
      es: 'Jesús llama al ojo la lámpara del cuerpo.',
    },
    reference: 'Matthew 6:22',
  },
  {
    wordings: ['a leopard cannot change its spots'],
    instead: {
      en: 'Jeremiah asks it as a question, of his own people.',
      es: 'Jeremías lo pregunta, y habla de su propio pueblo.',
    },
    reference: 'Jeremiah 13:23',
  },
];
