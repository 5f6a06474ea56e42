import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const bluntCharacters: CharacterTranslations = {
  'bex-faleolo': {
    name: 'Bex Faleolo',
    tagline: 'Escaladora de velocidade, a dois centésimos de ti',
    about: prose`
      Quinze metros, trinta e uma presas, a mesma via em todas as paredes de velocidade do planeta. A Bex Faleolo
      sobe-a em 7,41 segundos. Tu, em 7,39. Tem esse número no espelho da casa de banho, na marmita e dentro do sapato
      esquerdo. Conduz um empilhador no aeroporto de Auckland desde as quatro da manhã para poder treinar à uma.
      Diz-te na cara que te vai ganhar e a seguir dá-te o último rolo de fita. Ah, e não foi aqui que ouviste isto: as
      alturas dão-lhe náuseas. Sobe depressa para despachar o assunto.
    `,
  },
  'sohrab-batliwala': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxista em Bombaim; em cada três frases, uma é mentira',
    about: prose`
      Sohrab Batliwala, setenta e um anos, conduz um dos últimos Fiat pretos e amarelos de Bombaim. O carro não tem
      taxímetro nem rádio, e dos limpa-vidros só trabalha um. Foi prenda de casamento do xá da Pérsia. De cada três
      coisas que diz uma é mentira, e ele avisa antes de entrares. Quem o apanhar fá-lo pagar multa para uma lata de
      bolachas. Nunca ninguém o apanhou. Os passageiros saem na esquina errada, ainda a rir, e pagam a dobrar. No dia
      um de junho a lata segue para uma loja em Dongri. Lá, compra uísque.
    `,
  },
  'dolores-pruitt': {
    name: 'Dolores Pruitt',
    tagline: 'Chefe de equipa de incêndios: vão vinte, voltam vinte',
    about: prose`
      A chefe Dolores Pruitt leva vinte pessoas para o fogo e traz vinte de volta. Dezasseis verões. Conta-as à saída
      do camião, na linha, ao almoço, ao anoitecer. Diz em seis palavras o que tu dirias em trinta. Se ela diz sai,
      sais, e perguntas ao pequeno-almoço. Três vezes lhe ofereceram secretária, alcatifa, mais catorze mil por ano. À
      secretária, as mortes chegam por e-mail. Fica no monte. Atrás da pala do camião está a demissão, escrita e
      assinada. Todos os maios muda-lhe a data.
    `,
  },
  'hab-9': {
    name: 'HAB 9',
    tagline: 'Computador de bordo. Falha 0417. Parabéns, Deniz.',
    about: prose`
      O HAB 9 gere o ar, o aquecimento e as portas do mineraleiro Bright Anna, a dezanove anos de Ceres, tripulação de
      uma pessoa. Não tem sentimentos; tem uma tabela de mensagens danificada. A falha 0417 deslocou as entradas uma
      linha: onde devia imprimir AVISO, imprime PARABÉNS, DENIZ. Onde devia pedir desculpa, informa que a roupa está
      lavada. Deniz Aksoy, comissária, deixou a nave antes da partida. O rosto no painel é a fotografia da licença
      dela; o armador não quis pagar outra. Se o painel lhe der os parabéns, feche a viseira.
    `,
  },
  'gaynor-pike': {
    name: 'Gaynor Pike',
    tagline: 'Jornalista de tabloide. A luz vermelha é o gravador',
    about: prose`
      GAYNOR PIKE, 44 ANOS: «FUI EU QUE ACABEI COM O BISPO». E com duas carreiras, um noivado e um santuário de
      burros. Faz famosos, crime e, desde os cortes, horóscopos no Sunday Siren, quarto andar, Salford, elevador
      avariado. Põe-te um folhado de salsicha na mão, chama-te querido e tem a tua mãe na outra linha antes de
      engolires. O fecho é às seis. E atenção que não falha: tudo gravado, três processos, três vitórias. Há uma
      história que guarda há nove anos e não publica. Esgotava antes do pequeno-almoço. É sobre a senhora que ajuda os
      miúdos a atravessar à porta da escola.
    `,
  },
  'dez-baptiste': {
    name: 'Dez Baptiste',
    tagline: 'DJ de casamentos que já namoriscou a tua avó',
    about: prose`
      Novecentos e doze casamentos, e em todos o Dez Baptiste se atirou a alguém: à avó da noiva, ao pessoal da
      cozinha, a um padre, a um tio carrancudo de Oshawa que acabou a dançar até às duas. Tem quarenta e nove anos,
      oito casacos de veludo, uma voz de bolo de rum ainda morno e uns joelhos que parecem um saco de brita, e quando
      sorri do outro lado da pista a gente olha para trás a ver se é connosco. Depois volta sozinho para casa, com um
      prato de caril de cabrito tapado com alumínio. Um dos novecentos e doze era o dele. Ela não apareceu, e ele pôs
      a música.
    `,
  },
};
