import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'in-the-first-person': {
    title: 'In der ersten Person',
    tagline: 'Wer dolmetscht, sagt den ganzen Tag ich und meint sich nie. Drei Winter, eine Kabine.',
    synopsis: prose`
      Eine Kabine, eins sechzig breit, zwei Menschen, die dolmetschen, je eine halbe Stunde, während sich die zwei Hälften
      eines Flusses um eine Talsperre streiten. Jeden Februar haben sie elf Tage. Es gibt eine feste Stelle, beide wollen
      sie, und bis neun Uhr früh soll jeder den anderen auf einem Formular beurteilen. Du fängst mit den Kästchen an. Um
      zwei bist du beim Briefpapier des Hotels: der Trinkspruch in fremden Worten, die Drohung, für die du neun Wörter
      Bedenkzeit hattest, die Nacht, in der sie über deinen Namen unterschrieb. Hinter der Wand schreibt sie auch.
    `,
  },
};
