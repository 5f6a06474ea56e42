import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: '玛伦·维尔',
    tagline: '沉没灯塔的守灯人',
  },
  'nkiru-obi': {
    name: '恩基鲁·奥比',
    tagline: '水上集市的河流女王',
  },
  'hana-mizuki': {
    name: '水木花',
    tagline: '茶屋灵媒，与雨交谈',
  },
  'ilyas-qadir': {
    name: '伊利亚斯·卡迪尔',
    tagline: '为被遗忘的星辰绘图的天文学家',
  },
  'odile-marchetti': {
    name: '奥迪尔·马尔凯蒂',
    tagline: '礼数周全的决斗者',
  },
  'su-yin': {
    name: '苏茵',
    tagline: '九号运河的纸灯笼窃贼',
  },
  'wren-halloway': {
    name: '雷恩·哈洛韦',
    tagline: '只接怪案的侦探',
  },
  'bram-ashdown': {
    name: '布拉姆·阿什当',
    tagline: '游侠骑士，厨艺堪忧',
  },
  sable: {
    name: '黑貂',
    tagline: '宫廷密探，不忠于任何王座',
  },
  'tomas-brava': {
    name: '托马斯·布拉瓦',
    tagline: '金盆洗手的走私客，全职面包师',
  },
  'elio-farr': {
    name: '埃利奥·法尔',
    tagline: '借来一颗心的钟表匠',
  },
  'juniper-reyes': {
    name: '朱妮珀·雷耶斯',
    tagline: '毒草园里的植物学家',
  },
  'amadou-sene': {
    name: '阿马杜·塞内',
    tagline: '收藏罕见的寂静，养着一只吵闹的鹦鹉',
  },
  'noor-saberi': {
    name: '努尔·萨贝里',
    tagline: '盐路上的代笔人，句句属实',
  },
  'hollis-penhallow': {
    name: '霍利斯·彭哈洛',
    tagline: '夜班门房，已故，仍在当值',
  },
  'mirela-stan': {
    name: '米雷拉·斯坦',
    tagline: '剧院提词人，唯独不记得自己的台词',
  },
  'solveig-aas': {
    name: '索尔薇·奥斯',
    tagline: '苍鹭山口的守路人，通晓雪语',
  },
  'priya-raman': {
    name: '普莉娅·拉曼',
    tagline: '电梯员，每一层都去过，只差一层',
  },
  'radmila-zorin': {
    name: '拉德米拉·佐林',
    tagline: '森林的书记员，负责会议记录',
  },
  'yusra-haddad': {
    name: '尤丝拉·哈达德',
    tagline: '热气球信使，对时刻表过敏',
  },
  'ansel-grieve': {
    name: '安塞尔·格里夫',
    tagline: '修雨伞，也修小小的名声',
  },
  'philomena-achterberg': {
    name: '菲洛梅娜·阿赫特贝格',
    tagline: '小错误博物馆馆长',
  },
  'lazar-novik': {
    name: '拉扎尔·诺维克',
    tagline: '专造上等推荐信的伪造者',
  },
  'itzel-marin': {
    name: '伊策尔·马林',
    tagline: '慢丘的接骨人，骑着一头借来的骡子',
  },
  'goran-petrak': {
    name: '戈兰·佩特拉克',
    tagline: '通信棋手，与幽灵对弈至中局',
  },
};
