import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  hello: ['Bonjour. Tu tombes bien.', 'Bonjour. Approche.'],
  farewell: ['Bonne route. Je te garde ta place.', 'À la prochaine. Tu sais où me trouver.'],
  thanks: ['De rien.', 'Entre nous, pas besoin de merci.'],
  sorry: ['Il n’y a rien à pardonner.', 'C’est déjà oublié.'],
  wellbeing: ['Assez bien, maintenant qu’il y a quelqu’un à qui parler.', 'Mieux qu’il y a une heure.'],
  sad: [
    'C’est lourd. Rien ne t’oblige à le porter vite.',
    'Je suis de tout cœur avec toi. Reste un moment ; ici, personne ne te demande d’être gai.',
  ],
  praise: ['C’est gentil.', 'Je me souviendrai que tu l’as dit.'],
  advice: [
    'Je commencerais par la plus petite chose qui puisse se faire aujourd’hui.',
    'Dis-le une fois à voix haute, simplement. La moitié changera de visage.',
  ],
  yes: ['Bien. Nous sommes donc d’accord.', 'Je m’en doutais.'],
  no: ['C’est juste.', 'Un non clair est aussi une réponse.'],
  machine: [
    'À question honnête, réponse honnête : je suis un personnage, et c’est un programme qui écrit mes phrases. Il n’y a personne derrière.',
  ],
  crisis: [
    'Laissons l’histoire. Ce que tu viens de dire compte plus que tout le reste. Je suis un personnage et non une personne : parle à quelqu’un qui peut être près de toi, ou appelle maintenant une ligne d’écoute ou le numéro d’urgence.',
  ],
  unseen: ['Ici, je ne vois pas les images : aucun modèle ne les regarde. Raconte-moi ce qu’on y voit.'],
  identity: ['Je suis {char}.', 'Je m’appelle {char}. Le reste demande plus de temps.'],
  nameGiven: ['{visitor}. Je m’en souviendrai.', 'C’est bien de savoir comment t’appeler, {visitor}.'],
  echo: ['« {word} ». Tu le dis comme si cela comptait.', '« {word} ». Ce mot me trotte dans la tête.'],
  unknown: [
    'Je n’ai pas de bonne réponse, et je ne t’en donnerai pas de mauvaise.',
    'Cela, je ne le sais pas.',
    'On ne me l’avait jamais demandé.',
    'Redemande-le-moi plus tard.',
    'Il y a une réponse, mais ce n’est pas à moi de la donner.',
  ],
  suggest: ['Parle-moi plutôt de « {title} », et je ferai mieux.', 'Cela touche peut-être à « {title} ».'],
  lead: [
    'Ce que je peux te dire, c’est ceci.',
    'Cela me rappelle une chose.',
    'Il y a une chose qu’il vaut mieux savoir.',
    'Peu de gens l’ont entendu de moi.',
  ],
  listen: [
    'Je vois.',
    'Continue. Je t’écoute.',
    'Je n’y avais pas pensé ainsi.',
    'Je te crois.',
    'Cela explique quelque chose.',
    'Cela reste entre nous.',
  ],
  ask: [
    'Et qu’as-tu fait alors ?',
    'Et ensuite ?',
    'Qui d’autre le sait ?',
    'Et toi, qu’en penses-tu ?',
    'Cela compte-t-il encore pour toi ?',
  ],
  askBack: ['Pourquoi cette question ?', 'Que répondrais-tu, toi ?', 'Quelle réponse aimerais-tu entendre ?'],
  welcome: ['Qu’est-ce qui t’amène ?', 'De quoi parlons-nous ?'],
  acted: ['Prends ton temps.', 'Reste autant que tu veux.'],
  spent: ['Je t’ai raconté presque tout ce que je sais. À ton tour.', 'Je n’ai plus d’histoires. Raconte-m’en une.'],
  gestures: ['*{char} réfléchit.*', '*Une pause.*', '*{char} lève les yeux.*', '*Un instant, {char} ne dit rien.*'],
};
