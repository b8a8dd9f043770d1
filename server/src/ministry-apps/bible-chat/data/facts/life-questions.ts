import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

/** Questions on life and on God that ordinary visitors ask, children among them. */
const list: readonly ShortFact[] = [
  {
    id: 'pray-for-team',
    name: 'praying for small things',
    question: 'Is it okay to pray for small things, such as a game?',
    phrasings:
      'is it ok to pray for my team to win | can I pray for little things | does God care about football | what if both teams pray | is it silly to pray about small things | can I pray to pass a test | is it selfish to pray for myself | can I pray for money | does God care who wins the game',
    answer:
      'Yes. You can tell God anything that matters to you, a game too. Paul says to bring everything to God in prayer. The Bible doesn’t say that God picks winners; players often pray to play well, fairly and without injury, and both teams can pray that.',
    passages: [
      ['Philippians 4:6', 'Paul: everything.'],
      ['1 Peter 5:7', 'Because he cares.'],
    ],
    next: [
      [
        'what if both teams pray | what if the other team prays too | so who does god listen to',
        'Then God hears both. The Bible doesn’t show God taking sides in games. He can give both teams what they need, such as courage and no injuries, and let the better team win.',
        'Matthew 5:45',
      ],
    ],
    related: ['prayer', 'unanswered-prayer', 'gratitude'],
  },
  {
    id: 'no-feeling-prayer',
    name: 'feeling nothing in prayer',
    question: 'Why do I feel nothing when I pray?',
    phrasings:
      'I don’t feel anything when I pray | praying feels like talking to a wall | I don’t feel God | God feels far away | how do I know God hears me | my prayers feel empty | why can’t I feel God’s presence | am I praying wrong | I feel nothing at church anymore',
    answer:
      'You are not doing it wrong. Many psalms were written by people who felt that God was hiding, and most believers know dry times. Prayer counts by being prayed; feelings come and go with sleep, grief and health. Keep it short, use the words of a psalm, and tell God that you feel nothing.',
    more: 'If nothing gives you joy anymore, in prayer or elsewhere, talk with a doctor too; it can be depression.',
    passages: [
      ['Psalm 13:1-2', 'How long?'],
      ['Romans 8:26', 'When words are missing.'],
    ],
    next: [
      [
        'so am i doing it wrong | what am i doing wrong | is there a right way to pray | is something wrong with me',
        'There is no technique that you are missing. Jesus warns only against showing off and piling up words. If you turn to God and mean it, you are praying, with or without a feeling.',
        'Matthew 6:5-8',
      ],
      [
        'how long should i pray | how long does a prayer have to be | is five minutes enough',
        'The Bible sets no length. The Lord’s Prayer takes half a minute. Five honest minutes each day help more than an hour once a month.',
        'Matthew 6:7-13',
      ],
      [
        'can i use written prayers | is it ok to read a prayer | can i pray the psalms | do prayers have to be my own words',
        'Written prayers are prayers. Jesus gave his disciples one, and he prayed the Psalms himself, even on the cross. When you have no words, borrowed ones carry you.',
        'Luke 11:1-4',
        'Psalm 86:1-4',
      ],
    ],
    related: ['prayer', 'doubt', 'lament'],
  },
  {
    id: 'marry-unbeliever',
    name: 'marrying someone of another faith',
    question: 'Can a Christian marry someone who does not believe?',
    phrasings:
      'what does unequally yoked mean | can I marry a non-Christian | is it a sin to date an unbeliever | can a Christian marry a Muslim | can a Catholic marry a Protestant | can I marry an atheist | my boyfriend is not a Christian | should I break up with him because he does not believe',
    answer:
      'Paul tells a Christian widow to marry within the faith, and his line on not being unequally yoked is often applied to marriage. Because of it many pastors advise against marrying someone of another faith; Catholics need permission. Those already married to an unbeliever are told to stay if the other is willing. Talk early about children, worship and money.',
    passages: [
      ['1 Corinthians 7:39', 'Paul on marrying again.'],
      ['2 Corinthians 6:14', 'The yoke.'],
      ['1 Corinthians 7:12-14', 'For those already married.'],
    ],
    related: ['marriage', 'dating', 'other-religions'],
  },
  {
    id: 'birth-control',
    name: 'birth control',
    question: 'Is birth control a sin?',
    phrasings:
      'can Christians use birth control | what does the Bible say about contraception | is it a sin to get a vasectomy | do I have to have children | is it selfish not to want kids | does God want everyone to have children | what does the Bible say about IVF | is the pill okay for Christians',
    answer:
      'The Bible calls children a gift and doesn’t speak of birth control. The Catholic Church teaches natural planning only; most Protestant churches leave it to the couple’s conscience. On IVF many raise the question of unused embryos; Catholics reject it and others permit it with care. Not being a parent is no sin.',
    passages: [
      ['Psalm 127:3', 'Children as a gift.'],
      ['1 Corinthians 7:7', 'Different gifts.'],
    ],
    related: ['children', 'infertility', 'marriage'],
  },
  {
    id: 'yoga-karma',
    name: 'yoga, karma and other practices',
    question: 'Can a Christian do yoga?',
    phrasings:
      'is yoga a sin | is meditation okay for Christians | do Christians believe in karma | what does the Bible say about reincarnation | are crystals a sin | is burning sage a sin | is manifesting a sin | can Christians believe in reincarnation',
    answer:
      'The Bible doesn’t mention yoga. Many Christians use it as exercise; others avoid it because of its Hindu roots; follow your conscience. Karma and reincarnation differ from the Bible’s view: we live once and are loved by grace and not paid by a law. Biblical meditation means turning God’s words over in the mind.',
    passages: [
      ['Hebrews 9:27', 'One life.'],
      ['Psalm 1:1-2', 'Meditation.'],
      ['Romans 14:5', 'Conscience.'],
    ],
    related: ['other-religions', 'occult', 'grace'],
  },
  {
    id: 'ghosts',
    name: 'ghosts and signs from the dead',
    question: 'Are ghosts real?',
    phrasings:
      'does the Bible say anything about ghosts | can my dead mother send me a sign | is a cardinal a sign from heaven | can the dead visit us | my house is haunted | I saw my grandfather after he died | can I pray for the dead | can I talk to my dead husband | do our loved ones become angels',
    answer:
      'The Bible forbids calling up the dead and says little of ghosts; the disciples once took Jesus for one. It puts the dead in God’s hands and does not say that they send signs. Sensing someone you miss is common in grief and no sin. Tell God about them: Catholics and Orthodox pray for the dead, most Protestants give thanks for them.',
    more: 'People don’t become angels; angels are other creatures. A cardinal at the window can remind you of someone’s love without being a message.',
    passages: [
      ['Deuteronomy 18:10-12', 'What is forbidden.'],
      ['Luke 24:37-39', 'The disciples take Jesus for a spirit.'],
    ],
    related: ['grief', 'death', 'occult'],
  },
  {
    id: 'aliens-dinosaurs',
    name: 'dinosaurs in the Bible',
    question: 'Are there dinosaurs in the Bible?',
    phrasings:
      'did dinosaurs live with people | were dinosaurs on the ark | was a T-Rex on Noah’s ark | my son asks about dinosaurs | what is Behemoth | what is Leviathan | when did God make dinosaurs | does the Bible mention dinosaurs | how do dinosaurs fit with the Bible',
    answer:
      'The Bible never mentions dinosaurs; the word is from 1842. Some Christians believe that God made them on the sixth day with people, and that young ones were on the ark. Many others believe that they lived and died out long before people. For a child: God made them, and the Bible tells us why God made the world more than when.',
    more: 'Behemoth and Leviathan in Job sound huge: some think of dinosaurs, most of a hippopotamus and a crocodile or of poetic monsters.',
    passages: [
      ['Genesis 1:24-25', 'The land animals.'],
      ['Job 40:15-19', 'Behemoth.'],
    ],
    next: [
      [
        'what about behemoth | is behemoth a dinosaur | what is leviathan',
        'Behemoth in Job 40 eats grass, has great strength, and a tail that is compared to a cedar. Some see a dinosaur, most a hippopotamus or a creature of poetry. God’s point to Job is that he made it and Job could not tame it.',
        'Job 40:15-19',
      ],
      [
        'was t rex on the ark | were dinosaurs on the ark | he wants to know if trex was on the ark | how would they fit',
        'The Bible says that two of every kind of animal came, and names no dinosaur. Christians who think that they lived then say that young, small ones came along. Others say that they had died out long before. You can tell a child: no one knows, and it is a great question.',
        'Genesis 7:14-16',
      ],
      [
        'what do i tell my kid | how do i explain it to a child | what do i say to a seven year old',
        'You could say: “God made everything, dinosaurs too. The Bible doesn’t tell us about them, because it wants to tell us about God and us. Scientists find out how long ago they lived.” Then look at the animals in Genesis 1 together.',
        'Genesis 1:24-25',
      ],
    ],
    related: ['science', 'creation', 'parenting'],
  },
  {
    id: 'aliens',
    name: 'aliens',
    question: 'Does the Bible say anything about aliens?',
    phrasings:
      'is there life on other planets in the Bible | do Christians believe in aliens | are aliens demons | does God know about aliens | UFOs in the Bible | was Ezekiel’s wheel a UFO | would aliens need Jesus | did God make other worlds',
    answer:
      'The Bible says that God made the heavens and the earth and is silent on life elsewhere; when it says alien it means a foreigner. Christians may think either way. If there is life out there, God made it too.',
    passages: [['Psalm 8:3-4', 'A singer under the stars.']],
    related: ['science', 'creation', 'strangers'],
  },
  {
    id: 'who-made-god',
    name: 'where God comes from',
    question: 'Who made God?',
    phrasings:
      'where did God come from | how old is God | did God have a beginning | who created God | my child asks who made God | was God always there | does God have parents | what was there before God',
    answer:
      'No one made God. The Bible says that God was always there, before time and before everything else; only things that begin need a maker. That is hard to imagine for grown people too. For a child: God is the one who never began, and who made everything that did.',
    passages: [
      ['Psalm 90:2', 'Before the mountains.'],
      ['Revelation 1:8', 'Who was and is.'],
    ],
    related: ['who-is-god', 'does-god-exist', 'creation'],
  },
  {
    id: 'see-god',
    name: 'what God looks like',
    question: 'What does God look like?',
    phrasings:
      'is God a man or a woman | is God male | can God see me | why can’t we see God | does God have a body | does God sleep | how big is God | why do we call God he | where is God | my kid asks where God lives',
    answer:
      'God is spirit, says Jesus, so God has no body, size or color, and is everywhere. The Bible calls God Father and he, and also compares God to a mother; both men and women are made in God’s image. Christians say that we see in Jesus what God is like. God never sleeps and sees us with love.',
    passages: [
      ['John 4:24', 'God is spirit.'],
      ['Isaiah 66:13', 'Like a mother.'],
      ['Psalm 121:4', 'God does not sleep.'],
    ],
    related: ['who-is-god', 'jesus', 'gods-love'],
  },
  {
    id: 'santa',
    name: 'Santa Claus',
    question: 'Is it okay to tell children about Santa Claus?',
    phrasings:
      'is Santa in the Bible | is Santa Claus a sin | is it lying to tell kids about Santa | who was Saint Nicholas | should Christians do Santa | are Christmas trees pagan | is a Christmas tree in the Bible | my kid asked if Santa is real',
    answer:
      'Santa Claus is not in the Bible; he goes back to Nicholas, a bishop of the fourth century known for secret gifts. Some parents play along as a story, others avoid it so that their word can be trusted; both love their children. Christmas trees are a German custom and not commanded or forbidden.',
    passages: [
      ['Matthew 6:3-4', 'Secret giving.'],
      ['Romans 14:5-6', 'Conscience about days.'],
    ],
    related: ['christmas', 'parenting', 'lying'],
  },
  {
    id: 'good-people-hell',
    name: 'good people who do not believe',
    question: 'Do good people who do not believe go to hell?',
    phrasings:
      'do good people go to hell if they don’t believe in Jesus | what about people who never heard of Jesus | is Gandhi in hell | my dad was a good man but did not believe | can an atheist go to heaven | what happens to people in the jungle who never heard | is it fair that non-Christians go to hell | are all non-Christians lost',
    answer:
      'Christians do not agree. Jesus calls himself the only way to the Father, and many conclude that faith in him in this life is needed. Others, among them the Catholic Church and many Protestants, trust that God can save through Christ people who never knew him. All agree that God judges justly and that we are not the judges.',
    more: 'On children who die, nearly all churches trust them to God’s mercy.',
    passages: [
      ['John 14:6', 'Jesus about himself.'],
      ['Romans 2:14-16', 'Paul on people without the law.'],
      ['Genesis 18:25', 'Abraham’s question.'],
    ],
    next: [
      [
        'what about people who never heard | what about the people who never heard of jesus | what about someone who lived before jesus',
        'The Bible doesn’t answer that directly. Paul says that people without the law can have it written in their hearts, and that God overlooked times of ignorance. Some churches conclude that God saves such people through Christ; others that this is why missions matter so much.',
        'Romans 2:14-16',
        'Acts 17:26-31',
      ],
      [
        'that doesnt seem fair | thats not fair | how is that fair | how could a loving god do that',
        'Abraham asked God the same thing: will the judge of all the earth not do right? You may ask it too. The Bible says that God takes no pleasure in anyone’s death and wants all to be saved. Christians trust that no one will be judged unfairly, even where they cannot explain how.',
        'Genesis 18:25',
        'Ezekiel 33:11',
        '1 Timothy 2:3-4',
      ],
      [
        'what do you believe | what do you think | which one are you | whats your opinion',
        'I am a program and believe nothing, so I take no side. I can show you the passages and what churches say. For someone’s own conviction, ask a pastor or a friend who knows you.',
        'John 14:6',
      ],
      [
        'what about my dad | what about my mom who didnt believe | my grandpa died and didnt believe | is my father in hell',
        'I can’t tell you where he is, and no one can; no one sees another’s last hour with God. What you can know is that the judge is the one who gave his life for people. Put him into God’s hands in your own words, as often as you need, and talk with someone about your grief.',
        'Genesis 18:25',
        'Psalm 103:13-14',
      ],
    ],
    related: ['hell', 'other-religions', 'salvation'],
  },
  {
    id: 'everything-reason',
    name: 'whether God plans everything',
    question: 'Does everything happen for a reason?',
    phrasings:
      'is everything God’s plan | did God plan my accident | did God let this happen | is it God’s will that she died | why did God do this to me | does God control everything | is my illness part of God’s plan | did God cause this',
    answer:
      'The Bible does not say that each thing has a reason we could find. It says that God can bring good out of evil that he does not want, as Joseph told his brothers. Jesus refused to explain a disaster or an illness by guilt. Reformed Christians say that nothing is outside God’s plan; others that God permits much that is not his wish.',
    passages: [
      ['Genesis 50:20', 'Joseph to his brothers.'],
      ['Luke 13:1-5', 'Jesus on a disaster.'],
      ['Romans 8:28', 'God works for good.'],
    ],
    related: ['suffering', 'predestination', 'grief'],
  },
  {
    id: 'god-punishing',
    name: 'whether God punishes with illness',
    question: 'Is God punishing me?',
    phrasings:
      'does God punish us with sickness | is my cancer a punishment | why did my wife get cancer | am I cursed | is God mad at me | are bad things a punishment from God | is God punishing my family | generational curses | did my sin cause this',
    answer:
      'The Bible gives you no reason to think so. When the disciples asked whose sin had made a man blind, Jesus said: no one’s. Job’s friends said that he must have sinned, and God told them that they were wrong. Illness comes to good and bad people.',
    more: 'There are stories of punishment in the Bible, but they are announced by prophets; no one can read them off someone’s illness. For those in Christ, Paul says, there is no condemnation.',
    passages: [
      ['John 9:1-3', 'Jesus on a man born blind.'],
      ['Job 42:7', 'God to Job’s friends.'],
      ['Romans 8:1', 'No condemnation.'],
    ],
    next: [
      [
        'then why did my wife get cancer | then why is my son sick | so why did it happen | why then',
        'The Bible gives no reason for one person’s illness, and no one should give you one. Bodies break in a world that is not yet healed. What it shows is God beside the sick: Jesus wept, touched them and healed many. You may ask God why, as the psalms do, and let people help you.',
        'Psalm 13:1-2',
        'John 11:33-36',
      ],
      [
        'what about job | what does job say about that | wasnt job punished',
        'Job was not punished: the book calls him blameless from its first line. His friends insisted that he must have sinned, and at the end God says that they had not spoken rightly, as Job had. He never learns the reason.',
        'Job 1:1',
        'Job 42:7',
      ],
    ],
    related: ['suffering', 'illness', 'gods-love'],
  },
  {
    id: 'living-together',
    name: 'living together before marriage',
    question: 'Is it wrong to live together before marriage?',
    phrasings:
      'can my boyfriend and I live together | is it a sin to move in together | living together before we get married | we can’t afford two apartments | is cohabitation a sin | my girlfriend and I live together are we sinning | can we live together if we don’t have sex | our daughter lives with her boyfriend',
    answer:
      'The Bible doesn’t mention sharing an apartment; it keeps sex for marriage, and most churches therefore ask couples to marry first or live apart. Many couples at church live together and come anyway. If money is the reason, ask a pastor: small weddings are possible, and church people sometimes know of a room.',
    passages: [
      ['1 Thessalonians 4:3-4', 'Paul on the body.'],
      ['Hebrews 13:4', 'Marriage honored.'],
    ],
    next: [
      [
        'but we cant afford two apartments | we cant afford to live apart | its only because of money | rent is too high',
        'Money is a real reason, and God knows it. Some couples marry at the courthouse or in a simple service now and celebrate later; some find a roommate or a family from church for a few months. Tell a pastor about it plainly; helping with such things is part of their work.',
        'Acts 2:44-45',
      ],
      [
        'what do methodists say | what does the catholic church say | what do baptists say about living together | what do churches say',
        'Catholic, Orthodox, Baptist and Pentecostal churches teach that couples should marry before they live together. The United Methodist Church also teaches that sex belongs in marriage, and Lutheran, Episcopal and Presbyterian congregations vary in how they handle it. Nearly all welcome couples who come as they are.',
        'Hebrews 13:4',
      ],
      [
        'where does it say that | is that in the bible | which verse',
        'No verse speaks of living together. Churches go by passages on sex and marriage: Paul to the Thessalonians and to Corinth, and Hebrews on honoring marriage.',
        '1 Thessalonians 4:3-4',
        'Hebrews 13:4',
        '1 Corinthians 7:8-9',
      ],
    ],
    related: ['sex-before-marriage', 'marriage', 'dating'],
  },
  {
    id: 'gay-family-relations',
    name: 'a family divided over a gay child',
    question: 'What can I say to a parent who rejects a gay child?',
    phrasings:
      'my grandson came out as gay and my son won’t talk to him | how do I love them both | what would you say to my son who rejects his gay child | my husband won’t speak to our gay daughter | how do I keep my family together after my son came out | my brother cut off his gay son | should I go to my gay son’s wedding | my parents disowned me because I am gay',
    answer:
      'You don’t have to settle the question of sin to love both. To the father you could say: “I know what you believe. He is still your son, and he needs to hear from you. One call is enough to begin.” To the grandson: “I love you, and that doesn’t change.” Don’t carry messages; keep your own door open to both.',
    passages: [
      ['Luke 15:20', 'A father who runs.'],
      ['Colossians 3:21', 'To fathers.'],
      ['Romans 12:18', 'As far as it depends on you.'],
    ],
    related: ['family-conflict', 'sexuality', 'prodigal-child'],
  },
  {
    id: 'angry-at-god-accident',
    name: 'people who were angry with God',
    question: 'Who in the Bible was angry with God?',
    phrasings:
      'did anyone in the Bible get angry with God | people who argued with God | who yelled at God in the Bible | who else was mad at God | which prophet complained to God | is there someone who doubted God | stories of people angry at God | did any prophet shout at God',
    answer:
      'Job said that God treated him as an enemy. Jeremiah accused God of deceiving him. Jonah was so angry that he wanted to die, Moses asked why he was ever sent, and Martha told Jesus that he had come too late. None of them was thrown out for it; God answered them.',
    passages: [
      ['Job 7:11', 'Job.'],
      ['Jeremiah 20:7', 'Jeremiah.'],
      ['Jonah 4:1-4', 'Jonah.'],
      ['John 11:21', 'Martha.'],
    ],
    related: ['lament', 'suffering', 'anger'],
  },
  {
    id: 'lonely-single',
    name: 'tired of being single',
    question: 'Is there a verse for someone who is tired of being single?',
    phrasings:
      'I’m so tired of being single | will I ever get married | everyone is getting married but me | a verse for being single | why hasn’t God sent me a husband | why am I still single | I want a wife so badly | all my friends are married | God promised me a husband',
    answer:
      'It is all right to want someone and to be tired of waiting; Genesis says that it is not good to be alone. Jesus and Paul were single, so your life is not on hold and you are not half a person. Psalm 38 puts longing into words: God knows what you wish for. No verse promises a spouse.',
    more: 'Tell a few people what you hope for, let friends invite you, and make plans for this year that you would enjoy either way.',
    passages: [
      ['Psalm 38:9', 'A longing that God knows.'],
      ['Genesis 2:18', 'Not good to be alone.'],
      ['Psalm 68:6', 'God and the lonely.'],
    ],
    related: ['singleness', 'loneliness', 'dating'],
  },
  {
    id: 'new-start-family-event',
    name: 'a family event you have doubts about',
    question: 'Should I go to a family event I have doubts about?',
    phrasings:
      'half the family won’t go to the opening | should I go to the wedding if I disagree | should I go to a party with alcohol | should I go to my cousin’s gay wedding | my nephew opened a brewery should I go | is it wrong to attend something I don’t agree with | can I go to a wedding of another religion | should I go to the bar with my coworkers',
    answer:
      'Going does not mean that you approve of everything. Jesus went to dinners for which people criticized him, and Paul lets Christians accept invitations with a free conscience. If it would tempt you yourself, it is fine to stay away or leave early. Otherwise ask which choice shows love, and tell the person that you are glad for them.',
    passages: [
      ['1 Corinthians 10:27-29', 'Paul on invitations.'],
      ['Mark 2:15-17', 'Jesus at a dinner.'],
      ['Romans 14:13', 'On judging.'],
    ],
    next: [
      [
        'what do i write in a card | what can i put on the card | a verse for the card',
        'For an opening you could write: “Congratulations. May your work bring people together and bring you joy.” A verse that fits is Ecclesiastes 3:13, on finding good in your work, or Psalm 90:17, which asks God to bless the work of our hands.',
        'Ecclesiastes 3:13',
        'Psalm 90:17',
      ],
    ],
    related: ['family-conflict', 'judging', 'alcohol'],
  },
  {
    id: 'card-verse',
    name: 'a verse for a card',
    question: 'Which Bible verse can I put in a card?',
    phrasings:
      'a verse for a wedding card | Bible verse for a new baby | verse for graduation | a birthday verse | verse for a new job | what Bible verse for a baptism card | verse for a get well card | short verse to put on my phone | a verse to memorize | verse for a new house',
    answer:
      'Wedding: Colossians 3:14. Baby: Psalm 139:14. Graduation or new job: Joshua 1:9. Birthday: Psalm 118:24. Get well: Psalm 41:3. New house: Joshua 24:15. Baptism: Numbers 6:24-26. To memorize: Psalm 23:1 or Romans 8:38-39. Add one sentence of your own; it will mean more than the verse alone.',
    passages: [
      ['Numbers 6:24-26', 'A blessing that fits almost everywhere.'],
      ['Joshua 1:9', 'For a new beginning.'],
      ['Psalm 118:24', 'For a birthday.'],
    ],
    related: ['bible-reading', 'gratitude', 'joy'],
  },
  {
    id: 'joke',
    name: 'a joke',
    question: 'Do you know a Bible joke?',
    phrasings:
      'tell me a joke | tell me a Bible joke | say something funny | do you know any church jokes | make me laugh | another joke | is there humor in the Bible | did Jesus laugh | a funny Bible fact',
    answer:
      'Why couldn’t they play cards on the ark? Because Noah was standing on the deck. The Bible has humor of its own: Balaam, the famous seer, loses an argument with his donkey, and Jesus speaks of a man with a beam in his eye who looks for a speck in someone else’s.',
    more: 'One more: who was the greatest banker in the Bible? Pharaoh’s daughter. She went to the bank of the Nile and drew out a little prophet.',
    passages: [
      ['Numbers 22:28-30', 'Balaam and his donkey.'],
      ['Matthew 7:3-5', 'The beam and the speck.'],
    ],
    related: ['joy', 'bible-people', 'bible-reading'],
  },
  {
    id: 'organ-donation',
    name: 'organ donation',
    question: 'Can a Christian donate organs?',
    phrasings:
      'is organ donation a sin | what does the Bible say about organ donation | can I donate my body to science | will I be whole in heaven if I donate organs | is blood donation in the Bible | are blood transfusions wrong | can Christians have autopsies | does it matter what happens to my body',
    answer:
      'The Bible doesn’t mention it, and nearly all churches approve of organ donation as an act of love. God, who made bodies from dust, does not need every part to raise the dead. Jehovah’s Witnesses refuse blood because of the rule against eating it; other churches don’t read it so.',
    passages: [
      ['John 15:13', 'The greatest love.'],
      ['1 Corinthians 15:42-44', 'The body that will be raised.'],
    ],
    related: ['death', 'resurrection', 'cremation'],
  },
  {
    id: 'marijuana',
    name: 'marijuana and smoking',
    question: 'Is smoking or using marijuana a sin?',
    phrasings:
      'is weed a sin | can Christians smoke weed | is smoking cigarettes a sin | is vaping a sin | is CBD okay for Christians | what does the Bible say about drugs | can a Christian use medical marijuana | is it okay to get high',
    answer:
      'The Bible mentions neither. Christians go by what it says on drunkenness, self-control and care of the body, and most say that getting high or being dependent is wrong, while medicine under a doctor is all right. The law where you live counts too. If you want to quit, you don’t have to do it alone.',
    passages: [
      ['1 Corinthians 6:12', 'Not to be mastered.'],
      ['1 Corinthians 6:19-20', 'The body.'],
      ['Ephesians 5:18', 'On being drunk.'],
    ],
    related: ['addiction', 'alcohol', 'self-control'],
  },
  {
    id: 'therapy',
    name: 'therapy and counseling',
    question: 'Is it okay for a Christian to see a therapist?',
    phrasings:
      'should I see a counselor or just pray | is therapy a lack of faith | do I need a Christian counselor | my church says I don’t need therapy | can a Christian go to a psychologist | is marriage counseling okay | how do I find a Christian therapist | are mental health problems a sin',
    answer:
      'Yes. A counselor is a helper like a doctor, and prayer and therapy go together. Proverbs praises advice from many people, and God met worn-out Elijah first with sleep and food. A pastor can often name someone nearby; what counts is that they are trained and that you feel safe.',
    passages: [
      ['Proverbs 11:14', 'Many advisers.'],
      ['1 Kings 19:5-8', 'How God cared for Elijah.'],
    ],
    related: ['doctors', 'depression', 'anxiety'],
  },
  {
    id: 'gods-voice',
    name: 'hearing God',
    question: 'How does God speak to people today?',
    phrasings:
      'how do I hear God’s voice | does God still talk to people | why doesn’t God talk to me | people say God told them | how do I know it was God speaking | has God stopped speaking | can God speak through a song | what does God’s voice sound like',
    answer:
      'Most Christians say that God speaks mainly through the Bible, and also through conscience, wise people, circumstances and a quiet inner sense. Very few hear a voice. Test what you hear: does it fit Jesus, do wise people agree, does it lead to love? What tells you to harm yourself or someone else is not God.',
    passages: [
      ['Hebrews 1:1-2', 'How God has spoken.'],
      ['1 Kings 19:11-13', 'A low sound.'],
      ['1 John 4:1', 'Test it.'],
    ],
    related: ['guidance', 'prayer', 'holy-spirit'],
  },
  {
    id: 'why-pray',
    name: 'why we pray',
    question: 'Why pray if God already knows everything?',
    phrasings:
      'if God knows everything why pray | does prayer change anything | what is the point of praying | does prayer change God’s mind | can God change his mind | why do I have to ask if God knows | does prayer work | is prayer just talking to myself',
    answer:
      'Jesus says that the Father knows what we need, and then teaches us to ask. Prayer is less about telling God something new than about being with him and taking part in what he does. The Bible tells of prayers that changed things, and of prayers that changed the one who prayed.',
    passages: [
      ['Matthew 6:7-9', 'Jesus on asking.'],
      ['Exodus 32:11-14', 'Moses pleads.'],
      ['James 5:16', 'On prayer that works.'],
    ],
    related: ['prayer', 'unanswered-prayer', 'predestination'],
  },
  {
    id: 'why-made-us',
    name: 'why God made us',
    question: 'Why did God make us?',
    phrasings:
      'what is the meaning of life | why am I here | why did God create humans | was God lonely | what is the purpose of life according to the Bible | why did God create people if he knew they would sin | why did God make the world | what does God want from me',
    answer:
      'The Bible says that God made people in his image, out of love and not because he lacked something: to live with him and with each other and to care for the earth. Jesus sums it up as loving God and the neighbor. An old catechism says: to glorify God and enjoy him forever.',
    passages: [
      ['Genesis 1:27-28', 'In God’s image.'],
      ['Mark 12:29-31', 'What matters most.'],
      ['Micah 6:8', 'What God asks.'],
    ],
    related: ['calling', 'who-is-god', 'self-worth'],
  },
  {
    id: 'evil-origin',
    name: 'where evil comes from',
    question: 'Did God create evil?',
    phrasings:
      'where does evil come from | why does God allow evil | why did God make Satan | why doesn’t God just kill the devil | did God make the devil evil | why is there evil if God is good | who created evil | why doesn’t God stop bad people',
    answer:
      'Genesis says that all God made was good. The Bible doesn’t explain fully where evil began: it speaks of a serpent, of fallen powers, and of people who choose wrong. The usual answer is that love needs freedom, and freedom can be misused. It promises that God will end evil and says that Jesus suffered under it himself.',
    passages: [
      ['Genesis 1:31', 'Good at the beginning.'],
      ['James 1:13-15', 'Not from God.'],
      ['Revelation 21:4', 'Its end.'],
    ],
    related: ['suffering', 'satan', 'creation'],
  },
  {
    id: 'old-and-useful',
    name: 'being old and useful',
    question: 'What does the Bible say to old people who feel useless?',
    phrasings:
      'I feel useless since I retired | I’m too old to be useful | what can I still do for God at eighty | who did great things in old age in the Bible | I can’t do what I used to | retired and no purpose | older people in the Bible who served | am I too old for God to use me',
    answer:
      'You are not useless to God. Moses was eighty when he was called, Anna was eighty-four and spoke of Jesus to everyone, and Dorcas was loved for what her hands made. A psalm says that old people still bear fruit. Praying for others, listening, and one phone call a day are work that others have no time for.',
    passages: [
      ['Psalm 92:12-15', 'Fruit in old age.'],
      ['Luke 2:36-38', 'Anna.'],
      ['Isaiah 46:4', 'God carries the old.'],
    ],
    related: ['aging', 'serving', 'calling'],
  },
  {
    id: 'not-ready-forgive',
    name: 'when you cannot forgive yet',
    question: 'What if I cannot forgive yet?',
    phrasings:
      'I don’t want to forgive him | I can’t forgive her | I tried to forgive and I’m still angry | she never said sorry do I still have to forgive | do I have to forgive someone who isn’t sorry | I’m not ready to forgive | how do I forgive my mom | how do I forgive my father who left | forgiving someone who died',
    answer:
      'You may take time. Forgiving means giving up revenge, and it often has to be repeated for years; anger that comes back does not undo it. You can begin with one honest sentence: “God, I can’t, but I would like to be able to.” It does not need their apology, and it does not mean going back or pretending.',
    passages: [
      ['Romans 12:19', 'Leaving revenge to God.'],
      ['Mark 11:25', 'Forgiving in prayer.'],
      ['Psalm 55:12-14', 'When it was someone close.'],
    ],
    next: [
      [
        'but she never said sorry | he never apologized | what if they arent sorry | they dont think they did anything wrong',
        'You can forgive without an apology: it means that you stop waiting for revenge, and it frees you. Making up is another matter; that takes two, and truth. Jesus prayed for people who had not said that they were sorry.',
        'Luke 23:34',
        'Romans 12:18-19',
      ],
      [
        'does forgiving mean i have to visit her | do i have to see him again | do i have to let her back in | do i have to call him',
        'Forgiving does not mean that you have to visit. You can forgive and still decide how near someone comes. If you want contact, begin small and in a safe place, and leave when it hurts. If the person is dangerous, stay away.',
        'Romans 12:18',
        'Proverbs 22:3',
      ],
      [
        'i dont feel anything for him | i feel nothing | i cant feel love for her',
        'Forgiveness is a decision and not a feeling, so you don’t have to feel love. Numbness after a deep hurt is common. You may begin by not wishing him harm, and leave the rest to God for now.',
        'Romans 12:17-19',
      ],
      [
        'he is dying and wants to see me | she is sick and wants to see me | should i go see him before he dies',
        'You are free to go or not. Ask what you will wish to have done in five years. If you go, you don’t need to settle everything: take someone with you, stay a short time, and say one true sentence. A letter is possible too.',
        'Romans 12:18',
      ],
    ],
    related: ['forgiving-others', 'bitterness', 'honoring-parents'],
  },
  {
    id: 'pet-animals',
    name: 'animals and God',
    question: 'Does God care about animals?',
    phrasings:
      'do animals have souls | does the Bible say to be kind to animals | is it a sin to eat animals | is hunting a sin | does God love animals | will there be animals in heaven | is it wrong to put a dog to sleep | why did God make mosquitoes',
    answer:
      'Yes. God made the animals and called them good, a proverb praises those who care for theirs, and Jesus says that no sparrow is forgotten. Noah was allowed to eat meat, so hunting and eating are not sins; cruelty is. Isaiah pictures a world of peace with animals in it. Ending a pet’s suffering can be a last kindness.',
    passages: [
      ['Proverbs 12:10', 'Caring for animals.'],
      ['Luke 12:6', 'The sparrows.'],
      ['Isaiah 11:6-9', 'Peace with animals.'],
    ],
    related: ['pets', 'creation-care', 'heaven'],
  },
  {
    id: 'jesus-sabbath',
    name: 'Jesus and the Sabbath',
    question: 'Did Jesus work on the Sabbath?',
    phrasings:
      'did Jesus break the Sabbath | is it a sin to work on Sunday | I have to work on Sundays | why did Jesus heal on the Sabbath | can Christians work on Sunday | I miss church because of my shift | Sunday shift and I feel guilty | why do Christians go to church on Sunday and not Saturday',
    answer:
      'Jesus kept the Sabbath and also healed on it, and let his hungry disciples pick grain. He said that the Sabbath was made for people. So work that others need is no sin. If your shift is on Sunday, choose another hour in the week for rest and prayer, and look for an evening service or a group.',
    more: 'Christians meet on Sunday because Jesus rose on that day.',
    passages: [
      ['Mark 2:23-28', 'In the grain field.'],
      ['Mark 3:1-5', 'A healing.'],
      ['Romans 14:5', 'Paul on days.'],
    ],
    related: ['sabbath', 'rest', 'work'],
  },
];

export const lifeQuestions = factsOf(
  list,
  (name) => name,
  () => '',
  ['bible-reading', 'prayer', 'faith'],
);
export const lifeQuestionsNext = nextOf(list);
