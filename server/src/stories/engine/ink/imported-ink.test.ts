import { Story } from 'inkjs/engine/Story';
import { expect, it } from 'vitest';
import { sha256 } from '../../../lib/hash.ts';
import { sharedInkProcesses } from '../../../testing/shared-parsers.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import { UNKNOWN_READER } from '@fabula/ink/reader';
import { compileInk } from './compile.ts';
import { playHere, type InkPlayer } from './ink-player.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import { ImportedInk } from './imported-ink.ts';

const ferry = `# talk: ada-byrne; You are early.
# agreement: seat; ada-byrne; has_seat; true; She keeps a seat.; seat; Sit here.
VAR has_seat = false
VAR player_name = ""
The ferry is late, {player_name}.
+ [Board.] {has_seat: You sit.|You stand.} -> END
+ [Swim. # locked: The tide is out] -> END
`;

function imported(source: string): { player: InkPlayer; reads: () => number; json: string } {
  const { json } = compileInk(source);
  let reads = 0;
  const ink = new ImportedInk(sha256(json), async () => {
    reads += 1;
    return json;
  });
  return { player: ink.playInProcess(sharedInkProcesses, 'a guest'), reads: () => reads, json };
}

it('plays in another process as in this one, and sends the program only once', async () => {
  const { json, player, reads } = imported(ferry);
  const here = playHere(new InkProgram(json));
  const reader = { name: 'Ada', roleId: null };
  const first = await here.begin(7, reader);
  expect(await player.begin(7, reader)).toEqual(first);
  const move = { kind: 'choice', choiceId: first.choices[0]?.choiceId ?? '' } as const;
  expect(await player.play(first.state, move)).toEqual(await here.play(first.state, move));
  expect(await player.stay(first.state, 'They hum.')).toEqual(await here.stay(first.state, 'They hum.'));
  const talk = await player.talk();
  expect(talk).toEqual(await here.talk());
  const agreed = await player.agree(null, first.state, talk.agreements);
  expect(agreed).toEqual(await here.agree(null, first.state, talk.agreements));
  expect(await player.holding(first.state, talk.agreements)).toEqual([]);
  expect(await player.holding(agreed.state, talk.agreements)).toEqual([0]);
  expect(reads()).toBe(1);
});

it('mends a story that was kept in the form in which inkjs writes it again', async () => {
  const source = '-> quay\n=== quay\n- (top) Boats, {top}.\n+ [Wait] -> top\n+ {top > 2} [Go] -> END\n';
  const { json } = compileInk(source);
  const damaged = new Story(json).ToJson() ?? '';
  const ink = new ImportedInk(sha256(damaged), async () => damaged);
  const player = ink.playInProcess(sharedInkProcesses, 'a guest');
  const here = playHere(new InkProgram(json));
  let [mended, meant] = [await player.begin(1, UNKNOWN_READER), await here.begin(1, UNKNOWN_READER)];
  for (let round = 0; round < 3; round += 1) {
    expect(mended).toEqual(meant);
    const move = { kind: 'choice', choiceId: meant.choices[0]?.choiceId ?? '' } as const;
    [mended, meant] = [await player.play(mended.state, move), await here.play(meant.state, move)];
  }
  expect(mended.choices.map(({ text }) => text)).toEqual(['Wait', 'Go']);
});

it('passes on why a move or a story failed', async () => {
  const { player } = imported(ferry);
  const { choices, state } = await player.begin(1, UNKNOWN_READER);
  const locked = player.play(state, { kind: 'choice', choiceId: choices[1]?.choiceId ?? '' });
  await expect(locked).rejects.toEqual(new MoveError('locked-choice', 'The tide is out'));
  const circle = imported('-> a\n=== a\n-> b\n=== b\n-> a\n').player.begin(1, UNKNOWN_READER);
  await expect(circle).rejects.toEqual(new StoryRunError('too-many-steps', 'The story goes round in circles'));
});
