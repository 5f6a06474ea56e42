# role: friend; Evin dostu; Çaya gelmiştin, ona bir yardımcı gerektiğinde en yakında duran da sendin.
# role: fencer; Otuz bir rakipten biri; Bir şafakta onunla bir virgül yüzünden dövüştün. Ardından bir ayva ağacı geldi.
# role: pastrycook; Pastacının çırağı; Pastanın kremasını sen sürdün. Onu neyin ayakta tuttuğunu burada başka bilen yok.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Pastaya kalan adım; 9
# inventory: tray; Tepside
# item: returned_fan; Yanlış elle geri verilmiş bir yelpaze
# item: prompt_slip; Terasın altından gelen bir kâğıt parçası
# item: sugar_heron; Şekerden balıkçıl
# talk: odile-marchetti; Bana sağ yanımdan söyleyebilirsiniz. Sol yanım perşembeleri kimseyi kabul etmez.
# talk: sable; Konuşurken lütfen pastaya bakın. İnsanlar pasta konusunda çok daha az meraklıdır.
# talk: mirela-stan; Buradayım, aşağıda. Izgaraya dikkat. Repliğin uçtu, değil mi canım? Aklındaki son cümle neydi?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela, mazgalın altında defteri kaldırıp ikisinin de korktuğu sayfayı açık tutacak.; gizliyor, saklıyor, neyi var, her biri, sır, defter, suflör, fısılda, sayfa; Ben fısıldarım, dedikodu etmem. Ama hepsi defterde yazılı canım, onunki de, çocuğunki de, nefes alınacak yere kenarda işaret bile koydum. Ayağa kalktıklarında ızgaraya doğru tutarım. Sana gözlerini indirmek kalıyor, mahcup biri gibi.

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

// Silah sohbettir: her turu pastayı bir adım yaklaştırır. Ne öğrenildiği, pastanın nasıl kesileceğini belirler.

