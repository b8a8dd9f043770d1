import type { Details } from '../detail.ts';

export const bodyAndDeathDetails: Details = {
  'topic:illness': [
    {
      asked:
        'did i get sick because i sinned | is my illness a punishment from god | is god punishing me with cancer | what did i do to deserve this',
      answer:
        "You have no reason to think so. When Jesus' friends asked whose sin had made a man blind, he rejected the question, and God contradicted Job's friends, who kept saying it. Some illness follows from what people do, but most comes without guilt, to the good and the bad.",
      passages: ['John 9:1-3', 'Job 42:7'],
    },
    {
      asked:
        'i have surgery tomorrow | verse before an operation | what can i read in the hospital | im waiting for test results and scared',
      answer:
        'Psalm 121 is short and made for such an hour: God does not sleep while you do. You can pray: "Hold me, guide the hands of the doctors, and stay with those who wait." Ask the nurse for the hospital chaplain; a visit is free, whatever your church.',
      passages: ['Psalm 121:1-8', 'Isaiah 41:10'],
    },
    {
      asked: 'what was pauls thorn | what sickness did paul have | what is the thorn in the flesh',
      answer:
        "The Bible does not say what Paul's thorn in the flesh was. People have guessed at an eye disease, malaria, epilepsy, pain, or a human opponent; Galatians hints at an illness that had to do with his eyes. Since it stays unnamed, people with many troubles have found themselves in it.",
      passages: ['2 Corinthians 12:7-10', 'Galatians 4:13-15'],
    },
    {
      asked: 'why doesnt god heal me | i prayed for healing and im still sick | why am i still ill if god is good',
      answer:
        'The Bible does not say why one is healed and another not. Paul asked three times and heard no to healing and yes to help; he left a friend ill at Miletus. It is no verdict on your faith, and you may keep asking, complain as the Psalms do, and keep your treatment.',
      passages: ['2 Corinthians 12:8-9', 'Psalm 13:1-2'],
    },
    {
      asked:
        'does that include depression | what about mental illness | is being depressed a sin | bible for anxiety sickness',
      answer:
        'An illness of the mind is illness, not sin, and may be treated like any other. Elijah and Jeremiah wished they were dead, and God met them with care. See a doctor, do not stop medicine on your own, and if you think of suicide, call or text 988.',
      passages: ['1 Kings 19:4-5', 'Psalm 42:11'],
    },
    {
      asked: 'can i have a prayer for my sick friend | prayer for a sick person | how do i pray for my mom in hospital',
      answer:
        'You can pray: "Lord Jesus, you touched the sick; be with the one I name now. Ease the pain, give wisdom to the doctors, courage in the night, healing as it may be, and nearness to one who feels alone." Then send a message to say that you prayed.',
      passages: ['James 5:14-15', 'Psalm 41:3'],
    },
    {
      asked: 'my child is sick | what does the bible say to parents of a sick child | my baby is in the icu',
      answer:
        'Parents with sick children came to Jesus more than almost anyone: Jairus, the Syrophoenician woman, a royal official, a father who could only half believe. None was told that it was their fault. Pray with few words, let others bring food and sit with you, and trust the doctors.',
      passages: ['Mark 5:22-24', 'Mark 9:21-24'],
    },
    {
      asked:
        'is it ok to be angry at god | im so mad at god for this sickness | can i be angry with god about my illness',
      answer:
        'You may tell God of your anger. Job did so at length, and God finally said that Job had spoken rightly. Several psalms ask God "why" or "how long," and anger spoken to God is still prayer.',
      passages: ['Job 7:11', 'Job 42:7', 'Psalm 13:1-2'],
    },
    {
      asked: 'is sickness from the devil | does satan make people sick | is my illness a demon',
      answer:
        "The Bible speaks of it in different ways: in Job the accuser causes boils, and Jesus once says that Satan had bound a woman. Far more often it simply tells of illness, and Paul prescribes for Timothy's stomach. So do not look for a demon; see a doctor and pray.",
      passages: ['Luke 13:11-16', '1 Timothy 5:23'],
    },
    {
      asked: 'who was sick in the bible | was anyone chronically ill in the bible | what illness did hezekiah have',
      answer:
        'Many. Hezekiah nearly died of a boil, Naaman had a skin disease, a woman bled for twelve years, a man lay ill for thirty-eight, Timothy had frequent complaints, and Epaphroditus almost died while serving Paul. Some were healed at once, some slowly, and some are not said to be healed.',
      passages: ['Philippians 2:25-27', 'John 5:5-9'],
    },
  ],
  'topic:healing': [
    {
      asked:
        'is my faith too small | wasnt i healed because of lack of faith | someone said i dont have enough faith to be healed',
      answer:
        "Jesus healed people with hardly any faith: the son of a father who could only half believe, and some who did not even ask. Paul, Timothy and Trophimus were not healed on the spot. Someone who blames you says more than the Bible does, as Job's friends did.",
      passages: ['Mark 9:23-25', 'John 5:6-9'],
    },
    {
      asked:
        'can i stop my medicine if i was prayed for | the preacher said i am healed do i still need my pills | should i throw away my meds in faith',
      answer:
        'Keep taking your medicine and never stop it on your own, even if a preacher calls you healed. Jesus sent a man cured of leprosy to a priest, who could confirm it; a doctor can check a healing the same way. Ask for an examination first; nothing is taken from God by that.',
      passages: ['Mark 1:42-44', 'Mark 2:17'],
    },
    {
      asked: 'are faith healers real | are healing services fake | can i trust tv healers',
      answer:
        'Some people report real help, and there has also been proven fraud. The Bible does not forbid asking anyone for prayer, but it warns against those who make money of faith. Be careful where money is asked, medicine is forbidden, or failure is blamed on the sick.',
      passages: ['1 John 4:1', 'Acts 8:18-20'],
    },
    {
      asked:
        'what does by his stripes we are healed mean | does isaiah 53 promise healing | by his wounds we are healed sickness or sin',
      answer:
        "Isaiah 53 says that the servant's wounds bring healing. First Peter applies it to sin, and Matthew to Jesus' healing of the sick. Many Pentecostals see bodily healing now as included; most others expect it in full at the resurrection, with healing as a sign before then.",
      passages: ['Isaiah 53:4-5', '1 Peter 2:24'],
    },
    {
      asked: 'did jesus heal everyone | how many people did jesus heal | did jesus ever not heal someone',
      answer:
        'Often all who came, says Luke, but not everyone in the land: at the pool of Bethesda he went to one man among many, and in Nazareth he healed only a few. The Gospels tell about two dozen healings one by one and many more in summary.',
      passages: ['Luke 4:40', 'Mark 6:5-6'],
    },
    {
      asked: 'how do you anoint with oil | what oil do you use for healing | who can anoint the sick',
      answer:
        'James tells the sick to call the elders, who pray and anoint with oil; he gives no kind of oil, which was probably olive. In Catholic and Orthodox churches only a priest gives this sacrament. In many others a pastor or elders put a little oil on the forehead.',
      passages: ['James 5:14-15', 'Mark 6:13'],
    },
    {
      asked:
        'who has the gift of healing | is the gift of healing for today | how do i know if i have the gift of healing',
      answer:
        'Paul lists gifts of healing among those the Spirit gives to some people, not to all. Pentecostal and charismatic Christians believe that they continue; some Reformed and Baptist Christians think that they ended with the apostles. Anyone may pray for the sick, with or without such a gift.',
      passages: ['1 Corinthians 12:7-11', '1 Corinthians 12:30'],
    },
    {
      asked:
        'what does your faith has made you well mean | who was the woman who touched his cloak | woman with issue of blood what was her name',
      answer:
        'Jesus said it to a woman who had bled for twelve years and touched his garment in a crowd; she has no name in the Bible, though later legend calls her Veronica. Her faith reached out to him; it was his power that healed. The Greek word also means "saved."',
      passages: ['Mark 5:27-34'],
    },
    {
      asked:
        'were people healed in the old testament | is healing in the old testament too | who was healed before jesus',
      answer:
        "Naaman was cured of a skin disease in the Jordan at Elisha's word, Miriam after Moses prayed, Hezekiah of a deadly boil, and Elijah and Elisha each brought a dead boy back to life. Exodus calls the Lord the one who heals his people.",
      passages: ['2 Kings 5:10-14', 'Exodus 15:26'],
    },
    {
      asked:
        'how long should i keep praying | when do i stop praying for healing | is it ok to stop asking god to heal her',
      answer:
        'The Bible sets no number. Jesus praised a widow who kept asking; Paul asked three times and then lived with the answer. You may go on as long as you wish, and you may also change the prayer to peace, little pain and time together, without giving up.',
      passages: ['Luke 18:1-7', '2 Corinthians 12:8-9'],
    },
  ],
  'topic:doctors': [
    {
      asked:
        'what about vaccines | are vaccines against the bible | is getting vaccinated a sin | is the vaccine mark of the beast',
      answer:
        'Vaccines are not against the Bible, which does not mention them, and they are not the mark in Revelation, which has to do with worship. Nearly all churches allow vaccination and many encourage it as care for other people. Medical questions belong to your doctor.',
      passages: ['Mark 2:17', 'Philippians 2:4'],
    },
    {
      asked:
        'is it ok to take antidepressants | can christians see a therapist | is taking anxiety medicine lack of faith',
      answer:
        'It is all right: depression and anxiety are illnesses, and medicine or therapy may be part of how God helps, along with prayer. Do not stop a medicine on your own; ask your doctor first. If you think of ending your life, call or text 988 now.',
      passages: ['1 Kings 19:5-8', '1 Timothy 5:23'],
    },
    {
      asked:
        'my pastor told me to stop my medicine | church says real faith doesnt need pills | but my preacher says doctors show no faith',
      answer:
        'Please do not stop your medicine; call your doctor before you change anything. Jesus took it as common sense that sick people need a physician, and Paul advised Timothy to take something for his stomach. A pastor may pray for you but may not put your life at risk.',
      passages: ['Mark 2:17', '1 Timothy 5:23'],
    },
    {
      asked:
        'why do jehovahs witnesses refuse blood | can i have a blood transfusion | is blood transfusion against the bible',
      answer:
        "You can have a transfusion; nearly all churches allow it. Jehovah's Witnesses refuse blood because Acts 15 tells believers to keep from it, as Genesis and Leviticus did. Other Christians read these as rules about eating blood, and see donated blood as a gift that saves life.",
      passages: ['Acts 15:28-29', 'Genesis 9:4', 'Leviticus 17:10-11'],
    },
    {
      asked:
        'can i donate my organs | is organ donation wrong | will i need my body in the resurrection | does organ donation affect heaven',
      answer:
        'You can donate: most churches welcome it as an act of love, and the Catholic Church calls it praiseworthy when freely given. It does not hinder the resurrection: Paul speaks of a seed that becomes something new, and God raises those lost at sea or burned as well.',
      passages: ['1 Corinthians 15:36-38', '1 Corinthians 15:42-44', 'John 15:13'],
    },
    {
      asked: 'is ivf a sin | what does the bible say about fertility treatment | can christians do ivf',
      answer:
        'The Bible does not mention it, and Christians differ. The Catholic Church rejects IVF because it separates conception from the union of the couple and embryos are lost; many Protestants accept it, some only if no embryos are discarded. Fertility medicine and surgery as such are accepted almost everywhere.',
      passages: ['1 Samuel 1:10-11', 'Psalm 139:13-16'],
    },
    {
      asked:
        'why was king asa blamed for seeing doctors | but didnt asa die because he went to physicians | 2 chronicles 16 doctors',
      answer:
        'Chronicles says that Asa, ill in his feet, turned only to physicians and not to God. The point is the "only": he had stopped relying on God years before. Another king, Hezekiah, prayed and also had figs laid on his boil, and no one blames him.',
      passages: ['2 Chronicles 16:12', 'Isaiah 38:21'],
    },
    {
      asked:
        'who were doctors in the bible | was luke really a doctor | how do we know luke was a physician | doctors in the old testament',
      answer:
        'Luke is the one physician named: Paul calls him the beloved physician in Colossians. Joseph had physicians who embalmed his father, Job calls his friends worthless ones, and Jeremiah asks about a physician in Gilead. In Catholic and Orthodox Bibles, Sirach 38 praises doctors.',
      passages: ['Colossians 4:14', 'Jeremiah 8:22'],
    },
    {
      asked:
        'can we turn off life support | is it wrong to stop treatment | is refusing chemo suicide | does god want us to keep someone alive on machines',
      answer:
        "Most churches, the Catholic among them, say that one may end treatment that only burdens and prolongs dying; that is not the same as killing. They ask for pain relief, basic care and company. Such decisions need the patient's own wishes, the doctors and time; a hospital chaplain can sit with you.",
      passages: ['Ecclesiastes 3:1-2', 'Psalm 31:5'],
    },
    {
      asked:
        'what if parents refuse a doctor for their child | my family only prays and wont take my kid to hospital | my husband wont let me go to a doctor',
      answer:
        'Get help now, and pray on the way: in an emergency call 911. A child has a right to treatment, and prayer and medicine go together in the Bible. If someone keeps you or a child from a doctor, Childhelp, 1-800-422-4453, or the Domestic Violence Hotline, 1-800-799-7233, can advise you.',
      passages: ['Mark 5:22-24', 'Luke 10:33-35'],
    },
  ],
  'topic:death': [
    {
      asked:
        'so where is he right now | where is my dad now that he died | do we go to heaven right away or sleep | soul sleep or with jesus',
      answer:
        "Paul expected to join Christ at once after death, and most Christians hope the same for all believers. Others, such as Adventists, read the many places about sleep as an unconscious rest until the resurrection. All agree that the dead are in God's hands.",
      passages: ['Philippians 1:23', '1 Thessalonians 4:13-14'],
    },
    {
      asked:
        'what about someone who killed himself | my brother took his own life is he in heaven | is suicide unforgivable',
      answer:
        'The Bible tells of suicides and nowhere says that they are beyond mercy; nothing in it calls suicide the unforgivable sin. Churches today, the Catholic too, think of illness and despair and pray with hope. If you yourself cannot bear it, call or text 988, at any hour.',
      passages: ['Romans 8:38-39', 'Psalm 34:18'],
    },
    {
      asked: 'is purgatory in the bible | where does purgatory come from | should we pray for the dead',
      answer:
        'The word is not in the Bible. Catholics point to Second Maccabees 12, which is in their Bible and speaks of prayer for the dead, and to Paul on being saved as through fire. Protestants do not see it there; the Orthodox pray for the dead without teaching purgatory.',
      passages: ['1 Corinthians 3:11-15'],
    },
    {
      asked:
        'is cremation ok | does the bible forbid cremation | can god raise someone who was cremated | is cremation a sin',
      answer:
        'The Bible does not forbid cremation or call it a sin, though burial was the custom there. Most Protestants and, since 1963, Catholics allow it, Catholics asking that ashes be buried; the Orthodox Church keeps to burial. God, who made people from dust, is not hindered by ashes.',
      passages: ['Genesis 3:19', '1 Corinthians 15:42-44'],
    },
    {
      asked:
        'can i talk to the dead | is it ok to go to a medium | can my mom who died send me signs | was samuel a ghost',
      answer:
        'The Bible forbids seeking the dead through mediums. King Saul did it once, and Samuel, called up at Endor, only announced his end; some take it for Samuel himself, others for a deception. Signs from the dead are not promised, but you may tell God everything you still want to say.',
      passages: ['Deuteronomy 18:10-12', '1 Samuel 28:11-15'],
    },
    {
      asked:
        'what about people who never heard of jesus | do people who never heard the gospel go to hell | what happens to those who didnt know god when they die',
      answer:
        'The Bible does not answer it directly. Paul says that God has left no one without some witness and judges people by what they knew. Catholics and many others hope that such people can be saved through Christ without knowing him; many evangelicals think that hearing the gospel is needed, and support missions.',
      passages: ['Romans 2:14-16', 'Acts 17:26-27'],
    },
    {
      asked:
        'is there reincarnation in the bible | do we come back after death | was john the baptist elijah reincarnated | do christians believe in past lives',
      answer:
        "The Bible does not teach reincarnation; Hebrews says that a person dies a single time and is then judged. John the Baptist came with Elijah's spirit and strength, but said that he was not Elijah. The Christian hope is resurrection: this life made new, not another one.",
      passages: ['Hebrews 9:27', 'John 1:21'],
    },
    {
      asked:
        'how do i tell my kid grandma died | how to explain death to a child | what do i say to my daughter about dying',
      answer:
        'Use plain words: say who died, that the body stopped working and will not start again, that you are sad, and that you trust God to keep the one you love. Avoid "fell asleep," which can scare a child at bedtime. Let the child ask, cry, play and come to the funeral if wished.',
      passages: ['John 11:35-36', 'Psalm 23:4'],
    },
    {
      asked: 'what did the old testament believe about death | what is sheol | did jews believe in life after death',
      answer:
        "Most of the Old Testament speaks of Sheol, a silent place of the dead, good and bad alike. A few late or daring places go further: Daniel speaks of sleepers who awake, Isaiah of the dead rising, and a psalmist trusts God to receive him. In Jesus' day Pharisees believed in resurrection, Sadducees not.",
      passages: ['Daniel 12:2', 'Psalm 49:15'],
    },
    {
      asked: 'did anyone in the bible not die | who went to heaven without dying | enoch and elijah did they die',
      answer:
        'Two people are said not to have died in the usual way. Enoch walked with God and was taken, and Elijah was carried up in a whirlwind with a chariot of fire beside him. Paul adds that those alive when Christ returns will be changed without dying.',
      passages: ['Genesis 5:24', '2 Kings 2:11'],
    },
  ],
  'topic:fear-of-death': [
    {
      asked: 'is it a lack of faith to be scared | is being afraid to die a sin | why am i scared to die if i believe',
      answer:
        "Fear of death is not a sin and no lack of faith. Jesus himself was in anguish the night before, and Hezekiah wept with his face to the wall. Paul calls death an enemy, and faith can be holding on to God's hand while you tremble.",
      passages: ['Luke 22:42-44', 'Isaiah 38:1-5'],
    },
    {
      asked: 'im dying and scared | the doctor says i dont have long | i have terminal cancer how do i face death',
      answer:
        "I am sorry that you have to hear this. You may say all of it to God, and ask three things now: who will be with you, what helps against pain, and what you still want to say. Hospice and a pastor can help, and nothing in death separates you from God's love.",
      passages: ['Psalm 23:4', 'Romans 8:38-39'],
    },
    {
      asked: 'i panic at night about death | thinking about dying keeps me awake | death anxiety what can i do',
      answer:
        'Sit up, put your feet on the floor, breathe out slowly, and say one short line, such as Psalm 56:3, which speaks of trusting when afraid. Fear grows at night and is smaller by day; tell one person then. If it returns often, a doctor or therapist can help well.',
      passages: ['Psalm 56:3', 'Psalm 4:8'],
    },
    {
      asked:
        'what should i read to someone whos dying | verse for the deathbed | give me one verse for fear of dying | what to read at my moms bedside',
      answer:
        'Psalm 23 is the one most people know by heart, often when little else is left. John 14:1-3, on a place made ready, and Romans 8:38-39 are short as well. Read slowly, hold the hand, and stop when it is enough; hearing often stays to the end.',
      passages: ['Psalm 23:1-6', 'John 14:1-3'],
    },
    {
      asked:
        'how can i be sure ill go to heaven | im afraid god wont accept me when i die | what if im not forgiven before death',
      answer:
        'The Bible points you away from your record to Christ: a dying criminal with nothing to show was promised paradise that day. You can say, "Jesus, remember me too." Many Protestants speak of assurance through trust in Christ; Catholics and Orthodox speak of firm hope, with confession as a help.',
      passages: ['Luke 23:42-43', 'John 6:37'],
    },
    {
      asked: 'im afraid of the pain not of death itself | will dying hurt | scared of suffering before i die',
      answer:
        'That fear is common, and Jesus too asked that the cup might pass. Today pain can mostly be well controlled; ask your doctor early about palliative care, and write down what you do and do not want. The Bible promises company, not ease, and wanting relief is no weakness.',
      passages: ['Mark 14:34-36', 'Isaiah 43:2'],
    },
    {
      asked:
        'what does the valley of the shadow of death mean | what is the dark valley in psalm 23 | does god take me around the valley of death',
      answer:
        'The Hebrew word means deep darkness, and older translators heard in it the shadow of death. It pictures a gorge where a shepherd leads sheep through danger. The psalm does not say that the valley is avoided, only that someone walks with you and that it is walked through.',
      passages: ['Psalm 23:4'],
    },
    {
      asked: 'what if there is nothing after death | im scared its all just black | i doubt there is life after death',
      answer:
        'You are not the first to ask; Ecclesiastes wonders who knows what becomes of the breath, and Thomas wanted to see for himself. The Christian hope does not rest on proof but on witnesses who said that they met Jesus alive. You can pray with the doubt and ask for more.',
      passages: ['Ecclesiastes 3:21', 'John 20:24-29'],
    },
    {
      asked:
        'im afraid of losing my husband | i fear my parents dying | scared my loved ones will die | what about leaving my kids behind',
      answer:
        "That fear is the other side of love, and the Bible does not scold it; David begged for his child's life for seven days. Jesus, dying, arranged for his mother to be cared for. Say now what you want said, settle the papers and guardians, then hand the rest to God daily.",
      passages: ['2 Samuel 12:16-18', 'John 19:26-27'],
    },
    {
      asked:
        'what does death where is your sting mean | who took away the sting of death | what does hebrews say the devil has power of death',
      answer:
        'Paul mocks death like a creature that has lost its stinger: sin gave it its poison, and Christ has dealt with sin. Hebrews says that the devil used death to keep people in fear, and that Jesus broke this by dying himself. Death still comes, but it no longer has the last word.',
      passages: ['1 Corinthians 15:54-57', 'Hebrews 2:14-15'],
    },
  ],
  'topic:heaven': [
    {
      asked: 'will i see my husband again | will we recognize each other in heaven | will i know my mom in heaven',
      answer:
        'The Bible does not say it in so many words, but it points that way. Paul comforts mourners by saying that they will be together with the dead in Christ, the disciples knew the risen Jesus, and Moses and Elijah were recognized on the mountain. Most Christians expect it.',
      passages: ['1 Thessalonians 4:13-18', 'Matthew 17:1-4'],
    },
    {
      asked: 'are there pets in heaven | will my dog be in heaven | do animals go to heaven',
      answer:
        "The Bible does not say. It does say that God cares for animals, made his covenant after the flood with them too, and will set free the whole creation; Isaiah's picture of peace has wolf and lamb in it. Many Christians hope from this, without a promise for one animal.",
      passages: ['Romans 8:19-21', 'Isaiah 11:6-9'],
    },
    {
      asked:
        'do we become angels | did my baby become an angel | do people get wings in heaven | does god need more angels',
      answer:
        'People do not become angels in the Bible; angels are other creatures, and humans are promised resurrection. Jesus says that the risen will be like angels in neither marrying nor dying. "God needed another angel" is meant kindly, but the Bible does not say it; God takes no child out of need.',
      passages: ['Matthew 22:30', 'Luke 20:35-36'],
    },
    {
      asked: 'wont it be boring | what will we do in heaven all day | is heaven just singing forever',
      answer:
        'The Bible does not describe a day there, but its pictures are lively: a feast, a city, singing, kings bringing their treasures, people serving God and seeing his face. Isaiah even mentions building houses and planting vineyards. Many Christians expect good work without the weariness.',
      passages: ['Revelation 22:3-5', 'Isaiah 65:21-23'],
    },
    {
      asked:
        'how do i get to heaven | who goes to heaven | what do i have to do to get in heaven | do good people go to heaven',
      answer:
        "The New Testament's answer is trust in Jesus, who opens the way; no one earns it. Protestants stress faith alone, from which deeds grow; Catholics and Orthodox speak of a faith active in love, with baptism. You can begin with one honest prayer and a talk with a pastor.",
      passages: ['John 3:16-17', 'Ephesians 2:8-10'],
    },
    {
      asked:
        'are the streets of gold and pearly gates real | does saint peter stand at the gate | are there mansions in heaven',
      answer:
        'Golden street and gates of pearl are in Revelation 21, as part of a vision of the new Jerusalem; most readers take them as pictures of splendor. Saint Peter at the gate is folklore built on the keys Jesus gave him. "Mansions" in the King James Bible means dwelling places or rooms.',
      passages: ['Revelation 21:21', 'John 14:2'],
    },
    {
      asked: 'where is heaven | is heaven up in the sky | what is the third heaven | how many heavens are there',
      answer:
        "The Bible speaks of heaven as above, but Solomon says that heaven at its highest is too small to hold God, so it is no spot on a map. The same word also means sky. Paul once speaks of a third heaven, probably sky, stars and God's presence; more levels come from later books.",
      passages: ['1 Kings 8:27', '2 Corinthians 12:2-4'],
    },
    {
      asked: 'do only 144000 go to heaven | who are the 144000 | is heaven full | how many people go to heaven',
      answer:
        "Most Christians do not read it so. Revelation has 144,000 from Israel's tribes, a symbol for the whole people of God or for Jewish believers, and right after it a crowd that no one can count. Jehovah's Witnesses take the number literally, with others living on a renewed earth.",
      passages: ['Revelation 7:4', 'Revelation 7:9-10'],
    },
    {
      asked:
        'is heaven in the old testament | did old testament people go to heaven | what did the jews believe about heaven',
      answer:
        "In the Old Testament heaven is God's dwelling, not where people expect to go; the dead are in Sheol. Elijah is taken up to heaven, and Isaiah sees death swallowed up and a new earth. The New Testament adds that Abraham and the others hoped for a heavenly city and are alive to God.",
      passages: ['Isaiah 25:6-8', 'Hebrews 11:13-16'],
    },
    {
      asked: 'how do i explain heaven to a kid | my child asks what heaven is | what to tell a kid about heaven',
      answer:
        'You can say: "Heaven is being with God, where no one is sick, sad or afraid. We don\'t know how it looks, but Jesus said that his Father\'s house has room." It is fine to answer "I don\'t know" to questions about toys and pets, and to ask what the child imagines.',
      passages: ['John 14:1-3', 'Revelation 21:4'],
    },
  ],
  'topic:hell': [
    {
      asked:
        'am i going to hell | im so scared of hell | someone told me im going to hell | how do i know im not going to hell',
      answer:
        'No one may pronounce that over you. The Bible says that God wants no one lost and that no one who comes to Jesus is turned away; being afraid of it shows that you care. Talk with a pastor you trust, and if the fear will not let go, with a doctor too.',
      passages: ['John 6:37', '2 Peter 3:9'],
    },
    {
      asked: 'how can a loving god send people there | why would god make hell | is hell fair',
      answer:
        "The Bible says that God takes no pleasure in anyone's death and sent his Son to save. Many Christians think of hell as God letting people have the distance they choose; others that lasting fire is just judgment on evil, others that it ends. All hold that he will be just.",
      passages: ['Ezekiel 33:11', 'Genesis 18:25'],
    },
    {
      asked:
        'is it forever | does hell last forever or do you burn up | is hell eternal torment | what does eternal mean in matthew 25',
      answer:
        'Christians differ. Most churches teach that it lasts forever, since Jesus uses the same word for eternal life and eternal punishment. Others note words such as "destroy" and "perish" and think that the lost cease to be; a few hope that it finally ends in mercy.',
      passages: ['Matthew 25:46', 'Matthew 10:28'],
    },
    {
      asked:
        'is my dad in hell | my mother died without believing is she lost | where is my unbelieving husband now that hes dead',
      answer:
        "The Bible does not let anyone say that over someone you love; judgment is God's alone, who saw the whole life, its wounds and its last hour. A criminal turned to Jesus with one sentence before death. You may leave the one who died in hands kinder and fairer than ours.",
      passages: ['Luke 23:42-43', 'Genesis 18:25'],
    },
    {
      asked:
        'what is gehenna | whats the difference between sheol hades and hell | what does the word hell mean in the bible',
      answer:
        'Sheol (Hebrew) and Hades (Greek) are the place of all the dead. Gehenna, the word Jesus mostly uses, is the valley of Hinnom outside Jerusalem, where children had once been sacrificed; it became a picture of judgment. Tartarus appears once, for fallen angels; older Bibles call all of these hell.',
      passages: ['Jeremiah 7:31', 'Matthew 10:28'],
    },
    {
      asked:
        'is satan in charge of hell | does the devil rule hell | is the devil in hell now | who made the lake of fire',
      answer:
        'The Bible never makes Satan the ruler of hell. It says that the fire was made for him and his angels, as their judgment, and at the end he is thrown into it himself. The devil with a fork who torments people comes from later art and poems.',
      passages: ['Matthew 25:41', 'Revelation 20:10'],
    },
    {
      asked:
        'did jesus go to hell | he descended into hell what does that mean | where was jesus between death and easter',
      answer:
        "The Apostles' Creed says that he descended to hell, meaning the realm of the dead. First Peter says that Christ preached to spirits in prison. The Orthodox and Catholics see him freeing the dead there; Calvin understood his anguish on the cross; others take it to say simply that he was truly dead.",
      passages: ['1 Peter 3:18-20', 'Acts 2:31'],
    },
    {
      asked: 'is hell in the old testament | where does the old testament talk about hell | did moses teach hell',
      answer:
        'Hardly: the Old Testament speaks of Sheol, where good and bad alike go, and Moses teaches no hell. Isaiah ends with a picture of fire that does not go out, and Daniel says that some will awake to shame. The fuller pictures come in the time before Jesus and from him.',
      passages: ['Isaiah 66:24', 'Daniel 12:2'],
    },
    {
      asked:
        'is the rich man and lazarus a real story | can people in hell see heaven | is lazarus in the rich man story the one jesus raised',
      answer:
        'Most readers take it as a parable that Jesus told to rich people who overlook the poor at their door; some think that it tells of real persons, since Lazarus has a name. He is not the Lazarus that Jesus raised. How far its scenery describes the hereafter is debated.',
      passages: ['Luke 16:19-26', 'John 11:43-44'],
    },
    {
      asked: 'what do i tell my kids about hell | how to explain hell to a child | my child is scared of hell',
      answer:
        'Speak first and most of God\'s love; to a frightened child you can say: "Jesus came so that no one has to be far from God, and he loves you." To an older one, say that God will put an end to evil and is fair to everyone. Never use hell as a threat to get obedience.',
      passages: ['John 3:16-17', 'Mark 10:14'],
    },
  ],
  'topic:resurrection': [
    {
      asked:
        'how many people saw him | who saw jesus after he rose | who was the first to see jesus risen | where is the list of resurrection witnesses',
      answer:
        'Paul lists Peter, the Twelve, more than five hundred at one time, James, all the apostles and himself. The Gospels add Mary Magdalene, whom John and the longer ending of Mark put first, other women, and two on the road to Emmaus. Acts says that it went on for forty days.',
      passages: ['1 Corinthians 15:3-8', 'John 20:14-18'],
    },
    {
      asked: 'where is the tomb today | where was jesus buried | can you visit the empty tomb',
      answer:
        'The Bible gives no spot, only a new rock tomb in a garden near the place of execution, owned by Joseph of Arimathea. Since the 300s Christians have honored the site inside the Church of the Holy Sepulchre in Jerusalem, which many scholars find likely. The Garden Tomb is a later suggestion.',
      passages: ['John 19:41-42', 'Matthew 27:59-60'],
    },
    {
      asked:
        'couldnt they have stolen the body | maybe jesus wasnt really dead | did the disciples make it up | swoon theory',
      answer:
        'Matthew reports the rumor of a stolen body already in his own day. Against it people say that the disciples gained only trouble, and some died, for what they would have known to be false. That Jesus merely fainted few historians believe, since Roman soldiers made sure of death.',
      passages: ['Matthew 28:11-15', 'John 19:33-34'],
    },
    {
      asked:
        'why didnt they recognize him | why did mary think he was the gardener | why did the men on the road to emmaus not know jesus',
      answer:
        'The Gospels do not fully explain it. Luke says that the eyes of the two at Emmaus were kept from knowing him; Mary was weeping and did not expect him, and knew him when he said her name. Many think that his risen body was the same and yet changed.',
      passages: ['Luke 24:15-16', 'John 20:14-16'],
    },
    {
      asked:
        'was it his body or his spirit | did jesus rise physically | did jesus eat after he rose | was the risen jesus a ghost',
      answer:
        'According to Luke it was a real body: Jesus invited his friends to touch him and ate some fish, to show that he was no ghost. It was also new, for he came through locked doors and vanished at will. Paul calls such a body spiritual, meaning filled with the Spirit.',
      passages: ['Luke 24:36-43', '1 Corinthians 15:42-44'],
    },
    {
      asked: 'friday to sunday isnt three days | how is it three days and three nights | was jesus in the tomb 3 days',
      answer:
        'In Jewish counting, part of a day counted as a day, so Friday, Saturday and Sunday make three; the Gospels mostly say "on the third day." Jesus also speaks of three days and nights, like Jonah. A few Christians therefore place the crucifixion on Wednesday or Thursday.',
      passages: ['Matthew 12:40', 'Luke 24:46'],
    },
    {
      asked:
        'is there proof outside the bible | do any historians mention jesus resurrection | what did josephus say about jesus',
      answer:
        "Outside the Bible, Tacitus and Josephus confirm that Jesus was executed under Pilate and that the movement went on. A passage in Josephus also mentions the rising, but most scholars think that Christian copyists changed it. So the main sources remain Paul's letter, written about twenty-five years later, and the Gospels.",
      passages: ['1 Corinthians 15:3-8'],
    },
    {
      asked:
        'was it predicted in the old testament | where does the old testament say messiah will rise | did prophets foretell the resurrection',
      answer:
        'The first Christians saw it there: Peter quotes Psalm 16 about one not left to decay, Isaiah 53 has the servant see life after death, and Jesus pointed to Jonah. Jewish readers understand these texts otherwise. Daniel 12 speaks clearly of a resurrection of many at the end.',
      passages: ['Psalm 16:9-10', 'Acts 2:29-32'],
    },
    {
      asked:
        'what if i cant believe it | can i be a christian without believing in the resurrection | i have doubts about easter',
      answer:
        'You may come with your doubt; Thomas did, and Matthew says that even on the mountain some doubted while they worshiped. Paul and all major churches hold the resurrection to be the heart of the faith, so keep asking. Read one Gospel to the end, and pray as far as you can.',
      passages: ['John 20:24-29', 'Matthew 28:16-17'],
    },
    {
      asked:
        'how is it different from lazarus | who else rose from the dead in the bible | will we rise too | how many people were raised from the dead',
      answer:
        "Lazarus, Jairus' daughter, a young man at Nain, Tabitha, Eutychus and three people in the time of Elijah and Elisha came back to this life and later died again; Matthew also tells of many raised in Jerusalem. Jesus, the New Testament says, rose to a life without death. Paul calls him the first, and others will follow.",
      passages: ['John 11:43-44', 'Matthew 27:52-53', '1 Corinthians 15:20-23'],
    },
  ],
  'topic:cremation': [
    {
      asked:
        'can i scatter the ashes | is it ok to scatter somebodys ashes at sea | does the bible forbid scattering ashes after cremation',
      answer:
        'The Bible says nothing about scattering ashes. Catholics are asked not to scatter them but to lay them in a cemetery or another sacred place; most Protestant churches leave it to the family. Ask your pastor before you decide.',
      passages: ['Genesis 3:19'],
    },
    {
      asked:
        'can god raise someone who was burned | will my mom rise again if she was cremated | does cremation stop the resurrection',
      answer:
        'Christians believe that God can raise a person who was cremated. Martyrs were burned and sailors were lost at sea, and the church never doubted their hope. Paul says that the body raised is given by God, not rebuilt from what we saved.',
      passages: ['1 Corinthians 15:35-38', 'Revelation 20:13'],
    },
    {
      asked: 'was anyone cremated in the bible | who was burned after death in the old testament | wasnt saul cremated',
      answer:
        'King Saul and his sons were burned by the men of Jabesh, who then buried the bones. They were rescuing the bodies from disgrace on the wall of Beth Shan, and they are thanked for it, not blamed. It was an exception; burial was the custom.',
      passages: ['1 Samuel 31:11-13', '2 Samuel 2:4-6'],
    },
    {
      asked:
        'but its so much cheaper | can we choose cremation because of money | is it wrong to cremate because a funeral costs too much',
      answer:
        'The Bible does not call it wrong to choose cremation because of the cost. It never measures love by the price of a funeral. A church can often help with a simple service, so do ask before you go into debt.',
      passages: [],
    },
    {
      asked: 'is it pagan | isnt cremation a heathen custom | did christians use to forbid cremation',
      answer:
        'Greeks and Romans often burned their dead, while Jews and the first Christians buried theirs, and so cremation was long seen as pagan. The Catholic Church forbade it until 1963. Choosing it today says nothing against the resurrection unless someone means it so.',
      passages: [],
    },
    {
      asked:
        'can i keep the ashes at home | is it ok to keep my husbands urn in the house | ashes on the mantel or in a necklace after cremation',
      answer:
        'The Bible does not say anything about keeping ashes at home. Catholic teaching asks that they rest in a cemetery or church; most Protestants leave it to you. If the urn comforts you there is no hurry, and a pastor can help when you are ready for a resting place.',
      passages: [],
    },
    {
      asked:
        'is ashes to ashes dust to dust in the bible | where does ashes to ashes come from | bible verse ashes and dust',
      answer:
        "That wording is not in the Bible. It comes from the burial service in the English Book of Common Prayer. It builds on God's word to Adam that he is dust and returns to it, and on Abraham, who calls himself dust and ashes.",
      passages: ['Genesis 3:19', 'Genesis 18:27'],
    },
    {
      asked:
        'my family is fighting about it | what if we cant agree whether to cremate dad | dad wanted cremation but my sister wants a burial',
      answer:
        'The Bible gives no command on cremation or burial, so neither side has to be the sinner. If the one who died left a wish, keeping it is a way of showing honor. Where a church has rules, ask its pastor to sit down with all of you.',
      passages: ['Romans 12:18'],
    },
    {
      asked:
        'why was burial so important then | why did people in the bible bury their dead | where were abraham and sarah buried',
      answer:
        "Burial kept the dead with their family and in the promised land; Abraham bought the cave of Machpelah in Hebron for Sarah, and others were laid there later. It also honored the body as God's work. A shrine stands over the traditional place in Hebron today.",
      passages: ['Genesis 23:17-20', 'Genesis 49:29-32'],
    },
    {
      asked:
        'how do i explain that to my kid | what do i tell a child about cremation | will it hurt grandma to be cremated',
      answer:
        'You can say that the body has stopped working and feels nothing anymore, so cremation cannot hurt. It is gently turned to ashes, and God keeps the one you love. Use the word died rather than asleep, and let the child ask again.',
      passages: ['Romans 14:8'],
    },
  ],
  'topic:alcohol': [
    {
      asked:
        'was it real wine or juice | did jesus make real alcohol at the wedding | was the wine at cana grape juice',
      answer:
        'The Greek word in the story of Cana is the ordinary one for wine, and the steward there talks of guests who have drunk freely. So most scholars take it as real wine, usually mixed with water at table. Some churches that teach abstaining hold that it was unfermented.',
      passages: ['John 2:9-11'],
    },
    {
      asked:
        'how much is too much | is getting tipsy a sin | where is the line between drinking alcohol and being drunk',
      answer:
        'The Bible gives no number of glasses; it warns against drunkenness, against losing control and against being ruled by drink. If alcohol changes how you treat people, or if stopping is hard, the line has come close. Then tell a doctor or someone you trust.',
      passages: ['Proverbs 20:1', 'Ephesians 5:18'],
    },
    {
      asked: 'did jesus drink | did jesus himself drink alcohol | was jesus a drinker',
      answer:
        'By his own words Jesus came eating and drinking, unlike John the Baptist, and opponents called him a drunkard for it. He also shared the cup at the Last Supper. No Gospel says that he was ever drunk.',
      passages: ['Luke 7:33-35', 'Matthew 26:27-29'],
    },
    {
      asked:
        'my husband drinks too much what do i do | how do i live with an alcoholic | what does the bible say when your husband drinks alcohol every night',
      answer:
        'His drinking is not your fault, and love does not mean covering it up. Talk with a doctor, your pastor or a family group such as Al-Anon. If he hurts or threatens you, leave for a safe place and call 911, or the US domestic violence hotline, 800-799-7233.',
      passages: ['Galatians 6:2'],
    },
    {
      asked:
        'can i take communion if im sober | is communion wine ok for a recovering alcoholic | what if i cant have alcohol at communion',
      answer:
        'You can take part in communion without alcohol, and no one should ask you to risk your recovery with wine. Many churches use grape juice, others offer it on request, and Catholics teach that Christ is fully received in the bread alone. Tell the pastor beforehand.',
      passages: ['1 Corinthians 11:23-26'],
    },
    {
      asked:
        'didnt paul tell timothy to drink | where does it say take a little wine for your stomach | use wine for health verse about alcohol',
      answer:
        'Paul told Timothy to take some wine instead of only water, because of his stomach and frequent illness. It was advice for health to one man, at a time when water was often bad. It shows that Paul did not forbid all wine.',
      passages: ['1 Timothy 5:23'],
    },
    {
      asked:
        'who wasnt allowed to drink | did god ever forbid wine to people | which people in the bible did not drink alcohol',
      answer:
        'Nazirites gave up wine for the time of their vow, priests did so while serving in the tent, and the Rechabites kept it as a family rule. Samson and John the Baptist were set apart in this way before birth. It was a special calling, not a rule for all Israel.',
      passages: ['Numbers 6:1-4', 'Leviticus 10:8-9', 'Luke 1:15'],
    },
    {
      asked:
        'do drunks go to hell | can an alcoholic go to heaven | does the bible say drunkards wont inherit the kingdom',
      answer:
        'Paul does list drunkards among those who will not inherit the kingdom, and then tells his readers that some of them were just that and were washed clean. So alcohol closes no door on someone who turns to God. Falling and getting up again belongs to the way.',
      passages: ['1 Corinthians 6:9-11'],
    },
    {
      asked: 'what about weed | is smoking weed a sin like alcohol | does the bible say anything about marijuana',
      answer:
        "The Bible does not mention marijuana. Christians who reject it point to its call to stay sober and to obey the law; others put a doctor's prescription on a level with any medicine. Ask what it does to your mind, your money and the people near you.",
      passages: ['1 Peter 5:8', '1 Corinthians 6:12'],
    },
    {
      asked: 'but my church says never | my pastor says any alcohol is a sin | can i drink if my church forbids it',
      answer:
        "The Bible does not call every drink a sin, but it does honor those who give it up for others' sake. Baptists, Methodists and Pentecostals have often asked for it. If you joined a church with such a rule, talk with your pastor openly rather than drink in secret.",
      passages: ['Romans 14:3-4', 'Romans 14:20-21'],
    },
  ],
  'topic:addiction': [
    {
      asked: 'i relapsed again | what if i keep falling back | does god give up on me when i relapse into my addiction',
      answer:
        'God does not give up on you when you relapse. Proverbs expects the righteous to fall and rise many times. Call your sponsor, counselor or doctor today, and tell the truth; a first call after a fall is already getting up.',
      passages: ['Proverbs 24:16', 'Lamentations 3:22-23'],
    },
    {
      asked:
        'where can i get help right now | who do i call if i cant stop using | phone number for help with addiction',
      answer:
        'In the United States you can call the SAMHSA helpline, 800-662-4357, free and at any hour, for treatment near you. For an overdose call 911 at once; if you think of ending your life, call or text 988. Please do not stop alcohol or pills suddenly without a doctor.',
      passages: ['Psalm 40:1-3'],
    },
    {
      asked: 'is it a sin or a disease | is addiction a sin | does the bible call addiction a sickness',
      answer:
        'The Bible does not use either label for addiction. Doctors treat it as an illness; many Christians say that it has to do with choices too, and with a power that holds us. Both views agree that a person in its grip needs mercy and treatment, not contempt.',
      passages: ['Romans 7:18-20'],
    },
    {
      asked: 'what about porn | how do i stop watching porn | is pornography an addiction in gods eyes',
      answer:
        'The Bible has no word for pornography, but Jesus warns against looking at a person only to use them. Many who struggle feel the same pull as in an addiction. Tell one safe person, block the way to it, and see a counselor; shame kept secret feeds it.',
      passages: ['Matthew 5:27-28', 'James 5:16'],
    },
    {
      asked:
        'my son is an addict what can i do | how do i help my daughter with a drug addiction | my child is on drugs and i am scared',
      answer:
        "You did not cause your child's addiction and you cannot cure it alone, but you can stay in touch, keep clear limits and offer treatment. Keep naloxone in the house and call 911 for an overdose. Find a family group for yourself; the father in Jesus' story ran down the road to meet his boy.",
      passages: ['Luke 15:20-24'],
    },
    {
      asked: 'which verse for a craving | bible verse when im tempted to use | give me a verse for fighting addiction',
      answer:
        "Take Paul's word that God does not let a trial go beyond what can be carried, and gives a way out with it. With a craving the way out is often a person: phone someone, leave the place, wait twenty minutes.",
      passages: ['1 Corinthians 10:13'],
    },
    {
      asked:
        'is methadone ok | can i take suboxone as a christian | is medication for addiction just trading one drug for another',
      answer:
        'A Christian may take medicine for addiction. Methadone and buprenorphine save many lives, and nothing in the Bible speaks against them. Please do not stop or lower them because someone calls them unspiritual; change a dose only with your doctor.',
      passages: ['1 Timothy 5:23', 'Matthew 9:12'],
    },
    {
      asked:
        'is aa christian | are the twelve steps in the bible | is alcoholics anonymous ok for christians with an addiction',
      answer:
        'The twelve steps are not in the Bible, but they grew out of a Christian movement in the 1930s. Admitting need, confessing and making amends all have their place there. AA leaves the higher power open; some Christians prefer groups such as Celebrate Recovery.',
      passages: ['James 5:16', 'Luke 19:8-9'],
    },
    {
      asked:
        'should i give him money | am i enabling my brother by helping him with money | do i have to keep bailing out an addict to be a good christian',
      answer:
        "Love does not oblige you to hand money to someone in active addiction. You can give food, a ride to treatment or your time instead. Paul asks us to carry one another's burdens, and in the same passage says that each has his own load.",
      passages: ['Galatians 6:2-5'],
    },
    {
      asked:
        'does that count for gambling | can you be addicted to your phone or gaming | what does the bible say about gambling addiction or social media',
      answer:
        'The same words fit gambling, games and phones: Paul says that many things are allowed to him, but that nothing will master him. Gambling harms families quickly. In the US, 800-426-2537 is the problem gambling helpline.',
      passages: ['1 Corinthians 6:12'],
    },
  ],
  'topic:tattoos': [
    {
      asked: 'which verse is that | where does the bible say no tattoos | bible verse against tattoos',
      answer:
        'The verse on tattoos is Leviticus 19:28, in the Old Testament, and it is the only one. It follows a rule on trimming hair and beard, and it names tattoo marks together with cuts in the skin for the dead.',
      passages: ['Leviticus 19:27-28'],
    },
    {
      asked: 'what if its a cross or a verse | is a christian tattoo ok | can i get a bible verse tattooed',
      answer:
        'The Bible does not say. Those who read Leviticus as a rule for today would refuse a cross as well; most Christians leave it free. Coptic Christians in Egypt have worn a small cross on the wrist for centuries as a sign of faith.',
      passages: ['Galatians 6:14'],
    },
    {
      asked:
        'i already have one | do i need to remove my tattoos when i become a christian | will god forgive my tattoo',
      answer:
        'Nothing in the Bible asks you to remove a tattoo. If you regret it, God forgives it as he does anything else; if you do not, it need not trouble you. What God looks at, Samuel was told, is the heart.',
      passages: ['1 Samuel 16:7'],
    },
    {
      asked: 'what about piercings | are ear piercings allowed in the bible | is a nose ring a sin like tattoos',
      answer:
        "The Bible does not forbid piercings. Rebekah was given a nose ring as a gift, and earrings are often mentioned. First Peter and First Timothy ask that jewelry not be what a person's beauty rests on, which is a matter of weight rather than a ban.",
      passages: ['Genesis 24:47', '1 Peter 3:3-4'],
    },
    {
      asked:
        'doesnt jesus have a tattoo | is there a tattoo on jesus thigh in revelation | jesus has a name written on his leg',
      answer:
        "The Bible does not say that Jesus had a tattoo. Revelation's vision shows a rider with a title written on his robe and thigh. It is a picture of his rule, and the writing may well be on the cloth over the thigh.",
      passages: ['Revelation 19:11-16'],
    },
    {
      asked: 'my parents say no | should i get a tattoo if my mom hates it | can i get a tattoo behind my parents back',
      answer:
        "While you live under their care, the Bible's call to honor your parents weighs more than a tattoo, which can wait. In most places a minor needs their consent by law anyway. As an adult you decide, and it is still kind to listen to them first.",
      passages: ['Ephesians 6:1-3'],
    },
    {
      asked:
        'why keep the ten commandments and not that one | why do christians ignore the tattoo law but keep others | isnt the old testament law still valid for tattoos',
      answer:
        "Most churches tell Israel's own customs, such as food and dress, from commands about God and neighbor that the New Testament takes up again. Tattoos are counted with the first. Some Christians think that the law still binds here and choose to keep it.",
      passages: ['Acts 15:28-29', 'Romans 13:8-10'],
    },
    {
      asked:
        'isnt my body a temple | does a tattoo ruin the temple of god | but my pastor says tattoos defile the body',
      answer:
        'Paul calls the body a temple of the Spirit when he speaks about sexual life, not about tattoos. Some Christians apply it to ink as well and abstain; others say that a temple may be decorated. It is good reason to think before you choose, and a poor one to judge someone else.',
      passages: ['1 Corinthians 6:18-20', 'Romans 14:10'],
    },
    {
      asked:
        'can i get one for my dead mom | is a memorial tattoo wrong | bible says no marks for the dead so what about a tattoo in memory of someone',
      answer:
        "Leviticus forbids cuts in the skin for the dead, and beside them tattoo marks; many scholars link both with rites of Israel's neighbors. A name in memory of someone you love is no such rite, so most Christians would not object, though some keep the verse as it is written. Give grief some time before you decide.",
      passages: ['Leviticus 19:28'],
    },
    {
      asked: 'is a tattoo the mark of the beast | will 666 be a tattoo | do tattoos count as the mark from revelation',
      answer:
        "An ordinary tattoo is not the mark of the beast. In Revelation the mark on hand or forehead shows who a person worships, and no one gets it by accident. God's own people carry a mark there as well, his name on their foreheads.",
      passages: ['Revelation 13:16-17', 'Revelation 14:1'],
    },
  ],
  'topic:body-care': [
    {
      asked: 'can i eat pork | are christians allowed to eat pork | is bacon a sin in the new testament',
      answer:
        "Most Christians eat pork and see no sin in it, because Mark says that Jesus declared all foods clean and Peter's vision points the same way. Seventh-day Adventists and some others keep from it by choice or conviction. Paul asks both sides not to judge each other.",
      passages: ['Mark 7:18-19', 'Romans 14:2-3'],
    },
    {
      asked: 'is being fat a sin | is gluttony a sin | what does the bible say about overeating and weight',
      answer:
        'The Bible never calls a body size a sin. Proverbs warns against gluttony, meaning greed at the table, and thin people can have that too. Weight has many causes, and if yours troubles you a doctor is a better guide than shame.',
      passages: ['Proverbs 23:20-21', '1 Samuel 16:7'],
    },
    {
      asked: 'what about smoking or vaping | is smoking a sin | does the bible forbid cigarettes',
      answer:
        'The Bible does not mention tobacco or vaping. Many churches discourage them because they harm the body and because they get hold of people. If you smoke, God does not love you less; a doctor or a free quitline, 800-784-8669 in the US, can help you stop.',
      passages: ['1 Corinthians 6:12'],
    },
    {
      asked:
        'what foods were forbidden | what were the food laws in the old testament | list of unclean animals food bible',
      answer:
        "Israel's law forbade pork, camel, hare, shellfish, birds of prey, most insects and meat with its blood. Allowed were animals that chew the cud and have split hooves, and fish with fins and scales. The lists are in Leviticus 11 and Deuteronomy 14.",
      passages: ['Leviticus 11:3-8', 'Deuteronomy 14:9-10'],
    },
    {
      asked: 'what did jesus eat | what was food like in bible times | did jesus eat meat or fish',
      answer:
        'Jesus ate bread and fish, and he kept Passover, whose meal was roast lamb with bitter herbs. Common food in his land was barley or wheat bread, olives, figs, lentils, grapes and a little meat at feasts. He was criticized for who he ate with, not for what.',
      passages: ['Luke 24:41-43', 'Luke 22:15'],
    },
    {
      asked: 'should i be vegetarian | is it a sin to eat meat | does the bible say people ate only plants food',
      answer:
        'The Bible leaves it free. In Genesis people are first given plants, and meat is allowed after the flood. Paul knew Christians who ate only vegetables and wanted them respected, so it can be a good choice and never a test of faith.',
      passages: ['Genesis 1:29', 'Genesis 9:3', 'Romans 14:2-3'],
    },
    {
      asked: 'what is the daniel fast | what did daniel eat | is the daniel diet healthy and biblical',
      answer:
        "Daniel and his friends asked for vegetables and water for ten days rather than the king's food. The modern Daniel fast is built on that and on his three weeks without rich food. It is a custom, not a command; ask a doctor first if you are ill or have had an eating disorder.",
      passages: ['Daniel 1:8-16', 'Daniel 10:2-3'],
    },
    {
      asked: 'i hate my body | i throw up after i eat | what does god say to someone with an eating disorder',
      answer:
        'God made you and does not measure you by a scale; the psalm calls his making of a body wonderful. An eating disorder is an illness and not vanity, and it can be treated. Please tell a doctor and one person you trust today, and call or text 988 if you feel desperate.',
      passages: ['Psalm 139:13-14'],
    },
    {
      asked:
        'where does it say your body is a temple | what verse is the body is a temple | who said the body is a temple of the holy spirit',
      answer:
        "Paul says it in First Corinthians, chapter 6, in the New Testament. He is arguing that what Christians do with their bodies matters to God. In chapter 3 he calls the whole church God's temple in the same way.",
      passages: ['1 Corinthians 6:19-20', '1 Corinthians 3:16-17'],
    },
    {
      asked:
        'is it ok to go to the doctor | does taking medicine mean i dont trust god with my body | does the bible say anything about doctors',
      answer:
        "Going to the doctor is fine, and it is no lack of faith. Jesus takes it for granted that the sick need a physician, Paul calls Luke a beloved one, and Isaiah had figs put on King Hezekiah's boil. Keep taking what your doctor prescribes.",
      passages: ['Matthew 9:12', 'Colossians 4:14', '2 Kings 20:7'],
    },
  ],
  'topic:disability': [
    {
      asked:
        'will i be healed in heaven | will disabled people have new bodies in the resurrection | does my disability go with me to heaven',
      answer:
        'Isaiah pictures the lame leaping and the deaf hearing, and Paul expects a body raised in glory. The risen Jesus still carried his wounds, so some disabled Christians hope for a body that is theirs, free of pain. How it will be, the Bible does not spell out.',
      passages: ['Isaiah 35:5-6', '1 Corinthians 15:42-44'],
    },
    {
      asked: 'why doesnt god heal me | why did god not heal my disabled child | i prayed and im still in a wheelchair',
      answer:
        'The Bible does not say why one is healed and another is not. Paul begged three times and kept his thorn, and was told that grace was enough. A disability is no sign that God loves anyone less or that someone prayed wrong.',
      passages: ['2 Corinthians 12:7-9'],
    },
    {
      asked:
        'my church says i dont have enough faith | people keep saying id be healed if i believed | is my disability because of weak faith',
      answer:
        'The Bible does not teach that a disability shows weak faith. Jesus healed people who had not even asked, and Paul, full of faith, was not healed. You may tell such people that their words hurt, and you may look for a church that welcomes you.',
      passages: ['John 9:1-3', '2 Corinthians 12:7-9'],
    },
    {
      asked:
        'who in the bible was disabled | bible people with disabilities | were there blind or lame people in the old testament',
      answer:
        'Isaac and Eli were blind in old age, Jacob limped, Moses had trouble speaking, and Mephibosheth was lame. In the New Testament there are Bartimaeus, the man born blind, the man by the pool and Paul with his thorn. Many of them carry the story forward.',
      passages: ['Genesis 32:31', 'Mark 10:46-52'],
    },
    {
      asked:
        'what happened to mephibosheth | how did he become lame | who was mephibosheth the disabled son of jonathan',
      answer:
        "Mephibosheth was a son of Jonathan and was five when news came that his father and Saul had died. His nurse fled with him, he fell, and both feet stayed lame. Years later David, for Jonathan's sake, gave him Saul's land and a place at his table.",
      passages: ['2 Samuel 4:4', '2 Samuel 9:6-8'],
    },
    {
      asked:
        'why couldnt disabled men be priests | what about leviticus 21 and people with defects | does god reject disabled people in leviticus',
      answer:
        'Leviticus kept priests with a bodily defect from serving at the altar, probably because everything there stood for wholeness. They stayed priests and ate the holy food. Isaiah later promises a place to those once shut out, and Jesus healed the blind and lame inside the temple.',
      passages: ['Leviticus 21:21-23', 'Isaiah 56:3-5', 'Matthew 21:14'],
    },
    {
      asked:
        'can my son be baptized if he doesnt understand | can a person with down syndrome be saved | what about people with autism or an intellectual disability and faith',
      answer:
        "God's care never hangs on how much someone can understand, and Jesus took into his arms children who could explain nothing. Most churches baptize or bless people with intellectual disabilities, some at any age, others when they show a wish for it. Ask for a pastor who takes time to get acquainted.",
      passages: ['Mark 10:13-16'],
    },
    {
      asked: 'did moses have a stutter | what was wrong with moses speech | was moses disabled',
      answer:
        'The Bible does not name it. Moses calls himself slow of speech, which may mean a stutter, another impediment or being out of practice in the language. God did not take it away; he sent him with his brother Aaron to speak for him.',
      passages: ['Exodus 4:10-16'],
    },
    {
      asked: 'what was pauls thorn | was paul disabled | did paul have bad eyes',
      answer:
        "No one knows what Paul's thorn was. Guesses run from an eye disease to malaria, epilepsy or his opponents; Galatians speaks of an illness and of eyes his friends would have given him. He says only that it stayed, and that Christ's power showed in weakness.",
      passages: ['2 Corinthians 12:7-9', 'Galatians 4:13-15'],
    },
    {
      asked:
        'is there a law to protect them | does the bible command how to treat disabled people | verse about not mocking the deaf or blind',
      answer:
        "Israel's law forbids insulting a deaf person or tripping up a blind one, and puts the fear of God behind it. Deuteronomy adds a curse on misleading the blind on the road. Jesus goes on to say who to invite: the poor, the lame, the blind.",
      passages: ['Leviticus 19:14', 'Deuteronomy 27:18', 'Luke 14:12-14'],
    },
  ],
  'topic:euthanasia': [
    {
      asked:
        'is turning off the machine killing him | is it murder to take dad off life support | can we take my mother off the ventilator',
      answer:
        'Most churches do not call it killing to stop life support that can no longer heal. The illness then takes its course, and care goes on. Let the doctors explain plainly what to expect, and ask the hospital chaplain or your pastor to be with you.',
      passages: ['Ecclesiastes 3:1-2', 'Romans 14:8'],
    },
    {
      asked:
        'can i refuse chemo | is it suicide to stop treatment | is saying no to more treatment the same as euthanasia',
      answer:
        'You may decline a burdensome treatment; nearly all churches teach that this is not suicide. You may ask what it can still give you and what it costs you. Talk it over with your doctor and the people you love, and ask for good palliative care.',
      passages: ['2 Corinthians 5:1', 'Romans 14:7-8'],
    },
    {
      asked:
        'is morphine ok at the end | what if the pain medicine shortens her life | does strong pain relief count as euthanasia',
      answer:
        'Morphine for pain is accepted by nearly all churches, even when it might shorten life, because the aim is relief and not death. Used with care it seldom does. No one has to earn anything by suffering. Ask the doctor or hospice for enough pain relief.',
      passages: ['Proverbs 31:6'],
    },
    {
      asked:
        'what about a feeding tube | is it wrong to stop tube feeding | do we have to keep feeding someone who is dying',
      answer:
        'The Bible does not speak about feeding tubes. Catholic teaching holds that food and water should in principle be given, unless the body can no longer take them in or they become a burden. Many Protestants see the tube as treatment that may be stopped; ask the doctor what helps now.',
      passages: [],
    },
    {
      asked:
        'did anyone in the bible ask to be killed | is there assisted suicide in the bible | who asked to die in the old testament',
      answer:
        "The wounded Abimelech and King Saul both asked their armor bearers to kill them; Saul's refused. A man who later claimed to have done it was condemned by David. Moses, Elijah and Jonah asked God for death, and God answered them with help instead.",
      passages: ['Judges 9:54', '1 Samuel 31:4', '1 Kings 19:4-8'],
    },
    {
      asked:
        'i want to die myself | im sick and i just want it to be over | can i end my life because of the pain euthanasia',
      answer:
        'I am sorry that it is so hard; your wish for the pain to end is no sin. Please tell your doctor tonight how bad it is, because pain and despair can be treated, and call or text 988 in the US at any hour. If you are about to act, call 911.',
      passages: ['Psalm 34:18', '1 Kings 19:4-8'],
    },
    {
      asked:
        'did i do wrong | i signed to turn off life support and i feel guilty | i let my husband die and cant forgive myself',
      answer:
        'Letting a dying person go, when treatment could bring no cure, is not what the Bible means by killing. Guilt often comes along with grief, even where no wrong was done. Tell the story to a pastor or a grief counselor, and say to God whatever is on your heart.',
      passages: ['Psalm 34:18', 'Romans 8:38-39'],
    },
    {
      asked:
        'my uncle chose assisted suicide is he in hell | can god forgive euthanasia | is someone who used assisted dying lost',
      answer:
        'The Bible does not say that such a person is lost. Most churches hold assisted suicide to be wrong, and they also commend those who died so to God, who knows what pain and fear do to a mind. You may grieve and hope.',
      passages: ['Romans 8:38-39', 'Psalm 103:13-14'],
    },
    {
      asked: 'is a living will ok | can a christian sign a dnr | is an advance directive against the bible',
      answer:
        'Most churches find a living will or a do-not-resuscitate order acceptable, and many encourage one. It may refuse treatment that only prolongs dying; it should not ask for death itself. Name someone you trust to speak for you, and tell the family what you wish.',
      passages: ['Genesis 49:29-32'],
    },
    {
      asked: 'is it ok to put my dog down | is it a sin to put an animal to sleep | does euthanasia count for pets',
      answer:
        'The Bible does not speak about putting animals to sleep, and Christians hardly argue over it. Proverbs says that a good person cares for the life of his animals, and ending hopeless pain can be part of that care. Grieving for a dog is nothing to be ashamed of.',
      passages: ['Proverbs 12:10'],
    },
  ],
  'topic:sleep': [
    {
      asked: 'give me one verse | bible verse to help me sleep | short verse for when i cant sleep',
      answer:
        'Take Psalm 4, verse 8, an evening prayer in the Old Testament: the writer lies down and sleeps in peace because God keeps him safe. Say it slowly with your breath, a few words going in and a few going out.',
      passages: ['Psalm 4:8'],
    },
    {
      asked: 'i keep having nightmares | what can i pray against bad dreams | bible help for nightmares and sleep',
      answer:
        'The psalms call God a keeper by night, and you may ask him plainly to guard your sleep and your dreams. Turn on a light, say where you are, pray one line. If nightmares come from something that was done to you, a doctor or counselor can really help.',
      passages: ['Psalm 91:5', 'Psalm 121:3-8'],
    },
    {
      asked: 'my mind wont stop | i lie awake worrying at 3am | cant sleep because of anxiety what does the bible say',
      answer:
        'Paul says to hand worries to God one by one, with thanks for something, and promises a peace that stands guard. Write each worry down, give it to God, and leave the paper for the morning. If it goes on for weeks, see a doctor.',
      passages: ['Philippians 4:6-7', '1 Peter 5:7'],
    },
    {
      asked:
        'is god waking me up | why do i wake up at 3am every night is it a sign | does god wake people from sleep to talk to them',
      answer:
        'The Bible does tell of God calling the boy Samuel at night, but it nowhere says that an hour on the clock is a message. Waking about then is common and has ordinary causes. You may use it to pray, and you may simply try to sleep again.',
      passages: ['1 Samuel 3:8-10', 'Psalm 63:6'],
    },
    {
      asked:
        'are sleeping pills ok | is it a lack of faith to take something for sleep | can a christian take sleep medicine',
      answer:
        'A Christian may take sleep medicine that a doctor has prescribed; it is no lack of faith. Keep to the dose, do not mix it with alcohol, and do not stop it suddenly on your own. Prayer and treatment go well together.',
      passages: ['Psalm 127:2'],
    },
    {
      asked:
        'who else couldnt sleep | did anyone in the bible have insomnia | bible people who could not sleep at night',
      answer:
        'King Ahasuerus lay awake and had the records read, which saved Mordecai. Nebuchadnezzar lost sleep over a dream, Darius over Daniel among the lions, and Jacob complained of sleepless nights with the flocks. Several psalm writers wept or prayed through the night.',
      passages: ['Esther 6:1-3', 'Daniel 6:18-19', 'Psalm 77:4'],
    },
    {
      asked:
        'is it bad that i fall asleep praying | i always fall asleep during prayer is that a sin | does god mind if i sleep while i pray',
      answer:
        'Falling asleep over a prayer is no sin; many people count it as a good way to drop off. When the disciples slept in Gethsemane, Jesus was sad, but he also found a kind word about willing spirits and weak bodies.',
      passages: ['Matthew 26:40-41', 'Psalm 3:5'],
    },
    {
      asked:
        'is it a sin to sleep too much | does the bible call sleeping late lazy | i sleep all day what does the bible say',
      answer:
        "Proverbs teases the sluggard who will not leave his bed, while Ecclesiastes calls a worker's sleep sweet. Sleeping a lot can come from illness, medicine or depression, and that is not laziness. If you can hardly get up, please tell a doctor.",
      passages: ['Proverbs 6:9-11', 'Ecclesiastes 5:12'],
    },
    {
      asked: 'does god ever sleep | if god doesnt sleep why did jesus | bible verse god never sleeps',
      answer:
        'Psalm 121 says that God neither dozes nor sleeps, and Elijah mocked Baal as a god who might need waking. Jesus slept in the boat because he was truly human and tired. Christians see both in him: one who sleeps, and one who stills the storm.',
      passages: ['Psalm 121:3-4', '1 Kings 18:27', 'Mark 4:38-39'],
    },
    {
      asked:
        'what can i pray with my kid | is now i lay me down to sleep in the bible | bedtime prayer for a child who cant sleep',
      answer:
        'That rhyme is not in the Bible; it comes from an old New England schoolbook. With a child you can say: God, you stay awake, so I can sleep; bless everyone I love. Then let the child name three good things from the day.',
      passages: ['Psalm 4:8', 'Psalm 121:3-4'],
    },
  ],
};
