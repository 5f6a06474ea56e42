import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'nine-lanterns-to-midnight': {
    title: 'Nueve farolillos hasta la medianoche',
    tagline: 'Una ladrona de farolillos tiene una noche, nueve tejados y un nombre prestado.',
  },
  'the-counting-light': {
    title: 'El faro que cuenta',
    tagline: 'Un faro se detiene tras siete destellos. Ahí fuera, alguien le responde contando.',
  },
  'the-salt-road-letters': {
    title: 'Las cartas de la Ruta de la Sal',
    tagline: 'Cuarenta cartas, once pozos y una persona que las lee y no debería existir.',
  },
  'the-last-night-mail': {
    title: 'El último correo nocturno',
    tagline: 'Una carta sin dirección, en un tren que solo para una vez.',
  },
  'the-glass-observatory': {
    title: 'El observatorio de cristal',
    tagline: 'En una montaña hecha de tiempo y nubes, alguien cultiva estrellas en macetas.',
  },
  'winter-at-heron-pass': {
    title: 'Invierno en el Paso de la Garza',
    tagline: 'Tres viajeros, una estufa y una montaña que escucha por si dicen su nombre.',
  },
  'what-the-birches-heard': {
    title: 'Lo que oyeron los abedules',
    tagline: 'Un bosque levanta acta de todo. Hay una página aplazada desde hace treinta años.',
  },
  'checkout-at-the-hotel-perpetua': {
    title: 'Última salida del Hotel Perpetua',
    tagline: 'Trece plantas, catorce botones y un timbre que no llama a nadie.',
  },
  'red-sun-slow-hills': {
    title: 'Sol rojo, cerros lentos',
    tagline: 'Tres jinetes quieren guerra. La única espada del valle sostiene un tejado.',
  },
  'the-umbrella-inquest': {
    title: 'La vista del paraguas',
    tagline: 'Llueve bajo techo desde hace seis días, en un solo gancho. Los muertos piden que conste.',
  },
  'a-map-of-missing-streets': {
    title: 'Plano de calles desaparecidas',
    tagline: 'Para hallar una calle perdida hacen falta su olor, su piano y su silencio.',
  },
  'the-duel-at-half-past-tea': {
    title: 'El duelo de la hora del té',
    tagline: 'La ley permite hablar hasta que se corte la tarta. Hablen bien.',
  },
};
