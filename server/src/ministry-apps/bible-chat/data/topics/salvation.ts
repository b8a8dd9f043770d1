import type { Topic } from '../topic.ts';

export const salvation: readonly Topic[] = [
  {
    id: 'salvation',
    name: 'salvation',
    question: 'How can I be saved?',
    phrases:
      'salvation, saved, be saved, get to heaven, go to heaven how, become christian, accept jesus, give life to jesus, give my life, convert, conversion, what is gospel, gospel, good news, sinner prayer, save soul, repent and believe, born sinner, ask jesus into my heart, be a christian, follow christ, come to jesus',
    answer:
      "When a jailer asked Paul exactly that, the answer was to trust in the Lord Jesus. The New Testament says that salvation is God's gift, received by faith, and that it shows itself in baptism and a changed life. You can begin now, in your own words: tell God that you turn to him and want to follow Jesus.",
    more: 'Saved means more than being let into heaven: rescued, healed, brought home. It begins here.',
    passages: [
      ['Acts 16:29-34', 'Paul and Silas to their jailer, after an earthquake.'],
      ['Ephesians 2:8-10', 'Paul on what saves, and what for.'],
      ['Romans 10:9-13', 'Paul to Rome, on heart and mouth.'],
      ['John 3:16-17', 'Jesus in a night conversation with Nicodemus.'],
    ],
    differ: {
      'Baptist and most evangelical churches': 'A personal decision of faith, followed by baptism.',
      'Catholic and Orthodox': 'Baptism begins a life in the church and the sacraments, lived out in faith and love.',
      'Lutheran, Anglican, Presbyterian and Reformed':
        "God's gift by faith alone, given and sealed through Word and sacrament.",
      Methodist: 'Grace received in faith, growing into holy love.',
    },
    next: 'Pray honestly in three sentences, and tell a pastor or a Christian friend this week that you did.',
    related: ['grace', 'baptism', 'bible-reading'],
  },
  {
    id: 'grace',
    name: 'grace',
    question: 'What is grace?',
    phrases:
      'grace, what is grace, undeserved, unmerited favor, cheap grace, amazing grace, saved by grace, earn love, earn salvation',
    answer:
      "Grace is God's kindness to people who have not earned it. Jesus told it as stories: workers hired at the last hour get a full day's pay, and a son who wasted everything gets a feast. Paul says that it saves us, and also that it trains us to live differently.",
    more: 'To the question whether one may then go on sinning, Paul answers with some heat: by no means.',
    passages: [
      ['Ephesians 2:4-9', 'Paul on who acted first.'],
      ['Matthew 20:10-16', 'Jesus on an owner whose generosity annoyed people.'],
      ['Titus 2:11-14', 'Paul on what grace teaches.'],
      ['2 Corinthians 12:9', 'The answer Paul was given when he asked for relief.'],
    ],
    next: 'Do a kindness today to someone who has not earned it, and notice how it feels to be on that side.',
    related: ['works', 'forgiveness-from-god', 'salvation'],
  },
  {
    id: 'works',
    name: 'faith and works',
    question: 'Are we saved by faith or by works?',
    phrases:
      'good works, faith and works, faith or works, by works, faith without works, good deeds, good person heaven, be good enough, good enough heaven, faith alone, sola fide, earn way, good person enough, being good enough, good enough for god',
    answer:
      'Paul says that we are put right with God by faith and not by works. James says that faith without works is dead. They fight on different fronts: Paul against earning, James against empty talk. Both point to Abraham, and both expect that living trust does something.',
    more: 'Ephesians says it in order: not by works, but created for good works.',
    passages: [
      ['Ephesians 2:8-10', 'Paul, with both halves in three verses.'],
      ['James 2:14-18', 'James to people whose faith stayed in words.'],
      ['Romans 3:27-28', 'Paul to Rome, on boasting.'],
      ['Titus 3:4-8', 'Paul on mercy first, and on what follows.'],
    ],
    differ: {
      'Lutheran, Presbyterian and Reformed, Baptist, Anglican': 'We are justified by faith alone; works are its fruit.',
      Catholic:
        "Justification is God's gift in Christ and grows through works done in grace; since 1999 a joint text with Lutherans states common ground.",
      Orthodox: 'Faith and works belong together in a life of becoming like Christ.',
    },
    next: 'Ask yourself which you need more today: to stop earning, or to start doing.',
    related: ['grace', 'faith', 'salvation'],
  },
  {
    id: 'faith',
    name: 'faith',
    question: 'What is faith?',
    phrases:
      'faith, what is faith, have faith, more faith, little faith, strong faith, weak faith, trust god, trusting god, believe, belief, mustard seed, increase faith, stay faithful, where does faith come from, test faith, trusting',
    answer:
      'Faith in the Bible is trust in someone more than agreement with a list. Abraham set out without knowing where, and that is counted as faith. It can be as small as a mustard seed and be mixed with doubt; a father in the Gospels said that he believed and asked for help with his unbelief, and Jesus answered him.',
    more: 'Hebrews lists people of faith, and nearly all of them are flawed. What they share is that they kept walking.',
    passages: [
      ['Hebrews 11:1-3', "A preacher's definition, before a long list of examples."],
      ['Mark 9:21-24', 'A desperate father speaks with Jesus.'],
      ['Genesis 15:5-6', 'God and Abram under the night sky.'],
      ['Proverbs 3:5-6', "A father's advice to his son."],
    ],
    next: 'Choose one small thing you would do this week if you trusted God with it, and do that.',
    related: ['doubt', 'works', 'prayer'],
  },
  {
    id: 'doubt',
    name: 'doubt',
    question: 'Is it wrong to doubt?',
    phrases:
      'doubt, doubts, doubting, losing faith, lost faith, deconstruct, deconstruction, not sure believe, struggle believe, hard believe, unbelief, question faith, questioning faith, thomas, not sure god, stopped believing, do not believe anymore, cannot believe',
    answer:
      "No. Jude tells Christians to be merciful to those who doubt, and Jesus came back a week later for Thomas alone. In Matthew's last scene some who worship also doubt, and they are sent out all the same. Doubt that asks is a part of faith; it is best not carried alone.",
    more: 'John the Baptist, in prison, sent to ask whether Jesus was the one. Jesus answered with facts and praised him in public.',
    passages: [
      ['Mark 9:23-24', "A father's mixed answer, and Jesus takes it."],
      ['John 20:24-28', 'Thomas, eight days late.'],
      ['Matthew 11:2-6', 'John the Baptist asks from prison.'],
      ['Jude 1:22', 'A short letter near the end of the New Testament.'],
    ],
    next: 'Write your question as sharply as you can, and ask a person whose faith you respect to talk about it over coffee.',
    related: ['does-god-exist', 'faith', 'bible-true'],
  },
  {
    id: 'forgiveness-from-god',
    name: "God's forgiveness",
    question: 'Will God forgive me?',
    phrases:
      'god forgive, forgive me, forgiven, forgiveness, ask forgiveness, forgiveness sins, too bad forgiven, done terrible, unforgivable me, forgive sins, keep sinning, same sin, sinned again, abortion forgive, forgive abortion, god forgive divorce',
    answer:
      "Yes. John writes that if we confess our sins, God is faithful and forgives. The Bible's chief witnesses to it did terrible things: David, Peter, Paul. Forgiveness there does not depend on feeling forgiven, and it is not used up by asking for the same thing again.",
    more: 'Psalm 103 measures it by the distance from east to west. Where harm was done, forgiveness goes along with putting right what can be put right.',
    passages: [
      ['1 John 1:8-9', 'John to Christians who had to live with failure.'],
      ['Psalm 103:8-12', 'David on how far away it is put.'],
      ['Luke 15:20-24', 'Jesus on a father who does not let the speech finish.'],
      ['Isaiah 1:18', 'God through a prophet to a corrupt city.'],
    ],
    differ: {
      'Catholic and Orthodox': "They offer confession with a priest, where God's forgiveness is spoken aloud.",
      'Lutheran and Anglican': 'Private confession is offered, and a general one is part of worship.',
      'Baptist, Pentecostal, Reformed and others': 'They confess to God directly, and to each other for help.',
    },
    next: 'Say it to God in one honest sentence. If it will not leave you, say it to a pastor as well; this page cannot replace that.',
    related: ['shame-guilt', 'repentance', 'forgiving-others'],
  },
  {
    id: 'forgiving-others',
    name: 'forgiving others',
    question: 'How do I forgive someone who hurt me?',
    phrases:
      'forgive someone, forgive others, forgive who hurt, forgive father, forgive mother, forgive husband, forgive wife, forgive ex, forgive friend, forgive sister, forgive brother, how forgive, have to forgive, seventy times seven, forgive forget, cannot forgive, reconcile, reconciliation, forgive cheating, hurt me badly, forgive church',
    answer:
      'Jesus asks for it, and more than once. To forgive is to give up revenge and leave the account with God; it is not to say that it was small, to trust at once, or to go back into harm. It often has to be decided again each morning. Reconciliation needs two, forgiveness only one.',
    more: "Jesus' story about a servant who was let off a fortune and choked a man over small change explains why he asks: we are all living on forgiveness.",
    passages: [
      ['Matthew 18:21-27', 'Jesus answers Peter, who hoped for a number.'],
      ['Colossians 3:13', 'Paul to a church, on how and why.'],
      ['Genesis 50:19-21', 'Joseph to his brothers, years later.'],
      ['Romans 12:17-19', 'Paul on whose business repayment is.'],
    ],
    next: 'Say before God: I release this person from what they owe me, and name the debt. If that is too early, ask for the wish to be able to.',
    related: ['bitterness', 'abuse', 'conflict'],
  },
  {
    id: 'repentance',
    name: 'repentance',
    question: 'What does it mean to repent?',
    phrases:
      'repent, repentance, turn from sin, change my life, turn around, turn life around, sorry for sins, remorse, how repent',
    answer:
      'The Hebrew word means to turn round, the Greek one to change your mind. It is more than feeling bad: when crowds asked John the Baptist what to do, he said to share a coat and stop cheating. Jesus says that heaven throws a party over it.',
    more: 'Paul tells grief that leads to life from grief that only looks at itself. The first kind moves.',
    passages: [
      ['Luke 3:10-14', 'John the Baptist to crowds, tax collectors and soldiers.'],
      ['Luke 15:7', 'Jesus on what heaven celebrates.'],
      ['2 Corinthians 7:9-10', 'Paul on two kinds of sorrow.'],
      ['Psalm 51:10-12', 'By its heading, David after Bathsheba.'],
    ],
    next: 'Name one concrete thing you will do differently tomorrow, and who you owe a word to.',
    related: ['forgiveness-from-god', 'sin', 'second-chance'],
  },
  {
    id: 'sin',
    name: 'sin',
    question: 'What is sin?',
    phrases:
      'what is sin, sin mean, define sin, original sin, born sinful, sinner, sinful, are all sins equal, worst sin, deadly sins, seven deadly sins, mortal sin, venial, fall of man, adam eve, ~sin',
    answer:
      "The Bible's words for it mean missing the mark, crossing a line, being bent. It is both what we do and a power that has hold of us, and everyone shares in it. The deepest description is relational: turning from God, and so from each other and from what we are made for.",
    more: 'The list of seven deadly sins is later church teaching, not a passage. Proverbs has a list of seven things that God hates.',
    passages: [
      ['Romans 3:22-24', 'Paul, with bad news and good news in one sentence.'],
      ['Genesis 3:6-10', 'The man and the woman hide.'],
      ['James 4:17', 'James on what is left undone.'],
      ['Proverbs 6:16-19', "A wise man's list of seven."],
    ],
    differ: {
      Catholic: 'It tells mortal from venial sins by weight, knowledge and consent.',
      'Most Protestant churches': 'All sin separates from God and all can be forgiven, though the harm differs.',
      Orthodox: "We inherit mortality and a wounded nature rather than Adam's guilt.",
    },
    next: 'Ask not only what you did wrong, but what you were hungry for. Bring both to God.',
    related: ['repentance', 'forgiveness-from-god', 'temptation'],
  },
  {
    id: 'unforgivable-sin',
    name: 'the unforgivable sin',
    question: 'Have I committed the unforgivable sin?',
    phrases:
      'unforgivable sin, unpardonable sin, blasphemy holy spirit, blaspheme spirit, blasphemy, too far gone, beyond forgiveness, committed unpardonable, sin cannot be forgiven, sin not forgiven, never be forgiven',
    answer:
      "Jesus said this to people who watched him free someone and called it the devil's work: a settled refusal to let good be good. It is not a wicked thought, a curse spoken in anger or a sin done twice. Pastors have long said that people who are afraid of having committed it have not, because that fear wants God.",
    more: 'Paul calls himself a former blasphemer who was shown mercy, and he tells it so that no one despairs.',
    passages: [
      ['Mark 3:28-30', 'Jesus to scribes; the last line tells why he said it.'],
      ['John 6:37', 'Jesus on who he will not turn away.'],
      ['1 Timothy 1:13-16', 'Paul about himself.'],
    ],
    next: 'If such thoughts return against your will, tell a pastor and also a doctor: it is a known and treatable kind of anxiety.',
    related: ['forgiveness-from-god', 'assurance', 'anxiety'],
  },
  {
    id: 'assurance',
    name: 'assurance of salvation',
    question: 'Can I lose my salvation?',
    phrases:
      'lose salvation, assurance, assured, once saved always saved, eternal security, sure saved, know saved, know going heaven, backslide, backslidden, fall away, falling away, apostasy',
    answer:
      'Jesus says that no one will snatch his own out of his hand, and John wrote so that believers may know. Other passages warn sternly against falling away. The promises are for those who are afraid, the warnings for those who are careless. If you worry about this, you are most likely among the first.',
    more: "Assurance in the New Testament looks to Christ, to the Spirit's witness and to love for one another, not to a perfect memory of one prayer.",
    passages: [
      ['John 10:27-29', 'Jesus in the temple, about his sheep.'],
      ['1 John 5:11-13', 'John on why he wrote.'],
      ['Hebrews 10:23-25', 'A preacher to people who were tempted to give up.'],
      ['Philippians 1:6', 'Paul to a church he loved.'],
    ],
    differ: {
      'Presbyterian and Reformed, most Baptist': 'Those who truly belong to Christ will be kept to the end.',
      'Methodist, Pentecostal, Lutheran': 'Faith can be abandoned; while one trusts, one may be sure.',
      'Catholic and Orthodox': 'One lives in hope and may fall from grace by grave sin, and return.',
    },
    next: 'Read 1 John in one sitting; it takes fifteen minutes and was written for this question.',
    related: ['salvation', 'doubt', 'unforgivable-sin'],
  },
  {
    id: 'born-again',
    name: 'being born again',
    question: 'What does it mean to be born again?',
    phrases: 'born again, new birth, regeneration, born from above, born of water, nicodemus, new creation, new life',
    answer:
      "Jesus told Nicodemus, a teacher of Israel, that one must be born anew, or from above; the word means both. It is God's act, like wind you hear and do not steer. Paul puts the same thing as a new creation.",
    more: "Some can name the day, and others grew into it from childhood. The Bible has both: Paul on the road, and Timothy at his grandmother's knee.",
    passages: [
      ['John 3:3-8', 'Jesus at night with Nicodemus.'],
      ['2 Corinthians 5:17', 'Paul on what has begun.'],
      ['1 Peter 1:3', 'The opening of a letter to scattered Christians.'],
      ['2 Timothy 1:5', 'Paul on a faith that came through a family.'],
    ],
    differ: {
      'Baptist and evangelical churches': 'It comes with personal faith, and baptism follows as a sign.',
      'Catholic, Orthodox, Lutheran and many Anglican': 'It is given in baptism and lived out in faith.',
    },
    next: 'Read John 3:1-17 and ask the question that you would have asked.',
    related: ['salvation', 'baptism', 'holy-spirit'],
  },
  {
    id: 'other-religions',
    name: 'other religions',
    question: 'What about people of other religions?',
    phrases:
      'other religions, islam, muslim, muslims, hindu, hinduism, buddhist, buddhism, jewish, judaism, jews, quran, koran, mormon, mormons, latter day saints, jehovah witness, jehovah witnesses, sikh, only way, same god, never heard jesus, never heard gospel, all religions, new age, reincarnation, karma',
    answer:
      "The New Testament says that God's rescue comes through Jesus, and it asks Christians to say so with gentleness and respect. It also says that God has left himself a witness everywhere, and it shows outsiders with more faith than insiders. What becomes of those who never heard is God's to judge, and he is called just. Your neighbors of another faith can tell you best what they believe.",
    more: 'Paul in Athens began with what his listeners already honored, and quoted their own poets to them.',
    passages: [
      ['John 14:6', 'Jesus to a disciple who did not know the way.'],
      ['Acts 10:34-35', 'Peter in the house of a Roman officer.'],
      ['Acts 17:26-28', 'Paul to people of another religion in Athens.'],
      ['1 Peter 3:15-16', 'A letter on how to answer for our hope.'],
    ],
    differ: {
      'Many evangelical, Baptist and Pentecostal churches': 'Salvation needs conscious faith in Christ.',
      Catholic:
        'All salvation comes through Christ; those who seek God sincerely without knowing the gospel may be reached by it.',
      'Orthodox and many mainline Protestants': "They confess Christ as the way and leave the rest to God's mercy.",
    },
    next: 'Ask a neighbor of another faith what prayer means to them, and listen as you would wish to be heard.',
    related: ['salvation', 'sharing-faith', 'israel'],
  },
];
