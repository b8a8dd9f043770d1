import { signalsOf } from './signal.ts';

export const abuseAdult = signalsOf('abuse-adult', {
  clear: [
    [
      '(he|she|{partner}|wife|el) ≈ {struck} ≈ {bodypart}[not in (scrabble|chess|a|golf|tennis|cards|uno)|at (a|chess|cards|golf|tennis|scrabble|uno|ping|checkers)|to the|with (kindness|love|joy|peace)|by (a|one|two)|up (the|to)|out of the group|that|when|on the back]',
      '(husband|wife|boyfriend|girlfriend|fiance|man|dad|father|stepdad|partner|ex|son in law) ~ (hits|beats|punches|chokes|kicks|slaps|shoves|strangles|abuses|pushed|hit|beat|punched|choked|kicked|slapped|shoved|burned|dragged|backhanded|backhands|abused) (her|him|them|my (mom|mother|sister|daughter|friend|kids))',
      '(backhand|backhands|backhanded|clawed|headbutted|body slammed|pistol whipped|waterboarded|suffocated) (me|us|her)',
      '{struck} (me|us) ≈ (down|against|into|across|over|with|by|because|when|until|again|every|last|in the (face|head|stomach|back|mouth))',
      '(he|she|{partner}|wife|el) ~ ~ (says?|said|told|tells|threatens|threatened|swears|swore|texts|texted|promises|promised|dice|grita|amenaza) ~ ~ ~ (kill me|kill us|kill him|kill her|kill them|bury me|bury us|burn the house|burn (me|us)|hurt me|hurt us|cut my|shoot|find me|break my|destroy me|matar|end me)',
      '(me va a|te voy a|va a) (matar|pegar|golpear)',
      '{struck} ≈ (by|from) (my|her|the) (own )?({partner}|wife)',
    ],
    [
      '(afraid|scared|terrified|frightened|fear|fearful|dread) ≈ (of|when|around|to) ≈ (my {partner}|my (dad|father|stepdad|brother|uncle|son|grandson|wife)|go home|come home|be home|walk in|say no|tell (him|her)|leave (him|her)|speak|sleep next to|the door)',
      'i ≈ (afraid|scared|terrified|frightened) (of )?(him|her|what (he|she))',
      '(not|do not|never) (feel )?safe ≈ (home|house|with|around|marriage)',
      '(hide|hides|hid|hiding|put|putting|lock|locked|locking) ≈ (knives|keys|kids|children|myself|bruises|marks|phone|money|guns|in the bathroom) ~ ~ (before|when|until|from|so|because|while|husband|he|him|her|comes)',
      '(submissive|submit|better wife|good wife|obey|obedient) ~ ~ ~ (stop|stops|stopped|not) ~ (physical|hit|hitting|hurt|hurting|angry|violent|mad|rough|yelling)',
    ],
    [
      '(not|never|no) (let|allow|allows|permit|permits|lets) (me|us) ≈ (to )?(leave|leaving|go|out|work|see|talk|have|drive|visit|phone|family|friends|friend|sister|mother|doctor|church|sleep|eat|spend|speak|call)',
      'no me (deja|permite) (salir|ver|trabajar|hablar|tener|irme|usar|estudiar|manejar)',
      '(controls|control|controlling|checks|check|reads|tracks|follows|monitors|counts|takes|took|hides|keeps|watches|goes through) ≈ my (money|phone|texts|messages|location|car|keys|every|each|paycheck|pills|clothes|bank|email|account|every move|whole life|mileage)',
      '(counts|controls|checks|tracks) ≈ every (dollar|penny|call|text|move|mile|step|receipt)',
      '(stalking|stalks|stalked|tracking|spying on|following) me',
      '(tracker|airtag|camera|cameras|gps) ≈ (on|in|under) my',
      '(shows|show|showed) up ≈ (wherever|everywhere|at my|outside|where i)',
      '(sits|waits|parks|stands|watches|waiting|parked) ≈ (across from|outside|in front of|near|at) my (work|job|house|home|door|school|apartment|window|church)',
      '(picture|pictures|photo|photos|video) of my (own )?(front door|house|car|window|bedroom|kids)',
    ],
    [
      '{firearm} ≈ (on|at|to|against) ≈ (me|my|table|us|bed|counter)[not counter top]',
      '(he|she|{partner}) ≈ (put|puts|pulled|pulls|pointed|points|held|holds|waved|shows|showed|cleans|cleaned|grabbed|got) ≈ ({firearm}|knife|machete|bat|hammer|axe)',
      '(broke|breaks|dislocated|split|busted|fractured|cracked|bruised|strangled) my (arm|rib|ribs|nose|jaw|finger|wrist|shoulder|lip|tooth|teeth|neck|eye|hand|collarbone)',
      '(he|she) (broke|dislocated|bruised|bit|twisted) my (arm|rib|ribs|nose|jaw|finger|wrist|shoulder|neck|hand)',
      '({relative}|he) ≈ (end up|ended up|wake up|woke up|find myself) on the floor',
      '(end up|ended up) (on the floor|in the er|in the emergency room|with (a )?(black eye|bruises))',
    ],
  ],
  grave: [
    [
      '(bruise|bruises|bruised|black eye|black eyes|split lip|lip is split|broken rib|ribs hurt|busted lip|swollen eye|marks on|finger marks|handprint|choke marks|stitches|concussion)',
      'long sleeves ~ ~ (church|so|nobody|hide|because)',
      '(hide|hides|cover|covering|makeup) ~ ~ (what (he|my husband|she|my wife|my boyfriend)|it|them|marks)',
      '(nobody|no one|so nobody|so no one) ≈ (sees|see|knows|know|believe|believes) ≈ (what|that|me|man|home)',
    ],
    [
      '(rough|physical|violent|abusive|aggressive) (with|to|toward|towards) (me|her|him|us|the kids|my|his wife|his)',
      '(gets|getting|got|turns|becomes|is|being) (so |very )?(physical|violent|abusive|aggressive|physically)',
      '(throws|threw|throwing|breaks|broke|smashed|smashes|punches|punched) ≈ (plates|things|dishes|a plate|walls|the wall|holes|chair|bottle|phone|furniture|door|my phone)',
      '{struck} ≈ (her|him|his wife|my sister|my mother|my daughter|my mom|my friend) ≈ (again|because|when|every|with|until|and|last|so|face|head)',
      '(scream|screams|screaming|yelling|shouting) ~ ~ ~ (slap|slaps|breaking|crying|thud|hit|hits|bang|police|beg|stop)',
    ],
    [
      '(walking|walk) on eggshells',
      '(when|whenever|every time|if) (he|she|my husband|my wife|my boyfriend) (drinks|drunk|gets that|is drunk|gets mad|gets angry|loses it|snaps)',
      '(blames|his fault|my fault|he says it is my fault|i made him|i deserved)',
      '(get away|escape|run away|hide|safely leave|afraid to leave) (from )?(him|my husband|my abuser|my boyfriend|my ex|my wife)',
      '(he|she) decide\\w* everything',
      '(isolates|isolated|isolate|locks|locked) me',
    ],
    [
      '(abusive|abuser|violent|controlling) (husband|wife|boyfriend|girlfriend|marriage|relationship|partner|home|ex)',
      '(my|from my) abuser',
      'domestic (violence|abuse)',
      '(violencia|miedo de mi (marido|esposo|novio|pareja))',
    ],
    ['(threat|threats|threaten\\w*) ≈ (me|us|my|to)', 'amenaza\\w*'],
  ],
  heavy: [
    ['({partner}|wife|since we married|since the wedding|the man i live with|marido|esposo)'],
    [
      '(scared|afraid|terrified|tremble|frightened|in danger|unsafe|panic|nightmare)',
      '(shelter|restraining order|safe place|protective order)',
    ],
  ],
  slight: [
    ['(flowers|sorry every time|promises to change|says sorry|comes home)'],
    ['(he|she)'],
    [
      '(hits|hit|beats|beat|choke|choked|slap|slapped|kick|kicked|punch|shove|shoved|whip|grab|grabbed|hurt|bit|threw|pushed|harder)',
    ],
    ['(temper|angry|rage|mad|drunk|drinks|jealous|yells|screams|payday|paydays|gets that look|explodes|furious)'],
    ['(home|house|tonight|kids|children|belt|gun|knife|fault|nobody knows|neck|bleed|bled|blood)'],
    ['(control|controls|controlling|phone|money|tracker|passwords)'],
  ],
  against: [
    [
      '(scrabble|chess|game|softball|joke|laughed|surprise|birthday|award|goal|haha|lol|dog|cat|toddler|uno|cards|deer|tennis|golf|traffic|fish|bull|horse|record)',
    ],
    ['(fear of the lord|god fearing|gods love|afraid of the dark|the enemy|satan)'],
    [
      '(yahweh|king|israel|servants?|philistines|disciples|prophets?|egypt|egyptians|babylon|saul|david|commandments|pharaoh|samson|robbers|tyrants|unbelieving)',
    ],
    ['(chores|dishes|spending|budget|bill|bills|vacation|wedding on|handles the money)'],
  ],
});

