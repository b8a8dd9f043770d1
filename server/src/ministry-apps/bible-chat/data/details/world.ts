import type { Details } from '../detail.ts';

export const worldDetails: Details = {
  'topic:justice': [
    {
      asked:
        'is social justice in the bible | does the bible teach social justice | my pastor says social justice is not gospel | is that political',
      answer:
        "The phrase is modern and not in the Bible, but the concern is there: fair courts, wages, and care for the poor, widows, orphans and strangers. Christians differ on whether today's movements serve it well, and on what the state should do.",
      passages: ['Isaiah 1:16-17', 'Jeremiah 22:3'],
    },
    {
      asked:
        'whats the difference to mercy | justice vs mercy in the bible | how can god be just and merciful | isnt that a contradiction',
      answer:
        'Justice gives what is right and protects the wronged; mercy gives more than is deserved. The Bible holds both together, and Micah asks for both in one verse. Christians see them meet at the cross, where evil is taken seriously and people are forgiven.',
      passages: ['Micah 6:8', 'Psalm 85:10'],
    },
    {
      asked:
        'why do bad people get away with it | why do the wicked prosper | when will there be justice | he never got punished',
      answer:
        'The Bible asks that itself: Psalm 73 is by someone nearly broken by it, and Job and Jeremiah ask too. It gives no full reason, but it says that God sees, that a judgment comes, and that success built on harm does not last.',
      passages: ['Psalm 73:2-5', 'Psalm 73:16-18'],
    },
    {
      asked:
        'can i take revenge | is revenge ok if they deserve it | what about an eye for an eye | how do i get justice without revenge',
      answer:
        'Paul asks people to leave revenge to God. An eye for an eye was a limit for courts, so that punishment fit the harm, and Jesus went further. Reporting a crime, calling the police or going to court is not revenge.',
      passages: ['Romans 12:17-21', 'Matthew 5:38-39'],
    },
    {
      asked:
        'what can i do | how do i do justice in everyday life | one person cant change anything | where do i start with justice',
      answer:
        'Start near: pay people fairly and on time, tell the truth when someone is blamed wrongly, and learn who is overlooked on your street. Then join others, in a food pantry, legal aid or prison visits. Proverbs asks us to speak for those without a voice.',
      passages: ['Proverbs 31:8-9', 'Isaiah 58:6-7'],
    },
    {
      asked:
        'where is the river verse | let justice roll down which verse | did martin luther king quote amos | who said justice like water',
      answer:
        'It is Amos 5:24, in the Old Testament, from the eighth century before Christ. Amos was a herdsman from Judah who spoke in the northern kingdom. Martin Luther King quoted it in his 1963 speech in Washington.',
      passages: ['Amos 5:21-24', 'Amos 7:14-15'],
    },
    {
      asked:
        'what is the year of jubilee | what was jubilee in the bible | did israel cancel debts | did they really do the jubilee',
      answer:
        'In Leviticus every fiftieth year was to return land to the families that had lost it and set bonded Israelites free. Debts were released every seventh year. The Bible does not report a jubilee being kept, so its practice is uncertain.',
      passages: ['Leviticus 25:10', 'Deuteronomy 15:1-2'],
    },
    {
      asked:
        'what did jesus say about it | did jesus talk about justice | jesus and the poor | what was jesus first sermon about',
      answer:
        'In Nazareth he read from Isaiah of good news for the poor and freedom for the oppressed, and said that it was fulfilled that day. He scolded leaders who tithed herbs and neglected justice, and told of a widow who would not give up.',
      passages: ['Luke 4:16-21', 'Matthew 23:23'],
    },
    {
      asked:
        'i was treated unfairly what now | ive been wronged at work | falsely accused, what does the bible say | nobody believes me',
      answer:
        'You may say plainly that it is wrong, to God and to people who can act. Paul used his legal rights and appealed to Caesar. Write down what happened, look for a witness, and ask a lawyer, union or legal aid office.',
      passages: ['Acts 25:10-11', 'Psalm 43:1'],
    },
    {
      asked:
        'what does justice mean in hebrew | mishpat meaning | what is the word for justice in the bible | difference between justice and righteousness',
      answer:
        "The main Hebrew word is mishpat, a judge's fair decision and the order that follows. Its frequent partner, tsedaqah, means right conduct toward others and is translated as righteousness. Together they mean a society where the weak get what is theirs.",
      passages: ['Amos 5:24', 'Genesis 18:19'],
    },
  ],
  'topic:strangers': [
    {
      asked:
        'what about illegal immigrants | what does the bible say about people here illegally | does it mean undocumented people too | isnt breaking the law a sin',
      answer:
        'The Bible does not know papers or visas, so it does not settle this. Its laws on the foreigner do not ask how someone came, and Romans 13 asks for respect for law. Christians weigh these differently; contempt for the person is ruled out.',
      passages: ['Leviticus 19:33-34', 'Romans 13:1-4'],
    },
    {
      asked:
        'does the bible say anything about borders | is a border wall biblical | did nehemiah build a wall to keep immigrants out | are borders ok with god',
      answer:
        "The Bible knows borders: Israel's land had them, Edom refused passage, and Acts says that God set the bounds of nations. Nehemiah's wall protected a ruined city from attack. None of this prescribes or forbids a modern border wall.",
      passages: ['Numbers 20:17-18', 'Acts 17:26'],
    },
    {
      asked:
        'was jesus a refugee | did jesus live in egypt | why did mary and joseph flee | how long was jesus in egypt',
      answer:
        "In today's sense, yes: Matthew says that Joseph took the child and Mary to Egypt by night because Herod wanted to kill him. They stayed until Herod died. How long is not said; both countries were under Roman power then.",
      passages: ['Matthew 2:13-15', 'Matthew 2:19-21'],
    },
    {
      asked:
        'im an immigrant and im scared | im afraid of being deported | what can i do, i have no papers | does god care about me as a foreigner',
      answer:
        'God cares; a psalm says that he watches over foreigners. Talk with an immigration lawyer or an accredited legal aid group, keep documents with someone you trust, and tell a pastor. You can call 911 in danger, whatever your status.',
      passages: ['Psalm 146:9', 'Deuteronomy 10:18-19'],
    },
    {
      asked:
        'which verse about strangers | give me one verse on immigrants | is that old testament or new | how often does the bible say to love the foreigner',
      answer:
        "Leviticus 19:34 in the Old Testament says to love the resident foreigner as yourself. In the New Testament, Matthew 25 speaks of welcoming a stranger. Care for foreigners comes back dozens of times, several times with Israel's own years in Egypt as the reason.",
      passages: ['Leviticus 19:33-34', 'Exodus 22:21', 'Matthew 25:35-36'],
    },
    {
      asked:
        'what does stranger mean in the bible | what is a sojourner | hebrew word for foreigner | stranger or foreigner or alien, which is it',
      answer:
        'The usual Hebrew word is ger, someone from elsewhere who lives among Israel, without land or family to protect him. Bibles say stranger, sojourner, alien or resident foreigner. Another word, nokri, is more for an outsider passing through or trading.',
      passages: ['Exodus 22:21', 'Leviticus 19:34'],
    },
    {
      asked:
        'did they have to follow the same laws | did foreigners have to obey israels law | one law for natives and strangers | were foreigners treated equal',
      answer:
        'Largely yes. Several laws say that native and foreigner have one rule, including in court and on the Sabbath. There were differences: eating the Passover required circumcision, and debts and slavery had harder terms for foreigners.',
      passages: ['Leviticus 24:22', 'Exodus 12:48-49'],
    },
    {
      asked:
        'why did ezra send the foreign wives away | what about ezra and foreign wives | isnt the old testament against foreigners too | why was ruth ok but not them',
      answer:
        "Ezra feared that marriages with neighbors would draw the small community back to other gods, and families were broken up; readers still find it hard. Ruth, a Moabite, had taken Israel's God as hers. The Bible keeps both stories side by side.",
      passages: ['Ezra 10:10-12', 'Ruth 1:16-17'],
    },
    {
      asked:
        'what does it mean to entertain angels | verse about angels and strangers | where does it say you might host an angel | what is hospitality in the bible',
      answer:
        'Hebrews 13:2 says that some people hosted angels without knowing. It likely recalls Abraham, who ran to serve three travelers a meal, and Lot. The Greek word for hospitality means love of strangers.',
      passages: ['Hebrews 13:2', 'Genesis 18:1-5'],
    },
    {
      asked:
        'how can i help | what can i do for refugees | how do i welcome a stranger | is it safe to help someone i dont know',
      answer:
        'Begin simply: learn a name, share a meal, offer a ride or help with English and forms. Church and resettlement groups can connect and guide you. Hospitality may be careful; go with others, and you need not put your family at risk.',
      passages: ['Romans 12:13', 'Matthew 25:37-40'],
    },
  ],
  'topic:race': [
    {
      asked:
        'is interracial marriage ok | can i marry someone of another race | does the bible forbid mixed marriage | my parents say god is against mixing races',
      answer:
        'Interracial marriage is ok; the Bible nowhere forbids it. Israel was warned against marrying people who served other gods, which is about faith and not color. Moses had a Cushite wife, and Ruth from Moab is an ancestor of Jesus.',
      passages: ['Numbers 12:1', 'Matthew 1:5'],
    },
    {
      asked: 'what color was jesus | was jesus white | was jesus black | what did jesus look like',
      answer:
        'The Bible does not describe his skin or face. Jesus was a Galilean Jew, so scholars think of brown skin and dark hair, as was common in the Middle East. The pale Jesus of many pictures comes from European art.',
      passages: ['John 4:9', 'Isaiah 53:2'],
    },
    {
      asked:
        'what is the curse of ham | are black people cursed in the bible | did noah curse ham | someone told me the curse of ham is about africans',
      answer:
        "No people is cursed by that story. Noah cursed Canaan, Ham's son, and no skin color is mentioned; the Canaanites lived in the land later called Israel. Slaveholders twisted it to defend themselves, and churches today reject that reading.",
      passages: ['Genesis 9:24-27'],
    },
    {
      asked: 'what about the mark of cain | was the mark of cain dark skin | did god mark cain with black skin',
      answer:
        "The Bible does not say what the mark was, and it was for Cain's protection, so that no one would kill him. Tying it to skin color was invented much later and has no basis in the text.",
      passages: ['Genesis 4:13-15'],
    },
    {
      asked:
        'are there black people in the bible | which people in the bible were african | who was simon of cyrene | was the ethiopian eunuch black',
      answer:
        "People from Cush, south of Egypt, appear often: Moses' wife, Ebed-melech who rescued Jeremiah, and the Ethiopian official Philip baptized. Simon of Cyrene and Lucius came from North Africa; Simeon, a teacher in Antioch, was called Niger, black.",
      passages: ['Jeremiah 38:7-10', 'Acts 13:1'],
    },
    {
      asked:
        'did god separate the races at babel | what about the tower of babel | does babel mean races should stay apart | where do races come from',
      answer:
        'Babel is about language and pride, and race is not mentioned. The Bible does not explain skin colors, and knows no races in our sense; it speaks of peoples, tongues and nations from one origin. At Pentecost the languages become a gift.',
      passages: ['Genesis 11:6-9', 'Acts 2:5-8'],
    },
    {
      asked:
        'my family is racist what do i do | my dad makes racist jokes | how do i answer a racist relative | my church is racist',
      answer:
        "You may love them and still say no. Speak calmly and for yourself: I do not want to hear that, because I believe that all bear God's image; Paul corrected even Peter openly. If you are threatened, leave and call 911.",
      passages: ['Galatians 2:11-14', 'James 3:9-10'],
    },
    {
      asked:
        'ive been racist, can god forgive me | i have prejudice in me | how do i change my racist thoughts | i said something racist',
      answer:
        'God forgives, and he changes people. Peter grew up keeping away from Gentiles and had to learn it slowly. Name it as sin, apologize to the person if that does not burden them more, and then listen, read and make real friendships.',
      passages: ['Acts 10:28', '1 John 1:9'],
    },
    {
      asked:
        'what was it about the samaritans | was jesus against racism | why did jews and samaritans hate each other | what did jesus say about racism',
      answer:
        'Jesus did not use our word, but he crossed that line. Jews and Samaritans had quarreled for centuries over temple and origin; he asked a Samaritan woman for water, made a Samaritan the good neighbor, and praised a grateful one.',
      passages: ['John 4:7-9', 'Luke 10:33-37'],
    },
    {
      asked:
        'how do i explain racism to my kid | what do i tell my child about skin color | my kid got called a name for his skin | simple verse about race for kids',
      answer:
        'Say: God made people in many colors and loves them all, and some people treat others badly because of it, which is wrong. If it happened to your child, say that nothing is wrong with them, and talk with the school.',
      passages: ['Genesis 1:27', 'Revelation 7:9'],
    },
  ],
  'topic:slavery': [
    {
      asked:
        'why didnt god just ban it | why didnt the bible forbid slavery | how could god allow slaves | if god is good why slavery',
      answer:
        "The Bible does not say. Some Christians think that God limited step by step what he found, as Jesus says of divorce; others say that its writers shared their world's limits. Most agree that its story of rescue and God's image undoes slavery.",
      passages: ['Matthew 19:8', 'Genesis 1:27'],
    },
    {
      asked: 'what did jesus say about slavery | did jesus condemn slavery | jesus and slaves',
      answer:
        "Jesus is not reported to have spoken on slavery as an institution. Slaves appear in his parables, he healed a centurion's servant, and he announced freedom for captives. He took a slave's task, washing feet, and told his friends to do likewise.",
      passages: ['Luke 4:18', 'John 13:12-15'],
    },
    {
      asked:
        'where does it say slaves obey your masters | why did paul tell slaves to obey | does the new testament support slavery | what about slaves obey',
      answer:
        'It is in Ephesians 6, Colossians 3, Titus 2 and First Peter 2. These letters went to small groups without power, where revolt meant death. Ephesians and Colossians also tell masters to be fair, since both have one Lord; slaveholders left that half out.',
      passages: ['Ephesians 6:5-9', 'Colossians 3:22', 'Colossians 4:1', 'Titus 2:9', '1 Peter 2:18'],
    },
    {
      asked:
        'was it like american slavery | was bible slavery different | wasnt it just debt servants | were hebrew slaves only for six years',
      answer:
        'Partly different. Israelites in debt were to go free after six years, runaways were not to be returned, and kidnapping was punished by death. But foreigners could be held for life and inherited, which was slavery, and readers should not soften that.',
      passages: ['Exodus 21:2', 'Leviticus 25:44-46'],
    },
    {
      asked: 'who was onesimus | what happened to onesimus | did philemon free him | was onesimus a runaway slave',
      answer:
        "Onesimus was Philemon's slave, and many think that he had run away; he became a Christian through Paul in prison. The Bible does not say what Philemon did. Colossians calls an Onesimus a dear brother; tradition makes him a bishop.",
      passages: ['Philemon 1:10-16', 'Colossians 4:7-9'],
    },
    {
      asked:
        'could you beat your slave | what does exodus 21 say about beating a slave | isnt that verse terrible | slave is his money meaning',
      answer:
        'Exodus 21 punishes a master whose slave dies at once, and frees a slave who loses an eye or a tooth. It also calls the slave his property and leaves other beatings unpunished. Many Christians call it a limit on cruelty, and still painful.',
      passages: ['Exodus 21:20-21', 'Exodus 21:26-27'],
    },
    {
      asked:
        'how did christians end slavery | who used the bible against slavery | what about wilberforce and the quakers | did the bible help abolish slavery',
      answer:
        "Quakers, William Wilberforce in Britain, and Frederick Douglass, Sojourner Truth and Harriet Tubman in America drew on Exodus, God's image and the command to love your neighbor. Other Christians defended slavery with the same book, and several churches split over it.",
      passages: ['Exodus 3:7-8', 'Luke 4:18'],
    },
    {
      asked:
        'how long were the israelites slaves | slaves in egypt for how many years | how did israel become slaves | is the exodus about slavery',
      answer:
        "Exodus 12 says that Israel lived in Egypt 430 years, and Genesis speaks of about four hundred. They came as guests in Joseph's time and were enslaved by a later king. When slavery began exactly is not said.",
      passages: ['Exodus 12:40-41', 'Exodus 1:8-11'],
    },
    {
      asked:
        'is there slavery today | what about human trafficking | i think someone is being trafficked | im being forced to work and cant leave',
      answer:
        'Trafficking exists today, and the Bible condemns selling people. If you or someone you know is forced to work or sell sex, call 911 in danger, or the National Human Trafficking Hotline at 1-888-373-7888. It is confidential.',
      passages: ['Exodus 21:16', '1 Timothy 1:9-10'],
    },
    {
      asked:
        'what does slave of christ mean | why does paul call himself a slave | servant or slave which word | slave to sin meaning',
      answer:
        "The Greek word doulos means slave; many Bibles soften it to servant. Paul uses it to say that he belongs wholly to Christ, an honor like that of Moses, God's servant. Jesus speaks of sin as a master he frees people from.",
      passages: ['Romans 1:1', 'John 8:34-36'],
    },
  ],
  'topic:war': [
    {
      asked:
        'doesnt it say thou shalt not kill | does thou shalt not kill include war | is killing in war murder | how can you kill if the commandment forbids it',
      answer:
        'The Hebrew verb there is usually translated as murder; it is not the common word for killing in war, which the law of Moses allows. Peace churches answer that Jesus went further. Other churches tell just killing in war from murder.',
      passages: ['Exodus 20:13', 'Matthew 5:21-22'],
    },
    {
      asked:
        'i killed in combat, can god forgive me | i did things in the war | does god forgive soldiers | i cant live with what i did over there',
      answer:
        "There is no place beyond God's mercy. Many veterans carry this, and you need not do it alone: a chaplain and the VA know such wounds. The Veterans Crisis Line is 988, then press 1, at any hour.",
      passages: ['Psalm 51:14', 'Psalm 34:18'],
    },
    {
      asked:
        'why did god command the wars in canaan | did god order genocide | why did god tell them to kill everyone | how can a good god command that',
      answer:
        "The Bible presents it as judgment on grave evil and protection from idols, and readers have struggled with it ever since. Some Christians take it as a single, unrepeatable event, some see exaggerated war language, and some read it in the light of Jesus as Israel's limited understanding.",
      passages: ['Deuteronomy 9:4-5', 'Genesis 15:16'],
    },
    {
      asked:
        'can i join the army | is it ok for a christian to be a soldier | my son wants to enlist | what about police officers',
      answer:
        'Most churches say yes, with a conscience that can refuse unjust orders; Mennonites, Quakers and Brethren advise against it. John told soldiers not to rob or lie, and the centurion Cornelius is called devout. Talk it over with people on both sides.',
      passages: ['Luke 3:14', 'Acts 10:1-2'],
    },
    {
      asked: 'what is just war | rules for a just war | when is war allowed for christians | who came up with just war',
      answer:
        'Just war is a church teaching, shaped by Augustine and Thomas Aquinas, not a Bible chapter. War must be a last resort, for a just cause, declared by rightful authority, with hope of success; it must spare civilians and do less harm than it prevents.',
      passages: ['Romans 13:3-4', 'Deuteronomy 20:10-12'],
    },
    {
      asked:
        'can i defend myself | is self defense a sin | what if someone breaks into my house | does turn the other cheek mean let them hurt me',
      answer:
        'Most churches say that you may protect yourself and others; peace churches limit it to means that do not kill. Turning the cheek answers an insult and is no order to be beaten. If you are in danger, get away and call 911.',
      passages: ['Exodus 22:2-3', 'Matthew 5:39'],
    },
    {
      asked:
        'why did jesus tell them to buy a sword | sell your cloak and buy a sword | did jesus carry weapons | didnt peter have a sword',
      answer:
        'In Luke 22 Jesus tells the disciples to get swords, and two are enough. Many take it as a picture of hard times ahead, or as fulfilling a prophecy; some see self-defense in it. No Gospel shows Jesus armed, and when Peter struck with his sword, Jesus stopped him.',
      passages: ['Luke 22:36-38', 'Luke 22:49-51', 'John 18:10-11'],
    },
    {
      asked:
        'are these wars a sign of the end | wars and rumors of wars meaning | is this the war in the bible | what is armageddon',
      answer:
        'Jesus said that wars would come and that his friends should not panic, because it was not yet the end. Armageddon appears once, in Revelation 16, a name linked with Megiddo in Israel. No passage lets us identify a present war for certain.',
      passages: ['Mark 13:7-8', 'Revelation 16:16'],
    },
    {
      asked:
        'how do i pray about a war | prayer for peace | my husband is deployed | what can i pray for ukraine or israel',
      answer:
        'Pray for people by name: those who flee, those who fight, those who decide, and even the enemy, as Jesus asked. Psalm 46 says that God makes wars cease. For someone deployed, Psalm 121 is short enough to say every day.',
      passages: ['Psalm 46:8-10', 'Psalm 121:1-8'],
    },
    {
      asked:
        'how do i explain war to my child | my kid is scared of war | what do i tell children about war | does jesus like war',
      answer:
        'Say the truth in small pieces: some people are fighting, many people are helping, and God is sad about it and wants peace. Tell your child what keeps your family safe, switch off the news, and pray together for those who are hurt.',
      passages: ['Isaiah 2:4', 'Matthew 5:9'],
    },
  ],
  'topic:government': [
    {
      asked:
        'what if the government is evil | do we obey a bad government | must christians obey hitler | what if the law is wrong',
      answer:
        "Obedience has limits. Midwives in Egypt saved babies against Pharaoh's order, Daniel prayed against the law, and the apostles kept preaching. Most Christians say: obey where you can, refuse what is wrong, and accept the cost without violence.",
      passages: ['Acts 5:27-29', 'Exodus 1:15-17'],
    },
    {
      asked:
        'did god choose the president | does god put leaders in power | is trump chosen by god | did god put biden in office',
      answer:
        'The Bible says that authority comes from God and that he sets up and removes kings. That includes good rulers and bad ones, so being in office is no proof of his approval. Prophets rebuked even the kings they had anointed.',
      passages: ['Daniel 2:20-21', 'Hosea 8:4'],
    },
    {
      asked:
        'who should i vote for | does the bible say how to vote | which party is christian | is it a sin not to vote',
      answer:
        'The Bible names no party and knows no elections, so it does not tell you who to vote for. It asks for care for the poor, honest leaders, life, justice and peace. Christians weigh these differently, and this page takes no side.',
      passages: ['Proverbs 31:8-9', 'Jeremiah 29:7'],
    },
    {
      asked:
        'do i have to pay taxes | is cheating on taxes a sin | what does render unto caesar mean | what if my taxes pay for things i hate',
      answer:
        "Jesus and Paul both say to pay taxes, in an empire that did much evil. The coin bore Caesar's face, so let him have it; people bear God's image and belong to God. You may use every legal deduction and protest openly.",
      passages: ['Matthew 22:17-21', 'Romans 13:6-7'],
    },
    {
      asked:
        'i cant stand him, do i have to pray for him | how do i pray for a leader i dislike | do i have to respect a president i hate | pray for kings verse',
      answer:
        'Christians are asked to pray for all in authority, and Paul wrote so under emperors who did not share his faith. Praying is not approving: you can ask for wisdom, for a change of heart, and for protection of the weak.',
      passages: ['1 Timothy 2:1-2', '1 Peter 2:17'],
    },
    {
      asked:
        'is separation of church and state in the bible | should america be a christian nation | what is christian nationalism | can a country be christian',
      answer:
        'The phrase is not in the Bible. Ancient Israel joined faith and law; the first churches lived as a minority and had no state. Baptists have often championed separation, other churches have had state ties, and Christians still argue over it.',
      passages: ['John 18:36', 'Mark 12:17'],
    },
    {
      asked:
        'can i break the law to protest | is civil disobedience a sin | can christians protest | was martin luther king right to break laws',
      answer:
        'Many Christians say that peaceful civil disobedience can be right when a law is unjust; others ask for legal means only. Daniel and his three friends disobeyed openly and took the penalty. King argued so from Birmingham jail and named the three.',
      passages: ['Daniel 3:16-18', 'Daniel 6:10'],
    },
    {
      asked:
        'who was emperor when paul wrote that | was nero emperor when romans was written | didnt rome kill paul | why did paul write romans 13',
      answer:
        "Paul wrote Romans around the year 57, early in Nero's reign, before the persecution of Christians in Rome. Tradition says that Paul was later executed there under Nero. Some think that he wanted to keep the church out of tax unrest.",
      passages: ['Romans 13:1-7', 'Acts 25:10-12'],
    },
    {
      asked:
        'can a christian go into politics | should pastors talk politics | were there politicians in the bible | my church only talks politics',
      answer:
        'A Christian can go into politics: in the Bible Joseph and Daniel served foreign kings, Nehemiah governed, and Erastus was a city official. Christians differ on politics in the pulpit. If it crowds out the gospel in your church, you may tell the pastor so.',
      passages: ['Genesis 41:39-41', 'Romans 16:23'],
    },
    {
      asked:
        'whats the beast in revelation 13 | is the government the beast | how can a state be a beast | romans 13 vs revelation 13',
      answer:
        'In Revelation 13 the beast is a power that demands worship and kills those who refuse. Most scholars think first of Rome and its emperor cult; many evangelicals expect a future ruler. It is not a name for every government.',
      passages: ['Revelation 13:1-8', 'Romans 13:1-4'],
    },
  ],
  'topic:abortion': [
    {
      asked:
        'i had one, will god forgive me | i had an abortion can i be forgiven | am i going to hell for my abortion | is it the unforgivable sin',
      answer:
        "God's forgiveness is open to you, and no church that teaches mercy leaves this out. It is not the unforgivable sin. If grief or guilt weighs on you, a pastor, counselor or a group for after abortion can walk with you.",
      passages: ['1 John 1:9', 'Psalm 103:10-14'],
    },
    {
      asked:
        "im pregnant and dont know what to do | i'm pregnant and scared | im 16 and pregnant | my boyfriend wants me to get an abortion",
      answer:
        'You are not alone, and being scared is no sin. No one may force you either way; in danger call 911. See a doctor soon, and tell one adult you trust; churches and pregnancy centers can help with housing, money and adoption questions.',
      passages: ['Genesis 16:7-8', 'Psalm 46:1'],
    },
    {
      asked:
        'where is my baby now | is my aborted baby in heaven | will i see my baby again | do unborn babies go to heaven',
      answer:
        "The Bible does not say it in so many words, but most Christians entrust such children to God's mercy with great hope. David said of his dead child that he would go to him. You may give the child a name and pray.",
      passages: ['2 Samuel 12:22-23', 'Matthew 19:14'],
    },
    {
      asked:
        'what about rape | is abortion ok after rape | what if i was raped and im pregnant | incest and abortion bible',
      answer:
        'The Bible does not speak of this case. Catholics, Orthodox and many evangelicals hold that the child should live; other Christians allow abortion here. What happened was not your fault; RAINN listens at 1-800-656-4673, and a doctor should see you soon.',
      passages: ['Psalm 34:18'],
    },
    {
      asked:
        'what if the mother could die | is it allowed to save the mothers life | ectopic pregnancy | what if the doctors say its dangerous',
      answer:
        'Most churches accept treatment to save the mother. Catholic teaching allows care that is not aimed at the child, as with many ectopic pregnancies; many Protestants allow abortion then. Do not delay care: with pain or bleeding see a doctor or call 911.',
      passages: ['Deuteronomy 30:19'],
    },
    {
      asked:
        'when does life begin | does the bible say life begins at conception | does life start at first breath | when does the soul enter',
      answer:
        'The Bible does not give a moment. Psalm 139 and Jeremiah 1 speak of God knowing a child in the womb; others point to Adam, who lived when he got breath. Many churches say conception; Christians have long discussed when the soul comes.',
      passages: ['Psalm 139:13-16', 'Genesis 2:7'],
    },
    {
      asked:
        'what does exodus 21 say | law about hurting a pregnant woman | does the bible say a fetus isnt a person | is there a bible verse that allows abortion',
      answer:
        'Exodus 21 is about men who fight and strike a pregnant woman so that her child comes out. Some translators see a live early birth, with full penalty for harm to either; others a miscarriage with a fine. It does not discuss a chosen abortion.',
      passages: ['Exodus 21:22-25'],
    },
    {
      asked:
        'what about the bitter water | is there an abortion in numbers 5 | numbers 5 abortion test | someone said the bible has an abortion recipe',
      answer:
        'Numbers 5 describes a test for a wife suspected of adultery: she drinks water with dust from the sanctuary floor. Some Bibles render the curse as a miscarriage, most as a swelling and wasting, and no pregnancy is mentioned. Scholars differ; it is not a guide to abortion.',
      passages: ['Numbers 5:24-28'],
    },
    {
      asked:
        'what did the early church say | what did the first christians think of abortion | is it in the didache | what did jesus say about abortion',
      answer:
        'Jesus is not reported to have spoken on abortion. The Didache, a church manual from around the year 100, forbids it, and so do other early writers. They also rejected leaving newborns outside to die and took in such children.',
      passages: ['Psalm 127:3'],
    },
    {
      asked:
        'what do i say to a friend who had one | how do i help a friend after an abortion | my daughter had an abortion | my friend wants an abortion what do i say',
      answer:
        'Listen first and say that you love her and are not leaving. Do not argue or tell others. Ask what she needs, such as a doctor, a meal, a ride or childcare, and stay in touch later, since grief may come after months.',
      passages: ['Galatians 6:2', 'Romans 12:15'],
    },
  ],
  'topic:sexuality': [
    {
      asked: 'im gay, does god love me | does god hate gay people | can god love me if im a lesbian | am i still loved',
      answer:
        'God loves you; churches that disagree on much agree on this. If people are cruel to you or you think of ending your life, call or text 988. The Trevor Project listens to LGBTQ youth at 1-866-488-7386.',
      passages: ['Romans 8:38-39', 'John 3:16-17'],
    },
    {
      asked:
        'so is it a sin or not | is being gay a sin | is it the feelings or the acts | is same sex attraction a sin',
      answer:
        'Christians differ, and this page does not decide it. Most churches worldwide say that the attraction is not a sin, but that sex belongs in the marriage of a man and a woman. Many mainline churches see faithful same-sex marriage as right.',
      passages: ['Romans 1:26-27', 'Genesis 2:24'],
    },
    {
      asked:
        'my son told me hes gay | my daughter came out what do i say | how do i react when my child comes out | my husband threw our gay son out',
      answer:
        'Say first: I love you, thank you for telling me. You need not settle every question that day, and do not tell others without leave. A child who is turned out is at risk; make sure of a safe bed, and call 988 in a crisis.',
      passages: ['Luke 15:20', '1 Corinthians 13:4-7'],
    },
    {
      asked:
        'can it be changed | can prayer make me straight | does conversion therapy work | can god take my gay feelings away',
      answer:
        'Some people tell of change, but many who prayed for years tell of none, and that was not for lack of faith. Medical associations warn that conversion therapy does harm. No one should force you into it; a licensed counselor can help without pressure.',
      passages: ['Psalm 139:1-4', '2 Corinthians 12:8-9'],
    },
    {
      asked:
        'what did jesus say about it | did jesus ever talk about gay people | did jesus say anything on homosexuality',
      answer:
        'Jesus is not reported to have spoken of it directly. Asked about divorce, he quoted Genesis on man and woman; many churches see the answer there. Others note that he answered another question and sided with the excluded.',
      passages: ['Matthew 19:4-6', 'Matthew 19:11-12'],
    },
    {
      asked:
        'wasnt sodom destroyed for that | what was the sin of sodom | is sodom about gay people | why did god destroy sodom',
      answer:
        "In Genesis 19 the men of Sodom try to rape strangers. Ezekiel names the city's sin as pride and neglect of the poor, along with abominations; Jude speaks of sexual immorality. Christians differ on how far it bears on consenting couples.",
      passages: ['Ezekiel 16:49-50', 'Jude 1:7'],
    },
    {
      asked:
        'leviticus also forbids shrimp | does leviticus still count | is it only old testament | which verses speak about it',
      answer:
        'It is not only in the Old Testament. Leviticus 18 and 20 speak of men; Romans 1, First Corinthians 6 and First Timothy 1 are in the New. Many churches say that Paul takes the rule up again; others that he meant exploitation or excess.',
      passages: ['Leviticus 18:22', '1 Timothy 1:9-10'],
    },
    {
      asked:
        'what did the greek word mean | what does arsenokoitai mean | was the word homosexual added in 1946 | is it a wrong translation',
      answer:
        "Paul's word arsenokoitai joins male and bed and likely echoes Leviticus in Greek. Many scholars read it of men who sleep with men, others of exploitation. The English word homosexual did first appear in a Bible in 1946; the verses are older.",
      passages: ['1 Corinthians 6:9-11'],
    },
    {
      asked:
        'can i go to church if im gay | can gay people be baptized or take communion | which churches accept gay couples | my church rejected me',
      answer:
        'You may come; nearly every church says that all may attend. Membership, communion, weddings and ministry differ, so ask the pastor plainly beforehand. If you were treated with contempt, that was wrong, and another church may do better.',
      passages: ['Acts 8:36-38', 'Romans 15:7'],
    },
    {
      asked:
        'can i go to a gay wedding | should i attend my brothers gay wedding | am i approving if i go to the wedding | is it wrong to have gay friends',
      answer:
        'The Bible does not say. Some Christians stay away because they see attending as approval; others go out of love, even when they disagree. Whatever you choose, say it kindly; friendship is no question, for Jesus ate with every sort of person.',
      passages: ['Romans 14:4-5', 'Luke 15:1-2'],
    },
  ],
  'topic:gender': [
    {
      asked:
        'im trans, does god love me | does god hate trans people | can i be trans and christian | will god still want me',
      answer:
        'God loves you and does not hate you; you are made in his image, and there are transgender Christians in many churches. If you are being harmed or think of dying, call or text 988; the Trevor Project listens to young people at 1-866-488-7386.',
      passages: ['Psalm 139:13-16', 'Isaiah 56:3-5'],
    },
    {
      asked:
        'my kid says hes a girl | my child says they are trans what do i do | my daughter wants to be a boy | how do i talk to my trans child',
      answer:
        'Stay calm, say that you love them, and listen more than you talk. Nothing must be decided that day. Find a pastor you trust and a licensed professional who knows this field, and watch for bullying or despair; 988 helps at any hour.',
      passages: ['1 Corinthians 13:4-7', 'James 1:19'],
    },
    {
      asked:
        'is it a sin to transition | is gender surgery a sin | does the bible forbid hormones | can i change my sex bible',
      answer:
        'The Bible does not speak of it. Catholic, Orthodox and many evangelical churches say that one should not set aside the sexed body; many mainline churches leave it to conscience and care. Do not stop or start medicine without your doctor.',
      passages: ['Genesis 1:27', '1 Corinthians 6:19-20'],
    },
    {
      asked:
        'what does deuteronomy 22 5 mean | is cross dressing a sin | does the bible forbid women in mens clothes | is that verse about trans people',
      answer:
        "Deuteronomy forbids Israel's men and women to wear each other's things. Its reason is not given; scholars think of pagan worship, disguise, or keeping male and female distinct. Some churches apply it today, others see it as part of Israel's law.",
      passages: ['Deuteronomy 22:5'],
    },
    {
      asked: 'what are eunuchs | what is a eunuch in the bible | did jesus talk about eunuchs | were eunuchs trans',
      answer:
        "A eunuch was a man who had been castrated, often to serve at court. Jesus says that some are so from birth, some by others, and some for God's kingdom. It is not the same as transgender, but some see a welcome there.",
      passages: ['Matthew 19:12', 'Acts 8:27-28'],
    },
    {
      asked: 'does god make mistakes | did god put me in the wrong body | why would god make me like this',
      answer:
        'Christians do not believe that you are a mistake. They differ on what follows: some say that your body shows who you are meant to be, others that a body, like much in creation, may need care and change. God knows your struggle.',
      passages: ['Psalm 139:13-14', 'Psalm 103:13-14'],
    },
    {
      asked:
        'what pronouns should i use | do i have to use someones new name | is it lying to use pronouns | my coworker changed his name what do i do',
      answer:
        'The Bible does not say. Some Christians use the name and pronouns out of courtesy, some use the name only, some feel they cannot in good conscience. All are asked to speak without mockery; asking the person is a kind start.',
      passages: ['Ephesians 4:29', 'Romans 12:18'],
    },
    {
      asked:
        'doesnt it say no male and female | what does galatians 3 28 mean | neither male nor female meaning | does the bible say there are only two genders',
      answer:
        'Galatians 3:28 says that in Christ the divide of male and female gives no one a higher standing. Most read it of equal belonging, not of bodies. Genesis names male and female; whether that leaves room for other cases, Christians discuss.',
      passages: ['Galatians 3:26-28', 'Genesis 1:27'],
    },
    {
      asked: 'is god male or female | is god a man | why do we call god he | does god have a gender',
      answer:
        'God is neither male nor female; Jesus says that God is spirit, and both sexes bear his image. The Bible mostly says Father and he, and also compares God to a mother in labor and one who comforts. Jesus was a man.',
      passages: ['John 4:24', 'Isaiah 66:13'],
    },
    {
      asked:
        'what about intersex people | what if you are born in between | is intersex in the bible | people born without clear sex',
      answer:
        "The Bible does not use that word. Jesus speaks of people who are eunuchs from birth, without blame, and some Christians see intersex people included there. Churches agree that they bear God's image fully; it is not a sin to be born so.",
      passages: ['Matthew 19:12', 'John 9:1-3'],
    },
  ],
  'topic:creation': [
    {
      asked:
        'how old is the earth then | is the earth 6000 years old | how old does the bible say the world is | where does 4004 bc come from',
      answer:
        'The Bible gives no age. Archbishop Ussher in the 1600s added up its family lists and came to 4004 BC; young-earth Christians still reckon with thousands of years. Others think that the lists have gaps and accept billions of years, as scientists find.',
      passages: ['Genesis 1:1', '2 Peter 3:8'],
    },
    {
      asked: 'what about dinosaurs | are dinosaurs in the bible | did god make dinosaurs | is behemoth a dinosaur',
      answer:
        'Dinosaurs are not mentioned in the Bible. Some young-earth Christians see one in Behemoth in Job 40; most scholars think of a hippopotamus or a poetic beast. Christians who accept an old earth place them long before people.',
      passages: ['Job 40:15-19', 'Genesis 1:24-25'],
    },
    {
      asked:
        'were adam and eve real | did adam and eve really exist | is adam and eve a true story | are they just a symbol',
      answer:
        "Christians differ. Many take Adam and Eve as the first two people, and Paul builds on Adam in Romans. Others read them as heads or representatives of early humanity, or as everyone's story; all agree that it tells the truth about us.",
      passages: ['Genesis 2:7', 'Romans 5:12-14'],
    },
    {
      asked: 'who did cain marry | where did cain get his wife | did adam and eves kids marry each other',
      answer:
        'The Bible does not say who she was; Genesis mentions her only after his exile. It says that Adam and Eve had other sons and daughters, so the old answer is a sister. Others think that there were more people outside the garden.',
      passages: ['Genesis 4:16-17', 'Genesis 5:4'],
    },
    {
      asked:
        'why are there two stories | are there two creation stories | genesis 1 and 2 contradict | were people or animals made first',
      answer:
        'Genesis 1 tells of seven days with people last, and Genesis 2 begins with the man and then plants, animals and the woman. Many scholars see two old accounts set side by side; others see a close-up of day six.',
      passages: ['Genesis 1:26-27', 'Genesis 2:7-9'],
    },
    {
      asked: 'who is us in let us make man | who was god talking to in genesis 1 | is the trinity in genesis',
      answer:
        "Genesis does not say. Many Christians since early times have heard the Trinity; Jewish readers and many scholars think of God's heavenly court or a royal way of speaking. The next verse says simply that God created.",
      passages: ['Genesis 1:26-27', 'Isaiah 6:8'],
    },
    {
      asked:
        'what day did he make what | what did god create on each day | order of creation | how can there be light before the sun',
      answer:
        'Day one brings light; then sky; then land and plants; sun, moon and stars on the fourth; fish and birds; animals and people; and rest on the seventh. Light before the sun has puzzled readers since antiquity; many see rooms made first, then filled.',
      passages: ['Genesis 1:3-5', 'Genesis 1:14-19'],
    },
    {
      asked:
        'what was before that | what did god do before creation | who made god | did god make the world out of nothing',
      answer:
        'The Bible begins with God already there, and psalms call him everlasting, so no one made him. It does not say what came before. Christians have taught creation from nothing, from texts such as Hebrews 11:3; Genesis 1:2 speaks of dark waters.',
      passages: ['Psalm 90:2', 'Hebrews 11:3'],
    },
    {
      asked: 'where was eden | where is the garden of eden today | can you visit the garden of eden | is eden in iraq',
      answer:
        'The Bible names four rivers there, and two are known: the Tigris and the Euphrates, so many think of Iraq or eastern Turkey. The other two cannot be identified, and no one has found the place. Some read it as a symbolic garden.',
      passages: ['Genesis 2:8-14'],
    },
    {
      asked:
        'why did he rest | was god tired on the seventh day | why did god make the world | what does it mean that god rested',
      answer:
        'God was not tired; Isaiah says that he does not grow weary. The Hebrew word means to stop, and God finishes and enjoys what is good, the pattern for the Sabbath. Why he created is not said; Christians answer: out of love.',
      passages: ['Genesis 2:1-3', 'Isaiah 40:28'],
    },
  ],
  'topic:science': [
    {
      asked:
        'so do we come from monkeys | are we descended from apes | does the bible say we came from animals | if evolution is true are we just animals',
      answer:
        "Biology says that humans and today's apes share distant ancestors. Young-earth and many old-earth Christians reject that; others accept it and say that God made us through it. All hold that people bear God's image, however their bodies came about.",
      passages: ['Genesis 1:27', 'Genesis 2:7'],
    },
    {
      asked:
        'are there aliens | does the bible mention aliens | did god make life on other planets | are ezekiels wheels a ufo',
      answer:
        "The Bible does not say; it speaks of this earth and of heavenly beings, not of other planets. Ezekiel's wheels are a vision of God's throne, not a spacecraft. Many Christians hold that if there is life elsewhere, God made it too.",
      passages: ['Psalm 8:3-4', 'Colossians 1:16'],
    },
    {
      asked:
        'my pastor says i cant believe in evolution | can you be a real christian and accept evolution | am i saved if i believe in evolution | my church says its a lie',
      answer:
        'Some churches reject evolution; others, such as the Catholic Church and most mainline Protestants, leave room for it. The old creeds ask for faith in God as maker and in Christ, and do not mention how. Even most who reject evolution do not make salvation hang on it; you can ask a pastor calmly.',
      passages: ['Hebrews 11:3', 'Romans 10:9'],
    },
    {
      asked:
        'what about the big bang | does the big bang contradict the bible | who came up with the big bang | is the big bang in the bible',
      answer:
        'The Bible does not mention it. The idea was proposed in 1927 by Georges Lemaître, a Belgian priest and physicist, who warned against using it as proof of God. Many Christians see no conflict; young-earth Christians reject its time scale.',
      passages: ['Genesis 1:1-3', 'Psalm 33:6'],
    },
    {
      asked:
        'what about galileo | didnt the church fight science | why did the church condemn galileo | is the church against science',
      answer:
        'In 1633 a church court in Rome condemned Galileo for teaching that the earth moves; in 1992 Pope John Paul II acknowledged the error. It was a real wrong, and not the whole story: Copernicus, Kepler and Mendel were churchmen or devout Christians.',
      passages: ['Psalm 111:2', 'Proverbs 25:2'],
    },
    {
      asked:
        'is the earth flat in the bible | does the bible say the earth is flat | does the sun go around the earth in the bible | what about the four corners',
      answer:
        'The Bible does not teach a shape of the earth. It speaks in pictures, as we still say that the sun rises: corners, pillars, a circle. Educated Christians since the early centuries have mostly known that it is round.',
      passages: ['Isaiah 40:22', 'Job 26:7'],
    },
    {
      asked:
        'are there scientists who believe | famous christian scientists | can a scientist believe in god | does science disprove god',
      answer:
        'Many do. Francis Collins, who led the Human Genome Project, is an evangelical Christian, and Newton, Faraday and Maxwell were believers; other scientists are not. Science tests what can be measured, so it neither proves nor disproves God.',
      passages: ['Psalm 19:1-4', 'Romans 1:20'],
    },
    {
      asked:
        'what about miracles | how can you believe in miracles and science | does science rule out the resurrection | can a virgin give birth scientifically',
      answer:
        'Science describes what regularly happens; a miracle claims to be an exception that God made. People in the Bible knew that the dead stay dead, which is why Easter startled them. Whether such a thing occurred is judged by witnesses and trust.',
      passages: ['Luke 24:10-12', '1 Corinthians 15:3-6'],
    },
    {
      asked:
        'can i trust doctors and vaccines | is it lack of faith to take medicine | does the bible forbid medicine | should i pray or go to a doctor',
      answer:
        "Do both: pray and go to the doctor. Luke is called a physician, Paul advised a remedy for Timothy's stomach, and Isaiah had a fig poultice put on a king. Please do not stop a medicine without asking your doctor.",
      passages: ['Colossians 4:14', 'Isaiah 38:21'],
    },
    {
      asked:
        'what do i tell my kids | my kid learns evolution at school | how do i explain evolution and genesis to a child | the teacher says genesis is wrong',
      answer:
        'You might say: God made everything, and scientists study how it works; Christians who love God think differently about how long it took. Let your child ask without fear. It helps to read Psalm 104 together and look at the stars.',
      passages: ['Psalm 104:24', 'Psalm 8:3-4'],
    },
  ],
  'topic:creation-care': [
    {
      asked:
        'does the bible say anything on climate change | should christians care about climate change | is climate change in the bible | isnt god in control of the weather',
      answer:
        'The Bible does not mention climate change. God promises Noah that seasons will go on, and he also makes people answerable for the earth. Christians differ on policy; many churches call for care, since the poor suffer first.',
      passages: ['Genesis 8:22', 'Psalm 24:1'],
    },
    {
      asked:
        'but we were told to rule over it | what does dominion mean | doesnt genesis say subdue the earth | does god let us use the earth how we want',
      answer:
        "Dominion is a king's word, and in the Bible a good king protects the weak and serves God. In Genesis 2 the same human is to work the garden and guard it. Using the earth is allowed; ruining what belongs to God is not.",
      passages: ['Genesis 1:26-28', 'Genesis 2:15'],
    },
    {
      asked:
        'isnt it all going to burn anyway | will god destroy the earth | why care if there will be a new earth | what does second peter say about fire',
      answer:
        'Second Peter speaks of fire and a new earth. Some Christians expect this world to be replaced, others to be purified, since Romans 8 says that creation itself will be freed. Either way, no one is told to wreck it until then.',
      passages: ['2 Peter 3:10-13', 'Romans 8:19-22'],
    },
    {
      asked: 'can we eat meat | is it a sin to eat meat | should christians be vegetarian | did adam eat meat',
      answer:
        "Eating meat is not a sin. Genesis gives plants as food at first and allows meat after the flood; Jesus ate fish and Passover lamb was part of Israel's faith. Some Christians choose not to, and Paul asks both sides not to judge.",
      passages: ['Genesis 9:3', 'Romans 14:2-3'],
    },
    {
      asked:
        'do pets go to heaven | will i see my dog again | do animals have souls | what does the bible say about animals in heaven',
      answer:
        'The Bible does not say. It uses the same words for the breath of people and animals, promises that creation will be freed, and pictures wolf and lamb at peace. Many Christians hope for their animals; others think that only people are raised.',
      passages: ['Isaiah 11:6-9', 'Ecclesiastes 3:19-21'],
    },
    {
      asked:
        'what about cruelty to animals | is it a sin to hurt animals | verse about being kind to animals | can i hunt',
      answer:
        "Cruelty is wrong by the Bible's measure: a proverb says that the righteous care for their animals, and the law lets even an ox rest and eat while it works. Hunting for food is allowed; many Christians reject killing for fun.",
      passages: ['Proverbs 12:10', 'Deuteronomy 25:4'],
    },
    {
      asked:
        'what can i do | how can one person care for the earth | is recycling christian | how can our church help the environment',
      answer:
        'Start with what you touch each day: waste less food, mend things, save power, plant something, and keep one day of rest. Churches can check their heating, start a garden, or clean a creek. The Bible gives the task, not the list.',
      passages: ['Genesis 2:15', 'Leviticus 19:9-10'],
    },
    {
      asked: 'did jesus care about nature | what did jesus say about nature | jesus birds and lilies',
      answer:
        'Jesus watched birds, lilies, seeds and weather, and drew from them that God feeds and clothes what he made. He said that not a sparrow is forgotten. He gave no rules on the environment, but he often prayed outdoors.',
      passages: ['Matthew 6:26-30', 'Luke 12:6'],
    },
    {
      asked:
        'why did the fields have to rest | what is the sabbath for the land | is letting the land rest in the bible | what about trees in war',
      answer:
        'Every seventh year Israel was to leave its fields unplowed, so that the poor and wild animals could eat, and to trust God for food. Deuteronomy also spares fruit trees during a siege. Both laws are in the Old Testament.',
      passages: ['Exodus 23:10-11', 'Deuteronomy 20:19'],
    },
    {
      asked:
        'isnt that worshiping nature | is environmentalism a religion | is mother earth in the bible | my friend says its new age',
      answer:
        "Caring for the earth is not worshiping it. The Bible calls the world God's work, never divine, and warns against serving creatures instead of the creator. A psalm lets sun, trees and sea creatures praise God beside us; mother earth is not in it.",
      passages: ['Psalm 148:3-10', 'Romans 1:25'],
    },
  ],
  'topic:israel': [
    {
      asked:
        'is modern israel the same as in the bible | is todays israel bible prophecy | was 1948 prophesied | is the state of israel gods plan',
      answer:
        'Christians differ, and the Bible gives no date. Many Baptists, Pentecostals and dispensationalists see the state founded in 1948 as prophecy coming true. Others see it as a nation like others, with the right to live safely and the same duty of justice.',
      passages: ['Ezekiel 37:21-22', 'Romans 11:28-29'],
    },
    {
      asked:
        'do we have to support israel | does god bless those who bless israel | what does i will bless those who bless you mean | will god curse us if we dont support israel',
      answer:
        'The promise in Genesis 12 was spoken to Abraham. Many evangelicals apply it to the nation today; others say that it reaches its goal in Christ, who is a blessing for all peoples. Either way, loving a people does not mean approving every policy.',
      passages: ['Genesis 12:1-3', 'Galatians 3:8-9'],
    },
    {
      asked:
        'did the jews kill jesus | who killed jesus, the jews or romans | arent the jews to blame for the cross | what about his blood be on us',
      answer:
        "The Jewish people did not kill Jesus. Pilate, the Roman governor, ordered the cross, pressed by some leaders in Jerusalem and a crowd. Jesus and his followers were Jews, and Christians confess that he died for everyone's sins.",
      passages: ['Acts 4:27-28', 'Luke 23:34'],
    },
    {
      asked:
        'are jews saved | do jews go to heaven | do jews need jesus | can jews be saved without believing in jesus',
      answer:
        "Christians differ. Many say that all, Jews included, are saved through faith in Jesus. Catholics and many mainline churches add that God's covenant with Israel still holds and leave the how to him; Paul hoped for the salvation of all Israel.",
      passages: ['Romans 11:25-29', 'Romans 10:1'],
    },
    {
      asked:
        'why did god choose them | what does chosen people mean | why israel and not another nation | are jews better than others',
      answer:
        'Deuteronomy says that God chose Israel not for size or merit but out of love and for his oath to their ancestors. Being chosen is a task more than a rank: through Abraham blessing is to reach every people.',
      passages: ['Deuteronomy 7:7-8', 'Isaiah 49:6'],
    },
    {
      asked:
        'where does the name israel come from | what does israel mean | difference between hebrew israelite and jew | why is jacob called israel',
      answer:
        'Jacob got the name after wrestling all night; it is explained as one who strives with God. His descendants are Israelites. Hebrew is an older name, used mostly among foreigners, and Jew comes from Judah, the tribe and kingdom that remained.',
      passages: ['Genesis 32:28', '2 Kings 17:18'],
    },
    {
      asked:
        'what are the 12 tribes | what happened to the ten lost tribes | name the tribes of israel | where are the lost tribes now',
      answer:
        'They are Judah, Reuben, Gad, Simeon, Levi, Asher, Dan, Issachar, Naphtali, Zebulun, Benjamin and Joseph, who counts as two, Ephraim and Manasseh, when Levi is left out. In 722 BC Assyria deported many from the northern tribes; most were absorbed elsewhere, and no one knows where their descendants are. Anna, in Luke, is of Asher.',
      passages: ['Genesis 49:28', '2 Kings 17:6', 'Luke 2:36'],
    },
    {
      asked:
        "has the church replaced israel | what is replacement theology | is the church the new israel | what is paul's olive tree",
      answer:
        "Replacement theology means that the church took Israel's place. Much older teaching said so; many churches now reject it, and Reformed Christians often say that the two are one people in Christ. Paul pictures Gentiles as wild branches grafted into Israel's tree.",
      passages: ['Romans 11:17-20', 'Ephesians 2:12-14'],
    },
    {
      asked:
        'what about the palestinians | does god love palestinians | are there palestinian christians | whose land is it according to the bible',
      answer:
        "God loves Palestinians too; they bear his image, and Christian communities there are among the oldest in the world. Christians differ on the land. Ezekiel gives foreigners living in it a share, and the law says that it is God's.",
      passages: ['Ezekiel 47:21-23', 'Leviticus 25:23'],
    },
    {
      asked:
        'how do i pray for it | how should i pray for israel and gaza | pray for the peace of jerusalem meaning | what can i say to a jewish friend',
      answer:
        "Psalm 122 asks for Jerusalem's peace for the sake of friends there. You can pray for all who live in the land: the bereaved, captives, children and leaders. To a Jewish friend, ask how they are, and oppose antisemitism when you hear it.",
      passages: ['Psalm 122:6-9', 'Matthew 5:9'],
    },
  ],
  'topic:end-times': [
    {
      asked:
        'will there be a rapture | is the rapture in the bible | when is the rapture | what does caught up in the clouds mean',
      answer:
        "First Thessalonians 4 says that believers will be caught up to meet the Lord; rapture comes from the Latin for that. Dispensational Christians expect it before the tribulation. Catholic, Orthodox, Lutheran and most Reformed see one event, Christ's final coming.",
      passages: ['1 Thessalonians 4:16-18', 'Matthew 24:40-42'],
    },
    {
      asked:
        'what is 666 | what is the mark of the beast | is a chip or vaccine the mark of the beast | did i take the mark by accident',
      answer:
        "In Revelation 13 the mark shows loyalty to the beast, and its number is 666. Most scholars think of Nero's name in Hebrew letters. It goes with knowing worship, so no shot, card or chip gives it to you by accident.",
      passages: ['Revelation 13:16-18', 'Revelation 14:1'],
    },
    {
      asked:
        'who is the antichrist | is the antichrist alive now | is the pope the antichrist | where is the word antichrist in the bible',
      answer:
        'The word is only in the letters of John, which speak of many antichrists who deny Christ. Many Christians also expect one final figure, the lawless one of Second Thessalonians. Reformers once named the pope, which most churches have dropped, and no one can be named for certain.',
      passages: ['1 John 2:18-22', '2 Thessalonians 2:3-4'],
    },
    {
      asked:
        'im scared of the end | im afraid of being left behind | end times anxiety | how do i stop being afraid of the end of the world',
      answer:
        "You need not fear it as a trap. The New Testament's word to believers on this is comfort: they will be with the Lord. Turn off the alarming videos, keep to your daily work, and talk with a pastor; if panic stays, a doctor can help.",
      passages: ['1 Thessalonians 4:17-18', 'Luke 12:32'],
    },
    {
      asked:
        'but what about all the signs | arent earthquakes and wars signs of the end | the blood moon | everything fits now, doesnt it',
      answer:
        'Jesus named wars, famines and earthquakes and said that these were only the beginning, like birth pains. Every century has had them. Signs keep people awake; they do not give a date, and people who set one have always been wrong.',
      passages: ['Mark 13:7-8', 'Matthew 24:36'],
    },
    {
      asked:
        'what is the tribulation | how long is the tribulation | will christians go through the tribulation | seven years of tribulation',
      answer:
        "Tribulation means great distress. Dispensational Christians count seven years, from Daniel 9, and many expect the church to be taken away before. Others see Jerusalem's fall in the year 70, or the church's trouble in every age.",
      passages: ['Matthew 24:21-22', 'John 16:33'],
    },
    {
      asked:
        'what is the millennium | what does the thousand years mean | is the thousand year reign literal | amillennial vs premillennial',
      answer:
        'Revelation 20 says that Christ reigns a thousand years while Satan is bound. Premillennial Christians expect it on earth after his return; amillennial ones see the present age; postmillennial ones a long, good time before he comes. All expect him to return.',
      passages: ['Revelation 20:1-6'],
    },
    {
      asked:
        'what happens after that | what is the new heaven and new earth | what will heaven be like at the end | how does the bible end',
      answer:
        'The Bible ends with heaven and earth made new and a city coming down to people. God lives with them, dries their tears, and death is gone. A river and a tree of life are there, and the last chapter ends in prayer and grace.',
      passages: ['Revelation 21:1-4', 'Revelation 22:1-5'],
    },
    {
      asked:
        'did jesus think it would be soon | why hasnt jesus come back yet | its been 2000 years | this generation will not pass away',
      answer:
        "The first Christians hoped for it soon, and Second Peter already answers people who mocked the wait: God is patient and counts time differently. Jesus' word on that generation is read of Jerusalem's fall in 70, of his people, or of the last days.",
      passages: ['2 Peter 3:3-9', 'Mark 13:30-32'],
    },
    {
      asked:
        'so what should i do | how do i get ready | should i prep for the end times | should i quit my job because jesus is coming',
      answer:
        'Keep working, pray, love people, and make peace where you can. Paul told Thessalonians who had stopped working to earn their bread, and Jesus praised a servant found at his task. Some supplies for storms are sensible; fear is not asked for.',
      passages: ['2 Thessalonians 3:10-12', 'Matthew 24:45-46'],
    },
  ],
  'topic:death-penalty': [
    {
      asked:
        'doesnt it say thou shalt not kill | isnt the death penalty against the commandments | how can they execute if killing is forbidden',
      answer:
        'The Hebrew verb in that commandment mostly means unlawful killing, and the same law of Moses orders executions. So supporters see no conflict. Opponents answer that courts err, and that Jesus and the value of every life point away from it.',
      passages: ['Exodus 20:13', 'Exodus 21:12'],
    },
    {
      asked: 'what did jesus say about it | was jesus against the death penalty | did jesus support stoning',
      answer:
        'Jesus gave no teaching on it as a law. He stopped a stoning by asking who was sinless, told people not to answer evil with evil, and died by execution himself, beside two others. Christians on both sides appeal to him.',
      passages: ['John 8:3-11', 'Matthew 5:38-39'],
    },
    {
      asked:
        'what crimes had the death penalty | what was punished by death in the old testament | were people stoned for working on sabbath | did they really stone people',
      answer:
        'Murder, kidnapping, adultery, striking or cursing parents, sorcery, blasphemy, idol worship and working on the Sabbath, among others. The Bible reports only a few executions, such as a man who gathered sticks. Later rabbis made the rules so strict that it was rare.',
      passages: ['Exodus 21:15-17', 'Numbers 15:32-36'],
    },
    {
      asked:
        'what were the rules about witnesses | how many witnesses were needed | what if someone lied in court | could innocent people be executed in the bible',
      answer:
        'Two or three witnesses were needed, and they had to throw the first stones. A witness caught lying got the penalty he had sought for the other. Still, innocent people died: Naboth was stoned on false testimony, and so was Stephen.',
      passages: ['Deuteronomy 17:6-7', 'Deuteronomy 19:18-19'],
    },
    {
      asked:
        'why wasnt david executed | david murdered and lived | why did god spare murderers | who got mercy after killing someone',
      answer:
        'Nathan told David that God had put away his sin and he would not die. The Bible gives no reason beyond mercy. Cain was protected as well, and Moses lived on after killing an Egyptian, though each faced consequences.',
      passages: ['2 Samuel 12:13-14', 'Genesis 4:15'],
    },
    {
      asked:
        'someone in my family was murdered | is it wrong to want him dead | my brother was killed should i want the death penalty | do i have to forgive the killer',
      answer:
        'I am sorry; it is not wrong to be angry or to want justice, and the psalms say so aloud. Christians in your place have wished different things; forgiving may take years, and no one should push you. Victim services and grief groups can help.',
      passages: ['Psalm 94:1-3', 'Psalm 34:18'],
    },
    {
      asked:
        'my son is on death row | can someone on death row be saved | does god forgive a murderer | how do i help a prisoner',
      answer:
        'God forgives anyone who turns to him, and Jesus promised paradise to a man being executed beside him. Write, visit, and ask the prison chaplain how to help. Legal aid groups for death row cases can answer your questions.',
      passages: ['Luke 23:39-43', 'Hebrews 13:3'],
    },
    {
      asked:
        'what does bearing the sword mean | does romans 13 allow executions | is romans 13 about the death penalty',
      answer:
        "Paul says that rulers do not carry the sword for nothing. Many take this as the state's right to execute; others say that the sword stood for police power and taxes in general. The passage describes authority and gives no rule on executions.",
      passages: ['Romans 13:3-4'],
    },
    {
      asked:
        'what does the catholic church say | why did the pope change it | is the catholic church against the death penalty now | pope francis death penalty',
      answer:
        'Since 2018 the Catholic Catechism calls the death penalty inadmissible, because it attacks human dignity and society has other means of protection. Earlier teaching allowed it in rare cases. Some Catholics ask how the two fit together; the Church calls it a development.',
      passages: ['Genesis 4:15'],
    },
    {
      asked:
        'whats the genesis verse | whoever sheds mans blood meaning | is genesis 9 6 a command | verse for the death penalty',
      answer:
        "In Genesis 9 God tells Noah that a person who takes a life is to lose his own, because people bear God's image. Supporters see a rule for all nations. Others read it as a warning of how violence returns, or as since surpassed.",
      passages: ['Genesis 9:5-6'],
    },
  ],
  'topic:persecution': [
    {
      asked:
        'are christians persecuted today | where are christians persecuted | how many christians are killed for their faith | is it still happening',
      answer:
        'Christians face prison or violence in places such as North Korea, parts of Nigeria, Pakistan and elsewhere, and so do Muslims, Jews and others in many lands. Numbers vary widely with the counting. The Bible asks us to remember prisoners as if beside them.',
      passages: ['Hebrews 13:3', '1 Corinthians 12:26'],
    },
    {
      asked:
        'they make fun of me for my faith | is it persecution if people laugh at me | kids at school mock me for being christian | my coworkers laugh at my faith',
      answer:
        'Jesus counts insults for his sake among the things that hurt, and calls such people blessed. It is smaller than prison, yet real. Answer calmly, do not mock back, and tell a teacher or manager if it becomes bullying.',
      passages: ['Matthew 5:11-12', '1 Peter 3:15-16'],
    },
    {
      asked:
        'my family rejected me for becoming christian | my parents threw me out for my faith | my husband wont let me go to church | what if my family is against my faith',
      answer:
        'Jesus said that faith in him could divide a house, and that those who lose family gain another. Stay respectful, and find a church that can be near you. If you are threatened or thrown out, call 911 in danger, or 211 for shelter.',
      passages: ['Mark 10:29-30', 'Psalm 27:10'],
    },
    {
      asked:
        'can i run away from it | is it ok to flee persecution | should i hide my faith | do i have to die for my faith',
      answer:
        'You may flee; Jesus told his disciples to go to the next town, and Paul escaped in a basket. No one has to seek suffering. The Bible asks people not to deny him when it counts, and Peter, who did, was restored.',
      passages: ['Matthew 10:23', 'Acts 9:23-25'],
    },
    {
      asked:
        'how did the apostles die | were all the apostles killed | which disciples were martyrs | how did peter die',
      answer:
        "The Bible tells only of James, John's brother, killed by Herod with the sword, and of Judas. Tradition says that Peter was crucified and Paul beheaded in Rome, others died elsewhere, and John grew old. Those accounts vary in age and weight.",
      passages: ['Acts 12:1-2', 'John 21:18-19'],
    },
    {
      asked: 'who was stephen | first christian martyr | why did they kill stephen | what did stephen say when he died',
      answer:
        'Stephen was one of seven men chosen to serve widows in Jerusalem. Accused of speaking against temple and law, he accused his judges in turn and was stoned. Dying, he asked that it not be held against them, while Saul, later Paul, looked on.',
      passages: ['Acts 7:54-60', 'Acts 6:5'],
    },
    {
      asked:
        'do i have to love them | how do i pray for people who persecute me | why should i bless them | i cant forgive the ones who hurt us',
      answer:
        'Jesus asks for prayer for persecutors, not for warm feelings, and it does not mean silence or staying within reach; you may report crimes. Begin with one honest sentence: God, stop them, and change them. Forgiving may come much later.',
      passages: ['Matthew 5:43-45', 'Romans 12:14'],
    },
    {
      asked:
        'is it persecution when they take down the cross | is america persecuting christians | are christians persecuted in the us | war on christmas',
      answer:
        'Christians differ. Some see their freedom shrink in courts, schools and work; others say that loss of privilege or rude treatment is not persecution. First Peter tells apart suffering as a Christian from suffering for wrongdoing, and asks for gentle answers.',
      passages: ['1 Peter 4:14-16', '1 Peter 3:15'],
    },
    {
      asked:
        'why does god allow it | why doesnt god protect christians | why did god save peter and not james | why do martyrs die',
      answer:
        'The Bible does not say why. In one chapter James is killed and Peter is freed by an angel, with no reason given, and Hebrews lists the rescued and the slain together. It says that neither was forgotten and that death does not have the last word.',
      passages: ['Acts 12:1-7', 'Hebrews 11:35-38'],
    },
    {
      asked:
        'who persecuted the first christians | what did nero do | did romans throw christians to lions | did paul persecute christians',
      answer:
        "At first leaders in Jerusalem and Saul, who became Paul; later Roman officials. In 64 Nero blamed Christians for Rome's fire and had many killed. Persecution came in waves and in certain places until toleration in 313, and some did die by beasts.",
      passages: ['Acts 8:1-3', 'Galatians 1:13'],
    },
  ],
  'topic:occult': [
    {
      asked:
        'i already went to one | i saw a psychic is god mad | i used to do tarot can i be forgiven | i did witchcraft, can god forgive me',
      answer:
        'You can be forgiven; in Ephesus people who had practiced magic came, told about it openly, and began again. Tell God plainly, put the things away if you like, and talk to a pastor. You do not have to be afraid of a curse.',
      passages: ['Acts 19:18-20', '1 John 1:9'],
    },
    {
      asked:
        'is reading my horoscope a sin | are zodiac signs bad | is it ok for fun | can a christian believe in astrology',
      answer:
        'The Bible warns against guiding your life by the stars, and most churches advise leaving horoscopes alone. Glancing at one as a joke is judged differently by Christians. The test is trust: if it decides your day or your friendships, let it go.',
      passages: ['Isaiah 47:13-14', 'Jeremiah 10:2'],
    },
    {
      asked:
        'can i talk to my dead mom | is it a sin to talk to the dead | can the dead hear me | i want a medium to reach my husband',
      answer:
        'The Bible forbids seeking the dead through mediums, and many mediums take advantage of grief. Speaking your love aloud at the grave is another matter, and Catholics and Orthodox pray for the dead. Tell God what you long to say; a grief group helps.',
      passages: ['Isaiah 8:19', 'Psalm 62:8'],
    },
    {
      asked: 'are ghosts real | does the bible say ghosts exist | i saw a ghost | is my house haunted',
      answer:
        'The Bible says very little of ghosts; the disciples once took Jesus for one, and he showed that he was not. Some Christians think of demons, others of mind and grief. Pray, ask a pastor to bless the house, and tell a doctor if it keeps on.',
      passages: ['Luke 24:36-39', 'Mark 6:49-50'],
    },
    {
      asked:
        'did saul really see samuel | was it really samuel at endor | the witch of endor | how could a medium bring up samuel',
      answer:
        'First Samuel 28 simply calls the figure Samuel, and what he foretells comes true. Many Jewish and Christian readers think that God let Samuel appear; others think of a demon or a trick. The woman herself screams, as if surprised.',
      passages: ['1 Samuel 28:11-15', '1 Samuel 28:16-19'],
    },
    {
      asked: 'am i cursed | can someone put a spell on me | is the evil eye real | how do i break a curse',
      answer:
        "The Bible says that a curse without cause does not land, and that nothing can part you from God's love in Christ. No one needs to pay to have a curse removed; that is a common fraud. Pray Psalm 91, and tell a pastor of your fear.",
      passages: ['Proverbs 26:2', 'Romans 8:38-39'],
    },
    {
      asked:
        'what about the wise men | werent the magi astrologers | did the star lead astrologers to jesus | isnt astrology in the christmas story',
      answer:
        'The magi were probably learned men from the east who watched the stars, so yes, in a way. Matthew does not praise their craft; God meets them where they are, and they still need scripture to find Bethlehem. Then a dream sends them home.',
      passages: ['Matthew 2:1-6', 'Matthew 2:12'],
    },
    {
      asked:
        'what about yoga and crystals | is yoga a sin | are crystals bad | is meditation or manifesting ok for christians',
      answer:
        'The Bible mentions none of these; some Christians avoid yoga for its Hindu roots, others use it as exercise. About crystals, charms or manifesting most churches are wary, since they promise power apart from God. Quiet prayer and meditating on scripture are old Christian habits.',
      passages: ['Psalm 1:1-2', '1 Corinthians 10:31'],
    },
    {
      asked:
        'are ouija boards dangerous | we played with a ouija board | i heard a voice after ouija | can demons come in through tarot',
      answer:
        'The Bible warns against seeking spirits, and most churches say to leave such boards alone. If you played once, you need not panic; God is stronger, so pray and stop. If you hear voices or cannot sleep, see a doctor as well as a pastor.',
      passages: ['Deuteronomy 18:10-12', '1 John 4:4'],
    },
    {
      asked:
        'what is the verse | where does the bible forbid witchcraft | thou shalt not suffer a witch to live | is it in the new testament too',
      answer:
        "Deuteronomy 18:10-13 is the fullest list, and Galatians 5 names sorcery in the New Testament. Exodus 22:18, on putting a sorceress to death, was Israel's law, and its use to kill thousands in later witch trials was a grave wrong.",
      passages: ['Deuteronomy 18:10-13', 'Galatians 5:19-21'],
    },
  ],
  'topic:dreams': [
    {
      asked:
        'what does my dream mean | i dreamed about my dead grandmother | can you interpret my dream | i dreamed i died',
      answer:
        'No one here can read your dream, and the Bible has no list of symbols. Dreams of the dead are common in grief and may comfort. Write it down, tell God what it stirred up, and talk with someone who knows you.',
      passages: ['Genesis 40:8', 'Psalm 4:8'],
    },
    {
      asked:
        'i have nightmares | how do i stop bad dreams | prayer against nightmares | my child has nightmares every night',
      answer:
        "Nightmares are no sign of weak faith or of God's anger. A fixed bedtime, no screens, and a short prayer such as Psalm 4:8 can help. If they return often or follow something terrible, a doctor or trauma counselor can treat them.",
      passages: ['Psalm 4:8', 'Psalm 91:5'],
    },
    {
      asked:
        'how do i know if its from god | was that dream from god or me | how to test a dream | god told me in a dream to marry him',
      answer:
        "Test it: it should agree with scripture and with love, convince wise advisers, and not push you in haste. Jeremiah warns of dreams taken for God's word. Do not decide on a marriage, money or medicine by a dream alone.",
      passages: ['Jeremiah 23:25-28', '1 Thessalonians 5:19-21'],
    },
    {
      asked:
        'who had dreams in the bible | which people dreamed in the bible | list of dreams in the bible | who could interpret dreams',
      answer:
        "Jacob, Joseph, Pharaoh and his servants, Solomon, Nebuchadnezzar and Daniel dream in the Old Testament; in the New, Joseph of Nazareth, the wise men and Pilate's wife. Joseph and Daniel explain dreams, and both say that God does it.",
      passages: ['Genesis 37:5-8', 'Daniel 2:27-28'],
    },
    {
      asked:
        'whats the difference to a vision | are visions and dreams the same | what is a vision in the bible | did paul have visions',
      answer:
        'A dream comes in sleep; a vision usually comes while awake, though the Bible also speaks of visions at night. Peter had one on a roof at noon, and Paul saw a man of Macedonia by night. Both served to send someone to others.',
      passages: ['Acts 10:9-13', 'Acts 16:9-10'],
    },
    {
      asked:
        'does he still do that today | does god still speak in dreams now | do people get visions today | muslims dreaming of jesus',
      answer:
        'Christians differ. Pentecostal and Catholic Christians, among others, say that God still gives dreams and visions; some Reformed and Baptist teachers hold that such revelation ended with the apostles. Many former Muslims tell of dreams of Jesus; all would test them by scripture.',
      passages: ['Joel 2:28-29', 'Hebrews 1:1-2'],
    },
    {
      asked:
        'what did joseph dream | what were josephs dreams | did josephs dreams come true | why did his brothers hate his dreams',
      answer:
        "Joseph dreamed that his brothers' sheaves bowed to his, and then sun, moon and eleven stars. His brothers, already jealous, sold him into Egypt. More than twenty years later, in the famine, they bowed before him without knowing who he was.",
      passages: ['Genesis 37:5-11', 'Genesis 42:6-9'],
    },
    {
      asked:
        'why did god speak to joseph in dreams | how many dreams did marys husband have | what did the angel tell joseph in a dream',
      answer:
        'Matthew tells of four dreams of Joseph: to take Mary as his wife, to flee to Egypt, to return, and to go to Galilee. Why by dreams is not said; Joseph speaks no word in the Gospels but gets up and acts.',
      passages: ['Matthew 1:20-21', 'Matthew 2:13'],
    },
    {
      asked:
        'someone had a dream about me | a prophet told me god showed him something | my pastor dreamed i should give money | what if a prophecy scares me',
      answer:
        "You need not obey another person's dream. Paul says to weigh prophecies and keep what is good, and the prophets warn of invented dreams. If someone uses one to get money, control or intimacy, step back and tell a person you trust.",
      passages: ['1 Thessalonians 5:20-21', 'Jeremiah 23:32'],
    },
    {
      asked:
        'i hear god talk to me at night | i see things others dont see | is hearing voices from god | god tells me to do something scary',
      answer:
        'The boy Samuel heard a voice at night and went to old Eli, who understood it before he did; you too can go to someone wise. If voices scare you or tell you to harm anyone, call or text 988 or see a doctor today, and keep taking your medicine.',
      passages: ['1 Samuel 3:4-10'],
    },
  ],
};
