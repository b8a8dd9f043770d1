import { android, chromebook, type Guides, ios, mac, macSettings, page, step, windows } from '../guide.ts';

const safari = step(
  'Open Safari. It is a blue compass.',
  'A web page or an empty page shows.',
  'Swipe down on the Home Screen. Type Safari.',
);
const chrome = step(
  'Open Chrome. It has red, yellow and green.',
  'A web page or a search box shows.',
  'Swipe up on the Home screen. Look for Chrome.',
);
const browser = step(
  'Open Edge, Chrome or Safari.',
  'A window with a long box at the top opens.',
  'The icons are at the bottom of the screen.',
);
const dots = step(
  'Tap the three dots at the top right.',
  'A menu opens.',
  'Slide the page down a little. The dots come out.',
);

/** Wi-Fi, data, web pages. */
export const internet = {
  'connect-wifi': {
    task: 'Connect to Wi-Fi',
    answer: 'You choose the name of your Wi-Fi and type its password.',
    before: 'Have the Wi-Fi password. It is often on the router.',
    undo: 'Tap the name again. Choose Forget.',
    tip: 'In a cafe, do no banking. Anyone can be on that Wi-Fi.',
    on: {
      ios: [
        ios.settings,
        ios.row('Wi-Fi', 'A list of names shows.'),
        step(
          'Tap the name of your Wi-Fi.',
          'It asks for the password.',
          'Turn on the switch at the top. Wait a moment.',
        ),
        step('Type the password.', 'Dots show. Big and small signs matter.', 'It is on a sticker on the router.'),
        ios.tap('Join', 'A blue check shows beside the name.', 'Incorrect? Type it again slowly.'),
      ],
      android: [
        android.settings,
        android.row('Network & internet', 'A list opens.', 'On Samsung it says Connections.'),
        android.row('Internet', 'A list of names shows.', 'On Samsung it says Wi-Fi.'),
        step('Tap the name of your Wi-Fi.', 'It asks for the password.', 'Turn on the switch. Wait a moment.'),
        step('Type the password.', 'Dots show. Big and small signs matter.', 'It is on a sticker on the router.'),
        android.tap('Connect', 'The word Connected shows.', 'Incorrect? Type it again slowly.'),
      ],
      windows: [
        step('Click the Wi-Fi fan at the bottom right.', 'A panel opens.', 'A globe means no Wi-Fi. Click that.'),
        step('Click the small arrow beside Wi-Fi.', 'A list of names shows.', 'Turn the Wi-Fi button on first.'),
        step('Click the name of your Wi-Fi.', 'A Connect button shows.', 'Wait a moment. The list grows.'),
        windows.tap('Connect', 'It asks for the password.'),
        step('Type the password.', 'Dots show. Big and small signs matter.', 'It is on a sticker on the router.'),
        windows.tap('Next', 'The word Connected shows.', 'Not right? Type it again slowly.'),
      ],
      mac: [
        step('Click the Wi-Fi fan at the top right.', 'A list of names shows.', 'Turn on the switch first.'),
        step('Click the name of your Wi-Fi.', 'It asks for the password.', 'Click Other Networks to see more.'),
        step('Type the password.', 'Dots show. Big and small signs matter.', 'It is on a sticker on the router.'),
        mac.tap('OK', 'The fan is dark. You are connected.', 'It can say Join.'),
      ],
      chromebook: [
        chromebook.clock,
        step('Click the Wi-Fi button.', 'A list of names shows.', 'Click the small arrow beside it.'),
        step('Click the name of your Wi-Fi.', 'It asks for the password.', 'Turn on the switch. Wait a moment.'),
        step('Type the password.', 'Dots show. Big and small signs matter.', 'It is on a sticker on the router.'),
        chromebook.tap('Connect', 'The word Connected shows.'),
      ],
      tv: {
        steps: [
          step('Press the Home button on the remote.', 'The first page of the TV shows.', 'It can be a house.'),
          step('Choose “Settings”.', 'A menu opens.', 'It can be a gear.'),
          step('Choose “Network”.', 'A list opens.', 'It can be under General or Connection.'),
          step('Choose “Wireless”.', 'A list of names shows.', 'It can say Set up Wi-Fi.'),
          step('Choose the name of your Wi-Fi.', 'A keyboard shows.', 'Wait. Or choose Scan again.'),
          step('Choose each key of the password.', 'Dots show.', 'The arrow key gives capitals.'),
          step('Choose “Connect” or “Done”.', 'It says that the TV is connected.', 'Not right? Type it again slowly.'),
        ],
      },
    },
  },
  'no-internet': {
    task: 'Get the internet working again',
    answer: 'Turning the router off and on helps most often.',
    before: 'Find the router. It is the box with small lights.',
    undo: 'Nothing to undo. The router keeps its settings.',
    tip: 'Call the number on your internet bill. Not one from a pop-up.',
    ask: 'Still no internet? Call the company on your internet bill.',
    on: {
      any: [
        step(
          'Look at another phone or computer.',
          'You know if it is out there too.',
          'Only one is out? Restart that one first.',
        ),
        step('Pull the power plug of the router.', 'All its lights go out.', 'Two boxes? Pull both plugs.'),
        step('Wait for one minute.', 'The lights stay out.', 'Count slowly to sixty.'),
        step('Plug the router in again.', 'Lights come on, one by one.', 'Two boxes? First the one from the wall.'),
        step('Wait for five minutes.', 'The lights are steady.', 'A red light? Call your internet company.'),
        step('Open a web page.', 'The page shows.', 'Ask here how to connect to Wi-Fi.'),
      ],
    },
  },
  'wifi-password': {
    task: 'Find your Wi-Fi password',
    answer: 'The password is on a sticker on the router, and often in your device.',
    undo: 'You only looked. Nothing was changed.',
    tip: 'Give it to guests you know. Don’t read it to a caller.',
    on: {
      ios: {
        steps: [
          ios.settings,
          ios.row('Wi-Fi', 'A list of names shows.'),
          step(
            'Tap the small i beside the name with the check.',
            'A page opens.',
            'The i is in a circle at the right.',
          ),
          ios.tap('Password', 'Your password shows.', 'It asks for your face, finger or number first.'),
          step('Write it on a card for your wall.', 'You have it for guests.', 'Copy each capital exactly.'),
        ],
        older: 'Before iOS 16 it isn’t shown. Look for a sticker on the router.',
      },
      android: {
        steps: [
          android.settings,
          android.row('Network & internet', 'A list opens.', 'On Samsung it says Connections.'),
          android.row('Internet', 'A list of names shows.', 'On Samsung it says Wi-Fi.'),
          step('Tap the gear beside the name at the top.', 'A page opens.', 'Tap the name itself.'),
          android.tap(
            'Share',
            'A square code shows. The password is under it.',
            'Tap QR code, or type your PIN first.',
          ),
          step(
            'Write it on a card for your wall.',
            'You have it for guests.',
            'No password there? Look on the router.',
          ),
        ],
      },
      windows: {
        steps: [
          windows.settings,
          windows.row('Network & internet', 'A page opens.'),
          windows.row('Wi-Fi', 'A page about Wi-Fi opens.'),
          step('Click your Wi-Fi name with “properties”.', 'A long page opens.', 'It is the first line.'),
          step('Click “View” beside “Wi-Fi security key”.', 'Your password shows.', 'Scroll to the end of the page.'),
          step('Write it on a card for your wall.', 'You have it for guests.', 'Copy each capital exactly.'),
        ],
        older: 'On Windows 10 it isn’t there. Look for a sticker on the router.',
      },
      any: [
        step('Find the box with small lights.', 'It has a cable to the wall.', 'It may be behind the TV.'),
        step('Turn it around without pulling cables.', 'A sticker shows.', 'Look at the bottom too.'),
        step('Look for “Network” or “SSID”.', 'That is the name of your Wi-Fi.', 'Use a magnifying glass.'),
        step(
          'Look for “Password” or “Key”.',
          'That is your password.',
          'Someone may have changed it. Ask that person.',
        ),
        step('Write it on a card for your wall.', 'You have it for guests.', 'Copy each capital exactly.'),
      ],
    },
  },
  'airplane-mode': {
    task: 'Turn off airplane mode',
    answer: 'Airplane mode blocks calls and internet, and one button ends it.',
    undo: 'Press the same button again.',
    tip: 'No calls and no Wi-Fi? Look for the small airplane first.',
    on: {
      ios: [
        ios.controls,
        step('Tap the airplane.', 'The airplane is gray. Bars show at the top.', 'Gray already? Leave it.'),
      ],
      android: [
        android.panel,
        step(
          'Tap “Airplane mode”.',
          'The button is gray. Bars show at the top.',
          'Swipe left on the buttons to find it.',
        ),
      ],
      windows: [
        step(
          'Click the small signs at the bottom right.',
          'A panel opens.',
          'Press the Windows key and the A key together.',
        ),
        step('Click “Airplane mode”.', 'The button is gray.', 'Gray already? Click the Wi-Fi button.'),
      ],
      chromebook: [
        chromebook.clock,
        step('Click the Wi-Fi button.', 'Names show.', 'Click it once more. It turns on.'),
      ],
    },
  },
  'mobile-data': {
    task: 'Stop the phone from using up your data',
    answer: 'You can turn mobile data off and use Wi-Fi.',
    undo: 'Turn the same switch on again.',
    tip: 'Picture texts and maps need data when you are out.',
    on: {
      ios: [
        ios.settings,
        ios.row('Cellular', 'A page about your plan opens.'),
        ios.off('Cellular Data'),
        step(
          'Look for the Wi-Fi fan at the top right.',
          'The fan shows. You use Wi-Fi.',
          'Ask here how to connect to Wi-Fi.',
        ),
      ],
      android: [
        android.panel,
        step('Tap “Mobile data” if it has color.', 'The button is gray.', 'It can say Internet. Tap that first.'),
        step(
          'Look for the Wi-Fi fan at the top.',
          'The fan shows. You use Wi-Fi.',
          'Ask here how to connect to Wi-Fi.',
        ),
      ],
    },
  },
  hotspot: {
    task: 'Share the phone’s internet with another device',
    answer: 'A hotspot lets a tablet or computer use the phone’s internet.',
    undo: 'Turn the same switch off.',
    tip: 'It uses your data. Turn it off when you are done.',
    on: {
      iphone: [
        ios.settings,
        ios.row('Personal Hotspot', 'A page with a switch opens.', 'Tap Cellular first.'),
        ios.on('Allow Others to Join'),
        step('Write down the Wi-Fi password.', 'It is on the same page.', 'Tap it to see it.'),
        step('Choose the phone’s name on the other device.', 'It asks for the password.', 'Open the Wi-Fi list there.'),
      ],
      android: [
        android.settings,
        android.row('Network & internet', 'A list opens.', 'On Samsung it says Connections.'),
        android.row('Hotspot & tethering', 'A list opens.', 'On Samsung it says Mobile Hotspot and Tethering.'),
        android.row('Wi-Fi hotspot', 'A page with a switch opens.'),
        android.on('Use Wi-Fi hotspot'),
        step('Write down the password.', 'It is on the same page.', 'Tap Hotspot password.'),
        step('Choose the phone’s name on the other device.', 'It asks for the password.', 'Open the Wi-Fi list there.'),
      ],
    },
  },
  'open-website': {
    task: 'Open a web page',
    answer: 'You type its address in the long box at the top.',
    undo: 'Tap the back arrow.',
    tip: 'Type your bank’s address yourself. Don’t use a link from a message.',
    on: {
      ios: [
        safari,
        step('Tap the long box.', 'The keyboard shows.', 'It is at the bottom or the top.'),
        step('Type the address.', 'Your words show in the box.', 'Such as reportfraud.ftc.gov.'),
        ios.tap('go', 'The page opens.', 'It is the blue key at the bottom right.'),
      ],
      android: [
        chrome,
        step('Tap the long box at the top.', 'The keyboard shows.', 'Slide the page down a little.'),
        step('Type the address.', 'Your words show in the box.', 'Such as reportfraud.ftc.gov.'),
        step('Tap the arrow key on the keyboard.', 'The page opens.', 'It is at the bottom right.'),
      ],
      computer: [
        browser,
        step('Click the long box at the top.', 'The words in it turn blue.', 'It is above the page.'),
        step('Type the address.', 'Your words show in the box.', 'Such as reportfraud.ftc.gov.'),
        step('Press the Enter key.', 'The page opens.', 'On a Mac it says return.'),
      ],
    },
  },
  'search-web': {
    task: 'Look something up on the internet',
    answer: 'You type your question in the long box and press Enter.',
    undo: 'Tap the back arrow.',
    tip: 'The first results are often ads. Never call a number from an ad.',
    on: {
      ios: [
        safari,
        step('Tap the long box.', 'The keyboard shows.', 'It is at the bottom or the top.'),
        step('Type a few words.', 'Your words show in the box.', 'Such as: weather tomorrow.'),
        ios.tap('go', 'A list of results opens.', 'It is the blue key at the bottom right.'),
        step('Tap a blue title below the ads.', 'The page opens.', 'Ads say Sponsored. Slide past them.'),
      ],
      android: [
        chrome,
        step('Tap the long box at the top.', 'The keyboard shows.', 'Slide the page down a little.'),
        step('Type a few words.', 'Your words show in the box.', 'Such as: weather tomorrow.'),
        step('Tap the arrow key on the keyboard.', 'A list of results opens.', 'It is at the bottom right.'),
        step('Tap a blue title below the ads.', 'The page opens.', 'Ads say Sponsored. Slide past them.'),
      ],
      computer: [
        browser,
        step('Click the long box at the top.', 'The words in it turn blue.', 'It is above the page.'),
        step('Type a few words.', 'Your words show in the box.', 'Such as: weather tomorrow.'),
        step('Press the Enter key.', 'A list of results opens.', 'On a Mac it says return.'),
        step('Click a blue title below the ads.', 'The page opens.', 'Ads say Sponsored. Scroll past them.'),
      ],
    },
  },
  'save-website': {
    task: 'Keep a web page so you find it again',
    answer: 'A bookmark keeps a page so that you find it again.',
    undo: 'Hold the bookmark. Choose Delete.',
    tip: 'Bookmark your bank’s true page. Then use only that.',
    on: {
      ios: [
        step('Open the page in Safari.', 'You see the page.', 'Safari is a blue compass.'),
        step('Tap the square with the arrow.', 'A panel opens.', 'Slide the page down. The bar comes out.'),
        ios.tap('Add to Home Screen', 'A name for the icon shows.', 'Slide the panel up to see more lines.'),
        ios.tap('Add', 'An icon is on your Home Screen.'),
      ],
      android: [
        step('Open the page in Chrome.', 'You see the page.', 'Chrome has red, yellow and green.'),
        dots,
        android.tap('Add to Home screen', 'A name for the icon shows.', 'Slide the menu up to see more.'),
        android.tap('Add', 'An icon is on your Home screen.', 'It can say Create shortcut.'),
      ],
      windows: [
        step('Open the page.', 'You see the page.', 'Ask here how to open a web page.'),
        step('Press Ctrl and the D key together.', 'A small window opens.', 'Click the star at the top right.'),
        windows.tap('Done', 'The star has color.'),
        step(
          'Press Ctrl, Shift and O to see them all.',
          'A list of your pages opens.',
          'Click the three dots. Then Bookmarks or Favorites.',
        ),
      ],
      mac: [
        step('Open the page.', 'You see the page.', 'Ask here how to open a web page.'),
        step('Press Command and the D key together.', 'A small window opens.', 'Use the menu Bookmarks at the top.'),
        mac.tap('Add', 'The page is in your bookmarks.', 'In Chrome it says Done.'),
      ],
      chromebook: [
        step('Open the page.', 'You see the page.', 'Ask here how to open a web page.'),
        step('Press Ctrl and the D key together.', 'A small window opens.', 'Click the star at the top right.'),
        chromebook.tap('Done', 'The star is blue.'),
      ],
    },
  },
  'close-tabs': {
    task: 'Close pages that you no longer need',
    answer: 'Each open page is a tab, and an X closes it.',
    undo: 'On a computer, press Ctrl, Shift and T to get one back.',
    tip: 'Close your bank’s page by its Log out button first.',
    on: {
      ios: [
        safari,
        step(
          'Tap the two squares at the bottom right.',
          'All open pages show small.',
          'Slide the page down. The bar comes out.',
        ),
        step('Tap the X on a page.', 'That page goes away.', 'Or slide the page to the left.'),
        ios.tap('Done', 'You are back on one page.', 'It can be a check.'),
      ],
      android: [
        chrome,
        step('Tap the square with the number.', 'All open pages show small.', 'It is at the top right.'),
        step('Tap the X on a page.', 'That page goes away.', 'Or slide the page to the side.'),
        step('Tap a page to stay on it.', 'You are back on one page.', 'Tap the plus sign for a new page.'),
      ],
      computer: [
        step('Look at the top of the window.', 'You see tabs, like on folders.', 'Open your browser first.'),
        step('Click the small X on a tab.', 'That page goes away.', 'Move the mouse over the tab. The X shows.'),
        step('Leave one tab open.', 'You are on one page.', 'All gone? Open the browser again.'),
      ],
    },
  },
  'clear-history': {
    task: 'Clear the list of pages you visited',
    answer: 'The browser keeps a list, and you can clear it.',
    undo: 'A cleared list doesn’t come back.',
    tip: 'You may have to log in again on pages. Have your passwords.',
    on: {
      ios: [
        ios.settings,
        ios.apps,
        ios.row('Safari', 'A long page opens.'),
        ios.row('Clear History and Website Data', 'A panel opens.', 'Scroll down. It is blue.'),
        step('Tap “Clear History”.', 'The list is empty.', 'Choose All history first.'),
      ],
      android: [
        chrome,
        dots,
        android.tap('Delete browsing data', 'A panel opens.', 'It can be under History.'),
        android.tap('Delete data', 'The list is empty.', 'It can say Clear data.'),
      ],
      windows: [
        step('Press Ctrl, Shift and Delete together.', 'A small window opens.', 'Click in the browser first.'),
        step('Take the check away at Passwords.', 'The box is empty.', 'Not in the list? That is fine.'),
        windows.tap('Clear now', 'The window closes.', 'In Chrome it says Delete data.'),
      ],
      chromebook: [
        step('Press Ctrl, Shift and the backspace key.', 'A small window opens.', 'Click in the browser first.'),
        chromebook.tap('Delete data', 'The window closes.', 'It can say Clear data.'),
      ],
      mac: [
        step('Open Safari.', 'A page shows.', 'Safari is a blue compass.'),
        step('Click “History” at the top.', 'A menu opens.', 'It is in the bar at the very top.'),
        mac.tap('Clear History…', 'A small window opens.', 'It is the last line.'),
        mac.tap('Clear History', 'The list is empty.'),
      ],
    },
  },
  'close-popup': {
    task: 'Close a warning that fills the screen',
    answer: 'The warning is a fake web page, and you can close it.',
    before: 'Don’t call the number on it. Don’t tap a button in it.',
    undo: 'Nothing to undo. Your files are safe.',
    tip: 'A true warning never shows a phone number.',
    ask: 'Did you call, or let someone in? Write that above.',
    on: {
      ios: [
        step(
          'Swipe slowly from the bottom to the middle.',
          'Your open apps show.',
          'With a Home button, press it twice.',
        ),
        step('Slide the page with the warning up.', 'It goes away.', 'Put your finger on that page.'),
        ios.settings,
        ios.apps,
        ios.row('Safari', 'A long page opens.'),
        ios.row('Clear History and Website Data', 'A panel opens.', 'Scroll down. It is blue.'),
        step('Tap “Clear History”.', 'The fake page is gone.', 'Choose All history first.'),
      ],
      android: [
        step(
          'Swipe slowly from the bottom to the middle.',
          'Your open apps show.',
          'Or tap the button with three lines.',
        ),
        step('Slide the page with the warning up.', 'It goes away.', 'Put your finger on that page.'),
        chrome,
        step('Tap the square with the number.', 'All open pages show small.', 'It is at the top right.'),
        step('Tap the X on the fake page.', 'The fake page is gone.', 'Or slide the page to the side.'),
      ],
      windows: [
        step('Press the Esc key for three seconds.', 'You see the edge of the window.', 'Go on with the next card.'),
        step('Press Alt and the F4 key together.', 'The window closes.', 'Press Ctrl, Shift and Esc. Go on below.'),
        step(
          'Press Ctrl, Shift and Esc if it is still there.',
          'A list of programs opens.',
          'Hold the power button for ten seconds.',
        ),
        step('Click the browser in the list.', 'The line has a color.', 'It says Edge or Chrome.'),
        windows.tap('End task', 'The warning is gone.'),
        step('Open the browser again.', 'An empty page shows.', 'It asks to restore pages? Click No.'),
      ],
      mac: [
        step(
          'Press Command, Option and Esc together.',
          'A small list of programs opens.',
          'Hold the power button for ten seconds.',
        ),
        step('Click the browser in the list.', 'The line has a color.', 'It says Safari or Chrome.'),
        mac.tap('Force Quit', 'The warning is gone.'),
        step('Hold Shift while you open Safari.', 'An empty page shows.', 'Is it back? Turn the Mac off.'),
      ],
      chromebook: [
        step(
          'Press Search and the Esc key together.',
          'A list of pages opens.',
          'Hold the power button for ten seconds.',
        ),
        step('Click the fake page in the list.', 'The line has a color.', 'It can have a long odd name.'),
        chromebook.tap('End process', 'The warning is gone.'),
      ],
    },
  },
  'stop-web-notices': {
    task: 'Stop messages that pop up in the corner',
    answer: 'A web page may send notices, and you can forbid that.',
    undo: 'Do the same cards. Choose Allow.',
    tip: 'When a page asks to show notifications, choose Block.',
    on: {
      android: [
        chrome,
        dots,
        android.tap('Settings', 'A list opens.'),
        android.tap('Notifications', 'A list of pages opens.', 'It can be under Site settings.'),
        step('Turn off every page you don’t know.', 'Its switch is gray.', 'Turn off All Chrome notifications.'),
      ],
      ios: [
        ios.settings,
        ios.row('Notifications', 'A list of apps opens.'),
        step(
          'Tap the name of the app that bothers you.',
          'A page with a switch opens.',
          'The name is on the message itself.',
        ),
        ios.off('Allow Notifications'),
      ],
      windows: [
        step('Click the three dots on the message.', 'A menu opens.', 'Click the gear on the message.'),
        step('Click “Turn off all notifications”.', 'They stop from this page.', 'Go on with the next cards.'),
        windows.settings,
        windows.row('System', 'A list opens on the right.', 'It is the first word on the left.'),
        windows.row('Notifications', 'A list of programs opens.'),
        step('Turn off the browser’s switch.', 'It says Off.', 'Look for Edge or Chrome in the list.'),
      ],
      mac: [
        ...macSettings,
        mac.row('Notifications', 'A list of programs and pages opens.'),
        step('Click the page you don’t know.', 'A page with a switch opens.', 'It has a web address.'),
        mac.off('Allow notifications'),
      ],
      chromebook: [
        step('Click the gear on the message.', 'A switch shows.', 'Move the mouse over the message.'),
        step('Turn off the switch.', 'They stop from this page.', 'Take the check away.'),
      ],
    },
  },
  translate: {
    task: 'Read a page that is in another language',
    answer: 'The browser can translate a page into English.',
    undo: 'Choose View Original or Show original.',
    tip: 'For medicine or contracts, ask a person who speaks it.',
    on: {
      ios: [
        step('Open the page in Safari.', 'You see the page.', 'Safari is a blue compass.'),
        step('Tap the small page icon beside the address.', 'A menu opens.', 'Before iOS 18 it is two A’s.'),
        step('Tap “Translate to English”.', 'The page is in English.', 'Tap the icon with two signs first.'),
      ],
      android: [
        step('Open the page in Chrome.', 'You see the page.', 'Chrome has red, yellow and green.'),
        dots,
        android.tap('Translate…', 'A bar shows. The page is in English.', 'Slide the menu up to see more.'),
      ],
      computer: [
        step('Open the page in Chrome or Edge.', 'You see the page.', 'Click the long box at the top.'),
        step('Right-click an empty place on the page.', 'A menu opens.', 'Use the right button of the mouse.'),
        page.tap('Translate to English', 'The page is in English.'),
      ],
    },
  },
  'find-download': {
    task: 'Find a file you downloaded',
    answer: 'Downloaded files go to a place called Downloads.',
    undo: 'You only looked. Nothing was changed.',
    tip: 'Open only files you asked for. Delete the others.',
    on: {
      ios: [
        step(
          'Tap the blue folder called Files.',
          'A list of places shows.',
          'Swipe down on the Home Screen. Type Files.',
        ),
        ios.tap('Browse', 'A list of places shows.', 'It is at the bottom.'),
        ios.tap('Downloads', 'Your files show.', 'Tap iCloud Drive or On My iPhone first.'),
        step('Tap the file.', 'It opens.', 'The newest has today’s date.'),
      ],
      android: {
        steps: [
          step('Tap the app called Files.', 'A list of places shows.', 'On Samsung it is My Files.'),
          android.tap('Downloads', 'Your files show.'),
          step('Tap the file.', 'It opens.', 'The newest is at the top.'),
        ],
        makers: { samsung: 'On Samsung the app is called My Files.' },
      },
      windows: [
        step(
          'Press the Windows key and the E key together.',
          'A window with folders opens.',
          'Click the yellow folder at the bottom.',
        ),
        windows.tap('Downloads', 'Your files show.', 'It is in the list on the left.'),
        step('Click twice on the file.', 'It opens.', 'The newest is at the top.'),
      ],
      mac: [
        step(
          'Click the blue face at the bottom left.',
          'A window opens. It is called Finder.',
          'Move the pointer to the very bottom.',
        ),
        mac.tap('Downloads', 'Your files show.', 'It is in the list on the left.'),
        step('Click twice on the file.', 'It opens.', 'The newest is at the top.'),
      ],
      chromebook: [
        step('Click the circle at the bottom left.', 'A search box opens.', 'Press the Search key.'),
        step('Type Files.', 'A blue folder shows.', 'Click in the search box first.'),
        step('Press the Enter key.', 'A window with folders opens.', 'Click the blue folder.'),
        chromebook.tap('Downloads', 'Your files show.', 'It is in the list on the left.'),
        step('Click twice on the file.', 'It opens.', 'The newest is at the top.'),
      ],
    },
  },
  'qr-code': {
    task: 'Read a square code with the phone',
    answer: 'You point the camera at the square and tap the link.',
    undo: 'Close the page. Nothing was changed.',
    tip: 'Don’t scan codes from parking meters, flyers or emails. Fakes exist.',
    on: {
      mobile: [
        step('Open the Camera app.', 'You see what is before the device.', 'Search for Camera on your Home screen.'),
        step('Hold the camera over the square.', 'A small box or link shows.', 'Go a little back. Hold still.'),
        step('Read the address in the link.', 'It has the name of the place.', 'An odd name? Stop here.'),
        step('Tap the link.', 'The page opens.', 'Hold still. Tap while the link shows.'),
      ],
    },
  },
  'watch-service': {
    task: 'Watch the church service online',
    answer: 'You open the church’s page or YouTube and tap the video.',
    before: 'Have the church’s web address or its name on YouTube.',
    undo: 'Close the page.',
    tip: 'Give only on the church’s own page. Ignore asks in the chat.',
    ask: 'Call the church office on a weekday. They can send you the link.',
    on: {
      mobile: [
        step(
          'Open YouTube. It is red with a white arrow.',
          'Many videos show.',
          'No YouTube? Open the church’s web page.',
        ),
        step('Tap the magnifying glass.', 'A search box opens.', 'It is at the top right.'),
        step('Type the church’s name and town.', 'A list of videos shows.', 'Check the town. Names repeat.'),
        step('Tap the picture that says LIVE.', 'The service plays.', 'Not live yet? Wait until it starts.'),
        step('Turn the device sideways.', 'The picture is large.', 'Tap the four corners on the video.'),
      ],
      computer: [
        browser,
        step('Type youtube.com in the long box.', 'Your words show in the box.', 'Or type the church’s own address.'),
        step('Press the Enter key.', 'Many videos show.', 'On a Mac it says return.'),
        step('Type the church’s name and town.', 'A list of videos shows.', 'Use the search box at the top.'),
        step('Click the picture that says LIVE.', 'The service plays.', 'Not live yet? Wait until it starts.'),
        step('Press the F key.', 'The picture is large.', 'Press Esc to make it small again.'),
      ],
      tv: {
        steps: [
          step('Press the Home button on the remote.', 'The apps show.', 'It can be a house.'),
          step('Choose YouTube.', 'Many videos show.', 'Search for it in the TV’s app store.'),
          step('Choose the magnifying glass.', 'A keyboard shows.', 'It is at the left or the top.'),
          step(
            'Choose each key of the church’s name.',
            'A list of videos shows.',
            'Some remotes have a microphone. Say it.',
          ),
          step('Choose the picture that says LIVE.', 'The service plays.', 'Not live yet? Wait until it starts.'),
        ],
      },
    },
  },
  'youtube-watch': {
    task: 'Find and watch a video on YouTube',
    answer: 'You search in YouTube and tap a picture.',
    undo: 'Tap the arrow at the top left.',
    tip: 'Don’t call a number from a video. Help there is often fake.',
    on: {
      mobile: [
        step(
          'Open YouTube. It is red with a white arrow.',
          'Many videos show.',
          'Search for YouTube on your Home screen.',
        ),
        step('Tap the magnifying glass.', 'A search box opens.', 'It is at the top right.'),
        step('Type what you want, such as hymns.', 'Your words show.', 'Tap the box first.'),
        step('Tap the search key.', 'A list of videos shows.', 'It is at the bottom right.'),
        step('Tap a picture.', 'The video plays.', 'An ad comes first. Tap Skip.'),
      ],
      computer: [
        browser,
        step('Type youtube.com in the long box.', 'Your words show in the box.', 'Click the box first.'),
        step('Press the Enter key.', 'Many videos show.', 'On a Mac it says return.'),
        step('Type what you want in the search box.', 'Your words show.', 'It is at the top of the page.'),
        step('Press the Enter key.', 'A list of videos shows.', 'Click the magnifying glass.'),
        step('Click a picture.', 'The video plays.', 'An ad comes first. Click Skip.'),
      ],
    },
  },
} as const satisfies Guides;
