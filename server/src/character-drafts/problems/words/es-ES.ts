import type { PersonWords } from './person-words.ts';

export const spanish: PersonWords = {
  verb: 'second',
  between: '',
  you: '(?:tú )?',
  youActs:
    'asientes|sonríes|te ríes|ríes|suspiras|caminas|avanzas|entras|te sientas|te levantas|te giras|te das la vuelta|abres|coges|agarras|dices|preguntas|respondes|susurras|gritas|te sonrojas|besas|abrazas|te encoges|decides|aceptas|dudas',
  afterReader: ' ',
  readerActs:
    'asiente|sonríe|se ríe|ríe|suspira|camina|avanza|entra|se sienta|se levanta|se gira|sigue|abre|toma|coge|agarra|dice|pregunta|responde|susurra|grita|se sonroja|besa|abraza|se encoge|decide|acepta|duda|asintió|sonrió|suspiró|caminó|entró|abrió|dijo|preguntó|respondió|susurró',
  youAre: '(?:tú|eres|tienes|vives|trabajas|hablas) ',
  they: '(?:él|ella) ',
  youAny: '(?:tú|eres|tienes|puedes|podrás|estás|has) ',
};
