import { sha256 } from './sha256.ts';

const CHOICE_ID_LENGTH = 16;

export const choiceIdOf = (stateHash: string, index: number): string =>
  sha256(`${stateHash} ${index}`).slice(0, CHOICE_ID_LENGTH);
