/** How people ask about God, salvation and the world, by topic. */
export const godAndWorld: Readonly<Record<string, string>> = {
  'who-is-god':
    'who is god | what is God like | what are the names of God | is God a man | who made God | can God see everything | is God a spirit | what does I AM mean | describe God',
  'does-god-exist':
    "how can i know that god exists | is God real | proof of God | I don't think there is a God | I'm an atheist convince me | evidence for God | how do you know God isn't made up | why believe in God | can science prove God | what if there's nothing out there",
  'gods-love':
    "does god really love me | God loves me verse | how can God love someone like me | why does God love us | does God love everyone | I don't feel loved by God | God so loved the world | is God's love unconditional | Jesus loves me this I know",
  trinity:
    'what is the trinity | how can God be three in one | is the trinity in the Bible | Father Son and Holy Spirit explained | explain the trinity to a child | is jesus god or gods son | do Christians worship three gods | what is the Godhead | where does it say trinity | why do we say in the name of the Father and the Son',
  jesus:
    'who is jesus | what did Jesus do | was Jesus a real person | tell me about Jesus | why is Jesus important | what did Jesus teach | was Jesus Jewish | explain jesus like im 8',
  'jesus-divine':
    'did jesus claim to be god | is Jesus God | before Abraham was I am | I and the Father are one | was Jesus just a prophet | fully God and fully man | did Jesus ever say he was God | who do you say that I am | is Jesus equal with God',
  cross:
    "why did jesus have to die | why did God kill his son | Jesus died for my sins meaning | why the crucifixion | how does the cross save us | couldn't God just forgive | what does the cross mean for me | why did Jesus have to suffer | my God my God why have you forsaken me",
  christmas:
    'what does the bible say about christmas | the Christmas story | when was Jesus born | is Christmas pagan | shepherds and the manger | where is the nativity in the Bible | was Jesus born on December 25 | why were Mary and Joseph traveling to Bethlehem, was it taxes | virgin birth | star of Bethlehem',
  'holy-spirit':
    'how do I hear from the Holy Spirit | how does the Spirit speak | who is the holy spirit | what does the Holy Spirit do | how do I get the Holy Spirit | being filled with the Spirit | what is the comforter Jesus promised | is the Holy Spirit a person | what is Pentecost | baptism of the Holy Spirit | grieving the Spirit | can you feel the Holy Ghost',
  'gods-judgment':
    "why is god so angry in the old testament | why did God kill people | why did God tell Israel to kill the Canaanites | the flood, why drown everyone | is God cruel | Old Testament God vs New Testament God | God's wrath | why Sodom and Gomorrah | did God order genocide | judgment day what will happen",
  predestination:
    "do we have free will or is everything decided | predestination meaning | does God choose who is saved | Calvin vs Arminius | the elect | did God harden Pharaoh's heart | is everything already planned | does God know what I will choose | Romans 9 and election",
  miracles:
    "do miracles still happen | are miracles real | what miracles did Jesus do | walking on water really | feeding the five thousand | why doesn't God do miracles now | Jesus' first miracle | parting of the Red Sea how | list of miracles in the bible | how can a modern person believe in miracles",
  angels:
    'what does the bible say about angels | do we have guardian angels | what do angels look like | names of angels in the Bible | who is Gabriel | who is Michael the archangel | are angels real | have you ever met an angel | cherubim and seraphim | fallen angels',
  demons:
    'are demons real | can a Christian be possessed | evil spirits in my house | what are demons | Legion and the pigs | is mental illness demons | demonic attack | spiritual warfare | how did Jesus drive out demons | can a demon hurt me',
  satan:
    "who is satan | where did the devil come from | is Lucifer the devil | is the devil real | serpent in the garden was that Satan | why doesn't God destroy Satan | does Satan rule hell | what does the devil want | the accuser | is Satan a fallen angel",
  salvation:
    "how do I become a Christian | I want to follow Jesus, what do I do | how can i be saved | what must I do to be saved | how do I get to heaven | what is the sinner's prayer | how do I accept Jesus | I want to become a Christian | Romans road | is Jesus the only way | am I going to heaven | what does it mean to be saved | give my life to Christ",
  grace:
    "what is grace | grace vs mercy | amazing grace meaning | saved by grace through faith | is God's grace free | what does my grace is sufficient mean | can I sin because of grace | cheap grace | unmerited favor | fall from grace",
  works:
    'are we saved by faith or by works | faith without works is dead | do good deeds get you to heaven | James versus Paul | is being a good person enough | do I have to earn salvation | what is justification by faith | Catholic faith and works | Martin Luther faith alone | does baptism count as a work',
  faith:
    'how do I trust God when life is hard | trusting God in the dark | what is faith | how do I get more faith | mustard seed faith | faith is the substance of things hoped for | I want to believe | my faith is weak | walk by faith not by sight | heroes of faith Hebrews 11 | blind faith | help my unbelief',
  doubt:
    "is it wrong to doubt | I don't know if I believe anymore | doubting Thomas | losing my faith | can a Christian have doubts | deconstruction | questions about my faith | what if none of it is true | I used to believe | how do I deal with doubts",
  'forgiveness-from-god':
    'will god forgive me | can God forgive anything | I did something terrible can I be forgiven | if we confess our sins | does God forget our sins | what if I sin after being forgiven | as far as the east is from the west | I had an abortion will God forgive me | how many times will God forgive me | forgive me Lord',
  'forgiving-others':
    "how do i forgive somebody who hurt me | how do i forgive somebody who isnt sorry | 70 times 7 meaning | do I have to forgive everyone | how to forgive my father | forgive us our trespasses | do I have to let her back in my life after I forgive | what if he does it again | forgiveness vs reconciliation | I can't forgive my ex | parable of the unforgiving servant",
  repentance:
    "what does it mean to repent | how do I repent | repent for the kingdom is near | is repentance just saying sorry | turning from sin | godly sorrow | how do I know I've really repented | deathbed repentance | do you have to repent to be saved | what is penance",
  sin: 'what is sin | are all sins equal | is it a sin to | list of sins in the Bible | all have sinned and fall short | mortal and venial sins | why do I keep sinning | wages of sin is death | Adam and Eve and the fall',
  'unforgivable-sin':
    "have i committed the unforgivable sin | blasphemy against the Holy Spirit | what sin can't be forgiven | I cursed the Holy Spirit in my head | intrusive blasphemous thoughts | is there a sin God won't forgive | did I go too far | sin that leads to death | unpardonable sin | I said something bad about God am I doomed",
  assurance:
    "am I going to hell | will I go to hell for what I did | can i lose my salvation | once saved always saved | how do I know I'm saved | eternal security | am I really a Christian | can you fall away | I'm not sure I'm going to heaven | if I backslide am I still saved | does God ever give up on someone | perseverance of the saints",
  'born-again':
    "what does it mean to be born again | Nicodemus and Jesus | do I have to be born again | born of water and the Spirit | what's a born-again Christian | new birth | regeneration meaning | how can a man be born when he is old | I prayed the prayer am I born again | becoming a new person in Christ",
  'other-religions':
    'what about people of other religions | are Muslims going to hell | do all religions lead to God | is Allah the same God | what happens to good Buddhists | I am the way the truth and the life no one comes | my friend is Hindu | Jews and salvation',
  pets: 'how do I deal with the death of my dog | my old cat is dying | will i see my pet in heaven | can dogs go to heaven | my cat died | is my dog in heaven | rainbow bridge bible | what does the Bible say about animals | does God care about animals | putting my dog to sleep',
  justice:
    'what does the bible say about justice | do justly love mercy walk humbly | why do evil people get away with it | social justice in the bible | let justice roll down | standing up for the oppressed | is it fair | God of justice verse | prison reform bible | when the wicked prosper',
  strangers:
    'what does the bible say about immigrants | refugees bible verse | illegal immigration what would the Bible say | love the foreigner among you | should Christians welcome refugees | border wall bible | I was a stranger and you welcomed me | sojourner meaning | immigrants in our town | ICE and the church',
  race: 'what does the bible say about racism | is interracial marriage a sin | were people in the Bible black | all nations and tribes | curse of Ham | neither Jew nor Greek | segregated churches | my uncle says racist things | Moses married a Cushite',
  slavery:
    "does the bible support slavery | slaves obey your masters | why didn't Jesus end slavery | slavery in the Old Testament | letter to Philemon Onesimus | did Christians own slaves | how could the Bible allow slaves | who freed the slaves from Egypt | is the bible pro slavery | bondservant meaning",
  war: 'can a christian go to war | is killing in war a sin | just war | should Christians be pacifists | turn swords into plowshares | soldiers in the Bible | my son is in the army | thou shalt not kill and the military | self defense and guns Bible | wars in the old testament',
  government:
    'do christians have to obey the government | Romans 13 authorities | what if a law is wrong | separation of church and state | civil disobedience in the Bible | praying for the president | should Christians be in politics | Christian nationalism | do I have to pay taxes to a bad government | respect the authorities',
  abortion:
    "what does the bible say about abortion | is abortion a sin | when does life begin | knit me together in my mother's womb | I had an abortion | pro life verses | abortion after rape | Exodus 21 miscarriage verse | is the morning after pill wrong | is birth control a sin",
  sexuality:
    'what does the bible say about homosexuality | is being gay a sin | why do churches disagree about gay marriage anyhow | my son came out | can gay people go to heaven | gay and Christian | should I go to a gay wedding | did Jesus talk about gay people | my grandson is gay and my pastor says one thing and my heart another | LGBTQ in church',
  gender:
    "what does the bible say about being transgender | male and female he created them | my child says they're trans | is it a sin to be trans | using someone's pronouns | gender identity and God | nonbinary Christian | eunuchs in the bible | cross dressing Deuteronomy | what should I do my daughter wants to be a boy",
  creation:
    'how does the bible say the world began | was the world made in six days | Genesis 1 and 2 | how old is the earth | Adam and Eve were they real | where was the garden of Eden | in the beginning God created | two creation stories',
  science:
    'are aliens real | do aliens have souls | can a christian believe in evolution | dinosaurs in the Bible | did Noah have dinosaurs | big bang and God | does science contradict the Bible | aliens and God | young earth or old earth | evolution vs creation | how did people live 900 years, how is that possible',
  'creation-care':
    'what does the bible say about caring for the earth | climate change and God | stewardship of creation | dominion over animals meaning | should Christians recycle | environment bible verse | tend and keep the garden | pollution and faith | does God care about nature | trees and rivers in scripture',
  israel:
    "what does the bible say about israel | are the Jews still God's chosen people | why is Israel important | should Christians support Israel | promised land | I will bless those who bless you | did God give the land to Israel forever | the twelve tribes | Gaza and the Bible | replacement theology",
  'end-times':
    'are we living in the end times | the rapture | what are the signs of the last days | the tribulation | second coming | caught up in the clouds | do all churches believe in the rapture | left behind | end of the world prophecy',
  'death-penalty':
    "what does the bible say about the death penalty | capital punishment Christian | eye for an eye execution | should murderers be executed | is the death penalty wrong | death row and forgiveness | he who sheds man's blood | Catholic church on executions | stoning in the Bible | life in prison or death",
  persecution:
    'what does the bible say about persecution | Christians killed for their faith | mocked for being a Christian | blessed are the persecuted | Stephen stoned | Christians in prison for believing | people at work make fun of my faith | persecuted church today',
  occult:
    'is it okay to read my horoscope | should I see a fortune teller | what does the bible say about astrology and psychics | are tarot cards a sin | horoscopes and Christians | Ouija board | is witchcraft real | crystals and sage | can I talk to my dead mother through a medium | yoga and Christians | zodiac signs bible | witch of Endor',
  dreams:
    "does god speak through dreams | dreams in the Bible | Joseph's dreams | can God send me a dream | do dreams mean anything biblically | Daniel interpreted a dream | visions today | your old men will dream dreams | nightmares from the devil | how do I know if a dream is from God",
};
