import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    'Die Geduld von {a}, der Mut von {b} und für nichts ein Alibi.',
    'Von {a} erzogen, vor {b} gewarnt, hört auf niemanden.',
    'Halb {a}, halb {b}, doppelter Ärger an der Tür.',
    'Trägt den Mantel von {a}, die Geheimnisse von {b} und hat die Feinde von beiden.',
    'Was übrig bliebe, wenn {a} und {b} sich eine Laterne teilten.',
    'Hält, was {a} verspricht, und bricht, was {b} geschworen hat.',
  ],
  lanterns: [
    'Lass heute Nacht eine Lampe brennen. Ich tue es auch.',
    'Was es auch war: Es kann warten, bis das Wasser kocht.',
    'Nimm den langen Heimweg. Der kurze ist morgen auch noch da.',
    'Heute hat jemand an dich gedacht und nichts gesagt. Ich sage es dir.',
    'Mach ruhig das Fenster zu. Aber schau vorher hinaus.',
    'Du musst nicht alles fertig machen, was du heute früh begonnen hast.',
    'An diesem Tisch ist noch Platz. Das ist fast immer so.',
    'Tu heute Abend eine kleine Sache langsam.',
    'Wenn du nicht schlafen kannst, zähl auf, was gut war. Fang klein an.',
    'Dunkel ist nur der Teil, den noch niemand angezündet hat.',
  ],
};
