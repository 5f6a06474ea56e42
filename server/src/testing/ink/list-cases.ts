import type { InkCase } from './ink-case.ts';

export const listCases: readonly InkCase[] = [
  {
    name: 'the least, the most and the size of a list',
    source: 'LIST steps = one, two, three\nVAR s = (one, three)\n{LIST_MIN(s)} {LIST_MAX(s)} {LIST_COUNT(s)}\n',
    shows: 'one three 2',
  },
  {
    name: 'all of a list and what it lacks',
    source: 'LIST steps = one, (two), three\n{LIST_ALL(steps)}; {LIST_INVERT(steps)}\n',
    shows: 'one, two, three; one, three',
  },
  {
    name: 'a range of a list',
    source: 'LIST steps = one, two, three, four\n{LIST_RANGE(LIST_ALL(steps), two, three)}\n',
    shows: 'two, three',
  },
  {
    name: 'a thing of a list by chance',
    source: 'LIST steps = (one)\n{LIST_RANDOM(steps)}\n',
    shows: 'one',
  },
  {
    name: 'values of lists',
    source:
      'LIST steps = one = 4, two, three = 9\n{LIST_VALUE(two)} {steps(9)} {LIST_VALUE(three) - LIST_VALUE(one)}\n',
    shows: '5 three 5',
  },
  {
    name: 'a state that goes forward and back',
    source: 'LIST kettle = (cold), warm, boiling\n~ kettle++\n{kettle}\n~ kettle++\n{kettle}\n~ kettle--\n{kettle}\n',
    shows: 'boiling',
  },
  {
    name: 'has and has not',
    source: 'LIST bag = (lamp), rope\n{bag ? lamp} {bag !? rope} {bag has (lamp, rope)} {bag hasnt rope}\n',
    shows: 'true true false true',
  },
  {
    name: 'what is put in and taken out',
    source: 'LIST bag = lamp, rope, map\n~ bag += (lamp, map)\n~ bag -= lamp\n~ bag += rope\n{bag}\n',
    shows: 'rope, map',
  },
  {
    name: 'lists that are compared',
    source: 'LIST n = a, b, c\n{(a, b) < (c)} {(a, b) == (b, a)} {(a) != (b)} {(b, c) >= (a, b)}\n',
    shows: 'true true true true',
  },
  {
    name: 'an empty list is false',
    source:
      'LIST bag = lamp, rope\n{bag: Full.|Empty.}\n~ bag += rope\n{bag: Full.|Empty.}\n~ bag = ()\n{LIST_COUNT(bag)}\n',
    shows: 'Full.',
  },
  {
    name: 'things of the same name in two lists',
    source:
      'LIST doors = (shut), open\nLIST shops = shut, (open)\n{doors == doors.shut} {shops == shops.open} {doors == shops}\n',
    shows: 'true true false',
  },
  {
    name: 'a list that a function goes through',
    source:
      'LIST bag = (lamp), (rope), (map)\nYou carry {names(bag)}.\n=== function names(things)\n{LIST_COUNT(things) == 0:\n~ return "nothing"\n}\n~ temp first = LIST_MIN(things)\n{LIST_COUNT(things) == 1:\n~ return "{first}"\n}\n~ return "{first} and {names(things - first)}"\n',
    shows: 'You carry lamp and rope and map.',
  },
  {
    name: 'a string within a string',
    source: 'VAR name = "Ines Duarte"\n{name ? "Duarte"} {name !? "Moss"} {"a" + 1 + 2}\n',
    shows: 'true true a12',
  },
  {
    name: 'text in quotes with logic in it',
    source: 'VAR n = 2\nVAR said = ""\n~ said = "{n > 1: several|one} of them"\nThere are {said}.\n',
    shows: 'There are several of them.',
  },
  {
    name: 'powers, least and most',
    source: '{POW(2, 5)} {MIN(3, 8)} {MAX(3, 8)} {-(2 + 3)} {CEILING(1.2)}\n',
    shows: '32 3 8 -5 2',
  },
  {
    name: 'signs for and, or and not',
    source: 'VAR a = true\nVAR b = false\n{a && not b} {a or b} {not a} {a and (b or not b)} {7 % 4}\n',
    shows: 'true true false true 3',
  },
  {
    name: 'a number that is nearly one',
    source: '{0.5 / 2} {2 == 2.0} {7 / 2.5}\n',
    shows: '0.25 true 2.8',
  },
  {
    name: 'chance by the seed of the author, again and again',
    source:
      '~ SEED_RANDOM(42)\n~ temp first = RANDOM(1, 100)\n~ SEED_RANDOM(42)\n{first == RANDOM(1, 100): The same.|Another.}\n',
    shows: 'The same.',
  },
];
