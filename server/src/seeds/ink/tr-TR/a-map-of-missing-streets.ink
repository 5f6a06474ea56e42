# role: draughtsman; Arşivden bir çizimci; Ellerine baktı, titremediklerini söyledi.
# role: lodger; Oda arayan biri; Bir pencerede bir kâğıt asılıydı, hangi sokakta olduğunu kimse bilemedi.
# role: conductor; Tramvay biletçisi, izin gününde; Günde on bir kez “Consuelo” diye sesleniyorsun. İnen hiç olmadı.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; Şehir fark etti; 5
# inventory: paper; Kâğıdın üstünde
# item: fountain; Bir çeşme, sessizliğinden
# item: corner_bakery; Bir fırın, kokusundan
# item: open_window; Bir pencere, piyanosundan
# item: kind_lamp; Bir sokak lambası, o ağladığı için
# item: kind_cat; Bir kedi, özlendiği için
# talk: ines-carvajal; Konuş ama yürürken konuş, olur mu? Bir yere giden iki kişi bir sokağın gözüne pek batmaz.
# talk: benedita-salgueiro; Yüne dikkat edin. Bir kedinin yanında söyleyebileceğiniz her şeyi bana sorabilirsiniz.
# talk: amadou-sene; Işığa gelin, dostum. Bende fazlasıyla var, hem insan ışıkta daha iyi duyuyor.

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

// Çizilen kalır. Gerçek çizgiler aynı anda üç kişiden gelir; acıma çizgileri yalnızca anlatandan.

