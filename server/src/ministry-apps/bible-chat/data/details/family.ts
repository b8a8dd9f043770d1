import type { Details } from '../detail.ts';

export const familyDetails: Details = {
  'topic:marriage': [
    {
      asked:
        'what if my husband doesnt believe | im married to a non christian what does the bible say | should i stay with an unbelieving wife',
      answer:
        'Paul says that a believer need not leave a partner who does not believe and is willing to live together in peace. He even sees a blessing for partner and children in it. Live your faith without nagging; if there is violence, get to safety and call 1-800-799-7233.',
      passages: ['1 Corinthians 7:12-16'],
    },
    {
      asked: 'do wives have to obey | what does wives submit mean | is the husband the head of the house',
      answer:
        'Christians differ. Some teach that the husband leads and the wife follows freely; others read Ephesians as giving way to each other, because it opens with that. All agree that he must love her at his own cost, and that no one has to obey into sin or harm.',
      passages: ['Ephesians 5:21-25'],
    },
    {
      asked:
        'is living together before marriage a sin | can we live together before the wedding | where does the bible say no sex before marriage',
      answer:
        "Most churches teach that sex belongs in marriage, from Genesis 2 and the New Testament's warnings against sexual immorality, so they ask couples not to live together first. No verse names modern cohabitation, and some churches are milder in practice. A couple who lives together is welcome to talk with a pastor.",
      passages: ['Hebrews 13:4', '1 Corinthians 7:8-9'],
    },
    {
      asked: 'why did people have many wives then | does the bible allow polygamy | how many wives did solomon have',
      answer:
        'The Bible tells of men with several wives, such as Jacob, David, and Solomon, who had seven hundred. The law of Moses regulated it, and the stories show much grief from it. Jesus goes back to the two of Genesis, and churches hold to one husband and one wife.',
      passages: ['1 Kings 11:3', 'Matthew 19:4-6'],
    },
    {
      asked:
        'will i still be married in heaven | are we married to our spouse in heaven | did jesus say no marriage in heaven',
      answer:
        'Jesus says that in the resurrection people do not marry, so marriage as we know it belongs to this life. He does not say that love or knowing one another ends. Latter-day Saints teach marriage for eternity; other churches do not.',
      passages: ['Matthew 22:29-30'],
    },
    {
      asked: 'we fight all the time | my marriage is unhappy what should i do | how do we save our marriage',
      answer:
        'Many good marriages pass through such a time, and getting help early is wise. Speak one at a time, repeat what you heard before you answer, and find a counselor or pastor for both. If you are afraid of your partner, call 1-800-799-7233 instead, or 911 in danger.',
      passages: ['Colossians 3:12-14', 'James 1:19'],
    },
    {
      asked:
        'can i marry someone of another religion | what does unequally yoked mean | can a christian marry a muslim or a jew',
      answer:
        'Paul tells believers not to be yoked together with unbelievers, and many churches apply it to marriage, though he does not name it there. He wants a widow to marry in the Lord. Some churches allow interfaith weddings with permission, so ask your pastor, and talk beforehand about children.',
      passages: ['2 Corinthians 6:14', '1 Corinthians 7:39'],
    },
    {
      asked: 'what does the bible say about gay marriage | can two men marry in church | is same sex marriage allowed',
      answer:
        'The Bible speaks only of marriages of man and woman, and churches differ. Catholic, Orthodox, Baptist, and many other churches do not bless same-sex marriages; some, such as the United Church of Christ and the Episcopal Church, do. All of them say that gay people are made and loved by God.',
      passages: ['Genesis 2:24', 'Matthew 19:4-6'],
    },
    {
      asked:
        'we dont have sex anymore | what does the bible say about sex in marriage | does a wife have to say yes to sex',
      answer:
        'Paul tells husband and wife not to hold back from each other except by agreement, and he gives both the same say. So no one may force the other; force is abuse, and 1-800-799-7233 helps. For a dry time, talk gently, and see a doctor or counselor together.',
      passages: ['1 Corinthians 7:3-5'],
    },
    {
      asked: 'what can we read at our wedding | bible reading for a wedding | are the wedding vows from the bible',
      answer:
        'Favorites for a wedding are 1 Corinthians 13, Colossians 3:12-14, Ruth 1:16-17, and the Song of Songs 8:6-7. Ruth spoke her promise to her mother-in-law, which takes nothing from its beauty. The usual vows come from church tradition and not from the Bible.',
      passages: ['Ruth 1:16-17', 'Colossians 3:12-14'],
    },
  ],
  'topic:divorce': [
    {
      asked: 'doesnt god hate divorce | where does it say god hates divorce | is i hate divorce in malachi',
      answer:
        'Malachi 2:16 can be read as saying that God hates divorce, but the Hebrew is hard, and newer translations differ: some say that the man who hates and divorces does violence. The prophet speaks against men who betrayed the wives of their youth. So it defends the one who is left, and does not condemn her.',
      passages: ['Malachi 2:14-16'],
    },
    {
      asked: 'he hits me can i leave | is abuse a biblical reason for divorce | can i divorce an abusive husband',
      answer:
        'You may leave, and getting safe comes first: call 911 in danger, or 1-800-799-7233. About divorce for abuse churches differ: many Protestants see a broken covenant or desertion, the Orthodox may permit it, and Catholics allow separation and a civil divorce. No one should ask you to go back into danger.',
      passages: ['Psalm 11:5', '1 Corinthians 7:15'],
    },
    {
      asked:
        'my husband cheated do i have to forgive and stay | do i have to divorce if she cheated | is adultery grounds for divorce',
      answer:
        'You neither have to stay nor have to leave. Most Protestants and the Orthodox read Matthew 19:9 as allowing divorce after unfaithfulness, but not as commanding it; Catholics allow living apart. Forgiving may come in time and does not oblige you to trust again; get tested, and get counsel.',
      passages: ['Matthew 19:8-9'],
    },
    {
      asked:
        'i didnt want it he left me | my wife divorced me against my will am i guilty | is it my fault if my spouse left',
      answer:
        'Being left is not your sin. Paul says of a partner who walks out that the believer is not bound in such a case. God is close to people with a broken heart, and you belong in church as you did before.',
      passages: ['1 Corinthians 7:15', 'Psalm 34:18'],
    },
    {
      asked:
        'can i take communion if im divorced | can divorced catholics receive communion | am i still allowed in church after divorce',
      answer:
        'Divorce by itself does not keep you from Communion in nearly any church, and that includes the Catholic Church. There, the question arises when someone has married again without an annulment; a priest can tell you what is possible. In most Protestant churches you are simply welcome.',
      passages: ['Matthew 11:28'],
    },
    {
      asked:
        'why did moses allow it then | what is the hardness of heart verse | where is divorce in the old testament',
      answer:
        "Deuteronomy 24 speaks of a husband who writes his wife a certificate of divorce; it regulates what was already done. Jesus says that Moses allowed it because people's hearts were hard, and that it was not so at the start. The paper also let the woman marry again.",
      passages: ['Deuteronomy 24:1-4', 'Matthew 19:7-8'],
    },
    {
      asked:
        'will god forgive me for getting divorced | is divorce unforgivable | i caused the divorce can god forgive me',
      answer:
        'God forgives a divorce like other wrongs; it is nowhere called unforgivable. Tell God, and where it can be done safely also your former partner, what your part was, and do right by the children. Jesus offered living water to a woman with five marriages behind her.',
      passages: ['1 John 1:8-9', 'John 4:10-18'],
    },
    {
      asked:
        'what do i say to the kids | how do we tell our children about the divorce | how does divorce affect kids bible',
      answer:
        'Tell them together if you safely can: it is not their fault, both of you love them, and this is what tomorrow looks like. The Bible gives no script, but it tells parents not to make children lose heart. Do not make them carry messages or choose sides.',
      passages: ['Colossians 3:21'],
    },
    {
      asked:
        'what is an annulment | how is an annulment different from divorce | are my kids illegitimate after an annulment',
      answer:
        "An annulment is a Catholic court's finding that a marriage was never valid, for instance because consent was not free. A divorce ends a legal marriage. Children are not made illegitimate by an annulment, and Catholic law says so.",
      passages: [],
    },
    {
      asked: 'did anyone in the bible get divorced | who was divorced in the bible | did god divorce israel',
      answer:
        "In Ezra's time men sent away foreign wives, Abraham sent Hagar away with her son, and Herodias left her husband for his brother. Jeremiah even says as a picture that God gave Israel a certificate of divorce, and then he calls her to come back.",
      passages: ['Jeremiah 3:8-12', 'Ezra 10:2-3'],
    },
  ],
  'topic:remarriage': [
    {
      asked:
        'am i living in adultery | is my second marriage adultery | jesus said whoever marries a divorced woman commits adultery',
      answer:
        "Churches answer differently. Catholic teaching holds that the first valid marriage still holds; many Protestants say that a second marriage is a real one, to be kept faithfully, even if it began with a wrong. None of them says that you are shut out from God's mercy.",
      passages: ['Matthew 19:8-9', 'Luke 16:18'],
    },
    {
      asked:
        'do i have to leave my second wife | should i divorce and go back to my first husband | i already remarried what now',
      answer:
        'Most Protestant and Orthodox pastors say no: keep the promises that you have now. The law of Moses even forbade a woman to return to her first husband after a second marriage. Catholics should talk with a priest about annulment or how to live; the church does not want children to lose a home.',
      passages: ['Deuteronomy 24:1-4', '1 Corinthians 7:20'],
    },
    {
      asked:
        'how soon can i marry after my wife died | is it ok to remarry as a widow | am i betraying my dead husband if i remarry',
      answer:
        'You may marry again after a death, and the Bible sets no waiting time. Paul says that a widow is free, and he only adds that she should marry in the Lord. It is no betrayal; give yourself and any children time, and let the one who died be spoken of.',
      passages: ['1 Corinthians 7:39', 'Romans 7:2-3'],
    },
    {
      asked:
        'whose wife will i be in heaven | if i remarry which husband will i be with in heaven | will i see my first wife in heaven if i remarry',
      answer:
        'Jesus was asked this about a woman with seven husbands, and he answered that in the resurrection people do not marry. So no one has to choose there. He does not say that you will not know and love each other; most Christians expect to.',
      passages: ['Matthew 22:23-30'],
    },
    {
      asked: 'what is the exception clause | what is the exception in matthew | why is the exception only in matthew',
      answer:
        'In Matthew 5:32 and 19:9 Jesus forbids divorce except for porneia, a Greek word for sexual wrongdoing. Many Protestants and the Orthodox take it as adultery; Catholics usually think of unlawful unions. Mark and Luke give the saying without it, and why is disputed.',
      passages: ['Matthew 5:32', 'Mark 10:11-12'],
    },
    {
      asked:
        'my ex left the faith and left me am i free | what does not bound mean in 1 corinthians 7 | can i remarry if my spouse abandoned me',
      answer:
        'Many Protestants say yes: Paul writes that a believer left by an unbelieving partner is not bound, and they take it as free to marry. Catholic law knows a similar case, the Pauline privilege, for two people who were unbaptized at the wedding. Others think that he means only free to live apart.',
      passages: ['1 Corinthians 7:15'],
    },
    {
      asked: 'who married again in the bible | did ruth remarry | was anybody in the bible remarried',
      answer:
        "Ruth, a widow, married Boaz and became David's great-grandmother. Abigail married David after Nabal died, and Abraham took Keturah after Sarah's death. Of remarriage after divorce the Bible tells mainly sad cases, such as Herod Antipas and Herodias.",
      passages: ['Ruth 4:13-17', '1 Samuel 25:39-42'],
    },
    {
      asked: 'can a divorced pastor remarry | can a remarried man be a deacon | what does husband of one wife mean',
      answer:
        'Churches differ, because the phrase in 1 Timothy 3 can mean never remarried, not polygamous, or simply faithful. Some bar divorced or remarried men from office; many Protestants decide case by case. Orthodox priests may not marry again, even as widowers.',
      passages: ['1 Timothy 3:2', '1 Timothy 3:12'],
    },
    {
      asked:
        'can i date while separated | can i date before my divorce is final | is it adultery if im separated and seeing someone',
      answer:
        'Most churches ask you to wait: as long as the divorce is not final, you are still married, and a new relationship counts as unfaithful. Paul wants separated people to stay single or be reconciled; waiting also protects your heart and the children. If you left because of danger, reconciling is not required of you.',
      passages: ['1 Corinthians 7:10-11'],
    },
    {
      asked:
        'will a church marry us if im divorced | can i have a church wedding after divorce | which churches allow remarriage',
      answer:
        "In many churches: most Methodist, Lutheran, Presbyterian, and Episcopal churches marry divorced people after a talk with the pastor, and Orthodox churches with the bishop's blessing. Catholics need an annulment first. Baptist and evangelical pastors decide differently, so ask early and tell your story openly.",
      passages: ['Matthew 19:9', '1 Corinthians 7:15'],
    },
  ],
  'topic:submission': [
    {
      asked:
        'what if he hits me | do i have to submit to a husband who beats me | does submission mean i stay with an abusive man | my husband hurts me what does the bible say',
      answer:
        'Submission never means staying to be hurt; the same chapter tells a husband to care for his wife as for his own body. If you are in danger, call 911, or the National Domestic Violence Hotline at 1-800-799-7233. You may leave, and you are not to blame.',
      passages: ['Ephesians 5:28-29', 'Psalm 11:5'],
    },
    {
      asked:
        'what if he wants me to do something wrong | does a wife have to obey her husband if its a sin | what if my husband tells me to lie or break the law',
      answer:
        "A wife does not have to take part in wrong. When human orders clash with God's, the apostles said that God comes first, and in Acts Sapphira is held answerable for going along with her husband's lie. Submission in marriage has that limit in all major churches.",
      passages: ['Acts 5:29', 'Acts 5:7-9'],
    },
    {
      asked:
        "what if my husband isnt a believer | do i submit to a husband who doesn't believe | how does submission work with a non christian husband",
      answer:
        'Peter writes to wives in just that situation: he hopes that a kind and honest life will speak to the husband more than arguments. He does not ask them to give up their faith. If the husband leaves for that reason, Paul says that the believer is not bound.',
      passages: ['1 Peter 3:1-2', '1 Corinthians 7:13-15'],
    },
    {
      asked:
        'what does the word submit actually mean | meaning of submit in greek | is submit the same as obey | what does submission mean in the bible',
      answer:
        'The Greek word means to place yourself under another, as in an ordered group; Ephesians asks it of wives, right after asking it of all Christians, and never tells husbands to enforce it. For children and slaves that letter says obey instead, though Titus uses the first word for slaves.',
      passages: ['Ephesians 5:21-22', 'Ephesians 6:1', 'Titus 2:9'],
    },
    {
      asked:
        'what does head of the wife mean | is the husband the head of the house | why does paul call the man the head',
      answer:
        'Paul compares the husband to Christ, who is head of the church and gave up his life for it. Some readers take "head" to mean a leader with responsibility; others think of a source, as of a river. Both agree that Paul explains it by self-giving, not by giving orders.',
      passages: ['Ephesians 5:23-25', '1 Corinthians 11:3'],
    },
    {
      asked:
        'which verse is that | where does the bible say wives submit | give me all the verses on wives submiting | is that really in the bible',
      answer:
        'It is in Ephesians 5, Colossians 3, Titus 2 and 1 Peter 3, all of them letters in the New Testament. Each time the husband gets a duty too, except in Titus: to love, not to be harsh, to show honor. Jesus himself gave no saying about it.',
      passages: ['Ephesians 5:21-25', 'Colossians 3:18-19'],
    },
    {
      asked:
        'so who gets the last word | who decides when we disagree | does the husband make the final decision | what if husband and wife cant agree',
      answer:
        'The Bible does not say who decides when a couple cannot agree. Complementarian churches often say that the husband carries the decision, after listening; egalitarian churches say that the two go on until they agree. Where Paul speaks of a decision in marriage, about times of prayer, he wants mutual consent.',
      passages: ['1 Corinthians 7:3-5', 'Philippians 2:3-4'],
    },
    {
      asked:
        'but my pastor says i have to obey him in everything | my husband keeps quoting that verse at me | church tells me to submit more | can my husband force me to submit',
      answer:
        'No one may force you: husbands are nowhere told to make a wife submit, and "everything" has limits, since God comes first and no one may harm you. If he frightens you, call the Domestic Violence Hotline, 1-800-799-7233, or 911 in danger. You may also seek another pastor.',
      passages: ['Ephesians 5:25', 'Colossians 3:19'],
    },
    {
      asked:
        'is it in the old testament too | does genesis say men rule over women | is submission because of eve | did god want that from the beginning',
      answer:
        'The Old Testament has no command that wives submit. Genesis says after the fall that the man will rule over the woman; many read this as damage described, not as an order, while others see a changed form of an order from the start. Before it, both share the task of caring for the earth.',
      passages: ['Genesis 3:16', 'Genesis 1:27-28'],
    },
    {
      asked:
        'can a wife have a job then | what if i earn more than my husband | does submission mean staying at home | is it ok if the wife works',
      answer:
        'A wife may work and earn; submission in the Bible does not mean staying home. The woman praised in Proverbs 31 buys a field and sells her goods, and Lydia traded in purple cloth. Who earns more is nowhere made a question of faith.',
      passages: ['Proverbs 31:16-18', 'Acts 16:14-15'],
    },
  ],
  'topic:singleness': [
    {
      asked: 'was paul married | did paul ever have a wife | was the apostle paul single his whole life',
      answer:
        'Paul was unmarried when he wrote to Corinth, for he says he wishes others were as he is. Whether he had been married earlier the Bible does not say; some think he was a widower. He insisted that he would have had the right to a wife.',
      passages: ['1 Corinthians 7:7-8', '1 Corinthians 9:5'],
    },
    {
      asked: 'did jesus have a wife | was jesus really single | was jesus married to mary magdalene',
      answer:
        'The Bible mentions no wife of Jesus. It names his mother, his brothers and the women who followed him, Mary Magdalene among them, and a wife would hardly have been left out. The idea of a marriage comes from much later writings and novels.',
      passages: ['Luke 8:1-3', 'Matthew 13:55-56'],
    },
    {
      asked:
        'but it says its not good to be alone | doesnt god say man should not be alone | is being single against genesis',
      answer:
        "Genesis does call Adam's being alone not good, and marriage is the first answer given there. It is not the only one: Jesus and Paul lived unmarried among close friends and helpers. Being single need not mean being alone.",
      passages: ['Genesis 2:18', 'Mark 3:34-35'],
    },
    {
      asked:
        "what if i want to get married and no one comes | why hasn't god given me a husband | still single and praying for a wife | will god send me someone",
      answer:
        'The Bible does not promise everyone a spouse, and it never says that a person stays single as a punishment. Wanting marriage is good, and you may keep asking God and also look around, meet people and let friends help. Waiting can hurt, and the Psalms let you say so.',
      passages: ['Psalm 38:9', 'Proverbs 18:22'],
    },
    {
      asked:
        'how do i know if i have the gift | what is the gift of singleness | what if i dont have the gift of being single',
      answer:
        'Paul calls both states, married and single, a gift from God, and gives no test for telling which is yours. Some understand the gift as a calling to stay unmarried; others simply as the life you have now. He also says plainly that those who long to marry should do so.',
      passages: ['1 Corinthians 7:7-9'],
    },
    {
      asked: 'so is it better than marriage | is being single holier than being married | does paul say dont marry',
      answer:
        "Paul says that marrying is good and that staying single can be better, because it leaves a person free for the Lord's work; he adds that he lays down no trap. Catholic and Orthodox tradition has honored vowed celibacy highly; Protestants mostly call both states equal callings.",
      passages: ['1 Corinthians 7:32-35', '1 Corinthians 7:38'],
    },
    {
      asked:
        'who else was single in the bible | single people in the bible names | was anyone single in the old testament',
      answer:
        'Jeremiah was told by God not to marry, and no wife is mentioned for Elijah, Daniel or John the Baptist, though the Bible does not say for sure. Philip the evangelist had four unmarried daughters who prophesied. Anna lived most of her life as a widow.',
      passages: ['Jeremiah 16:1-2', 'Acts 21:8-9'],
    },
    {
      asked:
        'does that count if im divorced | im divorced and single again what does the bible say | single after divorce is that ok',
      answer:
        'A divorced person can live single with the same dignity, and Paul names it as one way for people who have separated. Whether divorced people may marry again is seen differently by the churches. Your worth and place in the church do not depend on it.',
      passages: ['1 Corinthians 7:10-11', 'Isaiah 54:4-6'],
    },
    {
      asked: 'im so lonely though | being single is lonley what can i do | how do i cope with being single and lonely',
      answer:
        'Loneliness is real, and the Bible does not scold it; even Paul asked a friend to come soon. One small step helps: invite someone for a meal, join a group, tell one person how it is. If the loneliness turns dark, in the United States you can call or text 988 at any hour.',
      passages: ['Psalm 68:5-6', '2 Timothy 4:9-11'],
    },
    {
      asked:
        'what do i say when they keep asking | people at church ask why im still single | how do i answer family who want me married',
      answer:
        'A short, friendly sentence is enough: "I\'m glad to be asked, and I\'ll tell you when there is news." You owe no one a reason for being single. If you like, add that Jesus and Paul were unmarried too, and that Christian families are wider than couples.',
      passages: ['1 Corinthians 7:17', 'Mark 10:29-30'],
    },
  ],
  'topic:dating': [
    {
      asked:
        'can i date someone who isnt a believer | is it ok to date a non christian | my boyfriend is an atheist is that wrong | dating an unbeliever',
      answer:
        'The Bible has no rule about dating, but Paul warns against being yoked with unbelievers, and many Christians apply this to dating with a view to marriage. Others see more freedom and stress honest talk. Ask early what faith means to each of you and how you would raise children.',
      passages: ['2 Corinthians 6:14', '1 Corinthians 7:39'],
    },
    {
      asked:
        'how far can we go | is kissing a sin when dating | what is allowed before marriage when your dating | where is the line',
      answer:
        'The Bible draws no exact line such as kissing; it asks for self-control and for treating the other person as family, with respect. Most churches teach that sex waits for marriage. A good test is whether both of you could speak about it openly afterward, and a no from either one counts.',
      passages: ['1 Thessalonians 4:3-5', '1 Timothy 5:1-2'],
    },
    {
      asked:
        'how do i know hes the one | does god have one person for me | are soulmates biblical | is there a right person i have to find',
      answer:
        'The Bible nowhere teaches that only one right person exists for you; Paul tells a widow that she may marry who she wishes, in the Lord. Look at character over time: honesty, kindness, how he or she handles anger and money. Ask people who know you both.',
      passages: ['1 Corinthians 7:39', 'Galatians 5:22-23'],
    },
    {
      asked:
        "what if my parents dont approve | my family doesn't like my girlfriend | do i need my parents permission to date",
      answer:
        'If you are a minor, your parents have a say, and the Bible asks children to listen to them. If you are grown, hear their reasons seriously, for they may see something; the choice is still yours. In Bible times parents usually arranged marriages, though Rebekah was asked for her consent.',
      passages: ['Genesis 24:57-58', 'Proverbs 15:22'],
    },
    {
      asked: 'can i date after a divorce | im divorced can i start dating again | is dating after divorce wrong',
      answer:
        'Churches differ. Many Protestant churches allow a new marriage after adultery or desertion, some more widely; the Catholic Church asks for an annulment first; the Orthodox allow it with conditions. Talk with your pastor before you promise anything, and take time to heal, for the sake of children too.',
      passages: ['Matthew 19:9', '1 Corinthians 7:15'],
    },
    {
      asked:
        'did anyone date in the bible | were there couples in the bible who dated | how did people meet in bible times',
      answer:
        'No one dated in our sense; families arranged marriages. Still, there is love before a wedding: Jacob worked seven years for Rachel after meeting her at a well, and Ruth met Boaz in his field. The Song of Solomon lets two lovers look for each other.',
      passages: ['Genesis 29:18-20', 'Ruth 2:8-12'],
    },
    {
      asked: 'is online dating ok | can christians use dating apps | is tinder a sin',
      answer:
        'A website or an app is only a way to meet, and the Bible neither forbids nor commends it. What counts is what you look for and how honest you are in it. Meet first in public, tell a friend where you are, and never send money.',
      passages: ['Proverbs 4:23', 'Proverbs 12:22'],
    },
    {
      asked:
        'can i date a catholic | is it ok to date someone from a different church | my girlfriend is another denomination | dating outside my denomination',
      answer:
        "Many happy couples come from two churches; the Bible's warning is about those who do not share the faith in Christ. Talk early about the wedding, Sundays and the baptism of children, for churches have different rules there. Catholics, for example, ask permission for a mixed marriage.",
      passages: ['Ephesians 4:3-6', 'Amos 3:3'],
    },
    {
      asked:
        'is it ok to date another race | what does the bible say about interracial dating | can christians date outside their race',
      answer:
        "The Bible does not forbid it. Moses had a Cushite wife, and when his sister and brother spoke against him over her, God took his side; Boaz married Ruth from Moab. Israel's bans on foreign marriages were about other gods, not skin.",
      passages: ['Numbers 12:1-2', 'Ruth 4:13'],
    },
    {
      asked:
        'he wants to know where i am all the time | my boyfriend scares me | how do i get out of a bad relationship | is jealousy love',
      answer:
        'That is control; the love that Paul describes is patient and does not push to get its will. You may end it, and you need not do it alone or in person. In the United States call love is respect at 1-866-331-9474, and call 911 if you are threatened.',
      passages: ['1 Corinthians 13:4-7', 'Proverbs 22:24-25'],
    },
  ],
  'topic:sex-before-marriage': [
    {
      asked:
        'which verse says that exactly | where does it say no sex before marriage | is it really in the bible that sex before marriage is a sin',
      answer:
        'No single verse says it in just those words. Churches draw it from Paul, who warns against sexual immorality and names marriage as the answer to desire, and from Hebrews on honoring the marriage bed. Behind that is Genesis, where two people leave home and become one.',
      passages: ['1 Corinthians 7:2', 'Hebrews 13:4'],
    },
    {
      asked:
        'what if i already did | i had sex before marriage can god forgive me | im not a virgin anymore is it too late',
      answer:
        'God forgives, and it is not too late. Paul reminds the Corinthians that some of them had lived this way and were washed and made new. No word of the Bible calls you damaged goods; tell God simply, and go on from today.',
      passages: ['1 Corinthians 6:9-11', '1 John 1:9'],
    },
    {
      asked:
        'but we love each other | is it ok if were engaged | what if were going to get married anyway | is sex before the wedding ok for engaged couples',
      answer:
        'Most churches say to wait, because the promise made before others is what they understand by marriage; Paul tells engaged couples burning with desire to marry. Some mainline Protestants leave more to conscience where a lasting promise exists. If the wedding is far off only for the party, a simple one may come sooner.',
      passages: ['1 Corinthians 7:8-9', '1 Corinthians 7:36'],
    },
    {
      asked:
        'what about living together | is it a sin to move in with my boyfriend | can we live together before marriage if we dont have sex',
      answer:
        'The Bible does not speak of living together as we know it. Most churches advise against it, because marriage there begins with a promise; some mainline churches accept it where the commitment is real. Sharing a home without sex is not forbidden by any verse, though it can be hard.',
      passages: ['1 Thessalonians 4:3-5', 'Genesis 2:24'],
    },
    {
      asked: 'what does fornication mean | what is sexual immorality in the bible | meaning of porneia',
      answer:
        'Fornication is the older English word for the Greek porneia, which covers sexual relations outside marriage, among them prostitution, incest and adultery. Newer Bibles say sexual immorality. Most scholars count sex before marriage in; a few think the word aims mainly at exploitation.',
      passages: ['1 Corinthians 6:18-20', 'Matthew 15:19'],
    },
    {
      asked:
        'whats the old testament say about it | is it in the old testament | was sex before marriage punished in the law of moses',
      answer:
        "Moses' law deals with this: a man who seduced an unmarried woman had to pay the bride price and marry her; if her father refused the marriage, he still had to pay. The aim was to secure a woman who could otherwise be left without support. Other laws, harsher to our ears, are in Deuteronomy 22.",
      passages: ['Exodus 22:16-17'],
    },
    {
      asked: 'does it count if i was raped | i was abused am i still a virgin to god | someone forced me am i guilty',
      answer:
        "You are not guilty: what was done to you is another person's sin, and the law of Moses already compares it to a murder. You are whole in God's eyes. In the United States you can talk confidentially with RAINN at 1-800-656-4673, or call 911 if you are in danger.",
      passages: ['Deuteronomy 22:25-27', 'Psalm 34:18'],
    },
    {
      asked:
        'do i have to tell my fiance | should i tell my future husband about my past | do i need to confess my past to her',
      answer:
        'The Bible has no rule about it. A marriage is stronger with honesty, so it is wise to say before the wedding that there is a past, and anything that touches health or children. Details are not owed, and someone who uses it against you shows you something important.',
      passages: ['Ephesians 4:25', 'Proverbs 28:13'],
    },
    {
      asked:
        'is it worse than other sins | why does church make such a big deal of it | is premarital sex the worst sin',
      answer:
        "The Bible does not call it the worst sin. Paul says that it touches the person's own body in a special way, but he lists greed and slander beside it. Jesus was gentler with people known for sexual sins than with proud religious leaders.",
      passages: ['1 Corinthians 6:9-11', 'Matthew 21:31-32'],
    },
    {
      asked:
        'im pregnant now and not married | what if we are having a baby before marriage | i got pregnant before marriage does god hate me',
      answer:
        'God does not hate you, and your child is welcome to him. The Bible calls children a gift without asking about a wedding first. See a doctor soon, tell one person you trust, and do not let anyone rush you into a marriage or shame you.',
      passages: ['Psalm 139:13-16', 'Psalm 127:3'],
    },
  ],
  'topic:adultery': [
    {
      asked:
        'can i divorce him for it | is cheating a reason for divorce in the bible | my wife had an affair am i allowed to leave',
      answer:
        'Most Protestant churches say yes, because Jesus names sexual immorality as an exception when he speaks against divorce; the Orthodox also allow it. The Catholic Church permits separation, but holds that a valid marriage lasts. No one in the Bible is ordered to leave, and forgiving does not oblige you to stay.',
      passages: ['Matthew 19:8-9', 'Matthew 5:31-32'],
    },
    {
      asked:
        'i cheated can god forgive me | will god forgive adultery | i had an affair and feel terrible | is adultery the unforgivable sin',
      answer:
        "God forgives adultery; it is not the unforgivable sin. David, who took another man's wife and had him killed, was told by the prophet that his sin was put away, though the harm remained. End the affair, tell God the truth, and begin to repair what you can.",
      passages: ['2 Samuel 12:13', 'Psalm 51:1-4'],
    },
    {
      asked:
        'do i have to tell my wife | should i confess the affair to my husband | is it better to keep my affair secret',
      answer:
        'The Bible has no rule about when to tell, but it says that hiding wrong does not prosper. Most counselors advise telling the truth, without details that only wound, and not by accident. Speak first with a pastor or counselor; if telling could put you in danger, get help before.',
      passages: ['Proverbs 28:13', 'James 5:16'],
    },
    {
      asked:
        'is porn adultery | is looking at someone adultery | does watching porn count as cheating | what did jesus mean by adultery in the heart',
      answer:
        'Jesus said that looking at a woman in order to desire her is already adultery in the heart. A passing attraction is not meant but a look that is fed, so many Christians include pornography. He aimed at the root, not at making all sins weigh the same.',
      passages: ['Matthew 5:27-28', 'Job 31:1'],
    },
    {
      asked:
        'what about emotional affairs | is texting someone else adultery | is it cheating if nothing physical happened',
      answer:
        'The Bible does not use the term emotional affair. It does say that unfaithfulness begins in the heart, so a secret closeness that takes what belongs to your spouse deserves attention. Ask whether you would let your spouse read the messages, and if not, stop and tell the truth.',
      passages: ['Proverbs 4:23-25', 'Matthew 5:27-28'],
    },
    {
      asked:
        'what was the punishment in the old testament | were adulterers stoned | did they kill people for adultery in the bible',
      answer:
        'The law of Moses set death for both the man and the woman. The Bible does not tell of a single case where a court carried it out for adultery, and when some men demanded it of one woman, Jesus stopped them. No church asks for such punishment today.',
      passages: ['Leviticus 20:10', 'John 8:3-7'],
    },
    {
      asked:
        'is that woman story real | was the story of the woman caught in adultery added later | why does my bible have john 8 in brackets',
      answer:
        'The story is missing from the oldest manuscripts of John and is in different places in others, so many Bibles put it in brackets. Many scholars think that it is an old and trustworthy memory of Jesus even so. Catholics, Orthodox and most Protestants read it as Scripture.',
      passages: ['John 8:4-11'],
    },
    {
      asked: 'what did he write on the ground | what did jesus write in the sand | why did jesus write with his finger',
      answer:
        "The Bible does not say what Jesus wrote on the ground. Some early Christians guessed that it was the accusers' sins; others think that he was giving everyone time to cool down. The accusers left one by one, the older ones first.",
      passages: ['John 8:6-9'],
    },
    {
      asked:
        'is it adultery if i remarry | am i living in adultery because i married again | is remarriage after divorce adultery',
      answer:
        'Jesus calls a new marriage after divorce adultery, and Matthew adds an exception. Catholics hold to the first marriage unless it is annulled; Orthodox and most Protestant churches can bless a new one. Most pastors do not ask remarried people to break up a second family.',
      passages: ['Mark 10:11-12', 'Matthew 19:9'],
    },
    {
      asked: 'how do i trust him again | how do we rebuild after an affair | can a marriage survive adultery',
      answer:
        'Many marriages survive, but not quickly, and not by words alone. The one who strayed ends the contact, answers questions and lives openly; the one hurt may take time and set conditions. A counselor helps; forgiving is not the same as trusting, and you are free to decide.',
      passages: ['Hosea 3:1', 'Luke 3:8'],
    },
  ],
  'topic:parenting': [
    {
      asked:
        'is spare the rod spoil the child in the bible | do i have to spank my kids | does the bible say to hit children | where does it say spare the rod',
      answer:
        "The well-known rhyme is not in the Bible; it comes from a poem of the 1600s, though Proverbs 13 says something like it. Some Christians take the rod as a command to spank, others as a picture of a shepherd's guidance. All agree that a child must never be harmed.",
      passages: ['Proverbs 13:24', 'Psalm 23:4'],
    },
    {
      asked:
        'my teenager wont go to church | should i force my kids to go to church | how do i get my son to come to church',
      answer:
        'The Bible gives no rule on this. Many parents ask younger children to come along and give teenagers growing freedom, with one thing kept, such as grace at meals. Listening to what keeps your teenager away does more than an argument, and Paul warns against provoking children.',
      passages: ['Colossians 3:21', 'Deuteronomy 6:6-7'],
    },
    {
      asked:
        'im a single mom how do i do this | raising kids alone what does the bible say | are there single parents in the bible',
      answer:
        'You are not alone in the Bible: Hagar raised Ishmael after being sent away, and God heard the boy cry; widows such as the one of Zarephath fed a son by themselves. God is called father of the fatherless. Let grandparents, friends and church carry part of it.',
      passages: ['Genesis 21:17-20', 'Psalm 68:5'],
    },
    {
      asked: 'i yelled at my kids again | i lost my temper with my child | am i a bad parent for getting angry',
      answer:
        'One bad evening does not make you a bad parent. Tell your child simply that you were wrong and are sorry; that teaches more than never failing. If you fear that you may hurt your child, step away and call or text Childhelp at 1-800-422-4453, at any hour.',
      passages: ['James 1:19-20', 'Ephesians 4:31-32'],
    },
    {
      asked:
        'how do i teach them to pray | how do i start praying with my kids | when should i teach my child about god',
      answer:
        'Start small and start now: thanks at a meal, one sentence each at bedtime for what was good and what was hard. Deuteronomy pictures just such ordinary moments. Let your child hear you pray in your own words, and do not worry about doing it well.',
      passages: ['Deuteronomy 6:6-9', 'Mark 10:14-16'],
    },
    {
      asked:
        'is that a promise | does train up a child guarantee they stay christian | i raised them right why did they leave | proverbs 22:6 meaning',
      answer:
        "It is a proverb, which says how things usually go, not a promise for every child. Proverbs itself knows sons who do not listen, and in Isaiah God says the same of children he raised himself. A grown child's choice is no proof of bad parents.",
      passages: ['Proverbs 22:6', 'Isaiah 1:2'],
    },
    {
      asked:
        'what if my husband doesnt believe | how do i raise kids in faith when my wife is not christian | my partner is against church for the kids',
      answer:
        "You can still pass on faith: Timothy's mother was a believer and his father apparently was not, and he became Paul's close helper. Paul calls the children of such couples holy to God. Agree with your spouse on what is fair, and never run your partner down.",
      passages: ['2 Timothy 1:5', 'Acts 16:1', '1 Corinthians 7:14'],
    },
    {
      asked:
        'who was a good parent in the bible | examples of good parents in the bible | were there any good mothers or fathers',
      answer:
        "Hannah prayed for Samuel and sewed him a new robe each year; Lois and Eunice passed their faith on to Timothy; Joseph protected a child who was not his by birth. Few parents in the Bible are without fault, and the father in Jesus' story comes closest.",
      passages: ['1 Samuel 2:18-19', '2 Timothy 1:5'],
    },
    {
      asked:
        'do kids have to obey no matter what | how do i make my child obey | what does the bible say to kids about obeying',
      answer:
        'Paul asks children to obey and warns fathers not to provoke them; a few clear rules, kept calmly and without threats, help most. It is never a duty to obey into harm or wrong. A child in danger may and should tell another adult, and call 911 if it is urgent.',
      passages: ['Ephesians 6:1-4', 'Colossians 3:20-21'],
    },
    {
      asked: 'when should my child be baptized | should i baptize my baby | what age do kids get baptized',
      answer:
        'Churches differ. Catholic, Orthodox, Lutheran, Anglican, Methodist and Presbyterian churches baptize babies of believing families; Baptists and most Pentecostals wait until a child can profess faith. The Bible gives no age; it tells of whole households baptized and of people baptized when they believed.',
      passages: ['Acts 16:31-33', 'Acts 8:12'],
    },
  ],
  'topic:prodigal-child': [
    {
      asked:
        'is it my fault | did i fail as a parent | my child left the faith what did i do wrong | is it because i was a bad mom',
      answer:
        "The Bible does not say that it is your fault. In Jesus' story the father is good and the son leaves all the same, and in Isaiah God speaks as a parent whose children rebelled. If there is something you regret, you can say so; the choice remains your child's own.",
      passages: ['Luke 15:11-13', 'Isaiah 1:2'],
    },
    {
      asked: 'what does prodigal mean | whats the meaning of prodigal son | does prodigal mean lost',
      answer:
        'Prodigal means wasteful, a person who spends without measure. The word is not in the text itself; it comes from the traditional title and refers to the son who ran through his share of the property. Because of the story people now use it for anyone who returns.',
      passages: ['Luke 15:13-14'],
    },
    {
      asked:
        'where is that story | is the prodigal son a true story | which book is the prodigal son in | is it in the old testament',
      answer:
        'It is only in Luke 15, in the New Testament. It is a parable, a story that Jesus made up to answer people who grumbled that he ate with sinners. Two shorter ones go before it, about a lost sheep and a lost coin.',
      passages: ['Luke 15:1-7', 'Luke 15:17-24'],
    },
    {
      asked:
        'should i talk about god or keep quiet | what do i say to my son who left church | how do i talk to my daughter about faith without pushing',
      answer:
        'Listen more than you speak, and speak of faith when asked; Peter advises answers given with gentleness and respect. You might say once, "I love you, whatever you believe, and you can ask me anything." Most grown children already know what you believe and watch how you live it.',
      passages: ['1 Peter 3:15', 'Colossians 4:5-6'],
    },
    {
      asked:
        'is he still saved | can my child who believed once lose salvation | is my daughter going to hell because she left the faith',
      answer:
        'No one can say that over your child, whose story is not finished. Reformed and many Baptist Christians hold that God keeps those who truly came to him; Catholics, Orthodox, Lutherans and Methodists hold that faith can be lost and found again. All of them pray and hope.',
      passages: ['John 10:27-29', 'Luke 15:20'],
    },
    {
      asked:
        'should i give him money | my prodigal is on drugs do i let him come home | my son is addicted and keeps asking for cash',
      answer:
        "The Bible has no rule for this. An open heart does not mean open pockets: many families give food, a ride to treatment or a phone call rather than cash, and set limits that keep the house safe. In the United States, SAMHSA's helpline at 1-800-662-4357 advises families free, day and night.",
      passages: ['Luke 15:16-20', 'Proverbs 19:19'],
    },
    {
      asked: 'she wont even talk to me | my daughter cut off contact | my child blocked me what can i do now',
      answer:
        'That is a deep grief, and Jacob knew it, who mourned Joseph for years as dead and then saw him again. Respect her wish, perhaps with a short card now and then that asks for nothing: "I love you and my door is open." If she names a hurt, hear it without defending yourself.',
      passages: ['Genesis 37:34-35', 'Genesis 45:26-28', 'Romans 12:18'],
    },
    {
      asked: 'what can i pray | give me a prayer for my prodigal child | how do i pray for my son who left god',
      answer:
        'You can pray: "Father, you love my child more than I do. Go where I cannot go, send people I cannot send, and keep my own heart soft and my door open." Monica, the mother of Augustine, prayed so for many years before he believed.',
      passages: ['Luke 18:1', 'Isaiah 49:15-16'],
    },
    {
      asked:
        'what happened to the older brother | did the older son go in to the party | why was the older brother mad in the prodigal son',
      answer:
        'The Bible does not say whether the older brother went in. He was angry that his brother got a feast after wasting everything while he had worked for years, and the father came outside to plead with him. Jesus leaves the end open, as a question to his hearers.',
      passages: ['Luke 15:25-32'],
    },
    {
      asked:
        'what if he dies before he comes back | my son died without faith is there hope | my child passed away and was not a believer',
      answer:
        'No one can see what passed between your son and God, and the Bible leaves the judgment to God alone. A criminal beside Jesus turned in his last hours with one sentence. Abraham asked whether the judge of all would not do right, and on that you may lean.',
      passages: ['Luke 23:42-43', 'Genesis 18:25'],
    },
  ],
  'topic:children': [
    {
      asked:
        'do babies go to heaven | where do children go when they die | what happens to babies who die | is my baby in heaven',
      answer:
        "The Bible does not say it in one sentence, but it gives strong hope: Jesus said that God's kingdom belongs to such as children, and David expected to go to the child he had lost. Nearly all churches today entrust such children to God's mercy with confidence.",
      passages: ['Mark 10:14', '2 Samuel 12:22-23'],
    },
    {
      asked:
        'what does become like a child mean | do i have to be childish to enter heaven | why must we be like children jesus',
      answer:
        'It means to come to God with empty hands, as one who has nothing to show and depends on what is given. Jesus answered with it when his friends argued over who was greatest, so he meant lowliness, not simple-mindedness. Paul even tells people to be grown up in their thinking.',
      passages: ['Matthew 18:1-4', '1 Corinthians 14:20'],
    },
    {
      asked:
        'do kids have guardian angels | where does it say children have angels | guardian angel of children bible verse',
      answer:
        "Jesus said of little ones that their angels always see his Father's face. Catholics and Orthodox teach from it that each person has a guardian angel; many Protestants say that angels watch over people, without one for each. More than that the Bible does not tell.",
      passages: ['Matthew 18:10', 'Psalm 91:11-12'],
    },
    {
      asked:
        'what is the millstone verse | what did jesus say about people who hurt children | where does it say better to be drowned',
      answer:
        'It is in Matthew 18, and also in Mark and Luke. Jesus says that anyone who makes such a little one fall would be better off sunk in the sea with a heavy grinding stone. It is his hardest warning, and he gives it to protect those who cannot protect themselves.',
      passages: ['Matthew 18:5-7', 'Luke 17:1-2'],
    },
    {
      asked: 'did he have kids | did jesus have children | is there a son or daughter of jesus',
      answer:
        'The Bible mentions no wife and no children of Jesus. He called his followers his family, and once addressed the disciples as children. Stories of descendants come from legends and novels of much later times.',
      passages: ['Mark 3:33-35', 'John 21:5'],
    },
    {
      asked:
        'what does suffer the little children mean | does suffer little children mean kids should suffer | suffer the children meaning kjv',
      answer:
        'It does not mean that children should suffer. In the English of the King James Bible "suffer" means let or allow: Jesus tells his friends to let the children come and not to stop them. Newer translations say "let."',
      passages: ['Matthew 19:13-15'],
    },
    {
      asked:
        'do children pay for their parents sins | are kids punished for what the father did | generational curse on my children',
      answer:
        "Ezekiel says plainly that a child does not bear a parent's guilt, and Deuteronomy forbids punishing one for the other. The commandment speaks of effects down to great-grandchildren, which is how harm works in families, and of love for a thousand generations.",
      passages: ['Ezekiel 18:20', 'Exodus 20:5-6'],
    },
    {
      asked:
        'we cant have children | does god punish people with no kids | what if i have no children does the bible say anything to me',
      answer:
        'Childlessness is not a punishment; the Bible tells of Sarah, Rachel, Hannah and Elizabeth, and blames none of them. Not every such story ends with a baby in real life, and you may grieve that. Isaiah promises people who could have no children a name that outlasts any family line.',
      passages: ['Isaiah 56:4-5', '1 Samuel 1:10-11'],
    },
    {
      asked:
        'a child told me someone is hurting them | what do i do if i think a child is being abused | i am a kid and someone hurts me',
      answer:
        'If someone hurts you, it is not your fault: tell an adult you trust, call 911 in danger, or call Childhelp, 1-800-422-4453, which is for children too. If a child tells you, believe it and report it now, without waiting for your church or questioning the suspect. Jesus warned sternly against harming children.',
      passages: ['Matthew 18:5-6', 'Proverbs 31:8-9'],
    },
    {
      asked:
        'can kids really believe | did god ever speak to a child in the bible | how old do you have to be to follow god | children in the bible who had faith',
      answer:
        "Children can believe. Samuel was a boy when God called him at night, a captive girl sent Naaman to the prophet, and a boy's lunch fed a crowd. Timothy knew the Scriptures from earliest childhood, and the Bible sets no minimum age.",
      passages: ['1 Samuel 3:8-10', '2 Kings 5:2-3'],
    },
  ],
  'topic:honoring-parents': [
    {
      asked:
        'my father abused me do i have to see him | do i have to honor abusive parents | must i keep contact with a parent who hurt me',
      answer:
        'Honoring does not mean meeting someone who harmed you. You may keep your distance, even for good, and still refuse revenge and tell the truth. If it is still going on, call 911, or Childhelp at 1-800-422-4453 if you are under eighteen; what happened is not your fault.',
      passages: ['Psalm 27:10', 'Ephesians 6:4'],
    },
    {
      asked:
        'which commandment is that | is honor your father and mother the fifth commandment | where does it say honor your parents',
      answer:
        'It is the fifth commandment as Jews, Orthodox and most Protestants count, and the fourth as Catholics and Lutherans count. It is in Exodus 20 and again in Deuteronomy 5. Jesus and Paul both repeat it in the New Testament.',
      passages: ['Exodus 20:12', 'Deuteronomy 5:16'],
    },
    {
      asked:
        'what does long life mean there | will i live longer if i honor my parents | whats the promise in honor your parents',
      answer:
        'The promise is long life in the land that God gave Israel. It was spoken to a whole people: where the old are cared for, everyone can grow old in peace. It is no formula for a single life, for good sons and daughters sometimes die young.',
      passages: ['Deuteronomy 5:16', 'Ephesians 6:2-3'],
    },
    {
      asked:
        'do i still have to obey them as an adult | im 30 do i have to do what my parents say | until what age do you obey parents | does honoring mean obeying',
      answer:
        'The Bible sets no age, but it tells children to obey and everyone to honor. Genesis speaks of a man leaving father and mother to marry, which most Christians take as the point where a household of their own begins. As an adult you can listen with respect and still decide differently.',
      passages: ['Genesis 2:24', 'Ephesians 6:1-3'],
    },
    {
      asked:
        'what if they want me to do something wrong | my parents arent christian and forbid church | do i obey parents against god',
      answer:
        'Where parents ask for something clearly wrong, God comes first; Jesus said that love for him comes before even family. In other matters give way kindly where you can. If you are a minor and may not go to church, no one can take prayer or reading from you while you wait.',
      passages: ['Matthew 10:37', 'Acts 5:29'],
    },
    {
      asked:
        'but jesus said to hate father and mother | why does luke say hate your parents | does jesus contradict honor your parents',
      answer:
        "Jesus does not ask for hatred; in the speech of his day to hate could mean to love less, and Matthew's version puts it that way. He scolded people who dodged caring for their parents, and provided for his own mother from the cross. He means: not even family before God.",
      passages: ['Luke 14:26', 'Matthew 10:37'],
    },
    {
      asked:
        'how do i honor them after they died | my parents are dead can i still honor them | how to honor a mother who passed away',
      answer:
        "You can honor them by telling their story truthfully, keeping what was good, and thanking God for it. Jacob's sons carried him home for burial as he had asked. Catholics and Orthodox also pray for their dead; most Protestants give thanks for them instead.",
      passages: ['Genesis 50:12-14', 'Proverbs 23:24-25'],
    },
    {
      asked:
        'do i have to give them money | my mom drinks do i have to pay for her | must i support my parents financially',
      answer:
        'The New Testament asks grown children not to leave needy parents without care. It does not ask you to fund drinking or gambling: food, a paid bill or a ride to treatment may honor your mother better than cash. Your own children and your health count as well.',
      passages: ['1 Timothy 5:4', 'Mark 7:9-13'],
    },
    {
      asked: 'what is corban | what does corban mean | what did jesus say about people who dont help their parents',
      answer:
        'Corban is a Hebrew word for an offering to God. Some declared their property corban so that their parents could not be supported from it, and Jesus rebuked teachers who upheld such a vow against the commandment. Care for parents cannot be traded for religious gifts.',
      passages: ['Mark 7:9-13'],
    },
    {
      asked:
        'does it count for stepparents | do i have to honor my in laws | do i honor my stepdad | what about foster parents',
      answer:
        'The commandment names father and mother, and the Bible does not speak of stepparents there. Its spirit reaches people who raised you: Moses bowed to his father-in-law and took his advice, and Ruth cared for her mother-in-law. As with any parent, honor never means bearing abuse.',
      passages: ['Exodus 18:7', 'Ruth 2:11-12'],
    },
  ],
  'topic:aging-parents': [
    {
      asked:
        'is it wrong to put her in a nursing home | i feel guilty about a nursing home for my dad | is a care home a sin',
      answer:
        'It is not wrong; the Bible asks that parents be cared for, not that it happen under your roof. Some needs require trained people day and night. You go on honoring your mother by visiting, asking questions, holding her hand, and seeing that she is treated well.',
      passages: ['1 Timothy 5:4', 'John 19:26-27'],
    },
    {
      asked:
        'my brothers and sisters dont help | im the only one caring for mom | how do i get my siblings to help with our parents',
      answer:
        'It is fair to ask; Paul lays this duty on children and grandchildren, not on one of them. Ask for something definite, such as every second Saturday or the pharmacy bill, and put it in writing. If they refuse, look for help elsewhere; the Eldercare Locator at 1-800-677-1116 knows local services.',
      passages: ['1 Timothy 5:4', 'Galatians 6:2'],
    },
    {
      asked: 'i am so tired i cant anymore | burned out from caring for my mother | im exhausted caregiver what now',
      answer:
        'Being worn out is no failure; Moses told God that the load was too heavy, and God spread it over seventy others. Tell your doctor how you are, and ask for respite care, even a few hours. If you fear that you may hurt your parent or yourself, call 911 or 988 at once.',
      passages: ['Numbers 11:14-17', '1 Kings 19:4-8'],
    },
    {
      asked:
        'what about dementia does she still have her faith | my dad has alzheimers and forgot god | can someone with dementia still be saved',
      answer:
        "Most Christians would say that faith is held by God more than by our memory; Isaiah lets God promise to carry his people to gray hairs. Old hymns, Psalm 23 and the Lord's Prayer often stay when much else is lost. For advice, the Alzheimer's Association answers at 1-800-272-3900.",
      passages: ['Isaiah 46:3-4', 'Romans 8:38-39'],
    },
    {
      asked:
        'he was never a good father to me | do i have to take care of a parent who abused me | why should i care for a mother who didnt care for me',
      answer:
        'You do not have to give care with your own hands to someone who harmed you. Seeing to it that others do so, through social services or a relative, can be enough to honor a parent. Feeling torn is natural; talk it over with a person who knows your story.',
      passages: ['Romans 12:17-18', 'Psalm 27:10'],
    },
    {
      asked:
        'what does worse than an unbeliever mean | is 1 timothy 5:8 about me | does the bible say im worse than unbeliever if i dont care for parents',
      answer:
        'Paul writes this about people who could support their widowed mothers but left them to the church. He means that even those without faith look after their families. It is not aimed at a son or daughter who does what is possible and needs help with the rest.',
      passages: ['1 Timothy 5:4', '1 Timothy 5:8'],
    },
    {
      asked:
        'who took care of mary | where did jesus mother live after he died | what happened to mary when she was old',
      answer:
        'The disciple Jesus loved, by tradition John, took Mary into his home from that day. Acts mentions her once more, praying in Jerusalem with the others. Where she ended her life the Bible does not say; one tradition names Jerusalem, another Ephesus.',
      passages: ['John 19:26-27', 'Acts 1:14'],
    },
    {
      asked:
        'what can i read to her | bible verse for my old mother | give me one verse for an aging parent | what should i read at my dads bedside',
      answer:
        'Read Psalm 23, slowly, perhaps in the translation that your parent learned as a child. Isaiah 46 is good too, where God promises to carry his people until they are old, and Psalm 71 is a prayer of an old person. Short and often is better than long.',
      passages: ['Psalm 23:1-6', 'Isaiah 46:4'],
    },
    {
      asked:
        'i wish it was over is that awful | i sometimes wish my mother would die | is it a sin to want my sick dads suffering to end',
      answer:
        'It is not awful to wish for an end of suffering; many who care for a dying parent feel so and are ashamed of it. Simeon asked to depart in peace, and Paul longed to be with Christ. Tell God, and tell a nurse, doctor or hospice worker too.',
      passages: ['Luke 2:29-30', 'Philippians 1:23-24'],
    },
    {
      asked: "she wont accept help | my dad refuses help and keeps driving | what if my parent doesn't listen to me",
      answer:
        'A parent of clear mind may decide even unwisely, and honor means arguing with respect. Let someone else say it too: the doctor, a friend of the same age, the pastor. Where others are in danger, as in driving, it is right to act, and a doctor can tell you how.',
      passages: ['Leviticus 19:32', 'Proverbs 15:1'],
    },
  ],
  'topic:aging': [
    {
      asked: 'how old did people get in the bible | who was the oldest person in the bible | how old was methuselah',
      answer:
        'Methuselah has the highest age in the Bible, 969 years, and Adam is given 930. After the flood the ages fall: Abraham died at 175, Moses at 120. Some Christians take the early numbers as they are written; others think that they carry a symbolic meaning.',
      passages: ['Genesis 5:27', 'Deuteronomy 34:7'],
    },
    {
      asked:
        'where does it say seventy years | does the bible say we live 70 or 80 years | how long does god say we live | three score and ten verse',
      answer:
        'It is in Psalm 90, which is headed as a prayer of Moses: a life is seventy years, or eighty for the strong, and full of trouble. It is an observation, not a limit set by God. The psalm draws from it a request for a wise heart.',
      passages: ['Psalm 90:10-12'],
    },
    {
      asked:
        'i feel useless now | what good am i when im old | does god still need me as an old person | im a burden to everybody',
      answer:
        'You are not useless to God and no burden to him; a psalm says that his people can bear fruit late in life. Anna was a prophet at eighty-four, with prayer as her work, and a phone call to someone counts too. If you think that others would be better off without you, call or text 988.',
      passages: ['Psalm 92:12-15', 'Luke 2:36-38'],
    },
    {
      asked: 'how old was abraham when he was called | how old was moses | who did god call when they were old',
      answer:
        'Abraham was seventy-five when he set out and a hundred when Isaac was born. Moses was eighty when he stood before Pharaoh. Sarah was ninety as a mother, Caleb asked for new land to conquer at eighty-five, and Elizabeth was past the age for children.',
      passages: ['Genesis 12:4', 'Exodus 7:7'],
    },
    {
      asked:
        'gray hair verse | where does it say gray hair is a crown | what does the bible say about respecting old people',
      answer:
        "Proverbs calls gray hair a crown of glory, and the law of Moses tells people to rise before the aged. Another proverb puts it beside the strength of the young, as each age's beauty. So respect for the old belongs to the fear of God.",
      passages: ['Proverbs 16:31', 'Leviticus 19:32'],
    },
    {
      asked: 'whats the poem about | what does ecclesiastes 12 mean | the poem about getting old explain it',
      answer:
        'Ecclesiastes 12 paints old age as a house falling silent. Most readers take the keepers that tremble as hands, the grinders as teeth, the darkened windows as eyes, and the white almond blossom as hair. Its advice is at the start: think of your Creator while you are young.',
      passages: ['Ecclesiastes 12:1-7'],
    },
    {
      asked: 'is it too late for me | im 80 can i still become a christian | am i too old to be saved',
      answer:
        'It is never too late. Jesus told of workers hired in the last hour who received the same as the first, and he welcomed a dying criminal. You can begin today with one honest sentence to God, and a pastor will gladly come to you.',
      passages: ['Matthew 20:8-15', 'Luke 23:42-43'],
    },
    {
      asked: 'is retirement in the bible | does the bible say to retire | is it ok to stop working when your old',
      answer:
        'The Bible hardly knows retirement, but it has one case: the Levites ended heavy service at fifty and could still assist the others. Nothing in it forbids rest after long work. Many Christians see these years as freedom for family, prayer and helping.',
      passages: ['Numbers 8:25-26', 'Psalm 71:18'],
    },
    {
      asked:
        'im afraid of ending up alone or with dementia | scared of getting old | old and lonely what does the bible say',
      answer:
        "Such fear has its own psalm: the writer of Psalm 71 begs not to be thrown away in old age. God's answer elsewhere is a promise to carry. Say aloud what frightens you to your doctor and a friend, and let a church or neighbor call on you each week.",
      passages: ['Psalm 71:9', 'Isaiah 46:4'],
    },
    {
      asked:
        'verse for an 80th birthday card | bible verse for a birthday of an old person | give me one verse about growing old',
      answer:
        'Isaiah 46:4 suits well: God promises to carry his people when their hair is gray. For someone cheerful and busy take Psalm 92:14, on bearing fruit in old age. For a look back over a long life, Psalm 71:17-18 fits.',
      passages: ['Isaiah 46:4', 'Psalm 92:14'],
    },
  ],
  'topic:adoption': [
    {
      asked: 'was jesus adopted | did joseph adopt jesus | was joseph jesus real father | is jesus an adopted child',
      answer:
        'The Bible does not use the word, but Joseph did what a legal father does: he named the child and raised him as his own. Matthew and Luke say that Jesus was born of Mary by the Holy Spirit. Through Joseph he counted as a descendant of David.',
      passages: ['Matthew 1:20-25', 'Luke 3:23'],
    },
    {
      asked:
        'who adopted moses | how was moses adopted | why did pharaohs daughter take moses | what happened with moses real mom',
      answer:
        "Pharaoh's daughter found Moses in a basket on the Nile, felt pity and later took him as her son. Her name is not given. His own mother Jochebed was hired to nurse him first, so he knew both families; his sister, most likely Miriam, had arranged it.",
      passages: ['Exodus 2:5-10'],
    },
    {
      asked: 'who raised esther | was mordecai esthers uncle | why was esther adopted',
      answer:
        "Mordecai raised Esther as his own daughter after her father and mother had died. He was her cousin, not her uncle: she was the daughter of his uncle Abihail. When she was taken to the palace, he walked past the women's court every day to learn how she was.",
      passages: ['Esther 2:7', 'Esther 2:11'],
    },
    {
      asked:
        'what does it mean that god adopted us | spirit of adoption meaning | why does paul say adoption as sons what about women',
      answer:
        'It means that God takes people who have no claim as his own children, with the right to call him Father and to inherit. Paul says sons because sons inherited in his world, and he gives that place to women too. He ties it to faith in Christ and the Spirit.',
      passages: ['Romans 8:14-17', 'Galatians 4:4-7'],
    },
    {
      asked:
        'am i wrong to give my baby up for adoption | is placing a child for adoption a sin | im pregnant and thinking about adoption does god forgive me',
      answer:
        "Placing a child for adoption is not a sin that needs forgiving; it can be an act of love. Moses' mother put her son into other hands so that he might live, and Hannah let Samuel grow up at the shrine. Take your time, let no one press you, and ask for a counselor of your own.",
      passages: ['Exodus 2:1-10', '1 Samuel 1:27-28'],
    },
    {
      asked: 'verse for my adopted child | bible verse for adoption day | how do i explain adoption to a kid',
      answer:
        'Psalm 68:6 is short and warm: God gives the lonely a home in a family. You can tell a child: "You were born to another mother, and we chose you with all our heart; God calls all of us his chosen children." Tell it early and often.',
      passages: ['Psalm 68:5-6', 'Ephesians 1:5'],
    },
    {
      asked: 'should we adopt | is every christian called to adopt | do i have to foster kids to obey james 1:27',
      answer:
        'You are free to: adopting is good, but not every Christian is called to it. James asks for care of orphans, and that can be a meal for a foster family, babysitting, money, or being a mentor. If you feel drawn to it, go to an information evening before you decide.',
      passages: ['James 1:27', 'Romans 12:6-8'],
    },
    {
      asked:
        'what if they take the child back | our foster child went home and my heart is broken | fostering and saying goodbye what does the bible say',
      answer:
        'Your grief is real, though the Bible has no story just like it. Hannah visited the son she had let go and brought him a new robe each year, and her love was not wasted. Going home is often the aim of fostering; what you gave goes with the child.',
      passages: ['1 Samuel 2:18-20', 'Psalm 56:8'],
    },
    {
      asked:
        'should i look for my birth parents | do i have to honor my birth mother | is it wrong to search for my real parents',
      answer:
        'Searching is not wrong, and the Bible has no rule for or against it. You may honor both: the ones who gave you life and the ones who raised you. Go slowly, with a person at your side, for an answer may be joyful, painful or missing.',
      passages: ['Exodus 20:12', 'Psalm 139:13-16'],
    },
    {
      asked: 'is adoption in the old testament | did they have adoption in israel | who was adopted in the bible',
      answer:
        "In stories rather than in laws. Pharaoh's daughter took Moses as her son, Mordecai raised Esther, and Jacob claimed Joseph's sons Ephraim and Manasseh as his own. Israel's law provided for orphans by other means, through relatives, gleaning rights and meals at the feasts.",
      passages: ['Genesis 48:5', 'Exodus 2:10'],
    },
  ],
  'topic:widows': [
    {
      asked:
        'can i marry again | is it ok for a widow to remarry | does the bible allow remarriage after my husband died | how soon can a widower remarry',
      answer:
        'Paul says that a widow is free to take a new husband who shares her faith, and even advises younger ones to do so; churches hold the same for widowers. He gives no waiting time. He also thinks her happier if she stays single, so neither way is more faithful.',
      passages: ['1 Corinthians 7:39-40', '1 Timothy 5:14'],
    },
    {
      asked:
        'will we be married in heaven | will my wife still be my wife in heaven | will i be with my late husband again',
      answer:
        'Jesus said that in the resurrection people do not marry, so marriage as we know it is not carried on. Nothing he said means that love is lost or that you will be strangers. Most Christians expect to know each other there, and nearer than before.',
      passages: ['Matthew 22:29-30', '1 Thessalonians 4:13-18'],
    },
    {
      asked:
        'how long should i grieve | its been two years and i still cry | is it a sin to grieve so long for my husband',
      answer:
        "The Bible sets no limit, and long grief is no sin; Jesus wept at a grave, and Israel's thirty days for Moses were a public custom. Many find the second year harder than the first. If you can no longer eat, sleep or hope, tell your doctor.",
      passages: ['John 11:33-36', 'Psalm 56:8'],
    },
    {
      asked: 'can i talk to my dead husband | is it ok to speak to my late wife | does he hear me when i talk to him',
      answer:
        'Speaking out of love to the one you lost, at the grave or at home, is not what the Bible forbids; it forbids asking the dead for answers through mediums. Whether they hear us is not said. Catholics and Orthodox trust that those with God pray for us; many Protestants bring such words to God.',
      passages: ['Deuteronomy 18:10-12', 'Hebrews 12:1'],
    },
    {
      asked:
        'who was the widow with two coins | whats the widows mite | how much did the widow give | what happened to the poor widow after',
      answer:
        "She was a poor widow Jesus watched at the temple treasury in Jerusalem; her name is not given. She put in two of the smallest coins, together about a sixty-fourth of a day's wage, which was all she had. What became of her the Bible does not say.",
      passages: ['Mark 12:41-44'],
    },
    {
      asked: 'where was that funeral | who was the widow of nain | what was the name of the widows son jesus raised',
      answer:
        'It was at Nain, a small town in Galilee not far from Nazareth; a village called Nein is there today. Neither the widow nor her only son is named. Jesus was moved by her tears, touched the bier and gave the young man back to his mother.',
      passages: ['Luke 7:11-17'],
    },
    {
      asked: 'what does it say to men who lose their wife | are there widowers in the bible | verses for a widower',
      answer:
        "The Bible has no law about widowers, but it knows their grief: Abraham wept for Sarah, Jacob buried Rachel by the road, and Ezekiel lost the delight of his eyes in a day. God's nearness to the brokenhearted is said to all. Men too may weep and ask for help.",
      passages: ['Genesis 23:1-2', 'Psalm 34:18'],
    },
    {
      asked: 'why over sixty | what is the list of widows in timothy | did the church pay widows',
      answer:
        'Paul tells Timothy to enroll widows of at least sixty who have no family and are known for good works; the church supported them. Younger ones could marry again, he thought, and families should care for their own. It was one of the first organized welfare plans.',
      passages: ['1 Timothy 5:9-10', '1 Timothy 5:16'],
    },
    {
      asked: 'what can i say to her | how do i comfort a friend who became a widow | what to write to a widow',
      answer:
        'Say little and say his name: "I miss him too, and I am thinking of you." Offer one definite thing, such as a meal on Thursday, and come again after three months, when others have stopped. Leave out reasons why it happened; Job\'s friends did best while they sat silent.',
      passages: ['Job 2:11-13', 'Romans 12:15'],
    },
    {
      asked:
        'who takes care of me now | i cant pay the bills since my husband died | help for widows with money problems',
      answer:
        'Asking is right: the Bible makes the care of widows a duty of family and church. Tell your pastor or a deacon plainly what is missing. In the United States, Social Security pays survivor benefits, apply at 1-800-772-1213, and dialing 211 leads to local help with rent and food.',
      passages: ['Acts 6:1-4', 'Psalm 68:5'],
    },
  ],
  'topic:family-conflict': [
    {
      asked:
        'do i have to make up with someone who hurt me | do i have to reconcile with family that abused me | can i cut off toxic family | is it ok to go no contact',
      answer:
        'Forgiving does not oblige you to meet or trust someone who harmed you. Paul asks for peace as far as it depends on you, and it takes two; distance can be right, for a time or for good. If there is violence now, call 911.',
      passages: ['Romans 12:17-18', 'Proverbs 22:3'],
    },
    {
      asked:
        "my brother hasnt talked to me in years | my sister won't speak to me | who should make the first step in a family fight",
      answer:
        'Jesus asks the one who remembers the quarrel to take the first step, on either side. A short card without blame is enough: "I miss you, I am sorry for my part, and I would like to hear from you." Then leave him time, and let his answer be his.',
      passages: ['Matthew 5:23-24', 'Romans 12:18'],
    },
    {
      asked:
        'we are fighting about the inheritance | what did jesus say about inheritance fights | siblings fighting over moms house',
      answer:
        'Jesus was asked to settle just such a quarrel and refused to be the judge; he warned against greed instead. That does not mean giving up what is fair: use a lawyer or mediator, so that you need not fight it out as brothers. Abraham let Lot choose first to keep the peace.',
      passages: ['Luke 12:13-15', 'Genesis 13:8-9'],
    },
    {
      asked:
        'didnt jesus say he came to divide families | why did jesus say he brings a sword | does jesus want family to be against each other',
      answer:
        'Jesus did say that he brings not peace but division, even within one house. He describes what would happen when some followed him and others did not; he gives no order to quarrel. The same Jesus blesses peacemakers, and told Peter to put his sword away.',
      passages: ['Matthew 10:34-37', 'Matthew 5:9'],
    },
    {
      asked: 'did jesus brothers believe in him | who were jesus brothers | did jesus have family problems',
      answer:
        'The Gospels name Judas, James, Simon and Joses as his brothers, and John says that they lacked faith in him at first; once the family came to fetch him. After the resurrection they prayed with the disciples, and James became a leader in Jerusalem. Catholics understand them as cousins or close relatives.',
      passages: ['Mark 6:3', 'John 7:3-5', 'Acts 1:14'],
    },
    {
      asked: 'why did cain kill abel | who committed the first murder in the bible | why did cain kill his brother',
      answer:
        "Cain was angry because God looked with favor on Abel's offering and not on his. Why, Genesis does not say; Hebrews points to Abel's faith. God warned Cain beforehand that he could master his anger, and after the murder put a mark on him so that no one would kill him.",
      passages: ['Genesis 4:3-8', 'Hebrews 11:4'],
    },
    {
      asked: 'how do i deal with my in laws | problems with mother in law bible | my mother in law hates me',
      answer:
        'Genesis says that a couple leaves father and mother and forms something new, so the two of you come first and speak with one voice. Each of you best handles your own parents. Be courteous and keep clear limits; Ruth and Naomi show that this bond can even become a friendship.',
      passages: ['Genesis 2:24', 'Ruth 1:16-17'],
    },
    {
      asked:
        'im in the middle of my parents fighting | my parents are divorcing what do i do | my mom and dad fight all the time',
      answer:
        'Their quarrel is not your fault, and you are not the judge between them. You may say, "I love you both, please don\'t tell me this," and talk with another adult, such as a teacher or pastor. If someone is being hurt or you are scared, leave the room and call 911.',
      passages: ['Psalm 46:1', 'Psalm 27:10'],
    },
    {
      asked:
        'the holidays are coming and we always fight | how to survive thanksgiving with family | what do i say when politics comes up at dinner',
      answer:
        'Plan it: a shorter visit, a walk when it gets hot, and one sentence ready, such as "I\'d rather hear about your garden." Proverbs knows that a gentle answer cools anger and that a dry crust in peace beats a feast with quarrels. You may also stay away this year.',
      passages: ['Proverbs 15:1', 'Proverbs 17:1'],
    },
    {
      asked:
        'can i have a prayer for my family | prayer for family peace | how do i pray for a family that fights | give me one verse for family peace',
      answer:
        'You can pray: "God of peace, you know every one of us. Show me my part, guard my tongue, soften what is hard in me and in them, and protect the weakest of us." Psalm 133 is a short song about the joy of a family at peace.',
      passages: ['Psalm 133:1-3', 'Romans 12:18'],
    },
  ],
};
