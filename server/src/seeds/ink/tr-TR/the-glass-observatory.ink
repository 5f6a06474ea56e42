# role: gardener; Bahçıvan yamağı; İşin bir şeyler tutmak. Elinde tek bir eğreltiotu ölmedi.
# role: stargazer; Yukarı bakan bahçıvan yamağı; Kırk bir yıldızın adını biliyorsun, bugüne dek soran olmadı.
# role: writer; Yazmaya söz vermiş bahçıvan yamağı; Kolunun yeninde bir kartpostal var. Üstünde şimdilik “Ee” yazıyor.
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Açan yıldızlar; 9
# inventory: crate; Sandıkta
# item: mandrake; Bir adamotu, sarılı, uykuda
# item: labels; Bir deste boş etiket
# item: jam; Küçük paraşütüyle bir kavanoz reçel
# item: chart; Başka bir gökten bir sayfa
# talk: ilyas-qadir; Buyurun, boruların yanı sıcak. Az önce bir konuda yanıldım, sohbetimin en tatlı zamanıdır.
# talk: juniper-reyes; Konuş konuş, saksı değiştiriyorum sadece. Bağırırsa sana bağırmıyor.
# talk: yusra-haddad; Rüzgâr döndü, bir dakikam var. Üstünde senin adın yazıyor. Haydi, anlat.
# agreement: a-place-dug; juniper-reyes; place_dug; true; Juniper bu gece güney tarafında ona bir yer kazacak ve kimseye bir şey söylemeyecek.; kaz, kazar, kazsak, kazalım, kazabilir, toprağa, toprağın, ona bir yer, dikelim, dikel, dikmek, ekelim, gömelim; Toprağa mı? Buraya mı? Yüz yıllık el âlemin dileğinin üstünde bir karış toprak var. Ah, ama tutar burada. Sen ona yer sözü verdin, ben de sana yardım sözü. Hava kararana kadar bekle. Güney tarafını kazarım, ona bir şey soldan söylenirse hoşuna gidiyor.

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

// Camın altında üç gece. Kimden okuma öğrenildiği ve toprağa neyin bırakıldığı, kimin gidebileceğini belirler.

=== arrival
# chapter: İçinde lamba yanan dağ
# scene: clouds
Pilot kaybolmadığımızı söyledi; kaybolmak için önce insanı bekleyen biri olmalıymış.
Bunu gayet sakin söyledi, bir eli şapkasında, hasır kenardan sarkarak; sepet dönüyordu, altımızda da bembeyaz bulut ülkesi olduğu gibi dönüyordu. Doktor Kadir bir evrak çantasının içine kusuyordu. Ben kollarımı bir kök sandığına dolamıştım; toprağa koyana kadar elimden bırakmamaya söz vermiştim ona, daha doğrusu köklere söz vermiştim.
Sonra bulut, bir kedi tek gözünü nasıl aralarsa öyle aralandı ve tam karşımızda, içinde lamba yanan bir dağ belirdi.
“Bu haritada yok,” dedi Yüsra Haddad; o gün ilk kez sesi neşeli çıkmıştı. # speaker: yusra-haddad
Camdı. Aklımda kalan bu: bir binanın üstünde cam dam değil, tepeden tırnağa cam; kaburga ve levha, içinden aydınlanmış, öyle de yaprak dolu ki, araba gelince pencereye üşüşen çocuklar gibi avuçlarını dayamışlardı.
O sepette üç kişi vardı. Ben sandıkla beraberdim. Bunu açıklamam gerek, çünkü işin devamıyla ilgisi var: Reyes Şifalı Bitkiler Bahçesi’nde bahçıvan yamağıydım; öbür sıranın altında iki çift eldivenle uyuyan Juniper Hanım beni bir şeyler tutayım diye yanına almıştı. Safra hesabında bahçıvan yamağı insandan sayılmaz. Doktor Kadir bir yıldız aramaya gelmişti. Juniper Hanım’ın geri vereceği bir adamotu vardı. Pilotun da bir tarifesi, bir de o tarifenin başına ne geleceğini görme hevesi vardı.
{role == "stargazer": Şunu da söylemem gerek, ben yukarı bakarım. Beş kuruşluk bir el kitabından öğrendim. Köklerin arasında pek işe yaramıyor; ama kırk birinin adını bilirdim, hava karardığından beri de sayıyordum, bir teki bile bıraktığım yerde değildi.}
{role == "writer": Birine kartpostal sözü vermiştim. Yenimdeydi, pulu yapıştırılmış, adresi yazılmıştı; arkasında ise şimdilik “Ee”den başka bir şey yoktu.}
{role == "gardener": Elimde tek bir eğreltiotu ölmemişti. Bunu söylüyorum, çünkü o sıralar hakkımda söylenebilecek her şey bundan ibaretti.}
“Gözlemevi bu,” diye haykırdı Doktor Kadir, gözlüğünü üzerinde bir toplama işlemi bulunan yenine silerek. “Bir kuyruklu yıldız için yapıldı. Bunu bana bir camcı anlattı, o da teyzesinden duymuş. O güne dek dökülmüş en büyük mercek onlardaydı, herkesi çağırdılar; kuyruklu yıldız gelmedi. Yüz yıldır bomboş duruyor olmalı.” # speaker: ilyas-qadir
“Peki lambayı kim yaktı?” dedi pilot. Bizi terasa, fincanı tabağına koyar gibi indirdi. # speaker: yusra-haddad
Bir kapı vardı; biri, iki elinde birer saksı olduğundan, kapıyı ayağıyla açık tutuyordu.
+ [Kökler bende olduğu için önden ben girdim.]
    ~ juniper++
    -> in_first
