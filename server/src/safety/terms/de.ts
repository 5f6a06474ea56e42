import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const NUMERAL =
  'zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn';
const AGE = underAge(NUMERAL);
const ORDINAL = 'erst|zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt|elft|zwolft';
const END = endOfAge(
  'und|aber|oder|mit|als|wenn|die|der|jetzt|nackt\\p{L}{0,2}|schreib\\p{L}{0,2}|beschreib\\p{L}{0,2}|lass|geworden|jahre(?! (?:junger|alter|lang|spater|zuvor|verheiratet|zusammen))',
);
const PERSON =
  'madchen|junge|jungen|tochter|sohn|sohnes|schwester|bruder|cousine|nichte|neffe|schuler(?:in)?|kind|kleine|kleiner|jugendlicher?|jungfrau';

export const german: TermList = {
  minor: anyOf(
    String.raw`${AGE} jahre alt(?!e[rnsm]? (?:whisk|wein|rum|auto|haus|hund))\b|${AGE}[ -]?jahrige?[rnsm]?\b|\b(?:${NUMERAL})jahrige?[rnsm]?\b`,
    String.raw`(?<!\b(?:es|das|dies|zimmer|zahl|preis|nummer|uhr) )\b(?:ist|war|bin|bist|wird|wurde|sei|werde|ware) (?:sie |er |ich )?(?:erst |nur |gerade |gerade mal |knapp |fast |schon |eigentlich |noch |doch )?${AGE}${END}`,
    String.raw`\b(?:gerade mal|gerade erst|gerade|knapp) ${AGE}(?:${END}|$)|\balter ?: ?${AGE}|\b(?:du|ich),? ${AGE} jahre\b`,
    String.raw`\b(?:${PERSON}),? (?:von |mit |\()?(?:gerade mal |erst |nur |knapp )?${AGE}(?: jahren|${END})`,
    String.raw`^mit ${AGE}(?: jahren)?\b(?! (?:monaten|personen|stimmen|punkten))|[.,;] mit ${AGE} jahren\b|\bwurde mit ${AGE}\b`,
    String.raw`\b(?:${ORDINAL}|dreizehnt|vierzehnt|funfzehnt|sechzehnt|siebzehnt)e[nrs]? geburtstag`,
    words(
      String.raw`(?:${ORDINAL})klassler(?:in|innen|n)?|(?:in die|in der|aus der|geht in die) (?:[1-9]|1[0-2]|(?:${ORDINAL})en?)\.? klasse|(?:[1-9]|1[0-2])\.[ -]?klassler(?:in)?`,
      'grundschuler(?:in|innen|n)?|schulmadchen|schuljungen?|schuler(?:in|innen|n)?|kindergartenkind(?:er)?|minderjahrige?[rnsm]?|kleine[sn]? (?:madchen|jungen?)|kleinkind(?:er)?|lolita|loli',
    ),
  ),
  child: words(
    '(?:ein|das|dem|einem|eines|des|kein|mein|dein|sein|ihr|dieses|jedes|als|nacktes|kleines) kind(?:es)?|kinder|kindern|kindes|jugendliche[rnms]?|teenager[ns]?|teenies?|die kleine von nebenan',
  ),
  adult: String.raw`\b(?:mit|ist|war|bin) (?:[2-9]\d|\p{L}{0,12}(?:zwanzig|dreissig|vierzig|funfzig|sechzig))\b|\b[2-9]\d jahre alt`,
  sexual: words(
    String.raw`sex|sex(?:szenen?|film|video|tape|spiel|geschichte)|sexuell\p{L}{0,3}|sexy|nackt(?:e[rnsm]?)?|nackt(?:bild|foto|video|aufnahme|szene)\p{L}{0,2}|erotisch\p{L}{0,3}|erotik|porn(?:o|os)|porno\p{L}{3,11}|ficken|fickt|gefickt|vergewaltig\p{L}{1,4}|masturbier\p{L}{1,3}|vor lust (?:stohn|schrei)\p{L}{1,3}|stohnt vor lust|selbst befriedig\p{L}{1,2}|orgasm\p{L}{1,3}`,
  ),
  suggestive: words(
    'heisses rollenspiel|erregt(?:e[rnsm]?)?|stohn(?:t|en|end)|ziehe?(?:t|n)? (?:\\p{L}{2,5} ){1,3}aus|auszieh(?:t|en)|dessous|verfuhr\\p{L}{1,3}|jungfraulichkeit|befummel\\p{L}{1,2}',
  ),
  harmless: words(
    'im nu|nackte[nsmr]? (?:auge|augen|fuss|fusse|fussen|wahnsinn|wand|wande|baume?n?|wahrheit|tatsachen?|zahlen|arme?n?|zweige?)|mit nacktem auge|sexualkunde|sexuelle bildung',
    String.raw`(?:[1-9]|1[0-7]) jahre alte[rnsm]? (?:whisky|wein|rum|auto|haus|hund|katze)`,
    '(?:unterricht(?:et|e)|lehrt|lehrer(?:in)?|klassenlehrer(?:in)?) (?:in |an |der |die )?(?:der |die )?(?:\\p{L}{5,9}|\\d{1,2}\\.) klasse',
    '(?:mutter|vater|mama|papa)(?: \\p{L}{3,10})? (?:von|mit) (?:\\p{L}{2,8} )?kindern?|(?:\\p{L}{2,8}fache mutter)',
    '(?:die|unsere|meine|ihre|seine) kinder (?:schliefen|schlafen|im bett|da sind|weg|waren|sind|endlich)',
  ),
  care: anyOf(
    words(
      'wie (?:spreche|rede|sage|erklare|erstatte|schutze|helfe|reagiere|antworte|melde|beuge)|(?:was|wo|wen|wer|wem) (?:soll|sollte|kann|konnen|muss|darf) (?:ich|wir|mir)(?: \\p{L}{3,8})?|(?:erklart|erklare) (?:man|ich)',
      'polizei|anzeige|verurteilt|verhaftet|festgenommen|angeklagt|prozess|gericht|staatsanwalt\\p{L}{0,6}|opfer|missbrauch(?:t|s|te)?|psycholog(?:e|in)|therap(?:ie|eut|eutin)|kinderarzt|gesetz|illegal|strafbar|abgelehnt|untersagt|nicht erlaubt|vorbeug\\p{L}{1,4}|pravention|ist das normal|beratungsstelle',
      'fotos von mir|bilder von mir|\\p{L}{1,9}fotos von mir',
      '(?:ich )?(?:kann|werde|darf|mochte) (?:\\p{L}{2,10} )?(?:keine?n? )?(?:sexuellen?|erotischen?) (?:inhalte|szenen|texte)|keine (?:sexuellen|erotischen) (?:inhalte|szenen)|(?:fur|ab|an) (?:minderjahrige|kinder|jugendliche) (?:verboten|ungeeignet|nicht)|verboten fur minderjahrige',
    ),
  ),
  request: words(
    'schreib(?:e|t)?|\\p{L}{0,12}szenen?|beschreib(?:e|t)?|rollenspiel|tu so|stell dir vor|zeichne|generier\\p{L}{0,2}|mach(?:e)?|ausfuhrlich|weiter|(?<!diese )geschichte|erzahl(?:e)?|zeig mir|schick mir',
  ),
  picture: words(
    '\\p{L}{0,9}(?:fotos?|bild|bilder|bildern|videos?|aufnahmen?)|selfies?|film|sextape|deepfakes?|geleakt\\p{L}{0,2}',
  ),
  realPerson: words(
    'echte person|promi|promis|prominente[rnsm]?|schauspielerin(?:nen)?|schauspielers?|sangerin|sangers?|influencer(?:in)?|politiker(?:in)?|deepfakes?',
    '(?:von|mit|gesicht|kopf|foto|bild) mein(?:er|em|es) (?:ex|exfreundin|exfreund|kollegin|kollegen|nachbarin|nachbarn|chefin|chef|lehrerin|lehrer|freundin|freund|schwester|frau|mann|cousine|mitschuler(?:in|s)?)|meine (?:ex|nachbarin|kollegin|mitschulerin)(?= (?:nackt|auf diesem|auf dem))',
  ),
  namedImage: '',
  selfHarm: words(
    'mich umbringen|bringe mich um|mir das leben nehmen|will sterben|nicht mehr leben|mich selbst verletzen|mich ritzen|selbstmord begehen',
  ),
  urgedSelfHarm: words('bring dich um|tote dich'),
};
