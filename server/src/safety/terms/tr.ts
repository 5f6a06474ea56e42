import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const UNIT = 'bir|iki|uc|dort|bes|alti|yedi';
const NUMERAL = `on(?: ?(?:${UNIT}))?|iki|uc|dort|bes|alti|yedi|sekiz|dokuz`;
const NOT_AFTER_TENS = '(?<!\\b(?:on|yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan|yuz) ?)';
const AGE = NOT_AFTER_TENS + underAge(NUMERAL);
const END = endOfAge('ve|ama|ile|iken|simdi|ciplak|sevis\\p{L}{1,6}|yaz');
const ORDINAL = 'birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu';

export const turkish: TermList = {
  minor: anyOf(
    String.raw`${AGE} ?yas(?:inda\p{L}{0,8}|inin|ina|indan|lik|li)\b`,
    String.raw`\b(?:sen|ben) ${AGE} yas\b|\byas(?:i|im|in)?(?: ?:| daha| henuz| sadece)? ${AGE}(?!\d)`,
    String.raw`\b(?:ben|daha|henuz|sadece|aslinda|kiz|o) ${NOT_AFTER_TENS}(?:1[0-7]|[7-9])'?(?:um|im|u|unde|inde|sinda|sinde)?${END}`,
    String.raw`(?<![\d.])(?:1[0-7]|[7-9])'?(?:lik|luk) (?:bir )?(?:kiz|oglan|erkek|cocuk)`,
    String.raw`\b${NOT_AFTER_TENS}on ?(?:birin(?:de|e)|ikisin(?:de|e)|ucun(?:de|e)|ucune|dordun(?:de|e)|besin(?:de|e)|altisin(?:da|a)|yedisin(?:de|e))\b`,
    String.raw`${NOT_AFTER_TENS}\b(?:on ?)?(?:birinci|ikinci|ucuncu|dorduncu|besinci|altinci|yedinci|sekizinci|dokuzuncu|onuncu) yas(?: gun\p{L}{0,8})?\b`,
    words(
      String.raw`(?:ilk|orta)okul\p{L}{0,6}(?: ogrenci\p{L}{0,7})?|lise (?:ogrencisi|kizi)\p{L}{0,4}|liseli\p{L}{0,4}|(?:(?:[1-9]|1[0-2])\.?|${ORDINAL}) sinif(?:a|ta|taki)?(?: giden)?(?: bir)?(?: ogrenci\p{L}{0,7}| kiz\p{L}{0,5}| oglan\p{L}{0,5})`,
      String.raw`resit olmayan\p{L}{0,6}|kucuk (?:kiz|oglan)\p{L}{0,5}|kiz cocu[kg]\p{L}{0,7}|oglan cocu[kg]\p{L}{0,7}|ana ?okulu|bebe[kg](?:le|i|in|ler)?|loli|lolita`,
    ),
  ),
  child: words(String.raw`cocu[kg]\p{L}{0,9}|ergen(?!ekon)\p{L}{0,6}`),
  adult: String.raw`\b(?:[2-9]\d|(?:yirmi|otuz|kirk|elli|altmis)(?: \p{L}{2,5})?) yas(?:inda|ina)\b`,
  sexual: words(
    String.raw`seks(?!en)\p{L}{0,8}|cinsel(?!likle)\p{L}{0,6}|ciplak\p{L}{0,6}|sevis\p{L}{0,9}|tecavuz\p{L}{0,6}|porno\p{L}{0,8}|erotik\p{L}{0,4}|mastur\p{L}{0,9}|mustehcen|zevkten inle\p{L}{1,8}|orgazm\p{L}{0,4}`,
  ),
  suggestive: words(
    String.raw`soyun\p{L}{1,6}|soy(?:up|arak|maya)?(?= )|atesli (?:bir )?rol\p{L}{0,5}|tahrik\p{L}{0,3}|inle\p{L}{1,8}|ic camasir\p{L}{0,6}|bekaret\p{L}{0,4}`,
  ),
  harmless: words(
    String.raw`ciplak (?:goz\p{L}{0,4}|aya[kg]\p{L}{0,6}|agac\p{L}{0,6}|duvar\p{L}{0,6}|gercek\p{L}{0,4})|kral ciplak|cinsiyet\p{L}{0,5}|cinsel egitim`,
    String.raw`cocuklar(?:i|imizi) \p{L}{3,14} (?:birakip|biraktik|birakinca|gonder\p{L}{1,6})`,
    String.raw`cocuk(?:lar)?(?:imiz|lari)? (?:uyu\p{L}{1,6}|yatinca|okulda|dog\p{L}{2,8})|(?:iki|uc|dort|bir|\d) cocuk(?:lu)? (?:annesi|babasi|sahibi|anne|baba)`,
  ),
  care: anyOf(
    words(
      String.raw`nasil (?:konus\p{L}{1,8}|anlat\p{L}{1,8}|acikla\p{L}{1,8}|sikayet|koru\p{L}{1,8}|yardim|bildir\p{L}{1,8})|ne yapmali\p{L}{0,4}|ne yapabilirim|kimden yardim|nereye (?:basvur|sikayet)\p{L}{0,8}|kac yasinda anlatil\p{L}{0,5}`,
      String.raw`polis\p{L}{0,3}|sikayet|ihbar|hukum giy\p{L}{0,3}|tutuklan\p{L}{1,4}|mahkeme\p{L}{0,4}|dava(?:si)?|yargilan\p{L}{1,4}|sanik|magdur\p{L}{0,5}|istismar\p{L}{0,5}|psikolog|normal mi|kabul edilmez|izin verilmez|reddedilir|kanun\p{L}{0,3}|yasa(?:dis[iy]|k\p{L}{0,4})|suc|onleme|egitim\p{L}{0,4}|yardim isteyebilirim`,
      String.raw`fotograflarimi (?:yay|paylas)\p{L}{1,6}`,
      String.raw`yazamam|yazamiyorum|uretemem|icerik yok|yasaktir|giremez`,
    ),
  ),
  request: words(
    String.raw`yaz|yazar misin|sahne\p{L}{0,4}|anlat|anlatsana|rol|rol yap\p{L}{0,4}|gibi yap|(?<!bu )hikaye\p{L}{0,3}|ciz|devam et|ayrintili|goster|yap`,
  ),
  picture: words(
    String.raw`foto\p{L}{0,12}|resim\p{L}{0,6}|resm\p{L}{1,5}|goruntu\p{L}{0,8}|video\p{L}{0,8}|deepfake\p{L}{0,4}|kaset\p{L}{0,4}`,
  ),
  realPerson: words(
    String.raw`gercek kisi\p{L}{0,4}|unlu(?:nun|ler|lerin|su|yu)|unlu (?:oyuncu|sarkici|kadin|birinin)\p{L}{0,4}|(?:kadin )?oyuncu(?:nun|yu)|sarkici(?:nin|yi)|fenomen(?:in)?|eski sevgilim(?:in|i)|eski karimin|deepfake\p{L}{0,4}`,
    String.raw`(?:is|sinif) arkadasimin?|komsumu(?:n)?|ogretmenimin|patronumun|kuzenimin`,
  ),
  namedImage: '',
  selfHarm: words(
    String.raw`kendimi oldur\p{L}{0,12}|intihar etmek|intihar edecegim|olmek istiyorum|yasamak istemiyorum|kendime zarar|kendimi kes\p{L}{0,8}|hayatima son`,
  ),
  urgedSelfHarm: words('kendini oldur|intihar et'),
};
