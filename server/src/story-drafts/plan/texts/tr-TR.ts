import type { StoryTexts } from './story-texts.ts';

/** After `{name}` no suffix, which would depend on its sounds. */
export const turkish: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'Son yokuşu koyunların sustuğu saatte aşıyorsun.',
        'Yol tepelerin eteğinde pes ediyor; oradan sonrasını yürüyorsun.',
      ],
      details: [
        'Yukarıda, kimsenin gidip kapatmadığı bir çit kapısı çarpıyor.',
        'Otlar, söz dinler gibi hep aynı yana yatmış.',
        'İki vadi ötede bir bacadan dümdüz duman çıkıyor.',
        'Bir tarlakuşu havalanıyor, vazgeçiyor, yeniden iniyor.',
      ],
      places: [
        ['Dikili taşlara çık.', 'Taşlar, sen gelince susan insanlar gibi birbirine eğilmiş.'],
        ['Ağıla in.', 'Ağılda bir bölme süpürülmüş; koyun olmayan bir şey için ayrılmış.'],
        ['Eski duvarı izle.', 'Duvar iki tepe boyunca uzanıyor; ortasında tam bir araba eninde bir gedik var.'],
        ['Çiftlik evinin kapısını çal.', 'Çiftliğin kapısı aralık, masada iki tabak duruyor.'],
        ['Taş ocağına bak.', 'Ocağın dibindeki su o kadar durgun ki dünkü göğü saklamış.'],
        ['Yol ağzına yürü.', 'Yol ağzındaki tabelanın dört kolu, üç adı var.'],
      ],
    },
    sea: {
      arrivals: [
        'Suya karanlık bastıktan sonra, son tekneler döndüğünde iniyorsun.',
        'Limana vardığında akıntı yön değiştirmiş, laf da öyle.',
      ],
      details: [
        'Halatlar direklere vuruyor, neredeyse aynı tempoda.',
        'Hava tuz ve kandil yağı tadında.',
        'Açıkta bir ışık iki kez görünüyor, sonra görünmemeye dikkat ediyor.',
        'Martılar kızakta, işten çıkarılmış tayfalar gibi dolaşıyor.',
      ],
      places: [
        ['İskelenin ucuna yürü.', 'İskelenin ucunda yüzü denize dönük bir sandalye var.'],
        ['Kayıkhaneye bak.', 'İçerideki kayık kuru, kürekleri değil.'],
        ['Fener odasına çık.', 'Yukarıda mercek sessizce dönüyor; biri bir camı hariç hepsini parlatmış.'],
        ['Gümrük binasında sor.', 'Gümrüğün defteri bugünün sayfasında açık, mürekkep hâlâ ıslak.'],
        ['Gelgit çizgisini izle.', 'Deniz, kuma boy sırasına dizilmiş küçük şeyler bırakmış.'],
        ['Boğulanların şapeline gir.', 'Şapelin duvarında bir adlık daha yer var.'],
      ],
    },
    city: {
      arrivals: [
        'Tramvaydan bir durak erken iniyorsun, sokak bunu biliyor.',
        'Yağmur az önce dindi; bütün şehir asfaltta kendine bakıyor.',
      ],
      details: [
        'Üçüncü katta bir pencere açılıyor, içinden bir piyano çıkıyor.',
        'Biri kaldırıma tebeşirle bir ok çizmiş, bir başkası onu ters çevirmiş.',
        'Sokak lambaları, sıra sıra sorulmuş gibi yanıyor.',
        'Bir taksi kapısı açık bekliyor, içinde kimse yok.',
      ],
      places: [
        ['Karşıdaki gece kahvesine geç.', 'Kahvenin her masasında bir insan ve boş bir sandalye var.'],
        ['Damlara çık.', 'Damlardan bakınca şehir çamaşır ipi ve ışıklı oda; hiçbiri senin değil.'],
        ['Pasajdan geç.', 'Pasajda her yer kapalı, anahtar satan dükkân dışında.'],
        ['Metroya in.', 'Perondaki pano, kapatılmış bir hattın trenini haber veriyor.'],
        ['Avluya göz at.', 'Avluda bir bisiklet, çevresinde büyümüş bir ağaca yaslanmış.'],
        ['Köprüde dur.', 'Köprüde kilitler asılı, biri yeniden açılmış.'],
      ],
    },
    forest: {
      arrivals: [
        'Patika ağaçların altına giriyor, ilk dönemeçten sonra akşam oluyor.',
        'Ormanı görmeden duyuyorsun; beklemesi rica edilmiş bir kalabalık gibi.',
      ],
      details: [
        'Senden önce buradan bir şey geçmiş, hiçbir dala basmadan.',
        'Işık, madeni paralar gibi düşüyor; uzanınca yok oluyor.',
        'Başkalarının üstüne yağmış bir yağmurun kokusu var.',
        'Bir ağaçkakan üç kez vuruyor, açılmasını bekliyor.',
      ],
      places: [
        ['Dereyi yukarı izle.', 'Dere, basamak oyulmuş bir taşın altından çıkıyor.'],
        ['Kömürcünün kulübesine git.', 'Kulübe boş, ateş değil; çaydanlık daha yeni alınmış.'],
        ['Açıklığa çık.', 'Açıklıkta otlar halka halka ezilmiş, ortada hiçbir şey bitmiyor.'],
        ['Avcı merdivenine tırman.', 'Tepeden bakınca havanın yettiği yere kadar ağaç.'],
        ['Devrik meşeye bak.', 'Meşenin gövdesine yosundan bir yatak yapılmış, bir çocuk için fazla uzun.'],
        ['Ak taşların yolunu tut.', 'Ak taşlar sürüyor, sonuncusu hâlâ ılık.'],
      ],
    },
    desert: {
      arrivals: [
        'Kervan seni eskiden yol olan yerde bırakıyor, arkasına bakmadan gidiyor.',
        'Öğle olduğunda ardındaki kasaba bir söylentiye dönmüş.',
      ],
      details: [
        'Rüzgâr bir kumulu ötekine taşıyor, kaşık kaşık.',
        'Gölgen ayaklarının altına girmiş, bekliyor.',
        'Doğudan çan sesi geliyor, sonra yalnızca çandan kalan sessizlik.',
        'Gök, kimsenin kullanamadığı bir tabağın mavisi.',
      ],
      places: [
        ['Kuyuya in.', 'Kuyunun ipi yeni, kuyunun derinliğinden de uzun.'],
        ['Yıkıntının gölgesinde dinlen.', 'Yıkıntıda bir kapı ayakta, eşiğindeki kum süpürülmüş.'],
        ['Tuzlalara yürü.', 'Tuzda her iz kalıyor; olması gerekenden çok iz var.'],
        ['Kara çadıra gir.', 'Çadırda çay o kadar yukarıdan dökülüyor ki düşünmeye vakit buluyor.'],
        ['Kızıl kayaya tırman.', 'Kayadan iki yol görünüyor, ikisinde de kimse yok.'],
        ['Hurmaların arasına bak.', 'Hurmaların arasında bir hamak sallanıyor, her seferinde biraz daha yavaş.'],
      ],
    },
    snow: {
      arrivals: ['Bütün gün kar yağdı; şimdi durduğu duyuluyor.', 'Geçit arkandan bir kitap kadar sessiz kapanıyor.'],
      details: [
        'Kar, fiyat yuvarlar gibi her şeyi yuvarlamış.',
        'Nefesin önden gidip seni bekliyor.',
        'Tek bir iz yamacı geçiyor ve ortasında bitiyor.',
        'Saçaktan buzlar sarkıyor, en uzunu kapının üstünde.',
      ],
      places: [
        ['Dağ evine yönel.', 'Dağ evinde soba yanıyor, konuk defteri boş bir sayfada açık.'],
        ['Donmuş gölü geç.', 'Gölün buzunun altında bir lamba var ve yanıyor.'],
        ['Çan kulesine bak.', 'Çan, kendisi için örülmüş bir atkıyla sarılmış.'],
        ['Kayak izlerini izle.', 'İzler köknarların arasına tek iniyor, çift çıkıyor.'],
        ['Tabelayı kardan çıkar.', 'Tabela, haritanda olmayan bir yere kaç saat kaldığını yazıyor.'],
        ['Ahıra sığın.', 'Ahırda eyerli bir at, geç kalmışsın gibi sana bakıyor.'],
      ],
    },
    river: {
      arrivals: [
        'Nehre yanlış kıyıdan varıyorsun, her zamanki gibi.',
        'Gece vapuru gitmiş, dalgası hâlâ merdivene vuruyor.',
      ],
      details: [
        'Su, nerede beklendiğini bilen biri gibi akıp gidiyor.',
        'Bir fener yürüyüş hızıyla süzülüyor, altında kimse yok.',
        'Karşıda bir köpek, senin kıyındaki bir şeye havlıyor.',
        'Sis nehirden kalkıp geriniyor.',
      ],
      places: [
        ['Sal için çanı çal.', 'Çanın dili yeni, üstündeki “çalmayın” yazısı eski.'],
        ['Yedek yolundan git.', 'Yolda bir atın açtığı oluk var; yıllardır at yok.'],
        ['Savak bekçisinin kapısını çal.', 'Bekçinin taş tahtasında suyun her günkü yüksekliği yazılı, yarına kadar.'],
        ['Bağlı mavnaya bin.', 'Mavnada sardunyalar, yapılmış bir yatak var; pruvada ad yok.'],
        ['Bendin üstüne çık.', 'Bentten nehrin iki yarısı görünüyor: bekleyen ve giden.'],
        ['Değirmenin altına bak.', 'Taşkından beri kimse öğütmüyor, ama çark dönüyor.'],
      ],
    },
    observatory: {
      arrivals: [
        'Tepeyi çıktığında kubbe açık, gök içeri giriyor.',
        'Karanlıkta gelmeni istediler; hiç bu geceki kadar karanlık olmamıştı.',
      ],
      details: [
        'Döşemenin altında saat düzeni saymayı sürdürüyor, yerini şaşırmış biri gibi.',
        'Bütün lambalar kırmızı, gece kara kalsın diye.',
        'Taş tahtada aynı sayı üç kez yazılmış, ikisi çizilmiş.',
        'Büyük teleskop kıl payı kıpırdıyor, binanın onayladığını duyuyorsun.',
      ],
      places: [
        ['Büyük teleskoptan bak.', 'Merceğin içinde, hiç yıldız olmamış bir yerde bir yıldız duruyor.'],
        ['Saat mahzenine in.', 'Mahzende dokuz saat var, sekizi doğru.'],
        ['Cam levhaları incele.', 'Her gecenin göğü camda saklı; bir gece eksik.'],
        ['Balkona çık.', 'Balkonun korkuluğu bir yerinde iki el eninde parlamış.'],
        ['Müdür odasını aç.', 'Odada lamba yanıyor, sandalye ılık, günlük bir sözcüğün ortasında bitiyor.'],
        ['Kubbenin altına tırman.', 'Kubbenin altında bir kırlangıç, hiç dönmeyen tek parçaya yuva yapmış.'],
      ],
    },
  },
  tones: {
    quiet: [
      'Burada hiçbir şeyin acelesi yok; bir süre sonra senin de.',
      'Birinin özen gösterdiği türden bir sessizlik bu.',
      'Sesini kıstığını fark ediyorsun, oysa daha bir şey demedin.',
      'Bir an için yalnızca bu var, yetiyor.',
    ],
    tense: [
      'Adımlarını sayıyorsun, bir tane fazla.',
      'Bir saat önce burada biri vardı. Arkana bakmıyorsun.',
      'Pek vakit yok, olanı da gözleniyor.',
      'Bir şey olacaksa şimdi olacak; sonra şimdi geçiyor.',
    ],
    playful: [
      'Bunu önceden planlamış gibi durmaya karar veriyorsun.',
      'Ayakkabısı kuru birinin başına gelse gülünç olurdu.',
      'Sağduyu gitmeni söylüyor. Ona dışarıda beklemesini söylüyorsun.',
      'Kurallar ne olursa olsun, kazanıyor gibisin.',
    ],
    tender: [
      'Biri burada emek vermiş, görüleceğini de sanmamış.',
      'İnsanın bir yerde beklenebileceğini unutmuştun.',
      'Güzel bir şey söylemek istiyor, yeterince küçük bir söz arıyorsun.',
      'Biraz acıyor, iyileşen şeylerin acıdığı yerde.',
    ],
    eerie: [
      'Buraya hiç gelmedin. Elin sürgüyü kendi buluyor.',
      'Yankın sandığın şey fazla erken cevap veriyor.',
      'Her şey yerinde, ama hiçbiri bıraktığın yerde değil.',
      'Sen durunca arkanda bir şey de duruyor, pek kibarca.',
    ],
    adventurous: [
      'Bir dolambaç var, bir de senin tutacağın yol.',
      'Yüreğin önden gidiyor; sana ardından gitmek kalıyor.',
      'Harita doğruysa burada olmaman gerek; haritayı zaten hiç sevmedin.',
      'Düğümlerine, bıçağına ve şansına bakıyorsun, bu sırayla.',
    ],
  },
  gestures: [
    '{name} sana bir karar verecek kadar uzun bakıyor.',
    '{name} tek söz etmeden sana çoktan yer açmış.',
    '{name} bir şeyi çabucak saklıyor, sonra yavaşça yeniden çıkarıyor.',
    '{name} sonuna kadar dinliyor, pek az kişinin yaptığı gibi, sonra biraz daha.',
    '{name} az öncekinden bir adım uzakta duruyor.',
    'Gülmesini bekliyorsun. {name} ağırdan alıyor, beklediğine değiyor.',
  ],
  speech: [
    '“Acele etmedin,” diyor {name}. “Ben de etmezdim.”',
    '“Bunu sonra sor,” diyor {name}, “daha iyi bir cevap bulduğumda.”',
    '“Sana söylemediğim bir şey var,” diyor {name}. “Bu kadarını söylüyorum.”',
    '“Ne dediklerini biliyorum,” diyor {name}. “İlk ben dedim.”',
    '“Ne yaparsan yap,” diyor {name}, “içinden gelerek yap.”',
    '“O olmaz,” diyor {name} alçak sesle. “Yok. Belki de tam o.”',
  ],
  alone: [
    'Sorabileceğin kimse yok; cevap vermek böyle daha kolay.',
    'Burada kim vardıysa ışığı açık bırakmış, bu da bir tür haber.',
    'Birkaç söz ediyorsun yüksek sesle, kimden yana olduklarını duymak için.',
    'İki fincan duruyor. Sen bir kişisin.',
  ],
  returns: [
    'Aynı yer, ve döndüğünü fark etmiş.',
    'Daha önce buradaydın. Yarısını bile görmemişsin.',
    'O zamandan beri bir şey yerinden oynamış, bir karış kadar.',
    'Bu kez nereye basacağını biliyorsun.',
  ],
  choices: [
    'Daha yakından bak.',
    'Bekle ve bir şey söyleme.',
    'Açıkça sor.',
    'Vazgeçmeden önce ilerle.',
    'Fark etmemiş gibi yap.',
    'Yardım öner.',
    'Dar yolu tut.',
    'Bir yabancıya güven.',
    'Bir kez daha arkana dön.',
    'Kendine sakla.',
    'Yapma dedikleri şeyi yap.',
    'Kabul et.',
  ],
  reckonings: [
    'Demek iş buraya vardı. Yarım bıraktığın ne varsa yetişmiş, çevrende bekliyor.',
    'Daha ötesi yok. Geriye seçmek kalıyor, bir de seçmiş olmak.',
    'Artık hepsi elinde, korktuğundan da hafif.',
  ],
  endings: [
    [
      'Ait olduğun yer',
      'Kal.',
      'Kalıyorsun. Sabah olunca ne zaman geldiğini kimse söyleyemiyor, sen de uğraşmıyorsun artık.',
    ],
    [
      'Eve giden uzun yol',
      'Uzun yoldan eve dön.',
      'Uzun yoldan eve dönüyorsun, vardığında anlatacak bir şey olsun diye.',
    ],
    [
      'Nasıl olduysa öyle',
      'Olduğu gibi anlat.',
      'Olduğu gibi anlatıyorsun. Ardından derin bir sessizlik oluyor, öncekinden daha iyi bir sessizlik.',
    ],
    ['İyi saklanmış bir sır', 'Sırrı sakla.', 'Saklıyorsun. Yıllar içinde arada bir çıkarıp bakıyorsun, hiç solmamış.'],
    ['Borç olan', 'Geri ver.', 'Geri veriyorsun. Ellerin boş ve günlerdir ilk kez sıcak.'],
    [
      'Başka bir başlangıç',
      'Başka yerde yeniden başla.',
      'Yakanı kaldırıp yeniden başlıyorsun; ad aynı, ayakkabı daha iyi.',
    ],
  ],
  chapters: ['Nasıl başladı', 'Kimsenin söylemediği', 'Dönemeç', 'Bedeli', 'Son ışık'],
  role: '“{role},” diyorsun, kim olduğun sorulunca.',
  take: 'Orada duranı al: {item}.',
  needs: 'Bu olmadan olmaz: {label}',
  carried: 'Yanında',
};
