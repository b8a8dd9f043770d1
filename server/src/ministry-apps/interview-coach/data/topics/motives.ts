import { topicsOf } from './topic.ts';

/** Who someone is, and why this job. */
export const aboutTopics = topicsOf('about', {
  about: {
    asked:
      'Tell me about yourself.|Walk me through your resume.|Tell us who you are.|Introduce yourself.|Tell me a little about your background.',
    why: 'whether you can say in a minute why you fit this job',
    shows: 'what you do now, one thing you did well, and why you are here today',
    points: [
      [
        'what you do now, in one sentence',
        'Right now I work at|I have been doing hair for nineteen years|I am a teacher’s aide|For nine years I took care of my mother|I just finished high school',
      ],
      [
        'one thing you did well, with a number or a name',
        'I ran the front desk and booked everyone|I kept track of eleven medicines|I shelved 200 books in an afternoon|I was employee of the month|I never missed a delivery',
      ],
      [
        'why you are here',
        'I want to work in your office|That is why I applied|I am looking for a place like this|I would like to bring that here',
      ],
    ],
    frame:
      'Right now I [what you do]. One thing I did well was [one thing, with a number]. I’m here because [one true thing about this job].',
    know: 'Family and health aren’t needed here. Begin with work or what counts as work: care at home, school, church.',
  },
  faith: {
    asked:
      'Tell us about your faith and your calling.|How did you come to faith?|Share your testimony.|Tell us about your walk with God.|How were you called to ministry?',
    why: 'what you believe, and how it shows in your life',
    shows: 'when it began, what changed in you, and how you live it today',
    points: [
      [
        'when and how it began',
        'I was saved at sixteen at camp|I grew up in the church|My grandmother took me|I came to faith after my father died',
      ],
      [
        'how you live it today',
        'I lead a small group|I read and pray every morning|I visit people on Thursdays|I serve with the youth',
      ],
      ['why it leads you here', 'That is why I feel called to this church|I believe God is leading me to serve here'],
    ],
    frame:
      'I came to faith when [time and place]. What changed was [one thing]. Today I [how you live it], and that leads me here because [one true thing].',
    know: 'A church can ask this for a ministry role. You choose how much of your own story you share.',
  },
});

/** What a church asks about belief. */
export const beliefTopics = topicsOf('how', {
  doctrine: {
    asked:
      'What is your position on baptism?|What is your view of women in ministry?|What do you believe about the Holy Spirit?|Do you agree with our statement of faith?|What is your theology of communion?',
    why: 'whether you can serve here with a clear conscience',
    shows: 'what you believe in plain words, where you learned it, and how you treat people who see it otherwise',
    points: [
      [
        'what you believe, in plain words',
        'I believe that baptism is for believers|I agree with all of it but one line|I hold what the creed says',
      ],
      [
        'how you treat people who see it otherwise',
        'I have served beside people who see it differently|I would teach what the church holds|I don’t fight about it',
      ],
    ],
    frame:
      'I believe [what, in one sentence]. I know that [others here] can see it otherwise, and I [how you treat them].',
    know: 'Say yes only to what you can teach and live with. If there is one line you can’t sign, say which, before they call you.',
  },
});

