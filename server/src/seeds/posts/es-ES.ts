import type { PostTexts } from './post-texts.ts';

export const spanish: PostTexts = {
  'amadou-sene-after-the-bell':
    'Grabado hoy: la pausa tras el timbre de una escuela, antes de que nadie eche a correr. Cuatro segundos. Coronel habló en el tercero. Lo he archivado en «casi».',
  'amadou-sene-wanted':
    'Se busca: el silencio de una habitación en la que se acaba de tomar una decisión. Me desplazo. El loro se queda en la furgoneta.',
  'ansel-grieve-unclaimed':
    'Siete paraguas sin reclamar desde marzo. Uno tararea. Si es suyo, venga antes de que aprenda la segunda estrofa.',
  'ansel-grieve-apology':
    'Una buena disculpa tiene tres varillas: lo que hice, lo que te costó, lo que haré el martes. El tiempo, mejor ni mencionarlo.',
  'benedita-salgueiro-kettle':
    'La casa de la Rua do Sol vuelve a estar afinada. El piano confesó al tercer día. Siempre fue la tetera.',
  'benedita-salgueiro-silence':
    'Consejo para herederos: abran las contraventanas antes que los cajones. Una casa que ha visto la luz miente menos.',
  'bram-ashdown-stew': 'Rescaté a un molinero. Le hice un guiso. Ha pedido que lo devuelva al gigante.',
  'bram-ashdown-pudding':
    'Pudding ha rechazado el guiso por noveno año consecutivo. Yo lo llamo lealtad a un principio. Pudding lo llama comer en otro sitio.',
  'elio-farr-four-seconds':
    'La Oficina Naval ha vuelto a escribir por su cronómetro. Respondí que está en uso diario y pierde cuatro segundos. Yo también.',
  'elio-farr-theatre':
    'El teatro me pidió que pusiera en hora su reloj. Entré, escuché al público y lo dejé con once minutos de retraso.',
  'goran-petrak-postcard':
    'Esta mañana llegó una postal de Riga. Alfil por peón. Sin sello, y con el matasellos de mañana.',
  'goran-petrak-advice':
    'Consejo para principiantes: no jueguen para ganar. Jueguen para que al otro le apetezca contestar.',
  'hana-mizuki-gutters':
    'Lluvia fuerte hasta la tarde. El viejo señor Sato desea que se sepa que dejó la escalera detrás del santuario. Lo desea desde 1961.',
  'hana-mizuki-drizzle':
    'La llovizna es para los chismes; el aguacero, para las disculpas. Hoy no se decide. He puesto un cuenco de más.',
  'hollis-penhallow-nineteen': 'La diecinueve llamó a las tres y diez. No había nadie. Les llevé té.',
  'hollis-penhallow-shoes':
    'Al caballero que dejó un solo zapato ante su puerta: tenga la bondad de buscar el otro. Bajó a desayunar sin compañía.',
  'ilyas-qadir-restored':
    'Restaurada anoche: una estrella pequeña, perdida en 1311 por un borrón. Le he escrito con nuestras disculpas.',
  'ilyas-qadir-clouds': 'Una semana de nubes. Se lee, se pule el latón, se perdona al rey que quería el espacio. Casi.',
  'ines-carvajal-lamps':
    'Hallado en el reverso de un recibo de la luz: calle del Aire, once casas, cuatro farolas y un rencor. Lo he dibujado todo a escala menos el rencor.',
  'ines-carvajal-postman':
    'Un cartero jubilado me paseó por una calle que hoy es un aparcamiento. Se detuvo en cada puerta. Yo también.',
  'itzel-marin-shoulder':
    'Hoy coloqué dos hombros y una disputa por un muro. Lo peor fue el muro. Quería hablar de su madre.',
  'itzel-marin-mule':
    'La viuda pregunta cuándo recuperará su mula. Dije que pronto. La mula y yo hemos acordado no definir pronto.',
  'juniper-reyes-bed-a':
    'El acónito está en flor. Miren con los ojos. Para quien mira con las manos, la tienda vende postales.',
  'juniper-reyes-visitors':
    'En el libro de visitas: «Precioso jardín, me sentí observada». ¿Por qué parterre, por favor? Importa para el riego.',
  'lazar-novik-honest':
    'Alguien me pidió una referencia honesta. Tardé tres días y no tuve que inventar nada. Puede que me retire.',
  'lazar-novik-moths':
    'Ha escrito el oficinista que pasó dos años catalogando polillas. Ha descubierto una nueva. Le ha puesto el nombre de su vacío.',
  'maren-vale-seven':
    'Esta noche conté las lámparas dos veces. Siguen siendo siete, y yo sigo teniendo seis barcas.\n\nSi estás ahí fuera: estoy despierta.',
  'maren-vale-chair':
    'La marea dejó una silla en la barra, derecha, de cara a la luz. Nadie ha venido por ella. Le di las buenas noches, por si acaso.',
  'mirela-stan-ankles':
    'Segundo acto. Se le puso pálido el tobillo izquierdo y yo tenía la frase lista antes de que supiera que la había perdido. Noventa y tres obras y nadie olvida nunca las toses.',
  'mirela-stan-soup':
    'Hoy pedí en un restaurante sin texto. Dije «sopa». El camarero esperó. Dije «mutis». La sopa era muy buena.',
  'nkiru-obi-rope':
    'La soga está a cuatro conchas hasta la luna nueva. Si alguien te pide cinco, tráemelo con tu soga y su cara.',
  'nkiru-obi-debts':
    'Esta mañana un joven pagó la deuda de su abuela: una cesta de pimientos, 1949. Le di el cambio en consejos.',
  'noor-saberi-two-coppers':
    'El cliente de hoy pagó por lo que dijo y volvió a pagar por lo que quería decir. La segunda carta eran cuatro palabras. Llevó toda la tarde.',
  'noor-saberi-mountain':
    'La montaña ha respondido a la disculpa de mi cliente. Un pequeño desprendimiento, por el lado cortés del camino.',
  'odile-marchetti-thirty-two':
    'Hoy me propusieron el duelo treinta y dos, por una coma. Acepté, releyó la frase y acabamos desayunando.',
  'odile-marchetti-gloves': 'Los guantes se secan en plano, nunca junto al fuego. Los genios, igual.',
  'philomena-achterberg-cake':
    'Novedad en la vitrina doce: una tarta de cumpleaños para «Cada martes». La etiqueta dice que estaba deliciosa. La etiqueta siempre es amable.',
  'philomena-achterberg-inch':
    'Un visitante dejó un error en el mostrador, sin nombre. Es muy pequeño y lo han traído de lejos. Puede quedarse.',
  'priya-raman-ivory':
    'El botón de marfil vuelve a estar tibio esta noche. Le he sacado brillo. No lo he pulsado. He pensado en él desde todos los pisos.',
  'priya-raman-carpet':
    'Paré a ras de la alfombra del noveno con los ojos cerrados. El caballero aplaudió. No se bajaba ahí.',
  'radmila-zorin-minutes':
    'Acta de la sesión de otoño, punto uno: viento. Punto dos: viento, continuación. Los castores piden la palabra en ruegos y preguntas.',
  'radmila-zorin-oak': 'Hoy el roble secundó una moción. La presentó mi abuela. He anotado la hora.',
  'sable-honey':
    'Temporada tranquila. Dos embajadores, una prima, cuarenta tarros. La miel es honrada, así que la vendo con otro nombre.',
  'sable-tailor': 'El dobladillo de la reina ha bajado un dedo. No le busquen sentido. Alguien se lo busca siempre.',
  'sagara-toru-umbrella':
    'Un paraguas en el portaequipajes, una disculpa bajo el asiento. Ambos en su estante. La próxima parada no tiene nombre, pero tiene una lámpara.',
  'sagara-toru-silence':
    'El pasajero de esta noche calló durante quinientos kilómetros, y lo dijo con toda claridad. Billete válido.',
  'solveig-aas-closed':
    'Carretera cerrada. La ladera dice que el jueves. El ministerio, que a mediodía. Preparo sopa para el jueves.',
  'solveig-aas-socks': 'El barómetro sostiene ya cuatro calcetines y nunca ha sido más útil.',
  'su-yin-lantern':
    'A la casa de la puerta verde: su farol ha vuelto, el aceite está lleno y esa escritura nunca fue suya.',
  'su-yin-drawing': 'Hay un nuevo retrato mío en el puente. Salgo altísima. Lo he robado por el parecido.',
  'tomas-brava-dawn':
    'Los primeros panes salen a las cinco. El de la base quemada es para amigos que antes llevaban uniforme.',
  'tomas-brava-sourdough':
    'La masa madre quiere calor, silencio y atención constante. He conocido capitanes menos exigentes, y a ellos también les mentía.',
  'wren-halloway-stairs':
    'Veintidós peldaños el sábado, veintitrés el domingo. Pasé la noche sentada en el cuarto. Hacia las cuatro era el quinto.',
  'wren-halloway-refund': 'Caso cerrado: fue el gato. Devolví el dinero. Hay límites.',
  'yusra-haddad-late':
    'Entregué una carta de amor con nueve días de retraso. Él acababa de estar listo para ella. Más o Menos siempre lo sabe.',
  'yusra-haddad-wind':
    'El viento del este dice que alguien en el valle está a punto de cambiar de opinión. Estoy dando vueltas.',
};
