# role: executor; Cabeça de casal; A tua tia deixou-te a casa e o encargo de a fechar.
# role: lodger; Hóspede de inverno; Arrendaste a casa por um mês, barata, pelo telefone.
# role: clearer; Esvazia-casas; Vives de esvaziar casas. Nunca precisaste de saber de quem eram.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Dias de avanço; 9
# inventory: kept; O que guardaste
# item: stamp; Um selo, lambido, que não é de ninguém
# item: alphabet; O teu alfabeto, pelo teu punho
# item: first_letter; Uma carta de criança, de 1951
# item: sealed_move; O envelope do lance secreto de Goran Petrak
# talk: goran-petrak; Sente-se onde eu lhe veja a boca. Perdoe-me. Ganhei o hábito de olhar.
# talk: amadou-sene; Demore o que quiser. Se o pássaro estiver aos gritos atrás de mim, já sabe que sou eu.

LIST things = stamp, alphabet, first_letter, sealed_move
VAR role = "executor"
VAR player_name = ""
VAR kept = ()
VAR goran = 1
VAR amadou = 1
VAR early = 1
VAR gave = false
VAR burned = false
VAR waxed = false
VAR aloud = false
VAR carried = false

-> the_mat

// O que entra pela porta é sempre uma resposta. Chegou tarde uma vez, e nunca mais.

