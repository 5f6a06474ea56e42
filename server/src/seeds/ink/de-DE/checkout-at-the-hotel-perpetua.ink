# role: stranger; Jemand aus dem Regen; Du wolltest nur nach dem Weg fragen.
# role: clerk; Die Ablösung für den Nachtdienst; Um elf, hieß es, und die Feder sei mitzubringen.
# role: tuner; Jemand wegen des Klaviers; Irgendwem im Haus ist Musik versprochen worden. Wer es dir gesagt hat, ist dir entfallen.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Mal wieder in der Halle; 5
# inventory: drawer; In der Schublade am Empfang
# item: bell; Eine Glocke mit durchgeschnittenem Draht
# item: small_shoes; Ein Paar Schuhe, sehr klein
# item: key_nineteen; Der Schlüssel zur Neunzehn
# item: little_umbrella; Ein Schirm, repariert, nicht zu verkaufen
# item: unpaid_bill; Eine Rechnung, die niemand bezahlt hat
# talk: priya-raman; Ich habe vier Minuten, nach einer Uhr, der ich nicht mehr traue. Bitte.
# talk: hollis-penhallow; Willkommen zurück. Oder überhaupt willkommen. Das Fremdenbuch hilft da weder Ihnen noch mir.
# talk: ansel-grieve; Jetzt ist es ruhig. Ich bin nur für die Schirme da, aber ich höre zu, wenn es das ist, was gebraucht wird.

LIST things = bell, small_shoes, key_nineteen, little_umbrella, unpaid_bill
VAR role = "stranger"
VAR player_name = ""
VAR drawer = (bell)
VAR priya = 1
VAR hollis = 1
VAR ansel = 1
VAR rounds_made = 0
VAR looked = 0
VAR told_story = false
VAR tried_on = false

-> lobby

// Wer hier erzählt, lässt weg, was nicht zu wissen ist. Wem auffällt, wie hoch der Empfang ist, der findet es vielleicht im Fremdenbuch.

=== lobby
# chapter: Mehr Uhren als Gäste
# scene: lobby
In der letzten Nacht hatte das Perpetua mehr Uhren als Gäste, und die Uhren benahmen sich besser.
Ich hatte den Empfang. {role == "stranger": Gegeben hatte ihn mir niemand. Ich war aus dem Regen hereingekommen, um nach dem Weg zu fragen, und irgendwer hatte mir eine Feder in die Hand gedrückt.}{role == "clerk": Ich war die Ablösung. In der Tasche hatte ich einen Zettel darüber, der vor Nässe nicht mehr zu lesen war; aber erwartet wurde ich, darüber war ich mir völlig im Klaren.}{role == "tuner": Ich war wegen des Klaviers da. Wer mich bestellt hatte, hätte ich nicht sagen können, nur dass irgendwem in diesem Haus Musik versprochen worden war; und solange man den Schlüssel zum Ballsaal suchte, passte ich auf die Feder auf.} Bis elf hatte ich vier Stühle verkauft, eine telefonische Nachricht für einen General aufgenommen und bemerkt, dass man durch den Herrn, der so höflich neben mir stand, hindurchsehen konnte, sofern er eine Lampe im Rücken hatte und man selbst schlechte Manieren.
„Die Neunzehn“, sagte er, als in der Schublade eine Glocke zu zittern begann. „Ich bitte um Verzeihung. Vor Mitternacht hat sie noch nie geläutet.“ # speaker: hollis-penhallow
Der Lift kam von allein herunter und hielt auf Haaresbreite genau in Höhe des Teppichs. Die junge Frau darin trug weiße Handschuhe und einen Ausdruck hoher wissenschaftlicher Freude. „Er leuchtet“, teilte sie uns mit. „Der Vierzehner. Ganz von selbst. Wäre wohl jemand von Ihnen, der nicht unter Vertrag steht, so furchtbar nett, mir mit einem Finger zur Hand zu gehen?“ # speaker: priya-raman
Ich sollte sagen, wie die Dinge standen. Am Sonntag schloss das Hotel für immer. An den Möbeln hingen Zettel, und Bücklinge gab es keine mehr. Drei Leute konnten nicht abreisen. Herr Penhallow, der Nachtportier, war tot, und zwar seit hundert Jahren, ohne dass sich das auf seine Dienstzeiten ausgewirkt hätte. Fräulein Raman stand unter Vertrag, und nach dessen Paragraf neun durfte sie den obersten Knopf in ihrem eigenen Lift weder drücken noch putzen, noch erwähnen, noch von ihm träumen. Und in dem guten Sessel saß, eine Werkzeugtasche zwischen den Füßen, ein gebeugter, leise sprechender Mann, der unter einem Viadukt hervorgekommen war, um einem Gast von 1926 den Schirm zurückzubringen.
„Ich hab’s mit der Tür versucht“, sagte Herr Grieve. „Als ich ein bisschen gewartet hatte. Es ist eine sehr höfliche Tür. Ich bin durch sie hinausgegangen und hereingekommen.“ # speaker: ansel-grieve
Wir sahen sie uns alle an: Messing, vier Flügel, und sie drehte sich sachte. Dahinter sah man die nasse Straße. „Es ist wegen der Rechnung, mein Herr“, sagte der Portier. „Auf der Neunzehn steht noch ein Betrag offen. Solange der nicht beglichen ist, kann das Haus bedauerlicherweise niemanden gehen lassen. Es ist kein böser Wille. Es ist Buchhaltung.“ Er verblasste ein wenig. „Der Posten steht im Fremdenbuch; und das Fremdenbuch liegt, wenn ich so frei sein darf, unter Ihren Ellbogen.“ # speaker: hollis-penhallow
Da lag es. Es ist ein großes Buch. Um darüber hinwegzusehen, musste ich auf die Querstange vom Hocker steigen.
+ [Ich ging mit Fräulein Raman, um ihr mit einem Finger auszuhelfen.]
    ~ priya++
    -> lift
