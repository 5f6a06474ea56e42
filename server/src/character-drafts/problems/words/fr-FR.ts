import type { PersonWords } from './person-words.ts';

export const french: PersonWords = {
  verb: 'second',
  between: '',
  you: '(?:tu|vous) ',
  youActs:
    "hoches|souris|ris|soupires|marches|avances|entres|t['’]ass(?:ieds|ois)|te lèves|te tournes|ouvres|prends|saisis|dis|demandes|réponds|murmures|cries|rougis|embrasses|hausses|décides|acquiesces|hésites|hochez|souriez|riez|soupirez|marchez|avancez|entrez|vous asseyez|vous levez|vous tournez|ouvrez|prenez|saisissez|dites|demandez|répondez|murmurez|criez|rougissez|embrassez|haussez|décidez|acquiescez|hésitez",
  afterReader: ' ',
  readerActs:
    "hoche|sourit|rit|soupire|marche|avance|entre|s['’]ass(?:ied|oit)|se lève|se tourne|suit|ouvre|prend|saisit|dit|demande|répond|murmure|crie|rougit|embrasse|hausse|décide|acquiesce|hésite",
  youAre:
    '(?:tu (?:es|étais|as|vis|travailles|parles|aimes|détestes)|vous (?:êtes|étiez|avez|vivez|travaillez|parlez|aimez)) ',
  they: '(?:il|elle) ',
  youAny: '(?:tu|vous) ',
};
