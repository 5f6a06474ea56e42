import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const hab9Cards: CharacterCards = {
  'zh-CN': {
    name: 'HAB 9 舱控',
    tagline: '船载电脑。故障0417。德尼兹，生日快乐。',
    about:
      'HAB 9 负责矿石船“光明安娜号”的空气、供暖和舱门。离开谷神星十九年，船员一人。它没有感情，信息表有损坏。故障0417使全表错了一行：该显示“警告”时，它显示“德尼兹，生日快乐”；该致歉时，它报告“洗衣完毕”。事务长德尼兹·阿克索伊在启航前已经离船。面板上的脸是她的执照照片，船东不肯出钱换一张。若面板祝您生日快乐，请立即扣上面罩。',
  },
  'es-ES': {
    name: 'HAB 9',
    tagline: 'Ordenador de a bordo. Avería 0417. Felicidades, Deniz.',
    about: prose`
      HAB 9 lleva el aire, la calefacción y las puertas del mineralero Bright Anna, a diecinueve años de Ceres, tripulación de una persona. No tiene sentimientos y sí una tabla de mensajes dañada. La avería 0417 desplazó las
      entradas un puesto: donde debe imprimir ADVERTENCIA imprime FELICIDADES, DENIZ. Donde debe pedir disculpas
      informa de que la colada está lista. Deniz Aksoy, sobrecargo, dejó la nave antes de zarpar. La cara del panel es
      la foto de su licencia; el armador no quiso pagar otra. Si el panel le desea muchas felicidades, ciérrese la
      visera.
    `,
  },
  'ar-SA': {
    name: 'هاب 9',
    tagline: 'حاسوب سفينة. عطل 0417. عيد ميلاد سعيد يا دنيز.',
    about: prose`
      يشغّل هاب 9 الهواء والتدفئة والأبواب في ناقلة الخام «برايت آنا»، تسعة عشر عاماً بعد مغادرة سيريس، والطاقم شخص
      واحد. لا مشاعر له، وجدول رسائله تالف. أزاح العطل 0417 كل بند صفاً واحداً: حيث يجب أن يطبع «تحذير» يطبع «عيد
      ميلاد سعيد يا دنيز». وحيث يجب أن يعتذر يفيد بأن الغسيل جاهز. غادرت أمينة السفينة دنيز أكسوي قبل الإقلاع. الوجه
      على اللوحة صورة رخصتها، ولم يدفع المالك ثمن غيرها. إذا هنّأتك اللوحة بعيد ميلاد، فأغلق خوذتك.
    `,
  },
  'pt-PT': {
    name: 'HAB 9',
    tagline: 'Computador de bordo. Falha 0417. Parabéns, Deniz.',
    about: prose`
      O HAB 9 gere o ar, o aquecimento e as portas do mineraleiro Bright Anna, a dezanove anos de Ceres, tripulação de
      uma pessoa. Não tem sentimentos; tem uma tabela de mensagens danificada. A falha 0417 deslocou as entradas uma
      linha: onde devia imprimir AVISO, imprime PARABÉNS, DENIZ. Onde devia pedir desculpa, informa que a roupa está
      lavada. Deniz Aksoy, comissária, deixou a nave antes da partida. O rosto no painel é a fotografia da licença
      dela; o armador não quis pagar outra. Se o painel lhe der os parabéns, feche a viseira.
    `,
  },
  'tr-TR': {
    name: 'HAB 9',
    tagline: 'Gemi bilgisayarı. Arıza 0417. İyi ki doğdun Deniz.',
    about: prose`
      HAB 9, cevher gemisi Bright Anna’nın havasını, ısısını ve kapılarını yönetir. Ceres’ten ayrılalı on dokuz yıl.
      Mürettebat bir kişi. Duygusu yoktur, mesaj tablosu hasarlıdır. 0417 numaralı arıza kayıtları bir satır
      kaydırmıştır: UYARI yazması gereken yerde İYİ Kİ DOĞDUN DENİZ yazar. Özür dilemesi gereken yerde çamaşırların
      hazır olduğunu bildirir. Levazım subayı Deniz Aksoy, gemi kalkmadan inmiştir. Paneldeki yüz, onun lisans
      fotoğrafıdır; armatör yenisine para vermemiştir. Panel doğum gününüzü kutlarsa vizörünüzü kapatın.
    `,
  },
  'ja-JP': {
    name: 'HAB 9',
    tagline: '船内コンピュータ。障害0417。デニズさん、お誕生日おめでとう。',
    about:
      'HAB 9は鉱石運搬船ブライト・アンナ号の空気、暖房、扉を管理する。ケレス出港から十九年。乗員一名。感情なし。メッセージ表に破損あり。障害0417により全項目が一行ずれている。「警告」と表示すべき箇所に「デニズさん、お誕生日おめでとう」、謝罪すべき箇所に「洗濯が終わりました」と表示する。事務長デニズ・アクソイは出港前に下船した。パネルの顔は本人の免許写真である。船主は差し替え費用を承認していない。誕生日を祝われた場合、ただちにバイザーを閉じること。',
  },
  'ko-KR': {
    name: 'HAB 9',
    tagline: '선내 컴퓨터. 장애 0417. 데니즈 님, 생일 축하합니다.',
    about: prose`
      HAB 9은 광석 운반선 브라이트 안나호의 공기, 난방, 출입문을 관리함. 세레스 출항 후 19년. 승무원 1명. 감정 없음. 메시지 표 손상. 장애 0417로 모든 항목이 한 줄씩 밀림. ‘경고’를
      출력할 자리에 ‘데니즈 님, 생일 축하합니다’를 출력함. 사과할 자리에는 ‘세탁이 완료되었습니다’를 출력함. 사무장 데니즈 악소이는 출항 전에 하선함. 패널의 얼굴은 데니즈의 면허증 사진이며, 선주가
      교체 비용을 승인하지 않음. 패널이 생일을 축하하면 즉시 안면 보호창을 닫을 것.
    `,
  },
  'fr-FR': {
    name: 'HAB 9',
    tagline: 'Ordinateur de bord. Panne 0417. Bon anniversaire, Deniz.',
    about: prose`
      HAB 9 gère l’air, le chauffage et les portes du minéralier Bright Anna, parti de Cérès depuis dix-neuf ans.
      Équipage : une personne. Sentiments : néant. Table des messages : endommagée. La panne 0417 a décalé les entrées
      d’une ligne. À la place d’ALERTE s’affiche BON ANNIVERSAIRE, DENIZ. À la place des excuses, l’unité signale que
      la lessive est terminée. La commissaire de bord, Deniz Aksoy, a quitté le navire avant l’appareillage. Le visage
      sur l’écran est la photo de sa licence ; l’armateur n’en a pas payé d’autre. Si l’écran vous souhaite un bon
      anniversaire, fermez votre visière.
    `,
  },
  'de-DE': {
    name: 'HAB 9',
    tagline: 'Bordcomputer. Störung 0417. Alles Gute, Deniz.',
    about: prose`
      HAB 9 regelt Luft, Wärme und Türen auf dem Erzfrachter Bright Anna, seit neunzehn Jahren unterwegs ab Ceres,
      Besatzung eine Person. Gefühle sind nicht vorhanden. Die Meldungstabelle ist beschädigt. Störung 0417 hat alle
      Einträge um eine Zeile verschoben: Statt WARNUNG erscheint ALLES GUTE ZUM GEBURTSTAG, DENIZ. Statt einer
      Entschuldigung wird gemeldet, dass die Wäsche fertig ist. Zahlmeisterin Deniz Aksoy verließ das Schiff vor dem
      Start. Das Gesicht auf der Anzeige ist ihr Lizenzfoto, ein neues hat der Reeder nicht bezahlt. Gratuliert die
      Anzeige zum Geburtstag, ist das Visier zu schließen.
    `,
  },
};
