import type { PortraitExpression } from '../contract/validators.ts';

export const SOUNDS: Readonly<Record<PortraitExpression, string>> = {
  wink: String.raw`[😉]|;-?\)`,
  asleep: String.raw`[😴💤🥱]|(?<!\p{L})z{3,}(?!\p{L})`,
  laughing: String.raw`[😂🤣😆😹]|(?<!\p{L})a?(?:h[aei]){2,}h?(?!\p{L})|(?<!\p{L})(?:j[aei]){2,}(?!\p{L})|(?<!\p{L})(?:rs){2,}(?!\p{L})|(?<!\p{L})k{3,}(?!\p{L})|(?<!\p{L})xd(?!\p{L})|[ㅋㅎ]{2,}|하하|호호|哈哈|嘻嘻|あはは|(?<!\p{L})ははは|ه{3,}|:-?d(?!\p{L})`,
  wry: '[😏😼]',
  doubtful: String.raw`[🤔😕😟😬]|[?؟？]\s?[!！]|[!！]\s?[?؟？]|⁉|:-?/(?!/)`,
  sad: String.raw`[😢😭🙁😞😔💔😿]|:-?\(|:'\(|[ㅠㅜ]{2,}|t_t|;_;`,
  stern: '[😠😡😤🤬]',
  glad: '[😊😀😃😄😁🙂🥰😍😺]|:-?\\)|\\^[_.]?\\^',
  calm: '[😌]',
};
