# role: walker; A walker from the shore; You saw the light stop, and crossed before the tide to ask it why.
# role: pilot; A harbour pilot; You have brought ships in by this light for years, and it owes you one flash.
# role: nurse; A district nurse; You have sat up at night in every house on this coast but one.
# relationship: maren; maren-vale; 5
# relationship: ilyas; ilyas-qadir; 5
# relationship: wren; wren-halloway; 5
# meter: hours; Hours to low water; 6
# inventory: known; What you have found
# item: count_of_eight; The count, which has a silent first
# item: pressed_page; What the cut page pressed into the next
# item: peppermint; A smell of lamp oil and peppermint
# item: odd_oar; One oar, where there should be two
# item: left_cup; A cup worn on the left side
# talk: maren-vale; Sit on the lee side. I can hear you and count, if you leave gaps.
# talk: ilyas-qadir; By all means. I was on the point of a conclusion, and it will be the better for a rest.
# talk: wren-halloway; Shut the door, the fog’s a gossip. Now then. From the beginning, and what did it smell of?
# agreement: your-word; maren-vale; word_taken; true; Maren Vale will take your word, once, and leave the wheel in your hands if you ask it.; my word, your word, trust me, promise, keep the light, mind the lamp, take the wheel; Words come over on the boat with the onions, and I have nowhere to put them. But you have not given one yet that you didn’t keep; I’ve counted. One, then. I’ll take the one, and you had better choose what for.

LIST clues = count_of_eight, pressed_page, peppermint, odd_oar, left_cup
VAR role = "walker"
VAR player_name = ""
VAR known = ()
VAR maren = 1
VAR ilyas = 1
VAR wren = 1
VAR hours = 6
VAR asked = 0
VAR theory = ""
VAR gentle = false
VAR word_taken = false

-> lamp_room

// One night between two tides. Three of four inquiries fit into it, and the keeper answers only what she is asked.