+ [Ich versuchte selbst mein Glück mit der Drehtür. # hint: {role == "clerk": die Ablösung wird doch einmal vor die Tür dürfen|es ist eine sehr höfliche Tür}]
    ~ rounds_made++
    -> revolving
+ [Ich fragte Herrn Grieve, ob ich den Schirm sehen dürfe.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
Zuerst gab sie mir ein Malzbonbon. Sie gibt allen ihren Fahrgästen eins, sagte sie, es ist für die Ohren.
„Sechs Jahre fahre ich ihn jetzt{player_name != "":, {player_name}}“, sagte Fräulein Raman, „und ich weiß von allem hier drin, wozu es da ist, nur von dem nicht. Elfenbein. Eingebaut 1926. Hat keinen einzigen Draht. Donnerstags wird er warm: Ich habe ihm die Temperatur gemessen, siebenunddreißig Grad. Wissen Sie, was siebenunddreißig Grad hat?“ Ich wusste es nicht. „Sie“, sagte Fräulein Raman. „Dritter Stock der Gefühle, Neugier, Achtung, Stufe.“ # speaker: priya-raman
Ich streckte mich. Es war weit oben. Ich musste mich auf den Klappsitz stellen. Der Knopf war warm, wie sie gesagt hatte, und ein ganz klein wenig weich. Es war geradeso, als hätte auf der anderen Seite der Platte im selben Augenblick auch jemand einen Finger ausgestreckt.
Es geschah überhaupt nichts. Und dann hörten wir aus der Schublade in der Halle, ganz deutlich, die kleine Glocke: Diesmal zitterte sie nicht. Sie läutete zweimal. So läutet man, wenn man auf dem Gang einen Schritt gehört hat.
-> second_chapter

=== revolving
Ich schob, und sie drehte sich. Vier gläserne Zimmer waren darin, jedes mit einem Stück von der Straße. Im ersten regnete es auf Taxis. Im zweiten auf Droschken mit Pferd. Im dritten war niemand, nur Laternen und etwas Schnee; und im vierten sah ich einen Empfang, zu dem sich ein großer Herr höflich hinunterbeugte, und auf der vorderen Seite hielt sich mit den Fingerspitzen ein sehr kleiner Mensch in einem nassen Mantel fest.
Dann stand ich auf dem Teppich. „Willkommen im Perpetua“, sagte der Portier aus Gewohnheit. # speaker: hollis-penhallow
„Da war jemand am Empfang.“
„Ja“, sagte Herr Penhallow. „Meistens sind das Sie.“ Er war so durchsichtig geworden, dass ich durch seine Weste die Feuerordnung lesen konnte. „Man hatte gehofft, Ihnen würde sie vielleicht den Weg freigeben.“ # speaker: hollis-penhallow
-> second_chapter

=== umbrella
Er wickelte ihn aus einem Tuch, so wie man eine Flöte auspackt. Ich hatte etwas Langes erwartet, mit einem Entenkopf. Er war rot. Er ging mir ungefähr bis zur Taille.
„Den hatte mein Onkel zur Reparatur“, sagte Herr Grieve. „Er stand in seinen Büchern, als ich den Kiosk von ihm übernahm. Zwei Speichen hin, wird Donnerstag abgeholt. Seitdem hängt er hinter der Tür, auf dem Zettel steht ‚Perpetua, 1926‘. Na, und dann höre ich, dass hier zugemacht wird.“ Er drehte ihn, dass das Licht an ihm herunterlief. „Die Speichen sind gemacht. Kostet nichts. Für Kinderschirme nehme ich nichts.“ # speaker: ansel-grieve
„Welchem Gast hat er gehört?“
„Das steht eben nicht da“, sagte er. Er sah mich eine Weile über die Spitze hinweg an. Er hat sehr sanfte Augen, die gewohnt sind, die Stelle zu finden, wo sich etwas verbogen hat. „Halten Sie ihn mir solange. Sie scheinen hier ja das Sagen zu haben.“ # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: Der Weg zur Neunzehn
# scene: corridor
Sie liegt im ersten Stock, nach hinten. Das hätte ich sagen können, ehe er es tat; ich hatte seit einer Stunde den Empfang, da schnappt man manches auf. Sie geht auf den Hof. Beliebt war sie nie.
„Ich war auf dem Weg hinauf“, sagte Herr Penhallow. Er ging uns auf dem Gang voraus, mit einer Lampe, die kein Licht gab, und rückte durch die Wand hindurch die Bilder gerade. „Es war die Nacht meines, man sagt es ungern und sagt es darum schnell, Ablebens. Um zehn nach drei hatte es geläutet. Für die Neunzehn war niemand eingetragen; wir hatten elf Gäste im Haus. Aber Läuten ist Läuten. Ich war bis zum Treppenabsatz gekommen. Und es war zu ärgerlich, mein Herr, ich setzte mich, nur um zu Atem zu kommen, und als ich aufstand, hatte ich ihn dort liegen lassen.“ # speaker: hollis-penhallow
„Und seitdem sind Sie da“, sagte Fräulein Raman.
„Seitdem gehe ich hin, Fräulein Raman. Meistens um zehn nach drei. Ich gehe hinauf. Ich klopfe. Unaufgefordert einzutreten, ist mir nie recht erschienen. Und es sagt niemand ‚Herein‘.“ # speaker: hollis-penhallow
Es hätten dreißig Schritte sein sollen. Am selben Farn waren wir dreimal vorbeigekommen. An der vierten Ecke hörte der Teppich auf, und vor uns lagen das Messing, die Uhren, die nasse Straße und der Sessel mit dem Zettel daran: die Halle.
~ rounds_made++
„Ach“, sagte der Portier. „Das ist die Buchhaltung. Man kommt nicht auf die Neunzehn, nicht hinein, solange die Dinge so stehen. Es müsste wohl jemand nachsehen, was sich im Haus dazu noch findet.“ Er hüstelte. „Man hat da seine eigene Anrichte. Dann wäre da die Wäschekammer; dann der Schuhschrank. In den hineinzusehen habe ich bislang nicht über mich gebracht.“
+ [Ich sagte, den Schuhschrank übernähme ich.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [Ich ging in die Anrichte, wo die Rechnungen aufgespießt werden.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [Ich sagte, ich kümmere mich um das Klavier, deswegen sei ich ja da.]
    ~ ansel++
    ~ looked++
    Es stand im Ballsaal unter einem Laken. Ich kletterte auf den Hocker, und erst da sah ich, dass ein zweiter danebenstand, ein niedriger, mit einem Kissen, und das Kissen war eingedrückt. Ich schlug einen Ton an. Es war gestimmt. Es war so gut gestimmt, wie etwas nur sein kann, neben dem jemand nicht aufgehört hat zu warten.
    „Es gab da ein Stück, das der Besitzer auswendig konnte“, sagte Herr Penhallow durch die Wand. „Er hatte versprochen, es jemandem beizubringen. Man sieht ihn noch dasitzen, an den Nachmittagen, und es für eine kleine Hand noch einmal umsetzen.“ # speaker: hollis-penhallow
    Es zeigte sich, dass ich es kannte. Das kennen ja sehr viele. Ich spielte bis dahin, wo man übergreifen muss, und da kam ich nicht hin.
    -> third_chapter
+ [Ich bat Fräulein Raman, im Lift die Platte abzunehmen.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: Der Schuhschrank, Paar für Paar
Sie standen paarweise, so wie sie in jener Nacht vor die Türen gestellt worden waren. Elf Gäste, hatte er gesagt. Da waren Herrenstiefel, und ein Paar von einer Dame, zum Knöpfen. Ich zählte durch. Es waren zwölf Paar.
„Ich habe alle geputzt“, sagte die Stimme des Portiers vor der Tür. Er hatte sich umgedreht. „Man fragt nicht. Das zwölfte Paar habe ich eben mitgemacht. Sie waren sehr klein. Ich weiß noch, dass ich dachte, nun muss ich doch einmal sehen, für wen die sind, und ob noch etwas hinaufgebracht werden soll; und dann ging die Glocke.“ # speaker: hollis-penhallow
Sie hatten einen Riemen und einen Knopf. Die Wichse war hundert Jahre alt, und man hätte sich noch immer darin spiegeln können. Ich sah hinein. Ich muss wohl daraufgehaucht haben, es war alles ziemlich verschwommen.
+ [Ich probierte einen an. Nur um mal zu sehen.]
    ~ tried_on = true
    -> shoe_fits
+ [Ich trug sie hinunter an den Empfang und stellte sie nebeneinander.]
    -> third_chapter

=== shoe_fits
Nun ja, er passte. Kleine Füße haben sehr viele Leute.
Ich hätte mit dem anderen weitergemacht, aber mit der Stille draußen auf dem Gang war irgendetwas. Ich zog ihn wieder aus. Den Knopf machte ich zu, damit es so war wie vorher. Als ich herauskam, sah Herr Penhallow geradeaus auf ein Bild mit einem Hirsch; und es war so wenig von ihm übrig, dass ich die Enden am Geweih hätte zählen können.
„Man hofft, sie waren zur Zufriedenheit“, sagte er. # speaker: hollis-penhallow
-> third_chapter

=== pantry
An der Wand neben dem Tellerwärmer ist ein Dorn. Darauf ging es immer weiter zurück. Da waren Bücklinge und Bäder und der Portwein eines Generals. Und ganz unten hing eine, die war braun geworden wie Tee, und eine Summe stand überhaupt nicht darauf.
„Zimmer 19“, las ich den anderen vor. „Offen: Eine Geschichte, wie versprochen. Ein Licht, das anbleibt. Zu begleichen vor dem Einschlafen.“ # document
„Das schuldet nicht der Gast uns“, sagte Fräulein Raman langsam. Sie hatte den Schraubenzieher aus dem Haar gezogen, wie immer zum Nachdenken. „Sehen Sie, in welcher Spalte. Das schuldet das Haus der Neunzehn. Das ist ein Versprechen. Eins von unseren.“ # speaker: priya-raman
Herr Grieve hatte die Hand danach ausgestreckt und sie wieder zurückgezogen. „Viel ist es nicht“, sagte er. „Bloß lange, um es vor sich herzuschieben.“ # speaker: ansel-grieve
-> third_chapter

=== panel
Sie machte es von der Seite, unter Protest und mit geschlossenen Augen. „Ich sehe nicht hin“, sagte Fräulein Raman, „ich sehe auf elf bis dreizehn. Wo geht der Vierzehner hin?“ # speaker: priya-raman
Er geht nirgends hin. In der Platte ist bloß ein Loch, ausgeschlagen mit einem Stück blauem Flanell. Ich steckte den Arm hinein. Er ging hinein bis zur Schulter; und am Ende, im Dunkeln, nahm eine Hand meine.
Es war nicht zum Fürchten. Das möge man mir bitte glauben. Sie war ungefähr genauso groß. Sie hielt mich fest, so wie man sich im Gedränge festhält, wenn man endlich jemanden hat; dann drückte sie mir etwas in die Handfläche und ließ los.
Es war ein Schlüssel. Daran hing ein Messingstern mit einer Zahl.
~ drawer += key_nineteen
„Neunzehn“, sagte ich.
„Da bewahren sie ihn also auf“, sagte Fräulein Raman, die Augen fest zugekniffen, und darunter kamen Freudentränen hervor. „Oh, es ist nicht der Wassertank. Es ist nicht der Wassertank.“ # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Jemand hat zweimal unterschrieben
# scene: desk
Also gingen wir zurück an den Empfang, und sie schlugen mir das Fremdenbuch auf, weil es schwer ist.
Die Seite von jener Nacht war leicht zu finden, das Buch ging dort von selbst auf. Herr Penhallow kennt jeden Namen. Er ging sie mit einem kalten Finger durch und murmelte: ein Oberst, zwei Fräulein West, ein Reisender in Korsetts. Elf. Und darunter, ziemlich neben der Linie, stand ein zwölfter; er war mit Bleistift geschrieben. Lauter Großbuchstaben. Einer davon war verkehrt herum.
„Das hat da nicht gestanden“, sagte der Portier. „Die Seite habe ich selbst abgeschlossen. Das hätte ich gesehen.“ # speaker: hollis-penhallow
„Da müsste man schon tief unten sein“, sagte Herr Grieve. „Wenn man zum Beispiel von hier käme. Auf Zehenspitzen.“ # speaker: ansel-grieve
Ich las gerade. Es ist merkwürdig, wie schwer sich Großbuchstaben lesen. Zwei Wörter schienen es zu sein; das erste war der Name des Hotels.
„Perpetua“, sagte Fräulein Raman. „Da hat jemand das Hotel hingeschrieben?“
„Es ist ein Mädchenname“, sagte ich. „Zuerst war es ein Name.“ Woher ich das wusste, kann ich mir nicht denken. Die drei hatten aufgehört zu reden.
„Unten in der Küche hieß es, er habe es für eine Tochter gebaut“, brachte Herr Penhallow heraus. „Der Besitzer. Gesehen hat man sie nie. Sie hatte eine Kinderfrau und musste vor Zugluft bewahrt werden. Es war etwas mit einem Zug, die beiden sollten vorausfahren, es regnete, und dann haben sie sich verloren; man hörte, sie sei allein in eine Droschke gesetzt worden, mit einem Adresszettel am Mantel. Es war in jener Nacht. Und wir sollten sie erwarten, und auf der Neunzehn war das Bett gemacht. Aber sie kam nie an.“ Er legte die Hand dorthin, wo früher sein Atem gewesen war. „Ich hatte nach jemand Größerem Ausschau gehalten“, sagte er. # speaker: hollis-penhallow
„Ein Gast unterschreibt zweimal“, sagte Fräulein Raman. „Beim Kommen und beim Gehen.“ Sie blätterte, ein ganzes Jahrhundert weit, bis zum letzten Blatt mit Tinte darauf.
Es war die Seite von heute; da stand mein eigener Name, wo ich ihn am Abend beim Hereinkommen hingesetzt hatte. {player_name != "": Sie hatten mich alle die ganze Zeit {player_name} genannt, denn so hatte ich genannt werden wollen. Geschrieben hatte ich etwas anderes.|Irgendwer hatte mir eine Feder gegeben.} Eine schöne Schrift hatte ich nie. Das Licht war schlecht. Ich machte das Buch zu.
+ [Ich sagte, wir sollten jetzt hinaufgehen, es sei fast drei.]
    -> fourth_chapter
+ [Ich schlug es wieder auf und ließ sie hineinsehen. # hint: es ist bloß ein Name]
    ~ looked = looked + 2
    -> signed_twice
+ [Ich bat Herrn Grieve um eine Geschichte, solange wir warteten. Stillsitzen konnte er gut.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
Niemand sprach.
„Einer davon ist verkehrt herum“, sagte Fräulein Raman schließlich, sehr sanft. # speaker: priya-raman
„Ich hab’s schnell gemacht“, sagte ich. „Ich war nass.“
Dann sah ich auf meine Hand auf dem Papier. Ich sah, wie weit am Hocker hinunter meine Füße reichten. Ich würde gern sagen können, ich hätte es gewusst. Dass die Leute sich bückten, wenn sie mit mir sprachen, war mir aufgefallen. Ich hatte es für Höflichkeit gehalten.
„Dann wollen wir diesen Schirm mal abliefern, wo er hingehört“, sagte Herr Grieve. Er hatte sich dafür auf ein Knie niedergelassen. Eine große Geste machte er nicht. {drawer ? little_umbrella:Er nahm ihn mir vom Arm, wohin er ihn selbst gehängt hatte, und hielt ihn mir noch einmal hin, mit dem richtigen Ende.|Er hielt ihn mir einfach hin, mit dem richtigen Ende.} „Entschuldigen Sie, dass es so lange gedauert hat“, sagte er. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
Er dachte nach. „Ich kann nur die eine“, sagte er. „Sie handelt von einer Krähe, die einen Laden hatte.“ # speaker: ansel-grieve
Es war ein ganz guter Laden. Verkauft wurde nur, was in Zügen liegen geblieben war. Die Krähe wusste von jedem Stück, wem es gehörte, und das war für das Geschäft ja gerade das Schlimme: Vor lauter Denken an die Gesichter brachte sie es nicht über sich, etwas zu verkaufen. Also machte sie jeden Abend früh zu, klemmte sich das Stück unter den Flügel und flog umher und sah in die Fenster.
„Und hat sie sie gefunden?“, fragte ich.
„Es ist eine lange Geschichte“, sagte Herr Grieve. „Ich komme meistens bis zum zweiten Fenster.“ Seine Stimme geht wie eine Nadel. Als die Uhr schlug, merkte ich zu meiner Überraschung, dass ich den Kopf auf das Fremdenbuch gelegt hatte. Müde war ich seit ich weiß nicht wann nicht mehr gewesen. Ich erinnerte mich daran wie an einen Geruch. # speaker: ansel-grieve
Der Portier stand neben uns, den Mund ein wenig offen. „Ich bitte um Verzeihung“, sagte er. „Was war denn im zweiten Fenster?“ # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Zehn nach drei
# scene: stairs
Um zehn nach drei läutete es.
Der Draht war durchgeschnitten; man hatte sie abgenommen und in eine Schublade gelegt. Sie läutete trotzdem. Es ist ein kleiner, flacher, unwirscher Ton. So klingt es, wenn zu jemandem gesagt worden ist: Du brauchst bloß zu läuten, und dann wird eben geläutet.
„Ich gehe“, sagte Herr Penhallow. Er rückte die Krawatte zurecht. „Ich gehe ja immer.“ Aber diesmal sah er sich um, ob jemand mitkam.
Wir gingen alle zusammen hinauf. Wir gingen zu Fuß, denn so hatte er es immer gehalten. Der Farn stand, wo er hingehörte; er kam nur einmal vor. Am Treppenabsatz wurde Herr Penhallow langsamer und streckte eine Hand nach dem Geländer aus. „Hier setze ich mich immer“, sagte er.
+ [Ich nahm seine Hand, obwohl nichts darin war.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [Ich sagte ihm, als seine Ablösung, er dürfe in der Mitte auf dem Läufer gehen.]
    ~ hollis = hollis + 2
    Er überlegte. Es war eine Frage der Etikette. „Wenn man abgelöst ist“, sagte Herr Penhallow, „ist man Publikum.“ Hundert Jahre hatte er auf dieser Treppe zugebracht, und immer am Rand. Er ging in der Mitte hinauf, den Hut in der Hand, und sah sich um, nach dem Hirsch, nach dem Farn; und am Treppenabsatz gefiel ihm die Aussicht so, dass er vergaß, sich hinzusetzen. # speaker: hollis-penhallow
    Ich ging mit der Lampe hinterher. Ich musste sie über den Kopf halten.
    -> room_nineteen
+ [Ich lief voraus. Den Weg kannte ich.]
    -> landing_run
+ [Ich bat Fräulein Raman, den Lift unter ihm heraufzufahren.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
Es ist, als hielte man einen Luftzug. Ich hielt sie trotzdem. Er stand mit einem Fuß auf der nächsten Stufe, und man sah, was es ihn kostete; zehn Stufen waren es, und aus eigenem Antrieb war er sie seit hundert Jahren nicht gegangen.
„Es ist doch eigen“, sagte Herr Penhallow. „Die Treppe war es nie. Ich glaube fast, ich hatte Angst, ich käme an, und es wäre jemand da, und ich hätte ihn warten lassen.“ # speaker: hollis-penhallow
„Das nimmt bestimmt keiner übel“, sagte ich. „Dem kommt es vor wie eine Minute.“
Er sah zu mir herunter. Weinen kann er nicht, aber er wird dann wie Perlmutt. „Meinen Sie“, sagte er. Die zehn machten wir zusammen. Ich zählte sie für ihn.
-> room_nineteen

=== landing_run
Es geht nach links, dann wieder nach links, dann kommt die Tür mit dem Stern.
Ich war lange vor den anderen da. Ich konnte sie kommen hören und die Stimme des Portiers, die „Mein Herr“ sagte und dann, in einem ganz anderen Ton: „Fräulein. Achtung, Stufe.“ Ich gab acht. Ich hatte gewusst, dass sie da war. Ich bin diesen Gang in meinem Leben nie entlanggegangen.
Die Tür war zu. Davor lag eine Matte, auf der niemandes Schuhe standen, und genau in der Höhe meiner Augen war eine Messingstange. An einer Stelle war sie blank gerieben. Ich hob die Hand dorthin und merkte, dass sie passte.
-> room_nineteen

=== landing_lift
„Zwischen Parterre und erstem Stock?“, sagte Fräulein Raman. „Zwischen Parterre und erstem Stock ist kein Halt.“ Aber da war sie schon mit einem weißen Aufblitzen der Handschuhe hinunter. Durch die Stufen kam ein Summen herauf; aus der nackten Wand, zwischen dem Hirsch und dem Feuereimer, stieg eine erleuchtete Tür und hielt auf Haaresbreite genau in Höhe der Stufe. # speaker: priya-raman
„Aufwärts, Herr P.“, sagte sie. # speaker: priya-raman
„Ich bin kein Gast, Fräulein Raman. Es gibt die Dienstbotentreppe.“ # speaker: hollis-penhallow
„Sie sind seit hundert Jahren hier. Sie sind Dauergast. Zweiter Stock, Haushaltswäsche, Umsorgtwerden.“ Sie hielt ihm die Hand hin. Es war das erste Mal, dass ich das jemanden tun sah, der wusste, dass er nicht da war. Er stieg ein. Den Hut hielt er fest. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: Zimmer neunzehn
# scene: nineteen
„Dann klopfe ich jetzt“, sagte Herr Penhallow.
Er klopfte: zweimal und dann einmal. Und wir warteten, wie er es hundert Jahre lang jede Nacht getan hatte, dass jemand „Herein“ sagte.
Die drei sahen nicht auf die Tür. Ich brauchte einen Augenblick. Sie sahen auch einander nicht an. Sie hatten, alle drei, so ein Gesicht, wie es die Leute bei einem Geburtstag haben, wenn die Kerzen brennen.
Mir kam der Gedanke, dass es vielleicht an mir war.
# scene: nineteen
{drawer ? small_shoes: Die Schuhe hatte ich mit heraufgebracht, unter dem Arm.}{drawer ? key_nineteen: In der Hand hatte ich den Stern mit dem Schlüssel daran.}{drawer ? unpaid_bill: Die alte Rechnung hatte ich eingesteckt; eine Geschichte, stand darauf, wie versprochen.}{drawer ? little_umbrella: Ich stützte mich auf den Schirm. Er hatte gerade die richtige Höhe.}
+ {looked >= 2 or tried_on} [„Herein“, sagte ich.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [„Herein“, sagte ich. # locked: Ich hatte nicht genau genug hingesehen, um zu wissen, wer es sagen muss]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [Ich fragte, ob sie sich nicht alle aufs Bett setzen wollten und einer den Anfang machen.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [Ich fragte Fräulein Raman, was im Vierzehnten sei.]
    -> ending_fourteen
+ {hollis >= 2} [Ich sagte Herrn Penhallow, er sei abgelöst.]
    -> ending_relieved
+ [Ich sagte, da sei niemand, und ging hinunter, den Empfang hüten.]
    -> ending_desk

=== ending_come_in
# chapter: Beglichen
Die Tür ging auf, als hätte sich von innen jemand dagegengelehnt.
Es war ein hübsches Zimmer. An der Wand lief ein Fries mit Enten. Das Bett war nur auf der einen Seite aufgeschlagen; ein Feuer brannte, und auf einem Unterteller ein Nachtlicht, das jemand vor ungefähr einer Minute angezündet haben musste. Über dem Stuhl hing zum Wärmen ein Nachthemd.
„Es tut mir so leid“, sagte ich zu ihnen. „Das bin ich, nicht wahr? Ich war die ganze Zeit am Empfang. Ich dachte, das muss doch jemand machen.“
„Sie haben es sehr gut gemacht“, sagte Herr Penhallow. „Ich habe nie jemanden so mit einem General umgehen sehen.“ Er war in die Hocke gegangen, damit wir gleich groß waren. „Mir tut es leid, gnädiges Fräulein, dass ich auf der Treppe so lange gebraucht habe. Was hätten Sie denn gern gehabt?“ # speaker: hollis-penhallow
Ich hatte es mir zurechtgelegt. Hundert Jahre lang hatte ich darum geläutet. Als ich nachsah, war es, wie sich zeigte, etwas ganz Kleines.
„Ich wollte nur sagen, dass ich da bin“, sagte ich.
Er zog seinen Bleistift heraus. Auf der Stelle schrieb er es ins Buch, mit Uhrzeit; und ich sah, wie er es betrachtete und sich die Schultern am Rock glattzog, wie einer, dessen Zug eingefahren ist.
# scene: dawn
# ending: signed-in; Eingetragen
Von hier an weiß ich alles von Fräulein Raman, denn ich schlief. Sie sagt, um sechs drehte sich die Drehtür mit der Sonne darauf und ließ hinaus, wer schob. Herr Grieve ging, um nach dem Sonnenschirm einer Dame zu sehen. Der Portier gab ihr seine Uhr zum Halten; nur einen Augenblick, sagte er, er gehe hinauf und sehe nach, ob die Neunzehn alles habe. Das Hotel ist verkauft. Bloß das eine Zimmer, stellten die Makler fest, ließ sich nicht verkaufen, da wohnt ja ein Gast. Im Vertrag steht: Ein Licht bleibt an. Der Knopf ist noch warm. Sie meint, es liegt daran, dass ich mit der Hand unter der Backe schlafe.
-> END

=== ending_story
# chapter: Was offen war
Das taten wir denn auch. Abgeschlossen war nicht, man hatte bloß fragen müssen. Da waren ein Bett und ein Licht und ein Fries mit Enten; Herr Grieve nahm den Stuhl und Fräulein Raman das Kamingitter, und der Portier stand, bis ich ihm sagte, so könne ich nicht richtig durch ihn hindurchsehen.
„Eine Geschichte“, las Herr Penhallow {drawer ? unpaid_bill:von der Rechnung ab|von einer teebraunen Rechnung ab, die all die Zeit auf dem Dorn in seiner Anrichte gesteckt hatte}. „Wie versprochen. Das Haus bedauert die Verzögerung.“ # speaker: hollis-penhallow
„Es war einmal eine Krähe, die hatte einen Laden“, sagte Herr Grieve.
Sie erzählten sie gemeinsam. Fräulein Raman baute einen Lift ein, sie konnte nicht anders; und die Krähe stellte fest, dass sie damit an viel höhere Fenster kam. Der Portier machte die Stimmen der Gäste. Er kann elf, alle vollkommen, und es hatte ihn nie jemand gebeten. Sie kamen am zweiten Fenster vorbei, am dritten. In jedem war jemand, der geglaubt hatte, etwas sei für immer fort. Ich tat mein Möglichstes, bis zum Schluss wach zu bleiben. Es ist hinterher so schwer zu wissen, welches Stück man gehört hat.
„Und im allerletzten Fenster“, hörte ich Herrn Penhallow noch sagen, weit weg, „war niemand. Nur ein Adresszettel und ein nasser Mantel. Was tat sie also, sie ging hinein und setzte sich hin; und wartete, bis das Mädchen kam.“ # speaker: hollis-penhallow
Ich hätte ihn gern gefragt, ob es gekommen ist. Jemand steckte gerade die Decke fest, auf der Seite zur Wand.
# scene: dawn
# ending: paid-in-full; Eine Geschichte, wie versprochen
BEZAHLT steht quer über der Rechnung. In drei Handschriften. Am Sonntagmorgen ließen sie die Tür sich drehen, und wer wollte, konnte durch sie hinaus. Es soll schön gewesen sein. {ansel >= 3: Herr Grieve erzählt die Geschichte den Kindern, solange sie warten, und sie wird jedes Mal länger.|Herr Grieve hat den Schirm im Ständer gelassen, aufgespannt, damit ich ihn finde.} Den Portier hat man seither nicht gesehen. Nur hängen die Bilder immer gerade. Und was mich angeht, in der Sache mit dem Empfang habe ich mich wohl geirrt. Ich hatte gedacht, den müsste jemand hüten. Aber ich habe durchgeschlafen, und nichts hat geläutet.
-> END

=== ending_fourteen
# chapter: Vierzehn
„Elf Briefe habe ich deswegen geschrieben“, sagte Fräulein Raman. „Man hat mir den Lohn erhöht.“
„Aber was hätten Sie denn gern, dass es wäre?“, sagte ich.
Sie dachte darüber nach; sie ist vom Fach. „Ein ordentlicher Maschinenraum“, sagte sie, „mit Oberlicht. Und alles beschriftet. Und jemand ist da, der schon die ganze Zeit darauf wartet, ihn mir zu zeigen.“ Sie war ganz rosa geworden. „Sechs Jahre habe ich Angst gehabt, es ist ein Wassertank.“ # speaker: priya-raman
Dann zeige ich ihn Ihnen, sagte ich. Es war das Natürlichste von der Welt. Durch die Neunzehn geht es gar nicht, da schläft man nur. Ich stellte mich auf den Sitz, nahm ihre Hand im weißen Handschuh und drückte sie auf den Knopf, unter meiner. Dass man nicht mit ihr drücken darf, steht nicht im Vertrag.
Er fuhr hinauf wie ein Atemzug. Neun, zehn; der Portier zählte mit. Beim Dreizehnten machten wir die Augen zu, der Sicherheit halber, und fuhren vorbei. Und das Gitter faltete sich zusammen wie ein Fächer, und da war das Dach vom ganzen Hotel, unter Glas, und ringsum lagen die Lichter der Stadt, so weit der Regen reichte; in der Mitte stand das Rad, hoch wie ein Haus, ganz aus Messing, und drehte sich. Ein Schaukelpferd war daran festgebunden. Das hatte mein Vater so machen lassen. So würde ich immer spüren, sagte er, wenn jemand heraufkommt.
„Es ist beschriftet“, sagte Fräulein Raman. Sie lag auf den Knien und las. Lauter Großbuchstaben. Einer davon ist verkehrt herum. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Achtung, Stufe
Von dort hat sie ihre Arbeit eingeschickt. Man hat sie unterschrieben. {priya >= 3: Sie ist die Einzige mit einem Schlüssel zum Gitter, und donnerstags um neun kommt sie herauf; dann ölen wir.|Donnerstags kommt sie herauf und liest mir die Manometer vor.} Vom Perpetua ist das meiste inzwischen abgerissen; bis zum Zwölften sind Büros. Aber der Lift hat noch vierzehn Knöpfe. Wer unter Vertrag steht, darf ihn nicht drücken. Wer nicht, und ein Malzbonbon gehabt hat und hinaufreicht, der wird merken, dass er warm ist. Das bin ich. Ich lehne mich bloß dagegen, um zu sehen, wer es ist.
-> END

=== ending_relieved
# chapter: Dienstschluss
Er begriff es nicht. „Ich muss nach der Neunzehn sehen“, sagte er.
„Nach der hab ich gesehen“, sagte ich ihm. „Ich war drin. Da war ein Gast, der geläutet hat, aber jetzt wird nichts mehr gewünscht. Sie wären sehr schnell da gewesen, soll ich sagen.“ Ich stand so gerade, wie es nur ging. „Sie können gehen, Herr Penhallow. Sie sind abgelöst. Den Empfang habe ich.“
Ich glaube, das hatte ihm noch nie jemand gesagt. Es war ja niemand da; er war der Letzte im Dienst gewesen. Ich sah es durch ihn hinabwandern, wie wenn in einem Gang die Lichter ausgehen, eins nach dem anderen, der Reihe nach, mit Sorgfalt. „Haben Sie sonst noch einen Wunsch?“, sagte Hollis Penhallow. # speaker: hollis-penhallow
„Hätten Sie denn einen gehabt?“
„Man sagt es ungern“, sagte er, „und sagt es darum schnell. Ich habe hier nie gewohnt. Ich hätte es gern einmal bei Tag gesehen, mit dem Hut auf; wäre gern vorn hereingekommen, und jemand hätte aufgesehen.“ # speaker: hollis-penhallow
Also machten wir das. Fräulein Raman hielt den Lift fest. Er ging durch die Drehtür hinaus; wir konnten ihn sehen, dort im vierten Glas, sehr aufrecht, den Morgen im Rücken. Er kam herum. Er nahm den Hut ab.
Ich sah auf. Ich musste dafür auf die Querstange steigen. „Willkommen im Perpetua“, sagte ich. „Wir haben Sie erwartet.“
# scene: dawn
# ending: relieved; Wir haben Sie erwartet
Er hat die Zwölf, mit Sonne. Er bleibt bis elf Uhr vormittags und geht dann hinunter zum Frühstück. {drawer ? small_shoes: Nachts stellt er die Schuhe vor die Tür; ich putze sie, und daneben putze ich mein eigenes Paar.|Nachts stellt er die Schuhe vor die Tür.} Es heißt, das Hotel habe geschlossen. Das kann schon sein, Zettel hängen ja genug herum. Aber jemand muss am Empfang sein. Ich habe jetzt eine Kiste zum Draufstehen, die hat Herr Grieve gemacht. Und die Glocke höre ich nicht mehr. Sie war immer so unwirsch. Ich komme nicht darauf, wer das war.
-> END

=== ending_desk
# chapter: Niemand auf der Neunzehn
Sie wechselten über meinen Kopf hinweg einen Blick. Das machen die Leute; ich bin es gewohnt.
„Wie Sie meinen“, sagte Herr Penhallow. Vor der Tür verbeugte er sich trotzdem. # speaker: hollis-penhallow
Ich ging allein hinunter. Ich kletterte auf den Hocker. Da lag das Fremdenbuch, da lag die Feder; da war die nasse Straße und ging immer rundherum. Ich nahm eine Nachricht für einen General auf. Gegen fünf kam Herr Grieve und lehnte etwas in die Ecke vom Empfang, ohne ein Wort, und gab ihm einen kleinen Klaps und setzte sich wieder in seinen Sessel; und Fräulein Raman brachte mir ein Malzbonbon.
„Sie können ja noch einmal fragen kommen“, sagte sie, „wann Sie mögen. Wenn Sie es sich überlegt haben. Es ist immer um zehn nach drei.“ # speaker: priya-raman
„Ich habe recht viel zu tun“, erklärte ich.
„Ich weiß“, sagte Fräulein Raman. „Und Sie machen das großartig.“ # speaker: priya-raman
# scene: dawn
# ending: busy; Recht viel zu tun
Das ist alles schon eine gute Weile her. Mit dem Schließen hat es nie geklappt. Es kamen Leute, die abschließen sollten, und die Tür brachte sie zurück; sie haben Zimmer genommen. {rounds_made >= 2: Ich selbst probiere es nicht mehr.|Man sagt mir, ich solle es einmal mit der Tür versuchen.} Mir macht es nichts, ich habe gern ein volles Haus. Nur dass jede Nacht um dieselbe Zeit in dieser Schublade etwas losgeht wie ein unwirsches Kind; und ich sehe es an und denke, da müsste doch jemand nachsehen. Und dann denke ich, es ist bestimmt schon in guten Händen. Es gibt da einen Herrn, der geht hinauf.
-> END
