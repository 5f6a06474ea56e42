# role: executor; The executor; Your aunt left you the house and the job of closing it.
# role: lodger; The winter lodger; You took the house for a month, cheaply, by telephone.
# role: clearer; The house clearer; You empty houses for a living. You have never needed to know whose.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Days early; 9
# inventory: kept; What you have kept
# item: stamp; A stamp, licked, belonging to nobody
# item: alphabet; Your alphabet, in your own hand
# item: first_letter; A child’s letter of 1951
# item: sealed_move; Goran Petrak’s adjournment envelope
# talk: goran-petrak; Sit where I can see your mouth. Forgive me. I have got into the way of looking.
# talk: amadou-sene; Take your time. If the bird is shouting behind me, then you know that it is me.

LIST things = stamp, alphabet, first_letter, sealed_move
VAR role = "executor"
VAR player_name = ""
VAR kept = ()
VAR goran = 1
VAR amadou = 1
VAR early = 1
VAR gave = false
VAR burned = false
VAR waxed = false
VAR aloud = false
VAR carried = false

-> the_mat

// What comes through the door is always an answer. It was late once, and has not been since.

=== the_mat
# chapter: The mat, Monday
# scene: hall
Monday, a quarter past four. I put the time because I have begun to need it.
The house stands above Brod Junction, last on the lane, with its back dug into the hill. {role == "executor": My aunt Dorte died in it on the ninth. I have the keys, a folder from the notary and a week.}{role == "lodger": The agent said that the owner had died in it on the ninth, a Miss Dorte Lunde, and that this was why it was cheap.}{role == "clearer": Lunde, Dorte, deceased the ninth, contents to go by Saturday. That was the docket. I have a van, a roll of sacks and a week.} There is a kitchen with one tap. There is a bedroom with a sheet over the mirror. In the hall are a table, a telephone with an answering machine, and a door with a brass flap and a mat behind it.
There was one name in the address book by the telephone, so I sat at the hall table and wrote to it.
Dear Mr Petrak, I am at Miss Lunde’s house and understand that you knew her. Is there anything here that ought to come to you? And can you tell me who the doctor was? # document
I did not sign it. I had no stamp. I went through to the kitchen to see if there was one in the drawer with the string, and I was gone for as long as it takes to open a drawer and shut it.
I never heard the flap. When I came back there was an envelope on the mat. It was dark at one end, as a biscuit is that has been dipped. I thought of rain, but the step was dry and so was the lane, all the way down to the signal lamps.
{player_name != "": Dear {player_name}|Dear friend}, Thank you for yours of Tuesday. No, there is nothing here for Mr Petrak. The doctor was Vesely and he was very surprised. There are stamps in the blue tin, behind the rice. Do write again. I was so afraid that you would not. Yours. # document
It was Monday. My own letter lay on the table with the cap of the pen still off beside it.
I looked behind the rice. The blue tin was there, with nineteen stamps in it.
+ [Answer it. Ask who is writing. # hint: the pen is uncapped already]
    ~ early = 2
    -> answer_it
+ [Ring Mr Petrak. The number is in the book.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [Put it in the stove.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [Bag it and burn it with the rest. # hint: you have a rule about paper]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: The kitchen, my back to the wall
# scene: kitchen
I took a fresh sheet to the kitchen, away from the mat, and wrote with my back to the wall like a man guarding his soup.
Who are you? How did you know what I would ask? # document
I folded it and held it in my hand. I walked into the hall with it in my hand. The second envelope was there already, on the exact middle of the mat, and damper than the first. When I picked it up it was as warm as a pocket.
I am the one who answers. I do not know what you will ask, I only know what I have told you, and it is easy from there. You have small feet. You sleep on your left side. There is a tooth at the back, lower, on the right, that you touch when you are thinking, and you are touching it now. # document
I took my tongue away from it.
The tooth has been sound all my life. I am sure about that, since I had it looked at in the spring. But when I pressed it then with the end of a finger it gave, forward and back, the way the first one does when one is six, with a small wet creak that I heard in the bone of my ear and not from outside.
I did not write any more that night. I took the blue tin up to bed with me so as to know where it was.
-> tuesday

=== ring_the_number
# chapter: The warm tiles, until ten
# scene: kitchen
He answered at the second ring, with his own name and then with mine. I asked how he knew it. He said that I had given it in my letter.
“What letter, Mr Petrak?”
“It came up with the noon bag. You ask what there is for me and who was her doctor. You have a good plain hand. Only I looked at the postmark, as I do, and I must ask you to forgive a professional vice.” I could hear him turn the thing over. He was a stationmaster for forty years. “It is stamped here, at Brod, on Thursday. This is Monday. In the ordinary way I should say that the boy had set the wheel wrong. But I was his stationmaster, and I set it myself.” # speaker: goran-petrak
I asked him whether the envelope was wet.
He took a time over that. “It has been dried,” he said, “on a stove. By me. I thought it was a thing that one does for a letter.” And then, in quite another voice: “Do not lick anything. It is a foolish thing to say to a grown person. Miss Lunde played the Sicilian by post with me for thirty years and in the last of them she took to sponging her stamps. I asked her the reason. She sent me her move.” # speaker: goran-petrak
When I had hung up I carried a chair through and sat with my back against the warm tiles and looked at the hall through the open door. Nothing came. Towards ten I noticed that I was sucking the inside of my cheek, and that it tasted of gum.
-> tuesday

=== the_stove
# chapter: The grate, wet paper in it
# scene: kitchen
It did not want to catch. It hissed, and brown water ran out of the fold of it and along the bars of the grate. I held it down with the poker until it went.
I have burned wet paper before now. It smells of wet paper. This smelled of a person asleep, of the pillow on the warm side, and I opened the window.
At about that time my mouth went dry. I drank a glass of water at the tap and then another, and they went down as water goes into sand, I could feel the edges of my tongue curl. When I put a finger in to see, it came out black. It was ash, fine and soft, and there was a flake of it with a bit of writing on, white upon black, back to front. I stood at the shaving glass over the sink and read it there.
write again, it said.
I rinsed until it ran clear. {role == "clearer": I have burned the papers of two hundred people and never tasted one.|I told myself about draughts, and chimneys.} Then I went round the house and hunted up every pen and pencil in it, eleven all told. I tied a string about them and put them out on the step in the cold, and I bolted the door, and from inside I hung a tea towel over the flap.
-> tuesday

=== tuesday
# chapter: The bed, Tuesday
# scene: bedroom
~ early = early + 1
On Tuesday I woke up with cuts on my tongue.
They were short and very straight, five of them, along the edges. Anyone who has ever done a mailing for a society will know what they were. I had sealed five envelopes in the night, or somebody had. I counted the stamps. There were fourteen.
My pillow was damp, in one patch, under the mouth. {early > 2: The tooth was looser.|And at the back, lower, on the right, a tooth that had been sound all my life gave when I touched it.}
I came downstairs in my socks. {burned: The tea towel had been folded in three and laid over the banister. The pens were back in the drawer with the string on them, in a bow.|The hall table had been tidied. My letter to Mr Petrak was gone.} On the mat lay one envelope, and there was no name on it, only at the top in the corner, where you put your own address, it said: Here.
I am sorry about the tongue. We shall get better at it. I should like to be more of a help to you, and I can’t as I am, I have to feel for each word in the dark and I make such a slop of it. If I had your hand I could write properly. Would you copy me out an alphabet? Small letters and capitals. Go slowly. Leave it on your tongue for as long as the Lord’s Prayer and then put it anywhere you like. # document
The writing was like nothing that I had ever seen. It had no joins and no lifts. There were no down strokes. It was as though each word had been pressed up from the other side of the paper by something soft.
There is this too, and I set it down because I mean to be truthful. I was not only afraid. I had been alone in the house for a night, and it had said that it was sorry about my tongue. Nobody else knew that I had one.
+ [Copy out the alphabet, slowly, and do as it asks.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Copy it out with the other hand, upside down. # hint: it need not be your alphabet]
    ~ kept += stamp
    -> wrong_hand
+ [Take a clean sheet, write nothing on it, and post it back through the flap from outside.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: The kitchen table, down to small g
# scene: kitchen
~ early = early + 2
I had got as far as the small g before I noticed that I could not have told you what came next. I knew it, if I said it as a rhyme. But the shape would not come down my arm. I drew an h from the label of a jar. By the time I was at the capitals I was copying everything, from the rice and the salt and the front of the stove.
I kept a carbon. I do not know why I did. I laid the sheet on my tongue and said the prayer in my head, and when I reached for the sheet at the amen there was nothing to take hold of.
All that day my hand was very light. I dropped a cup. When I went to sign for the coal I put a cross, and laughed, and the man looked away from me.
The next one was in my writing. It was better than mine: it was how I wrote at twenty, before I hurried.
Thank you. You see? Now nobody needs to know which of us it is. # document
-> voicemail

=== wrong_hand
# chapter: The kitchen table, left-handed
# scene: kitchen
I did it badly and I put the letters in the wrong order. The result might have been made by a hen. I laid it on my tongue and started on the prayer, and before I had come to the bread I had to spit.
It had been bitten. There was a neat half-round out of one side, with the marks of teeth, very small, and spaced, as they are when half of them are milk teeth and the rest are coming.
I put my finger in and felt along. Mine are large. They are close together.
What remained was one corner with a stamp on it that I had not put there. I have kept it. The rest of that day something at the root of my tongue kept trying the sounds that I had given it, in the order that I had given them, patiently. It would click, and wait, and click. I drank hot tea to drown it. It learned to do that in tea.
You wrote that with your left, said the one that came at dusk, in a scrawl like a hen’s. I don’t mind. She did that too. # document
-> voicemail

=== clean_sheet
# chapter: The lane, an hour of watching
# scene: lane
Outside, at least, there was weather. I stood on the step with my coat buttoned up wrong and pushed a folded blank sheet in through the flap, and let it fall, and listened. It fell for longer than a door is high.
Then I went and stood in the lane. I watched the house for an hour. I had thought that I should see somebody.
What I saw was my own breath. It came out in front of me in the cold, as it should, and I noticed after a time that it did not drift. It went up the path in a thin line at about the height of my face and in at the letter box. The flap was not moving. When I held my breath, it stopped, and the last of it went in, and the brass was wet.
I was able to hold it for fifty seconds. Afterwards I had to breathe, and it was in no hurry.
On the mat was my own sheet come back. It had been folded smaller and then smaller again till it was like a pill. There was nothing on it to read. There was only the print of a lip.
-> voicemail

=== voicemail
# chapter: The machine in the hall, Wednesday
# scene: hall
~ early = early + 1
On Wednesday the machine was blinking. I had not heard it ring.
“Good morning, this is Amadou Sène. I got your message.” It was a big voice turned down low. “I rented Miss Lunde’s front hall for two nights last winter, to record it. It is one of the five quietest rooms that I know. You ask me if I heard the flap. I will come up on Friday with the machine and we shall listen together. Leave the door on the latch, and do not wait up. Go to bed. Sleep well, sleep with your mouth open, it helps with the damp.” # speaker: amadou-sene
I played it over again. I had left no message for anybody. I had never heard of the man. I found his card, though, tucked behind the mirror where the sheet covered it, with a number, and Collector of Silences, and at the bottom, in pencil: Beware of the parrot.
So I did then what I had been told that I had done. I rang the number on the card, got his machine, and asked him if he had ever heard the flap. Somewhere behind his recorded greeting a bird was screaming about a general’s mother. There had been no bird on the message to me.
{gave: I had it in mind to write to him as well. I took up the pen and looked at it. I did not remember which end.|I had to say it twice. There was a moment in the middle of his name when the tongue lay down in my mouth like a dog that has heard another person call it.}
It was getting dark by then. I had three ideas about the night, and I did not like any of them. There was surgical tape in the bathroom cabinet, a whole new roll, and an empty reel beside it. There was an old recorder that Sène must have left, under the stairs. Or there was the down train at six, and Mr Petrak, whom the address book put above the waiting room at the junction, and who might be willing to take me in for one night.
+ [Tape your mouth, twice round, and go to bed.]
    -> the_tape
+ [Set the recorder by the bed and let it run.]
    ~ amadou++
    -> the_reel
+ [Take the six o’clock down to the junction. # hint: {goran > 1: he asked you not to lick anything|his is the one name in the book}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: The bed, four in the morning
# scene: bedroom
I slept, because I had not slept. I dreamed that I was packing a trunk, and that there was always room for one thing more.
I woke at four unable to close my jaw.
The tape was sound. I could feel all its edges. But behind it my cheeks stood out, hard, like a child’s with the mumps, and there was no room for the tongue, which had been pushed down flat. I breathed through my nose. I walked across to the mirror and pulled off the sheet, and a person was standing there with their face packed.
I took the tape off slowly. I had expected, I think, to be sick. It was quite dry, or it was only as wet as it needed to be, and it was folded. I got an end between my finger and thumb and drew. It came smoothly, over the lip, the way the paper comes off an adding machine, with a faint tickle very far down; and it was written on, on both sides, in lines as close as knitting. I pulled until I was standing in it. I could feel when it began to come from lower than the throat. I could feel it let go of things.
I pulled out as much of it as I could stand. Then I did a thing that I am ashamed of. I was cold, it was hurting, and there was no end to it, so I took the nail scissors and cut it off level with my teeth. And swallowed.
-> thursday

=== the_reel
# chapter: A quarter past three, on tape
# scene: bedroom
In the morning the tape had run off and was slapping round and round. I made tea first. I put on my coat and shoes, and sat down on the bed, and wound it back.
For three hours there is a person asleep. It is a strange thing to listen to. I got fond of them. At a quarter past three the breathing stops. It does not catch or choke, it stops on the in; and there begins, near to the microphone, a small steady noise that I took for mice. It is a dry sort of creeping. It has a rhythm to it. There is a run of it, with a tick at the end, and then it starts over.
It was two lines before I understood that I was hearing handwriting. And it was two more before I knew why it should sound so close and have that hollowness around it, of a spoon in a jar.
It was being done inside.
After the last tick there is the noise that one makes to get a hair off one’s tongue. There is something light that drops on the floorboards. Then a voice speaks, and it is mine, or it has been at mine. It says in a tone of great politeness to the microphone, “He leaves a gap there, for the parrot. I can’t do the parrot.” And the breath goes out, and the person sleeps. # speaker: The voice on the tape
-> thursday

=== the_second_place
# chapter: Mr Petrak’s table, laid for two
# scene: junction
{goran < 4: On the doorstep he told me that he had my letter, which I had never posted.} He lays a second place every evening, for a dead man he plays chess with. He gave me soup at it, and the other man’s napkin. He would not talk about letters at table. He showed me the game instead, thirty years of it on one board, and told me where my Miss Lunde had gone wrong and how bravely. Then he gave me his bed, and he himself sat in a chair by the door with a rug over his knees, because I had asked it of him.
I slept like a stone. When I woke up it was light, he had not moved, and he was the colour of the rug.
“At a quarter past three you sat up,” said Mr Petrak. “I wished you good evening. You turned your face to me with the eyes shut. I have kept pigeons, you will understand. I have seen a parent bird come to the nest. You leaned over the edge of the counterpane, and opened your mouth, and put it down there so that it should not be creased.” # speaker: goran-petrak
He had it on a saucer, with a second saucer over it. It was addressed to him.
“I did not read it. I have never in my life not read a letter.” His cuffs were shaking, and he held one with the other hand. “Then you wiped your lips and lay back. And you said in a little girl’s voice, ‘There. That’s in plenty of time.’” # speaker: goran-petrak
-> thursday

=== thursday
# chapter: The platform at Brod, Thursday noon
# scene: junction
~ early = early + 1
By Thursday noon I was on the platform at Brod with Mr Petrak, on the bench, with the stove of the waiting room behind us. I wanted people about. There were two, and a dog.
He is a formal old man. {goran > 1: He had put on a tie to say this.|He had my letter, he told me, and he had put on a tie to answer it.}
“I found her. I tell you so that you do not have it from the doctor, who will be delicate. When for eight days there came no move, I walked up. She was in the hall, in the chair, dressed. She looked very composed. She had lit the little spirit lamp that she used for parcels. And she had closed her mouth with sealing wax.” He drew it for me in the air with a finger, from corner to corner. “Red, the post-office kind. She had used her ring. Vesely put down a stroke. There is no space on the form for wax.” # speaker: goran-petrak
The dog came and looked at me and went back.
“She was the bravest player I have known. She would shut a file and sit behind it for a year. So I ask myself from what it was that she was defending, and I think it was from me. I was the only person to whom she wrote.” # speaker: goran-petrak
I asked him when it had begun. He thought that it had always been so. Once, in a postscript, in ’88, she told him that as a child, in 1951, she wrote a letter to her mother in the sanatorium, with a question in it, and that her mother had answered by return of post; but the line was blocked by snow, and the answer was brought on the day after the funeral. “She wrote to me: I made up my mind then that nothing to this house should ever be late again.” He looked down at his hands. “I took it for a figure of speech.” # speaker: goran-petrak
The up train stood in the bay with its lamps lit. There was just time, whichever I did. I could go and look for that child’s letter, which she would have kept, for she kept everything. Or I could stay by a telephone with a person at the end of it, leave Sène the number of the junction, and wait till he rang me back with a parrot.
+ [Go up and find what she wrote in 1951.]
    ~ kept += first_letter
    -> the_trunk
+ [Stay, and wait for the parrot.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Under the bed, since 1951
# scene: bedroom
It was under the bed. I had slept on it for {goran > 2: two|three} nights. I took out linen, a child’s skates, and bundles upon bundles, tied with post-office string, of letters in handwriting of every kind. I looked at the dates without reading them. She had been answered for seventy years. Plumbers had answered her, and cousins, a bishop, and a woman who had once come about the drains, all of them thanking her for hers of next week.
At the very bottom there was a school envelope with a penny stamp. It had a cancel across it, and a second one from the sanatorium, and over both of those in blue crayon: Return to sender.
The letter inside was four lines in pencil.
Dear Mother. I have lost the tooth. I have put it in here for you to see. Are you coming back or is it me that has to come. Please say quickly. Dorte. # document
I shook it. There was no tooth. The corner had a little brown nest worn in it where for some years there had been one.
Someone must have read that letter, and sent an answer, and the answer was late. But it was not her mother who had written it. I saw the other sheet now, folded in behind, on the sanatorium’s paper, and typed. The patient had died on the Sunday; her effects would follow. Nobody in that building had noticed that there was a question.
At the root of my tongue something had gone completely still. It is how a child stands, outside a door, when it hears itself talked about.
-> friday

=== the_parrot
# chapter: The telephone at Brod, nine at night
# scene: junction
~ kept += sealed_move
He called at nine in the evening, and I knew him at once, as there was a bird in the room calling for the heads of the cabinet.
“That is Colonel. He says good evening. No, my friend, I have left no message for you. I was in the mountains until an hour ago.” He was quiet then. He is a man who can be quiet so that you feel it along the wire. “Describe this voice to me. It spoke slowly? It was kind? And behind it, what did you hear?” # speaker: amadou-sene
Nothing, I said. There was nothing behind it whatever.
“I know that nothing. I have it on a reel. The first night in that hall was superb. On the second there was a breath drawn, in the wall, and held. I listened to it for six hours. You have heard a child hold its breath to make the grown-ups sorry? I could not stay to hear it let go. I packed up and drove. I should have told her, and I sent a postcard with a view.” The bird shrieked. “Yes, Colonel. He calls me a coward. He is being polite.” # speaker: amadou-sene
When I put the receiver down Mr Petrak had an envelope ready, stiff and yellow, with a flap that locked.
“When a game must stop for the night,” he said, “one player writes down the next move in secret and seals it. Nobody has seen it, not the opponent, not the arbiter. Until it is opened both must wait. I do not know that it is of use. But it is the one letter I know of that cannot be answered.” # speaker: goran-petrak
I rode home in the van of the last train with it inside my shirt.
-> friday

=== friday
# chapter: The mat, Friday morning
# scene: hall
~ early = early + 1
There were forty on the mat on Friday morning. They had slid back against the skirting and stood up along it like people at a dance. Some of them had been answered already, by others; I could see the bundles forming. I stepped over to the chair and sat, and only opened the one that was on the table.
Dear both, it began.
Thank you for having me. {role == "lodger": I know that you only took the house for a month.|I know that you have to close the house.} You leave on Saturday’s train, in the second carriage, you sit with your back to the engine, and you do not speak to anyone. I have been so happy here. But I am cold by myself, and it is always too quiet once a person has stopped being able to write. So this is all I want. Do one more envelope. Don’t put a letter in. Put a name on the front of somebody who would be sorry not to have answered. Then lick it. You won’t feel anything come out. She wouldn’t do it, and look. # document
{kept ? alphabet: The hand was mine. I had the odd notion, reading it, that I was the one who had made the offer, and I waited a moment for my own reply.}
{kept ? stamp: It had signed itself, this time, with a row of marks like a hen’s, and beneath them a real one, very neat: D.}
There was an envelope laid ready and the pen with the cap off. There was the spirit lamp too, and beside it half a stick of red wax. I had not got those out. The ring was on my finger.
I ran my tongue round my mouth, to find out how much of it was still mine. {kept ? first_letter: The back tooth came away with no pain at all and lay there under the tongue like something left for me to post.|Against the palate something ran its own tongue round after me.} Outside it had started to snow, and the line to Brod would be closing.
+ [Write a name on the envelope. # hint: you would be free by Saturday]
    -> a_name
+ [Light the spirit lamp. # hint: she held it shut for eight days]
    -> the_wax
+ {kept ? first_letter} [Answer the child.]
    -> the_question
+ {kept ? sealed_move} [Write one line in the dark, unread, and seal it in Mr Petrak’s envelope.]
    -> in_the_dark

=== a_name
# chapter: The hall, going through people
{waxed: The wax came away in two pieces, and some of the lip with it.} I sat with the pen for a good while, going through the people. One is surprised by who it is. It is no use to choose someone whom you dislike, since they would not be sorry. I wrote the name of my sister’s girl, who is nineteen and has just moved to a city where she does not know anybody. I have been meaning to write to her since September.
It was easy. {gave: My hand remembered all of it, for that.|It was the neatest thing I had written all that week.} I licked the flap, and it is quite true, one feels nothing; only, when I swallowed, there was a great deal of room.
# scene: morning
I walked down with it in the snow and put it into the box at the junction. Mr Petrak was on the platform. He lifted his hat to me, and saw my face, and did not put it on again.
+ [Take the train. Second carriage, back to the engine.]
    -> forwarded

=== forwarded
# chapter: The frontier, tea coming round
# ending: forwarded; Forwarded
They came round with tea at the frontier, and I asked for milk, and the sound of it startled me so that I said it again. {kept ? first_letter: Where the tooth was, the gum has closed.|The tooth is firm.} I have slept for eleven hours on either side.
I had switched off my telephone up there to save it. There was one message from her, and I was smiling when I pressed the key. I had forgotten what a warm voice she has. She sounded a little out of breath. She said how lovely it had been to get my letter, and that yes, of course she was eating, she had found the market I told her about; and I was not to be sorry for not writing, she quite understood about the house. Only there was one thing she couldn’t make out. It had come in at the door on Thursday, it was dreadfully wet, and how had I known that she had a loose tooth? # speaker: Annika
I looked at when she had rung. Then I rang back. It is the second week now that I have been ringing. The machine says that she will answer by return.
-> END

=== the_wax
# chapter: The spirit lamp, lips kept dry
~ waxed = true
I had thought that it would hurt more. One warms the stick till it sags. One has to keep one’s lips quite dry. It ran along the seam of my mouth from right to left and, before it set, I put her ring in it.
Then I folded my hands.
It knew at once. There was a scurry behind my teeth, like something in a chimney. All the letters in the hall leaned over. I could feel it write, against the cheek, on the tongue, on the roof, very fast, the same few words; I had no way to read them, but the mouth knows its own shapes. Please, it said, please say. I have never been so sorry for anything. I sat on my hands.
+ {early <= 6} [Hold.]
    -> held
+ {early > 6} [Hold. # locked: It has your hand, and is too many days ahead of it]
    -> held
+ [Break the wax, and give it a name.]
    -> a_name

=== held
# chapter: The third day, a board between us
# scene: morning
It left off writing some time on the third day. A little afterwards I felt it lie down.
Mr Petrak had come on the Saturday with a shovel. He had the sense not to take a knife to the wax, he sat opposite me with a board. He moved for himself, and I nodded. Twice a day he fed me soup through a straw, at the corner, where my aim had been poor. When it had been quiet for a week he melted the edge with a spoon and I took my first breath by the mouth.
# ending: under-seal; Under seal
I have the house now. {role == "executor": I never did close it.|I took it over from the estate, for very little.} I do not speak, or write, or keep a pen, and I have had the flap screwed down. The doctor, Vesely, thinks it is the nerves. It is not too bad. I have a chessboard, and Goran Petrak walks up on Tuesdays and puts his hand over mine, so that neither of us could be said to have asked. It turns over sometimes. Then I press my tongue against the place, the way you would lay a hand on a cot, and wait until it has gone to sleep.
-> END

=== the_question
# chapter: The bottom of the trunk
The envelope that was ready would not do. I found a school one, in the bottom of the trunk, and {gave: copied what I needed, letter by letter, from off her own four lines. It took a long time. I had to do the D three times|I wrote as plainly as I could}. I kept my mouth shut while I did it. Nothing had come on the mat. It was the first time that I had ever written a word in that house with the answer not lying there already.
Dear Dorte. Your mother read your letter. She could not come back, though she would have liked to. You do not have to come. You are to stay, and grow up, and play chess. It was a very good tooth. # document
+ [Put the tooth in with it, and post it on the mat.]
    -> in_time
+ [Say it aloud as well. # hint: the tongue is not entirely your own]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: The exact middle of the mat
I knelt to do it. I laid it down in the middle of the mat and took my hand off.
I will set down only what I observed. {aloud: I read it out, low, and by the time I came to the chess I was not reading alone.} My jaw opened, not widely. Something took the sort of breath that a swimmer takes on coming up, in, and in. It had been holding it for such a time. And it was let out through my mouth, and my nose, it fogged the brass and the glass over the door and the mirror in the bedroom upstairs; and in the midst of it, not loud, a child said “Oh.”
# scene: morning
The forty letters had been dry since some time before it was light. They were blank, all of them.
# ending: answered; Answered
I took the train on Saturday, in the first carriage, facing forwards, and I talked the whole way to a man about bees. There is a gap at the back, lower, on the right, that I touch when I am thinking. Mr Petrak writes to me each week. {player_name != "": He starts “My dear {player_name}”, and the|The} postmarks are in order and he goes over them with a glass. Last month I had one of his that had taken nine days, because of the snow. It was so late that I had begun to worry. I read it in the hall with my coat on, and I am afraid that I cried like anything.
-> END

=== in_the_dark
# chapter: The cupboard under the stairs
I carried the yellow envelope into the cupboard beneath the stairs. I stopped the crack with my coat. I could see nothing of the paper or the pencil, and I set myself to think of nothing, or rather of the Sicilian Defence, which I do not understand; and while I was busy with that I let my hand go by itself across the sheet. It made about a line. I do not know what it says. Perhaps it isn’t a word. {gave: I had no letters left to make it with, and I found I was glad.|I felt something lean up behind my eyes in order to look out, and it was as dark for one as for the other.}
I locked the flap without licking it.
+ [Carry it out and put it on the mat.]
    -> adjourned
+ [Carry it down to the junction and give it to Mr Petrak.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: The hall, all of Friday
# scene: morning
For the whole of Friday nothing was delivered. It was the loudest thing I ever heard. There was a letter written in that house, and it had not been answered, and what should have answered sat in the back of my throat with its hands in its lap, and listened for it.
# ending: adjourned; Adjourned
That was four winters ago. The envelope is in the safe at Brod Junction, {carried: where Mr Petrak put it within the hour|where Mr Petrak took it on the Saturday, at arm’s length}, between the lamp money and the detonators. When Mr Petrak dies it will come to {amadou >= 3: Amadou Sène, who says that it is the finest silence he has ever been offered|me, and I have taken a box at a bank}. I talk quite easily. I have the use of my hand again, for most things. I do not send letters, and at night if I wake at a quarter past three I can feel it there, awake as well, polite, a little hungry, going over and over all the things that I might have said. I hope that it was nothing. I hope with my whole heart that I only drew a line.
-> END
