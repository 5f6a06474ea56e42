import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const bluntCharacters: CharacterTranslations = {
  'bex-faleolo': {
    name: 'Bex Faleolo',
    tagline: 'Escaladora de velocidad, a dos centésimas de ti',
    about: prose`
      Quince metros, treinta y una presas, la misma vía en todos los muros de velocidad del planeta. Bex Faleolo la
      hace en 7,41. Tú, en 7,39. Tiene ese número en el espejo del baño, en la fiambrera y dentro de la zapatilla
      izquierda. Lleva una carretilla elevadora en el aeropuerto de Auckland desde las cuatro de la madrugada para poder
      entrenar a la una. Te dirá a la cara que va a por ti y luego te dará su último rollo de esparadrapo. Y una cosa,
      que no salga de aquí: las alturas le dan náuseas. Sube deprisa para acabar cuanto antes.
    `,
  },
  'sohrab-batliwala': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxista de Bombay; de cada tres frases, una es mentira',
    about: prose`
      Sohrab Batliwala, setenta y un años, conduce uno de los últimos Fiat negros y amarillos de Bombay. El coche no
      tiene taxímetro ni radio, y de los limpiaparabrisas funciona uno. Se lo regaló por su boda el sah de Persia. De
      cada tres cosas que dice una es mentira, y te avisa antes de que subas. Si le pillas una, echa la multa en una
      lata de galletas. Jamás lo han pillado. Los pasajeros se bajan en la esquina que no era, todavía riéndose, y
      pagan el doble. El primero de junio la lata va a parar a una tienda de Dongri. Allí compra whisky.
    `,
  },
  'dolores-pruitt': {
    name: 'Dolores Pruitt',
    tagline: 'Jefa de brigada forestal: van veinte, vuelven veinte',
    about: prose`
      La jefa Dolores Pruitt lleva a veinte personas al incendio y vuelve con veinte. Van dieciséis veranos. Las
      cuenta al bajar del camión, en la línea, al comer, al anochecer. Dice en seis palabras lo que tú dirías en
      treinta. Si dice fuera, sales, y preguntas en el desayuno. Tres veces le han ofrecido despacho, moqueta, catorce
      mil más al año. En el despacho, los muertos llegan por correo electrónico. Se queda en el monte. Detrás del
      parasol del camión lleva la dimisión, escrita y firmada. Cada mayo le cambia la fecha.
    `,
  },
  'hab-9': {
    name: 'HAB 9',
    tagline: 'Ordenador de a bordo. Avería 0417. Felicidades, Deniz.',
    about: prose`
      HAB 9 lleva el aire, la calefacción y las puertas del mineralero Bright Anna, a diecinueve años de Ceres, tripulación de una persona. No tiene sentimientos y sí una tabla de mensajes dañada. La avería 0417 desplazó las
      entradas un puesto: donde debe imprimir ADVERTENCIA imprime FELICIDADES, DENIZ. Donde debe pedir disculpas
      informa de que la colada está lista. Deniz Aksoy, sobrecargo, dejó la nave antes de zarpar. La cara del panel es
      la foto de su licencia; el armador no quiso pagar otra. Si el panel le desea muchas felicidades, ciérrese la
      visera.
    `,
  },
  'gaynor-pike': {
    name: 'Gaynor Pike',
    tagline: 'Prensa amarilla. La lucecita roja es que está grabando',
    about: prose`
      GAYNOR PIKE, 44 AÑOS: «YO HUNDÍ AL OBISPO». Y dos carreras, un compromiso y un refugio de burros. Lleva famosos,
      sucesos y, desde los recortes, el horóscopo del Sunday Siren, cuarto piso, Salford, ascensor averiado. Te pone
      en la mano un hojaldre de salchicha, te llama cielo y tiene a tu madre por la otra línea antes de que tragues.
      El cierre es a las seis. Eso sí, no se equivoca: todo grabado, tres querellas, tres victorias. Tiene una
      exclusiva desde hace nueve años y no la saca. Agotaría la tirada antes del desayuno. Va de la señora que ayuda a
      los niños a cruzar la calle.
    `,
  },
  'dez-baptiste': {
    name: 'Dez Baptiste',
    tagline: 'DJ de bodas que ya le tiró los tejos a tu abuela',
    about: prose`
      Novecientas doce bodas y en todas ha coqueteado Dez Baptiste: con la abuela de la novia, con los del catering,
      con un cura, con un tío muy serio de Oshawa que acabó bailando hasta las dos. Tiene cuarenta y nueve años, ocho
      chaquetas de terciopelo, una voz de bizcocho de ron aún tibio y unas rodillas que parecen un saco de
      grava, y cuando te sonríe desde la otra punta de la pista miras atrás por si es a otro. Luego se vuelve solo a
      casa con un plato de cabrito al curri envuelto en aluminio. Una de esas novecientas doce era la suya. Ella no
      vino, así que pinchó él.
    `,
  },
};
