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
  'the-quietest-house-in-town': {
    title: 'Das leiseste Haus der Stadt',
    tagline: 'Zwei Einbrecher, einer davon ehrlich. Oben führt jemand Protokoll.',
    synopsis: prose`
      Sir Bram Ashdown kochte für einen Bischof, und am Tisch sagte vier Minuten lang niemand ein Wort. In der Ecke lief ein
      Tonband, und morgen Abend wird es im Rathaussaal gespielt, mit Pause. Also muss es gestohlen werden, aus einem Haus
      mit Filz auf den Dielen und ohne eine einzige Uhr. Bram kommt im Kettenhemd und bekommt Schluckauf, sobald er etwas
      sagt, was nicht stimmt. Du hast ein Buch aus der Leihbücherei, Einbruch für Anfänger, und ein Codewort, das der eine
      für halt nimmt und der andere für lauf. Es gibt auch einen Papagei, und der merkt sich alles.
    `,
  },
};
