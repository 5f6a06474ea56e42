import type { PostTexts } from '../post-texts.ts';

export const spanish: PostTexts = {
  'bex-faleolo-seven-forty-three':
    '7,43 hoy. 7,43 ayer. Mi entrenador dice que la regularidad es una virtud. Se nota que nunca ha ido dos centésimas por detrás de nadie.',
  'bex-faleolo-horse':
    'A las 4:20 he descargado un caballo. Miró la rampa, me miró a mí y clavó las patas. Vértigo. Le conté mi truco. Abajo en tres segundos, marca personal. El truco a ti no te lo cuento.',
  'bex-faleolo-gary':
    'Anoche alguien hizo 9,80 en la calle uno y no firmó en la pizarra. Ya sé quién. Gary. 61 años, cadera nueva desde junio. Gary, qué bestia. Ya estás en mi lista.',
  'sohrab-batliwala-fine':
    'Hoy me han pillado dos veces, las dos una niña de seis años. Veinte rupias a la lata. La dejé ganar.',
  'sohrab-batliwala-high-tide':
    'La marea ha saltado el muro de Marine Drive y se me ha sentado encima. Llevaba la ventanilla bajada por el fresco, porque no sube. El mar preguntó por ti, con nombre y apellido.',
  'sohrab-batliwala-inspector':
    'Me paró un inspector y me pidió los papeles. Le di el periódico, me leyó el horóscopo y luego necesitaba que lo llevara a Byculla. No iba en el asiento de atrás cuando me viste, y el que cantaba no era él.',
  'dolores-pruitt-moth':
    'Salen veinte. Vuelven veinte. Convoy parado cuatro minutos en la verja. Una polilla en el camión. Mi mejor motosierrista no viaja con polillas. Polilla reubicada.',
  'dolores-pruitt-boots':
    'Novatos. Botas de repuesto en el estante. Los números están bien. He llamado a vuestras madres.',
  'dolores-pruitt-day-off':
    'Día libre. Diez horas de sueño. Despierta a las cuatro, he contado la cocina. Seis platos, seis tenedores, cinco cucharas. Busqué hasta que amaneció. La tenía el perro.',
  'hab-9-day-of-week':
    'Día 6921. La tripulación preguntó qué día es. Respuesta, 6921. Preguntó otra vez. Quería un nombre. No hay nombres de días a bordo. Se entregó uno del almacén. Hoy es tornillo.',
  'hab-9-galley-fan':
    'Felicidades, Deniz. El ventilador 2 de la cocina arde. Felicidades, Deniz. El ventilador 2 está apagado. Colada lista. El fuego venía del conducto de la lavandería. La colada, en efecto, está lista.',
  'hab-9-request-nineteen':
    'Solicitud 19 de tabla de mensajes, enviada al armador. Respuesta recibida tras nueve horas luz. Texto íntegro: «Su solicitud nos importa. Colada lista». Conclusión. El armador tiene la misma tabla.',
  'gaynor-pike-goat':
    'LA CABRA: «ME EMPUJARON». Mañana en portada, con el veterinario dando la cara y el concejal en paradero desconocido. Cómpralo o que te lo cuente tu madre.',
  'gaynor-pike-muffins':
    'El gabinete de prensa me manda un «sin comentarios» y una cesta de magdalenas. Cielo, eso es un comentario. La última vez fueron dos magdalenas, y le cayeron cuatro años.',
  'gaynor-pike-horoscope':
    'HORÓSCOPO. Tauro: una mujer con vapeador llamará a las cuatro. Cójalo, concejal. Los demás: dinero, amor y una rebequita.',
  'dez-baptiste-slower':
    'La 913, y la abuela del novio, noventa y un años, zapatos dorados, me pidió una lenta, y luego una más lenta, y luego mi teléfono, y ya me ha llamado dos veces, las dos por el aparcamiento.',
  'dez-baptiste-sandal':
    'A la señora que dejó una sandalia dorada debajo de la mesa nueve: no soy un príncipe, guapa, soy un hombre con una furgoneta y una caja de objetos perdidos, pero es un treinta y nueve, el domingo estoy libre, y no sabes a cuántos tíos se la he probado ya.',
  'dez-baptiste-lasagne':
    'Los del catering han empezado a guardarme la esquina de la lasaña, que es lo más bonito que alguien ha hecho por mí desde marzo, y esta noche en el aluminio había un corazón, que resultó ser una flecha, este lado hacia arriba.',
};
