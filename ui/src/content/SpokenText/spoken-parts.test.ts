import { describe, expect, it } from 'vitest';

import { paragraphsOf, spokenParts } from './spoken-parts';

describe('spokenParts', () => {
  it('tells an action between asterisks from the words around it', () => {
    expect(spokenParts('*She nods.* Sit down. *She waits.*')).toEqual([
      { kind: 'action', text: 'She nods.' },
      { kind: 'speech', text: ' Sit down. ' },
      { kind: 'action', text: 'She waits.' },
    ]);
  });

  it('tells stressed words from an action', () => {
    expect(spokenParts('**No.** *She laughs.* ***Never.***')).toEqual([
      { kind: 'strong', text: 'No.' },
      { kind: 'speech', text: ' ' },
      { kind: 'action', text: 'She laughs.' },
      { kind: 'speech', text: ' ' },
      { kind: 'strong', text: 'Never.' },
    ]);
  });

  it('leaves an asterisk without its partner as it was written', () => {
    expect(spokenParts('Five * three')).toEqual([{ kind: 'speech', text: 'Five * three' }]);
  });

  it('takes no action from two asterisks with nothing between them', () => {
    expect(spokenParts('**')).toEqual([{ kind: 'speech', text: '**' }]);
  });
});

describe('paragraphsOf', () => {
  it('parts a text at its empty lines and drops the empty parts', () => {
    expect(paragraphsOf('One\nline.\n\n \nTwo.\n\n')).toEqual(['One\nline.', 'Two.']);
  });
});
