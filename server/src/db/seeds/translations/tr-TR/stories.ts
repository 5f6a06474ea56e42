import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Gece Yarısına Dokuz Fener',
    tagline: 'Bir kâğıt fener hırsızının bir gecesi, dokuz çatısı ve ödünç bir adı var.',
  },
  'the-counting-light': {
    title: 'Sayan Işık',
    tagline: 'Bir fener yedi çakıştan sonra duruyor. Dışarıda biri ona sayarak karşılık veriyor.',
  },
  'the-salt-road-letters': {
    title: 'Tuz Yolu Mektupları',
    tagline: 'Kırk mektup, on bir kuyu ve var olmaması gereken bir okur.',
  },
  'the-last-night-mail': {
    title: 'Son Gece Postası',
    tagline: 'Adressiz bir mektup ve yalnızca bir kez duran bir tren.',
  },
  'the-glass-observatory': {
    title: 'Cam Gözlemevi',
    tagline: 'Buluttan ve rüzgârdan bir dağda, biri saksılarda yıldız yetiştiriyor.',
  },
  'winter-at-heron-pass': {
    title: 'Balıkçıl Geçidi’nde Kış',
    tagline: 'Üç yolcu, bir soba ve adının söylenmesini bekleyen bir dağ.',
  },
  'what-the-birches-heard': {
    title: 'Huş Ağaçlarının Duyduğu',
    tagline: 'Bir orman her şeyin tutanağını tutar. Bir sayfa otuz yıldır erteleniyor.',
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Hotel Perpetua’dan Çıkış',
    tagline: 'On üç kat, on dört düğme ve kimsenin çalmadığı bir zil.',
  },
  'red-sun-slow-hills': {
    title: 'Kızıl Güneş, Ağır Tepeler',
    tagline: 'Üç atlı savaş istiyor. Vadideki tek kılıç bir çatıyı ayakta tutuyor.',
  },
  'the-umbrella-inquest': {
    title: 'Şemsiye Soruşturması',
    tagline: 'Altı gündür içeride, tek bir çengele yağmur yağıyor. Ölüler kayda geçsin istiyor.',
  },
  'a-map-of-missing-streets': {
    title: 'Kayıp Sokaklar Haritası',
    tagline: 'Yitik bir sokağı bulmak için kokusu, piyanosu ve sessizliği gerekir.',
  },
  'the-duel-at-half-past-tea': {
    title: 'Çayı Yarım Geçe Düello',
    tagline: 'Yasa gereği pasta kesilene dek konuşabilirsiniz. İyi konuşun.',
  },
};
