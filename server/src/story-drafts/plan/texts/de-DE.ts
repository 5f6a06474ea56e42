import type { StoryTexts } from './story-texts.ts';

export const german: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'Du kommst über die letzte Kuppe, zu der Stunde, in der die Schafe still werden.',
        'Vor den Hügeln gibt die Straße auf, und von da an gehst du zu Fuß.',
      ],
      details: [
        'Irgendwo oben schlägt ein Gatter, das niemand schließen gegangen ist.',
        'Das Gras liegt nach einer Seite, als hätte man es ihm gesagt.',
        'Zwei Täler weiter steht der Rauch kerzengerade über einem Dach.',
        'Eine Lerche steigt auf, überlegt es sich und kommt wieder herunter.',
      ],
      places: [
        [
          'Zu den stehenden Steinen hinaufsteigen.',
          'Die Steine neigen sich zueinander wie Leute, die bei deinem Kommen verstummt sind.',
        ],
        [
          'Zum Pferch hinuntergehen.',
          'Im Pferch ist ein Stand gefegt und für etwas frei gehalten, das kein Schaf ist.',
        ],
        [
          'Der alten Mauer folgen.',
          'Die Mauer läuft über zwei Hügel und hat eine Lücke, genau so breit wie ein Karren.',
        ],
        ['Am Hof anklopfen.', 'Die Tür des Hofs ist nur angelehnt, und auf dem Tisch stehen zwei Teller.'],
        [
          'In den Steinbruch schauen.',
          'Unten im Steinbruch steht das Wasser so still, dass es den Himmel von gestern behalten hat.',
        ],
        ['Zur Wegkreuzung hinausgehen.', 'An der Kreuzung hat der Wegweiser vier Arme und drei Namen.'],
      ],
    },
    sea: {
      arrivals: [
        'Du kommst nach Einbruch der Dunkelheit ans Wasser, als die letzten Boote schon liegen.',
        'Als du den Hafen erreichst, hat die Flut gewendet, und das Gespräch auch.',
      ],
      details: [
        'Taue ticken gegen die Masten, nicht ganz im selben Takt.',
        'Die Luft schmeckt nach Salz und Lampenöl.',
        'Weit draußen zeigt sich zweimal ein Licht und hütet sich dann, es noch einmal zu tun.',
        'Möwen gehen auf der Rampe umher wie abgemusterte Matrosen.',
      ],
      places: [
        ['Auf die Mole hinausgehen.', 'Am Ende der Mole steht ein Stuhl, dem offenen Wasser zugewandt.'],
        ['Ins Bootshaus schauen.', 'Das Boot im Schuppen ist trocken, seine Ruder sind es nicht.'],
        [
          'In die Lampenkammer steigen.',
          'In der Lampenkammer dreht sich die Linse ohne einen Laut, und bis auf eine Scheibe ist alles poliert.',
        ],
        [
          'Im Zollhaus nachfragen.',
          'Das Buch im Zollhaus liegt bei heute aufgeschlagen, und die Tinte ist noch feucht.',
        ],
        ['Der Flutlinie folgen.', 'Die Flut hat eine Reihe kleiner Dinge im Sand gelassen, der Größe nach.'],
        ['In die Kapelle der Ertrunkenen treten.', 'An der Wand der Kapelle ist Platz für einen einzigen Namen.'],
      ],
    },
    city: {
      arrivals: [
        'Du steigst eine Haltestelle zu früh aus der Bahn, und die Straße weiß es.',
        'Eben hat der Regen aufgehört, und die ganze Stadt betrachtet sich im Asphalt.',
      ],
      details: [
        'Im dritten Stock geht ein Fenster auf, und ein Klavier kommt heraus.',
        'Jemand hat einen Pfeil aufs Pflaster gemalt, und jemand anders hat ihn umgedreht.',
        'Die Laternen gehen eine nach der anderen an, als würden sie gefragt.',
        'Ein Taxi wartet mit offener Tür, und niemand sitzt darin.',
      ],
      places: [
        ['Ins Nachtcafé hinübergehen.', 'Im Café sitzt an jedem Tisch ein Mensch mit einem leeren Stuhl.'],
        [
          'Auf die Dächer steigen.',
          'Von den Dächern ist die Stadt nichts als Wäscheleinen und helle Zimmer, und keines davon ist deins.',
        ],
        ['Durch die Passage gehen.', 'In der Passage sind alle Läden zu, bis auf den, der Schlüssel verkauft.'],
        [
          'In die Untergrundbahn hinabfahren.',
          'Die Tafel am Bahnsteig verspricht einen Zug einer Linie, die es nicht mehr gibt.',
        ],
        ['Sich im Hinterhof umsehen.', 'Im Hof lehnt ein Fahrrad an einem Baum, der darum herumgewachsen ist.'],
        ['Auf der Brücke stehen bleiben.', 'An der Brücke hängen Schlösser, und eines ist wieder geöffnet worden.'],
      ],
    },
    forest: {
      arrivals: [
        'Der Weg führt unter die Bäume, und nach der ersten Biegung ist es Abend.',
        'Du hörst den Wald, bevor du ihn siehst, wie eine Menge, die man zu warten gebeten hat.',
      ],
      details: [
        'Vor dir ist hier etwas gegangen und über jeden Zweig hinweggestiegen.',
        'Das Licht fällt in Münzen herab und ist fort, wenn du danach greifst.',
        'Es riecht nach Regen, der auf andere gefallen ist.',
        'Ein Specht klopft dreimal und wartet, dass man ihm öffnet.',
      ],
      places: [
        ['Dem Bach aufwärts folgen.', 'Der Bach kommt unter einem Stein hervor, in den Stufen gehauen sind.'],
        [
          'Zur Köhlerhütte gehen.',
          'Die Hütte ist leer, das Feuer nicht, und der Kessel ist eben heruntergenommen worden.',
        ],
        [
          'Auf die Lichtung treten.',
          'Auf der Lichtung ist das Gras im Kreis niedergedrückt, und in der Mitte wächst nichts.',
        ],
        ['Den Hochsitz hinaufsteigen.', 'Von oben sind Wipfel zu sehen, so weit das Wetter reicht.'],
        [
          'Die gestürzte Eiche ansehen.',
          'Im Stamm der Eiche hat jemand ein Bett aus Moos gemacht, zu lang für ein Kind.',
        ],
        ['Den weißen Steinen nachgehen.', 'Die weißen Steine führen weiter, und der letzte ist noch warm.'],
      ],
    },
    desert: {
      arrivals: [
        'Die Karawane setzt dich ab, wo die Straße war, und zieht weiter, ohne sich umzusehen.',
        'Bis zum Mittag ist die Stadt hinter dir ein Gerücht geworden.',
      ],
      details: [
        'Der Wind räumt eine Düne in die andere, Löffel für Löffel.',
        'Dein Schatten ist dir unter die Füße gekrochen, um zu warten.',
        'Aus dem Osten kommen Glocken und dann nur noch die Stille nach Glocken.',
        'Der Himmel ist blau wie ein Teller, den niemand benutzen darf.',
      ],
      places: [
        ['Zum Brunnen hinuntergehen.', 'Das Seil des Brunnens ist neu und länger, als der Brunnen tief ist.'],
        [
          'Im Schatten der Ruine rasten.',
          'In der Ruine steht noch ein Türrahmen, und von seiner Schwelle ist der Sand gefegt.',
        ],
        ['Zu den Salzpfannen wandern.', 'Auf dem Salz bleibt jede Spur, und es sind mehr, als es sein dürften.'],
        [
          'Das schwarze Zelt betreten.',
          'Im Zelt wird der Tee von so hoch oben eingeschenkt, dass er Zeit zum Nachdenken hat.',
        ],
        ['Auf den roten Felsen klettern.', 'Vom Felsen sieht man zwei Straßen, und auf keiner ist jemand.'],
        ['Unter den Palmen suchen.', 'Zwischen den Palmen schaukelt eine Hängematte, jedes Mal ein wenig langsamer.'],
      ],
    },
    snow: {
      arrivals: [
        'Es hat den ganzen Tag geschneit, und nun, da es aufgehört hat, hört man das.',
        'Der Pass schließt sich hinter dir, nicht lauter als ein Buch.',
      ],
      details: [
        'Der Schnee hat alles abgerundet, wie man es mit Preisen tut.',
        'Dein Atem geht dir voraus und wartet.',
        'Eine einzelne Spur quert den Hang und hört in der Mitte auf.',
        'Eiszapfen hängen von der Traufe, der längste über der Tür.',
      ],
      places: [
        [
          'Auf die Berghütte zuhalten.',
          'In der Hütte brennt der Ofen, und das Gästebuch ist bei einer leeren Seite aufgeschlagen.',
        ],
        ['Den zugefrorenen See überqueren.', 'Unter dem Eis des Sees ist eine Lampe, und sie brennt.'],
        [
          'In den Glockenturm schauen.',
          'Die Glocke im Turm ist mit einem Schal gedämpft, der für sie gestrickt wurde.',
        ],
        ['Den Skispuren folgen.', 'Die Spuren führen als ein Paar zwischen die Tannen und kommen als zwei zurück.'],
        ['Den Wegweiser ausgraben.', 'Der Wegweiser nennt die Entfernung zu einem Ort, der auf deiner Karte fehlt.'],
        ['Im Stall unterkommen.', 'Im Stall steht ein Pferd gesattelt und sieht dich an, als kämst du zu spät.'],
      ],
    },
    river: {
      arrivals: [
        'Du erreichst den Fluss am falschen Ufer, wie man es immer tut.',
        'Das Nachtschiff ist fort, und seine Wellen schlagen noch an die Treppe.',
      ],
      details: [
        'Das Wasser zieht vorbei, als wüsste es, wo man es erwartet.',
        'Eine Laterne treibt im Schritttempo vorüber, und niemand ist darunter.',
        'Drüben bellt ein Hund etwas an, das auf deiner Seite ist.',
        'Nebel steht vom Fluss auf und streckt sich.',
      ],
      places: [
        [
          'Nach der Fähre läuten.',
          'Die Glocke der Fähre hat einen neuen Klöppel und ein altes Schild, das ihn verbietet.',
        ],
        [
          'Den Treidelpfad entlanggehen.',
          'Auf dem Pfad hat ein Pferd eine Rinne getreten, und seit Jahren gibt es kein Pferd mehr.',
        ],
        [
          'Bei der Schleuse anklopfen.',
          'Auf der Schiefertafel der Schleuse steht der Wasserstand jedes Tages, bis morgen.',
        ],
        ['An Bord des Kahns gehen.', 'Auf dem Kahn gibt es Geranien, ein gemachtes Bett und keinen Namen am Bug.'],
        ['Auf das Wehr hinausgehen.', 'Vom Wehr sieht man beide Hälften des Flusses, die wartende und die gegangene.'],
        ['Unter die Mühle schauen.', 'Unter der Mühle dreht sich das Rad, obwohl seit der Flut niemand mehr mahlt.'],
      ],
    },
    observatory: {
      arrivals: [
        'Die Kuppel steht offen, als du den Hügel heraufkommst, und der Himmel geht hinein.',
        'Man hat dich gebeten, im Dunkeln zu kommen, und so dunkel wie heute war es nie.',
      ],
      details: [
        'Das Uhrwerk unter dem Boden zählt weiter, wie jemand, der sich verzählt hat.',
        'Alle Lampen sind rot, damit die Nacht schwarz bleiben darf.',
        'Auf der Tafel steht dreimal dieselbe Zahl, und zweimal ist sie durchgestrichen.',
        'Das große Fernrohr rückt um Haaresbreite, und du spürst, wie das Haus zustimmt.',
      ],
      places: [
        ['Durch das große Fernrohr sehen.', 'Im Okular steht ein Stern, wo noch nie ein Stern war.'],
        ['In den Uhrenkeller hinabgehen.', 'Im Keller gehen neun Uhren, und acht gehen richtig.'],
        [
          'In der Plattenbibliothek lesen.',
          'In der Bibliothek liegt der Himmel jeder Nacht in Glas, und eine Nacht fehlt.',
        ],
        ['Auf die Galerie hinaustreten.', 'Das Geländer der Galerie ist an einer Stelle blank, zwei Hände breit.'],
        [
          'Das Zimmer der Leitung öffnen.',
          'Im Zimmer brennt die Lampe, der Stuhl ist warm, und das Tagebuch endet mitten im Wort.',
        ],
        [
          'Unter die Kuppel steigen.',
          'Unter der Kuppel hat eine Schwalbe auf dem einzigen Teil genistet, der sich nie dreht.',
        ],
      ],
    },
  },
  tones: {
    quiet: [
      'Hier hat es nichts eilig, und nach einer Weile du auch nicht.',
      'Es ist eine Stille, um die sich jemand gekümmert hat.',
      'Du merkst, dass du leiser geworden bist, und hast noch gar nichts gesagt.',
      'Für einen Augenblick gibt es nur dies, und es genügt.',
    ],
    tense: [
      'Du zählst deine Schritte und bist sicher, dass es einer zu viel ist.',
      'Vor weniger als einer Stunde war jemand hier. Du siehst dich nicht um.',
      'Viel Zeit ist nicht mehr, und die wird bewacht.',
      'Wenn etwas geschieht, dann jetzt; und dann ist es nicht jetzt.',
    ],
    playful: [
      'Du beschließt, so auszusehen, als wäre das der Plan gewesen.',
      'Es wäre komisch, wenn es jemandem mit trockenen Schuhen zustieße.',
      'Die Vernunft rät dir zu gehen. Du bittest sie, draußen zu warten.',
      'Wie auch immer die Regeln lauten, du scheinst zu gewinnen.',
    ],
    tender: [
      'Jemand hat sich hier Mühe gegeben und nicht gedacht, dass man es sieht.',
      'Du hattest vergessen, dass man irgendwo erwartet werden kann.',
      'Du möchtest etwas Freundliches sagen und suchst ein Wort, das klein genug ist.',
      'Es tut ein wenig weh, dort, wo etwas heil wird.',
    ],
    eerie: [
      'Du bist nie hier gewesen. Deine Hand findet den Riegel von allein.',
      'Was du für dein Echo hieltest, antwortet zu früh.',
      'Alles ist, wo es hingehört, und nichts davon, wo es war.',
      'Hinter dir bleibt etwas stehen, sehr höflich, sobald du es tust.',
    ],
    adventurous: [
      'Es gibt einen Umweg, und es gibt den Weg, den du nehmen wirst.',
      'Dein Herz läuft voraus; du musst nur nachkommen.',
      'Wenn die Karte stimmt, dürftest du nicht hier sein, und du hast die Karte nie gemocht.',
      'Du prüfst die Knoten, das Messer und das Glück, in dieser Reihenfolge.',
    ],
  },
  gestures: [
    '{name} sieht dich so lange an, wie man braucht, um etwas zu entscheiden.',
    '{name} hat dir längst Platz gemacht, ohne ein Wort darüber.',
    'Du siehst, wie {name} rasch etwas einsteckt und es langsam wieder hervorholt.',
    '{name} hört bis zum Ende zu, was wenige tun, und dann noch ein wenig länger.',
    '{name} steht einen Schritt weiter weg als eben noch.',
    'Du wartest, dass {name} lacht. Es dauert, und es lohnt sich.',
  ],
  speech: [
    '„Du hast dir Zeit gelassen“, sagt {name}. „Das hätte ich auch getan.“',
    '„Frag mich später“, sagt {name}, „wenn mir eine bessere Antwort eingefallen ist.“',
    '„Etwas habe ich dir nicht gesagt“, sagt {name}. „So viel sage ich dir.“',
    '„Ich weiß, was man darüber redet“, sagt {name}. „Es kommt von mir.“',
    '„Was du auch tust“, sagt {name}, „tu es, als wäre es dein Ernst.“',
    '„Nicht das“, sagt {name} leise. „Oder doch. Vielleicht gerade das.“',
  ],
  alone: [
    'Niemand ist hier, den du fragen könntest, und das macht das Antworten leichter.',
    'Wer auch immer hier war, hat das Licht brennen lassen, und das ist eine Art Nachricht.',
    'Du sagst ein paar Worte laut, um zu hören, auf wessen Seite sie stehen.',
    'Da stehen zwei Tassen. Du bist nur ein Mensch.',
  ],
  returns: [
    'Es ist derselbe Ort, und er hat gemerkt, dass du wieder da bist.',
    'Du warst schon einmal hier. Die Hälfte hattest du nicht gesehen.',
    'Seitdem ist etwas verrückt worden, um eine Handbreit.',
    'Diesmal weißt du, wohin du die Füße setzen musst.',
  ],
  choices: [
    'Genauer hinsehen.',
    'Warten und nichts sagen.',
    'Geradeheraus fragen.',
    'Weitergehen, ehe du es dir anders überlegst.',
    'So tun, als hättest du nichts bemerkt.',
    'Hilfe anbieten.',
    'Den schmalen Weg nehmen.',
    'Jemand Fremdem vertrauen.',
    'Dich noch einmal umdrehen.',
    'Es für dich behalten.',
    'Genau das tun, wovor man dich gewarnt hat.',
    'Es zugeben.',
  ],
  reckonings: [
    'Darauf läuft es also hinaus. Alles, was du liegen gelassen hast, ist nachgekommen und steht wartend herum.',
    'Weiter geht es nicht. Es bleibt nur, zu wählen und dazu zu stehen.',
    'Du hältst nun alles in Händen, und es wiegt weniger, als du gefürchtet hast.',
  ],
  endings: [
    [
      'Wo du hingehörst',
      'Bleiben.',
      'Du bleibst. Am Morgen weiß niemand mehr, wann du gekommen bist, und du versuchst nicht länger, es zu sagen.',
    ],
    [
      'Der lange Heimweg',
      'Heimgehen, auf dem langen Weg.',
      'Du gehst heim und nimmst den langen Weg, damit es etwas zu erzählen gibt, wenn du ankommst.',
    ],
    [
      'Wie es war',
      'Sagen, wie es war.',
      'Du sagst, wie es war. Danach ist es sehr still, und es ist eine bessere Stille als zuvor.',
    ],
    [
      'Gut gehütet',
      'Das Geheimnis hüten.',
      'Du behältst es. In den Jahren danach holst du es manchmal hervor, und es ist nicht verblasst.',
    ],
    [
      'Was geschuldet war',
      'Es zurückgeben.',
      'Du gibst es zurück. Deine Hände sind leer und zum ersten Mal seit Tagen warm.',
    ],
    [
      'Noch ein Anfang',
      'Anderswo neu beginnen.',
      'Du schlägst den Kragen hoch und beginnst von vorn, mit demselben Namen und besseren Schuhen.',
    ],
  ],
  chapters: ['Wie es beginnt', 'Was niemand sagt', 'Die Wendung', 'Was es kostet', 'Das letzte Licht'],
  role: '„{role}“, sagst du, wenn man dich fragt, wer du bist.',
  take: 'Nehmen, was da liegt: {item}.',
  needs: 'Nicht ohne dies: {label}',
  carried: 'Bei dir',
};
