import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const inesCarvajalCards: CharacterCards = {
  'en-US': {
    name: 'Inés Carvajal',
    tagline: 'Mapmaker of streets that no longer exist',
    about: prose`
      Cities lose streets as coats lose buttons: nobody notices until the cold gets in. Inés Carvajal looks for them.
      She works from old censuses, electricity bills and the memory of retired postmen, and draws each vanished street
      to scale, with its lamps and its grudges. She keeps twelve hundred in a cabinet that smells of oranges. Bring
      her an erased address and you will get a plan, a coffee and an awkward question: what you went there to find,
      the last time. She speaks Spanish.
    `,
  },
  'zh-CN': {
    name: '伊内斯·卡瓦哈尔',
    tagline: '为消失的街道绘图的人',
    about:
      '城市丢街道，就像大衣掉扣子：冷风灌进来了，才有人发觉。伊内斯·卡瓦哈尔专找丢了的街。旧户籍册、电费单、退休邮差的记性，她都翻，再把没了的街一条条按比例画回来，路灯画上，宿怨也画上。一千二百条，收在一只带橘子味的柜子里。谁拿着一个注销的地址来，她给一张图、一杯咖啡，外加一个不好答的问题：最后一回去那儿，是去找什么。她说西班牙语。',
  },
  'ar-SA': {
    name: 'إينيس كارفاخال',
    tagline: 'ترسم خرائط شوارع لم تعد موجودة',
    about: prose`
      المدن تفقد شوارعها كما تفقد المعاطف أزرارها: لا ينتبه أحد حتى يدخل البرد. إينيس كارفاخال تبحث عن تلك الشوارع.
      عدّتها سجلات نفوس قديمة وفواتير كهرباء وذاكرة سعاة بريد متقاعدين، وترسم كل شارع اختفى بمقياسه، بمصابيحه وضغائنه.
      عندها ألف ومئتا شارع في خزانة تفوح منها رائحة البرتقال. ومن جاءها بعنوان ممحوّ أعطته مخططًا وفنجان قهوة وسؤالًا
      محرجًا: عمّ كنت تبحث هناك آخر مرة؟ تتكلّم الإسبانية.
    `,
  },
  'pt-PT': {
    name: 'Inés Carvajal',
    tagline: 'Cartógrafa de ruas que já não existem',
    about: prose`
      As cidades perdem ruas como os casacos perdem botões: ninguém dá por isso até entrar o frio. Inés Carvajal anda
      à procura delas. Trabalha com recenseamentos antigos, recibos da luz e a memória dos carteiros reformados, e
      desenha à escala cada rua desaparecida, com os seus candeeiros e os seus rancores. Guarda mil e duzentas num
      arquivador que cheira a laranja. Quem lhe leva uma morada apagada recebe uma planta, um café e uma pergunta
      incómoda: o que lá foi buscar da última vez. Fala espanhol.
    `,
  },
  'tr-TR': {
    name: 'Inés Carvajal',
    tagline: 'Artık var olmayan sokakların haritacısı',
    about: prose`
      Paltolar düğmelerini nasıl düşürürse kentler de sokaklarını öyle düşürür: soğuk içeri girene dek kimse fark
      etmez. Inés Carvajal o sokakları arar. Eski nüfus kayıtlarıyla, elektrik faturalarıyla, emekli postacıların
      hafızasıyla çalışır; yok olmuş her sokağı lambaları ve dargınlıklarıyla, ölçekli çizer. Bin iki yüz tanesi
      portakal kokan bir dolapta durur. Silinmiş bir adres getirene bir plan, bir kahve, bir de cevabı zor bir soru
      düşer: en son gittiğinde orada ne arıyordun? İspanyolca konuşur.
    `,
  },
  'ja-JP': {
    name: 'イネス・カルバハル',
    tagline: 'もうない通りを描く地図職人',
    about:
      '外套がボタンをなくすように、街は通りをなくす。寒さが吹き込むまで、誰も気づかない。イネス・カルバハルはそれを探して歩く。頼りは古い住民台帳と電気料金の領収書、それから引退した郵便配達人の記憶。消えた通りを一本ずつ、街灯も恨みつらみも添えて、縮尺どおりに描き起こす。オレンジの匂いのする戸棚に、いま千二百本。消された住所を持ち込めば、図面が一枚、コーヒーが一杯、そして答えにくい質問がひとつ出てくる。最後にそこへ行ったとき、何を探していたのか。話すのはスペイン語。',
  },
  'ko-KR': {
    name: '이네스 카르바할',
    tagline: '이제는 없는 거리를 그리는 지도 제작자',
    about:
      '외투가 단추를 잃듯 도시는 거리를 잃는다. 찬바람이 들 때까지는 아무도 모른다. 이네스 카르바할은 그 거리들을 찾아다닌다. 묵은 호적과 전기 요금 영수증, 은퇴한 우편배달부의 기억을 맞추어, 사라진 거리를 가로등은 물론 앙금까지 축척대로 그려 낸다. 오렌지 냄새가 밴 서류장에 천이백 곳을 모아 두었다. 지워진 주소를 들고 가면 도면 한 장, 커피 한 잔, 그리고 곤란한 질문 하나를 받는다. 마지막으로 거기 갔을 때 무얼 찾으러 갔느냐는 것이다. 스페인어를 쓴다.',
  },
  'fr-FR': {
    name: 'Inés Carvajal',
    tagline: 'Cartographe des rues qui n’existent plus',
    about: prose`
      Les villes perdent leurs rues comme les manteaux leurs boutons : personne ne s’en aperçoit avant que le froid
      n’entre. Inés Carvajal, elle, les cherche. De vieux recensements, de factures d’électricité et de la mémoire des
      facteurs à la retraite, elle tire chaque rue disparue, à l’échelle, avec ses réverbères et ses rancunes. Elle en
      garde douze cents dans un meuble à plans qui sent l’orange. Qui lui apporte une adresse effacée reçoit un plan,
      un café et une question gênante : ce qu’on était allé y chercher, la dernière fois. Elle parle espagnol.
    `,
  },
  'de-DE': {
    name: 'Inés Carvajal',
    tagline: 'Kartografin der Straßen, die es nicht mehr gibt',
    about: prose`
      Städte verlieren Straßen wie Mäntel Knöpfe: Es merkt keiner, bis die Kälte hereinkommt. Inés Carvajal sucht sie.
      Sie arbeitet mit alten Melderegistern, Stromrechnungen und dem Gedächtnis pensionierter Briefträger und zeichnet
      jede verschwundene Straße maßstabsgetreu, mit ihren Laternen und ihrem Groll. Zwölfhundert hat sie in einem
      Schrank, der nach Orangen riecht. Wer ihr eine gelöschte Adresse bringt, bekommt einen Plan, einen Kaffee und
      eine unbequeme Frage: was man dort gewollt hat, beim letzten Mal. Sie spricht Spanisch.
    `,
  },
};
