import type { Concern } from '../concern.ts';

export const childrenConcerns: readonly Concern[] = [
  {
    id: 'young-person-in-inner-pain',
    group: 'children',
    label: 'A troubled child or teenager',
    what: 'this young person’s struggles',
    lines: [
      'Keep this young life safe, by day and by night, and let every warning sign be noticed.',
      'Let there be one trusted person to whom everything can be told, and good professional help without a long wait.',
      'Give the grown-ups calm, love and the right questions, and let blame have no place at home.',
    ],
    situations: [
      {
        id: 'child-mental-struggle',
        label: 'A child who is depressed or raging',
        occasion: 'mental-health',
        lines: [
          'Let this child’s pain be told in words to someone who can bear to hear it.',
          'Keep this child safe, let good help be found, and let home be a place of calm.',
        ],
      },
      {
        id: 'teen-withdrawn',
        label: 'A teenager who shuts everyone out',
        occasion: 'teen-child-worry',
        lines: [
          'A young person has pulled back from everyone. Keep this life safe, and let someone be trusted with what is wrong.',
          'Give those who worry open eyes, patient company, and the courage to ask directly and to get help.',
        ],
      },
    ],
  },
  {
    id: 'autism-or-adhd',
    group: 'children',
    label: 'Autism or ADHD',
    what: 'life with autism or ADHD',
    lines: [
      'Let what is needed be understood by those nearby, with words or without words.',
      'Guard against overload, danger and cruel remarks, and give quiet and focus where they are needed.',
      'Give school, work and family people who know autism or ADHD well and who see strengths as well as needs.',
    ],
    situations: [
      {
        id: 'autism-just-diagnosed',
        label: 'A child diagnosed with autism',
        occasion: 'disability',
        lines: [
          'This child is the same child as before. Let love and good understanding lead what comes next.',
          'Show which help is worth seeking, and calm the fear about the years ahead.',
        ],
      },
      {
        id: 'autism-hard-days',
        label: 'Hard days with autism',
        occasion: 'disability',
        lines: [
          'Calm the overload, and let what is needed be understood without words if need be.',
          'Keep this child and everyone around safe, and give strength and real help for tomorrow.',
        ],
      },
      {
        id: 'autistic-adult',
        label: 'An adult with autism',
        lines: [
          'Let this way of being be understood, by others and from within.',
          'Give places where nothing has to be hidden, rest for tired senses, and people who stay.',
        ],
      },
      {
        id: 'adhd-child',
        label: 'A child with ADHD',
        lines: [
          'Help this child to settle and to be liked, and let what is good in all that energy be seen.',
          'Give wisdom about treatment, and patience at the end of long days.',
        ],
      },
      {
        id: 'adhd-adult',
        label: 'An adult with ADHD',
        lines: [
          'Give focus for the next thing, and then the one after it.',
          'Take away the shame of forgotten tasks, and let good help and good habits be found.',
        ],
      },
    ],
  },
  {
    id: 'disability-and-special-needs',
    group: 'children',
    label: 'A disability or special needs',
    what: 'life with special needs',
    lines: [
      'You know this loved person completely, every need and every gift. Let others learn to see both.',
      'Provide good therapists, teachers and helpers, and let schools and offices give what is truly needed.',
      'Let each step of learning come in its own time, and let it be celebrated.',
      'Give the family rest, company, and confidence about who will care in years to come.',
    ],
    situations: [
      {
        id: 'down-syndrome-or-cerebral-palsy',
        label: 'Down syndrome or cerebral palsy',
        occasion: 'disability',
        lines: [
          'Let this child grow strong in every way that is open, and be loved without conditions.',
          'Give good therapists, good schools, and strength for those who care day and night.',
        ],
      },
      {
        id: 'special-child-first-step',
        label: 'Thanks for a long-awaited step',
        occasion: 'thanks',
        lines: [
          'Thank you for this step, so long worked for and so much larger than it looks.',
          'Let joy over it be full, and let the next one come in its own time.',
        ],
        glad: true,
      },
      {
        id: 'who-cares-when-gone',
        label: 'Who will care when parents die',
        lines: [
          'Show who will care, and where, when those who care now no longer can.',
          'Let a safe place and loyal people be found in good time, and give peace about it.',
        ],
      },
      {
        id: 'special-education-meeting',
        label: 'Special education or an IEP meeting',
        lines: [
          'Let the school see what this child needs and truly provide it.',
          'Give calm and clear words in the meeting, and listeners who want to help.',
          'Let good teachers and helpers be found, and let them stay.',
        ],
      },
      {
        id: 'child-talks-late',
        label: 'A child who talks or walks late',
        lines: [
          'Let this child’s words and steps come, each in its time, with the right help early.',
          'Quiet the comparing and the worry, and let delight in this child come first.',
        ],
      },
    ],
  },
  {
    id: 'trying-for-a-baby',
    group: 'children',
    label: 'The wish for a baby',
    what: 'this longing for a baby',
    lines: [
      'You know how much a child is or was wished for. Let hope and sorrow both be spoken without shame.',
      'Give wise counsel about tests, treatments and limits, and peace with each decision about them.',
      'Keep blame and bitterness away, and give tenderness to everyone who longs or longed for a child.',
      'Ease the days when others announce babies, and give friends who know when to speak and when to be quiet.',
    ],
    situations: [
      {
        id: 'hoping-to-conceive',
        label: 'Hoping to get pregnant',
        occasion: 'infertility',
        lines: [
          'The wish for a child is strong, and the waiting is long. Let a child be given.',
          'Give comfort on the days of bad news, and keep love free of pressure.',
        ],
      },
      {
        id: 'infertility-diagnosis',
        label: 'An infertility diagnosis',
        occasion: 'infertility',
        lines: [
          'This news reaches very deep. Comfort the one who heard it, and take away all shame.',
          'Show whether treatment can help, and let love be stronger than disappointment.',
        ],
      },
      {
        id: 'ivf-under-way',
        label: 'IVF under way',
        occasion: 'infertility',
        lines: [
          'Let this treatment succeed: healthy embryos, a safe body, and a child at the end of it.',
          'Give calm through shots, calls and waiting, and relief from the strain of cost and hope.',
        ],
      },
      {
        id: 'ivf-failed',
        label: 'IVF that failed',
        occasion: 'infertility',
        lines: [
          'The treatment did not work. Comfort the sorrow over what was so carefully hoped for.',
          'Give rest before any decision, and take away every thought of blame.',
        ],
      },
      {
        id: 'no-children-after-all',
        label: 'No children after all',
        lines: [
          'A long hope is being laid down. Let it be grieved as the real loss it is.',
          'Let love find its way to people who need it, and spare the careless questions.',
        ],
      },
    ],
  },
  {
    id: 'pregnancy',
    group: 'children',
    label: 'A pregnancy',
    what: 'this pregnancy',
    lines: [
      'You know this unborn child, and all the circumstances of this pregnancy. Be near to both lives.',
      'Protect the body in which this child grows, and let midwives and doctors notice whatever needs attention.',
      'Give calm before every appointment, true words in it, and someone to come along.',
      'Let there be enough support: a kind family, good friends, and safe people to tell everything to.',
    ],
    situations: [
      {
        id: 'pregnant-glad',
        label: 'Thanks for a pregnancy',
        occasion: 'thanks',
        lines: [
          'Thank you for this new life, so small and already so loved.',
          'Keep it safe and growing, and keep well the one who carries it.',
        ],
        glad: true,
      },
      {
        id: 'pregnant-unplanned-scared',
        label: 'Pregnant and scared',
        lines: [
          'This was not planned, and there is fear in it. Give calm, and someone safe to tell.',
          'Let real help be near, let no one be pressured or shamed, and keep safe everyone concerned.',
        ],
      },
      {
        id: 'morning-sickness-hard-pregnancy',
        label: 'Morning sickness or hard pregnancy',
        lines: [
          'Ease the sickness and discomfort, and let food, water and rest come without a struggle.',
          'Keep the pregnancy safe, and send help with everything that has to wait.',
        ],
      },
      {
        id: 'first-ultrasound-ahead',
        label: 'An ultrasound coming up',
        lines: [
          'Let there be a strong heartbeat and a baby growing as it should.',
          'Give calm until the appointment, and gentle people in that room.',
        ],
      },
      {
        id: 'ultrasound-good-news',
        label: 'Thanks for a good ultrasound',
        occasion: 'thanks',
        lines: [
          'Thank you for good news of this baby, seen and heard today.',
          'Let growth go on week by week, safe and strong, until it is time to be born.',
        ],
        glad: true,
      },
      {
        id: 'bleeding-in-pregnancy',
        label: 'Bleeding in pregnancy',
        lines: [
          'Keep this baby safe. Let the bleeding or the early labor stop, and the heartbeat stay strong.',
          'Give calm in these hours, with good care for the one who carries this child.',
        ],
      },
      {
        id: 'high-risk-pregnancy',
        label: 'A high-risk pregnancy',
        lines: [
          'Keep both lives safe, and let the baby have as many more days before birth as are good.',
          'Let danger be seen early, and let those who decide choose the right hour.',
        ],
      },
      {
        id: 'bad-prenatal-diagnosis',
        label: 'Bad news about an unborn baby',
        lines: [
          'The news about this baby is frightening. Let it be explained truthfully and gently.',
          'Hold this small life, guide what must be decided, and let no one face it without support.',
        ],
      },
      {
        id: 'pregnant-after-loss',
        label: 'Pregnant again after a loss',
        lines: [
          'Joy and fear are together in this pregnancy. Let this baby stay safe, all the way to birth.',
          'Let gladness be allowed, and let the child who was lost still be loved.',
        ],
      },
    ],
  },
  {
    id: 'childbirth',
    group: 'children',
    label: 'A birth',
    what: 'the birth of this baby',
    lines: [
      'Keep mother and child safe, in the birth and in the days and weeks after it.',
      'Give midwives, nurses and doctors skill, attention and kind words at every birth.',
      'Let the body heal, let memories of the birth be good or become bearable, and let the child grow strong.',
      'Bless the whole family with rest, help in the house, and time to know this child.',
    ],
    situations: [
      {
        id: 'birth-soon',
        label: 'A birth coming soon',
        occasion: 'new-baby',
        lines: [
          'Let this birth come at the right time, and let it be safe for both lives.',
          'Take away dread, and give strength and good helpers when labor begins.',
        ],
      },
      {
        id: 'in-labor-now',
        label: 'In labor right now',
        lines: [
          'Give strength for each contraction, and rest between them.',
          'Bring this child out safely and soon, and keep safe the one who is giving birth.',
        ],
      },
      {
        id: 'c-section-ahead-or-healing',
        label: 'A C-section',
        lines: [
          'Keep the cesarean and the healing after it safe, for baby and for the one who gave or gives birth.',
          'Let the wound close well, the pain ease, and disappointment be understood.',
        ],
      },
      {
        id: 'traumatic-birth',
        label: 'A traumatic birth',
        lines: [
          'The birth was frightening, and it has left marks. Heal the body and the memory of it.',
          'Let it be told and taken seriously, and let tenderness toward the baby grow without pressure.',
        ],
      },
      {
        id: 'baby-born-healthy',
        label: 'Thanks for a healthy baby',
        occasion: 'new-baby',
        lines: [
          'Thank you for this child, safely born and already loved.',
          'Keep this baby well, give strength after the birth, and let the first weeks be gentle.',
        ],
        glad: true,
      },
      {
        id: 'baby-born-joy',
        label: 'A baby was born',
        occasion: 'new-baby',
        lines: [
          'Thank you for this new life and for a safe birth. Keep every child born here healthy and well loved.',
          'Give rest and strength to those who care for the newborn, and joy in these first days.',
        ],
        glad: true,
      },
      {
        id: 'baby-after-loss-joy',
        label: 'A baby after long sorrow',
        lines: [
          'Thank you for this child, so long hoped for, alive and here.',
          'Let there be room for joy now and for the sorrow over what was lost before, without guilt about either.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'newborn-in-special-care',
    group: 'children',
    label: 'A newborn in special care',
    what: 'this newborn’s health',
    lines: [
      'Give this baby breath, warmth and food, and let heart, lungs and brain grow as they should.',
      'Guide the hands of nurses and doctors, and let every change be noticed in time.',
      'Be near to the parents and family, at the bedside and at home, and give them sleep and calm.',
      'Let this child be touched and spoken to with love every day.',
    ],
    situations: [
      {
        id: 'birth-complications-baby',
        label: 'A newborn in trouble after birth',
        occasion: 'new-baby',
        lines: [
          'Give breath and warmth to this newborn, and let no lasting harm be done.',
          'Give skill to those who work over so small a patient, and quiet the terror of waiting.',
        ],
      },
      {
        id: 'born-too-early',
        label: 'A baby born too early',
        occasion: 'new-baby',
        lines: [
          'This child came very early. Let lungs, heart and brain go on growing, safe from harm.',
          'Let weight and strength be added day by day, and hold steady all who watch over this child.',
        ],
      },
      {
        id: 'nicu-long-days',
        label: 'Long days in the NICU',
        occasion: 'new-baby',
        lines: [
          'Let this baby feed, breathe and grow, and let setbacks pass without harm.',
          'Comfort every parting, and bring the day when this child goes home.',
        ],
      },
      {
        id: 'home-from-nicu',
        label: 'Thanks for coming home from NICU',
        occasion: 'thanks',
        lines: [
          'Thank you for the day this child comes home, after so many in intensive care.',
          'Give calm now that no nurses are close by, and steady growth at home.',
        ],
        glad: true,
      },
      {
        id: 'baby-heart-defect',
        label: 'A baby with a heart defect',
        lines: [
          'Guard this small heart and body, and let what is not right be mended.',
          'Give those who treat so young a child great skill, and everyone who waits great courage.',
        ],
      },
      {
        id: 'baby-exposed-to-drugs',
        label: 'A baby exposed to drugs',
        lines: [
          'Ease what drugs or drink may have done to this baby: give calm, sleep, good feeding and healthy growth.',
          'Give the mother treatment and kindness, and give everyone who holds this baby patience.',
        ],
      },
    ],
  },
  {
    id: 'life-with-a-baby',
    group: 'children',
    label: 'Life with a baby',
    what: 'life with this baby',
    lines: [
      'Keep this baby safe, fed and growing, in every hour of day and night.',
      'Give the tired ones sleep, and someone who takes the baby for a while.',
      'Let everyone in the family feel loved as much as before, big and small, and let there be joy in what is new.',
    ],
    situations: [
      {
        id: 'breastfeeding-and-weight',
        label: 'Breastfeeding or a baby’s weight',
        lines: [
          'Let this baby be fed and grow, whichever way the milk comes.',
          'Ease the pain, take away guilt, and send someone who knows how to help.',
        ],
      },
      {
        id: 'newborn-no-sleep',
        label: 'A baby who will not sleep',
        occasion: 'new-baby',
        lines: [
          'Let this baby settle, and let there be sleep for several hours in a row.',
          'Give patience in the worst part of the night, and someone to take a turn.',
        ],
      },
      {
        id: 'fear-for-the-baby',
        label: 'Afraid something happens to baby',
        lines: [
          'Keep this baby safe in every hour, also the ones when no one is watching.',
          'Calm the fear that comes with so much love, and let there be rest without guilt.',
        ],
      },
      {
        id: 'baby-first-joys',
        label: 'Thanks for a baby’s first steps',
        occasion: 'thanks',
        lines: [
          'Thank you for this moment, and for a child who grows and learns before everyone’s eyes.',
          'Let joy like this be noticed every day, and let the child stay safe and well.',
        ],
        glad: true,
      },
      {
        id: 'new-sibling',
        label: 'Jealous of the new baby',
        lines: [
          'Give this older child a sure sense of being loved as much as before.',
          'Give enough patience and arms for more than one, and let affection grow between the children.',
        ],
      },
      {
        id: 'child-new-baby-sibling',
        label: 'I have a new baby sibling',
        lines: [
          'Thank you for a baby in the family. Keep the baby safe and well, before birth and after.',
          'Give every older child enough hugs and time too, and let brothers and sisters grow to be friends.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'back-to-work',
    group: 'children',
    label: 'Going back to work',
    what: 'this return to work',
    lines: [
      'Give strength and a clear head for the days of going back to work.',
      'Let coworkers and bosses be considerate, and let tears and tiredness be met with kindness.',
      'Keep safe, and close to you, those who are thought of all through the working day.',
    ],
    situations: [
      {
        id: 'back-to-work-after-baby',
        label: 'Back to work after a baby',
        lines: [
          'It is hard to part from a child so small. Comfort the one who goes and the one who stays.',
          'Let the child be in kind and careful hands every hour of the day.',
        ],
      },
      {
        id: 'return-to-work-after-leave',
        label: 'Back to work after long leave',
        lines: [
          'Going back to work after so long away is hard. Give strength for the first day.',
          'Let coworkers be kind and the work come gradually.',
          'Be near in what is left at home and in what is still tender.',
        ],
      },
      {
        id: 'back-to-work-after-loss',
        label: 'Back to work after a death',
        lines: [
          'Ordinary duties go on, though nothing is as it was. Give strength for the first day back, one hour at a time.',
          'Let others be patient and kind, and let small failures of attention be forgiven.',
        ],
      },
    ],
  },
  {
    id: 'adoption',
    group: 'children',
    label: 'An adoption',
    what: 'this adoption',
    lines: [
      'You know each child concerned. Let there be a safe, lasting and loving home.',
      'Be near to birth parents and adoptive parents alike, in their love, their hopes and their grief.',
      'Let everything be done honestly and for the good of the child, by agencies, courts and families.',
    ],
    situations: [
      {
        id: 'waiting-to-adopt',
        label: 'Waiting to adopt',
        lines: [
          'Let the right child and the right home find each other, and let it be done honestly.',
          'Give patience with papers and waiting, and keep safe the child who is still somewhere else.',
        ],
      },
      {
        id: 'adoption-fell-through',
        label: 'An adoption that fell through',
        lines: [
          'There was already love for this child, and now the arms are empty. Comfort this loss.',
          'Keep the child safe and cherished, and give time before any new hope is asked for.',
        ],
      },
      {
        id: 'adoption-final',
        label: 'Adoption day',
        occasion: 'thanks',
        lines: [
          'Thank you for this child and this home, joined now for good.',
          'Let trust grow deep, let every earlier love and loss be honored, and let this day be remembered gladly.',
        ],
        glad: true,
      },
      {
        id: 'adoption-final-joy',
        label: 'Thanks for a final adoption',
        lines: [
          'Thank you for an adoption that is now final, and for belonging that no one has to wait for anymore.',
          'Bless this family’s years together, and remember with care the first family and all who helped.',
        ],
        glad: true,
      },
      {
        id: 'placing-a-baby',
        label: 'Giving a baby up for adoption',
        lines: [
          'Such a choice is made with love and pain at once. Be near to the one who bears it.',
          'Keep this child safe and loved, and take away shame and loneliness.',
        ],
      },
    ],
  },
  {
    id: 'foster-care-and-relatives',
    group: 'children',
    label: 'Foster care or relatives raising children',
    what: 'the care of these children',
    lines: [
      'Keep these children safe wherever they sleep tonight, with enough food and kind voices.',
      'Give caseworkers, judges and all who raise these children a clear view of what is good for each child.',
      'Give strength, health, money and rest to those who look after children that were not born to them.',
      'Comfort everyone who must part from a child or fears it, and let real help reach the parents.',
    ],
    situations: [
      {
        id: 'foster-placement-new',
        label: 'A new foster child',
        occasion: 'adoption-foster',
        lines: [
          'Let this child feel safe here soon: food enough, a quiet bed, and no raised voices.',
          'Give wisdom about fear and anger, and patience with trust that has been broken before.',
        ],
      },
      {
        id: 'foster-child-leaving',
        label: 'Saying goodbye to a foster child',
        lines: [
          'Keep this child safe wherever home is now, and let the love given here remain.',
          'Comfort those who say goodbye, and give those who receive the child all they need to do well.',
        ],
      },
      {
        id: 'children-removed',
        label: 'CPS took the children',
        lines: [
          'Keep these children safe and comforted tonight, wherever they sleep.',
          'Give honest help to make home safe, and the strength to do what is needed.',
          'Let caseworkers and judges see truly, act fairly and not delay.',
        ],
      },
      {
        id: 'grandparents-raising',
        label: 'Raising grandchildren or nieces',
        lines: [
          'Give strength to raise children at a time in life when it was not expected.',
          'Let help with money, papers and rest be found, and let the children feel safe and wanted.',
        ],
      },
      {
        id: 'raising-grandkids-addiction',
        label: 'Raising children because of drugs',
        lines: [
          'Children are being cared for by others because of addiction. Give strength, health and enough money to those who raise them.',
          'Comfort these children with steady love, and give the parent who is addicted a way to get well.',
        ],
      },
    ],
  },
  {
    id: 'sick-child',
    group: 'children',
    label: 'A sick child',
    what: 'this child’s health',
    lines: [
      'You know this child, and everything about this child’s health. Give relief, good sleep and strength.',
      'Guide doctors and nurses, let them be gentle, and let treatment do what it should.',
      'Take fear away, with a hand to hold, a favorite toy and a familiar voice.',
      'Give the parents and family calm, sleep, and help with everything else at home.',
    ],
    situations: [
      {
        id: 'child-has-fever',
        label: 'A child with a fever',
        occasion: 'illness',
        lines: [
          'Bring down this child’s fever, ease the hurt, and let some water and sleep be taken.',
          'Let anything serious be noticed in time, and give strength to the one who sits up at night.',
        ],
      },
      {
        id: 'child-breathing-trouble',
        label: 'A child who struggles to breathe',
        lines: [
          'Give this child breath: open the airways, and let the oxygen be enough.',
          'Let help be quick if it gets worse, and calm the fear of everyone who listens to each breath.',
        ],
      },
      {
        id: 'child-in-hospital',
        label: 'A child in the hospital',
        occasion: 'illness',
        lines: [
          'Let this child be treated well and get well. Let the pain be little and the fear less.',
          'Give rest to those who stay at the bedside, and kindness to everyone who comes in at that door.',
        ],
      },
      {
        id: 'child-afraid-of-doctor',
        label: 'A child afraid of the doctor',
        lines: [
          'Take the fear down to a size this child can bear, with a hand to hold.',
          'Let it be quick, let it hurt little, and let there be praise afterward.',
        ],
      },
      {
        id: 'child-surgery-ahead',
        label: 'A child’s surgery',
        occasion: 'surgery',
        lines: [
          'Keep this child safe in the operation, from falling asleep to waking up.',
          'Give calm beforehand, a loving face at the waking, and little pain in the days of healing.',
        ],
      },
      {
        id: 'child-cancer',
        label: 'A child with cancer',
        occasion: 'illness',
        lines: [
          'Heal this child. Let the treatment end the cancer and spare what is still growing.',
          'Give days with play and little pain in between, and strength to everyone who loves this child.',
        ],
      },
      {
        id: 'child-long-illness',
        label: 'A child with a long illness',
        occasion: 'illness',
        lines: [
          'Give this child relief, and days in which illness is not the main thing.',
          'Let better treatment be found, and give strength for appointments, nights and decisions that never seem to end.',
        ],
      },
      {
        id: 'child-is-well-again',
        label: 'Thanks that a child is well',
        occasion: 'thanks',
        lines: [
          'Thank you that this child is better, eating and playing again.',
          'Let health stay, and let those who lost sleep over it rest now.',
        ],
        glad: true,
      },
    ],
  },
];
