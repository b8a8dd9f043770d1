import type { Topic } from '../topic.ts';

export const bible: readonly Topic[] = [
  {
    id: 'bible-reading',
    name: 'reading the Bible',
    question: 'Where do I start reading the Bible?',
    phrases:
      'start reading bible, how read bible, where start bible, read bible, reading plan, begin reading bible, bible beginner, new bible, understand bible, study bible, bible study, never read bible, memorize scripture, memorize verses, read whole bible, which book first, do not understand bible, bible boring, book read first, read first, which book should read first, which book of the bible first',
    answer:
      'Start with a Gospel: Mark is the shortest, Luke tells the most stories. Then perhaps Genesis, the Psalms and Acts. The Bible is a library of 66 books of different kinds, so there is no need to go from front to back, and it is no shame to leave Leviticus for later.',
    more: 'Three questions carry far: what does it say, what does it show of God, what follows for me today? Reading with others helps most.',
    passages: [
      ['Psalm 119:105', "A long poem in praise of God's word."],
      ['Acts 8:30-31', 'An official reads Isaiah in his carriage, and asks for help.'],
      ['Luke 1:1-4', 'Luke tells why he wrote.'],
      ['2 Timothy 3:14-17', 'Paul to Timothy, who had known the scriptures from childhood.'],
    ],
    next: 'Read Mark 1 today, ten minutes, at a time that you can keep tomorrow.',
    related: ['bible-translations', 'prayer', 'bible-true'],
  },
  {
    id: 'bible-translations',
    name: 'Bible translations',
    question: 'Which Bible translation should I read?',
    phrases:
      'bible translation, translations, best translation, which translation, which bible, kjv, king james, niv, esv, nlt, world english bible, bible version, versions, king james only, accurate translation, original language, hebrew greek',
    answer:
      'The one that you will read. Some follow the Hebrew and Greek word by word, others give the sense in everyday English, and both are useful. Looking at two side by side shows where the difficult spots are. This page prints the text your church has chosen here, and always names it.',
    more: 'The King James Version of 1611 is beautiful and its English has aged. Newer ones also use older manuscripts that were found since; that is why they leave a few verses to the footnotes.',
    passages: [
      ['Nehemiah 8:8', "Ezra's helpers make sure that people understand."],
      ['Acts 2:8', 'At Pentecost each hears in their own language.'],
      ['2 Timothy 3:16-17', 'Paul on what scripture is good for.'],
    ],
    differ: {
      'King James Only churches': 'They hold that version to be the one reliable English Bible.',
      'Nearly all other churches': 'They use several translations.',
    },
    next: 'Read one psalm you know in a translation you do not.',
    related: ['bible-reading', 'canon', 'bible-true'],
  },
  {
    id: 'canon',
    name: 'how the Bible came together',
    question: 'Who decided which books are in the Bible?',
    phrases:
      'canon, which books bible, who wrote bible, who decided books, books of bible, how many books, apocrypha, deuterocanonical, lost books, missing books, removed books, book of enoch, gospel of thomas, constantine, council nicaea, catholic bible, when bible written, authors bible, decided bible, bible put together, went into bible, books left out, more books, different books, extra books, fewer books, wrote the bible, how many authors, writers of bible',
    answer:
      "Many people wrote it, over more than a thousand years. Israel's scriptures were gathered over centuries; the churches came to agree on the New Testament by use, asking which writings went back to the apostles and were read everywhere. By the end of the fourth century its 27 books were settled. No single council or emperor picked them.",
    more: 'The Old Testament differs: Protestant Bibles have 39 books, Catholic ones 46, Orthodox ones a few more. The extra books are Jewish writings from the last centuries before Christ.',
    passages: [
      ['Luke 24:44', "The risen Jesus names the three parts of Israel's scriptures."],
      ['2 Peter 3:15-16', "A letter already speaks of Paul's letters as scripture."],
      ['2 Timothy 3:16-17', 'Paul on the scriptures Timothy knew.'],
    ],
    differ: {
      'Protestant churches': '66 books; the others are good to read, not a basis for teaching.',
      Catholic: '73 books.',
      Orthodox: 'A slightly larger Old Testament, with local differences.',
    },
    next: 'Look at the table of contents of your Bible and mark the books you have never opened. Choose a short one.',
    related: ['bible-true', 'bible-translations', 'bible-reading'],
  },
  {
    id: 'bible-true',
    name: 'whether the Bible is true',
    question: 'Is the Bible true?',
    phrases:
      'bible true, bible reliable, trust bible, contradictions, contradiction, bible errors, inerrant, inerrancy, infallible, bible inspired, inspired by god, inspiration, word of god, bible literally, take bible literally, literal, bible changed, archaeology, bible fake, bible myth, bible just stories, bible mistakes, mistakes in bible, bible wrong, bible accurate, believe the bible, believe bible, why bible',
    answer:
      'Christians trust it because in it they hear God and meet Jesus. It is very well preserved: thousands of manuscripts let us see where copyists slipped, and no central teaching hangs on those places. It also speaks in many ways, in poem, parable, law and letter, and each wants to be read as what it is. Two Gospels may tell one event differently, as honest witnesses do.',
    more: 'It says of itself that it is useful for teaching, correcting and training. It does not say that every reader will understand it at once.',
    passages: [
      ['2 Timothy 3:16-17', 'Paul to Timothy on what scripture is for.'],
      ['John 20:30-31', 'John on why he chose what he wrote.'],
      ['Luke 1:1-4', 'Luke on his sources.'],
      ['Isaiah 40:8', 'A prophet to exiles.'],
    ],
    differ: {
      'Many Baptist, Pentecostal and Reformed churches': 'Without error in all that it affirms.',
      Catholic: 'It teaches without error the truth that God wanted put down for our salvation.',
      'Many Anglican, Lutheran, Methodist and others':
        'Reliable in what it is for, given through people of their time.',
    },
    next: "Take the contradiction that troubles you most, and look it up in a study Bible from your church's shelf.",
    related: ['canon', 'doubt', 'science'],
  },
  {
    id: 'old-testament-law',
    name: 'the Old Testament law',
    question: 'Do Christians have to keep the Old Testament law?',
    phrases:
      'old testament law, law of moses, mosaic law, torah, leviticus, shellfish, mixed fabrics, bacon, circumcision, under law, still apply, old covenant, new covenant, feasts, passover, 613, law and grace, legalism, old testament rules, old testament still, rules old testament, old rules',
    answer:
      "The law was God's gift to Israel, with worship, diet, courts and kindness in one book. Jesus said that he came to fulfill it, and the apostles decided that non-Jewish Christians need not become Jews. Its heart, love of God and neighbor, stays for all. That is why Christians keep the Ten Commandments and eat shrimp.",
    more: 'Many sort the laws into moral, civil and ceremonial. The Bible does not label them so, but the sorting describes what most churches do.',
    passages: [
      ['Matthew 5:17-18', 'Jesus on a hillside.'],
      ['Acts 15:28-29', "The apostles' letter to non-Jewish believers."],
      ['Romans 13:8-10', 'Paul on what fulfills it.'],
      ['Galatians 3:23-26', 'Paul on what the law was for.'],
    ],
    differ: {
      'Presbyterian and Reformed, Methodist, Anglican': 'The moral law guides Christian life.',
      Lutheran: 'It shows us our need first of all, and guides us too.',
      'Many Baptist and dispensational':
        'Christians are under the law of Christ; what the New Testament repeats is binding.',
    },
    next: 'Read Leviticus 19, and notice how much of it you would want your neighbor to keep.',
    related: ['ten-commandments', 'sabbath', 'grace'],
  },
  {
    id: 'ten-commandments',
    name: 'the Ten Commandments',
    question: 'What are the Ten Commandments?',
    phrases:
      'ten commandments, 10 commandments, commandments, list commandments, which commandments, first commandment',
    answer:
      "They are in Exodus 20 and again in Deuteronomy 5: no other gods, no idols, not to misuse God's name, to keep the Sabbath, to honor parents, not to murder, commit adultery, steal, bear false witness or covet. They begin with a rescue: I brought you out of slavery. So they are meant to keep free people free.",
    more: 'Jews, Catholics, Lutherans, Orthodox and other Protestants count them in slightly different ways. The words are the same.',
    passages: [
      ['Exodus 20:2-17', 'God to Israel at Sinai, weeks after the escape from Egypt.'],
      ['Matthew 22:37-40', 'Jesus sums them up.'],
      ['Deuteronomy 5:12-15', 'Moses repeats them; the Sabbath gets another reason.'],
    ],
    next: 'Say them from memory to someone, and see which one you forget.',
    related: ['old-testament-law', 'sabbath', 'love'],
  },
  {
    id: 'sermon-on-the-mount',
    name: 'the Sermon on the Mount',
    question: 'What are the Beatitudes?',
    phrases:
      'beatitudes, sermon on the mount, blessed are, blessed poor, salt and light, salt of the earth, poor in spirit',
    answer:
      "They are the opening of Jesus' longest sermon, in Matthew 5 to 7. He calls fortunate the people no one would envy: the poor in spirit, the grieving, the gentle, those hungry for justice. It is less a list of tasks than an announcement of whose side God is on. The rest of the sermon shows what life looks like then.",
    more: 'Luke has a shorter form, on level ground, with woes beside the blessings.',
    passages: [
      ['Matthew 5:1-12', 'Jesus to his disciples, with crowds listening.'],
      ['Matthew 5:13-16', 'What he says next, about salt and light.'],
      ['Luke 6:20-26', "Luke's form, with the other side."],
    ],
    next: 'Read all three chapters aloud; it takes about fifteen minutes, as long as a sermon.',
    related: ['jesus', 'enemies', 'prayer'],
  },
  {
    id: 'parables',
    name: 'the parables',
    question: 'Why did Jesus tell parables?',
    phrases:
      'parable, parables, sower, mustard seed parable, lost sheep, talents parable, ten virgins, jesus stories, kingdom of god, kingdom of heaven',
    answer:
      "A parable is a short story from daily life with a hook in it: seeds, coins, a feast, a dishonest manager. Jesus used them to show what God's kingdom is like and to make people take a side. He said that some would see it and some would not. It helps to ask where the surprise is.",
    more: 'Not each detail stands for something. Often the shock is the message: the enemy who helps, the father who runs.',
    passages: [
      ['Mark 4:1-9', 'Jesus from a boat, to a crowd on the shore.'],
      ['Mark 4:10-12', 'The disciples ask why he teaches so.'],
      ['Luke 15:3-7', 'Jesus answers grumbling with a story.'],
      ['Matthew 13:44-46', 'Two very short ones.'],
    ],
    next: 'Read one parable twice, and the second time be someone else in it.',
    related: ['jesus', 'sermon-on-the-mount', 'bible-reading'],
  },
  {
    id: 'psalms',
    name: 'the Psalms',
    question: 'Which psalm should I read?',
    phrases: 'psalm, psalms, which psalm, favorite psalm, psalm for, who wrote psalms, read psalms',
    answer:
      'It depends on the day. For fear there is Psalm 56, for guilt 32, for trust 23, for grief 42, for thanks 103, for sleepless nights 4, for rage 94. They are 150 prayers and songs, and Jesus died with their words on his lips. You may pray one even when you do not feel it; someone else may need it today.',
    more: 'About half name David in the heading. Those headings are old, and their exact meaning is discussed.',
    passages: [
      ['Psalm 23', 'A song of David about a shepherd.'],
      ['Psalm 42:1-5', 'A singer far from home.'],
      ['Psalm 103:1-5', 'David to his own soul.'],
      ['Psalm 56:3-4', 'David, when he was afraid.'],
    ],
    next: 'Choose one psalm for this week and read it each evening.',
    related: ['prayer', 'lament', 'worship'],
  },
  {
    id: 'revelation-book',
    name: 'the book of Revelation',
    question: 'How do I read Revelation?',
    phrases:
      'book of revelation, revelation, read revelation, understand revelation, seven churches, dragon, beast, seals, trumpets, lamb revelation, symbols revelation',
    answer:
      'Revelation is a letter to seven real churches, written in visions, to people who were tempted to give up or give in. Its pictures come mostly from the Old Testament. Read it first as comfort: a lamb that was slain is on the throne, and evil has an end. What each picture means in detail has been argued about for nineteen centuries.',
    more: 'A good way in: chapters 1 to 3, then 4 and 5, then 21 and 22. The rest will be less frightening after that.',
    passages: [
      ['Revelation 1:9-11', 'John tells where he was, and who he writes for.'],
      ['Revelation 5:11-13', 'The center of the book, at the throne.'],
      ['Revelation 21:3-5', 'Where it is all going.'],
    ],
    differ: {
      'Futurist (many Baptist, Pentecostal)': 'Most of it is still to come.',
      'Idealist and preterist (many Catholic, Reformed, Anglican, Lutheran)':
        'It shows the struggle of every age, or events of the first centuries.',
    },
    next: 'Read chapters 4 and 5 aloud, and then sing or say something.',
    related: ['end-times', 'heaven', 'bible-reading'],
  },
  {
    id: 'bible-people',
    name: 'people of the Bible',
    question: 'Which people in the Bible failed and were still used by God?',
    phrases:
      'moses, abraham, david, king david, paul apostle, apostle paul, peter, judas, mary magdalene, esther, ruth, joseph, elijah, samson, solomon, noah, jonah, daniel, bible characters, women bible, twelve disciples, disciples, apostles, story of',
    answer:
      "The Bible is unusually frank about its own people. Abraham lied about his wife, Moses killed a man, David took another man's wife, Peter denied and Paul hunted Christians. It tells of strong women too: Deborah judged, Ruth stayed, Esther risked her life, Mary Magdalene brought the news of Easter. None of them is held up as perfect; God is the one who is faithful.",
    more: 'If you name one of them, this page can show what is said of them.',
    passages: [
      ['Hebrews 11:32-34', 'A preacher runs out of time for names.'],
      ['1 Corinthians 1:26-29', 'Paul on the kind of people God chooses.'],
      ['1 Timothy 1:15-16', 'Paul about himself.'],
    ],
    next: 'Read the book of Ruth in one sitting. It takes about twenty minutes.',
    related: ['second-chance', 'bible-reading', 'faith'],
  },
  {
    id: 'last-words-comfort',
    name: 'comfort in trouble',
    question: 'Can you give me a comforting verse?',
    phrases:
      'comfort, comforting verse, encouraging verse, verse for today, verse today, give me verse, favorite verse, bad day, rough day, hard day, uplifting, need comfort, bible verse, verse strength',
    answer:
      'Here are words that have carried many people. They were all spoken into trouble: an exile, a prison, a storm, a deathbed. None of them denies it, and each says that you are not alone in it.',
    more: 'It can help to choose one and keep it for a week instead of looking for a new one each day.',
    passages: [
      ['Isaiah 43:1-2', 'God through a prophet to exiles in Babylon.'],
      ['Psalm 46:1-3', 'A song by the sons of Korah about an unsteady world.'],
      ['Matthew 11:28-30', 'Jesus to people who were tired.'],
      ['Romans 8:38-39', 'Paul on what cannot separate us.'],
      ['John 16:33', 'Jesus to his disciples, hours before his arrest.'],
    ],
    next: 'Copy one of them by hand and put it where you will see it tomorrow.',
    related: ['hope', 'psalms', 'prayer'],
  },
];
