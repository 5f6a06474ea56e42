import type { Locale } from '../../lib/locale.ts';
import type { OrderMailKind } from './tables.ts';

export interface OrderMailTexts extends Record<OrderMailKind, { subject: string; intro: string }> {
  order: string;
  bought: string;
  received: string;
  missing: string;
  refund: string;
  safety: string;
}

export const ORDER_MAIL_TEXTS = {
  'en-US': {
    credited: {
      subject: 'Your payment at {brand} is complete',
      intro: 'The network has confirmed your payment, and your order is complete.',
    },
    over: {
      subject: 'Your payment at {brand} is complete, and more arrived',
      intro: 'Your order is complete. {surplus} more than its price has arrived.',
    },
    part: {
      subject: 'Part of your payment at {brand} is missing',
      intro: 'Only a part of the price has arrived. Nothing is lost: send the rest, and the order is complete.',
    },
    lapsed: {
      subject: 'Your payment at {brand} did not complete the order',
      intro: 'Money for your order arrived too late, or was less than its price. It bought nothing.',
    },
    order: 'Order number: {order}',
    bought: 'Order: {points} points',
    received: 'Received: {received}',
    missing: 'Still to send: {missing}',
    refund: 'We refund it by hand, and will ask you first which address it should go to.',
    safety: 'We never ask for a recovery phrase or a private key.',
  },
  'zh-CN': {
    credited: {
      subject: '您在 {brand} 的付款已完成',
      intro: '网络已确认您的付款，订单已完成。',
    },
    over: {
      subject: '您在 {brand} 的付款已完成，且有多付',
      intro: '您的订单已完成。实际到账比价格多出 {surplus}。',
    },
    part: {
      subject: '您在 {brand} 的付款尚未付足',
      intro: '目前只到账了部分金额。款项不会丢失：补足余款后订单即告完成。',
    },
    lapsed: {
      subject: '您在 {brand} 的付款未能完成订单',
      intro: '您的订单款项到账过晚，或少于订单价格，因此没有购得任何内容。',
    },
    order: '订单号：{order}',
    bought: '订单内容：{points} 积分',
    received: '已收到：{received}',
    missing: '还需支付：{missing}',
    refund: '我们会人工退款，并会先询问您退到哪个地址。',
    safety: '我们绝不会索要助记词或私钥。',
  },
  'es-ES': {
    credited: {
      subject: 'Tu pago en {brand} se ha completado',
      intro: 'La red ha confirmado tu pago y tu pedido está completo.',
    },
    over: {
      subject: 'Tu pago en {brand} se ha completado y ha llegado de más',
      intro: 'Tu pedido está completo. Han llegado {surplus} más que su precio.',
    },
    part: {
      subject: 'Falta una parte de tu pago en {brand}',
      intro:
        'Solo ha llegado una parte del precio. No se ha perdido nada: envía el resto y el pedido quedará completo.',
    },
    lapsed: {
      subject: 'Tu pago en {brand} no ha completado el pedido',
      intro:
        'El dinero de tu pedido ha llegado demasiado tarde o era menos que su precio. No se ha comprado nada con él.',
    },
    order: 'Número de pedido: {order}',
    bought: 'Pedido: {points} puntos',
    received: 'Recibido: {received}',
    missing: 'Falta por enviar: {missing}',
    refund: 'Lo reembolsamos a mano y antes te preguntaremos a qué dirección debe ir.',
    safety: 'Nunca pedimos una frase de recuperación ni una clave privada.',
  },
  'ar-SA': {
    credited: {
      subject: 'اكتملت دفعتك لدى {brand}',
      intro: 'أكدت الشبكة دفعتك، واكتمل طلبك.',
    },
    over: {
      subject: 'اكتملت دفعتك لدى {brand} ووصل ما يزيد عليها',
      intro: 'اكتمل طلبك. ووصل ما يزيد على سعره بمقدار {surplus}.',
    },
    part: {
      subject: 'ينقص جزء من دفعتك لدى {brand}',
      intro: 'وصل جزء من السعر فقط. لم يضع شيء: أرسل الباقي ليكتمل الطلب.',
    },
    lapsed: {
      subject: 'لم تُكمل دفعتك لدى {brand} الطلب',
      intro: 'وصل مبلغ طلبك متأخرًا أو أقل من سعره، فلم يُشترَ به شيء.',
    },
    order: 'رقم الطلب: {order}',
    bought: 'الطلب: نقاط عددها {points}',
    received: 'المبلغ الواصل: {received}',
    missing: 'المتبقي للإرسال: {missing}',
    refund: 'نعيد المبلغ يدويًا، وسنسألك أولًا عن العنوان الذي نرسله إليه.',
    safety: 'لا نطلب أبدًا عبارة الاسترداد أو المفتاح الخاص.',
  },
  'pt-PT': {
    credited: {
      subject: 'O seu pagamento na {brand} está concluído',
      intro: 'A rede confirmou o seu pagamento e a sua encomenda está concluída.',
    },
    over: {
      subject: 'O seu pagamento na {brand} está concluído e chegou a mais',
      intro: 'A sua encomenda está concluída. Chegaram {surplus} a mais do que o preço.',
    },
    part: {
      subject: 'Falta uma parte do seu pagamento na {brand}',
      intro: 'Chegou apenas uma parte do preço. Nada se perdeu: envie o resto e a encomenda fica concluída.',
    },
    lapsed: {
      subject: 'O seu pagamento na {brand} não concluiu a encomenda',
      intro: 'O dinheiro da sua encomenda chegou demasiado tarde ou era inferior ao preço. Não comprou nada.',
    },
    order: 'Número da encomenda: {order}',
    bought: 'Encomenda: {points} pontos',
    received: 'Recebido: {received}',
    missing: 'Falta enviar: {missing}',
    refund: 'Reembolsamos manualmente e perguntaremos primeiro para que endereço deve ir.',
    safety: 'Nunca pedimos uma frase de recuperação nem uma chave privada.',
  },
  'tr-TR': {
    credited: {
      subject: '{brand} ödemeniz tamamlandı',
      intro: 'Ağ ödemenizi onayladı ve siparişiniz tamamlandı.',
    },
    over: {
      subject: '{brand} ödemeniz tamamlandı, fazlası da ulaştı',
      intro: 'Siparişiniz tamamlandı. Fiyatından {surplus} fazlası ulaştı.',
    },
    part: {
      subject: '{brand} ödemenizin bir bölümü eksik',
      intro: 'Fiyatın yalnızca bir bölümü ulaştı. Hiçbir şey kaybolmadı: kalanını gönderin, sipariş tamamlansın.',
    },
    lapsed: {
      subject: '{brand} ödemeniz siparişi tamamlamadı',
      intro: 'Siparişinizin parası çok geç ulaştı ya da fiyatından azdı. Onunla bir şey satın alınmadı.',
    },
    order: 'Sipariş numarası: {order}',
    bought: 'Sipariş: {points} puan',
    received: 'Ulaşan: {received}',
    missing: 'Gönderilecek: {missing}',
    refund: 'İadeyi elle yapıyoruz ve önce hangi adrese gitmesi gerektiğini size soracağız.',
    safety: 'Kurtarma ifadenizi veya özel anahtarınızı asla istemeyiz.',
  },
  'ja-JP': {
    credited: {
      subject: '{brand} でのお支払いが完了しました',
      intro: 'ネットワークでお支払いが確認され、ご注文が完了しました。',
    },
    over: {
      subject: '{brand} でのお支払いが完了し、超過分も届きました',
      intro: 'ご注文は完了しました。価格より {surplus} 多く届いています。',
    },
    part: {
      subject: '{brand} でのお支払いが一部不足しています',
      intro: '届いたのは価格の一部だけです。失われたものはありません。残りを送るとご注文が完了します。',
    },
    lapsed: {
      subject: '{brand} でのお支払いではご注文が完了しませんでした',
      intro: 'お支払いの到着が遅すぎたか、価格に足りませんでした。購入は行われていません。',
    },
    order: '注文番号：{order}',
    bought: 'ご注文：{points} ポイント',
    received: '受領額：{received}',
    missing: '不足額：{missing}',
    refund: '返金は手作業で行います。その前に、返金先のアドレスをお尋ねします。',
    safety: 'リカバリーフレーズや秘密鍵をお尋ねすることは決してありません。',
  },
  'ko-KR': {
    credited: {
      subject: '{brand} 결제가 완료되었습니다',
      intro: '네트워크에서 결제가 확인되어 주문이 완료되었습니다.',
    },
    over: {
      subject: '{brand} 결제가 완료되었고 초과 금액이 도착했습니다',
      intro: '주문이 완료되었습니다. 가격보다 {surplus} 더 도착했습니다.',
    },
    part: {
      subject: '{brand} 결제 금액이 일부 부족합니다',
      intro: '가격의 일부만 도착했습니다. 사라진 금액은 없습니다. 나머지를 보내면 주문이 완료됩니다.',
    },
    lapsed: {
      subject: '{brand} 결제로 주문이 완료되지 않았습니다',
      intro: '주문 대금이 너무 늦게 도착했거나 가격보다 적었습니다. 구매된 것은 없습니다.',
    },
    order: '주문 번호: {order}',
    bought: '주문: {points} 포인트',
    received: '받은 금액: {received}',
    missing: '더 보낼 금액: {missing}',
    refund: '환불은 수동으로 진행하며, 먼저 어느 주소로 보낼지 여쭤보겠습니다.',
    safety: '복구 문구나 개인 키는 절대 요구하지 않습니다.',
  },
  'fr-FR': {
    credited: {
      subject: 'Votre paiement chez {brand} est terminé',
      intro: 'Le réseau a confirmé votre paiement et votre commande est terminée.',
    },
    over: {
      subject: 'Votre paiement chez {brand} est terminé, avec un surplus',
      intro: 'Votre commande est terminée. Il est arrivé {surplus} de plus que son prix.',
    },
    part: {
      subject: 'Il manque une partie de votre paiement chez {brand}',
      intro: 'Seule une partie du prix est arrivée. Rien n’est perdu : envoyez le reste et la commande sera terminée.',
    },
    lapsed: {
      subject: 'Votre paiement chez {brand} n’a pas réglé la commande',
      intro: 'L’argent de votre commande est arrivé trop tard ou était inférieur au prix. Il n’a rien acheté.',
    },
    order: 'Numéro de commande : {order}',
    bought: 'Commande : {points} points',
    received: 'Reçu : {received}',
    missing: 'Reste à envoyer : {missing}',
    refund: 'Nous le remboursons à la main et vous demanderons d’abord à quelle adresse l’envoyer.',
    safety: 'Nous ne demandons jamais de phrase de récupération ni de clé privée.',
  },
  'de-DE': {
    credited: {
      subject: 'Ihre Zahlung bei {brand} ist abgeschlossen',
      intro: 'Das Netzwerk hat Ihre Zahlung bestätigt, und Ihre Bestellung ist abgeschlossen.',
    },
    over: {
      subject: 'Ihre Zahlung bei {brand} ist abgeschlossen, und es kam mehr an',
      intro: 'Ihre Bestellung ist abgeschlossen. Es sind {surplus} mehr als der Preis angekommen.',
    },
    part: {
      subject: 'Ein Teil Ihrer Zahlung bei {brand} fehlt',
      intro:
        'Erst ein Teil des Preises ist angekommen. Nichts ist verloren: Mit dem Rest ist die Bestellung abgeschlossen.',
    },
    lapsed: {
      subject: 'Ihre Zahlung bei {brand} hat die Bestellung nicht abgeschlossen',
      intro: 'Das Geld für Ihre Bestellung kam zu spät oder lag unter dem Preis. Es wurde nichts damit gekauft.',
    },
    order: 'Bestellnummer: {order}',
    bought: 'Bestellung: {points} Punkte',
    received: 'Angekommen: {received}',
    missing: 'Noch zu senden: {missing}',
    refund: 'Wir erstatten den Betrag von Hand und fragen Sie vorher, an welche Adresse er gehen soll.',
    safety: 'Wir fragen nie nach einer Wiederherstellungsphrase oder einem privaten Schlüssel.',
  },
} as const satisfies Record<Locale, OrderMailTexts>;
