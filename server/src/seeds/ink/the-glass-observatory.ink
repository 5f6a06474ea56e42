# role: gardener; The under-gardener; You hold things. You have never killed a fern.
# role: stargazer; The under-gardener, who looks up; You know forty-one stars by name, and nobody has ever asked.
# role: writer; The under-gardener, who promised to write; You have a postcard in your cuff. So far it says “Well”.
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Stars in flower; 9
# inventory: crate; In the crate
# item: mandrake; A mandrake, wrapped, asleep
# item: labels; A bundle of blank labels
# item: jam; A jar of jam on a little parachute
# item: chart; A page of another sky
# talk: ilyas-qadir; Come, it is warm by the pipes. I have just been wrong about something, and am excellent company.
# talk: juniper-reyes; Talk away, I’m only repotting. If it screams it’s not at you.
# talk: yusra-haddad; The wind’s gone round, so I’ve a minute. It’s addressed to you. Go on.
# agreement: a-place-dug; juniper-reyes; place_dug; true; Juniper will dig a place for it tonight, on the south side, and say nothing to anybody.; dig, dug, in the ground, a place for it, plant it, planted, put it in; In the ground? Here? There’s nine inches of loam over a hundred years of other people’s wishes. Oh, but it would take. You promised it a place, and I promised you a hand. Give me until it’s dark. I’ll do the south side, it likes to be told things from the left.

LIST things = mandrake, labels, jam, chart
VAR role = "gardener"
VAR player_name = ""
VAR crate = (mandrake)
VAR ilyas = 1
VAR juniper = 1
VAR yusra = 1
VAR pots = 0
VAR read_by = ""
VAR planted = false
VAR watered = 0
VAR place_dug = false

-> arrival

// Three nights under glass. Whose way of reading is learned, and what is set down in the ground, decides who may leave.

=== arrival
# chapter: A mountain with a lamp in it
# scene: clouds
The pilot said that we were not lost, since to be lost one must have been expected.
She said it quite calmly, leaning out over the wicker with a hand on her hat, while the basket turned and the whole white country of cloud turned under it. Dr Qadir was being ill into a document case. I had both arms round a crate of roots, which I had promised not to set down until it could be set down in the ground, and I had promised it to the roots.
Then the cloud opened, as a cat opens an eye, and there was a mountain directly in front of us with a lamp in it.
“That is not on the map,” said Yusra Haddad, and for the first time that day she sounded happy. # speaker: yusra-haddad
It was glass. That is what I remember: not a glass roof on a building, but glass all the way down, rib and pane, lit from within and so crowded with leaves that they pressed their palms to it, like children at a window when the carriage comes.
There were three people in that basket. I was with the crate. I ought to explain it, as it has a bearing: I was under-gardener at the Reyes Physic Garden, and Miss Reyes, who was asleep beneath the other bench in two pairs of gloves, had taken me along in order to hold things. An under-gardener isn’t a person, for purposes of ballast. Dr Qadir had come to look for a star. Miss Reyes had a mandrake to return. The pilot had a schedule, and a strong wish to find out what would happen to it.
{role == "stargazer": I ought to say, besides, that I look up. I had it out of a penny handbook. It doesn’t come into the work much, among roots; but I knew forty-one of them by name, and I’d been counting since it got dusk, and there was not one where I had left it.}
{role == "writer": I’d promised somebody a postcard. I had it in my cuff, stamped, with the direction on it, and on the other side there was nothing as yet but “Well”.}
{role == "gardener": I had never killed a fern. I mention it, since it was all that could be said of me at that time.}
“It’s the Observatory,” cried Dr Qadir, wiping his spectacles on his cuff, which had a sum on it. “It was built for a comet. I was told so by a glazier, who had it from his aunt. They’d the largest lens that was ever poured, they asked everybody; and the comet did not come. It must have stood here empty for a hundred years.” # speaker: ilyas-qadir
“Then who’s lit the lamp?” said the pilot. She brought us down on the terrace as you put a cup back on its saucer. # speaker: yusra-haddad
There was a door, and somebody was holding it open with a boot, having a flowerpot in either hand.
+ [I went in first, since I had the roots.]
    ~ juniper++
    -> in_first
+ [I helped Dr Qadir, who could not feel his knees.]
    ~ ilyas++
    -> help_doctor
