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
      au papier de l’hôtel : le toast porté avec les mots d’autrui, la menace que tu as eu neuf mots pour peser, la nuit
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
      et le sergent Rusk a deux chiens et ne change jamais de pas. L’éboulis, les hêtres, la gorge : ce que vous y
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
  'checkout-at-the-hotel-perpetua': {
    title: 'Libérer la chambre à l’hôtel Perpetua',
    tagline: 'Treize étages, quatorze boutons, et une sonnette qui sonne pour personne.',
    synopsis: prose`
      L’hôtel Perpetua ferme pour de bon dimanche. Les meubles sont étiquetés, il n’y a plus de harengs, et il reste
      trois personnes qui ne peuvent pas partir : une liftière qui n’a jamais vu le quatorzième étage, un portier de
      nuit mort depuis un siècle et un réparateur de parapluies venu en rendre un à un client de 1926. Une note est
      restée en souffrance à la dix-neuf. Tant qu’elle n’est pas réglée, la porte tourne et ramène tout le monde dans
      le hall. Vous tenez le registre. Quelqu’un y a signé deux fois.
    `,
  },
};
