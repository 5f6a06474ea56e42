import type { Locale } from '../../../lib/locale.ts';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** By the plural rules of each language; `#` is the number. */
const FORMS = {
  'en-US': { one: '# round played', other: '# rounds played' },
  'zh-CN': { other: '已走过 # 回合' },
  'es-ES': { one: '# ronda jugada', other: '# rondas jugadas' },
  'ar-SA': { one: 'جولة واحدة', two: 'جولتان', few: '# جولات', many: '# جولة', other: '# جولة' },
  'pt-PT': { one: '# ronda jogada', other: '# rondas jogadas' },
  'tr-TR': { other: '# tur oynandı' },
  'ja-JP': { other: '#ラウンドをプレイ' },
  'ko-KR': { other: '#라운드 플레이' },
  'fr-FR': { one: '# tour joué', other: '# tours joués' },
  'de-DE': { one: '# Runde gespielt', other: '# Runden gespielt' },
} as const satisfies Record<Locale, Forms>;

export function roundsPlayed(rounds: number, locale: Locale): string {
  const forms: Forms = FORMS[locale];
  const form = forms[new Intl.PluralRules(locale).select(rounds)] ?? forms.other;
  return form.replace('#', new Intl.NumberFormat(locale).format(rounds));
}
