# role: hauler; A hauler from the towpath; Nine seasons on a strap. You know the boats by what they weigh.
# role: runner; A post runner; Six years between the ridge and the river, and never on the road.
# role: deserter; A deserter; You wore their coat until the harvest. You slept in that hut.
# relationship: itzel; itzel-marin; 5
# relationship: nkiru; nkiru-obi; 5
# meter: breath; Breath; 9
# meter: blood; Blood; 5
# meter: lead; Minutes ahead of them; 45
# inventory: gear; On me
# item: iron; The gate handle, eleven kilos
# item: line; Twenty metres of tow line
# item: whistle; A garrison whistle
# item: coat; A grey coat, theirs
# item: elbow; What Itzel told me about his arm
# talk: itzel-marin; Say it short. I need the wind for walking.
# talk: nkiru-obi; Talk while you work, my customer. There are four hundred people listening and none of them can swim that.

LIST things = iron, line, whistle, coat, elbow
VAR role = "hauler"
VAR player_name = ""
VAR gear = ()
VAR itzel = 1
VAR nkiru = 0
VAR breath = 8
VAR blood = 5
VAR lead = 20
VAR together = true
VAR arm_out = false
VAR brindle = false
VAR snare = false
VAR open_gate = false
VAR edge = 0
VAR pins = false
VAR mule = false
VAR hanging = false
VAR mended = false
VAR dog_between = false

-> ridge_post

// What is spent on the hill is missing on the beam: wind, blood, minutes, and who is still with you.

