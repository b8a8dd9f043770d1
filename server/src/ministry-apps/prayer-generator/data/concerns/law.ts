import type { Concern } from '../concern.ts';

export const lawConcerns: readonly Concern[] = [
  {
    id: 'drunk-driving',
    group: 'law',
    label: 'Drunk driving',
    what: 'drunk driving',
    lines: [
      'Stop everyone who drives after drinking or using, before anyone is hurt.',
      'Be first with those who were hurt or put in danger, and with every family that grieves.',
      'Let the truth be faced, in court and at home, and let responsibility be taken without excuses.',
      'Give real help against drinking, and the will to accept it.',
    ],
    situations: [
      {
        id: 'dui-own',
        label: 'I got a DUI',
        lines: [
          'The danger of that drive is seen now. Give honesty about it, and mercy with the truth.',
          'Give the will to get help with drinking and never to drive that way again.',
          'Give strength to face the court, the consequences and those who are hurt or afraid.',
        ],
      },
      {
        id: 'own-drunk-driving-arrest',
        label: 'I was arrested for drunk driving',
        lines: [
          'Thank you that the driving was stopped. Give honesty about the drinking, and the sense to get help now.',
          'Forgive the danger others were put in, and let this be the last time behind the wheel after drinking.',
        ],
      },
      {
        id: 'own-drunk-driving-hurt',
        label: 'I hurt someone driving drunk',
        lines: [
          'Heal those who were hurt by drunk driving, and give their families strength for what was put on them.',
          'Give the one who drove the honesty to answer for it fully and to stay away from drinking.',
        ],
      },
      {
        id: 'dui-other',
        label: 'Someone I love drives drunk',
        lines: [
          'Stop the drinking and driving before anyone is hurt.',
          'Let these consequences bring truth and a real change, and let help be accepted.',
          'Give those who love this person clear words, safe limits and no share of the blame.',
        ],
      },
      {
        id: 'loved-one-hit-by-drunk-driver',
        label: 'Hit by a drunk driver',
        lines: [
          'Heal the one who was hit by a driver who should not have been driving. Give skilled care at every step.',
          'Let there be justice, and help with the anger this has caused. Stop that driver from harming anyone again.',
        ],
      },
      {
        id: 'drunk-driver-death',
        label: 'Killed by a drunk driver',
        occasion: 'death',
        lines: [
          'A life was taken by someone who should not have been driving. Comfort those who are left, and hear their anger.',
          'Let the truth be told and justice be done, and stop it from happening to others.',
          'Give rest from going over that road and that hour again.',
        ],
      },
    ],
  },
  {
    id: 'victim-of-crime',
    group: 'law',
    label: 'An assault or robbery',
    what: 'the victim of this crime',
    lines: [
      'Heal injuries of body and mind, and keep safe everyone who was attacked or threatened.',
      'Take away any blame from those who were hurt, and let them be believed.',
      'Give courage, good lawyers and kind people before, during and after court.',
    ],
    situations: [
      {
        id: 'victim-robbed-assaulted',
        label: 'Attacked or mugged',
        lines: [
          'Someone was attacked. Heal the injuries and the fear that came with them.',
          'Lift any blame from the one who was hurt, and give safety, rest and good care.',
          'Let those who did it be found and stopped, and let the one harmed be heard.',
        ],
      },
      {
        id: 'victim-testifying',
        label: 'A victim has to testify',
        lines: [
          'Give courage and safety to those who must face in court the harm that was done to them.',
          'Let the truth be said and believed, and let justice be done.',
          'Let no one be hurt again by having to tell it, and let someone stand close.',
        ],
      },
    ],
  },
  {
    id: 'child-in-danger',
    group: 'law',
    label: 'A child in danger or trouble',
    what: 'a child who needs protection',
    lines: [
      'Protect this child now, and let every word the child has said be taken seriously.',
      'Let the right people know and act without delay: parents, teachers, doctors, police and courts.',
      'Heal fear and hurt, and give safe grown-ups who stay close to this child.',
    ],
    situations: [
      {
        id: 'child-was-harmed-by-adult',
        label: 'A child hurt by an adult',
        lines: [
          'Protect this child now and fully. Let every word this child has said be believed and acted on quickly.',
          'Give police, doctors and caseworkers skill and gentleness, and give healing for what was done.',
        ],
      },
      {
        id: 'teacher-worries-student',
        label: 'Worried about a student',
        lines: [
          'Protect this student, and let the right people know and act in time.',
          'Give wisdom to the adult who noticed, and courage to do what must be done.',
          'Provide safety, food, care and someone who can be trusted.',
        ],
      },
    ],
  },
  {
    id: 'court',
    group: 'law',
    label: 'A court case',
    what: 'this legal matter',
    lines: [
      'Let the truth be told and heard in court, and let the judgment be fair.',
      'Give judges, juries and lawyers attention, honesty and good judgment in every case.',
      'Be near to everyone concerned: those who were harmed, those who stand accused, and their families.',
      'Provide what must be paid, and good help for those who cannot afford it.',
    ],
    situations: [
      {
        id: 'court-ahead',
        label: 'A court date ahead',
        occasion: 'court',
        lines: [
          'Let this day in court be fair, and let the truth be told and heard.',
          'Give a calm voice, a well prepared lawyer, and a judge who listens.',
          'Let justice and mercy both be in what is decided.',
        ],
      },
      {
        id: 'court-verdict-waiting',
        label: 'Waiting for a verdict',
        lines: [
          'What had to be said in court is said. Give peace while others decide.',
          'Let the decision be just and merciful, and fair to everyone it touches.',
          'Be near to all who wait, and give strength for whatever comes.',
        ],
      },
      {
        id: 'court-went-well',
        label: 'Thanks for a good outcome',
        lines: [
          'Thank you for this outcome and for the relief it brings.',
          'Let the freedom and the new chance be used well.',
          'Give healing from the long strain, and good people to go forward with.',
        ],
        glad: true,
      },
      {
        id: 'court-went-badly',
        label: 'A hard verdict or sentence',
        lines: [
          'The ruling is hard. Be near in the shock of it, to the one it falls on and to all who love that person.',
          'Show what can still be done, and give good counsel about it.',
          'Keep hope alive, and comfort anyone who was harmed in what led here.',
        ],
      },
      {
        id: 'jury-duty',
        label: 'Jury duty',
        lines: [
          'Give fairness, attention and good judgment to those who serve on a jury.',
          'Let the truth be seen, and let the decision be just for everyone involved.',
          'Give rest from what is hard to hear and see.',
        ],
      },
      {
        id: 'lawsuit-lawyer',
        label: 'A lawsuit or lawyer',
        lines: [
          'Let this legal dispute be settled fairly, and without dragging on.',
          'Provide honest legal help at a cost that can be met.',
          'Give a calm mind, truthful words, and protection from being ruined by it.',
        ],
      },
      {
        id: 'ticket-license',
        label: 'A ticket or suspended license',
        lines: [
          'Let these fines and license troubles be settled fairly and soon.',
          'Provide what must be paid, and people in the office who are willing to help.',
          'Keep the drives that must be made safe and lawful, and provide rides where driving is not allowed.',
        ],
      },
    ],
  },
  {
    id: 'arrest-and-prison',
    group: 'law',
    label: 'A crime, arrest or prison',
    what: 'this trouble with the law',
    lines: [
      'Keep safe those who are or will be in custody, in body and in mind.',
      'Let guards, judges and doctors treat them justly, and let letters, calls and visits come through.',
      'Be near to the families on all sides, and first of all to everyone who was harmed by a crime.',
      'Give honesty about what was done, and good use of the time.',
    ],
    situations: [
      {
        id: 'arrested-just-now',
        label: 'An arrest just now',
        lines: [
          'Someone has been arrested, and everything is uncertain. Keep that person safe and treated fairly.',
          'Give a good lawyer soon, wise silence and honest words at the right time.',
          'Calm those at home, and comfort anyone who was hurt.',
        ],
      },
      {
        id: 'jail-awaiting-trial',
        label: 'In jail before trial',
        lines: [
          'Keep the one in jail safe, well and not forgotten while the case waits.',
          'Let the case move without needless delay, and let the lawyer come and do good work.',
          'Let letters, calls and visits get through, and give care for any sickness.',
        ],
      },
      {
        id: 'prison-serving',
        label: 'Serving time in prison',
        occasion: 'prison',
        lines: [
          'Keep safe the one who is serving this sentence, in body and in mind.',
          'Let letters and visits keep love alive, and let the years hold something good and honest.',
          'Comfort those who miss someone, and those who were harmed.',
        ],
      },
      {
        id: 'prison-reporting-soon',
        label: 'Going to prison soon',
        lines: [
          'The day to go in is near. Give courage for it, and good use of the days that remain.',
          'Let honest words be said to those who stay behind, and let them be cared for.',
          'Keep the one who goes safe from the first night on.',
        ],
      },
      {
        id: 'prison-danger',
        label: 'In danger in prison',
        lines: [
          'Protect the one in danger behind those walls, from violence, sickness and despair.',
          'Let those in charge see it and act, and let news get through to the ones who worry.',
          'Send a chaplain, an officer or a nurse who cares enough to help.',
        ],
      },
      {
        id: 'juvenile-detention',
        label: 'A teenager in detention',
        lines: [
          'Keep this young person safe in custody and from being hardened by it.',
          'Let judges and staff see someone who can still grow and change.',
          'Send a trustworthy adult, good schooling and a real chance to turn around.',
        ],
      },
      {
        id: 'relative-did-terrible-thing',
        label: 'A relative did something terrible',
        lines: [
          'Be first with those who were harmed. Give them care, safety and justice, and let no one forget them.',
          'Hold up the family of the one who did it, and bring that person to the full truth and to real change.',
        ],
      },
    ],
  },
  {
    id: 'parole-and-release',
    group: 'law',
    label: 'Life after prison, parole or probation',
    what: 'life after a conviction',
    lines: [
      'Let those who decide about freedom see the whole truth and be fair.',
      'Provide a place to live, honest work and good company, for now or for later.',
      'Give strength to keep the rules, and people to call before something goes wrong.',
      'Be near to those who were harmed in the past, and give honesty about it without despair.',
    ],
    situations: [
      {
        id: 'parole-hearing-ahead',
        label: 'A parole hearing',
        lines: [
          'Let those who decide about this release see the whole truth, and the change that has been made.',
          'Give honest, clear words, and peace while the answer is not known.',
          'Comfort anyone who was harmed, and let the decision be wise and merciful.',
        ],
      },
      {
        id: 'parole-denied',
        label: 'Parole denied',
        lines: [
          'The answer was no, and hope has to wait again. Comfort this deep disappointment.',
          'Keep despair away from the one inside and from those waiting at home.',
          'Give strength to go on with what is good, and let the next hearing come out differently.',
        ],
      },
      {
        id: 'parole-granted',
        label: 'Thanks for parole',
        lines: [
          'Thank you for this freedom, granted after so long a wait.',
          'Give wisdom and good help for the first weeks, and strength to keep every condition.',
          'Let what comes now be lived well, with care for anyone who was hurt.',
        ],
        glad: true,
      },
      {
        id: 'prison-release-ahead',
        label: 'A release from prison ahead',
        lines: [
          'Bless this coming release, and give courage for freedom after so long.',
          'Provide a place to live, work, and people who help keep to a good path.',
          'Give patience to everyone learning to live together again.',
        ],
      },
      {
        id: 'prison-came-home',
        label: 'Home from prison',
        lines: [
          'Thank you for freedom after prison. Give strength for each ordinary day of it.',
          'Let honest work, a place to live and good company be found, and keep old troubles away.',
          'Let trust grow again, little by little, on all sides.',
        ],
      },
      {
        id: 'probation-struggles',
        label: 'Trouble on probation',
        lines: [
          'Give strength to keep the terms of supervision, and honesty where they were broken.',
          'Let the officer and the court be fair, and let real help be offered.',
          'Show the right next step, and give courage to take it.',
        ],
      },
      {
        id: 'own-crime-served-time',
        label: 'Guilt for my past crime',
        lines: [
          'A crime was committed, and others were harmed by it. Heal those who were hurt, and give them peace.',
          'Give the one who did it an honest new life, and people who will judge by what is done now.',
        ],
      },
    ],
  },
  {
    id: 'immigration-and-citizenship',
    group: 'law',
    label: 'Immigration papers or citizenship',
    what: 'immigration and citizenship',
    lines: [
      'Let those who decide about papers be fair, listen well and decide without delay.',
      'Give safety, honest work and good neighbors to everyone who has come to live here.',
      'Give good lawyers and translators, calm in interviews, and strength for families through all of it.',
    ],
    situations: [
      {
        id: 'asylum-hearing-ahead',
        label: 'An asylum hearing',
        occasion: 'immigration',
        lines: [
          'Let the truth of what was suffered be told clearly and believed.',
          'Give a fair judge, a good lawyer and an exact interpreter.',
          'Keep everyone whose safety depends on this decision from harm.',
        ],
      },
      {
        id: 'immigration-papers-waiting',
        label: 'Waiting for immigration papers',
        occasion: 'immigration',
        lines: [
          'Let the papers come, and let the answer be good.',
          'Give patience with the long wait, and protection and work while it lasts.',
          'Let mistakes be corrected, and let each file reach someone fair.',
        ],
      },
      {
        id: 'immigration-approved',
        label: 'Thanks for approved papers',
        lines: [
          'Thank you for this yes after such a long and anxious wait.',
          'Let there be safety, honest work and a good welcome ahead.',
          'Bless everyone who helped, and remember all who still wait for an answer.',
        ],
        glad: true,
      },
      {
        id: 'immigration-denied',
        label: 'Visa or asylum denied',
        lines: [
          'The answer was no, and so much depended on it. Be near in the fear and grief.',
          'Show whether anything can still be done, and give an honest lawyer to do it.',
          'Protect from danger wherever the way leads, and keep loved ones together if it can be.',
        ],
      },
      {
        id: 'citizenship-ahead',
        label: 'A citizenship test ahead',
        lines: [
          'Give a calm mind and a good memory for this interview and test.',
          'Let the officer be fair and kind, and let every paper be in order.',
          'Let the long road toward citizenship end in a yes.',
        ],
      },
      {
        id: 'citizenship-got',
        label: 'I became a citizen',
        lines: [
          'Thank you for this citizenship and for the long road that led to it.',
          'Bless the new citizen with safety, belonging and the freedom to do good here.',
          'Thank you for all that was brought along from another home, and for everyone who helped.',
        ],
        glad: true,
      },
      {
        id: 'citizenship-joy',
        label: 'Thanks for citizenship or papers',
        occasion: 'thanks',
        lines: [
          'Thank you for papers and an answer so long hoped for, and for a place to belong.',
          'Bless the life ahead in this country, and remember the loved ones and places that were left.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'deportation-and-refugees',
    group: 'law',
    label: 'Deportation, refugees and borders',
    what: 'immigrants and refugees',
    lines: [
      'Protect everyone who has fled, is detained, is deported or is afraid of it, from cruelty and from danger.',
      'Let parents and children be together, and comfort those who are apart or have heard nothing.',
      'Give honest lawyers, brave neighbors, and a welcome with rest, a safe room and help with language and work.',
    ],
    situations: [
      {
        id: 'immigration-detained',
        label: 'Detained by immigration',
        lines: [
          'Keep the one who is detained safe, treated with respect and able to call.',
          'Let a good lawyer reach the case in time, and let the decision be just and merciful.',
          'Comfort and provide for those at home who are left waiting.',
        ],
      },
      {
        id: 'immigration-fear-raids',
        label: 'Afraid of raids',
        lines: [
          'Protect those who live in fear of being taken from their homes and families.',
          'Give calm, good information and trustworthy people to call.',
          'Let those who enforce the law be humane, and keep children from growing up in fear.',
        ],
      },
      {
        id: 'deported-family-separated',
        label: 'A family separated by a border',
        lines: [
          'A border keeps people apart who belong together. Comfort this grief.',
          'Keep those on the other side safe, and provide for those who remain.',
          'Let calls and letters get through, and open a lawful way for them to be together again.',
        ],
      },
      {
        id: 'refugees-arriving',
        label: 'Refugees finding a new home',
        lines: [
          'Give those who had to flee their country safety, rest and a true welcome.',
          'Help with language, work, school and all that is strange here.',
          'Comfort the longing for what was left, and protect those who are still in danger.',
        ],
      },
      {
        id: 'migrants-on-the-way',
        label: 'Someone on a dangerous journey',
        lines: [
          'Protect everyone on this dangerous way from heat, thirst, water and cruel people.',
          'Let news come to those who wait, and let help be found before it is too late.',
          'Let those they meet treat them as human beings, and let there be a safe place to arrive.',
        ],
      },
    ],
  },
];
