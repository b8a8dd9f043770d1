import { signalsOf } from './signal.ts';

export const sexualAssault = signalsOf('sexual-assault', {
  clear: [
    [
      '(rape|raped|rapes|raping|sexually (assaulted|abused|harassed)|molested|groped|gropes|groping|violaron|violada|abused me sexually)',
    ],
    [
      '(told|said|begged|asked|screamed|pushed) ~ ~ (no|stop|get off|off me|not to|wait|do not) ~ ~ ~ (kept going|kept on|anyway|would not stop|did not stop|not stop|keeps going|did not listen|did it|continued)',
      '(kept going|would not stop|did not stop|did it anyway|does it anyway|does it even|not listen) ~ ~ (me|cry|no|stop|said|body|shower)',
      '(he|she|man|guy|manager|boss|coworker|doctor|pastor|friend|date|they) ~ ~ (put|puts|putting|slid|slides|stuck|sticks|ran|has|rubbed) (his|her|their|a) (hand|hands|fingers|mouth|body) (under|on|up|down|in|inside|between|around) (my|me|her)[not shoulder|shoulders|head]',
      '(made|makes|make|forced|forces|pressured|coerced|blackmailed) me ~ (do things|do stuff|have sex|touch|kiss|perform|do it|undress|strip)',
      '(without|no) (my )?clothes',
      '(put|slipped|spiked|drugged) ~ ~ (in my drink|my drink|me at|in my cup)',
      'what (he|they|she) did to my body',
      '(he|she|they) (took|takes) ~ (advantage of me|my virginity)',
      '(assaulted|violated|attacked) (me|her) ~ (in|at|on|after|last)',
      '(he|they|she) (was|were) on top of (me|her)',
      '(forced|forcing|forces) (himself|herself|themselves) on',
      '(has|had|have|having) sex with me ~ (asleep|drunk|when|crying|passed)',
      '(wife|woman|i) ≈ (can not|not|may not|never) (refuse|say no)',
    ],
  ],
  grave: [
    [
      '(attacked|cornered|jumped|followed|grabbed|trapped|held down|pinned) ~ ~ (trail|park|car|freezer|alley|room|bathroom|elevator|night|street)',
      'held me down',
      '(follows|followed|corners|cornered|traps|trapped) me ~ (in|into|to)',
    ],
    [
      '(did not want|didnt want|i did not say yes|never said yes|without my consent|no consent|against my will|i froze|i said no|told him no)',
    ],
    ['(does it|did it|wants it|takes it) ~ (even when|even though|while|anyway|when) ~ (cry|asleep|no|sick)'],
    [
      '(unwanted|sexual) (advances|touching|comments|favors|texts)',
      '(touching|touched|touches|rubs|rubbing) my (thigh|leg|legs|butt|chest|breasts|body|waist)',
    ],
  ],
  heavy: [
    [
      '(can not stop showering|showering|feel dirty|so dirty|told no one|have told nobody|not told anyone|ashamed to tell|my fault)',
    ],
    [
      '(at the party|in his car|hotel room|after the party|on a date|my date|at work|my boss|the manager|coworker|hooked up|tinder)',
    ],
    ['(get off me|even when i cry|woke up)'],
  ],
  slight: [['(he|guy|man|him|someone|boss|husband)'], ['(my body|drunk|drink|clothes|sex|bed)']],
  against: [['(bathsheba|tamar|potiphar|dinah|sermon|statistics|jesus|hymn|sermon)']],
});

