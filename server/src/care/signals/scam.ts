import { signalsOf } from './signal.ts';

export const scam = signalsOf('scam', {
  clear: [
    [
      '(read|give|gave|send|sent|tell|told|text|texted|pics|picture|photo|read him|read them) ≈ (numbers|codes?|pin|digits|pictures) ≈ (cards?|gift|back of|text|phone|bank|from the)',
      '(codes?|pics|pictures|numbers) (of|off|from|on) (the |them |those )?(back of )?(the )?(cards?|codes)',
      '(pay|paid|buy|send|bought|get) ~ ~ ~ (itunes|steam|ebay|google play|apple|target|walmart|amazon|prepaid|gift|vanilla|sephora) cards?[not for (the|our)|prizes|from the youth]',
      '(pay|paying|paid|send) ~ ~ ~ (bitcoin|crypto|western union|moneygram|prepaid card|courier)',
      '(needs?|wants?|asks?|asked|asking|begged|told|beg) ~ ~ (me )?~ (bitcoin|crypto|western union|gift cards?|wire|zelle|itunes|steam cards?)',
      '(download|downloaded|install|installed|installing|click|clicked) ~ ~ ~ ~ (my screen|remote|control|anydesk|teamviewer|they can see|he can see|she can see)',
      '(see|control|into|share|access) (my|the) (screen|computer|laptop|phone) ~ ~ ~ ~ (bank|log|account|password|money|fix)',
      '(move|transfer|withdraw|take out|put|deposit) ≈ (savings|money|cash|retirement|everything|funds|it all) ≈ (safe account|to a safe|new account|bitcoin machine|bitcoin|courier|for (them|him|her)|safe)',
      '(deposit|deposited|cash|cashed) ~ ~ ~ (check) … (send|wire|return|zelle|back|rest|half)',
      '(sent|mailed|gave) (me|him|us) a check … (send|wire|return|rest|back)',
      '(lawyer|attorney|officer|judge|bondsman) … (cash|courier|bail|thousand)',
      '(check) … (deposit|cash) … (send|wire|return|zelle) ~ (half|rest|back|some)',
      '(gave|given|told|typed|entered|read) ~ ~ ~ ~ (my|his|the) (social|ssn|social security|medicare number|card number|password|pin|bank login|account number|routing)',
      '(grandson|granddaughter|nephew|grandkid|grandchild|grand daughter|grand son) … (jail|bail|accident|lawyer|arrested|wreck) … (money|cash|not tell|courier|mother|bail|send|thousand|dollars)',
      '(won|prize|lottery|sweepstakes|inheritance|grant|doubled|winnings|jackpot) … (pay|send|fee|tax|taxes|first|cards?)',
    ],
    [
      '(never met|not met|met online|met on|met a|have not met|only online|online) … (money|bitcoin|dollars|\\d{3,}|needs|send|fee|cards?|cash|frozen|stuck)',
      '(oil rig|widower|general|army doctor|engineer|soldier|surgeon|captain) … (stuck|needs|need|money|send|\\d{3,}|ticket|papers|only)',
      '(social security|irs|microsoft|apple|amazon|medicare|fbi|police|sheriff|power company|electric company|bank|government|paypal|customs|immigration|tech support|norton|geek squad) … (arrested|arrest|warrant|virus|hacked|shut|codes?|gift cards?|prepaid|screen|remote|refund|safe account|my number|card number|suspended|bitcoin|pay by)',
      '(they|he|she|man|someone|caller|officer) … (arrested today|arrest me|warrant|shut (it )?off in|shut off|hacked) … (unless|pay|move|card|money|code)',
      '(pastor|boss|priest|minister|friend) (emailed|texted|messaged|e mailed) … (cards?|money|codes?|favor|gift)',
    ],
  ],
  grave: [
    [
      '(gift cards?|itunes|steam cards?|ebay cards?|prepaid cards?) ~ ~ ~ (he|she|they|called|told|asked|wants|needs|codes?|caller)',
      '(is|think|was|been|getting|got) ~ (this |it |i )?(a )?(scam|scammed|scammer|fraud|con)',
      '(verification|security|six digit|6 digit|one time) (code|pin|passcode)',
    ],
    [
      '(keep it|keep this|stay|it must be|has to stay|kept) (between us|a secret|secret|quiet|private)',
      '(begged me not|told me not|says not|said not to tell) ~ ~ (mother|anyone|family|bank|police|kids|wife|husband|teller)',
      '(do not|not to) hang up',
    ],
    [
      '(tarjetas de regalo|el codigo)',
      '(computer|phone|account) ~ (locked|hacked|frozen|has a virus|infected)',
      '(log in|log into|login) ~ (my|the) bank',
    ],
    ['(remote access|teamviewer|anydesk|pop up|popup|tech support|telegram|whatsapp)'],
  ],
  heavy: [
    [
      '(microsoft|irs|social security|publishers|medicare|bank called|power company|officer|courier|caller|on the phone|emailed me|telegram|whatsapp|facebook|online|widower)',
    ],
    ['(gift cards?|bitcoin|crypto|wire|zelle|fee first|prepaid|itunes|codes|cash app|western union)'],
    ['(arrested|warrant|hacked|frozen|stuck|suspended|jail|bail|locked out|shut (it )?off)'],
  ],
  slight: [
    ['(he says|she says|they said|they say|told me|asked me|wants me|begged|called|needs me)'],
    ['(money|account|bank|dollars|savings|cash|\\d{3,})'],
    ['(today|minutes|now|first|urgent|quick|hurry)'],
  ],
  against: [
    [
      '(volunteers|raffle|banquet|class|budget|budgeting|visitors|newsletter|tips|mortgage|tithe|youth group|child support|minimum|apr|percent|overdraft|jail ministry|asked for a bible|shut ins)',
    ],
  ],
});
