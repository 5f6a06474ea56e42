import type { InkCase } from './ink-case.ts';

export const logicCases: readonly InkCase[] = [
  { name: 'a text made by logic alone', source: '{true}\n', shows: 'true' },
  {
    name: 'sums and comparisons',
    source: '{3 + 4 * 2} {7 / 2} {7 mod 4} {2 > 1 and not (1 > 2)}\n',
    shows: '11 3 3 true',
  },
  {
    name: 'broken numbers',
    source: 'VAR half = 0.5\n{half + 0.25} {INT(3.7)} {FLOOR(2.9)} {FLOAT(2)}\n',
    shows: '0.75 3 2 2',
  },
  {
    name: 'text that is put together',
    source: 'VAR who = "Ines"\n~ who = who + " Duarte"\n{who}. {who == "Ines Duarte": Herself.}\n',
    shows: 'Ines Duarte. Herself.',
  },
  {
    name: 'variables and constants',
    source: 'CONST MOST = 3\nVAR n = 0\n~ n = MOST * 2\n~ n--\n~ n += 10\n{n}\n',
    shows: '15',
  },
  {
    name: 'a variable of a knot',
    source: '-> count\n=== count\n~ temp found = 2\n~ found++\nFound {found}.\n-> END\n',
    shows: 'Found 3.',
  },
  {
    name: 'functions',
    source:
      '{twice(twice(3))} {name_of(2)}\n=== function twice(n)\n~ return n * 2\n=== function name_of(n)\n{ n:\n- 1: one\n- 2: two\n- else: many\n}\n',
    shows: '12 two',
  },
  {
    name: 'a function that calls itself',
    source: '{sum(10)}\n=== function sum(n)\n{n == 0:\n~ return 0\n}\n~ return n + sum(n - 1)\n',
    shows: '55',
  },
  {
    name: 'a function that changes what it is given',
    source:
      'VAR gold = 5\n~ spend(gold, 2)\n{gold} left.\n=== function spend(ref purse, amount)\n~ purse = purse - amount\n',
    shows: '3 left.',
  },
  {
    name: 'an external function with an ink one to stand in',
    source: 'EXTERNAL hour(zone)\nIt is {hour(1)}.\n-> END\n=== function hour(zone)\n~ return 11 + zone\n',
    shows: 'It is 12.',
  },
  {
    name: 'a switch over several lines',
    source: 'VAR sky = "grey"\n{ sky:\n- "blue": Fair.\n- "grey": Dull.\n- else: Odd.\n}\n-> END\n',
    shows: 'Dull.',
  },
  {
    name: 'conditions over several lines',
    source: 'VAR depth = 4\n{\n- depth > 6: Deep.\n- depth > 3: Waist-high.\n- else: Shallow.\n}\n-> END\n',
    shows: 'Waist-high.',
  },
  {
    name: 'choices within a condition',
    source:
      'VAR lit = true\nThe room.\n{lit:\n* [Read] Words.\n-> END\n- else:\n* [Feel] Walls.\n-> END\n}\n* [Go] Gone.\n- -> END\n',
    shows: 'Words.',
  },
  {
    name: 'a sequence',
    source: '-> r\n=== r\n{One.|Two.|Three.}\n+ [Again] -> r\n+ [Stop] -> END\n',
    shows: 'Three.',
  },
  {
    name: 'a cycle',
    source: '-> r\n=== r\n{&Tick.|Tock.}\n+ [Again] -> r\n+ [Stop] -> END\n',
    shows: 'Tock.',
  },
  {
    name: 'once only',
    source: '-> r\n=== r\nA lane. {!First.|Second.}\n+ [Again] -> r\n+ [Stop] -> END\n',
    shows: 'A lane. Second.',
  },
  {
    name: 'a shuffle by its seed',
    source: '-> r\n=== r\nCard {~ace|king|queen|jack}{~!|.}\n+ [Again] -> r\n+ [Stop] Dealt.\n-> END\n',
    shows: 'Dealt.',
  },
  {
    name: 'shuffles that end and that begin again',
    source:
      '-> r\n=== r\n{ shuffle once:\n- Salt.\n- Pepper.\n}\n{ shuffle:\n- North.\n- South.\n}\nOn.\n+ [Again] -> r\n+ [Stop] -> END\n',
    shows: 'On.',
  },
  {
    name: 'dice by their seed',
    source:
      '-> r\n=== r\n~ temp eyes = RANDOM(1, 6)\n{eyes >= 1 && eyes <= 6: Thrown {eyes}.|Lost.}\n+ [Again] -> r\n+ [Stop] Done.\n-> END\n',
    shows: 'Done.',
  },
  {
    name: 'a seed of the author',
    source: '~ SEED_RANDOM(42)\n{RANDOM(1, 100)} {RANDOM(1, 100)}\nDrawn.\n-> END\n',
    shows: 'Drawn.',
  },
  {
    name: 'lists that hold things',
    source:
      'LIST bag = (rope), lamp, (bread)\n~ bag += lamp\n~ bag -= bread\n{bag}. {LIST_COUNT(bag)} things. {bag ? lamp: A light.}\n-> END\n',
    shows: 'rope, lamp. 2 things. A light.',
  },
  {
    name: 'lists that are states',
    source:
      'LIST door = (shut), ajar, open\n-> r\n=== r\nThe door is {door}.\n+ {door < open} [Push]\n~ door++\n-> r\n+ [Leave] {LIST_VALUE(door)} of {LIST_VALUE(LIST_MAX(LIST_ALL(door)))}.\n-> END\n',
    shows: 'The door is ajar.',
  },
  {
    name: 'what lists have in common',
    source:
      'LIST hues = red, (green), blue\nVAR mine = (red, green)\n{mine ^ hues} {LIST_INVERT(hues)} {LIST_RANGE(LIST_ALL(hues), 2, 3)} {LIST_MIN(mine)}\n-> END\n',
    shows: 'green red, blue green, blue red',
  },
  {
    name: 'lists with numbers and of other lists',
    source:
      'LIST day = mon = 1, fri = 5\nLIST pet = cat, dog\nVAR all = (mon, dog)\n~ all += fri\n{all} {LIST_VALUE(fri)} {day(5)} {LIST_COUNT(LIST_RANDOM(LIST_ALL(pet)))}\n-> END\n',
    shows: 'mon, dog, fri 5 fri 1',
  },
  {
    name: 'alternatives within alternatives',
    source:
      'VAR cold = true\n-> r\n=== r\n{cold: {&Frost|Ice} on the {pane|sill}.|Mild.}\n+ [Again] -> r\n+ [Stop] -> END\n',
    shows: 'Frost on the pane.',
  },
];
