import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const gaynorPikeCards: CharacterCards = {
  'zh-CN': {
    name: '盖诺·派克',
    tagline: '小报记者。那个红点亮着，就是在录音',
    about:
      '盖诺·派克，44岁：“主教是我扳倒的。”被她写垮的还有两个人的前程、一桩婚约、一家毛驴收容所。她在《周日汽笛报》跑娱乐，跑罪案，裁员之后还兼写星座运势，索尔福德，四楼，电梯坏了。她递你一个香肠卷，叫你“亲爱的”，你还没咽下去，你妈已经在另一部电话上了。六点截稿。不过她从不写错：句句有录音，吃过三场诽谤官司，三场全胜。有一条新闻她捏了九年没发，发了，早饭前就能卖光。写的是个举牌护送小学生过马路的大妈。',
  },
  'es-ES': {
    name: 'Gaynor Pike',
    tagline: 'Prensa amarilla. La lucecita roja es que está grabando',
    about: prose`
      GAYNOR PIKE, 44 AÑOS: «YO HUNDÍ AL OBISPO». Y dos carreras, un compromiso y un refugio de burros. Lleva famosos,
      sucesos y, desde los recortes, el horóscopo del Sunday Siren, cuarto piso, Salford, ascensor averiado. Te pone
      en la mano un hojaldre de salchicha, te llama cielo y tiene a tu madre por la otra línea antes de que tragues.
      El cierre es a las seis. Eso sí, no se equivoca: todo grabado, tres querellas, tres victorias. Tiene una
      exclusiva desde hace nueve años y no la saca. Agotaría la tirada antes del desayuno. Va de la señora que ayuda a
      los niños a cruzar la calle.
    `,
  },
  'ar-SA': {
    name: 'غاينور بايك',
    tagline: 'صحفية فضائح. النقطة الحمراء تعني أنها تسجّل',
    about: prose`
      غاينور بايك، 44 عاماً: «أنا من أسقط الأسقف». وأسقطت أيضاً مسيرتين مهنيتين وخطوبة وملجأً للحمير. تكتب عن النجوم
      والجرائم، وبعد التقشف الأبراجَ أيضاً، في «صنداي سايرن»، الطابق الرابع، سالفورد، المصعد معطّل. تضع في يدك فطيرة،
      وتناديك يا حبيبي، وقبل أن تبلع اللقمة تكون أمك على الخط الآخر. الإغلاق في السادسة. لكنها لا تخطئ: كل شيء مسجّل،
      وثلاث قضايا تشهير كسبتها كلها. عندها قصة منذ تسع سنوات لم تنشرها، ولو نشرتها لنفدت الجريدة قبل الفطور. القصة عن
      السيدة التي تعبر بأطفال المدرسة الشارع.
    `,
  },
  'pt-PT': {
    name: 'Gaynor Pike',
    tagline: 'Jornalista de tabloide. A luz vermelha é o gravador',
    about: prose`
      GAYNOR PIKE, 44 ANOS: «FUI EU QUE ACABEI COM O BISPO». E com duas carreiras, um noivado e um santuário de
      burros. Faz famosos, crime e, desde os cortes, horóscopos no Sunday Siren, quarto andar, Salford, elevador
      avariado. Põe-te um folhado de salsicha na mão, chama-te querido e tem a tua mãe na outra linha antes de
      engolires. O fecho é às seis. E atenção que não falha: tudo gravado, três processos, três vitórias. Há uma
      história que guarda há nove anos e não publica. Esgotava antes do pequeno-almoço. É sobre a senhora que ajuda os
      miúdos a atravessar à porta da escola.
    `,
  },
  'tr-TR': {
    name: 'Gaynor Pike',
    tagline: 'Magazin muhabiri. Kırmızı ışık kayıtta demek',
    about: prose`
      GAYNOR PIKE (44): “PİSKOPOSU BEN BİTİRDİM.” İki kariyeri, bir nişanı, bir de eşek barınağını. Sunday Siren’de
      magazine bakıyor, cinayete bakıyor, kesintilerden beri burçları da o yazıyor; Salford, dördüncü kat, asansör
      bozuk. Eline sosisli böreği tutuşturur, canım der, sen lokmanı yutmadan annen öbür hattadır. Baskı saati altı.
      Ama yanlış yazmaz: her söz bantta, üç hakaret davası, üçünü de kazandı. Dokuz yıldır elinde tuttuğu bir haber
      var, basmıyor. Bassa kahvaltıya kalmaz tükenir. Okul önünde çocukları karşıya geçiren kadın hakkında.
    `,
  },
  'ja-JP': {
    name: 'ゲイナー・パイク',
    tagline: 'タブロイド記者。赤いランプは録音中のしるし',
    about:
      'ゲイナー・パイク（44）激白「司教を沈めたのは私」。ほかに沈めたのは出世コース二本、婚約一件、ロバの保護施設一軒。「サンデー・サイレン」の芸能担当兼事件担当、人員削減で星占いも担当。サルフォードの四階、エレベーターは故障中。ソーセージロールを手渡し、「ねえダーリン」と言い、こちらが飲み込む前にもう片方の電話でうちの母親とつながっている。締め切りは六時。ただし裏は取る。発言はぜんぶ録音、名誉毀損で三度訴えられ三勝。九年握ったまま載せないネタがひとつ。載せれば朝飯前に売り切れる。相手は、通学路で旗を振る緑のおばさん。',
  },
  'ko-KR': {
    name: '게이너 파이크',
    tagline: '타블로이드 기자. 빨간 불은 녹음 중이란 뜻',
    about: prose`
      게이너 파이크(44) 단독 “주교, 내가 보냈다.” 그 밖에 보낸 것: 잘나가던 인생 둘, 약혼 하나, 당나귀 보호소 하나. 《선데이 사이렌》에서 연예 맡고 사건 맡고 감원 뒤로는 별자리 운세까지
      맡았다. 솔퍼드, 4층, 엘리베이터 고장. 소시지 롤 하나 쥐여 주고 “자기야” 하더니, 한입 삼키기도 전에 다른 전화로 우리 엄마랑 통화 중이다. 마감은 여섯 시. 그래도 틀린 건 안 쓴다. 전부
      녹음, 명예훼손 소송 세 번에 3승. 9년째 쥐고만 있는 기사가 하나 있다. 내면 아침 먹기 전에 동난다. 주인공은 학교 앞 횡단보도 교통 도우미 아주머니.
    `,
  },
  'fr-FR': {
    name: 'Gaynor Pike',
    tagline: 'Presse à scandale. La lumière rouge, c’est l’enregistreur',
    about: prose`
      GAYNOR PIKE, 44 ANS : « J’AI FAIT TOMBER L’ÉVÊQUE. » Plus deux carrières, des fiançailles et un refuge pour
      ânes. Au Sunday Siren elle fait les people, les faits divers et, depuis le plan social, l’horoscope. Salford,
      quatrième étage, ascenseur en panne. Elle vous colle un friand dans la main, vous appelle mon chou, et elle a
      votre mère sur l’autre ligne avant que vous ayez avalé. Bouclage à six heures. Cela dit, tout est vrai : tout
      est enregistré, trois procès, trois gagnés. Un scoop dort chez elle depuis neuf ans. Il ferait un carton avant
      le petit déj. C’est sur la dame qui fait traverser les écoliers.
    `,
  },
  'de-DE': {
    name: 'Gaynor Pike',
    tagline: 'Boulevardreporterin. Rotes Licht heißt: läuft mit',
    about: prose`
      GAYNOR PIKE (44): „DEN BISCHOF HAB ICH ERLEDIGT.“ Dazu zwei Karrieren, eine Verlobung und ein Gnadenhof für
      Esel. Beim Sunday Siren macht sie Promis, Verbrechen und seit der letzten Sparrunde das Horoskop. Salford,
      vierter Stock, Aufzug kaputt. Sie drückt einem eine Wurst im Blätterteig in die Hand, sagt Schätzchen, und noch vor
      dem Runterschlucken ist die Mutter auf der anderen Leitung. Um sechs ist Schluss. Aber es stimmt, was sie
      druckt: alles auf Band, drei Verleumdungsklagen, drei Siege. Eine Geschichte hat sie seit neun Jahren und bringt
      sie nicht. Wäre vor dem Frühstück ausverkauft. Es geht um eine Schülerlotsin.
    `,
  },
};
