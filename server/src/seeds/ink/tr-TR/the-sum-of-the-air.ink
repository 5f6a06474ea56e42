# role: quartermaster; Levazımcı; Kâğıt sende. Bugüne kadar bir kez bile şaşmadın.
# role: medic; Sağlıkçı; Her birinin kaç kilo geldiğini ve bunun ne kadarının akciğer olduğunu biliyorsun.
# role: driver; Paletlinin sürücüsü; İçeride durduğundan çok dışarıda, buzda bulundun.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Hava, bir kişilik günlerle; 30
# inventory: pockets; Göğüs cebinde
# item: chronometer; Elio’nun liman saatine göre işleyen kronometresi
# item: winding_key; Elio’nun kalbinin anahtarı
# item: note; Bizden önceki ekipten bir not
# talk: priya-raman; Konuş, ama otur da konuş. Ayakta yüzde on bir daha pahalı.
# talk: elio-farr; Doksan saniye, mümkünse. Hepsi senin olsun.
# talk: ilyas-qadir; Tasarruf olsun diye susmaya karar vermiştim. Meğer size biriktiriyormuşum.

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

// Gemiye dokuz gün: ayakta otuz altı kişi-gün, yatarak yirmi sekiz. Elde yirmi iki var.

=== mess_table
# chapter: Yemekhane masası, birinci gün
# scene: mess
Dört kişiyiz, bir masa var, yirmi iki de mum.
Fitilli cinsinden değil. Oksijen mumu dediğin, somun ekmek büyüklüğünde çelik bir kutudur; bir ucuna çekiçle vurursun, bir gün boyunca içten içe yanar ve bir kişiye o günü soluyacak kadar hava verir. Masanın üstünde yirmi iki kutu var, beşer beşer dizili. Artan ikisini Priya tuzun yanına koydu.
Devre gitti. Bu sabah dörtte gitti, masaya konan bir tabak sesiyle. Üçüncü dirsekte buz vardı, şimdi yerde bir dirsek var. Soluğumuzu parçalarına ayırıp iyi yarısını bize geri veren makine oydu. Yedeği gemide.
“Dokuz gün,” diyor Priya Raman. “İki kere sordum. Gemi dokuz gün diyor, hayır, daha çabuk gelemezmiş, yol almıyor ki, düşüyor.” Saçında bir tornavida var, hiç uyumamış. “Bir kutu, bir kişi, bir gün. Otuz altı eder, bizde yirmi iki var.” # speaker: priya-raman
“Ya yatarsak?” diyor İlyas Kadir. Kubbeden, kaşlarında kırağıyla gelmiş. # speaker: ilyas-qadir
“Dördümüz yatınca üç gidiyor. Bugünü tam say, taşınma işi var. Dört, bir de sekiz kere üç. Yirmi sekiz.” # speaker: priya-raman
Altı eksik. Küçücük bir sayı aslında. Ranzanın arkasında bundan fazlasını kaybetmişliğim var.
{role == "quartermaster": Levazımcıyım. Güzün kırk kutuya imza attım, kışın on sekizini sondaj kampına ödünç verdim, çünkü kibarca istediler. Kâğıtta duruyor, benim yazımla.}{role == "medic": Sağlıkçıyım, öteki hesabı çoktan yaptım, hani içinde kiloların olduğunu. Elio elli bir kilo. İlyas’ın bir sağlam akciğeri var, bir de küsuratı.}{role == "driver": Paletliyi ben sürüyorum. O da hava yakıyor; onu ilk defa beşinci kişi gibi görüyorum, hem de şişman bir kişi.}
Elio Farr daha bir şey demedi. Eli yeleğinin üstünde, dümdüz. Rol kestiği yok, sayıyor sadece; o elin altında pirinç bir pompa var, içinde bir zemberek, her gece dokuzda birinin onu kırk dakika kurması gerek. Kurmak emek, emek de hava demek.
Gözleri kutu sıralarını bir uçtan bir uca dolaşıyor, sonra bana bakıyor.
+ [Hesabın tamamını söyle, kurmayı da kat.]
    ~ told = true
    -> said_aloud
