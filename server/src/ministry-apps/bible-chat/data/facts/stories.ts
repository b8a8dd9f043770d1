import { aboutEvent } from './how-people-ask.ts';
import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

const list: readonly ShortFact[] = [
  {
    id: 'binding-of-isaac',
    name: 'Abraham and Isaac on the mountain',
    question: 'Why did God ask Abraham to sacrifice Isaac?',
    phrasings:
      'why did God tell Abraham to kill his son | the sacrifice of Isaac | the binding of Isaac | did Abraham kill Isaac | God asking Abraham to kill Isaac is horrible',
    answer:
      'Genesis says that God tested Abraham by asking for his son Isaac. Abraham took him up a mountain, and at the last moment an angel stopped him; a ram was offered instead. Isaac was not harmed, and the Bible elsewhere forbids child sacrifice.',
    more: 'Hebrews says that Abraham believed God could raise the dead. Many Jews and Christians read the story as God ending such sacrifices, which peoples around Israel practiced. Christians also see in the ram a picture of Christ.',
    passages: [
      ['Genesis 22:9-14', 'On the mountain.'],
      ['Hebrews 11:17-19', 'How Hebrews reads it.'],
      ['Jeremiah 7:31', 'God on child sacrifice.'],
    ],
    next: [
      [
        'thats horrible | that seems cruel | how could a good god ask that | what kind of god does that',
        'Many readers feel that horror, and they have for thousands of years. The story itself ends with God stopping it, and the prophets say that God never wanted children burned. It gives no one a reason to hurt a child: anyone who hears a voice asking for that needs help at once.',
        'Genesis 22:12',
        'Jeremiah 7:31',
      ],
      [
        'how old was isaac | was isaac a child | how old was isaac when abraham took him',
        'The Bible does not say how old Isaac was. He could carry the wood and ask a question, so he was no baby. Guesses run from a boy to a grown man; the Jewish historian Josephus says twenty-five.',
        'Genesis 22:6-8',
      ],
      [
        'did he do it | did he really kill him | what happened to isaac',
        'Abraham did not kill Isaac. An angel called to him to stop, and he sacrificed a ram that was caught in a bush. Isaac grew up, married Rebekah and became the father of Jacob and Esau.',
        'Genesis 22:11-13',
      ],
      [
        'what is the point | what are we supposed to learn | what does it mean for me',
        'Jewish and Christian readers usually take two things from it: Abraham trusted God with what he loved most, and God provides and does not want human sacrifice. The name that Abraham gave the place means that God will see to it.',
        'Genesis 22:14',
      ],
      [
        'what did isaac think | was isaac afraid | did isaac ever forgive his father | what about sarah',
        'The Bible does not say what Isaac or Sarah felt. Isaac asks only where the lamb is. The story does not tell that father and son talk again, and Sarah’s death comes in the next chapter, so Jewish tradition has wondered about it a great deal.',
        'Genesis 22:7-8',
      ],
    ],
    related: ['faith', 'suffering', 'bible-people'],
  },
  {
    id: 'burning-bush',
    name: 'the burning bush',
    phrasings: 'why did Moses take off his shoes | I am who I am',
    answer:
      'Moses was keeping sheep when he saw a bush that burned and was not used up. God spoke from it, sent him to bring Israel out of Egypt, and gave him a name: I am who I am. Moses offered five excuses.',
    more: 'He took off his sandals because the ground was holy. God gave him his brother Aaron to speak for him.',
    passages: [
      ['Exodus 3:1-6', 'Moses at the bush.'],
      ['Exodus 3:13-14', 'The name.'],
    ],
    related: ['calling', 'who-is-god', 'bible-people'],
  },
  {
    id: 'golden-calf',
    name: 'the golden calf',
    phrasings: 'why did Israel make a golden calf | who made the golden calf',
    answer:
      'While Moses was on Mount Sinai for forty days, the people grew impatient and asked Aaron for a god they could see. He made a calf from their gold earrings. Moses broke the stone tablets when he saw it, and then pleaded with God for the people.',
    passages: [
      ['Exodus 32:1-6', 'How it began.'],
      ['Exodus 32:30-32', 'Moses pleads.'],
    ],
  },
  {
    id: 'manna',
    name: 'manna',
    question: 'What was manna?',
    phrasings:
      'what did Israel eat in the desert | bread from heaven | forty years in the desert | why did Israel wander for forty years',
    answer:
      'Manna was the food that Israel found on the ground each morning during forty years in the desert: thin flakes that tasted like honey. There was enough for each day and twice as much before the Sabbath; what was hoarded spoiled.',
    more: 'The forty years came because the people were afraid to enter the land. Jesus calls himself the true bread from heaven.',
    passages: [
      ['Exodus 16:14-18', 'The first morning.'],
      ['John 6:32-35', 'Jesus on bread from heaven.'],
    ],
    related: ['provision', 'anxiety', 'jesus'],
  },
  {
    id: 'solomon-baby',
    name: 'Solomon and the baby',
    question: 'What is the story of Solomon and the two mothers?',
    phrasings: 'cut the baby in half | the wisdom of Solomon story | two women and one baby',
    answer:
      'Two women claimed the same baby. Solomon called for a sword to divide it, and the real mother begged him to give it to the other woman rather than kill it. So he knew whose child it was.',
    passages: [['1 Kings 3:24-28', 'The judgment.']],
    related: ['wisdom', 'justice', 'bible-people'],
  },
  {
    id: 'elijah-carmel',
    name: 'Elijah on Mount Carmel',
    question: 'What happened on Mount Carmel?',
    phrasings: 'Elijah and the prophets of Baal | fire from heaven Elijah | the contest with the prophets of Baal',
    answer:
      'Elijah challenged 450 prophets of Baal: the god who answers by fire is God. They called all day without an answer. Elijah had his altar soaked with water, prayed a short prayer, and fire fell; then rain ended a long drought.',
    more: 'The next day he fled from Queen Jezebel, worn out, and asked to die. God let him sleep and eat, and then spoke to him in a low sound. The prophets of Baal were killed, which is hard to read today.',
    passages: [
      ['1 Kings 18:36-39', 'The fire.'],
      ['1 Kings 19:4-8', 'The day after.'],
    ],
  },
  {
    id: 'jesus-baptism',
    name: 'the baptism of Jesus',
    question: 'Why was Jesus baptized?',
    phrasings:
      'why did Jesus get baptized if he had no sin | where was Jesus baptized | how old was Jesus when he was baptized | dove at the baptism of Jesus',
    answer:
      'Jesus was baptized by John in the Jordan river, at about thirty. John protested, because his baptism was for people who repent; Jesus said that it was right to do so. The Spirit came down like a dove, and a voice called him the beloved Son.',
    more: 'Christians usually say that he took his place beside sinners and began his work there. The Bible gives no longer reason.',
    passages: [
      ['Matthew 3:13-17', 'At the Jordan.'],
      ['Luke 3:21-23', 'His age.'],
    ],
    related: ['baptism', 'jesus', 'trinity'],
  },
  {
    id: 'jesus-tempted',
    name: 'the temptation of Jesus',
    question: 'How was Jesus tempted in the desert?',
    phrasings:
      'Jesus forty days in the wilderness | what did the devil offer Jesus | Jesus and the devil in the desert',
    answer:
      'After his baptism Jesus fasted for forty days in the desert. The devil told him to turn stones into bread, to jump from the temple, and to worship him in return for all kingdoms. Jesus answered each time with a line from Deuteronomy.',
    more: 'The devil quoted the Bible too. Hebrews says that Jesus understands our weakness because he was tempted as we are.',
    passages: [
      ['Matthew 4:1-11', 'The three temptations.'],
      ['Hebrews 4:15-16', 'What it means for those who are tempted.'],
    ],
    related: ['temptation', 'fasting', 'jesus'],
  },
  {
    id: 'cana',
    name: 'the wedding at Cana',
    phrasings:
      'Jesus turned water into wine | what was the first miracle of Jesus | was it real wine at Cana | how much wine did Jesus make',
    answer:
      'At a wedding in Cana the wine ran out, and Jesus’ mother told him. He had six stone jars filled with water, more than a hundred gallons, and it became good wine. John calls it the first of his signs.',
    more: 'The host said that the best had been kept until last. Most readers take it for ordinary wine; churches that avoid alcohol often say that it was weak or unfermented.',
    passages: [['John 2:1-11', 'The wedding.']],
    related: ['alcohol', 'miracles', 'marriage'],
  },
  {
    id: 'feeding-5000',
    name: 'the feeding of the five thousand',
    question: 'How did Jesus feed the five thousand?',
    phrasings:
      'five loaves and two fish | the boy with the lunch | the loaves and fishes | what happened at the feeding of the 5000',
    answer:
      'A large crowd had followed Jesus to a lonely place and was hungry. He took five loaves and two fish from a boy, gave thanks, and had them handed out. About five thousand men with women and children ate, and twelve baskets were left.',
    more: 'Apart from the resurrection it is the only miracle that all four Gospels tell.',
    passages: [['John 6:5-13', 'The meal.']],
    related: ['provision', 'miracles', 'poverty'],
  },
  {
    id: 'walking-on-water',
    name: 'walking on the water',
    question: 'What happened when Peter walked on water?',
    phrasings: 'Jesus walked on water | why did Peter sink | Peter stepping out of the boat',
    answer:
      'At night in a storm Jesus came to the disciples’ boat, walking on the lake. Peter asked to come to him and walked a few steps, then saw the wind, was afraid and sank. Jesus caught him at once and asked why he had doubted.',
    passages: [['Matthew 14:25-33', 'The night on the lake.']],
    related: ['fear', 'doubt', 'faith'],
  },
  {
    id: 'calming-storm',
    name: 'the storm on the lake',
    question: 'What happened when Jesus calmed the storm?',
    phrasings: 'Jesus asleep in the boat | peace be still | Jesus calms the sea',
    answer:
      'A storm came up while Jesus slept in the boat, and the disciples thought that they would die. They woke him and asked if he did not care. He told the wind and the sea to be still, and then asked why they were afraid.',
    passages: [['Mark 4:35-41', 'The storm.']],
    related: ['fear', 'anxiety', 'miracles'],
  },
  {
    id: 'transfiguration',
    name: 'the transfiguration',
    phrasings: 'Jesus shining on the mountain with Moses and Elijah | why did Moses and Elijah appear',
    answer:
      'Jesus took Peter, James and John up a mountain, and his face and clothes shone. Moses and Elijah talked with him, and a voice from a cloud said that this is the Son and that they should listen to him.',
    more: 'Moses stands for the law and Elijah for the prophets. It happened shortly before Jesus went to Jerusalem to die.',
    passages: [['Luke 9:28-36', 'On the mountain.']],
  },
  {
    id: 'palm-sunday',
    name: 'Palm Sunday',
    phrasings:
      'why do we wave palms | Jesus riding a donkey into Jerusalem | what is Palm Sunday about | the triumphal entry',
    answer:
      'Palm Sunday is the Sunday before Easter. It remembers how Jesus rode into Jerusalem on a donkey while people spread clothes and branches on the road and called Hosanna. Many churches hand out palm branches.',
    more: 'A donkey was an animal of peace; a prophet had said that Israel’s king would come that way. Five days later he was crucified.',
    passages: [
      ['John 12:12-16', 'The entry.'],
      ['Zechariah 9:9', 'The prophet.'],
    ],
    related: ['jesus', 'cross', 'worship'],
  },
  {
    id: 'temple-cleansing',
    name: 'Jesus and the money changers',
    question: 'Why did Jesus turn over the tables in the temple?',
    phrasings:
      'Jesus flipping tables | when did Jesus get angry | Jesus and the whip | why was Jesus angry in the temple | did Jesus ever get angry',
    answer:
      'In the temple court people sold animals and changed money for the sacrifices. Jesus drove them out and overturned tables. He said that the house was meant for prayer for all nations and had been made a den of robbers.',
    more: 'The trade filled the only court where foreigners could pray, and it earned money from the poor. It was one reason why the leaders wanted him dead.',
    passages: [
      ['Mark 11:15-18', 'In the temple.'],
      ['John 2:13-17', 'John tells it at the beginning.'],
    ],
    related: ['anger', 'justice', 'worship'],
  },
  {
    id: 'foot-washing',
    name: 'the foot washing',
    question: 'Why did Jesus wash the disciples’ feet?',
    phrasings: 'what is Maundy Thursday | Jesus washing feet | why do some churches wash feet',
    answer:
      'At his last supper Jesus took a towel and washed the disciples’ feet, which was a servant’s work. Peter objected. Jesus said that he had given them an example to follow. Many churches remember it on Maundy Thursday, the day before Good Friday.',
    more: 'Maundy comes from the Latin word for commandment: that evening he told them to love one another. Some churches wash feet on that day, and a few do it regularly.',
    passages: [
      ['John 13:3-15', 'The foot washing.'],
      ['John 13:34-35', 'The new commandment.'],
    ],
    related: ['serving', 'humility', 'love'],
  },
  {
    id: 'good-friday',
    name: 'Good Friday',
    phrasings:
      'why is Good Friday called good | what happened on Good Friday | what time did Jesus die | how long was Jesus on the cross',
    answer:
      'Good Friday is the day on which Christians remember the crucifixion of Jesus. It is called good, which once also meant holy, because of what his death gives. Mark says that he was crucified at nine in the morning and died at about three.',
    more: 'Many churches hold a quiet service, and some people fast.',
    passages: [['Mark 15:33-39', 'His death.']],
    related: ['cross', 'communion', 'resurrection'],
  },
  {
    id: 'seven-words',
    name: 'the last words of Jesus',
    question: 'What were the last words of Jesus on the cross?',
    phrasings:
      'seven last words | what did Jesus say on the cross | it is finished meaning | why did Jesus say my God why have you forsaken me | why have you forsaken me',
    answer:
      'The Gospels give seven sayings: a prayer to forgive his killers, a promise to the man beside him, a word to his mother and John, the cry of being forsaken, “I am thirsty”, “It is finished”, and a prayer that puts his spirit into his Father’s hands.',
    more: 'The cry of being forsaken is the first line of Psalm 22, which begins in despair and ends in trust. Christians differ on whether the Father truly turned away or Jesus felt and prayed what sufferers feel.',
    passages: [
      ['Mark 15:34', 'The cry.'],
      ['Luke 23:34', 'The prayer for his killers.'],
      ['John 19:28-30', 'Thirst and the end.'],
    ],
    related: ['cross', 'lament', 'jesus'],
  },
  {
    id: 'easter-story',
    name: 'Easter',
    phrasings:
      'why do we celebrate Easter | what happened at the empty tomb | who found the empty tomb | what do eggs have to do with Easter | why does Easter change dates | is the Easter bunny in the Bible',
    answer:
      'Easter celebrates that God raised Jesus from the dead. Early on Sunday women came to his tomb, found it empty, and heard that he was alive; then he appeared to them and to his friends. It is the oldest Christian feast.',
    more: 'It is held on the Sunday after the first full moon of spring, because it is tied to Passover; Orthodox churches calculate it differently. Eggs are an old sign of new life. The bunny is a custom from Germany and has nothing to do with the Bible.',
    passages: [
      ['Luke 24:1-8', 'The women at the tomb.'],
      ['1 Corinthians 15:3-6', 'Paul’s list of witnesses.'],
    ],
    related: ['resurrection', 'jesus', 'hope'],
  },
  {
    id: 'emmaus',
    name: 'the road to Emmaus',
    phrasings: 'the two disciples who did not recognize Jesus | the Emmaus story',
    answer:
      'On Easter day two disciples were walking home in grief when a stranger joined them and explained the Scriptures. They asked him to stay; when he broke the bread they saw that it was Jesus, and he was gone.',
    passages: [['Luke 24:13-35', 'The whole story.']],
    related: ['resurrection', 'communion', 'grief'],
  },
  {
    id: 'ascension',
    name: 'the ascension',
    phrasings: 'when did Jesus go up to heaven | Jesus going up in a cloud | how long was Jesus on earth after Easter',
    answer:
      'Forty days after Easter Jesus was taken up before the eyes of his disciples, and a cloud hid him. Two men in white said that he would come again. Christians mean by it that he is with the Father and rules everywhere.',
    passages: [['Acts 1:6-11', 'The ascension.']],
  },
  {
    id: 'great-commission',
    name: 'the Great Commission',
    phrasings: 'go and make disciples | last command of Jesus | Jesus sends his disciples into all the world',
    answer:
      'The Great Commission is what Jesus told his disciples at the end of Matthew: go to all nations, make disciples, baptize them and teach them what he taught. It closes with the promise that he is with them always.',
    passages: [['Matthew 28:18-20', 'Jesus to the eleven.']],
    related: ['sharing-faith', 'baptism', 'calling'],
  },
  {
    id: 'jesus-in-temple',
    name: 'Jesus in the temple at twelve',
    question: 'What happened when Jesus was twelve?',
    phrasings:
      'the boy Jesus in the temple | when Mary and Joseph lost Jesus | Jesus as a child | what did Jesus do as a child | what was Jesus doing before he was thirty | the missing years of Jesus',
    answer:
      'The only story of Jesus between his infancy and about thirty is in Luke 2. At twelve he stayed behind in Jerusalem, and his parents found him after three days among the teachers in the temple. Otherwise he grew up in Nazareth and worked as a carpenter.',
    more: 'Stories about travels to India or miracles as a child come from much later books.',
    passages: [
      ['Luke 2:41-52', 'In the temple.'],
      ['Mark 6:3', 'His trade and family.'],
    ],
    related: ['jesus', 'parenting', 'children'],
  },
  {
    id: 'lost-sheep',
    name: 'the lost sheep',
    phrasings: 'the parable of the lost sheep | leaves the ninety-nine | the lost coin',
    answer:
      'A shepherd leaves ninety-nine sheep to look for one that is lost, and calls his friends to celebrate when he finds it. Jesus told it to people who complained that he ate with sinners: God looks for those who are lost and is glad when they are found.',
    passages: [['Luke 15:3-10', 'The sheep and the coin.']],
    related: ['gods-love', 'prodigal-child', 'grace'],
  },
  {
    id: 'wise-builders',
    name: 'the house on the rock',
    phrasings: 'the wise and foolish builders | the house built on sand | parable of the two houses',
    answer:
      'One man builds on rock and one on sand; the storm shows the difference. Jesus ends the Sermon on the Mount with it: to hear his words and do them is to build on rock.',
    passages: [['Matthew 7:24-27', 'The end of the sermon.']],
    related: ['sermon-on-the-mount', 'wisdom', 'parables'],
  },
  {
    id: 'ten-virgins',
    name: 'the ten virgins',
    phrasings: 'the ten bridesmaids | the parable of the lamps and oil | five wise and five foolish',
    answer:
      'Ten young women wait at night for a bridegroom. Five have extra oil for their lamps and five do not, and those come too late. Jesus tells it about his coming: be ready, because no one knows the hour, and no one can borrow another’s readiness.',
    passages: [['Matthew 25:1-13', 'The parable.']],
    related: ['end-times', 'parables', 'wisdom'],
  },
  {
    id: 'rich-fool',
    name: 'the rich fool',
    phrasings: 'the man who built bigger barns | parable of the bigger barns',
    answer:
      'A rich man has a large harvest, plans bigger barns and years of ease, and dies that night. Jesus tells it to a man who wants him to settle an inheritance: life is not made of what a person owns.',
    passages: [['Luke 12:13-21', 'The parable and what led to it.']],
    related: ['money', 'contentment', 'parables'],
  },
  {
    id: 'vineyard-workers',
    name: 'the workers in the vineyard',
    phrasings:
      'the last will be first parable | workers paid the same for one hour | that parable where everyone gets the same pay',
    answer:
      'An owner hires workers all through the day and pays the last, who worked one hour, the same as the first. The first complain. He asks whether they are jealous because he is generous. It is about God’s kingdom: grace is not a wage.',
    passages: [['Matthew 20:1-16', 'The parable.']],
    related: ['grace', 'envy', 'work'],
  },
  {
    id: 'rich-man-lazarus',
    name: 'the rich man and Lazarus',
    phrasings: 'the beggar Lazarus at the gate | is the rich man and Lazarus a parable',
    answer:
      'A rich man feasts while the beggar Lazarus lies hungry at his gate. Both die; Lazarus is comforted beside Abraham and the rich man suffers, and no one can cross between them. Jesus tells it to people who love money. This is another Lazarus than the one he raised.',
    more: 'Christians differ on whether it describes the world of the dead or is a picture. Its point is at the gate: the poor man was there every day.',
    passages: [['Luke 16:19-31', 'The story.']],
    related: ['poverty', 'hell', 'money'],
  },
  {
    id: 'sheep-goats',
    name: 'the sheep and the goats',
    phrasings: 'the least of these | whatever you did for the least of these | Matthew 25 sheep and goats',
    answer:
      'Jesus describes a king who separates people as a shepherd separates sheep and goats. Some fed the hungry, took in strangers, and visited the sick and prisoners, and so did it to him without knowing. The others did not.',
    passages: [['Matthew 25:31-46', 'The whole scene.']],
    related: ['poverty', 'serving', 'gods-judgment'],
  },
  {
    id: 'mustard-seed',
    name: 'the mustard seed',
    phrasings: 'faith like a mustard seed | parable of the mustard seed | faith that moves mountains',
    answer:
      'Jesus uses the mustard seed twice. As a parable: God’s kingdom starts tiny and becomes a plant in which birds can nest. As a saying: faith as small as such a seed can move a mountain. Small is enough.',
    passages: [
      ['Mark 4:30-32', 'The parable.'],
      ['Matthew 17:20', 'The saying.'],
    ],
    related: ['faith', 'doubt', 'parables'],
  },
  {
    id: 'pharisee-tax-collector',
    name: 'the Pharisee and the tax collector',
    phrasings: 'two men went to the temple to pray | God be merciful to me a sinner',
    answer:
      'Two men pray in the temple. One thanks God that he is better than others. The other, a tax collector, does not dare look up and asks for mercy. Jesus says that the second went home right with God.',
    passages: [['Luke 18:9-14', 'The parable.']],
    related: ['pride', 'humility', 'prayer'],
  },
  {
    id: 'persistent-widow',
    name: 'the persistent widow',
    phrasings: 'the widow and the unjust judge | parable about not giving up in prayer',
    answer:
      'A widow keeps coming to a judge who cares for no one until he gives her justice. Jesus tells it so that people keep praying: if even such a judge gives in, how much more will God hear.',
    passages: [['Luke 18:1-8', 'The parable.']],
    related: ['unanswered-prayer', 'prayer', 'justice'],
  },
  {
    id: 'wheat-weeds',
    name: 'the wheat and the weeds',
    phrasings: 'the wheat and the tares | why does God let evil people go on parable',
    answer:
      'An enemy sows weeds among a farmer’s wheat. The farmer lets both grow until the harvest, so that the wheat is not torn out too. Jesus explains it himself: God will sort out good and evil at the end, and people should not try to do it now.',
    passages: [
      ['Matthew 13:24-30', 'The parable.'],
      ['Matthew 13:36-43', 'How Jesus explains it.'],
    ],
    related: ['parables', 'gods-judgment', 'judging'],
  },
  {
    id: 'unforgiving-servant',
    name: 'the unforgiving servant',
    phrasings: 'seventy times seven | how many times do I have to forgive | the servant who would not forgive',
    answer:
      'Peter asked whether seven times is enough to forgive. Jesus answered with a number that means without counting, and told of a servant who was let off a huge debt and then had a man jailed for a small one.',
    passages: [['Matthew 18:21-35', 'Peter’s question and the parable.']],
    related: ['forgiving-others', 'bitterness', 'grace'],
  },
  {
    id: '1-corinthians-13',
    name: '1 Corinthians 13',
    phrasings:
      'the love chapter | love is patient love is kind | what does 1 Corinthians 13 mean | the wedding passage',
    answer:
      'First Corinthians 13 is Paul’s chapter on love. He wrote it to a church that was quarreling about gifts, and says that without love the greatest gifts are worth nothing. He describes love by what it does: it is patient and kind, and it keeps no list of wrongs.',
    more: 'It is read at many weddings, but it was written about how church members treat each other.',
    passages: [['1 Corinthians 13:1-8', 'The center of the chapter.']],
    related: ['love', 'marriage', 'spiritual-gifts'],
  },
  {
    id: 'psalm-91',
    name: 'Psalm 91',
    phrasings: 'what does Psalm 91 mean | psalm of protection',
    answer:
      'Psalm 91 is a song of trust in God’s protection, with pictures of a shelter, wings and angels. It is prayed in danger and at night. It is no guarantee that nothing will happen: the devil quotes it to Jesus, who refuses to test God with it.',
    passages: [
      ['Psalm 91:1-6', 'Its beginning.'],
      ['Matthew 4:5-7', 'How Jesus reads it.'],
    ],
    related: ['fear', 'psalms', 'angels'],
  },
  {
    id: 'psalm-121',
    name: 'Psalm 121',
    phrasings: 'I lift my eyes to the hills | what does Psalm 121 mean',
    answer:
      'Psalm 121 is a travel song of pilgrims going up to Jerusalem. Someone looks at the hills and asks where help comes from: from God, who made heaven and earth and does not sleep.',
    passages: [['Psalm 121:1-8', 'The whole psalm.']],
    related: ['fear', 'psalms', 'sleep'],
  },
  {
    id: 'psalm-139',
    name: 'Psalm 139',
    phrasings: 'fearfully and wonderfully made | God knows me psalm | what does Psalm 139 mean',
    answer:
      'Psalm 139 says that God knows the speaker completely: sitting, standing, before birth, in the dark. There is no place to hide from him, and the singer finds that wonderful. Near the end it turns to anger at the wicked, and then asks God to search the heart.',
    passages: [['Psalm 139:1-14', 'The first part.']],
    related: ['self-worth', 'gods-love', 'psalms'],
  },
  {
    id: 'isaiah-53',
    name: 'Isaiah 53',
    phrasings: 'the suffering servant | is Isaiah 53 about Jesus | by his stripes we are healed',
    answer:
      'Isaiah 53 describes a servant of God who suffers for others and is counted with criminals. The New Testament and Christians read it of Jesus. Many Jewish readers see in the servant the people of Israel.',
    passages: [
      ['Isaiah 53:3-6', 'The servant.'],
      ['Acts 8:32-35', 'Philip explains it of Jesus.'],
    ],
    related: ['cross', 'jesus', 'suffering'],
  },
  {
    id: 'ecclesiastes-3',
    name: 'Ecclesiastes 3',
    phrasings: 'a time for everything | to everything there is a season | a time to be born and a time to die',
    answer:
      'Ecclesiastes 3 lists pairs of opposite times: to be born and to die, to weep and to laugh. The writer says that we do not choose or understand our times, and that it is a gift of God to eat, drink and enjoy our work. It is often read at funerals.',
    passages: [
      ['Ecclesiastes 3:1-8', 'The poem.'],
      ['Ecclesiastes 3:11-13', 'What follows from it.'],
    ],
    related: ['grief', 'wisdom', 'contentment'],
  },
  {
    id: 'romans-8',
    name: 'Romans 8',
    phrasings: 'what is Romans 8 about | nothing can separate us from the love of God',
    answer:
      'Romans 8 says what life in the Spirit is: no condemnation for those who belong to Christ, God as a Father, help in weakness, and hope for all creation. It ends with a list of things that cannot separate us from God’s love.',
    passages: [
      ['Romans 8:1-2', 'The beginning.'],
      ['Romans 8:35-39', 'The end.'],
    ],
    related: ['hope', 'gods-love', 'holy-spirit'],
  },
  {
    id: 'romans-9',
    name: 'Romans 9',
    phrasings: 'what is Romans 9 about | Jacob I loved Esau I hated | the potter and the clay in Romans',
    answer:
      'In Romans 9 Paul grieves that most of his own people do not believe in Jesus. He says that God is free to choose, as with Jacob and Esau, and compares God to a potter. In chapters 10 and 11 he adds that all who call on God are saved and that God has not rejected Israel.',
    more: 'Reformed churches read it of God’s choice of persons for salvation; Methodists, Catholics and many others read it of peoples and their part in God’s plan.',
    passages: [
      ['Romans 9:14-16', 'God’s mercy is free.'],
      ['Romans 11:29-32', 'Where the argument ends.'],
    ],
    related: ['predestination', 'israel', 'salvation'],
  },
  {
    id: 'hebrews-6',
    name: 'Hebrews 6',
    phrasings: 'Hebrews 6 scares me | impossible to renew to repentance | what does Hebrews 6 mean about falling away',
    answer:
      'Hebrews 6 warns people who were about to give up the faith under pressure, in strong words. Right after the warning the writer says that he expects better things of his readers, and speaks of God’s promise as an anchor. Someone who is frightened by it and wants to stay with Christ is not the person it warns.',
    more: 'Some churches read it of true believers who can fall away, others of people who came close and never truly believed, others as a warning that keeps believers safe.',
    passages: [
      ['Hebrews 6:4-6', 'The warning.'],
      ['Hebrews 6:9-12', 'What the writer expects.'],
      ['Hebrews 6:18-19', 'The anchor.'],
    ],
    related: ['assurance', 'unforgivable-sin', 'perseverance'],
  },
  {
    id: 'hebrews-11',
    name: 'Hebrews 11',
    phrasings: 'the faith chapter | the hall of faith | heroes of faith chapter',
    answer:
      'Hebrews 11 lists people who trusted God without seeing the result: Abel, Noah, Abraham, Sarah, Moses, Rahab and others. Some won, some were killed, and all died before the promise was fulfilled.',
    passages: [
      ['Hebrews 11:1-3', 'What faith is.'],
      ['Hebrews 11:32-40', 'Those who won and those who suffered.'],
    ],
    related: ['faith', 'perseverance', 'bible-people'],
  },
  {
    id: 'malachi-3',
    name: 'Malachi 3',
    phrasings:
      'robbing God | will a man rob God | my pastor said we rob God if we do not tithe | the windows of heaven tithe verse',
    answer:
      'In Malachi 3 God tells Israel that it robs him by holding back the tithe, which fed the temple servants and the poor, and promises blessing. Some churches apply it to Christians directly. Others say that it belongs to Israel’s law, since the New Testament asks for free giving. It was not spoken to people without enough to eat.',
    passages: [
      ['Malachi 3:8-10', 'The lines on the tithe.'],
      ['2 Corinthians 9:7', 'Paul on giving.'],
    ],
    related: ['giving', 'prosperity-gospel', 'money'],
  },
  {
    id: 'revelation-13',
    name: 'the mark of the beast',
    question: 'What is the mark of the beast?',
    phrasings:
      'what does 666 mean | who is the beast in Revelation | is the vaccine the mark of the beast | is a microchip the mark of the beast | what is Revelation 13 about | the number of the beast',
    answer:
      'In Revelation 13 a beast makes people worship it and marks them on hand or forehead; its number is 666. Many scholars think that it stands for Emperor Nero, whose name in Hebrew letters adds up to 666. Others expect a ruler at the end of time.',
    more: 'The mark is the opposite of God’s seal on his people: it is about whom someone worships. No one gets it by accident, by an injection or by a bar code.',
    passages: [
      ['Revelation 13:15-18', 'The mark.'],
      ['Revelation 14:1', 'The seal of God’s people.'],
    ],
    next: [
      [
        'can i get it by accident | is it a vaccine or a chip | could i take the mark without knowing',
        'In Revelation the mark goes with worshiping the beast, so it is a choice and nothing that happens by accident. A vaccine, a chip or a card makes no one worship anything. Churches that expect a future mark agree that it will be a conscious decision.',
        'Revelation 14:9-12',
      ],
    ],
    related: ['revelation-book', 'end-times', 'fear'],
  },
  {
    id: 'genesis-1',
    name: 'Genesis 1',
    phrasings: 'the seven days of creation | what did God make on each day | what was created on the first day',
    answer:
      'Genesis 1 tells how God makes the world in six days: light; sky; land and plants; sun, moon and stars; fish and birds; animals and human beings. On the seventh day he rests. Seven times it says that it was good.',
    more: 'Christians differ on whether the days are ordinary days, long ages or a literary order.',
    passages: [
      ['Genesis 1:1-5', 'The first day.'],
      ['Genesis 1:26-31', 'The sixth day.'],
    ],
    related: ['creation', 'science', 'creation-care'],
  },
  {
    id: 'luke-2',
    name: 'the Christmas story',
    question: 'What is the Christmas story?',
    phrasings:
      'the birth of Jesus | where is the Christmas story in the Bible | what happened on the night Jesus was born | the shepherds and the manger | was there an innkeeper',
    answer:
      'Mary and Joseph went to Bethlehem for a census. There Jesus was born and laid in a manger, because there was no place in the inn. Angels told shepherds in the fields, and they came to see him. Matthew adds the star and the wise men.',
    more: 'No innkeeper, no animals and no date are mentioned. The word for inn can also mean a guest room.',
    passages: [
      ['Luke 2:1-14', 'The birth and the shepherds.'],
      ['Matthew 2:9-11', 'The wise men.'],
    ],
    related: ['christmas', 'jesus', 'mary-and-saints'],
  },
  {
    id: 'cain-wife',
    name: 'Cain’s wife',
    question: 'Who was Cain’s wife?',
    phrasings:
      'where did Cain get his wife | did Cain marry his sister | where did the other people come from in Genesis | did Adam and Eve’s children marry each other',
    answer:
      'The Bible does not say who Cain’s wife was. Genesis says that Adam and Eve had other sons and daughters, so one answer is that she was a sister or niece. Others think that Genesis is not about the only people alive, or is not meant as a family record.',
    passages: [
      ['Genesis 4:16-17', 'Cain’s wife.'],
      ['Genesis 5:3-5', 'Other sons and daughters.'],
    ],
    related: ['creation', 'science', 'bible-true'],
  },
  {
    id: 'fall',
    name: 'the forbidden fruit',
    question: 'What happened with the forbidden fruit?',
    phrasings:
      'was it an apple | the fall of man | why did Adam and Eve eat the fruit | why did God put the tree in the garden | what is original sin | are babies born sinful | the garden of Eden story',
    answer:
      'God let the first couple eat from every tree but one. A serpent said that they would become like God, and both ate. They hid, blamed others, and had to leave the garden. The fruit is not named; the apple comes from later art.',
    more: 'Western churches speak of original sin: all people inherit a broken nature, and some say guilt as well. Orthodox churches say that we inherit death and weakness, and not guilt.',
    passages: [
      ['Genesis 3:1-13', 'The story.'],
      ['Romans 5:12', 'Paul on what followed.'],
    ],
    next: [
      [
        'why did god put the tree there | didnt god know they would eat it | why did god even make the tree',
        'Genesis does not say why the tree was there. The usual answer is freedom: trust is only real where one can also refuse it. Many still find that hard, and the Bible spends more words on what God does after it than on why it could happen.',
        'Genesis 2:16-17',
        'Genesis 3:8-9',
      ],
      [
        'whose fault was it | did eve do it | is it all eves fault',
        'Both ate. Genesis says that Adam was with Eve and ate too, and then he blamed her. Paul mostly names Adam when he speaks of it. It gives no ground for blaming women.',
        'Genesis 3:6',
        'Romans 5:12',
      ],
    ],
    related: ['sin', 'creation', 'temptation'],
  },
  {
    id: 'exile',
    name: 'the exile in Babylon',
    phrasings: 'why was Israel in exile | what is the Babylonian captivity | how long was the exile',
    answer:
      'In 587 or 586 before Christ Babylon destroyed Jerusalem and its temple and took many of its people away. After about fifty years the Persian king Cyrus let them return. The prophets understood it as the result of idolatry and injustice.',
    passages: [
      ['2 Kings 25:8-11', 'Jerusalem falls.'],
      ['Psalm 137:1-4', 'A song from Babylon.'],
      ['Ezra 1:1-4', 'The return.'],
    ],
  },
  {
    id: 'exodus',
    name: 'the Exodus',
    phrasings: 'how did Israel leave Egypt | why was Israel in Egypt | let my people go',
    answer:
      'Israel had come to Egypt in a famine and later was made to work as slaves. God sent Moses to Pharaoh, who refused until ten plagues had struck. Israel left on the night of Passover, crossed the sea, and came to Sinai, where it received the law.',
    passages: [
      ['Exodus 3:7-10', 'Why God acts.'],
      ['Exodus 14:21-22', 'At the sea.'],
    ],
  },
  {
    id: 'pharaoh-heart',
    name: 'Pharaoh’s hard heart',
    question: 'Why did God harden Pharaoh’s heart?',
    phrasings: 'did God make Pharaoh say no | how is it fair that God hardened Pharaoh’s heart | Pharaoh had no choice',
    answer:
      'Exodus says both: ten times that Pharaoh hardened his own heart or that it was hard, and ten times that God did. Many readers say that God confirmed what Pharaoh had chosen. Reformed readers stress that God is free, as Paul does in Romans 9.',
    passages: [
      ['Exodus 8:15', 'Pharaoh hardens it.'],
      ['Exodus 9:12', 'God hardens it.'],
    ],
    related: ['predestination', 'gods-judgment', 'sin'],
  },
];

export const stories = factsOf(list, (name) => `What is ${name} about?`, aboutEvent, [
  'bible-reading',
  'jesus',
  'bible-people',
]);
export const storiesNext = nextOf(list);
