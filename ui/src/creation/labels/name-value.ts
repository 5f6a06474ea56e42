import type { IntlShape } from 'react-intl';

import type { PortraitPart, PortraitParts } from '../model';
import { portraitChoices } from '../portrait-choices';
import { hairCutNames } from './hair-cut-names';
import {
  beardNames,
  expressionNames,
  garmentNames,
  glassesNames,
  hairColorNames,
  moodNames,
  otherValues,
  placeNames,
} from './value-names';

type Naming = { readonly [Part in PortraitPart]: (intl: IntlShape, value: NonNullable<PortraitParts[Part]>) => string };

const names: Naming = {
  mood: (intl, value) => intl.formatMessage(moodNames[value]),
  place: (intl, value) => intl.formatMessage(placeNames[value]),
  garment: (intl, value) => intl.formatMessage(garmentNames[value]),
  expression: (intl, value) => intl.formatMessage(expressionNames[value]),
  hairColor: (intl, value) => intl.formatMessage(hairColorNames[value]),
  glasses: (intl, value) => intl.formatMessage(glassesNames[value]),
  beard: (intl, value) => intl.formatMessage(beardNames[value]),
  hairCut: (intl, value) => intl.formatMessage(hairCutNames[value]),
  skin: (intl, value) =>
    intl.formatMessage(
      {
        id: 'wizard.skin.number',
        defaultMessage: 'Tone {number, number} of {count, number}',
        description: 'One of the skin tones of a drawn portrait, by its number',
      },
      { number: portraitChoices.skin.indexOf(value) + 1, count: portraitChoices.skin.length },
    ),
  flowers: (intl, value) => intl.formatMessage(value ? otherValues.flowers : otherValues.noFlowers),
  freckles: (intl, value) => intl.formatMessage(value ? otherValues.freckles : otherValues.noFreckles),
};

/** The name of one value of a part, in the language of the page. */
export function nameValue<Part extends PortraitPart>(
  intl: IntlShape,
  part: Part,
  value: NonNullable<PortraitParts[Part]>,
): string {
  return names[part](intl, value);
}
