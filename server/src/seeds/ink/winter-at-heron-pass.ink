# role: walker; A walker, late in the season; You came up by the summer path. It was there yesterday.
# role: postbearer; The post for the far valley; You carry eleven letters with the mountain’s name on the outside.
# role: surveyor; A surveyor from the ministry; You were sent to see whether the map is right. It is a map of one word.
# relationship: solveig; solveig-aas; 4
# relationship: bram; bram-ashdown; 4
# relationship: odile; odile-marchetti; 4
# meter: wood; Days of wood; 12
# inventory: pack; What you carry
# item: grey_glove; A grey kid glove
# item: tuesday_jar; A spice jar marked Tuesday
# item: folded_verse; A quatrain on ministry paper
# talk: solveig-aas; You can talk and hold the other end of this. What is it?
# talk: bram-ashdown; Do come in under the ladle, it drips the other way. What may I do for you?
# talk: odile-marchetti; A private word, in a hut of one room. How very ambitious. Well?
# agreement: solveig-behind-you; solveig-aas; solveig_will; true; Solveig will stand behind you when you answer him, and finish what you begin.; stand behind me, stand with me, know me, hardly know, answer him, when he asks, help me answer, back me; I’ve had people nine winters that never asked me for a thing but the salt. You’ve asked for something that costs. Well, then. You begin, and I’ll stand behind you, and you’ll feel it as you feel that a door’s shut. I’ll say my end when you come to it.
# agreement: odile-speaks-too; odile-marchetti; odile_will; true; Madame Marchetti will speak too, if it is you who begins.; speak too, say it with me, tell him together, if i begin, more than one voice, say something to him; I never speak second. It is the first thing that one is taught. But you have not asked what is in the glove, and you have laid a place for it at table every night. Begin, then. I’ll come in on your left, where I come in.

LIST things = grey_glove, tuesday_jar, folded_verse
VAR role = "walker"
VAR player_name = ""
VAR pack = ()
VAR solveig = 1
VAR bram = 1
VAR odile = 1
VAR wood = 12
VAR beside = ""
VAR welcome = ""
VAR burned = ""
VAR solveig_will = false
VAR odile_will = false

-> first_evening

// Eight evenings, one choice each. Whom you work beside decides what you may answer at the end.

