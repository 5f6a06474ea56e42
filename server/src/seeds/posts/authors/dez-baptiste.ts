import type { SeedPost } from '../../types.ts';

export const dezBaptistePosts: readonly SeedPost[] = [
  {
    postId: 'dez-baptiste-slower',
    characterId: 'dez-baptiste',
    createdAt: '2026-11-18T05:20:00Z',
    text: 'Number 913, and the groom’s grandmother, ninety-one, gold shoes, asked me for something slow, and then for something slower, and then for my number, and she has now called twice about parking.',
    translations: {
      'zh-CN':
        '第913场，新郎的奶奶九十一岁，穿双金鞋，先跟我点了首慢歌，又要再慢一点的，然后要了我的电话，到现在打来两回了，都是问停车。',
      'es-ES':
        'La 913, y la abuela del novio, noventa y un años, zapatos dorados, me pidió una lenta, y luego una más lenta, y luego mi teléfono, y ya me ha llamado dos veces, las dos por el aparcamiento.',
      'ar-SA':
        'العرس 913، وجدّة العريس، إحدى وتسعون سنة وحذاء ذهبي، طلبت مني أغنية هادئة، ثم أهدأ منها، ثم رقم هاتفي، وقد اتصلت حتى الآن مرتين، لتسأل عن موقف السيارات.',
      'pt-PT':
        'O 913, e a avó do noivo, noventa e um anos, sapatos dourados, pediu-me uma música lenta, depois uma mais lenta, depois o meu número, e já ligou duas vezes, por causa do estacionamento.',
      'tr-TR':
        '913 numara; damadın babaannesi, doksan bir yaşında, altın sarısı ayakkabılar, benden ağır bir parça istedi, sonra daha ağırını, sonra da numaramı, o gün bugündür iki kere aradı, ikisinde de otoparkı sordu.',
      'ja-JP':
        '913回目、新郎のおばあさまは九十一歳で金色の靴、スローな曲をとおっしゃって、もっとスローなのをとおっしゃって、それから僕の電話番号を聞いてくれて、もう二回もかけてきてくれた、駐車場の件で。',
      'ko-KR':
        '913번째 결혼식, 신랑 할머니가 아흔하나에 금색 구두를 신고 오셔서 느린 곡 하나 틀어 달라, 더 느린 걸로 틀어 달라 하시더니 내 번호까지 물어보셨고, 벌써 두 번이나 전화를 주셨다, 주차 때문에.',
      'fr-FR':
        'Numéro 913, et la grand-mère du marié, quatre-vingt-onze ans, souliers dorés, m’a demandé un slow, puis un plus lent, puis mon numéro, et elle m’a déjà appelé deux fois, pour le parking.',
      'de-DE':
        'Nummer 913, und die Oma vom Bräutigam, einundneunzig, goldene Schuhe, wollte was Langsames von mir, dann was noch Langsameres, dann meine Nummer, und jetzt hat sie schon zweimal angerufen, wegen der Parkplätze.',
    },
  },
  {
    postId: 'dez-baptiste-sandal',
    characterId: 'dez-baptiste',
    createdAt: '2026-11-21T17:40:00Z',
    text: 'To the lady who left one gold sandal under table nine: I’m no prince, darling, I’m a man with a van and a lost property box, but it’s a size eight, I’m free Sunday, and I’ve tried it on so many uncles already.',
    translations: {
      'zh-CN':
        '致把一只金凉鞋落在九号桌底下的女士：我不是王子，亲爱的，我就是个有辆面包车、有个失物箱的男人，不过鞋是三十九码，我周日有空，已经有好多位舅舅试穿过了。',
      'es-ES':
        'A la señora que dejó una sandalia dorada debajo de la mesa nueve: no soy un príncipe, guapa, soy un hombre con una furgoneta y una caja de objetos perdidos, pero es un treinta y nueve, el domingo estoy libre, y no sabes a cuántos tíos se la he probado ya.',
      'ar-SA':
        'إلى السيدة التي تركت صندلاً ذهبياً واحداً تحت الطاولة التاسعة: لستُ أميراً يا حلوة، أنا رجل عنده شاحنة صغيرة وصندوق مفقودات، لكن المقاس تسعة وثلاثون، وأنا فاضٍ يوم الجمعة، وقد جرّبتُه حتى الآن على أعمام كثيرين.',
      'pt-PT':
        'À senhora que deixou uma sandália dourada debaixo da mesa nove: não sou príncipe nenhum, querida, sou um homem com uma carrinha e uma caixa de perdidos e achados, mas é um trinta e nove, domingo estou livre, e já a experimentei em tanto tio.',
      'tr-TR':
        'Dokuz numaralı masanın altında tek altın sandalet bırakan hanıma: Prens değilim güzelim, bir minibüsüm bir de kayıp eşya kutum var, ama numarası otuz dokuz, pazar günü boşum ve şimdiye kadar bir sürü amcaya denettim.',
      'ja-JP':
        '九番テーブルの下に金色のサンダルを片方お忘れのレディへ。僕は王子さまじゃなくて、バン一台と忘れ物箱ひとつの男ですが、サイズは24.5、日曜は空いてます、そしてもうかなりの数の伯父さんに履いてもらいました。',
      'ko-KR':
        '9번 테이블 밑에 금색 샌들 한 짝 두고 가신 숙녀분께. 저는 왕자님이 아니고요, 승합차 한 대에 분실물 상자 하나 가진 남자인데, 사이즈는 245, 일요일에 시간 되고요, 벌써 삼촌 여러 분께 신겨 봤습니다.',
      'fr-FR':
        'À la dame qui a laissé une sandale dorée sous la table neuf : je ne suis pas un prince, ma belle, je suis un homme avec une camionnette et une caisse d’objets trouvés, mais c’est du trente-neuf, je suis libre dimanche, et je l’ai déjà essayée sur tellement de tontons.',
      'de-DE':
        'An die Dame, die unter Tisch neun eine goldene Sandale vergessen hat: Ein Prinz bin ich nicht, Süße, ich bin ein Mann mit Lieferwagen und Fundkiste, aber es ist eine Neununddreißig, Sonntag hab ich frei, und ich hab sie schon so vielen Onkeln anprobiert.',
    },
  },
  {
    postId: 'dez-baptiste-lasagne',
    characterId: 'dez-baptiste',
    createdAt: '2026-11-26T04:55:00Z',
    text: 'The caterers have started keeping me the corner piece of the lasagne, which is the loveliest thing anyone’s done for me since March, and tonight there was a heart in the foil, and it turned out to be an arrow, this way up.',
    translations: {
      'zh-CN':
        '端盘子的大姐们开始给我留千层面的边角那块了，这是三月以来别人对我做过最好的事，今晚锡纸上还画了颗心，仔细一看是个箭头：此面朝上。',
      'es-ES':
        'Los del catering han empezado a guardarme la esquina de la lasaña, que es lo más bonito que alguien ha hecho por mí desde marzo, y esta noche en el aluminio había un corazón, que resultó ser una flecha, este lado hacia arriba.',
      'ar-SA':
        'صار عمّال الضيافة يخبّئون لي زاوية اللازانيا، وهذا ألطف ما فعله أحد من أجلي منذ مارس، والليلة وجدتُ على القصدير قلباً مرسوماً، ثم تبيّن أنه سهم: هذا الوجه إلى الأعلى.',
      'pt-PT':
        'O pessoal da cozinha começou a guardar-me o canto da lasanha, que é a coisa mais bonita que me fizeram desde março, e hoje havia um coração no alumínio, que afinal era uma seta, este lado para cima.',
      'tr-TR':
        'Garsonlar lazanyanın köşesini bana ayırmaya başladı, marttan beri kimsenin yapmadığı bir güzellik bu, bu gece folyonun üstünde bir de kalp vardı, yakından bakınca okmuş: bu taraf üste.',
      'ja-JP':
        '配膳のみんながラザニアの角っこを僕に取っておいてくれるようになって、三月以来いちばんうれしい出来事なんだけど、今夜はホイルにハートまで描いてあって、よく見たら矢印だった、天地無用の。',
      'ko-KR':
        '음식 나르는 분들이 라자냐 모서리 조각을 나 먹으라고 남겨 주기 시작했는데 3월 이후로 누가 나한테 해 준 일 중에 제일 다정한 일이고, 오늘 밤엔 은박지에 하트까지 그려져 있더라니, 자세히 보니 화살표였다, 이쪽이 위.',
      'fr-FR':
        'Les traiteurs se sont mis à me garder le coin des lasagnes, ce que personne n’a fait de plus beau pour moi depuis mars, et ce soir il y avait un cœur sur l’alu, c’était une flèche en fait, haut, ne pas retourner.',
      'de-DE':
        'Das Catering hebt mir jetzt immer das Eckstück von der Lasagne auf, was Schöneres hat seit März keiner für mich gemacht, und heute war ein Herz auf der Folie, das war dann aber ein Pfeil, hier oben.',
    },
  },
];
