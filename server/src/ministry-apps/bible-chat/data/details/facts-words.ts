import type { Details } from '../detail.ts';

export const factsWordsDetails: Details = {
  'fact:selah': [
    {
      asked: 'how do you say it | how do you pronounce selah | is it see-lah or say-lah',
      answer:
        'In English selah is said SEE-lah or SAY-lah, and both are fine. The Hebrew is closer to SEH-lah, with the end stressed in some traditions.',
      passages: ['Psalm 3:2'],
    },
    {
      asked: 'do i read it out loud | should you read selah aloud in a psalm | what do i do when i come to selah',
      answer:
        'You may do either. Many readers leave selah silent and stop for a breath, since it seems to be a note for the musicians; some churches read it, and some Bibles move it to the margin.',
      passages: ['Psalm 46:7'],
    },
    {
      asked: 'is it like amen | does selah mean the same as amen | what is the difference between selah and amen',
      answer:
        'Amen is a spoken answer that agrees with a prayer. Selah is most likely a sign for music or singers, and it is often in the middle of a psalm. Old Jewish tradition, though, took it to mean forever.',
      passages: ['Psalm 41:13', 'Psalm 46:3'],
    },
    {
      asked: 'where is the first one | where does selah first appear | which psalms have selah',
      answer:
        'The first selah is in Psalm 3, after verse 2. It appears in 39 psalms, mostly in the first half of the book, and in the prayer of Habakkuk, chapter 3.',
      passages: ['Psalm 3:2', 'Habakkuk 3:3'],
    },
    {
      asked: 'why is it in habakkuk | why does habakkuk have selah when its not a psalm | is selah only in psalms',
      answer:
        'Habakkuk 3 is a prayer written like a psalm, with a note at the end for the choir leader and strings. So it has selah three times too. No other book outside Psalms has it.',
      passages: ['Habakkuk 3:3', 'Habakkuk 3:19'],
    },
    {
      asked: 'can i name my baby that | is selah a good girls name | what does the name selah mean for a girl',
      answer:
        "Selah is used as a girl's name in the United States, usually in the sense of pause and praise. In the Bible the word is never a person's name; the man Shelah in Genesis has another name.",
      passages: ['Genesis 10:24'],
    },
    {
      asked: 'is it also a place | is selah the same as sela the rock city | what is sela in the bible',
      answer:
        'They are different words. Sela means rock and is a stronghold of Edom, often linked with Petra in Jordan. The selah of the psalms is spelled with other letters in Hebrew.',
      passages: ['2 Kings 14:7'],
    },
    {
      asked: 'so how can i use it | how do i practice selah | what does selah mean for my prayer',
      answer:
        'No one knows the exact sense of selah, but you can use it as a stop sign: read a few lines of a psalm, put the phone down, breathe, and let one word sink in before you go on.',
      passages: ['Psalm 62:5-8'],
    },
  ],
  'fact:maranatha': [
    {
      asked: 'how do you say it | how is maranatha pronounced | is it mara natha or maran atha',
      answer:
        'In English maranatha is said mar-uh-NATH-uh. In Aramaic it is two words: marana tha means "our Lord, come", and maran atha "our Lord has come". The old manuscripts have no spaces, so both are possible.',
      passages: ['1 Corinthians 16:22'],
    },
    {
      asked: 'where is it in the bible | which verse has maranatha | how often is maranatha in the bible',
      answer:
        "Maranatha appears only once in the Bible, near the end of Paul's first letter to Corinth. Many English Bibles translate it, so you may find only the sense. The end of Revelation has the same prayer in Greek.",
      passages: ['1 Corinthians 16:22', 'Revelation 22:20'],
    },
    {
      asked:
        "why didn't he write it in greek | why is maranatha in aramaic | why did paul use an aramaic word for greeks",
      answer:
        'Paul does not explain it. Most think that the first believers in Jerusalem prayed maranatha in Aramaic, and that it was so well known that Greek speakers kept it, as they kept amen and hallelujah.',
      passages: ['1 Corinthians 16:22'],
    },
    {
      asked: 'can i pray that | how do i use maranatha in prayer | what is maranatha meditation',
      answer:
        'It is a short old prayer that Jesus may come, and you can say it slowly with your breath. Some Christians, taught by the monk John Main, repeat maranatha in silence each day; others use it as a closing word.',
      passages: ['Revelation 22:20'],
    },
    {
      asked:
        'what is anathema maranatha | why does paul say cursed and then maranatha | are anathema and maranatha one phrase',
      answer:
        'They are two phrases. Anathema means cursed, and Paul says it of anyone who does not love the Lord; then comes maranatha. The King James Version prints them side by side, so they were long taken as one curse.',
      passages: ['1 Corinthians 16:22'],
    },
    {
      asked:
        'but when is he coming | does maranatha mean jesus comes soon | if they prayed maranatha why hasnt he come yet',
      answer:
        'No one knows when the Lord whom maranatha calls will come. Jesus said that not even he knew the day, only the Father. Second Peter answers people who asked why it takes so long: God is patient and wants people to turn to him.',
      passages: ['Mark 13:32', '2 Peter 3:8-9'],
    },
    {
      asked:
        'did others use it | is maranatha in early christian writings | did the early church say maranatha at communion',
      answer:
        "The Didache, a church handbook from about AD 100, has maranatha at the end of its prayers for the Lord's Supper. So the first churches seem to have prayed it at the table.",
      passages: ['1 Corinthians 11:26'],
    },
    {
      asked: 'do churches still say it | is maranatha a catholic word | is maranatha a church name',
      answer:
        'Catholics and others pray it above all in Advent, many evangelical churches and schools carry the name Maranatha, and Maranatha Music made the word known through songs.',
      passages: [],
    },
  ],
  'fact:hosanna': [
    {
      asked: 'so its not just praise | does hosanna mean praise or help | why do we shout hosanna if it means save us',
      answer:
        'It is both. Hosanna began as a cry for help, please save, and by Jesus\' time it was also a shout of joy for the one who brings help, much as "God save the king" is.',
      passages: ['Psalm 118:25-26', 'Matthew 21:9'],
    },
    {
      asked: 'is it in the old testament | where is hosanna in the old testament | which psalm is hosanna from',
      answer:
        'In Psalm 118:25, but most Bibles translate it there with a plea to save. The Greek form hosanna appears only in the Gospels of Matthew, Mark and John, on the day when Jesus entered Jerusalem.',
      passages: ['Psalm 118:25', 'Mark 11:9-10'],
    },
    {
      asked:
        'did the same people yell crucify him | did the crowd that shouted hosanna turn against jesus | why did they say hosanna and then crucify',
      answer:
        'The Bible does not say that it was the same people. Those who shouted hosanna were largely pilgrims and disciples on the road; those who called for the cross stood before Pilate days later, stirred up by chief priests.',
      passages: ['Matthew 21:8-11', 'Mark 15:11-14'],
    },
    {
      asked: 'what does hosanna in the highest mean | why highest | what does the highest mean in hosanna',
      answer:
        "The highest means the highest heaven. The cry probably means: let heaven itself join in, or: save, you who live on high. Luke does not use hosanna and tells instead of heaven's peace and glory.",
      passages: ['Matthew 21:9', 'Luke 19:38'],
    },
    {
      asked:
        'why palm branches | why did they wave palms and shout hosanna | what do palm branches have to do with hosanna',
      answer:
        'Branches and the hosanna of Psalm 118 belonged to the Feast of Booths, and palms stood for victory. So the crowd greeted Jesus as a king. Only John says that the branches were palms.',
      passages: ['John 12:12-13', 'Leviticus 23:40'],
    },
    {
      asked: 'did kids shout it too | who shouted hosanna in the temple | why were the priests angry about hosanna',
      answer:
        "In Matthew children in the temple shouted hosanna to him as David's son. The chief priests were angry, and Jesus defended the children with a line from Psalm 8.",
      passages: ['Matthew 21:15-16'],
    },
    {
      asked: 'do churches still use it | where do we say hosanna in mass | why do we sing hosanna at communion',
      answer:
        'In Catholic, Orthodox, Anglican and Lutheran services hosanna belongs to the Sanctus, the Holy, holy, holy before Communion. It greets Christ who comes. Many worship songs also use it, especially on Palm Sunday.',
      passages: ['Matthew 21:9', 'Isaiah 6:3'],
    },
    {
      asked: 'what is the difference to hallelujah | hosanna vs hallelujah | do hosanna and hallelujah mean the same',
      answer:
        'Hallelujah calls people to praise the Lord; hosanna calls on God to save and became a greeting of joy. Both are Hebrew, and both are in psalms that were sung at Passover.',
      passages: ['Psalm 118:25-26', 'Psalm 113:1'],
    },
  ],
  'fact:hallelujah': [
    {
      asked: 'is alleluia the same | difference between hallelujah and alleluia | why do catholics say alleluia',
      answer:
        'Both are the same word. Hallelujah comes straight from Hebrew; alleluia came by way of Greek, which has no letter for h, and Latin took over the Greek form. Catholics and Orthodox mostly say alleluia.',
      passages: ['Revelation 19:1'],
    },
    {
      asked:
        'is it in the new testament | where is hallelujah in the new testament | how often does hallelujah stand in the bible',
      answer:
        "In the New Testament hallelujah appears four times, all in Revelation 19, at heaven's song of joy. In the Old Testament it appears about two dozen times, only in Psalms 104 to 150; English Bibles often translate it.",
      passages: ['Revelation 19:1-6'],
    },
    {
      asked: 'why not in lent | why dont we say alleluia during lent | is hallelujah forbidden in lent',
      answer:
        'In Catholic, Anglican and many Lutheran churches alleluia rests during Lent, as a kind of fast, so that it rings out new at Easter. That is a custom, not a rule of the Bible. Orthodox churches sing their hallelujah in Lent too.',
      passages: ['Psalm 137:4'],
    },
    {
      asked: 'who is yah | what is the jah in hallelujah | is yah gods name',
      answer:
        "Yah in hallelujah is the short form of God's name YHWH, which Jews out of respect do not speak and most English Bibles print as LORD. You also hear it at the end of names such as Elijah and Isaiah.",
      passages: ['Psalm 68:4'],
    },
    {
      asked:
        'what about the song by leonard cohen | is leonard cohens hallelujah a christian song | what bible stories are in the song hallelujah',
      answer:
        "Leonard Cohen's \"Hallelujah\" is not a church song. He was a Jewish poet, and he uses David's harp playing, Bathsheba on the roof and Samson's cut hair to sing of broken love. Some couples still choose it for weddings.",
      passages: ['1 Samuel 16:23', 'Judges 16:19'],
    },
    {
      asked: "can i say it when i'm sad | i dont feel like saying hallelujah | how can you praise god when life hurts",
      answer:
        'And you may also stay silent. Many psalms weep first and praise only later, or not at all. You need not force a hallelujah; tell God how it is, and let others sing it for you for a while.',
      passages: ['Psalm 42:5', 'Psalm 13:1-6'],
    },
    {
      asked:
        'which psalms are the hallelujah psalms | what is the hallel | which psalm starts and ends with hallelujah',
      answer:
        'Psalms 146 to 150 each begin and end with hallelujah. The Hallel is Psalms 113 to 118, which Jews sing at Passover; the hymn that Jesus and the disciples sang after supper was probably part of it.',
      passages: ['Psalm 146:1-2', 'Matthew 26:30'],
    },
    {
      asked:
        'where is handels text from | what bible verses are in the hallelujah chorus | why do people stand for the hallelujah chorus',
      answer:
        "Handel's Hallelujah chorus takes its words from Revelation 11 and 19. People stand because, it is said, King George II once stood up; no one knows whether that is true.",
      passages: ['Revelation 19:6', 'Revelation 11:15'],
    },
  ],
  'fact:amen': [
    {
      asked: 'do i have to say it | is a prayer valid without amen | what happens if i forget to say amen',
      answer:
        'A prayer counts without amen, and nothing happens if you forget it: the Bible has no rule on it, and many of its prayers have none. It is a good old way to say, yes, I mean it. God hears you either way.',
      passages: ['Matthew 6:7-8', '1 Corinthians 14:16'],
    },
    {
      asked: 'does it come from an egyptian god | is amen from amun ra | is saying amen pagan',
      answer:
        'Amen comes from a Hebrew root that means firm, trustworthy, the same as in the word for faith. The Egyptian god Amun only sounds alike in English, and there is no known link.',
      passages: ['Deuteronomy 27:15'],
    },
    {
      asked: 'why did jesus say it first | why does jesus say truly truly | what does the double amen in john mean',
      answer:
        'Others said amen to end a prayer; Jesus put it at the start to mark his words as sure, which is unusual. John always has it double. Readers hear in it his own authority.',
      passages: ['John 3:3', 'Matthew 5:18'],
    },
    {
      asked: 'is it the last word of the bible | what is the last word in the bible | does the bible end with amen',
      answer:
        'In most translations the Bible ends with amen in Revelation 22:21. Some old manuscripts lack it there, so a few Bibles end with the wish of grace, and amen is in the verse before.',
      passages: ['Revelation 22:20-21'],
    },
    {
      asked: 'what does it mean that jesus is the amen | is amen a name of jesus | why is christ called the amen',
      answer:
        "In Revelation 3 the Amen is a title of Christ, as a witness who is faithful and true. Paul says much the same: Christ is God's yes to every promise, and so believers answer with amen.",
      passages: ['Revelation 3:14', '2 Corinthians 1:20'],
    },
    {
      asked: 'do muslims and jews say it too | is ameen the same as amen | who says amen besides christians',
      answer:
        'Jews said amen first and still do, Christians took it over from them, and Muslims say amin after prayer, above all after the first chapter of the Quran. It is the same old word.',
      passages: ['Nehemiah 8:6'],
    },
    {
      asked:
        "should i say amen if i don't agree | can i say amen to something i dont believe | people say amen to bad posts on facebook is that ok",
      answer:
        'Better not. Amen means that you agree with what was said, so you may stay silent when you do not. In Nehemiah people answered amen to a promise to give back what they had taken, and that bound them.',
      passages: ['Nehemiah 5:13'],
    },
    {
      asked: 'how do you say it | is it ah-men or ay-men | how do you pronounce amen right',
      answer:
        'Both ways to say amen are right: AH-men in many sung services and among Catholics and Anglicans, AY-men in much American speech. The Hebrew, ah-MEN, has nothing to do with men and women.',
      passages: ['Psalm 106:48'],
    },
  ],
  'fact:hesed': [
    {
      asked: 'how do you say it | how do you pronounce hesed | why is it spelled chesed',
      answer:
        'Hesed is said HEH-sed, with the first sound like the ch in the Scottish word loch. That is why you also find chesed or khesed; it is the same Hebrew word.',
      passages: ['Psalm 136:1'],
    },
    {
      asked:
        'how often is it in the bible | how many times is hesed in the old testament | where does hesed first appear',
      answer:
        'Hesed appears about 250 times in the Old Testament, about half of them in the Psalms. It first appears in Genesis 19, where Lot thanks the messengers for sparing his life.',
      passages: ['Genesis 19:19'],
    },
    {
      asked: 'is it the same as agape | difference between hesed and agape | is hesed the hebrew word for love',
      answer:
        'They are close but not the same: hesed is Hebrew and stresses loyalty and kindness within a bond; agape is Greek and broader. Hebrew has another common word for love, ahavah. The old Greek Bible mostly renders hesed as mercy.',
      passages: ['Psalm 136:1-3', '1 John 4:7-8'],
    },
    {
      asked: 'can people do that or only god | who shows hesed in the bible | is ruth an example of hesed',
      answer:
        "People show it too. Boaz praises Ruth's hesed, David shows it to Jonathan's disabled son Mephibosheth, and Micah says that God wants us to love it. But most often it is God's.",
      passages: ['Ruth 3:10', 'Micah 6:8'],
    },
    {
      asked: 'is it in the new testament | what is hesed in the new testament | did jesus talk about hesed',
      answer:
        'The word is Hebrew, so the Greek New Testament has it only in translation, mostly as mercy. Jesus twice quotes Hosea, where God wants hesed rather than sacrifice.',
      passages: ['Hosea 6:6', 'Matthew 9:13'],
    },
    {
      asked: 'give me one verse | what is a good verse about hesed | which bible verse has steadfast love',
      answer:
        "Lamentations 3:22-23 is the best known verse on hesed: in the middle of grief it says that God's steadfast love does not run out and is new each morning. Psalm 136 sings the same in every verse.",
      passages: ['Lamentations 3:22-23', 'Psalm 136:1-3'],
    },
    {
      asked:
        "i don't feel that love | how can gods love be steadfast when my life is falling apart | does god still have hesed for me",
      answer:
        "I am sorry that it is so hard. The Bible says that God's hesed lasts, yet its writers also cry out that they cannot feel it; Psalm 88 and Lamentations do. Tell God so, and tell a person; if you cannot go on, call or text 988 in the US.",
      passages: ['Psalm 88:1-3', 'Lamentations 3:19-23'],
    },
    {
      asked: 'is hasidic from that | does hasid come from hesed | are hasidic jews named after hesed',
      answer:
        'A hasid is someone marked by hesed, loyal and devout, and the word is in many psalms. The Hasidic Jews, a movement from eastern Europe in the 1700s, are named after it.',
      passages: ['Psalm 4:3'],
    },
  ],
  'fact:shalom': [
    {
      asked: 'what do i answer | how do you reply to shalom | what do you say back when someone says shalom',
      answer:
        'Just say shalom back. The fuller greeting is shalom aleichem, peace be upon you, and the answer turns it around: aleichem shalom. On Friday evening and Saturday Jews say Shabbat shalom.',
      passages: ['Judges 19:20'],
    },
    {
      asked:
        'can i say it if im not jewish | can christians say shalom | is it disrespectful for christians to use shalom',
      answer:
        'You can say it to a Jewish friend, and most will take shalom as kind. It is a word of the Bible that Jesus knew. Some find it odd when Christians use it only for show, so say it as you mean it.',
      passages: ['Luke 10:5'],
    },
    {
      asked: 'did jesus say it | did jesus say shalom | what word for peace did jesus use after easter',
      answer:
        'Most likely yes. The Gospels are in Greek and have eirene, but the greeting of peace to the disciples on Easter evening was shalom, or its Aramaic sister shelama.',
      passages: ['John 20:19-21', 'John 14:27'],
    },
    {
      asked: 'is salaam the same | are shalom and salam related | does jerusalem come from shalom',
      answer:
        "Shalom and the Arabic salaam are sister words from the same root. The old readers heard it in Jerusalem too, and Hebrews explains Salem as peace. Solomon's name also comes from it.",
      passages: ['Hebrews 7:2', '1 Chronicles 22:9'],
    },
    {
      asked: 'where is it first in the bible | how often is shalom in the bible | which verse uses shalom',
      answer:
        'Shalom appears more than 230 times in the Old Testament, first in Genesis 15, where God tells Abraham that he will die in peace. The blessing of Aaron ends with it.',
      passages: ['Genesis 15:15', 'Numbers 6:24-26'],
    },
    {
      asked: 'i have no peace | how can i get shalom when im anxious | bible verse about peace for anxiety',
      answer:
        "Shalom can begin small: breathe, tell God what frightens you, and tell one person. Paul writes that God's peace can guard heart and mind when we bring our worries. If anxiety rules your days, a doctor or counselor can help, and keep taking your medicine.",
      passages: ['Philippians 4:6-7', 'Isaiah 26:3'],
    },
    {
      asked:
        'why is there no peace then | why is there war in israel if shalom means peace | did the prophets talk about false peace',
      answer:
        "The Bible knows that well: Jeremiah scolds those who promised shalom when there was none, and Psalm 122 asks people to pray for Jerusalem's peace. Shalom needs justice too, so it remains a hope and a task.",
      passages: ['Jeremiah 6:14', 'Psalm 122:6-8'],
    },
    {
      asked: 'what is prince of peace in hebrew | what does sar shalom mean | is god called shalom',
      answer:
        'Prince of peace is sar shalom in Hebrew, in Isaiah 9, and Christians read it of Jesus. Gideon named an altar in Ophrah with words that mean "the LORD is peace".',
      passages: ['Isaiah 9:6', 'Judges 6:24'],
    },
  ],
  'fact:agape': [
    {
      asked: 'how do you say it | how do you pronounce agape | is agape said uh-gah-pay',
      answer:
        'In English agape, the love, is said uh-GAH-pay or AH-guh-pay, with three syllables. The word agape that means wide open is a different one, said uh-GAPE.',
      passages: ['1 Corinthians 13:4'],
    },
    {
      asked: 'what are the other words for love | what are the four greek words for love | agape philia eros storge',
      answer:
        'The four are agape (love that wills the good), philia (friendship), eros (desire) and storge (family affection); a book by C. S. Lewis made the list known. The New Testament does not use eros, and storge only inside other words.',
      passages: ['Romans 12:9-10'],
    },
    {
      asked: 'is agape only gods love | is agape always unconditional love | does agape ever mean something bad',
      answer:
        "Not only. In the New Testament agape is above all God's love and the love it awakens, but the verb can be used of loving darkness, this world or places of honor. The word itself does not carry the whole idea.",
      passages: ['John 3:19', '2 Timothy 4:10'],
    },
    {
      asked:
        'what did jesus ask peter | why does jesus change the word for love with peter | do you love me agape or phileo',
      answer:
        'In John 21 Jesus asks twice with the verb of agape and the third time with that of friendship; Peter always answers with the second. Some see a deep difference in it; most scholars today think that John just varies his words.',
      passages: ['John 21:15-17'],
    },
    {
      asked:
        'how can i love my enemy | does agape mean i have to let people hurt me | do i have to stay with someone abusive out of agape',
      answer:
        'Agape means that you wish the other good and do not take revenge; it does not mean to stay and be hurt. You may leave and report it. In danger call 911, or in the US 1-800-799-7233 for abuse at home.',
      passages: ['Matthew 5:44', 'Romans 12:18-19'],
    },
    {
      asked: 'what is an agape meal | what is a love feast | did the first christians have an agape feast',
      answer:
        "An agape meal, or love feast, was a common meal of the first Christians, joined with the Lord's Supper at first. Jude mentions it. Moravians, Brethren and some others still keep love feasts.",
      passages: ['Jude 1:12', 'Acts 2:46'],
    },
    {
      asked: 'is it in the old testament | what is agape in hebrew | does the old testament have agape',
      answer:
        "The Old Testament is in Hebrew, where the common word for love is ahavah. Its old Greek translation uses agape and its verb for it, for God's love and for the love of man and woman alike.",
      passages: ['Deuteronomy 6:5', 'Leviticus 19:18'],
    },
    {
      asked: 'how do i explain it to a kid | agape love for children | what does agape look like every day',
      answer:
        'You can say: agape means that I want good things for you even when I am mad at you, and that I show it. Sharing, helping, telling the truth and being kind to the one who sits alone are ways to do it.',
      passages: ['1 John 3:18', '1 Corinthians 13:4-7'],
    },
  ],
  'fact:gospel-word': [
    {
      asked: 'why are there four | why are there 4 gospels | why are matthew mark luke and john all in the bible',
      answer:
        'The four Gospels were read in churches everywhere by the second century, and Irenaeus defends that number about AD 180. Each tells of Jesus for other readers and with its own accents, and the church kept all four voices.',
      passages: ['Luke 1:1-4', 'John 20:30-31'],
    },
    {
      asked: 'so what is it in one sentence | explain the gospel simply | what is the gospel for a child',
      answer:
        'The gospel in one sentence: God loves us, and Jesus died for our sins and rose again, so that we can come home to God. To a child: Jesus is alive, he loves you, and nothing can take that away.',
      passages: ['1 Corinthians 15:3-5', 'John 3:16'],
    },
    {
      asked: 'what do i have to do | how do i respond to the gospel | how can i believe the gospel and be saved',
      answer:
        'Jesus asks people to turn around and to trust the gospel. Churches agree on faith, repentance and baptism and differ on how they fit together. Begin by telling God in your own words that you trust him, and then find a church that can walk with you.',
      passages: ['Mark 1:14-15', 'Acts 2:38-39'],
    },
    {
      asked:
        'what about the other gospels | are there lost gospels | why is the gospel of thomas or peter not in the bible',
      answer:
        'There are other writings called gospels, such as those of Thomas, Peter, Mary and Judas. They are mostly from the second century or later, and the churches did not read them as apostolic. Mark, Matthew, Luke and John are older.',
      passages: [],
    },
    {
      asked: 'is it in the old testament | where does the word gospel come from | what is the greek word for gospel',
      answer:
        'Gospel comes from Old English godspel, good message, and translates the Greek euangelion. The idea is older: Isaiah speaks of a messenger with good news of peace, and Jesus reads such a text in Nazareth.',
      passages: ['Isaiah 52:7', 'Luke 4:17-21'],
    },
    {
      asked: 'which one should i read first | which gospel should a beginner read | which gospel is the oldest',
      answer:
        'Many start with Mark: it is the shortest, about an hour and a half, and most scholars think it the oldest, about AD 70. Luke tells more stories and parables; John is deeper and different. Any of the four Gospels is a good start.',
      passages: ['Mark 1:1'],
    },
    {
      asked:
        'who wrote them | did matthew mark luke and john really write the gospels | were the gospels written by eyewitnesses',
      answer:
        'The four Gospels do not name their authors in the text; the names come from tradition of the second century. Many Christians hold to it, and many scholars think that the writers used eyewitness reports without being eyewitnesses themselves.',
      passages: ['Luke 1:1-2', 'John 21:24'],
    },
    {
      asked:
        'what if someone never heard it | what happens to people who never heard the gospel | are people lost who dont know the gospel',
      answer:
        'The Bible does not say in one clear sentence what becomes of people who never heard the gospel. Some Christians hold that only those who believe in Christ by name are saved; others, among them the Catholic Church, hope that God saves people who follow the light they had. All trust him to be just.',
      passages: ['Romans 2:14-16', 'Romans 10:14'],
    },
  ],
  'fact:covenant': [
    {
      asked:
        'is it like a contract | what is the difference between a covenant and a contract | is covenant the same as promise',
      answer:
        'Not quite. A contract trades goods or services and ends when one side breaks it; a covenant binds persons to each other, often for life, with an oath and a sign. A promise can be one-sided, a covenant makes a bond.',
      passages: ['Genesis 17:7', 'Malachi 2:14'],
    },
    {
      asked: 'how many are there | how many covenants are in the bible | list of the covenants in the bible',
      answer:
        'Most people count five main ones: with Noah, Abraham, Israel at Sinai, David, and the new covenant. Some add Adam, Phinehas or others, so lists run from two to eight or more.',
      passages: ['Genesis 9:9-11', 'Jeremiah 31:31-33'],
    },
    {
      asked:
        'do i still have to keep the old one | does the old covenant still apply to christians | are we under the law or the new covenant',
      answer:
        'Christians agree that Gentiles need not be circumcised, as Acts 15 decided, nor bring the sacrifices of the old covenant. Most hold that the moral commands, summed up in love, still guide us. How far the Sabbath or other rules apply, churches see differently.',
      passages: ['Acts 15:28-29', 'Galatians 3:23-25'],
    },
    {
      asked:
        'what is the ark of the covenant | where is the ark of the covenant now | what was inside the ark of the covenant',
      answer:
        "The ark of the covenant was a gold-covered chest with the tablets of the commandments; Hebrews adds a jar of manna and Aaron's staff. It vanished, probably when Babylon destroyed the temple about 586 BC. The Ethiopian church says that it is in Axum; no proof is known.",
      passages: ['Exodus 25:10-16', 'Hebrews 9:4'],
    },
    {
      asked:
        'does god still keep his covenant with the jews | did the church replace israel | is the covenant with israel over',
      answer:
        "Christians differ. Paul says that God's gifts and call to Israel are not taken back, and the Catholic Church and many others teach that this covenant lasts. Some hold that the church is now the heir; others expect a future for Israel in the land.",
      passages: ['Romans 11:28-29', 'Jeremiah 31:35-36'],
    },
    {
      asked: 'why is there blood | why was a covenant made with blood | what does blood of the covenant mean',
      answer:
        "In the old world a covenant was sealed with an animal's blood, as a sign that life itself was pledged. Moses sprinkled it at Sinai, and Jesus took up those words over the cup, for his own death.",
      passages: ['Exodus 24:6-8', 'Matthew 26:27-28'],
    },
    {
      asked: 'is marriage one | is marriage a covenant | if marriage is a covenant can i leave an abusive husband',
      answer:
        'Malachi calls marriage a covenant. The one who beats or threatens breaks faith, and you may go to safety; call 911 in danger, or in the US 1-800-799-7233. Churches differ on divorce, but you have a right to be safe.',
      passages: ['Malachi 2:14'],
    },
    {
      asked: 'what were the signs | what is the sign of each covenant | why is the rainbow a covenant sign',
      answer:
        "The rainbow is the sign given to Noah, circumcision to Abraham, and the Sabbath to Israel at Sinai. For the new covenant Christians point to the cup of the Lord's Supper, and many also to baptism.",
      passages: ['Genesis 9:12-15', 'Exodus 31:16-17'],
    },
  ],
  'fact:pharisee': [
    {
      asked: 'are there still pharisees | do pharisees exist today | what happened to the pharisees',
      answer:
        'Not under that name. After the Romans destroyed the temple in AD 70, their teaching lived on in the rabbis, and most Jews today follow their teaching. So it hurts when Christians use Pharisee as a word for hypocrite.',
      passages: ['Acts 5:34'],
    },
    {
      asked:
        'why was jesus so angry at them | why did jesus call the pharisees hypocrites | what did the pharisees do wrong',
      answer:
        'Jesus charged some Pharisees with show, heavy rules for others, and care for small things over justice and mercy. Prophets had spoken so to Israel before. He agreed with much of their teaching, and the warning goes to religious people of every age.',
      passages: ['Matthew 23:1-4', 'Matthew 23:23'],
    },
    {
      asked: 'were there any good ones | which pharisees were good | did any pharisees follow jesus',
      answer:
        'Nicodemus spoke up for Jesus, some Pharisees warned him of Herod, and Gamaliel calmed the council. Acts mentions believers from their party, and Paul still called himself one.',
      passages: ['Luke 13:31', 'Acts 15:5'],
    },
    {
      asked:
        'did they kill jesus | were the pharisees behind the crucifixion | who wanted jesus dead pharisees or priests',
      answer:
        'Mainly others: the chief priests, mostly Sadducees, handed Jesus to Pilate, who ordered his death. The Gospels tell that some Pharisees plotted earlier and that some were at the arrest in John; in the trial they hardly appear.',
      passages: ['Mark 3:6', 'John 18:3'],
    },
    {
      asked: 'what does the name mean | what does the word pharisee mean | where does the name pharisee come from',
      answer:
        'Pharisee most likely comes from a Hebrew or Aramaic word for separated. It may mean people who kept themselves from what was unclean, or it may have been a nickname given by opponents.',
      passages: ['Mark 7:3-4'],
    },
    {
      asked: 'what is a scribe then | difference between scribes and pharisees | were all pharisees scribes or priests',
      answer:
        'Scribe was a job, a man trained in writing and the law; Pharisee was a party. Many scribes were Pharisees, but not all, and most Pharisees were laymen such as craftsmen and traders, not priests.',
      passages: ['Mark 2:16', 'Acts 23:9'],
    },
    {
      asked: 'how many were there | how many pharisees lived in jesus time | when did the pharisees start',
      answer:
        "Josephus counts about six thousand Pharisees in Herod's time. The movement begins in the second century BC, after the Maccabees; it is in no book of the Hebrew Bible.",
      passages: [],
    },
    {
      asked: 'am i one | how do i know if im a pharisee | my church is full of pharisees what do i do',
      answer:
        "That you ask shows that you look at yourself honestly. Jesus' story of the Pharisee and the tax collector asks whether we look down on others. With a harsh church, speak with someone you trust; you may also look for another one.",
      passages: ['Luke 18:9-14', 'Matthew 7:3-5'],
    },
  ],
  'fact:gentile': [
    {
      asked: "am i one | am I a gentile if I'm not jewish | would most christians today be gentiles",
      answer:
        "If you are not Jewish by family or conversion, you are a Gentile in the Bible's sense of the word. Most Christians today are. Paul tells Gentile believers that they were once far away and now belong to God's household.",
      passages: ['Ephesians 2:11-13'],
    },
    {
      asked: 'is it an insult | is gentile a bad word | is it rude to call somebody a gentile',
      answer:
        'Gentile is not an insult in itself; it simply means someone from the other nations. In some passages it is used for people who do not know God, and then it has a sharper sound. Today it is a neutral word.',
      passages: ['Matthew 6:31-32'],
    },
    {
      asked: 'who was the first one to believe | who was the first gentile christian | was cornelius a gentile',
      answer:
        'Cornelius, a Roman centurion in Caesarea, is usually named as the first Gentile convert, in Acts 10. The Ethiopian official in Acts 8 comes earlier, but Luke does not say whether he was a Gentile or belonged to Judaism already.',
      passages: ['Acts 10:44-48', 'Acts 8:36-39'],
    },
    {
      asked: 'so can i eat pork | do gentiles have to keep the food laws | do christians need to eat kosher',
      answer:
        'Most churches say that Gentile Christians may eat any food. The meeting in Acts 15 asked them to keep from idol food, blood, strangled animals and sexual sin. A few churches, such as Seventh-day Adventists, avoid pork for their own reasons.',
      passages: ['Acts 15:28-29', 'Romans 14:2-3'],
    },
    {
      asked: 'was jesus one | was Jesus a jew or a gentile | were the disciples gentiles',
      answer:
        'Jesus was a Jew, and so were the twelve. He was circumcised, went to synagogue and kept the feasts. Among his ancestors Matthew does name Gentile women, such as Rahab and Ruth.',
      passages: ['Matthew 1:5', 'Luke 2:21'],
    },
    {
      asked: 'did jesus help any | how did Jesus treat gentiles | did jesus heal gentile people',
      answer:
        'Jesus healed the servant of a Roman centurion and the daughter of a Canaanite woman, and he praised the faith of both. He also said that he was sent first to Israel; after Easter he sends his disciples to all nations.',
      passages: ['Matthew 8:10-13', 'Matthew 15:24-28'],
    },
    {
      asked: 'did one write any of the bible | was luke a gentile | is there a gentile author in the bible',
      answer:
        'Perhaps Luke. Many scholars think that he was a Gentile, because Paul seems to list him apart from his Jewish coworkers at the end of Colossians. Others think that he was a Greek-speaking Jew, and the Bible does not settle it.',
      passages: ['Colossians 4:10-14'],
    },
    {
      asked:
        'are they in the old testament | what does the old testament say about gentiles | where does god promise something to the nations',
      answer:
        'The Old Testament often speaks of the nations, goyim in Hebrew. God promises Abraham that through him every people will receive blessing, and Isaiah calls the servant of God a light for other peoples.',
      passages: ['Genesis 12:3', 'Isaiah 49:6'],
    },
  ],
  'fact:disciple-apostle': [
    {
      asked:
        'was paul one of the twelve | is Paul an apostle even though he never met jesus | why is paul called an apostle',
      answer:
        'Paul was not one of the twelve. He calls himself an apostle because the risen Christ appeared to him and sent him, and he says that he was the last and least of them, since he had persecuted the church.',
      passages: ['1 Corinthians 15:8-9', 'Galatians 1:1'],
    },
    {
      asked: 'were any of them women | was there a woman apostle | who was junia',
      answer:
        "Perhaps. In Romans 16:7 Paul greets Andronicus and Junia, a woman's name. Many scholars and early writers read that she was outstanding among the apostles; others translate that she was well known to them.",
      passages: ['Romans 16:7'],
    },
    {
      asked: 'are there any today | are there still apostles now | my church calls its leader an apostle is that right',
      answer:
        'Christians differ. Most churches hold that the apostles were witnesses of the risen Jesus and had no successors in that; Catholics and Orthodox see bishops as carrying on their office. Some Pentecostal and charismatic churches use the title for leaders today.',
      passages: ['1 Corinthians 9:1', 'Ephesians 4:11-12'],
    },
    {
      asked: 'so am i a disciple | does going to church make me a disciple | how do i become a disciple of jesus',
      answer:
        'If you follow Jesus and want to learn from him, you may call yourself a disciple. It means a learner, not an expert. Jesus speaks of staying in his word and of loving one another as its marks.',
      passages: ['John 8:31-32', 'John 13:34-35'],
    },
    {
      asked: 'how many were there | how many disciples did jesus have altogether | were there only 12 desciples',
      answer:
        'There were more than twelve. Luke tells of seventy (in some manuscripts seventy-two) whom Jesus sent out in pairs, of women who traveled with him, and of a large crowd of disciples. The twelve were an inner circle.',
      passages: ['Luke 10:1', 'Luke 8:1-3'],
    },
    {
      asked: 'why 12 | why did Jesus choose twelve apostles | is there a reason for the number twelve',
      answer:
        'Most readers see in the twelve a sign for the twelve tribes of Israel. Jesus himself makes the link when he says that they will sit on twelve thrones, judging the tribes.',
      passages: ['Matthew 19:28', 'Luke 22:29-30'],
    },
    {
      asked: 'what about mary magdalene | was Mary Magdalene an apostle | why is she called apostle to the apostles',
      answer:
        "The Bible does not call Mary Magdalene an apostle. She was the first in John's Gospel to see the risen Jesus, and he sent her to tell the others; for that, church tradition calls her the apostle to the apostles.",
      passages: ['John 20:16-18'],
    },
    {
      asked: 'who else was called that | was barnabas an apostle | was james the brother of jesus an apostle',
      answer:
        'Besides the twelve and Paul, Acts calls Barnabas an apostle, and Paul seems to count James the brother of Jesus. Hebrews even uses the word for Jesus himself, as the one God sent.',
      passages: ['Acts 14:14', 'Galatians 1:19'],
    },
  ],
  'fact:antichrist': [
    {
      asked: 'is he alive today | is the antichrist already here | do you know who the antichrist is now',
      answer:
        'The Bible does not name any person living today. John wrote to his first readers that many antichrists had already come, so he had people of his own time in view. Every later guess about one person has been wrong.',
      passages: ['1 John 2:18'],
    },
    {
      asked: 'is it the pope | my grandpa says the pope is the antichrist | did luther call the pope antichrist',
      answer:
        'The Bible does not say so. Luther and other Reformers called the papacy that in the fights of the sixteenth century, and a few groups still do. Most Protestant churches today no longer teach it, and Catholics of course reject it.',
      passages: ['1 John 4:1-3'],
    },
    {
      asked: 'is he the same as the beast | is the antichrist 666 | does revelation talk about the antichrist',
      answer:
        'The word antichrist does not appear in Revelation. Many readers identify him with the beast there, whose number is 666; many scholars think that the number first pointed to the emperor Nero. Churches differ on whether one person is still to come.',
      passages: ['Revelation 13:17-18'],
    },
    {
      asked: 'which verses say it | where is the word antichrist in the bible | how many times is antichrist mentioned',
      answer:
        'The word antichrist is in four verses only: 1 John 2:18, 1 John 2:22, 1 John 4:3 and 2 John 7. In the first of them John also uses it in the plural, antichrists.',
      passages: ['1 John 2:22', '2 John 1:7'],
    },
    {
      asked: "is it in the old testament | does daniel talk about the antichrist | what's the little horn in daniel",
      answer:
        'The word is not in the Old Testament. Daniel sees a boastful little horn, and many scholars relate it to King Antiochus, who persecuted the Jews in the second century before Christ. Some Christians also see in it a picture of a last enemy.',
      passages: ['Daniel 7:8', 'Daniel 7:25-27'],
    },
    {
      asked: 'should i be scared | im afraid of the antichrist | the antichrist stuff gives me nightmares',
      answer:
        'You do not need to be afraid. John wrote about antichrists to calm and strengthen his readers, and tells them that the one in them is greater. If such videos or talks rob you of sleep, put them away and tell someone you trust.',
      passages: ['1 John 4:4', 'John 16:33'],
    },
    {
      asked: 'am i one if i doubt | could I be an antichrist by accident | does having doubts make me antichrist',
      answer:
        'John means people who denied Christ and led others away from him, not someone who wonders and asks. Jude asks for mercy on those who doubt, and Jesus was patient with Thomas.',
      passages: ['Jude 1:22', 'John 20:27-29'],
    },
    {
      asked: "is a chip or vaccine the mark | what's the mark of the beast | is the covid shot the mark of the beast",
      answer:
        'Nothing in the Bible points to a vaccine or a chip. In Revelation the mark stands for worship of the beast, given knowingly, and not for something one can receive by mistake. Many scholars think first of Roman emperor worship.',
      passages: ['Revelation 13:16-17', 'Revelation 14:9-11'],
    },
  ],
  'fact:purgatory': [
    {
      asked: 'how long are you in there | how long do souls stay in purgatory | is there a set time in purgatory',
      answer:
        'Catholic teaching names no length of time, and says that it may not be like earthly time at all. The days and years once linked with indulgences counted penance done on earth, not time in purgatory. The Bible gives no figure.',
      passages: [],
    },
    {
      asked: 'is my dad there | is my mom in purgatory now | my husband just died is he in purgatory',
      answer:
        'No one can tell you that, and the Catholic Church does not say it of any single person. Catholics and Orthodox would pray with hope for the one you lost; Protestants would entrust your loved one to Christ. All agree that God is merciful.',
      passages: ['Psalm 103:8-14'],
    },
    {
      asked:
        'can you still go to hell from there | is purgatory a second chance | does everyone in purgatory get to heaven',
      answer:
        "Purgatory is not a second chance in Catholic teaching. Everyone in it has died in God's friendship and will surely be with him. It is seen as the last cleaning before the feast, not as a trial with an open end.",
      passages: ['1 Corinthians 3:13-15'],
    },
    {
      asked: 'can i pray for my husband who died | is it ok to pray for the dead | do prayers help dead people',
      answer:
        'Catholics and Orthodox say yes, and many Anglicans too: love for the dead may be brought to God. Most Protestants thank God for the dead and pray for the living, since the Bible has no clear command. No church forbids you to tell God that you miss him.',
      passages: ['2 Timothy 1:16-18'],
    },
    {
      asked: 'why dont protestants believe it | why did luther reject purgatory | do baptists believe in purgatory',
      answer:
        "Protestants, Baptists among them, find no clear teaching of purgatory in Scripture and say that Christ's death cleanses fully. They point to the thief on the cross, who was promised paradise that day. Luther began with the sale of indulgences and later rejected the teaching itself.",
      passages: ['Luke 23:42-43', '1 John 1:7'],
    },
    {
      asked:
        'where is that maccabees verse | what does 2 maccabees 12 say about purgatory | why isnt maccabees in my bible',
      answer:
        'In 2 Maccabees 12:38-45 Judas Maccabeus has an offering made for fallen soldiers, so that they may be freed from their sin. Catholic and Orthodox Bibles have the book; Protestants count it among the Apocrypha, because it is not in the Hebrew Bible.',
      passages: [],
    },
    {
      asked: 'what happens there | does purgatory hurt | is there fire in purgatory',
      answer:
        'The Catholic Catechism speaks of a purification and of a cleansing fire, and says little more. Older teachers such as Augustine and Thomas Aquinas expected sharp pain; many Catholic teachers today understand the fire as meeting Christ himself, whose love burns away what is false.',
      passages: ['1 Corinthians 3:13-15'],
    },
    {
      asked:
        "what's an indulgence | did people really pay to get out of purgatory | can you buy someone out of purgatory",
      answer:
        "In Catholic teaching an indulgence takes away the remaining penalty for sins already forgiven, through prayer and works of mercy. In Luther's time preachers traded them for money; the Council of Trent ended that trade. They cannot be bought today.",
      passages: [],
    },
  ],
  'fact:rapture-word': [
    {
      asked: 'when is it | when will the rapture happen | is the rapture this year',
      answer:
        'No one knows. Jesus says that not even the angels know the day or hour, and every date that people have set has passed. Anyone who names one claims more than the Bible gives.',
      passages: ['Matthew 24:36', 'Acts 1:7'],
    },
    {
      asked: 'will i be left behind | im scared of being left behind | what if i come home and everyone is gone',
      answer:
        'Paul wrote about this to comfort people, not to frighten them, and he closes by asking them to encourage one another with it. The promise is to be with the Lord always. If you have put your trust in Christ, he will not overlook you.',
      passages: ['1 Thessalonians 4:17-18', 'John 10:27-28'],
    },
    {
      asked:
        "did jesus talk about it | what about one taken and one left | doesn't jesus mention the rapture in matthew 24",
      answer:
        'Jesus speaks of two in a field, one taken and one left. Some read this as the rapture; others point to the flood just before it and think that those taken are taken in judgment. Either way his point is to be awake.',
      passages: ['Matthew 24:39-42'],
    },
    {
      asked: 'who came up with it | where did the rapture idea come from | is the rapture a new teaching',
      answer:
        'The rapture as a separate event before the tribulation was spread from the 1830s by John Nelson Darby, and later by the Scofield Bible. Its supporters say that it rests on Paul. The meeting with the Lord itself has been taught from the start.',
      passages: ['1 Thessalonians 4:16-17'],
    },
    {
      asked:
        'do catholics believe in it | does the catholic church teach the rapture | what do lutherans say about the rapture',
      answer:
        'Not as a separate event. Catholic, Orthodox, Lutheran, Methodist and most Reformed churches expect one return of Christ, when the dead are raised and the living are gathered. The earlier rapture is taught in many Baptist, Pentecostal and independent churches.',
      passages: ['1 Thessalonians 4:16-17', 'John 5:28-29'],
    },
    {
      asked: 'what about people who already died | do the dead go first in the rapture | will my mom who died miss it',
      answer:
        'They will not miss it. That was exactly the worry of the Thessalonians, and Paul answers that the dead in Christ rise first, and then all will be together.',
      passages: ['1 Thessalonians 4:13-16'],
    },
    {
      asked:
        "is it before or after the tribulation | what's pre trib and post trib | will christians go through the tribulation",
      answer:
        'Christians differ. Pre-tribulation teachers place the rapture before a time of great trouble, mid-tribulation ones in the middle, post-tribulation ones at its end. Many churches make no such timetable and say only that Christ will come and that his people suffer meanwhile.',
      passages: ['Matthew 24:29-31', 'John 16:33'],
    },
    {
      asked: 'what about my little kids | do babies get taken in the rapture | what happens to children in the rapture',
      answer:
        'The Bible does not say anything about children in this passage. Most who teach the rapture believe that little children are taken too, because of how Jesus welcomed them. You can tell a child that Jesus loves children and does not forget one.',
      passages: ['Mark 10:13-16'],
    },
  ],
  'fact:nephilim': [
    {
      asked: 'how tall were they | how big were the nephilim | were the nephilim 30 feet tall',
      answer:
        'The Bible gives no height for the Nephilim. The spies only say that next to them they felt like grasshoppers, and they said it in fear. Figures that you find online come from later legends.',
      passages: ['Numbers 13:32-33'],
    },
    {
      asked: 'was goliath one | is goliath a nephilim | were goliath and the nephilim related',
      answer:
        'The Bible does not say so. Goliath is a Philistine from Gath, and other tall fighters from there are called descendants of Rapha. Joshua says that some Anakim were left in Gath, so readers have guessed at a link.',
      passages: ['1 Samuel 17:4', 'Joshua 11:22'],
    },
    {
      asked: 'who were their parents | were the nephilim fallen angels | who are the sons of god in genesis 6',
      answer:
        'Genesis speaks of sons of God and daughters of men, and there are three main readings. Ancient Jewish writers took the fathers as angels; many church fathers as the line of Seth; others as kings or nobles. The text does not decide it.',
      passages: ['Genesis 6:1-4'],
    },
    {
      asked:
        'did they survive the flood | how were there nephilim after the flood | if everyone drowned why are they in numbers',
      answer:
        'The Bible does not explain it. Genesis 6 says that they were there then and also later, and the spies report them in Canaan. Many think that the spies exaggerated with an old name; others guess at a return.',
      passages: ['Genesis 6:4', 'Numbers 13:33'],
    },
    {
      asked: 'is that in the book of enoch | what does enoch say about nephilim | should i read the book of enoch',
      answer:
        '1 Enoch, a Jewish book from the last centuries before Christ, tells at length of angels who fathered giants. Only the Ethiopian and Eritrean Orthodox churches count it as Scripture. You may read it as history of ideas; Jude quotes a line of it.',
      passages: ['Jude 1:14-15'],
    },
    {
      asked: 'did they find bones | have giant skeletons been found | is there any proof of the nephilim',
      answer:
        'No giant skeletons have been confirmed, and the pictures that go around are hoaxes or edited photos. Some very large bones found in earlier times turned out to be from mammoths and other animals.',
      passages: [],
    },
    {
      asked: 'what does the word mean | what does nephilim mean in hebrew | why do some bibles say giants',
      answer:
        'The meaning is not certain. Nephilim sounds like the Hebrew verb to fall, so many explain it as fallen ones. The old Greek translation wrote giants, and the King James Version followed it.',
      passages: ['Genesis 6:4'],
    },
    {
      asked: 'are they why god sent the flood | were the nephilim evil | did the flood happen because of the giants',
      answer:
        'Genesis gives another reason for the flood: human wickedness and violence. The Nephilim are mentioned just before that, and the text calls them men of renown, without saying that they were the cause. Later Jewish writings made that link.',
      passages: ['Genesis 6:5-7', 'Genesis 6:11-13'],
    },
  ],
  'fact:messiah': [
    {
      asked:
        'why dont jews believe he is | why do jewish people not accept Jesus as messiah | do jews still wait for the messiah',
      answer:
        'Most Jews expect that the Messiah will bring peace, gather Israel and renew the world, and they do not see this done in Jesus. Many still wait, and others hope for a messianic age. Christians answer that Jesus began it and will complete it.',
      passages: ['Isaiah 2:4', 'Isaiah 11:6-9'],
    },
    {
      asked: 'did he ever say it himself | did Jesus claim to be the messiah | where does jesus say he is the christ',
      answer:
        'Though seldom openly. He says it to the Samaritan woman at the well, he accepts it from Peter, and when the high priest asks him at his trial, he answers yes in Mark.',
      passages: ['John 4:25-26', 'Mark 14:61-62'],
    },
    {
      asked: "so is christ his last name | is Christ jesus's surname | why is he called jesus christ",
      answer:
        "Christ is a title and not a family name. Jesus Christ means Jesus the anointed one, the Messiah. In his own town he would have been called Jesus of Nazareth or Joseph's son.",
      passages: ['Matthew 16:15-17', 'John 1:45'],
    },
    {
      asked:
        'where in the old testament | which prophecies are about the messiah | old testament verses on the messiah please',
      answer:
        'Christians read above all Isaiah 9 and 11, Micah 5, Zechariah 9 and Isaiah 53 as promises of the Messiah. Jews read several of these as hope for a king, and Isaiah 53 mostly as speaking of Israel.',
      passages: ['Isaiah 9:6-7', 'Micah 5:2'],
    },
    {
      asked: "why did he keep it a secret | why did Jesus tell them not to tell anyone | what's the messianic secret",
      answer:
        'The Gospels do not give the reason. Many think that people expected a king who would fight Rome, and Jesus did not want to be taken for one before they had seen the cross. In John he slips away when a crowd wants to crown him.',
      passages: ['Mark 8:29-31', 'John 6:15'],
    },
    {
      asked: 'was david a messiah too | were there other anointed ones | is cyrus called messiah',
      answer:
        "In the wider sense of anointed one. Saul and David are called the Lord's anointed, high priests were anointed too, and Isaiah uses the word even for Cyrus, a Persian king. The one great Messiah is a hope that grew from this.",
      passages: ['1 Samuel 24:6', '2 Samuel 19:21', 'Isaiah 45:1'],
    },
    {
      asked:
        "how do you know he's the one | why do christians think Jesus is the messiah | is there proof that jesus is the messiah",
      answer:
        'Christians point to his descent from David, his words and healings, and above all to his resurrection. When John the Baptist asked, Jesus pointed to what people could see: blind people saw and the poor heard good news. It remains a matter of trust and not of proof.',
      passages: ['Matthew 11:2-6', 'Romans 1:3-4'],
    },
    {
      asked: 'what are messianic jews | can you be jewish and believe in Jesus | are messianic jews christians',
      answer:
        'Messianic Jews believe that Jesus, whom they call Yeshua, is the Messiah, and they keep many Jewish customs. Most Jewish bodies regard this as Christian faith; they themselves say that they remain Jews. The first followers of Jesus were all Jews.',
      passages: ['Acts 2:46-47', 'Acts 21:20'],
    },
  ],
};
