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
};
