# role: friend; A friend of the house; You came to tea, and were standing nearest when she needed a second.
# role: fencer; One of the thirty-one; You fought her once, at dawn, over a comma. She sent you a quince tree.
# role: pastrycook; The pastry cook’s apprentice; You iced the cake. Nobody else here knows what is holding it up.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Steps to the cake; 9
# inventory: tray; On the tray
# item: returned_fan; A fan, returned with the wrong hand
# item: prompt_slip; A slip from under the terrace
# item: sugar_heron; The sugar heron
# talk: odile-marchetti; You may say it to my right side. The left is not at home on Thursdays.
# talk: sable; Look at the cake, please, as you talk. People are so much less curious about cake.
# talk: mirela-stan; Down here. Mind the grating. You’ve dried, haven’t you, love? What was the last line you had?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela will hold up the book beneath the drain, open at the page where both of them are afraid.; hiding, what are they, what each, the secret, the book, prompt me, the page; I prompt, I don’t gossip. But it’s all down in the book, dear, hers and his, there’s a mark in the margin where the breath goes. When they rise I’ll hold it up to the grating. You’ve only to drop your eyes, like somebody modest.

LIST things = returned_fan, prompt_slip, sugar_heron
VAR role = "friend"
VAR player_name = ""
VAR tray = ()
VAR odile = 1
VAR sable = 0
VAR mirela = 0
VAR steps = 9
VAR dog = false
VAR hand = false
VAR fan = false
VAR uncle = false
VAR laughs = 0
VAR page_shown = false

-> sandwich

// Talk is the weapon: each turn of it brings the cake a step nearer. What is found out decides how it can be cut.

