import { describe, expect, it } from 'vitest';
import { validateInk } from '../imports/validate-ink.ts';

const mapOf = (source: string) => {
  const { map } = validateInk(source);
  if (map === null) throw new Error('There is no map');
  return map;
};

const waysOf = (source: string) =>
  mapOf(source).ways.map(({ back, from, seen, to, written }) =>
    [from || 'start', to, written ? 'written' : '', seen ? 'seen' : '', back ? 'back' : ''].filter(Boolean).join(' '),
  );

describe('the map of a story', () => {
  it('has knots and stitches with their lines, and no functions', () => {
    const { parts } = mapOf(`VAR asked = 0
-> quay
=== quay
The quay.
-> boat
= boat
{count()} boats.
-> END
=== function count()
~ return 2
=== attic
Dust.
-> END
`);
    expect(parts.map(({ kind, lastLine, line, partId, reach }) => [partId, kind, line, lastLine, reach])).toEqual([
      ['', 'start', 1, 2, 'read'],
      ['quay', 'knot', 3, 8, 'read'],
      ['quay.boat', 'stitch', 6, 8, 'read'],
      ['attic', 'knot', 11, 14, 'cut-off'],
    ]);
  });

  it('tells ways that are written from those that only a reading shows', () => {
    const source = `VAR next = -> sea
-> quay
=== quay
The quay.
+ [Go.] -> next
+ {false} [Stay.] -> attic
=== sea
The sea. -> END
=== attic
Dust. -> END
`;
    expect(waysOf(source)).toEqual(['start quay written seen', 'quay attic written', 'quay sea seen']);
    expect(
      mapOf(source)
        .parts.map(({ partId, reach }) => `${partId} ${reach}`)
        .slice(1),
    ).toEqual(['quay read', 'sea read', 'attic unread']);
  });

  it('marks the way back of a circle', () => {
    expect(
      waysOf(
        '-> hall\n=== hall\nA hall.\n+ [Look.] -> hall\n+ [Go.] -> yard\n=== yard\n+ [Back.] -> hall\n+ [On.] -> END\n',
      ),
    ).toEqual([
      'start hall written seen',
      'hall hall written seen back',
      'hall yard written seen',
      'yard hall written seen back',
    ]);
  });

  it('follows a tunnel there, but draws no way for its return; and a thread', () => {
    expect(
      waysOf(
        '-> a\n=== a\nHello.\n-> tunnel ->\n<- thread\n+ [Go.] -> END\n=== tunnel\nIn between.\n->->\n=== thread\n+ [Threaded.] -> b\n-> DONE\n=== b\nB. -> END\n',
      ),
    ).toEqual(['start a written seen', 'a tunnel written seen', 'a thread written seen', 'thread b written seen']);
  });

  it('does not take what ink reads ahead for a way', () => {
    expect(waysOf('-> a\n=== a\nOne line.\n-> b\n=== b\nAnother.\n-> c\n=== c\nA third. -> END\n')).toEqual([
      'start a written seen',
      'a b written seen',
      'b c written seen',
    ]);
  });

  it('is there for a source with errors', () => {
    const { parts, ways } = mapOf('-> quay\n=== quay\n{ open\n-> nowhere\n=== sea\nThe sea. -> quay\n');
    expect(parts.map(({ partId }) => partId)).toEqual(['', 'quay', 'sea']);
    expect(ways).toContainEqual(expect.objectContaining({ from: 'sea', to: 'quay', written: true, seen: false }));
    expect(parts.at(-1)?.reach).toBe('cut-off');
  });
});

describe('coverage', () => {
  it('names the choices that no reading was offered', () => {
    const { coverage } = validateInk('The quay.\n+ [Go.] -> END\n+ {false} [Stay.]\n  You stay. -> END\n');
    expect(coverage).toMatchObject({ choices: 2, unoffered: [{ line: 3, partId: '' }] });
  });

  it('counts the words of the shortest, a usual and the longest way', () => {
    const { coverage } = validateInk('One.\n+ [Short.] Two. -> END\n+ [Long.] Two three four five. -> END\n');
    expect(coverage.words).toMatchObject({ shortest: 4, longest: 7 });
  });

  it('finds an ending that chance seldom comes to', () => {
    const rooms = Array.from(
      { length: 9 },
      (_, index) =>
        `=== room_${index}\nRoom.\n+ [On.] -> room_${index + 1}\n${Array.from({ length: 3 }, (_unused, way) => `+ [Out ${way}.] -> END`).join('\n')}\n`,
    );
    const { endings } = validateInk(
      `-> room_0\n${rooms.join('')}=== room_9\nThe last. # ending: far; Far away\n-> END\n`,
    );
    expect(endings).toContainEqual(expect.objectContaining({ endingId: 'far', reached: true, fewestChoices: 9 }));
  });
});
