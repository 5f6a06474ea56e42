import type { PersonWords } from './person-words.ts';

export const german: PersonWords = {
  verb: 'second',
  between: '',
  you: 'du ',
  youActs:
    'nickst|lächelst|grinst|lachst|seufzt|gehst|trittst|läufst|setzt dich|stehst auf|drehst|folgst|betrittst|öffnest|greifst|nimmst|sagst|fragst|antwortest|flüsterst|rufst|errötest|küsst|umarmst|zuckst|beschließt|zögerst',
  afterReader: ' ',
  readerActs:
    'nickt|lächelt|grinst|lacht|seufzt|geht|tritt|läuft|setzt|steht|dreht|folgt|betritt|öffnet|greift|nimmt|sagt|fragt|antwortet|flüstert|ruft|errötet|küsst|umarmt|zuckt|beschließt|zögert|nickte|lächelte|lachte|seufzte|ging|trat|lief|setzte|folgte|öffnete|nahm|sagte|fragte|antwortete|flüsterte',
  youAre: 'du (?:bist|warst|hast|wirst|lebst|arbeitest|sprichst|liebst|hasst) ',
  they: '(?:er|sie) (?:ist|war|hat|lebt|arbeitet|spricht|liebt|hasst|kennt|zählt) ',
  youAny: 'du ',
};
