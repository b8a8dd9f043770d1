import { foodsFrom } from '../food.ts';
import { coldStorage } from '../sources.ts';

const raw = { kind: 'meat', state: 'raw', needsCold: 'always', acid: 'low' } as const;
const cured = { ...raw, state: 'packed' } as const;

export const meat = [
  ...foodsFrom(
    coldStorage,
    raw,
    `
Ground beef | hamburger, hamburger meat, minced beef, burger patties, beef mince, ground meat, ground chuck | f 1-2d, z 3-4m
Beef steaks | steak, steaks, ribeye, sirloin, t-bone | f 3-5d, z 4-12m
Beef roast | roast, chuck roast, rump roast, rib roast, pot roast, brisket, beef, beef tenderloin | f 3-5d, z 4-12m
Beef stew meat | beef cubes, stew beef, stew meat, diced beef | f 3-5d, z 4-12m
Beef short ribs | short ribs, beef ribs | f 3-5d, z 4-12m
Ground pork | minced pork, pork mince | f 1-2d, z 3-4m
Pork chops | pork chop, pork loin chops | f 3-5d, z 4-12m
Pork roast | pork loin, pork shoulder, pork butt, pork tenderloin, pork, boston butt | f 3-5d, z 4-12m
Pork ribs | spare ribs, spareribs, baby back ribs, ribs | f 3-5d, z 4-12m
Ground lamb | minced lamb | f 1-2d, z 3-4m
Lamb chops | lamb, lamb leg, lamb shank, lamb shoulder, leg of lamb | f 3-5d, z 4-12m
Ground veal | minced veal | f 1-2d, z 3-4m
Veal roast or chops | veal, veal cutlet | f 3-5d, z 4-12m
Goat meat | goat, chevon, cabrito | f 3-5d, z 4-12m
Ground goat | minced goat | f 1-2d, z 3-4m
Venison | deer, deer meat, elk, game meat, moose | f 3-5d, z 4-12m
Ground venison | ground deer, deer burger, ground elk, venison burger, venison hamburger, deer hamburger | f 1-2d, z 3-4m
Rabbit | whole rabbit, fresh rabbit | f 1-2d, z 9m
Liver and other organ meats | liver, tongue, heart, kidney, chitterlings, chitlins, tripe, variety meats, offal | f 1-2d, z 3-4m
Stuffed raw pork chops | stuffed chops | f 1-2d, z 9m
Raw kabobs with vegetables | kabobs, kebabs, shish kabob | f 1-2d, z 3-4m
Marinated raw meat | meat in marinade, marinated steak, marinated pork | f 1-2d, z 3-4m
Raw sausage | fresh sausage, breakfast sausage, bratwurst, italian sausage, chorizo, sausage patties, sausage links | f 1-2d, z 1-2m
Ham, fresh and uncured | fresh ham, uncooked ham, uncured ham | f 3-5d, z 1-2m
`,
  ),
  ...foodsFrom(
    coldStorage,
    cured,
    `
Bacon | sliced bacon, raw bacon | f 1w, fo 1w, z 1m | raw
Cooked bacon, shelf-stable | precooked bacon, ready bacon | p 6m, fo 5d | cold-opened
Canadian bacon, sliced | canadian bacon, back bacon | f 3-4d, fo 3-4d, z 1-2m
Corned beef in its pouch | corned beef, corned beef brisket | f 5-7d, z 1m | raw
Ham, cured, cook before eating | cook before eating ham, cured ham | f 5-7d, z 1-2m | raw
Ham, fully cooked, whole | whole ham, baked ham, holiday ham, ham | f 1w, z 1-2m | cooked
Ham, fully cooked, slices or spiral cut | ham slices, sliced ham, spiral ham, spiral, spiral cut, spiral sliced, half ham, ham steak | f 3-4d, z 1-2m | cooked
Ham, vacuum packed, fully cooked | vacuum packed ham | f 2w, fo 3-4d, z 1-2m
Canned ham, keep refrigerated | refrigerated canned ham | f 6-9m, fo 3-5d | nofreeze
Canned ham, shelf-stable | canned ham, spam, canned luncheon meat, potted meat | p 6-9m, fo 3-4d | cold-opened
Country ham | dry cured ham, prosciutto | f 1w, z 1-2m
Hot dogs | hotdogs, frankfurters, franks, wieners | f 2w, fo 1w, z 1-2m
Smoked sausage, fully cooked | kielbasa, smoked links, summer sausage, polish sausage | f 1w, z 1-2m
Pepperoni and hard salami | pepperoni, hard salami, dry sausage, salami | f 2-3w, z 1-2m | quality warm
Beef jerky from the store | jerky, beef jerky, meat sticks, biltong | p 12m, fo 2-3m | warm
Homemade jerky | home dried jerky, deer jerky | p 2w, f 1-2m | warm strict
Pork rinds | chicharrones, cracklings | p 4m | warm
Pâté | pate, liver pate, liverwurst, braunschweiger | f 1-2d, z 1-2m
Bacon grease | bacon fat, bacon drippings, drippings | f 3m, z 9m
Lard | pork fat, tallow, duck fat | f 1m, z 6m | quality warm
`,
  ),
];
