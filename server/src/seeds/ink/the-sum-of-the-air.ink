# role: quartermaster; The quartermaster; You keep the sheet. You have never yet got it wrong.
# role: medic; The medic; You know what each of them weighs, and how much of it is lung.
# role: driver; The crawler driver; You have been out on the ice more than you have been in.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Person-days of air; 30
# inventory: pockets; In the chest pocket
# item: chronometer; Elio’s chronometer, which keeps port time
# item: winding_key; The key to Elio’s heart
# item: note; A note from the crew before us
# talk: priya-raman; Talk, but sit down to do it. Standing is eleven per cent dearer.
# talk: elio-farr; Ninety seconds, if you please, and I can give you all of them.
# talk: ilyas-qadir; I had resolved to be silent, for economy. I find that I have been saving it up for you.

LIST things = chronometer, winding_key, note
VAR role = "quartermaster"
VAR player_name = ""
VAR pockets = ()
VAR priya = 1
VAR elio = 1
VAR ilyas = 1
VAR air = 22
VAR told = false
VAR clock = false
VAR depot = false
VAR drove = false

-> mess_table

// Nine days until the ship: thirty-six person-days awake, twenty-eight lying still. There are twenty-two.

=== mess_table
# chapter: The mess table, day one
# scene: mess
Four of us, one table, twenty-two candles.
They are not the sort with a wick. An oxygen candle is a steel can the size of a loaf, and you strike the end of it with a hammer, and it burns inside for a day and gives one person that day to breathe. Twenty-two cans stand on the table in rows of five. Priya has put the odd two by the salt.
The loop is gone. It went at four this morning, with a noise like a plate put down. There was ice in the third elbow, and now there’s an elbow on the floor. That was the machine which took our breath apart and gave us back the good half. The spare is on the ship.
“Nine days,” Priya Raman says. “I asked them twice. Ship says nine days, and no, she can’t come faster, she’s falling, she’s not driving.” She has a screwdriver in her hair and she has not slept. “One can, one person, one day. So that’s thirty-six, and we’ve got twenty-two.” # speaker: priya-raman
“If we lie down?” says Ilyas Qadir. He has come from the dome with frost in his eyebrows. # speaker: ilyas-qadir
“Four of us lying down use three. Call today a whole day, as there’s the room to move. Four, and eight times three. Twenty-eight.” # speaker: priya-raman
Six short. It is quite a small number. I have lost more than that behind a bunk.
{role == "quartermaster": I am the quartermaster. I signed for forty cans in the autumn, and in the winter I lent eighteen of them to the drill camp because they asked nicely. That is on the sheet, in my writing.}{role == "medic": I am the medic, and I have already done the other sum, the one with their weights in it. Elio is fifty-one kilos. Ilyas has one good lung and a bit.}{role == "driver": I drive the crawler. It burns air as well, and it’s the first time I have thought of it as a fifth person, and a fat one.}
Elio Farr hasn’t said anything. He has his hand flat on his waistcoat. He’s not being dramatic, he is only counting; under the hand there is a brass pump with a spring in it that has to be wound each night at nine, by someone, for forty minutes. Winding is work, and work is air.
He looks along the rows of cans, and then he looks at me.
+ [Say the whole sum aloud, the winding included.]
    ~ told = true
    -> said_aloud
