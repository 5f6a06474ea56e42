# role: stranger; A stranger to the roofs; You came to the city on Tuesday, and have no reputation to be careful of.
# role: glazier; A glazier of the quarter; You have put in half the skylights up here, and know which of them bear weight.
# role: lamplighter; A lamplighter on leave; The guild taught you the poles, the oils and the spoon, and has owed you for them since spring.
# relationship: su; su-yin; 5
# relationship: elio; elio-farr; 5
# relationship: sable; sable; 5
# meter: deeds; Deeds in the bag; 9
# meter: watch; The watch is awake; 5
# inventory: bag; In your sleeves
# item: orange_peel; An orange peel in one piece
# item: guild_seal; A seal of the Lantern Guild
# item: good_oil; A skin of rapeseed oil
# item: straight_key; A steel key, straightened
# talk: su-yin; Quickly, and not with your face to the window. What is it?
# talk: elio-farr; I’m wound for a little while yet. If it is a long question, ask the beginning of it now.
# talk: sable; You came to me. That is either clever or tired. I don’t mind which.
# agreement: sable-tells-of-the-fire; sable; sable_tells; true; Sable will say on the stair, before all of them, how the fire in Paper Street began.; the fire, how it began, paper street burned, burned down, burn down, that night; I was on the next roof. I have been paid sixteen years for not saying what I saw from it, and nobody ever thought to pay me for the sentence itself. Ask me for it when there are four hundred people. I should like, the once, to be overheard.

LIST things = orange_peel, guild_seal, good_oil, straight_key
VAR role = "stranger"
VAR player_name = ""
VAR bag = ()
VAR su = 1
VAR elio = 1
VAR sable = 0
VAR deeds = 0
VAR watch = 0
VAR went_stairs = false
VAR went_locks = false
VAR went_water = false
VAR routes = 0
VAR wound = ""
VAR told = false
VAR sable_tells = false

-> dyers_hall

// Nine hooks and ten rounds: three ways through the quarter, of which the night has room for two, or for three at a price.

