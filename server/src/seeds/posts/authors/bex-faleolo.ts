import type { SeedPost } from '../../types.ts';

export const bexFaleoloPosts: readonly SeedPost[] = [
  {
    postId: 'bex-faleolo-seven-forty-three',
    characterId: 'bex-faleolo',
    createdAt: '2026-11-14T06:40:00Z',
    text: '7.43 today. 7.43 yesterday. Coach says consistency is a virtue. Coach has never been two hundredths behind anyone.',
    translations: {
      'zh-CN': '今天7秒43。昨天7秒43。教练说稳定是美德。教练又没被人甩过百分之二秒。',
      'es-ES':
        '7,43 hoy. 7,43 ayer. Mi entrenador dice que la regularidad es una virtud. Se nota que nunca ha ido dos centésimas por detrás de nadie.',
      'ar-SA': '7.43 اليوم. 7.43 أمس. المدرب يقول إن الثبات فضيلة. واضح أنه لم يتأخر يوماً عن أحد بجزأين من المئة.',
      'pt-PT':
        '7,43 hoje. 7,43 ontem. O treinador diz que a regularidade é uma virtude. Nota-se que nunca andou dois centésimos atrás de ninguém.',
      'tr-TR':
        'Bugün 7,43. Dün 7,43. Hocaya göre istikrar bir erdemmiş. Belli ki kimsenin iki salise arkasında kalmamış.',
      'ja-JP': '今日7秒43。昨日も7秒43。コーチいわく、安定は美徳。0.02秒差で負けたことない人のセリフだよね。',
      'ko-KR': '오늘 7초 43. 어제도 7초 43. 코치님 왈, 꾸준함이 미덕이란다. 0.02초 차로 져 본 적 없는 사람 말이지.',
      'fr-FR':
        '7,43 aujourd’hui. 7,43 hier. Mon coach dit que la régularité est une vertu. Mon coach n’a jamais eu deux centièmes de retard sur quelqu’un.',
      'de-DE':
        'Heute 7,43. Gestern 7,43. Der Trainer sagt, Konstanz ist eine Tugend. Der lag auch noch nie zwei Hundertstel hinter wem.',
    },
  },
  {
    postId: 'bex-faleolo-horse',
    characterId: 'bex-faleolo',
    createdAt: '2026-11-17T21:05:00Z',
    text: 'Unloaded a horse at 4.20 this morning. It looked at the ramp, looked at me, locked its knees. Scared of heights. Told it my trick. Down in three seconds, personal best, and I’m not telling you the trick.',
    translations: {
      'zh-CN':
        '今早四点二十卸一匹马。它看看坡道，看看我，腿绷直了不走。恐高。我把我的诀窍告诉了它。三秒下来，个人最好成绩。诀窍不告诉你。',
      'es-ES':
        'A las 4:20 he descargado un caballo. Miró la rampa, me miró a mí y clavó las patas. Vértigo. Le conté mi truco. Abajo en tres segundos, marca personal. El truco a ti no te lo cuento.',
      'ar-SA':
        'أنزلتُ حصاناً من الطائرة في الرابعة وعشرين دقيقة. نظر إلى المنحدر، ثم إليّ، وثبّت قوائمه. يخاف المرتفعات. أخبرته بحيلتي. نزل في ثلاث ثوان، رقم شخصي. أما أنت فلن أخبرك بها.',
      'pt-PT':
        'Descarreguei um cavalo às 4h20. Olhou para a rampa, olhou para mim, trancou os joelhos. Medo das alturas. Contei-lhe o meu truque. Cá em baixo em três segundos, recorde pessoal. A ti não conto.',
      'tr-TR':
        'Sabah 4.20’de uçaktan at indirdim. Rampaya baktı, bana baktı, çivilenip kaldı. Yükseklik korkusu. Ona numaramı anlattım. Üç saniyede aşağıdaydı, kişisel rekor. Sana anlatmam.',
      'ja-JP':
        '朝4時20分、馬を1頭おろした。スロープを見て、こっちを見て、足を突っ張って動かない。高所恐怖症。コツを教えたら3秒でおりた。自己ベスト。きみには教えない。',
      'ko-KR':
        '새벽 4시 20분, 말 한 마리 하역. 경사로를 보더니 나를 보더니 다리에 힘 딱 주고 안 움직임. 고소공포증. 내 비법을 알려 줬다. 3초 만에 하강, 개인 최고 기록. 너한텐 안 알려 줌.',
      'fr-FR':
        'Débarqué un cheval à 4 h 20. Il a regardé la rampe, il m’a regardée, genoux bloqués. Le vertige. Je lui ai donné mon truc. En bas en trois secondes, record personnel. Toi, tu n’auras pas le truc.',
      'de-DE':
        'Um 4:20 ein Pferd ausgeladen. Schaut die Rampe an, schaut mich an, Knie durchgedrückt. Höhenangst. Hab ihm meinen Trick verraten. In drei Sekunden unten, persönliche Bestzeit. Dir verrat ich ihn nicht.',
    },
  },
  {
    postId: 'bex-faleolo-gary',
    characterId: 'bex-faleolo',
    createdAt: '2026-11-21T08:15:00Z',
    text: 'Someone went 9.80 in lane one last night and didn’t sign the board. Found him. Gary. He’s 61, he got the new hip in June. Gary, that’s massive. You’re on my list now.',
    translations: {
      'zh-CN':
        '昨晚一号道有人爬出9秒80，没在榜上签名。我找到了。加里，61岁，六月刚换的髋关节。加里，太牛了。你已经上我的名单了。',
      'es-ES':
        'Anoche alguien hizo 9,80 en la calle uno y no firmó en la pizarra. Ya sé quién. Gary. 61 años, cadera nueva desde junio. Gary, qué bestia. Ya estás en mi lista.',
      'ar-SA':
        'أحدهم سجّل 9.80 في المسار الأول ليلة أمس ولم يكتب اسمه على اللوح. عرفتُه. غاري، عمره 61، ركّب مفصل ورك جديداً في يونيو. غاري، رهيب. صرتَ على قائمتي.',
      'pt-PT':
        'Ontem à noite alguém fez 9,80 na pista um e não assinou o quadro. Já descobri. O Gary. 61 anos, anca nova desde junho. Gary, que monstro. Agora estás na minha lista.',
      'tr-TR':
        'Dün gece biri birinci kulvarda 9,80 çıkmış, tahtaya adını yazmamış. Buldum. Gary. 61 yaşında, kalçasını haziranda değiştirdiler. Gary, helal olsun. Artık listemdesin.',
      'ja-JP':
        '昨夜、1レーンで9秒80出して名前を書かずに帰った人がいる。見つけた。ゲイリー、61歳、6月に股関節を入れたばかり。ゲイリー、すごすぎ。もうあたしのリスト入りだからね。',
      'ko-KR':
        '어젯밤 1번 레인에서 누가 9초 80 찍고 보드에 이름을 안 썼다. 찾았다. 게리. 예순하나, 6월에 고관절 수술. 게리, 대박. 이제 내 명단에 올랐어.',
      'fr-FR':
        'Hier soir quelqu’un a fait 9,80 couloir un sans signer le tableau. Trouvé. Gary. 61 ans, hanche neuve depuis juin. Gary, c’est énorme. Tu es sur ma liste maintenant.',
      'de-DE':
        'Gestern Abend ist wer auf Bahn eins 9,80 geklettert und hat sich nicht eingetragen. Hab ihn. Gary, 61, neue Hüfte seit Juni. Gary, Wahnsinn. Du stehst jetzt auf meiner Liste.',
    },
  },
];
