# role: clerk; The second chair; You put up your hand to a wasp, in the spring, and were taken on.
# role: kin; Kin of the Zorins; Stepan was your uncle. You were four, and remember the muffler.
# role: inspector; Lent by the ministry; You were sent to close the minutes, and asked leave to finish the page.
# relationship: radmila; radmila-zorin; 6
# relationship: juniper; juniper-reyes; 5
# relationship: wren; wren-halloway; 5
# meter: plain; Written as it was said; 6
# meter: left; Left out of the minutes; 6
# inventory: satchel; In the clerk’s satchel
# item: childs_shoe; A child’s left shoe, buttoned
# item: slate_pencil; A slate pencil, tied with string
# item: label; A label that says VISITOR, LATE
# talk: radmila-zorin; Speak up, and as you’d speak to a wood. It’s all going to be said twice as it is.
# talk: juniper-reyes; Don’t mind the mud. It’s the good sort. What have they told you?
# talk: wren-halloway; I’ve my hat off, so it isn’t evidence. Go on.

LIST things = childs_shoe, slate_pencil, label
VAR role = "clerk"
VAR player_name = ""
VAR satchel = ()
VAR radmila = 1
VAR juniper = 0
VAR wren = 0
VAR plain = 0
VAR left = 0
VAR kind_lies = 0
VAR asked_first = ""
VAR knows_page = false

-> item_three

// The minutes are in the narrator’s hand. What each chapter enters, softens or leaves out is what can be read at the end.

