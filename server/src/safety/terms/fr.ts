import { anyOf, endOfAge, underAge, words, type TermList } from './term-list.ts';

const AGE = underAge('deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept');
const END = endOfAge('et|mais|ou|avec|quand|qui|maintenant|nue?|ecri\\p{L}{1,4}|decri\\p{L}{1,4}|faisons|ans');
const PERSON =
  'fille|fillette|garcon|gamine?|gosse|enfant|ado|adolescente?|fils|soeur|frere|cousine?|niece|neveu|voisine?|eleve|etudiante?|mineure?|vierge|jeune';

export const french: TermList = {
  minor: anyOf(
    String.raw`(?<!\by )\b(?:ai|j'ai|as|a|avait|avais|avoir|aura|ont|en a|age:?|age de|agee? de|a peine|seulement|que) (?:d'|de |seulement |a peine |deja |presque |juste )?${AGE} ans\b(?! (?:de (?:mar|vie|prison|exp|rel|moins|plus)|plus tard|apres|avant|ensemble|que))`,
    String.raw`\bage ?: ?${AGE}|\b(?:elle|il|j'en|tu|qui) (?:n')?en (?:a|avait|ai|as) (?:seulement |a peine |que )?${AGE}${END}`,
    String.raw`\b(?:${PERSON})s?,? (?:\p{L}{2,12},? )?(?:de|a peine|d') ?(?:a peine |seulement )?${AGE} ans\b`,
    String.raw`\b(?:${PERSON})s?, ${AGE},`,
    String.raw`\bses ${AGE} ans\b|\b(?:tu|toi|moi|je),? ${AGE} ans\b|^a ${AGE} ans\b|[.,;] a ${AGE} ans\b`,
    words(
      "(?:en|de|du|classe de) (?:cp|ce1|ce2|cm1|cm2|6e|5e|4e|3e|sixieme|cinquieme|quatrieme|troisieme)(?! (?:etage|fois|jour|chapitre|partie|saison|place|position|main|rang))|(?:eleve|fille|garcon)s? d(?:e |u |e l')(?:primaire|college|lycee|maternelle|ecole primaire)",
      '(?:une|la|des|les|un|sur des|aux) mineure?s?(?! (?:de fond|harmoni))|collegienne?s?|lyceenne?s?|ecolier[e]?s?|ecolieres?|fillettes?|garconnets?|petites? filles?|petits? garcons?|nourrissons?|preados?|lolitas?|loli',
    ),
  ),
  child: words('enfants?|adolescente?s?|ados?|gamine?s?|gosses?|petite voisine'),
  adult: String.raw`\b(?:[2-9]\d|(?:vingt|trente|quarante|cinquante|soixante)(?:-\p{L}{2,6}){0,2}) ans\b`,
  sexual: words(
    String.raw`sexe|sexuel(?:le)?s?|sexuellement|sexy|nue?s?|porno\p{L}{0,9}|erotiques?|masturb\p{L}{1,5}|orgasm\p{L}{1,3}|baiser (?:avec|sur le lit)|(?:on|me|se|la|le|vous|nous) baisent?|on baise|baisons|coucher avec|violer|viole[es]?|(?:faire|fait|font|firent|faisons|faisant) l'amour|sextape|gemi[rt]? de plaisir`,
  ),
  suggestive: words(
    'jeu de role chaud|gemi[rt]?|gemissements?|gemissant|se deshabille|deshabille[rs]?|enleve(?:r)? (?:s|l|t|m)es vetements|lingerie|seduire|seduit|virginite',
  ),
  harmless: words(
    "(?:l')?oe?il nu|pieds? nus?|(?:arbres?|murs?|verite|branches?|tete|mains?) nue?s?|(?:le )?sexe du (?:bebe|foetus)|meme sexe|violer? (?:la|les?|ses|leurs) (?:lois?|droits?|regles?|secrets?|vie privee)|education sexuelle|(?:la|do|re|mi|fa|sol|si) mineur|mode mineur",
    String.raw`(?:whisky|rhum|vin|cognac|voiture|maison|chien|chat) de (?:\d{1,2}|\p{L}{3,10}) ans`,
    '(?:enseigne|institutrice|instituteur|prof|professeure?) (?:en|de|au) (?:cp|ce1|ce2|cm1|cm2|sixieme|cinquieme|quatrieme|troisieme|college|lycee|primaire)',
    "(?:mere|pere|maman|papa)(?: \\p{L}{3,10})? d(?:e |')(?:\\p{L}{1,8} )?(?:enfants|filles|garcons|ados|adolescents)",
    '(?:les|nos|mes|leurs|ses) enfants (?:furent|sont|etaient|se sont|dorment|dormaient|partis)',
    '(?:depuis la )?naissance des enfants',
  ),
  care: anyOf(
    words(
      'comment (?:parler|expliquer|porter plainte|signaler|proteger|aider|reagir|repondre|prevenir|dois-je)|(?:que|qui|quoi|ou) (?:dois-je|puis-je|devons-nous|peut-on)(?: \\p{L}{3,8})?|a qui demander|faut-il (?:parler|expliquer)',
      "police|porter plainte|plainte|gendarmerie|condamnee?|arretee?|proces|accusee?|juge|tribunal|victimes?|abus(?:ee?)?|agression|psychologue|pediatre|loi|illegal|prevention|est-ce normal|contenus? (?:[\\p{L}']{1,12},? ){0,8}(?:est|sont) (?:refuse|interdit|proscrit)e?s?|demander de l'aide|education",
      'photos de moi|mes photos',
      "(?:ne peux pas|ne vais pas|ne dois pas|ne peut pas|n'ecris pas) (?:ecrire|creer|generer|decrire|continuer)?|sans contenu sexuel|interdit(?:e|s)? aux (?:mineurs|enfants|moins)|reserve aux adultes",
    ),
  ),
  request: words(
    'ecri[st]|ecrire|ecrivez|scene|decri[st]|decrire|jeu de role|fais comme|imagine|dessine|genere|continue|en detail|rends|fais(?:-moi)?|montre-moi|raconte|une histoire|envoie-moi',
  ),
  picture: words('photos?|photographies?|images?|videos?|selfies?|sextape|deepfakes?|fuite'),
  realPerson: words(
    'vraie personne|celebrites?|actrices?|acteurs?|chanteuses?|chanteurs?|influenceuse|influenceur|politicienne?|deepfakes?',
    '(?:de|avec|a) (?:mon|ma) (?:ex|collegue|voisine?|camarade(?: de classe)?|chef|patronne|patron|prof|professeure?|copine?|petite amie|amie?|soeur|femme|mari|cousine?)|(?:mon|ma) (?:ex|collegue|voisine?) nue?',
  ),
  namedImage: '',
  selfHarm: words(
    'me tuer|me suicider|mettre fin a mes jours|envie de mourir|veux mourir|ne veux plus vivre|me faire du mal|me mutiler',
  ),
  urgedSelfHarm: words('tue-toi|suicide-toi'),
};
