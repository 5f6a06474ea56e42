# role: keeper; The night keeper; Nineteen years in this cabin. You know how she turns with the power off.
# role: relief; The relief; On nights since March. The man before you showed you the trick and not the reason.
# role: debtor; The keeper with a debt; Your mother’s ward is four hundred a month. Kessel is four hundred a night.
# relationship: tomas; tomas-brava; 5
# relationship: wren; wren-halloway; 5
# meter: left; Minutes to six; 229
# meter: rungs; Rungs above water; 8
# inventory: on_you; On you
# item: fuse; Fuse four
# item: money; Four hundred, in an envelope
# item: line; The heaving line
# item: second; A second envelope, wet
# item: strip; A metre of torn tape
# talk: tomas-brava; Sit. Not there. I know that face, I wore it for twenty-six years. Talk.
# talk: wren-halloway; In order, please. Leave in the part you were going to leave out.

LIST things = fuse, money, line, second, strip
VAR role = "keeper"
VAR player_name = ""
VAR on_you = ()
VAR tomas = 2
VAR wren = 1
VAR left = 229
VAR rungs = 8
VAR hard = false
VAR met_nico = false
VAR told_tomas = false
VAR tomas_there = false
VAR turned = false
VAR saw_tomas = false
VAR wren_has = ""
VAR alive = true
VAR loud = false
VAR agreed = false
VAR went = false
VAR saw_bread = false
VAR penned = false
VAR bow = false
VAR paid = false
VAR sniffed = false
VAR saw_envelope = false

-> cabin

// The clock starts at 02:11 with 229 minutes to six. At 04:40 the water is over the eighth rung.

=== function spend(minutes)
~ left = left - minutes
~ rungs = (left - 60) / 20
{rungs < 0:
    ~ rungs = 0
}

=== function clock()
~ temp past = (360 - left) mod 60
0{(360 - left) / 60}:{past < 10:0}{past}

