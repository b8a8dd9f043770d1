import type { Topic } from '../topic.ts';

export const bodyAndDeath: readonly Topic[] = [
  {
    id: 'illness',
    name: 'illness',
    question: 'What can I read when I am sick?',
    phrases:
      'illness, sick, ill, disease, diagnosis, diagnosed, cancer, hospital, surgery, operation, chronic pain, chronic illness, test results, sickness, stroke, heart attack, chemo, dialysis, pneumonia, covid, diabetes, migraine, in the hospital, icu, hospice for, parkinson, biopsy, tumor',
    answer:
      'The Bible prays about sickness without hiding it, and it tells the sick to call others to pray with them. It does not trace each illness to some sin, and Jesus refused to do so. Doctors and medicine do not conflict with prayer; Luke, who wrote a Gospel, was a physician.',
    more: 'Paul had an ailment he asked to be rid of three times. He was not, and he was given strength for it instead.',
    passages: [
      ['Psalm 41:3', 'David on God at a sickbed.'],
      ['James 5:13-16', 'James to churches; he tells the sick to call the elders, and joins prayer with confession.'],
      ['2 Corinthians 12:7-10', 'Paul on an ailment that stayed.'],
      ['Psalm 73:26', 'Asaph, on what holds when the body does not.'],
    ],
    next: 'Ask one person to come with you to the next appointment, or to pray at that hour. Keep to what your doctor has ordered.',
    related: ['healing', 'fear', 'suffering'],
  },
  {
    id: 'healing',
    name: 'healing',
    question: 'Does God still heal people?',
    phrases:
      'healing, heal, healed, god heal, healer, faith healing, pray healing, laying hands, miracle healing, not healed, why not healed, heal me, anointing oil, pray for my healing, cure, cured',
    answer:
      'Jesus healed many people, and the first church prayed for the sick and sometimes saw them well. Christians have prayed so ever since. The Bible gives no formula that makes healing certain: Paul left a friend ill, and was not healed himself. If healing does not come, that is no proof of too little faith.',
    more: 'Healings in the Gospels are called signs. They point to a world put right, which is promised to all, but not yet here.',
    passages: [
      ['James 5:14-16', 'James to churches, on prayer and oil for the sick.'],
      ['Mark 9:23-25', 'A father with very mixed faith, and Jesus.'],
      ['2 Timothy 4:20', 'Paul, in passing, about a friend he had to leave ill.'],
      ['Luke 4:40', 'Luke on an evening in Capernaum.'],
    ],
    differ: {
      'Pentecostal and charismatic': 'They expect healing as a gift for today and pray for it openly.',
      'Catholic and Orthodox':
        'They anoint the sick as a sacrament, for strength, forgiveness and, as God wills, recovery.',
      'Presbyterian and Reformed, Baptist and others':
        'Many pray for healing while holding that miracles as signs were given above all at the beginning.',
    },
    next: 'Ask your church to pray with you, and keep taking what your doctor prescribed. The two belong together.',
    related: ['illness', 'unanswered-prayer', 'spiritual-gifts'],
  },
  {
    id: 'doctors',
    name: 'doctors and medicine',
    question: 'Is it a lack of faith to see a doctor or take medicine?',
    phrases:
      'medicine faith, doctors faith, see doctor, take medication, medication sin, vaccine, vaccination, blood transfusion, organ donation, organ donor, therapy sin, lack faith medicine, trust doctors, faith doctor, go to doctor, see a doctor, faith medicine',
    answer:
      "No. Jesus said, as a thing anyone knows, that sick people need a physician. Isaiah had figs laid on a king's boil, Paul told Timothy to take something for his stomach, and Luke was a doctor. Organ donation and modern treatments are not mentioned; most churches see them as a way of loving your neighbor.",
    more: "Jehovah's Witnesses refuse blood because of a rule in Acts 15; nearly all other Christians read it as a rule about food.",
    passages: [
      ['Mark 2:17', 'Jesus at dinner with people of bad reputation.'],
      ['Isaiah 38:21', 'A prophet prescribes for King Hezekiah after his prayer.'],
      ['1 Timothy 5:23', "Paul's advice to Timothy about his health."],
    ],
    next: 'Never stop a medicine because of something you read here or heard in church. Bring the question to your doctor.',
    related: ['healing', 'illness', 'depression'],
  },
  {
    id: 'death',
    name: 'death and what comes after',
    question: 'What happens when we die?',
    phrases:
      'death, die, dying, what happens die, after death, afterlife, life after death, soul sleep, where go die, near death experience, hospice, end of life, soul after, what happens after, last breath, when someone dies',
    answer:
      'The Bible calls death an enemy, and says that it will be the last one destroyed. Paul speaks of being with Christ at once, and of a resurrection at the end when bodies are made new. It leaves much undrawn: it gives pictures such as sleep, a house, a seed, rather than a map.',
    more: 'The center of Christian hope is not that the soul escapes but that God raises the dead, as he raised Jesus.',
    passages: [
      ['John 14:1-3', 'Jesus to friends who were about to lose him.'],
      ['1 Corinthians 15:51-57', 'Paul to people in Corinth who doubted the resurrection.'],
      ['Philippians 1:21-23', 'Paul in prison, not knowing whether he would live.'],
      ['Luke 23:42-43', 'Jesus to the man dying beside him.'],
    ],
    differ: {
      'Most Protestant churches': 'The dead in Christ are with him now and await the resurrection.',
      Catholic: 'The same, with purgatory as a cleansing for those who need it, and prayer for the dead.',
      Orthodox: 'They pray for the dead and leave the state between to God.',
      'Seventh-day Adventist': 'The dead sleep until the resurrection.',
    },
    next: 'Read John 14:1-6 aloud, slowly. If someone you love is dying, read it to them.',
    related: ['heaven', 'resurrection', 'fear-of-death'],
  },
  {
    id: 'fear-of-death',
    name: 'the fear of death',
    question: 'I am afraid of dying. What does the Bible say?',
    phrases:
      'fear death, afraid die, afraid dying, scared die, scared dying, scared death, fear dying, ready die, not want die',
    answer:
      'The Bible does not think it strange to fear death; Jesus himself was in anguish the night before. Hebrews says that he went through it to free people who were held by that fear all their lives. What is promised is not an easy passage but company in it, and that nothing in it can separate you from God.',
    more: 'Psalm 23 changes at the valley: until there it speaks about God, and from there on it speaks to him.',
    passages: [
      ['Psalm 23:4', 'A song of David, at its darkest line.'],
      ['Hebrews 2:14-15', "A preacher on why God's Son became human."],
      ['Romans 8:38-39', 'Paul to Rome, with death first on his list.'],
      ['John 11:25-26', "Jesus to Martha, four days after her brother's death."],
    ],
    next: 'Tell someone what exactly you fear: the pain, the parting or the unknown. Each has its own comfort.',
    related: ['death', 'heaven', 'anxiety'],
  },
  {
    id: 'heaven',
    name: 'heaven',
    question: 'What is heaven like?',
    phrases:
      'heaven, what heaven like, paradise, eternal life, eternity, go heaven, recognize heaven, know each other heaven, see loved ones, see again, family heaven, reunited, marriage heaven, new earth, streets gold, look down from heaven, watching us heaven',
    answer:
      'The Bible says less about heaven than we would like, and says it in pictures: a house with room, a wedding, a city with open gates. Its end is not people going up but God coming to live with people on a renewed earth. That loved ones know each other is nowhere spelled out, but the disciples did know the risen Jesus.',
    more: 'Whether the dead can see us is not said. Hebrews speaks of a cloud of witnesses; many take comfort from it, others read it as the example they left.',
    passages: [
      ['Revelation 21:1-5', 'John, exiled on an island, on the end of the story.'],
      ['John 14:1-3', 'Jesus to his disciples at the last supper.'],
      ['1 Corinthians 13:12', 'Paul on knowing and being known.'],
      ['Isaiah 25:6-8', "A prophet's picture of a feast for all peoples."],
    ],
    next: 'Read Revelation 21:1-5 aloud, and stop at the word that you need most.',
    related: ['resurrection', 'hell', 'grief'],
  },
  {
    id: 'hell',
    name: 'hell',
    question: 'Is hell real?',
    phrases:
      'hell, hell real, eternal punishment, lake of fire, damned, damnation, go to hell, gehenna, hades, sheol, eternal torment, loving god hell, afraid of hell, burn forever, burn in hell, unbelievers burn, burning forever, am i going to hell',
    answer:
      'Jesus spoke of it more than anyone else in the Bible, mostly to religious people and with a warning against harming the weak. His pictures are of fire, darkness and a shut door: a real possibility of being lost. What exactly they mean and how long it lasts, Christians have understood differently. No one is told to pronounce it over another person.',
    more: 'The English word translates several: the grave, the place of the dead, and a valley outside Jerusalem that became a picture of judgment.',
    passages: [
      ['Matthew 25:41-46', 'Jesus on judgment, to his disciples near the end.'],
      ['Luke 16:19-26', 'A story Jesus told to people who loved money.'],
      ['2 Peter 3:9', 'A letter on why judgment has not come yet.'],
      ['John 3:16-17', 'Jesus in a night conversation with a teacher.'],
    ],
    differ: {
      'Catholic, Orthodox and most Protestant churches':
        "A lasting separation from God is possible, by a person's own choice.",
      'Conditional immortality (some Anglican, Baptist, Adventist and others)': 'The lost finally cease to exist.',
      'Hope for all (some in every age, and in the Orthodox East)':
        "God's mercy may in the end reach everyone; held as a hope, seldom as a teaching.",
    },
    next: "If this fear keeps you awake, talk with a pastor. Scripture's own answer to it is to look at Jesus, not inward.",
    related: ['heaven', 'salvation', 'gods-judgment'],
  },
  {
    id: 'resurrection',
    name: 'the resurrection',
    question: 'Did Jesus really rise from the dead?',
    phrases:
      'resurrection, rise from dead, rose from dead, jesus rise from dead, jesus rose, jesus alive, risen, raised dead, easter, empty tomb, proof resurrection, new body, resurrected, resurrection body, when jesus rise, when jesus rose',
    answer:
      'All four Gospels say so, with women as the first witnesses, though a court of that time would not have called them. Paul lists people who saw him, most of them still alive to be asked. The first Christians staked everything on it, and Paul says that without it faith is empty. It cannot be proved like arithmetic; it is testimony, to be weighed.',
    more: 'The Gospels differ in details of that morning, as witnesses do. They agree on the tomb, the women, and the surprise.',
    passages: [
      ['1 Corinthians 15:3-8', 'Paul to Corinth, handing on what he had been taught.'],
      ['Luke 24:1-12', 'Luke on the women at the tomb, and how the men took it.'],
      ['John 20:24-29', 'Thomas, who was not there the first time.'],
      ['1 Corinthians 15:35-44', 'Paul, asked what kind of body the dead will have.'],
    ],
    next: 'Read the last chapter of Luke in one sitting, as a story, before you judge it.',
    related: ['jesus', 'death', 'doubt'],
  },
  {
    id: 'cremation',
    name: 'cremation',
    question: 'Is cremation allowed?',
    phrases: 'cremation, cremate, cremated, ashes, burial, buried, scatter ashes',
    answer:
      'The Bible does not speak directly about cremation. Burial was the custom of Israel and of the first Christians, and so it is what the stories show. Nothing suggests that God could not raise the dead from ashes as well as from dust.',
    more: "Burial pictures a seed in the ground, which is Paul's image for resurrection. That is a good reason, but not a command.",
    passages: [
      ['Genesis 3:19', 'God to Adam, on what bodies are made of.'],
      ['1 Corinthians 15:42-44', 'Paul on what is sown and what is raised.'],
      ['1 Samuel 31:11-13', 'Brave men honor King Saul; a rare burning followed by burial.'],
    ],
    differ: {
      Catholic: 'Cremation is permitted; the ashes are to be kept together in a sacred place.',
      Orthodox: 'Burial is required, with rare exceptions.',
      'Most Protestant churches': 'Either is a free choice.',
    },
    next: 'Write your own wish down and tell your family; it spares them a hard decision.',
    related: ['death', 'resurrection', 'grief'],
  },
  {
    id: 'alcohol',
    name: 'alcohol',
    question: 'Is drinking alcohol a sin?',
    phrases:
      'alcohol, drink, drinking, wine, beer, drunk, drunkenness, liquor, whiskey, sober, bar, drinking sin, weed, marijuana, cannabis, smoking, smoke, cigarettes, vaping',
    answer:
      'The Bible praises wine as a gift and condemns drunkenness; Jesus made wine at a wedding. So drinking is not called a sin, being mastered by it is. Paul asks people to give it up where it would trip someone else. Smoking and marijuana are not mentioned; the questions about control and the care of the body are the same.',
    more: 'Proverbs 23 has a sharp portrait of a drinker the morning after. People who cannot stop are not asked to be moderate; they need help and company.',
    passages: [
      ['Ephesians 5:18', 'Paul on what to be filled with instead.'],
      ['Psalm 104:14-15', "A song about creation's gifts."],
      ['Romans 14:20-21', 'Paul to a church divided over food and drink.'],
      ['Proverbs 23:29-35', 'A father to his son, with a picture of the morning after.'],
    ],
    differ: {
      'Baptist, Methodist, Pentecostal and Salvation Army':
        'Many ask for abstaining, for the sake of witness and of those who cannot stop.',
      'Catholic, Orthodox, Lutheran, Anglican and Reformed':
        'Moderate drinking is accepted, and wine is used at communion.',
    },
    next: 'If you wonder whether you drink too much, keep a count for two weeks and show it to someone. The line below is free and confidential.',
    help: ['substance'],
    related: ['addiction', 'self-control', 'temptation'],
  },
  {
    id: 'addiction',
    name: 'addiction',
    question: 'How can I get free from an addiction?',
    phrases:
      'addiction, addicted, addict, drugs, drug, alcoholic, alcoholism, recovery, relapse, relapsed, sobriety, rehab, opioid, cannot stop, get clean, twelve steps',
    answer:
      "The Bible has no word for addiction, but Paul describes doing the very thing he hates, and calls for rescue from outside. It offers forgiveness as often as it is needed, and it expects help to come through people: confess to one another, carry one another's loads. Treatment and recovery groups are good ways of doing that.",
    more: 'A relapse is not the end of the story. Proverbs says that a righteous person falls seven times and gets up.',
    passages: [
      ['Romans 7:15-25', 'Paul on wanting the good and doing something else.'],
      ['Galatians 6:1-2', 'Paul on how to treat someone who has been caught.'],
      ['Psalm 40:1-3', 'David, on being lifted out.'],
      ['1 Corinthians 10:13', 'Paul on temptation, to a whole church; it is about testing, not about every burden.'],
    ],
    next: 'Call one person before tonight and say it plainly. The line below can tell you what treatment is near you.',
    help: ['substance'],
    related: ['temptation', 'second-chance', 'self-control'],
  },
  {
    id: 'tattoos',
    name: 'tattoos',
    question: 'Are tattoos a sin?',
    phrases:
      'tattoo, tattoos, piercing, piercings, tattooed, ink body, makeup, jewelry, hair dye, plastic surgery, cosmetic, botox, nose ring, nails',
    answer:
      "One verse in Israel's law forbids marking the skin, beside rules about mourning customs of that time. Most Christians read it as part of laws for ancient Israel, like those on haircuts in the same passage, and not as a rule for today. The New Testament does not mention tattoos.",
    more: 'God himself says through Isaiah that his people are engraved on his hands. It is a picture, not a permit, but a striking one.',
    passages: [
      ['Leviticus 19:27-28', 'Laws for Israel about mourning customs of its neighbors.'],
      ['1 Samuel 16:7', 'God to Samuel, who was choosing by looks.'],
      ['Isaiah 49:15-16', 'God through a prophet to a people who felt forgotten.'],
    ],
    next: 'If you live with your parents, ask them. If not, wait a month; if you still want it, ask what it will say.',
    related: ['old-testament-law', 'modesty', 'body-care'],
  },
  {
    id: 'body-care',
    name: 'caring for the body',
    question: 'What does the Bible say about food and health?',
    phrases:
      'diet, exercise, health, healthy, overweight, weight, eating, food, eat pork, unclean food, kosher, vegetarian, vegan, body temple, fitness, eating disorder, gym',
    answer:
      'Paul calls the body a temple of the Spirit; he says it about sexual life, but the honor covers more. Israel had food laws; Jesus and the vision given to Peter are why Christians do not keep them. Exercise is called useful. Nothing in the Bible makes thinness a virtue.',
    more: 'Daniel ate vegetables for the sake of loyalty, not to lose weight. His story is about courage in a foreign court.',
    passages: [
      ['1 Corinthians 6:19-20', 'Paul to Corinth, on bodies and whose they are.'],
      ['Mark 7:18-19', 'Jesus to his disciples, on what makes unclean.'],
      ['Acts 10:11-15', "Peter's vision on a roof in Joppa."],
      ['1 Timothy 4:8', 'Paul to Timothy on training of both kinds.'],
    ],
    next: 'Thank God for one thing your body did today. If food has become an enemy, tell a doctor.',
    help: ['eating-disorders'],
    related: ['self-worth', 'fasting', 'old-testament-law'],
  },
  {
    id: 'disability',
    name: 'disability',
    question: 'What does the Bible say about disability?',
    phrases:
      'disability, disabled, handicapped, wheelchair, blind, deaf, autism, autistic, special needs, down syndrome, born disabled, lame',
    answer:
      "Jesus rejected the idea that someone is disabled because of a sin. God says to Moses, who could not speak well, that he made mouths and ears, and gives him a helper. In Jesus' story of the great dinner, people with disabilities are not cases to be cured; they are the guests.",
    more: "Mephibosheth, lame in both feet, ate at King David's table all his life. Jacob limped from the night of his blessing on.",
    passages: [
      ['John 9:1-3', 'Jesus to disciples who wanted to know whose fault it was.'],
      ['Exodus 4:10-12', 'Moses at the burning bush, about his speech.'],
      ['Luke 14:12-14', 'Jesus to a host, on who to invite.'],
      ['2 Samuel 9:11-13', "David keeps a promise to his friend's son."],
    ],
    next: 'Ask a disabled person or their family what would make your church easier to come to, and pass it on.',
    related: ['healing', 'self-worth', 'church'],
  },
  {
    id: 'euthanasia',
    name: 'the end of life',
    question: 'What does the Bible say about euthanasia and life support?',
    phrases:
      'euthanasia, assisted suicide, assisted dying, life support, pull plug, dnr, feeding tube, mercy killing, ventilator, living will',
    answer:
      "The Bible does not speak about medicine at the end of life. It forbids killing and calls life God's to give and take; it also says that there is a time to die. Most churches reject ending a life on purpose, and hold that one may decline or stop treatment that only prolongs dying.",
    more: 'Good care for pain is not in question; Proverbs recommends strong drink for a person who is perishing.',
    passages: [
      ['Ecclesiastes 3:1-4', "A wise man's poem on times."],
      ['Exodus 20:13', 'One of the Ten Commandments.'],
      ['Romans 14:7-8', 'Paul on whose we are, living or dying.'],
    ],
    differ: {
      'Catholic, Orthodox, Lutheran, Baptist and most others':
        'They reject euthanasia and accept letting a person die when treatment has become a burden without hope.',
      'Some mainline Protestant voices': 'They leave room for conscience in extreme suffering.',
    },
    next: 'Ask the hospital for its chaplain and the palliative care team; both will talk with you for as long as it takes.',
    related: ['death', 'illness', 'fear-of-death'],
  },
  {
    id: 'sleep',
    name: 'sleeplessness',
    question: 'What can I pray when I cannot sleep?',
    phrases:
      'sleep, cannot sleep, insomnia, sleepless, awake night, nightmares, nightmare, bedtime, night prayer, lying awake',
    answer:
      'Several psalms were made for the night. One lies down in peace, one remembers God in the night watches, one says that God does not sleep, so we may. None of them calls lying awake a fault.',
    more: 'Jesus slept in a boat during a storm, which annoyed his friends and has comforted many others.',
    passages: [
      ['Psalm 4:8', 'An evening song of David.'],
      ['Psalm 121:3-4', 'A pilgrim song about a watchman.'],
      ['Psalm 63:6-8', 'David in the desert, awake.'],
    ],
    next: 'Breathe slowly and say Psalm 4:8 with each breath. If it goes on for weeks, see a doctor.',
    related: ['anxiety', 'rest', 'fear'],
  },
];
