# role: gardener; Die Gartenhilfe; Du hältst Sachen. Dir ist noch nie ein Farn eingegangen.
# role: stargazer; Die Gartenhilfe, die nach oben schaut; Du kennst einundvierzig Sterne mit Namen, und nie hat jemand danach gefragt.
# role: writer; Die Gartenhilfe, die zu schreiben versprach; In deiner Manschette steckt eine Postkarte. Bis jetzt steht darauf „Nun“.
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Sterne in Blüte; 9
# inventory: crate; In der Kiste
# item: mandrake; Eine Alraune, eingewickelt, schläft
# item: labels; Ein Bündel leere Schildchen
# item: jam; Ein Glas Marmelade an einem kleinen Fallschirm
# item: chart; Ein Blatt von einem anderen Himmel
# talk: ilyas-qadir; Kommen Sie, an den Rohren ist es warm. Ich habe mich gerade in etwas geirrt und bin vorzügliche Gesellschaft.
# talk: juniper-reyes; Reden Sie nur, ich topfe bloß um. Wenn es schreit, sind nicht Sie gemeint.
# talk: yusra-haddad; Der Wind hat gedreht, eine Minute habe ich. Es ist an dich adressiert. Also los.
# agreement: a-place-dug; juniper-reyes; place_dug; true; Juniper gräbt ihr heute Nacht auf der Südseite einen Platz und sagt niemandem etwas davon.; graben, gräbst, grabe, gegraben, in die Erde, in der Erde, einen Platz für, Loch, pflanzen, einpflanzen, pflanz, eingraben, setzen; In die Erde? Hier? Da sind zwei Handbreit Mutterboden über hundert Jahren fremder Wünsche. Ach, aber angehen würde sie. Sie haben ihr einen Platz versprochen und ich Ihnen, dass ich mit anfasse. Lassen Sie es erst dunkel werden. Ich nehme die Südseite, sie lässt sich gern von links etwas erzählen.

LIST things = mandrake, labels, jam, chart
VAR role = "gardener"
VAR player_name = ""
VAR crate = (mandrake)
VAR ilyas = 1
VAR juniper = 1
VAR yusra = 1
VAR pots = 0
VAR read_by = ""
VAR planted = false
VAR watered = 0
VAR place_dug = false

-> arrival

// Drei Nächte unter Glas. Wessen Art zu lesen gelernt wird und was in die Erde kommt, entscheidet, wer gehen darf.

=== arrival
# chapter: Ein Berg, in dem eine Lampe brennt
# scene: clouds
Die Pilotin sagte, verirrt hätten wir uns nicht, denn um sich zu verirren, müsse man erst einmal erwartet werden.
Sie sagte es ganz ruhig und lehnte sich dabei über den Korbrand, eine Hand am Hut, während der Korb sich drehte und das ganze weiße Wolkenland sich unter ihm drehte. Dr. Qadir übergab sich in eine Dokumentenmappe. Ich hielt mit beiden Armen eine Kiste Wurzeln umschlungen. Erst in der Erde würde ich sie wieder absetzen, das hatte ich versprochen, und versprochen hatte ich es den Wurzeln.
Dann ging die Wolke auf, wie eine Katze ein Auge aufmacht, und genau vor uns stand ein Berg, in dem eine Lampe brannte.
„Der ist nicht auf der Karte“, sagte Yusra Haddad, und zum ersten Mal an diesem Tag klang sie vergnügt. # speaker: yusra-haddad
Es war Glas. Das weiß ich noch: kein Glasdach auf einem Gebäude, sondern Glas bis ganz hinunter, Rippe und Scheibe, von innen erleuchtet und so voller Blätter, dass sie die Handflächen dagegendrückten wie Kinder am Fenster, wenn der Wagen vorfährt.
In diesem Korb saßen drei Menschen. Ich gehörte zur Kiste. Das muss ich erklären, denn es wird noch von Belang sein: Ich war Gartenhilfe im Apothekergarten Reyes, und Fräulein Reyes, die in zwei Paar Handschuhen unter der anderen Bank schlief, hatte mich mitgenommen, damit ich Sachen halte. Eine Gartenhilfe ist, was den Ballast angeht, kein Mensch. Dr. Qadir war gekommen, um einen Stern zu suchen. Fräulein Reyes hatte eine Alraune zurückzugeben. Die Pilotin hatte einen Fahrplan und den lebhaften Wunsch zu erfahren, was aus ihm werden würde.
{role == "stargazer": Außerdem, das gehört wohl dazu, schaue ich nach oben. Ich habe es aus einem Groschenbüchlein. In der Arbeit kommt es kaum vor, unter lauter Wurzeln; aber ich kannte einundvierzig mit Namen, ich zählte, seit es dämmerte, und nicht einer war da, wo ich ihn gelassen hatte.}
{role == "writer": Ich hatte jemandem eine Postkarte versprochen. Sie steckte in meiner Manschette, frankiert und adressiert, und auf der anderen Seite stand bis jetzt nichts als „Nun“.}
{role == "gardener": Mir war noch nie ein Farn eingegangen. Ich erwähne das, weil es damals alles war, was sich über mich sagen ließ.}
„Das ist die Sternwarte“, rief Dr. Qadir und putzte sich die Brille an der Manschette, auf der eine Rechnung stand. „Man hat sie für einen Kometen gebaut. Ich weiß es von einem Glaser, und der hat es von seiner Tante. Sie besaßen die größte Linse, die je gegossen wurde, sie luden jedermann ein, und der Komet kam nicht. Seit hundert Jahren muss sie leer hier stehen.“ # speaker: ilyas-qadir
„Und wer hat dann die Lampe angezündet?“, sagte die Pilotin. Sie setzte uns auf die Terrasse, wie man eine Tasse auf die Untertasse zurückstellt. # speaker: yusra-haddad
Es gab eine Tür, und jemand hielt sie mit dem Fuß auf, in jeder Hand einen Blumentopf.
+ [Ich ging voran, schließlich hatte ich die Wurzeln.]
    ~ juniper++
    -> in_first
