import { sha256 } from '../../lib/hash.ts';

const CHOICE_ID_LENGTH = 16;

/** The id of a choice by its place among those of a state. */
export const choiceIdOf = (stateHash: string, index: number): string =>
  sha256(`${stateHash} ${index}`).slice(0, CHOICE_ID_LENGTH);
