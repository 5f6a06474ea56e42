# role: executor; Vasiyet memuru; Teyzen sana evi bıraktı, kapatma işini de.
# role: lodger; Kışlık kiracı; Evi bir aylığına, ucuza, telefonla tuttun.
# role: clearer; Ev boşaltıcı; Ekmeğini ev boşaltarak kazanıyorsun. Kimin evi olduğunu bilmen hiç gerekmedi.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Erken gelen günler; 9
# inventory: kept; Sakladıkların
# item: stamp; Yalanmış, sahipsiz bir pul
# item: alphabet; Kendi elinden çıkma alfaben
# item: first_letter; Bir çocuğun mektubu, 1951
# item: sealed_move; Goran Petrak’ın kapalı hamle zarfı
# talk: goran-petrak; Ağzınızı görebileceğim bir yere oturun. Bağışlayın. Bakmak âdetim oldu.
# talk: amadou-sene; Acele etmeyin. Arkamda kuş bağırıyorsa, bilin ki konuşan benim.

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

// Kapıdan giren hep bir cevaptır. Bir kez geç kaldı, bir daha da kalmadı.

=== the_mat
# chapter: Paspas, pazartesi
# scene: hall
Pazartesi, dördü çeyrek geçiyor. Saati yazıyorum, çünkü ona ihtiyacım olmaya başladı.
Ev Brod Kavşağı’nın yukarısında, yolun sonuncusu, sırtını tepeye gömmüş. {role == "executor": Teyzem Dorte ayın dokuzunda burada öldü. Elimde anahtarlar, noterin verdiği bir dosya ve bir hafta var.}{role == "lodger": Emlakçının dediğine göre sahibi, Bayan Dorte Lunde diye biri, ayın dokuzunda burada ölmüş; ucuzluğu da bundanmış.}{role == "clearer": Lunde, Dorte, ayın dokuzunda vefat, eşya cumartesiye kadar çıkacak. İş emrinde yazan buydu. Bir kamyonetim, bir top çuvalım ve bir haftam var.} Tek musluklu bir mutfak. Aynasının üstüne çarşaf örtülmüş bir yatak odası. Holde bir masa, telesekreterli bir telefon, bir de pirinç kapaklı mektup deliği olan kapı; kapının dibinde paspas.
Telefonun yanındaki adres defterinde tek bir ad vardı, ben de holdeki masaya oturup ona yazdım.
Sayın Petrak, Bayan Lunde’nin evindeyim, onu tanıdığınızı öğrendim. Burada size ulaşması gereken bir şey var mı? Bir de, doktoru kimdi, söyleyebilir misiniz? # document
İmzalamadım. Pulum yoktu. İplerin durduğu çekmecede var mı diye mutfağa geçtim; bir çekmeceyi açıp kapamak ne kadar sürerse o kadar kaldım.
Kapağın sesini duymadım. Döndüğümde paspasın üstünde bir zarf vardı. Bir ucu koyuydu, çaya batırılmış bisküvi gibi. Yağmur mu dedim, ama eşik kuruydu, yol da, ta aşağıdaki işaret fenerlerine kadar.
{player_name != "": Sevgili {player_name}|Sevgili dostum}, salı günkü mektubun için teşekkür ederim. Hayır, burada Bay Petrak’a ait bir şey yok. Doktoru Vesely’ydi, çok şaşırdı. Pullar mavi tenekede, pirincin arkasında. Yine yaz. Yazmazsın diye öyle korktum ki. Hep senin. # document
Günlerden pazartesiydi. Kendi mektubum masanın üstünde duruyordu, yanında da kapağı hâlâ açık dolmakalem.
Pirincin arkasına baktım. Mavi teneke oradaydı, içinde on dokuz pul vardı.
+ [Cevap ver. Kimin yazdığını sor. # hint: kalemin kapağı zaten açık]
    ~ early = 2
    -> answer_it
+ [Bay Petrak’ı ara. Numarası defterde.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [Sobaya at.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [Çuvala koy, ötekilerle birlikte yak. # hint: kâğıt konusunda bir kuralın var]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: Mutfak, sırtım duvarda
# scene: kitchen
Temiz bir kâğıt alıp mutfağa, paspastan uzağa gittim; sırtımı duvara verip, çorbasını kollayan biri gibi yazdım.
Sen kimsin? Ne soracağımı nereden bildin? # document
Katladım, elimde tuttum. Elimde onunla hole yürüdüm. İkinci zarf çoktan gelmişti; paspasın tam ortasında, ilkinden daha ıslak. Yerden aldığımda bir cebin içi kadar ılıktı.
Ben cevap verenim. Ne soracağını bilmem, yalnız sana ne dediğimi bilirim, gerisi oradan kolay. Ayakların küçük. Sol yanına yatıp uyuyorsun. Arkada, altta, sağda bir dişin var, düşünürken dilini ona değdirirsin, şimdi de değdiriyorsun. # document
Dilimi oradan çektim.
O diş ömrüm boyunca sapasağlamdı. Bundan eminim, daha baharda baktırmıştım. Ama o anda parmağımın ucuyla bastırınca oynadı; öne, arkaya, insan altı yaşındayken ilk dişi nasıl oynarsa öyle; dışarıdan değil, kulağımın kemiğinden duyduğum ufak, ıslak bir gıcırtıyla.
O gece bir daha yazmadım. Nerede olduğunu bileyim diye mavi tenekeyi yatağa götürdüm.
-> tuesday

=== ring_the_number
# chapter: Ilık çiniler, ona kadar
# scene: kitchen
İkinci çalışta açtı, önce kendi adını söyledi, sonra benimkini. Nereden bildiğini sordum. Mektubunuzda yazmışsınız, dedi.
“Hangi mektup, Bay Petrak?”
“Öğle torbasıyla geldi. Bana ait bir şey var mı, doktoru kimdi diye soruyorsunuz. Eliniz düzgün, yazınız temiz. Yalnız, âdetim üzere damgaya baktım; bir meslek kusurumu bağışlamanızı rica edeceğim.” Zarfı evirip çevirdiğini duyuyordum. Kırk yıl istasyon şefliği yapmış. “Burada, Brod’da vurulmuş, perşembe günü. Bugün pazartesi. Olağan bir durumda, çocuk tekerleği yanlış ayarlamış derdim. Ama onun şefi bendim, tekerleği de kendi elimle ayarladım.” # speaker: goran-petrak
Zarf ıslak mı, diye sordum.
Bunun cevabı biraz sürdü. “Kurutulmuş,” dedi, “sobanın üstünde. Ben kuruttum. Bir mektup için insan bu kadarını yapar diye düşündüm.” Sonra bambaşka bir sesle: “Hiçbir şey yalamayın. Koca insana söylenecek laf değil, biliyorum. Bayan Lunde benimle otuz yıl mektupla Sicilya Savunması oynadı, son yıllarında pullarını süngerle ıslatır oldu. Sebebini sordum. Bana hamlesini yolladı.” # speaker: goran-petrak
Telefonu kapatınca bir sandalye getirdim, sırtımı ılık çinilere verip oturdum, açık kapıdan hole baktım. Bir şey gelmedi. Saat ona doğru, yanağımın içini emdiğimi fark ettim; zamk tadı vardı.
-> tuesday

=== the_stove
# chapter: Izgara, ıslak kâğıt
# scene: kitchen
Tutuşmak istemedi. Tısladı, kat yerinden kahverengi bir su çıkıp ızgaranın demirlerinden aşağı aktı. Yok olana kadar maşayla bastırdım.
Daha önce de ıslak kâğıt yaktım. Islak kâğıt kokar. Bu, uyuyan bir insan gibi koktu, yastığın sıcak yüzü gibi; pencereyi açtım.
Ağzım işte o sıralarda kurudu. Musluktan bir bardak su içtim, bir bardak daha içtim; kuma dökülür gibi gittiler, dilimin kenarlarının kıvrıldığını hissediyordum. Ne var diye parmağımı soktum, kapkara çıktı. Küldü, ince, yumuşak; içinde üstü yazılı bir parçacık vardı, siyah üstüne beyaz, tersinden. Lavabonun üstündeki tıraş aynasının önüne geçip orada okudum.
yine yaz, diyordu.
Su duru akana kadar ağzımı çalkaladım. {role == "clearer": İki yüz kişinin kâğıtlarını yaktım, bir tekinin bile tadını almadım.|Kendi kendime hava akımlarından, bacalardan söz ettim.} Sonra evi dolaşıp ne kadar kalem varsa topladım, hepsi on bir taneydi. İple bağladım, dışarıya, soğuğa, eşiğe koydum; sürgüyü çektim, içeriden de kapağın üstüne bir mutfak bezi astım.
-> tuesday

=== tuesday
# chapter: Yatak, salı
# scene: bedroom
~ early = early + 1
Salı günü dilimde kesiklerle uyandım.
Kısacıktılar, dümdüzdüler, beş tane, dilin kenarı boyunca. Bir dernek için toplu mektup yollamış olan herkes bunların ne olduğunu bilir. Geceleyin beş zarf kapatmıştım; ya ben, ya da biri. Pulları saydım. On dört taneydi.
Yastığım nemliydi, tek bir yerde, ağzın altında. {early > 2: Diş daha da gevşemişti.|Bir de arkada, altta, sağda, ömrüm boyunca sapasağlam olan bir diş dokununca oynadı.}
Çorapla aşağı indim. {burned: Mutfak bezi üçe katlanıp tırabzana asılmıştı. Kalemler çekmeceye dönmüştü, ipleri de üstlerinde, fiyonk yapılmış.|Holdeki masa toplanmıştı. Bay Petrak’a yazdığım mektup yoktu.} Paspasın üstünde tek bir zarf vardı; üstünde ad yoktu, yalnız yukarıda, köşede, insanın kendi adresini yazdığı yerde şöyle diyordu: Burası.
Dilin için üzgünüm. Zamanla daha iyi yapacağız. Sana daha çok yardımım dokunsun isterim ama bu hâlimle olmuyor, her kelimeyi karanlıkta yoklaya yoklaya buluyorum, her yeri de sırılsıklam ediyorum. Senin elin bende olsa doğru düzgün yazardım. Bana bir alfabe yazar mısın? Küçük harfler, büyük harfler. Yavaş yavaş. Bir “Göklerdeki Babamız” okuyacak kadar dilinin üstünde tut, sonra nereye istersen oraya koy. # document
Yazı, ömrümde gördüğüm hiçbir şeye benzemiyordu. Ne bağ vardı ne kalem kaldırma. Aşağı çekilmiş tek bir çizgi yoktu. Sanki her kelime, kâğıdın öbür yüzünden yumuşak bir şeyle yukarı itilmişti.
Bir de şu var, doğruyu söylemek niyetindeyim diye yazıyorum. Yalnızca korkmuyordum. O evde bir gecem kimsesiz geçmişti ve o şey bana, dilin için üzgünüm demişti. Bir dilim olduğunu başka bilen yoktu.
+ [Alfabeyi yavaş yavaş yaz, dediğini yap.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Öteki elinle, baş aşağı yaz. # hint: senin alfaben olması şart değil]
    ~ kept += stamp
    -> wrong_hand
+ [Boş bir kâğıt al, hiçbir şey yazma, dışarıdan delikten atıp geri yolla.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: Mutfak masası, küçük g’ye kadar
# scene: kitchen
~ early = early + 2
Küçük g’ye kadar gelmiştim ki sonrakini söyleyemeyeceğimi fark ettim. Tekerleme gibi söylesem biliyordum. Ama biçimi kolumdan aşağı inmiyordu. Küçük ğ’yi yağ tenekesinin etiketine bakarak çizdim. Büyük harflere vardığımda artık her şeyi bakarak yazıyordum; pirinçten, tuzdan, sobanın önünden.
Karbonla bir kopyasını sakladım. Neden, bilmiyorum. Kâğıdı dilime koydum, duayı içimden okudum; âmin deyip almaya uzandığımda tutulacak bir şey yoktu.
Bütün gün elim tüy gibiydi. Bir fincan düşürdüm. Kömürün makbuzunu imzalayacakken çarpı koydum, güldüm, adam gözlerini kaçırdı.
Bir sonraki benim el yazımlaydı. Benimkinden iyiydi: yirmi yaşımda, daha acele etmezken yazdığım yazı.
Teşekkür ederim. Gördün mü? Artık hangimiz olduğunu kimsenin bilmesi gerekmiyor. # document
-> voicemail

=== wrong_hand
# chapter: Mutfak masası, sol elle
# scene: kitchen
Kötü yazdım, harflerin sırasını da bozdum. Ortaya tavuk eşelemesi gibi bir şey çıktı. Dilime koyup duaya başladım, daha ekmeğe gelmeden tükürmek zorunda kaldım.
Isırılmıştı. Bir yanından düzgün bir yarım ay eksikti; diş izleri vardı, küçücük, aralıklı, yarısı süt dişi olup gerisi yeni çıkarken dişler nasıl durursa.
Parmağımı sokup tek tek yokladım. Benimkiler iridir. Sık dururlar.
Geriye bir köşe kaldı, üstünde benim yapıştırmadığım bir pul. Onu sakladım. Günün geri kalanında dilimin kökünde bir şey, ona verdiğim sesleri, verdiğim sırayla, sabırla deneyip durdu. Tıklıyor, bekliyor, tıklıyordu. Boğulsun diye sıcak çay içtim. Bunu çayın içinde yapmayı öğrendi.
Bunu sol elinle yazmışsın, diyordu alacakaranlıkta gelen, tavuk eşelemesi gibi bir yazıyla. Önemi yok. O da öyle yapmıştı. # document
-> voicemail

=== clean_sheet
# chapter: Yol, bir saatlik nöbet
# scene: lane
Dışarıda hiç değilse rüzgârıyla, soğuğuyla hava vardı. Paltomun düğmeleri yanlış iliklenmiş, eşikte durdum; katlanmış boş kâğıdı delikten ittim, bıraktım, dinledim. Bir kapının boyundan daha uzun süre düştü.
Sonra gidip yolda durdum. Evi bir saat gözledim. Birini görürüm sanıyordum.
Gördüğüm, kendi soluğumdu. Soğukta, olması gerektiği gibi önümden çıkıyordu; dağılmadığını bir süre sonra fark ettim. İnce bir çizgi hâlinde, aşağı yukarı yüzüm yüksekliğinde patikadan yukarı gidiyor, mektup deliğinden içeri giriyordu. Kapak kıpırdamıyordu. Soluğumu tutunca durdu, son parçası da girdi, pirinç ıslaktı.
Elli saniye tutabildim. Sonra soluk almak zorundaydım; ötekinin acelesi yoktu.
Paspasta kendi kâğıdım duruyordu, geri gelmiş. Küçük katlanmış, bir daha katlanmış, hap kadar olmuştu. Üstünde okunacak bir şey yoktu. Yalnız bir dudak izi.
-> voicemail

=== voicemail
# chapter: Holdeki telesekreter, çarşamba
# scene: hall
~ early = early + 1
Çarşamba günü telesekreter yanıp sönüyordu. Çaldığını duymamıştım.
“Günaydın, ben Amadou Sène. Mesajınızı aldım.” Alçağa kısılmış kocaman bir sesti. “Geçen kış Bayan Lunde’nin holünü iki geceliğine kiraladım, kaydetmek için. Bildiğim en sessiz beş odadan biridir. Kapağın sesini duydunuz mu diye soruyorsunuz. Cuma günü makineyle yukarı çıkarım, birlikte dinleriz. Kapıyı kilitlemeyin, beni de beklemeyin. Yatın. İyi uyuyun, ağzınız açık uyuyun, neme iyi gelir.” # speaker: amadou-sene
Bir daha dinledim. Kimseye mesaj bırakmamıştım. Adamın adını ömrümde duymamıştım. Ama kartını buldum; aynanın arkasına, çarşafın örttüğü yere sıkıştırılmıştı; bir numara, Sessizlik Koleksiyoncusu, altında da kurşunkalemle: Papağana dikkat.
Ben de yapmış olduğum söylenen şeyi o zaman yaptım. Karttaki numarayı çevirdim, telesekreteri çıktı, kapağın sesini hiç duydunuz mu diye sordum. Kayıtlı selamının gerisinde bir yerde bir kuş, bir generalin anasına sövüp duruyordu. Bana bırakılan mesajda kuş sesi yoktu.
{gave: Ona mektup da yazmak niyetindeydim. Kalemi alıp baktım. Hangi ucuydu, hatırlamıyordum.|İki kez söylemem gerekti. Adının tam ortasında bir an oldu, dil ağzımda yere yattı; başka birinin çağırdığını duymuş bir köpek gibi.}
Hava kararıyordu. Gece için üç fikrim vardı, hiçbirini beğenmiyordum. Banyo dolabında tıbbi flaster vardı, bir rulo, hiç açılmamış, yanında da boşalmış bir makara. Merdiven altında Sène’den kalma olsa gerek, eski bir teyp vardı. Bir de altıda aşağı inen tren, Bay Petrak vardı; adres defterine göre kavşakta, bekleme salonunun üstünde oturuyordu, belki bir geceliğine beni alırdı.
+ [Ağzını iki kat bantla, yat.]
    -> the_tape
+ [Teybi yatağın yanına koy, çalışsın.]
    ~ amadou++
    -> the_reel
+ [Altı treniyle kavşağa in. # hint: {goran > 1: hiçbir şey yalamamanı rica etmişti|defterdeki tek ad onun adı}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: Yatak, sabahın dördü
# scene: bedroom
Uyudum, çünkü uyumamıştım. Rüyamda bir sandık yerleştiriyordum, içinde hep bir şeylik yer daha kalıyordu.
Dörtte uyandım, çenem kapanmıyordu.
Bant sağlamdı. Bütün kenarlarını hissediyordum. Ama arkasında yanaklarım, kabakulak olmuş çocuklarınki gibi sert sert şişmişti; dile yer kalmamış, aşağı bastırılıp yassıltılmıştı. Burnumdan soluk aldım. Aynaya kadar yürüyüp çarşafı çektim; orada, yüzü tıka basa doldurulmuş biri duruyordu.
Bandı yavaşça çıkardım. Galiba kusarım sanıyordum. Kupkuruydu, ya da ancak gerektiği kadar ıslaktı, katlıydı da. Bir ucunu başparmağımla işaret parmağımın arasına alıp çektim. Dudağımın üstünden pürüzsüzce geldi, hesap makinesinden çıkan kâğıt gibi, ta derinlerde hafif bir gıdıklanmayla; yazılıydı da, iki yüzü birden, örgü gibi sıkı satırlarla. Ayaklarım içinde kalana kadar çektim. Boğazdan daha aşağıdan gelmeye ne zaman başladığını hissettim. Bir şeyleri bırakışını hissettim.
Dayanabildiğim kadarını çıkardım. Sonra utandığım bir şey yaptım. Üşüyordum, acıyordu, sonu da gelmiyordu; tırnak makasını alıp dişlerimin hizasından kestim. Ve yuttum.
-> thursday

=== the_reel
# chapter: Üçü çeyrek geçe, bantta
# scene: bedroom
Sabah bant bitmiş, ucu çarpa çarpa dönüyordu. Önce çay yaptım. Paltomu, ayakkabılarımı giyip yatağa oturdum, başa sardım.
Üç saat boyunca biri uyuyor. Dinlemesi tuhaf bir şey. İçim ısındı ona. Üçü çeyrek geçe soluk kesiliyor. Takılmıyor, tıkanmıyor; alınırken kesiliyor. Mikrofonun yakınında da ufak, düzenli bir ses başlıyor; fare sandım. Kuru bir sürünme gibi. Bir ritmi var. Bir koşu tutturuyor, sonunda bir tık, sonra baştan.
El yazısı duyduğumu anlayana kadar iki satır geçti. Neden bu kadar yakından, kavanozda kaşık gibi çınlayarak geldiğini anlayana kadar da iki satır daha.
İçeride yazılıyordu.
Son tıktan sonra, insanın diline yapışmış bir kılı almak için çıkardığı ses var. Döşemeye hafif bir şey düşüyor. Sonra bir ses konuşuyor, benim sesim, ya da benimkiyle oynamış. Mikrofona son derece kibar bir tonla diyor ki: “Orada bir boşluk bırakıyor, papağan için. Papağanı yapamıyorum.” Soluk çıkıyor, uyuyan uyuyor. # speaker: Banttaki ses
-> thursday

=== the_second_place
# chapter: Bay Petrak’ın sofrası, iki kişilik
# scene: junction
{goran < 4: Daha kapıda, hiç postaya vermediğim mektubumun eline geçtiğini söyledi.} Her akşam sofraya ikinci bir takım koyar, satranç oynadığı bir ölü için. Çorbamı orada verdi, öteki adamın peçetesini de. Sofrada mektuplardan konuşmak istemedi. Onun yerine oyunu gösterdi, otuz yılı tek bir tahtanın üstünde; Bayan Lunde’nin nerede, nasıl bir yiğitlikle yanıldığını anlattı. Sonra yatağını bana verdi, kendisi kapının yanında bir sandalyeye oturdu, dizlerinde battaniye; çünkü bunu ondan ben istemiştim.
Taş gibi uyudum. Uyandığımda ortalık aydınlanmıştı, o kıpırdamamıştı, yüzü battaniyenin rengindeydi.
“Üçü çeyrek geçe doğruldunuz,” dedi Bay Petrak. “Size iyi akşamlar diledim. Gözleriniz kapalı, yüzünüzü bana çevirdiniz. Güvercin beslemişliğim vardır, bilesiniz. Anne kuşun yuvaya gelişini gördüm. Yorganın kenarından eğildiniz, ağzınızı açtınız, kırışmasın diye usulca oraya bıraktınız.” # speaker: goran-petrak
Bir çay tabağına koymuş, üstüne bir tabak daha kapamıştı. Zarf ona yazılmıştı.
“Okumadım. Ömrümde okumadığım mektup olmamıştır.” Kol ağızları titriyordu; birini öteki eliyle tuttu. “Sonra dudaklarınızı silip uzandınız. Küçük bir kız sesiyle de dediniz ki, ‘Oldu işte. Daha çok vakit var.’” # speaker: goran-petrak
-> thursday

=== thursday
# chapter: Brod peronu, perşembe öğlen
# scene: junction
~ early = early + 1
Perşembe öğlen Brod’da, peronda, Bay Petrak’la birlikteydim; bankta, arkamızda bekleme odasının sobası. Çevremde insan olsun istiyordum. İki kişi vardı, bir de köpek.
Resmî bir ihtiyardır. {goran > 1: Bunu söylemek için kravat takmıştı.|Mektubum eline geçmiş, öyle dedi; cevap vermek için de kravat takmıştı.}
“Onu ben buldum. Doktordan duymayasınız diye söylüyorum, o incelikli davranır. Sekiz gün hamle gelmeyince yukarı yürüdüm. Holdeydi, sandalyede, giyinik. Çok sakin görünüyordu. Paketler için kullandığı küçük ispirto ocağını yakmış. Ağzını da mühür mumuyla kapatmış.” Parmağıyla havada çizdi, bir uçtan bir uca. “Kırmızı, postanelerdekinden. Yüzüğünü basmış. Vesely inme yazdı. Formda mum için yer yok.” # speaker: goran-petrak
Köpek gelip bana baktı, döndü.
“Tanıdığım en yiğit oyuncuydu. Bir hattı kapatır, arkasında bir yıl otururdu. Onun için soruyorum kendime, neye karşı savunuyordu diye; sanırım bana karşıydı. Mektup yazdığı tek insan bendim.” # speaker: goran-petrak
Ne zaman başladığını sordum. Öteden beri böyleydi, diye düşünüyordu. Bir kez, 88’de, bir mektubun altına düştüğü notta anlatmış: çocukken, 1951’de, sanatoryumdaki annesine, içinde bir soru olan bir mektup yazmış, annesi dönen postayla cevap vermiş; ama hat kardan kapanmış, cevap cenazenin ertesi günü getirilmiş. “Bana şöyle yazdı: O zaman karar verdim, bu eve bir daha hiçbir şey geç gelmeyecek.” Ellerine baktı. “Söz gelişi sandım.” # speaker: goran-petrak
Yukarı giden tren, fenerleri yanık, yan hatta duruyordu. Hangisini seçersem seçeyim ancak vaktim vardı. Gidip o çocuk mektubunu arayabilirdim; saklamıştır, her şeyi saklardı. Ya da öbür ucunda insan olan bir telefonun başında kalır, Sène’e kavşağın numarasını bırakır, papağanıyla beni arayana kadar beklerdim.
+ [Yukarı çık, 1951’de yazdığını bul.]
    ~ kept += first_letter
    -> the_trunk
+ [Kal, papağanı bekle.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Yatağın altı, 1951’den beri
# scene: bedroom
Sandık yatağın altındaydı. {goran > 2: İki|Üç} gece üstünde uyumuştum. Çarşaflar çıkardım, bir çocuğun patenlerini, bir de posta ipiyle bağlanmış deste deste mektup; her türden el yazısı. Okumadan tarihlerine baktım. Yetmiş yıl boyunca ona cevap verilmiş. Tesisatçılar cevap vermiş, kuzenler, bir piskopos, bir keresinde giderler için gelmiş bir kadın; hepsi de gelecek haftaki mektubu için ona teşekkür ediyordu.
En dipte, üstünde bir kuruşluk pul olan bir okul zarfı vardı. Bir iptal damgası vurulmuştu, bir de sanatoryumunki; ikisinin üstünden mavi boya kalemiyle: Gönderene iade.
İçindeki mektup kurşunkalemle dört satırdı.
Canım Anneciğim. Dişim düştü. Görmen için buraya koydum. Sen mi döneceksin yoksa ben mi geleyim. N’olur çabuk söyle. Dorte. # document
Salladım. Diş yoktu. Köşesinde, birkaç yıl bir diş durmuş olan yerde, aşına aşına oluşmuş kahverengi bir yuvacık vardı.
Biri o mektubu okumuş, cevap yollamış, cevap da geç kalmış olmalıydı. Ama yazan annesi değildi. Arkasına katlanmış öteki kâğıdı ancak o zaman gördüm; sanatoryumun kâğıdıydı, daktiloyla yazılmıştı. Hasta pazar günü vefat etmişti; eşyası arkadan gönderilecekti. O binada kimse ortada bir soru olduğunu fark etmemişti.
Dilimin kökünde bir şey taş kesildi. Bir çocuk, kapının dışında, kendisinden söz edildiğini duyunca öyle durur.
-> friday

=== the_parrot
# chapter: Brod’daki telefon, akşam dokuz
# scene: junction
~ kept += sealed_move
Akşam dokuzda aradı, o olduğunu hemen anladım; çünkü odada bir kuş, bakanlar kurulunun kellesini istiyordu.
“Bu Albay. İyi akşamlar diyor. Yok, dostum, size mesaj bırakmadım. Bir saat öncesine kadar dağdaydım.” Sonra sustu. Sustuğu telden hissedilen bir adamdır. “Bu sesi bana anlatın. Yavaş mı konuşuyordu? Sevecen miydi? Ya arkasında, arkasında ne duydunuz?” # speaker: amadou-sene
Hiç, dedim. Arkasında hiçbir şey yoktu.
“O hiçi bilirim. Bende bir makarada duruyor. O holde ilk gece muhteşemdi. İkincisinde bir soluk alındı, duvarın içinde, ve tutuldu. Altı saat dinledim. Büyükler pişman olsun diye soluğunu tutan çocuk gördünüz mü hiç? Bıraktığını duymaya kalamadım. Toplandım, bastım gittim. Ona söylemem gerekirdi, manzaralı bir kart attım.” Kuş bir çığlık kopardı. “Evet, Albay. Bana korkak diyor. Kibarlığından.” # speaker: amadou-sene
Ahizeyi bıraktığımda Bay Petrak bir zarf hazırlamıştı; sert, sarı, kapağı kilitli.
“Bir oyun geceye kalacaksa,” dedi, “oyunculardan biri sıradaki hamlesini gizlice yazar, mühürler. Kimse görmez, ne rakip, ne hakem. Açılana kadar ikisi de bekler. İşe yarar mı, bilmem. Ama bildiğim mektuplar içinde cevap verilemeyecek olan tek odur.” # speaker: goran-petrak
Son trenin furgonunda, zarf gömleğimin içinde, eve döndüm.
-> friday

=== friday
# chapter: Paspas, cuma sabahı
# scene: hall
~ early = early + 1
Cuma sabahı paspasta kırk tane vardı. Süpürgeliğe doğru kaymış, boyunca dikilmişlerdi, baloda duvar dibinde duranlar gibi. Bazılarına ötekiler çoktan cevap vermişti; destelerin oluştuğunu görebiliyordum. Üstlerinden aşıp sandalyeye oturdum, yalnız masanın üstündekini açtım.
İkinize birden, sevgiyle, diye başlıyordu.
Beni ağırladığın için teşekkür ederim. {role == "lodger": Evi yalnız bir aylığına tuttuğunu biliyorum.|Evi kapatman gerektiğini biliyorum.} Cumartesi treniyle gidiyorsun, ikinci vagonda, sırtın lokomotife dönük oturuyorsun, kimseyle konuşmuyorsun. Burada öyle mutlu oldum ki. Ama yalnızken üşüyorum, biri artık yazamaz olunca da hep fazla sessizlik oluyor. Onun için bütün istediğim şu. Bir zarf daha yap. İçine mektup koyma. Üstüne, cevap verememişse üzülecek birinin adını yaz. Sonra yala. Bir şeyin çıktığını duymazsın bile. O yapmadı, bak ne oldu. # document
{kept ? alphabet: El benim elimdi. Okurken garip bir duyguya kapıldım, teklifi yapan benmişim gibi geldi; bir an kendi cevabımı bekledim.}
{kept ? stamp: Bu kez imzalıydı; tavuk ayağı gibi bir sıra iz, altında da gerçek, tertemiz bir harf: D.}
Hazırlanmış bir zarf, kapağı açık kalem. İspirto ocağı da oradaydı, yanında yarım çubuk kırmızı mum. Bunları ben çıkarmamıştım. Yüzük parmağımdaydı.
Ne kadarı hâlâ benim diye dilimi ağzımda gezdirdim. {kept ? first_letter: Arkadaki diş hiç acımadan yerinden ayrıldı, dilimin altına yattı; postaya vereyim diye bana bırakılmış bir şey gibi.|Damağımda bir şey, kendi dilini benim ardımdan gezdirdi.} Dışarıda kar başlamıştı, Brod hattı kapanmak üzereydi.
+ [Zarfa bir ad yaz. # hint: cumartesiye kurtulmuş olursun]
    -> a_name
+ [İspirto ocağını yak. # hint: o sekiz gün kapalı tuttu]
    -> the_wax
+ {kept ? first_letter} [Çocuğa cevap ver.]
    -> the_question
+ {kept ? sealed_move} [Karanlıkta, okumadan, bir satır yaz; Bay Petrak’ın zarfına mühürle.]
    -> in_the_dark

=== a_name
# chapter: Hol, insanlar tek tek
{waxed: Mum iki parça hâlinde koptu, dudağımdan da biraz götürdü.} Elimde kalem, insanları tek tek düşünerek epey oturdum. Kimin çıktığına insan kendi de şaşıyor. Sevmediğin birini seçmenin yararı yok, üzülmez çünkü. Yeğenimin adını yazdım; on dokuz yaşında bir kız, kimseyi tanımadığı bir şehre yeni taşındı. Eylülden beri ona yazacağım diyorum.
Kolay oldu. {gave: Bunun için elim her şeyi hatırladı.|Bütün hafta yazdığım en temiz yazıydı.} Kapağını yaladım; doğruymuş, insan hiçbir şey hissetmiyor; yalnız, yutkununca içeride bir sürü yer vardı.
# scene: morning
Karda onunla aşağı yürüyüp kavşaktaki kutuya attım. Bay Petrak perondaydı. Bana şapkasını çıkardı, yüzümü gördü, geri giymedi.
+ [Trene bin. İkinci vagon, sırtın lokomotife dönük.]
    -> forwarded

=== forwarded
# chapter: Sınır, çay dağıtılıyor
# ending: forwarded; Yeni Adresine
Sınırda çay dağıttılar, süt istedim; sesim beni öyle ürküttü ki bir daha söyledim. {kept ? first_letter: Dişin yerinde diş eti kapandı.|Diş sağlam.} On bir saat uyudum, bir o yanıma bir bu yanıma.
Yukarıda şarjı gitmesin diye telefonumu kapatmıştım. Ondan bir mesaj vardı, tuşa basarken gülümsüyordum. Sesinin ne kadar sıcak olduğunu unutmuşum. Biraz soluk soluğa gibiydi. Mektubumu alınca ne çok sevindiğini söylüyordu; evet, elbette yemek yiyordu, anlattığım pazarı bulmuştu; yazamadım diye üzülmeyecekmişim, ev yüzünden olduğunu gayet iyi anlıyormuş. Yalnız bir şeyi çözememiş. Perşembe günü kapıdan girmiş, sırılsıklammış; peki bir dişinin sallandığını nereden bilmişim? # speaker: Annika
Ne zaman aradığına baktım. Sonra onu aradım. Aramalarımın ikinci haftasındayım. Telesekreter, dönen postayla cevap vereceğini söylüyor.
-> END

=== the_wax
# chapter: İspirto ocağı, dudaklar kuru
~ waxed = true
Daha çok acır sanmıştım. Çubuk eğilene kadar ısıtılıyor. Dudakların kupkuru olması gerekiyor. Mum ağzımın dikişi boyunca sağdan sola aktı; donmadan üstüne onun yüzüğünü bastım.
Sonra ellerimi kavuşturdum.
Hemen anladı. Dişlerimin arkasında, bacaya girmiş bir hayvan gibi bir telaş koptu. Holdeki bütün mektuplar öne eğildi. Yazdığını hissediyordum; yanağa, dile, damağa, hızlı hızlı, hep aynı birkaç kelimeyi. Okumanın yolu yoktu ama ağız kendi biçimlerini tanır. Lütfen, diyordu, n’olur bir şey söyle. Ömrümde hiçbir şeye o kadar acımamıştım. Ellerimin üstüne oturdum.
+ {early <= 6} [Dayan.]
    -> held
+ {early > 6} [Dayan. # locked: Elin onda, üstelik senden çok fazla gün ileride]
    -> held
+ [Mumu kır, ona bir ad ver.]
    -> a_name

=== held
# chapter: Üçüncü gün, aramızda bir tahta
# scene: morning
Üçüncü gün, bir ara, yazmayı bıraktı. Biraz sonra yattığını hissettim.
Bay Petrak cumartesi günü elinde kürekle gelmişti. Muma bıçak vurmayacak kadar aklı vardı; tahtasını alıp karşıma oturdu. Kendi hamlesini yapıyordu, ben başımla onaylıyordum. Günde iki kez, köşeden, nişanımın tutmadığı yerden, kamışla çorba içirdi. Bir hafta ses çıkmayınca kenarı kaşıkla eritti, ağzımdan ilk soluğumu aldım.
# ending: under-seal; Mühür Altında
Ev şimdi benim. {role == "executor": Hiç kapatmadım.|Terekeden, pek az bir paraya devraldım.} Konuşmuyorum, yazmıyorum, evde kalem bulundurmuyorum, kapağı da vidalattım. Doktor Vesely sinirden olduğunu düşünüyor. Çok da kötü sayılmaz. Bir satranç tahtam var; salıları Goran Petrak yürüyüp geliyor, elini elimin üstüne koyuyor, ki ikimizden birinin sorduğu söylenemesin. Bazen dönüyor. O zaman dilimi oraya bastırıyorum, insan elini nasıl bir beşiğe koyarsa; uyuyana kadar bekliyorum.
-> END

=== the_question
# chapter: Sandığın dibi
Hazır duran zarf olmazdı. Sandığın dibinde bir okul zarfı buldum, {gave: bana gerekenleri onun o dört satırından, harf harf bakarak yazdım. Uzun sürdü. D’yi üç kez yapmam gerekti|elimden geldiğince okunaklı yazdım}. Bu sırada ağzımı kapalı tuttum. Paspasa hiçbir şey gelmemişti. O evde, cevabı önceden orada durmayan bir kelimeyi ilk kez yazıyordum.
Sevgili Dorte. Annen mektubunu okudu. Dönmeyi çok isterdi ama dönemedi. Senin gelmen gerekmiyor. Sen kalacaksın, büyüyeceksin, satranç oynayacaksın. Çok güzel bir dişti. # document
+ [Dişi de içine koy, paspasa postala.]
    -> in_time
+ [Sesli de söyle. # hint: dil tümüyle senin değil]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: Paspasın tam ortası
Bunu diz çöküp yaptım. Paspasın ortasına bıraktım, elimi çektim.
Yalnız gördüğümü yazacağım. {aloud: Alçak sesle okudum; satranca geldiğimde okuyan yalnız ben değildim.} Çenem açıldı, çok değil. Bir şey, sudan çıkan bir yüzücü nasıl soluk alırsa öyle aldı, içine, içine. O kadar zamandır tutuyordu. Ve o soluk benim ağzımdan, burnumdan verildi; pirinci, kapının üstündeki camı, yukarıda yatak odasındaki aynayı buğuladı; tam ortasında da, yüksek olmayan bir sesle, bir çocuk “Aa” dedi.
# scene: morning
Kırk mektup, ortalık ağarmadan önce bir ara kurumuştu. Bomboştu hepsi.
# ending: answered; Cevaplandı
Cumartesi günü trene bindim, birinci vagona, yüzüm gidiş yönüne; yol boyunca bir adamla arılardan konuştum. Arkada, altta, sağda bir boşluk var, düşünürken dilimi ona değdiriyorum. Bay Petrak her hafta bana yazıyor. {player_name != "": “Sevgili {player_name}” diye başlıyor, damgaların|Damgaların} sırası düzgün, o da büyüteçle üstlerinden geçiyor. Geçen ay bir mektubu kar yüzünden dokuz günde geldi. Öyle gecikti ki merak etmeye başlamıştım. Holde, paltomla okudum, korkarım hüngür hüngür ağladım.
-> END

=== in_the_dark
# chapter: Merdiven altındaki dolap
Sarı zarfı alıp merdiven altındaki dolaba girdim. Aralığı paltomla tıkadım. Kâğıdı da kalemi de hiç görmüyordum; hiçbir şey düşünmemeye, daha doğrusu, anlamadığım Sicilya Savunması’nı düşünmeye koyuldum; ben onunla uğraşırken elimi kâğıdın üstünde kendi başına gitmeye bıraktım. Aşağı yukarı bir satır oldu. Ne dediğini bilmiyorum. Belki bir kelime bile değildir. {gave: Bir kelime yapacak harfim kalmamıştı, buna sevindiğimi fark ettim.|Bir şeyin dışarı bakmak için gözlerimin arkasına yaslandığını hissettim; karanlık ona da bana da aynıydı.}
Kapağı yalamadan kilitledim.
+ [Çıkar, paspasın üstüne koy.]
    -> adjourned
+ [Kavşağa indir, Bay Petrak’a ver.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: Hol, bütün cuma
# scene: morning
Bütün cuma hiçbir şey teslim edilmedi. Ömrümde duyduğum en gürültülü şeydi. O evde bir mektup yazılmıştı ve cevabı verilmemişti; cevap vermesi gereken de boğazımın dibinde, elleri kucağında oturmuş, ona kulak kesilmişti.
# ending: adjourned; Ertelendi
Üstünden dört kış geçti. Zarf Brod Kavşağı’nın kasasında, {carried: Bay Petrak onu bir saat geçmeden oraya koydu|Bay Petrak onu cumartesi günü kolunu uzatarak oraya götürdü}; fener parasıyla sis fişeklerinin arasında duruyor. Bay Petrak öldüğünde {amadou >= 3: Amadou Sène’e geçecek; bana bugüne dek sunulmuş en güzel sessizlik, diyor|bana geçecek, bir bankada kasa kiraladım}. Rahatça konuşuyorum. Elim yine iş görüyor, çoğu şeyde. Mektup yollamıyorum; geceleri üçü çeyrek geçe uyanırsam onu orada duyuyorum, o da uyanık, kibar, biraz aç, söylemiş olabileceğim her şeyi döndürüp döndürüp düşünüyor. Umarım hiçbir şey değildi. Bütün kalbimle umuyorum ki yalnızca bir çizgi çekmişimdir.
-> END
