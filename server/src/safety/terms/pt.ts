import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const AGE = underAge(
  'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezassete|dezessete',
);
const END = endOfAge('e|mas|ou|com|quando|que|agora|nu|nua|escrev\\p{L}{1,4}|descrev\\p{L}{1,4}|vamos|faz\\p{L}{0,3}');
const PERSON =
  'menin[oa]|rapariga|rapaz|rapazinho|miud[oa]|garot[oa]|moc[oa]|filh[oa]|irma|irmao|irma(?:o)?zinh[oa]|prim[oa]|sobrinh[oa]|vizinh[oa]|alun[oa]|estudante|jovem|crianca|menor|virgem';

export const portuguese: TermList = {
  minor: anyOf(
    String.raw`\b(?:tem|tenho|tens|tinha|tiver|fez|fazer|fiz|completou|idade:?|apenas|so) (?:de |so |apenas |ja |quase )?${AGE} (?:anos|aninhos)\b(?! (?:(?:a )?(?:menos|mais)|casad|junt|que|de (?:exp|casa|pris|relac)))`,
    String.raw`\b(?:tem|tenho|tens|tinha|faz|fez|fazer|completou|idade:?) (?:so |apenas |ja |quase )?${AGE}${END}`,
    String.raw`\b(?:${PERSON})s?,? (?:\p{L}{2,12},? )?(?:de|com) (?:apenas |so |uns )?${AGE}(?: anos| aninhos|${END})`,
    String.raw`\b(?:${PERSON})s?, ${AGE},`,
    String.raw`^com ${AGE} anos\b|[.,;] com ${AGE} anos\b(?! de)|\baos ${AGE}(?: anos)?\b`,
    String.raw`\bseus ${AGE} anos\b`,
    String.raw`\b${AGE} aninhos\b`,
    words(
      '(?:[1-9]|1[0-2])[.ºoª]{0,2} ano|(?:do|no) (?:primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo) ano',
      '(?:alun|estudante|menin|rapariga)[oae]?s? d[oae] (?:ensino (?:basico|fundamental|medio|secundario)|escola (?:primaria|secundaria|basica)|primaria|liceu)',
      'menor(?:es)? de idade|(?:um|uma) menor(?! (?:de (?:dois|tres|quatro)|importancia|grau|escala|tamanho|preco|quantidade|problema))|colegia(?:l|is)|bebes?|pre-?adolescentes?|lolitas?|loli|novinhas?',
    ),
  ),
  child: words('criancas?|menin[oa]s?|menininh[oa]s?|adolescentes?|miud[oa]s?|garotinh[oa]s?|rapazinhos?|criancinhas?'),
  adult: String.raw`\b(?:aos|de|com|tem|tenho|fiz) (?:[2-9]\d|(?:vinte|trinta|quarenta|cinquenta|sessenta))\b`,
  sexual: words(
    String.raw`sexo|sexua(?:l|is)|sexualmente|sexy|nu[as]?|nuas|desnud[oa]s?|pelad[oa]s?|porno\p{L}{0,8}|erotic[oa]s?|masturb\p{L}{1,8}|orgasm\p{L}{1,3}|violar|violad[oa]|transar|transam|foder|genitais|sextape|tesao|gem(?:er|ia|e|endo) de prazer`,
  ),
  suggestive: words(
    'roleplay quente|gem(?:er|ia|e|endo|idos?)|(?:tira|tirar|tirou|despe|despir) (?:\\p{L}{1,4} )?(?:a )?roupa|lingerie|seduz\\p{L}{0,5}|virgindade|apalp\\p{L}{1,4}',
  ),
  harmless: words(
    'olho nu|(?:rei|arvores?|arvore|paredes?|ramos|pes) nu[as]?s?|rei vai nu|verdade nua(?: e crua)?|nua e crua|(?:o )?sexo do (?:bebe|feto)|mesmo sexo|viol(?:ar|am|ado) [ao]s? (?:lei|leis|normas?|regras?|direitos?|intimidade|privacidade|segredo)|educacao sexual|(?:jog\\p{L}{1,6}|uma) (?:uma )?pelada',
    String.raw`(?:uisque|whisky|rum|vinho|carro|casa|cao|gato) de (?:\d{1,2}|\p{L}{3,10}) anos`,
    '(?:da aulas?|ensina|professora?|dou aulas?) (?:a|ao|no|do|em|de) (?:\\p{L}{5,8} )?(?:ano|primaria|ensino \\p{L}{5,11})|(?:deixamos|deixar|deixo|deixaram) (?:as criancas|os miudos|os filhos)',
    '(?:mae|pai)(?: \\p{L}{3,10})? de (?:\\p{L}{1,8} )?(?:criancas|filh[oa]s|menin[oa]s|adolescentes)',
    '(?:as criancas|os miudos|os filhos|os meninos) (?:ja )?(?:adormeceram|dormem|dormiam|dormiram|foram|estao|estavam|nasceram)',
    '(?:desde que )?nasceram (?:as criancas|os miudos|os filhos)',
  ),
  care: anyOf(
    words(
      'como (?:falo|falar|explico|explicar|denuncio|denunciar|protejo|ajudo|respondo|reajo|prevenir)|(?:o que|que|onde|a quem|com quem) (?:devo|posso|podemos|devemos|deveria)(?: \\p{L}{3,8})?|se deve (?:explicar|falar)',
      'policia|denunci(?:a|ar|o)|condenad[oa]|detid[oa]|julgamento|acusad[oa]|juiz|vitimas?|abus(?:o|os|aram|ada|ado|ador)|psicolog[oa]|pediatra|lei|ilegal|prevencao|e normal|conteudos? (?:\\p{L}{1,12},? ){0,8}(?:nao )?(?:e|sao) (?:recusad|proibid|permitid|aceit)[oae]s?|pedir ajuda|educacao',
      'fotos minhas|minhas fotos',
      'nao (?:posso|vou|devo|se pode|escrevo) (?:escrever|criar|gerar|descrever|continuar)?|sem conteudo sexual|proibid[oa] (?:para|a) menores|menores (?:nao|de 18 nao)|improprio para menores',
    ),
  ),
  request: words(
    'escrev\\p{L}{1,4}|cena|conto|descrev\\p{L}{1,5}|roleplay|finge|imagina|desenha|gera|continua|com pormenor|torna|faz(?:-me)?|mostra-me|conta|manda-me',
  ),
  picture: words(
    'fotos?|fotografias?|imagens?|imagem|videos?|gravac(?:ao|oes)|selfies?|sextape|deepfakes?|vazad[oa]s?',
  ),
  realPerson: words(
    'pessoa real|famos[oa]s?|celebridades?|atri(?:z|zes)|actriz|ator(?:es)?|cantora?|influencer|politic[oa]|deepfakes?',
    '(?:de|da|do|a|ao) (?:minha|meu) (?:ex|colega|vizinh[oa]|chefe|professora?|namorad[oa]|amig[oa]|irma|irmao|mulher|marido|prim[oa])|(?:minha|meu) (?:ex|colega|vizinh[oa]) nu[a]?',
  ),
  namedImage: '',
  selfHarm: words(
    'me matar|matar-me|suicidar-me|me suicidar|quero morrer|nao quero viver|acabar com a minha vida|tirar a minha vida|cortar-me|me cortar',
  ),
  urgedSelfHarm: words('mata-te|suicida-te'),
};
