import { branch as branchOf } from '../svg/branch.ts';
import { type Backdrop, lampDisc, lampRings, shoulderHills } from './stage.ts';

export const branch: Backdrop = (stage) => {
  const { random, mood } = stage;
  const look = { color: mood.ink, leaf: mood.accent };
  const left = branchOf(random, { ...look, x: -20, y: 40, direction: 1, length: 420 });
  const right = branchOf(random, { ...look, x: 620, y: 120, direction: -1, length: 330 });
  return lampDisc(stage) + lampRings(stage, 4, 24, 0.4) + shoulderHills(stage, 680, 120, 0.4) + left + right;
};
