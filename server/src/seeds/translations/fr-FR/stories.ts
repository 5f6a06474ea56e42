import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'in-the-first-person': {
    title: 'À la première personne',
    tagline: 'Un interprète dit je toute la journée sans jamais parler de lui. Trois hivers, une cabine.',
    synopsis: prose`
      Deux interprètes se partagent une cabine d’un mètre soixante, une demi-heure chacun, pendant que les deux moitiés
      d’un fleuve se disputent un barrage. Ils ont onze jours chaque février. Il y a un seul poste fixe, chacun le veut, et
      chacun doit noter l’autre sur un formulaire avant neuf heures. Tu commences par les cases. À deux heures, tu en es
      au papier de l’hôtel : le toast porté avec les mots d’autrui, la menace que tu as eu neuf mots pour peser, la nuit
      où elle a signé par-dessus ton nom. Derrière la cloison, elle écrit aussi.
    `,
  },
  'the-quietest-house-in-town': {
    title: 'La maison la plus calme du bourg',
    tagline: 'Deux cambrioleurs, dont un honnête. À l’étage, quelqu’un note tout.',
    synopsis: prose`
      Sire Bram Ashdown a fait la soupe pour un évêque, et à table personne n’a dit un mot pendant quatre minutes. Dans un
      coin, un homme enregistrait, et demain soir la bande passe à la salle des fêtes, avec entracte. Il faut donc la voler,
      dans une maison tendue de feutre où il n’y a pas une horloge. Bram vient en cotte de mailles et il a le hoquet dès
      qu’il dit ce qui n’est pas. Toi, tu as un livre de la bibliothèque, Le Cambriolage pour débutants, et un mot de passe
      que l’un comprend halte et l’autre sauve qui peut. Il y a aussi un perroquet, qui retient tout.
    `,
  },
  'eleven-kilos-of-iron': {
    title: 'Onze kilos de fer',
    tagline: 'Une seule manivelle ouvre la porte. Elle est sur votre dos, et quatre hommes vous suivent.',
    synopsis: prose`
      Quatre cents bateaux sont enfermés dans le bassin, au-dessus de l’écluse. À six heures du matin, le génie arrive
      avec des scies, pour abattre les mâts, poser des planches et faire un pont où passeront des canons. La manivelle
      qui ouvre la porte pendait dans un poste de garde, là-haut. Vous venez de la décrocher. Il fait nuit, il pleut,
      et le sergent Rusk a deux chiens et ne change jamais de pas. L’éboulis, les hêtres, la gorge : ce que vous y
      laissez de souffle, de sang et de minutes, vous ne l’aurez plus sur la poutre, au-dessus de l’eau, quand il vous
      la redemandera.
    `,
  },
  'nothing-to-log': {
    title: 'Rien à signaler',
    tagline: 'Vous avez ouvert le pont pour de l’argent, feux éteints. Il est 02 h 11. Jusqu’à six heures.',
    synopsis: prose`
      Vous gardez, la nuit, un pont tournant. Le fusible quatre dans la poche, il s’ouvre sans cloche, sans feux et
      sans rien sur la bande, et pour cela un certain Kessel paie quatre cents. Cette nuit, une mobylette a descendu la
      côte pendant que la route n’était pas là. Il y a maintenant du pain sur l’eau, et quelque chose qui cogne sous la
      pile d’en face. La marée prend un échelon toutes les vingt minutes. Un boulanger attend son commis, une femme à
      un seul gant brun a compté vos ouvertures, et à six heures vous rendez le registre. Vous n’y avez encore rien
      écrit.
    `,
  },
  'a-map-of-missing-streets': {
    title: 'Plan des rues disparues',
    tagline: 'Pour retrouver une rue perdue, il faut son odeur, son piano et son silence.',
    synopsis: prose`
      La Calle del Consuelo n’est sur aucun plan, dans aucun acte, dans aucune mémoire sauf une. Inés Carvajal la cherche
      depuis vingt ans. Cet hiver, une accordeuse de pianos lui écrit : on l’a envoyée dans une maison qui se trouve entre
      deux maisons mitoyennes. Un homme à la camionnette pleine de silences possède la bobine d’une fontaine, là où il n’y
      a pas de fontaine. Ils se retrouvent à un arrêt de tramway, avec une clef, et se mettent en marche. C’est toi qui
      tiens le papier. Ce que tu dessines reste, et la ville commence à s’en apercevoir.
    `,
  },
  'by-return-of-post': {
    title: 'Par retour du courrier',
    tagline: 'Vous n’avez pas posté la lettre. La réponse est sur le paillasson, et elle est chaude.',
    synopsis: prose`
      La dernière maison au-dessus de l’embranchement de Brod doit être fermée samedi. Vous écrivez une lettre et cherchez
      un timbre ; avant que rien soit posté, la réponse est sur le paillasson, humide à un bout, et remercie de la vôtre
      de demain. Elle sait quelle dent vous touchez quand vous réfléchissez. Le deuxième matin, vous avez des coupures à
      la langue, et cinq timbres manquent. Un chef de gare qui lit les cachets, un homme qui enregistre les silences
      pourraient vous aider, si c’est bien eux qui écrivent. Six jours, une fente, et une réponse qui ne sera plus jamais
      en retard.
    `,
  },
  'the-sum-of-the-air': {
    title: 'La somme de l’air',
    tagline: 'Quatre personnes, neuf jours, vingt-deux boîtes d’air. La feuille est au mur.',
    synopsis: prose`
      Le circuit qui donnait de l’air à la station a cassé, et le vaisseau qui apporte la pièce est à neuf jours : il ne
      roule pas, il tombe. Il reste vingt-deux bougies à oxygène pour quatre personnes. L’une d’elles a un cœur qu’il
      faut remonter à la main chaque soir ; remonter est un travail, et le travail, c’est de l’air. On se réfugie dans
      la coupole, sous un seul édredon, avec une feuille et un crayon au bout d’une ficelle. Il y a un vieux cairn à
      quatre kilomètres, une cuve d’algues malades et, sur la porte, une horloge dont personne n’a songé à douter.
      Chaque souffle est sur la feuille.
    `,
  },
  'the-duel-at-half-past-tea': {
    title: 'Le duel à thé heures et demie',
    tagline: 'La loi permet de causer tant que le gâteau n’est pas coupé. Causez bien.',
    synopsis: prose`
      Un traité, un éventail rendu de la mauvaise main et un duel fixé à quatre heures et demie sur la terrasse de la
      Cour d’Hiver. Odile Marchetti a été provoquée par un prince qui ne peut pas se retirer et ne veut pas se battre.
      Sable a ses raisons de les garder tous deux en vie jusqu’à mardi. Sous la terrasse, une souffleuse de théâtre
      donne sa réplique à quiconque a un trou. Vous êtes le témoin. L’étiquette permet aux parties de causer tant que le
      gâteau n’est pas coupé, et elle ne dit pas avec quelle lenteur on peut s’approcher d’un gâteau.
    `,
  },
  'the-glass-observatory': {
    title: 'L’Observatoire de verre',
    tagline: 'Sur une montagne de nuages et de vent, quelqu’un cultive des étoiles en pot.',
    synopsis: prose`
      L’Observatoire de verre fut bâti pour une comète qui n’est pas venue. Depuis un siècle il est vide, au-dessus des
      nuages, quand un ballon de courrier, chassé de toutes les routes, y dépose trois personnes qui ne se seraient pas
      choisies : un astronome qui cherche une étoile, une botaniste qui rapporte une mandragore, une pilote qui se moque
      des horaires. La coupole est pleine de plantes. Elles s’ouvrent la nuit, et ce qu’elles ouvrent est la carte d’un
      ciel qui n’est pas le nôtre. Pour repartir, il faut apprendre à la lire. Pour la lire, il faut que quelqu’un reste.
    `,
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Libérer la chambre à l’hôtel Perpetua',
    tagline: 'Treize étages, quatorze boutons, et une sonnette qui sonne pour personne.',
    synopsis: prose`
      L’hôtel Perpetua ferme pour de bon dimanche. Les meubles sont étiquetés, il n’y a plus de harengs, et il reste
      trois personnes qui ne peuvent pas partir : une liftière qui n’a jamais vu le quatorzième étage, un portier de
      nuit mort depuis un siècle et un réparateur de parapluies venu en rendre un à un client de 1926. Une note est
      restée en souffrance à la dix-neuf. Tant qu’elle n’est pas réglée, la porte tourne et ramène tout le monde dans
      le hall. Vous tenez le registre. Quelqu’un y a signé deux fois.
    `,
  },
};
