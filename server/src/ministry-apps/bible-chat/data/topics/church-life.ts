import type { Topic } from '../topic.ts';

export const churchLife: readonly Topic[] = [
  {
    id: 'prayer',
    name: 'prayer',
    question: 'How do I pray?',
    phrases:
      'pray, prayer, praying, how pray, learn pray, lords prayer, our father, does god hear, god hear prayers, god listen, prayer life, words pray, start praying, daily prayer, pray every day, intercession',
    answer:
      "Jesus' own lesson is short: go where you are not on show, use few words, and say Our Father. You may thank, ask, complain, or be silent; the Psalms do all four. God knows what you need before you ask, so there is no wrong wording.",
    more: 'When words run out, Paul says, the Spirit prays with sighs too deep for them. Wanting to pray is already a beginning.',
    passages: [
      ['Matthew 6:5-13', 'Jesus on a hillside, teaching his disciples.'],
      ['Philippians 4:6-7', 'Paul on what to do with worries.'],
      ['Romans 8:26', 'Paul on praying without words.'],
      ['Psalm 62:8', 'David, inviting others to pour out their hearts.'],
    ],
    next: 'Try it now for one minute: thank God for one thing, ask for one thing, and end with Amen.',
    related: ['unanswered-prayer', 'fasting', 'guidance'],
  },
  {
    id: 'unanswered-prayer',
    name: 'unanswered prayer',
    question: 'Why does God not answer my prayers?',
    phrases:
      'unanswered prayer, not answer prayer, god silent, god not answering, god silence, prayed nothing happened, prayers not answered, god ignoring, keep praying, why pray, pray no answer, god not listening, stop praying, god feel far, feel distant from god, far from god, spiritually dry, dry season, god hide, god hiding, where is god, god seems absent, god absent, feel god, cannot feel god',
    answer:
      'The Bible has people who prayed and heard nothing for a long time, and it does not hush them. Jesus asked in Gethsemane to be spared, and was not; Paul asked three times. It gives some reasons, such as asking for the wrong thing, but for most silences it gives none. It tells us to keep asking, and to say how long.',
    more: "Jesus' story of a widow and a lazy judge was told so that people would not give up. God is not like that judge, and that is its point.",
    passages: [
      ['Luke 18:1-8', 'Jesus to disciples who might lose heart.'],
      ['Psalm 13:1-6', 'David, four times asking how long.'],
      ['2 Corinthians 12:8-9', 'Paul on the answer that was not the one he asked for.'],
      ['Mark 14:35-36', 'Jesus in Gethsemane.'],
    ],
    next: 'Pray the same request once more, and then ask a friend to carry it for you for a week.',
    related: ['prayer', 'lament', 'suffering'],
  },
  {
    id: 'fasting',
    name: 'fasting',
    question: 'How and why do Christians fast?',
    phrases: 'fasting, fast, daniel fast, lent, give up for lent, ash wednesday, abstain food, how long fast',
    answer:
      'Jesus fasted and assumed that his disciples would, quietly and without a long face. In the Bible people fast in grief, before decisions, and to make room for prayer. Isaiah adds that the fast God wants also loosens chains and shares bread. It is no lever to move God.',
    more: 'One may fast from other things: a screen, a purchase, a habit of complaint.',
    passages: [
      ['Matthew 6:16-18', 'Jesus on fasting without an audience.'],
      ['Isaiah 58:5-7', 'A prophet to people who fasted and oppressed.'],
      ['Acts 13:2-3', 'The church in Antioch before sending people out.'],
    ],
    differ: {
      Orthodox: 'Most Wednesdays and Fridays, and four longer seasons.',
      Catholic: 'Ash Wednesday and Good Friday, with abstinence on Fridays in Lent.',
      'Protestant churches': 'Left to each person; Lent is kept in many, in others not.',
    },
    next: 'Begin with one meal. Do not fast from food if you are pregnant, diabetic, take medicine with meals, or have had an eating disorder; ask your doctor.',
    related: ['prayer', 'self-control', 'body-care'],
  },
  {
    id: 'baptism',
    name: 'baptism',
    question: 'Do I need to be baptized?',
    phrases:
      'baptism, baptized, baptize, baptise, infant baptism, baby baptism, christening, immersion, sprinkling, rebaptized, believers baptism, get baptized, have to be baptized, baptized to be saved, need baptized',
    answer:
      'Jesus was baptized and told his disciples to baptize, and in Acts it follows faith almost at once. It pictures washing, and being buried and raised with Christ. The man crucified beside Jesus was promised paradise without it; still, the New Testament knows no Christians who simply skip it.',
    more: 'The main questions since have been who and how: babies of believers or those who can speak for themselves; pouring or immersion. Acts tells of whole households and does not list their ages.',
    passages: [
      ['Matthew 28:18-20', 'Jesus sends out his disciples.'],
      ['Acts 2:37-41', 'Peter to a crowd at Pentecost.'],
      ['Romans 6:3-4', 'Paul on what happens in it.'],
      ['Acts 8:34-38', 'Philip and an official on a desert road; some Bibles print an extra verse here.'],
    ],
    differ: {
      'Baptist, Pentecostal and many non-denominational':
        'Believers are baptized by immersion, on their own confession.',
      'Catholic, Orthodox, Lutheran, Anglican': 'Children are baptized too; God acts in it and gives new birth.',
      'Methodist, Presbyterian and Reformed': "Children of believers are baptized as a sign of God's covenant.",
    },
    next: 'Ask your pastor how your church prepares people for it; asking binds you to nothing.',
    related: ['salvation', 'communion', 'church'],
  },
  {
    id: 'communion',
    name: 'communion',
    question: 'What is communion?',
    phrases:
      'communion, lords supper, last supper, eucharist, bread and wine, take communion, mass, holy communion, who can take communion, body and blood, transubstantiation, worthy communion',
    answer:
      "On the night before he died Jesus gave his friends bread and a cup and told them to do this in memory of him. Paul calls it a sharing in his body and blood, and a proclaiming of his death until he comes. All churches do it; they understand Christ's presence in it differently.",
    more: "Paul's warning about doing it unworthily was for people who ate well and left the poor hungry at the same table.",
    passages: [
      ['1 Corinthians 11:23-29', 'Paul to a church that was dividing rich from poor.'],
      ['Luke 22:14-20', 'Jesus with his disciples at Passover.'],
      ['1 Corinthians 10:16-17', 'Paul on one bread and one body.'],
      ['John 6:53-58', 'Jesus in Capernaum, to people who were puzzled.'],
    ],
    differ: {
      Catholic: 'Bread and wine become the body and blood of Christ.',
      Orthodox: 'The same in substance, held as a mystery.',
      Lutheran: "Christ's body and blood are truly present in, with and under bread and wine.",
      'Anglican, Methodist, Presbyterian and Reformed': 'Christ is truly, spiritually present and received in faith.',
      'Baptist, Pentecostal and many others': 'A remembrance and proclamation of his death.',
    },
    next: 'Ask at the church you visit who is invited; they will be glad that you asked.',
    related: ['baptism', 'cross', 'church'],
  },
  {
    id: 'church',
    name: 'going to church',
    question: 'Do I have to go to church to be a Christian?',
    phrases:
      'go church, going church, need church, attend church, church attendance, online church, church necessary, find church, choose church, new church, leave church, leaving church, join church, ~church, why church, boring church, hate church, church shopping, which church, pick church',
    answer:
      'The New Testament hardly imagines a Christian alone: its letters are to churches, and most commands in them have each other in the sentence. Church there is not a building but people who eat, pray and help. Going does not make anyone a Christian, and staying away makes it harder to remain one.',
    more: 'Hebrews asks people not to give up meeting, because some already had. It gives the reason too: to encourage.',
    passages: [
      ['Hebrews 10:24-25', 'A preacher to Christians who had stopped coming.'],
      ['Acts 2:42-47', 'Luke on the first church in Jerusalem.'],
      ['1 Corinthians 12:21-26', 'Paul on a body that needs all its parts.'],
    ],
    next: 'Visit the same church three times before you decide, and stay once for coffee.',
    related: ['church-hurt', 'serving', 'denominations'],
  },
  {
    id: 'church-hurt',
    name: 'being hurt by a church',
    question: 'I was hurt by my church. What now?',
    phrases:
      'church hurt, hurt by church, hurt church, hypocrites, hypocrite, hypocrisy, pastor hurt, pastor failed, pastor sinned, church abuse, spiritual abuse, church scandal, church split, controlling church, cult, judged church, toxic church, pastor yelled, gossip in church, church people mean, judged at church, kicked out of church',
    answer:
      'Jesus kept his sharpest words for religious leaders who loaded others and did not lift a finger. Ezekiel speaks of shepherds who fed themselves, and says that God will look for the sheep himself. So being hurt by a church is not a strange complaint to bring to God. You may leave a place that harms, and you may take time.',
    more: 'A crime is a matter for the police, not only for the church. A healthy one will say so first.',
    passages: [
      ['Ezekiel 34:2-5', 'God through a prophet, to leaders.'],
      ['Ezekiel 34:11-16', 'What God says he will do himself.'],
      ['Matthew 23:2-4', 'Jesus on leaders who burden people.'],
      ['Psalm 55:12-14', 'David on being hurt by a friend in the house of God.'],
    ],
    next: 'Tell the story once, whole, to someone outside that church. Go slowly with the next one.',
    related: ['forgiving-others', 'church', 'lament'],
  },
  {
    id: 'denominations',
    name: 'denominations',
    question: 'Why are there so many churches?',
    phrases:
      'denominations, denomination, why many churches, catholic protestant, difference catholic, difference baptist, difference orthodox, reformation, which church right, true church, church unity, unity, divided church, lutheran difference, methodist difference, catholics christians',
    answer:
      'Jesus prayed that his followers would be one, and they have not managed it. Churches parted over real questions, such as authority, the sacraments and grace, and also over language, empire and pride. Nearly all confess the same God, the same Christ and the ancient creed. Paul would not let a church divide even over its best teachers.',
    more: 'The larger partings: East and West in 1054, and the Reformation from 1517 on.',
    passages: [
      ['John 17:20-23', 'Jesus prays for those who will believe later.'],
      ['1 Corinthians 1:10-13', 'Paul to a church of parties.'],
      ['Ephesians 4:1-6', 'Paul on what is already one.'],
    ],
    next: 'Visit a service of another tradition once this year, and look for what you have in common.',
    related: ['church', 'communion', 'mary-and-saints'],
  },
  {
    id: 'women-in-ministry',
    name: 'women in ministry',
    question: 'Can women be pastors?',
    phrases:
      'women pastors, woman pastor, women preach, woman preach, female pastor, women ministry, women leaders church, women silent, women priests, ordain women, ordination women, female preachers, women teach men, women elders, woman bishop, women bishops, woman be pastor, woman be bishop, woman be priest, woman be elder, female priest',
    answer:
      "Faithful Christians read this differently, and both sides read the same Bible. It shows women as prophets, a judge, the first witnesses of Easter, a deacon, and Paul's co-workers. It also has lines in which Paul asks women to be quiet and not to teach men. The question is whether those lines are for every church or for a situation then.",
    more: 'Paul names Phoebe, Prisca and Junia with honor, and he takes for granted in the same letter to Corinth that women pray and prophesy aloud.',
    passages: [
      ['1 Timothy 2:11-15', 'Paul to Timothy in Ephesus, where false teaching was spreading.'],
      ['Romans 16:1-7', 'Paul sends greetings and commends Phoebe.'],
      ['Acts 2:16-18', 'Peter at Pentecost, quoting a prophet.'],
      ['John 20:16-18', 'The risen Jesus sends Mary Magdalene to the others.'],
    ],
    differ: {
      'Catholic and Orthodox': 'Only men are ordained priests; women serve in many other offices.',
      'Baptist (many), Presbyterian and Reformed (conservative)':
        'Women minister in many ways; elders and pastors are men.',
      'Methodist, many Anglican, Lutheran, Pentecostal and mainline Presbyterian':
        'Women are ordained to every office.',
    },
    next: 'Read Romans 16:1-16 and count the names and what is said of each.',
    related: ['submission', 'spiritual-gifts', 'calling'],
  },
  {
    id: 'worship',
    name: 'worship',
    question: 'What does the Bible say about worship?',
    phrases:
      'worship, worship music, praise, hymns, singing, sing, church music, contemporary music, drums church, raise hands, dance worship, instruments',
    answer:
      "Worship in the Bible is singing, bowing, silence, bread, giving, and the offering of daily life. The Psalms call for trumpet, drum and loud cymbals, and one says to be still. Style is nowhere fixed. The prophets' test is whether the same people do justice on Monday.",
    more: 'Jesus told a Samaritan woman that the place is not the point: the Father looks for worshipers in spirit and truth.',
    passages: [
      ['Psalm 95:1-7', "A call to worship from Israel's songbook."],
      ['John 4:21-24', 'Jesus at a well, with a woman from Samaria.'],
      ['Romans 12:1', 'Paul on worship with the whole body.'],
      ['Amos 5:21-24', 'A prophet to people with fine music and no justice.'],
    ],
    next: 'Sing or read one psalm aloud at home this week, alone or with others.',
    related: ['church', 'gratitude', 'justice'],
  },
  {
    id: 'spiritual-gifts',
    name: 'spiritual gifts',
    question: 'How do I find my spiritual gift?',
    phrases:
      'spiritual gifts, spiritual gift, gifts of spirit, my gift, find gift, gift prophecy, prophecy, prophet today, prophets, apostles today, word of knowledge, talents, use my gifts',
    answer:
      'Paul has several lists of gifts, and no two are the same: teaching, mercy, healing, giving, leading, tongues, helping. Each is given for the good of others, and love is put above all of them. People usually find theirs by serving and by hearing from others what was helpful.',
    more: 'Peter sums it up in two: speaking and serving. Both are to be done so that God, and not the gifted person, is seen.',
    passages: [
      ['1 Corinthians 12:4-11', 'Paul to a church that ranked its gifts.'],
      ['Romans 12:4-8', "Paul's list for Rome."],
      ['1 Peter 4:10-11', 'A letter on what gifts are for.'],
    ],
    differ: {
      'Pentecostal and charismatic': 'All the gifts are for today, prophecy and tongues among them.',
      'Some Baptist and Reformed': 'The sign gifts ended with the apostles; the others remain.',
      'Catholic, Orthodox and many others': 'Gifts of every kind may be given, and the church tests them.',
    },
    next: 'Ask two people who know you: when have I been of help to you? Start there.',
    related: ['serving', 'tongues', 'calling'],
  },
  {
    id: 'tongues',
    name: 'speaking in tongues',
    question: 'What is speaking in tongues?',
    phrases:
      'tongues, speak in tongues, speaking tongues, prayer language, glossolalia, gift tongues, interpretation tongues',
    answer:
      'At Pentecost people from many lands heard the apostles in their own languages. In Corinth it was speech addressed to God that no one understood without an interpreter. Paul was glad of it, did it himself, and preferred five understandable words in church. He asks whether all speak in tongues, and expects the answer no.',
    more: 'Nothing in the letters makes it a test of being a Christian.',
    passages: [
      ['Acts 2:4-8', 'Luke on Pentecost in Jerusalem.'],
      ['1 Corinthians 14:13-19', 'Paul to a church that prized it most.'],
      ['1 Corinthians 12:29-31', 'Paul on many gifts in one body.'],
    ],
    differ: {
      Pentecostal: 'Many see it as the first sign of baptism in the Spirit.',
      'Charismatic Catholics, Anglicans and others': 'They see it as one gift among many.',
      'Many Baptist and Reformed': 'They hold that it has ended or is very rare.',
    },
    next: 'If you long for it, pray without pressure. If you were told that you lack the Spirit without it, talk to another pastor as well.',
    related: ['spiritual-gifts', 'holy-spirit', 'prayer'],
  },
  {
    id: 'mary-and-saints',
    name: 'Mary and the saints',
    question: 'Can I pray to Mary or the saints?',
    phrases:
      'mary, virgin mary, pray mary, pray to saints, saints, rosary, hail mary, mother of god, icons, statues, statue, images, idols statues, patron saint, relics, pray dead, pray for dead, purgatory, idol, idolatry',
    answer:
      'Mary is called blessed in the Bible, and says so in a song that has revolution in it. Scripture asks living Christians to pray for each other; whether those in heaven may be asked too is where churches part. All agree that worship belongs to God alone.',
    more: 'Her last recorded words are advice to some servants at a wedding: do whatever he tells you.',
    passages: [
      ['Luke 1:46-55', "Mary's song at her cousin's house."],
      ['1 Timothy 2:5', 'Paul on the one between God and people.'],
      ['Hebrews 12:1-2', 'A preacher after a long list of those gone before.'],
      ['John 2:3-5', 'Mary and Jesus at Cana.'],
    ],
    differ: {
      Catholic: 'Asks Mary and the saints to pray for us, and prays for the dead in purgatory.',
      Orthodox: 'Does so too, and honors icons as windows; it does not teach purgatory in the same way.',
      'Most Protestant churches': 'They honor saints as examples and pray to God only.',
      'Anglican and Lutheran': 'Both views are found.',
    },
    next: "Read Mary's song aloud and ask who would be afraid of it.",
    related: ['prayer', 'denominations', 'christmas'],
  },
  {
    id: 'confession',
    name: 'confession',
    question: 'Do I need to confess to a priest?',
    phrases:
      'confession, confess priest, confess sins, confessing, confess each other, confess to someone, absolution, penance',
    answer:
      'The Bible speaks of confessing to God and also to one another. Jesus gave his disciples authority to forgive and retain sins, which churches have understood in several ways. All agree that hiding wears a person out, and that saying it aloud helps. This page can point you to someone; it cannot hear a confession.',
    more: 'Bonhoeffer and others in Protestant churches rediscovered that a sin told to a fellow Christian loses much of its power.',
    passages: [
      ['James 5:16', 'James on confessing and praying for each other.'],
      ['1 John 1:8-9', 'John on what God does with it.'],
      ['John 20:21-23', 'The risen Jesus to his disciples.'],
      ['Psalm 32:3-5', 'David on silence and relief.'],
    ],
    differ: {
      'Catholic and Orthodox': 'Confession to a priest is a sacrament.',
      'Anglican and Lutheran': 'It is offered to all and required of none.',
      'Other Protestant churches': 'Confession is to God, and to a trusted person where it helps.',
    },
    next: 'Choose the person you would say it to, and ask for half an hour.',
    related: ['forgiveness-from-god', 'shame-guilt', 'repentance'],
  },
  {
    id: 'sharing-faith',
    name: 'sharing your faith',
    question: 'How do I share my faith?',
    phrases:
      'share faith, sharing faith, evangelism, evangelize, witness, witnessing, tell others jesus, tell friends jesus, mission, missionary, missionaries, unbelieving friend, invite friend church, great commission, lead someone christ',
    answer:
      "Jesus sends his friends to make disciples, and he draws people himself by questions, meals and stories. Peter's advice is to be ready when asked, and to answer gently and with respect. The man born blind had one sentence to say, about before and after. You may use yours.",
    more: 'Paul planted, Apollos watered, God made it grow. That takes the hurry out of it.',
    passages: [
      ['1 Peter 3:15-16', 'A letter on tone as much as on words.'],
      ['John 9:24-25', 'A healed man, questioned by experts.'],
      ['Matthew 28:18-20', 'Jesus on a mountain in Galilee.'],
      ['1 Corinthians 3:6-7', 'Paul on who does what.'],
    ],
    next: 'Pray for one friend by name each day this week, and ask them one real question.',
    related: ['prodigal-child', 'other-religions', 'salvation'],
  },
  {
    id: 'serving',
    name: 'serving others',
    question: 'How can I serve?',
    phrases:
      'serve, serving, service others, volunteer, volunteering, servant, serve church, make difference, help community',
    answer:
      'Jesus said that he came to serve, and he washed feet to show it. The New Testament gives every member something to do, and it counts cups of cold water. Serving is not for filling a need to be needed: Martha, who was busy serving, was told gently that one thing was missing.',
    more: 'The first people chosen for an office in the church were chosen to hand out food fairly.',
    passages: [
      ['Mark 10:43-45', 'Jesus to disciples who wanted rank.'],
      ['Luke 10:38-42', 'Jesus in the house of two sisters.'],
      ['Galatians 5:13-14', 'Paul on what freedom is for.'],
    ],
    next: 'Ask at church what is hardest to find people for, and offer to do it twice.',
    related: ['spiritual-gifts', 'kindness', 'burnout'],
  },
  {
    id: 'pastors',
    name: 'pastors and leaders',
    question: 'What does the Bible ask of pastors?',
    phrases:
      'elders, deacon, deacons, bishop, qualifications pastor, church leaders, leadership, leader, obey leaders, paying pastor, priests marry, accountability, ~pastor, ~pastors, ~priest, qualifications for pastor, what pastor do',
    answer:
      "Paul's lists for leaders are mostly about character: faithful, not quarrelsome, not greedy, good at home, able to teach. Peter asks them to shepherd without lording it over anyone. People are asked to respect them, and accusations are to be heard when there are witnesses.",
    more: "Good shepherds smell of sheep. Ezekiel's bad ones wear the wool.",
    passages: [
      ['1 Timothy 3:1-7', 'Paul to Timothy, on who to choose.'],
      ['1 Peter 5:1-4', 'An elder to other elders.'],
      ['Hebrews 13:17', 'A preacher to a congregation, on both sides of it.'],
    ],
    next: 'Tell your pastor one thing that helped you this year. They hear the other kind more often.',
    related: ['church-hurt', 'women-in-ministry', 'calling'],
  },
];
