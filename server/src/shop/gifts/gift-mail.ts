import { BRAND_NAMES } from '../../config/brand-names.ts';
import type { MembershipPeriod } from '../../contract/validators.ts';
import type { Brand } from '../../config/config.ts';
import type { Locale } from '../../lib/locale.ts';

interface MailTexts {
  subject: string;
  from: string;
  /** Without the name of the giver. */
  nameless: string;
  month: string;
  year: string;
  /** Of a membership. */
  fromTerm: string;
  namelessTerm: string;
  note: string;
  open: string;
  why: string;
}

const TEXTS = {
  'en-US': {
    subject: 'A gift is waiting for you at {brand}',
    from: '{name} has a gift for you: {points} points at {brand}, for stories and conversations.',
    nameless: 'There is a gift for you: {points} points at {brand}, for stories and conversations.',
    month: 'a month of membership',
    year: 'a year of membership',
    fromTerm: '{name} has a gift for you: {gift} at {brand}.',
    namelessTerm: 'There is a gift for you: {gift} at {brand}.',
    note: 'With these words:',
    open: 'Open it here:',
    why: 'The giver gave us your address for this one mail. If you do not want the gift, you need not do anything.',
  },
  'zh-CN': {
    subject: '{brand} 有一份礼物在等您',
    from: '{name} 送给您一份礼物：{points} 个 {brand} 积分，可用于故事和聊天。',
    nameless: '您收到一份礼物：{points} 个 {brand} 积分，可用于故事和聊天。',
    month: '一个月会员',
    year: '一年会员',
    fromTerm: '{name} 送给您一份礼物：{brand} 的{gift}。',
    namelessTerm: '您收到一份礼物：{brand} 的{gift}。',
    note: '附言：',
    open: '在这里打开：',
    why: '有人为发送这封邮件向我们提供了您的地址。如果您不想要这份礼物，无需任何操作。',
  },
  'es-ES': {
    subject: 'Te espera un regalo en {brand}',
    from: '{name} tiene un regalo para ti: {points} puntos en {brand}, para historias y conversaciones.',
    nameless: 'Tienes un regalo: {points} puntos en {brand}, para historias y conversaciones.',
    month: 'un mes de suscripción',
    year: 'un año de suscripción',
    fromTerm: '{name} tiene un regalo para ti: {gift} en {brand}.',
    namelessTerm: 'Tienes un regalo: {gift} en {brand}.',
    note: 'Con estas palabras:',
    open: 'Ábrelo aquí:',
    why: 'Alguien nos dio tu dirección solo para este correo. Si no quieres el regalo, no tienes que hacer nada.',
  },
  'ar-SA': {
    subject: 'هدية بانتظارك في {brand}',
    from: 'لديك هدية من {name}: نقاط عددها {points} في {brand} للقصص والمحادثات.',
    nameless: 'لديك هدية: نقاط عددها {points} في {brand} للقصص والمحادثات.',
    month: 'عضوية لمدة شهر',
    year: 'عضوية لمدة سنة',
    fromTerm: 'لديك هدية من {name}: {gift} في {brand}.',
    namelessTerm: 'لديك هدية: {gift} في {brand}.',
    note: 'مع هذه الكلمات:',
    open: 'افتحها من هنا:',
    why: 'أعطانا أحدهم عنوانك لإرسال هذه الرسالة فقط. إن لم ترغب في الهدية فلا داعي لفعل أي شيء.',
  },
  'pt-PT': {
    subject: 'Um presente espera por si na {brand}',
    from: '{name} tem um presente para si: {points} pontos na {brand}, para histórias e conversas.',
    nameless: 'Há um presente para si: {points} pontos na {brand}, para histórias e conversas.',
    month: 'um mês de subscrição',
    year: 'um ano de subscrição',
    fromTerm: '{name} tem um presente para si: {gift} na {brand}.',
    namelessTerm: 'Há um presente para si: {gift} na {brand}.',
    note: 'Com estas palavras:',
    open: 'Abra-o aqui:',
    why: 'Alguém nos deu o seu endereço apenas para esta mensagem. Se não quiser o presente, não precisa de fazer nada.',
  },
  'tr-TR': {
    subject: '{brand} sitesinde sizi bir hediye bekliyor',
    from: '{name} size bir hediye gönderdi: {brand} sitesinde hikâyeler ve sohbetler için {points} puan.',
    nameless: 'Size bir hediye var: {brand} sitesinde hikâyeler ve sohbetler için {points} puan.',
    month: 'bir aylık üyelik',
    year: 'bir yıllık üyelik',
    fromTerm: '{name} size bir hediye gönderdi: {brand} sitesinde {gift}.',
    namelessTerm: 'Size bir hediye var: {brand} sitesinde {gift}.',
    note: 'Yanında şu sözlerle:',
    open: 'Buradan açabilirsiniz:',
    why: 'Adresiniz bize yalnızca bu e-posta için verildi. Hediyeyi istemiyorsanız bir şey yapmanız gerekmez.',
  },
  'ja-JP': {
    subject: '{brand} でギフトがお待ちしています',
    from: '{name} さんからギフトが届きました。物語や会話に使える {brand} の {points} ポイントです。',
    nameless: 'ギフトが届きました。物語や会話に使える {brand} の {points} ポイントです。',
    month: '1か月のメンバーシップ',
    year: '1年間のメンバーシップ',
    fromTerm: '{name} さんからギフトが届きました。{brand} の{gift}です。',
    namelessTerm: 'ギフトが届きました。{brand} の{gift}です。',
    note: 'メッセージ：',
    open: 'こちらから開けます：',
    why: 'このメールのためだけに、どなたかがあなたのアドレスを入力しました。ギフトが不要な場合は、何もする必要はありません。',
  },
  'ko-KR': {
    subject: '{brand}에서 선물이 기다리고 있습니다',
    from: '{name} 님이 선물을 보냈습니다. 이야기와 대화에 쓸 수 있는 {brand} {points} 포인트입니다.',
    nameless: '선물이 도착했습니다. 이야기와 대화에 쓸 수 있는 {brand} {points} 포인트입니다.',
    month: '1개월 멤버십',
    year: '1년 멤버십',
    fromTerm: '{name} 님이 선물을 보냈습니다. {brand} {gift}입니다.',
    namelessTerm: '선물이 도착했습니다. {brand} {gift}입니다.',
    note: '함께 보낸 메시지:',
    open: '여기에서 열어 보세요:',
    why: '누군가 이 메일을 보내기 위해 회원님의 주소를 입력했습니다. 선물을 원하지 않으시면 아무것도 하지 않으셔도 됩니다.',
  },
  'fr-FR': {
    subject: 'Un cadeau vous attend chez {brand}',
    from: '{name} vous offre un cadeau : {points} points chez {brand}, pour des histoires et des conversations.',
    nameless: 'Un cadeau vous attend : {points} points chez {brand}, pour des histoires et des conversations.',
    month: 'un mois d’abonnement',
    year: 'un an d’abonnement',
    fromTerm: '{name} vous offre un cadeau : {gift} chez {brand}.',
    namelessTerm: 'Un cadeau vous attend : {gift} chez {brand}.',
    note: 'Avec ces mots :',
    open: 'Ouvrez-le ici :',
    why: 'Quelqu’un nous a donné votre adresse pour ce seul message. Si vous ne voulez pas du cadeau, vous n’avez rien à faire.',
  },
  'de-DE': {
    subject: 'Bei {brand} wartet ein Geschenk auf Sie',
    from: '{name} hat ein Geschenk für Sie: {points} Punkte bei {brand}, für Geschichten und Gespräche.',
    nameless: 'Es gibt ein Geschenk für Sie: {points} Punkte bei {brand}, für Geschichten und Gespräche.',
    month: 'ein Monat Mitgliedschaft',
    year: 'ein Jahr Mitgliedschaft',
    fromTerm: '{name} hat ein Geschenk für Sie: {gift} bei {brand}.',
    namelessTerm: 'Es gibt ein Geschenk für Sie: {gift} bei {brand}.',
    note: 'Mit diesen Worten:',
    open: 'Hier öffnen Sie es:',
    why: 'Jemand hat uns Ihre Adresse nur für diese eine E-Mail gegeben. Wenn Sie das Geschenk nicht möchten, brauchen Sie nichts zu tun.',
  },
} as const satisfies Record<Locale, MailTexts>;

interface MailValues {
  brand: Brand;
  locale: Locale;
  /** Of a membership; null for a pack. */
  period: MembershipPeriod | null;
  points: number;
  /** Empty where it is not named. */
  from: string;
  note: string | null;
  link: string;
}

/** The mail to the one who gets a gift, as plain text: nothing in a note or a name is more than its letters. */
export function giftMail({ brand, from, link, locale, note, period, points }: MailValues): {
  subject: string;
  text: string;
} {
  const texts: MailTexts = TEXTS[locale];
  const values: Record<string, string> = {
    brand: BRAND_NAMES[brand],
    name: from,
    gift: period === null ? '' : texts[period],
    points: new Intl.NumberFormat(locale).format(points),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const [named, nameless] = period === null ? [texts.from, texts.nameless] : [texts.fromTerm, texts.namelessTerm];
  const lines = [
    fill(from === '' ? nameless : named),
    ...(note === null ? [] : ['', texts.note, ...note.split('\n').map((line) => `    ${line}`)]),
    '',
    texts.open,
    link,
    '',
    texts.why,
  ];
  return { subject: fill(texts.subject), text: lines.join('\n') };
}
