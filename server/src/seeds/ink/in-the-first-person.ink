# role: freelance; The freelance; You have lived out of one suitcase for nine years.
# role: late; The late starter; You were married until October, and learned this trade to pay for the flat.
# role: local; The local hire; You had the language from your grandmother, whose house the dam will drown.
# relationship: noor; noor-saberi; 7
# relationship: lazar; lazar-novik; 5
# relationship: nkiru; nkiru-obi; 5
# meter: bent; Words bent on the tape; 5
# inventory: wallet; In your wallet
# item: torn_sheet; A torn sheet, with a thank-you crossed out
# item: word_card; A card that says LANU, blank on the back
# item: log_page; The log page with her S against your half hour
# talk: noor-saberi; The button’s down. They can’t hear us. You have until he finds his glasses.
# talk: lazar-novik; I shall listen with great attention, and afterwards I shall have heard nothing.
# talk: nkiru-obi; My customer from the box. Sit where I can see what your own face does.

LIST things = torn_sheet, word_card, log_page
VAR role = "freelance"
VAR player_name = ""
VAR wallet = ()
VAR noor = 1
VAR lazar = 1
VAR nkiru = 1
VAR bent = 0
VAR wanted = false
VAR jumped = false
VAR asked = false
VAR night = "none"
VAR terms = "none"
VAR said = "none"
VAR shouted = false
VAR pushed = "none"

-> the_form

// The reader fills in a reference for the rival, and it becomes a letter to her. Three Februaries in one glass booth.

=== the_form
# scene: room
# chapter: Room 217, eleven at night
CONFIDENTIAL ASSESSMENT OF A COLLEAGUE. To be completed by the candidate’s booth partner. One side only. Return before the morning session. # document
Lazar Novik put this in front of me at six, face down, with a pen on top of it. He put the same form in front of you. He wished us both a good dinner.
It is eleven now and you are behind this wall. I heard your shower stop, then the wardrobe door. Since then nothing, so you are sitting where I am sitting, at the twin of this desk, and if they took the wall away we would be back to back. There is one post. Each of us has been asked what the other is worth.
Colleague: Saberi, Noor. Languages: Upper and Lower, both ways. How long have you worked together? # document
Three Februaries, eleven days in each. A booth of glass one metre sixty wide. Half an hour for you at the microphone and half an hour for me, turn about, until one of us could no longer feel our face. {role == "freelance": I had been nine years on the road by the first of them and I had not unpacked in any of the nine.}{role == "late": I came to the first of them four months out of a marriage, with the ring in my coin pocket because I had no idea what people do with it.}{role == "local": I was the cheap one, hired from the valley. My grandmother’s kitchen window was in plain sight of the terrace and six metres under the line where the water would stand.}
They say one side only. I am going to need the back.
The first morning you came in with snow melting on your collar and laid three things along the desk: a watch with no strap, a pad, a paper bag of salted plums. You didn’t say hello.
“I run close,” you said. “Four words behind. Closer than that means they’ve begun to lie and I’m catching them at it. You?” # speaker: noor-saberi
“Nine,” I said. “Ten, if he’s hiding the verb.”
“So you wait until they have finished thinking.” You looked at me for the first time. “I’ve wondered what that’s like.” # speaker: noor-saberi
Then you gave me the rule. You give it in every booth, I have learned since, to beginners and to people with thirty years. “In here, I is never me. He says I regret, you say I regret, and neither of us regrets anything. When you have to speak for yourself you say the interpreter. The interpreter did not hear. The interpreter asks the speaker to slow down. I’ve been the interpreter for fourteen years. I say I all day long, and I couldn’t tell you when I last meant it.” # speaker: noor-saberi
Below us they were taking their seats. On the left was Upper River, with a Minister who wanted a dam. On the right was Lower, with Nkiru Obi, who had four hundred boats downstream of it. Between your elbow and mine were two consoles, and on each a red ring for the microphone and one black button, worn pale at the edge. Hold it down and the hall stops hearing you. They fit them so that you can cough.
{player_name != "": You read my badge. “Well, {player_name},” you said. “Who goes first?”|“Well,” you said. “Who goes first?”} # speaker: noor-saberi
+ [I took the first half hour.]
    -> first_half
+ [I let you have it, to see how you worked.]
    -> second_half
