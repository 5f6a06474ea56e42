import type { StoryOutlineNode } from '../../contract/validators.ts';

type NodeKind = StoryOutlineNode['kind'];

export type Effect = { kind: 'item'; item: number } | { kind: 'rise' | 'fall'; counter: number };

export type Gate = { kind: 'item'; item: number } | { kind: 'meter'; counter: number };

export interface Way {
  to: string;
  effects: readonly Effect[];
  gate: Gate | null;
}

/** A knot of the story; each but an ending is a round of the reader, or the rest of one. */
export interface Knot {
  id: string;
  kind: NodeKind;
  /** From 1. */
  act: number;
  /** Which of the places of the scene it is about, from 0. */
  place: number;
  ways: readonly Way[];
  /** Of a hub: how many of its places are visited, and which of the choices are open from the start. */
  visits?: { most: number; open: number };
}

/** The knots of a story in the order in which they are met: the opening first, the endings last. */
export interface Structure {
  knots: readonly Knot[];
  /** Knots on which beats are laid, in the order of the story. */
  mainline: readonly string[];
  /** Of a map: how many places are visited before the time is up, by their rounds; null in other shapes. */
  rounds: number | null;
}

export const PLACES = 6;

export const OPENING = 'opening';
export const RECKONING = 'reckoning';

export const way = (to: string): Way => ({ to, effects: [], gate: null });

export function endingId(index: number): string {
  return `ending_${index + 1}`;
}
