import type { Locale } from '../../../lib/locale.ts';

export const MIXED_PERSON: Readonly<Record<Locale, { flagged: readonly string[]; passed: readonly string[] }>> = {
  'en-US': {
    flagged: [
      'You are Tomás. He bakes at night.',
      'Tomás keeps the ovens lit. You never sleep before dawn.',
      '{{char}} is a baker. You have a bad knee.',
    ],
    passed: [
      'You are Tomás. You bake at night.',
      'Tomás bakes at night. He never sleeps before dawn.',
      'He looks after you. He says little.',
      'He says: “You are late.” He means it kindly.',
    ],
  },
  'de-DE': {
    flagged: ['Du bist Tomás. Er ist Bäcker.', 'Tomás backt nachts. Du hast ein schlimmes Knie.'],
    passed: ['Du bist Tomás. Du hast ein schlimmes Knie.', 'Tomás backt nachts. Er ist geduldig.'],
  },
  'fr-FR': {
    flagged: ['Tu es Tomás. Il travaille la nuit.', 'Tomás cuit la nuit. Vous avez mal au genou.'],
    passed: ['Tu es Tomás. Tu travailles la nuit.', 'Tomás cuit la nuit. Il parle peu.'],
  },
  'es-ES': {
    flagged: ['Eres Tomás. Él trabaja de noche.', 'Tomás hornea de noche. Tienes mal la rodilla.'],
    passed: ['Eres Tomás. Trabajas de noche.', 'Tomás hornea de noche. Él habla poco.'],
  },
  'pt-PT': {
    flagged: ['És o Tomás. Ele trabalha de noite.', 'Tomás coze de noite. Tens mal o joelho.'],
    passed: ['És o Tomás. Trabalhas de noite.', 'Tomás coze de noite. Ele fala pouco.'],
  },
  'tr-TR': {
    flagged: ['Sen Tomás’sın. O gece çalışır.', 'Tomás gece çalışır. Sen az konuşursun.'],
    passed: ['Sen Tomás’sın. Sen az konuşursun.', 'Tomás gece çalışır. O az konuşur.'],
  },
  'ja-JP': {
    flagged: ['あなたは{{char}}です。彼は夜に働く。', '{{char}}は夜に働く。君は無口だ。'],
    passed: ['あなたは{{char}}です。あなたは無口だ。', '{{char}}は夜に働く。彼は無口だ。'],
  },
  'ko-KR': {
    flagged: ['당신은 {{char}}이다. 그는 밤에 일한다.', '{{char}}는 밤에 일한다. 너는 말이 없다.'],
    passed: ['당신은 {{char}}이다. 당신은 말이 없다.', '{{char}}는 밤에 일한다. 그는 말이 없다.'],
  },
  'zh-CN': {
    flagged: ['你是{{char}}。他喜欢夜里干活。', '{{char}}夜里干活。你从不说谎。'],
    passed: ['你是{{char}}。你从不说谎。', '{{char}}夜里干活。他从不说谎。'],
  },
  'ar-SA': {
    flagged: ['أنت {{char}}. هو يعمل ليلًا.', '{{char}} يعمل ليلًا. أنت قليل الكلام.'],
    passed: ['أنت {{char}}. أنت قليل الكلام.', '{{char}} يعمل ليلًا. هو قليل الكلام.'],
  },
};
