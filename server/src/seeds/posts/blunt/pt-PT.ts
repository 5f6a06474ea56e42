import type { PostTexts } from '../post-texts.ts';

export const portuguese: PostTexts = {
  'bex-faleolo-seven-forty-three':
    '7,43 hoje. 7,43 ontem. O treinador diz que a regularidade é uma virtude. Nota-se que nunca andou dois centésimos atrás de ninguém.',
  'bex-faleolo-horse':
    'Descarreguei um cavalo às 4h20. Olhou para a rampa, olhou para mim, trancou os joelhos. Medo das alturas. Contei-lhe o meu truque. Cá em baixo em três segundos, recorde pessoal. A ti não conto.',
  'bex-faleolo-gary':
    'Ontem à noite alguém fez 9,80 na pista um e não assinou o quadro. Já descobri. O Gary. 61 anos, anca nova desde junho. Gary, que monstro. Agora estás na minha lista.',
  'sohrab-batliwala-fine':
    'Hoje apanharam-me duas vezes, as duas uma miúda de seis anos. Vinte rupias na lata. Deixei-a ganhar.',
  'sohrab-batliwala-high-tide':
    'A maré saltou o muro da Marine Drive e sentou-se-me ao colo. Eu levava o vidro aberto por causa da aragem, porque já não fecha. O mar perguntou por ti, pelo nome.',
  'sohrab-batliwala-inspector':
    'Um inspetor mandou-me parar e pediu os papéis. Dei-lhe o jornal, ele leu-me o horóscopo e depois precisou de boleia até Byculla. Não ia no banco de trás quando me viste, e quem cantava não era ele.',
  'dolores-pruitt-moth':
    'Foram vinte. Voltaram vinte. Coluna parada quatro minutos ao portão. Traça no camião. O meu melhor motosserrista não viaja com traças. Traça realojada.',
  'dolores-pruitt-boots': 'Novatos. Botas de reserva na prateleira. Os números estão certos. Liguei às vossas mães.',
  'dolores-pruitt-day-off':
    'Folga. Dormi dez horas. Acordei às quatro e contei a cozinha. Seis pratos, seis garfos, cinco colheres. Procurei até ser dia. Tinha-a o cão.',
  'hab-9-day-of-week':
    'Dia 6921. A tripulação perguntou que dia é. Resposta: 6921. Perguntou outra vez. Queria um nome. Não há nomes de dias a bordo. Foi entregue um do armazém. Hoje é parafuso.',
  'hab-9-galley-fan':
    'Parabéns, Deniz. A ventoinha 2 da cozinha está a arder. Parabéns, Deniz. A ventoinha 2 apagou-se. Roupa lavada. O fogo vinha da conduta da lavandaria. A roupa está, de facto, lavada.',
  'hab-9-request-nineteen':
    'Pedido 19 de placa de mensagens, enviado ao armador. Resposta recebida após nove horas-luz. Texto integral: «O seu pedido é importante para nós. Roupa lavada.» Conclusão. O armador tem a mesma placa.',
  'gaynor-pike-goat':
    'A CABRA: «EMPURRARAM-ME». Amanhã na primeira página, com o veterinário a dar a cara e o vereador a monte. Compra ou ouve da boca da tua mãe.',
  'gaynor-pike-muffins':
    'O gabinete de imprensa mandou-me um «sem comentários» e um cesto de queques. Isso é um comentário, querido. Da última vez foram dois queques, e ele apanhou quatro anos.',
  'gaynor-pike-horoscope':
    'HORÓSCOPO. Touro: uma mulher de cigarro eletrónico vai ligar às quatro. Atenda, senhor vereador. Os outros: dinheiro, amor e um casaquinho.',
  'dez-baptiste-slower':
    'O 913, e a avó do noivo, noventa e um anos, sapatos dourados, pediu-me uma música lenta, depois uma mais lenta, depois o meu número, e já ligou duas vezes, por causa do estacionamento.',
  'dez-baptiste-sandal':
    'À senhora que deixou uma sandália dourada debaixo da mesa nove: não sou príncipe nenhum, querida, sou um homem com uma carrinha e uma caixa de perdidos e achados, mas é um trinta e nove, domingo estou livre, e já a experimentei em tanto tio.',
  'dez-baptiste-lasagne':
    'O pessoal da cozinha começou a guardar-me o canto da lasanha, que é a coisa mais bonita que me fizeram desde março, e hoje havia um coração no alumínio, que afinal era uma seta, este lado para cima.',
};
