import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

/** What visitors and members ask about services and customs; each church does some of it its own way. */
const list: readonly ShortFact[] = [
  {
    id: 'what-to-wear',
    name: 'what to wear to church',
    question: 'What should I wear to church?',
    phrasings:
      'what do you wear to church the first time | can I wear jeans to church | do I have to dress up for church | is there a dress code | what should a visitor wear on Sunday | are shorts ok at church | do women have to wear a dress | should I wear a suit to church',
    answer:
      'Come in what you have. In most American churches people wear everyday clothes, and jeans are fine; some dress up, more so at older churches, weddings and funerals. If you want to be sure, look at photos on the church’s website or ask. James warns churches not to treat people by their clothes.',
    passages: [['James 2:2-4', 'James on a well-dressed guest and a poor one.']],
    related: ['church', 'modesty', 'hospitality'],
  },
  {
    id: 'first-visit',
    name: 'a first visit to church',
    question: 'What happens at a church service?',
    phrasings:
      'what is a church service like | I have never been to church what should I expect | how long is a church service | what do I do when I visit a church | I’m nervous about going to church for the first time | do I have to talk to people at church | will they make me stand up and introduce myself | what if I don’t know the songs | when do I stand up and sit down in church | can I sit in the back',
    answer:
      'A service usually has songs, prayers, a reading from the Bible and a talk, and often communion; it lasts sixty to ninety minutes. You don’t have to sing, speak or kneel: you can watch and sit in the back. Someone at the door is glad to help you, and you can leave when you want.',
    more: 'Tell the person at the door that it’s your first time, or write to the church before you come. No one expects anything of a guest.',
    passages: [
      ['Psalm 122:1', 'A song of people on their way.'],
      ['Romans 15:7', 'Paul on welcoming.'],
    ],
    next: [
      [
        'what if i dont know the songs | do i have to sing | i cant sing | what if i dont know the words',
        'You don’t have to sing. The words are usually on a screen or in a book, and many people only listen. No one will check.',
        'Psalm 100:1-2',
      ],
      [
        'can i bring my baby | what about my kids | what if my kid is loud | is there childcare | can i bring my children',
        'Children are welcome in almost every church. Many have a nursery and children’s classes during the service, and you can also keep them with you. Babies cry, and people have heard it before; sit near an aisle if that makes you calmer. Jesus asked that children be let in.',
        'Mark 10:13-14',
      ],
      [
        'do i have to give money | what do i do when the plate comes | how much should i put in | do visitors give',
        'Guests are not expected to give; when the plate or basket comes, pass it on. Paul wants gifts to be free and glad.',
        '2 Corinthians 9:7',
      ],
      [
        'can i take communion | should i go up for communion | what do i do at communion',
        'It depends on the church. Many Protestant churches invite every baptized believer or everyone who trusts in Jesus; Catholic and Orthodox churches give it to their own members. You can always stay seated or cross your arms for a blessing, and no one minds.',
        '1 Corinthians 11:26',
      ],
      [
        'do i have to talk to anyone | will they make me stand up | i have social anxiety | what if people stare at me',
        'No one has to speak. Some churches greet each other for a minute or ask guests to raise a hand, and you can simply smile and stay seated. If that worries you, come a few minutes late or watch the service online first.',
        'Romans 15:7',
      ],
      [
        'what do i wear | what should i wear | can i wear jeans | is there a dress code',
        'Wear what you have. In most churches jeans are fine, and a few dress up. If you want to be sure, look at photos on the church’s website.',
        'James 2:2-4',
      ],
      [
        'how long is it | how long does a service last | when does it end | what time should i come',
        'Most services last sixty to ninety minutes; a Catholic Mass about an hour, an Orthodox liturgy often longer. Come ten minutes early and you will find a seat without hurry.',
        'Psalm 122:1',
      ],
    ],
    related: ['church', 'worship', 'communion'],
  },
  {
    id: 'offering-plate',
    name: 'the offering',
    question: 'Do visitors have to give money at church?',
    phrasings:
      'do I have to give money at church | what is the offering | do visitors put money in the plate | how much should I put in the collection | is it rude not to give at church | why do churches collect money | do you have to pay to go to church | what happens to the offering money',
    answer:
      'No. Going to church is free, and guests are not expected to give. The offering is how members pay for the building, the staff and help for others. Paul says that each should give what they have decided, without pressure.',
    passages: [['2 Corinthians 9:7', 'Paul on giving.']],
    related: ['giving', 'church', 'money'],
  },
  {
    id: 'kids-in-church',
    name: 'children in church',
    question: 'Can I bring my baby or my children to church?',
    phrasings:
      'can I bring my baby to church | what if my toddler is loud in church | my kids won’t sit still in church | is there a nursery at church | how do I keep kids quiet during the service | people stare when my child makes noise in church | should kids be in the service | how do I get my kids to like church',
    answer:
      'Yes. Children belong in church; Jesus was angry when they were sent away. Many churches have a nursery and classes, and you can also keep them with you. A noisy child is normal: sit near an aisle, bring something quiet, and step out and come back as you need.',
    passages: [['Mark 10:13-16', 'Jesus and the children.']],
    related: ['children', 'parenting', 'church'],
  },
  {
    id: 'bored-at-church',
    name: 'being bored at church',
    question: 'Is it a sin to be bored at church?',
    phrasings:
      'church is boring | I get bored during the sermon | I fall asleep in church | my parents make me go to church | do I have to go if I don’t get anything out of it | I don’t like going to church anymore | sermons are too long | I only go because my parents make me | teenager who does not want to go to church',
    answer:
      'No. Being bored is not a sin, and even the Bible tells of a young man who fell asleep during a long sermon of Paul’s. Often it means that you need something to do: take notes, help with sound or children, or ask one question afterward. If it lasts, talk with a pastor or your parents about it.',
    more: 'If your parents make you go, tell them calmly what you find hard and what would help, such as a youth group or sitting with friends.',
    passages: [['Acts 20:7-12', 'A long sermon, and Eutychus.']],
    next: [
      [
        'my parents make me go | what if my parents force me | im 14 and have to go | do i have to obey my parents about church',
        'While you live at home, going along is a way to honor your parents, but what you believe can’t be forced. Tell them honestly and calmly what is hard, and suggest something: a youth group, another service, helping with the music. Your questions are welcome; a youth leader will have heard them.',
        'Ephesians 6:1-4',
      ],
      [
        'what can i do about it | how do i stay awake | how can i get more out of it',
        'Read the passage before you go, sit nearer to the front, and write down one sentence and one question. Sleep enough on Saturday. Helping with something changes a service more than anything else.',
        'Acts 17:11',
      ],
    ],
    related: ['church', 'worship', 'honoring-parents'],
  },
  {
    id: 'changing-churches',
    name: 'changing churches',
    question: 'Is it okay to change churches?',
    phrasings:
      'is it wrong to leave my church | how do I find a new church | how do I choose a church | what should I look for in a church | when should I leave a church | is church shopping bad | I moved and need a church | how to leave a church well',
    answer:
      'Yes, you may change churches. Good reasons are a move, teaching you cannot accept, or harm; boredom or one quarrel can often be talked over first. Look for a church where the Bible is taught, Jesus is at the center, people are kind and leaders answer for what they do. Visit three times, and tell your old pastor plainly.',
    passages: [
      ['Hebrews 10:24-25', 'Why to belong somewhere.'],
      ['Acts 2:42-47', 'What a church is.'],
    ],
    related: ['church', 'church-hurt', 'denominations'],
  },
  {
    id: 'church-membership',
    name: 'church membership',
    question: 'What does it mean to become a church member?',
    phrasings:
      'do I have to become a member | how do I join a church | is church membership in the Bible | what is the difference between attending and being a member | why join a church | how to become a member | do members have to tithe | what do church members promise',
    answer:
      'A member belongs officially: usually after a class and a talk, with promises before the congregation, and sometimes baptism. Members vote, serve and help carry the cost. The New Testament knows no form to sign, but its letters assume that each believer belongs to a particular church. You can attend for as long as you like without joining.',
    passages: [
      ['1 Corinthians 12:27', 'Paul on belonging.'],
      ['Romans 12:4-5', 'Members of each other.'],
    ],
    related: ['church', 'serving', 'baptism'],
  },
  {
    id: 'clergy-titles',
    name: 'pastor, priest and minister',
    question: 'What is the difference between a pastor, a priest and a minister?',
    phrasings:
      'what do I call the pastor | difference between pastor and priest | what is a deacon | what is an elder in a church | what is a bishop | what does reverend mean | should I call him father | difference between a minister and a pastor',
    answer:
      'Pastor means shepherd and is the usual word in Protestant churches; minister means servant and is much the same. Priests lead Catholic, Orthodox and Episcopal churches and are called Father or, in some churches, Mother. Elders guide a congregation, deacons help people in need and in worship, and bishops look after many churches.',
    more: 'Reverend is a form of address. “Pastor” with the first name is right in most Protestant churches; if unsure, ask.',
    passages: [
      ['1 Timothy 3:1-10', 'On overseers and deacons.'],
      ['1 Peter 5:1-3', 'On elders.'],
    ],
    related: ['pastors', 'denominations', 'women-in-ministry'],
  },
  {
    id: 'raising-hands',
    name: 'raising hands in worship',
    question: 'Why do people raise their hands in church?',
    phrasings:
      'why do people lift their hands when they sing | do I have to raise my hands | why do people kneel in church | why do Catholics kneel | why do people stand for the Gospel | is dancing in church in the Bible | why do people close their eyes to pray | why do people say amen out loud',
    answer:
      'People in the Bible prayed with raised hands, on their knees, standing, bowing and dancing. Raised hands say openness and praise, kneeling says respect. Churches have different customs, and you don’t have to do any of it; do what is honest.',
    passages: [
      ['Psalm 134:2', 'A call to praise with hands.'],
      ['Psalm 95:6', 'A call to kneel.'],
      ['1 Timothy 2:8', 'Paul on praying.'],
    ],
    related: ['worship', 'prayer', 'denominations'],
  },
  {
    id: 'visitor-communion',
    name: 'communion as a guest',
    question: 'Can I take communion in another church?',
    phrasings:
      'can a visitor take communion | can a Baptist take communion at a Lutheran church | can Protestants take communion in a Catholic church | do I have to be baptized to take communion | do I have to be a member to take communion | can kids take communion | what if I am not baptized and communion comes around | can I take communion at my friend’s church',
    answer:
      'Each church decides. Methodist, many Baptist, Presbyterian and nondenominational churches welcome guests who trust in Jesus; most Episcopal and many Lutheran churches welcome the baptized. Catholic, Orthodox and some Lutheran and Baptist churches give it only to members. Listen to what is announced, ask an usher, or stay seated; that is always all right.',
    passages: [['1 Corinthians 11:26-28', 'Paul on the meal.']],
    related: ['communion', 'denominations', 'baptism'],
  },
  {
    id: 'communion-worthy',
    name: 'feeling unworthy at communion',
    question: 'Can I take communion if I have sinned?',
    phrasings:
      'what if I did something bad this week can I take communion | am I worthy to take communion | eating and drinking judgment on yourself | should I skip communion because I sinned | I don’t feel worthy of communion | what does it mean to take communion in an unworthy manner | should I take communion if I am angry at someone | taking communion unworthily',
    answer:
      'Communion is for sinners who want forgiveness; no one comes because they have earned it. Paul’s warning about an unworthy manner was written to people who ate and got drunk while the poor went hungry. Tell God what you did, and come. Catholic and Orthodox Christians go to confession first after a grave sin.',
    passages: [
      ['1 Corinthians 11:20-29', 'What had gone wrong in Corinth.'],
      ['1 John 1:9', 'On confessing.'],
    ],
    related: ['communion', 'confession', 'forgiveness-from-god'],
  },
  {
    id: 'infant-dedication',
    name: 'baptizing or dedicating a baby',
    question: 'Should a baby be baptized or dedicated?',
    phrasings:
      'difference between baptism and dedication | is infant baptism in the Bible | should I baptize my baby | what is a baby dedication | what is a christening | why do Baptists not baptize babies | what does a godparent do | what is confirmation',
    answer:
      'Catholic, Orthodox, Lutheran, Methodist, Presbyterian and Episcopal churches baptize babies as a sign that God’s grace comes first; the children confirm it later. Baptist, Pentecostal and many other churches bless or dedicate babies and baptize people who believe. The Bible tells of whole households being baptized and names no infant.',
    more: 'Godparents promise to help a child grow in faith. Confirmation is when a young person affirms what was promised at baptism.',
    passages: [
      ['Acts 16:33', 'A jailer and his family.'],
      ['Luke 2:22', 'Jesus is presented as a baby.'],
    ],
    related: ['baptism', 'children', 'denominations'],
  },
  {
    id: 'online-church',
    name: 'church online',
    question: 'Does watching church online count?',
    phrasings:
      'is online church enough | is watching church at home okay | I watch church on TV | do I have to go in person | can’t get to church anymore because of my health | is it a sin to miss church | is it wrong to skip church for sports | what if I work on Sundays',
    answer:
      'A service on a screen is a real help when illness, work or distance keep you away, and God hears you there as well. What it lacks is other people: someone who misses you, a meal together, communion. If you cannot come, ask your church for visits or a group by phone. Missing a Sunday is no catastrophe.',
    passages: [
      ['Hebrews 10:24-25', 'Why to meet.'],
      ['Matthew 18:20', 'Where two or three gather.'],
    ],
    related: ['church', 'sabbath', 'loneliness'],
  },
  {
    id: 'small-group',
    name: 'a small group',
    question: 'What is a small group at church?',
    phrasings:
      'what is a life group | what is a Bible study like | should I join a Bible study | what do you do in a small group | how do I make friends at church | I don’t know anyone at my church | how do I lead a Bible study | is Sunday school for adults',
    answer:
      'A small group is eight or twelve people who meet in a home or at church to read the Bible, talk and pray for each other. You don’t need to know anything, and you can only listen. It is the easiest way to make friends at church; the first Christians met in homes.',
    passages: [
      ['Acts 2:46', 'Meeting in homes.'],
      ['Romans 16:5', 'A church in a house.'],
    ],
    related: ['friendship', 'church', 'bible-reading'],
  },
  {
    id: 'church-wedding',
    name: 'a church wedding',
    question: 'Can I get married in a church?',
    phrasings:
      'can we get married in your church | will a pastor marry us if we live together | how do I plan a church wedding | do you have to be a member to marry in church | can a divorced person marry in church | do we need premarital counseling | which Bible verse for a wedding | what does a pastor ask before a wedding',
    answer:
      'Ask the pastor early; every church has its own rules on members, divorce, living together and the date. Most require a few talks before the wedding, which help. For a reading, couples often choose 1 Corinthians 13, Ruth 1, Colossians 3 or Song of Solomon 8.',
    passages: [
      ['1 Corinthians 13:4-8', 'Paul on love.'],
      ['Colossians 3:12-14', 'What to put on.'],
      ['Ruth 1:16-17', 'A promise to stay.'],
    ],
    related: ['marriage', 'love', 'remarriage'],
  },
  {
    id: 'funeral-reading',
    name: 'a reading for a funeral',
    question: 'Which Bible verse can I read at a funeral?',
    phrasings:
      'is there a verse I can read at the service | Bible verses for a funeral | what should I read at my mother’s funeral | a passage for a memorial service | scripture for a burial | what Bible reading for my husband’s funeral | short reading for a graveside | verse for a funeral program',
    answer:
      'Readings that many families choose are Psalm 23, John 14 on the many rooms, Romans 8 on God’s love, and Revelation 21, where God wipes away tears. Psalm 23 is easiest to read aloud when your voice is not steady. Read slowly, and have someone beside you who can take over.',
    more: 'For someone who was not religious, Ecclesiastes 3 fits well.',
    passages: [
      ['Psalm 23:1-6', 'The whole psalm.'],
      ['John 14:1-3', 'Jesus to sad friends.'],
      ['Revelation 21:3-4', 'God wipes away tears.'],
    ],
    related: ['grief', 'death', 'last-words-comfort'],
  },
  {
    id: 'devotion',
    name: 'a short devotion',
    question: 'How do I lead a short devotion?',
    phrasings:
      'I need a devotion for our group | give me a five minute devotion | I have to open the meeting with a devotion | how do I prepare a devotional | a devotion about being old and useful | ideas for a devotional for women | what do I say to open a meeting with prayer | a question to ask at the end of a devotion',
    answer:
      'Five parts fit into five minutes: read four to eight verses, say in one sentence what happens in them, tell one thing from your own life, ask the group one question, and close with a short prayer. For a group that works with its hands, Dorcas fits well; for older members, Simeon and Anna.',
    more: 'A question to end with: where did you meet something like this last week?',
    passages: [
      ['Acts 9:36-42', 'Dorcas.'],
      ['Luke 2:36-38', 'Anna.'],
      ['Psalm 92:12-15', 'Old and full of life.'],
    ],
    related: ['bible-reading', 'prayer', 'aging'],
  },
  {
    id: 'say-grace',
    name: 'grace before meals',
    question: 'How do I say grace before a meal?',
    phrasings:
      'what is a prayer before eating | I have to say grace at dinner | a short blessing for food | why do Christians pray before eating | is praying before meals in the Bible | table grace for kids | what do I say for Thanksgiving dinner | pray in a restaurant',
    answer:
      'Thank God for the food and for the people at the table, and remember those who have none. For example: “Lord, thank you for this food, for those who made it, and for everyone here. Help us share what we have. Amen.” Jesus gave thanks before he broke bread.',
    passages: [
      ['Mark 8:6', 'Jesus gives thanks.'],
      ['1 Timothy 4:4-5', 'Food received with thanks.'],
    ],
    related: ['gratitude', 'prayer', 'hospitality'],
  },
  {
    id: 'tithe-gross',
    name: 'tithing on gross or net',
    question: 'Should I tithe on gross or net income?',
    phrasings:
      'gross or net tithe | do I tithe before or after taxes | should I tithe on social security | should I tithe on unemployment | I am on a fixed income do I have to tithe | can’t afford to tithe | should I tithe if I’m in debt | do I tithe on a gift or inheritance | what if my husband doesn’t want to tithe | should I pay bills or tithe',
    answer:
      'The Bible doesn’t say gross or net; it was written for farmers who gave of the harvest. Those who teach the tithe often say gross, others net, and many churches leave it to you. If money is short, food, rent, medicine and debts come first: give what you can gladly, even if it is small, or give time.',
    more: 'Paul says that a gift is accepted by what a person has, not by what they do not have.',
    passages: [
      ['2 Corinthians 8:12', 'Paul: by what one has.'],
      ['2 Corinthians 9:7', 'Without pressure.'],
      ['1 Timothy 5:8', 'Caring for your own first.'],
    ],
    next: [
      [
        'im on social security | i have a fixed income | i only have a little a month | i cant afford ten percent | i live on disability',
        'You don’t owe God money you need to live. In the Bible tithes went partly to feed people with little. Pay for food, medicine and housing first; if you want to give, choose an amount you can give gladly, even five dollars, and know that it counts.',
        '2 Corinthians 8:12',
        'Deuteronomy 14:28-29',
      ],
      [
        'what if my husband doesnt want to | what if my wife disagrees about giving | my spouse says no to tithing',
        'Talk about it at a calm hour and find an amount that both of you can agree to, even if it is small. You can give of money that is yours alone, or give time. Peace at home is worth more than a percentage, and the gift should be free.',
        '2 Corinthians 9:7',
        'Romans 12:18',
      ],
      [
        'what about debt | should i pay debt or tithe first | im behind on bills',
        'Debts are promises, so paying what you owe is right too. Many pastors advise a small gift while you pay off debt, then more. If a creditor or landlord is waiting, that comes first. Ask your church for help if you lack food; that is what offerings are for.',
        'Romans 13:7-8',
        'Acts 4:34-35',
      ],
      [
        'does the new testament say 10 percent | is ten percent in the new testament | did jesus say to tithe',
        'The New Testament gives no percentage. Jesus mentions tithing once, to say that leaders who tithe herbs forget justice and mercy. Paul asks for gifts that are regular, planned and glad.',
        'Matthew 23:23',
        '1 Corinthians 16:2',
      ],
      [
        'will god punish me if i dont | is it a sin not to tithe | am i robbing god',
        'Nothing in the New Testament says that God punishes people who cannot give. Malachi’s words on robbing God were for Israel, whose tithe fed the poor. Some churches apply them today; none should use them to frighten someone with little.',
        'Malachi 3:8-10',
        '2 Corinthians 8:12',
      ],
    ],
    related: ['giving', 'debt', 'money'],
  },
];

const noWords = () => '';

export const churchVisits = factsOf(list, (name) => name, noWords, ['church', 'worship', 'denominations']);
export const churchVisitsNext = nextOf(list);
