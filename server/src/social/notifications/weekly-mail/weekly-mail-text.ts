import { BRAND_NAMES } from '../../../config/brand-names.ts';
import type { Brand } from '../../../config/config.ts';
import type { Locale } from '../../../lib/locale.ts';

/** What a week brought. */
export interface WeeklyNews {
  /** The newest works of followed creators. */
  works: readonly { name: string; creatorName: string }[];
  otherWorks: number;
  comments: number;
  decisions: number;
  reportDecisions: number;
}

/** Numbers stand behind a colon, so that they need no plural forms. */
interface MailTexts {
  subject: string;
  lead: string;
  works: string;
  work: string;
  others: string;
  comments: string;
  decisions: string;
  reportDecisions: string;
  open: string;
  why: string;
}

const TEXTS = {
  'en-US': {
    subject: 'Your week at {brand}',
    lead: 'This is what happened since your last visit:',
    works: 'New from creators you follow:',
    work: '“{name}” by {creator}',
    others: 'and {count} more',
    comments: 'New comments on what you made: {count}',
    decisions: 'Decisions about what you published: {count}',
    reportDecisions: 'Decisions about your reports: {count}',
    open: 'See all of it here:',
    why: 'You get this mail because you chose the weekly mail in your settings. One click ends it:',
  },
  'zh-CN': {
    subject: '你在 {brand} 的一周',
    lead: '自你上次访问以来：',
    works: '你关注的创作者的新作品：',
    work: '《{name}》，作者：{creator}',
    others: '另有 {count} 部',
    comments: '你的作品收到的新评论：{count}',
    decisions: '关于你所发布内容的决定：{count}',
    reportDecisions: '关于你的举报的决定：{count}',
    open: '在这里查看全部：',
    why: '你在设置中选择了每周邮件，因此收到这封邮件。点击一次即可停止：',
  },
  'es-ES': {
    subject: 'Tu semana en {brand}',
    lead: 'Esto es lo que ha pasado desde tu última visita:',
    works: 'Novedades de quienes sigues:',
    work: '«{name}», de {creator}',
    others: 'y {count} más',
    comments: 'Comentarios nuevos sobre lo que creaste: {count}',
    decisions: 'Decisiones sobre lo que publicaste: {count}',
    reportDecisions: 'Decisiones sobre tus denuncias: {count}',
    open: 'Míralo todo aquí:',
    why: 'Recibes este correo porque elegiste el correo semanal en tus ajustes. Con un clic dejas de recibirlo:',
  },
  'ar-SA': {
    subject: 'أسبوعك في {brand}',
    lead: 'هذا ما حدث منذ زيارتك الأخيرة:',
    works: 'جديد المبدعين الذين تتابعهم:',
    work: '«{name}» من {creator}',
    others: 'وغيرها: {count}',
    comments: 'تعليقات جديدة على ما أنشأته: {count}',
    decisions: 'قرارات بشأن ما نشرته: {count}',
    reportDecisions: 'قرارات بشأن بلاغاتك: {count}',
    open: 'شاهد كل ذلك هنا:',
    why: 'تصلك هذه الرسالة لأنك اخترت الرسالة الأسبوعية في إعداداتك. تكفي نقرة واحدة لإيقافها:',
  },
  'pt-PT': {
    subject: 'A sua semana em {brand}',
    lead: 'Isto é o que aconteceu desde a sua última visita:',
    works: 'Novidades de quem segue:',
    work: '“{name}”, de {creator}',
    others: 'e mais {count}',
    comments: 'Novos comentários sobre o que criou: {count}',
    decisions: 'Decisões sobre o que publicou: {count}',
    reportDecisions: 'Decisões sobre as suas denúncias: {count}',
    open: 'Veja tudo aqui:',
    why: 'Recebe esta mensagem porque escolheu o e-mail semanal nas suas definições. Um clique basta para deixar de o receber:',
  },
  'fr-FR': {
    subject: 'Votre semaine sur {brand}',
    lead: 'Voici ce qui s’est passé depuis votre dernière visite :',
    works: 'Nouveautés des personnes que vous suivez :',
    work: '« {name} », de {creator}',
    others: 'et {count} de plus',
    comments: 'Nouveaux commentaires sur vos créations : {count}',
    decisions: 'Décisions sur vos publications : {count}',
    reportDecisions: 'Décisions sur vos signalements : {count}',
    open: 'Tout voir ici :',
    why: 'Vous recevez ce message parce que vous avez choisi l’e-mail hebdomadaire dans vos paramètres. Un clic suffit pour l’arrêter :',
  },
  'de-DE': {
    subject: 'Deine Woche bei {brand}',
    lead: 'Das ist seit deinem letzten Besuch passiert:',
    works: 'Neu von Leuten, denen du folgst:',
    work: '„{name}“ von {creator}',
    others: 'und {count} weitere',
    comments: 'Neue Kommentare zu deinen Werken: {count}',
    decisions: 'Entscheidungen über deine Veröffentlichungen: {count}',
    reportDecisions: 'Entscheidungen über deine Meldungen: {count}',
    open: 'Alles ansehen:',
    why: 'Du bekommst diese E-Mail, weil du in deinen Einstellungen die wöchentliche E-Mail gewählt hast. Ein Klick beendet sie:',
  },
  'ja-JP': {
    subject: '{brand}の今週のお知らせ',
    lead: '前回のご利用以降の出来事です。',
    works: 'フォロー中のクリエイターの新作：',
    work: '「{name}」（{creator}）',
    others: 'ほか{count}件',
    comments: 'あなたの作品への新しいコメント：{count}件',
    decisions: '公開した内容についての決定：{count}件',
    reportDecisions: '報告についての決定：{count}件',
    open: 'すべて見る：',
    why: '設定で週に一度のメールを選択されたため、このメールをお送りしています。次のリンクから配信を停止できます：',
  },
  'ko-KR': {
    subject: '{brand} 이번 주 소식',
    lead: '마지막 방문 이후의 소식입니다.',
    works: '팔로우하는 크리에이터의 새 작품:',
    work: '“{name}”, {creator}',
    others: '외 {count}개',
    comments: '내 작품에 달린 새 댓글: {count}개',
    decisions: '내 게시물에 대한 결정: {count}건',
    reportDecisions: '내 신고에 대한 결정: {count}건',
    open: '모두 보기:',
    why: '설정에서 주간 메일을 선택하셨기 때문에 이 메일을 보내 드립니다. 클릭 한 번으로 수신을 중단할 수 있습니다:',
  },
  'tr-TR': {
    subject: '{brand} haftanın özeti',
    lead: 'Son ziyaretinden bu yana olanlar:',
    works: 'Takip ettiklerinden yeni:',
    work: '“{name}”, {creator}',
    others: 've {count} tane daha',
    comments: 'Yaptıklarına gelen yeni yorumlar: {count}',
    decisions: 'Yayımladıkların hakkındaki kararlar: {count}',
    reportDecisions: 'Bildirimlerin hakkındaki kararlar: {count}',
    open: 'Hepsini burada gör:',
    why: 'Bu e-postayı, ayarlarında haftalık e-postayı seçtiğin için alıyorsun. Tek tıkla durdurabilirsin:',
  },
} as const satisfies Record<Locale, MailTexts>;

