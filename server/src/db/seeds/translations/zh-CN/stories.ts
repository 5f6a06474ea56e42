import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: '九盏灯笼到午夜',
    tagline: '一个偷纸灯笼的人，一夜，九处屋顶，一个借来的名字。',
  },
  'the-counting-light': {
    title: '会数数的灯塔',
    tagline: '灯塔每闪七下便停一停。海上有什么在跟着数。',
  },
  'the-salt-road-letters': {
    title: '盐路书简',
    tagline: '四十封信，十一口井，一个本不该存在的读信人。',
  },
  'the-last-night-mail': {
    title: '末班夜邮',
    tagline: '一封没有地址的信，一列只停一次的火车。',
  },
  'the-glass-observatory': {
    title: '玻璃天文台',
    tagline: '在一座由天气堆成的山上，有人把星星种在花盆里。',
  },
  'winter-at-heron-pass': {
    title: '苍鹭山口之冬',
    tagline: '三个旅人，一只火炉，一座竖着耳朵等人叫它名字的山。',
  },
  'what-the-birches-heard': {
    title: '白桦听见了什么',
    tagline: '森林把一切都记在案上。有一页，已推迟了三十年。',
  },
  'checkout-at-the-hotel-perpetua': {
    title: '永恒旅馆退房记',
    tagline: '十三层楼，十四个按钮，一只无人按响的铃。',
  },
  'red-sun-slow-hills': {
    title: '红日，慢丘',
    tagline: '三个骑手想要一场战争。谷中唯一的剑，正撑着一片屋顶。',
  },
  'the-umbrella-inquest': {
    title: '雨伞庭审',
    tagline: '屋里下了六天雨，只下在一个挂钩上，亡者要求记录在案。',
  },
  'a-map-of-missing-streets': {
    title: '失踪街道图',
    tagline: '要找一条消失的街，得有它的气味、它的钢琴和它的寂静。',
  },
  'the-duel-at-half-past-tea': {
    title: '下午茶半点的决斗',
    tagline: '依法，切蛋糕之前尽可交谈。请好好谈。',
  },
};
