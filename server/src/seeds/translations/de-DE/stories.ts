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
  'eleven-kilos-of-iron': {
    title: 'Elf Kilo Eisen',
    tagline: 'Eine einzige Kurbel öffnet das Tor. Du trägst sie auf dem Rücken, hinter dir vier Mann.',
    synopsis: prose`
      Vierhundert Boote liegen eingesperrt im Becken über der Schleuse. Um sechs Uhr früh kommen die Pioniere mit
      Sägen, kappen die Masten und legen Bohlen darüber: eine Brücke für Geschütze. Die Kurbel, die das Tor öffnet,
      hing in einem Wachhaus in den Hügeln. Eben hast du sie heruntergenommen. Es ist Nacht, es regnet, und Feldwebel
      Rusk hat zwei Hunde und geht immer denselben Schritt. Das Geröll hinab, durch die Buchen, über die Schlucht: Was
      du unterwegs an Atem, Blut und Minuten ausgibst, fehlt dir auf dem Balken über dem Wasser, wo er sie
      zurückverlangt.
    `,
  },
  'nothing-to-log': {
    title: 'Keine Vorkommnisse',
    tagline: 'Du hast die Brücke für Geld geöffnet, ohne Licht. Es ist 02:11. Bis sechs hast du Zeit.',
    synopsis: prose`
      Nachts bewachst du eine Drehbrücke. Mit Sicherung vier in der Tasche öffnet sie ohne Glocke, ohne Lampen und ohne
      Spur auf dem Papierstreifen, und dafür zahlt ein gewisser Kessel vierhundert. Heute Nacht kam ein Moped den Berg
      herunter, als die Straße nicht da war. Jetzt treibt Brot auf dem Wasser, und unter dem Pfeiler drüben klopft
      etwas. Die Flut nimmt alle zwanzig Minuten eine Sprosse. Ein Bäcker wartet auf seinen Jungen, eine Frau mit nur
      einem braunen Handschuh hat deine Öffnungen gezählt, und um sechs gibst du das Buch ab. Noch steht nichts darin.
    `,
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Abreise aus dem Hotel Perpetua',
    tagline: 'Dreizehn Stockwerke, vierzehn Knöpfe und eine Glocke, die für niemanden läutet.',
    synopsis: prose`
      Das Hotel Perpetua schließt am Sonntag für immer. An den Möbeln hängen Preiszettel, Bücklinge gibt es keine mehr,
      und drei Leute können nicht abreisen: eine Liftführerin, die den vierzehnten Stock nie gesehen hat, ein
      Nachtportier, der seit hundert Jahren tot ist, und ein Schirmmacher, der einem Gast von 1926 den Schirm
      zurückbringen will. Auf Zimmer neunzehn steht eine Rechnung offen. Solange sie nicht beglichen ist, geht die
      Drehtür im Kreis und bringt jeden in die Halle zurück. Das Fremdenbuch hast du. Jemand darin hat zweimal
      unterschrieben.
    `,
  },
};
