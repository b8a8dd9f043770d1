import { signalsOf } from './signal.ts';

export const perinatal = signalsOf('perinatal', {
  clear: [
    [
      '(pregnant|expecting) … (scared|afraid|nowhere|alone|kicked out|no one|cannot tell|threw me out)',
      'depresion (posparto|postparto)',
      '(postpartum|post partum|baby blues) ~ ~ (depress\\w*|rage|psychosis|anxiety)',
      '(want|thought|thoughts|images|urge|urges|afraid|scared|voice|thinking|think|imagine) ~ ~ ~ (hurt|hurting|drop|dropping|drown|drowning|shake|shaking|smother|harm|harming|throw|throwing|leave|leaving|put) ≈ (baby|newborn|my infant|her in the water|him in the water)',
      '(baby|newborn|infant) ~ ~ (not (really )?mine|not my baby|evil|possessed|demon|better off without|better off with another|another mother)',
      '(not|can not|never|nothing) ~ (love|bond|bonding|connect|feel) ~ ~ (for |with |to )?(my |the |this )?(baby|newborn)',
    ],
  ],
  grave: [
    [
      '(feel nothing|feel like a monster|terrible mom|bad mom|bad mother|horrible mother|feel like a ghost|ghost|numb|no feelings|failure as a (mom|mother)|regret having|hate being a (mom|mother)|worst mother|not myself)',
    ],
    [
      '(can not stop crying|cry all (day|night)|crying all|do not sleep even|not sleep even|can not sleep even|afraid to be alone with|scared of my own|scared of myself|so angry at|so much rage|rage|driving into|drive into|hear a voice|hear voices|hearing)',
    ],
    [
      '(leave|leaving|put|drop|dropping) (him|her|the baby) ~ (at|in|down) ~ (fire station|water|stairs|river|lake|tub)',
    ],
  ],
  heavy: [
    [
      '(weeks? old|months? old|newborn|since the baby|since (my|our) (baby|son|daughter) (was born|came)|gave birth|c section|had (a|my) (baby|c section)|after the (birth|baby)|the baby (came|is)|just had my|was born|delivered|new mom)',
      'weeks and i',
    ],
  ],
  slight: [['(baby|newborn)'], ['(cry|crying|scared|angry|sleep|alone|nothing|water)']],
  against: [
    [
      '(medical bills?|hospital bills?|budget|name|miscarriage)',
      '(dedication|blessing|happy|joy|grateful|teething|loves|shower|puppy|kitten)',
    ],
  ],
});

export const substance = signalsOf('substance', {
  clear: [
    [
      '(hide|hiding|hid|sneak|sneaking|stash) ≈ {tipsy} ≈ (in|from|under|behind|around|so)',
      '(using|use|used|shooting|smoking|snorting|on|drinking|back on|hooked on|addicted to) ≈ (heroin|meth|fentanyl|crack|cocaine|oxy|percs|percocet|opioids|painkillers|xanax|vodka) ≈ (again|every|daily|and|can|stop|needle|now|help|all)',
      '(took|take|popped|need) ≈ (percs|percocet|xanax|oxy|addys|bars|norcos|vicodin|pain pills)',
      '(can not|cannot|not able to|unable to|how do i|help me|want to|need to|trying to|try to) (stop|quit|put down|get off) ≈ {tipsy}',
      '(i am|im|soy|my|hooked|addicted) ≈ (addicted to|addiction|alcoholico|alcoholica|hooked on) ≈ (pills|painkillers|alcohol|drinking|drugs|opioids|porn|gambling|control)',
      '(struggling|struggle|losing) (with|to) (alcohol|drinking|drugs|pills|addiction|booze)',
      '(get|getting|stay|staying) (clean|sober)',
      '(started|start|starting|been|back) (using|drinking|smoking meth|shooting up) again',
      '(dejar de beber|alcoholic[oa]|dejar las drogas)',
      '(relapse|relapsed|relapsing|withdrawal|withdrawals|detox)',
      '(my |our )?(brother|son|daughter|husband|wife|sister|friend|dad|mom|cousin|roommate) ~ ~ (using|shooting up|overdosed|hooked|strung out|on (meth|fentanyl|heroin|crack))',
      '(found|finding) (him|her|my (son|brother|daughter|husband)) (blue|passed out|not breathing|with a needle|unconscious|on the floor)',
      '(hands|i) (shake|shaking|tremble) ~ (until|unless|if|before|without|til)',
    ],
  ],
  grave: [
    [
      '(sober|clean|dry|recovery) ~ ~ ~ ~ (liquor|bar|tonight|tempt\\w*|craving|crave|slip\\w*|bottle|dealer|outside|want a drink|weak)',
      '(craving|cravings|crave) ~ ~ {tipsy}',
    ],
    [
      '(drink|drinking|drunk|high|stoned) ~ (every (day|night|morning)|all day|until|alone|before work|to sleep|to forget|to numb)',
      '(bottle|glass|drink|fifth) of (vodka|whiskey|wine|rum) ~ (a|every|per|each) (day|night)',
      '(looking|need|needing) for (more|another|a fix)',
    ],
    ['(my dealer|need a fix|dope sick|dopesick|alcoholic|an addict)'],
  ],
  heavy: [
    ['(wine|vodka|whiskey|liquor|meth|fentanyl|heroin|percs|pills|liquor store|oxy)'],
    ['(can not stop|out of control|hate it|already looking|again)'],
  ],
  slight: [['(i|my brother|my son)'], ['(help|hands shake|shaking|tonight|morning|noon|hide)']],
  against: [
    [
      '(in rehab|works with|ministry|thank god|praise|ten years|years sober|filled with the spirit|communion|cana|wedding|jesus|paul|coffee|sermon|christians drink|passover|recipe)',
    ],
  ],
});
