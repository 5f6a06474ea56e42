/**
 * Words of the local rules in the ten languages of the product: stems without accents, as `foldForKeys` leaves them.
 * They are few and plain on purpose; each rule asks for several kinds of them close together.
 */

/** Somebody who is not of age. */
export const MINOR = [
  String.raw`\b(?:child|children|kid|kids|minor|minors|underage|toddler|preteen|schoolgirl|schoolboy|little (?:girl|boy)|teen|teens|teenager|teenage|loli|shota)\b`,
  String.raw`\b(?:[1-9]|1[0-7])[ -]?(?:years?[ -]old|year-old|y/?o)\b`,
  String.raw`\b(?:nin[oa]s?|menor(?:es)? de edad|menor(?:es)? de idade|colegial[ae]?s?|adolescentes?|crianc[ae]s?)\b`,
  String.raw`\b(?:enfants?|mineure?s?|fillettes?|garconnets?|ecoliere?s?)\b`,
  String.raw`\b(?:kind|kinder|kindern|minderjahrige?[rns]?|schulmadchen|kleine[sn]? madchen)\b`,
  String.raw`\b(?:cocuk\p{L}*|resit olmayan|kucuk kiz|ergen\p{L}*)\b`,
  String.raw`\b(?:[1-9]|1[0-7]) ?(?:anos|ans|jahre|yasinda)\b`,
  String.raw`(?:[1-9]|1[0-7]) ?(?:岁|歲|歳|才|세|살|سنة|عاما|سنوات)`,
  '未成年|小学生|初中生|中学生|幼女|女童|男童|儿童|小女孩|小男孩|萝莉|正太|女子高生|女子中学生|子供|子ども|幼児|ロリ|ショタ',
  '미성년|초등학생|중학생|어린이|여자아이|로리',
  'طفل|طفلة|اطفال|قاصر|قاصرة|مراهقة|تلميذة',
].join('|');

/** Sexual acts and nakedness. */
export const SEXUAL = [
  String.raw`\b(?:sex(?! education| ed\b)|sexual|sexually|sexy|nudes?|naked(?! eye)|porn|pornograph\p{L}*|erotic\p{L}*|orgasm\p{L}*|blowjob|masturbat\p{L}*|genitals?|penis|vagina|nsfw pics?|make love|undress\p{L}*|rape[ds]?|molest\p{L}*)\b`,
  String.raw`\b(?:sexo|sexuale?s?|desnud[oa]s?|nu[ae]s?|pelad[oa]s?|porno\p{L}*|erotic[oa]s?|masturb\p{L}*|orgasm\p{L}*|violar|follar|transar)\b`,
  String.raw`\b(?:sexe|sexuelle?s?|erotique|baiser|coucher avec|violer)\b`,
  String.raw`\b(?:sexuell\p{L}*|nackt\p{L}*|erotisch\p{L}*|ficken|vergewaltig\p{L}*|nacktbild\p{L}*)\b`,
  String.raw`\b(?:seks\p{L}*|cinsel\p{L}*|ciplak\p{L}*|sevis\p{L}*|tecavuz\p{L}*)\b`,
  '性交|性行为|性行為|做爱|做愛|裸体|裸照|裸|色情|性侵|强奸|セックス|エロ|ヌード|レイプ|わいせつ',
  '섹스|성관계|누드|알몸|야한|강간|음란',
  'جنس|جنسي|جنسية|عارية|عاري|عراة|اباحي|اغتصاب',
].join('|');

/** Pictures and films. */
export const PICTURE = [
  String.raw`\b(?:pics?|pictures?|photos?|images?|videos?|tapes?|deepfakes?|leak(?:s|ed)?)\b`,
  String.raw`\b(?:fotos?|imagene?s?|imagens?|bild(?:er)?|foto\p{L}*|resim\p{L}*|goruntu\p{L}*)\b`,
  '照片|图片|圖片|视频|影片|写真|画像|動画|사진|영상|동영상|딥페이크|صورة|صور|فيديو',
].join('|');

/** Somebody who lives outside the story. */
export const REAL_PERSON = [
  String.raw`\b(?:real (?:person|people|woman|man|girl)|celebrit\p{L}*|actress|actor|singer|politician|influencer|my (?:ex|classmate|coworker|colleague|teacher|neighbou?r|boss|sister|girlfriend|boyfriend|wife|husband)|deepfakes?)\b`,
  String.raw`\b(?:persona real|pessoa real|celebridade?s?|actri[zc]|cantante|cantora|mi ex|minha ex|meu ex|mi companera|colega)\b`,
  String.raw`\b(?:vraie personne|celebrite|actrice|chanteuse|mon ex|ma collegue|echte person|promi\p{L}*|schauspielerin|meine[r]? ex|kollegin|gercek kisi|unlu\p{L}*|oyuncu|eski sevgilim)\b`,
  '真人|明星|女星|演员|前女友|前男友|同学|同事|実在|芸能人|女優|元カノ|元カレ|同級生|연예인|실존|전 여친|전 남친|전여친|مشهورة|مشهور|ممثلة|حبيبتي السابقة|زميلتي',
].join('|');

/** Somebody who speaks of ending or hurting themselves. */
export const SELF_HARM = [
  String.raw`\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|take my own life|want to die|wanna die|wish i (?:was|were) dead|better off dead|suicidal|commit suicide|don'?t want to (?:live|be alive|exist)|no reason to live|cut(?:ting)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|self[- ]harm(?:ing|ed)?)\b`,
  String.raw`\b(?:suicidarme|matarme|quitarme la vida|quiero morir(?:me)?|no quiero vivir|cortarme|hacerme dano|acabar con mi vida)\b`,
  String.raw`\b(?:me matar|matar-me|suicidar-me|me suicidar|quero morrer|nao quero viver|acabar com a minha vida|tirar a minha vida|cortar-me|me cortar)\b`,
  String.raw`\b(?:me tuer|me suicider|mettre fin a mes jours|envie de mourir|veux mourir|ne veux plus vivre|me faire du mal|me mutiler)\b`,
  String.raw`\b(?:mich umbringen|bringe mich um|mir das leben nehmen|will sterben|nicht mehr leben|mich selbst verletzen|mich ritzen|selbstmord begehen)\b`,
  String.raw`\b(?:kendimi oldur\p{L}*|intihar etmek|intihar edecegim|olmek istiyorum|yasamak istemiyorum|kendime zarar|kendimi kes\p{L}*|hayatima son)\b`,
  '自杀|自殺|想死|不想活|活不下去|结束自己的生命|伤害自己|割腕|自残|死にたい|消えたい|自傷|リストカット|生きていたくない',
  '자살|죽고 ?싶|살고 ?싶지 ?않|자해|목숨을 ?끊',
  'انتحر|انتحار|اقتل نفسي|اريد ان اموت|لا اريد ان اعيش|اوذي نفسي|انهي حياتي',
].join('|');

/** Somebody who is told to end or hurt themselves. */
export const URGED_SELF_HARM = [
  String.raw`\b(?:kill yourself|end your (?:own )?life|you should (?:die|kill yourself)|hurt yourself|cut yourself(?! (?:on|a|some|another))|kys)\b`,
  String.raw`\b(?:matate|suicidate|quitate la vida|mata-te|suicida-te|tue-toi|suicide-toi|bring dich um|tote dich|kendini oldur|intihar et)\b`,
  '你去死|去自杀|杀了你自己|死んでしまえ|自殺しろ|자살해|죽어버려|اقتل نفسك|انتحري',
].join('|');
