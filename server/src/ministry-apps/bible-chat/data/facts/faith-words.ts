import { aboutWord } from './how-people-ask.ts';
import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

const list: readonly ShortFact[] = [
  {
    id: 'kingdom-of-god',
    name: 'the kingdom of God',
    phrasings: 'what is the kingdom of heaven | is the kingdom of God here now',
    answer:
      'The kingdom of God is God’s rule: the world as it is when what God wants is done. Jesus said that it had come near in him, healed and forgave as its signs, and told parables about it. It has begun and is not complete, so Christians still pray for it to come.',
    passages: [
      ['Mark 1:14-15', 'Jesus begins.'],
      ['Matthew 6:10', 'The prayer.'],
      ['Luke 17:20-21', 'Where it is.'],
    ],
    related: ['jesus', 'parables', 'hope'],
  },
  {
    id: 'justification',
    name: 'justification',
    phrasings: 'what does justified by faith mean | difference between justification and sanctification',
    answer:
      'Justification means that God declares or makes a person right with him. Paul says that it comes by faith and as a gift. Sanctification is what follows: growing into a life that fits. Lutherans and Catholics signed a joint statement on it in 1999.',
    passages: [
      ['Romans 3:23-26', 'Paul on the gift.'],
      ['1 Thessalonians 4:3', 'On being made holy.'],
    ],
    related: ['grace', 'works', 'salvation'],
  },
  {
    id: 'sanctification',
    name: 'sanctification',
    phrasings: 'what does it mean to be sanctified | how do I become holy',
    answer:
      'Sanctification means being made holy: God’s Spirit slowly makes a person more like Christ in love, honesty and self-control. It is God’s work and involves ours. It takes a lifetime and includes failures; it does not earn salvation.',
    passages: [
      ['Philippians 2:12-13', 'Both working.'],
      ['Galatians 5:22-23', 'What grows.'],
    ],
    related: ['fruit-of-the-spirit', 'grace', 'holy-spirit'],
  },
  {
    id: 'redemption',
    name: 'redemption',
    phrasings: 'what does redeem mean | what does it mean to be redeemed | why is Jesus called redeemer',
    answer:
      'To redeem means to buy back or set free, as one paid to free a slave. Israel called God its redeemer because he freed it from Egypt. Christians say that Jesus redeemed people from sin and death by giving his life.',
    passages: [
      ['Exodus 6:6', 'God frees Israel.'],
      ['Ephesians 1:7', 'Paul on Christ.'],
    ],
    related: ['cross', 'salvation', 'grace'],
  },
  {
    id: 'atonement',
    name: 'atonement',
    phrasings: 'what is the blood of Jesus for | why did there have to be blood | why did God need a sacrifice',
    answer:
      'Atonement means making right what sin has broken between God and people. In Israel it was done with sacrifices; the New Testament says that Jesus did it once for all by his death. Christians explain how in several ways: as a penalty he took, a victory over death, or love that heals.',
    passages: [
      ['Romans 5:8-11', 'Made right by his death.'],
      ['Hebrews 9:11-14', 'Once for all.'],
    ],
    related: ['cross', 'sin', 'forgiveness-from-god'],
  },
  {
    id: 'incarnation',
    name: 'the incarnation',
    phrasings: 'how can Jesus be God and man | what does the Word became flesh mean',
    answer:
      'The incarnation is the Christian belief that God’s Son became a human being, Jesus of Nazareth, without ceasing to be God. He was born, grew tired, wept and died. The word comes from the Latin for flesh.',
    passages: [
      ['John 1:14', 'The Word became a human being.'],
      ['Philippians 2:5-8', 'He humbled himself.'],
    ],
    related: ['jesus-divine', 'christmas', 'trinity'],
  },
  {
    id: 'virgin-birth',
    name: 'the virgin birth',
    phrasings: 'was Mary really a virgin | how could Mary be a virgin and pregnant | why does the virgin birth matter',
    answer:
      'Matthew and Luke say that Mary became pregnant by the Holy Spirit, without a man. It means that Jesus comes from God in a way no one else does. Mark, John and Paul do not mention it. The creeds do, and nearly all churches hold it.',
    passages: [
      ['Luke 1:34-38', 'Mary asks the same question.'],
      ['Matthew 1:18-23', 'Joseph hears of it.'],
    ],
    related: ['christmas', 'mary-and-saints', 'jesus-divine'],
  },
  {
    id: 'second-coming',
    name: 'the second coming',
    phrasings:
      'is Jesus coming back | when is Jesus coming back | what happens when Jesus returns | what is the tribulation | what is the millennium | will I be left behind',
    answer:
      'The New Testament promises that Jesus will come again, judge the living and the dead, and make all things new. No one knows when. Christians differ on the details, such as a tribulation, a thousand years and a rapture; all agree on being ready and on hope.',
    more: 'Armageddon is the name of a battle in Revelation 16. The thousand years of Revelation 20 are read literally by some and as a picture of the present time by others.',
    passages: [
      ['Acts 1:10-11', 'The promise.'],
      ['Mark 13:32-33', 'No one knows.'],
      ['Revelation 21:3-5', 'What comes.'],
    ],
    related: ['end-times', 'revelation-book', 'hope'],
  },
  {
    id: 'soul-spirit',
    name: 'soul and spirit',
    question: 'What is the difference between soul and spirit?',
    phrasings: 'what is a soul | do I have a soul | is the soul immortal | when does the soul enter the body',
    answer:
      'In Hebrew, soul means the whole living person and spirit means breath, from God. The Bible often uses both for the inner person. Some Christians see body, soul and spirit as three parts, more see two; all hope for the resurrection of the whole person.',
    passages: [
      ['Genesis 2:7', 'How a living being begins.'],
      ['1 Thessalonians 5:23', 'All three words.'],
    ],
    related: ['death', 'resurrection', 'heaven'],
  },
  {
    id: 'lamb-of-god',
    name: 'the Lamb of God',
    phrasings: 'why is Jesus called the Lamb of God | why is Jesus called a lamb',
    answer:
      'John the Baptist calls Jesus the Lamb of God. It recalls the Passover lamb, whose blood saved Israel’s homes in Egypt, and the lambs of the temple. It means that Jesus gives his life for others. In Revelation the lamb that was killed is on the throne.',
    passages: [
      ['John 1:29', 'John the Baptist.'],
      ['Exodus 12:21-23', 'The Passover lamb.'],
    ],
    related: ['cross', 'jesus', 'communion'],
  },
  {
    id: 'son-of-god',
    name: 'the Son of God',
    phrasings:
      'why do Christians say God has a son | how can God have a son | my Muslim friend asked why God has a son | what does Son of Man mean | did God have sex with Mary',
    answer:
      'Christians do not mean that God fathered a child with a woman. Son says how close Jesus is to God: he comes from God, shares God’s nature, and shows what God is like. He called God Father, and his followers came to say that in him God himself was present.',
    more: 'To a friend you could say: we believe in one God, and we call Jesus his Son because in him we see who God is. Son of Man, Jesus’ own favorite title, recalls a figure in Daniel 7.',
    passages: [
      ['John 1:18', 'He makes God known.'],
      ['Hebrews 1:1-3', 'What God is like.'],
      ['Mark 1:11', 'The voice at his baptism.'],
    ],
    next: [
      [
        'isnt that three gods | isnt that 3 gods | so how is that one god | she said thats more than one god',
        'Christians believe in one God, as Jews and Muslims do. We say that this one God is Father, Son and Holy Spirit: not three gods who work together, but one God who is love within himself. It is hard to picture, and Christians admit that it goes beyond what we can explain.',
        'Deuteronomy 6:4',
        'Matthew 28:19',
      ],
      [
        'what can i text her | can you give me something i could say | how do i explain it in one sentence | what do i tell my friend',
        'You could write: “We don’t mean that God had a child the way people do. We believe in one God, and we call Jesus his Son because he shows us what God is like. I’d love to hear how you see him.”',
        'John 1:18',
      ],
    ],
    related: ['jesus-divine', 'trinity', 'other-religions'],
  },
  {
    id: 'immanuel',
    name: 'Immanuel',
    phrasings: 'why is Jesus called Emmanuel | what does Emmanuel mean',
    answer:
      'Immanuel is Hebrew for God with us. Isaiah gives the name to a child as a sign, and Matthew says that it comes true in Jesus. The last line of his Gospel returns to it: Jesus is with his disciples always.',
    passages: [
      ['Matthew 1:22-23', 'Matthew on the name.'],
      ['Matthew 28:20', 'The last line.'],
    ],
    related: ['christmas', 'jesus', 'loneliness'],
  },
  {
    id: 'alpha-omega',
    name: 'Alpha and Omega',
    phrasings: 'the beginning and the end meaning | why is God called Alpha and Omega',
    answer:
      'Alpha and Omega are the first and last letters of the Greek alphabet. In Revelation God and Christ use them for themselves: they were before everything and will have the last word.',
    passages: [['Revelation 22:13', 'The saying.']],
  },
  {
    id: 'christ-title',
    name: 'Christ',
    phrasings: 'what was Jesus’ last name | why is he called Jesus Christ',
    answer:
      'Christ is a title and not a last name. It is Greek for the Hebrew word Messiah, the anointed one: kings and priests were anointed with oil. People then were known by their town or father, as Jesus of Nazareth or the son of Joseph.',
    passages: [['Mark 8:29', 'Peter uses the title.']],
    related: ['jesus', 'jesus-divine', 'bible-translations'],
  },
  {
    id: 'yahweh',
    name: 'Yahweh',
    phrasings:
      'what is God’s name | why is LORD in capital letters | what does Jehovah mean | is Jehovah God’s name | difference between LORD and Lord',
    answer:
      'Yahweh is the personal name of God in the Hebrew Bible, connected with “I am”. Jews do not speak it out of respect and say Lord; most English Bibles print LORD in capitals there. Jehovah is an older form made from its consonants and other vowels. The World English Bible prints Yahweh.',
    passages: [['Exodus 3:13-15', 'The name is given.']],
    related: ['who-is-god', 'bible-translations', 'prayer'],
  },
  {
    id: 'abba',
    name: 'Abba',
    phrasings: 'what does Abba Father mean | did Abba mean daddy',
    answer:
      'Abba is the Aramaic word for father that Jesus used in prayer. Children used it, and so did grown sons and daughters, so “Daddy” is not quite right; “dear Father” comes closer. Paul says that believers pray it too.',
    passages: [
      ['Mark 14:36', 'Jesus prays.'],
      ['Romans 8:15', 'Paul on believers.'],
    ],
    related: ['prayer', 'who-is-god', 'gods-love'],
  },
  {
    id: 'passover',
    name: 'Passover',
    phrasings:
      'why do Jews celebrate Passover | what is the connection between Passover and Easter | did Jesus celebrate Passover',
    answer:
      'Passover is the Jewish feast of the night when God freed Israel from Egypt. Families marked their doors with a lamb’s blood, ate in haste, and the last plague passed over them. Jesus’ last supper was at Passover time, and he died at that feast.',
    passages: [
      ['Exodus 12:11-14', 'The first Passover.'],
      ['1 Corinthians 5:7', 'Paul on Christ.'],
    ],
    related: ['communion', 'cross', 'israel'],
  },
  {
    id: 'ark-of-covenant',
    name: 'the ark of the covenant',
    phrasings: 'where is the ark of the covenant now | what was in the ark of the covenant | what happened to the ark',
    answer:
      'The ark of the covenant was a wooden chest covered with gold that held the tablets of the Ten Commandments. Israel carried it through the desert, and it was later in the innermost room of the temple. It disappeared when Babylon destroyed Jerusalem; no one knows where it is.',
    passages: [
      ['Exodus 25:10-16', 'How it was made.'],
      ['1 Kings 8:6-9', 'In the temple.'],
    ],
  },
  {
    id: 'tabernacle-temple',
    name: 'the temple in Jerusalem',
    phrasings:
      'what was the tabernacle | what was the temple for | why was the curtain torn in two | what is the holy of holies',
    answer:
      'The tabernacle was the tent in the desert where God was present; Solomon built the first temple in its place. Babylon destroyed it, exiles built a second one, and Rome destroyed that in the year 70. At Jesus’ death its curtain tore: Christians see in it that the way to God is open.',
    passages: [
      ['1 Kings 8:27-30', 'Solomon’s prayer.'],
      ['Mark 15:37-38', 'The curtain.'],
    ],
  },
  {
    id: 'sacrifices',
    name: 'sacrifices',
    question: 'Why were there animal sacrifices in the Bible?',
    phrasings:
      'why did God want animal sacrifices | why don’t we sacrifice animals anymore | why did they kill animals in the temple',
    answer:
      'Sacrifices were gifts: to give thanks, to share a meal before God, and to ask forgiveness. The life of an animal stood for the giver’s own. The prophets said that they are worthless without justice. Christians stopped because they believe that Jesus’ death was the last one, and Judaism stopped when the temple was destroyed.',
    passages: [
      ['Hebrews 10:11-14', 'Why they ended.'],
      ['Hosea 6:6', 'What God wants more.'],
    ],
    related: ['old-testament-law', 'cross', 'forgiveness-from-god'],
  },
  {
    id: 'circumcision',
    name: 'circumcision',
    phrasings: 'do Christians have to be circumcised | why did God command circumcision | should we circumcise our son',
    answer:
      'Circumcision was the sign of God’s covenant with Abraham and is so for Jews today. The apostles decided that Gentile Christians do not need it, and Paul says that faith that works through love is what counts. For your son it is a medical and family decision.',
    passages: [
      ['Genesis 17:10-12', 'The sign.'],
      ['Galatians 5:6', 'Paul on what counts.'],
      ['Acts 15:19-20', 'The decision.'],
    ],
    related: ['old-testament-law', 'baptism', 'parenting'],
  },
  {
    id: 'unclean-food',
    name: 'unclean food',
    question: 'Can Christians eat pork?',
    phrasings:
      'is it a sin to eat pork | can Christians eat shellfish | why did the Bible forbid pork | what is kosher | are there foods Christians can’t eat | is eating meat a sin | should Christians be vegetarian',
    answer:
      'Nearly all Christians eat pork and shellfish. The food laws set Israel apart; Mark says that Jesus declared all foods clean, and Peter learned the same in a vision. Paul asks people not to judge each other over food. Seventh-day Adventists and some others keep the old list.',
    passages: [
      ['Mark 7:18-19', 'Jesus on food.'],
      ['Romans 14:2-3', 'Paul on not judging.'],
    ],
    related: ['old-testament-law', 'body-care', 'judging'],
  },
  {
    id: 'dead-sea-scrolls',
    name: 'the Dead Sea Scrolls',
    phrasings: 'why are the Dead Sea Scrolls important | who found the Dead Sea Scrolls',
    answer:
      'The Dead Sea Scrolls are about nine hundred Jewish manuscripts found from 1947 in caves at Qumran. They include parts of nearly every Old Testament book, a thousand years older than the copies known before, and show that the text was copied with great care, with some differences.',
    passages: [['Isaiah 40:8', 'A line in the great Isaiah scroll.']],
    related: ['bible-true', 'canon', 'bible-translations'],
  },
  {
    id: 'contradictions',
    name: 'contradictions in the Bible',
    question: 'Are there contradictions in the Bible?',
    phrasings:
      'my brother says the Bible is full of contradictions | does the Bible contradict itself | give me an example of a contradiction | why do the four Gospels not match | why are there four Gospels | the Gospels tell things differently | errors in the Bible | which Gospel is right',
    answer:
      'There are differences. For example, the Gospels name different women at the empty tomb, Judas dies in two ways, and Chronicles and Kings give different numbers. Some Christians show how each can be reconciled; others say that independent witnesses always differ in details and agree on the main thing.',
    more: 'Four Gospels were kept because four writers told it for four groups of readers. The church could have made one smooth story of them and did not.',
    passages: [
      ['Luke 1:1-4', 'Luke on his sources.'],
      ['John 20:30-31', 'John on what he chose.'],
    ],
    next: [
      [
        'like what | give me an example | which contradictions | such as',
        'Three examples: Matthew says that Judas hanged himself, Acts that he fell and burst open. Second Samuel says that God moved David to count the people, First Chronicles says Satan. Mark has one young man at the empty tomb, Luke two. You can read each pair and judge how much depends on it.',
        'Matthew 27:5',
        'Acts 1:18',
        '2 Samuel 24:1',
        '1 Chronicles 21:1',
      ],
      [
        'so can i trust it | can i still trust the bible | does that mean its not true',
        'The differences are in details, and Christians have known them from the start. On what matters most, who Jesus was and that he died and rose, all four Gospels and Paul agree. Some churches hold that there is no error at all; others that the Bible is true in what it teaches for salvation.',
        '1 Corinthians 15:3-6',
        '2 Timothy 3:16-17',
      ],
      [
        'why do they not match | why four and not one | they dont match',
        'Each Gospel writer chose and arranged what he told for his readers, as four people tell the same day differently. A well-known case is the clearing of the temple: John has it at the start, the others in the last week. They agree on the course of the story and on its center.',
        'John 2:13-16',
        'Mark 11:15-17',
      ],
      [
        'what do i say to my brother | how do i answer him | how should i reply to someone who says that',
        'Ask him which one troubles him most, and read the two passages together. You don’t have to defend every detail. You could say: “There are differences, and I have seen some. What I trust is what they all agree on.”',
        '1 Peter 3:15',
      ],
    ],
    related: ['bible-true', 'canon', 'bible-reading'],
  },
  {
    id: 'bible-facts',
    name: 'the Bible in figures',
    question: 'Who wrote the Bible, and when?',
    phrasings:
      'how many books are in the Bible | how many people wrote the Bible | what is the difference between the Old and New Testament | who wrote the Bible | what is the oldest book of the Bible',
    answer:
      'The Bible is a library of 66 books (73 in Catholic Bibles) by about forty writers over more than a thousand years. The Old Testament was written mostly in Hebrew before Christ and tells of Israel; the New Testament was written in Greek in the first century after Christ and tells of Jesus and the first churches.',
    more: 'Prophets, kings, a physician, fishermen and many people without a name wrote it. Christians say that God spoke through them.',
    passages: [
      ['2 Peter 1:20-21', 'How the prophets spoke.'],
      ['2 Timothy 3:16', 'What Scripture is for.'],
    ],
    related: ['canon', 'bible-true', 'bible-translations'],
  },
  {
    id: 'easiest-translation',
    name: 'the easiest translation',
    question: 'Which Bible translation is easiest to read?',
    phrasings:
      'which translation is easiest | what is the best Bible for beginners | the King James is too hard | which Bible should a new Christian buy | what is the difference between NIV and KJV | is the NIV a good translation | which Bible is closest to the original | what Bible is good for teenagers',
    answer:
      'For easy reading many choose the New Living Translation, the New International Reader’s Version or the Good News Translation. The NIV and CSB are between easy and exact; the ESV, NASB and New King James stay closer to the words; the King James is beautiful and four hundred years old. The one you read is the best one.',
    passages: [['Nehemiah 8:8', 'Reading so that people understand.']],
    next: [
      [
        'what do i do when i dont get it | what if i dont understand something | what if its confusing',
        'Mark the place, read on, and ask someone at church; much becomes clear later. Look at the same passage in an easier translation, or read the notes in a study Bible. Even an official in Acts said that he needed someone to explain it.',
        'Acts 8:30-31',
      ],
      [
        'ok ill start tonight | where do i start | where exactly should i start | what should i read first',
        'Start with Mark 1 tonight. Read for ten minutes, and stop when something makes you think. Tomorrow read Mark 2. The whole Gospel takes about an hour and a half.',
        'Mark 1:1-15',
      ],
    ],
    related: ['bible-translations', 'bible-reading', 'bible-true'],
  },
  {
    id: 'salt-light',
    name: 'salt and light',
    question: 'What does it mean to be the salt of the earth?',
    phrasings:
      'what did Jesus mean by salt of the earth | what does light of the world mean | you are the light of the world',
    answer:
      'Jesus calls his followers salt and light: salt keeps food from spoiling and gives taste, light lets people see. They are there for others, and are useless if they lose what makes them different or hide it. Good deeds should lead people to praise God and not them.',
    passages: [['Matthew 5:13-16', 'Both sayings.']],
    related: ['sermon-on-the-mount', 'works', 'sharing-faith'],
  },
  {
    id: 'turn-other-cheek',
    name: 'turning the other cheek',
    question: 'What does it mean to turn the other cheek?',
    phrasings:
      'do I have to let people hurt me | an eye for an eye | does turn the other cheek mean I can’t defend myself | is self-defense a sin | can a Christian own a gun | is it wrong to fight back',
    answer:
      'Jesus tells his followers not to pay back evil: a slap on the cheek was above all an insult. It is about revenge and not about staying where someone is hurting you; Jesus and Paul both protested and got away from violence. Most churches allow defending yourself or others; Mennonites and Quakers do not use force.',
    passages: [
      ['Matthew 5:38-42', 'Jesus on paying back.'],
      ['John 18:22-23', 'Jesus when he is struck.'],
    ],
    related: ['enemies', 'war', 'forgiving-others'],
  },
  {
    id: 'fear-of-god',
    name: 'the fear of God',
    phrasings:
      'am I supposed to be afraid of God | what does it mean to fear the Lord | why should I fear God if he loves me',
    answer:
      'The fear of God means deep respect: taking God seriously as greater than us. It is not terror; John writes that perfect love drives out fear of punishment. Proverbs calls it the beginning of wisdom.',
    passages: [
      ['Proverbs 9:10', 'Where wisdom begins.'],
      ['1 John 4:18', 'Love and fear.'],
    ],
    related: ['who-is-god', 'wisdom', 'gods-love'],
  },
  {
    id: 'blessed',
    name: 'blessed',
    phrasings: 'what is a blessing | how do I bless someone | what does it mean to be blessed',
    answer:
      'To be blessed means that God’s favor rests on someone; it is not the same as being lucky or rich. Jesus calls people blessed who are poor in spirit, who mourn, and who make peace. To bless someone is to wish them God’s good, often with the words of Numbers 6.',
    passages: [
      ['Matthew 5:3-10', 'Jesus on who is blessed.'],
      ['Numbers 6:24-26', 'An old blessing.'],
    ],
    related: ['sermon-on-the-mount', 'gratitude', 'contentment'],
  },
  {
    id: 'anointing',
    name: 'anointing with oil',
    phrasings:
      'why do people anoint with oil | what does anointed mean | can I anoint my house with oil | anointing of the sick',
    answer:
      'Kings and priests of Israel were anointed with oil as a sign that God had chosen them. James tells sick people to call the elders, who pray and anoint them. Many churches still do; it is no magic and no replacement for a doctor.',
    passages: [
      ['James 5:14-15', 'James on the sick.'],
      ['1 Samuel 16:13', 'David is anointed.'],
    ],
    related: ['healing', 'illness', 'prayer'],
  },
  {
    id: 'sadducees',
    name: 'the enemies of Jesus',
    question: 'Why did the religious leaders want to kill Jesus?',
    phrasings:
      'why did they both hate Jesus | why did the Pharisees hate Jesus | why did the Pharisees want Jesus dead | why was Jesus arrested | why did people hate Jesus | what crime was Jesus charged with | why did they crucify Jesus | why were the priests afraid of Jesus',
    answer:
      'Several reasons come together. He healed on the Sabbath and forgave sins, which sounded like blasphemy; he attacked leaders in public and cleared the temple, from which the priests lived; and crowds followed him, so that they feared Rome would strike. To Pilate the charge was that he called himself a king.',
    passages: [
      ['Mark 2:6-7', 'The charge of blasphemy.'],
      ['John 11:47-50', 'The council is afraid.'],
      ['Luke 23:1-3', 'The charge before Pilate.'],
    ],
    related: ['cross', 'jesus', 'jesus-divine'],
  },
  {
    id: 'jesus-married',
    name: 'whether Jesus was married',
    question: 'Was Jesus married?',
    phrasings:
      'did Jesus have a wife | did Jesus have children | was Mary Magdalene the wife of Jesus | did Jesus ever have a girlfriend | is The Da Vinci Code true | why did Jesus never marry | was Jesus single | did Jesus and Mary Magdalene have a child',
    answer:
      'The Bible never mentions a wife or children of Jesus, though it names his mother, brothers and sisters. Nearly all historians take it that he was single. The idea of a marriage with Mary Magdalene comes from much later texts and modern novels.',
    passages: [
      ['Mark 6:3', 'His family.'],
      ['Matthew 19:12', 'Jesus on those who don’t marry.'],
    ],
    related: ['jesus', 'singleness', 'bible-true'],
  },
  {
    id: 'job-children',
    name: 'Job’s children',
    question: 'What happened to Job’s children?',
    phrasings:
      'did Job get his children back | how did Job’s kids die | that seems mean of God to bet on Job | it’s not fair what God did to Job | did God make a bet with Satan | why did Job’s kids have to die | were Job’s children replaced | why did God let Satan hurt Job',
    answer:
      'All ten died when a storm brought down the house where they were eating. At the end Job has seven sons and three daughters again, and his daughters inherit with their brothers. The book does not say that the new children make up for the dead ones, and many readers, old and new, find that hard.',
    passages: [
      ['Job 1:18-19', 'The news.'],
      ['Job 42:12-15', 'The end.'],
    ],
    related: ['suffering', 'grief', 'lament'],
  },
];

export const faithWords = factsOf(list, (name) => `What does ${name} mean?`, aboutWord, [
  'bible-reading',
  'jesus',
  'bible-translations',
]);
export const faithWordsNext = nextOf(list);
