import type { PersonWords } from './person-words.ts';

export const turkish: PersonWords = {
  verb: 'last',
  between: '',
  you: '',
  youActs:
    '(?:gülümsü|gülü|yürü|giri|oturu|dönü|açı|alı|tutu|soru|fısıldı|bağırı|öpü|sarılı|kızarı|diyo)(?:yor|r)?sun(?:uz)?|(?:gülümser|güler|yürür|girer|oturur|kalkar|döner|açar|sorar|der|fısıldar|öper|sarılır|iç çeker|başını sallar)s[ıiuü]n(?:[ıiuü]z)?|başını sallıyorsun(?:uz)?|iç çekiyorsun(?:uz)?|kalkıyorsun(?:uz)?|karar veriyorsun(?:uz)?|cevap veriyorsun(?:uz)?',
  afterReader: ' ',
  readerActs:
    '(?:gülümsü|gülü|yürü|giri|oturu|kalkı|dönü|açı|alı|tutu|soru|fısıldı|bağırı|öpü|sarılı|kızarı|sallı|çeki|veri|di)yor|gülümser|güler|yürür|girer|oturur|kalkar|döner|açar|sorar|der|fısıldar|öper|sarılır|çeker|sallar|verir|gülümsedi|güldü|yürüdü|girdi|oturdu|kalktı|döndü|açtı|sordu|dedi|fısıldadı|salladı|verdi',
  youAre: '(?:sen|siz) ',
  they: 'o ',
  youAny: '(?:sen|siz) ',
};
