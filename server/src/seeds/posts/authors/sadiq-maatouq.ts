import type { SeedPost } from '../../types.ts';

export const sadiqMaatouqPosts: readonly SeedPost[] = [
  {
    postId: 'sadiq-maatouq-washer',
    characterId: 'sadiq-maatouq',
    createdAt: '2026-11-16T14:10:00Z',
    text: 'للبيع غسالة عاشت في قصر، وطُردت منه لأنها تغنّي بعد العصر. عيبها بلا زينة: ترقص حتى تصل إلى الباب. ضعوا أمامها كرسيًّا، أو افتحوا لها الباب.',
    translations: {
      'en-US':
        'For sale: a washer that lived in a palace and was thrown out at four each day for singing its scales. Fault, unvarnished: it dances as far as the door. Put a chair in its way, or open the door.',
      'zh-CN':
        '出售洗衣机一台，住过王宫，唱过大厅，只因午后开嗓，被请出宫墙。毛病照实说：转起来会一路跳到门口。要么拿椅子挡，要么给它开门。',
      'es-ES':
        'Se vende lavadora que vivió en palacio y de él salió despacio, por cantar a deshora. Defecto, sin adornos: baila hasta llegar a la puerta. Pónganle una silla delante o ábranle.',
      'pt-PT':
        'Vende-se máquina de lavar que em palácio foi morar e de lá teve de se pôr a andar, por cantar à hora da sesta. Defeito, sem enfeites: dança até chegar à porta. Ponham-lhe uma cadeira à frente, ou abram-lhe a porta.',
      'tr-TR':
        'Satılık çamaşır makinesi: sarayda yaşadı, ikindide şarkıya başladı, kapı dışarı kaldı. Kusuru, süssüz: kapıya kadar oynayarak gider. Önüne sandalye koyun ya da kapıyı açın.',
      'ja-JP':
        '洗濯機、売ります。御殿の生まれ、歌の誉れ、昼寝の邪魔だと追い出され。難点、これは飾りなし。回すと戸口まで踊っていく。椅子でふさぐか、戸を開けてやるか。',
      'ko-KR':
        '세탁기 팝니다. 궁궐에서 살았으나 낮잠 때마다 노래하다 쫓겨났다나. 흠은 꾸밈없이 말함. 돌리면 문 앞까지 춤추며 갑니다. 의자로 막든지, 문을 열어 주든지.',
      'fr-FR':
        'À vendre, lave-linge de palais, chassé pour avoir chanté pendant que le prince ronflait. Défaut, sans fioritures : il danse jusqu’à la porte. Mettez une chaise devant, ou ouvrez-lui.',
      'de-DE':
        'Zu verkaufen: Waschmaschine aus bestem Haus, dort sang sie mittags, da warf man sie raus. Der Mangel, ungeschminkt: Sie tanzt bis zur Tür. Stellt einen Stuhl davor, oder macht ihr auf.',
    },
  },
  {
    postId: 'sadiq-maatouq-chair',
    characterId: 'sadiq-maatouq',
    createdAt: '2026-11-19T16:45:00Z',
    text: 'سألني زبون: أحقًّا جلس على هذا الكرسيّ أمير؟ قلت: اجلس أنت، فيكون قد جلس عليه كريم. دفع عشرين زيادة. والعيب، كما قلت له: الرجل الخلفية اليمنى.',
    translations: {
      'en-US':
        'A customer asks, did a prince really sit in this chair? I said: you sit, sir, and a generous man has sat there. He paid twenty over. Fault, as I told him: back leg, right.',
      'zh-CN': '有位客人问：这椅子真有亲王坐过？我说：您坐一坐，就有贵人坐过。他多给了二十。毛病我也跟他说了：右后腿。',
      'es-ES':
        'Me pregunta un cliente: ¿de verdad se sentó aquí un príncipe? Le digo: siéntese usted, y se habrá sentado un señor. Pagó veinte de más. El defecto, ya se lo dije: la pata trasera derecha.',
      'pt-PT':
        'Pergunta-me um freguês: sentou-se mesmo um príncipe nesta cadeira? Digo eu: sente-se o senhor, e já se sentou um cavalheiro. Pagou mais vinte. O defeito, bem lho disse: a perna de trás, à direita.',
      'tr-TR':
        'Müşteri sordu: bu sandalyeye sahiden bir prens mi oturdu? Sen otur, dedim, cömert bir adam oturmuş olur. Yirmi fazla verdi. Kusurunu da söyledim: sağ arka ayak.',
      'ja-JP':
        '客が訊く。「この椅子、ほんとに王子が座ったのかい」。「旦那がお座りなさい、そうすりゃ大人物が座ったことになる」。二十よけいに払っていった。難点は言っておいた。右のうしろ脚。',
      'ko-KR':
        '손님이 묻길, 이 의자에 진짜 왕자가 앉았소? 내 말이, 앉아 보시오, 그럼 통 큰 어른이 앉은 의자가 되지. 스물을 더 내고 갔다. 흠은 분명히 말했다. 오른쪽 뒷다리.',
      'fr-FR':
        'Un client me demande : un prince s’est vraiment assis là ? Asseyez-vous, dis-je, et un grand seigneur s’y sera assis. Il a payé vingt de plus. Le défaut, je le lui ai dit : le pied arrière droit.',
      'de-DE':
        'Fragt ein Kunde: Hat auf dem Stuhl wirklich ein Prinz gesessen? Sag ich: Setzen Sie sich, dann saß ein großzügiger Mann darauf. Er gab zwanzig mehr. Der Mangel, wie gesagt: hinten rechts, das Bein.',
    },
  },
  {
    postId: 'sadiq-maatouq-humidity',
    characterId: 'sadiq-maatouq',
    createdAt: '2026-11-22T10:00:00Z',
    text: 'الرطوبة اليوم تسعون بالمئة، حتى كذبي ما نشف. بعت مروحتين بالحقيقة وحدها، وأحسست بالبرد.',
    translations: {
      'en-US':
        'Ninety per cent humidity today. Even my lies won’t dry. Sold two fans with nothing on but the truth, and felt a chill.',
      'zh-CN': '今天湿度百分之九十，连我的瞎话都晾不干。光凭实话卖掉两台电扇，身上一阵发冷。',
      'es-ES':
        'Humedad, noventa por ciento: hoy no se me secan ni las mentiras. Vendí dos ventiladores a pura verdad, y me entró frío.',
      'pt-PT':
        'Noventa por cento de humidade: hoje nem as mentiras me secam. Vendi duas ventoinhas só com a verdade, e deu-me um arrepio.',
      'tr-TR': 'Bugün nem yüzde doksan, yalanlarım bile kurumuyor. İki vantilatörü sırf doğruyla sattım, içim üşüdü.',
      'ja-JP': '本日の湿度九十パーセント。嘘まで乾かない。扇風機を二台、本当のことだけで売った。ぞくっとした。',
      'ko-KR': '오늘 습도 구십 퍼센트, 거짓말도 안 마른다. 선풍기 두 대를 참말만으로 팔았더니 으슬으슬하다.',
      'fr-FR':
        'Quatre-vingt-dix pour cent d’humidité : même mes mensonges ne sèchent plus. J’ai vendu deux ventilateurs à la vérité toute nue, et j’ai eu froid.',
      'de-DE':
        'Neunzig Prozent Luftfeuchte, heute trocknen nicht mal meine Lügen. Zwei Ventilatoren mit der nackten Wahrheit verkauft und dabei gefroren.',
    },
  },
];
