import type { PostTexts } from './post-texts.ts';

export const english: PostTexts = {
  'amadou-sene-after-the-bell':
    'Recorded today: the pause after a school bell, before anyone runs. Four seconds. Colonel spoke in the third. I have filed it under “nearly”.',
  'amadou-sene-wanted':
    'Wanted: the quiet of a room in which a decision has just been made. Will travel. The parrot stays in the van.',
  'ansel-grieve-unclaimed':
    'Seven umbrellas unclaimed since March. One of them hums. If it is yours, come before it learns the second verse.',
  'ansel-grieve-apology':
    'A good apology has three ribs: what I did, what it cost you, what I will do on Tuesday. Leave out the weather.',
  'benedita-salgueiro-kettle':
    'The house on Rua do Sol is in tune again. The piano confessed on the third day. It was the kettle all along.',
  'benedita-salgueiro-silence':
    'A tip for heirs: open the shutters before the drawers. A house that has seen daylight lies less.',
  'bram-ashdown-stew': 'Rescued a miller. Made him stew. He has asked to be returned to the giant.',
  'bram-ashdown-pudding':
    'Pudding has refused the stew for the ninth year running. I call that loyalty to a principle. Pudding calls it lunch elsewhere.',
  'elio-farr-four-seconds':
    'The Naval Office has written again about its chronometer. I replied that it is in daily use and losing four seconds. So am I.',
  'elio-farr-theatre':
    'The theatre asked me to set its clock right. I went in, listened to the audience, and left it eleven minutes late.',
  'goran-petrak-postcard': 'A card came from Riga this morning. Bishop takes pawn. No stamp, and tomorrow’s postmark.',
  'goran-petrak-advice':
    'Advice to beginners: do not play for the win. Play so that the other person wants to write back.',
  'hana-mizuki-gutters':
    'Heavy rain until evening. Old Mr Sato wishes it known that he left the ladder behind the shrine. He has wished it known since 1961.',
  'hana-mizuki-drizzle':
    'Drizzle is for gossip, downpour is for apologies. Today is undecided. I have put out an extra bowl.',
  'hollis-penhallow-nineteen': 'Room nineteen rang at ten past three. Nobody was in it. I brought them tea.',
  'hollis-penhallow-shoes':
    'Would the gentleman who left one shoe outside his door kindly look for the other. It went down to breakfast alone.',
  'ilyas-qadir-restored':
    'Restored last night: a small star, lost in 1311 to a blot. I have written to it with our apologies.',
  'ilyas-qadir-clouds':
    'Clouds for a week. I have read, I have polished brass, I have forgiven the king who wanted the space. Nearly.',
  'ines-carvajal-lamps':
    'Found on the back of an electricity bill: Calle del Aire, eleven houses, four street lamps and a grudge. I have drawn all but the grudge to scale.',
  'ines-carvajal-postman':
    'A retired postman walked me along a street that is now a car park. He stopped at every door. So did I.',
  'itzel-marin-shoulder':
    'Set two shoulders and one argument over a wall today. The wall was the worst. It wanted to talk about its mother.',
  'itzel-marin-mule':
    'The widow asks when she gets her mule back. I said soon. The mule and I have agreed not to define soon.',
  'juniper-reyes-bed-a':
    'Aconite is in flower. Look with your eyes. The gift shop sells postcards for those who look with their hands.',
  'juniper-reyes-visitors':
    'From the visitors’ book: “Lovely garden, felt watched.” By which bed, please? It matters for the watering.',
  'lazar-novik-honest':
    'Somebody asked me for an honest reference. It took three days and I had to invent nothing. I may retire.',
  'lazar-novik-moths':
    'The clerk who spent two years cataloguing moths has written. He has found a new one. He named it after his gap.',
  'maren-vale-seven':
    'Counted the lamps twice tonight. There are still seven, and I still have six boats.\n\nIf you are out there: I am awake.',
  'maren-vale-chair':
    'The tide left a chair on the bar, upright, facing the light. Nobody has come for it. I said good evening, to be safe.',
  'mirela-stan-ankles':
    'Act two. His left ankle went pale and I had the line ready before he knew he had lost it. Ninety-three plays and nobody ever forgets the coughs.',
  'mirela-stan-soup':
    'Ordered at a restaurant today without a text. I said “soup”. The waiter waited. I said “exit”. It was a very good soup.',
  'nkiru-obi-rope':
    'Rope is four shells until the new moon. If anyone tells you five, bring them to me with your rope and their face.',
  'nkiru-obi-debts':
    'A young man paid his grandmother’s debt this morning: one basket of peppers, 1949. I gave him the change in advice.',
  'noor-saberi-two-coppers':
    'Today’s customer paid for what he said, then paid again for what he meant. The second letter was four words. It took all afternoon.',
  'noor-saberi-mountain':
    'The mountain has answered my client’s apology. A small landslide, on the polite side of the road.',
  'odile-marchetti-thirty-two':
    'A thirty-second duel was proposed today, over a comma. I accepted, he read the sentence again, and we had breakfast instead.',
  'odile-marchetti-gloves': 'Gloves dry flat, never by the fire. Tempers likewise.',
  'philomena-achterberg-cake':
    'New in case twelve: a birthday cake for “Every Tuesday”. The label says that it was delicious. The label is always kind.',
  'philomena-achterberg-inch':
    'A visitor left a mistake at the desk without a name. It is very small and has been carried a long way. It may stay.',
  'priya-raman-ivory':
    'The ivory button is warm again tonight. I have polished it. I have not pressed it. I have thought about it from every floor.',
  'priya-raman-carpet':
    'Stopped level with the ninth-floor carpet with my eyes closed. The gentleman applauded. He was not getting out.',
  'radmila-zorin-minutes':
    'Minutes of the autumn sitting, item one: wind. Item two: wind, continued. The beavers have asked to be heard under other business.',
  'radmila-zorin-oak': 'The oak seconded a motion today. It was tabled by my grandmother. I have noted the hour.',
  'sable-honey':
    'A quiet season. Two ambassadors, one cousin, forty jars. The honey is honest, so I sell it under another name.',
  'sable-tailor': 'The queen’s hem is let down by a finger’s width. Read nothing into it. Somebody always does.',
  'sagara-toru-umbrella':
    'One umbrella on the luggage rack, one apology under the seat. Both are shelved. The next stop has no name, but it has a lamp.',
  'sagara-toru-silence':
    'Tonight’s passenger said nothing for three hundred miles, and said it very clearly. Ticket accepted.',
  'solveig-aas-closed': 'Road closed. The slope says Thursday. The ministry says noon. I am making soup for Thursday.',
  'solveig-aas-socks': 'The barometer now holds four socks and has never been more use.',
  'su-yin-lantern':
    'To the house with the green door: your lantern is back, the oil is full, and that deed was never yours.',
  'su-yin-drawing':
    'There is a new drawing of me on the bridge. I am very tall in it. I have stolen it for the likeness.',
  'tomas-brava-dawn':
    'First loaves out at five. The one with the burnt bottom is for friends who used to wear uniforms.',
  'tomas-brava-sourdough':
    'The sourdough wants warmth, quiet and constant attention. I have known ships’ captains with fewer demands, and I lied to them as well.',
  'wren-halloway-stairs':
    'Twenty-two steps on Saturday, twenty-three on Sunday. I sat on the fourth all night. Somewhere around four it was the fifth.',
  'wren-halloway-refund': 'Case closed: it was the cat. I gave the money back. There are limits.',
  'yusra-haddad-late':
    'Delivered a love letter nine days late. He had only just become ready for it. Roughly always knows.',
  'yusra-haddad-wind': 'The east wind says that somebody in the valley is about to change their mind. I am circling.',
};
