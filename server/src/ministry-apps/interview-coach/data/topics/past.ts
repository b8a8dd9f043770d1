import { topicsOf } from './topic.ts';

/** Facts of the past that need a true sentence. */
export const pastTopics = topicsOf('past', {
  gap: {
    asked:
      'There is a gap on your resume. Tell me about it.|I see a gap in your work history. What were you doing then?|What did you do between 2019 and 2022?|Why haven’t you worked in so long?|You have been out of work for a while. Why?|Why did you stay home for those years?|Explain the years between your jobs.|What were you doing between jobs?|What did you do in the time you weren’t working?',
    why: 'whether there is a plain reason, and whether you are ready now',
    shows: 'the reason in one sentence, one thing you did in that time, and why you are ready now',
    points: [
      [
        'the reason, in one sentence',
        'I took care of my mother|I was raising my children|I was sick and I am better now|I was home with my family|I was in prison|The plant closed and I was looking for work|I was in treatment',
      ],
      [
        'one thing you did in that time',
        'I kept her pill schedule and drove her to doctors|I volunteered at the library|I took a class online|I did odd jobs and side work|I ran the household|I got my GED|I helped at my church every week',
      ],
      [
        'why you are ready now',
        'I am ready to work now|My kids are in school now|I am healthy and I can work full time|I have my own place and a ride|My sister watches the kids|I want to get back to work',
      ],
    ],
    frame:
      'I was [the reason] for [how long]. In that time I [one thing you did]. Now [what is arranged], and I’m ready to work.',
    know: 'You choose how much of the reason you share. Caring for someone or getting well is reason enough, and you needn’t name an illness.',
  },
  'left-job': {
    asked:
      'Why did you leave your last job?|Why do you want to leave your current job?|Why are you leaving your job?|Why did you leave your last position?|Why did you leave your last church?|What made you leave?|Why are you looking for a new job?|Why’d you leave that place?|Why did you quit your job?|What happened at your last place?|Why did you leave Walmart?',
    why: 'whether the same thing could happen here',
    shows: 'the reason in one fair sentence, your own part in it, and what you want now',
    points: [
      [
        'the reason, in one fair sentence',
        'I left because the store closed|They let me go because I missed too many days|My position was cut|I moved to be near my family|The hours changed and I couldn’t do nights|There was a vote and I stepped down|I quit because the drive was too long',
      ],
      [
        'your own part in it, or how you left',
        'I could have spoken up sooner|I gave two weeks’ notice and finished my work|That was my fault|I should have called|I have written to them since|I learned to ask before I get mad',
      ],
      [
        'what you want now',
        'I want a place where I can stay|I am looking for steady days|I want to work where I can learn|I want work where testing is about the customer|I want to be closer to patients',
      ],
    ],
    frame:
      'I left because [one fair sentence]. I [how you left, or your own part]. Now I’m looking for [what this job has].',
    know: 'They may call the place you left, so give the reason that it would give too. Speak fairly of the people there, even if they weren’t fair to you.',
  },
  fired: {
    asked:
      'Have you ever been fired?|Were you let go from a job?|Why were you fired?|Were you laid off?|Have you ever been asked to leave a job?',
    why: 'whether you are honest about it and have learned',
    shows: 'a true answer, your own part in it, and what you do now',
    points: [
      [
        'a true yes or no',
        'Yes, I was fired|Yes, I was let go in March|No, I have never been fired|They laid off forty of us',
      ],
      [
        'your own part',
        'I came late too often|I called out six times in two months|It was my mistake|I lost my temper',
      ],
      [
        'what you do now',
        'Now I take the early bus|I haven’t been late once since|I have a plan for my son with the school nurse|I learned to call the night before',
      ],
    ],
    frame:
      'Yes. I was let go because [one fair sentence]. My part in it was [your part]. Since then I [what you do now].',
    know: 'Don’t call it a layoff or “cut hours” if it wasn’t: a call to the place can show it.',
  },
  record: {
    asked:
      'Have you ever been convicted of a crime?|Have you been convicted of a felony?|Do you have a criminal record?|Any criminal history?|What will we find on your background check?|Your background check shows something. Can you tell us about it?|Have you been to prison?|Anything on your record we should know about?|You got a felony?|Ever been in trouble with the law?|Can you pass a background check?',
    why: 'what happened, whether it touches this job, and what is different now',
    shows: 'a true answer in one or two sentences, what you have done since, and what you bring to this job',
    points: [
      [
        'a true answer with the year',
        'Yes, in 2014 for drugs, I did two years|I robbed a store when I was 22|I was convicted of theft in 2016|DUI in 2019|No, I have no record',
      ],
      [
        'what you have done since',
        'I got my GED inside|I have been clean three years|I haven’t missed a day at my job|I go to a group every week|I got my forklift card|I have been out 14 months and have my own place',
      ],
      [
        'who can speak for you, or what you bring',
        'My pastor can speak for me|My supervisor can tell you how I work|I bring that care to this job',
      ],
    ],
    frame:
      'Yes. In [year] I was convicted of [offense]. Since then I’ve [what you did]. [Name] can tell you how I work now.',
    know: 'Answer what they ask, truthfully: a conviction, an arrest and a felony aren’t the same. Many jobs check. Some states and cities say when an employer may ask; legal aid can tell you what holds for you.',
  },
  'driving-record': {
    asked:
      'Do you have a clean driving record?|Any moving violations?|Any moving violations or criminal history?|Have you had any accidents or tickets?|What is on your driving record?|Have you ever had a DUI?|Has your license ever been suspended?',
    why: 'whether you are safe on the road, and honest about it',
    shows: 'a true answer with the year, what has changed, and how long your record has been clean since',
    points: [
      [
        'a true answer with the year',
        'DUI in 2019|One speeding ticket three years ago|No tickets and no accidents|I had an accident in 2020',
      ],
      [
        'what has changed since',
        'I quit drinking five years ago|I have had nothing since|I took the safety class|I have driven a million miles without one since',
      ],
    ],
    frame: 'Yes: in [year], [what it was]. Since then [what changed], and my record has been clean for [how long].',
    know: 'A job that drives checks the driving record, so they will see it. If you say it first, you can say what changed too.',
  },
  'drug-test': {
    asked:
      'Have you ever failed a drug test?|Will you pass a drug test?|Have you ever had a problem with drugs or alcohol at work?|Can you pass a drug screen?|Do you use drugs?',
    why: 'whether you can work safely and within the rules',
    shows: 'a true answer with the year, what you did about it, and how it has been since',
    points: [
      ['a true answer with the year', 'One time in 2018|No, I never failed one|Yes, once, for weed'],
      [
        'what you did about it, and since',
        'I did the program and returned to duty|I have been clean on every test since|I have been sober five years',
      ],
    ],
    frame: 'Yes, once, in [year]. I completed [what you did]. Every test since then has been clean.',
    know: 'For jobs that need a commercial license, failed tests since 2020 are in a federal database, and the employer has to look there.',
  },
  'short-jobs': {
    asked:
      'You have had several short jobs. Why?|Why have you changed jobs so often?|You moved around a lot. Will you stay?|You were only there three months. What happened?',
    why: 'whether you will leave soon',
    shows: 'the plain reasons, and what makes this job one to stay in',
    points: [
      [
        'the plain reasons',
        'They were temp jobs|The season ended|The store closed|I moved twice with my husband’s work',
      ],
      [
        'why you would stay here',
        'I want to stay in one place now|This is the work I want|It is close to home|I can see myself here for years',
      ],
    ],
    frame: 'Those jobs were [temporary, seasonal, or the true reason]. I want to stay here because [one true reason].',
  },
  'no-experience': {
    asked:
      'You have no experience in this field. Why should we try you?|Have you done this kind of work before?|What experience do you have?|You have never worked in this field. Why now?|You don’t have the degree we asked for.',
    why: 'what you bring from elsewhere',
    shows: 'a plain answer, one or two things you have done that are near this work, and what you have begun to learn',
    points: [
      [
        'one thing you have done that is near this work',
        'At home I took care of|In my last job I also|I did it for my family|I ran a kitchen|I volunteered doing something close to it',
      ],
      [
        'what you have begun to learn',
        'I started a class|I am studying for the license|I am taking the test in June|My cousin is teaching me|I watch how they do it',
      ],
    ],
    frame: 'I haven’t done [this] yet. I have done [something close], and I’ve begun to [what you are learning].',
    know: 'Say plainly what you haven’t done. Something close that is true counts for more than a title.',
  },
  overqualified: {
    asked:
      'You have done much bigger jobs. Why this one?|Aren’t you overqualified?|This is less pay than you had. Why would you stay?|You were a manager. Why do you want an entry-level job?',
    why: 'whether you will be bored and leave',
    shows: 'what you want from work now, and why this job has it',
    points: [
      [
        'what you want from work now',
        'I want to be around people|I don’t want to manage anymore|I like working with my hands|I want regular hours and to go home',
      ],
      ['how long you see yourself here', 'I plan to stay for years|I live close by and I’m not going anywhere'],
    ],
    frame: 'What I want from work now is [one true thing]. This job has it, and I plan to stay [how long].',
  },
});
