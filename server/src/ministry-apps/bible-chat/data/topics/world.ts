import type { Topic } from '../topic.ts';

export const world: readonly Topic[] = [
  {
    id: 'justice',
    name: 'justice',
    question: 'What does the Bible say about justice?',
    phrases:
      'justice, injustice, social justice, oppression, oppressed, unfair system, inequality, rights, human rights, poor justice, protest, activism',
    answer:
      'The prophets speak of justice as of water: it is to run, and dry beds are a scandal. It means courts that cannot be bought, fair wages, and room for widows, orphans and strangers. God refuses songs from people who crush others. Christians differ about which policies serve it best, not about whether it matters.',
    more: 'In Hebrew the word for justice is often paired with one for loyal love. Either without the other goes wrong.',
    passages: [
      ['Amos 5:21-24', "A shepherd turned prophet, at a rich people's feast."],
      ['Isaiah 1:16-17', 'A prophet to a worshiping city.'],
      ['Micah 6:8', 'A prophet on what God asks.'],
      ['Luke 4:16-19', 'Jesus reads from Isaiah in his home town.'],
    ],
    next: 'Choose one wrong near you, learn its facts, and ask those it touches what would help.',
    related: ['poverty', 'race', 'strangers'],
  },
  {
    id: 'strangers',
    name: 'immigrants and strangers',
    question: 'What does the Bible say about immigrants?',
    phrases:
      'immigrant, immigrants, immigration, refugee, refugees, foreigner, foreigners, stranger, strangers, sojourner, border, illegal aliens, undocumented, deport',
    answer:
      'Israel was told again and again to treat the foreigner well, because they had been foreigners in Egypt. Ruth was one, and Jesus was carried to Egypt as a child by parents who fled. The Bible also knows laws and borders. It does not write an immigration policy; it does rule out contempt.',
    more: "In Jesus' picture of the judgment a stranger who was taken in turns out to have been himself.",
    passages: [
      ['Leviticus 19:33-34', 'Laws for daily life in Israel.'],
      ['Deuteronomy 10:17-19', 'Moses on who God loves.'],
      ['Matthew 25:35-36', 'Jesus on the last judgment.'],
      ['Ruth 2:10-12', 'A foreign widow is noticed by a landowner.'],
    ],
    next: 'Ask your church who helps newcomers with language or paperwork, and give one evening.',
    related: ['neighbor', 'justice', 'hospitality'],
  },
  {
    id: 'race',
    name: 'race and racism',
    question: 'What does the Bible say about racism?',
    phrases:
      'race, racism, racist, skin color, black white, interracial marriage, interracial, prejudice, discrimination, ethnic, diversity, segregation, curse of ham',
    answer:
      "All people, it says, come from one and bear God's image, so no race is above another. At Pentecost many languages praise God, and Revelation sees every nation before the throne. Peter had to learn it by a vision, and Paul rebuked him in public when he forgot. Marrying across skin color is nowhere forbidden.",
    more: "When Miriam spoke against Moses' Cushite wife, it was Miriam who was rebuked. The so-called curse of Ham was a curse on Canaan, and it was misused for centuries to defend slavery.",
    passages: [
      ['Acts 17:26-27', 'Paul to philosophers in Athens.'],
      ['Galatians 3:26-28', 'Paul to churches where some wanted two tables.'],
      ['Acts 10:34-35', "Peter in a foreigner's house."],
      ['Revelation 7:9-10', "John's vision of a crowd."],
    ],
    next: 'Share a meal with someone whose story is unlike yours, and ask more than you tell.',
    related: ['justice', 'slavery', 'strangers'],
  },
  {
    id: 'slavery',
    name: 'slavery in the Bible',
    question: 'Does the Bible support slavery?',
    phrases:
      'slavery, slave, slaves, bible slavery, support slavery, slaves obey, human trafficking, philemon onesimus',
    answer:
      'The Bible comes from a world full of slavery, regulates it, and in places tells slaves to obey. That was used shamefully to defend it. The same book tells of a God who frees slaves, forbids kidnapping people to sell them, and calls a runaway a beloved brother. Those who fought to end it did so with the Bible in hand.',
    more: "Paul's short letter to Philemon asks him to receive Onesimus as he would receive Paul. That does not leave much of ownership.",
    passages: [
      ['Philemon 1:15-17', 'Paul to a slave owner, about his returning slave.'],
      ['Exodus 21:16', 'A law of Israel on stealing people.'],
      ['1 Timothy 1:9-10', "Paul's list of grave wrongs; note one trade."],
      ['Galatians 3:28', 'Paul on who is one in Christ; he means standing before God, and it has consequences.'],
    ],
    next: 'Read Philemon; it takes three minutes. Ask what you would have done with that letter.',
    related: ['justice', 'race', 'bible-true'],
  },
  {
    id: 'war',
    name: 'war and violence',
    question: 'Can a Christian go to war?',
    phrases:
      'war, military, soldier, army, pacifist, pacifism, kill in war, thou shalt not kill, killing, guns, gun, weapon, violence, police, veteran, just war',
    answer:
      'The Old Testament has wars, some commanded; the prophets long for swords made into plows. Jesus blessed peacemakers and told Peter to put his sword away. Soldiers who met him or John were not told to resign, but were told to be fair. From there Christians have come to different answers.',
    more: "For veterans: David was kept from building the temple because of the blood he had shed, and was still called a man after God's heart.",
    passages: [
      ['Matthew 5:43-45', 'Jesus in a country under occupation.'],
      ['Isaiah 2:3-4', "A prophet's picture of the end of war."],
      ['Luke 3:14', 'John the Baptist to soldiers.'],
      ['Romans 13:3-4', 'Paul on what rulers bear the sword for.'],
    ],
    differ: {
      'Mennonite, Brethren and Quaker': 'Followers of Jesus do not bear arms.',
      'Catholic, Orthodox, Lutheran, Reformed and most others':
        'War can be a lesser evil under strict conditions (just war), and always calls for repentance.',
    },
    next: 'Pray for one country at war by name. If you served and it follows you, the Veterans line below is staffed by people who know.',
    help: ['veterans'],
    related: ['enemies', 'government', 'peace'],
  },
  {
    id: 'government',
    name: 'government',
    question: 'Do Christians have to obey the government?',
    phrases:
      'government, obey government, president, politics, political, politicians, laws, law of the land, authority, authorities, civil disobedience, christian nationalism, nationalism, patriot, patriotism, flag, render caesar, king, separation church state, country',
    answer:
      "Paul tells Christians to respect rulers and pay taxes, and to see government as meant for people's good. When rulers forbade preaching, Peter said that one must obey God rather than people. Jesus gave Caesar his coin and God everything else. The Bible does not name a form of state or a party.",
    more: "Romans 13 and Revelation 13 belong together: a state can be God's servant, and it can turn into a beast.",
    passages: [
      ['Romans 13:1-7', 'Paul to Christians in the capital.'],
      ['Acts 5:27-29', 'Peter before the council in Jerusalem.'],
      ['1 Timothy 2:1-2', 'Paul on praying for rulers.'],
      ['Jeremiah 29:7', 'A letter to exiles under a foreign power.'],
    ],
    next: 'Pray this week for an official you did not vote for.',
    related: ['war', 'justice', 'honesty-in-business'],
  },
  {
    id: 'abortion',
    name: 'abortion',
    question: 'What does the Bible say about abortion?',
    phrases:
      'abortion, abort, pro life, pro choice, unborn, when life begins, had an abortion, unwanted pregnancy, terminate pregnancy, roe',
    answer:
      "The Bible does not speak directly about abortion. It speaks of God knowing a child in the womb, of life as his gift, and of his care for women in distress. Most churches have taught from early on that unborn life deserves protection; they differ on hard cases and on law. If this is your own story, you are not outside God's mercy, and you need not carry it alone.",
    more: 'One law in Exodus deals with a pregnant woman hurt in a fight. It is read in opposite ways, and no position rests on it alone.',
    passages: [
      ['Psalm 139:13-16', 'David, on being known before birth.'],
      ['Jeremiah 1:4-5', "God's call to a young prophet."],
      ['Exodus 21:22-25', 'A law of Israel about an injury; its meaning is debated.'],
      ['1 John 1:9', 'John on what God does with what is confessed.'],
    ],
    differ: {
      'Catholic and Orthodox': 'Abortion is always a grave wrong; mercy is offered to all.',
      'Baptist, Pentecostal, Presbyterian and Reformed (conservative)':
        "They oppose it, many with an exception for the mother's life.",
      'Mainline Methodist, Lutheran, Anglican, Presbyterian':
        'They see it as tragic and leave room for conscience in hard cases.',
    },
    next: 'If you are deciding now, talk to a doctor and to one person who will not pressure you. Ask your church what help it gives before and after a birth.',
    related: ['forgiveness-from-god', 'miscarriage', 'adoption'],
  },
  {
    id: 'sexuality',
    name: 'homosexuality',
    question: 'What does the Bible say about homosexuality?',
    phrases:
      'homosexuality, homosexual, gay, lesbian, lgbt, lgbtq, same sex, same sex marriage, gay marriage, gay christian, son gay, daughter gay, came out, bisexual, sodom, queer, god love gay, love gay people, gay people, gay friend, gay child',
    answer:
      "A handful of passages speak against sexual acts between people of the same sex, and Jesus takes up Genesis on a man and a woman. Christians who love the Bible disagree whether those texts speak of every such relationship or of what their writers knew. All are asked to agree on this: every person bears God's image, and contempt and cruelty are sin.",
    more: 'If your child has told you something hard to say, the first hour matters. Thank them for their trust, and tell them that you love them.',
    passages: [
      ['Romans 1:26-27', 'Paul to Rome, in an argument that ends by including the reader.'],
      ['1 Corinthians 6:9-11', "Paul's list, which goes on to say what some of them had been."],
      ['Matthew 19:4-6', 'Jesus on marriage, asked about divorce.'],
      ['Romans 2:1', "Paul's next move after his list."],
    ],
    differ: {
      'Catholic, Orthodox, Baptist, Pentecostal and most others worldwide':
        'Marriage is between a man and a woman; others are called to live chastely and to be welcomed with respect.',
      'Many Anglican, Lutheran, Methodist, Presbyterian and United churches':
        'They bless or marry same-sex couples, or let congregations decide.',
      Others: 'They are still in discussion, sometimes within one congregation.',
    },
    next: 'If this is about you, look for a Christian who will listen to all of it before answering. If you feel unsafe or without hope, the line below is there.',
    help: ['lifeline'],
    related: ['gender', 'marriage', 'gods-love'],
  },
  {
    id: 'gender',
    name: 'gender identity',
    question: 'What does the Bible say about being transgender?',
    phrases:
      'transgender, trans, gender, gender identity, nonbinary, pronouns, son trans, daughter trans, transition, born wrong body, cross dressing',
    answer:
      'The Bible does not speak about gender identity as we discuss it. It says that God made humans male and female in his image, and Deuteronomy has a law on clothing for ancient Israel. It also has a place of honor for eunuchs, who fit no usual category. Christians draw different conclusions; none of them may be cruel.',
    more: 'One of the first Gentiles baptized in Acts is a eunuch, and he was reading Isaiah, a few chapters before the promise to people like him.',
    passages: [
      ['Genesis 1:27', 'The opening chapter, on humankind.'],
      ['Deuteronomy 22:5', 'A law of Israel; its reason is debated.'],
      ['Isaiah 56:3-5', "A prophet's promise to eunuchs."],
      ['Psalm 139:13-16', 'David, on being known.'],
    ],
    differ: {
      'Catholic, Orthodox, Baptist and many evangelical churches':
        "The sexed body is God's gift and not to be set aside.",
      'Many mainline churches': 'They welcome transgender members and leaders as they describe themselves.',
    },
    next: 'If this is about you or your child, find one person who is both gentle and honest. If hope is running out, use the line below.',
    help: ['lifeline'],
    related: ['sexuality', 'self-worth', 'parenting'],
  },
  {
    id: 'creation',
    name: 'creation',
    question: 'How does the Bible say the world began?',
    phrases:
      'creation, create world, genesis creation, six days, seven days, adam and eve, garden of eden, age of earth, how old earth, young earth, dinosaurs, dinosaur, big bang, noah flood, noah ark, noahs ark, in the beginning, world begin, world began, how world started, flat earth, earth flat, tower of babel',
    answer:
      "Genesis opens with God making everything by his word, in order and with delight, and people in his image. A second account tells it again from the garden's side. All Christians confess God as maker of heaven and earth. Whether the days are days, ages, or a way of telling, they have discussed since long before modern science. Dinosaurs are not mentioned.",
    more: 'Augustine, around the year 400, already thought that the days were hard to take as ordinary ones.',
    passages: [
      ['Genesis 1:1-5', 'The first words of the Bible.'],
      ['Psalm 104:24-30', 'A song that praises God for creatures great and small.'],
      ['Hebrews 11:3', 'A preacher on how we know it.'],
      ['Job 38:4-7', 'God to Job, with questions.'],
    ],
    differ: {
      'Many Baptist, Pentecostal and other evangelical churches':
        'Some hold to six days and a young earth, others to long ages.',
      'Catholic, Orthodox, Anglican, Lutheran, Methodist and mainline Reformed':
        'Most accept the findings of science and read Genesis as teaching who and why.',
    },
    next: 'Read Genesis 1 aloud outdoors.',
    related: ['science', 'creation-care', 'who-is-god'],
  },
  {
    id: 'science',
    name: 'science and evolution',
    question: 'Can a Christian believe in evolution?',
    phrases:
      'science, evolution, evolve, darwin, science faith, scientist, scientists, space, universe, aliens, extraterrestrial, ufo, other planets, climate',
    answer:
      'Many Christians do, and many do not; both confess that God made the world. The Bible was not written to answer questions of biology, and says nothing of aliens. It does say that the world is ordered and good, which is one reason why Christians took up science in the first place.',
    more: 'Science can ask how things work and how old they are. Whether there is someone to thank is another kind of question.',
    passages: [
      ['Psalm 19:1-4', 'David under the sky.'],
      ['Psalm 111:2', 'A song for people who study.'],
      ['Proverbs 25:2', 'A saying on searching things out.'],
      ['Colossians 1:16-17', 'Paul on what holds all together.'],
    ],
    differ: {
      'Young-earth creation': 'Genesis gives history; creatures were made by kind, some thousands of years ago.',
      'Old-earth creation': 'God made the kinds over long ages.',
      'Evolutionary creation': 'God worked through evolution; held by many Catholics, mainline Protestants and others.',
    },
    next: 'Ask someone who holds another view what they fear would be lost without it.',
    related: ['creation', 'does-god-exist', 'bible-true'],
  },
  {
    id: 'creation-care',
    name: 'care for creation',
    question: 'What does the Bible say about caring for the earth?',
    phrases:
      'environment, care for earth, care creation, climate change, pollution, stewardship, nature, recycling, dominion, global warming',
    answer:
      "The earth is the Lord's, says a psalm, so people are tenants. They are placed in the garden to work and to guard it. Israel's law gave rest to fields and forbade cutting fruit trees even in war. Paul hears creation groan and says that it too will be set free.",
    more: "Dominion in Genesis is given to creatures in God's image; it is meant to look like his rule, which feeds and delights.",
    passages: [
      ['Genesis 2:15', 'The second account of creation.'],
      ['Psalm 24:1', 'A song for entering the temple.'],
      ['Deuteronomy 20:19', 'A law of Israel on trees in wartime.'],
      ['Romans 8:19-22', 'Paul on a creation that waits.'],
    ],
    next: 'Plant or mend something this week, and thank God for one creature that you can see from your window.',
    related: ['creation', 'pets', 'justice'],
  },
  {
    id: 'israel',
    name: 'Israel and the Jewish people',
    question: 'What does the Bible say about Israel?',
    phrases:
      'israel, jewish people, chosen people, support israel, bless israel, palestine, gaza, jerusalem, replacement theology, antisemitism, jews killed jesus, promised land, zionism',
    answer:
      "God's choice of Israel runs through the whole Bible, and Paul says that his gifts and calling are not taken back. Jesus, Mary and the apostles were Jews. Blaming the Jewish people for the cross is false and has cost countless lives; the creed names Pontius Pilate. How the promises bear on the modern state, Christians judge differently. The prophets ask for justice for everyone who lives in the land.",
    more: 'Paul warns Gentile Christians not to boast over the branches: the root carries them.',
    passages: [
      ['Genesis 12:1-3', 'God calls Abram, for the sake of all families.'],
      ['Romans 11:17-20', 'Paul to non-Jewish Christians in Rome.'],
      ['Romans 11:28-29', 'Paul on what God does not take back.'],
      ['Psalm 122:6-9', 'A pilgrim song about Jerusalem.'],
    ],
    differ: {
      'Many Baptist, Pentecostal and dispensational churches':
        'The promises to Israel are about a people and a land, today as well.',
      'Presbyterian and Reformed, Lutheran, Orthodox':
        'Most see them fulfilled in Christ, with a lasting hope for the Jewish people.',
      Catholic: "God's covenant with the Jewish people has never been revoked.",
    },
    next: 'Pray for people on both sides of the fighting, and learn one name on each.',
    related: ['end-times', 'other-religions', 'war'],
  },
  {
    id: 'end-times',
    name: 'the end times',
    question: 'Are we living in the end times?',
    phrases:
      'end times, last days, second coming, jesus return, jesus come back, coming back, when jesus, rapture, tribulation, antichrist, mark of the beast, 666, armageddon, signs of the end, end of world, apocalypse, millennium, revelation mean, four horsemen, prophecy fulfilled, left behind, blood moon, rapture, signs, end is near, world ending, world war, third temple, two witnesses',
    answer:
      'Jesus said that no one knows the day or the hour, himself included, and told his friends to stay awake and keep at their work. The New Testament counts all the time since the resurrection as the last days. Every generation has found its signs, and every date has been wrong. The point of these texts is hope and faithfulness, not a timetable.',
    more: "Revelation was written for churches under pressure, in pictures they could read. Its number 666 most likely stood for an emperor's name.",
    passages: [
      ['Mark 13:32-37', 'Jesus to four disciples, looking at the temple.'],
      ['Acts 1:6-8', 'The disciples ask about times; Jesus gives them something to do.'],
      ['1 Thessalonians 4:16-18', 'Paul to people who grieved; he wrote it for comfort.'],
      ['2 Peter 3:8-10', "A letter on God's idea of time."],
    ],
    differ: {
      'Dispensational (many Baptist, Pentecostal, non-denominational)':
        "A rapture, a time of tribulation, then Christ's thousand-year reign.",
      'Amillennial (Catholic, Orthodox, Lutheran, Anglican, most Reformed)':
        'The thousand years picture the present; Christ comes once, to judge and renew.',
      'Historic premillennial and postmillennial':
        'Christ comes before the thousand years without a prior rapture, or after a long growth of the gospel.',
    },
    next: "Do today's work well. If such talk frightens you, leave the videos for a week and read Revelation 21 instead.",
    related: ['heaven', 'fear', 'revelation-book'],
  },
  {
    id: 'death-penalty',
    name: 'the death penalty',
    question: 'What does the Bible say about the death penalty?',
    phrases: 'death penalty, capital punishment, execution, execute, death row, prison reform, prisoners, visit prison',
    answer:
      'The law of Moses has it for a number of offenses, with strict rules about witnesses. Paul says that rulers carry the sword. Jesus, who was himself executed, stopped one execution by asking who was without sin. Christians have concluded both that it may be just and that it should end.',
    more: 'Cain, the first murderer, was given a mark to keep others from killing him.',
    passages: [
      ['Genesis 9:5-6', 'God to Noah after the flood.'],
      ['John 8:3-11', 'Jesus and a woman accused; the oldest manuscripts lack this passage.'],
      ['Romans 13:4', 'Paul on what the ruler carries.'],
      ['Hebrews 13:3', 'A preacher on people in prison.'],
    ],
    differ: {
      Catholic: 'Since 2018 the Catechism calls it inadmissible.',
      'Many Baptist, Reformed and other evangelical churches': 'The state may use it for murder.',
      'Many mainline Protestant churches': 'They work for its end.',
    },
    next: 'Write to someone in prison through a program your church trusts.',
    related: ['justice', 'government', 'forgiving-others'],
  },
  {
    id: 'persecution',
    name: 'persecution',
    question: 'What does the Bible say about persecution?',
    phrases:
      'persecution, persecuted, persecuted christians, martyr, martyrs, mocked for faith, made fun of faith, hated for faith, family against my faith, makes fun of my faith, fun of my faith, laugh at my faith, mock my faith, teased for',
    answer:
      'Jesus told his friends to expect it, called them blessed, and asked them to pray for those who did it. The letters were mostly written to small groups under pressure, and they comfort more than they complain. They also warn against calling every discomfort persecution: suffering for doing wrong earns no credit.',
    more: 'Paul, who had persecuted Christians, was changed partly by watching one of them die praying for his killers.',
    passages: [
      ['Matthew 5:10-12', 'Jesus on a hillside.'],
      ['1 Peter 4:14-16', 'A letter to Christians in Asia Minor.'],
      ['Acts 7:59-60', "Stephen's death, with a young man watching."],
      ['Hebrews 13:3', 'A preacher on those in prison.'],
    ],
    next: 'Pray for one country where Christians or others are jailed for their faith. Learn one name if you can.',
    related: ['courage', 'enemies', 'perseverance'],
  },
  {
    id: 'occult',
    name: 'astrology, mediums and magic',
    question: 'What does the Bible say about astrology and psychics?',
    phrases:
      'astrology, horoscope, zodiac, star sign, psychic, psychics, medium, mediums, fortune teller, tarot, ouija, witchcraft, witch, magic, crystals, manifesting, manifestation, ghost, ghosts, talk to dead, contact dead, seance, sage house, luck, superstition, evil eye, yoga, reiki, meditation, eastern meditation',
    answer:
      "The Bible warns against mediums, omens and spells, and laughs a little at those who read the stars. Its reason is trust: the future is God's, and he can be asked. King Saul went to a medium on the worst night of his life, and she could not help him. Of ghosts it says next to nothing.",
    more: 'Missing someone who died is what drives many people there. That longing may be brought to God as it is.',
    passages: [
      ['Deuteronomy 18:10-13', 'Moses on customs of neighboring peoples.'],
      ['Isaiah 8:19', 'A prophet to people who consulted the dead.'],
      ['Isaiah 47:13-14', 'A prophet mocks the star readers of Babylon.'],
      ['Jeremiah 10:2', 'A prophet on being frightened by the sky.'],
    ],
    next: 'If it has become a habit, put the things away for a month. Tell God directly what you hoped to learn.',
    related: ['guidance', 'grief', 'dreams'],
  },
  {
    id: 'dreams',
    name: 'dreams and visions',
    question: 'Does God speak through dreams?',
    phrases:
      'god speak dreams, dreams from god, dream god, prophetic dream, visions, vision from god, dream bible, dreams bible, god show dream, god talk dreams, through dreams, in dreams, dreams mean',
    answer:
      "In the Bible he sometimes does: to Jacob, to Joseph, to foreign kings, to Mary's husband. It is rare, and it comes without a code book. Ecclesiastes says that many dreams come from being busy. The prophets warn against people who make much of theirs, and no one here can read yours.",
    more: 'When Joseph was asked to interpret, his first words were that it belonged to God.',
    passages: [
      ['Genesis 40:8', 'Joseph in prison, with two troubled men.'],
      ['Matthew 1:20-21', 'Joseph of Nazareth is told not to be afraid.'],
      ['Jeremiah 23:25-28', 'God on prophets and their dreams.'],
      ['Ecclesiastes 5:3', 'A wise man on where dreams come from.'],
    ],
    next: 'Tell the dream to a friend, and say what feeling was left in the morning. Pray about the feeling.',
    related: ['guidance', 'sleep', 'occult'],
  },
];