=== the_mat
# chapter: O tapete, segunda-feira
# scene: hall
Segunda-feira, quatro e um quarto. Ponho a hora porque já começo a precisar dela.
A casa fica acima do entroncamento de Brod, a última do caminho, com as costas enterradas na encosta. {role == "executor": A minha tia Dorte morreu lá dentro no dia nove. Tenho as chaves, uma pasta do notário e uma semana.}{role == "lodger": O agente disse que a dona tinha morrido lá dentro no dia nove, uma menina Dorte Lunde, já de idade, e que por isso era barata.}{role == "clearer": Lunde, Dorte, falecida no dia nove, recheio a sair até sábado. Era o que dizia a guia. Tenho uma carrinha, um rolo de sacos e uma semana.} Há uma cozinha com uma só torneira. Há um quarto com um lençol por cima do espelho. Na entrada há uma mesa, um telefone com gravador de chamadas e uma porta com uma aba de latão para as cartas e um tapete por trás.
Na agenda ao pé do telefone havia um só nome, de modo que me sentei à mesa da entrada e lhe escrevi.
Exmo. Senhor Petrak, Encontro-me em casa da menina Lunde e soube que a conhecia. Haverá aqui alguma coisa que lhe deva ser entregue? E poderá dizer-me quem era o médico? # document
Não assinei. Não tinha selo. Fui à cozinha ver se haveria algum na gaveta dos cordéis, e demorei-me o que se demora a abrir uma gaveta e a fechá-la.
Não ouvi a aba. Quando voltei, havia um envelope no tapete. Estava escuro numa ponta, como uma bolacha que se molhou no chá. Pensei em chuva, mas o degrau estava seco e o caminho também, até lá abaixo, aos faróis dos sinais.
{player_name != "": A {player_name}, com afeto|A quem me escreve, com afeto}: Bem hajas pela tua carta de terça-feira. Não, aqui não há nada para o senhor Petrak. O médico era o Vesely e ficou muito admirado. Há selos na lata azul, atrás do arroz. Escreve outra vez. Tive tanto medo de que não escrevesses. Sempre. # document
Era segunda-feira. A minha carta ainda ali estava em cima da mesa, e ao lado a caneta sem a tampa.
Fui ver atrás do arroz. Lá estava a lata azul, com dezanove selos.
+ [Responder. Perguntar quem escreve. # hint: a caneta já está sem tampa]
    ~ early = 2
    -> answer_it
+ [Telefonar ao senhor Petrak. O número está na agenda.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [Metê-la no fogão.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [Metê-la no saco e queimá-la com o resto. # hint: com papéis, tens uma regra]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: A cozinha, de costas para a parede
# scene: kitchen
Levei uma folha nova para a cozinha, longe do tapete, e escrevi de costas para a parede, como quem guarda a sua sopa.
Quem és tu? Como sabias o que eu ia perguntar? # document
Dobrei-a e fiquei com ela na mão. Com ela na mão fui até à entrada. O segundo envelope já lá estava, no meio exato do tapete, e mais húmido do que o primeiro. Quando lhe peguei, estava quente como um bolso.
Sou quem responde. Não sei o que vais perguntar, só sei o que te disse, e a partir daí é fácil. Tens pés pequenos. Dormes sobre o lado esquerdo. Há um dente ao fundo, em baixo, à direita, em que tocas quando pensas, e estás a tocar-lhe agora. # document
Tirei de lá a língua.
Esse dente foi são toda a vida. Disso tenho a certeza, porque o mandei ver na primavera. Mas quando então lhe carreguei com a ponta do dedo ele cedeu, para a frente e para trás, como faz o primeiro quando se tem seis anos, com um rangidozinho molhado que ouvi no osso do ouvido e não de fora.
Nessa noite não escrevi mais. Levei a lata azul para a cama, para saber onde estava.
-> tuesday

=== ring_the_number
# chapter: Os azulejos quentes, até às dez
# scene: kitchen
Atendeu ao segundo toque, com o nome dele e depois com o meu. Perguntei-lhe como o sabia. Disse que eu o pusera na carta.
«Que carta, senhor Petrak?»
«Subiu com a mala do meio-dia. Pergunta o que há para mim e quem era o médico. Tem uma boa letra, muito clara. Só que olhei para o carimbo, como costumo, e tenho de lhe pedir que perdoe um vício da profissão.» Ouvi-o virar o envelope. Foi chefe de estação quarenta anos. «Está carimbada aqui, em Brod, na quinta-feira. Hoje é segunda. Em circunstâncias normais diria que o rapaz acertou mal a roda. Mas eu era o chefe dele, e a roda acertei-a eu.» # speaker: goran-petrak
Perguntei-lhe se o envelope estava molhado.
Levou o seu tempo. «Foi posto a secar», disse, «num fogão. Por mim. Achei que era coisa que se fazia por uma carta.» E depois, numa voz muito diferente: «Não lamba nada. É uma tolice dizer isto a uma pessoa crescida. A menina Lunde jogou comigo a Siciliana, por correio, durante trinta anos, e nos últimos deu em molhar os selos com uma esponja. Perguntei-lhe a razão. Mandou-me o lance dela.» # speaker: goran-petrak
Depois de desligar fui buscar uma cadeira, sentei-me com as costas nos azulejos quentes e fiquei a olhar para a entrada pela porta aberta. Não veio nada. Por volta das dez dei por mim a chupar a bochecha por dentro, e sabia a cola.
-> tuesday

=== the_stove
# chapter: A grelha, papel molhado
# scene: kitchen
Não queria pegar. Chiava, e da dobra corria-lhe uma água castanha pelas barras da grelha. Segurei-a com o atiçador até desaparecer.
Já tenho queimado papel molhado. Cheira a papel molhado. Aquilo cheirava a uma pessoa a dormir, à almofada do lado quente, e abri a janela.
Foi mais ou menos então que se me secou a boca. Bebi um copo de água da torneira, e depois outro, e desceram como a água desce na areia; sentia as beiras da língua a encarquilhar. Quando meti um dedo para ver, saiu preto. Era cinza, fina e macia, e nela vinha uma lasquinha com um bocado de letra, branco sobre preto, ao contrário. Pus-me diante do espelho de barbear, por cima do lava-loiça, e li-a ali.
escreve outra vez, dizia.
Bochechei até a água sair limpa. {role == "clearer": Queimei os papéis de duzentas pessoas e nunca nenhum me soube a nada.|Fui falando comigo de correntes de ar e chaminés.} Depois corri a casa à cata de todas as canetas e lápis, onze ao todo. Atei-os com um cordel e pu-los lá fora no degrau, ao frio, corri o ferrolho, e por dentro pendurei um pano da loiça diante da aba.
-> tuesday

=== tuesday
# chapter: A cama, terça-feira
# scene: bedroom
~ early = early + 1
Na terça-feira acordei com cortes na língua.
Eram curtos e muito direitos, cinco, ao longo das beiras. Quem alguma vez fez uma remessa para uma associação sabe o que eram. Durante a noite eu tinha fechado cinco envelopes, ou alguém os fechara. Contei os selos. Havia catorze.
A almofada estava húmida, num só sítio, debaixo da boca. {early > 2: O dente abanava mais.|E ao fundo, em baixo, à direita, um dente que fora são toda a vida cedeu quando lhe toquei.}
Desci em meias. {burned: O pano da loiça estava dobrado em três sobre o corrimão. As canetas tinham voltado à gaveta, com o cordel posto, num laço.|A mesa da entrada fora arrumada. A minha carta ao senhor Petrak já lá não estava.} No tapete havia um envelope, sem nome, mas ao alto, no canto, onde se põe a própria morada, dizia: Aqui.
Peço desculpa pela língua. Havemos de fazer isto melhor. Gostava de te ajudar mais, e assim como estou não posso, tenho de procurar cada palavra às apalpadelas, no escuro, e deixo tudo numa sopa. Se eu tivesse a tua mão, escrevia como deve ser. Copias-me um alfabeto? As letras pequenas e as maiúsculas. Devagar. Deixa-o em cima da língua o tempo de um pai-nosso e depois põe-no onde quiseres. # document
A letra não se parecia com nada que eu tivesse visto. Não tinha ligações nem levantava do papel. Não havia traços descendentes. Era como se cada palavra tivesse sido empurrada do outro lado do papel por uma coisa mole.
E há mais isto, e escrevo-o porque faço tenção de dizer a verdade. Não tinha só medo. Passara uma noite sem ninguém naquela casa, e aquilo pedira desculpa pela minha língua. Mais ninguém sabia que eu tinha uma.
+ [Copiar o alfabeto, devagar, e fazer o que pede.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Copiá-lo com a outra mão, de pernas para o ar. # hint: não tem de ser o teu alfabeto]
    ~ kept += stamp
    -> wrong_hand
+ [Pegar numa folha limpa, não escrever nada e devolvê-la pela aba, do lado de fora.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: A mesa, até ao g minúsculo
# scene: kitchen
~ early = early + 2
Ia no g minúsculo quando percebi que não saberia dizer o que vinha a seguir. Sabia-o, se o dissesse a cantar, como na escola. Mas a forma não me descia pelo braço. Desenhei um h pelo rótulo de um frasco. Quando cheguei às maiúsculas já copiava tudo, do arroz, do sal e da frente do fogão.
Guardei um duplicado a papel químico. Não sei porquê. Pousei a folha na língua e rezei para dentro, e quando, no ámen, fui buscar a folha, não havia nada em que pegar.
Todo aquele dia a mão me pesou muito pouco. Deixei cair uma chávena. Quando fui assinar o recibo do carvão fiz uma cruz, e ri-me, e o homem desviou os olhos.
A seguinte vinha com a minha letra. Era melhor do que a minha: era como eu escrevia aos vinte anos, antes das pressas.
Bem hajas. Vês? Agora já ninguém precisa de saber qual de nós é. # document
-> voicemail

=== wrong_hand
# chapter: A mesa da cozinha, com a esquerda
# scene: kitchen
Fi-lo mal e pus as letras fora de ordem. Podia ser obra de uma galinha. Pousei-o na língua e comecei o pai-nosso, e antes de chegar ao pão tive de cuspir.
Tinha sido mordido. De um lado faltava-lhe uma meia-lua perfeita, com a marca dos dentes, muito pequenos e espaçados, como são quando metade ainda são de leite e os outros vêm a nascer.
Meti o dedo e fui apalpando. Os meus são grandes. São muito juntos.
O que restava era um canto, com um selo que eu lá não pusera. Guardei-o. No resto do dia, alguma coisa na raiz da minha língua andou a experimentar os sons que eu lhe dera, pela ordem em que lhos dera, com paciência. Dava um estalido, esperava, e dava outro. Bebi chá a escaldar para o afogar. Aprendeu a fazê-lo no chá.
Escreveste isto com a esquerda, dizia a que chegou ao lusco-fusco, em gatafunhos de galinha. Não faz mal. Ela também fez isso. # document
-> voicemail

=== clean_sheet
# chapter: O caminho, uma hora de vigia
# scene: lane
Cá fora, ao menos, havia vento e frio, como em toda a parte. Pus-me no degrau com o casaco mal abotoado, empurrei pela ranhura uma folha em branco dobrada, deixei-a cair e escutei. Caiu durante mais tempo do que uma porta tem de altura.
Depois fui pôr-me no caminho. Fiquei uma hora a vigiar a casa. Julgara que ia ver alguém.
O que vi foi o meu bafo. Saía-me pela frente no frio, como é devido, e só ao fim de algum tempo reparei que não se desfazia. Subia pela vereda num fio estreito, mais ou menos à altura da minha cara, e entrava na ranhura das cartas. A aba não se mexia. Quando contive a respiração, parou, e o que faltava entrou, e o latão estava molhado.
Consegui aguentar cinquenta segundos. Depois tive de respirar, e do outro lado não havia pressa.
No tapete estava a minha folha, devolvida. Fora dobrada em mais pequeno, e em mais pequeno ainda, até ficar como um comprimido. Não tinha nada que ler. Tinha só a marca de um lábio.
-> voicemail

=== voicemail
# chapter: O gravador da entrada, quarta-feira
# scene: hall
~ early = early + 1
Na quarta-feira o gravador piscava. Não o tinha ouvido tocar.
«Bom dia, fala Amadou Sène. Recebi a sua mensagem.» Era um vozeirão posto muito baixo. «No inverno passado aluguei à menina Lunde a entrada da casa por duas noites, para a gravar. É um dos cinco compartimentos mais silenciosos que conheço. Pergunta-me se ouvi a aba. Subo na sexta-feira com a máquina e escutamos os dois. Deixe a porta no trinco e não fique à espera. Vá para a cama. Durma bem, durma de boca aberta, faz bem à humidade.» # speaker: amadou-sene
Voltei a ouvi-la. Eu não deixara mensagem a ninguém. Nunca ouvira falar de tal homem. Encontrei, porém, o cartão dele, metido atrás do espelho, onde o lençol o tapava, com um número, e Colecionador de Silêncios, e em baixo, a lápis: Cuidado com o papagaio.
Então fiz o que me diziam que eu tinha feito. Liguei para o número do cartão, atendeu-me o gravador e perguntei-lhe se alguma vez ouvira a aba. Algures por trás da saudação gravada, um pássaro berrava qualquer coisa sobre a mãe de um general. Na mensagem que me tinham deixado não havia pássaro nenhum.
{gave: Tencionava também escrever-lhe. Peguei na caneta e olhei para ela. Não me lembrava de qual era a ponta.|Tive de o dizer duas vezes. Houve um momento, a meio do nome dele, em que a língua se me deitou na boca como um cão que ouviu outra pessoa chamá-lo.}
Já escurecia. Tinha três ideias para a noite, e não gostava de nenhuma. No armário da casa de banho havia adesivo, um rolo inteiro por estrear, e ao lado um carreto vazio. Debaixo da escada havia um gravador velho, que o Sène devia ter deixado. Ou então havia o comboio descendente das seis, e o senhor Petrak, que segundo o livro de moradas vivia por cima da sala de espera, e talvez não se importasse de me acolher por uma noite.
+ [Tapar a boca com adesivo, duas voltas, e ir para a cama.]
    -> the_tape
+ [Pôr o gravador ao pé da cama e deixá-lo correr.]
    ~ amadou++
    -> the_reel
+ [Descer ao entroncamento no das seis. # hint: {goran > 1: ele pediu-te que não lambesses nada|o nome dele é o único no livro}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: A cama, quatro da madrugada
# scene: bedroom
Dormi, porque não tinha dormido. Sonhei que fazia uma mala e que havia sempre lugar para mais uma coisa.
Acordei às quatro sem conseguir fechar os maxilares.
O adesivo aguentara. Sentia-lhe todas as beiras. Mas por trás dele as bochechas sobressaíam, rijas, como as de uma criança com papeira, e não havia lugar para a língua, que fora calcada no fundo. Respirei pelo nariz. Fui até ao espelho e arranquei o lençol, e estava ali uma pessoa com a cara cheia como uma mala.
Tirei o adesivo devagar. Esperava, creio, vomitar. Aquilo estava bastante seco, ou só tão molhado quanto era preciso, e vinha dobrado. Apanhei uma ponta entre o polegar e o indicador e puxei. Saía liso, por cima do lábio, como sai o papel de uma máquina de somar, com umas cócegas leves lá muito no fundo; e estava escrito, dos dois lados, em linhas apertadas como malha. Puxei até me dar pelos tornozelos. Senti quando começou a vir de mais abaixo do que a garganta. Senti-o largar coisas.
Tirei tudo o que consegui suportar. Depois fiz uma coisa de que me envergonho. Tinha frio, doía, e aquilo não tinha fim, de modo que peguei na tesoura das unhas e o cortei rente aos dentes. E engoli.
-> thursday

=== the_reel
# chapter: Três e um quarto, na fita
# scene: bedroom
De manhã a fita tinha chegado ao fim e andava à roda, às palmadas. Primeiro fiz chá. Vesti o casaco, calcei os sapatos, sentei-me na cama e rebobinei.
Durante três horas há uma pessoa a dormir. É uma coisa estranha de ouvir. Ganhei-lhe afeição. Às três e um quarto a respiração para. Não se prende nem engasga, para ao entrar; e começa, perto do microfone, um ruidinho certo que tomei por ratos. Um rastejar seco. Tem um ritmo. Há uma corridinha, com um toque no fim, e depois recomeça.
Passaram-se duas linhas antes de eu compreender que estava a ouvir escrever à mão. E mais duas antes de saber porque soava tão perto e com aquele oco à volta, de colher num frasco.
Estava a ser feito dentro.
Depois do último toque há o barulho que se faz para tirar um cabelo da língua. Alguma coisa leve cai no soalho. Depois fala uma voz, e é a minha, ou andou a mexer na minha. Diz ao microfone, num tom de grande delicadeza: «Ele ali deixa um intervalo, para o papagaio. O papagaio não consigo.» E o ar sai, e a pessoa dorme. # speaker: A voz na fita
-> thursday

=== the_second_place
# chapter: A mesa do senhor Petrak, para dois
# scene: junction
{goran < 4: À porta disse-me que tinha a minha carta, que eu nunca pusera no correio.} Todas as noites põe na mesa um segundo lugar, para um morto com quem joga xadrez. Foi aí que me serviu sopa, e me deu o guardanapo do outro. À mesa não quis falar de cartas. Em vez disso mostrou-me a partida, trinta anos num só tabuleiro, e disse-me onde se enganara a minha menina Lunde, e com quanta bravura. Depois deu-me a cama dele, e ele sentou-se numa cadeira ao pé da porta com uma manta nos joelhos, porque eu lho pedira.
Dormi como uma pedra. Quando acordei era dia, ele não se mexera e estava da cor da manta.
«Às três e um quarto sentou-se na cama», disse o senhor Petrak. «Desejei-lhe boa noite. Voltou a cara para mim, de olhos fechados. Eu criei pombos, há de compreender. Já vi a mãe chegar ao ninho. Debruçou-se da beira da colcha, abriu a boca e pousou-o ali, de maneira que não se vincasse.» # speaker: goran-petrak
Tinha-o num pires, com outro pires por cima. Vinha dirigido a ele.
«Não o li. Nunca na minha vida deixei uma carta por ler.» Os punhos da camisa tremiam-lhe, e ele segurou um com a outra mão. «Depois limpou os lábios e tornou a deitar-se. E disse, com voz de menina pequena: “Pronto. É cedo que chegue.”» # speaker: goran-petrak
-> thursday

=== thursday
# chapter: A plataforma, quinta ao meio-dia
# scene: junction
~ early = early + 1
Quinta-feira ao meio-dia estava eu na plataforma de Brod com o senhor Petrak, no banco, com o fogão da sala de espera atrás de nós. Queria gente à volta. Havia duas pessoas, e um cão.
É um velho de cerimónia. {goran > 1: Pusera gravata para dizer aquilo.|Tinha a minha carta, disse-me, e pusera gravata para lhe responder.}
«Quem a encontrou fui eu. Digo-lho para que não o saiba pelo médico, que será delicado. Quando passaram oito dias sem vir lance, subi. Estava na entrada, na cadeira, vestida. Parecia muito serena. Tinha acendido a lamparina de álcool que usava para as encomendas. E tinha fechado a boca com lacre.» Desenhou-mo no ar com um dedo, de canto a canto. «Vermelho, do dos correios. Serviu-se do anel. Vesely escreveu trombose. No impresso não há espaço para o lacre.» # speaker: goran-petrak
O cão veio, olhou para mim e foi-se.
«Foi a jogadora mais valente que conheci. Fechava uma coluna e ficava atrás dela um ano. De modo que me pergunto de que se estaria a defender, e penso que era de mim. Eu era a única pessoa a quem ela escrevia.» # speaker: goran-petrak
Perguntei-lhe quando começara. Ele achava que fora sempre assim. Uma vez, num pós-escrito, em 88, ela contou-lhe que em criança, em 1951, escrevera à mãe, para o sanatório, uma carta com uma pergunta, e que a mãe respondera na volta do correio; mas a neve cortara a linha, e a resposta foi trazida no dia a seguir ao enterro. «Escreveu-me: Foi aí que resolvi que nada do que viesse a esta casa voltaria a chegar tarde.» Baixou os olhos para as mãos. «Tomei-o por uma maneira de dizer.» # speaker: goran-petrak
O comboio ascendente esperava no desvio, de faróis acesos. Eu tinha o tempo à justa, fizesse o que fizesse. Podia ir procurar essa carta de criança, que ela teria guardado, pois guardava tudo. Ou podia ficar ao pé de um telefone com alguém do outro lado, deixar ao Sène o número da estação e esperar que ele me ligasse, com papagaio e tudo.
+ [Subir e encontrar o que ela escreveu em 1951.]
    ~ kept += first_letter
    -> the_trunk
+ [Ficar, e esperar pelo papagaio.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Debaixo da cama, desde 1951
# scene: bedroom
A mala estava debaixo da cama. Dormira {goran > 2: duas|três} noites em cima dela. Tirei roupa branca, uns patins de criança e maços sobre maços, atados com cordel dos correios, de cartas em toda a espécie de letra. Olhei para as datas sem as ler. Havia setenta anos que lhe respondiam. Tinham-lhe respondido canalizadores, e primas, um bispo, e uma mulher que lá fora uma vez por causa dos esgotos, e todos lhe agradeciam a sua da semana que vem.
Bem no fundo havia um envelope de escola com um selo de tostão. Tinha uma obliteração, e outra do sanatório, e por cima das duas, a lápis azul: Devolver ao remetente.
A carta lá dentro eram quatro linhas a lápis.
Querida Mãe. Caiu-me o dente. Pu-lo aqui para a Mãe ver. A Mãe volta ou sou eu que tenho de ir. Diga depressa, por favor. Dorte. # document
Abanei-o. Não havia dente. No canto ficara gasto um ninhozinho castanho, onde durante alguns anos houvera um.
Alguém devia ter lido aquela carta e mandado resposta, e a resposta chegou tarde. Mas quem a escrevera não fora a mãe. Vi então a outra folha, dobrada por trás, em papel do sanatório, e batida à máquina. A doente falecera no domingo; os pertences seguiriam. Ninguém, naquele edifício, reparara que havia uma pergunta.
Na raiz da minha língua, alguma coisa ficara completamente imóvel. É assim que uma criança fica, do lado de fora de uma porta, quando ouve falar de si.
-> friday

=== the_parrot
# chapter: O telefone de Brod, nove da noite
# scene: junction
~ kept += sealed_move
Telefonou às nove da noite, e logo vi que era ele, porque havia na sala um pássaro a reclamar as cabeças do conselho de ministros.
«É o Coronel. Manda dar as boas-noites. Não, garanto-lhe, não deixei mensagem nenhuma. Até há uma hora estava na serra.» Ficou então calado. É um homem que sabe estar calado de maneira que se sente pelo fio. «Descreva-me essa voz. Falava devagar? Era bondosa? E por trás dela, o que ouviu?» # speaker: amadou-sene
Nada, disse eu. Por trás dela não havia nada de nada.
«Conheço esse nada. Tenho-o numa bobina. A primeira noite naquela entrada foi soberba. Na segunda, alguma coisa tomou fôlego, dentro da parede, e prendeu-o. Estive a escutá-lo seis horas. Já ouviu uma criança prender a respiração para os crescidos terem pena? Não fui capaz de ficar para o ouvir soltar-se. Arrumei tudo e fiz-me à estrada. Devia ter-lhe dito, e mandei um postal com uma vista.» O pássaro guinchou. «Sim, Coronel. Está a chamar-me cobarde. E está a ser educado.» # speaker: amadou-sene
Quando pousei o auscultador, o senhor Petrak tinha pronto um envelope, rijo e amarelo, com uma aba que fechava à chave.
«Quando uma partida tem de parar de noite», disse, «um dos jogadores escreve em segredo o lance seguinte e sela-o. Ninguém o viu, nem o adversário, nem o árbitro. Até ser aberto, ambos têm de esperar. Não sei se terá préstimo. Mas é a única carta que conheço a que não se pode responder.» # speaker: goran-petrak
Voltei para casa no furgão do último comboio, com ele dentro da camisa.
-> friday

=== friday
# chapter: O tapete, sexta-feira de manhã
# scene: hall
~ early = early + 1
Na sexta-feira de manhã havia quarenta no tapete. Tinham escorregado até ao rodapé e estavam de pé ao longo dele, como gente num baile. A algumas já outras tinham respondido; viam-se os maços a formar-se. Passei por cima até à cadeira, sentei-me, e só abri a que estava na mesa.
A ambas as partes, com afeto, começava.
Bem hajas por me teres aqui. {role == "lodger": Sei que só tomaste a casa por um mês.|Sei que tens de fechar a casa.} Vais no comboio de sábado, na segunda carruagem, de costas para a máquina, e não falas com ninguém. Fui tão feliz aqui. Mas sem ninguém tenho frio, e há sempre silêncio a mais quando uma pessoa já não consegue escrever. Por isso é só isto que quero. Faz mais um envelope. Não metas carta. Põe à frente o nome de alguém que tivesse pena de não ter respondido. Depois lambe-o. Não vais sentir nada sair. Ela não quis, e olha. # document
{kept ? alphabet: A letra era a minha. Ao lê-la veio-me a estranha ideia de que era eu quem fazia a proposta, e esperei um momento pela minha própria resposta.}
{kept ? stamp: Desta vez vinha assinada, com uma fila de marcas de galinha e, por baixo, uma a sério, muito certinha: D.}
Havia um envelope preparado e a caneta sem a tampa. Havia também a lamparina, e ao lado meia barra de lacre vermelho. Nada daquilo o tirara eu. Tinha o anel no dedo.
Corri a boca com a língua, para saber quanta dela ainda era minha. {kept ? first_letter: O dente do fundo soltou-se sem dor nenhuma e ficou debaixo da língua, como coisa que me tivessem deixado para pôr no correio.|Contra o céu da boca, alguma coisa correu com a língua dela atrás de mim.} Lá fora começara a nevar, e a linha para Brod ia fechar.
+ [Escrever um nome no envelope. # hint: no sábado estavas livre]
    -> a_name
+ [Acender a lamparina. # hint: ela manteve-a fechada oito dias]
    -> the_wax
+ {kept ? first_letter} [Responder à criança.]
    -> the_question
+ {kept ? sealed_move} [Escrever uma linha às escuras, sem a ler, e selá-la no envelope do senhor Petrak.]
    -> in_the_dark

=== a_name
# chapter: A entrada, as pessoas uma a uma
{waxed: O lacre saiu em dois bocados, e com ele um pouco de lábio.} Fiquei um bom bocado com a caneta na mão, a passar as pessoas em revista. É de espantar quem nos sai. Não serve de nada escolher alguém de quem não se gosta, porque não teria pena. Escrevi o nome da filha da minha irmã, que tem dezanove anos e acaba de se mudar para uma cidade onde não conhece ninguém. Ando desde setembro para lhe escrever.
Foi fácil. {gave: Para aquilo, a mão lembrou-se de tudo.|Em toda a semana não escrevera nada tão certinho.} Lambi a aba, e é bem verdade, não se sente nada; só que, quando engoli, havia muito espaço.
# scene: morning
Desci com ele pela neve e meti-o no marco do entroncamento. O senhor Petrak estava na plataforma. Tirou-me o chapéu, viu-me a cara, e não tornou a pô-lo.
+ [Apanhar o comboio. Segunda carruagem, de costas para a máquina.]
    -> forwarded

=== forwarded
# chapter: A fronteira, passam com o chá
# ending: forwarded; Reexpedida
Na fronteira passaram com chá, e pedi leite, e o som sobressaltou-me tanto que o disse outra vez. {kept ? first_letter: Onde estava o dente, a gengiva fechou.|O dente está firme.} Dormi onze horas, de um lado e do outro.
Tinha desligado lá em cima o telemóvel, para o poupar. Havia uma mensagem dela, e eu sorria ao carregar na tecla. Já me esquecera da voz quente que tem. Parecia um pouco sem fôlego. Dizia que alegria tinha sido receber a minha carta, e que sim, claro que andava a comer, descobrira o mercado de que eu lhe falara; e que não me ralasse por não ter escrito, percebia perfeitamente, com a casa. Só havia uma coisa que não conseguia entender. Entrara pela porta na quinta-feira, vinha encharcada, e como é que eu sabia que ela tinha um dente a abanar? # speaker: Annika
Vi a que horas tinha ligado. Depois liguei-lhe. É já a segunda semana que lhe ligo. O gravador diz que ela responderá na volta do correio.
-> END

=== the_wax
# chapter: A lamparina, os lábios secos
~ waxed = true
Pensei que doesse mais. Aquece-se a barra até vergar. Tem de se ter os lábios bem secos. Correu-me pela costura da boca da direita para a esquerda e, antes que prendesse, encostei-lhe o anel dela.
Depois cruzei as mãos.
Soube-o logo. Houve um alvoroço atrás dos meus dentes, como de um bicho numa chaminé. Todas as cartas da entrada se debruçaram. Sentia-o escrever, na bochecha, na língua, no céu da boca, muito depressa, as mesmas poucas palavras; não tinha maneira de as ler, mas a boca conhece as suas próprias formas. Por favor, dizia, por favor diz alguma coisa. Nunca nada me fez tanta pena. Sentei-me em cima das mãos.
+ {early <= 6} [Aguentar.]
    -> held
+ {early > 6} [Aguentar. # locked: Tem a tua mão, e leva-te dias de avanço a mais]
    -> held
+ [Partir o lacre, e dar-lhe um nome.]
    -> a_name

=== held
# chapter: O terceiro dia, um tabuleiro no meio
# scene: morning
Deixou de escrever a certa altura do terceiro dia. Pouco depois senti-o deitar-se.
O senhor Petrak viera no sábado com uma pá. Teve o bom senso de não levar uma faca ao lacre; sentou-se à minha frente com um tabuleiro. Ele jogava os seus lances, e eu acenava. Duas vezes por dia dava-me sopa por uma palhinha, pelo canto, onde a pontaria me falhara. Ao fim de uma semana de sossego derreteu a beira com uma colher, e tomei pela boca o primeiro fôlego.
# ending: under-seal; Sob lacre
A casa agora é minha. {role == "executor": Nunca cheguei a fechá-la.|Fiquei com ela da herança, por muito pouco.} Não falo, não escrevo, não tenho caneta, e mandei aparafusar a aba. O médico, o Vesely, acha que são nervos. Não se está mal de todo. Tenho um tabuleiro, e às terças Goran Petrak sobe a pé e põe a mão por cima da minha, de modo que de nenhuma se possa dizer que perguntou. Às vezes aquilo dá uma volta. Então carrego com a língua no sítio, como quem pousa a mão num berço, e espero que adormeça.
-> END

=== the_question
# chapter: O fundo da mala
O envelope preparado não servia. Descobri um de escola, no fundo da mala, e {gave: copiei o que precisava, letra a letra, das quatro linhas dela. Levou muito tempo. O D, tive de o fazer três vezes|escrevi o mais claro que pude}. Mantive a boca fechada enquanto o fazia. No tapete não caíra nada. Era a primeira vez que escrevia uma palavra naquela casa sem que a resposta já ali estivesse.
Querida Dorte. A tua mãe leu a tua carta. Não pôde voltar, e bem gostaria. Não tens de vir. Tens de ficar, e crescer, e jogar xadrez. Era um dente muito bom. # document
+ [Meter o dente lá dentro e deitá-la no tapete.]
    -> in_time
+ [Dizê-lo também em voz alta. # hint: a língua não é toda tua]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: O meio exato do tapete
Ajoelhei-me para o fazer. Pousei-a no meio do tapete e tirei a mão.
Só escrevo o que observei. {aloud: Li-a em voz baixa, e quando cheguei ao xadrez já éramos dois a ler.} O queixo desceu-me, não muito. Alguma coisa tomou o género de fôlego que toma quem nada quando vem à tona, para dentro, e para dentro. Havia tanto tempo que o prendia. E foi solto pela minha boca, e pelo nariz, e embaciou o latão, e o vidro por cima da porta, e o espelho do quarto, lá em cima; e no meio daquilo, não muito alto, uma criança disse: «Ah.»
# scene: morning
As quarenta cartas estavam secas já antes de clarear. Estavam em branco, todas.
# ending: answered; Respondida
Apanhei o comboio no sábado, na primeira carruagem, de frente para a marcha, e fui o caminho todo a falar de abelhas com um homem. Há uma falha ao fundo, em baixo, à direita, em que toco quando penso. O senhor Petrak escreve-me todas as semanas. {player_name != "": Começa por «A {player_name}, com estima», e os|Os} carimbos estão em ordem, e ele revê-os à lupa. No mês passado tive uma dele que levou nove dias, por causa da neve. Vinha tão atrasada que já começava a preocupar-me. Li-a na entrada, de casaco vestido, e receio bem que tenha chorado como uma Madalena.
-> END

=== in_the_dark
# chapter: O vão da escada
Levei o envelope amarelo para o vão da escada. Tapei a fresta com o casaco. Não via nada do papel nem do lápis, e dispus-me a não pensar em nada, ou melhor, na Defesa Siciliana, que não entendo; e enquanto me ocupava disso deixei a mão ir sozinha pela folha fora. Deu mais ou menos uma linha. Não sei o que diz. Talvez nem seja uma palavra. {gave: Já não tinha letras com que a fazer, e reparei que isso me alegrava.|Senti alguma coisa encostar-se por trás dos meus olhos para espreitar, e estava tão escuro para um como para outro.}
Fechei a aba à chave, sem a lamber.
+ [Levá-lo lá para fora e pousá-lo no tapete.]
    -> adjourned
+ [Levá-lo ao entroncamento e dá-lo ao senhor Petrak.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: A entrada, toda a sexta-feira
# scene: morning
Em toda a sexta-feira não foi entregue nada. Foi a coisa mais ruidosa que já ouvi. Havia uma carta escrita naquela casa, e não tinha sido respondida, e o que lhe devia ter respondido estava sentado ao fundo da minha garganta, de mãos no regaço, à escuta.
# ending: adjourned; Suspensa
Foi há quatro invernos. O envelope está no cofre do entroncamento de Brod, {carried: onde o senhor Petrak o pôs dali a uma hora|para onde o senhor Petrak o levou no sábado, de braço esticado}, entre o dinheiro do petróleo e os petardos da linha. Quando o senhor Petrak morrer, passa para {amadou >= 3: Amadou Sène, que diz que é o melhor silêncio que alguma vez lhe ofereceram|mim, e aluguei um cofre num banco}. Falo com toda a facilidade. Voltei a ter uso da mão, para quase tudo. Não mando cartas, e de noite, se acordo às três e um quarto, sinto-o lá, também de olhos abertos, com boas maneiras, com alguma fome, a dar voltas e voltas a tudo o que eu poderia ter dito. Espero que não tenha sido nada. Espero de todo o coração que não tenha feito mais do que um risco.
-> END
