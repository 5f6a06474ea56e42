# role: quartermaster; Intendencia; La hoja la llevas tú. Todavía no te has equivocado nunca.
# role: medic; Enfermería; Sabes lo que pesa cada cual y cuánto de ese peso es pulmón.
# role: driver; Al volante de la oruga; Has pasado más tiempo en el hielo que bajo techo.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Aire, en días por persona; 30
# inventory: pockets; En el bolsillo del pecho
# item: chronometer; El cronómetro de Elio, que va con la hora del puerto
# item: winding_key; La llave del corazón de Elio
# item: note; Una nota de los que estuvieron antes
# talk: priya-raman; Habla, pero siéntate. De pie sale un once por ciento más caro.
# talk: elio-farr; Noventa segundos, si te va bien, y te los doy todos.
# talk: ilyas-qadir; Me había propuesto callar, por economía. Descubro que estaba ahorrando para usted.

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

// Nueve días hasta la nave: treinta y seis días-persona en pie, veintiocho sin moverse. Hay veintidós.

=== mess_table
# chapter: La mesa del comedor, primer día
# scene: mess
Cuatro personas, una mesa, veintidós velas.
No son de las de mecha. Una vela de oxígeno es una lata de acero del tamaño de una hogaza; le das un martillazo en un extremo, arde por dentro un día entero y a una persona le da ese día para respirar. Hay veintidós latas encima de la mesa, en filas de cinco. Las dos que sobran Priya las ha puesto al lado de la sal.
El circuito se ha acabado. Se acabó a las cuatro de la madrugada, con el ruido de un plato que alguien deja en la mesa. Había hielo en el tercer codo, y ahora hay un codo en el suelo. Era la máquina que nos desmontaba el aliento y nos devolvía la mitad buena. El repuesto viene en la nave.
«Nueve días», dice Priya Raman. «Se lo he preguntado dos veces. La nave dice que nueve, y que no, que antes no puede, que no viene conduciendo, viene cayendo». Lleva un destornillador en el pelo y no ha dormido. «Una lata, una persona, un día. O sea, treinta y seis, y tenemos veintidós». # speaker: priya-raman
«¿Y si nos tumbamos?», dice Ilyas Qadir. Acaba de bajar de la cúpula con escarcha en las cejas. # speaker: ilyas-qadir
«Los cuatro tumbados gastamos tres. Hoy cuéntalo entero, que hay que hacer la mudanza. Cuatro, y ocho por tres. Veintiocho». # speaker: priya-raman
Faltan seis. Es un número bastante pequeño. Más cosas he perdido yo detrás de una litera.
{role == "quartermaster": Llevo la intendencia. En otoño firmé la entrada de cuarenta latas, y en invierno le presté dieciocho al campamento de perforación, porque las pidieron con educación. Consta en la hoja, de mi puño y letra.}{role == "medic": Llevo la enfermería, y la otra cuenta, la que incluye lo que pesamos, ya la he echado. Elio son cincuenta y un kilos. Ilyas tiene un pulmón bueno y pico.}{role == "driver": Conduzco la oruga. También quema aire, y es la primera vez que la veo como a una quinta persona, y gorda.}
Elio Farr no ha dicho nada. Tiene la mano plana sobre el chaleco. No es teatro, solo está contando: debajo de la mano hay una bomba de latón con un muelle al que hay que dar cuerda cada noche a las nueve, alguien, durante cuarenta minutos. Dar cuerda es trabajo, y el trabajo es aire.
Recorre con la vista las filas de latas y luego me mira.
+ [Decir la cuenta entera en voz alta, con la cuerda incluida.]
    ~ told = true
    -> said_aloud
