import type { Topic } from '../topic.ts';

export const god: readonly Topic[] = [
  {
    id: 'who-is-god',
    name: 'who God is',
    question: 'Who is God?',
    phrases:
      'what god like, god character, nature of god, attributes god, name of god, names god, yahweh, jehovah, is god good, holy god, ~know god, ~god, who is god, what is god',
    answer:
      'The Bible describes God mostly by what he does: he makes, hears, frees, forgives, judges and keeps promises. When Moses asked to see him, he was given words instead: compassionate, gracious, slow to anger. Christians believe that Jesus shows best what he is like.',
    more: 'The name given to Moses at the burning bush means something like: I am who I am. The World English Bible writes it as Yahweh, where many Bibles print LORD.',
    passages: [
      ['Exodus 34:5-7', 'God to Moses on the mountain, after the golden calf.'],
      ['Exodus 3:13-15', 'God to Moses at the burning bush, asked for his name.'],
      ['John 14:8-9', 'Philip asks Jesus to show them the Father.'],
      ['Psalm 145:8-9', 'A song of David that Israel learned by heart.'],
    ],
    next: 'Read Psalm 145 and underline every verb of which God is the subject.',
    related: ['gods-love', 'trinity', 'does-god-exist'],
  },
  {
    id: 'does-god-exist',
    name: 'whether God exists',
    question: 'How can I know that God exists?',
    phrases:
      'god exist, god real, believe in god, existence god, proof god, prove god, evidence god, atheist, atheism, agnostic, believe in god why, no god',
    answer:
      "The Bible does not argue for God's existence; it begins with him. It says that creation and conscience point to him, and that he made himself known in Israel and in Jesus. That is not proof in the laboratory sense, and the Bible does not ask you to switch off your mind. It invites you to look, and to ask.",
    more: 'Many who believe could not say when it began. Others prayed their first prayer to a God they were not sure of.',
    passages: [
      ['Psalm 19:1-4', 'A song of David about what the sky says without words.'],
      ['Romans 1:19-20', 'Paul to Rome, on what can be seen.'],
      ['Acts 17:24-28', 'Paul to philosophers in Athens.'],
      ['Jeremiah 29:13', 'A letter from the prophet to exiles in Babylon.'],
    ],
    next: 'Read the Gospel of Mark, which takes about two hours, and ask as you read whether this rings true.',
    related: ['doubt', 'faith', 'science'],
  },
  {
    id: 'gods-love',
    name: "God's love",
    question: 'Does God really love me?',
    phrases:
      'god love me, god loves, love of god, loved by god, god care, does god care, god hate me, unlovable, god forget me, god abandoned, god left me, god father, hate me god, god mad at me, god disappointed, disappointed in me',
    answer:
      'Yes, and not because you have managed well. The Bible says that God showed his love while people were still far from him. It compares him to a mother who cannot forget her child, a shepherd who looks for one sheep, and a father who runs.',
    more: 'John does not say only that God loves; he says that God is love. Everything else he does is to be read in that light.',
    passages: [
      ['Romans 5:6-8', 'Paul to Rome, on when Christ died for us.'],
      ['Luke 15:3-7', 'Jesus to people who complained about his company.'],
      ['Isaiah 49:14-16', 'A prophet to a city that felt abandoned.'],
      ['1 John 4:9-10', 'John on which love came first.'],
    ],
    next: 'Read Luke 15 and ask which of the figures you are today.',
    related: ['self-worth', 'grace', 'forgiveness-from-god'],
  },
  {
    id: 'trinity',
    name: 'the Trinity',
    question: 'What is the Trinity?',
    phrases:
      'trinity, triune, three persons, three in one, father son holy spirit, one god three, godhead, trinity bible, three be one, three gods, one god',
    answer:
      'Christians believe that the one God is Father, Son and Holy Spirit. The word is not in the Bible; what it sums up is: God is one, Jesus is worshiped as Lord, and the Spirit is God at work in us, named together at baptism and in blessings. No comparison explains it fully, and Christians have been content to call it a mystery.',
    more: 'The church put it into careful words at councils in the fourth century, mainly to rule out saying less than the texts do.',
    passages: [
      ['Deuteronomy 6:4-5', 'Moses to Israel; the confession prayed daily in Judaism.'],
      ['Matthew 28:18-20', 'Jesus to his disciples on a mountain in Galilee.'],
      ['2 Corinthians 13:14', "Paul's blessing at the end of a hard letter."],
      ['John 1:1-3', "The opening of John's Gospel, on the Word."],
    ],
    differ: {
      'Catholic, Orthodox and Protestant churches': 'They share this faith in the words of the ancient creeds.',
      'Oneness Pentecostals':
        'They hold that Father, Son and Spirit are ways in which the one God, Jesus, shows himself.',
      "Latter-day Saints and Jehovah's Witnesses": 'They do not accept the doctrine of the Trinity.',
    },
    next: 'Pray one sentence to the Father, one to Jesus, one to the Spirit, and notice how naturally they go together.',
    related: ['jesus-divine', 'holy-spirit', 'who-is-god'],
  },
  {
    id: 'jesus',
    name: 'Jesus',
    question: 'Who is Jesus?',
    phrases:
      'who jesus, jesus life, what jesus teach, about jesus, jesus christ, messiah, christ mean, son of god, historical jesus, jesus real, did jesus exist, ~jesus, jesus brothers, jesus wife, jesus married, jesus look like, jesus race, jesus jewish, where is jesus',
    answer:
      'Jesus was a Jewish teacher from Nazareth who healed, told stories, ate with the wrong people and was crucified under Pontius Pilate. The Gospels say that he was raised on the third day, and they call him Christ, which means the anointed king, and Son of God. Christians believe that in him God himself came to us.',
    more: 'That he lived and was crucified is accepted by nearly all historians, believing or not. Who he is, he left as a question that each of us has to answer.',
    passages: [
      ['Mark 8:27-29', 'Jesus asks his disciples on the road.'],
      ['Luke 4:16-21', 'Jesus in the synagogue of the town where he grew up.'],
      ['Colossians 1:15-20', 'Paul, perhaps quoting a hymn of the first Christians.'],
      ['John 1:14', "John's Gospel, on the Word becoming human."],
    ],
    next: "Read Mark's Gospel in one or two sittings and write down what surprises you.",
    related: ['jesus-divine', 'cross', 'resurrection'],
  },
  {
    id: 'jesus-divine',
    name: 'whether Jesus is God',
    question: 'Did Jesus claim to be God?',
    phrases:
      'jesus god, jesus divine, divinity jesus, deity christ, claim to be god, jesus human, fully god fully man, incarnation, jesus equal god, jesus say god, jesus said god, was god, is jesus god',
    answer:
      "He seldom said it in so many words. He forgave sins, spoke of himself with God's own I am, and accepted Thomas' cry of my God. John calls him the Word who was God, and Paul says that he did not cling to equality with God. The Gospels are just as clear that he was tired, hungry and wept.",
    more: 'The councils of Nicaea and Chalcedon put it so: truly God and truly human, one person. Nearly all churches hold to that.',
    passages: [
      ['John 1:1-5', "The opening of John's Gospel."],
      ['John 20:27-29', 'Thomas meets the risen Jesus.'],
      ['Mark 2:5-12', 'Jesus and a paralyzed man, with experts in the law watching.'],
      ['Philippians 2:5-8', 'Paul to Philippi, on the mind of Christ.'],
    ],
    next: 'Read John 1:1-18 twice, once quickly and once word by word.',
    related: ['jesus', 'trinity', 'christmas'],
  },
  {
    id: 'cross',
    name: 'the death of Jesus',
    question: 'Why did Jesus have to die?',
    phrases:
      'why jesus die, jesus died, cross, crucified, crucifixion, died for sins, atonement, blood of jesus, sacrifice jesus, good friday, passion, lamb of god',
    answer:
      "The New Testament gives several pictures and needs them all: a ransom that frees captives, a sacrifice that deals with sin, a victory over evil, a love that goes to the end. All say that it was for us, and that he gave his life freely. Isaiah's poem of a suffering servant helped the first Christians to understand it.",
    more: 'It should never be told as if an angry Father struck an unwilling Son. Paul says that God himself was at work in Christ, making peace.',
    passages: [
      ['Isaiah 53:4-6', "A poem about God's servant, read by Christians as about Jesus."],
      ['Mark 10:45', 'Jesus to disciples who wanted the best seats.'],
      ['2 Corinthians 5:18-21', 'Paul on what God was doing in Christ.'],
      ['1 Peter 2:23-24', 'A letter to slaves who suffered unjustly.'],
    ],
    differ: {
      'Many Protestant churches': 'They stress that Christ bore the penalty in our place.',
      Orthodox: 'They stress that he trampled down death by death.',
      Catholic: 'They stress his self-offering, made present at every Mass.',
    },
    next: 'Read Mark 15 slowly, and stand for a while where the women stood.',
    related: ['resurrection', 'salvation', 'gods-love'],
  },
  {
    id: 'christmas',
    name: 'Christmas and the birth of Jesus',
    question: 'What does the Bible say about Christmas?',
    phrases:
      'christmas, birth jesus, nativity, born bethlehem, virgin birth, wise men, magi, three kings, shepherds christmas, manger, advent, christmas tree, santa, december 25, when jesus born, jesus born, was jesus born',
    answer:
      'Matthew and Luke tell the birth, each with things the other leaves out: Luke has the manger and the shepherds, Matthew the star and the wise men. Both say that Mary was a virgin. No date is given, and the wise men are not numbered. Trees and gifts came later and are a free custom.',
    more: 'December 25 was kept by the fourth century. The feast was chosen to tell the story, not to claim a record.',
    passages: [
      ['Luke 2:1-14', 'Luke on a birth during a census.'],
      ['Matthew 2:1-11', 'Matthew on visitors from the East.'],
      ['Isaiah 9:6-7', 'A prophet on a child who will rule in peace.'],
      ['John 1:14', 'Christmas in one sentence, from John.'],
    ],
    next: 'Read Luke 2:1-20 aloud to someone this week, whatever the season.',
    related: ['jesus', 'jesus-divine', 'mary-and-saints'],
  },
  {
    id: 'holy-spirit',
    name: 'the Holy Spirit',
    question: 'Who is the Holy Spirit?',
    phrases:
      'holy spirit, holy ghost, spirit of god, filled with spirit, baptized spirit, baptism of the spirit, comforter, advocate, pentecost, helper spirit, grieve spirit',
    answer:
      'The Spirit is God present and active: over the water at creation, in the prophets, on Jesus, and poured out on the church at Pentecost. Jesus called him a helper who stays, reminds and guides. His mark on a life is not excitement so much as fruit: love, joy, peace and the rest.',
    more: 'In Hebrew and in Greek the same word means spirit, wind and breath. Jesus played on that when he spoke with Nicodemus at night.',
    passages: [
      ['John 14:16-17', 'Jesus to his disciples at the last supper.'],
      ['Acts 2:1-4', 'Luke on Pentecost in Jerusalem.'],
      ['Romans 8:26-27', 'Paul on prayer when words fail.'],
      ['Galatians 5:22-25', 'Paul to churches in Galatia, on how to tell.'],
    ],
    differ: {
      'Pentecostal and many charismatic churches':
        'They teach a baptism in the Spirit after conversion, often with speaking in tongues.',
      'Baptist, Presbyterian and Reformed, Lutheran':
        'They teach that all believers receive the Spirit when they come to faith or are baptized.',
      'Catholic and Orthodox': 'They link the gift of the Spirit with baptism and confirmation, or chrismation.',
    },
    next: 'Before you speak or decide today, pray: come, Holy Spirit. Wait for the length of three breaths.',
    related: ['fruit-of-the-spirit', 'spiritual-gifts', 'tongues'],
  },
  {
    id: 'gods-judgment',
    name: "God's anger and judgment",
    question: 'Why is God so angry in the Old Testament?',
    phrases:
      'god wrath, god angry, wrath of god, judgment, judgement day, last judgment, god punish, is god punishing, punishing me, punishment from god, old testament god, violent god, god kill, genocide, canaanites, joshua conquest, flood kill',
    answer:
      "God's anger in the Bible is aimed at what destroys his creatures: violence, cheating of the poor, sacrifice of children. The same books call him slow to anger and rich in mercy, and the New Testament has judgment too. Some stories, above all the wars of Joshua, trouble most readers, and it is honest to say so. Illness and misfortune are not to be read as God's punishment of you.",
    more: 'Readers have taken those wars as history told in the style of its time, as judgment on a cruel culture, or as a picture of the fight against sin. Jesus, who read these books as scripture, told his friends to love enemies.',
    passages: [
      ['Psalm 103:8-14', 'David on how God deals with us.'],
      ['Ezekiel 33:11', 'God through a prophet, on what gives him no pleasure.'],
      ['Jonah 4:1-4', 'A prophet who is angry because God is kind.'],
      ['Luke 13:1-5', 'Jesus on two disasters that people were explaining.'],
    ],
    next: 'Take one hard passage to your pastor and ask how they live with it. You will not be the first.',
    related: ['gods-love', 'hell', 'suffering'],
  },
  {
    id: 'predestination',
    name: 'predestination and free will',
    question: 'Do we have free will, or is everything decided?',
    phrases:
      'predestination, predestined, free will, elect, election, chosen, calvinism, calvinist, arminian, sovereignty, sovereign, fate, everything happens for a reason, god control, god in control, foreknowledge, god choose who, god choose people, god decides',
    answer:
      "The Bible speaks of God choosing people before they were born, and it calls people to choose. It says both without explaining how they fit, sometimes within one chapter. It uses God's choice to comfort and to humble, never to tell anyone that they are shut out.",
    more: "Joseph's word to his brothers shows the pattern: what they meant for evil was theirs, and God was at work in it for good.",
    passages: [
      ['Ephesians 1:3-6', 'Paul praises God, in one long sentence.'],
      ['Philippians 2:12-13', 'Paul tells people to work, because God works.'],
      ['1 Timothy 2:3-4', 'Paul to Timothy, on what God desires.'],
      ['Joshua 24:14-15', 'Joshua, at the end of his life, puts a choice to Israel.'],
    ],
    differ: {
      'Presbyterian and Reformed': 'God chooses those who will be saved, by grace alone, and keeps them.',
      'Methodist and Arminian, Pentecostal': "God's grace goes before all and can be accepted or refused.",
      Lutheran: 'God chooses for salvation; those who are lost are lost by their own refusal.',
      'Catholic and Orthodox': 'Grace comes first, and human freedom works along with it.',
    },
    next: 'Thank God for one thing in your life you did not choose and would not miss.',
    related: ['salvation', 'guidance', 'grace'],
  },
  {
    id: 'miracles',
    name: 'miracles',
    question: 'Do miracles still happen?',
    phrases:
      'miracle, miracles, signs wonders, supernatural, need miracle, walk water, water into wine, feeding five thousand, jesus miracles',
    answer:
      'In the Bible miracles come in clusters: around Moses, Elijah and Jesus, with long quiet times between. John calls them signs, because they point beyond themselves. Many Christians today tell of answers to prayer they cannot explain; the Bible neither promises a miracle on request nor says that they have ended.',
    more: 'Jesus refused to do them as shows. He also did not leave the crowd hungry.',
    passages: [
      ['John 2:9-11', 'Jesus at a wedding in Cana.'],
      ['Mark 4:37-41', 'A storm on the lake, and frightened disciples.'],
      ['John 20:30-31', 'John on why he wrote these down.'],
    ],
    differ: {
      'Pentecostal and charismatic': 'They expect signs and gifts as part of normal church life.',
      'Some Reformed and Baptist churches': 'They hold that sign miracles belonged above all to the founding time.',
      'Catholic and Orthodox': 'They expect miracles in every age and test the claims.',
    },
    next: 'Ask plainly for what you need, and ask someone to pray with you.',
    related: ['healing', 'unanswered-prayer', 'science'],
  },
  {
    id: 'angels',
    name: 'angels',
    question: 'What does the Bible say about angels?',
    phrases:
      'angel, angels, guardian angel, archangel, michael gabriel, cherubim, seraphim, people become angels, angel wings, angel number, 1111',
    answer:
      "Angels are God's messengers, and the first thing they say is usually not to be afraid. They look like people or are frightening; hardly ever are they sweet. The Bible does not say that people become angels when they die, and it tells us not to pray to them. Jesus' line about children's angels is why many believe in guardians.",
    more: 'Only two are named in the 66 books: Gabriel and Michael. Repeated numbers on a clock are not a message from them.',
    passages: [
      ['Hebrews 1:14', 'A preacher on what angels are for.'],
      ['Psalm 91:11-12', 'A song of trust; the tempter later quoted it to Jesus.'],
      ['Matthew 18:10', 'Jesus about children.'],
      ['Revelation 22:8-9', 'John tries to worship one, and is told no.'],
    ],
    differ: {
      'Catholic and Orthodox': 'They ask angels for their prayers and teach a guardian for each person.',
      'Most Protestant churches': "They honor God's use of angels and address prayer to God alone.",
    },
    next: 'Thank God for help that came at the right time and that you could not explain.',
    related: ['demons', 'heaven', 'prayer'],
  },
  {
    id: 'demons',
    name: 'demons and evil spirits',
    question: 'Are demons real?',
    phrases:
      'demon, demons, evil spirit, evil spirits, possessed, possession, demonic, haunted, exorcism, spiritual warfare, curse on me, generational curse, spiritual attack, spirits house',
    answer:
      "The Gospels tell of Jesus freeing people from unclean spirits with a word. The Bible gives little teaching about them beyond this: they are not equal to God, and nothing can separate those who are Christ's from him. Many troubles once laid to demons are illnesses, and both kinds of help deserve respect. Please leave anything more to your pastor and your doctor; this is no place for instructions.",
    more: "Paul's advice for spiritual struggle is undramatic: truth, right living, faith, readiness for peace, and prayer.",
    passages: [
      ['Mark 5:18-20', 'A man Jesus had freed, and what he was told to do.'],
      ['1 John 4:4', 'John to churches that were frightened of false spirits.'],
      ['Ephesians 6:10-13', 'Paul on what the struggle is and is not against.'],
      ['Romans 8:38-39', 'Paul on powers that cannot separate us.'],
    ],
    differ: {
      'Pentecostal and charismatic': 'Many practice prayer for deliverance.',
      'Catholic, Orthodox and Anglican':
        'Exorcism is left to clergy the bishop appoints, after doctors have been heard.',
      'Lutheran, Reformed, Baptist, Methodist': 'Most rely on ordinary prayer, Word and pastoral care.',
    },
    next: "Say the Lord's Prayer aloud; it contains the line you need. If you hear voices or cannot sleep for fear, see a doctor too.",
    related: ['satan', 'fear', 'occult'],
  },
  {
    id: 'satan',
    name: 'Satan',
    question: 'Who is Satan?',
    phrases:
      'satan, devil, lucifer, evil one, enemy devil, fallen angel, father lies, serpent, snake garden, devil real',
    answer:
      "Satan means accuser. In Job he is a kind of prosecutor; in the Gospels he tempts Jesus and is called the father of lies. He is a creature, never God's equal, and the New Testament is sure of his end. The Bible spends few words on him, and it is wise to do the same.",
    more: 'The name Lucifer comes from a taunt against a king of Babylon, which later readers took to be about him as well.',
    passages: [
      ['James 4:7-8', 'James, with two short steps.'],
      ['Matthew 4:1-4', 'Jesus in the desert, hungry and tempted.'],
      ['1 Peter 5:8-9', 'A letter to Christians under pressure.'],
      ['Job 1:6-12', 'The opening of Job, in the heavenly court.'],
    ],
    next: 'When an accusing thought comes, ask whether it leads you toward God or away from him. Keep only the first kind.',
    related: ['temptation', 'demons', 'shame-guilt'],
  },
];
