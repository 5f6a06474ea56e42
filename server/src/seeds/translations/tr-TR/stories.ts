import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Gece Yarısına Dokuz Fener',
    tagline: 'Bir kâğıt fener hırsızının bir gecesi, dokuz çatısı ve ödünç bir adı var.',
    synopsis: prose`
      Fener Loncası yılda bir kez Dokuzuncu Kanal’ın üstüne dokuz lamba asar; her birinin tabanında, yanmış bir
      sokağın tapusu durur. Gece yarısına dek tapulara itiraz edilebilir. Sonra kanun olurlar. Su Yin’in elinde pirinç
      tutkalı, başka bir kadının adına bir davetiye ve kalbi dayanırsa mahallenin bütün çanlarını geciktirebilecek bir
      saatçi var. Yargıcın davetinde biri dudak okuyor. Sen çatıda, onun yanındasın. Önce hangi ışığın söneceğine sen
      karar verirsin.
    `,
  },
  'the-counting-light': {
    title: 'Sayan Işık',
    tagline: 'Bir fener yedi çakıştan sonra duruyor. Dışarıda biri ona sayarak karşılık veriyor.',
    synopsis: prose`
      Skerry Feneri yüz yıldır kusursuz dönüyor. Ekinokstan beri her yedinci çakıştan sonra bir nefeslik duruyor,
      sonra devam ediyor. Bekçi bir şey yok diyor ve ikinci bir fincan koyuyor. Kayalıktaki gökbilimci, bu duruşun var
      olmayan bir yıldızla uyumlu olduğunu söylüyor. Dedektif nasıl koktuğunu soruyor. Bir gece yedi tekne çıkmış,
      altısı bulunmuştu. İki yüz basamak tırmandın, sular yükseldi ve ışık yeniden saymak üzere.
    `,
  },
  'the-salt-road-letters': {
    title: 'Tuz Yolu Mektupları',
    tagline: 'Kırk mektup, on bir kuyu ve var olmaması gereken bir okur.',
    synopsis: prose`
      Nur Sabiri yazamayanlar için mektup yazar ve onları Tuz Yolu’nun kuyuları arasında taşır. Hiçbirini kaybetmedi.
      Bu bahar, hepsi aynı elden çıkma kırk mektubu birden teslim alır; adresler, kumun çoktan yuttuğu kasabalar.
      Emekli bir kaçakçı yazıyı tanır, bir haritacı sokakları. Her kuru kuyuda da henüz ulaşmamış bir mektubun cevabı
      bekler. Ateş başında neyi okuduğun, neyi kapalı bıraktığın, yolun sonunda kimin olacağını belirler.
    `,
  },
  'the-last-night-mail': {
    title: 'Son Gece Postası',
    tagline: 'Adressiz bir mektup ve yalnızca bir kez duran bir tren.',
    synopsis: prose`
      Gece postası doksan yıldır mektuplardan başka yolcu almadan gidip geldi. Bu gece, son seferinde, yolcusu var:
      yağmuru dinleyen bir kadın, paketini elinden bırakmayan bir fırıncı, nehrini yitirmek üzere olan bir çarşının
      kraliçesi ve sen. Aranızda adressiz bir zarf duruyor. Kondüktör kuralı açıklıyor, yönetmelikte yazılı: Böyle bir
      mektup, tren durduğunda uyanık olanındır. Tren bir kez durur. İçinde ne olduğunu ve hanginiz için yazıldığını
      öğrenmek için şafağa kadar vaktin var.
    `,
  },
  'the-glass-observatory': {
    title: 'Cam Gözlemevi',
    tagline: 'Buluttan ve rüzgârdan bir dağda, biri saksılarda yıldız yetiştiriyor.',
    synopsis: prose`
      Cam Gözlemevi, gelmeyen bir kuyruklu yıldız için yapılmıştı. Yüz yıldır bulutların üstünde boş duruyordu; ta ki
      bütün rotaların dışına sürüklenmiş bir posta balonu, birbirini seçmeyecek üç kişiyi oraya bırakana dek:
      yıldızını arayan bir gökbilimci, geri vereceği bir adamotuyla bir botanikçi ve tarife tanımayan bir pilot. Kubbe
      bitkiyle dolu. Geceleri açıyorlar ve açtıkları, bizim olmayan bir göğün haritası. Çıkmak için onu okumayı
      öğrenmeliler. Okumak için birinin kalması gerek.
    `,
  },
  'winter-at-heron-pass': {
    title: 'Balıkçıl Geçidi’nde Kış',
    tagline: 'Üç yolcu, bir soba ve adının söylenmesini bekleyen bir dağ.',
    synopsis: prose`
      Balıkçıl Geçidi’nin yolu ilk kar gecesi kapanır, bekçi ne zaman derse o zaman açılır. Bu yıl misafirleri var:
      şalgamlara karşı niyeti iyi bir şövalye, iki kış önce köprüde bir şey bırakmış bir düellocu ve sen. Kulübenin
      kuralı basit: Karlar eriyene dek kimse dağın adını anmaz. Üçüncü akşam kapı çalınır; bir yabancı, kibarca,
      nerede olduğunu sorar. Sekiz tur, bir soba ve kulağını duvara dayamış bir sürü kar.
    `,
  },
  'what-the-birches-heard': {
    title: 'Huş Ağaçlarının Duyduğu',
    tagline: 'Bir orman her şeyin tutanağını tutar. Bir sayfa otuz yıldır erteleniyor.',
    synopsis: prose`
      Aşağı Zorin’de huş ağaçları yılda dört kez toplanır; açılır kapanır taburesinde yaşlı bir kadın konuşulanları
      yazar. Üçüncü madde, kocasının kar ölçmeye çıktığı kıştan beri erteleniyor. Bu güz iki yabancı okunmasını
      istiyor: şapkası pusula dolu bir dedektif ve çalınmış bir adamotunun izini ormana dek sürmüş bir botanikçi.
      Kâtibin ikinci sandalyesi senin, yazın da okunaklı. Ağaçlar ağır konuşur. Birinin doğru sırayla sormasını
      bekliyorlardı.
    `,
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Hotel Perpetua’dan Çıkış',
    tagline: 'On üç kat, on dört düğme ve kimsenin çalmadığı bir zil.',
    synopsis: prose`
      Hotel Perpetua pazar günü temelli kapanıyor. Mobilyalar etiketlendi, tütsülenmiş balık bitti ve çıkış yapamayan
      üç kişi kaldı: on dördüncü katı hiç görmemiş bir asansör görevlisi, yüz yıldır ölü bir gece kapıcısı ve 1926’dan
      bir konuğa şemsiyesini iade etmeye gelmiş bir tamirci. On dokuz numaranın ödenmemiş bir hesabı var. Kapanana dek
      kapılar dönüp dolaşıp lobiye çıkıyor. Kayıt defteri sende. İçinde biri iki kez imza atmış.
    `,
  },
  'red-sun-slow-hills': {
    title: 'Kızıl Güneş, Ağır Tepeler',
    tagline: 'Üç atlı savaş istiyor. Vadideki tek kılıç bir çatıyı ayakta tutuyor.',
    synopsis: prose`
      Itzel Marín sırtla deniz arasındaki her kemiği yerine oturttu ve kılıcını bir kilise çatısının bedeli olarak
      astı. Şimdi gün batarken atlılar geliyor; ellerinde, onu yeniden başa çağıran, düşes mühürlü bir mektup. Mektup
      pek güzel yazılmış. Onu uyduran adam seninle birlikte at sürüyor ve midesi bulanıyor. Tencereli bir şövalye iki
      tarafla da konuşmaya talip. Güneş sırttan ayrılana dek dokuz tur vaktin var; her turda neyi yerine oturtacağını
      seçersin.
    `,
  },
  'the-umbrella-inquest': {
    title: 'Şemsiye Soruşturması',
    tagline: 'Altı gündür içeride, tek bir çengele yağmur yağıyor. Ölüler kayda geçsin istiyor.',
    synopsis: prose`
      Kırk yıl önce viyadüğün altında bırakılmış yeşil bir şemsiye damlamaya başladı. Kulübede ondan başka ıslak bir
      şey yok. Ansel Grieve onunla konuşmadan önce bir açıklama istiyor. Wren Halloway davayı, içinde kimsenin kocası
      olmadığı için aldı ve yağmurdan anlayan tek tanığı çağırttı. Duruşma dokuzuncu kemerde, iki tabure ve bir kasa
      üstünde. Jüri sensin. Geçen her tren bir kanıt getiriyor; gece ikideki ağırlıksız tren ise bir yolcu.
    `,
  },
  'a-map-of-missing-streets': {
    title: 'Kayıp Sokaklar Haritası',
    tagline: 'Yitik bir sokağı bulmak için kokusu, piyanosu ve sessizliği gerekir.',
    synopsis: prose`
      Consuelo Sokağı hiçbir planda, hiçbir tapuda ve biri dışında hiçbir bellekte yok. Inés Carvajal yirmi yıldır onu
      arıyor. Bu kış bir piyano akortçusu yazıp, gönderildiği evin birbirine bitişik iki evin arasında durduğunu
      söylüyor. Minibüsü sessizlikle dolu bir adamın elinde, çeşme olmayan yerden bir çeşme kaydı var. Bir tramvay
      durağında, bir anahtarla buluşup yürüyorlar. Kâğıt sende. Çizdiğin kalıcı oluyor ve şehir bunu fark etmeye
      başladı.
    `,
  },
  'the-duel-at-half-past-tea': {
    title: 'Çayı Yarım Geçe Düello',
    tagline: 'Yasa gereği pasta kesilene dek konuşabilirsiniz. İyi konuşun.',
    synopsis: prose`
      Bir antlaşma, yanlış elle geri verilmiş bir yelpaze ve Kış Sarayı’nın terasında dört buçuğa konmuş bir düello.
      Odile Marchetti’ye meydan okuyan prens geri çekilemiyor, dövüşmek de istemiyor. Sable’ın, ikisini de salıya dek
      sağ tutmak için nedenleri var. Terasın altından bir suflör, sözü tükenene replik veriyor. Sen yardımcısın. Görgü
      kuralları pasta kesilene dek sohbete izin verir; bir pastaya ne kadar yavaş yaklaşılabileceği konusunda ise bir
      şey demez.
    `,
  },
  'by-return-of-post': {
    title: 'Dönen Postayla',
    tagline: 'Mektubu daha atmadın. Cevabı paspasın üstünde, üstelik ılık.',
    synopsis: prose`
      Brod Kavşağı’nın üstündeki son ev cumartesiye dek kapatılacak. Bir mektup yazıp pul aramaya gidiyorsun; daha
      postalamadan cevabı paspasın üstünde, bir ucu nemli, yarınki mektubun için teşekkür ediyor. Düşünürken hangi
      dişine dokunduğunu biliyor. İkinci sabah dilinde kesikler var, pullardan beşi eksik. Damga okuyan bir istasyon
      şefiyle sessizlik kaydeden bir adam yardım edebilir belki, tabii yazan gerçekten onlarsa. Bir kez geç kalmış ve
      bir daha kalmayacak bir mektup arkadaşı.
    `,
  },
  'the-sum-of-the-air': {
    title: 'Havanın Toplamı',
    tagline: 'Dört kişi, dokuz gün, yirmi iki kutu hava. Hesap duvarda asılı.',
    synopsis: prose`
      İstasyona hava veren devre çatladı; yedeğini getiren gemi dokuz gün uzakta ve motorsuz, düşerek geliyor. Dört
      kişiye yirmi iki oksijen mumu kaldı. Birinin kalbi her gece elle kurulmak zorunda; kurmak emek, emek de hava
      demek. On bir odadan vazgeçip tek yorganla kubbeye taşınıyorlar, yanlarında bir kâğıt ve ipe bağlı bir kalem.
      Buzda dört kilometre ötede eski bir depo, hasta bir yosun tankı ve kimsenin şüphe etmediği bir duvar saati var.
      Alınan her nefes kâğıda yazılıyor.
    `,
  },
  'in-the-first-person': {
    title: 'Birinci Tekil Şahıs',
    tagline: 'Çevirmen bütün gün “ben” der, kendini kastetmez. Üç kış, bir cam kabin.',
    synopsis: prose`
      Bir nehrin iki yakası baraj yüzünden kavga ederken, iki çevirmen bir metre altmış santimlik kabini yarımşar saatle
      paylaşıyor. Her şubatta on bir günleri var. Kadro bir tane, ikisi de istiyor; sabah dokuza kadar her biri ötekini bir
      formda değerlendirecek. Kutucuklarla başlıyorsun. Saat ikide otelin mektup kâğıdındasın: başkasının sözleriyle
      kaldırdığın kadeh, düşünmek için dokuz kelimen olan o tehdit, onun senin adının üstüne imza attığı gece. Duvarın
      ardında o da yazıyor. Eğip büktüğün her söz bantta duruyor.
    `,
  },
  'the-quietest-house-in-town': {
    title: 'Kasabanın En Sessiz Evi',
    tagline: 'İki hırsız, biri yalan söyleyemiyor. Yukarıdaki bey de her sesi yazıyor.',
    synopsis: prose`
      Sör Bram Ashdown bir piskoposa çorba pişirdi, sofrada dört dakika kimse ağzını açmadı. Köşede bir adamın makinesi
      açıktı; yarın gece o bant belediye salonunda çalınacak, arası da var. Öyleyse çalınması gerek: yerleri keçe döşeli,
      tek saati olmayan bir evden. Bram zırhıyla geldi, doğru olmayan bir şey söyleyince hıçkırık tutuyor. Sende kütüphaneden
      alınma bir kitap var, Yeni Başlayanlar İçin Ev Soyma; bir de parolanız, biriniz dur sanıyor, öteki kaç. Evde bir de
      papağan var, her şeyi dinliyor.
    `,
  },
  'eleven-kilos-of-iron': {
    title: 'On Bir Kilo Demir',
    tagline: 'Kapağı tek bir kol açar. O kol sırtında, arkanda da dört adam var.',
    synopsis: prose`
      Savağın üstündeki havuzda dört yüz tekne kapalı duruyor. Sabah altıda istihkâmcılar testerelerle gelecek,
      direkleri kesip üstlerine tahta döşeyecek, topların geçeceği bir köprü kuracaklar. Kapağı açan kol tepelerdeki
      bir karakolda asılıydı; az önce indirdin. Gece, yağmur yağıyor; Çavuş Rusk’ın iki köpeği var ve adımını hiç
      değiştirmiyor. Taş döküntüsünden aşağı, kayınların içinden, boğazın üstünden: yolda harcadığın soluk, kan ve
      dakikalar, suyun üstündeki kirişte elinde olmayacak. Orada onu senden geri isteyecek.
    `,
  },
  'nothing-to-log': {
    title: 'Kayda Değer Bir Şey Yok',
    tagline: 'Köprüyü para için, ışıklar sönükken açtın. Saat 02:11. Altıya kadar vaktin var.',
    synopsis: prose`
      Geceleri bir döner köprünün başındasın. Dört numaralı sigorta cebindeyken köprü zilsiz, ışıksız, şeritte iz
      bırakmadan açılır; bunun için Kessel adında biri dört yüz ödüyor. Bu gece yol yerinde değilken yokuştan bir moped
      indi. Şimdi suyun üstünde ekmekler var ve karşı ayağın altında bir şey vuruyor. Sular her yirmi dakikada
      merdivenden bir basamak alıyor. Bir fırıncı çırağını bekliyor, tek eldivenli bir kadın açılışlarını sayıyor, saat
      altıda da defteri teslim edeceksin. Daha hiçbir şey yazmadın.
    `,
  },
};
