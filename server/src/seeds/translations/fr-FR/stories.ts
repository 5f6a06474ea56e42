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
};
