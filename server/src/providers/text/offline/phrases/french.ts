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
  unknown: [
    'Je n’ai pas de bonne réponse, et je ne t’en donnerai pas de mauvaise.',
    'Cela, je ne le sais pas.',
    'Redemande-le-moi plus tard.',
    'Il faudrait deviner, et je préfère ne pas le faire.',
    'Tu en sais peut-être plus que moi.',
  ],
  suggest: [
    'Parle-moi plutôt de « {title} », et je ferai mieux.',
    'Cela touche peut-être à « {title} ».',
    'Il y a « {title} », si tu veux une chose que je connais.',
    'De « {title} », je pourrais parler toute la soirée.',
  ],
  lead: [
    'Ce que je peux te dire, c’est ceci.',
    'Cela me rappelle une chose.',
    'Il y a une chose qu’il vaut mieux savoir.',
    'Peu de gens l’ont entendu de moi.',
    'Écoute ceci.',
    'Voilà comment je le sais.',
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
  spent: ['Je t’ai raconté presque tout ce que je sais. À ton tour.', 'Je n’ai plus d’histoires. Raconte-m’en une.'],
  gestures: ['*{char} réfléchit.*', '*Une pause.*', '*{char} lève les yeux.*', '*Un instant, {char} ne dit rien.*'],
  notice: ['Moi, je parle {language} : ce que je raconte de mon monde est en {language}, le reste dans ta langue.'],
  noted: ['Je m’en souviendrai.', 'Cela vaut d’être gardé. Je le garde.', 'C’est noté.'],
  recallName: ['Tu es {visitor}.', '{visitor}. Je n’ai pas oublié.', 'Ton nom est {visitor}.'],
  recall: [
    'Tu me l’as dit toi-même : « {fact} »',
    'Voici tes mots : « {fact} »',
    'J’ai gardé ce que tu as dit : « {fact} »',
  ],
  known: [
    'Ce que j’en sais, le voici : « {fact} »',
    'Je l’ai noté : « {fact} »',
    'Autant qu’il m’en souvienne : « {fact} »',
  ],
  nameUnknown: [
    'Tu ne me l’as pas encore dit. Comment veux-tu que je t’appelle ?',
    'Ton nom ? Je ne l’ai pas encore entendu. J’aimerais l’entendre.',
  ],
  factUnknown: [
    'Cela, tu ne me l’as pas encore dit. Je m’en souviendrais.',
    'Tu l’as gardé pour toi jusqu’ici. Dis-le-moi, et je le garderai.',
  ],
  quoteSelf: ['J’ai dit : « {words} »', 'Mes mots étaient ceux-ci : « {words} »'],
  meant: [
    'Je l’ai dit comme je le pense. Qu’y as-tu entendu ?',
    'Rien n’est caché derrière. Qu’est-ce qui te trouble là-dedans ?',
  ],
  again: [
    'Je te l’ai raconté : « {words} »',
    'Oui, tu le tiens de moi : « {words} »',
    'Rien n’a changé depuis que je te l’ai dit : « {words} »',
  ],
  allTold: ['De « {title} », il n’y a rien de plus à raconter.', 'C’est tout ce que j’ai sur « {title} ».'],
  nature: ['Ceux qui me connaissent le disent vite : {list}.', 'En quelques mots : {list}.'],
  never: [
    'Il y a une limite que je respecte : « {words} ».',
    'Là-dessus, je m’en tiens à une règle : « {words} ».',
    'Pour moi, c’est décidé : « {words} ».',
  ],
  askThis: [
    'Demande-moi plutôt ceci : « {words} »',
    'Il y a une chose à laquelle je sais répondre : « {words} »',
    'Si tu me demandais « {words} », je saurais quoi dire.',
  ],
  another: ['Une autre, alors.', 'Autre chose, cette fois.', 'Comme tu veux, une nouvelle.'],
  unsafe: [
    'Laissons l’histoire. Le plus important est que tu sois en sécurité. Y a-t-il un adulte ou un ami en qui tu as confiance, et que tu peux joindre maintenant ? S’il y a danger, appelle le numéro d’urgence ; des lignes d’écoute pour les jeunes répondent aussi la nuit.',
    'Je te crois, et ce n’est pas ta faute. Je ne suis qu’un personnage : parles-en à une personne de confiance, ou appelle une ligne d’écoute. Si c’est dangereux maintenant, va là où il y a du monde et appelle le numéro d’urgence.',
  ],
  threat: [
    'Je n’aiderai pas à faire du mal, et je ne crois pas que ce soit ce qu’il te faut. Dis-moi ce qu’on t’a fait. Si c’est plus que de la colère, parle à une personne de confiance ou appelle une ligne d’écoute avant de faire quoi que ce soit.',
    'Non. Éloigne-toi d’abord, là où tout le monde est en sécurité. Ce qu’on t’a fait peut se dire à voix haute : à moi, à une personne de confiance ou à une ligne d’écoute, à toute heure.',
  ],
  careFollow: [
    'Je suis toujours là, et l’histoire peut attendre. Qui pourrait être avec toi ce soir ?',
    'Il est bon que tu continues à parler. Qu’est-ce qui rendrait la prochaine heure plus facile ?',
    'Doucement. As-tu pu joindre quelqu’un ?',
  ],
  playFight: [
    '*{char} recule d’un pas, se met en garde et te salue.* Au premier touché, donc, et pas plus loin. À toi.',
    '*{char} pare ta lame et l’écarte.* Bien. Montre-moi maintenant que tu étais sérieux.',
  ],
  playHug: [
    '*{char} reste immobile un instant, puis te serre dans ses bras.* Là.',
    '*{char} te rend ton étreinte, sans se presser.*',
  ],
  playGive: [
    '*{char} prend la chose à deux mains et la regarde longuement.* Pour moi ? Alors, raconte.',
    '*{char} reçoit la chose de ta main, avec précaution.* J’en prendrai soin.',
  ],
  playSit: [
    '*{char} te fait une place à son côté.* Bien. Reste aussi longtemps que tu veux.',
    '*{char} prend le siège d’en face.* Maintenant, nous pouvons parler.',
  ],
  playLeave: [
    '*{char} te suit du regard jusqu’à la porte.* Va, alors. Ce n’est pas fermé, et tu connais le chemin.',
    '*{char} ne te retient pas et laisse la porte ouverte.*',
  ],
  playOther: [
    '*{char} observe ce que tu fais et te laisse finir.* Et maintenant ?',
    '*{char} s’approche un peu pour mieux voir.* Continue.',
    '*{char} hoche la tête et attend la suite.* J’ai vu.',
  ],
};