+ [Ich half Dr. Qadir, der seine Knie nicht mehr spürte.]
    ~ ilyas++
    -> help_doctor
+ [Ich blieb und half der Pilotin beim Festmachen.]
    ~ yusra++
    -> tie_down

=== in_first
„Da nicht hinstellen“, sagte, wer immer es war, „da ist Dienstag in acht Tagen.“ Es war eine alte Dame, braun und klein, in Fliegerstiefeln. „Da auch nicht. Die Bank schläft. Was hast du da? Eine Alraune. Armes Ding, man hat auf sie eingeredet. Bring sie rüber ans warme Ende.“
Hinter mir war Fräulein Reyes wach geworden. „Ach, Schildchen. Die haben ja alle keine Schildchen“, hörte ich sie sagen, in dem Ton, in dem andere „Ach, kleine Hunde“ sagen. # speaker: juniper-reyes
-> bettina

=== help_doctor
Er stützte sich auf meine Schulter und bedankte sich bei mir und bei der Schwelle. Noch ehe wir richtig drinnen waren, hatte er mir eine Dattel angeboten. „Ich muss Ihnen sagen, dass ich nichts erwarte“, sagte er. „Ich suche seit neununddreißig Jahren einen einzigen Stern. Ich bin es gewohnt, dass man mir zeigt, was er nicht ist.“ Da wurde sein Griff fester. Mitten im Satz war er verstummt; das tut er, wenn die Wolken aufreißen. Sie waren nicht aufgerissen. Er sah eine Reihe Blumentöpfe an. # speaker: ilyas-qadir
-> bettina

