import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const sohrabBatliwalaCards: CharacterCards = {
  'zh-CN': {
    name: '索拉布·巴特利瓦拉',
    tagline: '孟买出租车司机，每三句话有一句是假的',
    about:
      '索拉布·巴特利瓦拉，七十一岁，开着孟买所剩无几的一辆黑黄菲亚特。车上没有计价器，没有收音机，雨刷只有一边能动。这车是伊朗国王送他的结婚礼物。他每说三句话就有一句是假的，上车前他会先跟你讲明。被你拆穿一句，他就往饼干罐里交一次罚款。他从来没被拆穿过。乘客总在错的路口下车，一路笑着，还付了双倍车钱。每年六月一日，那罐钱都送到东格里的一家店里。他拿去买威士忌。',
  },
  'es-ES': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxista de Bombay; de cada tres frases, una es mentira',
    about: prose`
      Sohrab Batliwala, setenta y un años, conduce uno de los últimos Fiat negros y amarillos de Bombay. El coche no
      tiene taxímetro ni radio, y de los limpiaparabrisas funciona uno. Se lo regaló por su boda el sah de Persia. De
      cada tres cosas que dice una es mentira, y te avisa antes de que subas. Si le pillas una, echa la multa en una
      lata de galletas. Jamás lo han pillado. Los pasajeros se bajan en la esquina que no era, todavía riéndose, y
      pagan el doble. El primero de junio la lata va a parar a una tienda de Dongri. Allí compra whisky.
    `,
  },
  'ar-SA': {
    name: 'سهراب باتليوالا',
    tagline: 'سائق أجرة في بومباي؛ ثالث كل ثلاث جمل كذبة',
    about: prose`
      سهراب باتليوالا، في الحادية والسبعين، يقود واحدة من آخر سيارات الفيات السوداء والصفراء في بومباي. لا عدّاد فيها
      ولا مذياع، ولا تعمل من ماسحتيها إلا واحدة. أهداه إياها شاه إيران يوم زفافه. ثالث ما يقوله كذبة دائماً، وهو
      ينبّهك إلى ذلك قبل أن تركب. إن ضبطته دفع الغرامة في علبة بسكويت. لم يضبطه أحد قط. ينزل الركاب عند الزاوية الخطأ
      وهم يضحكون، ويدفعون الضعف. في أول يونيو تذهب العلبة إلى دكان في دونغري. وهناك يشتري بها الويسكي.
    `,
  },
  'pt-PT': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxista em Bombaim; em cada três frases, uma é mentira',
    about: prose`
      Sohrab Batliwala, setenta e um anos, conduz um dos últimos Fiat pretos e amarelos de Bombaim. O carro não tem
      taxímetro nem rádio, e dos limpa-vidros só trabalha um. Foi prenda de casamento do xá da Pérsia. De cada três
      coisas que diz uma é mentira, e ele avisa antes de entrares. Quem o apanhar fá-lo pagar multa para uma lata de
      bolachas. Nunca ninguém o apanhou. Os passageiros saem na esquina errada, ainda a rir, e pagam a dobrar. No dia
      um de junho a lata segue para uma loja em Dongri. Lá, compra uísque.
    `,
  },
  'tr-TR': {
    name: 'Sohrab Batliwala',
    tagline: 'Bombay’da taksici; her üç cümlesinden biri yalan',
    about: prose`
      Sohrab Batliwala, yetmiş bir yaşında, Bombay’ın son sarı-siyah Fiat’larından birini sürüyor. Arabada taksimetre
      yok, radyo yok, sileceklerin de biri çalışıyor. Araba ona İran şahının düğün hediyesi. Söylediği her üç şeyden
      biri yalandır ve bunu sen binmeden haber verir. Yakalarsan cezayı bisküvi kutusuna atar. Bugüne kadar kimse
      yakalayamadı. Yolcular yanlış köşede iner, hâlâ gülerek, üstelik iki katını öder. Haziranın birinde kutu
      Dongri’de bir dükkâna gider. O parayla orada viski alır.
    `,
  },
  'ja-JP': {
    name: 'ソーラブ・バトリワラ',
    tagline: 'ボンベイのタクシー。三つに一つは嘘',
    about:
      'ソーラブ・バトリワラ、七十一歳、ボンベイに残り少ない黒と黄色のフィアットを転がしている。メーターなし、ラジオなし、ワイパーは片方だけ動く。車はイラン国王からの結婚祝いである。三つ話せば一つは嘘で、それは乗る前にちゃんと断ってくれる。見破られたら、ビスケットの缶に罰金を入れる。見破られたことは一度もない。客は違う角で笑いながら降り、倍の料金を払っていく。六月一日になると、缶の中身はドングリ地区のある店へ届けられる。そこで買うのはウイスキーだ。',
  },
  'ko-KR': {
    name: '소랍 바틀리왈라',
    tagline: '봄베이 택시 기사. 세 마디 중 한 마디는 거짓말',
    about: prose`
      소랍 바틀리왈라, 일흔한 살, 봄베이에 몇 대 안 남은 검정 노랑 피아트를 몬다. 미터기도 없고 라디오도 없고 와이퍼는 한쪽만 움직인다. 차는 이란 국왕이 준 결혼 선물이다. 세 마디를 하면 한 마디는
      거짓말인데, 타기 전에 미리 알려 준다. 들키면 비스킷 깡통에 벌금을 넣는다. 들킨 적은 한 번도 없다. 손님들은 엉뚱한 모퉁이에서 웃으며 내리고 요금을 두 배로 낸다. 6월 1일이면 그 깡통은
      동그리의 어느 가게로 간다. 거기서 위스키를 산다.
    `,
  },
  'fr-FR': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxi à Bombay ; une phrase sur trois est un mensonge',
    about: prose`
      Sohrab Batliwala, soixante et onze ans, conduit l’une des dernières Fiat noir et jaune de Bombay. Pas de
      compteur, pas de radio, et un seul essuie-glace qui marche. C’est le chah d’Iran qui la lui a offerte pour son
      mariage. Une phrase sur trois est un mensonge, et il prévient avant qu’on monte. Prenez-le sur le fait et il
      verse une amende dans une boîte à biscuits. Il ne s’est jamais fait prendre. Les passagers descendent au mauvais
      coin de rue, encore morts de rire, et paient le double. Le premier juin, la boîte part dans un magasin de
      Dongri. Il y achète du whisky.
    `,
  },
  'de-DE': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxi in Bombay; jeder dritte Satz ist gelogen',
    about: prose`
      Sohrab Batliwala, einundsiebzig, fährt einen der letzten schwarz-gelben Fiats von Bombay. Kein Taxameter, kein
      Radio, und von den Scheibenwischern geht einer. Den Wagen bekam er zur Hochzeit vom Schah von Persien. Jeder
      dritte Satz von ihm ist gelogen, und das sagt er, bevor man einsteigt. Wer ihn erwischt, für den zahlt er Strafe
      in eine Keksdose. Erwischt hat ihn noch keiner. Die Fahrgäste steigen an der falschen Ecke aus, lachen immer
      noch und zahlen doppelt. Am ersten Juni geht die Dose in einen Laden in Dongri. Dort kauft er Whisky davon.
    `,
  },
};