=== first_evening
# chapter: The stove, first evening
# scene: hut
The warden counts you in by your boots. Two pairs, then yours, in a row along the stove, toes out.
“Out,” says Solveig Aas, “so that you can leave in a hurry.” She hangs up a slate. On it she has drawn a line for each day of snow she has heard coming. There are a great many lines. “Wood is behind the hut. Water is all round the hut. If you must sing, sing low. And there is one word we don’t use here until spring. You all know which.” # speaker: solveig-aas
The lady in grey leather inclines her head. The large man with the ladle opens his mouth, closes it, and is seen to be thinking of the word as hard as he can in order not to say it.
Outside, something on the upper slope shifts its weight. It is not a loud sound. It is the sound of someone very big, in the next room, who has heard a conversation begin and put down a book.
{role == "postbearer": The bag hangs from a beam, in the dry. On eleven of the letters in it that word stands, in eleven different hands, on the outside. You get up, without being asked, and turn the bag to face the chimney.}
{role == "surveyor": In your case there is a form, with that word printed along the top of it, and below that a space for Remarks. You are, it turns out, sitting on the case.}
{role == "walker": You do know it. It is on the front of your guidebook, in gold. You put your hat on the guidebook, and then, after a moment, yourself on the hat.}
Nobody looks at the wall. Sir Bram Ashdown begins to peel a turnip, addressing it softly as Gerald. Madame Marchetti moves the salt an inch to the left, and moves it back.
“There’s an hour of light,” says the warden, “and three jobs in it. People worry less when they’ve carried something.” She does not say which job is yours. She looks at your hands, then at theirs, and waits to be told something about you. # speaker: solveig-aas
+ [Take the second axe and follow the warden to the woodpile. # hint: cold, and useful]
    ~ beside = "solveig"
    ~ solveig++
    -> woodpile
+ [Hold the lamp for Sir Bram while he looks through his spice box. # hint: warm, and uncertain]
    ~ beside = "bram"
    ~ bram++
    -> spice_box
+ [Lay the table with Madame Marchetti, who is doing it twice. # hint: she has not taken off her left glove]
    ~ beside = "odile"
    ~ odile++
    -> table_laying

=== woodpile
# chapter: A palm to the north wall
# scene: snowfield
Behind the hut the world stops at the length of an arm. Snow comes down as if it had been told to be quick about it. The warden splits, you stack, and for some time that is all your acquaintance.
“Hear that?” she says. You hear an axe. “Under it. Tick, tick, and then a long one. He’s turning over.” She leans on the haft. “Twenty-two winters I’ve had of him. Never took anybody. He’d like to. It isn’t spite, you understand. He’s a sociable sort of thing, and he has no idea of his size.” # speaker: solveig-aas
She shows you how to lay a bare palm to the hut’s north wall and wait until your own blood is quiet. It takes about as long as an egg. Then there it is, far up, slow as a bell under water: a creak, a settling, and a pause with an ear in it.
“What does it say,” you ask, “when it means harm?”
“Nothing. He goes polite.” She knocks the snow from your shoulder with the flat of her mitten, as if to ask who is in. “So if ever he’s charming, come and wake me.” # speaker: solveig-aas
~ wood = 12
-> second_evening

=== spice_box
# chapter: A jar marked Tuesday
# scene: spice-lamp
The spice box is of black oak, and has thirty little jars, and was cursed once. “The curse has quite gone,” says Sir Bram, “but the labels stayed on. Nutmeg lives in Cloves. Cloves, alas, in Sorrow. I have learned to ask them.” He sniffs at Thyme, and sneezes, and begs its pardon. # speaker: bram-ashdown
The lamp makes a small gold room of the two of you. He tells you where each jar came from: a road, a name, somebody’s kitchen with the roof still on. There are thirty-eight roads. He does not seem to know that he is counting.
At the end of the bottom row stands a jar of blue glass with its seal unbroken. The label says Tuesday.
“Ah,” says the knight. “That one I’ve never had the heart to open. The witch who owned it could not abide cooks, but she set aside one thing that she liked. I should not care to use it up on a soup.” He turns it in his great fingers, and then, to his own evident surprise, puts it into yours. “You have steady hands, and I have just dropped the ladle in the fire. Keep it by you. I should feel easier.” # speaker: bram-ashdown
~ pack += tuesday_jar
The stew, when it comes, is a colour you have seen before only on saints. It is eaten in silence. The wall, too, has stopped creaking.
~ wood = 11
-> second_evening

=== table_laying
# chapter: Four forks and a ruler
# scene: table
“Forks,” says Odile Marchetti, “are a promise. One sets them out as if everyone will still be speaking at the end.” She has laid four places with a ruler’s care on a board that was lately a door. You follow with the spoons. She follows you, and turns each spoon by one degree. # speaker: odile-marchetti
She does it all with the right hand. The left stays gloved and close to her side, like a guest who has been told the soup is too hot for him. When a log cracks in the stove the glove jumps, a very little. Hers is a good face, merry behind the eyes, and just then it is not.
“You have seen it,” she says pleasantly, “and you have said nothing, which is the whole of good manners. I shall therefore tell you something in return. I crossed the bridge below this hut two winters ago, to fight a man about a bishop. It was too cold. We bowed and went home. I have told that story at eleven dinners and it gets its laugh.” She squares the last knife. “I left something on that bridge, and do you know, I have never been able to think what it was.” # speaker: odile-marchetti
~ wood = 11
-> second_evening

=== second_evening
# chapter: The hut, second evening
# scene: hut
It snows all the second day without putting down its tools. By dusk the windows are blue, then grey, then gone. The slate has one line rubbed out, and Solveig has drawn two more.
There is a shelf of detective novels from which the last pages have been used for kindling. There is a seismograph, a gift of the ministry, with socks on it. There is a map. It hangs beside the door, a summer map, printed and plain, except that in the middle of it, over the top of everything, somebody has pasted a postage stamp with a picture of a heron.
{beside == "solveig": “Wind,” says the warden now and then, to no one, with her palm on the wall. “Wind. Hips. Wind.” You have begun to be able to tell.}
{beside == "bram": Sir Bram is teaching the dough to rise by example. Each time he stands up he glances to see whether you still have the blue jar, and each time he sits down comforted.}
{beside == "odile": Madame Marchetti has begun one of the novels and is reading it backwards, since, she says, that way it is the beginning one does not get to find out, and beginnings are so rarely missed.}
After supper nobody goes to bed. It is the sort of quiet in which a thing could be said and still be lying there in the morning. On the slope the creaking stops for a while, and starts, and stops, like the other half of a conversation.
+ [Ask the warden about the stamp on the map. # hint: {role == "surveyor": it ought to have been in your file|she is mending a snowshoe, and might}]
    ~ solveig++
    -> about_the_name
+ [Fetch flour for tomorrow’s bread, since somebody must. # hint: the bin is under the bunk, and deep]
    -> flour_bin
+ [Ask Sir Bram how many roads are left. # hint: he has stopped counting at thirty-eight]
    ~ bram++
    -> thirty_eight

=== about_the_name
# chapter: The drawer of daily reports
“It’s a perfectly good name,” says Solveig. “You’ll have said it yourself, in summer, buying a postcard. In summer he’s asleep and it’s only geography.” She draws the thread tight with her teeth. “In winter it’s a call. You know how it is when you’re dozing in a room full of people and someone says your name. Not loud. Even to praise you. You sit up.” # speaker: solveig-aas
“In 1902 a bishop said it in a blessing,” she adds. “He meant it kindly. They’ve a new church now, lower down.” # speaker: solveig-aas
Sir Bram puts a hand over his own mouth. Madame Marchetti asks whether the bishop was correctly addressed at the time.
The warden goes to the drawer where her daily reports are kept, the ones that the ministry has not remarked on in twenty years, and sorts among them, and hands you one without looking at you. It is in verse. It is signed S. Aas, Warden, in the space for barometric pressure.
“He has no notion who he is, the rest of the year,” it says, “but he has heard of someone of that name; and all night long, the way a child plays dead, he lies, and hopes that we will say the same.” # document
~ pack += folded_verse
“It doesn’t scan,” says Solveig Aas. “I was cold. Keep it or burn it.” # speaker: solveig-aas
~ wood = wood - 1
-> third_evening

=== flour_bin
# chapter: The flour bin, up to the shoulder
The bin is deep, and the flour in it as cold as a font. You are in it to the shoulder when your fingers close on something that is not flour.
It is a glove. It is grey, of kid, for the left hand, and was made by somebody who knew that hand well. It has been kept dry and laid flat. The flour shakes out of it in a small white ghost and it looks, in the lamplight, as if it had that moment been drawn off.
You glance up. The warden is watching you over her spectacles, and does not say a word, and goes back to her snowshoe. There are, then, two kinds of thing that you are not told in this hut: those that are forbidden, and those that have to be come upon.
On the other side of the stove Madame Marchetti turns a page backwards. Her left hand lies in her lap, in a glove of the same grey, a little newer than its fellow.
You could give it to her now, before everyone. You put it in your shirt. {beside == "odile": There is an hour for such things, and the lady has told you herself what good manners consist of.|There is an hour for such things, and it is not while the kettle is on.}
~ pack += grey_glove
~ odile++
~ wood = wood - 1
-> third_evening

=== thirty_eight
# chapter: A map kept face down
“Two,” says Sir Bram. “That is, forty less thirty-eight. My wife had a map, you see. Margery. She never had the health to travel, so she did it in ink. She marked every road that she liked the look of, and on the last evening I gave my word to see them all and tell her how they were.” # speaker: bram-ashdown
He feeds the stove one stick, with great exactness.
“It has been a good many years of splendid roads. I would not be greedy with the last of them. A man can go on for some time, you know, about to take the thirty-ninth.” He brings out from his breast a square of linen, softened to the feel of skin, with a line of small clear handwriting along every road. He does not unfold it the whole way. “It goes over a pass,” he says. “She wrote the name of the mountain beside it. In full. She had such a hand.” # speaker: bram-ashdown
You look at the map with the stamp on it, and at the linen, and at the wall. So that is how near it has been, all this while: a word against a man’s heart, in ink, in the same room as the stove.
“I have not read it since the barrier dropped,” says the knight. “I keep it face down. But I did want her to be here.” # speaker: bram-ashdown
~ wood = wood - 1
-> third_evening

=== third_evening
# chapter: A knock on the third evening
# scene: door
On the third evening there is a knock.
It is a good knock, neither shy nor loud: three, evenly spaced, as a person knocks who has been brought up to it. Nobody has come through the barrier for two days. There is no road for anyone to have come by.
Solveig puts down her cup. She lays her palm to the wall, and keeps it there, and you see her find nothing. No creak, no hips, no ticking. The upper slope has fallen silent, like a theatre.
“I beg your pardon,” says a voice outside. “I am so sorry to trouble you at this hour. I seem to have lost my way. Would one of you be kind enough to tell me where I am?” # speaker: The stranger
It is the pleasantest voice that you have ever heard. It makes you think of the best armchair in some house where you were happy. Sir Bram is half out of his seat already, because there is a traveller at the door in the snow, and he has never in his life remained sitting for that. The warden shakes her head at him. She is not angry. She is as white as the window.
“He’s gone polite,” she says, hardly aloud. “We don’t leave folk outside on this pass. And we don’t tell him. You see the difficulty.” She looks at you: you are the nearest to the latch. # speaker: solveig-aas
+ [Open the door, and say that he is at the warden’s hut and that there is soup. # hint: true, as far as it goes]
    ~ welcome = "soup"
    ~ bram++
    -> stranger_soup
+ [Ask through the door what he has on his feet. # hint: the warden counts boots]
    ~ welcome = "boots"
    ~ solveig++
    -> stranger_boots
+ [Open the door, and ask him to whom you have the honour of speaking. # hint: it is only correct]
    ~ welcome = "name"
    ~ odile++
    -> stranger_name

=== stranger_soup
# chapter: Soup for a stranger
You lift the latch. He is tall, and stoops under the lintel with the ease of long habit. His coat is of no colour. There is snow on his shoulders and it does not melt.
“The warden’s hut,” he repeats, with gratitude, tasting each word and setting it aside. “And soup. How very kind. Those are both of them things that are in a place. I wonder if I might trouble you for the place.” # speaker: The stranger
“First the soup,” says Sir Bram firmly, and ladles. It is, you know for a fact, the Tuesday of all stews, with Gerald in it, and Gerald’s brother. The stranger eats it. He eats it to the end with close attention, and lowers the spoon, and there is a pause in which a great many tons of snow may be felt to be considering. # speaker: bram-ashdown
“I have not had that before,” he says. “Might there be any more?” # speaker: The stranger
In all the kitchens of thirty-eight roads nobody has ever said so. The knight turns away to the pot and is a long time finding the ladle, though it is in his hand.
~ bram++
-> fourth_evening

=== stranger_boots
# chapter: The mat, toes outward
“My feet?” says the voice, after a moment. “I am afraid that I had not looked. How very thorough of you.” There is a rustle, as of somebody bending from a height. “They appear to be in the snow. Or to be the snow. Is that usual?” # speaker: The stranger
The warden breathes out. It is nearly a laugh. “Then you’ll come in as you are,” she calls, “and stand on the mat, and toes outward like everyone.” # speaker: solveig-aas
He comes in as he is. He is tall, and has a coat of no colour, and below the hem of it your eye keeps sliding off. Where he stands on the mat there is a heap of white, quite neat, that does not melt. He turns it round with care until it points at the door.
“Like this?” he asks. He would so plainly like to have it right. # speaker: The stranger
“Just so,” says Solveig Aas. Later you see her go to the row along the stove, and move the boots up, and leave a space. # speaker: solveig-aas
~ solveig++
-> fourth_evening

=== stranger_name
# chapter: Frost on a cuff
You open, and bow, and ask. On the step stands a tall person in a coat of no colour. The question appears to delight and then to embarrass him.
“There you have me,” he says. “I had one. It was just here. I came down to ask, as a matter of fact, since I thought that if I knew where I was, I should be bound to remember who.” He wipes his feet with care. Nothing comes off them. “I hope that is not a great nuisance.” # speaker: The stranger
“It is the ordinary condition of half my acquaintance,” says Odile Marchetti, and gives him her hand. It is the right. She has risen to do it, and makes him the curtsey that is due to a head of state of whom one has reason to be nervous. “You will sit by me, sir. We shall not use any names. Names are so apt to be repeated.” # speaker: odile-marchetti
He takes her fingers as if they were the handle of a very small cup. When he lets go there is frost on her cuff, in the shape of ferns. She admires it with perfect calm, and only you see her put the other hand behind her back.
~ odile++
-> fourth_evening

=== fourth_evening
# chapter: The place by the wall, fourth evening
# scene: hut
He stays. You cannot turn a guest out into himself.
He makes no trouble. He sits in the place by the wall with his knees drawn up, and turns his mild attention from one to another of you like a lamp being carried round a room. {welcome == "soup": He asks for the stew by name, by all its names, turnip by turnip.}{welcome == "boots": He goes to look at the space in the row of boots several times a day.}{welcome == "name": He addresses everyone as “my dear neighbour”, and it makes the cups ring.} The stove cannot warm him, and it tries. By the fourth evening you have burned two days’ wood in one, and the corner where he sits is white to the ceiling.
~ wood = wood - 3
And he asks. He does it beautifully, he never asks the same way twice. Of the knight he inquires what the view is called from up here. He says to Madame Marchetti that she must have seen some famous bridges, and was there one near by? He begs the warden to settle something for him about the local maps. Each time the hut goes so still that you can hear the resin sing.
“He doesn’t know that he’s doing it,” says Solveig, in the woodshed, where she has taken you on purpose. “If he hears it he’ll stand up. That’s all. He’ll just stand up, the way you’d do.” She looks at the roof beams. “We’ll not all of us last at this. A body has to sleep, and it’s when you’re half asleep that it’s on your tongue. Sit up with somebody{player_name != "":, {player_name}}. I can’t be three.” # speaker: solveig-aas
+ [Sit up with Sir Bram, who keeps touching the breast of his coat.]
    ~ bram++
    ~ beside = "bram"
    -> night_with_bram
+ [Sit up with Madame Marchetti, who has begun to talk about the bridge.]
    ~ odile++
    ~ beside = "odile"
    -> night_with_odile
+ [Send the warden to bed and sit up in her place, with your palm to the wall.]
    ~ solveig++
    ~ beside = "solveig"
    -> night_with_solveig

=== night_with_bram
# chapter: Thirty-eight roads before dawn
# scene: night-watch
Towards two he takes it out, as you knew he would. He lays the linen on his knee, face down, and smooths it.
“I had thought,” he says, “that the poor gentleman only wants to know where he is. It is not much. I have been lost in several counties, and people always told me.” His whisper would carry to the back of a barn. In the corner the white shape does not move at all. “And she has written it so plainly. It seems almost unkind, to have the answer in one’s coat.” # speaker: bram-ashdown
You could say that it would bring the roof down. He knows that. So you ask him instead what the thirty-eighth was like. And he tells you: a lane with elder on both sides, leading to a ford. Then you ask for the thirty-seventh. It is a long night, and they are very good roads. Somewhere in the twenties you see that he has turned the linen over and is reading you her notes, each in turn, with his thumb laid, as tenderly as a stamp, over one word at the edge.
# scene: dawn
“Mud,” he reads. “Larks. Bram would like this one.” It is grey outside. He has to stop there. # speaker: bram-ashdown
“That was the first,” he says after a time. “I began with that one. I had never read them in a row.” # speaker: bram-ashdown
From the corner comes a sigh, long and companionable. The stranger has been listening, you realise, with his chin on his knees, like a boy on a stair. “What became of her?” he says. And Sir Bram Ashdown, who tells that to no one, tells him. # speaker: The stranger
-> fifth_evening

=== night_with_odile
# chapter: A glove off, past two
# scene: night-watch
“I have fought thirty-one times,” says Odile to the stove, “and written thirty-one letters afterwards to say how charming it was. One cannot be frightened, you see, if one is being charming. There is not the room.” # speaker: odile-marchetti
It is past two. She has at last drawn off the left glove. The hand lies on the grey leather of her knee and trembles, not much, like a leaf with a beetle on it.
“It began down there. On the bridge. I have said that it was too cold to fight. It was cold. But he had saluted, and I had saluted, and I found that I could not hold the thing still. And he saw.” She closes the fingers and they go on inside the fist. “He was quite young. He put up his sword, and said, ‘Madame, it is too cold.’ He said it at once, in front of both our seconds, so that it should be the weather. I have never been so well treated by anyone. I have not been able to forgive it.” # speaker: odile-marchetti
{pack ? grey_glove: You feel in your shirt for the thing that you found in the flour. You lay it on her knee. She looks at it for so long that the stove wants feeding. “It froze to the rail,” she says. “I pulled my hand out of it, so as to leave first.” She puts it on. It fits. Inside it, for a moment, the hand is quiet.|You say nothing. But you move your chair round until it is on her left side, where there is a draught.}
In the corner the stranger says very softly, as if to himself, “I remember that. Two small warm things, on a string, above a river. I did wonder what they wanted.” # speaker: The stranger
-> fifth_evening

=== night_with_solveig
# chapter: The wall with nobody behind it
# scene: night-watch
The warden goes to her bunk like a tree going down, and in a minute is asleep in her boots. You lay your palm to the north wall and wait for your own blood to be quiet.
There is nothing on the slope. There could not be, he is in here. You hear what the wall sounds like when nobody is behind it: wind, a plain thing, and the small cold tick of stars. You had not known how much company he was.
“You do that as she does,” says the stranger. He has not raised his voice. “Every night for such a long time there has been a warm place, just there, the size of a hand. I used to put my side against it. I thought it was the sun, and then I thought that the sun is not so regular.” # speaker: The stranger
You look at the sleeper. The stove has lit one side of her face. She is fifty-four, she wants a winter in a house with a street, and has told you so over the turnips, to the knife. She fears that he would take it as leave.
“She must find it dull,” says the stranger. “I should have liked to say something. But I only know how to say the one sort of thing, and I believe it is mostly doors and chimneys that hear it.” # speaker: The stranger
{pack ? folded_verse: You think of a drawer full of verse, in the space for barometric pressure.|You think of her palm, and of its shape in the frost of twenty-two Januaries.} In all that time neither of them has once been told.
-> fifth_evening

=== fifth_evening
# chapter: Behind the hut, fifth evening
# scene: hut
~ wood = wood - 2
On the fifth evening Solveig counts what is left behind the hut, and comes in and counts it again by the stove, as though it might have been shy of her outside. There are {wood} days of it, as days used to be. With the guest in his corner it is not half so many. The frost has come along the ceiling as far as the lamp.
“Something dry, to bring the stove up,” she says. “Then the wet wood will take. After that we’ll do.” There is in the whole hut very little that is dry. You all look round at it together, with the shame of people pricing a friend’s furniture. # speaker: solveig-aas
There are the novels. There is the summer map beside the door, with its frame and its stamp. There is the big case of instruments, oak, varnished, the pride of a ministry.
“I would not presume,” says the stranger, watching. “But if it is a question of the map, I should be so glad to have a look at it first.” He has come to stand beside you in order to ask. You had forgotten how tall he is. Something is happening to the roof beams: they are leaning over to hear. # speaker: The stranger
+ [Take down the map and put it in the stove, stamp and all. # hint: the word would be gone from the wall]
    ~ burned = "map"
    ~ wood = wood + 1
    -> burn_map
+ {role == "postbearer"} [Burn the circulars. There are always circulars. # hint: to the householder, wherever he may be]
    # chapter: Forty circulars
    # scene: fire
    ~ burned = "circulars"
    ~ wood = wood + 1
    ~ bram++
    There are forty of them, done up in tape, about seed. You look each one over on both sides first, as the regulations ask, in case somebody should have put a word on it in pencil.
    “And they don’t arrive?” says the stranger, watching one go. “The people who sent them. Do they mind?” # speaker: The stranger
    “They sent them to whoever was at home,” you tell him. “It didn’t matter who it was.” He thinks about that with such attention that the frost on the ceiling gives back half a yard.
    “I should like a letter of that kind,” says the stranger. “I believe that I could answer it.” # speaker: The stranger
    -> sixth_evening
+ {role == "surveyor"} [Burn your forms, in triplicate, with the heading face down. # hint: it is what you were sent for]
    # chapter: Up the pipe by the ream
    # scene: fire
    ~ burned = "forms"
    ~ wood = wood + 1
    ~ solveig++
    There is a great deal of them. You feed them in by the ream, face down, and keep your thumb upon the word until the last. It goes up the pipe without anybody’s having read it.
    “They’ll want something from you,” says Solveig Aas. “In the space.” # speaker: solveig-aas
    You say that you will put: surveyed by hand, from within. She regards you for as long as it takes a ream to catch. “You might do,” says the warden. # speaker: solveig-aas
    -> sixth_evening
+ [Burn the novels. Nobody knows how they end in any case. # hint: paper is quick]
    ~ burned = "novels"
    ~ odile++
    -> burn_novels
+ [Break up the instruments. It is very good oak. # hint: they are government property]
    ~ burned = "instruments"
    ~ wood = wood + 2
    ~ solveig++
    -> burn_instruments

=== burn_map
# chapter: A heron up the chimney
# scene: fire
You turn its face to your chest as you carry it, as one carries a picture past a widow. The stranger makes no move. He only says “Oh,” when the glass cracks, very low, and somewhere a mile above you a cornice lets go and runs down into the dark like gravel down a roof.
The paper goes brown from the edges in. The heron on the stamp is the last of it. It lifts, burning, on the draught, it beats twice, and is carried up the pipe and out.
“That was where I was,” says the stranger. “Wasn’t it.” He is not angry. That is what makes the hair rise on your arms. He has the face of somebody who has arrived at a house to find the name gone from beside the bell. # speaker: The stranger
“It’s where you were written down,” says Solveig. “It’s not the same. I’ve been written down myself.” But you can see that she is thinking of twenty-two summers, and of that plain print, and of a wall with a pale square on it. # speaker: solveig-aas
-> sixth_evening

=== burn_novels
# chapter: Last paragraphs
# scene: fire
They burn well. The stove roars, the wet wood hisses and takes, and for the first time since he came the frost draws in its feet.
Madame Marchetti rescues each at the last instant to read out the final paragraph that it has got. “‘The butler,’ said the inspector, ‘could not have known about the oar.’ And there it stops. How merciful.” She hands it down to you. “‘There is only one person in this room,’ she said, turning slowly. Oh, that is the best of them.” # speaker: odile-marchetti
The stranger is enchanted. “And who was it?” he asks. “The one person?” # speaker: The stranger
“One does not know. The page is gone. One lives in the room with all of them, and gives them the benefit of the doubt.” She says it lightly. Then she hears it, and turns her head, and studies him, with her brows raised, as she might some small flaw in an opponent’s guard. “It can be done, you know,” she says slowly. “One can be very comfortable, not being told.” # speaker: odile-marchetti
“Can one?” says the stranger. # speaker: The stranger
-> sixth_evening

=== burn_instruments
# chapter: The hatchet, one dash and a dot
# scene: fire
The seismograph goes in socks and all. The hygrometer follows. When you bring the hatchet down on the telegraph it utters, in dying, one long dash and a dot.
“T, E,” says the warden. “Well. I’ve no idea either.” She has her arms folded, and the look of a child on the day that school breaks up. “Twenty-two years they’ve asked me for the readings. Not one soul ever asked what he was like.” # speaker: solveig-aas
“What is he like?” asks the stranger. # speaker: The stranger
The oak has caught. It burns with a blue edge, from the varnish. Solveig looks into it. “Slow to settle,” she says at last. “Up half the night. Likes a bit of weather. Can’t abide singing, or else likes it too well, I never made out which. There’s days in March when he lets the sun have the whole of one side and you’d think butter wouldn’t melt.” She clears her throat. “No harm in him. You have only to know where to stand.” # speaker: solveig-aas
“He sounds,” says the stranger, “like a person one might get used to.” # speaker: The stranger
-> sixth_evening

=== sixth_evening
# chapter: Wind on the roof with both feet
# scene: storm
The sixth evening there is no evening. The light goes at noon. The wind stands on the roof with both feet. In the corner the stranger has drawn himself in as small as he can, and it is not small; he has his hands over his ears, like anyone whose own name is on the tip of his tongue.
“I believe that I must know soon,” he says. “I am so sorry. They have been the happiest three nights. But I am not holding very well. I have a feeling in all my upper parts of being about to remember, and I think that it would be better if I were told it, quietly, by friends, than if I were to guess it, suddenly, by myself.” # speaker: The stranger
{player_name != "": “You are {player_name},” he tells you, with a sort of envy. “I have heard them say it. You turn your head, and then you go on with what you were doing. I had not known that it could be done so quietly.”} # speaker: The stranger
A plate walks along the shelf and steps off. Nobody picks it up.
{bram >= 3: “I would tell him about Margery’s road,” says Bram, low. “Not the word. What she wrote under it. I should not mind his having that.”} # speaker: bram-ashdown
{odile >= 3: “I have a thing that I could say,” says Odile, “about a bridge. It is not a thing I say.” She is doing up a grey cuff, one-handed. “I merely mention that I have it.”} # speaker: odile-marchetti
{solveig >= 3: Solveig does not say anything. She has got down the whole sheaf of her reports from the drawer and is holding it in her lap in both arms, like a hen.}
“He’ll ask you,” says the warden to you. “You let him in. That’s how it goes: it’s the one who opened.” She wipes the plate’s place on the shelf. “You’ve one evening to be ready. I won’t tell you what to answer. I’d only tell you the right one, and then it’d be me saying it.” # speaker: solveig-aas
+ [Ask the three of them to stand beside you when he asks.]
    ~ beside = "all"
    -> seventh_evening
+ [Ask for the blue jar to be opened. # hint: nobody has ever been bold enough]
    {not (pack ? tuesday_jar):
        ~ pack += tuesday_jar
    }
    ~ beside = "jar"
    -> seventh_evening
+ [Stack every stick beside the stove, and prepare to say nothing for as long as it takes.]
    ~ wood = wood + 1
    ~ beside = "silence"
    -> seventh_evening

=== seventh_evening
# chapter: Midnight without wind
# scene: midnight
{beside == "all": They come without being asked twice. The knight on your right has washed the ladle for the purpose. The duellist stands at your left, one step back, where a second stands. The warden plants herself behind you, and you can feel her there like a door that is shut.}
{beside == "jar": Sir Bram breaks the seal with his thumb. All of you lean in. There is a smell, faint, of washing dried outdoors, of a slate wiped clean, of some morning in the middle of a week in which nothing whatever was going to happen. “So that was what she liked,” says the knight, and blows his nose.}
{beside == "silence": You have built the wood into a wall. You have filled the kettle, trimmed the lamp, turned your chair to face the corner. Solveig looks over these arrangements as she once looked at your boots. “Well,” she says, “you’ve dug your hole the right way out.”}
At midnight the wind stops.
It does not drop: it stops, as a crowd stops when the person comes in. The stranger stands up. He goes on standing up for some time. His head is among the beams and he bends it with courtesy, so as to look into your face. His own has got very large and very simple. There is a thing about mountains that is forgotten in summer, which is that they are looking at you.
“If you would be so good,” he says. “Where am I?” # speaker: The stranger
+ {known_by_all()} [“You are where…” Begin it, and let the others finish. # hint: it wants more than one voice]
    {beside == "all":
        -> ending_where
    - else:
        -> ending_faltered
    }
+ {not known_by_all()} [“You are where…” Begin it, and let the others finish. # locked: One of the three hardly knows you yet]
    -> ending_faltered
+ {pack ? tuesday_jar} [Hold up the blue jar. “It says here,” you tell him, “that you are Tuesday.”]
    -> tuesday
+ {wood >= 4} [Put another log on, draw up the second chair, and say nothing.]
    -> politeness
+ {wood < 4} [Say nothing, and go on saying it. # locked: There is not wood enough for a long silence]
    -> politeness
+ [Tell him. He asked nicely, and it is his name. # hint: boots first]
    -> the_word

=== function known_by_all()
~ return (solveig >= 2 || solveig_will) && bram >= 2 && (odile >= 2 || odile_will)

=== ending_where
# chapter: Where three people stand beside you
“You are where I lost a glove,” says Odile Marchetti, clearly, before you have drawn breath. Her left hand is bare, and it shakes, and she holds it up in the lamplight for anyone to see. “You are where I was first afraid, and where a boy was kind to me. I have been very rude about you at dinners. I beg your pardon.” # speaker: odile-marchetti
“You are the thirty-ninth road,” says Sir Bram. “She put: steep. She put: Bram will say it is too far, and then he’ll see it. I was a long while coming, because you were the last but one. I should have come sooner. You’re exactly as she drew you.” # speaker: bram-ashdown
Then for a time there is only the stove.
“You’re where I live,” says Solveig Aas. Her voice is quite rough. “You’re the other side of the wall. I’ve put my hand to it every night for twenty-two winters and I’d know you anywhere. I don’t want a house with a street. I only want to be asked, once, if I’d like to stay. And I’ve wrote it all down, and it’s most of it about you, and it doesn’t scan.” # speaker: solveig-aas
He looks from one to the next. He is getting smaller, or further off. His edges have gone soft, the way a face does that has been told something it can rest on.
“There,” he says. “I knew that I must be somewhere.” # speaker: The stranger
He steps back over the sill with care, toes outward. You hear him go up, each stride longer and slower than the one before, and lie down, and let out his breath; and then along the north wall, at the height of a hand, something leans.
# scene: thaw
# ending: where-you-are; Where you are
In April, when the barrier goes up, there are crocuses round the hut, carrying on their nonsense. The knight rides first. He has one road left, and has asked Odile whether she knows of a table, for afterwards, on any day that is not a Thursday; it turns out that she is free on Thursdays now. The warden rubs out the last line on the slate. She does not pack. {role == "postbearer": You have eleven letters to deliver, all of them late; over the word on every one she has pasted a stamp with a heron.}{role == "surveyor": In appendix C, under Remarks, you have written: correct as drawn.}{role == "walker": You have left the guidebook to the stove.} She looks at your boots, and then at you. “Out,” says Solveig Aas, and shakes your hand. “So that you can come back.”
-> END

=== ending_faltered
# chapter: The outline of a word
“You are where,” you say, and wait.
No one goes on. You had not asked them. They would like to: you hear the knight breathe in, and hold it; the lady’s sleeve stirs. But it is not the sort of thing that is said without notice, before a person of a week’s acquaintance. It stays behind three sets of teeth, and the silence that it leaves is just the size and shape of a word.
The stranger is not stupid, he is only large. He looks at the outline of it hanging there in the lamplight, and he begins, with his lips, to try what would fit.
“Boots,” says Solveig Aas. # speaker: solveig-aas
-> avalanche

=== tuesday
# chapter: A blue jar held up
“Tuesday,” says the mountain.
He says it over. You can hear it go up through him, ledge by ledge, looking for a place to stay. On the shelf the cups wait, tilted.
“It is a plain sort of name,” you tell him. You have the jar in both hands. “It’s not for great occasions. It comes round again whatever one has done. Nobody has ever been afraid of it. When it’s over, people hardly know that it has been, and yet they have washed the sheets and answered the letter, and there is something in the oven.”
“And what is it that I do, as Tuesday?” he asks. # speaker: The stranger
“You are there,” says Solveig. “That’s the whole of it. You’re what there is between one thing and the next.” # speaker: solveig-aas
“It’s a great thing to be,” says Sir Bram earnestly. “She died on a Sunday. It was Tuesday that got me up.” # speaker: bram-ashdown
The huge mild face considers it from every side. You think that he knows. You have thought so ever since: that somewhere in that long slow head he was perfectly aware that there was another word, and a grander, and that he had come down for it through the snow. And that he saw four people, and a lamp, and how they were holding on to the table.
“Thank you,” he says. “I like it very much. I believe that I’ll be that, until the spring.” # speaker: The stranger
# scene: thaw
# ending: tuesday; A day in the middle of the week
He went up again by himself, and slept, and snored a little. The pass took nobody. In the ministry’s annual survey, appendix C, you may find under Heron Pass the remark, which no one has remarked on, that the weather there this winter was “like any Tuesday”. The jar stands in the hut, beside the slate, with the lid off. {burned == "map": There is a new map on the wall. It has a stamp in the middle, and the warden drew the rest.|The stamp is still on the map.} She says that when the light is right you can smell washing.
-> END

=== politeness
# chapter: Two chairs, until dawn
You put on a log. You draw up the second chair and turn it a little to the warmth. And you sit down opposite him, and fold your hands, and look at him as kindly as you can, and do not say it.
He waits. He has had practice, since the ice. One by one you hear the others come and sit down too: a creak of leather, a creak of bench, the long creak of Solveig’s knees. Somebody passes somebody a cup. There is a sort of silence that is a shut door. This one, by the second cup, is more like a room.
The first log goes, and the second. Near dawn the stranger says, in a voice with hardly any slope in it, “You are not going to tell me.” # speaker: The stranger
You shake your head.
“Is it because you don’t know?” # speaker: The stranger
You shake it again.
“Oh,” he says. He turns that over. “Then there is a thing about me that four people know, and are keeping safe. All night. In the cold.” He looks at the chair that has been put for him. Very slowly, joint by joint, he sits. “Nobody has ever kept anything for me. I don’t believe I need to have it, if you have.” # speaker: The stranger
# scene: thaw
# ending: out-of-politeness; Out of politeness
It lasted nineteen days, the wood did not, and you burned the bunks, the shelf, the door that had been a table. No one sang. He learned to play at draughts. He let everybody win. On the first of April the corner by the wall was empty, and wet, and {welcome == "boots": in the space in the row of boots stood a pair of puddles, toes outward|on the sill lay one crocus, with its bulb and a good deal of hillside}. You have never said that word since, in any season. It would be like reading a friend’s letters. When you see it printed on a postcard, you find that you have put your thumb across it.
-> END

=== the_word
# chapter: The lamp, taken down
“Boots,” you say first, to the others, over your shoulder. You hear them understand. It is Odile who takes down the lamp.
Then you tell him. It is a short word. You say it as you would to somebody waking in a strange bed: his name, and that it is all right.
“Ah,” says the mountain. It is a sound of such relief that your eyes sting. “Yes. Of course. That is who I am. Thank you. I should have been so” # speaker: The stranger
And he stands up.
-> avalanche

=== avalanche
# chapter: Stars from the woodpile
# scene: avalanche
You leave in a hurry. That is what the toes are for. There is a moment with four people in one door, a very large knight lifting two of you like loaves, and then a white noise with no outside to it, which goes on, and on, and by degrees goes past.
When it has gone past there are stars. You are sitting, all of you, in a row along the top of the woodpile, which is where the warden has always said to sit. There is no hut. There is a stove, upright in the snow, with its pipe on and the fire still in it; and before it, side by side, for he did have manners, four pairs of spare socks.
Above you, awake, and clear from foot to crown for the first time that winter, stands the mountain. He is looking at the view.
“Well,” says Solveig Aas, when the last of it has run out past the stove. “I did always say that I’d try one below the tree line.” # speaker: solveig-aas
# ending: lower-down; A new one, lower down
They have built the hut again, lower down, in the village, in a street. It is beside the church. {solveig >= 3: She hates it until February, she tells you, and then there is the baker’s, and a boy who comes for help with his verses, and on clear nights when she lays her palm to the north wall there is still, though faint, somebody at home.|She writes that it is warm, that the neighbours are loud, and that she goes up on Sundays to shout at him a bit, so that he shall not feel cut.} In twenty-two winters, and now twenty-three, the pass has taken nobody. It took the bridge. {odile >= 3: Madame Marchetti sent flowers.|Madame Marchetti reports that she has dined on it.} {bram >= 3: Sir Bram has been seen on the fortieth road, going quite fast.|Sir Bram still has the thirty-ninth before him, since, he explains, a man can hardly count a road that he went down sitting.}
-> END
