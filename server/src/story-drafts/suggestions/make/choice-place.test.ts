import { describe, expect, it } from 'vitest';
import { choicePlace } from './choice-place.ts';

const placeIn = (part: string) => {
  const place = choicePlace(part);
  return place && { ...place, at: undefined, before: part.slice(0, place.at) };
};

describe('the place of another choice', () => {
  it('is after the last one and all that belongs to it, and leads where the others do', () => {
    const part = '=== hall\nIt is dark.\n+ [Light a lamp.]\n    ~ lit = true\n    -> cellar\n+ [Go.] -> END';
    expect(placeIn(part)).toMatchObject({ before: part, target: 'cellar', mark: '+', indent: '' });
  });

  it('is before the gather at which the choices meet', () => {
    const part =
      'It is dark.\n  * [Wait.] You wait.\n  * [Go.]\n    * * [Up.]\n    * * [Down.]\n    - - Well.\n\n  - It is light.';
    const place = placeIn(part);
    expect(place).toMatchObject({ target: null, mark: '*', indent: '  ' });
    expect(place?.before.endsWith('- - Well.')).toBe(true);
  });

  it('takes no branch of a condition for a gather, and no tunnel for the way on', () => {
    const part =
      '+ [Look.]\n    { lit:\n    - true: A stair.\n    - else: Nothing.\n    }\n    -> peek ->\n    -> hall(2) // back';
    expect(placeIn(part)).toMatchObject({ before: part, target: 'hall(2)' });
  });

  it('is nowhere in a part without choices', () => {
    expect(choicePlace('=== hall\nIt is dark.\n-> END')).toBeUndefined();
  });
});
