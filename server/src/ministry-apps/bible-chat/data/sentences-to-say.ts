/** One sentence to say to a person, by topic: for "what should I say to my friend whose …". */
const sentences: Readonly<Record<string, string>> = {
  'comforting-others':
    'I am so sorry. I love you. I have no words that make it better, but I am coming by on Thursday with supper.',
  grief: 'I miss him too. Tell me something about him whenever you like; I will listen.',
  suicide: 'I am glad you told me. I am staying with you, and we will call 988 together now.',
  depression: 'You don’t have to cheer up for me. I am here, and I will go with you to the doctor if you want.',
  anxiety:
    'That sounds exhausting. What is the worst of it today? I will sit with you while we do one small part of it.',
  illness: 'I don’t know what to say, but I am thinking of you every day. Can I bring supper on Tuesday?',
  miscarriage: 'I am so sorry about your baby. Would you like to tell me about the hopes you had?',
  infertility:
    'I am sorry this month is hard again. You don’t have to explain anything, and I am glad to be your friend.',
  loneliness: 'I was thinking of you. Shall we have coffee on Saturday? I will come to you.',
  unemployment: 'Losing that job says nothing about your worth. Shall we look at one application together this week?',
  addiction: 'I love you, and I am worried. I will drive you to a meeting tonight, and I will wait outside.',
  divorce: 'I am not taking sides. I am sorry it hurts, and you are still part of us.',
  adultery: 'I need you to tell me the truth, and then I need time. Let us ask someone to sit with us.',
  marriage: 'I miss us. Could we talk for half an hour on Sunday, with the phones away?',
  'prodigal-child':
    'I love you, and that will not change. The door is open, and I would be glad of a call, without a lecture.',
  sexuality: 'I love you, and I am glad you told me. Nothing about that changes that you are mine.',
  gender: 'Thank you for trusting me with this. I love you, and I want to listen before I say anything.',
  'forgiving-others': 'What you did hurt me. I am working on letting go of it, and I need some distance for now.',
  conflict:
    'Our friendship matters more to me than being right. Can you tell me how you see it, and then I will tell you?',
  'family-conflict': 'I miss my family more than I need to win this. Could we start again with a cup of coffee?',
  'church-hurt': 'What happened to you there was wrong, and I am sorry. You owe no one a quick return.',
  'sharing-faith':
    'My faith has carried me through a lot. If you are ever curious, come along with me one Sunday; no pressure.',
  'does-god-exist':
    'I can’t prove it to you, but I can tell you why I believe, and I would like to hear why you don’t.',
  doubt: 'Doubt does not shock me. Tell me which part has become hard, and we will look at it together.',
  'other-religions':
    'I would like to understand what you believe. Will you tell me about it, and then I will tell you what I believe?',
  abuse: 'I believe you. It is not your fault, and I will help you find a safe place when you want it.',
  money: 'I would like to talk about money before it comes between us. When is a good time this week?',
  debt: 'I can’t lend you money, but I will sit down with you and the bills on Saturday.',
  gambling: 'I love you, and the money we lose frightens me. Will you call the helpline with me?',
  work: 'I am grateful for what I have learned here, and I have decided to move on. I will help with a good handover.',
  anger: 'I was angry, and I said it badly. I am sorry. Can we try again?',
  speech: 'I would rather not talk about her while she is not here. Shall we ask her ourselves?',
  judging: 'I may be wrong about this, and I say it because I care for you.',
  friendship: 'You matter to me, and something feels wrong between us. Can we talk?',
  enemies: 'I don’t want to fight with you. I would like us to be civil, and I will begin.',
  'honoring-parents': 'I love you, Mom, and I can’t talk about this with you today. I will call on Sunday.',
  'aging-parents': 'We want you to be safe and to be yourself. What matters most to you as we plan this?',
  death: 'I don’t know everything about it, but I believe God holds the people we love.',
  'fear-of-death': 'I am here, and I am not going away. Are you afraid of something we can talk about?',
  pets: 'He was a good dog, and I am sorry. It is all right to cry about him.',
  'unanswered-prayer': 'I don’t know why it has not come. I will keep asking with you.',
  suffering: 'I don’t know why this happened, and I won’t pretend to. I am here.',
  race: 'That joke hurts people, and I don’t want to hear it. Please stop.',
  alcohol: 'I love you, and I am worried about how much you drink. Will you talk to someone if I come along?',
  'self-worth': 'You are loved, and you do not have to earn it, not from God and not from me.',
  children: 'God made you, and God likes you. You can ask me anything, and I will tell you what I know.',
};

export const sentenceToSay = (topic: string): string | undefined => sentences[topic];
