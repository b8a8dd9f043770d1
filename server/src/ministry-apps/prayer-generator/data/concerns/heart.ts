import type { Concern } from '../concern.ts';

export const heartConcerns: readonly Concern[] = [
  {
    id: 'sleep-and-bad-dreams',
    group: 'heart',
    label: 'Sleep, nightmares or the dark',
    what: 'these hard nights',
    lines: [
      'Be close in this room all night long, in the dark and at every strange noise.',
      'Give good and deep sleep, hours of it, so that body and mind can rest.',
      'When someone lies awake or wakes in fear, be near in that hour, and take the fear away.',
      'Let the cause of broken nights be found, and let breathing, thoughts and dreams become calm.',
    ],
    situations: [
      {
        id: 'insomnia',
        label: 'Insomnia for weeks',
        lines: [
          'Give sleep: soon, deep, and without watching the clock.',
          'Quiet the body and the thoughts, and let whatever keeps sleep away be found and eased.',
        ],
      },
      {
        id: 'sleep-apnea-cpap',
        label: 'Sleep apnea or a CPAP',
        lines: [
          'Keep the breath steady through the night, and let sleep do its work again.',
          'Give patience with tests and equipment, until rest comes naturally with them.',
        ],
      },
      {
        id: 'sleepless',
        label: 'Awake again tonight',
        lines: [
          'Give sleep: let the body grow heavy and the thoughts let go.',
          'If it stays away tonight, give rest in lying still, and take away the fear of tomorrow’s tiredness.',
          'Show what keeps the nights so wakeful, and what would help.',
        ],
      },
      {
        id: 'nightmares',
        label: 'Nightmares and bad dreams',
        lines: [
          'Let sleep be safe again, and keep the terrors away from it.',
          'When someone wakes in fear, let there be light, a calm voice or your peace close by.',
          'Heal whatever it is that returns in the night.',
        ],
      },
      {
        id: 'child-night-fears',
        label: 'A child’s nightmares',
        lines: [
          'Let this room feel safe at night, and take the fear out of the dark.',
          'Let sleep come without bad dreams, and let morning come without shame.',
        ],
      },
      {
        id: 'child-scared-of-dark',
        label: 'I am scared of the dark',
        occasion: 'bedtime',
        lines: [
          'Stay close all night long in this dark room, and make it a safe and quiet place.',
          'Take the scary thoughts away, and give good sleep and good dreams until the morning.',
        ],
      },
    ],
  },
  {
    id: 'dating-and-new-love',
    group: 'heart',
    label: 'Dating and finding love',
    what: 'love and dating',
    lines: [
      'You know the longing to love and be loved. Let it be answered with honesty and kindness.',
      'Guard everyone from liars, from haste and from being used, and give friends and family who see clearly.',
      'Let old loves and old hurts be honored, and let love that is good be welcome when it comes.',
      'Let no one measure their worth by being chosen, and give good company in every kind of life.',
    ],
    situations: [
      {
        id: 'first-date-ahead',
        label: 'A first date',
        lines: [
          'Give ease, good conversation, and honesty from the start.',
          'Let both be safe and kindly treated, and let no one have to pretend.',
          'Whatever comes of this meeting, let it be a pleasant hour.',
        ],
      },
      {
        id: 'dating-discouraged',
        label: 'Discouraged by dating',
        lines: [
          'Looking for love has brought one disappointment after another. Comfort the one who was dropped without a word, and protect that heart from cynicism.',
          'Give rest from the search when it is needed, and people who are honest and kind.',
        ],
      },
      {
        id: 'unspoken-or-unreturned-love',
        label: 'Love that is not returned',
        lines: [
          'Love is felt on one side, or has not been spoken. Give courage to speak where that is right, and strength to keep still where it is not.',
          'Comfort the ache of not being chosen, and let dignity and friendship remain.',
        ],
      },
      {
        id: 'new-love-thanks',
        label: 'Thanks for new love',
        lines: [
          'Thank you for love that has been found, and for the joy of being chosen.',
          'Let it grow in honesty and kindness, with patience for what is still to be learned about each other.',
        ],
        glad: true,
      },
      {
        id: 'single-longing',
        label: 'Single and longing for marriage',
        lines: [
          'The wish for someone to share life with is strong and unfulfilled. Hear it plainly.',
          'If it may be, lead two honest people to each other.',
          'Give a full life now, good company, and freedom from careless questions and from feeling like half of something.',
        ],
      },
      {
        id: 'dating-after-divorce',
        label: 'Dating after divorce',
        lines: [
          'Trust was broken once, and it is hard to give it again. Heal what still flinches, and give a clear eye for who is trustworthy.',
          'Let it go slowly, and let any children feel safe and not pushed aside.',
        ],
      },
      {
        id: 'widowed-dating-again',
        label: 'Widowed and dating again',
        lines: [
          'Give honesty and peace to one who has loved, has grieved, and may love again.',
          'Take away the feeling of betrayal, for a new affection takes nothing from the old one.',
          'Give patience to those who find it hard to watch.',
        ],
      },
      {
        id: 'dad-dating-after-mom-died',
        label: 'A widowed parent is dating',
        lines: [
          'One grieves by turning to someone new, and others are still in the middle of missing. Give each patience with the other.',
          'Comfort those who feel that the one who died is being replaced.',
          'Let honest words be spoken, without cruelty on either side.',
        ],
      },
    ],
  },
  {
    id: 'boyfriend-girlfriend-or-ex',
    group: 'heart',
    label: 'A boyfriend, girlfriend or ex',
    what: 'this relationship',
    lines: [
      'Give honesty and respect between these two, near or far, together or apart.',
      'Let fear be told apart from fact, and let nobody be watched, followed, controlled or shamed.',
      'Comfort whoever is hurting, and give sleep, food, friends and something to do on empty evenings.',
    ],
    situations: [
      {
        id: 'long-distance-love',
        label: 'Long-distance love',
        lines: [
          'Two people who love each other are far apart. Give them trust, honest talk, and patience with bad lines and lonely evenings.',
          'Keep them faithful and kind, and let the time come when they can be in one place.',
        ],
      },
      {
        id: 'jealousy-in-relationship',
        label: 'Jealousy in a relationship',
        lines: [
          'Jealousy stands between two people. Give honesty about what is fear and what is fact.',
          'Give trust where it is deserved, and clear sight where it is not. Keep anyone from being watched, controlled or made afraid.',
        ],
      },
      {
        id: 'breakup-fresh',
        label: 'Just broken up',
        lines: [
          'A love has just ended, and it hurts in body and mind. Hold the one who was left, through this night and the next.',
          'Keep from pleading, rash messages and self-blame, and send a friend who sits and listens.',
        ],
      },
      {
        id: 'breakup-my-choice',
        label: 'I ended the relationship',
        lines: [
          'Ending a relationship can be right and still hurt. Give honest and kind words, and firmness without cruelty.',
          'Comfort the one who was left, and give peace to the one who had to decide.',
          'Keep both from going back out of guilt alone.',
        ],
      },
      {
        id: 'breakup-cant-get-over',
        label: 'Not getting over an ex',
        lines: [
          'A love ended some time ago, and the heart has not followed. Loosen what holds on, a little each day.',
          'Give strength to stop looking back on screens and streets, and let new interests and real company come.',
        ],
      },
    ],
  },
  {
    id: 'loneliness',
    group: 'heart',
    label: 'Being lonely',
    what: 'this loneliness',
    lines: [
      'Be near in the quiet hours, in the evening, on weekends and on holidays.',
      'Send one person who calls, invites or sits down, and give courage to answer or to call first.',
      'Take away the feeling of being unwanted, and let new company be found close by.',
    ],
    situations: [
      {
        id: 'lonely-evenings',
        label: 'Lonely days and evenings',
        occasion: 'loneliness',
        lines: [
          'The days are quiet and no one comes. Be near in the empty hours, and let a real voice be heard today.',
          'Give courage to knock, call or sit down beside someone, and a welcome when it is tried.',
        ],
      },
      {
        id: 'no-friends-at-church-or-anywhere',
        label: 'No real friend anywhere',
        lines: [
          'There is company all around and still no friend. Give one person with whom it is easy to be honest.',
          'Let others notice and speak first, and take away the fear of being too much or not enough.',
        ],
      },
      {
        id: 'christmas-alone',
        label: 'Alone at Christmas',
        occasion: 'loneliness',
        lines: [
          'The holiday comes, and there is no one to share it with. Be near through the whole of that day.',
          'Let an invitation come, or the courage to ask for one or to invite another who is alone.',
        ],
      },
      {
        id: 'valentines-newyear-alone',
        label: 'Alone on Valentine’s or New Year’s',
        lines: [
          'On a day made for couples and company, one person feels left over. Take the sting out of it.',
          'Let there be some small celebration all the same, and a sign of being loved from someone near or far.',
        ],
      },
      {
        id: 'left-out',
        label: 'Not invited and left out',
        lines: [
          'It hurts to see others together and not be asked. Comfort the one left out, and let it not be taken as a measure of worth.',
          'Bring people who make room, and let someone in that circle notice.',
        ],
      },
    ],
  },
  {
    id: 'hurt-friendship',
    group: 'heart',
    label: 'A friendship that was hurt',
    what: 'a friendship that was hurt',
    lines: [
      'You know what happened between these friends. Let the truth be spoken without cruelty.',
      'Comfort whoever was betrayed, dropped or missed, and let that hurt be taken seriously.',
      'Give the one who did wrong the courage to own it, and leave the other free to answer or not.',
    ],
    situations: [
      {
        id: 'friends-drifted-apart',
        label: 'Friends who drifted apart',
        lines: [
          'A friendship has faded without a quarrel. Comfort the one who misses it, and show whether to reach out or to let it rest.',
          'Thank you for what it was, and make room for friends who fit this time of life.',
        ],
      },
      {
        id: 'friend-quarrel',
        label: 'A quarrel between friends',
        lines: [
          'Good friends are at odds. Let tempers cool, and let the matter become as small as it truly is, or be spoken of if it is not.',
          'Give the right moment for an honest word, and give sorrow without excuses where it is owed.',
        ],
      },
      {
        id: 'friend-betrayed-trust',
        label: 'A friend broke my trust',
        lines: [
          'Trust was given to someone close and was broken. Comfort the one who was betrayed, and keep that person from closing to everyone.',
          'Give wisdom about what to say and what to share from now on, and let the truth be owned by the one who did it.',
        ],
      },
      {
        id: 'betrayed-by-friend',
        label: 'Betrayed by my best friend',
        occasion: 'enemies',
        lines: [
          'A trusted friend has done harm. Heal the hurt, and be company where that friendship used to be.',
          'Give wisdom about what to say and how much to trust again, and keep bitterness from settling.',
        ],
      },
      {
        id: 'own-betrayed-friend',
        label: 'I betrayed a friend',
        occasion: 'unfaithful-guilt',
        lines: [
          'A friend’s trust was broken. Give the courage to own it to that friend without asking for anything in return.',
          'Heal the friend who was let down, and forgive the one who did it.',
        ],
      },
      {
        id: 'own-broke-confidence',
        label: 'I told a friend’s secret',
        occasion: 'unfaithful-guilt',
        lines: [
          'A secret that was given in trust was told. Give the courage to admit it to the one who trusted.',
          'Shield the one whose private matter is now known, and let people treat it kindly.',
        ],
      },
      {
        id: 'own-dropped-friend',
        label: 'I dropped a friend',
        occasion: 'unfaithful-guilt',
        lines: [
          'A friend was left alone when company was needed. Comfort that friend, and send others who stay.',
          'Give the courage to get in touch again, to say sorry plainly, and to accept whatever answer comes.',
        ],
      },
    ],
  },
  {
    id: 'friendship',
    group: 'heart',
    label: 'A friend',
    what: 'this friendship',
    lines: [
      'Thank you for friendship, and for kindness between people in good days and bad.',
      'Keep these friends safe and well, and let anything that is wrong be told to someone trusted.',
      'Give time for one another, attentive ears, and good things to do together.',
    ],
    situations: [
      {
        id: 'friendship-gladness',
        label: 'Glad about friendship',
        lines: [
          'Thank you for friendship, for being known and liked, and for an open door.',
          'Let this bond be faithful through good days and bad, and let there be room in it for another who is lonely.',
        ],
        glad: true,
      },
      {
        id: 'friend-thanks',
        label: 'Thanks for a friend’s kindness',
        occasion: 'thanks',
        lines: [
          'Thank you for kindness that came through another person.',
          'Bless those who gave it, return it to them in their own time of need, and let it be passed on.',
        ],
        glad: true,
      },
      {
        id: 'worried-for-friend',
        label: 'Worried about a friend',
        lines: [
          'Something is wrong with someone dear, and it has not been said. Keep this person safe.',
          'Give the one who noticed the courage to ask directly, to listen, and to get help where it is needed.',
          'Let the truth be spoken soon, and to someone who can help.',
        ],
      },
    ],
  },
  {
    id: 'neighbors-and-roommates',
    group: 'heart',
    label: 'Neighbors or roommates',
    what: 'life with neighbors or roommates',
    lines: [
      'Bless those who live side by side, next door, upstairs or under one roof.',
      'Give quiet nights, fair rules, and calm words before anger grows.',
      'Keep every home safe from threats and spite, and let kindness be noticed and returned.',
    ],
    situations: [
      {
        id: 'neighbor-noise',
        label: 'Noisy neighbors',
        lines: [
          'Give quiet where there is noise, and sleep where it has been missing.',
          'Let the neighbors hear a fair word and take it well, and let the one who is annoyed stay calm and friendly as long as possible.',
        ],
      },
      {
        id: 'neighbor-dispute',
        label: 'A dispute with a neighbor',
        lines: [
          'There is strife between neighbors, and home is no longer restful. Let facts be clear, limits fair, and tempers cool.',
          'Give a way to settle it, with a helper both can accept.',
          'Keep everyone safe, and let threats be taken seriously.',
        ],
      },
      {
        id: 'neighbor-feud',
        label: 'A long feud next door',
        lines: [
          'Bring peace between these neighbors, and keep the quarrel from growing worse.',
          'Let what is fair about the land, the rules or the noise be found and respected.',
          'Keep everyone safe, and give restraint in words and deeds.',
        ],
      },
      {
        id: 'neighbor-kindness-thanks',
        label: 'Thanks for a kind neighbor',
        lines: [
          'Thank you for good neighbors, and for kindness from one door to the next.',
          'Let there be a chance to return it, and keep this peace for a long time.',
        ],
        glad: true,
      },
      {
        id: 'good-neighbor-thanks',
        label: 'Thanks for good neighbors',
        lines: [
          'Thank you for good neighbors and for kindness that was not asked for.',
          'Bless those who noticed and helped, and let there be a chance to return it.',
          'Let this street be a place where people look after one another.',
        ],
        glad: true,
      },
      {
        id: 'roommate-trouble',
        label: 'Trouble with a roommate',
        lines: [
          'Sharing a home has become hard. Give an honest, calm talk, fair rules, and a little more consideration.',
          'Let there be rest and privacy in the meantime, and a good way out if living together cannot work.',
        ],
      },
      {
        id: 'college-roommate',
        label: 'A college roommate',
        lines: [
          'Give peace in this shared room at school, and honest words about what each one needs.',
          'Let those in charge of housing listen and help where a change is needed.',
          'Let it be a place to sleep, study and feel safe.',
        ],
      },
    ],
  },
  {
    id: 'worn-out',
    group: 'heart',
    label: 'Worn out or unappreciated',
    what: 'this heavy load',
    lines: [
      'You see all this work, including what no one gives thanks for. Give real rest.',
      'Give the courage to say no, to hand something over, and to sit down without guilt.',
      'Let someone notice, say thank you, and take over a real part of the work.',
    ],
    situations: [
      {
        id: 'exhausted',
        label: 'Completely exhausted',
        occasion: 'tired-overwhelmed',
        lines: [
          'Give rest to a worn-out body and mind, and the freedom to stop without guilt.',
          'Send someone who takes a piece of the load, and show what can be dropped.',
          'Let sleep come, and let it bring strength back.',
        ],
      },
      {
        id: 'overcommitted-cant-say-no',
        label: 'Too much and cannot say no',
        occasion: 'tired-overwhelmed',
        lines: [
          'Too much has been promised to too many. Give the courage to say no, and to hand something back.',
          'Show the few things that truly matter this week, and take away the need to please everyone.',
        ],
      },
      {
        id: 'unappreciated-misunderstood',
        label: 'Unappreciated or misunderstood',
        lines: [
          'Good work and good will have gone unseen or been misread. You saw it.',
          'Let someone say thank you, and let the misunderstanding be cleared up.',
          'Give a fair way to speak of it, and rest from bitterness.',
        ],
      },
    ],
  },
  {
    id: 'self-worth-and-shyness',
    group: 'heart',
    label: 'Feeling worthless, embarrassed or shy',
    what: 'this struggle with self-worth',
    lines: [
      'You gave this life its worth, and nothing done, said or left undone takes it away. Let this be believed.',
      'Keep this life safe, and quiet the voice that speaks of it with contempt.',
      'Show one good thing to do today, and kind faces that are glad to see this person.',
    ],
    situations: [
      {
        id: 'feeling-worthless',
        label: 'Feeling worthless',
        lines: [
          'Speak against the voice that says a life is worth nothing. It is not true.',
          'Let love be felt from someone near, plainly and today, and keep this person safe.',
          'If the thoughts grow dark, give the courage to tell someone right away.',
        ],
      },
      {
        id: 'feeling-like-a-failure',
        label: 'Feeling like a failure',
        lines: [
          'One disappointment or many have grown into a verdict on a whole life. Take that verdict away.',
          'Show what has been good and faithful in it, and give one thing that can be begun again.',
          'Let the comparing with others come to an end.',
        ],
      },
      {
        id: 'empty-or-stuck-midlife',
        label: 'Empty or stuck in life',
        lines: [
          'Days pass and little is felt in them. Bring back interest, taste and something worth getting up for.',
          'Show what is missing, and one honest step toward it. If it is more than a low time, let good help be found.',
        ],
      },
      {
        id: 'own-wasted-years',
        label: 'I wasted years of my life',
        lines: [
          'There is regret over years that cannot come back. Forgive what was wrong in them, and keep what was good.',
          'Give one good use for the time ahead, and the strength to begin with today.',
        ],
      },
      {
        id: 'embarrassed-or-rejected',
        label: 'Embarrassed in front of others',
        lines: [
          'Something embarrassing happened, and it plays over and over. Take the sting out of it, and let others forget it quickly.',
          'Give the nerve to show up again, a little humor, and one friend who does not care about it at all.',
        ],
      },
      {
        id: 'shy-social-dread',
        label: 'Shy with people',
        lines: [
          'Meeting people takes great courage here. Give calm, a first word that comes easily, and someone kind on the other side.',
          'Let quietness be no shame, and let being there count as much as talking.',
        ],
      },
    ],
  },
  {
    id: 'decision',
    group: 'heart',
    label: 'A decision or an answer',
    what: 'this decision or answer',
    lines: [
      'You know the choice that is open or already made. Give clear thinking and calm.',
      'Let honest advice and the needed facts be found, and let no one be rushed by fear.',
      'Give peace with what cannot be known or changed, and courage for what can be done today.',
    ],
    situations: [
      {
        id: 'decision-general',
        label: 'A decision to make',
        occasion: 'decision',
        lines: [
          'A decision is waiting, and the way is not clear. Give wisdom, honest advice, and quiet enough to think.',
          'Take away the fear of choosing wrong, and show the next step, if not the whole way.',
        ],
      },
      {
        id: 'decision-regretted',
        label: 'A choice I regret',
        lines: [
          'A choice was made that now looks wrong. Quiet the endless what ifs.',
          'Show what can still be changed, and what can become good as it is.',
          'Give mercy toward the one who chose without knowing what is known now.',
        ],
      },
      {
        id: 'decision-peace',
        label: 'Thanks for peace about a decision',
        lines: [
          'Thank you for clearness after long weighing, and for peace about what has been decided.',
          'Let the next steps go well, and let that peace hold when doubts come by.',
        ],
        glad: true,
      },
      {
        id: 'waiting-for-answer',
        label: 'Waiting for an answer',
        lines: [
          'Waiting is hard work. Give patience for this hour, and something good to do with it.',
          'Let the answer come soon, and let it be clear. Give strength to receive it, whichever way it goes.',
        ],
      },
    ],
  },
  {
    id: 'moving',
    group: 'heart',
    label: 'Moving away',
    what: 'this move',
    lines: [
      'Bless those who move, those who stay behind, and those who must decide.',
      'Give help with boxes, papers, costs and decisions, and rest in between.',
      'Comfort homesickness and goodbyes, and let there be friendly faces in the new place and calls from the old.',
    ],
    situations: [
      {
        id: 'moving-soon',
        label: 'Moving soon',
        lines: [
          'Moving is hard work, and there are goodbyes in it. Give strength and patience for both.',
          'Let there be helpers, safe travel, and nothing precious lost or broken.',
          'Give friendships that last over the distance, and a good welcome at the new place.',
        ],
      },
      {
        id: 'decision-move',
        label: 'Whether to move',
        occasion: 'decision',
        lines: [
          'To go or to stay is the question. Give clear sight of what would be gained and what left behind.',
          'Let those concerned hear each other, and give peace with one choice, and enough time to make it.',
        ],
      },
      {
        id: 'new-job-must-move',
        label: 'A new job that means moving',
        lines: [
          'Thank you for the good news, and be close in the sadness of leaving.',
          'Help with farewells and the first lonely weeks, and give new friends without losing the old ones.',
        ],
      },
      {
        id: 'leaving-longtime-home',
        label: 'Leaving a home of many years',
        lines: [
          'Thank you for every year that was lived in this house.',
          'Be gentle with those who have to leave it, and with each thing that must be sorted and given away.',
          'Let the memories go along, and let the next place become good.',
        ],
      },
      {
        id: 'moving-away-from-friends',
        label: 'Moving away from friends',
        lines: [
          'Leaving people who are loved is hard. Let the goodbyes be said well, with thanks and with tears if they come.',
          'Keep these friendships alive over the distance, and have new friends waiting where the way leads.',
        ],
      },
      {
        id: 'friend-moved-away',
        label: 'A friend moved away',
        lines: [
          'A friend has gone to live far away, and everyday life has a gap. Comfort the one who stays behind.',
          'Let calls and visits keep this friendship, and send new company for ordinary days.',
          'Bless the one who left with a good start there.',
        ],
      },
      {
        id: 'moved-lonely',
        label: 'Unhappy after a move',
        lines: [
          'A new place does not feel like home yet. Ease the missing of what was left behind.',
          'Let a neighbor knock, a friendship begin, and one familiar place be found.',
          'Give patience, and let roots grow here in time.',
        ],
      },
      {
        id: 'lonely-new-in-town',
        label: 'New in town and lonely',
        lines: [
          'Everything is new, and no one here knows the newcomer yet. Let there be one open door and one invitation soon.',
          'Give courage to go where people are and to go a second time.',
          'Let this place become familiar, and then home.',
        ],
      },
    ],
  },
];
