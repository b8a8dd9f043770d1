/** A saying that people take for scripture. */
export interface Misquotation {
  id: string;
  /** As people say it. */
  saying: string;
  /** Phrases that name it, like a topic's. */
  phrases: string;
  /** Where it comes from as far as is known, and what the Bible says instead. */
  answer: string;
  passages: readonly (readonly [reference: string, context: string])[];
  /** Id of the topic with more on it. */
  topic: string;
}

export const misquotations: readonly Misquotation[] = [
  {
    id: 'help-themselves',
    saying: 'God helps those who help themselves',
    phrases: 'god helps those help themselves, help themselves, helps those who help',
    answer:
      "That saying is not in the Bible. It is much older than English and became known through proverb collections such as Benjamin Franklin's almanac. The Bible praises work, but its good news runs the other way: God helps people who cannot help themselves.",
    passages: [
      ['Romans 5:6-8', 'Paul to Rome, on when Christ died.'],
      ['Isaiah 25:4', 'A song to God as shelter for the poor.'],
    ],
    topic: 'grace',
  },
  {
    id: 'root-of-evil',
    saying: 'Money is the root of all evil',
    phrases: 'money root evil, root of all evil',
    answer:
      'Nearly, but two words are missing: Paul writes of the love of money, and of all kinds of evil. Money itself is treated in the Bible as a tool and a test.',
    passages: [
      ['1 Timothy 6:9-10', 'Paul to Timothy, about people who want to be rich.'],
      ['Hebrews 13:5', 'A preacher on being free from it.'],
    ],
    topic: 'money',
  },
  {
    id: 'cleanliness',
    saying: 'Cleanliness is next to godliness',
    phrases: 'cleanliness next godliness, cleanliness',
    answer:
      'That is not in the Bible. John Wesley used it in a sermon, and the thought is older. Israel had many washings, but Jesus said that what makes people unclean comes from within.',
    passages: [['Mark 7:18-23', 'Jesus to his disciples, after a dispute about washing hands.']],
    topic: 'old-testament-law',
  },
  {
    id: 'more-than-handle',
    saying: 'God will not give you more than you can handle',
    phrases: 'more than can handle, give more than handle, more than can bear, never gives more',
    answer:
      "The Bible does not say that. It probably comes from a verse that speaks of temptation, where God provides a way out. Of burdens Paul says nearly the opposite: he was once loaded beyond his strength, and learned to lean on God and on others' prayers.",
    passages: [
      ['1 Corinthians 10:13', 'Paul to Corinth, about temptation.'],
      ['2 Corinthians 1:8-10', 'Paul on a load that was too heavy for him.'],
    ],
    topic: 'suffering',
  },
  {
    id: 'lion-and-lamb',
    saying: 'The lion shall lie down with the lamb',
    phrases: 'lion lie down lamb, lion lamb, lion with lamb',
    answer:
      'Close, but in Isaiah it is the wolf that stays with the lamb; the lion appears a line later and eats straw. Revelation has a lion and a lamb as well, and there both are the same person.',
    passages: [
      ['Isaiah 11:6-9', "A prophet's picture of a king's peace."],
      ['Revelation 5:5-6', 'John hears of a lion and sees a lamb.'],
    ],
    topic: 'peace',
  },
  {
    id: 'this-too-shall-pass',
    saying: 'This too shall pass',
    phrases: 'this too shall pass, too shall pass, shall pass',
    answer:
      "That is not in the Bible. It is an old Persian and Jewish tale about a king's ring. Paul has something like it, but with a reason for it: what is seen passes, what is unseen lasts.",
    passages: [
      ['2 Corinthians 4:16-18', 'Paul on troubles and what outlasts them.'],
      ['Psalm 30:5', 'A song on a night and a morning.'],
    ],
    topic: 'perseverance',
  },
  {
    id: 'spare-the-rod',
    saying: 'Spare the rod and spoil the child',
    phrases: 'spare rod, spare the rod spoil, spoil the child',
    answer:
      "In that wording it comes from a satirical poem of the seventeenth century, by Samuel Butler. Proverbs says something near it, on a parent who holds back correction out of neglect. A rod was also a shepherd's tool for guiding, and Paul warns fathers not to embitter their children.",
    passages: [
      ['Proverbs 13:24', 'A proverb on correction and love.'],
      ['Ephesians 6:4', 'Paul to fathers.'],
    ],
    topic: 'parenting',
  },
  {
    id: 'everything-for-a-reason',
    saying: 'Everything happens for a reason',
    phrases: 'everything happens reason, happens for a reason',
    answer:
      'The Bible does not say so. It says something that is easily mixed up with it: God is at work in all things for good. It also speaks of time and chance, and of things that God did not want.',
    passages: [
      ['Romans 8:28', 'Paul on God working in what happens.'],
      ['Ecclesiastes 9:11', 'A wise man on time and chance.'],
    ],
    topic: 'suffering',
  },
  {
    id: 'mysterious-ways',
    saying: 'God moves in mysterious ways',
    phrases: 'mysterious ways, god works mysterious, moves mysterious',
    answer:
      "That line is the opening of a hymn by William Cowper from the 1770s. Isaiah and Paul say something related: God's thoughts are higher than ours.",
    passages: [
      ['Isaiah 55:8-9', 'God through a prophet, inviting people to come back.'],
      ['Romans 11:33', 'Paul, out of breath with wonder.'],
    ],
    topic: 'predestination',
  },
  {
    id: 'hate-sin-love-sinner',
    saying: 'Hate the sin, love the sinner',
    phrases: 'hate sin love sinner, love the sinner hate, love sinner',
    answer:
      "That is not in the Bible. Augustine wrote something like it in a letter about a convent, and Gandhi quoted it. Jude and Paul come near, but Jesus' own advice is to begin with the log in our own eye.",
    passages: [
      ['Romans 12:9-10', 'Paul on sincere love.'],
      ['Matthew 7:3-5', 'Jesus on specks and logs.'],
    ],
    topic: 'judging',
  },
  {
    id: 'apple',
    saying: 'Eve ate an apple',
    phrases: 'eve apple, adam apple, apple eden, apple garden, forbidden apple, what fruit eve',
    answer:
      'Genesis speaks only of the fruit of a tree. The apple came from painters, helped perhaps by Latin, where the words for apple and for evil look alike.',
    passages: [['Genesis 3:2-6', 'The woman, the serpent and the tree.']],
    topic: 'sin',
  },
  {
    id: 'three-wise-men',
    saying: 'Three wise men came to the manger',
    phrases: 'three wise men, three kings, how many wise men, were there three wise',
    answer:
      'Matthew gives no number; three gifts became three men. He calls them magi, not kings, and they come to a house, perhaps much later. The manger and the shepherds are in Luke.',
    passages: [
      ['Matthew 2:1-2', 'Matthew on visitors from the East.'],
      ['Matthew 2:11', 'Matthew on where they found him.'],
    ],
    topic: 'christmas',
  },
  {
    id: 'whale',
    saying: 'Jonah was swallowed by a whale',
    phrases: 'jonah whale, swallowed whale',
    answer:
      "The book of Jonah says a great fish, and does not name the kind. Some older translations put a whale into Jesus' mention of it.",
    passages: [
      ['Jonah 1:17', 'A prophet who ran the other way.'],
      ['Matthew 12:40', 'Jesus takes it as a sign.'],
    ],
    topic: 'bible-people',
  },
  {
    id: 'to-thine-own-self',
    saying: 'To thine own self be true',
    phrases: 'own self be true, thine own self, be true to yourself',
    answer:
      'That is Shakespeare: Polonius says it in Hamlet. Jesus speaks rather of losing yourself and so finding life.',
    passages: [['Mark 8:34-36', 'Jesus to a crowd and his disciples.']],
    topic: 'self-worth',
  },
  {
    id: 'charity-begins-at-home',
    saying: 'Charity begins at home',
    phrases: 'charity begins home',
    answer:
      'It is an English proverb. Paul does say that people should provide for their own family, and he also collected money across an empire for strangers.',
    passages: [
      ['1 Timothy 5:8', 'Paul on duties to a household.'],
      ['Galatians 6:10', 'Paul on doing good to all.'],
    ],
    topic: 'giving',
  },
  {
    id: 'footprints',
    saying: 'There was one set of footprints in the sand',
    phrases: 'footprints sand, one set footprints, footprints poem',
    answer:
      'That is a modern poem of the twentieth century, and several people have claimed it. Its picture of being carried is in the Bible, though.',
    passages: [
      ['Deuteronomy 1:30-31', 'Moses reminds Israel of the desert.'],
      ['Isaiah 46:3-4', 'God through a prophet.'],
    ],
    topic: 'gods-love',
  },
  {
    id: 'pride-before-fall',
    saying: 'Pride comes before a fall',
    phrases: 'pride before fall, pride comes before, pride goes before',
    answer:
      'Nearly. The proverb puts pride before destruction, and a haughty spirit before the fall. People have shortened two lines into one.',
    passages: [['Proverbs 16:18-19', 'A saying in two halves, with its remedy.']],
    topic: 'pride',
  },
  {
    id: 'another-angel',
    saying: 'God needed another angel',
    phrases: 'god needed another angel, heaven gained angel, needed angel, gained an angel',
    answer:
      'The Bible does not say that people become angels, or that God takes someone because he needs them. People who say it mean to be kind. What the Bible offers the grieving is that the dead are kept by God, and that they will be raised.',
    passages: [
      ['1 Thessalonians 4:13-14', 'Paul to people who grieved.'],
      ['Psalm 116:15', 'A song on how God regards such a death.'],
    ],
    topic: 'grief',
  },
  {
    id: 'follow-your-heart',
    saying: 'Follow your heart',
    phrases: 'follow your heart, follow heart',
    answer:
      'The Bible does not advise it. The heart there is the seat of thinking and willing, and Jeremiah finds it hard to see through. Proverbs suggests guarding it and trusting God with all of it.',
    passages: [
      ['Jeremiah 17:9-10', 'A prophet on what only God can read.'],
      ['Proverbs 3:5-6', "A father's advice."],
    ],
    topic: 'guidance',
  },
  {
    id: 'blood-thicker',
    saying: 'Blood is thicker than water',
    phrases: 'blood thicker water, blood is thicker',
    answer:
      "That is an old proverb and not from the Bible. Jesus valued family, and yet called those his family who do God's will.",
    passages: [['Mark 3:31-35', 'Jesus, when his relatives come to fetch him.']],
    topic: 'family-conflict',
  },
  {
    id: 'no-rest-for-wicked',
    saying: 'No rest for the wicked',
    phrases: 'no rest wicked, no rest for the',
    answer:
      'Nearly. Isaiah says twice that there is no peace for the wicked. The joke about having no rest came later.',
    passages: [['Isaiah 57:20-21', 'A prophet, with a picture of the sea.']],
    topic: 'rest',
  },
  {
    id: 'eat-drink',
    saying: 'Eat, drink and be merry',
    phrases: 'eat drink be merry, drink and be merry, tomorrow we die',
    answer:
      'The words are there, from more than one place: Ecclesiastes recommends enjoying food, Isaiah and Paul quote the full saying as what people say who have no hope, and Jesus puts it into the mouth of a rich fool.',
    passages: [
      ['Ecclesiastes 8:15', 'A wise man on what is left to enjoy.'],
      ['Luke 12:19-20', 'A rich man talks to himself, in a story by Jesus.'],
      ['1 Corinthians 15:32', 'Paul on life without resurrection.'],
    ],
    topic: 'joy',
  },
  {
    id: 'seven-sins',
    saying: 'The seven deadly sins',
    phrases: 'seven deadly sins, list deadly sins',
    answer:
      'The list is not in the Bible. It goes back to desert monks of the fourth century and to Pope Gregory the Great. Proverbs has a list of seven things of its own.',
    passages: [
      ['Proverbs 6:16-19', "A wise man's seven."],
      ['Galatians 5:19-23', "Paul's two lists side by side."],
    ],
    topic: 'sin',
  },
  {
    id: 'enough-faith',
    saying: 'You were not healed because you did not have enough faith',
    phrases: 'enough faith healed, just need more faith, if had more faith, not enough faith',
    answer:
      "The Bible does not measure answers by the amount of faith. Jesus praised faith the size of a seed, helped a man who confessed unbelief, and Paul's own request was not granted. No one should be told that their illness is a lack of faith.",
    passages: [
      ['Mark 9:23-25', 'A father with mixed faith.'],
      ['2 Corinthians 12:8-9', 'Paul on the answer that he got.'],
    ],
    topic: 'healing',
  },
  {
    id: 'be-in-not-of',
    saying: 'Be in the world but not of the world',
    phrases: 'in world not of, in the world but not of it, not of the world',
    answer:
      'Not in those words, but it sums up a prayer of Jesus. His emphasis is a little different: his friends are not of the world, and he sends them into it.',
    passages: [
      ['John 17:14-18', 'Jesus prays for his disciples at the last supper.'],
      ['Romans 12:2', 'Paul on not being pressed into a mold.'],
    ],
    topic: 'fruit-of-the-spirit',
  },
  {
    id: 'idle-hands',
    saying: "Idle hands are the devil's workshop",
    phrases: 'idle hands, devil workshop, devils playground',
    answer:
      'That is a proverb, and one paraphrase of the Bible printed it into Proverbs. Scripture does warn of idleness, mostly because it burdens others.',
    passages: [
      ['2 Thessalonians 3:10-12', 'Paul to people who had stopped working.'],
      ['Proverbs 6:6-11', 'A father sends his son to the ant.'],
    ],
    topic: 'self-control',
  },
  {
    id: 'brings-you-to-it',
    saying: 'If God brings you to it, he will bring you through it',
    phrases: 'brings you to it, bring you through it',
    answer:
      "It is a modern saying, not scripture. It also claims too much, since not every trouble is brought by God. Isaiah's promise is of company in deep water.",
    passages: [['Isaiah 43:1-2', 'God through a prophet to exiles.']],
    topic: 'perseverance',
  },
  {
    id: 'doors-windows',
    saying: 'When God closes a door, he opens a window',
    phrases: 'closes door opens window, closes a door, opens a window, god closes door',
    answer:
      'That is a proverb that a film musical made famous. In Acts doors do close on Paul, and he waits and looks for what is open. Revelation speaks of an open door that no one can shut.',
    passages: [
      ['Acts 16:6-10', 'Paul tries two ways before a third.'],
      ['Revelation 3:8', "John's letter to a small church in Philadelphia."],
    ],
    topic: 'guidance',
  },
  {
    id: 'preach-use-words',
    saying: 'Preach the gospel; if necessary use words',
    phrases: 'preach gospel necessary use words, if necessary use words',
    answer:
      'It is ascribed to Francis of Assisi, but is not found in his writings, and it is not in the Bible. Paul asks how people are to hear without someone telling them; James would add that deeds must match.',
    passages: [
      ['Romans 10:14-15', 'Paul on why someone must be sent.'],
      ['1 Peter 3:15-16', 'A letter on words and manner.'],
    ],
    topic: 'sharing-faith',
  },
  {
    id: 'moderation',
    saying: 'Moderation in all things',
    phrases: 'moderation all things, everything in moderation',
    answer:
      'That is Greek and Roman wisdom. Paul values self-control, and he also asks for some things without measure, such as love.',
    passages: [
      ['Philippians 4:5', 'Paul on a gentleness that everyone notices.'],
      ['1 Corinthians 9:25', 'Paul on how athletes live.'],
    ],
    topic: 'self-control',
  },
  {
    id: 'forgive-divine',
    saying: 'To forgive is divine',
    phrases: 'err is human forgive divine, forgive is divine, err human',
    answer:
      'That is from a poem by Alexander Pope in 1711. The Bible would agree with half of it, and then asks people to do it as well.',
    passages: [
      ['Colossians 3:13', 'Paul to a church.'],
      ['Psalm 130:3-4', 'A pilgrim song.'],
    ],
    topic: 'forgiving-others',
  },
  {
    id: 'forgive-and-forget',
    saying: 'Forgive and forget',
    phrases: 'forgive and forget, forgive forget',
    answer:
      'The Bible does not put it that way. God says that he will not hold sins in mind any more, which is a promise about how he treats us. People are asked to forgive, not to lose their memory or their caution.',
    passages: [
      ['Jeremiah 31:34', 'God through a prophet, on a new covenant.'],
      ['Colossians 3:13', 'Paul on what is asked of people.'],
    ],
    topic: 'forgiving-others',
  },
  {
    id: 'good-person',
    saying: 'Good people go to heaven',
    phrases: 'good people go heaven, good people heaven, good person go heaven',
    answer:
      'The Bible does not say that. A rich man who had kept the commandments asked Jesus about it, and was told what was still in his way. The thief beside Jesus had little good to show and was promised paradise.',
    passages: [
      ['Mark 10:17-22', 'A rich man kneels before Jesus.'],
      ['Luke 23:42-43', 'Jesus to the man dying beside him.'],
      ['Ephesians 2:8-9', 'Paul on what saves.'],
    ],
    topic: 'works',
  },
  {
    id: 'early-to-bed',
    saying: 'Early to bed and early to rise makes a man healthy, wealthy and wise',
    phrases: 'early to bed, early rise healthy, healthy wealthy wise, early bird',
    answer:
      "That is from Benjamin Franklin's almanac, and older than he was. Proverbs does tease the sluggard, but a psalm says the more surprising thing: that God gives to his beloved while they sleep.",
    passages: [
      ['Psalm 127:1-2', 'A pilgrim song on work and sleep.'],
      ['Proverbs 6:9-11', 'A father to a son who sleeps too long.'],
    ],
    topic: 'work',
  },
  {
    id: 'devil-made-me',
    saying: 'The devil made me do it',
    phrases: 'devil made me, devil made me do',
    answer:
      'A comedian made that line famous. Eve did say that the serpent had deceived her, and it did not settle the matter. James traces temptation to our own desires, which is bad news and good: something can be done about them.',
    passages: [
      ['Genesis 3:12-13', 'Everyone blames someone else.'],
      ['James 1:13-15', 'James on where it begins.'],
    ],
    topic: 'temptation',
  },
  {
    id: 'goes-around',
    saying: 'What goes around comes around',
    phrases: 'goes around comes around, karma bible, reap what sow, you reap',
    answer:
      'Not in those words. Paul does say that people reap what they sow, and Proverbs has many sayings like it. But Job and the cross speak against making a law of it: the innocent suffer too, and mercy breaks the chain.',
    passages: [
      ['Galatians 6:7-9', 'Paul on sowing, to encourage doing good.'],
      ['Psalm 103:10', 'David on what God does not do.'],
    ],
    topic: 'grace',
  },
  {
    id: 'eye-for-eye',
    saying: 'An eye for an eye means revenge',
    phrases: 'eye for an eye, eye for eye, tooth for tooth',
    answer:
      'The words are in the law of Moses, but they were a limit for judges: no more than an eye, in a world of blood feuds. Jesus quoted them to go further, and told people not to pay back at all.',
    passages: [
      ['Exodus 21:23-25', "A law for Israel's courts."],
      ['Matthew 5:38-42', 'Jesus on a hillside.'],
    ],
    topic: 'enemies',
  },
  {
    id: 'camel-gate',
    saying: 'The eye of the needle was a gate in Jerusalem',
    phrases: 'eye of needle gate, needle gate, camel needle, camel eye needle',
    answer:
      'The saying about the camel and the needle is in the Gospels. The small gate is not: no one mentions it until many centuries later. Jesus means a real needle, and says next what is possible with God.',
    passages: [['Mark 10:23-27', 'Jesus to his astonished disciples.']],
    topic: 'money',
  },
  {
    id: 'mary-magdalene',
    saying: 'Mary Magdalene was a prostitute',
    phrases: 'mary magdalene prostitute, magdalene prostitute',
    answer:
      'The Bible does not say that. Pope Gregory the Great merged her with other women in a sermon in 591. The Gospels know her as someone Jesus healed, who helped pay for his work, and who was the first to see him risen.',
    passages: [
      ['Luke 8:1-3', 'Luke on women who travelled with Jesus.'],
      ['John 20:16-18', 'Mary at the tomb.'],
    ],
    topic: 'bible-people',
  },
  {
    id: 'settles-it',
    saying: 'God said it, I believe it, that settles it',
    phrases: 'god said it i believe it, that settles it',
    answer:
      'That is a bumper sticker. In the Bible people of faith ask back a good deal: Abraham, Moses, Mary. The Bereans are praised for checking what even Paul told them.',
    passages: [
      ['Acts 17:11', 'Luke on listeners in Berea.'],
      ['Luke 1:34', 'Mary asks the angel how.'],
    ],
    topic: 'bible-true',
  },
  {
    id: 'never-bad',
    saying: 'God will never let bad things happen to his children',
    phrases:
      'god never let bad, god protects good people, bad things not happen christians, nothing bad happen believers',
    answer:
      'The Bible does not promise that. Jesus told his friends that they would have trouble, and most of them died for their faith. He promised something else: peace in it, and that he has overcome.',
    passages: [
      ['John 16:33', 'Jesus to his disciples, hours before his arrest.'],
      ['Psalm 34:19', 'A song on the troubles of good people.'],
    ],
    topic: 'suffering',
  },
];
