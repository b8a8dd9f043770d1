import type { Fact } from '../fact.ts';

/** Further questions, on teaching and on what to do. */
export const questions: readonly Fact[] = [
  {
    id: 'verse-in-condolence',
    name: 'a verse in a note of sympathy',
    question: 'Should I put a Bible verse in a note of sympathy?',
    phrasings:
      'should i include a verse or is that pushy | is it pushy to send a Bible verse to someone grieving | can I put scripture in a sympathy card | would a verse be too much | she isn’t religious, should I send a verse | is a Bible verse ok in a text to a widow | do I mention God in the card | which verse for a sympathy note',
    answer:
      'It depends on her. If faith is her own language, one short verse can hold her; if you are not sure, leave it out, and your love will still be read. Never use a verse to explain why it happened.',
    passages: [['Psalm 34:18', 'A song on God near the broken, short enough for a card.']],
    related: ['comforting-others', 'grief', 'kindness'],
  },
  {
    id: 'boundaries',
    name: 'forgiveness and boundaries',
    question: 'If I forgive someone, do I have to let them back in?',
    phrasings:
      'do i have to let her back in the house | does forgiving mean I have to trust him again | can I forgive and still keep my distance | do I have to take him back after forgiving | are boundaries Christian | forgive but stay away | do I have to let my brother move back in | can I say no to family',
    answer:
      'No. Forgiving gives up revenge; it does not give back a key. Trust is rebuilt by what the other person does, and it can be right to love someone from a distance, above all where someone is not safe.',
    passages: [
      ['Romans 12:18', 'Paul on peace, and its limit.'],
      ['Proverbs 22:3', 'A proverb on seeing danger.'],
    ],
    related: ['forgiving-others', 'family-conflict', 'abuse'],
  },
  {
    id: 'gay-family',
    name: 'staying close to a gay son or grandson',
    question: 'How do I stay close to a gay child or grandchild?',
    phrasings:
      'my grandson is gay how do I keep him close | I just want to keep him close | dont lecture me i just want to know how to keep him close | how do I love my gay son | my daughter came out and I want to stay in her life | how to be a good grandma to a gay grandchild | I don’t want to lose my son over this | how should I treat my lesbian daughter',
    answer:
      'Tell him that you love him, and say it first and without a but. Listen more than you speak. Invite him as before, and his friend too if you can; remember birthdays; let no one ambush him at your table. You do not have to settle every question before you pour the coffee.',
    passages: [
      ['1 Corinthians 13:7', 'Paul on love.'],
      ['Luke 15:20', 'A father who runs.'],
    ],
    related: ['sexuality', 'prodigal-child', 'family-conflict'],
  },
  {
    id: 'jehovahs-witnesses',
    name: 'Jehovah’s Witnesses on Jesus',
    question: 'What do Jehovah’s Witnesses believe about Jesus?',
    phrasings:
      'what do jehovahs witnesses say about Jesus | are Jehovah’s Witnesses Christian | difference between Jehovah’s Witnesses and Christians | do Jehovah’s Witnesses believe Jesus is God | why don’t Jehovah’s Witnesses celebrate Christmas | Witnesses came to my door | what is the Watchtower | do JWs believe in the Trinity',
    answer:
      'They honor Jesus as God’s Son and as their ransom, and hold that he was God’s first creation, Michael the archangel, and not equal to Jehovah. Catholic, Orthodox and Protestant churches confess in the Nicene Creed that the Son was not made and is one with the Father. Both sides argue from John 1 and Colossians 1.',
    passages: [
      ['John 1:1-3', 'How John begins.'],
      ['Colossians 1:15-17', 'A hymn on Christ.'],
    ],
    related: ['jesus-divine', 'trinity', 'other-religions'],
  },
  {
    id: 'mormons',
    name: 'Latter-day Saints',
    question: 'What do Mormons believe?',
    phrasings:
      'are Mormons Christian | what is the Book of Mormon | difference between Mormons and Christians | Latter-day Saints beliefs | who was Joseph Smith | do Mormons believe in Jesus | LDS church and the Bible | my friend is Mormon',
    answer:
      'The Church of Jesus Christ of Latter-day Saints reads the Bible together with the Book of Mormon and teaches that its church was restored through Joseph Smith. It confesses Jesus as Savior. Most other churches do not count it among the historic Christian churches, since it does not share the Nicene Creed on God; Latter-day Saints call themselves Christians.',
    passages: [['John 17:3', 'Jesus on eternal life.']],
    related: ['other-religions', 'trinity', 'denominations'],
  },
  {
    id: 'islam',
    name: 'Muslims and Jesus',
    question: 'What do Muslims believe about Jesus?',
    phrasings:
      'what do Muslims think of Jesus | difference between Islam and Christianity | is Jesus in the Quran | do Muslims and Christians worship the same God | is Allah the same as God | do Muslims believe Jesus died | what does Islam say about Mary | Muhammad and Jesus',
    answer:
      'The Quran honors Jesus as the Messiah, born of the Virgin Mary, a prophet and worker of miracles; it denies that he is God’s Son, and most Muslims hold that he did not die on the cross. Christians confess both. Whether the two worship the same God is answered differently, also among Christians.',
    passages: [['John 20:31', 'Why John wrote.']],
    related: ['other-religions', 'jesus-divine', 'neighbor'],
  },
  {
    id: 'communion-compared',
    name: 'communion in the churches',
    question: 'How do Catholics and Lutherans differ on communion?',
    phrasings:
      'difference between catholic and lutheran communion | transubstantiation versus consubstantiation | what do Lutherans believe about communion | how is Catholic communion different from Baptist | real presence explained | is communion just a symbol | can a Lutheran take Catholic communion | open or closed communion',
    answer:
      'Both believe that Christ is truly there. Catholics teach that bread and wine become his body and blood and only look as before (transubstantiation). Lutherans say that his body and blood are given in, with and under the bread and wine, which remain. Catholic parishes invite Catholics; Lutheran churches differ, some inviting all the baptized.',
    passages: [
      ['1 Corinthians 11:23-26', 'Paul on what he was handed down.'],
      ['1 Corinthians 10:16', 'Paul on the cup and the bread.'],
    ],
    related: ['communion', 'denominations', 'baptism'],
  },
  {
    id: 'read-first',
    name: 'where to begin',
    question: 'Which book of the Bible should I read first?',
    phrasings:
      'what should i read first never opened a bible before | which gospel first | first book for a beginner | never read the Bible where do I begin | easiest book of the Bible | best book to start with | I just got a bible now what | start with Mark or John',
    answer:
      'Begin with the Gospel of Mark. It is in the second part, the New Testament, sixteen short chapters; one a day takes you to the end of Jesus’ life in two weeks. Luke or John is a good next one.',
    more: 'Mark because it is the shortest Gospel, was probably written first, and moves quickly: you meet Jesus by what he does. The rest of the Bible is easier once you know him.',
    passages: [['Mark 1:14-18', 'How Jesus begins in Mark.']],
    related: ['bible-reading', 'bible-translations', 'jesus'],
  },
  {
    id: 'scatter-ashes',
    name: 'scattering ashes',
    question: 'Can I scatter ashes?',
    phrasings:
      'can i scatter my dads ashes at the lake or nah | is it wrong to scatter ashes | does the Bible say anything about scattering ashes | can Catholics scatter ashes | keeping mom’s ashes at home | spreading ashes at sea | what to do with my husband’s ashes | dividing ashes among the children',
    answer:
      'The Bible says nothing about it. Catholics are asked to keep the ashes together in a sacred place and not to scatter them; most Protestant churches leave it to the family. States and parks have rules of their own, so ask about the lake first. You can do it with a psalm and his name said aloud.',
    passages: [['Psalm 139:9-10', 'A song on never being out of reach.']],
    related: ['cremation', 'grief', 'resurrection'],
  },
  {
    id: 'romans-8-28',
    name: 'Romans 8:28',
    question: 'Does Romans 8:28 mean that everything happens for a reason?',
    phrasings:
      'does romans 8:28 mean everything happens for a reason | what does all things work together for good mean | is everything that happens God’s will in Romans 8 | Romans 8 28 explained | did God plan my accident for good | all things work for good to those who love God | context of Romans 8:28 | does God cause bad things for good',
    answer:
      'No. Paul does not say that all things are good, or that God sends each of them for a reason. He says that God is at work in everything for the good of those who love him, and in the next lines he names what that good is: becoming like his Son.',
    more: 'People who say it mostly mean to comfort, and there is comfort in it: nothing is too broken for God to work with. Paul had suffering in view a few lines before, and he calls it groaning.',
    passages: [
      ['Romans 8:28-29', 'Paul to Rome.'],
      ['Romans 8:22-23', 'A few lines before.'],
    ],
    related: ['suffering', 'hope', 'predestination'],
  },
  {
    id: 'dead-see-us',
    name: 'whether the dead see us',
    question: 'Can people in heaven see us?',
    phrasings:
      'can my mom see me from heaven | do the dead watch over us | is grandpa looking down on me | can people in heaven hear us | does my husband know what is happening here | cloud of witnesses meaning | do our loved ones visit us | signs from heaven like cardinals',
    answer:
      'The Bible does not say it plainly. Hebrews speaks of a great cloud of witnesses around us, and some read it so; others take them as examples. What it does say is that nothing, not even death, parts them or us from the love of God.',
    passages: [
      ['Hebrews 12:1', 'After a list of people of faith.'],
      ['Romans 8:38-39', 'Paul on what cannot part us.'],
    ],
    related: ['heaven', 'grief', 'death'],
  },
  {
    id: 'jesus-appearance',
    name: 'how Jesus looked',
    question: 'What did Jesus look like?',
    phrasings:
      'what did Jesus look like | was Jesus white | was Jesus black | did Jesus have long hair | what color was Jesus | how tall was Jesus | what did Jesus’ face look like | is the shroud of Turin real',
    answer:
      'No Gospel describes him. He was a Jewish man from Galilee, so he probably had brown skin, dark hair and a beard. Every people has painted him with its own face.',
    passages: [['Isaiah 53:2', 'A servant without looks; Christians read it of Jesus.']],
    related: ['jesus', 'race', 'christmas'],
  },
  {
    id: 'jesus-age',
    name: 'the age of Jesus',
    question: 'How old was Jesus when he died?',
    phrasings:
      'how old was Jesus when he died | how old was Jesus when he started preaching | what year did Jesus die | how long was Jesus’ ministry | what did Jesus do before he was thirty | was Jesus 33 | when was Jesus crucified | how many years did Jesus teach',
    answer:
      'Probably between 33 and 36. Luke says that he was about thirty when he began, and John tells of three Passovers after that. He died under Pilate, about the year 30 or 33.',
    passages: [['Luke 3:23', 'When he began.']],
    related: ['jesus', 'cross', 'christmas'],
  },
  {
    id: 'jesus-siblings',
    name: 'the family of Jesus',
    question: 'Did Jesus have brothers and sisters?',
    phrasings:
      'did jesus have brothers and sisters | was Jesus an only child | who was James the brother of Jesus | did Mary have other children | names of Jesus’ brothers | did Jesus have siblings | was Jesus married | did Jesus have a wife or kids',
    answer:
      'Mark names four brothers, James, Joses, Judas and Simon, and mentions sisters. Protestants mostly take them as children of Mary and Joseph, Catholics as cousins, the Orthodox as children of Joseph from an earlier marriage. Nothing in the Bible speaks of a wife of Jesus.',
    passages: [['Mark 6:3', 'People of Nazareth on the family.']],
    related: ['mary-and-saints', 'jesus', 'family-conflict'],
  },
  {
    id: 'languages',
    name: 'the languages of the Bible',
    question: 'What languages was the Bible written in?',
    phrasings:
      'what language was the Bible written in | what language did Jesus speak | was the Bible written in Hebrew or Greek | original language of the New Testament | did Jesus speak Aramaic | when was the Bible written | how old is the Bible | how long did it take to write the Bible',
    answer:
      'The Old Testament is in Hebrew, with a few parts in Aramaic; the New Testament is in Greek. Jesus spoke Aramaic. The books were written over about a thousand years, the last around the year 100.',
    passages: [['John 19:19-20', 'A sign in three languages.']],
    related: ['bible-translations', 'canon', 'bible-true'],
  },
  {
    id: 'denominations-baptist',
    name: 'what Baptists believe',
    question: 'What do Baptists believe?',
    phrasings:
      'what do baptists believe | what makes a Baptist a Baptist | are Baptists Protestant | Southern Baptist beliefs | difference between Baptist and Methodist | why do Baptists dunk people | do baptists drink | are Baptists allowed to dance or drink',
    answer:
      'Baptists hold that baptism is for people who believe, by immersion, that each congregation governs itself, and that the Bible is the rule of faith. Many of them do not drink, by custom and church covenant; others do, and the Bible’s own line is drunkenness.',
    passages: [
      ['Acts 8:36-38', 'A baptism on the road.'],
      ['Ephesians 5:18', 'A letter to churches, on wine.'],
    ],
    related: ['denominations', 'baptism', 'alcohol'],
  },
  {
    id: 'catholic-protestant',
    name: 'Catholics and Protestants',
    question: 'What is the difference between Catholics and Protestants?',
    phrasings:
      'difference between catholic and protestant | why did Martin Luther leave the Catholic church | what was the Reformation | are Catholics Christian | do Catholics and Protestants believe the same thing | what do Catholics believe | why are there Catholics and Protestants | how is the Catholic church different',
    answer:
      'They share the creeds, the Trinity and the hope in Christ. They differ on the authority of the pope and tradition beside the Bible, on how faith and works belong together, on the number of sacraments (seven or two), on Mary and the saints, and on seven books of the Old Testament. The break came in the sixteenth century.',
    passages: [['John 17:20-21', 'Jesus prays for those who will believe.']],
    related: ['denominations', 'works', 'mary-and-saints'],
  },
  {
    id: 'orthodox-church',
    name: 'the Orthodox Church',
    question: 'What is the Orthodox Church?',
    phrasings:
      'what is the Orthodox church | difference between Orthodox and Catholic | what do Orthodox Christians believe | Greek Orthodox beliefs | why do Orthodox have icons | when did the Orthodox split | Eastern Orthodox Christianity | Orthodox Easter date why different',
    answer:
      'The Orthodox churches are the ancient churches of the East, in Greece, Russia, the Middle East and elsewhere. They share the early creeds with Rome, and parted from it in 1054 over the pope’s authority and a word in the creed. They worship with icons and see salvation as sharing in God’s life.',
    passages: [['2 Peter 1:4', 'A letter on sharing in God’s nature.']],
    related: ['denominations', 'worship', 'church'],
  },
  {
    id: 'lent-ash',
    name: 'Lent',
    question: 'What is Lent?',
    phrasings:
      'what is Lent | why do people give something up for Lent | what is Ash Wednesday | is Lent in the Bible | how long is Lent | do Protestants keep Lent | what do I give up for Lent | why fish on Fridays',
    answer:
      'Lent is the forty days before Easter, Sundays not counted, kept since the early church with prayer, fasting and giving. It is not commanded in the Bible; it follows the forty days of Jesus in the desert. Catholics, Orthodox, Anglicans, Lutherans and Methodists keep it, and others are free to.',
    passages: [['Matthew 4:1-2', 'Jesus in the desert.']],
    related: ['fasting', 'repentance', 'prayer'],
  },
  {
    id: 'advent',
    name: 'Advent',
    question: 'What is Advent?',
    phrasings:
      'what is Advent | what do the Advent candles mean | when does Advent start | why is one Advent candle pink | is Advent in the Bible | what is the liturgical year | Advent wreath meaning | how do we keep Advent at home',
    answer:
      'Advent means coming: the four Sundays before Christmas, in which churches wait for Christ’s birth and his return. The wreath is a German custom of the nineteenth century; its candles are often named hope, peace, joy and love.',
    passages: [['Isaiah 9:2', 'A prophet on light in darkness.']],
    related: ['christmas', 'hope', 'end-times'],
  },
];
