import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const AGE = underAge(
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
);
const GRADE =
  '(?:[1-9]|1[0-2])(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
const END = endOfAge(
  "and(?! a half)|but|or|so|now|next|this|soon|tomorrow|with|when|while|who|in|at|yet|then|today|year|write|describe|make|let'?s|have|having|show|please|naked|nude|undress\\p{L}{0,6}|strip\\p{L}{0,6}|sex\\p{L}{0,6}|horny",
);
const BE = "is|was|am|be|been|being|she's|he's|who's|i'm|you're|im|shes|hes|youre|ur|turn(?:s|ed|ing)?";
/** Numbers that are no ages: `it is 12`. */
const THING =
  'it|that|this|there|here|which|what|time|clock|score|answer|number|room|total|price|cost|temperature|page|chapter|size|limit|count|rating|rule|step|part';

export const english: TermList = {
  minor: anyOf(
    String.raw`${AGE}[ -]?(?:years?[ -]?olds?|years? of age|yrs?[ -]?olds?|y[./ ]?o|yrs)\b`,
    String.raw`\b\d{1,2}[ -]months?[ -]olds?\b`,
    String.raw`(?<!\b(?:${THING}) (?:only |just )?)\b(?:${BE}) (?:only |just |barely |about |almost |nearly |really |actually |still )?${AGE}${END}`,
    String.raw`\b(?:are|were|they're) (?:only |just |both |all |barely )?(?:1[0-7]|[7-9])${END}`,
    String.raw`\b(?:barely|hardly) ${AGE}${END}|\b(?:u|you|me|ur|im) ${AGE}${END}`,
    String.raw`(?<!\b(?:ice|stone|bronze|iron|golden|new) )\bage[ds]? ?(?:of |is |[:=-] ?|only |just )?${AGE}`,
    String.raw`(?<!\b(?:chapters?|rooms?|pages?|parts?|numbers?|figures?|steps?)),? \p{L}{2,20}, (?:1[0-7]|[1-9]),(?! ?\d)|^\p{L}{2,20}, (?:1[0-7]|[1-9]),(?! ?\d)`,
    String.raw`\b(?:girl|boy|daughter|son|sister|brother|niece|nephew|cousin|student|pupil|child|kid|teen)s?,? (?:of |aged |is |who is )?${AGE}${END}`,
    String.raw`\b(?:1[0-7]|[7-9]) ?/? ?f\b`,
    words(
      String.raw`(?:${GRADE})[ -]?grade(?:rs?)?`,
      'grade (?:[1-9]|1[0-2]) (?:student|pupil|girl|boy|kid)s?',
      'year (?:[1-9]|1[01]) (?:pupil|student|girl|boy|kid)s?',
      '(?:elementary|primary|middle|high|junior high|secondary|grade)[ -]?school(?:ers?| (?:girl|boy|student|kid|pupil|freshman|sophomore|cheerleader)s?)',
      'kindergart(?:en|)ers?',
      '(?:freshman|sophomore|junior|senior|is|are|am|still|ur) in (?:high|middle|elementary|primary|junior high) school',
      '(?:under|below) (?:the age of )?(?:1[0-8]|eighteen|sixteen)',
      'pre-?schoolers?',
      'under-?age[d]?|minors|(?<!in )a minor(?! (?:key|chord|scale|third|in[jc]|issue|problem|role|part|character|detail|bug|point|change|change|league|planet|matter|note|setback|flaw|poet|god|miracle|scratch|cut|wound|noble|deity|deities|lord|house|clan|official|spirit|demon|offen[cs]e|crime|infraction|annoyance|distraction|nuisance|quibble|tweak|adjustment|variation|difference|delay|scuffle|skirmish|squabble|argument|disagreement|disturbance|scar|bruise|burn|improvement|update|victory|success|celebrity|figure|royal|antagonist|villain|npc|plot|subplot|side|spell|magic|earthquake|tremor))',
      String.raw`(?:${GRADE}|1[1-7]th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth) birthday`,
      'toddlers?|pre-?teens?|tweens?|school-?girls?|school-?boys?|(?:little|young) (?:girl|boy)s?|lolis?|lolicon|shotas?|shotacon|jailbait|infants?',
    ),
  ),
  child: words(
    'child|children|kids|teens?|teenagers?|teenaged?',
    '(?:a|the|this|that|my|your|his|her|our|little|naked|young|any|some) kid',
    'kid(?= (?:sex|porn|nud))',
  ),
  adult: String.raw`\b(?:at|age[d]?|is|was|am|i'm|turned) (?:[2-9]\d|(?:twenty|thirty|forty|fifty|sixty)(?:-?\p{L}{3,5})?)\b|\b(?:[2-9]\d)[ -]years?[ -]old`,
  sexual: words(
    String.raw`sex(?! education| ed\b)|sexual|sexually|sexy|nudes?|naked|topless|porn|porno|pornograph\p{L}{0,6}|erotic\p{L}{0,4}|smut|hentai|orgasm\p{L}{0,6}|blow ?jobs?|handjobs?|masturbat\p{L}{0,6}|genitals?|penis|vagina|nsfw pics?|(?:make|makes|made|making) love|undress(?:es|ed|ing)? (?:for|her|him|in front)|horny|lewd\p{L}{0,4}|rape[ds]?|raping|molest\p{L}{0,6}|sex ?tapes?|stripteases?|pussy(?! ?(?:cat|willow))|cunt|cum(?! laude)|cumming|tits|boner|jerk(?:s|ed|ing)? off|(?:his|my|your|hard|big) cock|fuck(?:s|ed|ing)? (?:her|him|me)(?! (?:up|over|off))`,
  ),
  suggestive: words(
    String.raw`aroused|seduc\p{L}{0,7}|undress\p{L}{0,6}|nsfw|lingerie|fondl\p{L}{0,4}|grop(?:ed?|ing)|moan(?:s|ed|ing)?|virginity|panties`,
    'strip(?:s|ped|ping)? (?:naked|for|off|her|him|down)',
    String.raw`tak(?:e|es|en|ing) off (?:her|his|my|your|their|all) (?:\p{L}{1,12} )?(?:clothes|dress|shirt|underwear)|tak(?:e|es|ing) (?:her|his|my|your|their) clothes off`,
  ),
  harmless: words(
    'naked (?:eye|eyes|trees?|truth|flames?|lights?|bulbs?|walls?|mole|rats?|ambition|aggression)|same-?sex|opposite sex|sex of (?:the|her|his|my|our|their) (?:baby|child|foetus|fetus)|sex education|sex ed|nude (?:lipstick|shade|colou?r|tone|heels?)|nu[ -](?:metal|jazz|disco|soul)',
    String.raw`teach(?:es|ing)? (?:the )?(?:\p{L}{3,8}|\d{1,2}(?:st|nd|rd|th)) grade|taught (?:\p{L}{3,8}|\d{1,2}(?:st|nd|rd|th)) grade|(?:elementary|primary|middle|high) school (?:teacher|reunion|principal)`,
    String.raw`(?:bought|buys|read|reads|sold|sells|published) (?:\p{L}{1,8} ){0,2}erotic (?:novel|book)s?`,
    String.raw`(?:have|has|had|raised?|raising) (?:\p{L}{1,8} |\d{1,2} )?(?:kids|children)(?= (?:and|but|together)\b|[.,;!?]|$)|kids'? (?:party|menu|room|table|club|birthday|show|clothes)`,
    "i kid|kid (?:you|me|yourself|gloves)|inner child|child's play|child support|brain child",
    String.raw`(?:mother|mom|mum|father|dad|parents?) of (?:\p{L}{1,8} ){0,2}(?:children|kids|teens|teenagers)`,
    '(?:the|our|my|your|his|her|their) (?:children|kids) (?:are|were|had|have|went|go|fell|got) (?:(?:gone|all|fast|to|in|at|been|finally|safely) ){0,2}(?:asleep|sleep|bed|school|away|out|home|upstairs|born|grown)',
    '(?:put|left|leave|leaving|dropped|took|sent) (?:the|our|my|his|her|their) (?:children|kids) (?:to|with|at|off)',
    '(?:[1-9]|1[0-7])[ -]year[ -]old (?:whisk(?:e)?y|scotch|bourbon|rum|wine|malt|car|house|dog|cat|company|marriage)',
  ),
  care: anyOf(
    words(
      'how (?:do|can|should|could|would) (?:i|we|you) (?:best )?(?:talk|speak|explain|protect|tell|help|react|respond|report|answer|deal|teach|stop|prevent|support|handle|bring)|how to (?:talk|speak|explain|protect|report|teach|prevent|support)|how (?:should|do|can) i answer|how can i support',
      '(?:what|where|who) (?:should|can|do|must) (?:i|we) (?:do|call|tell|contact|turn|go|report|say|ask)|who can i turn to',
      'police|hot ?line|help ?line|social workers?|therap(?:y|ists?)|p(?:a)?ediatricians?|counsell?ors?|age of consent|the law|illegal|convicted|arrested|sentenced|charged with|accused of|on trial|prosecut(?:ed|ors?)|victims?|survivors?|abuse(?:d|rs?)?|safeguarding|conceived by|abortion|war crimes?|prevention|curriculum|contracepti(?:on|ves?)|content (?:\\p{L}{2,12},? ){0,8}(?:is|are) (?:refused|prohibited|forbidden|rejected|not (?:allowed|permitted|accepted|tolerated))|teach(?:es|ing)? about|is (?:that|this|it) normal|banned',
      'i was (?:raped|molested|assaulted|groped)|(?:raped|molested|assaulted|groped) me|happened to me|of me',
      "(?:can't|cannot|can not|won't|will not|don't|do not|must not|never|unable to|not able to) (?:write|create|generate|describe|produce|continue|depict|allow|involve|include|engage|roleplay|do)",
      '(?:no|never|not any|without|any) (?:sexual|sex|nsfw|erotic|pornographic) (?:content |scenes? |roleplay )?(?:involving|about|with|of|for) (?:any )?(?:minors|children|kids)',
      '(?:no|not for|banned for|forbidden for|off limits (?:to|for)) (?:minors|children|kids)|minors (?:do not|dni|keep out|not|are not|must not|go away)|(?:under|below) 18 (?:not|do not|dni)|(?:no one|nobody|not for (?:anyone|people|persons)|no entry|not) (?:under|below) (?:the age of )?18',
    ),
  ),
  request: words(
    'write|(?<!crime )(?<!at the )scene|scenes (?:of|with|between)|role-?play|rp|describe|imagine|pretend|draw|generate|continue|in detail|fan-?fic(?:tion)?|smut|an? (?:\\p{L}{1,10} )?story|make (?:it|her|him|them|the|a|an|me)|show me|send me|give me',
  ),
  picture: words(
    'pics?|pictures?|photos?|photographs?|images?|videos?|clips?|footage|selfies?|tapes?|sex ?tapes?|nudes|deep ?fakes?|leak(?:s|ed)?',
  ),
  realPerson: words(
    String.raw`real (?:person|people|woman|man|girl)|celebrit(?:y|ies)|celebrity's|actress(?:es)?|actors?|singers?|politicians?|influencers?|streamers?|deep ?fakes?|(?:girl|boy|guy|woman|man) (?:in|from|at) my (?:\p{L}{2,10} )?(?:class|school|office|work|gym|street|team|church)`,
    "(?:of|with|undress) my (?:ex|ex-\\p{L}{3,10}|classmate|co-?worker|colleague|teacher|neighbou?r|boss|sister|girlfriend|boyfriend|wife|husband|friend|crush)|my (?:ex|classmate|co-?worker|colleague|teacher|neighbou?r|boss|sister|crush)(?:'s)? (?:nudes?|naked)",
    '(?:show|send|find|give|get|download|want|see) (?:me )?(?:the |some |her |his )?leaked nudes?',
  ),
  namedImage: '',
  selfHarm: words(
    "kill(?:ing)? myself|end(?:ing)? my (?:own )?life|take my own life|want to die|wanna die|wish i (?:was|were) dead|better off dead|suicidal|commit suicide|don'?t want to (?:live|be alive|exist)|no reason to live|cut(?:ting)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|self[- ]harm(?:ing|ed)?",
  ),
  urgedSelfHarm: words(
    'kill yourself|end your (?:own )?life|you should (?:die|kill yourself)|hurt yourself|cut yourself(?! (?:on|a|some|another))|kys',
  ),
};