=== dyers_hall
# chapter: The dyers’ hall, seven by the clock
# scene: rooftops
The first lantern hangs over the dyers’ hall, and it is burning the wrong oil.
You smell it before Su Yin does, or before she says so: whale, under the rapeseed, heavy as a church. Below you the canal is solid with boats. Somebody is selling fried dough shaped like stars. On the far bank a clock begins to strike eight and, by arrangement, does not finish.
“Elio,” she says, pleased. “He told me that he could hold the seventh stroke for a minute and a half. He is counting it with his own ribs, so let us not be slow.” She sets down a lantern identical to the one on the hook, down to the scorch along the seam, and looks at you over it. # speaker: su-yin
{role == "glazier": The skylight that you are kneeling beside is one of yours. You did it in April, with good putty, for a family of nine, and were paid in eels. It has never leaked. You find that you are prouder of it from this side.}
{role == "lamplighter": You know the hook. It has been on your round for six years, up the pole at dusk and down it at dawn, and until tonight it had not crossed your mind that a lamp has a back.}
{role == "stranger": You look where she does, and then, since you come from a flat country, you look straight down, and wish that you had not.}
There are two ways to the hook. The beam is shorter, and creaks. The gutter is quiet, and passes a lit window in which a figure in the second-best coat in the city is peeling an orange, and has not once looked up, and has left the casement open by exactly the width of a hand.
“Guild lanterns burn whale,” says Su Yin. “House lanterns burn rapeseed. Both on one hook means that somebody would like me to take it for a house. So they know that I am coming. They only don’t know how tall I am.” She grins. “Nine hooks, nine deeds, one street. At midnight they’re law. You choose the way. {role == "stranger": You’ve no reputation to be careful of.}{role == "glazier": You’ve mended half these roofs. Try not to go through one.}{role == "lamplighter": You’ve lit this one often enough. Now learn how it comes down.}” # speaker: su-yin
+ [The beam. # hint: {role == "glazier": it will bear you, and tell everyone|short, and it creaks}]
    ~ watch++
    -> beam
+ [The gutter. # hint: quiet, and observed]
    ~ sable++
    -> gutter

=== beam
# chapter: Pigeons on the beam
You go out on it fast, as into cold water. It creaks at the third step. Nothing happens. It creaks at the fourth, and down in the street a man with a pike takes off his helmet and looks up, and puts it on again, and says to another man that it is pigeons.
“Pigeons,” breathes Su Yin at your back. “I have been called a good many things by the watch and never anything so slim.” # speaker: su-yin
She unhooks the lantern without letting the flame lean. She holds it the way a surgeon holds a knife: not afraid, and not for one moment forgetting. The base twists off. In it lies a roll of paper no longer than a finger, tied in guild green. She does not read it; she smells it.
“Old smoke,” she says. “It was in the street when it burned. So they hadn’t even the grace to write it out afterwards.” It goes into the bag. The second lantern takes the place of the first, and to all the world there has been a small gust, and the light above the dyers’ hall has blinked. # speaker: su-yin
~ deeds++
The clock across the water remembers itself, and strikes.
-> three_ways

=== gutter
# chapter: An orange at a lit window
You go along it on your toes and your fingers’ ends. When you come to the lit window you keep your face to the wall, as if that helped.
“You’re treading on the joints,” remarks a low voice inside. “Excellent. The last one trod on the tiles.” The peel is coming away from the orange in a single ribbon. “Do tell your friend that there are four of the watch in the dyers’ yard, and that two of them can read. I shouldn’t dream of interfering. I merely dislike a crowd on the stairs.” A hand comes out through the gap and gives you the peel, whole, wound up like a spring. The fruit goes to a small boy on the next balcony. # speaker: sable
~ bag += orange_peel
At the hook Su Yin is already working. She has the base off, and a finger-length of paper out of it, tied in guild green. “What did the coat want?” # speaker: su-yin
“To be helpful.”
“That’s bad,” says Su Yin. “That’s the worst coat in the city to be helped by.” But she has shifted her weight, and goes home by the way that you came and not by the yard. The false lantern burns on the hook. On the far bank the clock strikes eight at last. # speaker: su-yin
~ deeds++
-> three_ways

=== three_ways
# scene: rooftops
You sit down behind the dyers’ chimney, where the bricks are warm, and she draws it on the slates with a wet finger.
“One done. The ninth is the Magistrate’s, and we leave that till he’s drunk. So seven in between. Three on the Fish Stairs, over people’s kitchens: poor hooks, sharp eyes. Three at the Upper Locks, where I’m Lady Peng, and go in by the door. And there are three that hang from the bridges, that you can only come at from below, in a boat.” She adds it up again and frowns. “That’s nine, for seven. Two of them are bluffs. The guild has hung eleven.” # speaker: su-yin
“There’s not time for all,” you say.
“There’s time for two ways. Three if Elio breaks himself, and I have told him that if he does I’ll never speak to him.” The wet lines are drying as you look. “Well{player_name != "":, {player_name}}? What do you fancy? Fish, silk or water?” # speaker: su-yin
-> choose_way

=== choose_way
+ {not went_stairs} [The Fish Stairs. # hint: over people’s kitchens]
    -> fish_stairs
+ {not went_locks} [The Upper Locks, by the front door. # hint: in another woman’s name]
    -> upper_locks
+ {not went_water} [The bridges, from below. # hint: in somebody’s boat]
    -> by_water

=== fish_stairs
# chapter: A hundred and ten steps down
# scene: fish-stairs
~ went_stairs = true
~ routes++
The Fish Stairs go down to the water in a hundred and ten steps and smell of every one of them. Here the houses lean their foreheads together, and the roofs are patched with tea chests and doors. Su Yin greets certain tiles under her breath. She lived near here, she says, before. She does not say before what: between two gables there is a gap like a drawn tooth, and all the windows that give on it have been bricked up.
The first lamp is easy. The second hangs above an awning with a cat on it, and costs you a sardine. The third is over a kitchen, just outside a window under the eaves; and in the window, on his elbows in a nightshirt, is a boy of six or so with spots.
“You’re the thief,” he says, hoarse with happiness. “They said that you were tall.” # speaker: A boy with spots
“I’m kneeling,” says Su Yin. # speaker: su-yin
“Don’t take that one. Please. I’m not let to have a candle, because of the paper. I can’t sleep when it’s all dark.” He coughs. “You can have the others. I won’t shout.” # speaker: A boy with spots
Below, upon the hundred and ten steps, there are boots. They are slow boots, that hurt. The false lantern hangs on your arm; unlit, it would take her a minute to kindle, with that awful care of hers, and for a minute the window would be black.
+ [Leave it burning. Let her slip the deed out from below. # hint: slow, and nothing goes dark]
    ~ su++
    -> stairs_lit
+ {role == "lamplighter"} [Light the new lamp from the old one, wick to wick. # hint: it is your trade]
    # chapter: Two flames under the eaves
    # scene: kitchen-window
    ~ su++
    You have done it ten thousand times, on a pole, in wind. You do it now with two fingers and the flat of a tile. For the length of a breath there are two flames in that window and neither knows which is the lawful one; then you draw the old lamp out from under the new, as one draws a plate from beneath a sleeping cat.
    “It’s the same light,” says the boy, who has not looked away. # speaker: A boy with spots
    “It’s always the same light,” you tell him. “We only carry it about.” Beside you a small voice, with its eyes shut, would like to be told when it is over. You put the paper into her hand, so that she may know.
    ~ deeds = deeds + 3
    -> way_done
+ [Take it quickly. A minute of dark is only a minute. # hint: quick]
    ~ watch++
    -> stairs_dark
+ [Go down and talk to the boots. # hint: they have been up and down since noon]
    -> stairs_boots

=== stairs_lit
# chapter: A lamp turned from beneath
# scene: kitchen-window
She looks at the boy, and the lamp. You know by now what she would give not to put her fingers near a living flame. She licks them. She takes hold of the base, and turns it by hair’s breadths, from beneath, with the light beating on her eyelids, while the boy tells her, because someone must, what the fire said to the moth.
It comes away. The paper drops into your hand, warm. The flame has not so much as bowed.
“Steady,” Su Yin informs the boy. Her face is wet. “Now you’ve seen it done. You are the only person who ever has. What do you tell people?” # speaker: su-yin
“That you’re tall,” he says at once. # speaker: A boy with spots
~ deeds = deeds + 3
-> way_done

=== stairs_dark
# chapter: A minute with the window black
# scene: kitchen-window
It is rather more than a minute. The wick is damp. You stand there with your back to the window so as not to see, and hear her strike, and strike, and each time draw in her breath like a person about to be slapped.
The boy does not shout. He keeps his word; but he cries, and a voice inside asks what the matter is, and slippers start across a floor. The boots on the stairs leave off hurting and begin to run.
You go up over the ridge on your stomachs. Behind you the light comes on again, a little crooked. The paper is in the bag.
“That is three,” says Su Yin, two roofs on. She is folding and unfolding a tram ticket, very small. “I was twelve. They said the same to me, you know. They said, it’s only dark for a minute.” # speaker: su-yin
~ deeds = deeds + 3
-> way_done

=== stairs_boots
# chapter: The sixtieth step
You go down by the honest way, sit on the sixtieth step, and say good evening. He is about fifty, with a pike too long for him. He looks at you with hope. You ask about his feet.
It is a good while before anyone else gets a word in. They gave him the boots second-hand. They gave him the Fish Stairs because he was born on them, and said it would be homelike. Up at the guild there is a cook with a dish named after the Stairs; he has to stand outside and smell it. He has been told to look for a woman who is tall.
“I’ve seen nobody tall,” you say, truthfully.
“Nor me,” says the watchman. He has his boots off now; his gaze rests upon a certain roof, and on a small shape there with both arms round a light. He contemplates it for as long as it takes to wriggle ten toes. “I’d a cousin had a shop in Paper Street,” he says. “Lovely thin paper. You could read through it.” He turns himself round on the step so as to face the water. “I’ll just be a minute, with these laces.” # speaker: A watchman
~ deeds = deeds + 3
{watch > 0:
    ~ watch--
}
~ elio--
It takes longer than you had. On the far bank the quarter strikes, late and a little unevenly, like somebody who has put a hand to his side.
-> way_done

=== upper_locks
# chapter: The Upper Locks, by the front door
# scene: ballroom
~ went_locks = true
~ routes++
At the Upper Locks one goes in by the front. Su Yin takes off her soft shoes behind a hedge and puts on Lady Peng of the Upper Locks, who is abed with a fever and a large fee. It is all in the neck. When she has done it you would offer her your chair.
“You’re {player_name != "":{player_name}, }my cousin from the country,” she says without moving her lips. “You’re overwhelmed.” # speaker: su-yin
You are. {role == "stranger": It wants no acting; until Tuesday you had not seen a tram.}{role == "glazier": You have only ever looked into this room from above, with rain on it.}{role == "lamplighter": You have lit every lamp in this street for six years, and were never once asked past the gate.} There are mirrors. Under every chandelier the guild has hung a lantern of its own, for the blessing, on a gilt chain; one in the supper room, one upon the stair, one in the card room, with eleven guildsmen beneath it and all their rings. They are playing for the frontages of a street that does not at the moment exist.
“Lady Peng,” says the eldest, and he kisses her glove. “You’ll take a hand? We’re dividing up the ashes.” He has not lowered his voice. Nobody at the table seems to think that it is a thing to lower one’s voice for. You feel her fingers, on your sleeve, fold something that is not there. # speaker: The guild’s treasurer
By his elbow, next to the cards, lies the seal of the Lantern Guild: a stump of jade, with a flame on it.
+ [Play cards with them, badly, and let her work. # hint: you are the cousin from the country]
    ~ su++
    -> locks_cards
+ [Faint, in the direction of the seal. # hint: a large gesture]
    ~ bag += guild_seal
    ~ watch++
    -> locks_faint
+ [Ask the treasurer, loudly, how the fire began. # hint: country cousins do]
    -> locks_question

=== locks_cards
# chapter: A card table, four shop fronts down
# scene: card-table
You lose four shop fronts and a well. It is not hard, since you do not know the rules, and each time you say “Is that good?” in your country voice there is a roar, and more chairs are brought up, and more of those heavy gentlemen turn their backs to the room.
In the mirror over the mantel you can see the lantern on the stair. It blinks. Then the one in the supper room does. There is a rustle beside you, Lady Peng is fanning herself; she reaches up to admire the fringe of the lamp above the table, as any lady might, and her cuff hides it for as long as a sneeze.
“Bad luck, cousin,” says Su Yin warmly, “and after such beginnings. You have lost the entire north side.” # speaker: su-yin
You rise, and pay with a paper that she has given you. Only outside among the hedges does she begin to shake, and it is laughter. You have paid them with their own deed. She has kept the copy of her copy. “They’ll have it valued,” she says. “In the morning. By a man who can smell.” # speaker: su-yin
~ deeds = deeds + 3
-> way_done

=== locks_faint
# chapter: The supper room, seen from the floor
# scene: card-table
You do it well. You take with you a tablecloth, a candelabrum and the treasurer.
In the confusion there are salts, and feathers burnt beneath your nose, and a great number of knees. A lady says that it is the heat. You come round by degrees, murmuring about cows. Your fist has closed on something cold; and over you, in three rooms, three lanterns have gone out and been lit again by a deft and charming Lady Peng, who begs everyone to be calm, in candlelight she is never anything else.
It is a pity about the footman. He has been looking at her hands. They are a lovely shape, but no lady of the Upper Locks has ever had paste beneath the nails.
“Run,” says Su Yin in your ear, tenderly, as if it were a remedy. You are over the terrace before the bell. “What is that? Show. Oh,” she says. “Oh, you overwhelmed creature. That’s their flame. With that on it, anything’s true.” # speaker: su-yin
~ deeds = deeds + 3
-> way_done

=== locks_question
# chapter: Wet shutters at the card table
# scene: card-table
There is a pause, with rings in it.
“It was a windless night,” you say. “And somebody told us in the country that the shutters had been wet. So I only wondered what it caught from.”
“My dear young person,” the treasurer begins. Across from him a thin man puts down his cards. He says that he had been asked for wet shutters himself, he is in shutters; he had supplied a good many of them to Paper Street on the guild’s account, that autumn, damp, and had thought it odd. Another asks on whose order. A third gentleman says that it is getting late. # speaker: The guild’s treasurer
They do not raise their voices even then. But they are looking at each other, and not one of them is looking at the lamps. When you go down to the gate Lady Peng is there before you, doing up her shoe. She has two, only two; the card room was too well lit by that time with people not meeting one another’s eyes.
“You asked them,” Su Yin says. She is silent for the length of the hedge. “Sixteen years, and I’ve stolen every lamp in this town twice over. I never thought of asking.” # speaker: su-yin
~ deeds = deeds + 2
~ su = su + 2
~ told = true
-> way_done

=== by_water
# chapter: Three bridges from below
# scene: canal
~ went_water = true
~ routes++
The boat belongs to the man who sells dough in the shape of stars. He lends it for the price of his whole tray, which you have to eat.
From down here there are two of everything. The bridges are rings; the lanterns hang from the crown of every arch and from the bottom of it as well, point to point, and when somebody’s oar goes through the lower one it breaks and mends. Su Yin stands up on the thwart with her knees loose. To reach the hook she must stretch, with flame above her and flame under her, and her sleeves pinned back so that they shall not catch.
“Talk to me,” she says. “About anything. Not that.” # speaker: su-yin
On the second bridge a man is sitting with his legs over the side: slight, out of breath, with a ribbon at his neck. “Ninety seconds on the half hour,” says Elio Farr, peering down. “I came to see how you did. I’ve left the bells to a pendulum that I trust. I make it four minutes until that barge is through the lock, and then there’ll be no more room here than in a watch.” He has gone a bad colour, and is smiling. “What can I do? I am told that I’ve steady hands.” # speaker: elio-farr
+ [Have him lower the lanterns on his ribbon. # hint: the key hangs on it]
    ~ elio++
    -> water_ribbon
+ [Tell him to go back and rest, and lift her on your shoulders. # hint: wobbly]
    -> water_shoulders
+ [Buy the oil seller’s skin of rapeseed as his boat goes by, and take your time. # hint: it costs you the barge]
    ~ bag += good_oil
    -> water_oil

=== water_ribbon
# chapter: Lanterns on a ribbon
# scene: under-arch
He unties it from his neck. He is obliged to think about it first; his hand goes up, comes down, goes up; and then the ribbon comes down through the dark, black silk with a hook bent out of a pin. It passes over the lamp’s ring. The lantern comes off the bridge and down into her hands, spitting once.
They do three so. They hardly speak; he says “A third of a turn,” and she turns it a third; and you, with the oar, keep the two of them under one another, like the hands of a clock at midnight. The key swings from the end of it, catching light. It is bent, you notice. It has been sat on, or leaned on, by a man in pain.
“I ought to have that back by nine,” says Elio apologetically. # speaker: elio-farr
Su Yin does not throw it. She stands on the gunwale, on the tips of her toes between the fires, and puts it in his palm, and folds his fingers over it, one, two, three, four. “Don’t thank me,” she says. “Owe me.” # speaker: su-yin
~ deeds = deeds + 3
~ su++
-> way_done

=== water_shoulders
# chapter: What the goose did at the third bridge
# scene: under-arch
“Quite right,” he says, “I am only in the way,” and goes, with his hand flat on the parapet, counting.
She weighs no more than a coat. It is the boat that minds. You stand spread like a compass with her heels on your collar bones and you talk, since she has told you to: about your aunt’s wedding, and the goose. You hear the base of the lantern turn. The goose bites the priest. A drop of hot oil falls upon your wrist, and you say that the priest was a man of forty, with a stammer.
“And then?” says the voice above, quite high, and you go on to the cake. # speaker: su-yin
The barge comes through at the third bridge. There is one moment when the gap between its side and the pier is the width of a boat and a boat’s paint. You lose the paint. But there are three green ribbons in the bag, and she gets down from you by way of your ears and sits with her head on her knees.
“I hadn’t thought,” Su Yin says when she can, “that it could be so like being on a roof.” # speaker: su-yin
~ deeds = deeds + 3
-> way_done

=== water_oil
# chapter: A full skin from the oil seller
# scene: under-arch
You wave over the oil seller. You haggle. You do it as if there were no barge in the world, and by the time that it has gone through, hooting, and rocked you till the lamps swung, you are the owner of a full skin of the best rapeseed and a bad reputation.
“What’s that for?” asks Su Yin. # speaker: su-yin
You are not sure yourself. You have had your nose in these lamps all evening, and there is not one with more than a thimbleful left in it. They have been filled to last till midnight. Somebody worked that out, with a small spoon.
You have missed the first bridge, the current took you. There are two that you can reach. But under each, as she takes the paper out, you tip up the skin and fill the lantern to the brim, for no reason except that it is what she always does; and on the parapet Elio Farr says softly to himself, as if he had been shown some new escapement, “Now that is a very interesting thought.” # speaker: elio-farr
~ deeds = deeds + 2
~ elio++
-> way_done

=== way_done
{routes == 1: -> second_choice}
{routes == 2: -> clock_tower}
-> to_the_magistrate

=== second_choice
# scene: rooftops
You count what you have behind a water tank: {deeds}, each no longer than a finger. They weigh nothing, and she keeps on shifting the bag from shoulder to shoulder.
“I could tell you whose each one is,” says Su Yin. “I don’t need to undo it. This is the noodle shop, it has been folded by a man who wiped his hands first. That is Aunt Wei, who paid by the month. She had four more to pay.” She holds one to the moon, and you can see through it. No workshop makes it so thin now. # speaker: su-yin
{watch >= 2: There are more pikes on the bridges than there were. They go about in fours. One of them has a drawing, and is holding it up against the passers-by, tall ones first.|Below you the crowd is thickening towards the Magistrate’s end. A rocket goes up, out of turn, and lights the undersides of all the bridges.}
“One more way,” she says. “Which?” # speaker: su-yin
-> choose_way

=== clock_tower
# chapter: The clock tower, five to nine
# scene: clock-tower
It is five minutes to nine when you come in at the louvres of the bell tower, or it is what Elio says is five minutes to nine; there are forty clocks here, and they disagree softly.
He is sitting on the floor among weights. His waistcoat is undone. You can hear it from the door: a small brave tick, and then a little too long, and then a tick.
“I’m wound at nine,” says Elio Farr. “Eleven half-turns, never twelve. It’s only that the key has got bent, and that it would seem I need both hands for the bell.” He has his back against the great striking rod, and is holding it off with his whole slight weight, and with his eyes he is asking you not to make anything of it. “I can do either. I can be wound, and let her strike when she likes, and you have had all the time there is. Or I can hold her till you’ve done the third way. There are four hours of reserve. I’ve only ever needed three.” # speaker: elio-farr
“No,” says Su Yin. # speaker: su-yin
“It is your street,” he says. “I do think that one ought to be allowed to spend oneself on a street.” # speaker: elio-farr
They have both turned to you. You are the only one of the three with a free hand.
+ [Straighten the key, and wind him. # hint: eleven half-turns, and the night keeps its length]
    ~ wound = "wound"
    ~ elio = elio + 2
    ~ bag += straight_key
    -> wind_him
+ [Let him hold the bell, and go the third way as fast as you can. # hint: every lantern, at his cost]
    ~ wound = "held"
    -> hold_the_bell
+ [Take the rod on your own back, so that Su Yin may wind him. # hint: you will be late yourself]
    ~ wound = "shared"
    ~ su++
    ~ elio++
    -> share_the_rod

=== wind_him
# chapter: Eleven half-turns
# scene: bell-loft
You heat it in a lamp and lay it along the edge of an anvil no bigger than a domino. Su Yin holds the light for it. She does not know that she is doing so; when she notices she goes on.
It turns. There is a resistance, as of a small firm hand. One; two. He looks over your shoulder, as at the doctor’s. Seven. “You’ve warm hands,” he says. “That’s the fifth, I’ll remember it as the warm ones.” Ten. Eleven. You stop. # speaker: elio-farr
The tick closes up. His lips go from slate to brick. Behind him the bell of the quarter, let go, strikes nine, all nine of it, to the second; and out on the water four thousand people say “Ah”.
“Well,” says Su Yin, “that’s that, then. We’ve only got what we have got.” She bends and kisses the clockmaker hard on the top of the head and is out on the sill before he can thank her. # speaker: su-yin
-> to_the_magistrate

=== hold_the_bell
# chapter: All over the roofs, late for nine
# scene: rooftops
“Go,” says Elio, and shuts his eyes so as to count. # speaker: elio-farr
You have never been so quick. You could not afterwards draw a map of it: roofs, a rope, a stair of barrels; a hook, and a hook, and a hook. {not went_stairs: On the Fish Stairs a boy with spots holds a sheet over the two of you and does not breathe.}{not went_locks: At the Upper Locks she goes through the front door as Lady Peng and comes out by the chimney as nobody.}{not went_water: Beneath the bridges you do not trouble about a boat.} All the time there is no sound of bells. The whole town might have been told to hush, with someone ill upstairs.
~ deeds = deeds + 3
{deeds > 8:
    ~ deeds = 8
    Not every base pays. The bluffs are stuffed with guild minutes, and those she keeps as well, to fold.
}
When you have the last of them she stands still on the tiles for a moment with her head turned. Across the water, very late, with the thud of a crate that took two men and has had one, the clock strikes nine.
It strikes eight of them. There is a long pause. You do not look at each other. Nine.
-> to_the_magistrate

=== share_the_rod
# chapter: Your back against the hour
# scene: bell-loft
It is like leaning on a cow that wants to go home. You set your shoulders where his were. You can feel the whole of the evening coming down through it, all those people and boats, wishing to be nine o’clock.
Su Yin kneels in front of him with the key. She has beaten it straight against a pawl with the heel of her shoe. “I’ll hate this,” she says. “You’ll thank me.” # speaker: su-yin
“I won’t,” says Elio. # speaker: elio-farr
“Swear it.” # speaker: su-yin
“On the Naval Office,” he says, and she winds. You see nothing. You hear eleven small noises behind your left ear, and hear the tick draw itself up; and you feel the bell go by you on the eleventh like a tram. It is nine. You have lost perhaps a quarter of an hour, and cannot straighten your back. But he is getting up by himself. He reaches for his coat. # speaker: elio-farr
“I should like to come,” says the clockmaker. “I have never seen midnight from the outside.” # speaker: elio-farr
-> to_the_magistrate

=== to_the_magistrate
# chapter: The Magistrate’s porch
# scene: magistrate
The last lantern hangs inside the Magistrate’s house, in the well of the great stair, on forty feet of chain. Round it goes the stair, and up and down the stair go all the people in the city who own any of it.
“I never told you the rest about Lady Peng,” says Su Yin, in the shadow of the porch. “I didn’t know it till Thursday. She’s engaged to him. So when I’m announced he will come down and take both my hands.” She flexes the hands. “I thought that I’d see how I felt when I got here. I feel terrible.” # speaker: su-yin
In the bag: {deeds}. {wound == "held": You keep listening for the quarter. It comes when it should, but faint.}{wound == "shared": Behind you Elio is doing up his waistcoat, with dignity, one button out.}{wound == "wound": It wants a quarter to twelve by every clock that you can see.}
On the first landing, within sight of two doors, stands the second-best coat in the building, with somebody in it. They have a plate with a single orange on it. They raise it to you, by about an inch.
+ [Send her in by the front, and follow as the cousin. # hint: both hands, in front of everyone]
    ~ su++
    -> by_the_front
+ [Go over the roof, and come down the chain. # hint: forty feet]
    -> down_the_chain
+ [Walk up to the coat, and ask what it would cost. # hint: they are known for giving it]
    ~ sable++
    -> ask_the_coat

=== by_the_front
# chapter: The foot of the great stair
# scene: great-stair
“Lady Peng of the Upper Locks,” calls the footman, and the stair turns its head.
The Magistrate is a stout shy man. You had not expected that. He comes down with his face alight, takes both her hands, looks into her eyes, and stops. You see him know. There is all the time in the world for him to shout.
“You are not she,” he says, under his breath. “Is she well?” # speaker: The Magistrate
“She has a fever,” whispers Su Yin. “She’s been paid to have it. I think that she was glad to.” # speaker: su-yin
“Ah,” says the Magistrate. He goes on holding her hands, because everyone is watching and it gives him something to do. “I had rather thought so. Nobody had asked her, you see. They do arrange these things like drains.” He swallows. “You had better be here for something worth my while.” # speaker: The Magistrate
So, on the stair, under that lamp, with the whole city looking on and thinking how well it was going, she tells him what hangs above their heads; and of a windless night; and of shutters, delivered to a whole street that autumn, damp; and he goes slowly red.
~ told = true
-> the_ninth

=== down_the_chain
# chapter: Forty feet down a rope
# scene: skylight
There is a skylight. {role == "glazier": You fitted it. You undo the catch with a thumbnail.|There is always a skylight, says Su Yin.} You let her down by the waist, since the chain by itself would sing.
She hangs in the middle of all that gilding like a spider in a chandelier, and not a soul looks up; it is the kind of house in which people look at each other. You see the lamp light her from beneath. You feel through the rope when she begins to tremble. It is the biggest flame of the nine. It is no farther from her face than a page is from yours.
Then the rope is still. She has found whatever it is that she finds. The base comes round.
{watch >= 3: Someone screams: not at her, at the pikes. The watch has come in by four doors at once, and the captain has the drawing in his hand. It resembles, just now, the Magistrate’s aunt.|Someone below, in a coat, chooses that instant to drop a plate. Every head in the place goes round to it.}
-> the_ninth

=== ask_the_coat
# chapter: One chair on the landing
# scene: great-stair
“Sit,” says Sable. There is one chair. “You hold that railing like a ladder. I’ll be brief, since I like you, and it’s a nuisance. The ninth deed is a wharf. Paper Street runs down to the water, and at the end of it there are eleven yards of quay where a navy might be landed, if anyone were certain whose it was. For sixteen years nobody has been. I’ve seen to that.” The peel comes off in one. “At midnight it will belong to the guild. By breakfast they’ll have sold it. You may guess to whom, there are four, I work for them.” # speaker: sable
“And if we took it?”
“Then it’s your friend’s. She’d be besieged with offers by honest-looking men until she died. I wouldn’t wish a strategic quay on anyone. I’d like it to go on being nobody’s. One more winter.” Half the orange is held out to you. This is not, you have heard, a thing that happens. “Let me have that one paper. I’ll see that the guild doesn’t contest the rest. You have a straight answer there. I’d put it away somewhere safe.” # speaker: sable
~ sable = sable + 2
-> the_ninth

=== the_ninth
# chapter: A linen cupboard, ten minutes left
# scene: linen-cupboard
The paper from the ninth lantern is thicker than the rest. It has two seals. Su Yin unrolls it in a linen cupboard, among sheets, by the light of one match that she lets you hold.
You read it over her arm. It is no deed of purchase out of ashes. It is dated before the fire, by a week. It makes over to the Lantern Guild the whole of Paper Street, frontage and quay, in consideration of nine hundred in silver; and it is signed, with the thumb and in a beautiful hand, by the one householder who owned the ground.
“That’s my mother’s,” says Su Yin. # speaker: su-yin
The match burns down. She does not look away from it. “She sold it. She sold them all, and then it burned, so that there was nobody left in it to ask. She carried out the moulds first, and then me. I always thought that was the worst thing she ever did.” # speaker: su-yin
{told: You think of wet shutters, bought damp, on somebody’s account. You tell her to look at the thumb. It is a left thumb; it is at the wrong slant, as when a hand is taken by the wrist. She looks. “She was right-handed,” she says after a time.|You say that anyone can ink a thumb. It is not much to say. You light a second match.}
Outside they have begun to count down the quarters. In ten minutes all of it is law.
-> last_choice

=== last_choice
+ {deeds >= 8 and (told or sable_tells)} [“Challenge it. All nine, aloud, in your own name.” # hint: everything, before everyone]
    -> ending_nine
+ {deeds >= 8 and not told and not sable_tells} [“Challenge it. All nine, aloud, in your own name.” # locked: Nobody has yet said aloud how the fire began]
    -> ending_nine
+ {deeds < 8} [“Challenge what you have, in your own name.” # hint: {deeds} of them, and not the ninth]
    -> ending_some
+ {sable >= 2} [Give the ninth to Sable. # hint: one paper for the rest, and one more winter]
    -> ending_orange
+ {bag ? good_oil or bag ? guild_seal} [“It’s law when the lamps go out. Who says that they must go out?”]
    -> ending_oil
+ [Burn it. You have the match. # hint: she would have to hold it]
    -> ending_burn

=== ending_nine
# chapter: Nine papers read aloud
She goes down the great stair by herself. She has taken off Lady Peng at the top of it, and left her over the banister, like a shawl. There is nothing so quiet as four hundred people finding out that somebody is not tall.
“I am Su Yin of Paper Street,” she says. “I challenge the nine deeds, with my lamp burning. Here they are. This is the noodle shop.” And she undoes the first of them, and reads. # speaker: su-yin
It takes her nine minutes and a half. {wound == "held": Twice, you swear to it, the clock across the water gathers itself to strike, and is held. Then it is held no longer; and nobody ever found out who it was that went on ringing, with a mallet, by hand, from memory, one minute late for every stroke, and singing so as to keep his breath.|Twice the clock gathers itself to strike. On the stair a man with a ribbon at his neck looks at it with reproach, and it thinks better of it.} At the ninth she does not falter. She reads out the date. She lifts up the thumb. “A windless night,” says Su Yin, “and wet shutters”; and a thin man at the back, who is in shutters, says “Yes”, and sits down and puts his face in his hands. {sable_tells: From the landing a low voice adds, in one sentence, what was to be seen from the next roof, and who has paid for its silence since. There are two doors behind that coat. It uses neither.}
“I find,” says the Magistrate, scarlet, so loudly that the footman drops a tray, “for the street.” # speaker: The Magistrate
# scene: dawn
# ending: nine; Nine
They are building it again. It goes slowly, since nobody can agree about the gutters. The paper of the Su workshop is so thin that you can read through it two letters at once, and people do. {wound == "held": There is a bench before the door with a clockmaker on it; he has been told not to lift anything for a year. He says that his new heart, when it is ready, will have a street’s worth of play in it.|The clockmaker has taken number four. Every one of its clocks is wrong and none of them has ever stopped.} She steals one lantern a year, to keep her hand in. She fills it up before she brings it back.
-> END

=== ending_some
# chapter: Down the stair, in her own face
“Not hers,” says Su Yin. “I’m not ready to know about hers.” She puts the ninth inside her jacket and buttons it. Then she goes down the stair, small, in her own face, and holds up the others. # speaker: su-yin
There is a scene, of course. There are pikes. But the lamps are alight, and the law, said loudly enough, is a thing that several people on a stair have sworn to. The {deeds} are challenged one by one, and not one can be shown to have been bought from anybody living. On the stroke of twelve the rest go to the guild.
# scene: dawn
# ending: most-of-a-street; Most of a street
So there is most of a street. It has gaps in it. The noodle shop is back; Aunt Wei’s niece has four payments to make, and makes them. {wound == "wound": The clockmaker comes on Thursdays, well wound, and keeps the bench.|On the bench the clockmaker rests his back.} Some evenings Su Yin takes out the ninth paper, holds it against the lamp, and does not unroll it. “She got me out second,” she says. “But you know what moulds weigh. Nobody could carry both. So she must have known, the first time, that she’d be coming back.” She folds it up very small. “That’s as far as I’ve got.”
-> END

=== ending_orange
# chapter: Two exits and a plate
You find the coat exactly where you left it. Two exits, one plate.
Su Yin holds on to the paper for a moment longer than she meant to. “It’s got her thumb on it,” she says. # speaker: su-yin
“I know. I was on the next roof, that night. I was young and had been told only to watch.” It is the single time that you ever hear Sable’s voice do anything at all. “She did not go in for the moulds, you know. She went in for you. It was dark. She came out with the wrong bundle, and looked at it, and went in again. I have thought about her face rather often. It is the reason I don’t care for wars.” # speaker: sable
The paper goes into the second-best sleeve in the city, and is not seen again.
{bag ? orange_peel: The peel from the gutter is still up your sleeve. You give it to Su Yin. It springs shut round her wrist.}
# scene: dawn
# ending: an-orange; An orange, in one piece
At midnight the guild declined, for reasons of its own, to enforce eight deeds. It has been very civil ever since. There is a Paper Street again, with a workshop in it and no quay; at the bottom there are eleven yards of nothing in particular, where boys fish. No navy has ever been certain of it. Every autumn a jar of honey comes for the house with the thin windows. There’s no card. Su Yin, who hates to be thanked, has not been; she was only told the truth, by someone known for never giving it away.
-> END

=== ending_oil
# chapter: Laughter in the linen cupboard
“While its lamp burns,” says Su Yin slowly, “a deed may be challenged.” # speaker: su-yin
“It doesn’t say by when.”
“They put them out at midnight. With poles. It’s a ceremony, there’s a man with a hat.” She has begun to laugh. “They measure the oil. They’re so careful, with the little spoon. It never entered their heads that anybody would want to leave one alight.” # speaker: su-yin
{bag ? guild_seal: It takes one sheet of thin paper and a stump of jade. “By order of the Guild,” it says, in a hand that Su Yin has been practising since she was twelve, “the blessing is extended.” The man in the hat reads it three times. He looks at the flame on the seal. He has never seen an order that asked him to do less.|It takes one skin of oil and all the boats on the canal. You only have to tell the man who sells stars. By the third bridge it has got ahead of you; people stand up on thwarts with their own cooking oil, with lamp oil, with the last of the fried-dough fat, and pass it from hand to hand and up the poles.}
Midnight strikes. Nine lanterns burn. Nobody can remember what happens next, because it never has.
# scene: dawn
# ending: never-midnight; It has not been midnight yet
That was four years ago. In Ninth Canal they take it by turns. There is a list, upon the dyers’ door, of who goes up with the can on which night: kitchens, ferrymen, three of the watch, a boy who has grown tall. The guild has gone to law about it, and the law says that it may, as soon as it is midnight. In the meantime there has been time to ask. {told: They have found eleven witnesses to the shutters.|They have found a witness to the shutters, and he has begun to talk.} {player_name != "": Against Mondays, and the hook over the Fish Stairs, it says {player_name}.|You have the hook over the Fish Stairs on Mondays.} Su Yin comes along to hold the light. She carries it like anyone else, swinging it a bit, and talking.
-> END

=== ending_burn
# chapter: The last of the match
“Give it here,” says Su Yin. # speaker: su-yin
You had thought that you would have to do it. She takes the match out of your hand, by the wrong end nearly, and for a while she only looks at it: a small gold leaf, standing on a twig. Sixteen years, you think. She has carried it as a surgeon carries a knife, and never once put it to anything.
“This isn’t for them,” she tells the paper. “This is so you needn’t have signed.” # speaker: su-yin
It is good thin stuff, made in that street. It goes up in one breath and is not even hot. She holds it by the corner right to the end, and what there is left drifts over the sheets, like a moth of no great size.
The other deeds she leaves in the Magistrate’s hat, on the stand in his hall, with a note in which nothing is spelt wrong.
# scene: dawn
# ending: one-small-fire; One small fire
No one owns Paper Street. That has turned out to be the law of it: without the ninth, the eight are only addresses. For some time it was a gap. Then a man put up an awning there, and nobody could be found to forbid it, and by spring there was a market, with children in it, and no rent. {wound == "held": The clockmaker has a stall. He sits, mostly.|The clockmaker has a stall, and sells time, he says, by the yard.} On the night of the Nine Lanterns she lights the first one herself. She uses one match, and she doesn’t hurry it.
-> END
