import type { MoodWords } from './mood-words.ts';

export const turkish: MoodWords = {
  notAfter: 'sen|senin|hic',
  notBefore: /^\p{L}{0,3}?(?:miyor|muyor|mez|maz|medi|madi|meden|madan|memis|mamis)/u,
  acts: {
    calm: 'sakin~|huzur~|basini salla~|nazikce|yumusak~|usulca|sessizce|dingin~|sabirla|agir agir|sukunet~',
    glad: 'gulumse~|gulumsu~|sirit~|sevin~|mutlu~|nese~|gozleri parl~|gozleri isil~|yuzu aydinlan~|yuzu gul~|el cirp~|heyecanla|sarilir|sariliyor',
    wry: 'yarim gulumse~|yarim agiz~|carpik~ gulumse~|carpik bir~|muzip~|alayci~|alayla|biyik altindan|sinsice|manidar~|ironi~|hinzir~|gozlerini devir~',
    doubtful:
      'kasini kaldir~|tek kasini~|kaslarini kaldir~|basini yana~|tereddut~|duraks~|suphe~|kuskuy~|kuskulu|kararsiz~|saskin~|sasir~|omuz silk~|omzunu silk~|omuzlarini silk~|endise~|gergin~|dudagini isir~',
    sad: 'aglar|agliyor|agla~|hickir~|gozyas~|gozleri dol~|ic cek~|icini cek~|uzgun~|huzun~|uzul~|huzunle gulumse~|sesi titr~|kederle|kederli|boynunu buk~',
    stern:
      'kaslarini cat~|kasini cat~|dik dik bak~|ofke~|kizgin~|sinirl~|sert~|kollarini kavustur~|kollarini bagl~|homurdan~|dislerini sik~|hirla~|gozlerini kis~|soguk bir~|sogukca|ters ters~|ciddiyetle',
    laughing: 'guler|guluyor|guldu|gulerek|gulmeye basl~|kahkaha~|kikir~|gulusu~',
    asleep:
      'gozlerini kapat~|gozlerini yum~|gozleri kapan~|gozleri kapali|uyuya~|uykuya dal~|uyuyor|uyur|uykulu~|esne~|uyukl~|horl~',
    wink: 'goz kirp~|gozunu kirp~',
  },
};