+ [Leave the winding off the sheet for tonight. # hint: he has seen you see it]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: The sheet on the wall
~ elio++
I say it. Forty minutes at the crank is a third of a can, nine nights, so three cans. Twenty-eight and three. It makes nine short and not six.
It is very cold in the mess by now. You hear the walls come in.
“Thank you,” says Elio. He seems to mean it. “I make it two and seven-tenths, if it’s someone with a steady arm, but three is safer. It was going to be said on Thursday, at about two in the morning, by whoever couldn’t sleep. I am so glad that it’s been said by you, with biscuits.” # speaker: elio-farr
“I can gear it down,” Priya says. She has got hold of his wrist, and isn’t taking his pulse, he hasn’t one there. She is only holding on to it. “A longer handle, and lie on your back to turn it. I can get that to one.” # speaker: priya-raman
“One,” I write. Seven short.
“When I was eleven,” Ilyas says, “we were nine in a house with bread for six. My grandmother cut it in front of us on the table. She said that if she cut it behind a door then each of us would dream that he had had the small piece.” He picks up one of the two odd cans, and sets it back beside the salt. “I only mention it.” # speaker: ilyas-qadir
So that’s how it’s done from now on. The sheet hangs on the wall, and the pencil hangs by the sheet.
-> one_room

=== left_off
# chapter: A key, warm from his chest
I write six, and I don’t write anything about nine o’clock.
Priya goes to shut the valves. Ilyas goes with her to hold the lamp. When they’re gone Elio leans across and turns the sheet to face him.
“You’ve a very clear hand,” he says. “One could see from over there which line was missing.” # speaker: elio-farr
I tell him it can wait for a night. I tell him he isn’t a line.
“I am, though. I’m rather a long one. A third of a can a night.” He takes a ribbon off over his head, with some trouble, since his fingers are blue. There’s a key on it, worn as thin as a coin. “You will need to hold that, then. I wouldn’t like anybody to think I had done it by forgetting. If it’s I who have it I might forget. It’s a great temptation to a tidy man.” # speaker: elio-farr
It is warm from him, the only warm thing on the table. I put it in my chest pocket. When the others come in he’s asking me loudly about the biscuits.
~ pockets += winding_key
That night I turn the crank for him myself and call it an inspection of the pump room. Priya counts the cans in the morning. She looks for a long time at me, then rubs out the six, writes seven, and tells the wall that she’s found a better handle.
-> one_room

=== one_room
# chapter: The dome, day two
# scene: dome
~ air = air - 4
On the second day we give up the station.
It is twelve rooms and we can heat one. Priya wants the mess, for the stove. Elio wants the pump room for the pipes. But the dome has the double skin, and so we carry it all up there, past Ilyas’s telescope, which takes up the middle like a cow in a kitchen: mattresses, cans, a bucket with a lid, the sheet. Every door we shut we seal with tape and wet cloth. Within a minute the cloth rings when you knock on it.
Eighteen cans. Day two of nine, and lying still.
You would think it restful. By noon my neck is shaking. I get the arrangement right by the evening: Elio in the middle where it’s warmest, as a heart made of brass takes the cold of a room and carries it about the body. Priya is against his back. Then comes Ilyas, then me by the wall. We’ve one quilt and two crawler covers. We breathe in the same direction. The glass is above us with its frost, and above the frost there is everything else.
“I should explain about my feet,” says Ilyas in the dark. # speaker: ilyas-qadir
“No,” says Priya. # speaker: priya-raman
“They are in the nature of an apology that I was going to make.” # speaker: ilyas-qadir
Somebody starts to laugh, it goes along the row, and we all hold our breath to stop it because it costs. That’s worse. Elio’s pump runs up to double and he has to say the escapements over to himself, verge, anchor, lever, until it steadies. It was perhaps a twentieth of a can. I don’t enter it.
Towards midnight, by the clock over the door, there’s somebody’s hand on the sheet with the pencil. I can see who it is against the stars. Tomorrow there will be strength enough for one piece of work, for two people, and only one.
+ [Take Priya to the old cairn, and dig for cans. # hint: four kilometres, and there may be none]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Warm the algae tank in the pump room with Elio and let it breathe for us. # hint: {role == "medic": you would be near him if the pump faltered|three cans’ worth, if it does not freeze}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Drive to the cairn by yourself, without the heater on. # hint: nobody knows that ice as you do]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: The ice plain, by lamplight
# scene: plain
~ air = air - 4
The suits have their own air and it’s four hours old when you put it on. {drove: I leave the crawler’s heater off. When I look round there’s a suit sitting in the second seat with a screwdriver taped to its helmet. “Don’t,” says Priya over the wire. “It’s eight per cent cheaper with two to dig.”|We can’t spare the crawler, so we walk.}
There’s no colour out here but the lamps. The sun’s a nail hole. Under the ice plain something large is always settling, and you have it not in the ears but in your shins.
“If there aren’t any cans I’m going to tell them there were two, and both bad,” says Priya. We have gone about a kilometre. “I’d sooner they were angry with a can.” A long while later she says, “I never handed in my thesis. It wanted one signature. I had the pen in my hand, and I thought, well, and what would I be then? I came up here to run a pump.” # speaker: priya-raman
“Why tell me?”
“You’re on the wire. It’s free.” # speaker: priya-raman
The cairn is where the map says, a heap of crates with a pole. We dig for fifty minutes. My eyelashes freeze together on the left. Then the pick rings, and there is a lid, and under the lid are six cans and the place where six more used to be.
There’s a paper in the space, in a bag. It is dated nineteen years ago. We read it helmet against helmet.
Took six. Left six. There were three of us and it should have been eight but we thought someone might come. If you are reading this we would like to know if it was enough. M. Osei, for the watch. # document
~ pockets += note
~ air = air + 6
Priya doesn’t speak. She is working her glove up under her visor, which is no use at all, it’s glass. We load the six on the sledge. At the last moment she gets down on her knees in the hole, takes the screwdriver, and scratches on the inside of the lid, in capitals, YES.
“We don’t know that,” I say.
“I know we don’t,” says Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: The pump room, one bubble
# scene: pump-room
~ air = air - 3
The tank is a window with soup behind it. In the good days it was a hobby of Elio’s. He fed it with our slops, and got some watercress out of that and a thimbleful of oxygen a day, and was as proud as a father. It’s had no lamp since the loop broke. It’s gone the green of an old bruise.
“It is alive at four degrees,” he says, “and thinks about it at eleven. At twenty it would give us a third of a can daily, for the rest of the week, which is two, and I’d say three with luck, since I mean to sing to it.” # speaker: elio-farr
We have forty watts to spare and thirty metres of pipe to lag. I do the lifting. He lies on his back below the glass, his jacket stuffed around the valve, and talks me round the unions, quarter-turn by quarter-turn. His breath is short. It comes in sips.
“Do you know whose it was?” he says. “The heart. She was a bargeman’s wife in Quill Lane. It isn’t mine. I’ve got it on loan until the spring, and then it’s to go to a boy in the infirmary, it is all written down. I’ve been building my own to replace it. I’ve built six.” He considers a nut. “They keep better time than hers does. That’s what’s the matter with them.” # speaker: elio-farr
The lamp comes on. For an hour nothing happens. We lie there, he and I, with our faces a hand away from the pane. And then on the inside of it, at the very bottom, there is a bubble, no bigger than a full stop. It holds on and holds on, and lets go.
Neither of us says a word; it’d be like talking in church. He has found my sleeve. It takes nine minutes for the second one.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: The dome, day four, almost nine
# scene: dome
~ air = air - 3
Day four. The sheet says {air}. {depot: The six new cans look very smart in their row with another year stamped on.|Beneath us the tank has been awake for a day and a night, and the pipe that comes up from it is warm enough to lay a cheek on.}
It smells in here of four people and a bucket. We’ve each got the headache, that’s the breath we have used, which lies along the floor like water. We swap places every hour so that nobody’s always lowest. We don’t speak unless we have to.
It’s close on nine by the clock over the door. Two things want doing, and I’ve only arms for one of them.
There’s Elio’s pump. Priya’s handle works: you lie on your back with your knees up and turn it over your chest like a person winding wool. But she’s done it {told:three|two} nights now, and her lips are grey.
And there is Ilyas, who has got up and is standing at the eyepiece in his socks, with the cover off, losing us heat. He has a plate in. He’s been at this for nine years, one plate a night of a patch of sky with nothing in it. He has not asked if he may. He has his back to us, and it’s a very stiff back.
{player_name != "": “{player_name},” says Priya from the floor, with her eyes shut. “One of those. You choose.”|“One of those,” says Priya from the floor, with her eyes shut. “You choose.”} # speaker: priya-raman
+ [Lie down beside Elio and take the handle.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Get up, put the quilt round Ilyas, and hold the plate for him. # hint: twenty minutes of open sky]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: The handle, four seconds a turn
It is heavier than I’d thought. It has a hitch in it at the top of every turn. {role == "medic": I know hearts, and I’ve never before had one by the handle.|It’s an odd thing to have a man’s evening in your hand.}
He lies with his face toward me, so near that I’ve only the one eye of his to look at. He’s got his chronometer out in order to check me. It is his one vanity. It was set in port the day he sailed and he has never let anyone put it right.
“Quicker. A turn in four seconds. You’re dawdling, it’s that clock, everybody does it here. I’ve often thought that it…” He stops. # speaker: elio-farr
I keep turning.
“Would you say when that hand gets to the hour?” says Elio. “Just say now.” # speaker: elio-farr
I watch the clock over the door. I say now. He reads his own. He shuts the lid, opens it, and reads it again, and under my arm the handle jumps.
“Ours is slow,” he says. “It was reset from the loop. The loop’s motor gave it the beat, and when the ice began to come in, it dragged. Since when, Priya? In the autumn? Our day’s twenty-six hours long. We’ve been living in it, and eating by it, and it’s by that day we measured what a can will do.” It is the longest speech he has made for a week and he’s out of breath, and Priya is up on an elbow. “She said nine days. She’s a ship. She meant port days. We’ve been waiting for nine of ours.” # speaker: elio-farr
Nobody moves. You can see all four of us doing it, with our lips. Nine times twenty-four. Divide by twenty-six.
“Eight and a third,” says Priya. “That’s two cans. My God, Elio. You’ve found two cans in your waistcoat.” # speaker: priya-raman
-> silence

=== the_plate
# chapter: The eyepiece, the cover off
I hang the quilt on him like a horse blanket. He doesn’t turn round, but the back alters.
“I should have asked,” says Ilyas. “I was told by a baker, who had it of a bishop, that it’s easier to be forgiven. He was not a good baker.” He shifts to let me in. “Put your thumb here. It must not slip for twenty minutes. It is four watts’ worth of heat. I have entered it on the sheet under Vanity.” # speaker: ilyas-qadir
The metal burns, and then I can’t feel it. Through the finder there’s black, with a little dust on it, and my own eyelash.
“There was a star that my grandmother steered by. It’s in no atlas. She crossed with nine children, on the back of a lorry, and she said it was there, between those two, low down; and I have a plate of that place for each clear night since I came here, two thousand and some. It has never been there. I’ve thought sometimes that she only pointed. You see, she’d have had to point at something. We were crying.” # speaker: ilyas-qadir
He lets a minute pass by.
“I make it that with three of us you’d get through,” he says then, in precisely the same voice, to the telescope. “I’m the eldest. I have the one lung. I’d just like to have seen the plate.” # speaker: ilyas-qadir
I don’t move my thumb. I tell him that if he goes out of that door I’ll have to go and fetch him back, which is two suits, an hour each, and a third of a can. He’d be doing it at our expense.
He thinks about that honestly. “It is a strong argument,” says Ilyas. “I shall have to be more careful than I had supposed.” # speaker: ilyas-qadir
-> silence

=== silence
# chapter: The corridor, the sixth day
# scene: corridor
~ air = air - 6
Two more days go, and I can’t tell you much about them.
Priya and I crawl down to the lock on the sixth, to chip it clear, so that when there’s a ship there will be a door. We take it in turns, ten strokes. In the corridor it is sixty below, and our breath falls. It makes a sound as it does so, a kind of rustle; they call it the whisper of the stars in some places, so Ilyas says. I lie with my cheek on the plating and listen to the last thing that I said come down as snow.
Between turns she shows me things. She can’t talk, her teeth are too loud. She holds up her lamp to the wall. Someone has written along there at knee height, in grease pencil, very small, and it’s months old. FLOOR ONE, HABERDASHERY. FLOOR TWO, REGRET. It goes on all the way to the lock. She did it through the winter on her night shifts, when she’d come here so as not to be heard. FLOOR NINE, MISSING MUM. At the lock it says FOURTEEN, and there’s nothing after it.
She gives me the pencil.
I don’t know what to put. My hand won’t close. In the end I write what there is. {depot: FOURTEEN, CANS.|FOURTEEN, ONE BUBBLE.} She starts to shake, and I think she’s going, and I get hold of her collar. But it’s that she’s laughing. She puts her forehead on mine and we stay so, two hats, until it’s somebody’s turn.
When we have crept back to the dome, Elio’s lying with his eyes open. He’s been watching the door. {told: He reaches up, takes the pencil on its string, and enters what it cost us, to the tenth.|I feel for the key in my pocket, before I’ve so much as got my gloves off, and he sees me do it.}
The number at the foot of the sheet is {air}.
+ [Wake everyone. It is time for the last sum.]
    -> last_sum
+ [Let them sleep for one hour more, and look at them. # hint: nobody will charge you for it]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: The dome, dawn of the seventh
# scene: dome
~ air = air - 3
It’s the dawn of the seventh day, or what does for one. A nail hole of sun has come up through the frost. We sit in a ring with our knees together, the sheet in the middle. There are {air} cans.
“Three days, nine cans,” Priya writes, as it’s too dear to say. Then under it she puts one for landing: the ship comes down on the far pad, and there’s the walking, and a quarter of a can each for the walk. Ten. # speaker: priya-raman
{clock: Elio holds up two fingers, and taps the lid of his watch. She takes off two. Eight.|Elio keeps looking at the clock above the door. Something about it troubles him, I can see that, but he hasn’t the breath to follow it.}
{depot: I lay M. Osei’s note beside the sheet, where we can all read it. It should have been eight but we thought someone might come.|Below us the tank lets go of a bubble. We’ve counted it in already.}
{
- depot and clock: Eight, and there are eight. I look at that from both sides. It is not a margin. It’s four people, and a nought. If one of us coughs we’ll owe for it.
- depot: Ten, and there are eight. Two short. It’s a hammer tap, twice, on a can that isn’t there.
- clock: Eight, and there are six. We are two short. It is the very two that Elio found for us, gone again by another door.
- else: Ten, and there are six. Four short, or one of us.
}
“I can run at a third,” says Elio aloud. We all look at him. “I’ve worked it through. You let the spring nearly down, and put a wedge in. I’d be as cold as a fish. I should breathe about as often as the tank. It saves two of them, and it’s two hours’ work to wake me. Only I can’t promise who wakes; {depot:the heart is lent me until the spring, it was a bargeman’s wife’s in Quill Lane, and of the six I’ve built to replace it none will do. She|she was the bargeman’s wife’s, she} isn’t used to being stopped.” He is very white, and quite cheerful. “I’d want it to be done by a friend.” # speaker: elio-farr
Ilyas Qadir has his boots on. I notice that he has had them on since before we woke.
+ {depot and clock} [“Nobody is stopping and nobody’s going out. We hold hands and we breathe by the watch.”]
    -> by_the_watch
+ {not (depot and clock)} [“Nobody is stopping and nobody’s going out.” # locked: The sum does not come out]
    -> by_the_watch
+ [“Show me where the wedge goes, Elio.”]
    -> the_wedge
+ [Say nothing. Let the sheet lie there, and close your eyes. # hint: somebody has his boots on]
    -> boots
+ [Put your own suit on when they are asleep. # hint: {role == "driver": you could walk to the far pad blind|it is six kilometres to the far pad, and you have a lamp}]
    -> far_pad

=== by_the_watch
# chapter: In a ring, by Elio’s watch
So we breathe by Elio’s watch. In for four, and hold for four, and out for eight. He taps it on the back of Priya’s hand; she passes it on to Ilyas, and Ilyas to me; and mine goes back to Elio through the key of his collarbone. One animal, lying on its side.
You can’t sleep and keep it. You can’t think either. Around the second night I stop being able to tell which of them is me. I find out that Ilyas is afraid of being a nuisance and has been ever since he was six. I know it in the way that you know a draught. I find out that Priya’s happy. Somebody is composing a letter to an M. Osei. I think all of us are.
+ [In for four.]
    -> four_chairs

=== four_chairs
# chapter: The lock, ten to five
# scene: landing
The knock comes at ten to five in the afternoon, port time. There is a third of one can left, burning. They tell us afterwards we didn’t open the lock to them for some while because we were finishing the breath.
# ending: four-and-a-nought; Four, and a nought
The doctor on the ship says it can’t be done. I’ve shown her the sheet. She has gone through it three times with a pencil; it comes out each time, and she doesn’t like it any better. We’re all in the one cabin. They had given us four. Priya has asked for a form, and has written Thesis on the top of it, and gone away to look at it out of a window. At night somebody will wake up in the dark and hold their breath to listen, and one after another the other three stop too. Then somebody taps. In for four. We found him, by the way. Matthias Osei is seventy, he grows beans. We sent a wire that said, It was enough, and had one back the same day. It said, Oh thank God, and what do you need?
-> END

=== the_wedge
# chapter: The spring, nineteen turns down
It’s a sliver of Ilyas’s cigar box. I cut it where Elio tells me to cut, and smooth it on my sleeve. {pockets ? winding_key: I’ve got the key already, I only need to feel for it.|He takes the ribbon off and puts it in my hand, with the key, warm.} They’ve all shifted so as to be touching some part of him. Priya has his feet in her armpits.
“Let it down by nineteen turns. You will hear her start to complain. When she’s got room between one beat and the next for you to say your own name slowly, put it in.” He gets hold of a button on my coat. “You are not to sit and listen for the next one. One always thinks that it’s late.” # speaker: elio-farr
Nineteen is a lot of turns. His hand is on my button all the way, and at the seventeenth it isn’t holding it, it’s just there.
+ [Put the wedge in.]
    -> at_a_third

=== at_a_third
# chapter: Beside him, eleven seconds apart
# scene: landing
I sat and I listened. Of course I did. It’s eleven seconds, and each one of them’s late.
They came on the ninth day with lights. {depot or clock: We’d had to be clever about the last night, but not very.|We had been lying on the dregs for fourteen hours, and I can’t recall the door.} The ship’s doctor looked at Elio and began to draw the cover up, and Priya, who could not stand, bit her.
# ending: at-a-third; At a third
I drew the wedge myself, in the sick bay, with the doctor’s hand in a bandage. Nineteen turns, at four seconds a turn. He was as grey as a plate. At the tenth I had told her I’d keep winding until I got to the spring. He opened his eyes and looked round at us all in turn as if we were a shelf of clocks and one of them was wrong. “Is the kettle on?” he asked, in a woman’s accent, from somewhere down by the river; and put his hand over his mouth. It still comes out when he is tired. She has a filthy laugh. He has given notice that he’d like to keep her on past the spring, and we’re all, the three of us and a bargeman in Quill Lane, writing to the infirmary about a seventh heart, which Elio has started on, and which doesn’t keep very good time.
-> END

=== boots
# chapter: The mattress, a little higher
I shut my eyes. I’d like to say that I slept.
There’s the creak of a boot, and there’s a stop in it, and he waits to find out if he has woken anyone. I could put out my hand. The mattress lifts on his side, two inches, as it does. A small thing is set down beside my head. The tape rips very slowly off the door, and is pressed back from outside, all along, thumb’s breadth by thumb’s breadth, so that we won’t lose any heat by him.
I count it as the sheet would count it. He did the sum and so did I, and just one of us has got up.
+ [Open your eyes now and go after him. # hint: two suits, one hour each]
    ~ ilyas++
    -> by_the_lock
+ [Keep them shut.]
    -> three_chairs

=== by_the_lock
# chapter: The lock, with the wall to read
# scene: corridor
He’s sitting in the lock with his helmet on his knees. He has not closed the inner door. He’s reading the wall.
“FLOOR FIVE,” says Ilyas, “SOUP AND REMORSE. She’s a great writer, I had no idea. I only stopped in order to read it. I could not get past it.” I get down on the plating, next to him. I can’t do anything with my face. “You are expensive,” he says gently. “{clock:I had counted on your being asleep|I told you, I would have to be careful}.” # speaker: ilyas-qadir
I say that we’ll use the wedge. We will do it tonight, with all four of us there, and I ought to have said so at the table in place of closing my eyes. I say it to my gloves.
{clock:“There was a star that my grandmother steered by,” says Ilyas. “I have two thousand plates of the place, and it is in none of them. I think that she only pointed. We were crying.”|“My grandmother,” says Ilyas, “pointed.”} He shoves the helmet away with one foot. It rolls toward the dome, as far as MISSING MUM. # speaker: ilyas-qadir
+ [Crawl back with him to the dome.]
    -> the_wedge

=== three_chairs
# chapter: Beside my head, something cold
# scene: landing
The thing beside my head was the plate. It was wrapped up in his scarf and it was still cold.
We got through. Three people and his cans: they made it come out {depot or clock:with a day to spare|with nothing over}. It’s on the sheet. When Elio woke up and understood he wound nothing that night; he asked us to let him run down, and Priya turned the handle sobbing and swearing at him for forty minutes.
# ending: three-chairs; Three chairs
They developed the plate on the ship. There’s a mark on it between {clock:two|the two} stars, low down. The astronomer at port has looked at it through every glass he owns. It might be a star and it might be a flaw, he says, or a thumb that slipped; he’d need a second plate. {ilyas >= 3: It was my thumb that was on it. I know that it never moved.|I have applied for the post. One plate each night, of a place with nothing there.} Nobody has asked me if I was asleep. The sheet has four columns and I rule it up every morning with four.
-> END

=== far_pad
# chapter: Six kilometres, with a lamp
It’s done very quietly. The trick’s to leave your warm place full, with a mattress cover, so nobody rolls into the gap and wakes up.
I write on the sheet what I’m taking. One suit, eleven hours. One lamp. I take off what I won’t be using, and it comes right at once, it comes out like a drawer shutting. {pockets ? winding_key: The key I hang on Priya’s screwdriver.|I tuck Elio’s hand in under the quilt.} Then I stand for a second, getting them by heart, heads first.
# scene: plain
It’s six kilometres to the far pad. I’ve got my lamp. It may be that from there I can be seen by something coming down.
+ [Walk.]
    -> lamp_on_the_pad
+ [Walk, and count the steps aloud for them.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: The dome, the sheet, at six
# scene: landing
We found the sheet at six.
There are three of us writing this. We have taken the pencil in turn. It was Priya who saw the bed was the wrong shape; she went out in her shirt as far as the lock before Elio could stop her.
We’d like it put down that we did not agree to it.
# ending: a-lamp; A lamp on the pad
The pilot of the ship says that she had us down for a landing on instruments, on the ninth, in drift, with the beacon iced. On the evening of the seventh she saw a lamp. It stood right at the middle of the far pad, a long way below her, and was going on and off. In for four, she says, and out for eight. She was a young woman, and she had never done a thing like this, and she turned the ship over and burned everything she’d kept for going home. {depot: She was down in five hours. The suit had one and a half.|She was down in nine hours. The suit had less than that, and our friend had spent the difference by lying flat on the ice and hardly breathing at all.} {player_name != "": We call the ward each day at nine. “{player_name} is asleep,” they tell us, “but there’s a hand that keeps tapping on the rail.”|We call the ward each day at nine. They tell us our friend’s asleep, but that there’s a hand that keeps on tapping on the rail.} We tell them to tap back.
-> END
