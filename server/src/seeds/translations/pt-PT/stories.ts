import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Nove lanternas até à meia-noite',
    tagline: 'Uma ladra de lanternas de papel tem uma noite, nove telhados e um nome emprestado.',
    synopsis: prose`
      Uma vez por ano, a Guilda pendura nove lanternas sobre o Nono Canal, e na base de cada uma está a escritura de
      uma rua que ardeu. Até à meia-noite, podem ser contestadas. Depois, são lei. Su Yin tem cola de arroz, um
      convite em nome de outra mulher e um relojoeiro capaz de atrasar todos os sinos do bairro, se o coração lhe
      aguentar. Na festa do magistrado, alguém lê lábios. Estás no telhado, ao lado dela. Tu decides que luz se apaga
      primeiro.
    `,
  },
  'the-counting-light': {
    title: 'O farol que conta',
    tagline: 'Um farol faz uma pausa ao fim de sete clarões. Lá fora, alguém responde à contagem.',
    synopsis: prose`
      O farol de Skerry gira há um século sem uma falha. Desde o equinócio, para ao fim de cada sétimo clarão, o tempo
      de uma respiração. A guardiã diz que não há nada de errado e põe uma segunda chávena na mesa. O astrónomo nas
      rochas diz que a pausa acerta com uma estrela que não existe. A detetive quer saber a que cheira. Certa noite
      saíram sete barcos e acharam-se seis. Subiste duzentos degraus, a maré encheu e a luz vai contar outra vez.
    `,
  },
  'the-salt-road-letters': {
    title: 'As cartas da Rota do Sal',
    tagline: 'Quarenta cartas, onze poços e um leitor que não devia existir.',
    synopsis: prose`
      Noor Saberi escreve cartas por quem não sabe escrever e leva-as de poço em poço pela Rota do Sal. Nunca perdeu
      nenhuma. Nesta primavera entregam-lhe quarenta de uma vez, todas com a mesma letra, dirigidas a terras que a
      areia levou há muito. Um contrabandista reformado conhece a letra. Uma cartógrafa conhece as ruas. E em cada
      poço seco espera a resposta a uma carta que ainda não chegou. O que leres à fogueira, e o que deixares fechado,
      decide quem está no fim do caminho.
    `,
  },
  'the-last-night-mail': {
    title: 'O último correio da noite',
    tagline: 'Uma carta sem morada, num comboio que só para uma vez.',
    synopsis: prose`
      O correio da noite circula há noventa anos sem outros passageiros além das cartas. Esta noite, a última, leva
      gente: uma mulher que escuta a chuva, um padeiro que não larga um embrulho, a rainha de um mercado prestes a
      perder o rio, e tu. Entre todos, um envelope sem morada. O revisor explica a regra, que vem no regulamento: essa
      carta é de quem estiver acordado quando o comboio parar. Para uma vez. Tens até de madrugada para saber o que
      diz e para qual de vós foi escrita.
    `,
  },
  'the-glass-observatory': {
    title: 'O observatório de vidro',
    tagline: 'Numa montanha feita de nuvens e vento, alguém cultiva estrelas em vasos.',
    synopsis: prose`
      O Observatório de Vidro foi construído para um cometa que não veio. Há um século que está vazio, acima das
      nuvens, quando um balão do correio, fora de todas as rotas, lá deixa três pessoas que não se teriam escolhido:
      um astrónomo à procura de uma estrela, uma botânica com uma mandrágora para devolver e uma piloto sem horários.
      A cúpula está cheia de plantas. Abrem à noite, e o que abrem é a carta de um céu que não é o nosso. Para sair, é
      preciso aprender a lê-la. Para a ler, alguém tem de ficar.
    `,
  },
  'winter-at-heron-pass': {
    title: 'Inverno no Passo da Garça',
    tagline: 'Três viajantes, um fogão e uma montanha à escuta do seu nome.',
    synopsis: prose`
      A estrada do Passo da Garça fecha na primeira noite de neve e abre quando a guarda o diz. Este ano ela tem
      hóspedes: um cavaleiro cheio de boas intenções para com os nabos, uma duelista que há dois invernos deixou
      qualquer coisa na ponte, e tu. A regra do abrigo é simples: ninguém diz o nome da montanha antes do degelo. Na
      terceira noite batem à porta, e um desconhecido pergunta, com muita educação, onde está. Oito rondas, um fogão e
      muita neve de ouvido encostado à parede.
    `,
  },
  'what-the-birches-heard': {
    title: 'O que as bétulas ouviram',
    tagline: 'Uma floresta lavra ata de tudo. Há uma página adiada há trinta anos.',
    synopsis: prose`
      Em Zorin de Baixo, as bétulas reúnem-se quatro vezes por ano, e uma velha, num banco desdobrável, aponta o que
      se diz. O ponto três está adiado desde o inverno em que o marido saiu para medir a neve. Neste outono, duas
      forasteiras pedem que seja lido: uma detetive com um chapéu cheio de papelinhos e uma botânica que seguiu até à
      mata o rasto de uma mandrágora roubada. Tu tens a segunda cadeira e boa letra. As árvores falam devagar.
      Esperavam que alguém perguntasse pela ordem certa.
    `,
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Saída do Hotel Perpetua',
    tagline: 'Treze andares, catorze botões e uma campainha que ninguém toca.',
    synopsis: prose`
      O Hotel Perpetua fecha de vez no domingo. A mobília tem etiquetas, acabaram-se os arenques e restam três pessoas
      que não podem sair: uma ascensorista que nunca viu o décimo quarto andar, um porteiro da noite morto há um
      século e um consertador que veio devolver um guarda-chuva a um hóspede de 1926. Há uma conta por pagar no quarto
      dezanove. Enquanto não for saldada, as portas dão a volta e trazem-nos de novo ao átrio. Tu tens o livro de
      registo. Alguém assinou duas vezes.
    `,
  },
  'red-sun-slow-hills': {
    title: 'Sol vermelho, colinas lentas',
    tagline: 'Três cavaleiros querem guerra. A única espada do vale segura um telhado.',
    synopsis: prose`
      Itzel Marín endireitou todos os ossos entre a serra e o mar, e pendurou a espada para pagar o telhado de uma
      igreja. Agora, ao pôr do sol, chegam cavaleiros com uma carta selada por uma duquesa, que a chama a comandá-los.
      A carta está muito bem escrita. O homem que a falsificou cavalga contigo e não se sente bem. Um cavaleiro com um
      tacho oferece-se para falar com os dois lados. Tens até o sol largar a crista: nove rondas, e em cada uma algo
      que repor no lugar.
    `,
  },
  'the-umbrella-inquest': {
    title: 'O inquérito do guarda-chuva',
    tagline: 'Chove dentro de portas há seis dias, num só gancho. Os mortos querem que conste.',
    synopsis: prose`
      Um guarda-chuva verde, deixado debaixo do viaduto há quarenta anos, começou a pingar. Mais nada está molhado no
      quiosque. Ansel Grieve gostaria de uma explicação antes de lhe dirigir a palavra. Wren Halloway aceita o caso
      porque não mete maridos, e manda chamar a única testemunha que percebe de chuva. O inquérito decorre no nono
      arco, em dois bancos e um caixote. Tu és o júri. Cada comboio traz uma prova, e o das duas da manhã, que não
      pesa nada, traz um passageiro.
    `,
  },
  'a-map-of-missing-streets': {
    title: 'Mapa das ruas desaparecidas',
    tagline: 'Para encontrar uma rua perdida é preciso o seu cheiro, o seu piano e o seu silêncio.',
    synopsis: prose`
      A Calle del Consuelo não está em nenhuma planta, em nenhuma escritura e em nenhuma memória, menos uma. Inés
      Carvajal procura-a há vinte anos. Neste inverno, uma afinadora de pianos escreve-lhe a dizer que a mandaram a
      uma casa entre duas casas que se tocam. Um homem com uma carrinha cheia de silêncios tem a gravação de uma fonte
      onde não há fonte. Encontram-se numa paragem de elétrico, com uma chave, e caminham. Tu levas o papel. O que
      desenhas fica, e a cidade começa a dar por isso.
    `,
  },
  'the-duel-at-half-past-tea': {
    title: 'O duelo às quatro e chá',
    tagline: 'Por lei, pode-se conversar até se cortar o bolo. Conversem bem.',
    synopsis: prose`
      Um tratado, um leque devolvido com a mão errada e um duelo marcado para as quatro e meia no terraço da Corte de
      Inverno. Odile Marchetti foi desafiada por um príncipe que não pode recuar nem quer bater-se. Sable tem razões
      para que ambos cheguem vivos a terça-feira. Debaixo do terraço, um ponto de teatro sopra frases a quem as perde.
      Tu és a testemunha de Odile. A etiqueta permite conversar até se cortar o bolo, e nada diz sobre a lentidão com
      que alguém se pode aproximar de um bolo.
    `,
  },
  'by-return-of-post': {
    title: 'Na volta do correio',
    tagline: 'Ainda não puseste a carta no correio. A resposta está no tapete, e está morna.',
    synopsis: prose`
      A última casa acima do entroncamento de Brod tem de ficar fechada até sábado. Escreves uma carta e vais procurar
      um selo; antes de a enviares, a resposta já está no tapete, húmida numa ponta, e agradece a tua de amanhã. Sabe em
      que dente tocas quando pensas. Na segunda manhã tens cortes na língua e faltam cinco selos. Um chefe de estação
      que lê carimbos e um homem que grava silêncios talvez possam ajudar, se forem mesmo eles a escrever.
    `,
  },
  'the-sum-of-the-air': {
    title: 'A soma do ar',
    tagline: 'Quatro pessoas, nove dias, vinte e duas latas de ar. A conta está na parede.',
    synopsis: prose`
      Rachou o circuito que dava ar à estação, e a nave que traz a peça está a nove dias e vem a cair, sem motor. Restam
      vinte e duas velas de oxigénio para quatro pessoas. Uma delas tem um coração a que é preciso dar corda à mão todas
      as noites; dar corda é trabalho, e trabalho é ar. Mudam-se para a cúpula, debaixo de uma só manta, com uma folha e
      um lápis preso a um cordel. Há um velho depósito a quatro quilómetros, um tanque de algas doentes e um relógio de
      que ninguém duvidou.
    `,
  },
  'in-the-first-person': {
    title: 'Na primeira pessoa',
    tagline: 'Os intérpretes dizem eu o dia inteiro e nunca falam de si. Três invernos, uma cabina.',
    synopsis: prose`
      Dois intérpretes partilham uma cabina de metro e sessenta, meia hora cada um, enquanto as duas metades de um rio se
      zangam por causa de uma barragem. Têm onze dias em cada fevereiro. Há um único lugar efetivo, ambos o querem, e até
      às nove da manhã cada um tem de avaliar o outro num impresso. Começas pelas casas. Às duas já vais no papel do
      hotel: o brinde que fizeste com palavras alheias, a ameaça que tiveste nove palavras para pensar, a noite em que ela
      assinou por cima do teu nome. Do outro lado da parede também se escreve.
    `,
  },
  'the-quietest-house-in-town': {
    title: 'A casa mais calada da vila',
    tagline: 'Dois ladrões, um deles honesto. O senhor lá de cima vai tomando nota.',
    synopsis: prose`
      Sir Bram Ashdown cozinhou para um bispo e à mesa ninguém disse palavra durante quatro minutos. Havia um homem ao canto
      com o gravador ligado, e amanhã à noite a fita passa no salão da câmara, com intervalo. É preciso roubá-la, portanto,
      de uma casa com feltro no chão e nem um relógio. Bram vem de cota de malha e tem soluços quando diz o que não é. Tu
      trazes um livro da biblioteca, Assalto para principiantes, e uma senha que um entende por quieto e o outro por foge.
      E há um papagaio, que não perde nada.
    `,
  },
  'eleven-kilos-of-iron': {
    title: 'Onze quilos de ferro',
    tagline: 'Só uma manivela abre a comporta. Levas-la às costas, e vêm quatro homens atrás.',
    synopsis: prose`
      Há quatrocentos barcos fechados na doca, acima da eclusa. Às seis da manhã chegam os engenheiros com serras, para
      lhes cortar os mastros e deitar tábuas por cima, uma ponte por onde passem canhões. A manivela que abre a
      comporta está pendurada num posto de guarda, na serra. Acabas de a tirar da parede. É noite, chove, e o sargento
      Rusk traz dois cães e anda sempre ao mesmo passo. Pelo cascalho, pelas faias, por cima da garganta: o que
      gastares de fôlego, de sangue e de minutos vai faltar-te na viga, sobre a água, onde ele ta vem pedir.
    `,
  },
  'nothing-to-log': {
    title: 'Nada a registar',
    tagline: 'Abriste a ponte por dinheiro, de luzes apagadas. São 02:11. Tens até às seis.',
    synopsis: prose`
      Guardas de noite uma ponte giratória. Com o fusível quatro no bolso, ela abre sem sino, sem luzes e sem nada na
      fita, e por isso um tal Kessel paga-te quatrocentos. Esta noite desceu a encosta uma motorizada quando a estrada
      não estava lá. Agora há pão na água e alguma coisa bate debaixo do pilar do outro lado. A maré leva um degrau da
      escada de vinte em vinte minutos. Um padeiro espera pelo rapaz, uma mulher com uma só luva castanha anda a contar
      as tuas aberturas, e às seis entregas o livro. Ainda não escreveste nele.
    `,
  },
};
