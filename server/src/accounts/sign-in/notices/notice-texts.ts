import type { Brand } from '../../../config/config.ts';
import type { Locale } from '../../../lib/locale.ts';
import { BRAND_NAMES } from '../../../config/brand-names.ts';

export type SecurityChange =
  | 'password-set'
  | 'password-changed'
  | 'password-removed'
  | { added: string; othersSignedOut: boolean };

interface NoticeTexts {
  set: string;
  changed: string;
  removed: string;
  /** A masked address or the name of a provider. */
  added: string;
  signedOut: string;
  /** What to do; `{link}` follows on its own line. */
  care: string;
}

const TEXTS = {
  'en-US': {
    set: 'A password was set for your {brand} account',
    changed: 'The password of your {brand} account was changed',
    removed: 'The password of your {brand} account was removed',
    added: 'A new way to sign in to your {brand} account was added: {way}',
    signedOut: 'All other devices have been signed out.',
    care: 'If this was you, there is nothing to do. If it was not, sign in with a code, set a new password and sign out all other devices:',
  },
  'zh-CN': {
    set: '您的 {brand} 账号已设置密码',
    changed: '您的 {brand} 账号密码已更改',
    removed: '您的 {brand} 账号密码已移除',
    added: '您的 {brand} 账号新增了登录方式：{way}',
    signedOut: '其他所有设备均已退出登录。',
    care: '如果是您本人操作，则无需处理。如果不是，请用验证码登录，设置新密码，并退出其他所有设备：',
  },
  'es-ES': {
    set: 'Se ha creado una contraseña para tu cuenta de {brand}',
    changed: 'Se ha cambiado la contraseña de tu cuenta de {brand}',
    removed: 'Se ha eliminado la contraseña de tu cuenta de {brand}',
    added: 'Se ha añadido una forma de entrar en tu cuenta de {brand}: {way}',
    signedOut: 'Se ha cerrado la sesión en todos los demás dispositivos.',
    care: 'Si has sido tú, no tienes que hacer nada. Si no, entra con un código, crea una contraseña nueva y cierra la sesión en los demás dispositivos:',
  },
  'ar-SA': {
    set: 'تم تعيين كلمة مرور لحسابك في {brand}',
    changed: 'تم تغيير كلمة مرور حسابك في {brand}',
    removed: 'تمت إزالة كلمة مرور حسابك في {brand}',
    added: 'أُضيفت طريقة جديدة لتسجيل الدخول إلى حسابك في {brand}: {way}',
    signedOut: 'تم تسجيل الخروج من جميع الأجهزة الأخرى.',
    care: 'إذا كنت أنت من فعل ذلك، فلا حاجة إلى أي إجراء. وإلا فسجّل الدخول برمز، وعيّن كلمة مرور جديدة، وسجّل الخروج من الأجهزة الأخرى:',
  },
  'pt-PT': {
    set: 'Foi definida uma palavra-passe para a sua conta {brand}',
    changed: 'A palavra-passe da sua conta {brand} foi alterada',
    removed: 'A palavra-passe da sua conta {brand} foi removida',
    added: 'Foi adicionada uma forma de entrar na sua conta {brand}: {way}',
    signedOut: 'A sessão foi terminada em todos os outros dispositivos.',
    care: 'Se foi você, não precisa de fazer nada. Caso contrário, entre com um código, defina uma nova palavra-passe e termine a sessão nos outros dispositivos:',
  },
  'tr-TR': {
    set: '{brand} hesabınız için bir şifre belirlendi',
    changed: '{brand} hesabınızın şifresi değiştirildi',
    removed: '{brand} hesabınızın şifresi kaldırıldı',
    added: '{brand} hesabınıza yeni bir giriş yöntemi eklendi: {way}',
    signedOut: 'Diğer tüm cihazlarda oturum kapatıldı.',
    care: 'Bunu siz yaptıysanız bir şey yapmanız gerekmez. Yapmadıysanız kodla giriş yapın, yeni bir şifre belirleyin ve diğer cihazlarda oturumu kapatın:',
  },
  'ja-JP': {
    set: '{brand} アカウントにパスワードが設定されました',
    changed: '{brand} アカウントのパスワードが変更されました',
    removed: '{brand} アカウントのパスワードが削除されました',
    added: '{brand} アカウントに新しいログイン方法が追加されました：{way}',
    signedOut: 'ほかのすべての端末からログアウトしました。',
    care: 'ご本人の操作であれば、何もする必要はありません。お心当たりがない場合は、認証コードでログインして新しいパスワードを設定し、ほかの端末からログアウトしてください：',
  },
  'ko-KR': {
    set: '{brand} 계정에 비밀번호가 설정되었습니다',
    changed: '{brand} 계정의 비밀번호가 변경되었습니다',
    removed: '{brand} 계정의 비밀번호가 삭제되었습니다',
    added: '{brand} 계정에 새 로그인 방법이 추가되었습니다: {way}',
    signedOut: '다른 모든 기기에서 로그아웃되었습니다.',
    care: '본인이 한 일이라면 아무것도 하지 않아도 됩니다. 아니라면 인증 코드로 로그인해 새 비밀번호를 설정하고 다른 기기에서 로그아웃하세요:',
  },
  'fr-FR': {
    set: 'Un mot de passe a été défini pour votre compte {brand}',
    changed: 'Le mot de passe de votre compte {brand} a été modifié',
    removed: 'Le mot de passe de votre compte {brand} a été supprimé',
    added: 'Un nouveau moyen de connexion a été ajouté à votre compte {brand} : {way}',
    signedOut: 'Tous les autres appareils ont été déconnectés.',
    care: 'Si c’était vous, vous n’avez rien à faire. Sinon, connectez-vous avec un code, définissez un nouveau mot de passe et déconnectez les autres appareils :',
  },
  'de-DE': {
    set: 'Für Ihr Konto bei {brand} wurde ein Passwort festgelegt',
    changed: 'Das Passwort Ihres Kontos bei {brand} wurde geändert',
    removed: 'Das Passwort Ihres Kontos bei {brand} wurde entfernt',
    added: 'Ihr Konto bei {brand} hat einen neuen Anmeldeweg: {way}',
    signedOut: 'Alle anderen Geräte wurden abgemeldet.',
    care: 'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie sich mit einem Code an, legen Sie ein neues Passwort fest und melden Sie die anderen Geräte ab:',
  },
} as const satisfies Record<Locale, NoticeTexts>;

const LINES = { 'password-set': 'set', 'password-changed': 'changed', 'password-removed': 'removed' } as const;

interface NoticeDeps {
  brand: Brand;
  link: string;
  locale: Locale;
}

/** The mail about a change. It holds no secret; its link leads to the profile page only. */
export function noticeMail(
  change: SecurityChange,
  { brand, link, locale }: NoticeDeps,
): { subject: string; text: string } {
  const { care, signedOut, title } = linesOf(change, brand, locale);
  return { subject: title, text: [...signedOut, '', care, link].join('\n').trim() };
}

export function noticeSms(change: SecurityChange, { brand, link, locale }: NoticeDeps): string {
  const { title } = linesOf(change, brand, locale);
  return `${title}\n${link}`;
}

function linesOf(change: SecurityChange, brand: Brand, locale: Locale) {
  const texts: NoticeTexts = TEXTS[locale];
  const isAdded = typeof change === 'object';
  const line = isAdded ? texts.added.replace('{way}', () => change.added) : texts[LINES[change]];
  return {
    title: line.replace('{brand}', BRAND_NAMES[brand]),
    signedOut: !isAdded || change.othersSignedOut ? [texts.signedOut] : [],
    care: texts.care,
  };
}
