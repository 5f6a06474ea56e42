# role: quartermaster; Na intendência; A folha está a teu cargo. Ainda não te enganaste uma única vez.
# role: medic; Na enfermaria; Sabes quanto pesa cada um deles, e que parte disso é pulmão.
# role: driver; Ao volante da lagarta; Passaste mais tempo no gelo do que cá dentro.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Ar, em dias de uma pessoa; 30
# inventory: pockets; No bolso do peito
# item: chronometer; O cronómetro do Elio, que anda pela hora do porto
# item: winding_key; A chave do coração do Elio
# item: note; Um bilhete de quem cá esteve antes
# talk: priya-raman; Fala, mas senta-te para falar. De pé fica onze por cento mais caro.
# talk: elio-farr; Noventa segundos, se não te importas, e dou-tos todos.
# talk: ilyas-qadir; Tinha decidido calar-me, por economia. Descubro que andava a poupar para si.

LIST things = chronometer, winding_key, note
VAR role = "quartermaster"
VAR player_name = ""
VAR pockets = ()
VAR priya = 1
VAR elio = 1
VAR ilyas = 1
VAR air = 22
VAR told = false
VAR clock = false
VAR depot = false
VAR drove = false

-> mess_table

// Nove dias até à nave: trinta e seis dias-pessoa de pé, vinte e oito sem mexer. Há vinte e dois.

=== mess_table
# chapter: A mesa da messe, primeiro dia
# scene: mess
Somos quatro, há uma mesa e vinte e duas velas.
Não são das que têm pavio. Uma vela de oxigénio é uma lata de aço do tamanho de um pão de forma; bate-se-lhe com um martelo numa ponta, arde por dentro um dia inteiro e dá a uma pessoa esse dia para respirar. Estão vinte e duas latas em cima da mesa, em filas de cinco. As duas que sobram, a Priya pô-las ao pé do sal.
O circuito foi-se. Foi-se às quatro da manhã, com um barulho de prato que se pousa. Havia gelo no terceiro cotovelo, e agora há um cotovelo no chão. Era a máquina que nos desmanchava o bafo e nos devolvia a metade boa. A peça vem na nave.
«Nove dias», diz a Priya Raman. «Perguntei duas vezes. A nave diz nove dias, e que não, não pode vir mais depressa, não vem a andar, vem a cair.» Tem uma chave de fendas no cabelo e não dormiu. «Uma lata, uma pessoa, um dia. São trinta e seis, e temos vinte e duas.» # speaker: priya-raman
«E se nos deitarmos?», diz o Ilyas Qadir. Vem da cúpula, com geada nas sobrancelhas. # speaker: ilyas-qadir
«Quatro deitados gastam três. Hoje conta-se o dia todo, que ainda há mudanças a fazer. Quatro, e oito vezes três. Vinte e oito.» # speaker: priya-raman
Faltam seis. É um número bastante pequeno. Já perdi mais do que isso atrás de um beliche.
{role == "quartermaster": A intendência é comigo. No outono assinei a entrada de quarenta latas, e no inverno emprestei dezoito ao acampamento de perfuração, porque pediram com bons modos. Está na folha, com a minha letra.}{role == "medic": A enfermaria é comigo, e a outra conta, a que leva os pesos deles, já a fiz. O Elio são cinquenta e um quilos. O Ilyas tem um pulmão bom e uns trocos.}{role == "driver": A lagarta é comigo. Também queima ar, e é a primeira vez que a vejo como uma quinta pessoa, e das gordas.}
O Elio Farr não disse nada. Tem a mão espalmada no colete. Não é teatro, está só a contar: debaixo da mão há uma bomba de latão, com uma mola a que é preciso dar corda todas as noites às nove, alguém, durante quarenta minutos. Dar corda é trabalho, e trabalho é ar.
Corre com os olhos as filas de latas, e depois olha para mim.
+ [Dizer a conta toda em voz alta, com a corda incluída.]
    ~ told = true
    -> said_aloud
