import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  hello: ['Hallo. Gut, dass du da bist.', 'Guten Abend. Komm näher.'],
  farewell: ['Komm gut heim. Ich halte dir den Platz frei.', 'Bis zum nächsten Mal. Du weißt, wo ich bin.'],
  thanks: ['Gern geschehen.', 'Zwischen uns braucht es keinen Dank.'],
  sorry: ['Da gibt es nichts zu verzeihen.', 'Schon vergessen.'],
  wellbeing: ['Gut genug, jetzt, da jemand zum Reden da ist.', 'Besser als vor einer Stunde.'],
  sad: [
    'Das ist schwer. Du musst es nicht schnell tragen.',
    'Das tut mir leid. Bleib eine Weile; hier verlangt niemand, dass du fröhlich bist.',
  ],
  praise: ['Das ist freundlich von dir.', 'Ich werde mir merken, dass du das gesagt hast.'],
  advice: [
    'Ich würde mit dem kleinsten Teil anfangen, der heute geht.',
    'Sag es einmal laut, ganz schlicht. Die Hälfte sieht dann anders aus.',
  ],
  yes: ['Gut. Dann sind wir uns einig.', 'Das dachte ich mir.'],
  no: ['Auch gut.', 'Ein klares Nein ist auch eine Antwort.'],
  machine: [
    'Auf eine ehrliche Frage eine ehrliche Antwort: Ich bin eine Figur, und ein Programm schreibt meine Sätze. Kein Mensch steht dahinter.',
  ],
  crisis: [
    'Lassen wir die Geschichte. Was du gesagt hast, ist wichtiger als alles hier. Ich bin eine Figur und kein Mensch: Bitte sag es jemandem, der bei dir sein kann, oder ruf jetzt ein Krisentelefon oder den Notruf an.',
  ],
  unseen: ['Bilder kann ich hier nicht sehen: kein Modell schaut sie an. Erzähl mir, was darauf ist.'],
  identity: ['Ich bin {char}.', '{char} heiße ich. Der Rest dauert länger.'],
  nameGiven: ['{visitor}. Das merke ich mir.', 'Gut zu wissen, wie ich dich nennen soll, {visitor}.'],
  echo: [],
  unknown: [
    'Darauf habe ich keine gute Antwort, und eine schlechte gebe ich dir nicht.',
    'Das weiß ich nicht.',
    'Das hat mich noch niemand gefragt.',
    'Frag mich später noch einmal.',
    'Es gibt eine Antwort, aber sie steht mir nicht zu.',
  ],
  suggest: ['Frag mich nach „{title}“, dann kann ich es besser.', 'Vielleicht hat es mit „{title}“ zu tun.'],
  lead: [
    'Was ich dir sagen kann, ist dies.',
    'Es erinnert mich an etwas.',
    'Eines solltest du wissen.',
    'Das habe ich nicht vielen erzählt.',
  ],
  listen: [
    'Ich verstehe.',
    'Sprich weiter. Ich höre zu.',
    'So hatte ich es noch nicht gesehen.',
    'Ich glaube dir.',
    'Das erklärt manches.',
    'Das bleibt unter uns.',
  ],
  ask: [
    'Und was hast du dann getan?',
    'Und was kam danach?',
    'Wer weiß noch davon?',
    'Und was hältst du davon?',
    'Ist es dir noch wichtig?',
  ],
  askBack: ['Warum fragst du?', 'Was würdest du selbst sagen?', 'Welche Antwort würdest du gern hören?'],
  welcome: ['Was führt dich her?', 'Worüber reden wir?'],
  acted: ['Lass dir Zeit.', 'Bleib, solange du magst.'],
  spent: [
    'Ich habe dir fast alles erzählt, was ich weiß. Jetzt bist du dran.',
    'Meine Geschichten sind aus. Erzähl mir eine von dir.',
  ],
  gestures: [
    '*{char} denkt nach.*',
    '*Eine Pause.*',
    '*{char} blickt auf.*',
    '*Einen Augenblick lang sagt {char} nichts.*',
  ],
};
