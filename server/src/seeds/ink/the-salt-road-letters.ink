# role: traveller; A traveller going east; You wanted company across the salt, and were hired before you knew it.
# role: heir; Somebody with a key to Old Safa; Your grandmother was born there, and would never say what it was like.
# role: stoker; A clerk from the dead-letter office; For eleven years you burned what could not be delivered, unread, by the rules.
# relationship: noor; noor-saberi; 6
# relationship: tomas; tomas-brava; 4
# relationship: ines; ines-carvajal; 4
# meter: sealed; Letters still sealed; 40
# inventory: case; In the leather case
# item: first_answer; An answer, eaten by goats at one corner
# item: warm_loaf; The heel of a loaf, stamped
# item: string_map; A ball of string with knots in it
# item: copybook; A copybook from under the sand
# talk: noor-saberi; Walk on my left, the letters are on the other side and will listen.
# talk: tomas-brava; Ask it with your mouth full, nobody on this road does otherwise.
# talk: ines-carvajal; If you’ll hold the string, I can talk. Don’t let it go slack, that’s a village.

LIST things = first_answer, warm_loaf, string_map, copybook
VAR role = "traveller"
VAR player_name = ""
VAR case = ()
VAR noor = 1
VAR tomas = 0
VAR ines = 0
VAR sealed = 40
VAR read_aloud = 0
VAR read_alone = 0
VAR kept_water = ""
VAR told_her = false

-> chapter_one

// What is read aloud, what is read alone and what is left sealed decide who sits at the eleventh well.