+ [Dizlerini hissetmeyen Doktor Kadir’in koluna girdim.]
    ~ ilyas++
    -> help_doctor
+ [Pilotun balonu bağlamasına yardım etmek için kaldım.]
    ~ yusra++
    -> tie_down

=== in_first
“Oraya koyma,” dedi kapıdaki, “orası öbür hafta salı. Oraya da koyma. O tezgâh uyuyor.” Esmer, ufacık, ihtiyar bir hanımdı, ayağında pilot çizmeleri vardı. “Ne getirdin bakayım? Adamotu. Vah yavrum, konuşmuşlar bununla. Getir, sıcak tarafa getir.”
Arkamda, uyanmış olan Juniper Hanım’ın sesini duydum: “Aa, etiket. Hiçbirinin etiketi yok,” diyordu, başka birinin “Aa, yavru köpek” diyeceği sesle. # speaker: juniper-reyes
-> bettina

=== help_doctor
Omzuma yaslandı, bana teşekkür etti, eşiğe de etti. Daha içeri tam girmemiştik ki bana bir hurma ikram etti. “Baştan söyleyeyim, bir beklentim yok,” dedi. “Otuz dokuz yıldır tek bir yıldızı arıyorum. Bana hep ne olmadığını gösterirler, alıştım.” Derken omzumu daha sıkı kavradı. Cümlesinin ortasında susmuştu; bulutlar aralanınca böyle yapar. Aralanan bulut yoktu. Bir sıra saksıya bakıyordu. # speaker: ilyas-qadir
-> bettina