=== item_three
# chapter: The clearing, item three
# scene: birches
The minutes for that autumn are in my hand, and I will say at once that they leave things out.
They do not say that it was cold, since it was cold for everyone. They do not say that Miss Halloway had put her foot through the beavers’ motion and stood for the whole of item one in a borrowed sock. They say: present, forty-one birches, one oak (guest), R. Zorin (clerk), J. Reyes (botanist, with trowel, unsheathed), W. Halloway (enquiries). They say: apologies, none were felt to be owed.
{role == "kin": They do not say that Stepan Zorin was my uncle. I was four in the winter that we lost him. I remember a brown muffler, the smell of it wet, and the faces of a number of people, each telling me a different thing.}
{role == "inspector": They do not say that I had been sent by the ministry to have them stopped. It was thought there that a wood could do without. I had asked for leave to finish the page. That was in March.}
{role == "clerk": They do not say how I had come by the second chair, which I did with one hand, and to a wasp.}
When the clerk came to item three she turned the page, as she had done four times a year for thirty years, and opened her mouth to say deferred.
Nothing moved. You will have been in a wood without wind and thought it still. It was not still. This was still. Then, from the edge of the clearing, one leaf came down, taking a long time about it, and lay across the word.
Radmila Zorin looked at the leaf. She is sixty-seven, and I had sat beside her on the second chair since the spring; I had seen her bow to stumps, fine a badger, and tell {role == "inspector":me, with my order in my hand,|an inspector from the ministry} to wait for item nine. I had not seen her not know what came next.
“It would appear,” she said, “that there is an intervention.” # speaker: radmila-zorin
“Is that a yes?” said Miss Halloway, out of the side of her mouth. She had come two hundred miles with a hat full of slips, and on one of them was written: Lower Zorin, item 3, what did it smell of?
“It’s a leaf,” said Miss Reyes. “Betula pendula. It’s three weeks early.” She had traced a mandrake to this wood, root and all, by the soil on a thief’s boots. She had her eye on the tree that it had come from. That tree stood a little apart from the others. It was white to the ground on the one side, and had an old bend in it, at about the height of a man’s shoulder, where at some time it had been broken and had mended.
“That is the member for the eastern edge,” said Radmila. “It moves that item three be deferred. It has always moved it. It was the youngest here, when it began.” She had her pen over the page. The drop on the nib got fat. “I don’t know how to write this down,” she said to me, not in the voice of minutes but in plain village speech. “You do it{player_name != "":, {player_name}}.” # speaker: radmila-zorin
So I took the pen. That was the first time. I would ask you to remember that she gave it me.
+ [I wrote: “Item three. A leaf.” # hint: {role == "inspector": there was no form for it|as it was}]
    ~ plain++
    -> one_leaf
+ [I wrote: “Item three. Deferred.” # hint: as it had always been]
    ~ left++
    -> one_deferred
+ [I wrote: “Item three. The meeting was moved.” # hint: it would make her laugh, and stop her hand]
    ~ kind_lies++
    ~ radmila++
    -> one_moved

=== one_leaf
I wrote that, and the hour. It looked very bare. I have since come to like the look of it.
Radmila read it over my arm. Her lips went in. “That’ll be up to them, then, to say what it means,” she said. “That’s proper. A clerk doesn’t.” But she did not blot it at once. She let it stand and go on being wet, and looked across the clearing, and gave the member for the eastern edge a small stiff bow. # speaker: radmila-zorin
I noticed, as I sanded the page, that my neighbour the oak had leaned in. It is only a guest. It takes a great interest.
-> kitchen

=== one_deferred
It was done before I had thought. I suppose that I wished to get her hand off the table, where it was shaking.
Nobody objected. Only, when I lifted the leaf away so as to write, it had left its shape in wet on the paper, every vein; and the ink would not take there. If you look in the sixty-first volume you will see it. It says DEF RED, and through the middle of the word, quite white, there is a leaf.
“Well,” Radmila said. She shut the book on it. “So it was felt.” # speaker: radmila-zorin
-> kitchen

=== one_moved
I thought that rather neat. It had the advantage of being true of all of us.
Radmila read it and made a sound through her nose. “My mother would’ve had your ears,” she said. But her hand had steadied. “Moved. I’ll give you moved.” Then, in the other voice, for the wood to hear: “It was felt that the second chair was getting above itself. It was felt that this was to be expected, in a first year.” # speaker: radmila-zorin
In the birches somebody, a long way up, let go two or three more leaves. I took them for applause. I was to learn that they were only waiting for us to have done.
-> kitchen

=== kitchen
# chapter: The kitchen, sixty-one volumes
# scene: cottage
The minutes fill one wall of her kitchen, bound in bark. They have been cited once in court, over a mill, and won. She gave us soup, hung Miss Halloway’s stocking over the stove, and for the first time since I had known her went to bed before the lamp was out.
“She’s frightened,” said Miss Halloway. “I’m not being clever. She’s put the spoons away in the bread.” # speaker: wren-halloway
“What happened to him?” Miss Reyes asked. “The husband. In the village they all told me a different one.” # speaker: juniper-reyes
I told them what there was. Stepan Zorin had gone out thirty years before to measure the snow, for the ministry, as he did each hour in a heavy fall, with a lantern and a slate. He did not come in. The lantern was found in the morning on a branch, hung neatly, by its ring, with the wick turned down. There was no track; it had snowed till noon. They dragged the millpond. They looked for him in the thaw. “And at the winter meeting, it was put on the paper, since the wood hears everything. Item three, the whereabouts of S. Zorin. And one of the young ones moved to defer.”
“And she let it,” said Miss Halloway.
“It was seconded.”
“By whom?” # speaker: wren-halloway
Nobody had ever asked me that. I got down the thirty-first volume. It was her own hand, small and black. Winter. Present, forty-one birches. I ran my finger down to it: item three. Deferred, on the motion of the member for the eastern edge. Seconded. And there it stopped, with a line across, and beneath that the next item, which was beavers.
There was no name. In sixty-one volumes there’s not another vote without a name. She would sooner have gone out without her skirt.
The two of them were looking at me. I had by this time been thirty weeks in the second chair. It came to me that she was asleep on the other side of a plank wall; or was not asleep.
+ [I turned the page to the light, to see if there had been more.]
    ~ plain++
    ~ knows_page = true
    ~ wren++
    -> two_light
+ {role == "inspector"} [I laid on the table the order that I had come with. # hint: I had left it out myself]
    ~ plain++
    ~ radmila++
    It was a printed form. The Zorin series was to be discontinued; there was a line for me to sign on. They read it with their heads together, beneath the lamp.
    “It’s dated March,” said Miss Halloway. # speaker: wren-halloway
    “I wished to see how it came out,” I said. It sounded very bare. Nobody laughed. Then through the planks we heard the voice of minutes, wide awake. It was felt, it said, that the order should lie upon the table. It was felt that it might lie there under the bread.
    No one has ever called for it. I believe that the bread has been changed.
    -> bed_seven
+ [I shut the book. It was hers to open. # hint: two guests would go up to bed not knowing]
    ~ left++
    ~ radmila++
    -> two_shut
+ [I knocked on the wall, and asked her. # hint: plain village speech]
    ~ plain++
    ~ radmila = radmila + 2
    -> two_knock

=== two_light
There had been. It was scraped, very well, with a good knife, and then the paper had been burnished with a spoon. But bark remembers. Miss Halloway held the candle; Miss Reyes, who has an eye for what has been dug up, read it off by the bruises.
“Seconded,” it said, “R. Zorin (clerk).” # document
None of us said anything at all.
“It’s irregular,” I brought out in the end. I believe that I was thinking of the rules. “The clerk has no vote.”
“She’d have been thirty-seven,” said Miss Halloway. “It’s what I am. Three possibilities. No. There’s one.” She had her chin upon her fists. “The wood was about to tell her. She said, not today. And then there was never a day.” # speaker: wren-halloway
-> bed_seven

=== two_shut
Miss Halloway did not argue. She withdrew the theory that she had not yet told us, cheerfully enough, and dried her sock. But Miss Reyes said, as she was going up the ladder to the loft: “I’ve a diary at home that I’ve never got to the end of. It’s only plant names. I get to the week before the dinner and find that the roses want doing.” She looked down at me through the rungs. “You’re good at not looking, aren’t you? I expect that’s why she likes you.” # speaker: juniper-reyes
I sat on by the stove. After some time the voice on the other side of the planks said, “Is it shut?”
“It’s shut,” I said.
“That was civil.” There was a long creak. “I’d as soon you had looked,” said Radmila Zorin. # speaker: radmila-zorin
~ knows_page = false
-> bed_seven

=== two_knock
“It was me,” said the wall.
I had not yet asked. The planks are thin.
“I seconded it. It’s scraped out, you needn’t hunt. I’d sat down with my pen, and the young one at the edge began. They’re slow; it’d said ‘He.’ I was looking at it. It had got his muffler on. It was all bound up, at the break, with his good brown muffler that I had knitted him; and I thought, if it says one word more then I’ll have been told. So I moved my hand.” The bed creaked. “It took it for a vote. They don’t do things over.” # speaker: radmila-zorin
Miss Halloway had put down her pencil.
“It has moved the same ever since,” said Radmila. “Four times a year. I’ve never known if it’s obstinate, or it’s being kind.” # speaker: radmila-zorin
~ knows_page = true
-> bed_seven

=== bed_seven
# chapter: The bent birch, a mandrake at its foot
# scene: forest-day
We were in the wood by seven. It was white underfoot, and Miss Reyes was already on her knees in it, addressing something by its Latin name.
“There you are, you wretch. You absolute carrot.” It had been planted at the foot of the bent birch, on the lee side, at the right depth, and mulched. Its leaves lay out flat on the frost like a hand. “They’ve even turned it to the south. I’d been so hoping for a criminal.” # speaker: juniper-reyes
“It was badgers,” said Radmila. She had come up through the trees with her stool beneath her arm, as on any day. She gave me good morning, which she never does, and addressed it to my collar. “It was resolved at midsummer that the wood was in want of a voice. It was felt that birches do very well for things in general; but for some things it has to be somebody with a throat. A guest was sent for. The badgers were thanked, in chestnuts.” # speaker: radmila-zorin
“You minuted a burglary,” said Miss Halloway, with respect.
“It carried.” # speaker: radmila-zorin
“You can’t lift it,” Miss Reyes said. She had put both arms around the plant, more or less. “You mustn’t think of it. I’m not going to tell you what it does, bed nine is closed, but it does not talk. It says everything that its ground has ever heard, all of it, at once, at the top of its voice. That’s the whole trouble with it as a witness. No one’s ever been able to stand there to the end.” She had gone quite pale beneath the freckles. “My great-aunt planted that one in 1911. Nobody has moved it since. There’s a dinner it will have heard about. There’s a thing that everyone has said of her for a hundred years, and it knows. I’ve hoed round it every spring of my life and never asked.” # speaker: juniper-reyes
The birch stood over the two of them. From where I was I could see the bend in it, and the scar; and around the scar, grown into the bark so that there was only an edge to be seen, brown, in a rib that I could have named, a row of knitting.
I had the book beneath my arm. A clerk is supposed to note what is before the meeting.
+ [I noted the muffler. # hint: where it was, and whose]
    ~ plain++
    -> three_muffler
+ [I noted the mandrake, and not the muffler. # hint: Radmila was watching my pen]
    ~ left++
    ~ radmila++
    -> three_mandrake
+ [I noted for Miss Reyes that her great-aunt was spoken of in the wood with respect. # hint: nobody had said so]
    ~ kind_lies++
    ~ juniper = juniper + 2
    -> three_aunt

=== three_muffler
“Eastern edge,” I wrote. “Old break, well knit. Bound at the time with a muffler, brown, hand-made, k2 p2.” My hand was not good. I gave it to Radmila to initial.
She took out her spectacles for that. She read, and she went over to the tree; and she did what I would not have dared. She laid two fingers on the edge of the wool. “Three,” said Radmila. “It was k3 p2. It pulled in the wash.” She initialled the correction. # speaker: radmila-zorin
It was as plain as bread. I understood then what the minutes were for: something to hold on to, of the right shape. From a fold in the wool she drew a slate pencil on a bit of string, looked at the point of it, and put it in my satchel.
~ satchel += slate_pencil
-> order

=== three_mandrake
“Guest,” I wrote, “one, in leaf.” I described the leaf. I described the mulch. I went around that tree with my pen like somebody carrying a tray round a person asleep on the floor.
When I looked up Radmila had turned away, and was breaking ice off her stool with her heel. “You’ve a clear hand,” she observed. “You could do well. My grandmother used to say that any fool can take down what’s said.” She seemed to be about to add the other half. She chewed a spruce tip instead. # speaker: radmila-zorin
-> order

=== three_aunt
I don’t defend it. She was kneeling on that ground with her arms round a root, thirty-one years old, and she’d the whole garden’s labels in her pocket and none for this.
“Is that what they say? Truly?” said Miss Reyes. “Respect?” She sat back. She wiped her nose along the wrong glove. “Well. That’s more than the parish magazine did.” She looked so much happier, and tied to my buttonhole, by way of thanks, a thing that she had in her cuff: VISITOR, LATE. # speaker: juniper-reyes
Miss Halloway caught my eye over her head. She had seen that there was no leaf down. She did not say so. She sharpened a pencil, that’s all, for rather longer than it took.
~ satchel += label
-> order

=== order
# chapter: The birches, in the right order
# scene: birches
There is a procedure for taking up what has been deferred, and I was made to read it aloud. First, there must be a second from the public. I put up my hand{role == "clerk":; I had been taken on that way, in the spring, through putting it up to a wasp}. Then, the mover has to be asked its reason. It may be asked three questions. They’ll be answered in any case, said Radmila, but the wood has noticed that people as a rule begin with the last.
“Trees don’t lie,” she said. “They’ve not the time. But they only answer what’s asked, as it’s asked, and then they’ve got to stop for the winter. You can be a year on a wrong question. I’ve seen it done.” She had unfolded the stool and was sitting with her hands under her arms. “I won’t do it. I had my chance, and I moved to defer. It’ll have to be one of you.” # speaker: radmila-zorin
“What happened?” said Miss Reyes at once. “Isn’t that it? What happened that night?” # speaker: juniper-reyes
“Where is he?” said Miss Halloway. “If it was my brother I’d want where.” # speaker: wren-halloway
I was looking at the old break in the eastern member. I thought about being the youngest in a clearing; of forty elders, who speak once in a season, all with their faces turned to you. I thought that it had been seconding itself alone for thirty years.
They were waiting for me. I had after all got my hand up.
+ [I asked: “Are you all right?” # hint: it is not in the procedure]
    ~ asked_first = "well"
    ~ plain++
    -> four_well
+ [I asked: “What did he say?” # hint: the wood hears everything]
    ~ asked_first = "said"
    ~ wren++
    -> four_said
+ {role == "kin"} [I asked: “Was he frightened?” # hint: I had wanted to know it since I was four]
    ~ asked_first = "said"
    ~ radmila++
    “That isn’t evidence,” said Radmila. But she said it to me as one says it to a child who has been let stay up; and she sat down.
    It was a long wait. The bent birch began twice and left off. When it came it was hardly a creak at all. It was what a branch does in going back to where it was before someone hung something on it.
    “It was stated,” said Radmila, “that he whistled.” She had to begin again. “It was stated that he stopped whistling when he did up the muffler, since he’d a corner of it in his teeth; and that then he went on.” She did not look at me. “He’d always the one tune. You used to ask him for it.” # speaker: radmila-zorin
    I had. I had not known that until then.
    -> shoe
+ [I asked: “Where is he?” # hint: it can be answered with one twig]
    ~ asked_first = "where"
    -> four_where

=== four_well
“That’s not a,” said Radmila, and stopped.
We waited for an hour and twenty minutes. I can give it exactly, it’s in the book. The sun got as far as the stump of the old president. Then there came a creak from the bent birch, from low down, where it was mended: a thin small complicated sound. All round the clearing the tops of the others had begun to stir.
“It says, nobody’s asked,” said Radmila. She had bowed her head to hear. She translated as she always did, in the voice of minutes; but she was having trouble with it. “It was stated that the member is quite well. It was stated that the break has held. It’s felt in frosts. The member wishes to say…” She took off the spectacles. “It says that it’s very sorry. It says, it was only small, and it was the one that he was holding up.” # speaker: radmila-zorin
-> shoe

=== four_said
It took until noon. There’s an art in waiting for it, you let go of each minute as it comes. Then the bent tree creaked twice.
“‘Seventeen,’” said Radmila. # speaker: radmila-zorin
We looked at her.
“Inches. Of snow. He’d call it out when he took the reading. He used to say that if you told it to somebody then it was science.” She put her fist against her mouth and took it away. “It’s given the lot. Seventeen at nine o’clock. Nineteen at ten; that’s where it broke, the snow brought it down. ‘Hold up, young one.’ ‘There. Is that too tight?’ Then it’s, ‘Nineteen and a half.’ And ‘I’d best stop here a bit, I think, till it sets.’” # speaker: radmila-zorin
Miss Halloway had written down all the figures in a column. She drew a line under them. She is not a person who adds up other people’s things without leave.
-> shoe

=== four_where
The answer came so quickly that Miss Reyes let out a yelp. It was before I’d so much as lowered my arm. Every twig on the bent tree pointed, as hair does. It pointed straight down.
There was the mandrake, and the mulch.
“Oh, no,” Miss Reyes said.
“It isn’t a grave,” said Radmila. She spoke so flatly that one might have thought she had always known. “They’ve gone about that for thirty years, some of them, to keep it dry. I’ve seen them do it, all leaning out; I’d supposed it was for the light.” She got up, and sat down. “That’s one. It’s answered. You have got where. You’ve nothing else, have you? You’ve a place in the ground; you don’t know one thing about him.” She tucked her skirt in round her boots, where the frost got at them. “That’s why it is not asked first.” # speaker: radmila-zorin
~ left++
-> shoe

=== shoe
# chapter: Lost property, after dark
# scene: forest-night
They would say no more before dark. It is so with them; one thing, then a rest. We made up a fire at the clearing’s edge, in the place for visitors, and Radmila dealt with the arrears. I had not understood that there could be arrears.
“Lost property,” she read out. “Volume thirty-three to date. One kite, claimed by a jay. Of spectacles, a pair. The sense of a joke made in 1971, unclaimed. One shoe, child’s, left, with a button. Handed in by a fox.” She went to turn over the page. # speaker: radmila-zorin
“Stop,” said Miss Halloway. # speaker: wren-halloway
I had never heard her say a thing with only one possibility in it.
She’d a brother, she told us. Everyone in that fire’s light was looking at it and not at her. When she was seven and he was nine he had gone from a locked room in their house, and the room was standing open and his shoes were in it; and he came in at supper, and would not say. He’s a dentist now. He has told her, every time she’s asked, that he was looking for the other shoe. “There were two in the room,” said Wren Halloway. “I’ve always had that on my side, that there were two. Only I was seven. It’s just come to me that I never looked if they were a pair.” # speaker: wren-halloway
It was in a root, with the kite. It had been very well kept. There was moss in the toe, and the button was done up. It was a good deal smaller than I had expected, and I saw that it was smaller than she’d expected too.
“Two hundred miles,” she said. She smelled it. “Oranges,” said the detective, to nobody; her whole face came undone. “It’s been here the entire time that I’ve been cross with him.” # speaker: wren-halloway
~ satchel += childs_shoe
“Does it want minuting?” I asked Radmila. “As claimed?”
“That’s for the claimant,” she replied. Miss Halloway had turned round with it held in her two hands. She did not at all look like a witness.
+ [I wrote: “Claimed, by the sister.” # hint: and the date, and that it fitted nobody]
    ~ plain++
    ~ wren = wren + 2
    -> five_claimed
+ [I asked her whether she would have it written, and she shook her head. # hint: left out, by request]
    ~ left++
    ~ wren = wren + 2
    -> five_left
+ [I wrote that it had been found beside a second, and that they were a pair. # hint: it would let her brother off]
    ~ kind_lies++
    -> five_pair

=== five_claimed
She watched me do it. When it was down she said, “Read it,” and I read, and she nodded, just as I’ve seen people nod in a shop when the sum is right.
“I’ve been frightened that it’d be something ordinary,” said Wren. “It is. He was a little boy, and he’d lost a shoe, and he thought he’d be shouted at. He must’ve walked till he forgot. I don’t know how he got to Lower Zorin and I don’t believe that he does.” She stood the thing on her knee and looked at it from the front. “Claimed by the sister. It’s a very good sentence. It has taken me thirty years, you have done it in four words.” # speaker: wren-halloway
-> testimony

=== five_left
“It isn’t evidence,” she explained. “It’s a shoe.” She put it in the hat with the slips, on top; and then took all the slips out, so that it had more room. # speaker: wren-halloway
I left a line. There are a number of those, in my minutes. I’d like it to be known that not all of them were cowardice; some are where a person was standing, and I went round.
-> testimony

=== five_pair
She read it upside down, it’s a thing that she can do. She read it twice.
“That’s kind,” said Wren Halloway. “I can see why you’d think so.” She gave me back my own pencil. She had sharpened it. “I’d know, you see. I shouldn’t know what I knew, but I’d know that someone had tidied. It’s what I do. All my life I’ve been walking into rooms where somebody’s tidied.” # speaker: wren-halloway
I crossed it out. You can see it there. I had not been ashamed of the others until then.
~ kind_lies--
~ plain++
-> testimony

=== testimony
# chapter: Nineteen and a half, at moonrise
# scene: moonrise
It began again at moonrise, and there was no more asking to be done; it had been so long about starting that it could not now have stopped. The eastern member spoke. The others, for the first time in the sixty-one volumes, spoke as well, under it, to prop it up. Radmila stood in the middle with her hands hanging, and said it as it came.
“It was reported that on the night in question the snow was wet and came down straight. It was reported that the member had four summers. At ten it broke. S. Zorin was passing on his round, and heard. He could have gone by.” # speaker: radmila-zorin
“He set the lantern on a branch so as to have his hands. He made a splint of the slate, since it was the right length. He bound it on with the muffler. It was found that this would not hold, so long as the snow was falling, until the frost should set it. And so he put his back to it. He sat down there, underneath, where that plant is, with his back against the break; and he told it that it wouldn’t be above an hour.” # speaker: radmila-zorin
She was no longer using the voice. I do not know when she had left off.
“He kept shaking himself to stay awake. He told it the measure. He told it about me. He said, ‘She’ll have the soup on, and she’ll be in a proper taking, after the boots.’ He said, ‘She’ll want it all in order, what I did and when, so you’d better remember.’ It’s remembered. It has got it all. It’s been thirty years trying to think how to say that it was for the sake of it that he didn’t get up.” # speaker: radmila-zorin
The moon was on the white side of the tree. Radmila did not weep; there’s nothing of the sort in the record. She turned her head to where I was with the pen. I think that she had only then remembered I was writing.
“Is that down?” she said.
It was what she feared and it was what she had wanted, and she was sixty-seven years of age; and what I had upon that page would be read out in that clearing, to whoever sat on the stool, for as long as there are birches.
+ [It was down, every word. I gave her the book.]
    ~ plain = plain + 2
    -> six_down
+ [I had stopped at “He could have gone by.” I said so. # hint: the rest was to her]
    ~ left = left + 2
    ~ radmila++
    -> six_stopped
+ [I had written that he did not suffer, and that he slept. # hint: nobody had said it; nobody had said otherwise]
    ~ kind_lies = kind_lies + 2
    -> six_slept

=== six_down
She read it standing, with the moon for a lamp. It filled the leaf, front and back. Once she said “Were,” and I gave her the pen, and she put it in above the line.
“That’s him,” said Radmila. “That is just how he’d go on. ‘A proper taking.’” She closed it on her thumb. “I’d got so that I couldn’t hear him. I had him hanging that lantern up, with the wick turned down, so neat, and going off. Because I’d been sharp with him over the boots. I’ve had that for thirty years. I’d sooner this.” # speaker: radmila-zorin
-> last_item

=== six_stopped
“Why?” said Radmila. # speaker: radmila-zorin
“It seemed that from there on it was a letter.”
She stood so for some time with her hand out. Then what she did was put the hand on my head, as you might on a newel post. It weighed hardly anything. “Any fool can take down what is said,” she told me. “The other half is that a clerk’s not there to catch it. They’re there so that it can be let go.” # speaker: radmila-zorin
-> last_item

=== six_slept
She read it out loud. “‘It is believed that he felt no cold. He slept.’” She gave it its full weight; she had a fine reading voice. “Who says so?” # speaker: radmila-zorin
Nobody in the clearing said anything. One could hear the frost.
“It’s well put,” said Radmila Zorin. “I have told it to myself, in about those words. It wears through.” She did not cross it out. She gave me the book with the page still open. “You think on that. I’ll not say you’re wrong. I’d only say that you’re young; and that they’re listening.” # speaker: radmila-zorin
-> last_item

=== last_item
# chapter: The vote, next morning
# scene: vote-morning
In the morning there was one more thing upon the paper. Item three had been taken up, and heard. It had now to be disposed of. It might be carried: entered as it stood, and read out each year upon the night. It could be struck. It could be referred, to the guest, who had a throat. Or, said Radmila, without any expression, it could be deferred.
They were all there. I don’t know how to tell you that a wood is all there. Miss Reyes was squatting by her mandrake with a flowerpot ready, and her mouth set. Miss Halloway had on both her stockings. The low sun had come in by the members’ entrance and stood along forty-one white backs.
“The clerk has no vote,” said Radmila. “I broke that rule the once, and it’s cost me thirty years. So it’s for the public.” She looked at the second chair. “You’ve had the pen. You know what’s in it and what’s been left out. What do you move?” # speaker: radmila-zorin
+ {plain >= 4} [I moved that the minutes be read, as they were taken.]
    -> ending_carried
+ {plain < 4} [I moved that the minutes be read, as they were taken. # locked: Too little of it had been taken down]
    -> ending_carried
+ {left >= 2} [I moved that it be struck, so that it might be hers. # hint: heard, and not kept]
    -> ending_struck
+ {kind_lies >= 1} [I moved that the fair copy be adopted. # hint: the kinder words]
    -> ending_fair
+ {juniper >= 1 or asked_first == "where"} [I moved to refer it to the guest. # hint: Miss Reyes would have to lift it]
    -> ending_guest
+ [I moved that it be deferred. # hint: somebody always has]
    -> ending_deferred

=== ending_carried
# chapter: The clearing, last night of January
# scene: january-night
It carried. It took them until spring; but one could tell by the set of the tops.
I read it first by myself, to a clearing full of snow, on the last night of January. I hung up the lantern upon the branch. I read that it was seventeen inches and that it was nineteen. At “a proper taking” something went through the whole wood, from the edge in, and came down on us all as powder; Radmila, who was in the public seats in a rug, said “Order.” # speaker: radmila-zorin
# ending: carried; Carried
I’ve the stool now. She sits by me and corrects my stitches. Item three is first upon the paper, each winter, and the mover is the member for the eastern edge. It stands quite straight in summer, you’d have to know where to look. {satchel ? childs_shoe and wren >= 2: A dentist came last year, a cheerful man, with his sister. They had between them three shoes.|Miss Halloway has written to ask if there is any more in the root.} The minutes are in my hand, and I’ll say that they still leave things out. They don’t say that it’s cold. But if you ask me what was said, in the right order, I can read it to you; it is all down.
-> END

=== ending_struck
# chapter: The stump, a page cut out
You will look for it in vain. There’s a page gone, from the sixty-first volume: I cut it out along a ruler, before them all, and gave it to her. She folded it in four and put it inside her coat.
“It’s not that it is secret,” Radmila told the wood. She was speaking plainly and took her time, so that they should follow. “It’s that it’s mine. You’ve kept it very well. You may leave off.” # speaker: radmila-zorin
At that there was a sound I’d never heard, nor had she, like a whole market putting down its baskets. It was forty-one birches.
# ending: struck; Struck from the record
I’m not able to tell you what became of Stepan Zorin. I was there. I held the pen, and it was heard, and it is not in the minutes. She reads the page over sometimes, in the kitchen; she laughs at a bit in the middle. The eastern member has taken to moving other things. It’s very sound on beavers. {radmila >= 4: She is teaching me when to lift the nib. It is, she says, all in the wrist; any fool can write.|I am kept on as second chair.} You’d be surprised how much of the sixty-one volumes, when you hold them to the light, is places where somebody went round.
-> END

=== ending_fair
# chapter: A ruled margin, every winter
# scene: cottage
I wrote it out again with a ruled margin. It’s the best piece of penmanship I have ever done. It’s beautifully quiet. He came by; he saw that it was broken; he stayed; he slept.
The wood adopted it. They don’t lie themselves, they have not the time, but it was felt that they had no objection to being read to.
Radmila listens, every winter, with her eyes shut. She knows. Each of us knows that the other does. “‘He slept,’” she says after me, as one says a response. And I had thought, until a year ago, that I had done her a wrong which she was too courteous to mention. # speaker: radmila-zorin
# ending: fair-copy; The fair copy
Then I saw the volume left lying by her bed. She’s been at the margin. She has put in, in pencil, ever so small, at “he stayed”, “nineteen and a half”; she has put “a proper taking”; and “k3, p2”. She’s done a page and more. It comes to this, I think, that I have made the fair copy so smooth that there’s room to write on it. {satchel ? label: I’ve a label in my buttonhole which I don’t take off. It says what I am.|It’s a beginning.} She means to have it all down, in her own hand, before she gives me the stool.
-> END

=== ending_guest
# chapter: Face down among the leaves
# scene: forest-day
“Ear plugs,” Miss Reyes said, “wool, all of you; and lie down. No, I shall be all right. It’s mine.” She took off both pairs of gloves. # speaker: juniper-reyes
I lay on my face in the leaves by the detective. I had my fingers in my ears, and still I felt it come up through the ground. It went on for as long as one can hold a breath, and after that for as long again. It was everything that two plots of earth had ever heard. Then there was a patting. We looked round; she was firming it into the pot with her bare thumbs, and her face shone with wet and she was laughing.
“Well, it was the oyster,” said Juniper Reyes. “She sat up with him. She held the bowl. She was in love with the old fraud, she never let on, and planted that to mark where he’d proposed to somebody else. A hundred years. All of it’s in there, it’s like a parish.” She got her breath. She crept over the leaves to where Radmila lay. “I’ve got yours as well,” she said. “I’ve all of it. He wasn’t cold, not at the end. He says you’re to know that the boots were his own fault. I’ll tell it you just as it was. But you’ll have to come and have a sandwich first, I can’t hear a thing.” # speaker: juniper-reyes
# ending: the-guest; The guest has the floor
They were at it for a week, the pair of them, in the kitchen with the pot upon the table between the cups. I didn’t minute it. The mandrake was sent back by rail, as a passenger, with the thanks of the meeting. It has a label, in bed seven, on which there used to be a Latin name. It says WITNESS (RETIRED). Radmila goes to see it in the spring. She takes the train, she takes her stool; and it is recorded that they just sit.
-> END

=== ending_deferred
# chapter: The clearing, and a second leaf
I saw Miss Halloway shut her eyes. I hadn’t known that I’d say it till it was said.
“On what ground?” said the clerk. # speaker: radmila-zorin
“That she should hear it again,” I said. “If it’s carried it’s over with. If it’s struck then it’s gone. I move that item three be put off to the next meeting, and taken up there, and heard as it was heard last night. And then be put off again. I don’t see why she need only be told the once.”
You never can tell what a silence in a wood is. The leaf came quite soon, for them. It was off the bent birch, and it was yellow, and in falling it turned over so as to lie face up.
“Seconded,” said Radmila Zorin. # speaker: radmila-zorin
# ending: deferred; Deferred
So it stands, four times a year. She says “Item three”, and turns the page; and the member for the eastern edge, which is a slow speaker, but gaining in confidence, tells her how he came by. It has remembered more. In the spring it had some remarks he’d made on the subject of soup. When it’s finished somebody moves to defer. There’s always a bit of a rush. {radmila >= 4: She’s asked me if I would take the stool next year, so that she can sit in front.|I have still the second chair, and the clear hand.} You’ll see it in the minutes, over and over, the one word, exactly as it’s been for thirty years. It is only that it doesn’t mean the same.
-> END
