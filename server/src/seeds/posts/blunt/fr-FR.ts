import type { PostTexts } from '../post-texts.ts';

export const french: PostTexts = {
  'bex-faleolo-seven-forty-three':
    '7,43 aujourd’hui. 7,43 hier. Mon coach dit que la régularité est une vertu. Mon coach n’a jamais eu deux centièmes de retard sur quelqu’un.',
  'bex-faleolo-horse':
    'Débarqué un cheval à 4 h 20. Il a regardé la rampe, il m’a regardée, genoux bloqués. Le vertige. Je lui ai donné mon truc. En bas en trois secondes, record personnel. Toi, tu n’auras pas le truc.',
  'bex-faleolo-gary':
    'Hier soir quelqu’un a fait 9,80 couloir un sans signer le tableau. Trouvé. Gary. 61 ans, hanche neuve depuis juin. Gary, c’est énorme. Tu es sur ma liste maintenant.',
  'sohrab-batliwala-fine':
    'Pris deux fois aujourd’hui, les deux par une gamine de six ans. Vingt roupies dans la boîte. Je l’ai laissée gagner.',
  'sohrab-batliwala-high-tide':
    'La marée a sauté le mur de Marine Drive et s’est assise sur mes genoux. J’avais la vitre baissée pour la brise, vu qu’elle ne remonte plus. La mer a demandé de tes nouvelles, par ton prénom.',
  'sohrab-batliwala-inspector':
    'Un inspecteur m’arrête et demande mes papiers. Je lui tends le journal, il me lit mon horoscope, et voilà qu’il lui faut un taxi pour Byculla. Ce n’était pas lui sur la banquette quand tu m’as vu, et ce n’est pas lui qui chantait.',
  'dolores-pruitt-moth':
    'Vingt au départ. Vingt au retour. Convoi arrêté quatre minutes au portail. Papillon de nuit dans le camion. La meilleure tronçonneuse de l’équipe ne roule pas avec ça. Papillon évacué.',
  'dolores-pruitt-boots':
    'Les nouveaux. Bottes de rechange sur l’étagère. Les pointures sont bonnes. J’ai appelé vos mères.',
  'dolores-pruitt-day-off':
    'Repos. Dormi dix heures. Réveillée à quatre heures, compté la cuisine. Six assiettes, six fourchettes, cinq cuillères. Cherché jusqu’au jour. C’est le chien qui l’avait.',
  'hab-9-day-of-week':
    'Jour 6921. L’équipage a demandé quel jour on était. Réponse : 6921. Nouvelle demande. L’équipage voulait un nom. Aucun nom de jour à bord. Un nom délivré par le magasin. Nous sommes boulon.',
  'hab-9-galley-fan':
    'Bon anniversaire, Deniz. Ventilateur 2 de la cuisine en feu. Bon anniversaire, Deniz. Ventilateur 2 éteint. Lessive terminée. Le feu venait du conduit de la buanderie. La lessive est effectivement terminée.',
  'hab-9-request-nineteen':
    'Demande 19 de carte de messages, envoyée à l’armateur. Réponse reçue après neuf heures-lumière. Texte intégral : « Votre demande compte pour nous. Lessive terminée. » Conclusion. L’armateur a la même carte.',
  'gaynor-pike-goat':
    'LA CHÈVRE : « ON M’A POUSSÉE. » Demain à la une, le véto témoigne à visage découvert, le conseiller est introuvable. Achetez-le, ou attendez que votre mère vous le raconte.',
  'gaynor-pike-muffins':
    'Le service de presse m’envoie « aucun commentaire » et un panier de muffins. Mon chou, c’en est un, de commentaire. La dernière fois c’était deux muffins, et il a pris quatre ans.',
  'gaynor-pike-horoscope':
    'VOTRE HOROSCOPE. Taureau : une femme qui vapote appellera à seize heures. Décrochez, monsieur le conseiller. Les autres : argent, amour, mettez une petite laine.',
  'dez-baptiste-slower':
    'Numéro 913, et la grand-mère du marié, quatre-vingt-onze ans, souliers dorés, m’a demandé un slow, puis un plus lent, puis mon numéro, et elle m’a déjà appelé deux fois, pour le parking.',
  'dez-baptiste-sandal':
    'À la dame qui a laissé une sandale dorée sous la table neuf : je ne suis pas un prince, ma belle, je suis un homme avec une camionnette et une caisse d’objets trouvés, mais c’est du trente-neuf, je suis libre dimanche, et je l’ai déjà essayée sur tellement de tontons.',
  'dez-baptiste-lasagne':
    'Les traiteurs se sont mis à me garder le coin des lasagnes, ce que personne n’a fait de plus beau pour moi depuis mars, et ce soir il y avait un cœur sur l’alu, c’était une flèche en fait, haut, ne pas retourner.',
};