=== cabin
# chapter: The cabin, 02:11
# scene: cabin-night
~ on_you += fuse
~ on_you += money
Fuse four is the size of a cigarette. You draw it, and put it in your shirt pocket.
With fuse four out there is no bell. The red lamps on the barrier arms stay dark. The arms stay up. On the wall behind you the pen lifts off its paper tape, and the tape runs on under it, blank. The bridge still turns. It is a fault in the wiring. {role == "keeper": You found it in your ninth year and told no one for ten.}{role == "relief": The man before you showed you on his last night. He did not say what it was for. You did not ask him.}{role == "debtor": You reported it twice, in writing. Then Kessel came up the stairs with an envelope.}
02:07. You swing her. Ninety metres of road goes round in the dark and lies along the channel. The Marta comes through at five knots with no light on her anywhere except a cigarette in the wheelhouse. It lifts. That is Kessel, saying thank you.
This makes twelve times since March. Four minutes. Four hundred. It has hurt no one.
{role == "keeper": You have it in a biscuit tin, all of it. You have not spent a note. You could not tell anyone what it is for, and you would not have missed it, and each time he comes up the stairs you put out your hand.}{role == "relief": You bought a coat with the first of it, and a radio. You send some home. Your sister writes that they must think a lot of you there.}{role == "debtor": It goes across a counter on the first of the month, and the sister on the ward says that your mother is lucky. She says it loudly, so that the other beds can hear.}
The cabin is a stove, a kettle, a lever, a window. There is one chair. You have turned it round so that it has its back to the channel, and to the road.
02:11. You have your hand on the lever to bring her home. On the town side, an engine.
It is a moped. It is coming down the hill with the throttle open. You know that engine. It crosses every night at twenty-five past two, and tonight it is early.
You have time to think: the arm.
The note climbs. Then it climbs another way, because there is no road under it. Then comes the noise. People are going to ask you about the noise, and you are going to tell them that you were making tea.
After that, the water. It takes a minute to go flat.
Your hand is still on the lever. It is quiet enough to hear the tape, running, with nothing on it. Inside a quarter of an hour the ice lorry comes over to the fish market. It will find the same thing the moped found.
+ [Bring her home. Now. # hint: shut is how she was all night]
    ~ spend(5)
    -> shut_her
+ [Take the lamp and walk out to the open end. # hint: ten minutes, and you will have looked]
    ~ spend(10)
    -> open_end
+ [Put the fuse back first. Let there be an opening on the tape. # hint: a wrong time is easier to explain than a blank]
    ~ spend(5)
    -> the_pen

=== shut_her
# chapter: The lever, {clock()}
# scene: lever-night
You do not decide. The arm does it. The arm has done it every night {role == "keeper":for nineteen years}{role == "relief":since March}{role == "debtor":for two years}.
She comes round. You watch the gap close in the window: twenty metres, ten, four. Dark water, less of it, less of it. You think of nothing except the lorry. You are good at this. You have had no idea how good. You notice that too.
At one metre the nose goes in over the far pier, where the buffer timbers are, and the motor drops a tone.
The needle moves off forty. It goes to sixty. Seventy.
There is something in the buffers.
There often is. A pallet, a fender off a trawler. Once it was a mattress, and you leaned on the lever, and the mattress gave. You know that at ninety the breaker goes, and that under ninety most things give.
The lorry’s headlamps come over the top of the hill.
The driver is called Abel. He has four daughters and fourteen tonnes of ice. He has told you their names, window to window, one each night, over a week, and you have told him in return that it looks like rain. If she is not home when he gets here he will stop at the arm, and wonder why it is up, and walk forward to see.
Seventy. The motor is humming through the soles of your shoes. You could back her off a hand’s width and let whatever it is fall clear. That is ten minutes with the brake, and the lorry standing at a gap, and a driver, with eyes, getting down to stretch his legs.
You tell yourself that it is a pallet. You hear yourself say it aloud: pallet.
+ [Lean on it. # hint: under ninety most things give]
    ~ hard = true
    -> the_knock
+ [Back her off, wait, and bring her in by inches. # hint: ten minutes]
    ~ spend(10)
    -> the_knock

=== open_end
# chapter: The open end, {clock()}
# scene: channel-night
~ saw_bread = true
You walk out along the road until the road stops. There is a chain across the end at the height of your knee. You stand with your shins against it and turn the lamp down.
Water. Black, with a skin of diesel. Then something white.
Then a lot of white. It is all over the channel, dozens of pieces, each the size of a fist, turning round slowly with the slack of the tide. Gulls, you think. But they are the wrong shape, and they are not afraid of the lamp.
One comes in against the pile below you and knocks there, softly. It is a bread roll.
You count. There is no reason to. Your eye does it, it is paid to count things on water. Forty. Fifty-five. Some have turned over and show their floury side, and some are going down already at one edge, and the current is taking them out past the mole in a line, one behind another, in good order, with no light on any of them.
The water is full of bread.
You understand it in the wrong order. First you understand that they will sink by morning. Then that you are hungry. Then you see the paper sack, spread out flat, with a word on it you can read from up here, and the word is BRAVA.
So it is Nico. Nineteen. He takes the first tray from Tomás Brava’s oven over to the fish market. He does not stop, he has no time to stop. He slows down by your cabin and throws. Every night, at twenty-five past two, there is a roll on your sill, still hot, and you have not once paid him.
Across the gap, low down by the far pier, metal shifts on wood.
There is only one way over there. It is ninety metres long, and you are standing on the end of it.
+ [Shout his name.]
    Nothing. Then three knocks. You bring her round so slowly that it takes you until {role == "keeper": your wrist aches|your leg shakes}, with your head out of the window, listening, and at the last metre the motor still drops its tone, and there is nothing more to be done about that.
    ~ spend(10)
    -> the_knock
+ [Say nothing. Go back and bring her round. # hint: the lorry is on the hill]
    ~ hard = true
    You bring her round at full. At the last metre the motor drops a tone and the needle goes to seventy. You have seen the sack. You know what that is, in the buffers. You keep your hand where it is. It is two seconds. It goes to eighty, and it gives.
    ~ spend(5)
    -> the_knock

=== the_pen
# chapter: The pen, {clock()}
# scene: lever-night
~ penned = true
~ on_you -= fuse
You push fuse four home and the cabin wakes up.
The bell goes over your head. Both arms come down, out there, with their red lamps on, across a road that has not been there for nine minutes. The pen drops on the tape. It draws a line up to OPEN and stays on it, wet and blue and honest.
You stop the bell. It has rung eight times. Eight is correct.
So now she opened at 02:16, with lamps. It is on paper. All it wants is a reason. You pull the log across and uncap the pen and look at the column marked Vessel.
Sand barges come down at odd hours when the river lets them. There is one called the Lucia. She has a drunk for a master and no radio. If you asked him in a month he would believe he had been here.
You know how it will read. You have read years of these, on slow nights. A line that is true is a dull line, it has a blot in it, and the minutes are never round. You make the seven of the tonnage a bit too tall. You give the Lucia a following wind. It is the best thing you have ever written in that book, and the only thing that you ever made up.
Your handwriting is steady. You notice that. What is it for, this calm? Where was it five minutes ago, when you might have looked at the road?
You bring her round. At the last metre the motor drops a tone, the needle climbs to seventy, and there is something in the buffers.
+ [Write the Lucia in, and lean on the lever. # hint: a name, a time, lamps lit]
    ~ hard = true
    -> the_knock
+ [Leave the column empty. Back her off and bring her in by inches. # hint: ten minutes]
    ~ spend(10)
    -> the_knock
+ [Tear out the metre of tape, and lean on the lever. # hint: tape tears, anyone knows that]
    ~ on_you += strip
    ~ hard = true
    -> the_knock

=== the_knock
# chapter: The far pier, {clock()}
# scene: nose-night
Shut. The pins go in. The ice lorry comes on to the span and you lift one hand to him from the window, and he lifts one hand to you. Fourteen tonnes. The planks talk, all ninety metres of them, one after another, away toward the market.
When he has gone there is a sound left over.
Knock. Knock. Knock. Then a rest. It comes up through the deck from the town end. It is not loud. You are the only person in the harbour who would know that it is not the bridge.
You walk to it. You lie down on your front on the road, where there is a grating over the buffers, and put your face to the bars.
Down there it is all timber, black and green. You do not use the lamp. You smell petrol and new bread.
{player_name != "": “{player_name}?” says the dark. “Is that {player_name}?”|“Keeper?” says the dark. “Is that the keeper?”} # speaker: Nico
You do not breathe.
{not saw_bread:It is Nico, from the bakery. He is nineteen. He takes the first tray over to the fish market and has no time to stop, so he slows down by your cabin and throws. Every night, at twenty-five past two, there is a roll on your sill, still hot. You have not once paid him.}
“The lamp was out,” he says. It is not an accusation. He is telling you, because you would want to know. You would want to get it mended. “There wasn’t a lamp. I came down, and there was no lamp.” # speaker: Nico
His teeth are going. He is sitting in the buffers, he says, up to the knees in water. {hard: Something has come down across his thigh and he cannot feel the foot. It came down twice. The second time was worse.|Something has got him by the boot. It does not hurt much. It just will not let go of him.} It is the nose of the bridge. He does not know that. He thinks it is part of the moped.
He says that he is sorry about the bread. There were sixty on the tray and he can hear them going by. He says could you tell Tomás it was not the brakes, because Tomás did the brakes. He asks what time it is. You know to the minute. Your mouth is against the iron and it opens, and you have the number ready, and what you do is shut it, since a man who knew the time would have to be here.
There is a ladder in the wall next to him. He has been counting the rungs for something to do. {rungs == 8:Eight|Seven} above the water. When he began there were nine.
You look at your watch through your own breath. The tide turned at two. It makes a rung in twenty minutes. You have filled in that table every night of your working life, and you can do this sum: twenty to five.
“Are you there?” says Nico. # speaker: Nico
+ [“I’m here. I’m coming down.” # hint: twenty minutes, and he will have seen your face]
    ~ spend(20)
    -> the_buffers
+ [“I’m going for help.” Run to the bakery. # hint: Calle Hondo is half an hour, there and back]
    ~ spend(15)
    -> calle_hondo
+ [Say nothing. Get up without a sound, and see to the cabin. # hint: it needs twenty minutes, and a steady hand]
    ~ spend(20)
    -> the_cabin_again

=== the_buffers
# chapter: The ladder, {clock()}
# scene: buffers-night
~ met_nico = true
~ saw_envelope = true
You take the heaving line off its hook and climb down the wall. The rungs are iron, furred with weed. You count them too: {rungs} above the water.
He is wedged in the timbers with his back to the pier and his face turned up. He has lost the helmet. He is so pleased to see you that you have to look at something else, and what there is to look at is the leg.
{hard: The nose has it at mid-thigh, against oak. You could not get a knife into the gap. You did that. You did it with one hand, in two seconds, saying pallet.|The nose has him by the boot, at the ankle. The boot is steel in the toe and it has folded round the foot and held. Another inch and there would be no foot to hold.}
You pull, because a person would pull. He makes a noise, and you stop.
It wants one thing. The span has to come off him by a hand’s width. That is the lever. That is the motor and the counter and, if fuse four is in, the bell and the lamps and the pen. You knew that on the way down. You wanted to be a person with a rope.
You talk to him while you look for something else to do. You have never talked to him. All that bread, and you have had a hand up to each other through a window. He wants to know what it is like up there. You say, quiet. He says that he used to think you must see everything.
You pass the line round his chest and make it fast to the fourth rung, so he will not slip under if he faints. The knot is a good one.
“I’ve something for you,” says Nico. “I was early so I could stop. A man gave me ten to bring it. I said I’d hand it over myself.” He gets two fingers in his jacket. They do not work well. It is an envelope. It is fat and wet, and it says on it, in pencil, KEEPER. # speaker: Nico
You know the pencil. Kessel said that from now on there would be the same again, after. You had put it out of your mind.
He was riding fast because he was bringing you your money.
+ [Take it. # hint: if they find it on him, they find it]
    ~ on_you += line
    ~ on_you += second
    You put it inside your shirt, with the other one. It runs cold down your belly. “Is it a birthday?” says Nico. You tell him that it is a sort of bill. # speaker: Nico
    -> halloway
+ [Push it back into his jacket. # hint: you never saw it]
    ~ on_you += line
    “You keep that for now,” you say. “Give it me up top.” He nods. You have told him that there is a top. He holds on to that so hard you can see him do it.
    -> halloway
+ [Take off your coat, and put it on him. # hint: the harbour’s badge is on the sleeve]
    ~ on_you += line
    ~ spend(5)
    It takes five minutes to thread his arms. He is shaking so hard that the buttons will not go. You leave the envelope where it is, between his shirt and your coat. If anyone pulls him out of here they will find the harbour’s badge on him, and your name on a tape in the collar. You do up the top button. You think: well, that is one thing.
    -> halloway

=== calle_hondo
# chapter: Calle Hondo, {clock()}
# scene: bakery-night
~ saw_tomas = true
The shutter is down to the knee and there is light under it. You knock twice. You have heard him knock twice on a loaf.
Tomás Brava lifts the shutter with one finger. Sixty-two. Flour to the elbow, a chest on him to fill the door. He ran coffee and silk across the strait for twenty-six years and no one died of it. He is the only man you can think of who knows boats, and rope, and how to be quiet.
“You’re not at your bridge,” says Tomás. # speaker: tomas-brava
He gives you a heel of bread because you are standing there. He does that to everyone. It is so hot it hurts. You hold on to it.
“Did you see the boy? I’ve a second tray and he’s not come for it.” He has a look at the clock, and then at you: at the knees of your trousers, where the road has come off on them. He counts things, exits first, then rolls. You can see him begin to count. # speaker: tomas-brava
On the wall there is a photograph of a woman in a customs cap. That is Pilar, his daughter. She has the launch tonight. She has wanted the Marta for two years. She walks past this shop at six every morning on the other side of the street, and slows down, and does not come in.
“Sit,” he says. “You look as I used to look when the tide was wrong.” You do not sit. On the board by the oven he has chalked the orders, and under each of them, smaller, what he will really send. He has never in his life sent anyone fewer than they asked for. At the bottom it says: bridge, 1. There is no price against it. # speaker: tomas-brava
Everything you need is here. Two strong hands to stand on the ladder while you are on the lever. A man who would leave the lamps out, if you asked him the right way. Who would not, if you told him why they were out before.
The bread is burning your palm. There is a stool. There is the back room with the chair.
{met_nico: “He talks about you,” says Tomás. “He says you’ve got the best view in the town and you sit with your back to it.”|“He’s saving,” says Tomás. “He wants to go to the nautical school. I told him, do, they keep bakers’ hours.”} # speaker: tomas-brava
+ [“He’s under the bridge. I had the lamps off. I was paid to.”]
    ~ told_tomas = true
    ~ tomas_there = true
    ~ tomas = tomas + 2
    You say it to the bread. It takes thirteen words. When you look up he has taken his apron off and hung it on its nail, and is winding a rope round his forearm, elbow to palm, elbow to palm. He does not say anything to you at all. He turns down the oven. He would do that if the street was on fire.
    -> back_to_her
+ [“There’s been an accident. A lamp failed.” # hint: it is nearly the truth, and it will fetch him]
    ~ tomas_there = true
    ~ tomas++
    “Failed,” says Tomás. He turns the word over to look at the underside. Then he goes for his coat. “You go ahead and keep him talking. I’ll bring a rope, and I’ll ring Pilar for the launch.” You say, no, leave Pilar, there isn’t time. And you see that go in. It goes in and lies down. “No,” says Tomás slowly. “All right. I’m behind you.” But he will not let you carry the rope. # speaker: tomas-brava
    -> back_to_her
+ [“No. I only came for bread. And to borrow a rope, for a fender.” # hint: he will give you both]
    ~ tomas--
    ~ on_you += line
    You hear it come out of your mouth. He puts a rope in your hand, and six rolls in a bag, and will not take money. “Tell him, when he comes by, I’ll have his ears,” says Tomás. You get as far as the corner. You are sick against the wall of the chandler’s, quickly and neatly, beside the bag, not on it. # speaker: tomas-brava
    -> back_to_her

=== back_to_her
~ spend(15)
{
- wren_has == "":
    -> halloway
- else:
    -> the_lever
}

=== the_cabin_again
# chapter: The cabin again, {clock()}
# scene: cabin-lamp
You do it properly. If it is going to be done then it should be done properly. You hear yourself think that.
{penned and not (on_you ? strip):The Lucia is in the log {hard:already|now}, in blue. You read her over. You change nothing. A man who was lying would have made it neater.}
{on_you ? strip: There is a metre of tape in your pocket. You burn it in the stove, and crumble what is left, and wash your hands. Then you see that a torn tape has two ends. One of them is still on the machine, with a tear across it that looks exactly like a tear.}
{not penned:The tape from 02:07 is blank. That is how it looks when nothing happens. You uncap the pen, and in the column for the hour, in your ordinary hand, you write what you write on most nights of the year.}
{not penned:Nothing to log. # document}
Then the envelope. It is inside your shirt, against the skin, and has taken the curve of you. You try it under the tea tin. You try it behind the fire bucket. In seven places it is an envelope with four hundred in it. You put it back against your skin.
The heaving line hangs on its hook by the door. Twenty-five metres, with a fist of lead at the end. You take it down, and stand there holding it, so as to be someone who was about to.
There is one thing more. Below the floor, on the pivot, is the counter. Brass, sealed, five wheels. It adds one whenever she turns and there is no fuse for it. At midnight you wrote down 30,418. It says 30,419 now. It is read once a month by the Harbour Board, and they do not read it against anything. They never have.
You get a cloth and wipe the lever. Then you think about that. In the whole of this harbour you are the one person whose hand ought to be all over it. You take hold of the brass again, with the cloth in your other hand, and put the prints back, finger by finger, and it is then, not before, that you have to sit down.
Through the floor, a long way off: knock, knock, knock. A rest.
It is slower.
+ [Turn up the radio. # hint: so that you can think]
    ~ on_you += line
    It is a waltz. You get the whole of it. In the last bars you find you have been waiting, in the rests, with your head on one side. It does not cover it. Nothing in three-four time would.
    ~ spend(5)
    -> halloway
+ [Write the counter back to 30,418 in pencil, over the midnight reading. # hint: 30,419 all along]
    ~ on_you += line
    You make the eight a nine. It takes one loop. Look at it. At midnight, in this story, there had been one more opening than there was. Whose? You turn back a page. To make it true you will need to change yesterday.
    -> halloway
+ [Shout down through the floor: “I hear you.”]
    ~ on_you += line
    ~ spend(5)
    You kneel and you shout it at the boards. The knocking stops. Then it comes back, twice as fast, out of all order, glad. You wish that you had not. You stay there with your forehead on the planks.
    -> halloway

=== halloway
# chapter: Your chair, {clock()}
# scene: cabin-lamp
There is a woman in your chair.
She has your mug. She is wearing one brown glove and there is a pencil through her hair. “The door was open,” she says. “I’m Wren Halloway. I look into things for people. Your landing stage is slippery, the third plank is loose, and there’s nothing under it.” # speaker: wren-halloway
You say that the public is not allowed in here.
“No. I’ll be quick. One: the Harbour Board has a counter in your cellar. Two: it has your tape. Three: the man who adds them up was ill this month, so his daughter did it, and she is fourteen, and did it properly. The counter is eleven ahead.” She turns the pencil. “I don’t do thefts, or husbands. But a bridge that opens eleven times and doesn’t remember? I thought, that’s mine.” # speaker: wren-halloway
Twelve, you think. You keep it off your face.
“I sat on the quay tonight to see if it would do it again. I fell asleep. I’m not proud of it. A noise woke me, about ten past two. I wrote down what it smelled of.” She shows you the slip. It says: petrol. It says: bread. {not (on_you ? second): She|Inside your shirt the second envelope drips, once, on the floor. She} looks down at the boards, and up again. # speaker: wren-halloway
“What I wondered,” says Halloway, “was who’d do it. It isn’t a wicked thing to do, you see. You’d only be moving a lever that you move. I thought it would be a person that nothing had happened to for years, and then it was offered.” She drinks some of your tea and looks at the mug. “You’ve let this go cold, there are two spoons in it, and you don’t take sugar. What happened?” # speaker: wren-halloway
Your knees are wet. Your hands have rust on them. {tomas_there: There is flour on your sleeve. Tomás is out on the span with a rope, walking, not fast, toward the sound.|{saw_tomas:There is flour on your sleeve, and a bag of rolls on your arm.|{met_nico:There is weed on your shoe.|The heaving line is still in your fist.}}} You have read that innocent people ask questions. You cannot think of one.
It is very quiet. It is the wrong kind. You are both listening.
+ [“Twelve. It’s twelve. There’s a boy in the buffers, and he’s alive.”]
    ~ wren_has = "truth"
    ~ wren = wren + 3
    ~ spend(5)
    She is out of the chair before you get to alive. She leaves the mug on the log, where it makes a ring. “Which side? How long has he got? What frees him?” Three questions, in order. You answer three. At the door she turns round. “What you do in here is yours,” says Wren Halloway. “I’ll be lying on that grating with my arm through it. But at six I’ll be asked, and I don’t round down.” # speaker: wren-halloway
    -> the_lever
+ [“It sticks. In wet weather it counts double.” # hint: short, and then stop talking]
    ~ wren_has = "counter"
    “Does it,” she says. She writes that down. “Then it’ll have done it tonight. I’ll just see what it says now, and you can tell me what it said at midnight.” She has the hatch up before you can cross the floor. She is down there for one minute, with a match. When she comes up she has it on a slip: 30,419. She thanks you for the tea. You watch her go along the quay. She goes slowly, with her head bent, and stops, and listens, and walks on to the telephone. # speaker: wren-halloway
    -> the_lever
+ {tomas_there} [Sit down. Give her the tapes, all year, one by one. Be dull. # locked: There is a man with a rope on your bridge]
    -> the_lever
+ {not tomas_there} [Sit down. Give her the tapes, all year, one by one. Be dull. # hint: forty minutes of being no one]
    ~ wren_has = "nothing"
    ~ spend(40)
    You are wonderful at it. You explain the pen. You explain the ink. You find her a night in May when a heron sat on the arm and rang the bell. You watch her eyes go. Each time there is a gap in your voice you put a word in it, because of what is in the gaps. At the end she stands up and says that she must have dreamed the noise. She gives you back your pencil. “It’s a good case,” she says. “I was hoping it would be odder.” You have cost him two rungs. # speaker: wren-halloway
    -> the_lever
+ {on_you ? money} [Put the envelope on the log, between you. # hint: four hundred, and she is not rich]
    ~ wren_has = "counter"
    ~ sniffed = true
    ~ on_you -= money
    ~ wren--
    She does not touch it. She bends down and reads it: the paper, the fold, the grease. She smells it. “Diesel, and Turkish tobacco,” says Wren Halloway. “Thank you. I hadn’t got as far as who.” She picks it up then by the edges, in the glove, and writes the time on it. You had thought there was nothing lower to be tonight. # speaker: wren-halloway
    -> the_lever

=== the_lever
~ spend(left mod 20)
# chapter: The lever, {clock()}
# scene: lever-late
There are {left} minutes until six, and {rungs} {rungs == 1:rung|rungs}.
{
- went:
    The lever is where you left it. So is fuse four. In, out. You have done your errand. There is not another one, you have looked.
- else:
    The lever is brass. The knob is worn to the shape of the inside of your hand. Everything that has happened tonight happened because you moved this to the left, and everything that can be mended is mended by moving it to the left.
    {penned:Fuse four is back in its clip.|Fuse four lies next to it on the desk.} In: bell, lamps, pen, and the whole harbour on its feet. Out: dark, and no one the wiser, and a second time tonight you will have swung ninety metres of road with the lamps off, for a reason.
    You do the sum. You do it as you would for a ship. If he lives he talks, and it is prison, {role == "keeper":and nineteen years, }{role == "relief":and your sister’s letters, }{role == "debtor":and the ward, }and your name. If he does not live there is an arm that failed and a boy who was early. It comes out the same each time. It is a perfectly good sum. You look for the mistake in it, with the pencil, and it takes you far too long to see that the mistake is that you are doing it.
}
{wren_has == "truth": Through the window you can see Halloway flat on the road with her arm down the grating. Her mouth is moving. She is telling him a list.}{wren_has == "counter": Down on the quay the telephone box is lit. Then it is dark again.}{wren_has == "nothing": There is no one on the quay. You did that.}
{tomas_there: {told_tomas: Tomás is on the ladder. He has not turned round once.|Tomás is on the ladder, with his rope. Every so often he looks up at the lamp on the arm, the one that failed.}}
{left >= 150 and not went:Out past the mole, low down, a cigarette. Kessel lies there until half past three, in case the customs launch is in the channel.|Out past the mole there is nothing. The cigarette has gone.}
Knock. You count eight before the next one.
+ [Fuse in. Bell, lamps, pen. Move it to the left.]
    ~ spend(5)
    ~ loud = true
    -> the_bell
+ {tomas_there} [Fuse out. Move it to the left, in the dark, with Tomás on the ladder.]
    ~ spend(5)
    ~ turned = true
    -> on_the_planks
+ {met_nico and not tomas_there} [Fuse out, a hand’s width, and run. He is tied to the ladder. # hint: ninety metres in the dark]
    ~ spend(10)
    ~ turned = true
    -> on_the_planks
+ {not met_nico and not tomas_there} [Fuse out, a hand’s width, in the dark. # locked: When it lets go of him he will go under, and there is no one on the ladder]
    -> on_the_planks
+ {role == "keeper" and left >= 150} [Ship the hand gear. Two hundred turns, no motor, no sound. # hint: three-quarters of an hour]
    ~ spend(45)
    ~ turned = true
    The bars are behind the coal. You fit them in the capstan and put your chest to one and walk. Fifty turns; then {tomas_there:out along the span, to hear from Tomás|across the span and down the wall, to see} what fifty turns have done{not met_nico and not tomas_there: and to tie him to the ladder}; then fifty more. It is how it was done before the motor, by four men, singing. You do not sing. At two hundred there is light under the nose, the width of a coin.
    -> on_the_planks
+ {not met_nico and not tomas_there and not went and left >= 110} [Go down to him first, with the line. # hint: twenty minutes]
    ~ spend(20)
    ~ went = true
    -> down_late
+ {not met_nico and not tomas_there and not went and left < 110} [Go down to him first, with the line. # locked: There are not rungs enough to go down and come back up]
    -> down_late
+ {not saw_tomas and not went and left >= 115} [Run for Tomás Brava. # hint: Calle Hondo is half an hour, there and back]
    ~ spend(15)
    ~ went = true
    -> calle_hondo
+ {not saw_tomas and not went and left < 115} [Run for Tomás Brava. # locked: The water would be there before he was]
    -> calle_hondo
+ {left >= 150 and not went} [Show the lamp to the Marta: two short. # hint: he lies there until half past three]
    ~ spend(15)
    -> the_marta
+ {left < 150 or went} [Show the lamp to the Marta: two short. # locked: There is no cigarette out there now]
    -> the_marta
+ [Take your hand off it. Sit down. # hint: the tide does not need you]
    -> the_tide

=== down_late
# chapter: The ladder, {clock()}
# scene: buffers-night
~ met_nico = true
~ saw_envelope = true
~ on_you += line
There are {rungs} rungs now. The furred ones have gone under, and these are clean. You note that. You note everything.
He is in it to the ribs. He has his chin up. For a while he goes on knocking although you are beside him, with a bolt, on the iron. You have to close your hand over his.
“I thought you’d gone,” says Nico. “I thought, gone for help, then, that takes time. I did the sum for it. I did it a few times.” # speaker: Nico
{hard: It is his thigh. You feel along it under the water until there is no more of it to feel, only oak and steel.|It is his boot. You feel down to it under the water. The steel toe has folded and held.}
You pass the line round his chest. Your fingers are thick. You make it fast to the second rung from the top, where he will be able to see the knot.
“I’ve something of yours,” he says. “In my jacket. It’ll be wet. A man gave me ten to bring it, that’s why I was early.” It is an envelope. In pencil it says KEEPER. Kessel did say that from now on there would be the same again, after. You have been sitting up there with the one next to your skin, deciding about the boy who had the other. # speaker: Nico
You do not take it. You say that you will be two minutes. He says, “That’s all right. I can do two minutes,” and begins at once, aloud, at a hundred and twenty. # speaker: Nico
+ [Climb. Run. Get to the lever.]
    ~ spend(5)
    -> the_lever

=== the_bell
# chapter: The bell, {clock()}
# scene: channel-red
~ turned = true
{penned:The fuse is in. You press it with your thumb, to be sure.|You push the fuse home.}
The bell is enormous. It was made to wake ships. Red lamps come up at both ends, the arms go down, and the pen drops on to the tape and writes. You move it to the left. She shudders, and comes off him.
You do not hear the cry. You see {wren_has == "truth": Halloway’s shoulder go down to the grating, and stay down, and her legs brace|{tomas_there: Tomás go into the water to the neck|one arm come out of the dark, below, and take hold of a rung}}.
Windows light. One after another, up Calle Hondo, all the way to the top.
Then the launch. It must have been lying in the shadow of the ice house with its engine warm. It comes across the channel with its lamp in your eyes, and a woman in a cap is standing in the bow, with a boathook, and has him by the collar before you are down the stairs. {tomas_there:A man of sixty-two is holding up the rest of him. They lift together, on three. It is at three that they see who it is.}
They lay him on the road, under the red lamp. {hard: The leg is not a thing to look at. It is on. He looks at it for you.|He has one boot. In the other place there is a foot, blue, with all its toes.} He is laughing, or his teeth are.
“You had the Marta through here,” says Inspector Pilar Brava. She has her father’s way of counting a room. “I’ve been sitting in the dark for her since midnight, with my lamps out, watching for yours. I never saw yours. I heard the boy go in.” She has wet hair. “I thought it was a fish box. I stayed where I was, I didn’t want to spoil it. I’ve sat there ever since and told myself a fish box.” # speaker: Pilar Brava
She is not asking. She is only the second person tonight who has told you the truth.
Behind her they have come down in coats over nightshirts: the chandler, the two sisters from the fish stalls, a child on a man’s arm in a blanket. They look at the boy and then, since it is your bridge, they look at you. One of the sisters takes hold of your sleeve. She thinks that you are the one who found him. She says God bless you.
“So?” says Pilar. “Why was there no lamp?” # speaker: Pilar Brava
+ [Give her fuse four. “Because I had this in my pocket.”]
    ~ on_you -= fuse
    ~ wren++
    You have taken it out again to give her. Behind you the bell stops in the middle of a stroke and the lamps go dark. It is the plainest thing you ever said. She closes her hand on it. She says that the log is still upstairs, and that she will wait down here with him, and that you had better go and write it while you can.
    -> the_log
+ [“It failed. I’ve reported it twice.” # hint: {role == "debtor": there are two letters to show|there is no letter}]
    “Twice,” says Pilar. She would like to believe it. You see that in her face, plainly, under the red lamp: if it was you then it was you, but if it was only a lamp then it was also only a fish box. “Write it down like that,” she says. “Then I’ll write mine.” # speaker: Pilar Brava
    ~ agreed = true
    -> the_log

=== on_the_planks
# chapter: The planks, {clock()}
# scene: buffers-dark
~ met_nico = false
~ on_you -= line
It is done without a light. A hand’s width, no more. She sighs along her whole length, and gives him up.
{tomas_there: There is a grunt from the ladder, and Tomás Brava comes over the edge of the road with a boy across his shoulders, the way he must have carried coffee, and kneels, and tips him down on the planks. He puts his ear to the boy’s mouth. He knocks twice with a knuckle on the wet chest. He listens for what sort of loaf it is. Then he covers his eyes with his forearm.|{bow:You get him up the ladder by the hair and the belt. You would not have said you could. You lie on the planks, the two of you, and steam. Out on the channel the engine is already small.|You run. You have not run since school. You go down the ladder on your hands, and he is hanging from the line with his face in and out of the water, and you get him by the hair and the belt and you climb. You would not have said you could. You lie on the planks, the two of you, and steam.}}
{hard: The leg is bad. It is as bad as you knew it would be. You knew it at seventy, and at eighty you knew it to the inch.|His boot is down there still. The foot has come out of it whole and white, and he keeps on touching it.}
No bell. No lamp. Up the hill not one window has changed. You look at that. You would like to stop looking. It worked.
There is a bread roll on the road. It must have come off the tray when he braked, while there was still a road. It has rolled to the foot of the barrier. You pick it up. You do not know what to do with it, and you are holding it still when he opens his eyes.
“She moved,” says Nico, when he can. “The bridge. It was the bridge had hold of me. It came in on top of me.” His eyes come round. They go to the lamp on the barrier arm, which is out, and to you. He is nineteen, he is quick, he was going to be a navigator. You watch him take the bearings. # speaker: Nico
{on_you ? second: “You’ve got your envelope,” he says.|{saw_envelope: “It’s a lot of money, is it?” he says. “What I was bringing.”|He gets two fingers in his jacket. It is an envelope, fat and wet, and it says KEEPER on it in Kessel’s pencil. “A man gave me ten to bring it,” he says. “That’s why I was early.”}} # speaker: Nico
{tomas_there and not told_tomas: Tomás looks at the barrier arm. {bow:Then he smells the diesel. He worked in that smell for twenty-six years.|Then he looks along the span, at the dark window, where you were when you did it.} He does not say a word about the lamp. He has stopped needing to.}
{wren_has == "truth": Halloway is sitting on the kerb with her sleeve torn off at the shoulder. She has stopped writing.}
+ [“I’ll say whatever you say.”]
    ~ agreed = true
    He shuts his eyes, and thinks. “I was going too fast,” says Nico. “I hit the kerb. That’s what I’ll say. It’s not for you. If they close the bridge road there’s no bread round. It’s four families.” He holds out a hand, and it takes you a moment to see that it is to be shaken. # speaker: Nico
    -> the_log
+ {on_you ? money or on_you ? second} [Give him every note you have on you.]
    ~ agreed = true
    ~ paid = true
    ~ on_you -= money
    ~ on_you -= second
    He counts it. He does it in front of you, wet, with blue thumbs, to the last ten. “That’s the school,” he says, “for a year. And the {hard:leg|foot}?” You did not expect that, and then you did. You tell him every month. “Every month,” says Nico. You heard Kessel say it once, on your stairs, just so. # speaker: Nico
    -> the_log
+ [“Yes. I shut it on you. I’m going up to write that down.”]
    “Don’t,” Nico says. He gets hold of your trouser leg. He has just been given back and he does not want anything else to happen to anyone. You have to undo his fingers one at a time. {tomas_there: Tomás does it with you. He takes the hand, after, and keeps it.|They are very cold. You put them inside his jacket{on_you ? second:.|, on top of the envelope.}} # speaker: Nico
    -> the_log

=== the_marta
# chapter: The Marta, {clock()}
# scene: marta-night
She comes in under the span with her engine off, and a hand reaches up out of the dark and takes hold of the landing. You are standing on the third plank.
“You’ve had some trouble,” says Kessel. He has a soft voice. He keeps a canary. “I heard it. I thought, that’s not like the keeper.” # speaker: Kessel
He listens, with his head bent, to the knocking. He nods in time to it.
“There’s a bunk,” he says. “There’s water over the bar till half past four. We’re in the south by Friday, and you’ve a bit put by. It comes to four thousand eight hundred with tonight’s. I kept the count, for you, I knew you wouldn’t.” He draws on the cigarette and you see his face: a tired man with glasses. “Or there’s the other thing you’ll have thought of. My bow’s plated. I could put it under her nose, where she rests, and go ahead dead slow. She’d lift. A hand, say. No motor. It’d mark my paint.” # speaker: Kessel
You had not thought of it. He had, the moment he heard the noise. He has been lying out there for an hour knowing how to do it, smoking, and waiting to be asked.
You have never been this near him. You thought that there would be more. He has a darn in his elbow, a good one, he must have done it himself. On the shelf behind the wheel the cage has a cloth over it, for the night. It comes to you that you would have done it for less. He would have done it for less as well. You could have had a lamp, the two of you, at three hundred.
“What would you want?” you say.
“Well, not to be out of pocket,” says Kessel. # speaker: Kessel
+ {on_you ? money} [Give him back the four hundred. “Lift her.”]
    ~ on_you -= money
    ~ bow = true
    ~ spend(10)
    He counts it with a wet thumb. Then he puts the Marta’s plated bow under ninety metres of road and leans, so gently, with his head out to watch his paint. She lifts. {tomas_there:You hear Tomás say “Now,” to himself, on the ladder.|You are on the ladder. It is you who pulls, for once it is you, with your two hands in it.} When you look round there is only the smell of diesel, and she is gone, and it cost you what it had paid you.
    -> on_the_planks
+ {not (on_you ? money)} [“Lift her. I’ll owe it to you.” # locked: He does not work for owing]
    -> on_the_planks
+ [Step aboard.]
    -> going_out
+ [“Get out of my channel.” Walk back to the lever.]
    ~ spend(5)
    # chapter: The stairs, {clock()}
    # scene: cabin-lamp
    “As you like,” says Kessel, and lets go of the landing. “You’ll want the rest of it. The boy has it on him.” He might be telling you that you have dropped a glove. # speaker: Kessel
    You climb the stairs. There are twenty-two. On each of them you think of something that can still be done with the lamps out, and you get to the top, and have nothing left but the two things there were at the beginning.
    Out by the mole the cigarette goes red and then goes overboard.
    You think about the canary. You think, he will take the cloth off it in the morning, when he is well out, and it will sing, and he will be pleased. He did offer. It would have cost four hundred, and it would have been the best use that money was ever put to, and you told him to get out of your channel because it sounded well.
    + + [Fuse in. Put your hand on the brass. # hint: it will be on the tape]
        ~ spend(5)
        ~ loud = true
        -> the_bell
    + + [Sit down.]
        -> the_tide

=== the_tide
# chapter: The chair, 04:40
# scene: cabin-dark
~ alive = false
{left > 75:
    ~ left = 75
}
~ rungs = 0
You sit. It is not a decision, either. You are waiting for a moment when you could get up, and you look for it very carefully in each minute, and it is not in that one.
You wash the mug. You wind the clock. You fill in the tide table for the coming day, high water, low water, in red and black.
You try the other story on. The arm stuck, it has stuck before. You were at the stove. You heard nothing, or you heard a noise and took it for a fish box. It fits across the shoulders. You do not have to tell it to anyone yet, but you move your lips, to find out where the breaths go.
{tomas_there: Tomás shouts up to you. He shouts what you are called, and then a word, and then he says please, and after that there is only splashing, and a man’s breath. He has a rope. He has both hands. He has not got the lever. He dives seven times. You did not intend to count.}{wren_has == "truth": You hear Halloway run the length of the span toward you. The door is bolted. You did that too. She beats on it with her fist, and then for a while with something else. She says, through the wood, “Which way? Just tell me which way it moves.” You would only have to say left.}
Knock.
He keeps it up. He has always been a worker. He has stopped doing threes. Then it is not on the iron any more, it is on the wood, it is higher, it is the flat of a hand.
You think of the roll on the sill. You think that in all this time you have not eaten it, and then that of course tonight there is not one.
04:40. You have it on your own table, in your own hand, in black. The water is over the eighth rung.
In the quiet you hear the tape. It has been running all this time.
+ [Stay in the chair until it gets light. # hint: fifty minutes]
    It gets light. It is shameless about it. Gulls come for the bread.
    -> the_log
+ [Go down now. # hint: he should not be by himself]
    You go down to where the ladder meets the water, and in, and under. You find his hand. You hold it, with your cheek on the weed. It closes. You will never be sure of that. You will tell it to yourself both ways. You stay until your lips are too cold to have said his name.
    -> the_log

=== the_log
~ rungs = 0
~ on_you -= (line, second)
~ met_nico = false
~ left = 30
{alive:
    ~ left = 60
    ~ tomas_there = false
    ~ saw_tomas = false
}
# chapter: The log, {clock()}
# scene: cabin-grey
{alive:It is not light yet. There is a grey line behind the ice house.|Day is coming up grey behind the ice house.} You have the log open in front of you. The page has a column for the hour, one for the vessel, one for lamps, one for remarks.
{alive: {loud: They are putting him in an ambulance. The doors shut.|He is in Tomás Brava’s back room by now, on the chair, under flour sacks.}|There is nothing on the water. Out by the mole some gulls are sitting on it, very full.}
{wren_has == "counter": Halloway will be here at six, with {sniffed:what you gave her|a slip that has a number on it}. Under the floor the counter says {turned:30,420, which is two|30,419, which is one} more than it should.}{wren_has == "truth": Halloway is out there on the kerb. She does not round down.}{wren_has == "nothing": No one is coming but the day man. He never reads it. He signs underneath.}
{loud: The tape has an opening on it, in blue, at the time when you saved him. It looks very well. At 02:07, when you dropped him, it is blank.|{on_you ? strip:The tape has a tear in it.|{penned:The tape has one opening on it, at the wrong time. At 02:07 it is blank.|At 02:07 the tape is blank.}}}
You uncap the pen. The ink has been in it all night. It is full of what you are about to say.
You have always been careful with this book. No blots. When they dock your money for a late line you pay it, and you have never argued. Somewhere there is a room with the others in it, all the way back to the year she was built, and in each of them it is nearly always the same three words. You wonder, for the first time, how many of those hands were shaking.
+ [Write all of it: 02:07, the fuse, the Marta, the money, the lever.]
    -> in_your_hand
+ {wren_has == "nothing" and (not alive or agreed)} [Write: {loud:Rider passed arm at speed. Lamps lit.|{penned and not (on_you ? strip):Sand barge Lucia, 02:16. Lamps lit.|Nothing to log.}}]
    -> signed_below
+ {wren_has != "nothing"} [Write: {loud:Rider passed arm at speed. Lamps lit.|{penned and not (on_you ? strip):Sand barge Lucia, 02:16. Lamps lit.|Nothing to log.}} # hint: {wren_has == "truth": Halloway does not round down|{sniffed: she has your envelope|there is a slip with a number on it}}]
    -> the_fifth_wheel
+ {wren_has == "nothing" and alive and not agreed} [Write: Nothing to log. # locked: You have told him to his face that you would not]
    -> signed_below
+ [Leave it empty. Take it, open, to Calle Hondo, and lay it in front of Tomás Brava.]
    -> the_worst_night

=== in_your_hand
~ left = 0
# chapter: The day man, six o’clock
# scene: morning
It runs to three pages. You have never filled more than a line. You put in the time it takes to draw a fuse. You put in pallet. You give the needle, to the degree: forty, sixty, seventy{hard:, eighty}. Under Lamps you write: out, twelve times.
At six the day man comes up with his sandwiches, and reads over your shoulder, and sits down on the stairs. {alive:Inspector Brava takes the book in both hands. She takes the Marta on the Friday, in the south{bow:, with her paint marked}.|Inspector Brava takes the book in both hands. She says one thing, which is that she heard it too, and thought it was a fish box. She puts that in writing underneath. You share a page.}
# ending: in-your-hand; In your hand
It comes to {hard:four|three} years{alive:, of which you serve two}. They read your log out in the court, slowly, and it is the first time you hear how calm it is.
{
- alive:
    Nico walks with {hard:a stick|a hitch you have to know about to see}. He did go, to the nautical school. When you come out, in a November, the bridge has a new cabin and no keeper. There is a button. You stand at the barrier with the others, while the bell rings, with both lamps lit, and a man on a motorcycle with a tray behind him pulls up alongside. He looks at you. {player_name != "":“{player_name},” he says, and nothing more.|He knows you.} The arm goes up, and he rides, and as he passes he throws.
- else:
    Tomás was there each day, in the second row, in his good coat. He never looked away from you. When you come out, in a November, there is a parcel at the gate with {player_name != "":{player_name} on it, in chalk|your name on it, in chalk}. It is a roll. It is the size of a fist, still warm, and hard all through. He has left out the salt. You eat it, standing, in front of everybody. You eat every crumb.
}
-> END

=== signed_below
~ left = 0
# chapter: The signature, six o’clock
# scene: morning
You blot it. At six the day man comes up with his sandwiches and signs underneath. He says it is going to be a fine day. He asks if you want the window left open.
# ending: nothing-to-log; Nothing to log
{
- alive:
    And that is all. The boy rode too fast and hit the kerb, he tells it himself, he tells it well, there is a heron in it now. {hard:They take the leg in March.|He limps when the wind is east.} {told_tomas:Tomás has not spoken to you since. He sends the bread.} {paid:You pay. It is every month, and in the second year it is more.|You wait for him to ask for money. He does not ask.}
    Then one night he comes up your stairs with an envelope, and it is from him to you. He has bought a boat. He has the Marta. He will want four minutes, he says, on Thursdays. “You’ll not make a fuss{player_name != "":, {player_name}}.” He stands in the door, on {hard:his stick|his good foot}, with his hand out for the fuse. He has learned all of it from you. He does not even dislike you. And on the sill, every night, at twenty-five past two, there is still a roll.
- else:
    They find him on the Sunday. A tragic thing, an arm that stuck, a boy in a hurry. The Harbour Board buys a new lamp. At the funeral a woman you do not know takes both your hands. {player_name != "":“{player_name},” she says. “You|“You} must have been the last to see him.”
    No one takes the round. So it is Tomás, at sixty-two, on a bicycle, with the tray on his head. He has no need to slow down but he does. Every night, at twenty-five past two, there is a roll on your sill. It is hot. There is not a thing in it but flour and water and salt. You have tried throwing them in the channel. They float. You sit there with your back to the view, and some time after four, every night, with the set tuned to a waltz, you put your palm flat on the floor, and wait until it stops.
}
-> END

=== the_fifth_wheel
~ left = 0
# chapter: The counter, two minutes past six
# scene: morning
She reads it at two minutes past six. She has come up with Inspector Brava and the day man and, for some reason, a girl of fourteen with plaits, holding a ledger. “This is Miss Orsini,” says Wren Halloway. “She found you.” # speaker: wren-halloway
The girl looks at your page for about as long as it takes to read it. “It’s wrong,” she says. She is not being unkind. She goes down through the hatch in her school shoes, with a match, and calls the wheels up to you, one at a time, from the left. Three. Nought. Four. {turned:Two. It clicked over in the night, when you were being brave.|One.} You hear her stop to be sure. # speaker: Miss Orsini
“And the fifth?” says Halloway. You have time to say it yourself. All of them turn, and wait, and give you time. {alive:What you think of is the boy. You did get him out, and then you lied about the hour, and that is the part they will remember.|What you think of is that he counted too. He began with nine.} # speaker: wren-halloway
# ending: the-fifth-wheel; The fifth wheel
The girl says the number. Halloway writes down the difference, and the time, and what it smells of in here, {player_name != "":and at the top, in capitals, {player_name}.|and at the top, in capitals, your name.} She folds the slip and puts it in her glove. “I take the odd ones,” she says. “I am sorry. This was only arithmetic.”
On the way down the stairs, in front of the inspector, the girl turns round to ask something that has been bothering her. Eleven times, she says, and this one. Why did you go on writing the midnight figure down? {role == "relief":You tell her that the man before you always did.|You could have left it out, every night, and no one would ever have known.} You have thought about it a good deal since, where you are. It was right, that figure. It was the one thing in the book that was.
-> END

=== the_worst_night
~ left = 10
# chapter: Calle Hondo, ten to six
# scene: bakery-morning
You walk up Calle Hondo with the log open across your arms. People are about, and they step off the pavement for you. He is pulling the last tray. {alive:{loud:The boy is at the infirmary, and his cap is on the chair in the back room.|The boy is on the chair in the back room, asleep, {hard:with a doctor kneeling to his leg|with his foot in the dough trough for warmth}.}|There is no one on the chair in the back room.} You lay the book down in the flour. You tell him that you have left a space.
{
- alive:
    Tomás reads the empty line for a long while. “Here is what you owe,” he says. “I won’t have you in prison, it’s warm there, they bring it to you on a tray. You’ll have the boy’s round. Two o’clock, every morning, Sundays too, till he can do it. And if he can’t, then till you can’t.” He dusts his hands. “And you’ll cross that bridge to do it.” # speaker: tomas-brava
    # ending: the-chair; The chair
    So you do. You have given up the cabin. There is a lad in it, keen, who reads at night. You come down the hill with the tray at your back, and each night, at the same place, before you can see whether the lamp is lit, you close your eyes. You go the last ten metres like that. He has not asked you to. It was a fair price, and you are paying it, and that is over what he charged. In the shop they have got used to you. {player_name != "":“{player_name}, bridge, 1,” it says on the board by the oven, at the bottom, and there is still no price against it.|At the bottom of the board by the oven it says “bridge, 1”, and there is still no price against it.} You carry that one too. You slow down, and you throw.
- else:
    You say it then. You say it standing up, from the fuse to the eighth rung. He does not interrupt, he shapes the rolls. When it is over he goes round you and draws the shutter down to the floor.
    {tomas_there:“I had him by the hand,” says Tomás. “I could have come up and broken your door. I thought, he’s frightened, that’s all it is, he’ll do it now. I thought that till twenty to five.”|{saw_tomas:“I gave you a rope,” says Tomás. “I gave you bread for him.”|“He begged me to let him off early,” says Tomás. “I let him off early.”}} # speaker: tomas-brava
    He takes you by the arm, in a grip that you will wear for a week. You think: good. He leads you through to the back, to the chair they keep for whoever has had the worst night, and he stands there holding on to you. {player_name != "":“{player_name},” he says. }Then his face goes, and it is he who sits down in it. You had not seen that there was someone ahead of you.
    # ending: the-chair; The chair
    It is six. Across the street a woman in a cap comes by, on the other pavement, slows, and looks at the shutter, closed, on a weekday. She has wet hair. She stands there. You hear her cross. You hear her knock, twice.
}
-> END

=== going_out
# chapter: The mole, {clock()}
# scene: marta-night
You step aboard. It is a short step. A hand takes your elbow so you will not slip.
You go out under your own bridge. From below she is very black and very long, and you have been the whole of her mind for years and never seen her stomach. At the far pier there is a place where the dark is thicker. The knocking gets louder, and is next to you, and a voice says, “There’s a boat. Hey. There’s a boat.” # speaker: Nico
Kessel looks at you. He has taken the cigarette out of his mouth. He will do whatever you say. You see that he is curious.
It takes less than a minute to go from one side of the pier to the other. You are given all of it. There is weed on the timbers, and a bolt someone has been knocking with, and a sleeve. You could touch the sleeve. You see that he has his other hand up, to shade his eyes against a light you are not carrying.{tomas_there: On the ladder over him is a big man with a rope. His head comes round, and he counts: the wheel, the cage, Kessel, you.}{wren_has == "truth": From the grating a brown glove hangs down, not quite far enough, and goes still.}
“Hey,” says Nico. “It’s me. I’m in here.” # speaker: Nico
+ [“Stop. Put your bow under her.”]
    {on_you ? money:“That’ll be the four hundred,”|“It comes off what you’ve put by,”} says Kessel, and he puts the wheel over.
    ~ on_you -= money
    ~ bow = true
    ~ spend(10)
    -> on_the_planks
+ [Say nothing.]
    -> a_dry_town

=== a_dry_town
# chapter: The south, Friday
# scene: morning
~ alive = false
~ left = 0
He does not stop when you go by. You hear him for some time, calling in a friendly way, in case you had not heard.
# ending: a-dry-town; A dry town
It is a dry town, with palms. You have a room over a garage, and {on_you ? money or on_you ? second:what was in your shirt, less the bunk|you owe for the bunk}. In the second week you read about it in a paper left on a bench: a lamp, a boy, a keeper sought. There is a drawing of you, {player_name != "":with {player_name} printed under it in full|with your name printed under it in full}, and it is a good likeness, it might be anyone. {tomas_there:A baker saw you go by, and has said so, and how many paces off. You can find nothing in it to correct.|They have you down as drowned or as a coward and you are glad that it is left open.} Wren Halloway is quoted. {on_you ? second:She says that an envelope was to have been found on the boy, and was not, and that the person who has it will know what he was bringing.|She says there is an envelope in the case, out of the jacket, with the money in it gone to pulp, and that it is addressed in pencil to a person who never came for it.}
You do not sleep on that side of the house. There is a pipe. At night when the water cools it ticks against the wall, three times, and rests. You have had the plumber. You have had the wall open. In the end you bought a hammer, to be able to answer it, and that is what you do now. You lie in the dark, in the south, with your arm out of bed. He knocks. You knock. He is very patient. It is always two-eleven, and there is all the time in the world.
-> END
