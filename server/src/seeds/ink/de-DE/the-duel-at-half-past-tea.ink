# role: friend; Gast des Hauses; Du warst zum Tee geladen und standest am nächsten, als sie jemanden zum Sekundieren brauchte.
# role: fencer; Nummer neunzehn; Ihr habt euch einmal geschlagen, im Morgengrauen, um ein Komma. Hinterher schickte sie einen Quittenbaum.
# role: pastrycook; Lehrling der Hofkonditorei; Die Glasur auf der Torte ist von dir. Was sie zusammenhält, weiß hier sonst niemand.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Schritte bis zur Torte; 9
# inventory: tray; Auf dem Tablett
# item: returned_fan; Ein Fächer, mit der falschen Hand zurückgegeben
# item: prompt_slip; Ein Zettel von unter der Terrasse
# item: sugar_heron; Der Zuckerreiher
# talk: odile-marchetti; Sagen Sie es getrost zu meiner Rechten. Die Linke empfängt donnerstags nicht.
# talk: sable; Sehen Sie beim Reden bitte die Torte an. Auf eine Torte sind die Leute so viel weniger neugierig.
# talk: mirela-stan; Hier unten. Vorsicht, das Gitter. Du hängst, Herzchen, stimmt’s? Welcher Satz war der letzte?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela wird unter dem Gully das Buch hochhalten, aufgeschlagen an der Stelle, wo sie beide Angst haben.; verbergen, verheimlichen, was haben sie, jeder von beiden, das Geheimnis, das Buch, souffliere, sag mir ein, die Seite; Ich souffliere, ich klatsche nicht. Aber im Buch steht alles, Herzchen, ihres und seins, und am Rand ein Zeichen, wo der Atem hinkommt. Wenn sie aufstehen, halte ich es ans Gitter. Du brauchst nur die Augen niederzuschlagen, wie es sich für Bescheidenheit gehört.

LIST things = returned_fan, prompt_slip, sugar_heron
VAR role = "friend"
VAR player_name = ""
VAR tray = ()
VAR odile = 1
VAR sable = 0
VAR mirela = 0
VAR steps = 9
VAR dog = false
VAR hand = false
VAR fan = false
VAR uncle = false
VAR laughs = 0
VAR page_shown = false

-> sandwich

// Die Waffe ist das Gespräch: Jede Runde bringt die Torte einen Schritt näher. Was man herausfindet, entscheidet, wie sie sich anschneiden lässt.

