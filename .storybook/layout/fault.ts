export const layoutRules = ['broken-word', 'overlap', 'outside', 'sideways'] as const;

export type LayoutRule = (typeof layoutRules)[number];

export interface LayoutFault {
  readonly rule: LayoutRule;
  readonly message: string;
}
