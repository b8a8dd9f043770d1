import type { CareWords } from './care-words.ts';

/** English. No method, no advice to return, stay, forgive or reconcile, and no promise that no one can keep. */
export const kindsEn: CareWords['kinds'] = {
  poison: {
    title: 'Please call for help right now.',
    help: {
      self: 'Call 911 now, even if you feel all right. Only if it was an accident and you feel well, call Poison Control instead; don’t wait to see what happens. You can call or text 988 too.',
      other:
        'Call 911 now if they collapsed, are having a seizure, are very sleepy or hard to wake, or are struggling to breathe, or if they meant to die. Otherwise call Poison Control right away, even if they seem fine.',
    },
    also: 'If someone swallowed something harmful or took too much, call 911 or Poison Control first.',
    words: {
      self: 'Please make the call before you do anything else. Your life matters, and the sooner you call, the more they can do.',
      other: 'Please make the call before you read on. The sooner you call, the more they can do.',
    },
    safe: {
      self: 'Is anyone with you? Unlock the door, tell the nearest person what you took, and keep the container for the helpers.',
      other:
        'Is someone with them? Don’t leave them alone. Don’t make them throw up unless 911 or Poison Control tells you to, and keep the container for the helpers.',
    },
    next: {
      self: 'Call now and say: “I took something, and I need help.”',
      other: 'Call now and say what it was, how much and when, as far as you know.',
    },
  },
  suicide: {
    help: {
      self: 'If you’ve already taken something or hurt yourself, call 911 now, even if you feel all right. If you might act on thoughts of suicide soon, call 911 and don’t be alone with this. Call or text 988 at any hour. It’s free, and a person answers.',
      other:
        'If they’re somewhere dangerous, have a weapon, have taken something or can’t be reached, call 911 now, even if they asked you not to. Call or text 988 at any hour, for them or to ask what you can do. It’s free, and a person answers.',
    },
    also: 'For thoughts of suicide, call or text 988 at any hour.',
    words: {
      self: 'I’m so sorry it hurts this much. Your life matters, and you don’t have to get through this alone.',
      other: 'That is frightening to hear from someone you care about. You’re right to take it seriously.',
    },
    safe: {
      self: 'Are you safe right now? Who could come and sit with you? Put distance between yourself and anything you could use to hurt yourself.',
      other:
        'Are they safe right now? Someone should stay with them, and anything they could use to hurt themselves should be out of reach.',
    },
    next: {
      self: 'Call or text 988 now, or go to one person and say: “I’m not safe alone. Please stay with me.”',
      other:
        'If they’re in danger now, call 911 first. Otherwise ask them plainly: “Are you thinking about killing yourself?” Asking doesn’t put the idea there. Then call 988 together.',
    },
  },
  medical: {
    title: 'Please call 911 now.',
    help: 'Call 911 now and tell them what’s happening. They’ll tell you what to do until help arrives. Don’t wait to see if it passes.',
    also: 'If someone is badly hurt, can’t breathe or can’t be woken up, call 911.',
    words: 'This could be a medical emergency. A page can’t judge that; the person at 911 can.',
    safe: 'Is someone with you? Ask them to stay, to unlock the door and to meet the ambulance.',
    next: 'Call 911, say where you are first, and stay on the line.',
  },
  threat: {
    help: {
      self: 'If you might hurt someone, call 911 now, or get away from them and call or text 988. It’s free at any hour, and a person answers.',
      other: 'If someone may be hurt soon, call 911 now and say who, where and when. You don’t have to be sure.',
    },
    also: 'If someone may be hurt soon, call 911.',
    words: {
      self: 'Telling someone is the right thing to do. Feelings this strong pass, and you don’t have to face them alone.',
      other: 'You’re right to take this seriously. Telling someone who can act is not a betrayal; it may save a life.',
    },
    safe: {
      self: 'Are you away from them right now? Leave the room or the house, leave any weapon behind, and ask someone else to be with you. If it’s a baby or a small child: lay them on their back in the crib, close the door, stay in the home, and ask someone to come.',
      other: 'Are you safe right now, and are they? Don’t try to stop it alone.',
    },
    next: {
      self: 'Call or text 988 and say: “I’m afraid I’m going to hurt someone.”',
      other: 'Call 911. If you can do it safely, warn the person who may be hurt.',
    },
  },
  'abuse-child': {
    help: {
      self: 'If you’re in danger now, call 911. You can call or text Childhelp at any hour. You don’t have to be sure, and they’ll help you think about what to do.',
      other:
        'If a child is in danger now, or is hurt, very sleepy or hard to wake, call 911. You don’t have to be sure before you call Childhelp; they’ll help you think it through.',
    },
    also: 'If a child is being hurt, call 911, or Childhelp at any hour.',
    words: {
      self: 'I’m glad you said it. It isn’t your fault, and telling a safe adult is right.',
      other: 'You’re right to speak up. A child who is being hurt needs someone outside who acts.',
    },
    safe: {
      self: 'Are you safe right now? Which adult who isn’t part of this could be with you: a teacher, a school nurse, a friend’s parent?',
      other:
        'Is the child safe right now, away from the one who hurts them? Stay close if you can. Believe them, and leave the questions to people trained to ask.',
    },
    next: {
      self: 'Tell one safe adult today, even if you were told to keep it a secret. If they don’t help, tell another one.',
      other:
        'Call Childhelp, or 911 if it’s happening now. Don’t confront the person first; that can put the child in more danger. If you’re under 18, you don’t have to carry this: tell an adult you trust today, even if you promised not to.',
    },
  },
  'sexual-assault': {
    help: {
      self: 'What was done to you was not your fault. If you aren’t safe now, call 911. RAINN can connect you with help near you, and a hospital can take care of you. Everything else is up to you.',
      other:
        'What was done to them was not their fault. If they aren’t safe now, call 911. RAINN can connect you with help near you, and a hospital can take care of them. Everything else is up to them.',
    },
    also: 'For sexual assault, RAINN answers at any hour.',
    words: {
      self: 'I’m so sorry this was done to you. You don’t owe anyone the story, and it’s never too late to get help with it.',
      other: 'They need to be believed, and you can do that. Let them choose what happens next.',
    },
    safe: {
      self: 'Are you safe where you are right now? Who will believe you and could come and stay with you?',
      other: 'Are they safe where they are right now? Ask who they want with them.',
    },
    next: {
      self: 'Call RAINN, or tell one person you trust. If it happened in the last days, ask them to go to a hospital with you soon: some care works only early.',
      other: 'Offer to call RAINN together, or to go with them to a hospital.',
    },
  },
  'abuse-adult': {
    help: {
      self: 'You didn’t cause this. If you’re in danger now, or there’s a weapon or a threat to kill, call 911 or get out as soon as it’s safe. If you can’t speak, text 911; if no one answers, call and leave the line open. Advocates answer day and night and can help you plan to stay safe; other decisions can wait. If someone might check this device, use another one and clear this page from your history.',
      other:
        'They didn’t cause this. If they’re in danger now, call 911. Advocates answer day and night, and they help friends and family too.',
    },
    also: 'For violence at home, the hotline answers day and night.',
    words: {
      self: 'What is being done to you is wrong, and God does not ask you to put up with it. You deserve to be safe.',
      other:
        'They need to be believed, and you can do that. Leaving can be a dangerous time, so let an advocate help plan it.',
    },
    safe: {
      self: 'Are you safe right now? Who could you go to, or who could come and be with you? If you were choked or hit on the head, or it hurts to breathe, see a doctor today, even if it seems to pass.',
      other: 'Are they safe right now, and are any children? Who could take them in?',
    },
    next: {
      self: 'Call the hotline from a phone no one checks, and ask for help with a safety plan.',
      other: 'Call the hotline yourself and ask how to help without making it more dangerous.',
    },
  },
  trafficking: {
    help: {
      self: 'If someone controls you or forces you to work or have sex, and you’re in danger now, call 911. The trafficking hotline is confidential and works in many languages. It asks before it reports anything, unless a child is being abused or someone is about to be hurt. If your phone is checked, use another one.',
      other:
        'If they’re in danger now, call 911. The trafficking hotline is confidential and works in many languages. It asks before it reports anything, unless a child is being abused or someone is about to be hurt.',
    },
    also: 'If someone is held or forced to work, the trafficking hotline answers at any hour.',
    words: {
      self: 'What you were forced to do is not your shame. No debt gives anyone the right to hold you.',
      other: 'What you noticed matters. People who are controlled often can’t ask for help themselves.',
    },
    safe: {
      self: 'Is it safe for you to read this now? Who isn’t part of this and could be with you: a nurse, a teacher, someone at a church?',
      other:
        'Are you both safe right now? Don’t confront the person who controls them, and don’t try to free them alone.',
    },
    next: {
      self: 'Call or text the hotline when no one is watching, and say only what is safe to say.',
      other: 'Call the hotline and tell them what you saw.',
    },
  },
  'elder-abuse': {
    help: {
      self: 'If you’re in danger now, call 911. On weekdays the Eldercare Locator tells you who to call where you live. You don’t need proof to ask.',
      other:
        'If an older person is in danger now, call 911. On weekdays the Eldercare Locator tells you who to call where you live. You don’t need proof to ask.',
    },
    also: 'If an older person is being harmed, the Eldercare Locator tells you who to call.',
    words: {
      self: 'You did nothing to deserve this. Needing care does not give anyone the right to hurt you or take your money.',
      other: 'You’re right to speak up. An older person often can’t, for fear of losing care or a home.',
    },
    safe: {
      self: 'Are you safe right now? Who could come and sit with you, or take you home with them?',
      other: 'Are they safe right now? Who could be with them who isn’t the person you’re worried about?',
    },
    next: {
      self: 'Call one person you trust, and ask them to call the Eldercare Locator with you.',
      other:
        'Call the Eldercare Locator. Don’t go in alone if the one you fear is there; if you hear someone being hurt, call 911.',
    },
  },
  perinatal: {
    help: {
      self: 'If you believe that you must hurt the baby or yourself, put the baby in someone else’s arms and call 911 now: this is an illness that can be treated. If you’re afraid for your life or the baby’s, call or text 988. The maternal mental health hotline takes calls and texts at any hour. Many parents go through this around a birth, and it gets better with help.',
      other:
        'If they believe that they must hurt the baby or themselves, stay with both and call 911 now: this is an illness that can be treated. If you’re afraid for their life or the baby’s, call or text 988. The maternal mental health hotline takes calls and texts at any hour. Many parents go through this around a birth, and it gets better with help.',
    },
    also: 'Around a birth, the maternal mental health hotline takes calls and texts at any hour.',
    words: {
      self: 'Thoughts like these are frightening, and having them does not make you a bad parent. They are a reason to get help today.',
      other: 'This needs help today, and it is no one’s fault. You can make the first call.',
    },
    safe: {
      self: 'Are you and the baby safe right now? If you’re afraid of what you might do, lay the baby in the crib, close the door and ask someone to come and be with you.',
      other: 'Are they and the baby safe right now? Someone should stay with both until help is there.',
    },
    next: {
      self: 'Call or text the maternal line or 988, and tell your doctor or midwife all of it today.',
      other: 'Call the hotline together, and take the baby while they talk.',
    },
  },
  substance: {
    help: {
      self: 'If you took more than usual, or feel very sleepy or short of breath, call 911 now and don’t stay alone. Call 911, too, if you shake, see things that aren’t there or have a seizure after stopping. For help with alcohol or drugs, the SAMHSA helpline is free and private at any hour, in English and Spanish.',
      other:
        'Call 911 if they’re very sleepy, can’t be woken up or breathe slowly, or if they shake, see things that aren’t there or have a seizure after stopping. For help with alcohol or drugs, the SAMHSA helpline is free and private at any hour, in English and Spanish.',
    },
    also: 'For help with alcohol or drugs, the SAMHSA helpline is free and private at any hour.',
    words: {
      self: 'You said it, and that takes courage. A relapse or a bad night does not end the way back.',
      other: 'You can’t carry this for them, and you don’t have to carry it alone. Families get help on this line too.',
    },
    safe: {
      self: 'Are you safe right now? Who could stay with you, someone who isn’t using?',
      other:
        'Are they safe right now, and is someone with them? If they can’t be woken up, call 911 before anything else.',
    },
    next: {
      self: 'If you took more than usual, call 911 first. Otherwise call the SAMHSA helpline, or call one sober person and say: “I need you to come over.”',
      other: 'Call the SAMHSA helpline and ask what you can do today.',
    },
  },
  scam: {
    title: 'Stop before you pay or share anything.',
    help: 'Hang up, and don’t answer them again. Don’t pay, don’t share a code, and don’t let anyone into your phone or computer. No honest business or office asks to be paid with gift cards or Bitcoin. If you already sent something, call your bank at the number on your card, or the company on the gift card, now. Being fooled is nothing to be ashamed of.',
    also: 'If someone is pressing you to pay, hang up and call your bank at the number on your card.',
    words: 'This has the marks of a scam, and scams fool careful people every day. You did well to stop and ask.',
    safe: 'Are they still on the phone or on your computer? Copy these numbers onto paper, turn the computer off, and ask a relative or friend to sit with you before you do anything else.',
    next: 'Call your bank, or a relative at a number you already have, and tell them what happened.',
  },
};
