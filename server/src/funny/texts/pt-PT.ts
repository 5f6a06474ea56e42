import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    'A paciência de {a}, o atrevimento de {b} e nenhum álibi.',
    'Cresceu com {a}, foi avisado sobre {b} e não ouve ninguém.',
    'Metade {a}, metade {b} e o dobro dos sarilhos à porta.',
    'O casaco de {a}, os segredos de {b} e os inimigos de ambos.',
    'O que restaria se {a} e {b} partilhassem uma só lanterna.',
    'Cumpre as promessas de {a} e quebra as de {b}.',
  ],
  lanterns: [
    'Deixa uma luz acesa esta noite. Eu faço o mesmo.',
    'Seja o que for, pode esperar até a água ferver.',
    'Volta para casa pelo caminho mais longo. O curto ainda lá está amanhã.',
    'Hoje alguém pensou em ti e não o disse. Digo-to eu.',
    'Fecha a janela se quiseres, mas olha lá para fora primeiro.',
    'Não tens de acabar tudo o que começaste esta manhã.',
    'Há lugar nesta mesa. Quase sempre há.',
    'Faz hoje à noite uma coisa pequena, devagar.',
    'Se não conseguires dormir, conta o que correu bem. Começa por pouco.',
    'O escuro é só a parte que ninguém acendeu ainda.',
  ],
};
