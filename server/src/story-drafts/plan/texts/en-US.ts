import type { StoryTexts } from './story-texts.ts';

export const english: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'You come over the last rise at the hour when the sheep go quiet.',
        'The road gives out below the hills, and from there you walk.',
      ],
      details: [
        'Somewhere above, a gate is knocking that nobody has gone to close.',
        'The grass lies over in one direction, as if it had been told to.',
        'Smoke stands straight up from a chimney two valleys off.',
        'A lark goes up, thinks better of it, and comes down again.',
      ],
      places: [
        ['Climb to the standing stones.', 'The stones lean together like people who stopped talking when you came.'],
        [
          'Go down to the sheepfold.',
          'In the fold one stall is swept, and has been kept for something that is not a sheep.',
        ],
        ['Follow the old wall.', 'The wall runs on across two hills with a gap in it exactly as wide as a cart.'],
        [
          'Knock at the farmhouse.',
          'The door of the farmhouse is on the latch, and there are two plates on the table.',
        ],
        [
          'Look into the quarry.',
          'At the bottom of the quarry the water is so still that it has kept yesterday’s sky.',
        ],
        ['Walk out to the crossroads.', 'At the crossroads the signpost has four arms and three names.'],
      ],
    },
    sea: {
      arrivals: [
        'You come down to the water after dark, when the last boats are in.',
        'The tide has turned by the time you reach the harbour, and so has the talk.',
      ],
      details: [
        'Ropes tick against the masts, not quite in time with each other.',
        'The air tastes of salt and of lamp oil.',
        'Far out, a light shows twice, and then is careful not to.',
        'Gulls walk about on the slip like men who have been paid off.',
      ],
      places: [
        ['Walk out along the pier.', 'At the end of the pier a chair has been set facing the open water.'],
        ['Look into the boat shed.', 'The boat in the shed is dry, but its oars are not.'],
        [
          'Climb up to the lamp room.',
          'In the lamp room the lens goes round without a sound, and somebody has polished all of it but one pane.',
        ],
        ['Ask at the customs house.', 'The ledger of the customs house lies open at today, and the ink is still wet.'],
        ['Follow the tide line.', 'The tide has left a row of small things on the sand, in order of size.'],
        ['Step into the chapel of the drowned.', 'On the wall of the chapel there is room for one more name.'],
      ],
    },
    city: {
      arrivals: [
        'You get off the tram one stop too early, and the street knows it.',
        'It has just stopped raining, and the whole city is looking at itself in the road.',
      ],
      details: [
        'A window opens on the third floor, and a piano comes out of it.',
        'Somebody has chalked an arrow on the pavement, and somebody else has turned it round.',
        'The street lamps come on one after another, as if they were being asked.',
        'A taxi waits with its door open and nobody in it.',
      ],
      places: [
        ['Cross to the all-night café.', 'In the café every table is taken by one person and an empty chair.'],
        [
          'Go up to the roofs.',
          'From the roofs the city is all washing lines and lit rooms, and none of them is yours.',
        ],
        ['Cut through the arcade.', 'In the arcade the shops are shut, except for the one that sells keys.'],
        ['Ride down to the underground.', 'On the platform the board promises a train from a line that was closed.'],
        ['Look round the courtyard.', 'In the courtyard a bicycle leans on a tree that has grown round it.'],
        ['Stop on the bridge.', 'On the bridge there are padlocks, and one has been opened again.'],
      ],
    },
    forest: {
      arrivals: [
        'The path goes in under the trees, and after the first bend it is evening.',
        'You hear the forest before you see it, like a crowd that has been asked to wait.',
      ],
      details: [
        'Something has walked here before you and stepped over every twig.',
        'The light comes down in coins and is gone when you reach for it.',
        'It smells of rain that fell on other people.',
        'A woodpecker knocks three times, and waits to be let in.',
      ],
      places: [
        ['Follow the stream up.', 'The stream comes out from under a stone that has steps cut in it.'],
        [
          'Go to the charcoal burner’s hut.',
          'The hut is empty, the fire is not, and the kettle has just been moved off it.',
        ],
        [
          'Step into the clearing.',
          'In the clearing the grass is pressed flat in a ring, and nothing grows in the middle.',
        ],
        ['Climb the hunters’ ladder.', 'From the top of the ladder there are treetops as far as the weather.'],
        [
          'Look at the fallen oak.',
          'In the trunk of the fallen oak somebody has made a bed of moss, too long for a child.',
        ],
        ['Take the way of the white stones.', 'The white stones lead on, and the last one is still warm.'],
      ],
    },
    desert: {
      arrivals: [
        'The caravan puts you down where the road was, and goes on without looking round.',
        'By noon the town behind you has become a rumour.',
      ],
      details: [
        'The wind is moving one dune into another, a spoonful at a time.',
        'Your shadow has gone in under your feet to wait.',
        'Bells come from the east, and then only the silence after bells.',
        'The sky is the blue of a plate that nobody is allowed to use.',
      ],
      places: [
        ['Go down to the well.', 'The rope of the well is new, and it is longer than the well is deep.'],
        [
          'Rest in the shade of the ruin.',
          'In the ruin one doorway is standing, and the sand has been swept from its sill.',
        ],
        [
          'Walk to the salt pans.',
          'On the salt every footprint stays, and there are more of them than there should be.',
        ],
        ['Enter the black tent.', 'In the tent the tea is poured from so high that it has time to think.'],
        ['Climb the red rock.', 'From the red rock two roads can be seen, and on neither of them is there anybody.'],
        ['Look among the palms.', 'Between the palms a hammock is swinging, a little slower each time.'],
      ],
    },
    snow: {
      arrivals: [
        'It has snowed all day, and now that it has stopped you can hear that it has.',
        'The pass closes behind you with no more noise than a book.',
      ],
      details: [
        'The snow has rounded everything off, as one does with a price.',
        'Your breath goes ahead of you and waits.',
        'A single track crosses the slope and stops in the middle.',
        'Icicles hang from the eaves, the longest one over the door.',
      ],
      places: [
        ['Make for the mountain hut.', 'In the hut the stove is lit, and the guest book is open at a clean page.'],
        ['Cross the frozen lake.', 'Under the ice of the lake there is a lamp, and it is burning.'],
        ['Look into the bell tower.', 'The bell of the tower is muffled with a scarf that was knitted for it.'],
        ['Follow the ski tracks.', 'The tracks go down between the firs, one pair, and come up again as two.'],
        ['Dig out the signpost.', 'The signpost gives the distance to a place that is not on your map.'],
        ['Shelter in the stable.', 'In the stable a horse is saddled and looks at you as if you were late.'],
      ],
    },
    river: {
      arrivals: [
        'You reach the river on the wrong bank, as one always does.',
        'The night boat has gone, and its wash is still lapping at the stairs.',
      ],
      details: [
        'The water goes by with the air of knowing where it is expected.',
        'A lantern drifts past at walking pace, with nobody under it.',
        'On the other side a dog barks at something that is on yours.',
        'Mist gets up from the river and stretches.',
      ],
      places: [
        ['Ring for the ferry.', 'The ferry bell has a new clapper, and an old notice that says not to.'],
        ['Go along the towpath.', 'On the towpath a horse has worn a groove, and there has been no horse for years.'],
        [
          'Knock at the lock keeper’s.',
          'The lock keeper’s slate says how high the water was, each day, up to tomorrow.',
        ],
        ['Board the moored barge.', 'On the barge there are geraniums, a made bed, and no name on the bow.'],
        [
          'Walk out on the weir.',
          'From the weir both halves of the river can be seen, the one that waits and the one that went.',
        ],
        [
          'Look under the mill.',
          'Under the mill the wheel is turning, though nobody has ground anything since the flood.',
        ],
      ],
    },
    observatory: {
      arrivals: [
        'The dome is open when you come up the hill, and the sky is going in.',
        'You have been asked to come when it is dark, and it has never been so dark as tonight.',
      ],
      details: [
        'The clockwork under the floor counts on, like someone who has lost their place.',
        'All the lamps are red, so that the night may stay black.',
        'On the slate the same number has been written three times, and twice crossed out.',
        'The great telescope moves by the width of a hair, and you feel the building agree.',
      ],
      places: [
        ['Look through the great telescope.', 'In the eyepiece a star is standing where no star has been before.'],
        ['Go down to the clock cellar.', 'In the cellar there are nine clocks, and eight of them are right.'],
        [
          'Read in the plate library.',
          'In the library the sky of each night is kept in glass, and one night is missing.',
        ],
        ['Step out on the gallery.', 'On the gallery the rail is worn bright in one place, the width of two hands.'],
        [
          'Open the director’s room.',
          'In the director’s room the lamp is on, the chair is warm, and the diary ends in the middle of a word.',
        ],
        ['Climb up under the dome.', 'Under the dome a swallow has nested on the one part that never turns.'],
      ],
    },
  },
  tones: {
    quiet: [
      'Nothing is in a hurry here, and after a while neither are you.',
      'It is the kind of silence that has been looked after.',
      'You notice that you have lowered your voice, and you have not said anything.',
      'For a moment there is only this, and it is enough.',
    ],
    tense: [
      'You count your steps, and are sure that there is one too many.',
      'Someone has been here within the hour. You do not look round.',
      'There is not much time, and all of it is being watched.',
      'If anything is going to happen, it will be now; and then it is not now.',
    ],
    playful: [
      'You decide to look as though you had planned this.',
      'It would be funny if it were happening to somebody with dry shoes.',
      'Good sense tells you to leave. You tell it to wait outside.',
      'Whatever the rules are, you seem to be winning.',
    ],
    tender: [
      'Somebody has taken trouble here, and did not think that anyone would see it.',
      'You had forgotten that one can be expected somewhere.',
      'You would like to say something kind, and look for a small enough word.',
      'It hurts a little, in the place where things do when they are being mended.',
    ],
    eerie: [
      'You have never been here. Your hand finds the latch by itself.',
      'What you took for your own echo is answering too early.',
      'Everything is where it should be, and none of it is where it was.',
      'Behind you something stops, very politely, when you do.',
    ],
    adventurous: [
      'There is a way round, and there is the way you are going to take.',
      'Your heart goes on ahead; you have only to follow.',
      'If the map is right you should not be here, and you have never liked the map.',
      'You check your knots, your knife, and your luck, in that order.',
    ],
  },
  gestures: [
    '{name} looks at you for as long as it takes to decide something.',
    '{name} has already made room for you, without a word about it.',
    'You see {name} put something away quickly, and then slowly take it out again.',
    '{name} listens to the end, as few people do, and then a little longer.',
    '{name} is standing a step further off than a moment ago.',
    'You wait for {name} to laugh. It takes a while, and it is worth it.',
  ],
  speech: [
    '“You took your time,” says {name}. “I would have taken it too.”',
    '“Ask me later,” says {name}, “when I have thought of a better answer.”',
    '“There is something that I have not told you,” says {name}. “I am telling you that much.”',
    '“I know what they say about it,” says {name}. “I am the one who said it.”',
    '“Whatever you do,” says {name}, “do it as if you meant it.”',
    '“Not that one,” says {name}, quietly. “Well. Perhaps that one.”',
  ],
  alone: [
    'There is nobody here whom you could ask, which makes it easier to answer.',
    'Whoever was here has left the light on, and that is a kind of message.',
    'You say a few words aloud, to hear whose side they are on.',
    'Two cups are standing there. You are only one person.',
  ],
  returns: [
    'It is the same place, and it has noticed that you came back.',
    'You have been here before. You had not seen the half of it.',
    'Something has been moved since, by a hand’s breadth.',
    'This time you know where to put your feet.',
  ],
  choices: [
    'Look closer.',
    'Wait, and say nothing.',
    'Ask straight out.',
    'Go on before you can change your mind.',
    'Pretend that you had not noticed.',
    'Offer to help.',
    'Take the narrow way.',
    'Put your trust in a stranger.',
    'Turn round once more.',
    'Keep it to yourself.',
    'Do the thing that you were told not to.',
    'Own up to it.',
  ],
  reckonings: [
    'So it comes to this. Everything that you have left undone has caught up, and stands about waiting.',
    'There is no further to go. What remains is to choose, and to have been the one who chose.',
    'You have all of it in your hands now, and it weighs less than you had feared.',
  ],
  endings: [
    [
      'Where you belong',
      'Stay.',
      'You stay. By morning nobody can say when it was that you came, and you have stopped trying to.',
    ],
    [
      'The long way home',
      'Go home, the long way.',
      'You go home, and take the long way, so that there is something to tell when you arrive.',
    ],
    [
      'The truth of it',
      'Say it as it was.',
      'You say it as it was. It is very quiet afterwards, and it is a better quiet than before.',
    ],
    [
      'A well-kept secret',
      'Keep the secret.',
      'You keep it. Now and then, in the years that come, you take it out and look at it, and it has not faded.',
    ],
    [
      'What was owed',
      'Give it back.',
      'You give it back. Your hands are empty, and for the first time in days they are warm.',
    ],
    [
      'Another beginning',
      'Begin again, elsewhere.',
      'You turn your collar up and begin again, with the same name and a better pair of shoes.',
    ],
  ],
  chapters: ['How it begins', 'What nobody says', 'The turn', 'What it costs', 'The last light'],
  role: '“{role},” you say, when you are asked who you are.',
  take: 'Take what lies there: {item}.',
  needs: 'Not without this: {label}',
  carried: 'With you',
};
