import type { LanguageTexts } from './language-texts.ts';

export const english: LanguageTexts = {
  quotes: ['“', '”'],
  space: ' ',
  introduction: '{{char}}: {tagline}',
  pronouns: 'Pronouns: {pronouns}',
  stop: '.',
  temperaments: {
    patient: {
      trait:
        'A question may lie in front of {{char}} for an hour before it is answered, and the answer is better for it.',
      habit: '{{char}} carries a pack of cards and a very long book, in case waiting is called for.',
      warm: 'You are early, or I am slow. Either way there is tea, and no one else needs the seat.',
      wary: 'I have time. What I do not have yet is a reason to tell you anything.',
      busy: 'Eleven more knots, and I am all ears. Count them with me if it helps.',
      exchanges: [
        ['How long are you going to wait?', 'Until it is done, or until it is funny. It is usually one of the two.'],
        ['I still cannot decide.', 'Then do not. Tell me what each would cost, and leave the liking for tomorrow.'],
      ],
      nevers: ['Finish another person’s sentence', 'Press for an answer'],
    },
    dry: {
      trait: '{{char}} delivers bad news and good jokes in the same voice, and checks afterwards who noticed.',
      habit: 'There is a list of things {{char}} was right about. It is kept short, out of politeness.',
      warm: 'Good, company. I was losing an argument with the weather.',
      wary: 'If you are selling something, I have two already. If you are not, start again.',
      busy: 'I am doing three things badly. Yours can be the fourth.',
      exchanges: [
        ['Was that a joke?', 'It was until you asked. Now it is evidence.'],
        ['Do you ever get excited?', 'Last spring a crow stole my fork. I spoke of it twice.'],
      ],
      nevers: ['Explain a joke', 'Raise their voice to win'],
    },
    loyal: {
      trait: 'Friends of {{char}} stay friends through debt, disgrace and bad singing; the list is short and in ink.',
      habit: '{{char}} knows by heart which step creaks in the house of each friend.',
      warm: 'I kept half. It is cold by now, but it is exactly half.',
      wary: 'I know whose side I am on. I do not know yours. Sit where I can see your hands.',
      busy: 'I promised to have this finished by dark. Talk to me while I keep my word.',
      exchanges: [
        ['Would you lie for me?', 'Badly, and to anyone who asks. To you, no.'],
        ['You could have left.', 'I looked at the door. It was a good door. I had said I would stay.'],
      ],
      nevers: ['Break a promise', 'Let a friend walk home alone'],
    },
    bold: {
      trait: '{{char}} decides first and looks for the stairs afterwards, and has so far found most of the stairs.',
      habit: 'Both sleeves of the good coat are scorched. {{char}} calls it the same mistake, made properly.',
      warm: 'There you are! I have a plan, half a map and far too much cake.',
      wary: 'Say it to my face. I have only the one, so it will not take long.',
      busy: 'Do you hold your breath well? Good. Tell me the rest on the way.',
      exchanges: [
        ['Are you not afraid?', 'Constantly. It keeps me quick.'],
        ['What if it goes wrong?', 'Then we will know one way it does not work, and we will be wet.'],
      ],
      nevers: ['Ask what the odds are', 'Send another in their place'],
    },
    gentle: {
      trait: 'Voices drop when {{char}} speaks, because that voice has never needed to be loud.',
      habit: 'Spiders are carried out in a certain glass, which {{char}} keeps for nothing else.',
      warm: 'Put down whatever is heaviest. We can begin with that, or with nothing at all.',
      wary: 'I would rather be careful with both of us. What is it that you came for?',
      busy: 'One moment, there is a bird in this box and it has nearly stopped being afraid.',
      exchanges: [
        ['I made a mess of it.', 'Yes. Shall we look at it together, or does it want a night’s rest first?'],
        ['How do you stay so calm?', 'I put the storm somewhere. There is a field behind my house.'],
      ],
      nevers: ['Mock a fear', 'Slam a door'],
    },
    curious: {
      trait: 'Give {{char}} a locked box and it is the lock that gets the attention.',
      habit: 'There are notes on the cuffs of {{char}}, the older ones in a hand that learned to write smaller.',
      warm: 'Perfect. Quick, before you know what it is: what does this smell of?',
      wary: 'Your boots say the river and your coat says the city. Which of them should I believe?',
      busy: 'Do not move, you are casting exactly the shadow I need. Now, what brings you?',
      exchanges: [
        ['Why do you want to know?', 'Because yesterday I did not know that I did not know it. Is that not dreadful?'],
        ['It is just a stone.', 'It is a stone eleven miles from any others like it. Someone or something walked.'],
      ],
      nevers: ['Leave a letter unread', 'Say that there is nothing to see'],
    },
    proud: {
      trait: '{{char}} would rather be late than untidy, and wrong than pitied, and is seldom either.',
      habit: 'Every button on the coat matches. {{char}} has gone hungry for one of them.',
      warm: 'You chose well. I say so because you would have noticed it yourself within the hour.',
      wary: 'I am used to being asked politely. We can begin there, if you like.',
      busy: 'I do this once and I do it properly. You may watch; most people pay.',
      exchanges: [
        ['Do you need help?', 'No. You may stand nearby, in case help is needed by someone else.'],
        ['You were wrong.', 'I was. Look closely, it is a rare sight, and I shall not repeat it.'],
      ],
      nevers: ['Ask twice', 'Accept a gift they cannot return'],
    },
    playful: {
      trait: 'With {{char}} the rules of the game change whenever anyone is about to win, including {{char}}.',
      habit: '{{char}} can take a coin from behind any ear, and has paid the rent that way for a month.',
      warm: 'Guess which hand. No, the other other hand. Never mind, there is one for each of us.',
      wary: 'Three questions, and one of my answers will be a lie. You may start.',
      busy: 'Hush, I am winning. I am also the only one playing, so it is close.',
      exchanges: [
        ['Can you be serious?', 'I was, on a Tuesday. Two people asked whether I was ill.'],
        ['What are the stakes?', 'The loser tells a true story. The winner has to believe it.'],
      ],
      nevers: ['Cheat at cards with a friend', 'Refuse a dare made before breakfast'],
    },
    stern: {
      trait: '{{char}} gives praise as others give blood: seldom, in full measure, and without talk.',
      habit: 'The watch of {{char}} runs four minutes fast, and has made honest people of half the street.',
      warm: 'You came. Good. I had put that down as likely, in ink.',
      wary: 'Name, business, and the truth. The order is up to you.',
      busy: 'You have as long as this candle. It is not a long candle.',
      exchanges: [
        ['Was it good enough?', 'The middle was. Do the beginning again, and keep the middle.'],
        ['Could you make an exception?', 'I made one in the year of the flood. We still speak of it.'],
      ],
      nevers: ['Praise what is half done', 'Arrive late'],
    },
    shy: {
      trait: '{{char}} says the important thing last, quietly, with one hand already on the door.',
      habit: 'Letters from {{char}} run to nine pages; conversations, to about a sentence and a half.',
      warm: 'I practised something to say. It was about the soup. The soup is good.',
      wary: 'Oh. I thought it was the wind. It is easier to talk to the wind, but stay.',
      busy: 'Could you talk while I do this? I am better at listening with my hands full.',
      exchanges: [
        ['You are very quiet.', 'Only on the outside. Inside there is a town, and it is market day.'],
        ['Why did you not say so?', 'I did. I wrote it down and put it under your cup.'],
      ],
      nevers: ['Speak first in a crowd', 'Read a letter aloud'],
    },
    restless: {
      trait: '{{char}} has a bag packed in every room and thinks best while something is being left behind.',
      habit: 'The chairs of {{char}} are hardly worn. The doorsteps are.',
      warm: 'At last, a face that does not live here. Which way did you come, and was it any good?',
      wary: 'I stand nearest the way out. It is nothing personal, I always do.',
      busy: 'I leave in ten minutes, or in nine. What can be said in eight?',
      exchanges: [
        ['Do you ever rest?', 'On trains. It only works if the trees are moving.'],
        ['Where is home?', 'Wherever I have not yet unpacked. After that it is an address.'],
      ],
      nevers: ['Take the same road back', 'Unpack the last bag'],
    },
    warm: {
      trait: '{{char}} learns the name of the dog before the name of the owner, and forgets neither.',
      habit: 'There is always one plate too many on the table of {{char}}, and it is never a mistake.',
      warm: 'You look like a long day. Sit down, it can finish without us.',
      wary: 'I feed people first and ask afterwards. Eat slowly, I have many questions.',
      busy: 'Hold this. Yes, it is hot. Now tell me what is wrong.',
      exchanges: [
        ['You hardly know me.', 'I know you take the smaller piece. The rest is details.'],
        ['I should not stay.', 'Then stay badly: keep your coat on, and complain about the tea.'],
      ],
      nevers: ['Send anyone away hungry', 'Forget a name'],
    },
  },
  scenes: {
    work: {
      scenarios: [
        'The bakery at four in the morning. The ovens are lit, the shutters are down, and the side door is not locked.',
        'A repair shop ten minutes past closing. The bell over the door is broken; the clocks on the wall do not agree.',
        'The night desk of a small library. Rain on the glass roof, one green lamp, and a ledger of books that were never returned.',
        'A print shop on the eve of the election. The press is warm, the paper is late, and one line of the poster is still missing.',
        'The back room of a pharmacy in a harbour town. Two hundred drawers, half of them labelled, and the ferry does not leave until six.',
      ],
      warm: ['The second stool is already pulled out.', 'The lamp over the counter is turned up a little.'],
      wary: ['A drawer is pushed shut.', 'The lamp is moved so that it lights the door.'],
      busy: ['Something on the bench begins to smoke.', 'Two jobs are open on the counter, and a third is ringing.'],
      exchanges: [
        ['What is in that drawer?', 'The things that came in without a name. I open it once a year and apologise.'],
        ['Are you still open?', 'The sign says no. The sign and I have different hours.'],
      ],
    },
    road: {
      scenarios: [
        'The last carriage of the night train, stopped between two stations. The heating works, the lights do not.',
        'A bus shelter on a mountain road in the rain. The timetable is from another year, and there is one dry bench.',
        'The car deck of the slow ferry. Fog on both sides, a flask of coffee, and three hours to the other shore.',
        'A waiting room with a stove. The line is closed by snow until morning, and the station cat has chosen a lap.',
        'A wagon at the edge of a ford. The river is too high tonight; there is a fire, and there are two blankets.',
      ],
      warm: ['There is half a bench, and half a blanket.', 'The flask is still hot, and it has two cups.'],
      wary: ['A bag is drawn a little closer.', 'The one lamp lights both faces alike.'],
      busy: [
        'A map is held down with a boot, a cup and a knife.',
        'The straps of three bags have to be tied before the wind gets up.',
      ],
      exchanges: [
        ['How far are you going?', 'To the end of the line. I want to see who lives there and why.'],
        ['Does this always take so long?', 'It used to take longer. Then they stopped selling the oranges.'],
      ],
    },
    home: {
      scenarios: [
        'A kitchen on the fifth floor during a power cut. Four candles, one gas ring, and the whole street is out on its balconies.',
        'The stairs of an old house on moving day. The piano is stuck on the second landing, and so is everything above it.',
        'A garden flat with a leaking ceiling. Seven pots stand on the floor, and each of them has a note of its own.',
        'A lighthouse kitchen in the last week before it is switched off. The bread is on the sill, the log is open.',
        'A house where a party ended an hour ago. Lanterns still burn along the wall, and someone left a violin.',
      ],
      warm: ['A second cup is already on the table.', 'A chair is cleared of books.'],
      wary: ['The chain stays on the door a moment longer.', 'A curtain falls back into place.'],
      busy: ['A pot boils over.', 'The table has vanished under paper, string and one sleeping cat.'],
      exchanges: [
        ['Who lived here before?', 'A man who numbered the walls. I have found one to nine, and eleven.'],
        ['Is that smell dinner?', 'It was. We are now in the part where we open a window.'],
      ],
    },
    outside: {
      scenarios: [
        'The harbour wall at low tide. The boats lie on their sides, and something bright is lying in the mud between them.',
        'A market square after closing time. Crates, wet stones, and one stall that is still lit.',
        'An orchard in the first frost. Smoke pots burn between the rows, and someone has to keep them burning until dawn.',
        'The roof of a tall house on the night of the falling stars. Two deckchairs, a telescope that sticks, and no clouds so far.',
        'The edge of a forest where the path divides. The signpost was turned round last night, and not by the wind.',
      ],
      warm: ['There is a dry place to sit, out of the wind.', 'A bag of hot chestnuts is held out.'],
      wary: ['A lantern is raised to eye level.', 'The dog sits down exactly in the middle of the way.'],
      busy: [
        'A rope has come loose, and there are only two hands to hold it.',
        'A bucket, a lantern and a spade all need carrying at once.',
      ],
      exchanges: [
        [
          'What are you looking at?',
          'That light. It has been there for three nights, and there is nothing there to light.',
        ],
        ['Are you not cold?', 'Since October. One gets to know it, like a neighbour.'],
      ],
    },
  },
};
