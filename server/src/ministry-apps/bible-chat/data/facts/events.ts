import type { Fact } from '../fact.ts';
import { aboutEvent } from './how-people-ask.ts';

type Event = Omit<Fact, 'phrasings' | 'question' | 'related'> & {
  phrasings?: string;
  question?: string;
  related?: Fact['related'];
};

const event = ({ phrasings, question, related, ...fact }: Event): Fact => ({
  ...fact,
  question: question ?? `What happened at ${fact.name}?`,
  phrasings: phrasings ? `${aboutEvent(fact.name)} | ${phrasings}` : aboutEvent(fact.name),
  related: related ?? ['bible-reading', 'jesus', 'bible-people'],
});

/** A first few events, passages and places; the handbook has more. */
const all: readonly Event[] = [
  {
    id: 'gethsemane',
    name: 'Gethsemane',
    phrasings:
      'where did Jesus pray before he was arrested | not my will but yours | who fell asleep while Jesus prayed',
    answer:
      'In the garden of Gethsemane, after the last supper, Jesus prayed that the cup might pass from him, and added: not my will, but yours. His disciples slept. Then Judas came with armed men, and Jesus was arrested.',
    more: 'Peter, James and John were the three he took farther in with him.',
    passages: [
      ['Mark 14:32-36', 'Jesus prays.'],
      ['Luke 22:42-44', 'Luke on the same night.'],
    ],
    asides: { 'disciples|who was with|which ones': 'gethsemane-three' },
    related: ['cross', 'prayer', 'fear-of-death'],
  },
  {
    id: 'gethsemane-three',
    name: 'the three in the garden',
    question: 'Which disciples were with Jesus in Gethsemane?',
    phrasings:
      'which disciples were with Jesus in the garden | who went with Jesus to pray in Gethsemane | Peter James and John in the garden',
    answer:
      'Peter, James and John went farther in with him; the others stayed nearer to the gate. All of them fell asleep, and all of them ran.',
    passages: [['Mark 14:33-34', 'The three he took along.']],
    related: ['cross', 'friendship', 'prayer'],
  },
  {
    id: 'peter-denial',
    name: 'Peter’s denial',
    question: 'How many times did Peter deny Jesus?',
    phrasings:
      'how many times did peter deny jesus | why did Peter deny Jesus | Peter and the rooster | before the rooster crows',
    answer: 'Three times, in one night, by a fire in the high priest’s courtyard. Jesus had told him so at supper.',
    more: 'He was afraid: a servant girl recognized him, and his accent gave him away. When he understood, he went out and wept.',
    passages: [
      ['Luke 22:56-62', 'In the courtyard.'],
      ['Mark 14:30', 'What Jesus had said.'],
    ],
    asides: { 'rooster|cock|crow\\w*': 'rooster', 'forgiv\\w*|restore\\w*': 'peter-restored' },
    related: ['second-chance', 'forgiveness-from-god', 'fear'],
  },
  {
    id: 'rooster',
    name: 'the rooster',
    question: 'What about the rooster when Peter denied Jesus?',
    phrasings: 'how often did the rooster crow | when did the rooster crow for Peter',
    answer:
      'It crowed as Jesus had foretold: at once after the third denial. Mark counts two crowings, the others one. Peter remembered, went out and wept.',
    passages: [
      ['Mark 14:72', 'Mark, with two crowings.'],
      ['Luke 22:60-62', 'Luke, with the look of Jesus.'],
    ],
    related: ['second-chance', 'forgiveness-from-god', 'bible-people'],
  },
  {
    id: 'peter-restored',
    name: 'Peter and Jesus by the lake',
    question: 'Where does Jesus forgive Peter?',
    phrasings:
      'where does jesus forgive peter | do you love me feed my sheep | when was Peter forgiven for denying Jesus | breakfast on the beach with Jesus',
    answer:
      'In John 21, at a breakfast by the lake after Easter. Three times Jesus asks, do you love me, once for each denial, and three times he gives him a task: feed my sheep. The word forgive is not said; it is done.',
    passages: [['John 21:15-19', 'Jesus and Peter by the lake.']],
    related: ['second-chance', 'forgiveness-from-god', 'love'],
  },
  {
    id: 'paul-barnabas',
    name: 'the quarrel of Paul and Barnabas',
    question: 'Why did Paul and Barnabas part?',
    phrasings:
      'why did paul and barnabas split up | why did him and paul split up | what did Paul and Barnabas argue about | who went with Paul after Barnabas left',
    answer:
      'They quarreled sharply over John Mark. Barnabas wanted to take his cousin along again; Paul did not, because Mark had left them on the first journey. Barnabas sailed to Cyprus with Mark, and Paul took Silas.',
    more: 'It did not last: Paul later calls Mark useful to him.',
    passages: [
      ['Acts 15:36-40', 'The quarrel.'],
      ['2 Timothy 4:11', 'Mark again, years later.'],
    ],
    related: ['conflict', 'friendship', 'second-chance'],
  },
  {
    id: 'bethlehem',
    name: 'Bethlehem',
    question: 'Where was Jesus born?',
    phrasings: 'where was jesus born | what town was Jesus born in | was Jesus born in Bethlehem or Nazareth',
    answer: 'In Bethlehem in Judea, the town of David, say Matthew and Luke. He grew up in Nazareth in Galilee.',
    passages: [
      ['Luke 2:4-7', 'Luke tells the birth.'],
      ['Matthew 2:1', 'Matthew names the place.'],
    ],
    asides: { 'how far|far|distance|miles': 'bethlehem-nazareth', 'why|tax(?:es)?|census|travel\\w*': 'census' },
    related: ['christmas', 'jesus', 'israel'],
  },
  {
    id: 'bethlehem-nazareth',
    name: 'the way from Nazareth to Bethlehem',
    question: 'How far is Bethlehem from Nazareth?',
    phrasings:
      'how far is that from nazareth | how far did Mary and Joseph travel | how long is the trip from Nazareth to Bethlehem',
    answer:
      'About 70 miles as the crow flies and 80 to 90 by road: four to seven days on foot. The Bible does not mention a donkey.',
    passages: [['Luke 2:4-5', 'Joseph and Mary on the way.']],
    asides: { 'why|tax(?:es)?|census|travel\\w*': 'census' },
    related: ['christmas', 'jesus', 'israel'],
  },
  {
    id: 'census',
    name: 'the census in Luke',
    question: 'Why did Mary and Joseph travel to Bethlehem?',
    phrasings:
      'why were they traveling to Bethlehem, was it taxes | why did Joseph have to go to Bethlehem | and why were they traveling, was it taxes | decree from Caesar Augustus',
    answer:
      'Because of a registration that Emperor Augustus had ordered, and such lists were made for taxes. Joseph’s family came from David, so Bethlehem was his place.',
    passages: [['Luke 2:1-5', 'Luke tells of the decree.']],
    related: ['christmas', 'government', 'jesus'],
  },
  {
    id: 'last-supper',
    name: 'the last supper',
    question: 'What happened at the last supper?',
    phrasings: 'who was at the last supper | upper room meal | Maundy Thursday | why did Jesus wash feet',
    answer:
      'On the night before he died Jesus ate with the twelve. He gave them bread and a cup as his body and blood, named his betrayer, and in John’s Gospel he washed their feet.',
    passages: [
      ['Luke 22:19-20', 'The bread and the cup.'],
      ['John 13:12-15', 'After the washing of feet.'],
    ],
    related: ['communion', 'cross', 'serving'],
  },
  {
    id: 'pentecost',
    name: 'Pentecost',
    phrasings: 'when did the Holy Spirit come | tongues of fire | birthday of the church',
    answer:
      'Fifty days after Easter the disciples were together in Jerusalem when the Holy Spirit came with wind and fire, and pilgrims from many countries heard them in their own languages. Peter preached, and about three thousand were baptized.',
    passages: [
      ['Acts 2:1-6', 'The day itself.'],
      ['Acts 2:41', 'What came of it.'],
    ],
    related: ['holy-spirit', 'tongues', 'church'],
  },
  {
    id: 'babel',
    name: 'the tower of Babel',
    phrasings: 'why do we have different languages | tower to heaven',
    answer:
      'People with one language built a city and a tower to make a name for themselves. God confused their speech and scattered them over the earth.',
    passages: [['Genesis 11:4-9', 'The building and its end.']],
    related: ['pride', 'race', 'creation'],
  },
  {
    id: 'red-sea',
    name: 'the Red Sea',
    question: 'What happened at the Red Sea?',
    phrasings: 'how did Moses part the sea | Israel crossing the sea | Pharaoh’s army drowned',
    answer:
      'When Pharaoh’s chariots caught up with Israel, God pushed the water away with a wind that blew until morning. Israel crossed on dry ground, and the waters returned over the army.',
    passages: [['Exodus 14:21-28', 'The crossing.']],
    related: ['miracles', 'slavery', 'fear'],
  },
  {
    id: 'plagues',
    name: 'the ten plagues',
    question: 'What were the ten plagues of Egypt?',
    phrasings: 'list the ten plagues | plagues of Egypt in order | frogs and locusts',
    answer:
      'Water turned to blood, frogs, gnats, flies, death of livestock, boils, hail, locusts, darkness, and the death of the firstborn. After the tenth Pharaoh let Israel go; Passover remembers that night.',
    passages: [
      ['Exodus 7:20-21', 'The first.'],
      ['Exodus 12:29-31', 'The last.'],
    ],
    related: ['slavery', 'gods-judgment', 'miracles'],
  },
  {
    id: 'jericho',
    name: 'Jericho',
    phrasings: 'how did the walls of Jericho fall | marching around the city seven times',
    answer:
      'Israel marched around Jericho once a day for six days and seven times on the seventh. Then the priests blew horns, the people shouted, and the wall fell. Only Rahab and her family were spared.',
    passages: [['Joshua 6:15-20', 'The seventh day.']],
    related: ['war', 'gods-judgment', 'faith'],
  },
  {
    id: 'prodigal-son',
    name: 'the prodigal son',
    question: 'What is the story of the prodigal son about?',
    phrasings:
      'who was the older brother in the prodigal son | why was the older brother angry | parable of the lost son',
    answer:
      'A younger son takes his share, wastes it and comes home to beg; his father runs to meet him and gives a feast. The elder brother stays outside, angry. Jesus told it to people who grumbled about the company he kept, and he left the end open.',
    passages: [
      ['Luke 15:20-24', 'The father runs.'],
      ['Luke 15:28-32', 'The elder brother.'],
    ],
    related: ['prodigal-child', 'forgiveness-from-god', 'gods-love'],
  },
  {
    id: 'unjust-steward',
    name: 'the parable of the unjust steward',
    question: 'What does the parable of the unjust steward mean?',
    phrasings:
      'explain the parable of the shrewd manager | why does Jesus praise a dishonest manager | Jesus seems to praise a crook | Luke 16 parable of the steward | dishonest manager who cut the debts',
    answer:
      'A manager who is about to be dismissed cuts his master’s debtors’ bills so that they will take him in. His shrewdness is praised, not his dishonesty: be as wise with what you have, Jesus says, as such people are in their own affairs, and use money for what lasts. It is one of his hardest stories, and readers have wrestled with it from the beginning.',
    more: 'He is not saying to be sneaky. The lines that follow ask for faithfulness in small things, and say that no one can serve God and money.',
    passages: [
      ['Luke 16:8-9', 'The point of the story.'],
      ['Luke 16:10-13', 'What Jesus adds.'],
    ],
    related: ['money', 'parables', 'honesty-in-business'],
  },
  {
    id: 'sower',
    name: 'the parable of the sower',
    question: 'What does the parable of the sower mean?',
    phrasings: 'explain the sower and the seeds | four kinds of soil',
    answer:
      'Seed falls on the path, on rock, among thorns and on good soil. Jesus explains it himself: the seed is the word, and the soils are how people hear it. What grows brings far more than was sown.',
    passages: [['Mark 4:14-20', 'Jesus explains it.']],
    related: ['parables', 'faith', 'sharing-faith'],
  },
  {
    id: 'talents',
    name: 'the parable of the talents',
    question: 'What does the parable of the talents mean?',
    phrasings: 'what is a talent in the Bible | servant who buried his money',
    answer:
      'A man leaves large sums with three servants; two put them to work, and one buries his out of fear. A talent was about twenty years’ wages. The story asks people who wait for their Lord to use what they were trusted with.',
    passages: [['Matthew 25:24-29', 'The third servant.']],
    related: ['parables', 'work', 'spiritual-gifts'],
  },
  {
    id: 'samaritan',
    name: 'the good Samaritan',
    question: 'What is the story of the good Samaritan about?',
    phrasings: 'who were the Samaritans | why was a Samaritan a surprise',
    answer:
      'A man is beaten and left on the road; a priest and a Levite pass by, and a Samaritan stops. Jews and Samaritans shared a faith and despised each other. Jesus turns the question who is my neighbor into: which of them became one?',
    passages: [['Luke 10:33-37', 'The one who stopped.']],
    related: ['neighbor', 'kindness', 'race'],
  },
  {
    id: 'hebrews-author',
    name: 'the author of Hebrews',
    question: 'Who wrote Hebrews?',
    phrasings: 'who wrote hebrews | did Paul write Hebrews | who is the author of the letter to the Hebrews',
    answer:
      'No one knows. The letter names no author; Paul, Barnabas, Apollos, Luke and Priscilla have been suggested. Origen wrote in the third century that God alone knows.',
    more: 'It sounds unlike Paul: the Greek is more polished, and the writer says that he heard the message from those who had heard the Lord, while Paul insists that he had it from no one. It comes from his circle, though, for it mentions Timothy.',
    passages: [
      ['Hebrews 2:3', 'How the writer heard the message.'],
      ['Hebrews 13:23', 'Timothy is named.'],
    ],
    related: ['canon', 'bible-true', 'faith'],
  },
  {
    id: 'gospel-authors',
    name: 'the authors of the Gospels',
    question: 'Who wrote the Gospels?',
    phrasings:
      'who wrote Matthew Mark Luke and John | who wrote the gospel of John | who wrote Mark | did the apostles write the gospels',
    answer:
      'The Gospels themselves name no author. Since the second century they are called after Matthew and John, two of the twelve, Mark, a companion of Peter, and Luke, a companion of Paul. Most scholars date them between about 65 and 100.',
    passages: [
      ['Luke 1:1-4', 'Luke on how he worked.'],
      ['John 21:24', 'The end of John.'],
    ],
    related: ['bible-true', 'canon', 'bible-reading'],
  },
  {
    id: 'torah-author',
    name: 'the author of Genesis',
    question: 'Who wrote Genesis?',
    phrasings: 'who wrote the first five books of the Bible | did Moses write Genesis | who wrote Exodus',
    answer:
      'Genesis names no author. Jewish and Christian tradition ascribes the first five books to Moses; most scholars today see several older sources, joined by the time of the exile.',
    passages: [['Deuteronomy 31:24-26', 'Moses writes down the law.']],
    related: ['creation', 'bible-true', 'canon'],
  },
  {
    id: 'twelve-tribes',
    name: 'the twelve tribes',
    question: 'What are the twelve tribes of Israel?',
    phrasings:
      'name the 12 tribes | list the twelve tribes of Israel | who were the sons of Jacob | how many tribes of Israel',
    answer:
      'Reuben, Simeon, Levi, Judah, Dan, Naphtali, Gad, Asher, Issachar, Zebulun, Benjamin and Joseph: they are Jacob’s sons. Joseph’s share went to his sons Ephraim and Manasseh, and Levi, the tribe of the priests, received no land.',
    passages: [
      ['Genesis 35:22-26', 'The twelve sons and their mothers.'],
      ['Joshua 14:3-4', 'How the land was shared.'],
    ],
    related: ['israel', 'family-conflict', 'bible-people'],
  },
  {
    id: 'twelve-disciples',
    name: 'the twelve disciples',
    question: 'Who were the twelve disciples?',
    phrasings: 'names of the twelve apostles | list the 12 disciples | how many disciples did Jesus have',
    answer:
      'Simon Peter and his brother Andrew, James and John the sons of Zebedee, Philip, Bartholomew, Thomas, Matthew, James the son of Alphaeus, Thaddaeus (whom Luke calls Judas the son of James), Judas Iscariot, and Simon, called the Zealot. Matthias took the place of Judas.',
    passages: [
      ['Matthew 10:2-4', 'The list in Matthew.'],
      ['Acts 1:26', 'The new twelfth.'],
    ],
    asides: { 'died?|death|killed': 'apostles-deaths' },
    related: ['jesus', 'church', 'bible-people'],
  },
  {
    id: 'apostles-deaths',
    name: 'how the apostles died',
    question: 'How did the apostles die?',
    phrasings: 'how did Peter die | how did Paul die | which apostles were killed | was Peter crucified upside down',
    answer:
      'The Bible tells of two: Judas, and James the brother of John, whom Herod killed by the sword. Early tradition says that Peter and Paul died in Rome under Nero, Peter on a cross, Paul by the sword. Of the others there are later stories, not all alike.',
    passages: [['Acts 12:1-2', 'The death of James.']],
    related: ['persecution', 'courage', 'resurrection'],
  },
  {
    id: 'early-church-fights',
    name: 'quarrels in the first churches',
    question: 'How did the early church settle its quarrels?',
    phrasings:
      'how did the early church handle fights | our church is fighting over the carpet | church split over something silly | early Christians arguing',
    answer:
      'They had them, too. In Acts 6 one group said that its widows were overlooked; the apostles listened and had seven men chosen to see to it. In Acts 15 they met over a far larger question, heard everyone, and wrote down what they could agree on. On small matters Paul asks both sides to give way.',
    passages: [
      ['Acts 6:1-5', 'The widows of Jerusalem.'],
      ['Romans 14:19', 'Paul on small matters.'],
      ['Acts 15:6-12', 'The meeting in Jerusalem.'],
    ],
    asides: { 'sentence|say|tell them': 'early-church-words' },
    related: ['conflict', 'church', 'church-hurt'],
  },
  {
    id: 'early-church-words',
    name: 'a sentence for a church meeting',
    question: 'What can I say at a church meeting that has turned sour?',
    phrasings: 'one sentence to calm a church meeting | what do I say when church members fight',
    answer:
      'You could say: We will still need each other when this is decided, so let us each first say what we heard the other side say.',
    passages: [['Ephesians 4:2-3', 'A letter to churches on bearing with each other.']],
    related: ['conflict', 'church', 'humility'],
  },
  {
    id: 'ashes-to-ashes',
    name: 'ashes to ashes',
    question: 'Is “ashes to ashes, dust to dust” in the Bible?',
    phrasings: 'where does it say ashes to ashes | ashes to ashes dust to dust verse | words at the graveside',
    answer:
      'Not in those words. They come from the burial service of the Book of Common Prayer, and they echo what God tells Adam in Genesis: you are dust.',
    passages: [
      ['Genesis 3:19', 'God to Adam.'],
      ['Ecclesiastes 12:7', 'A wise man on dying.'],
    ],
    related: ['death', 'cremation', 'grief'],
  },
  {
    id: 'lords-prayer',
    name: 'the Lord’s prayer',
    question: 'Where is the Lord’s prayer in the Bible?',
    phrasings:
      'our Father who art in heaven | words of the Lord’s prayer | trespasses or debts | for thine is the kingdom',
    answer:
      'In Matthew 6, and shorter in Luke 11. The ending, for yours is the kingdom, is not in the oldest manuscripts of Matthew; the church has prayed it since early times. Debts is Matthew’s word, sins Luke’s; trespasses comes from an early English translation.',
    passages: [
      ['Matthew 6:9-13', 'Jesus on how to pray.'],
      ['Luke 11:2-4', 'The shorter form.'],
    ],
    related: ['prayer', 'forgiving-others', 'worship'],
  },
  {
    id: 'aaronic-blessing',
    name: 'the blessing of Aaron',
    question: 'Where is “the Lord bless you and keep you”?',
    phrasings: 'the Lord bless you and keep you verse | make his face shine upon you',
    answer:
      'In Numbers 6. God gives it to Moses for Aaron and his sons to say over Israel, and churches and synagogues still say it.',
    passages: [['Numbers 6:24-26', 'The words for the priests.']],
    related: ['worship', 'peace', 'prayer'],
  },
  {
    id: 'shortest-verse',
    name: 'the shortest verse',
    question: 'What is the shortest verse in the Bible?',
    phrasings:
      'Jesus wept verse | which verse is shortest | where does it say Jesus wept | longest chapter in the Bible',
    answer:
      'In English it is John 11:35, two words, at the tomb of Lazarus. The longest chapter is Psalm 119, with 176 verses.',
    passages: [['John 11:35', 'Jesus at the tomb.']],
    related: ['grief', 'psalms', 'bible-reading'],
  },
  {
    id: 'armor',
    name: 'the armor of God',
    question: 'What is the armor of God?',
    phrasings: 'put on the whole armor of God | helmet of salvation | shield of faith verse',
    answer:
      'A picture in Ephesians 6: the belt of truth, the breastplate of righteousness, shoes of readiness for the gospel of peace, a shield that is faith, a helmet that is salvation, and the Spirit’s sword. Its wearer is told to stand, and to pray.',
    passages: [['Ephesians 6:13-17', 'The end of the letter.']],
    related: ['temptation', 'demons', 'prayer'],
  },
  {
    id: 'proverbs-31',
    name: 'Proverbs 31',
    question: 'What is Proverbs 31 about?',
    phrasings: 'virtuous woman | the perfect wife in Proverbs | who is the Proverbs 31 woman',
    answer:
      'It has two parts: a mother’s advice to her son, King Lemuel, and a poem on a strong woman, each verse beginning with the next Hebrew letter. It praises a whole life; it is not a list to finish by Friday.',
    passages: [
      ['Proverbs 31:8-9', 'The mother’s advice.'],
      ['Proverbs 31:25-30', 'From the poem.'],
    ],
    related: ['marriage', 'work', 'wisdom'],
  },
  {
    id: 'psalm-23',
    name: 'Psalm 23',
    question: 'What does Psalm 23 mean?',
    phrasings:
      'the Lord is my shepherd | what do the rod and staff mean | who wrote Psalm 23 | valley of the shadow of death',
    answer:
      'A song of trust, given to David by its heading. God is pictured as a shepherd who leads and guards, then as a host who sets a table. The rod drives off wild animals, and the staff guides the sheep.',
    passages: [['Psalm 23:1-4', 'The shepherd.']],
    related: ['peace', 'fear-of-death', 'psalms'],
  },
  {
    id: 'psalm-88',
    name: 'Psalm 88',
    question: 'What is Psalm 88 about?',
    phrasings: 'what is psalm 88 | darkest psalm | psalm with no hope at the end',
    answer:
      'It is the darkest of the laments. Its heading gives it to the sons of Korah and to Heman the Ezrahite. It calls on God day and night and ends in darkness, with no turn to hope; that it was kept means that such a prayer is allowed.',
    passages: [
      ['Psalm 88:1-3', 'How it begins.'],
      ['Psalm 88:13-18', 'How it ends.'],
    ],
    related: ['lament', 'depression', 'psalms'],
  },
  {
    id: 'psalm-51',
    name: 'Psalm 51',
    question: 'What is Psalm 51 about?',
    phrasings: 'create in me a clean heart | David’s psalm after Bathsheba',
    answer:
      'A prayer of someone who has done wrong and does not excuse it. The heading gives it to David after Nathan came to him about Bathsheba. It asks for a clean heart and not for a way out.',
    passages: [['Psalm 51:10-12', 'The request.']],
    related: ['forgiveness-from-god', 'repentance', 'shame-guilt'],
  },
  {
    id: 'john-3-16',
    name: 'John 3:16',
    question: 'Why is John 3:16 so well known?',
    phrasings: 'why do people hold up John 3:16 signs | most famous Bible verse',
    answer:
      'Because it says in one sentence what the whole Gospel of John tells: God’s love, the gift of the Son, trust, and life. It is part of the talk of Jesus with Nicodemus at night.',
    passages: [['John 3:16-17', 'Jesus and Nicodemus.']],
    related: ['gods-love', 'salvation', 'born-again'],
  },
];

export const events = all.map(event);
