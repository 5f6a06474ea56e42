import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const AGE = underAge(
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete',
);
const END = endOfAge(
  'y|e|pero|o|con|cuando|que|ahora|desnud\\p{L}{1,6}|escrib\\p{L}{1,4}|describ\\p{L}{1,6}|hagamos|haz',
);
const PERSON =
  'nin(?:it)?[oa]|chic(?:uel)?[oa]|vecinit[oa]|muchach[oa]|hij[oa]|herman(?:it)?[oa]|prim[oa]|sobrin[oa]|vecin[oa]|alumn[oa]|estudiante|joven|cri[oa]|menor|criatura|virgen|nen[ea]';

export const spanish: TermList = {
  minor: anyOf(
    String.raw`\b(?:ten\p{L}{1,5}|tiene[ns]?|cumpl\p{L}{1,5}|edad:?|apenas|solo|de edad) (?:de |solo |apenas |ya |casi |unos )?${AGE} (?:ano|anito)s?\b(?! (?:menos|mas|mayor|menor|cas|junt|cuando nos|de (?:exp|matr|casad|cas|relac|carcel)))`,
    String.raw`\b(?:ten(?:go|ia|ias)|tiene[ns]?|cumpl(?:io|ir|e|ido|i)|edad:?) (?:solo |apenas |ya |casi )?${AGE}${END}`,
    String.raw`\b(?:${PERSON})s?,? (?:\p{L}{2,12},? )?(?:de|con) (?:apenas |solo |unos )?${AGE}(?: anos| anitos|${END})`,
    String.raw`\b(?:${PERSON})s?, ${AGE},`,
    String.raw`^con ${AGE} anos\b|[.,;] con ${AGE} anos\b(?! de)|\ba los ${AGE}(?: anos)?\b`,
    String.raw`\bsus ${AGE} anos\b`,
    String.raw`\b${AGE} anitos\b`,
    words(
      '(?:alumn|estudiante|chic|nin|profesor y alumn)[oae]?s? de (?:\\p{L}{3,8} de )?(?:primaria|secundaria|la eso|instituto)',
      '(?:primero|segundo|tercero|cuarto|quinto|sexto|[1-6].?o?) de (?:primaria|secundaria|la eso|eso)|(?:va a|pasa a) (?:primero|segundo|tercero|cuarto|quinto|sexto)(?! (?:plano|lugar|piso|puesto))',
      'menor(?:es)? de edad|(?:un|una) menor(?! (?:de (?:dos|tres|cuatro|cinco)|importancia|medida|grado|escala|tamano|precio|cantidad|duda|problema))|colegial[ae]?s?|bebes?|parvul[oa]s?|preadolescentes?|lolitas?|loli|quinceaneras?',
    ),
  ),
  child: words('nin[oa]s?|ninit[oa]s?|adolescentes?|crios?|crias|chiquill[oa]s?|vecinit[oa]s?'),
  adult: String.raw`\b(?:a los|de|con|tiene|tengo|cumpli\p{L}{0,2}) (?:[2-9]\d|veinti\p{L}{2,6}|(?:veinte|treinta|cuarenta|cincuenta|sesenta))\b`,
  sexual: words(
    String.raw`sexo|sexuale?s?|sexualmente|sexy|desnud(?:o|a|os|as|arse|ar|an|andose|ala|alo)|se desnuda|porno\p{L}{0,8}|erotic[oa]s?|masturb\p{L}{1,8}|orgasm\p{L}{1,3}|violar|violad[oa]|follar|follan|follamos|follando|genitales|sextape|cachond[oa]s?|g(?:em(?:ir|ia|iendo)|im(?:e|en|io|iendo)) de placer`,
  ),
  suggestive: words(
    'rol(?:eplay)? caliente|gem(?:ir|ia|idos?)|gim(?:e|en|io|iendo)|(?:se )?quita(?:rse|rle|ndose)? la ropa|lenceria|seduc\\p{L}{1,6}|virginidad|manose\\p{L}{1,4}',
  ),
  harmless: words(
    'pies? desnudos?|(?:arbol(?:es)?|pared(?:es)?|verdad|ramas?) desnud[oa]s?|simple vista|ojo desnudo|(?:el )?sexo del? (?:bebe|feto|nino)|mismo sexo|viol(?:ar|an|ado) (?:l[ao]s?|el) (?:ley|leyes|normas?|reglas?|derechos?|intimidad|privacidad|secreto)|educacion sexual',
    String.raw`(?:whisky|ron|vino|conac|coche|casa|perro|gato) de (?:\d{1,2}|\p{L}{3,10}) anos`,
    '(?:da clases?|ensena|maestr[oa]|profesora?|doy clases?) (?:a|en|de) (?:\\p{L}{5,8} de )?(?:primaria|secundaria|la eso|instituto)|(?:dejamos|dejar|dejo|dejaron) a (?:los|las|nuestros|mis) (?:nin|hij)[oa]s',
    '(?:madre|padre|mama|papa)(?: \\p{L}{3,10})? de (?:\\p{L}{1,8} )?(?:nin[oa]s|hij[oa]s|adolescentes)',
    '(?:los|las|mis|nuestros|sus) (?:nin[oa]s|hij[oa]s) (?:ya )?(?:se )?(?:durmieron|duermen|dormian|estan dormid|estaban|fueron|nacieron)',
    '(?:desde que )?nacieron (?:los|nuestros|mis) (?:nin[oa]s|hij[oa]s)',
  ),
  care: anyOf(
    words(
      'como (?:hablo|hablar|explico|explicar|le explico|denuncio|lo denuncio|la denuncio|protejo|ayudo|respondo|reacciono|prevenir)|(?:que|donde|a quien) (?:debo|puedo|podemos|debemos|deberia|acudo|denuncio)(?: \\p{L}{3,8})?|conviene explicar',
      'policia|denuncia[r]?|condenad[oa]|detenid[oa]|juicio|acusad[oa]|juez|fiscalia?|victimas?|abus(?:o|os|aron|ada|ado|ador)|ayuda psicologica|psicolog[oa]|pediatra|ley|ilegal|prevencion|es normal|contenidos? (?:\\p{L}{1,12},? ){0,8}(?:se rechaza|no se admite|no se permite|estan? prohibid[oa])n?s?|se rechaza (?:el|todo) contenido|pedir ayuda|educacion',
      'fotos mias|fotos de mi(?! )|de mi cuando',
      'no (?:puedo|voy a|debo|se puede|se permite|escribo) (?:escribir|crear|generar|describir|continuar)?|sin contenido sexual|prohibid[oa] (?:para|a) (?:los )?menores|no apto para menores|menores (?:no|abstenerse)',
    ),
  ),
  request: words(
    'escrib\\p{L}{1,4}|escena|relato|describ\\p{L}{1,6}|rol|roleplay|finge|imagina|dibuja|genera|sigue|con detalle|novela|haz(?:lo|la|me)?|ensename|cuenta(?:me)?|mandame',
  ),
  picture: words('fotos?|fotografias?|imagen(?:es)?|videos?|grabacion(?:es)?|selfis?|sextape|deepfakes?|filtrad[oa]s?'),
  realPerson: words(
    'persona real|famos[oa]s?|celebridad(?:es)?|actri(?:z|ces)|actor(?:es)?|cantante|influencer|politic[oa]|deepfakes?',
    '(?:de|a) mi (?:ex|companer[oa]|colega|vecin[oa]|jef[ea]|profesor[a]?|novi[oa]|amig[oa]|herman[oa]|mujer|marido|prim[oa])|mi (?:ex|vecin[oa]|companer[oa]) desnud[oa]',
  ),
  namedImage: '',
  selfHarm: words(
    'suicidarme|matarme|quitarme la vida|quiero morir(?:me)?|no quiero vivir|cortarme|hacerme dano|acabar con mi vida',
  ),
  urgedSelfHarm: words('matate|suicidate|quitate la vida'),
};
