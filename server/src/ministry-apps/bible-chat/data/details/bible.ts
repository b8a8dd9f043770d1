import type { Details } from '../detail.ts';

export const bibleDetails: Details = {
  'topic:bible-reading': [
    {
      asked:
        'how much a day | how long does it take to read the bible | can i read it in a year | how many chapters per day',
      answer:
        'The Bible sets no amount. About three or four chapters a day finish it in a year, some seventy to eighty hours of reading in all. Many do better with one short passage read twice, since keeping at it matters more than speed.',
      passages: ['Psalm 1:1-3', 'Joshua 1:8'],
    },
    {
      asked:
        'i dont understand it | why is the bible so hard to read | what if i read and dont get anything | its too confusing',
      answer:
        'You are in good company: an official in Acts reads Isaiah and says that he needs a guide, and Second Peter finds Paul hard. Choose a plain translation, begin with Mark, let dark places wait, and ask someone. What is clear is enough to start.',
      passages: ['Acts 8:30-31', '2 Peter 3:15-16'],
    },
    {
      asked:
        'its boring | what do i skip | can i skip leviticus | i fall asleep reading the bible | which parts can i leave out at first',
      answer:
        'You may skip. Genealogies, building plans and sacrifice laws can wait, and stories such as Ruth, Jonah, First Samuel and Luke read easily. Try listening to an audio Bible on a walk, or read aloud; most people first heard it.',
      passages: ['Nehemiah 8:8', 'Romans 15:4'],
    },
    {
      asked:
        'when is the best time | should i read the bible in the morning | is it bad to read on my phone | do i have to read every day',
      answer:
        'No time is commanded; Jesus prayed early, and psalms speak of morning, evening and night watches. Choose an hour that you can keep. Reading on a phone is fine, and if you miss days, just begin again without guilt.',
      passages: ['Mark 1:35', 'Psalm 119:148'],
    },
    {
      asked:
        'what do i pray before reading | is there a prayer before reading the bible | how do i pray with a verse | what is lectio divina',
      answer:
        "A short prayer is in Psalm 119:18, which asks God to open the reader's eyes. Lectio divina is an old way to pray with a text: read it slowly, think about a word that stays, answer God, and be quiet for a while.",
      passages: ['Psalm 119:18', '1 Samuel 3:10'],
    },
    {
      asked:
        'can i just open it anywhere | is it ok to open the bible randomly | can god speak through a random verse | bible roulette',
      answer:
        'You may, and some have been struck that way; Augustine tells of it. But a single verse out of its story easily misleads, and it is no way to make decisions. Read the lines before and after, and better yet one book through.',
      passages: ['2 Timothy 2:15', 'Luke 24:27'],
    },
    {
      asked:
        'old testament or new first | do i need the old testament | should i start with genesis | why is the god of the old testament so different',
      answer:
        'Start with the New Testament, because it shows Christians how to read the Old; but you need both, since Jesus prayed and taught from it. The Old also speaks of mercy on nearly every page, and the New of judgment. It is one God.',
      passages: ['Luke 24:27', 'Exodus 34:6-7'],
    },
    {
      asked:
        'how do i read with kids | which bible for children | how to read the bible with my child | family devotions ideas',
      answer:
        "Take a children's Bible with good pictures, five minutes at bedtime, one story, and two questions: what did you like, and what is God like here? Save violent stories for later. Deuteronomy pictures parents talking of it at home and on the road.",
      passages: ['Deuteronomy 6:6-7', '2 Timothy 3:15'],
    },
    {
      asked:
        'i cant read well | im dyslexic how can i read the bible | is listening to the bible ok | my eyes are bad | where can i get a free bible',
      answer:
        'Listening counts; for most of history people heard scripture read aloud. Free audio Bibles exist as apps, and large print is common. Churches, the Gideons and Bible societies often give Bibles away, so ask at any church near you.',
      passages: ['Revelation 1:3', 'Romans 10:17'],
    },
    {
      asked:
        'where do i find a bible study | can i read it alone or do i need a group | how do i start a bible study | do i need a pastor to explain it',
      answer:
        'You can read alone, and reading with others is better still. Ask this church about a group, or begin with one friend, one chapter a week, and open questions. Catholics and Orthodox stress reading with the church; Protestants stress that everyone may read.',
      passages: ['Acts 17:11', 'Colossians 3:16'],
    },
  ],
  'topic:bible-translations': [
    {
      asked:
        'is the king james the only right one | my pastor says only kjv | is kjv the best bible | are new translations corrupt',
      answer:
        'Some churches hold that the King James Version alone is reliable; nearly all others say that several translations are good. The King James is faithful to the manuscripts then known. Newer versions use older ones, and no central teaching changes.',
      passages: ['Nehemiah 8:8', 'Acts 2:8'],
    },
    {
      asked: 'why are verses missing | my bible skips a verse | why did the niv take out verses | where is acts 8 37',
      answer:
        'They are usually in the footnotes. Verse numbers were set in the 1500s from later manuscripts; older copies found since lack some lines, such as Acts 8:37 or Matthew 17:21. Editors think that copyists added them; the King James has them in the text.',
      passages: ['Acts 8:36-38', 'Mark 9:29'],
    },
    {
      asked:
        'which one is easiest | easy bible for beginners | best bible for bad english | which bible for a teenager',
      answer:
        'For plain English many take the New Living Translation, the Good News, the Contemporary English Version or the NIrV, which is written for young readers and new speakers of English. Compare one chapter in each, and choose the one you keep reading.',
      passages: ['Nehemiah 8:8'],
    },
    {
      asked: 'which is the most accurate | most literal bible translation | esv or niv | best bible for study',
      answer:
        'The NASB and ESV stay close to the wording, the NRSV too with scholars of several churches, and the NIV and CSB seek a middle way. No single one is most accurate everywhere. For study, set a closer and a freer one side by side.',
      passages: ['2 Timothy 2:15'],
    },
    {
      asked:
        'what language was it in | what was the bible originally written in | did jesus speak hebrew | was the bible written in latin',
      answer:
        'The Old Testament was written in Hebrew, with some chapters in Aramaic, and the New Testament in Greek. Jesus mostly spoke Aramaic, and some of his words, such as talitha koum, are kept. Latin came later, in translation.',
      passages: ['Mark 5:41', 'John 19:20'],
    },
    {
      asked:
        'has it been changed so many times | isnt it a translation of a translation | like the telephone game | can i trust a translation',
      answer:
        'Modern Bibles are not copies of copies in a chain of languages. Each main translation goes back to Hebrew, Aramaic and Greek manuscripts, and teams check each other. Thousands of copies can be compared, so mistakes show up.',
      passages: ['Isaiah 40:8'],
    },
    {
      asked:
        'which bible do catholics use | what is a catholic bible | difference catholic and protestant bible | what do orthodox use',
      answer:
        'Catholics use editions with 73 books; in the United States the New American Bible is read at Mass. Many like the RSV or NRSV Catholic editions. Orthodox Christians often use the Orthodox Study Bible, whose Old Testament follows the old Greek version.',
      passages: [],
    },
    {
      asked:
        'what about the message | is the passion translation ok | is the message a real bible | whats a paraphrase',
      answer:
        "The Message is Eugene Peterson's free rendering in everyday American English; it reads fresh but is one man's wording, so check it against another Bible. The Passion Translation is widely criticized for additions. Paraphrases serve devotion better than study.",
      passages: ['Nehemiah 8:8'],
    },
    {
      asked:
        'who translated the first english bible | who was king james | who was tyndale | why was the king james bible made',
      answer:
        "Wycliffe's circle made one from Latin in the 1380s; William Tyndale translated from Greek and Hebrew and was executed in 1536. King James of England had scholars prepare the version of 1611, which keeps much of Tyndale's wording.",
      passages: ['Acts 2:8'],
    },
    {
      asked:
        'why does the bible say lord in capitals | is gods name jehovah or yahweh | what about the new world translation | what do jehovahs witnesses use',
      answer:
        "LORD in capitals stands for God's Hebrew name, four letters likely said Yahweh; Jehovah is an older form. The New World Translation of Jehovah's Witnesses writes Jehovah throughout; nearly all other scholars reject some of its renderings, such as John 1:1.",
      passages: ['Exodus 3:13-15', 'John 1:1'],
    },
  ],
  'topic:canon': [
    {
      asked:
        'didnt constantine pick the books | did the council of nicea decide the bible | did the emperor choose the gospels | da vinci code bible',
      answer:
        'The Council of Nicaea in 325 dealt with who Christ is and not with the list of books. Constantine ordered copies of scripture but did not choose it. The four Gospels were already accepted widely by about the year 180.',
      passages: ['Luke 1:1-4'],
    },
    {
      asked:
        'what about the lost books | is there a gospel of thomas | why was the gospel of mary left out | what are the gnostic gospels',
      answer:
        "They exist and can be read. Most were written in the second century or later, under an apostle's name, and often teach a secret knowledge far from the four Gospels. Churches did not read them everywhere; whether Thomas holds some early sayings is debated.",
      passages: ['John 20:30-31', 'John 21:25'],
    },
    {
      asked:
        'why do catholics have more books | what are the extra books | what is the apocrypha | did luther take books out',
      answer:
        'The extra books, such as Tobit, Maccabees and Sirach, were in the Greek Old Testament that early Christians used. Catholics and Orthodox keep them. Reformers followed the Hebrew list; Luther printed the others separately as good to read.',
      passages: ['2 Timothy 3:16-17'],
    },
    {
      asked:
        'what about the book of enoch | why isnt enoch in the bible | is enoch quoted in the bible | who has enoch in their bible',
      answer:
        'Enoch is a Jewish writing from the last centuries before Christ, about angels and judgment, and Jude quotes it. Most Jews and churches did not count it as scripture; the Ethiopian Orthodox Church does. You may read it as background.',
      passages: ['Jude 1:14-15', 'Genesis 5:24'],
    },
    {
      asked:
        'who wrote the bible | how many people wrote the bible | did moses write the first five books | who wrote the gospels',
      answer:
        'About forty writers is the usual guess. Tradition names Moses for the first five books and Matthew, Mark, Luke and John for the Gospels; many scholars see more hands and later editing. Some books name their author, and several do not.',
      passages: ['Luke 1:1-4', '2 Peter 1:20-21'],
    },
    {
      asked:
        'when was it written | how old is the bible | how long after jesus were the gospels written | what is the oldest book',
      answer:
        "It was written over more than a thousand years, down to about AD 100. Paul's letters come first in the New Testament, around 50; most scholars date the Gospels from about 65 to 95. Which Old Testament book is oldest is debated.",
      passages: ['1 Corinthians 15:3-6'],
    },
    {
      asked:
        'who decided on the 27 | when was the new testament finished | first list of new testament books | how did they choose the new testament',
      answer:
        'The first surviving list of exactly our 27 is in a letter of Athanasius, bishop of Alexandria, in 367; councils in North Africa confirmed it in the 390s. They mostly recorded what churches already read. Hebrews, Revelation and a few letters were long discussed.',
      passages: ['2 Peter 3:15-16'],
    },
    {
      asked:
        'can books be added | doesnt revelation say not to add anything | what about the book of mormon | could they add a new book today',
      answer:
        'Catholic, Orthodox and Protestant churches hold that the canon is closed and do not accept the Book of Mormon; Latter-day Saints do. The warning at the end of Revelation is about that book itself, though many apply it to the whole.',
      passages: ['Revelation 22:18-19', 'Hebrews 1:1-2'],
    },
    {
      asked:
        'what bible did jesus have | which books did jesus use | did jesus read the old testament | did jesus write anything',
      answer:
        "Jesus used Israel's scriptures, in scrolls: Law, Prophets and Psalms. He quotes Deuteronomy, Isaiah and the Psalms most. He left no writing of his own; once he wrote on the ground, and no one says what.",
      passages: ['Luke 24:44', 'John 8:6'],
    },
    {
      asked:
        'what does canon mean | what does testament mean | where does the word bible come from | who put in chapters and verses',
      answer:
        "Canon is Greek for a measuring rod, so a rule or list. Testament means covenant, and Bible comes from the Greek for books. Chapters go back to around 1200, usually credited to Stephen Langton; today's verse numbers were complete in the 1550s.",
      passages: ['Hebrews 8:6'],
    },
  ],
  'topic:bible-true': [
    {
      asked:
        'what about the contradictions | does the bible contradict itself | why do the gospels not match | arent there mistakes in the bible',
      answer:
        'There are differences, such as how many women or angels were at the tomb. Some Christians explain each one; others say that small differences are what honest witnesses leave and do not touch the message. The main lines agree: he died, and he was raised.',
      passages: ['Matthew 28:1-2', 'Luke 24:4'],
    },
    {
      asked:
        'is every word literal | do i have to take the bible literally | did it really happen like that | is jonah a true story',
      answer:
        'No church takes every word literally: Jesus calls himself a door, and psalms give rivers hands. Christians differ on which stories are history; Jonah and the flood are examples. Ask what kind of writing it is and what its first hearers would grasp.',
      passages: ['John 10:9', 'Psalm 98:8'],
    },
    {
      asked:
        'is there proof | is there archaeology for the bible | what evidence is there that its true | has anything been found',
      answer:
        "Some of it, yes: an inscription naming the house of David, Hezekiah's tunnel, a stone with Pilate's name, and the Dead Sea Scrolls. Other points, such as the exodus or Jericho, are disputed. Digging can support history; it cannot prove that God spoke.",
      passages: ['2 Kings 20:20', 'Luke 3:1'],
    },
    {
      asked:
        'who says it wasnt changed | was the bible changed over time | did the church rewrite the bible | how do we know its the same text',
      answer:
        'Copies show it: Isaiah from the Dead Sea, a thousand years older than the copies then known, is largely the same. For the New Testament there are over five thousand Greek manuscripts. Two longer passages, in Mark 16 and John 8, are marked as doubtful.',
      passages: ['Isaiah 40:8', 'Mark 16:9'],
    },
    {
      asked:
        'what does inspired mean | what does god breathed mean | did god dictate the bible | how can men write gods word',
      answer:
        'Second Timothy calls scripture God-breathed, and Second Peter says that people spoke, carried by the Spirit. Most churches do not think of dictation: writers used their own style, and Luke did research. Christians differ on how closely God guided each word.',
      passages: ['2 Timothy 3:16-17', '2 Peter 1:20-21'],
    },
    {
      asked:
        'what if i doubt it | i cant believe everything in the bible | can i be a christian and not believe all of it | is it a sin to doubt the bible',
      answer:
        'Doubt is no crime; a father told Jesus that he believed and needed help with his unbelief, and Jesus healed his son. You may begin with what you can trust. Churches differ on how much one must affirm; ask your questions aloud.',
      passages: ['Mark 9:23-25', 'John 20:27-29'],
    },
    {
      asked:
        'did jesus really exist | is there proof of jesus outside the bible | did historians write about jesus | was jesus a real person',
      answer:
        'Nearly all historians, believing or not, say that Jesus lived and was crucified under Pilate. The Roman writer Tacitus mentions it, and the Jewish historian Josephus mentions Jesus and his brother James. That he rose is a matter of faith and testimony.',
      passages: ['Luke 3:1', '1 Corinthians 15:3-6'],
    },
    {
      asked:
        'what about the violent parts | why is there so much cruelty in the bible | how can it be gods word with all that killing | some bible stories disgust me',
      answer:
        'Being troubled by them is right. The Bible often reports evil without approving it, as in Judges. Where God himself commands war, Christians differ: judgment, the speech of its age, or a stage that Jesus leaves behind.',
      passages: ['Judges 21:25', 'Matthew 5:43-45'],
    },
    {
      asked:
        'why the bible and not the quran | how is the bible different from other holy books | why should i trust this book | arent all religions the same',
      answer:
        "Christians trust the Bible because they see it point to Jesus, and especially because of his resurrection. Muslims hold the Quran to be God's final word. The religions share much and differ on who Jesus is; you may compare, respectfully and slowly.",
      passages: ['John 20:30-31', '1 Peter 3:15'],
    },
    {
      asked:
        'isnt that circular | it says its true because it says so | how do i explain that the bible is true to my friend | my friend says its fairy tales',
      answer:
        'Quoting the Bible to prove the Bible would be circular, so start elsewhere: its age and copies, the many witnesses, and what it has done in your life. Offer to read a Gospel together. You do not have to win; be gentle.',
      passages: ['Luke 1:1-4', '1 Peter 3:15-16'],
    },
  ],
  'topic:old-testament-law': [
    {
      asked:
        'can i eat pork | why can christians eat shrimp | are the food laws still valid | what does the bible say about pork',
      answer:
        'Nearly all churches say that pork and shrimp are allowed: Mark understands Jesus as declaring all foods clean, and Peter was shown it in a vision. Seventh-day Adventists keep from them, and some Messianic groups do too. Paul asks people not to judge over food.',
      passages: ['Mark 7:18-19', 'Acts 10:13-15', 'Romans 14:2-3'],
    },
    {
      asked:
        'so which laws still count | how do i know which laws to keep | arent christians just picking and choosing | why keep one law and not another',
      answer:
        'Churches ask what Jesus and the apostles did with each. They kept and deepened the moral core, love, truth, faithfulness, no idols, and did not ask Gentiles for circumcision or most food and temple rules. It is not mere picking, but Christians do argue over some cases.',
      passages: ['Acts 15:28-29', 'Romans 13:8-10'],
    },
    {
      asked:
        'didnt jesus say not one letter would pass | jesus said he didnt abolish the law | what does fulfill the law mean | not one jot or tittle',
      answer:
        'In Matthew 5. He adds that he came to fulfill, which most take to mean that he brings the law to its goal, shows its depth, and keeps it himself. Some Christians conclude that they keep more of it; most, that it is kept through him.',
      passages: ['Matthew 5:17-20', 'Luke 24:44'],
    },
    {
      asked: 'how many laws are there | 613 commandments | who counted the laws | what is the torah',
      answer:
        'Jewish tradition counts 613 commandments in the Torah, the five books from Genesis to Deuteronomy. The number comes from the rabbis and not from the Bible. Many concern temple, priests and farming in the land, so no one can keep all of them today.',
      passages: ['Deuteronomy 6:4-9'],
    },
    {
      asked:
        'why such strange laws | why no mixed fabrics | why couldnt they mix wool and linen | what is the point of the weird laws',
      answer:
        "The Bible often gives no reason. Many laws trained Israel to be a people set apart, and kept kinds distinct as in creation; some likely opposed neighbors' rites, some protected health or the poor. Wool with linen was perhaps reserved for priests.",
      passages: ['Leviticus 19:19', 'Deuteronomy 22:11'],
    },
    {
      asked:
        'do we have to tithe | is tithing old testament law | do christians have to give ten percent | my church demands the tithe',
      answer:
        'Churches differ, and many teach ten percent as a guide. The law gave tenths to Levites, feasts and the poor; the New Testament asks for free and cheerful giving and names no percentage. No one should pressure you, and feeding your family comes first.',
      passages: ['2 Corinthians 9:7', 'Deuteronomy 14:28-29'],
    },
    {
      asked:
        'do we still keep the sabbath | why sunday not saturday | who changed the sabbath | is it a sin to work on sunday',
      answer:
        'Most churches worship on Sunday, the day Jesus rose; Acts mentions a gathering then, and Paul asks that gifts be set aside that day. Seventh-day Adventists and others keep Saturday. Some carry Sabbath rest over to Sunday, others see freedom, as Paul lets each decide about days.',
      passages: ['Acts 20:7', '1 Corinthians 16:2', 'Romans 14:5-6'],
    },
    {
      asked: 'why did they sacrifice animals | do we need sacrifices today | why did the sacrifices stop | why blood',
      answer:
        'Sacrifices gave thanks, shared meals with God, and covered sin; Leviticus says that life is in the blood. They ended when Rome destroyed the temple in 70. Hebrews says that Jesus offered himself once for all, so Christians bring none.',
      passages: ['Leviticus 17:11', 'Hebrews 10:10-14'],
    },
    {
      asked:
        'why was the law given | what is the purpose of the law | can the law save you | were people in the old testament saved by the law',
      answer:
        'It taught a rescued people how to live; the rescue from Egypt came first. Paul says that the law shows sin and led like a guardian to Christ, and that Abraham was counted righteous by faith before the law existed.',
      passages: ['Galatians 3:23-26', 'Romans 4:3'],
    },
    {
      asked:
        'what about women on their period | are the purity laws still in force | is a woman unclean after birth | am i unclean',
      answer:
        'Christians do not count you unclean; in Leviticus that word is about access to the sanctuary and is not guilt; it touched men as well. Jesus let a bleeding woman touch him and called her daughter. Some Orthodox women still keep customs around communion.',
      passages: ['Mark 5:25-34', 'Leviticus 15:19'],
    },
  ],
  'topic:ten-commandments': [
    {
      asked:
        'why do catholics number them different | which commandment is number four | whats the second commandment | do catholics leave out the idols one',
      answer:
        'The text has no numbers. Catholics and Lutherans count other gods and idols as one, so honoring parents is fourth for them, and split coveting; for Reformed, Anglican and Orthodox Christians idols are second and the Sabbath fourth. Jews take the opening line as first, and no church leaves any of it out.',
      passages: ['Exodus 20:2-6', 'Exodus 20:12', 'Exodus 20:17'],
    },
    {
      asked:
        'what does taking gods name in vain mean | is omg a sin | is swearing breaking a commandment | is saying oh my god bad',
      answer:
        "The commandment forbids misusing God's name, at first in false oaths, magic and empty worship. Many Christians include careless exclamations and avoid them. Doing harm in his name, by lies or cruelty, falls under it as well.",
      passages: ['Exodus 20:7', 'Leviticus 19:12'],
    },
    {
      asked:
        'kill or murder | is it thou shalt not kill or murder | does it include killing animals or in war | what does thou shalt not kill cover',
      answer:
        'The Hebrew verb mostly means unlawful killing of a person, so many Bibles say murder. Animals, courts and war are dealt with elsewhere. Jesus carries it deeper, to rage and insult, and peace churches take it to forbid war.',
      passages: ['Exodus 20:13', 'Matthew 5:21-22'],
    },
    {
      asked:
        'what if my parents are abusive | do i have to honor abusive parents | my father hurt me must i honor him | does honor mean obey',
      answer:
        'Honor does not mean letting yourself be hurt. It can mean speaking truthfully and wishing no evil, from a safe distance. If you are in danger, call 911, or the Childhelp hotline at 1-800-422-4453, day and night.',
      passages: ['Exodus 20:12', 'Ephesians 6:4'],
    },
    {
      asked:
        'where are the stone tablets now | what happened to the tablets | where is the ark of the covenant | did moses break the tablets',
      answer:
        'Moses broke the first pair when he saw the golden calf; a second pair lay in the ark in the temple. No one knows where the ark is after Babylon destroyed the temple. Ethiopian Christians claim to keep it in Aksum.',
      passages: ['Exodus 32:19', '1 Kings 8:9'],
    },
    {
      asked:
        'do they still count for us | are the ten commandments for christians | did jesus change the ten commandments | are we under the ten commandments',
      answer:
        'Nearly all churches keep them, though the Sabbath is understood in different ways. Jesus said that he had not come to do away with the law; he quotes several commandments to a rich man and sums up the law in love of God and neighbor. Some teach that they hold because the New Testament repeats them.',
      passages: ['Matthew 5:17', 'Matthew 19:17-19', 'Romans 13:8-10'],
    },
    {
      asked: 'what does covet mean | is it a sin to want things | what is coveting | is envy breaking a commandment',
      answer:
        "To covet is to set your heart on having what belongs to another, and scheming after it. Wanting a house is fine; plotting to get your neighbor's is not. The story of King Ahab and Naboth's vineyard shows where it leads.",
      passages: ['Exodus 20:17', '1 Kings 21:2-4'],
    },
    {
      asked:
        'what if i broke one | ive broken the commandments am i lost | i committed adultery can i be forgiven | which commandment is the worst to break',
      answer:
        'You are not lost: James counts everyone a lawbreaker, and John says that God forgives those who confess. David broke several at once and was forgiven. Make right what you can, and ask a pastor for help.',
      passages: ['James 2:10', '1 John 1:9'],
    },
    {
      asked:
        'are statues of saints idols | are pictures of jesus allowed | do catholics worship idols | is a cross necklace an idol',
      answer:
        'Churches differ. Catholics and Orthodox honor images and say that worship belongs to God alone; many Reformed churches avoid pictures of God or Christ; most other Protestants allow pictures for teaching. The commandment forbids making images to bow to and serve.',
      passages: ['Exodus 20:4-6', 'Colossians 1:15'],
    },
    {
      asked:
        'how do i teach them to kids | ten commandments for kids | easy way to learn the ten commandments | short version please',
      answer:
        'Use your fingers: put God first, have no idols, respect his name, and take a rest day. Then honor parents, do no killing, be faithful in marriage, take nothing, tell no lies, and do not envy. Add that God rescued them first.',
      passages: ['Exodus 20:2-3', 'Deuteronomy 6:6-7'],
    },
  ],
  'topic:sermon-on-the-mount': [
    {
      asked:
        'what does poor in spirit mean | who are the poor in spirit | does that mean being poor is good | blessed are the poor in spirit meaning',
      answer:
        'Poor in spirit means people who know that they have nothing to bring before God, like beggars with open hands. Luke says simply the poor. Jesus does not praise poverty itself; he says that the kingdom belongs to those the world passes over.',
      passages: ['Matthew 5:3', 'Luke 6:20'],
    },
    {
      asked: 'what does meek mean | is meek the same as weak | the meek inherit the earth meaning | was jesus meek',
      answer:
        'Meek is not weak. It means gentle people who do not push their way with force; Moses is called so, and Jesus calls himself gentle. The line about inheriting comes from Psalm 37, where it is said against those who grab land.',
      passages: ['Psalm 37:10-11', 'Matthew 11:29'],
    },
    {
      asked: 'how many are there | list the beatitudes | are there eight or nine beatitudes | what does beatitude mean',
      answer:
        'Eight are usually counted, with the ninth, on insults, as widening the eighth. They name the poor in spirit, mourners, meek, hungry for righteousness, merciful, pure in heart, peacemakers and persecuted. The name is from Latin for happy or blessed.',
      passages: ['Matthew 5:3-12'],
    },
    {
      asked:
        'turn the other cheek so i let them hit me | does turn the other cheek mean staying with an abuser | do i have to let people walk over me | is self defense against the sermon on the mount',
      answer:
        'A slap on the right cheek was an insult, and Jesus refuses revenge; he does not order anyone to stay and be beaten. Leave when you are in danger and call 911; the domestic violence hotline is 1-800-799-7233.',
      passages: ['Matthew 5:38-39', 'John 18:22-23'],
    },
    {
      asked:
        'where was it | where is the mount of beatitudes | can you visit the place of the sermon on the mount | which mountain did jesus preach on',
      answer:
        'Matthew says only that Jesus went up a mountain, in Galilee. Tradition points to a hill near Capernaum above the Sea of Galilee, where a church from the 1930s stands and pilgrims come. The exact spot is not known.',
      passages: ['Matthew 5:1-2', 'Matthew 4:23-25'],
    },
    {
      asked:
        'is it the same sermon in luke | sermon on the plain vs sermon on the mount | why does luke have it different | did jesus give it twice',
      answer:
        'Luke 6 has a shorter sermon on level ground, with four blessings and four woes. Some Christians think that Jesus taught it more than once; many scholars, that both Gospels shaped the same collected sayings. The heart is alike: love for enemies.',
      passages: ['Luke 6:17-26'],
    },
    {
      asked:
        'nobody can live like that | is it even possible to keep | do i have to be perfect | be perfect like your father what does that mean',
      answer:
        'Christians differ. Many Lutherans say that it drives us to mercy; Mennonites, that it is meant to be lived; Catholics, that grace makes it possible. Perfect means whole, and here it is about loving enemies as God sends rain on all.',
      passages: ['Matthew 5:44-48', 'Matthew 5:3'],
    },
    {
      asked:
        'is the lords prayer in it | what else is in the sermon on the mount | whats the rest of the sermon about | is the golden rule in the sermon on the mount',
      answer:
        "The Lord's Prayer is in Matthew 6. The sermon also has salt and light, anger and lust, love of enemies, giving in secret, worry and the lilies, judging, the golden rule, and a house built on rock.",
      passages: ['Matthew 6:9-13', 'Matthew 7:12'],
    },
    {
      asked:
        'does cut off your hand mean literally | tear out your eye what does jesus mean | is he serious about plucking out the eye | i feel i should punish my body',
      answer:
        'It is deliberate exaggeration: deal firmly with what leads you astray, such as a habit or a website. Churches have never wanted anyone to harm the body. If you feel an urge to hurt yourself, call or text 988 now.',
      passages: ['Matthew 5:29-30', 'Ezekiel 33:11'],
    },
    {
      asked:
        'does it count for me if im grieving | what does blessed are those who mourn mean | how can mourning be blessed | i dont feel blessed',
      answer:
        "It is spoken to people who grieve, for a death or over the world's wrong. Jesus does not call grief good; he promises that comfort will come from God. You do not have to feel blessed for the promise to hold.",
      passages: ['Matthew 5:4', 'Psalm 34:18'],
    },
  ],
  'topic:parables': [
    {
      asked:
        'how many did he tell | how many parables are there | list of jesus parables | where are the parables in the bible',
      answer:
        'Between thirty and forty, depending on how you count, since some are only a sentence long. They are in Matthew, Mark and Luke; Luke has the most. John has none in the usual sense, but pictures such as the vine and the good shepherd.',
      passages: ['Mark 4:33-34'],
    },
    {
      asked:
        'are they true stories | did the parables really happen | was the good samaritan a real person | is the prodigal son a true story',
      answer:
        'Most readers take the parables as stories that Jesus made up from daily life, and their truth lies in the point. A few people think that the rich man and Lazarus was real, because one figure has a name.',
      passages: ['Luke 16:19-21', 'Matthew 13:34'],
    },
    {
      asked:
        'why did he hide it | so that they dont understand | why did jesus speak so people wouldnt understand | seeing they may not see meaning',
      answer:
        'In Mark 4 Jesus quotes Isaiah about people who look and do not see. Some read it as a judgment on hard hearts, others as a sad result and not the aim. He also says that hidden things are meant to come to light.',
      passages: ['Mark 4:10-12', 'Mark 4:21-22'],
    },
    {
      asked:
        'whats the prodigal son about | who is the older brother | what does prodigal mean | did the older brother go in to the party',
      answer:
        'A son wastes his inheritance and is welcomed by a running father; the older brother is angry and stays outside. Jesus told it to people who grumbled about his company, and leaves open whether the brother goes in. Prodigal means wasteful.',
      passages: ['Luke 15:20-24', 'Luke 15:28-32'],
    },
    {
      asked:
        'what is the talents one | what does the parable of the talents mean | how much was a talent | why was the third servant punished',
      answer:
        "A master leaves money with three servants; two make it grow, one buries his. A talent was some twenty years' wages, so even one was a fortune. Most see a call to risk what God entrusts; the third acted from fear of a harsh master.",
      passages: ['Matthew 25:14-18', 'Matthew 25:24-27'],
    },
    {
      asked:
        'why did he praise the crook | the dishonest manager makes no sense | does jesus approve of cheating | luke 16 unjust steward meaning',
      answer:
        'Jesus does not approve the cheating; the manager is praised for acting cleverly when his time runs out. Jesus wishes that people of light were as quick with money for good ends. It is among the hardest parables, and scholars differ on details.',
      passages: ['Luke 16:1-9'],
    },
    {
      asked:
        'thats unfair to the workers | workers in the vineyard unfair | why did the last ones get the same pay | is god unfair',
      answer:
        "By wage rules it seems unfair, and that is the sting. Each worker gets the agreed day's pay, enough to feed a family; the late ones get it by the owner's kindness. The story asks whether we resent it when God is generous.",
      passages: ['Matthew 20:8-16'],
    },
    {
      asked:
        'are there parables in the old testament | did anyone else tell parables | did jesus invent parables | nathans parable to david',
      answer:
        'There are some: Nathan told David about a stolen lamb, and David judged himself by it. Jotham told of trees choosing a king, and Isaiah sang of a vineyard. Rabbis told parables too, so Jesus used a familiar form in his own way.',
      passages: ['2 Samuel 12:1-7', 'Judges 9:8-15'],
    },
    {
      asked:
        'which one should i start with | what is the best parable | shortest parable | the most famous parable of jesus',
      answer:
        'The best known are the good Samaritan and the prodigal son, both only in Luke. Start with the lost sheep, which takes a minute, or with the treasure in the field, a single verse. Then read the sower, which Jesus explains himself.',
      passages: ['Luke 15:3-7', 'Matthew 13:44'],
    },
    {
      asked:
        'how do i explain a parable to kids | parables for children | what is a parable simple | easy parable for sunday school',
      answer:
        'Say: a parable is a story with a secret inside, and Jesus wants us to find it. Act out the lost sheep: hide a toy, search, and have a party. Then ask who the shepherd is like, and how the sheep felt.',
      passages: ['Luke 15:3-7'],
    },
  ],
  'topic:psalms': [
    {
      asked:
        'who wrote them | did david write all the psalms | how many psalms did david write | did women write psalms',
      answer:
        "David did not write all. About 73 name him in the heading; others name Asaph, Korah's sons, Solomon and Moses, and many name no one. Whether the headings mean authorship is discussed, and none gives a woman as the writer.",
      passages: ['Psalm 90:1-2', 'Psalm 72:20'],
    },
    {
      asked: 'what does selah mean | what is selah in the psalms | do i read selah out loud | why does it say selah',
      answer:
        'No one knows for sure. Selah appears about 70 times in the Psalms and three times in Habakkuk; it is likely a musical mark, perhaps a pause or a rise of sound. Readers usually leave it out when reading aloud.',
      passages: ['Psalm 46:1-3'],
    },
    {
      asked:
        'why are some so angry | can i pray against my enemies | what about the cursing psalms | psalm 137 babies against the rock',
      answer:
        'Those psalms hand rage to God in place of acting on it, and Psalm 137 is the cry of people who saw their own children killed. Jesus taught prayer for enemies, so Christians differ on praying them aloud. Your anger may still be spoken to God.',
      passages: ['Psalm 137:1-4', 'Psalm 94:1-3'],
    },
    {
      asked:
        'which psalm for a funeral | psalm for someone who died | what psalm to read at a graveside | psalm for grief',
      answer:
        'Psalm 23 is read most at funerals; Psalms 90, 121 and 130 are also common. For sharp grief, Psalms 42 and 88 say plainly how dark it is. Choose what the person loved, or what you yourself can say.',
      passages: ['Psalm 23:1-6', 'Psalm 121:1-8'],
    },
    {
      asked: 'which psalm for anxiety | a psalm for fear | psalm to calm down | which psalm when i have panic',
      answer:
        'For fear, Psalm 56 turns to God in the middle of it, Psalm 27 calls him light, and Psalm 131 is like a child resting with its mother. Say one line as you breathe slowly. If panic keeps coming, a doctor can help.',
      passages: ['Psalm 56:3-4', 'Psalm 131:1-3'],
    },
    {
      asked: 'which psalm for healing | psalm for a sick person | psalm for surgery | my mom has cancer which psalm',
      answer:
        'Psalm 41 speaks of God sustaining someone on a sickbed, Psalm 30 thanks for healing, and Psalm 121 is good before surgery. They are prayers and not a guarantee; Psalm 88 is for days when no help seems to come.',
      passages: ['Psalm 41:1-3', 'Psalm 30:2-5'],
    },
    {
      asked:
        'does psalm 91 mean nothing will happen to me | is psalm 91 a promise | why did god not protect her, we prayed psalm 91 | psalm 91 protection',
      answer:
        "It is not a charm against harm; the tempter quotes it to Jesus, and Jesus refuses to use it to force God's hand. It speaks trust that God is near in trouble. If someone you love was hurt, your faith was not too small.",
      passages: ['Psalm 91:14-16', 'Matthew 4:5-7'],
    },
    {
      asked:
        'what does psalm 23 mean | what is the valley of the shadow of death | who is the shepherd | the lord is my shepherd meaning',
      answer:
        'Psalm 23 pictures God as a shepherd who leads, feeds and guards, and then as a host with a laid table. The valley is deepest darkness, and there the speaker turns from talking about God to talking to him. Christians also think of Jesus.',
      passages: ['Psalm 23:1-6', 'John 10:11'],
    },
    {
      asked:
        'which psalm did jesus pray on the cross | did jesus quote a psalm when he died | psalm 22 my god my god | what did jesus sing at the last supper',
      answer:
        'On the cross Jesus cried the opening of Psalm 22, and in Luke he gives himself up with words from Psalm 31. The hymn after the supper was probably from Psalms 113 to 118, which belong to Passover.',
      passages: ['Psalm 22:1-2', 'Psalm 31:5'],
    },
    {
      asked:
        'how do i pray a psalm | which is the shortest psalm | longest psalm | why is my catholic bible numbered differently',
      answer:
        'Read a psalm aloud slowly, stop where a line is yours, and go on in your own words. Psalm 117 is the shortest and 119 the longest. Older Catholic and Orthodox Bibles follow the Greek count, so many numbers are one lower.',
      passages: ['Psalm 117:1-2', 'Psalm 119:105'],
    },
  ],
  'topic:revelation-book': [
    {
      asked:
        'who wrote it | did john the apostle write revelation | which john wrote revelation | when was revelation written',
      answer:
        'The writer calls himself John, on Patmos because of his faith, probably banished to that island. Early tradition takes him for the apostle; many scholars think of another John, a prophet. Most date it around the year 95, some before the year 70.',
      passages: ['Revelation 1:1-3', 'Revelation 1:9'],
    },
    {
      asked:
        'where is patmos | where were the seven churches | are the seven churches in turkey | can you visit the churches of revelation',
      answer:
        'Patmos is a Greek island off the coast of Turkey. The seven churches were in what is now western Turkey: Ephesus, Smyrna, Pergamum, Thyatira, Sardis, Philadelphia and Laodicea. Ruins can be visited; Smyrna is the city of Izmir.',
      passages: ['Revelation 1:9-11'],
    },
    {
      asked: 'who are the 144000 | do only 144000 go to heaven | what do the 144000 mean',
      answer:
        "Revelation 7 counts 12,000 from each of Israel's tribes. Many read it as a picture of all God's people, since John next sees a crowd beyond counting; others think of Jewish believers in the end. Jehovah's Witnesses take it as the number who go to heaven.",
      passages: ['Revelation 7:4', 'Revelation 7:9-10'],
    },
    {
      asked:
        'who are the four horsemen | what do the four horsemen mean | what are the seven seals | is the white horse jesus',
      answer:
        'The seven seals close a scroll that only the Lamb can open; the first four bring the riders: conquest, war, famine and death. The white rider is read as conquest, as the antichrist, or by some as Christ or the gospel. They show what people have lived through in every age.',
      passages: ['Revelation 5:1-5', 'Revelation 6:1-8'],
    },
    {
      asked:
        'its too scary | revelation gives me nightmares | should i read revelation to my kids | i am afraid of the book of revelation',
      answer:
        'You may leave it for a while; it was sent to strengthen people. Read chapters 21 and 22 first, where tears end; with children, stay with the lamb, the song and the new city. If fear keeps you awake, tell a pastor or doctor.',
      passages: ['Revelation 21:3-5', 'Revelation 1:17-18'],
    },
    {
      asked:
        'who is the woman clothed with the sun | is the woman mary in revelation 12 | who is the dragon | who is the child in revelation 12',
      answer:
        'The dragon is named as the devil, and the child is usually understood as Christ. The woman is read as Israel or the people of God; Catholics also see Mary, and many readers hold both. The point is that the dragon loses.',
      passages: ['Revelation 12:1-6', 'Revelation 12:9-11'],
    },
    {
      asked: 'who is babylon | whore of babylon meaning | is babylon america | is rome babylon in revelation',
      answer:
        'Revelation says that she sits on seven hills, and first readers would think of Rome, rich and violent. Some Christians expect a future city or system; others see any power that lives on luxury and blood. It names no modern country.',
      passages: ['Revelation 17:4-6', 'Revelation 18:2-5'],
    },
    {
      asked:
        'is my name in the book of life | what is the book of life | what is the lake of fire | am i going to be thrown in the lake of fire',
      answer:
        'The book of life is a picture for those who belong to God. Jesus told his friends to be glad that their names are written in heaven. The lake of fire is final judgment, which Christians understand differently, but Jesus sends no one away who comes to him.',
      passages: ['Luke 10:20', 'John 6:37'],
    },
    {
      asked:
        'is it revelation or revelations | what does apocalypse mean | what does the word revelation mean | why is it called apocalypse',
      answer:
        'It is Revelation, in the singular. The Greek first word is apokalypsis, which means an uncovering and not a catastrophe; from it comes apocalypse. The book says that it unveils Jesus Christ, and it blesses those who read it aloud and those who listen.',
      passages: ['Revelation 1:1-3'],
    },
    {
      asked: 'why is it full of sevens | what do the numbers mean in revelation | is it literal | is it a code',
      answer:
        "Numbers in Revelation are mostly symbols: seven for wholeness, twelve for God's people, four for the earth, a thousand for a very large amount. Futurist readers take more of them literally. It is less a code than a set of Old Testament pictures.",
      passages: ['Revelation 1:20', 'Revelation 5:6'],
    },
  ],
  'topic:bible-people': [
    {
      asked:
        'can god use me then | im nobody special can god use me | i messed up too much for god to use me | does that count for someone like me',
      answer:
        "The Bible's people were mostly unlikely: a stammerer, a youngest son, a foreign widow, fishermen and a former enemy. Paul says that God chose what the world thinks little of. Begin with the person or task that is in front of you.",
      passages: ['1 Corinthians 1:26-29', 'Exodus 4:10-12'],
    },
    {
      asked:
        'how many marys are there | which mary is which | how many people are called mary in the bible | is mary of bethany mary magdalene',
      answer:
        "At least six: Jesus' mother, Mary Magdalene, Mary of Bethany, the mother of Joses, the wife of Clopas (perhaps the same), John Mark's mother, and one greeted in Romans. An old Western tradition merged Magdalene with Mary of Bethany; most now keep them apart.",
      passages: ['John 19:25', 'Acts 12:12'],
    },
    {
      asked:
        'how many johns and jameses | is john the baptist the same as john the apostle | which james wrote james | how many people called joseph',
      answer:
        "John the Baptist is not the apostle John, and John Mark is a third. James was John's brother, another apostle, or the Lord's brother, often thought to be the letter's author. Of several Josephs the best known are Jacob's son, Mary's husband, and the man from Arimathea who buried Jesus.",
      passages: ['Mark 3:16-19', 'Galatians 1:19', 'Mark 15:43-46'],
    },
    {
      asked: 'who in the bible never died | who went to heaven without dying | did elijah die | what happened to enoch',
      answer:
        "Elijah was taken up in a whirlwind, and of Enoch it says only that God took him; Hebrews says that death was spared him. Later tradition adds others, and Catholics and Orthodox speak of Mary's assumption, which the Bible does not mention.",
      passages: ['2 Kings 2:11', 'Hebrews 11:5'],
    },
    {
      asked:
        'who was the oldest | how old was methuselah | did people really live 900 years | oldest person in the bible',
      answer:
        'Methuselah, at 969 years, in Genesis 5. Some Christians take the number as it is written; others think of symbolic figures, since ancient king lists have even larger ones. After the flood the ages drop, and a psalm speaks of seventy or eighty.',
      passages: ['Genesis 5:27', 'Psalm 90:10'],
    },
    {
      asked:
        'who was depressed in the bible | which bible people had mental illness | did anyone in the bible want to die | was king david depressed',
      answer:
        'The Bible does not diagnose, but Elijah, Job, Jonah and Jeremiah wished to die or not to have been born, and psalms of David speak of deep sorrow. God did not reject them. If you feel so, call or text 988 (US) today.',
      passages: ['1 Kings 19:4-8', 'Psalm 13:1-2'],
    },
    {
      asked:
        'was mary magdalene a prostitute | who was mary magdalene | was jesus married to mary magdalene | was she the sinful woman',
      answer:
        'The Bible never says that she was. Luke says that seven demons had left Mary Magdalene; she supported Jesus and was among the first at the tomb. A sixth-century sermon mixed her with another woman, and the Bible knows nothing of a marriage to Jesus.',
      passages: ['Luke 8:2-3', 'John 20:16-18'],
    },
    {
      asked:
        'what about disabled people | who in the bible had a disability | did anyone stay sick in the bible | people in the bible who were not healed',
      answer:
        "Jacob limped after his wrestling, Moses spoke with difficulty, Isaac grew blind, and Mephibosheth, lame in both feet, ate at David's table. Paul kept what he called a thorn although he prayed three times. None was less loved or less used.",
      passages: ['2 Samuel 9:13', '2 Corinthians 12:7-9'],
    },
    {
      asked:
        'was anybody in it perfect | who never sinned in the bible | is there any good person in the bible | did daniel or joseph do anything wrong',
      answer:
        'Christians say that only Jesus was without sin. The Bible records no wrong of Daniel, Jonathan or Ruth, and Joseph only told on his brothers as a boy. That does not make them perfect. Catholics hold that Mary was kept from sin by grace, and many Orthodox speak similarly.',
      passages: ['Hebrews 4:15', 'Romans 3:23', 'Genesis 37:2'],
    },
    {
      asked:
        'who were the women leaders | strong women in the bible | were there women prophets | which woman should i read about',
      answer:
        "There were several: Miriam, Deborah, Huldah and Anna are called prophets, Esther saved her people, Priscilla taught Apollos, and Phoebe served a church. How this bears on women's offices today, churches decide differently. Ruth's book is short and a good start.",
      passages: ['Judges 4:4-5', 'Romans 16:1-3'],
    },
  ],
  'topic:last-words-comfort': [
    {
      asked:
        'i dont want to live anymore | i want to die | nothing comforts me i want it to end | give me a verse before i go',
      answer:
        'Please stay, and let someone be with you now. Call or text 988 at any hour, or 911 if you are in danger. A prophet in the Bible once asked to die, and God sent him food, sleep and company.',
      passages: ['1 Kings 19:4-8', 'Psalm 34:18'],
    },
    {
      asked:
        'one verse only | just give me one short verse | a verse i can text to a friend | short comforting bible verse',
      answer:
        'Take Psalm 34:18, which says that God is close to people with broken hearts; it fits in one text message. Isaiah 41:10 is a second, with a promise of help. Add your own line: I am thinking of you and can call tonight.',
      passages: ['Psalm 34:18', 'Isaiah 41:10'],
    },
    {
      asked:
        'but i dont feel anything | i read it and feel no comfort | why do bible verses not help me | god feels far away',
      answer:
        'Feeling nothing is common in shock, grief and depression, and it is no sign that God left. Psalm 88 ends in the dark, and it is still a prayer. Let others believe for you for a while; if it stays, please see a doctor.',
      passages: ['Psalm 88:1-4', 'Romans 8:26'],
    },
    {
      asked:
        'what do i say to someone grieving | verse for a sympathy card | what do i write to a friend whose dad died | comforting words for loss',
      answer:
        'Say little and stay near: I am so sorry, and I am here. For a card, Psalm 23 or John 14 is good. Do not call it all for the best; bring food, and write again in a month.',
      passages: ['John 14:1-3', 'Psalm 23:4'],
    },
    {
      asked: 'i cant sleep | a verse for the night | comforting verse before bed | what do i pray when i lie awake',
      answer:
        'Psalm 4:8 is a single sentence for lying down in peace, and Psalm 121 says that God who guards you never sleeps. Say one slowly, give him the thing that turns in your head, and leave it until morning. See a doctor if it lasts.',
      passages: ['Psalm 4:8', 'Psalm 121:3-4'],
    },
    {
      asked:
        'is this too shall pass in the bible | time heals all wounds which verse | are footprints in the sand in the bible | everything happens for a reason, where is that',
      answer:
        'None of these is in the Bible. This too shall pass is an old Eastern saying, and Footprints is a modern poem. Near in spirit are Second Corinthians 4, on trouble that does not last, and Isaiah 46, where God carries people.',
      passages: ['2 Corinthians 4:16-18', 'Isaiah 46:4'],
    },
    {
      asked:
        'a verse for someone dying | what do i read to my dying mother | bible verse at the deathbed | what to read in hospice',
      answer:
        'Read slowly, hold a hand, and keep it short: Psalm 23, a few verses of John 14, or the end of Romans 8. Hearing may last when speech is gone. Familiar prayers help; a chaplain or priest can come, also at night.',
      passages: ['Psalm 23:1-6', 'Romans 8:38-39'],
    },
    {
      asked: 'a verse for a sick friend | something for the hospital | what verse for cancer | verse before surgery',
      answer:
        "Isaiah 43 promises God's company through deep water and fire, which suits a hospital bed. Psalm 121 is good before surgery. Ask first if your friend would like it read; some prefer a quiet visit or a ride to treatment.",
      passages: ['Isaiah 43:1-2', 'Psalm 121:1-8'],
    },
    {
      asked:
        'does dont be afraid really come 365 times | how often does the bible say fear not | is there a fear not for every day | who said do not be afraid',
      answer:
        'That is a nice saying, but the count is not right; it comes perhaps a hundred times or so, depending on the translation. Angels say it to Mary and the shepherds, God to Abraham and Israel, and Jesus to his friends in a storm.',
      passages: ['Luke 2:10', 'Isaiah 41:10'],
    },
    {
      asked:
        'something for my child | comforting verse for kids | what do i tell a scared child | a verse for a sad kid',
      answer:
        'For a child take Psalm 56:3, which is short enough to learn: when afraid, trust. Or tell how Jesus hugged the children his friends wanted to send away. Hold your child, name what is sad, and say who will be there tomorrow.',
      passages: ['Psalm 56:3', 'Mark 10:13-16'],
    },
  ],
};
