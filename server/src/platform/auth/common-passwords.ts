/**
 * The most common leaked passwords, and words that church people choose. Compared with a password in
 * lower case without digits and signs at both ends, so that one word covers its variants.
 */
export const commonWords = new Set(
  `password passwort passphrase passcode pass passw passwd pwd secret secrets letmein letmeinnow openup opensesame welcome
  welcomeback hello helloworld hellothere goodbye changeme changethis change default guest user username login logon
  signin admin administrator root superuser master mastermind test testing tester temp temporary example sample demo
  access private public office company business service server system computer internet network windows google yahoo
  facebook instagram twitter youtube amazon apple android iphone samsung microsoft linkedin netflix spotify whatsapp
  iloveyou iloveu iluvu ilovegod ilovejesus ilovemyself loveyou loveme lovely lover lovers love loving mylove myloves
  truelove babygirl babyboy baby babe honey sweetheart sweetie sweety darling angel angels angela angelo princess prince
  queen king kingdom superman batman spiderman wonderwoman ironman captain wizard dragon dragons dragonball monster ninja
  warrior hunter ranger killer shadow ghost phantom phoenix tiger tigers lion lions eagle eagles falcon panther bear bears
  wolf dolphin dolphins monkey donkey pony horse horses puppy kitty kitten butterfly ladybug bunny rabbit chicken turtle
  sunshine sunflower sunset sunrise summer summertime winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday rainbow flower flowers
  rose roses lily daisy jasmine lavender cherry peach apple apples banana orange lemon cookie cookies chocolate candy
  sugar cupcake cheese pizza pepper ginger cinnamon coffee whiskey pumpkin peanut peanuts butter
  football footbal baseball basketball softball volleyball soccer hockey tennis golf golfer golfing racing nascar
  yankees cowboys steelers lakers chelsea arsenal liverpool barcelona juventus manchester united broncos packers raiders
  michael jordan jennifer jessica ashley amanda andrew anthony robert thomas daniel david matthew joshua joseph joe james
  john johnny william charlie charles richard george patrick steven stephen kevin brian justin brandon christopher chris
  nicholas nicole michelle melissa stephanie elizabeth heather tiffany samantha alexander alexandra alexis victoria
  maria mary anna hannah rachel rebecca sarah susan linda barbara patricia karen nancy margaret maggie martin marina
  jasper jackson mason tyler taylor morgan jordan austin dakota buster bailey cooper max maxwell harley harry potter
  starwars starwar skywalker yoda matrix pokemon pikachu mario zelda minecraft fortnite roblox gandalf frodo hobbit
  trustno trustnoone nothing whatever something anything everything nobody someone forever always never believe dreams
  dreamer dream peace peaceful freedom liberty america american canada mexico texas florida california newyork london
  paris england germany france brazil india nigeria ghana kenya philippines australia
  mustang corvette ferrari porsche mercedes camaro yamaha suzuki kawasaki harleydavidson toyota honda chevy ford jeep
  diamond diamonds silver golden purple yellow orange black white green blue red pink maroon scarlet crystal emerald
  thunder lightning storm stormy hurricane blizzard fire water earth ocean river forest mountain galaxy universe planet
  jupiter mercury saturn apollo neptune phoenix zeus hercules athena
  family familia mother father mommy daddy mama papa brother sister grandma grandpa friends friend friendship bestfriend
  lucky luckyone happy happiness smile smiles smiley cool awesome beautiful handsome pretty precious special perfect
  money dollar million millionaire winner champion soldier police doctor nurse teacher student school college
  music guitar piano drummer rockstar metallica nirvana beatles queenbee dance dancer dancing singer
  jesus jesuschrist jesuslovesme jesusislord jesussaves jesusfreak christ christian christians christmas god goodgod
  godisgood godislove godbless godblessme godblessyou godfirst thankgod thankyoujesus thankyoulord praisegod praisejesus
  praisethelord praise hallelujah alleluia halleluyah amen amazinggrace grace graceful gracechurch mercy faith faithful
  faithhope hope hopeful blessed blessing blessings bless salvation saved savior saviour redeemed redeemer redemption
  heaven heavenly holy holyspirit holyghost spirit gospel bible holybible scripture psalm psalms genesis exodus matthew
  mark luke john johnthreesixteen acts romans corinthians galatians ephesians philippians hebrews revelation proverbs
  church churchadmin churchoffice mychurch pastor pastors preacher minister ministry deacon elder worship worshiper
  prayer prayers pray praying miracle miracles moses abraham isaac jacob noah elijah gabriel michael emmanuel immanuel
  messiah lord lordjesus lordismyshepherd shepherd goodshepherd lamb lambofgod cross calvary easter resurrection
  trinity baptist methodist lutheran catholic presbyterian pentecostal anglican
  kingofkings lampstand lamp light lightoftheworld saltandlight
  qwerty qwertz azerty qwertyuiop qwertyui qwert qwer asdf asdfg asdfgh asdfghjkl asdfjkl zxcvbn zxcvbnm zxcv zxcvb
  qazwsx qazwsxedc qazxsw wsxedc zaqxsw zaqwsx qweasd qweasdzxc asdzxc qwaszx poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa xxx xyz zzz asd qwe iop`.split(/\s+/),
);
