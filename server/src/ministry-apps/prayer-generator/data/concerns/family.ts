import type { Concern } from '../concern.ts';

export const familyConcerns: readonly Concern[] = [
  {
    id: 'birth-family-or-family-secret',
    group: 'family',
    label: 'Birth family or a family secret',
    what: 'this family’s story',
    lines: [
      'Let the truth about this family be told, or have been told, in a way that heals more than it hurts.',
      'Give courage for what is found and for what cannot be found, and time to take it in.',
      'Bless everyone who belongs to this family, by birth or by adoption, and let no one be hurt by haste.',
    ],
    situations: [
      {
        id: 'adoptee-searching',
        label: 'Adopted and searching',
        lines: [
          'Questions about where one comes from run deep. Let honest answers be found, gently.',
          'Give courage for yes and for no, and let every true tie be respected.',
        ],
      },
      {
        id: 'birth-family-meeting',
        label: 'Meeting birth family',
        lines: [
          'Lives that were parted long ago may touch again. Give courage, and hopes that leave the other person room.',
          'Let truth be told gently, whatever comes of it.',
          'Keep secure those who did the raising, and comfort whoever may be disappointed.',
        ],
      },
      {
        id: 'birth-parent-died-unmet',
        label: 'A birth parent died before meeting',
        lines: [
          'A meeting that was hoped for can no longer happen. Comfort the grief for someone never known.',
          'Where questions will stay open, give what answers can be found, and people with whom to carry the rest.',
        ],
      },
      {
        id: 'family-secret-revealed',
        label: 'A family secret came out',
        lines: [
          'A truth long hidden has come out, and much must be thought about anew. Steady the one whose story has changed.',
          'Give honest answers from those who know, and time before any verdict.',
          'Let the love that was real stay real, whatever the facts.',
        ],
      },
      {
        id: 'own-secret-from-family',
        label: 'I keep a secret from my family',
        lines: [
          'A secret has been kept for a long time. Give wisdom about whether, when and how to tell it, and to whom.',
          'Protect everyone the truth concerns, and take away the loneliness of keeping it.',
        ],
      },
    ],
  },
  {
    id: 'marriage',
    group: 'family',
    label: 'A marriage',
    what: 'this marriage',
    lines: [
      'You know what goes on in this marriage, in words and in silence. Let the truth be spoken and heard.',
      'Keep everyone in this home safe, and let no one be belittled, threatened or ignored.',
      'Show what is right and good for both, and for any children, and send wise people to help.',
      'Let kindness be real and honest, in words, in work and in how money and time are shared.',
    ],
    situations: [
      {
        id: 'marriage-fighting',
        label: 'Fighting all the time',
        occasion: 'marriage-trouble',
        lines: [
          'Let the shouting stop and let there be an hour of honest listening on both sides.',
          'Show each one what is really being fought about, and give the humility to say what was wrong.',
          'Let home be safe for everyone in it.',
        ],
      },
      {
        id: 'marriage-cold-distance',
        label: 'Living like roommates',
        occasion: 'marriage-trouble',
        lines: [
          'Two people live side by side and miss each other. Let one honest, gentle sentence break the silence.',
          'Bring back kindness, interest and closeness, without pressure and without blame.',
          'Be near to the one who lies awake feeling unloved.',
        ],
      },
      {
        id: 'marriage-money-fights',
        label: 'Fights about money',
        occasion: 'marriage-trouble',
        lines: [
          'Money has come between two people. Let everything be laid on the table truthfully, without cruelty.',
          'Give them a fair plan both can keep, and wise help where trust was broken.',
          'Let the debt or the spending not do more harm than it has done.',
        ],
      },
      {
        id: 'spouse-does-not-help',
        label: 'A spouse who does not help',
        lines: [
          'One carries too much at home and is not seen. Let it be said clearly and heard without excuses.',
          'Let work, care and attention be shared fairly.',
          'Give rest tonight to the one who is worn out.',
        ],
      },
      {
        id: 'spouse-refuses-counseling',
        label: 'A spouse who refuses counseling',
        occasion: 'marriage-trouble',
        lines: [
          'One wants help for this marriage and the other will not come. Open a closed mind, or show another way.',
          'Give the one who keeps trying wise counsel, and the sense of what cannot be done alone.',
          'Keep everyone in this home safe, in body and in mind.',
        ],
      },
      {
        id: 'marriage-counseling-starts',
        label: 'Marriage counseling',
        lines: [
          'Two people are willing to sit down with someone and talk. Give courage for the truth, and patience to hear it.',
          'Let the counselor be wise and fair, and let the first small step be found.',
        ],
      },
      {
        id: 'marriage-healing-thanks',
        label: 'Thanks for a healed marriage',
        lines: [
          'Thank you for a love that has been mended, and for the honest work that went into it.',
          'Keep what has healed, and let kindness stay a daily habit in this home.',
        ],
        glad: true,
      },
      {
        id: 'others-marriage-in-trouble',
        label: 'Someone else’s marriage in trouble',
        lines: [
          'A marriage nearby is in trouble. Give the two of them truth, patience and good help, and keep everyone in it safe.',
          'Shield any children from the quarrel and from taking the blame.',
          'Let those who watch be kind to both, listen more than they advise, and know their limits.',
        ],
      },
      {
        id: 'own-cold-to-spouse',
        label: 'I have been cold to my spouse',
        occasion: 'unfaithful-guilt',
        lines: [
          'There has been coldness where there should be warmth. Forgive it, and give one kind word to begin with tonight.',
          'Comfort the one who has been shut out, and show honestly what lies behind the silence.',
        ],
      },
    ],
  },
  {
    id: 'safety-at-home',
    group: 'family',
    label: 'Safety from violence or control',
    what: 'this need for safety',
    lines: [
      'Keep safe, today and tonight, everyone who is threatened, controlled or hurt, and every child who hears it.',
      'Stop all violence, and let the one who does harm be held responsible and be kept away.',
      'Show a safe place and safe people, and give courage to call for help at once.',
      'Let police, courts, shelters and neighbors take it seriously and act.',
    ],
    situations: [
      {
        id: 'spouse-harsh-controlling',
        label: 'A partner who frightens or controls',
        lines: [
          'Keep safe, this very day, the one who is being hurt or frightened at home.',
          'Give courage to tell someone trustworthy, and open a safe way out and people who help without delay.',
          'Let no one say that this must be endured, and stop the one who does the harm.',
        ],
      },
      {
        id: 'left-unsafe-home',
        label: 'Getting away from an unsafe home',
        lines: [
          'Thank you for the courage it took to leave. Keep everyone who got out safe and unfound by anyone who means harm.',
          'Provide shelter, money, and people who believe what happened.',
          'Calm the fear, and let the law protect as it should.',
        ],
      },
      {
        id: 'child-parents-fighting',
        label: 'My parents yell and fight',
        lines: [
          'The yelling is scary. Keep every child in this home safe, and let a grown-up who can help be told.',
          'The fighting is not the fault of any child; let that be known and felt. Calm the ones who yell.',
        ],
      },
      {
        id: 'own-hurt-partner',
        label: 'I was violent to my partner',
        lines: [
          'Someone was hurt by violence. Keep the one who was harmed safe, and let every needed distance be kept.',
          'Give the one who did this the honesty to call for help today and to accept the consequences.',
        ],
      },
      {
        id: 'restraining-order',
        label: 'A restraining order or stalker',
        lines: [
          'Protect the one being followed or threatened, at home, at work and on the way.',
          'Let the police and the court take it seriously and act in time.',
          'Give safe places, watchful people, and an end to the fear.',
        ],
      },
      {
        id: 'ex-wont-let-go',
        label: 'An ex who will not stop',
        lines: [
          'Someone will not let go, or has a pull that is hard to resist. Give strength to stay away, and keep everyone safe.',
          'Let friends and, where needed, the police take it seriously.',
          'Break the hold of fear, guilt and false promises.',
        ],
      },
    ],
  },
  {
    id: 'affair',
    group: 'family',
    label: 'An affair',
    what: 'faithfulness in this relationship',
    lines: [
      'You know the whole truth here. Let it be told, and let lying and hiding end.',
      'Be close to everyone who is betrayed or could be, and let no blame fall on the one who was faithful.',
      'Give the one who is unfaithful or tempted the will to stop and to be honest, without excuses.',
      'Give time and wise counsel, and freedom to decide what is right now.',
    ],
    situations: [
      {
        id: 'affair-suspected',
        label: 'An affair is suspected',
        lines: [
          'Suspicion eats at sleep and trust. Let the truth come to light, whatever it is, and soon.',
          'Give a calm head, wise advice, and the courage to ask plainly.',
          'Keep from rash acts, and be near to the one who does not know what to believe.',
        ],
      },
      {
        id: 'affair-discovered',
        label: 'An affair was discovered',
        occasion: 'marriage-trouble',
        lines: [
          'A promise was broken and trust with it. Hold the one who was betrayed, and let no shame fall there.',
          'Give sleep, food, and one wise friend before any decision has to be made.',
          'Let the whole truth be told, and let nobody demand quick forgiveness.',
        ],
      },
      {
        id: 'partner-was-unfaithful',
        label: 'My partner cheated',
        lines: [
          'Someone was betrayed by the person they trusted most. Hold up the one who was betrayed, hour by hour.',
          'Bring the whole truth out, and let nothing be decided in a hurry or under pressure.',
        ],
      },
      {
        id: 'rebuilding-after-affair',
        label: 'Rebuilding after an affair',
        occasion: 'marriage-trouble',
        lines: [
          'Two people are trying to go on after a betrayal. Give truthfulness without end to the one who broke trust.',
          'Give the one who was hurt all the time that is needed, and freedom to say how it is.',
          'Let what is rebuilt be honest, or let it be seen clearly that it cannot be.',
        ],
      },
      {
        id: 'own-affair-hidden',
        label: 'I am hiding an affair',
        occasion: 'unfaithful-guilt',
        lines: [
          'There is a secret that betrays someone who trusts. Give the strength to end what is wrong and to stop lying about it.',
          'Forgive this unfaithfulness, and show how the truth can be told with the least cruelty.',
        ],
      },
      {
        id: 'own-affair-found-out',
        label: 'My affair was found out',
        occasion: 'unfaithful-guilt',
        lines: [
          'The unfaithfulness has come to light. Be close first to the one who was betrayed, and give that hurt all the time it needs.',
          'Forgive what was done, and give honesty now, with no more half-truths and no demand to be trusted again.',
        ],
      },
      {
        id: 'tempted-to-affair',
        label: 'I am tempted to cheat',
        lines: [
          'Give strength to step back now, before a promise is broken and someone is hurt.',
          'You know what is missing and what is wanted here. Give honesty about it, and someone wise to talk to.',
        ],
      },
    ],
  },
  {
    id: 'pornography',
    group: 'family',
    label: 'Pornography use',
    what: 'this problem with pornography',
    lines: [
      'Give freedom from pornography, and honest help for whoever is caught in it.',
      'Heal the hurt of those who feel deceived or compared, and let them know they are not to blame.',
      'Protect children and young people from these pictures, and everyone who is used to make them.',
    ],
    situations: [
      {
        id: 'spouse-porn-secret',
        label: 'A spouse’s secret pornography',
        lines: [
          'Something hidden has come out, and it hurts. Comfort the one who feels deceived and compared, and restore a true sense of worth.',
          'Let there be honesty and real help for the one who hid it.',
          'Give wisdom about what trust would now require.',
        ],
      },
      {
        id: 'pornography-partner',
        label: 'Pornography in the family',
        lines: [
          'Pornography has come between people or reached someone too young. Give freedom from it, and honest talk about it.',
          'Comfort whoever is hurt by it, and let no one feel worth less because of it.',
        ],
      },
      {
        id: 'own-porn',
        label: 'I cannot stop watching porn',
        occasion: 'unfaithful-guilt',
        lines: [
          'Give freedom from pornography, and strength at the hour when the pull is strongest.',
          'Take away the secrecy: lead to one safe person to tell, and help that lasts longer than a promise.',
        ],
      },
    ],
  },
  {
    id: 'separation-and-divorce',
    group: 'family',
    label: 'Separation or divorce',
    what: 'separation and divorce',
    lines: [
      'You know what was hoped for in this marriage, and what became of it. Be near to both and to their family.',
      'Protect the children, small or grown, from having to choose, to comfort or to bring messages.',
      'Give fairness in words, money and decisions, and keep safe anyone who is in danger.',
      'Give strength for practical things, good counsel, and one friend who can be told the truth.',
    ],
    situations: [
      {
        id: 'spouse-wants-divorce',
        label: 'One wants a divorce',
        occasion: 'marriage-trouble',
        lines: [
          'One has said that it is over and the other has just heard it. Hold the one whose ground has given way.',
          'Keep both from words and acts that cannot be taken back.',
          'Give good counsel, sleep, and a clear view of the next day only.',
        ],
      },
      {
        id: 'spouse-left',
        label: 'A spouse walked out',
        occasion: 'divorce',
        lines: [
          'Someone has gone, and those who stayed are stunned. Hold them through this first stretch of days and nights.',
          'Provide for what is needed, bring people close, and let no one believe it was for lack of worth.',
          'Let whatever must now be settled be settled fairly.',
        ],
      },
      {
        id: 'considering-leaving-marriage',
        label: 'Whether to leave a marriage',
        lines: [
          'A grave question is being weighed. Give honesty about how things truly are, and wise people to talk with.',
          'If anyone is not safe there, open the way out at once.',
          'Take away fear and hurry, and show what is right to do.',
        ],
      },
      {
        id: 'separated-now',
        label: 'Separated for now',
        occasion: 'divorce',
        lines: [
          'Two people live apart, and no one knows yet what will come of it. Give peace in not knowing.',
          'Let this time bring clarity and honest help, and keep everyone in it safe and cared for.',
        ],
      },
      {
        id: 'trying-again-after-separation',
        label: 'Trying again after separation',
        lines: [
          'Two people are daring to try once more. Give honesty about what went wrong and real change, not only hope.',
          'Let them go slowly, with good help. Let it be safe for everyone, or let it be seen in time that it is not.',
        ],
      },
      {
        id: 'divorce-under-way',
        label: 'A divorce under way',
        occasion: 'divorce',
        lines: [
          'A marriage is being ended on paper. Give fairness in what is divided and calm in every meeting and message.',
          'Keep any children out of the fight and sure of being loved.',
          'Give strength, good advice, and an end to it before too long.',
        ],
      },
      {
        id: 'divorce-final',
        label: 'The divorce is final',
        lines: [
          'What was promised for a lifetime is over by law. Hold whatever this day brings: grief, relief, anger, or quiet.',
          'Take away the shame, and let a new life begin in small steps.',
          'Give friends who come by or call tonight.',
        ],
      },
      {
        id: 'divorced-years-later',
        label: 'Divorced for years and still hurting',
        lines: [
          'The divorce lies years behind, and part of it still hurts. Heal what is still sore, and loosen the hold of anger.',
          'Let there be a full place in church and among friends for the one who came out of it alone.',
        ],
      },
      {
        id: 'parents-divorcing',
        label: 'Parents who are divorcing',
        occasion: 'divorce',
        lines: [
          'Those who were one home are parting, and their children feel it, small or grown. Let no child think it is their fault.',
          'Keep them from having to choose, carry messages or comfort their own parents.',
          'Let them be sure of love on both sides.',
        ],
      },
      {
        id: 'grown-child-divorcing',
        label: 'A grown child’s divorce',
        lines: [
          'It hurts to watch a grown child’s marriage end. Give strength to help without taking over and to listen without stirring anger.',
          'Let no ties of love be cut that need not be, and keep every child in this safe and cherished.',
        ],
      },
      {
        id: 'ex-remarries',
        label: 'An ex is remarrying',
        lines: [
          'A former partner’s new life is hard to watch. Be near today to the one who was left with the old hurt.',
          'Guard the heart from bitterness and comparing, and let any children be free to love without feeling torn.',
        ],
      },
    ],
  },
  {
    id: 'custody',
    group: 'family',
    label: 'A custody case',
    what: 'the custody of these children',
    lines: [
      'You know these children and what they need. Keep them safe and loved, wherever they sleep tonight.',
      'Give judges, lawyers and parents clear eyes, and let the good of the children come first.',
      'Let children be free to love without taking sides, and protect them from lies and from anyone who would harm them.',
      'Comfort everyone who misses a child, and give strength to all who care for children day by day.',
    ],
    situations: [
      {
        id: 'custody-hearing-ahead',
        label: 'A custody hearing ahead',
        lines: [
          'Others will decide where a child lives. Give the judge and all who report clear sight and care for what is truly good for the child.',
          'Let the truth be heard, and calm those who wait in fear.',
          'Keep every child in this safe and loved meanwhile.',
        ],
      },
      {
        id: 'custody-lost',
        label: 'Custody was lost',
        lines: [
          'The decision has gone against one who longs to be with the children. Hold that grief, and keep it from turning into despair.',
          'Keep the children safe and sure of being loved.',
          'Show what faithful love can still do now, and what help or change could open a way.',
        ],
      },
      {
        id: 'custody-won',
        label: 'Thanks for winning custody',
        lines: [
          'Thank you for this decision and for relief after long fear.',
          'Let the children now have peace, steady days, and love from everyone who belongs to them.',
        ],
        glad: true,
      },
      {
        id: 'kept-from-children',
        label: 'Kept away from my own children',
        lines: [
          'A parent and a child have been kept or turned away from each other. Keep love alive in both, and let the truth reach the child gently.',
          'Give patience that does not grow bitter, and open a safe way to meet again.',
        ],
      },
    ],
  },
  {
    id: 'raising-children-alone-or-apart',
    group: 'family',
    label: 'Raising children alone or apart',
    what: 'the job of raising these children',
    lines: [
      'Keep these children safe, rested and loved in each home they live in.',
      'Let each parent do what is right, in time, in money and in words spoken before the children.',
      'Give strength for the work of two, and help that comes without having to be begged for.',
      'Be with whoever sits today in a house without the children, and give good company there.',
    ],
    situations: [
      {
        id: 'coparent-conflict',
        label: 'Fighting with an ex over children',
        lines: [
          'Two who are no longer together must raise a child between them. Give fairness, self-control and short, civil messages.',
          'Let each pay, come and speak as they ought, and let the child not hear one parent run down by the other.',
        ],
      },
      {
        id: 'kids-at-other-parents',
        label: 'The children are at the other parent’s',
        lines: [
          'Back and forth between two homes is hard on everyone. Keep the children safe and at ease in both.',
          'Fill the quiet days of the one who waits with something good, and let the handing over be peaceful.',
        ],
      },
      {
        id: 'child-support-unpaid',
        label: 'Child support that is not paid',
        lines: [
          'Let every child concerned be provided for, and let each parent do what is right.',
          'Let the court and the agency be fair and prompt with this support.',
          'Provide what is missing now, and keep the children out of the quarrel over money.',
        ],
      },
      {
        id: 'single-parent-exhausted',
        label: 'A single parent worn out',
        occasion: 'tired-overwhelmed',
        lines: [
          'One parent carries the work of two. Give strength for this day, sleep tonight, and people who help before being asked.',
          'Let the children feel loved, and let the one who raises them hear that it is enough.',
        ],
      },
    ],
  },
  {
    id: 'stepfamily',
    group: 'family',
    label: 'A stepfamily',
    what: 'this blended family',
    lines: [
      'Bless this family that comes together from more than one home.',
      'Give the grown-ups fairness, humor and time for each child alone, and let no one be made to feel extra.',
      'Let trust grow at its own pace, and let every child be safe and heard.',
    ],
    situations: [
      {
        id: 'remarriage-ahead',
        label: 'A second marriage ahead',
        lines: [
          'A new marriage is ahead for people with years and losses behind them. Give honesty, good sense, and a love that is patient.',
          'Let those who find it hard be heard, and give every child in it a secure place.',
        ],
      },
      {
        id: 'stepchild-conflict',
        label: 'Trouble with a stepchild or stepparent',
        lines: [
          'Living together as a stepfamily is hard here. Give patience and fairness to the grown-ups, and time and safety to the young.',
          'Let no child be treated as second, and let trust grow slowly where it honestly can.',
        ],
      },
      {
        id: 'blending-families',
        label: 'Two families becoming one',
        lines: [
          'Two households are becoming one. Give humor, fair rules, and time alone for each child with the one they know best.',
          'Let nobody have to hurry to feel like family, and let good days grow more frequent.',
        ],
      },
      {
        id: 'stepfamily-good',
        label: 'Thanks for a stepfamily',
        lines: [
          'Thank you for love that has grown where nothing was owed.',
          'Thank you for trust that came in its own time. Let this family stay kind and close.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'in-laws',
    group: 'family',
    label: 'The in-laws',
    what: 'life with the in-laws',
    lines: [
      'Let those who belong together by marriage treat one another with respect, in words and behind backs.',
      'Give fair limits, clear words and some humor, and let a couple decide together what is good for them.',
      'Heal what was said or done unkindly, and let those who did it make it good.',
    ],
    situations: [
      {
        id: 'in-law-conflict',
        label: 'Conflict with in-laws',
        occasion: 'family-peace',
        lines: [
          'Two families have been joined and do not get along. Give each a fair view of the other, and tongues that hold back.',
          'Let the couple stand together kindly, with clear and calm limits.',
          'Ease the hurt of feeling unwelcome or misjudged in one’s own family.',
        ],
      },
      {
        id: 'in-laws-visit-or-live-in',
        label: 'In-laws visiting or living here',
        lines: [
          'Under one roof, different habits meet. Give patience, humor, and a door to close for an hour.',
          'Let host and guest be considerate of each other, and let what needs saying be said kindly and early.',
        ],
      },
      {
        id: 'own-mean-to-in-laws',
        label: 'I was unkind to my in-laws',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone who married into or belongs to the wider family was treated unkindly. Forgive it, and give an honest change of manner.',
          'Comfort the one who was made unwelcome, and let a friendly word be said soon.',
        ],
      },
    ],
  },
  {
    id: 'family-estrangement',
    group: 'family',
    label: 'A family that does not talk',
    what: 'the relationships in this family',
    lines: [
      'You know what led to this distance, all of it, and what each person has suffered or done.',
      'Keep everyone safe, and let contact or distance be what is truly good and right.',
      'Comfort those who miss someone, and let no one be pressed into anything.',
      'Where there is talk, give few and honest words and ears that listen.',
    ],
    situations: [
      {
        id: 'estranged-from-parent',
        label: 'No contact with a parent',
        lines: [
          'There is silence between a parent and a grown child. Comfort the ache of it, whoever closed the door.',
          'Show whether there is a safe and honest next step, or whether distance is right for now.',
          'Give family of another kind, people who stay.',
        ],
      },
      {
        id: 'estranged-grown-child',
        label: 'A grown child broke off contact',
        lines: [
          'A grown child has broken off contact. Comfort those who wait and wonder, and watch over the one who is away.',
          'Give them honesty to hear what hurt, humility where something was wrong, and respect for the distance asked for.',
          'Keep love ready for the day a sign comes.',
        ],
      },
      {
        id: 'estranged-first-meeting-ahead',
        label: 'A first meeting after years',
        lines: [
          'A first step is being taken after a long silence. Give few and honest words, and ears for what is hard to hear.',
          'Take away the wish to settle everything at once.',
          'Let it be safe, and hold the one who risks being turned away.',
        ],
      },
      {
        id: 'estrangement-ended-thanks',
        label: 'Thanks that silence has ended',
        lines: [
          'Thank you for a long silence that has ended, and for the one who took the first step.',
          'Let what has begun again grow slowly and honestly, and keep it from being hurried or spoiled.',
        ],
        glad: true,
      },
      {
        id: 'reconciliation-joy',
        label: 'Thanks for peace in the family',
        occasion: 'thanks',
        lines: [
          'Thank you for peace between people who had been apart.',
          'Keep it growing in small honest steps, and let old quarrels stay in the past.',
        ],
        glad: true,
      },
      {
        id: 'no-contact-decision',
        label: 'I had to cut off contact',
        lines: [
          'A line had to be drawn for the sake of safety and health. Give peace to the one who drew it.',
          'Take away guilt that others lay on, and comfort the grief that comes even with a right decision.',
          'Surround those concerned with people who understand and believe.',
        ],
      },
      {
        id: 'grandparents-cut-off',
        label: 'Grandparents not allowed to visit',
        lines: [
          'Grandchildren are loved and cannot be seen. Comfort those who are shut out, and show them honestly if anything needs to be put right.',
          'Soften what has hardened, as far as it is safe and good for the children.',
          'Keep the children well and loved where they are.',
        ],
      },
    ],
  },
  {
    id: 'brothers-and-sisters',
    group: 'family',
    label: 'Brothers and sisters who fight',
    what: 'these brothers and sisters',
    lines: [
      'You know each of these brothers and sisters. Let fairness count more than winning.',
      'Let what truly hurts be named without insults, and let those who should help do their share.',
      'Keep everyone safe from blows and cruel words, and be near to the rest of the family.',
    ],
    situations: [
      {
        id: 'grown-siblings-quarrel',
        label: 'Grown siblings at odds',
        occasion: 'family-peace',
        lines: [
          'Those who grew up together are at odds. Let the real hurt be named without adding to it.',
          'Give someone the courage for the first fair word, and give the others the will to hear it.',
          'Comfort the ones who stand between and love both sides.',
        ],
      },
      {
        id: 'siblings-over-parents-care',
        label: 'Siblings at odds over a parent',
        occasion: 'family-peace',
        lines: [
          'Those of one family disagree over the care of someone they all belong to. Let the load be shared fairly and thanks be said.',
          'Give clear facts, calm talk, and decisions that serve the one who is cared for.',
          'Give relief soon to the one who does the most.',
        ],
      },
      {
        id: 'kids-siblings-fight',
        label: 'Children who fight at home',
        lines: [
          'Give peace among the children in this home, and kindness that begins in small things.',
          'Give the grown-ups fairness, calm, and some humor, and time for each child alone.',
          'Keep anyone from being hurt, in body or by words.',
        ],
      },
    ],
  },
  {
    id: 'inheritance',
    group: 'family',
    label: 'An inheritance',
    what: 'this inheritance',
    lines: [
      'Let what was left behind be shared fairly, and let the truth about it be told.',
      'Comfort those who feel passed over, and give those who took too much the honesty to make it right.',
      'Let love and respect count for more in this family than a house, a ring or money.',
    ],
    situations: [
      {
        id: 'inheritance-fight',
        label: 'A fight over an inheritance',
        occasion: 'family-peace',
        lines: [
          'What one person left behind is dividing those who remain. Let fairness rule, and let the truth about promises and papers be known.',
          'Keep people from treating things as worth more than each other.',
          'Give good counsel, and an end to it.',
        ],
      },
      {
        id: 'left-out-of-will',
        label: 'Left out of a will',
        lines: [
          'It hurts to be passed over by someone who cannot be asked why. Comfort that hurt, and let no paper decide what a person is worth.',
          'Show what is right to do now, and give freedom from bitterness in time.',
        ],
      },
      {
        id: 'own-greed-over-inheritance',
        label: 'I took more than my share',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone in the family was cheated out of what was theirs. Give the honesty to admit it and to give it back.',
          'Forgive this greed, and comfort those who were cheated while they were already grieving or trusting.',
        ],
      },
    ],
  },
  {
    id: 'teenager',
    group: 'family',
    label: 'A teenager',
    what: 'this teenager',
    lines: [
      'You know this young person, the worries and the gifts. Give protection at school, at parties and on the road.',
      'Give good friends, sound judgment, and one grown-up who is trusted with the truth.',
      'Give parents calm, fair rules and love that shows, even in an argument.',
    ],
    situations: [
      {
        id: 'teen-defiant',
        label: 'A defiant teenager',
        occasion: 'teen-child-worry',
        lines: [
          'There is a daily battle at home with a young person who is almost grown. Give the adults calm, fair limits, and love that shows.',
          'Reach what lies under the anger, and keep the young one from doing lasting harm.',
          'Let there be one good talk, or one peaceful hour, this week.',
        ],
      },
      {
        id: 'teen-bad-crowd',
        label: 'A teenager in bad company',
        occasion: 'teen-child-worry',
        lines: [
          'A young person is keeping company that leads toward harm. Keep danger away, and let the truth come out early.',
          'Send better friends and a grown-up who is respected.',
          'Give those at home firmness without losing the bond.',
        ],
      },
      {
        id: 'teen-out-late-tonight',
        label: 'A teenager out tonight',
        occasion: 'teen-child-worry',
        lines: [
          'A young person is out tonight and someone at home listens for the door. Keep everyone in that company safe, on the road and off it.',
          'Give good sense at the moment it counts, and bring them home. Calm the one who waits.',
        ],
      },
      {
        id: 'teen-turned-corner',
        label: 'Thanks for a teenager doing well',
        lines: [
          'Thank you for a young person finding the way, and for every sign of trust and growing up.',
          'Keep this good turn going, and let those at home enjoy it without waiting for the next trouble.',
        ],
        glad: true,
      },
      {
        id: 'prom-dance',
        label: 'Prom or a school dance',
        lines: [
          'Keep everyone safe at this dance and on the roads before and after.',
          'Let there be fun, good sense and kindness, and let no one be humiliated or left out.',
          'Comfort any heart that is hurting over it.',
        ],
      },
    ],
  },
  {
    id: 'missing-person',
    group: 'family',
    label: 'A missing person',
    what: 'someone who went missing',
    lines: [
      'You know where each person is, at every hour. Keep safe the one who is or was missing.',
      'Give those who search clear heads, and let anyone who knows something speak.',
      'Be near to those who wait by the phone or have just heard news, and give them rest.',
      'Let coming home be safe, and let whatever led to this be understood.',
    ],
    situations: [
      {
        id: 'child-runaway',
        label: 'A runaway child or teenager',
        lines: [
          'A young person has run away and is out there somewhere. Keep this young life from harm, from cold, and from people who use the lost.',
          'Let someone kind see and help, and let a call come.',
          'Guide those who search, and hold those who wait.',
        ],
      },
      {
        id: 'missing-adult',
        label: 'A missing adult',
        lines: [
          'Someone is missing, and every hour is long. Keep the missing one alive and safe, and let this person be found.',
          'Guide those who search, and let anyone who knows something speak.',
          'Hold everyone who waits for news, by day and by night.',
        ],
      },
      {
        id: 'missing-elder-or-confused',
        label: 'A confused person wandered off',
        lines: [
          'Someone who cannot find the way back alone is out there. Let a watchful person see, stop and call.',
          'Keep from traffic, water, heat and cold, and calm the fear of the one who is lost.',
          'Bring this person back soon and unharmed to those who wait.',
        ],
      },
      {
        id: 'missing-found-safe',
        label: 'Thanks that someone was found safe',
        lines: [
          'Thank you that the one who was missing has been found alive. Thank you for everyone who searched and looked out.',
          'Let fear leave tired bodies now, and let there be help for whatever lies behind it.',
        ],
        glad: true,
      },
      {
        id: 'relative-whereabouts-unknown',
        label: 'A relative living somewhere unknown',
        lines: [
          'Someone loved is somewhere out there without a known address. Give shelter, food and safety tonight.',
          'Let a sign of life come, and let there be one person who helps and is trusted.',
          'Hold those who cannot stop wondering and cannot reach out.',
        ],
      },
      {
        id: 'addict-missing-contact',
        label: 'An addicted loved one out of contact',
        occasion: 'addiction-other',
        lines: [
          'No one knows how the one who is using is doing tonight. Keep that life safe, warm and fed.',
          'Let word come soon, and put kind people in the way who offer help.',
        ],
      },
    ],
  },
  {
    id: 'grown-children',
    group: 'family',
    label: 'Grown children',
    what: 'parents and their grown children',
    lines: [
      'Bless children who grow up and live their own lives, and keep them safe where they are.',
      'Give parents trust, good tasks and company of their own, and the sense when to speak and when to be silent.',
      'Let calls, visits and honest words keep parents and grown children close.',
    ],
    situations: [
      {
        id: 'grown-child-far-away',
        label: 'A grown child far away',
        lines: [
          'Love has to reach a long way. Keep the ones who live far off safe and well, with good people close by.',
          'Comfort those who miss them, and let there be calls, visits and shared news that keep them close.',
        ],
      },
      {
        id: 'grown-child-not-calling',
        label: 'Children who never call',
        lines: [
          'Someone waits by a phone that is too quiet. Comfort the feeling of being forgotten.',
          'Remind busy grown children of those at home, and let a call come that asks how they are.',
          'Give courage to make the first call, without reproach.',
        ],
      },
      {
        id: 'grown-child-stuck-at-home',
        label: 'A grown child stuck at home',
        lines: [
          'A grown life has not yet found its footing. Give the one who is stuck some direction, one doable step, and the courage for it.',
          'Give those who share the house patience, and wisdom about what to give and what to expect.',
        ],
      },
      {
        id: 'grown-childs-partner-worry',
        label: 'Worried about a child’s partner',
        lines: [
          'A choice of partner causes worry. Let what is true about it be seen by the one who loves, and keep that one safe.',
          'Give those who worry honest, sparing words, fairness, and a relationship that stays open.',
        ],
      },
      {
        id: 'empty-nest',
        label: 'An empty house',
        lines: [
          'A home that was full has grown quiet. Comfort those who stay behind, and thank you for the years of raising.',
          'Go with the one who has gone, and give good friends and good sense there.',
          'Fill the time that is now free with something worthwhile.',
        ],
      },
      {
        id: 'son-or-daughter-marrying-letting-go',
        label: 'Letting go of a married child',
        lines: [
          'A grown child’s first loyalty has moved to another. Give joy in that, and comfort for what it costs.',
          'Show a new place to stand, close enough and not too close.',
        ],
      },
      {
        id: 'child-leaves-home-mixed-joy',
        label: 'Proud and sad: a child leaves',
        lines: [
          'Thank you for children who grow and go out on their own. Keep them safe where they are now.',
          'Comfort those who stay behind in a quieter house, and give them new joy in these days.',
        ],
      },
    ],
  },
  {
    id: 'coming-out',
    group: 'family',
    label: 'Coming out to family',
    what: 'the matter of coming out to family',
    lines: [
      'Keep safe the one who has told, or wants to tell, what is true and tender.',
      'Let there be love and a place at home, and give parents and relatives ears that listen.',
      'Guard against despair and rejection, and send people who show in words and deeds that there is a place for everyone.',
    ],
    situations: [
      {
        id: 'coming-out-family-tension',
        label: 'Coming out and the family’s reaction',
        lines: [
          'Someone has told, or fears to tell, something true and tender to the family. Keep this person safe, housed and loved.',
          'Give those who hear it time, good listening, and words they will not regret.',
          'Let no one be lost to the family over this.',
        ],
      },
    ],
  },
  {
    id: 'forgiving-someone',
    group: 'family',
    label: 'Whether to forgive someone',
    what: 'the question of forgiveness',
    lines: [
      'You know what was done and how deep it went. Let no one hurry or shame the one who was hurt.',
      'Heal the hurt itself, and let safety and truth come first.',
      'Let those who did wrong see it, name it and change, whether or not they are forgiven.',
      'Give peace and freedom that do not depend on another person’s apology.',
    ],
    situations: [
      {
        id: 'resentment-cant-forgive',
        label: 'Bitter for years',
        occasion: 'forgiving',
        lines: [
          'A hurt was done, and it has not let go. Heal the wound itself, and do not let forgiveness be forced or faked.',
          'Loosen bitterness, a little at a time, and let what was wrong still be called wrong.',
        ],
      },
      {
        id: 'struggling-to-forgive-someone',
        label: 'I cannot forgive someone yet',
        occasion: 'forgiving',
        lines: [
          'Forgiving is hard here, and the hurt is real. Give time, and let no one hurry it.',
          'Heal the hurt itself, and show what letting go can mean without calling wrong right.',
        ],
      },
      {
        id: 'was-able-to-forgive-someone',
        label: 'Thanks that I could forgive',
        occasion: 'thanks',
        lines: [
          'Thank you for the freedom that came with forgiving, after so much hurt.',
          'Let this peace hold when memories return, and give wisdom about what to do and what not to do next.',
        ],
        glad: true,
      },
      {
        id: 'someone-asks-to-be-forgiven',
        label: 'Someone asks me for forgiveness',
        lines: [
          'An apology has come. Give all the time that is needed, and freedom to answer yes, no or not yet.',
          'Show whether the change is real, and let safety come before every other consideration.',
        ],
      },
      {
        id: 'someone-wont-admit-wrong',
        label: 'Someone will not admit wrong',
        lines: [
          'Someone has done wrong and will not admit it. Bring that person to the truth, and to real sorrow for it.',
          'Protect those who are hurt by it, and help them trust what they know to be true.',
        ],
      },
    ],
  },
  {
    id: 'family-gathering',
    group: 'family',
    label: 'A family gathering',
    what: 'this time with family',
    lines: [
      'Bless the ones who come together, and keep safe those who travel.',
      'Give calm, tact and good humor, and let no one be humiliated in this family.',
      'Let kind words be remembered, and let unkind ones be regretted and made good.',
    ],
    situations: [
      {
        id: 'family-gathering-ahead',
        label: 'Dreading a family gathering',
        occasion: 'family-peace',
        lines: [
          'People who do not always get along will soon sit at one table. Give calm, tact, and good reasons to laugh.',
          'Keep old grievances from taking over. Let the one who dreads it have an ally, and a way to step outside.',
        ],
      },
      {
        id: 'family-gathering-went-badly',
        label: 'A gathering that went badly',
        lines: [
          'A day meant for being together went badly. Calm what still burns, and let no one add to it tonight.',
          'Comfort those who were hurt or who sat there in distress.',
          'Show later who owes whom a word, and what needs to be different.',
        ],
      },
      {
        id: 'family-gathering-good',
        label: 'Thanks for a good family time',
        lines: [
          'Thank you for family together, for noise and food and the joy of seeing each other.',
          'Let the gladness of being together last, and bring everyone safely where they are going.',
        ],
        glad: true,
      },
      {
        id: 'family-politics-fight',
        label: 'A family fighting over politics',
        occasion: 'family-peace',
        lines: [
          'Opinions have come between people who belong together. Let each be curious again about the person behind the view.',
          'Guard what is said and posted, and bring back things that can be done and laughed about together.',
        ],
      },
      {
        id: 'visitors-coming',
        label: 'Visitors are coming',
        lines: [
          'Bring those who are coming here safely, and let the time together be good.',
          'Give energy for the preparations, and rest in the middle of them.',
          'Let there be laughter, patience and kind words on every side.',
        ],
        glad: true,
      },
      {
        id: 'reunion-homecoming-joy',
        label: 'Thanks for a reunion',
        occasion: 'thanks',
        lines: [
          'Thank you for being together again after time apart.',
          'Let these days be kind ones, with time to talk and laugh, and let the ties hold when the visit is over.',
        ],
        glad: true,
      },
    ],
  },
];
