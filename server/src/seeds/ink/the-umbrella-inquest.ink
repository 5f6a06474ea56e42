# role: juror; A passer-by, sworn in; You stopped to ask the time, and have been the jury ever since.
# role: stationmaster; A stationmaster, retired; You kept the timetables of this line, and took one name off the board.
# role: waiter; Somebody who was told to wait, once; You were six, on a bench, with a label. They did come back.
# relationship: wren; wren-halloway; 5
# relationship: ansel; ansel-grieve; 5
# relationship: hana; hana-mizuki; 5
# meter: pan; Rain in the saucepan; 8
# inventory: record; Entered in the record
# item: bright_day; It was a bright day
# item: dark_night; It was night, and raining
# item: till_it_rains; “Keep it till it rains”
# item: till_its_rains; “Keep it till it’s Rain’s”
# item: cloakroom_ticket; A ticket from a station that is not there
# item: told_to_wait; The rain was told to wait
# talk: wren-halloway; The court’s not sitting. I am, though, so you may as well say it.
# talk: ansel-grieve; I’m only doing the third rib. You won’t mind if I don’t stop.
# talk: hana-mizuki; I can hear you over it. It is just saying the same thing again, for the ones who came late.
# agreement: said-again-slowly; ansel-grieve; said_slowly; true; Mr Grieve will give his evidence once more, slowly, so that the record can hear the apostrophe.; whose it is, whose is it, apostrophe, whose umbrella, belongs, exactly what she said, say it again, her words; What she said? I’ve told it so often that I’d stopped listening. Keep it for me till it’s Rain’s. I always gave it as the weather. But she’d a way of saying it, sir, miss, as if it were a name over a peg. I could say it again. I could say it slow.

LIST facts = bright_day, dark_night, till_it_rains, till_its_rains, cloakroom_ticket, told_to_wait
VAR role = "juror"
VAR player_name = ""
VAR record = ()
VAR wren = 1
VAR ansel = 1
VAR hana = 1
VAR pan = 2
VAR heard = 0
VAR chair = false
VAR finding = ""
VAR said_slowly = false

-> opening

// An inquest: three accounts of one afternoon that cannot all be so, and a jury of one that enters what it believes.

=== opening
# chapter: The kiosk, one drop in nine seconds
# scene: viaduct
“For the record,” says Wren Halloway, “the umbrella is closed.” # speaker: wren-halloway
It hangs on its hook at the back of the kiosk. It is green, good silk, plum-wood handle. As the four of you look, a drop forms at the tip, fattens, considers the matter, and falls into a saucepan with a note close to E flat.
“Every nine seconds,” says Ansel Grieve. “I’ve emptied it twice. It’s not salt. I did think that it might be crying, and then I thought I’d better not.” # speaker: ansel-grieve
Miss Mizuki has knelt by the saucepan with her head on one side. A goods train goes over; cups talk on their shelf. When it has passed she is frowning, as one does at a party when two people speak at once. “It isn’t ours,” she says. “This is not rain that fell here. It’s from about forty years ago, and from a station.” She looks at you, the jury, in apology. “And it says that it was told to wait.” # speaker: hana-mizuki
{role == "juror": You had stopped to ask the time. You were given a crate, a bean cake and an oath, in that order.}
{role == "stationmaster": You know every station on this line, and most of the platforms by their cough. You have your old cap on your knee. There is a beat in that dripping which you would sooner not know. It is a train, and it is running to time.}
{role == "waiter": You do not say anything. You have noticed that you are sitting with your hands folded, and with your feet off the ground, although it is a low crate.}
“Objection,” says the detective happily. “No, I can’t object, I’m the coroner. Sit on the crate. We’ve two stools, four persons and a kettle; there are three witnesses, if you count the pan, and you’re to believe as much as you can of each. I should warn the jury that they’re all of them honest. It makes it so much harder.” She licks her pencil. {player_name != "": She writes down {player_name}, under Jury, and rules a line after it, as there is nobody else.} “Whom will you hear first?” # speaker: wren-halloway
+ [Mr Grieve, who took it in.]
    -> ansels_account
+ [Miss Mizuki, who understands the pan.]
    -> hanas_account
