import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Nueve farolillos hasta la medianoche',
    tagline: 'Una ladrona de farolillos tiene una noche, nueve tejados y un nombre prestado.',
    synopsis: prose`
      Una vez al año el Gremio cuelga nueve farolillos sobre el Noveno Canal, y en la base de cada uno guarda una
      escritura de una calle que ardió. Hasta la medianoche se pueden impugnar. Después son ley. Su Yin tiene engrudo
      de arroz, una invitación a nombre de otra y un relojero capaz de atrasar todas las campanas del barrio, si el
      corazón le aguanta. En la fiesta del magistrado alguien lee los labios. Estás en el tejado, a su lado. Tú
      decides qué luz se apaga primero.
    `,
  },
  'the-counting-light': {
    title: 'El faro que cuenta',
    tagline: 'Un faro se detiene tras siete destellos. Ahí fuera, alguien le responde contando.',
    synopsis: prose`
      El faro de Skerry lleva un siglo girando sin un fallo. Desde el equinoccio se detiene tras cada séptimo
      destello, lo que dura una respiración. La guardiana dice que no pasa nada y pone una segunda taza. El astrónomo
      de las rocas dice que la pausa sigue el compás de una estrella que no está. La detective quiere saber a qué
      huele. Una noche salieron siete barcas y aparecieron seis. Has subido doscientos escalones, la marea ha cubierto
      el paso y la luz va a contar de nuevo.
    `,
  },
  'the-salt-road-letters': {
    title: 'Las cartas de la Ruta de la Sal',
    tagline: 'Cuarenta cartas, once pozos y una persona que las lee y no debería existir.',
    synopsis: prose`
      Noor Saberi escribe cartas para quien no sabe escribir y las lleva de pozo en pozo por la Ruta de la Sal. No ha
      perdido ninguna. Esta primavera le entregan cuarenta de golpe, con la misma letra, dirigidas a pueblos que la
      arena se llevó hace mucho. Un contrabandista jubilado conoce la letra. Una cartógrafa conoce las calles. Y en
      cada pozo seco espera la respuesta a una carta aún sin entregar. Lo que leas junto al fuego, y lo que dejes
      cerrado, decidirá quién aguarda al final del camino.
    `,
  },
  'the-last-night-mail': {
    title: 'El último correo nocturno',
    tagline: 'Una carta sin dirección, en un tren que solo para una vez.',
    synopsis: prose`
      El correo nocturno lleva noventa años circulando sin más viajeros que las cartas. Esta noche, la última, admite
      pasaje: una mujer que escucha la lluvia, un panadero que no suelta su paquete, la reina de un mercado a punto de
      quedarse sin río, y tú. Entre todos, un sobre sin dirección. El revisor explica la regla, que consta en el
      reglamento: esa carta es de quien esté despierto cuando el tren pare. Para una vez. Tienes hasta el alba para
      saber qué contiene y para quién se escribió.
    `,
  },
  'the-glass-observatory': {
    title: 'El observatorio de cristal',
    tagline: 'En una montaña hecha de tiempo y nubes, alguien cultiva estrellas en macetas.',
    synopsis: prose`
      El Observatorio de Cristal se construyó para un cometa que no vino. Llevaba un siglo vacío por encima de las
      nubes cuando un globo de correos, fuera de toda ruta, deja allí a tres personas que no se habrían elegido: un
      astrónomo en busca de una estrella, una botánica con una mandrágora que devolver y una piloto sin horario. La
      cúpula está llena de plantas. Se abren de noche, y lo que abren es el mapa de un cielo que no es el nuestro.
      Para salir hay que aprender a leerlo. Para leerlo, alguien debe quedarse.
    `,
  },
  'winter-at-heron-pass': {
    title: 'Invierno en el Paso de la Garza',
    tagline: 'Tres viajeros, una estufa y una montaña que escucha por si dicen su nombre.',
    synopsis: prose`
      El camino del Paso de la Garza se cierra la primera noche de nieve y se abre cuando lo dice la guardesa. Este
      año tiene huéspedes: un caballero con las mejores intenciones hacia los nabos, una duelista que hace dos
      inviernos se dejó algo en el puente, y tú. La regla de la cabaña es sencilla: nadie dice el nombre de la montaña
      antes del deshielo. La tercera noche llaman a la puerta, y un desconocido pregunta, muy educado, dónde está.
      Ocho rondas, una estufa y mucha nieve con el oído pegado a la pared.
    `,
  },
  'what-the-birches-heard': {
    title: 'Lo que oyeron los abedules',
    tagline: 'Un bosque levanta acta de todo. Hay una página aplazada desde hace treinta años.',
    synopsis: prose`
      En Zorin de Abajo los abedules se reúnen cuatro veces al año y una anciana, en una silla plegable, apunta lo que
      se dice. El punto tercero está aplazado desde el invierno en que su marido salió a medir la nieve. Este otoño
      dos forasteras piden que se lea: una detective con un sombrero lleno de papeletas y una botánica que ha seguido
      hasta el bosque el rastro de una mandrágora robada. Tú ocupas la segunda silla y tienes buena letra. Los árboles
      hablan despacio. Esperaban que alguien preguntara en el orden debido.
    `,
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Última salida del Hotel Perpetua',
    tagline: 'Trece plantas, catorce botones y un timbre que no llama a nadie.',
    synopsis: prose`
      El Hotel Perpetua cierra para siempre el domingo. Los muebles tienen precio, los arenques se acabaron y quedan
      tres personas que no pueden marcharse: una ascensorista que nunca ha visto la planta catorce, un portero de
      noche muerto hace un siglo y un paragüero que viene a devolver un paraguas a un huésped de 1926. Hay una cuenta
      pendiente en la diecinueve. Mientras no se salde, las puertas dan la vuelta y devuelven a todos al vestíbulo. Tú
      tienes el registro. Alguien firmó dos veces.
    `,
  },
  'red-sun-slow-hills': {
    title: 'Sol rojo, cerros lentos',
    tagline: 'Tres jinetes quieren guerra. La única espada del valle sostiene un tejado.',
    synopsis: prose`
      Itzel Marín ha compuesto todos los huesos entre la sierra y el mar, y colgó la espada para pagar el tejado de
      una iglesia. Ahora, al caer el sol, llegan jinetes con una carta sellada por una duquesa que la llama a
      mandarlos. La carta está muy bien escrita. El hombre que la falsificó cabalga a tu lado y se encuentra mal. Un
      caballero con una olla se ofrece a hablar con ambos bandos. Tienes hasta que el sol deje la cresta: nueve
      rondas, y en cada una algo que volver a poner en su sitio.
    `,
  },
  'the-umbrella-inquest': {
    title: 'La vista del paraguas',
    tagline: 'Llueve bajo techo desde hace seis días, en un solo gancho. Los muertos piden que conste.',
    synopsis: prose`
      Un paraguas verde que alguien dejó bajo el viaducto hace cuarenta años ha empezado a gotear. Nada más está
      mojado en el quiosco. Ansel Grieve querría una explicación antes de dirigirle la palabra. Wren Halloway acepta
      el caso porque no hay ningún marido de por medio, y llama a la única testigo que entiende de lluvia. La vista se
      celebra en el noveno arco. Tú eres el jurado. Cada tren trae una prueba, y el de las dos de la madrugada, que no
      pesa nada, trae a alguien.
    `,
  },
  'a-map-of-missing-streets': {
    title: 'Plano de calles desaparecidas',
    tagline: 'Para hallar una calle perdida hacen falta su olor, su piano y su silencio.',
    synopsis: prose`
      La calle del Consuelo no está en ningún plano, en ninguna escritura ni en más memoria que una. Inés Carvajal
      lleva veinte años buscándola. Este invierno una afinadora de pianos le escribe que la mandaron a una casa
      situada entre dos casas que se tocan. Un hombre con una furgoneta llena de silencios tiene la grabación de una
      fuente donde no hay fuente. Se citan en una parada de tranvía, con una llave, y echan a andar. Tú llevas el
      papel. Lo que dibujas se queda, y la ciudad empieza a notarlo.
    `,
  },
  'the-duel-at-half-past-tea': {
    title: 'El duelo de la hora del té',
    tagline: 'La ley permite hablar hasta que se corte la tarta. Hablen bien.',
    synopsis: prose`
      Un tratado, un abanico devuelto con la mano que no era y un duelo fijado para las cuatro y media en la terraza
      de la Corte de Invierno. A Odile Marchetti la ha retado un príncipe que no puede echarse atrás ni quiere
      batirse. Sable tiene motivos para que ambos lleguen vivos al martes. Bajo la terraza, una apuntadora sopla
      frases a quien se queda sin ellas. Tú llevas el padrinazgo. La etiqueta permite conversar hasta que se corte la
      tarta, y nada dice de lo despacio que uno puede acercarse a una tarta.
    `,
  },
  'by-return-of-post': {
    title: 'A vuelta de correo',
    tagline: 'Aún no has echado la carta. La respuesta está en el felpudo, y está tibia.',
    synopsis: prose`
      Hay que cerrar antes del sábado la última casa sobre el empalme de Brod. Escribes una carta y vas a buscar un
      sello; antes de echarla al buzón, la respuesta está en el felpudo, húmeda por una punta, y te agradece la tuya de
      mañana. Sabe qué muela te tocas al pensar. La segunda mañana tienes cortes en la lengua y faltan cinco sellos. Un
      jefe de estación que lee matasellos y un hombre que graba silencios quizá puedan ayudarte, si es que son ellos
      quienes escriben.
    `,
  },
  'the-sum-of-the-air': {
    title: 'La suma del aire',
    tagline: 'Cuatro personas, nueve días, veintidós latas de aire. La cuenta cuelga de la pared.',
    synopsis: prose`
      Se ha roto el circuito que daba aire a la estación, y la nave que trae el repuesto está a nueve días y viene
      cayendo, sin motor. Quedan veintidós velas de oxígeno para cuatro personas. Una de ellas tiene un corazón al que
      hay que dar cuerda a mano cada noche; dar cuerda es trabajo, y el trabajo es aire. Se encierran en la cúpula bajo
      una sola manta, con una hoja y un lápiz atado a un cordel. Hay un depósito viejo a cuatro kilómetros, un tanque de
      algas enfermas y un reloj del que nadie ha dudado.
    `,
  },
  'in-the-first-person': {
    title: 'En primera persona',
    tagline: 'Los intérpretes dicen yo todo el día y nunca hablan de sí mismos. Tres inviernos.',
    synopsis: prose`
      Dos intérpretes comparten una cabina de metro sesenta, media hora cada cual, mientras las dos mitades de un río
      riñen por una presa. Cada febrero tienen once días. Hay una sola plaza fija, la quieren las dos partes, y antes de
      las nueve cada cual debe calificar a la otra en un formulario. Empiezas por las casillas. A las dos ya escribes en
      el papel del hotel: el brindis que dijiste con palabras ajenas, la amenaza que tuviste nueve palabras para pensar,
      la noche en que ella firmó encima de tu nombre. Tras la pared también se oye una pluma.
    `,
  },
  'the-quietest-house-in-town': {
    title: 'La casa más callada del pueblo',
    tagline: 'Dos ladrones, uno de ellos honrado. El de arriba va tomando nota de todo.',
    synopsis: prose`
      Sir Bram Ashdown cocinó para un obispo y en la mesa nadie dijo palabra durante cuatro minutos. En un rincón había una
      grabadora en marcha, y mañana la cinta suena en el ayuntamiento, con entreacto. Habrá que robarla, pues, de una casa
      con fieltro en el suelo y sin un solo reloj. Bram viene con la cota de malla puesta y le da hipo cuando dice lo que
      no es. Tú llevas un libro de la biblioteca, Robo para principiantes, y una contraseña que uno entiende como alto y el
      otro como corre. Además hay un loro, y se queda con todo.
    `,
  },
  'eleven-kilos-of-iron': {
    title: 'Once kilos de hierro',
    tagline: 'Una sola manivela abre la compuerta. La llevas a la espalda, y te siguen cuatro hombres.',
    synopsis: prose`
      Cuatrocientas barcas están encerradas en la dársena, sobre la esclusa. A las seis de la mañana llegan los
      ingenieros con sierras, a entablarlas y hacer un puente por el que pasen cañones. La manivela que abre la
      compuerta cuelga en un puesto de guardia del monte. Acabas de descolgarla. Es de noche, llueve, y el sargento
      Rusk trae dos perros y no aprieta nunca el paso. Por la pedrera, el hayedo y la garganta: lo que gastes de
      aliento, de sangre y de minutos te faltará en la viga, sobre el agua, donde él te la va a pedir.
    `,
  },
  'nothing-to-log': {
    title: 'Sin novedad',
    tagline: 'Abriste el puente por dinero, con las luces apagadas. Son las 02:11. Tienes hasta las seis.',
    synopsis: prose`
      Guardas de noche un puente giratorio. Con el fusible cuatro en el bolsillo se abre sin campana, sin luces y sin
      dejar nada en la cinta, y por eso un tal Kessel te paga cuatrocientos. Esta noche bajó un ciclomotor por la
      cuesta cuando la calzada no estaba. Ahora hay pan en el agua y algo golpea bajo el estribo de enfrente. La marea
      se lleva un peldaño cada veinte minutos. Un panadero espera a su chico, una mujer con un solo guante marrón ha
      contado tus aperturas, y a las seis entregas el libro. Aún no has escrito nada.
    `,
  },
};
