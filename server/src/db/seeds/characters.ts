import { bramAshdown } from './characters/bram-ashdown.ts';
import { elioFarr } from './characters/elio-farr.ts';
import { hanaMizuki } from './characters/hana-mizuki.ts';
import { ilyasQadir } from './characters/ilyas-qadir.ts';
import { juniperReyes } from './characters/juniper-reyes.ts';
import { marenVale } from './characters/maren-vale.ts';
import { nkiruObi } from './characters/nkiru-obi.ts';
import { odileMarchetti } from './characters/odile-marchetti.ts';
import { sable } from './characters/sable.ts';
import { suYin } from './characters/su-yin.ts';
import { tomasBrava } from './characters/tomas-brava.ts';
import { wrenHalloway } from './characters/wren-halloway.ts';
import type { SeedCharacter } from './types.ts';

/** The cast, in editorial order. */
export const characters: readonly SeedCharacter[] = [
  marenVale,
  nkiruObi,
  hanaMizuki,
  ilyasQadir,
  odileMarchetti,
  suYin,
  wrenHalloway,
  bramAshdown,
  sable,
  tomasBrava,
  elioFarr,
  juniperReyes,
];
