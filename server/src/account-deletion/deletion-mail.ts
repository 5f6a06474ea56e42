import { BRAND_NAMES } from '../config/brand-names.ts';
import type { Brand } from '../config/config.ts';
import type { Locale } from '../lib/locale.ts';

interface MailTexts {
  subject: string;
  done: string;
  erased: string;
  care: string;
}

/** `{link}` leads to the terms, which name what is kept and the operator. */
const TEXTS = {
  'en-US': {
    subject: 'Your {brand} account has been deleted',
    done: 'Your account was deleted on {at}. It cannot be opened again.',
    erased: 'What you made and wrote is being erased. What the law requires us to keep about purchases stays: {link}',
    care: 'If it was not you who deleted it, write to the operator, who is named on the same page.',
  },
  'zh-CN': {
    subject: '您的 {brand} 账户已删除',
    done: '您的账户已于 {at} 删除，无法恢复。',
    erased: '您创作和书写的内容正在清除。法律要求保留的购买记录除外：{link}',
    care: '如果不是您本人删除的，请联系该页面上列出的运营者。',
  },
  'es-ES': {
    subject: 'Se ha eliminado tu cuenta de {brand}',
    done: 'Tu cuenta se eliminó el {at}. No se puede recuperar.',
    erased:
      'Lo que creaste y escribiste se está borrando. Solo se conserva lo que la ley exige sobre las compras: {link}',
    care: 'Si no la eliminaste tú, escribe al responsable, que figura en la misma página.',
  },
  'ar-SA': {
    subject: 'حُذف حسابك في {brand}',
    done: 'حُذف حسابك في {at}، ولا يمكن فتحه مجددًا.',
    erased: 'يجري محو ما أنشأته وكتبته. ويبقى ما يوجب القانون حفظه عن المشتريات: {link}',
    care: 'إن لم تكن أنت من حذفه، فراسل المشغّل المذكور في الصفحة نفسها.',
  },
  'pt-PT': {
    subject: 'A sua conta {brand} foi eliminada',
    done: 'A sua conta foi eliminada a {at}. Não pode ser recuperada.',
    erased:
      'O que criou e escreveu está a ser apagado. Fica apenas o que a lei obriga a guardar sobre as compras: {link}',
    care: 'Se não foi o próprio a eliminá-la, escreva ao responsável, indicado na mesma página.',
  },
  'tr-TR': {
    subject: '{brand} hesabınız silindi',
    done: 'Hesabınız {at} tarihinde silindi. Yeniden açılamaz.',
    erased:
      'Oluşturduklarınız ve yazdıklarınız siliniyor. Yalnızca satın almalara ilişkin, yasanın saklamamızı istediği bilgiler kalır: {link}',
    care: 'Hesabı siz silmediyseniz aynı sayfada adı geçen işletmeciye yazın.',
  },
  'ja-JP': {
    subject: '{brand}のアカウントが削除されました',
    done: 'お客様のアカウントは{at}に削除されました。元に戻すことはできません。',
    erased: '作成・投稿された内容は消去されます。法律で保存が義務づけられている購入記録は残ります：{link}',
    care: 'お心当たりがない場合は、同じページに記載の運営者までご連絡ください。',
  },
  'ko-KR': {
    subject: '{brand} 계정이 삭제되었습니다',
    done: '계정이 {at}에 삭제되었습니다. 다시 열 수 없습니다.',
    erased: '만들고 쓴 내용은 지워지고 있습니다. 법에 따라 보관해야 하는 구매 기록만 남습니다: {link}',
    care: '직접 삭제하지 않았다면 같은 페이지에 안내된 운영자에게 연락해 주세요.',
  },
  'fr-FR': {
    subject: 'Votre compte {brand} a été supprimé',
    done: 'Votre compte a été supprimé le {at}. Il ne peut pas être rétabli.',
    erased:
      'Ce que vous avez créé et écrit est en cours d’effacement. Seul ce que la loi impose de garder sur les achats est conservé : {link}',
    care: 'Si ce n’est pas vous qui l’avez supprimé, écrivez à l’exploitant, indiqué sur la même page.',
  },
  'de-DE': {
    subject: 'Dein {brand}-Konto wurde gelöscht',
    done: 'Dein Konto wurde am {at} gelöscht. Es kann nicht wieder geöffnet werden.',
    erased:
      'Was du erstellt und geschrieben hast, wird gelöscht. Nur was wir über Käufe aufbewahren müssen, bleibt: {link}',
    care: 'Wenn du es nicht selbst gelöscht hast, schreib dem Betreiber, der auf derselben Seite steht.',
  },
} as const satisfies Record<Locale, MailTexts>;

interface MailValues {
  locale: Locale;
  brand: Brand;
  publicUrl: string;
  /** When it was deleted. */
  at: number;
}

/** Tells the owner that their account was deleted, in the language that they read in. */
export function deletionMail({ at, brand, locale, publicUrl }: MailValues): { subject: string; text: string } {
  const { care, done, erased, subject }: MailTexts = TEXTS[locale];
  const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', calendar: 'gregory' } as const;
  const values: Record<string, string> = {
    brand: BRAND_NAMES[brand],
    at: `${new Intl.DateTimeFormat(locale, moment).format(at)} UTC`,
    link: `${publicUrl}/${locale}/terms-privacy`,
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return { subject: fill(subject), text: [done, '', erased, '', care].map(fill).join('\n') };
}
