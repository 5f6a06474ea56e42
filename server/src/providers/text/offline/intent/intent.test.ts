import { describe, expect, it } from 'vitest';
import { readLine } from './intent.ts';

describe('what a visitor does with a line', () => {
  it.each([
    [
      'hello',
      [
        'Hello.',
        'Good evening!',
        '¡Hola!',
        'Bonsoir',
        'Guten Abend',
        'Olá',
        'Merhaba',
        '你好',
        'こんばんは',
        '안녕하세요',
        'مرحبا',
      ],
    ],
    [
      'farewell',
      [
        'Goodbye.',
        'I have to go now.',
        'Adiós',
        'Au revoir',
        'Tschüss',
        'Adeus',
        'Görüşürüz',
        '再见',
        'さようなら',
        '안녕히 계세요',
        'مع السلامة',
      ],
    ],
    [
      'thanks',
      [
        'Thank you for listening.',
        'Gracias',
        'Merci',
        'Danke',
        'Obrigado',
        'Teşekkürler',
        '谢谢你',
        'ありがとう',
        '고마워요',
        'شكرًا',
      ],
    ],
    [
      'wellbeing',
      [
        'How are you?',
        'How are you tonight?',
        '¿Cómo estás?',
        'Ça va ?',
        'Wie geht es dir?',
        'Como estás?',
        'Nasılsın?',
        '你好吗？',
        '你最近怎么样？',
        'お元気ですか',
        'げんき？',
        'كيف حالك؟',
      ],
    ],
    [
      'identity',
      [
        'Who are you?',
        'What is your name?',
        '¿Quién eres?',
        'Qui es-tu ?',
        'Wer bist du?',
        'Quem és?',
        'Sen kimsin?',
        '你是谁？',
        'お名前は',
        'きみはだれ？',
        '누구세요?',
        'من أنت؟',
      ],
    ],
    [
      'machine',
      [
        'Are you an AI?',
        'Are you real?',
        'Am I talking to a real person?',
        '¿Eres una IA?',
        'Bist du ein Bot?',
        '你是机器人吗？',
        'あなたはAIですか',
        'هل أنت إنسان؟',
      ],
    ],
    [
      'fear',
      [
        'What are you afraid of?',
        'What scares you?',
        '¿De qué tienes miedo?',
        'As-tu peur ?',
        'Wovor hast du Angst?',
        '你害怕什么？',
        '何が怖いですか',
        'こわいものは？',
      ],
    ],
    [
      'sad',
      [
        'I feel lonely today.',
        'My grandmother died.',
        'It was a hard day.',
        'Estoy muy triste',
        'Je suis fatiguée',
        'Ich bin traurig',
        '我很难过',
        '寂しいです',
        '今日はかなしい',
        '외로워요',
      ],
    ],
    [
      'advice',
      [
        'What should I do?',
        "I don't know what to do.",
        'No sé qué hacer',
        'どうすればいいですか',
        '我该怎么办',
        '怎么办呀',
      ],
    ],
    ['more', ['Go on.', 'And then?', 'And?', 'Sigue.', 'Und dann?', '继续', '続けて']],
    ['yes', ['Yes.', 'Of course, gladly.', 'Sí.', 'Oui', 'Ja.', '好的', 'はい']],
    ['no', ['No.', 'Not really.', 'Non', 'Nein.', '不', 'いいえ']],
    ['love', ['Have you ever been in love?', 'Were you married?', '¿Has estado enamorada?']],
    ['story', ['Tell me a story.', 'Cuéntame algo', '讲个故事吧', '何か話してください']],
  ])('is %s', (intent, lines) => {
    for (const line of lines) expect({ line, intent: readLine(line).intent }).toEqual({ line, intent });
  });

  it.each([
    'Are you a real thief?',
    'And you? Where were you?',
    'No one knows.',
    'I am hungry.',
    'Call me later.',
    'Si llueve, me quedo.',
    'The king died in the war.',
    'More tea would be lovely with that.',
    'I brought you a letter.',
  ])('is nothing in particular: %s', (line) => {
    expect(readLine(line).intent).toBeUndefined();
  });

  it.each([
    ['Where is the harbour?', true],
    ['tell me about the boats', true],
    ['¿Y la tuya?', true],
    ['なぜここにいるのですか。', true],
    ['أين المنارة', true],
    ['I walked here.', false],
    ['*I look up.*', false],
  ])('wants an answer: %s %s', (line, wants) => {
    expect(readLine(line).isQuestion).toBe(wants);
  });

  it.each([
    ['My name is Noor.', 'Noor'],
    ['call me Ada Byrne, please', 'Ada Byrne'],
    ['I’m Noor.', 'Noor'],
    ['I am Tired of this place', undefined],
    ['call me later', undefined],
    ['Me llamo Inés', 'Inés'],
    ["Je m'appelle Zoé.", 'Zoé'],
    ['Ich heiße Jörg', 'Jörg'],
    ['我叫小雨', '小雨'],
    ['私の名前はヌールです', 'ヌール'],
    ['I called your name.', undefined],
  ])('gives a name: %s', (line, name) => {
    expect(readLine(line).givenName).toBe(name);
  });

  it('is an action where nothing is said', () => {
    expect(readLine('*I sit down.* *I wait.*').isAction).toBe(true);
    expect(readLine('*I sit down.* Well?').isAction).toBe(false);
    expect(readLine('').isAction).toBe(false);
  });
});
