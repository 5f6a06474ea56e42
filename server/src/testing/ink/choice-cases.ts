import type { InkCase } from './ink-case.ts';

export const choiceCases: readonly InkCase[] = [
  {
    name: 'a choice that is said as it reads',
    source: 'Now?\n* Yes, now.\n* No.\n- So be it.\n-> END\n',
    shows: 'Yes, now.',
  },
  {
    name: 'a choice with words of its own',
    source: 'Well?\n* "Stay[."]," she said.\n* [Go] You went.\n- -> END\n',
    shows: '"Stay," she said.',
  },
  {
    name: 'choices that are gone once taken',
    source:
      '-> shelf\n=== shelf\nA shelf.\n* [The red book] Red.\n* [The blue book] Blue.\n* [The torn book] Torn.\n* -> empty\n- -> shelf\n=== empty\nNothing is left.\n-> END\n',
    shows: 'Nothing is left.',
  },
  {
    name: 'sticky choices stay',
    source: 'VAR n = 0\n-> well\n=== well\n~ n++\n+ {n < 4} [Drop a stone] Splash {n}.\n-> well\n+ [Walk on]\n-> END\n',
    shows: 'Splash 3.',
  },
  {
    name: 'a fallback with text',
    source: '-> post\n=== post\n* [Knock] Silence.\n-> post\n* ->\n- The house is empty.\n-> END\n',
    shows: 'The house is empty.',
  },
  {
    name: 'conditions of choices',
    source:
      'VAR coin = 1\nVAR key = false\nA gate.\n+ {coin > 0} [Pay]\n~ coin--\nPaid.\n+ {key} [Unlock] Open.\n+ {not key} {coin == 1} [Wait] Night.\n- {coin} left.\n-> END\n',
    shows: '0 left.',
  },
  {
    name: 'gathers bring ways together',
    source:
      'A fork.\n* [Left] Mud.\n* [Right] Stone.\n- Both ways meet.\n* [On] You go.\n- The end of the road.\n-> END\n',
    shows: 'Both ways meet.',
  },
  {
    name: 'choices within choices',
    source:
      'Tea?\n* [Yes] With milk?\n* * [Milk] White.\n* * [None] Black.\n- - A cup.\n* [No] Dry, then.\n- Later.\n-> END\n',
    shows: 'A cup.',
  },
  {
    name: 'gathers within gathers',
    source: '- (top) One.\n* [a] A.\n** [b] B.\n*** [c] C.\n--- Three deep.\n-- Two deep.\n- Out.\n-> END\n',
    shows: 'Three deep.',
  },
  {
    name: 'labels count what was read',
    source:
      '-> quay\n=== quay\n- (top) Boats, {top}.\n* (wave) [Wave] They wave.\n* [Hide]\nYou hide.\n- {wave: Seen.|Unseen.}\n{top < 2: -> top}\n-> END\n',
    shows: 'Seen.',
  },
  {
    name: 'a label of another knot',
    source:
      '-> a\n=== a\n* (kind) [Be kind] Kindly.\n* [Be curt] Curtly.\n- -> b\n=== b\n{a.kind: They remember.|They have forgotten.}\n-> END\n',
    shows: 'They remember.',
  },
  {
    name: 'visit counts of knots',
    source:
      '-> stair\n=== stair\nStep {stair}.\n+ [Up] -> landing\n+ [Stop] {landing} landings.\n-> END\n=== landing\n-> stair\n',
    shows: 'Step 4.',
  },
  {
    name: 'turns since',
    source:
      '-> bell\n=== bell\nThe bell.\n+ [Wait] -> street\n=== street\n{TURNS_SINCE(-> bell)} since the bell.\n+ {TURNS_SINCE(-> bell) < 3} [Wait] -> street\n+ [Listen] -> END\n',
    shows: '2 since the bell.',
  },
  {
    name: 'how many choices there are',
    source:
      '-> desk\n=== desk\n* [Pen] Ink.\n-> desk\n* [Seal] Wax.\n-> desk\n* {CHOICE_COUNT() == 0} [Rise] You rise.\n-> END\n',
    shows: 'Rise',
  },
  {
    name: 'tags of lines and choices',
    source:
      '# theme: night\nA lamp. # mood: low\n* [Blow it out # quick] Dark. # mood: none\n* [Leave it # slow] Light.\n- -> END\n',
    shows: 'Dark.',
  },
];
