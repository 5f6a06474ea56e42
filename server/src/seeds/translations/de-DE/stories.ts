import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
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
};
