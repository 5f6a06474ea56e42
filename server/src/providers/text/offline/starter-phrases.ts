import type { Locale } from '../../../lib/locale.ts';

export interface StarterPhrases {
  /** Without inflection of `{topic}`. */
  topics: readonly [string, string];
  anyone: readonly [string, string, string];
}

export const STARTER_PHRASES: Readonly<Record<Locale, StarterPhrases>> = {
  'en-US': {
    topics: ['Tell me about {topic}.', 'What do you know about {topic}?'],
    anyone: ['Tell me about yourself.', 'What are you doing here?', 'What is on your mind today?'],
  },
  'zh-CN': {
    topics: ['跟我说说{topic}吧。', '关于{topic}，你知道些什么？'],
    anyone: ['跟我说说你自己吧。', '你在这里做什么？', '你今天在想什么？'],
  },
  'es-ES': {
    topics: ['Háblame de esto: {topic}.', '¿Qué sabes de «{topic}»?'],
    anyone: ['Háblame de ti.', '¿Qué haces aquí?', '¿En qué piensas hoy?'],
  },
  'ar-SA': {
    topics: ['حدّثني عن {topic}.', 'ماذا تعرف عن {topic}؟'],
    anyone: ['حدّثني عن نفسك.', 'ماذا تفعل هنا؟', 'ما الذي يشغل بالك اليوم؟'],
  },
  'pt-PT': {
    topics: ['Fala-me disto: {topic}.', 'O que sabes sobre «{topic}»?'],
    anyone: ['Fala-me de ti.', 'O que fazes aqui?', 'Em que pensas hoje?'],
  },
  'tr-TR': {
    topics: ['Bana şunu anlat: {topic}.', '“{topic}” hakkında ne biliyorsun?'],
    anyone: ['Bana kendinden söz et.', 'Burada ne yapıyorsun?', 'Bugün aklında ne var?'],
  },
  'ja-JP': {
    topics: ['{topic}のことを聞かせて。', '{topic}について何か知ってる？'],
    anyone: ['あなたのことを聞かせて。', 'ここで何をしているの？', '今日は何を考えていたの？'],
  },
  'ko-KR': {
    topics: ['{topic} 이야기를 들려줘.', '{topic}에 대해 아는 게 있어?'],
    anyone: ['네 이야기를 들려줘.', '여기서 뭘 하고 있어?', '오늘은 무슨 생각을 하고 있어?'],
  },
  'fr-FR': {
    topics: ['Parle-moi de ceci : {topic}.', 'Que sais-tu de « {topic} » ?'],
    anyone: ['Parle-moi de toi.', 'Que fais-tu ici ?', 'À quoi penses-tu aujourd’hui ?'],
  },
  'de-DE': {
    topics: ['Erzähl mir davon: {topic}.', 'Was weißt du über „{topic}“?'],
    anyone: ['Erzähl mir von dir.', 'Was machst du hier?', 'Woran denkst du heute?'],
  },
};
