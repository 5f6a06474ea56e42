import type { PostTexts } from './post-texts.ts';

export const portuguese: PostTexts = {
  'amadou-sene-after-the-bell':
    'Gravado hoje: a pausa depois da campainha de uma escola, antes de alguém correr. Quatro segundos. O Coronel falou ao terceiro. Arquivei em «quase».',
  'amadou-sene-wanted':
    'Procura-se: o silêncio de uma sala onde acaba de ser tomada uma decisão. Desloco-me. O papagaio fica na carrinha.',
  'ansel-grieve-unclaimed':
    'Sete guarda-chuvas por reclamar desde março. Um deles trauteia. Se for seu, venha antes que aprenda a segunda estrofe.',
  'ansel-grieve-apology':
    'Um bom pedido de desculpa tem três varetas: o que fiz, o que lhe custou, o que farei na terça-feira. Deixe o tempo de fora.',
  'benedita-salgueiro-kettle':
    'A casa da Rua do Sol está outra vez afinada. O piano confessou ao terceiro dia. Era a chaleira desde o início.',
  'benedita-salgueiro-silence':
    'Um conselho aos herdeiros: abram as portadas antes das gavetas. Uma casa que viu a luz do dia mente menos.',
  'bram-ashdown-stew': 'Salvei um moleiro. Fiz-lhe um guisado. Pediu para ser devolvido ao gigante.',
  'bram-ashdown-pudding':
    'O Pudding recusou o guisado pelo nono ano seguido. Eu chamo-lhe fidelidade a um princípio. O Pudding chama-lhe almoçar noutro lado.',
  'elio-farr-four-seconds':
    'O Gabinete Naval voltou a escrever por causa do cronómetro. Respondi que está em uso diário e a perder quatro segundos. Eu também.',
  'elio-farr-theatre':
    'O teatro pediu-me que acertasse o relógio. Entrei, ouvi o público e deixei-o onze minutos atrasado.',
  'goran-petrak-postcard': 'Chegou um postal de Riga esta manhã. Bispo toma peão. Sem selo, e com o carimbo de amanhã.',
  'goran-petrak-advice': 'Conselho a principiantes: não joguem para ganhar. Joguem para que o outro queira responder.',
  'hana-mizuki-gutters':
    'Chuva forte até à noite. O velho senhor Sato quer que se saiba que deixou a escada atrás do santuário. Quer que se saiba desde 1961.',
  'hana-mizuki-drizzle':
    'O chuvisco é para os mexericos, a bátega para as desculpas. Hoje está indecisa. Pus uma tigela a mais.',
  'hollis-penhallow-nineteen': 'O quarto dezanove tocou às três e dez. Não estava lá ninguém. Levei-lhes chá.',
  'hollis-penhallow-shoes':
    'O cavalheiro que deixou um só sapato à porta faça o favor de procurar o outro. Desceu sozinho para o pequeno-almoço.',
  'ilyas-qadir-restored':
    'Reposta ontem à noite: uma pequena estrela, perdida em 1311 por um borrão. Escrevi-lhe com as nossas desculpas.',
  'ilyas-qadir-clouds':
    'Nuvens há uma semana. Lê-se, dá-se brilho ao latão, perdoa-se ao rei que queria o espaço. Quase.',
  'ines-carvajal-lamps':
    'Encontrado no verso de uma fatura da luz: rua do Ar, onze casas, quatro candeeiros e um rancor. Desenhei tudo à escala, menos o rancor.',
  'ines-carvajal-postman':
    'Um carteiro reformado levou-me por uma rua que é agora um parque de estacionamento. Parou em todas as portas. Eu também.',
  'itzel-marin-shoulder':
    'Hoje endireitei dois ombros e uma discussão por causa de um muro. O pior foi o muro. Queria falar da mãe.',
  'itzel-marin-mule':
    'A viúva pergunta quando volta a ter a mula. Eu disse que em breve. A mula e eu combinámos não definir em breve.',
  'juniper-reyes-bed-a': 'O acónito está em flor. Vejam com os olhos. A loja vende postais a quem vê com as mãos.',
  'juniper-reyes-visitors':
    'Do livro de visitas: «Jardim encantador, senti-me observada.» Por que canteiro, por favor? Interessa para a rega.',
  'lazar-novik-honest':
    'Alguém me pediu uma referência honesta. Levou três dias e não tive de inventar nada. Talvez me reforme.',
  'lazar-novik-moths':
    'Escreveu o funcionário que passou dois anos a catalogar traças. Descobriu uma nova. Deu-lhe o nome da sua lacuna.',
  'maren-vale-seven':
    'Contei as lâmpadas duas vezes esta noite. Continuam a ser sete, e eu continuo com seis barcos.\n\nSe estás aí fora: estou acordada.',
  'maren-vale-chair':
    'A maré deixou uma cadeira no banco de areia, direita, virada para a luz. Ninguém a veio buscar. Dei-lhe as boas-noites, à cautela.',
  'mirela-stan-ankles':
    'Segundo ato. O tornozelo esquerdo dele empalideceu e eu tinha a fala pronta antes de ele saber que a perdera. Noventa e três peças e nunca ninguém se esquece das tosses.',
  'mirela-stan-soup':
    'Hoje pedi num restaurante sem texto. Disse «sopa». O empregado esperou. Disse «sai». Era uma sopa muito boa.',
  'nkiru-obi-rope':
    'A corda está a quatro conchas até à lua nova. Se alguém te pedir cinco, traz-mo com a tua corda e a cara dele.',
  'nkiru-obi-debts':
    'Um rapaz pagou esta manhã a dívida da avó: um cesto de pimentos, 1949. Dei-lhe o troco em conselhos.',
  'noor-saberi-two-coppers':
    'O cliente de hoje pagou pelo que disse e depois pagou pelo que queria dizer. A segunda carta eram quatro palavras. Levou a tarde inteira.',
  'noor-saberi-mountain':
    'A montanha respondeu ao pedido de desculpa do meu cliente. Uma pequena derrocada, do lado cortês da estrada.',
  'odile-marchetti-thirty-two':
    'Propuseram-me hoje o trigésimo segundo duelo, por causa de uma vírgula. Aceitei, ele releu a frase e acabámos a tomar o pequeno-almoço.',
  'odile-marchetti-gloves': 'As luvas secam na horizontal, nunca junto ao lume. Os génios, igualmente.',
  'philomena-achterberg-cake':
    'Novo na vitrina doze: um bolo de anos para «Todas as terças». A etiqueta diz que estava delicioso. A etiqueta é sempre bondosa.',
  'philomena-achterberg-inch':
    'Um visitante deixou um erro no balcão, sem nome. É muito pequeno e veio de longe ao colo. Pode ficar.',
  'priya-raman-ivory':
    'O botão de marfim está outra vez morno esta noite. Dei-lhe brilho. Não carreguei nele. Pensei nele em todos os andares.',
  'priya-raman-carpet': 'Parei ao nível do tapete do nono andar de olhos fechados. O cavalheiro aplaudiu. Não ia sair.',
  'radmila-zorin-minutes':
    'Ata da sessão de outono, ponto um: vento. Ponto dois: vento, continuação. Os castores pediram para ser ouvidos em outros assuntos.',
  'radmila-zorin-oak': 'Hoje o carvalho secundou uma moção. Foi apresentada pela minha avó. Anotei a hora.',
  'sable-honey':
    'Época calma. Dois embaixadores, uma prima, quarenta frascos. O mel é honesto, por isso vendo-o com outro nome.',
  'sable-tailor': 'A bainha da rainha desceu um dedo. Não vejam nisso nada. Há sempre quem veja.',
  'sagara-toru-umbrella':
    'Um guarda-chuva na rede das bagagens, um pedido de desculpa debaixo do banco. Ambos arrumados. A próxima paragem não tem nome, mas tem uma lâmpada.',
  'sagara-toru-silence':
    'O passageiro desta noite não disse nada durante quinhentos quilómetros, e disse-o com toda a clareza. Bilhete aceite.',
  'solveig-aas-closed':
    'Estrada fechada. A encosta diz quinta-feira. O ministério diz meio-dia. Estou a fazer sopa para quinta-feira.',
  'solveig-aas-socks': 'O barómetro segura agora quatro meias e nunca foi tão útil.',
  'su-yin-lantern': 'À casa da porta verde: a lanterna voltou, o óleo está cheio, e essa escritura nunca foi vossa.',
  'su-yin-drawing': 'Há um novo retrato meu na ponte. Estou altíssima. Roubei-o pela parecença.',
  'tomas-brava-dawn': 'Os primeiros pães saem às cinco. O que tem a base queimada é para amigos que já vestiram farda.',
  'tomas-brava-sourdough':
    'A massa-mãe quer calor, sossego e atenção constante. Conheci capitães de navio menos exigentes, e a esses também mentia.',
  'wren-halloway-stairs':
    'Vinte e dois degraus ao sábado, vinte e três ao domingo. Passei a noite sentada no quarto. Por volta das quatro era o quinto.',
  'wren-halloway-refund': 'Caso encerrado: foi o gato. Devolvi o dinheiro. Há limites.',
  'yusra-haddad-late':
    'Entreguei uma carta de amor com nove dias de atraso. Ele tinha acabado de ficar pronto para ela. O Mais ou Menos sabe sempre.',
  'yusra-haddad-wind': 'O vento de leste diz que alguém no vale está prestes a mudar de ideias. Estou às voltas.',
};
