import type { StoryTexts } from './story-texts.ts';

export const portuguese: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'Passas o último cume à hora em que as ovelhas se calam.',
        'A estrada desiste no sopé dos montes, e daí em diante vais a pé.',
      ],
      details: [
        'Lá em cima bate uma cancela que ninguém foi fechar.',
        'A erva deita-se toda para o mesmo lado, como se lho tivessem pedido.',
        'A dois vales de distância, o fumo sobe a direito de uma chaminé.',
        'Uma cotovia levanta voo, pensa melhor e volta a descer.',
      ],
      places: [
        ['Subir às pedras erguidas.', 'As pedras inclinam-se umas para as outras, como quem se cala quando chegas.'],
        ['Descer ao curral.', 'No curral há um canto varrido, guardado para algo que não é uma ovelha.'],
        ['Seguir o muro velho.', 'O muro atravessa dois montes e tem uma falha da largura exata de uma carroça.'],
        ['Bater à porta da quinta.', 'A porta da quinta está encostada, e há dois pratos na mesa.'],
        ['Espreitar a pedreira.', 'No fundo da pedreira a água está tão quieta que guardou o céu de ontem.'],
        ['Ir até à encruzilhada.', 'Na encruzilhada, o poste tem quatro braços e três nomes.'],
      ],
    },
    sea: {
      arrivals: [
        'Desces até à água já de noite, quando os últimos barcos recolheram.',
        'Quando chegas ao porto a maré virou, e a conversa também.',
      ],
      details: [
        'Os cabos batem nos mastros, quase a compasso.',
        'O ar sabe a sal e a azeite de candeia.',
        'Ao largo, uma luz mostra-se duas vezes e depois tem o cuidado de não o fazer.',
        'As gaivotas passeiam na rampa como marinheiros despedidos.',
      ],
      places: [
        ['Ir até à ponta do molhe.', 'Na ponta do molhe há uma cadeira virada para o mar.'],
        ['Espreitar o barracão dos barcos.', 'O barco do barracão está seco; os remos, não.'],
        ['Subir à câmara da lâmpada.', 'Lá em cima a lente gira sem ruído, e alguém a poliu toda menos um vidro.'],
        ['Perguntar na alfândega.', 'O livro da alfândega está aberto no dia de hoje, e a tinta ainda não secou.'],
        ['Seguir a linha da maré.', 'A maré deixou na areia uma fila de coisas pequenas, por ordem de tamanho.'],
        ['Entrar na capela dos afogados.', 'Na parede da capela há lugar para mais um nome.'],
      ],
    },
    city: {
      arrivals: [
        'Sais do elétrico uma paragem antes, e a rua sabe disso.',
        'Acabou de parar de chover, e a cidade inteira está a ver-se no asfalto.',
      ],
      details: [
        'No terceiro andar abre-se uma janela, e de lá sai um piano.',
        'Alguém desenhou uma seta no passeio, e alguém a virou ao contrário.',
        'Os candeeiros acendem-se um a um, como se lhes perguntassem.',
        'Um táxi espera de porta aberta, sem ninguém lá dentro.',
      ],
      places: [
        ['Atravessar até ao café da noite.', 'Em cada mesa do café há uma pessoa e uma cadeira vazia.'],
        ['Subir aos telhados.', 'Dos telhados, a cidade é só roupa estendida e quartos com luz, e nenhum é o teu.'],
        ['Cortar pela galeria.', 'Na galeria está tudo fechado, menos a loja que vende chaves.'],
        ['Descer ao metro.', 'O painel do cais promete um comboio de uma linha que já não existe.'],
        ['Dar uma volta ao pátio.', 'No pátio, uma bicicleta encosta-se a uma árvore que cresceu à volta dela.'],
        ['Parar na ponte.', 'Na ponte há cadeados, e um deles voltou a ser aberto.'],
      ],
    },
    forest: {
      arrivals: [
        'O caminho entra por baixo das árvores, e depois da primeira curva já é tarde.',
        'Ouves a floresta antes de a veres, como uma multidão a quem pediram que esperasse.',
      ],
      details: [
        'Algo passou por aqui antes de ti, sem pisar um único ramo.',
        'A luz cai em moedas e desaparece quando lhe estendes a mão.',
        'Cheira a uma chuva que caiu sobre outros.',
        'Um pica-pau bate três vezes e espera que lhe abram.',
      ],
      places: [
        ['Subir o ribeiro.', 'O ribeiro nasce debaixo de uma pedra com degraus talhados.'],
        ['Ir à cabana do carvoeiro.', 'A cabana está vazia, o lume não, e acabam de tirar a chaleira.'],
        ['Entrar na clareira.', 'Na clareira a erva está deitada em círculo, e no meio nada cresce.'],
        ['Trepar a escada dos caçadores.', 'Lá de cima há copas até onde o tempo deixa ver.'],
        ['Observar o carvalho caído.', 'No tronco do carvalho fizeram uma cama de musgo, comprida para uma criança.'],
        ['Ir pelo caminho das pedras brancas.', 'As pedras brancas continuam, e a última ainda está morna.'],
      ],
    },
    desert: {
      arrivals: [
        'A caravana deixa-te onde havia uma estrada e segue sem olhar para trás.',
        'Ao meio-dia, a cidade que deixaste já é um boato.',
      ],
      details: [
        'O vento vai passando uma duna para a outra, à colherada.',
        'A tua sombra meteu-se debaixo dos teus pés, à espera.',
        'Vêm sinos do leste, e depois só o silêncio que os sinos deixam.',
        'O céu é do azul de um prato que ninguém pode usar.',
      ],
      places: [
        ['Descer ao poço.', 'A corda do poço é nova, e mais comprida do que o poço é fundo.'],
        ['Descansar à sombra da ruína.', 'Na ruína há uma porta de pé, e varreram-lhe a areia da soleira.'],
        ['Caminhar até às salinas.', 'No sal fica cada pegada, e há mais do que devia haver.'],
        ['Entrar na tenda preta.', 'Na tenda servem o chá de tão alto que ele tem tempo de pensar.'],
        ['Subir à rocha vermelha.', 'Da rocha veem-se duas estradas, e ninguém em nenhuma.'],
        ['Procurar entre as palmeiras.', 'Entre as palmeiras baloiça uma rede, cada vez um pouco mais devagar.'],
      ],
    },
    snow: {
      arrivals: [
        'Nevou todo o dia, e agora que parou ouve-se que parou.',
        'O desfiladeiro fecha-se atrás de ti com menos barulho do que um livro.',
      ],
      details: [
        'A neve arredondou tudo, como se faz aos preços.',
        'A tua respiração vai à frente e espera por ti.',
        'Um só rasto atravessa a encosta e acaba a meio.',
        'Do beiral pendem pingentes de gelo, o maior por cima da porta.',
      ],
      places: [
        ['Procurar o refúgio.', 'No refúgio o fogão está aceso, e o livro de visitas aberto numa página limpa.'],
        ['Atravessar o lago gelado.', 'Debaixo do gelo do lago há uma lâmpada, e está acesa.'],
        ['Espreitar a torre do sino.', 'O sino está abafado por um cachecol que tricotaram para ele.'],
        ['Seguir o rasto dos esquis.', 'O rasto desce entre os abetos sozinho, e volta aos pares.'],
        ['Desenterrar o poste.', 'O poste diz a distância a um lugar que não vem no teu mapa.'],
        ['Abrigar-te na cavalariça.', 'Na cavalariça um cavalo selado olha para ti como se viesses tarde.'],
      ],
    },
    river: {
      arrivals: [
        'Chegas ao rio pela margem errada, como se chega sempre.',
        'O barco da noite partiu, e a onda dele ainda bate nos degraus.',
      ],
      details: [
        'A água passa com ar de saber onde a esperam.',
        'Uma lanterna desce a passo, sem ninguém por baixo.',
        'Na outra margem um cão ladra a qualquer coisa que está na tua.',
        'O nevoeiro levanta-se do rio e espreguiça-se.',
      ],
      places: [
        ['Tocar o sino da barca.', 'O sino tem um badalo novo, e um aviso antigo que proíbe tocar.'],
        ['Ir pelo caminho de sirga.', 'Um cavalo deixou um sulco no caminho, e há anos que não há cavalo.'],
        ['Bater à casa da eclusa.', 'A ardósia da eclusa aponta a altura da água, dia a dia, até amanhã.'],
        ['Subir à barcaça.', 'Na barcaça há gerânios, uma cama feita e nenhum nome na proa.'],
        ['Avançar sobre o açude.', 'Do açude veem-se as duas metades do rio, a que espera e a que se foi.'],
        ['Olhar por baixo do moinho.', 'Por baixo do moinho a roda gira, embora ninguém moa desde a cheia.'],
      ],
    },
    observatory: {
      arrivals: [
        'A cúpula está aberta quando sobes o monte, e o céu vai entrando.',
        'Pediram-te que viesses de noite, e nunca foi tão de noite como hoje.',
      ],
      details: [
        'O mecanismo continua a contar debaixo do chão, como quem perdeu a conta.',
        'Todas as lâmpadas são vermelhas, para que a noite fique preta.',
        'Na ardósia está três vezes o mesmo número, e duas vezes riscado.',
        'O grande telescópio move-se a largura de um cabelo, e sentes a casa concordar.',
      ],
      places: [
        ['Olhar pelo grande telescópio.', 'Na ocular há uma estrela onde nunca houve nenhuma.'],
        ['Descer à cave dos relógios.', 'Na cave há nove relógios, e oito estão certos.'],
        ['Ler no arquivo das chapas.', 'O céu de cada noite está ali guardado em vidro, e falta uma noite.'],
        ['Sair para a galeria.', 'Na galeria o corrimão brilha num ponto, da largura de duas mãos.'],
        [
          'Abrir o gabinete da direção.',
          'No gabinete a lâmpada está acesa, a cadeira morna, e o diário acaba a meio de uma palavra.',
        ],
        ['Subir por baixo da cúpula.', 'Sob a cúpula, uma andorinha fez ninho na única peça que nunca gira.'],
      ],
    },
  },
  tones: {
    quiet: [
      'Aqui nada tem pressa, e passado um bocado tu também não.',
      'É um silêncio de que alguém cuidou.',
      'Reparas que baixaste a voz, e ainda não disseste nada.',
      'Por um momento há só isto, e chega.',
    ],
    tense: [
      'Contas os passos, e há um a mais.',
      'Há menos de uma hora esteve aqui alguém. Não olhas para trás.',
      'Resta pouco tempo, e todo ele é vigiado.',
      'Se alguma coisa vai acontecer, é agora; e depois não é agora.',
    ],
    playful: [
      'Decides fazer cara de quem tinha tudo planeado.',
      'Teria graça se acontecesse a alguém de sapatos secos.',
      'O bom senso manda-te embora. Dizes-lhe que espere lá fora.',
      'Sejam quais forem as regras, parece que estás a ganhar.',
    ],
    tender: [
      'Alguém se esmerou aqui, e não pensou que se visse.',
      'Tinhas esquecido que se pode ter alguém à espera.',
      'Querias dizer uma coisa amável, e procuras uma palavra pequena que chegue.',
      'Dói um pouco, no sítio onde as coisas se consertam.',
    ],
    eerie: [
      'Nunca estiveste aqui. A tua mão encontra o trinco sozinha.',
      'O que tomavas pelo teu eco responde cedo demais.',
      'Está tudo no seu lugar, e nada onde estava.',
      'Atrás de ti algo para, muito educadamente, quando tu paras.',
    ],
    adventurous: [
      'Há um desvio, e há o caminho que vais seguir.',
      'O coração vai à frente; só tens de ir atrás dele.',
      'Se o mapa está certo, não devias estar aqui, e nunca gostaste do mapa.',
      'Verificas os nós, a faca e a sorte, por essa ordem.',
    ],
  },
  gestures: [
    '{name} olha para ti o tempo que leva a decidir uma coisa.',
    '{name} já te arranjou lugar, sem dizer uma palavra.',
    'Vês {name} guardar qualquer coisa depressa, e depois tirá-la devagar.',
    '{name} ouve até ao fim, como pouca gente, e depois mais um bocadinho.',
    '{name} está um passo mais longe do que há pouco.',
    'Esperas pelo riso de {name}. Demora, e vale a pena.',
  ],
  speech: [
    '— Demoraste o teu tempo — diz {name}. — Eu faria o mesmo.',
    '— Pergunta-me depois — diz {name} —, quando me ocorrer coisa melhor.',
    '— Há uma coisa que não te contei — diz {name}. — Isso já te conto.',
    '— Sei o que se diz por aí — diz {name}. — Saiu de mim.',
    '— Faças o que fizeres — diz {name} —, fá-lo a sério.',
    '— Isso não — diz {name} em voz baixa. — Bem. Talvez precisamente isso.',
  ],
  alone: [
    'Não há ninguém a quem perguntar, e assim é mais fácil responder.',
    'Quem aqui esteve deixou a luz acesa, e isso é uma espécie de recado.',
    'Dizes umas palavras em voz alta, para ouvir de que lado estão.',
    'Há duas chávenas. Tu és uma pessoa só.',
  ],
  returns: [
    'É o mesmo lugar, e reparou que voltaste.',
    'Já cá estiveste. Não tinhas visto nem metade.',
    'Desde então mudaram alguma coisa de sítio, coisa de um palmo.',
    'Desta vez sabes onde pôr os pés.',
  ],
  choices: [
    'Olhar mais de perto.',
    'Esperar sem dizer nada.',
    'Perguntar sem rodeios.',
    'Avançar antes de mudar de ideias.',
    'Fazer de conta que não reparaste.',
    'Oferecer ajuda.',
    'Ir pelo caminho estreito.',
    'Confiar em quem não conheces.',
    'Olhar para trás mais uma vez.',
    'Guardar isso para ti.',
    'Fazer justamente o que te disseram que não fizesses.',
    'Admitir tudo.',
  ],
  reckonings: [
    'Então era isto. Tudo o que deixaste por fazer alcançou-te e está à espera em volta.',
    'Daqui não se passa. Resta escolher, e ter escolhido.',
    'Agora tens tudo nas mãos, e pesa menos do que temias.',
  ],
  endings: [
    ['Onde te esperavam', 'Ficar.', 'Ficas. De manhã já ninguém sabe dizer quando chegaste, e tu deixaste de tentar.'],
    [
      'O caminho mais longo',
      'Voltar para casa pelo caminho mais longo.',
      'Voltas para casa pelo caminho mais longo, para teres o que contar à chegada.',
    ],
    [
      'Tal como foi',
      'Contar tal como foi.',
      'Contas tal como foi. Depois há um grande silêncio, melhor do que o de antes.',
    ],
    [
      'Um segredo bem guardado',
      'Guardar o segredo.',
      'Fica contigo. Com os anos, às vezes vais buscá-lo para o ver, e não perdeu a cor.',
    ],
    ['O que era devido', 'Devolver.', 'Devolves. As tuas mãos estão vazias e, pela primeira vez em dias, quentes.'],
    ['Outro começo', 'Recomeçar noutro lugar.', 'Levantas a gola e recomeças, com o mesmo nome e melhores sapatos.'],
  ],
  chapters: ['Como começa', 'O que ninguém diz', 'A viragem', 'O que custa', 'A última luz'],
  role: '— {role} — dizes quando te perguntam quem és.',
  take: 'Levar o que ali está: {item}.',
  needs: 'Não sem isto: {label}',
  carried: 'Contigo',
};
