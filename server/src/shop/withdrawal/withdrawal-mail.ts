import { BRAND_NAMES } from '../../config/brand-names.ts';
import type { Brand } from '../../config/config.ts';
import type { Locale } from '../../lib/locale.ts';
import type { OrderRow, WithdrawalRow } from '../tables.ts';

interface MailTexts {
  subject: string;
  intro: string;
  bought: string;
  pack: string;
  month: string;
  year: string;
  order: string;
  at: string;
  refund: string;
  points: string;
  membershipEnds: string;
  way: string;
}

const TEXTS = {
  'en-US': {
    subject: 'Your withdrawal from order {order} at {brand}',
    intro: 'We have received your withdrawal from this contract.',
    bought: 'Contract: {what}',
    pack: '{points} points',
    month: 'monthly membership',
    year: 'yearly membership',
    order: 'Order number: {order}',
    at: 'Received on: {at}',
    refund: 'Refund: {refund}',
    points: 'Points removed from your balance: {points}',
    membershipEnds: 'The membership has ended and will not be charged again.',
    way: 'The refund goes to the payment method you used, within 14 days.',
  },
  'zh-CN': {
    subject: '您已撤销 {brand} 订单 {order}',
    intro: '我们已收到您对以下合同的撤销声明。',
    bought: '合同：{what}',
    pack: '{points} 积分',
    month: '月度会员',
    year: '年度会员',
    order: '订单号：{order}',
    at: '收到时间：{at}',
    refund: '退款金额：{refund}',
    points: '从余额中扣除的积分：{points}',
    membershipEnds: '会员资格已终止，之后不会再扣款。',
    way: '退款将在 14 天内退回您付款时使用的支付方式。',
  },
  'es-ES': {
    subject: 'Tu desistimiento del pedido {order} en {brand}',
    intro: 'Hemos recibido tu desistimiento de este contrato.',
    bought: 'Contrato: {what}',
    pack: '{points} puntos',
    month: 'suscripción mensual',
    year: 'suscripción anual',
    order: 'Número de pedido: {order}',
    at: 'Recibido el: {at}',
    refund: 'Reembolso: {refund}',
    points: 'Puntos descontados de tu saldo: {points}',
    membershipEnds: 'La suscripción ha terminado y no se volverá a cobrar.',
    way: 'El reembolso se hará en un plazo de 14 días al medio de pago que utilizaste.',
  },
  'ar-SA': {
    subject: 'انسحابك من الطلب {order} لدى {brand}',
    intro: 'استلمنا إشعار انسحابك من هذا العقد.',
    bought: 'العقد: {what}',
    pack: 'نقاط عددها {points}',
    month: 'عضوية شهرية',
    year: 'عضوية سنوية',
    order: 'رقم الطلب: {order}',
    at: 'وقت الاستلام: {at}',
    refund: 'المبلغ المسترد: {refund}',
    points: 'النقاط المخصومة من رصيدك: {points}',
    membershipEnds: 'انتهت العضوية ولن يُحصَّل أي مبلغ آخر مقابلها.',
    way: 'يُعاد المبلغ إلى وسيلة الدفع التي استخدمتها خلال 14 يومًا.',
  },
  'pt-PT': {
    subject: 'A sua resolução da encomenda {order} na {brand}',
    intro: 'Recebemos a sua declaração de resolução deste contrato.',
    bought: 'Contrato: {what}',
    pack: '{points} pontos',
    month: 'subscrição mensal',
    year: 'subscrição anual',
    order: 'Número da encomenda: {order}',
    at: 'Recebida em: {at}',
    refund: 'Reembolso: {refund}',
    points: 'Pontos retirados do seu saldo: {points}',
    membershipEnds: 'A subscrição terminou e não voltará a ser cobrada.',
    way: 'O reembolso é feito no prazo de 14 dias, pelo meio de pagamento que utilizou.',
  },
  'tr-TR': {
    subject: '{brand} üzerindeki {order} numaralı siparişten caymanız',
    intro: 'Bu sözleşmeden cayma bildiriminizi aldık.',
    bought: 'Sözleşme: {what}',
    pack: '{points} puan',
    month: 'aylık üyelik',
    year: 'yıllık üyelik',
    order: 'Sipariş numarası: {order}',
    at: 'Alındığı zaman: {at}',
    refund: 'İade tutarı: {refund}',
    points: 'Bakiyenizden düşülen puan: {points}',
    membershipEnds: 'Üyelik sona erdi ve bir daha ücret alınmayacak.',
    way: 'İade, 14 gün içinde kullandığınız ödeme yöntemine yapılır.',
  },
  'ja-JP': {
    subject: '{brand} の注文 {order} の撤回を受け付けました',
    intro: '次の契約の撤回のお申し出を受け付けました。',
    bought: '契約：{what}',
    pack: '{points} ポイント',
    month: '月額メンバーシップ',
    year: '年額メンバーシップ',
    order: '注文番号：{order}',
    at: '受付日時：{at}',
    refund: '返金額：{refund}',
    points: '残高から差し引いたポイント：{points}',
    membershipEnds: 'メンバーシップは終了し、今後の請求はありません。',
    way: '返金は 14 日以内に、お支払いに使われた方法へ行われます。',
  },
  'ko-KR': {
    subject: '{brand} 주문 {order}의 청약철회가 접수되었습니다',
    intro: '다음 계약에 대한 청약철회가 접수되었습니다.',
    bought: '계약: {what}',
    pack: '{points} 포인트',
    month: '월간 멤버십',
    year: '연간 멤버십',
    order: '주문 번호: {order}',
    at: '접수 일시: {at}',
    refund: '환불 금액: {refund}',
    points: '잔액에서 차감된 포인트: {points}',
    membershipEnds: '멤버십이 종료되었으며 더 이상 결제되지 않습니다.',
    way: '환불 금액은 14일 이내에 결제하신 수단으로 돌아갑니다.',
  },
  'fr-FR': {
    subject: 'Votre rétractation de la commande {order} chez {brand}',
    intro: 'Nous avons bien reçu votre rétractation de ce contrat.',
    bought: 'Contrat : {what}',
    pack: '{points} points',
    month: 'abonnement mensuel',
    year: 'abonnement annuel',
    order: 'Numéro de commande : {order}',
    at: 'Reçue le : {at}',
    refund: 'Remboursement : {refund}',
    points: 'Points retirés de votre solde : {points}',
    membershipEnds: 'L’abonnement a pris fin et ne sera plus facturé.',
    way: 'Le remboursement est effectué sous 14 jours par le moyen de paiement que vous avez utilisé.',
  },
  'de-DE': {
    subject: 'Ihr Widerruf der Bestellung {order} bei {brand}',
    intro: 'Wir haben Ihren Widerruf dieses Vertrags erhalten.',
    bought: 'Vertrag: {what}',
    pack: '{points} Punkte',
    month: 'Monatsmitgliedschaft',
    year: 'Jahresmitgliedschaft',
    order: 'Bestellnummer: {order}',
    at: 'Eingegangen am: {at}',
    refund: 'Erstattung: {refund}',
    points: 'Von Ihrem Guthaben abgezogene Punkte: {points}',
    membershipEnds: 'Die Mitgliedschaft ist beendet und wird nicht mehr berechnet.',
    way: 'Die Erstattung erfolgt innerhalb von 14 Tagen über das Zahlungsmittel, das Sie verwendet haben.',
  },
} as const satisfies Record<Locale, MailTexts>;