=== sandwich
# chapter: Die Terrasse, nach elf Absagen
# scene: terrace
Es gibt, so der Kammerherr, neunzehn korrekte Arten, ein Sandwich abzulehnen, und der Prinz hat elf davon aufgebraucht.
Er ist noch recht jung. Seinen Degen hat jemand poliert, der ihn lieb hat. Jenseits des weißen Tuchs hat Odile Marchetti einen Handschuh ausgezogen, Finger um Finger, und ihn genau parallel zum Messer gelegt. Zwischen ihnen steht die Torte. Sie ist drei Etagen hoch und trägt einen Reiher aus Zucker. Niemand sieht hin, so wie niemand auf eine Uhr sieht.
„Sie sekundieren mir{player_name != "":, {player_name}}“, sagt sie zu dir und bewegt dabei kaum die Lippen. „Das heißt, Sie tragen meine Entschuldigungen, mein Taschentuch und, sollte es dahin kommen, den Teller. Das Gesetz ist eindeutig. Solange wir plaudern, schlagen wir uns nicht. Seiner Hoheit ist das Wetter ausgegangen. Ich bitte Sie inständig, fragen Sie ihn etwas.“ # speaker: odile-marchetti
{role == "friend": Du warst doch nur zum Tee gekommen. Das ist so eine Sache mit den Freundschaften der Madame Marchetti: Man merkt auf einmal, dass man etwas hält.}
{role == "fencer": Dein Duell war ihr neunzehntes. Es ging um ein Komma. Als die Sonne aufging, hatte sie dir den obersten Knopf abgenommen, und hinterher schrieb sie, wie reizend es gewesen sei, und mit dem Brief kam ein Quittenbaum. Du würdest ihr noch im Orkan den Mantel halten.}
{role == "pastrycook": In den Falten deiner Hände sitzt noch Zucker. Man hatte dich mit dem Wagen heraufgeschickt, du warst schon im Gehen, da nahm sie dich beim Ellbogen und sagte zum Kammerherrn: „Hier, bitte.“}
Unter den Steinplatten, neben deinem linken Schuh, sagt eine tiefe Stimme: „Frag nach seinem Hund.“ # speaker: mirela-stan
Du siehst hinunter. Zwischen zwei Platten ist ein Spalt, eine Hand breit, dahinter eine abgeschirmte Lampe und das Blinken einer Brille. Es ist der Gully der Terrasse. Jemand hat ihn mit grünem Fries ausgeschlagen.
„Vierter Akt, erste Szene“, raunt die Stimme. „‚Die Terrasse‘. Kein richtiges Stück. Macht nichts. Du spielst ohne Buch, Herzchen, und er hängt seit der Gurke. Hund.“ # speaker: mirela-stan
An der hinteren Balustrade, von wo man zwei Türen zugleich im Auge hat, schält eine Gestalt im zweitbesten Rock des Winterhofs eine Orange und liest dir von den Lippen.
+ [Den Prinzen nach seinem Hund fragen. # hint: die Stimme aus dem Gully klingt, als wüsste sie’s]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Den Prinzen fragen, wie ihm der Winterhof gefällt. # hint: sicher, aber langsam]
    -> the_court
+ [Ihm eigenhändig das zwölfte Sandwich anbieten, und zwar falsch. # hint: {role == "pastrycook": die Rinde hast du heute früh selbst abgeschnitten|zum Ablehnen gibt es neunzehn Arten}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Über das weiße Tuch hinweg, ein Hund
~ steps--
„Darf ich fragen, Hoheit“, sagst du, „ob Sie einen Hund haben?“
Es ist, als hätte jemand in ihm ein Fenster aufgemacht. „Zwei“, sagt der Prinz. „Nein, einen. Es waren zwei. Maat ist im März gestorben. Gurke ist zu Hause, er hat nur noch das eine Ohr, er wäre ja mitgekommen, aber bei der Hymne heult er.“ Er hat die flache Hand neben das Knie gestreckt, in Kopfhöhe, sieht sie dort an und nimmt sie wieder weg. „Er schläft auf den Putzlappen“, sagt er. „Darum riecht alles, was mir gehört, ein bisschen nach ihm. Er ist es ja, der … also, eigentlich meine Schwester. Sie macht den Degen. Sie weint drauf, und dann muss sie noch mal von vorn anfangen.“ # speaker: Der Prinz
Niemand an der langen Tafel hat einen Prinzen je so viele Wörter am Stück sagen hören. Der Kammerherr notiert: Hund.
„Ich hatte einen Spaniel“, bemerkt Madame Marchetti in die mittlere Ferne, „der hat einen Erzbischof gebissen. Freunde vergisst man nicht.“ # speaker: odile-marchetti
Sie hat die Sandwiches zur Seite gerückt, um etwa zwei Fingerbreit, so dass sie nicht mehr zwischen ihnen stehen. Das Gespräch ist, nach den Regeln, einmal herum; also rollt man die Torte auf ihrem vergoldeten Wägelchen einen Schritt näher, sie hält, und der Zuckerreiher nickt.
-> second_course

=== the_court
# chapter: Unter so vielen Fenstern
~ steps--
„Sehr gut“, sagt der Prinz. Er sucht nach etwas, das man dahintersetzen könnte. „Es ist kälter als bei uns. Und es ist mehr davon da.“ # speaker: Der Prinz
Es folgt eine Pause von der Sorte, mit der schon Kriege begonnen haben. Du hörst den Gully seufzen.
„Das sind die Fenster“, sagt Madame Marchetti, die zu Hilfe kommt, wie ein großes Schiff zu Hilfe kommt: mit der Breitseite. „Seine selige Majestät wünschte jeden sehen zu können, der über ihn sprach. Da hat man vierhundert eingebaut, und seither hat im Hause niemand mehr ein Wort gesagt. Wir machen das alles auf der Terrasse, und darum sind wir so braun.“ # speaker: odile-marchetti
Fast hätte er gelächelt. Dir geht auf, dass sie das mit Absicht getan hat, wie man einem scheuen Pferd das Handgelenk hinhält. Aber das Gespräch ist einmal herum. Nach den Regeln rollt man die Torte auf ihrem vergoldeten Wägelchen einen Schritt näher. Sie hält; der Zuckerreiher nickt.
-> second_course

=== wrong_sandwich
# chapter: An der Spitze der Zuckerzange
~ steps--
Du fasst es mit der Zuckerzange. Du reichst es ihm von rechts, mit der Unterseite nach oben, und mit der Verbeugung, die einer Bischofswitwe zusteht.
Der Prinz betrachtet das Sandwich. Man sieht, wie er alles durchgeht: Die zwölfte ist es nicht, es ist überhaupt keine. Für das hier gibt es keine korrekte Ablehnung. Seine Mundwinkel machen sich selbständig; er beißt die Zähne zusammen.
„Nein danke“, sagt er wie ein Kind auf einem Geburtstag, „ich bin satt“; und dann entfährt ihm ein einziges kurzes, hohes, hilfloses Juchzen. # speaker: Der Prinz
Die ganze Tafel dreht sich um: Was ist da verendet? Madame Marchetti hat die Augen geschlossen. Ihr Gesicht ist vollkommen gefasst, und es läuft eine Träne herunter. „Ich habe mich einunddreißigmal geschlagen“, sagt sie nach einer Weile mit Mühe zu dir, „und eine solche Finte ist mir nie begegnet. Wo haben Sie gelernt?“ # speaker: odile-marchetti
Das Gespräch ist einmal herum. Nach den Regeln rollt man die Torte auf ihrem vergoldeten Wägelchen einen Schritt näher; sie hält, und der Zuckerreiher nickt.
-> second_course

=== second_course
# scene: terrace
„Drei Minuten Frist“, ruft der Kammerherr, „zur Entfernung der Rinden.“
Es ist die Pause der Sekundanten. Solange es dauert, darfst du gehen, wohin du willst, sofern du einen Teller trägst. Auf den Prinzen redet sein eigener Sekundant ein, ein massiger Onkel mit sehr vielen Orden, und sie sehen dich alle an.
Madame rückt Gabeln gerade. Sie tut es mit der Rechten. Die Linke, die bloße, liegt im Schoß ihres grauen Kleides, und darauf liegt der zurückgegebene Fächer wie auf einem Blatt Papier der Briefbeschwerer.
„Jetzt müsstest du zu einem von den dreien“, rät der Gully eilig. „Hab ich schon gesehen, so was. Die Dame, die sagt dir, warum. Oder der Rock, der sagt dir, was. Oder du bleibst bei mir und erfährst, was als Nächstes kommt; aber schwören kann ich’s nicht, ich lese ja nur Schuhe.“ # speaker: mirela-stan
+ [Zu Madame Marchetti gehen, mit einer sauberen Gabel.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Zu dem Rock an der Balustrade gehen, mit einer schmutzigen.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Die Serviette am Gully fallen lassen und eine Weile nicht finden.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: In ihrem Schoß, unter dem Fächer
~ steps--
„Sie werden sich gefragt haben“, sagt Odile, „wie ich dazu komme, wegen eines Fächers gefordert zu werden. Ganz einfach, ich habe ihn fallen lassen. Er hob ihn auf; er gab ihn mir mit der Linken; das ist an diesem Hof entweder ein Heiratsantrag oder eine Kriegserklärung. Sein Onkel hat gewählt. Den Jungen hat keiner gefragt.“ Sie nimmt die Gabel entgegen. „Wofür Sie zu gut erzogen sind, das ist die Frage, warum ich einen Fächer fallen lasse. Diesen Fächer habe ich durch zwei Erdbeben gehalten.“ # speaker: odile-marchetti
Sie hebt ihn an, einen Fingerbreit, für dich und sonst niemanden. Darunter zittert die bloße linke Hand, ganz fein, wie ein Glas, wenn draußen ein Karren vorbeifährt.
„Seit dem vorletzten Winter. Schlimmer wird es, wenn ich friere und wenn mir etwas leidtut. Fechten kann ich mit der anderen. Ich habe nachts mit einem Besen geübt und ihn einunddreißigmal geschlagen.“ Der Fächer senkt sich. „Aber er ist siebzehn. Er wird schnurgerade ausfallen, weil ihm nie jemand gesagt hat, er solle es lassen, und ich habe eine Viertelsekunde, um das so abzulenken, dass niemand Schaden nimmt. Ich weiß nicht, ob ich das Viertel noch habe. Sie sehen also, dass ich sehr viel lieber weiterreden würde.“ # speaker: odile-marchetti
Es ist das erste Mal in ihrem Leben, denkst du, dass sie das jemandem erzählt. Die Rinden sind fort. Die vergoldeten Räder quietschen.
-> third_course

=== the_coat
# chapter: Die Balustrade, zwei Türen im Blick
# scene: balustrade
~ steps--
„Sie halten einen Teller wie jemand, der welche spülen musste“, sagt Sable, „also fasse ich mich kurz. Am Dienstag unterzeichnen vier Höfe ein Papier, in dem Saal hinter uns. Bis dahin brauche ich den Jungen lebend, er ist der nächste König von Lys; und ich brauche Madame lebend, sie ist der einzige Mensch, vor dem seine Großmutter Angst hat. Und niemandem darf eine Feigheit nachgewiesen werden. Sie glauben nicht, wie viele Kriege weiter nichts sind.“ Die Schale löst sich in einem Stück. „Sehen Sie sich den Onkel an.“ # speaker: sable
Du siehst hin. Die Orden sehen zurück.
„Hat der Junge einen Kratzer, dann ist er Regent, so lange, wie die Rache dauert. Hat sie einen, dann ist er der Onkel des Helden. Er hat elfhundert in dreiprozentigen Staatspapieren auf Krieg gesetzt. Ich habe die Schuhe des Maklers gesehen.“ Man hält dir einen Orangenschnitz hin. „Es fiele mir nicht im Traum ein, Sie um etwas zu bitten. Ich erwähne lediglich, dass er um Viertel vor fünf anschneiden lässt, was immer die beiden gerade sagen. Er hat den Wagen bestochen. Wenn er hustet, geht es zwei Schritte auf einmal.“ # speaker: sable
Hinter dir hustet es. Die vergoldeten Räder quietschen; und quietschen.
~ steps--
-> third_course

=== the_drain
# chapter: Zwischen den Stuhlbeinen
# scene: drain
~ steps--
Auf den Knien, zwischen Stuhlbeinen, kannst du sie sehen: ein blasses, kluges Gesicht, von unten beleuchtet, hinter jedem Ohr ein Bleistift, eine Tasse. Man habe sie aus dem Komet-Theater kommen lassen, sagt sie, um die Trinksprüche zu soufflieren. Nach Hause geschickt habe sie keiner.
„Von hier sind’s lauter Füße, und Füße spielen nicht. Seine stehen einwärts. Das ist keine Angst, die hat er im Griff. Das ist Scham. Und ihre, schau: Gewicht rechts. Eine Linkshänderin. Warum steht sie dann da, als schliefe was in dem Arm, das sie nicht wecken will?“ Mirela Stan leckt an ihrem Bleistift. „Ich sag dir noch was. Ich hab den Fächer runterkommen sehen, die ganze Sache genau auf Augenhöhe. Der hat ihn nicht mit der Linken aufgehoben. Mit der Rechten hat er, wie ein Lamm. Dann ist ihm der Onkel auf den Fuß getreten, und er hat die Hand gewechselt, damit er nicht hinfällt. Er hat ihn mit der einzigen zurückgegeben, die er frei hatte.“ # speaker: mirela-stan
Sie reißt von ihrem Manuskript eine Ecke ab und reicht sie dir zwischen zwei Platten herauf. Darauf steht, in kleiner, rascher Schrift, ein Satz. Davor steht kein Name.
~ tray += prompt_slip
„Der gehört jemandem“, sagt sie. „Den hab ich vor neun Jahren an einen Rand geschrieben, und seitdem such ich, wer ihn spricht. Behalt ihn bei dir. Du merkst es dann schon.“ # speaker: mirela-stan
Oben quietschen die Räder. Du tauchst mit der Serviette wieder auf und verbeugst dich vor ihr.
-> third_course

=== third_course
# scene: small-cakes
Der zweite Gang besteht aus kleinen Törtchen, damit man sich an die große gewöhnt. Nach altem Brauch stellt jetzt die geforderte Partei eine Frage, und der Forderer hat in gleicher Münze zu antworten.
„Hoheit“, sagt Odile Marchetti. „Was werden Sie danach tun?“ # speaker: odile-marchetti
„Wonach?“ # speaker: Der Prinz
„Das ist meine Frage.“ # speaker: odile-marchetti
Er wird rot. Dass es ein Danach geben könnte, daran hat er nicht gedacht. Du siehst ihn am äußersten Rand des Nachmittags stehen, um halb fünf, und hinüberschauen, und da ist nichts, kein Hund, keine Schwester; er hebt den Blick zu ihr, und darin steht schlicht der Anfang des Entsetzens. Er macht den Mund auf, und er hängt.
Der Kammerherr hat die Uhr gehoben. Bleibt eine Frage eine Minute lang ohne Antwort, so gilt das Gespräch für beendet.
„Text“, flüstert der Gully in Todesqualen. „So gebt ihm doch einer Text.“ # speaker: mirela-stan
+ {dog} [„Gurke wird auf sein Abendessen warten, Hoheit.“]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [„Die oberste Etage ist hohl, Hoheit. Ich wollte es schon die ganze Zeit jemandem sagen.“]
    # chapter: Die oberste Etage, eine Hutschachtel
    ~ laughs++
    ~ steps--
    „Hohl?“, sagt der Prinz. # speaker: Der Prinz
    „Es ist eine Hutschachtel“, sagst du. „Glasiert. Wir hatten nur Eier für zwei.“ Seit Dienstag liegt es dir auf der Seele. Du siehst, wie es bei ihm ankommt und ein Licht ansteckt.
    „Was immer man danach tut“, sagt der Prinz und tastet sich vorwärts, „im dritten Stock wird man demnach nicht speisen.“ Gut ist er nicht. Es ist der erste Scherz, den er öffentlich gemacht hat, und Madame Marchetti nimmt ihn mit einer kleinen, ernsten Neigung des Kopfes entgegen, wie unter Kollegen. Die Räder quietschen, und die große Torte kommt heran, ein wenig leichtfüßig, jetzt, da man weiß, wo man hinsehen muss. # speaker: Der Prinz
    -> fourth_course
+ [„Seine Hoheit wird Ihnen einen Brief schreiben. Das tun alle. Es sind einunddreißig.“]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Vorlesen, was auf dem Zettel steht.]
    ~ mirela++
    -> line_slip
+ {uncle} [„Ich glaube, sein Onkel weiß eine Antwort. Er hat gehustet.“]
    ~ sable++
    -> line_uncle
+ [Den Zucker umwerfen. # hint: mit großer Gebärde]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: Zu Hause neben dem Napf, um sechs
~ steps--
„Um sechs“, sagt der Prinz sofort. „Von jemand anderem frisst er nicht. Er sitzt einfach so da, neben dem Napf.“ Er hört, was er gesagt hat. Es gibt ein Danach, es hat ein Ohr, und um sechs muss er darin sein. „Ich hab gar nicht überlegt“, sagt er langsam, „wer es ihm sagt.“ # speaker: Der Prinz
„Nein“, pflichtet Odile bei. „Sie begreifen es ja nie, nicht wahr? Man müsste immer wieder ohne Sie nach Hause kommen, jeden Abend, Jahre hindurch.“ Sie sagt es ganz sanft. Die Tafel entlang entdecken mehrere Personen, dass sie etwas im Tee haben. # speaker: odile-marchetti
Der Kammerherr lässt die Uhr sinken. Man sieht den Schnurrbart des Onkels zucken. Ein Quietschen; die Torte rückt heran.
-> fourth_course

=== line_letter
# chapter: Fremde Gärten, in Briefen
~ steps--
„Ist das wahr?“, sagt der Prinz. „Man schreibt Ihnen?“ # speaker: Der Prinz
„Ich schreibe zuerst. Das gehört sich, man ist einander schließlich nahegekommen. Dann kommt Antwort, und man erfährt so unendlich viel über Gärten. Auf neun der Hochzeiten bin ich gewesen.“ Sie sucht ihm ein Törtchen aus, mit Bedacht, das mit der Kirsche. „Ich verrate Ihnen, was in allen steht, es ist immer dasselbe. ‚Ich dachte, wenn Sie mich grüßen, würde ich mir vorkommen wie wer. Ich kam mir vor wie irgendjemandes Sohn.‘“ # speaker: odile-marchetti
Er nimmt das Törtchen. Dass man es auch ablehnen könnte, scheint er vergessen zu haben. „Heben Sie die auf?“ # speaker: Der Prinz
„Im Mehl“, sagt Odile, was du nicht verstehst, und sie wird ein klein wenig rosa. Die Räder quietschen, und die große Torte rückt heran.
-> fourth_course

=== line_slip
# chapter: Ein Zettel, glatt auf dem Teller
~ steps--
Du streichst ihn auf dem Teller glatt. Du liest ihn vor, nicht besonders gut, wie man etwas liest, das man noch nie gesehen hat.
„‚Ich bin nur gekommen, weil sie den Degen schon poliert hatten.‘“
Auf der ganzen Terrasse hört man nichts als die Fahne. Der Prinz hat sich im Stuhl umgedreht und sucht, wer das gesagt hat. Dann begreift er, dass es an seiner Stelle kam und beinahe mit seiner Stimme, dass alle es gehört haben; und dass es stimmt.
„Ja“, sagt er. „Stimmt. Sie war seit fünf auf.“ Und seine Schultern, die seit dem Mittagessen bei den Ohren waren, sinken wie eine Fahne am Abend. # speaker: Der Prinz
Unter den Füßen kratzt ein Bleistift. „Der Prinz“, sagt Mirela Stan mit erstickter Stimme vor sich hin und schreibt den Namen dazu. „Neun Jahre. Es war der Prinz.“ # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: Die ganze Tafel, zum Onkel gewandt
Alle Köpfe fahren herum. Der Onkel hat den Mund offen. Er war gerade im Begriff, noch einmal zu husten.
„Ich?“, sagt der Onkel. „Was der Junge danach macht, ist nicht meine Sache.“ # speaker: Der Onkel
Bescheiden hatte es klingen sollen, aber so kommt es nicht auf. Es liegt da, auf dem weißen Tuch, in der Sonne. Am fernen Ende öffnet eine alte Dame in Schwarz, die du für schlafend gehalten hast, ein Auge; es ist die Königinwitwe von Lys, die Großmutter, und sie sieht ihren jüngeren Sohn an, wie man einen Fleck ansieht.
„Nicht?“, sagt der Prinz. Er ist ganz weiß geworden. „Wessen Sache ist es denn, Ihrer Meinung nach?“ # speaker: Der Prinz
Auf der Balustrade wird eine Orange, ganz und geschält, auf den Stein gelegt. Das ist alles. Der Rock ist nicht mehr da. Die Räder schweigen; der Mann am Wagen, wie du bemerkst, hat soeben eine Münze in die andere Tasche gesteckt.
-> fourth_course

=== line_sugar
# chapter: Die Tafel unter Zucker
~ steps--
Es geht ab wie eine kleine Lawine. Zucker im Tee, Zucker in den Orden, Zucker auf der Königinwitwe. Elf Lakaien kommen mit Bürsten, und als sie fertig sind, ist die Minute nicht mehr auffindbar, und dem Kammerherrn bleibt nur, auf Witterung zu erkennen.
„Danke“, sagt der Prinz im Schutz des Ganzen, aus vollem Herzen.
„Keine Ursache“, sagst du.
„Sie können das auch nicht besonders gut“, sagt er, „oder? Ich dachte, ich wär der Einzige.“ Er grinst. Er sieht damit aus wie elf. „Das freut mich. Sie ist so gut darin, dass ich schon das Gefühl hatte, es ist unhöflich von mir, nicht tot zu sein.“ # speaker: Der Prinz
Man hört Madame Marchetti, Zucker in den Wimpern, erklären, für den Teint gebe es gar nichts Besseres. Aber die Räder quietschen.
-> fourth_course

=== fourth_course
# scene: icing
Es sind jetzt noch {steps} Schritte. Von hier aus kann man die Glasur lesen. Da steht in schönster Kupferstecherschrift EINTRACHT.
Die Sonne ist an der Mauer angekommen. Es kommt die letzte Pause, zum Falten der Servietten; danach wird man sich erheben, und was immer gerade gesagt wird, die älteste anwesende Dame setzt das Messer an die Torte, und wenn die beiden Hälften auseinanderfallen, ziehen die Parteien blank.
Drei Leute wollen etwas von dir. Der Prinz hat seine Serviette fallen lassen und bückt sich danach, auf deiner Seite. Odile streckt ihr Taschentuch aus, das eigentlich du tragen solltest. Und im Gully geht ein Licht an und aus.
+ [Sich auch nach der Serviette bücken.]
    -> under_the_cloth
+ [Das Taschentuch nehmen.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [Sie grüßen wie an jenem Morgen, mit einer Kuchengabel. # hint: sie wird den Gruß erwidern müssen]
    # chapter: Der Rand der Tafel, ein Salut
    ~ odile++
    ~ hand = true
    ~ steps--
    Du machst es, wie es sich gehört, aus der Schulter. Sie kann nicht anders, es steckt ihr in den Knochen: Der Arm fährt hoch zur Erwiderung, und es ist der linke; und so lange, wie ein Gruß eben dauert, siehst du in der tiefen Sonne die Gabel darin schaudern wie Gras.
    „Das Handgelenk haben Sie schon damals sinken lassen“, sagt Odile, als sie ihn wieder unten hat, unter dem Tuch. Sie hat keine Farbe mehr. „Nummer neunzehn. Ich hatte vergessen, wie Sie aussehen, bevor Sie eine Tapferkeit begehen.“ # speaker: odile-marchetti
    „Seit wann?“, fragst du sehr leise.
    „Darum schreibe ich ja so viele Briefe“, sagt Madame Marchetti. „Bei einem Brief kann man sich Zeit lassen, so viel man will.“ # speaker: odile-marchetti
    -> rise
+ [Sich auf den Gully stellen und ihn ausreden lassen.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Unter dem Tischtuch, wie im Teich
# scene: under-cloth
~ steps--
Darunter ist es grün und dämmrig wie in einem Teich. Sein Gesicht steht auf dem Kopf.
„Ich will nicht“, sagt er. „Ich weiß bloß nicht, wie man das sagt. Wenn ich zurückziehe, ist es Feigheit, das ist Gesetz, und dann stünde im Vertrag, dass Lys ein Feigling ist. Und wenn ich mich entschuldige, heißt das, ich hab’s so gemeint. Ich hab überhaupt nichts gemeint. Ich wollte ihr bloß den Fächer wiedergeben.“ Er schluckt. „Sie ist der großartigste Mensch, den ich in meinem Leben gesehen hab. Ich wollte sie fragen, wie man aufhört, Angst zu haben. Ich hatte es schon fertig im Kopf; dann tat mir der Fuß weh, und jetzt sitzen wir hier.“ # speaker: Der Prinz
„Fragen Sie jetzt“, sagst du.
„Vor allen?“ # speaker: Der Prinz
Du denkst darüber nach, unter den Schuhen. {hand: Du kennst auf dieser Terrasse noch jemanden mit einer Frage, die sich vor allen nicht stellen lässt. Dir will scheinen, die beiden würden zusammenpassen.|Es sind vierzig Paar, und Füße spielen nicht, wie die Dame im Gully sagt. Die meisten stehen einwärts.}
~ fan = true
-> rise

=== handkerchief
# chapter: Ein Taschentuch, eine Hand wie Eis
~ steps--
Sie legt es dir in die Hand und schließt deine Finger darum, und einen Augenblick lang hältst du ihre Linke. Sie ist eiskalt. Sie regt sich in deiner wie ein Vogel.
„Sollte es mir missglücken“, sagt Odile, „so sagen Sie, es war die Sonne. Sagen Sie, ich hätte gelacht. Und jemand soll nach seinem Hund sehen.“ Sie blickt hinüber zu dem Jungen, der nach der Serviette sucht. „Ich habe stets die Ansicht vertreten, ein Streit sei eine Unterhaltung, der die Grammatik abhandengekommen ist. Zwanzig Jahre lang habe ich die Grammatik geliefert, müssen Sie wissen, allen und jedem. Und einen Satz habe ich nie bilden gelernt.“ # speaker: odile-marchetti
„Welchen?“
„Er fängt mit ‚ich‘ an“, sagt Odile, „und ist drei Wörter lang, und das letzte heißt ‚nicht‘.“ # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: Die Platte neben dem linken Schuh
# scene: drain
~ steps--
„Es ist die Form“, sagt die Stimme. Sie hat geweint, oder es ist die Feuchtigkeit. „Ich hab unter jeder Sorte Szene gesessen, die es gibt. Das hier kann nur auf eine Art ausgehen, und das ist kein Kampf. Das ist ein Geständnis. Da sind zwei, die haben beide denselben Satz und glauben beide, der andere wartet drauf, dass blankgezogen wird. Es braucht bloß einer zu hängen, laut und deutlich, und keiner hilft. Du hilfst ihm ja dauernd. Sie auch. Ich hab’s auch gemacht.“ # speaker: mirela-stan
„Was soll ich tun?“
„Den Mund halten“, sagt Mirela Stan. „Das ist am Theater das Allerschwerste. Ich hab’s noch nie geschafft. Oder du lässt mich ans Buch.“ Es raschelt. „Ich seh von hier ihren Schuh. Linker Absatz in der Luft. Ich würd nicht mehr lange warten.“ # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
Sie erheben sich. Es klingt wie Brandung.
Die Sonne liegt längs auf der Mauer. Auf dem vergoldeten Wagen ist die Torte bis an den Saum des Tuchs gekommen; die Königinwitwe von Lys ist aus ihrem Stuhl aufgestanden, in Etappen, und man hat ihr das Messer gereicht. Es ist so lang wie ihr Arm. Der Onkel hustet, und es ist ein zufriedenes Husten.
Odile und der Prinz stehen da, die Torte zwischen sich. Sie haben gegrüßt. Seine Spitze ist ruhig. Er ist durchaus bereit, getötet zu werden, er hat sich vorgenommen, es gut zu machen. Ihre Waffe ist in der Rechten. Man sieht nicht das Geringste, wenn man es nicht weiß.
„Das Gespräch“, sagt der Kammerherr, „ist eröffnet, bis die Torte angeschnitten wird. Hat eine der Parteien noch etwas zu bemerken?“ # speaker: Der Kammerherr
Niemand spricht. In der Stille gibt es die Fahne, die Springbrunnen und jemanden, der sekundiert; das bist du. {player_name != "": Unter deinem linken Schuh hörst du es, kaum gehaucht, so wie man jemandem auf der Bühne den eigenen Namen gibt, damit es weitergeht: „{player_name}.“}
+ {(hand and fan) or page_shown} [Gar nichts sagen und von einem zum anderen sehen, bis sie es nicht mehr aushalten.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [Gar nichts sagen und von einem zum anderen sehen. # locked: Du weißt noch nicht, was jeder von beiden verbirgt]
    -> ending_silence
+ {sable >= 1} [„Ich bemerke, dass das Messer in der falschen Hand ist.“ Dabei ein Blick zum Rock hinüber.]
    -> ending_wrong_hand
+ {laughs >= 1} [Den Zuckerreiher nehmen und aufessen.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [„Text“, zum Gully hinunter, laut.]
    -> ending_line
+ [„Nur, dass es ein reizender Nachmittag gewesen ist.“ # hint: anschneiden lassen]
    -> ending_cut

=== ending_silence
# chapter: Die Terrasse, und keine Hilfe
Es ist erstaunlich, wie lange ein Schweigen anhält, wenn ihm niemand zu Hilfe kommt.
Der Prinz sieht dich an: Er will seinen Text. Du hast keinen. Er sieht zum Gully, und da ist nur Atmen. Er wendet sich ihr zu, wie es alle immer getan haben; und Odile Marchetti, die in zwanzig Jahren keine Pause hat eintreten lassen, ohne ihr etwas Reizendes unterzulegen, holt Luft und hat nichts. Du siehst, wie sie es merkt.
Ihre Linke ist von selbst hochgekommen, in die Sonne. Sie zittert, und vier Höfe sehen es.
„Ich kann nicht“, sagt Odile mit recht kleiner Stimme. „Verzeihen Sie. Ich glaube, ich kann nicht.“ # speaker: odile-marchetti
„Ach“, sagt der Prinz, „ich auch nicht.“ Sein Degen liegt schon auf dem Tuch, zwischen den Löffeln. Er ist um die Torte herumgegangen, was in keinem der Bücher steht. „Ist das immer so? Ich dachte, es liegt daran, dass es mein erstes Mal ist. Tut es weh? Meine Schwester hat Gänsefett.“ Und er nimmt ihre Hand in seine beiden; in die linke, wie es sich trifft, und in die rechte. # speaker: Der Prinz
„Das ist entweder ein Heiratsantrag“, sagt der Kammerherr matt, „oder …“ # speaker: Der Kammerherr
„Das ist eine Hand“, sagt die Königinwitwe von Lys. „Schneidet mir einer jetzt ein Stück Torte ab.“ # speaker: Die Königinwitwe
# scene: evening
# ending: two-words; Drei Wörter, und das letzte war nicht
Am Dienstag wurde der Vertrag unterzeichnet; Artikel neun, dessen Herkunft sich niemand erklären kann, räumt jeder Partei das Recht ein, es zu sagen. Madame Marchetti hat sich zurückgezogen, ungeschlagen, wenn man den Besen nicht mitrechnet. Donnerstags empfängt sie, ohne Handschuhe. Es kommt ein junger Mann mit einem Hund im Korb. Er widerspricht ihr in allem, ohne die mindeste Furcht, bis elf Uhr nachts, und man hat sie sagen hören, besser habe sie nie gefochten.
-> END

=== ending_wrong_hand
# chapter: Die Torte, von links
Es ist die reine Wahrheit. Die Königinwitwe hält es in der Linken. Sie ist Linkshänderin, seit achtzig Jahren; und der gesamte Winterhof, dem es bis zu diesem Augenblick nie eingefallen ist hinzusehen, sieht hin und zieht die Luft ein.
„Nach dem Brauch dieses Hauses“, bemerkt eine ruhige Stimme neben einer der beiden Türen, „ist es eine Kriegserklärung, wenn man sich einer Torte mit der Linken nähert. Ich erwähne es nur. An die Torte.“ Die Stimme schält etwas. „Man müsste ihr wohl Zeit zum Rüsten geben.“ # speaker: sable
Man hört den Kammerherrn blättern. Er ist ein wahrheitsliebender Mann und ein hungriger. „So ist es“, sagt er schließlich. „Ein Jahr und ein Tag.“ # speaker: Der Kammerherr
„Und das Duell?“, brüllt der Onkel. „Was wird aus dem Duell?“ # speaker: Der Onkel
„Es ist auszutragen, sobald die Torte angeschnitten ist“, sagt der Kammerherr. „Die Torte kann nicht angeschnitten werden, Durchlaucht. Sie ist kriegführende Partei.“ # speaker: Der Kammerherr
{uncle: Da hustet der Onkel, und kein Wagen bewegt sich. Er tastet in seiner Weste wie einer, der die Börse sucht, die er dem Falschen gegeben hat. Auf seinem Stuhl liegt ein Blatt aus dem Hauptbuch eines Maklers, in viererlei Tinte.|Der Onkel sagt ein Wort. Die Königinwitwe schickt ihn, ohne den Kopf zu wenden, hinein, den Mund ausspülen.}
# scene: evening
# ending: cake-at-war; Eine Torte im Krieg
Sie steht in der Ostgalerie unter Glas, mit einem Posten davor. Einmal im Monat treffen sich die Parteien bei ihr, um festzustellen, dass die Feindseligkeiten andauern, und es hat sich eingebürgert, dass sie Sandwiches mitbringen. Drei Jahre geht das nun. Der Prinz ist gewachsen; er ist nicht mehr siebzehn und fragt einen rundheraus, wie es der Mutter geht. Jeden Herbst kommt ein Glas Honig, adressiert „An die Torte“, ohne Karte. Die letzte Zeile des Vertrags war an einem Vormittag erledigt. Frieden zu halten ist, wie sich zeigt, um einiges leichter, wenn alle genau wissen, wo der Krieg steht.
-> END

=== ending_heron
# chapter: Das Nest, oben auf der Torte
Man muss sich ziemlich weit hinüberlehnen. Er löst sich vom Nest mit einem Knacks, der über die Terrasse geht wie ein Schuss.
Du siehst ihn an. Er sieht dich an. Er hat ein sehr kleines Auge aus einer Korinthe. Dann, da du nun einmal angefangen hast und in der ganzen Etikette rein gar nichts darüber steht, wie man es macht, beißt du ihm den Kopf ab.
Der Prinz ist es, den es erwischt. Es fängt irgendwo beim Degengurt an. Er kämpft dagegen, er ist puterrot, er hat die Lippen eingezogen, und die Augen treten ihm heraus; und da begeht er den Fehler, Odile Marchetti anzusehen. Ihre Spitze ist gesunken. Sie hält sich an einer Stuhllehne fest. „Der war“, bringt sie hervor, „für den Kaiser“; und damit ist es um beide geschehen. Sie lachen, bis sie sich setzen müssen. Sie lachen, bis sie auch den anderen Handschuh ausziehen muss, um sich die Augen zu wischen, und die Hand zittert, und kein Mensch könnte sagen, wovon.
„Elf endeten mit Gelächter“, flüstert der Gully ganz außer sich. „Steht in ihrer Bilanz. Das gilt. Das gilt als Gang.“ # speaker: mirela-stan
„Ich erkenne“, sagt der Kammerherr, der Glasur auf der Nase hat und nicht weiß, woher, „dass der Ehre Genüge getan ist. Sie hatte anscheinend nur ein wenig Appetit.“ # speaker: Der Kammerherr
# scene: evening
# ending: laughter; Das zwölfte, das mit Gelächter endete
Jetzt sind es zweiunddreißig: neunzehn durch zerrissenen Ärmel, zwölf durch Gelächter und eines wegen Regens. Sie schrieb ihm ein Billett, wie reizend es gewesen sei. Er schrieb vier Seiten zurück, hauptsächlich Hund. Die Torte gab es zum Frühstück, alle vier Höfe an einem Tisch, aus der Hand. Und du, du wirst nicht mehr zum Sekundieren gebeten. Du wirst zum Mittagessen gebeten. Ein Reiher ist immer dabei.
-> END

=== ending_line
# chapter: Die Terrasse, eine Platte offen
Da unten herrscht eine grauenvolle Stille. Dann ein Rumoren und das Geräusch von Riegeln.
Eine Steinplatte hebt sich, kippt und schlägt um. Aus der Terrasse des Winterhofs steigt ohne Hut, in Filzpantoffeln, mit Fries an den Ellbogen und einem verschnürten Bündel im Arm, eine Frau von vierundvierzig, die seit zwanzig Jahren kein Publikum vom Gürtel aufwärts zu sehen bekommen hat.
„Entschuldigung“, sagt Mirela Stan zu den Königen. „Ich bitte vielmals um Entschuldigung. Ich bin bloß die Souffleuse. Aber es ist die letzte Szene, es ist seit Mittag die letzte Szene, und ich hab sie hier. Sie steht auf dreiundneunzig Rändern, mir hat bloß immer der Fußboden gefehlt.“ Und sie geht auf die Knie und fängt an, sie auszulegen, Seite um Seite, auf den Steinen, zwischen den beiden. # speaker: mirela-stan
Der Prinz legt den Degen weg, um damit eine Ecke zu beschweren. Odile rückt die Torte. „‚Die Dame‘“, liest sie mit schiefgelegtem Kopf. „‚Ich bin müde, mein Herr, und möchte lieber hören, dass Ihnen mein Hut missfällt.‘ Aber das ist ja ausgezeichnet. Bin ich das?“ # speaker: odile-marchetti
„Und ich bin der hier“, sagt der Prinz. „‚Ich bin nur gekommen …‘ Oje. Darf ich noch mal? Jetzt weiß ich, wie es geht.“ # speaker: Der Prinz
Es dauert bis zur Dämmerung. Die Königinwitwe bekommt eine Herzogin mit vier Pointen. Es kommt keiner darauf, etwas anzuschneiden.
# scene: evening
# ending: the-margins; Das Stück an den Rändern
Im Frühjahr hatte es am Komet Premiere, mit elf Minuten Verspätung. Im vierten Akt kommt eine Torte vor, und am ersten Abend wurde sie nicht angeschnitten. Ein Onkel kommt vor, der hustet; die Anmerkungen dazu schickt er selbst. Es ist von M. Stan. Sie sieht es sich von vorn an, in einer Loge mit einer richtigen Tür, und bewegt die Lippen. Nur ganz am Schluss, wenn die zwei ihre Degen einstecken und dieses lange, lange Schweigen kommt, hört man irgendwo aus dem dunklen Saal eine tiefe Stimme, die nicht anders kann und sagt: „Jetzt.“
-> END

=== ending_cut
# chapter: In einer Viertelsekunde
„Sehr freundlich“, sagt der Prinz und verbeugt sich. Er ist gut erzogen.
Das Messer geht hinein. Es dauert ein bisschen, es ist Marzipan darin. Die beiden Hälften der Torte neigen sich auseinander wie zwei Leute auf einem Fest, denen man gerade etwas gesagt hat; und fallen.
Er fällt schnurgerade aus, wie sie gesagt hat. Du siehst die Viertelsekunde. Sie ist sehr hell, und es hat eine Menge darin Platz: die Spitze, der graue Ärmel, die linke Hand, die sich von selbst hebt, wie schon zehntausendmal, und zittert, und zu spät kommt. Und die rechte, die von der anderen Seite herüberkommt, aus sehr vielen Nächten in einer Küche, mit genau der Bewegung, mit der man eine Stufe kehrt.
Es klingt, als würde ein Teller weggeräumt. Sein Degen steigt, sich überschlagend, ins Blaue und kommt senkrecht herunter, in der größeren Hälfte von EINTRACHT.
„Ein Besen“, sagt Odile Marchetti verwundert, zu niemandem. # speaker: odile-marchetti
Sie hat eine zerrissene Manschette. Er hat keinen Kratzer. Was den Onkel betrifft, so zieht man da den Vorhang zu.
{odile >= 3: „Hoheit“, sagt sie, „das war ein wunderschöner gerader Stoß. Lassen Sie sich von niemandem einen anderen beibringen. Kommen Sie am Donnerstag? Es gibt Suppe. Ich zeige Ihnen, welche meiner Hände die gute ist; ich habe es soeben herausgefunden.“|„Hoheit“, sagt sie und grüßt, „ich stehe mit einer Manschette in Ihrer Schuld.“ Sie lächelt. Aber als sie den Handschuh überzieht, siehst du, dass sie die Hand dabei nicht ansieht und dass da jemand hätte fragen sollen.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Halb fünf
So steht die Bilanz bei zweiunddreißig, keine Toten; zwanzig sind es nun durch zerrissenen Ärmel, und zum ersten Mal war der Ärmel ihrer. Sie hat ihn rahmen lassen. Der Vertrag wurde unterzeichnet. Um den Degen aus der Torte zu ziehen, brauchte es drei Mann, und seitdem ist allerhand Unsinn darüber geredet worden, wer ihr rechtmäßiger König sei. {dog: Gurke bekam um sechs sein Abendessen und die ganze Geschichte.|Der Prinz war um sechs zu Hause. Neben dem Napf, sagt er, habe jemand gewartet.}
-> END
