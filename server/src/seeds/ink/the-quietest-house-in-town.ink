# role: locksmith; The locksmith’s apprentice; You have opened nine locks. All of them were yours.
# role: understudy; The understudy; You have played a burglar for a month and been hit with the vase every night.
# role: lodger; The lodger; You rent the basement. It had not crossed your mind to mention it.
# relationship: bram; bram-ashdown; 5
# relationship: amadou; amadou-sene; 5
# meter: noise; Noise in the house; 10
# inventory: sack; In the sack
# item: manual; Burglary for Beginners, due back Tuesday
# item: flask; A flask of the soup, to leave as payment
# item: tin; Tin 311
# talk: bram-ashdown; Is this the whispering part? I beg your pardon. IS THIS THE WHISPERING PART?
# talk: amadou-sene; Speak as you like. I am asleep, you understand. I am asleep in B flat.

LIST things = manual, flask, tin
VAR role = "locksmith"
VAR player_name = ""
VAR sack = (manual, flask)
VAR bram = 1
VAR amadou = 0
VAR noise = 0
VAR signed = false
VAR bird = "none"
VAR hidden = "none"
VAR held = false

-> the_yard

// Two burglars, one honest. The man upstairs is awake from the first line, and keeps a log of everything they wake.

=== the_yard
# scene: yard
# chapter: The yard, six minutes to two
“Am I in?” says Bram. # speaker: bram-ashdown
Half of him is.
“Which half?” # speaker: bram-ashdown
“I can see your boots.”
“Then it is the better half that is in.” His voice comes out of the pantry. His boots are level with your chin. Sir Bram Ashdown weighs sixteen stone, three of them in iron rings, and the window was put there to pass milk through. # speaker: bram-ashdown
“You said you would take the mail off.”
“I took the helm off.” # speaker: bram-ashdown
“You said mail.”
“I said I would think about it. I have thought about it. I was cold.” # speaker: bram-ashdown
{role == "locksmith": You are the professional. He hired you on the strength of your apron. You have opened nine locks in your life, and the ninth was this morning, and it was your own, and you had the key.}{role == "understudy": You are the professional. He saw you in The Blind Alibi, in the part with the mask, from a cheap seat. You did explain. “Modest, too,” he said.}{role == "lodger": You are the professional. He asked in the tavern for a person who knew this house, and you said that you knew it well, and he gripped your arm. He has not asked how.}
“Once more,” says Bram. “Why not the door?” # speaker: bram-ashdown
You hold the library book up to the moon.
RULE ONE. The burglar never uses the door. # document
“And the fellow is asleep?” # speaker: bram-ashdown
“He goes up at ten. It’s the quietest house in town. Felt on the floors, no clocks, nothing that ticks. He collects silences. Four hundred and twelve of them, on reels. You couldn’t hear a mouse in there.”
“So if there were a mouse,” says Bram slowly, “he would hear it.” # speaker: bram-ashdown
Neither of you has looked at it from that side before.
“It is one reel,” you say. “In, up, out. Number three hundred and eleven.”
“Four minutes and ten seconds. At the Bishop’s table.” The boots have gone limp. “I cooked it for thirty. I carried it in myself, and they tasted it, and no one said a word. Four minutes. I went out to the yard and stood with my horse. And he was there in the corner with his machine. And tomorrow night at eight it will be played in the town hall, to the public, with an interval.” # speaker: bram-ashdown
“I know.”
“I have fought a giant, {player_name != "": {player_name}|friend}. I would fight him again tonight and give him the club.” # speaker: bram-ashdown
“We need a word. For danger. If I say badger…”
“Badger. I go.” # speaker: bram-ashdown
“No, you stop.”
“I stop going?” # speaker: bram-ashdown
“You freeze.”
“And to go?” # speaker: bram-ashdown
“You won’t need a word to go.”
“I should like one. Could it be badger?” # speaker: bram-ashdown
Inside the pantry something made of glass begins to roll along a shelf. You both listen to it. It has a long way to come.
01.54. Pantry. Gherkins, one jar. B flat. # document
That is from the log. You have not seen the log. It has not struck either of you that there might be one.
+ [Push him. # hint: low down, with both shoulders]
    ~ noise = noise + 2
    -> the_pantry
+ [Pull him out and use the front door. # hint: against Rule One]
    -> the_front_door
+ {role == "lodger"} [“Bram. I’ve got a key. I live here.”]
    ~ bram++
    -> the_front_door

=== the_pantry
# scene: pantry
# chapter: The pantry, two o’clock
He goes in all at once, and so do you.
It is dark. You are lying on a knight. Something is dripping, and it smells of dill.
“Are you hurt?”
“No.” A pause. “Hic.” # speaker: bram-ashdown
“What was that?”
“Nothing. Hic.” # speaker: bram-ashdown
“You’ve got the hiccups? Now?”
“I have not got the hiccups. Hic. I beg your pardon, I had better tell you.” He sits up. Seven rings fall off him and go to live under the shelves. “It is from a boy. When I say a thing that is not so, I do that. It’s why my father would not let me go in for law.” # speaker: bram-ashdown
You think about this. You think about tonight, the whole length of it.
“You can’t lie.”
“I can begin to.” # speaker: bram-ashdown
“So if he wakes up and asks who’s there.”
“Then I shall say the cat.” He swallows. “Hic. I see what you mean.” # speaker: bram-ashdown
He has found his purse. He is putting coins along the shelf, by touch, and a second row, smaller.
“What’s that for?”
“The gherkins. And a penny for the one I ate.” # speaker: bram-ashdown
“We’re robbing him.”
“Of the reel. I’ve no quarrel with his pickles. And I mean to pay for the reel as well, I told you. I have brought a flask.” He pats it. It has been against his chest and it’s still hot. You can smell it through the cork, over the dill, and you cannot put a name to it. It smells of a Tuesday. “The same soup. To the letter. A man ought to get back what he gave.” # speaker: bram-ashdown
RULE TWO. The burglar leaves no trace. # document
He gets up. His left knee says something, high and long, that you feel in your teeth.
“That’s only the greave. It wants oil. Did it carry?” # speaker: bram-ashdown
02.01. Pantry. Two persons, one honest. Left knee, E sharp. Not unpleasant. # document
-> foot_of_the_stairs

=== the_front_door
# scene: front-hall
# chapter: The front hall, two o’clock
{role == "lodger": “You live here,” says Bram, for the fourth time. “In the house. With a key.” You say that you hadn’t wanted to put him off. You say it is only the basement. You have paid until Friday.|The front door is not locked. It’s not even shut. {role == "locksmith":You had your picks out. }It swings in without a sound, and Bram wipes his boots, and wipes them again, and holds it open for you.}
There is a stand in the hall with a ledger on it and a pen on a string.
“It’s a visitors’ book,” you whisper. “Walk past it.”
“There is a notice.” # speaker: bram-ashdown
“Bram.”
“It says all who enter are kindly asked to sign, as recording may be in progress. He says kindly.” You hear the pen. He writes as he does everything, from the shoulder. # speaker: bram-ashdown
“Tell me you’ve put a false name.”
“I have put Smith.” Then, horribly loud in that felted dark, “Hic.” # speaker: bram-ashdown
“What was that?”
“I have put Sir Bram Ashdown and Pudding.” # speaker: bram-ashdown
“Who’s Pudding?”
“My horse. She’s at the gate. There was room.” He explains it to you then, in a whisper that moves the curtains. He has had it since he was a boy. If he says a thing that isn’t so, he hiccups. It is why he was never let go in for law. # speaker: bram-ashdown
You bring the page close to your face. There are four columns. Name. Accompanied by. Time in. And the last one.
Purpose of visit: burglary (one reel). # document
“You wrote burglary.”
“It was a box. They want a word in the box. I tried to put friend.” He thumps his breastbone. “Twice. It hurt.” # speaker: bram-ashdown
“You’ve put me under accompanied by.”
“{player_name != "":I have spelled {player_name} as well as I could|I left you a gap for the name}. And I mean to pay him, you know. It is in the flask. The same soup, to the letter. A man should get back what he gave.” He takes a step, and his left knee lets out something long and thin that goes up the stairwell and can be heard looking round up there. # speaker: bram-ashdown
“What is that?”
“The greave. It wants oil.” # speaker: bram-ashdown
~ signed = true
~ amadou++
02.01. Front hall. Two persons. They have signed. I could kiss them. Left knee, E sharp. # document
-> foot_of_the_stairs

=== foot_of_the_stairs
So there you both are at the bottom of the stairs. They go up into the dark in a single flight. Beside them in the wall is a small square door, with a rope.
“I could hop,” says Bram. # speaker: bram-ashdown
+ {sack ? flask} [Oil the knee with the soup. # hint: there would be none left to pay with]
    ~ sack -= flask
    -> the_stairs
+ [Send him up in the dumb waiter. # hint: somebody has to be on the other end of the rope]
    ~ noise++
    -> the_dumb_waiter
+ [The stairs, as he is, one at a time.]
    ~ noise = noise + 2
    -> the_stairs

=== the_stairs
# scene: stairs
# chapter: The stairs, ten past two
{sack ? flask: “Toes,” you whisper. “Only toes.” He goes up on his toes. The knee sings at every bend.|You pull the cork and pour it in at the top of the greave. It goes down slowly. It goes down as though it had been told where to. Bram bends the knee. Nothing. He bends it again. It’s the smoothest joint in the country. “Twenty years I’ve paid for oil,” he says.}
You put your foot on the first stair. It goes dong.
It is not loud. It’s low, and round, and in excellent taste. You take the foot off. You put it on again. Dong.
“He has tuned the stairs,” you say.
“Why would a fellow tune stairs?” # speaker: bram-ashdown
“So that he knows who’s on them.”
“Try the next one.” # speaker: bram-ashdown
“I don’t want to try the next one.”
“We might go up the edges.” He does. Ding. It goes ding at the edges. # speaker: bram-ashdown
RULE THREE. On stairs, the burglar keeps to the wall. # document
There’s a method. You find it between you in whispers, with a bitten thumb. You take long steps and miss every other one. Dong, for you. A rest. Ding, Bram. Dong. You’re halfway before you notice that he’s conducting.
“Stop that.”
“I know this.” # speaker: bram-ashdown
“You don’t know it, it’s stairs.”
“Dum, dum, da dum. It’s the wedding one. It is, listen, you’re on the bride.” And he’s right. There you both are, a third from the top, having played as far as the doors of the church. All that remains is one note. It’s the one that makes it a tune. It is on the stair behind you. You’ve missed it out. # speaker: bram-ashdown
“Leave it,” you say.
“I am leaving it.” Bram gains the landing. He stands there in the dark. You can hear him leaving it. “It’s only that it doesn’t finish.” # speaker: bram-ashdown
“It doesn’t have to finish.”
“You do not feel it?” # speaker: bram-ashdown
You feel it in your hips. The whole house is standing on one leg.
“No,” you say.
“Hic,” says Bram, on your behalf, and goes back down five stairs and treads on it. # speaker: bram-ashdown
Dong.
You both breathe out. Somewhere overhead, and neither of you gives it a thought, a bed creaks, as it does when a person who’s been gripping the rail of it lets go.
02.11. Stairs. They resolved it. I had lost all hope. # document
-> the_landing

=== the_dumb_waiter
# scene: shaft
# chapter: The dumb waiter, ten past two
“I go in,” says Bram. “You pull.” # speaker: bram-ashdown
“You’re sixteen stone.”
“You pull well.” # speaker: bram-ashdown
He goes in, folded, with his chin on his knees. You wrap the rope twice about your waist, because it’s in the book, and you let off the brake.
RULE FOUR. With a rope, consider which of you is heavier. # document
You read that bit on the way up.
You pass him at the first floor. He’s coming down, in his box, with his hands clasped, rather fast. You’re going up beside him in the open shaft, on the end of a rope, with a book in your teeth.
“Good evening,” says Bram. # speaker: bram-ashdown
Then he’s below you. There’s a bump and a jangle, and he gets out, as anyone would. So now you’re the heavy one.
You pass the rope’s other end on your way down. It’s empty. You have time to note the workmanship.
“I’m out,” calls Bram, up the shaft. # speaker: bram-ashdown
“Get back in,” you say, arriving on him.
He gets back in.
You pass him at the first floor. “I have had a thought,” he says. “If one of us were to catch hold of…” # speaker: bram-ashdown
Bump. Jangle.
“Don’t get out,” you shout in a whisper, from the attic.
“I’ve got out.” # speaker: bram-ashdown
You pass nobody at the first floor. You’ve stopped minding. There’s a sort of peace.
On the fifth trip you put out an arm and hook the sill of the first-floor hatch as it goes by. He comes up past you and does the same on his side, and you both hang there, cheek to cheek, in a space for a tray.
“What is the word for this?” whispers Bram. “Is it badger?” # speaker: bram-ashdown
“Which kind?”
“I hadn’t decided.” # speaker: bram-ashdown
You roll out on the landing together, and the box, let off with no one in it, goes down on its own, two floors, into the scullery, and stops against the fish kettle. You lie still for a count of sixty. Bram loses count and starts over, so that for him it’s a hundred.
02.14. Shaft. A conversation, in instalments. I have moved to the banisters so as not to miss the end of it. # document
-> the_landing

=== the_landing
# scene: landing
# chapter: The upper landing, twenty past two
There’s a cage here, on a hook, with a blanket over it.
“He has a bird,” says Bram. “You never said he had a bird.” # speaker: bram-ashdown
“It’s asleep. It’s got its blanket on. Walk.”
You walk. The felt’s an inch thick. Four steps, five. You’re both past it when the blanket speaks.
“Am I in?” it says. # speaker: Colonel
It’s Bram’s voice. It is exactly Bram’s voice, with the pantry round it.
You look at Bram. His mouth is shut. He’s pointing at it, to show you.
“Which half?” says the blanket. It clears its throat, and does you. “You said mail. You said mail. You said MAIL.” # speaker: Colonel
“Do I sound like that?” you say.
“Yes,” says Bram, and there’s no hiccup. # speaker: bram-ashdown
Inside the blanket a chain is dragged along a perch. There’s a click, and a long, satisfied whirr.
“Badger,” says the parrot, at the top of its lungs. # speaker: Colonel
Bram goes. You freeze. He gets as far as the end of the landing, sees that you’re not with him, comes back, and freezes, by which time you have gone. You meet in the middle.
“What does it MEAN?” hisses Bram. # speaker: bram-ashdown
“It doesn’t mean anything, it’s a parrot.”
“BADGER,” says the parrot. “It is one reel. In, up, out. Number three hundred and eleven.” It has got your vowels. A dog in the next street has begun to take an interest. # speaker: Colonel
RULE FIVE. Of dogs, see Chapter Six. # document
“Look up parrots,” says Bram. # speaker: bram-ashdown
“There’s nothing about parrots.”
“Look under birds.” # speaker: bram-ashdown
“It goes from banisters to bread knives.”
02.21. Landing. Colonel is in voice. He has learned six new lines in half an hour and I have not had a word out of him since Easter. # document
+ {sack ? flask} [Give him the soup. # hint: Bram has never dared to watch it tasted]
    ~ sack -= flask
    -> the_soup
+ [Have Bram talk to him, officer to officer. # hint: it says COLONEL on the cage]
    -> the_salute
+ [Get the blanket over him properly. # hint: quickly, and all of him]
    ~ noise = noise + 2
    -> the_blanket

=== the_soup
# scene: cage
# chapter: The cage, half past two
~ bram++
Bram draws the cork himself. He turns up the corner of the blanket as he’d turn down a sheet. An old grey head comes round, with an eye in it that has seen garrisons.
“Sir,” says Bram. “It’s hot. There is a bit of barley in it that I can’t vouch for.” He pours a capful and holds it up to the bars, and then he looks away. He always does. He can’t see people taste it. # speaker: bram-ashdown
There’s silence.
It lasts. You don’t care to breathe. The beak goes down, and comes up, and works. The eye shuts. It opens, and it’s looking at Bram.
“What’s he doing?” whispers Bram, to the wall. # speaker: bram-ashdown
“He’s thinking.”
“They did that. They all did that. Is he making the face?” # speaker: bram-ashdown
“He hasn’t got a face. It’s beak to the edges.”
The head goes down again. It stays down. There’s a noise in there now, small and regular, that you have trouble placing, since it’s not a noise that goes with Bram’s cooking. It’s scraping. He’s getting it out of the corners.
“Bram. He’s finished it.”
“Don’t,” says Bram. “A man can only bear so much kindness on a landing.” # speaker: bram-ashdown
“Turn round.”
He turns round. The cap’s empty. The parrot has taken it in one foot and is banging it on the bars, once, twice, with its eye on the flask. So you pour out all the rest. It takes nine minutes. Bram sits down on the felt with his legs straight out and watches every drop of it go in. He doesn’t say a thing. When he wipes his face it rattles.
Afterwards the old bird tucks up a leg and gives a sigh, and his eyelids come up from below. He hasn’t another word in him. He’s too full.
“I shall remember this,” says Bram, “when I am old.” He puts two coins in the feed dish. # speaker: bram-ashdown
02.39. Landing. Colonel silent, nine minutes. That has happened once before, in a chapel, and I had no reel on. Tonight I have one on. I am weeping. What is IN it? # document
~ bird = "fed"
~ amadou++
-> the_reels

=== the_salute
# scene: cage
# chapter: The cage, half past two
“Me?” says Bram. # speaker: bram-ashdown
“He’s a colonel. You’re a knight. You’ll have things in common.”
“He outranks me.” He pulls down his mail at the back and stands to attention before the blanket. He salutes. It takes the sconce off the wall, and you catch it. “Sir. Ashdown, sir. Reporting.” # speaker: bram-ashdown
The blanket considers that.
“Where’s your hat?” it says. It’s a new voice, and there is gravel in it, sixty years of parade ground. # speaker: Colonel
“On my horse, sir.” # speaker: bram-ashdown
“Where’s your horse?” # speaker: Colonel
“At the gate, sir.” # speaker: bram-ashdown
“Why isn’t she at ATTENTION?” # speaker: Colonel
“She’s a mare of settled views, sir.” # speaker: bram-ashdown
“Bram,” you say, “he isn’t really…”
“Who said that?” says the blanket. # speaker: Colonel
You find that you have got your heels together.
It takes a quarter of an hour. You’re inspected. It’s done by ear. You are made to number off, and there being two of you it does not take long, so you’re made to do it until it’s smarter. Bram is asked his intentions. He is asked them by a superior officer, and out it all comes, the Bishop, the soup, the reel, the town hall, the interval. You put your face in the wall.
“A raid,” says the blanket. # speaker: Colonel
“Yes, sir.” # speaker: bram-ashdown
“Whose idea was the WINDOW?” # speaker: Colonel
Bram opens his mouth to say that it was his own. You watch him try. “Hic,” he says. # speaker: bram-ashdown
“Amateurs,” says the blanket, but not unkindly. The chain moves along the perch. “Second door. Mind the third board. No talking in the ranks. If you’re taken, you’ve never met me.” And then, in a very different voice, one you haven’t heard before, slow and deep and full of sleep, it adds, “Thank you, Colonel.” # speaker: Colonel
You wonder about that for a moment. Whose voice would it have learned that from?
“Carry on,” it says. # speaker: Colonel
02.46. Landing. He has given them orders. He has told them about the third board. I have had that bird for nine years and he has never told me about the third board. # document
~ bird = "ranked"
~ amadou++
-> the_reels

=== the_blanket
# scene: cage
# chapter: Under the blanket, half past two
You get hold of two corners. Bram has the other two. On three, you say.
“On three, or after three?” # speaker: bram-ashdown
“On.”
“One,” says Bram. “Two.” # speaker: bram-ashdown
“Three,” says the parrot, and you both throw. # speaker: Colonel
It’s a good blanket. It’s a far bigger blanket than you’d thought, it’s off a double bed, and when it comes down it comes down over the hook, the cage, the bird, and Bram. You’ve still got your corners. It gives a heave. There’s a door in that cage, apparently, and it wasn’t fastened.
“He is out,” says the blanket, in Bram’s voice. # speaker: bram-ashdown
“He’s out,” says the blanket, in Bram’s voice, lower down. # speaker: Colonel
“Which of you is that?”
“It’s I,” says the blanket. “It’s I,” says the blanket. There’s a flurry. “That’s my ear. That’s MY ear.” # speaker: bram-ashdown
You hold the edges down with your knees and try to think. It’s going round and round in there. It’s got a foot out. It’s a boot, that’s no help.
“Bram, say something only you would know.”
“I am wearing my wife’s stockings,” says the blanket. “They’re warmer.” # speaker: bram-ashdown
There’s a silence.
“I’m wearing my wife’s stockings,” says the blanket, delighted. # speaker: Colonel
“That’s torn it,” says the other. # speaker: bram-ashdown
In the end you roll it up, with all of it inside, and sit on the top until the part that pants and the part that swears have come to an understanding. When you let Bram out he’s got a feather in his beard, and a look you’ve seen on people getting down from a coach. The bird stays in. You tie the neck with your bootlace. From the depths of it, from time to time, in a muffled, thoughtful voice, you hear about the stockings.
RULE SIX. If you must make a noise, make it once. # document
02.44. Landing. I had to put a pillow in my mouth. They must have thought that it was the pipes. # document
~ bird = "bagged"
-> the_reels

=== the_reels
# scene: reels
# chapter: The reel room, ten to three
The second door opens by itself and shuts behind you without a click. After that it’s so quiet that you hear your own eyes move.
It’s shelves, up to the ceiling, and on the shelves are biscuit tins. There’s a table with a machine on it under a cloth. You strike a match and hold it along the labels.
“Relief, after a dentist,” Bram reads. “Arithmetic. Snow. Snow, with dog.” He’s whispering. It’s the first time tonight that he has whispered as other people do. “A jury. The same jury, having seen the photograph.” # speaker: bram-ashdown
“We want three hundred and eleven.”
“They’re not by number. They are by what they’re silent about.” # speaker: bram-ashdown
The match burns you. You strike another.
“The end of an argument. Here’s a whole shelf of them.” His finger goes along. “Before music. After music. Two people who’ve both remembered it’s the anniversary.” He bends down to the lowest. “This one only has a name on. Mother, it says.” He gives it a little shake, as you’d try an egg. He looks at you. “There’s nothing in it.” # speaker: bram-ashdown
You had been doing well till then at not thinking about the man upstairs.
“Put it back just as it was.”
“I have.” He squares it up with one finger. Then, because he’s Bram, he takes a coin out of his purse, finds there’s no right place to put it, and stands there with it shut in his fist. # speaker: bram-ashdown
“Soup,” you say. “It isn’t under soup. I’ve looked under soup.”
“It will be under shame.” # speaker: bram-ashdown
“It was at the Bishop’s. It could be in bishops.”
“He has a section for bishops?” # speaker: bram-ashdown
“He’s got a shelf and a half.”
{bird == "ranked": From out on the landing a voice like a gravel pit observes that in its day a man found his own ammunition.}{bird == "fed": From out on the landing there comes a small, replete belch.}{bird == "bagged": From out on the landing, muffled, you’re told about the stockings.}
RULE SEVEN. Know what you have come for, and where it is kept. # document
02.52. Reel room. The big one has found my mother’s. He put it back straighter than it was. # document
+ [Look under Shame.]
    -> under_shame
+ [Look under Bishops. # hint: top shelf, no ladder]
    ~ noise = noise + 2
    -> under_bishops
+ {role == "understudy"} [Look under Applause. # hint: it’s where you would have hoped to find yourself]
    ~ noise--
    -> under_shame

=== under_shame
# scene: shelf
# chapter: The lowest shelf, three o’clock
{role == "understudy": “Applause?” says Bram. “It was silent.” You say that there’s silent and silent. You’ve stood behind a canvas door every night for a month and learned to tell, from the back, which one it is. But he’s already on his knees at the other end, since he is sure of his own heading.|He’s on his knees before you have the match lit. He didn’t have to look for it.}
“Shame,” he reads. “Shame, general. Shame, in uniform. Shame, a singing teacher’s.” It’s a long shelf. He takes his time over it. “I had thought it would be lonelier.” # speaker: bram-ashdown
“Is it there?”
“A man who waved back at somebody who was waving at somebody else,” says Bram. “Two minutes. Poor fellow.” He touches the tin. “A speech with the wrong speech in the envelope. What is this? A person who said good night to a cloakroom. Have you ever done that?” # speaker: bram-ashdown
“No,” you say.
“Hic,” he says kindly. # speaker: bram-ashdown
At the far end there’s a gap, the width of one tin, and in it a card.
311. MOVED. See APPLAUSE. # document
Bram reads it. He turns it over and reads the back, which is blank, and then the front again.
“It’s a mistake,” he says. # speaker: bram-ashdown
“It’s in his writing.”
“Then he’s made a joke of it. He’s filed me under a joke.” He gets up. It’s all got very stiff and correct. You would give a great deal for a hiccup. “Well. Let us see it.” # speaker: bram-ashdown
Applause is a single shelf, next to the window, in the good light. There aren’t many. A child’s recital. A surgeon. The night the river stopped. And there, with a red ribbon round it, which none of the others has, stands tin three hundred and eleven.
“A ribbon,” says Bram. “To be seen better from the gallery, I suppose.” # speaker: bram-ashdown
You lift it down. It weighs nothing. {role == "understudy": Your eye stays on the shelf. You look for the Theatre Royal, the vase, the thirty-one nights. It isn’t there. You hadn’t really thought so.|It is warm, and it takes you a moment to wonder why. A reel gets warm from being played.}
03.04. Reel room. He thinks that I was laughing at him. Oh, this is not going at all as I had planned it. # document
~ sack += tin
-> the_footsteps

=== under_bishops
# scene: shelf
# chapter: The top shelf, three o’clock
There’s no ladder. There is Bram.
“On my shoulders,” he says. “Mind the ears. One’s been bitten.” # speaker: bram-ashdown
So you go up. He holds you by the ankles. His hair smells of woodsmoke and dill. You strike a match at arm’s length, and there they all are, at the top, in purple tins.
“Read them to me,” says Bram. # speaker: bram-ashdown
“Bishop, asked a direct question. Bishop, shown the plumbing. Bishop in lift. Two bishops, one sandwich.”
“Go along. I’ll walk you.” He walks you. You go smoothly down the room, seven feet up, holding a match, and it strikes you that this is the only thing the pair of you have done well all night. # speaker: bram-ashdown
“Bishop who had thought that it was a fancy dress party. Bishop and swan. Stop. Back.”
He backs. He backs with confidence. There’s a stool.
You’ve got time to say badger. He freezes. It’s the right thing to do, you’d settled on it, he’s remembered, you could kiss him. Only his feet have frozen. The rest of him is still going back.
RULE EIGHT. When falling, let go of the shelf. # document
It’s eleven bishops, in the end. They come down one by one, each on the last. Then the lids. A lid, set rolling on its rim, will go round in smaller and smaller circles, faster and faster, for longer than you would believe, and these are very good lids.
You’re lying across him. You watch the last of them go round.
“Under B,” you say, “there’s a card. I saw it just before. It says three hundred and eleven, moved. It says see Applause.”
“Applause,” says Bram. # speaker: bram-ashdown
The lid goes wow, wow, wow, wowowow.
“That is hard,” he says. “I would never have taken him for a cruel man. {signed: He wrote kindly on his notice.|A man with pickles like that.}” # speaker: bram-ashdown
It’s by the window, with a red ribbon on it. You crawl there and take it down.
03.04. Reel room. Eleven bishops. It is the finest thing I have ever heard and I have had to bite the newel post. But he thinks that I am laughing at him. I shall have to go down. # document
~ sack += tin
-> the_footsteps

=== the_footsteps
You’ve got it. You’ve actually got it. It’s in the sack. You look at one another, and for a moment neither of you can think of a single thing that’s wrong.
Dong, says the house. Ding. Dong.
It’s on the stairs. It is coming down from the floor above, without any hurry, in slippers, and it’s in tune.
“Badger,” you breathe.
“Yes, but which?” # speaker: bram-ashdown
+ [Stand him in the corner. He is a suit of armour. # hint: it is nearly true]
    -> the_armour
+ [Under the table, the two of you. # hint: it is a small table]
    ~ bram++
    -> the_table
+ [Out on the window ledge. # hint: {noise >= 5: there is a light in the street already|it is not far down, for a cat}]
    ~ noise++
    -> the_ledge

=== the_armour
# scene: corner
# chapter: The corner of the reel room, ten past three
~ hidden = "armour"
You put him by the bookcase with a poker in his fist. You get behind the curtain. It stops at your knees.
The door opens. A candle comes in, with Amadou Sène behind it, in a dressing gown. He’s big and slow. He sets down a glass of milk. Then he looks round, at the bishops if there are any, at the gap on the shelf, the curtain, your boots, and the suit of armour.
“I don’t recall buying that,” he says. # speaker: amadou-sene
The armour doesn’t say a word. It’s superb.
“And how well it’s made. You would think there was a person in it.” He walks all round it, with the candle. “What an expression. It is the face of a man who has left something on the stove.” # speaker: amadou-sene
Sweat runs down the armour’s nose.
“You’ll be the fourteenth century,” says Amadou, and breathes on the breastplate and gives it a rub. “Or a copy?” # speaker: amadou-sene
“Original,” says the armour faintly. # speaker: bram-ashdown
“I beg your pardon?” # speaker: amadou-sene
“Hic.” # speaker: bram-ashdown
“It must be the pipes,” says Amadou. He’s having trouble with the corners of his mouth. He pulls out a chair, and sits down opposite, knee to knee. “I’m glad of the company, to tell you the truth. I can’t sleep. I have a thing on my conscience about a soup.” # speaker: amadou-sene
The poker’s started to shake.
“There was a dinner, in the spring. I record no one without asking, so I’d asked, they all signed, thirty and the Bishop. But the cook was in the kitchen. It was only when he’d come in and gone out again that I saw I hadn’t asked the cook. I have been looking for that man since May. I put up posters for my concert, in large letters, with the number of the reel. I thought, if he’s a person of any spirit, he’ll come and burgle me.” He takes a drink of milk. “I’ve been leaving the front door open for three weeks. It’s played hell with the heating.” # speaker: amadou-sene
Nothing moves, anywhere.
“Of course,” says Amadou to the armour, “you wouldn’t know him.” # speaker: amadou-sene
You see Bram get ready to say no. You see it rise in him, you see it reach the collar.
-> hold_it

=== the_table
# scene: under-table
# chapter: Under the table, ten past three
~ hidden = "table"
~ amadou++
It’s a card table. You’ve got your knees in your ears and his greave in your ribs. You have the sack. The cloth comes down to within a foot of the floor, and there’s a line of candlelight along the bottom of it, and then, in the line, two slippers.
They’re large. They stop. They turn out, as a man’s do who’s looking at a room.
“Well, now,” says a slow deep voice overhead. “Did I leave it like this?” # speaker: amadou-sene
A chair creaks. He’s sitting down. The slippers come in under the cloth, and one of them settles on Bram’s hand.
Bram’s eyes go wide. You shake your head. He’s biting his own beard.
“What I like in a quiet house,” says the voice, to nobody, “is that you can think aloud.” There’s a clink, a glass put down. “Now, if I were a burglar. I wouldn’t be upstairs, under the bed, for I have looked. I shouldn’t be on the ledge, it’s been painted. I’d be somewhere close. I’d be in great discomfort. I would have a friend’s knee in my ribs.” # speaker: amadou-sene
You don’t dare to move the ribs.
“I would be wondering if that fellow upstairs was laughing at me.” The slipper lifts off Bram’s hand, gropes about, finds the hand once more, and pats it, with the toe. “He was not. I’d like that to be heard, if there’s anybody to hear it. That fellow, when he is at home, does not think a thing like that’s a joke. He’s had it on the machine every night since the spring. He put a ribbon on it.” # speaker: amadou-sene
Bram looks at you. He’s mouthing something. You can’t read it. He mouths it larger. You think it’s badger.
“He records no one without asking,” says the voice. “He’d asked them all, thirty and the Bishop. But the cook came in and went out again before he could be asked. So that fellow printed posters, with the number on them, to make the cook so angry that he’d come. And has left his front door open for three weeks, and he’s got a cold from it.” There is a tremendous sneeze. “Bless me,” he says. # speaker: amadou-sene
“God bless you,” says Bram, before he can stop. # speaker: bram-ashdown
You shut your eyes.
“Thank you,” says the voice. “It must be the pipes.” # speaker: amadou-sene
Bram’s cheeks have gone out. There’s one coming. You’ve got to know the signs.
-> hold_it

=== the_ledge
# scene: ledge
# chapter: The window ledge, ten past three
~ hidden = "ledge"
It’s fourteen inches wide, and it has been painted.
“When do you think it was painted?” says Bram. # speaker: bram-ashdown
You lift up a hand. The ledge comes with it, a little way, in strings.
“Today,” you say.
You have your back to the wall. He has his front to it. He went out the wrong way round. He’s looking at brick. Below is the yard, a horse, and a small constable holding a dark lantern, who has been standing there, by the look of it, for some time.
“What can you see?” whispers Bram. # speaker: bram-ashdown
“Nothing much.”
“Hic,” says Bram. # speaker: bram-ashdown
“That was me who said it.”
“I know. I’m frightened. It’s spreading.” # speaker: bram-ashdown
“Evening,” says the constable. # speaker: Constable
“Good evening,” says Bram to the bricks. # speaker: bram-ashdown
“Would that be your horse?” # speaker: Constable
“It’s hard to say from here.” You wait for it. “Hic. Yes.” # speaker: bram-ashdown
“Only she’s let herself into the vegetables.” # speaker: Constable
The window behind your head goes up. There’s a hand, and there’s a candle in it. A large slow man in a dressing gown leans out between you on his elbows, and looks at the night. He’s brought a glass of milk.
“It’s all right, Mr Perkins,” he calls down. “They’re drying.” # speaker: amadou-sene
“If you say so, Mr Sène. I’ve got a complaint about a noise.” # speaker: Constable
“I’ve had none.” He drinks some milk. He doesn’t look at you, he’s far too well brought up. “A remarkable evening,” he says to the air. “You know, I had a cook to look for. I’d recorded a silence of his in the spring, and I ask everyone, I had asked all thirty and the Bishop, but the cook came in and went out before I’d got to him. So I had posters made with the number of the reel. I thought that he’d be angry and he’d come. And then I thought, but he’ll want to come in at the window, a man with any feeling. So I’ve left them all unlocked for him since May, and I had the ledge done.” # speaker: amadou-sene
Beside you the mail has stopped clinking. He isn’t breathing.
“White,” says Amadou. “So that he’d see it.” # speaker: amadou-sene
“I see nothing,” says Bram to the brick, under his breath, from pure nerves, and you feel it start in him, low down.
-> hold_it

=== hold_it
You’ve still got a choice. There is nearly always a choice. It says so in the book, on page one.
+ [Hold his nose. # hint: he might keep it in]
    ~ held = true
    ~ noise++
    -> good_evening
+ [Spare him, and show yourself.]
    ~ bram++
    -> good_evening

=== good_evening
# scene: candle
# chapter: The reel room, twenty past three
{held: You get Bram by the nose. He holds it. You hold him. It goes up through him in stages, his ears move, his eyes cross, a ring pops off somewhere and pings away. For a moment you believe that he’s done it. Then it comes out at the other end of the knight, through the greaves, and every tin in the room hums. “03.19,” says Amadou Sène, and a nib scratches. “Both legs. A flat.”|“All right,” you say. “All right. It’s us.” {hidden == "ledge": You come unstuck one palm at a time, and climb in|You come out with your palms up}. Amadou Sène looks from you to Bram and back, and puts a finger to his lips, and writes something on his cuff. 03.19, it says. They have come in. Then he takes the finger down.}
You look in the book. It’s a reflex by now. You turn to the last rule. There’s a stub where the page was, torn off short, and across from it, on the inside of the cover, is the slip from the library with its column of stamps and its one other name.
Last borrowed by: A. Sène. # document
“I’ve got that page,” says Amadou Sène. “I use it as a bookmark.” And he takes it out of his dressing gown and gives it to you, {hidden == "ledge": across Bram|past the milk}, with a thumb against the line.
RULE TEN. If the householder is awake, say good evening. # document
“Good evening,” you say.
“Good evening.” He’s got a smile that takes a while to arrive and then brings its luggage. “I’ve had the machine going since six minutes to two. I hope that’s all right. {signed: You signed for it so beautifully.|You didn’t sign, so you must tell me, and I’ll wipe it off.}{role == "lodger": And you are paid until Friday. You might have knocked.}” # speaker: amadou-sene
Bram has come out from {hidden == "armour": being a suit of armour|where he was}, and stands on the carpet with his head down. {noise >= 6: There’s a hammering at the street door, and boots. Four streets have complained. “In the name of the law,” it says, through the letter box.|The house has gone quiet round the three of you. Even the bird has.} He’s sixteen stone. He looks about nine.
“It was I,” he says, “that made the soup.” # speaker: bram-ashdown
You wait. There’s no hiccup.
“I know,” says Amadou. “And you came all this way, and it’s in your friend’s sack, and I will do whichever you like. I’ll play it. I’ll wipe it. You may take it home under your arm. It’s yours.” He rubs his nose with the back of a wrist. “But you left too soon. You went out to your horse. You’ve heard four minutes of it. The reel runs for six.” # speaker: amadou-sene
Bram looks at you. It’s the same look he had in the window. He doesn’t know which half of him is in.
“You’re the professional,” says Bram. # speaker: bram-ashdown
+ {noise < 6} [“Play it.”]
    -> played
+ {noise >= 6} [“Play it.” # locked: They are breaking down the street door]
    -> played
+ {noise >= 6} [Stay where you are, hold Bram’s arm, and let them come up.]
    -> the_court
+ {noise < 6} [Go down, {hidden == "ledge":out to the constable in the yard|knock on the constable’s door}, and give yourselves up properly. # hint: Bram feels that he ought to be arrested]
    -> the_court
+ [“Wipe it. He needn’t ever hear it.”]
    -> wiped
+ [Snatch up the machine’s other reel, the one that is turning, and run.]
    -> other_reel
+ {bird != "none"} [Make a dash for it with the sack, down the landing, past the cage.]
    -> the_wrong_sack

=== played
# scene: machine
# chapter: The machine, half past three
He threads it himself. He’s got very large, quiet fingers. He has you both sit down, and he puts the headset on Bram, and turns one of the ears out so that you can get your own against it.
“You should know,” he says, “that I’ve never played the end to anyone. I was keeping it for you.” # speaker: amadou-sene
There’s a hiss. There’s a big room in it. You hear thirty chairs, thirty plates. A door. Boots that you know, one of them squeaking, come in, come up the length of a table and stop.
“Soup,” says Bram’s voice, a long way off. # speaker: bram-ashdown
Then it starts. It’s terrible. It’s exactly as he told you. There’s not a word. You hear him standing there. You hear him begin to think that he might say something, and the mail shift, and him not. A minute. Two. Beside you Bram has shut his eyes. Three. At four the boots go, not fast, and a door closes, and now he’s out there in the yard with his face in the neck of a horse, and in the room there’s still nobody who speaks.
“That’s where I stopped,” whispers Bram. # speaker: bram-ashdown
Amadou lifts up a finger.
It’s very soft to begin with. You take it for the tape. It’s a scrape. There’s another, further off, and then they’re all round the table, up and down, quick and small, and you know what it is, {bird == "fed": you heard it on the landing an hour ago|you’ve done it yourself, alone, with the door shut}. It’s thirty spoons, in the corners of thirty bowls. They had never stopped. They hadn’t said anything because they had their mouths full. It gets slower. It stops. Someone lays down a spoon with great regret. And in the hush after that, cracked and old and not at all used to asking, comes a voice.
“Is there more?” says the Bishop. # speaker: The Bishop
A chair goes over. Somebody’s getting up to look for the cook. The reel runs off the end, and flaps round and round, and no one puts out a hand to stop it.
“It wasn’t,” says Bram. He has to start over. “It was not a bad soup.” # speaker: bram-ashdown
The three of you wait. You give it a full minute. You’d hear a mouse.
# ending: is-there-more; Is there more?
Nothing. Not a hiccup. {sack ? flask: “I’ve a flask of it here,” says Bram. “To pay with.” Amadou fetches bowls. It’s getting light, and you sit round the card table with your elbows in, and all that can be heard in the quietest house in town is spoons. You get yours down you before you know that you’ve started. It isn’t that it’s good, it’s that you can’t leave it alone. You look up. They’ve both looked up. No one cares to be the first to say it, and so from the landing, in the voice of a man of the church, Colonel says it for you.|He made some more. It took until seven, in that kitchen, out of what there was, with a lot of gherkin in it, and he sang. He never sings. You all had two helpings, and Colonel had three and said it each time.} The concert was that night at eight. There was an interval, and in the interval there was soup. {player_name != "": You took back the book on Tuesday, and it was stamped, and under A. Sène they wrote in {player_name}.|You took back the book on Tuesday. There was a fine on it, for dill.}
-> END

=== wiped
# scene: machine
# chapter: The machine, half past three
“You’re sure,” says Amadou. # speaker: amadou-sene
He’s asking you both. You’re looking at Bram, and Bram’s looking at the reel. It’s such a small thing. It’s on the table with the ribbon off, and he has his hands behind him like a boy in a shop.
“I know what’s on it,” says Bram. “I was there. He’s a kind man and he’d like to make it better for me, and it’s very good of him. But I’ve had it in my ears since the spring. I should like to put it down.” # speaker: bram-ashdown
“There are two minutes you have not…” # speaker: amadou-sene
“They’d be laughing,” says Bram. “I couldn’t, sir. Not the laughing.” And he doesn’t hiccup. He does believe it. # speaker: bram-ashdown
So Amadou threads it the other way about. He does it as he’d promised to, as he’s promised everyone. He shows Bram which key it is, and it’s Bram that holds it down. It takes six minutes and eight seconds. The needle doesn’t move. You’re all very quiet. Not one of you sits down. {noise >= 6: Below, the law has gone to fetch an axe to the street door. It isn’t locked. Nobody down there has tried the handle.}
You happen to be watching Amadou’s face. At about the fifth minute it does something. He’s looking at that blank turning tape the way you’d watch a boat go down with a friend’s piano in it. He opens his mouth. He looks at Bram, who’s standing up straighter than you’ve seen him stand all night. And he shuts it.
“There,” says Amadou. “It’s gone. It was only ever yours.” # speaker: amadou-sene
“I am obliged to you,” says Bram. {sack ? flask: “I brought you this for it.” He sets the flask down on the cloth. “You needn’t. It’s the principle.”|“I had a flask, to pay you. It got used up on the way.”} # speaker: bram-ashdown
# ending: nothing-on-it; Nothing on it
You went out by the front door{noise >= 6:, and held it for a constable with an axe}. {signed: He signed out. Under remarks he put, none.|He wanted to go by the window, as he’d come, and was talked out of it.} It was light enough to see your hands. He was so happy. He told you the whole way across the yard what it felt like, it was like having a stone out of your boot, he said, and you let him. You’d got as far as the gate when you heard it, through the landing window, behind you. {bird == "fed": It was the parrot, waking up, empty.|It was the parrot, talking in its sleep.} It had been at that dinner too. It goes to everything. It was doing an old cracked churchman’s voice that you’d never heard before, and it said three words, and it said them twice. “What was that?” said Bram, turning in the saddle, with his face all open. You thought about it. {player_name != "": You’re not a knight, {player_name}, you can|You aren’t a knight, you can} say what you like. “Nothing,” you said. And you hiccuped.
-> END

=== other_reel
# scene: getaway
# chapter: The yard, twenty-five to four
You’ve no idea why. You’ve been a burglar for an hour and a half and you would like, once, to burgle something. It’s going round. It’s there. You have it off its spindle and down your shirt, and you’ve got Bram by the belt. “BADGER,” you say, and this one time, God knows how, you both know which.
You go out of that room together. Dong, ding, dong, you go down those stairs as far as the church doors, and Bram shouts, “Leave it,” and you leave it, it’s agony, {signed: you’re past the visitors’ book|you’re through the pantry, over the gherkins}, {noise >= 6: two constables flatten themselves to let you by, and Bram wishes them good luck,|Bram shuts the door after him, so as not to let the cold in,} you’re in the yard, you’re both up on one horse.
Behind you, in the upstairs window, a large man in a dressing gown is leaning out into the dawn, and he’s clapping.
Pudding was a plough horse. She goes to the end of the field at a gallop, turns, and comes back.
“Good evening again,” says Amadou, from above. # speaker: amadou-sene
“I’m so sorry,” says Bram. “It’s the way she’s made.” And you go out once more by the gate, at a walk, with your hats off. # speaker: bram-ashdown
It is two days before you find a machine to play it on. It’s in a barn, at a dance, they let you have it after the band’s gone home. You have tin three hundred and eleven with you. It’s in the sack, it always was. But Bram won’t have that one put on. He says the other. He says that he’d like to know what you stole.
So you sit in the straw and listen. It’s an hour and forty minutes long. There’s almost nothing on it. There’s a jar. There are, quite clearly, two grown people breathing, and each of them is trying to do it so as not to be a trouble to the other. There’s a whisper, and a shush, and somebody’s stomach. Now and again, for a minute or more, there’s no sound whatever, and you can tell that it’s two people and not one. You couldn’t say how. You’d know it anywhere.
# ending: friendship-by-night; Two burglars, by night
Round the hub of the reel he had stuck a label. He must have written it before either half of Bram was in. Friendship, it says. Two a.m. The rarest I have. Bring it back when you’ve finished, and bring the cook. You play it every year, the same night, whichever road he’s on. {player_name != "": “You come in so well there, {player_name},” says Bram, at the dumb part, after the third shush.|“You come in so well there,” says Bram, at the dumb part, after the third shush.} He has never yet played his own. He keeps it in the saddlebag next to Pudding’s apples. He says he’s getting round to it. He doesn’t hiccup, so it must be so.
-> END

=== the_wrong_sack
# scene: getaway
# chapter: The road, a quarter to four
~ sack -= tin
“Run,” you say.
“Is that a new word?” # speaker: bram-ashdown
You run. You’re on the landing, it’s black as a boot, you’ve lost the match. Bram’s behind you, saying sorry to the furniture{noise >= 6: and to two constables}. The sack’s been put down somewhere. You feel about at the head of the stairs and there it is, a good weight, and you swing it on to your back. {bird == "bagged": It gives a grunt. You put that down to the stairs.|It’s got a hook on top, which is odd. You don’t stop to think about hooks.} Dong, dong, ding. Behind you a deep voice cries out, “No, wait, not that,” in a voice of real alarm, and it’s the first time all night that you’ve felt like a proper burglar.
You’re four miles off, with the sun coming up, when you stop to look at what you’ve got. Bram spreads out his cloak for it, so it shouldn’t be scratched.
“We did it,” he says. “I never thought so. I’ll say it now, I thought all along that we were the wrong men.” He undoes {bird == "bagged": the bootlace|the cloth} with the tips of his fingers. # speaker: bram-ashdown
“Amateurs,” says {bird == "bagged": the sack|the loot}. # speaker: Colonel
Neither of you speaks for a bit.
“Put him back in,” you say.
“I can’t put him back in. He’s looking at me.” # speaker: bram-ashdown
An old grey head comes up out of the folds. It sees the sky. It sees the hedge, a field, a mare eating it. It has lived for nine years in the quietest house in town and it breathes in, and goes on breathing in.
RULE NINE. Check the sack. # document
# ending: a-critic; A critic of one’s own
You wrote at once. The answer came by return. It said that he’d cried for a day, then slept for ten hours, and would you keep the bird till the spring, as it was too quiet to record, there was nothing to hear it against. So you have a colonel until the spring. He rides on the saddle bow. {bird == "fed": He had a whole flask of it once, on a landing, and he will not discuss it. }Each night Bram makes the soup, and pours a capful, and looks away. “Rubbish,” says Colonel. The next night, “Rubbish.” “Rubbish,” with salt in it. Bram writes it all down. He’s never had it straight from anyone before. He leaves out the nutmeg that’s not nutmeg, he takes it off sooner. “Rubbish. RUBBISH. Rubbish,” and one night in March, in the rain, under a cart, there’s a pause. You put down your spoon. {player_name != "": “{player_name},” says Bram, not turning round. “Is he making the face?”|“Is he making the face?” says Bram, not turning round.} The bird has a look into the cap. It gets the last bit out of the corner. “Hm,” says Colonel, and bangs it on the wheel.
-> END

=== the_court
# scene: court
# chapter: The magistrates’ court, ten in the morning
{noise >= 6: It takes three constables to arrest Bram, since he keeps on trying to help.|The constable hadn’t wanted to. {hidden == "ledge": He was still getting a mare out of the beans.|He was in bed.} Bram made him go and find his hat.} By ten you’re in the dock. It’s full. The entire street has come to complain about the noise, and is making a good deal of it.
“How do you plead?” says the magistrate. She’s a small woman with a large cold. # speaker: The magistrate
“Not guilty,” you say.
“Hic,” says Bram. # speaker: bram-ashdown
“Guilty,” you say.
{signed: Exhibit A is a visitors’ book. She reads out the last column. She reads it again to herself. “It says here burglary, one reel.” “It was a box,” says Bram.|Exhibit A is seven coins and a penny, found by the gherkins. “And what are these?” says the magistrate. “I ate one,” says Bram.}
The owner of the house is called, and says that he’s got nothing against them. He is told that’s not how it works. So they send for the other witness. He’s carried in on his hook, takes the oath twice, once for each side, and looks round with deep contentment at two hundred people.
“Tell the court in your own words what you heard.” # speaker: The magistrate
“BADGER,” says Colonel. # speaker: Colonel
You freeze. Bram goes. He’s over the rail of the dock and halfway to the doors before he sees that you’re not coming, so he comes back. By then you’ve gone. Three constables follow each of you. You all meet in the middle.
{bird == "bagged": “I’m wearing my wife’s stockings,” says Colonel into the hush. The magistrate looks at Bram. “Not today,” says Bram. “Hic.”|“Hic,” says Colonel, in the hush, in Bram’s voice, and Bram says that he never did, and does.}
“I’d better hear this thing,” the magistrate says, when they’ve got the rail back on. “Since it’s what you were after. Play it.” # speaker: The magistrate
Bram says, “No.” He says it so quietly that the room goes still. It’s not the town hall and there isn’t an interval, but it’s the public, it’s all of them. You get hold of his sleeve and there’s nothing in it, it’s just rings. “Look at me,” you say. “Look at my ear. Count the hairs.” They play it. It’s four minutes. He counts. No one coughs.
# ending: taken-into-consideration; Taken into consideration
He’d never have known about the other two. He wanted to leave at four, he’d turned to go down to the cells. But she had a cold, she’d dozed off, and nobody dared to stop the machine. So it ran on, in open court. There was a scraping. It was spoons. It went all round that Bishop’s table, and all round the gallery people started to frown, and lean, and then to smile, and an old cracked voice said, “Is there more?” You had to hold him up. It was two hundred people, and there was not one sound, and this time he stayed in the room for it. It ended. “Well?” said the magistrate, waking. “Is there?” He got six days, for the window. You got five for the book, {player_name != "": which is down against the name of {player_name}, in red, |}since it fell due on the third of them. They let him do the cooking. On the seventh day no one in that jail would leave.
-> END
