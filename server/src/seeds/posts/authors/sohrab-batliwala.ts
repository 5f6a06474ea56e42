import type { SeedPost } from '../../types.ts';

export const sohrabBatliwalaPosts: readonly SeedPost[] = [
  {
    postId: 'sohrab-batliwala-fine',
    characterId: 'sohrab-batliwala',
    createdAt: '2026-11-14T14:20:00Z',
    text: 'Caught twice today, both times by a girl of six. Twenty rupees in the tin. I let her win.',
    translations: {
      'zh-CN': '今天被拆穿两回，都是同一个六岁小丫头。二十卢比进了罐子。是我让着她的。',
      'es-ES': 'Hoy me han pillado dos veces, las dos una niña de seis años. Veinte rupias a la lata. La dejé ganar.',
      'ar-SA': 'ضُبطتُ اليوم مرتين، وفي المرتين طفلة في السادسة. عشرون روبية في العلبة. أنا الذي تركتُها تفوز.',
      'pt-PT': 'Hoje apanharam-me duas vezes, as duas uma miúda de seis anos. Vinte rupias na lata. Deixei-a ganhar.',
      'tr-TR':
        'Bugün iki kere yakalandım, ikisinde de altı yaşında bir kıza. Kutuya yirmi rupi. Kazanmasına ben izin verdim.',
      'ja-JP': '本日二度見破られた、二度とも六歳の女の子に。缶に二十ルピー。わざと負けてやったんだ。',
      'ko-KR': '오늘 두 번 들켰는데 두 번 다 여섯 살짜리 꼬마한테였다. 깡통에 20루피. 내가 봐준 거다.',
      'fr-FR':
        'Pris deux fois aujourd’hui, les deux par une gamine de six ans. Vingt roupies dans la boîte. Je l’ai laissée gagner.',
      'de-DE':
        'Heute zweimal erwischt worden, beide Male von einer Sechsjährigen. Zwanzig Rupien in die Dose. Ich habe sie gewinnen lassen.',
    },
  },
  {
    postId: 'sohrab-batliwala-high-tide',
    characterId: 'sohrab-batliwala',
    createdAt: '2026-11-18T12:45:00Z',
    text: 'High tide came over the wall at Marine Drive and into my lap. I had the window down for the breeze, because it does not go up. The sea asked for you by name.',
    translations: {
      'zh-CN': '涨潮了，浪翻过海滨大道的堤，直接坐到我腿上。车窗开着是为了吹风，因为它关不上。海水点名问起你。',
      'es-ES':
        'La marea ha saltado el muro de Marine Drive y se me ha sentado encima. Llevaba la ventanilla bajada por el fresco, porque no sube. El mar preguntó por ti, con nombre y apellido.',
      'ar-SA':
        'علا المدّ فوق سور مارين درايف ونزل في حِجري. كنتُ قد فتحتُ النافذة طلباً للهواء، فهي لا تُغلق. سألني البحر عنك بالاسم.',
      'pt-PT':
        'A maré saltou o muro da Marine Drive e sentou-se-me ao colo. Eu levava o vidro aberto por causa da aragem, porque já não fecha. O mar perguntou por ti, pelo nome.',
      'tr-TR':
        'Deniz kabarıp Marine Drive’ın duvarını aştı, kucağıma oturdu. Cam serinlik için açıktı, zaten kapanmıyor. Deniz seni adınla sordu.',
      'ja-JP':
        '満潮の波がマリン・ドライブの堤を越えて、わしの膝に乗ってきた。窓は風を入れるために開けておった、閉まらんのでな。海はあんたの名前を出して、元気かと聞いとったよ。',
      'ko-KR':
        '만조 때 파도가 마린 드라이브 방파제를 넘어 내 무릎에 앉았다. 창문은 바람 쐬려고 열어 뒀다, 안 올라가니까. 바다가 자네 이름을 대며 안부를 묻더군.',
      'fr-FR':
        'La marée a sauté le mur de Marine Drive et s’est assise sur mes genoux. J’avais la vitre baissée pour la brise, vu qu’elle ne remonte plus. La mer a demandé de tes nouvelles, par ton prénom.',
      'de-DE':
        'Die Flut ist am Marine Drive über die Mauer gekommen und hat sich auf meinen Schoß gesetzt. Das Fenster war offen wegen der Brise, es geht nämlich nicht mehr zu. Das Meer hat nach dir gefragt, mit Namen.',
    },
  },
  {
    postId: 'sohrab-batliwala-inspector',
    characterId: 'sohrab-batliwala',
    createdAt: '2026-11-22T15:30:00Z',
    text: 'Inspector stopped me and asked for papers. I gave him the Times, he read me my horoscope, and then he needed a lift to Byculla. He was not in my back seat when you saw me, and that was not him singing.',
    translations: {
      'zh-CN':
        '稽查员拦下我要看证件。我递给他一份报纸，他给我念了星座运势，然后要搭车去拜库拉。你看见我的时候，他没坐在后座，唱歌的也不是他。',
      'es-ES':
        'Me paró un inspector y me pidió los papeles. Le di el periódico, me leyó el horóscopo y luego necesitaba que lo llevara a Byculla. No iba en el asiento de atrás cuando me viste, y el que cantaba no era él.',
      'ar-SA':
        'أوقفني مفتش وطلب الأوراق. أعطيتُه ورق الجريدة، فقرأ لي برجي، ثم احتاج إلى من يوصله إلى بيكولا. لم يكن هو الجالس في المقعد الخلفي حين رأيتَني، ولا هو الذي كان يغني.',
      'pt-PT':
        'Um inspetor mandou-me parar e pediu os papéis. Dei-lhe o jornal, ele leu-me o horóscopo e depois precisou de boleia até Byculla. Não ia no banco de trás quando me viste, e quem cantava não era ele.',
      'tr-TR':
        'Müfettiş beni durdurdu, kâğıtları istedi. Gazeteyi verdim, bana burcumu okudu, sonra Byculla’ya kadar bırakmamı rica etti. Beni gördüğünde arka koltukta o yoktu, şarkı söyleyen de o değildi.',
      'ja-JP':
        '検査官に止められて、書類を見せろと言われた。新聞を渡したら星占いを読んでくれて、そのあとバイカラまで乗せてくれと来た。あんたが見かけたとき後ろにいたのは検査官じゃないし、歌っていたのも別の男だ。',
      'ko-KR':
        '단속관이 차를 세우더니 종이를 내놓으란다. 신문지를 줬더니 내 오늘의 운세를 읽어 주고는 비쿨라까지 태워 달라더군. 자네가 봤을 때 뒷자리에 있던 건 그 양반이 아니고, 노래한 것도 그 양반이 아니네.',
      'fr-FR':
        'Un inspecteur m’arrête et demande mes papiers. Je lui tends le journal, il me lit mon horoscope, et voilà qu’il lui faut un taxi pour Byculla. Ce n’était pas lui sur la banquette quand tu m’as vu, et ce n’est pas lui qui chantait.',
      'de-DE':
        'Ein Inspektor hat mich angehalten und wollte Papiere sehen. Ich gab ihm die Zeitung, er las mir mein Horoskop vor, und dann musste er nach Byculla. Als du mich gesehen hast, saß er nicht hinten, und gesungen hat er auch nicht.',
    },
  },
];
