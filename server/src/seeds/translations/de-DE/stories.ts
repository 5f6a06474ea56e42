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
  'a-map-of-missing-streets': {
    title: 'Plan der verschwundenen Straßen',
    tagline: 'Für eine verlorene Straße braucht es ihren Geruch, ihr Klavier und ihre Stille.',
    synopsis: prose`
      Die Calle del Consuelo steht in keinem Plan, in keinem Grundbuch und in keinem Gedächtnis bis auf eins. Inés
      Carvajal sucht sie seit zwanzig Jahren. In diesem Winter schreibt ihr eine Klavierstimmerin, man habe sie in ein
      Haus bestellt, das zwischen zwei Häusern steht, die sich berühren. Ein Mann mit einem Lieferwagen voller Stille hat
      ein Band mit einem Brunnen, wo kein Brunnen ist. Sie treffen sich an einer Haltestelle, mit einem Schlüssel, und
      gehen los. Du trägst das Papier. Was du zeichnest, bleibt, und die Stadt wird aufmerksam.
    `,
  },
  'by-return-of-post': {
    title: 'Postwendend',
    tagline: 'Du hast den Brief nicht aufgegeben. Die Antwort liegt auf der Matte, und sie ist warm.',
    synopsis: prose`
      Das letzte Haus oberhalb von Brod Abzweig muss bis Samstag geschlossen sein. Du schreibst einen Brief und gehst
      eine Marke suchen; noch ist nichts aufgegeben, da liegt die Antwort auf der Matte, feucht an einem Ende, und dankt
      dir für deine Zeilen von morgen. Sie weiß, an welchen Zahn du beim Nachdenken gehst. Am zweiten Morgen hast du
      Schnitte auf der Zunge, und fünf Marken fehlen. Ein Bahnhofsvorsteher, der Stempel liest, und ein Mann, der Stille
      aufnimmt, könnten helfen, falls sie es sind, die da schreiben. Sechs Tage, ein Briefschlitz, und nie mehr kommt
      etwas zu spät.
    `,
  },
  'the-sum-of-the-air': {
    title: 'Die Summe der Luft',
    tagline: 'Vier Leute, neun Tage, zweiundzwanzig Büchsen Luft. Die Rechnung hängt an der Wand.',
    synopsis: prose`
      Der Kreislauf, der die Station mit Luft versorgte, ist geplatzt, und das Schiff mit dem Ersatzteil ist neun Tage
      entfernt und fährt nicht, es fällt. Zweiundzwanzig Sauerstoffkerzen für vier Menschen. Eines der vier Herzen
      muss jeden Abend von Hand aufgezogen werden; Aufziehen ist Arbeit, und Arbeit ist Luft. Sie ziehen in die Kuppel,
      unter eine Decke, mit einem Blatt Papier und einem Bleistift an der Schnur. Vier Kilometer draußen liegt ein
      altes Depot, im Pumpenraum kränkelt ein Algentank, und über der Tür hängt eine Uhr, an der noch niemand
      gezweifelt hat. Jeder Atemzug steht auf dem Blatt.
    `,
  },
  'the-duel-at-half-past-tea': {
    title: 'Das Duell um halb Tee',
    tagline: 'Von Rechts wegen darf man reden, bis die Torte angeschnitten wird. Rede gut.',
    synopsis: prose`
      Ein Vertrag, ein mit der falschen Hand zurückgegebener Fächer und ein Duell, angesetzt auf halb fünf, auf der
      Terrasse des Winterhofs. Odile Marchetti ist von einem Prinzen gefordert worden, der nicht zurückziehen kann und
      nicht fechten will. Sable hat Gründe, beide bis Dienstag am Leben zu halten. Unter der Terrasse sitzt eine
      Souffleuse und sagt jedem ein, der ins Stocken kommt. Du sekundierst. Die Etikette erlaubt den Parteien zu plaudern,
      bis die Torte angeschnitten wird, und wie langsam man sich einer Torte nähern darf, steht in keiner Etikette.
    `,
  },
  'the-glass-observatory': {
    title: 'Die gläserne Sternwarte',
    tagline: 'Auf einem Berg aus lauter Wetter zieht jemand Sterne in Töpfen.',
    synopsis: prose`
      Die gläserne Sternwarte wurde für einen Kometen gebaut, der nicht kam. Seit hundert Jahren steht sie leer über den
      Wolken, bis ein Postballon, von jeder bekannten Route abgetrieben, drei Menschen absetzt, die einander nicht
      ausgesucht hätten: einen Astronomen, der einen Stern sucht, eine Botanikerin, die eine Alraune zurückbringen muss,
      und eine Pilotin, die auf ihren Fahrplan pfeift. Die Kuppel ist voller Pflanzen. Nachts gehen sie auf, und was da
      aufgeht, ist die Karte eines Himmels, der nicht der unsere ist. Wer fort will, muss sie lesen lernen. Damit sie
      gelesen wird, muss jemand bleiben.
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
