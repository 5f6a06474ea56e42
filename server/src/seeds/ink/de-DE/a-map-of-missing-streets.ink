# role: draughtsman; Jemand vom Zeichentisch des Archivs; Sie sah sich deine Hände an und sagte, die seien ruhig.
# role: lodger; Jemand auf Zimmersuche; In einem Fenster hing ein Zettel, in einer Straße, die niemand kannte.
# role: conductor; Die Stimme der Straßenbahn, dienstfrei; Elfmal am Tag rufst du „Consuelo“ aus. Ausgestiegen ist noch nie jemand.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; Die Stadt hat es bemerkt; 5
# inventory: paper; Auf dem Papier
# item: fountain; Ein Brunnen, nach seiner Stille
# item: corner_bakery; Eine Bäckerei, nach ihrem Geruch
# item: open_window; Ein Fenster, nach seinem Klavier
# item: kind_lamp; Eine Laterne, weil sie weinte
# item: kind_cat; Ein Kater, weil er so fehlte
# talk: ines-carvajal; Reden gern, aber im Gehen, bitte. Zwei, die irgendwohin unterwegs sind, fallen einer Straße weniger auf.
# talk: benedita-salgueiro; Vorsicht, die Wolle. Sie dürfen mich alles fragen, was Sie auch vor einer Katze sagen würden.
# talk: amadou-sene; Kommen Sie ins Licht, bitte. Davon habe ich genug, und man hört dabei besser.

LIST marks = fountain, corner_bakery, open_window, kind_lamp, kind_cat
VAR role = "draughtsman"
VAR player_name = ""
VAR paper = ()
VAR ines = 1
VAR benedita = 1
VAR amadou = 1
VAR noticed = 0
VAR pity = 0
VAR truth = 0
VAR first = ""

-> tram_stop

// Was gezeichnet ist, bleibt. Wahre Striche kommen von dreien zugleich, mitleidige nur von dem, der erzählt.

