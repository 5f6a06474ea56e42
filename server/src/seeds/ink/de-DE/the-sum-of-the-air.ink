# role: quartermaster; Die Vorräte; Du führst das Blatt. Verrechnet hast du dich noch nie.
# role: medic; Die Krankenstation; Du weißt, was jeder von ihnen wiegt und wie viel davon Lunge ist.
# role: driver; Die Raupe; Du warst mehr draußen auf dem Eis als drinnen.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Luft in Personentagen; 30
# inventory: pockets; In der Brusttasche
# item: chronometer; Elios Chronometer, das nach Hafenzeit geht
# item: winding_key; Der Schlüssel zu Elios Herz
# item: note; Ein Zettel von denen, die vor uns da waren
# talk: priya-raman; Red nur, aber setz dich dazu hin. Im Stehen kostet es elf Prozent mehr.
# talk: elio-farr; Neunzig Sekunden, wenn es recht ist, und du kannst sie alle haben.
# talk: ilyas-qadir; Ich hatte mir vorgenommen zu schweigen, aus Sparsamkeit. Wie ich merke, habe ich es für Sie aufgespart.

LIST things = chronometer, winding_key, note
VAR role = "quartermaster"
VAR player_name = ""
VAR pockets = ()
VAR priya = 1
VAR elio = 1
VAR ilyas = 1
VAR air = 22
VAR told = false
VAR clock = false
VAR depot = false
VAR drove = false

-> mess_table

// Neun Tage bis zum Schiff: wach sechsunddreißig Personentage, im Liegen achtundzwanzig. Da sind zweiundzwanzig.

=== mess_table
# chapter: Der Tisch in der Messe, erster Tag
# scene: mess
Vier Leute, ein Tisch, zweiundzwanzig Kerzen.
Es ist nicht die Sorte mit Docht. Eine Sauerstoffkerze ist eine Stahlbüchse, groß wie ein Laib Brot; man schlägt mit dem Hammer auf das eine Ende, dann brennt sie innen einen Tag lang und gibt einem Menschen diesen Tag zu atmen. Zweiundzwanzig Büchsen stehen auf dem Tisch, in Fünferreihen. Die zwei, die nicht aufgehen, hat Priya neben das Salz gestellt.
Der Kreislauf ist hin. Heute früh um vier, mit einem Geräusch, als stellte jemand einen Teller ab. Im dritten Knie war Eis, und jetzt liegt ein Knie auf dem Boden. Das war die Maschine, die unseren Atem auseinandernahm und uns die gute Hälfte wiedergab. Das Ersatzteil ist auf dem Schiff.
„Neun Tage“, sagt Priya Raman. „Ich hab zweimal gefragt. Neun Tage, sagt das Schiff, und nein, schneller geht’s nicht, es fährt nicht, es fällt.“ Sie hat einen Schraubenzieher im Haar und hat nicht geschlafen. „Eine Büchse, ein Mensch, ein Tag. Macht sechsunddreißig, und wir haben zweiundzwanzig.“ # speaker: priya-raman
„Und wenn wir uns hinlegen?“, sagt Ilyas Qadir. Er kommt aus der Kuppel und hat Reif in den Augenbrauen. # speaker: ilyas-qadir
„Zu viert im Liegen brauchen wir drei. Heute zählt ganz, da wird noch geräumt. Vier, und acht mal drei. Achtundzwanzig.“ # speaker: priya-raman
Sechs zu wenig. Das ist eine recht kleine Zahl. Hinter einer Koje habe ich schon mehr verloren.
{role == "quartermaster": Ich verwalte die Vorräte. Im Herbst habe ich für vierzig Büchsen unterschrieben, und im Winter habe ich achtzehn davon dem Bohrlager geliehen, weil sie nett gefragt haben. Es steht auf dem Blatt, in meiner Schrift.}{role == "medic": Ich mache die Krankenstation, und die andere Rechnung habe ich schon fertig, die mit den Gewichten. Elio hat einundfünfzig Kilo. Ilyas hat eine gesunde Lunge und ein bisschen.}{role == "driver": Ich fahre die Raupe. Sie verbrennt auch Luft, und zum ersten Mal sehe ich in ihr die fünfte Person, und zwar eine dicke.}
Elio Farr hat noch nichts gesagt. Er hat die flache Hand auf der Weste. Das ist kein Theater, er zählt bloß: Unter der Hand sitzt eine Messingpumpe mit einer Feder, die jeden Abend um neun aufgezogen werden muss, von irgendwem, vierzig Minuten lang. Aufziehen ist Arbeit, und Arbeit ist Luft.
Er sieht die Büchsenreihen entlang, und dann sieht er mich an.
+ [Die ganze Rechnung laut sagen, mitsamt dem Aufziehen.]
    ~ told = true
    -> said_aloud
