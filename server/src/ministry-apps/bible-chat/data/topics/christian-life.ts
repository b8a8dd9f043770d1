import type { Topic } from '../topic.ts';

export const christianLife: readonly Topic[] = [
  {
    id: 'guidance',
    name: "God's guidance",
    question: "How do I know God's will for my life?",
    phrases:
      'gods will, know gods will, will of god, guidance, decision, decide, big decision, which job, should i move, move city, discern, discernment, direction, gods plan, plan for me, plan for my life, hear god, hear from god, hear god voice, sign from god, crossroads, purpose, choose between, take job, accept job, job offer, take new job, should i quit, quit my job, what god wants me, god want me to do, god wants from me, know what god wants, dont know what to do, do not know what to do, what does god want',
    answer:
      "Most of what the Bible calls God's will is not hidden: do justice, love, give thanks, be faithful. For the rest it offers wisdom, counsel, prayer and open eyes, and it shows people deciding with those. It rarely gives a map in advance; Abraham set out without one.",
    more: "In Acts Paul tries two doors that stay shut before a third opens. He was not out of God's will while he was trying.",
    passages: [
      ['Proverbs 3:5-6', "A father's advice to his son."],
      ['James 1:5', 'James to people who lacked wisdom and could ask.'],
      ['Acts 16:6-10', 'Paul and his friends, looking for the next place.'],
      ['Micah 6:8', 'A prophet on what is already known.'],
    ],
    next: 'Write the choice down with what is good and what is hard about each side. Show it to two wise people, pray for a week, and then choose.',
    related: ['wisdom', 'calling', 'prayer'],
  },
  {
    id: 'calling',
    name: 'calling and purpose',
    question: 'What is my purpose in life?',
    phrases:
      'calling, my calling, called by god, purpose in life, my purpose, why am i here, meaning of life, meaning life, vocation, called ministry, wasted life, life meaningless, point of life, do with my life, my life going nowhere, what to do with life, life purpose, future plans',
    answer:
      "The Bible's first answer is for everyone: to know God, to love, and to care for what he made. Particular callings come later, often to people who thought themselves unfit: Moses stammered, Jeremiah was too young, Sarah too old. Ordinary work done well is a calling too.",
    more: 'Ecclesiastes tries success, pleasure and learning, and finds that none of them holds. It ends by fearing God and enjoying bread.',
    passages: [
      ['Ephesians 2:10', 'Paul on what we were made for.'],
      ['Exodus 3:11-12', 'Moses at the burning bush, objecting.'],
      ['Ecclesiastes 12:13-14', 'The end of a book that has tried everything.'],
      ['Colossians 3:17', 'Paul on whatever you do.'],
    ],
    next: 'Note when in the past month you felt most alive and of use. Ask a friend what they see there.',
    related: ['guidance', 'work', 'spiritual-gifts'],
  },
  {
    id: 'wisdom',
    name: 'wisdom',
    question: 'How do I become wise?',
    phrases:
      'wisdom, wise, be wise, understanding, knowledge, solomon wisdom, fear of the lord, foolish, fool, good advice, common sense',
    answer:
      'Proverbs says that wisdom begins with reverence for God, and then learns from ants, neighbors and mistakes. Solomon was offered anything and asked for a listening heart. James says to ask, and that God gives without scolding. You can tell it, he adds, by its gentleness.',
    more: 'Job and Ecclesiastes are in the Bible beside Proverbs and show its limits. A wise person knows those too.',
    passages: [
      ['Proverbs 9:9-10', 'A saying on how wisdom starts.'],
      ['James 1:5', 'James on asking.'],
      ['1 Kings 3:7-9', "Young King Solomon's answer in a dream."],
      ['James 3:17', 'James on how to recognize it.'],
    ],
    next: "Read one chapter of Proverbs a day for a month, the chapter with the day's number.",
    related: ['guidance', 'bible-reading', 'speech'],
  },
  {
    id: 'temptation',
    name: 'temptation',
    question: 'How do I resist temptation?',
    phrases:
      'temptation, tempted, tempt, resist temptation, resist, giving in, fall into sin, weak flesh, stop sinning, overcome sin, struggle with sin, besetting, cannot resist, keep falling, keep failing',
    answer:
      'To be tempted is not a sin; Jesus was. Paul promises that there is a way out, and James says that temptation works on desires we already have. The practical advice is to flee some things, to tell someone, and to know your weak hours.',
    more: 'Jesus answered in the desert with words he had learned long before. It helps to have something ready.',
    passages: [
      ['1 Corinthians 10:12-13', 'Paul to people who felt sure of themselves; it is about temptation.'],
      ['Matthew 4:1-11', 'Jesus, hungry in the desert.'],
      ['Hebrews 4:15-16', 'A preacher on one who knows it from inside.'],
      ['James 1:13-15', 'James on how it grows.'],
    ],
    next: 'Name your hour and place. Change one thing about it before it comes round again.',
    related: ['lust', 'addiction', 'self-control'],
  },
  {
    id: 'lust',
    name: 'lust',
    question: 'How do I deal with lust?',
    phrases:
      'lust, lustful, lusting, sexual thoughts, impure thoughts, masturbation, masturbate, sexual desire, dirty thoughts, looking at women, looking at men',
    answer:
      'Desire is part of how we were made; lust turns a person into something to use. Jesus takes it seriously, and puts the duty on the one who looks, not on the one who is looked at. A thought that passes through is not yet a sin. Masturbation is not mentioned in the Bible.',
    more: 'Job says that he made a covenant with his eyes. It was a decision made beforehand.',
    passages: [
      ['Matthew 5:27-30', 'Jesus on a hillside, with deliberate exaggeration.'],
      ['Job 31:1', 'Job, listing what he has held to.'],
      ['1 Thessalonians 4:3-5', 'Paul to new Christians.'],
      ['Philippians 4:8', 'Paul on what to give the mind instead.'],
    ],
    differ: {
      Catholic: 'Teaches that masturbation is wrong, with regard for immaturity and habit.',
      'Protestant churches': 'Many counsel against it because of lust; some leave it to conscience.',
    },
    next: 'Tell one trusted person of the same sex that it is a struggle. Secrecy is half of its strength.',
    related: ['pornography', 'temptation', 'sex-before-marriage'],
  },
  {
    id: 'pornography',
    name: 'pornography',
    question: 'How do I stop watching pornography?',
    phrases: 'pornography, porn, pornographic, watching porn, porn addiction, husband porn, onlyfans, explicit videos',
    answer:
      'The Bible does not mention it as such, but what it says about lust, about using people and about freedom applies. It feeds on secrecy, so the way out is through daylight: one person who knows, fewer open doors, and help where it has become a compulsion. You are not beyond forgiveness, on the tenth time either.',
    more: "If it is your husband's or wife's habit, the hurt you feel is reasonable. It is not caused by how you look.",
    passages: [
      ['1 Corinthians 6:12', 'Paul on freedom and being mastered.'],
      ['Matthew 5:27-29', 'Jesus on taking it seriously.'],
      ['Psalm 51:10-12', 'By its heading, David, asking for a clean heart.'],
      ['1 John 1:7-9', 'John on walking in the light.'],
    ],
    next: 'Tonight, leave the phone outside the bedroom and tell one person. A counselor who knows compulsions is worth the money.',
    related: ['lust', 'addiction', 'forgiveness-from-god'],
  },
  {
    id: 'speech',
    name: 'gossip and hurtful words',
    question: 'What does the Bible say about gossip?',
    phrases:
      'gossip, gossiping, rumor, rumors, talk behind back, tongue, words hurt, slander, backbiting, criticize, complain, complaining, insult, speech, watch mouth, bullying, bullied, bully',
    answer:
      "James compares the tongue to a small fire in a dry forest. Proverbs says that a gossip separates close friends and that without wood the fire goes out. Paul's test is whether a word builds up the one who hears it.",
    more: 'Telling a leader about real harm is not gossip. Gossip enjoys it, and tells those who cannot help.',
    passages: [
      ['James 3:5-10', 'James on a small part of the body.'],
      ['Proverbs 26:20', 'A saying about quarrels and firewood.'],
      ['Ephesians 4:29', 'Paul on what may leave the mouth.'],
    ],
    next: 'For one day, say of absent people only what you would say if they stood in the door.',
    related: ['lying', 'judging', 'swearing'],
  },
  {
    id: 'swearing',
    name: 'swearing',
    question: 'Is cussing a sin?',
    phrases:
      'swearing, swear, cuss, cussing, curse words, cursing, profanity, bad language, foul language, lords name in vain, name in vain, omg, oath, oaths',
    answer:
      "The commandment about God's name forbids using it for empty or false ends: false oaths, magic, covering up wrong. Coarse words are a smaller matter, on which Paul still asks for speech that gives grace. More weighty for the Bible than the word is whether it wounds someone.",
    more: 'Jesus asked people not to swear oaths at all but to be so truthful that yes is enough.',
    passages: [
      ['Exodus 20:7', 'One of the Ten Commandments.'],
      ['Ephesians 4:29', 'Paul on speech.'],
      ['Matthew 5:33-37', 'Jesus on oaths.'],
    ],
    next: 'Pick one word you wish to lose and ask the people you eat with to notice it.',
    related: ['speech', 'anger', 'self-control'],
  },
  {
    id: 'lying',
    name: 'lying',
    question: 'Is it ever right to lie?',
    phrases:
      'lying, lie, lied, liar, white lie, honest, honesty, dishonest, truth, tell the truth, deceive, deception, keep secret, stop lying, keep lying, cannot stop lying',
    answer:
      'The commandment is against false witness, which ruins a neighbor. The Bible calls God true and asks for truth spoken in love. It also tells of midwives and of Rahab, who deceived killers to save lives, and does not blame them. Small lies for comfort are not praised anywhere.',
    more: 'Truth without love is not what Paul asks for. Neither is love without truth.',
    passages: [
      ['Exodus 20:16', 'One of the Ten Commandments.'],
      ['Ephesians 4:15', 'Paul on how truth is to be spoken.'],
      ['Exodus 1:17-20', 'Two midwives and a king who orders murder.'],
      ['Proverbs 12:22', 'A saying on what God delights in.'],
    ],
    differ: {
      'One long tradition (Augustine, much of Catholic and Reformed teaching)':
        'A lie is always wrong, though silence may be right.',
      'Another (many Lutheran, Anglican and others)': 'To protect a life one may mislead the one who would take it.',
    },
    next: 'Correct one small untruth today. It is easier than you fear.',
    related: ['honesty-in-business', 'speech', 'forgiveness-from-god'],
  },
  {
    id: 'judging',
    name: 'judging others',
    question: 'Does the Bible say not to judge?',
    phrases:
      'judge, judging, judgmental, not judge, judge others, judged by others, critical spirit, speck, call out sin, correct others, confront sin, self righteous',
    answer:
      "Jesus says not to judge, and in the same breath to take the log out of your own eye so as to help with the speck in another's. He forbids condemning, not seeing. Elsewhere he asks people to judge with right judgment, and Paul asks that those who stumble be set right gently.",
    more: 'The measure you use will be used for you. That makes mercy a very practical matter.',
    passages: [
      ['Matthew 7:1-5', 'Jesus on a hillside; the next verses show what he does not mean.'],
      ['John 7:24', 'Jesus to a crowd that accused him.'],
      ['Galatians 6:1', 'Paul on how to help someone up.'],
      ['Romans 14:10-13', 'Paul to Christians who looked down on each other.'],
    ],
    next: 'Think of the person you judged last. Pray for them by name before you speak of them again.',
    related: ['pride', 'speech', 'forgiving-others'],
  },
  {
    id: 'conflict',
    name: 'conflict',
    question: 'How do I handle a conflict?',
    phrases:
      'conflict, argument, arguing, quarrel, quarreling, dispute, peacemaker, peacemaking, fighting, confront, confrontation, difficult person, difficult people, disagree, disagreement, apologize, apology, argue, fight with friend, say sorry, make up with, not speaking, ~roommate, roommate fight',
    answer:
      'Jesus gives an order of steps: go to the person alone first, then with one or two others, and only then wider. He also says to leave your gift at the altar if someone has something against you. A soft answer, Proverbs notes, turns away rage. Where there is danger, these steps do not apply; get safe first.',
    more: 'Paul and Barnabas parted after a sharp quarrel, and both went on serving. Later Paul speaks well of the man it was about.',
    passages: [
      ['Matthew 18:15-17', 'Jesus on what to do when someone has wronged you.'],
      ['Matthew 5:23-24', 'Jesus on what comes before worship.'],
      ['Proverbs 15:1', 'A saying on how quarrels cool.'],
      ['Acts 15:37-40', 'Luke reports a quarrel between friends.'],
    ],
    next: "Write the other person's side in three sentences that they would agree with. Then ask to talk.",
    related: ['forgiving-others', 'anger', 'enemies'],
  },
  {
    id: 'enemies',
    name: 'loving enemies and revenge',
    question: 'How can I love my enemies?',
    phrases:
      'enemy, enemies, love enemies, revenge, vengeance, get even, payback, turn other cheek, eye for eye, retaliate, self defense, hates me, betrayed, betrayal, betrayed me, out to get me, someone hates me, fight back, defend myself, hit back',
    answer:
      'Jesus asks for deeds and prayers rather than warm feelings: do good, bless, pray for them. He gives the reason: God sends sun and rain on both kinds. Paul leaves revenge to God and feeds a hungry enemy. That does not forbid fleeing, calling the police, or telling the truth in court.',
    more: 'An eye for an eye was a limit in its day: no more than an eye. Jesus goes further and stops the chain.',
    passages: [
      ['Matthew 5:38-48', 'Jesus on a hillside, in an occupied country.'],
      ['Romans 12:17-21', 'Paul to Rome, quoting Proverbs.'],
      ['Luke 23:34', 'Jesus on the cross; some early manuscripts lack the line.'],
      ['1 Samuel 24:9-12', 'David spares the king who hunted him.'],
    ],
    differ: {
      'Mennonite, Quaker and other peace churches': 'They hold that it rules out all violence.',
      'Most other churches': 'They allow self-defense and the protection of others as a last resort.',
    },
    next: "Pray one sentence for that person's good. You do not have to mean all of it yet.",
    related: ['forgiving-others', 'war', 'bitterness'],
  },
  {
    id: 'friendship',
    name: 'friendship',
    question: 'What does the Bible say about friendship?',
    phrases:
      'friendship, friend, friends, good friend, true friend, best friend, make friends, bad company, toxic friends, bad influence, lost friendship, friend betrayed, bad friends, friend group, friend ghosted, friends drink, party, parties, partying, peer pressure',
    answer:
      'Friends in the Bible do brave things: Jonathan gave up a throne for David, and four men took a roof apart for a fifth. Proverbs praises the friend who stays and the one who tells the truth. Jesus called his disciples friends the night before he died. It also warns that we become like those we walk with.',
    more: "Job's friends were good for seven days. It is a fair summary of what friends can and cannot do.",
    passages: [
      ['Proverbs 17:17', 'A saying about friends in trouble.'],
      ['1 Samuel 18:1-4', "Jonathan, a king's son, and David."],
      ['John 15:13-15', 'Jesus at the last supper.'],
      ['Ecclesiastes 4:9-10', 'A wise man on two and one.'],
    ],
    next: 'Write to a friend you have not seen for a year. Two lines are enough.',
    related: ['loneliness', 'conflict', 'kindness'],
  },
  {
    id: 'neighbor',
    name: 'loving your neighbor',
    question: 'Who is my neighbor?',
    phrases:
      'neighbor, neighbors, good samaritan, samaritan, love thy neighbor, annoying neighbor, strangers kindness, golden rule, do unto others, treat others',
    answer:
      'A lawyer asked Jesus that, to find the limit of the command. Jesus told of a man beaten by robbers, passed by two of his own people and helped by a foreigner. Then he turned the question round: which one became a neighbor? It is not a fence but a way of acting.',
    more: 'The golden rule, doing for others what you want done for you, is how Jesus sums up the Law and the Prophets.',
    passages: [
      ['Luke 10:29-37', 'Jesus answers an expert in the law.'],
      ['Leviticus 19:17-18', 'The command in its first place, among laws on daily dealings.'],
      ['Matthew 7:12', 'Jesus on a hillside.'],
    ],
    next: 'Learn the first names on both sides of your door.',
    related: ['love', 'strangers', 'hospitality'],
  },
  {
    id: 'hospitality',
    name: 'hospitality',
    question: 'What does the Bible say about hospitality?',
    phrases:
      'hospitality, hospitable, guests, invite people, open home, welcome people, dinner guests, entertaining guests',
    answer:
      'Abraham ran to meet three strangers and only later learned who he had fed. Hospitality in the Bible means love of strangers, and it is a duty for all and a condition for leaders. It is about room and bread, not about a tidy house.',
    more: "Jesus was nearly always a guest, and twice turned into the host at someone else's table.",
    passages: [
      ['Hebrews 13:1-2', 'A preacher near the end of his letter.'],
      ['Genesis 18:1-8', 'Abraham at noon, under his trees.'],
      ['1 Peter 4:8-9', 'A letter that knows it can be tiring.'],
      ['Luke 24:28-31', 'Two people invite a stranger in.'],
    ],
    next: 'Invite someone for soup this week, with the house as it is.',
    related: ['neighbor', 'strangers', 'friendship'],
  },
  {
    id: 'perseverance',
    name: 'perseverance',
    question: 'How do I keep going?',
    phrases:
      'perseverance, persevere, endure, endurance, keep going, hang on, do not give up, want quit, want to give up, discouraged, discouragement, setback, trials, trial, tough times, hard times, difficult time, struggling, hard season, difficult season, hard times, everything going wrong, everything goes wrong, storm of life, tough season',
    answer:
      'Hebrews pictures life as a long race with people who finished before cheering from the stands. Paul says that he was knocked down and not destroyed. Both take strength not from gritting their teeth but from looking at Jesus. To sit down for a while is not to give up.',
    more: 'Galatians promises a harvest to those who do not lose heart, in due season. The season is not given.',
    passages: [
      ['Hebrews 12:1-3', 'A preacher to tired Christians.'],
      ['2 Corinthians 4:7-9', 'Paul on clay jars.'],
      ['Galatians 6:9', 'Paul on not losing heart.'],
      ['James 1:2-4', 'James on what trials can produce.'],
    ],
    next: 'Choose the next small step only, and one person to tell when it is done.',
    related: ['hope', 'patience', 'burnout'],
  },
  {
    id: 'second-chance',
    name: 'second chances',
    question: 'Does God give second chances?',
    phrases:
      'second chance, second chances, start over, new beginning, new start, fresh start, failure, failed, failing, messed up, ruined life, wasted years, prison, jail, felon, ex con, new year, too late, been to prison, been in prison, in prison, god still use, god use someone, out of prison, criminal, past crimes, redeemed, redemption, start again',
    answer:
      "The Bible's people mostly live on second chances: Moses after a killing, Jonah after running, Peter after denying, John Mark after leaving. Joel speaks of God giving back the years the locusts ate. Consequences often remain; the door does too.",
    more: 'Paul, who had hunted Christians, never hid his past. He used it to say that no one is too far.',
    passages: [
      ['Jonah 3:1-2', 'The word comes to a prophet who had run away.'],
      ['John 21:15-17', 'Jesus and Peter after breakfast.'],
      ['Joel 2:25-26', 'A prophet after a plague of locusts.'],
      ['Lamentations 3:22-23', 'A poet in a ruined city.'],
    ],
    next: "Write today's date on a sheet, and under it one thing you begin. Tell one person.",
    related: ['forgiveness-from-god', 'shame-guilt', 'hope'],
  },
  {
    id: 'fruit-of-the-spirit',
    name: 'growing as a Christian',
    question: 'How do I grow as a Christian?',
    phrases:
      'fruit of the spirit, fruits spirit, spiritual growth, grow as christian, grow spiritually, grow faith, closer to god, grow closer, deeper faith, discipleship, disciple, follow jesus, mature, maturity, armor of god, quiet time, devotions, sanctification, holiness, be holy, devotional',
    answer:
      'Paul calls love, joy, peace, patience and the rest fruit: not made by effort, but growing where the roots are fed. Jesus says to stay in him, as a branch in a vine. The means are plain and slow: scripture, prayer, the table, other people, service, rest.',
    more: 'Growth is often seen by others first. You may feel only the pruning.',
    passages: [
      ['John 15:4-8', 'Jesus to his disciples, about a vine.'],
      ['Galatians 5:22-25', "Paul's list to churches in Galatia."],
      ['Ephesians 6:13-18', "Paul's picture of a soldier, in which nearly everything protects."],
      ['2 Peter 1:5-8', 'A letter with a ladder of qualities.'],
    ],
    next: 'Choose one time and one chair for ten minutes a day, four days a week, for a month.',
    related: ['bible-reading', 'prayer', 'church'],
  },
  {
    id: 'modesty',
    name: 'clothing and modesty',
    question: 'What does the Bible say about modest clothing?',
    phrases:
      'modesty, modest, clothes, clothing, dress code, wear church, bikini, leggings, head covering, veil, women pants, long hair men, hair covering, dress church',
    answer:
      'When Paul and Peter write about dress, they speak against showing off wealth: gold, pearls, elaborate hair. They want people known by what they do. What counts as modest changes with place and time; the Bible gives no measurements. Jesus holds the one who looks answerable for looking.',
    more: 'The passage on head coverings in Corinth is hard to follow even for scholars. Some churches keep the custom; most see it as of that time.',
    passages: [
      ['1 Timothy 2:9-10', 'Paul to Timothy, on dress in worship.'],
      ['1 Peter 3:3-4', 'A letter on what beauty is.'],
      ['1 Corinthians 11:13-16', 'Paul on a custom in Corinth.'],
      ['1 Samuel 16:7', 'God to Samuel, on looks and heart.'],
    ],
    next: 'Ask what your clothes are for today: warmth, joy, work, or notice. Two of those need no second thought.',
    related: ['self-worth', 'lust', 'tattoos'],
  },
  {
    id: 'entertainment',
    name: 'music, movies and social media',
    question: 'What does the Bible say about movies, music and social media?',
    phrases:
      'music secular, secular music, movies, movie, tv shows, video games, harry potter, social media, instagram, tiktok, screen time, phone addiction, rap music, dancing, dance, concerts, horror movies, entertainment, halloween, celebrate halloween',
    answer:
      'The Bible does not speak about any of these. It enjoys music, dancing and stories, and it asks what a thing does to you: does it build up, does it master you, would you share it with a friend? Christians decide differently, and are asked not to look down on each other for it.',
    more: 'Halloween is one of those questions: some keep away because of its themes, others hand out candy and meet the neighbors.',
    passages: [
      ['1 Corinthians 10:23-24', 'Paul on things that are allowed.'],
      ['Philippians 4:8', 'Paul on what to fill the mind with.'],
      ['Romans 14:4-6', 'Paul to Christians who disagreed about customs.'],
    ],
    next: 'Leave out one of them for a week, and ask at the end whether you miss it or feel lighter.',
    related: ['self-control', 'occult', 'judging'],
  },
];