export const whyTopics = topicsOf('why', {
  'why-job': {
    asked:
      'Why do you want this job?|Why do you want to do this work?|Why did you apply for this job?|What interests you about this position?|Why are you applying here?|Why do you want to be a nurse?',
    why: 'whether you know what the job is, and mean it',
    shows: 'one part of the work you like, and what you have done that is near it',
    points: [
      [
        'one part of the work that you like',
        'I like fixing things and talking to people|I like working with my hands|I enjoy helping kids learn|I want to take care of people',
      ],
      [
        'something you have done that is near it',
        'I did that for six years|I ran the shop with forty people|I cook for thirty people at church|I helped my uncle on job sites',
      ],
    ],
    frame: 'What I like about this work is [one part of it]. I’ve done something like it: [what, where].',
    know: 'If you need the money, that is no shame, and they know it. Add one true thing about the work.',
  },
  'why-us': {
    asked:
      'Why do you want to work here?|Why this company?|What do you know about us?|Why our school?|Why did you choose us?|Why do you want to serve at this church?',
    why: 'whether you chose this place or any place',
    shows: 'one true thing about this place, and how it fits you',
    points: [
      [
        'one true thing about this place',
        'My mom shops here|I saw how you treated my grandmother|You have a program for kids who can’t read yet|My cousin works here and says it’s good people|It is close so I can ride my bike',
      ],
      [
        'what you would bring',
        'I would bring that care|I am never late|I can help on weekends|I have done this before',
      ],
    ],
    frame: 'I noticed that [one true thing about this place]. I’d like to be part of that, and I bring [one thing].',
  },
  'why-field': {
    asked:
      'Why this line of work?|Why do you want to change careers?|What made you choose this field?|You have done other kinds of work. Why this one now?|Why do you want to be a teacher?|Why did you become a nurse?',
    why: 'whether you mean it',
    shows: 'the moment or reason that led you to it, and what you bring from before',
    points: [
      [
        'the moment or reason that led you to it',
        'When my mother died the driver stood in the rain for us|A teacher helped me once|I took care of my grandfather|I thought, I could do that',
      ],
      [
        'what you bring from before',
        'I was an usher for twenty years|I have worked with families before|In the Army I fixed engines',
      ],
    ],
    frame: 'I chose this work when [one moment]. What I bring to it is [one thing you have done].',
  },
  'why-hire': {
    asked:
      'Why should we hire you?|What would you bring to this team?|Why are you the right person?|Why should we promote you?|What makes you different?|What sets you apart?',
    why: 'how you fit what they need',
    shows: 'two things they need, and your proof for each',
    points: [
      [
        'one thing they need that you have',
        'I am never late|I know how to run the register|I have trained six new people|I am responsible',
      ],
      [
        'your proof for it',
        'I haven’t been late in seven years|My boss asked me to train everyone|We got a 98|I did it every day for two years',
      ],
    ],
    frame: 'You need someone who [one thing]. I’ve shown that: [one day, one number, or who can say so].',
  },
  future: {
    asked:
      'Where do you see yourself in five years?|Where do you want to be in a few years?|What are your goals?|What would you like to learn here?|What are your career plans?',
    why: 'whether you plan to stay and grow',
    shows: 'something you want to learn, and how this job leads there',
    points: [
      [
        'something you want to learn or do',
        'I would like to lead a small team|I want to get my license|I want to get better at this|I would like to run my own classroom',
      ],
      [
        'how this job leads there',
        'This job would teach me that|I want to start at the bottom here and learn|You train people for it',
      ],
    ],
    frame: 'In a few years I’d like to [one thing]. This job would teach me [what], and I’d start with [first step].',
    know: 'You don’t need a plan for five years. “I want to get good at this work” is a true answer for many.',
  },
  outside: {
    asked:
      'What do you do for fun?|What do you do in your free time?|Tell us about your hobbies.|What do you like to do outside of work?',
    why: 'who they would work beside',
    shows: 'one thing that you choose to share, and what it says about you at work',
    points: [
      ['one thing that you do', 'I fish with my grandson|I sing in the choir|I fix old radios|I cook for people'],
    ],
    frame: 'I like to [one thing]. It has taught me [something that helps at work].',
    know: 'You choose what you share. Family, health and faith needn’t be in it.',
    seconds: [5, 45],
  },
  motive: {
    asked:
      'What motivates you?|What would make this a good job for you?|What do you like best about your work?|What gets you up in the morning?',
    why: 'whether they can offer what you need',
    shows: 'one thing about the work, and a day when you felt it',
    points: [
      [
        'one thing about the work',
        'I like to see a thing done right|I like when people are glad to see me|I like being busy',
      ],
    ],
    frame: 'I like [one thing about the work]. I felt it when [one day].',
  },
  heard: {
    asked: 'How did you hear about this job?|Who referred you?|How did you find us?',
    why: 'whether someone you both know sent you',
    shows: 'the person or place, and why you applied',
    points: [],
    frame: 'I heard about it from [person or place], and I applied because [one true thing].',
    seconds: [5, 30],
  },
});

