import type { Fact } from '../fact.ts';
import { aboutPerson } from './how-people-ask.ts';

type Person = Omit<Fact, 'phrasings' | 'question' | 'related'> & { phrasings?: string; related?: Fact['related'] };

const person = ({ phrasings, related, ...fact }: Person): Fact => ({
  ...fact,
  question: `Who was ${fact.name}?`,
  phrasings: phrasings ? `${aboutPerson(fact.name)} | ${phrasings}` : aboutPerson(fact.name),
  related: related ?? ['bible-people', 'faith', 'bible-reading'],
});

/** A first few people; the handbook has them all. */
const all: readonly Person[] = [
  {
    id: 'barnabas',
    name: 'Barnabas',
    answer:
      'Barnabas was a Levite from Cyprus whose real name was Joseph; the apostles called him “son of encouragement”. He sold a field for the poor in Jerusalem, spoke up for Paul when everyone else feared him, and went with him on the first journey.',
    more: 'Later he parted from Paul over his cousin John Mark, and sailed to Cyprus with Mark.',
    passages: [
      ['Acts 4:36-37', 'Luke introduces him.'],
      ['Acts 9:26-27', 'Barnabas speaks for Paul.'],
    ],
    asides: { 'split|part|quarrel|fight|argue': 'paul-barnabas' },
  },
  {
    id: 'paul',
    name: 'Paul',
    phrasings:
      'who was Saint Paul | who was Saul of Tarsus | what happened on the road to Damascus | was Paul one of the twelve',
    answer:
      'Paul, also called Saul, was a Pharisee from Tarsus who hunted Christians until he met the risen Jesus near Damascus. He then carried the gospel through Asia Minor and Greece to Rome. Thirteen letters of the New Testament carry his name.',
    more: 'He earned his living by making tents, was beaten and jailed more than once, and by early tradition was killed in Rome under Nero.',
    passages: [
      ['Acts 9:3-6', 'Luke tells of the road to Damascus.'],
      ['Philippians 3:5-8', 'Paul on what he was, and what it is worth to him now.'],
    ],
  },
  {
    id: 'peter',
    name: 'Peter',
    phrasings: 'who was Simon Peter | was Peter the first pope | was Peter married | why did Jesus call Simon Peter',
    answer:
      'Peter was a fisherman called Simon until Jesus named him Rock. He spoke for the twelve, walked on water and sank, denied Jesus three times and was given his task again. He preached at Pentecost; early tradition says that he died in Rome.',
    more: 'He had a wife, for Jesus healed her mother. Catholics see in him the first of the popes; other churches honor him as first among the apostles.',
    passages: [
      ['Matthew 16:16-18', 'Peter says who Jesus is, and Jesus answers.'],
      ['John 21:15-17', 'Jesus asks him three times.'],
    ],
    asides: { 'den(?:y|ied|ial)': 'peter-denial', 'forgiv\\w*|restore\\w*': 'peter-restored' },
    related: ['second-chance', 'faith', 'bible-people'],
  },
  {
    id: 'moses',
    name: 'Moses',
    phrasings:
      'who led Israel out of Egypt | why could Moses not enter the promised land | the baby in the basket | what was Moses scared of',
    answer:
      'Moses was a Hebrew child saved from the river and raised in Pharaoh’s house. He killed an Egyptian, fled, met God at a burning bush, led Israel out of slavery and gave it the law at Sinai. He died within sight of the promised land.',
    more: 'He was kept from entering because he struck the rock in anger at Meribah when God had told him to speak to it.',
    passages: [
      ['Exodus 3:1-6', 'Moses at the burning bush.'],
      ['Deuteronomy 34:4-7', 'How Moses died.'],
    ],
    asides: { 'wife|married|zipporah': 'moses-wife', 'brother|aaron': 'aaron', 'sister|miriam': 'miriam' },
    related: ['ten-commandments', 'slavery', 'bible-people'],
  },
  {
    id: 'moses-wife',
    name: 'Zipporah',
    phrasings: 'who was the wife of Moses | did Moses have a wife | who did Moses marry',
    answer:
      'Moses married Zipporah, a daughter of Jethro, a priest of Midian, after he had helped the sisters at a well. They had two sons, Gershom and Eliezer. Numbers 12 speaks of a Cushite wife; whether that is Zipporah or a second wife is not known.',
    passages: [
      ['Exodus 2:16-22', 'Moses at the well in Midian.'],
      ['Exodus 18:2-4', 'Jethro brings her and the sons.'],
    ],
  },
  {
    id: 'aaron',
    name: 'Aaron',
    answer:
      'Aaron was the elder brother of Moses and spoke for him before Pharaoh. He became the first high priest of Israel, and he also made the golden calf when the people grew tired of waiting.',
    passages: [
      ['Exodus 4:14-16', 'God gives Moses a speaker.'],
      ['Exodus 32:2-4', 'Aaron and the calf.'],
    ],
  },
  {
    id: 'miriam',
    name: 'Miriam',
    answer:
      'Miriam was the sister of Moses and Aaron and a prophet. She probably was the girl who watched the basket in the river, and she led the women in song after the crossing of the sea. She spoke against Moses once and was ill for a week.',
    passages: [
      ['Exodus 15:20-21', 'Miriam after the crossing of the sea.'],
      ['Numbers 12:1-2', 'Miriam and Aaron against Moses.'],
    ],
  },
  {
    id: 'abraham',
    name: 'Abraham',
    phrasings: 'who was Abram | father of many nations | why did Abraham almost sacrifice his son',
    answer:
      'Abraham left his home in Mesopotamia because God promised him a land, a people and a blessing for all families of the earth. He waited until old age for Isaac. Jews, Christians and Muslims all call him their father in faith.',
    more: 'He was no hero in everything: twice he passed his wife off as his sister to save himself.',
    passages: [
      ['Genesis 12:1-3', 'God calls Abram.'],
      ['Romans 4:18-21', 'Paul on his trust.'],
    ],
    asides: { 'wife|sarah': 'sarah', 'son|isaac': 'isaac' },
  },
  {
    id: 'sarah',
    name: 'Sarah',
    phrasings:
      'who was the wife of Abraham | who laughed when the angels promised a son | how old was Sarah when she had Isaac',
    answer:
      'Sarah was the wife of Abraham. She had no child, gave him her slave Hagar, laughed when a son was promised, and gave birth to Isaac at ninety. Isaac’s name means laughter.',
    passages: [
      ['Genesis 18:10-14', 'Sarah listens at the tent.'],
      ['Genesis 21:1-6', 'Isaac is born.'],
    ],
    related: ['infertility', 'patience', 'faith'],
  },
  {
    id: 'isaac',
    name: 'Isaac',
    answer:
      'Isaac was the late son of Abraham and Sarah. As a boy he was bound on an altar and spared. He married Rebekah, and their twins were Esau and Jacob.',
    passages: [
      ['Genesis 22:9-12', 'Abraham and Isaac on the mountain.'],
      ['Genesis 24:67', 'Isaac and Rebekah.'],
    ],
  },
  {
    id: 'jacob',
    name: 'Jacob',
    phrasings:
      'who wrestled with God | who was Israel in the Bible | Jacob’s ladder | who tricked his brother out of his birthright',
    answer:
      'Jacob was the younger twin who bought Esau’s birthright and tricked his father into the blessing. He fled, dreamed of a ladder, worked for Laban, married Leah and Rachel, and wrestled one night with a stranger who named him Israel. His twelve sons are the fathers of the tribes.',
    passages: [
      ['Genesis 28:12-15', 'Jacob’s dream on the way.'],
      ['Genesis 32:24-28', 'Jacob at the ford at night.'],
    ],
    asides: { 'wi(?:fe|ves)': 'jacob-wives', 'sons?|tribes': 'twelve-tribes' },
  },
  {
    id: 'jacob-wives',
    name: 'Leah and Rachel',
    phrasings:
      'who were the wives of Jacob | how many wives did Jacob have | who did Jacob marry | who was Leah | who was Rachel',
    answer:
      'Jacob loved Rachel and worked seven years for her; her father Laban gave him her sister Leah first, and he worked seven more. Their slaves Bilhah and Zilpah bore him sons as well. Rachel died when Benjamin was born.',
    passages: [
      ['Genesis 29:18-20', 'Jacob works for Rachel.'],
      ['Genesis 29:25-28', 'The morning after.'],
    ],
  },
  {
    id: 'joseph-son',
    name: 'Joseph, the son of Jacob',
    phrasings:
      'who was Joseph in Genesis | coat of many colors | who was sold by his brothers | Joseph in Egypt | who interpreted Pharaoh’s dreams',
    answer:
      'Joseph was Jacob’s favorite, sold into Egypt by his brothers. He was jailed on a false charge, read Pharaoh’s dreams, and became the man who stored grain for the famine. When his brothers came to buy bread, he wept and forgave them.',
    passages: [
      ['Genesis 37:3-4', 'The coat, and the brothers.'],
      ['Genesis 50:19-21', 'Joseph to his brothers at the end.'],
    ],
    related: ['forgiving-others', 'family-conflict', 'dreams'],
  },
  {
    id: 'david',
    name: 'David',
    phrasings: 'who was King David | man after God’s own heart | what did David do wrong',
    answer:
      'David was the shepherd boy who killed Goliath, played for King Saul, fled from him for years and became Israel’s greatest king. He took Bathsheba and had her husband killed, and repented. Many psalms carry his name, and Jesus is called his son.',
    more: 'Nathan the prophet faced him with a story about a poor man’s lamb; Psalm 51 is given as his prayer after it.',
    passages: [
      ['1 Samuel 16:11-13', 'Samuel anoints the youngest son.'],
      ['1 Samuel 17:45-47', 'David to Goliath.'],
      ['2 Samuel 12:7-9', 'Nathan to David.'],
    ],
    asides: { 'wi(?:fe|ves)': 'david-wives', 'sons?': 'solomon', bathsheba: 'bathsheba' },
  },
  {
    id: 'david-wives',
    name: 'the wives of David',
    phrasings: 'how many wives did David have | who was David married to | who was Michal | who was Abigail',
    answer:
      'The Bible names eight wives of David: Michal, Ahinoam, Abigail, Maacah, Haggith, Abital, Eglah and Bathsheba. It says that he took more wives and concubines in Jerusalem without naming them.',
    passages: [
      ['2 Samuel 3:2-5', 'Sons born to him in Hebron.'],
      ['2 Samuel 5:13', 'More wives in Jerusalem.'],
    ],
  },
  {
    id: 'bathsheba',
    name: 'Bathsheba',
    answer:
      'Bathsheba was the wife of Uriah, a soldier. King David sent for her while Uriah was at war and then had him killed. Their first child died; her later son was Solomon, and she made sure that he became king.',
    passages: [
      ['2 Samuel 11:2-5', 'David on the roof.'],
      ['1 Kings 1:15-17', 'Bathsheba before the old king.'],
    ],
  },
  {
    id: 'solomon',
    name: 'Solomon',
    phrasings: 'who built the temple | king who asked for wisdom | how many wives did Solomon have',
    answer:
      'Solomon was the son of David and Bathsheba. He asked God for wisdom, built the temple in Jerusalem and grew very rich. Seven hundred wives and three hundred concubines are counted, and they turned his heart to other gods.',
    passages: [
      ['1 Kings 3:9-12', 'Solomon’s request.'],
      ['1 Kings 11:3-4', 'His wives.'],
    ],
    related: ['wisdom', 'worship', 'marriage'],
  },
  {
    id: 'ruth',
    name: 'Ruth',
    phrasings:
      'who said where you go I will go | summarize the book of Ruth | what happens in the book of Ruth | why was the book of Ruth written | why is Ruth important',
    answer:
      'Ruth was a Moabite widow who would not leave her mother-in-law Naomi and came with her to Bethlehem. She gathered grain behind the reapers in the field of Boaz, and he married her. She is the great-grandmother of King David and is in the family line of Jesus.',
    passages: [
      ['Ruth 1:16-17', 'Ruth to Naomi on the road.'],
      ['Ruth 4:13-17', 'The child.'],
    ],
    asides: { 'boaz|husband|married': 'boaz', 'naomi|mother-in-law|mother in law': 'naomi' },
    related: ['widows', 'strangers', 'bible-people'],
  },
  {
    id: 'boaz',
    name: 'Boaz',
    answer:
      'Boaz was a landowner in Bethlehem and a relative of Naomi’s late husband. He let Ruth gather grain in safety, redeemed the family’s land and married her. Matthew names Rahab as his mother.',
    passages: [
      ['Ruth 2:8-12', 'Boaz to Ruth in the field.'],
      ['Ruth 4:9-10', 'Boaz at the town gate.'],
    ],
  },
  {
    id: 'naomi',
    name: 'Naomi',
    answer:
      'Naomi left Bethlehem in a famine and lost her husband and both sons in Moab. She came home with Ruth and asked to be called Mara, bitter. At the end the women lay Ruth’s child in her arms.',
    passages: [
      ['Ruth 1:20-21', 'Naomi comes home.'],
      ['Ruth 4:14-16', 'The women to Naomi.'],
    ],
    related: ['grief', 'widows', 'hope'],
  },
  {
    id: 'esther',
    name: 'Esther',
    phrasings:
      'for such a time as this who said it | summarize the book of Esther | what happens in the book of Esther | explain the book of Esther simply | who was Mordecai | Jewish queen of Persia',
    answer:
      'Esther was a Jewish orphan who became queen of Persia. When Haman planned to kill all Jews, her cousin Mordecai urged her to speak; she went to the king unasked, at the risk of her life, and her people were saved. The book never names God.',
    passages: [
      ['Esther 4:13-16', 'Mordecai and Esther.'],
      ['Esther 7:3-4', 'Esther asks for her people.'],
    ],
    related: ['courage', 'persecution', 'bible-people'],
  },
  {
    id: 'deborah',
    name: 'Deborah',
    phrasings: 'were there women judges in israel | female judge in the Bible | woman who led an army',
    answer:
      'Deborah was a prophet and the only woman among the judges of Israel. People came to her under a palm tree to have cases decided. She called Barak to battle, and he would not go without her.',
    passages: [
      ['Judges 4:4-9', 'Deborah and Barak.'],
      ['Judges 5:7', 'Her song.'],
    ],
    asides: { 'jael|tent|peg': 'jael' },
    related: ['women-in-ministry', 'courage', 'bible-people'],
  },
  {
    id: 'jael',
    name: 'Jael',
    phrasings: 'who killed Sisera | woman with the tent peg | hammered a peg through his head',
    answer:
      'Jael belonged to the Kenites; Heber was her husband. When the general Sisera fled from Deborah’s army, she took him into her tent, gave him milk, and killed him in his sleep.',
    more: 'She drove a tent peg through his temple with a hammer.',
    passages: [
      ['Judges 4:18-21', 'Sisera in the tent.'],
      ['Judges 5:24-27', 'Deborah’s song on her.'],
    ],
    asides: { 'with a what|with what|weapon|what did she use': 'jael-peg' },
  },
  {
    id: 'jael-peg',
    name: 'the tent peg of Jael',
    phrasings: 'what did Jael use to kill Sisera | how did Jael kill him | with a tent peg',
    answer:
      'With a tent peg. She took a hammer in her other hand and drove the peg through Sisera’s temple into the ground while he slept.',
    passages: [['Judges 4:21', 'In the tent of Jael.']],
  },
  {
    id: 'mary-magdalene',
    name: 'Mary Magdalene',
    phrasings:
      'mary magdalene at the tomb was she first | who saw Jesus first after he rose | first witness of the resurrection | was Mary Magdalene at the cross',
    answer:
      'Mary Magdalene came from Magdala. Jesus freed her from seven demons, and she travelled with him and helped pay for his work. She stood by the cross, and in John’s Gospel she is the first to see him risen; Matthew tells of another Mary with her.',
    more: 'The Bible never calls her a prostitute; Pope Gregory the Great merged her with other women in a sermon in 591.',
    passages: [
      ['John 20:16-18', 'Mary at the tomb.'],
      ['Luke 8:2-3', 'The women with Jesus.'],
    ],
    related: ['resurrection', 'women-in-ministry', 'bible-people'],
  },
  {
    id: 'mary-mother',
    name: 'Mary, the mother of Jesus',
    phrasings: 'who was the Virgin Mary | how old was Mary when she had Jesus | what happened to Mary after Jesus died',
    answer:
      'Mary was a young woman of Nazareth, engaged to Joseph, who said yes to the angel Gabriel. She bore Jesus, searched for him when he was twelve, stood by his cross, and prayed with the disciples after Easter. Her age is not told.',
    passages: [
      ['Luke 1:30-35', 'Gabriel to Mary.'],
      ['John 19:26-27', 'Jesus gives her a son.'],
      ['Acts 1:14', 'Mary among the disciples.'],
    ],
    related: ['mary-and-saints', 'christmas', 'jesus'],
  },
  {
    id: 'john-baptist',
    name: 'John the Baptist',
    phrasings: 'who baptized Jesus | who ate locusts and wild honey | who was beheaded | voice in the wilderness',
    answer:
      'John the Baptist was the son of Zechariah and Elizabeth and a relative of Jesus. He preached by the Jordan, called people to repent, and baptized Jesus. Herod Antipas had him beheaded because he had spoken against the king’s marriage.',
    passages: [
      ['Mark 1:4-9', 'John at the Jordan.'],
      ['Mark 6:26-28', 'How he died.'],
    ],
    related: ['baptism', 'repentance', 'jesus'],
  },
  {
    id: 'judas',
    name: 'Judas',
    phrasings:
      'who betrayed Jesus | how much was Judas paid | how did Judas die | thirty pieces of silver | why did Judas betray Jesus',
    answer:
      'Judas Iscariot was one of the twelve and kept their purse. He handed Jesus over for thirty pieces of silver, with a kiss. Matthew says that he brought the money back and hanged himself; Acts tells that he fell and burst open in a field.',
    more: 'Why he did it is not told in full: John names greed, and Luke and John say that Satan entered him.',
    passages: [
      ['Matthew 26:14-16', 'The price.'],
      ['Matthew 27:3-5', 'His end in Matthew.'],
      ['Acts 1:18', 'His end in Acts.'],
    ],
    related: ['cross', 'forgiveness-from-god', 'bible-people'],
  },
  {
    id: 'job',
    name: 'Job',
    phrasings:
      'who was the man who lost everything | what happened to Job | did Job get everything back | boils and ashes | explain the book of Job simply | summarize the book of Job | what happens in the book of Job | what is Job about',
    answer:
      'Job was an upright man in the land of Uz who lost his children, his wealth and his health. His friends said that he must have sinned. He argued with God, who answered out of a storm and said that Job had spoken rightly of him and the friends had not.',
    passages: [
      ['Job 1:20-22', 'Job after the news.'],
      ['Job 42:5-8', 'The end of the argument.'],
    ],
    related: ['suffering', 'lament', 'comforting-others'],
  },
  {
    id: 'noah',
    name: 'Noah',
    phrasings:
      'who built the ark | how long did it rain | how big was Noah’s ark | the flood story | did Noah really fit all those animals',
    answer:
      'Noah built an ark of 300 by 50 by 30 cubits, about 450 feet long, and took in his family and animals by their kinds, seven pairs of the clean ones. It rained forty days, and the water stayed for months. Some Christians read it as history to the letter, others as a story of judgment and mercy told with a great flood.',
    more: 'The story ends with a promise: the bow in the clouds is God’s sign that he will not destroy the earth by water again.',
    passages: [
      ['Genesis 6:14-16', 'The size of the ark.'],
      ['Genesis 7:2-4', 'Which animals.'],
      ['Genesis 9:12-15', 'The bow.'],
    ],
    related: ['science', 'gods-judgment', 'creation'],
  },
  {
    id: 'methuselah',
    name: 'Methuselah',
    phrasings: 'how old was Methuselah | oldest man in the Bible | who lived the longest',
    answer:
      'Methuselah lived 969 years, longer than anyone else in the Bible. He was the son of Enoch and the grandfather of Noah.',
    more: 'How that is possible is read in different ways: as plain years before the flood, as numbers with a meaning of their own, as in the king lists of Mesopotamia, or as years of a clan. The text does not explain it.',
    passages: [['Genesis 5:25-27', 'A list of the first families.']],
    related: ['creation', 'aging', 'bible-true'],
  },
  {
    id: 'adam-eve',
    name: 'Adam and Eve',
    phrasings:
      'who were the first people | who named the animals | how many children did Adam and Eve have | who did Cain marry',
    answer:
      'Adam and Eve are the first people in Genesis: he is formed from the ground and names the animals, she is made to be his partner. They eat what they were told not to eat and leave the garden. Cain, Abel and Seth are named as their sons, with other sons and daughters.',
    passages: [
      ['Genesis 2:19-20', 'Adam names the animals.'],
      ['Genesis 3:6-7', 'The fruit.'],
      ['Genesis 5:4', 'Other sons and daughters.'],
    ],
    related: ['creation', 'sin', 'marriage'],
  },
  {
    id: 'cain',
    name: 'Cain and Abel',
    phrasings: 'who killed Abel | am I my brother’s keeper | mark of Cain | first murder',
    answer:
      'Cain and Abel were the first sons of Adam and Eve. God looked on Abel’s offering and not on Cain’s, and Cain killed his brother in the field. God sent him away and set a mark on him so that no one would kill him.',
    passages: [
      ['Genesis 4:8-10', 'In the field.'],
      ['Genesis 4:13-15', 'The mark.'],
    ],
    related: ['anger', 'envy', 'sin'],
  },
  {
    id: 'samson',
    name: 'Samson',
    phrasings: 'strong man with long hair | who was Delilah | who cut Samson’s hair',
    answer:
      'Samson was a judge of Israel, set apart from birth, whose strength went with his uncut hair. Delilah drew the secret out of him, and the Philistines blinded him. He died when he pulled down their temple on himself and on them.',
    passages: [
      ['Judges 16:16-20', 'Samson and Delilah.'],
      ['Judges 16:28-30', 'His end.'],
    ],
  },
  {
    id: 'elijah',
    name: 'Elijah',
    phrasings:
      'prophet taken up in a whirlwind | who was fed by ravens | chariot of fire | prophets of Baal on Mount Carmel',
    answer:
      'Elijah was a prophet in the days of King Ahab and Queen Jezebel. Ravens and a widow fed him in a drought, he faced the prophets of Baal on Mount Carmel, and then wished to die under a bush, where an angel gave him bread. He was taken up in a whirlwind.',
    passages: [
      ['1 Kings 19:4-8', 'Elijah under the bush.'],
      ['2 Kings 2:11', 'He is taken up.'],
    ],
    asides: { 'after him|successor|elisha': 'elisha' },
    related: ['burnout', 'prayer', 'bible-people'],
  },
  {
    id: 'elisha',
    name: 'Elisha',
    answer:
      'Elisha was a farmer Elijah called from the plow. He followed him and asked for a double share of his spirit. He healed Naaman, fed a hundred people and made a widow’s oil last.',
    passages: [
      ['2 Kings 2:9-10', 'His request.'],
      ['2 Kings 4:1-7', 'The widow’s oil.'],
    ],
  },
  {
    id: 'daniel',
    name: 'Daniel',
    phrasings: 'who was thrown to the lions | lions’ den',
    answer:
      'Daniel was a young man of Judah taken to Babylon. He refused the king’s food, read dreams, and was thrown to the lions because he prayed, and they did not hurt him. His friends Shadrach, Meshach and Abednego came out of a furnace alive.',
    passages: [
      ['Daniel 6:16-22', 'Among the lions.'],
      ['Daniel 3:16-18', 'The three to the king.'],
    ],
    related: ['courage', 'prayer', 'persecution'],
  },
  {
    id: 'jonah',
    name: 'Jonah',
    phrasings:
      'prophet who ran from God | why did Jonah not want to go to Nineveh | summarize the book of Jonah | what happens in the book of Jonah | explain the book of Jonah simply',
    answer:
      'Jonah was sent to warn Nineveh, the capital of an enemy, and took a ship the other way. After a storm and three days in a great fish he preached, the city repented, and he was angry that God spared it. The book ends with God’s question to him.',
    passages: [
      ['Jonah 1:15-17', 'The storm and the fish.'],
      ['Jonah 4:9-11', 'The last question.'],
    ],
    related: ['gods-love', 'enemies', 'repentance'],
  },
  {
    id: 'rahab',
    name: 'Rahab',
    phrasings: 'woman who hid the spies | scarlet cord | prostitute in Jericho',
    answer:
      'Rahab was a prostitute in Jericho who hid two Israelite spies on her roof and let them down by a rope. She and her family were spared. Matthew names her in the family line of Jesus.',
    passages: [
      ['Joshua 2:8-13', 'Rahab to the spies.'],
      ['Hebrews 11:31', 'Remembered for her faith.'],
    ],
  },
  {
    id: 'hannah',
    name: 'Hannah',
    phrasings: 'mother of Samuel | woman who prayed for a son at the temple',
    answer:
      'Hannah had no child and wept and prayed at Shiloh until the priest took her for drunk. She had a son, Samuel, and brought him to serve there as she had promised.',
    passages: [
      ['1 Samuel 1:10-17', 'Hannah prays.'],
      ['1 Samuel 1:26-28', 'She brings the boy.'],
    ],
    related: ['infertility', 'prayer', 'parenting'],
  },
  {
    id: 'lazarus',
    name: 'Lazarus',
    phrasings: 'who did Jesus raise from the dead | brother of Mary and Martha | why did Jesus weep',
    answer:
      'Lazarus of Bethany was the brother of Martha and Mary and a friend of Jesus. He had been in the tomb four days when Jesus wept there and called him out. Another Lazarus is the beggar in a story that Jesus told.',
    passages: [
      ['John 11:38-44', 'At the tomb.'],
      ['Luke 16:19-22', 'The beggar in the story.'],
    ],
    related: ['grief', 'resurrection', 'miracles'],
  },
  {
    id: 'martha',
    name: 'Martha',
    phrasings: 'Mary and Martha | sister who was busy in the kitchen | who complained that her sister would not help',
    answer:
      'Martha of Bethany took Jesus into her house and was busy with serving while her sister Mary sat and listened. When her brother Lazarus died, it was she who told Jesus that she believed he was the Christ.',
    passages: [
      ['Luke 10:38-42', 'The two sisters.'],
      ['John 11:25-27', 'Martha to Jesus.'],
    ],
    related: ['burnout', 'faith', 'serving'],
  },
  {
    id: 'nicodemus',
    name: 'Nicodemus',
    phrasings: 'who came to Jesus by night | pharisee who talked with Jesus about being born again',
    answer:
      'Nicodemus was a Pharisee and a member of the council who came to Jesus at night. Jesus told him that he must be born from above. He later spoke up for Jesus and helped to bury him.',
    passages: [
      ['John 3:1-5', 'The talk at night.'],
      ['John 19:39-40', 'At the burial.'],
    ],
    related: ['born-again', 'jesus', 'faith'],
  },
  {
    id: 'zacchaeus',
    name: 'Zacchaeus',
    phrasings: 'wee little man who climbed a tree | short tax collector | sycamore tree man',
    answer:
      'Zacchaeus was a rich chief tax collector in Jericho, too short to see Jesus in the crowd, so he climbed a tree. Jesus invited himself to his house, and Zacchaeus gave half of his goods to the poor and paid back fourfold.',
    passages: [['Luke 19:2-8', 'In Jericho.']],
    related: ['money', 'repentance', 'second-chance'],
  },
  {
    id: 'pilate',
    name: 'Pontius Pilate',
    phrasings: 'who washed his hands of Jesus | roman governor at the trial of Jesus | who sentenced Jesus to death',
    answer:
      'Pontius Pilate was the Roman governor of Judea. He found no guilt in Jesus, washed his hands before the crowd and still had him crucified. His name is in the creeds because it dates the event.',
    passages: [
      ['John 18:36-38', 'Pilate questions Jesus.'],
      ['Matthew 27:24', 'He washes his hands.'],
    ],
    related: ['cross', 'government', 'jesus'],
  },
  {
    id: 'stephen',
    name: 'Stephen',
    phrasings: 'who was the first martyr | who was stoned to death in Acts',
    answer:
      'Stephen was one of seven men chosen to serve at tables in Jerusalem. He spoke before the council, was stoned, and prayed for those who did it. Saul, later Paul, watched over the coats.',
    passages: [
      ['Acts 6:3-5', 'The seven.'],
      ['Acts 7:58-60', 'How he died.'],
    ],
    related: ['persecution', 'enemies', 'courage'],
  },
  {
    id: 'timothy',
    name: 'Timothy',
    answer:
      'Timothy came from Lystra; his mother was Jewish and his father Greek. Paul took him along as a young man and trusted him with churches. Two letters are addressed to him, and they name his grandmother Lois and his mother Eunice.',
    passages: [
      ['Acts 16:1-3', 'Paul meets him.'],
      ['2 Timothy 1:5', 'His family.'],
    ],
  },
  {
    id: 'theophilus',
    name: 'Theophilus',
    phrasings: 'who was the gospel of Luke written to | who is Acts addressed to',
    answer:
      'Luke and Acts are addressed to Theophilus. The name means friend of God, or loved by God. “Most excellent” suggests a man of rank, perhaps the one who paid for the work; nothing else is known of him.',
    passages: [
      ['Luke 1:3-4', 'Luke tells why he wrote.'],
      ['Acts 1:1', 'The second book begins.'],
    ],
    related: ['bible-true', 'canon', 'bible-reading'],
  },
  {
    id: 'asaph',
    name: 'Asaph',
    phrasings: 'who was the choir leader in the Psalms | musician of David',
    answer:
      'Asaph was a Levite David put in charge of music before the ark. Twelve psalms carry his name, Psalm 50 and Psalms 73 to 83, and a guild of singers was named after him.',
    passages: [
      ['1 Chronicles 16:4-7', 'David appoints him.'],
      ['Psalm 73:1-3', 'A psalm with his name.'],
    ],
    related: ['psalms', 'worship', 'lament'],
  },
  {
    id: 'melchizedek',
    name: 'Melchizedek',
    phrasings: 'priest king of Salem | priest forever in the order of',
    answer:
      'Melchizedek was king of Salem and served God Most High as priest. He brought bread and wine to Abraham with a blessing. Psalm 110 speaks of a priest of his kind, and Hebrews sees Jesus in it, since no birth or death of his is told.',
    passages: [
      ['Genesis 14:18-20', 'He meets Abram.'],
      ['Psalm 110:4', 'A royal psalm.'],
      ['Hebrews 7:1-3', 'What Hebrews makes of him.'],
    ],
    related: ['giving', 'jesus', 'communion'],
  },
  {
    id: 'thomas',
    name: 'Thomas',
    phrasings: 'who was doubting Thomas | disciple who wanted to see the wounds',
    answer:
      'Thomas, called the Twin, was one of the twelve. He said that he would not believe in the resurrection without seeing the wounds; a week later Jesus showed them, and he said, my Lord and my God. Tradition takes him to India.',
    passages: [
      ['John 20:24-29', 'A week after Easter.'],
      ['John 11:16', 'His courage before that.'],
    ],
    related: ['doubt', 'faith', 'resurrection'],
  },
  {
    id: 'hagar',
    name: 'Hagar',
    phrasings: 'mother of Ishmael | slave of Sarah | the God who sees me',
    answer:
      'Hagar was Sarah’s Egyptian slave, given to Abraham to bear a child, and then sent away with her son Ishmael. Twice God met her in the desert; she called him the God who sees her.',
    passages: [
      ['Genesis 16:7-13', 'Hagar at the spring.'],
      ['Genesis 21:15-19', 'Hagar and the boy.'],
    ],
    related: ['abuse', 'gods-love', 'loneliness'],
  },
  {
    id: 'lydia',
    name: 'Lydia',
    phrasings: 'seller of purple | first convert in Europe',
    answer:
      'Lydia sold purple cloth in Philippi and worshiped God. She listened to Paul by the river, was baptized with her household and took the travelers in. She is the first Christian in Europe whose name is known.',
    passages: [['Acts 16:13-15', 'By the river at Philippi.']],
    related: ['hospitality', 'work', 'women-in-ministry'],
  },
];

export const people = all.map(person);
