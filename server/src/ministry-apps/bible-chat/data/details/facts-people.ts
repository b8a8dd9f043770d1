import type { Details } from '../detail.ts';

export const factsPeopleDetails: Details = {
  'fact:barnabas': [
    {
      asked: 'was he one of the 12 | was barnabas an apostle | is barnabas counted with the twelve disciples',
      answer:
        'Barnabas was not one of the twelve. Acts still calls him and Paul apostles in the wider sense of people who are sent out, and many churches keep a day for Saint Barnabas the Apostle.',
      passages: ['Acts 14:14', 'Acts 13:2-3'],
    },
    {
      asked:
        'why did they split up | why did paul and barnabas fight | what was the argument between barnabas and paul about',
      answer:
        'Barnabas and Paul split over John Mark. Mark had left them early in the first journey, so Paul would not take him again, while Barnabas wanted to give his cousin another chance. Acts does not say who was right.',
      passages: ['Acts 13:13', 'Acts 15:36-40', 'Colossians 4:10'],
    },
    {
      asked:
        'did they ever make up | did paul and barnabas become friends again | were barnabas and paul reconciled later',
      answer:
        'The Bible does not say that Barnabas and Paul met again. Paul later mentions him with respect, and near the end he asks for Mark because he finds him useful, so the anger did not last.',
      passages: ['1 Corinthians 9:6', '2 Timothy 4:11'],
    },
    {
      asked: 'how did he die | what happened to barnabas in the end | where is barnabas buried',
      answer:
        'The Bible does not say how Barnabas died; it last sees him sail to Cyprus. Later tradition says that he was stoned at Salamis on that island, and a monastery near Famagusta shows his tomb.',
      passages: ['Acts 15:39'],
    },
    {
      asked:
        'is there a gospel of barnabas | is the gospel of barnabas in the bible | why was the barnabas gospel left out',
      answer:
        'The Bible has no Gospel of Barnabas. The book known by that name was most likely written in the late Middle Ages and contradicts the New Testament. The Letter of Barnabas is another work, from about the year 100 to 135, and is not in the Bible either.',
      passages: [],
    },
    {
      asked: 'was he married | did barnabas have a wife | did barnabas have kids',
      answer:
        'The Bible does not say plainly whether Barnabas was married. Paul writes that apostles may bring a wife along, and then speaks of Barnabas and himself, so many readers think that both of them traveled without a wife.',
      passages: ['1 Corinthians 9:5-6'],
    },
    {
      asked: 'did he write any book | did barnabas write hebrews | which book of the bible is by barnabas',
      answer:
        'The Bible does not say that Barnabas wrote a book. Tertullian, around the year 200, thought that he was the author of Hebrews, but that letter names no author and scholars have made many other guesses.',
      passages: ['Hebrews 13:22'],
    },
    {
      asked: 'how can i be like that | how do i encourage people like barnabas | be an encourager like barnabus',
      answer:
        'Barnabas gives a few plain examples: he shared what he owned, he stood beside a man no one trusted, and he gave someone who failed a second chance. You could start with one call or message to a person who is on the outside.',
      passages: ['Acts 9:26-27', 'Acts 11:22-24'],
    },
  ],
  'fact:paul': [
    {
      asked: 'why 2 names | why did god change sauls name to paul | is saul the same person as paul',
      answer:
        'Paul had both names, as many Jews in the Roman world did: Saul was his Hebrew name and Paul his Roman one. The Bible never says that God changed it; Acts simply begins to use Paul once he works among Gentiles.',
      passages: ['Acts 13:9'],
    },
    {
      asked: 'was he married | did paul have a wife | was the apostle paul single or a widower',
      answer:
        'Paul had no wife when he wrote to Corinth, for he counts himself among the unmarried. Whether he had been a widower or never married, the Bible does not say; he asks only whether he too would have the right to bring a wife along.',
      passages: ['1 Corinthians 7:7-8', '1 Corinthians 9:5'],
    },
    {
      asked: 'what was his thorn | what was pauls thorn in the flesh | was paul sick or going blind',
      answer:
        "The Bible does not say what Paul's thorn was. Guesses are an illness, bad eyes, fits, enemies or a temptation. He asked three times to be rid of it and was told that God's grace was enough.",
      passages: ['2 Corinthians 12:7-10'],
    },
    {
      asked: 'how did he die | how did paul die | was paul beheaded and where is he buried',
      answer:
        'The Bible does not tell how Paul died; Acts ends with him under guard in Rome. Early tradition says that he was beheaded under Nero, about the years 64 to 67. The church of Saint Paul Outside the Walls in Rome stands over the place honored as his grave.',
      passages: ['Acts 28:30-31', '2 Timothy 4:6-8'],
    },
    {
      asked: 'did he ever meet jesus | did paul know jesus when he was alive | was paul one of the 12 disciples',
      answer:
        'Paul was not one of the twelve, and nothing says that he knew Jesus before the cross. He says that the risen Jesus appeared to him last of all, and on that he bases his call as an apostle.',
      passages: ['1 Corinthians 15:8-10', 'Acts 9:3-6'],
    },
    {
      asked: 'did he really write all those letters | which letters did paul really write | did paul write hebrews',
      answer:
        "Thirteen letters carry Paul's name. Hardly any scholar doubts seven of them, among them Romans, both to Corinth and Galatians; about the others, such as Ephesians and the letters to Timothy, they are divided. Hebrews names no author, though tradition long gave it to Paul.",
      passages: ['Romans 1:1', 'Galatians 1:1-2'],
    },
    {
      asked: 'did he kill people | did paul murder christians before | how could god use a murderer like paul',
      answer:
        "Acts says that Paul agreed to Stephen's death, put believers in prison and voted when they were condemned; it does not say that he killed with his own hands. He never hid it, and he called himself an example of how patient Jesus is.",
      passages: ['Acts 26:9-11', '1 Timothy 1:15-16'],
    },
    {
      asked: 'did he hate women | was paul against women | why does paul say women should be quiet in church',
      answer:
        'Paul praises women as fellow workers: Phoebe, Prisca, Junia and others. Lines in 1 Corinthians 14 and 1 Timothy 2 tell women to be quiet; some churches take them as lasting rules for church office, others as advice for trouble in those places.',
      passages: ['Romans 16:1-7', '1 Timothy 2:11-12'],
    },
  ],
  'fact:peter': [
    {
      asked: 'was he crucified upside down | how did peter die | is it in the bible that peter was crucified',
      answer:
        'The Bible does not tell how Peter died, though Jesus hints that he would stretch out his hands. Early tradition says that he was crucified in Rome under Nero, and a later writing, the Acts of Peter, adds that it was upside down.',
      passages: ['John 21:18-19'],
    },
    {
      asked: 'did he have kids | was peter married and who was his wife | what was the name of peters wife',
      answer:
        "Peter was married: Jesus healed his wife's mother, and Paul says that he took his wife along on travels. The Bible names neither her nor any children; later tradition speaks of a daughter called Petronilla.",
      passages: ['Mark 1:29-31', '1 Corinthians 9:5'],
    },
    {
      asked: 'was he really the first pope | was peter the first pope | do protestants believe peter was pope',
      answer:
        'Christians differ on whether Peter was the first pope. Catholics say yes, because Jesus gave him the keys and bishops of Rome follow him. Orthodox honor him as first among equals, and Protestants take the rock as his faith or as Peter alone, without an office passed on.',
      passages: ['Matthew 16:16-19'],
    },
    {
      asked: 'why did he deny jesus | why did peter say he didnt know him | peter denied jesus 3 times why',
      answer:
        "The Gospels do not explain it, but Peter was plainly afraid: Jesus had been arrested, and servants in the courtyard recognized him. He had insisted that he would never do it; at the rooster's crow he broke down in tears outside.",
      passages: ['Luke 22:55-62', 'Mark 14:29-31'],
    },
    {
      asked: 'i denied him too | can i be forgiven like peter | i was ashamed of my faith will god take me back',
      answer:
        "Peter's story says that you can be forgiven. He denied Jesus three times, and after Easter Jesus asked him three times about his love and trusted him with his people. You can tell God plainly what happened and begin again today.",
      passages: ['John 21:15-17'],
    },
    {
      asked: 'what was his real name | is peter the same as simon and cephas | why is peter called cephas',
      answer:
        'His name was Simon, son of John (or Jonah). Jesus called him Cephas, the Aramaic word for rock, and Peter is the Greek form of it. So Simon, Simon Peter, Cephas and Peter are all one man.',
      passages: ['John 1:42'],
    },
    {
      asked: 'did he write any of the bible | did peter write 1 and 2 peter | which books did peter write',
      answer:
        "Two letters carry Peter's name, 1 Peter and 2 Peter. Tradition gives both to him; many scholars think that 2 Peter, and some that 1 Peter, was written by a follower. An old tradition also says that Mark's Gospel rests on what Peter told.",
      passages: ['1 Peter 1:1-2', '2 Peter 1:1'],
    },
    {
      asked: 'was he the one who cut off the ear | did peter cut off a soldiers ear | whose ear did peter cut off',
      answer:
        'John says that Peter cut off the right ear of Malchus, a servant of the high priest. Jesus told him to put the sword away, and Luke adds that he healed the man.',
      passages: ['John 18:10-11', 'Luke 22:50-51'],
    },
  ],
  'fact:moses': [
    {
      asked: 'how old was he when he died | how old was moses | how long did moses live',
      answer:
        'Moses was 120 when he died, and his eyes and strength were still good. He was 80 when he stood before Pharaoh, and Stephen in Acts says that he was about 40 when he fled from Egypt.',
      passages: ['Deuteronomy 34:7', 'Exodus 7:7'],
    },
    {
      asked: 'where is he buried | where is the grave of moses | what mountain did moses die on',
      answer:
        'No one knows where Moses is buried; the Bible says so itself. He died on Mount Nebo in the land of Moab, which is in Jordan today, and God buried him in a valley nearby. Visitors can still look from the mountain over the Jordan valley.',
      passages: ['Deuteronomy 34:1-6'],
    },
    {
      asked: 'did he write the first 5 books | did moses write the torah | who really wrote genesis if not moses',
      answer:
        'Jewish and Christian tradition says that Moses wrote the five books, and they tell that he wrote down laws and events. Many scholars think that several sources were joined over centuries; others hold that he wrote most of it, and that others added parts such as his death.',
      passages: ['Exodus 24:4', 'Deuteronomy 31:9'],
    },
    {
      asked:
        'that seems unfair | why was moses not allowed into the promised land | god was too hard on moses for hitting a rock',
      answer:
        'Many readers feel that it was hard. Numbers gives the reason that Moses did not trust God and honor him before the people; in Deuteronomy Moses says that God was angry because of the people. God still let him see the whole land.',
      passages: ['Numbers 20:10-12', 'Deuteronomy 3:25-27'],
    },
    {
      asked: 'did he stutter | did moses have a speech problem | what was wrong with moses mouth',
      answer:
        'The Bible does not say that Moses stuttered. He told God that he was slow of speech, which may mean a stammer, poor Hebrew or Egyptian, or just no gift for speaking. God gave him Aaron to speak for him.',
      passages: ['Exodus 4:10-16'],
    },
    {
      asked: 'when did he live | which pharaoh was it in the time of moses | was ramses the pharaoh of the exodus',
      answer:
        "The Bible does not name the Pharaoh. Some date Moses to about 1450 BC, counting back from Solomon's temple; many others to the 1200s BC under Ramses II, since Exodus names a city Rameses. Some scholars doubt that the story can be dated at all.",
      passages: ['Exodus 1:11', '1 Kings 6:1'],
    },
    {
      asked: 'why did he kill that guy | was moses a murderer | why did moses kill the egyptian',
      answer:
        'Moses saw an Egyptian beating a Hebrew, one of his own people, and struck him down and hid the body. Exodus does not praise it. It became known, Pharaoh wanted to kill him, and Moses fled to Midian for many years before God called him.',
      passages: ['Exodus 2:11-15'],
    },
    {
      asked: 'is he in the new testament too | did jesus meet moses | moses and elijah on the mountain with jesus',
      answer:
        'Moses appears in the New Testament: he and Elijah talk with Jesus on the mountain, where Jesus shines before three disciples. Hebrews also names Moses among the people of faith, and John sets the law given through him beside grace through Jesus.',
      passages: ['Luke 9:28-31', 'Hebrews 11:24-27'],
    },
  ],
  'fact:moses-wife': [
    {
      asked: 'was she black | was zipporah black or african | what race was moses wife',
      answer:
        "The Bible does not describe how Zipporah looked. She came from Midian, in northwest Arabia. The Cushite wife of Numbers 12 would come from the land south of Egypt, today's Sudan; whether that is Zipporah or another woman is not known.",
      passages: ['Exodus 2:16-21', 'Numbers 12:1'],
    },
    {
      asked: 'how many wives did he have | did moses have two wives | was moses married more than once',
      answer:
        'One or two wives. Exodus names only Zipporah, and Numbers mentions a Cushite wife. Some take them as the same woman, others think that Moses married again, perhaps after Zipporah had died; the Bible does not settle it.',
      passages: ['Exodus 2:21', 'Numbers 12:1'],
    },
    {
      asked:
        'why did she circumcise her son | what is that strange story with zipporah and the flint knife | why did god want to kill moses at the inn',
      answer:
        'The text is short and puzzling. On the way to Egypt God threatened to kill Moses (or the boy), and Zipporah quickly circumcised her son, and the danger passed. Most think that the covenant sign had been neglected; the Bible does not explain more.',
      passages: ['Exodus 4:24-26'],
    },
    {
      asked: 'what happened to her | when did zipporah die | what became of moses wife after egypt',
      answer:
        'The Bible does not tell how or when Zipporah died. Moses had sent her home for a time, and her father Jethro brought her and the two boys back to him in the wilderness. After that her name is not mentioned again.',
      passages: ['Exodus 18:2-6'],
    },
    {
      asked:
        'was her dad jethro or reuel | why does zipporahs father have two names | who was the father in law of moses',
      answer:
        "Both names are in the text: Exodus 2 calls Zipporah's father Reuel, and Exodus 3 and 18 call him Jethro, priest of Midian. Some think he had two names, others that Reuel was the grandfather, others that two old accounts were joined.",
      passages: ['Exodus 2:18', 'Exodus 3:1'],
    },
    {
      asked: 'what happened to their sons | what do we know about gershom and eliezer | did moses sons become leaders',
      answer:
        "Not much is told of Zipporah's sons, Gershom and Eliezer. They were counted as ordinary Levites, and Eliezer had only one son but many later descendants. Moses was followed by Joshua, and the priests came from Aaron, not from Moses' sons.",
      passages: ['1 Chronicles 23:14-17'],
    },
    {
      asked: 'did he divorce her | did moses send zipporah away | was moses separated from his wife',
      answer:
        'Exodus says that Moses had sent Zipporah away, perhaps for safety while he faced Pharaoh, and later her father brought her back along with their sons. A few read it as a divorce, but the text does not use it that way, and the family came together again.',
      passages: ['Exodus 18:2-6'],
    },
    {
      asked:
        "wasn't that a foreigner | was moses allowed to marry a foreign woman | is it ok to marry someone from another people like moses did",
      answer:
        "Zipporah was a Midianite, and Moses is not blamed for marrying her. When Miriam and Aaron spoke against his Cushite wife, God took Moses' side. Later warnings about foreign wives are about serving other gods, not about skin or passport.",
      passages: ['Numbers 12:1-8', 'Deuteronomy 7:3-4'],
    },
  ],
  'fact:aaron': [
    {
      asked:
        'why wasnt he punished | why did god not punish aaron for the golden calf | aaron made the calf and still became high priest',
      answer:
        'Deuteronomy says that God was angry enough to destroy Aaron, and that Moses prayed for him. The Bible gives no fuller reason why he was spared. Many Christians see in it that even the high priest lived by mercy.',
      passages: ['Deuteronomy 9:20'],
    },
    {
      asked: 'why did he make the calf | why did aaron make a golden calf | did aaron want to worship an idol',
      answer:
        'The people were afraid because Moses stayed so long on the mountain, and they pressed Aaron for gods to lead them. He gave in, collected their gold, and called a feast for the Lord. Later he put the blame on the people.',
      passages: ['Exodus 32:1-5', 'Exodus 32:21-24'],
    },
    {
      asked: 'how did he die | how old was aaron when he died | where did aaron die',
      answer:
        'Aaron died on Mount Hor at the age of 123, after his priestly robes had been put on his son Eleazar. Israel mourned thirty days. Tradition shows his tomb on Jebel Harun near Petra in Jordan.',
      passages: ['Numbers 20:25-29', 'Numbers 33:38-39'],
    },
    {
      asked: 'who was his wife | was aaron married | how many sons did aaron have',
      answer:
        "Aaron's wife was Elisheba, of the tribe of Judah. They had four sons. Nadab and Abihu died by fire after a forbidden incense offering; Eleazar became high priest after Aaron, and the youngest was Ithamar.",
      passages: ['Exodus 6:23', 'Leviticus 10:1-2', 'Numbers 20:26-28'],
    },
    {
      asked: 'what happened to his two sons | why did nadab and abihu die | why did god kill aarons sons',
      answer:
        'Nadab and Abihu brought fire before God that he had not commanded, and fire killed them. The text does not say what exactly was wrong; since a warning to priests against wine follows, some think they were drunk. Aaron kept silent.',
      passages: ['Leviticus 10:1-3', 'Leviticus 10:8-9'],
    },
    {
      asked: 'what about his staff | what is aarons rod that budded | why did aarons stick grow flowers',
      answer:
        "Aaron's staff was laid with those of the other tribes in the tent of God, and overnight it sprouted, bloomed and bore almonds. It showed who God had chosen as priest. Hebrews says that it was kept in the ark.",
      passages: ['Numbers 17:8', 'Hebrews 9:4'],
    },
    {
      asked: 'who was older | was aaron older than moses | how many years between aaron and moses',
      answer:
        'Aaron was older, by three years: he was 83 and Moses 80 when they spoke to Pharaoh. Miriam was probably the oldest, since a sister was old enough to watch over the basket of baby Moses.',
      passages: ['Exodus 7:7'],
    },
    {
      asked: 'is the blessing from him | what is the aaronic blessing | which verse is the blessing of aaron',
      answer:
        'The Aaronic blessing is in Numbers 6. God gave it to Moses for Aaron and his sons, so that they would bless Israel with it. It asks for protection, grace and peace, and Jews and Christians still use it at the end of services.',
      passages: ['Numbers 6:22-27'],
    },
  ],
  'fact:miriam': [
    {
      asked: 'was she married | did miriam have a husband | did miriam have any children',
      answer:
        'The Bible does not say that Miriam was married or had children. Jewish tradition gives her a husband, either Caleb or Hur, but the text names her only as sister of Moses and Aaron.',
      passages: ['1 Chronicles 6:3'],
    },
    {
      asked: 'why was only she punished | why did miriam get leprosy and not aaron | thats unfair to miriam',
      answer:
        "The text does not say why Miriam fell ill and Aaron did not. She is named first and the Hebrew verb is feminine, so many think she led the complaint; some point to Aaron's office as priest. Aaron begged Moses for her, Moses prayed, and she was healed.",
      passages: ['Numbers 12:1-2', 'Numbers 12:9-15'],
    },
    {
      asked: 'what was she ill with | what did miriam say against moses | why did miriam criticize moses',
      answer:
        'Miriam and Aaron spoke against Moses because of his Cushite wife, and asked whether God spoke only through him. Her skin then turned white; older Bibles say leprosy, but the Hebrew word covers many skin diseases. She stayed outside the camp seven days.',
      passages: ['Numbers 12:1-2', 'Numbers 12:10-15'],
    },
    {
      asked: 'how did she die | where did miriam die | where is miriam buried',
      answer:
        'Miriam died and was buried at Kadesh in the wilderness, in the last part of the forty years. The Bible does not give her age or a cause. She did not enter the promised land, and neither did her two brothers.',
      passages: ['Numbers 20:1'],
    },
    {
      asked: 'was she older than moses | was miriam the oldest | how old was miriam when she watched the basket',
      answer:
        "The Bible gives no age for Miriam. If she was the sister by the river, she was some years older than Moses, old enough to speak with Pharaoh's daughter and offer to fetch a nurse.",
      passages: ['Exodus 2:4-8'],
    },
    {
      asked: 'is it the same name as mary | is miriam the same as mary | why is miriam like mary in the bible',
      answer:
        "It is the same name: Miriam is the Hebrew form, and Mary comes from it by way of Greek and Latin. So Mary the mother of Jesus carried the name of Moses' sister, but they lived more than a thousand years apart.",
      passages: [],
    },
    {
      asked: 'so women could be prophets | was miriam really a prophet | are there other women prophets like miriam',
      answer:
        "Exodus calls Miriam a prophet. The Bible also names Deborah, Huldah and Anna as prophets, and Philip's four daughters prophesied. In Micah God names Miriam as a leader next to Moses and Aaron.",
      passages: ['Exodus 15:20', 'Micah 6:4'],
    },
    {
      asked:
        "so i can't criticize my pastor | is it wrong to speak against a leader like miriam did | does miriam mean we should never question church leaders",
      answer:
        "Miriam's story does not forbid honest questions. She was corrected for talking down Moses' calling; elsewhere Paul faces Peter openly, and leaders are told to answer for wrong. If a leader harms someone, speak up, and go to the police when it is a crime.",
      passages: ['Galatians 2:11', '1 Timothy 5:19-20'],
    },
  ],
  'fact:abraham': [
    {
      asked: 'how old was he when he died | how long did abraham live | where is abraham buried',
      answer:
        'Abraham died at 175. His sons Isaac and Ishmael buried him beside Sarah in the cave of Machpelah at Hebron. The place is shown there today as the Tomb of the Patriarchs, holy to Jews, Christians and Muslims.',
      passages: ['Genesis 25:7-10'],
    },
    {
      asked: 'why did god change his name | what does the name abraham mean | difference between abram and abraham',
      answer:
        'Abram means "exalted father"; Genesis explains Abraham as father of many nations. God gave the new name when Abraham was 99, together with the covenant of circumcision, before he and Sarah had a son.',
      passages: ['Genesis 17:1-5'],
    },
    {
      asked:
        'why would god ask him to kill his son | did abraham really sacrifice isaac | how could a good god ask abraham to sacrifice his child',
      answer:
        'Genesis calls it a test, and Abraham did not kill Isaac: God stopped him and gave a ram. Many see in the end of the story that God does not want children sacrificed, which the law later forbids; Christians also see a picture of the cross. It is never a model to copy.',
      passages: ['Genesis 22:10-13', 'Deuteronomy 12:31'],
    },
    {
      asked: 'how many kids did he have | how many wives and children did abraham have | who was keturah',
      answer:
        'Abraham had eight sons: Ishmael by Hagar, Isaac by Sarah, and six by Keturah, whom he married later. Genesis mentions concubines as well. Isaac was the heir, and the others received gifts and moved east.',
      passages: ['Genesis 25:1-6', 'Genesis 16:15'],
    },
    {
      asked: 'where did he come from | where is ur of abraham today | what country was abraham from',
      answer:
        'Abraham came from Ur of the Chaldeans and lived for a time in Haran. Ur is usually found in southern Iraq, at Tell el-Muqayyar; some look for it farther north. From Haran, in southeast Turkey, he went to Canaan.',
      passages: ['Genesis 11:31', 'Genesis 12:4-5'],
    },
    {
      asked:
        'why did he lie about his wife | why did abraham say sarah was his sister | was sarah really abrahams sister',
      answer:
        'Abraham was afraid that men would kill him to take Sarah. It was half true, since he says that she was the daughter of his father by another mother. Genesis shows the harm that came of it, and God protected her.',
      passages: ['Genesis 12:11-17', 'Genesis 20:11-13'],
    },
    {
      asked:
        'why do muslims call him father too | is abraham the father of jews and muslims | what do muslims believe about abraham',
      answer:
        'Jews trace their line from Abraham through Isaac and Jacob. Muslims honor him as the prophet Ibrahim and link the Arabs with Ishmael. Christians call him father of all who believe, because Paul says that he was counted right by faith.',
      passages: ['Romans 4:11-12', 'Genesis 17:18-21'],
    },
    {
      asked: 'when did he live | how many years ago was abraham | what year was abraham born',
      answer:
        'Most who take the dates from the Bible place Abraham about 2000 to 1800 BC, some four thousand years ago. Outside the Bible there is no record of him, so scholars differ widely about the date and about the history behind the stories.',
      passages: ['Genesis 12:4', 'Exodus 12:40-41'],
    },
  ],
  'fact:sarah': [
    {
      asked: 'how old was she when she died | how long did sarah live | where is sarah buried',
      answer:
        'Sarah died at 127 in Hebron; she is the only woman in the Hebrew Bible whose age at death is told. Abraham bought the cave of Machpelah to bury her, and the Tomb of the Patriarchs in Hebron stands over it by tradition.',
      passages: ['Genesis 23:1-2', 'Genesis 23:19'],
    },
    {
      asked: 'why did her name change | what is the difference between sarai and sarah | what does the name sarah mean',
      answer:
        'Sarah means princess. Sarai is most likely an older form of the same name, so the change marks a new beginning rather than a new sense. God renamed her when he promised that nations and kings would come from her.',
      passages: ['Genesis 17:15-16'],
    },
    {
      asked: 'was she his sister too | was sarah abrahams half sister | did abraham marry his own sister',
      answer:
        'Abraham says that Sarah was the daughter of his father but not of his mother, so his half sister. Such marriages were known then; the later law of Moses forbids them. He used this half truth to hide that she was his wife.',
      passages: ['Genesis 20:12', 'Leviticus 18:9'],
    },
    {
      asked: 'why did she laugh | why did sarah laugh at god | did god punish sarah for laughing',
      answer:
        'Sarah laughed because she and Abraham were long past the age for a child. God did not punish her; he asked whether anything is too hard for him. Abraham had laughed too, and when Isaac came the laughter turned to joy.',
      passages: ['Genesis 18:11-15', 'Genesis 21:6'],
    },
    {
      asked: 'why did she send hagar away | why was sarah so mean to hagar | was it right that sarah threw hagar out',
      answer:
        "Sarah saw Ishmael laughing or mocking at Isaac's feast and did not want him to share the inheritance. Genesis does not praise her harshness; Abraham was grieved. God told him to let them go, and himself took care of Hagar and the boy.",
      passages: ['Genesis 21:8-13', 'Genesis 21:17-20'],
    },
    {
      asked: "i can't have kids either | is there hope for me like sarah | we are childless does sarahs story help",
      answer:
        "I am sorry; waiting for a child can hurt deeply. Sarah's story says that God saw a childless couple, but it is no promise that everyone will have a child, and childlessness is no sign of weak faith. A doctor, a counselor and a good friend can all help.",
      passages: ['Genesis 21:1-3', 'Psalm 34:18'],
    },
    {
      asked: 'did a king take her | what happened with sarah and pharaoh | was sarah taken by abimelech',
      answer:
        'Twice. Because Abraham called Sarah his sister, Pharaoh took her into his house, and later King Abimelech of Gerar did so. Both times God stepped in and she was given back; of Abimelech it is said that he had not touched her.',
      passages: ['Genesis 12:14-19', 'Genesis 20:2-6'],
    },
    {
      asked:
        'is she in the new testament | what does hebrews say about sarah | where is sarah mentioned in the new testament',
      answer:
        'Sarah is in the New Testament. Hebrews counts her among the people of faith, Romans and Galatians speak of her as mother of the promised son, and 1 Peter sets her before wives as an example.',
      passages: ['Hebrews 11:11', 'Romans 9:9'],
    },
  ],
  'fact:isaac': [
    {
      asked:
        'how old was he on the altar | how old was isaac when abraham almost sacrificed him | was isaac a child or a grown man',
      answer:
        "The Bible does not give Isaac's age on that day. He could carry the firewood and ask a clear question, so many think of a boy or teenager. Josephus says 25, and Jewish tradition even 37.",
      passages: ['Genesis 22:6-8'],
    },
    {
      asked: 'how long did he live | how old was isaac when he died | where is isaac buried',
      answer:
        'Isaac lived 180 years, longer than Abraham or Jacob. His twin sons Esau and Jacob buried him together, in the family cave at Hebron, where his parents and his wife Rebekah also lay.',
      passages: ['Genesis 35:28-29', 'Genesis 49:30-31'],
    },
    {
      asked: 'how old was he when he married | how did isaac meet rebekah | how did isaac find a wife',
      answer:
        "Isaac was forty. Abraham's servant traveled to the family in Mesopotamia and prayed at a well, and Rebekah gave water to him and his camels. She agreed to come, and Genesis says that Isaac loved her.",
      passages: ['Genesis 25:20', 'Genesis 24:12-15'],
    },
    {
      asked: "wasn't it ishmael | was it isaac or ishmael on the altar | do muslims say ishmael was sacrificed",
      answer:
        'Genesis says that it was Isaac. The Quran tells of a son without naming him there; most Muslims today hold that it was Ishmael, though early Muslim scholars were divided. The feast of Eid al-Adha recalls that story.',
      passages: ['Genesis 22:2', 'Genesis 22:9-12'],
    },
    {
      asked: 'did he have other wives | how many wives did isaac have | did isaac have more than one wife',
      answer:
        'No other wife of Isaac is named; Rebekah is the only one, unlike Abraham before him and Jacob after him. They waited twenty years for children, and he prayed for her.',
      passages: ['Genesis 25:20-21', 'Genesis 25:26'],
    },
    {
      asked: 'was he blind | why did isaac bless the wrong son | how was isaac tricked by jacob',
      answer:
        "Isaac's eyes were weak in old age. Rebekah dressed Jacob in Esau's clothes and put goatskins on his hands, so Isaac took him for Esau and gave him the blessing. He trembled when he found out, but he did not take it back.",
      passages: ['Genesis 27:18-23', 'Genesis 27:33'],
    },
    {
      asked:
        'did he have a favorite | why did isaac love esau more than jacob | is it wrong for parents to have a favorite child like isaac',
      answer:
        'Genesis says that Isaac loved Esau, because he liked the game he hunted, while Rebekah loved Jacob. The story shows what came of it: lies, hatred and a son in exile. Most readers take it as a warning to parents.',
      passages: ['Genesis 25:27-28', 'Genesis 27:41'],
    },
    {
      asked: 'did he lie about his wife too | did isaac say rebekah was his sister | why did isaac lie like his father',
      answer:
        'In Gerar Isaac called Rebekah his sister because he feared that men would kill him for her. The king saw the two being tender with each other, rebuked him and put her under his protection.',
      passages: ['Genesis 26:6-11'],
    },
  ],
  'fact:jacob': [
    {
      asked: 'who were his 12 sons | name the twelve sons of jacob | list of jacobs sons in order',
      answer:
        'In order of birth they were Reuben, Simeon and Levi, then Judah; Dan and then Naphtali; Gad and then Asher; Issachar and then Zebulun; last Joseph and Benjamin. Leah bore six of them, Rachel two, and the maids Bilhah and Zilpah two each; Leah also bore a daughter, Dinah.',
      passages: ['Genesis 35:23-26', 'Genesis 30:21'],
    },
    {
      asked: 'who did he wrestle with | did jacob wrestle god or an angel | who was the man jacob fought at night',
      answer:
        "Genesis calls him a man, yet Jacob says that he saw God's face, and Hosea speaks of an angel. Jews mostly read it as an angel; many Christians see God himself, some see Christ before his birth.",
      passages: ['Genesis 32:24-30', 'Hosea 12:3-4'],
    },
    {
      asked: 'what does israel mean | why was jacob renamed israel | what does the name jacob mean',
      answer:
        'Genesis explains Israel as one who struggles with God; it can also mean that God struggles or rules. Jacob is linked with the word for heel, and Esau heard in it one who cheats. The new name came after the night of wrestling.',
      passages: ['Genesis 32:27-28', 'Genesis 27:36'],
    },
    {
      asked: 'why did god choose a cheater | why did god bless jacob who lied | how could god love jacob and not esau',
      answer:
        "The Bible does not say that Jacob deserved it; Paul says the choice fell before the twins had done anything. Genesis shows the cheater being cheated in turn by Laban, and slowly changed. Christians differ on how God's choice and our freedom fit together.",
      passages: ['Genesis 25:23', 'Romans 9:10-13'],
    },
    {
      asked: 'did esau forgive him | did jacob and esau make up | what happened when jacob met esau again',
      answer:
        'After some twenty years Jacob came home afraid, with gifts, but Esau ran to him, hugged him and wept. They lived apart after that, and together they buried their father Isaac.',
      passages: ['Genesis 33:3-10', 'Genesis 35:29'],
    },
    {
      asked: 'how old was he when he died | where is jacob buried | how long did jacob live',
      answer:
        'Jacob died in Egypt at 147. His body was embalmed, and his sons carried it in a great procession to Canaan and buried him in the cave at Hebron, beside Leah, Isaac and Abraham.',
      passages: ['Genesis 47:28', 'Genesis 50:12-13'],
    },
    {
      asked: 'what does the ladder mean | what was jacobs ladder | where was jacobs dream of the ladder',
      answer:
        "In Jacob's dream a stairway joined earth and heaven with angels going up and down, and God promised to be with him. He named the place Bethel, house of God, north of Jerusalem. In John's Gospel Jesus applies the picture to himself.",
      passages: ['Genesis 28:12-17', 'John 1:51'],
    },
    {
      asked: 'did he limp after that | why did jacob limp | what happened to jacobs hip',
      answer:
        "The stranger touched Jacob's hip in the fight and he limped away from there; whether it lasted all his life is not said. Genesis adds that Israelites therefore do not eat the sinew at the hip.",
      passages: ['Genesis 32:25', 'Genesis 32:31-32'],
    },
  ],
  'fact:jacob-wives': [
    {
      asked: 'who had which kids | which sons did leah and rachel have | how many children did leah have',
      answer:
        "Leah had six sons, Reuben, Simeon, Levi, Judah, Issachar and Zebulun, and a daughter, Dinah. Rachel had Joseph and Benjamin. Rachel's slave Bilhah bore Dan and Naphtali, and Leah's slave Zilpah bore Gad and Asher.",
      passages: ['Genesis 35:23-26', 'Genesis 30:21'],
    },
    {
      asked:
        'how did he not notice | why didnt jacob notice it was leah | how could laban trick jacob on the wedding night',
      answer:
        'Genesis only says that Laban brought Leah in the evening and that Jacob saw it in the morning. A veil, the dark and the wine of the feast are what most readers suppose. It mirrors how Jacob had deceived his own blind father.',
      passages: ['Genesis 29:22-25'],
    },
    {
      asked: 'was it allowed to marry 2 sisters | could jacob marry two sisters | isnt marrying sisters forbidden',
      answer:
        "The later law of Moses forbids a man to marry his wife's sister while she lives, but Jacob lived before it. Genesis tells the marriages without a rule, and shows how much jealousy and grief they brought to Leah and Rachel.",
      passages: ['Leviticus 18:18', 'Genesis 30:1'],
    },
    {
      asked: 'what was wrong with leahs eyes | was leah ugly | what does it mean that leah had weak eyes',
      answer:
        'The Bible does not say that Leah was ugly. It says that her eyes were soft or weak; the Hebrew word can also mean tender, so some read it as gentle and lovely eyes, others as poor sight. Rachel is the one called beautiful.',
      passages: ['Genesis 29:16-17'],
    },
    {
      asked:
        'which one is jesus from | is jesus descended from leah or rachel | did leah or rachel become ancestor of king david',
      answer:
        "Leah. Her son Judah is the ancestor of King David, and so of Jesus in Matthew's list. The wife who was loved less became mother of the royal line, and through Levi also of the priests.",
      passages: ['Genesis 29:35', 'Matthew 1:2-3'],
    },
    {
      asked: 'where are they buried | where is rachels tomb | is leah buried next to jacob',
      answer:
        'Leah lies with Jacob in the cave of Machpelah at Hebron. Rachel died on the road to Ephrath; a tomb near Bethlehem has been honored as hers since ancient times, though some look for it north of Jerusalem.',
      passages: ['Genesis 49:31', 'Genesis 35:19-20'],
    },
    {
      asked:
        'why did she steal the idols | why did rachel steal her fathers gods | what were the household gods rachel took',
      answer:
        'The Bible does not say why Rachel took them. The household gods were small figures; some think they stood for luck, protection or a claim to the inheritance. She hid them under her saddle, and Laban did not find them.',
      passages: ['Genesis 31:19', 'Genesis 31:34-35'],
    },
    {
      asked:
        'i feel unloved like leah | what if my husband doesnt love me | did god care about leah when nobody wanted her',
      answer:
        "Genesis says that God saw that Leah was not loved and stood by her. Your worth does not hang on one person's feelings. Talk with someone you trust or a counselor, and if you are hurt or threatened at home, call 911 or, in the US, 1-800-799-7233.",
      passages: ['Genesis 29:31-35', 'Psalm 27:10'],
    },
  ],
  'fact:joseph-son': [
    {
      asked:
        'how old was he when he was sold | how old was joseph when he went to egypt | how long was joseph in prison',
      answer:
        'Joseph was seventeen when the story starts and thirty when Pharaoh raised him, so slavery and prison together took about thirteen years. At least two of them were in prison, after the cupbearer had forgotten him.',
      passages: ['Genesis 37:2', 'Genesis 41:46'],
    },
    {
      asked: 'was he married | who was josephs wife in egypt | did joseph have children',
      answer:
        'Pharaoh gave Joseph a wife, Asenath, the daughter of an Egyptian priest of On. They had two sons, Manasseh and Ephraim, whom Jacob adopted as his own, so that two tribes came from Joseph.',
      passages: ['Genesis 41:45', 'Genesis 41:50-52'],
    },
    {
      asked:
        'what about potiphars wife | what happened with joseph and potiphars wife | did joseph sleep with potiphars wife',
      answer:
        "Joseph refused Potiphar's wife again and again. One day she caught him by his garment; he ran and left it in her hand, and she accused him of attacking her. Potiphar put him in prison.",
      passages: ['Genesis 39:7-12', 'Genesis 39:16-20'],
    },
    {
      asked: 'why did his brothers hate him | what was the coat of many colors | why did josephs brothers sell him',
      answer:
        "Joseph's brothers hated him because their father loved him most and gave him a special robe, and because of his dreams in which they bowed to him. The Hebrew for the robe is unclear: colorful, or long with sleeves.",
      passages: ['Genesis 37:3-8'],
    },
    {
      asked: 'is he the same as marys husband | is this joseph the father of jesus | how many josephs are in the bible',
      answer:
        "They are two men. Joseph the son of Jacob is in Genesis; Mary's husband was a craftsman of Nazareth many centuries later. There is also Joseph of Arimathea, who buried Jesus, and a few others.",
      passages: ['Genesis 37:2', 'Matthew 1:18-20'],
    },
    {
      asked:
        'how can i forgive my family | how did joseph forgive his brothers | do i have to forgive people who hurt me like joseph did',
      answer:
        'Joseph forgave slowly: he first tested his brothers, wept, and saw that they had changed. He named the evil for what it was. You may forgive and still keep your distance, and nothing obliges you to go back to people who harm you.',
      passages: ['Genesis 45:4-8', 'Genesis 50:19-21'],
    },
    {
      asked: 'how did he die | how old was joseph when he died | where are josephs bones buried',
      answer:
        'Joseph died in Egypt at 110 and was embalmed. He made Israel swear to take his bones along; Moses did so, and they were buried at Shechem. A tomb shown as his is in Nablus in the West Bank.',
      passages: ['Genesis 50:24-26', 'Joshua 24:32'],
    },
    {
      asked:
        'why is there no tribe of joseph | why are ephraim and manasseh tribes and not joseph | what happened to the tribe of joseph',
      answer:
        "Joseph's share was doubled: Jacob adopted his two sons, so Ephraim and Manasseh each became a tribe. As Levi received no land of its own, the number of the land tribes stayed at twelve.",
      passages: ['Genesis 48:5-6', 'Joshua 14:3-4'],
    },
  ],
  'fact:david': [
    {
      asked: 'how long was he king | how old was david when he became king | how many years did david rule',
      answer:
        'David became king at thirty and ruled forty years: seven and a half in Hebron over Judah, and thirty-three in Jerusalem over all Israel. That is usually dated to about 1010 to 970 BC.',
      passages: ['2 Samuel 5:4-5'],
    },
    {
      asked: 'how did he die | how old was david when he died | where is king david buried',
      answer:
        'David died of old age at about seventy, after he had made Solomon king, and was buried in the City of David in Jerusalem. The tomb shown today on Mount Zion is a later tradition; the real place is not known.',
      passages: ['1 Kings 2:10-12', 'Acts 2:29'],
    },
    {
      asked: 'how many kids did he have | who were davids children | names of king davids sons',
      answer:
        'The Bible names nineteen sons of David by his wives, among them Amnon, Absalom, Adonijah, Nathan and Solomon, and one daughter, Tamar. It adds that he had more sons by concubines and other daughters.',
      passages: ['1 Chronicles 3:1-9', '2 Samuel 5:13-16'],
    },
    {
      asked:
        'why did god love him after all that | why is david called a man after gods heart | how can a murderer be after gods own heart',
      answer:
        'The words fall when God looks for a king in place of Saul, long before David took Bathsheba. They do not call him sinless. The Bible tells his crimes openly, and what it praises is that he trusted God and turned back when he was faced with them.',
      passages: ['1 Samuel 13:14', 'Acts 13:22'],
    },
    {
      asked:
        'how was he punished | what were the consequences of davids sin with bathsheba | did david get away with it',
      answer:
        'David was forgiven but did not get away with it. Nathan said that the sword would not leave his house: the child died, Amnon raped Tamar, Absalom killed Amnon and rose against his father. Forgiveness did not undo the harm.',
      passages: ['2 Samuel 12:10-14'],
    },
    {
      asked:
        'were david and jonathan gay | were they more than friends him and jonathan | what kind of love did david and jonathan have',
      answer:
        "The Bible does not say so. It tells of a covenant of deep friendship between David and Jonathan, Saul's son, and David called his love wonderful. Most readers see loyal friends; some modern readers see more, but the text tells of no sexual bond.",
      passages: ['1 Samuel 18:1-4', '2 Samuel 1:26'],
    },
    {
      asked:
        "why couldn't he build the temple | why did god not let david build the temple | who built the temple if not david",
      answer:
        'According to Chronicles God told David that he had shed too much blood in war, and that his son Solomon, a man of peace, should build the temple. David gathered gold, wood and workers for it.',
      passages: ['1 Chronicles 22:7-10', '1 Kings 5:3'],
    },
    {
      asked: 'which psalms are his | how many psalms did david write | did david write psalm 23',
      answer:
        "Seventy-three psalms in the Hebrew Bible carry David's name, among them 23, 51 and 139. The Hebrew heading can mean by David, for David or in his style, so scholars differ about how many he wrote himself.",
      passages: ['Psalm 23:1-6', '2 Samuel 23:1'],
    },
  ],
  'fact:david-wives': [
    {
      asked:
        'why was he allowed that many | why did god let david have so many wives | isnt that adultery to have 8 wives',
      answer:
        'The Bible does not say why God put up with it. Kings then took many wives for alliances and rank; the law warned the king not to. It was not counted as adultery, yet the stories show the rivalry and bloodshed that came of it.',
      passages: ['Deuteronomy 17:17', '2 Samuel 5:13'],
    },
    {
      asked: 'who was the first | who was davids first wife | what happened to michal',
      answer:
        "Michal, King Saul's daughter, was David's first wife. She loved him and helped him escape; Saul then gave her to another man, and David later took her back. After she scorned his dancing before the ark she had no child.",
      passages: ['1 Samuel 18:27-28', '2 Samuel 6:20-23'],
    },
    {
      asked: 'which one did he love most | who was king davids favorite wife | did david love any of his wives',
      answer:
        "The Bible does not say which wife David loved most. It says that Michal loved him, that he praised Abigail's good sense, and that he comforted Bathsheba when their child died; her son Solomon became king.",
      passages: ['1 Samuel 25:32-35', '2 Samuel 12:24'],
    },
    {
      asked: 'who was abigail | how did david meet abigail | what is the story of abigail and nabal',
      answer:
        "Abigail was the clever wife of Nabal, a rich man who insulted David's men. She rode out with food and kept David from bloodshed. When Nabal died soon after, David married her; she bore him a son, Chileab, also called Daniel.",
      passages: ['1 Samuel 25:23-25', '1 Samuel 25:39-42'],
    },
    {
      asked:
        'so can i have 2 wives | does david mean polygamy is ok | is having many wives allowed since king david did',
      answer:
        "Christian churches do not take David's wives as permission. What the Bible reports it does not always recommend. Jesus goes back to the beginning, where two become one, and church leaders are to have one wife.",
      passages: ['Matthew 19:4-6', '1 Timothy 3:2'],
    },
    {
      asked: 'which wife had absalom | who was the mother of absalom | which wives of david had famous sons',
      answer:
        'Maacah, the daughter of the king of Geshur, was the mother of Absalom and Tamar. Ahinoam bore Amnon, Haggith bore Adonijah, and Bathsheba bore Solomon and also Nathan, whom Luke names in the family line of Jesus.',
      passages: ['2 Samuel 3:2-5', '1 Chronicles 3:5'],
    },
    {
      asked: 'who was the young girl in his bed | was abishag davids wife | who was abishag',
      answer:
        'Abishag of Shunem was a young woman brought to nurse David and keep him warm when he was old. The text says that he had no sexual relations with her, and she is not counted among his wives.',
      passages: ['1 Kings 1:1-4'],
    },
    {
      asked: 'whats a concubine | how many concubines did david have | what happened to davids concubines',
      answer:
        "A concubine was a woman bound to a man with fewer rights than a wife. David's are not all counted; Absalom raped ten of them during his revolt. David then kept them shut away and provided for them, a bitter fate that the Bible does not hide.",
      passages: ['2 Samuel 16:21-22', '2 Samuel 20:3'],
    },
  ],
  'fact:bathsheba': [
    {
      asked: 'did she want it | was it rape | did david rape bathsheba',
      answer:
        'The Bible does not say what Bathsheba wanted. David sent messengers and took her; a subject could hardly refuse a king, so many readers today call it rape or abuse of power, while others say adultery. Nathan puts the guilt on David alone.',
      passages: ['2 Samuel 11:2-4', '2 Samuel 12:1-7'],
    },
    {
      asked:
        'why was she bathing on the roof | was bathsheba bathing on the roof on purpose | did bathsheba seduce david',
      answer:
        'The text does not say that Bathsheba was on a roof or tried to be seen. David walked on the roof of his palace and saw her from there. She may have been washing as the law required after her period.',
      passages: ['2 Samuel 11:2-4', 'Leviticus 15:19'],
    },
    {
      asked: 'what happened to her husband | how did uriah die | why did david kill uriah',
      answer:
        "Bathsheba was pregnant and Uriah would not go home to his wife during the war, so David could not hide it. He sent an order by Uriah's own hand that he be left alone in the hardest fighting, and Uriah was killed.",
      passages: ['2 Samuel 11:14-17'],
    },
    {
      asked: 'why did the baby die | why would god kill bathshebas baby | thats not fair to the child',
      answer:
        "The text says that Bathsheba's child fell ill as a judgment on David; many find that very hard, and it does not explain why the baby suffered. The Bible also says that a child does not bear a father's guilt. Never read such a loss in your own life as a punishment.",
      passages: ['2 Samuel 12:14-18', 'Ezekiel 18:20'],
    },
    {
      asked: 'how many kids did she have | what other children did bathsheba have | who were bathshebas sons',
      answer:
        'Bathsheba had the first child, who died unnamed, and then four sons with David: Shimea (or Shammua), Shobab, Nathan and Solomon. Matthew traces Jesus through Solomon, Luke through Nathan.',
      passages: ['1 Chronicles 3:5', '2 Samuel 12:24'],
    },
    {
      asked:
        'is she in the family of jesus | is bathsheba in the genealogy of jesus | why does matthew not use bathshebas name',
      answer:
        "Matthew's list includes Bathsheba, but only as the wife of Uriah. Many think that he leaves out her name to recall David's crime and the wronged husband. Tamar, Rahab, Ruth and Mary are the other women there.",
      passages: ['Matthew 1:5-6'],
    },
    {
      asked: 'who was her father | was bathsheba related to ahithophel | what family did bathsheba come from',
      answer:
        "Bathsheba was the daughter of Eliam. A man of that name, son of David's adviser Ahithophel, is listed among David's warriors; if it is the same Eliam, Ahithophel was her grandfather, which might explain why he later joined Absalom.",
      passages: ['2 Samuel 11:3', '2 Samuel 23:34'],
    },
    {
      asked:
        'what if my boss does that to me | someone with power forced me like david and bathsheba | i was abused by a leader was it my fault',
      answer:
        "It is not your fault; in Bathsheba's story too God's prophet charged the king, not her. If you are in danger call 911; in the US the RAINN hotline 1-800-656-4673 is there day and night. You can go to the police, and a doctor can help.",
      passages: ['2 Samuel 12:1-7'],
    },
  ],
  'fact:solomon': [
    {
      asked: 'which books did he write | what books of the bible did solomon write | did solomon write ecclesiastes',
      answer:
        "Proverbs and the Song of Songs carry Solomon's name, Ecclesiastes speaks as a son of David who was king, and two psalms, 72 and 127, are headed with his name. Many scholars think that others wrote or collected much of this in his honor.",
      passages: ['Proverbs 1:1', 'Ecclesiastes 1:1'],
    },
    {
      asked: 'is he in heaven | did solomon go to heaven | was king solomon saved in the end',
      answer:
        "The Bible does not say. It reports that Solomon's heart turned to other gods and does not tell of a return. Some take Ecclesiastes as the words of a king who came back to God; others leave it open.",
      passages: ['1 Kings 11:4-6', 'Ecclesiastes 12:13-14'],
    },
    {
      asked: 'how long was he king | how old was solomon when he became king | when did king solomon rule',
      answer:
        'Solomon ruled forty years, usually dated to about 970 to 930 BC. The Bible does not give his age at the start; he calls himself a little child, which means young and inexperienced.',
      passages: ['1 Kings 11:42-43', '1 Kings 3:7'],
    },
    {
      asked: 'why so many wives | why did solomon have 700 wives | how could the wisest man have a thousand women',
      answer:
        "Many of Solomon's marriages sealed treaties, like the one with Pharaoh's daughter, and a large harem showed power. The law had warned kings against it, and 1 Kings says plainly that God was angry. Wisdom did not keep him from folly.",
      passages: ['1 Kings 11:1-4', 'Deuteronomy 17:17'],
    },
    {
      asked:
        'what was the story with the baby | solomon and the two mothers | did solomon really want to cut the baby in half',
      answer:
        'Two women claimed one baby, and Solomon called for a sword to divide it. The real mother would rather give up her child than see it die, and by that he knew her. It was a test; the baby was not hurt.',
      passages: ['1 Kings 3:24-28'],
    },
    {
      asked:
        'was the queen of sheba his lover | who was the queen of sheba | did solomon have a child with the queen of sheba',
      answer:
        "The Bible does not say so; it tells that the Queen of Sheba came with hard questions and rich gifts, admired Solomon's wisdom and went home. Ethiopian tradition tells that they had a son, Menelik. Sheba lay most likely in Yemen.",
      passages: ['1 Kings 10:1-3', '1 Kings 10:10-13'],
    },
    {
      asked: 'where is his temple now | what happened to solomons temple | is anything left of the temple of solomon',
      answer:
        "The Babylonians burned Solomon's temple about 586 BC. A second temple stood on the site until the Romans destroyed it in AD 70; the Western Wall belongs to that later one. The Dome of the Rock now stands on the mount in Jerusalem.",
      passages: ['2 Kings 25:8-9'],
    },
    {
      asked: 'what happened after he died | who was king after solomon | why did the kingdom split after solomon',
      answer:
        "Solomon's son Rehoboam became king and refused to ease the heavy burdens on the people. Ten tribes then chose Jeroboam and became the kingdom of Israel in the north, while Judah stayed with David's family.",
      passages: ['1 Kings 12:13-16', '1 Kings 11:11-13'],
    },
  ],
  'fact:ruth': [
    {
      asked: 'how old was she | how old was ruth when she married boaz | was ruth a teenager',
      answer:
        "The Bible does not give Ruth's age. Boaz calls her a young woman and is himself older; she had been married before, in the ten years that the family lived in Moab. Many guess that she was in her twenties.",
      passages: ['Ruth 1:4-5', 'Ruth 3:10'],
    },
    {
      asked:
        'what happened on the threshing floor | did ruth and boaz sleep together before marriage | why did ruth uncover his feet',
      answer:
        'The Bible does not say that Ruth and Boaz slept together there. She uncovered his feet and asked him to spread his cloak over her, which was a request for marriage. He praised her and first settled the matter with a nearer relative.',
      passages: ['Ruth 3:7-13'],
    },
    {
      asked: 'who was her first husband | who was ruth married to before boaz | how did ruths husband die',
      answer:
        "Ruth's first husband was Mahlon, the son of Elimelech and Naomi. The book does not say how he died; he and his brother Chilion both died in Moab, and Ruth had no child with him.",
      passages: ['Ruth 1:3-5', 'Ruth 4:10'],
    },
    {
      asked:
        "isn't that a wedding verse | where is that promise ruth made about going along | did ruth say that to boaz",
      answer:
        "Ruth's famous promise of loyalty is often read at weddings, but she speaks it to her mother-in-law Naomi, on the road to Bethlehem. It fits a wedding well, as a picture of faithful love.",
      passages: ['Ruth 1:16-17'],
    },
    {
      asked: 'whats a kinsman redeemer | what does redeemer mean in ruth | why did boaz have to redeem ruth',
      answer:
        "A redeemer was a close relative who bought back lost family land, and in Ruth also took the widow so that the dead man's name would live on. Christians see in Boaz a picture of Jesus, who redeems.",
      passages: ['Ruth 4:3-6', 'Leviticus 25:25'],
    },
    {
      asked:
        "but weren't moabites banned | why was ruth the moabite accepted in israel | how could a moabite be in jesus family",
      answer:
        "Deuteronomy does bar Moabites from the assembly of Israel. The book of Ruth does not discuss that law; it shows a Moabite who takes Naomi's people and God as her own. Jewish teachers read the ban as meant for men only.",
      passages: ['Deuteronomy 23:3-4', 'Ruth 2:11-12'],
    },
    {
      asked: 'who wrote it and when | who wrote the book of ruth | where is ruth in the bible',
      answer:
        'The book of Ruth does not name its author; Jewish tradition says Samuel. It is in the Old Testament, after Judges in Christian Bibles, has four chapters, and is set in the time of the judges, about 1100 BC.',
      passages: ['Ruth 1:1', 'Ruth 4:21-22'],
    },
    {
      asked:
        'i lost my husband too | what does ruth say to a young widow | can i marry again after being widowed like ruth',
      answer:
        'A widow is free to marry again, as Ruth did, and just as free not to. I am sorry for your loss. Ruth did not walk alone; let family, a church or a grief group walk with you, without hurry.',
      passages: ['Ruth 2:11-12', '1 Corinthians 7:39'],
    },
  ],
  'fact:boaz': [
    {
      asked: 'how old was he | how old was boaz when he married ruth | how big was the age gap between ruth and boaz',
      answer:
        'The Bible gives no age for Boaz. He calls Ruth daughter and thanks her for not running after younger men, so he was clearly older. Jewish tradition makes him eighty, but the text says nothing of the kind.',
      passages: ['Ruth 3:10-11'],
    },
    {
      asked: 'was he married before | did boaz have another wife | was boaz single',
      answer:
        'The Bible does not say whether Boaz had been married before. No other wife or child of his is mentioned; some think that he was a widower. The book tells only of his marriage to Ruth.',
      passages: ['Ruth 4:13'],
    },
    {
      asked: 'how was he related to ruth | was boaz a relative of ruths first husband | was boaz naomis cousin',
      answer:
        "Boaz belonged to the clan of Elimelech, Naomi's late husband and so the father of Ruth's first husband. The exact degree is not told. Ruth, a Moabite, was related to him only by marriage.",
      passages: ['Ruth 2:1', 'Ruth 2:20'],
    },
    {
      asked: 'is rahab really his mother | was boaz the son of rahab the prostitute | how can rahab be boazs mother',
      answer:
        'Matthew says that Salmon had Boaz by Rahab, and most take her as the Rahab of Jericho. The time between Jericho and David is long for so few names, so many think that some generations are left out.',
      passages: ['Matthew 1:5', 'Ruth 4:20-22'],
    },
    {
      asked: 'why the sandal thing | why did they take off a sandal in ruth | what does the shoe mean with boaz',
      answer:
        "Taking off a sandal and handing it over sealed a deal in older times, as the book itself explains. The nearer relative gave up his right to Elimelech's land and to Ruth, and Boaz took it before witnesses.",
      passages: ['Ruth 4:7-10'],
    },
    {
      asked:
        "why didn't the other guy marry her | who was the nearer relative in ruth | why did the other redeemer say no",
      answer:
        "The relative who came before Boaz wanted the land, but not with Ruth: a son of hers would carry on the dead man's name and inherit the field, and he feared for his own inheritance. The Bible leaves out his name.",
      passages: ['Ruth 4:1-6'],
    },
    {
      asked: 'how do i find my boaz | what does waiting for your boaz mean | what should i look for in a man like boaz',
      answer:
        '"Waiting for your Boaz" is a modern saying, not a line of the Bible. Look for what the book shows in him: respect, generosity, protection without pressure, and keeping his word. Ruth did not just wait; she worked, chose and asked.',
      passages: ['Ruth 2:8-12', 'Ruth 3:10-13'],
    },
    {
      asked: 'what is the pillar called boaz | why was a temple pillar named boaz | what does the name boaz mean',
      answer:
        'Solomon\'s temple had two bronze pillars in front, Jachin on the right and Boaz on the left. The name probably means "in him is strength". Whether the pillar was named for the great-grandfather of David, the Bible does not say.',
      passages: ['1 Kings 7:21'],
    },
  ],
  'fact:naomi': [
    {
      asked: 'what were her husband and sons called | who was naomis husband | what were the names of naomis sons',
      answer:
        "Naomi's husband was Elimelech, and her sons were Mahlon and Chilion. The sons married the Moabite women Ruth and Orpah. All three men died in Moab; the book gives no cause.",
      passages: ['Ruth 1:1-5'],
    },
    {
      asked: 'why did she want to be called mara | what does naomi mean | why did naomi change her name to bitter',
      answer:
        'Naomi means pleasant, and Mara means bitter. She had left with a family and came back without husband and sons, and she said that God had dealt bitterly with her. The book goes on calling her Naomi.',
      passages: ['Ruth 1:19-21'],
    },
    {
      asked: 'is it ok to be bitter at god | was naomi wrong to blame god | im angry at god like naomi',
      answer:
        'You may tell God how bitter it is. Naomi said it aloud, and the book does not scold her; Job and many psalms do the same. If the grief does not lift, tell a friend, a pastor or a doctor as well.',
      passages: ['Ruth 1:20-21', 'Psalm 13:1-2'],
    },
    {
      asked:
        'did god punish her | why did naomis husband and sons die | was it gods punishment because they left bethlehem',
      answer:
        "The Bible does not say that it was a punishment. Naomi felt that God's hand was against her, and some Jewish teachers blamed the family for leaving in the famine, but the book itself gives no reason for the deaths.",
      passages: ['Ruth 1:3-5', 'Ruth 1:13'],
    },
    {
      asked:
        'what happened to the other one | who was orpah and what happened to her | was it wrong that orpah went back',
      answer:
        'Orpah kissed Naomi goodbye with tears and went home to her people, as Naomi had asked. The book does not blame her, and the Bible does not mention her again.',
      passages: ['Ruth 1:8-14'],
    },
    {
      asked: 'whose baby was it then | why do they say a son is born to naomi | was obed naomis son or ruths',
      answer:
        "Obed was the son of Ruth and Boaz. The neighbor women say that Naomi has a son because the child carries on her dead husband's line. Naomi took him in her arms and cared for him.",
      passages: ['Ruth 4:13-17'],
    },
    {
      asked: 'did she marry again | did naomi ever remarry | was naomi too old to marry',
      answer:
        "The Bible tells of no second marriage. Naomi says herself that she is too old for a husband, and she lives from then on with Ruth, with Boaz as the relative who redeemed the family's land.",
      passages: ['Ruth 1:12', 'Ruth 4:14-15'],
    },
    {
      asked: 'how long were they gone | how long was naomi in moab | where is moab today',
      answer:
        "The family lived in Moab about ten years. Moab lay east of the Dead Sea, in today's Jordan, perhaps fifty miles or a few days on foot from Bethlehem. Naomi came home when the barley harvest began.",
      passages: ['Ruth 1:4-6', 'Ruth 1:22'],
    },
  ],
  'fact:esther': [
    {
      asked: 'who was her husband | who was king ahasuerus | was esthers husband xerxes',
      answer:
        "Esther's husband was Ahasuerus, king of Persia, most likely Xerxes I, who ruled from 486 to 465 BC. The Greek version of Esther calls him Artaxerxes. His palace was in Susa, now Shush in Iran.",
      passages: ['Esther 1:1-2', 'Esther 2:16-17'],
    },
    {
      asked:
        'why is god not in it | why doesnt the book of esther mention god | if god isnt named why is esther in the bible',
      answer:
        "The Bible does not say why. Most readers see God at work behind the turns of Esther's story, in what looks like chance. The longer Greek version, which Catholics and Orthodox read, adds prayers that name God.",
      passages: ['Esther 4:14', 'Esther 6:1-3'],
    },
    {
      asked:
        'did she have a choice | was esther forced to marry the king | was it ok for esther to sleep with a pagan king',
      answer:
        'Esther probably had little choice: the book says that young women were gathered and taken to the palace. It neither praises nor blames the marriage, but shows how she used her place to save her people.',
      passages: ['Esther 2:8-9', 'Esther 2:15-17'],
    },
    {
      asked: 'what happened to vashti | why was queen vashti removed | was vashti wrong to say no to the king',
      answer:
        "Queen Vashti refused to be shown off before the king's drinking guests, and he took her crown away. What became of her is not told. The book of Esther does not blame her, and many readers admire her for it.",
      passages: ['Esther 1:10-12', 'Esther 1:19'],
    },
    {
      asked: 'whats her real name | what does the name esther mean | why was she called hadassah',
      answer:
        "Esther's Hebrew name was Hadassah, which means myrtle. Esther is her Persian name, perhaps from a word for star or from the goddess Ishtar; Jewish readers also hear the Hebrew word for hidden in it.",
      passages: ['Esther 2:7'],
    },
    {
      asked: 'do jews still celebrate it | what is purim | what is the feast of esther',
      answer:
        "Purim is kept every year in late winter, usually in March. The scroll of Esther is read aloud with noise at Haman's name, children dress up, and people give food to friends and gifts to the poor.",
      passages: ['Esther 9:20-22'],
    },
    {
      asked: 'is it a true story | did esther really exist | is the book of esther history or fiction',
      answer:
        "Christians and Jews differ about Esther. Many take it as history from Xerxes' court, and it knows Persian customs well. No Persian record names her, and some details are hard to fit, so many scholars read it as a story with a historical setting.",
      passages: ['Esther 10:1-3'],
    },
    {
      asked: 'was mordecai her uncle | who raised esther | how were mordecai and esther related',
      answer:
        "Mordecai was her older cousin: Esther was his uncle's daughter. Her parents had died and he brought her up as his own. Later he became the second man in the kingdom after the king.",
      passages: ['Esther 2:5-7', 'Esther 10:3'],
    },
  ],
  'fact:deborah': [
    {
      asked: 'was she married | who was deborahs husband | did deborah have kids',
      answer:
        'Most likely yes: Judges calls Deborah the wife of Lappidoth, and nothing else is known of him. The Hebrew could also mean woman of torches, or fiery woman. No children are named; her song calls her a mother in Israel.',
      passages: ['Judges 4:4', 'Judges 5:7'],
    },
    {
      asked: "why didn't barak want to go alone | why did barak need deborah | was barak a coward",
      answer:
        "The text does not give Barak's reason. He may have been afraid, or he may have wanted the prophet of God at his side. Deborah went with him but said that the honor would go to a woman; Hebrews still lists him for his faith.",
      passages: ['Judges 4:8-9', 'Hebrews 11:32'],
    },
    {
      asked:
        'so can women be pastors | does deborah prove that women can lead in church | but paul says women cant lead what about deborah',
      answer:
        'Christians differ. Many Protestant churches point to Deborah and others when they ordain women; Catholics, Orthodox and some Protestants do not, and say that a judge and prophet is not the same office as priest or elder. All agree that God spoke through her.',
      passages: ['Judges 4:4-5', '1 Timothy 2:12'],
    },
    {
      asked: 'where was her palm tree | where did deborah live | in which place did deborah judge israel',
      answer:
        "Deborah sat under a palm between Ramah and Bethel in the hills of Ephraim, some miles north of Jerusalem, in today's West Bank. The battle was farther north, by Mount Tabor and the Kishon River.",
      passages: ['Judges 4:5', 'Judges 4:12-13'],
    },
    {
      asked: 'when did she live | what year was deborah a judge | how long did deborah judge israel',
      answer:
        'Deborah lived in the time of the judges, roughly 1200 to 1100 BC. The Bible does not say how many years she judged; after the victory the land had peace for forty years.',
      passages: ['Judges 5:31'],
    },
    {
      asked: 'how did they win | how did deborah and barak beat 900 chariots | what happened in the battle of deborah',
      answer:
        "Barak's men came down from Mount Tabor, and God threw Sisera's nine hundred iron chariots into panic. Deborah's song tells that rain and the flooding Kishon swept them away. Sisera fled on foot and died in Jael's tent.",
      passages: ['Judges 4:14-16', 'Judges 5:20-21'],
    },
    {
      asked: 'is there another deborah | how many deborahs are in the bible | who was rebekahs nurse deborah',
      answer:
        "There is one more in Genesis: Deborah, the nurse of Rebekah, who was buried under an oak near Bethel. In the book of Tobit, which Catholics and Orthodox read, Tobit's grandmother also has that name.",
      passages: ['Genesis 35:8'],
    },
    {
      asked: 'what does her name mean | what does deborah mean in hebrew | meaning of the name debora',
      answer:
        'Deborah means bee in Hebrew. The Bible draws no lesson from it, though readers like to think of honey and sting, since she both gave judgment under her palm and called men to battle.',
      passages: ['Judges 4:4'],
    },
  ],
  'fact:jael': [
    {
      asked: 'why did she do it | why did jael kill sisera | what was jaels motive',
      answer:
        "The Bible does not tell Jael's motive. Sisera had oppressed Israel for twenty years, and her clan, the Kenites, was tied to Moses' family, although her husband's house had peace with Sisera's king. She may have chosen Israel's side, or feared for herself.",
      passages: ['Judges 4:3', 'Judges 4:17'],
    },
    {
      asked: 'was that murder | was it right what jael did | is jael praised for killing a guest',
      answer:
        "Deborah's song calls Jael blessed for it, as a deed of war against a cruel general. Yet she broke the rule of hospitality, and many readers are uneasy. The Bible tells it as deliverance in war, not as a model to follow.",
      passages: ['Judges 4:18-21', 'Judges 5:24-27'],
    },
    {
      asked: 'was she an israelite | what people was jael from | who were the kenites',
      answer:
        "By her husband Jael belonged to the Kenites, a clan of nomads descended from the family of Moses' father-in-law. They lived among Israel, often as friends. Her own birth is not told.",
      passages: ['Judges 4:11', 'Judges 1:16'],
    },
    {
      asked: 'did they sleep together | did jael have sex with sisera | did jael seduce sisera',
      answer:
        "The Bible does not say so. Judges tells of Jael's blanket, of milk and sleep. Some scholars hear sexual undertones in the words of the song, and old Jewish teachers debated it, but the story itself reports nothing of that kind.",
      passages: ['Judges 4:18-21'],
    },
    {
      asked: 'what happened to her afterward | was jael punished | what did jael do after she killed sisera',
      answer:
        "Jael went out to meet Barak and showed him the dead man. After that the Bible tells nothing more of her life, only that Deborah's song honors her. No punishment is mentioned.",
      passages: ['Judges 4:22', 'Judges 5:24'],
    },
    {
      asked:
        'what did her husband think | why was heber friends with the enemy | was jaels husband on the side of sisera',
      answer:
        "The Bible does not say what Heber thought of it. He had moved away from the other Kenites and lived in peace with King Jabin, Sisera's lord; that is why Sisera felt safe in Jael's tent.",
      passages: ['Judges 4:11', 'Judges 4:17'],
    },
    {
      asked:
        'why is that in the bible | why would the bible have such a violent story | how do i explain jael to a kid',
      answer:
        'The story of Jael is there because Israel remembered how a cruel war ended through an unlikely person. To a child you can say: a mean general hurt people for twenty years, and two brave women, Deborah and Jael, helped to stop him. Leave out the details.',
      passages: ['Judges 4:3', 'Judges 5:31'],
    },
    {
      asked: 'what does jael mean | how do you pronounce jael | is jael a good name for a girl',
      answer:
        'Jael is Hebrew for mountain goat or ibex. In English it is said JAY-el, in Hebrew ya-EL. It is a real name today, often spelled Yael, and common in Israel.',
      passages: ['Judges 4:17'],
    },
  ],
  'fact:jael-peg': [
    {
      asked:
        'where is that in the bible | which chapter is the tent peg story | is the tent peg thing really in the bible',
      answer:
        'The killing of Sisera with a tent peg is in the Old Testament, in the book of Judges. Chapter 4 tells it as a story, and chapter 5 sings of it in the song of Deborah.',
      passages: ['Judges 4:17-22', 'Judges 5:24-27'],
    },
    {
      asked:
        'how could a woman be that strong | how was jael able to hammer a peg through his head | did women put up tents',
      answer:
        "Among nomads like Jael's people, putting up tents was often women's work, so she would know how to swing a hammer. Sisera lay fast asleep from exhaustion. The Bible does not comment on her strength.",
      passages: ['Judges 4:21', 'Judges 5:26'],
    },
    {
      asked:
        'was he asleep or standing | does judges 5 say sisera fell at her feet | why are the two tent peg stories different',
      answer:
        'Judges 4 says that Sisera was asleep. The song in Judges 5 says that he sank and fell at her feet, which may be poetry for his dying; some scholars think that it is an older, different telling.',
      passages: ['Judges 4:21', 'Judges 5:26-27'],
    },
    {
      asked: 'why milk | why did jael give sisera milk when he asked for water | did the milk make him sleep',
      answer:
        'Sisera asked for water, and Jael opened a skin of milk. It was a sign of rich hospitality and made him feel safe; many think that it also made him drowsy. The text gives no reason.',
      passages: ['Judges 4:19', 'Judges 5:25'],
    },
    {
      asked: 'who found him | who saw sisera dead with the tent peg | what did barak do when jael showed him',
      answer:
        "Barak found him. He was chasing Sisera, and Jael came out to meet him and led him into the tent, where the general lay dead with the peg in his head. So Deborah's word came true that a woman would get the honor.",
      passages: ['Judges 4:22', 'Judges 4:9'],
    },
    {
      asked: 'what was it made of | what did a tent peg look like | was jaels tent peg wood or iron',
      answer:
        "The Bible does not say what Jael's peg was made of. Tent pegs of that time were mostly of hard wood, a foot or so long and pointed, driven in with a wooden mallet; metal ones are possible too.",
      passages: ['Judges 4:21'],
    },
    {
      asked: 'who was the guy | who was sisera | why was sisera the enemy of israel',
      answer:
        "Sisera was the general of Jabin, a king of Canaan who ruled in Hazor. With nine hundred iron chariots he had oppressed Israel harshly for twenty years before Deborah and Barak beat his army and he fled to Jael's tent.",
      passages: ['Judges 4:2-3'],
    },
    {
      asked:
        'is there something like it elsewhere | did another woman in the bible kill a general | is jael like judith',
      answer:
        "The nearest parallel to Jael is Judith, who cut off the head of Holofernes; that book is in Catholic and Orthodox Bibles. In Judges a woman also drops a millstone on Abimelech's head.",
      passages: ['Judges 9:53'],
    },
  ],
  'fact:mary-magdalene': [
    {
      asked:
        'was she married to jesus | was mary magdalene the wife of jesus | did jesus and mary magdalene have a child',
      answer:
        'The Bible says nothing of a marriage or child of Jesus and Mary Magdalene. The idea comes from hints in a third-century Gospel of Philip and from modern novels; hardly any scholar holds it for history.',
      passages: ['Luke 8:1-3'],
    },
    {
      asked:
        'was she the one with the perfume | did mary magdalene wash jesus feet with her hair | is mary magdalene the sinful woman in luke 7',
      answer:
        'The Bible does not say that. The woman in Luke 7 has no name, and in John it is Mary of Bethany, sister of Martha. Western tradition later merged Mary Magdalene with them; Orthodox churches always kept them apart.',
      passages: ['Luke 7:37-38', 'John 12:3'],
    },
    {
      asked:
        'what does 7 demons mean | what was wrong with mary magdalene before | were the seven demons sins or sickness',
      answer:
        'The Bible does not explain it; Luke says only that seven demons had gone out of Mary Magdalene. Some think of a severe illness of body or mind, others of evil spirits in the plain sense; seven stands for how complete it was. Nothing says that she was immoral.',
      passages: ['Luke 8:2'],
    },
    {
      asked: 'what happened to her after | where did mary magdalene go after easter | how did mary magdalene die',
      answer:
        'The Bible does not tell. After Easter morning Mary Magdalene is not named again, though she may be among the women praying in Acts 1. Eastern tradition says that she died in Ephesus; French tradition brings her to Provence.',
      passages: ['John 20:17-18', 'Acts 1:14'],
    },
    {
      asked:
        "why didn't she recognize him | why did mary magdalene think jesus was the gardener | how did she know it was jesus",
      answer:
        'John does not say why. Mary Magdalene was weeping, it was early, and she expected a dead body; others who met the risen Jesus did not know him at once either. She knew him when he spoke her name.',
      passages: ['John 20:14-16'],
    },
    {
      asked:
        "why couldn't she touch him | why did jesus tell mary magdalene not to cling to him | what did jesus mean dont touch me mary magdalene",
      answer:
        'The Greek most likely means that Mary Magdalene should stop holding on to Jesus. He had not yet gone up to his Father and had a task for her: to tell the disciples. A week later he invited Thomas to touch him.',
      passages: ['John 20:17', 'John 20:27'],
    },
    {
      asked:
        'is there a gospel of mary | did mary magdalene write a gospel | why is the gospel of mary not in the bible',
      answer:
        'There is a Gospel of Mary, but it is not in the Bible. It comes from the second century, survives in parts, and most likely means Mary Magdalene. The church did not accept it, since it was late and taught otherwise than the apostles.',
      passages: [],
    },
    {
      asked:
        'was she an apostle | why is mary magdalene called apostle to the apostles | was mary magdalene one of the disciples',
      answer:
        'Mary Magdalene was not one of the twelve, but she followed Jesus with them. Because the risen Jesus sent her to tell the others, old Christian writers called her apostle to the apostles; Catholics and Orthodox keep her feast on July 22.',
      passages: ['John 20:17-18', 'Luke 8:1-3'],
    },
  ],
  'fact:mary-mother': [
    {
      asked: 'did she have other kids | did jesus have brothers and sisters | did mary have more children after jesus',
      answer:
        "Christians differ. The Gospels name James, Joses, Judas and Simon as brothers of Jesus and mention sisters. Most Protestants take them as children of Mary and Joseph, Orthodox as Joseph's from an earlier marriage, Catholics as cousins or near relatives.",
      passages: ['Mark 6:3', 'Matthew 1:24-25'],
    },
    {
      asked: 'how old was she when she had jesus | how old was mary when jesus was born | was mary a teenager',
      answer:
        "The Bible does not give Mary's age. Jewish girls were often engaged at about twelve to sixteen, so many suppose a teenager, but that is a guess from the custom of the time.",
      passages: ['Luke 1:26-27'],
    },
    {
      asked: 'did she stay a virgin | was mary a virgin her whole life | ever virgin mary is that in the bible',
      answer:
        'Christians differ. Matthew and Luke say that Mary was a virgin when she conceived Jesus. Catholics and Orthodox hold, with very old tradition, that she always remained one; most Protestants think that she later lived with Joseph as his wife.',
      passages: ['Matthew 1:22-25', 'Luke 1:34-35'],
    },
    {
      asked: 'what happened to her | how did mary the mother of jesus die | was mary taken up to heaven',
      answer:
        'The Bible last mentions Mary at prayer in Jerusalem. Catholics believe that she was taken up to heaven, body and soul; Orthodox keep her falling asleep on August 15 or 28; Protestants leave it open. Graves are shown in Jerusalem and a house near Ephesus.',
      passages: ['Acts 1:14'],
    },
    {
      asked: 'can i pray to mary | is it ok to pray to mary | why do catholics pray to mary',
      answer:
        'Christians differ. Catholics and Orthodox ask Mary to pray for them, as one asks a friend, and say that worship belongs to God alone. Protestants pray only to God, because no one in the New Testament prays to her and Jesus is called the one mediator.',
      passages: ['Luke 1:46-49', '1 Timothy 2:5'],
    },
    {
      asked: 'was she sinless | was mary without sin | what is the immaculate conception of mary',
      answer:
        'The Bible does not say in plain words. Catholics teach that Mary was kept free from sin from the moment she was conceived, called the Immaculate Conception. Orthodox call her all-holy without that teaching; Protestants count her among all people, who need a savior.',
      passages: ['Luke 1:28', 'Luke 1:46-47'],
    },
    {
      asked: 'who were her parents | what were the names of marys parents | are anne and joachim in the bible',
      answer:
        "The Bible does not name Mary's parents. Joachim and Anne come from the Protoevangelium of James, a writing of the second century, and Catholics and Orthodox honor them. Luke says that Elizabeth was her relative.",
      passages: ['Luke 1:36'],
    },
    {
      asked: 'what did she say when the angel came | did mary have a choice | was mary afraid when gabriel came',
      answer:
        "Mary was troubled and asked how it could be, since she was a virgin. Gabriel explained, and she answered that she was the Lord's servant and agreed. Many readers see in that a free yes.",
      passages: ['Luke 1:34-38'],
    },
  ],
  'fact:john-baptist': [
    {
      asked: 'was he jesus cousin | how were john the baptist and jesus related | were their mothers cousins',
      answer:
        "Luke calls Elizabeth, John's mother, a relative of Mary, so John and Jesus were related. The word cousin comes from older English Bibles; how close they were is not told. John was about six months older.",
      passages: ['Luke 1:36', 'Luke 1:24-26'],
    },
    {
      asked:
        'did he write the gospel of john | is john the baptist the same as john the apostle | which john wrote revelation',
      answer:
        'John the Baptist wrote nothing that we have; he died while Jesus was still preaching. The Gospel of John is traditionally linked with the apostle John, son of Zebedee, and so is Revelation.',
      passages: ['Mark 6:27-29', 'Mark 1:19-20'],
    },
    {
      asked: 'why did he eat bugs | why did john the baptist eat locusts | what did he wear and eat in the desert',
      answer:
        "Locusts and wild honey were the food of poor people in the desert, and the law of Moses counts locusts as clean. John's camel hair and leather belt recall the prophet Elijah.",
      passages: ['Mark 1:6', '2 Kings 1:8'],
    },
    {
      asked: 'who wanted his head | why was john the baptists head cut off | was it salome who asked for his head',
      answer:
        "Herodias wanted it: John had said that Herod Antipas might not have her, his brother's wife. Her daughter danced at a feast, was promised a wish, and asked for the head. The Gospels do not name the girl; Josephus calls her Salome.",
      passages: ['Mark 6:21-28'],
    },
    {
      asked:
        'why did jesus need to be baptized | why did john baptize jesus if he had no sin | did john want to baptize jesus',
      answer:
        'John himself objected and said that he needed it from Jesus. Jesus answered that it was right to do so. Christians say that he stood there with sinners, began his work, and showed himself with the Father and the Spirit.',
      passages: ['Matthew 3:13-17'],
    },
    {
      asked: 'was he elijah | was john the baptist elijah come back | is john the baptist a reincarnation of elijah',
      answer:
        "Not as the same person: John said himself that he was not Elijah. Jesus sees in him the Elijah that people waited for, and Luke explains that he came in Elijah's spirit and power. Christians do not read it as reincarnation.",
      passages: ['John 1:21', 'Luke 1:17'],
    },
    {
      asked:
        'did he doubt jesus | why did john the baptist ask if jesus was the one | is it bad to doubt when even john did',
      answer:
        "From prison John sent to ask whether Jesus was the one to come. Many read it as doubt, some as a question for his disciples' sake. Jesus pointed to the healings and praised John highly, so honest doubt may be asked aloud.",
      passages: ['Matthew 11:2-6', 'Matthew 11:11'],
    },
    {
      asked:
        'was he a baptist like the church | did john the baptist start the baptist church | why is he called the baptist',
      answer:
        'John did not found the Baptist churches; they began in the 1600s. He is called the Baptist, or Baptizer, because he dipped people in the Jordan as a sign of repentance.',
      passages: ['Mark 1:4-5'],
    },
  ],
  'fact:judas': [
    {
      asked: 'is he in hell | did judas go to hell | could judas be in heaven',
      answer:
        "The Bible does not say in so many words. Jesus calls Judas lost and says that never being born would have been better, so most Christians have feared the worst. The Catholic Church has never officially declared anyone damned, and others too leave him to God's mercy.",
      passages: ['Matthew 26:24', 'John 17:12'],
    },
    {
      asked:
        'could he have been forgiven | would jesus have forgiven judas | what is the difference between judas and peter',
      answer:
        'Most Christians say yes: Peter also failed badly, and he came back and was forgiven. Judas was sorry too and returned the money, but he went off alone in despair. The Bible never says that his deed was too great for God.',
      passages: ['Matthew 27:3-5', '1 John 1:9'],
    },
    {
      asked: 'did jesus know | did jesus know judas would betray him | why did jesus choose judas if he knew',
      answer:
        'John says that Jesus knew early on who would betray him, and at the supper he said so. Why he chose him anyway the Bible explains only in part: what was written was to come true, yet Judas acted himself.',
      passages: ['John 6:64', 'John 13:21-27'],
    },
    {
      asked: 'how much is 30 pieces of silver | how much was judas paid in todays money | why thirty silver coins',
      answer:
        "If shekels are meant, Judas got about four months' wages of a day laborer, so perhaps some thousands of dollars. Thirty shekels was the price set for a slave in Exodus, and Zechariah speaks of the same sum.",
      passages: ['Matthew 26:14-16', 'Exodus 21:32'],
    },
    {
      asked:
        'so did he hang himself or fall | how did judas die contradiction | matthew and acts disagree on judas death',
      answer:
        'Matthew tells that Judas hanged himself, Acts that he fell headlong and burst open. Many join them: he hanged himself and the body fell. Others see two separate traditions, which both know the Field of Blood.',
      passages: ['Matthew 27:5-8', 'Acts 1:18-19'],
    },
    {
      asked: 'who replaced him | which apostle took the place of judas | how was matthias chosen',
      answer:
        'Matthias took the place of Judas. The believers picked two men who had been with Jesus from the start, prayed, and cast lots. After that Matthias is not mentioned again by name.',
      passages: ['Acts 1:21-26'],
    },
    {
      asked: 'is there another judas | was there a good judas among the disciples | are judas and jude the same',
      answer:
        "Another of the twelve was Judas son of James, also called Thaddaeus or Jude, and one of Jesus' brothers was named Judas, traditionally the writer of the letter of Jude. It was a common name.",
      passages: ['Luke 6:16', 'John 14:22'],
    },
    {
      asked:
        'i feel like judas | i did something so bad i want to die | is there forgiveness for me or did i go too far like judas',
      answer:
        "You have not gone too far; the story of Judas and the rest of the Bible nowhere say that God's mercy ends at your deed. If you think of ending your life, call or text 988 in the US now, or 911, and do not stay alone. Tell one person today how it is.",
      passages: ['Psalm 34:18', '1 John 1:9'],
    },
  ],
  'fact:job': [
    {
      asked: 'was he a real person | is job a true story | did job really exist or is it a parable',
      answer:
        'Christians and Jews differ: Ezekiel and James mention Job, and many take him as a real man. Others read the book as a great poem built around an old story. Its question about suffering stays the same either way.',
      passages: ['Ezekiel 14:14', 'James 5:11'],
    },
    {
      asked:
        'why did god let satan do that | why would god make a bet with satan about job | isnt it cruel what god did to job',
      answer:
        "The book says that the accuser claimed Job served God only for reward, and God allowed the test with limits. It never tells Job why, and God's speeches give no reason. Many find that hard, and the book lets Job protest.",
      passages: ['Job 1:8-12', 'Job 2:3-6'],
    },
    {
      asked: 'what happened to his wife | what did jobs wife say | did job get a new wife',
      answer:
        "Job's wife told him to curse God and die, and he answered that she spoke foolishly. She too had lost ten children. The Bible does not name her or say what became of her, nor that he took another wife.",
      passages: ['Job 2:9-10'],
    },
    {
      asked: 'did he get it all back | what happened to job in the end | did job get his children back',
      answer:
        'In the end Job was healed and got twice as many animals as before, and he became a father of ten again, three of them daughters. The first ten children stayed dead, which no gift makes good. He lived 140 more years.',
      passages: ['Job 42:10-16'],
    },
    {
      asked: 'how long did he suffer | how many years did job suffer | how long were jobs trials',
      answer:
        'The Bible does not say how long Job suffered. He speaks of months of emptiness, and his friends sat with him seven days in silence. Jewish tradition says twelve months, a later writing several years.',
      passages: ['Job 7:3', 'Job 2:13'],
    },
    {
      asked: 'why me then | why do good people suffer like job | i lost everything like job what now',
      answer:
        'I am sorry; the book of Job does not tell you why, but it does say that suffering is not proof of guilt. You may complain to God as Job did. Let others help you carry it; when it is too much, call or text 988 in the US.',
      passages: ['Job 3:20-26', 'Psalm 22:1-2'],
    },
    {
      asked: 'who wrote it and when | who wrote the book of job | is job the oldest book in the bible',
      answer:
        "The book of Job does not name its author. Jewish tradition says Moses, and the story is set in a time like Abraham's, so some call it the oldest book. Most scholars date the writing to about 700 to 400 BC.",
      passages: ['Job 1:1'],
    },
    {
      asked:
        'what should i say to someone suffering | what did jobs friends do wrong | how can i help a friend who is like job',
      answer:
        "At first Job's friends did well: they came, wept and sat in silence. Then they began to explain and to blame. So go there, listen, bring a meal, say that you are sorry, and do not tell anyone why God let it happen.",
      passages: ['Job 2:11-13', 'Job 16:2-5'],
    },
  ],
  'fact:noah': [
    {
      asked: 'how old was he | how old was noah when the flood came | how long did noah live',
      answer:
        'Genesis says that Noah was 600 when the flood came and 950 when he died. Some take these numbers as plain years, others as numbers with a meaning of their own, as in old king lists.',
      passages: ['Genesis 7:6', 'Genesis 9:28-29'],
    },
    {
      asked: 'where is the ark now | has noahs ark been found | is noahs ark on mount ararat',
      answer:
        "No find of Noah's ark has been proved. Genesis lets the ark land in the mountains of Ararat, a region in eastern Turkey and Armenia, not one named peak. Many have claimed to see it, as at Durupinar, but geologists take that for a natural shape.",
      passages: ['Genesis 8:4'],
    },
    {
      asked: "what was his wife's name | who was noahs wife | what were the names of noahs sons",
      answer:
        "The Bible does not name Noah's wife; Jewish writings call her Naamah or Emzara. His sons were Shem, Ham and Japheth, and with their three wives they were eight people in the ark.",
      passages: ['Genesis 7:13', '1 Peter 3:20'],
    },
    {
      asked: 'how long were they in there | how long was noah in the ark | how many days did the flood last',
      answer:
        'By the dates in Genesis, Noah and his family were in the ark for a year and about ten days. It rained forty days, the water stood high for 150, and then it took months to dry.',
      passages: ['Genesis 7:11-12', 'Genesis 8:13-16'],
    },
    {
      asked:
        'two or seven of each | how many animals of each kind did noah take | does genesis contradict itself about noahs animals',
      answer:
        "For Noah's ark Genesis names two of every kind, and of clean animals and birds seven, or seven pairs. Some read the second as a fuller order, since clean animals were needed for sacrifice; many scholars see two accounts joined together.",
      passages: ['Genesis 6:19-20', 'Genesis 7:2-3'],
    },
    {
      asked: 'what about dinosaurs | were dinosaurs on noahs ark | did noah take dinosaurs',
      answer:
        "The Bible does not mention dinosaurs. Young-earth Christians think that they were on Noah's ark, perhaps as young animals; most other Christians follow geology, which says that they died out about 66 million years before people.",
      passages: ['Genesis 7:14-15'],
    },
    {
      asked: 'did the flood cover the whole world | was noahs flood global or local | is there proof of the flood',
      answer:
        "Christians differ: some read Noah's flood as one over the whole globe, others as a great flood in Mesopotamia, others as a story with a message. Geologists find no trace of one worldwide flood. Babylonian texts tell a similar story.",
      passages: ['Genesis 7:19-20'],
    },
    {
      asked: 'why did he get drunk | what did ham do to noah | why did noah curse canaan',
      answer:
        "After the flood Noah planted vines, drank and lay uncovered in his tent; Ham saw it and told his brothers, who covered him. Noah cursed Ham's son Canaan; why him is not explained. Using this text to defend slavery of Black people was a cruel misreading.",
      passages: ['Genesis 9:20-25'],
    },
  ],
  'fact:methuselah': [
    {
      asked: 'did he die in the flood | did methuselah drown | when did methuselah die',
      answer:
        'By the numbers of the Hebrew text Methuselah died in the year the flood came. The Bible does not say whether he drowned or died before it; many think before. Some Greek manuscripts have numbers that do not fit the flood.',
      passages: ['Genesis 5:25-29', 'Genesis 7:6'],
    },
    {
      asked: 'did he know adam | could methuselah have met adam | how many years between adam and methuselah',
      answer:
        'If the numbers are added up plainly, Methuselah was born 687 years after Adam was made, and Adam lived 930 years, so they overlapped by 243 years. The Bible does not say that they met.',
      passages: ['Genesis 5:5', 'Genesis 5:21'],
    },
    {
      asked:
        'what does his name mean | what does methuselah mean in hebrew | does methuselah mean when he dies it shall come',
      answer:
        "Methuselah probably means man of the spear or dart, or man of Shelah, perhaps a god's name. The popular reading that his death would bring the flood is possible only with a forced reading of the Hebrew, most scholars say.",
      passages: ['Genesis 5:21'],
    },
    {
      asked: 'why did people live so long back then | why did methuselah live 969 years | are the ages in genesis real',
      answer:
        "Genesis does not explain Methuselah's age. Some think of a healthier world before the flood, others of numbers used as symbols, like the reigns of thousands of years in Sumerian lists. After the flood the ages shrink step by step.",
      passages: ['Genesis 5:25-27', 'Genesis 11:32'],
    },
    {
      asked: 'did he have kids | how old was methuselah when he had his son | who was methuselahs son',
      answer:
        'Methuselah was 187 when his son Lamech was born, and he had other sons and daughters. Lamech was the father of Noah.',
      passages: ['Genesis 5:25-29'],
    },
    {
      asked: 'who was his father | what happened to methuselahs father enoch | did enoch die',
      answer:
        "Methuselah's father was Enoch, who walked with God and at 365 was no longer there, because God took him. Hebrews understands it that he did not die.",
      passages: ['Genesis 5:21-24', 'Hebrews 11:5'],
    },
    {
      asked: 'who was the second oldest | who lived longest after methuselah | list of the oldest people in the bible',
      answer:
        "Jared was second to Methuselah, with 962 years. Then come Noah with 950, Adam with 930, Seth with 912, Kenan with 910 and Enosh with 905. Methuselah's own father Enoch had only 365.",
      passages: ['Genesis 5:18-20', 'Genesis 9:29'],
    },
    {
      asked:
        "doesn't the bible say 120 years max | if the limit is 120 how did methuselah live longer | is human life limited to 120 years",
      answer:
        'Genesis 6 speaks of 120 years for people. Some take it as a limit on life, but men after the flood still lived longer; others as the time left before the flood. Methuselah was born before that word, and Psalm 90 names seventy or eighty.',
      passages: ['Genesis 6:3', 'Psalm 90:10'],
    },
  ],
  'fact:adam-eve': [
    {
      asked: 'were they real | did adam and eve really exist | are adam and eve a myth or history',
      answer:
        'Christians differ. Many take them as the first two people in the plain sense; others as real persons among early humans; others as a story about every human being. Paul sets Adam beside Christ, which each side reads in its way.',
      passages: ['Genesis 2:7', 'Romans 5:12-14'],
    },
    {
      asked: 'was it an apple | what fruit did adam and eve eat | is the apple in the bible',
      answer:
        'The Bible does not say that Adam and Eve ate an apple. Genesis speaks only of the fruit of a tree. The apple may come from Latin, where the words for evil and apple sound alike; Jewish teachers thought of a fig, grape or wheat.',
      passages: ['Genesis 3:2-7'],
    },
    {
      asked: 'how many kids did they have | how many children did adam and eve have | did adam and eve have daughters',
      answer:
        'The number is not given. Genesis names three sons of Adam and Eve, Cain, Abel and Seth, and says that there were other sons and daughters.',
      passages: ['Genesis 4:1-2', 'Genesis 5:3-5'],
    },
    {
      asked: 'where was the garden | where is the garden of eden today | can you visit the garden of eden',
      answer:
        'No one knows. Genesis names four rivers; two are the Tigris and the Euphrates, so many think of Iraq or eastern Turkey. The other two cannot be identified, and some hold that the flood changed everything or that Eden is not a place on a map.',
      passages: ['Genesis 2:10-14'],
    },
    {
      asked: 'how long did they live | how old was adam when he died | how and when did eve die',
      answer:
        "Genesis says that Adam died at 930. Eve's age and death are not told. Jewish tradition places their grave in the cave of Machpelah at Hebron, but the Bible does not.",
      passages: ['Genesis 5:3-5'],
    },
    {
      asked: 'why did god put the tree there | why did god let adam and eve sin | did god set adam and eve up to fail',
      answer:
        'Genesis does not say why God put the tree in Eden. Most Christians answer that love and obedience need a real choice, and that one tree among many was a small limit. Others stay with the open question: the text blames no one but those who ate and the serpent.',
      passages: ['Genesis 2:16-17', 'Genesis 3:1-6'],
    },
    {
      asked: 'was there lilith | did adam have a wife before eve | who is lilith in the bible',
      answer:
        'The Bible gives Adam no wife before Eve. The tale of Lilith as his first wife comes from a Jewish writing of about AD 700 to 1000. Isaiah 34 has the Hebrew word once, for a night creature or demon.',
      passages: ['Isaiah 34:14', 'Genesis 2:21-23'],
    },
    {
      asked: 'are they in heaven | did god forgive adam and eve | were adam and eve saved',
      answer:
        'The Bible does not say directly. God clothed Adam and Eve and promised one who would crush the serpent, in which many Christians hear the first good news. Catholics and Orthodox honor them as saved; most Protestants hope so too.',
      passages: ['Genesis 3:15', 'Genesis 3:21'],
    },
  ],
  'fact:cain': [
    {
      asked: 'who did he marry | where did cains wife come from | did cain marry his sister',
      answer:
        "The Bible does not say who Cain's wife was. Since Adam and Eve had other sons and daughters, many think of a sister or niece; others think that Genesis takes for granted other people outside the garden.",
      passages: ['Genesis 4:17', 'Genesis 5:4'],
    },
    {
      asked: 'what was the mark | what is the mark of cain | was the mark of cain black skin',
      answer:
        'The Bible does not say what the mark was. It was a protection, so that no one would kill Cain. It has nothing to do with skin color; that reading was invented to defend slavery and racism.',
      passages: ['Genesis 4:13-15'],
    },
    {
      asked: "why didn't god like his offering | why did god reject cains offering | why was abels sacrifice better",
      answer:
        "Genesis does not say it outright. Abel brought the best of his flock, Cain simply some of his crops, so many think of the heart behind the gift. Hebrews says that Abel gave in faith, and 1 John that Cain's deeds were evil.",
      passages: ['Genesis 4:3-7', 'Hebrews 11:4'],
    },
    {
      asked:
        'who was going to kill him | who was cain afraid of if there were only four people | were there other people besides adam and eve',
      answer:
        'Genesis does not name those Cain feared. Some think of brothers and relatives, since Adam and Eve had more children over many years; others think that the story supposes other people in the world.',
      passages: ['Genesis 4:14', 'Genesis 5:4'],
    },
    {
      asked: 'what happened to him | how did cain die | where is the land of nod',
      answer:
        'Cain went to Nod, a land east of Eden, had a son Enoch and built a city named for him. Nod means wandering, and no one knows the place. The Bible does not tell how Cain died.',
      passages: ['Genesis 4:16-17'],
    },
    {
      asked:
        'what does am i my brothers keeper mean | why did cain say he isnt his brothers keeper | are we our brothers keeper',
      answer:
        "Cain said it to dodge God's question where Abel was. The story's answer is plainly yes: Abel's blood cries out, so we are answerable for one another. First John takes Cain as the opposite of love.",
      passages: ['Genesis 4:9-10', '1 John 3:11-12'],
    },
    {
      asked: 'did abel have a wife or kids | was abel married | how old was abel when he died',
      answer:
        "The Bible does not name a wife or child of Abel, and it does not give his age. Eve saw Seth, who was born later, as the child given to her in Abel's place.",
      passages: ['Genesis 4:25'],
    },
    {
      asked: "why didn't god stop him | why did god let cain kill abel | did god warn cain",
      answer:
        "God did warn him: he told Cain that sin was crouching at the door and that he could master it. Why God did not hold his hand, Genesis does not say. It says that God heard Abel's blood and called Cain to account.",
      passages: ['Genesis 4:6-10'],
    },
  ],
  'fact:samson': [
    {
      asked: 'was delilah his wife | did samson marry delilah | how many wives did samson have',
      answer:
        'The Bible does not say that Samson married Delilah; it says that he loved her. He had been married for a short time to a Philistine woman of Timnah, who was given to another man and later killed by her own people.',
      passages: ['Judges 16:4', 'Judges 14:20'],
    },
    {
      asked: 'did he commit suicide | was samsons death a suicide | did samson go to heaven if he killed himself',
      answer:
        "Samson prayed to die with the Philistines and pulled the house down. Most Christian teachers see a fighter's death, not a suicide, and Hebrews lists him among people of faith. If you think of dying yourself, please call or text 988 in the US now.",
      passages: ['Judges 16:28-30', 'Hebrews 11:32'],
    },
    {
      asked: 'why did cutting hair take his strength | was samsons strength really in his hair | what is a nazirite',
      answer:
        'The hair was the sign, not a magic source. A Nazirite was someone set apart for God, who drank no wine and did not cut the hair. When Samson gave the sign away, Judges says that God left him.',
      passages: ['Numbers 6:2-6', 'Judges 16:17-20'],
    },
    {
      asked: 'how long was he a judge | how many years did samson judge israel | when did samson live',
      answer:
        'Samson judged Israel twenty years, in the time when the Philistines ruled, roughly 1100 BC. The Bible does not give his age at death.',
      passages: ['Judges 15:20', 'Judges 16:31'],
    },
    {
      asked: 'what was the riddle | what was samsons lion riddle | what about samson and the honey',
      answer:
        'Samson had killed a lion and later found bees and honey in its body. At his wedding he made a riddle of it: food out of the eater, sweetness out of the strong. His bride coaxed the answer out of him.',
      passages: ['Judges 14:5-9', 'Judges 14:14'],
    },
    {
      asked: 'who were his parents | who was samsons father | what did the angel tell samsons mother',
      answer:
        "Samson's father was Manoah, of the tribe of Dan; his mother is not named. She had no child until an angel told her that she would bear a son, set apart for God from birth, who would begin to free Israel.",
      passages: ['Judges 13:2-5'],
    },
    {
      asked: 'how much did delilah get paid | why did delilah betray samson | what happened to delilah after',
      answer:
        'Each of the Philistine lords promised Delilah 1,100 pieces of silver, a fortune; no other reason is given. She asked Samson four times before he told her. What became of her the Bible does not say.',
      passages: ['Judges 16:5', 'Judges 16:15-18'],
    },
    {
      asked:
        'why did god use someone like that | samson was violent and slept with prostitutes why is he a hero | was samson a good person',
      answer:
        'The Bible does not call Samson good; it shows his anger, revenge and love affairs plainly. God used him to begin to free Israel anyway. Many read him as a picture of great gifts without self-control.',
      passages: ['Judges 16:1', 'Judges 13:5'],
    },
  ],
  'fact:elijah': [
    {
      asked: 'did he ever die | did elijah die or go straight to heaven | who never died in the bible',
      answer:
        "The Bible does not tell of Elijah's death: a chariot and horses of fire appeared, and he went up to heaven in a whirlwind. Of Enoch, too, it is said that God took him.",
      passages: ['2 Kings 2:11-12', 'Hebrews 11:5'],
    },
    {
      asked: 'will he come back | is elijah coming back before jesus returns | why do jews set a cup for elijah',
      answer:
        'Malachi promises that God will send Elijah before the great day. Jesus says that this came true in John the Baptist; some Christians also expect him at the end. Jews wait for him and set a cup at Passover.',
      passages: ['Malachi 4:5-6', 'Matthew 17:11-13'],
    },
    {
      asked: 'i feel like him i want to die | what did god do when elijah wanted to die | was elijah depressed',
      answer:
        'Elijah asked to die, and God did not scold him: he gave him sleep, food and company. If you feel that way, please call or text 988 in the US now, or 911 in danger, and tell one person near you. You are not a burden.',
      passages: ['1 Kings 19:4-8'],
    },
    {
      asked:
        'what is the still small voice | how did god speak to elijah on the mountain | why was god not in the earthquake',
      answer:
        'At Horeb came wind, earthquake and fire, and then a soft sound; translations write a gentle whisper or a sound of thin silence. God then spoke with Elijah and gave him new tasks. The text gives no reason why God was not in the storm.',
      passages: ['1 Kings 19:11-13'],
    },
    {
      asked:
        'why did he kill the prophets of baal | was it right that elijah killed 450 people | how do i explain the killing on mount carmel',
      answer:
        "Elijah had the prophets of Baal put to death after the fire fell; the law set death for leading Israel to other gods, and Jezebel had killed God's prophets. Many are troubled by it. Jesus rebuked disciples who wanted fire from heaven on people.",
      passages: ['1 Kings 18:38-40', 'Luke 9:54-55'],
    },
    {
      asked:
        'how long was the drought | how many years did it not rain with elijah | what does james say about elijahs prayer',
      answer:
        'Three and a half years, by James and Luke; 1 Kings says that the word came in the third year. James adds that Elijah was a human being like us, and that his prayer was heard.',
      passages: ['James 5:17-18', '1 Kings 18:1'],
    },
    {
      asked: 'who was the widow | what happened with elijah and the widow of zarephath | did elijah raise a dead child',
      answer:
        "Elijah's widow lived at Zarephath in today's Lebanon and shared her last flour and oil, and they did not run out. When her son died, Elijah prayed and he lived again. The Bible does not name her.",
      passages: ['1 Kings 17:14-16', '1 Kings 17:21-24'],
    },
    {
      asked: 'was he married | did elijah have a wife or children | where was elijah from',
      answer:
        "The Bible names no wife or child of Elijah, and no parents either. He is called the Tishbite and came from Gilead, east of the Jordan, in today's Jordan.",
      passages: ['1 Kings 17:1'],
    },
  ],
  'fact:elisha': [
    {
      asked:
        'what about the bears | why did elisha send bears to kill kids | the bald head story with elisha and 42 boys',
      answer:
        "Boys from Bethel mocked Elisha's bald head and told him to go up; he cursed them, and two bears tore forty-two of them. The Hebrew can mean youths. Some see scorn for God's prophet, many find it dark; the text gives no comment.",
      passages: ['2 Kings 2:23-25'],
    },
    {
      asked: 'whats the difference to elijah | are elijah and elisha the same person | elijah vs elisha',
      answer:
        'They are two men. Elijah came first, a lone prophet against Ahab and Baal; Elisha was his student and follower, lived near people and worked many wonders of help. Elijah means "my God is Yah", Elisha "God saves".',
      passages: ['1 Kings 19:19-21', '2 Kings 2:13-15'],
    },
    {
      asked:
        'what does double portion mean | did elisha do twice as many miracles as elijah | why did elisha ask for a double share',
      answer:
        "A double share was what the eldest son inherited, so Elisha asked to be Elijah's heir, not to be twice as great. Readers do count about twice as many wonders, though the Bible gives no total.",
      passages: ['2 Kings 2:9-10', 'Deuteronomy 21:17'],
    },
    {
      asked: 'how did he die | did elisha die | what happened with elishas bones',
      answer:
        'Elisha fell ill and died an old man, unlike Elijah, who was taken up. Later a dead man was hastily laid in his grave, touched his bones and came back to life.',
      passages: ['2 Kings 13:14', '2 Kings 13:20-21'],
    },
    {
      asked: 'who was naaman | why did elisha tell naaman to wash seven times | how was naaman healed of leprosy',
      answer:
        'Naaman was a Syrian general with a skin disease. Elisha sent him to dip seven times in the Jordan; he was offended, but his servants talked him into it, and he was healed. Elisha took no pay.',
      passages: ['2 Kings 5:10-14'],
    },
    {
      asked: 'what happened to gehazi | why was elishas servant punished | did elishas servant get leprosy',
      answer:
        "Gehazi, Elisha's servant, ran after Naaman and took silver and clothes by a lie. Elisha saw through it, and Naaman's disease came on him. Later a Gehazi is seen telling the king of Elisha's deeds.",
      passages: ['2 Kings 5:20-27'],
    },
    {
      asked:
        'did he raise a dead boy | who was the shunammite woman | what happened with elisha and the rich womans son',
      answer:
        'A woman of Shunem made a room for Elisha, and he promised her a son. Years later the boy died in her lap; Elisha prayed, lay over him, until he sneezed seven times and woke up.',
      passages: ['2 Kings 4:8-10', '2 Kings 4:32-37'],
    },
    {
      asked: 'how did the ax float | did elisha make iron swim | what is the floating axe head story',
      answer:
        "A man lost a borrowed iron ax head in the Jordan while cutting wood. Elisha threw a stick into the water, and the iron floated up. The story tells of God's care for a poor man's debt.",
      passages: ['2 Kings 6:5-7'],
    },
  ],
  'fact:daniel': [
    {
      asked:
        'how old was he in the lions den | how old was daniel when he was thrown to the lions | was daniel young in the lions den',
      answer:
        "The Bible gives no age, but Daniel must have been about eighty. He was taken to Babylon as a youth about 605 BC, and the lions' den belongs to the first years of Persian rule, after 539 BC.",
      passages: ['Daniel 1:1-6', 'Daniel 6:1-3'],
    },
    {
      asked: 'what is the daniel fast | what did daniel eat | should i do a daniel fast',
      answer:
        'Daniel asked for vegetables and water for ten days, and later ate nothing rich for three weeks; the modern Daniel fast is built on that. It is no command. If you are ill, pregnant or have had an eating disorder, ask your doctor first.',
      passages: ['Daniel 1:11-16', 'Daniel 10:2-3'],
    },
    {
      asked: 'was he a eunuch | was daniel castrated | did daniel have a wife or children',
      answer:
        'The Bible does not say that Daniel was a eunuch. He was under the chief of the court eunuchs, and Isaiah had said that some of the royal line would be made eunuchs in Babylon, so many think so. No wife or child is mentioned.',
      passages: ['Daniel 1:3-7', 'Isaiah 39:7'],
    },
    {
      asked: 'who wrote it | who wrote the book of daniel and when | is the book of daniel prophecy or written later',
      answer:
        'Tradition says that Daniel wrote it in the 500s BC, and many Christians hold to that. Most scholars date its final form to about 165 BC, when the Jews suffered under Antiochus. It is written partly in Hebrew, partly in Aramaic.',
      passages: ['Daniel 7:1', 'Daniel 12:4'],
    },
    {
      asked:
        'why was he thrown in there | why did the king throw daniel to the lions | did king darius want to kill daniel',
      answer:
        'Darius did not want it. Jealous officials tricked him into a law against praying to anyone but him, and the law could not be changed. Daniel kept praying three times a day, and the king spent a night without sleep.',
      passages: ['Daniel 6:6-10', 'Daniel 6:14-18'],
    },
    {
      asked:
        'who was the fourth man in the fire | who was with shadrach meshach and abednego in the furnace | was daniel in the fiery furnace',
      answer:
        'Daniel is not in that story. The king saw a fourth figure who looked divine, and spoke of an angel sent by God. Jews and many Christians see an angel, other Christians see Christ before his birth.',
      passages: ['Daniel 3:24-28'],
    },
    {
      asked: 'what happened to him after | how did daniel die | where is daniel buried',
      answer:
        'The Bible does not tell how Daniel died; he is told to rest and rise at the end of days. Tombs are shown at Susa in Iran and in other cities such as Kirkuk and Samarkand.',
      passages: ['Daniel 12:13', 'Daniel 6:28'],
    },
    {
      asked:
        'why is the catholic daniel longer | what are susanna and bel and the dragon | are there extra chapters in daniel',
      answer:
        'Catholic and Orthodox Bibles have additions to Daniel from the Greek: the prayer and song of the three young men, Susanna, and Bel and the Dragon. Protestants keep to the Hebrew and Aramaic text and place the rest in the Apocrypha.',
      passages: [],
    },
  ],
  'fact:jonah': [
    {
      asked: 'was it a whale | was jonah swallowed by a whale or a fish | what kind of fish swallowed jonah',
      answer:
        'The book of Jonah says a great fish. In Matthew the Greek word means a huge sea creature, which the King James Version made a whale. What kind of animal is meant no one knows.',
      passages: ['Jonah 1:17', 'Matthew 12:40'],
    },
    {
      asked: 'did that really happen | can a man survive in a fish | is jonah a true story or a parable',
      answer:
        "Christians differ: many take Jonah as history and the fish as a miracle, and point out that Jesus speaks of it. Others read it as a parable with humor about God's mercy. A Jonah is named as prophet in 2 Kings.",
      passages: ['2 Kings 14:25', 'Matthew 12:39-41'],
    },
    {
      asked: 'why did he run away | why did jonah not want to go to nineveh | why was jonah so angry',
      answer:
        'Jonah says it himself in chapter 4: he knew that God is merciful and would forgive Nineveh. The city belonged to Assyria, a cruel enemy of Israel, and he wanted it punished.',
      passages: ['Jonah 4:1-3'],
    },
    {
      asked: 'where is nineveh now | where is nineveh today | where is tarshish',
      answer:
        'The ruins of Nineveh lie at Mosul in northern Iraq, on the Tigris. Tarshish was far to the west; many look for it in southern Spain. So Jonah set out in the opposite direction.',
      passages: ['Jonah 1:1-3'],
    },
    {
      asked: 'what happened to him after | how does the story of jonah end | did jonah change his mind',
      answer:
        'The Bible does not tell. The book ends with God asking Jonah whether he should not care about a city with so many people and animals, and gives no reply. The reader is left to answer.',
      passages: ['Jonah 4:9-11'],
    },
    {
      asked: 'what was the plant about | why did god kill jonahs plant | what is the worm in jonah',
      answer:
        'God let a plant grow to shade Jonah, then sent a worm, and it withered. Jonah grieved for it, and God asked why he pitied a plant and not 120,000 people. It is a lesson in mercy.',
      passages: ['Jonah 4:5-11'],
    },
    {
      asked: 'what is the sign of jonah | why does jesus talk about jonah | how is jonah like jesus',
      answer:
        "Jesus compares Jonah's three days in the fish with his own time in the tomb. Luke stresses that Jonah was a sign to Nineveh, which listened to his preaching. Both point to repentance.",
      passages: ['Matthew 12:39-41', 'Luke 11:29-32'],
    },
    {
      asked:
        'i am running from god too | what if i ran away from what god wants | does god give second chances like jonah',
      answer:
        'God spoke to Jonah a second time and gave him the same task again. You can turn around where you are: tell God honestly, and take one small step today. Talk it over with someone wise if you are not sure what he wants.',
      passages: ['Jonah 3:1-3', 'Jonah 2:1-2'],
    },
  ],
  'fact:rahab': [
    {
      asked: 'so is lying ok then | was rahab wrong to lie | is it ok to lie to save someone like rahab did',
      answer:
        'Christians differ. Rahab is praised for her faith and for sheltering the spies; her lie is not praised in so many words. Some say that lying to save a life is right or the lesser evil, others that she was praised in spite of it.',
      passages: ['Joshua 2:4-6', 'James 2:25'],
    },
    {
      asked: 'who did she marry | who was rahabs husband | did rahab marry one of the spies',
      answer:
        'Matthew says that Rahab had Boaz by Salmon, a man of Judah, so most take him as her husband. That Salmon was one of the spies is a guess. Jewish tradition says that she married Joshua.',
      passages: ['Matthew 1:5'],
    },
    {
      asked:
        'what was the red cord for | what does the scarlet cord of rahab mean | why did rahab hang a red rope in the window',
      answer:
        "The red cord in the window was the agreed sign, so that the soldiers would spare everyone in Rahab's house. Some early Christian writers saw in its color a picture of the blood of Christ.",
      passages: ['Joshua 2:17-21'],
    },
    {
      asked:
        'can god use me with my past | why would god choose a prostitute | does god forgive prostitution like rahab',
      answer:
        "Rahab's past did not shut her out: she was honored for her faith and named in Jesus' family. God's mercy is not closed to you either. If someone forces you to sell sex, the US trafficking hotline is 1-888-373-7888, or 911 in danger.",
      passages: ['Hebrews 11:31', 'Matthew 21:31-32'],
    },
    {
      asked: 'was she really a prostitute | was rahab an innkeeper | what does the hebrew say about rahab',
      answer:
        'The Hebrew word for Rahab means prostitute, and so does the Greek in Hebrews and James. Josephus and some Jewish teachers made her an innkeeper. Nothing is said about how she came to that life.',
      passages: ['Joshua 2:1', 'James 2:25'],
    },
    {
      asked: 'what happened to her after | what happened to rahab after jericho fell | did rahabs family survive',
      answer:
        'Rahab and her parents, brothers and whole family were brought out before Jericho burned. First they stayed outside the camp, and then she lived on in Israel.',
      passages: ['Joshua 6:22-25'],
    },
    {
      asked: 'why did she help them | why did rahab hide the spies | how did rahab know about god',
      answer:
        "Rahab had heard how Israel's God dried up the sea and gave victory over two kings, and she believed that he was God in heaven and on earth. She also asked the spies to spare her family in return.",
      passages: ['Joshua 2:9-13'],
    },
    {
      asked: "isn't rahab also a monster | what is rahab the sea monster | why do psalms mention rahab",
      answer:
        'That is another word. In Job, Psalms and Isaiah, Rahab is a sea monster or a poetic name for Egypt, and in Hebrew it is spelled differently from the woman of Jericho.',
      passages: ['Psalm 89:10', 'Isaiah 30:7'],
    },
  ],
  'fact:hannah': [
    {
      asked: 'who was her husband | who was hannah married to | did hannahs husband have another wife',
      answer:
        "Hannah's husband was Elkanah, from the hills of Ephraim. He loved her, but he had a second wife, Peninnah, who had children and taunted Hannah until she wept and would not eat.",
      passages: ['1 Samuel 1:1-8'],
    },
    {
      asked: 'did she have more kids | how many children did hannah have | did hannah have other children after samuel',
      answer: 'After Samuel Hannah had three more sons and two daughters. Their names are not given.',
      passages: ['1 Samuel 2:21'],
    },
    {
      asked:
        'how could she give her child away | why did hannah leave samuel at the temple | how old was samuel when hannah gave him to eli',
      answer:
        'Hannah had promised God that a son would serve him all his life. She kept Samuel until he was weaned, in those days at perhaps three years, and then brought him to Shiloh. Every year she visited with a little robe she had made.',
      passages: ['1 Samuel 1:22-28', '1 Samuel 2:18-19'],
    },
    {
      asked: 'i pray for a baby too | does hannah mean god will give me a child | how do i pray like hannah for a baby',
      answer:
        'I am sorry; that waiting is hard. Hannah poured out her heart without fine words, and so may you. Her story is no promise for everyone, having no child is no punishment, and a doctor and a good friend can help too.',
      passages: ['1 Samuel 1:10-15', 'Psalm 62:8'],
    },
    {
      asked: 'why did god close her womb | did god make hannah infertile | does god make women infertile',
      answer:
        "First Samuel says that God had closed Hannah's womb, and gives no reason. Many believers take it as it is written; others say that people of that time saw God behind everything. It does not call it a punishment; infertility has many medical causes, and no one should be blamed for it.",
      passages: ['1 Samuel 1:5-6'],
    },
    {
      asked: 'what is her song | what is the prayer of hannah | is hannahs song like marys magnificat',
      answer:
        "Hannah's song in 1 Samuel 2 praises God who lifts up the poor and brings down the proud. Mary's song in Luke 1 is very close to it; many think that it was the pattern.",
      passages: ['1 Samuel 2:1-8', 'Luke 1:46-53'],
    },
    {
      asked: 'why did he think she was drunk | why did eli think hannah was drunk | did hannah pray silently',
      answer:
        'Hannah prayed in her heart: her lips moved, but no voice was heard, so Eli took it for wine. She explained her grief, and he wished her peace and that God would grant what she asked.',
      passages: ['1 Samuel 1:12-17'],
    },
    {
      asked: 'where is shiloh now | where did hannah live | can you visit shiloh',
      answer:
        'You can visit it: Shiloh is at Tel Shiloh in the West Bank, about twenty miles north of Jerusalem, with ruins to see. Hannah lived in Ramathaim, also called Ramah, in the hill country; its exact place is disputed.',
      passages: ['1 Samuel 1:1-3'],
    },
  ],
  'fact:lazarus': [
    {
      asked:
        'did he die again | how did lazarus die the second time | how long did lazarus live after jesus raised him',
      answer:
        'The Bible does not tell of a second death, but Christians take it that Lazarus lived on as before and died later. Eastern tradition makes him a bishop in Larnaca on Cyprus for thirty years; French tradition brings him to Marseille.',
      passages: ['John 12:1-2'],
    },
    {
      asked:
        'what did he see when he was dead | did lazarus go to heaven for four days | did lazarus tell what its like after death',
      answer:
        'The Bible does not say. Not one word of Lazarus is recorded, about death or anything else. Jesus spoke of him as asleep, and the Gospel looks to what Jesus did and not to what Lazarus saw.',
      passages: ['John 11:11-14'],
    },
    {
      asked:
        'why did jesus wait | why did jesus let lazarus die | why didnt jesus come right away when lazarus was sick',
      answer:
        "When he heard that Lazarus was ill, Jesus stayed two more days and said that it would show God's glory and help the disciples believe. Martha and Mary both told him that he came too late, and he wept with them.",
      passages: ['John 11:4-6', 'John 11:14-15'],
    },
    {
      asked:
        'is he the beggar too | is lazarus with the rich man the same lazarus | are there two lazaruses in the bible',
      answer:
        "There are two men of that name. Lazarus of Bethany was a friend of Jesus; the other is a poor man in a story in Luke, covered with sores at a rich man's gate. The name was common, a short form of Eleazar.",
      passages: ['Luke 16:19-22', 'John 11:1-3'],
    },
    {
      asked: 'why did jesus cry | why did jesus weep if he knew he would raise lazarus | where does it say jesus wept',
      answer:
        'John does not explain it; he says that Jesus saw Mary and the others weep for Lazarus and was deeply moved. Many see grief and friendship, some also anger at death. The verse is John 11:35, the shortest in many English Bibles.',
      passages: ['John 11:33-36'],
    },
    {
      asked: 'where is his tomb | where is the tomb of lazarus today | where is bethany now',
      answer:
        'A rock tomb in al-Eizariya, the old Bethany, on the east slope of the Mount of Olives, has been shown as the tomb of Lazarus since the 300s. The Arabic name of the town comes from Lazarus.',
      passages: ['John 11:18', 'John 11:38'],
    },
    {
      asked:
        'why did they want to kill him too | what happened to lazarus afterward | why did the priests want to kill lazarus',
      answer:
        'Many people believed in Jesus because of Lazarus, so the chief priests planned to kill him as well. John does not say whether they tried. He last appears at a supper with Jesus in Bethany.',
      passages: ['John 12:9-11'],
    },
    {
      asked:
        'i lost someone why didnt god raise him | why was only lazarus raised | does lazarus mean i will see my dad again',
      answer:
        'I am sorry for your loss; the Bible does not say why Lazarus came back and others did not. Christians hope for the resurrection of all, and there Jesus puts his promise. He wept at a grave too, so your tears are no lack of faith.',
      passages: ['John 11:25-26', '1 Thessalonians 4:13-14'],
    },
  ],
  'fact:martha': [
    {
      asked: 'was it mary magdalene | is marthas sister mary magdalene | which mary is the sister of martha',
      answer:
        "By the text Martha's sister is Mary of Bethany, who listened at Jesus' feet and later poured perfume on them. Mary Magdalene came from Magdala in Galilee. Western tradition merged them; most scholars today keep them apart.",
      passages: ['Luke 10:38-39', 'John 12:1-3'],
    },
    {
      asked: 'was she married | did martha have a husband | did martha have children',
      answer:
        'The Bible names no husband or children of Martha. Luke speaks as if the house were hers, so some think that she was a widow or the oldest sister; others guess that Simon the leper was her husband.',
      passages: ['Luke 10:38', 'John 11:1'],
    },
    {
      asked: 'what did she do wrong | why did jesus scold martha | was martha wrong to work in the kitchen',
      answer:
        "Jesus did not blame Martha for serving. He said that she was worried about many things, and he would not take Mary's place as a listener from her. Later John shows Martha serving again, with no word of blame.",
      passages: ['Luke 10:40-42', 'John 12:2'],
    },
    {
      asked: 'but somebody has to do the work | i am a martha always busy | how do i be mary in a martha world',
      answer:
        'Someone has to cook, and Jesus ate what was served. The point for a busy Martha is worry: you may set the work down for a while. Try ten quiet minutes with a Gospel before the list begins, and ask others to help.',
      passages: ['Luke 10:41-42', 'Matthew 11:28-30'],
    },
    {
      asked: 'what did she say to jesus | what did martha believe | did martha have faith when lazarus died',
      answer:
        "Martha told Jesus that her brother would not have died if he had been there, and that God would still hear him. Then she confessed him as the Christ and God's Son, much as Peter does elsewhere.",
      passages: ['John 11:21-27', 'Matthew 16:16'],
    },
    {
      asked: 'who was older | was martha older than mary and lazarus | how old was martha',
      answer:
        'The Bible gives no ages. Since Martha takes Jesus into her house and is often named first, most readers think that she was the oldest of the three.',
      passages: ['Luke 10:38', 'John 11:5'],
    },
    {
      asked: 'what happened to her later | what happened to martha after easter | how did saint martha die',
      answer:
        'The Bible does not tell what became of Martha; she is last seen serving at the supper six days before Passover. Legends bring her to Cyprus, or to Tarascon in France where she tames a dragon.',
      passages: ['John 12:1-2'],
    },
    {
      asked: 'where did she live | where is bethany of martha and mary | how far was marthas house from jerusalem',
      answer:
        'Martha lived in Bethany on the Mount of Olives, less than two miles from Jerusalem. Today it is al-Eizariya in the West Bank. Luke tells of her house without naming the village.',
      passages: ['John 11:18', 'Luke 10:38'],
    },
  ],
  'fact:nicodemus': [
    {
      asked: 'why at night | why did nicodemus come to jesus at night | was nicodemus afraid to be seen',
      answer:
        'John does not say why. Many think that Nicodemus was afraid of his fellow council members; others that he wanted a quiet talk, since teachers studied at night. In John, night can also stand for not understanding yet.',
      passages: ['John 3:1-2', 'John 3:19-21'],
    },
    {
      asked: 'did he become a christian | was nicodemus saved | did nicodemus believe in jesus in the end',
      answer:
        'The Bible does not say it outright, but it points that way: Nicodemus spoke up for Jesus in the council and brought costly spices to his burial. Catholics and Orthodox honor him as a saint.',
      passages: ['John 7:50-52', 'John 19:39-40'],
    },
    {
      asked:
        'what does born again mean | what did jesus mean by being born again | how can nicodemus be born when he is old',
      answer:
        'Jesus told Nicodemus of a new birth through water and the Spirit; the Greek word means both again and from above. Catholics, Orthodox, Lutherans and others link it with baptism; many evangelicals with the moment a person trusts Christ.',
      passages: ['John 3:3-8'],
    },
    {
      asked:
        'who was with him at the burial | did nicodemus know joseph of arimathea | who buried jesus with nicodemus',
      answer:
        'Joseph of Arimathea asked Pilate for the body, and Nicodemus came along with about a hundred Roman pounds of myrrh and aloes, some 75 pounds today. They wrapped Jesus in linen and laid him in a garden tomb.',
      passages: ['John 19:38-42'],
    },
    {
      asked: 'did he vote to kill jesus | was nicodemus at the trial of jesus | what did nicodemus do in the sanhedrin',
      answer:
        'The Bible does not say whether Nicodemus was at the trial. Earlier he asked the council whether the law condemns a man without hearing him first. Of Joseph of Arimathea Luke says that he had not agreed.',
      passages: ['John 7:50-51', 'Luke 23:50-51'],
    },
    {
      asked: 'is there a gospel of nicodemus | did nicodemus write a gospel | what is the gospel of nicodemus about',
      answer:
        "There is a Gospel of Nicodemus, also called the Acts of Pilate, but it is not in the Bible and not by him. It dates from about the 300s to 400s and tells of the trial and of Christ's descent to the dead.",
      passages: [],
    },
    {
      asked:
        'is john 3 16 said to him | did jesus say john 3:16 to nicodemus | where does jesus speech to nicodemus end',
      answer:
        "John 3:16 is in the conversation with Nicodemus. Greek manuscripts have no quotation marks, so some Bibles let Jesus speak up to verse 21, others end his words at verse 15 and read the rest as John's comment.",
      passages: ['John 3:14-17'],
    },
    {
      asked:
        'what about the snake | why did jesus talk about moses and the snake to nicodemus | what does the bronze serpent mean in john 3',
      answer:
        'Jesus reminded Nicodemus how Moses raised a bronze snake on a pole, and bitten people who looked at it lived. So he himself would be lifted up, on the cross, and anyone who trusts him would have life.',
      passages: ['John 3:14-15', 'Numbers 21:8-9'],
    },
  ],
  'fact:zacchaeus': [
    {
      asked: 'how short was he | how tall was zacchaeus | was zacchaeus a dwarf',
      answer:
        'The Bible gives no height. Luke says only that he was short and could not see over the crowd; the Greek could even mean that Jesus was short, but nearly everyone takes it of Zacchaeus.',
      passages: ['Luke 19:3'],
    },
    {
      asked: 'what kind of tree | what tree did zacchaeus climb | is the tree of zacchaeus still there in jericho',
      answer:
        'Zacchaeus climbed a sycamore fig, a broad tree with low branches that is easy to climb, not the American sycamore. In Jericho old trees are shown to visitors as the one, but no one can prove it.',
      passages: ['Luke 19:4'],
    },
    {
      asked: 'why did people hate him | why were tax collectors hated | what was so bad about zacchaeus',
      answer:
        'Tax collectors worked for Rome or its rulers and often took more than was due. Zacchaeus was a chief among them and rich, so people grumbled that Jesus would stay with such a sinner.',
      passages: ['Luke 19:2', 'Luke 19:7'],
    },
    {
      asked:
        'was he saved because he gave money | can you buy salvation like zacchaeus | did zacchaeus earn his salvation',
      answer:
        'He did not buy it. Jesus called Zacchaeus first, before he had promised anything; the giving was how his change showed. Jesus then said that salvation had come to that house.',
      passages: ['Luke 19:5-10'],
    },
    {
      asked:
        'do i have to pay back what i stole | how do i make things right like zacchaeus | why did zacchaeus pay back four times',
      answer:
        'Making good what you took is part of turning around, as Zacchaeus shows. Four times was what the law asked for a stolen sheep; Christians see no fixed sum today. Start with what you can, and ask a pastor or lawyer if it could have legal results.',
      passages: ['Luke 19:8', 'Exodus 22:1'],
    },
    {
      asked: 'what happened to him | did zacchaeus become a disciple | what did zacchaeus do later',
      answer:
        'The Bible does not tell more of Zacchaeus. Nothing says that he left his work or traveled with Jesus. Later tradition makes him bishop of Caesarea.',
      passages: ['Luke 19:9-10'],
    },
    {
      asked: 'is that true or a parable | is zacchaeus in all the gospels | where is the zacchaeus story',
      answer:
        'The story of Zacchaeus is told as an event, not a parable, in Luke 19, and only there. Jericho was a place for tolls on the road to Jerusalem, so a chief tax collector fits well.',
      passages: ['Luke 19:1-4'],
    },
    {
      asked: 'how do i tell it to my kids | zacchaeus for children simple | what is the lesson of zacchaeus for kids',
      answer:
        'You could say: no one liked Zacchaeus, because he took too much money. He climbed a tree to see Jesus, and Jesus called him by name and came to his home. That made him so glad that he gave the money back.',
      passages: ['Luke 19:2-8'],
    },
  ],
  'fact:pilate': [
    {
      asked: 'did he have a wife | who was pilates wife | what did pilates wife dream',
      answer:
        "Matthew tells that Pilate's wife sent him word to leave that innocent man alone, because she had suffered much in a dream. She is not named; tradition calls her Claudia or Procla, and the Orthodox honor her as a saint.",
      passages: ['Matthew 27:19'],
    },
    {
      asked: 'what happened to him later | how did pontius pilate die | did pilate commit suicide',
      answer:
        'The Bible does not tell; after the Gospels it names him only when it looks back on the trial of Jesus. Josephus reports that Pilate was recalled to Rome about AD 36 after his soldiers attacked a crowd of Samaritans. Eusebius writes that he killed himself, but that is uncertain.',
      passages: ['Acts 4:27'],
    },
    {
      asked: 'is there proof he existed | is pilate mentioned outside the bible | what is the pilate stone',
      answer:
        "In 1961 a stone with Pilate's name and title was found at Caesarea in Israel. Josephus, Philo and the Roman historian Tacitus mention him too; Tacitus says that Christ was executed under him.",
      passages: [],
    },
    {
      asked: 'why did he give in | why did pilate crucify jesus if he was innocent | was pilate afraid of the crowd',
      answer:
        'The Gospels say that Pilate wanted to please the crowd and feared a riot, and that people threatened him with the emperor, whose friend he would no longer be. He knew better and chose his own safety.',
      passages: ['Mark 15:14-15', 'John 19:12-16'],
    },
    {
      asked: 'what does what is truth mean | why did pilate ask what is truth | did pilate mean it seriously',
      answer:
        'John does not explain the question. Many hear scorn or tired doubt in it, since Pilate went out without waiting for a reply; others hear real searching. For John the answer is in front of him.',
      passages: ['John 18:37-38', 'John 14:6'],
    },
    {
      asked: 'whose fault was it then | who killed jesus pilate or the jews | are the jews guilty for jesus death',
      answer:
        "Pilate gave the order and Roman soldiers carried it out; some leaders in Jerusalem handed Jesus over. The Jewish people as a whole is not guilty, and the churches have rejected that old charge. Christians say that he died for everyone's sins.",
      passages: ['Acts 4:27-28', 'Luke 23:34'],
    },
    {
      asked: 'did he become a christian | was pilate saved | is pilate a saint in ethiopia',
      answer:
        'The Bible does not say that Pilate believed. Later legends tell of his conversion, and the Ethiopian Orthodox Church honors him as a saint with his wife. Most churches do not.',
      passages: ['Matthew 27:24'],
    },
    {
      asked: 'what did he write on the cross | what does inri mean | what sign did pilate put on the cross',
      answer:
        'Pilate had a sign made in Hebrew or Aramaic, Latin and Greek that called Jesus of Nazareth king of the Jews. INRI are the first letters of it in Latin. When the priests objected, he refused to change it.',
      passages: ['John 19:19-22'],
    },
  ],
  'fact:stephen': [
    {
      asked:
        'was he the first martyr | is stephen the first christian martyr | who was the first person to die for jesus',
      answer:
        'Stephen is the first follower of Jesus in Acts who is killed for his faith, so he is called the first martyr. John the Baptist and the children of Bethlehem died before Easter.',
      passages: ['Acts 7:58-60'],
    },
    {
      asked: 'why did they kill him | why was stephen stoned | what did stephen say that made them angry',
      answer:
        "Stephen was accused of speaking against Moses and the temple. He answered with a long speech on Israel's history and told the council that they had resisted God and killed the one who was promised. When he said that he saw Jesus beside God, they rushed at him.",
      passages: ['Acts 6:11-14', 'Acts 7:51-58'],
    },
    {
      asked: 'was he a deacon | was stephen one of the first deacons | what was stephens job in the church',
      answer:
        'Acts does not use the title, but tradition calls Stephen and the six others the first deacons. They were to see that Greek-speaking widows got their fair share of food. Stephen also preached and worked wonders.',
      passages: ['Acts 6:1-6', 'Acts 6:8'],
    },
    {
      asked: 'what did he see | what did stephen see before he died | why was jesus standing when stephen saw him',
      answer:
        "Stephen saw heaven open and Jesus standing at God's right hand. Elsewhere Jesus sits there; many think that he rises as a witness for Stephen or to welcome him. Acts does not explain it.",
      passages: ['Acts 7:55-56'],
    },
    {
      asked: 'how old was he | was stephen young and did he have a wife | where did stephen come from',
      answer:
        "Acts does not tell Stephen's age, family or home. His name is Greek and means crown, so he probably was a Jew who spoke Greek. It is often said that he was young, but that is a guess.",
      passages: ['Acts 6:5'],
    },
    {
      asked: 'where is he buried | where is the grave of saint stephen | where was stephen stoned',
      answer:
        "Acts says only that devout men buried Stephen, with loud mourning, and that he was stoned outside the city. In 415 a priest named Lucian claimed to have found the bones. Jerusalem's Lions' Gate is also called Saint Stephen's Gate.",
      passages: ['Acts 7:58', 'Acts 8:2'],
    },
    {
      asked:
        'how could he forgive them | did stephen pray for his killers | do i have to forgive people who hurt me like stephen',
      answer:
        'Stephen prayed that God would not hold it against them, much as Jesus did on the cross; Acts says that he was full of the Holy Spirit. Forgiving can take years, and you may still report a crime and keep away from someone dangerous.',
      passages: ['Acts 7:55-60', 'Luke 23:34'],
    },
    {
      asked: 'when is his day | what is saint stephens day | why is st stephen the day after christmas',
      answer:
        "Western churches keep Saint Stephen's Day on December 26, and Orthodox churches on December 27. The old church placed the first martyr right after the birth of Christ. The carol about good King Wenceslas takes place on that feast.",
      passages: ['Acts 7:59-60'],
    },
  ],
  'fact:timothy': [
    {
      asked: 'how old was he | how old was timothy when he met paul | how young was timothy when paul wrote to him',
      answer:
        'The Bible gives no age. Timothy was probably about twenty when he joined Paul around AD 50; when 1 Timothy speaks of his youth he may have been past thirty, which still counted as young.',
      passages: ['1 Timothy 4:12', 'Acts 16:1-3'],
    },
    {
      asked: 'why was he circumcised | why did paul circumcise timothy if it wasnt needed | why timothy but not titus',
      answer:
        "Paul did it because Jews in the area knew that Timothy's father was Greek, and an uncircumcised son of a Jewish mother could not have worked among them. Titus was a Gentile, and with him Paul refused, since others made it a condition.",
      passages: ['Acts 16:3', 'Galatians 2:3-5'],
    },
    {
      asked:
        'what about the wine | why did paul tell timothy to drink wine | can christians drink wine because of timothy',
      answer:
        'Paul told Timothy to take a little wine for his stomach and frequent illness; water was often unsafe. Some churches see in it that wine in moderation is fine, others only medicine. If drinking is a problem for you, it is no reason to start; ask a doctor.',
      passages: ['1 Timothy 5:23'],
    },
    {
      asked: 'how did he die | what happened to timothy in the end | was timothy bishop of ephesus',
      answer:
        'The Bible does not tell how Timothy died. Tradition makes him first bishop of Ephesus and says that he was beaten to death in AD 97 when he opposed a pagan festival. Hebrews mentions that he was released, perhaps from prison.',
      passages: ['Hebrews 13:23', '1 Timothy 1:3'],
    },
    {
      asked: 'did paul really write them | who wrote 1 and 2 timothy | are the letters to timothy by paul',
      answer:
        'Both letters to Timothy name Paul as the writer, and tradition agrees. Many scholars think that a follower wrote them in his name, because of their words and church offices; others defend Paul, perhaps with a secretary. They are in every Christian Bible.',
      passages: ['1 Timothy 1:1-2', '2 Timothy 1:1-2'],
    },
    {
      asked: 'was his dad a believer | was timothys father a christian | who taught timothy the bible',
      answer:
        "The Bible does not say that Timothy's father believed; it says only that he was Greek. His grandmother Lois and his mother Eunice had faith, and he knew the scriptures from childhood.",
      passages: ['2 Timothy 1:5', '2 Timothy 3:14-15'],
    },
    {
      asked: 'was he married | did timothy have a wife | did timothy have children',
      answer:
        'The Bible names no wife or children of Timothy. Paul calls him his own child in the faith, which does not mean that he was his father.',
      passages: ['1 Timothy 1:2', 'Philippians 2:19-22'],
    },
    {
      asked:
        "i'm too young to be taken seriously | what is the verse about not being looked down on for being young | what did paul tell young timothy",
      answer:
        'First Timothy 4:12 is the verse. Paul tells Timothy not to let anyone despise his youth, but to be an example in what he says and does, in love, faith and purity. So begin with small things done well.',
      passages: ['1 Timothy 4:12'],
    },
  ],
  'fact:theophilus': [
    {
      asked: 'was he a real person | is theophilus a real name or a symbol | does theophilus just mean any christian',
      answer:
        'Most scholars think that Theophilus was a real person, because Luke addresses him with a title of honor and the name was common. Others, since Origen, take it as a name for every reader who loves God.',
      passages: ['Luke 1:3-4'],
    },
    {
      asked: 'was he a roman | was theophilus a roman official | what does most excellent theophilus mean',
      answer:
        'Perhaps, but the Bible does not say. In Acts the same title is used for the Roman governors Felix and Festus, so Theophilus may have been an official; it could also be a polite word for a man of wealth.',
      passages: ['Luke 1:3', 'Acts 24:2-3'],
    },
    {
      asked: 'was he a christian | did theophilus believe in jesus | was theophilus baptized',
      answer:
        'The Bible does not say plainly. Luke writes so that Theophilus may be sure of what he was taught, so he had at least been instructed; many take him for a new believer, some for an interested outsider.',
      passages: ['Luke 1:3-4'],
    },
    {
      asked:
        'why did luke write to him | why are luke and acts written to theophilus | did theophilus pay for the books',
      answer:
        'Luke says it himself: Theophilus should know how certain the things are that he was taught. Books were costly, and authors often named a patron who would have them copied, so many think that he paid. That is a guess.',
      passages: ['Luke 1:1-4', 'Acts 1:1'],
    },
    {
      asked: 'was he a high priest | was theophilus the jewish high priest | is theophilus the son of annas',
      answer:
        'The Bible does not say so. There was a high priest Theophilus, a son of Annas, about AD 37 to 41, and a few writers think that Luke means him. Most scholars do not, because the name was common.',
      passages: ['Luke 1:3'],
    },
    {
      asked: 'how do you say it | how do you pronounce theophilus | what language is theophilus',
      answer:
        'In English Theophilus is said thee-OFF-ih-lus. It is a Greek name, from theos, God, and philos, friend or beloved; Gottlieb in German and Amadeus in Latin have nearly the same sense.',
      passages: ['Acts 1:1'],
    },
    {
      asked: 'is there another theophilus | who was theophilus of antioch | are there other people named theophilus',
      answer:
        "But not in the Bible. Theophilus of Antioch was a bishop about AD 170 to 180 who wrote in defense of the faith, and Theophilus of Alexandria was a bishop about 400. Neither is Luke's reader.",
      passages: [],
    },
    {
      asked: 'does he come up again | is theophilus mentioned anywhere else | how often is theophilus in the bible',
      answer:
        'Theophilus is named twice, in the first verses of Luke and of Acts, and nowhere else in the Bible. Because of the two greetings, readers have always seen the two books as one work by the same author.',
      passages: ['Luke 1:3', 'Acts 1:1'],
    },
  ],
  'fact:asaph': [
    {
      asked:
        'did he write them all himself | did asaph write all twelve psalms | how can asaph write about the temple being destroyed',
      answer:
        "Probably not all. Psalms 74 and 79 mourn a ruined temple, centuries after David's singer Asaph. So many think that his guild, the sons of Asaph, wrote some of the twelve in his name; others see prophecy in them.",
      passages: ['Psalm 74:3-7', 'Psalm 79:1'],
    },
    {
      asked: 'what is psalm 73 about | why was asaph jealous of the wicked | asaph why do bad people have it good',
      answer:
        "In Psalm 73 Asaph nearly lost his faith because cruel people lived well while he suffered. In God's house he saw where their road ends, and he found that being near to God was worth more than anything.",
      passages: ['Psalm 73:2-5', 'Psalm 73:25-28'],
    },
    {
      asked: 'when did he live | in what century did asaph live | was asaph alive under david and solomon',
      answer:
        "Asaph lived in David's time, about 1000 BC, and sang when the ark came to Jerusalem. Second Chronicles mentions him with his sons also at the dedication of Solomon's temple.",
      passages: ['1 Chronicles 15:16-17', '2 Chronicles 5:12'],
    },
    {
      asked: 'what instrument did he play | did asaph play the cymbals | what was asaphs job',
      answer:
        'Asaph played bronze cymbals and led the singers before the ark, day by day, in thanks and praise. Others played harps and lyres around him. Chronicles also calls him a seer, one who speaks for God.',
      passages: ['1 Chronicles 16:5', '2 Chronicles 29:30'],
    },
    {
      asked: 'who were his sons | who are the sons of asaph | did asaphs family come back from babylon',
      answer:
        "Four sons of Asaph are named as singers under David: Zaccur, Joseph, Nethaniah and Asarelah. Later the name means a guild of temple singers; 128 of them, by Ezra's list, returned from Babylon.",
      passages: ['1 Chronicles 25:1-2', 'Ezra 2:41'],
    },
    {
      asked:
        'are there other asaphs | is there another asaph in the bible | was asaph also the keeper of the kings forest',
      answer:
        "In Isaiah's time an Asaph was father of Joah, the recorder of King Hezekiah, and in Nehemiah another Asaph looked after the Persian king's forest. They are not the singer.",
      passages: ['2 Kings 18:18', 'Nehemiah 2:8'],
    },
    {
      asked:
        'why is that one so harsh | why does asaph ask god to destroy enemies in psalm 83 | can i pray psalms of anger like asaphs',
      answer:
        'You may pray such psalms. In Psalm 83 Asaph brings fear and anger to God when nations want to wipe out Israel, and leaves the judging to him. Many Christians pray them so, and add what Jesus says about enemies.',
      passages: ['Psalm 83:1-5', 'Matthew 5:44'],
    },
    {
      asked: 'give me one verse | what is a good verse from a psalm of asaph | which asaph psalm is for comfort',
      answer:
        'Psalm 73:26 is the best known comfort from Asaph: body and heart may give out, and God is still his strength. Psalm 77 is for nights without sleep, and Psalm 80 asks God to bring a whole people back.',
      passages: ['Psalm 73:26', 'Psalm 77:1-4'],
    },
  ],
  'fact:melchizedek': [
    {
      asked: 'is he jesus | was melchizedek jesus before he was born | was melchizedek an angel or a man',
      answer:
        'Christians differ. Most take Melchizedek as a human king who is a picture of Christ, since Hebrews says that he resembles the Son of God. Some think that he was Christ himself, appearing early; old Jewish texts make him a heavenly figure.',
      passages: ['Hebrews 7:1-3'],
    },
    {
      asked:
        'how can he have no parents | what does without father or mother mean for melchizedek | was melchizedek never born',
      answer:
        'Hebrews most likely means that Genesis names no father, mother, birth or death of Melchizedek, which was strange for a priest. From that silence it draws a picture of a priesthood without end.',
      passages: ['Hebrews 7:3', 'Hebrews 7:15-17'],
    },
    {
      asked: 'where is salem | is salem the same as jerusalem | what city was melchizedek king of',
      answer:
        "Most likely Melchizedek's Salem is Jerusalem: Psalm 76 sets it beside Zion, and Josephus says so. The word is close to shalom, peace, so Hebrews reads his title as king of peace.",
      passages: ['Psalm 76:2', 'Hebrews 7:2'],
    },
    {
      asked:
        'so do i have to tithe | does abraham giving a tenth to melchizedek mean we must tithe | why did abraham pay tithe to melchizedek',
      answer:
        "Christians differ. Abraham gave Melchizedek a tenth of what he took in battle, once and freely, before the law. Some churches see in it a lasting rule to tithe, others a free example and point to Paul's word on cheerful giving.",
      passages: ['Genesis 14:18-20', '2 Corinthians 9:7'],
    },
    {
      asked:
        'was that communion | what do the bread and wine of melchizedek mean | did melchizedek celebrate the first mass',
      answer:
        "Genesis does not say; Melchizedek's bread and wine were a meal for tired men. Since the early church, many Christians, Catholics above all, have seen in it a picture of the Lord's Supper, and the Roman Mass names his offering.",
      passages: ['Genesis 14:18'],
    },
    {
      asked:
        'what is the order of melchizedek | what does order of melchizedek mean | do mormons have a melchizedek priesthood',
      answer:
        "In Psalm 110 it means a priest of Melchizedek's kind, king and priest at once, not from Levi's family. Hebrews gives that place to Jesus. The Latter-day Saints call their higher priesthood by his name; other churches do not.",
      passages: ['Psalm 110:4', 'Hebrews 7:11-17'],
    },
    {
      asked: 'what does his name mean | how do you pronounce melchizedek | meaning of the name melchizedek',
      answer:
        'Hebrews explains Melchizedek as king of righteousness; the Hebrew can also mean "my king is righteous". In English it is said mel-KIZ-uh-dek, and some Bibles spell it Melchisedec.',
      passages: ['Hebrews 7:2'],
    },
    {
      asked: 'how often is he in the bible | where is melchizedek mentioned | was melchizedek really shem',
      answer:
        'Melchizedek is in only three books: Genesis 14, Psalm 110, and Hebrews 5 to 7. That he was Shem, the son of Noah, is an old Jewish tradition; the Bible does not say it.',
      passages: ['Genesis 14:18-20', 'Hebrews 5:6-10'],
    },
  ],
  'fact:thomas': [
    {
      asked: 'did he really touch the wounds | did thomas touch jesus | did thomas put his finger in the wounds',
      answer:
        'John does not say that Thomas touched him. Jesus offered it, and Thomas answered at once with his confession. Many paintings show the finger in the wound, but the text leaves it open.',
      passages: ['John 20:26-29'],
    },
    {
      asked: 'whose twin was he | who was thomas twin | why is thomas called didymus',
      answer:
        'The Bible does not say whose twin Thomas was. Thomas is Aramaic for twin, and Didymus is the Greek word. Some later writings make him a twin of Jesus himself, which no church teaches.',
      passages: ['John 11:16'],
    },
    {
      asked: 'is it a sin to doubt | is it ok to doubt like thomas | i doubt a lot am i a bad christian',
      answer:
        'Doubt does not make you a bad Christian, and Thomas was not sent away for it. He said aloud what he could not believe, stayed with the others, and Jesus came to meet him. In Matthew some doubted even when they saw Jesus risen, and he still gave them his task.',
      passages: ['John 20:24-29', 'Matthew 28:16-19'],
    },
    {
      asked: 'did he go to india | did thomas really go to india | how did the apostle thomas die',
      answer:
        'The Bible does not tell. A third-century writing, the Acts of Thomas, sends him to India, and the Thomas Christians of Kerala trace their church to AD 52. Tradition says that he was killed with a spear near Chennai, where a basilica stands over his tomb.',
      passages: [],
    },
    {
      asked: 'what is the gospel of thomas | did thomas write a gospel | why is the gospel of thomas not in the bible',
      answer:
        'The Gospel of Thomas is a list of 114 sayings, found complete in Coptic in Egypt in 1945 and most often dated to the second century. The apostle hardly wrote it. The church left it out as late and different in teaching.',
      passages: [],
    },
    {
      asked:
        "why wasn't he there the first time | where was thomas when jesus appeared | why was thomas missing on easter evening",
      answer:
        'John says only that Thomas was not with the others that evening, not where he was or why. A week later he was with them behind closed doors.',
      passages: ['John 20:19', 'John 20:24-26'],
    },
    {
      asked: 'what else did he say | is thomas anywhere else in the gospels | was thomas brave',
      answer:
        'When Jesus went toward danger near Jerusalem, Thomas said that they should go and die with him. At the supper he said that they did not know the way, and Jesus called himself the way.',
      passages: ['John 11:16', 'John 14:5-6'],
    },
    {
      asked:
        'did he call jesus god | does thomas prove jesus is god | was thomas just surprised when he called him god',
      answer:
        "Thomas speaks to Jesus and calls him his Lord and his God, and Jesus accepts it. Most churches see there a clear confession that he is God. Jehovah's Witnesses and some others read it as a cry of awe or a title.",
      passages: ['John 20:28-29', 'John 1:1'],
    },
  ],
  'fact:hagar': [
    {
      asked: 'was she his wife or a slave | was hagar abrahams wife | did hagar have a choice to sleep with abraham',
      answer:
        "Both words are used: Hagar was Sarah's slave, and Sarah gave her to Abraham as a wife. No one asks her in the text, and a slave could hardly refuse. The Bible tells it openly, and it tells that God heard her.",
      passages: ['Genesis 16:1-4', 'Genesis 16:11'],
    },
    {
      asked:
        'why did god send her back | why did god tell hagar to go back to sarah | does that mean i have to go back to someone who hurts me',
      answer:
        "Hagar's story is no order for you to go back. Genesis does not explain it; many think of her safety, pregnant in the desert, and later God let her go free. If you are hurt at home, call 911 or, in the US, 1-800-799-7233.",
      passages: ['Genesis 16:9-11', 'Genesis 21:17-20'],
    },
    {
      asked: 'what happened to her after | what happened to hagar and ishmael in the desert | how did hagar die',
      answer:
        "When the water was gone, God opened Hagar's eyes to a well. She lived with Ishmael in the desert of Paran and found him a wife from Egypt. Her death is not told in the Bible.",
      passages: ['Genesis 21:15-21'],
    },
    {
      asked: 'what is the name she gave god | what does el roi mean | where is the god who sees me',
      answer:
        'Hagar called God El Roi, which means God of seeing, or God who sees me. She is the only person in the Bible who is said to have given God a name. It is in Genesis 16.',
      passages: ['Genesis 16:13-14'],
    },
    {
      asked: 'what do muslims say about her | is hagar in the quran | why is hagar important in islam',
      answer:
        'Muslims honor Hagar, or Hajar, as mother of Ishmael, though the Quran does not name her. Tradition places her at Mecca, searching for water between two hills; pilgrims walk there in her memory, and the well is called Zamzam.',
      passages: [],
    },
    {
      asked: 'how old was ishmael | how old was ishmael when hagar was sent away | was ishmael a baby in the desert',
      answer:
        "Hagar's son Ishmael was about sixteen by the numbers of Genesis: fourteen when Isaac was born, and Isaac was then weaned. The story itself sounds as if he were smaller, which some explain by two sources.",
      passages: ['Genesis 16:16', 'Genesis 21:5-8'],
    },
    {
      asked:
        'what does paul say about her | why does paul use hagar in galatians | what does hagar stand for in the new testament',
      answer:
        'In Galatians 4 Paul uses Hagar and Sarah as a picture of two covenants: Hagar for Sinai and slavery, Sarah for promise and freedom. He means it against those who forced the law on Gentiles, not as a judgment on Hagar herself.',
      passages: ['Galatians 4:22-26'],
    },
    {
      asked: 'did he marry her later | is hagar the same as keturah | did abraham take hagar back',
      answer:
        "The Bible does not say so. After Sarah's death Abraham married Keturah; some Jewish teachers say that she was Hagar under a new name. Genesis and Chronicles speak of her as a separate woman, most readers think.",
      passages: ['Genesis 25:1-6', '1 Chronicles 1:32'],
    },
  ],
  'fact:lydia': [
    {
      asked: 'was she married | did lydia have a husband | who was lydias husband',
      answer:
        'The Bible does not say. Acts names no husband of Lydia; she acts as the head of her household, so many readers think that she was a widow or had never married.',
      passages: ['Acts 16:14-15'],
    },
    {
      asked: 'whats purple got to do with it | why did lydia sell purple cloth | was lydia rich',
      answer:
        'Purple dye was costly, and people of rank wore it. So Lydia probably had money and good customers, and a house with room for guests. Acts does not say outright that she was rich.',
      passages: ['Acts 16:14-15'],
    },
    {
      asked: 'where is that now | where is philippi of lydia today | can you visit where lydia was baptized',
      answer:
        'Philippi lies in ruins in northern Greece, near Kavala. By the Zygaktis stream close by, visitors find a baptistery and a chapel of Saint Lydia; the exact place is a guess.',
      passages: ['Acts 16:12-13'],
    },
    {
      asked:
        'were babies baptized too | does lydias household prove infant baptism | who was in lydias household when they were baptized',
      answer:
        "The Bible does not say who belonged to Lydia's household. Churches that baptize infants point to such whole households; Baptists and others answer that no child is mentioned and that faith comes first.",
      passages: ['Acts 16:15', 'Acts 16:31-34'],
    },
    {
      asked: 'was she jewish | what does worshiper of god mean for lydia | was lydia a gentile',
      answer:
        "Probably not. Acts calls Lydia a worshiper of God, a term for Gentiles who prayed to Israel's God without becoming Jews in full. She met with other women at a place of prayer by the river.",
      passages: ['Acts 16:13-14'],
    },
    {
      asked: 'where did she come from | where is thyatira | was lydia her name or her country',
      answer:
        'Lydia came from Thyatira, today Akhisar in western Turkey, a town known for dyeing. It lay in the old region of Lydia, so some think that her name means the Lydian woman; but Lydia was also a real name.',
      passages: ['Acts 16:14', 'Revelation 2:18'],
    },
    {
      asked:
        'did she have a church in her house | did the church in philippi meet at lydias | was lydia a church leader',
      answer:
        "Most likely yes: after prison Paul and Silas went to Lydia's home and met the believers there. That she led the church Acts does not say, though many think that her house was its first meeting place.",
      passages: ['Acts 16:40'],
    },
    {
      asked: 'what happened to her later | is lydia in the letter to the philippians | how did lydia die',
      answer:
        "The Bible tells nothing more. Paul's letter to the Philippians does not name Lydia; some guess that she is Euodia, Syntyche or the companion in chapter 4. Catholics and Orthodox honor her as a saint.",
      passages: ['Philippians 4:2-3'],
    },
  ],
};
