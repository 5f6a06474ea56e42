# role: stranger; Alguém que entrou por causa da chuva; Só vinhas perguntar o caminho.
# role: clerk; A rendição do turno da noite; Disseram-te às onze, e que trouxesses caneta.
# role: tuner; Alguém que vem por causa do piano; Prometeram música a uma pessoa da casa. Já não te lembras de quem to disse.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Vezes de volta ao átrio; 5
# inventory: drawer; Na gaveta do balcão
# item: bell; Uma campainha com o fio cortado
# item: small_shoes; Um par de sapatos, muito pequenos
# item: key_nineteen; A chave do dezanove
# item: little_umbrella; Um guarda-chuva, consertado, que não se vende
# item: unpaid_bill; Uma conta que ninguém pagou
# talk: priya-raman; Tenho quatro minutos, por um relógio em que já não confio. Diga lá.
# talk: hollis-penhallow; Bons olhos vejam quem torna. Ou quem chega. O livro de registo não nos esclarece a nenhum dos dois.
# talk: ansel-grieve; Agora está sossegado. Eu sou só dos guarda-chuvas, mas, se o que faz falta é quem ouça, ouço.

LIST things = bell, small_shoes, key_nineteen, little_umbrella, unpaid_bill
VAR role = "stranger"
VAR player_name = ""
VAR drawer = (bell)
VAR priya = 1
VAR hollis = 1
VAR ansel = 1
VAR rounds_made = 0
VAR looked = 0
VAR told_story = false
VAR tried_on = false

-> lobby

// Quem conta deixa de fora o que não pode saber. Quem reparar na altura do balcão talvez o encontre no livro de registo.

=== lobby
# chapter: Mais relógios do que hóspedes
# scene: lobby
Na última noite, o Perpetua tinha mais relógios do que hóspedes, e os relógios portavam-se melhor.
O balcão estava por minha conta. {role == "stranger": Ninguém mo tinha entregado. A chuva fizera-me entrar, queria perguntar o caminho, e alguém me pôs uma caneta na mão.}{role == "clerk": Eu era a rendição. Trazia no bolso um papel a dizê-lo, tão molhado que já não se lia; mas estavam à minha espera, quanto a isso eu não tinha dúvida nenhuma.}{role == "tuner": Eu vinha por causa do piano. Não saberia dizer quem me mandara chamar, só que naquela casa tinham prometido música a alguém; e, enquanto procuravam a chave do salão de baile, fiquei a tomar conta da caneta.} Às onze já tinha vendido quatro cadeiras, tomado nota de um recado telefónico para um general e descoberto que se via através do cavalheiro que tão delicadamente se mantinha ao meu lado, desde que houvesse um candeeiro por trás dele e a má educação de olhar.
«O dezanove», disse ele, quando uma campainha começou a tremer na gaveta. «Peço imensa desculpa. Nunca tocou antes da meia-noite.» # speaker: hollis-penhallow
O elevador desceu sozinho e parou rente à alcatifa, sem falhar um cabelo. A jovem que vinha lá dentro trazia luvas brancas e uma expressão de grande alegria científica. «Acendeu-se», comunicou-nos. «O catorze. Por si próprio. Algum dos presentes, que não esteja sob contrato, faria a enorme fineza de vir aqui dar-me um dedinho?» # speaker: priya-raman
Convém dizer como estavam as coisas. O hotel fechava de vez no domingo. Havia etiquetas na mobília e já não havia arenques. Três pessoas não podiam sair. O senhor Penhallow, o porteiro da noite, estava morto, e assim estava havia um século, sem prejuízo do horário. A menina Raman estava sob contrato, cuja cláusula nona lhe proibia premir, limpar, comentar ou ver em sonhos o botão mais alto do seu próprio elevador. E na poltrona boa, com um saco de ferramentas entre os pés, estava sentado um homem curvado, de fala mansa, vindo de debaixo de um viaduto para devolver um guarda-chuva a um hóspede de 1926.
«Eu cá experimentei a porta», disse o senhor Grieve. «Depois de esperar um bocado. É uma porta muito bem-educada. Saí por ela e entrei.» # speaker: ansel-grieve
Olhámos todos para ela: latão, quatro folhas, a rodar devagarinho. Do outro lado via-se a rua molhada. «É por causa da conta, meu senhor», disse o porteiro. «Há uma importância por liquidar no dezanove. Enquanto não for saldada, lamento dizer que a casa não pode deixar sair ninguém. Não é má vontade. É contabilidade.» Esbateu-se um pouco. «A conta está no livro de registo; e o livro de registo, se me é permitido, está debaixo dos seus cotovelos.» # speaker: hollis-penhallow
E estava mesmo. É um livro grande. Para ver por cima dele, tive de subir à travessa do banco.
+ [Fui com a menina Raman, dar-lhe um dedinho.]
    ~ priya++
    -> lift
