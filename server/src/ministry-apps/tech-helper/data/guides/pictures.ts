import { android, app, type Guides, ios, mac, page, step, windows } from '../guide.ts';

const camera = step(
  'Tap the Camera icon.',
  'You see what is before the device.',
  'Search for Camera on your Home screen.',
);
const photos = step(
  'Tap the icon with the colored flower.',
  'Your pictures show.',
  'Swipe down on the Home Screen. Type Photos.',
);
const gallery = step(
  'Tap the Photos or Gallery icon.',
  'Your pictures show.',
  'Swipe up on the Home screen. Look for Photos.',
);
const onePicture = step('Tap the picture.', 'It fills the screen.', 'Slide down to see older pictures.');

/** Taking, finding, keeping and sharing pictures. */
export const pictures = {
  'take-picture': {
    task: 'Take a picture',
    answer: 'You open the camera and tap the white circle.',
    undo: 'Open the picture. Tap the trash can.',
    tip: 'Ask people first. Ask parents before you take children.',
    on: {
      mobile: [
        camera,
        step('Hold the device still with two hands.', 'You see a clear picture.', 'Dark? A finger may be on the lens.'),
        step(
          'Tap the face on the screen.',
          'A small box shows. The face is sharp.',
          'Wipe the lens with a soft cloth.',
        ),
        step(
          'Tap the white circle.',
          'The screen blinks. The picture is taken.',
          'It is below the picture, in the middle.',
        ),
        step('Tap the small picture in the corner.', 'You see your picture.', 'It is beside the white circle.'),
      ],
    },
  },
  selfie: {
    task: 'Turn the camera around to see yourself',
    answer: 'A button with round arrows turns the camera around.',
    undo: 'Tap the same button again.',
    tip: 'Look behind you. The picture shows your room too.',
    on: {
      mobile: [
        camera,
        step('Tap the button with round arrows.', 'You see yourself.', 'It is at the bottom, or at the top.'),
        step(
          'Tap the white circle.',
          'The screen blinks. The picture is taken.',
          'It is below the picture, in the middle.',
        ),
      ],
    },
  },
  'make-video': {
    task: 'Take a video',
    answer: 'You choose Video in the camera and tap the red button.',
    undo: 'Open the video. Tap the trash can.',
    tip: 'Long videos fill the device. One minute is long.',
    on: {
      mobile: [
        camera,
        app.tap('Video', 'The button is red.', 'Slide the words under the picture.'),
        step('Tap the red button.', 'The time starts to count.', 'It is in the middle.'),
        step('Tap the red button again.', 'The time stops. The video is saved.', 'It has the shape of a square now.'),
      ],
    },
  },
  'find-pictures': {
    task: 'Find your pictures',
    answer: 'Your pictures are in one app, newest at the end or the top.',
    undo: 'You only looked. Nothing was changed.',
    tip: 'No stranger needs to see your pictures to help you.',
    on: {
      ios: [
        photos,
        step(
          'Slide down to go back in time.',
          'Older pictures show.',
          'The newest are at the bottom. Slide up to them.',
        ),
        step('Tap the magnifying glass.', 'A search box opens.', 'On iOS 17 it says Search at the bottom.'),
        step('Type a name, a place or a month.', 'The pictures that fit show.', 'Try another word, such as dog.'),
      ],
      android: {
        steps: [
          gallery,
          step('Slide up to go back in time.', 'Older pictures show.', 'The newest are at the top.'),
          step('Tap “Search”.', 'A search box opens.', 'It can be a magnifying glass.'),
          step('Type a name, a place or a month.', 'The pictures that fit show.', 'Try another word, such as dog.'),
        ],
        makers: { samsung: 'On Samsung the app is called Gallery.' },
      },
      windows: [
        step(
          'Press the Windows key and the E key together.',
          'A window with folders opens.',
          'Click the yellow folder at the bottom.',
        ),
        windows.tap('Pictures', 'Your pictures show.', 'It is in the list on the left.'),
        step('Look in “Downloads” too.', 'Pictures from email show there.', 'It is in the list on the left.'),
      ],
      mac: [
        step('Click the icon with the colored flower.', 'Your pictures show.', 'Press Command and space. Type Photos.'),
        step(
          'Type a name or a month in the search box.',
          'The pictures that fit show.',
          'The box is at the top right.',
        ),
      ],
    },
  },
  'delete-picture': {
    task: 'Delete a picture',
    answer: 'You open the picture and tap the trash can.',
    undo: 'Open the album Recently Deleted, or Trash. Tap Recover or Restore.',
    tip: 'It goes from your other devices too if they share pictures.',
    on: {
      ios: [
        photos,
        onePicture,
        step('Tap the trash can.', 'A question shows.', 'Tap the picture once. Then look at the bottom.'),
        ios.tap('Delete Photo', 'The picture is gone from the list.'),
      ],
      android: [
        gallery,
        onePicture,
        step('Tap the trash can.', 'A question shows.', 'Tap the picture once. Then look at the bottom.'),
        android.tap('Move to trash', 'The picture is gone from the list.', 'It can say Delete.'),
      ],
    },
  },
  'recover-picture': {
    task: 'Get back a picture you deleted',
    answer: 'Deleted pictures wait about 30 days before they are gone.',
    undo: 'Delete the picture again.',
    tip: 'Don’t buy a program for this. Ask a person you know.',
    on: {
      ios: [
        photos,
        step('Slide up to the end of the page.', 'You see the part Utilities.', 'On iOS 17, tap Albums first.'),
        ios.tap('Recently Deleted', 'Deleted pictures show.', 'It may ask for your passcode. Type it.'),
        step('Tap the picture.', 'It fills the screen.', 'Not there? It was deleted too long ago.'),
        ios.tap('Recover', 'A question shows.'),
        ios.tap('Recover Photo', 'The picture is with the others.'),
      ],
      android: {
        steps: [
          gallery,
          android.tap('Collections', 'A list of albums opens.', 'It can say Library, or three lines.'),
          android.tap('Trash', 'Deleted pictures show.', 'It can say Bin.'),
          step('Hold your finger on the picture.', 'A check mark shows.', 'Not there? It was deleted too long ago.'),
          android.tap('Restore', 'A question shows.'),
          android.tap('Restore', 'The picture is with the others.'),
        ],
        makers: { samsung: 'On Samsung, tap the three lines in Gallery, then Trash.' },
      },
      windows: [
        step('Click twice on the Recycle Bin.', 'Deleted files show.', 'It is on the desktop, at the top left.'),
        step('Right-click the picture.', 'A menu opens.', 'Use the right button of the mouse.'),
        windows.tap('Restore', 'The picture is back in its old place.'),
      ],
      mac: [
        step('Click the icon with the colored flower.', 'Your pictures show.', 'Press Command and space. Type Photos.'),
        mac.tap('Recently Deleted', 'Deleted pictures show.', 'It is in the list on the left.'),
        step('Click the picture.', 'A blue line shows around it.', 'Not there? It was deleted too long ago.'),
        mac.tap('Recover', 'The picture is with the others.'),
      ],
    },
  },
  'pictures-not-loading': {
    task: 'See pictures that won’t come up',
    answer: 'Pictures need a good connection and your OK to load.',
    undo: 'Nothing to undo. No setting was changed.',
    tip: 'Load pictures only in email from people you know.',
    ask: 'Ask the sender to send it once more, as a text.',
    on: {
      ios: [
        step(
          'Look for the Wi-Fi fan at the top right.',
          'You see a small fan.',
          'No fan? Ask here how to connect to Wi-Fi.',
        ),
        step(
          'Tap the picture or “Tap to Download”.',
          'A circle turns. The picture comes.',
          'Wait one minute. Big pictures are slow.',
        ),
        step('Tap “Load All Images” in an email.', 'The pictures show.', 'It is at the top of the email.'),
        step(
          'Restart the device if it is still empty.',
          'Open the message again. The picture shows.',
          'Ask the sender to send it again.',
        ),
      ],
      android: [
        step('Look for the Wi-Fi fan at the top.', 'You see a small fan.', 'No fan? Ask here how to connect to Wi-Fi.'),
        step(
          'Tap the picture or “Tap to download”.',
          'A circle turns. The picture comes.',
          'Turn mobile data on. Picture texts need it.',
        ),
        step('Tap “Show pictures” in an email.', 'The pictures show.', 'It is at the top of the email.'),
        step(
          'Restart the device if it is still empty.',
          'Open the message again. The picture shows.',
          'Ask the sender to send it again.',
        ),
      ],
      computer: [
        step('Open the email with the pictures.', 'You see empty boxes.', 'Click the email once more.'),
        step('Click “Show images” or “Download pictures”.', 'The pictures show.', 'It is a line above the email.'),
        step('Look for a paper clip or a small picture.', 'You see its name.', 'Scroll to the end of the email.'),
        step('Click it.', 'The picture opens.', 'Ask the sender to send it again.'),
      ],
    },
  },
  'save-email-picture': {
    task: 'Save a picture from an email',
    answer: 'You open the picture and choose Save.',
    undo: 'Delete the copy. The email stays as it is.',
    tip: 'Open files only from people you know.',
    on: {
      ios: [
        step('Open the email.', 'You see the picture.', 'Scroll to the end. Tap it to load.'),
        step('Hold your finger on the picture.', 'A menu opens.', 'Hold a little longer. Don’t move.'),
        ios.tap('Save Image', 'The picture is in Photos.', 'It can say Add to Photos.'),
      ],
      android: [
        step('Open the email.', 'You see the picture at the end.', 'Scroll to the end.'),
        step('Tap the picture.', 'It fills the screen.', 'Tap Show pictures first.'),
        step('Tap the three dots.', 'A menu opens.', 'They are at the top right.'),
        android.tap('Save', 'It says that it was saved.'),
      ],
      computer: [
        step('Open the email.', 'You see the picture at the end.', 'Click Show images first.'),
        step(
          'Move the mouse over the picture.',
          'An arrow that points down shows.',
          'Right-click it. Choose Save image as.',
        ),
        step('Click the arrow.', 'The picture is in Downloads.', 'Look at the top right. A small arrow moves.'),
      ],
    },
  },
  'edit-picture': {
    task: 'Turn or cut a picture',
    answer: 'The Edit button turns a picture and cuts its edges.',
    undo: 'Open it. Tap Edit, then Revert.',
    tip: 'The first picture is kept. You can always go back.',
    on: {
      ios: [
        photos,
        onePicture,
        step('Tap the button with three lines.', 'The edit page opens.', 'It can say Edit.'),
        ios.tap('Crop', 'White corners show.', 'It is at the bottom.'),
        step('Tap the square with a round arrow.', 'The picture turns.', 'It is at the top left.'),
        step('Drag a white corner inward.', 'The edges are cut.', 'Put your finger on the corner itself.'),
        ios.tap('Done', 'The picture is saved.', 'It can be a yellow check.'),
      ],
      android: [
        gallery,
        onePicture,
        android.tap('Edit', 'The edit page opens.', 'It can be a pencil.'),
        android.tap('Crop', 'White corners show.', 'Slide the row of words.'),
        step('Tap the square with a round arrow.', 'The picture turns.', 'It is beside the row.'),
        step('Drag a white corner inward.', 'The edges are cut.', 'Put your finger on the corner itself.'),
        android.tap('Save', 'The picture is saved.', 'It can say Save copy.'),
      ],
      windows: [
        step('Click twice on the picture.', 'It opens in Photos.', 'Right-click it. Choose Open.'),
        step('Press Ctrl and the R key together.', 'The picture turns.', 'Click the round arrow at the top.'),
        step('Press Ctrl and the E key together.', 'The edit page opens.', 'Click the picture with the pencil.'),
        step('Drag a white corner inward.', 'The edges are cut.', 'Click Crop at the top.'),
        windows.tap('Save options', 'A short list opens.', 'It is at the top right.'),
        windows.tap('Save', 'The picture is saved.'),
      ],
    },
  },
  wallpaper: {
    task: 'Put a family picture behind your icons',
    answer: 'Any picture can be the background of your screen.',
    undo: 'Do the same cards. Choose the old picture.',
    tip: 'Everyone who sees the screen sees this picture too.',
    on: {
      ios: [
        photos,
        onePicture,
        step(
          'Tap the square with the arrow.',
          'A panel opens from the bottom.',
          'Tap the picture once. Then look at the bottom.',
        ),
        ios.tap('Use as Wallpaper', 'You see how it will look.', 'Slide the panel up to see more lines.'),
        ios.tap('Add', 'A question shows.', 'It can say Done.'),
        ios.tap('Set as Wallpaper Pair', 'The picture is the background.'),
      ],
      android: [
        gallery,
        onePicture,
        step('Tap the three dots.', 'A list opens.', 'They are at the top right.'),
        android.tap('Use as', 'A short list opens.', 'It can say Set as wallpaper.'),
        android.tap('Wallpaper', 'You see how it will look.', 'It can say Home screen.'),
        android.tap('Set wallpaper', 'The picture is the background.', 'It can say Done or a check.'),
      ],
      windows: [
        step('Find the picture in its folder.', 'You see the picture.', 'Press the Windows key and the E key.'),
        step('Right-click the picture.', 'A menu opens.', 'Use the right button of the mouse.'),
        windows.tap('Set as desktop background', 'The picture is the background.', 'Click Show more options first.'),
      ],
      mac: [
        step('Open the picture in Photos.', 'You see the picture.', 'Click the colored flower.'),
        step('Click the square with the arrow.', 'A menu opens.', 'It is at the top right.'),
        mac.tap('Set Wallpaper', 'The picture is the background.', 'It can say Set Desktop Picture.'),
      ],
    },
  },
  'pictures-to-computer': {
    task: 'Move pictures from the phone to the computer',
    answer: 'A cable and the Photos app copy your pictures.',
    before: 'Have the charging cable of your phone.',
    undo: 'Delete the copies. The phone keeps its pictures.',
    tip: 'Leave the pictures on the phone until you have seen the copies.',
    on: {
      windows: [
        step('Plug the phone into the computer.', 'The phone makes a sound.', 'Try another cable or another hole.'),
        step('Unlock the phone.', 'A question shows on the phone.', 'Unplug it. Plug it in again.'),
        step(
          'Tap “Trust” or “Allow” on the phone.',
          'The computer knows the phone.',
          'On Android, choose File transfer in the notice.',
        ),
        windows.start,
        step('Type Photos.', 'Photos shows in the list.', 'Try once more. Start must be open.'),
        step('Press the Enter key.', 'The Photos app opens.', 'Click the blue picture with hills.'),
        windows.tap('Import', 'A list of devices opens.', 'It is at the top right.'),
        step('Click the name of the phone.', 'Its pictures show.', 'Wait a minute. Keep the phone unlocked.'),
        step('Click the pictures you want.', 'A check shows on each.', 'Click Select all for all of them.'),
        step('Click “Add items”.', 'A question shows.', 'It shows how many you chose.'),
        windows.tap('Import', 'The pictures are in the folder Pictures.'),
      ],
      mac: [
        step('Plug the iPhone into the Mac.', 'The phone makes a sound.', 'Try another cable.'),
        step('Tap “Trust” on the phone.', 'It asks for your passcode. Type it.', 'Unlock the phone first.'),
        step('Click the icon with the colored flower.', 'Photos opens.', 'Press Command and space. Type Photos.'),
        step(
          'Click the name of the phone on the left.',
          'Its pictures show.',
          'Wait a minute. Keep the phone unlocked.',
        ),
        mac.tap('Import All New Photos', 'The pictures are on the Mac.', 'Or click some. Then click Import Selected.'),
      ],
    },
  },
  'scan-paper': {
    task: 'Make a clear copy of a paper with the phone',
    answer: 'The phone can scan paper like a copy machine.',
    before: 'Put the paper flat on a dark table, in the light.',
    undo: 'Delete the note or file. The paper is unchanged.',
    tip: 'Send scans of IDs only to an office you called yourself.',
    on: {
      ios: [
        step('Tap the yellow Notes icon.', 'Your notes show.', 'Swipe down on the Home Screen. Type Notes.'),
        step('Tap the pencil at the bottom right.', 'An empty note opens.', 'Tap the arrow at the top left first.'),
        step('Tap the paper clip.', 'A menu opens.', 'It is above the keyboard. It was a camera before.'),
        ios.tap('Scan Documents', 'The camera opens.'),
        step('Hold the phone over the paper.', 'A yellow box finds it. It takes the picture.', 'Tap the white circle.'),
        ios.tap('Save', 'The scan is in the note.'),
      ],
      android: [
        step('Open the Drive app.', 'Your files show.', 'Swipe up on the Home screen. Look for Drive.'),
        step('Tap the small camera at the bottom right.', 'The camera opens.', 'It can be a plus sign. Then tap Scan.'),
        step('Hold the phone over the paper.', 'A box finds it. It takes the picture.', 'Tap the white circle.'),
        android.tap('Done', 'You see the scan.', 'It can say Next or a check.'),
        android.tap('Save', 'The scan is in Drive.'),
      ],
    },
  },
  'share-picture': {
    task: 'Send a picture to family by email or text',
    answer: 'The Share button sends a picture to anyone you choose.',
    undo: 'A sent picture can’t come back. Look twice before you tap Send.',
    tip: 'Send pictures of children only to their family.',
    on: {
      ios: [
        photos,
        onePicture,
        step(
          'Tap the square with the arrow.',
          'A panel opens from the bottom.',
          'Tap the picture once. Then look at the bottom.',
        ),
        step('Tap “Messages” or “Mail”.', 'A message with the picture opens.', 'Slide the row of icons to the left.'),
        step('Type the person’s name.', 'The name shows.', 'Type the number or email.'),
        step('Tap the arrow.', 'The picture is sent.', 'It is at the right or the top right.'),
      ],
      android: [
        gallery,
        onePicture,
        android.tap('Share', 'A panel opens from the bottom.', 'It can be three dots with lines.'),
        step('Tap “Messages” or “Gmail”.', 'A message with the picture opens.', 'Slide the row of icons to the left.'),
        step('Type the person’s name.', 'The name shows.', 'Type the number or email.'),
        step('Tap the arrow.', 'The picture is sent.', 'It is at the right or the top right.'),
      ],
      computer: [
        step('Open your email.', 'Your email shows.', 'Ask here how to open your email.'),
        step('Click “Compose” or “New mail”.', 'An empty email opens.', 'It can be a pencil.'),
        step('Click the paper clip.', 'A window with files opens.', 'It is at the bottom or the top.'),
        step('Click the picture.', 'Its name is marked.', 'Look in Pictures or Downloads on the left.'),
        page.tap('Open', 'The picture is in the email.'),
        step('Type the person’s email after “To”.', 'The address shows.', 'Click the first line.'),
        page.tap('Send', 'The email is gone. It is sent.'),
      ],
    },
  },
} as const satisfies Guides;
