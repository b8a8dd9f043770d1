import { asksBack } from '../direction.ts';
import { android, app, type Guides, ios, mac, page, step } from '../guide.ts';

/** Calls, contacts, voicemail, emergencies, video calls. */
export const calls = {
  'answer-call': {
    task: 'Answer a call',
    answer: 'You slide or tap the green button to answer.',
    undo: 'Tap the red button to hang up.',
    tip: 'You don’t have to answer. Real callers leave a message.',
    on: {
      ios: [
        step(
          'Look at the screen when it rings.',
          'You see the caller’s name or number.',
          'The name can be at the top edge.',
        ),
        step(
          'Slide the white button to the right.',
          'The time of the call starts to count.',
          'Is the phone in use? Then tap the green button.',
        ),
        step('Hold the phone to your ear.', 'You hear the caller.', 'Press the upper volume button.'),
      ],
      android: {
        steps: [
          step(
            'Look at the screen when it rings.',
            'You see the caller’s name or number.',
            'The name can be at the top edge.',
          ),
          step(
            'Swipe the green button up.',
            'The time of the call starts to count.',
            'Does it say Answer? Then tap it.',
          ),
          step('Hold the phone to your ear.', 'You hear the caller.', 'Press the upper volume button.'),
        ],
        makers: { samsung: 'On Samsung, drag the green button out of its circle.' },
      },
    },
  },
  'make-call': {
    task: 'Call someone',
    answer: 'You open the green phone, choose a name and tap it.',
    undo: 'Tap the red button to hang up.',
    tip: 'For your bank, dial the number on the back of your card.',
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        step('Tap the name.', 'A page about this person opens.', 'Tap the search box. Type the first name.'),
        ios.tap('call', 'You hear it ring.', 'Tap the number itself.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        android.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        step('Tap the name.', 'A page about this person opens.', 'Tap the search box. Type the first name.'),
        android.tap('Call', 'You hear it ring.', 'Tap the small phone beside the number.'),
      ],
    },
  },
  'add-contact': {
    task: 'Save someone’s number under their name',
    answer: 'A new contact keeps a name and a number together.',
    undo: 'Open the contact. Tap Edit, then Delete.',
    tip: 'Save the number of your bank from the back of your card.',
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        step('Tap the plus sign at the top right.', 'An empty page opens.', 'Go back to the list of names first.'),
        step('Type the name.', 'The name shows at the top.', 'Tap the line First name.'),
        ios.tap('add phone', 'An empty line for the number opens.', 'Scroll down a little.'),
        step('Type the number with its area code.', 'The number shows.', 'Tap the empty line first.'),
        ios.tap('Done', 'The name is in the list.', 'It is at the top right. Newer ones show a check.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        android.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        android.tap('Create new contact', 'An empty page opens.', 'It can be a plus sign.'),
        step('Type the name.', 'The name shows.', 'Tap the line First name.'),
        step('Type the number with its area code.', 'The number shows.', 'Tap the line Phone first.'),
        android.tap('Save', 'The name is in the list.', 'It is at the top right or the bottom.'),
      ],
    },
  },
  'favorite-contact': {
    task: 'Put the people you call most in one list',
    answer: 'Favorites are a short list for the people you call most.',
    undo: 'Open the list. Tap Edit, then the red circle.',
    tip: 'Put a neighbor in the list too. Close help is fast help.',
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        step('Tap the name.', 'A page about this person opens.', 'Tap the search box. Type the first name.'),
        ios.tap('Add to Favorites', 'A small list opens.', 'Scroll down to the end of the page.'),
        ios.tap('Call', 'The person is in Favorites.', 'Tap the number if it asks which one.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        android.tap('Contacts', 'A list of names opens.', 'It is in the row at the bottom.'),
        step('Tap the name.', 'A page about this person opens.', 'Tap the search box. Type the first name.'),
        step(
          'Tap the star.',
          'The star is filled. The person is in Favorites.',
          'It is at the top right or the bottom.',
        ),
      ],
    },
  },
  'speaker-phone': {
    task: 'Hear a call without holding the phone to your ear',
    answer: 'The Speaker button makes the call loud in the room.',
    undo: 'Tap Speaker again.',
    tip: 'Others can hear the call. Don’t say private numbers aloud.',
    on: {
      ios: [
        step('Start the call.', 'You see the time of the call.', 'Tap the green bar at the top.'),
        step('Look at the screen.', 'Six round buttons show.', 'Is it dark? Take the phone away from your face.'),
        ios.tap('Speaker', 'The button turns white. The call is loud.', 'It can say Audio. Tap it, then Speaker.'),
      ],
      android: [
        step('Start the call.', 'You see the time of the call.', 'Swipe down from the top. Tap the call.'),
        step('Look at the screen.', 'Several buttons show.', 'Is it dark? Take the phone away from your face.'),
        android.tap('Speaker', 'The button has color. The call is loud.'),
      ],
    },
  },
  voicemail: {
    task: 'Listen to your voicemail',
    answer: 'Messages from callers are in the Phone app.',
    undo: 'Nothing changes when you listen.',
    tip: 'Don’t call back a number from a message about money or police.',
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Voicemail', 'A list of messages opens.', 'It is at the bottom right.'),
        step('Tap a message.', 'A play button shows.', 'Does it say Call Voicemail? Tap that.'),
        step('Tap the play button.', 'You hear the message.', 'Tap Speaker. Then press volume up.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        step('Hold your finger on the 1 key.', 'The phone calls your voicemail.', 'Tap the keypad button first.'),
        step(
          'Listen to what the voice says.',
          'It says which key plays a message.',
          'Tap Speaker. Then press volume up.',
        ),
        step('Tap the key the voice says.', 'You hear the message.', 'Tap Keypad to see the number keys.'),
      ],
    },
  },
  'block-number': {
    task: 'Block a number that keeps calling',
    answer: 'A blocked number can’t ring or text you any more.',
    undo: 'Do the same cards. Tap Unblock at the end.',
    tip: 'Say nothing and press no key. Scammers often use new numbers.',
    reverse: {
      when: asksBack,
      task: 'Let a blocked number call you again',
      answer: 'You open the number in your list of calls and unblock it.',
      undo: 'Do the same cards. Tap Block at the end.',
      tip: 'Unblock only someone you know.',
      swap: [
        ['Tap “Block Caller”.', 'Tap “Unblock Caller”.'],
        ['It can say Block Contact.', 'It can say Unblock Contact.'],
        ['Tap “Block Contact”.', 'Look at the same line again.'],
        ['It says Unblock now. It is done.', 'It says Block now. The number can call you.'],
        ['Tap “Block”.', 'Tap “Unblock”.'],
        ['It can say Block/report spam.', 'Not there? Look in Settings, Blocked numbers.'],
        ['The number has a sign beside it.', 'The sign beside the number is gone.'],
      ],
    },
    on: {
      ios: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Recents', 'A list of calls opens.', 'It is in the row at the bottom.'),
        step(
          'Tap the small i beside the number.',
          'A page about the caller opens.',
          'The i is in a circle at the right.',
        ),
        ios.tap('Block Caller', 'A question shows.', 'Scroll to the end. It can say Block Contact.'),
        ios.tap('Block Contact', 'It says Unblock now. It is done.'),
      ],
      android: [
        step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
        android.tap('Recents', 'A list of calls opens.', 'It can be the small clock, or Home.'),
        step('Hold your finger on the number.', 'A small menu opens.', 'Tap the number. Then tap Details or the i.'),
        android.tap('Block', 'A question shows.', 'It can say Block/report spam.'),
        android.tap('Block', 'The number has a sign beside it.'),
      ],
    },
  },
  'silence-unknown': {
    task: 'Stop calls from strangers from ringing',
    answer: 'The phone can stay quiet for numbers you haven’t saved.',
    before: 'First save your doctor, pharmacy and church. Otherwise they won’t ring.',
    undo: 'Turn the same switch off.',
    tip: 'Missed calls go to voicemail. Look there once a day.',
    reverse: {
      when: asksBack,
      task: 'Let calls from all numbers ring again',
      answer: 'You turn off the switch that keeps unknown callers quiet.',
      undo: 'Turn the same switch on.',
      tip: 'You don’t know the number? Let it ring. Listen to the voicemail.',
    },
    on: {
      ios: {
        steps: [
          ios.settings,
          ios.apps,
          ios.row('Phone', 'A page about calls opens.'),
          ios.row('Silence Unknown Callers', 'A page with a switch opens.'),
          ios.on('Silence Unknown Callers'),
        ],
        older: 'Newer versions say Screen Unknown Callers. Choose Silence there.',
      },
      android: {
        steps: [
          step('Tap the icon with the phone.', 'The Phone app opens.', 'Swipe up on the Home screen. Look for Phone.'),
          step('Tap the three dots or lines.', 'A menu opens.', 'They are at the top, left or right.'),
          android.tap('Settings', 'A page about calls opens.'),
          android.tap('Caller ID & spam', 'A page with switches opens.'),
          android.on('Filter spam calls'),
        ],
        makers: { samsung: 'On Samsung it is Caller ID and spam protection.' },
      },
    },
  },
  'medical-id': {
    task: 'Show your illness and contacts on the locked screen',
    answer: 'Medical ID tells a helper about you without your passcode.',
    before: 'Have your list of medicines beside you.',
    undo: 'Open the same page. Take out what you wrote.',
    tip: 'Everyone who holds the phone can read it. Write no card numbers.',
    on: {
      iphone: [
        step(
          'Tap the white icon with a red heart.',
          'The Health app opens.',
          'Swipe down on the Home Screen. Type Health.',
        ),
        step('Tap your picture at the top right.', 'A page about you opens.', 'Tap Summary at the bottom first.'),
        ios.tap('Medical ID', 'Your page opens.'),
        ios.tap('Edit', 'Empty lines show.', 'It can say Get Started.'),
        step('Type your illnesses, allergies and medicines.', 'Your words show.', 'Tap a line first.'),
        ios.tap('add emergency contact', 'Your list of names opens.', 'Scroll down on the page.'),
        step('Tap the name of a person.', 'The name is on the page.', 'Save the person as a contact first.'),
        ios.on('Show When Locked'),
        ios.tap('Done', 'The page is saved.'),
      ],
      android: {
        steps: [
          android.settings,
          android.row('Safety & emergency', 'A list about emergencies opens.'),
          android.row('Medical info', 'Empty lines show.', 'It can say Medical information.'),
          step('Type your illnesses, allergies and medicines.', 'Your words show.', 'Tap a line first.'),
          step('Go back one page.', 'You see the list again.', 'Swipe in from the left edge.'),
          android.row('Emergency contacts', 'A page for names opens.'),
          android.tap('Add contact', 'Your list of names opens.'),
          step('Tap the name of a person.', 'The name is on the page.', 'Save the person as a contact first.'),
        ],
      },
    },
  },
  'emergency-sos': {
    task: 'Call 911 fast with the buttons',
    answer: 'In danger, dial 911, or hold the buttons on the side.',
    undo: 'Called by mistake? Stay on the line. Say that you are fine.',
    tip: 'Don’t try it out as a game. It really calls 911.',
    on: {
      iphone: [
        step(
          'Press the side button and a volume button together.',
          'Sliders show.',
          'Hold both buttons for three seconds.',
        ),
        step(
          'Slide “Emergency Call” to the right.',
          'The phone calls 911.',
          'Keep both buttons pressed. It counts down and calls.',
        ),
      ],
      android: {
        steps: [
          step('Press the power button five times, fast.', 'A big red screen shows.', 'Dial 911 in the Phone app.'),
          step(
            'Hold the red button on the screen.',
            'The phone calls 911.',
            'On some phones it counts down and calls.',
          ),
        ],
      },
    },
  },
  facetime: {
    task: 'See and talk with family on FaceTime',
    answer: 'FaceTime is a call with a picture between Apple devices.',
    before: 'Sit in the light. Be on Wi-Fi.',
    undo: 'Tap the red button to end the call.',
    tip: 'Answer only people you know. Strangers can see your room.',
    on: {
      ios: [
        step(
          'Tap the green icon with the video camera.',
          'The FaceTime app opens.',
          'Swipe down on the Home Screen. Type FaceTime.',
        ),
        ios.tap('New FaceTime', 'A box for a name opens.', 'It is a green button.'),
        step(
          'Type the name of the person.',
          'The name shows in a list.',
          'Tap the plus sign. Choose from your contacts.',
        ),
        step('Tap the name.', 'The name turns blue.', 'Gray means that the person has no FaceTime.'),
        step('Tap the green FaceTime button.', 'You see yourself. It rings.', 'It is at the bottom.'),
      ],
      mac: [
        step(
          'Click the green icon with the video camera.',
          'FaceTime opens.',
          'Press Command and space. Type FaceTime.',
        ),
        mac.tap('New FaceTime', 'A box for a name opens.'),
        step('Type the name of the person.', 'The name shows in a list.', 'Type the phone number.'),
        step('Click the name.', 'The name turns blue.', 'Gray means that the person has no FaceTime.'),
        mac.tap('FaceTime', 'You see yourself. It rings.'),
      ],
    },
  },
  'whatsapp-call': {
    task: 'Make a video call with WhatsApp',
    answer: 'You open the chat and tap the small camera.',
    before: 'Be on Wi-Fi. The other person needs WhatsApp too.',
    undo: 'Tap the red button to end the call.',
    tip: 'Never send anyone the code that WhatsApp texts to you.',
    on: {
      mobile: [
        step(
          'Open WhatsApp. It is green with a phone.',
          'A list of chats shows.',
          'Search for WhatsApp on your Home screen.',
        ),
        step('Tap the chat with the person.', 'Your messages show.', 'Tap the plus sign. Choose a name.'),
        step(
          'Tap the small camera at the top right.',
          'You see yourself. It rings.',
          'Not there? Tap the name at the top. Tap Video.',
        ),
        step(
          'Hold the phone so that you see your face.',
          'The other person shows big.',
          'Tap the screen once for the buttons.',
        ),
      ],
    },
  },
  'zoom-join': {
    task: 'Join a Zoom meeting',
    answer: 'You tap the blue link in the email or text.',
    before: 'Have the invitation. Sit in the light.',
    undo: 'Tap Leave to go out of the meeting.',
    tip: 'Join only meetings of people you know. Zoom asks for no payment.',
    on: {
      mobile: [
        step(
          'Open the email or text with the invitation.',
          'You see a long blue link.',
          'Ask the host to send it again.',
        ),
        step('Tap the blue link.', 'Zoom opens.', 'No Zoom yet? It offers the app. Get it.'),
        step('Type your name.', 'Your name shows.', 'It may know your name. Go on.'),
        app.tap('Join', 'It says Connecting. Wait a moment.', 'It can say Join with Video.'),
        app.tap('Wifi or Cellular Data', 'You hear the others.', 'It can ask for the microphone. Tap Allow.'),
      ],
      computer: [
        step('Open the email with the invitation.', 'You see a long blue link.', 'Ask the host to send it again.'),
        step('Click the blue link.', 'A web page opens.', 'Copy the link into the address bar.'),
        page.tap('Open Zoom Meetings', 'Zoom opens.', 'No Zoom? Click Join from your browser.'),
        page.tap('Join', 'You see yourself.', 'Type your name first.'),
        page.tap('Join with Computer Audio', 'You hear the others.'),
      ],
    },
  },
  'zoom-unmute': {
    task: 'Let others hear you in Zoom',
    answer: 'Your microphone is muted, and one button opens it.',
    undo: 'Tap Mute. No one hears you then.',
    tip: 'Stay muted while you don’t speak. Others hear your room.',
    on: {
      mobile: [
        step('Tap the middle of the screen once.', 'A row of buttons shows.', 'Be in the meeting first.'),
        app.tap('Unmute', 'The red line goes away.', 'Does it say Mute? Then others can hear you.'),
        step('Say hello.', 'The small microphone turns green.', 'The host may have muted you. Raise your hand.'),
      ],
      computer: [
        step('Move the mouse over the meeting.', 'A row of buttons shows.', 'Click once on the meeting window.'),
        page.tap('Unmute', 'The red line goes away.', 'Does it say Mute? Then others can hear you.'),
        step(
          'Say hello.',
          'The small microphone turns green.',
          'Click the arrow beside it. Choose another microphone.',
        ),
      ],
    },
  },
  'zoom-camera': {
    task: 'Let others see you in a video call',
    answer: 'Your camera is off, and one button starts it.',
    undo: 'Tap Stop Video. No one sees you then.',
    tip: 'Look behind you first. Take papers with numbers away.',
    on: {
      mobile: [
        step('Tap the middle of the screen once.', 'A row of buttons shows.', 'Be in the meeting first.'),
        app.tap('Start Video', 'You see yourself.', 'It can be a camera with a red line. Tap it.'),
        app.tap('Allow', 'You see yourself.', 'It asks only once. No question is fine.'),
      ],
      computer: [
        step('Look for a small slide over the camera.', 'The camera is open.', 'The camera is above the screen.'),
        step('Move the mouse over the meeting.', 'A row of buttons shows.', 'Click once on the meeting window.'),
        page.tap('Start Video', 'You see yourself.', 'It can be a camera with a red line. Click it.'),
      ],
    },
  },
  'doctor-video': {
    task: 'Join a video visit with your doctor',
    answer: 'You open the link from your doctor’s office and allow the camera.',
    before: 'Have your pills, your list and your glasses beside you.',
    undo: 'Tap the red button to leave.',
    tip: 'The office won’t ask for your card in the video. Call them if unsure.',
    ask: 'Call the office ten minutes early. Ask them to test it with you.',
    on: {
      mobile: [
        step(
          'Open the text or email from the office.',
          'You see a blue link.',
          'Call the office. Ask them to send it again.',
        ),
        step('Tap the blue link.', 'A page with your name or doctor opens.', 'Hold the link. Choose Open.'),
        app.tap('Allow', 'You see yourself.', 'It asks for camera and microphone. Allow both.'),
        app.tap('Join', 'It says that the doctor comes soon.', 'It can say Check in or Start visit.'),
        step('Wait on this page.', 'The doctor’s face shows.', 'Ten minutes late? Call the office.'),
      ],
      computer: [
        step('Open the email from the office.', 'You see a blue link.', 'Call the office. Ask them to send it again.'),
        step('Click the blue link.', 'A page with your name or doctor opens.', 'Copy the link into the address bar.'),
        page.tap('Allow', 'You see yourself.', 'It is a small question at the top left.'),
        page.tap('Join', 'It says that the doctor comes soon.', 'It can say Check in or Start visit.'),
        step('Wait on this page.', 'The doctor’s face shows.', 'Ten minutes late? Call the office.'),
      ],
    },
  },
  'google-meet': {
    task: 'Join a Google Meet call',
    answer: 'You tap the Meet link and then Join.',
    before: 'Have the invitation. Be on Wi-Fi.',
    undo: 'Tap the red phone to leave.',
    tip: 'Join only calls of people you know.',
    on: {
      mobile: [
        step('Open the invitation.', 'You see a blue link with “meet”.', 'Ask the host to send it again.'),
        step('Tap the blue link.', 'Meet opens. You see yourself.', 'No Meet yet? It offers the app. Get it.'),
        app.tap('Allow', 'The camera and microphone are on.', 'It asks only the first time.'),
        app.tap('Join', 'You see the others.', 'It can say Ask to join. Then wait.'),
      ],
      computer: [
        step('Open the invitation.', 'You see a blue link with “meet”.', 'Ask the host to send it again.'),
        step('Click the blue link.', 'A page opens. You see yourself.', 'Copy the link into the address bar.'),
        page.tap('Allow', 'The camera and microphone are on.', 'It asks only the first time.'),
        page.tap('Join now', 'You see the others.', 'It can say Ask to join. Then wait.'),
      ],
    },
  },
  'save-voicemail': {
    task: 'Keep a voice message for ever',
    answer: 'You can save a voice message so that no one can delete it.',
    undo: 'Delete the copy. The message itself stays.',
    tip: 'Phone companies delete old messages. Make the copy soon.',
    ask: 'Is it the voice of someone who died? Let a person help you today.',
    on: {
      iphone: [
        step(
          'Tap the green icon with the phone.',
          'The Phone app opens.',
          'Swipe down on the Home Screen. Type Phone.',
        ),
        ios.tap('Voicemail', 'A list of messages opens.', 'It is at the bottom right.'),
        step('Tap the message.', 'A play button shows.', 'Look in Deleted Messages at the end.'),
        step('Tap the square with the arrow.', 'A panel opens from the bottom.', 'It is at the right of the message.'),
        ios.tap('Save to Files', 'It asks for a place.', 'Slide the panel up to see more lines.'),
        ios.tap('Save', 'The copy is in the app Files.', 'Choose On My iPhone first.'),
      ],
      android: [
        step('Take a second phone or a tablet.', 'You have two devices.', 'Ask a friend for theirs.'),
        step('Open its Recorder or Voice Memos app.', 'A red button shows.', 'Search for Recorder among the apps.'),
        step(
          'Start the message on your phone with Speaker.',
          'You hear the voice loud.',
          'Ask here how to listen to voicemail.',
        ),
        step('Tap the red button on the second device.', 'The time starts to count.', 'Hold the two devices close.'),
        step('Tap the red button again at the end.', 'The copy is saved.', 'Play it once. Check that you hear it.'),
      ],
    },
  },
} as const satisfies Guides;