export const trafficking = signalsOf('trafficking', {
  clear: [
    [
      '(makes|make|made|forces|forced|sends|force) (me|her|us|them|girls) ~ ~ (meet|see|sleep with|go with|entertain|service) ~ (men|guys|clients|johns|customers|strangers)',
      '(sell|sells|selling|sold|rents|rent|pimps|posts ads of|advertises) ≈ (me|my body|her|us)',
      '(sell|sells|selling|sold|pimps) (me|her|my body|us)',
      '(trafficked|trafficker|pimp|prostitut\\w*|prostituirme)',
      '(takes|keeps|took|kept|holds|hold|has|have|holding|hides|locked) ≈ (my |our |her |their )?(passport|passports|papers|visa|visas|documents|green card|identification|id card)',
      '(keep|keeps|kept|holds|hold|holding|hides|took|take) (my|our|her|their|all our) (passport|passports|papers|visa|visas|documents|green card)',
      '(she|he|they|boss|lady|man|owner) (have|has|had) (my|our|her) (passport|papers|visa|documents)',
    ],
  ],
  grave: [
    ['(has|have|holds|keeps|took|gave) ~ (passport|passports|papers|visa|visas|documents|green card)'],
    [
      '(not|can not|never|no) (allowed to )?(leave|quit|go out|go outside|stop working|escape)[not the|my (job|wife|husband)|him|her|comments]',
      '(calls?|call|tell|report) ~ (police|immigration|ice|deport\\w*) ~ ~ (if|run|leave|quit)',
      '(deported|deport)',
    ],
    [
      '(sleep|sleeping|live|we are) (\\S+ )?(\\w+ )?(in|to) one room',
      '(no pay|not paid|never pays|without pay|not pay (me|us)|takes (all )?(the|my) (cash|money|tips|wages|pay))',
    ],
    ['(meet|see|sleep with) (guys|men|clients|johns|strangers) (at|in|for)'],
  ],
  heavy: [
    [
      '(owe|owes|debt) ~ ~ ~ (leave|work|thousand|brought|her|him|boss)',
      '(brought me|recruiter|coyote|smuggled|agency|promised (me )?(a )?(job|work))',
    ],
    ['(boss|employer|madam|owner|the family i (clean|work)|restaurant|massage parlor|farm|factory|motel)'],
  ],
  slight: [['(if i run|if we run|run|police|cash|money|hours a day|lock\\w*)']],
  against: [['(approved|mission|missions|travel|trip|vacation|interview|consulate|awareness|renew)']],
});

export const elderAbuse = signalsOf('elder-abuse', {
  clear: [
    [
      '(aide|nurse|caregiver|staff|worker|attendant|carer|helper|nursing home|care home) ~ ~ ({struck}|rough|yells|screams|steals|stole|neglect\\w*|ignores|leaves)',
      '(daughter|son|grandson|granddaughter|nephew|niece|caregiver|grandchild|son in law|daughter in law|children|neighbor) ~ ~ (takes|took|steals|stole|keeps|kept|spends|hides|cashes|empties|uses) ≈ my (check|checks|checkbook|pension|pain pills|pills|medicine|money|card|bank|glasses|phone|hearing aids|walker|social security|house|keys|savings|license|medication)',
      '(made|makes|forced|tricked|talked) (me|mom|dad|him|her|my (mother|father)) (into )?(to )?(sign|signing|change|changing) ~ (house|will|papers|deed|over|check)',
      '(stealing|steals|stole|taking|takes|draining) ~ (from|of) (our|my|his|her) (mother|father|mom|dad|grandmother|grandfather|grandma|grandpa|parents)',
      '(bed sores|bedsores|pressure sores)',
      '(not|never) been (changed|fed|bathed|washed|turned|cleaned)',
    ],
  ],
  grave: [
    [
      '(leaves|leave|left) (him|her|me|mom|dad|my (mother|father|grandmother|grandfather)) (in|sitting|lying|alone|wet|dirty|without)',
      '(dirty|wet|soiled) (sheets|bed|diaper|clothes|diapers)',
    ],
    [
      '(not|never) (let|allow|lets) me ~ (use|see|call|talk|leave|have|answer|go)',
      '(yells|screams|shouts|curses) at (me|him|her|mom|dad)',
      '(pushes|shoves|hits|slaps|grabs|pinches) (me|my mother|my father|mom|dad|her|him)',
    ],
    [
      '(aide|nursing home|caregiver|assisted living|night nurse|care home|home health) ~ ~ ~ ~ (marks|bruise|bruises|rough|hard|hurt|scared|afraid|crying)',
    ],
  ],
  heavy: [
    [
      '(i am|im) ([7-9]\\d|seventy|eighty|ninety)',
      '(nursing home|aide|caregiver|assisted living|old|elderly|wheelchair|walker|her age|my age|pension|checkbook)',
      '(my (mother|father|grandmother|grandfather|grandma|grandpa)|mom|dad)$',
    ],
  ],
  slight: [
    ['(grandson|daughter|son|nephew|niece|granddaughter)'],
    ['(takes|keeps|took|hides|stole|money|pills|check)'],
    ['(hits|pushes|yells|grabs|shoves|marks|afraid|scared)'],
  ],
});
