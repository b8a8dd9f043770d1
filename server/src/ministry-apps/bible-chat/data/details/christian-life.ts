import type { Details } from '../detail.ts';

export const christianLifeDetails: Details = {
  'topic:guidance': [
    {
      asked:
        'how do i know its god and not me | how can i tell gods voice from my own thoughts | is this from god or just my feelings',
      answer:
        "No one can be perfectly sure, and John says to test such things. Ask whether it fits Jesus' teaching, whether wise people agree, and whether it stays when you are calm; what drives you to harm yourself or others is not God, so call 988 (US) then.",
      passages: ['1 John 4:1', 'Proverbs 11:14'],
    },
    {
      asked: 'what if i choose wrong | did i miss gods plan for my life | can i mess up gods will by a bad decision',
      answer:
        "You cannot wreck God's care by a wrong turn. Jonah ran the other way and Peter denied Jesus, and both were given work again; Joseph saw God bring good out of the evil others had planned.",
      passages: ['Genesis 50:20', 'Jonah 3:1-3'],
    },
    {
      asked: 'should i ask for a sign | is it ok to put out a fleece | what is gideons fleece about',
      answer:
        'Gideon laid out a fleece and asked twice for a sign, because he was afraid, and God was patient with him. The Bible does not make it a method; Jesus refused signs on demand, and James points to asking for wisdom.',
      passages: ['Judges 6:36-40', 'James 1:5'],
    },
    {
      asked:
        'is jeremiah 29 11 for me | are the plans i have for you meant for me | what does the verse about plans to prosper you mean',
      answer:
        'Jeremiah 29:11 was written to exiles in Babylon who had to wait seventy years, so it is not a promise of quick success for each person. Christians still hear in it how God thinks about his people.',
      passages: ['Jeremiah 29:4-7', 'Jeremiah 29:10-14'],
    },
    {
      asked:
        'how did people in the bible find out | how did people in the bible know what god wanted | did they cast lots to know gods will',
      answer:
        "In many ways: dreams, prophets, angels, the priest's lots, Scripture, counsel, and thinking things through. The apostles cast lots once, for Judas' place; after Pentecost we hear mostly of the Spirit, prayer and talking together.",
      passages: ['Acts 1:24-26', 'Acts 15:28'],
    },
    {
      asked:
        'should i take this job | how do i decide between two jobs as a christian | should i move or stay what does god want',
      answer:
        'If both choices are honest, you are free to choose. Pray, count what it means for the people you love, your health and your conscience, ask two wise friends, and then decide; Proverbs expects people to plan and God to guide the steps.',
      passages: ['Proverbs 16:9', 'Proverbs 15:22'],
    },
    {
      asked:
        'is this the one i should marry | does god have one person chosen for me | how do i know who god wants me to marry',
      answer:
        'The Bible does not say that God has one right person for everyone; Paul leaves the choice free, within the faith. Look at character, kindness and shared belief, and listen to friends. Never take control or violence for a sign of love.',
      passages: ['1 Corinthians 7:39', 'Proverbs 31:30'],
    },
    {
      asked:
        'someone says god told them what i should do | my pastor says gods will is that i marry him | a prophet told me what to do with my life',
      answer:
        "You are not bound by it. In the Bible such words are to be tested, and when believers urged Paul by the Spirit not to go to Jerusalem, he still decided for himself. No one may use God's name to gain your money, body or silence.",
      passages: ['1 Thessalonians 5:19-22', 'Acts 21:4'],
    },
    {
      asked:
        'is opening the bible at random ok | can i just open the bible and point to a verse for guidance | does god speak through random verses',
      answer:
        'The Bible nowhere recommends it, though some people, such as Augustine, were moved by a passage that they opened. A single line out of its setting can mislead; reading a whole chapter and asking others is a safer way.',
      passages: ['Psalm 119:105', 'Acts 8:30-31'],
    },
    {
      asked:
        'god is silent what do i do | i prayed for guidance and heard nothing | what if god doesnt tell me what to do',
      answer:
        'Then do the next good thing that is clear, and take the time you have. Silence often means that you are free to choose with care; Paul often simply says what he hopes or plans, and adds "if the Lord permits."',
      passages: ['James 4:13-15', '1 Corinthians 16:5-7'],
    },
  ],
  'topic:calling': [
    {
      asked: 'how do i find mine | how do i find my calling | how can i know what god made me for',
      answer:
        'Look at three things together: what you can do, what the people around you need, and what others say you do well. Pray and try something small; callings in the Bible usually came to people already busy with sheep, nets or a household.',
      passages: ['1 Peter 4:10-11', 'Amos 7:14-15'],
    },
    {
      asked: 'im too old for that now | is it too late to find my purpose | can god still use me at 70',
      answer:
        'It is not too late. Moses was eighty when he confronted Pharaoh, Abraham set out at seventy-five, and Anna was older than either when she told people about the child Jesus. A psalm says that old trees still bear fruit.',
      passages: ['Exodus 7:7', 'Genesis 12:4', 'Luke 2:36-38', 'Psalm 92:12-15'],
    },
    {
      asked: 'my job feels meaningless | is my boring job a calling | does my work matter to god',
      answer:
        'Honest work that feeds people or serves them matters to God; Paul told even slaves that they were working for the Lord, and Jesus spent most of his life at a trade. You may also look for other work.',
      passages: ['Colossians 3:23-24', 'Mark 6:3'],
    },
    {
      asked: 'i feel like i have no purpose | my life has no meaning | why am i even here',
      answer:
        'Your worth does not rest on finding a task; God calls you made in his image, and loved. That emptiness can also be a sign of depression, so please tell someone and a doctor. If you think of dying, call or text 988 now (US).',
      passages: ['Genesis 1:27', 'Psalm 139:13-16'],
    },
    {
      asked: 'what if i was called and said no | i ignored my calling is it over | i ran away from what god wanted',
      answer:
        'It need not be over. Jonah ran away and was sent a second time, Moses argued at length, and Jesus tells of a son who said no and then went. Begin with the step that is possible today.',
      passages: ['Jonah 3:1-2', 'Matthew 21:28-31'],
    },
    {
      asked: 'im a stay at home mom does that count | is raising kids a calling | is being a mother my purpose',
      answer:
        "It counts. The Bible honors those who bring up children and names Timothy's mother and grandmother for the faith they passed on. It is not the only calling a woman can have, and women without children have theirs.",
      passages: ['2 Timothy 1:5', 'Mark 9:36-37'],
    },
    {
      asked: 'did moses really stutter | what was wrong with moses speech | how old was jeremiah when god called him',
      answer:
        'Moses called himself slow of mouth and tongue; whether that means a stammer or just poor speaking the Bible does not say. Jeremiah called himself only a youth, perhaps a teenager, but no age is given.',
      passages: ['Exodus 4:10-12', 'Jeremiah 1:6-8'],
    },
    {
      asked:
        'do i have to become a missionary or pastor | is full time ministry a higher calling | can a plumber serve god as much as a priest',
      answer:
        'You do not have to: most people in the Bible served God as farmers, mothers, soldiers, tentmakers or officials, so a plumber can too. Luther stressed that every honest trade is a calling; Catholic and Orthodox churches honor special vocations and teach that all are called to holiness.',
      passages: ['Colossians 3:17', 'Luke 3:12-14'],
    },
    {
      asked:
        'give me one verse about it | best bible verse about purpose in life | where does it say god has a purpose for me',
      answer:
        "Many people choose Ephesians 2:10, where Paul says that we are God's handiwork and that good works are waiting for us. If you want the shortest list of what to do, Micah gives three things.",
      passages: ['Ephesians 2:10', 'Micah 6:8'],
    },
    {
      asked:
        'is everything happens for a reason in the bible | does everything happen for a reason | where is everything happens for a reason in the bible',
      answer:
        'That sentence is not in the Bible. Paul says that God works for good in all things with those who love him, which is different; Ecclesiastes notes that time and chance meet everyone, and Job never learned a reason.',
      passages: ['Romans 8:28', 'Ecclesiastes 9:11'],
    },
  ],
  'topic:wisdom': [
    {
      asked: 'isnt it weird to fear god | what does fear of the lord mean | should i be scared of god to be wise',
      answer:
        'Fear of the Lord means reverence: taking God more seriously than anyone else, yourself included. It is not terror; the same book speaks of God as a father who delights in his child, and John says that love drives fear out.',
      passages: ['Proverbs 9:10', '1 John 4:18'],
    },
    {
      asked: 'what happened to solomon after | if solomon was so wise why did he mess up | how did solomon end',
      answer:
        'Solomon began with a wise heart, built the temple, and grew very rich. Later he took many foreign wives, built shrines for their gods, and laid heavy burdens on his people, and after his death the kingdom broke in two.',
      passages: ['1 Kings 11:1-8', '1 Kings 12:3-4'],
    },
    {
      asked: 'who wrote proverbs | did solomon write all of proverbs | is proverbs in the old testament',
      answer:
        "Proverbs is in the Old Testament, after the Psalms. It is headed with Solomon's name, but it also names other wise people, Agur, and King Lemuel's mother, and says that King Hezekiah's men copied out a part.",
      passages: ['Proverbs 25:1', 'Proverbs 31:1'],
    },
    {
      asked:
        'what was the story with the baby | which king wanted to cut a baby in half | solomon and the two women story',
      answer:
        'Two women claimed the same living baby, and King Solomon called for a sword to divide it. The true mother begged him to let the other have it, and by that he knew her; the child was not harmed.',
      passages: ['1 Kings 3:24-28'],
    },
    {
      asked: 'is wisdom a woman in the bible | why is wisdom called she | who is lady wisdom',
      answer:
        'In Proverbs wisdom speaks as a woman who calls in the streets, sets a table, and was with God when he made the world. It is a picture, helped by the fact that the word is feminine in Hebrew; Christians have often seen Christ foreshadowed there.',
      passages: ['Proverbs 8:1-4', 'Proverbs 8:27-31'],
    },
    {
      asked: 'im not smart can i be wise | do you need education to be wise | is wisdom the same as being smart',
      answer:
        'You can; wisdom in the Bible is not schooling but skill in living rightly. Proverbs sends a lazy person to learn from the ant, and Jesus thanked the Father for showing things to little ones that the clever missed.',
      passages: ['Proverbs 6:6-8', 'Matthew 11:25'],
    },
    {
      asked: 'where do i start reading | which book should i read to become wise | how do i read proverbs',
      answer:
        'Start with Proverbs; it has thirty-one chapters, so many people read one each day of the month. The letter of James is short and practical, and Ecclesiastes and Job go deeper when life does not add up.',
      passages: ['Proverbs 1:1-7', 'James 3:13-18'],
    },
    {
      asked: 'how do i answer a fool | should i answer a fool or not | proverbs 26 contradicts itself about fools',
      answer:
        'Proverbs says both, in two lines side by side: give a fool no reply in his own style, and do give him one. That is no slip; wisdom means knowing which moment you are in.',
      passages: ['Proverbs 26:4-5'],
    },
    {
      asked:
        'is god helps those who help themselves in proverbs | where does the bible say god helps those who help themselves | are these sayings in the bible',
      answer:
        '"God helps those who help themselves" is not in the Bible; it goes back to old Greek fables and became known through Benjamin Franklin. Proverbs does praise hard work, but also says not to lean on your own insight.',
      passages: ['Proverbs 3:5-6', 'Romans 5:6'],
    },
    {
      asked: 'give me a prayer for wisdom | how do i pray for wisdom | i need wisdom for a decision today',
      answer:
        'You could pray: God, I am at a loss; give me a listening heart, patience to wait, and courage for the right step. James says that God gives generously, and Proverbs adds to ask good counselors too.',
      passages: ['James 1:5', '1 Kings 3:9'],
    },
  ],
  'topic:temptation': [
    {
      asked: 'does god tempt me | does god tempt people | why do we pray lead us not into temptation',
      answer:
        'James says that God tempts no one. The line in the Our Father asks God to keep us out of trials that are too strong for us; the Greek word means both testing and temptation.',
      passages: ['James 1:13-14', 'Matthew 6:13'],
    },
    {
      asked:
        'god never gives more than we can handle right | is god wont give you more than you can handle in the bible | where does it say god gives only what we can bear',
      answer:
        'That saying is not in the Bible. Paul speaks of temptation, where God gives a way out, and elsewhere admits that he was burdened past his strength; when life is too much, you may ask for help.',
      passages: ['1 Corinthians 10:13', '2 Corinthians 1:8-9'],
    },
    {
      asked: 'i gave in again | i keep failing the same temptation | what do i do after i fell into sin again',
      answer:
        'Get up and turn back to God today; John says that he forgives those who admit their wrong. Then look calmly at what led there, the hour, place or mood, and tell one person, since hidden struggles are the hardest.',
      passages: ['1 John 1:8-9', 'Proverbs 24:16'],
    },
    {
      asked: 'how was jesus tempted | what were the three temptations of jesus | was jesus really tempted like us',
      answer:
        'After forty days without food Jesus was tempted to make bread from stones, to throw himself from the temple, and to gain the world by bowing to the devil. Hebrews says that he was tempted as we are and did not sin.',
      passages: ['Matthew 4:1-11', 'Hebrews 4:15'],
    },
    {
      asked: 'is it a sin just to be tempted | is thinking about it already a sin | are bad thoughts sin',
      answer:
        'Being tempted is not a sin; Jesus was tempted. James describes a path: desire attracts, then we agree to it, then it is born as an act. A thought that you let go by is only a thought.',
      passages: ['James 1:14-15', 'Hebrews 4:15'],
    },
    {
      asked: 'is it the devil or me | does satan make me sin | did the devil make me do it',
      answer:
        'The Bible knows a tempter, but James puts the weight on our own desires, and no one in it is excused because the devil made him do it. That is hopeful, for it means that you can do something about it.',
      passages: ['James 1:14', 'James 4:7-8'],
    },
    {
      asked: 'what verse can i say | bible verse for when im tempted | what do i say when temptation comes',
      answer:
        'The most used is 1 Corinthians 10:13, on the way out that God provides. Jesus answered with lines from Deuteronomy that he knew by heart; choose one short verse, write it where you will see it, and say it aloud.',
      passages: ['1 Corinthians 10:13', 'Hebrews 4:15-16'],
    },
    {
      asked:
        'im an alcoholic does this apply | how do i resist the temptation to drink | im tempted to use drugs again',
      answer:
        "Addiction is more than temptation, and needs more than willpower. Do not stop heavy drinking suddenly without a doctor, since withdrawal can be dangerous; call SAMHSA at 800-662-4357 (US), go to a meeting, and ring someone in the weak hour. Slipping does not end God's care.",
      passages: ['1 Corinthians 10:13', 'Galatians 6:2'],
    },
    {
      asked:
        'who in the bible ran from it | who in the bible fled from temptation | what did joseph do with potiphars wife',
      answer:
        "Joseph did. Potiphar's wife pressed him day after day, and when she caught hold of his garment he slipped out of it and ran; he then went to prison on her false charge, so doing right cost him something.",
      passages: ['Genesis 39:7-12'],
    },
    {
      asked:
        'why does god let us be tempted | why doesnt god just take my temptation away | does temptation have a purpose',
      answer:
        'The Bible gives no full answer. James and Peter say that testing can make faith strong and patient, and Hebrews that Jesus can help because he went through it; that temptation lasts is no sign that God has left you.',
      passages: ['James 1:2-4', 'Hebrews 2:18'],
    },
  ],
  'topic:lust': [
    {
      asked: 'is looking a sin | is it a sin to find someone attractive | is noticing a pretty woman lust',
      answer:
        'Noticing beauty is not a sin; the Bible itself calls people beautiful. Jesus speaks of looking in order to desire, that is, of feeding the look until the other becomes something to have.',
      passages: ['Matthew 5:27-28', 'Genesis 29:17'],
    },
    {
      asked: 'is masturbation a sin | what does the bible say about masturbating | am i going to hell for masturbating',
      answer:
        'The Bible does not mention masturbation. Catholic teaching calls it wrong, many Protestants counsel against it because of lust, and some leave it to conscience; no one needs to live in terror over it. Be gentle with yourself, and talk with someone wise if it has become a compulsion.',
      passages: ['Philippians 4:8', 'Romans 8:1'],
    },
    {
      asked: 'what about onan | was onan punished for masturbation | why did god kill onan',
      answer:
        "Onan's story is not about masturbation. He slept with his brother's widow but refused to give her the child he owed by custom, keeping the gain for himself, and that is what is called evil; Catholic tradition has also read it against contraception.",
      passages: ['Genesis 38:8-10'],
    },
    {
      asked:
        'do i have to gouge out my eye | did jesus mean cut off your hand literally | what does it mean pluck out your eye',
      answer:
        'Never hurt your body. Jesus uses strong pictures, as he often does, to say: give up what leads you into harm, even when it is dear. If you feel urges to injure yourself, call or text 988 (US) or a doctor now.',
      passages: ['Matthew 5:29-30'],
    },
    {
      asked: 'is it lust if we are engaged | is it wrong to desire my boyfriend | can you lust after your own wife',
      answer:
        'Desire for the person you love is not itself lust; the Song of Songs is full of it. Most churches ask couples to wait for marriage with sex. Within marriage too the question is whether you see a person or only use one.',
      passages: ['Song of Solomon 8:6-7', '1 Corinthians 7:3-5'],
    },
    {
      asked: 'how do i stop these thoughts | i cant stop lustful thoughts | tips to fight lust',
      answer:
        'Do not wrestle with the thought; let it pass and turn to something else, such as a task, a walk or a call. Cut down what feeds it, sleep enough, and tell one trusted person. If thoughts come against your will and frighten you, a doctor can help.',
      passages: ['1 Corinthians 10:13', 'Philippians 4:8'],
    },
    {
      asked: 'do women have it too | is lust only a mans problem | im a girl and i struggle with lust',
      answer:
        "Women feel lust too, and they are not worse for it; Potiphar's wife is an example in Genesis. Jesus took a man as his example, but the same mercy and the same advice hold for everyone.",
      passages: ['Genesis 39:6-10', 'Hebrews 4:15-16'],
    },
    {
      asked:
        'is it my fault if he lusts | am i causing men to sin by what i wear | is lust the womans fault for dressing immodestly',
      answer:
        'Jesus puts the duty on the one who looks, and clothing never excuses harassment or assault. Paul does encourage modest dress, but in those lines he warns about costly show. If someone harassed or touched you, RAINN helps at 800-656-4673 (US).',
      passages: ['Matthew 5:28-29', '1 Timothy 2:9-10'],
    },
    {
      asked:
        'did anyone in the bible struggle with lust | what did david do with bathsheba | which bible people fell into lust',
      answer:
        "Several. King David saw Bathsheba bathing, sent for her although she was married, and had her husband killed; Samson and David's son Amnon are others. The Bible tells the harm done, above all to women, and also David's repentance.",
      passages: ['2 Samuel 11:2-4', 'Psalm 51:1-4'],
    },
    {
      asked:
        'whats the difference between love and lust | how do i know its love and not lust | love vs lust in the bible',
      answer:
        "Love asks what is good for the other person and can wait; lust asks what I get and is soon over. In the Bible Amnon's desire for Tamar turned to hatred in a moment, while Jacob's seven years of work for Rachel seemed like a few days.",
      passages: ['Genesis 29:20', '1 Corinthians 13:4-7'],
    },
  ],
  'topic:pornography': [
    {
      asked: 'ive tried so many times | i cant stop watching porn i failed again | why do i always go back to porn',
      answer:
        'Falling back is common, and it does not mean that you are hopeless or lost. Note the hour, place and feeling beforehand, put a blocker on the devices, and tell one person today; if it keeps winning, a therapist trained in compulsive behavior helps.',
      passages: ['1 John 1:7-9', 'Proverbs 24:16'],
    },
    {
      asked: 'who should i tell | who can i talk to about my porn problem | im too ashamed to tell anyone',
      answer:
        'Choose one calm, discreet person: a friend of your own sex, a pastor, a doctor or a counselor. You need say only, "I have a habit I cannot stop, and I need you to know." Shame usually shrinks once it is spoken.',
      passages: ['James 5:16', 'Psalm 32:3-5'],
    },
    {
      asked: 'my husband watches it what do i do | i found porn on my husbands phone | my wife found out i watch porn',
      answer:
        'If your spouse watches it, your looks are not the cause; say calmly what you found and what you need. If you were found out, be honest and do not blame; either way a counselor can help each of you. Anyone pressed into acts or afraid can call 800-799-7233 (US).',
      passages: ['Psalm 55:22', 'Ephesians 4:25'],
    },
    {
      asked: 'is it adultery | does porn count as cheating | can i divorce because my husband watches porn',
      answer:
        'Jesus calls the lustful look adultery in the heart, so it wounds faithfulness; whether it is ground for divorce the Bible does not say. Some pastors say that a lasting, unrepented habit may be, and others not; take counsel, and do not decide alone.',
      passages: ['Matthew 5:27-28', 'Matthew 19:8-9'],
    },
    {
      asked:
        'is it ok if we watch it together | can married couples watch porn together | is porn ok if my wife agrees',
      answer:
        'The Bible does not mention it, but nearly all churches say no, because it brings strangers into the marriage bed and uses people whose freedom you cannot know. If one of you agrees only under pressure, it should stop for that reason alone.',
      passages: ['Hebrews 13:4', '1 Corinthians 6:12'],
    },
    {
      asked: 'my son is watching it | i caught my teenager looking at porn | how do i talk to my kid about porn',
      answer:
        'Stay calm, and do not shame your child; most children come across it by accident or curiosity. Say that it shows sex without love, that they can always tell you, and set filters. If an adult showed it or asked for pictures, call the police and CyberTipline, 800-843-5678 (US).',
      passages: ['Ephesians 6:4', 'Proverbs 22:6'],
    },
    {
      asked:
        'i saw something with kids | what if i am attracted to child porn | i found illegal pictures of children online',
      answer:
        'Images of children are the record of abuse, and a crime. If you came across them, report to CyberTipline (800-843-5678, US) or the police. If you feel drawn to them, stop now and call Stop It Now at 888-773-8368, confidentially; help exists before anyone is harmed.',
      passages: ['Matthew 18:6', 'Mark 9:42'],
    },
    {
      asked: 'will god forgive me for it | can god forgive porn addiction | am i still a christian if i watch porn',
      answer:
        'God forgives this as he forgives other sins, and struggling against a habit does not throw you out of his family. John writes to believers that they still need cleansing, and that it is there; come back each time.',
      passages: ['1 John 1:7-9', 'Psalm 51:10-12'],
    },
    {
      asked: 'where does the bible say its wrong | give me a verse about pornography | is porn even in the bible',
      answer:
        "Pornography as we know it is not in the Bible. The passages most used are Jesus' word on the lustful look, Paul's on the body as God's temple and on not being mastered by anything, and Job's promise about his eyes.",
      passages: ['Matthew 5:28', '1 Corinthians 6:18-20'],
    },
    {
      asked: 'how long does it take to quit | will the urge for porn ever go away | how long until im free from porn',
      answer:
        'There is no fixed time, and the Bible sets none. Many people notice that urges weaken after some weeks and flare up under stress; count honest days rather than perfect ones. For most a friend, a group or a counselor makes the difference.',
      passages: ['Galatians 5:16', 'Philippians 1:6'],
    },
  ],
  'topic:speech': [
    {
      asked: 'is venting gossip | is it gossip if i tell my best friend | can i vent about my coworker or is it gossip',
      answer:
        'Not necessarily. Telling one trusted person in order to get relief or advice is different from spreading it; ask whether the one you tell can help, and whether you would say it in front of the person. The Psalms vent freely, to God.',
      passages: ['Proverbs 11:13', 'Psalm 142:1-2'],
    },
    {
      asked: 'what if its true tho | is it gossip if its true | can telling the truth be a sin',
      answer:
        "True things can be gossip. Proverbs praises the person who keeps a confidence, and the Bible's question is not only whether it is true but who it helps. Telling the truth about harm to those who can stop it is right.",
      passages: ['Proverbs 11:13', 'Ephesians 4:29'],
    },
    {
      asked:
        'they are gossiping about me | what do i do when people spread lies about me | my church is gossiping about me',
      answer:
        'That hurts, and psalms were written about it. Speak to the person alone if it is safe, say calmly what is not so, and let a leader or friend help you; threats or lies that damage your work can go to a lawyer or the police.',
      passages: ['Psalm 120:1-2', 'Matthew 18:15'],
    },
    {
      asked:
        'how do i get out of it | what do i say when friends start gossiping | how to stop a gossip conversation politely',
      answer:
        'You can change the subject, say something good about the person, or say, "Let us ask her ourselves." Proverbs notes that a fire goes out without wood, so not answering is often enough.',
      passages: ['Proverbs 26:20', 'Proverbs 17:9'],
    },
    {
      asked: 'i said something awful | how do i take back hurtful words | i hurt my wife with my words',
      answer:
        'Go soon and say it plainly: that was wrong, I am sorry, what can I do? Do not add a "but," and do not press for forgiveness. If you keep losing your temper, or someone is afraid of you, get help from a counselor.',
      passages: ['Matthew 5:23-24', 'Proverbs 15:1'],
    },
    {
      asked: 'my husband says mean things to me | is verbal abuse in the bible | my parents insult me every day',
      answer:
        'Constant insults and threats are abuse, and the Bible compares such words to sword thrusts. You do not deserve it. Tell someone you trust; the US helplines are 800-799-7233 when a partner does it and Childhelp, 800-422-4453, when parents do, and 911 in danger.',
      passages: ['Proverbs 12:18', 'Colossians 3:19-21'],
    },
    {
      asked:
        'who in the bible gossiped | what happened to miriam when she talked about moses | bible stories about gossip',
      answer:
        "Miriam and her brother Aaron talked Moses down; Miriam became white with a skin disease and was healed after seven days because Moses prayed for her. Others are Doeg, whose report cost the priests' lives, and Ziba, who told David tales about Mephibosheth.",
      passages: ['Numbers 12:1-2', 'Numbers 12:13-15'],
    },
    {
      asked: 'what are idle words | will i be judged for every careless word | what did jesus mean by every idle word',
      answer:
        "Jesus says that people will give account even for careless words, because they show what fills the heart. In its place it was about those who called his healing the devil's work; it is meant to make us careful, not afraid of every joke.",
      passages: ['Matthew 12:34-37'],
    },
    {
      asked:
        'are prayer requests gossip | is it gossip to share someones problem as a prayer request | our prayer group just talks about people',
      answer:
        'It can be. Ask the person first whether and what you may share, leave out names and details, and remember that God knows them already. A group can agree to pray more than it tells.',
      passages: ['Proverbs 11:13', 'Matthew 6:7-8'],
    },
    {
      asked: 'how do i explain it to my kids | teach a child about kind words | sticks and stones verse in the bible',
      answer:
        'Squeeze toothpaste from the tube and ask your child to put it back: words are like that. Teach three questions: is it true, is it kind, does it help? "Sticks and stones" is not in the Bible, which says that words can wound and heal.',
      passages: ['Proverbs 12:18', 'Proverbs 16:24'],
    },
  ],
  'topic:swearing': [
    {
      asked: 'is omg a sin | is saying oh my god taking the lords name in vain | is it bad to say omg',
      answer:
        "Many Christians avoid it, because it uses God's name for nothing; Jews and Christians have long read the commandment in that way too. Its first meaning was false oaths and misuse of the name, so churches see a thoughtless OMG as a smaller thing.",
      passages: ['Exodus 20:7', 'Matthew 6:9'],
    },
    {
      asked: 'what does in vain mean | what does taking gods name in vain mean | what is using the lords name in vain',
      answer:
        "In vain means for nothing, for empty or false purposes. The commandment covers false oaths, magic, and using God's name to cover wrong; most teachers add careless use of it.",
      passages: ['Exodus 20:7', 'Leviticus 19:12'],
    },
    {
      asked: 'which words are bad | which swear words are a sin | does the bible list bad words',
      answer:
        'The Bible gives no list of bad words; which words are coarse differs from place to place and changes over time. Paul asks whether a word is rotten or builds up, and Jesus warns most about words that despise a person.',
      passages: ['Ephesians 4:29', 'Matthew 5:22'],
    },
    {
      asked: 'i cuss when im angry | it just slips out when i hurt myself | is it a sin to swear when i stub my toe',
      answer:
        'A word that slips out in pain is a small matter; say sorry if someone was hurt by it. If it comes mostly in anger at people, look at the anger, since Jesus speaks about the heart that words come from.',
      passages: ['Luke 6:45', 'James 1:19-20'],
    },
    {
      asked: 'how do i stop | how do i quit cussing | tips to stop swearing',
      answer:
        'Choose a replacement word, ask a friend to remind you, and notice when it happens; most swearing is habit, and habits fade in some weeks. A psalm asks God to set a guard at the mouth, and you may pray that too.',
      passages: ['Psalm 141:3', 'Psalm 19:14'],
    },
    {
      asked: 'can i swear on the bible in court | is it a sin to take an oath in court | should christians swear oaths',
      answer:
        "Most churches allow an oath in court, since Paul calls God as witness in his letters. Quakers, Mennonites and others take Jesus' word against oaths strictly and affirm instead, and American courts allow anyone to affirm.",
      passages: ['Matthew 5:33-37', '2 Corinthians 1:23'],
    },
    {
      asked: 'did paul cuss | are there swear words in the bible | did anyone in the bible use bad language',
      answer:
        'The Bible does use strong language. Paul calls his former advantages by a coarse Greek word, something like dung, and prophets can be very blunt; they do it to shock people awake rather than to wound someone weak.',
      passages: ['Philippians 3:8', 'Ezekiel 16:30-31'],
    },
    {
      asked: 'did peter curse when he denied jesus | what did peter say when he cursed | did peter swear',
      answer:
        'On the night of the arrest Peter cursed, and swore that he did not know Jesus. That means oaths and calling down a curse, rather than dirty words; he wept afterward, and Jesus took him back.',
      passages: ['Mark 14:70-72', 'John 21:15-17'],
    },
    {
      asked: 'i said gd is that unforgivable | is cussing at god blasphemy | is saying god damn the unforgivable sin',
      answer:
        "That is not the unforgivable sin. Jesus meant people who saw his healing by God's Spirit and called it the devil's work; he says that other insults can be forgiven. If you are sorry, tell God so and go on.",
      passages: ['Mark 3:28-30', '1 John 1:9'],
    },
    {
      asked: 'my kids repeat bad words | what do i tell my child about swearing | my teen cusses at me',
      answer:
        'With a small child stay calm: we do not use that word, here is another one. With a teenager name the limit and listen to what is behind it, and watch your own speech. If you are threatened or hit, get help, and call 911 in danger.',
      passages: ['Ephesians 4:29', 'Ephesians 6:4'],
    },
  ],
  'topic:lying': [
    {
      asked: 'are white lies ok | is a white lie a sin | can i say i like a gift when i dont',
      answer:
        'The Bible makes no exception for white lies and praises truth, but it also asks for tact. You can nearly always find something both kind and true, such as "Thank you for thinking of me," and you need not say all that you think.',
      passages: ['Ephesians 4:25', 'Proverbs 12:22'],
    },
    {
      asked: 'who was rahab and what did she lie about | did god bless rahab for lying | what happened to rahab later',
      answer:
        "Rahab, a prostitute in Jericho, hid Israel's spies and sent their pursuers the wrong way. She and her family were spared; Matthew lists a Rahab among Jesus' ancestors, and Hebrews and James praise her faith and her welcome to the spies, not the lie itself.",
      passages: ['Joshua 2:3-6', 'Hebrews 11:31'],
    },
    {
      asked: 'who are the midwives | what did the hebrew midwives do | shiphrah and puah story',
      answer:
        'Shiphrah and Puah were midwives Pharaoh ordered to kill newborn Hebrew boys. They let them live and told him that Hebrew women gave birth before they came; God was good to them because they feared him.',
      passages: ['Exodus 1:15-21'],
    },
    {
      asked:
        'can i lie to protect myself from him | is it a sin to lie to my abusive husband to get away | can i lie if im in danger',
      answer:
        'You owe no one the information he would use to hurt you, and you may leave secretly; the midwives and Rahab misled killers and are not blamed. Call 800-799-7233 (US) to plan it safely, and 911 if you are in danger now.',
      passages: ['Exodus 1:17-20', '1 Samuel 20:5-7'],
    },
    {
      asked: 'i lied, what do i do now | how do i make a lie right | i told a big lie and feel guilty',
      answer:
        "Tell God, and then tell the person the truth, soon and without excuses, and mend what the lie damaged. It usually takes less than keeping it up. If the lie touches the law or someone's safety, get advice from a lawyer or counselor on how.",
      passages: ['1 John 1:9', 'Ephesians 4:25'],
    },
    {
      asked: 'does god ever lie | did god deceive anyone in the bible | can god lie',
      answer:
        "Titus and Hebrews say that God does not and cannot lie. One hard story has him allow a lying spirit to mislead King Ahab's prophets, yet the prophet Micaiah tells Ahab this openly beforehand.",
      passages: ['Titus 1:2', '1 Kings 22:22-23'],
    },
    {
      asked:
        'will liars go to hell | revelation says all liars go to the lake of fire am i doomed | i have lied a lot am i going to hell',
      answer:
        'Revelation does name liars beside murderers and idolaters, meaning people who hold to falsehood. It does not mean that everyone who ever lied is lost; Peter lied about knowing Jesus and was forgiven, and so can you be.',
      passages: ['Revelation 21:8', '1 John 1:9'],
    },
    {
      asked: 'what about ananias and sapphira | why did god kill ananias for lying | who died for lying in the bible',
      answer:
        'Ananias and Sapphira sold land, held back some of the money, and pretended to give it all; each fell dead when Peter faced them with it. They were free to keep the money, he said; lying about it was the wrong. The Bible tells it as a single, shocking event.',
      passages: ['Acts 5:1-5', 'Acts 5:7-10'],
    },
    {
      asked: 'is santa a lie | is it lying to tell my kids about santa | should christians lie about santa claus',
      answer:
        'Christian parents differ. Some say nothing untrue and tell of Saint Nicholas, the bishop behind the story; others see Santa as a game of pretend. When a child asks in earnest, it is wise to answer truly.',
      passages: ['Ephesians 4:25'],
    },
    {
      asked: 'my husband lies to me | what do i do if someone keeps lying to me | how can i trust a liar again',
      answer:
        'Say calmly what you know and what you need; trust returns through time and proof, not promises. Forgiving does not oblige you to believe everything. If money, another person or addiction is behind it, see a counselor, and protect your accounts and your health.',
      passages: ['Ephesians 4:25', 'Proverbs 12:19'],
    },
  ],
  'topic:judging': [
    {
      asked:
        'so i cant say somethings wrong | can christians call something a sin | is it judging to say something is wrong',
      answer:
        'You can say that something is wrong; Jesus did, and he told people to judge rightly. What he forbids is condemning the person, or measuring others more strictly than yourself. Speak to the person and not about him, and check your own log first.',
      passages: ['John 7:24', 'Matthew 7:3-5'],
    },
    {
      asked:
        'only god can judge me, is that in there | is only god can judge me in the bible | where does it say only god can judge',
      answer:
        "Not in those words. James says that judging belongs to the one who gave the law, and Paul leaves the verdict on himself to the Lord; but both also correct people plainly, so the saying is no shield against a friend's honest word.",
      passages: ['James 4:11-12', '1 Corinthians 4:3-5'],
    },
    {
      asked: 'people at church judge me | im afraid christians will judge me | my family judges me for my past',
      answer:
        'That hurts, and it is what Jesus told people not to do. He let a woman with a bad name anoint his feet and defended her before the host. You may say calmly that it hurts, and look for a church that welcomes you.',
      passages: ['Luke 7:44-48', 'Romans 14:10-13'],
    },
    {
      asked:
        'how do i tell my friend hes doing wrong | how do i correct someone without judging | my friend is cheating on his wife what do i say',
      answer:
        'Talk with the person alone, gently, and soon. Say what you saw and that you care, and ask before you give advice. Paul asks for gentleness, and for remembering your own weakness. If someone is in danger, tell people who can protect them.',
      passages: ['Galatians 6:1', 'Matthew 18:15'],
    },
    {
      asked:
        'who said he without sin cast the first stone | is cast the first stone about judging | what happened to the woman caught in adultery',
      answer:
        'Jesus said that about stones to men who brought him a woman caught in adultery. They left one by one; he did not condemn her and told her to sin no more. The oldest manuscripts of John lack the story, but most churches read it as Scripture.',
      passages: ['John 8:7-11'],
    },
    {
      asked: 'what about judges and juries | can a christian serve on a jury | is it wrong to be a judge',
      answer:
        'A Christian can serve on a jury or as a judge. Moses appointed judges and told them to hear small and great alike, and Paul honors public justice; Jesus spoke of personal condemnation. A few peace churches prefer to stay out of such offices.',
      passages: ['Deuteronomy 1:16-17', 'Romans 13:3-4'],
    },
    {
      asked:
        'what does the log and the speck mean | what is the mote and the beam | explain the speck in your brothers eye',
      answer:
        "It is a comic picture: someone with a beam in his eye offers to pick a splinter out of another's. Jesus means: face your own large fault first, and then you will see clearly enough to help with a small one.",
      passages: ['Matthew 7:3-5'],
    },
    {
      asked: 'i judge people all the time in my head | how do i stop being so judgmental | i cant help judging others',
      answer:
        "Notice it, and add what you do not know: this person's story, tiredness, fear. Say a short prayer for the one you judged, and recall something that was forgiven you. Often we are hardest on what we dislike in ourselves.",
      passages: ['Romans 2:1', 'Luke 6:36-37'],
    },
    {
      asked: 'will god judge us | do christians get judged by god | what is judgment day',
      answer:
        'The Bible says that all will stand before God, and that Jesus will be the judge. For Christians the comfort is that the judge is the one who died for them; churches differ on how faith and deeds are weighed together.',
      passages: ['2 Corinthians 5:10', 'Romans 8:33-34'],
    },
    {
      asked:
        'doesnt paul say to judge people in church | did paul say to judge those inside the church | first corinthians 5 says expel the wicked man',
      answer:
        'In 1 Corinthians 5 Paul tells a church to act over a man living with his stepmother, and leaves outsiders to God. It was a grave open case and meant to win him back; a later letter urges comfort for a punished man, perhaps the same one.',
      passages: ['1 Corinthians 5:11-13', '2 Corinthians 2:6-8'],
    },
  ],
  'topic:conflict': [
    {
      asked:
        'what if they wont talk to me | what if the other person wont reconcile | i said sorry but she wont forgive me',
      answer:
        'Then you have done your part. Paul asks people to live in peace as far as that lies with them, which admits that it does not always; leave the door open, do not chase, and let time and prayer work.',
      passages: ['Romans 12:18'],
    },
    {
      asked:
        'do i have to say sorry first | should i apologize if it wasnt my fault | who should make the first move in a fight',
      answer:
        'Jesus sends both to make the first move: the one who was wronged, and the one who did wrong. You need not confess what you did not do; you can say, "I miss us, and I am sorry for my part."',
      passages: ['Matthew 5:23-24', 'Matthew 18:15'],
    },
    {
      asked:
        'what did paul and barnabas fight about | why did paul and barnabas split up | what happened to john mark later',
      answer:
        'Barnabas wanted to take John Mark along again, and Paul did not, because Mark had left them on an earlier journey. Barnabas sailed with Mark to Cyprus, Paul went with Silas, and years later Paul asked for Mark as useful to him.',
      passages: ['Acts 15:37-40', '2 Timothy 4:11'],
    },
    {
      asked: 'he scares me when we fight | my husband hits me when we argue | what if talking it out is dangerous',
      answer:
        'That is not a conflict to talk out but violence, and it is not your fault. You do not have to meet him alone or stay; call 911 in danger, or 800-799-7233 (US) at any hour to plan a safe way.',
      passages: ['Psalm 11:5', 'Proverbs 22:3'],
    },
    {
      asked:
        'my family wont stop fighting | how do i deal with my in laws | i had a fight with my brother what do i do',
      answer:
        'Choose a quiet hour, speak to one person rather than the whole table, and say what you need without listing old wrongs. Joseph and Esau both met estranged brothers again after years. Distance for a time is allowed, and so is a counselor.',
      passages: ['Genesis 33:4', 'Proverbs 15:1'],
    },
    {
      asked: 'can i sue him | can a christian take another christian to court | is it a sin to sue somebody',
      answer:
        'Paul scolded Corinthian believers for taking small disputes between themselves to court, and asked them to find a wise person among them. Christians differ on how far that goes now; crimes, abuse and the protection of others belong with the law.',
      passages: ['1 Corinthians 6:1-7', 'Romans 13:3-4'],
    },
    {
      asked:
        'is it a sin to be angry | can i be angry in a fight | what does dont let the sun go down on your anger mean',
      answer:
        'Anger itself is not sin; Jesus was angry at hard hearts. Paul says not to let it make you sin, or drag on past the day. It may be wiser to sleep first and talk tomorrow than to quarrel tired.',
      passages: ['Ephesians 4:26-27', 'Mark 3:5'],
    },
    {
      asked: 'what do i actually say | how do i start a hard conversation | words for making peace after a fight',
      answer:
        'You might say: "When this happened, I felt hurt; can you tell me how it was for you?" Then listen to the end without defending yourself; James advises being quick to hear and slow with words.',
      passages: ['James 1:19-20', 'Proverbs 15:1'],
    },
    {
      asked:
        'what does treat him like a tax collector mean | what if they wont listen to the church | does matthew 18 mean i should cut them off',
      answer:
        'It is the last step in Matthew 18, when someone refuses all correction: the person is treated as outside. Some churches practice exclusion on that ground; others note that Jesus ate with tax collectors and went on seeking them.',
      passages: ['Matthew 18:15-17', 'Mark 2:15-17'],
    },
    {
      asked:
        'my kids fight all the time | how do i teach my children to make peace | siblings fighting what does the bible say',
      answer:
        'You are in old company; Genesis is full of quarreling siblings. Hear each child without interruption, help them name what hurt, and let them mend it with a deed. Where one regularly harms or frightens another, protect that child and get help.',
      passages: ['Matthew 5:9', 'Ephesians 4:32'],
    },
  ],
  'topic:enemies': [
    {
      asked: 'but i dont feel any love | how can i love someone i hate | do i have to like my enemy',
      answer:
        'You need not like your enemy or feel warm. Jesus names deeds: do good, bless, pray. You can begin by not repaying, and with a prayer as short as, "God, you deal with this, and help me."',
      passages: ['Luke 6:27-28', 'Romans 12:17-21'],
    },
    {
      asked:
        'does that mean i stay with an abuser | do i have to turn the other cheek to my abusive husband | should i let someone keep hurting me',
      answer:
        'Turning the cheek is about not paying back an insult, and not about staying in danger; Jesus and Paul both escaped people who meant to harm them. Call 911 in danger, or 800-799-7233 (US) for help with leaving.',
      passages: ['Luke 4:29-30', 'Acts 9:23-25'],
    },
    {
      asked: 'what does turn the other cheek mean | turn the other cheek explained | why the right cheek',
      answer:
        'Jesus tells those who are slapped not to strike back. A slap on the right cheek was probably an insult with the back of the hand, so many readers see neither revenge nor cringing in it, but a third way.',
      passages: ['Matthew 5:38-42'],
    },
    {
      asked: 'isnt it eye for an eye | does the bible say an eye for an eye | why did the old testament allow revenge',
      answer:
        "The rule of eye for eye is in Moses' law, to guide judges and to set a limit to revenge. The Old Testament also forbids grudges and asks for food for a hungry enemy; Jesus goes on from there.",
      passages: ['Leviticus 19:18', 'Proverbs 25:21-22'],
    },
    {
      asked:
        'what are the burning coals | heap burning coals on his head meaning | why does paul say coals of fire on his head',
      answer:
        'The phrase comes from Proverbs, and no one is certain what it means. Most readers take the coals as the burning shame that can lead an enemy to change; some think of an old custom of penance. Paul goes on to speak of overcoming evil with good.',
      passages: ['Romans 12:20-21', 'Proverbs 25:21-22'],
    },
    {
      asked: 'can i defend myself | is self defense a sin | can a christian own a gun',
      answer:
        "Most churches allow people to defend themselves and others as a last resort; Mennonites, Quakers and other peace churches do not. Jesus' friends carried two swords, and he stopped them from using one; the Bible gives no direct rule about weapons at home.",
      passages: ['Luke 22:36-38', 'Matthew 26:51-52'],
    },
    {
      asked: 'can i call the police on him | is it revenge to press charges | can i forgive and still go to court',
      answer:
        "You can report a crime, testify and still forgive; that is justice and need not be revenge. Paul calls public authority God's servant for justice, and he used the law for his own protection. Reporting may also keep others safe; in danger call 911.",
      passages: ['Romans 13:3-4', 'Acts 22:25-29'],
    },
    {
      asked:
        'why are there psalms that curse people | is it ok to pray for god to punish my enemies | what about dash their babies against rocks',
      answer:
        'The cursing psalms are cries of people who were crushed; they hand revenge over to God instead of taking it. Psalm 137 speaks from a burned city. Christians read them as honest prayer that Jesus leads further, not as a model to act on.',
      passages: ['Psalm 137:8-9', 'Romans 12:19'],
    },
    {
      asked: 'who in the bible forgave enemies | who loved his enemies in the bible | did david spare saul',
      answer:
        'David twice spared King Saul, who was hunting him, and Joseph fed the brothers who had sold him. Elisha had captured soldiers given a meal and sent home, and Stephen prayed for those stoning him, as Jesus did on the cross.',
      passages: ['1 Samuel 24:9-12', '2 Kings 6:21-23'],
    },
    {
      asked: 'how do i pray for them | what do i pray for someone who hurt me | prayer for my enemy',
      answer:
        'You could pray: God, you know what was done; stop the harm, heal me, turn that heart to what is right, and keep me from hatred. You need not say more than you mean; it may take a long time.',
      passages: ['Matthew 5:44-45', 'Luke 23:34'],
    },
  ],
  'topic:friendship': [
    {
      asked:
        'i dont have any friends | im lonely and have no friends what do i do | how do i make friends as a christian',
      answer:
        'Loneliness is hard, and Elijah, David and Paul knew it as well. Start small: go to the same class, choir or group each week, ask one person a question, and offer a small help. If it becomes too dark, call or text 988 (US).',
      passages: ['Psalm 25:16-17', 'Ecclesiastes 4:9-10'],
    },
    {
      asked: 'what happened to jonathan | how did jonathan die | did david keep his promise to jonathan',
      answer:
        "Jonathan fell in battle against the Philistines on Mount Gilboa, with his father Saul and two brothers. David mourned him in a song, and later brought Jonathan's disabled son Mephibosheth to eat at the king's table.",
      passages: ['1 Samuel 31:1-2', '2 Samuel 9:6-7'],
    },
    {
      asked: 'were they gay | were david and jonathan lovers | was jonathan in love with david',
      answer:
        'The Bible does not say so. It tells of a covenant, deep love and tears between David and Jonathan; most readers understand a friendship of comrades, and some modern ones see more in it. Both men were married and had children.',
      passages: ['1 Samuel 18:1-4', '2 Samuel 1:26'],
    },
    {
      asked:
        'my friend betrayed me | what if a friend stabs you in the back | who was betrayed by a friend in the bible',
      answer:
        'That is among the worst hurts; a psalm says that an enemy would have been easier to bear, and Jesus was handed over with a kiss. You may grieve, speak to the friend if it is safe, and forgive without trusting again at once.',
      passages: ['Psalm 55:12-14', 'Luke 22:47-48'],
    },
    {
      asked:
        'should i drop my bad friends | bad company corrupts does that mean cut off friends | can i have friends who arent christian',
      answer:
        'You can have friends who are not Christians; Jesus was called a friend of sinners. Paul does warn that company shapes us, so ask who is changing who. Step back from friends who draw you into harm, and keep being kind.',
      passages: ['1 Corinthians 15:33', 'Luke 7:34'],
    },
    {
      asked: 'who were jesus best friends | did jesus have a best friend | who was the disciple jesus loved',
      answer:
        "Peter, James and John were closest among the Twelve, and Jesus also loved Martha, Mary and Lazarus of Bethany. John's Gospel speaks of a disciple whom Jesus loved; tradition says that he is John, but the Gospel gives no name.",
      passages: ['John 11:5', 'John 13:23'],
    },
    {
      asked:
        'how can i help a friend whos hurting | what do i say to a grieving friend | my friend is depressed what do i do',
      answer:
        'Do what Job\'s friends did at first: come, sit, and say little. Bring food, ask "How is today?" and stay in touch after others stop. If your friend speaks of dying, stay near and call or text 988 together, or 911 (US).',
      passages: ['Job 2:11-13', 'Romans 12:15'],
    },
    {
      asked: 'what does iron sharpens iron mean | iron sharpens iron verse | does a good friend tell you the truth',
      answer:
        "Proverbs says that people sharpen each other as one blade does another. A good friend helps you grow, also by honest words that sting; the same chapter trusts a friend's wounds more than an enemy's kisses.",
      passages: ['Proverbs 27:5-6', 'Proverbs 27:17'],
    },
    {
      asked: 'is it ok to end a friendship | my best friend wont talk to me anymore | how do i let go of a friend',
      answer:
        'Some friendships end, and that need not be sin. Paul and Barnabas went separate ways, and Abraham and Lot parted to keep the peace. Say thanks for what was good if you can, and leave out revenge.',
      passages: ['Genesis 13:8-9', 'Acts 15:39-40'],
    },
    {
      asked:
        'can men and women be just friends | can a married man have a female friend | is it ok to be friends with the opposite sex',
      answer:
        'The Bible shows such friendships: Jesus with Martha and Mary, Paul with Phoebe, Prisca and others he calls co-workers. If you are married, openness is a good guide: keep nothing that your husband or wife may not see.',
      passages: ['John 11:5', 'Romans 16:3-4'],
    },
  ],
  'topic:neighbor': [
    {
      asked: 'who were the samaritans | why didnt jews like samaritans | what is a samaritan',
      answer:
        'Samaritans lived between Judea and Galilee and kept the five books of Moses, with a temple of their own on Mount Gerizim. Jews and Samaritans avoided each other after centuries of quarrels. A small Samaritan community still lives near Nablus and in Holon.',
      passages: ['John 4:9', 'John 4:20'],
    },
    {
      asked:
        'why did the priest walk past | why did the priest and levite not help | was it because of touching a dead body',
      answer:
        'Jesus does not say why they passed by. Many guess fear of robbers, or of becoming unclean through a dead body; but the priest was leaving Jerusalem, away from temple duty. The silence lets hearers think of their own excuses.',
      passages: ['Luke 10:30-32', 'Leviticus 21:1-2'],
    },
    {
      asked: 'is it a true story | did the good samaritan really happen | where was the road in the good samaritan',
      answer:
        'It is a story that Jesus told to answer a question; whether it happened the Bible does not say. The road from Jerusalem down to Jericho is real, steep and lonely desert, about seventeen miles, and travelers are still shown an inn site there.',
      passages: ['Luke 10:30-35'],
    },
    {
      asked: 'what if my neighbor is awful | my next door neighbor is mean to me | how do i love a bad neighbor',
      answer:
        'Loving your neighbor means wishing and doing good, not putting up with everything. Greet first, keep your word, talk calmly or bring in a mediator, and set limits. With threats or violence keep away and call the police.',
      passages: ['Romans 12:18', 'Romans 13:10'],
    },
    {
      asked:
        'do i have to love myself first | love your neighbor as yourself does that mean love myself | i hate myself how can i love others',
      answer:
        "The command assumes that people take some care of themselves, and does not make it a condition. You are God's creature too, so be as kind to yourself as to a friend. If you hate yourself or think of harm, call or text 988 (US).",
      passages: ['Leviticus 19:18', 'Ephesians 5:29'],
    },
    {
      asked:
        'is it in the old testament | where is love your neighbor in the old testament | did jesus invent love your neighbor',
      answer:
        'It is in Leviticus, among laws about wages, the deaf and the blind, and Jesus quotes it. The same chapter asks people to love the foreigner who lives among them. Paul and James also call it a summary of the law.',
      passages: ['Leviticus 19:17-18', 'Leviticus 19:33-34'],
    },
    {
      asked:
        'what about immigrants and people of other faiths | is a muslim my neighbor | does love your neighbor include foreigners',
      answer:
        "In Jesus' story the one who acts as a neighbor is a foreigner of another worship, and Leviticus commands love for the stranger. How states should order immigration is a question on which Christians differ; love for the person is not.",
      passages: ['Leviticus 19:33-34', 'Luke 10:36-37'],
    },
    {
      asked: 'i cant help everybody | do i have to help every person who asks | how do i know who to help',
      answer:
        'You cannot help everyone, and Jesus does not ask it. The Samaritan helped the one man on his road, used what he had, paid an innkeeper to go on, and continued his journey. Help the one before you, within your strength.',
      passages: ['Luke 10:33-35', 'Galatians 6:9-10'],
    },
    {
      asked:
        'is the golden rule only in the bible | where is the golden rule in the bible | do other religions have the golden rule',
      answer:
        'The golden rule is in Matthew 7 and Luke 6. Similar sayings come from Confucius, from Greek writers and from the Jewish teacher Hillel, mostly as not doing what you would not want done; Jesus puts it as something to do.',
      passages: ['Matthew 7:12', 'Luke 6:31'],
    },
    {
      asked: 'how do i tell the story to a kid | explain love your neighbor to a child | good samaritan for children',
      answer:
        'You might say: a man was hurt on the road, and two important people hurried past, but one from a people he did not like stopped, bandaged him and took him to an inn. Jesus asked who was the good neighbor.',
      passages: ['Luke 10:30-37'],
    },
  ],
  'topic:hospitality': [
    {
      asked:
        'who were the three strangers | were abrahams three visitors angels | was god one of the men who visited abraham',
      answer:
        'Genesis says that God came to Abraham by the oaks, and that three men stood there; two are later called angels as they come to Sodom. Many take the third as God himself, and Orthodox icons see in the three a hint of the Trinity.',
      passages: ['Genesis 18:1-3', 'Genesis 19:1'],
    },
    {
      asked:
        'what does entertaining angels mean | have people hosted angels without knowing | which verse says you might be hosting angels',
      answer:
        "Hebrews 13:2 says that some have hosted angels without knowing it, most likely thinking of Abraham and Lot. Gideon and Samson's parents also offered food to a visitor they did not recognize at first.",
      passages: ['Hebrews 13:1-2', 'Judges 13:15-16'],
    },
    {
      asked:
        'my house is too small and messy | how can i be hospitable if im poor | i live in a tiny apartment can i have guests',
      answer:
        'You can. A widow in Zarephath shared her last flour and oil, and Proverbs prefers a plate of vegetables with love. Soup, a bench in the park or a cup of coffee will do; guests come for you.',
      passages: ['1 Kings 17:12-15', 'Proverbs 15:17'],
    },
    {
      asked:
        'is it safe to let strangers in | should i let a homeless person stay at my house | do i have to take strangers into my home',
      answer:
        'You do not have to take a stranger into your house, and with children or alone it may not be wise. Even the Samaritan took the wounded man to an inn. Eat together in a public place, help through a shelter, or host along with others.',
      passages: ['Luke 10:34-35', 'Proverbs 22:3'],
    },
    {
      asked: 'im shy and it tires me out | can introverts be hospitable | having people over stresses me',
      answer:
        'Invite one person instead of eight, for an hour, with a simple meal and a set end. Or bring something to their door, and listen well; Peter asks for hospitality without grumbling, which is easier within your limits.',
      passages: ['1 Peter 4:8-10'],
    },
    {
      asked: 'my guest wont leave | how long do guests have to stay | people take advantage of my hospitality',
      answer:
        "You may set an end, and say it kindly at the start. Proverbs itself advises guests to be seldom at a neighbor's house, and an early Christian book, the Didache, allows a traveling teacher one or two days.",
      passages: ['Proverbs 25:17'],
    },
    {
      asked: 'when was jesus the host | when did jesus turn from guest to host | did jesus ever cook for people',
      answer:
        'At Emmaus he was invited in, and then took the bread and gave it to his hosts; at Cana, a guest, he supplied the wine. After Easter he also cooked fish and bread for his disciples on the shore.',
      passages: ['Luke 24:28-31', 'John 21:9-13'],
    },
    {
      asked:
        'who in the bible was hospitable | women in the bible who hosted people | examples of hospitality in the bible',
      answer:
        "Many: Rebekah watered a stranger's camels, the woman of Shunem built a room for Elisha, Lydia pressed Paul to stay, Martha and Zacchaeus received Jesus, and Gaius hosted the church of his town.",
      passages: ['2 Kings 4:8-10', 'Acts 16:14-15'],
    },
    {
      asked: 'what does the word mean | greek word for hospitality in the bible | is hospitality a spiritual gift',
      answer:
        "The Greek word is philoxenia, love of strangers. Paul and Peter ask it of everyone, and leaders must show it; it is not in Paul's lists of gifts, but Peter names it just before he speaks of gifts, so many count it as one.",
      passages: ['Romans 12:13', '1 Peter 4:9-10'],
    },
    {
      asked:
        'wasnt that the sin of sodom | was sodom destroyed for being inhospitable | what was the sin of sodom really',
      answer:
        "Genesis shows the men of Sodom threatening Lot's guests with rape, and Ezekiel names pride, plenty and no help for the poor. Jewish and Christian readers have stressed cruelty to strangers, sexual sin, or both; they differ on how to weigh them.",
      passages: ['Genesis 19:4-8', 'Ezekiel 16:49-50'],
    },
  ],
  'topic:perseverance': [
    {
      asked:
        "i cant anymore | im so tired i want to give up | what if i have no strength left to go on | i'm done, i can't keep going",
      answer:
        'You may stop and rest; Elijah lay down and asked to die, and God gave him sleep and food before anything else. Tell one person today how bad it is. If you think of ending your life, call or text 988 now, or 911 in danger.',
      passages: ['1 Kings 19:4-8', 'Isaiah 40:28-31'],
    },
    {
      asked:
        'how long will this last | how long til it gets better | when does the hard time end, does the bible say | how long do i have to hold on',
      answer:
        'The Bible does not say how long a hard season lasts. It promises that God stays in it and that it will end, and several psalms simply ask him how long, more than once. You may ask that too.',
      passages: ['Psalm 13:1-6', '2 Corinthians 4:16-18'],
    },
    {
      asked:
        'is it in the bible that god wont give you more than you can handle | god never gives us more than we can handle, which verse | is that saying true',
      answer:
        'That saying is not in the Bible. The verse behind it is about temptation: God provides a way out of it. Paul himself writes that he was burdened beyond his strength, and that this taught him to rely on God.',
      passages: ['1 Corinthians 10:13', '2 Corinthians 1:8-9'],
    },
    {
      asked:
        'does that mean i have to stay with him | do i have to endure an abusive marriage | does perseverance mean staying where i get hurt | so i should just put up with it',
      answer:
        'Endurance in the Bible means holding on to faith, not staying where someone harms you; David ran from Saul and Jesus slipped away from mobs. In danger call 911. The National Domestic Violence Hotline is 1-800-799-7233, day and night.',
      passages: ['1 Samuel 19:10-12', 'Proverbs 22:3'],
    },
    {
      asked: 'is it ok to quit | can i quit my job or is that giving up | is quitting a sin | when is it right to stop',
      answer:
        'Quitting one task is not a sin in itself, and does not mean giving up on God. Paul changed his travel plans more than once, and Jesus told his friends to leave towns that would not hear them. Ask what you are still called to, and ask someone wise.',
      passages: ['Matthew 10:14', 'Acts 16:6-10'],
    },
    {
      asked:
        'who are the witnesses | what is the cloud of witnesses | are dead people watching us run the race | who is cheering in hebrews 12',
      answer:
        'They are the people of faith listed in Hebrews 11, such as Abraham, Sarah, Moses and Rahab. Catholics and Orthodox also think of the saints who see and pray for us; many Protestants read it as their example bearing witness to us.',
      passages: ['Hebrews 12:1', 'Hebrews 11:39-40'],
    },
    {
      asked:
        'who else in the bible wanted to give up | which bible people felt like quitting | did moses ever want to quit | anyone in there who had enough',
      answer:
        'Moses told God that the burden was too heavy, Elijah asked to die, Jeremiah cursed the day of his birth, and Job did as well. God did not throw any of them away; he listened, and he sent help or spoke with them.',
      passages: ['Numbers 11:14-17', 'Jeremiah 20:14-18'],
    },
    {
      asked:
        'how do i look at jesus | what does it mean to look to jesus when its hard | how do you fix your eyes on him | what did jesus do to keep going',
      answer:
        'Hebrews means remembering what Jesus went through and why: he bore the cross because of a joy ahead. In practice, read a short piece of a Gospel each day, tell him plainly how you are, and let others pray when you cannot.',
      passages: ['Hebrews 12:2-3', 'Mark 14:32-36'],
    },
    {
      asked:
        'what is perseverance of the saints | can you lose your salvation if you give up | once saved always saved | do i have to hold on to the end to be saved',
      answer:
        'Christians differ. Reformed and many Baptist churches teach that God keeps those who truly belong to him. Catholic, Orthodox, Methodist, Lutheran and Pentecostal Christians mostly say that faith can be abandoned, and regained.',
      passages: ['John 10:27-29', 'Hebrews 10:35-36'],
    },
    {
      asked:
        'give me one verse to keep going | whats a short verse for not giving up | bible verse about endurance pls | which verse is about running the race',
      answer:
        'Try Galatians 6:9, on not growing tired of doing good, or Isaiah 40:31, where tired people get new strength and finally just walk. Hebrews 12 is the passage on the race, and Paul looks back on his own in 2 Timothy 4.',
      passages: ['Galatians 6:9', 'Isaiah 40:31'],
    },
  ],
  'topic:second-chance': [
    {
      asked:
        'how many chances do i get | is there a limit to second chances | how often does god forgive the same thing | what if i used up all my chances',
      answer:
        'The Bible names no limit for someone who comes back. When Peter offered to forgive seven times, Jesus multiplied the number until counting made no sense, and God is not stingier than he asks people to be.',
      passages: ['Matthew 18:21-22', 'Lamentations 3:22-23'],
    },
    {
      asked:
        'but i did it again | what if i keep messing up the same way | i fell back into the same sin | does god get tired of me asking',
      answer:
        'God does not send away a person who comes back again. A proverb says that the righteous fall seven times and rise. If it is a habit or an addiction, add help to prayer: a doctor, a counselor or a group such as AA.',
      passages: ['Proverbs 24:16', '1 John 1:8-9'],
    },
    {
      asked:
        'what about the consequences | does forgiven mean no consequences | why do i still pay for it if god forgave me | david was forgiven but still suffered',
      answer:
        'Forgiveness does not remove every consequence. David was forgiven after taking Bathsheba and having Uriah killed, and still his house knew grief. Paying a debt, facing a court or rebuilding trust can be part of the new start.',
      passages: ['2 Samuel 12:13-14', 'Luke 19:8-9'],
    },
    {
      asked:
        'do i have to take him back then | must i give my ex a second chance | does forgiving mean letting someone back in | my cheating husband wants another chance',
      answer:
        'You need not. To forgive is to give up revenge; to trust again takes real change over time, and you may say no. If there was violence or a threat, call 911 in danger, or 1-800-799-7233 for advice.',
      passages: ['Luke 3:8', 'Romans 12:18-19'],
    },
    {
      asked:
        'did peter get a second chance | how did jesus forgive peter | what happend to peter after he denied him | why did jesus ask peter three times',
      answer:
        'After Easter Jesus cooked breakfast on the shore and asked Peter three times about his love, which matches the three denials, and each time gave him work to do. Peter preached at Pentecost and became a leader of the church.',
      passages: ['John 21:15-17', 'Acts 2:14'],
    },
    {
      asked:
        'why didnt judas get one | could judas have been forgiven | peter was forgiven but what about judas | did judas get a second chance',
      answer:
        'The Bible does not say what God would have done. Matthew tells that Judas regretted it, returned the money and took his own life. Many Christians believe that mercy was open to him as it was to Peter; the New Testament also speaks of him very severely.',
      passages: ['Matthew 27:3-5', 'John 17:12'],
    },
    {
      asked:
        'what did john mark do | why did mark leave paul | who was john mark in the bible | did paul forgive john mark',
      answer:
        'John Mark left Paul and Barnabas partway through a journey; Acts does not say why. Paul later refused to take him, and Barnabas did. In the end Paul asked for him as useful, and tradition says that he wrote the Gospel of Mark.',
      passages: ['Acts 15:37-40', '2 Timothy 4:11'],
    },
    {
      asked:
        'whats with the locusts | what does it mean that god restores the years | joel locust years meaning | can i get back the years i wasted',
      answer:
        'In Joel, locusts had stripped the land, and God promises to make good what was lost with new harvests. It was said to Israel, and not as a promise that lost time comes back, but many see in it how God can still make a life full.',
      passages: ['Joel 2:25-27'],
    },
    {
      asked:
        'is there a second chance after death | can you be saved after you die | do people get another chance in the afterlife | what about my dad who died not believing',
      answer:
        "Most churches teach that this life is the time to decide, and point to Hebrews 9:27. Some Christians hope for more, citing First Peter on Christ and the dead. No one knows another's last hour; you may leave your loved one to God's mercy.",
      passages: ['Hebrews 9:27', '1 Peter 3:18-20'],
    },
    {
      asked:
        'am i too far gone | is there a sin god wont forgive | ive done something terrible, can i still come back | does that count for me too',
      answer:
        "You are not too far gone. Paul calls himself the worst of sinners and a sample of God's patience. Jesus' warning about blaspheming the Spirit is aimed at hardened refusal; most churches say that someone who worries about it has not done it.",
      passages: ['1 Timothy 1:15-16', 'Mark 3:28-30'],
    },
  ],
  'topic:fruit-of-the-spirit': [
    {
      asked:
        'what are the nine | name the fruits of the spirit | what is the fruit of the spirit list | how many fruits are there',
      answer:
        'Paul lists nine in Galatians 5. Love comes first, with joy and peace; then patience, together with kindness and goodness; and at the end faithfulness, gentleness and self-control. He adds that no law is against such things.',
      passages: ['Galatians 5:22-23'],
    },
    {
      asked: 'is it fruit or fruits | why is fruit singular | do i need all nine | what if i have joy but no patience',
      answer:
        'In Galatians the word is singular, one fruit. Many teachers conclude that the nine belong together, like the taste and color of one fruit, so no one chooses one and leaves the rest. They may still ripen at different speeds in you.',
      passages: ['Galatians 5:22-25'],
    },
    {
      asked:
        'whats the difference to gifts | fruit of the spirit vs gifts of the spirit | are spiritual gifts the same as fruit',
      answer:
        'They are different. Gifts, such as teaching, helping or healing, are given differently to different people for serving. Fruit is character and is meant for every Christian; Paul sets his chapter on love between two chapters on gifts.',
      passages: ['1 Corinthians 12:4-7', '1 Corinthians 13:1-3'],
    },
    {
      asked:
        'i dont see any growth | why am i not changing | been a christian for years and still lose my temper | what if im not growing at all',
      answer:
        'Slow growth is normal, and Jesus compares it to seed that sprouts while the farmer sleeps. Paul, after many years, wrote that he had not arrived. Ask someone who knows you well, and take one concrete step, such as an apology or help with anger.',
      passages: ['Mark 4:26-29', 'Philippians 3:12-14'],
    },
    {
      asked:
        'what is pruning | why does god prune us | what does the pruning in john 15 mean | does god hurt me to make me grow',
      answer:
        'In John 15 the gardener cuts back branches that bear fruit so that they bear more. Jesus says that his disciples are already clean through his word. It does not mean that every pain is sent by God, and it never means that abuse is his tool.',
      passages: ['John 15:1-5', 'Hebrews 12:11'],
    },
    {
      asked:
        'how do i start | what should i do every day to grow in faith | daily routine for a new christian | how much should i pray and read',
      answer:
        'Start small: ten minutes with a Gospel and a short honest prayer, at the same time each day, and worship with others each week. The Bible gives no number of minutes. A little that you keep up feeds more than a lot that you drop.',
      passages: ['Acts 2:42', 'Psalm 1:1-3'],
    },
    {
      asked:
        'can i grow without church | do i have to go to church to grow as a christian | im not a people person, is alone ok',
      answer:
        'Growth in the New Testament happens mostly with others: its letters are full of the phrase one another, and Hebrews asks people not to stop meeting. If church has hurt you or you cannot go, begin with one or two people you trust.',
      passages: ['Hebrews 10:24-25', 'Ecclesiastes 4:9-10'],
    },
    {
      asked:
        'what is the armor | what does the armor of god mean | pieces of the armor of god | how do i put on the armor',
      answer:
        "The armor in Ephesians 6 is a picture drawn from soldiers' gear and from Isaiah: truth, righteousness, readiness with the gospel, faith, salvation, and God's word as the sword. Putting it on means living by these and praying; nothing in it attacks people.",
      passages: ['Ephesians 6:13-18', 'Isaiah 59:17'],
    },
    {
      asked:
        'whats the opposite of the fruit | works of the flesh meaning | what does paul mean by the flesh | is my body bad',
      answer:
        'Before the fruit, Paul lists works of the flesh: sexual sin, idols, hatred, rage, envy, drunkenness and more. By flesh he means human nature turned away from God, not the body as such, which he calls a temple of the Spirit.',
      passages: ['Galatians 5:19-21', '1 Corinthians 6:19-20'],
    },
    {
      asked: 'how do i explain it to a kid | fruit of the spirit for children | sunday school fruit of the spirit',
      answer:
        'You might say: an apple tree does not strain to make apples. It gets water and sun, and the apples grow. When we stay close to Jesus, love and kindness begin to grow in us. Then look for one kind thing to do today.',
      passages: ['John 15:5', 'Galatians 5:22-23'],
    },
  ],
  'topic:modesty': [
    {
      asked: 'are bikinis a sin | can i wear a bikini | is it wrong to show skin at the beach | what about leggings',
      answer:
        'The Bible does not mention swimwear or leggings and gives no measurements. It asks for decency and good sense and speaks mainly against showing off. Christians draw the line differently by place and culture; think of why you wear it and where.',
      passages: ['1 Timothy 2:9-10', '1 Corinthians 10:31'],
    },
    {
      asked:
        'can women wear pants | is it a sin for a woman to wear pants | deuteronomy says no mens clothes | my church says dresses only',
      answer:
        "Most churches see no sin in it. Deuteronomy 22:5 forbade Israelites to wear the other sex's clothing, at a time when everyone wore robes. Some Pentecostal and other holiness churches apply it to pants; most Christians note that women's pants are women's clothes.",
      passages: ['Deuteronomy 22:5', 'Romans 14:5'],
    },
    {
      asked:
        'so no jewelry or makeup | is wearing makeup a sin | are earrings ok in the bible | why does peter say no gold',
      answer:
        'Most churches read it as no ban. Peter and Paul contrast costly display with a good heart, and elsewhere jewelry is a gift, as with Rebekah and the bride in Ezekiel. A few churches, such as some Mennonites and Pentecostals, do without it.',
      passages: ['1 Peter 3:3-4', 'Genesis 24:53'],
    },
    {
      asked:
        'is it my fault if men look | am i responsible for mens lust | do i make my brother stumble with my clothes | he says i tempt him',
      answer:
        "Another person's lust is not your fault. Jesus told the one who looks to deal with his own eye. Consideration for others is good on both sides, but it never moves the guilt from the one who stares or touches.",
      passages: ['Matthew 5:27-29', 'Job 31:1'],
    },
    {
      asked:
        'was it because of what i was wearing | i was assaulted, was it my clothes | did i cause it by dressing like that',
      answer:
        'What happened to you was not caused by clothes, and the blame lies with the one who did it. You may tell someone you trust. RAINN listens day and night at 1-800-656-4673, and 911 helps if you are in danger.',
      passages: ['Psalm 34:18'],
    },
    {
      asked:
        'do i have to cover my head | should women cover their heads in church | what about head coverings | who still wears a veil at church',
      answer:
        "Most churches say no and see Paul's words to Corinth as tied to customs there. Conservative Mennonites, many Orthodox, and some Brethren, Pentecostal and Catholic women cover their heads in worship. The passage is hard, and Christians of good will read it differently.",
      passages: ['1 Corinthians 11:5-7', '1 Corinthians 11:13-16'],
    },
    {
      asked: 'does it apply to men too | what about men and modesty | why is it only women who get told',
      answer:
        "In substance. The letters name women's dress because of customs of that time, but humility and self-control are asked of all, and James scolds a church for honoring a man with a gold ring and fine clothes.",
      passages: ['James 2:1-4', '1 Timothy 2:8-9'],
    },
    {
      asked:
        'what do i wear to church | do i have to dress up for church | can i come to church in jeans | is there a dress code',
      answer:
        "The Bible has no dress code for church. Many churches are casual, some dress up out of respect, and almost all would rather see you in jeans than not at all. If you are unsure, look at the church's photos or call the office.",
      passages: ['James 2:1-4', '1 Samuel 16:7'],
    },
    {
      asked:
        'what about tattoos | are tattoos a sin | does the bible forbid tattoos and piercings | can i get a cross tattoo',
      answer:
        'One law in Leviticus forbids Israel to cut the body for the dead and to tattoo it, likely because of pagan customs. Most churches say that it does not bind Christians as such; some still advise against tattoos. It is a question of conscience, and no one is less welcome because of a tattoo.',
      passages: ['Leviticus 19:28', 'Romans 14:22-23'],
    },
    {
      asked:
        "how do i talk to my daughter about it | my teen dresses badly what do i do | how to explain modesty to a child | my son says i'm old fashioned",
      answer:
        "Start with your child's worth and not with shame: God cares about the heart, and bodies are his good gift. Ask what appeals about the outfit, agree on a few rules for school and worship, and hold boys and girls to the same standards of respect.",
      passages: ['1 Samuel 16:7', 'Psalm 139:14'],
    },
  ],
  'topic:entertainment': [
    {
      asked:
        'what about horror movies | can christians watch horror | is it ok to watch r rated films | are scary movies a sin',
      answer:
        'The Bible does not mention films, so it is a question of wisdom. It has dark stories itself, but it asks what fills your mind. If a film makes you fearful, cruel or numb, leave it; another Christian may judge differently.',
      passages: ['Philippians 4:8', '1 Corinthians 10:23-24'],
    },
    {
      asked:
        'is secular music wrong | can i listen to rap | is rock music from the devil | do christians only listen to worship music',
      answer:
        'No verse forbids music that is not about God. The Bible itself keeps love songs, work songs and a lament over a king. Ask what the words praise and what they do to you, and turn off what makes contempt or harm look good.',
      passages: ['2 Samuel 1:23-27', 'Ephesians 5:18-20'],
    },
    {
      asked:
        'harry potter | can my kids read harry potter | is fantasy with magic ok for christians | what about movies with witches',
      answer:
        'Christians differ. Some avoid stories with magic because the Bible forbids sorcery; others see a fairy tale about courage and love, and note that the authors of Narnia and The Lord of the Rings were Christians. Read it yourself, then talk it over with your child.',
      passages: ['Romans 14:5', 'Deuteronomy 18:10-12'],
    },
    {
      asked:
        'im on my phone all day | how do i stop scrolling | is social media addiction a sin | i cant put tiktok down',
      answer:
        "Paul's test fits: something may be allowed and still not be allowed to master you. Try phone-free meals, no screen in the bedroom and one day off a week. If it harms sleep, work or mood, a doctor or counselor can help.",
      passages: ['1 Corinthians 6:12', 'Psalm 101:3'],
    },
    {
      asked:
        'what about video games | are violent video games a sin | is gaming ok for christians | my son plays games all day',
      answer:
        'The Bible does not speak of video games, and playing is not a sin. Watch three things: the time it takes, what it trains you to enjoy, and how you treat people online. Parents may set limits, and playing along opens conversations.',
      passages: ['1 Corinthians 10:31', 'Ephesians 5:15-16'],
    },
    {
      asked:
        'is halloween a sin | can christians do halloween | should my kids trick or treat | where does halloween come from',
      answer:
        'The Bible does not mention it, and Christians decide differently. The name means the eve of All Saints, and old autumn customs are often said to have shaped it too. Some keep away, some hold a harvest party, and some greet their neighbors with candy.',
      passages: ['Romans 14:4-6', '1 Thessalonians 5:21-22'],
    },
    {
      asked: 'can we dance | is dancing a sin | does the bible say no dancing | my church forbids dancing',
      answer:
        'The Bible does not forbid dancing. Miriam danced by the sea, David danced before the ark, and a psalm calls for it in praise. Some churches advise against dances because of drinking and temptation; that is their counsel, not a verse.',
      passages: ['Exodus 15:20', 'Psalm 149:3'],
    },
    {
      asked:
        'what about sex scenes | i watched porn, now what | is watching sex scenes a sin | how do i stop looking at porn',
      answer:
        'Jesus takes looking with desire seriously, and most churches see pornography as harmful to all involved. You are not beyond mercy, and shame in secret makes it worse. Tell one safe person, use a blocker, and look for a counselor or a recovery group.',
      passages: ['Matthew 5:28', '1 John 1:9'],
    },
    {
      asked:
        'when should my kid get a phone | how do i protect my kids online | social media rules for teens in the bible | my daughter is bullied online',
      answer:
        'The Bible gives no age. Many families wait with social media, keep devices out of bedrooms and talk often about what children see. If a child is bullied, save the messages and tell the school; with threats or sexual contact from an adult, call the police.',
      passages: ['Deuteronomy 6:6-7', 'Proverbs 4:23'],
    },
    {
      asked:
        'which verse do i go by | one verse about what to watch | bible verse for movies and music | what is philippians 4 8 about',
      answer:
        'Many go by Philippians 4:8, where Paul asks people to dwell on what is true, pure and worth praise. He wrote it in custody, so it is not about a sheltered life. First Corinthians 10:23 adds the test of what builds up.',
      passages: ['Philippians 4:8', '1 Corinthians 10:23-24'],
    },
  ],
};