+ [Por esta noite, deixar a corda fora da folha. # hint: ele viu que tu viste]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: A folha na parede
~ elio++
Digo-a. Quarenta minutos à manivela são um terço de lata; nove noites, três latas. Vinte e oito e três. Não faltam seis, faltam nove.
A messe já está muito fria. Ouvem-se as paredes a encolher.
«Obrigado», diz o Elio. Parece dizê-lo mesmo a sério. «A mim dá-me duas e sete décimas, se for alguém de braço certo, mas três é mais seguro. Isto ia ser dito na quinta-feira, por volta das duas da manhã, por quem não conseguisse dormir. Ainda bem que foste tu, e com bolachas.» # speaker: elio-farr
«Posso desmultiplicá-la», diz a Priya. Tem-lhe a mão no pulso. Não é para o sentir, que ele ali não tem nenhum. Está só a agarrar-se. «Um cabo mais comprido, e roda-se de costas, no chão. Ponho isso numa.» # speaker: priya-raman
«Uma», escrevo. Faltam sete.
«Quando eu tinha onze anos», diz o Ilyas, «éramos nove em casa, com pão para seis. A minha avó cortava-o à nossa frente, em cima da mesa. Dizia que, se o cortasse atrás de uma porta, cada um de nós havia de sonhar que lhe calhara o bocado pequeno.» Pega numa das duas latas que sobram e torna a pousá-la ao pé do sal. «É só um reparo.» # speaker: ilyas-qadir
Portanto, daqui em diante faz-se assim. A folha está pendurada na parede, e o lápis está pendurado ao lado da folha.
-> one_room

=== left_off
# chapter: Uma chave, morna do peito dele
Escrevo seis, e das nove da noite não escrevo nada.
A Priya vai fechar as válvulas. O Ilyas vai com ela, segurar no candeeiro. Quando saem, o Elio inclina-se por cima da mesa e vira a folha para si.
«Tens uma letra muito clara», diz. «Via-se de além qual era a linha que faltava.» # speaker: elio-farr
Digo-lhe que pode esperar uma noite. Digo-lhe que ele não é uma linha.
«Mas sou. E até sou das compridas. Um terço de lata por noite.» Tira uma fita do pescoço, com alguma dificuldade, porque tem os dedos azuis. Traz uma chave, gasta até à finura de uma moeda. «Então vais ter de me guardar isto. Não gostava que alguém pensasse que o fiz à força de esquecer. Se for eu a tê-la, posso esquecer-me. É uma grande tentação para um homem arrumado.» # speaker: elio-farr
Vem morna dele, é a única coisa morna em cima da mesa. Meto-a no bolso do peito. Quando os outros entram, está ele a perguntar-me pelas bolachas, bastante alto.
~ pockets += winding_key
Nessa noite sou eu quem lhe dá à manivela, e chamo-lhe inspeção à casa das bombas. De manhã, a Priya conta as latas. Fica muito tempo a olhar para mim; depois apaga o seis, escreve sete e diz à parede que arranjou um cabo melhor.
-> one_room

=== one_room
# chapter: A cúpula, segundo dia
# scene: dome
~ air = air - 4
Ao segundo dia desistimos da estação.
São doze divisões, e só podemos aquecer uma. A Priya quer a messe, por causa do fogão. O Elio quer a casa das bombas, por causa dos canos. Mas quem tem a pele dupla é a cúpula, e é para lá que levamos tudo, às voltas com o telescópio do Ilyas, que ocupa o meio como uma vaca numa cozinha: colchões, latas, um balde com tampa, a folha. Cada porta que se fecha veda-se com fita e panos molhados. Num minuto, o pano é uma tábua.
Dezoito latas. Segundo dia de nove, e sem nos mexermos.
Dir-se-ia que é um descanso. A quietude dá muito trabalho. À noite, já acertei com a ordem: o Elio no meio, onde é mais quente, porque um coração de latão apanha o frio da casa e distribui-o pelo corpo. A Priya, encostada às costas dele. A seguir o Ilyas, e eu do lado da parede. Temos uma manta e duas cobertas da lagarta. Respiramos todos para o mesmo lado. Por cima há o vidro com a geada, e por cima da geada há tudo o resto.
«Devia explicar a questão dos meus pés», diz o Ilyas, às escuras. # speaker: ilyas-qadir
«Não», diz a Priya. # speaker: priya-raman
«São, por assim dizer, parte de um pedido de desculpas que eu ia apresentar.» # speaker: ilyas-qadir
Alguém começa a rir, o riso corre a fila toda, e prendemos a respiração para o fazer parar, porque custa. É pior. A bomba do Elio dispara para o dobro e ele tem de dizer os escapes de cor, de palhetas, de âncora, de alavanca, até ela sossegar. Foi talvez a vigésima parte de uma lata. Não a aponto.
Perto da meia-noite, no relógio por cima da porta, há uma mão na folha, com o lápis. Contra as estrelas, vejo de quem é. Amanhã há forças para um trabalho, para duas pessoas, e só para um.
+ [Ir com a Priya ao depósito velho e cavar à procura de latas. # hint: quatro quilómetros, e pode não haver nenhuma]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Aquecer com o Elio o tanque de algas da casa das bombas, e ele que respire por nós. # hint: {role == "medic": ficas ao pé dele se a bomba falhar|vale três latas, se não gelar}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Ir de lagarta até ao depósito, sem ninguém e sem aquecimento. # hint: ninguém conhece aquele gelo como tu]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: A planície de gelo, à lanterna
# scene: plain
~ air = air - 4
Os fatos têm o seu próprio ar, que já leva quatro horas quando os vestimos. {drove: Deixo apagado o aquecimento da lagarta. Quando olho, no outro banco está um fato sentado, com uma chave de fendas presa ao capacete com fita. «Nem uma palavra», diz a Priya pelo fio. «A cavar a dois fica oito por cento mais barato.»|A lagarta não é para as nossas posses, por isso vamos a pé.}
Cá fora não há outra cor senão a das lanternas. O sol é um buraco de prego. Por baixo da planície de gelo há sempre qualquer coisa enorme a assentar, e não se sente nos ouvidos, sente-se nas canelas.
«Se não houver latas, digo-lhes que havia duas e que estavam estragadas», diz a Priya. Levamos cerca de um quilómetro. «Antes zangados com uma lata.» Muito tempo depois, diz: «A tese, nunca a entreguei. Faltava-lhe uma assinatura. Estava de caneta na mão e pensei: bom, e depois, sou o quê? Vim cá para cima tratar de uma bomba.» # speaker: priya-raman
«Porque é que mo contas a mim?»
«Estás no fio. É de graça.» # speaker: priya-raman
O depósito está onde o mapa diz, um monte de caixotes com uma vara. Cavamos cinquenta minutos. As pestanas do lado esquerdo gelam-me e colam-se. Depois a picareta tine, e há uma tampa, e debaixo da tampa há seis latas e o lugar onde houve outras seis.
No lugar vazio há um papel, dentro de um saco. Tem data de há dezanove anos. Lemo-lo capacete com capacete.
Levámos seis. Deixámos seis. Éramos três e deviam ter sido oito, mas pensámos que podia vir alguém. A quem ler isto: gostávamos de saber se chegou. M. Osei, pelo quarto de vigia. # document
~ pockets += note
~ air = air + 6
A Priya não fala. Anda a tentar meter a luva por baixo da viseira, o que não adianta nada, porque é de vidro. Carregamos as seis no trenó. No último instante, ajoelha-se no buraco, pega na chave de fendas e risca na parte de dentro da tampa, em maiúsculas, CHEGOU.
«Isso não sabemos», digo.
«Eu sei que não sabemos», diz a Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: A casa das bombas, uma bolha
# scene: pump-room
~ air = air - 3
O tanque é uma janela com sopa por trás. Nos bons tempos era um passatempo do Elio. Dava-lhe os nossos restos, tirava de lá uns agriões e um dedal de oxigénio por dia, e andava babado como um pai. Não tem luz desde que o circuito rachou. Está do verde de uma nódoa negra antiga.
«A quatro graus está vivo», diz ele, «e a onze põe-se a pensar. A vinte dava-nos um terço de lata por dia, até ao fim da semana, o que faz duas, e eu diria três, com sorte, porque tenciono cantar-lhe.» # speaker: elio-farr
Temos quarenta watts de sobra e trinta metros de cano para forrar. Os pesos são comigo. Ele fica de costas debaixo do vidro, com o casaco enchumaçado à volta da válvula, e vai-me guiando pelas uniões, quarto de volta a quarto de volta. Tem o fôlego curto. Vem-lhe aos golinhos.
«Sabes de quem era?», diz. «O coração. Da mulher de um barqueiro, na Travessa da Pena. Não é meu. Tenho-o emprestado até à primavera, e depois é para um rapaz do hospital, está tudo escrito. Ando a fazer o meu, para pôr no lugar dele. Já fiz seis.» Examina uma porca. «São mais certos do que o dela. É esse o mal deles.» # speaker: elio-farr
A luz acende-se. Durante uma hora não acontece nada. Ali estamos os dois, deitados, com a cara a um palmo do vidro. E então, do lado de dentro, mesmo no fundo, há uma bolha, do tamanho de um ponto final. Aguenta, aguenta, e larga.
Não se diz uma palavra; seria como falar na missa. Ele encontrou-me a manga. A segunda leva nove minutos.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: A cúpula, quarto dia, quase nove
# scene: dome
~ air = air - 3
Quarto dia. A folha diz {air}. {depot: As seis latas novas estão muito aprumadas na sua fila, com outro ano gravado.|Por baixo de nós o tanque está acordado há um dia e uma noite, e o cano que vem de lá está tão morno que dá para encostar a cara.}
Aqui cheira a quatro pessoas e um balde. Temos todos a mesma dor de cabeça, é o ar já gasto, que se estende no chão como água. Trocamos de lugar de hora a hora, para não ser sempre a mesma pessoa a ficar mais em baixo. Não falamos se não for preciso.
São quase nove no relógio por cima da porta. Há duas coisas a fazer, e eu só tenho braços para uma.
Há a bomba do Elio. O cabo da Priya resulta: deita-se uma pessoa de costas, de joelhos para cima, e roda-o por cima do peito, como quem doba lã. Mas ela já o fez {told:três|duas} noites, e tem os lábios cinzentos.
E há o Ilyas, que se levantou e está de pé diante da ocular, em peúgas, com a tampa aberta, a perder-nos calor. Tem uma chapa metida. Anda nisto há nove anos, uma chapa por noite de um bocado de céu onde não há nada. Não perguntou se podia. Está de costas para nós, e são umas costas muito hirtas.
{player_name != "": «{player_name}», diz a Priya do chão, de olhos fechados. «Uma das duas. Escolhe.»|«Uma das duas», diz a Priya do chão, de olhos fechados. «Escolhe.»} # speaker: priya-raman
+ [Deitar-te ao lado do Elio e pegar no cabo.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Levantar-te, pôr a manta pelos ombros do Ilyas e segurar-lhe na chapa. # hint: vinte minutos de céu aberto]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: O cabo, quatro segundos a volta
É mais pesado do que eu julgava. Tem um solavanco no alto de cada volta. {role == "medic": De corações sei eu, mas nunca tinha agarrado nenhum pelo cabo.|É estranho ter na mão o serão de um homem.}
Está deitado de frente para mim, tão perto que só tenho um dos olhos dele para onde olhar. Pôs o cronómetro cá fora, para me vigiar. É a sua única vaidade. Acertaram-lho no porto no dia em que embarcou, e nunca mais deixou ninguém corrigi-lo.
«Mais depressa. Uma volta em quatro segundos. Estás a arrastar, é daquele relógio, aqui toda a gente faz isso. Tenho pensado muitas vezes que ele…» Cala-se. # speaker: elio-farr
Continuo a rodar.
«Dizes-me quando aquele ponteiro chegar à hora?», diz o Elio. «Diz só: agora.» # speaker: elio-farr
Fico a olhar para o relógio por cima da porta. Digo: agora. Ele lê o seu. Fecha a tampa, abre-a, torna a ler, e debaixo do meu braço o cabo dá um pulo.
«O nosso atrasa-se», diz. «Acertaram-no pelo circuito. Era o motor do circuito que lhe marcava o compasso, e quando o gelo começou a entrar, o motor começou a arrastar-se. Desde quando, Priya? Desde o outono? O nosso dia tem vinte e seis horas. É nele que vivemos, é por ele que comemos, e foi por esse dia que medimos quanto dá uma lata.» É o discurso mais comprido que faz há uma semana, está sem fôlego, e a Priya soergueu-se num cotovelo. «Ela disse nove dias. É uma nave. Falava de dias do porto. Nós estávamos à espera de nove dos nossos.» # speaker: elio-farr
Ninguém se mexe. Vê-se que estamos os quatro a fazer a conta, com os lábios. Nove vezes vinte e quatro. A dividir por vinte e seis.
«Oito e um terço», diz a Priya. «São duas latas. Meu Deus, Elio. Encontraste duas latas no colete.» # speaker: priya-raman
-> silence

=== the_plate
# chapter: A ocular, com a tampa aberta
Ponho-lhe a manta por cima como se faz a um cavalo. Não se volta, mas as costas mudam.
«Devia ter pedido licença», diz o Ilyas. «Disse-me um padeiro, que o soube por um bispo, que é mais fácil pedir perdão. Não era bom padeiro.» Chega-se para o lado, para me dar lugar. «Ponha aqui o polegar. Não pode escorregar durante vinte minutos. São quatro watts de calor. Lancei-os na folha, na rubrica Vaidade.» # speaker: ilyas-qadir
O metal queima, e depois deixo de o sentir. Pelo buscador vê-se preto, com algum pó em cima.
«Havia uma estrela por onde a minha avó se guiava. Não vem em atlas nenhum. Atravessou a fronteira com nove crianças, na caixa de um camião, e dizia que a estrela estava ali, entre aquelas duas, em baixo; e desse sítio tenho uma chapa por cada noite limpa desde que vim para cá, duas mil e tal. Nunca lá esteve. Já pensei algumas vezes que ela só apontou. Compreende, a alguma coisa tinha ela de apontar. Nós estávamos a chorar.» # speaker: ilyas-qadir
Deixa passar um minuto.
«Pelas minhas contas, com três, aguentam até ao fim», diz depois, exatamente na mesma voz, ao telescópio. «Sou o mais velho. Tenho só o pulmão que tenho. Gostava apenas de ter visto a chapa.» # speaker: ilyas-qadir
Não mexo o polegar. Digo-lhe que, se ele sair por aquela porta, vou ter de o ir buscar, o que são dois fatos, uma hora cada, e um terço de lata. Que seria à nossa custa.
Ele pondera isso honestamente. «É um argumento forte», diz o Ilyas. «Terei de ser mais cuidadoso do que supunha.» # speaker: ilyas-qadir
-> silence

=== silence
# chapter: O corredor, sexto dia
# scene: corridor
~ air = air - 6
Passam mais dois dias, e deles não sei contar grande coisa.
Ao sexto, eu e a Priya vamos de rastos até à eclusa, picar o gelo, para que haja porta quando houver nave. Revezamo-nos, dez pancadas cada. No corredor estão sessenta abaixo de zero, e o bafo cai. Ao cair faz um som, uma espécie de restolhar; há sítios, diz o Ilyas, onde lhe chamam o murmúrio das estrelas. De cara encostada à chapa, fico a ouvir a última coisa que disse a descer em neve.
Entre uma vez e outra, ela mostra-me coisas. Não pode falar, os dentes fazem-lhe barulho a mais. Levanta a lanterna até à parede. Alguém escreveu por ali fora, à altura do joelho, a lápis de cera, muito miudinho, há meses. PISO UM, RETROSARIA. PISO DOIS, ARREPENDIMENTO. E assim por diante até à eclusa. Foi-o fazendo pelo inverno adentro, nos turnos da noite, quando vinha para aqui para não a ouvirem. PISO NOVE, SAUDADES DA MÃE. Na eclusa diz CATORZE, e a seguir não há nada.
Dá-me o lápis.
Não sei o que pôr. A mão não me fecha. Acabo por escrever o que há. {depot: CATORZE, LATAS.|CATORZE, UMA BOLHA.} Ela começa a tremer, penso que se me vai, agarro-a pela gola. Mas não, está a rir. Encosta a testa à minha e ficamos assim, dois gorros, até tornar a ser a vez de alguém.
Quando chegamos de rastos à cúpula, o Elio está deitado de olhos abertos. Estava a vigiar a porta. {told: Estende o braço, pega no lápis pelo cordel e aponta o que nos custou, até à décima.|Procuro a chave no bolso antes sequer de tirar as luvas, e ele vê-me fazê-lo.}
O número ao fundo da folha é {air}.
+ [Acordar toda a gente. Está na hora da última soma.]
    -> last_sum
+ [Deixá-los dormir mais uma hora, e olhar para eles. # hint: esta ninguém ta cobra]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: A cúpula, madrugada do sétimo
# scene: dome
~ air = air - 3
É a madrugada do sétimo dia, ou o que faz as vezes dela. Subiu pela geada um buraco de prego de sol. Sentamo-nos em roda, joelho com joelho, com a folha no meio. Há {air} latas.
«Três dias, nove latas», escreve a Priya, que dizê-lo sai muito caro. Depois, por baixo, põe uma para a aterragem: a nave desce na pista distante, há que lá ir a pé, e é um quarto de lata por cabeça para o caminho. Dez. # speaker: priya-raman
{clock: O Elio levanta dois dedos e bate com a unha na tampa do relógio. Ela tira duas. Oito.|O Elio não para de olhar para o relógio por cima da porta. Há nele qualquer coisa que o inquieta, vê-se, mas não tem fôlego para ir atrás dela.}
{depot: Ponho o bilhete de M. Osei ao lado da folha, onde todos o possamos ler. Deviam ter sido oito, mas pensámos que podia vir alguém.|Por baixo de nós, o tanque larga uma bolha. Essa já foi contada.}
{
- depot and clock: Oito, e há oito. Olho para aquilo dos dois lados. Não é uma margem. São quatro pessoas e um zero. Se alguém tossir, ficamos a dever.
- depot: Dez, e há oito. Faltam duas. São duas marteladas numa lata que não está lá.
- clock: Oito, e há seis. Faltam duas. São precisamente as duas que o Elio nos arranjou, que tornaram a ir-se por outra porta.
- else: Dez, e há seis. Faltam quatro, ou há um de nós a mais.
}
«Eu posso trabalhar a um terço», diz o Elio em voz alta. Olhamos todos para ele. «Já fiz as contas. Deixa-se a mola quase sem corda e mete-se uma cunha. Ficava frio como um peixe. Respirava mais ou menos tanto como o tanque. Poupam-se duas, e são duas horas de trabalho para me acordar. Só não posso garantir quem é que acorda; o coração {depot:tenho-o emprestado até à primavera, era da mulher de um barqueiro da Travessa da Pena, e dos seis que fiz para pôr no lugar dele nenhum serve|é da mulher do barqueiro}, e ela não está habituada a que a parem.» Está muito branco, e de excelente humor. «Gostava que fosse feito por mão amiga.» # speaker: elio-farr
O Ilyas Qadir está de botas. Reparo que já as tinha antes de acordarmos.
+ {depot and clock} [«Ninguém para e ninguém sai. Damos as mãos e respiramos pelo relógio.»]
    -> by_the_watch
+ {not (depot and clock)} [«Ninguém para e ninguém sai.» # locked: A soma não dá certo]
    -> by_the_watch
+ [«Mostra-me onde se põe a cunha, Elio.»]
    -> the_wedge
+ [Não dizer nada. Deixar ficar a folha e fechar os olhos. # hint: há quem esteja de botas]
    -> boots
+ [Vestir o teu próprio fato quando eles adormecerem. # hint: {role == "driver": à pista distante vais até de olhos fechados|a pista distante fica a seis quilómetros e tens uma lanterna}]
    -> far_pad

=== by_the_watch
# chapter: Em roda, pelo relógio do Elio
E assim respiramos pelo relógio do Elio. Quatro a encher, quatro a guardar, oito a vazar. Ele bate o compasso nas costas da mão da Priya; ela passa-o ao Ilyas, o Ilyas a mim; e o meu volta ao Elio pela clavícula, que em latim era uma chavinha. Um só bicho, deitado de lado.
Não se pode dormir e manter o compasso. Pensar também não. Lá pela segunda noite, deixo de distinguir qual deles sou eu. Descubro que o Ilyas tem medo de incomodar, desde os seis anos. Sei-o como se sabe de uma corrente de ar. Descubro que a Priya é feliz. Alguém anda a compor uma carta a um tal M. Osei. Creio que andamos todos.
+ [Quatro a encher.]
    -> four_chairs

=== four_chairs
# chapter: A eclusa, dez para as cinco
# scene: landing
Batem à porta às dez para as cinco da tarde, hora do porto. Resta um terço de lata, a arder. Contaram-nos depois que levámos um bom bocado a abrir-lhes a eclusa, porque estávamos a acabar de vazar o ar.
# ending: four-and-a-nought; Quatro, e um zero
A médica da nave diz que não é possível. Mostrei-lhe a folha. Percorreu-a três vezes com um lápis; dá certo de todas as vezes, e nem por isso lhe agrada mais. Estamos todos no mesmo camarote. Tinham-nos dado quatro. A Priya pediu um impresso, escreveu Tese lá em cima e foi olhar para ele à janela. De noite, há sempre alguém que acorda às escuras e prende a respiração para escutar, e um a um os outros três param também. Depois alguém bate. Quatro a encher. A propósito, encontrámo-lo. O Matthias Osei tem setenta anos e cultiva feijão. Mandámos-lhe um telegrama que dizia: Chegou, e no mesmo dia veio a resposta. Dizia: Ah, graças a Deus, e de que é que precisam?
-> END

=== the_wedge
# chapter: A mola, dezanove voltas para trás
É uma lasca da caixa de charutos do Ilyas. Corto-a onde o Elio me manda cortar e aliso-a na manga. {pockets ? winding_key: A chave já a tenho, é só apalpar o bolso.|Ele tira a fita e põe-ma na mão, com a chave, morna.} Chegaram-se todos até lhe tocarem nalgum sítio. A Priya tem os pés dele debaixo dos braços.
«Dá-lhe dezanove voltas para trás. Hás de ouvi-la começar a queixar-se. Quando, entre uma pancada e a seguinte, houver espaço para dizeres devagar o teu nome, metes a cunha.» Agarra-me num botão do casaco. «E não fiques à espera da próxima. Acha-se sempre que vem atrasada.» # speaker: elio-farr
Dezanove voltas são muitas. Tem a mão no meu botão o caminho todo, e à décima sétima já não o segura, está só ali.
+ [Meter a cunha.]
    -> at_a_third

=== at_a_third
# chapter: Ao lado dele, a cada onze segundos
# scene: landing
Fiquei à espera da próxima. Claro que fiquei. São onze segundos, e vêm todas atrasadas.
Chegaram ao nono dia, com luzes. {depot or clock: Na última noite foi preciso ter alguma manha, mas não muita.|Estávamos havia catorze horas a respirar borras, e da porta não me lembro.} A médica da nave olhou para o Elio e começou a puxar-lhe o lençol para cima, e a Priya, que não se tinha de pé, mordeu-a.
# ending: at-a-third; A um terço
Fui eu quem tirou a cunha, na enfermaria de bordo, com a médica ao lado, de mão ligada. Dezanove voltas, a quatro segundos cada. Ele estava cinzento como um prato de estanho. À décima, disse-lhe a ela que ia continuar a dar corda até à primavera, se fosse preciso. Ele abriu os olhos e correu-nos a todos, um a um, como se fôssemos uma prateleira de relógios e houvesse um que não andasse certo. «A chaleira está ao lume?», perguntou, com sotaque de mulher, lá da beira-rio, e tapou a boca com a mão. Ainda lhe sai, quando está cansado. Ela tem uma gargalhada obscena. Ele já comunicou que gostava de ficar com ela para lá da primavera, e andamos todos, nós três e um barqueiro da Travessa da Pena, a escrever ao hospital por causa de um sétimo coração, que o Elio começou, e que não anda lá muito certo.
-> END

=== boots
# chapter: O colchão, um pouco mais alto
Fecho os olhos. Gostava de dizer que dormi.
Range uma bota, o rangido para, e ele fica à espera de saber se acordou alguém. Eu podia estender a mão. O colchão sobe do lado dele, dois dedos, como sempre. Pousa uma coisa pequena ao pé da minha cabeça. A fita descola-se muito devagar da porta, e volta a ficar calcada, do lado de fora, a toda a volta, um polegar a seguir ao outro, para não perdermos calor por causa dele.
Conto como a folha contaria. Ele fez a soma e eu também a fiz, e só um se levantou.
+ [Abrir os olhos agora e ir atrás dele. # hint: dois fatos, uma hora cada]
    ~ ilyas++
    -> by_the_lock
+ [Deixá-los fechados.]
    -> three_chairs

=== by_the_lock
# chapter: A eclusa, uma parede para ler
# scene: corridor
Está sentado na eclusa, com o capacete nos joelhos. Não fechou a porta de dentro. Está a ler a parede.
«PISO CINCO», diz o Ilyas, «SOPAS E REMORSOS. É uma grande escritora, não fazia ideia. Só parei para ler. Não há maneira de passar por isto.» Deixo-me cair na chapa, ao lado dele. Da minha cara não faço o que quero. «Fica-nos muito cara, a sua companhia», diz com brandura. «{clock:Eu contava que estivesse a dormir|Eu bem lhe disse que teria de ter cuidado}.» # speaker: ilyas-qadir
Digo que vamos usar a cunha. Que o fazemos esta noite, com os quatro presentes, e que era o que eu devia ter dito na roda, em vez de fechar os olhos. Digo-o às minhas luvas.
{clock:«Havia uma estrela por onde a minha avó se guiava», diz o Ilyas. «Tenho duas mil chapas do sítio, e não está em nenhuma. Acho que ela só apontou. Nós estávamos a chorar.»|«A minha avó», diz o Ilyas, «apontou.»} Empurra o capacete com o pé. Rola na direção da cúpula, até SAUDADES DA MÃE. # speaker: ilyas-qadir
+ [Voltar com ele, de rastos, para a cúpula.]
    -> the_wedge

=== three_chairs
# chapter: Ao pé da minha cabeça, algo frio
# scene: landing
A coisa ao pé da minha cabeça era a chapa. Vinha embrulhada no cachecol dele e ainda estava fria.
Aguentámos até ao fim. Três pessoas e as latas dele: com isso a soma deu certo, e {depot or clock:sobrou um dia|não sobrou nada}. Está na folha. Quando o Elio acordou e percebeu, nessa noite não deu corda a nada; pediu-nos que o deixássemos parar, e a Priya esteve quarenta minutos a rodar o cabo, aos soluços e a rogar-lhe pragas.
# ending: three-chairs; Três cadeiras
Revelaram a chapa na nave. Há uma marca entre {clock:duas|as duas} estrelas, em baixo. O astrónomo do porto já a viu por quantas lentes tem. Pode ser uma estrela e pode ser um defeito, diz ele, ou um polegar que escorregou; precisava de uma segunda chapa. {ilyas >= 3: O polegar era o meu. Sei que não se mexeu.|Concorri ao lugar. Uma chapa por noite, de um sítio onde não há nada.} Ninguém me perguntou se eu dormia. A folha tem quatro colunas, e todas as manhãs traço as quatro.
-> END

=== far_pad
# chapter: Seis quilómetros, com uma lanterna
Faz-se sem ruído. O truque é deixar cheio o lugar quente, com uma capa de colchão, para ninguém rolar para o vazio e acordar.
Escrevo na folha o que levo. Um fato, onze horas. Uma lanterna. Tiro o que já não vou gastar e dá certo à primeira, encaixa como uma gaveta a fechar-se. {pockets ? winding_key: A chave, penduro-a na chave de fendas da Priya.|Meto a mão do Elio debaixo da manta.} Depois fico um segundo de pé. Não estou a pensar. Estou a decorá-los, começando pelas cabeças.
# scene: plain
São seis quilómetros até à pista distante. Tenho a minha lanterna. Pode ser que de lá alguma coisa que venha a descer consiga ver alguém.
+ [Andar.]
    -> lamp_on_the_pad
+ [Andar, e contar-lhes os passos em voz alta.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: A cúpula, a folha, às seis
# scene: landing
Demos com a folha às seis.
Somos três a escrever isto. Fomos passando o lápis. Foi a Priya quem viu que a cama não tinha a forma certa; foi em camisa até à eclusa antes que o Elio conseguisse pará-la.
Queremos que fique escrito que não demos o nosso acordo.
# ending: a-lamp; Uma luz na pista
A piloto da nave diz que nos tinha na lista para uma aterragem por instrumentos, no dia nove, com neve soprada e a baliza gelada. Ao fim da tarde do dia sete, viu uma luz. Estava mesmo no meio da pista distante, muito abaixo dela, a acender e a apagar. Quatro a encher, diz ela, e oito a vazar. Era nova, nunca tinha feito uma coisa assim, e deu a volta à nave e queimou tudo o que guardava para o regresso a casa. {depot: Em cinco horas estava no chão. O fato ainda tinha uma e meia.|Em nove horas estava no chão. O fato tinha menos do que isso, e quem nos faltava tinha pago a diferença de costas no gelo, quase sem respirar.} {player_name != "": Telefonamos para a enfermaria todos os dias às nove. «{player_name} está a dormir», dizem-nos, «mas há uma mão que não para de bater na grade.»|Telefonamos para a enfermaria todos os dias às nove. Dizem-nos que está a dormir, mas que há uma mão que não para de bater na grade.} Nós dizemos que batam também.
-> END
