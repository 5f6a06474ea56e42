# role: stranger; Yağmurdan içeri sığınan biri; Yalnızca yol sormaya girmiştin.
# role: clerk; Gece nöbetini devralacak kişi; On bir dediler, bir de kalemini yanında getir.
# role: tuner; Piyano için gelen biri; Bu çatının altında birine müzik sözü verilmiş. Kimden duyduğunu unuttun.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Lobiye geri dönüş sayısı; 5
# inventory: drawer; Bankonun çekmecesinde
# item: bell; Teli kesilmiş bir zil
# item: small_shoes; Bir çift ayakkabı, çok küçük
# item: key_nineteen; On dokuz numaranın anahtarı
# item: little_umbrella; Tamir edilmiş bir şemsiye, satılık değil
# item: unpaid_bill; Kimsenin ödemediği bir hesap
# talk: priya-raman; Dört dakikam var, artık güvenmediğim bir saate göre. Buyurun.
# talk: hollis-penhallow; Tekrar hoş geldiniz. Ya da ilk kez. Defterin bu konuda ikimize de faydası yok.
# talk: ansel-grieve; Ortalık sakin şimdi. Ben şemsiyeden anlarım, o kadar. Ama gereken dinlemekse, dinlerim.

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

// Anlatan, bilemeyeceği şeyi atlıyor. Bankonun ne kadar yüksek olduğunu fark eden, cevabı belki defterde bulur.

=== lobby
# chapter: Konuktan çok saat
# scene: lobby
Son gece Perpetua’da saatler konuklardan çoktu, üstelik onlardan daha usluydu.
Banko bana kalmıştı. {role == "stranger": Kimse bana vermiş değildi. Yağmurdan kaçıp yol sormaya girmiştim, biri elime bir kalem tutuşturmuştu.}{role == "clerk": Nöbeti devralmaya gelmiştim. Cebimde bunu yazan bir not vardı, okunmayacak kadar ıslanmıştı; ama beni bekliyorlardı, o konuda en ufak kuşkum yoktu.}{role == "tuner": Piyano için gelmiştim. Beni kimin çağırttığını sorsalar söyleyemezdim; bildiğim, o çatının altında birine müzik sözü verildiğiydi; balo salonunun anahtarı aranırken ben de kaleme göz kulak oluyordum.} Saat on bire gelinceye kadar dört sandalye satmış, bir generale gelen telefonu not etmiş ve yanı başımda öyle kibarca duran beyefendinin, arkasında bir lamba, bakanda da biraz görgüsüzlük olursa, öbür tarafının göründüğünü öğrenmiştim.
“On dokuz,” dedi, çekmecede bir zil titremeye başlayınca. “Çok özür dilerim. Gece yarısından önce çaldığı hiç olmamıştı.” # speaker: hollis-penhallow
Asansör kendi kendine indi ve halıyla kılı kılına aynı hizada durdu. İçindeki genç kadının ellerinde beyaz eldivenler, yüzünde büyük bir bilimsel mutluluk vardı. “Yandı,” diye müjdeledi bize. “On dört. Hem de kendi kendine. Sözleşmeyle bağlı olmayan biriniz, zahmet olacak ama, buraya gelip bana bir yardım parmağı uzatır mı?” # speaker: priya-raman
Durumu anlatsam iyi olacak. Otel pazar günü temelli kapanacaktı. Mobilyalara etiket asılmıştı, tütsülenmiş balık kalmamıştı. Üç kişi çıkış yapamıyordu. Gece kapıcısı Bay Penhallow ölmüştü, yüz yıldır da ölüydü, ama bunun mesai saatlerine bir etkisi olmamıştı. Bayan Raman’ın bir sözleşmesi vardı; dokuzuncu maddesine göre kendi asansörünün en üstteki düğmesine basamaz, onu silemez, hakkında konuşamaz, onu rüyasında göremezdi. Rahat koltukta ise, ayaklarının arasında bir alet çantasıyla, beli bükük, yumuşak sesli bir adam oturuyordu; bir viyadüğün altından kalkmış, 1926’dan bir konuğa şemsiyesini geri getirmeye gelmişti.
“Kapıyı denedim ben,” dedi Bay Grieve. “Biraz bekledikten sonra. Pek nazik bir kapı. Oradan çıktım, içeri girdim.” # speaker: ansel-grieve
Hepimiz kapıya baktık: pirinçten, dört kanatlı, usul usul dönüyor. Camından ıslak sokak görünüyordu. “Hesap yüzünden, beyefendi,” dedi kapıcı. “On dokuz numaranın ödenmemiş bir borcu var. Kapatılmadıkça, korkarım, otel kimseyi bırakamıyor. Kötü niyetten değil. Muhasebeden.” Biraz soldu. “Kaydı defterde; defter de, arz etmeme izin verirseniz, dirseklerinizin altında.” # speaker: hollis-penhallow
Öyleydi gerçekten. Büyük bir defter bu. Üstünden bakabilmek için taburenin çubuğuna çıkmam gerekti.
+ [Bayan Raman’la gittim, parmak uzatmaya.]
    ~ priya++
    -> lift
