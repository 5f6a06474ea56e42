import type { InkCase } from './ink-case.ts';

/** Lines, choices, comments and variations. */
export const weaveCases: readonly InkCase[] = [
  {
    name: 'comments and notes to oneself',
    source: 'Rain. // not said\n/* not\nsaid */\nTODO: more rain\nThen none.\n',
    shows: 'Then none.',
  },
  {
    name: 'signs that are said as they are',
    source: 'One \\{two\\} \\| three \\# four.\n',
    shows: 'One {two} | three # four.',
  },
  { name: 'letters of all kinds', source: 'Ünïcode, 潮汐, المد, 🌊.\n', shows: 'Ünïcode, 潮汐, المد, 🌊.' },
  {
    name: 'a line that goes on after a choice',
    source: '* "Well?"[ you ask.] <>\n- says nobody.\n-> END\n',
    shows: '"Well?" says nobody.',
  },
  {
    name: 'glue within logic',
    source: 'VAR wet = true\nThe rope <>\n{wet: is wet|is dry}<>\n, and long.\n',
    shows: 'The rope is wet, and long.',
  },
  {
    name: 'a divert in a condition',
    source: 'VAR key = true\n{key: -> inside | -> outside}\n=== inside\nWarm.\n-> END\n=== outside\nCold.\n-> END\n',
    shows: 'Warm.',
  },
  {
    name: 'diverts in a sequence',
    source: '-> hall\n=== hall\n{-> first|-> second}\n=== first\nFirst.\n-> hall\n=== second\nSecond.\n-> END\n',
    shows: 'Second.',
  },
  {
    name: 'a sequence over several lines',
    source:
      '-> bell\n=== bell\n{ stopping:\n- It rings.\n- It rings again.\n- It is still.\n}\n+ [Ring] -> bell\n+ [Go] -> END\n',
    shows: 'It rings again.',
  },
  {
    name: 'a cycle over several lines',
    source: '-> lamp\n=== lamp\n{ cycle:\n- On.\n- Off.\n}\n+ [Turn] -> lamp\n+ [Go] -> END\n',
    shows: 'Off.',
  },
  {
    name: 'once only over several lines',
    source:
      '-> door\n=== door\nA door.\n{ once:\n- It is red.\n- It is still red.\n}\n+ [Look] -> door\n+ [Go] -> END\n',
    shows: 'It is still red.',
  },
  {
    name: 'a shuffle over several lines',
    source: '-> dice\n=== dice\n{ shuffle:\n- Heads.\n- Tails.\n}\nSo be it.\n+ [Again] -> dice\n+ [Go] -> END\n',
    shows: 'So be it.',
  },
  {
    name: 'how often a knot was read',
    source: '-> yard\n=== yard\n{READ_COUNT(-> yard)} so far.\n+ [Again] -> yard\n+ {yard > 2} [Go] -> END\n',
    shows: '1 so far.',
  },
  {
    name: 'how many turns there were',
    source: '{TURNS()}\n+ [On]\n- {TURNS()}\n+ [On]\n- {TURNS()}\n-> END\n',
    shows: '2',
  },
  {
    name: 'turns since a place in a variable',
    source:
      'VAR place = -> quay\n{TURNS_SINCE(place)}\n-> quay\n=== quay\nHere.\n+ [Wait]\n- {TURNS_SINCE(place)}\n-> END\n',
    shows: '1',
  },
  {
    name: 'sticky choices within sticky choices',
    source:
      '-> desk\n=== desk\n+ [Drawer]\n  + + [Letter] It is old.\n  + + [Pen] It is dry.\n  - - Shut.\n+ [Leave] -> END\n- -> desk\n',
    shows: 'It is old.',
  },
  {
    name: 'a fallback that leads on',
    source:
      '-> hall\n=== hall\n* [Coat] A coat.\n* [Hat] A hat.\n* -> attic\n- -> hall\n=== attic\nNothing is left.\n-> END\n',
    shows: 'Nothing is left.',
  },
  {
    name: 'several conditions of one choice',
    source:
      'VAR a = true\nVAR b = true\nVAR c = false\n* {a} {b} [Both] Both.\n* {a} {c} [Neither] Neither.\n- -> END\n',
    shows: 'Both.',
  },
  {
    name: 'a choice that was taken opens another',
    source:
      '-> shore\n=== shore\n* (shell) [Take the shell]\n* {shell} [Listen to it] The sea.\n  -> END\n- -> shore\n',
    shows: 'The sea.',
  },
  {
    name: 'a divert to a label of a gather',
    source: '* [Skip] -> end\n* [Stay] Some rain.\n- Much rain.\n- (end) The end.\n-> END\n',
    shows: 'The end.',
  },
  {
    name: 'tags over a story, a knot and in the middle of a line',
    source: '# author: Ines\nRain. # mood: {1 + 1}\n-> yard\n=== yard\n# place: yard\nA yard.\n-> END\n',
    shows: 'A yard.',
  },
  {
    name: 'a thread within a tunnel',
    source:
      '-> market ->\nHome.\n-> END\n=== market\n<- stalls\n* [Leave] ->->\n=== stalls\n* [Buy bread] Bread.\n->->\n',
    shows: 'Home.',
  },
  {
    name: 'a tunnel in a line with what follows it',
    source: '-> think -> think ->\nDone.\n-> END\n=== think\nA thought.\n->->\n',
    shows: 'Done.',
  },
  {
    name: 'a place to go to that a function gives',
    source:
      '~ temp there = way(2)\n-> there\n=== function way(n)\n{n > 1:\n~ return -> hill\n}\n~ return -> dale\n=== hill\nThe hill.\n-> END\n=== dale\nThe dale.\n-> END\n',
    shows: 'The hill.',
  },
  {
    name: 'a function that speaks',
    source: 'She is {mood(3)}.\n=== function mood(n)\n{n > 2: very <>}glad\n',
    shows: 'She is very glad.',
  },
  {
    name: 'a value that a function changes for its caller, through another one',
    source:
      'VAR tide = 1\n~ raise(tide)\n{tide}\n=== function raise(ref what)\n~ double(what)\n~ double(what)\n=== function double(ref it)\n~ it = it * 2\n',
    shows: '4',
  },
  {
    name: 'files that include files',
    source: 'INCLUDE one.ink\n-> one\n',
    files: [
      { name: 'one.ink', text: 'INCLUDE two.ink\n=== one\nOne.\n-> two\n' },
      { name: 'two.ink', text: '=== two\nTwo.\n-> END\n' },
    ],
    shows: 'Two.',
  },
  {
    name: 'a story that stops where it is done',
    source: 'Rain.\n* [Wait] Still rain.\n-> DONE\n* [Go] Gone.\n-> END\n',
    shows: 'Still rain.',
  },
];
