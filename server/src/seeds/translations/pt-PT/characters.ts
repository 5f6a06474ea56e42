import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'Maren Vale',
    tagline: 'Guardiã do farol submerso',
  },
  'nkiru-obi': {
    name: 'Nkiru Obi',
    tagline: 'Rainha do rio no mercado flutuante',
  },
  'hana-mizuki': {
    name: 'Hana Mizuki',
    tagline: 'Médium da casa de chá, fala com a chuva',
  },
  'ilyas-qadir': {
    name: 'Ilyas Qadir',
    tagline: 'Astrónomo que cartografa estrelas esquecidas',
  },
  'odile-marchetti': {
    name: 'Odile Marchetti',
    tagline: 'Duelista de maneiras irrepreensíveis',
  },
  'su-yin': {
    name: 'Su Yin',
    tagline: 'Ladra de lanternas de papel do Nono Canal',
  },
  'wren-halloway': {
    name: 'Wren Halloway',
    tagline: 'Detetive que só aceita casos estranhos',
  },
  'bram-ashdown': {
    name: 'Bram Ashdown',
    tagline: 'Cavaleiro andante, péssimo cozinheiro',
  },
  sable: {
    name: 'Sable',
    tagline: 'Espia da corte, leal a nenhum trono',
  },
  'tomas-brava': {
    name: 'Tomás Brava',
    tagline: 'Contrabandista reformado, padeiro a tempo inteiro',
  },
  'elio-farr': {
    name: 'Elio Farr',
    tagline: 'Relojoeiro com um coração emprestado',
  },
  'juniper-reyes': {
    name: 'Juniper Reyes',
    tagline: 'Botânica de jardins venenosos',
  },
  'amadou-sene': {
    name: 'Amadou Sène',
    tagline: 'Coleciona silêncios raros e tem um papagaio barulhento',
  },
  'noor-saberi': {
    name: 'Noor Saberi',
    tagline: 'Escreve cartas na Rota do Sal, honesta linha a linha',
  },
  'hollis-penhallow': {
    name: 'Hollis Penhallow',
    tagline: 'Porteiro da noite, falecido, ainda de serviço',
  },
  'mirela-stan': {
    name: 'Mirela Stan',
    tagline: 'Ponto de teatro, sabe todas as falas menos as suas',
  },
  'solveig-aas': {
    name: 'Solveig Aas',
    tagline: 'Guarda do Passo da Garça, fluente em neve',
  },
  'priya-raman': {
    name: 'Priya Raman',
    tagline: 'Ascensorista que já viu todos os andares menos um',
  },
  'radmila-zorin': {
    name: 'Radmila Zorin',
    tagline: 'Secretária da floresta, lavra as atas',
  },
  'yusra-haddad': {
    name: 'Yusra Haddad',
    tagline: 'Estafeta de balão, alérgica a horários',
  },
  'ansel-grieve': {
    name: 'Ansel Grieve',
    tagline: 'Conserta guarda-chuvas e pequenas reputações',
  },
  'philomena-achterberg': {
    name: 'Philomena Achterberg',
    tagline: 'Conservadora do Museu dos Pequenos Erros',
  },
  'lazar-novik': {
    name: 'Lazar Novik',
    tagline: 'Falsário de excelentes referências',
  },
  'itzel-marin': {
    name: 'Itzel Marín',
    tagline: 'Endireita das colinas lentas, numa mula emprestada',
  },
  'goran-petrak': {
    name: 'Goran Petrak',
    tagline: 'Mestre de xadrez postal, a meio de um jogo com um fantasma',
  },
};
