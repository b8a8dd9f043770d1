import type { Concern } from '../concern.ts';

export const workConcerns: readonly Concern[] = [
  {
    id: 'disability-benefits',
    group: 'work',
    label: 'Disability or other benefits',
    what: 'this claim for benefits',
    lines: [
      'Let those who decide about benefits see how life truly is, and decide fairly and soon.',
      'Provide enough to live on in every week of this, for rent, food and medicine.',
      'Give help with papers, hearings and phone calls, and take away any shame about needing support.',
    ],
    situations: [
      {
        id: 'disability-claim',
        label: 'A disability claim',
        lines: [
          'Let those who decide this claim see what a day is truly like.',
          'Give patience with the papers and the waiting, and enough to live on until the answer comes.',
        ],
      },
      {
        id: 'disability-claim-denied',
        label: 'A disability claim denied',
        lines: [
          'Let those who decide see truly what this body or mind can and cannot do.',
          'Give strength to appeal, a good advocate, and the right records in the right hands.',
          'Provide for daily needs, and take away the insult of not being believed.',
        ],
      },
      {
        id: 'benefits-delayed',
        label: 'Benefits that do not come',
        lines: [
          'Let the benefits that are due be approved and paid without more delay.',
          'Let errors be corrected, and let someone in the office take the case to heart.',
          'Provide for food, rent and medicine until it comes.',
        ],
      },
      {
        id: 'benefits-approved',
        label: 'Thanks for approved benefits',
        lines: [
          'Thank you that the help was approved at last after the long wait.',
          'Let it bring real relief, and be used well for what is needed most.',
          'Let those still waiting for their answer receive it soon.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'horses-and-farm-animals',
    group: 'work',
    label: 'Horses and farm animals',
    what: 'horses and farm animals',
    lines: [
      'Watch over horses, cattle, sheep and all the animals in the barn and on the land.',
      'Ease pain and sickness among them, and give vet and farmer skill, help and enough sleep.',
      'Comfort those who lose animals they have raised, and let the losses in money be bearable.',
    ],
    situations: [
      {
        id: 'horse-or-farm-animal-ill',
        label: 'A sick horse or farm animal',
        occasion: 'pet',
        lines: [
          'Ease this animal’s pain, and let help come and know what to do.',
          'Let it stand, eat and live, and give strength to those who stay up with it.',
        ],
      },
      {
        id: 'horse-or-farm-animal-died',
        label: 'A horse or farm animal died',
        lines: [
          'Comfort the loss of animals that were fed and cared for day after day.',
          'Thank you for them, and ease the sorrow of the empty stall, coop or pasture.',
        ],
      },
      {
        id: 'calving-lambing',
        label: 'Calving or lambing',
        lines: [
          'Bring mothers and young safely through birth, and keep the newborns warm.',
          'Give skill, gentle hands and strength to those who watch through the night.',
          'Where some are lost, comfort those who tried so hard to save them.',
        ],
      },
      {
        id: 'livestock-sick',
        label: 'A sick herd or flock',
        lines: [
          'Stop this sickness among the animals, and let the cause be found.',
          'Give the vet clear judgment, and spare the animals needless suffering.',
          'Help those whose living depends on them, and guard against loss of more than can be borne.',
        ],
      },
      {
        id: 'livestock-lost-stolen',
        label: 'Livestock lost or stolen',
        lines: [
          'The loss of these animals is a heavy one. Comfort those who raised and cared for them.',
          'If any can still be found, let them be found safe and brought back.',
          'Protect the animals that remain, and make up for what was lost.',
        ],
      },
    ],
  },
  {
    id: 'nurses-and-patients',
    group: 'work',
    label: 'Nurses, medics and their patients',
    what: 'the care of patients',
    lines: [
      'Bless everyone who cares for patients, by day and by night, and give enough help on each shift.',
      'Comfort the families of those who die, and those who cared for them as their work.',
      'Give clear attention, skill and rest, and take away guilt for what no one could have prevented.',
    ],
    situations: [
      {
        id: 'nurse-short-staffed',
        label: 'Too few nurses on the shift',
        lines: [
          'Give strength and clear attention to those who care for too many patients at once.',
          'Keep every patient safe, and let more hands be hired soon.',
          'Give real rest after the shift, and peace about what could not be done.',
        ],
      },
      {
        id: 'nurse-lost-patient',
        label: 'I could not save a patient',
        lines: [
          'Comfort the one who tried to save a life and could not.',
          'Lift away blame that does not belong there, and quiet what keeps replaying.',
          'Be near to the family of the one who died, and give someone to talk to before the next shift.',
        ],
      },
      {
        id: 'patient-client-died',
        label: 'Someone in my care died',
        lines: [
          'Comfort those who cared for the one who died as their work, and who loved more than the job asked for.',
          'Be near to the family, and let it be a comfort that skilled and kind hands were there.',
          'Give rest after this shift, and someone to talk to.',
        ],
      },
    ],
  },
  {
    id: 'job-search',
    group: 'work',
    label: 'Looking for work',
    what: 'this search for work',
    lines: [
      'Give work that is honest, safe and fairly paid to everyone who looks for it.',
      'Let skill, experience and honest effort be seen, whatever the age or the past.',
      'Provide enough for the household to live on, and protect the courage of the one who wants to work.',
    ],
    situations: [
      {
        id: 'job-search-starting',
        label: 'Starting a job search',
        lines: [
          'Lead this search for work to a job that is honest, steady and fairly paid.',
          'Give courage for each application, and let someone read it with care.',
          'Give good sense about where to apply, and people who will put in a word.',
        ],
      },
      {
        id: 'job-applications-no-reply',
        label: 'Applications with no answer',
        lines: [
          'So many applications have gone unanswered. Let one of them reach a person who will answer.',
          'Keep this silence from wearing away confidence, and give strength to send one more.',
          'Let an interview come soon, and let good advice show what might be done differently.',
        ],
      },
      {
        id: 'unemployed-long',
        label: 'Out of work for long',
        occasion: 'job-loss',
        lines: [
          'It has been a very long time without work. Let a real job be offered at last.',
          'Restore confidence that has been worn down by so many months of trying.',
          'Provide for daily needs until there is a paycheck again.',
        ],
      },
      {
        id: 'older-worker-not-hired',
        label: 'Too old to be hired',
        lines: [
          'Let years of experience be seen as the good they are by someone who is hiring.',
          'Take away the hurt of being judged by age, and give confidence for the next application.',
          'Provide the work and income that are still needed.',
        ],
      },
      {
        id: 'job-background-check',
        label: 'A record or background check',
        lines: [
          'Let an employer look past an old record and see the person who wants to work now.',
          'Give honesty when the question comes, and someone willing to give a fair chance.',
          'Keep away discouragement when a finished past is brought up again.',
        ],
      },
      {
        id: 'work-found-after-long',
        label: 'Thanks for work after long waiting',
        occasion: 'work-good',
        lines: [
          'Thank you that the long search is over and there is work again.',
          'Let relief replace the worry of all those months, and let confidence return.',
          'Bless everyone who helped, and remember those who are still looking.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'job-interview-or-new-job',
    group: 'work',
    label: 'A job interview or new job',
    what: 'this job',
    lines: [
      'You know this position and the people who decide about it. Let everything about it be honest and fair.',
      'Let real skill and character be seen, and give calm before, during and after each interview and workday.',
      'Give good sense about what to accept, courage after a no, and thankfulness for a yes.',
      'Let there be someone friendly who shows the way and is patient with questions.',
    ],
    situations: [
      {
        id: 'job-interview-ahead',
        label: 'A job interview ahead',
        lines: [
          'Give calm, clear answers in this interview, and let real skill and character be seen.',
          'Quiet the nerves beforehand, and let the people asking the questions be fair and kind.',
          'If this is a good place to work, let the answer be yes.',
        ],
      },
      {
        id: 'job-final-interview-ahead',
        label: 'A final round of interviews',
        lines: [
          'Thank you that it has come this far. Give the same honesty and ease in this next meeting.',
          'Let the ones who decide see clearly, and choose what is good for everyone involved.',
        ],
      },
      {
        id: 'job-waiting-after-interview',
        label: 'Waiting after an interview',
        lines: [
          'The interview is done and the waiting is hard. Give peace until the answer comes.',
          'Let the call come soon, and let it be the good news hoped for.',
          'Whatever they decide, let it not be taken as a measure of worth.',
        ],
      },
      {
        id: 'job-turned-down',
        label: 'Turned down for a job',
        lines: [
          'The answer was no, and it hurts after so much hope. Comfort the one who was turned down.',
          'Let this rejection not be believed as the truth about a person’s worth or ability.',
          'Give rest from the disappointment, and then strength for another try.',
        ],
      },
      {
        id: 'job-got',
        label: 'I got the job',
        occasion: 'work-good',
        lines: [
          'Thank you for this job and for the yes that was hoped for.',
          'Bless the work that is about to begin, and the people who will share it.',
          'Let this be a place of fair treatment, honest work and steady pay.',
        ],
        glad: true,
      },
      {
        id: 'new-job-joy',
        label: 'Thanks for a new job',
        lines: [
          'Thank you for this new job, and for the people who opened the way to it.',
          'Bless the beginning with good coworkers, fair pay, and patience while everything is still new.',
        ],
        glad: true,
      },
      {
        id: 'job-offer-decision',
        label: 'Whether to take an offer',
        lines: [
          'There is an offer to answer. Give clear thinking about pay, place, people and purpose.',
          'Let honest advice come from people with nothing to gain, and let the needed facts be known in time.',
          'Give peace with the choice once it is made.',
        ],
      },
      {
        id: 'job-offer-withdrawn',
        label: 'A job offer taken back',
        lines: [
          'A job was promised and then taken away. Be close in the shock and the anger of it.',
          'Let what was lost be made good somehow, and let other work be found quickly.',
          'Give practical help for the weeks that now have no pay planned.',
        ],
      },
      {
        id: 'job-first-day-ahead',
        label: 'The first day at work',
        lines: [
          'Bless this first day, and settle the nerves before it begins.',
          'Let someone be friendly, let the instructions be clear, and let small mistakes be taken kindly.',
          'Give confidence to ask questions, and a good night’s rest when the day is done.',
        ],
      },
      {
        id: 'job-new-struggling',
        label: 'A new job that is hard',
        lines: [
          'This new job is hard to learn. Give patience, a clear memory, and someone willing to explain twice.',
          'Let each day bring one thing that is easier than yesterday.',
          'Take away the shame of not knowing yet, and show whether this is the right place.',
        ],
      },
    ],
  },
  {
    id: 'losing-a-job',
    group: 'work',
    label: 'A layoff or firing',
    what: 'layoffs and lost jobs',
    lines: [
      'Be near to everyone whose job is lost or in danger, and to the families who live from it.',
      'Let the truth be told, and let those who decide be fair, honest and respectful.',
      'Provide enough for rent, food and insurance, and new work without a long wait.',
      'Take away shame and false guilt, and give honesty wherever mistakes were made.',
    ],
    situations: [
      {
        id: 'laid-off-today',
        label: 'Laid off',
        lines: [
          'The job is gone, and it is a shock. Be near in these first days.',
          'Give calm for the decisions that cannot wait, and rest from the ones that can.',
          'Provide what is needed until there is work again, and let help come from good people.',
        ],
      },
      {
        id: 'layoffs-rumored',
        label: 'Layoffs are rumored',
        lines: [
          'Nobody knows yet whose job will be cut. Give steadiness while the waiting lasts.',
          'Let those who decide be fair and honest, and let the truth be told soon.',
          'Give wisdom for what can be prepared now, and sleep in spite of the worry.',
        ],
      },
      {
        id: 'layoffs-kept-job',
        label: 'Kept while others were laid off',
        lines: [
          'Thank you for the job that remains. Ease the guilt of being kept when others were not.',
          'Provide quickly for the coworkers who were let go, and keep friendships alive.',
          'Let the work that is left be shared out fairly, so no one breaks under it.',
        ],
      },
      {
        id: 'fired-unfairly',
        label: 'Fired unfairly',
        lines: [
          'This firing was unfair. Let the truth come out and what can be put right be put right.',
          'Give good counsel about what to do next, and keep bitterness from taking over.',
          'Let other work be found, with people who are honest.',
        ],
      },
      {
        id: 'fired-own-fault',
        label: 'Fired for my own mistakes',
        lines: [
          'A job was lost through real mistakes. Give honesty about them without despair.',
          'Show what has to change, and give the will and the help to change it.',
          'Let there be another chance to work, and let it be used well.',
        ],
      },
      {
        id: 'boss-laying-off-others',
        label: 'I have to lay people off',
        lines: [
          'It is hard to take away someone’s job. Give honesty, respect and no coldness in the telling.',
          'Let every decision be fair, and let those who lose their work be treated generously.',
          'Provide new work for each of them, and peace for the one who had to say it.',
        ],
      },
      {
        id: 'own-had-to-fire',
        label: 'I had to fire someone',
        lines: [
          'People lose their work by this decision. Help each of them to new work soon, and to enough until then.',
          'Give the one who had to tell them honesty and kindness, and peace wherever the decision was right.',
        ],
      },
    ],
  },
  {
    id: 'boss-and-coworkers',
    group: 'work',
    label: 'A boss or coworkers',
    what: 'the people at work',
    lines: [
      'Let everyone at this workplace be treated with respect, and let shouting and favoritism have no place there.',
      'Let credit go where it belongs, and let those who took too much set it right.',
      'Give calm, honest words for every talk at work, and at least one good companion there.',
      'Show what is fair in criticism and what is not, and what needs to change.',
    ],
    situations: [
      {
        id: 'unfair-boss',
        label: 'An unfair boss',
        occasion: 'work-trouble',
        lines: [
          'Let this unfair treatment stop, and let those with authority see it plainly.',
          'Give a calm answer when it is needed, and wisdom about whom to tell.',
          'If the place will not change, let a better one be found.',
        ],
      },
      {
        id: 'boss-screams',
        label: 'A boss who screams',
        lines: [
          'No one should be shouted at and humiliated for doing a job. Let it be stopped.',
          'Heal the sting of what was said, and let none of it be believed.',
          'Show a safe way to report it or to leave, and give people who will stand by.',
        ],
      },
      {
        id: 'hr-meeting-ahead',
        label: 'A meeting with HR or boss',
        lines: [
          'Give calm before this meeting at work, and keep fear from making it bigger than it is.',
          'Let the truth be said plainly and heard fairly by everyone in the room.',
          'Give quiet words, a clear memory, and someone to talk to afterward.',
        ],
      },
      {
        id: 'bad-review-at-work',
        label: 'A bad review at work',
        lines: [
          'A hard review stings. Give the sense to take what is true and leave what is unfair.',
          'Give help to improve where it is needed, and someone who notices the effort.',
          'Keep worry about the job from taking over the nights.',
        ],
      },
      {
        id: 'new-management',
        label: 'New management',
        lines: [
          'So much is changing at work. Give steadiness while nobody knows how it will turn out.',
          'Let new leaders listen before they decide, and deal honestly with people.',
          'Protect jobs and good coworkers where they can be protected.',
        ],
      },
      {
        id: 'coworker-conflict',
        label: 'Conflict with a coworker',
        lines: [
          'Bring calm to this conflict between people who have to work side by side.',
          'Give honest words, fair listening, and a limit to what is not acceptable.',
          'Let someone with good judgment help if it cannot be settled alone.',
        ],
      },
      {
        id: 'coworker-takes-credit',
        label: 'A coworker took the credit',
        lines: [
          'Let the work that was really done be seen, and let credit go where it belongs.',
          'Give the right words to say so plainly, and keep resentment from growing.',
          'Let the load be shared fairly by everyone on the job.',
        ],
      },
      {
        id: 'own-took-credit',
        label: 'I took someone’s credit',
        occasion: 'unfaithful-guilt',
        lines: [
          'Credit was taken for someone else’s work. Give the courage to tell the ones who should know whose work it was.',
          'Let the person who did the work be seen and rewarded, and forgive the one who kept silent.',
        ],
      },
      {
        id: 'remote-work-lonely',
        label: 'Lonely at work',
        lines: [
          'Work has become a lonely place. Give real company during these days.',
          'Let one coworker become a friend, and give courage to speak first.',
          'Give good rhythms, time outdoors and people to be with after hours.',
        ],
      },
    ],
  },
  {
    id: 'quitting-or-career',
    group: 'work',
    label: 'Quitting or changing careers',
    what: 'this career decision',
    lines: [
      'Show what work is right for these gifts and these years, and when to go or to stay.',
      'Provide enough income through any change, and calm instead of panic.',
      'Give honest advice from people who know this work, and let no decision be made in anger.',
    ],
    situations: [
      {
        id: 'thinking-of-quitting',
        label: 'Whether to quit',
        lines: [
          'Show whether it is time to stay in this job or time to leave it.',
          'Give honesty about the reasons, courage for the answer, and good timing.',
          'Let fear about pay and insurance be met with a plan that can work.',
        ],
      },
      {
        id: 'quit-without-plan',
        label: 'Quit with no plan',
        lines: [
          'The job has been left and nothing is certain yet. Give a clear head and no panic.',
          'Provide what is needed for the coming weeks, and let suitable work be found.',
          'Give peace about what is done, and wisdom about the next step.',
        ],
      },
      {
        id: 'career-direction',
        label: 'Which career to choose',
        lines: [
          'Show what work would be a good use of these gifts and these years.',
          'Give honest advice, patience with not knowing, and courage for a first practical step.',
          'Keep pride and fear from making the choice.',
        ],
      },
    ],
  },
  {
    id: 'rude-words-to-strangers',
    group: 'work',
    label: 'Rude customers or rude words',
    what: 'rudeness to people on the job',
    lines: [
      'Comfort everyone who is treated badly while doing a job, at registers, tables and phones.',
      'Let harsh words be regretted and set right, and let none of them be believed.',
      'Give tired and worried people enough calm to be kind to strangers.',
    ],
    situations: [
      {
        id: 'rude-customers',
        label: 'Rude customers',
        lines: [
          'Take away the sting of cruel words from strangers, and let none of them be believed.',
          'Give patience for the next customer, and managers who stand up for their people.',
          'Send at least one kind face before the shift is over.',
        ],
      },
      {
        id: 'own-rude-to-stranger',
        label: 'I was rude to a stranger',
        occasion: 'unfaithful-guilt',
        lines: [
          'A stranger doing an ordinary job was treated badly. Lift that person’s day, and let someone be kind to them.',
          'Forgive the rudeness, and give the chance and the humility to say sorry if they meet again.',
        ],
      },
    ],
  },
  {
    id: 'harassment-at-work',
    group: 'work',
    label: 'Harassment at work',
    what: 'harassment at work',
    lines: [
      'Stop this harassment, and keep safe the one who suffers or suffered it, on every shift.',
      'Let those in charge believe what they are told, act at once, and punish no one for speaking.',
      'Take away shame that belongs to the one who did it, and give good advice, witnesses and allies.',
    ],
    situations: [
      {
        id: 'harassment-at-work',
        label: 'Being harassed at work',
        lines: [
          'Let this harassment stop now, and keep the one who suffers it safe on every shift.',
          'Lift every bit of blame from the one harassed; it belongs to the one who does it.',
          'Give a person who listens, believes and acts, and a safe way to report or leave.',
        ],
      },
      {
        id: 'harassment-reported',
        label: 'Punished for reporting harassment',
        lines: [
          'Speaking up took courage. Protect the one who told the truth from being punished for it.',
          'Let those who look into it be honest and thorough, and let wrong be stopped.',
          'Give good legal advice, and at least one person at work who stands near.',
        ],
      },
    ],
  },
  {
    id: 'promotion',
    group: 'work',
    label: 'A promotion or raise',
    what: 'recognition at work',
    lines: [
      'Let good work be seen, be fairly judged and be fairly paid.',
      'Give peace with the decision, whatever it is, and keep bitterness and pride away.',
      'Give wisdom to those who lead, and the humility to ask and to learn.',
    ],
    situations: [
      {
        id: 'promotion-hoped-for',
        label: 'Hoping for a promotion',
        lines: [
          'Let the decision be fair, and let years of faithful work be seen.',
          'Give peace while the answer is out of reach, and an even temper whichever way it goes.',
          'If this step up comes, let it be one that can be carried well.',
        ],
      },
      {
        id: 'promotion-passed-over',
        label: 'Passed over for a promotion',
        lines: [
          'It hurts to be passed over after so much work. Comfort the disappointment.',
          'Keep bitterness away, and show whether to stay and try again or look elsewhere.',
          'Let good work be valued, in respect and in pay.',
        ],
      },
      {
        id: 'promotion-got',
        label: 'I was promoted',
        lines: [
          'Thank you that good work was seen and rewarded.',
          'Give humility and good judgment with the new responsibility, and fairness to everyone affected by it.',
          'Let the gladness be shared by those who helped along the way.',
        ],
        glad: true,
      },
      {
        id: 'promotion-business-joy',
        label: 'Thanks for success at work',
        occasion: 'thanks',
        lines: [
          'Thank you for this success, and for the work and help behind it.',
          'Give good judgment and fairness in the new responsibility, and let others share in what it brings.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'pay-hours-or-strike',
    group: 'work',
    label: 'Pay, hours or a strike',
    what: 'the matter of fair pay',
    lines: [
      'Let every hour of work be paid in full and on time.',
      'Give employers, workers and customers fairness, honest talk, and agreements that last.',
      'Provide what is missing for rent, food and bills when pay is short or does not come.',
    ],
    situations: [
      {
        id: 'hours-cut',
        label: 'Hours were cut',
        lines: [
          'The hours have been cut and the paycheck with them. Provide what is missing.',
          'Let hours be restored, or let other work come to fill the gap.',
          'Give good sense about what to pay first, and keep fear from ruling the house.',
        ],
      },
      {
        id: 'wages-not-paid',
        label: 'Wages not paid',
        lines: [
          'Work was done and the pay has not come. Let what is owed be paid in full.',
          'Make the employer honest, and give help from those who can enforce it.',
          'Provide for today’s needs while the money is late.',
        ],
      },
      {
        id: 'tips-bad',
        label: 'Poor tips',
        lines: [
          'Let hard work on tired feet be fairly paid, and let people be generous.',
          'Make up what was missing tonight, so that the bills can be met.',
          'Take away the sting of being treated as though the work were nothing.',
        ],
      },
      {
        id: 'strike-ongoing',
        label: 'A strike going on',
        lines: [
          'Bring both sides of this labor dispute to honest talks and a fair agreement.',
          'Provide for every household that depends on these wages, and keep everyone safe and peaceful.',
          'Keep neighbors and coworkers from becoming enemies over it.',
        ],
      },
      {
        id: 'strike-settled',
        label: 'Thanks that a strike is settled',
        lines: [
          'Thank you that an agreement was reached and work can begin again.',
          'Heal what was said and done between people during the dispute.',
          'Let the agreement be kept honestly, and let those who fell behind catch up.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'overwork',
    group: 'work',
    label: 'Overwork and long shifts',
    what: 'these hard hours at work',
    lines: [
      'Give strength for this work and, soon, real rest from it.',
      'Keep everyone alert and safe at machines, on wards and on the drive home.',
      'Show what can be changed or given up, and let fewer hours bring pay that is enough.',
      'Guard the hours with family and friends, and let those at home feel loved.',
    ],
    situations: [
      {
        id: 'two-jobs-exhausted',
        label: 'Working two jobs',
        lines: [
          'Two jobs are too much for one body. Give strength for today and real rest soon.',
          'Let one fair wage become enough, so that the extra shifts can stop.',
          'Guard health, safety on the road home, and the little time left for those who are loved.',
        ],
      },
      {
        id: 'night-shift',
        label: 'Night shift',
        lines: [
          'Keep those who work through the night safe, alert and not alone.',
          'Give deep sleep in the daytime, quiet enough for it, and a safe drive home.',
          'Protect health and closeness with loved ones from these upside-down hours.',
        ],
      },
      {
        id: 'working-on-holidays',
        label: 'Working on a holiday',
        lines: [
          'It is hard to be at work on a day when others are together. Ease the missing of it.',
          'Let there be some kindness on the shift, and a good celebration at another time.',
          'Bless those who work so that others are cared for.',
        ],
      },
      {
        id: 'work-burnout',
        label: 'Burned out at work',
        lines: [
          'This work has taken more than anyone has to give. Give rest that truly restores.',
          'Show what can be refused, what can be shared, and who can help change the load.',
          'Bring back some gladness, and time that belongs to no employer.',
        ],
      },
    ],
  },
  {
    id: 'own-business',
    group: 'work',
    label: 'A business',
    what: 'this business',
    lines: [
      'You know the hours and the hopes that went into this business. Bless the people who depend on it.',
      'Give a clear view of the numbers, honest customers and partners, and wisdom for the next decision.',
      'Provide enough for wages, rent and suppliers, and let every debt be dealt with honestly.',
    ],
    situations: [
      {
        id: 'business-opening',
        label: 'Opening a business',
        lines: [
          'Bless this new business and the hands that have worked to begin it.',
          'Let customers come, let the work be good and the prices fair.',
          'Give wisdom with money, patience with a slow start, and time to rest.',
        ],
      },
      {
        id: 'business-slow',
        label: 'A business that is slow',
        lines: [
          'Send customers to this business, and let honest work bring enough to live on.',
          'Show clearly what can be changed, what can be cut, and who can give good advice.',
          'Keep worry over slow days from harming sleep and the people at home.',
        ],
      },
      {
        id: 'payroll-short',
        label: 'Payroll that cannot be met',
        lines: [
          'People are counting on these wages. Let enough come in, and in time, to pay them.',
          'Let those who owe money to the business pay it, and give honest words for everyone waiting.',
          'Give wise counsel about what can be saved and what has to change.',
        ],
      },
      {
        id: 'business-closing',
        label: 'A business that is closing',
        lines: [
          'A business that took years of work is ending. Comfort the sorrow of closing it.',
          'Let debts be settled fairly, and let those who worked there find other work.',
          'Thank you for every good day in it, and for every person it served.',
        ],
      },
      {
        id: 'business-doing-well',
        label: 'Thanks that business is good',
        lines: [
          'Thank you that the work is bearing fruit and customers have come.',
          'Give wisdom to handle this good season well, and fairness to everyone who shares in the work.',
          'Let the success make room for generosity and for rest.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'driving-and-dangerous-work',
    group: 'work',
    label: 'Driving or dangerous work',
    what: 'hard or dangerous work',
    lines: [
      'Keep safe those who drive, haul, climb, dig and build for a living, and bring each of them home.',
      'Let equipment, rules and bosses protect them from heat, heights, machines and haste.',
      'Let injuries be treated, breakdowns be repaired, and pay be fair and come in time.',
    ],
    situations: [
      {
        id: 'gig-driver',
        label: 'Driving Uber or deliveries',
        lines: [
          'Keep everyone safe who drives and delivers for a living, on every street and with every passenger.',
          'Let there be enough good orders and fair pay after gas.',
          'Let any wrong decision by the company be set right by someone who will listen.',
        ],
      },
      {
        id: 'trucker-on-road',
        label: 'A trucker on the road',
        lines: [
          'Keep the one behind the wheel awake, and keep every mile of this haul safe.',
          'Give good brakes, clear roads, patient drivers all around and a safe place to park and sleep.',
          'Ease the loneliness of long weeks out, and bring the truck home.',
        ],
      },
      {
        id: 'truck-broken-down',
        label: 'A work truck broken down',
        lines: [
          'Work has stopped because a machine is broken. Let the repair be possible, quick and affordable.',
          'Send a mechanic who is skilled and honest, and let the needed part be found.',
          'Make up for the lost time and pay, and keep tempers calm.',
        ],
      },
      {
        id: 'dangerous-job',
        label: 'A dangerous job',
        lines: [
          'Keep safe everyone who does dangerous work today, and bring each one home whole.',
          'Let equipment hold, let no one be careless or hurried, and let warnings be heeded.',
          'Give peace to those at home who listen for the phone.',
        ],
      },
      {
        id: 'hurt-on-the-job',
        label: 'Hurt on the job',
        lines: [
          'Heal the injury that came from doing a job, and ease the pain.',
          'Let the claim be handled fairly, and let the bills and lost wages be paid.',
          'Let the danger be fixed so that no one else is hurt there.',
        ],
      },
      {
        id: 'day-laborer-farmworker',
        label: 'Day labor or field work',
        lines: [
          'Give work today to everyone who waits for it, and fair pay at the end of it.',
          'Protect those who labor in the heat: give water, shade and rest.',
          'Strengthen tired bodies, and let the people who hire treat each worker with respect.',
        ],
      },
    ],
  },
  {
    id: 'rain-and-drought',
    group: 'work',
    label: 'Rain or drought',
    what: 'the land and the weather',
    lines: [
      'You know this land and what it needs. Give rain and dry days in the right measure.',
      'Keep crops, animals, wells and people safe in every kind of weather.',
      'Be near to families who live by the weather, and let neighbors share what they have.',
    ],
    situations: [
      {
        id: 'farm-drought',
        label: 'A farm that needs rain',
        occasion: 'farm',
        lines: [
          'Send rain on this dry ground, enough to soak in and in time to help.',
          'Keep the animals watered and fed until the drought is over.',
          'Give wisdom about what to save and what to let go, and hold up everyone who waits for rain.',
        ],
      },
      {
        id: 'drought',
        label: 'A drought',
        lines: [
          'Send rain to the dry land, enough to soak in and to fill the wells and streams.',
          'Keep people, animals and crops alive until then, prevent fires, and give help to those whose living depends on water.',
        ],
      },
      {
        id: 'farm-rain-came',
        label: 'Thanks that the fields got rain',
        lines: [
          'Thank you for this rain, so long needed and so welcome.',
          'Let it do its good in the fields and pastures, and let more come in its time.',
          'Remember those whose land is still dry.',
        ],
        glad: true,
      },
      {
        id: 'rain-came-thanks',
        label: 'Thanks for rain',
        occasion: 'thanks',
        lines: [
          'Thank you for rain after the long dry time.',
          'Let it soak in and do good to fields, animals and wells, and send it where it is still missing.',
        ],
        glad: true,
      },
      {
        id: 'farm-too-wet',
        label: 'Too much rain on the fields',
        occasion: 'farm',
        lines: [
          'Hold back the rain, and give enough dry days to do what has to be done.',
          'Save what can be saved of the crop, and let the water go down.',
          'Give patience with the delay, and a way to make up for the loss.',
        ],
      },
    ],
  },
  {
    id: 'farm-crops-and-harvest',
    group: 'work',
    label: 'A farm, garden or harvest',
    what: 'this farm or garden',
    lines: [
      'Bless the work in fields, orchards and gardens, from planting to harvest.',
      'Keep everyone safe around machines and in long hours, and give enough helping hands.',
      'Let there be fair prices, fair lenders and honest advice for families who live from the land.',
      'Be near in loss and in plenty, and keep despair away when much is lost.',
    ],
    situations: [
      {
        id: 'farm-planting',
        label: 'Planting season',
        occasion: 'farm',
        lines: [
          'Bless what is planted this season, and let it come up strong.',
          'Send rain and sun in the right measure, and keep away what would destroy it.',
          'Keep those who work the fields safe, and give patience through the long growing season.',
        ],
      },
      {
        id: 'farm-frost',
        label: 'Frost on the crops',
        lines: [
          'Protect the blossoms and young plants from the cold tonight.',
          'Give strength to those who stay up to guard them, and let the cold be milder than forecast.',
          'If some is lost, let enough remain for a harvest.',
        ],
      },
      {
        id: 'farm-hail',
        label: 'A crop lost to hail',
        lines: [
          'A year of work was destroyed in one storm. Be near to those who have to look at it.',
          'Let insurance and help make up for the loss, and show what can still be saved or replanted.',
          'Give strength to begin again, and neighbors who come to help.',
        ],
      },
      {
        id: 'farm-harvest-underway',
        label: 'Harvest under way',
        occasion: 'farm',
        lines: [
          'Give dry days and a good yield for this harvest.',
          'Keep everyone safe around machines, in the bins and on the roads, above all when tired.',
          'Let there be enough help, enough sleep, and enough in the end.',
        ],
      },
      {
        id: 'farm-harvest-in',
        label: 'Thanks that harvest is done',
        lines: [
          'Thank you for a harvest brought in and for everyone who came through it safely.',
          'Bless the food that was raised, those who will eat it, and those who worked for it.',
          'Let there be rest now, and gladness in work that is finished.',
        ],
        glad: true,
      },
      {
        id: 'harvest-in-thanks',
        label: 'Thanks for a good harvest',
        occasion: 'thanks',
        lines: [
          'Thank you for the harvest, and for strength and safety in bringing it in.',
          'Bless those who worked for it, and let there be enough to live on and something to share.',
        ],
        glad: true,
      },
      {
        id: 'garden-projects',
        label: 'A garden or home project',
        lines: [
          'Bless the work done by hand around home and garden, and let good come of it.',
          'Give strength for it, helpers when it is too much, and patience with what fails.',
          'Thank you for things that grow, and for time spent outdoors.',
        ],
      },
      {
        id: 'farm-prices',
        label: 'Low farm prices',
        occasion: 'farm',
        lines: [
          'Let there be a fair price for what was raised with so much work.',
          'Give wisdom about when to sell and what to hold, and bankers who are patient.',
          'Provide enough to pay the bills and to keep the land.',
        ],
      },
      {
        id: 'farm-losing',
        label: 'Losing the farm',
        lines: [
          'To lose a farm is to lose more than a job. Be near in this grief.',
          'If there is still a way to keep it, let it be found; if not, let the ending be fair.',
          'Keep despair away, and give work, purpose and people to talk to.',
        ],
      },
    ],
  },
  {
    id: 'fishing-and-the-sea',
    group: 'work',
    label: 'Fishing or being at sea',
    what: 'life on the water',
    lines: [
      'Keep boats and ships safe, with everyone aboard, in wind and high water.',
      'Give good judgment about weather and catch, and engines and radios that work.',
      'Provide for families who live from the sea, and be near to those who wait on shore.',
    ],
    situations: [
      {
        id: 'fishermen-at-sea',
        label: 'Fishermen at sea',
        lines: [
          'Keep the boats and everyone on board safe in wind and water.',
          'Give sound judgment about when to turn back, and a radio that gets through.',
          'Be close to those on shore who wait, and bring the crews home.',
        ],
      },
      {
        id: 'fishing-bad-season',
        label: 'A bad fishing season',
        lines: [
          'Let the catch be enough, and let the price be fair.',
          'Provide for those who live from the water while the season is poor.',
          'Give wisdom about the boat, the license and the months ahead.',
        ],
      },
      {
        id: 'at-sea-ship',
        label: 'A ship or sailor at sea',
        lines: [
          'Keep the ship or boat and everyone aboard safe in every kind of weather.',
          'Give skill and good sense to those who steer and keep watch.',
          'Let messages reach those on land, and bring everyone back to harbor.',
        ],
      },
    ],
  },
  {
    id: 'retirement',
    group: 'work',
    label: 'Retirement from work',
    what: 'this retirement',
    lines: [
      'Thank you for many years of work, and for the people it served.',
      'Provide enough money for later years, and help for anyone who must go on working.',
      'Give days with purpose, friends and rest, and new things to learn and to give.',
    ],
    situations: [
      {
        id: 'retirement-ahead',
        label: 'Retirement coming up',
        lines: [
          'A long working life is coming to its end. Thank you for the good that was done in it.',
          'Give a glad farewell, and peace about handing the work to others.',
          'Show good uses for the days to come, and quiet any worry about them.',
        ],
      },
      {
        id: 'retired-adjusting',
        label: 'Retired and feeling lost',
        occasion: 'retirement',
        lines: [
          'Give shape and purpose to days that no longer have work in them.',
          'Let there be friends, something useful to do, and gladness in having time.',
          'Take away the feeling of no longer being needed.',
        ],
      },
      {
        id: 'cannot-afford-retire',
        label: 'Retirement I cannot afford',
        lines: [
          'Provide enough for later years, for those whose savings or pensions fall short.',
          'Give strength for work that is still necessary, and work that is kind to an older body.',
          'Give honest advice, and keep fear about the future from taking over each day.',
        ],
      },
      {
        id: 'retirement-joy',
        label: 'Thanks for a working life',
        lines: [
          'Thank you for all the years of work, and for the people they served.',
          'Bless this new time with health, rest, and something good to do with the days.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'debt',
    group: 'work',
    label: 'Debt and loans',
    what: 'debt and loans',
    lines: [
      'You know every bill and every loan. Give a clear view of them, and honesty about money.',
      'Show a way of paying that can be kept up, and let lenders and offices be fair.',
      'Take away fear of letters and calls, and the shame that makes people hide.',
      'Provide enough for food, rent and medicine, and protect those in need from loans that do more harm.',
    ],
    situations: [
      {
        id: 'debt-heavy',
        label: 'More debt than can be paid',
        occasion: 'money',
        lines: [
          'This debt is more than can be seen over. Give one honest plan and the strength to keep to it.',
          'Let there be trustworthy advice, and creditors willing to make terms.',
          'Take away shame and panic, and provide for daily needs along the way.',
        ],
      },
      {
        id: 'debt-collectors',
        label: 'Debt collectors calling',
        occasion: 'money',
        lines: [
          'Stop the threats and the constant calls, and give calm to deal with what is truly owed.',
          'Let there be someone honest and well informed to explain rights and choices.',
          'Let a fair arrangement be found, and let fear have no hold on the day.',
        ],
      },
      {
        id: 'debt-hidden',
        label: 'Debt kept secret at home',
        lines: [
          'A money trouble has been kept secret. Let the truth be told, in a safe way and a calm hour.',
          'Give courage to open every bill and to ask for help.',
          'Let what can be repaired be repaired, in the accounts and in the trust.',
        ],
      },
      {
        id: 'own-hidden-debts',
        label: 'I am hiding debts',
        occasion: 'unfaithful-guilt',
        lines: [
          'There is debt that has been kept secret. Give the courage to put every bill on the table and tell the whole amount.',
          'Let the one who was kept in the dark be treated fairly, and let a workable plan be found.',
        ],
      },
      {
        id: 'debt-paid-off',
        label: 'A debt paid off',
        lines: [
          'Thank you that this debt is gone and the long effort is finished.',
          'Let the relief be enjoyed in full, and let what is free now be used well.',
          'Remember those who still carry what seems too much to pay.',
        ],
        glad: true,
      },
      {
        id: 'debt-paid-money-joy',
        label: 'Thanks for relief from debt',
        occasion: 'thanks',
        lines: [
          'Thank you for relief from debt, and for what came just when it was needed.',
          'Give wisdom with money from here on, and generosity toward those who are still struggling.',
        ],
        glad: true,
      },
      {
        id: 'bankruptcy',
        label: 'A bankruptcy',
        occasion: 'money',
        lines: [
          'Take the shame out of this bankruptcy, and let it be an honest way to start again.',
          'Give a good lawyer and a fair hearing, and let what is needed for living be kept.',
          'Give wisdom for what comes after, and peace at home through it.',
        ],
      },
      {
        id: 'payday-loan',
        label: 'A payday loan',
        occasion: 'money',
        lines: [
          'Break the grip of this costly loan, and show a real way out of it.',
          'Let honest lenders or helpers step in, and protect from threats and from new traps.',
          'Provide what was needed in the first place, so that no one has to borrow this way again.',
        ],
      },
      {
        id: 'loan-pending-denied',
        label: 'A loan pending or denied',
        lines: [
          'Much depends on this loan. Let the decision be a good one, fair and not harmful in the long run.',
          'If the answer is no, let a sound way be found without it.',
          'Give wise counsel, and keep away offers that would do damage.',
        ],
      },
      {
        id: 'student-loans',
        label: 'Student loans',
        occasion: 'money',
        lines: [
          'Let these student loans become something that can be paid or forgiven.',
          'Let rules be applied fairly and mistakes be corrected.',
          'Take away regret about having studied, and provide enough to live on meanwhile.',
        ],
      },
    ],
  },
  {
    id: 'bills-and-everyday-needs',
    group: 'work',
    label: 'Bills and everyday needs',
    what: 'bills and everyday needs',
    lines: [
      'Provide what is needed this month for heat, light, water, food and rent.',
      'Bless those who help with money or groceries, and let help be given without shaming anyone.',
      'Let work be paid well enough to live on, and let prices be bearable for those who have least.',
    ],
    situations: [
      {
        id: 'utilities-shutoff-notice',
        label: 'A shutoff notice',
        occasion: 'money',
        lines: [
          'Keep the lights, the heat and the water on. Let the money or the help come before the date.',
          'Let the company allow more time, and let there be an assistance program that answers.',
          'Give calm to make the phone call that is hard to make.',
        ],
      },
      {
        id: 'utilities-cut-off',
        label: 'Lights or water cut off',
        lines: [
          'What was cut off is badly needed. Let it be turned back on soon.',
          'Keep everyone safe and warm or cool enough until then, and let neighbors and helpers come.',
          'Let a way be found to pay what is owed and to keep up afterward.',
        ],
      },
      {
        id: 'bills-more-than-income',
        label: 'More bills than income',
        occasion: 'money',
        lines: [
          'There is more to pay than there is to pay it with. Provide what is missing this month.',
          'Give wisdom about which bill comes first, and keep hope up among the numbers.',
          'Let income grow or costs come down, so that every month is not a struggle.',
        ],
      },
      {
        id: 'no-money-for-gifts',
        label: 'No money for gifts',
        lines: [
          'It hurts to have nothing to give on a day meant for giving. Ease that ache.',
          'Let some help come, and let the day be full of love and laughter all the same.',
          'Let no one measure love by what could be bought.',
        ],
      },
      {
        id: 'help-received-money',
        label: 'Thanks for help with money',
        lines: [
          'Thank you for help that came when it was needed so much.',
          'Bless the one who gave, known or unknown, and let the kindness return to them.',
          'Let it be received with a glad heart and without shame.',
        ],
        glad: true,
      },
      {
        id: 'economy-prices-shutdown',
        label: 'High prices and hard times',
        lines: [
          'Hard times press on many households. Provide work, fair wages, and prices that people can pay.',
          'Give those who decide a sense of what it means for families, and let neighbors help each other through.',
        ],
      },
    ],
  },
  {
    id: 'taxes',
    group: 'work',
    label: 'Taxes and refunds',
    what: 'these taxes',
    lines: [
      'Give honesty about every number, and courage to open each letter.',
      'Let tax officers be fair and patient, and let mistakes be found and put right.',
      'Provide what is needed until everything is settled, and calm sleep in the meantime.',
    ],
    situations: [
      {
        id: 'taxes-owed',
        label: 'Taxes owed',
        occasion: 'money',
        lines: [
          'Give calm and honesty about these taxes, and courage to open every letter.',
          'Let there be a skilled helper, and an agreement that can really be kept.',
          'Provide what is owed without taking what is needed to live.',
        ],
      },
      {
        id: 'tax-refund-delayed',
        label: 'A tax refund that is late',
        lines: [
          'Let the money that is due be released soon, and let any mistake be found and fixed.',
          'Provide for what was waiting on it, and give patience with the delay.',
          'Let someone who can help answer the phone.',
        ],
      },
      {
        id: 'own-tax-cheating',
        label: 'I cheated on my taxes',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something false was signed. Forgive it, and give the courage to correct it and to pay what is owed.',
          'Lead to someone honest who can advise on how to set these papers right.',
        ],
      },
    ],
  },
  {
    id: 'hunger-and-food',
    group: 'work',
    label: 'Hunger or a food pantry',
    what: 'the need for food',
    lines: [
      'Give food today to everyone who is hungry, near and far.',
      'Bless pantries, kitchens and neighbors who share, and let shelves be full enough.',
      'Let no one be ashamed of needing food, and let those who have plenty give and be fair.',
    ],
    situations: [
      {
        id: 'hunger',
        label: 'No food in the house',
        lines: [
          'Provide food today, enough for everyone who is hungry.',
          'Let a pantry, a neighbor or a church be near and kind, and let asking be made easy.',
          'Take away shame from needing help, and let there be enough in the weeks ahead.',
        ],
      },
      {
        id: 'food-pantry-shame',
        label: 'Ashamed to need a pantry',
        lines: [
          'There is no shame in needing food. Let the help be given with respect and taken in peace.',
          'Let kind people be at the door, and let there be good things to bring home.',
          'Let the day come when there is enough again, and even some to share.',
        ],
      },
      {
        id: 'food-pantry',
        label: 'Running a food pantry',
        lines: [
          'Bless this giving and receiving of food. Fill the shelves, and send donors and volunteers.',
          'Let everyone who comes be treated with respect, and let no one go home hungry.',
        ],
      },
      {
        id: 'famine-hunger-poverty-world',
        label: 'Hunger in the world',
        lines: [
          'Feed those who are hungry, and bring clean water and medicine where they are lacking.',
          'Break the greed and the wars that cause it, and make those who have plenty willing to share.',
        ],
      },
    ],
  },
  {
    id: 'scam',
    group: 'work',
    label: 'A scam or stolen identity',
    what: 'this scam or fraud',
    lines: [
      'Stop those who cheat people out of money, love or a name.',
      'Take the shame from those who were deceived, for the wrong is not theirs.',
      'Let banks, police and family help quickly, and let what can be saved be saved.',
    ],
    situations: [
      {
        id: 'scammed',
        label: 'Scammed out of money',
        lines: [
          'A thief used lies to take this money. Lift the shame from the one who was deceived.',
          'Let the bank and police act quickly, and let what was stolen be recovered if it can be.',
          'Stop those who do this, and restore peace of mind and trust in good people.',
        ],
      },
      {
        id: 'romance-scam',
        label: 'A romance scam',
        lines: [
          'A false love was used to take money. Comfort the loneliness and the betrayal together.',
          'Let the truth be seen clearly and gently, and let no more be sent.',
          'Give real friends close by, and help from those who can trace and stop such fraud.',
        ],
      },
      {
        id: 'identity-stolen',
        label: 'A stolen identity',
        lines: [
          'Someone has misused a name and an account that were not theirs. Let it be stopped now.',
          'Let the bank believe the truth and return what was taken.',
          'Give patience with every call and form, and peace about feeling unsafe.',
        ],
      },
    ],
  },
  {
    id: 'money-and-trust-among-those-close',
    group: 'work',
    label: 'Money taken or lent among family',
    what: 'money between loved ones',
    lines: [
      'You know what was taken, lent or kept back. Let the truth about it be told.',
      'Let what is owed be given back as far as it can be, without excuses or threats.',
      'Protect those who are robbed or used by someone close, and let them set clear limits.',
      'Give real help wherever need or addiction stands behind what was taken.',
    ],
    situations: [
      {
        id: 'lent-money-not-repaid',
        label: 'Lent money not paid back',
        lines: [
          'Money has come between people who care for each other. Let there be honesty about what is owed.',
          'Give the right words to ask, and the strength to say no where that is needed.',
          'Let what was lent be returned, and keep bitterness from ending what was good.',
        ],
      },
      {
        id: 'own-stole-from-family',
        label: 'I stole from my family',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something was taken from family. Forgive the theft, and give the courage to confess it and to give back what was taken.',
          'Be with the ones who were robbed by someone they trusted, and let trust be earned slowly.',
        ],
      },
      {
        id: 'addict-stole-from-family',
        label: 'Stolen from by an addicted relative',
        occasion: 'addiction-other',
        lines: [
          'Addiction has led to stealing within the family. Keep the ones who were robbed safe, and help with the loss.',
          'Give firmness without hatred, and bring the one who stole to honesty and to treatment.',
        ],
      },
    ],
  },
];