export const selfTopics = topicsOf('self', {
  strength: {
    asked:
      'What is your greatest strength?|What are your strengths?|What are you good at?|What kind of work do you do best?|What do people come to you for?|What is your best skill?',
    why: 'what you would add, with proof',
    shows: 'one strength, one time it showed, and how it helps in this job',
    points: [
      [
        'one strength, in plain words',
        'I am good with numbers|I am patient with kids|I am never late|Order. I keep things in order',
      ],
      [
        'one time it showed',
        'Last spring I|I shelved 212 books in one afternoon|One day the register broke and I|When the line was long I',
      ],
      [
        'how it helps in this job',
        'That would help me here|In this job you need that|I would do the same in your store',
      ],
    ],
    frame: 'I’m good at [one thing]. One time, at [place], I [what you did]. Here that would help with [one duty].',
  },
  weakness: {
    asked:
      'What is your greatest weakness?|What is your weakness?|What do you need to work on?|What is a weakness you’re working on?|What would you like to be better at?|What’s something you’d like to improve about yourself?|What is a weak side of yours?|Where do you struggle at work?',
    why: 'whether you know yourself and work on it',
    shows: 'a real but small weakness at work, and what you do about it',
    points: [
      [
        'a real weakness at work',
        'I don’t talk a lot|I take on too much|I am slow with the computer|I forget names|I get nervous in front of people',
      ],
      [
        'what you do about it',
        'So I write everything down|I practice with my wife|I am taking a class|Now I ask for help sooner|I make a list each morning',
      ],
    ],
    frame: 'I [one true, small thing at work]. So I [what you do about it], and [what is better now].',
    know: '“I’m a perfectionist” and “I work too hard” are answers they hear often, and most don’t believe them. Health isn’t a weakness you have to name: choose something about the work.',
  },
  described: {
    asked:
      'How would your last boss describe you?|How would your coworkers describe you?|How would your friends describe you?|Describe yourself in three words.',
    why: 'what others see in you',
    shows: 'two or three words, and the thing you did that earned them',
    points: [
      ['two or three words', 'She would say I am reliable and quiet|They call me the fixer|Hard worker and honest'],
      [
        'what you did that earned them',
        'Because I came in every snow day|I opened the store for two years|I stayed until the last truck',
      ],
    ],
    frame: '[Name] would say that I’m [two words], because I [what you did].',
  },
  proud: {
    asked:
      'What are you most proud of?|What is your biggest accomplishment?|What achievement are you proud of?|What have you taught yourself?',
    why: 'what matters to you',
    shows: 'one thing you did, what it took, and what came of it',
    points: [
      ['one thing you did', 'I raised three kids on my own|I finished my GED at forty|I built the deck myself'],
      ['what it took', 'I went to class at night for two years|I saved for a year|I practiced every day'],
    ],
    frame: 'I’m proud that I [one thing]. It took [what you did, how long]. In the end [what came of it].',
  },
  leader: {
    asked:
      'What makes you a good leader?|Are you a leader?|What kind of leader are you?|Describe your leadership style.|What is your management style?',
    why: 'how it would be to work for you',
    shows: 'one thing you do for the people you lead, and one day when it helped',
    points: [
      [
        'one thing you do for the people you lead',
        'I ask them what they need|I show them and then let them try|I listen before I decide|By example',
      ],
      ['one day when it helped', 'Last summer two of my guys|When we were short I|No one quit in three years'],
    ],
    frame: 'When I lead, I [one thing you do]. One time [what happened], and [what came of it].',
  },
  'best-boss': {
    asked:
      'What kind of boss do you work best with?|Describe your best boss.|Describe your ideal workplace.|Do you like to work alone or with others?|What makes you angry at work?',
    why: 'whether you will fit in here',
    shows: 'one honest thing, how you do your part, and no complaint about anyone',
    points: [
      [
        'one honest thing',
        'I like a boss who tells me straight|I like both but I like company|I get upset when people don’t do their part',
      ],
      ['how you do your part', 'I ask when I don’t know|I tell them early|I step away and come back'],
    ],
    frame: 'I work best when [one thing]. My part is that I [what you do].',
  },
});