+ [I stayed to help the pilot tie down.]
    ~ yusra++
    -> tie_down

=== in_first
“Don’t put that there,” said whoever it was, “that’s Tuesday week.” It was an old lady, brown and small, in flying boots. “Nor there. That bench is asleep. What have you got? A mandrake. Poor thing, it’s been talked to. Bring it along to the pipes.”
Behind me I heard Miss Reyes, who had woken up, say “Oh, labels. They’ve none of them got labels,” in the voice that other people keep for puppies. # speaker: juniper-reyes
-> bettina

=== help_doctor
He leaned upon my shoulder and thanked me, and the doorstep. He’d given me a date out of his pocket, with fluff on, before we were properly inside. “I should tell you that I don’t expect anything,” he said. “I’ve looked for one star for thirty-nine years. I have grown used to being shown what it isn’t.” Then his hand tightened. He’d gone silent in the middle of his sentence; he does that when clouds part. They hadn’t parted. He was looking at a row of flowerpots. # speaker: ilyas-qadir
-> bettina

=== tie_down
She had me stand on the rope while she talked to the balloon. It was called Roughly, it had sixty-four patches, and she went round it with her palm flat and told each of them by name that it had done well. “There’s no wind here,” she said as she came round again. “D’you feel it? We were brought, and put down; now it’s gone off, like a cab. I’ve only heard of one that did that.” She licked her finger, and held it up for an unusually long time. “Bettina used to tell me, and I’d say, have some more tea.” # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: The one who went up with jam
# scene: observatory
“Bettina?” said the pilot from the doorway.
The old lady in flying boots put down both pots. She looked as people look who’ve had a letter so long in their pocket that they have left off listening for the post.
“You’ve come down too fast,” she said. “You always come down too fast. What’s that, Goose? You’ve patched it with a tablecloth.” And Yusra Haddad, who shouts slightly from habit, and has never been known to be early or to weep, had both arms around her and her boots off the floor. # speaker: Bettina Kraus
She’d taught her to fly. At seventy-one she had gone up by herself, to find the wind that goes all the way round the world and comes home. She took jam. “And I found it,” said Bettina Kraus. “It isn’t high. It’s slow, that’s all. It goes round by way of everything that didn’t happen. It set me down here; and here was all of this, dying for want of a can of water. So I’ve been busy.”
Miss Reyes was down on her knees by then with a lens. “They’re not anything,” she kept saying, in ecstasy. “It’s not an aster. It isn’t anything. What are they?” # speaker: juniper-reyes
“Stars,” said Bettina. “In pots. They come up from a grit that was in the dome. You’ll want to sit down; they open at nine.” # speaker: Bettina Kraus
So we sat on upturned buckets with our coats on. You heard it first, like a whole church softly taking off its gloves. Then all along the benches, up the ironwork, out on the panes, they opened; each with one point in it of cold clear light. The glass went away. There were thousands. We were in the middle of a sky. It went under us as well, through the floor.
Dr Qadir stood up. He turned round once. “I do not know it,” he said, very plainly. “There’s no star here that I’ve ever seen. I am forty-five, and have never been so happy in my life.” # speaker: ilyas-qadir
“It’s the sky as it would have been,” said Bettina. “The night the comet came.” # speaker: Bettina Kraus
~ pots = 3
+ [I sat by Dr Qadir, and held the lamp while he drew it.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [I asked Dr Qadir if I might do the north for him. # hint: I had never told anyone]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    “The north?” said Dr Qadir. He took off his spectacles, the better to see me. “You are fond of them?” # speaker: ilyas-qadir
    I told him forty-one, by name. I told him which I had been sorry for as a child. He moved up on his bucket; he gave me half of the page, and the sharper pencil, and we did that sky between us as you’d shell peas, he from the one end and I from the other, saying nothing at all, until towards four we met.
    There was a place there on which neither of us had put a mark. It was about where a door might be. “You left it as well,” said Dr Qadir. # speaker: ilyas-qadir
    -> the_rule
+ [I went round with Miss Reyes and a can, and asked each what it wanted.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [I sat out on the step with the pilot, and waited for the wind.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
He drew till four. He had no instrument, only a shaving mirror, ground by himself upon a potter’s wheel. It gathered less light than a lens would. It gathered it, he said, more politely.
“You see here,” he told me, “where they thicken. It’s a road. It comes up from the south like a road, and all the others have moved aside for it. It is only that there’s nothing on it. This whole sky has stood up to let somebody by.” His pencil hovered. “A baker informed me once that there’s nothing so sad as a laid table. I can’t agree. I believe that it would depend on how late they were.” # speaker: ilyas-qadir
About where a door might be, if all this were a house, there was a gap. It was quite small. He looked at that for longer than at anything else, and the pencil hung over it and came away.
-> the_rule

=== night_roots
“Thirsty,” said Miss Reyes, “thirsty; sulking; that one’s been overpotted by a kind person. Look how they turn.” They did. They leaned after her as she went by, the whole bench, like wheat. “It’s not me. It’s what’s in the crate. They can hear that it can hear.” # speaker: juniper-reyes
She had tied on a hundred labels before she noticed that she had no idea what to write. I had never seen her pencil stop. She sat back on her heels, in that drifting light, with her pencil behind her ear. “Every plant that I’ve ever met has been accused of something,” she said. “They come to you with a name on, and it’s always ‘bane’. Nobody’s got anything on these. They haven’t done anything yet.” # speaker: juniper-reyes
-> the_rule

=== night_wind
“She’s thin,” said the pilot. “She always was. But you can see the lamp through her wrist.” She had a jar in her hands, with a bit of parachute on it. One had come down each spring, unbroken, she told me, wherever she was camped. There’d never been a note. She’d taken it that there was nothing to say. “I thought it was just, ‘Jam.’” said Yusra. “It was, ‘I’m here.’ It was, ‘I can’t get down.’ And I ate it.” # speaker: yusra-haddad
She gave me the jar to hold. There wasn’t a breath. At about three there was. It came round the shoulder of the mountain at the pace of somebody out walking; it lifted my hair, and put it back. Yusra had shut her eyes.
“It goes home after this,” she said. “You could smell it, couldn’t you? It’s got bread on it. It’s been everywhere, and it’s going home.” # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Somebody must stay
# scene: breakfast
It was at breakfast that we learned how it was. There was tea, and jam.
“You’ll want to be off with the wind,” said Bettina. “It’s three nights here. And it’ll take you; but only if you’re read out. I’ll explain. It goes by way of what never happened. If you just step up into it, then you’re one of those things. It’s what I did.” She was buttering with some vigour. “Somebody has to be down here, under the glass, when it goes by, and find you on the chart, and say where you belong. Out loud; so that it knows. There wasn’t anybody for me.” # speaker: Bettina Kraus
“One of us will stay,” the pilot said at once, “and read you out.”
“Then they’ll be wanted to be read out themselves,” said Bettina. “You see? It’s a thing that comes out one short.”
Everybody looked at the jam.
“I’m quite used to being one short,” Dr Qadir said to the marmalade. “It’s a sky. It’s the only one that I have ever been the first in. I’ve a sister who would feed the cat.” # speaker: ilyas-qadir
“You’d kill them in a week,” said Miss Reyes. “You’d be interested in them. It wants a gardener.” # speaker: juniper-reyes
“It’s my instructor,” said the pilot. “I’m not discussing it.” # speaker: yusra-haddad
No one had asked me. I had the crate in my lap. Something shifted inside it: a slow turn, as of a sleeper who has dreamed a knock.
+ [I asked where the mandrake had been going to be set down.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [I asked Bettina if there was a post. # hint: I had got as far as “Well”]
    ~ yusra++
    “There’s jam,” she said. “It does get there.” She looked at my card; at the stamp, and the direction, and the one word. “That’s a good beginning. I must have begun four hundred of them like that. I never could think how you’d tell a person you were all right, and still make it sound as though you minded.” # speaker: Bettina Kraus
    “I’d have read it,” said the pilot. “I’d have read ‘Well’. I’d have had it by heart.” It was said quite softly, for her. # speaker: yusra-haddad
    I finished mine that afternoon. It came to eleven words. I don’t set them down here, since they were not to you.
    -> second_night
+ [I asked Dr Qadir what was in the gap.]
    ~ ilyas++
    -> ask_gap
+ [I asked Bettina what it was that she missed.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
“Oh, that,” said Miss Reyes. “There’s a wood. They only want it for a witness. It’s got a throat, you know; it has heard every single thing that ever went on above it, and when you lift it out it says so. They’ll be frightfully cross that it’s late.” She stopped. I’ve seen her look so at a leaf with something on the back. “Says so,” said Miss Reyes. “Out loud.” # speaker: juniper-reyes
“In Latin,” I said, “does it?”
“In everything,” said Miss Reyes. She had begun to take off her gloves: the one pair, and the other. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
He took his time. “My grandmother drove caravans,” said Dr Qadir, “by a star she called the Latch. It’s not in our sky. I’ve nine candidates for it, and a favourite. I had begun to think that she said it to stop me from crying.” His voice wasn’t quite steady. “If it had been here, I should have known that she’d made it up; that it belonged with what never happened. I looked all night. It’s the one thing in that entire sky which is missing.” # speaker: ilyas-qadir
“So it’s real,” I said.
“It would follow,” said Dr Qadir. “I’ll want to be shown wrong. But it would appear to follow.” And he smiled at me like a boy who’s been let stay up.
-> second_night

=== ask_bettina
“Being late,” she said, without having to think. “You can’t be, up here. No one is expecting you.” She looked across the table at her pupil. “I told you that there was one wind better than all the others, and I made you believe that I’d rather have it than come to supper. It isn’t true. It’s a very good wind. I’d got as far as Tuesday before I wished I’d left word.” # speaker: Bettina Kraus
“I’d have waited,” said Yusra. It was her great fear, being waited for; she’d never in her life owned to the other half. # speaker: yusra-haddad
“I know you would,” said Bettina. “It’s why I didn’t say.” # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: The second night, and the third
# scene: night-garden
~ pots = 6
On the second night there were more. They’d come up through the gravel and between the slats of the floor. Each of us went about with a can and a lamp, being careful where we trod, and nobody talked of who would stay; we were all of us learning to read, like a night school.
It isn’t so hard when you’re told how. You don’t start from the bright ones. You find one that has turned its face your way; you ask what it’s turned from. I read a harvest that was got in. I read about a letter that had been posted, a boy who hadn’t gone in swimming. I read my own name{player_name != "":, {player_name}, in a far better hand than mine}. It was on a leaf near the pump: it was the under-gardener, going up for the gold medal for auriculas, in a hat.
“Don’t stay by that too long{player_name != "":, {player_name}},” said Bettina, going past.
I asked her if she’d one.
“By the door,” she said. “I’m at supper in it.” # speaker: Bettina Kraus
And by the third evening there wasn’t an inch of the glass that had not got a star on it, waiting, with its gloves in its lap. The whole of that sky had stood up. You could feel the road in it, on your ankles, as you can a draught.
~ pots = 9
+ [I went and helped the pilot fill the envelope.]
    ~ yusra++
    -> third_wind
+ [I went to see what Miss Reyes was digging.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [I found Dr Qadir at the great empty mount where the lens had been.]
    ~ ilyas++
    -> third_lens

=== third_wind
It filled as if it were being told a piece of news. “It’s going to be tonight,” said Yusra. She had the chart pinned up inside the basket; she’d written names all round it. “I’ve nine hundred and six deliveries to my name. I’ve never had a date in the book. You know what I put? ‘Well?’ It’s the only column. There’s eight hundred and ninety ticks, and there’s one that I left blank, for her.” # speaker: yusra-haddad
-> comet

=== third_roots
She’d dug it beautifully: the right depth, on the south side, under the very crown of the dome. “It’s promised to be put in the ground,” she said. “You promised it. Well, this is ground. It’s never heard anything yet but us. If it were in here tonight, with all of them open round it, and were to hear it from beginning to end…” She looked up. She’d earth on her nose. “It’d know the lot. It wouldn’t need anybody to stay. Whoever likes could lift it.” # speaker: juniper-reyes
-> comet

=== third_lens
It was an iron ring as wide as a mill-pond. They had sold the glass of it, he told me, for the roof. “And so they couldn’t have seen it in any case,” said Dr Qadir. “Have you thought of that? They were so certain it would come to the lens. They’d everybody out on the terrace facing south. I have been reading. It did come. It was merely rather small; it passed behind them, by the kitchen.” # speaker: ilyas-qadir
-> comet

=== comet
# chapter: The comet
# scene: comet
It came at ten past three, a hundred years late.
It wasn’t big. It was the size of a lantern that someone’s carrying up a long hill. It rose from out of the south, along the road which they had all kept for it; and as it went by each of them turned, so that it ran through the dark of that place like a hand over fur. No one spoke. I could see all their faces by it: Bettina’s, thin as a leaf; the pilot’s hand in hers; Miss Reyes with her mouth open, and Dr Qadir with his shut. And I felt on the back of my neck the wind get up, smelling of bread.
“Now,” said Bettina. “It’s now. Who is it to be?” # speaker: Bettina Kraus
They all three said “Me.”
I had still got hold of the crate.
+ {planted or place_dug} [I set it down. In the ground, as I had promised.]
    -> ending_mandrake
+ {not planted and not place_dug} [I set it down, in the ground. # locked: Nobody has dug a place for it]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [“Let him,” I said. “Dr Qadir has found what is missing.”]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [“Read her out first,” I said to the pilot. “By her supper.”]
    -> ending_supper
+ [“I can read,” I said. # hint: {role == "stargazer": I had had it out of a penny handbook|nobody had asked me}]
    -> ending_gardener
+ [I said that nobody need go tonight. # hint: it would come round again]
    -> ending_all

=== ending_mandrake
# chapter: Forty feet above the terrace
It went in with a sigh. I firmed it with my thumbs.
I don’t know how long it takes to hear a sky. The leaves went up straight. All about us in their thousands the stars had turned from the comet to it, the small plain plant in the middle; they leaned in close, as they did to Miss Reyes’s can, and told it. You could see the light go down through the stem.
“Ear plugs,” said Miss Reyes. “Everyone into the basket. No, not you,” she said to me; “well, yes, you. I’ve only to give a tug, I’ve tied a string to it.” # speaker: juniper-reyes
So it was from forty feet above the terrace, with the wind’s arm around us, that we heard it. I’d always been told it was a scream. It was a roll call. It was in every tongue there is, at the top of its voice: it said where the harvest belonged, and the boy; it said “Kraus, B., to supper”; it said our names. They went up by us in the dark one by one, like sparks, on their way home to having happened.
# scene: dawn
# ending: roll-call; The roll call
We had it up with us, on the string, rather hoarse. They got it in the end, that wood, and I’m told that it has given satisfaction. Miss Kraus lives behind the hangar and is late for everything. As for the Observatory, it’s just glass: there’s a fern or two. But I’ve got a gold medal for auriculas, which I’d no memory of entering; and they showed me the photograph. I’m in a hat.
-> END

=== ending_latch
# chapter: A gap as wide as a basket
He’d opened his mouth to be modest, and there was no time for it.
“If all that never happened is in this sky,” said Dr Qadir, “then what isn’t in it did. There’s a hole in it, the size of a star. My grandmother steered by that for thirty years and never lost an animal. I think that one might steer by it still.” He took the pencil. He wrote upon his cuff, where there was an inch left: up, and a little to the left of the kitchen. “Take her through there,” he told the pilot. “Not by the road. By the gap. It’s a latch. One lifts it.” # speaker: ilyas-qadir
“And who reads us out?” said Yusra.
“No one,” he said. “One is read out on the road, because it’s the way of things that weren’t. But we are. We’ve only to leave by the door.”
It was about as wide as a basket. We went up through the roof of that glass like a cork, and on, with all those stars drawing in their skirts; I looked down, and it was so beautiful that I very nearly, and I felt Bettina’s boot on my foot. “Eyes front,” said she. There was a click. I’ll swear to it. And over us, ordinary and enormous, with the Plough in it, there was the night.
# scene: dawn
# ending: the-latch; The Latch
He published. It’s called “On a Star Determined by Its Absence from Elsewhere”, and he thanks a glazier’s aunt. If you look where he tells you there’s nothing to see; and yet it’s been noticed, along the Salt Road, that the animals look up. {crate ? chart: I’ve the page, from that first night. I keep it facing the wall. It’s by far the best thing I never saw.|He wears the cuff on Sundays.}
-> END

=== ending_supper
# chapter: By the door, with the lamp lit
“I’m not leaving her down there,” said the pilot.
“She’s not down there. She’s on the chart. She’s by the door,” I said, “in a chair. There’s you, on the other side of it. You’ve got the lamp lit. What’s to eat?”
Yusra stared. Then she put her head back and she shouted it, as if across three valleys; she’s got the lungs. “Dumplings,” yelled Yusra Haddad to the round wind. “Bettina Kraus. She’s to come to supper. It’s Tuesday. It’s dumplings, and she’s nineteen years late, and I have waited. I’ve been waiting all this time. I’ve laid her place at every fire from here to Brod. She belongs with me.” # speaker: yusra-haddad
The old lady had risen off the floor by about an inch. She was going pink, from the boots up, like a lamp that’s been turned the right way. “Well, you might have said,” said Bettina. # speaker: Bettina Kraus
“I’m saying.” And after that it was easy. Bettina called out the doctor and he called Miss Reyes, who called me; every one of us was on it, once you knew how to look: in the corner of some other person’s supper. It didn’t come out one short. It’d only been that she’d been doing it by herself.
# scene: dawn
# ending: dumplings; Nineteen years late
I had no one to call, as I was the last. I’d got the crate in my arms. I said into the wind, feeling rather a fool, “One mandrake; to the birches, Lower Zorin”; and something small and hoarse, from under the sacking, spoke up and said my name. {crate ? jam: We had the jam with it. There’s a new column in the delivery book: it has got dates in.|There’s a new column in the delivery book. It has dates in.} She’s never on time for them. But you can see her, some evenings, over the hay, bringing it down too fast.
-> END

=== ending_gardener
# chapter: The middle of the floor
They’d forgotten that I was there. It’s quite usual.
“I’ve been holding things for nine years,” I said. My ears were hot. “I’m not ballast. I can tell when they’re dry. I don’t want a star, I’m not waiting for anybody; there’s nobody’d be put out. And I liked it by the pump.” It was more than I’d said since Easter. “I’ll read you out. I’ve a good loud voice, it’s just that I’m not asked.”
It was Miss Reyes who minded most. “You haven’t a coat,” she said, and gave me all four of her gloves. # speaker: juniper-reyes
So I did it from the middle of the floor. I found each of them, and I turned its face with my thumb, and I said where they belonged. “Kraus, Bettina: at a table. Haddad, Yusra, across from her. Qadir, Ilyas: on a roof, with his grandmother’s star over it; it’s real, sir, it’s not here. Reyes, Juniper: in bed seven, on her knees.” Each time the wind took hold; and there was one less. They got very small. I could hear the doctor calling back to me about humidity.
I’d been alone for as long as it takes to fill a can when something in the crate remarked, with a cough, “Well? Are you going to put me down?”
# scene: dawn
# ending: under-gardener; The under-gardener
I’ve nine thousand pots. They’re coming on. It’s a good talker, for a root; it has been in a great many gardens. Each spring I let a jar go over the side on a handkerchief, with a label, and I always put the same: WELL? And every autumn, when that wind comes by, there’s a basket on it. They stay three nights. They’re growing old, they come down too fast. They never ask me if I want to be read out. I think they know I was.
-> END

=== ending_all
# chapter: The terrace, a comet going by
“It goes round,” I said. “Doesn’t it? It’s in the name. It was here when she came and it’ll be here in a year. It seems a pity to rush, with the whole bench in bud.”
I could see it going from one of them to the next. They’re clever people, and had never had to wait for a quince. Dr Qadir took his foot down off the basket.
“I’d be late,” the pilot said. She tried it over. “I’d be a year late.” It was a professional opinion, and she gave it in a whisper, which for her was talking. # speaker: yusra-haddad
So the comet went by, and was waved to. The wind waited about upon the terrace for a bit, like a cab; it rattled the door; and off it strolled. And Bettina Kraus sat down suddenly on a bucket, with her apron up to her face. She’d been nineteen years, I believe, without having had anybody miss it for her.
“There’s only the one frying pan,” she said, from inside. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; A year and a day
That is five years ago. It comes past each autumn; we put on our coats for it. But there’s always something just about to open. Miss Reyes is up to the letter F. The doctor has had to be given the whole of the north stair. I put the crate down the first winter, by the pump, where it’s warm, and it’s taken. They say to lose your way you have to be expected. Well, we are; there’s supper. There’s a lamp, too, in case of anyone else, in any sort of cloud, who might not be on the map.
-> END
