# role: passenger; Somebody with a letter of their own; You have carried it so long that it has taken the shape of the bag.
# role: postmaster; A retired postmaster; In thirty years you sent back nine letters for want of an address. You remember all nine.
# role: sleeper; One who cannot sleep; You have not slept through since spring, and were told that trains are good for it.
# relationship: hana; hana-mizuki; 4
# relationship: tomas; tomas-brava; 4
# relationship: nkiru; nkiru-obi; 4
# relationship: sagara; sagara-toru; 4
# meter: dark; Hours of dark; 7
# inventory: pockets; In your pockets
# item: own_envelope; An envelope that you never addressed
# item: orange; An orange, unpeeled
# item: knotted_cord; A cord with knots in it
# item: heel; The heel of a loaf
# talk: hana-mizuki; It is a listening sort of rain tonight. Please. I’ll leave my letters shut.
# talk: tomas-brava; Sit, sit. I’ve an orange, and seven hours, and you’ve the look of a good half of each.
# talk: nkiru-obi; Keep hold of the cord while you talk. One hears better with something in one’s hand.
# talk: sagara-toru; There is a seat. I do not promise to look up.

LIST things = own_envelope, orange, knotted_cord, heel
VAR role = "passenger"
VAR player_name = ""
VAR pockets = (own_envelope)
VAR hana = 0
VAR tomas = 0
VAR nkiru = 0
VAR sagara = 0
VAR dark = 7
VAR talks = 0
VAR kept = ""
VAR named = ""

-> no_platform

// A night in pigeonholes: three of four people can be heard before they tire, and one can be kept awake.

=== function passing()
{talks:
- 1: ~ return "A long bridge, lamps burning lower"
- 2: ~ return "The pigeonholes, ticking as they cool"
- else: ~ return "The mail car, in the small hours"
}

