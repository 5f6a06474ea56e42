import { amadouSene } from './characters/amadou-sene.ts';
import { anselGrieve } from './characters/ansel-grieve.ts';
import { avelinoCanga } from './characters/avelino-canga.ts';
import { beneditaSalgueiro } from './characters/benedita-salgueiro.ts';
import { bramAshdown } from './characters/bram-ashdown.ts';
import { elioFarr } from './characters/elio-farr.ts';
import { goranPetrak } from './characters/goran-petrak.ts';
import { hanaMizuki } from './characters/hana-mizuki.ts';
import { hollisPenhallow } from './characters/hollis-penhallow.ts';
import { ilyasQadir } from './characters/ilyas-qadir.ts';
import { inesCarvajal } from './characters/ines-carvajal.ts';
import { itzelMarin } from './characters/itzel-marin.ts';
import { jumboTanaka } from './characters/jumbo-tanaka.ts';
import { juniperReyes } from './characters/juniper-reyes.ts';
import { lazarNovik } from './characters/lazar-novik.ts';
import { marenVale } from './characters/maren-vale.ts';
import { mirelaStan } from './characters/mirela-stan.ts';
import { nkiruObi } from './characters/nkiru-obi.ts';
import { noorSaberi } from './characters/noor-saberi.ts';
import { odileMarchetti } from './characters/odile-marchetti.ts';
import { philomenaAchterberg } from './characters/philomena-achterberg.ts';
import { priyaRaman } from './characters/priya-raman.ts';
import { radmilaZorin } from './characters/radmila-zorin.ts';
import { ranXiaoqiong } from './characters/ran-xiaoqiong.ts';
import { sable } from './characters/sable.ts';
import { sadiqMaatouq } from './characters/sadiq-maatouq.ts';
import { sagaraToru } from './characters/sagara-toru.ts';
import { solveigAas } from './characters/solveig-aas.ts';
import { suYin } from './characters/su-yin.ts';
import { tomasBrava } from './characters/tomas-brava.ts';
import { wrenHalloway } from './characters/wren-halloway.ts';
import { yusraHaddad } from './characters/yusra-haddad.ts';
import type { SeedCharacter } from './types.ts';

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
  amadouSene,
  noorSaberi,
  hollisPenhallow,
  mirelaStan,
  solveigAas,
  priyaRaman,
  radmilaZorin,
  inesCarvajal,
  yusraHaddad,
  anselGrieve,
  beneditaSalgueiro,
  philomenaAchterberg,
  lazarNovik,
  itzelMarin,
  sagaraToru,
  goranPetrak,
  ranXiaoqiong,
  avelinoCanga,
  sadiqMaatouq,
  jumboTanaka,
];