=== lamp_room
# chapter: The lamp room, a second cup out
# scene: lamp-room
From the shore you made it seven, and then a gap you could have walked through.
{role == "pilot": You have set your watch by it, and your course, and once, in a bad hour, your heart. It has never before made you wait.}
{role == "nurse": You were at a bedside in the town, three nights, with the blind not quite down. It was the patient who remarked on it. She said that somebody out there had lost count.}
{role == "walker": You had meant only to look. But one cannot see a gap like that, and go home to supper on the near side of it.}
From the lamp room it is worse. The lens comes round on its bath of mercury, two tons of glass as easy as a thought; six times it throws its arm across the water, a seventh time, and then there is a hitch, no more than that, as when a person reading aloud comes upon their own name. The motor does not change its note. The lens simply waits. Then it goes on.
“You saw it,” says Maren Vale. It is not a question, and she does not sound glad of the company. {role == "pilot": “I expect that I am in your log.”} # speaker: maren-vale
The kettle ticks. Two cups stand by the brass, and the second was warm when you came in. Far down, where the causeway went under an hour ago, there is a lantern on the rocks that was not there before. It lifts once. It is keeping the same count as the light above you, and it is one ahead.
“That is a man called Qadir,” says the keeper. “He came over at noon with a mirror. I told him to be up here by the turn of the tide and he said that he would consider it. The other one is on the stair. She has been on the stair for some time. She is smelling it.” # speaker: maren-vale
She says this as one reports weather. There are six hours to low water. Nobody who is on Skerry now will leave before then. The keeper has counted everyone on it, and by her face the sum has come out wrong.
+ [Drink from the second cup. # hint: {role == "nurse": one learns a house by its cups|it was not set out for you}]
    -> second_cup
+ [Go down to the man with the lantern. # hint: two hundred steps, and four under water]
    -> the_rocks
+ [See what the lady on the stair has smelled.]
    -> the_stair

=== second_cup
# chapter: Tea since noon
~ maren++
~ known += left_cup
The tea has been on the stove since noon. You drink it. It is like sitting down in a chair whose owner has only gone to the door.
It is an old cup, thick, white, with a blue line. The glaze has been worn away from the rim at one place by a great many mornings of the same mouth; and the place is on the wrong side. You have to turn the handle to your left to find it.
The keeper is right-handed. She is polishing a hinge and watching you in it.
“I put it out every night,” she says. “It is cheaper than talking to the stove.” And then, as you go on turning the cup in your fingers: “It came with the house.” # speaker: maren-vale
It is the first thing that she has told you without being asked. It is also, you think, the first that is not so.
-> first_count

=== the_rocks
# chapter: Four steps under water
# scene: rocks
~ ilyas++
~ known += count_of_eight
The last four steps are under water, as she said. On the rock beyond them, with his trousers rolled and a shaving mirror round his neck on a string, stands a thin man lifting and lowering a lantern. He has written on both his cuffs and has begun on the tail of his shirt.
“Forgive me, I cannot stop,” he says. “I would lose my place. A baker in the town assured me, and he has been right about yeast, that the light pauses for a star. I have come to be disappointed. Look there: low, between the two rocks. No, lower than any star.” # speaker: ilyas-qadir
You look. There is black water, and a blacker line that is the bar. And on it, or past it, small as a seed, there is a light the colour of butter. It lifts and it sinks.
“I am not signalling,” says Dr Qadir. “I am only copying it down. My hand was tired, so I used the lantern. It counts with her. But it begins before her. When she says one, it has already said one, and says two. I make it eight, of which the first is not spoken to anybody. Like a man who counts heads at his own door, and begins with the house.” He wipes his eyes, which are streaming with wind. “I do not know what it is. I can say plainly that it is not a star.” # speaker: ilyas-qadir
-> first_count

=== the_stair
# chapter: The hundred-and-fortieth step
# scene: stair
~ wren++
~ known += peppermint
She is sitting on the hundred-and-fortieth step with her hat in her lap and her head back against the wall. It is a bowler hat and there are slips of paper in it.
“Wren Halloway, enquiries. Don’t come up on my left, that’s where it is.” She sniffs. “Three possibilities. One, a person comes up these stairs at night. Two, a person goes down them. Three, somebody did, once, so very much on purpose that the stair hasn’t got over it. What do you get?” # speaker: wren-halloway
You get salt, cold stone, and paraffin. You say so.
“Not paraffin. Paraffin’s new. That’s colza oil, they gave it up in my mother’s time. And under it?” # speaker: wren-halloway
You shut your eyes. It comes for an instant, at about the height of a hand carrying something: sharp, clean and domestic. A sickroom. A coat pocket. Peppermint.
“There we are,” says the detective, writing it down in someone’s saucer, which she has brought. “I came about a light that stops. People stop when they’ve seen someone they know.” # speaker: wren-halloway
-> first_count

=== first_count
# chapter: A rag for everyone
# scene: lamp-room
~ hours = 5
By eight you are all four of you in the lamp room, since that is where the stove is. Introductions have been made, of a kind. The keeper gives everyone a rag.
“Things shine or they do not,” says Maren Vale. “You may ask while you polish.” # speaker: maren-vale
{player_name != "": “{player_name},” she says, as she hands you yours: once over, level and exact, as she might a depth. You have the sense of having been entered in a column.} # speaker: maren-vale
So it comes out, what the town knows. On the last herring night, eleven years ago, seven boats sailed: Ada, Two Brothers, Plenty, Constance, Wren, Little Mercy and the Oar. There was fog. For some part of that night this light did not burn. Six of the boats were found in the morning on the bar, upright, with their nets stowed. The Oar was never found. The light has been in order ever since, until the equinox, when it began to stop.
“Why was it out?” says Miss Halloway. # speaker: wren-halloway
“My father was dying. In the room below. I sat with him.” The rag goes round the brass. “That is in the log.” # speaker: maren-vale
Overhead the lens counts. Five; six; seven. In the gap you see that all of them have stopped rubbing, and that the keeper’s lips have moved. You had been ready for a number. It was a name, and you could not catch it.
“Five hours,” says the detective to you under the noise of the kettle. “She’ll tell us the truth, that one, but only in the order we ask. I’d do three things before I asked anything. Take your pick. I only ever pick by smell.” # speaker: wren-halloway
-> inquiries

=== inquiries
{asked >= 3: -> reckoning}
+ {not log_book} [Read the log of that year, with the keeper’s leave. # hint: nineteen volumes of weather]
    -> log_book
+ {not gallery} [Go out on the gallery with Dr Qadir and count. # hint: {role == "pilot": you know that bar by its noises|cold, and very clear}]
    -> gallery
+ {not boat_store} [Look through the boat store at the foot of the tower. # hint: the door is swollen shut]
    -> boat_store
+ {not sickroom} [Ask to see the room below, where her father lay. # hint: not a thing one asks]
    -> sickroom

=== log_book
# chapter: The eleventh volume of weather
# scene: log-shelf
~ asked++
~ hours--
“Weather only,” says Maren, and hands you the eleventh volume. “No opinions.” # speaker: maren-vale
It is so. Wind and glass, wind and glass, in a hand like barbed wire, each night of her life at four-hour intervals. You come to October, to the twenty-first. Then you come to the twenty-third. Between them there is a strip a finger wide, as clean as the edge of a door.
“Mice,” says the keeper. # speaker: maren-vale
“With a razor,” says Miss Halloway, politely, over your shoulder. “They do get hold of them.” # speaker: wren-halloway
You wait until the kettle takes the keeper across the room. Then you hold the next leaf slantwise to the lamp. She has always pressed hard. It stands there in furrows, white on white, and when the detective has passed you the side of her pencil it comes up grey out of the paper, a stroke at a time.
“22nd. Fog from 9. Lamp lit 4.50. Father easier. Took his tea. Sat by him.” And then, after a gap of seven hours, so deep that it has cut through: “Slept.” # document
That is all. There is one word more, in another hand, large and sloping and shaky, that leans to the left as if it were walking into wind. You cannot make it out. It may be a number.
~ known += pressed_page
~ wren++
-> inquiries_on

=== gallery
# chapter: Counting by the rail
# scene: gallery
~ asked++
~ hours--
On the gallery the wind takes your hat as if you had offered it. Dr Qadir has his quadrant out, and an almond in his cheek, and is in his way entirely happy.
“My grandmother had a star,” he shouts. “She called it the Latch. It stood, she said, where a door would be, if the sky were a house. It is in no atlas. When I heard of a light that waited each night upon something that was not there, you understand that I bought a ticket.” # speaker: ilyas-qadir
He lays your hand on the rail. It hums with each turn of the lens. “Now do not look. Count with the iron. And tell me when the other one begins.”
You count. It takes four turns before you have it. Down on the dark the little butter-coloured light goes up just ahead of the beam, each time, like a hand put out before a step. It says one to nothing at all. After that it says one for every flash. Seven for seven. Then the great lens hangs still above you, and there is not a spark on the water, and both of them wait, the huge one and the little one, for the same thing.
“It is not counting flashes,” you say. “It’s counting something in. And it begins with itself.”
“Yes,” says the astronomer. He is silent for a whole turn of the lens. “It is somebody doing his sums. He has eight, and he can find seven. I have seen my mother do it with the spoons.” # speaker: ilyas-qadir
~ known += count_of_eight
~ ilyas++
-> inquiries_on

=== boat_store
# chapter: Seven pairs of pegs
# scene: boat-store
~ asked++
~ hours--
It takes you and the detective and a crowbar. The door comes open on a smell of tar and eleven years.
“Don’t touch,” says Wren Halloway. “Or do, but in a list.” # speaker: wren-halloway
Item: crab pots. Item: a sail, folded by somebody with opinions. Item: along the wall seven pairs of pegs, and over every pair a name burned in with a poker. Spare oars hang on them, six pairs, grey with dust. They are for whoever comes back having lost his own. Over the seventh it says OAR, for a joke, since that was the little boat’s whole name; she was pulled by one man standing, with a single sweep. One peg is bare. On the other hangs an oar that is not hers at all, but a short one, bright at the grip and worn in the loom. A child learned to row on it.
“There’s something I’ve been walking round since the station,” says Miss Halloway. She sits down on the pots. “I read the inquest. It’s very short. Six boats on the bar, with the nets stowed, and do you know who was in them? Nobody. And do you know why? They’d walked home. Thirty-one men came up the sand at six in the morning with their boots round their necks. They said a light had brought them over the shallows. A small one.” # speaker: wren-halloway
“Nobody was drowned?”
“Not a soul. So here’s what I can’t make come out. Seven boats, six crews. Nobody was missing from the town. Who was in the Oar?” # speaker: wren-halloway
~ known += odd_oar
~ wren++
-> inquiries_on

=== sickroom
# chapter: A nail and a hook
# scene: sickroom
~ asked++
~ hours--
She looks at you for so long that Dr Qadir starts to apologise on your behalf. Then she takes a key from behind the barometer.
It is a small round room with a bed made up in it. There is a chair close beside the bed. It is a hard chair. Someone sat in it for many nights, straight up, after a day’s work, with the lamp above her needing to be wound every four hours. The wool of the blanket is worn in one spot along the edge. That is where a forehead came down.
“Corin Vale,” says the keeper from the door. “Kept this light for thirty-four years. He used to say that you do not light a lamp for ships. You light it for the count. So many out, so many in. He would not sleep until it came right.” # speaker: maren-vale
On the night table stand a bottle with nothing in it and a tin of peppermints. You do not ask why the window is open in October. There is a nail by the bed where a man would hang his coat, and beside it a hook of the kind that takes a lantern. There is a coat’s worth of clean plaster under the first, and nothing on either.
“He was left-handed,” she says. “It made him hard to sit next to.” She lets you go out before her, and you hear her, as she thinks that you do not, wish the room good night. # speaker: maren-vale
~ known += peppermint
~ known += left_cup
~ maren++
-> inquiries_on

=== inquiries_on
# scene: lamp-room
{asked:
- 1: The lens turns. It is past nine. When you come back to the stove your rag is where you left it, and a dry pair of socks lies upon it. No one says anything about them.
- 2: The lens turns. Dr Qadir has been asleep sitting up, with his pencil going, and has written “eight” on his knee. The keeper steps round him as if he had always been there. Out over the bar the small light lifts, sinks and lifts. You could swear that it is nearer.
- else: It is midnight, and then it is some way past. You have looked where there was to look. On the water the light has come in as far as the outer rock, and there it stays, as a man stays at a garden gate who sees company in the window.
}
-> inquiries

=== reckoning
# chapter: The lamp room, past midnight
# scene: lamp-room
Miss Halloway sharpens her pencil into the second saucer. “Well,” she says. “Shall we lay it out? I’ve a theory, but it’s ugly, and I’d sooner hear yours.” # speaker: wren-halloway
Maren Vale has sat down. You would not have said that she ever did. She has her back to the glass and her face to the three of you, and her hands, which have nothing in them, are lying on her knees, like tools laid out in the right order.
“Go on,” she says. “I have had eleven years of being asked if it was the gear.” # speaker: maren-vale
Above you the beam goes out over the water. One.
{known ? pressed_page: You have the leaf from the log in your mind, with its one deep word.}
{known ? odd_oar: You have the short oar, and thirty-one men walking home.}
{known ? count_of_eight: You have the count, that begins before it starts.}
{known ? peppermint: You have a smell on a stair, carried downward, at the height of a hand.}
+ [“It was the gear, and it is the gear still. I can hear a tooth.” # hint: a kindness, and not true]
    ~ theory = "gear"
    -> theory_gear
+ {known ? odd_oar or known ? count_of_eight} [“There were eight of them to be counted that night, not seven.”]
    ~ theory = "eight"
    -> theory_eight
+ {role == "nurse"} [“You slept. So did I once, in a chair like that, with a hand in mine.” # hint: it is only true]
    # chapter: Twenty minutes in Quay Street
    ~ theory = "slept"
    ~ gentle = true
    ~ maren = maren + 2
    You have not told it to anybody. It was in Quay Street, the winter of the measles, and it was twenty minutes. You tell her how the fire looked when you woke. You say that you have gone on counting them ever since, those minutes, as though there might be one among them in which you could have been of use.
    The keeper has turned round to you. She looks as one lighthouse looks at another. “Seven hours,” says Maren. “I have not said that aloud.” And presently, as if you had come about it: “How long was it before you could sit down again?” # speaker: maren-vale
    “I’ll tell you when I have,” you say.
    -> her_telling
+ {known ? pressed_page} [“You did not sit with him all night. You slept.” # hint: hard, and true]
    ~ theory = "slept"
    -> theory_slept
+ {known ? peppermint and known ? left_cup} [“He was not in the bed in the morning.” # hint: say it gently]
    ~ theory = "empty"
    ~ gentle = true
    -> theory_empty

=== theory_gear
# chapter: A cog with every tooth bright
She hears you out. When you have done she gets up, fetches a cog from the shelf, and puts it into your palm. Every tooth is bright.
“I filed these myself,” says Maren. She is not offended. She looks like somebody on a quay who has watched a boat turn round. “But you meant it well. People have meant it well for eleven years.” # speaker: maren-vale
Dr Qadir has taken off his spectacles. “I was told a kind thing once,” he says to the floor, “about a star. I was six and had been crying. I have since spent thirty-nine years in looking for it. I do not regret them. But I have wished, some nights, that she had told me instead what she was afraid of.” # speaker: ilyas-qadir
Two, says the light; three. It is he who turns to the keeper, in the end, and asks her. “Madam, whom do you set the cup for?” # speaker: ilyas-qadir
~ ilyas++
-> her_telling

=== theory_eight
# chapter: Eight places laid
You lay it out as you would lay a table. So many out. A light on the bar, small, with a man under it, to bring the crews in over the sand. {known ? odd_oar: Six crews walked home, and the town was whole; so whoever stood in the Oar was no fisherman, and nobody on the mainland would have missed him.|A count that begins with itself, and then the seven.} “He didn’t go out to fish. He went out to count them. He went when he saw that the light was dark.”
Wren Halloway lets out her breath. “That was mine as well,” she says. “I had hoped to be laughed at.” # speaker: wren-halloway
The keeper has not moved. “And who,” she asks, “would that be?” # speaker: maren-vale
It is Dr Qadir who says, to the figures on his cuff, “Somebody who began with the house.” # speaker: ilyas-qadir
~ wren++
-> her_telling

=== theory_slept
# chapter: One soft little word
It drops into the room like a pan. Dr Qadir makes a movement with his hand. The detective does not, but she shuts her notebook.
“Seven hours,” you say. “You’d nursed him by day and kept the light by night, and how long had that been? You put your head down on the blanket. And it’s the only thing that you ever wrote in that book that wasn’t weather, so you cut it out.”
For the space of a whole count Maren Vale says nothing. Her face does not change. But something goes out of the shoulders, the way it goes out of a rope when they slack it at the other end.
“Five weeks,” she says. “It had been five weeks. I have never said that word out loud. It is a soft little word. You would think that it would be easier.” # speaker: maren-vale
~ maren++
-> her_telling

=== theory_empty
# chapter: The top of a scrubbed stair
You say it as though you were putting down something full. And then, because it ought not to be left lying there by itself, you say the rest. A coat gone from its nail. A lantern from its hook. The old oil that he liked, and the tin in his pocket; two hundred and four steps, in the dark, downward, by a man who was supposed to be dying in his bed.
“He must have held on to the wall,” you say. “You can still tell where.”
The keeper puts up her hand in front of her face. She does not cover it. She looks into the palm, as people do for a splinter.
“I have scrubbed that stair,” she says. “I have scrubbed it with lye.” And presently: “You smelt it too?” # speaker: maren-vale
“At once,” says Miss Halloway. “I’d know a decent man anywhere.” # speaker: wren-halloway
~ maren = maren + 2
-> her_telling

=== her_telling
“I woke,” says Maren, “and it was light. Fog on the glass. The lamp was cold. I put my hand out to him and the bed was cold as well.” # speaker: maren-vale
Four, says the light.
“I thought that they were all drowned. I stood on the gallery and I could hear nothing. Then it lifted, and there they were on the bar, six of them in a row as neat as shoes, and men walking up the sand. Laughing, some of them. And I counted. I got to six.” # speaker: maren-vale
Five. Six.
“He had gone out in the Oar, with a hand lamp, in my place. He could not walk to the window. He had stood up in that boat and sculled her to the bar, and called them over one at a time. He would have wanted to see the last of them ashore. I buried a box of stones. I told the town that he went in his bed with his hand in mine, because I could not tell them that I was asleep. And they were sorry for me. They have been sorry for eleven years. They send onions.” # speaker: maren-vale
Seven. The lens stops.
In the quiet you hear what you have taken all night for the surf. It is somebody’s oar. One stroke; a knock on wood; one stroke.
“He is not haunting me,” says the keeper of Skerry Light, quite steadily. “I know him. He has seven and he wants eight. He counted himself out, that night, and nobody has ever counted him in.” # speaker: maren-vale
~ hours = 1
+ [“Then let us do it now.” Take the hand lamp and light it. # hint: from the rock, where he can see]
    -> the_rock_at_last
+ {maren >= 3 or word_taken} [“Go down to him. I will keep the light.” # hint: she has not left it in eleven years]
    -> keep_the_light
+ {maren < 3 and not word_taken} [“Go down to him. I will keep the light.” # locked: She does not know yet what your word is worth]
    -> keep_the_light
+ {ilyas >= 2} [“He cannot see a small light past this one. Put out the lamp.” # hint: for the length of a breath]
    -> put_out_the_lamp
+ {role == "pilot"} [“I know that bar. Give me somewhere to steer for, and I will bring him in.” # hint: it is what you are for]
    # chapter: An hour of water on the bar
    “There’s an hour of water on it,” you say. “I would not take a stranger over in the dark. But he’s no stranger; he’s been piloting the place for eleven years. He only wants a leading light, low down, and somebody to stand behind it.” You tell the keeper where, and how high. Nobody has told her anything since she was forty. She does it.
    -> the_rock_at_last
+ [“Leave him his count. It is all that he has.” # hint: low water is in an hour]
    -> leave_it

=== the_rock_at_last
# chapter: The rock, its four steps bare
# scene: rocks
There is oil in the store, the old kind, and a lantern with a bent ring. You all go down, the keeper first. The tide has left the four steps bare; they are green, and there are small astonished crabs on them.
On the outer rock, not a stone’s throw off, the yellow light stands on the water, and lifts, and waits.
Maren holds up hers. Her arm is perfectly straight. You think that she cannot do it. She is only getting her breath, for a hail that has to carry thirty yards and eleven years.
“Ada,” she calls. “In.” The light on the water dips. “Two Brothers, in. Plenty. Constance.” It dips for each of them. “Wren.” The detective, beside you, takes off her hat. “Little Mercy, in. All hands. They were all of them in by six, they walked up the sand, and every man of them lived. You did that.” # speaker: maren-vale
It dips. It comes up. That is seven, with the house.
{known ? count_of_eight: You have done this sum on a cold rail with your eyes shut, and so has the man beside you. “And one,” whispers Dr Qadir. “Please, madam. And one.”|She stops. Her lips move. You see her do what she has done each night since: she arrives at the end of it, and cannot think what is missing. It is only then that you say it. “And himself. He never counted himself.”}
+ [Let her say it.]
    -> counted_in
+ [Say it with her, all four of you.]
    ~ maren++
    -> counted_in

=== counted_in
# chapter: The last boat called
“And the Oar,” says Maren Vale. “And the Oar. In.” # speaker: maren-vale
The light goes out.
No wind has done it. It has been turned down, like the lamp in a house where the last one is home. There is a knock of wood on stone. When you hold up your lantern a little boat is lying against the foot of the stair, sea-grey, quite dry inside, with its one sweep shipped; and on the thwart there is a tin with two peppermints in it.
Nobody takes hold of anybody. There are hands about, though, and a certain amount of holding on.
# scene: dawn
# ending: counted-in; Counted in
They say in the town that the gear has been mended. The keeper crosses four times a year, for onions, and pays for them. She has written to thirty-one men. In the log of Skerry Light, for that night, stands one line that is not weather, and when Dr Qadir asked if he might cite it she turned the book round to him. “Oct. 22nd. All in. Slept.” {player_name != "": Below it, smaller, where she puts the wind, it says: Present, {player_name}.} {known ? left_cup: There is one cup now by the brass. The other she gave to you. It is worn on the left. You drink from that side now.|There are still two cups by the brass. She says that visitors come.}
-> END

=== keep_the_light
# chapter: Sixty turns of the wheel
She looks at you; then up. You can see what it is that you have asked. In eleven years she has not once, by night, been out of reach of that wheel.
“Every four hours you wind her. It is sixty turns. If she drags, the left-hand cock, a quarter and no more. If it thickens, ring.” She goes on for a while. She is putting on a coat. “If I am not back by light,” says Maren, “there is bread.” # speaker: maren-vale
“Madam,” says Dr Qadir, “I shall stand on the rock, and hold up a lantern so that you know which is the house.” # speaker: ilyas-qadir
“And I’ll count,” says Wren Halloway. “Out loud. I’m told it’s the whole job.” # speaker: wren-halloway
You hear the three of them go down, and the boat grate off the shingle. You take hold of the wheel. It is worn to two hands, a pair of big ones and a pair of smaller. You find that yours go in between.
# scene: lamp-room
+ [Keep the light.]
    -> relieved

=== relieved
# chapter: The lamp room, kept by you
You never saw what passed. You have pieced it together since from the other two, who do not agree. There was the keeper’s lamp going out along the black water, and the small one waiting. There was a time when they were side by side. Dr Qadir says that he heard her laugh. Miss Halloway says that it was two people laughing and that she will put it in writing. Then one of the lights went on, outward, over the bar, fast, with nobody left to count; and the other turned round.
What you saw was the lens. You were on your feet, with both hands on the brass. Five, it said. Six. Seven. You shut your eyes, so as not to see it stop.
It said eight, and went on.
# scene: dawn
# ending: relieved; Relieved
She came up the two hundred and four steps at sunrise, wet to the waist, and looked at the glass, the wick, the wheel, and last at you. “You gave her sixty-one turns,” said Maren Vale. “I could hear it.” Then she lay down on the floor in her coat and slept for nineteen hours, and you kept the light. You keep it still, in the weeks when she goes inland. There is a bed for you in the round room. You have put your coat on the nail and a lantern on the hook, and at night, when the count comes right, you find that you can sleep.
-> END

=== put_out_the_lamp
# chapter: A hand held up to the lamp
“No,” says the keeper, before you have done speaking. It is a plain no, like a post. # speaker: maren-vale
“There is nobody else abroad,” says Dr Qadir. “I have swept to the horizon since dusk, with a mirror that is nothing if not polite. I would not say it if I were not sure, and I am never sure. I am sure.” He has gone pale at his own words. “My grandmother told me, you find the small ones by looking a little away from the great. There is so much light here, madam. You have kept it so well. How is he to see that there is anyone at home?” # speaker: ilyas-qadir
You watch her think about it. It takes two counts. What it means, to put out that lamp, no one in the room can know as she does. She did it once. It has been the whole of her life since to have it burning.
She reaches up. She does not tremble. “For the length of a breath,” says Maren Vale. “I shall hold mine.” # speaker: maren-vale
+ [Hold yours too.]
    -> length_of_a_breath

=== length_of_a_breath
# chapter: Skerry, with no light on
# scene: dark
You had not known that there was so much night. It comes in at every pane. It is not black, when you have been in it for a heartbeat: it is blue, and crowded. There are stars down to the water and stars in the water. And low in the west, in the gap between the rocks, exactly where a door would be if all this were a house, there stands one more.
“Oh,” says Dr Qadir, very quietly. “There you are.” # speaker: ilyas-qadir
Beneath it on the sea is a seed of yellow. It has stopped counting. It has seen, you think, what there was always too much light to see: that on the gallery there is a woman of fifty-one, bare-headed, with a candle stump that she has lit off the stove, and that it is her left hand that she holds it in, because that was the way she was taught.
One stroke; a knock on wood; one stroke. The small light comes in under the tower where the beam had never been able to show it. It touches. It goes out.
She lets go her breath. She puts up the lamp.
# scene: dawn
# ending: a-little-away; A little away from the great
The light of Skerry turns without a fault. Once a year, on the twenty-second of October, by order of the harbourmaster, who has put it in writing and spelt it wrong, all vessels are to stay in port until nine, and the lamp is dark for the length of one breath. The catalogue of Dr Qadir gives a new star. It is observable on one night only, from a single place. He has entered it as the Latch; under “discovered by” he has written a list, and it begins with a baker.
-> END

=== leave_it
# chapter: Single file at low water
“It is not all he has,” says Miss Halloway under her breath. But she gets her coat. # speaker: wren-halloway
The keeper does not argue. “No,” she says. “I dare say he is used to waiting. I am.” She fills a lantern for the stones, because she fills one for everyone. # speaker: maren-vale
# scene: causeway
At low water the causeway stands up out of the sea, ribbed and dripping, like the spine of a fish. You cross it in single file and do not talk. When you are half over, the detective halts.
“I’ve a brother,” she says, “who was gone for a day when he was nine. Locked room. I’ve never asked him so that he had to answer. I told myself that it was his to keep.” She looks back. “It’s very comfortable, you know, that argument. It fits whoever’s wearing it.” # speaker: wren-halloway
+ [Look back as well.]
    -> still_counting
+ [Turn round. There is still time to be back on the rock before the tide.]
    ~ hours = 1
    -> the_rock_at_last

=== still_counting
# chapter: The shore, looking back
Above the black rock the arm of light comes round, and you do what everybody does. You count. At seven it waits.
You wait too. The whole coast does. There are people in their beds in the town, with the blind not quite drawn, who have not slept before the eighth beat since September; they do not know what they are listening for. Then the light goes on without it.
# scene: dawn
# ending: still-counting; Still counting
You have been back, of course. The path is drier than it was, and there are two hundred and four steps. She puts out the second cup, you polish something, and neither of you has brought it up again. {known ? odd_oar: Only, last time, there was a short oar lying across the hearth, scraped and new varnished, as though somebody had it in mind to go out.|Only, last time, she asked you when you were going whether you could row.} The light still stops. But the small one has come closer in: you can hear the oar now without holding your breath. It may be that he, too, is waiting for you to ask in the right order.
-> END