export const abuseChild = signalsOf('abuse-child', {
  clear: [
    [
      '(touch|touches|touched|touching|kiss|kisses|kissed|kissing|rub|rubs|rubbed|rubbing|grab|grabs|hand|hands|fingers|lick|licks|puts|hurts|hurt|looks at|feels) ≈ {intimate}',
      '(comes|come|coming|came|gets|got|climbs|sneaks|walks|slips|lies|lays|sleeps|stands|stood) (in|into|in to|on|by) (my|her|his|our) (room|bed|bedroom|shower|bath)',
      '(comes|come|coming|came|walks|watches|stares|films|records|peeks|spies) ~ ~ (changing|undress|undressing|shower|showering|bath|bathing|naked|change|dressing)',
      '(does|did|do|doing) (stuff|things|bad things|something|it|nasty things|weird things|dirty things) (to|with) (me|her|him|us|my)',
      '(does|did|do|doing) (stuff|things|bad things|something|nasty things|weird things|dirty things) (to|with) (me|her|him|us|my (daughter|son|sister|brother))',
      '(made|makes|make|making|forces|forced|tells|told) (me|her|him|us) (to )?(do it|do things|do stuff|touch|watch|take off|undress|look at|suck|pose|take pictures|sit on)',
      'sit on (his|her|my) lap',
      '(bad|dirty|nasty|sex|porn|adult|naked) (videos|video|pictures|movies|movie|magazines|stuff)',
      '(se mete|entra) en mi (cama|cuarto)',
      '(me|la|lo) toca',
      '(our|little|special|a|the|it is a|keep (it|this) (a )?) ?secret ~ ~ ~ (room|bed|touch|uncle|dad|grandpa|coach|he|teacher)',
      '(post|share|send|leak|show|spread) ≈ my (nudes|nude|naked|pics|pictures|photos|video)',
      '(pictures|pics|photos|picture) ≈ (without|no|of) ≈ (clothes|himself|body|naked)',
      '(touch|touches|touched|touching|molest\\w*|fondl\\w*) (my (child|daughter|son|sister|brother|niece|nephew)|me)$',
      '(abusing|abuses|molesting|beating|starving|hurting) (his|her|their|the) (kids|kid|children|child|baby|son|daughter)',
      '(was|been|being|am) (abused|molested|beaten) by (my|a|the|our)',
      '(exposed|exposes|exposing) himself',
      '(nudes|nude|naked pics|naked pictures|naked photos|pics without)',
    ],
    [
      '(my |our |their |his |her )?(dad|father|mom|mother|stepdad|step dad|stepfather|stepmom|step mom|foster dad|foster mom|foster father|parents|uncle|grandpa|grandfather|aunt|grandma|brother|coach|teacher|babysitter|moms (bf|boyfriend)|mom s (bf|boyfriend)|padrastro|papa) ≈ {struck} ≈ ({bodypart}|me|us|my little brother|my brother|my sister|{little}|so hard|with)[not in (the|a)|at chess]',
      '(i|we) ≈ (hit|slapped|shook|shake|slap|threw|throw|hurt|smacked|kicked|dropped|punched|squeezed|burned|spanked) ≈ my (own )?(baby|toddler|kid|kids|son|daughter|newborn|child|children|infant|little (boy|girl))',
      '(i|we) ≈ (hit|slapped|shook|shake|threw|smacked|punched|burned) ≈ my (baby|toddler|kid|kids|son|daughter|newborn|child|children|infant)',
      '(used|uses|took|takes|gets|got) (the|a) (cable|belt|cord|stick|hose|switch|paddle|wire|hanger|whip|brush|spoon) ≈ (on|to|across|out) ≈ (me|my|us|back|him|her|legs)',
      '(belt|cord|cable|whip|stick) ≈ (on|across) my (back|legs|bare)',
      '(locks|locked|lock|shuts|chained|tied|ties|kept|keeps) (me|us|him|her|them|the kids|my (brother|sister)|{little}) (in|out|outside|inside|up|to)',
      '(i|we|they|he|she|kids) ~ (not|do not|dont) (get|have|given|eat) (any )?(food|dinner|to eat|fed)',
      '(not|never) (give|gives|feed|feeds) (me|us|them|him|her) (any )?(food|dinner|to eat|anything)',
    ],
  ],
  grave: [
    [
      '{little} ~ ~ ~ (said|says|told|tells|claims|whispered|disclosed) ~ ~ ~ (hurt|hurts|hit|hits|touch|touched|touches|kissed|burned|burns|scared|secret|not to tell|private|naked|locked|beats|makes (her|him)|did (something|things))',
      '{little} ~ ~ (flinch|flinches|hides|hoards|steals) ~ (food|bread|when|from|under)',
      '{little} ~ ~ (bruise|bruises|burns|marks|welts|scars|black eye|cuts|broken)',
      '(bruise|bruises|burns|marks|welts|handprint|handprints) ~ ~ (on|shaped|all over) ~ ({little}|twins|back|legs|arms)',
    ],
    [
      '(not to tell|(do not|never) tell (mom|dad|my (mom|dad|mother|father|parents|teacher)|anyone|anybody)|promise not|told (me|him|her) not to|made (me|her|him) promise|keep a secret|our secret|is a secret|its our secret|who to tell|whom to tell|should i tell)',
      '(can not|afraid to|scared to|do not want to) go home',
      '(peed|wet) (himself|herself|myself|my pants|the bed)',
    ],
    [
      '(feels|felt|is|seems) (wrong|weird|gross|icky|bad) (what|when|how|that|and|but)',
      '(makes|keeps|asks|wants|has) me (stay|come|alone|to be alone|meet|go) ~ ~ (after|alone|with him|his (car|house|room|office)|practice|class)',
      '(someone|guy|man|stranger|he|person|girl|boy) ~ (from discord|online|on (discord|snapchat|instagram|roblox|snap|tiktok|the internet))',
    ],
    [
      '(left|leaves|leave) (me|us|them|him|her|the kids) alone ~ ~ (days|night|nights|weekend|week)',
      '(home|left|leaves|leave) alone ~ ~ (days|night|nights|all day|weekend|week)',
      '(alone|outside) (all night|for days|every night|in the cold)',
    ],
    [
      '{struck} ≈ (my (little )?(brother|sister|son|daughter|baby|toddler)|the (kids|children|baby|kid)|our (son|daughter|kids|baby)|his (son|daughter|kids)|her (son|daughter|kids))',
    ],
  ],
  heavy: [
    [
      '(i am|im) (\\d|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)( years old)?$',
      '(i am|im) (\\d|1[0-7]|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (and|years|yrs|yo|my|but)',
      'in (\\S+)? ?(grade|middle school|elementary|6th|7th|8th|9th|fifth|sixth|seventh)',
      '\\d+(st|nd|rd|th) grade',
      'report card',
    ],
    ['(private part|his pants|my pants|underwear|naked|no clothes|undressed|in the dark)'],
    [
      '(fosters?|foster child|foster dad|foster mom|fathers house|moms bf|mom s boyfriend|mom s bf|step ?dad|stepfather|stepdad)',
    ],
  ],
  slight: [
    [
      '(dad|daddy|father|mom|mother|stepdad|uncle|grandpa|grandfather|coach|teacher|babysitter|pastor|priest|cousin|brother|helper|volunteer|boyfriend|he)',
    ],
    ['(daughter|son|child|kid|little|toddler|baby|student|nursery|year old)'],
    [
      '(hurt|hurts|hits|hit|burned|bruises|kissed|touch|touched|alone|scared|afraid|secret|at night|room|bed|basement|closet)',
    ],
    ['(online|pics|pictures|send more|post)'],
  ],
  against: [
    [
      '(monsters|dark|dance|soccer|baseball|piano|birthday|dog|school play|jesus|baptized|vacation|college|game|games|homework|allowance|movie night)',
    ],
    ['(yahweh|king|israel|servants?|philistines|disciples|prophets?|egypt|pharaoh|abraham|isaac|joseph|moses|rod)'],
    [
      '(bible|proverbs|why did|his sister|her brother|how do i (stop|teach|get|keep) my)',
      '(background check|policy|training|guidelines)',
    ],
  ],
});
