import type { Concern } from '../concern.ts';

export const faithConcerns: readonly Concern[] = [
  {
    id: 'faith-in-the-family',
    group: 'faith',
    label: 'Faith of someone I love',
    what: 'a loved one’s faith',
    lines: [
      'You know this person’s heart and thoughts better than any parent, spouse or friend. Stay near.',
      'Let faith never be forced, and let it be seen in love, honesty and good company.',
      'Give families respect for each conscience, and easy, honest talk about what matters.',
    ],
    situations: [
      {
        id: 'child-left-faith',
        label: 'A loved one left the faith',
        lines: [
          'One who grew up with faith has left it behind. Stay near to this person on every road.',
          'Keep love and respect at home free of pressure, and let honest questions be welcome.',
          'Comfort those who grieve, and let them entrust to you what they cannot bring about.',
        ],
      },
      {
        id: 'child-left-the-faith',
        label: 'Children who do not come to church',
        lines: [
          'Those who were raised in faith have gone another way. Keep them in your care, wherever they are.',
          'Give the ones who grieve over it trust instead of guilt, and let love at home not depend on belief.',
        ],
      },
      {
        id: 'child-returned-to-faith',
        label: 'Thanks for a return to faith',
        lines: [
          'Thank you for drawing near to one who had gone another way. Thank you for patience that waited.',
          'Let this faith grow freely and honestly, with good people around it.',
        ],
        glad: true,
      },
      {
        id: 'loved-one-does-not-believe',
        label: 'A loved one who does not believe',
        lines: [
          'You know the one who does not believe, and love that person fully. Come near in a way that can be recognized.',
          'Let there be no pressure, no quarrel and no contempt over it; let kindness be the best witness.',
        ],
      },
      {
        id: 'new-faith-other',
        label: 'Thanks for someone’s new faith',
        occasion: 'thanks',
        lines: [
          'Thank you for the faith that has begun in someone who is loved.',
          'Protect and feed this beginning, and give it friends, honest teaching and time.',
        ],
        glad: true,
      },
      {
        id: 'interfaith-family',
        label: 'Two religions in one family',
        lines: [
          'Differences of faith run through this family. Let each conscience be respected and each person be loved.',
          'Give wisdom for weddings, children, holidays and worship, and take the fear and contempt out of the talk.',
        ],
      },
    ],
  },
  {
    id: 'doubt-and-anger-at-god',
    group: 'faith',
    label: 'Doubt or anger at God',
    what: 'these doubts and hard questions',
    lines: [
      'Hear doubt, anger and questions, and do not turn away from those who speak them.',
      'Be near in a way that can be noticed, even if it is only a little.',
      'Give the company of people who know doubt themselves and do not answer too quickly.',
      'You see the pain or the questions behind this prayer. Comfort what hurts before anything else.',
    ],
    situations: [
      {
        id: 'doubting-faith-self',
        label: 'Doubting faith',
        occasion: 'doubt-dryness',
        lines: [
          'There is doubt, and it is honest. Stay near, and let the questions be asked without fear.',
          'Give patient people who do not argue, and enough light for the next step.',
        ],
      },
      {
        id: 'angry-at-god',
        label: 'Angry at God',
        occasion: 'anger-at-god',
        lines: [
          'This anger is spoken to you; hear all of it and do not turn away.',
          'You know what happened and how much it hurts. Stay close, with no easy answers.',
        ],
      },
      {
        id: 'god-seems-silent',
        label: 'God seems silent',
        occasion: 'doubt-dryness',
        lines: [
          'You seem silent and far away. Come near in a way that can be noticed.',
          'Do not let this silence be taken for being forgotten. Send someone who brings comfort in the meantime.',
        ],
      },
      {
        id: 'why-suffering-question',
        label: 'Why God allows suffering',
        lines: [
          'There is no answer here that would be enough. Stay with everyone who asks why, and take away the fear of being punished.',
          'Give comfort that does not explain suffering away, and people who are willing just to stay.',
        ],
      },
    ],
  },
  {
    id: 'prayer',
    group: 'faith',
    label: 'Prayer and answers',
    what: 'praying',
    lines: [
      'Hear this prayer as it is, with many words or with none.',
      'Be near in waiting and in answers, on dry days and on glad ones.',
      'Remember every name and every need that is prayed for, also those no one has written down.',
    ],
    situations: [
      {
        id: 'does-not-know-how-to-pray',
        label: 'Not knowing how to pray',
        lines: [
          'Here is a prayer by someone unsure how to pray. Accept it just as it is; no special words are needed.',
          'Let it become easier to speak with you, and to be quiet with you too.',
        ],
      },
      {
        id: 'prayer-feels-dry',
        label: 'Prayer that feels empty',
        occasion: 'doubt-dryness',
        lines: [
          'Prayer has become dry and hard. Be present even where nothing is felt, and accept the few words there are.',
          'Bring back some gladness in faith, and until then give the faithfulness to keep coming.',
        ],
      },
      {
        id: 'unanswered-prayer-long',
        label: 'A prayer unanswered for years',
        lines: [
          'One prayer has been prayed for a long time without an answer. Hear it again today.',
          'Give strength to wait or to let go, and show any good that has come in a different form than expected.',
        ],
      },
      {
        id: 'answered-prayer-thanks',
        label: 'Thanks for an answered prayer',
        occasion: 'thanks',
        lines: [
          'Thank you for hearing this prayer, and for an answer that brings such gladness.',
          'Let it be remembered when waiting is hard again, and encourage those whose prayers are still open.',
        ],
        glad: true,
      },
      {
        id: 'prayer-chain-ministry',
        label: 'A prayer list or chain',
        lines: [
          'Hear every request and every name on the prayer list, also the needs that were not written down.',
          'Strengthen those who pray for others, and give help and comfort to each one who asked.',
        ],
      },
    ],
  },
  {
    id: 'growing-in-faith',
    group: 'faith',
    label: 'Growing in faith',
    what: 'this life of faith',
    lines: [
      'Thank you for drawing people to you. Let faith grow in honest, everyday ways.',
      'Give time for prayer, good teachers, and companions who are kind and truthful.',
      'Let nearness to you be seen in love for other people.',
    ],
    situations: [
      {
        id: 'new-faith-self',
        label: 'I have begun to believe',
        lines: [
          'Thank you for faith that is new. Let it grow, with room for every beginner’s question.',
          'Give patient teachers, good company, and a church where a newcomer is truly welcome.',
        ],
        glad: true,
      },
      {
        id: 'wants-closer-to-god',
        label: 'Wanting to be closer to God',
        lines: [
          'There is a longing to be closer to you. Answer it, and make room for it in ordinary days.',
          'Give trust that grows in small steps, and a steady time to be quiet and pray.',
        ],
      },
      {
        id: 'lent-fasting-retreat',
        label: 'Lent, fasting or a retreat',
        lines: [
          'Time is being set aside for you. Let it bring quiet, honesty, and real nearness to you.',
          'Where a good resolution fails, let it be taken up again without shame, and let others be helped by it too.',
        ],
      },
      {
        id: 'felt-gods-presence',
        label: 'Thanks for God’s nearness',
        occasion: 'thanks',
        lines: [
          'Thank you for being near in a way that could be felt.',
          'Let the memory of it give strength on days when nothing is felt.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'faith-before-others',
    group: 'faith',
    label: 'Faith in front of others',
    what: 'believers and the people around them',
    lines: [
      'Give courage, simple words and calm to those who let their faith be seen.',
      'Protect everyone who is mocked, threatened or imprisoned for what they believe.',
      'Let faith be spoken of with respect for others, and let it be lived with kindness.',
    ],
    situations: [
      {
        id: 'faith-mocked',
        label: 'Mocked for believing',
        lines: [
          'Faith is being mocked. Give calm, a sense of humor, and courage without bitterness.',
          'Send one friend who respects it, and let kindness be the answer to ridicule.',
        ],
      },
      {
        id: 'sharing-faith-chance',
        label: 'A chance to share faith',
        lines: [
          'There is a chance to speak about faith. Give simple, honest words and a listening ear.',
          'Take away the nervousness, and let it be offered with respect and no pressure.',
        ],
      },
      {
        id: 'persecuted-believers',
        label: 'Believers who are persecuted',
        lines: [
          'Strengthen all who suffer for their faith. Let them know they are not forgotten.',
          'Free those in prison, protect their families, and move the hearts of those who persecute.',
        ],
      },
    ],
  },
  {
    id: 'unworthy-or-afraid-of-god',
    group: 'faith',
    label: 'Afraid of God or unworthy',
    what: 'the fear of not being good enough',
    lines: [
      'Take away fear of you, and let mercy be trusted more than every threat.',
      'Quiet the thoughts that accuse and frighten, above all in the night.',
      'Send someone who speaks of you truthfully and kindly, and a church that welcomes people as they are.',
    ],
    situations: [
      {
        id: 'fear-of-hell',
        label: 'Afraid of hell',
        lines: [
          'This fear is heavy. Quiet it, and let your mercy be trusted more than every threat that was heard.',
          'You know each heart better than anyone, and you are merciful. Give rest from this dread tonight.',
          'Give someone gentle and wise to talk with, someone who does not use fear.',
        ],
      },
      {
        id: 'feels-unworthy-of-god',
        label: 'Not good enough for God',
        lines: [
          'There is a feeling of being too bad to be wanted by you. Take that away, and let your welcome be believed.',
          'Send people who receive others without conditions, and quiet the voice that says not good enough.',
        ],
      },
    ],
  },
  {
    id: 'baptism-and-confirmation',
    group: 'faith',
    label: 'Baptism, confirmation or first communion',
    what: 'this step of faith',
    lines: [
      'Bless those who come to baptism, confirmation or first communion, before the day and after it.',
      'Let every promise made there be made freely, and let family, sponsors and church keep theirs.',
      'Let questions be welcome, and let the joy of the day give courage for other days.',
    ],
    situations: [
      {
        id: 'baptism-own-ahead',
        label: 'My baptism is coming',
        lines: [
          'A baptism is coming, and a promise with it. Give a calm heart and a clear, willing yes.',
          'Let the day be full of joy, and give support where family or friends do not understand.',
        ],
        glad: true,
      },
      {
        id: 'baptism-child-ahead',
        label: 'A child’s baptism',
        lines: [
          'Bless the child who will be brought to be baptized or dedicated, and every promise to be made that day.',
          'Give parents, godparents and church the will to keep what they promise.',
        ],
        glad: true,
      },
      {
        id: 'baptism-done',
        label: 'Thanks for a baptism',
        lines: [
          'Thank you for this baptism, and for the joy of the day.',
          'Let what was promised be lived, and let the one baptized always know where to belong.',
        ],
        glad: true,
      },
      {
        id: 'confirmation-ahead',
        label: 'A confirmation ahead',
        lines: [
          'Confirmation is ahead. Let the questions be honest and the yes be freely given.',
          'Give good teachers and mentors, and let faith be found in this that lasts beyond the day.',
        ],
      },
      {
        id: 'confirmation-communion-done',
        label: 'Thanks for confirmation or communion',
        lines: [
          'Thank you for this day of confirmation or first communion, and for everyone who taught and encouraged.',
          'Let faith go on growing after the celebration, with good company in the church.',
        ],
        glad: true,
      },
      {
        id: 'first-communion-ahead',
        label: 'A first communion',
        lines: [
          'A first communion is coming. Let the one who will receive it come gladly and without fear.',
          'Let clothes and party stay in second place, and let the welcome at your table be felt.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'bible',
    group: 'faith',
    label: 'Reading the Bible',
    what: 'this Bible reading',
    lines: [
      'Let the Bible be read with an open mind, and let good words stay.',
      'Give honest study, wise helpers, and no fear of passages that are hard.',
      'Bless those who read and talk together, and let every question be safe there.',
    ],
    situations: [
      {
        id: 'bible-reading-start',
        label: 'Starting to read the Bible',
        lines: [
          'Bless the beginning of Bible reading. Let one passage each day be understood and remembered.',
          'Give a good place to start, patience with what is difficult, and someone to talk with about it.',
        ],
      },
      {
        id: 'bible-hard-to-understand',
        label: 'The Bible is hard to understand',
        lines: [
          'Parts of the Bible are hard to understand or hard to take. Give honest study and no fear of questions.',
          'Let what is clear do good now, and give wise teachers and patience for the rest.',
        ],
      },
      {
        id: 'small-group-bible-study',
        label: 'A small group or Bible study',
        lines: [
          'Bless this small group. Let there be honest talk, good listening, and no pretending.',
          'Let what is shared stay private, let newcomers be welcomed, and let faith and friendship grow.',
        ],
      },
    ],
  },
  {
    id: 'calling-to-ministry',
    group: 'faith',
    label: 'A calling to ministry',
    what: 'this call to ministry',
    lines: [
      'Make clear what comes from you, through people, work and quiet hours.',
      'Give good teachers, honest advice, enough money, and support at home.',
      'Let love for people be the most important thing in this calling.',
    ],
    situations: [
      {
        id: 'calling-discernment',
        label: 'Sensing a call from God',
        lines: [
          'There is a sense of being called. Make it clear whether this comes from you, and let it be tested honestly.',
          'Give wise people to ask, courage where the answer is yes, and peace where it is no.',
        ],
      },
      {
        id: 'in-seminary-ordination',
        label: 'Seminary or ordination',
        lines: [
          'Bless this preparation for ministry. Give love for people, honest learning, and enough rest on the way.',
          'Let those who examine and send choose wisely, and let the right place of service be found.',
        ],
      },
    ],
  },
  {
    id: 'finding-or-leaving-a-church',
    group: 'faith',
    label: 'Finding or leaving a church',
    what: 'the need for a church home',
    lines: [
      'Lead those who look for a church to people who welcome honestly and mean it.',
      'Give clear thinking and a good conscience about going, staying or coming back.',
      'Let goodbyes be fair, and let first visits be easy, with someone who says hello.',
    ],
    situations: [
      {
        id: 'looking-for-church',
        label: 'Looking for a church',
        lines: [
          'A church home is being looked for. Lead to people who welcome honestly and mean it.',
          'Give patience with the searching, and courage to walk in once more as a stranger.',
        ],
      },
      {
        id: 'leaving-a-church',
        label: 'Leaving a church',
        lines: [
          'Leaving a church is being weighed or has been done. Give clarity, honesty and kindness about it.',
          'Heal what is painful, keep friendships alive where possible, and lead to a place where faith can breathe.',
        ],
      },
      {
        id: 'returning-to-church',
        label: 'Coming back to church',
        lines: [
          'There is a wish to be back in church after a long time. Let the door be easy to walk through.',
          'Let there be a friendly word and no reproach, and let it be a coming home.',
        ],
      },
    ],
  },
  {
    id: 'hurt-by-church',
    group: 'faith',
    label: 'Hurt by the church',
    what: 'the hurt that happened at church',
    lines: [
      'Protect and believe those who were hurt in the church, and let their hurt be heard.',
      'Let the truth be told, let those who did harm answer for it, and let nothing be covered up.',
      'Do not let this harm be taken for your will.',
      'Give good help, safe people, and freedom to stay away as long as that is needed.',
    ],
    situations: [
      {
        id: 'hurt-by-church-people',
        label: 'Hurt by people at church',
        lines: [
          'A church has hurt someone it should have cared for. Heal that wound, and do not let it be taken for your own voice.',
          'Give people who listen and believe, and show the church its wrong so that it is owned and stopped.',
        ],
      },
      {
        id: 'harmed-by-church-leader',
        label: 'Harmed by a church leader',
        lines: [
          'Harm was done by someone the church trusted. Protect and heal those who were hurt, and let them be believed.',
          'Bring the whole truth out, with nothing covered up, and let those responsible answer for it.',
        ],
      },
    ],
  },
];