+ {role == "late"} [I told you that I had been crying in the car and couldn’t trust my voice. # hint: it was true, and nobody had asked]
    ~ noor++
    -> second_half

=== first_half
# scene: booth
# chapter: Booth 4, the first half hour
~ noor++
~ nkiru++
The Minister had a soft voice and no full stops. For a quarter of an hour I did well. I gave him his dam, his hundred and forty metres of wall, his nine hundred households who would be grateful in time. Whenever a figure was coming I found it on the pad before I needed it. 140. 900. 31 December. You weren’t looking at me. You had your chin on your fist and watched his mouth and wrote blind, and at each number your wrist came against mine and stayed there for one beat, to tell me where to look.
{role == "late": I was married for twelve years and was never once handed the thing before I reached for it.|I have been in love for whole summers and had less from it.}
Then he came to clause fourteen. The water shall lanu behind the dam.
You know what that word is, but I am going to write it down for Lazar, who only reads. It is one word with two banks. Upstream it means wait. Downstream it means stay. To the Upper people the clause said that the water would be held for a time and then sent on. To the Lower people it said that the water would be kept. Two hundred years ago both banks meant one thing by it. Then they stopped marrying each other.
I had nine words in which to choose, and I spent all nine. I heard your pen stop. You wrote WAIT and you wrote STAY, side by side, underlined neither, pushed the pad under my eyes and took your arm away.
“The interpreter,” I said into the ring, “notes that the word has two meanings.”
They looked up. In eleven days it was the one time they did, both halves of the hall, all those faces tilted toward the glass. Nkiru Obi took the piece out of her ear and bounced it in her palm.
“My customer in the box,” she said, and you gave it, since I was past speaking, “has saved me a river before ten in the morning. I wonder what that one does after lunch.” # speaker: nkiru-obi
They broke up for two hours to fight about it. The minutes have it down as a technical fault.
You held the plums out to me. I told you that it wasn’t my place to choose. You sucked one down to the stone before you answered.
“I would have chosen. I’d have picked one in half a second, and been right, and had no idea what I had done. I don’t think I like you.” You were still holding out the bag. # speaker: noor-saberi
-> free_evening

=== second_half
# scene: booth
# chapter: Booth 4, the half hour you gave away
{noor > 1: “Then don’t talk,” you said. “Listen. And leave your face as it is, nobody looks up here.”}
~ noor++
~ wallet += torn_sheet
You pulled the stalk of the microphone down to your mouth, crossed your ankles, shut your eyes, and I forgot that it was my job to write numbers.
I’d heard good ones before. This was another trade. The Minister talks the way people fill in tax returns, and out of you he came as a man who had lain awake. You added nothing, I was checking. The tiredness was in him. You only got to it sooner than he did. You ran so close that twice the two of you arrived at a full stop together.
At minute twenty-two he said that the valley’s dead would be compensated. The churchyards would be moved. In Lower there is one word for a churchyard and it is also the word for a garden. I saw it come toward you and I saw you not get out of the road. Your mouth opened. Your thumb went down on the black button and two hundred people sat listening to an empty line.
“My mother’s in one,” you said to me. It was the first thing you ever told me that was not about the work. “Take it. Take him, I can’t.” # speaker: noor-saberi
Booths change at the half hour, with a nod. Nobody leans across a woman met that morning and puts a mouth where hers has just been. The foam was warm. I picked up your sentence by its loose end, in a voice I tried to keep from being mine, and in the hall not one head turned. They never heard the place where you stopped and I began.
Six minutes later a figure appeared on the pad in front of me. Beneath it you had written thank you. You looked at that for a bit and then crossed it out so hard that the paper tore.
“You cross things out,” I said at the break.
“It’s how I read other people. You may as well use it on me.” # speaker: noor-saberi
That afternoon they reached clause fourteen, the water shall lanu behind the dam, and you and I met our word. Upstream it means wait. Downstream it means stay. One side hears a promise to send the river on later. The other hears it kept. You said both into the microphone, one after the other, flat, with the interpreter’s apologies, and the whole hall went up in shouting, and under the desk I had the torn sheet folded in my fist.
-> free_evening

=== free_evening
On the sixth evening they drove both delegations up the valley to admire the site of the wall. They would be pointing, and pointing needs no interpreter. We had four hours. You stood in the lobby in your coat without a plan, and I understood that you had not had an evening given to you for years.
+ [I asked you to walk out on the lake.]
    -> on_the_ice
+ [I asked you to drill me in the water words. # hint: the great hall was empty and unlocked]
    -> empty_hall
+ {role == "local"} [I took you over the ice to my grandmother’s kitchen. # hint: none of the hotel’s guests had ever asked whose window that was]
    ~ noor++
    -> on_the_ice

=== on_the_ice
# scene: ice
# chapter: On the lake, at dusk
~ noor++
You walked the way you work, close behind, in my footprints. The snow had blown off in the middle and we could see down into the black of it, with the bubbles caught in rows.
{role == "local": My grandmother gave you bread and lard and asked you in Lower, which she speaks with her chin, whether you had children, or God, or a stove. You said no to all three. She wrapped the rest of the loaf in a cloth and told you to bring the cloth back, and you, who have carried other people’s ultimatums without blinking, stood in her doorway and did not know how to say yes. It was dark blue by the time we started home across.|You asked what I thought of in the half hours when it was your turn. I said numbers. You said, “Liar,” gently, in Upper, where the word has a diminutive.}
You told me you’d had no address for fourteen years. The agency had a pigeonhole. “I’ve written, what, three thousand letters. Proposals. A man who wanted his brother back. I do the tone, I do it well. Nobody’s ever sent one to me. Where would it go? And whom would they ask to write it?” # speaker: noor-saberi
I was looking for something to say to that when the lake went off under us.
It was a shot, and then a long tearing groan that ran from our feet to the far shore. You had hold of my coat. I told you what every child on a lake is told: get down, flat, spread your weight, get away from me. So we lay on our stomachs with our faces on the ice, and the length of your scarf between us, an end in your fist and an end in mine.
It boomed again, further out. It wasn’t breaking. It was only the cold coming down and the ice making room for it, which lakes do every clear evening, and after a minute we both knew that. Neither of us got up.
“Say something,” you said. Your cheek was against the ice and your eyes were a metre from mine. “In your own words. Nobody’s. I’d like to hear how you do it.” # speaker: noor-saberi
I opened my mouth. I have twenty thousand words on each bank of that river and I looked through them all.
“I’m cold,” I said.
You laughed until the ice hummed. Then you drew in the scarf, an inch at a time, and I came with it.
“It’s a start,” you said. “That’s how they all start. It’s always the weather.” # speaker: noor-saberi
-> the_toast

=== empty_hall
# scene: hall
# chapter: The great hall, after hours
~ noor++
~ wallet += word_card
You made me sit in the Minister’s chair and took Nkiru Obi’s for yourself, ten metres off across the green cloth, and you threw words at me. Weir. Sluice. Tailwater. Spillway. You wanted each of them back in both languages before your hand touched the table. You had them on cards, hundreds, with an elastic band, and when I was right you flicked the card at me across the cloth and when I was wrong you kept it.
“Head,” you said.
“The height that the water could fall, if you let it.”
“Drawdown.” # speaker: noor-saberi
“The lowering of a level by taking more than comes in.”
“Example.” # speaker: noor-saberi
{role == "late": “October,” I said.|“Me, by about Thursday,” I said.} You didn’t flick that one. You slid it under your saucer.
“Dead storage,” I said, because I’d seen it on the pile, upside down.
“What lies too low in the basin ever to be let out.” You squared the cards up. “Mine’s fairly large. Go on, it’s your serve.” # speaker: noor-saberi
The last was LANU, in capitals, with a line ruled beneath it and nothing else. I turned it over. “There’s no answer on the back.”
“When I know what it means I’ll write it there. You keep it. I lose what’s mine.” # speaker: noor-saberi
At nine the caretaker threw the switches, row by row, from the doors to the platform, and did not see us. I stayed where I was in the dark. I heard you get up. When the headset on the Minister’s table clicked I put it on, I can’t say why, and your voice was inside my skull. You had climbed to the booth and turned on the ring. I could see it up there, a red point with your chin beside it.
“In case of fire,” you said into my ears, reading from the wall, in Lower and then in Upper, “do not run. Leave what you have with you. Go towards the stairs. Do not go back for anyone. The interpreter apologises. It doesn’t say anyone. It says anything.” # speaker: noor-saberi
You read me the whole notice and then the one about the lift. I was forty minutes getting to sleep that night, and I could have recited both.
-> the_toast

=== the_toast
# scene: banquet
# chapter: The banquet, ten at night
On the tenth night there was a dinner. They don’t feed us at those. You stood behind Nkiru Obi’s chair and I stood behind the Minister’s, on the other side of the table, so that the two of them could be heard by everyone.
You taught me the rule of it yourself. The interpreter looks where the speaker looks. Nkiru was looking at the Minister. I was standing where the Minister’s head stopped. So you were looking at me.
“I’ve faced this man for nine days,” you said, in Upper, a beat behind her. “I know how he takes his coffee. I know he has one good pair of shoes and a sister he’s afraid of. I have not sat so long with a man since I buried mine, and this one gives me less trouble.” # speaker: noor-saberi
There was laughter, the length of the table. The Minister got up holding on to the cloth. He is a widower, everybody knew it. He had drunk enough to stop being careful and not enough to be ridiculous.
He said it to Nkiru and I said it to you. “When you come into the room I sit up straight. I did not know that I was slouching. I would guess that I’ve been slouching for years.”
Your eyes did not leave me. Hers had not left him. I could see the pulse in your throat above the black collar that we wear so as not to be noticed.
Nkiru turned her glass round by its stem. “Then let me name a price,” you said, and your voice was all hers, broad and amused, and your face was yours. “Suppose that I gave you everything you came up here for. Would you give me your hand on it, my customer, and leave it there?” # speaker: noor-saberi
The whole room had stopped chewing. The Minister stood there so long that I thought he’d missed it. Then he answered in four words, low, to the tablecloth, and only I was near enough to hear.
He said that he would be afraid to.
Forty people turned to me, and so did you.
+ [I gave it exactly. “I would be afraid to.”]
    ~ noor++
    -> the_platform
+ [I gave it with something more. “I want to, and I would be afraid to.” # hint: every word is on the tape]
    ~ bent++
    ~ wanted = true
    -> the_platform
+ [I said that the interpreter had not heard. # hint: he would have to say it again, louder]
    ~ lazar++
    ~ asked = true
    -> the_platform

=== the_platform
# scene: platform
# chapter: The branch platform, first light
{
- wanted: The table roared. Nkiru put out her hand and the Minister took it, scarlet, and they held on through the whole of the applause. You got me on the stairs. “He never said want.” Your voice was level. “I have good ears. There was afraid in it and there was no want.” I told you I knew that. “So whose was it?” You waited, one stair above me, and I could not say the pronoun. You nodded then, and went up to pack, and I heard you miss the keyhole twice.
- asked: So he had to say it again, louder, to the whole table, and he straightened his tie to do it, and this time it came out as, “I would be afraid to, and I am asking you to overlook that.” Nkiru did not laugh. She took his hand across the cloth and gave it back. At the far end Lazar Novik wrote something on his cuff. “The interpreter heard perfectly,” you said to me on the stairs. You were not smiling with your mouth. “That was the most indecent thing I ever saw done inside the rules.”
- else: Nkiru took that in. She put down the glass. “Good,” you said for her. “So would I be.” And they both drank, and the talk came back all round the table, and I had your eyes for one second longer than the job allowed. On the stairs you said, “You could have dressed it up. I was listening for whether you would.” I asked you what you’d have thought of me. “Less,” you said. “I would have liked it and I’d have thought less.”
}
~ wanted = false
~ asked = false
Your train went down at ten past six and mine went up at twenty to seven. There is no shelter on that platform. You had the case between your feet and both fists up your own cuffs, and the light was coming over the hill the colour of a knuckle.
“Where do I write to?” I said.
“You don’t. That is what’s the matter with me.” # speaker: noor-saberi
It stops for two minutes. You got in, you turned round in the doorway, and I gave you up the case, and our fingers were under the one handle, and stayed there when the case was already in. Doors. It began to move. I had got through a minute and fifty seconds and said nothing in my own words.
You were at the corridor window, hauling on the strap. It dropped, you put your whole head out into the cold, and you called one word down the platform to me.
“Lanu.” # speaker: noor-saberi
There was no sentence round it. We had been crossing between the two of them for eleven days until I dreamed in both. Wait, if you were standing on the one bank. Stay, if you were on the other.
+ [I took it for wait, and stood where I was.]
    -> the_relay
+ [I took it for stay, and ran. # hint: the last carriage had an open step]
    ~ jumped = true
    -> to_the_frontier
+ [I shouted back, “Which?”]
    ~ noor++
    ~ shouted = true
    -> the_relay

=== to_the_frontier
# scene: train
# chapter: The luggage van, half past six
~ noor = noor + 2
I came along three swaying carriages with one shin bleeding, and you were still at the window with your back to me, looking at where I had been.
There were no seats. We stood in the luggage van, among the skis, with a crate of live hens that belonged to the customs officer. You looked at my shin. You said that I’d mistranslated. I said that it had been an even chance. “It wasn’t even,” you said. “I am from downstream,” and took hold of my lapels and kissed me.
I’ve read what I can find about it since and no one says what it is to be kissed by a person who listens for a living. You listened. You ran close. There was never more than a word between what I wanted and your having understood it, and at one point, {role == "freelance": for the first time in nine years, I did not know what country I was in|I remember this, a hen said something and we both turned our heads to render it}.
We had forty minutes. You asked me what I wanted. It was a professional question, you ask it of all of them before you start: what do you want to have said by the end?
{role == "freelance": “To wake up and know where the window is,” I said. “One bed. My own forks.”}{role == "late": “A salary,” I said. “I’ve a daughter every second week and I’m late with the rent. I want to be a person who is boring about money.”}{role == "local": “To be out of that valley before I have to watch it fill,” I said. “One of the fixed posts, in the capital. I’d never have to look.”} “And you?”
“A door,” you said. “With my name beside the bell. They’re going to make one permanent post in our pair, Novik’s fighting for it. One. I want to be tired every evening in the same chair. I want the postman to know me.” You were holding my shin in both palms, and the blood had come through your glove. “So that is going to be unfortunate.” # speaker: noor-saberi
At the frontier I had no passport on me. They were polite about it. I was put down on the wrong side of a barrier in dress shoes, at five to seven, with fourteen kilometres of track to walk back along. I walked it. I’d like that to be entered under Stamina.
-> the_threat

=== the_relay
# scene: city
# chapter: Another city, an April afternoon
~ noor++
{shouted: You put a hand behind your ear and shook your head at me, laughing, and then there was only the hill.|Your train went round the hill.} I had three hundred and fifty days and nowhere to send them.
I worked. A trial, a vaccine, a royal visit to a pickle factory. {role == "freelance": I slept in a hundred and six beds, I kept count for once, I wanted to be able to tell you.}{role == "late": I had my daughter every second week, and taught her to say I would be afraid to in four languages, because she liked the faces.}{role == "local": I went home on Sundays, {wallet ? word_card:and my grandmother asked who it was that I kept saying words to under my breath|and my grandmother asked after her cloth}.}
In April they had me in a cellar in the capital, in a cabin with no window, for a meeting on fish. The Norwegians had the floor and I don’t have Norwegian. When that happens you take relay. Another booth, in another building or another country, hears the Norwegian and puts it into something you know, and you listen to them, and speak on top. You never learn who they are. I pressed the key for Lower.
“Mister Chairman, I fail to see what the cod has done,” said your voice in both my ears.
I have no recollection of starting. I was saying it in Upper, four words after you, close, closer than I have ever run on anybody. For twenty minutes I spoke with your mouth. Your pauses went through me before I knew that they were pauses. You took a breath and I took it. I’d lived since February on one word through a train window, and now I had two thousand, all about cod, and I could not answer one of them. There’s no line back. It isn’t built for that.
The chairman thanked us. The channel stays open for a few seconds when a meeting ends, everybody forgets it, you hear chairs. I sat without moving. You didn’t switch off either.
“The interpreter,” you said to whatever was out there, “has found that she is out of plums.” # speaker: noor-saberi
Then the click. I posted four pounds of them that evening to a pigeonhole at your agency, with no name. I don’t know to this day what you knew.
-> the_threat

=== the_threat
# scene: booth-snow
# chapter: Booth 4, the second February
{jumped: When I opened the door of the booth there was a pair of thick grey socks on my chair, men’s, women’s, it was hard to say, with the price still on them. “For the next time,” you said, and your ears went dark red, and the Minister tapped his glass.|When I opened the door of the booth you were there already. You moved your pad over four inches to make room for mine. “You got thinner,” you said, and then, not looking, you laid a plum stone on my side of the desk, sucked clean, and the Minister tapped his glass.}
He’d come back changed. They had voted him no money over the summer, and put two men in good coats behind him to see that he kept his nerve. There were no more toasts. It snowed from the second day, hard, across the glass at the back of the hall. By the fifth nobody was saying please.
At breakfast Nkiru Obi had stopped by our table. “Tell me something in your own voice, the pair of you. If a man means to threaten me, is it better that I should hear it?” # speaker: nkiru-obi
You said, “Yes.” You said it with your mouth full. I was going to say that it depended on the man.
So it was ten to four, and my half hour. The men in coats had passed the Minister a paper. He read it through to himself first, I saw his lips. Then he took off his glasses, as he does when he’d prefer not to see who he is talking to.
He said that if Lower River was thirsty it might drink what it was sent. He said that he’d had her boats counted, and a river that can be held back can also be let go, at night, all at once.
Nine words is a great distance. You can see the whole of a thing from there. I saw Nkiru with her head on one side, waiting for me to say it in her ear. I saw four hundred boats with people asleep in them. I saw the men in coats, who wanted her to stand up and leave. Beside me you had put your pen down parallel with the pad. You wouldn’t help me with this. It wasn’t a number.
+ [I gave it whole, with the night and the boats. # hint: it is what he said]
    ~ noor++
    ~ night = "hotel"
    -> shut_hotel
+ [I bent it. “You will have to trust us with the water.” # hint: she would stay in her seat]
    ~ bent = bent + 2
    ~ night = "tape"
    -> tape_room
+ [I pressed the black button and held it down.]
    ~ bent++
    ~ nkiru = nkiru + 2
    ~ night = "kitchen"
    -> hotel_kitchen

=== shut_hotel
# scene: storm
# chapter: The shut hotel, second night
She stood up. She thanked the chair. She walked the length of that hall in her stockings, with her shoes in one hand so that they could all hear how quiet it was, and Lower River went after her, and by dark every car was gone. Then the pass shut. They’d left six staff, two drunk geologists, and us.
The men in coats had come to us before the last car, to say that the threat had been an error of interpretation. The Minister had spoken of trust. They needed the name of whoever had been at the microphone. Politicians do it, it’s in the textbooks, I simply had not met it with my own back against a door.
“Saberi,” you said, before I had my mouth open. “It was my half hour. S, A, B. I stand by every word.” You’d been to the booth. You had written your S across the log, over my initial, and you did it because the section had known you for fifteen years and me for two Februaries, and they could break me and could only bruise you. I told you this last part. You said it was nothing so noble. You said you’d just liked how I said it. # speaker: noor-saberi
The heating failed on the second night. I won’t put all of it on a form. We dragged two mattresses to the tiled stove in the ladies’ smoking room and lay in our coats, and around one in the morning you took yours off. You said, “Slowly. I am always so near the end of the sentence.” So I was slow. I’m nine words behind, I always was. I let you finish every thought that you had and I let it be quiet after, and only then I answered, and at some point you stopped being quick. You shook. You held on to my hair. You said a thing in neither of our languages, it was from the wells, where you were born, it was a word for when the bucket comes up heavy.
Later you lay along my side with your ear on my ribs. “I’d forgotten that it goes both ways,” you said. # speaker: noor-saberi
“What does?”
“It. The line.” # speaker: noor-saberi
-> what_was_said

=== tape_room
# scene: tapes
# chapter: The tape room, past midnight
She stayed in her seat. The men in coats looked at one another, and then up at the glass. That evening the sitting ran late, calm, even cordial, on the strength of a sentence that nobody had said.
I found you at midnight in the tape room. It’s under the stairs, warm from the machines, with two hundred reels on the wall. You had on the big headphones and you were playing me. I watched your face while you did it. Then you took them off and held them out so that I should hear. You will have to trust us with the water. I sounded so reasonable.
“It’s beautiful,” you said. “It’s what I would have written for him, for two coppers. And she’ll go home and moor four hundred boats under that wall, because of your lovely voice.” You weren’t loud. “You don’t get to love people by lying to them in their ears. They’ve only the one pair.” # speaker: noor-saberi
I said that she would have walked out, and then there’d be no treaty and no one talking. I said I was trying to keep them in the room. “You were trying to keep me in the room,” you said. And I saw that it was so. Five days of February were left and I’d have sold a river for them.
We fought until two. I’ve not been fought with by an equal before. You knew where all my clauses were going. In the end I said that I would go to Nkiru before breakfast and tell her what he’d really said, and you sat down on the floor with your back against the reels. “I have already been,” you said. “She knows. She’s sending the boats to the side channel tonight. I told her it was me.” You held up the log. There was your S, over my initial. “Don’t make a speech. You’d be finished in this trade by Friday, you’ve no reserves. I’ve got a little fat on me.” # speaker: noor-saberi
I got down on the floor too. I put my head on your knees because I could not hold it up. You kept your palms off me for as long as you could, I felt you do it. Then you turned out the light over the machines, reached behind you, and set the big reel going on blank tape.
“It’s recording,” I said.
“It is recording nothing,” you said. “Come here and be quiet on it.” # speaker: noor-saberi
-> what_was_said

=== hotel_kitchen
# scene: kitchen
# chapter: The hotel kitchen, three in the morning
I held it for thirteen seconds. In the hall that’s an age. The Minister got to the end and looked up and nothing had come out of anyone’s earpiece. He heard his own threat lying there with no echo on it. I watched him hear it. He put his glasses on again, and when I let go of the button he said, in a rush, that he’d withdraw the last remark.
At three that night I went down for bread and Nkiru Obi was sitting on the steel table in her nightgown, eating olives out of the tin.
“Thirteen seconds,” she said. “I have bought and sold all my life, my customer, and I know what it is when the scale is held. What did he say in the hole?” # speaker: nkiru-obi
I told her that I couldn’t. It had been withdrawn. It was nobody’s now.
“Your friend said the same, with the same face. I went to her first.” She spat a stone into her palm and examined it. “They want a name upstairs for whoever had the button down. She gave them hers. So now I’ve two people in a glass box, each of whom will say nothing for the other. I had an aunt who’d have called that a wedding.” She slid off the table and took the tin with her. From the door she said, “I moved the boats at supper. I can hear a hole as well as the next woman.” # speaker: nkiru-obi
You were behind the cold-room door, with your coat over your pyjamas and the booth’s log under your arm. You had been there the whole time. You’d put your S across my half hour, over my initial, in ink.
“I came down to tell you before you heard it from her,” you said. “I lost my nerve and hid with the hams.” # speaker: noor-saberi
I asked why you’d done it. You said you had been fifteen years in this work and {wallet ? torn_sheet:had put your own thumb down once, for your mother, and never for a stranger|had never once thought of simply not saying it}. You said that you’d sat there beside me for thirteen seconds and heard a person stand between two people with their thumb on it. And then you were crying, with your forehead against the steel, in a fury, and I went and stood where you could reach me if you cared to. You reached. We stayed in that kitchen until the bakers came, on the floor by the warm side of the oven, with your feet in my lap. You slept a little. I didn’t dare move my foot.
-> what_was_said

=== what_was_said
Before it was light you said, “This is where they tell me that they love me. I’ve written it for so many people. I have an ear for the ones who are only tired.” # speaker: noor-saberi
You know the trouble with that verb. In Upper it won’t stand up without its pronoun. The I has to go in front, and it’s the heaviest syllable in the line. In Lower there’s no I in it. The verb is an ending, you hang it on the other one’s name, and you needn’t be in the sentence at all.
+ [I said it in Upper.]
    ~ said = "upper"
    ~ noor++
    -> one_post
+ [I said it in Lower, on the end of your name.]
    ~ said = "lower"
    -> one_post
+ [I said that I was hungry. # hint: it began with I, at least]
    ~ said = "hungry"
    -> one_post

=== one_post
# scene: terrace
# chapter: The hotel terrace, last morning
{
- said == "upper": You flinched as though I’d put a weight in your lap. “That’s heavy,” you said. And when I moved to take it back, “No. Leave it there.” We didn’t speak of it by day. {night == "hotel": But all through the next one, whenever either of us said I, about the boiler or the snow, the other looked up.|But for the rest of that week, when I had the microphone and some delegate said I, I would hear you stop writing.}
- said == "lower": You put two fingers on my mouth. “That is how my customers do it,” you said. “It’s the cheap rate. I’ll take it, I’m not proud.” But you said it over to yourself when you thought I’d gone to sleep, your own name with the ending on, trying the fit.
- else: You laughed so hard that you had to hold your side. You said that in fifteen years it was the first original line you’d been given, and you got up in your coat and found us half a cold pie. I’d missed my place. I knew it before I had finished chewing.
}
On the last morning the sun was out{night == "hotel":, the plough had been through with a taxi behind it,} and Lazar Novik had us to breakfast on the terrace, all three in our overcoats, with a waiter sweeping round the chair legs.
He has run the section for twenty years. He’s never said a hard word about a soul. People are afraid of what he leaves out.
“I had hoped for two,” he said. “The ministry, in its generosity, has found the half of that. One permanent post in your pair, from next spring, in the capital. A desk. A pension. I believe that there’s a fern. I’ve no wish to choose, and so I shall do what I generally do, and ask those who know. Next February each of you will assess the other, in confidence. I will act on what I read.” He moved the butter an inch. “There is one blot.” The log was by the toast, open at the fifth day. “I see an S against a half hour which has caused us some correspondence. I have known Miss Saberi’s S for a long time, and I must say that I’ve never seen her make a better one.” # speaker: lazar-novik
He looked at neither of us. Then he went in to see about the eggs, and stayed in. He was leaving us the time to come clean.
You had your face up to the sun with your eyes shut. There was a bruise at the corner of your jaw that I’d put there, with love, {night == "hotel": two nights before|on one of the nights since}.
~ night = "none"
“I want it,” you said. “I’m not going to be graceful. I’m nearly forty and I have never once been sent a bill. If you asked me to I’d come with you anywhere, I’d live in that awful case of yours, and in five years I would hate you for it. I want the fern.” # speaker: noor-saberi
{role == "freelance": I wanted it too. I want it now. I’d give a finger to find my own glass in the dark.}{role == "late": I had the rent in my pocket, in red. I wanted it so much that my teeth hurt.}{role == "local": Over your shoulder was my grandmother’s roof, with the smoke going straight up. I wanted to be in any street from which you couldn’t see it.}
The waiter had swept round as far as my feet.
+ [“Then each of us writes what is true, and we don’t speak of it until it’s done.”]
    ~ terms = "true"
    ~ noor++
    -> the_wall
+ [“Let me have it. You’re the better one. You will always find work.” # hint: it is also true]
    ~ terms = "mine"
    ~ noor--
    -> the_wall
+ [“I’ll withdraw. Take it.” # hint: a present of what could have been won]
    ~ terms = "yours"
    ~ lazar++
    -> the_wall

=== the_wall
# scene: room
# chapter: Room 217, two in the morning
~ wallet += log_page
{
- terms == "true": You put out your hand, with the glove off, and we shook on it. You have not mentioned it since. All this year, by way of Lazar’s office, you have sent me what you could bear to: menus, a pressed fern, thirty cards with one word on each and no sender. I hadn’t anywhere to answer them.
- terms == "mine": You opened your eyes. You said, “I see,” in Upper, where it also means the conversation’s over. All year I had nothing, not a card. This February you’ve been courteous. You pass me the numbers and your wrist doesn’t touch mine. I said a true thing to you at the one moment when it was a theft.
- else: You got up so fast that the chair fell over. “Don’t you dare,” you said. “I’ve spent my life being handed other people’s words, I won’t be handed this. If I get it I’ll have got it. Fight me for it or I shan’t know it’s mine.” Lazar, at the glass door, turned round with the eggs and carried them in again. So I didn’t withdraw. You’ve been kind to me this February. It’s the way you are kind before a bout.
}
And that brings it up to tonight. Clause fourteen is to be signed tomorrow. They’ve found a wording. They wouldn’t show it to us.
5. Accuracy. Has the colleague, to your knowledge, ever departed from what was said? # document
I have that page of the log. I had it out of the book with the butter knife while Lazar was in seeing about his eggs, and it’s been in my wallet for a year, with your S on it. He has never asked where it went. He has seen it, so it’s no use to burn it. If I leave that box empty, you have a blot and I have none, and he will act on what he reads. If I fill it in I must write that you never departed by so much as a comma, and then they’ll need to know who did. {bent == 0: All I ever did was say what the man said, and three men in a ministry have it on file as an outrage. They would want a name under that.}{bent == 1: The tape has me out by one. They would reprimand me, and they would not give me a fern.}{bent > 1: The tapes have me out by {bent > 2: three|two}. I’d never hear a microphone click again.}
You’re doing this sum too, in there. You have the same box. You know that you were never at the microphone. You need only write it down.
6. Would you work with this colleague again? Yes. No. # document
I have turned over. I am on the back. It’s ten past two and I can hear that you aren’t asleep, it’s a thin wall, I’d know that silence in any building in the world. You are running close.
+ [I knock on the wall, once.]
    ~ noor++
    -> the_doorway
+ [I write on, and don’t stop until it is light.]
    -> the_back
+ {wallet ? word_card} [I go out in the corridor, and push the card with the word on it under your door.]
    ~ noor = noor + 2
    ~ wallet -= word_card
    ~ pushed = "card"
    -> the_doorway
+ {not (wallet ? word_card) and wallet ? torn_sheet} [I go out in the corridor, and push the torn sheet under your door.]
    ~ noor = noor + 2
    ~ wallet -= torn_sheet
    ~ pushed = "sheet"
    -> the_doorway

=== the_doorway
# scene: corridor
# chapter: The corridor, half past two
You open before I can get my fist up. You’re in the grey jersey, with ink to the second knuckle. Behind you on the desk is the form, and you have filled the front of it, and it’s turned over.
{pushed == "card": You’re holding the card. You have turned it over, and on the back, where there was nothing, there’s ink, and it isn’t dry. You keep your thumb across it.}{pushed == "sheet": You’re holding the torn sheet. You have written the thank you out again beneath the hole, in full, with my name to it, and you’ve let it stand.}
Neither of us crosses the strip of brass. I would have thought we’d be past that.
{terms == "mine": “You’ve a nerve,” you say. “You have a nerve, and cold feet. I can see your toes.”|“That took you long enough,” you say. “I’ve been sitting with my back to you since eleven o’clock.”} # speaker: noor-saberi
I say that I don’t want to know what you have written. I tell you that I came to say one thing. {said == "upper": I said it to you once, in the dark, and I’ve been living on that for a year. With the light on and you looking straight at me I can’t find the pronoun.|And for the third time in my life, with you looking straight at me, I can’t find the pronoun.}
You wait. You of all people. I count it without meaning to: you are four words behind, then nine, then twenty, and you let the silence get as long as it likes. I didn’t know you could do that. It must cost you what sprinting costs me.
“I’m frightened,” I say. “That it’s the post I want. I’m frightened that it’s you, and I would have to choose, and that I’d choose right in half a second and never know what I’d done.”
There’s a fire notice beside your head. You read it, or you look at it. “I never wanted it because it’s a desk,” you say. “I wanted to be somewhere that you could find. I’ve no practice at this. I thought that if I had an address, then you’d write.” You put up your thumb and lay it against the hollow of my throat, where the voice is, and press, and let go. “There. Now I’ve coughed.” # speaker: noor-saberi
Someone’s shoes are out for cleaning, all down the corridor, in twos.
{terms == "mine": “Go and finish your form,” you say. “Put in it what you like. I only wanted to be asked with your own mouth, and you’ve done that.”|“Go and finish your form,” you say, and you’ve taken hold of my wrist, and it’s a while until you do anything about it. “I mean it. I’m not through with mine. I’ve got you to Stamina.”} # speaker: noor-saberi
-> nine_oclock

=== the_back
# scene: snow-window
# chapter: Room 217, the hour before light
I’ve filled the back. I am on the hotel’s paper now, and after that there is the laundry list.
Delivery. You have two voices, one for the hall and one for under the button. The second is lower and it has gravel in it. I would know it {jumped:in a luggage van, over hens|through a relay from Norway}.
Teamwork. You eat with your left so as to have the right free for my numbers. When I’m tired you write them bigger.
Appearance. You have a scar under the chin from a camel. You are the only person I’ve ever watched put on a headset. You do it with both palms, over the ears, and there’s a second there when you can’t hear any of us and your face comes off duty. I’ve lived for that second. I have never told you, since it was the one thing I had of yours that you hadn’t been asked for.
Faults. You’re proud. You would sooner be right than warm. You cross out the part that matters. You leave rooms the instant they’re finished with you, so nobody can leave first. You took the blame for my half hour and you never let me thank you, and that wasn’t kindness, you know it wasn’t, it was so that I’d owe you something, and have to come and find you to pay it back.
I can hear a pen through the wall. I stopped for a minute to be sure. You’ve been writing as long as I have, and you stop where I do, and then after a moment you begin again, a moment after me, close.
There’s light on the snow now. It’s grey yet. I’ve written twelve pages about a colleague, and I have just read them over and found that in all of it there’s one word I have used more than any other. It’s I. I never noticed it go by. I’ve said it all night, and meant it, and nobody’s thumb was on the button but my own.
That’s the thing I would have told you, if I’d knocked.
-> nine_oclock

=== nine_oclock
It isn’t six yet. Down in the hall they have begun to put out the water and the flags. Lazar will be at his table by the door from a quarter to nine, with a folder.
+ {noor >= 7} [I don’t hand it in. I push all of it under your door. # hint: neither of us would have the post]
    -> first_person
+ {noor < 7} [I don’t hand it in. I push all of it under your door. # locked: Too little has been said between us]
    -> first_person
+ [I hand it in with the truth in box five, and my name. # hint: {bent > 1: the tapes will be played|the S is against my half hour}]
    {bent > 1: -> on_the_tape | -> an_address}
+ [I leave box five empty, and tick Yes. # hint: the S would stay where it is]
    -> consecutive
+ [I tear it up and take the ten past six. # hint: there is still time to catch it]
    -> ten_past_six

=== first_person
# scene: signing
# chapter: Booth 4, the signing
I got down on the carpet to do it. Twelve pages won’t go under in one. I was feeding in the third when something came out toward me, over the strip of brass, beside my thumb. It was your form. You were on your knees as well, on the other side of two inches of wood.
{noor >= 9: There were seventeen pages of yours. I read them in the corridor, leaning on the fire hose.|There was only the one sheet of yours. Box one to box five were crossed out so hard that they’d torn. In box six you had made a tick that went off the edge of the paper.}
So at nine we had nothing for Lazar, either of us. He looked at my empty palms and at yours. “I see,” he said. “I’ve rarely read anything so thorough.” He put the lid on his pen. # speaker: lazar-novik
It’s your half hour. The Minister reads out clause fourteen. They’ve found their wording: the water shall be lanu, in the sense agreed, and the sense is written out beneath for both banks. It shall be held until it’s asked for. You give it in a clear voice, four words behind. {nkiru >= 3: Nkiru Obi turns her chair right round to look up at the booth.|They sign.} They stand and they’re applauding one another. It’s over. Any interpreter in the world would switch off now.
Your ring’s still red.
“The interpreter,” you say, and the clapping thins out, as they all think it’s some point of order, “has a correction to make to the record. A year ago there’s a half hour with her initial on it. She was not at the microphone. She was sitting beside it. She was in love, and signed for the wrong thing.{said == "lower": She was told so once, in a verb that leaves the speaker out, and would like to supply the speaker.}” Your thumb’s nowhere near the button. It’s got hold of my hand, down under the desk, and it hurts. “That’s all. She says this in the first person. I do. I say it.” # speaker: noor-saberi
# ending: in-the-first-person; In the first person
They struck us both off for it by the summer. We have two rooms over a chandler’s, on the Lower side, and a brass plate which we could not afford. We do births, debts, quarrels over nets. There is no booth, and we sit on the same side of the table. {role == "late": My daughter has the room with the stove, every second week, and corrects your Upper.}{role == "local": My grandmother’s kitchen is dry. {wallet ? word_card or pushed == "card":She gave you a loaf in a cloth the first time you came, and you take her back the cloth on Sundays|You took her back the cloth}.}{role == "freelance": I know where the window is. I get up at night only to check.} {player_name != "": On the bell it says Saberi and {player_name}, and the|The} postman has learned to knock, as you’re always in the middle of a sentence. You still run close. {pushed == "card": The card’s in a frame by the stove, with its back to the room. I know what you put. It took you two winters and it’s one word.}{pushed == "sheet": The torn sheet hangs by the door, where other people have a diploma.} This morning you reached the end of mine before I’d properly started it. “So do I,” you said.
-> END

=== an_address
# scene: signing
# chapter: The door of the hall, a quarter to nine
Lazar read it standing. He turned it over and read the back, and then the laundry list. He took off his glasses and cleaned them, and I saw that he had a stye, and had been up all night himself.
“You write here that she has never departed from what was said,” he said. “And that {bent > 0: you have|it was you at the microphone, on the day that cost us a ministry’s good opinion}. You understand what I’m obliged to do with the second half of that.” I told him that I did. “I’ve been recommending people for twenty years,” said Lazar, “and I think this is the first time that I have been told something.” He tore off the form along the fold, and kept the side with the boxes. He gave the rest back to me. “That appears to be a private letter. It’s come to me in error.” # speaker: lazar-novik
I did my last half hour that morning. You wrote the numbers for me, big.
You’d filled yours in too. You had put, under Accuracy: {bent > 0:Colleague has been accurate about one thing and it wasn’t the water|Colleague has never improved on anybody, and I have listened for it}. You’d given me Yes. It did not signify, with mine lying on top of it. You had the post by noon. You came to find me, on the platform, with no coat on, white in the face. “You gave it to me,” you said. I said that I had done no such thing. I’d been asked what you were worth. I had put down the figure.
# ending: an-address; An address
You have a door. It’s number four, Quay Street, third bell. I know because I have written it on the front of an envelope. I’m reprimanded, I do ferries and small courts, I’ll be let back into the booths in a year or two. It’s the twelfth of March, you’ll have been there a week, and there’ll be a smell of paint. {wallet ? torn_sheet: I’ve put in with this a sheet with thank you on it, crossed out. It’s yours. I want it back, corrected.}{wallet ? word_card: I have put the card in with this, the word, with its blank side up. You said that you would know.} I’ve copied out all of it, the front and the back and the laundry. It comes to three stamps. I come through the capital on Friday by the six o’clock, and I’ll ring, and if you should be tired, and in that chair, don’t get up. I’ll wait. I’ll stay. It’s one word. {player_name != "": I am, in my own words, {player_name}.|I am, in my own words, yours.}
-> END

=== on_the_tape
# scene: signing
# chapter: The door of the hall, a quarter to nine
Lazar read box five to its end. “{bent > 2:Three|Two} departures,” he said. “I had found {bent > 2: two|one}.” He had known from the first week whose voice it was. He’d been waiting a year for one of us to be a worse friend or a better. “I can’t keep you. I couldn’t keep my own brother. They’ll play the reels at a hearing and you’ll be asked if that is you.” He laid the form in the folder and squared it. “If you ever want a reference for other work, I’ll write that you never left a person alone in a sentence.” # speaker: lazar-novik
They let me finish the day. I sat beside you with the ring dark in front of me and wrote your numbers down. You got clause fourteen across the table without spilling any. At the end you unplugged my headset and wound the cord round it, as you’d do for a colleague who was ill, and you were crying openly and didn’t care who saw through the window.
{nkiru >= 3:“You were wrong at the toast and right with your thumb down,” you said to me. “I want both minuted. And|“You were wrong each time,” you said to me. “I want that minuted. You were wrong, and} I was the only one in the building who knew what you were really saying.” # speaker: noor-saberi
# ending: on-the-tape; On the tape
I’m purser on the night ferry now, upriver Tuesdays, downriver Thursdays. {nkiru >= 3: Nkiru Obi found me the place. She told the captain that I was the one person on the river who could keep quiet for thirteen seconds and be understood.|I’m good at it. I tell people in two languages where the blankets are, and I don’t improve on it.} The section keeps a line open to the wheelhouse for the water levels. At twenty to one the figures have all been given, and the clerk goes for her break, and the line stays up until it’s light. You have the post. You have the fern and the chair. Every night you ring through from it, in that voice with the gravel in it, and say that the interpreter has nothing to report. I say nor do I. We keep that up for hours. It’s not recorded, we asked. {player_name != "": “Say I,” you told me the other night. “{player_name}. Say it, there’s no one here.” I said it.|“Say I,” you told me the other night. “Say it, there’s no one here.” I said it.} In April you’ve eleven days of leave, and you are taking all of them by water.
-> END

=== consecutive
# scene: signing
# chapter: The door of the hall, a quarter to nine
I ticked Yes. I gave you full marks in every box that I filled in. I wrote that it had been a privilege. It was the most accurate thing I ever put my name to, and it had a hole in it the size of one line.
Lazar looked for a good while at the hole. “How tactful,” he said. {lazar >= 2: He’d liked me. I watched him put it away.|He filed it.} # speaker: lazar-novik
You had handed yours in before me. He showed it to me, long after, when I’d been at the desk a year and he was retiring. He thought that I ought to have it. In box five you had written: No. The half hour of the fifth day was mine. The S is correct. And in box six you’d ticked Yes and then, in ink, with that nib you try out on your thumbnail: I would work with this colleague under any conditions, in any weather, in any language, and unpaid.
You’d lied on a form. You never bent a word for anyone else, and for me you had done it twice, the second time on the other side of a wall from me, while I was thinking how to leave mine out.
# ending: consecutive; Consecutive
I have the post. {role == "late": The rent goes out on the first.}{role == "local": The water came up to the road and no further, I’m told. I’ve not been back to see.}{role == "freelance": I know where the window is, and I’ve got my own forks, there are six.} I listen for you on relay, I take the odd languages on purpose, but you don’t work the big rooms any more. I’m told that you’re at the wells, writing for people, at a copper a page. You never crossed the strip of brass to ask me. I used to say to beginners that there are two ways of doing this. In simultaneous you speak while the other is speaking, and you’re never alone. In consecutive you wait till they have finished. You have your notes, you have all the time you want. Then you stand up, in the quiet, and her coat is gone from the hook.
-> END

=== ten_past_six
# scene: platform
# chapter: The branch platform, ten past six
I tore it in four and put it in the stove on the landing. I can carry a case down two flights without any noise, it is my one accomplishment. I did not pass your door, I took the service stairs.
I’m not proud of it. I told myself that if I gave Lazar nothing to act on, then he would have to choose on his own account, and whichever way it went, it wouldn’t be one of us who’d done it to the other. You would have seen through that in four words.
The platform had been swept. The train was in. I had got up on the step when I saw that there was a suitcase by the bench already, and you were on the bench, in the grey jersey, with your fists up your cuffs.
We looked at each other. You’d torn yours up too. There were bits of it on your knees.
“I see that we’re both very brave,” you said. # speaker: noor-saberi
It stops for two minutes. I’d like to report that one of us did something with them. I stood on the step. You sat there. It was so plain that whoever spoke first would be the one who had come after the other. I saw you get as far as opening your mouth, twice. I believe you were waiting until I finished thinking. I was trying to run close.
# ending: lanu; Lanu
The door shut and the train was on its way. I hauled the strap down and put my head out into the cold. You’d got to your feet. I called the word to you along the whole length of that platform, and I’ve no more idea than you have which bank I was standing on. They gave the post to a man from another pair. That was five winters ago. {jumped: You didn’t run. I’d left the step open for you. I kept the socks.|You didn’t run. You shouted something. I think it was “Which?”} {player_name != "": I’m told that there’s a card on the wall of the Fourth Well, among the notices, that just says, {player_name}, lanu.|I’m told that there’s a card on the wall of the Fourth Well, among the notices, that just says lanu.} They’re agreed out there that it’s for somebody, and that whoever it is will know how to take it. I’ve a map, and eleven days in February. I’ve got as far as the Third.
-> END
