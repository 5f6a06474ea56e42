import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { PortraitHairCut } from '../model';

export const hairCutNames = defineMessages({
  'cut-01': {
    id: 'wizard.hairCut.shortAndNeat',
    defaultMessage: 'Short and neat',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-02': {
    id: 'wizard.hairCut.shortAndWindswept',
    defaultMessage: 'Short and windswept',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-03': {
    id: 'wizard.hairCut.bigCurls',
    defaultMessage: 'Big curls',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-04': {
    id: 'wizard.hairCut.shortWithWispyFringe',
    defaultMessage: 'Short with a wispy fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-05': {
    id: 'wizard.hairCut.quiff',
    defaultMessage: 'Quiff',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-06': {
    id: 'wizard.hairCut.shortWaves',
    defaultMessage: 'Short waves',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-07': {
    id: 'wizard.hairCut.flickedEnds',
    defaultMessage: 'Flicked ends',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-08': {
    id: 'wizard.hairCut.sweptFringe',
    defaultMessage: 'Swept fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-09': {
    id: 'wizard.hairCut.longWithWispyFringe',
    defaultMessage: 'Long with a wispy fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-10': {
    id: 'wizard.hairCut.topKnotWithFringe',
    defaultMessage: 'Top knot with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-11': {
    id: 'wizard.hairCut.longAndStraight',
    defaultMessage: 'Long and straight',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-12': {
    id: 'wizard.hairCut.longWithFullFringe',
    defaultMessage: 'Long with a full fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-13': {
    id: 'wizard.hairCut.wildWaves',
    defaultMessage: 'Wild waves',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-14': {
    id: 'wizard.hairCut.bobWithFringe',
    defaultMessage: 'Bob with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-15': {
    id: 'wizard.hairCut.shaggy',
    defaultMessage: 'Shaggy',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-16': {
    id: 'wizard.hairCut.longWithPartedStrands',
    defaultMessage: 'Long with parted strands',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-17': {
    id: 'wizard.hairCut.longBobWithFringe',
    defaultMessage: 'Long bob with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-18': {
    id: 'wizard.hairCut.fullWaves',
    defaultMessage: 'Full waves',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-19': {
    id: 'wizard.hairCut.twoBuns',
    defaultMessage: 'Two buns',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-20': {
    id: 'wizard.hairCut.lowPonytail',
    defaultMessage: 'Low ponytail',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-21': {
    id: 'wizard.hairCut.highPonytail',
    defaultMessage: 'High ponytail',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-22': {
    id: 'wizard.hairCut.shoulderLengthCurls',
    defaultMessage: 'Shoulder-length curls',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-23': {
    id: 'wizard.hairCut.longSleekPonytail',
    defaultMessage: 'Long sleek ponytail',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-24': {
    id: 'wizard.hairCut.longWaves',
    defaultMessage: 'Long waves',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-25': {
    id: 'wizard.hairCut.shortPonytail',
    defaultMessage: 'Short ponytail',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-26': {
    id: 'wizard.hairCut.looseBun',
    defaultMessage: 'Loose bun',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-27': {
    id: 'wizard.hairCut.highBun',
    defaultMessage: 'High bun',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-28': {
    id: 'wizard.hairCut.tightCurls',
    defaultMessage: 'Tight curls',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-29': {
    id: 'wizard.hairCut.ponytailWithFringe',
    defaultMessage: 'Ponytail with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-30': {
    id: 'wizard.hairCut.sweptBackCurls',
    defaultMessage: 'Swept-back curls',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-31': {
    id: 'wizard.hairCut.highBunWithFringe',
    defaultMessage: 'High bun with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
  'cut-32': {
    id: 'wizard.hairCut.lowBunWithFringe',
    defaultMessage: 'Low bun with a fringe',
    description: 'A hair cut of a drawn portrait, by how it looks',
  },
}) satisfies Record<PortraitHairCut, MessageDescriptor>;