+ [Kurmayı bu gecelik kâğıda yazma. # hint: gördüğünü gördü]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: Duvardaki kâğıt
~ elio++
Söylüyorum. Kırk dakika kol çevirmek üçte bir kutu, dokuz gecede üç kutu. Yirmi sekiz, artı üç. Altı değil, dokuz eksik.
Yemekhane iyice soğudu. Duvarların büzüldüğü duyuluyor.
“Teşekkür ederim,” diyor Elio. İçinden gelerek söylüyor galiba. “Kolu şaşmayan biri çevirirse bana iki tam onda yedi çıkıyor, ama üç daha sağlam. Bu söz perşembe günü, gece iki sularında, kimi uyku tutmadıysa onun ağzından çıkacaktı. Senden duyduğuma öyle sevindim ki, hem de bisküvi varken.” # speaker: elio-farr
“Dişlisini düşürebilirim,” diyor Priya. Elio’nun bileğini tutmuş. Nabzına bakmıyor, orada nabız yok. Tutuyor, o kadar. “Daha uzun bir kol, sırtüstü yatıp çevirirsin. Ben onu bire indiririm.” # speaker: priya-raman
“Bir,” diye yazıyorum. Yedi eksik.
“On bir yaşındayken,” diyor İlyas, “evde dokuz kişiydik, ekmek altı kişilikti. Büyükannem ekmeği gözümüzün önünde, masada keserdi. Kapının ardında kesecek olsam, derdi, her biriniz rüyasında küçük parçanın kendine düştüğünü görür.” Artan iki kutudan birini alıp yine tuzun yanına koyuyor. “Aklıma geldi de.” # speaker: ilyas-qadir
Bundan sonra böyle yapılacak demek. Kâğıt duvarda asılı, kalem de kâğıdın yanında.
-> one_room

=== left_off
# chapter: Göğsünden ılık bir anahtar
Altı yazıyorum, saat dokuz için de hiçbir şey yazmıyorum.
Priya vanaları kapatmaya gidiyor. İlyas lambayı tutmak için onunla gidiyor. Onlar çıkınca Elio masanın üstünden uzanıp kâğıdı kendine çeviriyor.
“Yazın çok okunaklı,” diyor. “Hangi satırın eksik olduğu ta oradan seçiliyordu.” # speaker: elio-farr
Bir gece bekleyebileceğini söylüyorum. Satır olmadığını söylüyorum.
“Satırım ama. Hem de uzunca bir satır. Gecede üçte bir kutu.” Boynundan bir kurdele çıkarıyor, biraz zorlanarak, parmakları morarmış. Ucunda bir anahtar var, aşına aşına madeni para kadar incelmiş. “O hâlde bunu senin tutman gerekecek. Kimse unutarak yaptım sanmasın isterim. Bende durursa unutabilirim. Tertipli bir adam için büyük bir ayartı.” # speaker: elio-farr
Ondan ılınmış, masadaki tek ılık şey. Göğüs cebime koyuyorum. Ötekiler girdiğinde, bana yüksekçe bir sesle bisküvileri soruyor.
~ pockets += winding_key
O gece kolu kendim çeviriyorum, adına da pompa odası denetimi diyorum. Sabah Priya kutuları sayıyor. Uzun uzun bana bakıyor, sonra altıyı silip yedi yazıyor, duvara da daha iyi bir kol bulduğunu anlatıyor.
-> one_room

=== one_room
# chapter: Kubbe, ikinci gün
# scene: dome
~ air = air - 4
İkinci gün istasyondan vazgeçiyoruz.
On iki odası var, birini ısıtabiliyoruz. Priya yemekhaneyi istiyor, sobası var diye. Elio pompa odasını istiyor, boruları var diye. Ama çift cidarlı olan kubbe, o yüzden her şeyi oraya taşıyoruz, mutfağa girmiş inek gibi ortalığı kaplayan İlyas’ın teleskobunun kenarından dolanarak: şilteler, kutular, kapaklı bir kova, kâğıt. Kapattığımız her kapının aralıklarını bantla, ıslak bezle tıkıyoruz. Bez bir dakikada tahta kesiliyor.
On sekiz kutu. Dokuz günün ikincisi; hep yatıyoruz.
İnsan dinlendirici sanır. Kıpırdamamak başlı başına bir iş. Akşama doğru düzeni tutturuyorum: Elio ortada, en sıcak yerde, çünkü pirinçten bir kalp odanın soğuğunu alıp bütün gövdeye taşır. Priya onun sırtına yaslanmış. Sonra İlyas, sonra duvar dibinde ben. Bir yorganımız var, bir de paletlinin iki örtüsü. Hep aynı yana doğru soluyoruz. Tepemizde kırağısıyla cam, kırağının üstünde de geri kalan her şey.
“Ayaklarım konusunda bir açıklama yapmam gerek,” diyor İlyas karanlıkta. # speaker: ilyas-qadir
“Gerekmez,” diyor Priya. # speaker: priya-raman
“Mahiyetleri itibarıyla, birazdan dileyeceğim bir özrün parçası sayılırlar.” # speaker: ilyas-qadir
Biri gülmeye başlıyor, gülme sıra boyunca yayılıyor, durdurmak için hepimiz nefesimizi tutuyoruz, çünkü pahalı. Daha beter oluyor. Elio’nun pompası iki katına çıkıyor, yatışana kadar eşapmanları içinden sayması gerekiyor, milli, çapalı, kollu. Kutunun yirmide biri gitmiştir belki. Yazmıyorum.
Kapının üstündeki saate göre gece yarısına doğru, kâğıdın başında kalem tutan bir el var. Yıldızların önünde kimin olduğunu seçiyorum. Yarın iki kişilik bir işe güç kalacak, tek bir işe.
+ [Priya’yla eski depoya git, kutu kaz. # hint: dört kilometre, hiç kutu çıkmayabilir de]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Elio’yla pompa odasındaki yosun tankını ısıt, sizin yerinize o solusun. # hint: {role == "medic": pompa teklerse yanında olursun|üç kutuya bedel, donmazsa}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Depoya paletliyle tek başına git, kaloriferi açma. # hint: o buzu senin gibi bilen yok]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: Buz ovası, lamba ışığında
# scene: plain
~ air = air - 4
Giysilerin kendi havası var, giydiğinde zaten dört saatlik oluyor. {drove: Paletlinin kaloriferini açmıyorum. Bir dönüyorum, yan koltukta bir giysi oturuyor, başlığına tornavida bantlanmış. “Sakın,” diyor Priya telden. “İki kişi kazınca yüzde sekiz ucuza geliyor.”|Paletliye gücümüz yetmez, yürüyoruz.}
Dışarıda lambalardan başka renk yok. Güneş bir çivi deliği. Buz ovasının altında hep kocaman bir şey yerine oturuyor, insan onu kulağıyla değil, baldır kemiğiyle duyuyor.
“Kutu çıkmazsa, iki tane vardı, bozuktu diyeceğim,” diyor Priya. Bir kilometre kadar geldik. “Kutuya kızsınlar daha iyi.” Epey sonra, “Tezimi hiç vermedim,” diyor. “Bir imzası eksikti. Kalem elimdeydi, düşündüm ki, peki, o zaman ben ne olacağım? Buraya geldim, pompa çalıştırıyorum.” # speaker: priya-raman
“Neden bana anlatıyorsun?”
“Teldesin. Bedava.” # speaker: priya-raman
Depo haritanın dediği yerde, bir yığın sandık, bir de sırık. Elli dakika kazıyoruz. Sol gözümün kirpikleri donup yapışıyor. Derken kazma çınlıyor, bir kapak çıkıyor, kapağın altında altı kutu, bir de eskiden altı kutunun durduğu boşluk.
O boşlukta, torba içinde bir kâğıt var. Üstündeki tarih on dokuz yıl öncesinin. Başlık başlığa verip okuyoruz.
Altı aldık. Altı bıraktık. Üç kişiydik, sekiz almak gerekirdi, ama belki biri gelir dedik. Bunu okuyorsanız, yetip yetmediğini bilmek isteriz. M. Osei, nöbet adına # document
~ pockets += note
~ air = air + 6
Priya konuşmuyor. Eldivenini vizörün altına sokmaya çalışıyor, hiç faydası yok, cam orası. Altısını kızağa yüklüyoruz. Son anda çukurda dizlerinin üstüne çöküyor, tornavidayı alıyor, kapağın içine büyük harflerle kazıyor: YETTİ.
“Onu bilmiyoruz,” diyorum.
“Bilmediğimizi biliyorum,” diyor Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: Pompa odası, bir kabarcık
# scene: pump-room
~ air = air - 3
Tank, arkasında çorba olan bir pencere. İyi günlerde Elio’nun merakıydı. Artıklarımızla besler, karşılığında biraz su teresi ile günde bir yüksük oksijen alır, baba gibi gururlanırdı. Devre bozulalı beri lamba görmedi. Eski bir çürüğün yeşiline dönmüş.
“Dört derecede canlıdır,” diyor, “on birde bir düşünür. Yirmide bize günde üçte bir kutu verir, haftanın geri kalanında iki eder, bana kalırsa biraz şansla üç, çünkü ona şarkı söylemeye niyetliyim.” # speaker: elio-farr
Ayırabileceğimiz kırk vat, sarılacak otuz metre boru var. Kaldırma işi bende. O, ceketini vananın çevresine tıkıştırmış, camın altında sırtüstü yatıyor, bağlantıları bana tek tek, çeyrek tur çeyrek tur tarif ediyor. Nefesi kısa. Yudum yudum geliyor.
“Kimindi bu, biliyor musun?” diyor. “Kalp. Tüykalem Sokağı’nda bir mavnacının karısınındı. Benim değil. Bahara kadar emanet, sonra hastanedeki bir oğlana gidecek, hepsi kâğıda geçirildi. Yerine koymak için kendiminkini yapıyorum. Altı tane yaptım.” Bir somuna bakıp düşünüyor. “Onunkinden daha doğru işliyorlar. Kusurları da bu zaten.” # speaker: elio-farr
Lamba yanıyor. Bir saat hiçbir şey olmuyor. İkimiz, yüzümüz camdan bir karış ötede, yatıyoruz. Sonra camın iç yüzünde, en dipte, bir kabarcık beliriyor, bir nokta kadar. Tutunuyor, tutunuyor, bırakıyor.
İkimiz de tek söz etmiyoruz; dua sırasında konuşmak gibi olurdu. Eli yenimi bulmuş. İkincisi dokuz dakika sonra geliyor.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: Kubbe, dördüncü gün, dokuza doğru
# scene: dome
~ air = air - 3
Dördüncü gün. Kâğıtta {air} yazıyor. {depot: Altı yeni kutu, üstlerinde başka bir yılın damgasıyla, sırada pek şık duruyor.|Altımızda tank bir gün bir gecedir uyanık, oradan çıkan boru yanak dayanacak kadar sıcak.}
Burası dört kişi ve bir kova kokuyor. Hepimizin başı ağrıyor, kullandığımız soluk bu, yerde su gibi yatıyor. Saat başı yer değiştiriyoruz ki hep aynı kişi en altta kalmasın. Mecbur kalmadıkça konuşmuyoruz.
Kapının üstündeki saate göre dokuza geliyor. Yapılacak iki iş var, benim kollarım birine yeter.
Elio’nun pompası var. Priya’nın kolu iş görüyor: dizlerini dikip sırtüstü yatıyor, göğsünün üstünde yün sarar gibi çeviriyorsun. Ama {told:üç|iki} gecedir o çeviriyor, dudakları kül rengi.
Bir de İlyas var, kalkmış, çoraplarıyla göz merceğinin başına dikilmiş, kapak açık, ısımızı kaçırıyor. İçeride bir cam plaka takılı. Dokuz yıldır bu işte, her gece bir plaka, içinde hiçbir şey olmayan bir gök parçası. İzin var mı diye sormadı. Sırtı bize dönük, kaskatı bir sırt.
{player_name != "": “{player_name},” diyor Priya yerden, gözleri kapalı. “İkisinden biri. Sen seç.”|“İkisinden biri,” diyor Priya yerden, gözleri kapalı. “Sen seç.”} # speaker: priya-raman
+ [Elio’nun yanına uzan, kolu devral.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Kalk, İlyas’ın omuzlarına yorganı sar, plakayı onun için tut. # hint: yirmi dakika açık gök]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: Kol, turu dört saniye
Sandığımdan ağır. Her turun tepesinde bir takılıyor. {role == "medic": Kalpten anlarım, ama daha önce hiçbirini kolundan tutmamıştım.|Bir adamın akşamını elinde tutmak tuhaf şey.}
Yüzü bana dönük yatıyor, o kadar yakın ki bakacak tek bir gözü kalıyor bana. Hızımı ölçmek için kronometresini çıkarmış. Tek gösterişi o. Yola çıktığı gün limanda ayarlanmış, o gün bugün kimseye düzelttirmemiş.
“Biraz çabuk. Bir tur dört saniye. Ağırdan alıyorsun, şu saat yüzünden, burada herkes böyle yapıyor. Çok düşünmüşümdür, acaba…” Duruyor. # speaker: elio-farr
Çevirmeye devam ediyorum.
“Şu ibre saat başına gelince söyler misin?” diyor Elio. “‘Şimdi’ de, yeter.” # speaker: elio-farr
Kapının üstündeki saati gözlüyorum. Şimdi, diyorum. Kendininkini okuyor. Kapağını kapatıyor, açıyor, bir daha okuyor, elimin altında kol bir zıplıyor.
“Bizimki geri kalıyor,” diyor. “Devreye göre ayarlanmıştı. Vuruşu devrenin motoru veriyordu, buz girmeye başlayınca motor ağırlaştı. Ne zamandan beri, Priya? Güzden mi? Bizim günümüz yirmi altı saat. Onunla yaşıyoruz, onunla yiyoruz, bir kutunun ne kadar gittiğini de o günle ölçtük.” Bir haftadır ettiği en uzun laf bu, nefesi kesildi, Priya dirseğinin üstünde doğrulmuş. “Gemi dokuz gün dedi. O gemi, liman günü diyor. Biz kendi dokuz günümüzü bekliyorduk.” # speaker: elio-farr
Kimse kıpırdamıyor. Dördümüzün de dudaklarıyla hesap yaptığı görülüyor. Dokuz kere yirmi dört. Bölü yirmi altı.
“Sekiz tam üçte bir,” diyor Priya. “İki kutu eder. Aman Tanrım, Elio. Yeleğinden iki kutu çıkardın.” # speaker: priya-raman
-> silence

=== the_plate
# chapter: Göz merceği, kapağı açık
Yorganı üstüne, ata çul atar gibi atıyorum. Dönüp bakmıyor, ama sırt değişiyor.
“Sormam gerekirdi,” diyor İlyas. “Bir fırıncı söylemişti, o da bir piskopostan duymuş, sonradan af dilemek daha kolaymış. İyi bir fırıncı değildi.” Bana yer açmak için kayıyor. “Başparmağınızı buraya koyun. Yirmi dakika kaymaması gerek. Dört vatlık ısıdır. Kâğıda, Gösteriş başlığı altına yazdım.” # speaker: ilyas-qadir
Metal yakıyor, sonra hissetmez oluyorum. Arayıcının içinde karanlık var, üstünde biraz toz.
“Büyükannemin yol bulduğu bir yıldız vardı. Hiçbir atlasta yok. Dokuz çocukla, bir kamyonun kasasında geçmiş sınırı, orada demişti, şu ikisinin arasında, aşağıda; geldim geleli her açık gece o yerin bir plakasını aldım, iki bin küsur. Orada hiç olmadı. Bazen düşünmüşümdür, sadece işaret etti diye. Bir şeye işaret etmesi gerekiyordu, anlıyorsunuz ya. Ağlıyorduk.” # speaker: ilyas-qadir
Bir dakika geçmesini bekliyor.
“Benim hesabıma göre üç kişi olursanız çıkarsınız,” diyor sonra, tıpatıp aynı sesle, teleskoba doğru. “En yaşlınız benim. Tek akciğerim var. Yalnız plakayı görmek isterdim.” # speaker: ilyas-qadir
Başparmağımı oynatmıyorum. O kapıdan çıkarsa gidip onu geri getirmem gerekeceğini söylüyorum, iki giysi eder, birer saatten, üstüne üçte bir kutu. Bunun bize yazılacağını.
Dürüstçe düşünüyor. “Kuvvetli bir sav,” diyor İlyas. “Sandığımdan daha dikkatli olmam gerekecek.” # speaker: ilyas-qadir
-> silence

=== silence
# chapter: Koridor, altıncı gün
# scene: corridor
~ air = air - 6
İki gün daha geçiyor, onlardan pek anlatabileceğim bir şey yok.
Altıncı gün Priya’yla hava kilidine kadar sürünüp buzunu kırıyoruz, gemi gelince kapı da olsun diye. Sırayla, onar vuruş. Koridor sıfırın altında altmış, soluğumuz yere düşüyor. Düşerken bir ses çıkarıyor, hışırtı gibi; kimi yerlerde buna yıldızların fısıltısı derlermiş, İlyas öyle diyor. Yanağım sacda, son söylediğimin kar olup inişini dinliyorum.
Sıra aralarında bana bir şeyler gösteriyor. Konuşamıyor, dişleri çok gürültü ediyor. Lambasını duvara kaldırıyor. Biri diz hizasında boydan boya yazmış, yağlı kalemle, minicik, aylar önce. BİRİNCİ KAT, TUHAFİYE. İKİNCİ KAT, PİŞMANLIK. Hava kilidine kadar böyle gidiyor. Bütün kış gece nöbetlerinde, kimse duymasın diye buraya geldiğinde yazmış. DOKUZUNCU KAT, ANNE ÖZLEMİ. Hava kilidinde ON DÖRDÜNCÜ KAT yazıyor, arkası boş.
Kalemi bana veriyor.
Ne yazacağımı bilmiyorum. Elim kapanmıyor. Sonunda ne varsa onu yazıyorum. {depot: ON DÖRDÜNCÜ KAT, KUTULAR.|ON DÖRDÜNCÜ KAT, BİR KABARCIK.} Titremeye başlıyor, gidiyor sanıp yakasına yapışıyorum. Oysa gülüyor. Alnını alnıma koyuyor, öyle kalıyoruz, iki bere, yine birimizin sırası gelene kadar.
Sürüne sürüne kubbeye döndüğümüzde Elio gözleri açık yatıyor. Kapıyı kolluyormuş. {told: Uzanıyor, ipindeki kalemi alıyor, bize kaça patladığını onda birine kadar yazıyor.|Daha eldivenlerimi bile çıkarmadan cebimdeki anahtarı yokluyorum, o da görüyor bunu.}
Kâğıdın altındaki sayı: {air}.
+ [Herkesi uyandır. Son toplamın vakti geldi.]
    -> last_sum
+ [Bırak bir saat daha uyusunlar, sen onlara bak. # hint: bunu sana kimse yazmaz]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: Kubbe, yedincinin şafağı
# scene: dome
~ air = air - 3
Yedinci günün şafağı, ya da şafak yerine geçen şey. Kırağının içinden bir çivi deliği kadar güneş çıkmış. Diz dize halka olmuşuz, kâğıt ortada. {air} kutu var.
“Üç gün, dokuz kutu,” diye yazıyor Priya, söylemek fazla pahalı. Altına da iniş için bir koyuyor: gemi uzak piste inecek, oraya yürümek var, yürüyüş de adam başı çeyrek kutu. On. # speaker: priya-raman
{clock: Elio iki parmağını kaldırıp saatinin kapağına vuruyor. Priya iki düşüyor. Sekiz.|Elio durmadan kapının üstündeki saate bakıyor. Bir şeyi onu tedirgin ediyor, belli, ama peşine düşecek nefesi yok.}
{depot: M. Osei’nin notunu kâğıdın yanına, hepimizin okuyabileceği yere koyuyorum. Sekiz almak gerekirdi, ama belki biri gelir dedik.|Altımızda tank bir kabarcık bırakıyor. Onu çoktan saydık.}
{
- depot and clock: Sekiz lazım, sekiz var. İki yanından da bakıyorum. Pay değil bu. Dört kişi, bir de sıfır. Birimiz öksürse borca gireriz.
- depot: On lazım, sekiz var. İki eksik. Orada olmayan bir kutuya iki çekiç darbesi.
- clock: Sekiz lazım, altı var. İki eksik. Elio’nun bize bulduğu ikinin ta kendisi, başka bir kapıdan çıkıp gitmiş.
- else: On lazım, altı var. Dört eksik, ya da birimiz fazla.
}
“Üçte birle çalışabilirim,” diyor Elio yüksek sesle. Hepimiz ona bakıyoruz. “Hesabını yaptım. Zembereği neredeyse sonuna kadar boşaltıp araya bir takoz koyuyorsunuz. Balık gibi soğuk olurum. Tank ne kadar soluyorsa o kadar solurum. İki kutu kalır, beni uyandırmak iki saatlik iş. Yalnız kim uyanır, ona söz veremem; {depot:kalp bahara kadar emanet bende, Tüykalem Sokağı’nda bir mavnacının karısınındı, yerine koymak için altı tane yaptım, hiçbiri olmadı. Kadın|mavnacının karısının kalbi bu,} durdurulmaya alışık değildir.” Bembeyaz, keyfi de gayet yerinde. “Bunu bir dost yapsın isterim.” # speaker: elio-farr
İlyas Kadir’in ayağında çizmeleri var. Biz uyanmadan önce de ayağındaymış, şimdi fark ediyorum.
+ {depot and clock} [“Kimse durmuyor, kimse de dışarı çıkmıyor. El ele tutuşup saate göre soluyoruz.”]
    -> by_the_watch
+ {not (depot and clock)} [“Kimse durmuyor, kimse de dışarı çıkmıyor.” # locked: Hesap tutmuyor]
    -> by_the_watch
+ [“Takoz nereye giriyor, göster, Elio.”]
    -> the_wedge
+ [Bir şey deme. Kâğıt orada dursun, gözlerini kapat. # hint: birinin ayağında çizmeleri var]
    -> boots
+ [Onlar uyuyunca kendi giysini giy. # hint: {role == "driver": uzak piste gözün kapalı gidersin|uzak pist altı kilometre ötede, ama lamban var}]
    -> far_pad

=== by_the_watch
# chapter: Halkada, Elio’nun saatiyle
Böylece Elio’nun saatine göre soluyoruz. Dörtte al, dört tut, sekizde ver. O, Priya’nın elinin sırtına vuruyor; Priya İlyas’a geçiriyor, İlyas bana; benimki de köprücük kemiğinden, bir köprüden geçer gibi, Elio’ya dönüyor. Yan yatmış tek bir hayvan.
İnsan hem tempoyu tutup hem uyuyamıyor. Düşünemiyor da. İkinci gece sularında hangisi benim, ayıramaz oluyorum. İlyas’ın yük olmaktan korktuğunu öğreniyorum, altı yaşından beri. Bir yerden esinti geldiğini nasıl bilirsen öyle biliyorum. Priya’nın mutlu olduğunu öğreniyorum. Biri M. Osei adında birine mektup kuruyor içinden. Galiba hepimiz.
+ [Dörtte al.]
    -> four_chairs

=== four_chairs
# chapter: Hava kilidi, beşe on kala
# scene: landing
Kapı, liman saatiyle akşamüstü beşe on kala vuruluyor. Üçte bir kutu kalmış, yanıyor. Hava kilidini onlara bir süre açmadığımızı sonradan söylüyorlar, soluğumuzu vermeyi bitiriyormuşuz.
# ending: four-and-a-nought; Dört, bir de sıfır
Gemideki doktor böyle bir şeyin olamayacağını söylüyor. Kâğıdı gösterdim. Elinde kalem, üç kere baştan aldı; her seferinde tuttu, o da bunu her seferinde aynı derecede beğenmedi. Hepimiz tek kamaradayız. Bize dört tane vermişlerdi. Priya bir form istedi, tepesine Tez yazdı, pencere başında ona bakmaya gitti. Geceleri biri karanlıkta uyanıp dinlemek için nefesini tutuyor, öbür üçü de birer birer duruyor. Sonra biri vuruyor. Dörtte al. Bu arada, onu bulduk. Matthias Osei yetmişinde, fasulye yetiştiriyor. Yetti, diye telgraf çektik, cevabı aynı gün geldi. Oh, çok şükür, diyordu, peki neye ihtiyacınız var?
-> END

=== the_wedge
# chapter: Zemberek, on dokuz tur boşalmış
İlyas’ın puro kutusundan bir kıymık. Elio nereden derse oradan kesiyor, yenime sürte sürte düzeltiyorum. {pockets ? winding_key: Anahtar zaten bende, elimle yoklamam yetiyor.|Kurdeleyi çıkarıp avcuma koyuyor, anahtarıyla, ılık ılık.} Hepsi bir yanından ona değecek kadar sokulmuş. Priya onun ayaklarını koltuk altlarına almış.
“On dokuz tur boşalt. Sızlanmaya başladığını duyarsın. Bir vuruşla öbürünün arasında kendi adını yavaşça söyleyecek yer kalınca, takozu koy.” Paltomun bir düğmesini tutuyor. “Oturup bir sonrakini dinlemek yok. İnsan hep gecikti sanır.” # speaker: elio-farr
On dokuz tur uzun iş. Eli hep düğmemde; on yedincide tutmuyor artık, sadece orada.
+ [Takozu koy.]
    -> at_a_third

=== at_a_third
# chapter: Yanında, on bir saniyede bir
# scene: landing
Oturup dinledim. Dinledim tabii. On bir saniye, ve her biri gecikiyor.
Dokuzuncu gün ışıklarla geldiler. {depot or clock: Son gece biraz kurnazlık etmemiz gerekti, ama çok değil.|On dört saattir dipte kalanla idare ediyorduk, kapıyı hatırlamıyorum.} Geminin doktoru Elio’ya baktı, örtüyü yüzüne çekmeye başladı, ayakta duramayan Priya da doktoru ısırdı.
# ending: at-a-third; Üçte bir
Takozu revirde kendi elimle çıkardım, yanımda eli sargılı doktor. On dokuz tur, turu dört saniyeden. Kalay tabak gibi griydi. Onuncu turda doktora, gerekirse bahara kadar kurarım dedim. Gözlerini açtı, hepimize sırayla baktı, sanki bir raf dolusu saatmişiz de birimiz yanlışmış gibi. “Çayın suyu kondu mu?” diye sordu, bir kadın ağzıyla, nehrin aşağılarından bir yerden; eliyle ağzını kapattı. Yorulunca hâlâ çıkıyor. Kadının pek edepsiz bir gülüşü var. Elio onu bahardan sonra da yanında tutmak istediğini bildirdi, şimdi hepimiz, biz üçümüz ve Tüykalem Sokağı’ndan bir mavnacı, hastaneye yedinci bir kalp için yazıp duruyoruz; Elio yapımına başladı, pek doğru işlemiyor.
-> END

=== boots
# chapter: Şilte, biraz daha yüksek
Gözlerimi kapatıyorum. Uyudum diyebilmek isterdim.
Bir çizme gıcırdıyor, gıcırtı kesiliyor, birini uyandırdı mı diye bekliyor. Elimi uzatabilirim. Şilte onun yanından iki parmak kalkıyor, her zamanki gibi. Başımın yanına küçük bir şey bırakılıyor. Bant kapıdan çok yavaş sökülüyor, sonra dışarıdan yeniden bastırılıyor, boydan boya, başparmak eninde, başparmak eninde, onun yüzünden ısı kaybetmeyelim diye.
Kâğıt nasıl sayarsa öyle sayıyorum. Hesabı o da yaptı ben de yaptım, ama birimiz kalktı yalnız.
+ [Şimdi aç gözlerini, peşinden git. # hint: iki giysi, birer saat]
    ~ ilyas++
    -> by_the_lock
+ [Açma.]
    -> three_chairs

=== by_the_lock
# chapter: Hava kilidi, okunacak bir duvar
# scene: corridor
Hava kilidinde oturuyor, başlığı dizlerinde. İç kapıyı kapatmamış. Duvarı okuyor.
“BEŞİNCİ KAT,” diyor İlyas, “ÇORBA VE VİCDAN AZABI. Büyük bir yazarmış, haberim yoktu. Sırf okumak için durdum. İnsan geçip gidemiyor.” Saca, yanına çöküyorum. Yüzüme söz geçiremiyorum. “Pahalısınız,” diyor usulca. “{clock:Uyuyorsunuz diye hesap etmiştim|Size söylemiştim, dikkatli olmam gerekecek diye}.” # speaker: ilyas-qadir
Takozu kullanacağız diyorum. Bu gece, dördümüz de oradayken; gözlerimi kapatacağıma bunu halkada söylemem gerekirdi. Eldivenlerime söylüyorum bunu.
{clock:“Büyükannemin yol bulduğu bir yıldız vardı,” diyor İlyas. “O yerin iki bin plakası var bende, hiçbirinde yok. Galiba sadece işaret etti. Ağlıyorduk.”|“Büyükannem,” diyor İlyas, “işaret etti.”} Başlığı ayağıyla itiyor. Kubbeye doğru, ANNE ÖZLEMİ yazısına kadar yuvarlanıyor. # speaker: ilyas-qadir
+ [Onunla birlikte kubbeye geri sürün.]
    -> the_wedge

=== three_chairs
# chapter: Başımın yanında, soğuk bir şey
# scene: landing
Başımın yanındaki şey plakaydı. Atkısına sarılmıştı, hâlâ soğuktu.
Çıktık. Üç kişi ve onun kutuları: hesap tuttu, {depot or clock:bir gün de arttı|artan olmadı}. Kâğıtta duruyor. Elio uyanıp anlayınca o gece hiçbir şey kurmadı; bırakın bitsin, dedi bize, Priya ağlaya ağlaya, ona söve söve kırk dakika kolu çevirdi.
# ending: three-chairs; Üç sandalye
Plakayı gemide banyo ettiler. {clock:İki|O iki} yıldızın arasında, aşağıda, bir leke var. Limandaki gökbilimci elindeki bütün merceklerle baktı. Yıldız da olabilir kusur da, diyor, ya da kaymış bir başparmak; ikinci bir plaka lazımmış. {ilyas >= 3: Üstündeki başparmak benimkiydi. Hiç oynamadığını biliyorum.|Göreve ben başvurdum. Her gece bir plaka, hiçbir şeyin olmadığı bir yerden.} Uyuyor muydun diye soran olmadı. Kâğıtta dört sütun var, her sabah onu dört sütun çiziyorum.
-> END

=== far_pad
# chapter: Altı kilometre, bir lambayla
Çok sessiz yapılıyor bu iş. Püf noktası, sıcak yerini dolu bırakmak, bir şilte kılıfıyla, kimse boşluğa yuvarlanıp uyanmasın diye.
Aldıklarımı kâğıda yazıyorum. Bir giysi, on bir saat. Bir lamba. Artık harcamayacağımı düşüyorum, hesap hemen tutuyor, kapanan bir çekmece gibi oturuyor. {pockets ? winding_key: Anahtarı Priya’nın tornavidasına asıyorum.|Elio’nun elini yorganın altına sokuyorum.} Sonra bir saniye duruyorum. Düşünmüyorum. Onları ezberliyorum, başlarından başlayarak.
# scene: plain
Uzak pist altı kilometre. Lambam yanımda. Belki oradan, aşağı inen bir şeye görünür insan.
+ [Yürü.]
    -> lamp_on_the_pad
+ [Yürü, onlar için adımları yüksek sesle say.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: Kubbe, kâğıt, saat altı
# scene: landing
Kâğıdı altıda bulduk.
Bunu üç kişi yazıyoruz. Kalemi sırayla aldık. Yatağın şeklinin bozuk olduğunu Priya fark etti; gömlekle hava kilidine kadar fırladı, Elio onu ancak orada durdurabildi.
Buna razı olmadığımızın yazılmasını istiyoruz.
# ending: a-lamp; Pistteki lamba
Geminin pilotu, bizi dokuzuncu güne, savrulan karda, işaret ışığı buz tutmuşken, aletle inişe yazdığını söylüyor. Yedinci günün akşamı bir lamba görmüş. Uzak pistin tam ortasında, kendisinden çok aşağıda, bir yanıp bir sönüyormuş. Dörtte al, diyor, sekizde ver. Gençti, ömründe böyle bir şey yapmamıştı; gemiyi ters çevirdi, dönüş için sakladığı ne varsa yaktı. {depot: Beş saatte indi. Giyside bir buçuk saat kalmıştı.|Dokuz saatte indi. Giyside ondan azı kalmıştı, aradaki farkı dostumuz buzun üstüne dümdüz yatıp neredeyse hiç solumayarak ödemişti.} {player_name != "": Her gün dokuzda koğuşu arıyoruz. “{player_name} uyuyor,” diyorlar, “ama bir el var, durmadan karyolanın demirine vuruyor.”|Her gün dokuzda koğuşu arıyoruz. Dostunuz uyuyor diyorlar, ama bir el var, durmadan karyolanın demirine vuruyor.} Siz de vurun, diyoruz.
-> END