=== tie_down
Kendisi balonla konuşurken beni ipin üstünde durdurdu. Balonun adı Aşağı Yukarı’ydı, altmış dört yaması vardı; avcunu dümdüz dayayıp çevresini dolaştı, her yamaya adıyla seslenip aferin dedi. “Burada rüzgâr yok,” dedi öbür taraftan çıkınca. “Fark ettin mi? Bizi getirdiler, bıraktılar; şimdi de çekti gitti, fayton gibi. Bunu yapan tek bir rüzgâr duydum ben.” Parmağını yalayıp havaya kaldırdı, her zamankinden uzun tuttu. “Bettina hep anlatırdı, ben de, biraz daha çay iç, deyip geçerdim.” # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: Reçelle göğe çıkan
# scene: observatory
“Bettina?” dedi pilot kapıdan.
Pilot çizmeli ihtiyar hanım saksıların ikisini de yere koydu. Yüzünde, bir mektubu cebinde taşıya taşıya artık postacıyı dinlemez olmuş insanların bakışı vardı.
“Fazla hızlı indin,” dedi. “Hep fazla hızlı iniyorsun. Neymiş o, Kaz mı? Masa örtüsüyle yamamışsın.” Alışkanlıktan hafifçe bağıran, erken geldiği de ağladığı da görülmemiş olan Yüsra Haddad ise çoktan kollarını ona dolamış, onu yerden kesmişti. # speaker: Bettina Kraus
Ona uçmayı o öğretmişti. Yetmiş birinde tek başına havalanmıştı, bütün dünyayı dolanıp evine dönen rüzgârı bulmaya. Yanına reçel almıştı. “Buldum da,” dedi Bettina Kraus. “Yüksekte değil. Yavaş, o kadar. Olmamış ne varsa hepsine uğrayarak dolanıyor. Beni buraya bıraktı; bir de baktım, bütün bunlar burada, bir kova su veren yok diye ölüyor. O gün bugün işim başımdan aşkın.”
Juniper Hanım çoktan elinde büyüteçle dizlerinin üstüne çökmüştü. “Hiçbir şey değiller,” deyip duruyordu kendinden geçmiş halde. “Yıldızpatı değil. Hiçbir şey değil. Nedir bunlar?” # speaker: juniper-reyes
“Yıldız,” dedi Bettina. “Saksıda. Kubbede kum gibi bir şey vardı, ondan çıkıyorlar. Oturun isterseniz, dokuzda açarlar.” # speaker: Bettina Kraus
Biz de paltolarımızla, ters çevrilmiş kovaların üstüne oturduk. Önce sesi geldi; bir sürü insan usulca eldivenlerini çıkarıyormuş gibi. Sonra tezgâhlar boyunca, demirlerden yukarı, camların üstüne kadar açtılar; her birinin içinde soğuk, duru bir ışık noktası. Cam kayboldu. Binlerceydiler. Bir göğün ortasındaydık. Altımızdan da geçiyordu, döşemenin içinden.
Doktor Kadir ayağa kalktı. Olduğu yerde bir kez döndü. “Bilmiyorum bu göğü,” dedi dümdüz. “Burada daha önce gördüğüm tek bir yıldız yok. Kırk beş yaşındayım, hayatımda hiç bu kadar mutlu olmadım.” # speaker: ilyas-qadir
“Böyle olacaktı gök,” dedi Bettina. “Kuyruklu yıldızın geldiği gece.” # speaker: Bettina Kraus
~ pots = 3
+ [Doktor Kadir’in yanına oturdum, o çizerken lambayı tuttum.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [Doktor Kadir’e kuzeyi ben çizebilir miyim diye sordum. # hint: Kimseye söylememiştim]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    “Kuzeyi mi?” dedi Doktor Kadir. Beni daha iyi görmek için gözlüğünü çıkardı. “Siz yıldızları sever misiniz?” # speaker: ilyas-qadir
    Kırk bir tanesini adıyla saydım. Çocukken hangilerine acıdığımı da söyledim. Kovasında kenara kaydı, kâğıdın yarısını ve ucu daha sivri olan kalemi bana verdi; o göğü aramızda bezelye ayıklar gibi bitirdik, o bir ucundan, ben öbür ucundan, tek söz etmeden, dörde doğru buluşana kadar.
    Orada ikimizin de işaret koymadığı bir yer vardı. Aşağı yukarı bir kapının olabileceği yer. “Siz de boş bırakmışsınız,” dedi Doktor Kadir. # speaker: ilyas-qadir
    -> the_rule
+ [Elimde ibrik, Juniper Hanım’la dolaşıp her birine ne istediğini sordum.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [Pilotla basamağa oturup rüzgârı bekledim.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
Dörde kadar çizdi. Aleti yoktu, bir tıraş aynası vardı yalnızca, onu da çömlekçi çarkında kendi eliyle perdahlamıştı; mercekten az ışık topluyordu. Ama, dediğine göre, daha kibar topluyordu.
“Şuraya bakın,” dedi bana, “sıklaştıkları yere. Bir yol bu. Güneyden yol gibi geliyor, ötekilerin hepsi ona yer açmış. Yalnız üstünde bir şey yok. Bütün bu gök, biri geçsin diye ayağa kalkmış.” Kalemi havada kaldı. “Bir fırıncı bana bir keresinde, kurulmuş sofradan hazin şey olmadığını bildirmişti. Katılamıyorum. Bence ne kadar geciktiklerine bağlı.” # speaker: ilyas-qadir
Bütün bunlar bir ev olsa, kapının olabileceği yerde bir boşluk vardı. Küçücüktü. Ona her şeyden uzun baktı ve bir işaret koymadı.
-> the_rule

=== night_roots
“Susamış,” dedi Juniper Hanım, “susamış; surat asıyor; şunu da iyi kalpli biri kocaman saksıya dikmiş. Bak nasıl dönüyorlar.” Dönüyorlardı. O geçtikçe ardından eğiliyorlardı, bütün tezgâh, buğday gibi. “Bana değil. Sandıktakine. Onun duyduğunu duyuyorlar.” # speaker: juniper-reyes
Yüz etiket bağlamıştı ki, üstlerine ne yazacağını hiç bilmediğini fark etti. Ömründe başına gelmemişti. O dolanıp duran ışığın içinde topuklarının üstüne çöktü, kulağının arkasında kalemi. “Tanıdığım her bitki bir şeyle suçlanmıştır,” dedi. “Adlarıyla gelirler, ad da hep ‘boğan’ diye biter. Bunlara kimsenin diyeceği bir şey yok. Daha bir şey yapmadılar ki.” # speaker: juniper-reyes
-> the_rule

=== night_wind
“İncelmiş,” dedi pilot. “Hep zayıftı. Ama bileğinin içinden lamba görünüyor.” Elinde bir kavanoz vardı, ucunda bir parça paraşüt. Anlattığına göre her bahar bir tane inmiş, kırılmadan, nerede konakladıysa oraya. Hiç not yokmuş. O da söyleyecek bir şey yok diye anlamış. “Ben sadece ‘Reçel’ diyor sandım,” dedi Yüsra. “‘Buradayım’ diyormuş. ‘İnemiyorum’ diyormuş. Ben de yedim onu.” # speaker: yusra-haddad
Kavanozu bana verdi, ben tuttum. Yaprak kıpırdamıyordu. Derken üçe doğru kıpırdadı. Dağın omzundan, yürüyüşe çıkmış birinin adımıyla geldi; saçımı kaldırdı, yerine bıraktı. Yüsra gözlerini yummuştu.
“Bundan sonra eve gidiyor,” dedi. “Kokusunu aldın, değil mi? Ekmek kokuyor. Her yere gitmiş, şimdi evine dönüyor.” # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Biri kalmalı
# scene: observatory
İşin aslını kahvaltıda öğrendik. Çay vardı, reçel vardı.
“Siz şimdi rüzgârla gitmek istersiniz,” dedi Bettina. “Burada üç gece kalır. Alır da sizi; ama okunursanız alır. Anlatayım. Hiç olmamış şeylerin içinden geçer o. Öyle adımını atıp binersen sen de onlardan biri olursun. Benim yaptığım bu.” Ekmeğe tereyağını biraz sertçe sürüyordu. “Geçerken aşağıda, camın altında biri olacak; seni haritada bulacak, yerin neresi, söyleyecek. Yüksek sesle, rüzgâr da bilsin diye. Benim kimsem yoktu.” # speaker: Bettina Kraus
“Birimiz kalır,” dedi pilot hemen, “seni okur.”
“O zaman da onu okuyacak biri gerekir,” dedi Bettina. “Gördün mü? Hep bir eksik çıkan bir hesap bu.”
Herkes kimseye bakmamaya koyuldu.
“Eksik çıkan olmaya alışkınım,” dedi Doktor Kadir portakal marmeladına. “Bir gök bu. İçine ilk girenin ben olduğum tek gök. Kız kardeşim var, kediye o bakar.” # speaker: ilyas-qadir
“Bir haftada öldürürsünüz,” dedi Juniper Hanım. “İlgilenirsiniz onlarla. Burası bahçıvan eli ister.” # speaker: juniper-reyes
“O benim hocam,” dedi pilot. “Bunu tartışmıyorum.” # speaker: yusra-haddad
Bana soran olmamıştı. Sandık kucağımdaydı. İçinde bir şey kıpırdadı: ağır ağır bir dönüş, rüyasında kapısı çalınan biri nasıl dönerse öyle.
+ [Adamotunun nereye bırakılacağını sordum.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [Bettina’ya burada posta var mı diye sordum. # hint: “Ee”ye kadar gelmiştim]
    ~ yusra++
    “Reçel var,” dedi. “O yerine ulaşıyor.” Kartıma baktı; puluna, adresine, o tek kelimeye. “Güzel başlangıç. Ben de böyle dört yüz tanesine başlamışımdır. İnsan iyi olduğunu nasıl söyler de, yine de içinin sızladığı anlaşılır, onu bir türlü bulamadım.” # speaker: Bettina Kraus
    “Okurdum,” dedi pilot. “‘Ee’yi okurdum. Ezberlerdim.” Ona göre çok hafif bir sesle söyledi. # speaker: yusra-haddad
    Ben benimkini o gün öğleden sonra bitirdim. On bir kelime tuttu. Onları buraya yazmıyorum, çünkü sana yazılmış değiller.
    -> second_night
+ [Doktor Kadir’e o boşlukta ne olduğunu sordum.]
    ~ ilyas++
    -> ask_gap
+ [Bettina’ya en çok neyi özlediğini sordum.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
“Ha, o,” dedi Juniper Hanım. “Bir orman var. Tanık diye istiyorlar, o kadar. Gırtlağı var bunun, biliyorsun; üstünde ne olup bittiyse hepsini duymuştur, çekip çıkardın mı söyler. Geç kaldı diye fena kızacaklar.” Durdu. Arkasında bir şey olan yapraklara böyle baktığını görmüşümdür. “Söyler,” dedi Juniper Hanım. “Yüksek sesle.” # speaker: juniper-reyes
“Latince mi?” dedim.
“Her dilde,” dedi Juniper Hanım. Eldivenlerini çıkarmaya başlamıştı: önce bir çiftini, sonra öbürünü. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
Acele etmedi. “Ninem kervan yürütürdü,” dedi Doktor Kadir, “Mandal dediği bir yıldıza bakarak. Bizim göğümüzde yok. Dokuz adayım var, biri gözdem. Bunu ağlamayayım diye söylediğini düşünmeye başlamıştım.” Sesi pek sağlam değildi. “Burada olsaydı, uydurduğunu anlardım; demek hiç olmamış şeylerdenmiş, derdim. Bütün gece aradım. Koca gökte eksik olan tek şey o.” # speaker: ilyas-qadir
“Öyleyse gerçek,” dedim.
“Öyle çıkması gerekir,” dedi Doktor Kadir. “Aksi kanıtlansın isterim. Ama görünüşe göre öyle çıkıyor.” Geç yatmasına izin verilmiş bir çocuk gibi bana gülümsedi.
-> second_night

=== ask_bettina
“Geç kalmayı,” dedi, düşünmesine gerek kalmadan. “Burada kalamıyorsun. Bekleyenin yok ki.” Masanın öbür ucundaki öğrencisine baktı. “Sana bütün rüzgârlardan iyi bir rüzgâr var dedim; onu, akşam yemeğine sana gelmekten çok seviyorum sandırdım. Doğru değil. Çok iyi rüzgâr, ona sözüm yok. Daha salıya varmadan, keşke haber bıraksaydım dedim.” # speaker: Bettina Kraus
“Beklerdim,” dedi Yüsra. En büyük korkusuydu bu, birinin onu beklemesi; öbür yarısını ömründe kimseye itiraf etmemişti. # speaker: yusra-haddad
“Beklerdin, biliyorum,” dedi Bettina. “Ondan söylemedim ya.” # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: İkinci gece ve üçüncüsü
# scene: night-garden
~ pots = 6
İkinci gece daha çoktular. Çakılların içinden, döşeme tahtalarının arasından çıkmışlardı. Her birimiz bir ibrik ve bir lambayla, nereye bastığına bakarak dolaşıyordu; kimin kalacağından söz eden yoktu. Hepimiz okuma öğreniyorduk, sanki vakit geçsin diye.
Yolunu söyleyen olunca o kadar da zor değil. Parlaklardan başlanmaz. Yüzünü senden yana dönmüş birini bulursun; nereden döndüğünü sorarsın. Yağmurdan önce kaldırılmış bir hasat okudum. Postaya verilmiş bir mektubu, yüzmeye girmemiş bir oğlanı okudum. Kendi adımı okudum{player_name != "":; {player_name}, benimkinden çok daha güzel bir yazıyla}. Tulumbanın yanındaki bir yapraktaydı: Bahçıvan yamağı, çuhaçiçeği altın madalyasını almaya çıkıyordu, başında şapka.
“Onun başında fazla durma{player_name != "":, {player_name}},” dedi Bettina geçerken.
Kendisinin de var mı diye sordum.
“Kapının yanında,” dedi. “Yemekteyim orada.” # speaker: Bettina Kraus
Üçüncü akşam camda, üstünde eldivenleri kucağında bir yıldız beklemeyen tek parmak yer kalmamıştı. O göğün tamamı ayağa kalkmıştı. İçindeki yol, aralık bir kapının esintisi nasıl hissedilirse öyle hissediliyordu.
~ pots = 9
+ [Gidip pilotun balonu doldurmasına yardım ettim.]
    ~ yusra++
    -> third_wind
+ [Gidip Juniper Hanım’ın ne kazdığına baktım.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [Doktor Kadir’i merceğin eskiden durduğu büyük boş yuvada buldum.]
    ~ ilyas++
    -> third_lens

=== third_wind
Balon, birisi ona bir haber veriyormuş gibi doluyordu. “Bu gece olacak,” dedi Yüsra. Haritayı sepetin içine iğnelemiş, dört bir yanına adlar yazmıştı. “Dokuz yüz altı teslimatım var. Defterde tek bir tarih yok. Ne yazıyorum, biliyor musun? ‘Ee?’ Tek sütun o. Sekiz yüz doksan tane işaret, bir tane de boş bıraktığım yer; onun için.” # speaker: yusra-haddad
-> comet

=== third_roots
Öyle güzel kazmıştı ki: derinliği tam, güney tarafında, kubbenin tam tepesinin altında. “Toprağa konacak diye söz verildi,” dedi. “Sözü sen verdin. Al işte, toprak. Bizden başkasını duymadı daha. Bu gece bunun içinde olsa, hepsi çevresinde açmışken, baştan sona dinlese…” Başını kaldırdı. Burnunda toprak vardı. “Hepsini bilirdi. Kimsenin kalması gerekmezdi. İsteyen çeker çıkarırdı.” # speaker: juniper-reyes
-> comet

=== third_lens
Değirmen göleti genişliğinde, demir bir halkaydı. Camını, anlattığına göre, dam yapılsın diye satmışlardı. “Yani her halükârda göremezlerdi,” dedi Doktor Kadir. “Bunu düşündünüz mü? Merceğe geleceğinden öyle emindiler ki. Herkesi terasa çıkarmışlar, yüzleri güneye. Okuyorum kaç gündür. Gelmiş. Yalnız epey küçükmüş; arkalarından geçmiş, mutfak tarafından.” # speaker: ilyas-qadir
-> comet

=== comet
# chapter: Kuyruklu yıldız
# scene: comet
Üçü on geçe geldi, yüz yıl gecikmeyle.
Büyük değildi. Birinin uzun bir yokuştan yukarı taşıdığı fener kadardı. Hepsinin ona ayırdığı yoldan, güneyden doğdu; geçtikçe yıldızlar bir bir döndüler, öyle ki o karanlığın içinden, bir kürkte gezinen el gibi akıp gitti. Kimse konuşmadı. Işığında hepsinin yüzünü görebiliyordum: yaprak gibi ince Bettina, elinde pilotun eli; ağzı açık Juniper Hanım, ağzı kapalı Doktor Kadir. Ensemde de rüzgârın çıktığını hissettim, ekmek kokuyordu.
“Şimdi,” dedi Bettina. “Şimdi tam zamanı. Kim olacak?” # speaker: Bettina Kraus
Üçü birden, “Ben,” dedi.
Sandık hâlâ kucağımdaydı.
+ {planted or place_dug} [Yere bıraktım. Toprağa, söz verdiğim gibi.]
    -> ending_mandrake
+ {not planted and not place_dug} [Yere bıraktım, toprağa. # locked: Kimse ona yer kazmadı]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [“Bırakın o yapsın,” dedim. “Eksik olanı Doktor Kadir buldu.”]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [“Önce onu okuyun,” dedim pilota. “Akşam yemeğinden.”]
    -> ending_supper
+ [“Ben okurum,” dedim. # hint: {role == "stargazer": Beş kuruşluk bir el kitabından öğrenmiştim|Bana soran olmamıştı}]
    -> ending_gardener
+ [Bu gece kimsenin gitmesi gerekmediğini söyledim. # hint: Nasıl olsa yine gelirdi]
    -> ending_all

=== ending_mandrake
İç çekerek girdi. Toprağını başparmaklarımla bastırdım.
Bir göğü dinlemek ne kadar sürer bilmem. Yapraklar dimdik kalktı. Dört bir yanımızda binlerce yıldız, kuyruklu yıldızdan ona dönmüştü, ortadaki o küçük, gösterişsiz bitkiye; insanlar gerçekten dinleyen birine nasıl sokulursa öyle sokuldular ve anlattılar. Işığın saptan aşağı indiği görülüyordu.
“Kulak tıkacı,” dedi Juniper Hanım. “Herkes sepete. Yok, sen değil,” dedi bana; “e, tamam, sen de. Bir çekmem yeter, ip bağladım.” # speaker: juniper-reyes
Böylece onu terasın on iki metre üstünde, rüzgâr kolunu bize dolamışken duyduk. Bana hep çığlık derlerdi. Yoklamaydı. Var olan her dilde, avazı çıktığı kadar: hasadın yerini söyledi, oğlanın yerini söyledi; “Kraus, B., akşam yemeğine” dedi; bizim adlarımızı da dedi. Karanlıkta yanımızdan bir bir yükseldiler, kıvılcımlar gibi, evlerine, olmuş şeylerin arasına dönüyorlardı.
# scene: dawn
# ending: roll-call; Yoklama
Biz onu da, ipin ucunda, sesi epeyce kısılmış halde yanımızda çıkardık. O orman sonunda aldı onu, memnun kalmışlar, öyle duydum. Bettina Hanım hangarın arkasında oturuyor, her şeye geç kalıyor. Gözlemevine gelince, sadece cam; bir iki eğreltiotu var. Ama bende bir çuhaçiçeği altın madalyası var; katıldığımı hatırlamıyorum, ama fotoğrafını gösterdiler. Başımda şapka var.
-> END

=== ending_latch
Alçakgönüllülük etmek için ağzını açmıştı, ona vakit kalmadı.
“Hiç olmamış ne varsa bu gökteyse,” dedi Doktor Kadir, “bu gökte olmayan şey olmuştur. Bir yıldız büyüklüğünde bir deliği var. Ninem otuz yıl ona bakıp yol aldı, tek hayvan kaybetmedi. Bence hâlâ ona bakıp yol alınabilir.” Kalemi aldı. Yeninde bir parmak yer kalmıştı, oraya yazdı: yukarı, mutfağın biraz soluna. “Oradan geçirin,” dedi pilota. “Yoldan değil. Boşluktan. Bir mandal o. Kaldırılır.” # speaker: ilyas-qadir
“Peki bizi kim okuyacak?” dedi Yüsra.
“Kimse,” dedi. “Yolda giden okunur, çünkü orası olmamış şeylerin yoludur. Ama biz varız. Kapıdan çıkmamız yeter.”
Aşağı yukarı bir sepet genişliğindeydi. Cam damdan şişe mantarı gibi çıktık, daha da yukarı; yıldızlar etek topluyordu; aşağı baktım, öyle güzeldi ki az kalsın, derken ayağımda Bettina’nın çizmesini hissettim. “Önüne bak,” dedi. Bir çıt sesi geldi. Buna yemin ederim. Ve üstümüzde, sıradan ve kocaman, içinde Büyük Ayı’sıyla, gece vardı.
# scene: dawn
# ending: the-latch; Mandal
Yayımladı. Adı “Başka Yerlerdeki Yokluğundan Saptanan Bir Yıldız Üzerine”, bir camcının teyzesine de teşekkür ediyor. Söylediği yere bakınca görülecek bir şey yok; yine de Tuz Yolu boyunca hayvanların başlarını kaldırdığı dikkati çekmiş. {crate ? chart: Sayfa bende, o ilk geceden kalan. Yüzünü duvara çevirdim. Hiç görmediklerimin içinde açık ara en güzeli.|Pazarları hâlâ o gömleği giyiyor.}
-> END

=== ending_supper
“Onu aşağıda bırakmam,” dedi pilot.
“Aşağıda değil. Haritada. Kapının yanında,” dedim, “bir iskemlede. Karşısında siz varsınız. Lambayı yakmışsınız. Yemekte ne var?”
Yüsra bana bakakaldı. Sonra başını arkaya attı ve üç vadi öteye seslenir gibi bağırdı; ciğeri sağlamdır. “Mantı,” diye haykırdı Yüsra Haddad, dolanıp duran rüzgâra. “Bettina Kraus. Yemeğe gelecek. Bugün salı. Mantı var, on dokuz yıl geç kaldı, ben de bekledim. Bunca zaman hep bekledim. Buradan Brod’a kadar her ateşin başında tabağını koydum. Onun yeri benim yanım.” # speaker: yusra-haddad
İhtiyar hanım yerden bir parmak kadar yükselmişti. Çizmelerinden yukarı doğru pembeleşiyordu, nihayet doğru yöne çevrilmiş bir lamba gibi. “A kızım, söyleseydin ya,” dedi Bettina. # speaker: Bettina Kraus
“Söylüyorum işte.” Ondan sonrası kolaydı. Bettina doktoru okudu, doktor Juniper Hanım’ı, o da beni; bakmasını bilince hepimiz oradaydık: bir başkasının akşam yemeğinin köşesinde. Hesap bir eksik çıkmadı. Meğer bunca zaman tek başına yapıyormuş hesabı.
# scene: dawn
# ending: dumplings; On dokuz yıl geç
Benim okuyacağım kimse yoktu, sonuncu bendim. Sandık kucağımdaydı. Kendimi biraz gülünç bularak rüzgâra dedim ki: “Bir adet adamotu; huş ağaçlarına, Aşağı Zorin.” Çuvalın altından ufacık, kısık bir ses söze girdi ve adımı söyledi. {crate ? jam: Üstüne reçeli yedik. Teslimat defterinde yeni bir sütun var: içinde tarihler yazılı.|Teslimat defterinde yeni bir sütun var. İçinde tarihler yazılı.} Hiçbirine vaktinde yetişmez. Ama bazı akşamlar otlukların üstünde görürsün onu, yine fazla hızlı iniyordur.
-> END

=== ending_gardener
Orada olduğumu unutmuşlardı. Olağan şeydir.
“Dokuz yıldır bir şeyler tutuyorum,” dedim. “Safra değilim ben. Susadıklarını anlarım. Yıldız istemiyorum, kimseyi beklediğim yok; dönmesem de kimsenin işi aksamaz. Hem tulumbanın yanını sevdim.” Bu kadar uzun bir nutuk çekmemiştim hiç. “Sizi ben okurum. Sesim gürdür, isteyen olmuyor, o kadar.”
En çok içine dert eden Juniper Hanım oldu. “Palton bile yok,” dedi ve dört eldivenini birden bana verdi. # speaker: juniper-reyes
Ben de bu işi salonun ortasında yaptım. Her birini buldum, başparmağımla yüzünü çevirdim, yerinin neresi olduğunu söyledim. “Kraus, Bettina: bir sofrada. Haddad, Yüsra: onun karşısında. Kadir, İlyas: bir damda, üstünde ninesinin yıldızı; gerçek o, hocam, burada yok. Reyes, Juniper: yedinci tarhta, dizlerinin üstünde.” Her seferinde rüzgâr birini aldı; bir eksildik. Küçücük kaldılar. Doktorun hâlâ bana nem hakkında bir şeyler seslendiğini duyuyordum.
Bir ibriğin dolacağı kadar yalnız kalmıştım ki, sandığın içinden bir şey, gayet açık, eski bir dost sesiyle dedi ki: “Ee? Beni yere bırakacak mısın?”
# scene: dawn
# ending: under-gardener; Bahçıvan yamağı
Dokuz bin saksım var. Serpiliyorlar. Köke göre sohbeti iyidir; çok bahçe görmüş. Her bahar bir kavanozu mendile bağlayıp kenardan salıyorum, bir de etiket, üstüne hep aynı şeyi yazıyorum: EE? Her güz de, o rüzgâr geçerken, üstünde bir sepet oluyor. Üç gece kalıyorlar. Yaşlanıyorlar, fazla hızlı iniyorlar. Okunmak ister miyim diye sormuyorlar hiç. Bence biliyorlar, okundum ben.
-> END

=== ending_all
“Dolanıyor,” dedim. “Öyle değil mi? Boşuna dolanan rüzgâr dememişler. O geldiğinde buradaydı, bir yıl sonra da burada olacak. Bunların hepsi yeni açmışken acele etmek yazık gibi.”
Sözün birinden ötekine geçtiğini görüyordum. Akıllı insanlardır, akıllarına gelmemişti. Doktor Kadir ayağını sepetten indirdi.
“Geç kalırım,” dedi pilot. Sözü bir daha tarttı. “Bir yıl geç kalırım.” Mesleki bir görüştü, içinde bir tür huşu vardı. # speaker: yusra-haddad
Böylece kuyruklu yıldız geçti, arkasından el sallandı. Rüzgâr terasta fayton gibi biraz oyalandı; kapıyı tıkırdattı; sonra salına salına gitti. Bettina Kraus da birdenbire bir kovanın üstüne çöktü, önlüğünü yüzüne kapattı. Sanırım on dokuz yıldır, onun yüzünden rüzgârı kaçıran biri çıkmamıştı.
“Tava bir tane ama,” dedi önlüğün içinden. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; Bir yıl ve bir gün
Bu dediğim beş yıl önceydi. Her güz geçiyor; onun için paltolarımızı giyiyoruz. Ama hep, tam açmak üzere olan bir şey oluyor. Juniper Hanım F harfine geldi. Doktora kuzey merdivenini olduğu gibi vermek gerekti. Sandığı daha ilk kış yere bıraktım, tulumbanın yanına, sıcak yere; tuttu. Kaybolmak için insanı bekleyen biri olmalıymış. Eh, bizi bekleyen var; akşam yemeği var. Bir de lamba var, belki başka biri, herhangi bir bulutun içinde, haritada yoktur diye.
-> END
