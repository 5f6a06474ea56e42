import { hash } from 'node:crypto';
import { BRAND_NAMES } from '../../../config/brand-names.ts';
import type { Brand } from '../../../config/config.ts';
import type { Locale } from '../../../lib/locale.ts';

interface PageTexts {
  title: string;
  ask: string;
  stop: string;
  stopped: string;
  invalid: string;
  settings: string;
}

const TEXTS = {
  'en-US': {
    title: 'Weekly mail',
    ask: 'Do you want to stop the weekly mail of {brand}?',
    stop: 'Stop the weekly mail',
    stopped: 'You will get no more weekly mail. You can turn it on again in your settings.',
    invalid: 'This link is not valid. You can turn off the weekly mail in your settings.',
    settings: 'Open the settings',
  },
  'zh-CN': {
    title: '每周邮件',
    ask: '要停止接收 {brand} 的每周邮件吗？',
    stop: '停止每周邮件',
    stopped: '你不会再收到每周邮件。可以在设置中重新开启。',
    invalid: '此链接无效。可以在设置中关闭每周邮件。',
    settings: '打开设置',
  },
  'es-ES': {
    title: 'Correo semanal',
    ask: '¿Quieres dejar de recibir el correo semanal de {brand}?',
    stop: 'Dejar de recibir el correo semanal',
    stopped: 'Ya no recibirás el correo semanal. Puedes volver a activarlo en tus ajustes.',
    invalid: 'Este enlace no es válido. Puedes desactivar el correo semanal en tus ajustes.',
    settings: 'Abrir los ajustes',
  },
  'ar-SA': {
    title: 'الرسالة الأسبوعية',
    ask: 'هل تريد إيقاف الرسالة الأسبوعية من {brand}؟',
    stop: 'إيقاف الرسالة الأسبوعية',
    stopped: 'لن تصلك الرسالة الأسبوعية بعد الآن. يمكنك تشغيلها مجدداً من إعداداتك.',
    invalid: 'هذا الرابط غير صالح. يمكنك إيقاف الرسالة الأسبوعية من إعداداتك.',
    settings: 'فتح الإعدادات',
  },
  'pt-PT': {
    title: 'E-mail semanal',
    ask: 'Quer deixar de receber o e-mail semanal de {brand}?',
    stop: 'Deixar de receber o e-mail semanal',
    stopped: 'Não receberá mais o e-mail semanal. Pode voltar a ativá-lo nas suas definições.',
    invalid: 'Esta ligação não é válida. Pode desativar o e-mail semanal nas suas definições.',
    settings: 'Abrir as definições',
  },
  'fr-FR': {
    title: 'E-mail hebdomadaire',
    ask: 'Voulez-vous ne plus recevoir l’e-mail hebdomadaire de {brand} ?',
    stop: 'Ne plus recevoir l’e-mail hebdomadaire',
    stopped: 'Vous ne recevrez plus l’e-mail hebdomadaire. Vous pouvez le réactiver dans vos paramètres.',
    invalid: 'Ce lien n’est pas valide. Vous pouvez désactiver l’e-mail hebdomadaire dans vos paramètres.',
    settings: 'Ouvrir les paramètres',
  },
  'de-DE': {
    title: 'Wöchentliche E-Mail',
    ask: 'Möchtest du die wöchentliche E-Mail von {brand} abbestellen?',
    stop: 'Wöchentliche E-Mail abbestellen',
    stopped: 'Du bekommst keine wöchentliche E-Mail mehr. In deinen Einstellungen kannst du sie wieder einschalten.',
    invalid: 'Dieser Link ist ungültig. In deinen Einstellungen kannst du die wöchentliche E-Mail ausschalten.',
    settings: 'Einstellungen öffnen',
  },
  'ja-JP': {
    title: '週に一度のメール',
    ask: '{brand}の週に一度のメールの配信を停止しますか？',
    stop: '配信を停止する',
    stopped: '週に一度のメールの配信を停止しました。設定からいつでも再開できます。',
    invalid: 'このリンクは無効です。週に一度のメールは設定から停止できます。',
    settings: '設定を開く',
  },
  'ko-KR': {
    title: '주간 메일',
    ask: '{brand} 주간 메일 수신을 중단하시겠습니까?',
    stop: '주간 메일 수신 중단',
    stopped: '더 이상 주간 메일을 보내지 않습니다. 설정에서 다시 켤 수 있습니다.',
    invalid: '유효하지 않은 링크입니다. 설정에서 주간 메일을 끌 수 있습니다.',
    settings: '설정 열기',
  },
  'tr-TR': {
    title: 'Haftalık e-posta',
    ask: '{brand} haftalık e-postasını artık almak istemiyor musun?',
    stop: 'Haftalık e-postayı durdur',
    stopped: 'Artık haftalık e-posta almayacaksın. Ayarlarından yeniden açabilirsin.',
    invalid: 'Bu bağlantı geçerli değil. Haftalık e-postayı ayarlarından kapatabilirsin.',
    settings: 'Ayarları aç',
  },
} as const satisfies Record<Locale, PageTexts>;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; }
button { font: inherit; min-height: 44px; padding: 0.5rem 1.25rem; }
`;

export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `asked` has the button: opening a link, as programs that check mails do, ends nothing. */
export type UnsubscribeState = 'asked' | 'stopped' | 'invalid';

const contents: Record<UnsubscribeState, (texts: PageTexts) => { text: string; isForm: boolean }> = {
  asked: ({ ask }) => ({ text: ask, isForm: true }),
  stopped: ({ stopped }) => ({ text: stopped, isForm: false }),
  invalid: ({ invalid }) => ({ text: invalid, isForm: false }),
};

/** The page that ends the weekly mail, without scripts and without a session. Nothing in it comes from a person. */
export function unsubscribePage(state: UnsubscribeState, { brand, locale }: { brand: Brand; locale: Locale }): string {
  const texts: PageTexts = TEXTS[locale];
  const { isForm, text } = contents[state](texts);
  const control = isForm
    ? `<form method="post"><button>${texts.stop}</button></form>`
    : `<p><a href="/${locale}/user-profile">${texts.settings}</a></p>`;
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar-SA' ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style>${STYLE}</style>
<h1>${texts.title}</h1>
<p>${text.replace('{brand}', BRAND_NAMES[brand])}</p>
${control}
</html>
`;
}
