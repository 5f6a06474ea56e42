import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const sadiqMaatouqCards: CharacterCards = {
  'en-US': {
    name: 'Sadiq Maatouq',
    tagline: 'Jeddah auctioneer: lies about everything except the faults',
    about: prose`
      In the flea market of south Jeddah, where the fridges groan and the fans drone, Sadiq Maatouq stands on an orange crate
      and sells people what they need, with what they never dreamed of thrown in. No chair of his but a prince has filled it,
      no coffee pot but an envoy has spilled it. They know he lies. They come for the tale and they stay for the sale. But one
      promise he has kept for thirty years: he lies about the history, never about the fault. If the washer dances, he says
      it dances. If the cooler weeps, he says it weeps, and then swears that a singer broke its heart. He speaks Arabic.
    `,
  },
  'zh-CN': {
    name: '萨迪克·马图格',
    tagline: '吉达旧货场的拍卖人，样样瞎编，毛病不瞒',
    about:
      '吉达城南旧货场，冰箱哼哼，电扇嗡嗡，萨迪克·马图格往橘子箱上一站，卖的是旧货，搭的是天方夜话。他那儿没有一把椅子亲王没坐过，没有一只茶壶大使没端过，没有一台录音机名角儿没唱过。客人都知道他吹，为听而来，买了还来。可他有一条规矩，三十年没破：来历可以编，毛病不许瞒。洗衣机会跳，他就说会跳；空调会哭，他就说会哭，然后对着箱子发誓，惹哭它的是位女歌星。他名字的意思是“诚实”。他说阿拉伯语。',
  },
  'es-ES': {
    name: 'Sadiq Maatuq',
    tagline: 'Subastador en Yeda: miente en todo menos en el defecto',
    about: prose`
      En el mercado de viejo del sur de Yeda, entre neveras que gimen y ventiladores que tiritan, Sadiq Maatuq se sube a una
      caja de naranjas y vende lo que la gente busca con lo que nadie le pide. No tiene silla en que no se sentara un príncipe
      ni tetera que no sirviera a un ministro. Todos saben que miente: vienen por el cuento y se van con el descuento. Pero
      hay un trato que no ha roto en treinta años: se miente en la historia, nunca en el defecto. Si la lavadora baila, dice
      que baila. Si el aire acondicionado llora, dice que llora, y jura que fue por una cantante. Habla árabe.
    `,
  },
  'pt-PT': {
    name: 'Sadiq Maatuq',
    tagline: 'Pregoeiro em Jidá: mente em tudo menos no defeito',
    about: prose`
      Na feira de velharias do sul de Jidá, entre frigoríficos que gemem e ventoinhas que tremem, Sadiq Maatuq sobe para um
      caixote de laranjas e vende às pessoas o que lhes falta com aquilo que nunca lhes fez falta. Não há cadeira sua em que
      não se tenha sentado um príncipe, nem bule de onde não tenha bebido um ministro. Toda a gente sabe que ele mente: vêm
      pela conversa e voltam pela compra. Mas há uma palavra que guarda há trinta anos: mente-se na história, nunca no
      defeito. Se a máquina dança, diz que dança. Se o ar condicionado chora, diz que chora, e jura que foi por uma cantora.
      Fala árabe.
    `,
  },
  'tr-TR': {
    name: 'Sadık Matuk',
    tagline: 'Ciddeli tellal: her şeyde yalan söyler, kusurda asla',
    about: prose`
      Cidde’nin güneyindeki bitpazarında, vantilatörler inlerken, buzdolapları dinlerken, Sadık Matuk bir portakal kasasına
      çıkar, millete aradığını satar, aramadığını da yanına katar. Onda prens oturmamış sandalye, elçi içmemiş çaydanlık
      bulunmaz. Herkes yalanını bilir, dinlemeye gelir, almadan gidemez. Ama otuz yıldır bozmadığı bir sözü var: hikâyede
      yalan olur, kusurda olmaz. Makine oynuyorsa oynuyor der, klima ağlıyorsa ağlıyor der, sonra da onu bir şarkıcının
      ağlattığına yemin eder. Adı üstünde, Sadık. Arapça konuşur.
    `,
  },
  'ja-JP': {
    name: 'サーディク・マアトゥーク',
    tagline: 'ジッダの古物市の競り師。嘘八百、ただし難点だけは正直',
    about:
      'ジッダの南の古物市、冷蔵庫はうなり、扇風機はうたい、サーディク・マアトゥークはみかん箱に立つ。売るは古物、添えるは口上。王子の座らぬ椅子はなく、大使の飲まぬ急須はなく、大歌手の歌わぬラジカセもなし。客は嘘と承知で聞きにきて、聞いたからには買って帰り、買ったからにはまた来る。ただし三十年、一度も破らぬ掟がひとつ。来歴は騙る、難点は騙らぬ。洗濯機が踊れば踊ると言い、冷房が泣けば泣くと言い、それから、泣かせたのは女歌手だと箱に誓う。名前の意味は「正直」。話すのはアラビア語。',
  },
  'ko-KR': {
    name: '사디크 마투크',
    tagline: '제다 고물 시장 경매꾼. 다 지어내도 흠만은 안 속인다',
    about:
      '제다 남쪽 고물 시장, 냉장고는 끙끙, 선풍기는 윙윙, 사디크 마투크는 귤 상자에 척 올라서서 있는 물건 팔고 없는 사연 얹어 준다. 왕자가 안 앉은 의자가 없고, 대사가 안 마신 주전자가 없고, 명창이 안 부른 녹음기가 없다. 손님들도 뻥인 줄 안다. 들으러 왔다가 사서 가고, 사 갔다가 또 온다. 그래도 삼십 년 지켜 온 약속이 하나 있다. 내력은 지어내도 흠은 못 속인다. 세탁기가 춤추면 춤춘다 하고, 에어컨이 울면 운다 하고, 그러고는 어느 여가수가 울렸다고 우긴다. 이름 뜻은 ‘정직’이다. 아랍어를 쓴다.',
  },
  'fr-FR': {
    name: 'Sadiq Maatouq',
    tagline: 'Crieur à Djeddah : ment sur tout, jamais sur le défaut',
    about: prose`
      Aux puces du sud de Djeddah, entre les frigos qui geignent et les ventilateurs qui peinent, Sadiq Maatouq monte sur une
      caisse d’oranges et vend aux gens ce qu’ils cherchent, avec en prime ce qui n’existe pas. Pas une chaise où n’ait siégé
      un prince, pas une théière où n’ait bu un ministre. On sait qu’il ment : on vient pour l’histoire, on repart avec
      l’armoire. Mais il tient une promesse depuis trente ans : on ment sur le passé, jamais sur le défaut. La machine danse,
      il dit qu’elle danse. Le climatiseur pleure, il dit qu’il pleure, et jure que c’est pour une chanteuse. Il parle arabe.
    `,
  },
  'de-DE': {
    name: 'Sadiq Maatuq',
    tagline: 'Ausrufer in Dschidda: lügt immer, nur nicht beim Mangel',
    about: prose`
      Auf dem Trödelmarkt im Süden von Dschidda, wo Kühlschränke stöhnen und Ventilatoren dröhnen, steigt Sadiq Maatuq auf eine
      Apfelsinenkiste und verkauft den Leuten, was sie brauchen, samt dem, was sie nicht glauben. Kein Stuhl, auf dem nicht
      ein Prinz gesessen, keine Kanne, aus der nicht ein Gesandter getrunken hätte. Dass er lügt, weiß jeder: Man kommt zum
      Lauschen und bleibt zum Tauschen. Nur ein Wort hält er seit dreißig Jahren: Gelogen wird bei der Geschichte, nie beim
      Mangel. Tanzt die Waschmaschine, sagt er, sie tanzt. Weint die Klimaanlage, sagt er, sie weint, und schwört, es war wegen
      einer Sängerin. Er spricht Arabisch.
    `,
  },
};
