/** Lists of words that the signals name in braces, beside those of patterns/vocabulary.ts. */
export const signalVocabulary: { readonly [name: string]: string } = {
  longing:
    'want|wants|wanted|wanting|wish|wishes|wishing|hope|hoping|pray|praying|beg|begging|ask|asking|let|long|longing|crave|prefer|rather|need|deserve|ready|plan|plans|planning|planned|decided|going|will|intend|tempted|urge|should|could|might|may|must|better|thinking|think|thought|thoughts|imagine|imagining|picture|picturing|dream|dreaming|keep|feel|feeling|about|try|trying|tried|supposed|okay|ok|fine',
  dying: 'die|dying|dead|death|suicide|suicidal|unalive|be no more|cease to exist|my grave|a coffin',
  gone: 'gone|dead|no longer here|not here|not here anymore|not around|out of the way|out of here for good|in the ground|under the ground',
  firearm:
    'gun|pistol|revolver|shotgun|rifle|glock|handgun|firearm|trigger|bullet|bullets|barrel|loaded gun|magnum|45|9mm',
  blade: 'knife|razor|razors|blade|blades|scissors|box cutter|glass',
  noose: 'noose|rope|cord|belt around my neck|sheets|extension cord',
  'many-pills':
    'pills|pill bottle|tylenol|sleeping pills|oxy|xanax|insulin|antidepressants|painkillers|benadryl|ibuprofen|advil|aspirin|meds|medication|overdose|poison|antifreeze|pastillas',
  drop: 'bridge|overpass|rooftop|roof|ledge|cliff|balcony|window|building|train|trains|tracks|subway|traffic|highway|truck|semi|bus|river|lake|ocean|sea|water|tree|wall|pole|oncoming traffic|parking garage|edge',
  limb: 'arm|arms|leg|legs|wrist|wrists|thigh|thighs|skin|stomach|hips|ankles|veins|body|forearm|forearms',
  struck:
    'hit|hits|hitting|beat|beats|beating|beaten|punch|punches|punched|punching|slap|slaps|slapped|slapping|choke|chokes|choked|choking|strangle|strangles|strangled|kick|kicks|kicked|kicking|shove|shoves|shoved|push|pushes|pushed|pushing|smack|smacks|smacked|whip|whips|whipped|whipping|drag|drags|dragged|grab|grabs|grabbed|grabbing|pin|pins|pinned|bite|bites|bit|scratch|scratches|scratched|burn|burns|burned|burnt|throw|throws|threw|throwing|slam|slams|slammed|stab|stabbed|spit|spits|squeeze|squeezes|squeezed|twist|twists|twisted|shake|shakes|shook|spank|spanks|knock|knocks|knocked|swing|swings|swung|hurt|hurts|hurting|attack|attacks|attacked|dislocated|cut|cuts|belts|paddles|pega|golpea',
  bodypart:
    'me|us|my arm|my arms|my face|my hair|my neck|my throat|my head|my wrist|my ribs|my back|my stomach|my leg|my legs|my shoulder|my finger|my hand|my nose|my jaw|my mouth|my eye|my teeth',
  relative:
    '{partner}|wife|my ({parent})|stepfather|son in law|daughter in law|mother in law|father in law|fiance|roommate|the man i live with|el',
  offender:
    'he|she|they|{partner}|wife|({parent})|{trusted}|man|guy|mother in law|father in law|roommate|son|grandson|nephew|daughter|step dad|step father|step mom|moms (bf|boyfriend)|my moms bf',
  little:
    'kid|kids|child|children|toddler|baby|son|daughter|grandson|granddaughter|grandchild|little boy|little girl|little brother|little sister|brother|sister|niece|nephew|twins|student|foster (child|son|daughter|kid)|\\d+ year old|year old|boy|girl|newborn|infant|stepson|stepdaughter',
  intimate:
    'private|privates|private (part|parts)|down there|in my pants|my pants|her pants|his pants|my shirt|my underwear|underwear|my clothes|her clothes|his clothes|under my clothes|between my legs|my leg|my thigh|my chest|my breasts|my butt|my bottom|in the mouth|on the lips|in (my|her|his) mouth|on (my|her|his) mouth|my body|her body|in bed|sexual|sexually|inappropriately|my skirt|my bra|in a weird way|in places',
  tipsy:
    'wine|vodka|whiskey|beer|beers|liquor|booze|alcohol|rum|gin|tequila|drink|drinks|drinking|drunk|percs|percocet|oxy|heroin|meth|fentanyl|crack|cocaine|coke|xanax|xans|opioids|painkillers|weed|adderall|needle|high|dope',
};
