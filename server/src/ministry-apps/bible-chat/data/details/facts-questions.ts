import type { Details } from '../detail.ts';

export const factsQuestionsDetails: Details = {
  'fact:verse-in-condolence': [
    {
      asked:
        "which verse should i use | give me one verse for a sympathy card | what's a good short bible verse for condolences",
      answer:
        'Psalm 34:18 is short and gentle: it says that God is near to people with a broken heart. Matthew 5:4, on mourners being comforted, is another. One is enough.',
      passages: ['Psalm 34:18', 'Matthew 5:4'],
    },
    {
      asked:
        'what do i write besides the verse | what should i say in a condolence note | how do i word a sympathy card',
      answer:
        'Keep it to three lines: how sorry you are, one thing you remember about the one who died, and one thing you will do, such as call on Thursday, with no reply needed. Use the name. Your own plain words mean more than fine ones.',
      passages: ['Romans 12:15'],
    },
    {
      asked: 'what should i not write | what not to say in a sympathy card | is it bad to say hes in a better place',
      answer:
        "Leave out reasons and silver linings: that it was God's plan, that God needed an angel, that he is in a better place, that at least he was old. Even if you believe some of it, early grief hears it as a closed door.",
      passages: ['Job 16:2', 'Romans 12:15'],
    },
    {
      asked:
        'what if she isnt a believer | sympathy note for an atheist friend | can i say im praying for her if she doesnt believe',
      answer:
        'Then leave the verse out and write simply that you are sorry and what you will do. You may pray for her without announcing it, or say that you are thinking of her. Your presence already carries your faith.',
      passages: ['1 John 3:18'],
    },
    {
      asked: 'what if it was suicide | what to write when someone took their own life | condolence after suicide',
      answer:
        'Write as for any death: the name, your love, one good memory, and that you are there. Leave out the how and the why, and say nothing about sin or judgment. If someone in the family despairs too, 988 answers by call or text.',
      passages: ['Romans 8:38-39'],
    },
    {
      asked: 'they lost a baby | what verse after a miscarriage | what do i write for a stillborn child',
      answer:
        'Write that you are so sorry about their baby, with the name if there is one, and that this child counts. Isaiah 40:11, of the shepherd who carries lambs, is gentle. Do not write that they can have another.',
      passages: ['Isaiah 40:11'],
    },
    {
      asked: 'is it too late to send one | he died months ago can i still write | how late can a sympathy card be',
      answer:
        'It is not too late. Many notes come in the first week and then none, so one after three months, or on the birthday of the one who died, can be the most welcome. You may simply say that you kept thinking of them.',
      passages: ['Galatians 6:2'],
    },
    {
      asked:
        'which verse for a jewish friend | what about a muslim or jewish family | can i send a bible verse to someone of another religion',
      answer:
        "For a Jewish friend take a psalm, such as Psalm 121 or 23; Jews also say, may his memory be a blessing. For a Muslim friend a plain wish for God's mercy and patience is kind. Avoid verses about Jesus here.",
      passages: ['Psalm 121:1-2'],
    },
  ],
  'fact:boundaries': [
    {
      asked:
        "but what about 70 times 7 | didn't Jesus say forgive seventy seven times | how often do i have to forgive",
      answer:
        "Jesus did tell Peter to forgive without counting, and he spoke of the debt in a person's heart. He did not say to hand over the key each time. You can let go of revenge many times over and still keep your distance.",
      passages: ['Matthew 18:21-22', 'Luke 17:3-4'],
    },
    {
      asked:
        'what if its my mom or dad | do i have to honor an abusive parent | does honoring my parents mean i have to see them',
      answer:
        'Honor does not mean that you must see them or let yourself be hurt. You can speak truly and wish a parent no evil, even from far away. If you are being hurt now, call 911 or, in the US, Childhelp at 1-800-422-4453, and tell a safe adult or a counselor.',
      passages: ['Exodus 20:12', 'Ephesians 6:2-4'],
    },
    {
      asked: 'he hits me | my husband hurts me and says i must forgive | do i have to go back to an abuser',
      answer:
        'You do not have to go back, and it is not your fault. Your safety comes first: in danger call 911, or the National Domestic Violence Hotline, 1-800-799-7233, day and night. Forgiveness can wait, and it never requires living with violence.',
      passages: ['Psalm 11:5', 'Proverbs 22:3'],
    },
    {
      asked:
        'but my pastor says i have to take him back | my church says reconcile | is it disobedient not to reconcile',
      answer:
        'You are not disobedient when you protect yourself. Reconciling takes two, real change, and time, and Paul himself sets a limit: peace where it can be had. If he hurt or frightened you, call 1-800-799-7233, and ask a counselor or another pastor who knows about abuse.',
      passages: ['Romans 12:18', 'Luke 3:8'],
    },
    {
      asked:
        'what if they said sorry | he apologized do i have to trust him again | how do i know if someone really changed',
      answer:
        'You can accept the apology and still wait. Change shows in time: the person names what he did, makes amends, respects your no and does not press you. John the Baptist asked for fruit that fits repentance.',
      passages: ['Luke 3:8-11', 'Luke 19:8'],
    },
    {
      asked: 'is it a sin to block someone | can i go no contact | is cutting off family unchristian',
      answer:
        'Blocking a number is not a sin; it may be what peace or safety needs for a while. Paul himself warned Timothy to be on guard against a man who had harmed him. Do it without hate, and review it when things change.',
      passages: ['2 Timothy 4:14-15', 'Proverbs 4:23'],
    },
    {
      asked:
        'what about turning the other cheek | doesnt Jesus say turn the other cheek | is it wrong to defend myself',
      answer:
        'It is not wrong to protect yourself. Turning the cheek is about not paying back an insult; Jesus himself slipped away from a violent crowd and objected when he was struck. If someone beats or threatens you, you may leave; call 911 or, in the US, for abuse at home, 1-800-799-7233.',
      passages: ['Matthew 5:38-39', 'John 18:22-23', 'Luke 4:29-30'],
    },
    {
      asked: "i cant forgive yet | what if im still too angry | how do i start forgiving someone who isn't sorry",
      answer:
        'Then you are on the way and not guilty. Forgiving can take years, and it begins with naming how wrong it was. You may pray: Lord, I cannot do it yet, hold it for me; and a good counselor helps.',
      passages: ['Psalm 13:1-2', 'Romans 12:19'],
    },
  ],
  'fact:gay-family': [
    {
      asked:
        'what do i say when he tells me | my son just came out what do i say | how should i react when my child comes out',
      answer:
        'Say first: thank you for telling me, I love you, and that does not change. Then ask how he has been carrying it and who else he wants to tell. You need not have an opinion ready that evening.',
      passages: ['1 Corinthians 13:4-7'],
    },
    {
      asked:
        'should i go to the wedding | my gay son is getting married do i attend | is it a sin to go to a gay wedding',
      answer:
        "The Bible does not say. Some Christians stay away for conscience's sake; others go out of love for the person, and some with joy. Whichever you choose, talk with him early and kindly, and let him know that your door stays open.",
      passages: ['Romans 14:4-5'],
    },
    {
      asked: 'does the bible say its a sin | what does the bible say about being gay | is being gay a sin',
      answer:
        'Christians differ. Catholic, Orthodox and many Protestant churches read passages such as Romans 1 as forbidding same-sex relations, though not as rejecting the person; other churches think that those passages speak of lust or exploitation, and they bless faithful couples. Both sides say that everyone is to be met with love.',
      passages: ['Romans 1:26-27', '1 Corinthians 13:7'],
    },
    {
      asked: 'is it my fault | did i do something wrong to make my child gay | why is my grandson gay',
      answer:
        'It is not your fault. Doctors and researchers have found no way in which parents cause it, and the Bible blames no parent. You can lay the guilt down and use your strength for loving him.',
      passages: ['Psalm 139:13-14'],
    },
    {
      asked: 'my husband wont see him | my husband threw our gay son out | how do i keep contact if my husband refuses',
      answer:
        'You may keep your own bond: call him, meet for coffee, and tell him that you love him. Tell your husband calmly that you will not choose between them. If a minor has no home, find relatives or call the Trevor Project, 1-866-488-7386.',
      passages: ['Luke 15:20'],
    },
    {
      asked: 'my pastor says to cut him off | church says dont eat with him | should i shun my gay son',
      answer:
        'You do not have to cut off your child. Churches that hold the traditional teaching also ask for respect and love; the Catholic Catechism rejects unjust discrimination. Jesus was known for eating with people others avoided.',
      passages: ['Luke 15:1-2', 'Romans 15:7'],
    },
    {
      asked: 'he says he wants to die | my gay kid is suicidal | im worried my gay grandson will hurt himself',
      answer:
        'Take it seriously, stay with him, and ask directly whether he thinks of suicide. Call or text 988, or 911 in danger; the Trevor Project, 1-866-488-7386, helps young people day and night. Tell him that you want him here just as he is.',
      passages: ['Psalm 34:18'],
    },
    {
      asked:
        'i already said something awful | how do i apologize to my gay son | i havent talked to him in years can i fix it',
      answer:
        'Write or call without a but: I hurt you when I said that, I am sorry, I love you and miss you. Ask for nothing back and give him time. A late apology is worth more than none.',
      passages: ['Luke 15:20', 'James 5:16'],
    },
  ],
  'fact:jehovahs-witnesses': [
    {
      asked: "why no blood | why don't jehovahs witnesses take blood transfusions | is blood forbidden in the bible",
      answer:
        'Witnesses apply Genesis 9 and Acts 15, on keeping from blood, to transfusions too, and many accept other treatments. Other churches and Jews read these verses of eating blood and permit transfusions. In an emergency ask the doctors for all options.',
      passages: ['Acts 15:28-29', 'Genesis 9:4'],
    },
    {
      asked: 'why no birthdays | why dont jehovahs witnesses celebrate christmas | do they keep any holidays',
      answer:
        "They see Christmas, Easter and birthdays as pagan in origin, and note that the Bible's birthday feasts, of Pharaoh and Herod, ended in deaths. They keep the yearly Memorial of Christ's death. Other churches regard birthdays as a free matter.",
      passages: ['Genesis 40:20-22', 'Mark 6:21'],
    },
    {
      asked:
        'what bible do they use | is the new world translation different | why does their bible say a god in john 1:1',
      answer:
        'They use their own New World Translation, with Jehovah in the New Testament and a god in John 1:1, because the Greek has no article before that word. Nearly all other translators write God there, since Greek often omits it in such sentences. No Greek New Testament manuscript has the divine name.',
      passages: ['John 1:1-3'],
    },
    {
      asked:
        "do they believe in hell | what do jehovah's witnesses believe happens when you die | what about the 144000",
      answer:
        'They teach that the dead are without consciousness, that the wicked cease to exist, that 144,000 rule with Christ in heaven, and that others live forever on a paradise earth. Most churches teach heaven and hell and take the number as a symbol.',
      passages: ['Revelation 14:1', 'Ecclesiastes 9:5'],
    },
    {
      asked:
        'what do i say when they come to the door | how do i answer jehovahs witnesses at my door | is it rude to send them away',
      answer:
        'You can be friendly and short: Thank you, I have a church and I wish you a good day. If you like to talk, read a whole chapter together, for instance John 1 or 20. You owe no one a discussion, and kindness is never wasted.',
      passages: ['1 Peter 3:15', 'John 20:28'],
    },
    {
      asked: 'my daughter joined them | what is shunning | my family shuns me because i left the witnesses',
      answer:
        'Witnesses limit contact with members who are removed or leave, and that hurts families deeply; it is not your fault. Keep short, warm messages going and do not argue doctrine. If you are the one who is shunned, groups of former members and a counselor can help.',
      passages: ['Romans 12:18'],
    },
    {
      asked: "is the name jehovah in the bible | where does jehovah come from | is God's name jehovah or yahweh",
      answer:
        "The Hebrew has God's name as four letters, YHWH, nearly 7,000 times. Jehovah joins these letters with the vowels of the word Lord; most scholars think that it was said Yahweh. Jews do not speak it, and most Bibles write LORD.",
      passages: ['Exodus 3:14-15', 'Psalm 83:18'],
    },
    {
      asked: 'does the bible say jesus is michael | is jesus the archangel | who is michael in the bible',
      answer:
        "No verse says that Jesus is Michael. Witnesses conclude it because 1 Thessalonians 4:16 joins the Lord's coming with an archangel's voice. Other churches answer with Hebrews 1, which sets the Son above all angels.",
      passages: ['1 Thessalonians 4:16', 'Hebrews 1:5-6'],
    },
  ],
  'fact:mormons': [
    {
      asked: 'what is the book of mormon | is the book of mormon a bible | where did the book of mormon come from',
      answer:
        "The Book of Mormon, published in 1830, tells of peoples in ancient America and of a visit of the risen Christ there. Latter-day Saints believe that Joseph Smith translated it from golden plates, and apply Jesus' saying on other sheep to it. Other churches understand that of Gentiles and do not hold the book as Scripture.",
      passages: ['John 10:16'],
    },
    {
      asked: 'do they have more than one wife | do mormons still practice polygamy | why did mormons have many wives',
      answer:
        'They do not today. In the nineteenth century the church practiced plural marriage, because Joseph Smith taught it as a command of God and pointed to men such as Abraham and Jacob. It declared the end in 1890 and now removes members who enter it; some small breakaway groups still do.',
      passages: ['1 Timothy 3:2'],
    },
    {
      asked: 'who was joseph smith | how did the mormon church start | when did mormonism begin',
      answer:
        'Joseph Smith (1805-1844) founded the church in New York State in 1830. He told of a vision of God and Christ and of an angel, Moroni. He was killed by a mob in Illinois, and Brigham Young led most of his followers to Utah.',
      passages: [],
    },
    {
      asked: 'why do they baptize dead people | what is baptism for the dead | is baptizing the dead in the bible',
      answer:
        'Latter-day Saints are baptized in temples on behalf of the dead, who may accept it or not. They point to 1 Corinthians 15:29, where Paul mentions such a custom without explaining it. Other churches do not practice it.',
      passages: ['1 Corinthians 15:29'],
    },
    {
      asked: 'why no coffee | can mormons drink coffee | what is the word of wisdom',
      answer:
        'Their Word of Wisdom, a revelation of Joseph Smith from 1833, keeps them from alcohol, tobacco, coffee and tea. It is not in the Bible, where wine is drunk and drunkenness is warned against. They see it as health and obedience.',
      passages: ['1 Corinthians 6:19-20'],
    },
    {
      asked: 'do they believe in the trinity | do mormons believe in one god | what do mormons think about god',
      answer:
        'Not in the sense of the Nicene Creed. Latter-day Saints speak of a Godhead of three separate beings, one in purpose, and teach that the Father has a body. Most other churches confess one God in three persons.',
      passages: ['John 17:20-21', 'John 4:24'],
    },
    {
      asked: 'can i marry one | my boyfriend is mormon | should i date a latter day saint',
      answer:
        'It is your decision, and it deserves honest talk beforehand. Ask each other where you would worship, what the children would learn, about tithing, and about temple weddings, to which only members are admitted. Talk to people from both churches and do not rush.',
      passages: ['Amos 3:3'],
    },
    {
      asked: 'what do i say to missionaries | two mormon missionaries came to my house | is it ok to talk to mormons',
      answer:
        'It is fine to talk with them. They are often young and far from home, so a glass of water is welcome. You may listen, say what you believe, or say kindly that you are at home in your church.',
      passages: ['1 Peter 3:15', 'Hebrews 13:2'],
    },
  ],
  'fact:islam': [
    {
      asked: 'how often is he in the quran | is jesus mentioned in the quran | what is jesus called in islam',
      answer:
        'The Quran names Jesus, called Isa, about twenty-five times, as son of Mary, Messiah and word from God. It tells of his birth and healings, and speaks of him with honor.',
      passages: [],
    },
    {
      asked: 'is mary in it too | what do muslims think about mary | is there a chapter about Mary in the quran',
      answer:
        'Mary, Maryam, is the only woman the Quran calls by name, and its chapter 19 bears her name. Muslims honor her as pure and chosen and believe that she was a virgin when Jesus was born.',
      passages: ['Luke 1:34-35'],
    },
    {
      asked:
        'why dont they believe he died on the cross | what does the quran say about the crucifixion | do muslims believe in easter',
      answer:
        'Surah 4:157 says that he was not killed or crucified but that it appeared so, and most Muslims hold that God took him up and another died instead. Christians, and nearly all historians, hold that he was crucified under Pilate.',
      passages: ['1 Corinthians 15:3-5', 'Mark 15:37-39'],
    },
    {
      asked: 'do they think hes coming back | will jesus return in islam | do muslims believe in the second coming',
      answer:
        'Most Muslims expect that Jesus will return before the last day, defeat a deceiver and bring justice. They do not expect him as the Son of God or judge of all. Christians confess that he will come to judge the living and dead.',
      passages: ['Acts 1:11'],
    },
    {
      asked:
        'is muhammad in the bible | does the bible talk about muhammad | do muslims say the bible predicts muhammad',
      answer:
        'The name does not appear in the Bible. Muslim teachers point to Deuteronomy 18, a prophet like Moses, and to the Comforter in John 14. Christians read the first of Christ and the second of the Holy Spirit.',
      passages: ['Deuteronomy 18:15', 'John 14:26'],
    },
    {
      asked: 'what about ishmael | are muslims descended from ishmael | who did abraham almost sacrifice in islam',
      answer:
        "Arab tradition traces descent from Ishmael, Abraham's elder son; most Muslims today are not Arabs. Genesis says that Isaac was to be sacrificed; most Muslims believe that it was Ishmael. In the Bible God hears Ishmael too and blesses him.",
      passages: ['Genesis 17:20', 'Genesis 21:17-18'],
    },
    {
      asked:
        'my neighbor is muslim how do i talk about it | how do i share my faith with a muslim | can i be friends with a muslim',
      answer:
        'Be friends first: share food, ask about their faith, and listen. Tell what Jesus means to you without mocking what is holy to them. Many Muslims gladly speak about Jesus and Mary, so begin there.',
      passages: ['1 Peter 3:15', 'Romans 12:18'],
    },
    {
      asked: 'can i marry a muslim | im in love with a muslim man | is it ok for a christian to marry a muslim',
      answer:
        "Churches differ: many warn against it, with Paul's word on unequal yokes; Catholics need a dispensation; some bless such marriages. Traditional Islamic law lets a Muslim man marry a Christian woman, but no Muslim woman a Christian. Speak openly beforehand about children, feasts and law.",
      passages: ['2 Corinthians 6:14', '1 Corinthians 7:12-14'],
    },
  ],
  'fact:communion-compared': [
    {
      asked:
        'what do baptists believe about it | is it just a symbol | what do methodists and presbyterians say about communion',
      answer:
        'Baptists mostly see communion as a memorial, with bread and cup as signs. Presbyterians and other Reformed say that believers truly receive Christ by the Spirit; Methodists and Anglicans speak of a real presence without explaining how.',
      passages: ['1 Corinthians 11:24-26'],
    },
    {
      asked:
        'can i take it at my friends catholic church | im lutheran can i take catholic communion | can a protestant receive communion at mass',
      answer:
        'As a rule no: the Catholic Church gives communion to Catholics, with rare exceptions such as danger of death. You may come forward with crossed arms for a blessing in many parishes, or stay seated and pray. No one will think it odd.',
      passages: ['1 Corinthians 10:16-17'],
    },
    {
      asked:
        'what about orthodox | can i take communion in an orthodox church | what do orthodox believe about the bread and wine',
      answer:
        "The Orthodox believe that bread and wine truly become Christ's body and blood and call it a mystery, without the word transubstantiation as a rule. Only Orthodox Christians receive it. Visitors are often offered blessed bread afterward.",
      passages: ['John 6:53-56'],
    },
    {
      asked: 'im divorced can i take it | can a divorced person take communion | can i receive if im remarried',
      answer:
        'In most Protestant churches yes. In the Catholic Church divorce alone is no bar; after a new marriage without annulment the rule is not to receive, and some bishops, following Pope Francis, allow exceptions after talks with a priest. Ask yours; you are wanted in church.',
      passages: ['John 6:37'],
    },
    {
      asked: 'wine or juice | does communion have to be real wine | im an alcoholic can i take communion',
      answer:
        'Catholics and Orthodox use wine, Methodists and most Baptists grape juice, Lutherans and Anglicans mostly wine. If you do not drink, take the bread alone, which Catholics and many others count as full communion, or ask for juice. It is no less holy.',
      passages: ['Mark 14:23-25'],
    },
    {
      asked:
        'how often should i take it | how often do churches have communion | why does my church do it once a month',
      answer:
        'The Bible gives no number; it says as often as you do it. Catholics and Orthodox have it every Sunday at least, many Lutherans and Anglicans too, others monthly or four times a year.',
      passages: ['1 Corinthians 11:26', 'Acts 2:42'],
    },
    {
      asked: 'what about kids | how old do kids have to be for communion | can my child take communion',
      answer:
        'Orthodox give it to babies from baptism on; Catholics at about seven, after first confession; Lutherans, Anglicans and Methodists more and more to young children; Baptists after baptism. Ask your pastor, and tell your child that Jesus welcomed children.',
      passages: ['Mark 10:14-16'],
    },
    {
      asked: 'what if im not worthy | what does taking it unworthily mean | can i take communion with sin',
      answer:
        'Paul wrote of people who ate and drank while the poor went hungry, so the warning is against contempt. No one is worthy by merit. Examine yourself, make peace where you can, and come; Catholics confess grave sins to a priest first.',
      passages: ['1 Corinthians 11:20-22', '1 Corinthians 11:27-29'],
    },
  ],
  'fact:read-first': [
    {
      asked: 'what do i read after mark | which book comes after that | i finished Mark what now',
      answer:
        'Luke is a good next step, and then Acts, its second part, on the first churches. After that read Genesis, some psalms, and Philippians, a short and joyful letter. Read on at your own speed.',
      passages: ['Luke 1:1-4', 'Acts 1:1-3'],
    },
    {
      asked: 'why not start at the beginning | should i start with genesis | can i just read it front to back',
      answer:
        'You can, and Genesis is lively. But many who read straight on get stuck in the laws of Leviticus and stop. Meeting Jesus first gives you a thread, and you can go back to Genesis with it.',
      passages: ['Genesis 1:1', 'Luke 24:27'],
    },
    {
      asked: "which translation should i get | what bible is easy to read | what's the best bible for beginners",
      answer:
        "A good beginner's Bible is one that you enjoy reading. The NIV and NLT are easy, the NRSV and ESV closer to the words, the King James is beautiful but old; Catholics often use the NABRE. Read the same page in two and choose.",
      passages: ['Nehemiah 8:8'],
    },
    {
      asked: "what if i dont understand it | i read the bible and dont get it | it's too hard for me",
      answer:
        'That happens to everyone; even a high official in Acts said that he needed a guide. Read on past the hard place, mark it with a question mark, and ask someone at church. One clear sentence a day is enough.',
      passages: ['Acts 8:30-31'],
    },
    {
      asked: 'how long does it take | how long to read the whole bible | how much should i read a day',
      answer:
        'The whole Bible takes about seventy to eighty hours, which is three to four chapters a day for a year. Mark takes less than two hours. Ten minutes a day is a good beginning, and there is no deadline.',
      passages: ['Psalm 1:1-3'],
    },
    {
      asked:
        'what should i read in the old testament | which old testament book is best to start | where do i start in the old testament',
      answer:
        'Genesis and the first twenty chapters of Exodus are the best start, for the rest builds on them. Ruth is a short and lovely story of four chapters. With them read a psalm a day.',
      passages: ['Ruth 1:16-17', 'Psalm 1:1-3'],
    },
    {
      asked: 'i always quit | i keep giving up reading the bible | how do i stick with it',
      answer:
        'Make it small: one section a day, at the same time, with your coffee or in bed. A friend who reads along helps most. If you miss days, do not catch up; just open it where you are.',
      passages: ['Lamentations 3:22-23'],
    },
    {
      asked: 'what do i read with my kids | best bible for children | how do i read the bible to a 5 year old',
      answer:
        'Take a picture Bible with good stories and read one a night: Noah, David, the lost sheep, Jesus and the children. Let the child tell it back to you. From about eight on you can read Mark together in an easy translation.',
      passages: ['Mark 10:13-16', 'Deuteronomy 6:6-7'],
    },
  ],
  'fact:scatter-ashes': [
    {
      asked: 'is cremation a sin | is it ok for a christian to be cremated | does the bible forbid cremation',
      answer:
        'The Bible does not forbid cremation; it mostly tells of burials. Protestants generally leave it free, and Catholics have allowed it since 1963 while preferring burial. Orthodox churches, and also Jews and Muslims by tradition, keep to burial.',
      passages: ['1 Samuel 31:12-13', 'Genesis 3:19'],
    },
    {
      asked: 'can god still raise him | how can ashes be resurrected | will cremation stop me from being in heaven',
      answer:
        'Christians of all churches trust that God can raise anyone, whether buried, burned or lost at sea. Paul compares the body to a seed and says that God gives it a new body. How, the Bible leaves to him.',
      passages: ['1 Corinthians 15:35-38', '1 Corinthians 15:42-44'],
    },
    {
      asked: 'can we split the ashes | can i divide dads ashes between us kids | is it ok to put ashes in a necklace',
      answer:
        'The Bible says nothing about it. Catholics are asked to keep the ashes together and not to make jewelry of them, though a bishop may allow a small part to be kept; most Protestant churches leave it to the family. Decide it together if you can.',
      passages: [],
    },
    {
      asked: 'can i keep them at home | is it wrong to keep ashes on the mantel | i cant let go of the urn yet',
      answer:
        "The Bible does not call it wrong. Catholic teaching asks for a church, cemetery or columbarium instead of the home; most Protestants are free. You do not have to let go on anyone's schedule.",
      passages: ['Ecclesiastes 3:1-4'],
    },
    {
      asked: 'can we do it at sea | what are the rules for ashes in the ocean | are ashes allowed in a national park',
      answer:
        'In the United States ashes may be put into the ocean at least three nautical miles from shore, with a report to the EPA within thirty days. National parks usually want a permit; lakes and rivers follow state rules. Catholics may lower a closed urn into the sea.',
      passages: ['Psalm 139:9-10'],
    },
    {
      asked:
        'what do i say when we scatter them | is there a prayer for scattering ashes | which verse can i read with the ashes',
      answer:
        'You could say: God, you made this person we love; we give back what was dust, and we trust you with all the rest. Psalm 139:7-10 or Psalm 23 fits well. Then let each say one thing.',
      passages: ['Psalm 139:7-10', 'Psalm 23:1-4'],
    },
    {
      asked:
        'we already did it and im catholic | i scattered my moms ashes is that a sin | i feel guilty about scattering ashes',
      answer:
        'God has not lost your mother, and you acted out of love. The Catholic rule looks to the future and to respect for the body; if it weighs on you, tell a priest, and have a Mass said or her name put on a stone.',
      passages: ['Romans 8:38-39', 'Psalm 34:18'],
    },
    {
      asked: 'my family cant agree | my sister wants to bury them and i want to scatter | who decides about the ashes',
      answer:
        'By law the spouse or next of kin usually decides, unless the person left instructions. Ask first what the one who died wanted, then what each of you needs: often a grave to visit and a beloved place are both possible. Wait some months rather than break over it.',
      passages: ['Romans 12:18', 'Philippians 2:3-4'],
    },
  ],
  'fact:romans-8-28': [
    {
      asked:
        'so where does everything happens for a reason come from | is "everything happens for a reason" in the bible | which verse says everything happens for a reason',
      answer:
        'That sentence is not in the Bible. People often mean Romans 8:28 or Ecclesiastes 3, on a time for everything. Neither says that each event has its hidden reason.',
      passages: ['Romans 8:28', 'Ecclesiastes 3:1-2'],
    },
    {
      asked: 'so why did my baby die | does god have a reason for my loss | did god take my child for a greater good',
      answer:
        "I do not know, and the Bible does not give a reason; I am so sorry. Romans 8:28 does not call your child's death good. It says that even here God has not let go, and just before, that the Spirit groans with us.",
      passages: ['Romans 8:26', 'Romans 8:38-39'],
    },
    {
      asked: 'does it count for everybody | who are those who love God | does romans 8:28 apply to me if i doubt',
      answer:
        "Paul speaks of people who love God and are called by him. Many churches add that God's goodness is wider than this verse. Doubting does not shut you out: someone who asks such a question is already reaching for God.",
      passages: ['Romans 8:28', 'Mark 9:24'],
    },
    {
      asked:
        'what do i say to someone grieving instead | my friend lost her mom should i quote romans 8:28 | is it wrong to tell people it works out for good',
      answer:
        'It is better not to quote it in the first grief; it can sound as though the loss were good. Say: I am so sorry, I am thinking of you, and I will come with supper. If your friend finds the verse later, it will speak differently.',
      passages: ['Romans 12:15'],
    },
    {
      asked: 'does god make bad things happen | did God cause my cancer | is god behind evil',
      answer:
        'Christians differ in how they speak of it: Reformed teachers say that God ordains all things for good, others that God permits but does not cause evil. James says that God tempts no one. None of them calls illness a punishment for you.',
      passages: ['James 1:13', 'Lamentations 3:33'],
    },
    {
      asked:
        "what about joseph | isn't it like the brothers meant evil but god meant good | is genesis 50:20 the same as romans 8:28",
      answer:
        'It is close. Joseph tells his brothers that they planned evil, and that God turned it toward the saving of many. He does not call their deed good; he sees, years later, what God made out of it.',
      passages: ['Genesis 50:19-21'],
    },
    {
      asked:
        'what does called according to his purpose mean | what is gods purpose there | what does predestined mean in romans 8',
      answer:
        "The next verse explains it: God's purpose is that people become like his Son. Predestined means set apart beforehand. Reformed churches stress that God chooses persons; others that he foreknew who would trust him, or chose a people in Christ.",
      passages: ['Romans 8:29-30'],
    },
    {
      asked: 'nothing good came out of it | i dont see any good in what happened to me | when does the good come',
      answer:
        'You do not have to see any, and no one may ask you to. Paul calls it hope in what is not seen yet, and he lets the whole creation groan. If it was done to you by someone, it was wrong; a counselor can help you carry it.',
      passages: ['Romans 8:22-25', 'Psalm 34:18'],
    },
  ],
  'fact:dead-see-us': [
    {
      asked: 'can my mom hear me | can i talk to my dead husband | is it ok to talk to someone who died',
      answer:
        'The Bible does not say whether the dead hear us. Speaking to someone you miss, at the grave or in the kitchen, is what love does, and no one need call it wrong. You can also ask God to pass on your love.',
      passages: ['Romans 8:38-39'],
    },
    {
      asked:
        'is a cardinal a sign from heaven | do the dead send us signs | a butterfly came after dad died was it him',
      answer:
        'The Bible does not speak of birds or butterflies as signs from the dead. You may take it as a gift that made you think of the one you miss, and thank God for it. You need no sign to trust that God keeps those you love.',
      passages: ['Matthew 10:29-31'],
    },
    {
      asked: 'do they become angels | is my grandma an angel now | do people turn into angels when they die',
      answer:
        'In the Bible angels are their own kind of being, and people stay people. Jesus says that those who rise resemble angels in that they no longer marry or die. No one is less for it: Paul says that believers will even judge angels.',
      passages: ['Luke 20:35-36', '1 Corinthians 6:3'],
    },
    {
      asked:
        'can i go to a medium | is it ok to see a psychic to reach my son | what about Saul and the witch of endor',
      answer:
        "The Bible warns against it: the law forbids seeking the dead through mediums, and Saul's visit at Endor brought him only despair. I understand the longing. Bring it to God, and to a grief group or counselor, who will not charge you for hope.",
      passages: ['Deuteronomy 18:10-12', '1 Samuel 28:11-15'],
    },
    {
      asked: 'will i see him again | will we know each other in heaven | will i recognize my wife in heaven',
      answer:
        'Christians hope so. Paul comforts the Thessalonians that they will be together with their dead and with the Lord, and the disciples knew the risen Jesus. The Bible gives no details of it, but it speaks of a meeting.',
      passages: ['1 Thessalonians 4:13-14', '1 Thessalonians 4:17-18'],
    },
    {
      asked: 'are they sleeping or awake | is there soul sleep | are the dead in heaven right now',
      answer:
        'Christians differ. Most believe that the dead are with Christ now and await the resurrection, as Paul hoped and as Jesus promised the thief. Adventists and some others teach that they sleep until that day, since the Bible often calls death sleep.',
      passages: ['Philippians 1:23', 'Luke 23:43'],
    },
    {
      asked: 'can i ask them to pray for me | is it ok to pray to saints | why do catholics pray to dead people',
      answer:
        'Catholics and Orthodox say yes: the saints are alive in Christ and can be asked for prayer, as one asks a friend. Protestants pray to God alone, since the Bible shows no one asking the dead and names Christ as mediator.',
      passages: ['Revelation 5:8', '1 Timothy 2:5'],
    },
    {
      asked:
        'are they sad when they see me cry | does he see my sins from heaven | can there be no tears if they watch us',
      answer:
        'The Bible does not say. Catholics and Orthodox believe that those with God know of us and pray for the living; many Protestants leave it open, and some churches hold that the dead sleep until the resurrection. Revelation promises a day when God ends all crying and pain.',
      passages: ['Revelation 21:4', 'Hebrews 12:1'],
    },
  ],
  'fact:jesus-appearance': [
    {
      asked: 'was he black or white | what color was jesus | what race was Jesus',
      answer:
        'The Bible does not mention his skin color. Jesus was a Jew of the Middle East, so probably olive to brown, like people from that region today. The pale Jesus comes from European painters, and other peoples paint him like themselves.',
      passages: ['Matthew 1:1', 'Revelation 7:9'],
    },
    {
      asked: 'did he have long hair | was jesus hair long | doesnt paul say long hair is a shame for men',
      answer:
        "The Bible does not say. Jewish men of his time mostly wore their hair fairly short, with a beard; the long hair comes from later art. Paul's word about long hair in 1 Corinthians suggests that it was not usual for men.",
      passages: ['1 Corinthians 11:14'],
    },
    {
      asked: 'was he handsome | was Jesus good looking | does isaiah say he was ugly',
      answer:
        'The Gospels do not say. Isaiah 53 speaks of a servant without beauty to attract us; Christians read it of Jesus, above all in his suffering. Judas had to point him out with a kiss, so he probably looked like other men.',
      passages: ['Isaiah 53:2', 'Mark 14:44'],
    },
    {
      asked: 'how tall was he | how tall was Jesus | was jesus strong',
      answer:
        'The Bible gives no height. Skeletons show that men of that place and time were about five feet five on average. He worked as a builder or carpenter and walked long distances, so he was likely lean and strong.',
      passages: ['Mark 6:3'],
    },
    {
      asked: 'is the shroud of turin real | is that his face on the shroud | what does the bible say about the shroud',
      answer:
        'That is disputed: a carbon test in 1988 dated the cloth to between 1260 and 1390, and some researchers question the sample. The Catholic Church honors it without declaring it genuine. John tells of linen cloths and a separate face cloth.',
      passages: ['John 20:6-7'],
    },
    {
      asked: "what about white hair and fire eyes | doesn't revelation describe him | how does jesus look in heaven",
      answer:
        'Revelation 1 describes a vision: hair white as wool, eyes like flames, feet like glowing metal, a face like the sun. These are pictures from Daniel for wisdom, power and glory, and not a portrait of how he looked in Galilee.',
      passages: ['Revelation 1:13-16', 'Daniel 7:9'],
    },
    {
      asked:
        'is it ok to have a picture of him | are pictures of jesus idols | does the second commandment forbid jesus paintings',
      answer:
        'Christians differ: Catholics, Lutherans and most others have pictures of Jesus; the Orthodox venerate icons, because God became visible in him. Some Reformed churches avoid them because of the commandment on images. All say that one does not worship the paint.',
      passages: ['Exodus 20:4-5', 'Colossians 1:15'],
    },
    {
      asked: "how did he look after he rose | why didn't they recognize him | did jesus still have the wounds",
      answer:
        'The Gospels give no description of it. Some did not know him at first: Mary took him for the gardener, and two walked with him unaware. He showed the marks in his hands and side, and he ate fish.',
      passages: ['John 20:14-16', 'Luke 24:39-43'],
    },
  ],
  'fact:jesus-age': [
    {
      asked: 'what year was he born | when was Jesus born | how can he be born before christ',
      answer:
        'Probably between 6 and 4 BC, for he was born under King Herod, who died in 4 BC by most reckonings. The monk Dionysius, who set up our counting of years in the sixth century, was off by a few.',
      passages: ['Matthew 2:1', 'Luke 2:1-2'],
    },
    {
      asked: 'is 33 in the bible | why does everyone say 33 | where does it say jesus was 33',
      answer:
        "The Bible does not give Jesus' age at his death; 33 is there only for other things, such as David's years as king in Jerusalem. The number comes from adding about three years of ministry to Luke's about thirty. It is a good tradition and may be right.",
      passages: ['Luke 3:23', '2 Samuel 5:5'],
    },
    {
      asked: 'how long did he preach | how long was Jesus ministry | was it one year or three years',
      answer:
        'The Bible does not say. John mentions three Passovers, so most reckon two and a half to three and a half years; the first three Gospels name only one and could be read as about a year.',
      passages: ['John 2:13', 'John 6:4'],
    },
    {
      asked: 'what did he do before he was 30 | what about the missing years of jesus | did jesus go to india',
      answer:
        'The Bible tells of one scene only: at twelve he sat among the teachers in the Temple. After that he lived in Nazareth and worked as a carpenter or builder. The tales of travels to India are late and without evidence.',
      passages: ['Luke 2:46-52', 'Mark 6:3'],
    },
    {
      asked: 'what day did he die | what date was the crucifixion | was it really a friday',
      answer:
        'All four Gospels place it on the day before the Sabbath, so a Friday, near Passover. Scholars mostly suggest April 7 of the year 30 or April 3 of the year 33. A few argue for Wednesday or Thursday, because of the three days.',
      passages: ['Mark 15:42', 'John 19:31'],
    },
    {
      asked:
        "how old was mary when he died | was Jesus' mother alive at the cross | how old was mary at the crucifixion",
      answer:
        "The Bible does not give Mary's age; if she was in her teens at Jesus' birth, she was around fifty when he died. She was alive then: John places her beside the cross, where Jesus gave her into the care of a disciple.",
      passages: ['John 19:25-27'],
    },
    {
      asked: 'someone said he was almost 50 | what about not yet fifty in john 8 57 | did he look older',
      answer:
        'In John 8:57 opponents say that he is not yet fifty. It is a round number for a full working life and does not tell his age; they mean that he is far too young to have seen Abraham. Irenaeus did conclude that he was older.',
      passages: ['John 8:56-58'],
    },
    {
      asked: 'was joseph still alive | when did joseph die | how old was Jesus when joseph died',
      answer:
        'The Bible does not say. Joseph is last seen when Jesus is twelve, and is missing at the cross, where Jesus entrusts his mother to a disciple. So most think that he had died before, but no age is given.',
      passages: ['Luke 2:48-51', 'John 19:26-27'],
    },
  ],
  'fact:jesus-siblings': [
    {
      asked:
        "did they believe in him | did Jesus' brothers believe he was the son of god | what did his brothers think of him",
      answer:
        'Not at first. John says that his brothers had no faith in him, and Mark that his family thought he was out of his mind. After Easter they are with the disciples, and Paul says that the risen Christ appeared to James.',
      passages: ['John 7:3-5', 'Acts 1:14'],
    },
    {
      asked: 'what happened to james | was james his brother a leader | how did James the brother of jesus die',
      answer:
        'James became the leader of the church in Jerusalem, and the letter of James is ascribed to him. The historian Josephus reports that a high priest had him stoned, about the year 62. The Bible does not tell of his death.',
      passages: ['Galatians 1:19', 'Acts 15:13'],
    },
    {
      asked: 'did one of them write a book | is jude jesus brother | who wrote the book of jude',
      answer:
        "Perhaps two of them did. The letter of Jude names its author as a brother of James, and tradition takes him as the Judas among Jesus' brothers; the letter of James is ascribed to James. Some scholars doubt both.",
      passages: ['Jude 1:1', 'James 1:1'],
    },
    {
      asked: 'what were his sisters called | what are the names of jesus sisters | how many sisters did jesus have',
      answer:
        'The Bible gives neither names nor number, only sisters in the plural, who lived in Nazareth. Later writings name them Mary, Salome or Anna and Lydia, but not alike. So at least two is all we know.',
      passages: ['Mark 6:3', 'Matthew 13:56'],
    },
    {
      asked: 'did mary stay a virgin | was mary always a virgin | what about until in matthew 1:25',
      answer:
        "Christians differ. Catholics and Orthodox, and also Luther and Calvin in large part, hold that Mary stayed a virgin; most Protestants today think that she had more children. Matthew's until does not decide it for those who hold the first.",
      passages: ['Matthew 1:24-25', 'Mark 6:3'],
    },
    {
      asked: 'was he the oldest | was Jesus the firstborn | were the brothers older or younger',
      answer:
        "Luke calls Jesus Mary's firstborn, so Protestants take the brothers as younger. Orthodox tradition, which has them as sons of Joseph's first marriage, makes them older. Catholics add that firstborn is a legal term and implies no later child.",
      passages: ['Luke 2:7', 'Luke 2:22-23'],
    },
    {
      asked:
        'why did he give mary to john then | if he had brothers why give his mother to a disciple | where were his brothers at the cross',
      answer:
        'John does not explain it. Catholics and Orthodox see here a sign that Mary had no other sons; Protestants answer that his brothers did not yet believe and were not there. Many see the beginning of a new family of faith.',
      passages: ['John 19:25-27', 'Mark 3:33-35'],
    },
    {
      asked: 'is john the baptist his cousin | who else was in jesus family | does jesus have descendants today',
      answer:
        'John the Baptist was a relative: Luke says that Elizabeth and Mary were kin, without saying how close. The Bible speaks of no children of Jesus. Hegesippus, a Christian writer of the second century, tells of grandsons of his brother Jude who lived about the year 90.',
      passages: ['Luke 1:36', 'Luke 1:57-60'],
    },
  ],
  'fact:languages': [
    {
      asked: 'did jesus speak hebrew too | what languages did Jesus know | did jesus speak greek',
      answer:
        'Probably yes. Jesus read from the Isaiah scroll in the synagogue, so he knew Hebrew, and he may have used some Greek with people such as Pilate. His daily language was Aramaic.',
      passages: ['Luke 4:16-19', 'John 18:33-37'],
    },
    {
      asked:
        'which parts are aramaic | what parts of the old testament are in aramaic | is daniel in hebrew or aramaic',
      answer:
        'The Aramaic parts are Daniel 2:4 to 7:28, Ezra 4:8 to 6:18 and 7:12-26, one verse in Jeremiah, 10:11, and two words in Genesis 31:47. All else in the Hebrew Bible is Hebrew.',
      passages: ['Daniel 2:4', 'Jeremiah 10:11'],
    },
    {
      asked: 'do we have the originals | where are the original manuscripts of the bible | how old is the oldest bible',
      answer:
        'The originals are lost; we have copies. The Dead Sea Scrolls hold Old Testament texts from about 250 BC on, New Testament fragments begin in the second century, and Codex Sinaiticus, from the fourth, is the oldest complete New Testament.',
      passages: ['Isaiah 40:8'],
    },
    {
      asked: 'when was it put into english | who first translated the bible into english | who was tyndale',
      answer:
        "Parts were put into Old English before the year 1000. The first whole Bible was John Wycliffe's, about 1382, from Latin; William Tyndale printed the New Testament from Greek in 1526 and was put to death. The King James Version followed in 1611.",
      passages: ['Nehemiah 8:8'],
    },
    {
      asked:
        'which aramaic words did he say | are there Aramaic words of Jesus in the bible | what does talitha cumi mean',
      answer:
        'The Gospels keep a few of his Aramaic words: Talitha koum, little girl, get up; Ephphatha, be opened; Abba, father; and his cry on the cross. Maranatha, our Lord, come, was a prayer of the first Christians.',
      passages: ['Mark 5:41', 'Mark 7:34'],
    },
    {
      asked: "was it first in latin | what is the septuagint | what's the vulgate",
      answer:
        "Latin came later. The Septuagint is the Greek translation of the Old Testament, made by Jews from the third century BC on; the Vulgate is Jerome's Latin Bible from about 400. The writers of the New Testament mostly quote the Greek.",
      passages: ['Acts 8:32-35'],
    },
    {
      asked: 'do i need to learn greek | can i trust a translation | is something lost in english',
      answer:
        'You do not need to. Good translations are made by teams who know the languages, and what matters for faith comes through. Something small is always lost, such as wordplay, so comparing two translations helps.',
      passages: ['Nehemiah 8:8', 'Acts 2:6-8'],
    },
    {
      asked:
        'how many languages is it in now | into how many languages has the bible been translated | how many people wrote the bible',
      answer:
        'The whole Bible exists in over 700 languages today, and at least some part in over 3,500. About forty writers are often named; no one knows the exact number, since many books name no author.',
      passages: ['Revelation 7:9-10'],
    },
  ],
  'fact:denominations-baptist': [
    {
      asked: 'do they baptize babies | why dont baptists baptize babies | what does my baby get in a baptist church',
      answer:
        'Baptists baptize people who can confess their own faith, often from about eight years on. Many Baptist churches dedicate babies instead: the parents thank God and promise to raise the child in faith.',
      passages: ['Acts 8:12', 'Mark 10:13-16'],
    },
    {
      asked:
        'i was sprinkled do i have to do it again | does my baby baptism count for baptists | do baptists make you get rebaptized',
      answer:
        'Most Baptist churches ask for baptism by immersion as a believer before membership, since they do not count infant sprinkling as baptism. Some accept members from other churches without it. Others, such as Catholics and Lutherans, hold that one baptism is enough.',
      passages: ['Acts 8:38-39', 'Ephesians 4:4-6'],
    },
    {
      asked: "do they believe once saved always saved | what's eternal security | can a baptist lose salvation",
      answer:
        'Most Baptists, Southern Baptists among them, teach that true believers are kept by God to the end. Free Will and General Baptists hold that a person can turn away from faith. Both sides appeal to the Bible.',
      passages: ['John 10:28-29', 'Hebrews 6:4-6'],
    },
    {
      asked:
        'can women be pastors | do baptists have women preachers | does the southern baptist church allow female pastors',
      answer:
        'It depends on the group. The Southern Baptist Convention limits the office of pastor to men; American Baptists, the Cooperative Baptist Fellowship and many others ordain women. Each congregation decides for itself in the end.',
      passages: ['1 Timothy 2:11-12', 'Romans 16:1-2'],
    },
    {
      asked: 'how did it start | who started the baptist church | are baptists named after john the baptist',
      answer:
        'Baptists began with English separatists around John Smyth and Thomas Helwys in Amsterdam in 1609; Roger Williams founded a Baptist church in Rhode Island about 1638. The name comes from their baptizing, not from John the Baptist.',
      passages: ['Matthew 3:1-2'],
    },
    {
      asked:
        "what's the difference between southern and american baptist | what kinds of baptists are there | why are there so many baptist churches",
      answer:
        'The Southern Baptists split off in 1845 over slavery, which they defended then and repented of in 1995; they are more conservative today. American Baptists are more varied. Black Baptist conventions, such as the National Baptists, are large bodies of their own.',
      passages: ['John 17:20-21'],
    },
    {
      asked:
        'how are they different from methodists | baptist vs methodist | how do baptists differ from presbyterians',
      answer:
        'Methodists and Presbyterians baptize infants and are led by bishops or elders beyond one congregation; Baptists baptize believers and each church governs itself. All three share the Trinity, the Bible and salvation by grace.',
      passages: ['Ephesians 4:4-6'],
    },
    {
      asked:
        'can i take communion there | do baptists use grape juice | can a nonmember take communion in a baptist church',
      answer:
        'In most Baptist churches anyone who trusts in Christ may take part; some keep it to baptized believers or members. It is usually grape juice. If you are unsure, let it pass by, or ask beforehand.',
      passages: ['1 Corinthians 11:24-26'],
    },
  ],
  'fact:catholic-protestant': [
    {
      asked: 'who is right | which church is the true one | should i be catholic or protestant',
      answer:
        'I take no side, since faithful people have been in both for centuries. Read, pray, visit a service of each, and ask where you meet Christ and grow in love. A change of church deserves time and honest talks.',
      passages: ['John 17:20-21', 'John 13:34-35'],
    },
    {
      asked: 'why do catholics pray to mary | do catholics worship mary | is praying to mary in the bible',
      answer:
        'Catholics do not worship Mary; they honor her and ask her to pray for them. The first half of the Hail Mary comes from Luke 1. Protestants honor her as the mother of Jesus but address prayer to God alone.',
      passages: ['Luke 1:41-43', '1 Timothy 2:5'],
    },
    {
      asked: 'which books are different | what 7 books are in the catholic bible | why do catholics have more books',
      answer:
        'The seven are Tobit, Judith, Wisdom, Sirach, Baruch, and First and Second Maccabees, with additions to Esther and Daniel. They stood in the Greek Bible of the early church; Protestants follow the Hebrew Bible and call them Apocrypha.',
      passages: [],
    },
    {
      asked: 'what did luther do | why did the churches split | what were the 95 theses',
      answer:
        "In 1517 Martin Luther wrote 95 theses against the trade in indulgences. The dispute grew to grace, faith and the pope's authority; he was excommunicated in 1521, and with Zwingli, Calvin and England's own break separate churches arose.",
      passages: ['Romans 1:16-17'],
    },
    {
      asked: "are catholics christians | are catholics saved | someone told me catholics aren't christian",
      answer:
        'Catholics confess the Trinity, the death and resurrection of Jesus, and the creeds, and are the largest Christian church. Some Protestants doubt their teaching on grace, but most Protestant churches recognize Catholic baptism.',
      passages: ['Romans 10:9-10'],
    },
    {
      asked: 'do faith or works save | what about faith and works | did catholics and lutherans agree on that',
      answer:
        'In 1999 Catholics and the Lutheran World Federation declared together that we are accepted by grace through faith in Christ and not by merit, and are thereby called to good works. Other Protestants joined later; some on both sides still see differences.',
      passages: ['Ephesians 2:8-10', 'James 2:17'],
    },
    {
      asked: 'why confess to a priest | can only a priest forgive sins | why dont protestants go to confession',
      answer:
        'Catholics see in John 20 that Jesus gave his apostles power to forgive in his name, which priests exercise. Protestants confess to God directly; Lutherans and Anglicans also offer private confession. All agree that God is the one who forgives.',
      passages: ['John 20:22-23', '1 John 1:9'],
    },
    {
      asked: 'can i marry a catholic | my wife is catholic and im baptist | can we go to both churches',
      answer:
        'Such marriages are common and can be happy. A Catholic should ask the parish for permission and promises to do what is possible for a Catholic upbringing, so talk about children early. Many couples go to both churches and pray together at home.',
      passages: ['1 Corinthians 13:4-7', 'Ecclesiastes 4:9-10'],
    },
  ],
  'fact:orthodox-church': [
    {
      asked: 'which word in the creed | what is the filioque | why did east and west split over a word',
      answer:
        'The word is filioque, Latin for and the Son. The West added to the creed that the Spirit proceeds also from the Son; the East keeps the older text and John 15, and objects that no council of all agreed.',
      passages: ['John 15:26'],
    },
    {
      asked: 'do they worship icons | why do orthodox kiss icons | arent icons idols',
      answer:
        'The Orthodox say that they honor icons and worship God alone; the kiss is for the one shown. A council in 787 defended this, because God became visible in Jesus. Many Protestants avoid images in worship because of the commandment.',
      passages: ['Colossians 1:15', 'Exodus 20:4-5'],
    },
    {
      asked: 'can their priests marry | are orthodox priests married | do orthodox have women priests',
      answer:
        'Married men can become Orthodox priests, and most parish priests are married, but one may not marry after ordination. Bishops are chosen from the unmarried, usually monks. Women are not priests; deaconesses existed in earlier times and a few serve again.',
      passages: ['1 Timothy 3:2-4'],
    },
    {
      asked: 'why is their easter different | when is orthodox easter | why do orthodox celebrate easter later',
      answer:
        'The Orthodox reckon Easter by the old Julian calendar, now thirteen days behind, and its moon tables, so it often falls one to five weeks later, and sometimes on the same Sunday, as in 2025. They call it Pascha.',
      passages: ['1 Corinthians 5:7-8'],
    },
    {
      asked: 'do they have a pope | who is the head of the orthodox church | who is the patriarch of constantinople',
      answer:
        "Each Orthodox church governs itself under its own patriarch or archbishop. The Patriarch of Constantinople, in Istanbul, has the first place of honor but no rule over the others. Christ is called the church's head.",
      passages: ['Colossians 1:18'],
    },
    {
      asked: 'can i visit a service | what happens if i go to an orthodox church | what do i do at the divine liturgy',
      answer:
        'Visitors are welcome. The liturgy lasts about one and a half to two hours, is mostly sung, and many people stand. You need not cross yourself or kiss icons; communion is for Orthodox only, but you may be offered blessed bread.',
      passages: ['Psalm 95:6'],
    },
    {
      asked: 'what does sharing in gods life mean | what is theosis | do orthodox think we become gods',
      answer:
        "It is called theosis: by grace people become like God in love and holiness, as iron glows in the fire and stays iron. They do not become gods by nature. Second Peter speaks of sharing in God's nature.",
      passages: ['2 Peter 1:4', '2 Corinthians 3:18'],
    },
    {
      asked:
        'is their bible different | which books do orthodox have | what do orthodox believe about mary and purgatory',
      answer:
        'The Orthodox Old Testament follows the Greek Septuagint and has a few more books than the Catholic one, such as 3 Maccabees and Psalm 151. They honor Mary as Mother of God and pray for the dead, without teaching purgatory.',
      passages: ['Luke 1:48'],
    },
  ],
  'fact:lent-ash': [
    {
      asked: 'when does it start | when is lent this year | what day is ash wednesday',
      answer:
        'In Western churches Lent begins on Ash Wednesday, forty-six days before Easter, so between February 4 and March 10. It moves with Easter each year. Orthodox Great Lent begins on a Monday, called Clean Monday.',
      passages: ['Joel 2:12-13'],
    },
    {
      asked:
        'do i have to give something up | what should i give up for lent | can i do something instead of giving up',
      answer:
        'The Bible does not require it. Many give up sweets, alcohol or screen time; you can also add something, such as ten minutes of prayer, a weekly visit or a gift to the poor. Catholics keep two fast days and meatless Fridays.',
      passages: ['Isaiah 58:6-7', 'Matthew 6:16-18'],
    },
    {
      asked: 'why no meat on fridays | can catholics eat meat on friday in lent | is fish meat',
      answer:
        "Catholics from age fourteen on go without meat on Ash Wednesday and the Fridays of Lent, in memory of Christ's death on a Friday; fish is allowed. It is a church rule and not from the Bible. Those who are ill are excused.",
      passages: ['Romans 14:5-6'],
    },
    {
      asked: 'why ashes on the forehead | what is ash wednesday | are ashes in the bible',
      answer:
        'On Ash Wednesday a cross of ashes is drawn on the forehead, as a sign that we are mortal and turn back to God. The Bible knows ashes as a sign of sorrow and repentance; the day itself came in the Middle Ages.',
      passages: ['Genesis 3:19', 'Jonah 3:5-6'],
    },
    {
      asked: 'i messed up my fast | i broke lent what now | is it a sin to break my lent promise',
      answer:
        "Begin again at the next meal; that is all. What you chose to give up is a free exercise and not a vow, so breaking it is no sin in most churches' view. Catholics who broke a rule on purpose may bring it to confession.",
      passages: ['Psalm 51:10-12', 'Lamentations 3:22-23'],
    },
    {
      asked:
        'can i fast if im pregnant or diabetic | i had an eating disorder should i fast | who should not fast in lent',
      answer:
        'Please do not fast from food if you are pregnant, ill or on medicine such as insulin, or have had an eating disorder; ask your doctor. Churches excuse you. Fast from something else, such as your phone or harsh words.',
      passages: ['Isaiah 58:6-7'],
    },
    {
      asked:
        "but doesnt jesus say not to show it | doesn't matthew 6 say wash your face when you fast | is it hypocritical to wear ashes",
      answer:
        'Jesus warns against fasting in order to be seen, and that passage is even read on Ash Wednesday. Some wash the ashes off afterward for that reason; others keep them as a humble sign. The heart decides.',
      passages: ['Matthew 6:16-18'],
    },
    {
      asked: 'why 40 | are sundays part of lent | why is it forty days',
      answer:
        "Forty recalls Jesus in the desert, and also Moses on Sinai, Elijah's walk and Israel's forty years. Sundays are not counted, since each is a small Easter, and so some relax their fast on them. Orthodox count differently.",
      passages: ['Matthew 4:1-2', 'Exodus 34:28'],
    },
  ],
  'fact:advent': [
    {
      asked: 'when does it start | when is the first sunday of advent | how long is advent',
      answer:
        'Advent begins on the fourth Sunday before Christmas, between November 27 and December 3, and ends on Christmas Eve, so it lasts twenty-two to twenty-eight days. In the West it also opens the church year.',
      passages: ['Isaiah 9:2'],
    },
    {
      asked: 'is it in the bible | where is advent in the bible | does god command advent',
      answer:
        "The season is not in the Bible and no one is commanded to keep it. It grew in the West from the fourth to sixth centuries. What it is about is biblical: waiting for the Lord's coming.",
      passages: ['Isaiah 40:3-5', 'Mark 13:35-37'],
    },
    {
      asked: 'which candle is which | what do the advent candles mean | why is one candle pink',
      answer:
        'Most often the four stand for hope, peace, joy and love, though the order varies. Three are purple or blue; the pink one is lit on the third Sunday, for joy. A white candle in the middle is for Christ, at Christmas.',
      passages: ['Isaiah 9:2', 'John 8:12'],
    },
    {
      asked: 'how do we do it at home | how do i use an advent wreath with kids | easy advent ideas for family',
      answer:
        'Light one more candle each Sunday at supper, read a few verses, sing a song, and say one thing that you hope for. Five minutes are enough. Keep real flames away from dry branches, and let children blow them out.',
      passages: ['Isaiah 9:2', 'Isaiah 9:6-7'],
    },
    {
      asked: 'what should i read in advent | bible readings for advent | an advent reading plan',
      answer:
        'Read Isaiah 9, 11 and 40 for the promises, and then Luke 1 and 2, a piece a day. Luke has twenty-four chapters, so some read one each day from December 1 to Christmas Eve.',
      passages: ['Isaiah 11:1-4', 'Luke 1:30-33'],
    },
    {
      asked: 'which churches keep it | do baptists do advent | do orthodox have advent',
      answer:
        'Catholics, Lutherans, Anglicans, Methodists and Presbyterians keep it, and more and more Baptist and free churches too. The Orthodox have a Nativity Fast of forty days from November 15. Everyone is free in it.',
      passages: ['Romans 14:5-6'],
    },
    {
      asked: 'im alone this advent | i dread christmas this year | how do i get through advent after my husband died',
      answer:
        'I am sorry that these weeks are heavy. You need not do all of it: light one candle, tell someone which evening is the hardest, and if you miss someone, say the name aloud. Some churches hold a quiet Blue Christmas service, and 988 listens at any hour.',
      passages: ['Psalm 34:18', 'Isaiah 9:2'],
    },
    {
      asked:
        "what's the second coming got to do with it | why does advent talk about the end of the world | what does advent mean",
      answer:
        'Advent comes from the Latin word for arrival. The church remembers that Christ came in Bethlehem, and looks for him to come again, so the first Sundays have serious readings on being awake. Some add his coming into our hearts today.',
      passages: ['Mark 13:35-37', 'Acts 1:11'],
    },
  ],
};
