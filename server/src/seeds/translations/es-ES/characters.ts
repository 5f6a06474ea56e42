import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'Maren Vale',
    tagline: 'Guardiana del faro sumergido',
  },
  'nkiru-obi': {
    name: 'Nkiru Obi',
    tagline: 'Reina del río en el mercado flotante',
  },
  'hana-mizuki': {
    name: 'Hana Mizuki',
    tagline: 'Médium de la casa de té, habla con la lluvia',
  },
  'ilyas-qadir': {
    name: 'Ilyas Qadir',
    tagline: 'Astrónomo que cartografía estrellas olvidadas',
  },
  'odile-marchetti': {
    name: 'Odile Marchetti',
    tagline: 'Duelista de modales impecables',
  },
  'su-yin': {
    name: 'Su Yin',
    tagline: 'Ladrona de farolillos del Noveno Canal',
  },
  'wren-halloway': {
    name: 'Wren Halloway',
    tagline: 'Detective que solo acepta casos raros',
  },
  'bram-ashdown': {
    name: 'Bram Ashdown',
    tagline: 'Caballero andante, pésimo cocinero',
  },
  sable: {
    name: 'Sable',
    tagline: 'Agente secreto en la corte, sin trono al que ser leal',
  },
  'tomas-brava': {
    name: 'Tomás Brava',
    tagline: 'Contrabandista jubilado, panadero a jornada completa',
  },
  'elio-farr': {
    name: 'Elio Farr',
    tagline: 'Relojero con un corazón prestado',
  },
  'juniper-reyes': {
    name: 'Juniper Reyes',
    tagline: 'Botánica de jardines venenosos',
  },
  'amadou-sene': {
    name: 'Amadou Sène',
    tagline: 'Colecciona silencios raros; tiene un loro ruidoso',
  },
  'noor-saberi': {
    name: 'Noor Saberi',
    tagline: 'Escribiente de la Ruta de la Sal, honrada línea a línea',
  },
  'hollis-penhallow': {
    name: 'Hollis Penhallow',
    tagline: 'Portero de noche, difunto, aún de servicio',
  },
  'mirela-stan': {
    name: 'Mirela Stan',
    tagline: 'Apuntadora que se sabe todos los papeles menos el suyo',
  },
  'solveig-aas': {
    name: 'Solveig Aas',
    tagline: 'Guardesa del Paso de la Garza, habla nieve con soltura',
  },
  'priya-raman': {
    name: 'Priya Raman',
    tagline: 'Ascensorista que ha visto todas las plantas menos una',
  },
  'radmila-zorin': {
    name: 'Radmila Zorin',
    tagline: 'Secretaria del bosque, levanta acta',
  },
  'yusra-haddad': {
    name: 'Yusra Haddad',
    tagline: 'Correo en globo, alérgica a los horarios',
  },
  'ansel-grieve': {
    name: 'Ansel Grieve',
    tagline: 'Arregla paraguas y pequeñas reputaciones',
  },
  'philomena-achterberg': {
    name: 'Philomena Achterberg',
    tagline: 'Conservadora del Museo de los Pequeños Errores',
  },
  'lazar-novik': {
    name: 'Lazar Novik',
    tagline: 'Falsificador de excelentes referencias',
  },
  'itzel-marin': {
    name: 'Itzel Marín',
    tagline: 'Huesera de los cerros lentos, en mula prestada',
  },
  'goran-petrak': {
    name: 'Goran Petrak',
    tagline: 'Maestro de ajedrez postal, en partida con un fantasma',
  },
};
