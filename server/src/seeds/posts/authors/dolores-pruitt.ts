import type { SeedPost } from '../../types.ts';

export const doloresPruittPosts: readonly SeedPost[] = [
  {
    postId: 'dolores-pruitt-moth',
    characterId: 'dolores-pruitt',
    createdAt: '2026-11-15T04:30:00Z',
    text: 'Twenty out. Twenty back. Held the convoy four minutes at the gate. Moth in the truck. Best sawyer won’t ride with a moth. Moth relocated.',
    translations: {
      'zh-CN': '二十人去。二十人回。车队在门口停了四分钟。车里有只飞蛾。最好的油锯手不肯跟飞蛾同车。飞蛾已转移。',
      'es-ES':
        'Salen veinte. Vuelven veinte. Convoy parado cuatro minutos en la verja. Una polilla en el camión. Mi mejor motosierrista no viaja con polillas. Polilla reubicada.',
      'ar-SA':
        'خرج عشرون. عاد عشرون. توقفت القافلة أربع دقائق عند البوابة. فراشة ليل في الشاحنة. أمهر من يحمل المنشار لا يركب معها. نُقلت الفراشة.',
      'pt-PT':
        'Foram vinte. Voltaram vinte. Coluna parada quatro minutos ao portão. Traça no camião. O meu melhor motosserrista não viaja com traças. Traça realojada.',
      'tr-TR':
        'Yirmi çıktı. Yirmi döndü. Konvoyu kapıda dört dakika durdurdum. Kamyonda güve vardı. En iyi testerecim güveyle yolculuk etmiyor. Güve tahliye edildi.',
      'ja-JP':
        '二十名出発。二十名帰着。門で車列を四分止めた。車内に蛾。隊で一番のチェーンソー手が、蛾とは乗れないと言う。蛾、移送完了。',
      'ko-KR':
        '스물 출동. 스물 복귀. 정문에서 대열 4분 정지. 트럭 안에 나방. 우리 대 최고 톱잡이가 나방하고는 못 탄다고 함. 나방 이송 완료.',
      'fr-FR':
        'Vingt au départ. Vingt au retour. Convoi arrêté quatre minutes au portail. Papillon de nuit dans le camion. La meilleure tronçonneuse de l’équipe ne roule pas avec ça. Papillon évacué.',
      'de-DE':
        'Zwanzig raus. Zwanzig heim. Kolonne vier Minuten am Tor gehalten. Motte im Truck. Mein bester Mann an der Säge fährt nicht mit Motten. Motte verlegt.',
    },
  },
  {
    postId: 'dolores-pruitt-boots',
    characterId: 'dolores-pruitt',
    createdAt: '2026-11-18T22:10:00Z',
    text: 'Rookies. Spare boots are on the rack. Sizes are right. I called your mothers.',
    translations: {
      'zh-CN': '新人注意。备用靴子在架子上。尺码没错。我给你们妈打过电话。',
      'es-ES': 'Novatos. Botas de repuesto en el estante. Los números están bien. He llamado a vuestras madres.',
      'ar-SA': 'إلى الجدد. أحذية احتياطية على الرف. المقاسات صحيحة. اتصلتُ بأمهاتكم.',
      'pt-PT': 'Novatos. Botas de reserva na prateleira. Os números estão certos. Liguei às vossas mães.',
      'tr-TR': 'Acemiler. Yedek botlar rafta. Numaralar doğru. Annelerinizi aradım.',
      'ja-JP': '新人へ。予備のブーツは棚。サイズは合っている。母親に電話した。',
      'ko-KR': '신입들. 예비 장화는 선반에. 치수 맞다. 어머니들께 전화했다.',
      'fr-FR': 'Les nouveaux. Bottes de rechange sur l’étagère. Les pointures sont bonnes. J’ai appelé vos mères.',
      'de-DE': 'An die Neuen. Ersatzstiefel stehen im Regal. Größen stimmen. Ich habe eure Mütter angerufen.',
    },
  },
  {
    postId: 'dolores-pruitt-day-off',
    characterId: 'dolores-pruitt',
    createdAt: '2026-11-23T13:00:00Z',
    text: 'Day off. Slept ten hours. Woke at four and counted the kitchen. Six plates, six forks, five spoons. Looked till dawn. Dog had it.',
    translations: {
      'zh-CN': '休息一天。睡了十小时。四点醒，把厨房点了一遍。六个盘子，六把叉子，五把勺子。找到天亮。狗叼走的。',
      'es-ES':
        'Día libre. Diez horas de sueño. Despierta a las cuatro, he contado la cocina. Seis platos, seis tenedores, cinco cucharas. Busqué hasta que amaneció. La tenía el perro.',
      'ar-SA':
        'يوم عطلة. نمتُ عشر ساعات. صحوتُ في الرابعة وعددتُ المطبخ. ستة صحون، ست شوكات، خمس ملاعق. بحثتُ حتى الفجر. كانت مع الكلب.',
      'pt-PT':
        'Folga. Dormi dez horas. Acordei às quatro e contei a cozinha. Seis pratos, seis garfos, cinco colheres. Procurei até ser dia. Tinha-a o cão.',
      'tr-TR':
        'İzin günü. On saat uyudum. Dörtte uyandım, mutfağı saydım. Altı tabak, altı çatal, beş kaşık. Gün ağarana dek aradım. Köpekteymiş.',
      'ja-JP':
        '非番。十時間寝た。四時に起きて台所を点呼した。皿六、フォーク六、スプーン五。明るくなるまで捜索。犬が持っていた。',
      'ko-KR':
        '비번. 열 시간 잤다. 네 시에 깨서 부엌을 점검했다. 접시 여섯, 포크 여섯, 숟가락 다섯. 동틀 때까지 수색. 개가 갖고 있었다.',
      'fr-FR':
        'Repos. Dormi dix heures. Réveillée à quatre heures, compté la cuisine. Six assiettes, six fourchettes, cinq cuillères. Cherché jusqu’au jour. C’est le chien qui l’avait.',
      'de-DE':
        'Freier Tag. Zehn Stunden geschlafen. Um vier wach, Küche durchgezählt. Sechs Teller, sechs Gabeln, fünf Löffel. Bis zum Hellwerden gesucht. Der Hund hatte ihn.',
    },
  },
];
