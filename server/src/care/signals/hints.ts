import { type Signal, signalsOf } from './signal.ts';

/** Indirect ways of saying it: a hint is a note together with another one, and never urgent by itself. */
export const hints: readonly Signal[] = [
  ...signalsOf('suicide', {
    heavy: [
      [
        '(casket|coffin|viewing|obituary|autopsy|cremated|tombstone|headstone)',
        'bleed(ing)? (out|to death)',
        '(stop|stopped|stops|quit) (my heart|breathing|my breath|beating)',
        '(my heart|my breath) ~ (stop|to stop|give out)',
        '(my own|my) (funeral|viewing|grave|burial|body)',
        '(warm|full) bath',
      ],
      [
        '(get over|forget|be rid of|manage without|move on from) me',
        '(not|never) ≈ (worry|worried|bother|deal|think) ≈ (about|with) me',
        '(minus|less) one',
        '(set|sets|setting) (you|me|him|her|them|everyone) free',
        '(marry again|remarry|find (someone|somebody|a) (better|new|else))',
        '(made peace with|at peace with) (it|this|that|dying|what)',
        '(affairs in order|everything in order|passwords|paid ahead|paid the rent|no mess|not have a mess|clean up after me|trouble (for|to) (them|anyone))',
        '(hugged|kissed) (me|everyone|them|my kids) ~ (too long|last|goodbye|longer)',
        'do not wait up',
      ],
      [
        '(bridge|dam|cliff|tracks|overpass|rooftop|ledge|hunting rifle|gun safe|steering wheel|medicine cabinet|bathtub|exhaust|hose|razor blade|deep end|edge)',
        '(look|looking|stare|staring) (at )?(the )?(pills|medicine|knife|rope|tracks|water)',
        'the pills',
      ],
      [
        '(keep|keeps|kept) ≈ (looking at|thinking|picturing|imagining|staring|dreaming|wondering|hearing|seeing)',
        '(on|in) my (mind|head) ~ (since|all|every|again|constantly|day|night)',
        '(so|too|be) easy to ~ ~ (let go|end|stop|fall|slip|go|jump|drop)',
        '(think|thought) ~ ~ (is|as|was) (the|my|a|only) (solution|answer|way out)',
        '(if|what) (she|he|they|people|you|anyone) (knew|know) ~ (what i (think|feel|plan|want)|how i feel)',
        '(what|things) i think (about|of) (in|at|when|alone)',
        'turned around',
        '(would|does|will) it hurt',
        'to find out',
      ],
      [
        '(years|days|months|nights) (more )?of this',
        '(not|never) (going to )?(make it|last|survive|get) (through|thru|past|until|till|the night|tonight)',
        '(why|what) (should|do|would) i (even )?(bother|try|care|get up|go on)',
        '(nothing|not anything) (feels|is|seems) (real|left|good|right|worth it)',
        '(not|never) deserve',
        '(i|me) ≈ (was|am|is) a mistake',
        '(my eyes|i) (opened|woke)',
        'eyes (opened|open)',
        'go where (he|she|they) (is|are|went)',
        '(i no can|no can more|can not more)',
        'on purpose',
        '(does not|never|not) get(s)? better',
        'gets better but',
        'feel something',
      ],
    ],
    slight: [
      [
        '(dumped|divorce|widow|alone|nobody visits|retired|bullied|fired|failed|grandma died|broke up|locked (his|her|the)|crying)',
      ],
    ],
  }),
  ...signalsOf('abuse-adult', {
    grave: [
      [
        '(black eye|bruises|split lip) again',
        '(squeezed|squeezes|grabbed|held|hands (on|around)) (my|her) (throat|neck)',
        '(find|found) my body',
        '(we|us) (would |will |could |are going to |both )+(die|crash)',
        '(grabbed|grabs|yanked) the (steering )?wheel',
        'pay for it',
        '(hand over|turn over|give (him|her)) (all )?my (check|paycheck|wages|tips)',
        '(told|tell|tells|said to) ≈ (doctor|nurse|neighbors|people|everyone|boss|pastor|teacher|coworkers) ≈ (i|that i) (fell|walked|tripped|slipped|bumped)',
        '(uses|used|with|raises|raised) his (fists|fist|belt|hands|boots)',
        '(corrected|correct|corrects|discipline|disciplines|disciplined|punish|punishes|teach (me|her) a lesson) ~ ~ (wife|me|fists|belt|hands|hard)',
        '(chair|dresser|furniture) (against|under|in front of) (the|my) (bedroom )?(door|knob)',
        '(broke|smashed|breaks|threw|throws|cracked) (a |the |his |her )?(\\S+ )?(over|at|against|on) my (head|back|face)',
        '(borracho|borracha|me avienta|me empuja|me jala|me insulta|contra la pared)',
      ],
    ],
    heavy: [
      [
        '(pay for it|get it later|regret it|made me sorry|gets his way)',
        '(deadbolt|padlock|locks the|lock the|hides the keys|only key|the key around)',
        '(hand over|give (him|her)|takes) (my|all my) (check|paycheck|wages|tips|card)',
        '(get|got|getting) (the )?(children|kids|us|me|them) out',
        '(sleep|sleeping|slept) (in my car|with a|with one eye|in the (car|bathroom|closet))',
        '(saw stars|blacked out|lost a tooth|black and blue|fists|fist)',
        '(allowance|dollars for the week|ask for permission|have to ask)',
      ],
      ['(babys father|baby father|my ex|old man|father of my (kids|children|baby))'],
    ],
    slight: [['(supper|dinner|late|disobedient|nobody|neighbors|pray he|drunk)']],
  }),
  ...signalsOf('abuse-child', {
    grave: [
      [
        '(mother|father|mom|dad|stepmom|stepdad|parents) ~ (burns|burned|locks|hits|starves|kicks|chokes|ties) (her|him|them|me)',
        '(wants|offered|going|asked) to (pick me up|meet me|see me|come get me) ~ ~ (school|alone|park|mall|house|secret)',
        '(on|from|off) (roblox|discord|snapchat|instagram|fortnite|a game)',
        '(let|lets|letting) (him|her|them) (take|touch|watch|see|hold) ~ (pictures|pics|me|videos|photos|it)',
        '(candy|money|gifts|presents|toys|ice cream|robux|phone) (if|when|so|to) (i|she|he|we) (let|do|keep|go|not tell|touch|sit)',
        '(makes|made|make|wants|asks) (me|us|him|her) (to )?(play|hug|cuddle|tickle|sleep (in|on|with|outside)|kneel|stand|eat|drink) ~ ~ (game|games|him|bed|garage|shed|basement|floor|outside|dog|hours|vomit|married|house)',
        '(blood|bleeding|torn|stained|sore) ~ (in|on|down) (her|his|my) (underwear|panties|diaper|pants|private)',
        '(begs|cries|screams|shakes|refuses|panics) ~ ~ (not to be left|when (he|she|dad|grandpa)|to go (to|with)|if i leave|with (him|her|grandpa|grandfather|uncle|dad|the sitter))',
        '(not|never) want to go (to|with|back to|over to) (my )?(dads|dad|grandpas|uncles|moms|his|her|church with)',
        '(because of|hate|what) what (he|she|his friend|my uncle|her friend) (does|did|do)',
        'what (he|his friend|my (uncle|dad|brother|cousin)) does',
        '(hand|hands|arm|face|feet) (on|in|under) the (stove|iron|hot water|burner|heater)',
        '(sleep|sleeps|sleeping) in the (garage|shed|basement|yard|doghouse|closet)',
      ],
    ],
  }),
  ...signalsOf('sexual-assault', {
    grave: [
      [
        '(pushed|pressed|rubbed|forced|pushes|presses|rubs|exposed) (himself|his body|his hips|up) (against|on|onto|to) (me|her)',
        'too (drunk|high|scared|tired|weak) to (move|say|stop|fight|scream|leave|speak)',
        '(held me down|holds me down|took off the condom|said stop)',
        '(shut|locked|closed|blocked) the (office |bathroom |bedroom |car )?door and',
      ],
    ],
  }),
  ...signalsOf('trafficking', {
    heavy: [
      [
        '(agency|dormitory|barracks|recruiter|contractor|the lady|the boss)',
        '(owe|debt) (more )?(each|every) (day|week|month)',
        'owe more',
      ],
      ['(locks|lock|locked|guards|guarded|watched) ~ ~ (night|in|door|dormitory|house|gate)'],
    ],
  }),
  ...signalsOf('poison', {
    grave: [
      [
        'took (\\d+|two|three|four|five|six|seven|eight|nine|ten|a lot) of (my|his|her) ~ ~ (pills|meds|tablets)',
        '(by (accident|mistake)|accidentally) ~ (took|drank|swallowed|ate|gave)',
        '(open|opened|empty|spilled) bottle of',
        '(how many|some|half) (are|is|of them are|were) (missing|gone|left)',
        '(breathed|breathing|inhaled|smelled) ~ ~ (fumes|chemicals|smoke|gas|chlorine)',
        'fumes',
      ],
    ],
  }),
  ...signalsOf('medical', {
    grave: [
      [
        '(one|left|right) side ~ ~ (limp|weak|numb|droop\\w*|not move)',
        '(limp|floppy|hives|listless|blue lips|slurring|delirious|hallucinating)',
        '(woke up|suddenly|is|so) (very )?(confused|disoriented)',
        '(fever|temperature|temp|hot) ~ 10[3-7]',
        '(stopped|quit|skipping|without) (taking )?(my|his|her) (insulin|heart (medicine|pills|meds)|seizure meds|blood thinners)',
        '(voice|throat|airway) is (going|closing|tight)',
        '(fainted|passed out|blacked out)',
      ],
    ],
    against: [['(in rehab|jacob|jesus|why did|bible|but (she|he) is fine)']],
  }),
  ...signalsOf('perinatal', {
    heavy: [
      ['(ever since|since|after) (the )?(delivery|labor)', 'since i delivered'],
      [
        '(done something|do something|something happens|hurt|harm) (to )?(the|my) (baby|newborn)',
        '(keep checking|check all night|intrusive|scary thoughts)',
      ],
    ],
  }),
  ...signalsOf('substance', {
    grave: [
      [
        '(one|1) (beer|drink|glass|hit|pill|bet) (turned|turns|became|led) (into|to)',
        '(missed|lost|late for|called off) (work|my job|my shift) ~ (again|drunk|hungover|drinking)',
        '(drank|drunk|drinking|used|high|hungover) (too much )?again',
        '(blackout|blacked out|no memory) ~ (drunk|drinking|drank|night)',
      ],
    ],
  }),
  ...signalsOf('scam', {
    grave: [
      [
        '(stays|stay|stayed|keeps me|on) (on )?the (line|phone) while i',
        '(tell|say to|lie to) (her|him|the teller|the bank|them) (it is|that it is|the money is) for',
        '(celebrity|actor|singer|famous|keanu|elon) ~ ~ ~ (writes|wrote|messages|loves|asks|texts)',
        '(fan card|membership fee|customs|release fee|clearance|processing fee|handling fee)',
        '(package|parcel|delivery|account|shipment) is (held|on hold|stopped|locked|suspended)',
        '(typed|entered|gave|put) (in )?(my|the) (card|password|bank|account|social|pin|login)',
        '(strange|unknown|now there are|weird) charges',
        '(lottery|sweepstakes|inheritance|prince|barrister)',
        '(investment|trading|crypto) (platform|app|mentor|coach|group)',
      ],
    ],
    slight: [['(teller|fraud man|payment|i only owe|charges|asks for)']],
  }),
  ...signalsOf('elder-abuse', {
    grave: [
      [
        '(ties|tied|tie|straps|strapped|restrains|restrained|locks|locked|drugs|drugged|overmedicat\\w*) (my|her|his|me|mom|dad|grandma|grandpa) ~ ~ (hands|bed|chair|rail|room|wrists|asleep)',
        '(caretaker|caregiver|home aide|attendant|nurse) ~ ~ (nap|steals|ties|yells|shoves|hits|forgets|leaves)',
      ],
    ],
  }),
];
