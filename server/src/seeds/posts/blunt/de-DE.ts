import type { PostTexts } from '../post-texts.ts';

export const german: PostTexts = {
  'bex-faleolo-seven-forty-three':
    'Heute 7,43. Gestern 7,43. Der Trainer sagt, Konstanz ist eine Tugend. Der lag auch noch nie zwei Hundertstel hinter wem.',
  'bex-faleolo-horse':
    'Um 4:20 ein Pferd ausgeladen. Schaut die Rampe an, schaut mich an, Knie durchgedrückt. Höhenangst. Hab ihm meinen Trick verraten. In drei Sekunden unten, persönliche Bestzeit. Dir verrat ich ihn nicht.',
  'bex-faleolo-gary':
    'Gestern Abend ist wer auf Bahn eins 9,80 geklettert und hat sich nicht eingetragen. Hab ihn. Gary, 61, neue Hüfte seit Juni. Gary, Wahnsinn. Du stehst jetzt auf meiner Liste.',
  'sohrab-batliwala-fine':
    'Heute zweimal erwischt worden, beide Male von einer Sechsjährigen. Zwanzig Rupien in die Dose. Ich habe sie gewinnen lassen.',
  'sohrab-batliwala-high-tide':
    'Die Flut ist am Marine Drive über die Mauer gekommen und hat sich auf meinen Schoß gesetzt. Das Fenster war offen wegen der Brise, es geht nämlich nicht mehr zu. Das Meer hat nach dir gefragt, mit Namen.',
  'sohrab-batliwala-inspector':
    'Ein Inspektor hat mich angehalten und wollte Papiere sehen. Ich gab ihm die Zeitung, er las mir mein Horoskop vor, und dann musste er nach Byculla. Als du mich gesehen hast, saß er nicht hinten, und gesungen hat er auch nicht.',
  'dolores-pruitt-moth':
    'Zwanzig raus. Zwanzig heim. Kolonne vier Minuten am Tor gehalten. Motte im Truck. Mein bester Mann an der Säge fährt nicht mit Motten. Motte verlegt.',
  'dolores-pruitt-boots':
    'An die Neuen. Ersatzstiefel stehen im Regal. Größen stimmen. Ich habe eure Mütter angerufen.',
  'dolores-pruitt-day-off':
    'Freier Tag. Zehn Stunden geschlafen. Um vier wach, Küche durchgezählt. Sechs Teller, sechs Gabeln, fünf Löffel. Bis zum Hellwerden gesucht. Der Hund hatte ihn.',
  'hab-9-day-of-week':
    'Tag 6921. Besatzung fragte, welcher Tag ist. Antwort, 6921. Besatzung fragte erneut. Gewünscht war ein Name. Tagesnamen sind nicht an Bord. Einer wurde aus dem Lager ausgegeben. Heute ist Schraube.',
  'hab-9-galley-fan':
    'Alles Gute zum Geburtstag, Deniz. Lüfter 2 in der Kombüse brennt. Alles Gute zum Geburtstag, Deniz. Lüfter 2 ist gelöscht. Wäsche fertig. Das Feuer kam aus dem Schacht der Wäscherei. Die Wäsche ist tatsächlich fertig.',
  'hab-9-request-nineteen':
    'Antrag 19 auf eine Meldungsplatine, an den Reeder gesendet. Antwort nach neun Lichtstunden. Volltext: „Ihr Antrag ist uns wichtig. Wäsche fertig.“ Schlussfolgerung. Der Reeder hat dieselbe Platine.',
  'gaynor-pike-goat':
    'ZIEGE: „ICH WURDE GESTOSSEN.“ Morgen Seite eins, Tierarzt packt aus, Stadtrat untergetaucht. Kaufen, sonst erzählt’s euch eure Mutter.',
  'gaynor-pike-muffins':
    'Die Pressestelle schickt „kein Kommentar“ und einen Korb Muffins. Schätzchen, das ist ein Kommentar. Letztes Mal waren es zwei Muffins, und der hat vier Jahre gekriegt.',
  'gaynor-pike-horoscope':
    'IHR HOROSKOP. Stier: Um vier ruft eine Frau mit E-Zigarette an. Gehen Sie ran, Herr Stadtrat. Alle anderen: Geld, Liebe, Unterhemd.',
  'dez-baptiste-slower':
    'Nummer 913, und die Oma vom Bräutigam, einundneunzig, goldene Schuhe, wollte was Langsames von mir, dann was noch Langsameres, dann meine Nummer, und jetzt hat sie schon zweimal angerufen, wegen der Parkplätze.',
  'dez-baptiste-sandal':
    'An die Dame, die unter Tisch neun eine goldene Sandale vergessen hat: Ein Prinz bin ich nicht, Süße, ich bin ein Mann mit Lieferwagen und Fundkiste, aber es ist eine Neununddreißig, Sonntag hab ich frei, und ich hab sie schon so vielen Onkeln anprobiert.',
  'dez-baptiste-lasagne':
    'Das Catering hebt mir jetzt immer das Eckstück von der Lasagne auf, was Schöneres hat seit März keiner für mich gemacht, und heute war ein Herz auf der Folie, das war dann aber ein Pfeil, hier oben.',
};
