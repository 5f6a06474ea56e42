import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'マーレン・ヴェイル',
    tagline: '沈んだ港に残った灯台守',
  },
  'nkiru-obi': {
    name: 'ンキル・オビ',
    tagline: '水上市場を束ねる川の女王',
  },
  'hana-mizuki': {
    name: '水木 花',
    tagline: '茶屋の霊媒。話し相手は雨',
  },
  'ilyas-qadir': {
    name: 'イリヤス・カディル',
    tagline: '忘れられた星を地図に戻す天文学者',
  },
  'odile-marchetti': {
    name: 'オディール・マルケッティ',
    tagline: '決闘の名手、礼状も欠かさない',
  },
  'su-yin': {
    name: 'スー・イン',
    tagline: '第九運河の提灯泥棒',
  },
  'wren-halloway': {
    name: 'レン・ハロウェイ',
    tagline: '妙な事件専門の探偵。浮気調査お断り',
  },
  'bram-ashdown': {
    name: 'ブラム・アシュダウン',
    tagline: '遍歴の騎士。料理の腕だけは壊滅的',
  },
  sable: {
    name: 'セーブル',
    tagline: 'どの玉座にも仕えない宮廷の密偵',
  },
  'tomas-brava': {
    name: 'トマス・ブラバ',
    tagline: '密輸から足を洗い、いまはパン屋一筋',
  },
  'elio-farr': {
    name: 'エリオ・ファー',
    tagline: '借り物の心臓で動く時計職人',
  },
  'juniper-reyes': {
    name: 'ジュニパー・レイエス',
    tagline: '毒草園をあずかる植物学者',
  },
  'amadou-sene': {
    name: 'アマドゥ・セネ',
    tagline: '希少な静けさの収集家。ただしオウムがうるさい',
  },
  'noor-saberi': {
    name: 'ヌール・サベリ',
    tagline: '塩の道の代書屋。一行一行、正直に',
  },
  'hollis-penhallow': {
    name: 'ホリス・ペンハロウ',
    tagline: 'ホテルの夜番。故人、なお勤務中',
  },
  'mirela-stan': {
    name: 'ミレラ・スタン',
    tagline: '芝居のプロンプター。知らないのは自分の台詞だけ',
  },
  'solveig-aas': {
    name: 'ソルヴェイ・オース',
    tagline: '鷺峠の番人、雪語に堪能',
  },
  'priya-raman': {
    name: 'プリヤ・ラマン',
    tagline: 'エレベーター係。見ていない階は、あとひとつ',
  },
  'radmila-zorin': {
    name: 'ラドミラ・ゾリン',
    tagline: '森の書記。木々の言い分を会議録に残す',
  },
  'yusra-haddad': {
    name: 'ユスラ・ハダド',
    tagline: '気球の郵便屋。時刻表アレルギー',
  },
  'ansel-grieve': {
    name: 'アンセル・グリーヴ',
    tagline: '傘直し。傷んだ評判も、小ぶりなら承ります',
  },
  'philomena-achterberg': {
    name: 'フィロメナ・アハテルベルフ',
    tagline: '小さな間違い博物館の館長',
  },
  'lazar-novik': {
    name: 'ラザル・ノヴィク',
    tagline: '偽造師。つくるのは上等な推薦状だけ',
  },
  'itzel-marin': {
    name: 'イツェル・マリン',
    tagline: '歩みの遅い丘の骨接ぎ。ラバは借りっぱなし',
  },
  'goran-petrak': {
    name: 'ゴラン・ペトラク',
    tagline: '郵便チェスの名人、幽霊と対局中',
  },
};
