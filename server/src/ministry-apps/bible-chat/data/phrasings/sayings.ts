/** How people quote sayings that they take for scripture, by misquotation. */
export const sayings: Readonly<Record<string, string>> = {
  'help-themselves':
    'God helps those who help themselves | where does it say god helps those who help themselves | the Lord helps them that help themselves verse | is God helps people who help themselves scripture | heaven helps those who help themselves | which book says God helps those helping themselves | my dad always quoted God helps those who help themselves | you have to help yourself first, then God helps',
  'root-of-evil':
    'money is the root of all evil | money is the root of all evil chapter | where does it say money is evil | is money the root of evil in Timothy | oh LOVE of money | root of all evils money verse | the Bible says money is the root of all evil right | cash is the root of all evil quote',
  cleanliness:
    'cleanliness is next to godliness | cleanliness is next to godliness whats the verse | being clean is next to being godly | is cleanliness next to godliness in the Bible | grandma said cleanliness is godliness | where is clean next to godly written | verse about keeping your house clean and godliness | who said cleanliness is next to godliness',
  'more-than-handle':
    "God will not give you more than you can handle | god never gives us more than we can bear | people keep telling me God won't give me more than I can handle | he only gives his hardest battles to his strongest soldiers | where does the bible say God doesn't give you more than you can take | is it true that God never gives too much to carry | God gives what you can handle verse | more than I can handle Corinthians",
  'lion-and-lamb':
    'the lion shall lie down with the lamb | lion and the lamb verse | where does the lion lay down with the lamb | lion lies with lamb Isaiah | picture of a lion and lamb together, is that biblical | wolf or lion with the lamb | when the lion lays down beside the lamb | the verse about lion lying down with a lamb',
  'this-too-shall-pass':
    'this too shall pass | where in the bible is this too shall pass | is this too will pass a Bible verse | and it came to pass, this too shall pass | this too shall pass who said it | scripture that says this too shall pass | my mom says this too shall pass, what verse | reference for this shall pass too',
  'spare-the-rod':
    'spare the rod spoil the child | spare the rod verse | where does it say spare the rod and spoil the child | he who spares the rod | is spare the rod in Proverbs | rod and child discipline proverb | spoil the child quote bible | the rod of discipline saying',
  'everything-for-a-reason':
    "everything happens for a reason | where does it say everything happens for a reason | God has a reason for everything that happens | is everything happens for a reason in the bible | they told me it happened for a reason | it was all part of God's plan they said | everything has a reason, right | nothing happens by accident verse",
  'mysterious-ways':
    "God moves in mysterious ways | the Lord works in mysterious ways | where does the bible say God works in mysterious ways | mysterious ways verse | is God works in mysterious ways scripture | God moves in a mysterious way his wonders to perform | who wrote God works in mysterious ways | the Lord's ways are mysterious quote",
  'hate-sin-love-sinner':
    'hate the sin love the sinner | love the sinner hate the sin where is that | is hate the sin but love the sinner in the bible | did Jesus say love the sinner and hate the sin | hate the sin not the sinner verse | who said love the sinner | Gandhi or Augustine hate the sin | we should hate sin and love sinners quote',
  apple:
    'Eve ate an apple | was it an apple in the garden of Eden | did Adam and Eve eat an apple | what fruit did Eve eat | forbidden fruit what kind | where does it say apple in Genesis | was the forbidden fruit an apple | the apple in paradise',
  'three-wise-men':
    "three wise men came to the manger | how many wise men were there | were there three kings | names of the wise men | did the magi visit the stable | we three kings true | who were the magi | wise men at Jesus' birth number",
  whale:
    'Jonah was swallowed by a whale | was it a whale or a fish with Jonah | Jonah and the whale | what swallowed Jonah | how long was Jonah in the whale | does the bible say whale in Jonah | Jonah inside a fish | the big fish story',
  'to-thine-own-self':
    'to thine own self be true | where is to thine own self be true in the bible | be true to yourself verse | is to thine own self be true scripture | who said to thine own self be true | be true to thyself | Bible quote about being true to yourself | unto thine own self be true',
  'charity-begins-at-home':
    'charity begins at home | where does it say charity begins at home | is charity starts at home in the bible | take care of your own first, charity begins at home | charity begins at home verse | charity at home saying | provide for your own household charity | who said charity begins at home',
  footprints:
    'there was one set of footprints in the sand | footprints in the sand poem | where is footprints in the Bible | it was then that I carried you | the footprints verse | when you saw only one set of footprints | footprints on the beach with Jesus | who wrote Footprints',
  'pride-before-fall':
    'pride comes before a fall | pride goes before a fall where is that | the one about pride going before a fall, thats real tho right | pride goeth before the fall | is pride before a fall in Proverbs | haughty spirit before a fall | what does pride goes before destruction say | pride and falling proverb',
  'another-angel':
    "God needed another angel | when someone says god needed another angel | heaven gained an angel | God took her because he needed an angel | she's an angel now | did my baby become an angel | where does it say God needed an angel | people say God wanted another flower for his garden | how about when someone says god needed another angel",
  'follow-your-heart':
    'follow your heart | does the bible say follow your heart | God wants me to follow my heart | where is listen to your heart in the Bible | trust your heart verse | the heart is deceitful follow it | should I just follow my heart | do what your heart tells you scripture',
  'blood-thicker':
    'blood is thicker than water | where does the bible say blood is thicker than water | blood of the covenant is thicker than water of the womb | is blood thicker than water scripture | family blood water saying | who said blood is thicker than water | blood and water family quote | verse family comes first blood is thicker',
  'no-rest-for-wicked':
    'no rest for the wicked | no rest for the weary | where is no rest for the wicked in the bible | there is no peace for the wicked | no rest for the wicked verse | is no rest for the weary scripture | who said no rest for the wicked | no peace says my God to the wicked',
  'eat-drink':
    'eat drink and be merry | eat drink and be merry for tomorrow we die | where does it say eat, drink and be merry | is eat drink and be merry biblical | tomorrow we may die so eat and drink | eat and drink and be happy Ecclesiastes | who said let us eat and drink | be merry for tomorrow we die verse',
  'seven-sins':
    'the seven deadly sins | where are the seven deadly sins in the bible | list the 7 deadly sins | are the seven sins in Proverbs | sloth gluttony wrath list | which are the deadly sins | is seven deadly sins scripture | the seven things God hates',
  'enough-faith':
    "you were not healed because you did not have enough faith | they say I lack faith because I'm still sick | if I had more faith would I be healed | my church says she died because we didn't believe enough | is sickness from lack of faith | not enough faith to be healed | told that I'm not healed because of unbelief | does the Bible say healing depends on my faith",
  'be-in-not-of':
    'be in the world but not of the world | in the world not of it verse | where does it say in the world but not of it | be in not of the world | what does in the world and not of the world mean | is in the world but not of it a quote from Jesus | not of this world scripture | living in the world without being of it',
  'idle-hands':
    "idle hands are the devil's workshop | idle hands are the devil's playground | where does it say idle hands | idle mind devil's workshop verse | is idle hands in Proverbs | devil finds work for idle hands | laziness and devil's workshop | the idle hands quote in the bible",
  'brings-you-to-it':
    "if God brings you to it he will bring you through it | where does it say God brings you through it | if he brought you to it he'll get you through it | God brought me to it verse | is brings you to it through it in the Bible | what God leads you to he leads you through | bring you to it bring you through it scripture | meme that God will bring you through it",
  'doors-windows':
    'when God closes a door he opens a window | when one door closes another opens verse | where does the Bible say God opens a window | God shuts doors and opens windows | is God closes a door scripture | closed doors and open windows saying | Sound of Music door window quote | God never closes a door without opening one',
  'preach-use-words':
    'preach the gospel, if necessary use words | did Saint Francis say use words if necessary | preach always and when needed use words | where is preach the gospel and use words if necessary | use words if you have to quote | preach by your life not words | St Francis preach gospel quote | is use words when necessary in the bible',
  moderation:
    'moderation in all things | all things in moderation verse | where does it say everything in moderation | is moderation in all things biblical | let your moderation be known | Paul said moderation in everything | moderation quote bible | do all things in moderation scripture',
  'forgive-divine':
    'to err is human to forgive is divine | to forgive is divine | where does it say to err is human | is to err is human in the bible | forgiving is divine quote | who said to err is human | err is human verse | forgive divine Alexander Pope',
  'forgive-and-forget':
    'forgive and forget | where does it say forgive and forget | does the Bible tell us to forgive and forget | do I have to forget when I forgive | God forgives and forgets verse | is forgive and forget scripture | forgive but not forget | am I supposed to forget what she did',
  'good-person':
    "good people go to heaven | if you're a good person you go to heaven | do good people go to heaven even without faith | I'm a decent person I'll get to heaven | where does it say good people go to heaven | he was a good man so he's in heaven | being nice gets you to heaven | won't God let good people in",
  'early-to-bed':
    'early to bed and early to rise | early to bed early to rise makes a man healthy wealthy and wise | where is early to bed in Proverbs | is early to rise in the bible | the early bird gets the worm verse | healthy wealthy and wise scripture | who wrote early to bed | proverb about rising early and being wise',
  'devil-made-me':
    "the devil made me do it | can the devil make me do things | where does it say the devil made me do it | blame the devil for my sin | Satan made me sin | is the devil made me do it biblical | it wasn't me it was the devil | the devil forced her saying",
  'goes-around':
    'what goes around comes around | is karma in the bible | karma verse | where does it say what goes around comes around | you reap what you sow karma | does the Bible teach karma | you get back what you give | karma will get him',
  'eye-for-eye':
    'an eye for an eye means revenge | an eye for an eye tooth for a tooth | where does it say an eye for an eye | eye for an eye meaning | does the bible say an eye for an eye | eye for eye is that revenge | an eye for an eye makes the whole world blind | tooth for a tooth law',
  'camel-gate':
    "the eye of the needle was a gate in Jerusalem | what did jesus mean by the eye of a needle | camel gate in Jerusalem | was the needle's eye a small gate | my pastor said the eye of the needle was a door | camel on its knees through a gate | eye of the needle gate true | camel through needle's eye meaning",
  'mary-magdalene':
    'Mary Magdalene was a prostitute | was mary magdalene a prostitute | was Mary Magdalene married to Jesus | why does everyone say Mary Magdalene was a prostitute | was Mary Magdalene the sinful woman | did the Bible call Mary Magdalene a harlot | why do people think Mary Magdalene sold herself | seven demons Mary Magdalene',
  'settles-it':
    "God said it I believe it that settles it | the Bible says it that settles it | where is God said it I believe it | bumper sticker God said it that settles it | I believe it because God said it | if God said it it's settled | is God said it that settles it a verse | God's word settles it saying",
  'never-bad':
    "God will never let bad things happen to his children | God protects believers from everything bad | nothing bad happens to good Christians | if you pray God keeps you safe always | they said God won't let anything bad happen to me | does God promise nothing bad will happen | Christians shouldn't have troubles | God won't let harm touch you promise",
};
