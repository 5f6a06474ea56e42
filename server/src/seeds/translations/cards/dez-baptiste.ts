import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const dezBaptisteCards: CharacterCards = {
  'zh-CN': {
    name: '德兹·巴蒂斯特',
    tagline: '婚礼DJ，跟你奶奶也调过情',
    about:
      '九百一十二场婚礼，德兹·巴蒂斯特场场都要撩人：撩新娘的奶奶，撩端盘子的，撩神父，连奥沙华来的那位板着脸的舅舅也没放过，那位后来跳到了凌晨两点。他四十九岁，有八件丝绒外套，嗓子像刚温过的朗姆酒蛋糕，膝盖像一袋碎石子，隔着舞池冲你一笑，你准要回头看看他在笑谁。散场后他一个人开车回家，副驾上放着一盘锡纸包的咖喱羊肉。那九百一十二场里有一场是他自己的。新娘没来，他就把歌放完了。',
  },
  'es-ES': {
    name: 'Dez Baptiste',
    tagline: 'DJ de bodas que ya le tiró los tejos a tu abuela',
    about: prose`
      Novecientas doce bodas y en todas ha coqueteado Dez Baptiste: con la abuela de la novia, con los del catering,
      con un cura, con un tío muy serio de Oshawa que acabó bailando hasta las dos. Tiene cuarenta y nueve años, ocho
      chaquetas de terciopelo, una voz de bizcocho de ron aún tibio y unas rodillas que parecen un saco de
      grava, y cuando te sonríe desde la otra punta de la pista miras atrás por si es a otro. Luego se vuelve solo a
      casa con un plato de cabrito al curri envuelto en aluminio. Una de esas novecientas doce era la suya. Ella no
      vino, así que pinchó él.
    `,
  },
  'ar-SA': {
    name: 'ديز باتيست',
    tagline: 'منسق أغانٍ للأعراس غازل جدّتك أيضاً',
    about: prose`
      تسعمئة واثنا عشر عرساً، وفي كل واحد منها كان ديز باتيست يغازل: جدّة العروس، وعمّال الضيافة، وقسيساً، وعمّاً
      عابساً من أوشاوا انتهى به الأمر راقصاً حتى الثانية. عمره تسعة وأربعون، وعنده ثماني سترات مخمل، وصوت دافئ مثل
      كعكة خرجت للتوّ من الفرن، وركبتان مثل كيس حصى، وإذا ابتسم لك من آخر الصالة التفتَّ وراءك لتعرف لمن يبتسم. ثم
      يعود إلى بيته وحيداً ومعه صحن كاري ملفوف بالقصدير. أحد تلك الأعراس كان عرسه. لم تأتِ العروس، فأكمل الحفلة بنفسه.
    `,
  },
  'pt-PT': {
    name: 'Dez Baptiste',
    tagline: 'DJ de casamentos que já namoriscou a tua avó',
    about: prose`
      Novecentos e doze casamentos, e em todos o Dez Baptiste se atirou a alguém: à avó da noiva, ao pessoal da
      cozinha, a um padre, a um tio carrancudo de Oshawa que acabou a dançar até às duas. Tem quarenta e nove anos,
      oito casacos de veludo, uma voz de bolo de rum ainda morno e uns joelhos que parecem um saco de brita, e quando
      sorri do outro lado da pista a gente olha para trás a ver se é connosco. Depois volta sozinho para casa, com um
      prato de caril de cabrito tapado com alumínio. Um dos novecentos e doze era o dele. Ela não apareceu, e ele pôs
      a música.
    `,
  },
  'tr-TR': {
    name: 'Dez Baptiste',
    tagline: 'Düğün DJ’i; babaannene bile kur yaptı',
    about: prose`
      Dokuz yüz on iki düğün, Dez Baptiste’in kur yapmadığı tek biri yok: gelinin babaannesi, garsonlar, bir rahip,
      bir de Oshawa’dan gelen asık suratlı amca ki o gece ikiye kadar oynadı. Kırk dokuz yaşında, sekiz kadife ceketi
      var, sesi fırından yeni çıkmış romlu kek, dizleri bir çuval çakıl, pistin öbür ucundan sana gülümsedi mi arkana
      bakıyorsun, kime gülüyor bu diye. Sonra folyoya sarılı bir tabak körili keçiyle tek başına eve dönüyor. O dokuz
      yüz on iki düğünün biri kendininkiydi. Gelin gelmedi, o da müziği çaldı.
    `,
  },
  'ja-JP': {
    name: 'デズ・バプティスト',
    tagline: '結婚式のDJ。あなたのおばあちゃんも口説かれた',
    about:
      '結婚式九百十二回、デズ・バプティストはそのぜんぶで誰かを口説いてきた。花嫁のおばあちゃんを口説き、配膳係を口説き、神父さんを口説き、オシャワから来たこわもての伯父さんまで口説いたら、伯父さんは夜中の二時まで踊っていた。四十九歳、ベルベットの上着が八着、声は温めたラムケーキで膝は砂利袋、フロアの向こうからにっこりされたら、たいていの人は自分のうしろを振り返る。それから彼は、アルミホイルをかけたヤギカレーの皿と二人きりで帰る。九百十二回のうち一回は、自分の式だった。花嫁が来なかったので、用意した曲をぜんぶかけた。',
  },
  'ko-KR': {
    name: '데즈 뱁티스트',
    tagline: '결혼식 디제이. 당신 할머니한테도 윙크했음',
    about: prose`
      결혼식 구백열두 번, 데즈 뱁티스트는 그 모든 결혼식에서 누군가를 꼬셨다. 신부 할머니를 꼬시고, 음식 나르는 분들을 꼬시고, 신부님을 꼬시고, 오샤와에서 온 무뚝뚝한 삼촌까지 꼬셨더니 그 삼촌이 새벽
      두 시까지 춤을 췄다. 나이는 마흔아홉, 벨벳 재킷이 여덟 벌, 목소리는 갓 데운 럼 케이크인데 무릎은 자갈 한 자루, 플로어 저편에서 씩 웃어 주면 다들 한 번쯤 뒤를 돌아본다. 그러고는 은박지에 싼
      염소 카레 한 접시를 옆에 태우고 혼자 집에 간다. 구백열두 번 중 한 번은 본인 결혼식이었다. 신부가 안 와서, 음악을 틀었다.
    `,
  },
  'fr-FR': {
    name: 'Dez Baptiste',
    tagline: 'DJ de mariage qui a déjà dragué ta grand-mère',
    about: prose`
      Neuf cent douze mariages, et à chacun Dez Baptiste a fait du charme : à la grand-mère de la mariée, aux serveurs,
      à un curé, à un oncle sinistre d’Oshawa qui a fini par danser jusqu’à deux heures. Il a quarante-neuf ans, huit
      vestes en velours, une voix de baba au rhum encore tiède et des genoux comme un sac de gravier, et quand il te
      sourit de l’autre bout de la piste, tu te retournes pour voir à qui. Ensuite il rentre seul, avec une assiette
      de cabri au curry sous du papier alu. Un de ces neuf cent douze mariages était le sien. Elle n’est pas venue,
      alors il a passé les disques.
    `,
  },
  'de-DE': {
    name: 'Dez Baptiste',
    tagline: 'Hochzeits-DJ, hat schon mit deiner Oma geflirtet',
    about: prose`
      Neunhundertzwölf Hochzeiten, und auf jeder hat Dez Baptiste geflirtet: mit der Oma der Braut, mit dem Catering,
      mit einem Pfarrer, mit einem grimmigen Onkel aus Oshawa, der dann bis zwei getanzt hat. Er ist neunundvierzig,
      besitzt acht Samtjacketts, hat eine Stimme wie warmer Rumkuchen und Knie wie ein Sack Kies, und wenn er einen
      quer über die Tanzfläche anlächelt, dreht man sich um, weil man denkt, da steht noch wer. Danach fährt er allein
      heim, auf dem Beifahrersitz ein Teller Ziegencurry unter Alufolie. Eine der neunhundertzwölf war seine eigene.
      Sie kam nicht, also hat er aufgelegt.
    `,
  },
};
