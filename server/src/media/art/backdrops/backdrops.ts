import type { BackdropName } from '../types.ts';
import { arch } from './arch.ts';
import { branch } from './branch.ts';
import { city } from './city.ts';
import { disc } from './disc.ts';
import { forest } from './forest.ts';
import { rain } from './rain.ts';
import { rays } from './rays.ts';
import type { Backdrop } from './stage.ts';
import { waves } from './waves.ts';

export const BACKDROPS = { disc, rays, arch, waves, city, branch, rain, forest } satisfies Record<
  BackdropName,
  Backdrop
>;