=== tram_stop
# chapter: Tuhafiyeciyle banka arasında
# scene: tram-stop
Sokağın olmadığı yerde buluştuk, gece saat onda, siste, ve hepimiz erken gelmiştik.
Durağı anlatmam gerek. Tabelasında Consuelo yazar. Biletçiler de öyle seslenir. Orada inen biri olduğunu duyan yok, çünkü bir yanda tuhafiyeci var, öbür yanda banka, ikisinin duvarı da bir. Inés Carvajal o duvarı karış karış, stetoskopla dinlemişti. “Burası,” dedi ve vurdu; tıkırtı, gitmemesi gereken bir yere kadar içeri gitti.
Portekizli hanım duvara dokunmadan önce ona selam verdi. Paltosundan bir elma çıkardı, yarısını yedi, sonra kimseye değil de ortaya, tuhafiyecinin arkasında bir yerlerde az önce birinin, bizi duyan birinin, piyanonun kapağını usulca indirdiğini söyledi.
“Kimse konuşmasın,” dedi Mösyö Sène, bir parmağını kaldırıp. Gülümsüyordu. Kolundaki battaniyenin altından bir ses, tane tane, “Sol,” dedi. # speaker: amadou-sene
“Albay,” dedi Mösyö Sène. “Bugüne kadar kimsenin işine yaramamıştı. Yüz vermeyelim derim.” # speaker: amadou-sene
{role == "conductor": O adı söyleyen bendim. Dokuz yıl boyunca günde on bir kez, kimsenin başını kaldırıp bakmadığı bir tramvayda seslenmiş, izinli akşamımda da acaba kimi çağırıyormuşum, görmeye gelmiştim.}
{role == "lodger": Oda arıyordum. Bir pencerede bir kâğıt vardı: birinci kat, arka oda, sessiz, başvuru Consuelo, dokuz numara. Kalem almaya gittim; kalemle döndüğümde pencere duvar olmuştu.}
Kâğıt bendeydi. Başka bir işe de yaramıyordum orada. Inés{role == "draughtsman": arşivde} ellerime bakmış, titremediklerini söylemişti; elime üstüne kâğıt tutturulmuş bir altlıkla dört kalem vermişti. Yirmi yıldır herkese Consuelo Sokağı’nı soruyordu. Orada doğmuştu, yedi numarada. Bir çeşme vardı, tek gözlü bir kedi, perşembeleri gelen bir bileyici. Hiçbir tapuda geçmez; öz annesi gülümser de hep parkın orada oturduk der.
“Tek bir kural var{player_name != "":, {player_name}},” dedi bana. “Çizdiğin şey çizili kalır. Nedenini bilmiyorum; bazı sokaklar böyledir, yakındayken. O yüzden ne bulursak onu koyacaksın, yalnız onu. Gönlümüzden geçeni değil. Ağlasam bile bana bir lamba direği bağışlamayacaksın.” Kurdeleye bağlı bir anahtarı vardı. Havaya kaldırdı, anahtar biraz döndü, kendi kendine, duvara doğru. “Ben acıdığım için tek çizgi çekmedim. Çektiğim gün hangisi sokaktı, bir daha bilemem.” # speaker: ines-carvajal
Birinin önden gitmesi gerekiyordu. Orada bir aralık olduğunu görmeye başladım, emin olmayan bir insanın tam sığacağı kadar.
+ [Kokunun peşinden girdik, Inés’in yaptığı gibi.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [Piyanonun peşinden girdik, Dona Benedita’nın yaptığı gibi.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [Sessizliğin peşinden girdik, Mösyö Sène’in yaptığı gibi.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
“Adları belediye başkanları değiştirir,” dedi Inés. “Koku akıllarına gelmez.” Gözlerini yumdu ve karanlıkta merdiven iner gibi duvara yürüdü. “Ekmek. Bugünün ekmeği değil: üstüne bez örtülmüş ekmek. Islak bir taş basamak. Birinin cebinde de portakal var, o benim.”
Bana is ve yün kokusu geldi, bir de sis. Sonra koku, sayfa çevrilir gibi döndü. Solumdaydı, alçakta, ılık; ömrümün öbür ucunda sabahın on biriydi. Ben farkına varmadan kalem kâğıda değmişti ve işte bir fırının köşesi duruyordu, tek basamağıyla, zor açılan kapısıyla.
~ paper += corner_bakery
~ truth++
Başımı kaldırdığımda tuhafiyeci dördümüzün de arkasında kalmıştı. Yer taş döşeliydi. Taşlar aşağı yukarı bir masa örtüsü boyunca sürüyordu.
-> the_fog

=== by_piano
“Duvar piyanosu olsa gerek,” dedi Dona Benedita, yanağı tuğlalarda. “Ön odada, birinci katta, sırtı da neme dönük. Çalanın elleri küçük olmalı. Bir nota var, çevresinden dolaşıyorlar.” Boş evlerdeki piyanoları akort ederdi. Kimin gittiğini de söylerdi size, saat kaçta çaldığını da. “La. Biraz hüzünlü bir la. Ah,” dedi, bambaşka bir sesle; “ah, yok, olamaz herhalde.” # speaker: benedita-salgueiro
Yürümeye başlamıştı bile. O iriliğine göre pek hafif yürür. Duvara da duvar olduğunu söyleyen çıkmadığından, yürüdü gitti; biz de tek sıra, birbirimizin paltosuna tutunup ardından. Yukarıda, sağımızda, sisten başka bir şeyin olmadığı yerde ben de duydum; bir pencere çizdim, bir kanadı aralık.
~ paper += open_window
~ truth++
Kalemi kaldırdığımda ayağımın altı taş döşeliydi. Taşlar aşağı yukarı bir masa örtüsü boyunca sürüyordu.
-> the_fog

=== by_silence
Onda bunun bir makarası vardı. Sekiz yıl önce tam da bu durakta, tramvay beklerken kaydetmişti. “Bozuk çıktı sanmıştım,” dedi Mösyö Sène. “Katalogda Çeşmeler altında duruyor. İçinde su yok ki, diyeceksiniz. İşte o. Gece için kapatılmış bir çeşmenin sessizliği bu. Yalağı duyuluyor.” # speaker: amadou-sene
Kulaklığın birini kendi kulağına tuttu, öbürünü bana verdi. Nasıl yazılır, hiç bilmiyorum. Duymaz olduğunuz bir şey kesildiğinde havada bir biçim kalır ya, oydu. “Şimdi ona doğru yürüyün,” diye fısıldadı, “ama yürümüyormuş gibi.”
Biz de gezine gezine yürüdük. Papağan annem hakkında bir şey söyledi. Önce yalağın kenarını çizdim, sonra çevresindeki dört basamağı, bir de insan yüzlü bir lüle; kalemin ucundan, ezelden beri çizmesini bildiğim bir şey gibi çıktı.
~ paper += fountain
~ truth++
Ve işte, yer taş döşeliydi. Taşlar aşağı yukarı bir masa örtüsü boyunca sürüyordu.
-> the_fog

=== the_fog
# chapter: İlk on bir adım
# scene: missing-street
Inés, çocuklar gibi, topuğunu ayak ucuna değdire değdire ölçtü. Köşeye gelince elini sürdü, her köşeye sürer; artık bir köşesi vardı. “On bir,” dedi. “Basamağa kadar on birdi.” Kurdeleyi iki eliyle tutuyordu.
Henüz pek sokak sayılmazdı. Zemini vardı, oraya koyduğum tek şey vardı, gerisi sisti, kendi fikri olan bir sis. Evlerin nereye niyetlendiği belli oluyordu. Arada bir, hemen yanı başınızda, biri boğazını temizliyordu.
“İçini doldurma,” dedi Inés bana, arkasına dönmeden. “Nasıl bir şey olduğunu bilirim. Elinde kalem var, önün bembeyaz. Herkes bunu iyilik sanır.” # speaker: ines-carvajal
Arkamızdan bir ses geldi, dışarıdan, şehirden, tramvayların olduğu yerden. Uzun, kuru bir çizgi sesi. {role == "draughtsman": Bunu daha önce duymuştum, arşivde, planlar odasında.|Bunu daha önce duymuştum, okulda, öğretmen kürsüsünden.} Cetvelle çizgi çeken birinin sesiydi.
“Fark ettiler,” dedi Mösyö Sène. # speaker: amadou-sene
~ noticed++
Belediyelik bir işmiş bu. Bir sokak kaldırılıyormuş, diyordu, elinde cetvel olan bir adam kaldırıyormuş, ilk seferki gibi; şehirler duvarlarını yan yana severmiş. Demek bir yarıştı bu. Onlarda cetvel, bizde bir elma, bir papağan, bir anahtar. “En acı işler cetvelle yapılır,” dedi Inés. Tek basamağa oturmuştu. Ağladığını gördüm, hem de hiç ses çıkarmadan; orasının ne kadar karanlık olduğunu da fark etmemek elde değildi.
+ [Bir lamba çizdim. Küçücük. # hint: {role == "conductor": öbür durak çok uzaktı|çizme demişti}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [Durağın adını seslendim, her zamanki gibi. # hint: o gün on ikinci kez]
    ~ truth++
    ~ noticed++
    “Consuelo,” dedim. O malum sesle, sonunu düşürerek. “Consuelo Sokağı. Basamağa dikkat.”
    İnen hiç olmadı demiştim. Ama ben de hiç onların ineceği yerde durmamıştım. Siste, bir ileride bir geride, ayak sürüme sesleri oldu; yıllardır buyur edilen ama bunun kendilerine söylendiğinden hiç emin olamamış insanların sesi gibi. Bir çan çaldı. Pencereleri ışıklı bir şey yanımıza geldi, durdu durmadı.
    Inés yüzünü ellerinden kaldırmıştı. “Tam böyle derdi,” dedi bana. “Annem, ben sokağa çıkarken. ‘Basamağa dikkat.’” Ben de ikinci basamağı çizdim. Yerini sormama gerek yoktu. Sesimin içindeydi. # speaker: ines-carvajal
    -> the_grinder
+ [Kalemleri cebime koydum, yanına, basamağa oturdum.]
    ~ ines = ines + 2
    -> sat_down
+ [Ötekilerden sırada ne olduğunu söylemelerini istedim, çabucak, hep bir ağızdan.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
Yandı. Dünyanın en güzel ışığını veriyordu, sapsarı, sisten ötürü çevresinde bir de hale.
Başını kaldırdı, bütün yüzü aydınlandı. “Lamba,” dedi. “Bir lamba vardı.” Sonra kuşkulanmaya başladığını gördüm. Bir an sürdü. Lambaya baktı; o güzelim ışıkta kendi iki eline baktı, sanki başka birinin elleri de olabilirmiş gibi. “Var mıydı?” dedi Inés. # speaker: ines-carvajal
“Ben olsam yoktu derdim,” dedi Dona Benedita, tatlılıkla, elma koçanına. # speaker: benedita-salgueiro
Kendiliğinden gelmiştir, dedim.
-> the_grinder

=== sat_down
İyi bir basamaktır. Kapıyı açamayan bir sürü insan ortasını aşındırmıştı.
“Beni ekmeğe yolladılar,” dedi Inés bir süre sonra. “Dört yaşındaydım. Para avucumdaydı. Durup ayağımı çeşmenin yalağına soktuğumu hatırlıyorum. Elimde somunla öbür uçtan çıktığımda bir tramvay vardı, bir banka, bir de koşan annem. Bir tokat attı. Neredeydin sen, dedi. Ben de dedim ki: evde.” Güldü. “Otuz yedi yıldır bunu soruyorlar. Dünyadaki öbür bütün sokakların çizimi var bende.” # speaker: ines-carvajal
Anahtar kurdelenin ucunda sallanıyordu. Dosdoğru ileriyi gösteriyordu hep. Şimdi bir parmak kadar dönmüş, ikimizin oturduğu yeri gösteriyordu.
-> the_grinder

=== all_at_once
“Bir yalak,” dedi Mösyö Sène.
“Birinci katta,” dedi Dona Benedita.
“Ekmek,” dedi Inés; yerinden fırlamıştı. “Günlerden perşembe. Bir tekerlek. Arabasında bir tekerlek vardı. Kıvılcımlar çıkıyordu.”
“Onun sessizliği bende,” diye bağırdı Mösyö Sène, bir bisküvi kutusunu karıştırarak. “Bende, aritmetiğe koymuştum. Bıçağı kaldırıp bakan birinin sessizliği bu.” Üç dilde, hepsi birden konuşuyor, birinde olmayanı öbürü tamamlıyordu: öyle ki bir çizgi bir kokuda başlıyor, bir akorda dönüyor, bir susuşla bitiyordu. Bana izlemek düşüyordu. On metrelik oluk çizdim, rahat on metre, ve her karışı gerçekti.
-> the_grinder

=== the_grinder
# chapter: Perşembe bileyicisi
# scene: grinder
Sisin içinden çıktı, arabası önünde, ıslık çalarak; deri önlüklü, ufak tefek, esmer bir adam. Bizi görünce durdu. Arabanın kollarını yere bıraktı.
“Siz buralı değilsiniz,” dedi.
“Ben buralıyım,” dedi Inés. Anahtarı gösterdi.
Anahtara baktı, sonra ona. Ne kadar baktığını size tam söyleyebilirim: insan bıçağın ağzını başparmağının tırnağında ne kadar denerse o kadar. “Yedi numara,” dedi bileyici. “Sizin bir makas vardı bende. Mavi, küçük. O perşembeden beri hazır.” Pek şaşırmış görünmüyordu, pek sevinmiş de. “Böyle parça parça girmekle olmaz bu iş, kızım. Ya hepsi ya hiç. Aynı dakika olacak. Aramızda ekmeği hatırlayan var, yukarıda piyanosuyla o hanım var, arada bir sessizlik çöktüğünü hatırlayanlar var. Ama üçünün bir araya geldiği olmadı hiç. O yüzden tutmuyor.” # speaker: Bileyici
Arkasında, sokağın olacağı yer boyunca, beyaz bir şey geliyordu, dümdüz. Bir kenardı bu. Sis orada bitiyordu. Beri yanında taş döşeme vardı, öte yanında duvar; duvara afişler bile asılmıştı.
“O cetveldir,” dedi bileyici. Taşına tükürdü. “Yerinizde olsam elimi çabuk tutardım. Bir denemelik canınız kalmış gibi. E, nasıldı bakayım? Gazeteye anlatır gibi değil ama. Nasıldı burası?” # speaker: Bileyici
Bana soruyordu. Nedenini hiç öğrenemedim. Ben yalnızca kâğıdı tutuyordum.
+ [Bilmediğimi söyledim; benim sokağım değildi. # hint: doğruydu]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [Kiralık oda hâlâ duruyor mu, diye sordum. # hint: bunun için gelmiştim ya]
    ~ truth = truth + 2
    “Duruyor,” dedi bileyici. Beni ilk kez görüyor gibiydi. “Dokuz numara, birinci kat, arka oda. İçeride ekmek kokusu var, kimi uyuyamıyor ondan.” Dedemden beri kimsenin istemediği bir kira söyledi. “Boş tuttular. Kâğıt için birinin geleceği söylenmişti onlara.” # speaker: Bileyici
    Tuttum, dedim. Odayı görmemiştim; kâğıda yalnızca onun anlattığını koydum, arkaya bakan bir pencere, bir de koku. Beyaz kenar oraya kadar geldi ve bekledi, zilinin yanında isim yazan bir kapıda nasıl beklenirse öyle.
    -> three_doors
+ [Pek güzeldi, dedim ve kediyi çizdim. # hint: hep kediden söz etmişti]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [“Onlara sorun,” dedim. “Ben dinlerim.” Ve kâğıdın temiz yüzünü çevirdim.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
“Ya,” dedi, memnun olduğuna yemin edebilirdim. “Bunu söyleyen ne kadar azdır, şaşarsınız. Bir keresinde bir haritacı gelmişti, burada vaftiz edildiğini hatırlıyordu.”
Beyaz kenar bir adım daha ilerlemişti. Acelesi yoktu. Ama o “değil” sözünde bana duraksamış gibi geldi, satırını şaşıran biri gibi; cetvel dayayacak pek bir şey bulamadı galiba.
“Öyleyse kalem sizde durmalı,” dedi bana bileyici. “Katacak bir şeyiniz yok.” Arabanın kollarına yapıştı.
-> three_doors

=== drew_cat
Pek başarılı oldu. Tek gözü, eğri bir kuyruğu vardı; kâğıttan kalktı, gerindi, sırtını kabartıp oluk boyunca Inés’e yürüdü. Inés dizlerinin üstüne çöktü.
“Tekgöz,” dedi. “Tekgöz, benim.” Kedi de ona baktı. Canım bir kediydi. Onu sevsin diye çizmiştim, o da sevdi. Ama onu ömründe görmemişti ve hayatımda gördüğüm şeylerin en kötüsü, sanırım, Inés’in bunu yavaş yavaş anladığını seyretmekti.
“Eskiden ısırırdı,” dedi Inés. # speaker: ines-carvajal
Kenar tek çizgide üç adım ilerledi. Üstünü çizecek bir şey bulmuştu.
~ noticed = noticed + 2
-> three_doors

=== clean_side
Bunu onlara hep birlikteyken soran olmamıştı. Sorulacak şey değildir.
“Geç kalmaktan korkmadığım yerdi,” dedi Inés.
“La’ya acıyıp onu öyle bıraktıkları yerdi,” dedi Dona Benedita. “Büyükannem gamlarını bir sokakta öğrenmiş, sonra o sokağı bulabilen olmadı; bir ağustosta piyanosu da oraya geri satıldı. Size yanlış adres vermiş olmalılar, dediler bana.” # speaker: benedita-salgueiro
“Annemin şarkıyı kestiği yer,” dedi Mösyö Sène, çok alçak sesle. “Ben yan odadaydım, yedi yaşındaydım, mırıldanıyordum. Kaçırdım. Dört yüz on iki makaram var. O kış orada pansiyonerdik. Büsbütün unutmuşum. Yalnızca çeşmeleri seviyorum sanıyordum.” # speaker: amadou-sene
Bunların hiçbirini yazmadım. Yalnızca altlığı oynatmadım. Ama üçünün birbirine baktığını gördüm, başkasının sokağına yardım etmeye üç ülkeden gelmiş bu insanların.
-> three_doors

=== three_doors
# chapter: Yedi numara
# scene: doors
Doğrudan bakmazsanız, artık bir sıra kapı vardı. Inés parmaklarıyla üzerlerinden geçti. “Üç,” dedi, “beş,” ve durdu.
Yoktu. Daha doğrusu: yeri vardı. Bir beş vardı, bir dokuz, arada da kapı boyunda bir sis aralığı; anahtar kurdelenin ucunda, yolu bilen bir köpek gibi, boynundan dümdüz ileri uzanmıştı. Birinci katta biri gam çalıyordu; la’nın çevresinden dolaşıyorlardı. Göremediğim bir yalaktan olmayan suyun sesi geliyordu.
Beyaz çizgi de on bir numaradaydı. Onu çeken kalem duyuluyordu.
“Çizebilirim,” dedim. Söylemek zorundaydım, hepsi öyle suskundu. “Nasıl olacağını biliyorum. Kaç kere anlattın bana. Yeşil, tokmağı da el biçiminde.”
Inés Carvajal o aralığa baktı. Yirmi yıldır onu arıyordu. Cevap vermenin ona neye mal olacağını gördüm; kalem hâlâ bendeydi.
+ {truth >= 3} [“Aynı dakikada hepsini anlatın,” dedim. “Üçünüz. Şimdi.”]
    -> ending_set
+ {truth < 3} [“Aynı dakikada hepsini anlatın,” dedim. # locked: Çizdiklerimin çok azı onlarındı]
    -> ending_set
+ {pity >= 1} [Ona kapıyı çizdim. # hint: yeşil, üstünde bir el]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [Altlığı cetvelli adama verdim. # hint: onu hiç kimse içeri buyur etmemişti]
    -> ending_ruler
+ {ines >= 2} [Onun söylemesini bekledim.]
    -> ending_wait
+ [Hepsini sildim, o silmeden önce. # hint: silinmiş olana cetvel dayanmaz]
    -> ending_rubbed

=== ending_set
# chapter: Aynı dakika
“Ekmek,” dedi Inés. “Ve ıslak taş. Cebimde de portakal var.”
“Saat on. Gamlara geçmiş,” dedi Dona Benedita, “on bir yaşında, birazdan yatağa yollarlar; Leopoldina bu. Büyükannem bu.” Kocaman yumuşak elini kaldırdı ve orada, havada çaldı onu, herkesin çevresinden dolaştığı notayı; hüznüne dokunmadı. # speaker: benedita-salgueiro
Mösyö Sène bir şey söylemedi. Bir parmağını kaldırmıştı. Yukarıda, piyanonun yanındaki odada, bir iş görürken şarkı söyleyen bir kadın sesi kesildi. Bir çocuğun mırıldanmaya başlayıp vazgeçtiğini duydum. O dakikayı başından sonuna kadar dinledi, gözyaşları gülümsemesinin içine aktı. Papağan bile sustu. # speaker: amadou-sene
Duyduğumu çizdim. Bir menteşe, bir merdiven, kapının altından sızan bir ışık. Yerini bulan su gibi yayıldı kâğıda; numaraya geldiğimde de gerek kalmadı, oradaydı.
Cetvel bize vardı. Evlerin önünden yedi numaraya kadar gitti, sonra bir tık duyuldu. Düz olmayan bir şeye çarpmıştı. Kaldırıldığı duyuldu, bakıldığı, yerine konduğu duyuldu.
“Ayaklarını sil,” dedi içeriden biri, anahtar kilide girerken. “Ekmek nerede peki?”
# scene: morning
# ending: consuelo; Consuelo Sokağı
Tuhafiyeciyle banka arasında inilir. {role != "conductor": Biletçi seslenir.} On bir evdir, tek gölgeyi sırayla kullanırlar. Inés çizimlerini orada tutuyor. Dona Benedita birinci katın ön odasında oturuyor, o piyanonun bir nota dışında hepsini akort etti; üçüncü perşembeleri, çeşme kapatıldığında, kaldırımın kıyısında yan kapısı açık, çay renginde bir minibüs durur. {role == "lodger": Birinci katın arka odası benim.}{role == "conductor": Benim tramvayım bu; sesleniyorum, dosdoğru önüme bakıyorum, inişlerini dinliyorum.} Kâğıt hâlâ bende. Üstünde hiçbir şey yok. Hepsi ait olduğu yere gitti.
-> END

=== ending_door
# chapter: Yeşil, üstünde bir el
Çizdiğim en iyi şey odur. Tahtanın damarlarını koydum. Üç tekerlekli bir bisikletin çarpacağı yükseklikte, boyadaki çentiği koydum.
Hemen açıldı ona, anahtara gerek kalmadı. Aynalı bir hol vardı. Ekmek kokusu vardı, aklıma geldiği için, yukarıda da ışık; bir de kadın sesi, sıcacık, “Sen misin?” diyen, çünkü böyle denir.
“Benim,” dedi Inés. Paspasın üstündeydi. Bir ayak boyu kadar girmişti. Aynada yüzünü görebiliyordum, kendi omzunun üstünden dışarıya, bana bakıyordu. “Çok güzel olmuş,” dedi. “Çizgin güzel. Annemin adı ne?” # speaker: ines-carvajal
Bilmiyordum. Bana hiç söylememişti.
“Bilmezsin,” dedi Inés. “O da bilmiyor.” Ama öyle yorgundu ki. Eşiğin bizim tarafında yağmur başlamıştı artık. “Azıcık girivereyim,” dedi bize, “dinene kadar.”
# scene: morning
# ending: kind-line; Acıyarak çekilmiş bir çizgi
Artık rehberde var: pitoresk bir köşe. Bir lambası var. {paper ? kind_cat: Herkesi seven, canım bir kedi var orada.} Kartpostalı satılıyor. Kemerin üstündeki oda Inés’in, rahatı yerinde; çoğu hafta bir kahveyle uğrarım. Sokak aramıyor. Arada bir, o eski, kuru yarım gülümsemesiyle, zahmet olmazsa çeşmeyi anlatmamı ister. Ben de çizerim ona; teşekkür eder; ikimiz de kâğıda gözümüzü dikeriz, boynundaki anahtarın dümdüz aşağı sarktığını görmeyelim diye.
-> END

=== ending_ruler
# chapter: Meclis üyesi
Cetvelin öbür ucunda bir adam vardı. Bunu düşünmemiştim. Sisin içinde, portatif bir sandalyede oturuyordu, çizim tahtasına bir lamba kıstırmıştı; küçük yapılıydı, kolluk takmıştı. O koca sokağı geri geri yürümüştü, görmemek için.
Altlığımı onunkinin üstüne koydum. “Düz değil,” dedim. “Belki yardım edersiniz dedim.”
“Bitişiktirler,” dedi. Gergin, kuru bir sesi vardı. “Planda var. Bir tuhafiyeci, bir banka. Aralarında bir şey öngörülmemiştir, yani…” Ve bakmıştı bile. Bir çizgiyi yarım bırakamayan gözlerdendi gözleri. “Bu dik açı falan değil,” dedi meclis üyesi. “Bu Ruizlerin yan kapısı. Bebek arabası girsin diye yerini değiştirtmişlerdi…” # speaker: Meclis üyesi
“Dokuz numara,” dedi Inés. Arkasına gelmişti. “Sen Paquito’sun. Çemberin vardı.” # speaker: ines-carvajal
“Bana hep parkın orada oturduğumuz söylendi,” dedi meclis üyesi. Cetveline sarılmıştı. “Rüyamda görürdüm. Benim için öyle endişelenirlerdi ki. Düşündüm ki bir kerecik, ona hiç yer kalmayacak hâle getirebilsem…” # speaker: Meclis üyesi
Dona Benedita elmadan kalanı ikiye bölmüştü. Mösyö Sène yer açılsın diye battaniyeyi yana çekti. “Sol,” dedi papağan, kötü niyetle değil.
# scene: morning
# ending: amended; Düzeltilmiş hâliyle
1934/7 sayılı plan, imardan sorumlu meclis üyesinin kendi eliyle düzeltilmiş hâliyle, tuhafiyeciyle banka arasında on bir numaradan oluşan düzensiz bir geçit gösterir. Parafını atmış. Cetvelsiz pek usta bir çizimci değil, dilini çıkarıyor. Dördü epey dost oldular; pazarları orayı iple adımlıyorlar. Inés kendi kapısına kadar geldi, o da kendi kapısına. Kapıları aynı gün çalmaya söz verdiler.
-> END

=== ending_wait
# chapter: Söylediği
Öyle uzun sürdü ki kalemin çizgilerini sayabildim. On numaradaydı. Dokuz numaradaydı.
“Hayır,” dedi Inés. “Çizme.” Bir soluk aldı. “Biliyor musun, ben bunu uydurdum diye öyle korktum ki. Korktuğum tek şey bu oldu hayatta. Ve işte bir pencere, ben uydurmadım, çünkü onunki; işte bir çeşme, ben hep insanlara suyu akardı diye anlatmışımdır. Islak bir gecede yola çıktınız, hepiniz, ve her biriniz eve, benim sokağıma geldi. İçeri girmeme gerek yok.” Anahtarı boynundan çıkarmıştı. “Bana, bir yerlerde bu anahtarın bir kapısı olması yetiyormuş. Annemi, benim şimdiki yaşımdayken görmek isterdim. Neyse, aynam var.” # speaker: ines-carvajal
Anahtarı havaya astı, aşağı yukarı bir kilit yüksekliğinde. Durdu.
Çizgi geçti. Hep yaptığını yaptı: bir yanında banka, öbür yanında tuhafiyeci olan bir duvar belirdi; biz dördümüz dışarıda, kaldırımdaydık, lambaların altında, oyundan çıkmış seyirciler gibi. Saat hâlâ ondu.
“Kimse konuşmasın,” dedi Mösyö Sène. Parmağı havadaydı. Kulağımızı tuğlalara dayadık. İçeride, çok derinlerde, birinin bir sokak boyunca ıslık çalarak gelip durduğunu duyduk. Bir şıngırtı. Sonra bir kilit döndü.
# scene: morning
# ending: from-inside; İçeriden
Artık başkalarınınkini çiziyor. Eskisinden hızlı, eskisinden çok gülüyor, bazen caddeyi size bıraktığı bile oluyor. Perşembeleri on sularında tramvaya binip Consuelo’ya kadar gidiyor. İnen bir tek o. Kapıyı çalmıyor. Bankanın pencere pervazında her hafta beze sarılı bir somun duruyor; bir yanı ılık. Oraya nasıl geldiğini hiçbirimiz sormadık, öyle lezzetli.
-> END

=== ending_rubbed
# chapter: Silgi
En uçtan başladım. Oluğu sildim, basamağı sildim. Gri bir leke kalana kadar avucumla hepsinin üstünden geçtim; sonra katlayıp ayakkabımın içine koydum.
Cetvel, temiz, bembeyaz bir kâğıda, şak diye indi. Öylece yattı. İki yanında da bir şey yoktu.
“Ne yaptın sen?” diye bağırdı Inés.
“Kaybolmadı,” dedim ona. Kaybolmamış olmasını umuyordum. “Yalnızca orada değil. Bulamaz. Planda yok, kâğıtta yok. Sen bunca zaman ararken nerede idiyse yine orada. Bir köşesi senin cebinde. La hanımefendide, çeşme de beyefendide.” Emin olmaya başlamıştım. “Artık üç kişide oturuyor,” dedim. “Eskiden bir kişide oturuyordu.”
Bunu düşündüler. Hava soğuktu, sis kalkıyordu; tuhafiyeci açık seçik görünüyordu, düğmelerine varana dek.
“Doğrusu bu olsa gerek,” dedi Dona Benedita ve hepimize elma ikram etti. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; Üç yerde
Inés’e göre bir sokak, yüzünden birden fazla kişi geç kalıyorsa artık kayıp sayılmaz. Onu dolaba koydu, bin iki yüz birinci olarak, çizimsiz: yalnızca üç ad ve evde bulundukları saatler. Orada buluşuruz. Yani durakta kahve içeriz. Ama kimi sabahlar tramvay geçer, biletçi seslenir; dördümüz de, düşünmeye kalmadan, başımızı kaldırıp sola bakmış oluruz.
-> END
