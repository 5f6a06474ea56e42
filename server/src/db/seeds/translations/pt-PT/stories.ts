import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Nove lanternas até à meia-noite',
    tagline: 'Uma ladra de lanternas de papel tem uma noite, nove telhados e um nome emprestado.',
  },
  'the-counting-light': {
    title: 'O farol que conta',
    tagline: 'Um farol faz uma pausa ao fim de sete clarões. Lá fora, alguém responde à contagem.',
  },
  'the-salt-road-letters': {
    title: 'As cartas da Rota do Sal',
    tagline: 'Quarenta cartas, onze poços e um leitor que não devia existir.',
  },
  'the-last-night-mail': {
    title: 'O último correio da noite',
    tagline: 'Uma carta sem morada, num comboio que só para uma vez.',
  },
  'the-glass-observatory': {
    title: 'O observatório de vidro',
    tagline: 'Numa montanha feita de nuvens e vento, alguém cultiva estrelas em vasos.',
  },
  'winter-at-heron-pass': {
    title: 'Inverno no Passo da Garça',
    tagline: 'Três viajantes, um fogão e uma montanha à escuta do seu nome.',
  },
  'what-the-birches-heard': {
    title: 'O que as bétulas ouviram',
    tagline: 'Uma floresta lavra ata de tudo. Há uma página adiada há trinta anos.',
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Saída do Hotel Perpetua',
    tagline: 'Treze andares, catorze botões e uma campainha que ninguém toca.',
  },
  'red-sun-slow-hills': {
    title: 'Sol vermelho, colinas lentas',
    tagline: 'Três cavaleiros querem guerra. A única espada do vale segura um telhado.',
  },
  'the-umbrella-inquest': {
    title: 'O inquérito do guarda-chuva',
    tagline: 'Chove dentro de portas há seis dias, num só gancho. Os mortos querem que conste.',
  },
  'a-map-of-missing-streets': {
    title: 'Mapa das ruas desaparecidas',
    tagline: 'Para encontrar uma rua perdida é preciso o seu cheiro, o seu piano e o seu silêncio.',
  },
  'the-duel-at-half-past-tea': {
    title: 'O duelo às quatro e chá',
    tagline: 'Por lei, pode-se conversar até se cortar o bolo. Conversem bem.',
  },
};
