import { aboutPerson } from './how-people-ask.ts';
import { factsOf, nextOf, type ShortFact } from './short-fact.ts';

const list: readonly ShortFact[] = [
  {
    id: 'joshua',
    name: 'Joshua',
    phrasings: 'who took over after Moses | who led Israel into the promised land',
    answer:
      'Joshua was Moses’ helper and followed him as leader of Israel. He was one of the two spies who believed that God would give them the land, and he led the people across the Jordan and against Jericho.',
    more: 'At the end of his life he asked everyone to choose whom to serve, and said that he and his family would serve God.',
    passages: [
      ['Joshua 1:6-9', 'God encourages him at the start.'],
      ['Joshua 24:15', 'His last speech.'],
    ],
    next: [
      [
        'what can we learn from him | what is the lesson of joshua | why does joshua matter',
        'God tells Joshua several times to be strong, so he was probably afraid. His courage came from a task and a promise, not from his nature. He also served for decades in second place before he led.',
        'Joshua 1:9',
      ],
      [
        'why did god tell him to kill everyone | how could god order joshua to kill the canaanites | wasnt that genocide',
        'It is one of the hardest parts of the Bible. Some readers see God’s judgment on great evil, some think that the accounts use the exaggerated war language of that time, and some say that Israel misunderstood God. All agree that it is no model for today; Jesus tells his followers to love enemies.',
        'Joshua 6:20-21',
        'Matthew 5:44',
      ],
    ],
  },
  {
    id: 'gideon',
    name: 'Gideon',
    phrasings: 'who fought with only 300 men | who put out the fleece',
    answer:
      'Gideon was a farmer who was hiding his wheat from raiders when an angel called him a mighty warrior. He asked for signs, among them the wet and dry fleece, and then beat a large army with three hundred men, torches and trumpets.',
    more: 'God made the army small on purpose, so that Israel could not say that it had saved itself. Later Gideon made a gold object that people worshiped, so his story ends sadly.',
    passages: [
      ['Judges 6:11-16', 'The angel calls him.'],
      ['Judges 7:2-7', 'Why only three hundred.'],
    ],
    next: [
      [
        'what can we learn from him | what is the point of gideons story | what does gideon mean for me',
        'God called Gideon while he was hiding, and answered his doubts with patience. The story says that being few or afraid does not rule anyone out, and its ending warns that success can lead people away from God.',
        'Judges 6:15-16',
      ],
    ],
  },
  {
    id: 'king-saul',
    name: 'King Saul',
    phrasings: 'who was the first king of Israel | why did God reject Saul | why did Saul want to kill David',
    answer:
      'Saul was Israel’s first king, tall and shy at first. He won battles but disobeyed God when he was under pressure, and God chose David in his place. Out of jealousy he hunted David for years, and he died in battle against the Philistines.',
    more: 'The prophet Samuel told him that God wants obedience more than sacrifices. Saul is a different person from Saul of Tarsus, who became the apostle Paul.',
    passages: [
      ['1 Samuel 15:22-23', 'Samuel tells Saul that he is rejected.'],
      ['1 Samuel 18:7-9', 'How the jealousy began.'],
    ],
    next: [
      [
        'what did he do wrong | why did god reject king saul | what was sauls sin',
        'Twice Saul did not wait or did not obey: he offered a sacrifice that was Samuel’s to offer, and he kept the best of what was to be destroyed. Each time he blamed others and feared what people would say.',
        '1 Samuel 13:11-14',
        '1 Samuel 15:24',
      ],
      [
        'how did he die | how did king saul die | did saul kill himself',
        'Saul was badly wounded in a battle on Mount Gilboa, and fell on his own sword so that the enemy would not abuse him. His son Jonathan died the same day, and David sang a lament for both.',
        '2 Samuel 1:17-24',
      ],
    ],
  },
  {
    id: 'samuel',
    name: 'the prophet Samuel',
    phrasings: 'who was Samuel | the boy who heard God call at night | who anointed David | Samuel in the Bible',
    answer:
      'Samuel was the child whom Hannah had prayed for and brought to the temple. As a boy he heard God call his name at night. He became a prophet and judge, and anointed Israel’s first two kings, Saul and David.',
    more: 'He thought at first that the old priest Eli was calling; Eli told him to answer that he was listening.',
    passages: [
      ['1 Samuel 3:8-10', 'The call at night.'],
      ['1 Samuel 16:6-7', 'Samuel looks for a king.'],
    ],
  },
  {
    id: 'jonathan',
    name: 'Jonathan',
    phrasings: 'who was David’s best friend | the friendship of David and Jonathan',
    answer:
      'Jonathan was the son of King Saul and David’s closest friend. He was heir to the throne, but he gave David his own robe, warned him of his father’s anger and protected his life. He died in battle beside his father.',
    more: 'David kept his promise to him and later gave Jonathan’s son Mephibosheth, who could not walk, a place at his own table.',
    passages: [
      ['1 Samuel 18:1-4', 'How the friendship began.'],
      ['2 Samuel 9:6-7', 'David keeps his promise.'],
    ],
    related: ['friendship', 'bible-people', 'kindness'],
  },
  {
    id: 'david-goliath',
    name: 'David and Goliath',
    question: 'What happened between David and Goliath?',
    phrasings:
      'who killed Goliath | how did David beat the giant | how tall was Goliath | David and the giant | who was Goliath',
    answer:
      'Goliath, a giant Philistine soldier, dared Israel’s army to send a man to fight him. David, a young shepherd, refused the king’s armor, trusted God, and killed Goliath with a stone from his sling.',
    more: 'Saul and his soldiers saw the giant; David saw that he was insulting God. He had already fought a lion and a bear to protect his sheep, and he gave God the credit before the fight.',
    passages: [
      ['1 Samuel 17:45-50', 'The fight.'],
      ['1 Samuel 17:34-37', 'Why David is not afraid.'],
    ],
    next: [
      [
        'how tall was he | how big was goliath | was goliath really nine feet tall',
        'The Hebrew text gives six cubits and a span, a little under ten feet. Older Greek copies and a Dead Sea scroll say four cubits and a span, about six feet nine inches, which was still very tall then.',
        '1 Samuel 17:4',
      ],
      [
        'what is the lesson | what can kids learn from david and goliath | what does it mean for me',
        'David did not win because he was secretly strong; he said that the battle belonged to God. For children: you can be small and still do what is right. It does not promise that every giant in our lives will fall.',
        '1 Samuel 17:47',
      ],
      [
        'why five stones | why did david pick up 5 stones | why did david take five smooth stones',
        'The Bible does not say why David took five stones; most likely he was simply ready to miss.',
        '1 Samuel 17:40',
        '1 Samuel 17:33',
      ],
      [
        'how old was he | how old was david when he killed goliath | was david a child when he fought goliath',
        'The Bible gives no age. It calls David a youth, and his older brothers were soldiers, so many think that he was in his teens.',
        '1 Samuel 17:33',
      ],
    ],
    related: ['courage', 'fear', 'bible-people'],
  },
  {
    id: 'david-bathsheba',
    name: 'David and Bathsheba',
    question: 'What happened between David and Bathsheba?',
    phrasings:
      'whose fault was it David or Bathsheba | who was Uriah | the story of David’s affair | what did David do to Uriah | David and the prophet Nathan | was Bathsheba to blame',
    answer:
      'King David saw Bathsheba bathing, sent for her and slept with her while her husband Uriah was at war. When she was pregnant he had Uriah placed where he would be killed. The prophet Nathan confronted him, and the Bible puts the blame on David, who had the power.',
    more: 'Nathan told a story about a rich man who stole a poor man’s only lamb. David was furious at that man, and Nathan said: you are the man. David admitted his sin. The child died, and his family suffered violence afterward. Their next son was Solomon.',
    passages: [
      ['2 Samuel 11:2-5', 'How it began.'],
      ['2 Samuel 12:1-7', 'Nathan’s story.'],
      ['Psalm 51:1-4', 'By its heading, David’s prayer afterward.'],
    ],
    next: [
      [
        'whose fault was it | was bathsheba to blame | did she have a choice | was it rape',
        'The text blames David: he sent, he took, and Nathan speaks only to him. It says nothing of what Bathsheba wanted, and a king’s soldiers stood at her door. Many readers today therefore speak of abuse of power or rape.',
        '2 Samuel 11:4',
        '2 Samuel 12:7-9',
      ],
      [
        'who was her husband | who was uriah | what happened to uriah | and her husband',
        'Uriah the Hittite was Bathsheba’s husband and one of David’s best soldiers. David called him home to hide the affair, but Uriah would not sleep at home while others were in the field. David then had him placed where the fighting was worst, and he died.',
        '2 Samuel 11:9-11',
        '2 Samuel 11:14-17',
      ],
      [
        'how could god still call him a man after his own heart | why did god forgive david after that | is that fair that god kept david as king',
        'The words about a man after God’s heart come before David’s reign, and they do not excuse what he did. What sets him apart is that he did not deny it: he confessed when Nathan spoke. He was forgiven, and he and his family still lived with the consequences.',
        '2 Samuel 12:13-14',
        'Acts 13:22',
      ],
      [
        'what happened to the baby | why did the baby die | did their child go to heaven',
        'The child fell ill and died. The story connects it with David’s sin, and that is painful to read; the Bible never makes it a rule, and Jesus refused to explain illness that way. David said that he would go to the child one day, and many parents have held on to that.',
        '2 Samuel 12:22-23',
        'John 9:1-3',
      ],
    ],
    related: ['forgiveness-from-god', 'adultery', 'second-chance'],
  },
  {
    id: 'absalom',
    name: 'Absalom',
    phrasings: 'which son of David rebelled | how did Absalom die',
    answer:
      'Absalom was a son of David who killed his half brother Amnon for raping his sister Tamar. Years later he rebelled and drove his father from Jerusalem. He was killed when his head caught in an oak tree, and David wept for him.',
    more: 'David had been angry about the rape and did nothing, and the silence did much damage in his family.',
    passages: [['2 Samuel 18:31-33', 'David hears of his death.']],
    related: ['family-conflict', 'prodigal-child', 'grief'],
  },
  {
    id: 'jezebel',
    name: 'Jezebel',
    phrasings: 'who was Ahab’s wife | what does it mean to call a woman a Jezebel',
    answer:
      'Jezebel was a princess from Sidon and the wife of King Ahab. She promoted the worship of Baal, had prophets killed, threatened Elijah, and had Naboth put to death so that her husband could have his vineyard.',
    more: 'She was thrown from a window during a revolt. Revelation later uses her name for a false teacher. As an insult for women it has little to do with the story.',
    passages: [
      ['1 Kings 19:1-3', 'She threatens Elijah.'],
      ['1 Kings 21:7-10', 'Naboth’s vineyard.'],
    ],
  },
  {
    id: 'isaiah',
    name: 'Isaiah',
    phrasings: 'the prophet Isaiah | what did Isaiah prophesy about Jesus',
    answer:
      'Isaiah was a prophet in Jerusalem in the eighth century before Christ. He warned kings and rich people about injustice and also spoke of a coming ruler of peace. Christians read several of his words as being about Jesus.',
    more: 'In a vision of God’s throne he felt unworthy, and then offered himself: send me. Many scholars think that the later chapters come from his followers during and after the exile.',
    passages: [
      ['Isaiah 6:8', 'His call.'],
      ['Isaiah 9:6', 'A child who will bring peace.'],
    ],
  },
  {
    id: 'jeremiah',
    name: 'Jeremiah',
    phrasings: 'the weeping prophet | the prophet Jeremiah',
    answer:
      'Jeremiah was called as a young man and preached for forty years in Jerusalem, until Babylon destroyed it. Few listened; he was beaten, jailed and thrown into a muddy cistern. He also promised a new covenant and a return after seventy years.',
    more: 'He is called the weeping prophet because he grieved openly and argued with God about his task.',
    passages: [
      ['Jeremiah 1:4-8', 'His call.'],
      ['Jeremiah 31:31-33', 'The new covenant.'],
    ],
    related: ['lament', 'depression', 'perseverance'],
  },
  {
    id: 'hosea',
    name: 'Hosea',
    phrasings: 'who married a prostitute in the Bible | who was Gomer',
    answer:
      'Hosea was a prophet whose wife Gomer was unfaithful to him. God told him to take her back, as a picture of God’s own love for a people who kept leaving him.',
    more: 'It is a sign for Israel, told once. It does not say that a hurt husband or wife has to go back.',
    passages: [
      ['Hosea 3:1', 'God tells Hosea to love her again.'],
      ['Hosea 11:8-9', 'God’s feeling for his people.'],
    ],
    related: ['gods-love', 'adultery', 'marriage'],
  },
  {
    id: 'nehemiah',
    name: 'Nehemiah',
    phrasings: 'who rebuilt the walls of Jerusalem | the king’s cupbearer',
    answer:
      'Nehemiah was a Jewish official of the Persian king. He wept when he heard that Jerusalem lay in ruins, prayed, asked the king for leave, and organized the rebuilding of its walls in fifty-two days despite threats.',
    more: 'He also made the rich give back fields and interest that they had taken from the poor.',
    passages: [
      ['Nehemiah 2:2-5', 'He asks the king.'],
      ['Nehemiah 6:15-16', 'The wall is finished.'],
    ],
    related: ['prayer', 'work', 'courage'],
  },
  {
    id: 'lot',
    name: 'Lot and Sodom',
    question: 'What happened to Lot and Sodom?',
    phrasings:
      'who was Lot | why did Lot’s wife turn into a pillar of salt | Sodom and Gomorrah | why was Sodom destroyed | what was the sin of Sodom | Lot’s wife looked back | what happened at Sodom and Gomorrah | Lot’s daughters',
    answer:
      'Lot was Abraham’s nephew and lived in Sodom. A mob there wanted to rape his two guests, who were angels. God destroyed the city, and Lot fled with his daughters; his wife looked back and became a pillar of salt.',
    more: 'The prophet Ezekiel names Sodom’s sin as pride and plenty without help for the poor; Jude speaks of sexual sin. Jesus mentions Lot’s wife as a warning not to cling to what is behind.',
    passages: [
      ['Genesis 19:15-17', 'The escape.'],
      ['Ezekiel 16:49-50', 'A prophet on Sodom.'],
      ['Luke 17:31-33', 'Jesus on Lot’s wife.'],
    ],
  },
  {
    id: 'rebekah',
    name: 'Rebekah',
    phrasings: 'who was Isaac’s wife | how did Isaac meet his wife',
    answer:
      'Rebekah drew water for a stranger’s camels and so was found as a wife for Isaac. She had twins, Esau and Jacob, and helped Jacob, whom she loved more, to get his father’s blessing by a trick.',
    more: 'Because of the trick Jacob had to flee from Esau, and the Bible does not tell that she ever saw him again.',
    passages: [
      ['Genesis 24:17-20', 'At the well.'],
      ['Genesis 27:6-10', 'The plan.'],
    ],
  },
  {
    id: 'esau',
    name: 'Esau',
    phrasings: 'who sold his birthright for stew | Jacob’s twin brother',
    answer:
      'Esau was the older twin of Jacob, a hunter. He sold his right as the firstborn for a bowl of stew, and Jacob later took his blessing by a trick. After twenty years Esau ran to meet his brother and hugged him.',
    more: 'Jacob had been afraid of revenge. Esau wept and asked for nothing.',
    passages: [
      ['Genesis 25:29-34', 'The stew.'],
      ['Genesis 33:4', 'The brothers meet again.'],
    ],
    related: ['family-conflict', 'forgiving-others', 'bitterness'],
  },
  {
    id: 'balaam',
    name: 'Balaam’s donkey',
    question: 'What is the story of Balaam and his donkey?',
    phrasings: 'the talking donkey | who was Balaam | which animal talked in the Bible',
    answer:
      'Balaam was a seer whom a king paid to curse Israel. On the way his donkey saw an angel and stopped three times, and when Balaam beat her, she spoke. In the end he could only bless Israel.',
    more: 'The donkey saw what the famous seer did not see. The serpent in Genesis is the only other animal that talks in the Bible.',
    passages: [['Numbers 22:27-31', 'The donkey speaks.']],
  },
  {
    id: 'nebuchadnezzar',
    name: 'Nebuchadnezzar',
    phrasings: 'the king who ate grass | king of Babylon who destroyed Jerusalem',
    answer:
      'Nebuchadnezzar was the king of Babylon who destroyed Jerusalem and its temple and took its people into exile. In the book of Daniel he has dreams, throws three men into a furnace, loses his mind for a time, and then praises God.',
    passages: [
      ['2 Kings 25:8-11', 'Jerusalem falls.'],
      ['Daniel 4:33-34', 'The king in the field.'],
    ],
  },
  {
    id: 'furnace',
    name: 'the fiery furnace',
    question: 'What happened in the fiery furnace?',
    phrasings:
      'who were Shadrach Meshach and Abednego | the three men in the fire | who was the fourth man in the fire | Shadrach Meshach and Abednego | three friends who would not bow',
    answer:
      'Shadrach, Meshach and Abednego refused to bow to the king’s gold statue and were thrown into a furnace. They were not burned, and the king saw a fourth figure walking with them. He then honored their God.',
    more: 'Before it happened they said that God could save them, and that they would not bow even if he did not. Many Christians see Christ in the fourth figure; others see an angel, as the king says himself.',
    passages: [
      ['Daniel 3:16-18', 'Their answer to the king.'],
      ['Daniel 3:24-27', 'What the king saw.'],
    ],
    related: ['courage', 'persecution', 'faith'],
  },
  {
    id: 'joseph-husband',
    name: 'Joseph, the husband of Mary',
    question: 'Who was Joseph, the husband of Mary?',
    phrasings:
      'who was Joseph the carpenter | who was Jesus’ earthly father | what happened to Joseph | when did Mary’s husband die | did Joseph adopt Jesus',
    answer:
      'Joseph was a carpenter from Nazareth, engaged to Mary. When she was pregnant he meant to leave her quietly, but an angel told him in a dream to take her as his wife. He raised Jesus and protected the family by fleeing to Egypt.',
    more: 'He is last mentioned when Jesus is twelve. Most think that he died before Jesus began to preach; the Bible records no word that he spoke.',
    passages: [
      ['Matthew 1:18-21', 'His dream.'],
      ['Matthew 2:13-15', 'The flight to Egypt.'],
    ],
    related: ['christmas', 'parenting', 'mary-and-saints'],
  },
  {
    id: 'herod',
    name: 'King Herod',
    phrasings: 'who killed the babies of Bethlehem | how many Herods are there in the Bible | who was Herod',
    answer:
      'Herod the Great ruled Judea for Rome when Jesus was born. Matthew tells that he had the small boys of Bethlehem killed because he feared a rival king. His son Herod Antipas had John the Baptist beheaded and met Jesus on the day of the cross.',
    more: 'A grandson, Herod Agrippa, killed the apostle James, and a great-grandson heard Paul. So there are four rulers by that name or family.',
    passages: [
      ['Matthew 2:16', 'Bethlehem.'],
      ['Luke 23:8-11', 'Antipas meets Jesus.'],
    ],
  },
  {
    id: 'barabbas',
    name: 'Barabbas',
    phrasings: 'who was released instead of Jesus | why did the crowd choose Barabbas',
    answer:
      'Barabbas was a prisoner, held for rebellion and murder. Pilate offered to release one prisoner at Passover, and the crowd asked for him in the place of Jesus. What became of him is not told.',
    more: 'Many Christians see themselves in him: a guilty man goes free because Jesus dies.',
    passages: [['Mark 15:6-15', 'Pilate and the crowd.']],
    related: ['cross', 'grace', 'jesus'],
  },
  {
    id: 'andrew',
    name: 'the apostle Andrew',
    phrasings: 'Peter’s brother | who was Andrew | who brought Peter to Jesus',
    answer:
      'Andrew was a fisherman and the brother of Peter. He had followed John the Baptist first, met Jesus, and brought Peter to him. Later he brought the boy with the loaves and fish. By tradition he died on an X-shaped cross.',
    passages: [['John 1:40-42', 'He brings his brother.']],
  },
  {
    id: 'apostle-john',
    name: 'the apostle John',
    phrasings:
      'who was John in the Bible | the disciple whom Jesus loved | who was the beloved disciple | did John die in prison | son of Zebedee',
    answer:
      'John was a fisherman, the son of Zebedee and brother of James. With Peter and James he was closest to Jesus. Church tradition holds that he is the disciple whom Jesus loved and wrote the fourth Gospel, three letters and Revelation.',
    more: 'Jesus gave his mother into the care of the beloved disciple. Tradition says that he alone of the twelve died of old age, in Ephesus. Scholars differ on how much he wrote himself. John the Baptist is another man.',
    passages: [
      ['John 19:26-27', 'At the cross.'],
      ['Mark 1:19-20', 'His call.'],
    ],
  },
  {
    id: 'apostle-james',
    name: 'James in the New Testament',
    question: 'Who was James in the New Testament?',
    phrasings:
      'how many men named James are in the Bible | which James wrote the book of James | James the son of Zebedee | who was James',
    answer:
      'There are at least three. James the son of Zebedee was a fisherman and one of the three closest disciples; King Herod Agrippa had him killed. James the son of Alphaeus was another of the twelve. James the brother of Jesus led the church in Jerusalem and is usually named as the author of the letter.',
    more: 'The brother of Jesus did not believe in him at first. Paul says that the risen Jesus appeared to him.',
    passages: [
      ['Acts 12:1-2', 'The first James is killed.'],
      ['Galatians 1:18-19', 'Paul meets the brother of Jesus.'],
      ['1 Corinthians 15:7', 'Jesus appears to James.'],
    ],
  },
  {
    id: 'matthew-levi',
    name: 'Matthew the tax collector',
    phrasings: 'who was Matthew | which disciple was a tax collector | who was Levi the tax collector',
    answer:
      'Matthew, also called Levi, collected taxes for the rulers and was disliked for it. Jesus called him from his booth, and he gave a dinner with his friends. Church tradition names him as the author of the first Gospel.',
    passages: [['Matthew 9:9-13', 'Jesus calls him.']],
  },
  {
    id: 'luke-person',
    name: 'Luke',
    phrasings: 'who was Luke the doctor | who wrote Acts | was Luke a disciple',
    answer:
      'Luke was a physician and traveled with Paul. He was not one of the twelve. Church tradition names him as the author of the third Gospel and of Acts; he writes that he asked eyewitnesses.',
    passages: [
      ['Colossians 4:14', 'Paul calls him a physician.'],
      ['Luke 1:1-4', 'How he worked.'],
    ],
  },
  {
    id: 'priscilla-aquila',
    name: 'Priscilla and Aquila',
    phrasings: 'who was Priscilla | who was Aquila | the tentmakers with Paul',
    answer:
      'Priscilla and Aquila were a married couple who made tents with Paul in Corinth. A church met in their house, they risked their lives for Paul, and together they taught the preacher Apollos.',
    more: 'Her name, Prisca in some letters, mostly comes first, which was unusual.',
    passages: [
      ['Acts 18:24-26', 'They teach Apollos.'],
      ['Romans 16:3-5', 'Paul greets them.'],
    ],
  },
  {
    id: 'dorcas',
    name: 'Dorcas',
    phrasings: 'who was Tabitha | the woman who sewed clothes for widows | who did Peter raise from the dead',
    answer:
      'Dorcas, also called Tabitha, was a disciple in Joppa who sewed clothes for widows and helped the poor. When she died, the widows showed Peter what she had made. He prayed, and she lived again.',
    more: 'She is remembered for needlework and kindness, and she is the only woman whom Acts calls a disciple. Her hands were her ministry.',
    passages: [['Acts 9:36-42', 'Her story.']],
    next: [
      [
        'what can we learn from her | devotion about dorcas | what does dorcas teach older women',
        'What Dorcas made by hand was what people held up when she was gone. The Bible has no sermon of hers. Ordinary, skilled work for people in need counted as faith, and the whole town felt it. A question to talk about: whose life is warmer because of something you made?',
        'Acts 9:39',
      ],
    ],
    related: ['serving', 'aging', 'kindness'],
  },
  {
    id: 'cornelius',
    name: 'Cornelius',
    phrasings:
      'the first Gentile Christian | the Roman officer Peter baptized | Peter’s vision of the sheet with animals',
    answer:
      'Cornelius was a Roman officer who prayed and gave to the poor. An angel told him to send for Peter, who had just seen a vision of animals and learned not to call anyone unclean. Cornelius and his house received the Spirit and were baptized.',
    passages: [['Acts 10:28-35', 'Peter in his house.']],
  },
  {
    id: 'ananias-sapphira',
    name: 'Ananias and Sapphira',
    question: 'What happened to Ananias and Sapphira?',
    phrasings: 'who dropped dead for lying | the couple who lied about money | why did God kill Ananias and Sapphira',
    answer:
      'They sold land, kept part of the money, and told the apostles that they were giving all of it. Peter said that they had lied to God, and both fell dead. Keeping part was allowed; pretending was the sin.',
    more: 'It is a severe story. Many read it as a warning for a church at its beginning; it does not say that God regularly acts that way.',
    passages: [['Acts 5:1-11', 'The story.']],
    related: ['lying', 'giving', 'gods-judgment'],
  },
  {
    id: 'philemon-onesimus',
    name: 'Onesimus',
    phrasings: 'the runaway slave Paul wrote about | who was Philemon',
    answer:
      'Onesimus was a slave who had left his master Philemon and became a Christian through Paul. Paul sent him back with a letter that asks Philemon to receive him as a dear brother instead of a slave.',
    passages: [['Philemon 1:15-17', 'What Paul asks.']],
    related: ['slavery', 'forgiving-others', 'justice'],
  },
  {
    id: 'woman-at-well',
    name: 'the woman at the well',
    question: 'Who was the woman at the well?',
    phrasings:
      'the Samaritan woman | Jesus and the Samaritan woman at the well | who had five husbands in the Bible | what happened at Jacob’s well',
    answer:
      'She was a Samaritan who came to draw water and met Jesus. He asked her for a drink, though Jews and Samaritans kept apart, and offered her living water. He knew about her five husbands, and she told her whole town about him.',
    more: 'She is not named in the Bible. It is one of the longest talks that Jesus has with anyone in the Gospels, and she is the first to whom he plainly says that he is the Messiah.',
    passages: [
      ['John 4:7-14', 'The talk begins.'],
      ['John 4:25-29', 'What she does.'],
    ],
    next: [
      [
        'why was she there at noon | why did she come alone | why at the sixth hour',
        'John says only that it was about the sixth hour, which is noon, and gives no reason. Women usually came in the cool of the day, so many think that she avoided the others. Some say that John simply contrasts her with Nicodemus, who came at night.',
        'John 4:6-7',
      ],
      [
        'what is living water | what does living water mean | what did jesus mean by living water',
        'Living water was the usual word for running water from a spring. Jesus uses it for what he gives: life with God that keeps welling up inside a person. A few chapters later John says that it is the Holy Spirit.',
        'John 4:13-14',
        'John 7:37-39',
      ],
      [
        'was she a prostitute | was she a bad woman | why did she have five husbands',
        'The text does not call her a prostitute, and Jesus does not tell her to stop sinning. Women could hardly divorce then; five husbands could mean deaths, divorces, or both. He names her situation without blaming her.',
        'John 4:16-18',
      ],
      [
        'what happened to her after | what is her name | did she believe',
        'The Bible does not tell her name or her later life. Many of her town believed because of what she said, and asked Jesus to stay for two days. Orthodox Christians honor her as Saint Photini.',
        'John 4:39-42',
      ],
      [
        'what can i learn from it | what does it mean for me | what is the point of the story',
        'Jesus crossed three lines at once: between peoples, between men and women, and around a reputation. He began by asking for her help. People who think that God would avoid them can see here that he does not.',
        'John 4:9-10',
      ],
    ],
    related: ['strangers', 'shame-guilt', 'sharing-faith'],
  },
  {
    id: 'bleeding-woman',
    name: 'the woman who touched Jesus’ robe',
    question: 'Who was the woman who touched Jesus’ robe?',
    phrasings:
      'the woman with the issue of blood | who was healed by touching his garment | woman who bled for twelve years',
    answer:
      'She had been bleeding for twelve years and had spent all she had on doctors. In a crowd she touched Jesus’ clothes from behind and was healed. He asked who it was, called her daughter, and sent her off in peace.',
    more: 'Her illness made her ritually unclean, so she touched him in secret. He made her story public so that everyone knew that she was well. On the same walk he raised the daughter of Jairus.',
    passages: [['Mark 5:25-34', 'Her story.']],
    related: ['healing', 'illness', 'faith'],
  },
  {
    id: 'bartimaeus',
    name: 'Bartimaeus',
    phrasings: 'the blind beggar of Jericho | blind man who shouted to Jesus',
    answer:
      'Bartimaeus was a blind beggar outside Jericho. He shouted to Jesus although people told him to be quiet. Jesus asked what he wanted; he asked to see, was healed, and followed him.',
    passages: [['Mark 10:46-52', 'His story.']],
  },
  {
    id: 'rich-young-ruler',
    name: 'the rich young man',
    question: 'What did Jesus say to the rich young man?',
    phrasings:
      'the rich young ruler | sell all you have and give to the poor | do I have to sell everything | who went away sad from Jesus | camel through the eye of a needle | can rich people go to heaven | eye of the needle',
    answer:
      'A rich man who kept the commandments asked how to gain eternal life. Jesus told him to sell what he had, give to the poor and follow him, and he went away sad. Jesus then said that a camel gets through a needle’s eye more easily than a rich person into God’s kingdom.',
    more: 'The disciples were shocked, and Jesus answered that with God all things are possible. A gate in Jerusalem called the Needle’s Eye is a later legend; the picture is meant to be impossible. Jesus did not ask this of everyone: Zacchaeus gave half.',
    passages: [
      ['Mark 10:17-27', 'The whole talk.'],
      ['Luke 19:8-9', 'What Zacchaeus gave.'],
    ],
    related: ['money', 'giving', 'salvation'],
  },
  {
    id: 'widows-mite',
    name: 'the widow’s two coins',
    question: 'What is the story of the widow’s two coins?',
    phrasings: 'the widow’s mite | the poor widow who gave two coins | widow’s offering',
    answer:
      'Jesus watched people put money into the temple treasury. Rich people gave much; a poor widow gave two small coins. He said that she had given more than all, because it was all she had to live on.',
    more: 'Just before, Jesus had attacked leaders who take widows’ houses. So some read the story as praise for her trust, and some also as grief that she was left with nothing. It is no rule that poor people have to give their last money.',
    passages: [['Mark 12:41-44', 'Jesus in the temple.']],
    related: ['giving', 'poverty', 'widows'],
  },
  {
    id: 'thief-on-cross',
    name: 'the thief on the cross',
    question: 'Who was the thief on the cross?',
    phrasings:
      'the criminal who was crucified next to Jesus | today you will be with me in paradise | can you be saved right before you die | deathbed conversion | who was crucified with Jesus | is it too late to believe at the end',
    answer:
      'Two criminals were crucified with Jesus. One mocked him; the other said that Jesus had done nothing wrong and asked to be remembered. Jesus promised that he would be with him in paradise that day.',
    more: 'He was not baptized and had no time to make up for anything. Christians read it as a sign that it is never too late to turn to God.',
    passages: [['Luke 23:39-43', 'The talk on the crosses.']],
    related: ['grace', 'salvation', 'death'],
  },
  {
    id: 'wise-men',
    name: 'the wise men',
    question: 'Who were the wise men?',
    phrasings:
      'the three kings | the magi | what were the gifts of the wise men | gold frankincense and myrrh | the star of Bethlehem',
    answer:
      'They were learned men from the East who followed a star to find the newborn king of the Jews. They brought gold, frankincense and myrrh. Matthew does not say that there were three or that they were kings.',
    more: 'The number three comes from the gifts. They came to a house, perhaps months after the birth, and went home another way to avoid Herod. What the star was is unknown.',
    passages: [['Matthew 2:1-12', 'Their visit.']],
    next: [
      [
        'what were the gifts for | why gold frankincense and myrrh | what do the gifts mean',
        'Matthew does not explain the gifts; all three were costly. Christians have long seen gold for a king, incense for God, and myrrh, which was used at burials, as a hint of his death.',
        'Matthew 2:11',
      ],
      [
        'what were their names | how many were there | were they really kings',
        'Matthew gives neither names nor a number. Later tradition in the West made them three kings called Caspar, Melchior and Balthasar; some churches in the East count twelve.',
        'Matthew 2:1-2',
      ],
    ],
    related: ['christmas', 'jesus', 'bible-people'],
  },
  {
    id: 'enoch',
    name: 'Enoch',
    phrasings: 'who never died in the Bible | who walked with God and was taken | the book of Enoch',
    answer:
      'Enoch lived before the flood and was the father of Methuselah. Genesis says that he walked with God and then was gone, because God took him. Elijah is the only other person who did not die.',
    more: 'The Book of Enoch was written much later and is not in most Bibles; the Ethiopian Orthodox Church has it, and the letter of Jude quotes a line like one in it.',
    passages: [
      ['Genesis 5:21-24', 'All that Genesis tells.'],
      ['Hebrews 11:5', 'What Hebrews says of him.'],
    ],
  },
  {
    id: 'simeon-anna',
    name: 'Simeon and Anna',
    phrasings: 'the old people who saw baby Jesus in the temple | who was Anna the prophetess | who was Simeon',
    answer:
      'Simeon and Anna were two old people in the temple who recognized the baby Jesus. Simeon took him in his arms and said that he could now die in peace. Anna, a widow of eighty-four, thanked God and told others.',
    passages: [['Luke 2:25-38', 'Both of them.']],
    related: ['aging', 'christmas', 'hope'],
  },
  {
    id: 'joseph-arimathea',
    name: 'Joseph of Arimathea',
    phrasings: 'who buried Jesus | whose tomb was Jesus buried in',
    answer:
      'Joseph of Arimathea was a rich member of the council and a secret disciple. After the crucifixion he asked Pilate for Jesus’ body, wrapped it in linen with the help of Nicodemus, and laid it in a new tomb.',
    passages: [['John 19:38-42', 'The burial.']],
  },
  {
    id: 'caiaphas',
    name: 'Caiaphas',
    phrasings: 'the high priest who condemned Jesus | who was high priest when Jesus died',
    answer:
      'Caiaphas was high priest in Jerusalem from about the year 18 to 36. He said that it was better for one man to die than for the whole people to perish, and led the questioning of Jesus before Pilate.',
    passages: [['John 11:47-50', 'What he said in the council.']],
  },
  {
    id: 'ezekiel',
    name: 'Ezekiel',
    phrasings: 'the valley of dry bones | the prophet with the wheels | who saw the dry bones',
    answer:
      'Ezekiel was a priest among the exiles in Babylon and became a prophet there. He saw strange visions: living creatures and wheels, and a valley of dry bones that came to life, as a promise that his people would live again.',
    passages: [['Ezekiel 37:1-6', 'The dry bones.']],
    related: ['hope', 'bible-people', 'bible-reading'],
  },
  {
    id: 'hezekiah',
    name: 'Hezekiah',
    phrasings: 'the king who got fifteen more years | which king prayed and was healed',
    answer:
      'Hezekiah was a good king of Judah. He removed idols, and Jerusalem survived an Assyrian siege in his days. When he was dying he wept and prayed, and God gave him fifteen more years.',
    passages: [['2 Kings 20:1-6', 'His illness.']],
  },
  {
    id: 'mark-john',
    name: 'John Mark',
    phrasings: 'who was Mark in the Bible | the cousin of Barnabas | who left Paul on the first journey',
    answer:
      'John Mark was a cousin of Barnabas; the church met in his mother’s house in Jerusalem. He left Paul’s first journey early, which led to a quarrel, but later Paul asked for him. Church tradition names him as the author of the second Gospel.',
    passages: [
      ['Acts 15:37-39', 'The quarrel.'],
      ['2 Timothy 4:11', 'Paul asks for him.'],
    ],
    related: ['second-chance', 'conflict', 'bible-people'],
  },
  {
    id: 'silas',
    name: 'Silas',
    phrasings: 'who was in prison with Paul | Paul and Silas singing in jail',
    answer:
      'Silas was a leader of the Jerusalem church who went with Paul on his second journey. In Philippi the two were beaten and jailed; at midnight they sang, an earthquake opened the doors, and the jailer was baptized.',
    passages: [['Acts 16:25-34', 'The night in prison.']],
  },
  {
    id: 'woman-adultery',
    name: 'the woman caught in adultery',
    question: 'What happened to the woman caught in adultery?',
    phrasings:
      'let him without sin cast the first stone | who cast the first stone | what did Jesus write in the sand | the woman they wanted to stone',
    answer:
      'Men brought a woman to Jesus and asked if she should be stoned. He wrote on the ground and told anyone without sin to throw the first stone. All left. He did not condemn her, and told her to sin no more.',
    more: 'What he wrote is unknown. The man is missing in the scene. The oldest copies of John lack this passage, though many believe that it tells of something that happened.',
    passages: [['John 8:3-11', 'The scene.']],
    related: ['judging', 'forgiveness-from-god', 'adultery'],
  },
];

export const morePeople = factsOf(list, (name) => `Who was ${name}?`, aboutPerson, [
  'bible-people',
  'faith',
  'bible-reading',
]);
export const morePeopleNext = nextOf(list);