=== tie_down
Ich musste mich auf das Seil stellen, während sie mit dem Ballon sprach. Er hieß Ungefähr und hatte vierundsechzig Flicken, und sie ging mit der flachen Hand um ihn herum und sagte jedem mit Namen, dass er es gut gemacht habe. „Hier geht kein Wind“, sagte sie, als sie wieder vorn war. „Merkst du’s? Hergebracht hat er uns und abgesetzt, und jetzt ist er weg wie eine Droschke. Ich weiß nur von einem, der das macht.“ Sie leckte sich den Finger und hielt ihn ungewöhnlich lange hoch. „Bettina hat mir immer von ihm erzählt, und ich hab gesagt, nimm doch noch Tee.“ # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: Die mit der Marmelade hinaufging
# scene: observatory
„Bettina?“, sagte die Pilotin in der Tür.
Die alte Dame in den Fliegerstiefeln stellte beide Töpfe hin. Sie machte ein Gesicht wie jemand, der einen Brief so lange in der Tasche getragen hat, dass er nicht mehr auf den Postboten horcht.
„Du bist zu schnell runtergekommen“, sagte sie. „Du kommst immer zu schnell runter. Was ist das da, die Gans? Mit einem Tischtuch hast du sie geflickt.“ Und Yusra Haddad, die aus Gewohnheit etwas zu laut spricht und von der nicht bekannt ist, dass sie je zu früh gekommen wäre oder geweint hätte, hatte die Arme um sie geschlungen und sie vom Boden gehoben. # speaker: Bettina Kraus
Bei ihr hatte sie fliegen gelernt. Mit einundsiebzig war Bettina allein aufgestiegen, um den Wind zu finden, der um die ganze Welt geht und wieder nach Hause kommt. Sie nahm Marmelade mit. „Und ich hab ihn gefunden“, sagte Bettina Kraus. „Hoch ist er nicht. Langsam ist er, das ist alles. Er geht außen herum, über alles, was nicht passiert ist. Hier hat er mich abgesetzt, und hier stand das alles und ging ein, weil keiner eine Kanne Wasser hatte. Also hatte ich zu tun.“
Fräulein Reyes lag da schon mit der Lupe auf den Knien. „Die sind gar nichts“, sagte sie immer wieder, ganz verzückt. „Das ist keine Aster. Das ist überhaupt nichts. Was sind die?“ # speaker: juniper-reyes
„Sterne“, sagte Bettina. „Im Topf. Sie kommen aus so einem Grus, der in der Kuppel lag. Setzt euch lieber, um neun gehen sie auf.“ # speaker: Bettina Kraus
Also saßen wir im Mantel auf umgedrehten Eimern. Zuerst hörte man es, es klang, als zögen sich sehr viele Leute leise die Handschuhe aus. Dann gingen sie auf, die Bänke entlang, das Eisenwerk hinauf, bis an die Scheiben; in jedem saß ein Punkt aus kaltem, klarem Licht. Das Glas war weg. Es waren Tausende. Wir saßen mitten in einem Himmel. Auch unter uns ging er weiter, durch den Fußboden.
Dr. Qadir stand auf. Er drehte sich einmal um sich selbst. „Ich kenne ihn nicht“, sagte er sehr schlicht. „Hier ist kein Stern, den ich je gesehen hätte. Ich bin fünfundvierzig und war in meinem Leben noch nie so glücklich.“ # speaker: ilyas-qadir
„Das ist der Himmel, wie er gewesen wäre“, sagte Bettina. „In der Nacht, als der Komet kam.“ # speaker: Bettina Kraus
~ pots = 3
+ [Ich setzte mich zu Dr. Qadir und hielt ihm die Lampe, während er zeichnete.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [Ich fragte Dr. Qadir, ob ich den Norden übernehmen dürfe. # hint: Ich hatte es nie jemandem erzählt]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    „Den Norden?“, sagte Dr. Qadir. Er nahm die Brille ab, um mich besser zu sehen. „Haben Sie sie gern?“ # speaker: ilyas-qadir
    Ich nannte ihm einundvierzig, mit Namen. Ich nannte ihm die, die mir als Kind leidgetan hatten. Er rückte auf seinem Eimer, gab mir das halbe Blatt und den spitzeren Bleistift, und dann machten wir uns zu zweit über diesen Himmel her, wie man Erbsen pult, er vom einen Ende und ich vom anderen, ohne ein einziges Wort, bis wir uns gegen vier trafen.
    Eine Stelle war da, an der hatten wir beide keinen Strich gemacht. Ungefähr da, wo eine Tür sein könnte. „Sie haben sie auch ausgelassen“, sagte Dr. Qadir. # speaker: ilyas-qadir
    -> the_rule
+ [Ich ging mit Fräulein Reyes und einer Kanne herum und fragte jeden Stern, was er brauche.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [Ich setzte mich mit der Pilotin auf die Stufe und wartete auf den Wind.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
Er zeichnete bis vier. Ein Instrument hatte er nicht, nur einen Rasierspiegel, den er selbst auf einer Töpferscheibe geschliffen hatte; der sammelte weniger Licht als eine Linse. Höflicher sammle er es, sagte er.
„Sehen Sie hier“, sagte er zu mir, „wo sie dichter stehen. Das ist eine Straße. Wie eine Straße kommt sie von Süden herauf, und alle anderen sind ihr ausgewichen. Nur dass nichts darauf ist. Dieser ganze Himmel ist aufgestanden, um jemanden vorbeizulassen.“ Der Bleistift blieb in der Luft. „Ein Bäcker hat mir einmal erklärt, nichts sei so traurig wie ein gedeckter Tisch. Ich kann ihm nicht beipflichten. Ich glaube, es kommt darauf an, wie sehr sie sich verspäten.“ # speaker: ilyas-qadir
Ungefähr da, wo eine Tür sein könnte, wenn das alles ein Haus wäre, war eine Lücke. Sie war recht klein. Er sah sie länger an als alles andere und machte keinen Strich hinein.
-> the_rule

=== night_roots
„Durst“, sagte Fräulein Reyes, „Durst; schmollt; den hat ein gütiger Mensch in einen viel zu großen Topf gesetzt. Sehen Sie, wie sie sich drehen.“ Sie drehten sich. Sie neigten sich ihr nach, wenn sie vorbeiging, die ganze Bank, wie Weizen. „Das gilt nicht mir. Das gilt der in der Kiste. Sie hören, dass sie hört.“ # speaker: juniper-reyes
Hundert Schildchen hatte sie angebunden, als ihr auffiel, dass sie nicht wusste, was daraufstehen sollte. Das war ihr im Leben noch nicht passiert. Sie hockte sich auf die Fersen, in diesem Licht, das hin und her trieb, den Bleistift hinterm Ohr. „Jede Pflanze, die ich kenne, ist wegen irgendetwas angeklagt“, sagte sie. „Sie kommen schon mit Namen zu einem, und immer steckt ‚Gift‘ drin. Gegen die hier hat keiner etwas in der Hand. Die haben noch gar nichts getan.“ # speaker: juniper-reyes
-> the_rule

=== night_wind
„Dünn ist sie“, sagte die Pilotin. „War sie immer. Aber man sieht ja die Lampe durch ihr Handgelenk.“ Sie hielt ein Glas in den Händen, an dem ein Rest Fallschirm hing. Jedes Frühjahr sei eins heruntergekommen, heil, erzählte sie mir, wo sie auch gerade lagerte. Nie mit einem Zettel. Da hatte sie gedacht, es gebe wohl nichts zu sagen. „Ich dachte, es heißt einfach ‚Marmelade‘“, sagte Yusra. „Es hieß: ‚Ich bin hier.‘ Es hieß: ‚Ich komm nicht runter.‘ Und ich hab sie gegessen.“ # speaker: yusra-haddad
Sie gab mir das Glas zu halten. Kein Lüftchen ging. Und dann, gegen drei, ging eins. Es kam um die Schulter des Berges, im Schritt von jemandem, der spazieren geht; es hob mir das Haar und legte es wieder hin. Yusra hatte die Augen zu.
„Von hier geht er nach Hause“, sagte sie. „Du hast es gerochen, oder? Da ist Brot drin. Er war überall, und jetzt geht er nach Hause.“ # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Jemand muss bleiben
# scene: observatory
Beim Frühstück erfuhren wir, wie es sich verhielt. Es gab Tee, und es gab Marmelade.
„Ihr wollt sicher mit dem Wind weiter“, sagte Bettina. „Drei Nächte bleibt er. Und er nimmt euch auch mit; aber nur, wenn man euch vorliest. Ich erklär’s euch. Er nimmt den Weg über alles, was nie passiert ist. Wenn du einfach so hineinsteigst, bist du eins davon. So hab ich’s gemacht.“ Sie strich mit einigem Nachdruck Butter. „Jemand muss hier unten sein, unterm Glas, wenn er vorbeikommt, und dich auf der Karte finden und sagen, wo du hingehörst. Laut, damit er’s weiß. Für mich war keiner da.“ # speaker: Bettina Kraus
„Einer von uns bleibt“, sagte die Pilotin sofort, „und liest dich vor.“
„Dann muss den wieder einer vorlesen“, sagte Bettina. „Siehst du? Die Rechnung geht nie auf. Einer fehlt immer.“
Alle machten sich daran, niemanden anzusehen.
„Der zu sein, der fehlt, bin ich gewohnt“, sagte Dr. Qadir zur Orangenmarmelade. „Es ist ein Himmel. Der einzige, in dem ich je der Erste war. Ich habe eine Schwester, die würde die Katze füttern.“ # speaker: ilyas-qadir
„Nach einer Woche wären sie tot“, sagte Fräulein Reyes. „Sie würden sich für sie interessieren. Hier braucht es gärtnerische Hände.“ # speaker: juniper-reyes
„Sie ist meine Lehrerin“, sagte die Pilotin. „Darüber rede ich nicht.“ # speaker: yusra-haddad
Mich hatte niemand gefragt. Die Kiste stand auf meinem Schoß. Etwas hatte sich darin bewegt: Langsam drehte es sich um, als schliefe da jemand und im Traum hätte es geklopft.
+ [Ich fragte, wo die Alraune hätte hinkommen sollen.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [Ich fragte Bettina, ob hier Post geht. # hint: Ich war bis „Nun“ gekommen]
    ~ yusra++
    „Marmelade geht“, sagte sie. „Die kommt auch an.“ Sie sah sich meine Karte an; die Marke, die Anschrift und das eine Wort. „Das ist ein guter Anfang. So hab ich bestimmt vierhundert angefangen. Mir ist nie eingefallen, wie man jemandem sagt, dass es einem gut geht, und es klingt trotzdem so, als ob’s einem was ausmacht.“ # speaker: Bettina Kraus
    „Ich hätt’s gelesen“, sagte die Pilotin. „Ich hätte ‚Nun‘ gelesen. Ich hätt’s auswendig gekonnt.“ Für ihre Verhältnisse war das leise. # speaker: yusra-haddad
    Meine schrieb ich an dem Nachmittag zu Ende. Es wurden elf Wörter. Ich setze sie nicht hierher, sie waren nicht an dich.
    -> second_night
+ [Ich fragte Dr. Qadir, was in der Lücke sei.]
    ~ ilyas++
    -> ask_gap
+ [Ich fragte Bettina, was sie hier oben vermisse.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
„Ach, das“, sagte Fräulein Reyes. „Da gibt es einen Wald. Die wollen sie bloß als Zeugin. Sie hat ja eine Kehle; sie hat alles mit angehört, was je über ihr vorgefallen ist, und wenn man sie herauszieht, sagt sie es. Die werden furchtbar böse sein, dass sie zu spät kommt.“ Sie brach ab. So schaut sie sonst Blätter an, auf deren Unterseite etwas sitzt. „Sagt sie es“, sagte Fräulein Reyes. „Laut.“ # speaker: juniper-reyes
„Auf Latein?“, fragte ich.
„In allen Sprachen“, sagte Fräulein Reyes. Sie hatte begonnen, die Handschuhe auszuziehen: das eine Paar und dann das andere. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
Er ließ sich Zeit. „Meine Großmutter führte Karawanen“, sagte Dr. Qadir, „nach einem Stern, den sie die Klinke nannte. An unserem Himmel steht er nicht. Ich habe neun Kandidaten und einen Favoriten. Ich war schon so weit zu glauben, sie habe es nur gesagt, damit ich nicht mehr weine.“ Seine Stimme war nicht ganz fest. „Wäre er hier gewesen, so wüsste ich jetzt, dass sie ihn sich ausgedacht hat, dass er zu dem gehört, was nie geschehen ist. Ich habe die ganze Nacht gesucht. Er ist das Einzige, was an diesem ganzen Himmel fehlt.“ # speaker: ilyas-qadir
„Also gibt es ihn“, sagte ich.
„Das würde daraus folgen“, sagte Dr. Qadir. „Ich lasse mich gern widerlegen. Aber es scheint daraus zu folgen.“ Und er lächelte mich an wie ein Junge, der aufbleiben darf.
-> second_night

=== ask_bettina
„Das Zuspätkommen“, sagte sie, ohne nachdenken zu müssen. „Das geht hier oben nicht. Es erwartet einen ja keiner.“ Sie sah über den Tisch zu ihrer Schülerin. „Ich hab dir gesagt, es gibt einen Wind, der ist besser als alle anderen, und hab dich glauben lassen, dass ich lieber den hätte, als zum Abendessen zu kommen. Stimmt nicht. Es ist ein sehr guter Wind. Ich war noch nicht am Dienstag vorbei, da hat’s mir leidgetan, dass ich nichts dagelassen hab.“ # speaker: Bettina Kraus
„Ich hätte gewartet“, sagte Yusra. Das war ihre große Angst, dass man auf sie wartet; zu der anderen Hälfte hatte sie sich ihr Lebtag nicht bekannt. # speaker: yusra-haddad
„Das weiß ich doch“, sagte Bettina. „Drum hab ich ja nichts gesagt.“ # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: Die zweite Nacht und die dritte
# scene: night-garden
~ pots = 6
In der zweiten Nacht waren es mehr. Sie waren durch den Kies gekommen und zwischen den Latten des Bodens hervor. Jeder von uns ging mit Kanne und Lampe umher und gab acht, wohin er trat, und niemand sprach davon, wer bleiben würde; wir lernten alle lesen, wie zum Zeitvertreib.
So schwer ist es nicht, wenn man gesagt bekommt, wie. Man fängt nicht bei den hellen an. Man sucht sich einen, der einem das Gesicht zugewandt hat, und fragt, wovon er es abgewandt hat. Ich las eine Ernte, die rechtzeitig hereinkam. Ich las von einem Brief, der eingeworfen worden war, von einem Jungen, der nicht schwimmen gegangen war. Ich las meinen eigenen Namen{player_name != "":, {player_name}, in viel schönerer Schrift als der meinen}. Er stand auf einem Blatt bei der Pumpe: Da ging die Gartenhilfe nach vorn, um die Goldmedaille für Aurikeln abzuholen, mit Hut.
„Bleib da nicht zu lange stehen{player_name != "":, {player_name}}“, sagte Bettina im Vorbeigehen.
Ich fragte, ob sie auch einen habe.
„Bei der Tür“, sagte sie. „Da sitz ich beim Abendessen.“ # speaker: Bettina Kraus
Und am dritten Abend gab es keinen Zollbreit Glas mehr, auf dem nicht ein Stern gewartet hätte, die Handschuhe im Schoß. Der ganze Himmel war aufgestanden. Man fühlte die Straße darin, wie man einen Luftzug fühlt.
~ pots = 9
+ [Ich ging der Pilotin helfen, die Hülle zu füllen.]
    ~ yusra++
    -> third_wind
+ [Ich ging nachsehen, was Fräulein Reyes da grub.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [Ich fand Dr. Qadir an der großen leeren Fassung, in der die Linse gewesen war.]
    ~ ilyas++
    -> third_lens

=== third_wind
Sie füllte sich, als erzählte man ihr eine Neuigkeit. „Heute Nacht ist es so weit“, sagte Yusra. Sie hatte die Karte innen im Korb festgesteckt und ringsherum Namen geschrieben. „Neunhundertsechs Zustellungen hab ich gemacht. Ein Datum stand nie im Buch. Weißt du, was ich eintrage? ‚Nun?‘ Das ist die einzige Spalte. Achthundertneunzig Haken stehen drin, und eine Zeile hab ich frei gelassen, für sie.“ # speaker: yusra-haddad
-> comet

=== third_roots
Sie hatte wunderbar gegraben: die richtige Tiefe, auf der Südseite, genau unter dem Scheitel der Kuppel. „Man hat ihr versprochen, dass sie in die Erde kommt“, sagte sie. „Sie haben es ihr versprochen. Nun, das ist Erde. Die hat noch nichts gehört als uns. Wenn sie heute Nacht da drin säße, und alle wären ringsum offen, und sie hörte es von Anfang bis Ende …“ Sie sah auf. Sie hatte Erde auf der Nase. „Dann wüsste sie alles. Dann müsste keiner bleiben. Herausziehen könnte sie, wer will.“ # speaker: juniper-reyes
-> comet

=== third_lens
Es war ein eiserner Ring, so breit wie ein Mühlteich. Das Glas daraus, sagte er mir, habe man für das Dach verkauft. „Sie hätten ihn also gar nicht sehen können“, sagte Dr. Qadir. „Haben Sie daran einmal gedacht? Sie waren so sicher, er werde zur Linse kommen. Alle hatten sie auf die Terrasse gestellt, Blick nach Süden. Ich habe gelesen. Er ist gekommen. Er war nur ziemlich klein; er ging hinter ihrem Rücken vorbei, bei der Küche.“ # speaker: ilyas-qadir
-> comet

=== comet
# chapter: Der Komet
# scene: comet
Er kam um zehn nach drei, mit hundert Jahren Verspätung.
Groß war er nicht, ungefähr wie eine Laterne, die jemand einen langen Berg hinaufträgt. Er stieg von Süden auf, die Straße entlang, die sie alle für ihn frei gehalten hatten; und wo er vorbeikam, drehten sie sich nach ihm um, einer nach dem anderen, sodass er durch das Dunkel dort lief wie eine Hand über ein Fell. Niemand sprach. In seinem Licht konnte ich alle Gesichter sehen: Bettinas, dünn wie ein Blatt, und die Hand der Pilotin in ihrer; Fräulein Reyes mit offenem Mund und Dr. Qadir mit geschlossenem. Und im Nacken spürte ich, wie der Wind aufkam und nach Brot roch.
„Jetzt“, sagte Bettina. „Jetzt ist es so weit. Wer macht’s?“ # speaker: Bettina Kraus
Alle drei sagten sie „Ich“.
Ich hatte immer noch die Kiste.
+ {planted or place_dug} [Ich setzte sie ab. In der Erde, wie versprochen.]
    -> ending_mandrake
+ {not planted and not place_dug} [Ich setzte sie ab, in der Erde. # locked: Niemand hat ihr einen Platz gegraben]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [„Lassen Sie ihn machen“, sagte ich. „Dr. Qadir hat gefunden, was fehlt.“]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [„Lesen Sie zuerst sie vor“, sagte ich zur Pilotin. „Bei ihrem Abendessen.“]
    -> ending_supper
+ [„Ich kann lesen“, sagte ich. # hint: {role == "stargazer": Ich hatte es aus einem Groschenbüchlein|Mich hatte ja niemand gefragt}]
    -> ending_gardener
+ [Ich sagte, heute Nacht müsse überhaupt niemand fort. # hint: Er käme ja wieder vorbei]
    -> ending_all

=== ending_mandrake
Mit einem Seufzer ging sie hinein. Ich drückte sie mit den Daumen fest.
Wie lange es dauert, einen Himmel anzuhören, weiß ich nicht. Die Blätter stellten sich kerzengerade. Rings um uns hatten sich zu Tausenden die Sterne vom Kometen weg und ihr zugewandt, dem kleinen unscheinbaren Kraut in der Mitte; sie beugten sich ganz dicht heran, wie man es bei jemandem tut, der wirklich zuhört, und erzählten es ihr. Man sah, wie das Licht den Stängel hinunterging.
„Ohrstöpsel“, sagte Fräulein Reyes. „Alle in den Korb. Nein, Sie nicht“, sagte sie zu mir; „na doch, Sie auch. Ich muss nur einmal ziehen, ich habe eine Schnur drangebunden.“ # speaker: juniper-reyes
So hörten wir es zwölf Meter über der Terrasse, der Wind hatte den Arm um uns gelegt. Mir war immer gesagt worden, es sei ein Schrei. Es war ein Appell. In allen Sprachen, die es gibt, und aus vollem Hals: Sie sagte, wo die Ernte hingehörte und wo der Junge; sie sagte: „Kraus, B., zum Abendessen“; sie sagte unsere Namen. Einer nach dem anderen stiegen sie an uns vorbei ins Dunkel wie Funken, auf dem Heimweg dahin, wo sie geschehen waren.
# scene: dawn
# ending: roll-call; Der Appell
Wir hatten sie mit oben, an der Schnur, ziemlich heiser. Der Wald hat sie am Ende bekommen, und wie ich höre, ist man dort zufrieden. Fräulein Kraus wohnt hinter der Halle und kommt zu allem zu spät. Was die Sternwarte angeht, die ist bloß Glas; ein, zwei Farne stehen noch darin. Aber ich habe eine Goldmedaille für Aurikeln, obwohl ich gar nicht wüsste, dass ich je welche angemeldet hätte; und man hat mir die Fotografie gezeigt. Ich habe einen Hut auf.
-> END

=== ending_latch
Er hatte den Mund schon aufgemacht, um bescheiden zu sein, aber dafür war keine Zeit.
„Wenn alles, was nie geschehen ist, an diesem Himmel steht“, sagte Dr. Qadir, „dann ist das, was nicht an ihm steht, geschehen. Er hat ein Loch, so groß wie ein Stern. Nach dem ist meine Großmutter dreißig Jahre gezogen und hat kein Tier verloren. Ich glaube, man könnte noch immer nach ihm ziehen.“ Er nahm den Bleistift. Er schrieb auf seine Manschette, wo noch ein Fingerbreit frei war: nach oben und etwas links von der Küche. „Da fliegen Sie durch“, sagte er zur Pilotin. „Nicht die Straße. Die Lücke. Es ist eine Klinke. Die drückt man.“ # speaker: ilyas-qadir
„Und wer liest uns vor?“, sagte Yusra.
„Niemand“, sagte er. „Vorgelesen wird, wer die Straße nimmt, denn auf ihr zieht, was nicht war. Wir aber sind. Wir brauchen nur zur Tür hinauszugehen.“
Sie war ungefähr so breit wie ein Korb. Wir fuhren durch das Glasdach wie ein Korken und weiter hinauf, und alle Sterne rafften die Röcke; ich sah hinunter, und es war so schön, dass ich um ein Haar, und da spürte ich Bettinas Stiefel auf dem Fuß. „Augen geradeaus“, sagte sie. Es klickte. Darauf lege ich einen Eid ab. Und über uns, gewöhnlich und riesengroß, mit dem Großen Wagen drin, war die Nacht.
# scene: dawn
# ending: the-latch; Die Klinke
Er hat es veröffentlicht. Es heißt „Über einen Stern, bestimmt aus seinem Fehlen andernorts“, und er dankt darin der Tante eines Glasers. Wenn man dahin schaut, wo er es sagt, ist nichts zu sehen; und doch hat man die Salzstraße entlang bemerkt, dass die Tiere den Kopf heben. {crate ? chart: Ich habe noch das Blatt aus jener ersten Nacht. Es hängt mit dem Gesicht zur Wand. Von allem, was ich nie gesehen habe, ist es mit Abstand das Schönste.|Sonntags trägt er die Manschette.}
-> END

=== ending_supper
„Ich lass sie nicht da unten“, sagte die Pilotin.
„Sie ist nicht da unten. Sie ist auf der Karte. Sie ist bei der Tür“, sagte ich, „auf einem Stuhl. Gegenüber sitzen Sie. Die Lampe haben Sie schon angezündet. Was gibt es denn?“
Yusra starrte mich an. Dann legte sie den Kopf zurück und schrie es, wie man über drei Täler schreit; die Lunge dazu hat sie. „Knödel“, brüllte Yusra Haddad in den Rundwind. „Bettina Kraus. Die soll zum Abendessen kommen. Es ist Dienstag. Es gibt Knödel, und sie ist neunzehn Jahre zu spät, und ich hab gewartet. Die ganze Zeit hab ich gewartet. An jedem Feuer von hier bis Brod hab ich für sie gedeckt. Sie gehört zu mir.“ # speaker: yusra-haddad
Die alte Dame hatte sich ungefähr einen Daumenbreit vom Boden gehoben. Sie wurde rosig, von den Stiefeln aufwärts, wie eine Lampe, die man endlich richtig herum gedreht hat. „Na, das hättest du ja mal sagen können“, sagte Bettina. # speaker: Bettina Kraus
„Ich sag’s ja.“ Und danach war es leicht. Bettina rief den Doktor auf, er rief Fräulein Reyes auf, und die rief mich; wir standen alle auf der Karte, wenn man nur zu schauen wusste: jeder in einer Ecke vom Abendessen eines anderen. Es fehlte keiner. Sie hatte nur die ganze Zeit allein gerechnet.
# scene: dawn
# ending: dumplings; Neunzehn Jahre zu spät
Für mich blieb niemand mehr zum Aufrufen. Ich hatte die Kiste in den Armen. Ich sagte in den Wind, und recht albern kam ich mir dabei vor: „Eine Alraune; an die Birken, Unterzorin“; und etwas Kleines, Heiseres unter dem Sackleinen meldete sich und sagte meinen Namen. {crate ? jam: Die Marmelade gab es dazu. Im Zustellbuch ist eine neue Spalte: Da stehen Daten drin.|Im Zustellbuch ist eine neue Spalte. Da stehen Daten drin.} Pünktlich ist sie nie. Aber manchen Abend sieht man sie über dem Heu, wie sie zu schnell herunterkommt.
-> END

=== ending_gardener
Sie hatten vergessen, dass ich da war. Das ist meistens so.
„Ich halte seit neun Jahren Sachen“, sagte ich. „Ich bin kein Ballast. Ich merke, wenn sie trocken sind. Ich will keinen Stern, ich warte auf niemanden, und es käme keinem ungelegen. Und bei der Pumpe hat es mir gefallen.“ Eine so lange Rede hatte ich noch nie gehalten. „Ich lese Sie vor. Ich habe eine gute laute Stimme, es fragt bloß keiner danach.“
Am schwersten nahm es Fräulein Reyes. „Sie haben doch gar keinen Mantel“, sagte sie und gab mir alle vier Handschuhe. # speaker: juniper-reyes
Also tat ich es von der Mitte des Raumes aus. Ich fand sie, einen nach dem anderen, drehte jedem mit dem Daumen das Gesicht her und sagte, wo sie hingehörten. „Kraus, Bettina: an einen Tisch. Haddad, Yusra: ihr gegenüber. Qadir, Ilyas: auf ein Dach, über dem der Stern seiner Großmutter steht; den gibt es, Herr Doktor, hier ist er nämlich nicht. Reyes, Juniper: in Beet sieben, auf den Knien.“ Jedes Mal griff der Wind zu, und es war einer weniger. Sie wurden sehr klein. Den Doktor hörte ich noch etwas über Luftfeuchtigkeit zurückrufen.
Ich war so lange allein, wie es dauert, eine Kanne zu füllen, da bemerkte etwas in der Kiste ganz deutlich und wie eine alte Bekannte: „Nun? Setzt du mich jetzt ab?“
# scene: dawn
# ending: under-gardener; Die Gartenhilfe
Ich habe neuntausend Töpfe. Sie machen sich. Für eine Wurzel unterhält sie einen gut; sie ist in sehr vielen Gärten gewesen. Jedes Frühjahr lasse ich ein Glas an einem Taschentuch über den Rand, mit einem Schildchen, und ich schreibe immer dasselbe darauf: NUN? Und jeden Herbst, wenn der Wind vorbeikommt, hängt ein Korb daran. Sie bleiben drei Nächte. Sie werden alt, sie kommen zu schnell herunter. Nie fragen sie, ob ich vorgelesen werden will. Ich glaube, sie wissen, dass ich es schon bin.
-> END

=== ending_all
„Er geht rundherum“, sagte ich. „Oder nicht? Sonst hieße er ja nicht so. Er war da, als sie kam, und in einem Jahr ist er wieder da. Es wäre doch schade zu hetzen, wo das alles gerade erst aufgegangen ist.“
Ich sah, wie es von einem zum anderen ging. Es sind kluge Leute, und sie waren nicht darauf gekommen. Dr. Qadir nahm den Fuß wieder vom Korb.
„Da käm ich zu spät“, sagte die Pilotin. Sie probierte es noch einmal. „Da käm ich ein Jahr zu spät.“ Es war ein fachliches Urteil, und eine Art Ehrfurcht lag darin. # speaker: yusra-haddad
So zog der Komet vorbei, und man winkte ihm. Der Wind stand noch eine Weile auf der Terrasse herum wie eine Droschke; er rüttelte an der Tür, und dann schlenderte er davon. Und Bettina Kraus setzte sich plötzlich auf einen Eimer und hielt sich die Schürze vors Gesicht. Neunzehn Jahre lang, glaube ich, hatte keiner ihretwegen einen Wind verpasst.
„Es gibt aber nur die eine Pfanne“, kam es aus der Schürze. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; Ein Jahr und ein Tag
Das ist jetzt fünf Jahre her. Jeden Herbst kommt er vorbei, und wir ziehen die Mäntel dafür an. Aber immer ist gerade etwas kurz vorm Aufgehen. Fräulein Reyes ist beim Buchstaben F. Dem Doktor hat man die ganze Nordtreppe überlassen müssen. Die Kiste habe ich im ersten Winter abgesetzt, bei der Pumpe, wo es warm ist, und sie ist angewachsen. Es heißt, um sich zu verirren, muss man erwartet werden. Nun, wir werden erwartet, zum Abendessen. Eine Lampe brennt auch, falls sonst noch jemand, in gleich welcher Wolke, nicht auf der Karte ist.
-> END
