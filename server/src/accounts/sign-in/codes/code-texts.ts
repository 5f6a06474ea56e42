import { BRAND_NAMES } from '../../../config/brand-names.ts';
import type { Brand } from '../../../config/config.ts';
import type { Locale } from '../../../lib/locale.ts';

interface CodeTexts {
  subject: string;
  /** The whole text message, or the first line of a mail. */
  code: string;
  care: string;
  /** For recipients who did not ask for it. */
  ignore: string;
}

/** `{brand}`, `{code}` and `{minutes}` stand for what differs. */
const TEXTS = {
  'en-US': {
    subject: 'Your {brand} code: {code}',
    code: '{code} is your {brand} sign-in code.',
    care: 'It works for {minutes} minutes. Do not give it to anyone.',
    ignore: 'If you did not ask for it, you can ignore this message.',
  },
  'zh-CN': {
    subject: '您的 {brand} 验证码：{code}',
    code: '{code} 是您的 {brand} 登录验证码。',
    care: '{minutes} 分钟内有效，请勿告诉他人。',
    ignore: '如果不是您本人操作，请忽略此消息。',
  },
  'es-ES': {
    subject: 'Tu código de {brand}: {code}',
    code: '{code} es tu código para entrar en {brand}.',
    care: 'Vale durante {minutes} minutos. No se lo des a nadie.',
    ignore: 'Si no lo has pedido, puedes ignorar este mensaje.',
  },
  'ar-SA': {
    subject: 'رمزك في {brand}: {code}',
    code: '{code} هو رمز تسجيل الدخول إلى {brand}.',
    care: 'الرمز صالح لمدة {minutes} دقائق. لا تعطه لأحد.',
    ignore: 'إذا لم تطلبه، فتجاهل هذه الرسالة.',
  },
  'pt-PT': {
    subject: 'O seu código {brand}: {code}',
    code: '{code} é o seu código para entrar em {brand}.',
    care: 'É válido durante {minutes} minutos. Não o dê a ninguém.',
    ignore: 'Se não o pediu, pode ignorar esta mensagem.',
  },
  'tr-TR': {
    subject: '{brand} kodunuz: {code}',
    code: '{brand} giriş kodunuz: {code}.',
    care: '{minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
    ignore: 'Bu kodu siz istemediyseniz bu iletiyi yok sayabilirsiniz.',
  },
  'ja-JP': {
    subject: '{brand} の認証コード：{code}',
    code: '{brand} のログイン認証コードは {code} です。',
    care: '有効期限は {minutes} 分です。誰にも教えないでください。',
    ignore: 'お心当たりがない場合は、このメッセージを無視してください。',
  },
  'ko-KR': {
    subject: '{brand} 인증 코드: {code}',
    code: '{brand} 로그인 인증 코드는 {code}입니다.',
    care: '{minutes}분 동안 유효합니다. 다른 사람에게 알려 주지 마세요.',
    ignore: '요청하지 않으셨다면 이 메시지를 무시하세요.',
  },
  'fr-FR': {
    subject: 'Votre code {brand} : {code}',
    code: '{code} est votre code de connexion à {brand}.',
    care: 'Il est valable {minutes} minutes. Ne le donnez à personne.',
    ignore: 'Si vous ne l’avez pas demandé, ignorez ce message.',
  },
  'de-DE': {
    subject: 'Ihr Code für {brand}: {code}',
    code: '{code} ist Ihr Code zum Anmelden bei {brand}.',
    care: 'Er gilt {minutes} Minuten. Geben Sie ihn niemandem.',
    ignore: 'Falls Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren.',
  },
} as const satisfies Record<Locale, CodeTexts>;

export interface CodeMessage {
  locale: Locale;
  brand: Brand;
  code: string;
  minutes: number;
}

export function codeMail(message: CodeMessage): { subject: string; text: string } {
  const { care, code, ignore, subject } = TEXTS[message.locale];
  return { subject: fill(subject, message), text: fill([code, care, '', ignore].join('\n'), message) };
}

/** Short enough for one or two parts. */
export function codeSms(message: CodeMessage): string {
  const { care, code } = TEXTS[message.locale];
  return fill(`${code} ${care}`, message);
}

function fill(text: string, { brand, code, minutes }: CodeMessage): string {
  return text
    .replaceAll('{brand}', BRAND_NAMES[brand])
    .replaceAll('{code}', code)
    .replaceAll('{minutes}', String(minutes));
}
