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
  unknown: [
    'Darauf habe ich keine gute Antwort, und eine schlechte gebe ich dir nicht.',
    'Das weiß ich nicht.',
    'Frag mich später noch einmal.',
    'Da müsste ich raten, und das lasse ich lieber.',
    'Vielleicht weißt du davon mehr als ich.',
  ],
  suggest: [
    'Frag mich nach „{title}“, dann kann ich es besser.',
    'Vielleicht hat es mit „{title}“ zu tun.',
    'Da wäre noch „{title}“, wenn du etwas hören willst, das ich kenne.',
    'Über „{title}“ könnte ich den ganzen Abend reden.',
  ],
  lead: [
    'Was ich dir sagen kann, ist dies.',
    'Es erinnert mich an etwas.',
    'Eines solltest du wissen.',
    'Das habe ich nicht vielen erzählt.',
    'Hör dir das an.',
    'So weiß ich es.',
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
  notice: [
    'Ich spreche {language}: Was ich von meiner Welt erzähle, kommt auf {language}, das Übrige in deiner Sprache.',
  ],
  noted: ['Das merke ich mir.', 'Das ist es wert, behalten zu werden.', 'Das vergesse ich nicht.'],
  recallName: ['Du bist {visitor}.', '{visitor}. Das habe ich nicht vergessen.', 'Dein Name ist {visitor}.'],
  recall: [
    'Das hast du mir selbst gesagt: „{fact}“',
    'Das waren deine Worte: „{fact}“',
    'Ich habe behalten, was du gesagt hast: „{fact}“',
  ],
  known: [
    'Was ich darüber weiß, ist dies: „{fact}“',
    'Ich habe es mir notiert: „{fact}“',
    'Soweit ich mich erinnere: „{fact}“',
  ],
  nameUnknown: [
    'Das hast du mir noch nicht gesagt. Wie soll ich dich nennen?',
    'Deinen Namen kenne ich noch nicht. Ich würde ihn gern hören.',
  ],
  factUnknown: [
    'Das hast du mir noch nicht erzählt. Ich würde es mir merken.',
    'Das hast du bisher für dich behalten. Sag es mir, und ich behalte es.',
  ],
  quoteSelf: ['Ich habe gesagt: „{words}“', 'Meine Worte waren: „{words}“'],
  meant: [
    'Ich habe es so gemeint, wie ich es gesagt habe. Was hast du darin gehört?',
    'Dahinter ist nichts versteckt. Was daran beunruhigt dich?',
  ],
  again: [
    'Das habe ich dir erzählt: „{words}“',
    'Ja, das hast du von mir: „{words}“',
    'Daran hat sich nichts geändert: „{words}“',
  ],
  allTold: ['Mehr gibt es über „{title}“ nicht zu erzählen.', 'Das ist alles, was ich über „{title}“ habe.'],
  nature: ['Wer mich kennt, sagt es schnell: {list}.', 'In wenigen Worten: {list}.'],
  never: [
    'Da halte ich mich an eine Regel: „{words}“.',
    'Es gibt eine Grenze, die ich einhalte: „{words}“.',
    'Das steht für mich fest: „{words}“.',
  ],
  askThis: [
    'Frag mich lieber das: „{words}“',
    'Auf eines weiß ich eine Antwort: „{words}“',
    'Wenn du mich fragst: „{words}“, dann weiß ich etwas zu sagen.',
  ],
  another: ['Dann eine andere.', 'Diesmal etwas anderes.', 'Wie du willst, eine neue.'],
  unsafe: [
    'Lassen wir die Geschichte. Zuerst zählt, dass du in Sicherheit bist. Gibt es einen Erwachsenen oder einen Freund, dem du vertraust und den du jetzt erreichst? Bei Gefahr wähle den Notruf; Hilfetelefone für junge Menschen hören auch nachts zu.',
    'Ich glaube dir, und du bist nicht schuld. Ich bin nur eine Figur: Sprich bitte mit einem Menschen, dem du vertraust, oder ruf ein Hilfetelefon an. Wenn es jetzt gefährlich ist, geh dorthin, wo Leute sind, und wähle den Notruf.',
  ],
  threat: [
    'Ich helfe nicht dabei, jemandem wehzutun, und ich glaube nicht, dass du das brauchst. Erzähl mir, was dir angetan wurde. Wenn es mehr als Wut ist, sprich mit einem Menschen, dem du vertraust, oder ruf ein Krisentelefon an, bevor du etwas tust.',
    'Nein. Geh erst einmal dorthin, wo alle in Sicherheit sind. Was dir angetan wurde, lässt sich aussprechen: vor mir, vor einem Menschen, dem du vertraust, oder am Krisentelefon, zu jeder Stunde.',
  ],
  careFollow: [
    'Ich bin noch da, und die Geschichte kann warten. Wer könnte heute Abend bei dir sein?',
    'Gut, dass du weitersprichst. Was würde die nächste Stunde leichter machen?',
    'Langsam. Hast du jemanden erreicht?',
  ],
  playFight: [
    '*{char} tritt einen Schritt zurück, geht in Stellung und grüßt mit der Klinge.* Bis zur ersten Berührung, nicht weiter. Du beginnst.',
    '*{char} fängt deine Klinge ab.* Gut. Nun zeig mir, dass du es ernst gemeint hast.',
  ],
  playHug: [
    '*{char} hält einen Augenblick still und schließt dich dann in die Arme.* So.',
    '*{char} erwidert die Umarmung ohne Eile.*',
  ],
  playGive: [
    '*{char} nimmt es mit beiden Händen und sieht es lange an.* Für mich? Dann erzähl mir davon.',
    '*{char} nimmt es dir vorsichtig aus der Hand.* Ich passe darauf auf.',
  ],
  playSit: [
    '*{char} rückt zur Seite und macht dir Platz.* Gut. Bleib sitzen, solange du willst.',
    '*{char} nimmt den Platz gegenüber.* Jetzt können wir reden.',
  ],
  playLeave: [
    '*{char} sieht dir nach bis zur Tür.* Dann geh. Sie ist nicht verschlossen, und du kennst den Weg zurück.',
    '*{char} hält dich nicht auf und lässt die Tür offen.*',
  ],
  playOther: [
    '*{char} sieht dir zu und lässt dich zu Ende kommen.* Und jetzt?',
    '*{char} kommt ein wenig näher, um besser zu sehen.* Weiter.',
    '*{char} nickt und wartet, was kommt.* Das habe ich gesehen.',
  ],
};
