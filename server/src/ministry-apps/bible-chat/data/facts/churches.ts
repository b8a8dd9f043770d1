import { aboutWord } from './how-people-ask.ts';
import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

const believersAsk = (name: string) =>
  [
    `what do ${name} believe`,
    `who are the ${name}`,
    `what is special about ${name}`,
    `where do ${name} come from`,
    `are ${name} Christians`,
    `what makes ${name} different`,
    `how are ${name} different from other churches`,
    `tell me about ${name}`,
  ].join(' | ');

/** A group is asked for its faith, anything else for its meaning. */
const askedBy = (name: string, { question }: ShortFact) => (question ? aboutWord(name) : believersAsk(name));

/** Churches in words that their members could agree to. */
const list: readonly ShortFact[] = [
  {
    id: 'lutherans',
    name: 'Lutherans',
    phrasings:
      'what is the difference between a Baptist and a Lutheran | Lutheran vs Baptist | who was Martin Luther | what is the ELCA and Missouri Synod',
    answer:
      'Lutherans go back to Martin Luther, who in 1517 began the Reformation in Germany. They teach that people are made right with God by grace alone through faith, baptize infants, and believe that Christ’s body and blood are truly present in communion. Baptists baptize only believers, by immersion, and see communion as a memorial.',
    more: 'In America the ELCA ordains women and is broader; the Missouri Synod is stricter. Baptist congregations govern themselves.',
    passages: [
      ['Romans 3:28', 'A key verse for Luther.'],
      ['Ephesians 4:4-6', 'What all churches share.'],
    ],
    next: [
      [
        'which one is right | which is better | which one should i join | who is right',
        'I am a program and take no side. Both trust Christ, read the same Bible and have many faithful members. Visit both, ask each about baptism and communion, and look for a place where Scripture is taught and people are loved.',
        'Ephesians 4:4-6',
      ],
      [
        'can a baptist take communion there | can i take communion at a lutheran church | do lutherans let others take communion',
        'ELCA Lutheran churches usually welcome all baptized Christians. Missouri and Wisconsin Synod churches ask guests to speak with the pastor first, since they share it with those who agree in teaching. Ask before the service.',
        '1 Corinthians 11:26-28',
      ],
    ],
    related: ['denominations', 'baptism', 'communion'],
  },
  {
    id: 'methodists',
    name: 'Methodists',
    phrasings:
      'what is the difference between Baptists and Methodists | Methodist vs Baptist | who was John Wesley | what is a United Methodist',
    answer:
      'Methodists go back to John Wesley, an English preacher of the eighteenth century. They teach that God’s grace is offered to all and can be accepted or refused, stress a holy life and care for the poor, and baptize infants and adults. Baptists baptize only believers, and each Baptist congregation governs itself.',
    more: 'Methodists say that a believer can turn away from faith; most Baptists say that a true believer is kept. Since 2019 many congregations have left the United Methodist Church over marriage and ordination; some formed the Global Methodist Church.',
    passages: [
      ['1 Timothy 2:3-4', 'A verse that Wesley loved.'],
      ['Micah 6:8', 'What God asks.'],
    ],
    related: ['denominations', 'assurance', 'works'],
  },
  {
    id: 'presbyterians',
    name: 'Presbyterians',
    phrasings:
      'what does Reformed mean | who was John Calvin | what is Calvinism | what is the difference between Presbyterian and Methodist',
    answer:
      'Presbyterians are Reformed Christians in the line of John Calvin and John Knox. They stress that God is sovereign and that salvation is his gift from first to last, are led by elected elders, and baptize infants as members of God’s covenant.',
    more: 'The Presbyterian Church (U.S.A.) is broader and ordains women; the Presbyterian Church in America is stricter.',
    passages: [['Ephesians 1:3-6', 'A key passage on God’s choice.']],
    related: ['denominations', 'predestination', 'baptism'],
  },
  {
    id: 'pentecostals',
    name: 'Pentecostals',
    phrasings:
      'what does charismatic mean | what is the Assemblies of God | what is the difference between Pentecostal and Baptist',
    answer:
      'Pentecostals believe that the gifts of Acts, such as speaking in tongues, prophecy and healing, are for today, and that believers can be baptized in the Holy Spirit after conversion. Worship is lively. The movement began around 1900 and is now one of the largest in the world.',
    more: 'Charismatics hold much the same inside other churches. Most Pentecostals see tongues as the first sign of Spirit baptism; others do not.',
    passages: [['Acts 2:1-4', 'Pentecost.']],
    related: ['tongues', 'holy-spirit', 'spiritual-gifts'],
  },
  {
    id: 'episcopalians',
    name: 'Episcopalians',
    phrasings:
      'what is the Church of England | what is an Anglican | what is the difference between Episcopal and Catholic | why did Henry VIII start a church',
    answer:
      'Episcopalians are Anglicans in America, from the Church of England. Their worship follows the Book of Common Prayer and looks much like a Catholic Mass; they have bishops, and priests may be women and may marry. They do not accept the pope’s authority and allow a wide range of views.',
    passages: [['Ephesians 4:4-6', 'What all churches share.']],
  },
  {
    id: 'evangelicals',
    name: 'evangelicals',
    phrasings:
      'what does evangelical mean | what is a nondenominational church | what does nondenominational mean | what is the difference between evangelical and mainline | what is a mainline church',
    answer:
      'Evangelicals are Protestants of many churches who stress a personal turning to Christ, the authority of the Bible, his death for us, and sharing the faith. A nondenominational church belongs to no larger body; most are evangelical and baptize believers. Mainline means older churches such as Methodist, Lutheran, Presbyterian and Episcopal.',
    passages: [['2 Corinthians 5:17-20', 'A message to pass on.']],
    related: ['denominations', 'born-again', 'sharing-faith'],
  },
  {
    id: 'adventists',
    name: 'Seventh-day Adventists',
    phrasings:
      'why do Adventists go to church on Saturday | why do some Christians worship on Saturday | who was Ellen White',
    answer:
      'Seventh-day Adventists keep Saturday as the Sabbath and look for Christ’s soon return. They believe in the Trinity and salvation by grace, baptize believers, care much about health, and hold that the dead sleep until the resurrection. They honor Ellen White as having had the gift of prophecy.',
    passages: [['Exodus 20:8-11', 'The Sabbath commandment.']],
    related: ['sabbath', 'denominations', 'end-times'],
  },
  {
    id: 'quakers-amish',
    name: 'Quakers, Mennonites and Amish',
    phrasings:
      'who are the Amish | who are the Mennonites | why do the Amish not drive cars | what is a Quaker | what are Anabaptists',
    answer:
      'Mennonites and Amish come from the Anabaptists of the sixteenth century: they baptize believers, refuse to fight in wars and live simply; the Amish avoid much technology to protect their community. Quakers began in England and worship in silence, waiting for the Spirit, often without clergy.',
    passages: [['Matthew 5:38-45', 'Jesus on enemies.']],
    related: ['war', 'enemies', 'denominations'],
  },
  {
    id: 'reformation',
    name: 'the Reformation',
    question: 'What was the Reformation?',
    phrasings:
      'why did Protestants leave the Catholic Church | what did Martin Luther do | the 95 theses | why did the church split | when did Protestants start',
    answer:
      'In 1517 Martin Luther, a German monk, published 95 theses against the sale of indulgences. The dispute grew to the questions of how people are saved and who decides what the Bible means, and Western Christians divided. Lutherans, Reformed, Anglicans and Anabaptists come from that century. Catholics reformed much of their own church afterward.',
    passages: [['Romans 1:16-17', 'The verse that changed Luther.']],
    related: ['denominations', 'works', 'grace'],
  },
  {
    id: 'pope',
    name: 'the pope',
    question: 'Is the pope in the Bible?',
    phrasings:
      'why do Catholics have a pope | what is the pope | is the pope infallible | do Protestants follow the pope | where does the Bible mention a pope',
    answer:
      'The word is not in the Bible. Catholics see the pope as the successor of Peter, whom Jesus called the rock and gave the keys. Orthodox Christians honor the bishop of Rome as first among equals at most, and Protestants do not accept a single head of the church on earth.',
    passages: [['Matthew 16:18-19', 'Jesus to Peter.']],
    related: ['denominations', 'pastors', 'mary-and-saints'],
  },
  {
    id: 'catholic-bible',
    name: 'the Catholic Bible',
    question: 'Why does the Catholic Bible have more books?',
    phrasings:
      'what are the deuterocanonical books | how many books are in the Catholic Bible | who removed books from the Bible | why did Protestants take out books | Maccabees and Tobit',
    answer:
      'Catholic Bibles have seven more books in the Old Testament, such as Tobit, Wisdom and Maccabees, and Orthodox Bibles a few more. They were in the Greek Bible of the early church but not in the Hebrew Bible. Luther put them in a section of their own; Protestants call them the Apocrypha.',
    more: 'That makes 73 books for Catholics and 66 for Protestants. The New Testament is the same for all.',
    passages: [['Luke 24:44', 'Jesus names the parts of Israel’s Scriptures.']],
    related: ['canon', 'denominations', 'bible-true'],
  },
  {
    id: 'rosary',
    name: 'the rosary',
    question: 'What is the rosary?',
    phrasings:
      'why do Catholics pray the rosary | are rosary beads in the Bible | what is a Hail Mary | is praying the rosary a sin | how do you pray the rosary',
    answer:
      'The rosary is a Catholic prayer with beads: Our Fathers and Hail Marys while thinking about events in the life of Jesus. Half of the Hail Mary comes from Luke 1; the rest asks Mary to pray for us. Protestants don’t use it because they pray to God alone. It is not in the Bible as a practice.',
    passages: [
      ['Luke 1:28', 'The angel’s greeting.'],
      ['Luke 1:42', 'Elizabeth’s greeting.'],
    ],
    related: ['mary-and-saints', 'prayer', 'denominations'],
  },
  {
    id: 'cross-himself',
    name: 'the sign of the cross',
    question: 'Why do people make the sign of the cross?',
    phrasings:
      'why do Catholics cross themselves | should Protestants cross themselves | what does the sign of the cross mean | what is holy water | why do churches use incense',
    answer:
      'Christians have drawn a cross on forehead or chest since about the second century, as a short prayer to Father, Son and Holy Spirit. Catholics, Orthodox, Episcopalians and many Lutherans do it; others don’t. Holy water recalls baptism, and incense pictures prayer rising.',
    passages: [
      ['Matthew 28:19', 'The name at baptism.'],
      ['Psalm 141:2', 'Prayer as incense.'],
    ],
    related: ['worship', 'baptism', 'denominations'],
  },
  {
    id: 'sacraments',
    name: 'sacraments',
    question: 'What is a sacrament?',
    phrasings:
      'how many sacraments are there | what are the seven sacraments | difference between sacrament and ordinance | why do Protestants have two sacraments',
    answer:
      'A sacrament is a visible act through which God gives what it shows. Catholics and Orthodox count seven: baptism, confirmation, communion, confession, anointing of the sick, ordination and marriage. Most Protestants count baptism and communion, which Jesus commanded. Baptists call them ordinances: signs of obedience.',
    passages: [
      ['Matthew 28:19', 'Baptism.'],
      ['Luke 22:19', 'The meal.'],
    ],
    related: ['baptism', 'communion', 'denominations'],
  },
  {
    id: 'creeds',
    name: 'the creeds',
    question: 'What is the Apostles’ Creed?',
    phrasings:
      'what is a creed | what is the Nicene Creed | why does the creed say he descended into hell | what does holy catholic church mean in the creed | is the creed in the Bible',
    answer:
      'A creed is a short statement of faith. The Apostles’ Creed grew from what people confessed at baptism in Rome; the Nicene Creed comes from councils in 325 and 381. The small word catholic in them means universal. They are not in the Bible but sum up what it teaches.',
    more: 'He descended into hell means that he truly went to the dead; some churches take it as a victory over death, others as what he suffered on the cross.',
    passages: [
      ['1 Corinthians 15:3-5', 'An early creed that Paul passes on.'],
      ['1 Peter 3:18-19', 'On the spirits in prison.'],
    ],
    related: ['trinity', 'faith', 'jesus'],
  },
  {
    id: 'epiphany-all-saints',
    name: 'the church year',
    question: 'What is the church year?',
    phrasings:
      'what is Epiphany | what is All Saints Day | what is Holy Week | what is Ordinary Time | why do churches change colors | what are the liturgical colors | what is liturgy',
    answer:
      'The church year retells the story of Jesus: Advent, Christmas, Epiphany with the wise men, Lent, Holy Week, Easter, Ascension and Pentecost, and then ordinary weeks. Colors mark the seasons, such as purple for Advent and Lent and white for feasts. Some churches keep it closely, others only Christmas and Easter.',
    passages: [['Romans 14:5-6', 'Paul on special days.']],
    related: ['worship', 'christmas', 'denominations'],
  },
  {
    id: 'halloween',
    name: 'Halloween',
    question: 'Can Christians celebrate Halloween?',
    phrasings:
      'is Halloween a sin | should my kids go trick or treating | is Halloween satanic | what do Christians do on Halloween | can a Christian dress up for Halloween | my family does not allow Halloween | is it wrong to carve pumpkins | where does Halloween come from',
    answer:
      'The Bible doesn’t mention Halloween, whose name means the evening before All Saints’ Day. Christians differ: some stay away because of its dark side, some offer a party at church, some see costumes and candy as harmless fun. Paul says that each should follow their own conscience on such days and not judge the other.',
    passages: [
      ['Romans 14:5-6', 'Paul on days.'],
      ['Philippians 4:8', 'What to fill the mind with.'],
    ],
    related: ['occult', 'parenting', 'entertainment'],
  },
  {
    id: 'judaism',
    name: 'Jews and Jesus',
    question: 'Why do Jews not believe in Jesus?',
    phrasings:
      'was Jesus a Jew | what is the difference between Jews and Christians | do Jews go to heaven | did the Jews kill Jesus | who killed Jesus | are Jews still God’s chosen people | why don’t Jewish people accept Jesus as Messiah | what do Jews believe about Jesus',
    answer:
      'Jesus, his mother and all his first followers were Jews. Most Jews did not and do not see him as the Messiah, mainly because the world is not yet at peace as the prophets promised. The Romans crucified him; blaming the Jewish people for it is false and has led to terrible crimes. Paul says that God’s gifts to Israel are not taken back.',
    passages: [
      ['Romans 11:28-29', 'Paul on Israel.'],
      ['Isaiah 2:4', 'The hoped-for peace.'],
    ],
    related: ['israel', 'other-religions', 'jesus'],
  },
  {
    id: 'atheist-friend',
    name: 'talking with an atheist',
    question: 'How do I talk with someone who does not believe?',
    phrasings:
      'my husband is an atheist | how do I talk to an atheist friend | my brother says the Bible is made up | my friend makes fun of my faith | my wife does not believe in God | how do I answer someone who says God is not real | my coworker mocks Christians | my daughter says she is an atheist',
    answer:
      'Listen first and ask what they mean; many reject a picture of God that you would reject too. Say what you believe and why in your own words, admit what you don’t know, and don’t try to win. Peter asks for gentleness and respect. A life that fits is heard longest.',
    passages: [
      ['1 Peter 3:15-16', 'Gently and with respect.'],
      ['Colossians 4:5-6', 'How to speak.'],
    ],
    related: ['sharing-faith', 'does-god-exist', 'prodigal-child'],
  },
];

export const churches = factsOf(list, (name) => `What do ${name} believe?`, askedBy, [
  'denominations',
  'church',
  'baptism',
]);
export const churchesNext = nextOf(list);
