# role: executor; Nachlassverwaltung; Deine Tante hat dir das Haus vermacht und die Aufgabe, es zu schließen.
# role: lodger; Wintergast; Du hast das Haus für einen Monat gemietet, billig, am Telefon.
# role: clearer; Haushaltsauflösung; Du räumst Häuser aus, das ist dein Brot. Wessen Häuser, musstest du nie wissen.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Tage zu früh; 9
# inventory: kept; Was du behalten hast
# item: stamp; Eine Briefmarke, angeleckt, die niemandem gehört
# item: alphabet; Dein Alphabet, von deiner eigenen Hand
# item: first_letter; Der Brief eines Kindes, 1951
# item: sealed_move; Goran Petraks Umschlag für den Abgabezug
# talk: goran-petrak; Setzen Sie sich so, dass ich Ihren Mund sehe. Verzeihen Sie. Ich habe mir angewöhnt hinzusehen.
# talk: amadou-sene; Lassen Sie sich Zeit. Wenn hinter mir der Vogel schreit, dann wissen Sie, dass ich es bin.

LIST things = stamp, alphabet, first_letter, sealed_move
VAR role = "executor"
VAR player_name = ""
VAR kept = ()
VAR goran = 1
VAR amadou = 1
VAR early = 1
VAR gave = false
VAR burned = false
VAR waxed = false
VAR aloud = false
VAR carried = false

-> the_mat

// Was durch die Tür kommt, ist immer eine Antwort. Einmal kam sie zu spät, seitdem nie wieder.

