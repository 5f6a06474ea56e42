import type { CharacterArt } from './types.ts';

/** Portraits whose every choice was made by hand, by character id. */
export const CURATED_CAST: Readonly<Record<string, CharacterArt>> = {
  'maren-vale': {
    seed: 'maren',
    options: {
      mood: 'verdigris',
      backdrop: 'waves',
      garment: 'jersey',
      hairCut: 'variant20',
      skin: '#e8b98c',
      hair: '#7d2f1c',
      eyes: 'variant20',
      mouth: 'happy01',
    },
  },
  'ilyas-qadir': {
    seed: 'ilyas',
    options: {
      mood: 'indigo',
      backdrop: 'rays',
      garment: 'wrap',
      hairCut: 'variant09',
      skin: '#8f5636',
      hair: '#121a33',
      eyes: 'variant04',
      mouth: 'happy14',
      beard: 'variant01',
    },
  },
  'su-yin': {
    seed: 'suyin',
    options: {
      mood: 'lamp',
      backdrop: 'city',
      garment: 'cloak',
      hairCut: 'variant26',
      skin: '#f3d3b0',
      hair: '#121a33',
      eyes: 'variant17',
      mouth: 'happy10',
    },
  },
  'odile-marchetti': {
    seed: 'odile',
    options: {
      mood: 'paper',
      backdrop: 'disc',
      garment: 'coat',
      hairCut: 'variant35',
      skin: '#e8b98c',
      hair: '#2a1a1c',
      eyes: 'variant22',
      mouth: 'happy13',
    },
  },
  'tomas-brava': {
    seed: 'tomas',
    options: {
      mood: 'brass',
      backdrop: 'rays',
      garment: 'scarf',
      hairCut: 'variant08',
      skin: '#d69a68',
      hair: '#2a1a1c',
      eyes: 'variant06',
      mouth: 'happy02',
      beard: 'variant02',
    },
  },
  'wren-halloway': {
    seed: 'wren',
    options: {
      mood: 'ash',
      backdrop: 'rain',
      garment: 'coat',
      hairCut: 'variant19',
      skin: '#f3d3b0',
      hair: '#4a2318',
      eyes: 'variant10',
      mouth: 'happy17',
      glasses: 'variant01',
    },
  },
  'nkiru-obi': {
    seed: 'nkiru',
    options: {
      mood: 'vermilion',
      backdrop: 'disc',
      garment: 'wrap',
      hairCut: 'variant24',
      skin: '#7d4a30',
      hair: '#2a1a1c',
      eyes: 'variant21',
      mouth: 'happy03',
      earrings: true,
    },
  },
  'bram-ashdown': {
    seed: 'bram',
    options: {
      mood: 'moss',
      backdrop: 'forest',
      garment: 'mail',
      hairCut: 'variant37',
      skin: '#e8b98c',
      hair: '#a8702c',
      eyes: 'variant18',
      mouth: 'happy04',
    },
  },
  'hana-mizuki': {
    seed: 'hana',
    options: {
      mood: 'frost',
      backdrop: 'branch',
      garment: 'wrap',
      hairCut: 'variant14',
      skin: '#f3d3b0',
      hair: '#121a33',
      eyes: 'variant19',
      mouth: 'happy01',
      flowers: true,
    },
  },
  'elio-farr': {
    seed: 'elio',
    options: {
      mood: 'lamp',
      backdrop: 'arch',
      garment: 'scarf',
      hairCut: 'variant18',
      skin: '#d69a68',
      hair: '#4a2318',
      eyes: 'variant24',
      mouth: 'happy14',
      glasses: 'variant03',
    },
  },
  sable: {
    seed: 'sable',
    options: {
      mood: 'vermilion',
      backdrop: 'arch',
      garment: 'cloak',
      hairCut: 'variant33',
      skin: '#b87748',
      hair: '#121a33',
      eyes: 'variant08',
      mouth: 'happy10',
    },
  },
  'juniper-reyes': {
    seed: 'juniper',
    options: {
      mood: 'moss',
      backdrop: 'branch',
      garment: 'coat',
      hairCut: 'variant31',
      skin: '#b87748',
      hair: '#7d2f1c',
      eyes: 'variant14',
      mouth: 'happy02',
      freckles: true,
    },
  },
};

/** The portrait of a character: the curated one when there is one, else all of it drawn from the id. */
export function portraitOptions(characterId: string): CharacterArt {
  return CURATED_CAST[characterId] ?? { seed: characterId, options: {} };
}
