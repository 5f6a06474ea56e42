export interface FunnyTexts {
  /** Who a mashed-up character is; `{a}` and `{b}` are the two it is made of. */
  mashUps: readonly string[];
  lanterns: readonly string[];
}