+ [Das Aufziehen für heute vom Blatt lassen. # hint: er hat gesehen, dass du es siehst]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: Das Blatt an der Wand
~ elio++
Ich sage es. Vierzig Minuten an der Kurbel sind ein Drittel Büchse, neun Abende also drei Büchsen. Achtundzwanzig und drei. Es fehlen nicht sechs, es fehlen neun.
In der Messe ist es inzwischen sehr kalt. Man hört, wie die Wände sich zusammenziehen.
„Danke“, sagt Elio. Er scheint es wirklich zu meinen. „Ich komme auf zwei und sieben Zehntel, wenn jemand mit ruhigem Arm kurbelt, aber mit drei sind wir sicherer. Eigentlich wäre das am Donnerstag gesagt worden, gegen zwei Uhr nachts, von dem, der nicht schlafen kann. Ich bin so froh, dass es von dir kommt, und bei Keksen.“ # speaker: elio-farr
„Ich kann das untersetzen“, sagt Priya. Sie hat ihn am Handgelenk gefasst, nicht um den Puls zu fühlen, da ist keiner. Sie hält sich nur daran fest. „Längere Kurbel, und man dreht sie auf dem Rücken liegend. Dann krieg ich’s auf eine.“ # speaker: priya-raman
„Eine“, schreibe ich. Es fehlen sieben.
„Als ich elf war“, sagt Ilyas, „waren wir neun im Haus und hatten Brot für sechs. Meine Großmutter schnitt es vor unser aller Augen, auf dem Tisch. Sie sagte, schnitte sie es hinter einer Tür, so würde ein jeder von uns träumen, er habe das kleine Stück bekommen.“ Er nimmt eine der zwei übrigen Büchsen und stellt sie wieder neben das Salz. „Ich erwähne es nur.“ # speaker: ilyas-qadir
So wird es also von jetzt an gemacht. Das Blatt hängt an der Wand, und der Bleistift hängt am Blatt.
-> one_room

=== left_off
# chapter: Ein Schlüssel, warm von seiner Brust
Ich schreibe sechs, und von neun Uhr abends schreibe ich nichts.
Priya geht die Ventile schließen. Ilyas geht mit und hält die Lampe. Als sie draußen sind, beugt sich Elio über den Tisch und dreht das Blatt zu sich herum.
„Du hast eine sehr klare Schrift“, sagt er. „Man konnte von da drüben sehen, welche Zeile fehlt.“ # speaker: elio-farr
Ich sage ihm, das hat bis morgen Zeit. Ich sage ihm, er ist keine Zeile.
„Doch. Sogar eine ziemlich lange. Ein Drittel Büchse pro Abend.“ Er zieht sich ein Band über den Kopf, mit einiger Mühe, weil seine Finger blau sind. Ein Schlüssel hängt daran, dünn gewetzt wie eine Münze. „Dann musst du den hier nehmen. Ich möchte nicht, dass jemand denkt, ich hätte es durch Vergessen getan. Wenn ich ihn habe, könnte ich es vergessen. Für einen ordentlichen Menschen ist das eine große Versuchung.“ # speaker: elio-farr
Er ist noch warm von ihm, das Einzige auf dem Tisch, was warm ist. Ich stecke ihn in die Brusttasche. Als die anderen hereinkommen, erkundigt er sich bei mir gerade ziemlich laut nach den Keksen.
~ pockets += winding_key
An diesem Abend drehe ich die Kurbel selbst und nenne es eine Inspektion des Pumpenraums. Am Morgen zählt Priya die Büchsen. Sie sieht mich lange an; dann radiert sie die Sechs aus, schreibt sieben hin und teilt der Wand mit, sie habe eine bessere Kurbel gefunden.
-> one_room

=== one_room
# chapter: Die Kuppel, zweiter Tag
# scene: dome
~ air = air - 4
Am zweiten Tag geben wir die Station auf.
Sie hat zwölf Räume, und heizen können wir einen. Priya will die Messe, wegen des Ofens. Elio will den Pumpenraum, wegen der Rohre. Aber die doppelte Haut hat die Kuppel, also schleppen wir alles dort hinauf, vorbei an Ilyas’ Teleskop, das in der Mitte steht wie eine Kuh in der Küche: Matratzen, Büchsen, einen Eimer mit Deckel, das Blatt. Jede Tür, die wir zumachen, dichten wir mit Klebeband und nassen Lappen ab. Nach einer Minute sind die Lappen Bretter.
Achtzehn Büchsen. Tag zwei von neun, im Liegen.
Man sollte meinen, das sei erholsam. Stillliegen ist Schwerarbeit. Bis zum Abend habe ich die Ordnung heraus: Elio in die Mitte, wo es am wärmsten ist, denn ein Herz aus Messing nimmt die Kälte eines Zimmers auf und trägt sie im Körper herum. Priya liegt an seinem Rücken. Dann kommt Ilyas, dann ich, an der Wand. Wir haben eine Steppdecke und zwei Raupenplanen. Wir atmen in dieselbe Richtung. Über uns ist das Glas mit dem Reif, und über dem Reif ist alles andere.
„Ich sollte etwas zu meinen Füßen erklären“, sagt Ilyas im Dunkeln. # speaker: ilyas-qadir
„Nein“, sagt Priya. # speaker: priya-raman
„Sie sind gewissermaßen Teil einer Entschuldigung, die ich noch vorbringen wollte.“ # speaker: ilyas-qadir
Jemand fängt an zu lachen, es geht die Reihe entlang, und wir halten alle die Luft an, damit es aufhört, denn es kostet. Das ist schlimmer. Elios Pumpe läuft doppelt so schnell, und er muss sich die Hemmungen aufsagen, Spindel, Haken, Anker, bis sie sich beruhigt. Es war vielleicht ein Zwanzigstel Büchse. Ich trage es nicht ein.
Gegen Mitternacht, nach der Uhr über der Tür, ist eine Hand mit dem Bleistift am Blatt. Gegen die Sterne sehe ich, wessen. Morgen wird die Kraft für eine einzige Arbeit reichen, für zwei Leute, und nur für eine.
+ [Mit Priya zum alten Depot gehen und nach Büchsen graben. # hint: vier Kilometer, und vielleicht sind keine da]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Mit Elio den Algentank im Pumpenraum wärmen, damit er für uns atmet. # hint: {role == "medic": du wärst bei ihm, wenn die Pumpe stockt|drei Büchsen wert, wenn er nicht einfriert}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Mit der Raupe zum Depot fahren, im Alleingang und ohne Heizung. # hint: das Eis dort kennt niemand so gut wie du]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: Die Eisebene, bei Lampenlicht
# scene: plain
~ air = air - 4
Die Anzüge haben ihre eigene Luft, und die ist vier Stunden alt, wenn man sie anzieht. {drove: Die Heizung der Raupe lasse ich aus. Als ich zur Seite schaue, sitzt auf dem zweiten Platz ein Anzug, dem ein Schraubenzieher auf den Helm geklebt ist. „Sag nichts“, sagt Priya über den Draht. „Zu zweit graben ist acht Prozent billiger.“|Die Raupe können wir uns nicht leisten, also gehen wir zu Fuß.}
Hier draußen hat nichts Farbe außer den Lampen. Die Sonne ist ein Nagelloch. Unter der Eisebene setzt sich immerzu etwas Großes, und man hat es nicht in den Ohren, sondern in den Schienbeinen.
„Wenn keine Büchsen da sind, sag ich ihnen, es waren zwei, und die waren hinüber“, sagt Priya. Wir haben etwa einen Kilometer hinter uns. „Sollen sie lieber auf eine Büchse wütend sein.“ Lange danach sagt sie: „Ich hab meine Diplomarbeit nie abgegeben. Eine Unterschrift hat gefehlt. Ich hatte den Stift schon in der Hand, und da dachte ich: Na, und was wär ich dann? Also bin ich hier rauf, eine Pumpe bedienen.“ # speaker: priya-raman
„Warum erzählst du das mir?“
„Du bist am Draht. Das kostet nichts.“ # speaker: priya-raman
Das Depot liegt da, wo es auf der Karte steht, ein Haufen Kisten mit einer Stange. Wir graben fünfzig Minuten. Links frieren mir die Wimpern zusammen. Dann klingt die Hacke, und da ist ein Deckel, und unter dem Deckel sind sechs Büchsen und der Platz, wo einmal sechs weitere waren.
In der Lücke liegt ein Papier in einem Beutel. Es ist neunzehn Jahre alt, laut Datum. Wir lesen es Helm an Helm.
Sechs genommen. Sechs dagelassen. Wir waren zu dritt, und es hätten acht sein müssen, aber wir dachten, vielleicht kommt jemand. Wenn Sie das lesen: Wir wüssten gern, ob es gereicht hat. M. Osei, für die Wache. # document
~ pockets += note
~ air = air + 6
Priya sagt nichts. Sie versucht, mit dem Handschuh unter das Visier zu kommen, was überhaupt nichts nützt, es ist aus Glas. Wir laden die sechs auf den Schlitten. Im letzten Augenblick kniet sie sich in das Loch, nimmt den Schraubenzieher und ritzt innen in den Deckel, in Großbuchstaben: JA.
„Das wissen wir nicht“, sage ich.
„Ich weiß, dass wir’s nicht wissen“, sagt Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: Der Pumpenraum, eine Blase
# scene: pump-room
~ air = air - 3
Der Tank ist ein Fenster mit Suppe dahinter. In besseren Tagen war er Elios Steckenpferd. Er fütterte ihn mit unseren Resten, bekam dafür ein wenig Brunnenkresse und täglich einen Fingerhut Sauerstoff und war stolz wie ein Vater. Seit der Kreislauf hin ist, hat der Tank keine Lampe gehabt. Er hat das Grün eines alten Blutergusses.
„Bei vier Grad lebt er“, sagt Elio, „und bei elf denkt er darüber nach. Bei zwanzig gäbe er uns ein Drittel Büchse am Tag, den Rest der Woche, das sind zwei, und mit etwas Glück, würde ich sagen, drei, denn ich habe vor, ihm etwas vorzusingen.“ # speaker: elio-farr
Vierzig Watt können wir entbehren, und dreißig Meter Rohr sind zu umwickeln. Das Heben übernehme ich. Er liegt unter dem Glas auf dem Rücken, die Jacke um das Ventil gestopft, und lotst mich mit Worten durch die Verschraubungen, Viertelumdrehung um Viertelumdrehung. Sein Atem ist kurz. Er kommt in Schlückchen.
„Weißt du, wem es gehört hat?“, sagt er. „Das Herz. Der Frau eines Kahnschiffers in der Federkielgasse. Es ist nicht meins. Ich habe es bis zum Frühjahr geliehen, danach soll es ein Junge im Spital bekommen, es steht alles auf Papier. Ich baue mir mein eigenes, als Ersatz. Sechs habe ich gebaut.“ Er betrachtet eine Mutter. „Sie gehen genauer als ihres. Das ist es ja, was ihnen fehlt.“ # speaker: elio-farr
Die Lampe geht an. Eine Stunde lang geschieht nichts. Wir liegen da, er und ich, das Gesicht eine Handbreit von der Scheibe. Und dann ist innen, ganz unten, eine Blase, nicht größer als ein Punkt am Satzende. Sie hält sich fest, und hält sich fest, und lässt los.
Keiner von uns sagt ein Wort; es wäre wie Reden in der Kirche. Er hat meinen Ärmel gefunden. Bis zur zweiten dauert es neun Minuten.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: Die Kuppel, vierter Tag, kurz vor neun
# scene: dome
~ air = air - 3
Tag vier. Auf dem Blatt steht {air}. {depot: Die sechs neuen Büchsen machen sich sehr schmuck in ihrer Reihe, mit einer anderen Jahreszahl im Blech.|Unter uns ist der Tank jetzt einen Tag und eine Nacht wach, und das Rohr, das von ihm heraufkommt, ist so warm, dass man die Wange daran legen kann.}
Hier drin riecht es nach vier Menschen und einem Eimer. Kopfweh haben wir alle, das ist der verbrauchte Atem, der am Boden liegt wie Wasser. Jede Stunde tauschen wir die Plätze, damit nicht immer derselbe am tiefsten liegt. Wir reden nur, wenn es sein muss.
Nach der Uhr über der Tür geht es auf neun. Zwei Dinge sind zu tun, und Arme habe ich nur für eines.
Da ist Elios Pumpe. Priyas Kurbel taugt: Man liegt mit angezogenen Knien auf dem Rücken und dreht sie über der Brust, wie wenn man Wolle wickelt. Aber Priya hat es nun {told:drei|zwei} Abende gemacht, und ihre Lippen sind grau.
Und da ist Ilyas, der aufgestanden ist und in Socken am Okular steht, den Deckel offen, und uns die Wärme hinauslässt. Er hat eine Platte eingelegt. Neun Jahre geht das schon, jede Nacht eine Platte von einem Fleck Himmel, an dem nichts ist. Er hat nicht gefragt, ob er darf. Er kehrt uns den Rücken zu, und es ist ein sehr steifer Rücken.
{player_name != "": „{player_name}“, sagt Priya vom Boden her, mit geschlossenen Augen. „Eins von beiden. Such’s dir aus.“|„Eins von beiden“, sagt Priya vom Boden her, mit geschlossenen Augen. „Such’s dir aus.“} # speaker: priya-raman
+ [Sich neben Elio legen und die Kurbel übernehmen.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Aufstehen, Ilyas die Decke umlegen und ihm die Platte halten. # hint: zwanzig Minuten offener Himmel]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: Die Kurbel, vier Sekunden je Runde
Es geht schwerer, als ich dachte. Am höchsten Punkt jeder Umdrehung hakt es. {role == "medic": Mit Herzen kenne ich mich aus, aber am Griff hatte ich noch keins.|Es ist seltsam, den Abend eines Menschen in der Hand zu haben.}
Er liegt mir zugewandt, so nah, dass ich nur ein Auge von ihm habe, in das ich sehen kann. Er hat sein Chronometer herausgeholt, um mich zu prüfen. Es ist seine einzige Eitelkeit. Am Tag seiner Abreise wurde es im Hafen gestellt, und seither hat er niemanden daran herumbessern lassen.
„Schneller. Eine Umdrehung in vier Sekunden. Du schleppst, das ist die Uhr da, das tun hier alle. Ich habe mir schon oft gedacht, dass sie …“ Er hält inne. # speaker: elio-farr
Ich drehe weiter.
„Würdest du etwas sagen, wenn der Zeiger dort auf der vollen Stunde steht?“, sagt Elio. „Sag einfach jetzt.“ # speaker: elio-farr
Ich schaue auf die Uhr über der Tür. Ich sage jetzt. Er liest seins ab. Er klappt den Deckel zu, klappt ihn auf, liest noch einmal, und unter meinem Arm macht die Kurbel einen Satz.
„Unsere geht nach“, sagt er. „Man hat sie nach dem Kreislauf gestellt. Der Motor vom Kreislauf gab ihr den Takt, und als sich das Eis hineinzog, fing er an zu schleppen. Seit wann, Priya? Seit dem Herbst? Unser Tag hat sechsundzwanzig Stunden. Wir leben danach und essen danach, und nach diesem Tag haben wir gemessen, was eine Büchse hergibt.“ So viel am Stück hat er seit einer Woche nicht gesagt, er ist außer Atem, und Priya hat sich auf einen Ellbogen gestützt. „Neun Tage, hat das Schiff gesagt. Es ist ein Schiff. Es meint Hafentage. Wir haben auf neun von unseren gewartet.“ # speaker: elio-farr
Niemand rührt sich. Man sieht uns alle vier rechnen, mit den Lippen. Neun mal vierundzwanzig. Geteilt durch sechsundzwanzig.
„Acht ein Drittel“, sagt Priya. „Das sind zwei Büchsen. Mein Gott, Elio. Du hast zwei Büchsen in deiner Weste gefunden.“ # speaker: priya-raman
-> silence

=== the_plate
# chapter: Das Okular, der Deckel offen
Ich hänge ihm die Decke um wie einem Pferd. Er dreht sich nicht um, aber der Rücken wird ein anderer.
„Ich hätte fragen sollen“, sagt Ilyas. „Ein Bäcker, der es von einem Bischof hatte, hat mir gesagt, dass einem leichter verziehen wird. Er war kein guter Bäcker.“ Er rückt zur Seite, um mich heranzulassen. „Legen Sie den Daumen hierher. Zwanzig Minuten lang darf er nicht rutschen. Es ist Wärme im Wert von vier Watt. Ich habe sie auf dem Blatt unter Eitelkeit verbucht.“ # speaker: ilyas-qadir
Das Metall brennt, und dann spüre ich es nicht mehr. Im Sucher ist Schwarz mit etwas Staub darauf.
„Es gab einen Stern, nach dem meine Großmutter fuhr. Er steht in keinem Atlas. Sie kam mit neun Kindern über die Grenze, hinten auf einem Lastwagen, und sie sagte, dort stehe er, zwischen diesen beiden, weit unten; und von dieser Stelle habe ich eine Platte aus jeder klaren Nacht, seit ich hier bin, gut zweitausend. Er ist nie da gewesen. Manchmal habe ich gedacht, dass sie nur hinaufgezeigt hat. Sehen Sie, auf irgendetwas musste sie ja zeigen. Wir haben geweint.“ # speaker: ilyas-qadir
Er lässt eine Minute vergehen.
„Nach meiner Rechnung kämen drei von uns durch“, sagt er dann, mit genau derselben Stimme, zum Teleskop. „Ich bin der Älteste. Ich habe nur die eine Lunge. Ich hätte bloß gern noch die Platte gesehen.“ # speaker: ilyas-qadir
Mein Daumen bleibt, wo er ist. Ich sage ihm, wenn er durch diese Tür hinausgeht, muss ich hinterher und ihn zurückholen, das sind zwei Anzüge, je eine Stunde, und ein Drittel Büchse. Er täte es auf unsere Kosten.
Er denkt ehrlich darüber nach. „Das ist ein starkes Argument“, sagt Ilyas. „Ich werde vorsichtiger sein müssen, als ich angenommen hatte.“ # speaker: ilyas-qadir
-> silence

=== silence
# chapter: Der Gang, sechster Tag
# scene: corridor
~ air = air - 6
Zwei weitere Tage vergehen, und viel kann ich davon nicht erzählen.
Am sechsten kriechen Priya und ich zur Schleuse hinunter, um sie freizuklopfen, damit es eine Tür gibt, wenn es ein Schiff gibt. Wir wechseln uns ab, je zehn Schläge. Im Gang sind es sechzig unter null, und der Atem fällt herunter. Dabei macht er ein Geräusch, eine Art Rascheln; mancherorts nennt man es das Flüstern der Sterne, sagt Ilyas. Ich liege mit der Wange auf dem Blech und höre, wie das Letzte, was ich gesagt habe, als Schnee herunterkommt.
Dazwischen zeigt sie mir Sachen. Reden kann sie nicht, ihre Zähne sind zu laut. Sie hält die Lampe an die Wand. Dort hat jemand in Kniehöhe entlanggeschrieben, mit Fettstift, sehr klein, vor Monaten. ERSTER STOCK, KURZWAREN. ZWEITER STOCK, REUE. So geht es weiter bis zur Schleuse. Den Winter über hat sie das gemacht, in den Nachtschichten, wenn sie hierherkam, damit man sie nicht hört. NEUNTER STOCK, SEHNSUCHT NACH MAMA. An der Schleuse steht VIERZEHNTER, und dahinter nichts.
Sie gibt mir den Stift.
Ich weiß nicht, was ich hinschreiben soll. Meine Hand geht nicht zu. Am Ende schreibe ich, was da ist. {depot: VIERZEHNTER, BÜCHSEN.|VIERZEHNTER, EINE BLASE.} Sie fängt an zu zittern, ich denke, jetzt kippt sie mir weg, und packe sie am Kragen. Aber sie lacht. Sie legt ihre Stirn an meine, und so bleiben wir, zwei Mützen, bis wieder jemand dran ist.
Als wir in die Kuppel zurückgekrochen sind, liegt Elio mit offenen Augen da. Er hat die Tür im Blick behalten. {told: Er greift hinauf, nimmt den Bleistift an seiner Schnur und trägt ein, was es uns gekostet hat, auf das Zehntel genau.|Ich taste nach dem Schlüssel in der Tasche, noch ehe ich die Handschuhe aushabe, und er sieht, dass ich es tue.}
Die Zahl unten auf dem Blatt heißt {air}.
+ [Alle wecken. Es ist Zeit für die letzte Rechnung.]
    -> last_sum
+ [Sie noch eine Stunde schlafen lassen und sie ansehen. # hint: das stellt dir niemand in Rechnung]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: Die Kuppel, Dämmerung am siebten
# scene: dome
~ air = air - 3
Die Morgendämmerung des siebten Tages, oder was hier so heißt. Ein Nagelloch Sonne ist durch den Reif heraufgekommen. Wir sitzen im Kreis, Knie an Knie, das Blatt in der Mitte. Büchsen: {air}.
„Drei Tage, neun Büchsen“, schreibt Priya, denn Sagen ist zu teuer. Darunter setzt sie eine für die Landung: Das Schiff geht auf dem äußeren Platz nieder, dorthin muss man zu Fuß, und das macht eine Viertelbüchse pro Kopf für den Weg. Zehn. # speaker: priya-raman
{clock: Elio hält zwei Finger hoch und tippt auf den Deckel seiner Uhr. Sie zieht zwei ab. Acht.|Elio schaut immer wieder zur Uhr über der Tür. Irgendetwas daran lässt ihm keine Ruhe, man sieht es, aber um dem nachzugehen, fehlt ihm der Atem.}
{depot: Ich lege M. Oseis Zettel neben das Blatt, wo wir ihn alle lesen können. Es hätten acht sein müssen, aber wir dachten, vielleicht kommt jemand.|Unter uns lässt der Tank eine Blase los. Sie ist schon mitgezählt.}
{
- depot and clock: Acht, und acht sind da. Ich sehe es mir von beiden Seiten an. Das ist kein Spielraum. Das sind vier Menschen und eine Null. Wenn einer von uns hustet, stehen wir in der Kreide.
- depot: Zehn, und acht sind da. Zwei zu wenig. Das ist ein Hammerschlag, zweimal, auf eine Büchse, die es nicht gibt.
- clock: Acht, und sechs sind da. Uns fehlen zwei. Es sind genau die zwei, die Elio für uns gefunden hat, zur anderen Tür wieder hinaus.
- else: Zehn, und sechs sind da. Vier zu wenig, oder einer von uns zu viel.
}
„Ich kann auf einem Drittel laufen“, sagt Elio laut. Wir sehen ihn alle an. „Ich habe es durchgerechnet. Man lässt die Feder fast ablaufen und setzt einen Keil ein. Kalt wie ein Fisch wäre ich dann. Atmen würde ich etwa so oft wie der Tank. Es spart zwei, und mich zu wecken sind zwei Stunden Arbeit. Nur wer dann aufwacht, das kann ich nicht versprechen; {depot:das Herz ist bis zum Frühjahr geliehen, es hat der Frau eines Kahnschiffers in der Federkielgasse gehört, und von den sechs, die ich als Ersatz gebaut habe, taugt keines|es ist das Herz der Schifferfrau}, und sie ist nicht gewohnt, dass man sie anhält.“ Er ist sehr weiß und ganz vergnügt. „Am liebsten wäre es mir von Freundeshand.“ # speaker: elio-farr
Ilyas Qadir hat die Stiefel an. Mir fällt auf, dass er sie schon anhatte, bevor wir aufgewacht sind.
+ {depot and clock} [„Hier hält niemand an, und niemand geht hinaus. Wir fassen uns an den Händen und atmen nach der Uhr.“]
    -> by_the_watch
+ {not (depot and clock)} [„Hier hält niemand an, und niemand geht hinaus.“ # locked: Die Rechnung geht nicht auf]
    -> by_the_watch
+ [„Zeig mir, wo der Keil hinkommt, Elio.“]
    -> the_wedge
+ [Nichts sagen. Das Blatt liegen lassen und die Augen zumachen. # hint: da hat jemand die Stiefel an]
    -> boots
+ [Den eigenen Anzug anziehen, wenn sie schlafen. # hint: {role == "driver": zum äußeren Platz fändest du blind|zum äußeren Platz sind es sechs Kilometer, und du hast eine Lampe}]
    -> far_pad

=== by_the_watch
# chapter: Im Kreis, nach Elios Uhr
Also atmen wir nach Elios Uhr. Auf vier ein, auf vier halten, auf acht aus. Er klopft es Priya auf den Handrücken; sie gibt es an Ilyas weiter und Ilyas an mich; und von mir geht es zurück zu Elio, über das Schlüsselbein, wo bei ihm auch sonst der Schlüssel hängt. Ein einziges Tier, das auf der Seite liegt.
Schlafen kann man dabei nicht. Denken auch nicht. So um die zweite Nacht weiß ich nicht mehr, wer von ihnen ich bin. Ich finde heraus, dass Ilyas Angst hat, zur Last zu fallen, und das seit seinem sechsten Jahr. Ich weiß es, wie man weiß, dass es zieht. Ich finde heraus, dass Priya glücklich ist. Jemand setzt im Kopf einen Brief an einen M. Osei auf. Ich glaube, wir alle.
+ [Auf vier ein.]
    -> four_chairs

=== four_chairs
# chapter: Die Schleuse, zehn vor fünf
# scene: landing
Es klopft um zehn vor fünf am Nachmittag, Hafenzeit. Ein Drittel Büchse ist noch übrig, und das brennt. Hinterher sagt man uns, wir hätten eine ganze Weile die Schleuse nicht aufgemacht, weil wir erst noch ausatmen mussten.
# ending: four-and-a-nought; Vier, und eine Null
Die Ärztin auf dem Schiff sagt, das geht nicht. Ich habe ihr das Blatt gezeigt. Dreimal ist sie es mit dem Bleistift durchgegangen; es geht jedes Mal auf und gefällt ihr davon nicht besser. Wir sind alle in der einen Kabine. Gegeben hatten sie uns vier. Priya hat sich ein Formular geben lassen, hat Diplomarbeit darübergeschrieben und es mitgenommen, um es an einem Fenster anzusehen. Nachts wacht im Dunkeln jemand auf und hält den Atem an, um zu horchen, und nacheinander setzen auch die anderen drei aus. Dann klopft jemand. Auf vier ein. Wir haben ihn übrigens gefunden. Matthias Osei ist siebzig und zieht Bohnen. Wir haben telegrafiert: Es hat gereicht, und noch am selben Tag kam Antwort. Gott sei Dank, stand darin, und was braucht ihr?
-> END

=== the_wedge
# chapter: Die Feder, neunzehn Runden entspannt
Es ist ein Span von Ilyas’ Zigarrenkiste. Ich schneide, wo Elio es sagt, und reibe ihn am Ärmel glatt. {pockets ? winding_key: Den Schlüssel habe ich ja schon, ich muss nur danach tasten.|Er nimmt das Band ab und legt es mir in die Hand, mitsamt dem Schlüssel, warm.} Alle sind so gerückt, dass sie ihn irgendwo berühren. Priya hat seine Füße unter den Achseln.
„Lass sie neunzehn Umdrehungen ab. Du wirst hören, wie sie zu klagen anfängt. Wenn zwischen einem Schlag und dem nächsten so viel Platz ist, dass du langsam deinen Namen sagen kannst, dann setz ihn ein.“ Er fasst mich an einem Mantelknopf. „Und du bleibst nicht sitzen und wartest auf den nächsten. Man denkt immer, er kommt zu spät.“ # speaker: elio-farr
Neunzehn Umdrehungen sind viel. Seine Hand bleibt die ganze Zeit an meinem Knopf, und bei der siebzehnten hält sie ihn nicht mehr, sie ist nur noch da.
+ [Den Keil einsetzen.]
    -> at_a_third

=== at_a_third
# chapter: Neben ihm, alle elf Sekunden
# scene: landing
Ich bin sitzen geblieben und habe gewartet. Was denn sonst. Es sind elf Sekunden, und jeder kommt zu spät.
Sie kamen am neunten Tag mit Lichtern. {depot or clock: Für die letzte Nacht mussten wir uns etwas einfallen lassen, aber nicht viel.|Wir hatten vierzehn Stunden auf dem Bodensatz gelegen, und an die Tür habe ich keine Erinnerung.} Die Schiffsärztin sah Elio an und begann, das Tuch hochzuziehen, und Priya, die nicht stehen konnte, biss sie.
# ending: at-a-third; Auf einem Drittel
Den Keil habe ich selbst herausgezogen, auf der Krankenstation, neben mir die Ärztin mit ihrer verbundenen Hand. Neunzehn Umdrehungen, vier Sekunden jede. Er war grau wie ein Zinnteller. Bei der zehnten sagte ich ihr, dass ich weiter aufziehe, und wenn darüber Frühling wird. Er schlug die Augen auf und sah uns der Reihe nach an, als wären wir ein Regal voller Uhren und eine ginge falsch. „Ist das Wasser aufgesetzt?“, fragte er mit der Stimme einer Frau von irgendwo unten am Fluss; und hielt sich die Hand vor den Mund. Wenn er müde ist, kommt es immer noch durch. Sie hat ein dreckiges Lachen. Er hat wissen lassen, dass er sie über das Frühjahr hinaus behalten möchte, und nun schreiben wir alle, wir drei und ein Kahnschiffer aus der Federkielgasse, an das Spital wegen eines siebten Herzens, das Elio angefangen hat und das nicht besonders genau geht.
-> END

=== boots
# chapter: Die Matratze, ein wenig höher
Ich mache die Augen zu. Ich würde gern sagen, dass ich geschlafen habe.
Ein Stiefel knarrt, hört auf zu knarren, und er wartet, ob er jemanden geweckt hat. Ich könnte die Hand ausstrecken. Die Matratze hebt sich auf seiner Seite, zwei Fingerbreit, wie immer. Etwas Kleines wird neben meinen Kopf gelegt. Das Klebeband geht ganz langsam von der Tür ab und wird von außen wieder angedrückt, überall, Daumenbreite um Daumenbreite, damit wir durch ihn keine Wärme verlieren.
Ich rechne, wie das Blatt rechnen würde. Er hat die Rechnung gemacht und ich auch, und aufgestanden ist nur einer.
+ [Jetzt die Augen aufmachen und ihm nachgehen. # hint: zwei Anzüge, je eine Stunde]
    ~ ilyas++
    -> by_the_lock
+ [Sie zulassen.]
    -> three_chairs

=== by_the_lock
# chapter: Die Schleuse, eine Wand zum Lesen
# scene: corridor
Er sitzt in der Schleuse, den Helm auf den Knien. Die Innentür hat er nicht zugemacht. Er liest die Wand.
„FÜNFTER STOCK“, sagt Ilyas, „SUPPE UND GEWISSENSBISSE. Sie ist eine große Schriftstellerin, ich hatte keine Ahnung. Ich bin nur stehen geblieben, um es zu lesen. Man kommt nicht daran vorbei.“ Ich lasse mich neben ihm auf das Blech nieder. Gegen mein Gesicht kann ich nichts machen. „Sie sind kostspielig“, sagt er sanft. „{clock:Ich hatte damit gerechnet, dass Sie schlafen|Ich sagte Ihnen ja, ich würde vorsichtig sein müssen}.“ # speaker: ilyas-qadir
Ich sage, dass wir den Keil nehmen. Heute Nacht noch, und alle vier dabei, und dass ich das am Tisch hätte sagen müssen, statt die Augen zuzumachen. Ich sage es meinen Handschuhen.
{clock:„Es gab einen Stern, nach dem meine Großmutter fuhr“, sagt Ilyas. „Von der Stelle habe ich zweitausend Platten, und er ist auf keiner. Ich glaube, sie hat nur hinaufgezeigt. Wir haben geweint.“|„Meine Großmutter“, sagt Ilyas, „hat hinaufgezeigt.“} Er schiebt den Helm mit dem Fuß weg. Der rollt auf die Kuppel zu, bis SEHNSUCHT NACH MAMA. # speaker: ilyas-qadir
+ [Mit ihm zurück in die Kuppel kriechen.]
    -> the_wedge

=== three_chairs
# chapter: Neben meinem Kopf, etwas Kaltes
# scene: landing
Was neben meinem Kopf lag, war die Platte. Sie war in seinen Schal gewickelt und noch kalt.
Wir sind durchgekommen. Drei Menschen und seine Büchsen: Damit ging es auf, {depot or clock:ein Tag blieb sogar übrig|übrig blieb nichts}. Es steht auf dem Blatt. Als Elio aufwachte und begriff, zog er an dem Abend nichts auf; er bat uns, ihn ablaufen zu lassen, und Priya drehte vierzig Minuten lang die Kurbel, schluchzend, und beschimpfte ihn dabei.
# ending: three-chairs; Drei Stühle
Auf dem Schiff wurde die Platte entwickelt. Zwischen {clock:zwei|den zwei} Sternen, weit unten, ist ein Fleck. Der Astronom im Hafen hat ihn sich mit jedem Glas angesehen, das er besitzt. Es könnte ein Stern sein, sagt er, oder ein Fehler, oder ein Daumen, der gerutscht ist; er bräuchte eine zweite Platte. {ilyas >= 3: Es war mein Daumen. Ich weiß, dass er sich nicht bewegt hat.|Ich habe mich auf die Stelle beworben. Jede Nacht eine Platte, von einem Ort, an dem nichts ist.} Niemand hat mich gefragt, ob ich geschlafen habe. Das Blatt hat vier Spalten, und jeden Morgen ziehe ich sie neu, alle vier.
-> END

=== far_pad
# chapter: Sechs Kilometer, mit einer Lampe
Es geht ganz leise. Der Kniff ist, den warmen Platz nicht leer zu lassen, da kommt ein Matratzenbezug hin, damit niemand in die Lücke rollt und aufwacht.
Ich schreibe auf das Blatt, was ich mitnehme. Einen Anzug, elf Stunden. Eine Lampe. Ich ziehe ab, was ich nicht mehr brauchen werde, und sofort stimmt es, es geht auf, wie eine Schublade zugeht. {pockets ? winding_key: Den Schlüssel hänge ich an Priyas Schraubenzieher.|Elios Hand stecke ich unter die Decke.} Dann stehe ich einen Augenblick da. Ich denke nichts. Ich lerne sie auswendig, bei den Köpfen angefangen.
# scene: plain
Sechs Kilometer sind es zum äußeren Platz. Meine Lampe habe ich dabei. Kann sein, dass man von dort zu sehen ist, wenn etwas herunterkommt.
+ [Gehen.]
    -> lamp_on_the_pad
+ [Gehen und ihnen laut die Schritte zählen.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: Die Kuppel, das Blatt, um sechs
# scene: landing
Um sechs haben wir das Blatt gefunden.
Das hier schreiben wir zu dritt. Der Bleistift ging reihum. Priya war es, die sah, dass das Bett die falsche Form hatte; sie ist im Hemd hinaus, bis zur Schleuse, ehe Elio sie aufhalten konnte.
Wir möchten festgehalten haben, dass wir nicht einverstanden waren.
# ending: a-lamp; Eine Lampe auf dem Platz
Die Pilotin des Schiffs sagt, sie habe uns für eine Instrumentenlandung vorgemerkt gehabt, am Neunten, bei Schneetreiben und vereister Bake. Am Abend des Siebten sah sie eine Lampe. Sie stand genau in der Mitte des äußeren Platzes, tief, tief unter ihr, und ging an und aus. Auf vier ein, sagt sie, und auf acht aus. Sie war jung und hatte so etwas noch nie gemacht, und sie drehte das Schiff um und verbrannte alles, was sie für den Heimweg aufgehoben hatte. {depot: In fünf Stunden war sie unten. Im Anzug waren noch anderthalb.|In neun Stunden war sie unten. So viel war im Anzug nicht mehr, und den Unterschied hatte bestritten, wer dort flach auf dem Eis lag und kaum noch atmete.} {player_name != "": Jeden Tag um neun rufen wir auf der Station an. „{player_name} schläft“, sagen sie, „aber da ist eine Hand, die klopft immerzu aufs Bettgitter.“|Jeden Tag um neun rufen wir auf der Station an. Alles schläft, sagen sie, bis auf eine Hand, die klopft immerzu aufs Bettgitter.} Wir sagen, sie sollen zurückklopfen.
-> END