=== sandwich
# chapter: Teras, on birinci retten sonra
# scene: terrace
Mabeyincinin söylediğine göre bir sandviçi geri çevirmenin on dokuz doğru yolu vardır ve prens on birini kullanmıştı.
Çok gençti. Kılıcını onu seven biri parlatmıştı. Beyaz örtünün öte yanında Odile Marchetti eldiveninin birini parmak parmak çıkarmış, bıçağa tam paralel koymuştu. Aralarında pasta duruyordu. Üç katlıydı, üstünde şekerden bir balıkçıl vardı. Kimse ona bakmıyordu, hani insanın saate bakmadığı gibi.
“Yardımcım sizsiniz{player_name != "":, {player_name}},” dedi sana dudaklarını pek oynatmadan. “Özürlerimi, mendilimi ve iş oraya varırsa tabağı siz taşıyacaksınız. Yasa açık: Sohbet ettiğimiz sürece dövüşmüyoruz. Altesleri havadan sudan ne varsa tüketti. Yalvarırım, ona bir şey sorun.” # speaker: odile-marchetti
{role == "friend": Sen yalnızca çay içmeye gelmiştin. Madam Marchetti’nin dostlarının başına hep gelir: Bir bakarlar, ellerinde bir şey tutuyorlar.}
{role == "fencer": On dokuzuncu sendin. Bir virgül yüzündendi. Güneş doğarken en üst düğmeni uçurmuş, ardından ne kadar hoş geçtiğini söyleyen bir mektup yazmıştı; mektupla birlikte bir de ayva ağacı gelmişti. Kasırgada bile dikilir, paltosunu tutardın.}
{role == "pastrycook": Ellerinin çizgilerinde hâlâ şeker vardı. Seni arabayla birlikte yukarı göndermişlerdi; tam dönüp gidecektin ki dirseğinden tuttu ve mabeyinciye, “İşte,” dedi.}
Taşların altından, sol ayakkabının yanından, alçak bir ses, “Köpeğini sor,” dedi. # speaker: mirela-stan
Aşağı baktın. İki taşın arasında el kadar bir yarık vardı; gerisinde siperlikli bir lamba, bir de gözlük parıltısı. Terasın mazgalıydı. Biri içini yeşil çuhayla kaplamıştı.
“Dördüncü perde, birinci sahne,” diye mırıldandı ses. “‘Teras’. Gerçek bir oyun değil, boş ver. Sen metinsiz çıktın canım, onun repliğiyse salatalıktan beri uçup gitmiş. Köpek.” # speaker: mirela-stan
Uzaktaki korkulukta, iki kapının birden göründüğü yerde, Kış Sarayı’nın en iyi ikinci redingotunu giymiş biri portakal soyuyor, dudaklarını okuyordu.
+ [Prense köpeğini sor. # hint: mazgaldaki ses kendinden emin]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Prense Kış Sarayı’nı nasıl bulduğunu sor. # hint: güvenli, ama yavaş]
    -> the_court
+ [On ikinci sandviçi kendi elinle, yanlış biçimde ikram et. # hint: {role == "pastrycook": kenarlarını bu sabah sen kestin|geri çevirmenin on dokuz yolu var}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Beyaz örtünün üstünden bir köpek
~ steps--
“Merak ettim de efendim,” dedin, “acaba bir köpeğiniz var mı?”
Sanki biri onun içinde bir pencere açtı. “İki tane,” dedi prens. “Yok, bir tane. İki taneydi. Lostromo martta öldü. Turşu evde, tek kulağı var, o da gelirdi ama marş çalınca uluyor.” Elini dizinin yanına, bir köpek başının yüksekliğine dümdüz uzatmıştı; orada duran eline baktı, sonra geri çekti. “Parlatma bezlerinin üstünde uyuyor,” dedi. “O yüzden benim her şeyim biraz o kokar. Asıl o… yani, ablam. Kılıcı ablam parlatır. Üstüne ağlıyor, sonra baştan parlatması gerekiyor.” # speaker: Prens
Uzun masada hiç kimse bir prensin bu kadar sözü bir arada söylediğini duymamıştı. Mabeyinci yazdı: köpek.
“Benim de bir spanyelim vardı,” dedi Madam Marchetti, az öteye, boşluğa doğru, “bir başpiskoposu ısırmıştı. İnsan dostunu unutmaz.” # speaker: odile-marchetti
Sandviçleri iki parmak kadar yana çekmişti, artık aralarında durmuyorlardı. Kurala göre sohbet bir tur dönmüştü; pasta da küçük yaldızlı arabasında bir adım ileri sürüldü, durdu, şekerden balıkçıl başını salladı.
-> second_course

=== the_court
# chapter: Bunca pencerenin altında
~ steps--
“Çok güzel,” dedi prens. Ardına koyacak bir şey arandı. “Bizimkinden soğuk. Bir de bundan sizde daha çok var.” # speaker: Prens
Bunun üzerine, geçmişte savaş çıkardığı bilinen türden bir sessizlik oldu. Mazgalın iç çektiğini duydun.
“Pencereler yüzünden,” dedi Madam Marchetti; büyük bir gemi imdada nasıl yetişirse öyle, bordasını dönerek yetişmişti. “Merhum majeste, kendisinden söz eden herkesi görebilmek istermiş. Dört yüz pencere açtırdılar; o gün bugündür içeride kimse tek söz etmedi. Her işimizi terasta görürüz, böyle yanık oluşumuz da bundandır.” # speaker: odile-marchetti
Az kalsın gülümseyecekti. Bunu mahsus yaptığı aklına geldi, ürkek bir ata bileğini uzatır gibi. Ama sohbet bir tur dönmüştü. Kurala göre pasta küçük yaldızlı arabasında bir adım ileri sürüldü. Durdu; şekerden balıkçıl başını salladı.
-> second_course

=== wrong_sandwich
# chapter: Şeker maşasının ucunda
~ steps--
Onu şeker maşasıyla aldın. Sağdan, baş aşağı ve ancak bir piskopos dulunun hakkı olan bir reveransla uzattın.
Prens sandviçe baktı. Tek tek gözden geçirdiği belliydi: On ikincisi değildi, hiçbiri değildi. Bunu geri çevirmenin doğru bir yolu yoktu. Ağzının kenarları oynamaya başladı; dişlerini sıktı.
“Yok, teşekkür ederim,” dedi doğum gününe gelmiş bir çocuk gibi, “doydum”; sonra içinden kısa, tiz, çaresiz tek bir “hık” koptu. # speaker: Prens
Bütün masa, ne öldü diye dönüp baktı. Madam Marchetti gözlerini kapamıştı. Yüzü kusursuz bir sükûnet içindeydi, yanağından bir damla yaş süzülüyordu. “Otuz bir kez dövüştüm,” dedi sana az sonra, güçlükle, “böyle bir aldatma hamlesi görmedim. Nerede yetiştiniz?” # speaker: odile-marchetti
Sohbet bir tur dönmüştü. Kurala göre pasta küçük yaldızlı arabasında bir adım ileri sürüldü; durdu, şekerden balıkçıl başını salladı.
-> second_course

=== second_course
# scene: terrace
“Ekmek kenarlarının kaldırılması için,” diye seslendi mabeyinci, “üç dakika mühlet.”
Bu, yardımcıların arasıydı. Sürdüğü müddetçe, elinde bir tabak olmak şartıyla, istediğin yere gidebilirdin. Prense kendi yardımcısı nutuk çekiyordu; iri yarı, pek çok madalyalı bir amca. Madalyaların hepsi de sana bakıyordu.
Madam çatalları düzeltiyordu. Bunu sağ eliyle yapıyordu. Sol eli, eldivensiz olanı, gri elbisesinin kucağında yatıyordu; üstünde de geri verilen yelpaze, kâğıdın üstündeki ağırlık gibi.
“Şimdi üçünden birine gidersin,” diye akıl verdi mazgal, telaşla. “Böyle sahneyi çok gördüm. Hanıma gidersen nedenini söyler. Redingota gidersen neyin ne olduğunu. Ya da burada benimle kal, ardından ne geleceğini öğren; ama sağlama alamam, ben yalnızca ayakkabı okuyorum.” # speaker: mirela-stan
+ [Temiz bir çatalla Madam Marchetti’ye git.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Kirli bir çatalla korkuluktaki redingota git.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Peçeteni mazgalın yanına düşür, bulmakta da acele etme.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: Kucağında, yelpazenin altında
~ steps--
“Merak etmişsinizdir,” dedi Odile, “bir yelpaze için bana nasıl meydan okunur diye. Basit: Düşürdüm. O aldı; bana sol eliyle verdi; bu sarayda bu ya evlenme teklifidir ya da savaş ilanı. Seçen amcası oldu. Çocuğa sorulmadı bile.” Çatalı aldı. “Terbiyenizin merak etmenize izin vermediği şeyse, yelpazeyi neden düşürdüğüm. O yelpaze iki depremde elimden düşmedi benim.” # speaker: odile-marchetti
Yelpazeyi bir parmak kaldırdı, yalnızca sana, başka kimseye değil. Altındaki çıplak sol el titriyordu, çok ince ince, yoldan araba geçerken bir kadeh nasıl titrerse.
“Evvelki kıştan beri. Üşüyünce kötüleşiyor, içim sızlayınca da. Kılıcı öbürüyle tutabiliyorum. Geceleri bir süpürgeyle çalışıyorum, onu otuz bir kez yendim.” Yelpaze indi. “Ama o on yedi yaşında. Dümdüz atılacak, çünkü kimse ona atılma dememiş; kimsenin canı yanmasın diye o hamleyi savuşturmak içinse çeyrek saniyem var. O çeyrek hâlâ bende mi, bilmiyorum. Anlıyorsunuz ya, konuşmayı sürdürmeyi çok daha fazla isterim.” # speaker: odile-marchetti
Bunu hayatında ilk kez birine söylediğini düşündün. Ekmek kenarları gitmişti. Yaldızlı tekerlekler gıcırdadı.
-> third_course

=== the_coat
# chapter: İki kapıyı gören korkuluk
# scene: balustrade
~ steps--
“Tabağı, bir zamanlar tabak yıkamış biri gibi tutuyorsunuz,” dedi Sable, “öyleyse kısa keseyim. Salı günü dört saray, arkamızdaki odada bir kâğıda imza atacak. O güne dek şu çocuk bana sağ gerek, çünkü Lys’in gelecek kralı; hanımefendi de sağ gerek, çünkü çocuğun büyükannesinin korktuğu tek kişi o. Bir de, kimsenin korkak olduğu ortaya çıkmamalı. Kaç savaşın bundan ibaret olduğuna inanamazsınız.” Kabuk tek parça çıktı. “Amcaya bakın.” # speaker: sable
Baktın. Madalyalar da sana baktı.
“Çocukta bir çizik olursa, öcü alınana dek naip o olur. Hanımda olursa, kahramanın amcası. Yüzde üçlük tahvillere bin yüz yatırdı, savaş çıkacak diye. Simsarın ayakkabılarını gördüm.” Sana bir dilim portakal uzatıldı. “Sizden bir şey istemek aklımın ucundan geçmez. Yalnızca belirtiyorum: Ne konuşuluyor olursa olsun, pastayı beşe çeyrek kala kestirecek. Arabacıya rüşvet verdi. Öksürünce iki adım birden gidiyor.” # speaker: sable
Arkandan bir öksürük geldi. Yaldızlı tekerlekler gıcırdadı; bir daha gıcırdadı.
~ steps--
-> third_course

=== the_drain
# chapter: İskemle bacaklarının arasında
# scene: drain
~ steps--
Dizlerinin üstünde, iskemle bacaklarının arasında onu görebiliyordun: alttan aydınlanan solgun, zeki bir yüz, iki kulağının arkasında birer kalem, bir fincan. Kadeh konuşmalarına suflörlük etsin diye Kuyrukluyıldız Tiyatrosu’ndan çağrılmıştı, öyle dedi. Evine dön diyen olmamıştı.
“Buradan her şey ayak, ayak da rol yapmaz. Onunkiler içe dönük. Korku değil o, korkuyu çoktan yuttu. Utanç. Hanımınkiler de, bak: Ağırlık sağda. Hem de solak bir kadın. Öyleyse niye o kolunda uyuyan bir şey var da uyandırmak istemiyormuş gibi duruyor?” Mirela Stan kalemini yaladı. “Bir şey daha. Yelpazenin düştüğünü gördüm ben, hepsi tam göz hizamdaydı. Sol eliyle almadı. Kuzu gibi sağ eliyle aldı. Sonra amcası ayağına bastı, o da düşmemek için elini değiştirdi. Boşta kalan tek eliyle geri verdi.” # speaker: mirela-stan
Metninin bir köşesini yırttı, iki taşın arasından sana uzattı. Üstünde küçük, çabuk bir yazıyla tek bir replik vardı. Önünde ad yoktu.
~ tray += prompt_slip
“Birinin bu,” dedi. “Dokuz yıl önce bir kenara yazdım, o gün bugün kimin söylediğini arıyorum. Yanında dursun. Anlarsın.” # speaker: mirela-stan
Yukarıda tekerlekler gıcırdadı. Elinde peçeteyle doğruldun, peçeteye bir selam verdin.
-> third_course

=== third_course
# scene: small-cakes
İkinci servis küçük pastalardı, büyüğüne alıştırmak için. Âdet gereği burada meydan okunan taraf bir soru sorar, meydan okuyan da aynı ağırlıkta bir cevap verirdi.
“Altes,” dedi Odile Marchetti. “Sonra ne yapacaksınız?” # speaker: odile-marchetti
“Neyden sonra?” # speaker: Prens
“Ben de onu soruyorum.” # speaker: odile-marchetti
Kıpkırmızı oldu. Bir sonrası olacağı aklına gelmemişti. Onu öğleden sonranın en ucunda, dört buçukta dikilmiş, öteye bakarken gördün; orada hiçbir şey yoktu, ne köpek ne abla. Gözlerini ona kaldırdı, içlerinde dehşetin düpedüz başlangıcı vardı. Ağzı açıldı ve repliği uçtu.
Mabeyinci saatini kaldırmıştı. Bir soru bir dakika cevapsız kalırsa sohbet bitmiş sayılırdı.
“Replik,” diye fısıldadı mazgal can havliyle. “Biri ona replik versin.” # speaker: mirela-stan
+ {dog} [“Turşu akşam yemeğini bekler, efendim.”]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [“En üst kat boş, efendim. Birine söylemek için yanıp tutuşuyordum.”]
    # chapter: En üst kat, bir şapka kutusu
    ~ laughs++
    ~ steps--
    “Boş mu?” dedi prens. # speaker: Prens
    “Şapka kutusu,” dedin. “Krema sürülü. Yumurta ancak iki kata yetti.” Salıdan beri yüreğinde taşıyordun. Sözün içine girip orada bir ışık yaktığını gördün.
    “O hâlde insan sonra ne yaparsa yapsın,” dedi prens, basacağı yeri seçe seçe, “üçüncü tabağı alamayacak.” İyi bir espri değildi. Herkesin önünde yaptığı ilk espriydi ve Madam Marchetti onu, dengi dengine, küçük ve ağırbaşlı bir baş eğişle karşıladı. Tekerlekler gıcırdadı; büyük pasta geldi, nereye bakacağını bilene biraz hafifçe. # speaker: Prens
    -> fourth_course
+ [“Altesleri size bir mektup yazacak. Herkes yazar. Şimdiye dek otuz bir kişi.”]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Kâğıtta yazanı yüksek sesle oku.]
    ~ mirela++
    -> line_slip
+ {uncle} [“Sanırım amcasının bir cevabı var. Öksürdü.”]
    ~ sable++
    -> line_uncle
+ [Şekerliği devir. # hint: hareket geniş olsun]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: Evde, kabın yanında, saat altıda
~ steps--
“Altıda,” dedi prens hemen. “Başkasının elinden yemez. Kâsenin yanında öylece oturur.” Söylediğini kendi kulağı duydu. Sonrası vardı, tek kulaklıydı ve altıda orada olması gerekiyordu. “Düşünmemiştim,” dedi ağır ağır, “ona kim söyleyecek diye.” # speaker: Prens
“Öyle,” dedi Odile. “Hiç bilmezler ki, değil mi? İnsanın her akşam eve sizsiz dönmesi gerekir, yıllarca.” Bunu çok yumuşak söyledi. Masanın boyunca birkaç kişi çayına bir şey kaçtığını fark etti. # speaker: odile-marchetti
Mabeyinci saati indirdi. Amcanın bıyığının kıpırdadığı görüldü. Bir gıcırtı; pasta yaklaştı.
-> fourth_course

=== line_letter
# chapter: Mektuplarda başkalarının bahçeleri
~ steps--
“Sahi mi?” dedi prens. “Size mektup mu yazıyorlar?” # speaker: Prens
“Önce ben yazarım. Nezaket gereği, o kadar yakın durmuşuz. Sonra cevap gelir, bahçeleri hakkında neler neler öğrenirsiniz. Düğünlerin dokuzuna gittim.” Onun için küçük bir pasta seçiyordu, özenle; kirazlısını. “Size hepsinin ne dediğini söyleyeyim, hep aynıdır. ‘Beni selamladığınızda kendimi biri gibi hissederim sanmıştım. Kendimi birinin oğlu gibi hissettim.’” # speaker: odile-marchetti
Prens pastayı aldı. Geri çevirmenin herhangi bir yolu olduğunu unutmuş gibiydi. “Saklıyor musunuz onları?” # speaker: Prens
“Unun içinde,” dedi Odile; bundan bir şey anlamadın, ama onun yanakları hafifçe pembeleşti. Tekerlekler gıcırdadı, büyük pasta yaklaştı.
-> fourth_course

=== line_slip
# chapter: Tabakta düzeltilmiş bir kâğıt
~ steps--
Kâğıdı tabağın üstünde düzelttin. Yüksek sesle okudun; pek iyi okumadın, insan ilk kez gördüğü bir şeyi nasıl okursa öyle.
“‘Yalnızca kılıcı çoktan parlattıkları için geldim.’”
Bütün terasta bayraktan başka ses yoktu. Prens iskemlesinde dönüp bunu söyleyeni aradı. Sonra sözün kendi yerinden, neredeyse kendi sesiyle geldiğini, herkesin duyduğunu anladı; doğru olduğunu da.
“Evet,” dedi. “Öyle. Ablam beşten beri ayaktaydı.” Öğle yemeğinden beri kulaklarının hizasında duran omuzları, akşam indirilen bayrak gibi indi. # speaker: Prens
Ayaklarının altından bir kalem hışırtısı geldi. “Prens,” diyordu Mirela Stan kendi kendine, boğuk bir sesle, adı yerine yazarken. “Dokuz yıl. Prensmiş.” # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: Bütün masa, amcaya dönük
Bütün başlar döndü. Amcanın ağzı açıktı. Tam yeniden öksürmek üzereydi.
“Ben mi?” dedi amca. “Oğlanın sonra ne yapacağından bana ne?” # speaker: Amca
Alçakgönüllülük olsun diye söylemişti, ama kimsenin kulağına öyle gelmedi. Söz orada, beyaz örtünün üstünde, güneşin altında kaldı. Masanın öbür ucunda, uyuyor sandığın siyahlar içindeki yaşlı bir hanım bir gözünü açtı; Lys’in ana kraliçesiydi, büyükannesi, küçük oğluna bir lekeye bakılır gibi bakıyordu.
“Size ne mi?” dedi prens. Bembeyaz kesilmişti. “Peki, kime ne olduğunu sanıyordunuz?” # speaker: Prens
Korkulukta, taşın üstüne soyulmuş, bütün bir portakal bırakıldı. Hepsi bu. Redingot artık orada değildi. Tekerlekler suskundu; arabacının az önce bir parayı öbür cebine koyduğu gözüne çarptı.
-> fourth_course

=== line_sugar
# chapter: Şeker altındaki masa
~ steps--
Küçük bir çığ gibi koptu. Çayda şeker vardı, madalyalarda şeker vardı, ana kraliçede şeker vardı. On bir uşak fırçalarla geldi; işleri bittiğinde dakika bir yerlere kaybolmuştu, mabeyinciye de bunun bir hava olayı olduğuna hükmetmek kaldı.
“Teşekkür ederim,” dedi prens kargaşanın arkasına sığınıp bütün yüreğiyle.
“Rica ederim,” dedin.
“Siz de pek beceremiyorsunuz,” dedi, “değil mi? Bir tek ben beceremiyorum sanıyordum.” Sırıtıyordu. Böyleyken on bir yaşında filan görünüyordu. “Sevindim. O öyle iyi beceriyor ki, ölmemekle ayıp ediyormuşum gibi gelmeye başlamıştı.” # speaker: Prens
Kirpiklerinde şekerle Madam Marchetti’nin, cilde bundan iyisi olmadığını söylediği duyuldu. Ama tekerlekler gıcırdadı.
-> fourth_course

=== fourth_course
# scene: icing
Geriye {steps} adım kalmıştı. Buradan kremanın üstündeki yazı okunuyordu. En güzel el yazısıyla AHENK diyordu.
Güneş duvara varmıştı. Bu, son araydı, peçetelerin katlanması için; ardından ayağa kalkılacak, ne konuşuluyor olursa olsun bıçağı pastaya oradaki en yaşlı hanım vuracak, iki yarı birbirinden ayrılıp düşünce de taraflar kılıçlarını çekecekti.
Üç kişi seni çağırıyordu. Prens peçetesini düşürmüş, almak için senin tarafına eğilmişti. Odile, aslında senin taşıman gereken mendilini uzatıyordu. Bir de mazgalda bir ışık yanıp sönüyordu.
+ [Sen de peçete için eğil.]
    -> under_the_cloth
+ [Mendili al.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [Onu o sabahki gibi selamla, bir pasta çatalıyla. # hint: karşılık vermek zorunda kalacak]
    # chapter: Masanın kenarı, bir selam
    ~ odile++
    ~ hand = true
    ~ steps--
    Usulüne uygun yaptın, omuzdan. Elinde değildi, mayasında vardı: Karşılık vermek için kolu kalktı, kalkan da sol koluydu; bir selam ne kadar sürerse o kadarcık, o alçak güneşte, çatalın otlar gibi ürperdiğini gördün.
    “Bileğinizi o gün de düşürmüştünüz,” dedi Odile, kolunu yeniden örtünün altına indirince. Yüzünde renk kalmamıştı. “On dokuz. Yürekli bir şey yapmak üzereyken nasıl göründüğünüzü unutmuşum.” # speaker: odile-marchetti
    “Ne zamandan beri?” diye sordun çok alçak sesle.
    “Bunca mektubu bu yüzden yazıyorum,” dedi Madam Marchetti. “Mektupta insan istediği kadar oyalanabiliyor.” # speaker: odile-marchetti
    -> rise
+ [Mazgalın üstünde dur, sonuna dek dinle.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Örtünün altı, göl içi gibi
# scene: under-cloth
~ steps--
Aşağısı yeşil ve loştu, bir gölün içi gibi. Yüzü baş aşağıydı.
“İstemiyorum,” dedi. “Ama bunu söylemenin bir yolu yok. Çekilirsem korkaklık olur, yasa öyle; antlaşmada Lys korkaktır diye geçer. Özür dilersem de isteyerek yaptım demek olur. Hiçbir şey istemedim ki. Yelpazesini geri veriyordum, hepsi bu.” Yutkundu. “Bence hayatımda gördüğüm en muhteşem insan o. İnsan korkmayı nasıl bırakır diye soracaktım. Hepsini hazırlamıştım; sonra ayağım acıdı, böyle oldu işte.” # speaker: Prens
“Şimdi sorun,” dedin.
“Herkesin önünde mi?” # speaker: Prens
Ayakkabıların arasında bunu düşündün. {hand: Bu terasta, sorusunu herkesin önünde soramayan birini daha tanıyordun. İkisinin birbirine uyacağı geldi aklına.|Kırk çift ayakkabı vardı ve mazgaldaki hanımın dediği gibi, ayak rol yapmazdı. Çoğu içe dönüktü.}
~ fan = true
-> rise

=== handkerchief
# chapter: Bir mendil, buz gibi bir el
~ steps--
Mendili avucuna koyup parmaklarını üstüne kapadı, bir an için onun sol elini tuttun. Buz gibiydi. Elinin içinde bir kuş gibi kıpırdıyordu.
“Iskalarsam,” dedi Odile, “güneş gözünü aldı dersiniz. Güldü dersiniz. Biri de gidip köpeğine baksın.” Karşıda peçetesini arayan çocuğa baktı. “Kavganın, dilbilgisini kaybetmiş bir sohbet olduğuna inanırım ben. Biliyor musunuz, o dilbilgisini yirmi yıldır ben sağlıyorum; herkese. Ama bir cümle var ki kurmayı bir türlü öğrenemedim.” # speaker: odile-marchetti
“Hangisi?”
“‘Ben’ diye başlıyor,” dedi Odile, “iki kelimelik bir şey, ikincisi de ‘yapamam’.” # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: Sol ayakkabının yanındaki taş
# scene: drain
~ steps--
“İşin biçimi böyle,” dedi ses. Ya ağlamıştı ya da rutubettendi. “Burada her türlü sahnenin altında bulundum ben. Bunun bir tek gidişi var, o da dövüş değil. İtiraf. İki kişiler, ikisinde de aynı replik var, ikisi de ötekinin, çeksin diye kendisini beklediğini sanıyor. Birinin repliği herkesin önünde uçsun, kimse de kurtarmasın, yeter. Sen onu kurtarıp duruyorsun. O da öyle. Ben de yaptım.” # speaker: mirela-stan
“Ne yapayım?”
“Dilini tut,” dedi Mirela Stan. “Tiyatronun en zor işi. Ben bir kere bile beceremedim. Ya da defteri bana bırak.” Bir hışırtı oldu. “Buradan hanımın ayakkabısını görüyorum. Sol topuğu yerden kesildi. Yerinde olsam pek beklemezdim.” # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
Ayağa kalktılar. Dalga sesi gibi bir ses çıktı.
Güneş duvar boyunca uzanmıştı. Yaldızlı arabada pasta örtünün tam kenarına gelmişti; Lys’in ana kraliçesi iskemlesinden aşama aşama kalkmış, eline bıçak verilmişti. Kolu kadar uzundu. Amca öksürdü, hoşnut bir öksürüktü.
Odile ile prens, aralarında pasta, ayakta duruyorlardı. Selamlaşmışlardı. Prensin kılıcının ucu titremiyordu. Ölmeye adamakıllı hazırdı, bunu iyi yapmaya karar vermişti. Odile’inki sağ elindeydi. Bilmeyen hiçbir tuhaflık göremezdi.
“Sohbet,” dedi mabeyinci, “pasta kesilene kadar açıktır. Taraflardan birinin ekleyeceği bir husus var mı?” # speaker: Mabeyinci
Kimse konuşmadı. Sessizlikte bayrak vardı, fıskiyeler vardı, bir de yardımcı; o da sendin. {player_name != "": Sol ayakkabının altından, nefes kadar bir sesle duydun; bir oyuncuya başlasın diye önce kendi adı fısıldanır ya, öyle: “{player_name}.”}
+ {(hand and fan) or page_shown} [Hiçbir şey söyleme, dayanamayana dek bir birine, bir ötekine bak.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [Hiçbir şey söyleme, bir birine, bir ötekine bak. # locked: Her birinin ne gizlediğini henüz bilmiyorsun]
    -> ending_silence
+ {sable >= 1} [“Bıçağın yanlış elde olduğunu ekleyeyim,” de, redingota da bir göz at.]
    -> ending_wrong_hand
+ {laughs >= 1} [Şekerden balıkçılı al ve ye.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [“Replik,” de mazgala, yüksek sesle.]
    -> ending_line
+ [“Yalnızca, çok hoş bir öğleden sonra olduğunu.” # hint: bırak kesilsin]
    -> ending_cut

=== ending_silence
# chapter: Teras, imdada gelen yok
İmdadına kimse yetişmeyince bir sessizliğin ne kadar sürdüğüne şaşarsın.
Prens repliği için sana baktı. Sende yoktu. Mazgala baktı, yalnızca soluk sesi vardı. Ona döndü, herkesin hep döndüğü gibi; yirmi yıldır altına hoş bir söz sermeden tek bir sessizliğin geçmesine izin vermemiş olan Odile Marchetti soluk aldı ve söyleyecek bir şey bulamadı. Bunu fark edişini gördün.
Sol eli kendiliğinden güneşe çıkmıştı. Dört sarayın gözü önünde titriyordu.
“Ben yapamam,” dedi Odile. Sesi küçücüktü. “Beni bağışlayın. Yapabileceğimi sanmıyorum.” # speaker: odile-marchetti
“A,” dedi prens, “ben de yapamam.” Kılıcı örtünün üstüne, kaşıkların arasına inmişti. Pastanın ucundan dolanıp yürümüştü ki bu hiçbir kitapta yazmaz. “Hep böyle mi oluyor? Ben hiç yapmadığım için sanmıştım. Acıyor mu? Ablamda kaz yağı var.” Ve onun elini iki elinin arasına aldı; tesadüf bu ya, biri soldu, biri sağ. # speaker: Prens
“Bu ya evlenme teklifidir,” dedi mabeyinci bayılır gibi, “ya da…” # speaker: Mabeyinci
“El bu,” dedi Lys’in ana kraliçesi. “Biri bana pasta kessin.” # speaker: Ana kraliçe
# scene: evening
# ending: two-words; İki kelime, ikincisi yapamam
Antlaşma o salı imzalandı; kimsenin nereden çıktığını açıklayamadığı dokuzuncu madde, taraflardan her birinin bunu söyleyebileceğini hükme bağlar. Madam Marchetti, süpürge sayılmazsa, yenilmeden çekildi. Perşembeleri evindedir, eldivensiz. Bir genç, sepette bir köpekle gelir. Gece on bire kadar, zerre korkmadan, her konuda ona karşı çıkar; hanımefendinin, bunun ömründeki en iyi eskrim olduğunu söylediği duyulmuştur.
-> END

=== ending_wrong_hand
# chapter: Pasta, sol taraftan
Bu tamamen doğruydu. Ana kraliçe bıçağı sol elinde tutuyordu. Solaktı, seksen yıldır öyleydi; o ana dek bakmak aklına gelmemiş olan bütün Kış Sarayı baktı ve soluğunu tuttu.
“Bu evin âdetince,” dedi iki kapıdan birinin yanından düz bir ses, “bir pastaya sol elle yaklaşmak savaş ilanıdır. Yalnızca belirtiyorum. Pastaya karşı.” Bir şey soyuyordu. “Silahlanması için süre tanınması gerekir sanırım.” # speaker: sable
Mabeyincinin sayfa çevirdiği duyuluyordu. Doğru sözlü bir adamdı, karnı da açtı. “Öyledir,” dedi sonunda. “Bir yıl bir gün.” # speaker: Mabeyinci
“Ya düello?” diye bağırdı amca. “Düello ne olacak?” # speaker: Amca
“Pasta kesildiğinde yapılacaktır,” dedi mabeyinci. “Pasta kesilemez, lordum. Kendisi muhariptir.” # speaker: Mabeyinci
{uncle: Bunun üzerine amca öksürdü, hiçbir araba kıpırdamadı. Keseyi yanlış adama vermiş biri gibi yeleğini yokladı. İskemlesinde bir simsarın defterinden dört mürekkeple yazılmış bir yaprak duruyordu.|Amca ayıp bir söz etti. Ana kraliçe başını çevirmeden, içeri gidip ağzını yıkamasını söyledi.}
# scene: evening
# ending: cake-at-war; Muharip pasta
Pasta doğu galerisinde, cam altında, bir nöbetçiyle duruyor. Taraflar ayda bir yanında buluşup çatışmaların sürdüğünü tespit ediyorlar; zamanla sandviç getirmek de âdet oldu. Üç yıl geçti. Prens büyüdü; artık on yedisinde değil, sana dosdoğru annenin nasıl olduğunu soruyor. Her sonbahar Pasta adına bir kavanoz bal geliyor, kartsız. Antlaşmanın son satırı bir sabahta karara bağlandı. Meğer savaşın tam olarak nerede olduğunu herkes bilince barışı korumak epey kolaymış.
-> END

=== ending_heron
# chapter: Pastanın tepesindeki yuva
Uzanmak için epey eğilmek gerekti. Yuvasından, terasta silah gibi patlayan bir çatırtıyla koptu.
Ona baktın. O da sana baktı. Kuş üzümünden yapılmış, küçücük bir gözü vardı. Sonra, madem başlamıştın ve görgü kurallarında bunun nasıl yapıldığına dair tek satır yoktu, kafasını ısırıp kopardın.
Dayanamayan prens oldu. Kılıç kemeri dolaylarında bir yerde başladı. Direndi, kıpkırmızıydı, dudaklarını içine katlamış, gözleri fırlayacaktı; sonra Odile Marchetti’ye bakmak gibi bir hata yaptı. Onun kılıcının ucu düşmüştü. Bir iskemlenin arkalığına tutunuyordu. “O,” diyebildi, “imparator içindi”; ikisinin de sonu bu oldu. Oturmak zorunda kalana dek güldüler. Odile gözlerini silmek için öbür eldivenini çıkarana dek güldüler; el titriyordu ve kimse neden titrediğini söyleyemezdi.
“On biri kahkahayla bitti,” diye fısıldadı mazgal, kendinden geçmiş. “Sicilinde yazıyor. Sayılır. Bu da bir karşılaşma sayılır.” # speaker: mirela-stan
“Anlaşılan o ki,” dedi, burnuna krema bulaşmış, nasıl bulaştığını da bilmeyen mabeyinci, “şeref doymuştur. Meğer karnı biraz açmış.” # speaker: Mabeyinci
# scene: evening
# ending: laughter; Kahkahayla biten on ikinci
Artık otuz iki: on dokuzu yırtık yenle, on ikisi kahkahayla, biri yağmur yüzünden. Odile ona, ne kadar hoş geçtiğini söyleyen bir pusula yazdı. O dört sayfayla cevap verdi, çoğu köpekti. Pastayı kahvaltıda yediler, dört saray aynı masada, elleriyle. Sana gelince, artık kimse senden yardımcılık istemiyor. Öğle yemeğine çağırıyorlar. Sofrada hep bir balıkçıl oluyor.
-> END

=== ending_line
# chapter: Teras, kalkan bir taş
Aşağıda korkunç bir sessizlik oldu. Sonra bir patırtı, sürgü sesleri.
Bir taş kalkıp devrildi, gümledi. Kış Sarayı’nın terasından, şapkasız, ev terlikleriyle, dirsekleri çuhalı, kucağında şeritle bağlanmış bir tomarla, yirmi yıldır hiçbir seyircinin belden yukarısını görmediği kırk dört yaşında bir kadın tırmanıp çıktı.
“Affedersiniz,” dedi Mirela Stan krallara. “Çok affedersiniz. Ben yalnızca suflörüm. Ama bu son sahne, öğleden beri son sahne, o da burada, bende. Doksan üç kenarda yazılı; yerim hiç olmadı.” Dizlerinin üstüne çöktü, ikisinin arasındaki taşlara sayfa sayfa sermeye başladı. # speaker: mirela-stan
Prens, bir köşeyi tutsun diye kılıcını bıraktı. Odile pastayı kenara aldı. “‘Hanımefendi,’” diye okudu başını yana eğip. “‘Yoruldum beyefendi, şapkamı beğenmediğinizi söyleseniz daha iyi.’ Ama bu son derece güzel. Bu ben miyim?” # speaker: odile-marchetti
“Ben de buyum,” dedi prens. “‘Yalnızca…’ Vay canına. Bir daha yapabilir miyim? Nasıl söyleneceğini şimdi anladım.” # speaker: Prens
Hava kararana dek sürdü. Ana kraliçenin payına dört esprili bir düşes çıktı. Kimsenin aklına bir şey kesmek gelmedi.
# scene: evening
# ending: the-margins; Kenarlardaki oyun
Oyun ilkbaharda Kuyrukluyıldız’da, on bir dakika gecikmeyle perde açtı. Dördüncü perdede bir pasta var, ilk gece kesilmedi. Öksüren bir amca var; notlarını kendisi gönderiyor. Yazan M. Stan. Önden, kapılı bir locadan seyrediyor, dudakları oynuyor. Yalnızca en sonda, ikisi kılıçlarını kınına koyup da o uzun, çok uzun sessizlik gelince, karanlık salonun bir yerinden, kendini tutamayan alçak bir ses duyuluyor: “Şimdi.”
-> END

=== ending_cut
# chapter: Çeyrek saniyenin içinde
“Çok naziksiniz,” dedi prens eğilerek. İyi yetiştirilmişti.
Bıçak girdi. Zaman aldı, içinde badem ezmesi vardı. Pastanın iki yarısı, davette kulağına bir şey söylenmiş iki kişi gibi iki yana kaykıldı; sonra düştü.
Dümdüz atıldı, Odile’in dediği gibi. Çeyrek saniyeyi gördün. Çok parlaktı ve içinde epey şeye yer vardı: kılıcın ucu, gri yen, on bin kez yaptığı gibi kendiliğinden kalkan sol el; titreyen, geciken sol el. Ve öbür yandan, bir mutfakta geçen pek çok geceden gelen sağ el, bir basamağı süpüren birinin tam o hareketiyle.
Yerine konan bir tabak gibi ses çıktı. Prensin kılıcı döne döne maviye yükseldi, dimdik inip AHENK’in büyük yarısına saplandı.
“Süpürge,” dedi Odile Marchetti hayretle, kimseye değil. # speaker: odile-marchetti
Bir manşeti yırtılmıştı. Prenste tek çizik yoktu. Amcaya gelince, orada perdeyi indirelim.
{odile >= 3: “Altes,” dedi, “çok güzel, dümdüz bir çizgiydi. Kimsenin size başkasını öğretmesine izin vermeyin. Perşembeye gelir misiniz? Çorba var. Hangi elimin iyisi olduğunu size gösteririm; az önce öğrendim.”|“Altes,” dedi ve selam verdi, “size bir manşet borçluyum.” Gülümsüyordu. Ama eldivenini giyerken eline bakmadığını gördün; birinin sorması gerekirdi.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Dört buçuk
Böylece sicil otuz ikide, ölü yok; yırtık yenle biten artık yirmi ve ilk kez yırtılan, onun kendi yeniydi. Çerçeveletti. Antlaşma imzalandı. Kılıcı pastadan çekmek için üç adam gerekti; o gün bugün, pastanın meşru kralının kim olduğu üzerine hayli saçma söz söylendi. {dog: Turşu akşam yemeğini altıda yedi, her şey ona anlatıldı.|Prens altıda evdeydi. Kâsenin yanında birinin beklediğini söylüyor.}
-> END
