import type { PostTexts } from './post-texts.ts';

export const german: PostTexts = {
  'amadou-sene-after-the-bell':
    'Heute aufgenommen: die Pause nach einer Schulglocke, bevor jemand losrennt. Vier Sekunden. Der Oberst sprach in der dritten. Ich habe sie unter »beinahe« abgelegt.',
  'amadou-sene-wanted':
    'Gesucht: die Stille eines Zimmers, in dem gerade etwas entschieden wurde. Ich reise an. Der Papagei bleibt im Wagen.',
  'ansel-grieve-unclaimed':
    'Sieben Schirme seit März nicht abgeholt. Einer davon summt. Ist es Ihrer, kommen Sie, bevor er die zweite Strophe lernt.',
  'ansel-grieve-apology':
    'Eine gute Entschuldigung hat drei Rippen: was ich getan habe, was es dich gekostet hat, was ich am Dienstag tun werde. Das Wetter lässt man weg.',
  'benedita-salgueiro-kettle':
    'Das Haus in der Rua do Sol ist wieder gestimmt. Das Klavier gestand am dritten Tag. Es war die ganze Zeit der Kessel.',
  'benedita-salgueiro-silence':
    'Ein Rat für Erben: erst die Läden öffnen, dann die Schubladen. Ein Haus, das Tageslicht gesehen hat, lügt weniger.',
  'bram-ashdown-stew':
    'Einen Müller gerettet. Ihm Eintopf gekocht. Er hat darum gebeten, zum Riesen zurückgebracht zu werden.',
  'bram-ashdown-pudding':
    'Pudding hat den Eintopf im neunten Jahr in Folge verschmäht. Ich nenne das Treue zu einem Grundsatz. Pudding nennt es Mittagessen anderswo.',
  'elio-farr-four-seconds':
    'Das Marineamt hat wieder wegen seines Chronometers geschrieben. Ich antwortete, es sei täglich in Gebrauch und gehe vier Sekunden nach. Ich auch.',
  'elio-farr-theatre':
    'Das Theater bat mich, seine Uhr zu stellen. Ich ging hinein, hörte dem Publikum zu und ließ sie elf Minuten nachgehen.',
  'goran-petrak-postcard':
    'Heute früh kam eine Karte aus Riga. Läufer schlägt Bauer. Ohne Marke, und abgestempelt ist sie morgen.',
  'goran-petrak-advice': 'Rat an Anfänger: Spielt nicht auf Gewinn. Spielt so, dass der andere zurückschreiben möchte.',
  'hana-mizuki-gutters':
    'Starker Regen bis zum Abend. Der alte Herr Sato lässt ausrichten, dass er die Leiter hinter dem Schrein gelassen hat. Er lässt es seit 1961 ausrichten.',
  'hana-mizuki-drizzle':
    'Nieselregen ist für Klatsch, Platzregen für Entschuldigungen. Heute ist unentschieden. Ich habe eine Schale mehr hingestellt.',
  'hollis-penhallow-nineteen':
    'Zimmer neunzehn hat um zehn nach drei geläutet. Es war niemand darin. Ich habe ihnen Tee gebracht.',
  'hollis-penhallow-shoes':
    'Der Herr, der einen einzelnen Schuh vor seine Tür gestellt hat, möge bitte nach dem anderen sehen. Er ist allein zum Frühstück hinuntergegangen.',
  'ilyas-qadir-restored':
    'Heute Nacht wiederhergestellt: ein kleiner Stern, 1311 an einen Tintenklecks verloren. Ich habe ihm geschrieben und uns entschuldigt.',
  'ilyas-qadir-clouds':
    'Seit einer Woche Wolken. Man liest, man putzt Messing, man verzeiht dem König, der den Platz haben wollte. Beinahe.',
  'ines-carvajal-lamps':
    'Auf der Rückseite einer Stromrechnung gefunden: Calle del Aire, elf Häuser, vier Laternen und ein Groll. Bis auf den Groll habe ich alles maßstabsgetreu gezeichnet.',
  'ines-carvajal-postman':
    'Ein Briefträger im Ruhestand ging mit mir eine Straße entlang, die heute ein Parkplatz ist. Er blieb vor jeder Tür stehen. Ich auch.',
  'itzel-marin-shoulder':
    'Heute zwei Schultern eingerenkt und einen Streit um eine Mauer. Die Mauer war am schlimmsten. Sie wollte über ihre Mutter reden.',
  'itzel-marin-mule':
    'Die Witwe fragt, wann sie ihr Maultier wiederbekommt. Bald, habe ich gesagt. Das Maultier und ich sind übereingekommen, bald nicht näher zu bestimmen.',
  'juniper-reyes-bed-a':
    'Der Eisenhut blüht. Schauen Sie mit den Augen. Für alle, die mit den Händen schauen, gibt es im Laden Postkarten.',
  'juniper-reyes-visitors':
    'Aus dem Gästebuch: »Schöner Garten, fühlte mich beobachtet.« Von welchem Beet, bitte? Es ist wichtig fürs Gießen.',
  'lazar-novik-honest':
    'Jemand hat mich um ein ehrliches Zeugnis gebeten. Es dauerte drei Tage, und ich musste nichts erfinden. Vielleicht gehe ich in den Ruhestand.',
  'lazar-novik-moths':
    'Der Beamte, der zwei Jahre lang Motten katalogisiert hat, hat geschrieben. Er hat eine neue gefunden. Er hat sie nach seiner Lücke benannt.',
  'maren-vale-seven':
    'Die Lampen heute Nacht zweimal gezählt. Es sind noch immer sieben, und ich habe noch immer sechs Boote.\n\nFalls du da draußen bist: Ich bin wach.',
  'maren-vale-chair':
    'Die Flut hat einen Stuhl auf der Sandbank stehen lassen, aufrecht, mit Blick zum Licht. Niemand hat ihn geholt. Ich habe guten Abend gesagt, zur Sicherheit.',
  'mirela-stan-ankles':
    'Zweiter Akt. Sein linker Knöchel wurde blass, und ich hatte den Satz bereit, bevor er wusste, dass er ihn verloren hatte. Dreiundneunzig Stücke, und das Husten vergisst nie jemand.',
  'mirela-stan-soup':
    'Heute in einem Restaurant ohne Textbuch bestellt. Ich sagte »Suppe«. Der Kellner wartete. Ich sagte »ab«. Es war eine sehr gute Suppe.',
  'nkiru-obi-rope':
    'Seil kostet bis Neumond vier Muscheln. Wer dir fünf nennt, den bring zu mir, mit deinem Seil und seinem Gesicht.',
  'nkiru-obi-debts':
    'Ein junger Mann hat heute früh die Schuld seiner Großmutter bezahlt: ein Korb Pfefferschoten, 1949. Das Wechselgeld gab ich ihm in Rat heraus.',
  'noor-saberi-two-coppers':
    'Der Kunde von heute bezahlte für das, was er sagte, und dann noch einmal für das, was er meinte. Der zweite Brief hatte vier Wörter. Er brauchte den ganzen Nachmittag.',
  'noor-saberi-mountain':
    'Der Berg hat auf die Entschuldigung meines Kunden geantwortet. Ein kleiner Erdrutsch, auf der höflichen Seite der Straße.',
  'odile-marchetti-thirty-two':
    'Heute wurde mir ein zweiunddreißigstes Duell angetragen, um ein Komma. Ich nahm an, er las den Satz noch einmal, und wir haben stattdessen gefrühstückt.',
  'odile-marchetti-gloves': 'Handschuhe trocknet man liegend, nie am Feuer. Gemüter ebenso.',
  'philomena-achterberg-cake':
    'Neu in Vitrine zwölf: eine Geburtstagstorte für »Jeden Dienstag«. Auf dem Schild steht, sie sei köstlich gewesen. Das Schild ist immer freundlich.',
  'philomena-achterberg-inch':
    'Ein Besucher hat am Empfang einen Irrtum ohne Namen hinterlassen. Er ist sehr klein und wurde von weit her getragen. Er darf bleiben.',
  'priya-raman-ivory':
    'Der Elfenbeinknopf ist heute Abend wieder warm. Ich habe ihn poliert. Ich habe ihn nicht gedrückt. Ich habe auf jedem Stockwerk an ihn gedacht.',
  'priya-raman-carpet':
    'Mit geschlossenen Augen auf gleicher Höhe mit dem Teppich im neunten Stock gehalten. Der Herr applaudierte. Er wollte gar nicht aussteigen.',
  'radmila-zorin-minutes':
    'Protokoll der Herbstsitzung, Punkt eins: Wind. Punkt zwei: Wind, Fortsetzung. Die Biber bitten, unter Verschiedenes gehört zu werden.',
  'radmila-zorin-oak':
    'Die Eiche hat heute einen Antrag unterstützt. Eingebracht hat ihn meine Großmutter. Ich habe die Stunde vermerkt.',
  'sable-honey':
    'Eine ruhige Saison. Zwei Gesandte, ein Vetter, vierzig Gläser. Der Honig ist ehrlich, also verkaufe ich ihn unter anderem Namen.',
  'sable-tailor':
    'Der Saum der Königin ist um einen Fingerbreit ausgelassen. Lesen Sie nichts hinein. Irgendwer tut es immer.',
  'sagara-toru-umbrella':
    'Ein Schirm im Gepäcknetz, eine Entschuldigung unter dem Sitz. Beide sind eingelagert. Der nächste Halt hat keinen Namen, aber eine Lampe.',
  'sagara-toru-silence':
    'Der Fahrgast von heute Nacht sagte fünfhundert Kilometer lang nichts, und das sehr deutlich. Fahrschein anerkannt.',
  'solveig-aas-closed':
    'Straße gesperrt. Der Hang sagt Donnerstag. Das Ministerium sagt Mittag. Ich koche Suppe für Donnerstag.',
  'solveig-aas-socks': 'Am Barometer hängen jetzt vier Socken, und es war noch nie so nützlich.',
  'su-yin-lantern':
    'An das Haus mit der grünen Tür: Ihre Laterne ist zurück, das Öl ist voll, und diese Urkunde hat Ihnen nie gehört.',
  'su-yin-drawing':
    'Auf der Brücke hängt eine neue Zeichnung von mir. Ich bin darauf sehr groß. Ich habe sie der Ähnlichkeit wegen gestohlen.',
  'tomas-brava-dawn':
    'Die ersten Brote kommen um fünf. Das mit dem verbrannten Boden ist für Freunde, die einmal Uniform getragen haben.',
  'tomas-brava-sourdough':
    'Der Sauerteig will Wärme, Ruhe und ständige Aufmerksamkeit. Ich habe Kapitäne mit weniger Ansprüchen gekannt, und auch die habe ich belogen.',
  'wren-halloway-stairs':
    'Samstag zweiundzwanzig Stufen, Sonntag dreiundzwanzig. Ich habe die ganze Nacht auf der vierten gesessen. Gegen vier war es die fünfte.',
  'wren-halloway-refund': 'Fall abgeschlossen: Es war die Katze. Das Geld habe ich zurückgegeben. Es gibt Grenzen.',
  'yusra-haddad-late':
    'Einen Liebesbrief neun Tage zu spät zugestellt. Er war eben erst bereit dafür. Ungefähr weiß es immer.',
  'yusra-haddad-wind': 'Der Ostwind sagt, im Tal werde gleich jemand seine Meinung ändern. Ich ziehe Kreise.',
};
