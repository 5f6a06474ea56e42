import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
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
};
