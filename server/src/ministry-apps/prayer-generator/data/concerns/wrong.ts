import type { Concern } from '../concern.ts';

export const wrongConcerns: readonly Concern[] = [
  {
    id: 'abortion',
    group: 'wrong',
    label: 'An abortion',
    what: 'this abortion',
    lines: [
      'Be gentle with everyone this abortion has touched, and first of all with the one who went through it.',
      'Let sorrow, guilt or regret be spoken where no one condemns, and let mercy be believed.',
      'Comfort grief for the child who was not born, and give sleep and peace when memory returns.',
    ],
    situations: [
      {
        id: 'past-abortion-sorrow',
        label: 'Sorrow over a past abortion',
        lines: [
          'Meet this hidden sorrow with mercy. Let it be spoken without fear of being condemned.',
          'Ease guilt and grief, whatever the circumstances were, and give peace after so much silence.',
        ],
      },
      {
        id: 'own-abortion-regret',
        label: 'I regret my abortion',
        lines: [
          'Be very gentle with this sorrow and with the one who carries it. Let there be mercy here, and no more fear.',
          'Give a safe and kind person to tell it to, when the time is right, and rest from accusing thoughts.',
          'You know how it was then, every fear and every reason. Hold all of it with care.',
        ],
      },
      {
        id: 'abortion-involved-other',
        label: 'I pushed someone to an abortion',
        lines: [
          'Be tender with everyone touched by this abortion, first of all the one who went through it.',
          'Give an honest heart about the part that was played, and sorrow that leads to kindness and not to despair.',
        ],
      },
    ],
  },
  {
    id: 'animal-that-came-to-harm',
    group: 'wrong',
    label: 'A hurt animal',
    what: 'an animal that came to harm',
    lines: [
      'Have mercy on this animal, and let there be no more pain and no more fear.',
      'Comfort everyone who is sad about it, and take away guilt from those who meant no harm.',
      'Give people eyes and hands ready to protect animals, on the road, at home and in shelters.',
    ],
    situations: [
      {
        id: 'own-hit-animal-with-car',
        label: 'I hit an animal while driving',
        lines: [
          'An animal was hurt or killed on the road without anyone meaning it. Let there be no more pain for it.',
          'Comfort the driver, and comfort anyone who loved that animal.',
        ],
      },
      {
        id: 'own-left-gate-open-pet',
        label: 'I left the gate open',
        lines: [
          'An animal came to harm through a mistake. Forgive it, and comfort the one who feels to blame.',
          'Comfort everyone who loved this animal, and let there be no cruel words about what was an accident.',
        ],
      },
      {
        id: 'rescued-or-hurt-animal',
        label: 'A hurt or abandoned animal',
        lines: [
          'Protect this creature, relieve its fear and hurt, and let someone kind reach it.',
          'Stop whatever cruelty there is, and give strength to those who care for animals no one claims.',
        ],
      },
    ],
  },
  {
    id: 'parents-who-hurt-or-fail',
    group: 'wrong',
    label: 'A child hurt by a parent',
    what: 'this parent and child',
    lines: [
      'You know every child who was hurt or let down by a parent, small or grown. Be near to them.',
      'Keep children safe, let no child believe it was their fault, and give other grown-ups who are there and listen.',
      'Give parents who failed a child the honesty to own it without excuses, and to do what the child needs now.',
      'Give help with anger, exhaustion and old hurt, so that they are not passed on to another generation.',
    ],
    situations: [
      {
        id: 'unloved-by-parent',
        label: 'Never loved enough by a parent',
        lines: [
          'There is an old hunger for a parent’s love and approval. Meet the one who has waited so long for it.',
          'Let worth be found that depends on no one’s praise, and send people who show love plainly.',
          'Heal what childhood left sore, a little at a time.',
        ],
      },
      {
        id: 'absent-parent-hurts-child',
        label: 'A parent who does not come',
        lines: [
          'A child feels the absence of a parent who does not come. Comfort that hurt, and let no child believe it was for being unlovable.',
          'Send other grown-ups who come and who keep their word.',
          'Give the one who stayed the right words, without bitterness.',
        ],
      },
      {
        id: 'own-absent-parent',
        label: 'I was not there for my children',
        occasion: 'unfaithful-guilt',
        lines: [
          'Years with the children were lost and cannot be lived again. Forgive the absence, and heal the ones who waited.',
          'Show what can honestly be offered now, and give patience if the door stays closed.',
        ],
      },
      {
        id: 'own-favoritism',
        label: 'I favored one child',
        occasion: 'unfaithful-guilt',
        lines: [
          'One child was favored and another felt less loved. Heal the one who was passed over.',
          'Give the honesty to see the difference that was made, and fairness and warmth for each child from today.',
        ],
      },
      {
        id: 'own-yelled-at-child',
        label: 'I yelled at a child',
        occasion: 'unfaithful-guilt',
        lines: [
          'Harsh words were shouted at a child. Let there be a real apology today, said gently and without excuses.',
          'Comfort the child who was yelled at, and give patience before the next hard moment comes.',
        ],
      },
      {
        id: 'own-hit-child-once',
        label: 'I hit my child',
        occasion: 'unfaithful-guilt',
        lines: [
          'A child was hurt in anger. Keep this child safe from now on, and comfort the fear and the pain.',
          'Give the honesty to tell someone and to get help right away, so that it does not happen again.',
        ],
      },
    ],
  },
  {
    id: 'gossip-and-false-accusation',
    group: 'wrong',
    label: 'Gossip or a false accusation',
    what: 'gossip, lies and blame',
    lines: [
      'Let the truth be found and be told, and let every false word be taken back.',
      'Protect those who are talked about or blamed, in court, at work and online, and let private things stay private.',
      'Give those who lied, gossiped or stayed silent the courage to set it right.',
      'Give calm, sleep and loyal people to the one whose name is harmed.',
    ],
    situations: [
      {
        id: 'gossip-about-me',
        label: 'People gossip about me',
        lines: [
          'People are talking, and it wounds. Let what is false fall flat, and let what is private be left alone.',
          'Give the one talked about a steady walk through the door and a few loyal people.',
          'Put a stop to careless tongues, and let someone say: enough.',
        ],
      },
      {
        id: 'own-gossip',
        label: 'I spread gossip',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone was talked about behind their back. Forgive the gossip, and give the courage to correct what was said.',
          'Protect the good name of the one who was talked about, and let the talk stop here.',
        ],
      },
      {
        id: 'wrongly-accused',
        label: 'Wrongly accused in court',
        lines: [
          'Let the truth be found and shown, and let false accusations fall.',
          'Give an able defender, honest witnesses and a fair hearing.',
          'Guard against despair and bitterness, and protect a good name.',
        ],
      },
      {
        id: 'lied-about-falsely-accused',
        label: 'Someone tells lies about me',
        occasion: 'enemies',
        lines: [
          'False things are being said. Bring the truth to light, and let it be believed.',
          'Give calm under these accusations, people who stay loyal, and words that do not answer lies with cruelty.',
        ],
      },
      {
        id: 'online-shaming-or-false-blame',
        label: 'Shamed or blamed online',
        lines: [
          'Harm is being done before many eyes. Let the truth be established, and let what should be taken down be taken down.',
          'Keep the one accused or exposed from despair, and give calm advice and people who stand near.',
          'Stop those who join in, and let someone speak up for what is right.',
        ],
      },
      {
        id: 'own-perjury-blamed-other',
        label: 'I let someone else be blamed',
        occasion: 'unfaithful-guilt',
        lines: [
          'A false word made someone else pay. Bring the truth to light, and let the innocent one be cleared.',
          'Give the courage to correct what was said, with good advice on how, and forgiveness for the lie.',
        ],
      },
      {
        id: 'workplace-lies',
        label: 'Lies spread at work',
        lines: [
          'Let the truth be known at this workplace, and let the false talk lose its hold.',
          'Give a steady heart among people who whisper, and one coworker who will be fair.',
          'Guard the job and the good name of the one who was lied about.',
        ],
      },
    ],
  },
  {
    id: 'anger',
    group: 'wrong',
    label: 'Anger or revenge',
    what: 'this anger',
    lines: [
      'You know where this anger comes from. Hear it, and keep everyone safe from it.',
      'Give time between the feeling and the word, and between the word and the hand.',
      'Let what was truly wrong be put right by just means, and let nobody take revenge.',
      'Give help from someone who understands anger, and the readiness to accept it.',
    ],
    situations: [
      {
        id: 'angry-at-someone',
        label: 'Furious at someone',
        occasion: 'enemies',
        lines: [
          'Anger burns hot, and there may be good reason for it. Hear all of it, and let it be safe to say here.',
          'Let what was wrong be put right. Keep hands, mouth and keyboard from what would be regretted, and give rest from it tonight.',
        ],
      },
      {
        id: 'short-temper',
        label: 'Snapping at everybody',
        lines: [
          'Anger comes too fast and goes too far. Give a breath between the feeling and the word, and show what lies under it.',
          'Let it be easy to say sorry. Keep everyone nearby safe, and give the help that brings real change.',
        ],
      },
      {
        id: 'own-bad-temper',
        label: 'My temper hurts people',
        occasion: 'unfaithful-guilt',
        lines: [
          'Anger keeps breaking out and hurting people. Keep everyone safe from it, and give the will to get real help.',
          'Give a pause before the next outburst, the sense to walk away, and forgiveness for what has been done.',
        ],
      },
      {
        id: 'own-road-rage',
        label: 'Road rage',
        occasion: 'unfaithful-guilt',
        lines: [
          'Anger behind the wheel frightened or endangered others. Forgive it, and keep everyone on the road safe from another such moment.',
          'Give calm the next time someone cuts in, and help with the anger that lies underneath.',
        ],
      },
      {
        id: 'wants-revenge',
        label: 'Wanting revenge',
        occasion: 'enemies',
        lines: [
          'You know how strong this anger is. Hold back every hand from doing harm, and keep everyone safe tonight.',
          'Let justice be done by those whose task it is, and heal the hurt that asks for revenge.',
        ],
      },
    ],
  },
  {
    id: 'envy-and-pride',
    group: 'wrong',
    label: 'Envy or pride',
    what: 'envy and pride',
    lines: [
      'Give freedom from comparing, from envy and from the need to be better than others.',
      'Show the good in this life and in this person, which nobody else has in the same way.',
      'Let gladness for others become possible, and let mistakes be admitted without fear.',
    ],
    situations: [
      {
        id: 'envy',
        label: 'Jealous of others',
        lines: [
          'Someone else’s good fortune hurts to look at. Take shame and bitterness out of that, and show the honest wish underneath.',
          'Open the eyes for what is good here too, and let it become possible to be glad for another.',
        ],
      },
      {
        id: 'own-envy',
        label: 'Forgive my envy',
        occasion: 'unfaithful-guilt',
        lines: [
          'Envy has taken the place of gladness. Forgive it, and quiet the comparing that makes it grow.',
          'Give a heart that can honestly wish others well, and thankfulness for what is already here.',
        ],
      },
      {
        id: 'own-pride',
        label: 'Forgive my pride',
        occasion: 'unfaithful-guilt',
        lines: [
          'Pride has put distance between people. Forgive it, and give the freedom to admit a mistake and to ask for help.',
          'Give real interest in other people, and ease in not being the first or the best.',
        ],
      },
    ],
  },
  {
    id: 'mistakes-that-affect-others',
    group: 'wrong',
    label: 'A mistake that affects others',
    what: 'this mistake',
    lines: [
      'Give honesty about this mistake, early and complete, with no one else blamed for it.',
      'Help everyone who was harmed or let down by it, and let what can be repaired be repaired.',
      'Let those who judge be fair, and keep the one who made the mistake from despair.',
    ],
    situations: [
      {
        id: 'mistake-at-work',
        label: 'A mistake at work',
        lines: [
          'A mistake was made at work. Give honesty about it and calm for what follows.',
          'Let the harm be small and let it be put right.',
          'Let those in charge be fair, and let the one who erred learn without being crushed by it.',
        ],
      },
      {
        id: 'own-work-mistake-harm',
        label: 'My mistake at work hurt someone',
        lines: [
          'A mistake at work hurt someone. Heal the one who was harmed, and let everything needed be done well now.',
          'Give the one who made it honesty with those who must know, and mercy that lets work and sleep be possible again.',
        ],
      },
      {
        id: 'own-let-team-down',
        label: 'I let my team down',
        lines: [
          'A mistake let other people down. Give the calm to own it, to say sorry, and to help set it right.',
          'Let those who were affected be fair, and take the sting of shame out of an honest mistake.',
        ],
      },
    ],
  },
  {
    id: 'dishonesty-at-work',
    group: 'wrong',
    label: 'Stealing or dishonesty at work',
    what: 'dishonesty at work',
    lines: [
      'Let dishonesty at work be named and ended, whoever is responsible for it.',
      'Give courage to tell the truth, to pay back what was taken, and to refuse what is wrong.',
      'Protect those who are cheated and those who speak up, and let consequences be just.',
    ],
    situations: [
      {
        id: 'own-stole-from-employer',
        label: 'I stole from my employer',
        occasion: 'unfaithful-guilt',
        lines: [
          'Money or goods were taken from an employer. Give the courage to stop, to own it, and to pay back what was taken.',
          'Forgive this theft, and show the honest next step, even where it has a cost.',
        ],
      },
      {
        id: 'own-false-timesheets',
        label: 'I claimed hours falsely',
        occasion: 'unfaithful-guilt',
        lines: [
          'Hours or miles were claimed that were not true. Give the honesty to stop today and to set the record straight.',
          'Forgive this dishonest pay, and show how to put it right with the ones who were cheated.',
        ],
      },
      {
        id: 'own-lied-about-qualifications',
        label: 'I lied to get a job',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something untrue was told at work or to get work. Give the courage to stop pretending and to set it straight.',
          'Forgive the lie, and let there be honest work that can be done without fear of being found out.',
        ],
      },
      {
        id: 'employee-stole-from-business',
        label: 'Someone stole from our business',
        lines: [
          'Someone who was trusted has taken what was not theirs. Bring the truth out, and let what was taken be restored.',
          'Help those who were robbed to stay fair and calm, and bring the one who did it to honesty.',
        ],
      },
      {
        id: 'boss-does-wrong',
        label: 'A boss does wrong',
        lines: [
          'Wrong is being done at work by those in charge. Bring it to light, and let it be put right.',
          'Protect those who refuse to go along, and give good advice and courage to whoever has to speak.',
        ],
      },
    ],
  },
  {
    id: 'lies-and-broken-promises',
    group: 'wrong',
    label: 'A lie or broken promise',
    what: 'broken trust',
    lines: [
      'Give courage to tell the truth, soon and without any excuses.',
      'Comfort whoever was lied to, let down or spied on, and let that hurt be respected.',
      'Let trust be earned by honest days, and let no one be pushed to give it.',
    ],
    situations: [
      {
        id: 'own-lie-to-loved-one',
        label: 'I lied to someone I love',
        occasion: 'unfaithful-guilt',
        lines: [
          'A lie was told to someone who trusted. Give the courage to say what is true, soon and without excuses.',
          'Forgive the lie, and stop the next one that would be needed to cover it.',
        ],
      },
      {
        id: 'own-habit-of-lying',
        label: 'I lie all the time',
        occasion: 'unfaithful-guilt',
        lines: [
          'Lying has become a habit. Give the courage to say small true things today, and to correct a lie right away.',
          'Take away the fear of not being liked without the stories, and let trust grow again with time.',
        ],
      },
      {
        id: 'own-broken-promise',
        label: 'I broke a promise',
        occasion: 'unfaithful-guilt',
        lines: [
          'A promise was broken. Give the honesty to admit it, and comfort to anyone who was counting on it.',
          'Forgive this, and let the next promise be a small one that is kept.',
        ],
      },
      {
        id: 'own-snooped',
        label: 'I snooped on someone',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone’s privacy was invaded. Forgive it, and give the honesty to stop and to own up.',
          'Where fear or suspicion was behind it, let it be talked about openly, and let trust be treated with care.',
        ],
      },
    ],
  },
  {
    id: 'harsh-words',
    group: 'wrong',
    label: 'Harsh words',
    what: 'these harsh words',
    lines: [
      'Comfort the one who heard or read these words, and let none of them be believed.',
      'Give a real apology, short and honest, and respect for whatever answer comes.',
      'Give a moment of quiet before the next word in anger, and help with what is behind it.',
    ],
    situations: [
      {
        id: 'own-cruel-words-partner',
        label: 'I said cruel words to my partner',
        occasion: 'unfaithful-guilt',
        lines: [
          'Cruel words were said to someone who is loved. Heal the one who heard them, as no excuse could.',
          'Give a plain apology that asks for nothing back, and a slower tongue the next time anger rises.',
        ],
      },
      {
        id: 'own-cruel-words-parent',
        label: 'I hurt my parents with words',
        occasion: 'unfaithful-guilt',
        lines: [
          'Words were said in anger that hurt someone older in the family. Give the humility to go back and say sorry.',
          'Comfort the one who was hurt by those words, and let the next talk be honest and gentle.',
        ],
      },
      {
        id: 'own-angry-message-sent',
        label: 'I sent an angry message',
        occasion: 'unfaithful-guilt',
        lines: [
          'Angry words were sent and cannot be called back. Comfort whoever read or heard them.',
          'Give an honest apology without excuses, and the sense to wait before answering in anger again.',
        ],
      },
    ],
  },
  {
    id: 'failing-to-help',
    group: 'wrong',
    label: 'Looking away or staying silent',
    what: 'someone who needed help',
    lines: [
      'Send help now to the one who needed it, through other people and in other ways.',
      'Let wrong be stopped wherever it goes on, and let those who are hurt be believed.',
      'Forgive silence and looking away, and give courage to speak or act while there is time.',
    ],
    situations: [
      {
        id: 'own-ignored-someone-in-need',
        label: 'I passed by someone in need',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone needed help and was passed by. Send help to that person now, through someone else if need be.',
          'Forgive the turning away, and give the will to stop and help the next time.',
        ],
      },
      {
        id: 'own-stayed-silent',
        label: 'I saw wrong and stayed silent',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something wrong was seen and nothing was said. Protect and comfort the one who needed someone to speak.',
          'Forgive this silence, and give the courage to speak now if speaking can still help.',
        ],
      },
    ],
  },
  {
    id: 'child-says-sorry',
    group: 'wrong',
    label: 'A child says sorry',
    what: 'a child who is sorry',
    lines: [
      'You hear when a child says sorry. Forgive what was broken, said, done or taken.',
      'Give courage to tell a grown-up the truth, and let that grown-up listen kindly.',
      'Help with making it good again, and comfort whoever was hurt or sad.',
    ],
    situations: [
      {
        id: 'child-sorry-broke-something',
        label: 'I broke something and I’m sorry',
        lines: [
          'You heard the word sorry. Forgive what was broken, and give the courage to tell a grown-up what happened.',
          'Help with fixing it or making something new, and let everyone be kind about it.',
        ],
      },
      {
        id: 'child-sorry-hit-or-mean',
        label: 'I was mean and I’m sorry',
        lines: [
          'You heard the word sorry. Forgive the hitting or the mean words, and make it better for the one who was hurt.',
          'Give help to stop next time when anger comes, and courage to say sorry face to face.',
        ],
      },
      {
        id: 'child-sorry-lied-or-took',
        label: 'I fibbed or took something',
        lines: [
          'Thank you for hearing the truth now. Forgive the fib or the taking, and give courage to tell it.',
          'Help with giving back what was taken, and let there be kind listening when the truth is told.',
        ],
      },
    ],
  },
  {
    id: 'apology-or-hard-talk',
    group: 'wrong',
    label: 'An apology or hard talk',
    what: 'this effort to make things right',
    lines: [
      'Give honest words without excuses, few and calm, and deeds that fit them.',
      'Heal those who were hurt, and leave them free to answer in their own time and way.',
      'Give strength to bear whatever answer comes, keep everyone safe, and let what is right be done.',
    ],
    situations: [
      {
        id: 'hard-conversation-ahead',
        label: 'A hard talk ahead',
        lines: [
          'A hard conversation lies ahead. Give honest words, few and kind, and the right moment for them.',
          'Open the ears on both sides, and keep everyone safe. Let the truth do good, whatever comes of it.',
        ],
      },
      {
        id: 'wants-to-apologize',
        label: 'I want to apologize',
        lines: [
          'An apology is waiting to be made. Give the right words, few and honest, with no excuses in them.',
          'Prepare the one who will hear it, and leave that person free to answer or not.',
        ],
      },
      {
        id: 'apologized-waiting',
        label: 'I apologized and wait for an answer',
        lines: [
          'The apology has been made and there is no answer yet. Give patience, and respect for the time the other one needs.',
          'Heal the one who was hurt, and let this waiting be used for real change.',
        ],
      },
      {
        id: 'apology-refused',
        label: 'My apology was refused',
        lines: [
          'Forgiveness was asked for and was not given. Help the one who asked to accept that answer without anger or pressure.',
          'Heal the one who was hurt in whatever way is right, and give mercy that does not depend on it.',
        ],
      },
      {
        id: 'forgiven-by-someone',
        label: 'Thanks that someone forgave me',
        occasion: 'thanks',
        lines: [
          'Thank you for forgiveness that was freely given and could not be demanded.',
          'Let it be honored by a changed life, and bless the one who found it possible to forgive.',
        ],
        glad: true,
      },
      {
        id: 'confessed-to-loved-one',
        label: 'I told the truth at last',
        lines: [
          'The truth has been told. Thank you for the courage it took; give strength for everything that follows.',
          'Be with the one who had to hear it, and allow all the anger and tears it brings.',
        ],
      },
      {
        id: 'making-restitution',
        label: 'Making it right',
        lines: [
          'Wrong is being put right, step by step. Give honesty and staying power until what is owed has been paid.',
          'Let the ones who were harmed truly be helped by it, and let this work be done without self-pity.',
        ],
      },
    ],
  },
  {
    id: 'guilt-and-gods-forgiveness',
    group: 'wrong',
    label: 'Guilt and God’s forgiveness',
    what: 'the need for forgiveness',
    lines: [
      'You know everything that was done. Have mercy, and let this mercy be believed.',
      'Take away shame that goes on after forgiveness, and give peace at night.',
      'Comfort anyone who was hurt, and show what can still be put right.',
      'Keep safe everyone who finds it hard to live with what was done.',
    ],
    situations: [
      {
        id: 'asking-gods-forgiveness',
        label: 'Asking God to forgive me',
        occasion: 'unfaithful-guilt',
        lines: [
          'Forgive what has been done wrong, what is named here and what is too hard to name.',
          'Give a clean conscience and a new start, and the honesty to repair what can be repaired.',
        ],
      },
      {
        id: 'own-old-sin-haunts',
        label: 'An old sin that haunts me',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something done long ago still weighs every day. Forgive it fully, and let that forgiveness be believed at last.',
          'If anything can still be put right, show it; if not, give rest from going over it.',
        ],
      },
      {
        id: 'own-hookup-regret',
        label: 'I regret sleeping with someone',
        lines: [
          'You see this regret. Give forgiveness where it is needed, and take away shame that goes on and on.',
          'Keep body and heart safe from anyone’s misuse, and give the strength to choose differently.',
        ],
      },
      {
        id: 'cannot-forgive-self',
        label: 'I cannot forgive myself',
        lines: [
          'The guilt does not let go. Give relief from it, and keep safe the one who is so hard on themselves.',
          'Let mercy that has been given be taken in, and let there be someone to talk to about this.',
        ],
      },
      {
        id: 'thankful-gods-forgiveness',
        label: 'Thanks for God’s forgiveness',
        occasion: 'thanks',
        lines: [
          'Thank you for forgiveness, and for the relief of not having to hide anymore.',
          'Let this mercy be passed on to others, and let it still be trusted on a bad day.',
        ],
        glad: true,
      },
    ],
  },
];
