export const layoutRules = ['broken-word', 'overlap', 'outside', 'sideways'] as const;

export type LayoutRule = (typeof layoutRules)[number];

/** A place where the layout of a page is broken. */
export interface LayoutFault {
  readonly rule: LayoutRule;
  /** Names the elements, and by how much they are wrong. */
  readonly message: string;
}