+ [The umbrella itself. # hint: {role == "waiter": it has been very good|it is closed}]
    -> umbrellas_account

=== next_witness
{heard >= 3: -> goods_train}
+ {not ansels_account} [Call Mr Grieve, who took it in.]
    -> ansels_account
+ {not hanas_account} [Call Miss Mizuki, who understands the pan.]
    -> hanas_account
+ {not umbrellas_account} [Call the umbrella. # hint: it is closed]
    -> umbrellas_account

=== ansels_account
# chapter: Evidence of a bright day
# scene: bright-day
~ heard++
~ pan++
Mr Grieve takes the stool, and then, since his hands do not know where to go without one, somebody’s black gamp with a turned spoke.
“I was eighteen,” he says. “I’d had the kiosk from my uncle that month. It was a bright day. I recall that in particular, as I’d nothing in to mend, and thought, well, that’s me ruined. She came down under the arch from the station side, nearly running. Thirty, I’d say. Green coat. She’d a good face, it looked as though it was in the middle of something. She put that into my hands and she said, ‘Keep it till it rains.’ And she smiled at me, and ran.” He eases the spoke true. “So I wrote it upon the tag. Rain. And hung it up. I’ve dusted it on Fridays.” # speaker: ansel-grieve
“And in forty years,” says the coroner, “it has rained, I put it to you, more than once.” # speaker: wren-halloway
“Oh, yes. I used to get it down, the first years, whenever there was a drop. I’d stand out at the front of the arch with it, so she’d see.” He says this to the spoke. “I expect she’d only meant that she would be by. People do say things.” # speaker: ansel-grieve
A drop falls. Its note goes on in the tin after the others would have stopped.
+ [Ask him what the light was like on her face. # hint: the silly parts are usually the evidence]
    -> ansel_light
+ [Ask him to say again exactly what she said. # hint: he has said it so many times]
    -> ansel_words
+ [Ask him nothing, and mend the other half of the gamp with him. # hint: he lets the tools talk]
    ~ ansel = ansel + 2
    -> ansel_mending

=== ansel_light
# chapter: Yellow light from the left
He opens his mouth to tell you. Then he stands there with it open.
“Yellow,” he says slowly. “It came from underneath. From the left.” There is nothing on the left but the lamp bracket. It has been there since his uncle’s time. “She’d her hair stuck down. Here. I’ve always thought of that as how she wore it.” # speaker: ansel-grieve
“Wet,” says Miss Halloway. “In other words.” # speaker: wren-halloway
“But it was a bright day,” Mr Grieve tells the black gamp. “I’d stake the shop. I can feel it. I remember looking up when she’d gone and it was as if somebody had taken the roof off.” He sits down, with the gamp across his knees. “It was that she smiled,” he says. “You don’t suppose it was only that?” # speaker: ansel-grieve
~ record += dark_night
-> after_witness

=== ansel_words
# chapter: A capital on the tag
“‘Keep it till it rains,’” says Mr Grieve at once. # speaker: ansel-grieve
“Again, please,” says the coroner. # speaker: wren-halloway
“‘Keep it till it rains.’” He hears it. He has said it so often that it has gone smooth, like a step; he tries to put his foot where the edge was. “There was a train. Overhead. I had it through a train. ‘Keep it till it’s,’ and then there was the train, and ‘rains’. With a sort of weight on it. As you might say a person’s…” # speaker: ansel-grieve
He gets up. He goes over to the hook and takes the tag between two fingers, the one word on it, in his own round hand of forty years ago. He had a capital even then.
“As you might say a person’s name,” says Ansel Grieve. # speaker: ansel-grieve
~ record += till_its_rains
-> after_witness

=== ansel_mending
# chapter: Beeswax and a turned spoke
You hold and he stitches. There is beeswax on the thread. It goes round twice before he speaks, and when he does it is to the ferrule.
“My wife, that was, said I’d never looked at her as I look at that hook. It was fair. I wasn’t in love with it. I’d just like to have been asked for something, the once, and done it.” He bites through the thread. “I had it put to me that I could shut the shop and go about a bit. But if she’d come, you see. I wouldn’t have liked her to find it locked.” # speaker: ansel-grieve
“It was a bright day?” you ask him, after a while.
“I was eighteen,” says Ansel, waxing the thread a third time. “They were all bright.” And he writes it on your list himself, with a query. # speaker: ansel-grieve
~ record += bright_day
-> after_witness

=== hanas_account
# chapter: The saucepan, dented side away
# scene: saucepan
~ heard++
~ pan++
Miss Mizuki turns the saucepan twice, so that the dented side is away from you, and folds her hands.
“There are thirty-one kinds that I have a name for. This isn’t one. It comes down as slow round rain does, which tells the truth. But it’s got a needle in it.” She waits. A drop falls. “It’s saying a list. Names of places, in order, rather fast, as if somebody was afraid of leaving one out. It gets to the end, and it says, ‘Change here.’ Then it goes back to the beginning.” # speaker: hana-mizuki
“A porter,” suggests the detective. # speaker: wren-halloway
“No, it’s too young to be a porter.” She has shut her eyes. “There’s another under it. A woman’s voice, a warm one. She isn’t speaking to us. She says, ‘Wait here, I’ll be one minute.’ She says it over and over, only I think that she said it once. It’s the rain that has gone over it.” # speaker: hana-mizuki
Her hand has gone out, and is straightening a spoon that was already straight. There is one voice, you begin to think, that she has been listening for in that pan since she came, as she must in every gutter on her road, and nobody here has remarked on it.
+ [Ask whom the woman told to wait. # hint: the rain, or somebody in it]
    -> hana_wait
+ [Ask what the last station on the list is. # hint: “Change here”]
    -> hana_station
+ [Ask her quietly whether there is anyone of her own in it.]
    ~ hana = hana + 2
    -> hana_own

=== hana_wait
# chapter: A platform at the bottom of the pan
“I’d taken it for the rain,” says Miss Mizuki. “It’s proud of it. ‘I was told to wait.’ Rain is hardly ever told anything.” She bends her ear almost to the water. Nine seconds; nine seconds. “Oh,” she says. “It’s not boasting. It’s somebody who is being very good.” # speaker: hana-mizuki
“How old?” asks Wren Halloway. She has stopped writing. # speaker: wren-halloway
“Four. Or nearly five. Sitting on a case. Her feet don’t touch. She’s had a sandwich. She has been told not to move till Mother comes back with the umbrella, and so she hasn’t.” Miss Mizuki looks up at the hook, and at you. “It’s raining on her. She didn’t want it to stop, in case that counted as moving.” # speaker: hana-mizuki
~ record += told_to_wait
~ hana++
-> after_witness

=== hana_station
# chapter: The down line, as far as Evening
She listens through it three times. Over your heads a down train goes by, with every window lit, and shakes the whole list down again like coins.
“Harrow Lane. Saint Bride’s. The Cuttings. Low Meadow Halt. Then there’s one that it says carefully, it has been taught to say it. ‘Evening.’ Just that. ‘Evening. Change here.’” # speaker: hana-mizuki
“There’s no such station,” says the coroner. # speaker: wren-halloway
{role == "stationmaster": They look at you, and at the cap. You open your mouth to agree. “Platform two,” you hear yourself say. “You changed there for the coast.”}
“I know,” says Hana Mizuki. She has lost her colour. “I have a letter from it. It’s a good clear postmark. I’ve asked at every ticket office on the line.” # speaker: hana-mizuki
Mr Grieve, without a word, has lit the ring under the kettle. Miss Halloway takes a slip out of her hat, adds a line to it, and does not put it back. “Well, now there are two of us,” she says, “who can’t find a place that somebody’s been.” # speaker: wren-halloway
~ record += cloakroom_ticket
~ hana++
-> after_witness

=== hana_own
# chapter: A place laid by the saucepan
She lets the pause fall, since the rain has changed.
“No,” she says. “I had a sister. Have. She took the night train, nine rains ago, with one case and a borrowed umbrella, and I’ve never heard one word of her in any weather. The dead do talk, you know; they’re dreadful. So there are only two ways to read it. Either Aoi’s too angry to speak to me, or there’s nothing of her in the rain because she isn’t in it.” She squares the pan upon its brick. “I’ve never dared to choose.” # speaker: hana-mizuki
You do not choose for her. You fetch her a bean cake out of the tin. She breaks it, and sets down one half by the saucepan, for whoever it is.
The next drop falls so softly that it makes no note at all. “It says thank you,” says Hana, astonished. “It’s got its mouth full.” # speaker: hana-mizuki
~ record += told_to_wait
-> after_witness

=== umbrellas_account
# chapter: The umbrella on a clean cloth
# scene: counter
~ heard++
~ pan++
It is unhooked, with ceremony, by Mr Grieve, and laid on the counter on a clean cloth. It goes on dripping, there, at the tip, every nine seconds.
“Silk, from before the synthetics. Eight ribs. Made for a lady with a big stride, see the length of it. Plum handle. It’s been turned by somebody who liked a curve.” He runs his thumb along. “Third rib’s a little proud. It would be. It’s been opened in a hurry, against wind, on that side, by someone using the other arm to hold on to a thing.” # speaker: ansel-grieve
“A case?” says Wren. “A hat?” # speaker: wren-halloway
“Lower down,” says Mr Grieve. “About as high as your hip.” # speaker: ansel-grieve
Miss Halloway puts her nose to the silk. “Steam. Wet wool. A ham sandwich. And there’s something pushed up inside the strap, do you see? No, don’t pull it. Ask it.” She is in earnest. “This is a person who has said nothing for forty years. I’d go carefully.” # speaker: wren-halloway
+ [Ease out whatever is under the strap.]
    -> umbrella_ticket
+ [Put your ear to it, as Mr Grieve does with all of them. # hint: he opens things to hear them]
    ~ ansel++
    -> umbrella_ear
+ [Read the tag aloud to it, and see what it does.]
    -> umbrella_tag

=== umbrella_ticket
# chapter: Something pink under the strap
It is a cloakroom ticket, pink, and quite dry. It says EVENING, which is a name and not a time, and 2.10, which is a time. On the back there is a line of pencil.
“One case. One child. Back directly.” # document
A train goes over; the cups talk on their shelf, and stop. Then Wren Halloway says, in the voice she keeps for bus times, “They’re awfully strict, cloakrooms. They won’t give you the thing without the ticket.” And she turns her face away and sharpens a pencil into the saucepan, sees what she has done, and apologises to it. # speaker: wren-halloway
~ record += cloakroom_ticket
~ wren++
-> after_witness

=== umbrella_ear
# chapter: A large cold station in the silk
You lay your head on the silk. It is cold. You can hear, as in a shell, a large place with a roof: steam, and a trolley, and a voice a long way up reading a list. And quite near you there is a small, flat, patient noise that you know without being able to think what it is.
It is heels. It is the heels of somebody’s shoes, knocking in turn against the side of a suitcase. One; two. One; two. It is done to pass the time, by a person who has been asked not to get down.
You tell them. “How long between?” says the coroner. # speaker: wren-halloway
You have been counting. “Nine seconds,” you say. “She has got slow.”
~ record += told_to_wait
-> after_witness

=== umbrella_tag
# chapter: The handle turns over
“Rain,” you read.
The handle turns over on the cloth. It is a round handle and the counter is not quite level, so that it may not be evidence.
“Again,” says Miss Halloway. # speaker: wren-halloway
“Rain,” you say, and this time you do not read it, but call it, not loudly, as if up a stair. From tip to strap the green silk lifts and settles. It is the movement of a person a long time among strangers, who hears it, and looks up.
“That’s not weather,” says the coroner. # speaker: wren-halloway
“No,” Mr Grieve says. “That’s who it is.” # speaker: ansel-grieve
~ record += till_its_rains
-> after_witness

=== after_witness
# scene: viaduct
{heard:
- 1: The quarter to ten goes over, heavy, with milk. The pan has filled by a finger. “One account,” says Wren Halloway, numbering the page, “and I notice that I believe every word. That never lasts.”
- 2: It is past eleven. Rain has begun outside the arch as well, the common kind, and the two of them do not mix: one can see a line on the stones where the present leaves off. “Two accounts,” says the coroner. “And already they’ve got the weather different.”
- else: The last local has gone. There will be nothing more over the arch tonight but goods, says Mr Grieve, and the one that weighs nothing.
}
-> next_witness

=== goods_train
# chapter: The ninth arch, ten to one
# scene: goods-train
The goods comes at ten to one. It goes on for six minutes. All that time the four of you sit holding your cups, and as the last wagon clears the arch something drops from the brickwork on to the counter, where it spins, and falls over.
It is an enamel plate, white on blue, the size of a tea tray. It was on the station side of the ninth arch, Mr Grieve says, behind the bills, as long as he can remember; he has never seen the front. It reads EVENING. Below, in smaller letters, there is a hand, pointing up.
“So here we are, under it,” says Wren. “They took it off the timetable and they took down the stairs. I’d like to know what they did with whoever was in it.” She lays out her notes like a hand of patience. “I’ve got to charge the jury. Here’s my trouble. Mr Grieve saw a lady in sunshine, who wanted a thing kept till the weather turned. The pan says that it was night, and pouring, and that somebody was left on a case. Either there were two ladies; or one of these honest people has made, out of kindness, a small mistake, and gone on making it for forty years. What do you find?” # speaker: wren-halloway
+ [That it was bright, as he says. She left the umbrella because she did not need it. # hint: for Mr Grieve]
    ~ record += bright_day
    ~ record -= dark_night
    ~ ansel++
    ~ finding = "bright"
    -> find_bright
+ [That it was night and raining, and she gave it up all the same. # hint: it would want a reason]
    ~ record += dark_night
    ~ record -= bright_day
    ~ finding = "dark"
    -> find_dark
+ [That both are so: it was dark, and it was bright where she stood. # hint: it would want a witness]
    ~ wren++
    ~ finding = "both"
    -> find_both

=== find_bright
# chapter: A line struck out by ruler
“So entered,” says the coroner, and enters it; but she leaves the space after it open.
Mr Grieve goes pink. “That’s very good of you,” he says. “It’s more than I’d do.” He has picked up the tag again. “Only I’d sooner not have it for a present. I’ve had forty years of its being nice weather. If there’s been a little girl out in the wet, I’d rather it was put down as wet.” # speaker: ansel-grieve
He asks for the pencil and strikes it out himself. His hand is as precise as ever. It is the bravest thing, you think, that you have seen done with a ruler.
~ record -= bright_day
~ record += dark_night
-> two_o_clock

=== find_dark
# chapter: A lad with a lamp
“Then she’d had it over the two of them,” Mr Grieve works out. His eyes are on the proud third rib. “She’s come off a train with a child and a case. It’s pouring. She’s got to get somewhere quick, it may be just for a minute, and can’t carry the child. So she puts her on the case in the dry. Only, it’s not so dry. She thinks, I’ll want to leave her this. But you couldn’t ask that of a mite of four, to hold it, not in that wind.” # speaker: ansel-grieve
“So she looks about for someone who’ll see to it,” says Hana. # speaker: hana-mizuki
“And there’s a lad, with a lamp,” says Ansel Grieve, “under a sign that says UMBRELLAS.” He turns up his palms. “She wasn’t leaving it with me to keep. She was giving it to me to take up. And I wrote her a tag.” # speaker: ansel-grieve
~ ansel++
-> two_o_clock

=== find_both
# chapter: Two weathers entered
“Explain that to me,” says Wren, “as if I were a ministry.” # speaker: wren-halloway
You explain. He was a boy of eighteen, a month alone in a dark arch with no custom; and someone had run straight up to him out of the night, and put a thing in his hands, and trusted him with it. It was pouring. She was soaked. There was one lamp. And it was, he has told you so on oath, as if they had taken the roof off.
The detective writes it all down, lists nothing, and underlines one word. “I’ve a case of my own,” she says, “that I dropped because the witness kept on contradicting the facts. I never thought to ask if there was room for them both.” She puts that slip into her breast pocket. It has been in the hat for twenty-eight years. # speaker: wren-halloway
~ record += dark_night
~ record += bright_day
-> two_o_clock

=== two_o_clock
# chapter: Two o’clock, the pan nearly full
# scene: viaduct
~ pan = 7
Two o’clock. The pan is almost full, and nobody has the heart to empty it. In nine minutes and some seconds there will go over this arch a train that weighs nothing, as it has done each night of Mr Grieve’s life. He has only ever listened to it.
“It stops,” says Miss Mizuki. “Doesn’t it? Just above us. I’ve heard it sigh.” # speaker: hana-mizuki
“There’s nowhere for it to stop,” says the coroner. She has the enamel plate on her knees. “Nowhere to get down. They took away the stairs.” # speaker: wren-halloway
The jury is asked, since it is the only one here without a professional opinion, what ought to be got ready.
+ [A chair. Put it out at the front of the arch, early. # hint: Mr Grieve’s method]
    ~ chair = true
    ~ ansel++
    -> the_passenger
+ {role == "stationmaster"} [A flag. You still have the green one. # hint: somebody ought to meet the train]
    # chapter: Before the arch, flag furled
    ~ wren++
    You go and stand out in front of the arch with it furled, in your cap, as straight as though there had been no such day as the one on which you took down the board. “It was a clerk’s order,” you tell Miss Halloway, who has come to hold the lamp. “I had the screws in my hand. I never asked if there was anyone still to come.”
    “No more did they,” says Wren. “Chin up. She’ll want to see the flag.” # speaker: wren-halloway
    -> the_passenger
+ [The sign. Hang it where it can be seen from above.]
    ~ wren++
    -> the_passenger
+ [A place. Lay a cup and a cake for whoever it is. # hint: Miss Mizuki has done it for nine years]
    ~ hana++
    -> the_passenger

=== the_passenger
# chapter: The station side, ten past two
# scene: night-train
Ten past. The cups do not talk. There is only a sort of leaning, overhead, such as you feel in a room when someone has come to the other side of the door; and after it, let down through brick and soot and forty years, a sigh.
No one comes down the stairs. There are none. But you hear them: quick, light steps, on iron, a person who has been sitting and whose legs have gone to sleep. They come to the bottom. They come in under the arch from the station side.
She is a woman of four or five and forty. She has a good face, it looks as if it were in the middle of something. Her coat is buttoned up wrong, as children do it. She is wet through, and there is a case in her hand. {chair: When she sees the chair she sits down on it at once, puts the case beneath her feet, and folds her hands.|She looks for somewhere to sit, finds nothing, and sits down on her case.}
“Excuse me,” she says. “They’ve told me to change here. I was to wait for my mother, but I think that I must have slept. Is it still one minute?” # speaker: The passenger
On its hook the umbrella has stopped. In the quiet you can hear the saucepan settle, for the first time in six days.
+ [“What is your name?” # hint: for the record]
    -> passenger_name
+ [“Who has been with you, all this while?”]
    ~ hana++
    -> passenger_company
+ {role == "waiter"} [Go and sit down next to her. You know how it is done. # hint: feet together]
    # chapter: About a minute on wet bricks
    ~ record += told_to_wait
    ~ hana++
    You don’t ask her anything. She moves up, and for about a minute the two of you look straight before you at the wet bricks.
    “What did they say to you?” the passenger asks presently. # speaker: The passenger
    “Ten minutes. It was an hour. There had been a cow on the line.”
    “Did you move?” # speaker: The passenger
    “I had a biscuit,” you tell her. “I wasn’t sure if that counted.” She looks into this for some distance. Then she undoes her coat, and does it up again, and this time it comes out even.
    -> verdict
+ [“You have been very good. You may get down now.”]
    -> passenger_good

=== passenger_name
# chapter: Short for something longer
“Rain,” she says. “It’s short for Lorraine, only nobody could say it. That’s what it was going to be on.” And she nods towards the hook, politely, as at a coat that one knows. “Mother said that she’d get a boy to bring it up.” # speaker: The passenger
Mr Grieve makes a sound.
“It was pouring,” he says. “I’d the train over me. You’ll think I’m making excuses. She told me, clear as you like, ‘Keep it till it’s Rain’s,’ that’s to say till I’d got it to you; and I thought she was speaking of the weather. I am so very sorry. I’ve had it forty years. I kept it nice.” # speaker: ansel-grieve
“Did you dust it?” asks the woman with her feet on the case. # speaker: The passenger
“Fridays,” says Ansel. # speaker: ansel-grieve
She gives it thought. “I’d have liked it on a Friday,” she says. # speaker: The passenger
~ record += till_its_rains
-> verdict

=== passenger_company
# chapter: A lady with a borrowed umbrella
“The gentleman with the book, he gives one oranges. And everybody’s letters. And for a bit there was a lady.” She wriggles her feet. “She got in with one case like me, and an umbrella that wasn’t hers; she was going to give it back. She held it over me when the roof leaked. She told me all the kinds. Needle, and mist, and fox. She does the voices.” # speaker: The passenger
Miss Mizuki has put her hand flat on the counter.
“Where is she?” she says, in a voice with no pictures in it. # speaker: hana-mizuki
“She got down at Evening. The other platform. She’s a tea place there, by the ticket hall, it’s ever so busy.” The passenger looks at her more carefully. “She said that I’d know her sister, because she would say sorry to the spoon. She did write. Then she was waiting for it to be answered. She thinks you’re cross.” # speaker: The passenger
~ hana = hana + 2
-> verdict

=== passenger_good
# chapter: One foot off the case
It is out before you have thought. It is what somebody should have said.
Her whole face changes. She looks at the floor as at a great drop; then she unfolds her hands, and puts one foot off the case, and then the other. They reach. They have reached for about thirty-five years. She looks at them there on the bricks, in their large sensible shoes, and begins, without any fuss, to cry.
In the pan, by itself, the water starts to go down.
“I thought that if I got off it she’d not know where to find me,” says the woman called Rain. “I was going to be so good that it would have to be only a minute.” # speaker: The passenger
Wren Halloway has dropped on her knees on the stones, hat and all, to be of the same height. “My brother did that,” she says. “He was nine. He went to look for a shoe, and was gone a day; he’d been told not to move till he’d found it. I’ve never once said to him that he could stop.” # speaker: wren-halloway
~ wren = wren + 2
-> verdict

=== verdict
# scene: viaduct
“I must ask the jury to be quick{player_name != "":, {player_name}},” says the coroner. She has got up, and wiped her nose on the record. “It stops for nine minutes; it’s in the regulations. Then it goes on, and whoever’s aboard goes with it. We sit on the body of one umbrella, green. How did it come to rain?” # speaker: wren-halloway
+ {record ? till_its_rains or said_slowly} [“It was left for Rain, and is hers. Let it be delivered.”]
    -> ending_delivered
+ {not (record ? till_its_rains) and not said_slowly} [“It was left for Rain, and is hers. Let it be delivered.” # locked: Nothing in the record says whose it is]
    -> ending_delivered
+ {record ? told_to_wait or record ? dark_night} [“It has been holding it all in. Open it.” # hint: indoors]
    -> ending_opened
+ {hana >= 4} [“It was borrowed weather. Send it back by this train, with somebody who can answer a letter.”]
    -> ending_evening
+ [“An open verdict. Some things ought to drip.” # hint: the court may sit again]
    -> ending_adjourned

=== ending_delivered
# chapter: Across the line in the stones
“So find I,” says Wren Halloway. # speaker: wren-halloway
Mr Grieve gets it down. He goes to the counter for his cap, and puts it on, so as to have it on. He is fifty-eight, and soft, and stoops. He walks out across the line where the present leaves off, into the older rain, which falls upon him like a dog that has been shut in, and he opens the green umbrella, gently, the third rib last; and holds it, at arm’s length, over the chair.
“Delivery for Rain,” says Ansel. “The lady said a minute. I was kept.” # speaker: ansel-grieve
She takes it in both hands. She turns it; she does what anybody would, she looks up into it from below, where it is green, and there is a light coming through. “Oh, it’s a bright day,” she says. # speaker: The passenger
# scene: dawn
# ending: delivered; Delivered to the addressee
She did not go on. She lives over the fishmonger, in the room beside an office, and files; she has never once lost a slip. Some Fridays she brings the umbrella to be dusted. It rained for three days after that, out of doors, all over the town, with round edges, and Miss Mizuki went about beneath it translating for anyone who cared to stop. {finding == "both": The record has two entries for the weather. The coroner has let them both stand.|The record says: dark, and wet. In the margin there is a query in Mr Grieve’s hand, and the jury’s answer, which is “Yes. But he did come.”} There’s a new sign on the kiosk. It says UMBRELLAS &c., as before, and below it, in smaller letters, WE DELIVER.
-> END

=== ending_opened
# chapter: Forty years come down at once
“Indoors?” says Mr Grieve. He looks at his own large one, that has stood open in the corner for thirty years; he has had all the luck he wants. “Well. I don’t care to be sent more. But I suppose I could give it some.” # speaker: ansel-grieve
He slides up the runner. It catches at the third rib, and goes.
It all comes down. It is forty years of it, in one arch. It rains on the counter and the kettle and the hats. It rains on the stools and on the coroner; it beats the pan like a drum; it tastes of steam and wet wool, and it is, of all things, warm. It lets go every name on the list, and in the end it lets go of a voice, a young, breathless voice, close to, on the stairs that are not there. “There you are,” it says. “I couldn’t find a soul to bring it. Were you good? Did it feel long?”
“No,” says the woman by the chair. She has lifted up her face. “It was only a minute.” # speaker: The passenger
When you have got the water out of your eyes there is nobody on the station side. Overhead something that weighs nothing takes up the slack, and goes.
# scene: dawn
# ending: opened; A dry morning
Two sets of footprints, a large and a small, lead over the wet bricks and up the wall. Miss Halloway drew round them. It has not rained indoors since. The umbrella hangs there, open, over the counter like a small green sky, and Mr Grieve has given up dusting. {ansel >= 4: On the Sunday he shut the shop. He hung a card on the hook: BACK DIRECTLY. Then he stood looking at it, laughed, turned it over, and wrote down when.|People ask if it is not bad luck. He says he has looked into that, and it was only late.}
-> END

=== ending_evening
# chapter: Some stairs, not looked at
They all look at Hana Mizuki.
“I should have to see to the gutters,” she says. “And there’s the cat.” She has already got her hat on. “One can’t just go. I’ve the place laid for her. I’ve laid it for nine years, I was so afraid that if I wasn’t there…” She stops. She looks down at the woman who stayed on the case. # speaker: hana-mizuki
“It’s only up some stairs,” says Rain. “I’ll show you. You have got to not look at them.” # speaker: The passenger
Mr Grieve puts the green umbrella into her hand. “That’s lent,” he tells her. “I’d take it as a kindness if you’d bring it back some time when it’s dry.” She bows to him, to the coroner, and to the pan. To you she says, so low that the others cannot hear, “I was being a good telephone. It never crossed my mind that one might pick it up.” # speaker: hana-mizuki
You hear the pair of them go up, on iron: one quick, one quiet. You do not look.
# scene: dawn
# ending: evening; Change at Evening
The tea house at Three Gutters has a card in the door. On wet nights people come all the same and listen, and they say it’s just rain; but it is in an excellent temper. There was a letter on Thursday. It had a good clear postmark. It was in two hands, that kept interrupting one another, and it enclosed eightpence for bean cakes and a list, which now stands at thirty-two kinds. The last is described as “both of us talking”. It’s said to be very refreshing, and to come down on both platforms at once.
-> END

=== ending_adjourned
# chapter: The crate, six minutes in hand
The coroner opens her mouth and shuts it. “That’s allowed,” she says. # speaker: wren-halloway
So nobody does anything. It is a curious thing to do, with six minutes in hand. You all sit down; you shift up on the crate. The woman with the case is given a cup of tea with four sugars, and holds it as she has seen people do. She asks what it is that everyone’s waiting for.
“You,” says Mr Grieve. “We were just keeping it company.” # speaker: ansel-grieve
“That’s nice,” says Rain. She drinks it all. When the thing above you sighs and gathers itself, she gets up, she thanks you, and she looks for a moment toward the hook. “I could leave it another night,” she says. “If it’s no trouble. I’d like to think that there was still somebody going to bring it.” # speaker: The passenger
# scene: dawn
# ending: adjourned; Adjourned
The inquest into the green umbrella has now sat eleven times. It is a fixture. Anyone may come, and bring a stool. At ten past two there are steps, and tea. {chair: The chair goes out at two.|These days there is a chair.} She is teaching Mr Grieve the list of stations; he has been as far as Low Meadow Halt, on a Sunday, by himself, and liked it. Every nine seconds a drop comes down in the pan. They have changed the pan for a better one, and the E flat is true.
-> END
