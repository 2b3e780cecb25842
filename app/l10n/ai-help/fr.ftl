name = Aide par IA
about = Posez une question sur le développement web. Les réponses viennent des pages de { $site }, avec un lien vers la section qui fonde chaque affirmation.
report-feedback = Donner son avis
external = Lien externe
table = Tableau

landing-title = Une question, et vous avancez
landing-lead = L’aide par IA répond à vos questions à partir de la documentation de { $site } et montre d’où vient chaque affirmation.
landing-features = Nouveautés
landing-history-title = Historique
landing-history = Revenez à vos questions précédentes et reprenez là où vous en étiez.
landing-context-title = Plus de contexte
landing-context = Les questions suivantes tiennent compte de ce qui a été dit. Vous pouvez aussi interroger l’aide sur la page que vous lisez.
landing-sources-title = Sources numérotées
landing-sources = Chaque affirmation renvoie à la section qui la fonde. Ce qu’aucune page ne traite reste sans réponse.
landing-reasons = Des réponses vérifiables
landing-direct-title = Accès direct
landing-direct = Trouvez la bonne section sans savoir comment elle s’appelle.
landing-short-title = L’essentiel réuni
landing-short = Voyez les faits de plusieurs pages côte à côte, avec leurs exemples de code.
landing-learning-title = Apprentissage interactif
landing-learning = Posez d’autres questions, modifiez-les et essayez les exemples de code dans le bac à sable.

banner-core = Core comprend { $limit } questions par jour. Avec Plus 5 ou Supporter 10, il n’y a pas de limite.
banner-subscriber = Votre formule comprend l’aide par IA sans limite de questions.
upgrade = Passer à Plus
quota-title = Vous avez posé vos { $limit } questions du jour
quota-text = Vous pourrez en poser d’autres au plus tard un jour après la première. Plus 5 et Supporter 10 n’ont pas de limite.

question = Votre question
question-first = Posez votre question
question-follow = Posez une question complémentaire
question-left = { $count ->
    [one] { $count } question restante aujourd’hui
    [many] { $count } de questions restantes aujourd’hui
   *[other] { $count } questions restantes aujourd’hui
  }
submit = Envoyer la question
clear = Effacer la question
stop = Arrêter la réponse
follow = Activer le défilement automatique
topic-new = Nouveau sujet
back = Revenir à la question précédente
edit = Modifier la question
edit-undo = Annuler la modification
edit-submit = Envoyer la question modifiée
version-previous = Question précédente
version-next = Question suivante
version = Version { $at } sur { $total }

page-about = Votre question porte sur cette page :
page-remove = Interroger toutes les pages

examples = Exemples
example-center = Comment centrer un élément div ?
example-form = Comment créer un formulaire en HTML ?
example-sort = Comment trier un tableau Array ?
example-fetch = Comment utiliser l’API Fetch ?
example-redirect = Comment rediriger avec HTTP ?
example-access = Comment rendre une page accessible ?

status-searching = Recherche dans le contenu de { $site }…
status-sources = Contenu de { $site } consulté :
status-generating = Rédaction de votre réponse…
status-answer = Réponse :
status-stopped = Réponse (arrêtée) :
status-done = La réponse est complète.
stopped = Réponse arrêtée
failed = Erreur lors de la rédaction de votre réponse !
again = Réessayer
unfinished = La réponse est encore en cours de rédaction. Cette page la cherche toutes les { $seconds } secondes.
lost = La connexion a été perdue. Cette page cherche la réponse toutes les { $seconds } secondes.

refused = Les pages de { $site } ne répondent pas à cette question ; elle reste donc sans réponse. L’aide par IA ne traite que du développement web.
nearest = Les pages les plus proches :
refused-show = Montrer cette question aux personnes qui rédigent la documentation
refused-shared = Elles voient la question pendant 90 jours, sans votre nom.
refused-shown = Merci ! Ces personnes peuvent maintenant voir votre question.
mark-model = Écrit par un modèle de langage à partir des sources ci-dessus. Vérifiez-les avant de vous y fier.
mark-quoted = Cité de ces pages. Aucun modèle de langage n’a rien écrit ici.
source = Source { $number }

