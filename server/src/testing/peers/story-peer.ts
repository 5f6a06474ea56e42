import type { z } from 'zod';
import type { Script } from '../../stories/engine/model/script.ts';
import type { WrittenWorld } from '../../stories/engine/model/world.ts';
import { replyEvents, streamPeer, type HeardRequest, type PeerAnswer } from './text-peer.ts';

/** A valid round with a test's changes. */
export function writtenRound(parts: Partial<Script> = {}): Script {
  return {
    paragraphs: [
      { kind: 'narration', speaker: null, text: 'The oven ticks as it cools.' },
      { kind: 'speech', speaker: 'Zoë', text: '“You are early,” says Zoë.' },
    ],
    chapter: null,
    relationships: [],
    meters: [],
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

/** A valid world with a test's changes. */
export function writtenWorld(parts: Partial<z.output<typeof WrittenWorld>> = {}): z.output<typeof WrittenWorld> {
  return {
    title: 'The Door on the Fourth Floor',
    tagline: 'Yesterday it was not there',
    world: 'The Hotel Meridian has forty-one rooms and, since tonight, forty-two doors.',
    opening: 'The fourth floor smells of rain.\n\nYou know every door on it.',
    people: [{ name: 'Mrs Okafor', description: 'The night manager, who has seen the door before.' }],
    meters: [
      { label: 'Courage', start: 5 },
      { label: 'Lamp oil', start: 9 },
    ],
    ...parts,
  };
}

/** Writes a world where one is asked for, and rounds of a test otherwise. */
export function tellingPeer(round: (heard: HeardRequest, number: number) => Partial<Script>): PeerAnswer {
  return writingPeer((heard, number) =>
    JSON.stringify(heard.body).includes('story_world') ? writtenWorld() : writtenRound(round(heard, number)),
  );
}

/** Streams a test's answers in pieces; objects as JSON. */
export function writingPeer(next: (heard: HeardRequest, number: number) => unknown): PeerAnswer {
  let number = 0;
  return async (response, heard) => {
    const answer = next(heard, number);
    number += 1;
    await streamPeer(replyEvents(typeof answer === 'string' ? answer : JSON.stringify(answer)))(response, heard);
  };
}