+ [Döner kapıyı bir de ben denedim. # hint: {role == "clerk": nöbeti devralan bir dışarı çıkabilir herhalde|pek nazik bir kapı}]
    ~ rounds_made++
    -> revolving
+ [Bay Grieve’e şemsiyeyi görüp göremeyeceğimi sordum.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
Önce bana bir akide şekeri verdi. Her yolcusuna bir tane verirmiş, kulaklar içinmiş.
“Altı yıldır bunu kullanıyorum{player_name != "":, {player_name}},” dedi Bayan Raman, “içindeki her şeyin ne işe yaradığını bilirim, şu hariç. Fildişi. 1926’da takılmış. Tek bir teli yok. Perşembeleri ısınıyor: ateşini ölçtüm, otuz yedi derece. Otuz yedi derece olan nedir, biliyor musunuz?” Bilmiyordum. “Sizsiniz,” dedi Bayan Raman. “Duygular, üçüncü kat, Merak, basamağa dikkat.” # speaker: priya-raman
Elimi uzattım. Epey yukarıdaydı. Açılır kapanır iskemlenin üstüne çıkmak zorunda kaldım. Düğme, dediği gibi sıcaktı, çok az da yumuşak. Sanki panelin öbür yanında, tam o anda, biri daha parmağını uzatmıştı.
Hiçbir şey olmadı. Derken, lobideki çekmeceden, apaçık, o küçük zili duyduk: titremiyordu bu sefer. İki kez çaldı. Koridorda bir ayak sesi duyan nasıl çalarsa öyle.
-> second_chapter

=== revolving
İttim, döndü. İçinde dört cam oda vardı, her birinde sokaktan bir parça. Birincisinde taksilerin üstüne yağmur yağıyordu. İkincisinde atlı arabaların üstüne. Üçüncüsünde kimse yoktu, yalnızca fenerler, biraz da kar; dördüncüsünde ise bir banko gördüm, üstüne doğru kibarca eğilmiş uzun boylu bir beyefendi ve bu yanda, parmak uçlarıyla tutunmuş, ıslak paltolu, çok küçük biri.
Sonra halının üstündeydim. “Perpetua’ya hoş geldiniz,” dedi kapıcı, alışkanlıkla. # speaker: hollis-penhallow
“Bankoda biri vardı.”
“Evet,” dedi Bay Penhallow. “Çoğunlukla sizsinizdir.” Öyle silikleşmişti ki yeleğinin ardından yangın talimatını okuyabiliyordum. “İnsan, belki size yol verir diye ummuştu.” # speaker: hollis-penhallow
-> second_chapter

=== umbrella
Onu bir bezin içinden, kutusundan flüt çıkarır gibi çıkardı. Ben uzun bir şey bekliyordum, ördek başlı. Kırmızıydı. Aşağı yukarı belime geliyordu.
“Dayım tamir edecekmiş,” dedi Bay Grieve. “Kulübeyi ondan devraldığımda defterinde kayıtlıydı. İki teli kırık, perşembe alınacak. Kapının arkasında asılı kalmış, kâğıdında ‘Perpetua, 1926’ yazıyor. Eh, burası kapanıyor diye duyunca.” Işık üstünden aksın diye şemsiyeyi çevirdi. “Tellerini yaptım. Ücreti yok. Çocuk şemsiyelerinden almam.” # speaker: ansel-grieve
“Hangi konuğunmuş?”
“İşte onu yazmıyor,” dedi bana. Şemsiyenin ucunun üstünden bir süre bana baktı. Pek yumuşak gözleri var, bir şeyin nereden büküldüğünü bulmaya alışkın gözler. “Bir süre sizde dursun isterseniz. Buranın sorumlusu sizsiniz galiba.” # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: On dokuza giden yol
# scene: corridor
Birinci katta, arka tarafta. Bunu o söylemeden ben de söyleyebilirdim; bir saattir o bankodaydım, insan bir şeyler kapıyor. Avluya bakıyor. Hiç rağbet gören bir oda olmamış.
“Yukarı, oraya çıkıyordum,” dedi Bay Penhallow. Elinde ışık vermeyen bir lamba, koridorda önümüz sıra gidiyor, duvarın içinden tabloları düzeltiyordu. “Benim, söylemesi zor olduğundan çabucak söyleyeceğim, vefatımın gecesiydi. Üçü on geçe zil çalmıştı. On dokuzda kimse kayıtlı değildi; otelde on bir konuğumuz vardı. Ama zil zildir. Sahanlığa kadar gelmiştim. Öyle can sıkıcıydı ki beyefendi, oturdum, bir soluk alayım diye; kalktığımda onu orada bırakmıştım.” # speaker: hollis-penhallow
“O gün bugündür de buradasınız,” dedi Bayan Raman.
“O gün bugündür zile bakıyorum, hanımefendi. Çoğu gece üçü on geçe. Çıkarım. Kapıyı vururum. Davet edilmeden girmeyi hiç doğru bulmadım. ‘Buyurun’ diyen de olmuyor.” # speaker: hollis-penhallow
Otuz adımlık yoldu. Aynı eğreltiotunun önünden üç kez geçtik. Dördüncü köşede halı bitti; karşımızda pirinçler, saatler, ıslak sokak ve üstünde etiketiyle koltuk duruyordu: lobi.
~ rounds_made++
“Ah,” dedi kapıcı. “Muhasebe işte. İşler bu haldeyken on dokuza çıkılamıyor, yani içine girilemiyor. Sanırım birinin, otelde o odayla ilgili neler kalmış, bir bakması gerek.” Öksürdü. “Benim bir kilerim var. Çamaşır odası var; bir de ayakkabı dolabı. Sonuncusuna bakmaya kendimi bir türlü razı edemedim.”
+ [Ayakkabı dolabına ben bakarım, dedim.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [Hesapların şişe geçirildiği kilere gittim.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [Piyanoya ben bakarım, dedim, madem onun için geldim.]
    ~ ansel++
    ~ looked++
    Balo salonunda, bir çarşafın altındaydı. Tabureye çıktım; yanında bir tane daha olduğunu o zaman gördüm, alçak bir tabure, üstünde bir minder, minderin ortası çökük. Bir parmağımı bastım. Akordu yerindeydi. Yanı başında birinin beklemeyi hiç bırakmadığı bir şeyin akordu ne kadar yerinde olabilirse, o kadar.
    “Sahibinin ezbere çaldığı bir parça vardı,” dedi Bay Penhallow duvarın ardından. “Birine öğretmeye söz vermişti. Öğleden sonraları başına oturur, küçük bir ele göre yeni baştan düzenlerdi, hâlâ gözümün önünde.” # speaker: hollis-penhallow
    Baktım ki o parçayı biliyorum. Onu bilen pek çok insan vardır. Ellerin çapraz geçtiği yere kadar çaldım, ondan ötesine yetişemedim.
    -> third_chapter
+ [Bayan Raman’dan asansörün panelini sökmesini istedim.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: Ayakkabı dolabı, çift çift
Çift çift duruyorlardı, o gece nasıl çıkarıldılarsa öyle. On bir konuk demişti bize. Beyefendi çizmeleri vardı, bir de bir hanımın düğmelileri. Sırayla saydım. On iki çiftti.
“Hepsini boyadım,” dedi kapının dışından kapıcının sesi. Arkasını dönmüştü. “Sormak olmaz. On ikinci çifti de boyadım yine de. Pek küçüktüler. Hatırlıyorum, şunların kime ait olduğunu bir öğreneyim, yukarı bir şey istenir mi bir sorayım, diye geçirmiştim aklımdan; o sırada zil çaldı.” # speaker: hollis-penhallow
Atkılıydılar, birer de düğmeleri vardı. Boyası yüz yıllıktı, hâlâ insanın yüzü görünürdü içinde. Baktım. Üstüne nefesim değmiş olmalı, biraz buğuluydu.
+ [Tekini giydim. Denemek içindi, o kadar.]
    ~ tried_on = true
    -> shoe_fits
+ [Bankoya götürüp yan yana koydum.]
    -> third_chapter

=== shoe_fits
Eh, oldu. Küçük ayaklı pek çok insan vardır.
Öbürüne geçecektim, ama dışarıda, koridorda çöken sessizlikte bir tuhaflık vardı. Çıkardım yine. Eskisi gibi olsun diye düğmesini ilikledim. Çıktığımda Bay Penhallow dosdoğru önüne, üstünde bir geyik olan tabloya bakıyordu; ondan geriye o kadar az şey kalmıştı ki geyiğin boynuz çatallarını sayabilirdim.
“Umarım memnun kalınmıştır,” dedi. # speaker: hollis-penhallow
-> third_chapter

=== pantry
Duvarda, tabak ısıtıcının yanında bir şiş var. Kâğıtlar geriye, daha geriye gidiyordu. Tütsülenmiş balıklar vardı, banyolar vardı, bir generalin porto şarabı vardı. En dipte de biri, çay rengini almış, üstünde tutar namına hiçbir şey yok.
“19 numaralı oda,” diye okudum ötekilere. “Borç: Bir masal, söz verildiği üzere. Bir ışık, açık bırakılacak. Uyku vaktinde ödenecektir.” # document
“Bu, konuğun bize borcu değil,” dedi Bayan Raman ağır ağır. Düşünürken hep yaptığı gibi saçından tornavidayı çekmişti. “Hangi sütunda, bakın. Otelin on dokuza borcu bu. Bir söz. Bizim verdiğimiz bir söz.” # speaker: priya-raman
Bay Grieve kâğıda elini uzatmış, sonra geri çekmişti. “Çok bir şey değil,” dedi. “Yalnız, insanın boynunda uzun zaman asılı kalmış.” # speaker: ansel-grieve
-> third_chapter

=== panel
Yandan söktü, itirazını kayda geçirterek, gözleri kapalı. “Ona bakmıyorum,” dedi Bayan Raman, “on birle on üç arasına bakıyorum. On dört nereye gidiyor?” # speaker: priya-raman
Hiçbir yere gitmiyor. Tahtada bir delik var yalnızca, kenarına mavi pazen parçası geçirilmiş. Kolumu soktum. Omzuma kadar girdi; ta dipte, karanlıkta, bir el elimi tuttu.
Korkutucu değildi. Bu konuda bana inanın isterim. Aşağı yukarı benimki kadardı. Kalabalıkta insan aradığını sonunda bulunca nasıl tutarsa öyle tuttu; sonra avucuma bir şey bastırdı ve bıraktı.
Bir anahtardı. Üstünde numarası yazılı, pirinçten bir yıldız vardı.
~ drawer += key_nineteen
“On dokuz,” dedim.
“Demek orada saklıyorlarmış,” dedi Bayan Raman, gözlerini sımsıkı yummuş, altlarından sevinç yaşları sızıyordu. “Ah, su deposu değilmiş. Su deposu değilmiş.” # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Biri iki kez imzalamış
# scene: desk
Böylece bankoya döndük, defter ağır olduğu için bana onlar açtı.
O gecenin sayfasını bulmak kolaydı, defter kendiliğinden orada açılıyordu. Bay Penhallow her adı bilir. Soğuk parmağıyla, mırıldana mırıldana indi: bir albay, iki Bayan West, gezgin bir korse satıcısı. On bir. Onların altında, çizginin epey dışında, bir on ikinci vardı; kurşun kalemle. Hepsi büyük harfti. Harflerden biri tersti.
“Bu burada yoktu,” dedi kapıcı. “O sayfanın altını kendim çizdim. Olsa görürdüm.” # speaker: hollis-penhallow
“İnsanın alçakta olması gerek,” dedi Bay Grieve. “Şu yandan gelse, sözgelimi. Parmak ucunda.” # speaker: ansel-grieve
Okuyordum. Büyük harfle yazılmış bir şeyi okumak tuhaf derecede zor. İki sözcüğe benziyordu; ilki otelin adıydı.
“Perpetua,” dedi Bayan Raman. “Biri oteli mi yazmış?”
“Kız adı,” dedim. “Önce bir addı.” Bunu nereden bildiğimi hiç bilmiyorum. Üçü de susmuştu.
“Aşağıda, otelin bir kız evlat için yaptırıldığı söylenirdi,” diyebildi Bay Penhallow. “Yaptıran, sahibi. Kızını gören olmadı. Bir dadısı vardı, cereyanda kalmaması gerekiyordu. Trenle ilgili bir şey oldu; ondan önce gelmeleri gerekiyordu, yağmurda birbirlerini kaybetmişler; üstüne bir etiket iliştirip tek başına bir arabaya bindirmişler diye duyduk. O geceydi. Bize de gelecek dendi, on dokuzda yatağı hazırdı. Ama gelmedi.” Elini, eskiden soluğunun olduğu yere götürdü. “Ben daha uzun boylu birini arıyordum,” dedi. # speaker: hollis-penhallow
“Konuk iki kez imza atar,” dedi Bayan Raman. “Girerken ve çıkarken.” Sayfaları, koca bir yüzyılı, üstünde mürekkep olan son yaprağa kadar çevirdi.
Bugünün sayfasıydı; orada benim adım duruyordu, akşam içeri girince yazdığım yerde. {player_name != "": Hepsi bana {player_name} diyordu, çünkü öyle denmesini ben istemiştim. Yazdığım o değildi.|Elime biri bir kalem vermişti.} Yazım hiçbir zaman güzel olmamıştır. Işık iyi değildi. Defteri kapattım.
+ [Saat üçe geliyor, çıksak iyi olur, dedim.]
    -> fourth_chapter
+ [Yeniden açtım, görmelerine izin verdim. # hint: alt tarafı bir ad]
    ~ looked = looked + 2
    -> signed_twice
+ [Beklerken Bay Grieve’den bir masal istedim. Kıpırdamadan oturmayı iyi bilirdi.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
Kimse konuşmadı.
“Biri ters,” dedi sonunda Bayan Raman, çok yumuşak bir sesle. # speaker: priya-raman
“Çabuk yazdım,” dedim. “Islanmıştım.”
O zaman kâğıdın üstündeki elime baktım. Ayaklarımın taburenin neresine kadar indiğine baktım. Biliyordum diyebilmek isterdim. İnsanların benimle konuşurken eğildiğini fark etmiştim. Kibarlıktan sanmıştım.
“Şu şemsiyeyi sahibi kimse ona ulaştıralım,” dedi Bay Grieve. Bunun için tek dizinin üstüne çökmüştü. Büyük bir jest falan yapmadı. {drawer ? little_umbrella:Kendi eliyle koluma astığını geri aldı, tutulacak ucunu bana yeniden uzattı, o kadar.|Tutulacak ucunu bana uzattı, o kadar.} “Geciktik, kusura bakmayın,” dedi. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
Düşündü. “Bir tane biliyorum,” dedi. “Dükkân işleten bir karganın masalı.” # speaker: ansel-grieve
Epey iyi bir dükkândı. Yalnızca trenlerde unutulan şeyleri satardı. Karga her birinin kimin olduğunu bilirdi, işin kötü yanı da buydu: yüzlerini düşünmekten hiçbir şey satamazdı. O yüzden her gece erkenden kapatır, artık ne varsa kanadının altına alır, pencerelere baka baka uçardı.
“Peki bulur muymuş onları?” diye sordum.
“Uzun masaldır,” dedi Bay Grieve. “Ben çoğu zaman ikinci pencereye kadar gelirim.” Sesi iğne gibi ilerler. Saat vurunca bir de baktım ki başımı deftere koymuşum. Uykum gelmeyeli ne kadar olmuştu, bilmiyorum. Uykuyu, bir kokuyu hatırlar gibi hatırladım. # speaker: ansel-grieve
Kapıcı yanımızda, ağzı hafifçe aralık duruyordu. “Affedersiniz,” dedi. “İkinci pencerede ne varmış?” # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Üçü on geçe
# scene: stairs
Üçü on geçe çaldı.
Teli kesikti; indirip çekmeceye koymuşlardı. Yine de çaldı. Küçük, yassı, küskün bir ses. Kendisine çalman yeter denmiş, o da çalmış birinin sesi.
“Ben bakarım,” dedi Bay Penhallow. Kravatını düzeltti. “Hep ben bakarım.” Ama bu sefer, gelen var mı diye dönüp baktı.
Hep birlikte çıktık. Yürüyerek, çünkü o hep öyle çıkmıştı. Eğreltiotu olması gereken yerdeydi; bir kezcik vardı. Sahanlıkta yavaşladı, elini tırabzana doğru uzattı. “Oturduğum yer burası,” dedi.
+ [Elini tuttum, içinde hiçbir şey olmasa da.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [Nöbeti devralan kişi olarak, halının ortasından çıkabileceğini söyledim.]
    ~ hollis = hollis + 2
    Üzerinde düşündü. Bu bir teşrifat meselesiydi. “İnsan nöbeti devretmişse,” dedi Bay Penhallow, “halktan biri demektir.” Yüz yıldır o merdivendeydi, hep kenarında. Şapkası elinde, ortasından çıktı, etrafına bakına bakına, geyiğe, eğreltiotuna; sahanlıkta manzara öyle hoşuna gitti ki oturmayı unuttu. # speaker: hollis-penhallow
    Ben lambayla arkasından geldim. Başımın üstünde tutmam gerekiyordu.
    -> room_nineteen
+ [Önden koştum. Yolu biliyordum.]
    -> landing_run
+ [Bayan Raman’dan asansörü kapıcının ayağına kadar getirmesini istedim.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
Bir hava akımını tutmak gibi. Yine de tuttum. Bir ayağı sonraki basamaktaydı, bunun ona neye mal olduğu belliydi; on basamaktı, yüz yıldır onları kendi hesabına çıkmamıştı.
“Tuhaf şey,” dedi Bay Penhallow. “Mesele hiçbir zaman merdiven değildi. Galiba oraya varmaktan korkuyordum; ya biri varsa, ya onu beklettiysem diye.” # speaker: hollis-penhallow
“Aldırmamıştır,” dedim. “Bir dakika sanmıştır.”
Eğilip bana baktı. Ağlayamaz, ama sedef gibi bir renk alır. “Öyle mi dersiniz,” dedi. On basamağı birlikte çıktık. Ona ben saydım.
-> room_nineteen

=== landing_run
Sola, sonra yine sola, sonra üstünde yıldız olan kapı.
Ötekilerden çok önce vardım. Geldiklerini duyuyordum; kapıcının sesi “Beyefendi” dedi, sonra bambaşka bir tonla: “Küçükhanım. Basamağa dikkat.” Dikkat ettim. Orada olduğunu biliyordum. Hayatımda o koridordan geçmişliğim yok.
Kapı kapalıydı. Önünde bir paspas vardı, üstünde kimsenin ayakkabısı yoktu; tam gözlerimin hizasında da pirinç bir çubuk. Bir yeri tutula tutula parlamıştı. Elimi oraya uzattım, tıpatıp uydu.
-> room_nineteen

=== landing_lift
“Zeminle birinci arasında mı?” dedi Bayan Raman. “Zeminle birinci arasında durak yok ki.” Ama beyaz eldivenleri bir çakmış, aşağı inmişti bile. Basamakların içinden bir uğultu yükseldi; kaskatı duvardan, geyikle yangın kovasının arasından, ışıklı bir kapı çıktı ve basamakla kılı kılına aynı hizada durdu. # speaker: priya-raman
“Yukarı çıkıyoruz, Bay P.,” dedi. # speaker: priya-raman
“Ben konuk değilim, hanımefendi. Hizmetli merdiveni var.” # speaker: hollis-penhallow
“Yüz yıldır buradasınız. Siz daimî konuksunuz. İkinci kat, Ev Tekstili, El Üstünde Tutulmak.” Elini ona uzatmıştı. Orada olmadığını bildiği halde bunu yapan birini ilk kez görüyordum. Bindi. Şapkasını tutuyordu. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: On dokuz numara
# scene: nineteen
“Öyleyse kapıyı vuruyorum,” dedi Bay Penhallow.
Vurdu: iki kez, sonra bir kez. Bekledik; yüz yılın her gecesi onun beklediği gibi, biri “Buyurun” desin diye.
Üçü de kapıya bakmıyordu. Anlamam biraz sürdü. Birbirlerine de bakmıyorlardı. Üçünde de, doğum gününde mumlar yanınca insanların yüzüne gelen o ifade vardı.
Belki de bunu söylemek bana düşüyordur, diye geçti içimden.
# scene: nineteen
{drawer ? small_shoes: Ayakkabıları koltuğumun altında yukarı getirmiştim.}{drawer ? key_nineteen: Yıldız elimdeydi, anahtar da üstünde.}{drawer ? unpaid_bill: Eski hesabı cebime koymuştum; bir masal, diyordu, söz verildiği üzere.}{drawer ? little_umbrella: Şemsiyeye dayanmıştım. Boyu tam bana göreydi.}
+ {looked >= 2 or tried_on} [“Buyurun,” dedim.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [“Buyurun,” dedim. # locked: Bunu kimin söylemesi gerektiğini bilecek kadar yakından bakmamıştım]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [Hepiniz gelip yatağa otursanız, biriniz de başlasa, dedim.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [Bayan Raman’a on dördüncüde ne olduğunu sordum.]
    -> ending_fourteen
+ {hollis >= 2} [Bay Penhallow’a nöbetinin bittiğini söyledim.]
    -> ending_relieved
+ [Orada kimse yok dedim, bankoya bakmak için aşağı indim.]
    -> ending_desk

=== ending_come_in
# chapter: Kapanan hesap
Kapı, içeriden biri yaslanmış gibi açıldı.
Güzel bir odaydı. Duvarlarını ördekli bir bordür dolanıyordu. Yatak yalnız bir yanından açılmıştı; ateş yanıyordu, bir tabağın içinde de, belli ki bir dakika kadar önce yakılmış bir gece kandili vardı. Sandalyede bir gecelik ısınıyordu.
“Çok özür dilerim,” dedim onlara. “Benim, değil mi? Başından beri bankodaydım. Bir bakan olsun istersiniz sandım.”
“Pek güzel baktınız,” dedi Bay Penhallow. “Generallerden sizin kadar anlayanını görmedim.” Boyu boyuma denk gelsin diye çömelmişti. “Merdivende bu kadar oyalandığım için asıl ben özür dilerim, küçükhanım. Bir arzunuz mu vardı?” # speaker: hollis-penhallow
Hepsini hazır etmiştim. Yüz yıldır onun için çalıyordum. Bakınca gördüm ki küçücük bir şeymiş.
“Yalnızca, geldim demek istemiştim,” dedim.
Kurşun kalemini çıkardı. Oracıkta deftere yazdı, saatiyle birlikte; yazdığına bakıp, treni perona girmiş bir adam gibi ceketinin omuzlarını düzelttiğini gördüm.
# scene: dawn
# ending: signed-in; Giriş yapıldı
Bundan sonrasını hep Bayan Raman anlattı, çünkü ben uyuyordum. Saat altıda döner kapı üstünde güneşle dönüyormuş, kim ittiyse dışarı bırakıyormuş. Bay Grieve bir hanımın güneş şemsiyesine bakmaya gitmiş. Kapıcı ona tutsun diye saatini vermiş; hemen dönerim demiş, on dokuzun bir eksiği var mı, çıkıp bir bakayım. Oteli sattılar. Ama emlakçılar anlamış ki bir odayı satamıyorlar, içinde konuk var. Sözleşmede yazıyor: bir ışık açık kalır. Düğme hâlâ sıcak. O, elim yanağımın altında uyuduğum içindir diyor.
-> END

=== ending_story
# chapter: Borç
Öyle yaptık biz de. Kilitli değildi, sormak yetiyormuş. Bir yatak vardı, bir ışık, bir de ördekli bordür; Bay Grieve sandalyeyi aldı, Bayan Raman şöminenin parmaklığını; kapıcı ayakta durdu, ta ki ben, böyle içinizden iyi göremiyorum diyene kadar.
“Bir masal,” dedi Bay Penhallow, {drawer ? unpaid_bill:hesaptan|bunca zaman kilerindeki şişte takılı kalmış, çay rengi bir hesaptan} okuyarak. “Söz verildiği üzere. Müessesemiz gecikmeden ötürü üzgündür.” # speaker: hollis-penhallow
“Bir varmış bir yokmuş, dükkân işleten bir karga varmış,” dedi Bay Grieve.
Aralarında anlattılar. Bayan Raman bir asansör kattı, dayanamadı; karga da çok daha yüksek pencerelere ulaşabildiğini gördü. Kapıcı konukların seslerini yaptı. On bir ses biliyormuş, hepsi kusursuz; bugüne kadar isteyen olmamış. İkinci pencereyi geçtiler, üçüncüyü de. Her birinde, bir şeyi ebediyen yitirdim sanan biri vardı. Sonuna kadar uyumamak için elimden geleni yaptım. Sonradan, hangi kısmını duyduğunu bilmek öyle zor ki.
“Ve en son pencerede,” dediğini hatırlıyorum Bay Penhallow’un, çok uzaklardan, “kimse yokmuş. Yalnızca bir etiket, bir de ıslak palto. O da ne yapmış, içeri girip oturmuş; kız gelene kadar beklemiş.” # speaker: hollis-penhallow
Gelmiş mi diye sormak isterdim. Biri duvar tarafındaki yorganı sıkıştırıyordu.
# scene: dawn
# ending: paid-in-full; Söz verilen bir masal
Hesabın üstünde boydan boya ÖDENDİ yazıyor. Üç ayrı elden çıkmış. Pazar sabahı kapıyı dönmeye bıraktılar, isteyen herkes oradan çıkabildi. Hava güzelmiş, öyle diyorlar. {ansel >= 3: Bay Grieve masalı bekleyen çocuklara anlatıyor, her seferinde de biraz daha uzuyor.|Bay Grieve şemsiyeyi, ben bulayım diye, şemsiyeliğe açık bırakmış.} Kapıcıyı o günden beri gören yok. Yalnız, tablolar hep düz duruyor. Bana gelince, banko konusunda yanılmışım galiba. Birinin başında durması gerek sanıyordum. Ama sabaha kadar uyudum, hiçbir şey çalmadı.
-> END

=== ending_fourteen
# chapter: On dört
“Sormak için on bir mektup yazdım,” dedi Bayan Raman. “Maaşımı yükselttiler.”
“Peki siz ne olsun isterdiniz?” dedim.
Düşündü; mühendistir. “Adamakıllı bir makine dairesi,” dedi, “tepesinde cam. Her şeyin etiketi üstünde. Bana göstermek için beklemiş biri de orada.” Yüzü pembe pembe olmuştu. “Altı yıldır, ya su deposuysa diye korktum.” # speaker: priya-raman
O zaman size göstereyim, dedim. Bundan doğalı yoktu. On dokuzdan gidilmez ki oraya, orada yalnız uyunur. İskemlenin üstüne çıktım, beyaz eldivenli elini tuttum, kendi elimin altına alıp düğmeye bastırdım. Sözleşmede onunla basılamaz diye bir şey yok.
Bir soluk gibi çıktı. Dokuz, on; kapıcı sayıyordu. On üçte, uğursuzluk olmasın diye gözlerimizi kapayıp geçtik. Kafes kapı yelpaze gibi katlandı; karşımızda bütün otelin çatısı, camın altında; şehrin ışıkları, yağmurun vardığı yere kadar, çepeçevre serilmişti; ortasında da çark, ev boyunda, baştan aşağı pirinç, dönüyordu. Çarka sallanan bir at bağlanmıştı. Öyle yaptıran babamdı. Böylece biri yukarı gelirken hep hissedersin, derdi.
“Etiketleri var,” dedi Bayan Raman. Diz çökmüş, okuyordu. Hepsi büyük harf. Harflerden biri ters. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Basamağa dikkat
Tezini oradan gönderdi. İmzaladılar. {priya >= 3: Kafes kapının anahtarı bir tek onda, perşembeleri dokuzda yukarı çıkıyor; orayı burayı yağlıyoruz.|Perşembeleri çıkıp bana göstergeleri okuyor.} O günden beri Perpetua’nın çoğunu yıktılar; on ikiye kadar büro. Ama asansörün hâlâ on dört düğmesi var. Sözleşmeyle bağlıysanız basamazsınız. Değilseniz, bir akide şekeri de yemişseniz, boyunuz da yetişiyorsa, sıcak olduğunu göreceksiniz. O benim. Kim geldi diye bakmak için yaslanıyorum, o kadar.
-> END

=== ending_relieved
# chapter: Nöbetin sonu
Kavrayamadı. “Benim on dokuza bakmam gerek,” dedi.
“Ben baktım,” dedim ona. “İçeri girdim. Zili çalan bir konuk varmış, ama artık bir şey istemiyor. Çok çabuk geldiğinizi söyledi.” Elimden geldiğince dik durdum. “Gidip dinlenebilirsiniz, Bay Penhallow. Nöbetiniz bitti. Banko bende.”
Bunu ona kimsenin söylediğini sanmıyorum. Söyleyecek kimse yoktu ki; son nöbetçi oydu. Sözün içinden aşağı inişini seyrettim; bir koridorun ışıkları nasıl sönerse öyle, birer birer, sırayla, özenle. “Başka bir arzunuz var mı?” dedi Hollis Penhallow. # speaker: hollis-penhallow
“Sizin bir arzunuz var mıydı?”
“Söylemesi zor,” dedi, “onun için çabucak söyleyeceğim. Ben burada hiç kalmadım. Gündüz gözüyle, şapkam başımda, görmek isterdim; önden girmek, birinin de başını kaldırıp bana bakmasını.” # speaker: hollis-penhallow
Öyle yaptık biz de. Bayan Raman asansörü tuttu. O döner kapıdan çıktı; onu orada, dördüncü camda, dimdik, sabah arkasında, görebiliyorduk. Döndü geldi. Şapkasını çıkardı.
Başımı kaldırdım. Bunun için çubuğa çıkmam gerekti. “Perpetua’ya hoş geldiniz,” dedim. “Sizi bekliyorduk.”
# scene: dawn
# ending: relieved; Sizi bekliyorduk
On iki numarada kalıyor, güneş alan odada. Sabah on bire kadar odasında, sonra kahvaltıya iniyor. {drawer ? small_shoes: Geceleri ayakkabılarını kapıya koyuyor; ben boyuyorum, yanında bir çift de kendiminkini.|Geceleri ayakkabılarını kapıya koyuyor.} Otel kapandı diyorlar. Olabilir, etraf etiket dolu. Ama bankoda birinin olması gerek. Üstüne çıkacak bir sandığım var artık, Bay Grieve yaptı. O zili de duymaz oldum. Ne küskün zildi. Kimdi o, çıkaramıyorum.
-> END

=== ending_desk
# chapter: On dokuzda kimse yok
Başımın üstünden bakıştılar. İnsanlar yapar bunu; alışığım.
“Siz nasıl uygun görürseniz,” dedi Bay Penhallow. Yine de kapının önünde eğildi. # speaker: hollis-penhallow
Tek başıma indim. Tabureye çıktım. Defter oradaydı, kalem oradaydı; ıslak sokak oradaydı, dönüp duruyordu. Bir general için bir not aldım. Beşe doğru Bay Grieve geldi, tek söz etmeden bankonun köşesine bir şey dayadı, üstünü okşadı, gidip yine koltuğuna oturdu; Bayan Raman da bana bir akide şekeri getirdi.
“İstediğiniz zaman yine sorabilirsiniz,” dedi. “Bir düşünün de. Hep üçü on geçe oluyor.” # speaker: priya-raman
“Biraz meşgulüm,” diye açıkladım.
“Biliyorum,” dedi Bayan Raman. “Pek de güzel beceriyorsunuz.” # speaker: priya-raman
# scene: dawn
# ending: busy; Biraz meşgul
Bütün bunların üstünden epey zaman geçti. Kapatmayı bir türlü beceremediler. Kilitlemeye gelenler oldu, kapı onları döndürüp geri getirdi; oda tuttular. {rounds_made >= 2: Ben artık denemiyorum.|Kapıyı denememi söylüyorlar.} Dert etmiyorum, otelin dolu olmasını severim. Yalnız her gece, aynı saatte, bu çekmecede bir şey küskün bir çocuk gibi yaygarayı koparıyor; ona bakıyorum, birinin şuna bakması gerek diye düşünüyorum. Sonra da, elbet bakan vardır diyorum. Yukarı çıkan bir beyefendi var.
-> END