=== tram_stop
# chapter: Zwischen Kurzwaren und Bank
# scene: tram-stop
Wir trafen uns da, wo die Straße nicht war, um zehn, im Nebel, und waren alle zu früh.
Das mit der Haltestelle muss ich erklären. Auf dem Schild steht Consuelo. Sie wird ausgerufen. Dass je jemand ausgestiegen wäre, ist nicht bekannt, denn auf der einen Seite ist ein Kurzwarenladen und auf der anderen eine Bank, und die beiden teilen sich eine Wand. Inés Carvajal hatte diese Wand von oben bis unten mit dem Stethoskop abgehört. „Hier“, sagte sie und klopfte, und das Klopfen ging tiefer hinein, als es durfte.
Die portugiesische Dame grüßte die Wand, ehe sie sie anfasste. Sie holte einen Apfel aus dem Mantel, aß ihn zur Hälfte und bemerkte dann, an niemanden gerichtet, irgendwo hinter dem Kurzwarenladen sei eben ein Klavier geschlossen worden, ganz sacht, von einem Menschen, der uns habe kommen hören.
„Bitte kein Wort“, sagte Monsieur Sène und hob einen Finger. Er lächelte. Unter der Decke über seinem Arm sagte eine Stimme sehr deutlich: „Links.“ # speaker: amadou-sene
„Das ist der Oberst“, sagte Monsieur Sène. „Er hat noch nie jemandem geholfen. Man sollte ihn nicht dazu ermuntern.“ # speaker: amadou-sene
{role == "conductor": Ausgerufen habe ich sie. Elfmal am Tag, neun Jahre lang, in einer Bahn, in der nicht einer den Kopf hob. An meinem freien Abend war ich gekommen, um zu sehen, wer damit wohl gemeint war.}
{role == "lodger": Ich war auf Zimmersuche. In einem Fenster hing ein Zettel: erster Stock nach hinten, ruhig, zu erfragen Consuelo neun. Ich ging einen Bleistift holen, und als ich mit dem Stift zurückkam, war das Fenster eine Wand.}
Ich hatte das Papier. Zu mehr war ich nicht da. Inés hatte sich{role == "draughtsman": im Archiv} meine Hände angesehen und gesagt, die seien ruhig; sie hatte mir ein Brett gegeben, mit einem Bogen darauf, und vier Bleistifte. Seit zwanzig Jahren fragte sie jeden nach der Calle del Consuelo. Dort war sie geboren, in Nummer sieben. Es gab einen Brunnen, einen einäugigen Kater, donnerstags einen Scherenschleifer. In keinem Grundbuch steht sie; selbst ihre Mutter lächelt nur und sagt, sie hätten doch immer am Park gewohnt.
„Es gibt eine Regel{player_name != "":, {player_name}}“, sagte sie zu mir. „Was du zeichnest, bleibt. Warum, weiß ich nicht; mit manchen Straßen ist das so, wenn sie in der Nähe sind. Also kommt aufs Papier, was wir finden, und sonst nichts. Nicht, was wir gern hätten. Und wenn ich heule, schenkst du mir nicht einmal einen Laternenpfahl.“ Sie trug einen Schlüssel an einem Band. Sie hielt ihn hoch, und er drehte sich ein wenig, von allein, zur Wand hin. „Ich habe noch nie einen Strich aus Mitleid gezogen. Vom ersten an wüsste ich nicht mehr, welche davon Straßen sind.“ # speaker: ines-carvajal
Jemand musste vorausgehen. Da war ein Spalt, das sah ich nach und nach, genau so breit wie ein Mensch, der sich nicht sicher ist.
+ [Wir gingen dem Geruch nach hinein, auf Inés’ Art.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [Wir gingen dem Klavier nach hinein, auf Dona Beneditas Art.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [Wir gingen der Stille nach hinein, auf Monsieur Sènes Art.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
„Namen ändert der Bürgermeister“, sagte Inés. „An den Geruch denkt keiner.“ Sie machte die Augen zu und ging auf die Wand los wie jemand, der im Dunkeln eine Treppe hinuntergeht. „Brot. Nicht von heute, das ist Brot unterm Tuch. Eine nasse Steinstufe. Und einer hat eine Orange in der Tasche, das bin ich.“
Ich roch Ruß und Wolle und den Nebel. Dann schlug es um, wie eine Seite. Es war links von mir, tief unten und warm; es war elf Uhr vormittags am anderen Ende meines Lebens. Ehe ich es wusste, hatte ich den Stift auf dem Papier, und da stand die Ecke einer Bäckerei, mit ihrer einen Stufe und einer Tür, die klemmte.
~ paper += corner_bakery
~ truth++
Als ich aufsah, hatten wir den Kurzwarenladen alle vier im Rücken. Da war Kopfsteinpflaster. Es reichte etwa so weit wie ein Tischtuch.
-> the_fog

=== by_piano
„Es dürfte ein Pianino sein“, sagte Dona Benedita, die Wange an den Ziegeln. „In einer Stube nach vorn, im ersten Stock, mit dem Rücken zur feuchten Wand. Wer darauf spielt, hat wohl kleine Hände. Und einen Ton gibt es, um den geht man herum.“ Sie stimmte Klaviere in leeren Häusern. Sie konnte einem sagen, wer da ausgezogen war und zu welcher Stunde er gespielt hatte. „Das A. Es ist ein wenig traurig. Ach“, sagte sie, und ihre Stimme war auf einmal eine ganz andere, „ach, nein, das kann doch nicht sein.“ # speaker: benedita-salgueiro
Sie ging schon. Sie geht sehr leicht für eine Dame von ihrer Statur. Und da der Wand niemand gesagt hatte, dass sie eine war, ging sie weiter, und wir gingen hinterher, im Gänsemarsch, jeder am Mantel des anderen. Rechts oben, wo nichts war als Nebel, hörte ich es auch; ich zeichnete ein Fenster, den einen Flügel angelehnt.
~ paper += open_window
~ truth++
Als ich den Stift absetzte, hatte ich Kopfsteinpflaster unter den Füßen. Es reichte etwa so weit wie ein Tischtuch.
-> the_fog

=== by_silence
Er hatte sie auf Band. Aufgenommen vor acht Jahren, an ebendieser Haltestelle, beim Warten auf die Bahn. „Ich hielt es für misslungen“, sagte Monsieur Sène. „Es liegt unter Brunnen. Sie werden sagen, da ist ja gar kein Wasser. Eben. Es ist die Stille eines Brunnens, den man für die Nacht abgestellt hat. Sie hören das Becken.“ # speaker: amadou-sene
Er hielt sich die eine Kopfhörermuschel ans Ohr und gab mir die andere. Wie man das aufschreiben soll, weiß ich nicht. Es war die Form, die in der Luft bleibt, wenn etwas aufhört, was man schon nicht mehr gehört hat. „Und nun gehen Sie darauf zu“, flüsterte er, „aber so, als täten Sie’s nicht.“
Also schlenderten wir. Der Papagei sagte etwas über meine Mutter. Ich zeichnete erst den Rand, dann die vier Stufen ringsum und einen Wasserspeier mit Gesicht; es kam aus der Bleistiftspitze, als hätte ich es immer schon zeichnen können.
~ paper += fountain
~ truth++
Und da war Kopfsteinpflaster. Es reichte etwa so weit wie ein Tischtuch.
-> the_fog

=== the_fog
# chapter: Die ersten elf Schritte
# scene: missing-street
Inés maß sie ab, Fuß vor Fuß, wie Kinder es tun. An der Ecke angekommen, fasste sie sie an, das macht sie bei jeder; es gab jetzt nämlich eine. „Elf“, sagte sie. „Bis zur Stufe waren es elf.“ Sie hielt das Band mit beiden Händen fest.
Viel Straße war es noch nicht. Es gab einen Boden, es gab das eine, was ich hingesetzt hatte, und im Übrigen Nebel, der eine Meinung hatte. Man sah, wo demnächst Häuser sein könnten. Von Zeit zu Zeit räusperte sich jemand, gleich neben einem.
„Mal sie nicht zu“, sagte Inés zu mir, ohne sich umzudrehen. „Ich kenne das. Man hat einen Stift, und da ist das viele Weiß. Alle halten es für nett.“ # speaker: ines-carvajal
Hinter uns gab es ein Geräusch, draußen in der Stadt, wo die Bahnen fuhren. Es war ein langer, trockener Strich. {role == "draughtsman": Den kannte ich, aus dem Archiv, aus dem Plansaal.|Den kannte ich, aus der Schule, vom Lehrerpult.} So klingt es, wenn jemand eine Linie zieht, mit dem Lineal.
„Sie haben es bemerkt“, sagte Monsieur Sène. # speaker: amadou-sene
~ noticed++
Das sei wohl Sache des Stadtrats. Da nehme ein Mann mit Lineal eine Straße weg, sagte er, genau wie beim ersten Mal; eine Stadt habe ihre Wände gern beieinander. Es würde also ein Wettlauf. Die hatten das Lineal, wir hatten einen Apfel, einen Papagei und einen Schlüssel. „Das Traurigste wird immer mit dem Lineal gemacht“, sagte Inés. Sie hatte sich auf die eine Stufe gesetzt. Ich sah, dass sie weinte, und man hörte nichts davon; und wie dunkel es dort war, konnte wirklich niemandem entgehen.
+ [Ich zeichnete eine Laterne. Eine kleine. # hint: {role == "conductor": bis zum nächsten Halt war es weit|sie hatte es mir verboten}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [Ich rief die Haltestelle aus, wie immer. # hint: zum zwölften Mal an diesem Tag]
    ~ truth++
    ~ noticed++
    „Consuelo“, sagte ich. Ich nahm die Stimme dafür, die hinten heruntergeht. „Calle del Consuelo. Vorsicht, Stufe.“
    Ich habe schon gesagt, dass dort nie jemand ausgestiegen ist. Ich hatte aber auch nie da gestanden, wo man ausgestiegen wäre. Es gab ein Scharren im Nebel, bald hier, bald dort, wie von Leuten, die seit Jahren hereingebeten werden und nie ganz sicher waren, ob sie gemeint sind. Es klingelte. Etwas kam auf unsere Höhe, mit hellen Fenstern, und hielt beinahe.
    Inés hatte das Gesicht aus den Händen gehoben. „Genau so hat sie es gesagt“, sagte sie. „Meine Mutter, wenn ich wegging. ‚Vorsicht, Stufe.‘“ Also zeichnete ich die zweite Stufe. Fragen, wo sie hinkam, musste ich nicht. Sie war in meiner Stimme. # speaker: ines-carvajal
    -> the_grinder
+ [Ich steckte die Stifte ein und setzte mich zu ihr auf die Stufe.]
    ~ ines = ines + 2
    -> sat_down
+ [Ich bat die anderen, uns zu sagen, was als Nächstes kam, schnell, alle auf einmal.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
Sie brannte. Schöneres Licht war nie, gelb, und wegen des Nebels mit einem Hof.
Sie sah auf, und ihr ganzes Gesicht wurde klar. „Die Laterne“, sagte sie. „Es gab eine Laterne.“ Und ich sah, wie sie ins Zweifeln kam. Es war nur ein Augenblick. Sie sah die Laterne an; sie sah auf ihre beiden Hände hinunter, in dem guten Licht, als könnten es ebenso gut fremde sein. „Gab es die?“, sagte Inés. # speaker: ines-carvajal
„Ich hätte gesagt, nein“, bemerkte Dona Benedita sanft zum Apfelgehäuse. # speaker: benedita-salgueiro
Ich sagte, sie müsse von allein gekommen sein.
-> the_grinder

=== sat_down
Es ist eine gute Stufe. In der Mitte war sie ausgetreten, von einer Menge Leute, die die Tür nicht aufbekommen hatten.
„Ich sollte Brot holen“, sagte Inés nach einer Weile. „Ich war vier. Das Geld hatte ich in der Hand. Ich weiß noch, dass ich unterwegs den Fuß in den Brunnen gehalten habe. Und als ich am anderen Ende mit dem Laib herauskam, war da eine Straßenbahn, eine Bank und meine Mutter, die gerannt kam. Sie hat mir eine geklebt. Wo um alles in der Welt ich gewesen sei. Und ich sagte: zu Hause.“ Sie lachte. „Das fragen sie mich seit siebenunddreißig Jahren. Von jeder anderen Straße der Welt habe ich eine Zeichnung.“ # speaker: ines-carvajal
Der Schlüssel pendelte an seinem Band. Bisher hatte er geradeaus gezeigt. Jetzt war er etwa daumenbreit herumgekommen, dahin, wo wir beide saßen.
-> the_grinder

=== all_at_once
„Ein Becken“, sagte Monsieur Sène.
„Im ersten Stock“, sagte Dona Benedita.
„Brot“, sagte Inés; sie war aufgesprungen. „Es ist Donnerstag. Ein Rad. Er hatte ein Rad am Karren. Es hat Funken gesprüht.“
„Seine Stille habe ich“, rief Monsieur Sène und wühlte in einer Keksdose. „Ich habe sie, ich habe sie unter Arithmetik abgelegt. Da hebt einer die Klinge hoch und schaut.“ Und alle redeten, in drei Sprachen, der eine setzte ein, was dem anderen fehlte: So fing ein Strich bei einem Geruch an, bog an einem Akkord ab und wurde von einem Verstummen zu Ende gebracht. Ich brauchte nur zu folgen. Gut zehn Meter Rinnstein habe ich gezeichnet, und jeder Zentimeter davon stimmte.
-> the_grinder

=== the_grinder
# chapter: Donnerstags der Scherenschleifer
# scene: grinder
Er kam aus dem Nebel, den Karren voran, und pfiff, ein kleiner brauner Mann mit Lederschürze. Als er uns sah, blieb er stehen. Er setzte die Holme ab.
„Sie sind nicht von hier“, sagte er.
„Ich schon“, sagte Inés. Sie hielt den Schlüssel hoch.
Er sah den Schlüssel an, dann sie. Wie lange, kann ich genau sagen: so lange, wie man braucht, um eine Schneide am Daumennagel zu prüfen. „Nummer sieben“, sagte der Schleifer. „Ihr hattet eine Schere da. Eine kleine blaue. Seit dem Donnerstag ist sie fertig.“ Er schien weder überrascht noch besonders erfreut. „So kleckerweise hereinkommen, das hilft euch nichts. Alles oder gar nicht. Es muss in derselben Minute sein. Ein paar von uns wissen noch das Brot, dann ist da die oben mit dem Klavier, dann gibt’s welche, die wissen noch, dass es manchmal still wurde. Aber die drei auf einmal, das gab es noch nie. Drum wird es nicht fest.“ # speaker: Der Schleifer
Hinter ihm, da, wo die Straße einmal laufen sollte, kam etwas Weißes, sehr gerade. Es war eine Kante. An ihr hörte der Nebel auf. Diesseits lag Kopfsteinpflaster; jenseits war Wand, und es klebten schon Plakate daran.
„Das wird das Lineal sein“, sagte der Schleifer. Er spuckte auf den Stein. „Ich würd mich beeilen. Einen Versuch haben Sie wohl noch. Na, wie war’s denn hier? Nicht, was man der Zeitung erzählt. Wie war’s?“ # speaker: Der Schleifer
Er fragte mich. Warum, weiß ich bis heute nicht. Ich hielt doch nur das Papier.
+ [Ich sagte, ich wisse es nicht; es sei nicht meine Straße. # hint: das stimmte]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [Ich fragte ihn, ob das Zimmer noch zu haben sei. # hint: deswegen war ich schließlich gekommen]
    ~ truth = truth + 2
    „Ist es“, sagte der Schleifer. Er schien mich zum ersten Mal zu sehen. „Erster Stock nach hinten, in der Neun. Es riecht da nach Brot, manche können davon nicht schlafen.“ Er nannte eine Miete, die seit Großvaters Zeiten niemand mehr verlangt hat. „Sie haben’s freigehalten. Es hieß, da kommt noch wer, wegen dem Zettel.“ # speaker: Der Schleifer
    Ich sagte, ich nähme es. Gesehen hatte ich es nicht; aufs Papier setzte ich nur, was er mir gesagt hatte, ein Fenster nach hinten und einen Geruch. Und die weiße Kante kam bis dorthin und wartete, wie man vor einer Tür wartet, an der neben der Klingel ein Name steht.
    -> three_doors
+ [Ich sagte, wunderschön sei es gewesen, und zeichnete den Kater. # hint: sie hatte immer von dem Kater gesprochen]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [Ich sagte: „Fragen Sie die drei. Ich höre zu.“ Und ich drehte das Blatt auf die saubere Seite.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
„Ah“, sagte er, und ich hätte geschworen, dass es ihn freute. „Sie glauben nicht, wie wenige das zugeben. Wir hatten hier mal einen Landvermesser, der konnte sich an seine eigene Taufe erinnern.“
Die weiße Kante war einen Schritt weiter. Eilig hatte sie es nicht. Aber bei dem Wort „nicht“ kam es mir vor, als stockte sie, wie jemand, der die Zeile verloren hat; ich glaube, es gab da zu wenig, woran sich ein Lineal legen ließ.
„Dann gehört der Stift in Ihre Hand“, sagte der Schleifer zu mir. „Sie haben nichts dazuzutun.“ Er nahm die Holme auf.
-> three_doors

=== drew_cat
Er war ein Erfolg. Er hatte ein Auge und einen krummen Schwanz; er stand vom Papier auf, streckte sich und lief mit rundem Buckel den Rinnstein entlang zu Inés. Sie ging in die Knie.
„Tuerto“, sagte sie. „Tuerto, ich bin’s.“ Und er sah sie an. Es war ein lieber Kater. Ich hatte ihn so gezeichnet, dass er sie liebte, und das tat er. Er kannte sie bloß überhaupt nicht, und ich glaube, von allem, was ich im Leben gesehen habe, war das Schlimmste, zuzusehen, wie sie, sehr langsam, dahinterkam.
„Er hat immer gebissen“, sagte Inés. # speaker: ines-carvajal
Die Kante kam mit einem einzigen Strich um drei Schritte näher. Man hatte ihr etwas zum Durchstreichen gegeben.
~ noticed = noticed + 2
-> three_doors

=== clean_side
Zusammen hatte sie das noch niemand gefragt. So etwas fragt man nicht.
„Da hatte ich keine Angst, zu spät zu kommen“, sagte Inés.
„Da tat ihnen das A leid, und sie ließen es so“, sagte Dona Benedita. „Meine Großmutter hat ihre Tonleitern in einer Straße gelernt, die hinterher niemand mehr finden konnte; und in die wurde eines Augusts ihr Klavier zurückverkauft. Man sagte mir, man werde mir wohl die falsche Adresse gegeben haben.“ # speaker: benedita-salgueiro
„Da hat meine Mutter aufgehört zu singen“, sagte Monsieur Sène, sehr leise. „Ich war im Zimmer nebenan, ich war sieben und summte. Ich habe es versäumt. Ich besitze vierhundertzwölf Bänder. Wir wohnten dort zur Untermiete, in dem Winter. Das hatte ich ganz vergessen. Ich dachte, ich hätte einfach etwas übrig für Brunnen.“ # speaker: amadou-sene
Davon schrieb ich nichts auf. Ich hielt nur das Brett ruhig. Aber ich sah, wie die drei einander anschauten, die doch aus drei Ländern gekommen waren, um bei einer fremden Straße zu helfen.
-> three_doors

=== three_doors
# chapter: Nummer sieben
# scene: doors
Jetzt gab es eine Reihe Türen, wenn man nicht direkt hinsah. Inés ging mit den Fingern daran entlang. „Drei“, sagte sie, „fünf“, und hielt an.
Sie war nicht da. Das heißt: Ihr Platz war da. Es gab eine Fünf und eine Neun, und dazwischen ein Stück Nebel, so hoch wie eine Tür, und der Schlüssel stand am Ende des Bandes waagrecht von ihrem Hals ab, wie ein Hund, der den Weg weiß. Im ersten Stock spielte jemand eine Tonleiter und ging um das A herum. Aus einem Becken, das ich nicht sehen konnte, kam der Klang von Wasser, das nicht da war.
Und die weiße Linie war bei Nummer elf. Man hörte den Stift, der sie zog.
„Ich könnte sie zeichnen“, sagte ich. Ich musste es sagen, so still waren alle. „Ich weiß, wie sie geht. Du hast es mir oft genug erzählt. Grün ist sie, und der Klopfer ist eine Hand.“
Inés Carvajal schaute auf diese Lücke. Zwanzig Jahre hatte sie danach gesucht. Ich sah, was die Antwort sie kosten würde; und den Stift hatte immer noch ich.
+ {truth >= 3} [„Sagt es mir in ein und derselben Minute“, sagte ich. „Alle drei. Jetzt.“]
    -> ending_set
+ {truth < 3} [„Sagt es mir in ein und derselben Minute“, sagte ich. # locked: Zu wenig von dem, was ich gezeichnet hatte, kam von ihnen]
    -> ending_set
+ {pity >= 1} [Ich zeichnete ihr die Tür. # hint: grün, mit einer Hand]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [Ich gab dem Mann mit dem Lineal mein Brett. # hint: ihn hatte noch nie jemand hereingebeten]
    -> ending_ruler
+ {ines >= 2} [Ich wartete, bis sie etwas sagte.]
    -> ending_wait
+ [Ich radierte alles aus, ehe er es konnte. # hint: an Ausradiertes legt man kein Lineal]
    -> ending_rubbed

=== ending_set
# chapter: Dieselbe Minute
„Brot“, sagte Inés. „Und nasser Stein. Und ich habe eine Orange in der Tasche.“
„Es ist zehn. Sie ist bei den Tonleitern“, sagte Dona Benedita, „sie ist elf Jahre alt, bald wird man sie zu Bett schicken; es ist Leopoldina. Es ist meine Großmutter.“ Sie hob ihre große weiche Hand und spielte ihn, in der Luft, den Ton, um den man herumgeht, und ließ ihn traurig sein. # speaker: benedita-salgueiro
Monsieur Sène sagte nichts. Er hatte einen Finger gehoben. Oben, im Zimmer neben dem Klavier, brach eine Frauenstimme ab, die über irgendeiner Arbeit gesungen hatte. Ich hörte, wie ein Kind zu summen anfing und es sich anders überlegte. Er hörte sich diese Minute an, von ihrem Anfang bis zu ihrem Ende, und die Tränen liefen ihm in das Lächeln. Selbst der Papagei blieb still. # speaker: amadou-sene
Ich zeichnete, was ich hörte. Eine Türangel, eine Treppe, Licht unter einer Tür. Es legte sich aufs Papier wie Wasser, das seinen Stand findet; und als ich zur Hausnummer kam, war es nicht mehr nötig, sie stand schon da.
Das Lineal war bei uns. Es lief an den Fassaden entlang bis zur Nummer sieben, und es klickte. Es war auf etwas gestoßen, das nicht gerade war. Man hörte, wie es hochgenommen wurde, betrachtet und weggelegt.
„Putz dir die Füße ab“, sagte drinnen jemand, als der Schlüssel ins Schloss ging. „Und wo bleibt das Brot?“
# scene: morning
# ending: consuelo; Calle del Consuelo
Man steigt zwischen Kurzwaren und Bank aus. {role != "conductor": Es wird ausgerufen.} Elf Häuser sind es, die sich reihum einen einzigen Schatten teilen. Inés hat dort ihre Zeichnungen. Dona Benedita hat den ersten Stock nach vorn und das ganze Klavier gestimmt, bis auf einen Ton; und am dritten Donnerstag, wenn der Brunnen abgestellt wird, steht ein teefarbener Lieferwagen mit offener Seitentür am Bordstein. {role == "lodger": Ich habe den ersten Stock nach hinten.}{role == "conductor": Es ist meine Bahn; ich rufe sie aus, schaue geradeaus und höre sie aussteigen.} Das Papier habe ich noch. Es ist nichts darauf. Alles ist dahin, wohin es gehört.
-> END

=== ending_door
# chapter: Grün, mit einer Hand
Es ist das Beste, was ich je gezeichnet habe. Ich habe die Maserung gemacht. Ich habe die Macke im Lack gemacht, auf der Höhe, auf der einer mit dem Dreirad dagegenfährt.
Sie ging ihr sofort auf, den Schlüssel brauchte sie nicht. Da war ein Flur mit einem Spiegel. Es roch nach Brot, weil ich daran gedacht hatte, und oben brannte Licht; und eine Frauenstimme, eine warme, sagte „Bist du’s?“, weil man das so sagt.
„Ja“, sagte Inés. Sie stand auf der Fußmatte. Sie war einen Schritt weit drin. Ich konnte im Spiegel ihr Gesicht sehen, und es schaute über ihre eigene Schulter heraus, zu mir. „Sehr gut ist das“, sagte sie. „Du hast einen schönen Strich. Wie heißt meine Mutter?“ # speaker: ines-carvajal
Ich wusste es nicht. Sie hatte es mir nie gesagt.
„Eben“, sagte Inés. „Sie weiß es auch nicht.“ Aber sie war so müde. Inzwischen regnete es, auf unserer Seite der Schwelle. „Ich gehe nur kurz hinein“, sagte sie zu uns, „bis es aufhört.“
# scene: morning
# ending: kind-line; Ein mitleidiger Strich
Im Reiseführer steht sie jetzt auch: ein malerischer Winkel. Es gibt eine Laterne. {paper ? kind_cat: Es gibt einen lieben Kater, der jeden liebt.} Man verkauft eine Ansichtskarte. Inés hat das Zimmer über dem Bogen und hat es bequem; fast jede Woche bringe ich ihr einen Kaffee. Straßen sucht sie keine mehr. Hin und wieder bittet sie mich, mit ihrem trockenen halben Lächeln von früher, ob ich so gut wäre, ihr den Brunnen zu beschreiben. Dann zeichne ich ihn ihr, und sie bedankt sich; und beide schauen wir fest aufs Papier, damit wir nicht sehen, dass der Schlüssel an ihrem Hals senkrecht nach unten hängt.
-> END

=== ending_ruler
# chapter: Der Stadtrat
Am anderen Ende saß ein Mann. Daran hatte ich nicht gedacht. Er saß im Nebel auf einem Klappstuhl, eine Lampe ans Reißbrett geklemmt; recht klein war er, und er trug Ärmelschoner. Die ganze Straße war er rückwärts gekommen, um sie nicht zu sehen.
Ich legte mein Brett auf seins. „Es ist nicht gerade“, sagte ich. „Vielleicht können Sie ja helfen.“
„Sie grenzen aneinander“, sagte er. Er hatte eine nervöse, trockene Stimme. „So steht es im Plan. Kurzwaren, Bank. Dazwischen ist nicht vorgesehen, dass …“ Und da hatte er schon hingesehen. Er hatte Augen, die keinen Strich unfertig lassen können. „Das ist doch nie und nimmer ein rechter Winkel“, sagte der Stadtrat. „Das ist die Seitentür von den Ruiz. Die haben sie versetzen lassen, damit der Kinderwagen …“ # speaker: Der Stadtrat
„Nummer neun“, sagte Inés. Sie war hinter ihn getreten. „Du bist Paquito. Du hattest einen Reifen.“ # speaker: ines-carvajal
„Man hat mir gesagt, wir hätten immer am Park gewohnt“, sagte der Stadtrat. Er hielt sich an seinem Lineal fest. „Ich habe davon geträumt. Sie haben sich solche Sorgen um mich gemacht. Ich dachte, wenn ich es nur ein einziges Mal so hinbekäme, dass gar kein Platz mehr dafür ist …“ # speaker: Der Stadtrat
Dona Benedita hatte den Rest des Apfels in zwei Hälften geschnitten. Monsieur Sène rückte die Decke beiseite, damit Platz wurde. „Links“, sagte der Papagei, nicht unfreundlich.
# scene: morning
# ending: amended; In der geänderten Fassung
Plan 1934/7, geändert von der Hand des Stadtrats für Bauwesen, weist zwischen Kurzwarenladen und Bank einen unregelmäßigen Verkehrsweg von elf Hausnummern aus. Er hat es abgezeichnet. Ohne Lineal taugt er nicht viel als Zeichner, er streckt dabei die Zunge heraus. Die vier sind recht gute Freunde geworden; sonntags gehen sie die Straße mit einer Schnur ab. Inés ist bis vor die eigene Haustür gekommen, und er bis vor seine. Klopfen wollen sie am selben Tag.
-> END

=== ending_wait
# chapter: Was sie sagte
Sie brauchte so lange, dass ich die Bleistiftstriche zählen konnte. Er war bei der Zehn. Er war bei der Neun.
„Nein“, sagte Inés. „Lass.“ Und sie holte Luft. „Weißt du, ich hatte solche Angst, dass ich sie erfunden habe. Das ist das Einzige, wovor ich je Angst hatte. Und jetzt ist hier ein Fenster, das habe ich nicht erfunden, das ist ihres; und ein Brunnen, von dem ich den Leuten immer nur erzählt hatte, dass Wasser drin war. In so einer nassen Nacht geht ihr vor die Tür, ihr alle, und jeder von euch kommt heim in meine Straße. Ich muss da gar nicht hinein.“ Sie hatte sich den Schlüssel vom Hals genommen. „Ich hab nur gebraucht, dass es irgendwo eine Tür gibt, zu der er gehört. Meine Mutter hätte ich gern gesehen, so alt, wie ich jetzt bin. Na, einen Spiegel habe ich.“ # speaker: ines-carvajal
Sie hängte ihn in die Luft, etwa auf Schlosshöhe. Er blieb hängen.
Die Linie kam durch. Sie tat, was sie immer tun: Da war eine Wand, mit einer Bank auf der einen Seite und einem Kurzwarenladen auf der anderen, und wir vier draußen auf dem Gehsteig, unter den Laternen, wie Leute nach dem Theater. Es war immer noch erst zehn.
„Bitte kein Wort“, sagte Monsieur Sène. Er hatte den Finger oben. Wir legten das Ohr an die Ziegel. Drinnen, ganz weit drinnen, hörten wir jemanden eine Straße entlangkommen, pfeifend, und stehen bleiben. Es klimperte. Und ein Schloss ging herum.
# scene: morning
# ending: from-inside; Von innen
Jetzt zeichnet sie die Straßen anderer Leute. Sie ist schneller als früher und lacht mehr, manchmal lässt sie einem sogar die Allee. Donnerstags gegen zehn fährt sie mit der Bahn bis Consuelo. Sie ist die Einzige, die aussteigt. Sie klopft nicht. Auf dem Sims der Bank liegt jede Woche ein Laib Brot, in einem Tuch; auf der einen Seite ist er warm. Wie er dahin kommt, hat von uns nie jemand gefragt, so gut ist er.
-> END

=== ending_rubbed
# chapter: Der Radiergummi
Ich fing hinten an. Ich radierte den Rinnstein aus, die Stufe. Mit der flachen Hand ging ich über alles, bis nur noch eine graue Stelle da war; dann faltete ich das Blatt und steckte es in den Schuh.
Das Lineal klatschte auf einen reinen weißen Bogen. Da lag es. Zu beiden Seiten war nichts.
„Was hast du gemacht?“, rief Inés.
„Sie ist nicht weg“, sagte ich. Ich hoffte, dass sie es nicht war. „Sie ist nur nicht da. Er kann sie nicht finden. Im Plan ist sie nicht, und auf dem Papier ist sie nicht. Sie ist da, wo sie die ganze Zeit war, als du gesucht hast. Eine Ecke davon hast du in der Tasche. Die Dame hat das A, und er hat den Brunnen.“ Allmählich wurde ich mir sicher. „Sie hat drei Leute, bei denen sie wohnen kann“, sagte ich. „Früher hatte sie nur dich.“
Darüber dachten sie nach. Es war kalt, und der Nebel hob sich; man sah den Kurzwarenladen ganz deutlich, mit seinen Knöpfen.
„Ich würde sagen“, sagte Dona Benedita, „das dürfte so sein“, und bot uns allen Apfel an. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; An drei Orten
Eine Straße ist nicht mehr verloren, sagt Inés, sobald mehr als einer ihretwegen zu spät kommt. Diese hat sie in den Schrank getan, als tausendzweihunderterste, ohne Zeichnung: nur drei Namen und wann man sie zu Hause antrifft. Dort treffen wir uns. Das heißt, wir trinken einen Kaffee an der Haltestelle. Aber es gibt Morgen, da kommt die Bahn vorbei, und es wird ausgerufen; und alle vier haben wir, ehe wir’s uns überlegt hatten, nach links geschaut.
-> END
