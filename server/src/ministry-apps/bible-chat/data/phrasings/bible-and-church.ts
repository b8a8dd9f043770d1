/** How people ask about the Bible, its books and the church, by topic. */
export const bibleAndChurch: Readonly<Record<string, string>> = {
  'bible-reading':
    'where should a beginner start in the Bible | which book of the Bible do I begin with | I want to read the whole Bible, is there a plan | how do I study the Bible on my own | reading the bible is so boring and confusing, any tips | what order should I read the bible in | is it ok to skip Leviticus | how much of the Bible should I read each day | good first gospel for someone new | how do you do a quiet time',
  'bible-translations':
    'which bible translation is best | is the King James the only right Bible | difference between NIV and ESV | what version should I buy for my mom | most accurate English translation | why are there so many versions of the bible | is the Message a real Bible | easiest bible to understand for a teenager | what Bible does this page use | are modern translations missing verses',
  canon:
    "who decided which books are in the bible | why do catholics have more books in their bible | what is the apocrypha | were some books left out of the Bible | how did we get the bible | what are the lost gospels | gospel of Thomas, why isn't it in there | who put the Bible together | was the Bible decided at the council of Nicaea",
  'bible-true':
    "is the bible true | how do we know the Bible wasn't just made up | contradictions in the Bible | has the bible been changed over the years | can I trust what the Bible says | is everything in the Bible literal | is the Bible historically accurate | wasn't the bible just written by men | are the gospels reliable | does the Bible have errors",
  'old-testament-law':
    "do christians have to keep the old testament law | why don't we follow Leviticus anymore | can I eat pork and shellfish | is bacon a sin | what about the law of Moses today | mixed fabrics in the bible | which Old Testament rules still count | why don't Christians keep kosher | does the old covenant still apply | is it wrong to eat shrimp",
  'ten-commandments':
    "what are the ten commandments | list the 10 commandments | where are the ten commandments found | which commandment is about stealing | what does thou shalt not take the Lord's name in vain mean | how are Catholic and Protestant commandments numbered | what is the first commandment | who got the ten commandments | what is a graven image | what did God write on the stone tablets",
  'sermon-on-the-mount':
    'what are the beatitudes | blessed are the meek what does that mean | sermon on the mount summary | what did Jesus preach on the mountain | what does poor in spirit mean | where is the sermon on the mount | blessed are the peacemakers | Matthew 5 to 7 what is it about | the list of who is blessed',
  parables:
    'why did jesus tell parables | what is a parable | good samaritan story | which parables did Jesus tell | lost sheep and lost coin | parable of the mustard seed meaning | what is the story of the ten virgins | how do I understand the parables',
  psalms:
    'which psalm should i read | what is a good psalm for tonight | who wrote the psalms | favorite psalms for comfort | how many psalms are there | a psalm for when I am sad | what are the psalms | psalm for healing | psalm to read in the morning | longest psalm in the bible | a psalm of thanksgiving',
  'revelation-book':
    'how do i read revelation | what is the book of Revelation about | who wrote Revelation | what are the four horsemen | mark of the beast what is it | the seven seals and trumpets explained | is Revelation about the future | what is armageddon | what is the number of the beast | who are the 144000',
  'bible-people':
    'which people in the bible failed and were still used by god | did God ever use bad people | flawed heroes of the Bible | someone in the Bible who messed up and came back | Bible characters who made mistakes | does God only use perfect people | who in the Bible was a failure | broken people God used | great sinners in the bible who changed | was anyone in the Bible good except Jesus',
  'last-words-comfort':
    'give me a comforting verse | i need something encouraging | a verse for a hard day | can you give me a bible verse | short verse to hold on to | what is a good scripture for a hospital visit | I just need some comfort tonight | verse for a sympathy card | something from the Bible to make me feel better | bible verse for strength',
  prayer:
    "how do i pray | I don't know what to say when I pray | what is the right way to pray | teach me to pray | what are the words of the Lord's prayer | does it matter how I pray | is it ok to pray in the car | do I have to kneel to pray | how long should I pray | I've never prayed before, where do I start | why do we say amen",
  'unanswered-prayer':
    "why doesn't god answer my prayers | I pray and nothing happens | is God even listening to me | prayed for years and still no answer | why does God say no | does God hear me | God is silent | feels like my prayers hit the ceiling | why did God not give me what I asked for | I begged God and he didn't do it",
  fasting:
    'how long should i fast | what do I do when I fast | how do christians fast | what is fasting in the bible | why do people fast for lent | is fasting required | can I fast from social media | how long did Jesus fast | what can you eat on a Daniel fast | should I fast if I am diabetic | what are you supposed to give up for Lent | prayer and fasting what for',
  baptism:
    'do i need to be baptized | do we have to be baptized to be saved | should babies be baptized | can I be baptized again | what does baptism mean | sprinkling or immersion | does baptism wash away sin | how old do you have to be to be baptized | was the thief on the cross baptized',
  communion:
    "what is communion | is the bread really the body of Christ | who can take communion | what is the Lord's supper | why can't I take communion at a Catholic church | how often should we take communion | grape juice or wine at communion | what is the eucharist | what does transubstantiation mean | can my kids take the bread and cup",
  church:
    "do i have to go to church to be a christian | is it a sin to skip church | can I just watch church online | why go to church at all | I can worship God in nature, do I need church | how do I find a good church | haven't been to church in years | I love God but not organized religion | what is the church supposed to be",
  'church-hurt':
    'i was hurt by my church | my church gossiped about me and I left | pastor treated me badly | how do I trust a church again | church people are hypocrites | I got kicked out of church | spiritual abuse what do I do | our church is splitting up | the people at church were cruel to us | I left my church and feel lost',
  denominations:
    "why are there so many churches | what is a methodist | which denomination is right | what is the difference between Lutheran and Presbyterian | why did Christians split up | what's the deal with Pentecostals | what is an Orthodox Christian | do all churches believe the same thing | what is nondenominational",
  'women-in-ministry':
    "can women be pastors | should women preach | what does Paul say about women in church | women keep silent in the churches | why can't women be priests | female pastor, is it biblical | were there women leaders in the early church | can a woman teach a men's Bible class | who was Phoebe the deacon | our new pastor is a lady, is that ok",
  worship:
    'what does the bible say about worship | is it ok to have drums in church | how should we worship God | hymns or praise songs | raising hands in worship | do we have to sing in church | dancing in church | why do we worship | what style of music should a church have | what is true worship',
  'spiritual-gifts':
    "are spiritual gifts real | which gift do I have | how do i find my spiritual gift | what are the gifts of the Spirit | what are the spiritual gifts listed in Corinthians | does everyone have a gift from God | I don't think I have any talents for God | gift of prophecy what is it | take a spiritual gifts test | discernment gift meaning | what am I good at for the church | do gifts like prophecy still exist",
  tongues:
    'what is speaking in tongues | do I have to speak in tongues | why do Pentecostals speak in tongues | is talking in tongues real | what happened at Pentecost with the languages | is tongues the proof of the Holy Spirit | weird babbling in church what is that | prayer language | interpretation of tongues | did tongues stop with the apostles',
  'mary-and-saints':
    'do catholics worship mary | can i pray to mary | why do people pray to saints | was Mary a virgin her whole life | is praying to saints in the Bible | hail Mary prayer is it biblical | was Mary without sin | St Anthony and lost things | what is the immaculate conception',
  confession:
    "do i need to confess to a priest | how does confession work | can I confess straight to God | what is the sacrament of reconciliation | is confession in the bible | do protestants go to confession | confess your sins to one another what does it mean | what do I say in confession | why do Catholics tell a priest their sins | haven't been to confession in 20 years",
  'sharing-faith':
    "how do i share my faith | how can I tell my friend about Jesus | witnessing to coworkers | I'm scared to talk about God | how to bring someone to Christ | what is evangelism | my friend is an atheist what do I tell him | great commission | how do I invite someone to church | what do I say to people who don't believe",
  serving:
    "how can i serve | ways to volunteer and help others | what does the Bible say about serving | I want to help at church but don't know how | serving others bible | I'm too busy to volunteer | small ways to serve God | what does it mean to be a servant | how do I help in my community",
  pastors:
    'what does the bible ask of pastors | qualifications for elders and deacons | can a pastor be divorced | should pastors get paid | how do I know if my pastor is a false teacher | what does a deacon do | our pastor makes too much money | pastor appreciation verse | what is a bishop or overseer | when should a pastor step down',
};
