import type { InkCase } from './ink-case.ts';

export const flowCases: readonly InkCase[] = [
  { name: 'text alone', source: 'Rain on the roof.\nThen none.\n', shows: 'Then none.' },
  {
    name: 'diverts between knots and stitches',
    source:
      '-> hall.north\n=== hall\nThe hall.\n-> END\n= north\nThe north door.\n-> south\n= south\nThe south door.\n-> hall\n',
    shows: 'The south door.',
  },
  {
    name: 'a knot begins with its first stitch',
    source: '-> cellar\n=== cellar\n= stairs\nDown the stairs.\n-> END\n= barrel\nA barrel.\n-> END\n',
    shows: 'Down the stairs.',
  },
  {
    name: 'glue joins what diverts divide',
    source: 'The kettle <>\n-> sings\n=== sings\nsings and <>\n-> stops\n=== stops\n<> stops.\n-> END\n',
    shows: 'The kettle sings and stops.',
  },
  {
    name: 'a divert within a line',
    source: 'I knock -> door\n=== door\nand wait.\n-> END\n',
    shows: 'I knock and wait.',
  },
  {
    name: 'a tunnel comes back',
    source: 'Before.\n-> dream ->\nAfter.\n-> END\n=== dream\nA dream of snow.\n->->\n',
    shows: 'A dream of snow.',
  },
  {
    name: 'a tunnel with choices inside',
    source:
      '-> wash -> wash -> out\n=== wash\nWater runs.\n+ [Hot] Steam.\n+ [Cold] A gasp.\n- ->->\n=== out\nClean.\n-> END\n',
    shows: 'Steam.',
  },
  {
    name: 'tunnels within tunnels',
    source:
      '-> one ->\nHome.\n-> END\n=== one\nFirst depth.\n-> two ->\nFirst again.\n->->\n=== two\nSecond depth.\n->->\n',
    shows: 'First again.',
  },
  {
    name: 'a tunnel that returns elsewhere',
    source: '-> slip ->\nNever read.\n-> END\n=== slip\nYou slip.\n->-> ditch\n=== ditch\nThe ditch.\n-> END\n',
    shows: 'The ditch.',
  },
  {
    name: 'a tunnel with a parameter',
    source: '-> greet("Odile") -> greet("Bram") -> END\n=== greet(who)\nGood day, {who}.\n->->\n',
    shows: 'Good day, Bram.',
  },
  {
    name: 'threads gather choices of several places',
    source:
      'The market.\n<- bread\n<- fish\n+ [Leave] Home, then.\n-> END\n=== bread\n+ [Buy bread] A warm loaf.\n-> END\n=== fish\n+ [Buy fish] A cold fish.\n-> END\n',
    shows: 'Buy fish',
  },
  {
    name: 'a thread with a parameter',
    source:
      '<- ask("the tide")\n<- ask("the wind")\n-> DONE\n=== ask(what)\n* [About {what}] You ask about {what}.\n-> END\n',
    shows: 'You ask about the wind.',
  },
  {
    name: 'a parameter that is a place to go to',
    source: '-> pause(-> harbour)\n=== pause(-> next)\nA pause.\n-> next\n=== harbour\nThe harbour.\n-> END\n',
    shows: 'The harbour.',
  },
  {
    name: 'a variable that holds a place to go to',
    source: 'VAR way = -> left\n~ way = -> right\n-> way\n=== left\nLeft.\n-> END\n=== right\nRight.\n-> END\n',
    shows: 'Right.',
  },
  {
    name: 'several files',
    source: 'INCLUDE words.ink\nINCLUDE rooms/attic.ink\n{greeting}.\n-> attic\n',
    files: [
      { name: 'words.ink', text: 'VAR greeting = "Good evening"\n' },
      { name: 'attic.ink', text: '=== attic\nDust, and a trunk.\n* [Open it] Letters.\n- -> END\n' },
    ],
    shows: 'Dust, and a trunk.',
  },
];
