# role: rider; A rider with a bad arm; You fell in with a forger for the company, and off a horse on the last hill.
# role: soldier; A soldier who walked home; You carried the captain’s colours as far as a beanfield, and put them down.
# role: teacher; The new schoolteacher; You are expected on Monday. There are four pupils, and a goat.
# relationship: itzel; itzel-marin; 5
# relationship: lazar; lazar-novik; 5
# relationship: bram; bram-ashdown; 5
# meter: sun; Of the sun above the ridge; 9
# inventory: saddlebag; In the saddlebag
# item: spare_seal; A seal that belongs to nobody
# item: trumpet_mouthpiece; The mouthpiece of a trumpet
# item: reference; A reference, in your own hand
# item: ladle; A ladle with a history
# talk: itzel-marin; Say it plain. I’ve been ordered about by experts.
# talk: lazar-novik; You catch me between signatures. I was nobody in particular. What shall I be?
# talk: bram-ashdown; Ah, there you are. Hold this ladle a moment, and tell me.
# agreement: one-more-letter; lazar-novik; lazar_dares; true; Lazar will write one letter more, in front of everyone, if it is you who asks for it.; another letter, one more letter, a letter, how would it begin, how it would begin, write to her, the duchess; Another. I have forged two hundred and eleven people and was never once asked by any of them. I can’t think how it would begin. Ask me for it aloud, though, where there is somebody to see me refuse, and I dare say I shall be too vain.

LIST things = spare_seal, trumpet_mouthpiece, reference, ladle
VAR role = "rider"
VAR player_name = ""
VAR saddlebag = ()
VAR itzel = 1
VAR lazar = 1
VAR bram = 1
VAR sun = 9
VAR told = false
VAR boy = ""
VAR names = 0
VAR roof = true
VAR ate = false
VAR lazar_dares = false

-> wall

// Nine rounds, one red evening. What is set back into its socket, and by whom, decides what the riders ride away with.