+ [Experimentei eu a porta giratória. # hint: {role == "clerk": a rendição bem pode ir lá fora um instante|é uma porta muito bem-educada}]
    ~ rounds_made++
    -> revolving
+ [Perguntei ao senhor Grieve se podia ver o guarda-chuva.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
Primeiro deu-me um rebuçado de cevada. Dá um a todos os passageiros, disse-me, é para os ouvidos.
«Há seis anos que o conduzo{player_name != "":, {player_name}}», disse a menina Raman, «e sei para que serve tudo o que aqui está, menos aquilo. É marfim. Foi posto em 1926. Não tem fio nenhum. Às quintas-feiras fica quente: medi-lhe a temperatura e são trinta e sete graus. Sabe o que é que tem trinta e sete graus?» Eu não sabia. «Quem me está a ouvir», disse a menina Raman. «Terceiro andar dos sentimentos, Curiosidade, cuidado com o degrau.» # speaker: priya-raman
Estendi o braço. Ficava muito lá em cima. Tive de me pôr de pé no banquinho de dobrar. O botão estava quente, como ela dissera, e um nadinha mole. Era tal e qual como se, do outro lado do painel, no mesmo instante, alguém tivesse também estendido um dedo.
Não aconteceu absolutamente nada. E depois, vinda da gaveta do átrio, muito distinta, ouvimos a campainha pequena: desta vez não tremia. Tocou duas vezes. Tocou como toca quem ouviu um passo no corredor.
-> second_chapter

=== revolving
Empurrei, e ela rodou. Tinha dentro quatro salas de vidro, cada uma com o seu bocado de rua. Na primeira chovia em cima de táxis. Na segunda, em cima de tipoias com cavalo. Na terceira não havia ninguém, só candeeiros e alguma neve; e na quarta vi um balcão, com um cavalheiro alto delicadamente inclinado para ele e, do lado de cá, a segurar-se com as pontas dos dedos, alguém muito pequeno, de casaco molhado.
Depois já eu estava na alcatifa. «Sejam bem-vindos ao Perpetua», disse o porteiro, por hábito. # speaker: hollis-penhallow
«Estava alguém ao balcão.»
«Sim», disse o senhor Penhallow. «Costuma ser o senhor.» Tinha-se sumido tanto que lhe li, através do colete, as instruções em caso de incêndio. «Tinha-se a esperança de que a si ela desse passagem.» # speaker: hollis-penhallow
-> second_chapter

=== umbrella
Desenrolou-o de um pano, como quem tira uma flauta. Eu tinha imaginado uma coisa comprida, com cabeça de pato. Era vermelho. Dava-me mais ou menos pela cintura.
«Era o meu tio que o tinha para consertar», disse o senhor Grieve. «Já vinha nos livros dele quando lhe fiquei com o quiosque. Duas varetas partidas, e que o vinham buscar na quinta-feira. Tem estado pendurado atrás da porta, o papel diz “Perpetua, 1926”. Vai daí, ouvi dizer que iam fechar.» Virou-o, para a luz escorrer por ele abaixo. «As varetas estão feitas. Não é nada. Pelos de criança não levo dinheiro.» # speaker: ansel-grieve
«De que hóspede era?»
«Isso é que não diz», respondeu-me. Ficou um bocado a olhar para mim por cima da ponteira. Tem uns olhos muito mansos, habituados a dar com o sítio por onde uma coisa entortou. «Podia guardar-mo. Parece que é quem manda aqui.» # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: O caminho para o dezanove
# scene: corridor
Fica no primeiro andar, nas traseiras. Isso podia eu tê-lo dito antes dele; estava havia uma hora naquele balcão, e há coisas que se vão apanhando. Dá para o saguão. Nunca teve muita procura.
«Ia eu a subir para lá», disse o senhor Penhallow. Seguia à nossa frente pelo corredor, com um candeeiro que não dava luz, a endireitar os quadros através da parede. «Foi na noite do meu, custa dizê-lo e por isso se diz depressa, falecimento. Tinham tocado às três e dez. Não constava ninguém no dezanove; tínhamos onze hóspedes na casa. Mas um toque é um toque. Cheguei ao patamar. E foi tão aborrecido, meu senhor: sentei-me, só para recobrar o fôlego, e quando me levantei tinha-o deixado lá.» # speaker: hollis-penhallow
«E por cá tem andado desde então», disse a menina Raman.
«Tenho andado a atender, menina. É às três e dez, quase todas as noites. Subo. Bato. Nunca me pareceu bem entrar sem que me convidassem. E ninguém diz “Entre”.» # speaker: hollis-penhallow
Deviam ter sido uns trinta passos. Já tínhamos passado três vezes pelo mesmo feto. À quarta esquina acabou-se a alcatifa e ali, à nossa frente, estavam os latões, os relógios, a rua molhada e a poltrona com a sua etiqueta: o átrio.
~ rounds_made++
«Ah», disse o porteiro. «É a contabilidade. Não se pode subir ao dezanove, entrar, quero dizer, estando as coisas como estão. Suponho que alguém poderia ver o que há pela casa que lhe diga respeito.» Pigarreou. «Tem-se cá a sua copa. Há a rouparia; há o armário dos sapatos. Neste último não fui capaz de olhar.»
+ [Disse que ficava eu com o armário dos sapatos.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [Fui à copa, onde se espetam as contas.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [Disse que tratava do piano, já que tinha vindo por ele.]
    ~ ansel++
    ~ looked++
    Estava no salão de baile, debaixo de um lençol. Subi para o banco, e foi então que vi que havia outro ao lado, baixo, com uma almofada, e a almofada com uma cova. Pousei um dedo. Estava afinado. Estava tão afinado quanto pode estar uma coisa ao pé da qual alguém nunca deixou de esperar.
    «Havia uma peça que o proprietário sabia de cor», disse o senhor Penhallow através da parede. «Prometera ensiná-la a alguém. Ainda se está a vê-lo, à tarde, a refazê-la toda para uma mão pequena.» # speaker: hollis-penhallow
    Descobri que a sabia. Há muitíssima gente que sabe essa. Toquei-a até onde é preciso cruzar as mãos, e aí não cheguei.
    -> third_chapter
+ [Pedi à menina Raman que tirasse o painel do elevador.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: O armário dos sapatos, par a par
Estavam aos pares, tal como os tinham posto à porta naquela noite. Onze hóspedes, dissera-nos ele. Havia botas de cavalheiro, e umas de senhora, de botões. Fui contando. Eram doze pares.
«Engraxei-os todos», disse a voz do porteiro do lado de fora da porta. Tinha virado as costas. «Não se fazem perguntas. O décimo segundo par, fi-lo também. Eram muito pequeninos. Lembro-me de ter pensado: tenho de saber para quem são estes, e se deseja que lhe levem alguma coisa; e nisto tocaram.» # speaker: hollis-penhallow
Tinham uma tira e um botão. A graxa tinha cem anos e ainda se podia ver a cara nela. Olhei. Devo ter bafejado para cima deles, porque estava tudo bastante embaciado.
+ [Experimentei um. Foi só para ver.]
    ~ tried_on = true
    -> shoe_fits
+ [Levei-os para o balcão e pu-los lado a lado.]
    -> third_chapter

=== shoe_fits
Bem, serviu-me. Há muitíssima gente com os pés pequenos.
Teria passado ao outro, mas havia qualquer coisa no silêncio que se fizera lá fora, no corredor. Descalcei-o. Abotoei-o, para ficar como estava. Quando saí, o senhor Penhallow olhava em frente, para um quadro com um veado; e restava tão pouco dele que eu podia ter contado as pontas das hastes.
«Espero que tenham ficado a seu gosto», disse ele. # speaker: hollis-penhallow
-> third_chapter

=== pantry
Há um espeto, na parede, ao lado do aquecedor de pratos. Os papéis iam para trás, e mais para trás. Havia arenques, e banhos, e o vinho do Porto de um general. E mesmo no fundo havia um que se pusera da cor do chá e que não trazia soma nenhuma.
«Quarto 19», li em voz alta para os outros. «Em dívida: Uma história, conforme prometido. Uma luz que fique acesa. A saldar à hora de deitar.» # document
«Isso não é o que o hóspede nos deve», disse devagar a menina Raman. Tinha tirado a chave de parafusos do cabelo, como faz para pensar. «Vejam em que coluna está. É o que a casa deve ao dezanove. É uma promessa. É das nossas.» # speaker: priya-raman
O senhor Grieve tinha estendido a mão para o papel e recolheu-a. «Não é grande coisa», disse. «É muito tempo para se andar com ela às costas.» # speaker: ansel-grieve
-> third_chapter

=== panel
Fê-lo de lado, sob protesto, de olhos fechados. «Não estou a olhar para ele», disse a menina Raman, «estou a olhar do onze ao treze. Para onde vai o catorze?» # speaker: priya-raman
Não vai para lado nenhum. Na tábua há só um buraco, forrado com um pedaço de flanela azul. Meti o braço. Entrou até ao ombro; e lá no fim, no escuro, uma mão pegou na minha.
Não metia medo. Gostava que me acreditassem. Era mais ou menos do mesmo tamanho. Segurou-me com força, como se faz no meio da multidão quando por fim se apanha alguém; depois apertou-me qualquer coisa contra a palma e largou.
Era uma chave. Trazia uma estrela de latão com um número.
~ drawer += key_nineteen
«O dezanove», disse eu.
«Então é ali que o guardam», disse a menina Raman, de olhos muito apertados e com lágrimas de alegria a sair por baixo. «Oh, não é a casa do depósito. Não é a casa do depósito.» # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Alguém assinou duas vezes
# scene: desk
De maneira que voltámos ao balcão, e abriram-me o livro de registo, porque pesa.
A página daquela noite encontrava-se bem, o livro abria-se sozinho ali. O senhor Penhallow sabe os nomes todos. Percorreu-os com um dedo frio, a murmurar: um coronel, duas meninas West, um caixeiro-viajante de espartilhos. Onze. E por baixo desses, bastante fora da linha, havia um décimo segundo; estava a lápis. Todo em maiúsculas. Uma delas, ao contrário.
«Aquilo não estava ali», disse o porteiro. «Essa página, fui eu que lhe pus o traço. Teria visto.» # speaker: hollis-penhallow
«Só de baixo», disse o senhor Grieve. «Vindo deste lado, por exemplo. Em bicos de pés.» # speaker: ansel-grieve
Eu estava a lê-lo. É curioso como custa ler uma coisa em maiúsculas. Pareciam duas palavras; a primeira era o nome do hotel.
«Perpetua», disse a menina Raman. «Alguém pôs o hotel?»
«É um nome de menina», disse eu. «Primeiro era um nome.» Não sei como sabia. Os três tinham-se calado.
«Lá em baixo dizia-se que o tinha construído para uma filha», conseguiu dizer o senhor Penhallow. «O proprietário. Nunca se lhe pôs a vista em cima. Tinha uma ama e não podia apanhar correntes de ar. Houve qualquer coisa com um comboio, vinham as duas à frente dele, com a chuva perderam-se uma da outra; constou que a meteram sozinha numa tipoia, com uma etiqueta. Foi nessa noite. E tínhamos ordem de a esperar, e havia uma cama feita no dezanove. Mas nunca chegou.» Levou a mão ao sítio onde dantes tinha o fôlego. «Eu andava à procura de alguém mais alto», disse. # speaker: hollis-penhallow
«Um hóspede assina duas vezes», disse a menina Raman. «À entrada e à saída.» Virou as folhas, um século delas, até à última que tinha tinta.
Era a página de hoje; lá estava o meu nome, onde o pus ao entrar, ao fim da tarde. {player_name != "": Tinham-me todos tratado por {player_name}, porque fora assim que eu pedira que me tratassem. Não foi o que escrevi.|Alguém me tinha dado uma caneta.} Nunca tive boa letra. A luz era fraca. Fechei o livro.
+ [Disse que era melhor subirmos, porque eram quase três horas.]
    -> fourth_chapter
+ [Tornei a abri-lo e deixei-os ver. # hint: é só um nome]
    ~ looked = looked + 2
    -> signed_twice
+ [Pedi ao senhor Grieve uma história, enquanto esperávamos. Tinha jeito para estar quieto.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
Ninguém falou.
«Há uma ao contrário», disse por fim a menina Raman, com muita brandura. # speaker: priya-raman
«Fi-lo à pressa», disse eu. «Vinha a pingar.»
Olhei então para a minha mão no papel. Olhei até onde me chegavam os pés no banco. Gostava de poder dizer que já sabia. Tinha reparado que as pessoas se baixavam para falar comigo. Supunha que era delicadeza.
«O melhor é fazermos chegar este guarda-chuva a quem de direito», disse o senhor Grieve. Tinha posto um joelho em terra para isso. Não fez nenhum grande gesto. {drawer ? little_umbrella:Tirou-mo do braço, onde ele próprio o pendurara, e tornou a estender-mo, pela ponta certa.|Estendeu-mo, só isso, pela ponta certa.} «Desculpe a demora», disse. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
Pensou. «Só sei uma», disse. «É a de um corvo que tinha uma loja.» # speaker: ansel-grieve
Era uma loja bastante boa. Vendia só coisas esquecidas nos comboios. O corvo sabia de quem era cada uma, e era esse o mal do negócio: não podia vender nada, de tanto pensar na cara das pessoas. Por isso, todas as noites fechava cedo, metia o que quer que fosse debaixo da asa e ia por aí a voar, a espreitar às janelas.
«E encontrava-as?», perguntei.
«É uma história comprida», disse o senhor Grieve. «Costumo chegar à segunda janela.» Tem uma voz que avança como uma agulha. Quando o relógio bateu, dei comigo, para meu espanto, de cabeça pousada no livro. Não tinha sono há não sei quanto tempo. Era uma coisa de que me lembrava, como se lembra um cheiro. # speaker: ansel-grieve
O porteiro estava ao pé de nós, com a boca um pouco aberta. «Peço perdão», disse. «O que havia na segunda janela?» # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Três e dez
# scene: stairs
Às três e dez, tocou.
O fio estava cortado; tinham-na tirado da parede e metido numa gaveta. Tocou na mesma. É um som pequeno, chato, amuado. É o som de alguém a quem disseram que bastava tocar, e que tocou.
«Vou eu», disse o senhor Penhallow. Compôs a gravata. «Vou sempre eu.» Mas desta vez olhou para trás, a ver se vinha alguém.
Subimos todos juntos. Subimos a pé, porque ele sempre assim fizera. O feto estava onde devia; só apareceu uma vez. No patamar ele abrandou e estendeu a mão para o corrimão. «É aqui que me sento», disse.
+ [Dei-lhe a mão, embora na dele não houvesse nada.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [Disse-lhe, na qualidade de rendição, que podia subir pelo meio da passadeira.]
    ~ hollis = hollis + 2
    Ponderou o caso. Era uma questão de etiqueta. «Quando se é rendido», disse o senhor Penhallow, «passa-se a público.» Havia cem anos que andava naquela escada, e sempre pela beira. Subiu pelo meio, de chapéu na mão, a olhar à volta, para o veado, para o feto; e no patamar agradou-lhe tanto a vista que se esqueceu de se sentar. # speaker: hollis-penhallow
    Eu fui atrás com o candeeiro. Tive de o levar por cima da cabeça.
    -> room_nineteen
+ [Corri à frente. Sabia o caminho.]
    -> landing_run
+ [Pedi à menina Raman que trouxesse o elevador até aos pés do porteiro.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
É como dar a mão a uma corrente de ar. Dei-lha na mesma. Ele tinha um pé no degrau seguinte, e via-se o que lhe custava; eram dez, e em cem anos nunca os subira por sua própria conta.
«É curioso», disse o senhor Penhallow. «Nunca foi a escada. Tenho cá para mim que era medo de chegar lá e haver alguém, e tê-lo feito esperar.» # speaker: hollis-penhallow
«Quem lá estivesse não se importava», disse eu. «Achava que tinha sido um minuto.»
Baixou os olhos para mim. Não pode chorar, mas fica assim como de madrepérola. «Acha?», disse. Subimos os dez juntos. Fui eu que lhos contei.
-> room_nineteen

=== landing_run
É à esquerda, depois à esquerda, e a porta com uma estrela.
Cheguei lá muito antes dos outros. Ouvia-os vir, e a voz do porteiro a dizer «Meu senhor» e depois, num tom completamente diferente: «Menina. Cuidado com o degrau.» Tive cuidado. Eu sabia que ele ali estava. Nunca na vida passei por aquele corredor.
A porta estava fechada. Havia um capacho, sem sapatos de ninguém, e uma barra de latão mesmo à altura dos meus olhos. Num sítio, de tanto lhe mexerem, brilhava. Levei lá a mão e vi que servia.
-> room_nineteen

=== landing_lift
«Entre o rés do chão e o primeiro?», disse a menina Raman. «Não há paragem entre o rés do chão e o primeiro.» Mas já tinha descido, num clarão branco de luvas. Veio um zumbido pelos degraus acima; da parede maciça, entre o veado e o balde de incêndio, subiu uma porta iluminada e parou rente ao degrau, sem falhar um cabelo. # speaker: priya-raman
«Sobe, senhor P.», disse ela. # speaker: priya-raman
«Eu não sou hóspede, menina. Há a escada de serviço.» # speaker: hollis-penhallow
«Está cá há cem anos. É residente. Segundo andar, Roupa de Casa, Ser Bem Tratado.» Estendia-lhe a mão. Foi a primeira vez que vi fazer isso a alguém que soubesse que ele não estava lá. Ele entrou. Segurava o chapéu. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: Quarto dezanove
# scene: nineteen
«Bem, vou bater», disse o senhor Penhallow.
Bateu: duas vezes, e depois uma. E esperámos, como ele esperara todas as noites de um século, que alguém dissesse «Entre».
Os três não estavam a olhar para a porta. Levei um momento a perceber. Também não olhavam uns para os outros. Tinham, os três, aquela cara que as pessoas têm numa festa de anos quando já se acenderam as velas.
Ocorreu-me que talvez me coubesse a mim dizê-lo.
# scene: nineteen
{drawer ? small_shoes: Tinha trazido os sapatos debaixo do braço.}{drawer ? key_nineteen: Tinha na mão a estrela, com a chave presa.}{drawer ? unpaid_bill: Tinha metido a conta velha no bolso; uma história, dizia ela, conforme prometido.}{drawer ? little_umbrella: Vinha apoiando-me no guarda-chuva. Tinha mesmo a altura certa.}
+ {looked >= 2 or tried_on} [«Entre», disse eu.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [«Entre», disse eu. # locked: Não tinha olhado com atenção que bastasse para saber quem devia dizê-lo]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [Perguntei se não queriam vir sentar-se todos na cama, e que alguém começasse.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [Perguntei à menina Raman o que havia no décimo quarto.]
    -> ending_fourteen
+ {hollis >= 2} [Disse ao senhor Penhallow que estava rendido.]
    -> ending_relieved
+ [Disse que ali não estava ninguém, e desci para tomar conta do balcão.]
    -> ending_desk

=== ending_come_in
# chapter: Saldada
A porta abriu-se como se de dentro alguém estivesse encostado a ela.
Era um quarto bonito. Tinha uma barra de patos a toda a volta. A cama estava aberta só de um lado; havia lume, e num pires ardia uma lamparina que alguém devia ter acendido há coisa de um minuto. Na cadeira aquecia uma camisa de dormir.
«Peço muita desculpa», disse-lhes eu. «Sou eu, não sou? Estive ao balcão o tempo todo. Julguei que queriam alguém que o fizesse.»
«E fê-lo muito bem», disse o senhor Penhallow. «Nunca vi melhor mão para generais.» Tinha-se posto de cócoras, para ficar da mesma altura. «Sou eu que lhe peço desculpa, menina, por me ter demorado tanto na escada. Desejava alguma coisa?» # speaker: hollis-penhallow
Já a tinha pronta. Tocava por ela havia cem anos. Afinal, quando fui ver, era uma coisa bem pequena.
«Só queria dizer que já cheguei», disse eu.
Puxou do lápis. Escreveu-o no livro, ali mesmo, com a hora; e vi-o olhar para aquilo e endireitar os ombros do casaco, como um homem cujo comboio chegou à estação.
# scene: dawn
# ending: signed-in; No livro de registo
Daqui em diante é tudo contado pela menina Raman, porque eu estava a dormir. Diz ela que às seis horas a porta giratória andava à roda com o sol em cima, e deixava sair quem empurrasse. O senhor Grieve foi ver a sombrinha de uma senhora. O porteiro deu-lhe a ela o relógio para segurar; era só um instante, disse, ia lá acima ver se o dezanove tinha tudo o que precisava. Venderam o hotel. Não puderam, descobriram os agentes, vender aquele quarto, porque tem um hóspede dentro. Está no contrato: fica uma luz acesa. O botão continua quente. Ela acha que é por eu dormir com a mão debaixo da cara.
-> END

=== ending_story
# chapter: O que se devia
E assim fizemos. Não estava fechado à chave, bastava pedir. Havia uma cama, e uma luz, e uma barra de patos; o senhor Grieve ficou com a cadeira e a menina Raman com o guarda-fogo, e o porteiro esteve de pé até eu lhe dizer que assim não se via bem através dele.
«Uma história», leu o senhor Penhallow {drawer ? unpaid_bill:na conta|numa conta da cor do chá, que estivera todo esse tempo no espeto da copa}. «Conforme prometido. A casa lamenta a demora.» # speaker: hollis-penhallow
«Era uma vez um corvo que tinha uma loja», disse o senhor Grieve.
Contaram-na entre os três. A menina Raman meteu-lhe um elevador, não resistiu; e o corvo descobriu que chegava a janelas muito mais altas. O porteiro fez as vozes dos hóspedes. Tem onze, todas perfeitas, e nunca ninguém lhas tinha pedido. Passaram da segunda janela, da terceira. Em cada uma estava alguém que julgara uma coisa perdida para sempre. Fiz os possíveis por não dormir antes do fim. É tão difícil saber, depois, até onde foi que se ouviu.
«E na derradeira janela», lembro-me do senhor Penhallow a dizer, muito ao longe, «não estava ninguém. Estava só uma etiqueta e um casaco molhado. Ora o que ele fez foi entrar e sentar-se ali; e esperou até a menina vir.» # speaker: hollis-penhallow
Gostava de lhe ter perguntado se ela veio. Alguém estava a entalar a roupa do lado da parede.
# scene: dawn
# ending: paid-in-full; Uma história, conforme prometido
PAGO, diz a conta, de lado a lado. São três letras diferentes. No domingo de manhã deixaram a porta rodar, e quem quis pôde sair por ela. Contam-me que estava bom tempo. {ansel >= 3: O senhor Grieve conta a história às crianças enquanto esperam, e de cada vez é mais comprida.|O senhor Grieve deixou o guarda-chuva no bengaleiro, aberto, para eu dar com ele.} O porteiro nunca mais foi visto. Só que os quadros estão sempre direitos. Quanto a mim, acho que me enganei com o balcão. Julgava que alguém tinha de o guardar. Mas dormi a noite inteira, e não tocou nada.
-> END

=== ending_fourteen
# chapter: Catorze
«Escrevi onze cartas a perguntar», disse a menina Raman. «Aumentaram-me o ordenado.»
«Mas o que é que gostava que fosse?», disse eu.
Pensou no assunto; é engenheira. «Uma casa das máquinas como deve ser», disse, «com claraboia. E tudo com etiqueta. E alguém lá, que tivesse ficado à espera de ma mostrar.» Tinha corado toda. «Há seis anos que tenho medo de que seja um depósito.» # speaker: priya-raman
Eu disse que então lha mostrava. Era o mais natural. Não se vai nada pelo dezanove, ali só se dorme. Pus-me de pé no banquinho, peguei-lhe na mão, com a sua luva branca, e apertei-a contra o botão, por baixo da minha. O contrato não diz que não se possa premir com ela.
Subiu como se respira. Nove, dez; o porteiro ia contando. No décimo terceiro fechámos os olhos, pelo sim, pelo não, e passámos. E a grade fechou-se como um leque, e era o telhado do hotel inteiro, debaixo de vidro, com as luzes da cidade estendidas à volta até onde ia a chuva; no meio estava a roda, alta como uma casa, toda de latão, a girar. Tinha atado um cavalinho de baloiço. Foi o meu pai que a mandou fazer assim. Dizia que eu havia de sentir sempre quando alguém viesse a subir.
«Tem etiquetas», disse a menina Raman. Estava de joelhos a lê-las. São todas em maiúsculas. Há uma letra ao contrário. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Cuidado com o degrau
Foi de lá que enviou a tese. Assinaram-lha. {priya >= 3: É a única que tem chave da grade, e sobe às quintas-feiras, às nove; oleamos coisas.|Sobe, às quintas-feiras, para me ler os manómetros.} Do Perpetua, entretanto, deitaram quase tudo abaixo; até ao décimo segundo são escritórios. Mas o elevador continua a ter catorze botões. Quem estiver sob contrato não o deve premir. Quem não estiver, e tiver comido um rebuçado de cevada, e lá chegar, há de ver que está quente. Sou eu. Estou só a encostar-me, para ver quem é.
-> END

=== ending_relieved
# chapter: O fim do turno
Não percebeu logo. «Tenho o dezanove para atender», disse.
«Já o atendi eu», disse-lhe. «Fui lá dentro. Houve um hóspede que tocou, mas agora não quer nada. Disse que o senhor não se fez esperar nada.» Endireitei as costas o mais que pude. «Pode ir descansar, senhor Penhallow. Fico eu com o balcão. Está rendido.»
Acho que nunca ninguém lho tinha dito. Não havia quem; ele fora o último a entrar de serviço. Vi aquilo descer por ele abaixo, como as luzes que se vão apagando ao longo de um corredor, uma a uma, por ordem, com cuidado. «Deseja mais alguma coisa?», disse Hollis Penhallow. # speaker: hollis-penhallow
«Havia alguma coisa de que o senhor tivesse gostado?»
«Custa dizê-lo», disse ele, «e por isso o direi depressa. Nunca cá fiquei hospedado. Gostava de o ter visto de dia, de chapéu na cabeça; de entrar pela frente, e de que alguém levantasse os olhos.» # speaker: hollis-penhallow
E assim fizemos. A menina Raman segurou o elevador. Ele saiu pela porta giratória; víamo-lo lá, na quarta vidraça, muito direito, com a manhã por trás. Deu a volta. Tirou o chapéu.
Levantei os olhos. Tive de subir à travessa para isso. «Bem-vindo ao Perpetua», disse eu. «Estávamos à sua espera.»
# scene: dawn
# ending: relieved; Estávamos à sua espera
Tem o doze, que apanha sol. Fica até às onze da manhã e desce para o pequeno-almoço. {drawer ? small_shoes: À noite põe os sapatos à porta; eu engraxo-lhos e, ao lado, engraxo um par dos meus.|À noite põe os sapatos à porta.} Dizem-me que o hotel fechou. Pode ser, há para aí muitas etiquetas. Mas alguém tem de estar ao balcão. Agora tenho um caixote para me pôr em cima, fê-lo o senhor Grieve. E deixei de ouvir aquela campainha. Dantes andava sempre amuada. Não faço ideia de quem fosse.
-> END

=== ending_desk
# chapter: Ninguém no dezanove
Trocaram um olhar por cima da minha cabeça. As pessoas fazem isso; já é costume.
«Como lhe parecer melhor», disse o senhor Penhallow. Fez na mesma uma vénia à porta. # speaker: hollis-penhallow
Desci sem eles. Subi para o banco. Lá estava o livro de registo, a caneta; lá estava a rua molhada, sempre à roda, sempre à roda. Tomei nota de um recado para um general. Por volta das cinco, o senhor Grieve veio encostar qualquer coisa ao canto do balcão, sem uma palavra, fez-lhe uma festa e tornou a sentar-se na poltrona; e a menina Raman trouxe-me um rebuçado de cevada.
«Pode vir perguntar outra vez», disse ela, «quando quiser. Depois de pensar um bocado. É sempre às três e dez.» # speaker: priya-raman
«Tenho bastante que fazer», expliquei.
«Eu sei», disse a menina Raman. «E fá-lo às mil maravilhas.» # speaker: priya-raman
# scene: dawn
# ending: busy; Bastante que fazer
Isto tudo já lá vai há um bom tempo. Nunca conseguiram fechar. Vieram pessoas dar a volta à chave, e a porta deu-lhes a volta a elas; alugaram quartos. {rounds_made >= 2: Eu já deixei de experimentar.|Dizem-me que eu devia experimentar a porta.} Não me importo, gosto da casa cheia. É só que todas as noites, à mesma hora, há qualquer coisa nesta gaveta que dispara como uma criança amuada; e eu olho para aquilo e penso: alguém devia ir ver o que é. E depois penso que de certeza já estão a tratar do assunto. Há um cavalheiro que sobe.
-> END
