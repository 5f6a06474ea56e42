import type { StoryTexts } from './story-texts.ts';

export const spanish: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'Subes la última loma a la hora en que callan las ovejas.',
        'La carretera se rinde al pie de las colinas, y desde ahí sigues a pie.',
      ],
      details: [
        'Más arriba golpea una cancela que nadie ha ido a cerrar.',
        'La hierba se inclina toda hacia un lado, como si se lo hubieran pedido.',
        'A dos valles de distancia, el humo sube recto desde una chimenea.',
        'Una alondra se eleva, lo piensa mejor y vuelve a bajar.',
      ],
      places: [
        ['Subir a las piedras erguidas.', 'Las piedras se inclinan unas hacia otras, como quien calla cuando llegas.'],
        ['Bajar al redil.', 'En el redil hay un hueco barrido, guardado para algo que no es una oveja.'],
        ['Seguir el muro viejo.', 'El muro cruza dos colinas y tiene una brecha del ancho exacto de un carro.'],
        ['Llamar a la granja.', 'La puerta de la granja está entornada, y hay dos platos en la mesa.'],
        ['Asomarte a la cantera.', 'En el fondo de la cantera el agua está tan quieta que guarda el cielo de ayer.'],
        ['Caminar hasta la encrucijada.', 'En la encrucijada, el poste tiene cuatro brazos y tres nombres.'],
      ],
    },
    sea: {
      arrivals: [
        'Llegas al agua ya de noche, cuando han entrado las últimas barcas.',
        'Cuando alcanzas el puerto ha cambiado la marea, y también la conversación.',
      ],
      details: [
        'Los cabos golpean los mástiles, casi al mismo compás.',
        'El aire sabe a sal y a aceite de lámpara.',
        'Mar adentro asoma dos veces una luz, y luego se cuida de no hacerlo.',
        'Las gaviotas pasean por la rampa como marineros sin contrato.',
      ],
      places: [
        ['Caminar hasta la punta del muelle.', 'Al final del muelle hay una silla vuelta hacia el agua.'],
        ['Mirar en el cobertizo.', 'La barca del cobertizo está seca; los remos, no.'],
        [
          'Subir al cuarto de la lámpara.',
          'Arriba la lente gira sin ruido, y alguien la ha pulido entera menos un cristal.',
        ],
        ['Preguntar en la aduana.', 'El libro de la aduana está abierto por hoy, y la tinta sigue húmeda.'],
        [
          'Seguir la línea de la marea.',
          'La marea ha dejado en la arena una fila de cosas pequeñas, por orden de tamaño.',
        ],
        ['Entrar en la capilla de los ahogados.', 'En la pared de la capilla queda sitio para un nombre.'],
      ],
    },
    city: {
      arrivals: [
        'Bajas del tranvía una parada antes, y la calle lo sabe.',
        'Acaba de dejar de llover, y la ciudad entera se mira en el asfalto.',
      ],
      details: [
        'En el tercer piso se abre una ventana, y sale un piano.',
        'Alguien ha pintado una flecha en la acera, y alguien le ha dado la vuelta.',
        'Las farolas se encienden una tras otra, como si les preguntaran.',
        'Un taxi espera con la puerta abierta y sin nadie dentro.',
      ],
      places: [
        ['Cruzar al café nocturno.', 'En cada mesa del café hay una persona y una silla vacía.'],
        ['Subir a las azoteas.', 'Desde las azoteas todo es ropa tendida y cuartos con luz, y ninguno es el tuyo.'],
        ['Atajar por el pasaje.', 'En el pasaje todo está cerrado, salvo la tienda que vende llaves.'],
        ['Bajar al metro.', 'El panel del andén promete un tren de una línea que ya no existe.'],
        [
          'Echar un vistazo al patio.',
          'En el patio, una bicicleta se apoya en un árbol que ha crecido a su alrededor.',
        ],
        ['Detenerte en el puente.', 'En el puente hay candados, y uno ha vuelto a abrirse.'],
      ],
    },
    forest: {
      arrivals: [
        'El sendero se mete bajo los árboles, y tras la primera curva ya es tarde.',
        'Oyes el bosque antes de verlo, como a una multitud a la que han pedido que espere.',
      ],
      details: [
        'Algo ha pasado por aquí antes que tú, sin pisar una sola rama.',
        'La luz cae en monedas y desaparece cuando vas a cogerla.',
        'Huele a una lluvia que cayó sobre otros.',
        'Un pájaro carpintero llama tres veces y espera a que le abran.',
      ],
      places: [
        ['Remontar el arroyo.', 'El arroyo nace bajo una piedra con escalones tallados.'],
        ['Ir a la cabaña del carbonero.', 'La cabaña está vacía; el fuego, no, y acaban de apartar el hervidor.'],
        ['Entrar en el claro.', 'En el claro la hierba está aplastada en círculo, y en el centro no crece nada.'],
        ['Trepar por la escala de los cazadores.', 'Desde lo alto hay copas de árboles hasta donde llega el tiempo.'],
        ['Mirar el roble caído.', 'En el tronco del roble han hecho una cama de musgo, larga para un niño.'],
        ['Tomar el camino de las piedras blancas.', 'Las piedras blancas siguen adelante, y la última aún está tibia.'],
      ],
    },
    desert: {
      arrivals: [
        'La caravana te deja donde estaba el camino, y sigue sin mirar atrás.',
        'A mediodía, el pueblo que dejaste ya es un rumor.',
      ],
      details: [
        'El viento va pasando una duna a otra, a cucharadas.',
        'Tu sombra se te ha metido bajo los pies a esperar.',
        'Llegan campanas del este, y luego solo el silencio de después.',
        'El cielo es del azul de un plato que nadie puede usar.',
      ],
      places: [
        ['Bajar al pozo.', 'La cuerda del pozo es nueva, y más larga que el pozo.'],
        [
          'Descansar a la sombra de las ruinas.',
          'En las ruinas queda en pie una puerta, y han barrido la arena del umbral.',
        ],
        ['Caminar hasta las salinas.', 'En la sal queda cada huella, y hay más de las que debería.'],
        ['Entrar en la tienda negra.', 'En la tienda sirven el té desde tan alto que le da tiempo a pensar.'],
        ['Subir a la roca roja.', 'Desde la roca se ven dos caminos, y en ninguno hay nadie.'],
        ['Mirar entre las palmeras.', 'Entre las palmeras se mece una hamaca, cada vez un poco más despacio.'],
      ],
    },
    snow: {
      arrivals: [
        'Ha nevado todo el día, y ahora que ha parado se oye que ha parado.',
        'El puerto se cierra a tu espalda con menos ruido que un libro.',
      ],
      details: [
        'La nieve lo ha redondeado todo, como se hace con los precios.',
        'Tu aliento va por delante y te espera.',
        'Un solo rastro cruza la ladera y termina a la mitad.',
        'Del alero cuelgan carámbanos, el más largo sobre la puerta.',
      ],
      places: [
        [
          'Buscar el refugio.',
          'En el refugio arde la estufa, y el libro de visitas está abierto por una página limpia.',
        ],
        ['Cruzar el lago helado.', 'Bajo el hielo del lago hay una lámpara, y está encendida.'],
        ['Entrar en el campanario.', 'La campana está envuelta en una bufanda tejida a su medida.'],
        ['Seguir las huellas de esquí.', 'Las huellas bajan entre los abetos de un par, y suben de dos.'],
        ['Desenterrar el poste.', 'El poste da la distancia a un lugar que no está en tu mapa.'],
        ['Refugiarte en el establo.', 'En el establo hay un caballo ensillado que te mira como si llegaras tarde.'],
      ],
    },
    river: {
      arrivals: [
        'Llegas al río por la orilla equivocada, como siempre se llega.',
        'El barco de la noche se ha ido, y su oleaje aún lame los escalones.',
      ],
      details: [
        'El agua pasa como quien sabe dónde la esperan.',
        'Un farol baja a paso de paseo, sin nadie debajo.',
        'En la otra orilla un perro ladra a algo que está en la tuya.',
        'La niebla se levanta del río y se despereza.',
      ],
      places: [
        ['Tocar la campana de la barca.', 'La campana tiene badajo nuevo, y un cartel viejo que prohíbe tocarla.'],
        ['Ir por el camino de sirga.', 'En el camino un caballo ha dejado un surco, y hace años que no hay caballo.'],
        ['Llamar a la esclusa.', 'La pizarra de la esclusa anota la altura del agua cada día, hasta mañana.'],
        ['Subir a la gabarra.', 'En la gabarra hay geranios, una cama hecha y ningún nombre en la proa.'],
        ['Salir a la presa.', 'Desde la presa se ven las dos mitades del río: la que espera y la que se fue.'],
        ['Mirar bajo el molino.', 'Bajo el molino gira la rueda, aunque nadie muele desde la crecida.'],
      ],
    },
    observatory: {
      arrivals: [
        'La cúpula está abierta cuando subes la colina, y el cielo va entrando.',
        'Te pidieron que vinieras de noche, y nunca ha sido tan de noche como hoy.',
      ],
      details: [
        'La maquinaria sigue contando bajo el suelo, como quien ha perdido la cuenta.',
        'Todas las lámparas son rojas, para que la noche siga siendo negra.',
        'En la pizarra está escrito tres veces el mismo número, y dos veces tachado.',
        'El gran telescopio se mueve el ancho de un cabello, y sientes que la casa asiente.',
      ],
      places: [
        ['Mirar por el gran telescopio.', 'En el ocular hay una estrella donde nunca hubo ninguna.'],
        ['Bajar al sótano de los relojes.', 'En el sótano hay nueve relojes, y ocho van bien.'],
        ['Leer en el archivo de placas.', 'El cielo de cada noche se guarda en vidrio, y falta una noche.'],
        ['Salir a la galería.', 'En la galería la barandilla brilla en un punto, del ancho de dos manos.'],
        [
          'Abrir el despacho de la dirección.',
          'En el despacho la lámpara está encendida, la silla tibia, y el diario acaba a media palabra.',
        ],
        ['Subir bajo la cúpula.', 'Bajo la cúpula, una golondrina ha anidado en lo único que nunca gira.'],
      ],
    },
  },
  tones: {
    quiet: [
      'Aquí nada tiene prisa, y al cabo de un rato tú tampoco.',
      'Es un silencio del que alguien ha cuidado.',
      'Notas que has bajado la voz, y aún no has dicho nada.',
      'Por un momento solo hay esto, y basta.',
    ],
    tense: [
      'Cuentas tus pasos, y juras que sobra uno.',
      'Hace menos de una hora hubo alguien aquí. No miras atrás.',
      'Queda poco tiempo, y todo está vigilado.',
      'Si algo va a pasar, será ahora; y luego no es ahora.',
    ],
    playful: [
      'Decides poner cara de haberlo planeado.',
      'Tendría gracia si le pasara a alguien con los zapatos secos.',
      'El sentido común te pide que te vayas. Le dices que espere fuera.',
      'Sean cuales sean las reglas, parece que vas ganando.',
    ],
    tender: [
      'Alguien se ha esmerado aquí, y no pensó que nadie lo vería.',
      'Habías olvidado que en algún sitio pueden esperarte.',
      'Querrías decir algo amable, y buscas una palabra lo bastante pequeña.',
      'Duele un poco, en el sitio donde duelen las cosas que se curan.',
    ],
    eerie: [
      'Nunca has estado aquí. Tu mano encuentra sola el pestillo.',
      'Lo que tomabas por tu eco responde demasiado pronto.',
      'Todo está donde debe, y nada donde estaba.',
      'Detrás de ti algo se detiene, con mucha cortesía, cuando tú lo haces.',
    ],
    adventurous: [
      'Hay un rodeo, y está el camino que vas a tomar.',
      'El corazón se te adelanta; solo tienes que seguirlo.',
      'Si el mapa acierta, no deberías estar aquí, y el mapa nunca te gustó.',
      'Compruebas los nudos, el cuchillo y la suerte, por ese orden.',
    ],
  },
  gestures: [
    '{name} te mira el tiempo que se tarda en decidir algo.',
    '{name} ya te ha hecho sitio, sin decir una palabra.',
    'Ves que {name} guarda algo deprisa, y luego lo saca despacio.',
    '{name} escucha hasta el final, como hace poca gente, y luego un poco más.',
    '{name} está un paso más lejos que hace un momento.',
    'Esperas la risa de {name}. Tarda, y merece la pena.',
  ],
  speech: [
    '—Te has tomado tu tiempo —dice {name}—. Yo también lo habría hecho.',
    '—Pregúntamelo luego —dice {name}—, cuando se me ocurra algo mejor.',
    '—Hay una cosa que no te he dicho —dice {name}—. Eso sí te lo digo.',
    '—Sé lo que cuentan —dice {name}—. Salió de mí.',
    '—Hagas lo que hagas —dice {name}—, hazlo en serio.',
    '—Eso no —dice {name} en voz baja—. Bueno. Quizá precisamente eso.',
  ],
  alone: [
    'No hay nadie a quien preguntar, y así es más fácil responder.',
    'Quien estuvo aquí dejó la luz encendida, y eso es una especie de mensaje.',
    'Dices unas palabras en voz alta, para oír de qué lado están.',
    'Hay dos tazas. Tú eres una sola persona.',
  ],
  returns: [
    'Es el mismo lugar, y se ha dado cuenta de que has vuelto.',
    'Ya has estado aquí. No habías visto ni la mitad.',
    'Desde entonces han movido algo, apenas un palmo.',
    'Esta vez sabes dónde poner los pies.',
  ],
  choices: [
    'Mirar más de cerca.',
    'Esperar y callar.',
    'Preguntar sin rodeos.',
    'Seguir antes de cambiar de idea.',
    'Hacer como si nada.',
    'Ofrecer ayuda.',
    'Tomar el camino estrecho.',
    'Confiar en alguien a quien no conoces.',
    'Volverte una vez más.',
    'Guardártelo para ti.',
    'Hacer justo lo que te dijeron que no hicieras.',
    'Reconocerlo.',
  ],
  reckonings: [
    'Así que era esto. Todo lo que dejaste sin hacer te ha alcanzado y espera alrededor.',
    'No se puede ir más lejos. Queda elegir, y haber elegido.',
    'Ahora lo tienes todo en las manos, y pesa menos de lo que temías.',
  ],
  endings: [
    [
      'Donde te esperaban',
      'Quedarte.',
      'Te quedas. Por la mañana nadie sabe decir cuándo llegaste, y tú ya no lo intentas.',
    ],
    [
      'El camino largo a casa',
      'Volver a casa por el camino largo.',
      'Vuelves a casa por el camino largo, para tener algo que contar al llegar.',
    ],
    [
      'Tal como fue',
      'Contarlo tal como fue.',
      'Lo cuentas tal como fue. Después hay mucho silencio, y es mejor que el de antes.',
    ],
    [
      'Un secreto bien guardado',
      'Guardar el secreto.',
      'Lo guardas. Con los años lo sacas alguna vez para mirarlo, y no se ha desvaído.',
    ],
    ['Lo que se debía', 'Devolverlo.', 'Lo devuelves. Tienes las manos vacías y, por primera vez en días, calientes.'],
    [
      'Otro comienzo',
      'Empezar de nuevo en otra parte.',
      'Te subes el cuello y empiezas de nuevo, con el mismo nombre y mejores zapatos.',
    ],
  ],
  chapters: ['Cómo empieza', 'Lo que nadie dice', 'El giro', 'Lo que cuesta', 'La última luz'],
  role: '—{role} —dices cuando te preguntan quién eres.',
  take: 'Coger lo que hay ahí: {item}.',
  needs: 'No sin esto: {label}',
  carried: 'Contigo',
};
