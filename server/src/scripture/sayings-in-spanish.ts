/** What is said of a saying that is not in the Bible, from English into Spanish. */
export const insteadInSpanish = {
  'It comes from old collections of proverbs; the Bible speaks of help for the weak.':
    'Viene de antiguas colecciones de proverbios; la Biblia habla de ayuda para los débiles.',
  'It was made known by preachers of the eighteenth century.': 'La dieron a conocer predicadores del siglo XVIII.',
  'It is an old tale of a king and a ring.': 'Es un viejo cuento de un rey y un anillo.',
  'Paul writes of the love of money.': 'Pablo escribe del amor al dinero.',
  'The wording is from a poem of 1664; the proverb it plays on is another.':
    'La redacción es de un poema de 1664; el proverbio con el que juega es otro.',
  'In Isaiah it is the wolf that stays with the lamb.': 'En Isaías es el lobo el que se queda con el cordero.',
  'Paul writes of temptation, and of burdens beyond his strength.':
    'Pablo escribe de la tentación, y de cargas que superaban sus fuerzas.',
  'The Bible says that God works for good in all things, which is not the same.':
    'La Biblia dice que Dios obra para bien en todas las cosas, y no es lo mismo.',
  'It goes back to a hymn by William Cowper.': 'Viene de un himno de William Cowper.',
  'It is a hymn by William Cowper.': 'Es un himno de William Cowper.',
  'It goes back to a letter of Augustine.': 'Viene de una carta de Agustín.',
  'It is from Shakespeare’s Hamlet.': 'Es de Hamlet, de Shakespeare.',
  'It is an English proverb.': 'Es un proverbio inglés.',
  'The proverb is longer: pride goes before destruction.':
    'El proverbio es más largo: antes de la destrucción va la soberbia.',
  'People who die do not become angels in the Bible.':
    'En la Biblia, las personas que mueren no se convierten en ángeles.',
  'The Bible is wary of that advice.': 'La Biblia desconfía de ese consejo.',
  'It is a proverb of the Middle Ages.': 'Es un proverbio de la Edad Media.',
  'Isaiah writes that there is no peace for the wicked.': 'Isaías escribe que no hay paz para los malvados.',
  'Two verses have been run together.': 'Se han juntado dos versículos.',
  'It sums up a prayer of Jesus in words that are not there.':
    'Resume una oración de Jesús con palabras que no están allí.',
  'It is a proverb; an older form stands in the letters of Jerome.':
    'Es un proverbio; una forma más antigua está en las cartas de Jerónimo.',
  'It is a saying of our time.': 'Es un dicho de nuestro tiempo.',
  'It became known through a musical.': 'Se hizo conocido por un musical.',
  'It is not in the writings of Francis of Assisi either.': 'Tampoco está en los escritos de Francisco de Asís.',
  'It is Greek wisdom.': 'Es sabiduría griega.',
  'It is by Alexander Pope.': 'Es de Alexander Pope.',
  'The Bible asks for forgiveness, not for a lost memory.': 'La Biblia pide perdonar, no perder la memoria.',
  'It is an English proverb that Benjamin Franklin printed.': 'Es un proverbio inglés que imprimió Benjamin Franklin.',
  'James says that each is drawn by their own desire.': 'Santiago dice que a cada uno lo arrastra su propio deseo.',
  'Paul writes of sowing and reaping.': 'Pablo escribe de sembrar y cosechar.',
  'It is a slogan of the last century.': 'Es un lema del siglo pasado.',
  'Jesus says that the truth makes free.': 'Jesús dice que la verdad hace libres.',
  'It is from a poem of the Middle Ages; Paul names patience a fruit of the Spirit.':
    'Es de un poema de la Edad Media; Pablo llama a la paciencia fruto del Espíritu.',
  'It is a slogan of a movement of about 1900.': 'Es un lema de un movimiento de alrededor de 1900.',
  'It was made for an advertisement in the 1940s.': 'Se hizo para un anuncio en los años cuarenta.',
  'It is a poem of the twentieth century.': 'Es un poema del siglo XX.',
  'Jesus calls the eye the lamp of the body.': 'Jesús llama al ojo la lámpara del cuerpo.',
  'Jeremiah asks it as a question, of his own people.': 'Jeremías lo pregunta, y habla de su propio pueblo.',
} as const;
