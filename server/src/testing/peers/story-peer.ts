import type { Script } from '../../stories/engine/model/script.ts';
import { replyEvents, streamPeer, type HeardRequest, type PeerAnswer } from './text-peer.ts';

/** A round as a model writes one, sound in every part; a test says what is to be otherwise. */
export function writtenRound(parts: Partial<Script> = {}): Script {
  return {
    paragraphs: [
      { kind: 'narration', speaker: null, text: 'The oven ticks as it cools.' },
      { kind: 'speech', speaker: 'Zoë', text: '“You are early,” says Zoë.' },
    ],
    chapter: null,
    relationships: [],
    gained: [],
    lost: [],
    facts: [],
    summary: 'You have come to the bakery.',
    ending: null,
    choices: [
      { text: 'Ask for bread.', hint: 'she is in a good mood' },
      { text: 'Look at the oven.', hint: null },
      { text: 'Go home.', hint: null },
    ],
    ...parts,
  };
}

/** A model that answers what a test says, in the pieces of a stream; what is no text is sent as JSON. */
export function writingPeer(next: (heard: HeardRequest, number: number) => unknown): PeerAnswer {
  let number = 0;
  return async (response, heard) => {
    const answer = next(heard, number);
    number += 1;
    await streamPeer(replyEvents(typeof answer === 'string' ? answer : JSON.stringify(answer)))(response, heard);
  };
}