=== the_mat
# chapter: Die Matte, Montag
# scene: hall
Montag, Viertel nach vier. Ich schreibe die Uhrzeit dazu, weil ich sie allmählich brauche.
Das Haus steht oberhalb von Brod Abzweig, als letztes am Weg, den Rücken in den Hang gegraben. {role == "executor": Meine Tante Dorte ist am Neunten darin gestorben. Ich habe die Schlüssel, eine Mappe vom Notar und eine Woche.}{role == "lodger": Der Makler sagte, die Besitzerin sei am Neunten darin gestorben, ein Fräulein Dorte Lunde, und darum sei es so billig.}{role == "clearer": Lunde, Dorte, verstorben am Neunten, Inventar bis Samstag raus. So stand es auf dem Auftrag. Ich habe einen Lieferwagen, eine Rolle Säcke und eine Woche.} Es gibt eine Küche mit einem einzigen Hahn. Es gibt ein Schlafzimmer, in dem ein Laken über dem Spiegel hängt. In der Diele stehen ein Tisch und ein Telefon mit Anrufbeantworter, und in der Tür ist eine Klappe aus Messing mit einer Matte dahinter.
Im Adressbuch neben dem Telefon stand ein einziger Name, also setzte ich mich an den Dielentisch und schrieb ihm.
Sehr geehrter Herr Petrak, ich bin im Haus von Fräulein Lunde und höre, dass Sie sie gekannt haben. Gibt es hier etwas, das an Sie gehen sollte? Und können Sie mir sagen, wer der Arzt war? # document
Ich unterschrieb nicht. Eine Marke hatte ich auch nicht. Ich ging in die Küche, um nachzusehen, ob in der Schublade mit dem Bindfaden eine war, und blieb so lange weg, wie man braucht, um eine Schublade auf- und wieder zuzuziehen.
Die Klappe habe ich nicht gehört. Als ich zurückkam, lag ein Umschlag auf der Matte. Er war an einem Ende dunkel, wie ein Keks, den man eingetunkt hat. Ich dachte an Regen, aber die Stufe war trocken und der Weg auch, bis ganz hinunter zu den Signallaternen.
{player_name != "": Guten Tag, {player_name}|Guten Tag, liebes Gegenüber}, hab Dank für deinen Brief vom Dienstag. Nein, für Herrn Petrak ist hier nichts. Der Arzt hieß Vesely und war sehr überrascht. Marken sind in der blauen Dose, hinter dem Reis. Schreib doch wieder. Ich hatte solche Angst, du tust es nicht. Auf immer. # document
Es war Montag. Mein eigener Brief lag noch auf dem Tisch, daneben der Füller ohne seine Kappe.
Ich sah hinter dem Reis nach. Die blaue Dose stand da, mit neunzehn Marken darin.
+ [Antworten. Fragen, wer da schreibt. # hint: der Füller ist schon offen]
    ~ early = 2
    -> answer_it
+ [Herrn Petrak anrufen. Die Nummer steht im Buch.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [In den Ofen damit.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [In den Sack damit und mit dem Rest verbrennen. # hint: für Papier hast du eine Regel]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: Die Küche, Rücken zur Wand
# scene: kitchen
Ich nahm ein frisches Blatt mit in die Küche, weg von der Matte, und schrieb mit dem Rücken zur Wand wie jemand, der seine Suppe bewacht.
Wer bist du? Woher hast du gewusst, was ich fragen würde? # document
Ich faltete es und hielt es in der Hand. Ich ging mit ihm in der Hand in die Diele. Der zweite Umschlag war schon da, genau in der Mitte der Matte und feuchter als der erste. Als ich ihn aufhob, war er warm wie eine Hosentasche.
Ich bin, wer antwortet. Was du fragen wirst, weiß ich nicht, ich weiß nur, was ich dir gesagt habe, und von da aus ist es leicht. Du hast kleine Füße. Du schläfst auf der linken Seite. Hinten ist ein Zahn, unten rechts, an den gehst du beim Nachdenken mit der Zunge, und jetzt bist du gerade daran. # document
Ich nahm die Zunge weg.
Der Zahn ist mein Lebtag gesund gewesen. Das weiß ich sicher, im Frühjahr hat noch jemand danach gesehen. Aber als ich jetzt mit der Fingerspitze dagegendrückte, gab er nach, vor und zurück, wie der erste es tut, wenn man sechs ist, mit einem kleinen nassen Knarren, das ich im Ohrknochen hörte und nicht von außen.
An diesem Abend schrieb ich nichts mehr. Die blaue Dose nahm ich mit ins Bett, um zu wissen, wo sie war.
-> tuesday

=== ring_the_number
# chapter: Die warmen Kacheln, bis zehn
# scene: kitchen
Beim zweiten Läuten meldete er sich, erst mit seinem Namen, dann mit meinem. Ich fragte, woher er den wisse. Den hätte ich doch in meinem Brief angegeben.
„In welchem Brief, Herr Petrak?“
„Er kam mit dem Mittagssack herauf. Sie fragen, was es hier für mich gibt und wer ihr Arzt gewesen ist. Sie schreiben eine gute, schlichte Hand. Nur habe ich mir den Stempel angesehen, wie ich das zu tun pflege, und muss Sie bitten, mir ein Berufslaster zu verzeihen.“ Ich hörte, wie er das Ding umdrehte. Vierzig Jahre lang war er Bahnhofsvorsteher. „Abgestempelt ist er hier, in Brod, am Donnerstag. Heute ist Montag. Für gewöhnlich würde ich sagen, der Junge hat das Rad falsch gestellt. Aber ich war sein Vorsteher, und gestellt habe ich es selbst.“ # speaker: goran-petrak
Ich fragte ihn, ob der Umschlag nass sei.
Dafür nahm er sich Zeit. „Er ist getrocknet worden“, sagte er, „auf einem Ofen. Von mir. Ich dachte, so etwas tut man für einen Brief.“ Und dann, mit ganz anderer Stimme: „Lecken Sie nichts an. Es ist töricht, das einem erwachsenen Menschen zu sagen. Fräulein Lunde hat dreißig Jahre lang per Post mit mir Sizilianisch gespielt, und in den letzten davon gewöhnte sie sich an, ihre Marken mit dem Schwamm zu befeuchten. Ich fragte sie nach dem Grund. Sie schickte mir ihren Zug.“ # speaker: goran-petrak
Als ich aufgelegt hatte, holte ich mir einen Stuhl, setzte mich mit dem Rücken an die warmen Kacheln und sah durch die offene Tür in die Diele. Es kam nichts. Gegen zehn merkte ich, dass ich an der Innenseite meiner Backe sog und dass sie nach Gummierung schmeckte.
-> tuesday

=== the_stove
# chapter: Der Rost, nasses Papier
# scene: kitchen
Es wollte nicht brennen. Es zischte, und aus dem Falz lief braunes Wasser die Roststäbe entlang. Ich hielt es mit dem Schürhaken nieder, bis es fort war.
Nasses Papier habe ich schon verbrannt. Es riecht nach nassem Papier. Das hier roch nach einem schlafenden Menschen, nach dem Kissen auf der warmen Seite, und ich machte das Fenster auf.
Ungefähr um diese Zeit wurde mir der Mund trocken. Ich trank am Hahn ein Glas Wasser und noch eins, und sie gingen hinunter, wie Wasser in Sand geht, ich spürte, wie sich die Zungenränder hochbogen. Als ich einen Finger hineinsteckte, um nachzusehen, kam er schwarz heraus. Es war Asche, fein und weich, und darin ein Flöckchen mit Schrift darauf, weiß auf schwarz und spiegelverkehrt. Ich stellte mich vor den Rasierspiegel über dem Spülstein und las es dort.
schreib wieder, stand da.
Ich spülte, bis das Wasser klar war. {role == "clearer": Ich habe die Papiere von zweihundert Leuten verbrannt und nie eins davon geschmeckt.|Ich redete mir etwas ein von Zugluft und Kaminen.} Dann ging ich durchs Haus und suchte jeden Füller und jeden Bleistift zusammen, elf Stück im Ganzen. Ich band einen Faden darum und legte sie hinaus auf die Stufe, in die Kälte, schob den Riegel vor und hängte von innen ein Geschirrtuch über die Klappe.
-> tuesday

=== tuesday
# chapter: Das Bett, Dienstag
# scene: bedroom
~ early = early + 1
Am Dienstag wachte ich mit Schnitten auf der Zunge auf.
Sie waren kurz und sehr gerade, fünf Stück, an den Rändern. Wer je für einen Verein einen Rundbrief verschickt hat, weiß, was das ist. Ich hatte in der Nacht fünf Umschläge zugeklebt, oder jemand hatte es getan. Ich zählte die Marken. Es waren vierzehn.
Mein Kissen war feucht, an einer Stelle, unter dem Mund. {early > 2: Der Zahn saß noch lockerer.|Und ein Zahn hinten unten rechts, mein Lebtag gesund, gab nach, als ich ihn berührte.}
Ich ging auf Socken hinunter. {burned: Das Geschirrtuch hing dreifach gefaltet über dem Geländer. Die Stifte lagen wieder in der Schublade, mitsamt dem Faden, zur Schleife gebunden.|Der Dielentisch war aufgeräumt worden. Mein Brief an Herrn Petrak war fort.} Auf der Matte lag ein Umschlag, und es stand kein Name darauf, nur oben in der Ecke, wo man seine eigene Adresse hinsetzt, stand: Hier.
Das mit der Zunge tut mir leid. Wir werden schon noch besser darin. Ich würde dir gern mehr helfen, aber so, wie ich bin, kann ich es nicht, ich muss jedes Wort im Dunkeln ertasten und mache alles dabei nass. Wenn ich deine Hand hätte, könnte ich ordentlich schreiben. Schreibst du mir ein Alphabet ab? Kleine Buchstaben und große. Schön langsam. Leg es dir ein Vaterunser lang auf die Zunge, und dann leg es hin, wo du magst. # document
Die Schrift glich keiner, die ich je gesehen hatte. Es gab keine Verbindungen, und nirgends war abgesetzt. Es gab keine Abstriche. Es war, als sei jedes Wort von der anderen Seite des Papiers her mit etwas Weichem heraufgedrückt worden.
Und noch dies, ich schreibe es hin, weil ich ehrlich sein will. Ich hatte nicht nur Angst. Eine Nacht lang war ich allein im Haus gewesen, und es hatte gesagt, das mit meiner Zunge tue ihm leid. Sonst wusste niemand, dass ich eine hatte.
+ [Das Alphabet abschreiben, langsam, und tun, worum es bittet.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Es mit der anderen Hand abschreiben, auf dem Kopf. # hint: es muss ja nicht dein Alphabet sein]
    ~ kept += stamp
    -> wrong_hand
+ [Ein leeres Blatt nehmen, nichts daraufschreiben und es von draußen durch die Klappe zurückschicken.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: Der Küchentisch, bis zum kleinen g
# scene: kitchen
~ early = early + 2
Ich war bis zum kleinen g gekommen, ehe ich merkte, dass ich nicht hätte sagen können, was danach kommt. Ich wusste es, wenn ich es aufsagte wie einen Kinderreim. Aber die Form kam mir den Arm nicht herunter. Das h zeichnete ich vom Etikett eines Glases ab. Bei den Großbuchstaben schrieb ich schon alles ab, vom Reis und vom Salz und von der Ofentür.
Einen Durchschlag habe ich behalten. Warum, weiß ich nicht. Ich legte mir das Blatt auf die Zunge und sprach im Kopf das Gebet, und als ich beim Amen danach griff, war nichts mehr da, was man hätte fassen können.
Den ganzen Tag war meine Hand sehr leicht. Ich ließ eine Tasse fallen. Als ich für die Kohlen unterschreiben sollte, machte ich ein Kreuz und lachte, und der Mann sah von mir weg.
Der nächste war in meiner Schrift. Sie war besser als meine: So habe ich mit zwanzig geschrieben, bevor ich es eilig hatte.
Danke. Siehst du? Jetzt braucht niemand mehr zu wissen, wer von uns es ist. # document
-> voicemail

=== wrong_hand
# chapter: Der Küchentisch, mit links
# scene: kitchen
Ich machte es schlecht und brachte die Buchstaben durcheinander. Es hätte von einem Huhn sein können. Ich legte es mir auf die Zunge und fing mit dem Gebet an, und noch vor dem täglichen Brot musste ich ausspucken.
Es war abgebissen. Auf einer Seite fehlte ein sauberer Halbkreis, mit den Abdrücken von Zähnen, sehr klein und mit Lücken, wie sie stehen, wenn die Hälfte noch Milchzähne sind und die anderen gerade kommen.
Ich steckte den Finger in den Mund und tastete mich durch. Meine sind groß. Sie stehen eng.
Übrig war eine Ecke mit einer Marke darauf, die ich nicht aufgeklebt hatte. Ich habe sie behalten. Den Rest des Tages probierte etwas an meiner Zungenwurzel die Laute durch, die ich ihm gegeben hatte, in der Reihenfolge, in der ich sie ihm gegeben hatte, geduldig. Es klickte, wartete und klickte. Ich trank heißen Tee, um es zu ertränken. Es lernte, es auch in Tee zu tun.
Das hast du mit links geschrieben, stand in dem, der in der Dämmerung kam, gekratzt wie von einem Huhn. Mich stört das nicht. Sie hat es auch so gemacht. # document
-> voicemail

=== clean_sheet
# chapter: Der Weg, eine Stunde lang
# scene: lane
Draußen gab es immerhin Wetter. Ich stand mit falsch geknöpftem Mantel auf der Stufe, schob ein gefaltetes leeres Blatt durch die Klappe, ließ los und horchte. Es fiel länger, als eine Tür hoch ist.
Dann stellte ich mich auf den Weg. Eine Stunde lang beobachtete ich das Haus. Ich hatte geglaubt, ich würde jemanden sehen.
Was ich sah, war mein eigener Atem. Er kam vor mir heraus in die Kälte, wie es sich gehört, und erst nach einer Weile fiel mir auf, dass er sich nicht verzog. In einem dünnen Strich ging er den Pfad hinauf, etwa in Höhe meines Gesichts, und durch den Schlitz hinein. Die Klappe bewegte sich nicht. Als ich die Luft anhielt, hörte es auf, und der letzte Rest ging hinein, und das Messing war nass.
Fünfzig Sekunden konnte ich anhalten. Danach musste ich atmen, und es hatte keine Eile.
Auf der Matte lag mein eigenes Blatt, zurückgekommen. Es war kleiner gefaltet und dann noch kleiner, bis es so klein war wie eine Pille. Zu lesen gab es nichts. Nur den Abdruck einer Lippe.
-> voicemail

=== voicemail
# chapter: Das Gerät in der Diele, Mittwoch
# scene: hall
~ early = early + 1
Am Mittwoch blinkte das Gerät. Ich hatte es nicht läuten hören.
„Guten Morgen, hier spricht Amadou Sène. Ich habe Ihre Nachricht bekommen.“ Es war eine große Stimme, leise gestellt. „Letzten Winter habe ich bei Fräulein Lunde für zwei Nächte die Diele gemietet, um sie aufzunehmen. Sie ist einer der fünf stillsten Räume, die ich kenne. Sie fragen mich, ob ich die Klappe gehört habe. Ich komme am Freitag mit dem Gerät herauf, dann hören wir zusammen hin. Schließen Sie nicht ab, und bleiben Sie nicht auf. Gehen Sie zu Bett. Schlafen Sie gut, schlafen Sie mit offenem Mund, das hilft gegen die Feuchtigkeit.“ # speaker: amadou-sene
Ich spielte es noch einmal ab. Ich hatte niemandem eine Nachricht hinterlassen. Von dem Mann hatte ich nie gehört. Seine Karte fand ich allerdings, hinter den Spiegel gesteckt, wo das Laken sie verdeckt hatte, mit einer Nummer und den Worten Sammler von Stille, und ganz unten mit Bleistift: Vorsicht, Papagei.
Da tat ich also, was ich angeblich getan hatte. Ich rief die Nummer auf der Karte an, bekam seinen Anrufbeantworter und fragte ihn, ob er je die Klappe gehört habe. Irgendwo hinter der aufgenommenen Begrüßung kreischte ein Vogel etwas von der Mutter eines Generals. Auf der Nachricht an mich war kein Vogel gewesen.
{gave: Ich hatte vor, ihm auch zu schreiben. Ich nahm den Füller und sah ihn an. Ich wusste nicht mehr, welches Ende.|Ich musste es zweimal sagen. Mitten in seinem Namen war ein Augenblick, da legte sich die Zunge in meinem Mund hin wie ein Hund, der hört, dass ein anderer ihn ruft.}
Da wurde es schon dunkel. Für die Nacht hatte ich drei Einfälle, und keiner gefiel mir. Im Badezimmerschrank war Heftpflaster, eine ganze neue Rolle, und daneben eine leere. Unter der Treppe stand ein altes Tonbandgerät, das Sène dagelassen haben musste. Oder es gab um sechs den Zug hinunter und Herrn Petrak, der laut Adressbuch über dem Wartesaal wohnte und mich vielleicht für eine Nacht aufnehmen würde.
+ [Den Mund zukleben, zweimal herum, und ins Bett gehen.]
    -> the_tape
+ [Das Tonbandgerät neben das Bett stellen und laufen lassen.]
    ~ amadou++
    -> the_reel
+ [Mit dem Sechs-Uhr-Zug hinunter nach Brod. # hint: {goran > 1: er hat dich gebeten, nichts anzulecken|im Adressbuch steht nur er}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: Das Bett, vier Uhr früh
# scene: bedroom
Ich schlief, weil ich nicht geschlafen hatte. Ich träumte, ich packte einen Koffer, und immer war noch Platz für eine Sache.
Um vier wachte ich auf und bekam den Kiefer nicht zu.
Das Pflaster hielt. Ich spürte alle seine Ränder. Aber dahinter standen die Backen vor, hart wie bei einem Kind mit Mumps, und für die Zunge war kein Platz, sie war nach unten flachgedrückt. Ich atmete durch die Nase. Ich ging hinüber zum Spiegel und riss das Laken herunter, und da stand jemand mit vollgepacktem Gesicht.
Langsam zog ich das Pflaster ab. Ich hatte wohl damit gerechnet, mich zu übergeben. Es war ganz trocken, oder nur so nass wie nötig, und es war gefaltet. Ich bekam ein Ende zwischen Daumen und Zeigefinger und zog. Es kam glatt über die Lippe, wie das Papier aus einer Addiermaschine, mit einem schwachen Kitzeln sehr tief unten; und es war beschrieben, auf beiden Seiten, in Zeilen so dicht wie Gestricktes. Ich zog, bis ich darin stand. Ich spürte, wann es von tiefer als der Kehle zu kommen begann. Ich spürte, wie es manches losließ.
Ich zog so viel heraus, wie ich ertragen konnte. Dann tat ich etwas, wofür ich mich schäme. Mir war kalt, es tat weh und hatte kein Ende, also nahm ich die Nagelschere und schnitt es dicht an den Zähnen ab. Und schluckte.
-> thursday

=== the_reel
# chapter: Viertel nach drei, auf Band
# scene: bedroom
Am Morgen war das Band durchgelaufen und schlug, Runde um Runde. Erst machte ich Tee. Ich zog Mantel und Schuhe an, setzte mich aufs Bett und spulte zurück.
Drei Stunden lang schläft da ein Mensch. Es ist seltsam, dem zuzuhören. Ich gewann ihn lieb. Um Viertel nach drei hört das Atmen auf. Es stockt nicht und würgt nicht, es hört beim Einatmen auf; und nahe am Mikrofon beginnt ein kleines, stetiges Geräusch, das ich für Mäuse hielt. Eine Art trockenes Kriechen. Es hat einen Rhythmus. Ein Lauf, am Ende ein Tick, und dann geht es von vorn los.
Es dauerte zwei Zeilen, bis ich begriff, dass ich Handschrift hörte. Und noch zwei, bis ich wusste, warum es so nah klang und so hohl, wie ein Löffel im Glas.
Es geschah innen.
Nach dem letzten Tick kommt das Geräusch, das man macht, um ein Haar von der Zunge zu bekommen. Etwas Leichtes fällt auf die Dielen. Dann spricht eine Stimme, und es ist meine, oder sie ist an meiner gewesen. Ausgesucht höflich sagt sie ins Mikrofon: „Da lässt er eine Lücke, für den Papagei. Den Papagei kann ich nicht.“ Und der Atem geht hinaus, und der Mensch schläft. # speaker: Die Stimme auf dem Band
-> thursday

=== the_second_place
# chapter: Herrn Petraks Tisch, für zwei
# scene: junction
{goran < 4: Schon in der Tür sagte er mir, er habe meinen Brief, den ich nie eingeworfen hatte.} Jeden Abend legt er ein zweites Gedeck auf, für einen Toten, mit dem er Schach spielt. An diesem Platz bekam ich Suppe und die Serviette des anderen. Bei Tisch wollte er nicht über Briefe reden. Stattdessen zeigte er mir die Partie, dreißig Jahre davon auf einem Brett, und sagte mir, wo mein Fräulein Lunde fehlgegangen war und wie tapfer. Dann überließ er mir sein Bett und setzte sich selbst mit einer Decke über den Knien auf einen Stuhl an der Tür, weil ich ihn darum gebeten hatte.
Ich schlief wie ein Stein. Als ich aufwachte, war es hell, er hatte sich nicht gerührt, und er hatte die Farbe der Decke.
„Um Viertel nach drei haben Sie sich aufgesetzt“, sagte Herr Petrak. „Ich wünschte Ihnen einen guten Abend. Sie wandten mir das Gesicht zu, mit geschlossenen Augen. Ich habe Tauben gehalten, müssen Sie wissen. Ich habe gesehen, wie ein Altvogel ans Nest kommt. Sie beugten sich über die Bettkante, machten den Mund auf und legten es dort ab, so, dass es nicht knickte.“ # speaker: goran-petrak
Er hatte es auf einer Untertasse, eine zweite Untertasse darüber. Es war an ihn adressiert.
„Ich habe es nicht gelesen. Noch nie im Leben habe ich einen Brief nicht gelesen.“ Seine Manschetten zitterten, und er hielt die eine mit der anderen Hand fest. „Dann wischten Sie sich die Lippen und legten sich zurück. Und Sie sagten mit der Stimme eines kleinen Mädchens: ‚So. Das kommt noch lange nicht zu spät.‘“ # speaker: goran-petrak
-> thursday

=== thursday
# chapter: Der Bahnsteig in Brod, Donnerstagmittag
# scene: junction
~ early = early + 1
Am Donnerstagmittag saß ich in Brod mit Herrn Petrak auf dem Bahnsteig, auf der Bank, hinter uns den Ofen des Wartesaals. Ich wollte Leute um mich haben. Es waren zwei da und ein Hund.
Er ist ein förmlicher alter Herr. {goran > 1: Um mir das zu sagen, hatte er einen Schlips umgebunden.|Er habe meinen Brief, sagte er, und um ihn zu beantworten, hatte er einen Schlips umgebunden.}
„Ich habe sie gefunden. Ich sage es Ihnen, damit Sie es nicht vom Doktor haben, der schonend sein wird. Als acht Tage lang kein Zug kam, ging ich hinauf. Sie war in der Diele, auf dem Stuhl, angekleidet. Sie sah sehr gefasst aus. Den kleinen Spiritusbrenner, den sie für die Pakete nahm, hatte sie angezündet. Und den Mund hatte sie mit Siegellack verschlossen.“ Er zeichnete es mir mit dem Finger in die Luft, von Winkel zu Winkel. „Rot, den von der Post. Sie hat ihren Ring genommen. Vesely trug Schlaganfall ein. Für Lack ist auf dem Formular kein Platz.“ # speaker: goran-petrak
Der Hund kam, sah mich an und ging zurück.
„Sie war die tapferste Spielerin, die ich gekannt habe. Sie konnte eine Linie schließen und ein Jahr dahinter sitzen. Also frage ich mich, wogegen sie sich verteidigt hat, und ich glaube, gegen mich. Ich war der einzige Mensch, dem sie schrieb.“ # speaker: goran-petrak
Ich fragte ihn, wann es angefangen habe. Er meinte, es sei immer so gewesen. Einmal, in einem Postskriptum von 88, erzählte sie ihm, dass sie als Kind, 1951, ihrer Mutter einen Brief ins Sanatorium geschrieben habe, mit einer Frage darin, und die Mutter habe postwendend geantwortet; aber die Strecke war verschneit, und gebracht wurde die Antwort am Tag nach dem Begräbnis. „Sie schrieb mir: Da nahm ich mir vor, dass in dieses Haus nie wieder etwas zu spät kommen soll.“ Er sah auf seine Hände. „Ich hielt es für eine Redensart.“ # speaker: goran-petrak
Der Zug hinauf stand mit brennenden Lampen am Stumpfgleis. Die Zeit reichte gerade, was ich auch tat. Ich konnte den Kinderbrief suchen gehen, den sie sicher aufgehoben hatte, denn sie hob alles auf. Oder ich konnte bei einem Telefon bleiben, an dessen Ende ein Mensch war, Sène die Nummer des Bahnhofs hinterlassen und warten, bis er mit Papagei zurückrief.
+ [Hinauffahren und suchen, was sie 1951 geschrieben hat.]
    ~ kept += first_letter
    -> the_trunk
+ [Bleiben und auf den Papagei warten.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Unter dem Bett, seit 1951
# scene: bedroom
Der Koffer stand unter dem Bett. {goran > 2: Zwei|Drei} Nächte hatte ich darauf geschlafen. Ich holte Wäsche heraus, Kinderschlittschuhe und Bündel um Bündel, mit Postschnur gebunden, Briefe in jeder Art von Handschrift. Ich sah nach den Daten, ohne zu lesen. Siebzig Jahre lang hatte man ihr geantwortet. Klempner hatten ihr geantwortet und Cousinen, ein Bischof und eine Frau, die einmal wegen des Abflusses da gewesen war, und alle dankten ihr für ihr Schreiben von nächster Woche.
Ganz unten lag ein Schulumschlag mit einer Pfennigmarke. Ein Stempel ging darüber und ein zweiter vom Sanatorium, und quer über beide mit blauem Stift: Zurück an Absender.
Der Brief darin bestand aus vier Bleistiftzeilen.
Liebe Mutter. Der Zahn ist raus. Ich habe ihn reingelegt, damit du ihn sehen kannst. Kommst du wieder oder muss ich kommen. Bitte sag es schnell. Dorte. # document
Ich schüttelte ihn. Es war kein Zahn darin. In der Ecke war ein braunes Nestchen ins Papier gerieben, wo jahrelang einer gelegen hatte.
Jemand musste den Brief gelesen und eine Antwort geschickt haben, und die Antwort kam zu spät. Aber geschrieben hatte sie nicht die Mutter. Jetzt sah ich das andere Blatt, dahintergefaltet, auf dem Papier des Sanatoriums und mit der Maschine getippt. Die Patientin sei am Sonntag verstorben; ihre Sachen würden nachgesandt. Dass da eine Frage stand, war in dem ganzen Gebäude keinem aufgefallen.
An meiner Zungenwurzel war etwas vollkommen still geworden. So steht ein Kind vor der Tür, wenn es hört, dass von ihm die Rede ist.
-> friday

=== the_parrot
# chapter: Das Telefon in Brod, neun Uhr abends
# scene: junction
~ kept += sealed_move
Er rief um neun Uhr abends an, und ich wusste sofort, dass er es war, denn im Zimmer verlangte ein Vogel die Köpfe des Kabinetts.
„Das ist der Oberst. Er sagt guten Abend. Nein, ich habe Ihnen keine Nachricht hinterlassen, glauben Sie mir. Bis vor einer Stunde war ich in den Bergen.“ Dann war er still. Er kann still sein, dass man es durch die Leitung spürt. „Beschreiben Sie mir diese Stimme. Hat sie langsam gesprochen? War sie freundlich? Und hinter ihr, was haben Sie da gehört?“ # speaker: amadou-sene
Nichts, sagte ich. Dahinter war überhaupt nichts.
„Dieses Nichts kenne ich. Ich habe es auf einer Spule. Die erste Nacht in der Diele war großartig. In der zweiten holte etwas Atem, in der Wand, und hielt ihn an. Sechs Stunden habe ich dem zugehört. Kennen Sie das, wenn ein Kind die Luft anhält, damit es den Großen leidtut? Ich konnte nicht bleiben und hören, wie es loslässt. Ich habe eingepackt und bin gefahren. Ich hätte es ihr sagen müssen, und geschickt habe ich eine Ansichtskarte.“ Der Vogel kreischte. „Jawohl, Oberst. Er nennt mich einen Feigling. Das ist noch höflich.“ # speaker: amadou-sene
Als ich den Hörer auflegte, hielt Herr Petrak einen Umschlag bereit, steif und gelb, mit einer Lasche, die ein Schloss hatte.
„Wenn eine Partie über Nacht unterbrochen wird“, sagte er, „schreibt ein Spieler heimlich den nächsten Zug auf und gibt ihn verschlossen ab. Niemand hat ihn gesehen, der Gegner nicht und der Schiedsrichter nicht. Bis er geöffnet wird, müssen beide warten. Ich weiß nicht, ob es etwas nützt. Aber es ist der einzige Brief, den ich kenne, auf den man nicht antworten kann.“ # speaker: goran-petrak
Ich fuhr im Packwagen des letzten Zuges heim, den Umschlag unterm Hemd.
-> friday

=== friday
# chapter: Die Matte, Freitagmorgen
# scene: hall
~ early = early + 1
Am Freitagmorgen lagen vierzig auf der Matte. Sie waren bis an die Fußleiste zurückgerutscht und standen daran entlang wie Leute auf einem Ball. Manche hatten schon Antwort bekommen, von anderen; ich sah, wie sich die Bündel bildeten. Ich stieg darüber zum Stuhl, setzte mich und öffnete nur den einen, der auf dem Tisch lag.
Ihr lieben beiden, fing er an.
Danke, dass ich hier sein durfte. {role == "lodger": Ich weiß, dass du das Haus nur für einen Monat genommen hast.|Ich weiß, dass du das Haus schließen musst.} Du fährst mit dem Samstagszug, im zweiten Wagen, du sitzt mit dem Rücken zur Lokomotive und redest mit keinem. Ich bin hier so glücklich gewesen. Aber allein ist mir kalt, und es wird immer zu still, wenn jemand nicht mehr schreiben kann. Darum möchte ich nur das eine. Mach noch einen Umschlag. Tu keinen Brief hinein. Schreib vorn den Namen von jemandem darauf, dem es leidtäte, nicht geantwortet zu haben. Dann leck ihn an. Du merkst gar nicht, dass etwas herauskommt. Sie wollte es nicht tun, und da siehst du es. # document
{kept ? alphabet: Die Hand war meine. Beim Lesen kam mir der seltsame Gedanke, das Angebot hätte ich gemacht, und ich wartete einen Augenblick auf meine Antwort.}
{kept ? stamp: Diesmal war er unterzeichnet, mit einer Reihe Zeichen wie von einem Huhn und darunter einem richtigen, sehr sauber: D.}
Ein Umschlag lag bereit und der Füller ohne Kappe. Auch der Spiritusbrenner war da, und daneben eine halbe Stange roter Lack. Ich hatte das nicht herausgeholt. Der Ring saß an meinem Finger.
Ich fuhr mit der Zunge durch den Mund, um herauszufinden, wie viel davon noch meins war. {kept ? first_letter: Der Backenzahn löste sich ganz ohne Schmerz und lag unter der Zunge wie etwas, das man mir zum Einwerfen dagelassen hatte.|Am Gaumen fuhr etwas mit seiner eigenen Zunge hinter mir her.} Draußen hatte es zu schneien begonnen, bald würde die Strecke nach Brod gesperrt.
+ [Einen Namen auf den Umschlag schreiben. # hint: bis Samstag wärst du frei]
    -> a_name
+ [Den Spiritusbrenner anzünden. # hint: acht Tage hat sie es zugehalten]
    -> the_wax
+ {kept ? first_letter} [Dem Kind antworten.]
    -> the_question
+ {kept ? sealed_move} [Im Dunkeln eine Zeile schreiben, ungelesen, und sie in Herrn Petraks Umschlag verschließen.]
    -> in_the_dark

=== a_name
# chapter: Die Diele, einer nach dem anderen
{waxed: Der Lack ging in zwei Stücken ab und nahm ein wenig von der Lippe mit.} Eine ganze Weile saß ich mit dem Füller da und ging die Leute durch. Man wundert sich, auf wen man kommt. Es hilft nichts, jemanden zu nehmen, den man nicht mag, denn leidtun würde es dem nicht. Ich schrieb den Namen meiner Nichte, die neunzehn ist und gerade in eine Stadt gezogen, in der sie keinen Menschen kennt. Seit September will ich ihr schreiben.
Es war leicht. {gave: Dafür fiel meiner Hand alles wieder ein.|Sauberer hatte ich die ganze Woche nichts geschrieben.} Ich leckte die Lasche an, und es stimmt, man spürt nichts; nur war, als ich schluckte, sehr viel Platz.
# scene: morning
Ich ging damit durch den Schnee hinunter und warf ihn am Bahnhof in den Kasten. Herr Petrak war auf dem Bahnsteig. Er lüftete den Hut vor mir, sah mein Gesicht und setzte ihn nicht wieder auf.
+ [Den Zug nehmen. Zweiter Wagen, mit dem Rücken zur Lokomotive.]
    -> forwarded

=== forwarded
# chapter: Die Grenze, jemand bringt Tee
# ending: forwarded; Nachgesandt
An der Grenze kam jemand mit Tee herum, und ich bat um Milch, und der Klang erschreckte mich so, dass ich es gleich noch einmal sagte. {kept ? first_letter: Wo der Zahn war, ist das Zahnfleisch zugewachsen.|Der Zahn sitzt fest.} Ich habe elf Stunden geschlafen, auf beiden Seiten.
Das Handy hatte ich dort oben ausgeschaltet, um den Akku zu schonen. Eine Nachricht war von ihr, und ich lächelte, als ich auf die Taste drückte. Ich hatte vergessen, was für eine warme Stimme sie hat. Sie klang ein wenig außer Atem. Wie sehr sie sich über meinen Brief gefreut habe, sagte sie, und ja, natürlich esse sie, den Markt, von dem ich erzählt hätte, habe sie gefunden; und es müsse mir nicht leidtun, dass ich nicht geschrieben hätte, das mit dem Haus verstehe sie gut. Nur eins werde ihr nicht klar. Er sei am Donnerstag zur Tür hereingekommen, furchtbar nass, und woher hätte ich wissen können, dass bei ihr ein Zahn wackelt? # speaker: Annika
Ich sah nach, wann sie angerufen hatte. Dann rief ich zurück. Jetzt rufe ich schon in der zweiten Woche an. Der Apparat sagt, sie werde postwendend antworten.
-> END

=== the_wax
# chapter: Der Spiritusbrenner, Lippen trocken
~ waxed = true
Ich hatte gedacht, es würde mehr wehtun. Man wärmt die Stange, bis sie sich biegt. Man muss die Lippen ganz trocken halten. Es lief die Naht meines Mundes entlang, von rechts nach links, und bevor es fest wurde, drückte ich ihren Ring hinein.
Dann faltete ich die Hände.
Es wusste sofort Bescheid. Hinter meinen Zähnen huschte es wie in einem Schornstein. Alle Briefe in der Diele beugten sich vor. Ich spürte es schreiben, an die Backe, auf die Zunge, an den Gaumen, sehr schnell, dieselben paar Worte; lesen konnte ich sie nicht, aber der Mund kennt seine eigenen Formen. Bitte, sagte es, bitte sag was. Nie hat mir etwas so leidgetan. Ich setzte mich auf meine Hände.
+ {early <= 6} [Halten.]
    -> held
+ {early > 6} [Halten. # locked: Es hat deine Hand und ist ihr zu viele Tage voraus]
    -> held
+ [Den Lack aufbrechen und ihm einen Namen geben.]
    -> a_name

=== held
# chapter: Der dritte Tag, ein Brett dazwischen
# scene: morning
Irgendwann am dritten Tag hörte es auf zu schreiben. Etwas später spürte ich, wie es sich hinlegte.
Herr Petrak war am Samstag mit einer Schaufel gekommen. Er hatte so viel Verstand, dem Lack nicht mit dem Messer beizukommen, er setzte sich mit einem Brett mir gegenüber. Er zog für sich, und ich nickte. Zweimal am Tag gab er mir Suppe durch einen Strohhalm, am Mundwinkel, wo ich schlecht gezielt hatte. Als es eine Woche still gewesen war, schmolz er mit einem Löffel den Rand, und ich tat meinen ersten Atemzug durch den Mund.
# ending: under-seal; Versiegelt
Das Haus gehört jetzt mir. {role == "executor": Geschlossen habe ich es nie.|Ich habe es aus dem Nachlass übernommen, für sehr wenig.} Ich spreche nicht, ich schreibe nicht, Stifte gibt es hier keine, und die Klappe habe ich zuschrauben lassen. Der Doktor, Vesely, meint, es seien die Nerven. Es ist nicht allzu schlimm. Ich habe ein Schachbrett, und dienstags kommt Goran Petrak herauf und legt seine Hand auf meine, damit man von keinem von uns sagen kann, er habe gefragt. Manchmal dreht es sich um. Dann drücke ich die Zunge an die Stelle, wie man eine Hand auf ein Kinderbett legt, und warte, bis es eingeschlafen ist.
-> END

=== the_question
# chapter: Ganz unten im Koffer
Der Umschlag, der bereitlag, taugte nicht. Ich fand einen Schulumschlag, ganz unten im Koffer, und {gave: schrieb, was ich brauchte, Buchstabe für Buchstabe von ihren eigenen vier Zeilen ab. Es dauerte lange. Das D musste ich dreimal machen|schrieb, so deutlich ich konnte}. Den Mund hielt ich dabei zu. Auf der Matte war nichts angekommen. Zum ersten Mal hatte ich in diesem Haus ein Wort geschrieben, ohne dass die Antwort schon dalag.
Liebe Dorte. Deine Mutter hat deinen Brief gelesen. Sie konnte nicht wiederkommen, obwohl sie gern gewollt hätte. Du musst nicht kommen. Du sollst dableiben und groß werden und Schach spielen. Es war ein sehr guter Zahn. # document
+ [Den Zahn dazulegen und ihn auf der Matte aufgeben.]
    -> in_time
+ [Es auch laut sagen. # hint: die Zunge gehört nicht ganz dir]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: Mitten auf der Matte
Ich kniete mich dazu hin. Ich legte ihn mitten auf die Matte und nahm die Hand weg.
Ich schreibe nur auf, was ich beobachtet habe. {aloud: Ich las ihn vor, leise, und als ich beim Schach ankam, war meine Stimme nicht mehr die einzige.} Mein Kiefer ging auf, nicht weit. Etwas holte Luft, so wie man beim Schwimmen Luft holt, wenn man heraufkommt, ein und ein und ein. Es hatte sie so lange angehalten. Und hinaus ging sie durch meinen Mund und durch die Nase, das Messing beschlug davon und die Scheibe über der Tür und oben im Schlafzimmer der Spiegel; und mittendrin, nicht laut, sagte ein Kind: „Oh.“
# scene: morning
Die vierzig Briefe waren schon trocken, als es hell wurde. Sie waren leer, alle.
# ending: answered; Beantwortet
Am Samstag nahm ich den Zug, im ersten Wagen, in Fahrtrichtung, und redete die ganze Fahrt mit einem Mann über Bienen. Hinten ist eine Lücke, unten rechts, da gehe ich beim Nachdenken mit der Zunge hin. Herr Petrak schreibt mir jede Woche. {player_name != "": Er fängt an mit „{player_name}, liebes Gegenüber“, und die|Die} Stempel sind in Ordnung, er geht sie mit der Lupe durch. Letzten Monat kam einer von ihm, der neun Tage gebraucht hatte, wegen des Schnees. Er war so spät dran, dass ich mir schon Sorgen machte. Ich las ihn in der Diele, im Mantel, und habe leider geheult wie ein Schlosshund.
-> END

=== in_the_dark
# chapter: Der Verschlag unter der Treppe
Ich nahm den gelben Umschlag mit in den Verschlag unter der Treppe. Die Ritze stopfte ich mit dem Mantel zu. Von Papier und Bleistift sah ich nichts, und ich nahm mir vor, an nichts zu denken, oder vielmehr an die Sizilianische Verteidigung, die ich nicht verstehe; und während ich damit beschäftigt war, ließ ich die Hand allein über das Blatt gehen. Es wurde ungefähr eine Zeile. Ich weiß nicht, was darin steht. Vielleicht ist es kein Wort. {gave: Ich hatte keine Buchstaben mehr, um eins daraus zu machen, und merkte, dass ich froh darüber war.|Ich spürte, wie sich hinter meinen Augen etwas heranlehnte, um hinauszusehen, und es war für den einen so dunkel wie für den anderen.}
Ich schloss die Lasche ab, ohne sie anzulecken.
+ [Ihn hinaustragen und auf die Matte legen.]
    -> adjourned
+ [Ihn hinunter zum Bahnhof tragen und Herrn Petrak geben.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: Die Diele, den ganzen Freitag
# scene: morning
Den ganzen Freitag wurde nichts zugestellt. Es war das Lauteste, was ich je gehört habe. In diesem Haus war ein Brief geschrieben worden, und er war nicht beantwortet, und was ihn hätte beantworten sollen, saß hinten in meiner Kehle, die Hände im Schoß, und horchte danach.
# ending: adjourned; Hängepartie
Das ist vier Winter her. Der Umschlag liegt im Tresor von Brod Abzweig, {carried: wo Herr Petrak ihn noch in derselben Stunde hineinlegte|wohin Herr Petrak ihn am Samstag mit gestrecktem Arm trug}, zwischen dem Lampengeld und den Knallkapseln. Wenn Herr Petrak stirbt, geht er an {amadou >= 3: Amadou Sène, der sagt, eine schönere Stille sei ihm nie angeboten worden|mich, und ich habe ein Fach bei einer Bank gemietet}. Ich spreche ganz mühelos. Die Hand gehorcht mir wieder, meistens jedenfalls. Ich verschicke keine Briefe, und wenn ich nachts um Viertel nach drei aufwache, spüre ich es dort, auch wach, höflich, ein bisschen hungrig, wie es alles, was ich gesagt haben könnte, wieder und wieder durchgeht. Ich hoffe, es war nichts. Ich hoffe von ganzem Herzen, dass ich nur einen Strich gezogen habe.
-> END
