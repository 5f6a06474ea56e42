import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'Maren Vale',
    tagline: 'Gardienne du phare englouti',
  },
  'nkiru-obi': {
    name: 'Nkiru Obi',
    tagline: 'Reine sans couronne du marché flottant',
  },
  'hana-mizuki': {
    name: 'Hana Mizuki',
    tagline: 'Médium en maison de thé, parle avec la pluie',
  },
  'ilyas-qadir': {
    name: 'Ilyas Qadir',
    tagline: 'Astronome des étoiles rayées de la carte',
  },
  'odile-marchetti': {
    name: 'Odile Marchetti',
    tagline: 'Duelliste d’une politesse exquise',
  },
  'su-yin': {
    name: 'Su Yin',
    tagline: 'Voleuse de lanternes du Neuvième Canal',
  },
  'wren-halloway': {
    name: 'Wren Halloway',
    tagline: 'Détective, affaires bizarres uniquement',
  },
  'bram-ashdown': {
    name: 'Bram Ashdown',
    tagline: 'Chevalier errant, cuisinier exécrable',
  },
  sable: {
    name: 'Sable',
    tagline: 'Espionnage de cour, sans trône fixe',
  },
  'tomas-brava': {
    name: 'Tomás Brava',
    tagline: 'Contrebandier rangé, boulanger à plein temps',
  },
  'elio-farr': {
    name: 'Elio Farr',
    tagline: 'Horloger au cœur d’emprunt',
  },
  'juniper-reyes': {
    name: 'Juniper Reyes',
    tagline: 'Botaniste des jardins vénéneux',
  },
  'amadou-sene': {
    name: 'Amadou Sène',
    tagline: 'Collectionneur de silences rares, malgré son perroquet',
  },
  'noor-saberi': {
    name: 'Noor Saberi',
    tagline: 'Écrivaine publique de la route du Sel, honnête à la ligne',
  },
  'hollis-penhallow': {
    name: 'Hollis Penhallow',
    tagline: 'Portier de nuit, décédé, fidèle au poste',
  },
  'mirela-stan': {
    name: 'Mirela Stan',
    tagline: 'Souffleuse, sait tous les rôles sauf le sien',
  },
  'solveig-aas': {
    name: 'Solveig Aas',
    tagline: 'Garde le col du Héron, parle couramment la neige',
  },
  'priya-raman': {
    name: 'Priya Raman',
    tagline: 'Liftière qui a vu tous les étages, à un près',
  },
  'radmila-zorin': {
    name: 'Radmila Zorin',
    tagline: 'Secrétaire de séance chez les bouleaux',
  },
  'yusra-haddad': {
    name: 'Yusra Haddad',
    tagline: 'Factrice en ballon, allergique aux horaires',
  },
  'ansel-grieve': {
    name: 'Ansel Grieve',
    tagline: 'Répare parapluies et petites réputations',
  },
  'philomena-achterberg': {
    name: 'Philomena Achterberg',
    tagline: 'Conservatrice du musée des Petites Erreurs',
  },
  'lazar-novik': {
    name: 'Lazar Novik',
    tagline: 'Faussaire en excellentes références',
  },
  'itzel-marin': {
    name: 'Itzel Marín',
    tagline: 'Rebouteuse des collines lentes, sur une mule prêtée',
  },
  'goran-petrak': {
    name: 'Goran Petrak',
    tagline: 'Maître d’échecs, en correspondance avec un fantôme',
  },
};
