/** The looks that every story is drawn in: what the toolbar is set to, and the screen. Read by the tests and the review page. */
export const looks = {
  night: { locale: 'en-US', theme: 'night' },
  day: { locale: 'en-US', theme: 'day' },
  arabic: { locale: 'ar-SA', theme: 'night' },
  phone: { locale: 'en-US', theme: 'night', viewport: { value: 'phone', isRotated: false } },
} as const satisfies Record<string, Readonly<Record<string, unknown>>>;

export type LookName = keyof typeof looks;
