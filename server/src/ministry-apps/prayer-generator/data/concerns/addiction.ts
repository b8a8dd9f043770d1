import type { Concern } from '../concern.ts';

export const addictionConcerns: readonly Concern[] = [
  {
    id: 'screens-and-gaming',
    group: 'addiction',
    label: 'Phones, screens and gaming',
    what: 'screen time',
    lines: [
      'Give freedom from screens that take too much, and bring back sleep, daylight and company.',
      'Protect children and young people from anyone who means harm online and from what they should not see.',
      'Give families clear and fair limits, and something better to do together.',
    ],
    situations: [
      {
        id: 'teen-screens',
        label: 'A teenager always online',
        lines: [
          'Screens have taken hold of a young life. Protect it from those who mean harm and from what should not be seen.',
          'Give the adults wise limits and the strength to keep them.',
          'Bring back sleep, real friends and things to enjoy.',
        ],
      },
      {
        id: 'gaming-child-screens',
        label: 'A child who will not stop gaming',
        lines: [
          'A screen has taken over a young life. Loosen its hold, and bring back sleep, daylight and people.',
          'Give those who set the limits calm and firmness, and something good to offer in its place.',
        ],
      },
      {
        id: 'gaming-screens-adult',
        label: 'Grown-ups lost in games or phones',
        lines: [
          'Hours are being lost to a screen. Give the strength to put it down, and the will to set limits and keep them.',
          'Give back sleep, attention, and time with the people who are near.',
        ],
      },
    ],
  },
  {
    id: 'gambling-and-spending',
    group: 'addiction',
    label: 'Gambling or compulsive spending',
    what: 'gambling and spending',
    lines: [
      'Give the strength to stop before the next bet or the next order, and someone to call at that moment.',
      'Let the losses be told truthfully, and protect homes, children and savings.',
      'Bring good help, honest accounts, and other comfort for empty hours.',
    ],
    situations: [
      {
        id: 'gambling-self',
        label: 'I cannot stop gambling',
        lines: [
          'Gambling has taken control and taken the money. Give the strength to stop now, and not to try to win it back.',
          'Give the courage to tell someone the amounts, to hand over the cards and accounts, and to ask for help.',
        ],
      },
      {
        id: 'gambling-other',
        label: 'Someone I love gambles',
        lines: [
          'Gambling is doing great harm. Bring the one who gambles to honesty and to help, and stop the losses.',
          'Protect those who depend on that money, and give them good advice and a safe way to keep what is left.',
        ],
      },
      {
        id: 'shopping-spending-addiction',
        label: 'Buying that will not stop',
        lines: [
          'Buying has become a compulsion. Give the strength to stop before the next order, and honesty about the bills.',
          'Fill what the buying is meant to fill, and give good help with both the habit and the money.',
        ],
      },
    ],
  },
  {
    id: 'drinking',
    group: 'addiction',
    label: 'Drinking too much',
    what: 'this trouble with drinking',
    lines: [
      'You see what drinking does or has done in this family. Let it be seen truthfully by everyone.',
      'Keep everyone safe, at home and on the road, and let no child be left alone with it.',
      'Bring those who drink to real help, and give their families and friends support of their own.',
    ],
    situations: [
      {
        id: 'drinking-too-much-self',
        label: 'I drink too much',
        lines: [
          'The drinking has become too much. Give the honesty to say so to one person who can help.',
          'Give help with stopping, and a doctor’s advice where stopping all at once is not safe.',
        ],
      },
      {
        id: 'partner-drinking',
        label: 'A husband or wife drinks',
        occasion: 'addiction-other',
        lines: [
          'Drinking is doing harm in this home. Bring the one who drinks to the truth and to real help.',
          'Keep everyone under that roof safe, and give the courage to leave for a safe place whenever it is needed.',
        ],
      },
      {
        id: 'parent-drinking',
        label: 'A parent drinks',
        occasion: 'addiction-other',
        lines: [
          'Bring help to the parent who drinks, and honesty about how much harm it does.',
          'Protect and comfort the children of this family, whatever their age, and let them know it is not their fault.',
        ],
      },
      {
        id: 'friend-or-coworker-drinking',
        label: 'A friend or coworker drinks',
        occasion: 'addiction-other',
        lines: [
          'Someone is drinking far too much. Keep that person and others from harm, and let the truth be faced.',
          'Give those who notice the right words and the courage to say them kindly, and let help be accepted.',
        ],
      },
      {
        id: 'adult-child-of-alcoholic',
        label: 'I grew up with a drinker',
        lines: [
          'A childhood with a parent’s addiction has left its marks. Heal the old fear, and the habit of watching every mood.',
          'Give safe people, good counsel, and freedom to live differently.',
        ],
      },
    ],
  },
  {
    id: 'drug-use',
    group: 'addiction',
    label: 'Drugs or pills',
    what: 'this struggle with drugs',
    lines: [
      'Keep this life safe, tonight first of all, from overdose, cold and harm.',
      'Bring good treatment within reach, and the will to accept it and stay with it.',
      'Give families rest, wise counsel and the right limits, and protect the children.',
      'Take away shame, and let there be one person who can be told everything.',
    ],
    situations: [
      {
        id: 'using-drugs-self',
        label: 'I cannot stop using drugs',
        lines: [
          'A drug has taken hold. Keep alive and safe the one who cannot stop alone, tonight first of all.',
          'Give the strength to ask for treatment today, and let there be a place open and people who help.',
        ],
      },
      {
        id: 'pills-prescription-self',
        label: 'Addicted to prescription pills',
        lines: [
          'Medicine that was meant to help has become something hard to live without. Give honesty with a doctor who will help.',
          'Give safe and steady steps off it, and another good way to treat the pain, the fear or the sleeplessness.',
        ],
      },
      {
        id: 'child-using-drugs',
        label: 'A child or relative uses drugs',
        occasion: 'addiction-other',
        lines: [
          'Drugs have taken hold of someone dearly loved. Keep alive and safe the one who is using, today and tonight.',
          'Break the hold of it, and open a way to treatment that is wanted and available.',
        ],
      },
      {
        id: 'overdose-survived-loved-one',
        label: 'Someone survived an overdose',
        lines: [
          'Thank you that this life was saved. Give full recovery from the overdose, in body and in mind.',
          'Let this be the hour in which help is accepted, and comfort those who are still shaking with fear.',
        ],
      },
      {
        id: 'overdose-survived-self',
        label: 'I survived an overdose',
        lines: [
          'Thank you that the breathing came back and this life goes on. Heal what the overdose has harmed.',
          'Take the shame away, and let there be someone near who will help with the next step today.',
        ],
      },
      {
        id: 'lost-everything-to-addiction-self',
        label: 'I lost everything to addiction',
        lines: [
          'Addiction has cost very much. Give shelter, food and one person who will help today.',
          'Give strength to stop, and let a life be rebuilt piece by piece, without being crushed by what was lost.',
        ],
      },
      {
        id: 'family-worn-out-by-addiction',
        label: 'Worn out by someone’s addiction',
        occasion: 'addiction-other',
        lines: [
          'Loving someone with an addiction has worn this family out. Give rest, and freedom from what no one else can control.',
          'Show where to help and where to stop, and be with the one who is addicted in every hour.',
        ],
      },
      {
        id: 'medication-treatment-recovery',
        label: 'Suboxone, methadone or other medicine',
        lines: [
          'Let this medicine do its work, and keep the cravings low and the days steady.',
          'Give wise doctors, a way to get to the clinic, and people who respect this as real recovery.',
        ],
      },
    ],
  },
  {
    id: 'sobriety',
    group: 'addiction',
    label: 'Staying sober',
    what: 'the work of staying sober',
    lines: [
      'Give strength for this one day sober, and then for the one after it.',
      'Let cravings pass, let the body recover, and let someone answer the phone at the hard hour.',
      'Bless sponsors, friends and family who help, and give them rest and honest hope.',
      'Let no day that goes wrong undo the worth of the days that went well.',
    ],
    situations: [
      {
        id: 'first-day-sober-self',
        label: 'My first day sober',
        occasion: 'sobriety-self',
        lines: [
          'It is the first day. Give strength for today’s hours, one after the other, and safe help if the body reacts hard.',
          'Thank you for the courage to begin. Send someone who knows this day and will stay near.',
        ],
      },
      {
        id: 'craving-now-self',
        label: 'I want to drink or use',
        occasion: 'sobriety-self',
        lines: [
          'The craving is strong right now. Let it weaken and pass, and give strength to leave the place where the danger is.',
          'Let there be someone to call this minute, and let the call be made.',
        ],
      },
      {
        id: 'withdrawal-now',
        label: 'Withdrawal right now',
        lines: [
          'Withdrawal is very hard right now. Ease the shaking, the sickness and the fear, and bring the body through it safely.',
          'Let medical help be called without delay, and let someone stay close until this is over.',
        ],
      },
      {
        id: 'relapse-self',
        label: 'I relapsed',
        lines: [
          'There was a relapse. Take away the shame that says it is all over, and keep this one night from becoming many.',
          'Give the honesty to tell someone today, and the strength to begin again with help.',
        ],
      },
      {
        id: 'relapse-loved-one',
        label: 'A loved one relapsed',
        occasion: 'addiction-other',
        lines: [
          'After sober days there has been a relapse. Bring the one who fell back to help quickly, and keep that life safe.',
          'Comfort those whose hope has been hurt again, and show them what helps and what does not.',
        ],
      },
      {
        id: 'sober-days-milestone-self',
        label: 'Thanks for days or months sober',
        occasion: 'sobriety-self',
        lines: [
          'Thank you for these sober days, every one of them hard earned and given.',
          'Keep this going today, and let the good that has come of it be felt.',
        ],
        glad: true,
      },
      {
        id: 'sober-years-self',
        label: 'Thanks for years sober',
        occasion: 'sobriety-self',
        lines: [
          'Thank you for years of sobriety, made of single days.',
          'Bless everyone who helped on the way, and let this long road give courage to someone on the first day.',
        ],
        glad: true,
      },
      {
        id: 'sober-milestone-other',
        label: 'Thanks for a loved one’s sobriety',
        occasion: 'thanks',
        lines: [
          'Thank you for this stretch of sober days, and for all the effort in it that no one saw.',
          'Keep giving strength day by day, and let the people around it enjoy this without fear.',
        ],
        glad: true,
      },
      {
        id: 'sobriety-gratitude-family',
        label: 'Thanks for a sober family',
        occasion: 'thanks',
        lines: [
          'Thank you for a family that has someone back from addiction.',
          'Keep this sobriety strong, and let trust and good days together go on growing.',
        ],
        glad: true,
      },
      {
        id: 'sober-at-holidays',
        label: 'Sober at a party or holiday',
        lines: [
          'There will be drinking at this gathering. Give a firm no, something good to hold instead, and a way to leave early.',
          'Let at least one person there understand, and let this day end sober and glad.',
        ],
      },
      {
        id: 'job-or-court-sober-test',
        label: 'A drug test or drug court',
        lines: [
          'Tests and reports keep watch over this sobriety. Give honesty about what is true, and strength to stay clean now.',
          'Let those who decide be fair and see real effort, and let help be stronger than punishment.',
        ],
      },
    ],
  },
  {
    id: 'rehab-and-recovery-groups',
    group: 'addiction',
    label: 'Rehab or a recovery group',
    what: 'rehab and recovery',
    lines: [
      'Bring those who need treatment to it, and give the will to stay as long as it takes.',
      'Give good staff, honest groups and wise sponsors, and a safe place to live during treatment and after it.',
      'Be near to the families, in hope, in worry and in waiting.',
    ],
    situations: [
      {
        id: 'rehab-going-in',
        label: 'Going into rehab',
        lines: [
          'Treatment is about to begin. Thank you for this yes; let it still stand when the door is reached.',
          'Give safe withdrawal, wise counselors and good company there, and care for everyone at home meanwhile.',
        ],
      },
      {
        id: 'rehab-self-in',
        label: 'I am in rehab',
        lines: [
          'Treatment is under way. Give the will to stay one more day, and honesty in every group and talk.',
          'Ease the missing of home, and let what lies beneath the addiction begin to heal.',
        ],
      },
      {
        id: 'rehab-loved-one-in',
        label: 'A loved one is in rehab',
        occasion: 'addiction-other',
        lines: [
          'Treatment is under way. Give the one who is in it the will to stay, and staff who are skilled and kind.',
          'Give rest and good counsel to those at home while they wait and hope.',
        ],
      },
      {
        id: 'rehab-refused',
        label: 'Someone refuses treatment',
        occasion: 'addiction-other',
        lines: [
          'Help has been offered and refused. Let the one who is addicted see the danger, and want help in time.',
          'Keep everyone safe meanwhile, and show those who love this person what to do and where to stop.',
        ],
      },
      {
        id: 'rehab-left-early',
        label: 'Someone left rehab early',
        occasion: 'addiction-other',
        lines: [
          'Treatment was broken off too soon. Keep alive and safe the one who left, and open the way back.',
          'Give those who love this person clear heads about what to offer, what to refuse, and whom to call.',
        ],
      },
      {
        id: 'rehab-home-now',
        label: 'Home from rehab',
        lines: [
          'Treatment is done and ordinary life begins. Give strength for these first weeks, and meetings and people to lean on.',
          'Give patience at home on every side, and safety from old places and habits.',
        ],
      },
      {
        id: 'sober-living',
        label: 'A sober house',
        lines: [
          'Give a safe and sober place to live, with a bed, fair rules and people who mean it.',
          'Keep everyone in such a house clean and safe, and let this step lead to steady work and peace.',
        ],
      },
      {
        id: 'meeting-first-time',
        label: 'A first recovery meeting',
        lines: [
          'A first meeting is ahead. Give the courage to walk through the door and to stay until the end.',
          'Let there be a friendly face, honest talk, and a reason to come back.',
        ],
      },
      {
        id: 'recovery-group-sponsor',
        label: 'A recovery group or sponsor',
        lines: [
          'Bless those who meet to stay sober and the ones who guide others. Give honesty, and a welcome to each newcomer.',
          'Give a trustworthy sponsor to anyone who needs one, and strength to those who carry others.',
        ],
      },
    ],
  },
  {
    id: 'smoking-and-vaping',
    group: 'addiction',
    label: 'Smoking or vaping',
    what: 'smoking and vaping',
    lines: [
      'Give freedom from cigarettes and vapes, today and on each day after it.',
      'Heal lungs and heart, calm restlessness, and let the wish for nicotine pass.',
      'Give people nearby who encourage and do not nag, and pride in every day without nicotine.',
    ],
    situations: [
      {
        id: 'vaping-teen',
        label: 'A teenager who vapes',
        lines: [
          'A young person has started vaping. Protect those lungs and that mind, and break the habit while it is new.',
          'Give calm and honest talks at home, and friends who make it easier to stop.',
        ],
      },
      {
        id: 'vaping-self',
        label: 'I cannot stop vaping',
        lines: [
          'Give freedom from the vape, and strength when the hand reaches for it out of habit.',
          'Let the lungs recover, and let the next attempt to quit have good help behind it.',
        ],
      },
      {
        id: 'quitting-smoking',
        label: 'Trying to quit smoking',
        lines: [
          'Give strength to put the cigarettes away, and patience with the bad temper and restlessness that come with quitting.',
          'Let the lungs be spared further harm, and let every hour without smoking make the next one easier.',
        ],
      },
      {
        id: 'quit-smoking-success',
        label: 'Thanks for quitting smoking',
        occasion: 'thanks',
        lines: [
          'Thank you for freedom from nicotine, and for breath that comes more easily.',
          'Keep that freedom on stressful days, and encourage others who want to quit.',
        ],
        glad: true,
      },
    ],
  },
];