=== wall
# chapter: The wall, since about four
# scene: village
The sun had been going down since about four, and it was in no hurry to be seen finishing.
In the slow hills it sits on the ridge like a hen. Everything goes red and stays so: the wall, the water trough, the mule, the flour on the hands of the large knight who is trying to persuade a fire. You rode in an hour ago with a forger. He has not spoken since the last gate. He is looking down the valley, where three riders have stopped to comb their horses.
{role == "soldier": You know how those three sit. You sat so yourself for a year and a half, until the morning when you got down to see to a stirrup and went on walking.}
{role == "teacher": In your bag you have two dozen slates, a globe with a dent in it, and a letter that says to be here by Monday. It’s Friday. You had thought that you might be early.}
{role == "rider": You’d asked him only how far it was to an inn. He told you so many things, and all of them so well, that you had left off looking where the horse was going.}
“That letter they have,” says Lazar Novik at last. “The one with the seal. Would it be quite terrible if it were excellent?” # speaker: lazar-novik
Itzel Marín does not turn her head. She has your left arm in both hands, and has been asking you about goats.
“How excellent?” she says, and pulls. # speaker: itzel-marin
There is a noise like a gate. When you can see again your arm is your own, and belongs where it is, and she is tying it up in somebody’s church scarf.
“It invites you to command,” says Lazar. He has turned the colour of paper, and he would know which. “It is from the Duchess of Ambry. It speaks of honour, and of the lower fords. I may say that the last paragraph would bring a stone down off a hill. I was told that it was for a pageant.” He swallows. “They pay so promptly, people with pageants. And there’s this too, which I ought to have led with. There isn’t any Duchess of Ambry. I made her up in a hard winter.” # speaker: lazar-novik
“So it’s false,” you say to him.
“It’s not true yet,” says Lazar Novik. “My letters have, I regret to say, a way of becoming so.” # speaker: lazar-novik
Down in the valley the three have mounted. Itzel cracks her knuckles. On the roof of the church, through a hole that has been there since the last war, something long and straight gives back the light.
+ [“Meet them at the trough, before they reach the square.” # hint: where people are used to waiting]
    ~ itzel++
    -> trough
+ [“Feed them. It’s the hour for it.” # hint: Sir Bram is nearly on speaking terms with the fire]
    ~ bram++
    -> pot
+ [Take the forger behind the wall, and have it out of him. # hint: he may have kept a copy]
    ~ lazar++
    -> behind_the_wall

=== trough
# chapter: The trough, where horses wait
# scene: trough
~ sun--
So you are sitting on the edge of it, the two of you, when they come. Itzel has her hat on her knee. She looks like any countrywoman with a bad-tempered mule.
There is a captain, grey, upright and pleased. There’s a stout man with ledgers in his saddlebags, who stays in the saddle. And there is a boy with a trumpet, sixteen perhaps. He holds one arm across himself as if he’d got a bird in his coat.
“Marín,” cries the captain. “By God. You haven’t altered.” # speaker: Captain Ansa
“I’ve altered,” says Itzel. “Water your horses, Ansa.” You see the captain look for a second thing to say, and there is not one; it is hard to begin a war with one’s back bent over a pump. She watches the boy get down. He does it all on the right side. “You fell,” she remarks, to nobody. “Yesterday. Going fast.” # speaker: itzel-marin
“It’s nothing,” says the boy. He is the colour of candle.
“No,” she says. “It’s a collarbone.” # speaker: itzel-marin
-> to_hear

=== pot
# chapter: The pot, enough for thirty
# scene: trough
~ sun--
“I had meant it for five,” says Sir Bram. “It is at present for about thirty. It will not stop.” He straightens, with a ladle in his fist and flour to the elbow, and he’s very large against that sun. When the three ride in between the first houses, what they see is a knight; and what they hear, in a voice that has carried over sieges, is “Do you take turnip?” # speaker: bram-ashdown
It checks them. Nothing in the drill book covers it. There’s a grey, upright captain, with a letter in his glove; there is a stout man who has ledgers. There’s a trumpeter of sixteen or so, who carries one arm inside his coat. It is the boy that says “Yes, please.”
“Then get down, child, and mind the shoulder,” says the knight. “Pudding, let them by.” A grey mare of settled views considers the captain’s horse, and moves over by one exact yard. # speaker: bram-ashdown
Somehow they’re afoot. It’s not at all the entry that they had combed their horses for. “Marín,” the captain is saying, across a steaming bowl, “by God, you haven’t altered,” and can’t find where to put the spoon. # speaker: Captain Ansa
~ ate = true
-> to_hear

=== behind_the_wall
# chapter: Behind the wall, out of the red
~ sun--
“I keep a copy of everything,” says Lazar with dignity. “One never knows what one may need to deny.” He draws it from his hat. You’ve rarely seen anything so fine. It flows. It begins with the weather and, before you know it, you have a lump in your throat about fords.
“To whom did you sell it?”
“A stout man. He’s in grain, I believe. He had such sad eyes, he told me that it was for his daughter’s school.” He looks over the wall at the three who are now riding in past the first houses: a grey upright captain; a trumpeter of about sixteen, who’s nursing one arm; and behind these, with ledgers in his saddlebags and a very contented seat, a man with sad eyes. Lazar sits down again. “I questioned him at length,” he says. “I always do. I asked him everything except whether he was lying. It would have been so rude, from me.” # speaker: lazar-novik
In his other pocket, it turns out, he has the seal. It’s brass. It has a stork on it and no motto; he gives it to you, as one hands over a knife handle first.
~ saddlebag += spare_seal
“Marín,” you hear, from the square. “By God, you haven’t altered.” # speaker: Captain Ansa
-> to_hear

=== to_hear
The captain draws off one glove, and takes from it a letter with a seal. He looks about him, as people do in church, to see where everyone will be.
+ [Stand beside Itzel while it is read.]
    ~ itzel++
    -> hear_beside
+ {role == "soldier"} [Stand where you used to, a pace behind the captain’s shoulder. # hint: he may not notice at once]
    # chapter: The square, a pace behind him
    # scene: village
    ~ itzel++
    Your feet find it by themselves. It’s some while before he feels that there is somebody there. He doesn’t turn, an officer wouldn’t; but the back of his neck goes slowly red.
    “I’d a standard-bearer,” the captain says to the letter. “Put it down in among beans, with a good deal of care, so as not to hurt the beans. I never sent after them.” # speaker: Captain Ansa
    “It was good of you, sir,” you say. He unfolds the page. It takes him two tries.
    -> the_letter
+ [Stand where you can see the three of them. # hint: a letter is also how it is listened to]
    -> hear_watching

=== hear_beside
# chapter: The square, on her good side
# scene: village
You go and stand at her shoulder, on the side with the good arm. She takes note of it; she does not look round. “If my feet start,” she says, hardly moving her lips, “tread on one.” # speaker: itzel-marin
-> the_letter

=== hear_watching
# chapter: The square, from across the way
# scene: village
So you see what the village cannot. You see that the boy knows it by heart, and gets to each fine place a moment early, with his lips parted. You see that the captain never once needs to look down. And the stout man is listening in another fashion altogether: he has his head on one side, like somebody at the door of an oven, and at “honour” he takes out a pencil, and writes a figure on his cuff.
~ lazar++
-> the_letter

=== the_letter
# scene: village
~ sun--
The captain reads it standing, with the sun on the page. All Piedra Lenta has come out on its doorsteps to hear, which is eleven people and a goat.
You know that it’s false. You have ridden two days with the man who made it. All the same, at “those hills which have kept your counsel and not forgotten your name”, the hair gets up on your neck. At the lower fords you find that you are standing. It is like hearing a band go by. And when he has come to the last line of it, and lets the hand with the letter fall, an old man on the step of the smithy says, “Well, that’s fair enough,” and goes in to look for his boots.
“It’s begun,” says Lazar in a whisper. “You saw? He hadn’t the least idea of going. It’s coming true.” # speaker: lazar-novik
Itzel’s face has not changed. But she’s facing the road, now; she hadn’t been. One of her hands has gone up, by itself, to where a baldric would cross the shoulder.
“The Duchess asks for an answer by sunset,” says the captain gently. He is not a bad man. He has been sixteen years in a rented room. “You’ve only to take it down off the church, Marín. They’d come in from as far as the sea.” # speaker: Captain Ansa
By the look of it there are seven rounds of daylight in that sun, if one goes slowly; it goes slowly here. Somebody had better put something back into its socket.
+ [“The letter is forged.” Say it, before them all. # hint: the forger is standing next to you]
    ~ told = true
    -> say_forged
+ [“There’s a boy here whose collarbone is broken. Let that be first.”]
    ~ itzel++
    -> the_boy_first
+ [“By sunset, then. And until sunset you’re our guests.” # hint: by the law of the valley]
    ~ bram++
    -> guests

=== say_forged
# chapter: In front of all Piedra Lenta
~ sun--
It falls quite flat. That’s what is so frightening. The captain looks at you with pity.
“I know the Duchess’s hand,” he says. “I’ve had her letter of condolence in my desk for years. She was good enough to remember my nursemaid.” # speaker: Captain Ansa
“Ah,” says Lazar. “Yes. That was number forty.” # speaker: lazar-novik
“I did that one,” he tells them all. He steps out into the square, elegant, inky, and shaking so that his cuffs blur. “I did the nursemaid. I did this. I’m the Duchess of Ambry. I’m most awfully sorry.” # speaker: lazar-novik
And nobody believes him. You can see it not happen, from face to face. It’s not well enough written. He has never in his life said a true thing without a draft. The stout man laughs, heartily, first; the captain claps him on the arm, kindly, as one does with drunkards.
But Itzel has looked at him. It’s a look that goes over a person slowly, with its thumbs, for where it bent. “That cost you something,” she says to him. “Come and hold this boy’s feet.” # speaker: itzel-marin
~ lazar = lazar + 2
-> collarbone

=== the_boy_first
# chapter: A chair outside the smithy
~ sun--
The captain colours. He hadn’t noticed. “Nil,” he says, “why didn’t you speak up?”
“I didn’t like to spoil it, sir,” says the boy.
They bring out a chair from the smithy. The red light lies along the street like something spilt, and in it everyone has two shadows, a long one and a longer. The letter’s been put down, for a moment, upon the wall of the trough, with a stone on it. You notice that; so does the stout man. So does the goat, which has begun drifting in that direction with its eyes on something else.
“That’ll do to be going on with,” says Itzel under her breath. # speaker: itzel-marin
-> collarbone

=== guests
# chapter: The bench by the church door
~ sun--
It’s the knight who knows the law, oddly; he has learned it in thirty-eight valleys. “Whoever has eaten under a roof,” Sir Bram explains to them, “may not bear arms against it, or out of it, till he’s slept. I regret the turnip. It was all there was.” # speaker: bram-ashdown
The captain has been brought up on it, you can see. The stout man hasn’t. “We’ve no time for sleeping,” he says.
“You have till sunset,” says Itzel. “It’s what she wrote. Nobody’s breaking it.” She has taken a seat upon the bench by the church door. It’s an old bench, made for two; she fits into it as a foot does into a shoe. “I could grow old here,” she says to you, aside. “I’ve the very plank picked out. It’s what I’d fight for, if I did that. It’s the reason I don’t.” # speaker: itzel-marin
~ ate = true
-> collarbone

=== collarbone
# scene: forge
The boy’s name is Nil. He’s from the coast, and has never been away before. He has got a trumpet on a cord, in a sock that his mother knitted for it.
“I can’t do it while you watch me do it,” Itzel explains to him. She’s behind him, with a knee against the chair. “You’ve got to be looking at something else. My friend here’s going to ask you things. It’ll be dull. Just answer.” And over his head, as plain as a nod across a hedge, she hands you the other half of the work. # speaker: itzel-marin
You have had it done to you an hour ago. You know what it’s for. It is somewhere to put a person while it hurts.
+ [Ask him what he can play.]
    ~ boy = "tune"
    -> boy_tune
+ [Ask him who knitted the sock.]
    ~ boy = "home"
    -> boy_home
+ {role == "teacher"} [Ask him to spell “lieutenant”. # hint: it takes up the whole of a head]
    # chapter: The smithy, a spelling lesson
    ~ boy = "lesson"
    ~ lazar++
    ~ sun--
    “L,” says Nil. “I. No. There’s an E.” He screws up his eyes. It’s a good word for it; you have brought grown men through the toothache with that word. “U. I’ve got it on my warrant, only the Captain wrote it in for me.”
    “Say it over in bits,” you tell him. “Lie. You. Ten. Ant.”
    “Lie,” says the boy. “You. Ten…” It goes home with a small neat noise like a latch. He has opened his eyes; his mouth’s ajar. “It’s got a lie in it,” says Nil. # speaker: Nil
    “So have most of the long ones.” From the doorway there comes a sort of moan. It’s Lazar Novik, who has been keeping score on his fingers.
    -> church
+ [Ask him about goats. # hint: it is the classic]
    ~ boy = "goat"
    ~ itzel++
    -> boy_goat

=== boy_tune
# chapter: The smithy, two notes of a tune
~ sun--
“Reveille,” says Nil. “And the charge. And there’s one that I don’t know what it’s called, my uncle learned it me. It’s the one for when it’s over.” His eyes have come up. “You do it very slow. It’s only five notes. They never asked for that. I’ve never had to play that one out loud.”
“How does it go?”
He purses his mouth to show you. He’s got out two of the notes, on nothing but breath, when she moves; it makes a small neat sound like a latch. He stops with his lips still in the shape.
“There,” says Itzel. Her voice isn’t quite what it was. “I know that one.” She’s looking over him at the hills. “I’ve not heard it in sixteen years. We went home without. There wasn’t anyone left that could blow.” # speaker: itzel-marin
~ saddlebag += trumpet_mouthpiece
The boy gives you his mouthpiece, to keep it from the dust, as he can’t for the moment lift the thing.
-> church

=== boy_home
# chapter: The smithy, a sock from the coast
~ sun--
“My mum,” says Nil. “It’s so as it won’t get cold. She says that brass feels it.” He laughs, it hurts him. “She thinks I’m in the band. I told her it was a band. It is. It’s just that there’s only me.”
“Does she know you’ve gone?”
“I left a note. I’m no good at them. I put, ‘Gone with the Captain, back soon,’ and I couldn’t think what else. I put, ‘Don’t worry,’ and after that I’d gone and put it in her mind.” His eyes are swimming. “I’ve been composing a better one the entire way, I’ve got as far as the cat.”
It goes in with a small neat noise like a latch. He hasn’t felt it; he is thinking about the cat. From the doorway there comes a sort of moan. It’s Lazar Novik. He has got his knuckles in his mouth.
“One could do it for him,” says the forger. “It’s nothing; it’s six lines.” Then with horror, “I have done it. I do it every day. There’ll be one like that on every table between here and the sea.” # speaker: lazar-novik
~ lazar++
-> church

=== boy_goat
# chapter: The smithy, and then the trough
~ sun--
“What sort of goats?” says Nil.
“Any.”
“Well, there’s ours,” he says, “she’s called the Widow, she’s got a beard like the priest. She’s eaten my cap. And she ate a summons, once; they came to see about it, and she ate the warrant.” By then he’s away. He tells it well. He’s doing the bailiff. It’s at the bailiff’s breeches that you hear it go in, like a latch; and he only says “Ow,” in passing, and finishes the story.
There is a thoughtful silence, as there always is after a story about a goat. And out of it, from the direction of the water trough, you hear a slow, contented, papery sound.
Everybody runs. It’s too late for the fords. It’s too late for the honour; she is just taking in the seal. A corner’s left, with “your name” upon it, and the captain saves that out of her very teeth, and stands holding it.
“It makes no odds,” the stout man shouts. “We’ve all of us heard it.” And that’s true. But it is surprising how it helps. # speaker: The stout man
~ told = true
-> church

=== church
# chapter: The church, half its floor sky
# scene: church
When you look round, the stout man isn’t there. He’s in the church. He has got a ladder.
It’s cool within, and half the floor is sky. Over the font they put back the roof as well as they could, on one great beam; but the beam had a crack in it, and there wasn’t a second, or any money. So there’s a sword there. It stands upright on the tie beam with the whole weight of the ridge on its pommel, and has stood so for sixteen years, and the children touch the hilt for luck in arithmetic when they are tall enough to be held up.
“I’m told that it just lifts out,” says the stout man from the ladder. He has a hand on it. Dust comes down. # speaker: The stout man
“You’re very welcome to it, my son,” says the priest, who’s about ninety. He doesn’t hurry. “It’s only that there’s a custom. Whoever takes that down must first read what is behind it. Aloud, so she can hear them.” And he raises his candle to the wall.
It’s names. They’re cut small, so as to get them all on. They begin over the font and they go to the door.
“Read them?” says the stout man. “I haven’t got until Michaelmas.” # speaker: The stout man
+ [Begin to read them out yourself. # hint: it is a long wall]
    ~ names = 1
    ~ itzel++
    -> read_names
+ [Get your good shoulder under the beam, with Sir Bram’s. # hint: in case he lifts]
    ~ bram = bram + 2
    -> hold_beam
+ [Ask the stout man, politely, what he gave for the barley. # hint: he has ledgers]
    ~ lazar++
    -> barley

=== read_names
# chapter: The wall of names, as far as C
~ sun--
“Abril Sanz,” you read. “Adán Sanz. Agueda Ruiz, who had the mill.” It’s an odd thing, reading names. One’s voice slows down by itself. By the time you’re in the C’s there is someone at your elbow who is reading along with you, under his breath, and it’s the captain. He has his hat in his hand.
“Colom,” he says. “He had a cough. I’d forgotten about him.” He puts out a finger to it. “Did you know I lent him my blanket? I’d meant to ask for it back.” # speaker: Captain Ansa
You go on. It takes a long while. People have come in behind you. Where there’s a surname of somebody present they say it too, so that it goes across the church like a thing being passed from hand to hand. And Itzel stands below the hole in the roof, in the red, with her head bare. She isn’t reading. Her lips are a little ahead of yours, all of the way down the wall.
On the ladder the stout man has taken away his hand. He doesn’t know what to do with it.
~ names = 2
-> churchyard

=== hold_beam
# chapter: Under the great beam
~ sun--
He lifts. You feel it in your teeth. There’s a grunt from the whole building, and then the ridge of Piedra Lenta comes down by about an inch, on to you.
“I have it,” says Sir Bram Ashdown, in a somewhat smaller voice than usual. “Pray don’t be concerned. I’ve carried a bishop.” He is holding up the church. He’s got it across his shoulders like a yoke; his face is purple, and courteous. “If the gentleman would care to put that back? I should be able to stay for some time. I don’t know that I could do it and cook.” # speaker: bram-ashdown
It’s a heavy thing, a sword, to somebody who has just understood what it was for. The stout man stands upon the ladder hugging it. A tile goes by him. He looks up at the sky, he looks at the knight, and down, at eleven people and a goat who live under there.
He puts it back. It takes both of them; Itzel goes up to guide it in. “It’s only a socket,” she tells him, quite kindly. “It wants to go home. You have to let it.” # speaker: itzel-marin
~ roof = true
-> churchyard

=== barley
# chapter: Half-way up the ladder
~ sun--
“Forty the load,” says the stout man without thinking. “It was a steal.” # speaker: The stout man
“And what’ll it fetch, if there’s a war?”
One sees him do it. He can’t not: it’s what he is. His lips move, his sad eyes kindle. “Two hundred and ten,” he says; and there is such warmth in it, in that cold place, it’s so much more sincere than anything about fords, that it goes to the end of the church and comes back.
The captain has come in by the west door. He has the letter, or what there is of it. He stands very still. “I took you,” he says, “for the Duchess’s almoner.” # speaker: Captain Ansa
“I’ve the interests of the troops at heart,” says the stout man, too late, and on a ladder. “They’ll eat it.” # speaker: The stout man
“Two hundred and ten,” says Lazar in your ear. “I charged him nine. It’s the only honest figure in the whole affair.” # speaker: lazar-novik
~ told = true
-> churchyard

=== churchyard
# chapter: The churchyard, light in the grass
# scene: churchyard
People come out by twos, as they do from a church, not saying much. The light has got into the grass. Someone must walk with whom; nobody wants to be the first to arrive back at the horses.
+ [Walk out with the captain.]
    -> walk_captain
+ [Walk out with the boy and his trumpet.]
    -> walk_boy
+ [Stay behind to help the priest put back the ladder.]
    ~ bram++
    -> walk_priest

=== walk_captain
# chapter: The path, with a map in red
“I have a bed, a basin and a map,” says the captain. “One does very well. I’ve got the lower fords on it in red.” He goes along with his hands behind him. “I know that there mayn’t be much in it. I’m not a fool. But you can’t think what it is, when you have had nothing with your name on but bills, to be wanted by a certain date.” # speaker: Captain Ansa
You say that you can think of it.
“She wasn’t even my nursemaid for long,” says the captain. “It was just so civil of the Duchess to remember.” # speaker: Captain Ansa
~ told = true
-> bench

=== walk_boy
# chapter: The path, carried like a tray
“I thought there’d be more of us,” says Nil. He is walking with great care, like someone who’s carrying himself on a tray. “I thought it’d be like joining a thing. It’s only been the Captain and him, and they don’t talk.” He looks behind him at the church. “Were they all from here? The ones on the wall?”
“All from here.”
He does some counting. It’s eleven people now, and a goat. “It’s a lot of wall,” says Nil. # speaker: Nil
~ itzel++
-> bench

=== walk_priest
# chapter: The font, and a ladder to hold
“They think that I put it up there,” says the priest, holding the foot of it. “The sword. I was going to sell it, for tiles. It was she that climbed up. She said, ‘It’s straight, and it’s strong, and it’s never been asked to hold anything up.’” He pats the wall, as one does a cow. “I’ve baptised nine under it. I always mean to tell them. Then they go and yell.” # speaker: The priest
Sir Bram carries the ladder. He carries it out and sets it down, and then looks round for something else to carry.
-> bench

=== bench
# chapter: Outside the church, the sun at half
# scene: ridge
~ sun--
It’s down to the half. It lies on the ridge and looks at you along the ground.
Outside the church the three of them have drawn apart to see to their girths. Itzel’s on the bench. The end of it next to her is empty. There’s time for one more thing, you think; after it she will have to stand up and say yes or no.
By the wall Lazar Novik has got out his travelling desk. He has uncapped the ink and is holding a pen over a sheet of the good paper; and not a word is coming. Sir Bram has washed the ladle. He wishes, he says, to make a proposal to both armies, and would like somebody to stand by him.
+ [Sit down by Itzel, at her end, and say nothing about it.]
    ~ itzel = itzel + 2
    -> sit_by_her
+ [Write Lazar the thing that he has never had: a reference. # hint: it would have to be honest]
    ~ lazar = lazar + 2
    ~ saddlebag += reference
    -> write_reference
+ [Stand by Sir Bram.]
    ~ bram = bram + 2
    ~ saddlebag += ladle
    -> stand_by_bram

=== sit_by_her
# chapter: The empty end of the bench
~ sun--
She shifts over. It’s a good plank. For a time you’re both of you merely people in the way of the light.
“I’d be good at it,” says Itzel. “That’s what they never think of. They believe I stopped because I couldn’t bear it. I could. I could have that valley in line by dark. I’d know where every one of them would stand; I’d know which ones.” She turns over her hands, and there they are, the hands that have set each bone between here and the sea. “It’s the same thing, it’s the very same. You find out where it wants to go. You pull.” # speaker: itzel-marin
“What would you need,” you ask her, “so as not to?”
It’s a long pause, even for there. “Somebody to give me an order,” says Itzel slowly. “It sounds daft. I was never dismissed, you see. There wasn’t anybody left to do it. They went home or they died; and I walked off, and hung that up. It’s been sixteen years I’ve been absent without leave.” # speaker: itzel-marin
-> last_light

=== write_reference
# chapter: On the wall, with the wrong hand
~ sun--
You take the pen out of his fingers. You sit down on the wall, beside him, with your one good arm; it’s the wrong one. It comes out like a hen’s walk.
“To whom it may concern. Lazar Novik has been known to me for two days. He has told one truth in that time, out loud, in front of strangers, with nothing written down; or he has tried to, which I think is harder. He’s frightened, and didn’t ride away. I’d trust him with a letter.” You can’t think how you end these. You put your name. {player_name != "": It looks well there, you notice. {player_name}: it looks like somebody’s.}
He reads it through. He smells the paper. “It’s not very well turned,” says the forger. It’s some while before he can go on. “‘I’d trust him.’ You realise that they come true? Two hundred and eleven of them have. I only never knew if it was the letters, or if it was that somebody had been handed a thing with his name on it, and it said that he was good.” He folds it, as small as it’ll go. “I shall have to be so careful now,” says Lazar Novik. # speaker: lazar-novik
-> last_light

=== stand_by_bram
# chapter: Between the horses, ladle at salute
~ sun--
“It’s what I generally do,” Sir Bram explains to the captain, with the ladle at the salute. “One has a field. Here’s a party on one side, that wishes to get across it; there’s a party who would rather it didn’t. I ask which of you is the more tired. I pick that one up, and carry it back to where it came from; and give it something hot. Then I come back for the other.” # speaker: bram-ashdown
“You carry an army?” says the boy.
“Not all at once,” says the knight.
He means it. You see it dawn upon the captain, a man who’s been waiting for sixteen years to be asked to die for something, that there’s a person in front of him who’ll take him home on his back if he has to. “We’re three,” says the captain with difficulty. “And I’m not so tired as all that.”
“No,” says Bram. “You’ve that bad room, though, I expect? One can always tell. I’ve a house I can’t sit in myself. It’s the chair.” And the two of them look at each other, over the stew. # speaker: bram-ashdown
~ ate = true
-> last_light

=== last_light
# chapter: The square, a line of light left
# scene: last-light
~ sun = 1
There is a line of it left, like the light beneath a door.
They’ve mounted. The boy has been put up in front of the captain. Itzel Marín comes out into the middle of the square, and she’s got on her hat; so everyone can see that she has something to say which she’ll have to take it off for.
“I’ve had your letter,” she says. “It’s a beautiful letter. I’ve to give an answer by sunset. Well, I’m slow. I’d like to hear what {player_name != "":{player_name}|this one} thinks.” And she turns, in front of the war and the village and the goat, to you. # speaker: itzel-marin
+ {lazar >= 3 or lazar_dares} [“That there’s another letter. Lazar, if you please.” # hint: from the Duchess]
    -> ending_duchess
+ {lazar < 3 and not lazar_dares} [“That there’s another letter.” # locked: Lazar cannot think how it would begin]
    -> ending_duchess
+ {names >= 2 or boy == "tune"} [“That it was never finished. Nil, play the one for when it’s over.”]
    -> ending_tune
+ {bram >= 3} [“That they have not been asked to supper.”]
    -> ending_supper
+ {itzel >= 3} [“That you should take it down, and take command.” # hint: she can be given an order]
    -> ending_command
+ [“That it’s for you to say.” # hint: {role == "soldier": nobody ever said it to you|she is used to waiting}]
    -> ending_say

=== ending_duchess
# chapter: The wall, with no draft
He stands up on the wall. He’s no draft. You can see from there that the page is quite blank.
“‘Madam,’” says Lazar Novik, to the last of the light. “‘I write to withdraw a letter. It was an excellent one; I was not, when I wrote it, a real person, and had nobody to tell me no. I’ve since been thinking about your hills. I understand that they’re moving towards the sea, at a yard a year. I should like them to be let. I have had it put to me that there’s a man who needs a war in order to sell barley. I’ve decided to buy the barley. It is for bread. I should be so much obliged if you’d stay where you are, and grow old. I enclose the captain’s pension, sixteen years of it. He’s to have a room with a window.’” He has got to the end of his breath. “‘Ambry,’” he says.
No one has moved. Then, down at the bottom of the street, where there’s been no sound for an hour but crickets, you hear a carriage.
It’s old, and has a stork on the door. There’s an aged lady in it, very upright, in travelling grey. “Is this Piedra Lenta?” she says. “I seem to have thought of something on the road that I wished to say in person. I was only anybody, until a minute ago. It’s the oddest thing. Which of you young men is it that makes me use ‘invaluable’?” # speaker: The Duchess of Ambry
# scene: dusk
# ending: from-ambry; Yours, Ambry
So there is a Duchess. She’s strict, and pays in advance. The captain’s room looks out upon the square. As for the forger, he has put up a plate, at the Public Archive, beneath his own name, spelt always the same; he writes for people who’ve been wronged or unlucky, and now and then, he says, for the other kind, to see what it will do. {saddlebag ? reference: He has a reference in a frame. It’s in a hand like a hen’s walk. It’s the two hundred and twelfth, and he tells everyone that he is working on it.|He’s still looking for someone to write him a reference. He has asked the Duchess. She’s considering.}
-> END

=== ending_tune
# chapter: Down that street, five notes
{saddlebag ? trumpet_mouthpiece: You have it in your pocket. You wipe it, and hand it up.|He gets the sock off with his teeth.} He can only use the one arm. He rests the bell of it against the captain’s back.
It’s five notes, slow. The first cracks. You do not know what it’s called, and nor does he; but all down that street you see people who’ve not heard it in sixteen years put down whatever they’ve got hold of. It goes up the valley; you’d say it went as far as the sea. It’s the sort of tune that leaves a door open at the end.
Nobody says anything till it has come back off the ridge.
“Oh,” says the captain. He’s been crying for some time, it seems, with his back perfectly straight. “That’s it, isn’t it? That’s what I came for. I thought that it’d be the other one.” # speaker: Captain Ansa
“Parade,” says Itzel Marín, hoarsely. She’s drawn herself up. She has taken off her hat. “Parade, dismiss.” # speaker: itzel-marin
And on the wall of the church, inside, in the dark, where there’s no one to see, {names >= 2: it’s as though every one of those whose name had been read out let go his breath|you could fancy that something else stood easy}; the sword, in its socket, gave a small sound like a latch.
# scene: dusk
# ending: when-its-over; The one for when it’s over
They stayed a week. Nil’s to teach it in the school. He wrote his mother six lines, and needed nobody to help him; it’s mostly cat. On red evenings, when the sun sits like a hen and will not go in, somebody or other gets down the trumpet in its sock and plays that once, from the wall, to let it know it may.
-> END

=== ending_supper
# chapter: Round the pot, after sundown
“They haven’t,” says Itzel. “It’s a fact.” She looks round at the pot. It’s the size, by now, of a font. It’s a colour that one seldom sees out of doors. # speaker: itzel-marin
There’s a law in that valley, everybody knows it. Who eats here sleeps here. It’s only that no one would ever have thought to hold a war up to that extent. Sir Bram goes along the stirrups with his ladle, apologising. {ate: The boy’s on his third. “It grows on you,” he says.|The boy’s the first. He chews. “It’s hot,” he says, which is true.} The captain, who’s lived for sixteen years on rolls, gets down so as to do it properly. And that leaves the stout man. He says that he couldn’t, he has a weak stomach; he looks in the bowl, and sees there, to his very great surprise, his own barley.
“I bought a sack off your second mule,” says the knight. “Forty the load. I hope that wasn’t wrong? It wanted thickening.” # speaker: bram-ashdown
The sun has gone down while nobody was looking. That’s how it’s got to be done, they tell you. It’s shy.
“I wonder,” says the captain from the dusk, in a very odd voice, “is there any more?” # speaker: Captain Ansa
The spoon stops. It’s been forty-three years, and thirty-eight roads. “Would you,” says Bram Ashdown, “would you be so good as to say that again?” # speaker: bram-ashdown
# scene: dusk
# ending: second-helping; A second helping
They slept till noon, and it’s not easy to begin a war at lunch. The captain took the loft over the smithy. There is a table there which Sir Bram has not ridden away from in five weeks; he says it’s only till they’ve finished the pot. {saddlebag ? ladle: You’ve still got the ladle, it’s been mentioned in dispatches.|The ladle’s hung up over the font.} And the stout man sold them the barley, all of it, at forty. He’d gone round by the back to have a second bowl, you see, and Itzel asked him about goats.
-> END

=== ending_command
# chapter: The church doorway, in two hands
It’s the last thing that she expected. There’s a flinch; and then she looks you full in the face, and you see it reach her, what it is that she’s been told. {itzel >= 4: You’ve sat at her end of the bench. You know.|It may be that you did not know it yourself, till you’d said it.}
“Aye,” says Itzel. # speaker: itzel-marin
She goes into the church. You hear the ladder. You hear Sir Bram say “I have it”, and the whole roof of Piedra Lenta grunt. And she’s there in the doorway, and it is in her hand; it is as though she had been until then a very good drawing of herself. The captain sobs aloud. On the doorsteps the old men are getting to their feet.
“I’m in command?” says Itzel Marín. # speaker: itzel-marin
“You are,” they tell her. All of them do.
“You’ll do what I say?”
“To the sea,” says the captain. # speaker: Captain Ansa
“Company,” says Itzel. One could hear it in the next valley. One could hear it, you’d think, along sixteen years. “You fought well. It’s over. You’re to go home and be kind to your knees. Company, dismiss.” And into that ringing quiet, lower, as you’d say it over someone’s shoulder while he is thinking about goats: “And me. I dismiss me.” # speaker: itzel-marin
She turns and walks back in, to put it where it’s needed. Nobody’s moved. The edge of the sun, on the ridge, goes out like a latch.
# scene: dusk
# ending: dismissed; Dismissed
It’s a curious war. It’s down in the registers: opened and closed within the one evening, no losses, and victory to both. The captain has it on a card. {roof: The roof held; Sir Bram could not straighten his neck for a week, and had to be fed.} She’s on the bench most evenings, that side. She’s started to leave the other end free. When the light goes red, and someone comes in along the road, she’ll turn her head to see who it is; but not her whole body any more.
-> END

=== ending_say
# chapter: The square, last of the sun
“It is,” says Itzel. She’s not offended. She had hoped for more. # speaker: itzel-marin
She looks for a long while at the sun, what there is. She looks at the boy. “When I was young I’d have gone for the letter,” she says. “When I was thirty, I’d have gone for you, Ansa. I’m forty-two. There’s a mule I’ve to give back.” And she takes off her hat. “I’ll not come. I’ve no reason that’d stand up against a page like that. {told: I know it’s not worth the goat.|It’s a lovely page.} It’s just that I’ve looked and looked for where this wants to go, and it doesn’t want to go anywhere. It’s in its socket. It only aches.” # speaker: itzel-marin
It’s quite enough, as it happens. You’d thought it would take more than that. The captain sits there on his horse with his whole life in his glove; he waits to hear if he’s going to be angry. After a time he leans down and gives the boy to you, and the trumpet, and then the letter; and dismounts, stiffly, like a man getting down off a wall.
“Does it stop?” he asks. “The ache.” # speaker: Captain Ansa
“No,” says Itzel. “You can lean on it, though. I’ll show you.” # speaker: itzel-marin
# scene: dusk
# ending: it-only-aches; It only aches
The stout man rode on alone with his ledgers to look for another valley. He’ll find one. It’s why she sleeps facing the road. But it’s night here, real night, with stars, the first for hours. Sir Bram has handed round something hot. {lazar >= 2: Lazar has asked for the letter back; he’s eating it, a paragraph at a time. He says it was always the last one that was the trouble.|Lazar has gone to see the priest about a pen.} And you find you’ve been rubbing your arm, where it came out, where it went in. It’s sound. You’ll know when it’s going to rain.
-> END
