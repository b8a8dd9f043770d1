import type { Details } from '../detail.ts';

export const godDetails: Details = {
  'topic:who-is-god': [
    {
      asked: 'is god a man or a woman | why do we call god he | is god male',
      answer:
        'God is neither male nor female in the Bible; both men and women are made in his image. It mostly says he, king and father, and also compares him to a mother and a woman in labor. Jesus taught his friends to say Father.',
      passages: ['Genesis 1:27', 'Isaiah 66:13', 'Isaiah 42:14'],
    },
    {
      asked: 'what does he look like | does god have a body | has anyone seen god',
      answer:
        'The Bible says that God is spirit and that no one has seen him as he is; Israel was forbidden to make a picture. Visions speak of light, fire and a throne. John says that Jesus has made him known.',
      passages: ['John 4:24', 'John 1:18', 'Exodus 33:20'],
    },
    {
      asked: 'where does god live | where is god right now | is god in heaven or everywhere',
      answer:
        "The Bible says both: heaven is God's throne, and he is everywhere, so that one cannot run from him. Solomon said at the temple that the highest heaven could not hold him. Isaiah adds that he dwells with those who are crushed.",
      passages: ['1 Kings 8:27', 'Psalm 139:7-10', 'Isaiah 57:15'],
    },
    {
      asked: 'who made god | where did god come from | how old is god',
      answer:
        'No one made God, the Bible says; he was there before the mountains and has no beginning and no end. Everything else came to be through him. So an age does not fit him, and Second Peter says that a thousand years and a day are alike to him.',
      passages: ['Psalm 90:2', 'Revelation 1:8'],
    },
    {
      asked: 'what is gods real name | is it jehovah or yahweh | how many names does god have in the bible',
      answer:
        'The name in the Hebrew Bible is written YHWH, and scholars think that it was spoken Yahweh. Jews out of reverence say Lord instead; Jehovah mixes its letters with the vowels of that word. Other titles are Elohim, Almighty and Most High, and Jesus says Father.',
      passages: ['Exodus 3:13-15'],
    },
    {
      asked:
        'is allah the same god | do muslims and christians believe in the same god | is the god of the jews our god',
      answer:
        'Christians say that they worship the God of Israel, as Jews do. About Islam they differ: Allah is simply Arabic for God and Arab Christians pray so, and the Catholic Church says that Muslims adore the one God too; many evangelicals answer that without Jesus as Son it is not the same.',
      passages: ['Acts 17:22-24'],
    },
    {
      asked: 'can god do anything | is there anything god cant do | is god all powerful',
      answer:
        'The Bible calls God almighty and says that nothing is too hard for him. It also says that he cannot lie and cannot deny himself. So his power is never at odds with his goodness, and puzzles such as a stone too heavy for him are not its concern.',
      passages: ['Jeremiah 32:17', '2 Timothy 2:13', 'Titus 1:2'],
    },
    {
      asked: 'how do i explain it to my kid | how do you tell a child who god is | who is god for children',
      answer:
        'You could say: God made everything and everyone, we cannot see him, and he loves you more than you can count. He is like a good shepherd who knows each sheep. If you want to know what he is like, look at Jesus, who hugged children.',
      passages: ['Psalm 23:1-3', 'Mark 10:13-16'],
    },
    {
      asked: 'what does god want from me | what does god expect of people | why did god make us',
      answer:
        'Micah puts it in three things: justice, mercy, and a humble walk with God; Jesus says in two, love for God with all you are and for your neighbor. Why God made us the Bible says in pictures: to bear his image, care for the earth, and seek him.',
      passages: ['Micah 6:8', 'Mark 12:29-31', 'Genesis 1:27-28', 'Acts 17:26-27'],
    },
    {
      asked:
        'is there only one god | why does the bible talk about other gods | arent there many gods in the old testament',
      answer:
        "Israel's creed says that God is one, and Isaiah says that there is no other. The Bible speaks of the gods of other nations because people worshiped them; it calls them idols made by hands. Some scholars see early traces of a heavenly council under God.",
      passages: ['Deuteronomy 6:4-5', 'Isaiah 45:5', 'Psalm 82:1'],
    },
  ],
  'topic:does-god-exist': [
    {
      asked: 'so is there proof or not | can you prove god exists | is there any evidence for god',
      answer:
        "There is no proof of God's existence that forces everyone to agree. People point to the order of the world, to conscience, to the story of Jesus and to their own experience; others are not persuaded. The Bible itself points to signs and then asks for trust.",
      passages: ['Romans 1:19-20', 'Acts 17:26-28'],
    },
    {
      asked: 'why doesnt he just show himself | why does god hide | if god exists why cant we see him',
      answer:
        'The Bible knows this complaint; Isaiah calls God one who hides himself, and psalms ask why he is far away. It gives no full reason. Christians say that he showed himself in Jesus, in a way that invites and does not overpower.',
      passages: ['Isaiah 45:15', 'Psalm 10:1', 'John 1:18'],
    },
    {
      asked: 'what about science and evolution | hasnt science disproved god | can you believe in god and the big bang',
      answer:
        'Science has not disproved God; it studies how nature works and cannot test for its maker. Many scientists believe, and the Big Bang was first proposed by a priest, Georges Lemaître. Some Christians read Genesis as six literal days, others find no clash with evolution.',
      passages: ['Psalm 19:1-4', 'Hebrews 11:3'],
    },
    {
      asked:
        'if god is real why is there so much suffering | how can god exist when children die | doesnt evil prove there is no god',
      answer:
        "The Bible gives no tidy answer to suffering, and Job's friends, who had one, were corrected. It keeps the protest in its own prayers, and Jesus prayed one of them on the cross. Many have lost faith over this and many have found God near in it; both deserve respect.",
      passages: ['Psalm 22:1-2', 'Job 42:7'],
    },
    {
      asked:
        'can i pray if im not sure | how do i pray if i dont know whether god exists | what do i say to a god i dont believe in yet',
      answer:
        'You can pray without being sure. Say something like: God, if you are there, I would like to know you; please help me to see. A father in the Gospels asked for help with his unbelief, and Jesus took that as prayer enough.',
      passages: ['Mark 9:23-24', 'Jeremiah 29:13'],
    },
    {
      asked:
        'doesnt the bible call atheists fools | which verse says the fool says there is no god | are people who dont believe in god stupid',
      answer:
        'Psalm 14 does say it of the fool, but fool in the Bible means someone who does wrong as if no one would ask, not a person of weak mind. It speaks of people who crush the poor. Honest questions are treated differently, as in Job and Thomas.',
      passages: ['Psalm 14:1-4', 'John 20:27-28'],
    },
    {
      asked:
        'do atheists go to hell | what happens if i die not believing god exists | can a good person who doesnt believe be saved',
      answer:
        "The New Testament speaks of salvation through Christ and leaves judgment to God, who is just. Many evangelicals hold that faith in this life is needed; the Catholic Church says that those who without fault do not know God but follow conscience can be saved. No one can judge another's heart.",
      passages: ['Romans 2:14-16', 'John 3:16-17'],
    },
    {
      asked:
        'i feel nothing when i pray | what if i looked for god and found nothing | why cant i feel that god exists',
      answer:
        'Feeling nothing is common, and the Bible has prayers from people who felt just that. It does not make feelings the test. You might read a Gospel slowly, talk with someone whose faith you respect, and take your time; if everything feels empty, also tell a doctor.',
      passages: ['Psalm 13:1-2', 'Psalm 42:5'],
    },
    {
      asked:
        'my son says he doesnt believe in god | my kid asked how we know god is real | how do i talk to my teenager about whether god exists',
      answer:
        "Thank your child for telling you, and ask what led to it before you answer. Say what you believe and why, and what you do not know. Peter's advice is to give reasons with gentleness; a home where one may ask keeps the door open.",
      passages: ['1 Peter 3:15'],
    },
    {
      asked:
        'how do i know its this god | why the christian god and not another | with so many religions how do i know which god exists',
      answer:
        'Christians point to Jesus: his teaching, his death and above all the report that he was raised, on which Paul says that everything hangs. That is a claim about history, which you can examine. Reading one Gospel, Mark for instance, is the fairest start.',
      passages: ['1 Corinthians 15:3-8', 'Acts 17:22-28'],
    },
  ],
  'topic:gods-love': [
    {
      asked:
        'even after what ive done | does god love me even if i did terrible things | can god love a bad person like me',
      answer:
        'God loves you even after what you have done. Paul had helped to kill believers, David had a man killed, and both were loved and forgiven. Love in the Bible goes out to people before they change, and then helps them to.',
      passages: ['Romans 5:6-8', '1 Timothy 1:15-16'],
    },
    {
      asked:
        'then why is this happening to me | if god loves me why do i suffer | does suffering mean god doesnt love me',
      answer:
        "Suffering does not mean that God has stopped loving you. Jesus, whom the Father loved, suffered; Paul was beaten and hungry, and wrote that none of it could part him from God's love. Why it happens, the Bible often leaves open.",
      passages: ['Romans 8:35-39', 'Psalm 34:18'],
    },
    {
      asked: 'i dont feel it | why cant i feel gods love | how do i feel loved by god',
      answer:
        'Not feeling loved is no sign that you are not. Psalm writers felt forgotten and told God so, and depression or tiredness can numb any feeling. Love often arrives through people, so let one person near; and if the numbness stays, see a doctor.',
      passages: ['Psalm 13:1-6', 'Isaiah 49:14-16'],
    },
    {
      asked: 'does he love everybody | does god love unbelievers and gay people too | is gods love for everyone',
      answer:
        'The Bible says that God loves the world, and Jesus says that the sun rises on the evil and on the good alike. That leaves out no one: no unbeliever, no gay person, no enemy. Christians differ on what love asks of us, not on its reach.',
      passages: ['John 3:16-17', 'Matthew 5:44-45'],
    },
    {
      asked: 'didnt he hate esau | does god hate anyone | the bible says god hated esau so is it true he loves all',
      answer:
        "Malachi does say that God loved Jacob and hated Esau, and Paul quotes it. It speaks of two nations and of God's choice; in Hebrew to hate can mean to put second. Esau himself was blessed in Genesis with a large family and land.",
      passages: ['Malachi 1:2-3', 'Romans 9:11-13', 'Genesis 33:9'],
    },
    {
      asked: 'give me one verse | best bible verse about gods love | which verse says god loves me',
      answer:
        "Many would choose Romans 8, near the end, where Paul lists death, life, powers and everything else, and finds nothing that can part us from God's love. It is in the New Testament. If you like a picture better, read the lost sheep.",
      passages: ['Romans 8:38-39', 'Luke 15:3-7'],
    },
    {
      asked:
        'nobody loves me i want to die | i feel like nobody would miss me not even god | does god love me if i want to kill myself',
      answer:
        'God loves you, now and just as you are, and I am glad that you said it. Please tell a person at once: in the US call or text 988 at any hour, or 911 if you are in danger. Stay near someone tonight; this pain can get lighter.',
      passages: ['Psalm 34:18', 'Isaiah 43:1-2'],
    },
    {
      asked: 'is it really unconditional | where does the bible say unconditional love | is gods love unconditional',
      answer:
        'The word unconditional is not in the Bible, but the thing is: God loves people while they are still against him. Other verses speak of blessings tied to obedience. Most Christians say that his love comes first without condition, and that living close to him needs our answer.',
      passages: ['Romans 5:8', 'Lamentations 3:22-23'],
    },
    {
      asked:
        'my dad hurt me so father means nothing | how can i trust god the father when my father was abusive | does gods love feel different from my fathers',
      answer:
        'What your father did was wrong, and it is no picture of God. The Bible has other names you may use: shepherd, rock, shelter, a mother who comforts. A psalm says that God takes in those whose parents abandon them; a counselor can help, and if anyone hurts you now, call 911.',
      passages: ['Psalm 27:10', 'Isaiah 66:13'],
    },
    {
      asked: 'how do i love him back | what does it mean to love god | how can i show god that i love him',
      answer:
        'John says that our love is an answer, because God loved first. Jesus ties it to keeping his commands, above all to loving others; anyone who feeds the hungry does it for him. Thanks, prayer and honest complaint are part of it too.',
      passages: ['1 John 4:19-21', 'John 14:15', 'Matthew 25:35-40'],
    },
  ],
  'topic:trinity': [
    {
      asked: 'who came up with the word | where does the word trinity come from | when was the trinity invented',
      answer:
        'The Latin word was first used by Tertullian of Carthage about the year 200; Theophilus of Antioch had used a Greek one shortly before. The councils of Nicaea in 325 and Constantinople in 381 gave the wording. Christians say that they named what was there already; others disagree.',
      passages: ['Matthew 28:19'],
    },
    {
      asked: 'is it in the old testament | is the trinity in genesis | does let us make man prove the trinity',
      answer:
        "The Trinity is not taught in the Old Testament, which stresses that God is one. Christians have seen hints in the Spirit over the water, in God's word and wisdom, and in the plural of Genesis 1. Jewish readers and many scholars take that plural as God addressing his heavenly court.",
      passages: ['Genesis 1:1-3', 'Genesis 1:26'],
    },
    {
      asked:
        'who did jesus pray to then | if jesus is god was he praying to himself | how does the trinity explain jesus praying to the father',
      answer:
        'Jesus prayed to the Father, not to himself. In the teaching of the Trinity Father and Son are one God and yet distinct, so they can speak with and love each other. As a true human being he also prayed as every believer does.',
      passages: ['John 17:1-5', 'Mark 14:35-36'],
    },
    {
      asked: 'isnt that three gods | how can three be one | is the trinity polytheism',
      answer:
        "Christians say that there is one God, not three. Father, Son and Spirit do not share God out in parts; each is wholly God, and they are never apart. Muslims and Jews find that this endangers God's oneness, and Christians admit that it goes beyond our counting.",
      passages: ['Deuteronomy 6:4', '1 Corinthians 8:6'],
    },
    {
      asked:
        'how do i explain it to my kid | explain the trinity to a child | is the egg or the shamrock a good picture of the trinity',
      answer:
        "You could say: God the Father made us, Jesus shows us God's face, the Spirit is God close inside us, and it is one God. Egg, water and shamrock help a little, but God has no parts and does not change costumes. It is fine to say that it is bigger than we are.",
      passages: ['Matthew 3:16-17'],
    },
    {
      asked: 'where are all three together | one verse with father son and spirit | bible verses that show the trinity',
      answer:
        "All three appear at Jesus' baptism: the Son in the water, the Spirit like a dove, the Father's voice. They are named together in the command to baptize at the end of Matthew and in Paul's blessing at the close of Second Corinthians.",
      passages: ['Matthew 3:16-17', 'Matthew 28:19', '2 Corinthians 13:14'],
    },
    {
      asked:
        'what do jehovahs witnesses say | why dont mormons believe in the trinity | which churches reject the trinity',
      answer:
        "Jehovah's Witnesses teach that Jehovah alone is God, Jesus his first creation and the spirit his active force. Latter-day Saints teach three separate beings one in purpose. Oneness Pentecostals and Unitarians also decline the doctrine, each for other reasons.",
      passages: ['John 14:28', '1 Corinthians 8:6'],
    },
    {
      asked:
        'is it true a verse was added | was 1 john 5 7 added to the bible | why is the trinity verse missing in my bible',
      answer:
        'The longer wording in First John 5 with three heavenly witnesses is not in the early Greek manuscripts. It came from Latin copies and is in the King James Version; most modern Bibles leave it out. The doctrine of the Trinity does not depend on it.',
      passages: ['1 John 5:7-8'],
    },
    {
      asked:
        'didnt jesus say the father is greater | how is jesus equal if the father is greater than him | john 14 28 and the trinity',
      answer:
        'Jesus says in John 14 that the Father is greater. Churches that teach the Trinity read it of his humble life on earth, or of the Father as source of the Son, not of a lesser nature. Those who reject the doctrine see in it a main proof.',
      passages: ['John 14:28', 'John 10:30', 'Philippians 2:5-8'],
    },
    {
      asked:
        'who should i pray to | do i pray to the father or jesus or the spirit | can i pray to each person of the trinity',
      answer:
        'You may pray to any of the three. Jesus taught his friends to address the Father, Stephen prayed to Jesus, and the church has old hymns that call on the Spirit. A common pattern is to the Father, through the Son, in the Spirit.',
      passages: ['Matthew 6:9', 'Acts 7:59', 'Ephesians 2:18'],
    },
  ],
  'topic:jesus': [
    {
      asked: 'was he married | did jesus have a wife | was jesus married to mary magdalene',
      answer:
        'The Bible mentions no wife of Jesus, though it names his mother, brothers and many women friends. Mary Magdalene was a follower and the first witness of the resurrection; the idea of a marriage comes from modern books and very late texts. Nearly all historians think that he was single.',
      passages: ['John 20:16-18', 'Luke 8:1-3'],
    },
    {
      asked: 'did he have brothers and sisters | who were the brothers of jesus | was james the brother of jesus',
      answer:
        "The Gospels name four brothers of Jesus, James, Joses, Judas and Simon, and mention sisters. Most Protestants take them as later children of Mary and Joseph; Orthodox tradition as Joseph's from an earlier marriage; Catholics mostly as cousins. James later led the church in Jerusalem.",
      passages: ['Mark 6:3', 'Galatians 1:19'],
    },
    {
      asked: 'how old was he when he died | when was jesus born and when did he die | how long did jesus live',
      answer:
        "The Bible does not give his age at death. Jesus was born before Herod's death in 4 BC, was about thirty when he began to teach, and most scholars date the crucifixion to the year 30 or 33. So he died in his thirties.",
      passages: ['Luke 3:23', 'Matthew 2:1'],
    },
    {
      asked: 'what did he look like | was jesus white | what color was jesus skin and hair',
      answer:
        'The Gospels do not describe how Jesus looked. He was a Jew of Galilee, so most scholars imagine olive to brown skin, dark eyes and dark hair. The pale, long-haired face comes from later art; every culture has painted him as one of its own.',
      passages: ['Isaiah 53:2'],
    },
    {
      asked:
        'is there proof he existed outside the bible | do historians say jesus was real | who wrote about jesus besides the bible',
      answer:
        'The Roman historian Tacitus mentions that Christ was executed under Pontius Pilate, and the Jewish historian Josephus mentions James as his brother. Another passage of Josephus on Jesus was touched up by Christian hands, most scholars think. Nearly all historians accept that he lived.',
      passages: ['Luke 3:1-2'],
    },
    {
      asked: 'is christ his last name | what does the name jesus mean | what does christ mean',
      answer:
        "Christ is a title: the Greek word for Messiah, the anointed one. Jesus is the Greek form of Yeshua, or Joshua, which means: the Lord saves. In his village people knew him as the carpenter, Joseph's son; elsewhere they added his town, Nazareth.",
      passages: ['Matthew 1:21', 'John 1:41', 'Luke 4:22'],
    },
    {
      asked: 'what language did he speak | did jesus speak hebrew or aramaic | could jesus read and write',
      answer:
        'Jesus spoke Aramaic, the everyday language of Galilee; the Gospels keep a few of his words in it, such as Abba and talitha cumi. He read Hebrew scripture aloud in the synagogue and may have known some Greek. John once shows him writing on the ground.',
      passages: ['Mark 5:41', 'Luke 4:16-17', 'John 8:6'],
    },
    {
      asked: 'what did he do before he was 30 | the missing years of jesus | what job did jesus have',
      answer:
        'Between age twelve and about thirty the Bible tells only that Jesus grew in wisdom and lived in Nazareth. His neighbors call him a craftsman, usually translated carpenter. Stories that he traveled to India or Britain come from much later times.',
      passages: ['Luke 2:46-52', 'Mark 6:3'],
    },
    {
      asked: 'where is he now | is jesus alive today | where did jesus go after the resurrection',
      answer:
        'The New Testament says that Jesus rose, was seen by his friends for forty days and was then taken up, and that he now lives with the Father and prays for his people. Christians also believe that he is with them by the Spirit and will come again.',
      passages: ['Acts 1:3-11', 'Romans 8:34', 'Matthew 28:20'],
    },
    {
      asked: 'is he in the old testament | where is jesus in the old testament | prophecies about jesus',
      answer:
        'Jesus is not named in the Old Testament. Christians find him promised there: a ruler from Bethlehem, a child with royal names, a servant who suffers, one like a human being on the clouds. Jewish readers understand these passages differently.',
      passages: ['Micah 5:2', 'Isaiah 9:6-7', 'Daniel 7:13-14'],
    },
  ],
  'topic:jesus-divine': [
    {
      asked: 'which verse says it | give me one verse that jesus is god | where does the bible say jesus is god',
      answer:
        'The clearest is John 20, where Thomas calls the risen Jesus his Lord and his God and is not corrected. John 1 calls the Word God, and Titus 2 in most translations speaks of our God and Savior. Hebrews 1 is often named too.',
      passages: ['John 20:27-29', 'John 1:1-3', 'Titus 2:13'],
    },
    {
      asked: 'what does i am mean | why did they want to stone him for i am | did jesus use gods name before abraham',
      answer:
        "In John 8 Jesus says that he is before Abraham was, with the bare words I am. They recall God's answer to Moses at the bush and sayings of God in Isaiah. His hearers picked up stones, so they took it as blasphemy.",
      passages: ['John 8:56-59', 'Exodus 3:14'],
    },
    {
      asked:
        'then why did he say my god why have you forsaken me | how can god forsake god | if jesus is god why did he cry out on the cross',
      answer:
        'Jesus was praying the first line of Psalm 22, a lament that ends in trust. Christians take it that as a true human being he felt how far away God can seem. How deep that went has been weighed ever since; none of the Gospels says that he stopped being the Son.',
      passages: ['Mark 15:34', 'Psalm 22:1-2', 'Psalm 22:24'],
    },
    {
      asked: 'what does son of man mean | why did jesus call himself son of man and not god | is son of man a title',
      answer:
        'In Hebrew and Aramaic son of man simply means a human being, so it can sound humble. In Daniel one like that comes with the clouds and receives a kingdom forever. At his trial Jesus points to that scene, and the high priest calls it blasphemy.',
      passages: ['Daniel 7:13-14', 'Mark 14:61-64'],
    },
    {
      asked:
        'what do jehovahs witnesses say about that | doesnt john 1 say a god | is the word was a god the right translation',
      answer:
        "Jehovah's Witnesses translate the end of John 1:1 as a god, because the Greek has no article there, and hold Jesus to be God's first creature. Nearly all other translators write God, since such a word order does not need the article. John 1:3 adds that everything was made through him.",
      passages: ['John 1:1-3'],
    },
    {
      asked:
        'how could he be god and not know the day | why didnt jesus know the hour if he is god | mark 13 32 even the son does not know',
      answer:
        'Jesus did say that the Son does not know that day or hour. Most churches answer that in becoming human he accepted human limits, as Luke says that he grew in wisdom. People who do not believe that he is God see in it a strong argument.',
      passages: ['Mark 13:32', 'Luke 2:52', 'Philippians 2:6-7'],
    },
    {
      asked: 'why do you call me good | didnt jesus say only god is good | did jesus deny being god to the rich man',
      answer:
        'Jesus asked the rich man why he called him good, since only God is. Some read it as a denial that he is God; others hear a question meant to make the man think about who he is talking to. He goes on to say: follow me.',
      passages: ['Mark 10:17-21'],
    },
    {
      asked:
        'wasnt it made up at nicaea | did constantine make jesus god | did the first christians believe jesus was god',
      answer:
        "The belief is older than Nicaea, which met in 325, and Constantine did not invent it. Paul's letters from about the fifties already honor Jesus as Lord with words about God, and a Roman governor about 112 reports that Christians sang to Christ as to a god. Nicaea settled how to say it.",
      passages: ['Philippians 2:9-11', '1 Corinthians 8:6'],
    },
    {
      asked:
        'what do muslims and jews believe about him | do muslims think jesus is god | why dont jews believe jesus is god',
      answer:
        "Muslims honor Jesus as a prophet and Messiah born of a virgin, but not as God or God's Son. Jews hold that God is one and does not become human, and most see Jesus as a teacher of his time. Both deserve to be heard from themselves.",
      passages: ['Deuteronomy 6:4'],
    },
    {
      asked: 'could he have sinned | was jesus tempted if he was god | did jesus ever sin or lose his temper',
      answer:
        'Hebrews says that Jesus was tempted in every way as we are and did not sin. He was angry at times, as in the temple, which the Gospels do not count as sin. Whether he could have sinned at all, theologians still debate.',
      passages: ['Hebrews 4:15', 'Matthew 4:1-4', 'Mark 3:5'],
    },
  ],
  'topic:cross': [
    {
      asked:
        'why couldnt god just forgive | why did there have to be blood | couldnt god forgive without jesus dying on the cross',
      answer:
        'The Bible does not say that God was unable to forgive otherwise; he forgave long before the cross. It says that evil costs something, and that in Jesus God took that cost on himself. Churches explain the why in several ways, as payment, as victory and as love shown to the end.',
      passages: ['Romans 3:24-26', '1 John 4:9-10'],
    },
    {
      asked: 'who killed him | did the jews kill jesus | was it the romans who crucified jesus',
      answer:
        'Roman soldiers crucified Jesus on the order of Pontius Pilate, urged by leading priests in Jerusalem. It is wrong to blame the Jewish people: Jesus, his mother and his friends were Jews, and churches have rejected that charge. Jesus says that he laid down his life freely.',
      passages: ['Acts 4:27', 'John 10:17-18'],
    },
    {
      asked:
        'where is it today | where was jesus crucified and is golgotha still there | can you visit the place of the cross',
      answer:
        'Jesus died at Golgotha, outside the city wall of Jerusalem. Most scholars think that the Church of the Holy Sepulchre, honored since the fourth century, stands on or near the spot. Some Protestants prefer the Garden Tomb, which makes the scene easier to picture.',
      passages: ['John 19:17-20', 'Hebrews 13:12'],
    },
    {
      asked: 'who was there with him | which women stood at the cross | was his mother at the cross of jesus',
      answer:
        'At the cross stood his mother, her sister, Mary the wife of Clopas, Mary Magdalene and the disciple Jesus loved. Other women from Galilee watched at a distance. There were also two men crucified with him, soldiers, mockers and a centurion.',
      passages: ['John 19:25-27', 'Mark 15:39-41'],
    },
    {
      asked: 'what were his last words | seven last words of jesus on the cross | what did jesus say when he died',
      answer:
        'The Gospels give seven sayings: three in Luke, three in John and one shared by Matthew and Mark. They ask forgiveness for others, promise paradise, care for his mother, cry to God, speak of thirst, say it is done, and hand over his spirit. No Gospel has all seven.',
      passages: ['Luke 23:34', 'Luke 23:43-46', 'John 19:26-30'],
    },
    {
      asked:
        'did he go to hell after | where was jesus between the cross and easter | is he descended into hell in the bible',
      answer:
        "The words about descending into hell are in the Apostles' Creed, not in the Bible. First Peter speaks of Christ preaching to spirits in prison, which has many readings. Orthodox and Catholics tell of him freeing the dead; many Protestants take it of the depth of his suffering.",
      passages: ['1 Peter 3:18-20', 'Acts 2:27'],
    },
    {
      asked: 'was it nails or ropes | was it a cross or a stake | were the nails in the hands or the wrists of jesus',
      answer:
        "Nails are certain from John, where Thomas asks to see their marks; the Greek word for hand includes the wrist. Most historians think of an upright post with a crossbeam. Jehovah's Witnesses teach a plain stake, because the Greek word can mean that too.",
      passages: ['John 20:25-27'],
    },
    {
      asked:
        'did he die for everyone | did jesus die on the cross for me too | did jesus die for all or only for the chosen',
      answer:
        'You may count yourself in: John calls Jesus the sacrifice for the whole world, and Paul says that he died for all. Many Reformed Christians add that his death was meant to save those God chose; most other churches say that it was meant for everyone.',
      passages: ['1 John 2:2', '2 Corinthians 5:14-15'],
    },
    {
      asked:
        'how does that help me now | what does a death 2000 years ago have to do with me | how can the death of jesus take away my sins',
      answer:
        'The New Testament says that on the cross Jesus stood in our place and joined our suffering, so that guilt, death and fear no longer have the final say. You take hold of it by trusting him. It means that you can come to God without paying first.',
      passages: ['2 Corinthians 5:18-21', 'Hebrews 4:15-16'],
    },
    {
      asked: 'how do i tell my kid about it | how do you explain the cross to a child | why did jesus die for children',
      answer:
        'You could say: Jesus was good to everyone, and some powerful people were angry and had him killed. He did not hit back; he loved even them, so that we can always come home to God. And death could not keep him, which is why we have Easter.',
      passages: ['Luke 23:34', 'Mark 16:6'],
    },
  ],
  'topic:christmas': [
    {
      asked:
        'was he really born on december 25 | when was jesus really born | what year and day was the first christmas',
      answer:
        'The Bible does not give the day. Most scholars date the birth to between 6 and 4 BC, since Herod the Great still lived. December 25 is first recorded at Rome in the fourth century; Armenians celebrate on January 6, and many Orthodox by the older calendar on January 7.',
      passages: ['Matthew 2:1', 'Luke 2:1-7'],
    },
    {
      asked: 'is it pagan | is christmas a pagan holiday | did christmas come from saturnalia',
      answer:
        'Christmas celebrates the birth of Jesus, which is not pagan. Whether the date was chosen against a Roman sun feast or counted nine months from March 25, scholars debate. Some customs are older or from elsewhere; Christians who keep them mean Christ, and those who keep no feast are free too.',
      passages: ['Romans 14:5-6'],
    },
    {
      asked: 'how many wise men were there | were the wise men at the manger | who were the three kings of christmas',
      answer:
        'The Bible does not number the wise men; three comes from their three gifts. They were scholars of the stars from the East, not called kings, and their names are later tradition. Matthew has them enter a house, perhaps months after the birth.',
      passages: ['Matthew 2:1-2', 'Matthew 2:9-11'],
    },
    {
      asked: 'is santa ok | should christians do santa | is santa claus in the bible',
      answer:
        'Santa is not in the Bible; he goes back to Nicholas, a fourth-century bishop of Myra known for secret gifts. Christian parents differ: some play along, some tell the story of Nicholas, some leave it out so as to keep trust. None of these is commanded.',
      passages: ['Acts 20:35'],
    },
    {
      asked:
        'is the christmas tree forbidden in jeremiah | are christmas trees a sin | doesnt jeremiah 10 talk about decorated trees',
      answer:
        'Jeremiah 10 is about a tree cut down to make an idol, covered with silver and gold and nailed so that it stands. Christmas trees came up in Germany some two thousand years later, and no one prays to them. You are free to have one or not.',
      passages: ['Jeremiah 10:3-5'],
    },
    {
      asked:
        'where is the place today | where was jesus born and can you visit it | is bethlehem still there christmas',
      answer:
        'Matthew and Luke both name Bethlehem, a town a few miles south of Jerusalem, today in the West Bank. The Church of the Nativity, first built in the fourth century, stands over a cave honored since the second. Whether it is the exact spot no one can prove.',
      passages: ['Micah 5:2', 'Luke 2:4-7'],
    },
    {
      asked:
        'was there a stable and an innkeeper | did mary ride a donkey to bethlehem | are the ox and donkey in the bible christmas story',
      answer:
        'The Bible mentions only a manger and that there was no room; stable, innkeeper, ox and donkey are later additions. The word often translated inn can mean a guest room, so Jesus may have been laid in the part of a house where animals were kept.',
      passages: ['Luke 2:6-7', 'Isaiah 1:3'],
    },
    {
      asked:
        'why dont jehovahs witnesses celebrate | why do some christians not celebrate christmas | is it wrong not to celebrate christmas',
      answer:
        "Jehovah's Witnesses do not celebrate Christmas, because the Bible gives no date or command and they count its customs as pagan. The Puritans thought much the same. Paul lets each one be fully convinced about special days, so it is no sin to keep it and none to leave it.",
      passages: ['Romans 14:5-6', 'Colossians 2:16'],
    },
    {
      asked:
        'what do i read on christmas eve | christmas bible reading for the family | which verses tell the christmas story',
      answer:
        'Most families read Luke 2, verses 1 to 20, with the manger, the angels and the shepherds. Go on with Matthew 2 for the star and the wise men. For the meaning in one sentence take John 1:14.',
      passages: ['Luke 2:6-14', 'Matthew 2:9-11', 'John 1:14'],
    },
    {
      asked: 'how old was mary | how old were mary and joseph when jesus was born | was mary a teenager at christmas',
      answer:
        'The Bible does not say how old Mary was. Girls then were often betrothed at twelve to fifteen, so many scholars think of a teenager. An early writing outside the Bible makes Joseph an old widower, but the Gospels do not give his age either.',
      passages: ['Luke 1:26-27'],
    },
  ],
  'topic:holy-spirit': [
    {
      asked: 'how do i receive him | how do i get the holy spirit | how do i know if i have the holy spirit',
      answer:
        'Jesus says that the Father gives the Spirit to those who ask, so ask. Paul adds that no one can truly call Jesus Lord without him, and so your trust is already his work. Churches differ on whether he comes with faith, baptism, confirmation or a later experience.',
      passages: ['Luke 11:11-13', '1 Corinthians 12:3'],
    },
    {
      asked:
        'do i have to speak in tongues | am i without the holy spirit if i dont speak in tongues | my church says tongues is the proof',
      answer:
        'Most churches say no. Paul asks whether all speak in tongues, and expects the answer no; he values love above every gift. Many Pentecostals hold tongues to be the first sign of baptism in the Spirit, from Acts, yet they too call you a Christian without it.',
      passages: ['1 Corinthians 12:28-31', 'Acts 2:4'],
    },
    {
      asked: 'is it he or it | is the holy spirit a person or a force | why do we say he for the holy spirit',
      answer:
        "Most churches say he, because the Spirit in the Bible speaks, teaches, chooses and can be grieved, as a person can. The Greek word for spirit is neuter and the Hebrew one feminine, so grammar decides nothing. Jehovah's Witnesses take the spirit as God's active force.",
      passages: ['John 14:26', 'Acts 13:2', 'Ephesians 4:30'],
    },
    {
      asked:
        'is he in the old testament | where is the holy spirit in the old testament | was the spirit there before pentecost',
      answer:
        'The Spirit of God is in the Old Testament from its second verse, over the water. He gives skill to Bezalel, strength to Samson and words to the prophets, mostly to some people for a task. Joel promises him for everyone, and Peter says that Pentecost is that day.',
      passages: ['Genesis 1:2', 'Exodus 31:2-3', 'Joel 2:28-29'],
    },
    {
      asked:
        'how do i know its him and not me | how can i tell the holy spirits voice from my own thoughts | did the holy spirit tell me to do this',
      answer:
        'The Bible says to test it: does it fit Jesus and his command to love, does it bear good fruit, and do wise people agree? The Spirit does not push you to harm yourself or anyone. If a voice does that, please call a doctor or 988 at once.',
      passages: ['1 John 4:1', '1 Thessalonians 5:19-22'],
    },
    {
      asked: 'can he leave me | does the holy spirit leave when i sin | what does grieve the holy spirit mean',
      answer:
        "To grieve the Spirit means to sadden him by bitter talk and unkindness; Paul says it of people who stay sealed by him. David did pray not to lose the Spirit, after seeing Saul's fall. Churches differ on whether one can lose him, but one who asks is not cast off.",
      passages: ['Ephesians 4:30-32', 'Psalm 51:10-12', 'John 14:16'],
    },
    {
      asked: 'what are the gifts | list of the gifts of the holy spirit | how do i find my spiritual gift',
      answer:
        'Paul lists wisdom, knowledge, faith, healing, miracles, prophecy, discernment, tongues and their interpretation, and elsewhere serving, teaching, giving and mercy. Isaiah names others, counted as seven in Catholic teaching. To find yours, try what is needed and ask others what helps them.',
      passages: ['1 Corinthians 12:7-11', 'Romans 12:6-8', 'Isaiah 11:2'],
    },
    {
      asked: 'why a dove | why is the holy spirit shown as a dove | is the holy spirit a bird',
      answer:
        "The Spirit is no bird; at Jesus' baptism he came down like a dove, all four Gospels say. It recalls the Spirit hovering at creation and perhaps Noah's dove with the olive leaf. Other pictures for him are wind, fire, oil and water.",
      passages: ['Matthew 3:16-17', 'Genesis 8:11'],
    },
    {
      asked:
        'is the holy ghost the same | whats the difference between holy spirit and holy ghost | why does the king james say holy ghost',
      answer:
        'Holy Ghost and Holy Spirit are the same. Ghost was the old English word for spirit when the King James Version was made, and only later came to mean a dead person who appears. Newer Bibles therefore write Spirit.',
      passages: [],
    },
    {
      asked:
        'is the holy spirit god | where does it say the holy spirit is god | which verse shows the spirit is god himself',
      answer:
        "Christians who hold to the Trinity say that the Spirit is God. They point to Peter, who tells Ananias that lying to the Spirit is lying to God, and to Paul, who says that the Lord is the Spirit. Jehovah's Witnesses and some others read these differently.",
      passages: ['Acts 5:3-4', '2 Corinthians 3:17-18'],
    },
  ],
  'topic:gods-judgment': [
    {
      asked: 'is god punishing me | is this gods punishment for what i did | am i sick because god is angry with me',
      answer:
        "You need not read illness or misfortune as God's punishment of you. Jesus refused that reasoning about people killed by a tower and about a man born blind. If something weighs on your conscience you can tell God, and he forgives; the trouble itself calls for help, not blame.",
      passages: ['Luke 13:1-5', 'John 9:1-3'],
    },
    {
      asked:
        'why did he kill babies in the flood | how could a good god drown everyone | why did god send the flood judgment',
      answer:
        'Genesis gives violence filling the earth as the reason for the flood, and says that God was grieved to his heart. It says nothing about the little ones, and many readers find that hard. Some read history, others a story with a message; at its end God promises never to do it again.',
      passages: ['Genesis 6:5-8', 'Genesis 6:11', 'Genesis 9:11'],
    },
    {
      asked:
        'how could he order killing the canaanites | isnt joshua genocide | why did god command israel to kill women and children',
      answer:
        'Many Christians find these commands the hardest pages in the Bible. Some say that God judged a cruel culture after long patience; some that the total language is war talk of the time, since Canaanites live on afterward; some that Israel misheard God. None of them makes a rule for anyone today.',
      passages: ['Genesis 15:16', 'Joshua 11:20', 'Judges 1:27-28'],
    },
    {
      asked:
        'are hurricanes gods judgment | is covid a punishment from god | does god send disasters to judge countries',
      answer:
        "No one today can say that a hurricane or a plague is God's judgment. The Bible calls some ancient disasters that, through prophets, but Jesus warned against it when a tower fell: the dead were no worse than others. What it asks of us is to help.",
      passages: ['Luke 13:4-5', 'Matthew 5:45'],
    },
    {
      asked:
        'is the old testament god different from jesus | why is god mean in the old testament and nice in the new | did god change',
      answer:
        'The church rejected that idea in the second century, when Marcion taught it. The Old Testament calls God slow to anger and sends Jonah to save enemies; Jesus speaks of judgment more than most. Christians read the whole in the light of Jesus.',
      passages: ['Exodus 34:6-7', 'Jonah 4:2', 'Matthew 25:45-46'],
    },
    {
      asked:
        'does god punish kids for what parents did | is there a generational curse | why does god judge children to the third generation',
      answer:
        "The Ten Commandments do speak of guilt touching the third and fourth generation, and of love for thousands. Ezekiel says firmly that a child does not bear a parent's guilt. So damage can pass down in families, but no curse comes between you and God.",
      passages: ['Exodus 20:5-6', 'Ezekiel 18:19-20'],
    },
    {
      asked: 'will i be judged too | what happens on judgment day | should i be afraid of gods judgment',
      answer:
        'The New Testament says that everyone will stand before Christ. It also says that there is no condemnation for those who are his, and that love drives out fear. The judge is the one who gave his life, and judgment means too that wrongs are finally set right.',
      passages: ['2 Corinthians 5:10', 'Romans 8:1', '1 John 4:17-18'],
    },
    {
      asked:
        'why did god send bears to kill kids | elisha and the bears | isnt it cruel that children were mauled for saying baldhead',
      answer:
        "In Second Kings a crowd jeers at Elisha, he curses them, and two bears maul forty-two. The Hebrew words can mean boys or young men, perhaps a threatening gang. The story means to show that mocking God's prophet was deadly; many readers still find it harsh, and may say so.",
      passages: ['2 Kings 2:23-25'],
    },
    {
      asked:
        'how can a loving god be angry | doesnt love mean never being angry | is gods anger the opposite of his love',
      answer:
        "In the Bible God's anger is not the opposite of his love; someone who loves a child is angry at what destroys it. His anger is said to last a moment and his favor a lifetime. It does not mean bad temper, and it never makes human rage holy.",
      passages: ['Psalm 30:5', 'Hosea 11:8-9', 'James 1:19-20'],
    },
    {
      asked:
        'where is god angry in the new testament | is there judgment in the new testament | did god kill anyone in the new testament',
      answer:
        'Ananias and Sapphira fall dead after lying, King Herod Agrippa is struck down, and Revelation is full of bowls and plagues. Jesus warns of a fire and of doors that close. Most of his hard words go to religious people who burden others.',
      passages: ['Acts 5:3-5', 'Acts 12:23', 'Matthew 23:13'],
    },
  ],
  'topic:predestination': [
    {
      asked: 'what if im not chosen | how do i know if i am one of the elect | i am scared god didnt predestine me',
      answer:
        'No verse gives a list of people who are shut out, and Jesus promises not to turn away anyone who comes. When you want God, that wish is itself a sign that he is drawing you. Even strict Calvinists say: look to Christ and not for a list.',
      passages: ['John 6:37', '1 Timothy 2:3-4'],
    },
    {
      asked:
        'is that word really in the bible | where does the bible say predestined | which verse talks about predestination',
      answer:
        "The word predestined is in the New Testament, in Romans 8 and Ephesians 1. In both places it is meant to assure believers that God's love came before anything they did. What follows for those who do not believe is not said there.",
      passages: ['Romans 8:29-30', 'Ephesians 1:3-6'],
    },
    {
      asked: 'did god harden pharaohs heart | did pharaoh have a choice | if god hardened pharaoh where is free will',
      answer:
        "Exodus says it three ways: God hardened Pharaoh's heart, Pharaoh hardened it himself, and it was hard. In the first plagues it is mostly Pharaoh's own doing. Some read it that God confirmed his choice, others that God's will came first; Paul takes it up in Romans 9.",
      passages: ['Exodus 8:15', 'Exodus 9:12', 'Romans 9:17-18'],
    },
    {
      asked: 'did judas have a choice | was judas predestined to betray jesus | could judas have done otherwise',
      answer:
        'The Gospels say both about Judas: it had to go as it was written, and woe to the man who does it. They show his own motives, money among them, and treat him as answerable. How the two fit together they do not explain.',
      passages: ['Mark 14:21', 'John 12:4-6'],
    },
    {
      asked:
        'did god plan my abuse | did god want this to happen to me | if everything is predestined did god cause my suffering',
      answer:
        "No Christian need tell you that God wanted you to be hurt; the Bible calls such harm evil and puts the guilt on the one who did it. Churches differ on how God's rule and evil fit. If it is still going on, call 911 or, in the US, 800-799-7233.",
      passages: ['James 1:13', 'Psalm 10:14-18'],
    },
    {
      asked:
        'does god know the future | does god know what i will do tomorrow | if god knows everything do i have free will',
      answer:
        'Most Christians read the Bible as saying that God knows the future; a psalm says that he knows a word before it is spoken. Many add that to know a choice is not to force it. Open theists hold that free choices are not yet there to be known.',
      passages: ['Psalm 139:1-6', 'Isaiah 46:9-10'],
    },
    {
      asked:
        'then why pray or tell people | why evangelize if its all predestined | does prayer change anything if god has decided',
      answer:
        'Those who hold to predestination say that God also chose the means: prayer and preaching are how he brings people home. Those who stress freedom say that prayer and witness truly change what happens. Paul wrote strongly on election and still prayed and traveled all his life.',
      passages: ['Romans 10:1', 'Romans 10:13-15'],
    },
    {
      asked:
        'what is the difference between calvinism and arminianism | what does tulip mean | what did calvin teach about predestination',
      answer:
        'Calvinists teach that God chooses people without regard to anything in them and surely brings them to faith. Arminians teach that he gives grace to all, that it can be refused, and that he chooses those who believe. TULIP sums up five Calvinist points made at Dort in 1619.',
      passages: ['Ephesians 1:4-5', '1 Timothy 2:3-4'],
    },
    {
      asked:
        'what about jacob i loved esau i hated | does romans 9 mean god makes people for hell | is double predestination in the bible',
      answer:
        "Romans 9 says that God chose Jacob before birth and compares God to a potter. Some Reformed Christians conclude that God also decided who would be lost; most churches, Catholic, Lutheran, Methodist and others, reject that. Paul's argument ends with God's mercy on all.",
      passages: ['Romans 9:10-13', 'Romans 11:32'],
    },
    {
      asked:
        'does everything happen for a reason | is everything happens for a reason in the bible | is my whole life already planned by god',
      answer:
        'The saying that everything happens for a reason is not in the Bible. Paul says that God works for good in all things, which is not to say that all things are good. Ecclesiastes adds that time and chance come to everyone.',
      passages: ['Romans 8:28', 'Ecclesiastes 9:11'],
    },
  ],
  'topic:miracles': [
    {
      asked:
        'why didnt i get one | i prayed for a miracle and she died anyway | why does god do miracles for others and not for me',
      answer:
        'The Bible does not say why one prayer is followed by a miracle and another is not. James was killed and Peter freed within the same chapter, and both were loved. Your loss is no proof of weak prayer, and you may tell God how angry or sad you are.',
      passages: ['Acts 12:1-7', 'Psalm 13:1-2'],
    },
    {
      asked:
        'should i stop my medicine and trust god | can i quit treatment if im praying for a miracle | does taking medicine block a miracle',
      answer:
        "Please do not stop your medicine. The Bible does not set prayer and treatment against each other: Isaiah prescribed figs for a king who was being healed by God, and lepers healed by Jesus were sent to be examined. A miracle would show in your doctor's tests as well.",
      passages: ['2 Kings 20:5-7', 'Luke 17:14'],
    },
    {
      asked: 'what was his first miracle | which miracle did jesus do first | what is the first sign of jesus in john',
      answer:
        "John counts the wine at the Cana wedding as Jesus' first sign: the water in six stone jars became wine. It saved a family from embarrassment, and the servants knew its source. The first wonder in Mark is an unclean spirit driven out at Capernaum.",
      passages: ['John 2:6-11', 'Mark 1:23-27'],
    },
    {
      asked:
        'how many miracles did jesus do | how many miracles are in the gospels | which miracle is in all four gospels',
      answer:
        'The Gospels tell about thirty-five miracles of Jesus one by one, depending on how one counts, and say that there were many more. Besides his resurrection only one is in all four: the feeding of five thousand with five loaves and two fish.',
      passages: ['John 6:9-13', 'John 21:25'],
    },
    {
      asked:
        'who was raised from the dead | who did jesus bring back to life | which people in the bible rose from the dead by a miracle',
      answer:
        "Jesus raised the daughter of Jairus, a widow's son at Nain, and Lazarus. Elijah and Elisha each raised a boy, Peter raised Tabitha, and Paul picked up Eutychus alive. All of them, one assumes, died again; Jesus' own resurrection is told as something new.",
      passages: ['Luke 7:12-15', 'John 11:43-44', 'Acts 9:40-41'],
    },
    {
      asked: 'are tv healers real | is my preacher faking miracles | he says send money and get a miracle',
      answer:
        "No one in the Bible has to pay for a miracle; Elisha refused Naaman's gifts, and Peter was outraged when Simon offered money. Some healers have been shown to cheat. You may keep your money, see your doctor and ask your own pastor to pray with you.",
      passages: ['2 Kings 5:15-16', 'Acts 8:18-20', 'Matthew 10:8'],
    },
    {
      asked: 'can the devil do miracles | are there false miracles | did pharaohs magicians do real miracles',
      answer:
        "The Bible reckons with signs that do not come from God. Pharaoh's magicians copied the first plagues, and Jesus warned of false prophets with great wonders. So a miracle alone proves nothing; the test is whether it leads to God and does people good.",
      passages: ['Exodus 7:10-12', 'Matthew 24:24', 'Deuteronomy 13:1-3'],
    },
    {
      asked: 'how do i ask for a miracle | can i pray for a miracle for my child | what do i say when i need a miracle',
      answer:
        'You can simply ask, as a leper and a foreign mother did: say what you need and who it is for. Jesus prayed in the garden for another way and left the answer with his Father. Ask others to pray too, and use every help the doctors have.',
      passages: ['Mark 1:40-42', 'Mark 14:36', 'James 5:14-15'],
    },
    {
      asked:
        'didnt jesus say we would do greater things | can i do miracles like the apostles | what does greater works than these mean',
      answer:
        'Jesus did say that believers would do greater works. Many understand it of the reach of the gospel after Easter, to all nations; Pentecostals take it as a promise of healings and signs as well. Paul says that not everyone works miracles, and that love counts for more.',
      passages: ['John 14:12-14', '1 Corinthians 12:29-31'],
    },
    {
      asked:
        'did they really happen | how can a modern person believe in miracles | doesnt science rule out the miracles of jesus',
      answer:
        'Christians differ, but most churches hold that the miracles of Jesus happened. Science describes what nature does by itself and cannot test a single event of long ago; even his opponents are said to have called him a wonder-worker. Some believers read a few of the stories as pictures.',
      passages: ['Acts 2:22', 'John 20:30-31'],
    },
  ],
  'topic:angels': [
    {
      asked: 'is my grandma an angel now | did my baby become an angel in heaven | do good people turn into angels',
      answer:
        'The Bible does not say that people become angels; angels were made as another kind of being. It promises something else for your loved one: to be with Christ and to be raised. Jesus does say that those who rise will be like angels, in that they no longer die or marry.',
      passages: ['Luke 20:35-36', 'Philippians 1:23'],
    },
    {
      asked:
        'do i have a guardian angel | does everybody have their own guardian angel | whats the name of my guardian angel',
      answer:
        'The Bible does not say that everyone has one; Jesus speaks of the angels of little ones, and friends of Peter thought of his angel. Catholics and Orthodox teach a guardian for each, many Protestants leave it open. No name is given, and the Vatican advises against naming them.',
      passages: ['Matthew 18:10', 'Acts 12:15', 'Psalm 91:11-12'],
    },
    {
      asked: 'what do they look like | do angels have wings | are cherubs little babies with wings',
      answer:
        'Angels in most Bible stories look like men, without wings being mentioned. Isaiah saw seraphim with six wings, and Ezekiel cherubim with four wings and four faces. The chubby babies come from Renaissance art; the cherubim at the gate of Eden stood beside a flaming sword.',
      passages: ['Isaiah 6:1-3', 'Ezekiel 1:5-10', 'Genesis 3:24'],
    },
    {
      asked: 'what are their names | how many archangels are there | are raphael and uriel in the bible',
      answer:
        'Gabriel and Michael are the two angels named in all Bibles, and only Michael is called archangel. Raphael appears in Tobit, which Catholic and Orthodox Bibles contain and where seven angels stand before God. Uriel comes from other old Jewish books.',
      passages: ['Luke 1:19', 'Daniel 10:13', 'Jude 1:9'],
    },
    {
      asked: 'what does 1111 or 444 mean | are angel numbers in the bible | i keep seeing 111 is it an angel',
      answer:
        'Angel numbers are not in the Bible; the idea is modern and comes from New Age books. Angels there speak plainly, in words. You see such numbers because the mind notices what it watches for, so you need not be afraid or hope for anything from them.',
      passages: ['Luke 1:30-31'],
    },
    {
      asked: 'are they male or female | can angels marry | do angels have a gender',
      answer:
        "Angels in the Bible appear as men and have men's names, but nothing says that they have a sex in our sense. Jesus says that they do not marry. In one vision Zechariah sees two women with wings like a stork, though they are not called angels.",
      passages: ['Matthew 22:30', 'Zechariah 5:9'],
    },
    {
      asked: 'what are fallen angels | did some angels sin | how many angels fell with satan',
      answer:
        'Second Peter and Jude speak briefly of angels who sinned and are kept for judgment. Revelation pictures a dragon and his angels thrown down, and a third of the stars swept away, which many take as a third of the angels. More than that comes from later tradition.',
      passages: ['2 Peter 2:4', 'Jude 1:6', 'Revelation 12:4-9'],
    },
    {
      asked: 'have i met one without knowing | can people see angels today | was that stranger who helped me an angel',
      answer:
        "It may be: Hebrews says that some people hosted angels without knowing it, which recalls Abraham's three visitors. The Bible does not say how to tell. You can thank God for the help either way, and treat strangers as if it were so.",
      passages: ['Hebrews 13:2', 'Genesis 18:1-5'],
    },
    {
      asked: 'can i pray to my angel | is it ok to talk to angels | why does the bible say not to worship angels',
      answer:
        "The Bible does not show anyone praying to angels; in Revelation an angel refuses John's worship and points him to God. Most Protestants therefore pray to God alone. Catholics and Orthodox ask angels to pray for them, as one asks a friend, and do not worship them.",
      passages: ['Revelation 22:8-9', 'Colossians 2:18'],
    },
    {
      asked: 'who were the nephilim | did angels have children with women | are the sons of god in genesis 6 angels',
      answer:
        "Genesis 6 says briefly that sons of God took human wives, and it mentions the Nephilim, mighty men of old. Ancient Jewish readers took them for angels, and Jude may hint at it; others think of Seth's line or of kings. The Bible does not settle it.",
      passages: ['Genesis 6:1-4', 'Jude 1:6'],
    },
  ],
  'topic:demons': [
    {
      asked: 'can a christian be possessed | can a demon live in a believer | im saved can demons get me',
      answer:
        "Christians differ. Many Protestants say that a demon cannot live in a believer, because God's Spirit is there and is greater; Catholics and Orthodox hold that even a baptized person can, though rarely, be possessed in body, and have prayers for it. All agree that Christ is stronger than any demon.",
      passages: ['1 John 4:4', 'Romans 8:38-39'],
    },
    {
      asked: 'am i possessed | i hear voices is it a demon | how do i know if its a demon or mental illness',
      answer:
        'Being afraid of demons does not mean that you have one. Hearing voices is usually a sign of illness, exhaustion or a drug, and doctors can treat it well, so please see one soon. If a voice tells you to hurt yourself or anyone, call 988 or 911 now; your pastor can pray too.',
      passages: ['Psalm 27:1', 'Romans 8:38-39'],
    },
    {
      asked:
        'im scared tonight what can i pray | there is something evil in my house | prayer for protection from demons in my home',
      answer:
        'You can say: Jesus, you are stronger than anything here; stay with me and give me peace. Turn on a light, read Psalm 91 or 23 aloud, and call a friend. Strange noises mostly have plain causes, and your pastor can come and bless the house.',
      passages: ['Psalm 91:1-6', 'Psalm 27:1'],
    },
    {
      asked: 'where do they come from | are demons fallen angels | who made demons',
      answer:
        'The Bible does not explain where demons come from. Most Christians think of angels who turned against God; an old Jewish book outside most Bibles calls them spirits of dead giants. The Gospels are interested only in how people are set free.',
      passages: ['Jude 1:6', 'Matthew 25:41'],
    },
    {
      asked: 'why did he send them into pigs | the demons and the pigs story | who was legion',
      answer:
        'Legion is what the spirits in a man near the lake called themselves, because they were many. They begged to enter the pigs, animals unclean to Jews, and the herd drowned. The story does not say why Jesus allowed it; it ends with the man dressed, calm and sent home.',
      passages: ['Mark 5:9-15', 'Mark 5:18-20'],
    },
    {
      asked:
        'i played with a ouija board | did i let in a demon with tarot | can demons come in through a game or movie',
      answer:
        'The Bible warns against trying to contact spirits, so it is good to stop. It nowhere says that a game gives a demon rights over you. Tell God that you are sorry, throw the thing out if you like, and trust that Christ is stronger.',
      passages: ['Deuteronomy 18:10-12', 'Acts 19:18-19', '1 John 4:4'],
    },
    {
      asked:
        'they want to do a deliverance on my son | is it ok to hold someone down to cast out demons | my church does exorcisms on kids',
      answer:
        'Jesus freed people by a word; he never hit, starved or tied anyone. No one may hold down or hurt a child or adult to drive something out; if that happens or is planned, call 911 or, in the US, Childhelp at 800-422-4453. Let a doctor look for the cause.',
      passages: ['Mark 1:25-27', 'Mark 9:25-27'],
    },
    {
      asked:
        'is sleep paralysis a demon | i wake up and cant move and something sits on me | do demons attack people at night',
      answer:
        'Sleep paralysis is a known and harmless state in which the mind wakes before the body, often with a feeling that someone is there. The Bible does not connect it with demons. It passes in a minute or so; breathe, pray a short line, and ask a doctor if it keeps coming.',
      passages: ['Psalm 4:8', 'Psalm 91:5'],
    },
    {
      asked:
        'my pastor says my depression is a demon | is mental illness caused by demons | should i stop my pills and get deliverance',
      answer:
        'Depression is an illness, and please do not stop your pills for anyone but a doctor. The Gospels themselves tell the sick apart from those with unclean spirits, and Elijah in despair was given food and sleep. You may ask for prayer and refuse the label; if you feel desperate, call 988.',
      passages: ['Matthew 4:24', '1 Kings 19:4-8'],
    },
    {
      asked:
        'are there demons in the old testament | did god send an evil spirit to saul | why are demons mostly in the new testament',
      answer:
        "The Old Testament says little about demons: it calls foreign idols so, and it tells of a troubling spirit from God that came over Saul until David calmed him with music. Hebrew writers trace everything to God in the end. By Jesus' time Jews spoke of demons far more.",
      passages: ['Deuteronomy 32:17', '1 Samuel 16:14-16', '1 Samuel 16:23'],
    },
  ],
  'topic:satan': [
    {
      asked: 'was he an angel once | where did satan come from | did god create satan evil',
      answer:
        "The Bible does not tell Satan's beginnings outright. Christians have pieced together that he was an angel made good who rebelled, from hints in Jude, Second Peter, Isaiah and Ezekiel. It is agreed that he is a creature and that God made nothing evil.",
      passages: ['Jude 1:6', 'Ezekiel 28:12-15'],
    },
    {
      asked: 'is lucifer in the bible | is lucifer the same as satan | where does it say lucifer fell from heaven',
      answer:
        "Lucifer is in the King James Version at Isaiah 14:12, as the Latin for the morning star, in a mocking song about Babylon's king. Church fathers applied it to Satan, since Jesus saw him fall like lightning. Second Peter and Revelation use the morning star for Christ.",
      passages: ['Isaiah 14:12-15', 'Luke 10:18'],
    },
    {
      asked: 'was he the snake in eden | is the serpent in genesis the devil | was it satan who tempted eve',
      answer:
        'Genesis calls it only a snake, the craftiest of animals, and does not name Satan. Revelation later calls Satan the ancient serpent, and so most Christians read the two together. Many Jewish readers and scholars take the snake in Genesis as just a snake.',
      passages: ['Genesis 3:1-5', 'Revelation 12:9'],
    },
    {
      asked: 'why doesnt god just kill him | why does god let satan exist | why did god create the devil if he knew',
      answer:
        'The Bible does not say why God lets Satan go on. It says that his time is limited, that Christ came to undo his works, and that his end is sure. Christians often add that God bears with rebels for the sake of freedom, and uses even trials for good.',
      passages: ['1 John 3:8', 'Revelation 20:10'],
    },
    {
      asked: 'can he read my mind | does satan know my thoughts | can the devil hear my prayers',
      answer:
        'The Bible does not say that Satan can read minds; it says that God alone knows every heart. Satan is not everywhere and does not know everything, since he is a creature. You may pray silently or aloud without fear.',
      passages: ['1 Kings 8:39', 'Psalm 139:1-4'],
    },
    {
      asked: 'does he rule hell | does satan have horns and a pitchfork | is the devil king of hell',
      answer:
        'The Bible nowhere says that Satan rules hell; it says that the fire is prepared for him, as his punishment. Horns, tail and pitchfork come from art and old pagan gods. Revelation does picture a red dragon with horns, and Paul says that he looks like light.',
      passages: ['Matthew 25:41', '2 Corinthians 11:14', 'Revelation 12:3'],
    },
    {
      asked: 'is he attacking me | can satan make me sin | how do i fight the devil',
      answer:
        'Satan tempts, the Bible says, but he cannot force you, and not every bad day is his work. James advises to draw near to God and resist, and he will flee. In practice that means truth, prayer, Scripture and a friend who knows.',
      passages: ['James 4:7-8', '1 Peter 5:8-9', 'James 1:14'],
    },
    {
      asked: 'i sold my soul | can you sell your soul to satan | i made a deal with the devil can god still take me',
      answer:
        'You cannot sell your soul to Satan, because it was never yours or his to sell; it belongs to God. Such words can be taken back in one sentence to Jesus, who turns away no one who comes. If the fear will not leave you, tell a pastor and a doctor.',
      passages: ['Ezekiel 18:4', 'John 6:37'],
    },
    {
      asked: 'where is he now | what happens to satan in the end | how will the devil be destroyed',
      answer:
        'The Bible places Satan on the move rather than in hell: he roams the earth, and Peter compares him to a prowling lion. Revelation shows him bound, let loose briefly and at last thrown into the lake of fire. When and how literally, Christians read differently.',
      passages: ['Job 1:7', '1 Peter 5:8', 'Revelation 20:7-10'],
    },
    {
      asked: 'is the devil the same as beelzebub | what other names does satan have | what does the word devil mean',
      answer:
        'In the Gospels they are the same: devil is the Greek word for slanderer, as Satan is the Hebrew one for accuser. Beelzebul, the prince of demons, recalls a Philistine god. Other names are the tempter, the evil one, Belial and the ruler of this world.',
      passages: ['Matthew 12:24-27', 'Revelation 12:9-10'],
    },
  ],
};
