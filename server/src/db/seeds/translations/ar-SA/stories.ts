import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'تسعة فوانيس حتى منتصف الليل',
    tagline: 'سارقة فوانيس لها ليلة واحدة وتسعة أسطح واسم مستعار.',
  },
  'the-counting-light': {
    title: 'المنارة التي تَعُدّ',
    tagline: 'منارة تتوقف بعد سبع ومضات، وفي البحر من يَعُدّ معها.',
  },
  'the-salt-road-letters': {
    title: 'رسائل طريق الملح',
    tagline: 'أربعون رسالة، وإحدى عشرة بئرًا، وقارئ لا يُفترض أنه موجود.',
  },
  'the-last-night-mail': {
    title: 'قطار البريد الأخير',
    tagline: 'رسالة بلا عنوان، وقطار لا يتوقف إلا مرة واحدة.',
  },
  'the-glass-observatory': {
    title: 'مرصد الزجاج',
    tagline: 'على جبل من غيم وريح، ثمة من يزرع النجوم في الأصص.',
  },
  'winter-at-heron-pass': {
    title: 'شتاء ممر البلشون',
    tagline: 'ثلاثة مسافرين وموقد واحد، وجبل يصغي لعل أحدًا ينطق باسمه.',
  },
  'what-the-birches-heard': {
    title: 'ما سمعته الأشجار',
    tagline: 'غابة تدوّن محضرًا لكل شيء، وصفحة واحدة مؤجلة منذ ثلاثين عامًا.',
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'مغادرة فندق بربيتوا',
    tagline: 'ثلاثة عشر طابقًا، وأربعة عشر زرًّا، وجرس لا يقرعه أحد.',
  },
  'red-sun-slow-hills': {
    title: 'شمس حمراء وتلال متمهلة',
    tagline: 'ثلاثة فرسان يريدون حربًا، والسيف الوحيد في الوادي يحمل سقفًا.',
  },
  'the-umbrella-inquest': {
    title: 'محكمة المظلة',
    tagline: 'ستة أيام والمطر يهطل في الداخل على مشجب واحد، والموتى يطلبون إثبات ذلك.',
  },
  'a-map-of-missing-streets': {
    title: 'خريطة الشوارع المفقودة',
    tagline: 'للعثور على شارع اختفى يلزمك رائحته وبيانوه وصمته.',
  },
  'the-duel-at-half-past-tea': {
    title: 'مبارزة في ساعة الشاي',
    tagline: 'يبيح القانون الحديث حتى تُقطع الكعكة، فأحسِن الحديث.',
  },
};
