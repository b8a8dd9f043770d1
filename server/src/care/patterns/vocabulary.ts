/** Lists of words that the phrases name in braces. One list may name another. */
export const vocabulary: { readonly [name: string]: string } = {
  relative:
    '{partner}|wife|my ({parent})|stepfather|son in law|daughter in law|mother in law|father in law|fiance|roommate|the man i live with|el',
  partner:
    'husband|wife|boyfriend|girlfriend|fiance|fiancee|partner|spouse|man|ex|ex husband|ex boyfriend|baby daddy|babys dad|esposo|marido|novio|pareja',
  parent:
    'dad|father|mom|mother|stepdad|step dad|stepfather|stepmom|step mom|stepmother|parents|foster dad|foster mom|foster father|foster mother|uncle|aunt|grandpa|grandfather|brother|older brother|stepbrother|step brother|moms boyfriend|cousin',
  leader:
    'pastor|priest|elder|deacon|youth pastor|youth leader|minister|bishop|sunday school teacher|small group leader|choir director|worship leader',
  trusted: 'coach|teacher|babysitter|neighbor|tutor|doctor|{leader}',
  child:
    'son|daughter|child|kid|kids|children|baby|boy|girl|little boy|little girl|grandson|granddaughter|grandchild|grandkids|grandbaby|niece|nephew|\\d+ year old|stepson|stepdaughter|student|toddler|sister|little sister|brother|little brother',
  person:
    'he|she|they|my {child}|my {partner}|my ({parent})|my (best )?friend|my roommate|my cousin|my coworker|my sister in law|a friend|our (son|daughter|child|kid)|someone|somebody|a (girl|boy|woman|man|kid|teen|teenager|student|member|friend|person|young man|young woman)|my (teen|teenage) (son|daughter)|{name-of}',
  'name-of': 'the (boy|girl|kid|student|man|woman|person)|this (boy|girl|kid|student|man|woman|person|guy)',
  them: 'himself|herself|themself|themselves|hisself|theirself',
  their: 'his|her|their',
  wish: 'want to|wants to|need to|hope to|hope i|wish to|wish i could|wish i would|wish i can|wish i was|wish i were|wish that i (was|were|could)|wishing i (was|were|could)|could just|should just|would rather|let me|deserve to|prefer to|thinking (of|about)|think (of|about)|feel like|feeling like|ready to just|supposed to|would be better to|better to|longing to|beg to|begging to|pray to|pray i|praying i|ask god to|trying to|wanting to|plan to|planning to|decided to',
  want: '{wish}|going to|plan on|planning on|about to|might|may|will|should|could|ready to|thought about|thoughts of|thoughts about|urge to|urges to|tempted to|intend to|have to|how to|how do i|way to|ways to|try to',
  killself:
    '(kill|killing|hang|hanging|shoot|shooting|drown|drowning|off|offing|unalive|unaliving|suffocate|starve|stab|electrocute|gas|overdose|poison|delete) myself|(commit|committing|do|attempt|attempting) suicide|(take|taking) my own life|(end|ending) my (own )?(life[not well|in|with|as|serving|faithful|faithfully|debt|here well]|existence|pain forever|suffering forever)|(slit|slitting|cut|cutting) my (wrists|wrist|throat|veins)|blow my (brains|head|brain) (out|off)|put a (bullet|gun) (in|to) my (head|mouth|brain)',
  'no-more':
    'die|dying|be dead|being dead|dead|not be (here|alive|around)|not be here anymore|not exist|not exist anymore|stop existing|stop living|be gone for good|be gone forever|be no more|not be in this world|sleep forever|disappear forever|disappear and never come back|never wake up|not wake up|fall asleep and (never|not) wake( up)?|sleep and (never|not) wake( up)?|go to sleep and (never|not) wake( up)?|never been born|not been born|fade away forever|close my eyes and never open them',
  act: 'end it all|end it|end everything|end things for good|cease to exist|jump off (a|the|that|this|my) (bridge|building|roof|cliff|overpass|balcony)|jump in front of (a|the) (train|car|bus|truck|subway)|step in front of (a|the) (train|car|bus|truck)|walk into traffic|crash (my car|my truck|the car)|drive (my car |my truck )?(off|into) (a|the|that) (bridge|cliff|tree|river|wall|pole)|(take|swallow|taking|swallowing) (all|every one of|a whole bottle of|the whole bottle of) (of )?(my|the|these|those|her|his) (pills|meds|medicine|medication|tylenol|sleeping pills|insulin)|(take|swallow) (a whole|the whole|a) bottle( of)?( my)?( pills| tylenol| sleeping pills)?|(take|swallow) a bunch of (pills|tylenol)|overdose|od',
  harmself: '(hurt|harm|cut|burn|punish|hurting|harming|cutting|burning|punishing) myself',
  hits: '{hits-now}|{hits-past}',
  'hits-now':
    'hits|hitting|beats|beating|punches|punching|slaps|slapping|chokes|choking|strangles|strangling|kicks|kicking|shoves|shoving|smacks|smacking|abuses|abusing|hurts|hurting|attacks|attacking|whips|whipping|burns|burning|drags|dragging|throws|pushes|pushing|threatens|threatening|terrorizes|torments|scratches|bites|spanks',
  'hits-past':
    'hit|beat|beaten|abused|choked|strangled|punched|slapped|kicked|hurt|attacked|threatened|shoved|smacked|whipped|burned|bruised|dragged|pushed|threw|grabbed',
  'hits-plain': 'hit|beat|punch|slap|choke|strangle|kick|smack|abuse|hurt|threaten|attack',
  touches:
    'touch|touches|touched|touching|molest|molests|molested|molesting|fondle|fondles|fondled|fondling|grope|gropes|groped|groping|rape|raped|rapes|raping|sexually abuse|sexually abuses|sexually abused|sexually abusing|sexually abuse',
  private:
    'private parts|privates|private part|down there|between (my|her|his) legs|in (a )?bad (way|ways|places)|inappropriately|sexually|in (a )?(weird|strange|wrong|sexual|bad|inappropriate) (way|ways|places|place)|where (he|she|they) should not|under (my|her|his) clothes|my (chest|breasts|bottom|body|thigh|thighs)|at night|when (we|i) (are|am) alone',
  drug: 'pills|opioids|opiates|heroin|meth|cocaine|coke|crack|fentanyl|oxy|oxycontin|percocet|percs|xanax|xans|drugs|alcohol|drinking|booze|liquor|vodka|whiskey|weed|painkillers|adderall|benzos|porn and pills',
  toxin:
    'bleach|antifreeze|detergent|laundry pod|laundry pods|tide pod|tide pods|drain cleaner|cleaner|cleaning fluid|rat poison|pesticide|weed killer|lighter fluid|gasoline|lamp oil|windex|ammonia|nail polish remover|hand sanitizer|button battery|battery|batteries|magnets|poison|poisonous berries|pills|medicine|medication|tylenol|ibuprofen|advil|aspirin|vitamins|iron pills|wild mushrooms|mothballs|essential oil|essential oils|nicotine|vape juice|edible|edibles',
  number:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
};