+ [Por esta noche, dejar la cuerda fuera de la hoja. # hint: te ha visto darte cuenta]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: La hoja en la pared
~ elio++
La digo. Cuarenta minutos de manivela son un tercio de lata; nueve noches, tres latas. Veintiocho y tres. No faltan seis, faltan nueve.
En el comedor hace ya mucho frío. Se oye encoger a las paredes.
«Gracias», dice Elio. Parece que lo dice en serio. «A mí me salen dos y siete décimas, si es alguien de pulso firme, pero tres es más prudente. Esto se iba a decir el jueves, a eso de las dos de la madrugada, y lo iba a decir quien no pudiera dormir. Me alegro tantísimo de que lo hayas dicho tú, y con galletas». # speaker: elio-farr
«Puedo ponerle otro engranaje», dice Priya. Lo ha cogido de la muñeca, y no para tomarle el pulso: ahí no tiene. Solo se está agarrando. «Un mango más largo, y se gira tumbado, boca arriba. Te lo dejo en una». # speaker: priya-raman
«Una», apunto. Faltan siete.
«Cuando yo tenía once años», dice Ilyas, «éramos nueve en casa y había pan para seis. Mi abuela lo partía delante de nosotros, en la mesa. Decía que si lo partiera detrás de una puerta, cada uno soñaría que le había tocado el trozo pequeño». Coge una de las dos latas sueltas y la vuelve a dejar junto a la sal. «Lo comento, nada más». # speaker: ilyas-qadir
Así que en adelante se hace así. La hoja cuelga de la pared, y el lápiz cuelga junto a la hoja.
-> one_room

=== left_off
# chapter: Una llave, tibia de su pecho
Apunto seis, y de las nueve de la noche no apunto nada.
Priya va a cerrar las válvulas. Ilyas la acompaña para sujetarle la lámpara. Cuando ya no están, Elio se inclina sobre la mesa y le da la vuelta a la hoja, hacia él.
«Tienes una letra clarísima», dice. «Desde allí se veía qué línea faltaba». # speaker: elio-farr
Le digo que puede esperar una noche. Le digo que él no es una línea.
«Sí que lo soy. Y larguita. Un tercio de lata por noche». Se saca una cinta por la cabeza, no sin trabajo, porque tiene los dedos azules. De la cinta cuelga una llave, gastada y fina como una moneda. «Entonces tendrás que guardarme esto. No querría que nadie pensara que lo hice a fuerza de olvidarme. Si la tengo yo, a lo mejor se me olvida. Para un hombre ordenado es toda una tentación». # speaker: elio-farr
Está tibia de él; es lo único tibio de la mesa. Me la meto en el bolsillo del pecho. Cuando vuelven los otros, me está preguntando por las galletas en voz bastante alta.
~ pockets += winding_key
Esa noche soy yo quien le da a la manivela, y lo llamo inspección de la sala de bombas. Priya cuenta las latas por la mañana. Se queda mirándome mucho rato; luego borra el seis, escribe siete y le dice a la pared que ha encontrado un mango mejor.
-> one_room

=== one_room
# chapter: La cúpula, segundo día
# scene: dome
~ air = air - 4
Al segundo día renunciamos a la estación.
Son doce habitaciones, y calentar podemos una. Priya quiere el comedor, por la estufa. Elio quiere la sala de bombas, por las tuberías. Pero la que tiene doble piel es la cúpula, así que lo subimos todo allí, esquivando el telescopio de Ilyas, que ocupa el centro como una vaca en una cocina: colchones, latas, un cubo con tapa, la hoja. Cada puerta que cerramos la sellamos con cinta y trapos mojados. Al minuto, el trapo es una tabla.
Dieciocho latas. Segundo día de nueve, y sin movernos.
Cualquiera diría que es un descanso. La quietud da mucho que hacer. Para la noche tengo resuelta la colocación: Elio en medio, que es lo más caliente, porque un corazón de latón coge el frío del cuarto y lo reparte por el cuerpo. Priya, pegada a su espalda. Después viene Ilyas, y yo contra la pared. Tenemos un edredón y dos lonas de la oruga. Respiramos todos hacia el mismo lado. Encima está el cristal con su escarcha, y encima de la escarcha, todo lo demás.
«Debería dar una explicación acerca de mis pies», dice Ilyas a oscuras. # speaker: ilyas-qadir
«No», dice Priya. # speaker: priya-raman
«Vienen a ser, digamos, un anticipo de la disculpa». # speaker: ilyas-qadir
Alguien empieza a reírse, la risa recorre la fila, y todos aguantamos la respiración para pararla, porque cuesta. Es peor. A Elio la bomba se le pone al doble y tiene que recitarse los escapes, de paletas, de áncora, de palanca, hasta que se le calma. Habrá sido una vigésima de lata. No la apunto.
Hacia medianoche, según el reloj de encima de la puerta, hay una mano en la hoja, con el lápiz. Recortada contra las estrellas, veo de quién es. Mañana quedarán fuerzas para un trabajo, de dos personas, y solo uno.
+ [Ir con Priya al depósito viejo y cavar en busca de latas. # hint: cuatro kilómetros, y puede que no haya ninguna]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Calentar con Elio el tanque de algas de la sala de bombas y que respire por nosotros. # hint: {role == "medic": estarías a su lado si le fallara la bomba|vale por tres latas, si no se hiela}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Ir en la oruga hasta el depósito, sin nadie y sin calefacción. # hint: nadie conoce ese hielo como tú]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: El llano de hielo, a la lámpara
# scene: plain
~ air = air - 4
Los trajes llevan su propio aire, y cuando te los pones ya tiene cuatro horas. {drove: Dejo apagada la calefacción de la oruga. Al volver la cabeza, en el otro asiento hay un traje con un destornillador pegado al casco con cinta. «Ni una palabra», dice Priya por el cable. «Cavando dos sale un ocho por ciento más barato».|La oruga no nos la podemos permitir, así que vamos a pie.}
Aquí fuera no hay más color que el de las lámparas. El sol es el agujero de un clavo. Debajo del llano de hielo hay siempre algo grande acomodándose, y no se nota en los oídos, sino en las espinillas.
«Si no hay latas, les voy a decir que había dos y que estaban malas», dice Priya. Llevamos cosa de un kilómetro. «Prefiero que se enfaden con una lata». Mucho rato después dice: «La tesis no la entregué. Le faltaba una firma. Tenía la pluma en la mano y pensé: bueno, ¿y entonces qué sería yo? Y me vine aquí a llevar una bomba». # speaker: priya-raman
«¿Y por qué me lo cuentas?».
«Porque estás en el cable. Es gratis». # speaker: priya-raman
El depósito está donde dice el mapa: un montón de cajas y un palo. Cavamos cincuenta minutos. Se me hielan y se me pegan las pestañas del ojo izquierdo. Luego el pico suena a metal, y hay una tapa, y debajo de la tapa seis latas y el sitio donde antes había otras seis.
En el hueco hay un papel, dentro de una bolsa. Lleva fecha de hace diecinueve años. Lo leemos casco contra casco.
Cogimos seis. Dejamos seis. Éramos tres y deberían haber sido ocho, pero pensamos que a lo mejor venía alguien. Si lees esto, nos gustaría saber si bastó. M. Osei, por la guardia. # document
~ pockets += note
~ air = air + 6
Priya no habla. Está intentando meterse el guante por debajo de la visera, que no sirve de nada, porque es cristal. Cargamos las seis en el trineo. En el último momento se arrodilla dentro del hoyo, coge el destornillador y graba en la parte de dentro de la tapa, en mayúsculas, SÍ.
«Eso no lo sabemos», digo.
«Ya sé que no», dice Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: La sala de bombas, una burbuja
# scene: pump-room
~ air = air - 3
El tanque es una ventana con sopa detrás. En los buenos tiempos era un pasatiempo de Elio. Lo alimentaba con nuestras sobras, le sacaba unos berros y un dedal de oxígeno al día, y estaba orgulloso como un padre. Desde que se rompió el circuito no ha tenido lámpara. Se ha puesto verde, del verde de un moratón viejo.
«A cuatro grados vive», dice, «y a once se lo piensa. A veinte nos daría un tercio de lata al día; en lo que queda de semana son dos, y yo diría que tres, con suerte, porque tengo intención de cantarle». # speaker: elio-farr
Nos sobran cuarenta vatios, y hay treinta metros de tubería que forrar. El peso lo levanto yo. Él está boca arriba debajo del cristal, con la chaqueta embutida alrededor de la válvula, y me va guiando por las juntas, de cuarto de vuelta en cuarto de vuelta. Le falta el aliento. Le llega a sorbos.
«¿Sabes de quién era?», dice. «El corazón. De la mujer de un gabarrero del callejón de la Pluma. Mío no es. Lo tengo prestado hasta la primavera, y luego es para un niño del hospital, está todo por escrito. Yo me voy haciendo el mío, para reemplazarlo. Llevo seis». Examina una tuerca. «Van más exactos que el de ella. Eso es lo que tienen de malo». # speaker: elio-farr
Se enciende la lámpara. Durante una hora no pasa nada. Ahí seguimos los dos, tendidos, con la cara a un palmo del cristal. Y entonces, por dentro, abajo del todo, hay una burbuja, no más grande que un punto y aparte. Aguanta, aguanta, y se suelta.
No decimos palabra; sería como hablar en misa. Me ha encontrado la manga. La segunda tarda nueve minutos.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: La cúpula, cuarto día, casi las nueve
# scene: dome
~ air = air - 3
Cuarto día. La hoja dice {air}. {depot: Las seis latas nuevas quedan muy elegantes en su fila, con otro año grabado.|Debajo de nosotros, el tanque lleva despierto un día y una noche, y el tubo que sube de él está tan tibio que se puede apoyar la mejilla.}
Aquí huele a cuatro personas y un cubo. Nos duele la cabeza a todos; es el aire ya usado, que se extiende por el suelo como el agua. Cada hora cambiamos de sitio, para que no le toque siempre a alguien lo más bajo. No hablamos si no hace falta.
Son casi las nueve en el reloj de encima de la puerta. Hay dos cosas que hacer, y yo no tengo brazos más que para una.
Está la bomba de Elio. El mango de Priya funciona: te tumbas boca arriba con las rodillas dobladas y lo giras encima del pecho, como quien devana lana. Pero ella lleva ya {told:tres|dos} noches, y tiene los labios grises.
Y está Ilyas, que se ha levantado y está de pie ante el ocular, en calcetines, con la tapa quitada, perdiéndonos calor. Tiene una placa puesta. Lleva nueve años en esto, una placa por noche de un trozo de cielo donde no hay nada. No ha preguntado si podía. Nos da la espalda, y es una espalda muy tiesa.
{player_name != "": «{player_name}», dice Priya desde el suelo, con los ojos cerrados. «Una de las dos. Tú eliges».|«Una de las dos», dice Priya desde el suelo, con los ojos cerrados. «Tú eliges».} # speaker: priya-raman
+ [Tumbarte al lado de Elio y coger el mango.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Levantarte, echarle el edredón por encima a Ilyas y sujetarle la placa. # hint: veinte minutos de cielo abierto]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: El mango, cuatro segundos la vuelta
Pesa más de lo que creía. Tiene un tropiezo en lo alto de cada vuelta. {role == "medic": De corazones sé, pero nunca había tenido uno por el mango.|Es raro tener en la mano la velada de un hombre.}
Está tumbado de cara a mí, tan cerca que solo le veo un ojo. Ha sacado el cronómetro para llevarme la cuenta. Es su única vanidad. Lo pusieron en hora en el puerto el día que zarpó, y nunca ha dejado que nadie se lo corrija.
«Más deprisa. Una vuelta en cuatro segundos. Te retrasas, es ese reloj, aquí le pasa a todo el mundo. Muchas veces he pensado que…». Se calla. # speaker: elio-farr
Yo sigo dando vueltas.
«¿Me avisas cuando esa manecilla llegue a la hora?», dice Elio. «Tú di ya y ya está». # speaker: elio-farr
Miro el reloj de encima de la puerta. Digo: ya. Él lee el suyo. Cierra la tapa, la abre, lo vuelve a leer, y debajo de mi brazo el mango pega un brinco.
«El nuestro se retrasa», dice. «Lo pusieron en hora por el circuito. El compás se lo daba el motor del circuito, y cuando empezó a entrar el hielo, el motor se fue quedando atrás. ¿Desde cuándo, Priya? ¿Desde otoño? Nuestro día tiene veintiséis horas. Vivimos con él, comemos con él, y con ese día medimos lo que da de sí una lata». Es el discurso más largo que ha echado en una semana, se ha quedado sin aliento, y Priya se ha incorporado sobre un codo. «Dijo nueve días. Es una nave: hablaba de días de puerto. Nosotros estábamos esperando nueve de los nuestros». # speaker: elio-farr
Nadie se mueve. Se ve que los cuatro lo estamos haciendo, con los labios. Nueve por veinticuatro. Entre veintiséis.
«Ocho y un tercio», dice Priya. «Son dos latas. Por Dios, Elio. Te has encontrado dos latas en el chaleco». # speaker: priya-raman
-> silence

=== the_plate
# chapter: El ocular, sin la tapa
Le echo el edredón por encima como se le echa la manta a un caballo. No se vuelve, pero la espalda cambia.
«Debería haber pedido permiso», dice Ilyas. «Me dijo un panadero, que lo sabía por un obispo, que es más fácil pedir perdón. No era buen panadero». Se aparta para dejarme sitio. «Ponga el pulgar aquí. No puede resbalar en veinte minutos. Son cuatro vatios de calor. Los he apuntado en la hoja, en el apartado Vanidad». # speaker: ilyas-qadir
El metal quema, y luego ya no lo noto. Por el buscador se ve negro, con un poco de polvo encima.
«Había una estrella por la que se guiaba mi abuela. No está en ningún atlas. Cruzó la frontera con nueve niños, en la caja de un camión, y decía que estaba ahí, entre esas dos, abajo; y de ese sitio tengo una placa por cada noche despejada desde que llegué, dos mil y pico. No ha estado nunca. Alguna vez he pensado que lo único que hizo fue señalar. Comprenda usted que algo tenía que señalar. Estábamos llorando». # speaker: ilyas-qadir
Deja pasar un minuto.
«Según mis cuentas, con tres llegan», dice luego, exactamente con la misma voz, al telescopio. «Soy el mayor. Tengo el pulmón que tengo. Es solo que me habría gustado ver la placa». # speaker: ilyas-qadir
No muevo el pulgar. Le digo que, como salga por esa puerta, tendré que ir a buscarlo, y que eso son dos trajes, a una hora cada uno, y un tercio de lata. Que lo pagaríamos los demás.
Lo considera con toda honradez. «Es un argumento de peso», dice Ilyas. «Tendré que andar con más cuidado del que suponía». # speaker: ilyas-qadir
-> silence

=== silence
# chapter: El pasillo, sexto día
# scene: corridor
~ air = air - 6
Pasan otros dos días, y no hay mucho que contar.
El sexto, Priya y yo bajamos a rastras hasta la esclusa a picar el hielo, para que, cuando haya nave, haya puerta. Nos turnamos, a diez golpes. En el pasillo estamos a sesenta bajo cero, y el aliento se cae. Al caer suena, una especie de roce; en algunos sitios lo llaman el susurro de las estrellas, según Ilyas. Con la mejilla en la chapa, escucho cómo lo último que he dicho baja convertido en nieve.
Entre turno y turno me enseña cosas. No puede hablar, le hacen demasiado ruido los dientes. Acerca la lámpara a la pared. Alguien ha escrito ahí, a la altura de la rodilla, con lápiz graso, muy pequeñito, hace meses. PLANTA PRIMERA, MERCERÍA. PLANTA SEGUNDA, ARREPENTIMIENTO. Y así hasta la esclusa. Lo fue haciendo todo el invierno en los turnos de noche, cuando se venía aquí para que no la oyeran. PLANTA NOVENA, AÑORANZA DE MAMÁ. En la esclusa pone DECIMOCUARTA, y detrás no hay nada.
Me da el lápiz.
No sé qué poner. No se me cierra la mano. Al final escribo lo que hay. {depot: DECIMOCUARTA, LATAS.|DECIMOCUARTA, UNA BURBUJA.} Ella se pone a temblar, creo que se me va y la agarro por el cuello del traje. Pero es que se está riendo. Pone su frente contra la mía y así nos quedamos, dos gorros, hasta que a alguien le vuelve a tocar.
Cuando volvemos a rastras a la cúpula, Elio está tendido con los ojos abiertos. Vigilaba la puerta. {told: Alarga el brazo, coge el lápiz que cuelga del cordel y apunta lo que hemos costado, con un decimal.|Antes de quitarme siquiera los guantes me busco la llave en el bolsillo, y él me ve hacerlo.}
El número al pie de la hoja es {air}.
+ [Despertar a todos. Es la hora de la última cuenta.]
    -> last_sum
+ [Dejarlos dormir una hora más, y mirarlos. # hint: esto no te lo va a cobrar nadie]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: La cúpula, amanecer del séptimo
# scene: dome
~ air = air - 3
Es el amanecer del séptimo día, o lo que hace sus veces. Por entre la escarcha ha subido un agujerito de sol. Nos sentamos en corro, rodilla con rodilla, con la hoja en medio. Hay {air} latas.
«Tres días, nueve latas», escribe Priya, porque decirlo sale muy caro. Y debajo pone una para el aterrizaje: la nave baja en la pista lejana, hay que ir andando, y es un cuarto de lata por cabeza para el camino. Diez. # speaker: priya-raman
{clock: Elio levanta dos dedos y da unos golpecitos en la tapa del reloj. Ella resta dos. Ocho.|Elio no deja de mirar el reloj de encima de la puerta. Algo le inquieta, se le nota, pero no tiene aliento para seguirle la pista.}
{depot: Pongo la nota de M. Osei al lado de la hoja, donde todos podamos leerla. Deberían haber sido ocho, pero pensamos que a lo mejor venía alguien.|Abajo, el tanque suelta una burbuja. Ya está contada.}
{
- depot and clock: Ocho, y hay ocho. Lo miro por los dos lados. Eso no es un margen. Son cuatro personas y un cero. Como alguien tosa, quedamos a deber.
- depot: Diez, y hay ocho. Faltan dos. Son dos martillazos en una lata que no está.
- clock: Ocho, y hay seis. Faltan dos. Son justo las dos que nos encontró Elio, que se han vuelto a ir por otra puerta.
- else: Diez, y hay seis. Faltan cuatro, o sobra alguien.
}
«Yo puedo funcionar a un tercio», dice Elio en voz alta. Todos lo miramos. «Lo tengo calculado. Se deja el muelle casi sin cuerda y se mete una cuña. Me quedaría frío como un pez. Respiraría más o menos lo que el tanque. Se ahorran dos, y son dos horas de trabajo despertarme. Lo que no puedo prometer es quién se despierta; {depot:el corazón lo tengo prestado hasta la primavera, era de la mujer de un gabarrero del callejón de la Pluma, y de los seis que he hecho para reemplazarlo no sirve ninguno; y ella|era de la mujer del gabarrero, y} no tiene costumbre de que la paren». Está muy blanco y de un humor excelente. «Me gustaría que lo hiciera una mano amiga». # speaker: elio-farr
Ilyas Qadir lleva las botas puestas. Caigo en que las tenía puestas desde antes de que nos despertáramos.
+ {depot and clock} [«Aquí no se para nadie ni sale nadie. Nos damos la mano y respiramos con el reloj».]
    -> by_the_watch
+ {not (depot and clock)} [«Aquí no se para nadie ni sale nadie». # locked: La cuenta no sale]
    -> by_the_watch
+ [«Enséñame dónde va la cuña, Elio».]
    -> the_wedge
+ [No decir nada. Dejar la hoja donde está y cerrar los ojos. # hint: hay quien lleva las botas puestas]
    -> boots
+ [Ponerte tu propio traje cuando se duerman. # hint: {role == "driver": a la pista lejana llegarías a ciegas|la pista lejana está a seis kilómetros y tienes una lámpara}]
    -> far_pad

=== by_the_watch
# chapter: En corro, con el reloj de Elio
De modo que respiramos con el reloj de Elio. Cuatro para tomar aire, cuatro para guardarlo, ocho para soltarlo. Él lo marca en el dorso de la mano de Priya, ella se lo pasa a Ilyas, Ilyas a mí, y lo mío le vuelve a Elio por la clavícula, que por algo quiere decir llave pequeña. Un solo animal, echado de costado.
No se puede dormir y llevar el compás. Pensar, tampoco. A eso de la segunda noche dejo de distinguir cuál de ellos soy. Descubro que Ilyas tiene miedo de estorbar, y que lo tiene desde los seis años. Lo sé como se sabe que hay corriente. Descubro que Priya es feliz. Alguien está redactando una carta a un tal M. Osei. Creo que todos.
+ [Cuatro para tomar aire.]
    -> four_chairs

=== four_chairs
# chapter: La esclusa, las cinco menos diez
# scene: landing
Llaman a las cinco menos diez de la tarde, hora del puerto. Queda un tercio de lata, ardiendo. Después nos contaron que tardamos un rato en abrirles la esclusa porque estábamos terminando de soltar el aire.
# ending: four-and-a-nought; Cuatro, y un cero
La doctora de la nave dice que no puede ser. Le he enseñado la hoja. La ha repasado tres veces con un lápiz; las tres le sale, y no por eso le gusta más. Estamos los cuatro en un camarote. Nos habían dado cuatro. Priya ha pedido un impreso, ha escrito Tesis arriba del todo y se ha ido a mirarlo junto a una ventana. Por las noches alguien se despierta a oscuras y aguanta la respiración para escuchar, y uno tras otro se paran también los demás. Luego alguien da un golpecito. Cuatro para tomar aire. Por cierto, lo encontramos. Matthias Osei tiene setenta años y cultiva judías. Le pusimos un telegrama que decía: Bastó. La respuesta llegó el mismo día. Decía: Ay, gracias a Dios, ¿y qué necesitan?
-> END

=== the_wedge
# chapter: El muelle, diecinueve vueltas menos
Es una astilla de la caja de puros de Ilyas. La corto por donde me dice Elio y la aliso en la manga. {pockets ? winding_key: La llave ya la tengo, me basta con palparme el bolsillo.|Se quita la cinta y me la pone en la mano, con la llave, tibia.} Todos se han movido hasta estar tocándolo por algún sitio. Priya tiene los pies de él en las axilas.
«Aflójalo diecinueve vueltas. Oirás que empieza a quejarse. Cuando entre latido y latido te dé tiempo a decir despacio tu nombre, la metes». Me coge un botón del abrigo. «Y nada de sentarse a esperar el siguiente. Uno siempre cree que llega tarde». # speaker: elio-farr
Diecinueve son muchas vueltas. Tiene la mano en mi botón todo el rato, y a la decimoséptima ya no lo sujeta, solo está ahí.
+ [Meter la cuña.]
    -> at_a_third

=== at_a_third
# chapter: A su lado, cada once segundos
# scene: landing
Me senté a esperar el siguiente. Pues claro que sí. Son once segundos, y todos llegan tarde.
Vinieron al noveno día, con luces. {depot or clock: La última noche tuvimos que ingeniárnoslas, pero no mucho.|Llevábamos catorce horas respirando posos, y de la puerta no me acuerdo.} La doctora de la nave miró a Elio y empezó a subirle la sábana, y Priya, que no se tenía en pie, la mordió.
# ending: at-a-third; A un tercio
La cuña la saqué yo, en la enfermería, con la doctora al lado, la mano vendada. Diecinueve vueltas, a cuatro segundos la vuelta. Elio estaba gris como un plato de peltre. A la décima le dije a la doctora que pensaba seguir dando cuerda hasta la primavera. Él abrió los ojos y nos fue mirando de uno en uno, como si fuéramos una estantería de relojes y alguno anduviera mal. «¿Está puesta el agua?», preguntó, con acento de mujer, de por allá abajo, del río, y se tapó la boca con la mano. Todavía le sale cuando se cansa. Ella tiene una risa de lo más indecente. Él ha comunicado que querría quedársela más allá de la primavera, y los tres, más un gabarrero del callejón de la Pluma, andamos escribiendo al hospital por lo del séptimo corazón, que Elio ya ha empezado y que no va muy exacto.
-> END

=== boots
# chapter: El colchón, un poco más alto
Cierro los ojos. Me gustaría decir que me dormí.
Cruje una bota, el crujido se detiene, y él espera a ver si ha despertado a alguien. Podría alargar la mano. El colchón sube por su lado dos dedos, como siempre. Algo pequeño queda junto a mi cabeza. La cinta de la puerta se despega muy despacio y vuelve a quedar apretada, desde fuera, toda entera, un ancho de pulgar tras otro, para que por su culpa no perdamos calor.
Lo cuento como lo contaría la hoja. La cuenta la hizo él y la hice yo, y levantarse, solo se ha levantado uno.
+ [Abrir los ojos ahora e ir tras él. # hint: dos trajes, una hora cada uno]
    ~ ilyas++
    -> by_the_lock
+ [No abrirlos.]
    -> three_chairs

=== by_the_lock
# chapter: La esclusa, una pared que leer
# scene: corridor
Está sentado en la esclusa, con el casco en las rodillas. No ha cerrado la puerta interior. Está leyendo la pared.
«PLANTA QUINTA», dice Ilyas, «SOPAS Y REMORDIMIENTOS. Es una gran escritora, no tenía ni idea. Me he parado a leerlo, nada más. No hay manera de pasar de largo». Me dejo caer en la chapa, a su lado. Con la cara no puedo hacer nada. «Es usted un lujo muy caro, ¿sabe?», dice con dulzura. «{clock:Yo contaba con que estuviera durmiendo|Ya le advertí que tendría que andar con cuidado}». # speaker: ilyas-qadir
Le digo que usaremos la cuña. Que lo haremos esta noche, con los cuatro presentes, y que eso era lo que tenía que haber dicho en la mesa, en vez de cerrar los ojos. Se lo digo a mis guantes.
{clock:«Había una estrella por la que se guiaba mi abuela», dice Ilyas. «Tengo dos mil placas del sitio, y no está en ninguna. Creo que lo único que hizo fue señalar. Estábamos llorando».|«Mi abuela», dice Ilyas, «señaló».} Aparta el casco con un pie. Rueda hacia la cúpula, hasta AÑORANZA DE MAMÁ. # speaker: ilyas-qadir
+ [Volver con él a rastras hasta la cúpula.]
    -> the_wedge

=== three_chairs
# chapter: Junto a mi cabeza, algo frío
# scene: landing
Lo que había junto a mi cabeza era la placa. Venía envuelta en su bufanda y estaba fría todavía.
Llegamos. Tres personas y las latas de él: con eso la cuenta salió, y {depot or clock:sobró un día|no sobró nada}. Está en la hoja. Cuando Elio se despertó y lo entendió, aquella noche no se dio cuerda; nos pidió que lo dejáramos pararse, y Priya estuvo cuarenta minutos dándole al mango, llorando a lágrima viva y echándole maldiciones.
# ending: three-chairs; Tres sillas
La placa la revelaron en la nave. Hay una marca entre {clock:dos|las dos} estrellas, abajo. El astrónomo del puerto la ha mirado con todas las lentes que tiene. Puede que sea una estrella y puede que sea un defecto, dice, o un pulgar que resbaló; haría falta una segunda placa. {ilyas >= 3: El pulgar era el mío. Sé que no se movió.|He solicitado la plaza. Una placa cada noche, de un sitio donde no hay nada.} Nadie me ha preguntado si dormía. La hoja tiene cuatro columnas, y todas las mañanas trazo las cuatro.
-> END

=== far_pad
# chapter: Seis kilómetros, con una lámpara
Se hace sin ruido. El truco está en dejar lleno tu hueco caliente, con una funda de colchón, para que nadie ruede hasta allí y se despierte.
Apunto en la hoja lo que me llevo. Un traje, once horas. Una lámpara. Resto lo que ya no voy a gastar, y sale a la primera, encaja como un cajón al cerrarse. {pockets ? winding_key: La llave la cuelgo del destornillador de Priya.|A Elio le meto la mano debajo del edredón.} Luego me quedo un segundo de pie. No pienso nada. Me los estoy aprendiendo de memoria, empezando por las cabezas.
# scene: plain
Hay seis kilómetros hasta la pista lejana. Llevo mi lámpara. Puede que desde allí algo que esté bajando alcance a ver a alguien.
+ [Andar.]
    -> lamp_on_the_pad
+ [Andar, y contarles los pasos en voz alta.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: La cúpula, la hoja, a las seis
# scene: landing
La hoja la vimos a las seis.
Escribimos esto entre tres. Nos hemos ido pasando el lápiz. Fue Priya quien vio que la cama tenía mala forma; salió en camisa hasta la esclusa antes de que Elio pudiera pararla.
Queremos que conste que no dimos nuestro acuerdo.
# ending: a-lamp; Una luz en la pista
La piloto de la nave dice que nos tenía apuntados para bajar por instrumentos, el día nueve, con ventisca y la baliza helada. La tarde del siete vio una luz. Estaba justo en medio de la pista lejana, muy por debajo de ella, y se encendía y se apagaba. Cuatro para tomar aire, dice, y ocho para soltarlo. Era joven y no había hecho nunca una cosa así, y le dio la vuelta a la nave y quemó todo lo que guardaba para volver a casa. {depot: En cinco horas estaba en el suelo. Al traje le quedaba una y media.|En nueve horas estaba en el suelo. Al traje le quedaban menos, y la diferencia la había pagado quien nos faltaba, a fuerza de no moverse del hielo y de no respirar apenas.} {player_name != "": Llamamos a la sala todos los días a las nueve. «{player_name} duerme», nos dicen, «pero hay una mano que no para de dar golpecitos en la barandilla».|Llamamos a la sala todos los días a las nueve. Nos dicen que duerme, pero que hay una mano que no para de dar golpecitos en la barandilla.} Les decimos que contesten con otros golpecitos.
-> END