=== no_platform
# chapter: The mail car, at a walking pace
# scene: mail-car
There is no platform. The train slows to the pace of a man walking, a door stands open with a lamp in it, and you step up as one steps on to a moving stair.
Inside it smells of glue, wool and oranges. On both sides rise pigeonholes, hundreds, each with a name in enamel: not towns, you see as you pass, but reasons. REGRET, SHORT. REGRET, LONG. NEWS OF A BIRTH. RETURNED WITH THANKS. In the space between, around a sorting table, three people are sitting as far apart as three people can.
The woman by the window has her ear to the glass. The big man with flour in his cuffs holds a parcel on his knee the way one holds a hat at a funeral. The old lady in vermilion has already found the best chair and is looking at you as if you were late with the rent.
On the table lies an envelope. It is cream, heavy, sealed and perfectly blank. “Ah,” says the conductor behind you, and shuts the door. “Now we are all here.” # speaker: sagara-toru
He is a straight, spare man with a ledger and a watch. He looks at the watch three times. “This is the last run. After ninety years the mail goes by another way. Under article forty-one, passengers are carried tonight. Under article nine, a letter without an address belongs to whoever is awake when the train stops.” He turns a page. “It stops once. I am not permitted to say where. It will be before dawn.” # speaker: sagara-toru
“And if we’re all awake, my customer?” the old lady asks. # speaker: nkiru-obi
“In ninety years,” says the conductor, “that has not arisen.” He writes something down. You see, upside down, that it is your name{player_name != "":, {player_name}}, and that the entry is dated yesterday.
You have an envelope yourself. It has been in the bottom of your bag so long that it has the shape of the bag. You never could think what to put on the front.
{role == "postmaster": It is against everything that you ever enforced. You’d have been obliged to return it to yourself.}
{role == "sleeper": You take it out, most nights, at about the hour when there’s nothing else left to look at. You could draw the stain on its corner in the dark.}
{role == "passenger": You had thought of posting it as it was. There must be, it had seemed to you, a train for those.}
+ [Ask the conductor what he has written. # hint: three other names are on that page]
    ~ sagara++
    -> his_ledger
+ [Take the chair between the three, and the pot, and pour. # hint: nobody can look away while they hold a cup]
    ~ hana++
    ~ tomas++
    ~ nkiru++
    -> pouring
+ [Pick up the letter. # hint: {role == "postmaster": article three would have forbidden it, in your day|it looks heavier than paper}]
    -> weighing

=== his_ledger
# chapter: The ledger, as far as the third lamp
“What it is that each passenger is not saying,” he tells you. “I do not inspect tickets. It goes by weight.” He lets you look. Against the woman at the window he has put: one name. Against the baker: two words. Against the lady in vermilion there is a sum, worked out to several places, and then scored through.
Beside your own it says: begun.
“Begun?” you say.
“You boarded with your mouth open,” says the conductor, whose own scarcely moves. It takes you as far as the third lamp to be sure that it was a joke. From his pocket he gives you an orange. It appears to be part of the regulations. # speaker: sagara-toru
~ pockets += orange
-> hub

=== pouring
# chapter: The middle chair, with the kettle
There is a ring, a kettle, and a tin with four kinds of tea mixed together in a way that somebody once thought was clever. You pour. It is a small thing to do, but it cannot be done without going round.
The woman at the window takes her bowl in both hands, turns it twice, and thanks it. The baker says that God and Saint Erasmus will repay you, and that he has had a falling out with Saint Erasmus. The old lady weighs hers in her palm.
“You’ve given me the best cup,” says she. “You looked at them all first. So you want something, or you were properly brought up. I’ll find out which by midnight.” # speaker: nkiru-obi
By the time you sit down, the three people are perhaps a hand’s breadth less far apart. It may only be the swaying.
-> hub

=== weighing
# chapter: The table, four worn places
It weighs more than it ought to. It’s warm, as if it had just that moment been in a breast pocket; and it moves. It doesn’t rustle; it is more that when the train leans to the left, whatever is inside leans a little after.
All three of them have looked up.
“One sheet,” says the baker. “Folded by someone in a temper, who then smoothed it. I have carried a lot of paper.” # speaker: tomas-brava
“It’s raining in it,” says the woman at the window, and puts her hand to her mouth. # speaker: hana-mizuki
“It’s a bill,” says the old lady, “or the reply to one.” She holds out a palm, for you to put it in; you find that you have taken a step back. She laughs until her bracelets ring. “So. You’d have liked it to be yours. That’s all four of us.” # speaker: nkiru-obi
You lay it down where it was. There are four faint marks on the table, you see, around the place, such as are left by elbows.
-> hub

=== hub
{talks >= 3: -> small_hours}
# scene: mail-car
{talks == 0: Outside there is only dark, with now and then a signal, its arm down, and rain running off the arm. Seven hours. It is a long time to sit across from people.|{talks == 1: The train takes a bridge, hollow and long. When it has done, the conductor goes down the car and lowers every wick by a turn. There will not be time for everyone.|The pigeonholes tick as they cool. The old lady’s chin has twice touched her beads. There’s room in the night for one more talk, before it is too late to begin.}}
+ {not window_seat} [Sit down by the woman who is listening to the window.]
    ~ hana++
    -> window_seat
+ {not the_parcel} [Ask the baker if his parcel would like to be put down.]
    ~ tomas++
    -> the_parcel
+ {not vermilion} [Pay your respects to the lady in vermilion.]
    ~ nkiru++
    -> vermilion
+ {not pigeonholes} [Help the conductor with his pigeonholes.]
    ~ sagara++
    -> pigeonholes

=== window_seat
# chapter: The window seat, needle rain
# scene: window-seat
~ talks++
~ dark--
“Please,” says Hana Mizuki, “come near. It’s only needle rain, so far. It’s being very silly about a hat.” # speaker: hana-mizuki
You can hear nothing but wheels. She listens for people, she explains, in the wet; the ones who have died are chatty, and mostly worried about umbrellas. On dry days she keeps a tea house. She tells it as if she were describing a slight deafness. “I pass on what they say. I leave out the unkind ones. One learns to be a good telephone.”
“And does nobody ever ring for you?”
She straightens a spoon. There was a sister, she says in the end: Aoi, who boarded a night train nine autumns ago, with a case and a borrowed umbrella. She wrote one time, from a station which isn’t on any map. In all that weather since, there’s been not a word. “I have always thought that it must be this train. I’d go to the crossing and watch it pass. There was never anyone aboard it; only letters. When I heard that they’d take passengers for one night, I shut the shop.” She doesn’t look toward the table. “It’s her sort of paper. She never could think what to put on the front. She used to just give them to me.” # speaker: hana-mizuki
{talks == 1: The pane beside her has misted where she breathes. She draws an umbrella in it, and a second one close under the first; then she rubs out the second with her cuff.|Beyond the window the rain has changed. It is slower now, and rounder. She has gone quite still.}
+ [Ask her what she would say to Aoi, if it were she.]
    # chapter: {passing()}
    ~ hana++
    ~ named = "aoi"
    -> hub
+ [Say that a letter may be late and still be a letter.]
    # chapter: {passing()}
    -> hub

=== the_parcel
# chapter: The parcel’s half of the bench
# scene: parcel-seat
~ talks++
~ dark--
“It would not,” says Tomás Brava, and shifts along so that you can sit down. “It’s a respectable parcel. It’s only shy.” He breaks a loaf against his knee; you get the heel. “Eat. That isn’t charity, I’m lightening the train.” # speaker: tomas-brava
~ pockets += heel
He carried things across a strait, for twenty-six years, without bothering anybody for a stamp. He carried coffee, silk and penicillin. He once brought over a piano. And his daughter, who grew up knowing the eleven places in a boat where a thing can be put, is an inspector in the customs. Each morning she walks by the bakery on the other pavement, and every morning she slows by about half a step.
“So one day behind my false wall I find this. It has my name on it. It’s in her hand.” He knocks upon it twice. It does not answer. “I’ve not opened it. Four months. You’ll say, what is he afraid of? It is light; it’s square. It could be a summons. It could be that she has sent me back every birthday present.” He drops his voice. “There’s no letter with it, do you see. A person who has wrapped so well, with such corners, she’d put a note. And it came to me, Tomás, the note has gone astray. It’s fallen out. It’ll be in among the ones with no address.” Now he does look at the table, and his hand goes up to straighten a tie which he is not wearing. “Two words’d do me. I would not even mind which two.” # speaker: tomas-brava
+ [“Open it here. We’ll all of us look the other way.”]
    ~ tomas++
    ~ named = "pilar"
    -> parcel_opened
+ [“Perhaps the parcel is the note.”]
    # chapter: {passing()}
    ~ tomas++
    -> hub

=== parcel_opened
# chapter: A knot, until the next signal
It takes him as far as the next signal to do the knot. He won’t cut string. Everyone looks the other way with great energy; the conductor consults an article.
In the box there’s a roll. It’s a plain white roll, four months old and hard as a cobble, from a different bakery. There’s one bite out of it.
Tomás holds it in both his hands. “That’s Ferrer’s, on the corner,” he says. “That is what she buys.” He turns it to the lamp. “She’s left the rest. It’s a terrible roll. Look at the crumb of it, it’s a crime.” And he starts to laugh, it goes all over him, the flour comes out of his seams. “She’s telling me it’s terrible. She walks by me, every day of her life, to go and eat that; and she wants me to know.” # speaker: tomas-brava
He wraps it up again. He makes better corners.
-> hub

=== vermilion
# chapter: The seat opposite vermilion
# scene: far-seat
~ talks++
~ dark--
“So,” says Nkiru Obi, “sit. Not there, that’s for people I owe. Which were you: wanting something, or well brought up?” # speaker: nkiru-obi
“Both,” you say.
“An honest price. I like to begin with one.” She rules a market of four hundred boats. She’s got a bridge coming, eleven feet above high water. The masts stand at fourteen. There’s a polite man with wet shoes who says that the boats could be taught to bow. Every word of this she tells you for your entertainment, in offers and better offers, with an aunt for each proverb; only her hands, which are running a cord through their fingers, knot by knot, aren’t amused at all. # speaker: nkiru-obi
“It’s my ledger,” she says, when she sees you looking. “What is owed me. And here, right at the end of it, is what I’m owed the longest.” It’s a single small knot, black with handling. “Forty-one years. It was a hot day. I was a girl with a tray. There came a stranger off the night boat who’d been put ashore with nothing; and I lent him a glass of water. I said ‘lent’. I was joking. He looked at me as if I had handed him the river, and he said, ‘I shall write.’” She laughs. “I’ve buried two husbands. I have been cheated by experts. I’ve not once in forty-one years closed that account, and I’m sixty, and they’ll have my river by the spring. I should like to know if there is one man living who pays.” # speaker: nkiru-obi
+ [Offer her water, from your own cup, and call it a gift.]
    ~ nkiru++
    -> water_gift
+ [Ask what he looked like.]
    ~ nkiru++
    ~ named = "water"
    -> water_stranger

=== water_gift
# chapter: Across from her, one cup of water
She looks at the cup. She looks at it for such a time that you’re ashamed, and begin to draw it back.
“No, leave it,” says Nkiru. She drinks it to the bottom, as they do in the boats, without taking breath. “That’s the first in my life that I’ve had and not had to put down.” She runs the cord out to its end. Then she bites through it, next to the black knot, spits out the thread, and gives the long piece to you: the pepper, the cloth, four hundred boats. “Hold that for me. I wish to sit for a bit with just the one.” # speaker: nkiru-obi
~ pockets += knotted_cord
-> hub

=== water_stranger
# chapter: Down the car, a drawer closing
“Like a stick,” says Nkiru. “Like a stick in a good coat. He couldn’t have been more than eighteen. He stood so straight that the dogs barked. He thanked the glass.” And she shows you how, with a small cold bow from the neck.
Down the car, by REGRET, LONG, the conductor has turned to close a drawer. He closes it with his fingertips. He gives it, as he does to every thing that he has finished with, a small bow from the neck.
It can’t be. He is a man of eight and thirty; he’s twenty years in the service. But it has struck you that you do not know how long those years are, on this line.
~ sagara++
-> hub

=== pigeonholes
# chapter: The pigeonholes, with string
# scene: pigeonholes
~ talks++
~ dark--
“It is irregular,” says the conductor, and hands you a bundle. # speaker: sagara-toru
{role == "postmaster": He watches how you take it: by the edge, with a thumb beneath the string. “Ah,” says the conductor. “How long?” You tell him. He moves over, and lets you have the better lamp.} # speaker: sagara-toru
You sort. There’s one that begins, through the paper, “By the time you,” and you put it into BY THE TIME YOU. There are apologies for things that were forgiven on the day. There’s a whole shelf of ANSWERS TO QUESTIONS NOT ASKED. All of them are sealed, they’ve been ninety years in the dark and on the move; and in his hands they go home one after another like pigeons.
“Have you ever opened one?” you say.
“Under article two,” says Sagara Toru, “no.” He squares the edges. “When I came to the service, I was told that in these racks there’d be one for me. I have looked. It’s been twenty years, by my watch. I know each of them by the back.” There’s a pause as long as a bridge. “Lately, I’ve had a thought. I’ve thought that it may have come. Some time at the beginning; on a busy night. It might have lain on that table with nothing on the front. And when the train stopped I shall have been awake, because I’m always awake, and it would have been mine. And I’d have put it in a hole. Under article nine, I have never considered that ‘whoever’ could mean myself.” # speaker: sagara-toru
He looks at his watch, once, twice. He doesn’t look the third time.
+ [“Then sit down tonight. Somebody else can stand.”]
    # chapter: {passing()}
    ~ sagara++
    ~ named = "conductor"
    -> hub
+ [Peel him an orange. # hint: in one piece, if you can]
    # chapter: {passing()}
    ~ sagara++
    -> hub

=== small_hours
# scene: night-train
~ dark = 2
In the small hours the train runs slower, with a sound like somebody turning over. The kettle has gone off the boil. The lamps have each drawn in to a bead, and out of all those hundreds of holes comes a smell of glue and wool, as from a sewing box when the lid is lifted.
You pinch your wrist. The lady in vermilion has stopped talking in the middle of an aunt. The baker’s hands have come open on his knee. With her brow upon the glass the woman from the tea house is breathing as the rain does. Only the conductor stands, where he always stands, at the end of the car, beneath the clock.
“It takes them all, as a rule,” he remarks, low. “That’s what the seats are for. It is not a hardship. They wake up at the terminus, a little lighter.” He glances towards you. “You’re to have it, then.” # speaker: sagara-toru
The letter shines a little on the table. You need only go on sitting up.
Or you could wake one. There would be time for it, you think: just one, if you were to talk the whole way, and hold their hands, and walk them up and down. It would have to be someone whom you knew how to keep.
+ {hana >= 2} [Wake Hana, and get her to name you the kinds of rain.]
    ~ kept = "hana"
    -> keep_hana
+ {tomas >= 2} [Wake Tomás, and make him tell you about the piano.]
    ~ kept = "tomas"
    -> keep_tomas
+ {nkiru >= 2} [Wake Nkiru, and offer her a bad price for something.]
    ~ kept = "nkiru"
    -> keep_nkiru
+ {sagara >= 2} [Let them sleep. Bring the conductor a chair.]
    ~ kept = "sagara"
    -> keep_sagara
+ {role == "sleeper"} [Keep the watch as you keep it at home. # hint: you know this hour by its first name]
    # chapter: The table, four in the morning
    ~ kept = "you"
    You let go of your wrist. Pinching is for beginners. You sit straight, and let it be four in the morning, and hold it against nobody. The trick, which you’d have given a good deal not to learn, is to be interested. There’s always something: a rivet; a stranger’s hands; the way that each of them has gone to sleep facing the table.
    “You have done this before,” the conductor says. It isn’t in the regulations; but he puts his own coat round your shoulders. # speaker: sagara-toru
    -> keep_you
+ [Sit up alone. # hint: article nine would make it yours]
    # chapter: The table, with a pen put down on it
    ~ kept = "you"
    -> keep_you

=== keep_hana
# chapter: The aisle, up and down
“Needle,” you prompt her. She’s heavy as a child on your arm. Up the car, and down the car.
“Needle,” says Hana, with her eyes closed. “Mist, that remembers smells. Fox. The kind that comes in at the sleeves. Slow round. Thread rain. Rain on a roof where there’s someone home.” She stumbles. “What is the eighth?” # speaker: hana-mizuki
“You tell me.”
“Aoi used to make them up,” says Hana, much clearer. “There were only thirty in the book. She would say, ‘This one’s new.’ She’d make it last the entire way from school.” Her feet have started walking by themselves. Through the windows on both sides the dark has begun to go past more slowly. “I’ve never let myself be awake this late,” says Hana Mizuki. “I was always so afraid of hearing nothing.” # speaker: hana-mizuki
-> it_stops

=== keep_tomas
# chapter: A piano, over the table’s edge
“It was an upright,” he mumbles. “German. She lay down in the boat like a cow. Let me sleep, I’m an old man.” # speaker: tomas-brava
“And the priest?”
“The priest was on the quay. He hears us coming in. Because each time that we go over a wave…” His eyes have opened. He begins to do it with his hands, on the edge of the sorting table: the swell, the oars, the fat low B flat in the night. By the time that he’s reached the pulpit he is on his feet; he is doing both parts and the customs launch. “And Pilar was in the bow. Eight years old, with the lantern. I’d told her to sing, to cover it. She sang so well that they all came out to listen. She has told me since that it’s the worst thing I ever made her do; and the whole time she was laughing, you know. I can hear it. She was laughing so much that she could not keep the light straight.” # speaker: tomas-brava
He has stopped. He’s wide awake. So is the sound of the wheels: it’s changing.
-> it_stops

=== keep_nkiru
# chapter: Eleven pence, whispered
“I’ll give you eleven pence for the boats,” you say in her ear.
One eye opens. “For one?” # speaker: nkiru-obi
“For the four hundred.”
“God help us, a robber,” says Nkiru Obi, and sits up. “Eleven? You’d insult my grandmother’s bailer? Look at me, I’m weeping. Take it for ninety thousand, and I’ll go hungry.” You say twelve. She calls upon two aunts. It goes on by way of the pepper, and the moorings, and the lamp in the empty place; somewhere about the Quiet Water it isn’t a game any longer, she’s telling you what it’s worth. She’s never told anyone that. She goes on down the rows of them, boat after boat, by name. “And they’d sell it from under me for a road,” she tells the lamp. “And they might be right to. There. I’ve said it. I’d not have said it lying down.” # speaker: nkiru-obi
The beads have swung against the table, all together. The train is braking.
-> it_stops

=== keep_sagara
# chapter: The conductor’s chair
You set it behind his knees. He looks at it as he might at a breach of the peace.
“There’s no article,” he says. # speaker: sagara-toru
“Then it’s not forbidden.”
He sits. He does it in stages, like someone letting himself down into hot water. With his cap off he’s younger than you’d thought, and has a mark across the brow. You ask him nothing. It’s his own trade and you have seen how it’s done. After some miles he begins to speak, to the lamp: a stair, a gate; a person who called something after him as he was running for a train, which he did not catch. The person, he means. He caught the train. “I said I should write. I have been composing it. I found that one must first understand what it was that she’d said.” He turns his watch face down upon his knee. “I’ve never told that to a passenger. I seem to have got in on the wrong side of the ledger.” # speaker: sagara-toru
He says “seem”. He sounds extremely tired. In a little while he’ll be asleep. You take his hand and dig your nail into it; he says, with dignity, “Thank you.”
-> it_stops

=== keep_you
So you sit up. Nobody talks, and the lamps come and go, and you find you have taken from your bag the other one, your own, with the shape of the bag in it. You stand it against the blank one. There they lean.
You did know what to put inside. It’s the front that beat you. It’s one thing to have something to say, and another to write down a person’s name, and their street, as if they lived there still, as if there would be slippers in the hall, and somebody coming to the door.
The conductor passes. He puts down by your elbow a pen.
“It’s not an article,” he says. “It is merely that in twenty years I have observed where people stop.” # speaker: sagara-toru
-> it_stops

=== it_stops
# chapter: Evening, a platform in the rain
# scene: evening-station
It stops. It does so with no more fuss than a breath.
There’s a platform here. It has a lamp, a clock without hands, and a name on a white board. EVENING, says the board. It’s raining, gently, and there are people on it under umbrellas, quite a number, most of them on tiptoe, looking in at the windows. They don’t beckon. Each of them has hold of something: a hat, a glass, a child’s lantern, a case.
“Passengers do not alight,” says the conductor’s voice. “They may take delivery.” # speaker: sagara-toru
The letter on the table is no longer blank. There’s writing coming up on it, as a picture comes in the bath.
{kept == "you": You are the only passenger awake. You can hear the conductor’s watch. You bend to see.|There are two of you awake. You look at each other across it. It’s quite plain by now which of you it is that cannot breathe.}
+ {kept != "you"} [Give it to the one who is awake beside you. # hint: article nine allows of it]
    -> delivered
+ {kept == "you"} [Take up the pen, and your own.]
    -> ending_own
+ [Wake the others. All of them. Now. # hint: in ninety years that has not arisen]
    -> all_awake
+ [Leave it on the table, and look out of the window.]
    -> ending_window

=== delivered
{kept == "hana": -> ending_hana}
{kept == "tomas": -> ending_tomas}
{kept == "nkiru": -> ending_nkiru}
-> ending_sagara

=== ending_hana
# chapter: Evening, the window let down
It says: To my sister, who apologises to spoons.
Hana opens it with a hairpin. You don’t read it. You see a page closely covered, and blotted as if it had been out in the wet; you see her get to the end, go back, and put her finger on one line.
“‘I’m not dead, you goose,’” she reads out, in a voice you hadn’t heard before. It is eight or nine years old. “‘I’ve only been busy. If you had ever stopped listening for me in the rain you’d have heard me knocking on the wall.’” # speaker: hana-mizuki
There’s somebody outside at the glass. She’s about thirty. She’s got an umbrella which is obviously not hers, and she is drawing with one finger on her side of the pane, backwards, so that it can be read: TEA?
{named == "aoi": “I’d got it all prepared, what I would say to her,” says Hana. “It was to be so dignified.” She has the window down. She is half through it.|“Passengers don’t alight,” says Hana to the conductor, very humbly. She has the window down. She is half through it.} # speaker: hana-mizuki
“They do not,” the conductor agrees. He looks at his watch for a good long time, until there’s no one there for him to see. # speaker: sagara-toru
# scene: dawn
# ending: a-new-rain; Thirty-two kinds of rain
There is a card in the door of the tea house, BACK DIRECTLY, and on wet nights people sit under the eaves of it. You go there when you’re in that part. If you put your ear to the west gutter you’ll hear nobody dead at all: just two voices, talking across one another, on and on, about a hat.
-> END

=== ending_tomas
# chapter: Evening, a lantern held straight
It says: Señor T. Brava, in the bakery, if he is up. It’s in an inspector’s hand. It has been corrected in two places.
He can’t. He holds it out to you, with his face turned away. So you break the seal; inside it is a printed form, a declaration, such as they give you at a frontier, and across it in pencil there are two words.
“Well?” says Tomás. He’s shut his eyes. “Which?” # speaker: tomas-brava
“‘Anything, Papa?’” you read.
He’s silent for so long that you think he has not heard. “It’s what they have to ask you,” says Tomás Brava. “At the barrier. ‘Anything to declare?’ I’ve been asked it nine thousand times and I never once in my life said yes.” He’s wiping flour all over his face. “Twenty-six years. Have I anything to declare. Holy Saint Rita, give me that pencil. Give me some more paper.” # speaker: tomas-brava
On the platform a child holds a lantern up. She’s trying to keep it straight.
# scene: dawn
# ending: anything-papa; Anything to declare
It came to eleven sheets, with a plan of the boat. He posted it himself at six in the morning, on the other pavement, into a hand. {pockets ? heel: You’ve still got the heel of that loaf. It doesn’t go stale.|You had a roll there, last week, by the window.} It’s a good bakery, it’s got a queue. The inspector comes in by the back these days, she takes the corner piece, and knocks on it twice; she listens; and she says each time that it sounds to her as if there were something hidden in it.
-> END

=== ending_nkiru
# chapter: Evening, a glass of the landing
It says: The Girl with the Tray, the Landing, on a Hot Day.
“That’s me,” says Nkiru Obi, and it’s nineteen that says it. She breaks the seal with her thumb, like someone opening a pod. There drops out of it, into her lap, and splashes, and is gone into the vermilion, about a glassful of water. # speaker: nkiru-obi
There’s a page too, quite dry. She reads it to herself. She hands it up to you, because her eyes, she says, are full of river.
“Madam: I drank it and was able to go on. I have gone on ever since. I did not know how one pays for that, so I became an engineer, in order to bring water to people; I have built a number of wells. There was to have been a bridge. I have today seen the drawings, and the place. I am not young, and they do what I tell them. The height above high water is now fifteen feet. I regret the delay.” # document
Outside a thin man, straight as a stick, has lifted off his hat. He bows from the neck to the glass that’s in his hand.
“Fifteen,” says Nkiru. She sits there dripping. “With interest, it ought to have been sixteen. I’d have settled for fourteen and a thumb.” Her fingers have found the little black knot. She picks at it; it’s been tied for forty-one years; it comes undone, and the cord inside is still red. # speaker: nkiru-obi
# scene: dawn
# ending: paid; Paid, with thanks
They opened the bridge in the spring, and it went over the market as a heron does, without looking down. She sat below with her back to it. {pockets ? knotted_cord: You took her the long cord. She said that you might keep it: she’d started on another, and there was nothing on it, for the present, but a cup of water, and that was down as a gift.|She lets you call her by her name.} There’s one boat in the market that has a lamp in it and no stall. It’s for whoever has been put ashore. They don’t lend there.
-> END

=== ending_sagara
# chapter: Evening, a string bag under a lamp
It says: 車掌殿. He reads it to you. “‘To the conductor.’ It’s my own hand,” says Sagara Toru. “This is the one that I’ve been composing. It appears that I finished it.” # speaker: sagara-toru
He turns it over. On the back, where he’s looked at so many backs, there is a line in pencil, faint, in someone else’s writing. It was sent. It had been delivered. It’s a reply.
“‘I only said, You have forgotten your oranges.’” # document
He reads that over three times, like the watch. You see it go in past the uniform. “I ran for the train,” says the conductor. “She called out. I thought that it must have been something which I couldn’t have borne not to have heard. I have carried everyone’s; I’ve been twenty years…” He’s got to stop. His shoulders have begun to shake. It’s a most unpractised sound. You had not known he could laugh. “Oranges,” says Sagara. “All this time I’ve been handing them out. I believed they were in the regulations.” # speaker: sagara-toru
On the platform, under a lamp, stands a woman with a string bag.
“Passengers do not alight,” he says. He is putting his cap on your head; it’s warm. “I’m not a passenger. It’s in article one.” # speaker: sagara-toru
# scene: dawn
# ending: oranges; You have forgotten your oranges
So somebody had to take her on to the terminus, and close the drawers. It was the last run, but there’s always something left over; and it turned out there was another line that could use a person who knew the holes. You’ve been on it for some while now. You don’t inspect tickets. You give them each {pockets ? orange: an orange; you started with the one he gave you|something to peel}. And at Evening, where you may not say that you stop, there’s a couple on the bench by the ticket hall who lift their hands. You look at your watch three times. It’s in the regulations. You wrote it in yourself.
-> END

=== all_awake
# chapter: The table, five thumbs
You shout, in the voice that one keeps for dogs and for children near water. You bang on the table with both fists, so that every enamel name rattles on its screws.
The baker’s on his feet with the parcel held above his head. Nkiru has said a thing that no aunt ever taught her. Hana says “I’m so sorry” to the window; and the conductor’s pencil is standing still upon the page.
“We’re all awake,” you say to him. “All five. Look it up.”
He turns over article nine. He looks at the back of it. There is a line there, in smaller type. It has, you realise, been waiting ninety years for somebody to turn the page. “‘If more than one,’” he reads, and his voice cracks, “‘then to them all.’” # speaker: sagara-toru
So it’s opened in the middle of the table, by five thumbs. It’s a sheet folded in a temper and smoothed. In the hand of nobody that anyone knows, there’s one line.
“Well? I’m here. Which of you is going to speak first?” # document
# scene: dawn
# ending: all-awake; If more than one
It was the baker, naturally. But Hana had got hold of the window strap and Nkiru was calling out to a man with a glass; the conductor had his cap in his hand; by then you couldn’t hear yourself. The platform had come right up against the train. You never saw so many people lean out. When it pulled away, everyone’s sleeves were wet, and they’d all got hold of something. {pockets ? own_envelope: As for you: you looked in your bag, a good deal later on. There was the envelope, and on the front of it was a name, in your own writing. You had shouted it, they told you. It was quite a good address.}
-> END

=== ending_own
# chapter: BEGUN, at the height of the heart
It’s your own name that’s come up on the cream one. {player_name != "": {player_name}, it says, in the hand of someone who has meant for a long while to write it.} You’d thought that it would be. You don’t open it yet.
You turn over the other, with the shape of the bag, and you write: a name. It’s not hard when the pen is moving. You write the street as you remember it, with the stairs on the left. You put the number. And where there ought to be a town, because you’re not sure any more, you put: if not there, then wherever they have got to. Please.
“That’s sufficient,” says the conductor. He’s holding out his hand, flat. “There’s a rack for it.” # speaker: sagara-toru
“Which?”
He shows you. It’s at the height of the heart; there’s nothing in it. BEGUN, says the enamel.
And when it has gone home, like a pigeon, you sit back down at that table among three sleeping people who’ll wake up lighter, and break the seal on the letter that is yours. There is one sheet. It’s been folded in a temper, and smoothed. It’s the answer.
# scene: dawn
# ending: begun; Begun
You never tell anybody what it said. It goes by weight. But they noticed, when the train set you down at the pace of a man walking, at a crossing in the early light, that you went off up the lane with a bag that had no shape at all. {pockets ? orange: You were peeling an orange. It came away in one.|You were whistling.}
-> END

=== ending_window
# chapter: The window, a place rubbed clear
You leave it lie. You go to the window, rub a place, and look.
It’s an odd thing to be looked at so. None of them is yours, and yet there’s not a face you couldn’t put a name to, when you’ve sat all night by the other half of it. There’s a thin man with a glass. There’s a child who has a lantern; a woman under an umbrella that’s not her own; and by the lamp, with a string bag, one who is scanning each window of the train as if for somebody who had run for it.
So you point. You hold up your lamp, and you point, behind you: this one; she’s asleep; she’s well. That’s him. That’s him, standing. And one after another you see them find the face; and their own alter; and some of them put a palm up to the glass, outside, where it’s wet.
Then it goes on. It’s quite light. When you turn back to the table there’s nothing on it but four elbow marks and a bit of sealing wax.
# scene: dawn
# ending: seen-well; Seen, and well
“Under article nine,” the conductor says, “it belonged to whoever was awake.” He shuts the ledger. Beside your name he has crossed out “begun”. “It would seem that they were.” The others woke up at the terminus. {hana >= 2: Hana said that she had had such a dream of tea.|The woman from the window had a handprint on her sleeve.} They were lighter, all of them, they couldn’t have told you why; they went off across the yard arm in arm, arguing about bread. What was in the letter you never learned.
-> END