useful = Cette réponse vous a-t-elle été utile ?
useful-yes = Oui, elle m’a été utile
useful-no = Non, elle ne m’a pas été utile
useful-shared = Si vous choisissez Non, les personnes qui rédigent la documentation voient la question et la réponse, sans votre nom.
useful-done = Merci ! Votre vote a été enregistré.
report = Signaler un problème avec cette réponse

legal-model = Les réponses sont écrites par { $model } et peuvent être fausses.
legal-quoted = Les réponses sont des passages de la documentation, choisis par une recherche.
guidance = Lire toutes les consignes
guidance-title = Consignes d’utilisation de l’aide par IA
guidance-purpose = L’aide par IA sert aux questions de développement web. Elle cherche dans les pages de { $site } les sections qui répondent à votre question et ne s’appuie que sur elles. Une question qu’aucune page ne traite reste sans réponse.
guidance-check = Une réponse peut être incomplète ou fausse. Suivez les liens numérotés pour vérifier une affirmation dans la documentation avant de vous y fier, et lisez les exemples de code avant de les exécuter.
guidance-private = N’entrez pas de données personnelles ou confidentielles. Les questions sont contrôlées contre les abus, et un service externe peut les traiter. Elles ne sont conservées que si votre historique est activé, et vous pouvez les supprimer à tout moment. Ce que vous montrez aux personnes qui rédigent la documentation est conservé 90 jours, sans votre nom.
close = Fermer

history = Historique des réponses
history-show = Afficher l’historique
history-off = Vos questions et leurs réponses ne sont pas conservées. Avec l’historique activé, vous pouvez y revenir.
history-on = Activer l’historique
history-none = Vos questions apparaîtront ici.
history-today = Aujourd’hui
history-yesterday = Hier
history-week = 7 derniers jours
history-month = 30 derniers jours
delete = Supprimer le sujet
delete-question = Voulez-vous supprimer définitivement ce sujet ?
cancel = Annuler

play = Essayer
play-about = Ouvrir ce code dans le bac à sable
queue = File d’attente
queue-about = Mettre cet exemple de côté : tous ceux de la file s’ouvrent ensemble dans le bac à sable.
queue-example = Exemple { $number }
queue-choice = File d’attente : exemple { $number }
queue-remove = Retirer l’exemple { $number }

fault-empty = Veuillez saisir une question.
fault-long = Cette question est trop longue. Raccourcissez-la ou commencez un nouveau sujet.
fault-quota = Vous avez posé toutes vos questions du jour. Votre question est toujours ici.
fault-flagged = Cette question enfreint les règles de l’aide par IA. Veuillez poser une autre question.
fault-busy = La réponse à votre question précédente est encore en cours. Attendez-la ou arrêtez-la.
fault-full = Trop de questions sont traitées en ce moment. Votre question est toujours ici : réessayez dans une minute.
fault-gone = Ce sujet n’existe plus. Votre question est toujours ici : envoyez-la pour en commencer un nouveau.
fault-failed = Une erreur s’est produite, et votre question n’a pas été comptée. Elle est toujours ici : réessayez.
fault-slow = La réponse n’est pas arrivée à temps, et votre question n’a pas été comptée. Elle est toujours ici : réessayez.
fault-lost = La réponse n’est pas arrivée. Votre question est toujours ici. Elle a peut-être été comptée.
fault-lost-kept = La réponse n’est pas arrivée. Votre question est toujours ici. Elle a peut-être été comptée et a peut-être reçu une réponse : cherchez-la dans votre historique avant de la reposer.
fault-away = L’aide par IA est injoignable pour le moment. Votre question est toujours ici : réessayez.
