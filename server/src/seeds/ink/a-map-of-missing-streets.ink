# role: draughtsman; A draughtsman from the archive; She looked at your hands, and said that they were steady.
# role: lodger; Somebody looking for a room; There was a card in a window, in a street that nobody could place.
# role: conductor; A tram conductor, off duty; You call out “Consuelo” eleven times a day. Nobody has ever got off.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; The city has noticed; 5
# inventory: paper; On the paper
# item: fountain; A fountain, by its silence
# item: corner_bakery; A bakery, by its smell
# item: open_window; A window, by its piano
# item: kind_lamp; A lamp, because she was crying
# item: kind_cat; A cat, because it was asked for
# talk: ines-carvajal; Walk while you talk, if you would. A street is less likely to notice two people going somewhere.
# talk: benedita-salgueiro; Mind the wool. You can ask me anything that you’d say in front of a cat.
# talk: amadou-sene; Stand in the light, friend. I have it to spare, and one hears better by it.

LIST marks = fountain, corner_bakery, open_window, kind_lamp, kind_cat
VAR role = "draughtsman"
VAR player_name = ""
VAR paper = ()
VAR ines = 1
VAR benedita = 1
VAR amadou = 1
VAR noticed = 0
VAR pity = 0
VAR truth = 0
VAR first = ""

-> tram_stop

// What is drawn stays drawn. True lines come from three people at once; kind ones come from the narrator alone.

