# role: stranger; Somebody in out of the rain; You had only come in to ask the way.
# role: clerk; The relief for the night desk; You were told eleven, and to bring your own pen.
# role: tuner; Come about the piano; Somebody in the house was promised some music. You forget who told you.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Times brought back to the lobby; 5
# inventory: drawer; In the drawer of the desk
# item: bell; A bell with its wire cut
# item: small_shoes; A pair of shoes, very small
# item: key_nineteen; The key of nineteen
# item: little_umbrella; An umbrella, mended, not for sale
# item: unpaid_bill; A bill that nobody has paid
# talk: priya-raman; I’ve got four minutes, going by a clock that I’ve stopped trusting. Go on.
# talk: hollis-penhallow; Welcome back. Or for the first time. The register is of no help to either of us.
# talk: ansel-grieve; It’s quiet now. I’m only the umbrellas, but I’ll listen, if it’s listening that’s wanted.

LIST things = bell, small_shoes, key_nineteen, little_umbrella, unpaid_bill
VAR role = "stranger"
VAR player_name = ""
VAR drawer = (bell)
VAR priya = 1
VAR hollis = 1
VAR ansel = 1
VAR rounds_made = 0
VAR looked = 0
VAR told_story = false
VAR tried_on = false

-> lobby

// The one who tells it leaves out what they cannot know. Whoever notices how high the desk is may find it in the register.

=== lobby
# chapter: More clocks than guests
# scene: lobby
On the last night the Perpetua had more clocks than guests, and the clocks were better behaved.
I had the desk. {role == "stranger": Nobody had given it to me. I had come in out of the rain to ask the way and someone had put a pen in my hand.}{role == "clerk": I was the relief. I’d a note about it in my pocket, which had got too wet to read; but I was expected, I was perfectly clear as to that.}{role == "tuner": I’d come about the piano. I couldn’t have told you who had sent for me, only that somebody in that house had been promised some music; and while they looked for the key of the ballroom I minded the pen.} By eleven I had sold four chairs, taken a telephone message for a general, and learned that the gentleman who stood so politely at my elbow could be seen through, if one had a lamp behind him and the bad manners to look.
“Nineteen,” he said, as a bell began to shake in the drawer. “I do apologise. It has never rung before midnight.” # speaker: hollis-penhallow
The lift came down by itself, and stopped level with the carpet to the width of a hair. The young woman in it wore white gloves and an expression of great scientific joy. “It’s lit,” she told us. “Fourteen. All on its own. Would one of you, who is not under contract, mind awfully coming here and lending a finger?” # speaker: priya-raman
This is how things stood. The hotel was to shut for good on the Sunday. There were tickets on the furniture, and no more kippers. Three people could not check out. Mr Penhallow, the night porter, was dead, and had been for a century, without its affecting his hours. Miss Raman was under contract, by clause nine of which she might not press, wipe, remark upon or dream about the topmost button in her own lift. And in the good armchair, with a bag of tools between his boots, sat a stooped soft-spoken man from under a viaduct, who had come to return an umbrella to a guest of 1926.
“I did try the door,” said Mr Grieve. “When I’d waited a bit. It’s a very civil door. I went out by it, and came in.” # speaker: ansel-grieve
We all looked at it: brass, four-leaved, going softly round. One could see the wet street through it. “It’s on account of the bill, sir,” said the porter. “There’s an amount outstanding on nineteen. Until it’s settled I’m afraid the house can’t let anybody go. It isn’t ill will. It’s book-keeping.” He dimmed a little. “The account’s in the register; and the register, if I may say so, is under your elbows.” # speaker: hollis-penhallow
So it was. It’s a big book. I had to climb on to the rail of the stool to see over it.
+ [I went with Miss Raman, to lend a finger.]
    ~ priya++
    -> lift