interface MailValues {
  brand: Brand;
  locale: Locale;
  order: OrderRow;
  withdrawal: WithdrawalRow;
}

/** The acknowledgement of a withdrawal: from what, its date and time in UTC, and what goes back. */
export function withdrawalMail({ brand, locale, order, withdrawal }: MailValues): { subject: string; text: string } {
  const texts: MailTexts = TEXTS[locale];
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const fill = (text: string, values: Record<string, string>) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const what = order.period === null ? fill(texts.pack, { points: number(order.points) }) : texts[order.period];
  const lines = [
    texts.intro,
    '',
    fill(texts.bought, { what }),
    fill(texts.order, { order: order.order_id }),
    fill(texts.at, { at: momentOf(withdrawal.withdrawn_at, locale) }),
    fill(texts.refund, { refund: moneyOf(withdrawal.amount, order.currency, locale) }),
    fill(texts.points, { points: number(withdrawal.points) }),
    '',
    ...(order.period === null ? [] : [texts.membershipEnds]),
    texts.way,
  ];
  return {
    subject: fill(texts.subject, { order: order.order_id, brand: BRAND_NAMES[brand] }),
    text: lines.join('\n'),
  };
}

function momentOf(at: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return `${format.format(at)} UTC`;
}

function moneyOf(amount: number, currency: string, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