=== ridge_post
# chapter: Ridge post, dusk
# scene: ridge-dusk
~ gear += iron
The handle hung on two spikes over the sergeant’s cot. I lifted it down and it pulled both my arms straight.
Eleven kilos. Forged iron, a metre long, a crank at one end and a square socket at the other, bright where ninety years of lock keepers had gripped it. There is one lock on the Ossa and one handle that fits its gate. For eight days they had kept it up here in the hills, in a stone hut under guard, so that the gate would stay shut.
Behind the gate lay four hundred boats. People had been born on those boats and sold onions from them. At six in the morning the engineers were coming with saws. They would take off the masts, chain the hulls in a row and plank them over, and march guns across.
{role == "hauler": I had towed a third of those boats upriver on a strap. I knew which of them pulled left.}{role == "runner": I had carried post between this hut and the river for six years. I knew every stone of the way down and which ones moved.}{role == "deserter": I knew the cot. I had slept in it until the harvest, and then one night I had stood up and left, and the sergeant had written my name on the wall by the door. It was still there.}
Itzel Marín was sitting on the sentry. She had his thumb in her fist, bent to its stop, and he lay under her with his eyes wide, paying attention to it. She was forty-two and lean. She set bones for a living. She had carried a sword for eleven years before that, and had come up the hill tonight without one.
“When does your relief come?” she asked him. # speaker: itzel-marin
“Sundown.” # speaker: The sentry
She looked at the window. The sun lay along the ridge and the bottom of it was gone.
“One hand for the iron,” she told me. “What do you want in the other?” # speaker: itzel-marin
+ [Take the tow line off the wall. # hint: twenty metres, wet, and it weighs]
    ~ gear += line
    -> yard_wall
+ [Take the sentry’s whistle. # hint: it carries three kilometres]
    ~ gear += whistle
    -> yard_wall
+ [Take nothing and go. # hint: the yard is empty now]
    ~ lead = lead + 5
    ~ breath++
    -> yard_wall
+ {role == "deserter"} [Put on the sentry’s grey coat. # hint: you know how they wear it]
    ~ gear += coat
    -> yard_wall

=== yard_wall
# chapter: The yard wall, sundown
# scene: yard-sundown
I had one leg over the wall when they came round the corner of the hut. Four men. Two dogs on one chain. In front walked Sergeant Rusk.
He saw the open door. He saw the spikes with no iron on them. He did not shout. He ran his eye along the wall from left to right until he came to us.
He was a big man, grey at the sides, with a carbine on his back and a hardwood club on his belt. {role == "deserter": He looked at me and I saw him read the name off the hut wall in his head.|He looked at the handle, and then at which of us would be carrying it.} Then he looked at Itzel and his face changed.
“Marín,” he said. “You set my arm at Koll.” # speaker: Sergeant Rusk
“I did. How is it?” # speaker: itzel-marin
“It hurts before rain.” # speaker: Sergeant Rusk
“It’s going to rain,” she said. # speaker: itzel-marin
“I know.” He put his right hand on the wall. Sixty metres of yard lay between us. “I’ve got orders for that iron and none for you. Set it on the stones. I’ll write down that it was boys.” # speaker: Sergeant Rusk
Itzel spoke to me with her eyes on him. “He means it,” she said. “He’ll also run us down, if we give him a flat road to do it on.” # speaker: itzel-marin
A drop hit the back of my hand. Below us the scree fell three hundred metres to the trees, at the angle of a roof. To the left, in the alders, her borrowed mule stood saddled at the top of the track. The handler bent to the chain, and the dogs leaned on it so hard that he could not work the pin.
I got the strap across my chest and the iron flat along my spine. It was colder than the air.
+ [Jump. Straight down the scree. # hint: fast, and it will cost you]
    ~ breath = breath - 2
    ~ lead = lead + 10
    -> the_scree
+ [Load the mule and take the track. # hint: it saves your back, not your time]
    ~ lead = lead - 5
    -> mule_track
+ {role == "runner"} [Take the goat stair. # hint: six people know where it starts]
    ~ breath--
    ~ lead = lead + 5
    -> goat_stair
+ {role != "runner"} [Feel for the goat stair, by the dead larch. # hint: you have only heard of it]
    ~ breath = breath - 2
    -> goat_stair

=== the_scree
# chapter: The scree, nightfall
# scene: scree-nightfall
You do not climb down scree. You jump, land on your heels, let it carry you, and jump again before it buries your boots.
I jumped. The slope went with me. Itzel was ahead and to the right with her arms out and her coat up round her ears, and for a hundred metres we were faster than anything on legs. Stones as big as loaves passed us. The iron slammed my spine on every landing and drove the wind out of me, and I learned to breathe between.
Then my left foot found the one rock on that hill that was tied to the mountain.
I went over it. The strap parted. I came down on the point of the shoulder and felt the arm leave it, clean, with a knock I heard in my teeth. The handle went on without me. It hit, rang, hit, rang, all the way to the bottom, and from the ridge above came a yell, because now any man with ears could follow it.
We found it in the stream bed, standing straight up on its socket, with the water parting round it.
My left hand hung where I had not put it. Itzel took hold of the wrist. Up on the hill the sound of the dogs had changed. They were off the chain.
“It’s out at the front,” she said. “I can put it back. You’ll yell. What did you eat this morning?” # speaker: itzel-marin
+ [Answer “Bread,” and hold still. # hint: five minutes, in the open]
    ~ lead = lead - 5
    ~ mended = true
    She pulled on the word. I yelled. Then the arm was mine again, hot to the fingertips, and she had tied it to my ribs with her own belt before I had shut my mouth. “Keep it under your chin tonight,” she said. “Nothing over your head till I say.” # speaker: itzel-marin
    -> beech_wood
+ [Pull loose. Pick up the iron in the good hand, and run.]
    ~ arm_out = true
    ~ blood--
    I ran. Every step dragged the arm another finger’s width from where it lived. I put the hand inside my belt to stop it swinging, and bit through my lip, and tasted that, and ran. She did not argue. She took the low end of the iron and matched my stride.
    -> beech_wood

=== mule_track
# chapter: The mule track, nightfall
# scene: track-nightfall
~ mule = true
The mule was called Interest. She took the iron in the left basket and stones in the right for balance, laid back one ear, and went down that track at a trot I had to run to match.
My back was free. I had forgotten I owned lungs. The track cut across the hill in long legs, walled on both sides, so narrow the baskets scraped, and at each bend I looked up and saw their lantern one leg above us, and then half a leg.
“He walks them,” Itzel said. “He never runs men before a fight. He’s a good sergeant.” She had a hand on the mule’s neck and was limping. I had not seen when that started. # speaker: itzel-marin
It was raining in earnest when the mule stopped. She had her head up. Below us, round the bend, iron shoes struck stone. Two horses were coming up from the ford, at a walk, with a light.
So there were men behind us, and men in front, and walls a metre and a half high on either hand, and four minutes.
“Two troopers, bringing the sergeant his supper,” said Itzel. I could smell it. Mutton. “They don’t know yet. Whatever you do, do it before they hear him.” # speaker: itzel-marin
+ {gear ? whistle} [Blow the recall, two long and one short. # hint: the sentry gave up the calls with his thumb]
    ~ lead = lead + 10
    I blew it into my sleeve so it would come from nowhere. The hoofs stopped. A voice swore. Then the two of them wheeled in their own length and went back down at a canter toward the ford, with the pot lid banging, and we trotted behind them through the mud of it with nobody in front of us at all. Above, the lantern had stopped dead. Rusk was working out who had given his order.
    -> beech_wood
+ {gear ? coat} [Step out in the grey coat, with your hand up.]
    ~ lead = lead + 5
    I stood in the light with three buttons done, the way they do them on that post, the top one open. “Prisoner’s gone over the north side,” I said. “He wants you at the quarry with both horses. Leave the supper.” They left the supper. I had a hot bowl in my hand when they passed the mule, and one of them saluted her. We ate at a run.
    -> beech_wood
+ [Turn the mule loose at them and go over the wall with the iron. # hint: she does not like lanterns]
    ~ breath = breath - 2
    ~ lead = lead + 5
    ~ mule = false
    Itzel said a word in the long ear and took her hand away. Interest went round the bend with her baskets wide and filled the track from wall to wall. I heard a horse go up, a pot go down, and a man call on his mother. By then I was over the stones and in the bracken with the iron on my neck. The mule did not come back. She had a widow in Piedra Lenta to go home to, and knew the road.
    -> beech_wood
+ [Meet them on foot at the bend, where two horses cannot pass. # hint: you have the longer arm]
    ~ blood--
    ~ breath--
    ~ lead = lead + 5
    I swung at the lantern and it went out. After that I swung at where it had been. One horse backed into the other. A boot took me over the eye, I caught the boot and walked uphill with it, and its owner came too, as far as the ground. The second man rode for the ford. I stood there with blood in my eye and a trooper’s boot in my hand, size forty-three. “Leave it,” Itzel said, of the boot. # speaker: itzel-marin
    -> beech_wood

=== goat_stair
# chapter: The goat stair, nightfall
# scene: stair-nightfall
You drop off the wall by the dead larch, on the side where there is nothing, and your feet find a ledge as wide as a hand. I did it with my face to the rock. Then I took Itzel’s ankles and placed them for her, one and two, and after that she had it.
{role == "runner": Two hundred and six steps. None of them was cut by anyone. I had counted them with post on my back, six years, in every weather but this.|The post runners say two hundred and six steps. I lost the count at thirty, when one of them was missing, and I stood on one leg and felt below me with the other for a long cold minute.} The iron wanted to go outward. It hung off my spine over the drop and pulled at every turn, patiently, and I leaned on the wet stone and would not let it.
Above us they had found the edge. A lantern came out on the end of an arm. It lit rain.
{role == "runner": At the foot of the stair, where the ledge comes out under an overhang, a boy was sitting on a post bag. It was my bag. It had my stitching on the flap. They had given him the route after me.|At the foot of the stair, where the ledge comes out under an overhang, a boy was sitting on a post bag, waiting out the rain.}
He was on his feet with a whistle at his mouth and his cheeks already full when he saw {role == "runner": who it was|the iron}.
“{role == "runner":They told me you were sick|That’s the gate},” he said round it. # speaker: Jory
“{role == "runner":No|Yes}.”
“{role == "runner":They told me you’d asked for me to have it|My mother’s on Pepper Row. Third boat from the steps},” he said. He was seventeen, and he had been doing sums on the bag, in chalk. “If I don’t blow it he’ll know. He counts from the top. He’ll know how long you took.” # speaker: Jory
Itzel came off the last step and stood beside me. She left it to me.
+ [“Count to two hundred, then blow it as hard as you can.”]
    ~ lead = lead - 5
    He counted aloud so I could hear that he was fair. We were in the trees at a hundred and sixty. At two hundred he blew until the hill rang, and then I heard him run, and he ran west, along the foot of the crag, away from us, blowing all the way. I had not asked for that.
    -> beech_wood
+ [Take it out of his mouth, sit him down and tie him with the bag strap.]
    ~ breath--
    ~ lead = lead + 5
    He was strong and he did not want to hit me, so it took longer than it should. When it was done I put the whistle in my pocket and the bag under his head. {role == "runner": “It’s a good route,” I said.|“She’ll be out of there by six,” I said.} He would not look at me. He had split my lip and was sorry and I could have sat down on the rock and wept for both of us. There was no time.
    ~ gear += whistle
    -> beech_wood

=== beech_wood
# chapter: The beech wood, full dark
# scene: wood-night
{mule:Where the beeches began the trees stood closer than her baskets. Itzel took the bridle off, and Interest went home by herself to a widow in Piedra Lenta. I had the iron on my back again before I had finished missing her. }Under the beeches there was no light at all. I kept one hand out for trunks. The ground was leaves over mud over roots, and the iron had found its place between my shoulder blades and begun to dig.
We had gone a kilometre when the dogs opened up. Before that they had been noise on a hill. Now I could tell them apart. One ran high and fast and could not shut up. The other did not bark, and was in front.
“How far?” I said.
“They cover in one minute what takes us four. They’ll have us at the stream.” Itzel’s breath was coming through her teeth. She had stopped pretending about the knee. {gear ? coat: “That coat won’t help. It’s got his sentry in it, and now you.”|“The rain helps. Not enough.”} # speaker: itzel-marin
You do not think about teeth. You think about your heels.
The stream was knee-deep, quick, and cold enough to stop a thought. On this bank stood one beech too big to get behind. The quiet one came in under the branches, low, and I saw two green coins of eye and then all of her: brindle, torn ear, half my weight. She stood. The loud one ran up beside her and was quiet too.
They were trained to hold us there until he came.
+ [Put your back to the beech and use the iron. # hint: it is slow to swing, and there are two of them]
    ~ blood--
    ~ breath--
    ~ lead = lead + 5
    The loud one came first because it was young. I gave it the crank end across the ribs and it folded and crawled off making a sound I would have paid money not to hear. The brindle took me by the thigh. She did not shake. She simply closed, and looked at me, until Itzel got a thumb in behind the hinge of the jaw and pressed where only she knew to press. We left blood on the beech, and some of it was mine.
    -> charcoal_kilns
+ [Step into the stream and walk down it. # hint: slow and killing cold]
    ~ breath = breath - 2
    ~ lead = lead - 5
    They would not come in. They kept level with us on the bank for half an hour, one on each side, and when the sides grew steep they lost us, and sat down on the last rock and howled. By then I had no feet. I walked on two posts. Twice I went under with eleven kilos of iron on top of me, and the second time I lay on the gravel and considered it, and Itzel hauled me up by the strap.
    -> charcoal_kilns
+ [Put down the iron, and let Itzel go to them. # hint: she has her hands out already]
    ~ lead = lead - 5
    ~ itzel++
    ~ brindle = true
    She walked up to the brindle with her hands at her sides. “Corporal,” she said. The ear with the tear in it came round. “Who left you on a chain with this recruit?” She squatted, bad knee and all, and took the big head by both cheeks, and talked rank and rations to it in a bored, low voice for as long as it takes to lace a boot. Then she stood and went into the stream. The brindle followed her. The recruit lay down where he was. # speaker: itzel-marin
    -> charcoal_kilns
+ {gear ? whistle} [Blow them to heel. # hint: a dog obeys the note, not the mouth]
    ~ lead = lead + 5
    One short, rising. It is the first thing they are taught. The loud one turned round twice and sat. The brindle took a pace back, then another, hating it, with her lip up and her eyes on my throat, and she held there and shook while we waded. Rusk’s own whistle answered from up the wood. Two short: come. So now he knew which tree. But his dogs went to him, and not to us, and he had to start them over.
    -> charcoal_kilns

=== charcoal_kilns
# chapter: The charcoal kilns, midnight
# scene: kilns-midnight
{brindle: The brindle walked point. She would go ahead thirty metres and stand till we came up.|Nothing followed us for a while. I did not trust it.} Near midnight I smelled smoke, and we came out among the kilns.
There were five, turf domes as high as my chest, two of them still cooking. The burners had gone down to the boats with everyone else and left the charcoal to mind itself. Rain hissed on the turf. I put both palms on the nearest one and the heat went up my arms and I made a noise.
Itzel sat down. I turned to tell her we could take one minute, and saw that it had not been a choice. The knee was the size of her head.
“Since the wall,” she said. “It’s an old one. I’ve set that knee on half a valley.” She got hold of it and tried, and her face went white in the glow, and she let go. “You can’t do your own. You let up just before. Everybody does.” # speaker: itzel-marin
“Tell me how.”
“It wants two days flat.” She leaned her head back on the warm turf and shut her eyes. “Say it plain, now. There’s you, there’s the iron, there’s me. You’ve the legs for two out of the three.” # speaker: itzel-marin
Up the slope a lantern showed between trunks, went out behind one, and showed again. It did not hurry. {lead > 24: He was a long way up.|He was nearer than I had hoped.}
“If it’s any help,” Itzel said, “I know something about that man’s arm. But it’s ten minutes’ telling, it’s no good to you told quick.” # speaker: itzel-marin
+ [Sit. Get the warmth into your back, and listen. # hint: ten minutes of the ones you have]
    ~ lead = lead - 10
    ~ breath = breath + 3
    ~ itzel++
    ~ gear += elbow
    -> his_arm
+ {arm_out} [Carry her, and let her tell it in your ear. # locked: You have one arm]
    -> her_weight
+ {not arm_out} [Carry her, and let her tell it in your ear. # hint: {role == "hauler": you have pulled more than this|she weighs five of the handle}]
    ~ breath = breath - 3
    {
    - role == "hauler": 
        ~ breath++
    }
    ~ gear += elbow
    ~ itzel++
    -> her_weight
+ [Leave her at the kilns, and go on with the iron alone. # hint: she can make him stop here]
    ~ lead = lead + 10
    ~ together = false
    -> alone

=== his_arm
I sat. The heat came through my coat in two breaths and the muscles along my spine let go of each other, one at a time. {arm_out:She had my arm back in its place before I had finished sitting. I yelled. She said that was for the scree, and that it was to stay below my ears.}
{arm_out:
    ~ mended = true
}
~ arm_out = false
“Koll was a barn,” she said. “Forty of them down one side and forty of ours down the other, and me in the middle with a candle. He was the last. I’d been at it for two days. The elbow was turned right round. He said, do the boys first, so I’d done the boys first, and by the time I came to him it had set. I had to break it to mend it. He held the candle for me.” # speaker: itzel-marin
She showed me on my own arm. Her fingers found the notch and stopped there.
“I was tired and I got it short. By a thumb. He can strike across, and he can strike down, and God help you. He can’t lift that hand above his ear. If you’re higher than he is, and on his right, he must move his feet to reach you. And he knows it, so he’ll never let you get there.” She let go. “I’ve owed him that thumb for twelve years. Don’t kill him with it.” # speaker: itzel-marin
I cut her a crutch with a fork in it. She said it was too long. She was up on it and walking before I had the strap done.
-> the_gorge

=== her_weight
I slung the iron in front, low, and took her on my back, and stood up. My knees talked about it. Then I leaned, and we were walking.
She told it in pieces, at the ends of my breaths, so as not to waste them. A barn at Koll. Forty wounded down one wall, forty down the other, and one candle. He was a corporal then. His elbow was turned round, and he had sent her to the boys first, so it had set crooked before she came to him, and she had to break it again.
“I got it short,” she said by my ear. “By a thumb. He can’t lift that hand above his ear. He can hit you down and he can hit you across. Be higher than him, on his right side, and he has to shift his feet.” # speaker: itzel-marin
A hundred steps. Another hundred. My sight had closed to a coin with a path in it.
“He held the candle for me,” she said. “All through. I’d like you not to kill him.” # speaker: itzel-marin
I said I had no breath to promise with. She said that would do for a promise.
Where the ground levelled she made me set her down. I cut her a crutch with a fork in it, and after that there were two of us walking.
-> the_gorge

=== alone
She gave me the scarf from her neck and I tied the strap where it had begun to cut. She had a burner’s rake across her knees.
“There’s a vent at the foot of each,” said Itzel. “I open the five of them, and they’ll burn like five barns. He’ll think we’ve fired the wood. He’ll stop and put it out, because it’s somebody’s living, and he’s that sort.” She considered. “Then he’ll sit me on a horse and be civil. I’ve had worse nights.” # speaker: itzel-marin
I did not know what to say. I stood there with the iron.
“Go on,” she said. “You’re no use here. You’re letting the heat out.” # speaker: itzel-marin
I went. I had got down to the first bend when the trees in front of me turned orange, all at once, each trunk with its own black shadow pointing the way I was running. I did not look back. I was so glad of the light, and so ashamed of being glad, that I ran the next kilometre faster than I have ever run.
-> the_gorge

=== the_gorge
# chapter: The gorge, moonset
# scene: gorge-moonset
The path ended at a post with a steel cable on it.
I had heard the Ossa for an hour and now I looked down at it. It came out of the dark on the left, thirty metres wide and brown and higher than I had ever seen it, and it went into the dark on the right. It carried whole trees. When one of them touched the wall of the gorge I felt that in my boots. The moon was going down behind the far side, thin and yellow, with rain across it.
The lock lay on the other bank, three kilometres on. You cross the gorge by the cable, in an iron basket. The basket was over there.
{together: Itzel lowered herself onto a rock and looked at it with me. “Somebody crossed,” she said. “And left it on their side. I’d have done the same.”|Somebody had crossed and left it on that side. I would have done the same.} 
The cable was as thick as my thumb. It sagged in the middle to where the spray reached it. Beyond the post a path went off upriver along the cliff, toward a yellow window: the mill, and the mill bridge, and no way of telling whether that window was the miller.
I let the iron down and my shoulders floated. I took three breaths. {arm_out: I tried the left hand, and it would not close on my own collar.|I opened and closed my hands.} It was past three. The rain had gone cold.
Behind us a man coughed. It was not close, and it was not far.
+ {gear ? line} [Make a sling of the tow line, and ride the cable down the sag. # hint: this is what you carried it for]
    ~ breath--
    ~ lead = lead + 5
    -> on_the_cable
+ {breath >= 4 and not arm_out} [Hand over hand, with the iron on your back.]
    ~ breath = breath - 3
    ~ lead = lead + 5
    -> on_the_cable
+ {breath < 4 or arm_out} [Hand over hand, with the iron on your back. # locked: {arm_out: One arm will not hold you|You have no wind left for it}]
    -> on_the_cable
+ [Go round by the mill. # hint: it is a long kilometre, and there is a light]
    ~ lead = lead - 10
    -> the_mill

=== on_the_cable
# chapter: The cable, the last of the moon
# scene: cable-night
{gear ? line: I threw three turns round the steel, made a seat, and tied the iron under me for a keel.|I hooked my heels over the steel and hung from it with my head toward the far side.} {together: “Send it back for me,” Itzel said. She did not say if. She had sat down facing the path with a stone in each hand.|There was no one to tell me it would hold.}
I let go of the rock.
{gear ? line: The sling ran. The wet line screamed and smoked on the steel and I dropped down the sag with my knees up, faster than I could brake, into a noise with no top to it. Spray hit the soles of my boots. A tree went under me, roots first, a whole oak, and one root tapped the iron and set me spinning.|Hand. Hand. Slide the heels. The iron dragged straight down from my breastbone and every reach lifted it again. {mended:Itzel had not yet said I might put that arm over my head, and the arm agreed with her. }I counted to fifty and began over. In the low part the spray came up and took me by the hair. A whole oak passed under me, roots first, and one of them tapped the iron, and I hung there and swung.}
Then I was in the middle, at the bottom of the curve, and it was uphill from there, and I stopped.
I could not go on. I want that understood. I hung over that water and my hands told me they had finished.
The cable jerked. It jerked again. I was moving.
On the far bank somebody was turning the basket winch. I could hear the pawl. It went click, and a long wait, and click. It hauled me up the wet steel a hand’s breadth at a time, and I got my chin over the edge and saw a girl of about twelve in a man’s oilskin, standing on the crank with both feet because she was not heavy enough to move it with her arms.
“You are late,” said the girl. “My grandmother has been paying me by the hour.” # speaker: Ify
{together: We put the basket on and sent it back. Itzel came over in it with her knee straight out in front of her. In the middle she threw both stones, one after the other, at something on the bank she had left. {brindle:The brindle rode in her lap.}|{brindle:The girl sent the basket back for the brindle, who stepped in, sat, and looked straight ahead the whole way.}}
{
- gear ? line:
    Behind us a lantern came down to the post and stood there. I unhooked the winch pin and flung it in the river. Rusk would have to use his hands.
    ~ lead = lead + 5
- else:
    Behind us a lantern came down to the post and stood there. I heard him tell someone to take off his belt.
}
-> the_lock

=== the_mill
# chapter: The mill, before cockcrow
# scene: mill-night
The light was a candle in the grinding room. I looked in at the corner of the glass.
Nine men were asleep on the flour sacks with their boots off, and the boards of the loft creaked with more. They were not soldiers. Carpenters, in leather aprons, with their hands open. Along the wall stood what they had brought, oiled, in a rack, with a number chalked over each: forty two-man saws.
There it was, then. That was six o’clock. It had wooden handles.
A trooper sat by the door on a stool with his carbine across his knees and his head on his chest. The mill bridge began on the other side of him. {together: Itzel held up three fingers, then her fist: three strides, soft, or the other thing.|I stood in the rain and made the trooper breathe for me. In. Out. He had a cold.} 
I knew two of the carpenters. One had built me a door. I thought of him waking at five, and drinking his coffee, and walking down to that basin with number thirty over his shoulder, because he was told to, and had children.
{brindle: The brindle had come with us as far as the step. She looked at the trooper, and at me, and sat.|The wheel turned under the floor with nothing to grind.}
+ [Walk past him in your socks. # hint: three strides]
    ~ lead = lead + 5
    I took off my boots and hung them round my neck. One stride. The boards were warm. Two. The trooper opened his eyes, and looked at me, and at the iron, for as long as it takes to read a short word. He was about twenty. His eyes closed again. He had decided to be asleep. I have wondered since who he was, and I hope he got old.
    -> the_lock
+ [Take the pins out of the saws first. # hint: forty of them, by feel]
    ~ lead = lead - 5
    ~ breath--
    ~ pins = true
    A two-man saw has one pin to each handle, and without it you have a blade and two sticks. I did forty. I did them with my teeth and my right hand while the mill snored, and dropped the pins one after another in the flour. At the thirty-first the carpenter who had built my door said distinctly, “Mind the paint.” He was asleep. I stood with my tongue on the iron taste of a pin until I was sure.
    -> the_lock
+ {gear ? coat} [Do up the third button, kick the stool, and ask him for the bridge. # hint: in the sergeant’s voice]
    ~ lead = lead + 10
    “On your feet.” He was on them before he was awake. “Bridge,” I said. He had it unbarred and the lantern lit and was holding it for {together: us, one arm across his chest, while an officer’s woman on a stick went by him scowling|me, one arm across his chest}. I told him that a big man would be along with a story. I told him to keep that man here for ten minutes, whatever he called himself. It was what Rusk would have ordered. I had learned it all from Rusk.
    -> the_lock

=== the_lock
# chapter: The lock, the hour before light
# scene: lock-dark
I smelled the boats before I saw them. Woodsmoke, wet hemp, onions. Then the wall of the basin opened on my right hand, and they were there: four hundred hulls, side by side in the dark, no lamp anywhere, and every deck full of people sitting still.
Not one of them spoke. A baby started and was stopped.
The gate stood across the end. Two leaves of oak, ten metres high, with the basin flat and black on one side and the flooded Ossa going by, roaring, on the other. Along the top ran the beam, forty centimetres wide. In the middle of the beam was the square stub of the spindle.
A woman of sixty came along the wall in bare feet. She was broad and she did not hurry. She put her palm under the handle and weighed it.
“Eleven,” said Nkiru Obi. “I was told twelve. I had made up my mind to pay for twelve.” She looked at {together: Itzel on her stick|the empty path behind me}, and at what I had left of a face. “Listen, my customer, I will be short. A hundred and forty turns. At seventy the first hull goes through. Each turn after is three hulls. Somebody turns, and somebody stands on the beam and sees they are let alone. I have old men who can turn. I have no one at all who can stand.” # speaker: nkiru-obi
{lead >= 20: I looked back up the towpath. There was nothing on it yet. We had time to set the socket properly, and grease it, and the old men had thirty turns on before I saw a light.|I looked back up the towpath and the lantern was on it.}
~ open_gate = lead >= 20
One light. He was walking. The others had a light of their own, a good way behind.
+ {gear ? line} [Stretch what is left of the line across the beam, at the shin, and stand behind it. # hint: tarred line, black water]
    ~ snare = true
    -> the_beam
+ [Give the old men the handle, take a boathook and go out on the beam.]
    ~ nkiru++
    -> the_beam
+ [Turn it yourself till he comes. You are stronger than any of them. # hint: {role == "hauler": it is only towing|it will empty you}]
    ~ breath = breath - 2
    {
    - role == "hauler": 
        ~ breath++
    }
    ~ open_gate = true
    ~ nkiru++
    -> the_beam

=== the_beam
# chapter: The beam, first grey
# scene: beam-grey
~ lead = 0
~ gear -= (iron, line, whistle, coat)
{breath > 6: 
    ~ breath = 6
}
{breath < 0: 
    ~ breath = 0
}
I had thrown off whatever could snag. I had a boathook. He gave his lantern to the man behind him and stepped up onto the beam. The carbine stayed on his back. There were children behind me, in a straight line.
“You’ve done well,” said Rusk. He was not even breathing hard. He had walked his men all night at one pace, and at the end of it he had everything he had set out with. “Put it down now. You can go and sit with them. I’ll say I found it on the path.” # speaker: Sergeant Rusk
Behind me the spindle squealed and turned, squealed and turned. I heard oak move. {open_gate: A gap of white water had opened under us, wide enough for a canoe.|There was no gap yet. There was a line of spray.}
“They’d be in the water with no houses,” I said.
“They’d be alive. If that gate opens on this flood I don’t know who’ll be alive.” He unhooked the club. “I asked for the order to be put off a week. I want you to know that. I was told six.” # speaker: Sergeant Rusk
He came on with his left shoulder first. He placed each foot. I saw him look once, briefly, at the gate post beside me, a square of oak a metre high, and step over to the left so as to keep it on his good side.
I had {breath >= 5: wind in me yet|about one hard minute in me}. I had {blood >= 4: most of my blood|less blood than I’d set out with}. The beam was slick as soap.
{together: “Feet,” said Itzel from the wall. It was the only word she said.|On the hill, far back, five red points were still burning.}
+ {snare} [Give ground. Let him come to the line.]
    ~ edge = 2
    -> he_falls
+ {gear ? elbow} [Get up on the gate post, on his right, whatever it costs. # hint: by a thumb]
    ~ edge = 2
    -> above_him
+ {brindle} [Whistle up the brindle. # hint: she was his before she was yours]
    ~ edge = 1
    -> between_us
+ {breath >= 3} [Go in under the club and get your arms round him.]
    ~ breath = breath - 2
    ~ edge = 1
    -> arms_round
+ {breath < 3} [Go in under the club and get your arms round him. # locked: You have not the wind to hold a man]
    -> arms_round
+ [Swing first, with everything.]
    ~ blood = blood - 2
    -> swing_first

=== he_falls
# chapter: The line, first grey
~ hanging = true
I went back one step, and one more. I made it look like fear, which was not hard. He came on at his one pace with his eyes on my hands.
He was too good to look down. He was looking where the danger should have been.
The line took him across both shins. He did not cry out. He pitched forward full length with the club arm under him, and the beam hit his jaw, and his legs went over the river side and pulled the rest of him after. He caught the edge. He hung from it by the left hand, with the right scrabbling below and unable to come up. {gear ? elbow: Above his ear. I watched it try. It stopped exactly where she had said it would.|It came up as far as his ear, that right hand, and stopped, and I saw there was something wrong with the arm.} The club went down the face of the gate, end over end, and made no splash I could hear.
His hat had come off. He was bald on top. I had not thought of him as a man with a top to his head.
“Well,” said Rusk. # speaker: Sergeant Rusk
Behind me the spindle squealed. Ninety, an old man was saying. Ninety-one.
-> the_last_of_it

=== above_him
# chapter: The gate post, first grey
I ran at him. He had not expected that. He swung across, low, for the knees, and I went over it, off one foot, and came down with the other on top of the post. It held. I was a metre above him and on his right.
He brought the club up. It rose to his ear and there it stopped, by a thumb, and I saw him know it.
He did the right thing. He moved his feet. But he was on forty centimetres of wet oak, and I had been told about the feet. I put the butt of the boathook into the hollow of that shoulder while his weight was between one boot and the other, and leaned. That was all. There was no strength in it.
He sat down hard astride the beam. The club rolled off the end of his fingers. He got his left arm round the post and held on, grey in the face, and the bad arm lay in his lap.
He looked past me, at the wall. “You told,” he said to her. “I did,” said Itzel. “You could have been told the same about me. I’d have said it was fair.” # speaker: Sergeant Rusk
Ninety, said an old man behind me, turning. Ninety-one.
-> the_last_of_it

=== between_us
# chapter: The brindle, first grey
~ dog_between = true
I put two fingers in my mouth. One short, rising.
She came along the beam from the wall with her claws clicking, past my knees, and stopped between us, facing him. Her hackles went up. Then they went down. She did not know what to do. She lay down on the wet oak with her chin on her paws, at full length, and there was no way to me except over her.
“Corporal,” said Rusk. “Heel.” # speaker: Sergeant Rusk
She looked at him. Her tail moved, once. She stayed where she was.
I saw it go into him. He could have used the club. He had only to bend and use it, and he had it up, across his chest, as high as it went, and he stood on that beam with a whole garrison’s worth of orders behind him, and could not hit his dog.
I stepped across her and put the boathook against his chest. He gave back a pace, and another. At the third his heel came down on the edge.
Ninety, said an old man behind me, turning. Ninety-one.
-> the_last_of_it

=== arms_round
# chapter: The clinch, first grey
I went in low with my head down. The club came across and hit me over the kidneys, and I was inside it by then, {arm_out:with the good arm round his back and my fist in his belt|with both arms round him and my hands locked}. I shut my eyes.
He was heavier than the iron. He smelled of wet wool and dog. He hit me again, short, with the wrist. I got my ear against his chest and heard his heart, and it was going as hard as mine. It was the first I knew of it. All that walking at one pace, and he was as frightened as I was.
I did not try to throw him. I just held. I had hauled that handle down a mountain by not letting go of it and it was the only thing I knew how to do. I walked him backwards. He drove a knee up and I took that too. {arm_out: The bad arm hung between us and took its share, and it had gone past hurting.|Something in my side went, with a click.} We turned right round, and turned again, a pair of drunks at a wedding, and fetched up against the post with his spine on it and my knee between his.
The club had gone. I do not know when.
Ninety, said an old man behind me, turning. Ninety-one.
-> the_last_of_it

=== swing_first
# chapter: The club, first grey
I swung for his head. He leaned out of the way as you would lean from a branch, and hit me under the ribs with the end of the club, not hard. I folded. He hit me on the point of the hip and my leg stopped belonging to me.
I swung again. He let it go by. He had fought on worse ground, with worse than me, and he was not angry. The third blow broke something in my hand, and I watched my weapon turn over twice against the grey and go down between the gate and the river.
Then I was on my knees with both arms round the spindle housing. The old men had stopped turning. They stood with the handle between them and did not know whether to run.
“Stay there,” said Rusk. He was sorry about it. I could hear that. “Stay down, and it’s finished.” # speaker: Sergeant Rusk
I spat, and looked at what I had spat. {open_gate:Eighty-eight|Seventy}, I thought. They had got it to {open_gate:eighty-eight|seventy}.
-> the_last_of_it

=== the_last_of_it
{edge > 0: Behind Rusk his men had come up as far as the wall. There were three of them. They had a clear shot at me now, and not one of them had unslung. They were watching their sergeant, to see what they should want.|Behind Rusk his men had come up. One had a rope. Along the basin four hundred decks had got to their feet without a sound, and stood there in the rain and looked at me.}
The spindle was at my back, with the handle on it. The river was on one side of me and the boats were on the other.
+ {edge == 2 or (edge == 1 and breath >= 2 and blood >= 2)} [Break his hold, and put him in the river.]
    -> broken_hold
+ {edge == 1 and (breath < 2 or blood < 2)} [Break his hold, and put him in the river. # locked: {breath < 2: There is no breath in you to do it with|There is not blood enough in your arms}]
    -> broken_hold
+ {edge > 0} [Get him by the short arm, and pull him in to the wall.]
    ~ itzel++
    -> the_short_arm
+ [Snatch the handle off the spindle and throw it in the Ossa. # hint: what is open then stays open, and what is shut stays shut]
    -> off_the_spindle
+ {edge == 0} [Take hold of his belt, and roll. # hint: he cannot let go, and you will not]
    -> the_roll
+ {edge == 0} [Stay down.]
    -> stay_down

=== broken_hold
# chapter: White water, daybreak
# scene: river-morning
{dog_between:I had no hold to break. I leaned on the boathook.|I broke his hold.} It took less than I had thought. I will not describe it. He went down the face of the gate without a word, and I saw his hand open, once, in the white.
Then I walked back along the beam, moved the old men aside, and finished the turns myself. A hundred and forty. The leaves swung back against the stone and the whole basin began to move.
# ending: white-water; White water
All four hundred came through. Canoes first, then the pepper boats, then the barges in a line, dropping off the sill into the flood and rearing up with a shout from every deck. Nkiru Obi went last. She had her ledger open on her knee, and as she passed beneath me she wrote in it, and held the page up so I could see. She writes in knots. I could not read it. {player_name != "":“It says {player_name},” she called. “It says, paid in full, and what is owing on the other side.”|“It says paid in full,” she called, “and what is owing on the other side.”}
They found him at the second bend, on the gravel, on the Tuesday. {together: Itzel walked there on her crutch to see the arm laid straight. She did it alone. She was civil to me afterwards, as she would be to anyone, and in the spring she stopped setting my shoulder when it rained.|Itzel was let go the same day. She asked one question, and I answered it, and she put on her hat.} He had asked for a week. I have gone over that gate in my sleep most nights since, and I am always the one hanging.
-> END

=== the_short_arm
# chapter: The short arm, daybreak
# scene: beam-grey
{hanging:I dropped the boathook.|{edge == 2:His arm slid from the post. He went over on the river side and caught the edge.|His boots went before I could get a hand to him. He slid off on the river side and caught the edge.}} I got down on my belly on the oak and took him by the right wrist, the bad one, {arm_out:in the one hand I had|in both my hands}, and hooked my toes over the far edge of the beam.
“Not that one,” said Rusk. # speaker: Sergeant Rusk
“It’s the one I can reach.”
I pulled. He was ninety kilos, and I had pulled eleven down a mountain, and it was the same work, and I did it the same way, a hand’s breadth and a rest. Halfway up I felt the elbow go. It went with a deep, wet clunk, and he roared, and his whole arm came out straight over his head, a thumb longer than it had been in twelve years.
# scene: river-morning
We lay side by side on the beam with our faces in the rain. Behind us the spindle had started again.
# ending: by-a-thumb; By a thumb
“A hundred and forty,” said an old man, and the gate was open, and they went over the sill in the first light with their masts up. {open_gate: All four hundred were on the river by six.|The last dozen were still in the basin at six, and Rusk told the engineers that a dozen would not make a bridge.} He sat against the post and opened and shut his hand above his head. He did it again. He could not leave it alone. {together: “I was tired,” said Itzel, strapping it to him. “I’d always meant to do it over.”|They had brought Itzel down on a horse, civilly. She took hold of the elbow and felt it through, and gave me a hard look. “Who taught you that?” she said. “It’s all wrong. It’s perfect.”}
Nkiru Obi came by on her barge, and stopped it, with the whole river pushing at her stern, to look at me. {player_name != "": “{player_name},” she said. It was the first time she had used it.|She asked for my name. She used to call everyone her customer.} “My aunt would say, a man you pull out of the water you must feed all your life. Bring him Thursday.” {brindle: The brindle had got in with her, and was sitting on the peppers.|He came, too. He brought mutton.}
-> END

=== off_the_spindle
# chapter: The deep side, daybreak
I turned my back on him. It is the last thing they teach you to do. I got {arm_out:my good arm through the crank|both fists on the crank} and dragged it up off the square. It came away with a grunt, hot from turning, eleven kilos, and I had it against my chest again, where it had been all night.
“Don’t,” Rusk said, and I heard that he had understood. # speaker: Sergeant Rusk
I swung it round me once and let go.
It went out flat over the Ossa, turning. It was up there longer than I can account for. Ninety years of hands. Then the brown water shut on it, and there was no handle for that gate anywhere in the world, and no one could wind it open any further, nor ever wind it closed.
{hanging:His men had him by the collar by then. It took all three.}
# scene: river-morning
# ending: nobodys-gate; Nobody’s gate
{edge > 0 or open_gate: The gap was four metres. A canoe is one, a pepper boat two, and a barge four and a half. They went through in single file, scraping paint, with the whole river trying to turn them sideways, and by six o’clock three hundred and ten were gone and there were ninety barges left in the basin with their people standing on the wall. Ninety hulls do not reach across the Ossa. The engineers measured twice.|The gap was a metre and a hand. The canoes got out. A hundred and sixty canoes, with the children in them, and four grown women to each string, and I never saw paddling like it. {pins:At six the carpenters lifted their saws, and forty blades fell off forty pairs of sticks. By the time new pins were cut it was noon, and a hundred hulls had gone over the wall on people’s shoulders. They planked what was left.|The rest were sawn by noon.} They made a bridge {pins:a third|two-thirds} of the way across, and it points at the far bank still.}
Nobody was hanged. You cannot hang a person for a thing at the bottom of a river. {player_name != "": Nkiru Obi has me in her ledger under {player_name}, in knots,|Nkiru Obi has me in her ledger, in knots,} on the side for debts. I asked whose. “I have not decided,” she said. “Some days yours, some days mine.” When the water is low in August I go and look for it. {together: Itzel comes along, and holds my boots.|Itzel says to leave it lie.} I can still tell you, to the gram, what it weighs.
-> END

=== the_roll
# chapter: The fall, daybreak
I got {arm_out:a fist|both hands} in his belt. He saw it then. He hit me twice on the crown of the head and I felt that from a long way off, weather on somebody’s roof.
“You’ll go too,” said Rusk. # speaker: Sergeant Rusk
I had been going since sundown. I rolled to the left, the river side, and took him along.
Ten metres is a long way. We turned over in it. I let go of him to breathe, and there was nothing to breathe, it was all water and it was all brown and it had a tree in it. The tree took me under the arms. I have been told that I passed through the gorge below the lock at the speed of a horse, sitting in the fork of an oak.
# scene: river-morning
# ending: taken-along; Taken along
The old men found their feet when I lost mine. They turned it to a hundred and forty with no one on the beam to stop them, and the boats came down on me at the second bend, all in a body, in full daylight, singing, and picked me off my oak with a net. {player_name != "": “There is {player_name},” said Nkiru Obi, “still holding something.”|“There you are,” said Nkiru Obi, “still holding something.”} It was his belt. They had to cut it out of my fingers. He had crawled ashore on the garrison side with his trousers in his hand, three kilometres from any man of his, and sat down on a stone, and laughed, so a woman told me who was washing there, until she lent him a towel.
My left ear has never worked since. {together: Itzel walked in on the Friday, on her crutch, with the mule, and shouted at me on that side for an hour.|Itzel came on the Friday, on one of the garrison’s horses, and shouted at me on that side for an hour.} I did not tell her until she had finished.
-> END

=== stay_down
# chapter: The wall, daybreak
I stayed down. My forehead was on the iron. I could feel the old men’s warmth in it.
Rusk reached over me and lifted the handle off the spindle, left-handed, with a grunt. He had not known what it weighed either. He stood there, holding it, and looked along the boats. {together: “Get {player_name != "":{player_name}|that one} off the beam,” he told Itzel. “Gently.”|“Get {player_name != "":{player_name}|that one} off the beam,” he told his men. “Gently.”} # speaker: Sergeant Rusk
I was sitting against the wall with a blanket on me, and his men were tying their rope across what gap there was, when I smelled lamp oil. I turned my head.
Nkiru Obi was walking through her own barge with a can. She did the bedding, the awning, the peppers in their strings. She came ashore with one thing under her arm, her ledger, and with her bare foot she pushed off.
# scene: river-morning
# ending: her-own-barge; Her own barge
It drifted down on the gate and lay along it, and burned for three-quarters of an hour. Oak does not like to burn. But it was ninety years old, and dry on the basin side above the waterline, and there were {open_gate:eighty-eight|seventy} turns on it already, so it was not tight in its frame. At ten to six the heel post let go. The whole right leaf lay down on the flood and went away, on fire, hissing, with the gap behind it as wide as a street. Nobody gave an order. They were all just through it. Rusk stood on what remained of the beam with eleven kilos of iron in his hand that opened nothing.
She had sat down by me on the wall to see. I said that I was sorry. I said that I’d had it in my hands. “My customer,” said Nkiru Obi, and took it back, {player_name != "": and called me {player_name}|and asked what I was called, and used it}. “I was forty years paying for that boat. I needed {open_gate:eighty-eight|seventy} turns, and I had no one to bring them. What did you think you were for?” {pins:She had heard about the saws. She said that was forty pins to the good. }The tears were running down beside her nose. She was smiling at the fire. She was working out, on her fingers, what to charge.
-> END