+ [I tried the revolving door for myself. # hint: {role == "clerk": the relief may surely step out|it is a very civil door}]
    ~ rounds_made++
    -> revolving
+ [I asked Mr Grieve if I might see the umbrella.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
She gave me a barley sugar first. All her passengers get one, she said, it’s for the ears.
“Six years I’ve driven her{player_name != "":, {player_name}},” said Miss Raman, “and I know what everything in here’s for, except that. It’s ivory. It was put in in 1926. It hasn’t a wire. On Thursdays it gets warm: I’ve taken its temperature, thirty-seven degrees. Do you know what’s thirty-seven degrees?” I did not. “You are,” said Miss Raman. “Third landing of the feelings, Curiosity, mind the step.” # speaker: priya-raman
I reached up. It was a long way up. I had to stand on the folding seat. The button was warm, as she’d said, and very slightly soft. You would have said that on the other side of the panel, at that same moment, somebody had put out a finger too.
Nothing occurred. Then, from the drawer in the lobby, we heard that little bell: not shaken, this time. It rang twice. It was how one rings when one has heard a step in the passage.
-> second_chapter

=== revolving
I pushed, and it went round. There were four glass rooms in it, each with a piece of the street. In the first it was raining on taxi-cabs. In the second on cabs with a horse. In the third there was nobody, only lamps, and some snow; and in the fourth I saw a desk, with a tall gentleman bent politely down to it, and on the near side, holding on by their fingertips, a very small person in a wet coat.
Then I was on the carpet. “Welcome to the Perpetua,” said the porter, from habit. # speaker: hollis-penhallow
“There was somebody at the desk.”
“Yes,” Mr Penhallow said. “It’s generally you.” He’d gone so faint that I could read the fire notice through his waistcoat. “One had hoped that it might have let you by.” # speaker: hollis-penhallow
-> second_chapter

=== umbrella
He unrolled it out of a cloth, as you would a flute. I’d been expecting something tall, with a duck’s head. It was red. It came up to about my waist.
“It was my uncle’s to mend,” said Mr Grieve. “It was on his books when I had the kiosk from him. Two ribs gone, and she’d be in for it Thursday. It’s been hung up behind the door, the paper says ‘Perpetua, 1926’. Well, I heard they were closing.” He turned it so the light ran down the silk. “I’ve done the ribs. There’s no charge. I don’t, for children’s.” # speaker: ansel-grieve
“Which guest was it?”
“That’s what it doesn’t say,” he told me. He looked at me for a while over the top of the ferrule. He has very mild eyes, that are used to finding where a thing bent. “You might hold it for me. You seem to be in charge.” # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: The way to nineteen
# scene: corridor
It’s on the first floor, at the back. I could have told you that before he did; I had been an hour on that desk, and one picks things up. It looks on to the court. It’s never been popular.
“I was on my way up to it,” said Mr Penhallow. He was going before us down the corridor with a lamp that gave no light, straightening the pictures through the wall. “It was the night of my, one hesitates to say, and so will say it quickly, decease. The bell had gone at ten past three. Nobody had signed for nineteen; we had eleven guests in the house. But a bell’s a bell. I had got as far as the half-landing. And it was so vexing, sir, I sat down, just to get my breath, and when I stood up I’d left it behind.” # speaker: hollis-penhallow
“And you’ve been ever since,” said Miss Raman.
“I’ve been answering it, miss. It’s ten past three most nights. I go up. I knock. I’ve never thought it right to enter, uninvited. And no one says ‘Come in’.” # speaker: hollis-penhallow
It ought to have been thirty yards. We’d passed the same fern three times. At the fourth corner the carpet gave out, and there, in front of us, were the brass, the clocks, the wet street, and the armchair with a ticket on it: the lobby.
~ rounds_made++
“Ah,” said the porter. “It’s the book-keeping. One can’t go up to nineteen, not to enter, with things left as they are. I suppose that somebody might see what there is about it in the house.” He coughed. “One has one’s own pantry. There is the linen room; there’s the shoe cupboard. I’ve not been able to bring myself to look in the last.”
+ [I said that I would do the shoe cupboard.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [I went to the pantry, where bills are spiked.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [I said that I would see to the piano, since I had come about it.]
    ~ ansel++
    ~ looked++
    It was in the ballroom, under a sheet. I got up on the stool, and it was then I saw that there was another next to it, low, with a cushion on it, and the cushion dented. I put down one finger. It was in tune. It was as well in tune as a thing can be that somebody has gone on waiting beside.
    “There was a piece that the owner had by heart,” said Mr Penhallow through the wall. “He’d promised to teach it to somebody. One remembers him at it, in the afternoons, working it out over again for a small hand.” # speaker: hollis-penhallow
    I found that I knew it. Plenty of people know that one. I played it as far as where you have to cross your hands, and there I couldn’t reach.
    -> third_chapter
+ [I asked Miss Raman to take the panel off the lift.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: The shoe cupboard, pair by pair
They stood in pairs, as they’d been put out that night: gentlemen’s boots, and a lady’s with buttons, and a smell of blacking. He’d told us eleven guests. I counted along. There were twelve.
“I did them all,” said the porter’s voice from outside the door. He had turned his back. “One doesn’t ask. I did the twelfth pair anyway. They were very small. I remember I thought, I must just find out who those are for, and see if they’d like anything brought up; and then the bell went.” # speaker: hollis-penhallow
They had a strap and a button. The polish was a hundred years old, and one could still see one’s face in it. I looked. I suppose I must have breathed on it, it was rather a blur.
+ [I tried one on. It was only to see.]
    ~ tried_on = true
    -> shoe_fits
+ [I carried them down to the desk, and put them side by side.]
    -> third_chapter

=== shoe_fits
Well, it fitted. A great many people have small feet.
I’d have gone on to the other, but it had become so quiet out in the passage that I could hear the button. I took it off again. I did up the button, so that it should be as it was. When I came out Mr Penhallow was looking straight in front of him at a picture of a stag; and there was so little left of him that I could have counted its points.
“I trust that they gave satisfaction,” he said. # speaker: hollis-penhallow
-> third_chapter

=== pantry
There’s a spike, on the wall by the plate-warmer. It went back and back. There were kippers on it, and baths, and a general’s port. And right at the bottom was one that had gone the colour of tea, with no sum on it at all.
“Room 19,” I read out to the others. “Owing: One story, as promised. One light to be left on. To be settled at bedtime.” # document
“That’s not what the guest owes us,” said Miss Raman slowly. She had taken the screwdriver from her hair, as she does to think. “Look at which column. That’s what the house owes to nineteen. It’s a promise. It’s one of ours.” # speaker: priya-raman
Mr Grieve had put out his hand to it, and drawn it back. “It’s not a great deal,” he said. “It’s a good while to have it hanging over one.” # speaker: ansel-grieve
-> third_chapter

=== panel
She did it from the side, under protest, with her eyes shut. “I’m not looking at it,” said Miss Raman, “I’m looking at eleven through thirteen. What does fourteen go to?” # speaker: priya-raman
It doesn’t go to anything. There’s just a hole in the board, lined with a bit of blue flannel. I put my arm in. It went in as far as the shoulder; and at the end of it, in the dark, a hand took hold of mine.
It wasn’t frightening. I’d like to be believed about that. It was about my size, and sticky. It held on, the way you do in a crowd when you’ve got somebody at last; then it pressed something into my palm, and let go.
It was a key. It had a brass star on it with a number.
~ drawer += key_nineteen
“Nineteen,” I said.
“It’s where they keep it,” said Miss Raman. Her eyes were still tight shut, and running over. “Oh, it’s not a tank room. It is not a tank room.” # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Somebody signed twice
# scene: desk
So we came back to the desk, and they opened the register for me, as it’s heavy.
The page for that night fell open by itself. Mr Penhallow knows every name. He went down them with one cold finger, murmuring, a colonel, two Miss Wests, a traveller in corsets. Eleven. And beneath these, off the line, there was a twelfth, in pencil, all in capitals. One of them was back to front.
“That wasn’t there,” the porter said. “I ruled that page off myself. I’d have seen it.” # speaker: hollis-penhallow
“You’d have to be low down,” said Mr Grieve. “If you were to come at it from this side, say. On tiptoe.” # speaker: ansel-grieve
I was reading it, with my finger underneath. It was two words; the first was the name of the hotel.
“Perpetua,” said Miss Raman. “Somebody put the hotel?”
“It’s a girl’s name,” I said. “It was a name first.” I can’t think how I knew. The three of them had stopped talking.
“They said in the hall that he’d built it for a daughter,” Mr Penhallow brought out. “The owner. One never saw her. She’d a nurse and was to be kept from draughts. There was something about a train. They were to come on ahead of him, in the rain, and were parted; one heard that she was put in a cab by herself, with a label. It was that night. We’d been told to expect her, and had a bed made up in nineteen. But she never arrived.” He put his hand to where his breath used to be. “I was looking for someone taller,” he said. # speaker: hollis-penhallow
“A guest signs twice,” said Miss Raman. “In, and out.” She turned the leaves, a century of them, to the last that had ink on it.
It was today’s page; there was my own name, where I’d put it when I came in that evening. {player_name != "": They had all of them been calling me {player_name}, since it was how I’d asked to be called. It wasn’t what I had written.|Someone had given me a pen.} I’ve never had much of a hand. The light wasn’t good. I shut the book, on her glove.
+ [I said we had better go up, since it was nearly three.]
    -> fourth_chapter
+ [I opened it again, and let them see. # hint: it is only a name]
    ~ looked = looked + 2
    -> signed_twice
+ [I asked Mr Grieve for a story, while we waited. He was good at sitting still.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
No one spoke.
“One of them’s back to front,” said Miss Raman at last. She left her hand where it was, flat, beside the letter. # speaker: priya-raman
“I did it quickly,” I said. “I was wet.”
I looked at my hand on the paper, then. I looked at how far down the stool my feet came. I’d like to be able to say that I had known. I’d noticed that people bent to talk to me. I had supposed that they were polite.
“We’d best get this umbrella round to whoever’s it is,” said Mr Grieve. He’d got down on one knee to do it. He made no ceremony. {drawer ? little_umbrella:He took it off my arm, where he had hung it himself, and held it out again by the right end.|He just held it out to me by the right end.} “Sorry about the delay,” he said. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
He thought. “I only know the one,” he said. “It’s about a crow who kept a shop.” # speaker: ansel-grieve
It was rather a good shop. It sold only things that had been left on trains. The crow knew who each of them belonged to, that was the trouble with it as a business: it couldn’t sell anything, for thinking of their faces. So every night it would shut up early, put whatever it was beneath its wing, and fly about looking in at windows.
“And did it find them?” I asked.
“It’s a long story,” said Mr Grieve. “I generally get as far as the second window.” His voice goes along like a needle. I was surprised, when the clock struck, to find that I’d put my head down on the register. I hadn’t been sleepy in I don’t know how long. I’d forgotten that it begins in the knees. # speaker: ansel-grieve
The porter was standing next to us with his mouth a little open. “Begging your pardon,” he said. “What was in the second window?” # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Ten past three
# scene: stairs
At ten past three it rang.
The wire was cut; they had taken it down and put it in a drawer. All the same it rang. It’s a small flat cross sound. Someone has been told that they’ve only to ring, and has.
“I’ll go,” said Mr Penhallow. He settled his tie. “I always do.” But he looked round, this time, to see if anyone was coming.
We went up all together, on foot, since he always had. The fern was where it should be; it was only there the once. At the half-landing he slowed down, he put out a hand towards the rail. “This is where I sit down,” he said.
+ [I took his hand, though there was nothing in it.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [I told him, as the relief, that he might go up by the middle of the carpet.]
    ~ hollis = hollis + 2
    He thought it over. It was a point of etiquette. “If one has been relieved,” said Mr Penhallow, “one’s a member of the public.” A hundred years he had been on those stairs, and always at the side. He went up the middle with his hat in his hand, looking about him, at the stag, and the fern; and at the half-landing he was so much taken with the view that he forgot to sit down. # speaker: hollis-penhallow
    I came after him with the lamp. I had to hold it over my head.
    -> room_nineteen
+ [I ran on ahead. I knew the way.]
    -> landing_run
+ [I asked Miss Raman to bring the lift up under him.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
It’s like holding a draught. I held it all the same. He stood with his foot on the next stair, and it wouldn’t go; it was ten steps, and he hadn’t been up them on his own account for a hundred years.
“It’s a curious thing,” said Mr Penhallow. “It was never the stairs. I’ve a notion I was afraid that I’d get there, and there would be somebody, and I’d have kept them waiting.” # speaker: hollis-penhallow
“They won’t have minded,” I said. “They’d think it was a minute.”
He looked down at me. He can’t weep, but he goes a sort of pearl. “Would they,” he said. We did the ten together. I counted for him.
-> room_nineteen

=== landing_run
It’s left, then left, and the door with a star.
I’d got there long before the rest of them. I could hear them coming, and the porter’s voice saying “Sir”, then, in quite another tone, “Miss. Mind the step.” I did mind it. I’d known that it was there. I have never in my life been down that passage.
The door was shut. There was a mat, with nobody’s shoes on it, and a brass rail at just the height of my eyes. It had been rubbed bright. I put my hand up to the place, and found that it fitted.
-> room_nineteen

=== landing_lift
“Between the ground and the first?” said Miss Raman. “There’s no stop between the ground and the first.” But she’d gone down in a white flash of gloves. A hum came up through the treads; out of the solid wall, between the stag and the fire bucket, there rose a lighted doorway, and halted, level with the stair to the width of a hair. # speaker: priya-raman
“Going up, Mr P.,” she said. # speaker: priya-raman
“I’m not a guest, miss. There’s the service stair.” # speaker: hollis-penhallow
“You’ve been here a hundred years. You’re a resident. Second landing, Household Linens, Being Looked After.” She had her hand out to him. It was the first time I ever saw anyone do that who knew he was not there. He got in. He held his hat. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: Room nineteen
# scene: nineteen
“Well, I’ll knock,” said Mr Penhallow.
He knocked: twice, and then once. And we waited, as he’d done on every night of a century, for somebody to say “Come in”.
The three of them weren’t looking at the door. It took me a moment. They weren’t looking at one another either. They had, all three, the face that people have at a party when the candles have been lit.
It came to me that it might be for me to say.
# scene: nineteen
{drawer ? small_shoes: I’d brought the shoes up with me, under my arm.}{drawer ? key_nineteen: I had the star in my hand, with the key on it.}{drawer ? unpaid_bill: I’d put the old bill in my pocket; one story, it said, as promised.}{drawer ? little_umbrella: I was leaning on the umbrella. It was just the right height.}
+ {looked >= 2 or tried_on} [“Come in,” I said.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [“Come in,” I said. # locked: I had not looked closely enough to know who was to say it]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [I asked if they would all come and sit on the bed, and one of them begin.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [I asked Miss Raman what was on the fourteenth.]
    -> ending_fourteen
+ {hollis >= 2} [I told Mr Penhallow that he was relieved.]
    -> ending_relieved
+ [I said there was nobody there, and went down to mind the desk.]
    -> ending_desk

=== ending_come_in
# chapter: Settled
The door opened as if it’d been leaned on from inside.
It was a nice room. It had a frieze of ducks. The bed was turned down on the one side; there was a fire, and a night-light burning in a saucer which somebody must have lit about a minute ago. On the chair there was a nightgown warming.
“I’m so sorry,” I said to them. “It’s me, isn’t it? I was at the desk the whole time. I thought you’d want somebody to do it.”
“You did it very well,” said Mr Penhallow. “I never saw a better hand at a general.” He had gone down on his heels, to be of a height. “I’m sorry, miss, that I was so long on the stairs. Was there anything that you were wanting?” # speaker: hollis-penhallow
I’d had it all ready. I had been ringing for it for a hundred years. When I came to look it was quite a small thing.
“I only wanted to say that I’d come,” I said.
He had carried the book up under his arm. He took out his pencil and wrote it in, then and there, with the time; and I saw him look at it, and straighten the shoulders of his coat, like a man whose train’s in.
# scene: dawn
# ending: signed-in; Signed in
It’s all told by Miss Raman from here, as I was asleep. She says that at six o’clock the revolving door was going round with the sun on it, and it let out whoever pushed. Mr Grieve went off to see to a lady’s parasol. The porter gave her his watch to hold; he’d be just a moment, he said, he was going up to see if nineteen had all they required. They’ve sold the hotel. They couldn’t, the agents found, sell the one room, there’s a guest in it. It’s in the lease: a light’s left on. The button’s still warm. She thinks it’s because I sleep with my hand under my cheek.
-> END

=== ending_story
# chapter: What was owing
So that’s what we did. It wasn’t locked, it only wanted asking. There was a bed, and a light, and a frieze of ducks; Mr Grieve took the chair, and Miss Raman the fender, and the porter stood until I told him that I couldn’t see through him properly.
“One story,” said Mr Penhallow, {drawer ? unpaid_bill:reading from the bill|reading from a bill the colour of tea, which had been all this while on the spike in his pantry}. “As promised. The house regrets the delay.” # speaker: hollis-penhallow
“There was a crow that kept a shop,” said Mr Grieve.
They told it between them. Miss Raman put a lift in, she couldn’t help it; and the crow found it could get to much higher windows. The porter did the voices of the guests. He’s got eleven, all of them perfect, and had never been asked. They got beyond the second window, the third. There was somebody at every one who’d thought a thing was gone for good. I did my best to stay awake for the end. It’s so hard to know, afterwards, which part it was you heard.
“And at the very last window,” I remember Mr Penhallow’s saying, a long way off, “there wasn’t anybody. There was just a label, and a wet coat. So what it did, it went in and sat down there; and waited till she came.” # speaker: hollis-penhallow
I’d like to have asked him if she did. Somebody was tucking in the side next to the wall.
# scene: dawn
# ending: paid-in-full; One story, as promised
PAID, it says across the bill. It’s in three hands. They let the door go round on Sunday morning, and anybody who wished to could go out by it. I’m told that it was fine. {ansel >= 3: Mr Grieve tells the story to children while they wait, and there’s more of it every time.|Mr Grieve left the umbrella in the stand, open, so that I should find it.} The porter hasn’t been seen since, but the pictures are always straight. As for me, I was wrong about the desk, I think. I had thought somebody must keep it. But I’ve slept right through, and nothing’s rung.
-> END

=== ending_fourteen
# chapter: Fourteen
“I’ve written eleven letters to ask,” said Miss Raman. “They put up my wages.”
“But what would you like it to be?” I said.
She thought about it; she’s an engineer. “A proper motor room,” she said, “with a skylight. And all of it labelled. And somebody there who’d been waiting to show it me.” She’d gone quite pink. “Six years I’ve been afraid that it was a tank.” # speaker: priya-raman
I said that I’d show her, then. It was the natural thing. It’s not through nineteen at all, you only sleep there. I stood upon the seat, took hold of her hand in its white glove, and pressed it to the button, underneath mine. It’s not in the contract that she mayn’t be pressed with.
It went up like a breath. Nine, ten; the porter was counting. At thirteen we shut our eyes, for luck, and went by it. And the gate folded back like a fan, on to the roof of the whole hotel, under glass, with the lights of the city laid out round it as far as the rain; in the middle was the wheel, as tall as a house, all brass, and turning. There was a rocking-horse tied to it. My father’d had it made so. He said that I’d always be able to feel when anyone was coming up.
“It’s labelled,” said Miss Raman. She was down on her knees to read them. They’re all in capitals. There is one of them that’s back to front. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Mind the step
She sent off her thesis from there. They signed it. {priya >= 3: She’s the only one with a gate key, and she comes up on Thursdays at nine; we oil things.|She comes up, Thursdays, to read me the gauges.} They’ve pulled down most of the Perpetua since; it’s offices as far as the twelfth. But the lift still has fourteen buttons. If you are under contract you aren’t to press it. If you’re not, and have had a barley sugar, and can reach, you’ll find that it’s warm. That’s me. I’m only leaning on it to see who it is.
-> END

=== ending_relieved
# chapter: The end of the shift
He didn’t take it in. “I’ve nineteen to see to,” he said.
“I’ve seen to it,” I told him. “I’ve been in. There was a guest who rang, but they don’t want anything now. They said you’d been very prompt.” I stood as straight as I could manage. “You may go off duty, Mr Penhallow. I’ve got the desk.”
I don’t think that anybody had ever said it to him. There was no one to; he’d been the last on. I watched it travel down him like the lights going out along a corridor, one by one, in order, with care. “Will there be anything else?” said Hollis Penhallow. # speaker: hollis-penhallow
“Was there something you’d have liked?”
“One hesitates to say,” he said, “and so I’ll say it quickly. I never once stayed here. I’d have liked to see it by day, with my hat on; to come in at the front, and have someone look up.” # speaker: hollis-penhallow
So we did that. Miss Raman held the lift. He went out by the revolving door; we could see him there, in the fourth glass, very upright, with the morning behind him. He came round. He took off his hat.
I looked up. I had to get on to the rail to do it. “Welcome to the Perpetua,” I said. “We’ve been expecting you.”
# scene: dawn
# ending: relieved; We have been expecting you
He has twelve, with the sun. He stays till eleven in the morning, and goes down to breakfast. {drawer ? small_shoes: At night he puts his shoes out; I do them, and beside them I do a pair of my own.|At night he puts out his shoes.} I’m told the hotel shut. It may have done, there are tickets on everything but me. But there has got to be somebody on the desk. I have a box to stand on now, Mr Grieve made it. And I’ve stopped hearing that bell. It used to be so cross. I can’t think who it was.
-> END

=== ending_desk
# chapter: No one in nineteen
They exchanged a look over my head. People do; I’m used to it.
“As you think best,” said Mr Penhallow. He bowed to the door all the same. # speaker: hollis-penhallow
I went down on my own. I got up on the stool. There was the register, the pen; there was the wet street, going round and round. I took a message for a general. At about five Mr Grieve came and leaned something in the corner of the desk, without a word, and patted it, and sat down again in his armchair; and Miss Raman brought me a barley sugar.
“You could come and ask again,” she said, “any time. When you’ve had a think. It’s always at ten past three.” # speaker: priya-raman
“I’m rather busy,” I explained.
“I know,” said Miss Raman. “You’re marvellous at it.” # speaker: priya-raman
# scene: dawn
# ending: busy; Rather busy
That’s all a while back. They never did manage to close. There were people who came to lock up, and the door brought them round; they’ve taken rooms. {rounds_made >= 2: I’ve stopped trying it myself.|I’ve been told I ought to try the door.} I don’t mind, I like a full house. It’s just that every night, at the same time, something in this drawer goes off like a cross child; and I look at it, and I think, somebody ought to see to that. And then I think that it’s sure to be in hand. There’s a gentleman who goes up.
-> END
