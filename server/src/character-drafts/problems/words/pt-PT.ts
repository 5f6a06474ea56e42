import type { PersonWords } from './person-words.ts';

export const portuguese: PersonWords = {
  verb: 'second',
  between: '',
  you: '(?:tu )?',
  youActs:
    'acenas|sorris|ris|suspiras|caminhas|avanças|entras|sentas-te|levantas-te|viras-te|abres|pegas|agarras|dizes|perguntas|respondes|sussurras|gritas|coras|beijas|abraças|encolhes|decides|aceitas|assentes|hesitas',
  afterReader: ' ',
  readerActs:
    'acena|sorri|ri|suspira|caminha|avança|entra|senta-se|levanta-se|vira-se|segue|abre|pega|agarra|diz|pergunta|responde|sussurra|grita|cora|beija|abraça|encolhe|decide|aceita|assente|hesita|acenou|sorriu|suspirou|caminhou|entrou|abriu|disse|perguntou|respondeu|sussurrou',
  youAre: '(?:tu|és|tens|vives|trabalhas|falas) ',
  they: '(?:ele|ela) ',
  youAny: '(?:tu|és|tens|podes|poderás|estás|não poderás) ',
};
