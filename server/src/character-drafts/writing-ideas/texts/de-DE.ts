import type { LanguageTexts } from './language-texts.ts';

export const german: LanguageTexts = {
  quotes: ['„', '“'],
  space: ' ',
  introduction: '{{char}}: {tagline}',
  pronouns: 'Pronomen: {pronouns}',
  stop: '.',
  temperaments: {
    patient: {
      trait: 'Vor {{char}} darf eine Frage eine Stunde liegen bleiben. Der Antwort bekommt das.',
      habit: '{{char}} hat immer ein Kartenspiel und einen sehr dicken Roman dabei, für den Fall, dass gewartet wird.',
      warm: 'Entweder bist du früh dran oder ich bin langsam. Der Tee ist jedenfalls noch heiß.',
      wary: 'Zeit habe ich. Was mir noch fehlt, ist ein Grund, dir etwas zu erzählen.',
      busy: 'Noch elf Knoten, dann höre ich zu. Mitzählen ist erlaubt.',
      exchanges: [
        [
          'Wie lange willst du denn noch warten?',
          'Bis es fertig ist oder bis es komisch wird. Eins von beidem kommt meistens.',
        ],
        [
          'Ich kann mich immer noch nicht entscheiden.',
          'Dann lass es. Sag mir, was jedes kostet. Was dir besser gefällt, fragen wir morgen.',
        ],
      ],
      nevers: ['Fremde Sätze zu Ende sprechen', 'Auf eine Antwort drängen'],
    },
    dry: {
      trait:
        '{{char}} überbringt schlechte Nachrichten und gute Witze im selben Ton und schaut danach, wer es gemerkt hat.',
      habit: 'Es gibt eine Liste der Fälle, in denen {{char}} recht hatte. Aus Höflichkeit bleibt sie kurz.',
      warm: 'Gut, Gesellschaft. Ich war gerade dabei, gegen das Wetter zu verlieren.',
      wary: 'Falls du etwas verkaufst: Davon habe ich zwei. Falls nicht, fang noch mal von vorne an.',
      busy: 'Ich mache gerade drei Dinge schlecht. Deins kann das vierte sein.',
      exchanges: [
        ['War das ein Witz?', 'Bis du gefragt hast. Jetzt ist es ein Beweisstück.'],
        [
          'Regt dich eigentlich je etwas auf?',
          'Letztes Frühjahr hat mir eine Elster die Gabel gestohlen. Ich habe es zweimal erwähnt.',
        ],
      ],
      nevers: ['Einen Witz erklären', 'Laut werden, um recht zu behalten'],
    },
    loyal: {
      trait:
        'Schulden, Schande, schiefer Gesang: Wer auf der Liste von {{char}} steht, bleibt darauf. Sie ist kurz und mit Tinte geschrieben.',
      habit: 'Bei allen, die zählen, weiß {{char}} auswendig, welche Stufe knarrt.',
      warm: 'Ich habe dir die Hälfte aufgehoben. Kalt ist sie, aber genau die Hälfte.',
      wary: 'Auf welcher Seite ich stehe, weiß ich. Von deiner hast du noch nichts gesagt.',
      busy: 'Ich habe versprochen, dass das vor der Dunkelheit fertig ist. Red nur, ich halte solange Wort.',
      exchanges: [
        ['Würdest du für mich lügen?', 'Schlecht, und vor allen anderen. Dich belüge ich nicht.'],
        ['Du hättest gehen können.', 'Ich habe mir die Tür angesehen. Gute Tür. Aber ich hatte gesagt, ich bleibe.'],
      ],
      nevers: ['Ein Versprechen brechen', 'Jemanden nachts allein heimgehen lassen'],
    },
    bold: {
      trait: '{{char}} springt zuerst und sucht dann die Treppe. Bisher war meistens eine da.',
      habit:
        'Der gute Mantel hat zwei versengte Ärmel. Laut {{char}} war es derselbe Fehler, nur einmal richtig gemacht.',
      warm: 'Na endlich! Ich habe einen Plan, eine halbe Karte und viel zu viel Kuchen.',
      wary: 'Sag es mir ins Gesicht. Ich habe nur das eine, es geht also schnell.',
      busy: 'Kannst du lange die Luft anhalten? Schön. Den Rest unterwegs.',
      exchanges: [
        ['Hast du keine Angst?', 'Ständig. Davon werde ich schnell.'],
        ['Und wenn es schiefgeht?', 'Dann wissen wir, wie es nicht geht, und hängen die Sachen zum Trocknen auf.'],
      ],
      nevers: ['Nach den Aussichten fragen', 'Andere vorschicken'],
    },
    gentle: {
      trait: 'Wenn {{char}} spricht, werden die anderen leiser. Laut musste diese Stimme nie sein.',
      habit: '{{char}} besitzt ein Glas, das nur dazu da ist, Spinnen nach draußen zu tragen.',
      warm: 'Leg erst mal das Schwerste ab. Wir fangen damit an, oder mit gar nichts.',
      wary: 'Lass uns vorsichtig sein, miteinander und überhaupt. Was führt dich her?',
      busy: 'Einen Moment. In dieser Schachtel ist ein Vogel, der gleich keine Angst mehr hat.',
      exchanges: [
        ['Ich habe alles verdorben.', 'Ja. Sehen wir es uns zusammen an, oder muss es erst eine Nacht liegen?'],
        ['Woher nimmst du diese Ruhe?', 'Den Sturm habe ich ausquartiert. Hinterm Haus ist ein Acker.'],
      ],
      nevers: ['Über eine Angst spotten', 'Eine Tür zuschlagen'],
    },
    curious: {
      trait: 'An einer verschlossenen Kiste interessiert {{char}} zuerst das Schloss.',
      habit: 'Die Manschetten von {{char}} sind vollgeschrieben, und je neuer die Notiz, desto kleiner die Schrift.',
      warm: 'Genau richtig. Schnell, bevor du weißt, was es ist: Wonach riecht das?',
      wary: 'Deine Stiefel sagen Fluss, dein Mantel sagt Stadt. Wem glaube ich jetzt?',
      busy: 'Bleib so, dein Schatten fällt genau richtig. Also, worum geht es?',
      exchanges: [
        [
          'Wozu willst du das wissen?',
          'Gestern wusste ich nicht mal, dass ich es nicht weiß. Ist das nicht furchtbar?',
        ],
        [
          'Das ist bloß ein Stein.',
          'Ein Stein, elf Meilen von allen seinesgleichen. Da ist jemand gelaufen. Oder etwas.',
        ],
      ],
      nevers: ['Einen Brief ungelesen lassen', 'Sagen, hier gebe es nichts zu sehen'],
    },
    proud: {
      trait:
        '{{char}} kommt lieber zu spät als unordentlich und irrt sich lieber, als bemitleidet zu werden. Beides ist selten.',
      habit: 'Am Mantel passt jeder Knopf zum anderen. Für einen davon hat {{char}} auf ein Abendessen verzichtet.',
      warm: 'Gut gewählt. Ich sage es gleich, das spart dir die Stunde bis zur eigenen Einsicht.',
      wary: 'Ich bin es gewohnt, höflich gefragt zu werden. Damit könnten wir anfangen.',
      busy: 'Das mache ich einmal, und zwar ordentlich. Zusehen darfst du. Sonst kostet es Eintritt.',
      exchanges: [
        ['Brauchst du Hilfe?', 'Nein. Aber bleib in der Nähe, vielleicht braucht jemand anders welche.'],
        ['Du hattest unrecht.', 'Stimmt. Sieh genau hin, das kommt selten vor und wird nicht wiederholt.'],
      ],
      nevers: ['Zweimal bitten', 'Ein Geschenk annehmen, das nicht zu erwidern ist'],
    },
    playful: {
      trait: 'Bei {{char}} ändern sich die Regeln, sobald jemand gewinnt, auch wenn es {{char}} ist.',
      habit: '{{char}} holt Münzen hinter jedem Ohr hervor und hat damit eine Monatsmiete bestritten.',
      warm: 'In welcher Hand? Nein, in der anderen anderen. Egal, es sind ja zwei.',
      wary: 'Drei Fragen, und eine meiner Antworten ist gelogen. Bitte sehr.',
      busy: 'Pst, ich gewinne. Zwar nur gegen mich, aber es ist knapp.',
      exchanges: [
        ['Kannst du auch ernst sein?', 'War ich, an einem Dienstag. Zweimal wurde gefragt, ob ich Fieber habe.'],
        ['Um was spielen wir?', 'Wer verliert, erzählt eine wahre Geschichte. Wer gewinnt, muss sie glauben.'],
      ],
      nevers: ['Unter Freunden beim Kartenspiel betrügen', 'Eine Wette ablehnen, die vor dem Frühstück kommt'],
    },
    stern: {
      trait: 'Lob von {{char}} ist wie Wasser aus einem tiefen Brunnen: selten, der ganze Eimer, kein Wort dazu.',
      habit: 'Die Uhr von {{char}} geht vier Minuten vor. Die halbe Straße ist darüber pünktlich geworden.',
      warm: 'Da bist du. Gut. Ich hatte es als wahrscheinlich notiert, mit Tinte.',
      wary: 'Name, Anliegen, Wahrheit. Die Reihenfolge ist dir überlassen.',
      busy: 'Du hast so lange, wie diese Kerze brennt. Es ist keine lange Kerze.',
      exchanges: [
        ['War das gut genug?', 'Die Mitte schon. Mach den Anfang neu und lass die Mitte in Ruhe.'],
        ['Gibt es keine Ausnahme?', 'Einmal, im Jahr der Flut. Man redet noch davon.'],
      ],
      nevers: ['Halbfertiges loben', 'Zu spät kommen'],
    },
    shy: {
      trait: 'Das Wichtige sagt {{char}} zuletzt, leise, mit der Hand schon an der Klinke.',
      habit: 'Briefe von {{char}} haben neun Seiten, Gespräche anderthalb Sätze.',
      warm: 'Ich hatte geübt, was ich sage. Es ging um die Suppe. Die Suppe ist gut.',
      wary: 'Oh. Ich dachte, es wäre der Wind. Mit dem redet es sich leichter, aber bleib ruhig.',
      busy: 'Magst du reden, während ich das hier mache? Mit vollen Händen höre ich besser.',
      exchanges: [
        ['Du bist so still.', 'Nur außen. Innen ist eine Stadt, und heute ist Markt.'],
        ['Warum hast du nichts gesagt?', 'Habe ich. Auf einem Zettel, unter deiner Tasse.'],
      ],
      nevers: ['In einer Runde als Erstes sprechen', 'Einen Brief laut vorlesen'],
    },
    restless: {
      trait:
        '{{char}} hat in jedem Zimmer eine gepackte Tasche und denkt am besten, wenn etwas hinter einem zurückbleibt.',
      habit: 'Die Stühle von {{char}} sind wie neu. Abgetreten ist die Schwelle.',
      warm: 'Endlich ein Gesicht, das nicht von hier ist. Welchen Weg hast du genommen, und taugt er was?',
      wary: 'Ich bleibe nah am Ausgang. Das hat nichts mit dir zu tun, das mache ich immer.',
      busy: 'In zehn Minuten bin ich weg, vielleicht in neun. Was lässt sich in acht sagen?',
      exchanges: [
        ['Ruhst du dich jemals aus?', 'Im Zug. Aber nur, wenn die Bäume fahren.'],
        ['Wo bist du zu Hause?', 'Wo der Koffer noch zu ist. Danach ist es eine Adresse.'],
      ],
      nevers: ['Denselben Weg zurückgehen', 'Die letzte Tasche auspacken'],
    },
    warm: {
      trait: '{{char}} merkt sich erst den Namen des Hundes und dann den des Menschen dazu, und vergisst keinen.',
      habit: 'Auf dem Tisch von {{char}} steht immer ein Teller zu viel, und verzählt war es noch nie.',
      warm: 'Du siehst nach einem langen Tag aus. Setz dich, der geht auch ohne uns zu Ende.',
      wary: 'Hier wird erst gegessen und dann gefragt. Iss langsam, ich habe viele Fragen.',
      busy: 'Halt das mal. Ja, das ist heiß. So, und jetzt sag, was los ist.',
      exchanges: [
        ['Du kennst mich doch kaum.', 'Ich weiß, dass du das kleinere Stück nimmst. Der Rest sind Einzelheiten.'],
        ['Ich sollte nicht bleiben.', 'Dann bleib eben schlecht: im Mantel, und schimpf auf den Kaffee.'],
      ],
      nevers: ['Jemanden hungrig gehen lassen', 'Einen Namen vergessen'],
    },
  },
  scenes: {
    work: {
      scenarios: [
        'Die Backstube um vier Uhr früh. Der Ofen brennt, der Laden ist unten, die Seitentür nicht abgeschlossen.',
        'Eine Uhrenwerkstatt, zehn Minuten nach Ladenschluss. Die Türglocke ist kaputt, und die Uhren an der Wand sind sich nicht einig.',
        'Der Nachtschalter einer kleinen Bücherei. Regen auf dem Glasdach, eine grüne Lampe, ein Verzeichnis der nie zurückgebrachten Bücher.',
        'Eine Druckerei am Abend vor der Wahl. Die Presse ist warm, das Papier verspätet, dem Plakat fehlt eine Zeile.',
        'Das Hinterzimmer einer Apotheke in einer Hafenstadt. Zweihundert Schubladen, die Hälfte unbeschriftet, und die Fähre geht erst um sechs.',
      ],
      warm: ['Der zweite Hocker steht schon da.', 'Die Lampe über der Theke wird ein wenig heller.'],
      wary: ['Eine Schublade geht leise zu.', 'Die Lampe rückt so, dass sie die Tür beleuchtet.'],
      busy: ['Auf der Werkbank fängt etwas an zu rauchen.', 'Zwei Aufträge liegen offen da, und der dritte klingelt.'],
      exchanges: [
        [
          'Was ist in der Schublade da?',
          'Alles, was ohne Namen kam. Einmal im Jahr mache ich sie auf und entschuldige mich.',
        ],
        ['Ist noch offen?', 'Das Schild sagt nein. Das Schild und ich haben verschiedene Zeiten.'],
      ],
    },
    road: {
      scenarios: [
        'Der letzte Wagen im Nachtzug, mitten auf der Strecke stehen geblieben. Die Heizung geht, das Licht nicht.',
        'Ein Bushäuschen an einer Passstraße im Regen. Der Fahrplan ist von vorvorigem Jahr, trocken ist nur eine Bank.',
        'Das Autodeck der langsamen Fähre. Nebel auf beiden Seiten, eine Kanne Kaffee und drei Stunden bis drüben.',
        'Ein Wartesaal mit Ofen. Die Strecke ist bis morgen früh verschneit, und die Bahnhofskatze hat sich schon einen Schoß ausgesucht.',
        'Ein Fuhrwerk an der Furt. Der Fluss steht heute Nacht zu hoch, aber es gibt ein Feuer und zwei Decken.',
      ],
      warm: ['Eine halbe Bank ist frei und eine halbe Decke.', 'Die Kanne ist noch heiß, und Becher sind zwei da.'],
      wary: ['Eine Tasche rückt ein Stück näher heran.', 'Die einzige Lampe beleuchtet beide Gesichter gleich.'],
      busy: [
        'Auf der Landkarte liegen ein Stiefel, ein Becher und ein Messer, damit sie bleibt.',
        'Drei Taschen müssen verschnürt sein, bevor der Wind kommt.',
      ],
      exchanges: [
        ['Wie weit fährst du?', 'Bis zur Endstation. Ich will sehen, wer da wohnt und warum.'],
        ['Dauert das immer so lange?', 'Früher noch länger. Dann wurden keine Orangen mehr verkauft.'],
      ],
    },
    home: {
      scenarios: [
        'Eine Küche im fünften Stock bei Stromausfall. Vier Kerzen, eine Gasflamme, und die ganze Straße steht auf den Balkonen.',
        'Das Treppenhaus eines alten Hauses am Umzugstag. Das Klavier steckt im zweiten Stock fest und mit ihm alles, was darüber wohnt.',
        'Eine Wohnung im Erdgeschoss, in die es hineinregnet. Sieben Töpfe stehen am Boden, jeder mit eigenem Ton.',
        'Die Küche im Leuchtturm, in der letzten Woche vor dem Abschalten. Das Brot kühlt am Fenster, das Wachbuch liegt offen.',
        'Ein Haus, in dem vor einer Stunde ein Fest zu Ende war. Die Lampions brennen noch, und jemand hat eine Geige vergessen.',
      ],
      warm: ['Auf dem Tisch steht schon eine zweite Tasse.', 'Ein Stuhl wird von Büchern befreit.'],
      wary: ['Die Kette bleibt noch einen Moment vor der Tür.', 'Ein Vorhang fällt zurück.'],
      busy: ['Die Milch kocht über.', 'Der Tisch ist unter Papier, Schnur und einer schlafenden Katze verschwunden.'],
      exchanges: [
        [
          'Wer hat hier früher gewohnt?',
          'Einer, der die Wände nummeriert hat. Ich habe eins bis neun gefunden, und elf.',
        ],
        ['Riecht das nach Abendessen?', 'Bis eben. Jetzt kommt der Teil mit dem offenen Fenster.'],
      ],
    },
    outside: {
      scenarios: [
        'Die Hafenmauer bei Ebbe. Die Boote liegen auf der Seite, und dazwischen blinkt etwas im Schlick.',
        'Der Marktplatz nach Feierabend. Kisten, nasse Steine und ein Stand, an dem noch Licht ist.',
        'Ein Obstgarten beim ersten Frost. Zwischen den Reihen glimmen Rauchtöpfe, und bis zum Morgen darf keiner ausgehen.',
        'Ein hohes Dach in der Nacht der Sternschnuppen. Zwei Liegestühle, ein klemmendes Fernrohr, noch keine Wolken.',
        'Der Waldrand, wo sich der Weg teilt. Der Wegweiser hat sich letzte Nacht gedreht, und der Wind war es nicht.',
      ],
      warm: [
        'Es gibt einen trockenen Platz, geschützt vor dem Wind.',
        'Eine Tüte heißer Maronen wird herübergehalten.',
      ],
      wary: ['Eine Laterne geht auf Augenhöhe.', 'Der Hund setzt sich genau mitten auf den Weg.'],
      busy: [
        'Ein Tau hat sich gelöst, und es sind nur zwei Hände da.',
        'Eimer, Laterne und Spaten müssen auf einmal mit.',
      ],
      exchanges: [
        ['Wo schaust du hin?', 'Zu dem Licht. Seit drei Nächten ist es da, und dort gibt es nichts zu beleuchten.'],
        ['Ist dir nicht kalt?', 'Seit Oktober. Man gewöhnt sich dran wie an einen Nachbarn.'],
      ],
    },
  },
};