=== sandwich
# chapter: The terrace, after eleven refusals
# scene: terrace
There are, according to the chamberlain, nineteen correct ways to decline a sandwich, and the prince has used eleven.
He is quite young. His sword has been polished by someone who loves him. Across the white cloth Odile Marchetti has drawn off one glove, finger by finger, and laid it exactly parallel with the knife. The cake stands between them. It is three tiers high, with a sugar heron. Nobody is looking at it in the way that nobody looks at a clock.
“You are my second{player_name != "":, {player_name}},” she says to you, not moving her lips very much. “You carry my apologies, my handkerchief and, should it come to that, the plate. The law is clear. So long as we converse, we are not fighting. His Highness has run out of weather. Do, I beg you, ask him something.” # speaker: odile-marchetti
{role == "friend": You had only come for the tea. It is a thing about the friends of Madame Marchetti that they are apt to find themselves holding something.}
{role == "fencer": You were the nineteenth. It was over a comma. She took off your top button as the sun came up, and wrote afterwards, to say how charming it had been, and there was a quince tree with the letter. You would hold her coat in a hurricane.}
{role == "pastrycook": There is still sugar in the creases of your hands. You had been sent up with the carriage, and had turned to go, when she took you by the elbow and told the chamberlain, “This one.”}
From beneath the flagstones, by your left shoe, a low voice says: “Ask about his dog.” # speaker: mirela-stan
You look down. Between two slabs there is a slot as wide as a hand, with a shaded lamp behind it and a gleam of spectacles. It is the drain of the terrace. Somebody has lined it with green baize.
“Act four, scene one,” the voice murmurs, “The Terrace. It’s not a real play. Never mind. You’re off the book, my dear, and he’s been dry since the cucumber. Dog.” # speaker: mirela-stan
At the far balustrade, where two doors may be seen at once, a figure in the second-best coat at the Winter Court is peeling an orange and reading your lips.
+ [Ask the prince about his dog. # hint: the voice from the drain seems sure]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Ask the prince how he likes the Winter Court. # hint: safe, and slow]
    -> the_court
+ [Offer him the twelfth sandwich yourself, wrongly. # hint: {role == "pastrycook": you cut the crusts off it this morning|there are nineteen ways}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Across the white cloth, one dog
~ steps--
“I wonder, sir,” you say, “whether you have a dog.”
It is as if somebody had opened a window in him. “Two,” says the prince. “No, one. There were two. Bosun died in March. Pickle’s at home, he’s only got the one ear, he’d have come except that he howls at the anthem.” He has put his hand out flat beside his knee, at the height of a head, and looks at it there, and takes it back. “He sleeps on the polishing rags,” he says. “So everything that I own smells of him a bit. It’s him who… well, it’s my sister. She does the sword. She cries on it; then she has to do it again.” # speaker: The prince
Nobody at the long table has heard a prince say so many words together. The chamberlain writes down: dog.
“I had a spaniel,” Madame Marchetti observes to the middle distance, “who bit an archbishop. One does not forget a friend.” # speaker: odile-marchetti
She has moved the sandwiches, by about two inches, out from between them. The talk, by the rules, has gone once round; so the cake is wheeled a step nearer on its little gilt carriage, and stops, and the sugar heron nods.
-> second_course

=== the_court
# chapter: Under so many windows
~ steps--
“Very much,” says the prince. He seeks about for something to put after it. “It’s colder than ours. And you’ve got more of it.” # speaker: The prince
There follows the kind of pause that has been known to begin wars. You hear the drain sigh.
“It is the windows,” says Madame Marchetti, coming to the rescue as a great ship comes to the rescue, broadside on. “His late Majesty wished to be able to see everyone who was talking about him. So they put in four hundred; and nobody has said a thing indoors since. We do it all on the terrace, and it is why we are so brown.” # speaker: odile-marchetti
He nearly smiles. It occurs to you that she has done this on purpose, as one holds out one’s wrist to a nervous horse. But the talk has gone once round. By the rules, the cake is wheeled a step nearer on its little gilt carriage. It stops; the sugar heron nods.
-> second_course

=== wrong_sandwich
# chapter: At the tip of the sugar tongs
~ steps--
You take it up with the sugar tongs. You offer it to him from the right, upside down, and with a bow proper to the widow of a bishop.
The prince looks at the sandwich. You can see him going through it: it is not the twelfth, it is not any of them. There is no correct way of declining this. The corners of his mouth begin to go; he clenches them.
“No thank you,” he says, like a boy at a party, “I’m full”; and out of him there comes one short high helpless hoot. # speaker: The prince
The whole table turns to see what has died. Madame Marchetti has closed her eyes. Her face is perfectly composed, and a tear is running down it. “I have fought thirty-one times,” she says to you presently, with difficulty, “and have never seen a feint like that. Where were you trained?” # speaker: odile-marchetti
The talk has gone round once. By the rules the cake is wheeled a step nearer, upon its little gilt carriage; it stops, and the sugar heron nods.
-> second_course

=== second_course
# scene: terrace
“Three minutes’ grace,” calls the chamberlain, “for the removal of crusts.”
It is the seconds’ interval. You may go where you please for the length of it, so long as you have a plate. The prince is being talked at by his own second, a large uncle with a great many medals, all of which are looking at you.
Madame is straightening forks. She does it with her right hand. The left, the bare one, lies in the lap of her grey dress with the returned fan on top of it, like a paper with a weight upon it.
“This is where you’d go to one of the three,” advises the drain, in a hurry. “I’ve seen it done. The lady, and she’ll tell you why. Or the coat, and it’ll tell you what. Or stop here with me, and find out what comes next; but I shan’t be sure of it, I’m only reading shoes.” # speaker: mirela-stan
+ [Go to Madame Marchetti, with a clean fork.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Go to the coat at the balustrade, with a dirty one.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Drop your napkin by the drain, and be some time about finding it.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: In her lap, beneath the fan
~ steps--
“You will have been wondering,” says Odile, “how I come to be challenged over a fan. It is simple, I dropped it. He picked it up; he gave it me with the left; at this court that is either a proposal or a declaration of war. His uncle chose. The boy was asked nothing.” She accepts the fork. “What you have been too well brought up to wonder is why I should drop a fan. I have held that fan through two earthquakes.” # speaker: odile-marchetti
She lifts it, by an inch, for you and no one else. Beneath it the bare left hand is trembling, very finely, like a glass when a cart goes by.
“Since the winter before last. It is worse when I’m cold, and when I am sorry. I can fence with the other. I have been practising at night with a broom, and have beaten it thirty-one times.” The fan goes down. “But he’s seventeen. He will lunge straight, because nobody has ever told him not to, and I’ve got a quarter of a second to turn it aside so that it hurts no one. I do not know if I still have the quarter. So you see that I should very much prefer to go on talking.” # speaker: odile-marchetti
It is the first time in her life, you think, that she has told that to anybody. The crusts have gone. The gilt wheels squeak.
-> third_course

=== the_coat
# chapter: The balustrade, in sight of two doors
# scene: balustrade
~ steps--
“You hold a plate like a person who has had to wash them,” says Sable, “so I’ll be quick. On Tuesday four courts sign a paper in the room behind us. Until then I need that boy alive, since he’s the next king of Lys; I need her alive, since she is the only one that his grandmother is afraid of. And I require nobody to be shown to be a coward. You’d not believe how many wars are only that.” The peel comes away in one. “Look at the uncle.” # speaker: sable
You look. The medals look back.
“If there’s a scratch on the boy he is regent, for as long as it takes to avenge. If there’s a scratch on her he’s the hero’s uncle. He’s put eleven hundred in the three per cents on a war. I saw the broker’s shoes.” A segment of orange is held out to you. “I shouldn’t dream of asking you for anything. I merely mention that he’ll have the cake cut at a quarter to, whatever they are saying. He’s bribed the carriage. It goes two steps at a time when he coughs.” # speaker: sable
Behind you there’s a cough. The gilt wheels squeak; and squeak.
~ steps--
-> third_course

=== the_drain
# chapter: Among the chair legs
# scene: drain
~ steps--
Down on your knees among the chair legs, you can see her: a pale clever face, lit from below, a pencil behind each ear, a cup. She was sent for from the Comet Theatre, she says, to prompt the toasts. Nobody told her to go home.
“It’s all feet from here, and feet don’t act. His are turned in. That’s not fear, he’s got that under his belt. It’s shame. And hers: look. Weight on the right. A left-handed woman. So why’s she standing as if there were something asleep in that arm that she didn’t wish to wake?” Mirela Stan licks her pencil. “I’ll tell you another. I saw the fan come down, I’d the whole thing at eye level. He didn’t pick it up with the left. He picked it up with the right, like a lamb. Then the uncle trod on his foot, so he swapped over to save himself from falling. He gave it back with the only hand he had.” # speaker: mirela-stan
She tears off a corner of her script and passes it up to you between two flagstones. On it is written, in a quick small hand, one line. It has no name before it.
~ tray += prompt_slip
“It’s somebody’s,” she says. “I wrote that in a margin nine years ago and I have been looking ever since for who says it. Keep it by you. You’ll know.” # speaker: mirela-stan
The wheels squeak overhead. You come up with the napkin, and bow to it.
-> third_course

=== third_course
# scene: small-cakes
The second course is small cakes, so as to lead up to the large one. By custom the challenged party now puts a question, and the challenger must reply in kind.
“Highness,” says Odile Marchetti. “What will you do afterwards?” # speaker: odile-marchetti
“After what?” # speaker: The prince
“That is my question.” # speaker: odile-marchetti
He turns red. He has not thought that there would be one. You see him stand at the very edge of the afternoon, at half past four, and look over it, and there’s nothing there, not a dog or a sister; his eyes come up to hers with the plain beginning of terror. And his mouth opens, and he has dried.
The chamberlain has raised his watch. If a question lie unanswered for one minute the conversation is deemed to be at an end.
“Line,” whispers the drain, in agony. “Somebody give him a line.” # speaker: mirela-stan
+ {dog} [“Pickle will want his dinner, sir.”]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [“The top tier’s hollow, sir. I have been wanting to tell somebody.”]
    # chapter: The top tier, which is a hatbox
    ~ laughs++
    ~ steps--
    “Hollow?” says the prince. # speaker: The prince
    “It’s a hatbox,” you say. “Iced. We’d only the eggs for two.” It has lain on your mind since Tuesday. You watch it go in, and light something.
    “Then whatever one does afterwards,” says the prince, picking his way, “one won’t be having thirds.” It isn’t good. It is the first joke that he has made in public, and Madame Marchetti receives it with a small grave inclination, as between equals. The wheels squeak; and the great cake comes on, a little lightly, now that one knows where to look. # speaker: The prince
    -> fourth_course
+ [“His Highness will write you a letter. Everybody does. There are thirty-one.”]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Read out what is on the slip.]
    ~ mirela++
    -> line_slip
+ {uncle} [“I believe that his uncle has an answer. He coughed.”]
    ~ sable++
    -> line_uncle
+ [Upset the sugar. # hint: a large gesture]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: At home, beside the bowl, at six
~ steps--
“At six,” says the prince at once. “He won’t eat for anybody else. He just sits there next to the bowl.” He hears what he has said. There is an afterwards, it has one ear, and he must be in it by six. “I hadn’t thought,” he says slowly, “who’d tell him.” # speaker: The prince
“No,” Odile agrees. “They never know, do they? One would have to keep on coming home without you, every night, for years.” It is said quite gently. Down the length of the table several persons discover that there’s something in their tea. # speaker: odile-marchetti
The chamberlain lowers the watch. The uncle’s moustache is seen to move. A squeak; the cake comes on.
-> fourth_course

=== line_letter
# chapter: Other people’s gardens, by letter
~ steps--
“Is it true?” says the prince. “They write to you?” # speaker: The prince
“I write first. It is only civil; one has been at close quarters. Then they answer, and one learns such a deal about their gardens. I have been to nine of the weddings.” She is choosing a small cake for him, with care, the one with the cherry. “I’ll tell you what they all say, it’s always the same. ‘I thought that when you saluted me I should feel like somebody. I felt like somebody’s son.’” # speaker: odile-marchetti
He takes the cake. He seems to have forgotten that there is any way of declining it. “Do you keep them?” # speaker: The prince
“In the flour,” says Odile, which you do not understand, and she goes faintly pink. The wheels squeak, and the great cake comes on.
-> fourth_course

=== line_slip
# chapter: A slip, flattened on a plate
~ steps--
You flatten it against the plate. You read it aloud, not very well, as one reads a thing that one has not seen before.
“‘I only came because they had already polished the sword.’”
There’s no sound on all that terrace but the flag. The prince has turned round in his chair to look for whoever said it. Then he understands that it was in his own place, and in his own voice nearly, and that everyone has heard it; and that it’s true.
“Yes,” he says. “I did. She’d been up since five.” And his shoulders, which have been up about his ears since luncheon, come down like a flag at evening. # speaker: The prince
From underfoot comes the scratch of a pencil. “The prince,” Mirela Stan is saying to herself, in a choked voice, as she writes in the name. “Nine years. It was the prince.” # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: The whole table, turned to an uncle
Every head goes round. The uncle has got his mouth open. He had been on the point of coughing again.
“I?” says the uncle. “It’s no business of mine what the boy does afterwards.” # speaker: The uncle
He had meant it as modesty, but it does not fall that way. It lies there upon the white cloth in the sun. At the far end an old lady in black, whom you had taken to be asleep, opens one eye; it is the dowager of Lys, the grandmother, and she is looking at her younger son as one looks at a stain.
“Isn’t it?” says the prince. He’s gone quite white. “Whose did you think it was?” # speaker: The prince
At the balustrade an orange, in one piece, is set down upon the stone. That’s all. The coat has gone from it. The wheels are silent; the man with the carriage, you observe, has just put a coin into his other pocket.
-> fourth_course

=== line_sugar
# chapter: The table, under sugar
~ steps--
It goes off like a small avalanche. There is sugar in the tea, the medals and the dowager. There are eleven footmen, with brushes; by the time that they are done the minute has been mislaid, and the chamberlain is reduced to ruling that it had been an act of weather.
“Thank you,” says the prince, under cover of it, with his whole heart.
“Not at all,” you say.
“You’re not very good at this,” he says. “Are you? I thought that I was the only one.” He is grinning. It makes him about eleven years old. “I’m glad. She’s so good at it that I’d started to feel I was being rude by not being dead.” # speaker: The prince
Madame Marchetti, with sugar on her eyelashes, is heard to say that it is the very thing for her complexion. But the wheels squeak.
-> fourth_course

=== fourth_course
# scene: icing
It has come to {steps} steps. From here you can read the icing. It says, in the best copperplate, CONCORD.
The sun is on the wall. There is the last interval, for the folding of napkins; after that they will rise, and whatever is being said, the knife is put into the cake by the senior lady present, and when the two halves fall apart the parties draw.
Three people want you. The prince has let fall his napkin and stooped for it, on your side. Odile is holding out her handkerchief, which you are supposed to be carrying. And there is a light going on and off in the drain.
+ [Stoop for the napkin as well.]
    -> under_the_cloth
+ [Take the handkerchief.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [Salute her, as you did that morning, with a cake fork. # hint: she will have to answer it]
    # chapter: The edge of the table, a salute
    ~ odile++
    ~ hand = true
    ~ steps--
    You do it properly, from the shoulder. She cannot help herself, it is in the grain: up comes her arm to answer, and it is the left; and for just as long as a salute takes, in that low sun, you see the fork in it shiver like grass.
    “You always did drop the wrist,” says Odile, when she has got it down again beneath the cloth. She has no colour. “Nineteen. I had forgotten how you look when you are about to be brave.” # speaker: odile-marchetti
    “How long?” you ask her, very low.
    “It is the reason that I write so many letters,” says Madame Marchetti. “With a letter one may take as long as one likes.” # speaker: odile-marchetti
    -> rise
+ [Stand on the drain, and hear it out.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Under the tablecloth, as in a pond
# scene: under-cloth
~ steps--
It’s green and dim beneath there, like the inside of a pond. His face is upside down.
“I don’t want to,” he says. “I have not got a way to say so. If I withdraw then it’s cowardice, that’s the law, and it’d be in the treaty that Lys is a coward. And if I apologise it means that I meant it. I didn’t mean anything. I was just giving her back her fan.” He swallows. “I think that she’s the most splendid person I’ve ever seen in my life. I’d wanted to ask her how you stop being afraid. I’d got it all ready; then my foot hurt, and here we are.” # speaker: The prince
“Ask her now,” you say.
“In front of everyone?” # speaker: The prince
You think it over, among the shoes. {hand: You know of someone else on this terrace with a question that she cannot put in front of everyone. It strikes you that they would fit.|There are forty pairs of them, and, as the lady says, feet do not act. Most are turned in.}
~ fan = true
-> rise

=== handkerchief
# chapter: A handkerchief, a hand of ice
~ steps--
She puts it into your palm and shuts your fingers over it, and for an instant you have got hold of her left hand. It’s ice. It stirs in yours like a bird.
“If I should miss,” says Odile, “you are to say it was the sun. You’re to say that I laughed. And someone’s to go and see his dog.” She looks across at the boy who is hunting for his napkin. “I have always held that a quarrel is a conversation which has mislaid its grammar. I’ve supplied the grammar, do you know, for twenty years; to everybody. And there’s one sentence I never learned how to construct.” # speaker: odile-marchetti
“Which?”
“It begins with ‘I’,” says Odile, “and it’s two words long, and the second of them is ‘can’t’.” # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: The flagstone by your left shoe
# scene: drain
~ steps--
“It’s the shape of it,” says the voice. She has been crying, or it is the damp. “I’ve been down here under every sort of scene there is. There’s only the one way that this goes, and it isn’t a fight. It’s a confession. It’s two of them, they’ve each got the same line, they both think that the other’s waiting for them to draw. All it needs is for one to dry, out loud, and not be rescued. You keep on rescuing him. So does she. I did it too.” # speaker: mirela-stan
“What should I do?”
“Hold your tongue,” says Mirela Stan. “It’s the hardest thing in the theatre. I’ve never once managed it. Or else give me the book.” There’s a rustle. “I can see her shoe from here. Left heel’s off the ground. I’d not leave it long.” # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
They rise. It makes a sound like surf.
The sun lies along the wall. On the gilt carriage the cake has come up to the cloth’s very edge; the dowager of Lys has got up out of her chair, by stages, and has been handed the knife. It is as long as her arm. The uncle coughs, and it’s a satisfied cough.
Odile and the prince stand with the cake between them. They have saluted. His point is steady. He’s quite ready to be killed, he has decided to be good at it. Hers is in the right hand. One can see nothing amiss at all, if one doesn’t know.
“The conversation,” says the chamberlain, “is open, until the cake be cut. Has either party anything further to observe?” # speaker: The chamberlain
Nobody speaks. In the silence there are the flag, the fountains, and a second; it is you. {player_name != "": From under your left shoe you hear it, hardly breathed, as one gives an actor his own name to begin from: “{player_name}.”}
+ {(hand and fan) or page_shown} [Say nothing at all, and look from the one to the other until they cannot bear it.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [Say nothing at all, and look from the one to the other. # locked: You do not yet know what each of them is hiding]
    -> ending_silence
+ {sable >= 1} [“I observe that the knife is in the wrong hand.” Glance towards the coat.]
    -> ending_wrong_hand
+ {laughs >= 1} [Pick up the sugar heron, and eat it.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [“Line,” you say to the drain, loudly.]
    -> ending_line
+ [“Only that it has been a charming afternoon.” # hint: let it be cut]
    -> ending_cut

=== ending_silence
# chapter: The terrace, and no rescue coming
It is astonishing how long a silence goes on when no one comes to the rescue of it.
The prince looks at you for his line. You have none. He looks to the drain, and there’s only breathing. He turns to her, as everyone’s always done; and Odile Marchetti, who has never in twenty years let a pause fall without putting something charming under it, draws in her breath, and has nothing. You see her find that out.
Her left hand has come up, by itself, into the sunlight. It is trembling for four courts to see.
“I can’t,” says Odile. It’s quite a small voice. “I beg your pardon. I do not think I can.” # speaker: odile-marchetti
“Oh,” says the prince, “nor me.” His sword has gone down on the cloth among the spoons. He has walked round the end of the cake, which isn’t in any of the books. “Is it always like that? I thought it was because I’d never done it. Does it hurt? My sister’s got goose fat.” And he takes her hand in both his own; in his left, as it happens, and his right. # speaker: The prince
“That is either a proposal,” says the chamberlain faintly, “or…” # speaker: The chamberlain
“It’s a hand,” says the dowager of Lys. “Somebody cut me some cake.” # speaker: The dowager
# scene: evening
# ending: two-words; Two words, and the second was can’t
The treaty was signed on the Tuesday; article nine, which nobody can account for, provides that either party may say so. Madame Marchetti has retired, undefeated, if one does not count the broom. She is at home on Thursdays, ungloved. A young man comes with a dog in a basket. He disagrees with her about everything, without the slightest fear, until eleven at night, and she has been heard to say that it’s the best fencing she ever had.
-> END

=== ending_wrong_hand
# chapter: The cake, from its left side
It is perfectly true. The dowager has it in her left. She’s left-handed, she has been for eighty years; and the whole of the Winter Court, to which it had never until that moment occurred to look, looks, and draws in its breath.
“By the custom of this house,” remarks a level voice from beside one of the two doors, “to approach a cake with the left is a declaration of war. I only mention it. Upon the cake.” It peels something. “I believe that it would have to be given time to arm.” # speaker: sable
One can hear the chamberlain turning over pages. He is a truthful man, and a hungry one. “That’s so,” he says at last. “A year and a day.” # speaker: The chamberlain
“And the duel?” the uncle shouts. “What of the duel?” # speaker: The uncle
“It is to be fought when the cake is cut,” says the chamberlain. “The cake can’t be cut, my lord. It is a belligerent.” # speaker: The chamberlain
{uncle: At that the uncle coughs, and no carriage moves. He feels in his waistcoat, as a man does for a purse he has given to the wrong person. On his chair there is a sheet from a broker’s ledger, in four inks.|The uncle says a word. The dowager tells him, without turning her head, to go indoors and wash.}
# scene: evening
# ending: cake-at-war; A belligerent cake
It stands in the east gallery, under glass, with a sentry. The parties meet beside it once a month to ascertain that hostilities continue, and they’ve fallen into the way of bringing sandwiches. It has been three years. The prince has grown; he’s no longer seventeen, and will ask you straight out how your mother is. Each autumn there’s a jar of honey, addressed to the Cake, with no card. The last line of the treaty was settled in a morning. It’s a good deal easier, they found, to keep the peace when everyone knows just where the war is.
-> END

=== ending_heron
# chapter: The nest on top of the cake
You have to lean a long way over. It comes off its nest with a crack that goes round the terrace like a shot.
You look at it. It looks at you. It has a very small eye, made of a currant. Then, since you’ve begun, and there is positively nothing in etiquette to say how it’s done, you bite off the head.
It’s the prince who goes. It starts somewhere about his sword belt. He fights it, he is crimson, he has got his lips folded in and his eyes are starting; and he makes the mistake of looking at Odile Marchetti. Her point has dropped. She is holding on to the back of a chair. “It was,” she gets out, “for the Emperor”; and that’s the end of both of them. They laugh until they have to sit. They laugh till she has to take off the other glove to wipe her eyes, and the hand shakes, and nobody could possibly say what with.
“Eleven ended in laughter,” whispers the drain, beside itself. “It’s in her record. It counts. It counts as a bout.” # speaker: mirela-stan
“I find,” says the chamberlain, who has got icing on his nose, and does not know how, “that honour has been satisfied. It would seem that it was peckish.” # speaker: The chamberlain
# scene: evening
# ending: laughter; The twelfth to end in laughter
It’s thirty-two now: nineteen by a torn sleeve, twelve in laughter, and one because of rain. She wrote him a note to say how charming it was. He wrote back four pages, chiefly dog. They had the cake for breakfast, all four courts at one table, out of their hands. As for you, you’re not asked to be a second any more. You are asked to lunch. There’s always a heron.
-> END

=== ending_line
# chapter: The terrace, one flagstone up
There is a dreadful hush down there. Then a scuffle, and the sound of bolts.
A flagstone goes up, and over, with a clap. Out of the terrace of the Winter Court, hatless, in carpet slippers, with baize on her elbows and a bundle in her arms tied up with tape, there climbs a woman of forty-four who has not been seen from the waist up by an audience in twenty years.
“I’m sorry,” says Mirela Stan to the kings. “I am so sorry. I’m only the prompter. But it’s the last scene, it’s been the last scene since luncheon, and I’ve got it here. It’s in ninety-three margins; I never had the floor.” And she gets down upon her knees and begins laying it out, page by page, on the stones, between the two of them. # speaker: mirela-stan
The prince puts his sword by, to hold down a corner. Odile moves the cake. “‘The Lady,’” she reads, with her head on one side. “‘I am tired, sir, and would sooner be told that you dislike my hat.’ But that is extremely good. Is that I?” # speaker: odile-marchetti
“And I’m this,” says the prince. “‘I only came…’ Oh, I say. Can I do it again? I know how it goes now.” # speaker: The prince
It takes until dusk. The dowager is given a duchess with four jokes. Nobody thinks to cut anything.
# scene: evening
# ending: the-margins; The play in the margins
It opened at the Comet in the spring, eleven minutes late. There is a cake in the fourth act, and on the first night it wasn’t cut. There’s an uncle who coughs; he sends his own notes. It’s by M. Stan. She watches it from the front, in a box with a door to it, and her lips move. It’s only at the very end, when the two of them put up their swords and there is that long, long silence, that one hears from somewhere in the dark of the house a low voice that can’t help itself, saying “Now.”
-> END

=== ending_cut
# chapter: Inside a quarter of a second
“Most kind,” says the prince, bowing. He’s been well brought up.
The knife goes in. It takes a time, there’s marzipan. The two halves of the cake lean away from each other, like people at a party who’ve been told something; and fall.
He lunges straight, as she said he would. You see the quarter of a second. It is very bright, and there’s room in it for a number of things: the point, the grey sleeve, the left hand lifting of its own accord as it has ten thousand times, and shaking, and being late. And her right, coming over from the other side, from a great many nights in a kitchen, with the exact motion of somebody who sweeps a step.
There is a sound like a plate being put away. His sword goes end over end up into the blue, and comes down upright in the larger half of CONCORD.
“A broom,” Odile Marchetti says wonderingly, to no one. # speaker: odile-marchetti
She has a torn cuff. He has not got a scratch. One draws the curtain over the uncle.
{odile >= 3: “Sir,” she says, “that was a beautiful straight line. Never let anybody teach you another. Will you come on Thursday? There’s soup. I’ll show you which of my hands is the good one; I have just found out.”|“Sir,” she says, and salutes him, “I am in your debt for a cuff.” She’s smiling. But as she draws on the glove you see that she does not look at it, and that there is somebody who ought to have asked.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Half past four
So the record stands at thirty-two, and no deaths; twenty now by a torn sleeve, and for the first time the sleeve was her own. She had it framed. The treaty was signed. They pulled the sword from the cake and it took three men, and there has been a certain amount of nonsense talked since then about who might be the rightful king of it. {dog: Pickle had his dinner at six, and was told.|The prince was home by six. He says there was somebody waiting beside the bowl.}
-> END