=== chapter_one
# chapter: The camel and the contract
# scene: desert-night
The custom is that a letter may be read by the one who wrote it, the one it is for, and the camel.
Noor Saberi told me this on the first evening, with her back to me, checking girths. I laughed. She did not, and later I understood that it was a contract and I had signed it. We were nine animals, two people, a sack of onions and a leather case with brass corners in which lay forty letters. The case had its own saddle. In bad country it had its own water.
{role == "heir": I’d a reason of my own to be on that road, and had not told her. My grandmother was from Old Safa. All her life she kept a key on a nail, in a city with lifts; and I had it with me, on a string, under two shirts.}
{role == "stoker": I ought to say what I was. I had been eleven years in the dead-letter office, at the coast. We had a stove there. What could not be delivered by the last day of the quarter went into it unread; that was the rule, and it kept us warm.}
{role == "traveller": I had wanted only to get across. One hires a guide, I supposed, and looks at the view.}
“Who are they from?” I asked.
“One person.” # speaker: noor-saberi
“And to?”
She turned the top envelope so that the firelight fell along it. The hand was upright and unhurried. It said: The House with Two Doors, Street of the Coopers, Tell Anar. I had seen Tell Anar that afternoon. It was a change in the colour of the sand, and the tip of one minaret, on which a hawk was sitting as if it had bought the place.
“There’s nobody there,” I said.
“No.”
“Then what will you do with it?”
“Deliver it.” She took the case on her knee and went through the letters with her thumb, as a nun goes through beads. All forty were in that hand. All were for towns that the sand had taken, some in my lifetime and some in nobody’s: Tell Anar, Old Safa, the Potters’ Ferry, where there had once been a river. They had been left for her at the First Well, in the case, with the fee counted out in coin so old that she had had to have it weighed. # speaker: noor-saberi
“Fourteen years,” she said, “and I have not lost one, nor opened one. People think it’s because I am honest. It’s that I write them, you see. I know what goes into them. I’d as soon look in at a window.” She trimmed the lamp. The white camel behind her, whose name was Comma, let down her long neck between us and stopped chewing until one of us should go on. # speaker: noor-saberi
“But forty,” said Noor, not to me. “To nobody. And it’s a good hand. I have been turning it over since the spring, whether the custom covers it. If there’s no one whom it is for.” She held the House with Two Doors out to me over the fire, flat on her palm, and I saw that it was a question, and that she had been so long alone with it that she would let a stranger answer.
+ [“Read it. Aloud, so that at least somebody will have heard it.” # hint: one seal broken, and two of you to have heard]
    ~ read_aloud++
    ~ sealed--
    -> one_read
+ [“Leave it sealed. It says whose it is.” # hint: forty sealed, and nobody the wiser]
    ~ noor++
    -> one_sealed
+ [Say nothing, and when she sleeps, look. # hint: {role == "stoker": eleven thousand, and I had never once|wax lifts with a warm knife}]
    ~ read_alone++
    ~ sealed--
    -> one_alone

=== one_read
She broke the wax with a nib, and not with her thumb, so that it might be mended. Then she read it out in a voice that I had not heard before. It was nobody’s voice. It was like a clean cup.
“To the people of the house. I write to say that the door on the lane side sticks in wet weather, and that I never told you. One lifts as one pushes. I lived with you for a year and went in and out by it every day and you all went round by the front, and I thought, I must tell them, and then I moved away. It has been on my mind.” # document
That was the whole of it. The fire ticked. Noor turned over the sheet to see if there was any more.
“It never rained,” she said. “In Tell Anar. It rained there twice in my grandmother’s time.” She folded it along its own folds. I had thought that she would be ashamed, and she was, I believe; but she was also smiling, with one side of her face, as at a child who has hammered on the door to show you a snail. “All that way. To say, lift as you push.” # speaker: noor-saberi
-> chapter_two

=== one_sealed
She took it back at once, and I knew that I had been hired.
“It does,” said Noor. “It says so in ink.” She put it on the top of the others and did up the two straps and the buckle. “I should have read it, and then I’d have had to read them all, one doesn’t stop. And at the end I’d have known everything that somebody had to say, and I wouldn’t have been who they were saying it to. That’s worse than not knowing. I have done it for a living.” # speaker: noor-saberi
I asked what it was like, to write the love letters of eleven people.
“Dusty,” she said; and after she had rolled herself in her blanket, when I had supposed her to be long asleep: “One gets good at the endings. ‘Yours.’ I have written that word, I should think, five thousand times. I’ve got a beautiful Y.” # speaker: noor-saberi
-> chapter_two

=== one_alone
I waited until she breathed like a sleeper. The wax came up with a warm knife. I have gone over it since, and I do not think that I was curious. I think that I could not stand to be so near to something said, and not hear it.
“To the people of the house,” it began. “I write to say that the door on the lane side sticks in wet weather, and that I never told you.” # document
It went on for a few lines more, about lifting as you push. I read it, I suppose, six times. It was so little. I had been ready for treason or for love. When I looked up, two great dark eyes were hanging in the firelight about a foot from mine, with the lashes down. The camel may read: it is the custom. Comma had read it, and she had seen who else did.
I put the wax back. It looked as wax does when someone has put it back.
-> chapter_two

=== chapter_two
# chapter: What was under the stone
# scene: dry-well
The Second Well is dry. It is kept up for courtesy’s sake, with a bucket. Every caravan leaves its messages there beneath a flat stone; the goats eat about a third, and the road regards this as editing.
Noor lifted the stone as she always does, with her foot, in case of snakes. There was a bill for saddle soap, and half a proposal. And there was one folded small, of heavy paper, on which was written, upright and unhurried: To the one who lived with us for a year.
“That’s the same hand,” I said.
“Yes.”
“It’s the same hand as the letters. It’s an answer. It is an answer to…”
“I can see what it is{player_name != "":, {player_name}},” said Noor. {player_name != "": She had not used my name before. I think that she wished to be sure I was there.} She had sat down in the shadow of the well, quite suddenly, with the thing in her lap. A corner of it had been eaten. “It’s an answer to the House with Two Doors, which is in that case. On that camel. Which I have not yet delivered.” She turned it over, and over again, looking for the road it had come by. “Someone has ridden ahead of us, with an answer for each, perhaps. Or they knew. Or there’s one mad person, with a great deal of paper, who writes to himself by way of me.” She did not believe the last one. She tested the fold with her thumbnail, as she tests a nib. “It hasn’t been here a week. It’s hardly dusty.” # speaker: noor-saberi
Around us it was noon. Nothing stood up on the whole plain but the post of the well and our nine animals; the line of their tracks came out of one edge of the world, and no tracks at all led off towards the other.
“Now, this has no seal,” Noor said slowly. “It’s only folded. And the one it is for isn’t here, and never will be, if it’s a mad person. But if there truly is somebody who lived with them for a year, and has been worrying about that door…” She looked at me. I noticed that she was holding it by one edge, so that I could take hold of the other.
+ [“Read the answer. They have ridden hard to be heard.” # hint: aloud, in the clean voice]
    ~ read_aloud++
    ~ case += first_answer
    -> two_read
+ [“Put it with the letter it answers. Let them meet by themselves.” # hint: one in the other, like hands]
    ~ noor++
    ~ case += first_answer
    -> two_meet
+ [“Write back. Leave a line under the stone for whoever it is.” # hint: for two coppers she writes what you mean]
    ~ noor++
    -> two_write

=== two_read
She read it standing up.
“To the one who lived with us for a year. We knew about the door. We went round by the front because you looked so pleased each time you got it open. We did not like to take that away. It has been stuck since you left, nobody else has the knack; the children believe that it’s a wall.” After that there came the corner that the goats had had, and then: “with lamp lit, if ever you.” # document
“Well,” said Noor Saberi, after rather a long time. She folded it. She did it wrong, and had to do it over. # speaker: noor-saberi
Beside the well, without being told, Comma had gone down on her knees. She does it when a traveller begins to weep, and has never been known to kneel for nothing. I looked at Noor, who was doing up the strap, quite dry-eyed; so I put a hand to my own face.
-> chapter_three

=== two_meet
It pleased her. She undid the case, took out the House with Two Doors, and laid the one inside the other’s flap, without breaking anything; they might have been cut from a single sheet.
“There,” said Noor. “Now we are carrying a conversation.” And all that afternoon I could have sworn that the case rode differently. It had sat till then on its own saddle like a strongbox. Now it leaned, a little, to one side, like somebody in a train who has got talking. # speaker: noor-saberi
At dusk she did a thing I had not seen her do. She moved the case from beyond the fire to this side of it. “They’ll be warmer,” she said, very gruff, and went to talk to her camel about the subjunctive.
-> chapter_three

=== two_write
“Two coppers,” said Noor, and I paid. She had the board across her knees before I had thought of a word. “Begin anywhere but the beginning.”
I began: whoever you are, there are two people and nine animals behind you, and we have got your letters dry. I said that we did not know what we were carrying but had moved it into the shade. I said, if you are tired, there is a bucket here. And I could not think what else there was to say to a person one has never seen, so I said that I hoped they were well.
She had been writing without a pause, and at that she stopped. “Do you?” # speaker: noor-saberi
“Yes.”
“Good,” said Noor, and wrote it, pressing no harder than on the rest. “It’s nearly always a lie. I like to have one now and then that isn’t.” She put it beneath the stone. I saw her add something at the foot in the small script that she uses for herself; I never asked, and it was not until the eleventh well that I learned what it was. It was “So do I.” # speaker: noor-saberi
-> chapter_three

=== chapter_three
# chapter: The bitter well
# scene: caravan
There was an answer at the Fourth Well too, but the goats had got to it first, and left us only “yes”. At the Fifth the water is bitter, and whoever camps there makes a point of being good company. There was somebody before us. He had a brazier, an apron, a donkey, and on a flat stone twelve loaves of bread in the shape of boats.
“Sit, sit, eat,” he called, when we were still a good way off. “That is not charity. I baked for a caravan, and it has not come. I’m disposing of evidence.” # speaker: tomas-brava
Tomás Brava had come up from the coast to see about flour. He told us so four times and each time it was a different mill. He was sixty or so, built like a barrel. He had a way of counting the exits before he sat down, which is not easy in a desert; and while he talked, of tides and boats and a saint whom he had demoted, I saw his eye go to the case and come away, and go to it again, as a tongue goes to a tooth.
“That’s a nice bit of brass,” he said in the end. “May an old man see a direction? Not inside. God forbid. I was twenty-six years in a trade where one learns not to look inside.” # speaker: tomas-brava
Noor held one out at arm’s length. Old Safa, it said, The Widow by the Cistern. He did not take it. He wiped his hands, and wiped them a second time. All the slyness ran out of his face and left it quite young.
“I know that hand,” said Tomás. “That’s the hand that kept me out of prison. I would bring a thing over the strait, and it needed papers, and there was a post office in a place called Tell Anar where they’d write you a waybill so beautiful that no customs man had the heart to lick his pencil. I never met her. It was all done by letter. ‘Señor Brava, I have put that the piano is a quantity of oranges; I beg you will not let it be played in the boat.’” He laughed, and it went wrong. “Thirty years ago. She had a hand like a straight back. I used to write to her about things that I had no need of a waybill for.” # speaker: tomas-brava
“She?” said Noor. # speaker: noor-saberi
“I took it to be she. I am a romantic.” He knocked twice on a loaf, listened, and gave me the heel of it. Upon the crust was stamped a little boat. “Then the sand came, and the post office was shut; and I thought, well, now I’ll never know if she’d have laughed.” He did not ask us. He looked at the letters as a man still on the road looks at a lit kitchen. # speaker: tomas-brava
~ case += warm_loaf
+ [Find him one letter among the forty that might be his, and let him read it out. # hint: he has waited thirty years]
    ~ tomas = tomas + 2
    ~ read_aloud++
    ~ sealed--
    -> three_read
+ {role == "stoker"} [Tell the two of them about the stove. # hint: eleven years of other people’s post]
    ~ tomas++
    ~ noor++
    It isn’t much of a story. You open a little door, and put the year in.
    Neither of them spoke. Tomás took up a loaf from the stone, and knocked on it twice, and listened for longer than any loaf takes. “We’re in the one trade,” he said at last. “I carried what I’d no right to. You had the right to all of it, and nowhere to carry it.” # speaker: tomas-brava
    “How many were in a good hand?” Noor asked. It was the voice in which she asks about girths. # speaker: noor-saberi
    “About one in nine.” I had looked at the outsides. I’d looked at every one of them, for eleven years, before I shut the door; and until I said it I hadn’t known that it was what I was doing. She moved over, on her side of the fire, by the width of a person. In the morning Tomás was roping his brazier to the donkey. He said that he’d like, for once, to see some post arrive.
    -> chapter_four
+ [Ask him to come along. The road has an end, and somebody is at it. # hint: there is room on the donkey]
    ~ tomas++
    ~ noor++
    -> three_come
+ [Take Old Safa into the dark while they talk, and read it, for his sake. # hint: you could tell him what he wants to hear]
    ~ read_alone++
    ~ sealed--
    -> three_alone

=== three_read
There was one without a street. It said only: The Strait, By Any Boat. Noor thought for so long that the bread went cold. Then she gave it to him; she turned her back, and talked to me about onions, loudly, till he had done.
He read it aloud all the same. He said that he was not going to be the only one.
“Sir. You ask whether I laughed. I did: at the piano, and at the goat with the passport, and a good deal at the priest. I have not laughed so much in any official capacity. I did not say so, as I understood that you were married, and since then I have understood that you were not, by then, and were too polite to mention it. I kept your letters under P for Perishable. I should have answered this one by return. The sand is at the sill. Yours.” # document
“Yours,” said Tomás Brava. He looked about him for somebody to be sly at. “What does that mean, in your trade? Is it a form?” # speaker: tomas-brava
“Mostly,” Noor told him. She had turned round. “But she’s gone over the Y twice.” # speaker: noor-saberi
He put it under his apron, on the left. When we loaded up, the donkey was already standing in our line, with the brazier on its back, behind the ninth camel.
-> chapter_four

=== three_come
“Me?” said Tomás. “To the end of the road? I have dough.” He looked at the dough. It was plain that it had been a pretext from the start. “I am out of the trade. I’ve a daughter in the customs who already walks on the other pavement. If she were to hear that her father had been seen riding in the desert with forty letters of unknown origin, in a brass-bound case…” A slow delight had begun to spread over his face. “They’re all perfectly legal? They are stamped?” # speaker: tomas-brava
“They’re stamped,” said Noor. “I don’t say with what.” # speaker: noor-saberi
He was on the donkey before she had finished. He brought the brazier and nine of the loaves. From that time there was always something hot for whoever had the last watch; and he told me, night after night, with many detours, each letter that he had ever had from Tell Anar. He had them by heart. He used to stop before the end of every one. “And then she signs it,” he would say.
-> chapter_four

=== three_alone
I told them I was seeing to the girths. By now it was easier. One gets a knack with wax.
“Dear widow: You asked me to write to your son that you were well, and I wrote it, and it was the third year that you were not. You were afraid he would come home, and lose his place. He has asked me since if I knew. I said that the post does not know what is in the letters. That is the custom, and was a lie, and I would like you to forgive me, if you are somewhere that one can.” # document
It was not what he wanted to hear. It was not about him at all. I sat there on my heels in the dark, with the thing open on my knee. I could not now un-know it, and could not tell anyone that I knew; and that was where she had been sitting, the woman who wrote it.
When I came back to the fire, Comma got up, walked round to the far side, and lay down again with her back to me.
-> chapter_four

=== chapter_four
# chapter: Streets of string
# scene: desert-day
Beyond the Sixth Well we saw a person walking backward.
She wore a man’s hat, and was paying out string. When she came to a peg she touched it, as one touches the corner of a house when turning it. She did not look round. “Mind the pastry cook’s,” she said. “You’re standing in his window.” # speaker: ines-carvajal
I moved. It was sand, and I moved, and I believe that I begged his pardon.
Inés Carvajal looked for streets. She had found one thousand two hundred of them, all gone, and had drawn each to scale with its lamps and its grudges; and someone had written to her that here, under her feet, there lay a town called Old Safa which had not been mapped because nobody had imagined that it would leave. She had been at it for a month. She had it laid out in white string over a quarter of a mile, every wall and well-head, and stepped over doorsills that were a hand’s breadth of nothing. “On the right,” she told us, going ahead, “a barber. He was deaf. You can tell, the bench is outside. On the left, stairs. Left again.” We followed her, and it was cooler in the shade of the wall. # speaker: ines-carvajal
“Who wrote to you?” said Noor. # speaker: noor-saberi
The mapmaker felt in her hatband. We knew what it would look like before she had it out: upright and unhurried. “I thought it was a school exercise,” said Inés. “It says, ‘The sand moves off Old Safa every thirty years, for one spring. I shall not see it twice. You will want the streets. I shall want to know which door.’ It isn’t signed. I don’t like that. I ask people what their street smelled of, and she’d told me before I could ask. ‘Wet rope,’ she says, ‘and cardamom, and the inside of a satchel.’” # speaker: ines-carvajal
Nobody asked why it was she. It had got to be she without our noticing.
We stood there, in a street of string at the hour when shade becomes worth money. Noor had taken from the case the letter to the Widow by the Cistern. And Inés, counting under her breath, took eleven steps, turned left, and set her foot down at the edge of a square of four pegs. “Here,” she said. “It’s got a step up. She’d be in, at this time of day.” # speaker: ines-carvajal
+ [Deliver it. Up the step, and under the door. # hint: there is no door, and she will knock]
    ~ noor++
    ~ ines++
    -> four_deliver
+ {role == "heir"} [Take the key from round your neck, and ask Inés which door. # hint: two shirts down]
    ~ ines = ines + 2
    ~ noor++
    ~ sealed = sealed - 1 + three_alone
    She didn’t ask me whose. She read the wards with her thumb and walked: the Street of the Cistern, left, and left again, at nothing. “Blue,” said Inés Carvajal. “It’s got a cat’s door in it. She’d have been able to hear the water.” # speaker: ines-carvajal
    I turned it, on the air, between two pegs and a length of string. It’s a stiff lock. I shall say only that it was cool in there; that on the left there was a shelf, where you’d put down a bag; and that I saw why she had never told us. You’d have to have stood in it.
    Noor was waiting in the lane. She’d the widow’s letter in her hand. “I did this one while you were in,” she told me. “You’re neighbours.” # speaker: noor-saberi
    -> chapter_five
+ [Ask Inés for string, so that any door might be found later. # hint: she will want a coffee for it]
    ~ ines = ines + 2
    ~ case += string_map
    -> four_string
+ [Read it aloud on the widow’s step, since she cannot. # hint: and anyone else who may be at home]
    ~ read_aloud++
    ~ sealed = sealed - 1 + three_alone
    -> four_read

=== four_deliver
Noor went up a step that was not there. She knocked, twice, on the air, and I give you my word that I heard it. She stooped, and put the letter down, and with one finger slid it forward below a peg and a length of string.
The wind was blowing as it had all day. It took the sand across that quarter mile in long low scarves. There was not a grain of it that touched the paper. We watched for some while. Then the scarf came round the corner of the Street of the Cistern, like somebody who has been out at the back; it lay down on the sill; and when it lifted there was no letter.
“It’s gone under,” I said.
“It’s gone in,” said Noor Saberi. She came down the step backwards, wiping her hands down her coat. “Thirty-nine.” She sounded just as she does when she has finished some piece of copying and there is not a blot in it. # speaker: noor-saberi
~ sealed = sealed - 1 + three_alone
-> chapter_five

=== four_string
It cost me two coffees and the smell of the street where I was born. I told her: coal, lilac, somebody’s trombone. She wrote it down.
“It’s a code of knots,” she said. She wound it for me off her two hands, like wool. “One for a house, two for a corner. Pull it out straight anywhere in the world and you’ll be walking through Old Safa and Tell Anar and the Ferry, in the order she gave them to me. Forty doors. Keep it dry.” It made a ball the size of an orange. She threw it up and caught it. “I’m looking for a street myself,” said Inés, “and I’m afraid of having made it up. You don’t know what it is to me to have been told, by a stranger, that there’s one that somebody will want.” # speaker: ines-carvajal
She packed up her pegs within the hour. She said that the end of the road seemed to be on the right.
-> chapter_five

=== four_read
So it was read out, in the string house, with the rest of us standing about on other people’s carpet, elbows in. {three_alone:I had it by heart. I took care to look sorry in the right places, until I saw that the camel was watching.}
“Dear widow: You asked me to write to your son that you were well, and I wrote it, and it was the third year that you were not. He has asked me since if I knew. I said that the post does not know what is in the letters. That is the custom, and was a lie, and I would like you to forgive me, if you are somewhere that one can.” # document
Inés had taken off her hat. Noor stood with the page in her hand; she was looking not at it but through it.
“I’ve done that,” she said. “I did it at the Ninth Well, this year. ‘Say that I’m well.’ For two coppers I write what they mean, and I knew what she meant, and I wrote what she said.” She laid it down on the step and put a stone on it. There are people who grow smaller when they are sorry. Noor got more exact. “I’ll go round by there,” she said, “on the way home. I’ll give her back the copper and ask again.” # speaker: noor-saberi
-> chapter_five

=== chapter_five
# chapter: The case has its own water
# scene: sandstorm
It came on us short of the Eighth Well: first a yellow wall, then no sun, then no wall, since we were in it.
For a day and a night we lay behind the kneeling camels with our heads in our coats. One could not speak. When at last there was a sort of light, brown, like the inside of a jar, two of the skins had gone dry, the onions were buried, and the Eighth Well, which is a courtesy at the best of times, had a dune sitting in it. It is a day and a half to the Ninth.
Noor did sums on her thumbnail. She did them twice, and then she looked at the two small skins that hung by themselves to right and left of the leather case, full, with their wax unbroken.
“It’s for the letters,” she said. “In bad country, it’s wetted down. The leather shrinks else, the brass pulls, it opens at the seams. Everything in there’d be dust in a day.” Her voice had hardly any breath in it. “It’s never been a question. There were never people.” # speaker: noor-saberi
{tomas >= 1: Tomás, whose lips had split, remarked that he had once thrown a cargo of penicillin overboard so as to float a drunken boy, and that it had not been a question either.|The youngest of the camels had put its chin upon the sand.}
She had her hand on the buckle. I do not believe that I ever saw anyone so alone. She would not have let us thirst; she had the stopper half out. But for fourteen years she had been one thing, all the way through, and here was the edge of it.
+ [“Give us the water, and give me the letters. I’ll carry them next to my skin.” # hint: people sweat]
    ~ kept_water = "skin"
    ~ noor = noor + 2
    -> five_skin
+ [“Pour it on the case. We can walk by night, and be dry.” # hint: a night’s march on no water]
    ~ kept_water = "case"
    ~ noor++
    -> five_case
+ [“Drink it. And before they go to dust, let us read them, all, now.” # hint: aloud, until the voice gives out]
    ~ kept_water = "drunk"
    ~ read_aloud = read_aloud + 6
    ~ sealed = sealed - 20
    -> five_read

=== five_skin
She stared at me. Then she began to laugh, soundlessly, with her cracked mouth. “People sweat,” said Noor.
We shared them out. I had a dozen beneath my shirt, the Potters’ Ferry mostly; {tomas >= 1: Tomás took nine in his apron, and walked like a man with eggs; }Noor had the rest wound round her in her own long scarf. We drank the letters’ water, a cup each and the dregs to the little camel, and walked into the evening; and all that night I could feel them on my ribs, the corners, growing supple. By morning you could not have told which of us was keeping the other alive.
“Fourteen years,” she said to me, about the middle of it, to the side of my head, since I could not see her, “and it never came into my mind that I might put them in my coat. I thought it would be a liberty.” # speaker: noor-saberi
-> chapter_six

=== five_case
So it was poured, both skins of it, slowly, over the lid and sides. The leather drank; it went dark, and one could smell it, like a stable after rain. I have never wanted anything as I wanted to put my tongue to that brass.
We walked by night. {tomas >= 1: Tomás told us the wettest stories that he knew.|Noor told me, to keep me upright, each fee that she had ever charged.} Toward dawn somebody bumped into somebody, and it was Comma, who had stopped; she had gone down on her knees, on a slope like any other, beside a dark patch the size of a plate. We dug there with our hands, for the length of an arm. It was water. It was not very good.
“It isn’t on the road,” Noor said when she could speak. “There are eleven wells.” She dipped in a finger, and from long habit tested it upon her nail. “There are twelve. I should never have known, if I’d been less thirsty.” # speaker: noor-saberi
-> chapter_six

=== five_read
We drank. And then in that brown light she broke the seals, one and another and another, and read them out; when her voice went I took over, and when mine did {tomas >= 1: there was Tomás|we sat until hers came back}.
I cannot set them all down. There was one about a borrowed ladder. One said, “It was I who rang the bell.” A number were two lines long. There was a child’s school report, sent back with corrections: “for Idle read Thinking.” There was one that went, all of it, “You were quite right about the well.” They had no great secrets. It read like forty years of a small post office, every single thing that she had noticed from behind a brass grille, and been too correct to mention; as if some evening she had sat down and understood that it was correct no longer, and that it was late.
We got through twenty. They went as we finished them, in our hands, along the folds. The words lasted a moment longer than the paper.
“Now it’s only us that have them,” Noor said. # speaker: noor-saberi
-> chapter_six

=== chapter_six
# chapter: A fair copy
# scene: schoolroom
The storm had taken a hill away. Where on the map the Tenth Well stands alone, there stood beside it a long low roof with its tiles on, and under that a window. There was glass in it. It had been so gently put away that when Noor rubbed the pane with her cuff there were still geraniums on the sill.
We went in by the window. It was a schoolroom, with four rows of benches, and an abacus. On every desk lay an open copybook, quite clean, and by each a pen, as if the bell had only that minute gone. On the wall in chalk a line had been set for copying. It was in a hand that was upright and unhurried.
“There she is,” I said. “So she taught as well.” But Noor did not answer me. She had opened one of the copybooks, and put it down, and opened another.
I looked over her arm. “A letter is a way of being in two places,” it said, down the whole of the page, in that hand. I looked at the next desk. It said the same. The name on the cover was a different name. I went along the bench, and along the one behind: ten children, twenty, thirty. There was a boy who had pressed too hard; one had drawn a goat. They had all of them, every one, been taught by the same woman for six years in a room with no other book in it, and they wrote like her as the young of one bird sing.
{tomas >= 1: “Forty,” said Tomás, who had been counting desks instead of exits.|I counted the desks. I did not have to, I knew what it would come to.}
“It isn’t one person,” I said. “It’s forty people. It’s forty people with one hand.”
Noor sat down at a desk. It was too small for her; her knees came up on both sides. She had laid the case in front of her, and kept her palms on the lid, as if on the shoulders of somebody who must not turn round.
“She’s the post as well,” she said. “In a place that size. They would have given them to her to send, the week the sand came: forty children, off to forty other towns, each writing to the next one. To say it. Whatever they had not said. There’ll be some of her own in among theirs; she’d have a conscience too. And she had a sack of them and no road. She has had them all this time.” She looked up at me. “That’s why there was an answer. They were answering each other. They’re all in there. It isn’t post for nobody. It’s a class.” # speaker: noor-saberi
~ case += copybook
{read_alone > 0: I might have told her then what I had done. }There was one more well. The light in that room came in through the geraniums, and was green.
+ {read_alone > 0} [Tell her that you read letters while she slept. # hint: before the last well]
    ~ told_her = true
    ~ noor++
    -> six_tell
+ {read_alone > 0} [Say nothing of it. There is one more well. # hint: the wax may hold]
    -> six_silent
+ {read_alone == 0} [Sit down at the next desk, and copy out the line.]
    ~ noor++
    -> six_copy
+ {read_alone == 0} [Ask her what she would have written, at that age, and to whom.]
    ~ noor = noor + 2
    -> six_ask

=== six_tell
I told her. I said how many, and where, and how the wax came up. I did not put in my reasons. There was an umbrella mender that I had met once in a city of viaducts, who said one should leave those at home.
She heard me without moving. I might have been telling her that I had looked in at a window. Then she undid the buckle, and laid out {read_alone > 1: the two that had|the one that had} mended wax, where I could see. On the flap, next to my thumbprint, so small that I had never noticed, stood a tick in pencil.
“I check them every morning,” said Noor. “I’d ticked it before you had your boots on. I was waiting to see if you’d come in by the door.” She lifted one eyebrow. {one_read or one_alone or two_read:“It sticks,” she said.} # speaker: noor-saberi
-> chapter_seven

=== six_silent
I said that it was remarkable. I said that we ought to be getting on.
“Yes,” said Noor, “I expect that we should.” She took a little time over the buckle. And then she did a thing which puzzled me. She tore a clean page from the back of a copybook, wrote two lines, folded it, and instead of putting it in the case she held it out to me. It had my name on it.
“Not till the end of the road,” she said. “It’s sealed.” It was not. She had simply folded it. # speaker: noor-saberi
-> chapter_seven

=== six_copy
It is harder than it looks. You have to keep your back straight. You cannot hurry, or it leans; and after the fifth or sixth “being” I felt my breath go down and my shoulders, and some voice that I had not known was talking all the time in my head fell silent, so as to hear what would come next.
Noor was writing too. We sat there side by side like two of the slower children. When I looked across at her page I could not have told it from mine, except that hers did not say that. She had copied the line once. Under it she had put: “Dear”. There was nothing after it. She had gone over the D until it shone.
“It’s as far as I have ever got,” said Noor. # speaker: noor-saberi
-> chapter_seven

=== six_ask
She thought about it honestly. “To whoever would write back,” said Noor. # speaker: noor-saberi
I waited. Ink decides, with her, when to stop.
“I was at a school like this. Not here, it was two wells on. I’d the neatest hand in it; so I used to write home for the little ones, and then I wrote for the big ones. And then I wrote for the teacher. I liked it. One was in on everything. I was twenty-two before I noticed. Everybody that I knew in the world, if they’d a thing to say to me, would have to come and ask me to put it in writing.” She blew some sand off the pen. “They’re shy of it. I would be. Fourteen years; there’s not been one. And I’ve sometimes thought, if it did come, it’d be in my own hand. How would I know?” # speaker: noor-saberi
-> chapter_seven

=== chapter_seven
# chapter: The eleventh well, a lamp behind brass
# scene: last-well
The Salt Road does not stop; but I never met anyone who had been farther than the Eleventh Well. We came down to it at the hour when a lamp shows. And a lamp was showing.
Someone had got there before us. There was a mule, very old. There was a folding table with a brass grille stood upon it, all by itself, in the open air, polished; and behind the grille a small upright woman in black, who was ninety if she was a day. She had before her an ink bottle, a rubber stamp and a pad. She was waiting as people wait who are paid for it.
“You’re late,” she said. “There was weather, I suppose. There is always weather.” Then she looked over the top of her spectacles at the case, with its brass corners, and stopped being able to be severe. # speaker: Bibi Laleh
“You’re the post office,” said Noor Saberi. # speaker: noor-saberi
“Tell Anar, Old Safa and the Ferry. Also the school. I had them all ready to go on the Thursday.” Her hands had begun to square up the pad. “They told me it would be back in thirty years, for one spring. I thought, well, I shall have retired. But nobody was sent. So I have kept the hours. I did write the answers, as I went along. I knew what each of them would say to the other, you understand; I had taught them. It did not seem right that they should have to wait.” She held out one palm, flat, through the little arch in the brass. “How many have you brought me?” # speaker: Bibi Laleh
Noor put the case on the table and undid it.
We counted out {sealed} with the seal on. {read_aloud > 3: The others were in our heads, in her clean voice and mine, with the sand going by.}{kept_water == "skin": They were creased to the shape of people’s ribs.}{kept_water == "case": They were as crisp as the day they were folded.}
The old lady looked at them. Then it was at me that she looked, for I had carried in the case; and I saw that she was going to ask, and that the end of the road was in what I said.
+ {read_aloud >= 3} [“Let me tell you them. We read them on the way; I have them by heart.”]
    -> ending_heard
+ {sealed >= 36} [“We did not go through them. Tell us which door.”]
    -> ending_doors
+ {sealed < 36} [“We did not go through them. Tell us which door.” # locked: Too many of them have been opened]
    -> ending_doors
+ {noor >= 5} [“Forty for you. And one for her.” # hint: you would have to write it]
    -> ending_forty_one
+ {read_alone > 0 and not told_her} [“Some were spoiled by weather.” # hint: the wax might have been weather]
    -> ending_reader
+ {read_alone == 0 or told_her} [Let Noor get in first, with the receipt book. # hint: forty consigned, forty accounted for]
    -> ending_receipt

=== ending_heard
# chapter: By word of mouth
“By heart?” said the postmistress. I have heard people say “By sea?” in that tone.
But she set a second chair. I sat down before the grille, at that small table, with the whole dark of the desert standing in line behind me; and I told her. I did the door that sticks. I did {tomas >= 2: the piano, and Tomás, who was holding on to the donkey, put in the goat|{kept_water == "drunk": the ladder and the bell|the widow on her step}}. She had her eyes shut. Every so often she would nod, and say a name. “Hamid. Yes, that is Hamid; he would apologise.” “Little Rukhsana. And she was right about the well.” When I came to the end of one she stamped the pad, and struck it off.
It took until it was light. I found that I had a good many more than I had known. {kept_water == "drunk": I had the twenty that went to dust in our hands, each one to the last word.} And the ones that we’d not opened she told to me, without touching the seal, while Noor wrote: because she knew, of course, what every one of them would have said.
“So they have been heard,” said Bibi Laleh. She put the cap on the ink. “I used to tell them in the first lesson that a letter is a way of being in two places. I never had the time to tell them how. It’s quite simple. One of the two is somebody else.” # speaker: Bibi Laleh
# scene: dawn
# ending: by-word-of-mouth; By word of mouth
I go with Noor still. We carry the case, which is empty, as there are other ways to bring a thing. At each of the wells people come and sit down, and ask for “the one about the ladder”; then as a rule, after a bit, they tell us one of theirs. We don’t write it down unless they pay. {tomas >= 2: Tomás went home by the coast. He says that the inspector has begun to cross over to his side of the street on Sundays, to buy one roll, and that she asks him each time whether he has anything to declare.|There is a baker at the Fifth Well these days, and his loaves are like boats.} Comma is kneeling, I notice, a good deal more than she used to. It has quite ruined her for tax collectors.
-> END

=== ending_doors
# chapter: Forty doors
She did not ask us to show her the wax. She looked at Noor.
“No,” the postmistress agreed. “You wouldn’t.” And she lifted up her lamp.
{case ? string_map: I pulled out the string. It ran away from me over the sand, knot upon knot, one for a house and two for a corner, and where it passed there was a wall.|She did not need a map. She walked straight out on to the bare sand with her free hand held a little from her side, at about the height of children’s heads; and where she passed there was a wall.} I do not mean that I saw it by daylight. There was a lamp, going along; there was the light that fell from it on doors. They were green, and blue; one of them had two knockers. Wet rope, I smelled, and cardamom. It was the hour when everybody’s home.
We did them in order. Noor knocked at each, stooped and slid it under; I held the case for her. No one came to the doors. But behind us, as we went on, there was a sound that I’d know anywhere and had never in my life heard forty times in an evening. It was a finger going in beneath a flap.
The last was the House with Two Doors. We had come round to the lane side. The postmistress set her thin shoulder to it, and lifted as she pushed.
“You’d best not come in,” said Bibi Laleh. “I’ve some answers to see to.” In the gap there was lamplight and a great deal of noise, as of a class whose teacher has stepped out for a minute. “Quiet, please,” we heard her say, and the door was shut.
# scene: dawn
# ending: forty-doors; Forty doors
It was sand in the morning, all the way to the edge. The brass grille was standing on its table. Noor has it on the pommel now. She does not say that she has never lost a letter, these days; she says that she has never failed to find a door, which is another thing, and she charges more for it. {ines >= 1: Inés Carvajal has one thousand two hundred and three streets. She says that it rains in the new ones, about twice in a grandmother’s lifetime.|I have the ball of the evening wound up in my head, and can pull it straight.} When I’m asked what was in them, I say that they were personal. I was there when they were opened.
-> END

=== ending_forty_one
# chapter: Yours
I asked the old lady for a sheet, and she pushed it out to me through the arch, with a look at the clock that she had not got. “We close at eight,” she said.
I had copied that line only in my mind. But I had ridden since the First Well behind a hand like a straight back. I began, as I’d been told, anywhere but the beginning.
“Noor. Your camel snores. You hum when you check the girths, always four bars, and stop before the tune gets anywhere. I know that you gave me the good blanket. You put aside the best of the paper at every well in case of somebody, and I have never seen you use it. I don’t know how to write what I mean, I have not got the two coppers. What I say is that I’d like to know how the tune goes on. I hope that you are well. I hope it so hard that it will have gone through to the next four sheets.” # document
I did the end as I had seen her do it. I went over the Y.
“That’s not on the manifest,” said the postmistress, delighted, and brought down the stamp. She held it out past me. “Saberi,” she called, in a voice that reached the last bench. “Saberi, N. There’s one for you.” # speaker: Bibi Laleh
Noor had been seeing to the animals. She came over, wiping her hands. She took it as she would take anybody’s: the edges, the fold; the direction. Then she read the direction once more.
“It’s my name,” she said. # speaker: noor-saberi
She walked with it quite a long way off. It was nearly dark, but she has good eyes. After a while I saw that Comma had gone down on her knees beside her in the sand.
# scene: dawn
# ending: forty-one; Forty-one
She has not spoken of it to me. It isn’t done. But a week after that, at the Second Well, I turned up the stone with my foot, in case of snakes, and there was one under it, folded small. I’ve had forty since. She leaves them ahead of us; I have no notion how she does it, we are never out of each other’s sight. They are mostly to do with girths. Each has one word at the end, and I am no judge, but I would say it was a beautiful Y.
-> END

=== ending_reader
# chapter: One reader
“Weather,” said the postmistress. She picked out the ones with the mended wax. She did not have to look for them. “I see. It has a thumb.”
She didn’t scold. I’d have given a good deal to be scolded. She stamped them, like the rest, and laid them by themselves upon my side of the grille.
“I had one like you,” she said. “At the back, by the window. He couldn’t bear that there should be a thing said anywhere and he not hear it. He read the whole post. I never stopped him. Who else was going to know what a fine class they were?” Her old eyes were quite kind. “But then there was nobody he could talk to, you see. He had been told everything, and not one word of it was to him.” # speaker: Bibi Laleh
When I turned round Noor had saddled eight of the nine. She had left me a mule’s worth of water and half of the onions. It was done with perfect fairness. And at the last moment, as I had known she would, she nodded at my breast pocket, where the folded page was.
I read it when they had gone down out of sight. It had my name on it, so that I was allowed.
“You need only have asked what they were like,” it said. “I would have said that I thought they were lovely. I’d have liked somebody to say it to.” # document
# scene: dawn
# ending: one-reader; One reader
I keep the Eleventh Well. Someone ought to. The old lady has gone on with the last of the post, and left me the grille and the hours. Caravans do not come so far, but things are left for me to send on; I have them all here, sealed. I know what it’s like inside them, and I don’t look. On most evenings I write one of my own. I have got as far as “Dear Noor”, and after that it is the weather. But I’m told one can begin anywhere.
-> END

=== ending_receipt
# chapter: A receipt
“Sign here,” said Noor. She had the book out. She’d gone red, but held it quite steady: it was after all the thing that she knew how to do. “Forty consigned. I have {sealed} sealed; I’ll account to you for the others. Delivered to the sender’s agent at the Eleventh Well, in good order, by N. Saberi, and one other.”
The postmistress read it from top to bottom. I believe that it was the first piece of correct paper she had been shown in thirty years. She signed. She blotted it; she tore off the counterfoil along a ruler.
“I had meant,” said Bibi Laleh, “to ask what they were like. Whether it had been worth the sack. But that’s not the post’s business, is it? The post brings it.” She sat up straighter even than before. “I’ve told myself so for thirty years. It’s a comfort to see it done by someone else. One sees how very kind it is; and that it isn’t enough.” She laid her palm on the heap. “Would you read me one? Either of you. I find that I don’t want to be correct this evening.” # speaker: Bibi Laleh
Noor looked over at me. There is a custom.
“You wrote them,” I said. “Or as good as. It’s allowed.”
So she drew up a stool, and the lamp was moved, and she broke the first seal with a nib so that it might be mended.
# scene: dawn
# ending: received; Received with thanks
We were there for eleven days. There’s good water. The old lady would have one before lunch, and two in the evening. When it came to the fortieth she asked us to leave it be; she liked to know that there was still one coming. It’s in the case, on its own saddle. {case ? warm_loaf: We had a heel of bread with a boat on it that never went stale, and at the end we ate that.|We ate the last of the onions.} On the receipt it says “and one other”. That is me. I have had it framed: it’s the only thing I have in that hand, and it took me the whole of the road to see that it was Noor’s.
-> END
