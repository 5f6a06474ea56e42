import type { SeedPost } from '../../types.ts';

export const gaynorPikePosts: readonly SeedPost[] = [
  {
    postId: 'gaynor-pike-muffins',
    characterId: 'gaynor-pike',
    createdAt: '2026-11-18T12:50:00Z',
    text: 'Press office has sent me “no comment” and a basket of muffins. That is a comment, love. Last time it was two muffins, and he got four years.',
    translations: {
      'zh-CN': '对方公关发来一句“不予置评”，外加一篮玛芬。亲爱的，这就是评论。上回是两个玛芬，那人判了四年。',
      'es-ES':
        'El gabinete de prensa me manda un «sin comentarios» y una cesta de magdalenas. Cielo, eso es un comentario. La última vez fueron dos magdalenas, y le cayeron cuatro años.',
      'ar-SA':
        'أرسل لي المكتب الصحفي «لا تعليق» ومعه سلة كعك. هذا تعليق يا حبيبي. المرة الماضية كانتا كعكتين، وحُكم عليه بأربع سنوات.',
      'pt-PT':
        'O gabinete de imprensa mandou-me um «sem comentários» e um cesto de queques. Isso é um comentário, querido. Da última vez foram dois queques, e ele apanhou quatro anos.',
      'tr-TR':
        'Basın bürosu “yorum yok” yazmış, yanına da bir sepet kek koymuş. Canım, o da bir yorum. Geçen sefer iki kekti, adam dört yıl yedi.',
      'ja-JP':
        '広報から「ノーコメント」とマフィンひとかごが届いた。ダーリン、それがコメントなのよ。前回はマフィン二個で、懲役四年だったんだから。',
      'ko-KR':
        '홍보실에서 “노코멘트” 한 줄에 머핀 한 바구니를 보냈다. 자기야, 그게 코멘트야. 저번엔 머핀 두 개였는데 4년 살았어.',
      'fr-FR':
        'Le service de presse m’envoie « aucun commentaire » et un panier de muffins. Mon chou, c’en est un, de commentaire. La dernière fois c’était deux muffins, et il a pris quatre ans.',
      'de-DE':
        'Die Pressestelle schickt „kein Kommentar“ und einen Korb Muffins. Schätzchen, das ist ein Kommentar. Letztes Mal waren es zwei Muffins, und der hat vier Jahre gekriegt.',
    },
  },
  {
    postId: 'gaynor-pike-goat',
    characterId: 'gaynor-pike',
    createdAt: '2026-11-21T18:05:00Z',
    text: 'GOAT: I WAS PUSHED. Page one tomorrow, vet on the record, councillor in hiding. Buy it or hear it off your mother.',
    translations: {
      'zh-CN': '山羊：“我是被推下去的。”明日头版，兽医实名作证，议员不知去向。不买就等着听你妈讲。',
      'es-ES':
        'LA CABRA: «ME EMPUJARON». Mañana en portada, con el veterinario dando la cara y el concejal en paradero desconocido. Cómpralo o que te lo cuente tu madre.',
      'ar-SA':
        'العنزة: «دفعوني». الصفحة الأولى غداً، البيطري يشهد باسمه، وعضو المجلس البلدي مختفٍ. اشتروها أو اسمعوها من أمهاتكم.',
      'pt-PT':
        'A CABRA: «EMPURRARAM-ME». Amanhã na primeira página, com o veterinário a dar a cara e o vereador a monte. Compra ou ouve da boca da tua mãe.',
      'tr-TR':
        'KEÇİ: “BENİ İTTİLER.” Yarın manşette; veteriner adıyla konuştu, meclis üyesi ortada yok. Al oku, yoksa annenden dinlersin.',
      'ja-JP':
        'ヤギ激白「押された」。明日の一面、獣医は実名証言、市議は雲隠れ。買わない人は実家のお母さんから聞くことになるよ。',
      'ko-KR': '염소 “누가 밀었다.” 내일 1면, 수의사 실명 증언, 시의원 잠적. 사서 보든가, 엄마한테 듣든가.',
      'fr-FR':
        'LA CHÈVRE : « ON M’A POUSSÉE. » Demain à la une, le véto témoigne à visage découvert, le conseiller est introuvable. Achetez-le, ou attendez que votre mère vous le raconte.',
      'de-DE':
        'ZIEGE: „ICH WURDE GESTOSSEN.“ Morgen Seite eins, Tierarzt packt aus, Stadtrat untergetaucht. Kaufen, sonst erzählt’s euch eure Mutter.',
    },
  },
  {
    postId: 'gaynor-pike-horoscope',
    characterId: 'gaynor-pike',
    createdAt: '2026-11-25T07:30:00Z',
    text: 'YOUR STARS. Taurus: a woman with a vape will ring at four. Pick up, Councillor. Everyone else: money, romance, wear a vest.',
    translations: {
      'zh-CN': '今日运势。金牛座：四点有位抽电子烟的女士来电。接电话，议员。其余各位：财运有，桃花有，穿好秋裤。',
      'es-ES':
        'HORÓSCOPO. Tauro: una mujer con vapeador llamará a las cuatro. Cójalo, concejal. Los demás: dinero, amor y una rebequita.',
      'ar-SA':
        'أبراج اليوم. الثور: ستتصل بك في الرابعة امرأة معها سيجارة إلكترونية. ارفع السماعة يا سيادة العضو. البقية: مال، وغرام، والبسوا ثقيلاً.',
      'pt-PT':
        'HORÓSCOPO. Touro: uma mulher de cigarro eletrónico vai ligar às quatro. Atenda, senhor vereador. Os outros: dinheiro, amor e um casaquinho.',
      'tr-TR':
        'BURCUNUZ. Boğa: Saat dörtte elektronik sigaralı bir kadın arayacak. Aç şu telefonu sayın üye. Geri kalanlar: para, aşk, atlet giyin.',
      'ja-JP':
        '今日の運勢。おうし座：四時に電子タバコの女から電話あり。出なさいよ、市議。ほかの星座：金運よし、恋愛運よし、腹巻きをすること。',
      'ko-KR':
        '오늘의 운세. 황소자리: 네 시에 전자담배 피우는 여자한테 전화가 온다. 받아요, 의원님. 나머지: 금전운, 애정운, 내복 챙겨 입기.',
      'fr-FR':
        'VOTRE HOROSCOPE. Taureau : une femme qui vapote appellera à seize heures. Décrochez, monsieur le conseiller. Les autres : argent, amour, mettez une petite laine.',
      'de-DE':
        'IHR HOROSKOP. Stier: Um vier ruft eine Frau mit E-Zigarette an. Gehen Sie ran, Herr Stadtrat. Alle anderen: Geld, Liebe, Unterhemd.',
    },
  },
];
