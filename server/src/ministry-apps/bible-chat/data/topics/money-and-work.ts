import type { Topic } from '../topic.ts';

export const moneyAndWork: readonly Topic[] = [
  {
    id: 'money',
    name: 'money',
    question: 'What does the Bible say about money?',
    phrases:
      'money, finances, financial, wealth, wealthy, rich, rich people, riches, being rich, budget, saving money, save money, invest, investing, bank account, spend money, spending, inheritance, cars and houses',
    answer:
      "Jesus spoke of money more than of most things, because he thought it competes with God for our trust. The Bible does not call money evil; it warns against loving it and against gathering it at others' cost. It praises honest work, planning ahead, and open hands.",
    more: "Agur's prayer in Proverbs asks for neither poverty nor riches, just enough. It may be the least quoted prayer about money in the Bible.",
    passages: [
      ['Matthew 6:19-24', 'Jesus on a hillside, on where the heart goes.'],
      ['1 Timothy 6:9-10', 'Paul to Timothy, on people who want to be rich.'],
      ['Proverbs 30:7-9', 'The prayer of a man called Agur.'],
      ['Luke 12:15-21', 'Jesus, when someone asked him to settle an inheritance.'],
    ],
    next: "Write down last month's five largest expenses and ask what they say about where you look for safety.",
    related: ['giving', 'debt', 'contentment'],
  },
  {
    id: 'debt',
    name: 'debt',
    question: 'Is it a sin to be in debt?',
    phrases:
      'debt, in debt, owe money, loan, loans, borrow, borrowing, credit card, mortgage, student loan, bankruptcy, lend, lending, interest, usury, collections, payday loan, foreclosure, overdraft',
    answer:
      "No. The Bible warns that a borrower loses freedom, and it asks people to pay what they owe, but its hardest words are for lenders who profit from the poor. Israel's law forgave debts at set times, so that no one would stay under for good.",
    more: 'In one story a prophet helps a widow whose sons were to be taken for debt. The help began with what she still had in the house and with neighbors.',
    passages: [
      ['Proverbs 22:7', 'A saying that observes how debt works; it does not approve of it.'],
      ['2 Kings 4:1-7', 'A widow with a creditor at the door asks Elisha for help.'],
      ['Deuteronomy 15:1-2', "Israel's law on the year of release."],
      ['Romans 13:7-8', 'Paul on paying what is due, and the one debt that remains.'],
    ],
    next: 'List every debt with its balance and interest on one sheet; seeing it whole is the first relief. Ask a nonprofit credit counselor before paying anyone who promises to erase it.',
    related: ['money', 'anxiety', 'provision'],
  },
  {
    id: 'giving',
    name: 'giving and the tithe',
    question: 'Do I have to tithe?',
    phrases:
      'tithe, tithing, ten percent, give church, giving, offering, offerings, donate, donation, generous, generosity, give money, how much give, gross or net, tithing church, where tithe go, give to the church',
    answer:
      'Israel gave tenths, to feed those who served at the temple and people in need. The New Testament does not repeat the tenth as a rule; it asks for giving that is planned, willing and in keeping with what one has. Many Christians take ten percent as a good starting point. No one should be pressed to give what they need to eat.',
    more: "Jesus praised a widow for two small coins, right after warning about teachers who devour widows' houses. Both halves belong together.",
    passages: [
      ['2 Corinthians 9:6-8', 'Paul raising money for hungry Christians in Jerusalem.'],
      ['Malachi 3:8-10', 'A prophet to Israel, whose temple storehouse fed priests and the poor.'],
      ['Mark 12:38-44', 'Jesus in the temple, watching people give.'],
      ['Deuteronomy 14:28-29', "Israel's law on who the tenth was for, every third year."],
    ],
    differ: {
      'Baptist, Pentecostal and many others': "Many teach the tithe as God's standing pattern.",
      'Lutheran, Reformed and many others': 'They teach free giving in proportion, often with the tenth as a guide.',
      'Catholic and Orthodox': 'They ask members to support the church as they are able, without a fixed rate.',
    },
    next: 'Decide on a share you can give gladly for three months, write it down, and look again after that.',
    related: ['money', 'poverty', 'prosperity-gospel'],
  },
  {
    id: 'prosperity-gospel',
    name: 'the prosperity gospel',
    question: 'Does God promise to make believers rich?',
    phrases:
      'prosperity gospel, prosperity, seed faith, make rich, promise rich, name it claim it, sow seed, blessings money, god make me rich, health and wealth, preacher rich, televangelist, breakthrough money',
    answer:
      "No. Jesus had nowhere to lay his head, Paul was often hungry, and neither calls that a lack of faith. The Bible speaks of God's care and of blessings, some of them material, but it gives no rule by which money sent in faith comes back multiplied.",
    more: 'Abraham and Solomon were rich and Job was rich again in the end. These are stories of particular people, and the same Bible tells of saints who were destitute.',
    passages: [
      ['1 Timothy 6:5-10', 'Paul to Timothy, on teachers who saw godliness as a way to gain.'],
      ['Hebrews 11:36-38', 'A preacher on people of faith who lost everything.'],
      ['2 Corinthians 8:9', 'Paul on who became poor, and why.'],
    ],
    next: 'Before giving to any ministry, ask for its published accounts. An honest one will have them.',
    related: ['giving', 'suffering', 'faith'],
  },
  {
    id: 'poverty',
    name: 'poverty and the poor',
    question: 'What does the Bible say about the poor?',
    phrases:
      'poverty, poor, poor people, homeless, beggar, beggars, hungry people, food bank, help poor, give homeless, needy, welfare',
    answer:
      "God takes the side of poor people again and again in the Bible, in its law, prophets, psalms and Gospels. Israel's farmers had to leave some of the harvest for them. Jesus said that what is done for a hungry person is done for him.",
    more: 'When Jesus said that the poor would always be there, he was quoting a law whose next line commands an open hand.',
    passages: [
      ['Deuteronomy 15:7-11', 'Moses on how to treat a neighbor in need.'],
      ['Matthew 25:34-40', 'Jesus on the last judgment, days before his death.'],
      ['Proverbs 14:31', 'A saying about what one does to the Maker.'],
      ['James 2:14-17', 'James to churches that wished hungry people well and did nothing.'],
    ],
    next: 'Learn the name of one person in need in your town, and ask what would help before you decide.',
    related: ['giving', 'justice', 'neighbor'],
  },
  {
    id: 'work',
    name: 'work',
    question: 'What does the Bible say about work?',
    phrases:
      'work, job, career, boss, workplace, work hard, hate my job, bad boss, employer, business, profession, promotion, ~coworker, ~coworkers',
    answer:
      'Work comes before the fall in the Bible: people are placed in a garden to till and keep it. After it, work is still good and often hard. Paul tells slaves, who had no choice, to work as for the Lord, and masters to pay what is just, since they have a master too.',
    more: "Jesus spent most of his life at a trade. Bezalel, a craftsman, is the first person in the Bible who is said to be filled with God's Spirit for his work.",
    passages: [
      ['Genesis 2:15', 'The second account of creation, on why people are in the garden.'],
      ['Colossians 3:23-24', 'Paul to workers without rights, in a household of that time.'],
      ['Ecclesiastes 3:12-13', 'A wise man on what is worth having from hard work.'],
      ['Exodus 31:1-5', 'God to Moses, about a craftsman.'],
    ],
    next: 'Choose one task tomorrow that no one checks, and do it well on purpose.',
    related: ['calling', 'unemployment', 'rest'],
  },
  {
    id: 'unemployment',
    name: 'losing a job',
    question: 'I lost my job. What does the Bible say?',
    phrases:
      'unemployed, unemployment, lost job, laid off, got fired, fired from, job loss, looking for job, job search, cannot find job, cannot find work, job interview, layoff',
    answer:
      "The Bible does not speak of unemployment in our sense, but it knows day laborers who wait in the market all day because no one hired them. In Jesus' story the owner pays the last ones enough to eat. Your worth there does not hang on your work, and asking for daily bread is a prayer he taught.",
    more: "Ruth gleaned behind other people's harvesters. It was honest work, it was help, and God was in it.",
    passages: [
      ['Matthew 20:1-9', 'Jesus on workers who were hired late in the day.'],
      ['Matthew 6:31-34', 'Jesus to people who did not know where food would come from.'],
      ['Lamentations 3:22-24', 'A poet who had lost nearly everything.'],
      ['Psalm 37:23-25', 'An old man, looking back.'],
    ],
    next: 'Tell three people today what kind of work you are looking for. Then do one thing that is not about the search.',
    related: ['provision', 'work', 'anxiety'],
  },
  {
    id: 'provision',
    name: "God's provision",
    question: 'Will God provide for me?',
    phrases:
      'provision, god provide, provide for me, pay rent, pay bills, cannot pay, bills, cannot afford, need money, daily bread, groceries, eviction, behind on rent, electric bill, food stamps, no food, hungry, losing house, lose house, homelessness',
    answer:
      "The Bible is full of bread: manna one day at a time, a widow's jar of flour, five loaves for a crowd. Jesus taught people to ask for enough for today. God's help there often comes through other people, so asking them is not a lack of trust.",
    more: "Manna could not be hoarded. It taught a people who had been slaves to expect tomorrow's portion tomorrow.",
    passages: [
      ['Matthew 6:9-13', 'Jesus teaches his disciples to pray.'],
      ['1 Kings 17:12-16', 'A foreign widow, down to her last meal, and Elijah.'],
      ['Philippians 4:19', 'Paul to a church that had just helped him with money.'],
      ['Exodus 16:15-18', 'Israel in the desert, on the first morning of manna.'],
    ],
    next: 'Ask the line below which help with rent, food and bills is near you, and tell your church. They would rather know.',
    help: ['local-help'],
    related: ['anxiety', 'debt', 'prayer'],
  },
  {
    id: 'gambling',
    name: 'gambling',
    question: 'Is gambling a sin?',
    phrases:
      'gambling, gamble, lottery, casino, betting, bet, bets, poker, slot machine, sports betting, scratch tickets, bingo, raffle, fantasy football',
    answer:
      'The Bible does not speak directly about gambling. It does warn against the love of money, against wealth gained in haste, and against whatever takes control of a person, and it asks us to care for what is entrusted to us. Lots are cast in it to make decisions, not to win.',
    more: 'A small raffle and a hidden habit are different things. The questions to ask are who loses, and whether you can stop.',
    passages: [
      ['Proverbs 13:11', 'A saying on slow and fast money.'],
      ['1 Timothy 6:9-10', 'Paul on wanting to be rich.'],
      ['1 Corinthians 6:12', 'Paul to Corinth, on freedom and control.'],
    ],
    differ: {
      'Methodist, Baptist and many evangelical churches': 'They ask members to keep from gambling altogether.',
      Catholic:
        'Games of chance are not wrong in themselves; they become so when they take what others need or enslave.',
    },
    next: 'If it has a hold on you, tell one person the real amount today, and ask a counselor or a support group for help.',
    related: ['addiction', 'money', 'self-control'],
  },
  {
    id: 'honesty-in-business',
    name: 'honesty in business and taxes',
    question: 'What does the Bible say about taxes and honest business?',
    phrases:
      'taxes, tax, pay taxes, irs, cash job, cheat taxes, stealing, steal, theft, thief, stole, pirated, cheat test, cheating exam, plagiarism, business honesty, honest business, honest scales, fraud, overcharge',
    answer:
      'Do not steal is one of the Ten Commandments, and Proverbs says that God detests a false scale. Jesus and Paul both told people to pay taxes, to governments that were far from good. Zacchaeus shows what repentance looked like for a man who had overcharged: he paid it back four times.',
    more: 'Amos connects prayer and prices: he is scornful of merchants who can hardly wait for the Sabbath to end so that they can cheat.',
    passages: [
      ['Proverbs 11:1', 'A saying from the market.'],
      ['Romans 13:6-7', 'Paul to Christians in the capital of the empire.'],
      ['Mark 12:13-17', "Jesus, asked a trick question about the emperor's tax."],
      ['Luke 19:8-9', 'Zacchaeus, a tax collector, at his own table with Jesus.'],
    ],
    next: 'If something weighs on you, find out this week what it would take to put it right.',
    related: ['lying', 'money', 'government'],
  },
  {
    id: 'rest',
    name: 'rest',
    question: 'What does the Bible say about rest?',
    phrases: 'rest, resting, relax, vacation, day off, slow down, busy, busyness, too busy, hobbies, recreation',
    answer:
      "God rested on the seventh day, and that is how the Bible's first story of work ends. It commands rest for servants and animals too, so it is not a luxury for those who have earned it. Jesus invited tired people to come to him and promised rest for their souls.",
    more: 'Psalm 127 calls it empty to rise early and go late to rest. Sleep, it says, is a gift.',
    passages: [
      ['Matthew 11:28-30', 'Jesus to people weighed down by demands.'],
      ['Exodus 20:8-11', 'The Sabbath commandment, given at Sinai.'],
      ['Psalm 127:1-2', 'A pilgrim song about work and sleep.'],
    ],
    next: "Put two hours without duty into this week's calendar, in ink, and guard them as you would a doctor's appointment.",
    related: ['sabbath', 'burnout', 'sleep'],
  },
  {
    id: 'sabbath',
    name: 'the Sabbath',
    question: 'Do Christians have to keep the Sabbath?',
    phrases:
      'sabbath, sabbath day, saturday worship, sunday worship, work on sunday, working sundays, keep sabbath, seventh day, lords day, day of worship, sunday, on sundays, saturday',
    answer:
      'The Sabbath was given to Israel as a day of rest and a sign of the covenant, from Friday evening to Saturday evening. Jesus kept it and said that it was made for people, not people for it. The first Christians met on the first day because of the resurrection, and Paul told them not to judge each other over days.',
    more: 'In Deuteronomy the reason for it is that they had been slaves, and slaves cannot stop. A day of rest is a small declaration of freedom.',
    passages: [
      ['Mark 2:23-28', 'Jesus, when his disciples were accused of breaking it.'],
      ['Deuteronomy 5:12-15', 'Moses on why even servants must rest.'],
      ['Romans 14:5-6', 'Paul to a church that disagreed about days.'],
      ['Acts 20:7', 'Luke on a gathering in Troas.'],
    ],
    differ: {
      'Most churches':
        'They worship on Sunday; some keep it strictly as a day of rest (older Reformed and Methodist practice), others more freely.',
      'Seventh-day Adventist and Seventh Day Baptist': 'They keep Saturday, as the commandment names it.',
      Orthodox: 'They honor Saturday as the Sabbath and worship above all on Sunday.',
    },
    next: 'Choose one thing you will not do on your day of rest, and one thing you will.',
    related: ['rest', 'old-testament-law', 'church'],
  },
];
