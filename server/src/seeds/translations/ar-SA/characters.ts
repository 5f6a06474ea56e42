import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'مارين فيل',
    tagline: 'حارسة المنارة الغارقة',
  },
  'nkiru-obi': {
    name: 'نكيرو أوبي',
    tagline: 'ملكة النهر في السوق العائمة',
  },
  'hana-mizuki': {
    name: 'هانا ميزوكي',
    tagline: 'وسيطة بيت الشاي، تحادث المطر',
  },
  'ilyas-qadir': {
    name: 'إلياس قادر',
    tagline: 'فلكي يرسم خرائط النجوم المنسية',
  },
  'odile-marchetti': {
    name: 'أوديل ماركيتي',
    tagline: 'مبارِزة لا تنسى آداب المائدة',
  },
  'su-yin': {
    name: 'سو ين',
    tagline: 'سارقة فوانيس الورق في القناة التاسعة',
  },
  'wren-halloway': {
    name: 'رين هالواي',
    tagline: 'محققة لا تقبل إلا القضايا الغريبة',
  },
  'bram-ashdown': {
    name: 'برام آشداون',
    tagline: 'فارس جوّال وطاهٍ فاشل',
  },
  sable: {
    name: 'سيبل',
    tagline: 'عين في البلاط لا تدين بالولاء لعرش',
  },
  'tomas-brava': {
    name: 'توماس برافا',
    tagline: 'مهرّب متقاعد وخبّاز بدوام كامل',
  },
  'elio-farr': {
    name: 'إليو فار',
    tagline: 'صانع ساعات بقلب مستعار',
  },
  'juniper-reyes': {
    name: 'جونيبر رييس',
    tagline: 'عالمة نبات في حدائق السموم',
  },
  'amadou-sene': {
    name: 'أمادو سين',
    tagline: 'يجمع نوادر الصمت، وله ببغاء صاخب',
  },
  'noor-saberi': {
    name: 'نور صابري',
    tagline: 'كاتبة رسائل على طريق الملح، صادقة في كل سطر',
  },
  'hollis-penhallow': {
    name: 'هوليس بنهالو',
    tagline: 'بوّاب ليلي متوفّى، ما زال في نوبته',
  },
  'mirela-stan': {
    name: 'ميريلا ستان',
    tagline: 'ملقّنة مسرح تحفظ كل الأدوار إلا دورها',
  },
  'solveig-aas': {
    name: 'سولفيغ أوس',
    tagline: 'حارسة ممر البلشون، تتقن لغة الثلج',
  },
  'priya-raman': {
    name: 'بريا رامان',
    tagline: 'عاملة مصعد رأت كل الطوابق إلا واحدًا',
  },
  'radmila-zorin': {
    name: 'رادميلا زورين',
    tagline: 'كاتبة الغابة، تدوّن محاضر الجلسات',
  },
  'yusra-haddad': {
    name: 'يسرى حداد',
    tagline: 'ساعية بريد بالمنطاد، تتحسس من المواعيد',
  },
  'ansel-grieve': {
    name: 'أنسل غريف',
    tagline: 'يُصلح المظلات والسمعة إن لم يتسع الخرق',
  },
  'philomena-achterberg': {
    name: 'فيلومينا أختربرغ',
    tagline: 'أمينة متحف الأخطاء الصغيرة',
  },
  'lazar-novik': {
    name: 'لازار نوفيك',
    tagline: 'مزوّر رسائل توصية ممتازة',
  },
  'itzel-marin': {
    name: 'إيتزل مارين',
    tagline: 'مُجبِّرة التلال المتمهلة، على بغلة مستعارة',
  },
  'goran-petrak': {
    name: 'غوران بتراك',
    tagline: 'أستاذ شطرنج بالبريد، في منتصف دور مع شبح',
  },
};