=== tram_stop
# chapter: Between the haberdasher and the bank
# scene: tram-stop
We met where the street was not, at ten, in fog, and were all of us early.
I should explain about the tram stop. Its sign says Consuelo. Drivers call it out. No one has been known to get off there, since on the one hand there is a haberdasher and on the other a bank, and they share a wall. Inés Carvajal had been over that wall with a stethoscope. “Here,” she said, and knocked, and the knock went in further than it should.
The Portuguese lady greeted the wall before she touched it. She took an apple from her coat, ate half, and then remarked to nobody that somewhere behind the haberdasher’s a piano had just been closed, quite gently, by a person who had heard us.
“Nobody speak,” said Monsieur Sène, with one finger up. He was smiling. From under the blanket on his arm a voice said, clearly, “Left.” # speaker: amadou-sene
“That’s Colonel,” said Monsieur Sène. “He has never before been helpful. I should not encourage it.” # speaker: amadou-sene
{role == "conductor": It was I who called it out. I’d called it eleven times a day for nine years, in a tram that did not so much as look up, and had come along on my free evening to see who might have been meant.}
{role == "lodger": I’d been looking for a room. A card in a window said: first floor back, quiet, apply at number nine, Consuelo. I had gone to fetch a pencil; and when I came back with it the window was a wall.}
I had the paper. That was all I was for. Inés had looked at my hands{role == "draughtsman":, in the archive,} and said that they were steady; she’d given me a board, with a sheet pinned on it, and four pencils. For twenty years she had asked everybody about the Calle del Consuelo. She was born in it, at number seven. There had been a fountain, a one-eyed cat, a knife-grinder on Thursdays. It’s in no deed; her own mother smiles, and says that they always lived by the park.
“There’s one rule{player_name != "":, {player_name}},” she told me. “What you draw stays drawn. I don’t know why; it’s so with certain streets, when they’re near. So you’ll put down what we find. Not what we’d like. If I should weep, you’re not to give me so much as a lamp post.” She had a key on a ribbon. She held it up, and it turned a little, by itself, towards the wall. “I have never drawn a line out of pity. The day I do, I shan’t know any longer which of them are streets.” # speaker: ines-carvajal
One of us would have to go first. There was a gap there, I began to see, just the width of a person who isn’t sure.
+ [We went in by the smell, as Inés did.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [We went in by the piano, as Dona Benedita did.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [We went in by the silence, as Monsieur Sène did.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
“Names get changed by mayors,” Inés said. “A smell they never think of.” She shut her eyes, and went at the wall like someone going downstairs in the dark. “Bread. Not today’s: it’s bread with the cloth on. A wet stone step. And there’s an orange in somebody’s pocket, that’s me.”
I smelled soot and wool, the fog. Then it turned over, as a page does. It was on my left, low down and warm; it was eleven in the morning, and a tray being set down. I had put the pencil to the paper before I knew it, and there stood the corner of a bakery, with its one step and a door that stuck.
~ paper += corner_bakery
~ truth++
When I looked up, the haberdasher’s was behind all four of us. There were cobbles. They went on for about as long as a tablecloth.
-> the_fog

=== by_piano
“I should say that it would be an upright,” said Dona Benedita, with her cheek on the bricks. “In a front room, on the first floor, and with its back to the damp. I’d say that whoever plays it has small hands. There is one note that they go round.” She tuned pianos in empty houses, and could tell you from a keyboard who had left, and at what hour. “It’s the A. It is a little sad. Ah,” she said, an octave lower; “ah, no, it couldn’t be.” # speaker: benedita-salgueiro
She had begun to walk. She walks light, for a lady of her size. Nobody had told the wall that it was one, and she went on through it; we came after in single file, each holding the coat in front. Up on our right, where there was nothing but fog, I heard it too: a scale that stepped over a stair. I drew a window, with one half of it ajar.
~ paper += open_window
~ truth++
When I lifted the pencil there were cobbles beneath my feet. They went on for about as long as a tablecloth.
-> the_fog

=== by_silence
He had a reel of it. He’d taped it eight years before at this very stop, while waiting for a tram. “I thought it was a spoiled one,” said Monsieur Sène. “It’s catalogued under Fountains. You’ll say, there’s no water in it. Precisely. It’s the silence of a fountain which has been turned off for the night. You can hear the basin.” # speaker: amadou-sene
He put one of the headphones to his ear and gave me the other. It was the shape that’s left in a kitchen when the refrigerator, which you’d stopped hearing, stops. “Now walk towards it,” he whispered, “as if you weren’t.”
So we sauntered. The parrot said something about my mother. I drew the rim first, then the four steps around it, and a spout with a face. I got its nose right the first time, and I have never got a nose right.
~ paper += fountain
~ truth++
And there were cobbles. They went on for about as long as a tablecloth.
-> the_fog

=== the_fog
# chapter: The first eleven paces
# scene: missing-street
Inés paced it, heel to toe, as children do. She touched the corner when she came to it, which she does with every corner; it had one now. “Eleven,” she said. “It was eleven to the step.” She was holding on to the ribbon with both hands.
It was not much of a street as yet. It had a floor, the one thing that I’d put there, and for the rest it was fog with an opinion. You could see where houses might be going to be. From time to time, at your very elbow, somebody cleared their throat.
“Don’t fill it in,” Inés said to me, not turning. “I know what it is. You’ve a pencil, and there’s all that white. Everyone thinks it’s kind.” # speaker: ines-carvajal
A noise came from behind us, out in the city, where the trams were: one long, dry stroke. {role == "draughtsman": I’d heard that before, in the archive, in the room for plans.|I’d heard that before, at school, from the master’s desk.} It was someone ruling a line.
“They’ve noticed,” said Monsieur Sène. # speaker: amadou-sene
~ noticed++
It would be a council matter. A street was being taken away, he said, by a man with a ruler, as it had been the first time; the city likes its walls to be next to one another. So it was to be a race. They had the ruler, and we had an apple, a parrot and a key. “The saddest things get done with rulers,” said Inés. She had sat down upon the one step. She was crying, and making no sound at it; and it was so dark there that I knew it only by the ribbon, which shook.
+ [I drew a lamp. It was a small one. # hint: {role == "conductor": it was a long way to the next stop|she had told me not to}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [I called out the stop, as I do. # hint: the twelfth time that day]
    ~ truth++
    ~ noticed++
    “Consuelo,” I said. I did it in the voice, with the fall at the end. “Calle del Consuelo. Mind the step.”
    I’ve told you that nobody has ever got off. I had never before stood where they’d have got off to. There was a shuffling, up and down in the fog, as of people who have been called to for years and were never certain that it was to them. A bell rang. Something drew level, with lit windows, and did not quite stop.
    Inés had lifted her face out of her hands. “That’s how she’d say it,” she told me. “My mother, when I went out. ‘Mind the step.’” So I drew the second step. I had no need to ask where it was. It was in my voice. # speaker: ines-carvajal
    -> the_grinder
+ [I put the pencils in my pocket, and sat down by her on the step.]
    ~ ines = ines + 2
    -> sat_down
+ [I asked the others to tell us what was next, quickly, all at once.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
It lit. It gave the prettiest light you ever saw, as yellow as butter, with a ring round it from the fog.
She looked up, and her whole face cleared. “The lamp,” she said. “There was a lamp.” And I saw her begin to wonder. She looked at it; she looked down at her own two hands, in that good light, as if they might have been anybody’s. “Was there?” said Inés. # speaker: ines-carvajal
“I’d have said not,” remarked Dona Benedita, gently, to the apple core. # speaker: benedita-salgueiro
I said that it must have come by itself. The pencil was still in my hand.
-> the_grinder

=== sat_down
It’s a good step. It had been worn in the middle by a great many people who couldn’t get the door to open.
“I was sent out for the bread,” Inés said after a time. “I was four. I’d the money in my hand. I remember that I stopped to put my foot in the fountain. And when I came out at the end with the loaf there was a tram, a bank, and my mother running. She slapped me. She asked me where on earth I’d been. And I said, at home.” She laughed. “They have been asking me that for thirty-seven years. I’ve got a drawing of every other street in the world.” # speaker: ines-carvajal
The key swung on its ribbon. It had been pointing straight ahead; it had come round by an inch, to where the two of us were.
-> the_grinder

=== all_at_once
“A basin,” said Monsieur Sène.
“On the first floor,” said Dona Benedita.
“Bread,” said Inés; she’d jumped up. “It’s Thursday. It’s a wheel. He had a wheel on a barrow. There were sparks.”
“I have his silence,” cried Monsieur Sène, and was going through a biscuit tin. “I have it, I filed it with arithmetic. It’s somebody lifting the blade to look.” And they were all talking, in three languages, the one filling in what the others hadn’t got: so that a line would start in a smell, and turn at a chord, and be finished by a hush. I had only to follow. I drew ten yards of gutter, and every inch of it was true.
-> the_grinder

=== the_grinder
# chapter: The knife-grinder on Thursdays
# scene: grinder
He came out of the fog with his barrow in front of him, whistling, a small brown man in a leather apron. He stopped when he saw us. He put down the shafts.
“You’re not from here,” he said.
“I am,” said Inés. She held up the key.
He looked at it, and at her, for as long as it takes to try an edge on your thumbnail. “Number seven,” said the grinder. “You’d a pair of scissors. Little blue ones. They’ve been ready since the Thursday.” He didn’t seem surprised, or very glad. “It’s no good your coming in by bits, you know. It’s all of it or not. It wants the same minute. There’s some of us remember the bread, there’s her upstairs with the piano; there’s them that recall it going quiet. But it’s never been the three at once. So it can’t set.” # speaker: The grinder
Behind him, along the street as it would be, something white was coming, very straight. It was an edge. The fog stopped at it. On this side there were cobbles; beyond was a wall, with posters on it already.
“That’ll be the ruler,” the grinder said. He spat on his stone. “I’d be quick. I’d say that you’ve the one go in you. What was it like? Not what you’d tell a newspaper. What was it like, here?” # speaker: The grinder
It was me he asked. I was only holding the paper.
+ [I said that I did not know; it was not my street. # hint: it was true]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [I asked him if there was still a room to let. # hint: it was what I had come for]
    ~ truth = truth + 2
    “There is,” said the grinder. He seemed to see me for the first time. “First floor back, at nine. There’s a smell of bread in it that some people can’t sleep for.” He named a rent that would have bought me a sandwich. “They’ve kept it. They were told that there’d be somebody, about the card.” # speaker: The grinder
    I said that I’d take it. I hadn’t seen it; I put down on the paper only what he had told me, a back window, and a smell. And the white edge came on as far as that, and waited, as they do at a door where there’s a name beside the bell.
    -> three_doors
+ [I said it was lovely, and drew the cat. # hint: she had always spoken of the cat]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [I said, “Ask them. I’ll listen.” And I turned over to a clean side.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
“Ah,” he said, and I’d have sworn that he was pleased. “You’d be surprised how few’ll say so. We’d a surveyor here once who remembered being christened.”
The white edge had come on by another yard. It didn’t hurry. But at that word, “not”, it had checked, like a finger that has lost its line. I had given it nothing to rule against.
“Then you’re the one who ought to hold the pencil,” the grinder said to me. “You’ve nothing to put in.” He took up the shafts.
-> three_doors

=== drew_cat
It was a success. It had one eye and a bent tail; it got up off the paper, stretched, and walked along the gutter to Inés with its back arched. She went down on her knees.
“Tuerto,” she said. “Tuerto, it’s me.” And it looked at her. It was a dear cat. I’d drawn it to love her and that’s what it did. It didn’t know her from Adam, though, and I had to stand there, with the pencil, and watch her find that out, stroke by stroke, between its ears.
“He used to bite,” said Inés. # speaker: ines-carvajal
The edge came on by three yards in the one stroke. It had been given something to cross out.
~ noticed = noticed + 2
-> three_doors

=== clean_side
They’d never been asked it together. They answered at once, and all three to the fog.
“It was where I wasn’t afraid of being late,” Inés said.
“It was where they were sorry for the A, and left it so,” said Dona Benedita. “My grandmother learned her scales in a street that no one could afterwards find; and one August her piano was sold back into it. I was told that they’d given me the wrong address.” # speaker: benedita-salgueiro
“It’s where my mother stopped singing,” Monsieur Sène said, very low. “I was in the next room, I was seven, and humming. I missed it. I’ve four hundred and twelve reels. We were lodgers there, that winter. I’d quite forgotten it. I had thought I merely liked fountains.” # speaker: amadou-sene
I wrote none of that down. I just held the board steady. But I saw the three of them look at one another, those people who’d come there from three countries to help with somebody else’s street.
-> three_doors

=== three_doors
# chapter: Number seven
# scene: doors
There was a row of doors now, if you didn’t look at it directly. Inés went along them with her fingers. “Three,” she said, “five”, and stopped.
It wasn’t there. Its place was. There were a five and a nine, and between them a width of fog as tall as a door, and the key was standing straight out from her neck on the end of the ribbon, like a dog that knows the way. On the first floor somebody was playing a scale; they went round the A. From a basin that I could not see there came the sound of no water.
And the white line was at number eleven. You could hear the pencil that was doing it.
“I could draw it,” I said, because they were all of them so quiet. “I know how it goes. You’ve told me often enough. It’s green, it’s got a hand for a knocker.”
Inés Carvajal looked at that gap. She’d looked for it for twenty years. She opened her mouth to answer, and shut it, twice; and I still had the pencil.
+ {truth >= 3} [“Tell me it all in the one minute,” I said. “The three of you. Now.”]
    -> ending_set
+ {truth < 3} [“Tell me it all in the one minute,” I said. # locked: Too little of what I had drawn was theirs]
    -> ending_set
+ {pity >= 1} [I drew her the door. # hint: green, with a hand]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [I gave the board to the man with the ruler. # hint: he had never been asked in]
    -> ending_ruler
+ {ines >= 2} [I waited for her to say.]
    -> ending_wait
+ [I rubbed it all out, before he could. # hint: what is rubbed out cannot be ruled]
    -> ending_rubbed

=== ending_set
# chapter: The same minute
“Bread,” said Inés. “And wet stone. And I’ve an orange in my pocket.”
“It’s ten o’clock. She’s at the scales,” said Dona Benedita, “she’s eleven years old, she’ll be sent to bed soon; it’s Leopoldina. It’s my grandmother.” She put up her large soft hand, and there in the air she played it, the note that one goes round, and let it be sad. # speaker: benedita-salgueiro
Monsieur Sène said nothing. He’d lifted one finger. Upstairs, in the room beside the piano, a woman’s voice that had been singing over some work or other left off. I heard a child begin to hum, and think better of it. He listened to that minute from its beginning to its end, with the tears running down into his smile. Even the parrot kept quiet. # speaker: amadou-sene
I drew what I heard: a hinge, a stair, a light under a door. And when I’d come to the number there was no need to draw it. It was there, with a screw gone from the foot of the seven.
The ruler reached us. It ran along the fronts as far as number seven, and there was a click. It had met something that wasn’t straight. We heard it taken up, and looked at, and put away in its case.
“Wipe your feet,” said somebody inside, as the key went in. “And where’s the bread?”
# scene: morning
# ending: consuelo; Calle del Consuelo
You get off between the haberdasher and the bank. {role != "conductor": The driver calls it.} There are eleven houses, and they share the one shadow by turns. Inés keeps her drawings there. Dona Benedita has the first floor front, and has tuned all of that piano but for a note; and on the third Thursday, when the fountain’s shut off, a van the colour of tea stands at the kerb with its side door open. {role == "lodger": I have the first floor back.}{role == "conductor": It’s my tram; I call it, and look straight in front of me, and hear them getting down.} I’ve still got the paper. There is nothing on it. It’s all gone where it belonged.
-> END

=== ending_door
# chapter: Green, with a hand
It’s the best thing I ever drew. I put in the grain. I put the chip in the paint at the height where there’d be a tricycle.
It opened to her at once, she didn’t need the key. There was a hall with a mirror, a smell of bread, since I’d thought of it, and a light upstairs; and a woman’s voice, a warm one, said “Is that you?”, because that is what they say.
“Yes,” said Inés. She stood upon the mat, a foot inside. I could see her face in the mirror, and it was looking out over her own shoulder, at me. “It’s very good,” she said. “You’ve a beautiful line. What’s my mother’s name?” # speaker: ines-carvajal
I didn’t know. She’d never told me.
“No,” Inés said. “She doesn’t either.” But she was so tired. It was raining by then, on our side of the sill. “I’ll just come in for a little,” she told us, “till it stops.”
# scene: morning
# ending: kind-line; A kind line
It’s in the guide now: a picturesque corner. It has a lamp. {paper ? kind_cat: There is a dear cat there, that loves everyone.} They sell a postcard. She’s got the room over the arch and she is comfortable; I go in most weeks with a coffee. She doesn’t look for streets. She’ll ask me, every now and then, with her old dry half of a smile, to be so good as to describe the fountain. And I draw it for her; she thanks me; and we both look hard at the paper, so as not to see that the key round her neck hangs straight down.
-> END

=== ending_ruler
# chapter: The councillor
There was a man on the end of it. I’d not thought of that. He was in the fog, on a camp stool, with a lamp clipped to a drawing-board; a small man, in sleeve-guards. He’d come along the whole of that street backwards, so as not to see it.
I put my board down on his. “It’s not straight,” I said. “I wondered whether you could help.”
“They’re adjacent,” he said. He had a voice like blotting paper. “It’s in the plan. A haberdasher, a bank. There’s no provision between them for a…” And he’d looked. He had the sort of eyes that can’t leave a line unfinished. “That’s never a right angle,” said the councillor. “That’s the Ruiz’s side door. They had it moved so that the pram…” # speaker: The councillor
“Number nine,” said Inés. She’d come up behind him. “You’re Paquito. You’d a hoop.” # speaker: ines-carvajal
“I was told that we’d always lived near the park,” said the councillor. He was holding on to his ruler. “I used to dream of it. They were so worried about me. I thought that if I could just once make it so there was no room for it at all…” # speaker: The councillor
Dona Benedita had cut what was left of the apple in two. Monsieur Sène moved the blanket over, to make a place. “Left,” said the parrot, and moved up.
# scene: morning
# ending: amended; As amended
Plan 1934/7, as amended in the hand of the Councillor for Works, shows between the haberdasher and the bank an irregular thoroughfare of eleven numbers. He has initialled it. He’s not much of a draughtsman without a ruler, he puts his tongue out. They’re good friends, the four of them; Sundays, they walk it with string. Inés has got as far as her own front door and he has got his. They’ve agreed to knock on the same day.
-> END

=== ending_wait
# chapter: What she said
It took her so long that I could count the strokes of that pencil. It was at ten. It was at nine.
“No,” said Inés. “Don’t.” And she drew a breath. “I’ve been so frightened, you know, that I’d invented it. It’s the only thing that I was ever afraid of. And here’s a window I didn’t invent, because it’s hers; there’s a fountain, which I’d only ever told people had water. You’ve gone out on a wet night, all of you, and you’ve each come home to my street. I don’t need to get in.” She’d taken the key from off her neck. “I needed for there to be a door somewhere that this was the key of. I’d have liked to see my mother at the age I am. Well, I’ve a looking-glass.” # speaker: ines-carvajal
She hung it on the air, at about the height of a lock. It stayed.
The line came through. It did what they do: there was a wall, with a bank at one side of it and on the other a haberdasher, and the four of us out on the pavement, in the lamps, like people after a play. It was still only ten.
“Nobody speak,” said Monsieur Sène. He had his finger up. We put our ears to the bricks. Inside, a long way in, we heard somebody come along a street, whistling, and stop. There was a jingle, and a lock going round.
# scene: morning
# ending: from-inside; From the inside
She draws other people’s now. She’s quicker than she used to be, and laughs more, she’ll sometimes let you have the avenue. On Thursdays at about ten she takes the tram as far as Consuelo. She’s the only one who gets off. She doesn’t knock. There’s a loaf on the ledge of the bank, in a cloth, every week; it’s warm on the one side. We’ve none of us ever asked how it gets there. We bring the butter.
-> END

=== ending_rubbed
# chapter: The india-rubber
I did it from the far end. I rubbed out the gutter, the step. I went over the lot with the flat of my hand, till there was nothing but a grey place; and then I folded it and put it in my shoe.
The ruler came down with a crack upon a clean white sheet. It lay there. There wasn’t anything on either side of it.
“What have you done?” cried Inés.
“It’s not gone,” I told her. I could feel it against my heel. “It’s only not there. He can’t find it. It isn’t in the plan, and it isn’t on the paper. It’s wherever it was the whole time that you were looking. There’s a corner of it in your pocket. The lady has the A, and he’s got the fountain.” I’d begun to be sure. “It’s got three people to live in,” I said. “It used to have only one.”
They thought that over. It was cold, and the fog was lifting; you could count the buttons in the haberdasher’s.
“I’d say,” said Dona Benedita, “that he would be right,” and offered us all some apple. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; In three places
A street’s no longer lost, according to Inés, if more than one person is late because of it. She has entered that one in the cabinet, the twelve hundred and first, with no drawing: just three names and what time they can be found at home. We meet there; we have a coffee, I mean, at the stop. But there are mornings when the tram comes by, and the driver calls it out; and all four of us have looked up, before we thought, to the left.
-> END
