import type { Details } from '../detail.ts';

export const factsEventsDetails: Details = {
  'fact:gethsemane': [
    {
      asked: "where is it now | can you visit the garden of gethsemane | where's gethsemane today",
      answer:
        'Gethsemane is shown at the foot of the Mount of Olives, across the Kidron valley from old Jerusalem. The Church of All Nations stands there beside very old olive trees, and you can visit it. The exact spot cannot be proved.',
      passages: ['John 18:1'],
    },
    {
      asked: 'what does the name mean | what does gethsemane mean | why is it called gethsemane',
      answer:
        'Gethsemane means oil press. It lay on the Mount of Olives, where olives were grown and pressed. John does not use the name but says that it was a garden.',
      passages: ['Mark 14:32', 'John 18:1'],
    },
    {
      asked:
        'did he really sweat blood | is it true jesus sweat blood in the garden | where does it say he sweated drops of blood',
      answer:
        'Only Luke speaks of it, and he compares the sweat to blood dropping on the ground. Some take it as a comparison, others as real blood. These two verses are missing in several of the oldest manuscripts.',
      passages: ['Luke 22:43-44'],
    },
    {
      asked: "was he scared | was Jesus afraid to die | why did he ask not to die if he's god",
      answer:
        "The Gospels say that he was deeply distressed and sorrowful. Christians believe that Jesus was truly human, so he shrank from death as we do. He asked for another way and then put himself in his Father's hands.",
      passages: ['Mark 14:33-36', 'Hebrews 5:7'],
    },
    {
      asked: 'whats the cup | what does "let this cup pass" mean | what is the cup jesus talks about in the garden',
      answer:
        "The cup is a picture for what someone is given to suffer. In the prophets it often stands for God's judgment, and here it means the suffering and death that lay before Jesus. He had asked James and John about that cup earlier.",
      passages: ['Mark 10:38-39', 'Isaiah 51:17'],
    },
    {
      asked: 'who cut the ear off | who was malchus | which disciple had a sword in the garden',
      answer:
        'John says that it was Peter, and that the man was Malchus, a servant of the high priest. Jesus told him to put the sword away, and in Luke he healed the ear.',
      passages: ['John 18:10-11', 'Luke 22:50-51'],
    },
    {
      asked: "who was the naked guy | who ran away naked in gethsemane | what's with the young man in the linen cloth",
      answer:
        'The Bible does not say who he was. Only Mark tells of a young man who left his linen cloth behind and fled. Many have guessed that it was Mark himself, but no one knows.',
      passages: ['Mark 14:51-52'],
    },
    {
      asked: 'can i pray like that | is it ok to ask god to take it away | how do i pray like jesus in gethsemane',
      answer:
        'Jesus asked plainly for what he wanted, more than once, and then left the answer with his Father. You may do both too: ask God to take the burden away, and ask him to stay with you if it remains.',
      passages: ['Mark 14:35-36', 'Philippians 4:6-7'],
    },
  ],
  'fact:gethsemane-three': [
    {
      asked: 'why just those 3 | why did Jesus take only peter james and john | were they his favorites',
      answer:
        'The Gospels give no reason. Peter, James and John were among the first he called, and he took them along at other decisive moments too. It seems that in his distress he wanted his closest friends near him.',
      passages: ['Mark 14:33-34'],
    },
    {
      asked:
        'when else was it those three | what other times did he take peter james and john | were the same three at the transfiguration',
      answer:
        'Twice more he takes only these three disciples with him: when he raised the daughter of Jairus, and on the mountain of the transfiguration. In Mark they also ask him about the end on the Mount of Olives, there with Andrew.',
      passages: ['Mark 5:37-42', 'Mark 9:2-4'],
    },
    {
      asked:
        "why did they fall asleep | how could they sleep at a time like that | why couldn't the disciples stay awake",
      answer:
        'Luke says that they slept from sorrow. It was late, after a long meal with wine, and Mark says that their eyes were heavy. Jesus himself adds that the spirit is willing while the flesh is weak.',
      passages: ['Luke 22:45-46', 'Mark 14:37-40'],
    },
    {
      asked: 'was jesus mad at them | how did he react when the disciples slept | did jesus scold peter for sleeping',
      answer:
        'He was disappointed more than angry. He asked Peter whether he could not watch one hour, and at once found a kind explanation for it: their flesh was weak. In the end he told them to get up and come with him.',
      passages: ['Mark 14:37-42'],
    },
    {
      asked: 'were they brothers | which two of the three were brothers | are james and john related to peter',
      answer:
        'James and John were brothers; their father was Zebedee. Peter was not their brother but their fishing partner, says Luke; his own brother was Andrew.',
      passages: ['Luke 5:10', 'Matthew 4:18-21'],
    },
    {
      asked:
        'how many times did he find them sleeping | how often did Jesus go back to the three | how many times did he pray in the garden',
      answer:
        'Three times, in Matthew and Mark. He went a little way off to pray, came back and found them asleep, and this happened three times. Luke tells of it more briefly, with one return.',
      passages: ['Matthew 26:40-45'],
    },
    {
      asked: 'where was judas then | was Judas with them in the garden | where were the other eight',
      answer:
        'Judas was not with them; he had left the supper and came to Gethsemane with the armed men. The remaining eight were told to sit and wait while Jesus went on with the three. The Gospels say no more of them until all fled.',
      passages: ['Mark 14:32', 'Mark 14:43'],
    },
    {
      asked: 'what happened to them later | what became of peter, james and john | did the three come back to jesus',
      answer:
        'All three came back and became leaders in Jerusalem. James was killed by Herod about ten years later. Tradition says that Peter died in Rome under Nero and that John grew old in Ephesus.',
      passages: ['Acts 3:1-7', 'Acts 12:1-2'],
    },
  ],
  'fact:peter-denial': [
    {
      asked: 'who asked him | who did peter deny jesus to | who recognized Peter at the fire',
      answer:
        'A servant girl asked first. After that the Gospels name different people: another girl, a man, bystanders, and in John a relative of Malchus, whose ear Peter had cut off. They agree that it was three times.',
      passages: ['John 18:25-27', 'Mark 14:66-70'],
    },
    {
      asked: 'did jesus forgive him | was Peter forgiven for denying him | did god forgive peter after that',
      answer:
        'The messenger at the tomb has the women tell Peter by name, the risen Jesus appeared to him, and at the lake Jesus gave him a task again. He became a leader of the church.',
      passages: ['Mark 16:7', 'John 21:15-17'],
    },
    {
      asked: 'was he a coward | why did Peter lie when he promised not to | peter seemed so brave what happened',
      answer:
        'He was afraid, and that is human. Peter had drawn a sword in the garden and followed into the courtyard when most had fled, so he was brave too. His love was real, and his promise was larger than his strength.',
      passages: ['Mark 14:29-31', 'Mark 14:54'],
    },
    {
      asked:
        "did i deny him if i kept quiet at work | i didn't admit im a christian is that denying jesus | i was embarrassed about my faith",
      answer:
        'Keeping quiet is not the same as saying that you do not know him, and not every moment calls for speaking. If it troubles you, tell God as it is. Peter did far more, and Jesus gave him a new start.',
      passages: ['1 Peter 3:15', 'Luke 22:31-32'],
    },
    {
      asked:
        'but doesnt jesus say hell deny whoever denies him | what about matthew 10:33 | is denying Jesus unforgivable',
      answer:
        "Peter's story shows that it can be forgiven. Jesus did warn that he would deny those who deny him, and most readers take this of a lasting turning away, not of a failure that someone weeps over.",
      passages: ['Matthew 10:32-33', '2 Timothy 2:11-13'],
    },
    {
      asked: "what's the difference with judas | why was Peter forgiven and not judas | was judas worse than peter",
      answer:
        'Both failed Jesus and both were sorry. Peter stayed with the others and met the risen Jesus; Judas despaired and died alone. The Bible does not say that Judas could not have been forgiven, and Christians differ about him.',
      passages: ['Matthew 27:3-5', 'Luke 22:61-62'],
    },
    {
      asked: "where did it happen | where was the high priest's house | can you still see where peter denied jesus",
      answer:
        'It happened in the courtyard of the high priest in Jerusalem, whose name was Caiaphas. Today pilgrims visit the church of St. Peter in Gallicantu, on Mount Zion; the name means at the cockcrow. The exact place is not certain.',
      passages: ['Matthew 26:57-58'],
    },
    {
      asked: "is it in all the gospels | which gospels tell about peter's denial | what book is peters denial in",
      answer:
        'All four Gospels tell it: Matthew 26, Mark 14, Luke 22 and John 18. That the church told such a story about its own leader is one reason why many historians trust it.',
      passages: ['Matthew 26:69-75', 'John 18:15-18'],
    },
  ],
  'fact:rooster': [
    {
      asked: 'did it crow once or twice | how many times did the rooster crow | why does mark say two times',
      answer:
        'Mark says twice, and in many manuscripts the first crowing comes after the first denial; Matthew, Luke and John mention one. Many think that Mark keeps a detail from Peter himself and that the others tell it more simply. All agree that Peter denied Jesus three times.',
      passages: ['Mark 14:66-72', 'Matthew 26:74-75'],
    },
    {
      asked: 'what verse is it | where is the rooster in the bible | rooster crow verse',
      answer:
        'It is told in Matthew 26:74-75, Mark 14:72, Luke 22:60-61 and John 18:27. Jesus foretells it at or after the supper, for example in Luke 22:34.',
      passages: ['Luke 22:34', 'John 18:27'],
    },
    {
      asked:
        'why is there one on church steeples | why do churches have a rooster on top | whats the rooster on the steeple mean',
      answer:
        'The rooster on a steeple recalls Peter and calls people to be watchful. It also greets the morning light, so it became a sign of the resurrection. Weathercocks on churches are known from about the ninth century.',
      passages: ['Mark 13:35-37'],
    },
    {
      asked: 'what time was that | what time of night did the rooster crow | when does the cock crow',
      answer:
        'It was before dawn. Cockcrow was also the name of the third Roman watch of the night, about midnight to three in the morning, so it gives the time as well as the sound.',
      passages: ['Mark 13:35'],
    },
    {
      asked: 'why a rooster | why did Jesus pick a rooster as the sign | what does the rooster stand for',
      answer:
        'The Gospels do not say why. It told Peter that this very night, before morning, he would deny him, and the sound then brought the words back to him. Many see in it a wake-up call and also the first sign of a new day.',
      passages: ['Luke 22:60-62'],
    },
    {
      asked: 'did jesus hear it too | did Jesus look at Peter when it crowed | where was jesus when the rooster crowed',
      answer:
        "Says Luke: at that moment Jesus turned around, and his eyes met Peter's, so he was within sight, held under guard. The other Gospels do not mention the look. What was in it, the Bible leaves to us.",
      passages: ['Luke 22:61'],
    },
    {
      asked:
        "were there even chickens in jerusalem | was it a real rooster or a trumpet | some say it wasn't a rooster",
      answer:
        'Most readers take it as a real rooster. A later Jewish rule did not allow raising chickens in Jerusalem, and some have suggested the trumpet call at the cockcrow watch. But chickens were known in the land, and the Greek word means rooster.',
      passages: ['Matthew 26:34'],
    },
    {
      asked:
        'how do i tell it to a kid | rooster story for children | how to explain peter and the rooster to sunday school',
      answer:
        'You could say: Peter was scared and said that he did not know Jesus, although he loved him. When the rooster crowed, he remembered and cried. Later Jesus made breakfast for him, and they were friends again.',
      passages: ['John 21:12-15'],
    },
  ],
  'fact:peter-restored': [
    {
      asked: 'what does feed my sheep mean | what sheep does Jesus mean | why does he tell peter to feed the sheep',
      answer:
        "The sheep are the people who belong to Jesus. Peter is to care for them as a shepherd, with teaching, comfort and protection. Later a letter under Peter's name asks other elders to do the same, and not for gain.",
      passages: ['John 21:15-17', '1 Peter 5:2-3'],
    },
    {
      asked: "are there two words for love there | is it agape or phileo | what's the greek in do you love me",
      answer:
        'Jesus asks twice with agapao and the third time with phileo, and Peter always answers with phileo. Some find a lesson in it; most scholars today think that John changes words for variety, as he also does with sheep and lambs.',
      passages: ['John 21:15-17'],
    },
    {
      asked: 'does that make him pope | is john 21 about the pope | do catholics use this for the pope',
      answer:
        "Catholics see here, and in Matthew 16, that Jesus gave Peter the care of the whole church, which passed on to the bishops of Rome. Orthodox and Protestants honor Peter's place but do not read a lasting office over all into it.",
      passages: ['Matthew 16:18-19', 'John 21:15-17'],
    },
    {
      asked: 'which lake was it | where is the lake now | where did jesus make breakfast for peter',
      answer:
        'It was the Sea of Galilee, which John 21 calls the Sea of Tiberias, a freshwater lake in northern Israel. Near Tabgha a small church marks the traditional place of the breakfast; the exact spot is not known.',
      passages: ['John 21:1'],
    },
    {
      asked: 'who else was there | how many disciples were at the breakfast | was thomas there at the lake',
      answer:
        "Seven disciples were there: Simon Peter, Thomas, Nathanael, Zebedee's sons James and John, and two who are not named. They had fished all night and caught nothing.",
      passages: ['John 21:2-3'],
    },
    {
      asked: 'why 153 fish | what does the number of fish mean | is 153 a code',
      answer:
        'The Bible gives no meaning for the 153 fish. Readers since Jerome and Augustine have looked for one, often the fullness of all peoples. It may simply be that someone counted a great catch.',
      passages: ['John 21:10-11'],
    },
    {
      asked:
        'what did he say about how hed die | did Jesus tell Peter how he would die | what does stretch out your hands mean',
      answer:
        'Jesus tells Peter that when he is old he will stretch out his hands and be led where he does not want to go. John explains that this meant the death with which he would honor God. Tradition says that he was crucified in Rome.',
      passages: ['John 21:18-19'],
    },
    {
      asked: 'does he do that for me too | can jesus take me back after i failed him | i let god down like peter did',
      answer:
        'That is why the story is told. Jesus did not shame Peter; he fed him, asked about his love, and trusted him with a task. You can come with the same plain words: Lord, you know everything.',
      passages: ['John 21:15-17', '1 John 1:9'],
    },
  ],
  'fact:paul-barnabas': [
    {
      asked: 'who was right | was Paul or Barnabas right about mark | whose fault was the fight',
      answer:
        'The Bible does not say who was right. Acts tells it without blame: Paul thought of the work, and Barnabas of the man. Later Paul himself found Mark useful, so the patience of Barnabas bore fruit.',
      passages: ['Acts 15:37-40', '2 Timothy 4:11'],
    },
    {
      asked:
        'did they ever make up | did paul and barnabas see each other again | were Paul and Barnabas friends again',
      answer:
        'The Bible does not tell of a reunion. Paul later names Barnabas with respect in 1 Corinthians, as one who works for his living as he does, and he commends Mark in Colossians. Many take that as a sign of peace.',
      passages: ['1 Corinthians 9:6', 'Colossians 4:10'],
    },
    {
      asked: 'why had mark left | why did john mark go home the first time | why did john mark quit',
      answer:
        'The Bible does not say. Acts only tells that at Perga he left the group and went home to Jerusalem. Homesickness, fear, illness or a dispute have been guessed; Paul at any rate felt let down.',
      passages: ['Acts 13:13', 'Acts 15:38'],
    },
    {
      asked: 'is that the mark who wrote the gospel | did john mark write the book of mark | which mark is this',
      answer:
        'Tradition says yes: John Mark of Jerusalem, later a helper of Peter in Rome, wrote the Gospel. The Gospel itself gives no name, and some scholars doubt it, since Mark was a very common name.',
      passages: ['Acts 12:12', '1 Peter 5:13'],
    },
    {
      asked: 'what happened to barnabas after that | where did barnabas go | how did Barnabas die',
      answer:
        'After he sailed to Cyprus, his home island, Acts says nothing more of Barnabas. Tradition says that he was killed for his faith at Salamis, and a monastery there shows his tomb.',
      passages: ['Acts 15:39', 'Acts 4:36-37'],
    },
    {
      asked: 'who was silas | why did paul take silas | who went with Paul instead',
      answer:
        "Silas was a respected man from the Jerusalem church, a prophet, who had brought the apostles' letter to Antioch. He was in prison with Paul at Philippi, and the letters call him Silvanus.",
      passages: ['Acts 15:32', 'Acts 16:25-26'],
    },
    {
      asked:
        'is it ok for christians to go separate ways | can i leave a ministry team over a disagreement | we cant work together at church anymore',
      answer:
        'Sometimes parting is the best way left, and even Paul and Barnabas took it. Both went on serving, and from one mission team came two. Try to part without talking each other down, and leave the door open.',
      passages: ['Romans 12:18', 'Acts 15:39-40'],
    },
    {
      asked:
        'didnt they fight about something else too | did barnabas side with peter against paul | what happened with barnabas at antioch',
      answer:
        'There was an earlier strain. In Galatians Paul says that when Peter stopped eating with Gentiles at Antioch, even Barnabas was drawn along. Acts does not mention this, and gives Mark as the cause of the parting.',
      passages: ['Galatians 2:11-13'],
    },
  ],
  'fact:bethlehem': [
    {
      asked: 'where is it now | can you visit Bethlehem today | what country is bethlehem in',
      answer:
        'Bethlehem is a Palestinian town in the West Bank, about six miles south of Jerusalem. Pilgrims visit the Church of the Nativity, built over a cave that has been shown as the birthplace since the second century.',
      passages: ['Luke 2:15'],
    },
    {
      asked: 'what does the name mean | what does bethlehem mean in hebrew | why is it called house of bread',
      answer:
        'In Hebrew Bethlehem means house of bread, probably because of its fertile fields. Christians have liked to connect this with Jesus, who calls himself the bread of life.',
      passages: ['Ruth 1:22', 'John 6:35'],
    },
    {
      asked: 'is it in the old testament | who else was from bethlehem | what happened in Bethlehem before Jesus',
      answer:
        'Rachel was buried near it, Ruth gleaned in its fields, and David was born and anointed there. The prophet Micah says that from this small town a ruler of Israel will come.',
      passages: ['Micah 5:2', '1 Samuel 16:1'],
    },
    {
      asked: 'was it a stable | was Jesus really born in a stable | does the bible say he was born in a barn',
      answer:
        'The Bible does not mention a stable. Luke says only that he was laid in a manger, a feeding trough, since the guest place was full. It may have been the lower part of a house or a cave.',
      passages: ['Luke 2:7'],
    },
    {
      asked:
        "so why is he called jesus of nazareth | why not Jesus of Bethlehem | why does everyone say he's from nazareth",
      answer:
        'Because he grew up in Nazareth and lived there until he was about thirty. People were called after the town they came from, and many did not know where he was born; in John some even use that against him.',
      passages: ['Matthew 2:23', 'John 7:41-42'],
    },
    {
      asked: 'what day was he born | was Jesus born on december 25 | when is jesus real birthday',
      answer:
        'The Bible gives no day or month. December 25 was set for the feast by the fourth century. The year was probably between 6 and 4 BC, since Herod the Great was still king.',
      passages: ['Matthew 2:1', 'Luke 2:8-11'],
    },
    {
      asked:
        'did the wise men come the same night | were the wise men at the manger | when did the magi get to bethlehem',
      answer:
        'Probably not. Matthew says that they came to a house, and Herod had boys up to two years old killed, so it may have been months later. The shepherds in Luke came on the night of the birth.',
      passages: ['Matthew 2:11', 'Matthew 2:16'],
    },
    {
      asked:
        'do all the gospels say bethlehem | do scholars doubt he was born in Bethlehem | is it sure he was born there',
      answer:
        'Only Matthew and Luke tell of the birth in Bethlehem; Mark and John do not tell of his birth. Some scholars doubt it and think that he was born in Nazareth; others trust the two accounts, which agree on Bethlehem though they differ otherwise.',
      passages: ['Matthew 2:4-6', 'Luke 2:4-7'],
    },
  ],
  'fact:bethlehem-nazareth': [
    {
      asked: 'so where does the donkey come from | did Mary ride a donkey | is the donkey in the christmas story',
      answer:
        'The donkey comes from a writing of the second century, the Protoevangelium of James, and from pictures. Luke does not say how Mary traveled. A donkey is quite possible, since people of modest means often used one.',
      passages: ['Luke 2:4-5'],
    },
    {
      asked:
        'was she pregnant on the way | how pregnant was mary when they traveled | how far along was mary on the trip',
      answer:
        'Luke says that Mary was expecting, but not in which month. The baby was born while they were there, so they may have arrived days or weeks before the birth.',
      passages: ['Luke 2:5-6'],
    },
    {
      asked: 'which way did they go | what route did Mary and Joseph take to bethlehem | did they go through samaria',
      answer:
        'The Bible does not say. They could take the shorter road through the hills of Samaria, or go down the Jordan valley by Jericho and climb up to Jerusalem, as many pilgrims from Galilee did.',
      passages: ['Luke 2:4'],
    },
    {
      asked: 'did they travel alone | who went with mary and joseph | did they go in a caravan',
      answer:
        'The Bible does not say. Luke names only Mary and Joseph, but people usually traveled in groups for safety, and others from the family of David may have had the same way. Later they are seen with relatives on the road to Jerusalem.',
      passages: ['Luke 2:4-5', 'Luke 2:44'],
    },
    {
      asked: 'was there an innkeeper | who was the innkeeper in bethlehem | did the innkeeper turn them away',
      answer:
        'No innkeeper appears in the Bible. Luke only says that there was no place in the guest room or inn, and the word can mean either. Christmas plays added the man at the door.',
      passages: ['Luke 2:7'],
    },
    {
      asked:
        'how old was mary then | how old was Mary on the way to bethlehem | was mary a teenager when jesus was born',
      answer:
        "The Bible does not say. Jewish girls were often betrothed at about twelve to fifteen, so many scholars think that Mary was a teenager. Joseph's age is not given either; that he was old is later tradition.",
      passages: ['Luke 1:26-27'],
    },
    {
      asked: 'did they go back home after | where did they go after the birth | when did they return to nazareth',
      answer:
        'In the end, yes. Luke has them return to Nazareth after the offering in the Temple; Matthew tells first of the flight to Egypt and then of the move to Nazareth. Readers join the two accounts in different ways.',
      passages: ['Luke 2:39', 'Matthew 2:13-15'],
    },
    {
      asked:
        'can you walk it today | is there a trail from nazareth to bethlehem | how long would the walk from nazareth to bethlehem take now',
      answer:
        'There is a Nativity Trail of roughly 100 miles from Nazareth to Bethlehem, walked in about ten days with guides. It crosses Israel and the West Bank, so ask about safety and border rules first.',
      passages: ['Luke 2:4-5'],
    },
  ],
  'fact:census': [
    {
      asked: "why did mary have to go too | couldn't mary stay home | why did joseph bring Mary when she was pregnant",
      answer:
        'The Bible does not say. Luke states only that she went with him. Perhaps she too had to be listed, or Joseph did not want to leave her alone so near the birth, amid possible talk.',
      passages: ['Luke 2:5'],
    },
    {
      asked: 'who was quirinius | did the census really happen | isnt luke wrong about quirinius',
      answer:
        'Quirinius was a Roman governor of Syria. His known census took place in AD 6, about ten years after Herod died, so many scholars see an error here; others suppose an earlier listing, or translate that it was before Quirinius governed.',
      passages: ['Luke 2:1-2'],
    },
    {
      asked: 'who was caesar augustus | who was emperor when jesus was born | was Augustus a bad emperor',
      answer:
        'Augustus was the first Roman emperor, who ruled from 27 BC to AD 14. He could be ruthless, above all on his way to power, but he ended the civil wars, and people called him bringer of peace and son of a god. Luke sets the birth of Jesus quietly beside that.',
      passages: ['Luke 2:1', 'Luke 2:14'],
    },
    {
      asked:
        'why did he have to go to his ancestors town | why not register in nazareth | did romans make people go to their hometown',
      answer:
        "Luke says that it was because Joseph was of David's family. Romans usually listed people where they lived or owned land; a decree from Egypt did order people home for a census. Some think that Joseph had property in Bethlehem.",
      passages: ['Luke 2:3-4'],
    },
    {
      asked: 'was mary from davids family too | is Mary related to king david | was mary a descendant of david',
      answer:
        "The Bible does not say it clearly. Luke says it of Joseph. Many early Christians held that Mary too came from David, and some read Luke's family list as hers; she was also a relative of Elizabeth, of Aaron's line.",
      passages: ['Luke 1:27', 'Luke 1:36'],
    },
    {
      asked: 'is the census in matthew | which gospel has the census | do the other gospels mention it',
      answer:
        'Only Luke tells of the registration. Matthew simply says that Jesus was born in Bethlehem, and tells of the wise men, Herod and Egypt. Mark and John say nothing about the birth itself.',
      passages: ['Luke 2:1-3', 'Matthew 2:1'],
    },
    {
      asked: 'what year was it | what year was the census in luke | when did joseph go to register',
      answer:
        'It is not certain. Matthew and Luke place the birth under Herod, who died in 4 BC by most reckonings, so about 6 to 4 BC. The census of Quirinius known from Josephus was in AD 6.',
      passages: ['Luke 1:5', 'Luke 2:1-2'],
    },
    {
      asked: 'is counting people a sin | wasnt david punished for a census | why was davids census wrong',
      answer:
        "Not in general. God himself orders a count in Numbers. David's census was held against him, and the text does not say why; many think that he trusted in the size of his army.",
      passages: ['Numbers 1:2-3', '2 Samuel 24:10'],
    },
  ],
  'fact:last-supper': [
    {
      asked: 'was it a passover meal | was the last supper a seder | is it the same as passover',
      answer:
        'Matthew, Mark and Luke present it as the Passover meal; John places it on the evening before. Scholars explain the difference in several ways. The seder as Jews keep it today took its form later.',
      passages: ['Mark 14:12-16', 'John 13:1'],
    },
    {
      asked: 'what did they eat | what food was at the last supper | was there lamb at the last supper',
      answer:
        'The Gospels mention bread, wine and a dish in which they dipped. If it was a Passover meal, there were also lamb, unleavened bread and bitter herbs, but no Gospel speaks of the lamb on the table.',
      passages: ['Mark 14:20-23', 'Exodus 12:8'],
    },
    {
      asked: 'where was it | where is the upper room now | can you visit the room of the last supper',
      answer:
        'It was in a large upstairs room in Jerusalem, whose owner is not named. Visitors are shown the Cenacle on Mount Zion, a Gothic hall from the Middle Ages; an old tradition places the room there, but no one can prove it.',
      passages: ['Mark 14:13-15'],
    },
    {
      asked: 'was judas still there | did Judas take communion | did judas eat the bread and wine',
      answer:
        "Luke mentions the betrayer's hand on the table after the bread and cup, so it seems that he was. Matthew and Mark place the warning before it, and in John Judas goes out into the night after the dipped bread. Christians have judged it differently.",
      passages: ['Luke 22:19-21', 'John 13:26-30'],
    },
    {
      asked: 'were there women there | was Mary at the last supper | who was at the last supper',
      answer:
        'The Gospels name Jesus and the twelve, and mention no women. Women from Galilee had come to Jerusalem with him, so some think that they prepared or shared the meal, but the text does not say it.',
      passages: ['Mark 14:17', 'Mark 15:40-41'],
    },
    {
      asked: 'who leaned on him | who sat next to jesus | is that a woman in the da vinci painting',
      answer:
        "John's Gospel says that the disciple Jesus loved lay next to him; tradition says that it was John. In Leonardo's painting this young, beardless figure is John and not Mary Magdalene. They lay on cushions rather than sat at a high table.",
      passages: ['John 13:23-25'],
    },
    {
      asked: "why did he wash their feet | what's foot washing about | should we wash feet in church too",
      answer:
        "Washing feet was servants' work, and Jesus did it to show his love and to give an example. Some churches wash feet as he said, many on Maundy Thursday; others take it as a picture of serving one another.",
      passages: ['John 13:3-8', 'John 13:14-15'],
    },
    {
      asked: 'is the holy grail real | what happened to the cup from the last supper | where is the cup jesus used',
      answer:
        'The Bible says nothing about what became of the cup. The Holy Grail comes from tales of the Middle Ages about King Arthur. Valencia in Spain shows an old cup as the one, but no one can prove that.',
      passages: ['Mark 14:23-24'],
    },
  ],
  'fact:pentecost': [
    {
      asked: 'is it a jewish holiday | what is shavuot | was Pentecost in the old testament',
      answer:
        'Pentecost is the Greek name of Shavuot, the Feast of Weeks, fifty days after Passover, when the wheat harvest was brought. Later Jewish tradition connects it with the giving of the law at Sinai.',
      passages: ['Leviticus 23:15-17', 'Deuteronomy 16:9-10'],
    },
    {
      asked:
        'do i have to speak in tongues | is speaking in tongues needed to have the spirit | i never spoke in tongues do i have the holy spirit',
      answer:
        'Most churches say no: Paul says that not all speak in tongues, and names love and other fruit as marks of the Spirit. Many Pentecostals teach that tongues are the sign of the baptism in the Spirit, though not needed for salvation.',
      passages: ['1 Corinthians 12:29-31', 'Galatians 5:22-23'],
    },
    {
      asked: 'who was there | was mary there at pentecost | how many people were in the room',
      answer:
        "Acts says that they were all together, and shortly before it counts about 120 believers. Named are the eleven, Matthias, some women, and Jesus' brothers and his mother Mary, so Mary was probably there.",
      passages: ['Acts 1:13-15', 'Acts 2:1'],
    },
    {
      asked: 'where did it happen | was pentecost in the upper room | where is the place of pentecost now',
      answer:
        'It happened in a house in Jerusalem, says Acts. Tradition takes it to be the upper room, shown today on Mount Zion. A crowd of thousands must have gathered outside, and some think of the Temple courts.',
      passages: ['Acts 2:2', 'Acts 1:12-13'],
    },
    {
      asked: 'when is it this year | what date is pentecost | why does the date of pentecost change',
      answer:
        'Pentecost is the seventh Sunday after Easter, the fiftieth day if Easter is counted as the first. It moves with Easter and falls between May 10 and June 13. Orthodox churches often keep it later.',
      passages: ['Acts 2:1'],
    },
    {
      asked:
        'is it the churchs birthday | why do they call pentecost the birthday of the church | did the church start at pentecost',
      answer:
        'Many Christians call it that, because on that day the good news was first preached to all and thousands were added. The Bible itself does not use the phrase, and some see the church begin earlier, with Israel or with the calling of the twelve.',
      passages: ['Acts 2:41-42', 'Acts 2:47'],
    },
    {
      asked: 'what did the fire look like | were there real flames on their heads | what were the tongues of fire',
      answer:
        "Acts says that they saw something like tongues of fire, which divided and came to rest on everyone. Luke writes of it by comparison, like wind and like fire. Fire is an old sign of God's presence, as at the burning bush.",
      passages: ['Acts 2:2-4', 'Exodus 3:2'],
    },
    {
      asked:
        "are pentecostals named after that | what's the connection with the pentecostal church | why did people think they were drunk",
      answer:
        'Pentecostal churches take their name from this day and expect the same gifts now; the movement grew from about 1900. As for the crowd in Acts, some mocked the many languages as drunkenness, and Peter answered that it was only nine in the morning.',
      passages: ['Acts 2:13-16'],
    },
  ],
  'fact:babel': [
    {
      asked: 'where is it now | can you still see the tower of babel | where was the tower of babel built',
      answer:
        "Genesis places it in Shinar, the land of Babylon, in today's Iraq. Nothing can be proved to be that tower. Many scholars think of the great temple tower of Babylon, whose foundation can still be traced south of Baghdad.",
      passages: ['Genesis 11:2-4'],
    },
    {
      asked: 'why was god mad about it | what was wrong with building a tower | why did God confuse the languages',
      answer:
        'The builders wanted a name for themselves and did not want to be scattered, although God had told people to fill the earth. Most readers see pride in it, or a grasp for power. The text does not call God angry.',
      passages: ['Genesis 11:4-8', 'Genesis 9:1'],
    },
    {
      asked: 'who built it | did nimrod build the tower of babel | who was nimrod',
      answer:
        'Genesis names no builder; it just says people. Nimrod, a mighty hunter, had Babel at the start of his kingdom, so later tradition made him the leader, for example in Josephus. The Bible does not say it.',
      passages: ['Genesis 10:8-10'],
    },
    {
      asked: 'why does god say let us | who is "us" in the babel story | who was god talking to at babel',
      answer:
        'The text does not explain it. Jewish readers and many scholars think of God speaking to the heavenly court; many Christians have heard a hint of the Trinity. The same form is at the creation of humankind.',
      passages: ['Genesis 11:7', 'Genesis 1:26'],
    },
    {
      asked: 'what does babel mean | is babel the same as babylon | what does the word babel mean',
      answer:
        'Babel is simply the Hebrew name of Babylon, which in its own language meant gate of the god. Genesis makes a wordplay with a Hebrew verb for mixing or confusing. The English word babble only sounds alike.',
      passages: ['Genesis 11:9'],
    },
    {
      asked: 'what language did they speak before | was hebrew the first language | did adam speak hebrew',
      answer:
        'The Bible does not say which language it was. Jewish and early Christian tradition often said Hebrew. Language scholars cannot trace all languages back to one, and many read the story as a picture rather than a record.',
      passages: ['Genesis 11:1'],
    },
    {
      asked:
        'does it mean races should stay apart | is interracial marriage against babel | someone said babel means god wants segregation',
      answer:
        'The story speaks of languages and pride, not of skin color or marriage, and it was wrongly used to defend segregation. Acts says that God made all peoples from one, and Revelation shows them together before the throne.',
      passages: ['Acts 17:26-27', 'Revelation 7:9-10'],
    },
    {
      asked: 'is pentecost the opposite | how does babel connect to pentecost | does the new testament mention babel',
      answer:
        'Many Christians see Pentecost as an answer to Babel: there people of many languages understand one message. The New Testament does not name the tower, so this is a link that readers make. The languages remain; the understanding is new.',
      passages: ['Acts 2:5-8', 'Genesis 11:7-9'],
    },
  ],
  'fact:red-sea': [
    {
      asked: 'where did they cross | is it the red sea or the reed sea | where was the crossing of the red sea',
      answer:
        'The place is not known. The Hebrew says Sea of Reeds, which may mean the lakes north of the Gulf of Suez, a lagoon, or the Red Sea itself; the Greek translation chose Red Sea. Several routes are proposed.',
      passages: ['Exodus 14:1-2', 'Exodus 15:4'],
    },
    {
      asked: 'how many people crossed | how many israelites left egypt | was it really 2 million people',
      answer:
        'Exodus gives about 600,000 men, with children besides, which would make some two million people. Many scholars think that the number is symbolic or that the word for thousand meant a clan; others take it as it is written.',
      passages: ['Exodus 12:37-38'],
    },
    {
      asked: 'did pharaoh drown too | did the pharaoh die in the red sea | what happened to pharaoh at the sea',
      answer:
        'Exodus does not say it outright. It tells that his chariots and army were covered by the sea and that none of them was left; Psalm 136 speaks of Pharaoh and his host thrown in. Readers differ on whether he died himself.',
      passages: ['Exodus 14:28', 'Psalm 136:15'],
    },
    {
      asked:
        'did they find chariot wheels | have chariots been found in the red sea | is there proof of the red sea crossing',
      answer:
        'Reports of chariot wheels in the Gulf of Aqaba have never been confirmed by archaeologists, and the photos show coral. Outside the Bible there is no record of the crossing; believers trust the story for other reasons.',
      passages: [],
    },
    {
      asked:
        "why did god drown them | isn't it cruel that god killed the egyptians | how could a loving god kill all those soldiers",
      answer:
        "In Exodus the army came to drag freed slaves back, and God stepped in for the weak; that is the reason the story gives. Many are still troubled by it. An old Jewish teaching has God silence the angels' song, because his creatures were drowning.",
      passages: ['Exodus 14:13-14', 'Ezekiel 33:11'],
    },
    {
      asked: 'did they sing after | who was miriam at the red sea | what song did Moses sing',
      answer:
        'Moses and the people sang a song of victory, Exodus 15, and Miriam, the sister of Moses, took a tambourine and led the women. Many scholars count it among the oldest pieces of the Bible.',
      passages: ['Exodus 15:1-2', 'Exodus 15:20-21'],
    },
    {
      asked: 'how old was moses | how old was Moses when he crossed the red sea | was moses really 80',
      answer:
        'He was about eighty. Exodus gives that age for Moses, and eighty-three for his brother Aaron, when they spoke to Pharaoh, and the crossing came soon after.',
      passages: ['Exodus 7:7'],
    },
    {
      asked: 'what does it mean for me | im stuck with no way out | what can i learn from the red sea',
      answer:
        'Israel stood there trapped and terrified, and Moses told them not to be afraid and to be still. The story says that God can make a way where none is seen, often step by step. Tell someone about your trouble too; they crossed together.',
      passages: ['Exodus 14:13-16', 'Isaiah 43:1-2'],
    },
  ],
  'fact:plagues': [
    {
      asked: 'how long did they last | how long did the ten plagues take | how much time between the plagues',
      answer:
        'The Bible does not give the whole length. Seven days are named after the first plague and three for the darkness. From the ripening barley at the hail to Passover in spring, many reckon with several months up to about a year.',
      passages: ['Exodus 7:25', 'Exodus 9:31-32'],
    },
    {
      asked: 'why those ten | were the plagues against egypts gods | do the plagues match egyptian gods',
      answer:
        "Exodus says that God would judge Egypt's gods, so many match the plagues with them: the Nile, frogs, the sun. The Bible gives no such list, and some matches are guesses.",
      passages: ['Exodus 12:12', 'Numbers 33:4'],
    },
    {
      asked:
        'why did god harden pharaohs heart | is it fair to punish pharaoh if god hardened him | did Pharaoh harden his own heart',
      answer:
        "Exodus says both: Pharaoh hardened his own heart, and God hardened it. In the first plagues it is mostly his own doing, so many see God confirming his choice; Reformed Christians stress God's freedom, as Paul does in Romans 9.",
      passages: ['Exodus 8:15', 'Romans 9:17-18'],
    },
    {
      asked: 'did the israelites get hit too | were the hebrews safe from the plagues | what was goshen',
      answer:
        'From the fourth plague on, Exodus says that Goshen, the district where Israel lived, was spared: no flies, no hail, no darkness. Of the first three it does not say so. On the last night the blood on the doorposts protected them.',
      passages: ['Exodus 8:22-23', 'Exodus 12:13'],
    },
    {
      asked:
        'why did he kill the children | why did God kill the firstborn | how could god kill innocent kids in egypt',
      answer:
        "Exodus presents it as the answer to Egypt, where one king had ordered Israel's sons drowned and a later one refused nine warnings to set Israel free. It does not say that the children were guilty, and many believers find this very hard. It is right to bring that question to God.",
      passages: ['Exodus 4:22-23', 'Exodus 1:22', 'Exodus 2:23'],
    },
    {
      asked: 'which pharaoh was it | what was the name of the pharaoh | was it ramses',
      answer:
        'The Bible gives no name. Many scholars think of Ramses II in the thirteenth century before Christ, because of the city Rameses; others, counting back from Solomon, think of Thutmose III or Amenhotep II in the fifteenth.',
      passages: ['Exodus 1:11', '1 Kings 6:1'],
    },
    {
      asked: 'is there proof outside the bible | can science explain the ten plagues | did the plagues really happen',
      answer:
        'There is no sure record outside the Bible; the Egyptian Ipuwer text that is often named is disputed and probably older. Some explain the plagues by floods, algae and insects in a chain. Believers differ on how literally to take them.',
      passages: ['Exodus 10:13-15'],
    },
    {
      asked: 'is a pandemic a plague from god | was covid a plague like in egypt | is god punishing us with disease',
      answer:
        'The Bible does not say that of any illness today. When people asked Jesus about disasters, he refused to call the victims worse sinners. Care for the sick, use medicine, and pray; guessing at guilt helps no one.',
      passages: ['Luke 13:1-5', 'John 9:2-3'],
    },
  ],
  'fact:jericho': [
    {
      asked: 'where is it now | where is jericho today | can you visit jericho',
      answer:
        'Jericho is a Palestinian town in the West Bank, near the Jordan and the Dead Sea, far below sea level. The old city is a mound beside it, Tell es-Sultan, one of the oldest towns on earth, and it is open to visitors.',
      passages: ['Joshua 2:1'],
    },
    {
      asked: 'who was rahab and why was she spared | why did Rahab get saved | what did rahab do',
      answer:
        'Rahab was a prostitute in Jericho who hid the two Israelite spies and trusted their God. They promised her life, and she tied a scarlet cord in her window. Matthew names her among the ancestors of Jesus.',
      passages: ['Joshua 2:8-13', 'Matthew 1:5'],
    },
    {
      asked: 'did they find the walls | what do archaeologists say about jericho | is there proof the wall fell',
      answer:
        'Walls that fell have been found, but dating them is disputed. Kathleen Kenyon dated the destruction to about 1550 BC, well before the usual dates for Joshua, and most scholars follow her; some argue for about 1400 BC. Believers read the story in different ways.',
      passages: ['Joshua 6:20'],
    },
    {
      asked:
        "why did they kill everyone | how could god order killing women and kids in jericho | isn't jericho genocide",
      answer:
        "Joshua 6 says that all but Rahab's house were killed, and this is among the hardest passages. Some take it as a one-time judgment on Canaan; others think that it uses the exaggerated war talk of its time or shows how people then understood God. No Christian may copy it.",
      passages: ['Joshua 6:21', 'Matthew 5:43-45'],
    },
    {
      asked: 'why seven times | why did they march for 7 days | what does seven mean at jericho',
      answer:
        'Seven in the Bible stands for what is whole and for God, as in the week. Seven priests, seven horns, seven days and seven rounds show that it was more like worship than a siege. The text gives no further reason.',
      passages: ['Joshua 6:3-5'],
    },
    {
      asked: 'who was leading them | was it moses or joshua at jericho | who was the leader at jericho',
      answer:
        "Joshua led them, the successor of Moses, who had died before they crossed the Jordan. Shortly before, Joshua met a man with a drawn sword, who called himself commander of God's army, and bowed down.",
      passages: ['Joshua 1:1-2', 'Joshua 5:13-15'],
    },
    {
      asked: 'did jesus go there | what did Jesus do in jericho | is that the jericho where zacchaeus lived',
      answer:
        "At Jericho Jesus stayed with Zacchaeus, the tax collector in the tree, and gave a blind man his sight; Mark calls him Bartimaeus. In his time Herod's newer Jericho stood close by the old mound.",
      passages: ['Luke 19:1-6', 'Mark 10:46-52'],
    },
    {
      asked: 'how do i explain it to a kid | jericho for sunday school | my kid asked why the walls fell down',
      answer:
        'You could say: The people could not break the big wall by themselves. God asked them to walk around it, to wait, and to trust him, and in the end the wall came down. We can trust God too when something is too big for us.',
      passages: ['Joshua 6:15-16', 'Hebrews 11:30'],
    },
  ],
  'fact:prodigal-son': [
    {
      asked: 'what does prodigal mean | does prodigal mean lost | why is he called the prodigal son',
      answer:
        'Prodigal means wasteful, someone who spends without measure. The word is not in the story itself; it comes from the headings in Bibles. Some say that the father is prodigal too, for he is just as lavish with his love.',
      passages: ['Luke 15:13-14'],
    },
    {
      asked: 'where is it in the bible | what chapter is the prodigal son | who told the prodigal son story',
      answer:
        'The story is in Luke 15, and only there. Jesus tells it after two short ones, about a lost sheep and a lost coin, to Pharisees and scribes who complained that he ate with sinners.',
      passages: ['Luke 15:1-7'],
    },
    {
      asked: 'is it a true story | did the prodigal son really live | what was the sons name',
      answer:
        'The Bible presents it as a story that Jesus tells, a parable, not as a report about a certain family. No one in it has a name. What he says with it about God he means as true.',
      passages: ['Luke 15:11-12'],
    },
    {
      asked: 'my son wont come home | my kid left and wont talk to me | i am waiting for a prodigal child',
      answer:
        'That is a hard kind of waiting, and it does not mean that you failed as a parent. The father in the story did not chase or scold; he kept looking out and kept the door open. A short message without blame now and then can be your lamp in the window.',
      passages: ['Luke 15:20'],
    },
    {
      asked: 'im the older brother | why was the older brother angry | was the older son wrong',
      answer:
        'He had worked for years and felt overlooked, and the father does not deny his faithfulness. He goes out to him as well and says that everything he has is his. You may bring such anger to God and still be invited to the table.',
      passages: ['Luke 15:28-32'],
    },
    {
      asked: 'does he go in | what happened to the older brother in the end | did the brothers make up',
      answer:
        'The Bible does not say. The story stops with the father pleading outside the feast. Many think that Jesus left it open on purpose, so that his listeners would finish it themselves.',
      passages: ['Luke 15:31-32'],
    },
    {
      asked:
        'what if ive left more than once | i keep going back to my old life will god still take me | will God take me back after everything i did',
      answer:
        'The father did not ask how long or how bad it was, and Jesus told Peter to forgive without counting. You do not need to clean up first; turning around is enough for a start, and people who know the struggle can help you stay.',
      passages: ['Luke 15:18-20', 'Matthew 18:21-22'],
    },
    {
      asked:
        "where was the mother | why isn't there a mom in the prodigal son | why did the father give him a ring and robe",
      answer:
        'The Bible does not mention a mother in this story; it tells of a father and two sons. The robe, ring and sandals show that he is received as a son again and not as a servant.',
      passages: ['Luke 15:22-24'],
    },
  ],
  'fact:unjust-steward': [
    {
      asked:
        'so is it ok to cheat a little | is Jesus praising dishonesty | does this mean lying is ok for a good cause',
      answer:
        'The manager is called dishonest, and the lines that follow ask for honesty even in small things. What is praised is that he saw what was coming and acted in time.',
      passages: ['Luke 16:8-11'],
    },
    {
      asked: "what is mammon | what does unrighteous mammon mean | what's worldly wealth in that parable",
      answer:
        'Mammon is an Aramaic word for money and possessions. Jesus speaks of it almost like a rival god that people serve. He calls it unrighteous because wealth so often has injustice clinging to it.',
      passages: ['Luke 16:9', 'Luke 16:13'],
    },
    {
      asked: 'is the master god | who does the rich man stand for | who is the master in the unjust steward',
      answer:
        'The Bible does not say. Many readers think that the master is just a rich man in the story, and that Jesus argues from the lesser to the greater. Others see God behind him, as in other parables.',
      passages: ['Luke 16:1-2'],
    },
    {
      asked: 'where is it | what chapter is the unjust steward | is it in the other gospels',
      answer:
        'It is in Luke 16, verses 1 to 13, right after the prodigal son. Only Luke has it. It is also called the parable of the dishonest or the shrewd manager.',
      passages: ['Luke 16:1-4'],
    },
    {
      asked:
        'why did the boss praise him | why would the master be happy about being cheated | why did the master commend the steward',
      answer:
        'The story does not explain it fully. He admired the cleverness, perhaps with a wry smile. Some scholars suggest that the manager cut only his own commission or forbidden interest, so that the master lost little and looked generous.',
      passages: ['Luke 16:8'],
    },
    {
      asked: 'how much did he knock off | how much did the debtors owe | what were the bills of oil and wheat',
      answer:
        'One bill of a hundred measures of oil became fifty, and one of a hundred measures of wheat became eighty. These were large debts, from whole groves and fields, so the favor was great.',
      passages: ['Luke 16:5-7'],
    },
    {
      asked: 'how do i make friends with money | what does eternal dwellings mean | how do i use money for what lasts',
      answer:
        'Jesus speaks of using money so that a welcome waits when it runs out; the eternal dwellings are usually understood as a home with God. Most readers think of giving to people in need, since Luke often says so. You could start with one set sum a month for someone who cannot repay.',
      passages: ['Luke 16:9', 'Luke 12:33-34'],
    },
    {
      asked:
        'so should christians be shrewd | what do i learn from the unjust steward | whats the point of the shrewd manager',
      answer:
        'Shrewd in the sense of awake and wise: see where your life is heading and act before it is too late. Elsewhere Jesus asks for the wisdom of snakes together with the innocence of doves.',
      passages: ['Luke 16:8', 'Matthew 10:16'],
    },
  ],
  'fact:sower': [
    {
      asked: 'which soil am i | how do I know what kind of soil I am | i think im the rocky ground',
      answer:
        'Only you can look, and most of us have some of each in us. It may be path on a busy day and good soil on another. That the question worries you shows that you are listening.',
      passages: ['Mark 4:14-20'],
    },
    {
      asked: 'can the soil change | can bad soil become good | am i stuck being thorny ground',
      answer:
        'The parable does not speak of it, but the Bible does: Hosea tells people to break up their unplowed ground. Hard paths can be dug and thorns pulled. Start with one small thing, such as a quiet ten minutes a day.',
      passages: ['Hosea 10:12', 'Ezekiel 36:26'],
    },
    {
      asked: 'where is it in the bible | which gospels have the sower | what chapter is the parable of the sower',
      answer:
        'The sower is in three Gospels: Matthew 13, Mark 4 and Luke 8. In all three Jesus tells it to a crowd and then explains it to his disciples.',
      passages: ['Matthew 13:3-9', 'Luke 8:5-8'],
    },
    {
      asked: 'why did he talk in parables | why not just say it plainly | does jesus hide the meaning on purpose',
      answer:
        'Jesus says that the disciples are given the secret, while others see and do not perceive, and he quotes Isaiah. Some take it that parables hide; others that they show how people already listen. Anyone who asks, as the disciples did, gets an answer.',
      passages: ['Mark 4:10-13', 'Matthew 13:34-35'],
    },
    {
      asked: 'what are the thorns | what do the birds stand for | what does the rock mean in the sower',
      answer:
        'Jesus says it himself: the birds are Satan, who takes the word away at once; the rock is joy without roots that gives up under pressure; the thorns are worries, riches and other desires.',
      passages: ['Mark 4:15-19'],
    },
    {
      asked: "what does 30 60 100 mean | what's a hundredfold | what do the numbers in the sower parable mean",
      answer:
        'They show a harvest of thirty, sixty or a hundred grains for one, which was good to wonderful. Jesus does not explain the numbers. Many hear that one fruitful life makes up for much lost seed, and that people bear differently.',
      passages: ['Mark 4:8', 'Mark 4:20'],
    },
    {
      asked: 'does that mean i can lose my salvation | what about the seed that withered | were the rocky ones saved',
      answer:
        'Christians differ. Catholics, Orthodox, Lutherans and Methodists read that faith can be begun and lost; many Baptists and Reformed say that such faith was never rooted. The parable itself is a call to hold on.',
      passages: ['Luke 8:13-15'],
    },
    {
      asked: 'how do i tell it to kids | sower story for children | explain the parable of the sower simply',
      answer:
        "You could plant beans together, some on stone and some in good earth. Then say: God's words are like seeds. When we listen and remember them, something good grows in us, such as kindness.",
      passages: ['Luke 8:11', 'Luke 8:15'],
    },
  ],
  'fact:talents': [
    {
      asked: 'is it about my abilities | does talent mean gift here | is the parable of talents about skills',
      answer:
        'In the story a talent is a weight of silver, so a sum of money. The English word for abilities comes from this very parable, because readers have always applied it to all that God gives: gifts, time, money, the gospel itself.',
      passages: ['Matthew 25:14-15'],
    },
    {
      asked: 'how much is that today | what is a talent worth in dollars | how much money was one talent',
      answer:
        "One talent was about 6,000 denarii, some twenty years of a worker's pay. In today's wages that would be from several hundred thousand to about a million dollars. So even the servant with one had been trusted with much.",
      passages: ['Matthew 25:15'],
    },
    {
      asked:
        "why was the third one punished so hard | wasn't he just being careful | why so harsh to the servant who buried it",
      answer:
        'He had called his master hard and done nothing at all, not even the least, out of fear and distrust. Many think that the parable warns against such a picture of God. It is not about people who tried and failed.',
      passages: ['Matthew 25:24-27'],
    },
    {
      asked: 'what if i only have a little | i dont have any talents | im too old or sick to do anything for god',
      answer:
        'It still counts. In the story each is given according to his ability, and both faithful servants hear exactly the same praise, whether they had five or two. A prayer, a phone call or a patient hour are also use of what you have.',
      passages: ['Matthew 25:20-23', 'Mark 12:41-44'],
    },
    {
      asked:
        'is the master supposed to be god | is god a hard man like that | why would jesus compare God to a greedy boss',
      answer:
        'Most readers see in the master Christ, who goes away and returns. The hardness is what the third servant says of him; the other two meet a master who trusts and shares his joy. A few scholars read the master as a mere oppressor.',
      passages: ['Matthew 25:19-21', 'Matthew 25:24'],
    },
    {
      asked:
        "what's the difference with the minas | is the parable of pounds the same story | why is it different in luke 19",
      answer:
        'Luke 19 has a similar story, with ten servants who each receive one mina, a far smaller sum, and with a nobleman who becomes king. Some scholars see two versions of one parable, others two stories that Jesus told.',
      passages: ['Luke 19:12-19'],
    },
    {
      asked: "what's the outer darkness | does he go to hell for that | what does gnashing of teeth mean",
      answer:
        'It is a picture of being shut out from the bright feast, with bitter regret; Matthew uses it several times for judgment. Many churches understand it as hell, others as loss without saying how long. Jesus tells it to wake people up.',
      passages: ['Matthew 25:30', 'Matthew 8:11-12'],
    },
    {
      asked: 'i think i wasted mine | is it too late to use my gifts | what should i do with my talent',
      answer:
        'It is not too late while you live; the laborers called at the last hour were paid like the first. Take one thing that you can do, ask who near you needs it, and begin this week.',
      passages: ['Matthew 20:6-9', '1 Peter 4:10'],
    },
  ],
  'fact:samaritan': [
    {
      asked: 'who were samaritans | why did jews hate samaritans | are there still samaritans',
      answer:
        'Samaritans lived between Galilee and Judea, kept the five books of Moses and worshiped on Mount Gerizim, and each side thought the other false. About nine hundred still live today, near Nablus and at Holon near Tel Aviv.',
      passages: ['John 4:9', 'John 4:20'],
    },
    {
      asked: "why didnt the priest stop | why did the priest and levite pass by | what's a levite",
      answer:
        "Jesus gives no reason. They may have feared robbers, or thought that he was dead, and a priest was not to touch the dead. A Levite was a helper in the Temple; both would be expected to know God's law well.",
      passages: ['Luke 10:31-32', 'Leviticus 21:1'],
    },
    {
      asked: 'so who is my neighbor | does everyone count as my neighbor | who do i have to love',
      answer:
        'Jesus turns the question around: not who deserves my love, but who can I be a neighbor to. In the story it is a man in need on the road, and the helper is from the hated side.',
      passages: ['Luke 10:29', 'Luke 10:36-37'],
    },
    {
      asked:
        'where was that road | where is the road from jerusalem to jericho | can you visit the inn of the good samaritan',
      answer:
        'It is the road from Jerusalem down to Jericho, some eighteen miles through desert, dropping more than three thousand feet. Travelers feared robbers there. Today a museum called the Good Samaritan stands by the highway, near an old inn site.',
      passages: ['Luke 10:30'],
    },
    {
      asked: 'do i have to stop for every stranger | is it safe to pick up hitchhikers | i cant help everybody',
      answer:
        'You do not have to put yourself in danger or help everyone. Calling 911, giving food or paying for a night is help too. The Samaritan also did what he could, handed over the care to the innkeeper, and traveled on.',
      passages: ['Luke 10:33-35'],
    },
    {
      asked: 'is it a true story | did the good samaritan really happen | what was the good samaritans name',
      answer:
        'It is a parable, told by Jesus as an answer, and the Bible gives no names and does not call it a report. The road, the robbers and the quarrel between the peoples were very real to his listeners.',
      passages: ['Luke 10:30'],
    },
    {
      asked: 'how much did he pay | what are two denarii worth | how much money did the samaritan give the innkeeper',
      answer:
        'He gave two denarii, the pay for about two days of work, which may have covered a couple of weeks at a simple inn. He also promised to pay whatever more it cost.',
      passages: ['Luke 10:35'],
    },
    {
      asked: 'who asked him | why did jesus tell the good samaritan | where is the good samaritan in the bible',
      answer:
        'A lawyer, an expert in the law of Moses, asked how to gain eternal life and then who his neighbor was. The story is in Luke 10, verses 25 to 37, and in no other Gospel.',
      passages: ['Luke 10:25-29'],
    },
  ],
  'fact:hebrews-author': [
    {
      asked: 'why does my bible say paul | the king james says paul wrote hebrews | is Hebrews one of pauls letters',
      answer:
        'The title in the King James Version follows an old tradition, strong in the East, that Paul wrote it. The text itself names no one. Catholic, Protestant and most Orthodox scholars today think that it was probably someone else.',
      passages: ['Hebrews 1:1-2'],
    },
    {
      asked: 'could it be a woman | did priscilla write hebrews | was hebrews written by a woman',
      answer:
        'It is possible but not provable. Adolf von Harnack suggested Priscilla in 1900, who taught Apollos together with her husband Aquila. A Greek form in Hebrews 11:32, where the writer speaks of himself as a man, speaks against it.',
      passages: ['Acts 18:26', 'Hebrews 11:32'],
    },
    {
      asked: 'when was it written | how old is the book of hebrews | what year was hebrews written',
      answer:
        "Most scholars date Hebrews between about 60 and 95. It was known in Rome before the end of the century. Since it speaks of the offerings as still going on and does not mention the Temple's fall in 70, many prefer the sixties.",
      passages: ['Hebrews 10:1-3'],
    },
    {
      asked: "who was it written to | who were the hebrews | why's it called hebrews",
      answer:
        'The title To the Hebrews is old but was added later. The letter seems to be written to Christians, mostly Jewish many think, who were tired and under pressure and tempted to give up. Rome is often guessed, because people from Italy send greetings.',
      passages: ['Hebrews 10:32-36', 'Hebrews 13:24'],
    },
    {
      asked:
        'does it matter | is it still the word of god if we dont know who wrote it | why is Hebrews in the bible if the author is unknown',
      answer:
        "For most Christians it does not matter, and Hebrews is God's word all the same. Many books of the Bible name no author, and the church received Hebrews because it found the apostles' faith in it. The West took longer to accept it, until the fourth century.",
      passages: ['Hebrews 4:12'],
    },
    {
      asked: 'who is the best guess | what did luther think | did apollos write Hebrews',
      answer:
        'Luther guessed Apollos, and many scholars still find him the best guess: a learned, eloquent Jew from Alexandria who knew the Scriptures well. Tertullian named Barnabas. None of it can be proved.',
      passages: ['Acts 18:24-28'],
    },
    {
      asked: 'is it even a letter | is hebrews a letter or a sermon | what kind of book is hebrews',
      answer:
        'It begins like a sermon and ends like a letter. The writer calls it a word of exhortation, the same term that Acts uses for a sermon in the synagogue. Many think that it was preached or written to be read aloud.',
      passages: ['Hebrews 13:22', 'Acts 13:15'],
    },
    {
      asked: "what is it about | what's the main point of hebrews | what should i read in hebrews first",
      answer:
        'Hebrews shows Jesus as the Son and the great high priest whose one sacrifice is enough, and urges tired believers to hold on. Begin with chapter 11, on faith, and the first verses of chapter 12.',
      passages: ['Hebrews 4:14-16', 'Hebrews 12:1-2'],
    },
  ],
  'fact:gospel-authors': [
    {
      asked: 'were they eyewitnesses | did the gospel writers know Jesus | did matthew mark luke and john meet jesus',
      answer:
        'Tradition says that Matthew and John did and that Mark and Luke did not. Luke writes that he relied on eyewitnesses. Many scholars doubt that Matthew and John wrote in person, but see eyewitness memory behind the Gospels.',
      passages: ['Luke 1:1-4', 'John 21:24'],
    },
    {
      asked: 'why four | why are there 4 gospels and not one | who picked the four gospels',
      answer:
        'By the late second century the churches everywhere read these four, and Irenaeus defended just this number. They were the oldest and came, it was held, from the apostles and their companions. Four voices let us see Jesus from several sides.',
      passages: ['John 20:30-31'],
    },
    {
      asked: "which was written first | what's the oldest gospel | in what order were the gospels written",
      answer:
        'Most scholars think that Mark was first, around 65 to 70, then Matthew and Luke, who used him, and John last. Older tradition put Matthew first, and some still do.',
      passages: ['Mark 1:1'],
    },
    {
      asked: 'was luke a doctor | who was luke | was luke a jew or a greek',
      answer:
        'Paul calls a companion named Luke the beloved physician, and tradition says that he wrote the Gospel and Acts. Many think that he was a Gentile. The Gospel itself does not give his name.',
      passages: ['Colossians 4:14', 'Acts 1:1-2'],
    },
    {
      asked:
        "what about the gospel of thomas | why isn't the gospel of thomas in the bible | what are the lost gospels",
      answer:
        'The Gospel of Thomas is a list of 114 sayings, most probably from the second century, found complete in Egypt in 1945. The churches did not read it as apostolic, since it is later and differs in teaching. Scholars study it for early sayings.',
      passages: ['Luke 1:1-2'],
    },
    {
      asked: "why do they differ | why don't the gospels agree with each other | do the gospels contradict",
      answer:
        'Each writer chose, ordered and worded things for his own readers, as four honest witnesses do. Some differences are easy to explain and some are not. Christians differ on whether every detail must agree; on the main story they all do.',
      passages: ['John 21:25'],
    },
    {
      asked: "did jesus write anything | is there a book by Jesus | why didn't jesus write a gospel himself",
      answer:
        'No book by Jesus exists. The Bible shows him writing only once, with his finger on the ground, and does not say what. He taught by word of mouth and left it to his disciples to pass it on.',
      passages: ['John 8:6-8'],
    },
    {
      asked:
        'can i trust them if theyre not signed | how do we know who wrote them | are the names on the gospels real',
      answer:
        'You need not decide on the names to trust the message. All known manuscripts with titles carry the same four names, which speaks for an early tradition; many scholars still leave the question open. They were written within living memory of Jesus.',
      passages: ['1 John 1:1-3'],
    },
  ],
  'fact:torah-author': [
    {
      asked:
        'did he write about his own death | if moses wrote it how does it tell of his death | who wrote the end of deuteronomy',
      answer:
        'Deuteronomy 34 tells of the death of Moses, so it is usually given to someone else. The Talmud names Joshua for the last verses. Scholars point to other lines as well that look back from a later time.',
      passages: ['Deuteronomy 34:5-8'],
    },
    {
      asked: 'what are the sources | what is jedp | what is the documentary hypothesis',
      answer:
        'Since the nineteenth century many scholars have spoken of four sources, called J, E, D and P, joined into the five books. Today the details are much disputed, but most still see several layers. Conservative Jews and Christians often keep to Moses.',
      passages: [],
    },
    {
      asked:
        'but jesus said moses wrote it | did Jesus say Moses was the author | doesnt the new testament say moses wrote it',
      answer:
        'Jesus speaks of Moses writing, and of the law of Moses. Some Christians conclude that Moses wrote the five books; others say that Jesus used the customary name for them and did not discuss authorship.',
      passages: ['John 5:46-47', 'Mark 12:26'],
    },
    {
      asked: 'when was it written | how old is genesis | what year was genesis written',
      answer:
        'If Moses wrote it, Genesis comes from the fifteenth or thirteenth century before Christ. Most scholars think that it grew over centuries and took its present shape around the exile in Babylon, in the sixth or fifth century. The Bible gives no date.',
      passages: ['Exodus 24:4'],
    },
    {
      asked:
        'how would moses know about creation | who was there to see adam and eve | how did the author of genesis know what happened',
      answer:
        'The Bible does not say. Some believe that God revealed it to Moses; others that he used older records or tales handed down. Many scholars think that Israel told these stories to confess who made the world, rather than as an eyewitness report.',
      passages: ['Genesis 1:1'],
    },
    {
      asked:
        "does it matter if it wasnt moses | is genesis still true if moses didn't write it | my pastor says moses wrote it",
      answer:
        'For many believers it does not: they trust that God speaks through these books, no matter who wrote them down. Others feel that the witness of Scripture itself depends on Moses. You can ask your pastor how he came to it, and read on together.',
      passages: ['2 Timothy 3:16-17'],
    },
    {
      asked: "what's the torah | what does pentateuch mean | what are the five books of moses",
      answer:
        'The Torah, in Greek the Pentateuch, is Genesis, Exodus, Leviticus, Numbers and Deuteronomy. Torah means teaching or instruction, and it is the heart of the Jewish Bible, read through in the synagogue every year.',
      passages: ['Joshua 1:8'],
    },
    {
      asked:
        'does the bible say moses wrote any of it | where does it say moses wrote things down | did moses write the ten commandments',
      answer:
        'It says so of some parts. Exodus and Deuteronomy say that Moses wrote down laws and a song, and Numbers that he wrote a list of stages on the journey; of the Ten Commandments it is said that God wrote them on the tablets. Genesis says nothing of its writing.',
      passages: ['Exodus 24:4', 'Numbers 33:2', 'Deuteronomy 31:9'],
    },
  ],
  'fact:twelve-tribes': [
    {
      asked: 'which tribe was jesus from | what tribe is Jesus from | was Jesus from judah or levi',
      answer:
        "Jesus was from the tribe of Judah, through Joseph's line from David. Hebrews stresses it, because priests had to come from Levi. Mary's relative Elizabeth was of Aaron's family, so of Levi.",
      passages: ['Hebrews 7:14', 'Matthew 1:2-3'],
    },
    {
      asked: 'why do the lists differ | why is joseph not a tribe | are there 12 or 13 tribes',
      answer:
        "Joseph's two sons Ephraim and Manasseh counted as two tribes, which makes thirteen names. When the land is divided, Levi is left out, and it is twelve again. So the lists differ by whether they count sons or lands.",
      passages: ['Genesis 48:5', 'Joshua 14:3-4'],
    },
    {
      asked: 'what are the lost tribes | what happened to the ten lost tribes | where did the ten tribes go',
      answer:
        'In 722 BC Assyria conquered the northern kingdom and carried many of its people away; they mixed with others and are called the ten lost tribes. Some fled to Judah. Claims about where they live today cannot be proved.',
      passages: ['2 Kings 17:5-6', '2 Kings 17:22-23'],
    },
    {
      asked: 'where are they today | are the jews one of the tribes | do people still know their tribe',
      answer:
        'Jews today descend mostly from Judah, Benjamin and Levi, and the word Jew comes from Judah. Most no longer know a tribe, apart from families who hold themselves to be Levites or priests. Samaritans claim descent from Ephraim and Manasseh.',
      passages: ['Ezra 1:5'],
    },
    {
      asked: 'who were the mothers | which wife had which sons | how many wives did jacob have',
      answer:
        "Leah bore Reuben, Simeon, Levi, Judah, Issachar and Zebulun; Rachel bore Joseph and Benjamin. Her maid Bilhah bore Dan and Naphtali, and Leah's maid Zilpah bore Gad and Asher. So twelve sons came from four women.",
      passages: ['Genesis 35:22-26'],
    },
    {
      asked: 'did he have daughters | did jacob have a daughter | why isnt there a tribe of dinah',
      answer:
        'Leah had a daughter, Dinah, and Genesis speaks of daughters of Jacob in general. Tribes were counted from fathers in that time, so none bears her name. Her own story, in Genesis 34, is a sad one.',
      passages: ['Genesis 30:21', 'Genesis 46:7'],
    },
    {
      asked: 'why did levi get no land | what was special about the levites | where did the levites live',
      answer:
        'The Levites served at the sanctuary, and it is said that God himself was their inheritance. They lived from the tithes and received forty-eight towns with pastures among the other tribes.',
      passages: ['Numbers 18:20-21', 'Joshua 21:41-42'],
    },
    {
      asked: 'what tribe was moses or paul | what tribe was David from | which tribe did saul belong to',
      answer:
        'Moses, Aaron and Miriam were of Levi, and David was of Judah. King Saul was of Benjamin, and so was Paul, whose Hebrew name was Saul too. Joshua was of Ephraim.',
      passages: ['Exodus 2:1-2', 'Philippians 3:5'],
    },
  ],
  'fact:twelve-disciples': [
    {
      asked: 'were any of them married | did Peter have a wife | were the disciples married',
      answer:
        'Peter was, since Jesus healed his mother-in-law, and Paul says that other apostles too took a wife along on their journeys. About each of the others the Bible does not say.',
      passages: ['Mark 1:29-31', '1 Corinthians 9:5'],
    },
    {
      asked: 'what jobs did they have | what did the disciples do for work | which disciples were fishermen',
      answer:
        'Peter, Andrew, James and John were fishermen, and Matthew was a tax collector. Seven disciples go fishing in John 21, so there may have been more. Of the others the Bible names no work.',
      passages: ['Mark 1:16-20', 'Matthew 9:9'],
    },
    {
      asked:
        'which ones were brothers | were any of the twelve related | was james the brother of jesus one of the twelve',
      answer:
        'Two pairs were brothers: Simon Peter and Andrew, and James and John. Protestants and Orthodox mostly say that James the brother of Jesus was not among the twelve; Catholics have often identified him with the James whose father was Alphaeus.',
      passages: ['Matthew 10:2-4', 'John 7:5'],
    },
    {
      asked: 'is bartholomew the same as nathanael | why is nathanael not on the list | why do some have two names',
      answer:
        'The Bible does not say it, but many think so. John never mentions Bartholomew, and the other Gospels never mention Nathanael, while both are close to Philip. Bartholomew means son of Talmai, so he would have had another name.',
      passages: ['John 1:45-47', 'Matthew 10:3'],
    },
    {
      asked: 'is levi matthew | is matthew the same as levi the tax collector | was Levi one of the twelve',
      answer:
        'Most readers say yes. The same call at the tax booth is told of Levi in Mark and Luke and of Matthew in Matthew. He may have had two names; a few scholars think of two men.',
      passages: ['Mark 2:14', 'Matthew 9:9'],
    },
    {
      asked: 'how old were they | were the disciples teenagers | how old were the disciples when jesus called them',
      answer:
        'The Bible does not say. Peter was married and James and John worked with their father, so many guess at men between eighteen and thirty. That all were teenagers, as is sometimes claimed, cannot be shown.',
      passages: ['Matthew 17:24-27', 'Mark 1:19-20'],
    },
    {
      asked: 'were there women too | why were there no women in the twelve | were there female disciples',
      answer:
        'Women were disciples too: Mary Magdalene, Joanna, Susanna and others traveled with Jesus and paid for much of it, and Acts calls Tabitha a disciple. The Bible does not say why the twelve were men; some point to the twelve sons of Jacob. Churches differ on what it means for ordination.',
      passages: ['Luke 8:1-3', 'Acts 9:36'],
    },
    {
      asked: 'how can i remember the names | disciples song for kids | easy way to learn the 12 disciples',
      answer:
        "Group them: two pairs of brothers (Peter and Andrew, James and John), two friends (Philip and Bartholomew), two with a story (Thomas and Matthew), then James, Thaddaeus, Simon and Judas. Children's songs with the names make it easier still.",
      passages: ['Matthew 10:2-4'],
    },
  ],
  'fact:apostles-deaths': [
    {
      asked: 'did john die of old age | how did the apostle john die | was john boiled in oil',
      answer:
        'Tradition says that John died as an old man in Ephesus, about the year 100. Tertullian tells that he was put into boiling oil in Rome and came out unharmed; the Bible does not mention it. His death is not told there.',
      passages: ['John 21:22-23'],
    },
    {
      asked: 'was peter crucified upside down | how did Peter die | why upside down',
      answer:
        'That is tradition, not Bible. The Acts of Peter, from the second century, tells that he asked to be crucified head down; others add that he felt unworthy to die as his Lord. John 21 only hints at how he would die.',
      passages: ['John 21:18-19'],
    },
    {
      asked: 'how did thomas die | did Thomas really go to india | where is thomas buried',
      answer:
        "Tradition says that Thomas preached in India and was killed there with a spear, near today's Chennai, where a church stands over his tomb; Ortona in Italy honors his relics. The Thomas Christians of Kerala trace their church to him. The Bible does not tell of it and last names him in Acts 1.",
      passages: ['Acts 1:13'],
    },
    {
      asked: 'how did judas die | did judas hang himself or fall | why are there two stories of judas death',
      answer:
        'Matthew says that Judas hanged himself; Acts says that he fell headlong in a field and burst open. Some join the two, with the body falling later; others leave them as two accounts that circulated.',
      passages: ['Matthew 27:3-5', 'Acts 1:18-19'],
    },
    {
      asked: 'how did andrew and bartholomew die | was andrew crucified on an x | was bartholomew skinned alive',
      answer:
        'Later tradition says that Andrew died on a cross at Patras in Greece, and since the Middle Ages it is shown as an X. Bartholomew is said to have been skinned alive in Armenia. The Bible tells of neither.',
      passages: ['Acts 1:13'],
    },
    {
      asked: 'how did paul die | was Paul beheaded | why doesnt acts tell how paul died',
      answer:
        'Tradition says that Paul was beheaded in Rome under Nero, in the sixties. Acts ends earlier, with Paul under guard in his rented home, still preaching, and gives no reason for stopping there.',
      passages: ['Acts 28:30-31', '2 Timothy 4:6-8'],
    },
    {
      asked: 'who was the first to die | which apostle was killed first | when did james die',
      answer:
        "After Judas the first was Zebedee's son James, killed by order of King Herod Agrippa about the year 44. Stephen had been stoned before, but he was one of the seven and not of the twelve.",
      passages: ['Acts 12:1-2', 'Acts 7:59-60'],
    },
    {
      asked:
        'does that prove it was true | would they die for a lie | is the death of the apostles proof of the resurrection',
      answer:
        'It is not proof, but many find it a strong sign: they suffered and did not take back what they said they had seen. One should be careful, since the deaths are well attested only for Peter, Paul and the two men called James.',
      passages: ['Acts 4:18-20'],
    },
  ],
  'fact:early-church-fights': [
    {
      asked:
        'what was the fight in acts 15 about | what was the jerusalem council | what did they argue about at jerusalem',
      answer:
        'It was about whether Gentiles had to be circumcised and keep the law of Moses. Peter, Paul and Barnabas told what God had done, James proposed a way, and a letter asked for only four things.',
      passages: ['Acts 15:5-6', 'Acts 15:28-29'],
    },
    {
      asked: 'did peter and paul fight | when did Paul tell Peter off | why was paul mad at peter',
      answer:
        "At Antioch Peter stopped eating with Gentile believers out of fear of others, and Paul opposed him before everyone. How it ended Galatians does not say; a later letter under Peter's name calls Paul a beloved brother.",
      passages: ['Galatians 2:11-14', '2 Peter 3:15'],
    },
    {
      asked: 'our church is splitting what do we do | my church is fighting | how do we stop a church split',
      answer:
        'Bring people to one table early, let each side say what it needs, and ask someone from outside, trusted by both, to lead. The apostles heard everyone before deciding. Until then keep praying and eating together where you can.',
      passages: ['Acts 15:6-8', 'Ephesians 4:2-3'],
    },
    {
      asked: 'what did jesus say to do | what are the steps in matthew 18 | what if a church member hurt me',
      answer:
        'In Matthew 18 Jesus says to talk first in private, then with one or two others, and last with the church. These steps are for peace between equals. They are never meant for abuse or a crime; there go to the police and to safe people first.',
      passages: ['Matthew 18:15-17'],
    },
    {
      asked: 'who were the seven | what did the seven men do | was stephen one of the seven',
      answer:
        'They were Stephen, Philip, Prochorus, Nicanor, Timon, Parmenas and Nicolaus, chosen to see that widows were fed fairly. All have Greek names, so it seems that the overlooked group was given the task. Many see in them the first deacons.',
      passages: ['Acts 6:1-6'],
    },
    {
      asked: 'should i just leave | is it wrong to leave a church that fights | when is it ok to leave my church',
      answer:
        'Leaving is not wrong in itself, and sometimes it is needed, above all where people are harmed. If it is hurt or weariness, talk with someone wise first and take time. Then go without slamming the door.',
      passages: ['Romans 12:18'],
    },
    {
      asked: 'who were the two women | what happened with euodia and syntyche | did women fight in the early church',
      answer:
        'Euodia and Syntyche were coworkers of Paul at Philippi who had fallen out. Paul begs both by name to agree, asks a friend to help them, and praises their work. He does not say what it was about.',
      passages: ['Philippians 4:2-3'],
    },
    {
      asked: 'what about small stuff | what does paul say about disputes over food | we fight about music and carpets',
      answer:
        'On such matters Paul asks the strong and the weak not to despise or judge each other, to build one another up, and each to be convinced in conscience. Ask which choice serves the weaker one and the peace, and let taste be taste.',
      passages: ['Romans 14:1-4', 'Romans 14:19'],
    },
  ],
  'fact:early-church-words': [
    {
      asked:
        'what if they keep yelling | how do i stop people shouting at a church meeting | someone keeps interrupting everyone',
      answer:
        'You could say calmly: I want to hear this, and I cannot while we talk over each other; could we pause five minutes? Ask the chair for one speaker at a time. If you are threatened, leave, and call 911.',
      passages: ['Proverbs 15:1', 'James 1:19-20'],
    },
    {
      asked:
        'give me a short prayer to open it | prayer before a hard church meeting | what can i pray before the meeting',
      answer:
        'You could pray: Lord, you love everyone in this room. Make us slow to speak and quick to hear, keep us from winning at the cost of each other, and show us the next step. Amen.',
      passages: ['James 1:19'],
    },
    {
      asked: 'which verse could we read first | bible verse for a church meeting | a verse about unity for a meeting',
      answer:
        'Ephesians 4:2-3 fits well, on humility, patience and staying one in the Spirit. Philippians 2:3-4 is another, on caring about what others need. Read it slowly, without aiming it at anyone.',
      passages: ['Ephesians 4:2-3', 'Philippians 2:3-4'],
    },
    {
      asked:
        'what if i was the rude one | i lost my temper at church council | how do I apologize for what i said at the meeting',
      answer:
        'You could say: Last time I raised my voice and was unfair; I am sorry, and I would like to hear you now. Say it to the person first, then shortly where others heard it, without a but.',
      passages: ['Matthew 5:23-24', 'James 5:16'],
    },
    {
      asked:
        "how do i disagree nicely | what can i say if i'm against the plan | how to say no kindly in a church meeting",
      answer:
        'You could say: I see that you want this because you care about us, and I still see it differently, for this reason. Name one reason and one thing you can support. Speak of the plan and not of the person.',
      passages: ['Proverbs 25:15', 'Ephesians 4:15'],
    },
    {
      asked: 'what if i start crying | i get so nervous at church meetings | im scared to speak up',
      answer:
        'That is no shame; tears show that it matters to you. Write down two sentences beforehand, ask a friend to sit by you, and say: give me a moment. You may also hand in your words in writing.',
      passages: ['Psalm 56:8'],
    },
    {
      asked: 'what if the vote goes against me | i lost the vote at church | how do i live with a decision i dont like',
      answer:
        'You could say: I wished for something else, and I will not work against it. Give yourself some days before you decide anything about staying. If it is a matter of conscience, tell the leaders so plainly and in private.',
      passages: ['Romans 14:19', 'Romans 12:18'],
    },
    {
      asked:
        'what if someone lies about me there | they are spreading rumors about me at church | how do i answer gossip in a meeting',
      answer:
        'You could say: That is not how it was, and I would like to explain it to those it concerns, with someone neutral present. Keep it short and do not repay in kind. If it could cost you your job or safety, get advice first.',
      passages: ['Romans 12:17-18', 'Proverbs 26:20'],
    },
  ],
  'fact:ashes-to-ashes': [
    {
      asked: 'which verse is closest | what bible verse is like ashes to ashes | what does the bible say instead',
      answer:
        'Genesis 3:19 is the closest: Adam is told that he is dust and will go back to dust. Genesis 18:27 has dust and ashes together, where Abraham speaks humbly of himself.',
      passages: ['Genesis 3:19', 'Genesis 18:27'],
    },
    {
      asked: 'who wrote it then | where does ashes to ashes come from | how old is the phrase',
      answer:
        'It was written for the first Book of Common Prayer of the Church of England, in 1549, mainly the work of Thomas Cranmer. He drew on older burial prayers and on the Bible. It is said as the coffin is lowered.',
      passages: ['Genesis 3:19'],
    },
    {
      asked:
        'can we still say it at the funeral | is it ok to use it at a burial if its not in the bible | who can say ashes to ashes',
      answer:
        'Many churches, Anglican, Lutheran, Methodist and others, say it at the grave, and a family may too. In the prayer it is followed by the hope of the resurrection, so it is good to say that part with it.',
      passages: ['John 11:25-26', '1 Corinthians 15:42-44'],
    },
    {
      asked:
        'can you say it for cremation | does it mean the bible is for cremation | is ashes to ashes about cremation',
      answer:
        'The words may be said at a cremation too, though they were written for burial and are not about it. The Bible neither commands nor forbids cremation. Most churches allow it; Orthodox churches and some others keep to burial.',
      passages: ['Genesis 3:19'],
    },
    {
      asked: 'does it mean thats the end | is there nothing after dust | do we just turn to dust and thats all',
      answer:
        'Not in Christian faith. Dust speaks honestly of the body, and Ecclesiastes adds that the spirit goes back to God. The New Testament hopes for the raising of the dead.',
      passages: ['Ecclesiastes 12:7', '1 Corinthians 15:51-53'],
    },
    {
      asked:
        'do catholics say it | is that what they say on ash wednesday | what do they say when they put ashes on you',
      answer:
        'On Ash Wednesday Catholics and others hear a sentence close to Genesis 3:19, about being dust, or a call to repent and believe. The full phrase belongs to the Anglican burial service, though many know it from films.',
      passages: ['Genesis 3:19', 'Mark 1:15'],
    },
    {
      asked: 'why dust and why ashes | what do dust and ashes mean in the bible | what do ashes stand for',
      answer:
        'Dust recalls how Genesis has God form the human being from the ground, so it means that we are mortal and made. Ashes were put on the head in mourning and repentance. Together they speak of humility before God.',
      passages: ['Genesis 2:7', 'Job 42:6'],
    },
    {
      asked:
        'how do i explain it to my child | my kid heard ashes to ashes at grandpas funeral | what do i tell a child about turning to dust',
      answer:
        'You could say: a dead body has stopped working and turns back into earth, like leaves in fall, and that does not hurt. We believe that God keeps the person we love and will not forget. Use the name that your child knows.',
      passages: ['Ecclesiastes 12:7', 'Isaiah 49:15-16'],
    },
  ],
  'fact:lords-prayer': [
    {
      asked:
        'why do catholics stop early | why is the ending different in catholic church | who added for thine is the kingdom',
      answer:
        'Catholics end with deliver us from evil, as the oldest manuscripts of Matthew do. The closing praise is in the Didache, about the year 100, and in later manuscripts, so Protestants and Orthodox keep it. At Mass it comes after a short prayer of the priest.',
      passages: ['Matthew 6:13'],
    },
    {
      asked:
        'which word should i say in a new church | do i say debts or trespasses | is it wrong to say sins instead of trespasses',
      answer:
        'None of them is wrong. Presbyterians often say debts, Catholics, Anglicans, Lutherans and Methodists mostly trespasses, and newer versions sins. In a strange church listen to the first line and join in; no one will mind.',
      passages: ['Matthew 6:12', 'Luke 11:4'],
    },
    {
      asked: 'does god tempt us | what does lead us not into temptation mean | why would God lead me into temptation',
      answer:
        'James says that God tempts no one. The line asks God to keep us from trials that are too much for us. Pope Francis favored the wording do not let us fall into it; the Greek itself says bring or lead.',
      passages: ['James 1:13', 'Matthew 6:13'],
    },
    {
      asked: 'do i have to say those exact words | can i pray in my own words | did jesus mean we should repeat it',
      answer:
        'You can pray in your own words; no one has to use exactly these. Jesus gave it as a pattern, and Matthew and Luke have it in different words. Most churches also pray it as it is written, because shared words carry people when their own are lacking.',
      passages: ['Matthew 6:7-9', 'Luke 11:1-2'],
    },
    {
      asked: 'so god wont forgive me if i cant forgive | do i have to forgive first | what does as we forgive mean',
      answer:
        "Jesus does join the two seriously, and adds a warning in Matthew. Most churches read it as belonging together, not as a price. If you cannot forgive yet, you can pray for the will to, and forgiving never means staying in harm's way.",
      passages: ['Matthew 6:14-15', 'Mark 11:25'],
    },
    {
      asked: 'what does hallowed mean | what does "hallowed be thy name" mean | why hallowed',
      answer:
        "Hallowed means made or kept holy. The line asks that God's name be honored by everyone, and that we ourselves do it in the way we live.",
      passages: ['Matthew 6:9', 'Ezekiel 36:23'],
    },
    {
      asked: 'what is daily bread | does daily bread mean just food | what am i asking for with daily bread',
      answer:
        'Daily bread is what we need for today: food first of all, and many add home, work and health. The Greek word is rare, and some translate for tomorrow; Catholics and Orthodox have also heard the Eucharist in it.',
      passages: ['Matthew 6:11', 'Exodus 16:4'],
    },
    {
      asked: "how do i teach it to my kid | lords prayer for children | my 4 year old wants to learn the lord's prayer",
      answer:
        'Say it together every night, line by line, and add a gesture to each line, such as open hands for bread. Explain one word at a time, such as hallowed. Children learn it by hearing it long before they understand it all.',
      passages: ['Luke 11:1-4'],
    },
  ],
  'fact:aaronic-blessing': [
    {
      asked: 'who was aaron | who is Aaron in the bible | was aaron moses brother',
      answer:
        'Aaron was the older brother of Moses, who spoke for him before Pharaoh, and the first high priest of Israel. Their sister was Miriam. He also made the golden calf, so it was no flawless man who was told to bless.',
      passages: ['Exodus 4:14-16', 'Exodus 28:1'],
    },
    {
      asked: 'can i say it over my kids | can only a priest say it | am i allowed to bless people with it',
      answer:
        "You may say it over your children. In Israel the priests gave it, and some churches keep it for pastors in worship; at home anyone can. Jewish parents say it on Friday evening with their hands on the child's head.",
      passages: ['Numbers 6:22-27', 'Mark 10:16'],
    },
    {
      asked:
        'what does make his face shine mean | what does gods face mean in the blessing | what does "countenance" mean there',
      answer:
        'A shining face is the face of someone who is glad to see you. So the blessing asks that God look on you with favor and not turn away. Countenance is an older word for face.',
      passages: ['Psalm 67:1', 'Psalm 80:3'],
    },
    {
      asked: 'what does keep mean there | what does keep you mean in the blessing | keep me from what',
      answer:
        'To keep here means to guard and watch over, as a shepherd guards sheep. It does not promise that nothing hard will happen. Psalm 121 uses the same Hebrew word again and again.',
      passages: ['Psalm 121:5-8'],
    },
    {
      asked: 'is it really the oldest | what are the silver scrolls | did they find this blessing in a tomb',
      answer:
        'It is the oldest piece of Bible text found so far. In 1979 two tiny silver scrolls with words of this blessing were found in a tomb at Ketef Hinnom in Jerusalem, from about 600 BC. They are in the Israel Museum.',
      passages: ['Numbers 6:24-26'],
    },
    {
      asked: 'what song is that | is there a song of this blessing | who sings the blessing from numbers 6',
      answer:
        'There are several. The Blessing by Kari Jobe, Cody Carnes and Elevation Worship, from 2020, is well known, and choirs sing settings by John Rutter and Peter Lutkin. All use the words of Numbers 6.',
      passages: ['Numbers 6:24-26'],
    },
    {
      asked: 'why does it say the lord three times | is the trinity in that blessing | why three lines',
      answer:
        "The text gives no reason; in Hebrew the three lines grow longer, with three, five and seven words. Some Christians have heard a hint of the Trinity. Jews hear God's own name spoken over them, as the next verse says.",
      passages: ['Numbers 6:27'],
    },
    {
      asked: 'when do people use it | can it be used at a wedding or baptism | is it ok for a funeral',
      answer:
        'It fits all of these. Many churches close Sunday worship with it, and it is said at baptisms, weddings, confirmations and sickbeds. Synagogues have it in the daily prayers.',
      passages: ['Numbers 6:24-26'],
    },
  ],
  'fact:shortest-verse': [
    {
      asked: 'why did he cry | why did Jesus weep if he was going to raise him | why did jesus cry at the tomb',
      answer:
        'John says that he was deeply moved when he saw Mary and the others weeping, and people said how much he had loved Lazarus. He knew what he would do and still shared their grief. Some also see anger at death in it.',
      passages: ['John 11:33-36'],
    },
    {
      asked: 'what does it say | what are the two words | whats john 11 35',
      answer:
        'The two words are "Jesus wept." In some newer translations it has three or four words, such as began to weep. It is in the story of the raising of Lazarus.',
      passages: ['John 11:35'],
    },
    {
      asked:
        'is it the shortest in greek too | whats the shortest verse in the original | is john 11:35 the shortest in the original language',
      answer:
        'In Greek it has three words, and 1 Thessalonians 5:16, on rejoicing, has fewer letters. In modern editions Luke 20:30 is shorter still.',
      passages: ['1 Thessalonians 5:16', 'Luke 20:30'],
    },
    {
      asked: 'whats the longest verse | longest verse in the bible | which verse has the most words',
      answer:
        "Esther 8:9 is the longest, with around eighty to ninety words in English. It tells how the king's scribes wrote to all his provinces, from India to Ethiopia, so that the Jews could defend themselves.",
      passages: ['Esther 8:9'],
    },
    {
      asked: 'whats the shortest chapter | shortest psalm | which chapter of the bible is the shortest',
      answer:
        'Psalm 117 is the shortest chapter, with two verses. It calls all nations to praise God. By chance it is close to the longest, Psalm 119, and is also near the middle of the Bible by chapters.',
      passages: ['Psalm 117:1-2'],
    },
    {
      asked: 'whats the shortest book | which book of the bible is the shortest | longest book in the bible',
      answer:
        'The shortest book is 3 John in the number of Greek words, and 2 John in the number of verses. In the Old Testament it is Obadiah, with one chapter. Psalms has the most chapters, and Jeremiah the most words in Hebrew.',
      passages: ['3 John 1:1-4', '2 John 1:1-3'],
    },
    {
      asked: 'who made the verses | when were verse numbers added | were there verses in the original bible',
      answer:
        'The first writers used no verse numbers. Our chapters go back to Stephen Langton, about 1200, and the New Testament verses to the printer Robert Estienne in 1551. The Hebrew verses are older, marked by Jewish scribes.',
      passages: ['Luke 4:17-19'],
    },
    {
      asked: 'did jesus cry any other time | where else did jesus weep | how many times did Jesus cry in the bible',
      answer:
        'Luke says that he wept over Jerusalem when he saw the city, and Hebrews speaks of his prayers with loud cries and tears. So the Bible mentions it three times.',
      passages: ['Luke 19:41-42', 'Hebrews 5:7'],
    },
  ],
  'fact:armor': [
    {
      asked: 'how do i put it on | how do you put on the armor of god daily | is there a prayer for the armor of god',
      answer:
        'Paul gives no ritual; he means living in truth, right conduct, peace, faith and hope, and praying. Many go through the pieces each morning: Lord, help me to be honest today, to act rightly, to bring peace, to trust you.',
      passages: ['Ephesians 6:14-18'],
    },
    {
      asked: "who's the enemy | who are we fighting in ephesians 6 | what are the powers of darkness",
      answer:
        "Not people, says Paul: the struggle is against spiritual powers of evil and the devil's schemes. Some Christians think of demons, others also of powers such as lies, greed and hatred. So no human being is to be treated as the target.",
      passages: ['Ephesians 6:11-12'],
    },
    {
      asked: 'did he copy a roman soldier | where did paul get the armor idea | was paul in prison when he wrote it',
      answer:
        'Probably he had both a Roman soldier and Isaiah in mind. The letter speaks of its writer as a prisoner, perhaps with a soldier beside him, and Isaiah shows God himself putting on righteousness and a helmet.',
      passages: ['Isaiah 59:17', 'Ephesians 6:19-20'],
    },
    {
      asked:
        'is it in the old testament | where does isaiah talk about armor | is there armor anywhere else in the bible',
      answer:
        'In Isaiah 59 God wears righteousness as a breastplate and salvation as a helmet, and Isaiah 11 speaks of a belt of faithfulness. Paul has a shorter form in 1 Thessalonians 5.',
      passages: ['Isaiah 59:17', '1 Thessalonians 5:8'],
    },
    {
      asked: 'which part is for attack | what is the sword of the spirit | is there any weapon in the armor of god',
      answer:
        "Only the sword can strike, and Paul explains it as God's word. All the rest protects. Many point out that Jesus answered the tempter with words of Scripture.",
      passages: ['Ephesians 6:17', 'Matthew 4:3-4'],
    },
    {
      asked: 'how do i explain it to a kid | armor of god for kids | sunday school craft armor of god',
      answer:
        'You could cut the pieces from cardboard and say: God helps us to be brave. The belt is telling the truth, the shoes are making peace, the shield is trusting God when we are scared. We do not use it to hurt anyone.',
      passages: ['Ephesians 6:14-17'],
    },
    {
      asked: 'what are the fiery arrows | what do the flaming darts mean | why does the shield put out arrows',
      answer:
        'Soldiers shot arrows dipped in burning pitch, and large shields of leather, soaked in water, could put them out. Paul uses it for attacks of evil: doubts, lies, temptations, despair. Faith, trust in God, keeps them from setting us on fire.',
      passages: ['Ephesians 6:16'],
    },
    {
      asked: 'what if i feel too weak | im tired of fighting | does it work for anxiety or addiction',
      answer:
        "The armor is God's strength and not yours; Paul begins with the Lord's power and ends with praying for one another. With anxiety or addiction, a doctor, a counselor or a group belongs to that help. Let others hold the shield beside you.",
      passages: ['Ephesians 6:10-11', '2 Corinthians 12:9'],
    },
  ],
  'fact:proverbs-31': [
    {
      asked: 'who was king lemuel | who is Lemuel in proverbs 31 | was lemuel solomon',
      answer:
        "No one knows. King Lemuel is named only here; old Jewish tradition took it as another name for Solomon, and some translate that he was king of Massa, in Arabia. The advice is his mother's.",
      passages: ['Proverbs 31:1'],
    },
    {
      asked: 'was she a real person | is the proverbs 31 woman real | who was the proverbs 31 wife',
      answer:
        'The Bible does not name her, and most readers take her as an ideal portrait. Many scholars see in her also the figure of Wisdom, who is pictured as a woman earlier in Proverbs. Jewish tradition has connected her with Sarah or Ruth.',
      passages: ['Proverbs 31:10', 'Proverbs 8:1-3'],
    },
    {
      asked: 'i cant be like her | i feel like a failure as a proverbs 31 woman | how can i ever do all that',
      answer:
        'You are not asked to. The poem runs through the alphabet to praise a whole life, with servants in the house, and no one does it all in one day. What it praises most at the end is reverence for God, and you can begin there.',
      passages: ['Proverbs 31:30', 'Matthew 11:28-30'],
    },
    {
      asked: 'does it mean women should stay home | can a proverbs 31 woman work | is it ok for a wife to have a job',
      answer:
        'The woman in the poem buys a field, plants a vineyard, makes and sells goods, and helps the poor. Christians differ on roles in marriage, but this text shows her working in the house and in business.',
      passages: ['Proverbs 31:16-18', 'Proverbs 31:24'],
    },
    {
      asked: 'does it say not to drink | what about wine in proverbs 31 | should kings not drink wine',
      answer:
        "Lemuel's mother warns kings not to long for wine, so that they do not forget the law and harm the poor. She lets it be given to the dying and the bitter. It is advice to a ruler; Christians differ on drinking.",
      passages: ['Proverbs 31:4-7'],
    },
    {
      asked: "what does virtuous mean | what's a virtuous woman in hebrew | what does noble wife mean",
      answer:
        'The Hebrew is eshet chayil, a woman of strength. Chayil is also used of warriors and of wealth; translations say virtuous, excellent, capable or noble. Ruth is called the same by Boaz.',
      passages: ['Proverbs 31:10', 'Ruth 3:11'],
    },
    {
      asked: 'what about single women | im not married does it count for me | does proverbs 31 apply if i have no kids',
      answer:
        'It can speak to you as well. Strength, skill, generosity and trust in God need no husband, and Ruth was a poor widow when she was praised with the same word. Take from it what fits your life.',
      passages: ['Ruth 3:11', 'Proverbs 31:20'],
    },
    {
      asked: 'what does it say to men | is there something for husbands in proverbs 31 | what should men learn from it',
      answer:
        'The first part is for a man: be faithful, stay sober, and lend the voiceless your voice. In the poem the husband trusts his wife and praises her. Jewish husbands say or sing it to their wives on Friday evening.',
      passages: ['Proverbs 31:8-11', 'Proverbs 31:28'],
    },
  ],
  'fact:psalm-23': [
    {
      asked: 'did david really write it | who wrote psalm 23 | when was psalm 23 written',
      answer:
        "The heading says of David, who had been a shepherd, and Jewish and Christian tradition takes him as the author. Some scholars think that it is later, because the end speaks of the Lord's house. The date is not given.",
      passages: ['1 Samuel 16:11', 'Psalm 23:6'],
    },
    {
      asked: "what's the valley | what does the valley of the shadow of death mean | is it about dying",
      answer:
        'The Hebrew means deep darkness, such as a gorge where a shepherd leads his flock, and it includes death. The psalm does not say that God takes the valley away; it says that he is there. There the psalm turns from he to you.',
      passages: ['Psalm 23:4'],
    },
    {
      asked: 'why is it read at funerals | can i use psalm 23 at moms funeral | is psalm 23 good for a dying person',
      answer:
        "You can. It speaks of walking through the dark without being alone and ends in God's house, and so many know it by heart that mourners can say it together. With a dying person say it slowly, holding a hand.",
      passages: ['Psalm 23:4-6'],
    },
    {
      asked: 'what does i shall not want mean | does it mean i wont want anything | it says i lack nothing but i do',
      answer:
        "Want is an older word for lack, so it means: I will not be without what I need. It is a sentence of trust, often said in the middle of lack. God's care and an empty wallet can both be true, so do ask for help.",
      passages: ['Psalm 23:1', 'Philippians 4:12-13'],
    },
    {
      asked: 'is jesus the shepherd | is psalm 23 about jesus | what does the new testament say about the shepherd',
      answer:
        'In the psalm the shepherd is the Lord, the God of Israel. Christians also hear Jesus in it, because he calls himself the good shepherd in John 10. Jews pray it as a psalm about God.',
      passages: ['John 10:11-15', 'Ezekiel 34:11-12'],
    },
    {
      asked: 'why a table with enemies | what does the table before my enemies mean | what does my cup overflows mean',
      answer:
        "The picture changes to a host who feeds a guest, pours oil on his head and fills his cup, while the enemies can only watch. It means honor and protection under God's roof. It is not about gloating.",
      passages: ['Psalm 23:5'],
    },
    {
      asked:
        'which translation is the famous one | what version of psalm 23 does everyone know | how can i learn psalm 23 by heart',
      answer:
        'The wording that most people know is from the King James Version of 1611. To learn it, say one verse aloud each day and add the next the day after; it has only six. Hang it where you brush your teeth.',
      passages: ['Psalm 23:1-6'],
    },
    {
      asked: 'what if i dont feel it | god doesnt feel like a shepherd to me | i read psalm 23 and feel nothing',
      answer:
        "That is all right; a psalm can be prayed before it is felt. Others have prayed of God's absence, as in Psalm 13 or 88. If the numbness stays for weeks, tell a doctor or someone close, for that too is being led to water.",
      passages: ['Psalm 13:1-2', 'Psalm 34:18'],
    },
  ],
  'fact:psalm-88': [
    {
      asked: "why is it in the bible | why would the bible keep a psalm with no hope | what's the point of psalm 88",
      answer:
        'It is there because people of faith have prayed from such a place, and their prayer was kept. It shows that you may come to God with nothing but pain. That the psalmist still calls on God is its one thread of hope.',
      passages: ['Psalm 88:1-2', 'Psalm 88:13'],
    },
    {
      asked: 'who was heman | who wrote psalm 88 | who are the sons of korah',
      answer:
        'Heman the Ezrahite is named among wise men in 1 Kings; Chronicles also has a Temple singer called Heman, perhaps another man. The sons of Korah were a family of singers. Whether they wrote it or sang it, the heading does not say.',
      passages: ['1 Kings 4:31', '1 Chronicles 6:31-33'],
    },
    {
      asked: 'can i pray like that | is it ok to be angry at god | is it a sin to tell God he left me',
      answer:
        'You may pray like that. The psalm accuses God openly and was sung in worship, and Jesus too cried out that he was forsaken. God is not hurt by honest words.',
      passages: ['Psalm 88:14', 'Mark 15:34'],
    },
    {
      asked: 'i feel like that too | i feel like psalm 88 every day | everything is dark and i dont want to live',
      answer:
        'I am sorry that it is so dark, and you are not to blame for it. If you think of ending your life, call or text 988 now, or 911 in danger. Tell one person today and see a doctor; God hears this prayer too.',
      passages: ['Psalm 88:1-3', 'Psalm 34:18'],
    },
    {
      asked: 'was he sick | what was wrong with the writer of psalm 88 | did the psalmist have depression',
      answer:
        'The psalm does not name it. The writer says that he has been afflicted and near death since youth and that friends avoid him, so many think of a long illness such as leprosy. Many with depression find themselves in it.',
      passages: ['Psalm 88:8', 'Psalm 88:15'],
    },
    {
      asked: 'what should i read after it | what psalm gives hope after psalm 88 | give me something lighter',
      answer:
        'Psalm 130 would be a good next step: it too cries from the depths, and then waits like a watchman for morning. Psalm 40 tells of being lifted out of a pit. There is no hurry to get there.',
      passages: ['Psalm 130:1-6', 'Psalm 40:1-3'],
    },
    {
      asked: 'is it about jesus | when is psalm 88 read in church | do christians read psalm 88 on good friday',
      answer:
        'In itself it is the prayer of an Israelite in distress. Many churches read it on Good Friday or Holy Saturday and hear in it the forsakenness of Jesus. Catholics also have it in the Friday night prayer.',
      passages: ['Psalm 88:3-7', 'Mark 15:33-34'],
    },
    {
      asked: 'what does selah mean | what is selah in the psalms | how do you say selah',
      answer:
        'No one knows for certain. Selah is probably a direction for the music, such as a pause or a louder passage, and it appears twice in Psalm 88. You need not read it aloud; it is said SEE-lah.',
      passages: ['Psalm 88:7', 'Psalm 88:10'],
    },
  ],
  'fact:psalm-51': [
    {
      asked: 'what did he do | what did david do to bathsheba | what sin is psalm 51 about',
      answer:
        "King David took Bathsheba, another man's wife, and she became pregnant; then he had her husband Uriah placed where he would be killed. Second Samuel 11 tells it and blames David. She was summoned by a king, and the text never blames her.",
      passages: ['2 Samuel 11:2-5', '2 Samuel 11:14-15'],
    },
    {
      asked: 'did god forgive him | was David forgiven | what happened to david after',
      answer:
        'When David confessed, Nathan told him that the Lord had put away his sin. The consequences did not vanish: the child died, and violence tore his family. He remained king and was with Bathsheba the father of Solomon.',
      passages: ['2 Samuel 12:13-14', '2 Samuel 12:24'],
    },
    {
      asked: 'who was nathan | how did nathan tell david | what was the story about the lamb',
      answer:
        "Nathan was a prophet at David's court. He told of a rich man who took a poor man's only lamb, and when David was outraged, Nathan said that he was that man. It took courage to say so to a king.",
      passages: ['2 Samuel 12:1-7'],
    },
    {
      asked:
        "why did the baby have to die | why would God punish the child for davids sin | is my baby's death a punishment",
      answer:
        "In 2 Samuel Nathan connects the child's death with David's deed, and many find that very hard. It is told of this one case and is no rule. If you have lost a child, Jesus' words to his disciples speak against looking for guilt in it.",
      passages: ['2 Samuel 12:14-18', 'John 9:2-3'],
    },
    {
      asked:
        'what does against you only mean | why does he say he only sinned against God | what about Bathsheba and uriah',
      answer:
        'David did wrong Bathsheba and Uriah, and the story leaves no doubt. The line means that every wrong to people is at the root a wrong to God, or that only God could judge a king. It does not excuse what he did to them.',
      passages: ['Psalm 51:4', '2 Samuel 12:9'],
    },
    {
      asked: 'what does born in sin mean | does psalm 51 5 teach original sin | are babies sinners',
      answer:
        'Christians differ. Catholics and Reformed Protestants find original sin in Psalm 51:5; the Orthodox speak of inherited mortality rather than guilt; Jews and others hear strong language for lifelong failing. The verse does not say that sex or birth is dirty.',
      passages: ['Psalm 51:5', 'Romans 5:12'],
    },
    {
      asked: 'what is hyssop | why does he ask to be washed with hyssop | what does whiter than snow mean',
      answer:
        'Hyssop is a small bushy plant used in Israel to sprinkle water or blood in cleansing and at the first Passover. David asks to be made clean as a leper was. Snow is a picture of complete cleanness.',
      passages: ['Psalm 51:7', 'Exodus 12:22'],
    },
    {
      asked: 'can i use it as my own prayer | how do i pray psalm 51 | i did something terrible and need to confess',
      answer:
        'It is made for that, and churches pray it on Ash Wednesday and many Fridays. Read it slowly and name your own deed where it says sin. If someone was harmed, make it right as far as you can, and talk to a pastor or priest.',
      passages: ['Psalm 51:1-3', '1 John 1:9'],
    },
  ],
  'fact:john-3-16': [
    {
      asked: 'who says it | did jesus say john 3:16 or did john | are those words of Jesus',
      answer:
        'It is not certain, since the Greek has no quotation marks. Some Bibles print it as the words of Jesus to Nicodemus; others let him stop before it and take the rest as the comment of the Gospel writer.',
      passages: ['John 3:14-16'],
    },
    {
      asked: 'what does only begotten mean | why does it say begotten son | what is begotten',
      answer:
        'The Greek word monogenes means the only one of his kind, so newer Bibles say only or one and only. Begotten follows the Latin and the creeds: the Son is from the Father, and was not made.',
      passages: ['John 1:14', 'John 3:16'],
    },
    {
      asked: 'who was nicodemus | what happened to Nicodemus | why did he come at night',
      answer:
        'Nicodemus was a Pharisee and sat on the Jewish council. He came by night, perhaps out of caution; John does not say why. Later he spoke up for Jesus and brought spices to bury him.',
      passages: ['John 3:1-2', 'John 19:39-40'],
    },
    {
      asked:
        'why do people hold it up at football games | why do i see john 3 16 signs at sports | what about tim tebow',
      answer:
        'Fans hold it up because it sums up their faith in a few words. In the 1970s and 80s a man in a rainbow wig made it known on television, and Tim Tebow wore it under his eyes in 2009.',
      passages: ['John 3:16'],
    },
    {
      asked: 'does world mean everybody | did God love everyone or just the chosen | does john 3:16 include me',
      answer:
        'Most churches say that world means every human being, and so you too. Some Reformed teachers understand it as people out of all nations, those God has chosen. The sentence itself speaks of everyone who believes.',
      passages: ['John 3:16-17', '1 Timothy 2:3-4'],
    },
    {
      asked: 'is believing all i need | what does believe mean here | do i have to do good works too',
      answer:
        'To believe here means to trust him and not just to think that something is true. Protestants stress that trust alone saves and bears good works as its fruit; Catholics and Orthodox say that faith works through love and the sacraments.',
      passages: ['John 3:16', 'Galatians 5:6'],
    },
    {
      asked: 'what does perish mean | will nonbelievers perish | what about people who never heard',
      answer:
        "Perish means to be lost, cut off from the life of God. Christians differ on whether that is lasting hell or an end, and on people who never heard; many leave them to God's mercy and justice. The next verse says that the Son came to save.",
      passages: ['John 3:17-18', 'Romans 2:14-16'],
    },
    {
      asked: 'how do i explain it to a kid | john 3 16 for children | how to teach my kid john 3:16',
      answer:
        'You could say: God loves everyone in the world so much that he sent Jesus. When we trust Jesus, we belong to God now and always. Let the child put his or her own name in place of the world.',
      passages: ['John 3:16'],
    },
  ],
};