interface MailValues {
  brand: Brand;
  locale: Locale;
  news: WeeklyNews;
  publicUrl: string;
  /** The address that ends the mails. */
  unsubscribe: string;
}

/** The weekly mail as plain text: a name of a work or a creator is one line of it, whatever its letters are. */
export function weeklyMail({ brand, locale, news, publicUrl, unsubscribe }: MailValues): {
  subject: string;
  text: string;
} {
  const texts: MailTexts = TEXTS[locale];
  const number = new Intl.NumberFormat(locale);
  const fill = (text: string, values: Readonly<Record<string, string>>) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const counted = (text: string, count: number) => (count === 0 ? [] : [fill(text, { count: number.format(count) })]);
  const works = news.works.map(
    ({ creatorName, name }) => `    ${fill(texts.work, { name: oneLine(name), creator: oneLine(creatorName) })}`,
  );
  const others = counted(texts.others, news.otherWorks).map((line) => `    ${line}`);
  const lines = [
    texts.lead,
    '',
    ...(works.length === 0 ? [] : [texts.works, ...works, ...others]),
    ...counted(texts.comments, news.comments),
    ...counted(texts.decisions, news.decisions),
    ...counted(texts.reportDecisions, news.reportDecisions),
    '',
    texts.open,
    `${publicUrl}/${locale}/notifications`,
    '',
    texts.why,
    unsubscribe,
  ];
  return { subject: fill(texts.subject, { brand: BRAND_NAMES[brand] }), text: lines.join('\n') };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
