/** A control that offers values by what people call them, where typing a whole value would be work. */
export const samples = (named: Readonly<Record<string, unknown>>, description?: string) => ({
  ...(description === undefined ? {} : { description }),
  control: { type: 'select' as const },
  options: Object.keys(named),
  mapping: named,
});

/** Of no use as a control: addresses, callbacks and what others fill. */
export const withoutControl = { control: false as const };
