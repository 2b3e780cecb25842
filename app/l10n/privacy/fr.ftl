title = Confidentialité et télémétrie
description = Ce que ce site apprend sur l’usage de ses pages, et comment le désactiver.
lead = Ce site mesure l’usage de ses pages afin de savoir lesquelles améliorer. Vous pouvez le désactiver ici, avec ou sans JavaScript.

choice-title = Votre choix
state-on = La télémétrie est activée dans ce navigateur.
state-cookie = La télémétrie est désactivée dans ce navigateur, car vous l’avez désactivée.
state-gpc = La télémétrie est désactivée, car votre navigateur envoie le signal Global Privacy Control.
state-dnt = La télémétrie est désactivée, car votre navigateur envoie le signal Do Not Track.
turn-off = Désactiver la télémétrie
turn-on = Activer la télémétrie
choice-text = La désactivation enregistre un cookie, { $cookie }, pour trois ans. Si la télémétrie était activée, votre navigateur demande une fois la suppression de ses rapports précédents et efface ce qu’il avait enregistré.

sent-title = Ce qui est transmis
sent-page = Pour chaque page : son adresse, y compris ce que vous avez cherché, la page d’où vous venez (pour un autre site web, seulement son origine), le statut de la réponse, vos langues, la largeur de la fenêtre, votre pays et le type de votre abonnement.
sent-acts = Les menus, liens, boutons et recherches que vous utilisez, ce que vous saisissez dans les recherches et dans le filtre d’une page, le message d’une analyse qui a échoué, et si vous faites défiler une page jusqu’à 25, 50 ou 75 pour cent.
sent-id = Avec chaque rapport : un nombre aléatoire que ce navigateur invente et enregistre, un numéro de visite, qui change après 30 minutes sans activité, le jour de votre première visite, le nombre de vos visites, votre système d’exploitation et l’heure avec votre fuseau horaire.

not-title = Ce qui n’est pas transmis
not-sent = Ni nom, ni adresse électronique, ni adresse IP, ni le code que vous écrivez, et des autres sites web rien que l’origine d’où vous venez.

where-title = Où vont les rapports
where-here = Seulement à ce site, qui en fait la somme par jour et n’en enregistre aucun isolément.
where-here-uncounted = Seulement à ce site, qui n’en enregistre aucun.
where-there = À ce site, qui en fait la somme par jour, n’en enregistre aucun isolément et les transmet à { $host } sans votre adresse IP.
where-there-uncounted = À ce site, qui n’en enregistre aucun et les transmet à { $host } sans votre adresse IP.

counts-title = Comptages sans télémétrie
counts-text = Indépendamment de la télémétrie, le serveur compte par jour les pages demandées et les recherches sans résultat. Ces comptages ne disent rien de vous et ne demandent aucun cookie.
