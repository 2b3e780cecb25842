# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Aller au contenu principal
skip-to-search = Aller à la recherche
skip-to-toc = Aller à la table des matières
skip-to-language = Aller au choix de la langue
agents-page = Pour les agents d’IA : cette page existe en Markdown à l’adresse { $markdown }, et la liste de toutes les pages à l’adresse { $list }.
agents-site = Pour les agents d’IA : la liste de toutes les pages de ce site en Markdown se trouve à l’adresse { $list }.
site-home = Page d’accueil de { $site }
loading-document = Chargement du document…

## Main menu

menu-main = Menu principal
menu-open = Ouvrir le menu principal
menu-close = Fermer le menu principal
menu-references = Références
menu-web = Technologies web
menu-web-about = La référence des technologies web pour les développeurs
menu-html = HTML
menu-html-about = La structure du contenu sur le web
menu-css = CSS
menu-css-about = Le code qui décrit l’aspect des documents
menu-javascript = JavaScript
menu-javascript-about = Un langage de script généraliste
menu-http = HTTP
menu-http-about = Le protocole de transmission des ressources web
menu-api = API web
menu-api-about = Les interfaces pour bâtir des applications web
menu-webextensions = Extensions web
menu-webextensions-about = Développer des extensions de navigateur
menu-accessibility = Accessibilité
menu-accessibility-about = Des projets web utilisables par toutes et tous
menu-learn = Apprendre
menu-learn-overview = Espace d’apprentissage
menu-learn-overview-about = Apprendre le développement web depuis le début
menu-learn-html-about = Structurer le contenu web avec HTML
menu-learn-css-about = Mettre en forme le contenu avec CSS
menu-learn-javascript-about = Rendre les pages interactives avec JavaScript
menu-learn-accessibility-about = Créer des pages utilisables par toutes et tous

## Article

breadcrumbs-label = Fil d’Ariane
sidebar-label = Sujets associés
sidebar-expand = Déplier la barre latérale
sidebar-collapse = Replier la barre latérale
language-menu = Langue : { $language }
toc-title = Dans cet article
translation-note = Cette page a été traduite de l’anglais par la communauté.
translation-note-english = Voir en anglais
article-info = À propos de cette page
article-modified = Dernière modification de cette page : { $date }.
article-contribute = Comment contribuer
article-contributors = Qui a contribué à cette page
article-source = Voir cette page sur GitHub
article-markdown = Copier la page en Markdown
article-report = Signaler un problème sur cette page
article-ask = Interroger l’aide par IA sur cette page
copy-code = Copier
copy-done = Copié !
copy-failed = Échec de la copie dans le presse-papiers !

## Errors

not-found-title = Page introuvable
not-found-message = Désolé, la page { $path } est introuvable.
not-found-translations = Cette page dans une autre langue
not-found-similar = Pages au nom proche
not-found-home = Retourner à la page d’accueil
error-unhandled = Réponse d’erreur non gérée !
error-application = Erreur de l’application
error-loading = Erreur de chargement
error-unknown = Erreur inconnue
error-sorry = Un problème est survenu de notre côté. Veuillez réessayer dans un instant.
error-incident = Référence pour un signalement : { $id }
error-reload = Essayer de recharger la page

## Home

home-title = La plateforme web, expliquée
home-start = Commencer par
home-areas = Documentation
home-in-english = en anglais
home-empty = Il n’y a pas encore de documents dans cette langue.

## Footer

footer-label = Liens du site
footer-tagline = De la documentation pour toutes les personnes qui créent le web.
footer-developers = Développeurs
footer-glossary = Glossaire
footer-changes = Modifications récentes
footer-license = © { $first }–{ $year } les auteurs de la documentation.
footer-license-year = © { $year } les auteurs de la documentation.
footer-license-link = Contenu disponible sous une licence Creative Commons.

## Baseline

baseline-name = Baseline
baseline-high = Largement disponible
baseline-low = Récemment disponible
baseline-limited = Disponibilité limitée
baseline-discouraged = Obsolète
baseline-removing = Suppression prévue
baseline-sign-yes = Baseline : oui
baseline-sign-no = Baseline : non
baseline-sign-discouraged = Baseline : déconseillée
baseline-browser-yes = { $browser } : prise en charge
baseline-browser-no = { $browser } : prise en charge incomplète
baseline-supported-in = Prise en charge par { $browsers }.
baseline-unsupported-in = Prise en charge incomplète ou absente dans { $browsers }.
baseline-high-text = Cette fonctionnalité est bien établie. Elle fonctionne dans tous les principaux navigateurs, sur de nombreux appareils et dans de nombreuses versions, depuis { $date }.
baseline-low-text = Depuis { $date }, cette fonctionnalité est utilisable dans les dernières versions des principaux navigateurs. Elle peut ne pas fonctionner sur des appareils ou des versions plus anciens.
baseline-limited-text = Cette fonctionnalité ne fait pas partie de Baseline : certains des navigateurs les plus utilisés ne la prennent pas en charge.
baseline-discouraged-text = Évitez cette fonctionnalité dans de nouveaux projets. Elle pourrait un jour être retirée des navigateurs.
baseline-removing-text = Les navigateurs vont retirer cette fonctionnalité ou l’ont déjà retirée. Remplacez-la là où vous l’utilisez.
baseline-asterisk = Certaines parties de cette fonctionnalité sont prises en charge à des degrés différents.
baseline-use-discouraged = Envisagez plutôt d’utiliser ces fonctionnalités :
baseline-use-removing = Utilisez plutôt ces fonctionnalités :
baseline-learn-more = En savoir plus
baseline-see-compat = Voir la compatibilité complète

## Feedback

feedback-title = Contribuez à améliorer { $site }
feedback-question = Cette page vous a-t-elle été utile ?
feedback-yes = Oui
feedback-no = Non
feedback-reason-question = Pourquoi cette page ne vous a-t-elle pas été utile ?
feedback-reason-outdated = Le contenu n’est plus à jour
feedback-reason-incomplete = Il manque des informations
feedback-reason-code-examples = Les exemples de code ne fonctionnent pas comme prévu
feedback-reason-technical = Le contenu est erroné
feedback-reason-consistency = Les termes sont employés de façon incohérente
feedback-reason-incomprehensible = Difficile à comprendre
feedback-reason-linguistic = Erreurs de langue
feedback-reason-other = Autre raison
feedback-submit = Envoyer
feedback-thanks = Merci pour votre avis !
feedback-failed-title = Votre vote n’a pas été enregistré
feedback-fault-vote = Veuillez choisir Oui ou Non.
feedback-fault-reason = Veuillez choisir l’une des raisons.
feedback-fault-page = Cette page n’existe pas : il n’y a donc rien à évaluer.
feedback-fault-limited =
    { $minutes ->
        [one] Vous avez voté très souvent. Veuillez réessayer dans { $minutes } minute.
       *[other] Vous avez voté très souvent. Veuillez réessayer dans { $minutes } minutes.
    }
feedback-fault-unavailable = Votre vote n’a pas pu être enregistré. Veuillez réessayer dans un instant.
feedback-back = Retour à la page
## Baseline: dates, versions, feedback

baseline-high-since = Largement disponible depuis { $date }.
baseline-versions = Premières versions avec cette fonctionnalité :
baseline-version-none = non prise en charge
baseline-feedback = Donner son avis
## Header

theme-menu = Thème
theme-os-default = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-current = (sélectionné)
menu-in-english = (en anglais)
menu-new = Nouveau
menu-new-feature = Nouvelle fonctionnalité
menu-news = Changements concernant des pages de vos collections
menu-plus = Plus
menu-plus-overview = Présentation
menu-plus-overview-about = Une documentation à votre mesure
menu-ai-help = Aide par IA
menu-ai-help-about = Des réponses tirées de la documentation, à la demande
ai-help-deleted = Votre sujet de l’aide par IA a été supprimé.
ai-help-question = Votre question à l’aide par IA
menu-collections = Collections
menu-collections-about = Les articles que vous avez enregistrés
menu-updates = Nouveautés
menu-updates-about = Les changements des navigateurs en un coup d’œil
menu-plus-docs = Documentation
menu-plus-docs-about = Comment utiliser ce que propose Plus
menu-plus-faq = FAQ
menu-plus-faq-about = Questions fréquentes sur Plus
menu-curriculum = Programme
menu-blog = Blog
menu-tools = Outils
menu-play = Bac à sable
menu-play-about = Écrire, essayer et partager du code
menu-observatory = HTTP Observatory
menu-observatory-about = Analyser gratuitement la sécurité d’un site web
account-log-in = Se connecter
account-sign-up = S’inscrire gratuitement
toast-close = Fermer le message

## Footer lists

footer-site = { $site }
footer-about = À propos
footer-careers = Emplois
footer-advertise = Faire de la publicité
footer-api = Données et API
footer-downloads = Téléchargements
footer-support = Assistance
footer-help = Aide du produit
footer-report = Signaler un problème
footer-telemetry = Confidentialité et télémétrie
footer-communities = Nos communautés
footer-community = Communauté
footer-guidelines = Guide de rédaction
footer-forum = Forum
footer-chat = Discussion en ligne
footer-learn = Apprendre le développement web
footer-hacks = Blog Hacks
footer-social = { $site } sur { $network }
footer-privacy = Confidentialité du site
footer-cookies = Cookies
footer-legal = Mentions légales
footer-participation = Règles de participation à la communauté
## Quick search

quick-search-label = Rechercher sur { $site }
quick-search-placeholder = Rechercher
quick-search-hero = Que recherchez-vous ?
quick-search-submit = Rechercher
quick-search-clear = Effacer la recherche
quick-search-open = Rechercher sur le site
quick-search-close = Fermer la recherche
quick-search-list = Pages par titre
quick-search-loading = Chargement de l’index de recherche…
quick-search-failed = Échec du chargement de l’index de recherche !
quick-search-none = Aucun titre de document trouvé.
quick-search-near = Titres similaires
quick-search-more = Vous ne trouvez pas ce que vous cherchez ?
quick-search-site = Rechercher { $query } sur tout le site
quick-search-broken = Erreur lors de l’affichage de la recherche. Consultez la console pour plus de détails.
quick-search-count =
    { $count ->
        [one] { $count } page trouvée
       *[other] { $count } pages trouvées
    }

## Home regions

home-featured = Articles à la une
home-news = Dernières actualités
home-news-new = Nouveau
home-contributions = Contributions récentes
home-spotlight = Portrait de contributeur
home-spotlight-involved = Participer →
## Reading

sidebar-filter-label = Filtrer la barre latérale
sidebar-filter-placeholder = Filtrer
sidebar-filter-clear = Effacer le filtre
sidebar-filter-count = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
  }
language-remember = Mémoriser la langue
language-remember-about = Ouvre désormais les pages dans cette langue lorsqu’elles y existent
language-forget = Oublier la langue mémorisée
translation-note-always = Toujours passer à l’anglais
translation-note-newer = La page anglaise a été modifiée après cette traduction, le { $date }.
loading = Chargement…

## Search page

search-title = Recherche : « { $query } »
search-title-page = Recherche : « { $query } » (page { $page })
search-none = Aucune requête, aucun résultat.
search-heading = Résultats de recherche pour : { $query }
search-heading-page = Résultats de recherche pour : { $query } (page { $page })
search-label = Rechercher dans la documentation
search-submit = Rechercher
search-help = Ce que vous pouvez chercher
search-help-text = Le nom d’une fonctionnalité, tel que vous l’écrivez dans le code, ou quelques mots sur ce que vous voulez faire. Les mots entre guillemets sont cherchés ensemble. Par exemple :
search-language = Langue :
search-both = Les deux
search-sort = Trier par :
search-sort-best = Meilleurs résultats
search-sort-relevance = Pertinence
search-sort-popularity = Popularité
search-topics = Thèmes
search-topic-all = Tous les thèmes
search-topic-other = Autres
search-found =
    { $count } { $count ->
        [one] résultat
       *[other] résultats
    }.
search-matches =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
search-suggestion = Vouliez-vous dire…
search-close = Aucune page ne porte exactement ce nom. Ceux-ci s’en approchent.
search-some = Aucune page ne contient tous ces mots. Celles-ci en contiennent certains.
search-paging = Pages de résultats
search-page = Page { $page }
search-previous = Précédente
search-next = Suivante
search-beyond = Il n’y a pas autant de résultats.
search-first-page = Aller à la première page
search-nothing = Rien n’a été trouvé.
search-tip-spelling = Vérifiez l’orthographe.
search-tip-words = Utilisez moins de mots, ou des mots plus généraux.
search-tip-topics = Chercher dans tous les thèmes
search-tip-english = Chercher en anglais
search-areas = Ou commencez par un domaine :
search-error = Erreur de recherche
search-fault = <code>{ $param }</code> : { $fault }
search-fault-too-long = La requête est trop longue. Veuillez la raccourcir.
search-fault-page = Il faut un nombre entier de 1 à { $most }.
search-fault-unknown = Ce choix n’existe pas.

## Reader choices

shortcuts-title = Raccourcis clavier
shortcuts-search = Rechercher
shortcuts-list = Afficher cette liste
shortcuts-move = Parcourir les résultats et les menus
shortcuts-open = Ouvrir le résultat
shortcuts-tab = Ouvrir le résultat dans un nouvel onglet
shortcuts-close = Fermer ou vider le champ
shortcuts-single = Utiliser des touches seules
shortcuts-single-why = Désactivez cette option si votre navigateur ou votre commande vocale a besoin de / ou de ?.
choice-close = Fermer
code-options = Affichage du code
code-wrap = Renvoyer les longues lignes à la ligne
code-numbers = Afficher les numéros de ligne
## Saving articles

bookmark-save = Enregistrer
bookmark-saved = Enregistré
bookmark-offline = Vous êtes hors ligne. L’enregistrement nécessite une connexion réseau.
bookmark-offline-short = hors ligne
bookmark-done = Enregistré dans « { $name } ».
bookmark-removed = Retiré de « { $name } ».

## Collections

collections-title = Collections
collections-intro = Gardez les articles auxquels vous revenez, chacun avec vos propres notes.
collections-new = Nouvelle collection
collections-default = Articles enregistrés
collections-default-about = La collection par défaut.
collections-count =
    { $count ->
        [one] { $count } article
        [many] { $count } d’articles
       *[other] { $count } articles
    }
collections-edited = Modifiée { $when }
collections-empty = Créer une nouvelle collection…
collections-edit = Modifier
collections-delete = Supprimer
collections-back = ← Retour
collections-search = Chercher dans cette collection
collections-sort = Trier par :
collections-sort-date = Date d’enregistrement
collections-sort-title = Titre, de A à Z
collections-sort-title-descending = Titre, de Z à A
collections-show = Afficher
collections-matches =
    { $count ->
        [0] Rien ici ne correspond à « { $query } ».
        [one] { $count } résultat pour « { $query } ».
        [many] { $count } de résultats pour « { $query } ».
       *[other] { $count } résultats pour « { $query } ».
    }
collections-show-all = Afficher tous les articles
collections-loading = Chargement…
collections-load-failed = Erreur (réessayer)
collections-no-items = Cette collection est encore vide.
collections-no-items-how = Ouvrez un article et choisissez Enregistrer pour l’ajouter ici.
collections-export = Exporter en :
collections-saved = Enregistré { $when }
collections-note-add = Ajouter une note
collections-note-edit = Modifier la note
collections-note-more = Voir la note entière
collections-note-less = Afficher moins
collections-paging = Pages de cette collection
collections-page = Page { $page }
collections-previous = Précédente
collections-next = Suivante

updates-title = Nouveautés
updates-title-of = Nouveautés pour { $name }
updates-title-release = Changements dans { $release }
updates-intro = Ce que les versions des navigateurs ont ajouté et retiré, d’après des données de compatibilité ouvertes.
updates-releases = Versions
updates-baseline = Nouveau dans Baseline
updates-filter = Filtrer les nouveautés
updates-browsers = Navigateurs
updates-categories = Technologies
updates-category-manifests = Manifestes
updates-category-mediatypes = Types de médias
updates-collections = Collections
updates-search = Filtrer par mot-clé
updates-sort = Trier par :
updates-sort-desc = Plus récentes
updates-sort-asc = Plus anciennes
updates-show = Afficher
updates-reset = Réinitialiser tous les filtres
updates-login = Connectez-vous pour filtrer, rechercher et trier.
updates-count =
    { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
updates-added = ajouté
updates-removed = retiré
updates-engines = Pris en charge par { $engines }
updates-engines-none = Pris en charge par aucun moteur actuel
updates-article = Voir l’article complet
updates-find-article = Rechercher l’article
updates-table = Afficher la compatibilité des navigateurs
updates-no-table = Aucune page de ce site n’a de tableau pour cette fonctionnalité.
updates-save = Enregistrer
updates-none = Aucune nouveauté trouvée.
updates-none-filtered = Aucune nouveauté ne correspond à vos filtres.
updates-paging = Pages des nouveautés
updates-page = Page { $page }
updates-previous = Précédente
updates-next = Suivante
updates-all = Toutes les nouveautés
updates-feeds = Flux Atom
updates-feed-list = Flux de cette liste
updates-feed-of = Flux : { $title }
updates-feeds-browsers = Par navigateur
updates-feeds-categories = Par technologie
updates-feed-added = Ajouts : { $features }
updates-feed-removed = Retraits : { $features }
updates-feed-more =
    { $count ->
        [one] { $features } et un autre
        [many] { $features } et { $count } d’autres
       *[other] { $features } et { $count } autres
    }
updates-own-title = Flux de vos collections
updates-own-intro = Ce que les navigateurs ont ajouté et retiré pour les pages de vos collections, dans votre lecteur de flux.
updates-own-secret = L’adresse est secrète : toute personne qui la connaît peut lire le flux, et donc voir quelles pages vous avez enregistrées. Si elle a été divulguée, remplacez-la.
updates-own-address = Adresse de votre flux
updates-own-none = Vous n’avez pas encore de flux.
updates-own-create = Créer un flux
updates-own-renew = Remplacer l’adresse
updates-own-revoke = Désactiver le flux
updates-own-renewed = Votre flux a une nouvelle adresse.
updates-own-revoked = Votre flux est désactivé.
updates-own-failed = Impossible d’enregistrer pour le moment. Veuillez réessayer bientôt.
collections-edit-title = Modifier la collection
collections-delete-title = Supprimer la collection
collections-delete-question = Voulez-vous supprimer la collection « { $name } » ?
collections-delete-items =
    { $count ->
        [one] { $count } article enregistré et sa note seront supprimés avec elle.
        [many] { $count } d’articles enregistrés et leurs notes seront supprimés avec elle.
       *[other] { $count } articles enregistrés et leurs notes seront supprimés avec elle.
    }
collections-move-title = Déplacer l’article
collections-move-question = Où déplacer « { $title } » depuis « { $name } » ?
collections-move-nowhere = Il n’y a pas encore d’autre collection où le déplacer.
collections-remove-title = Retirer l’article
collections-remove-question = Voulez-vous retirer « { $title } » de « { $name } » ?
collections-remove-note = Votre note sera supprimée avec lui.
collections-done-created = La collection « { $name } » a été créée.
collections-done-changed = Vos modifications ont été enregistrées.
collections-done-deleted = La collection « { $name } » a été supprimée.
collections-done-moved = « { $title } » a été déplacé vers « { $name } ».
collections-done-removed = « { $title } » a été retiré.
collections-interrupted-title = Votre compte est injoignable
collections-interrupted = L’enregistrement a échoué, car il est impossible pour l’instant de savoir à qui il appartient. Votre saisie reste sur cette page : patientez un instant, puis envoyez-la de nouveau.
collections-interrupted-again = Envoyer de nouveau
form-foreign-title = Ce formulaire appartient à un autre compte
form-foreign = Vous l’avez ouvert en tant que { $openedAs } et vous êtes maintenant connecté en tant que { $email }. Rien n’a été enregistré.
form-foreign-unknown = Il n’indique pas avec quel compte il a été ouvert. Vous êtes maintenant connecté en tant que { $email }. Rien n’a été enregistré.
form-foreign-send = Envoyer en tant que { $email }
collections-gone-title = Cet élément n’est plus là
collections-gone = Il a été supprimé ou déplacé, peut-être dans une autre fenêtre, ou il appartient à un autre compte.
collections-gone-kept = Votre saisie est conservée ci-dessous. Vous pouvez l’enregistrer à nouveau.
account-unavailable = Le site ne peut pas consulter les comptes pour l’instant. Tout ce qui ne demande pas de compte fonctionne comme d’habitude. Réessayez dans un instant.
collection-add = Ajouter à une collection
collection-edit-item = Modifier l’élément
collection-create = Créer une collection
collection-select = Collection :
collection-option-new = + Nouvelle collection
collection-new-name = Nom de la nouvelle collection, si vous en créez une :
collection-name = Nom :
collection-description = Description :
collection-note = Note :
collection-save = Enregistrer
collection-saving = Enregistrement…
collection-delete = Supprimer
collection-deleting = Suppression…
collection-move = Déplacer
collection-moving = Déplacement…
collection-remove = Retirer
collection-cancel = Annuler
collection-discard = Abandonner votre saisie ?
collection-error = Erreur : { $message }
collection-fault-check = Vérifiez ce qui est signalé ci-dessous.
collection-fault-missing = Remplissez ce champ.
collection-fault-blank = Saisissez au moins un caractère visible dans ce champ.
collection-fault-too-long = Veillez à ne pas dépasser { $limit } caractères.
collection-fault-too-large = C’est trop long pour être envoyé. Votre saisie est toujours là : raccourcissez-la, puis réessayez.
collection-fault-character = Ce texte contient un caractère qui ne peut pas être enregistré.
collection-fault-name-taken = Une collection nommée « { $name } » existe déjà.
collection-fault-already-saved = Cette collection contient déjà cet article.
collection-fault-not-saved = Cet article n’est pas enregistré dans cette collection.
collection-fault-page = Cette page ne peut pas être enregistrée : elle ne fait pas partie de ce site.
collection-fault-default = La collection par défaut ne peut être ni modifiée ni supprimée.
collection-fault-unavailable = L’enregistrement a échoué. Votre saisie est toujours là : réessayez dans un instant.
collection-fault-loading = Vos collections n’ont pas pu être chargées. Réessayez dans un instant.
collection-fault-signed-out = Vous avez été déconnecté. Connectez-vous dans une autre fenêtre, puis réessayez ici.
collection-fault-foreign = Vous avez ouvert ceci en tant que { $openedAs }, mais vous êtes maintenant connecté avec un autre compte. Rien n’a été enregistré. Votre saisie est toujours là.
collection-conflict-title = Ceci a été modifié entre-temps
collection-conflict = Une autre fenêtre a enregistré la version ci-dessous. La vôtre est toujours dans le formulaire, non enregistrée : enregistrez de nouveau pour remplacer l’autre.
collection-limit-title = Envie de plus ?
collection-limit =
    { $limit ->
        [one] Votre formule permet { $limit } collection. Avec Plus, il n’y a pas de limite.
        [many] Votre formule permet { $limit } de collections. Avec Plus, il n’y a pas de limite.
       *[other] Votre formule permet { $limit } collections. Avec Plus, il n’y a pas de limite.
    }
account-upgrade = Passer à Plus

## Frequently viewed

viewed-title = Articles souvent consultés
viewed-about = Articles que vous avez ouverts au moins deux fois ces 30 derniers jours. La liste reste dans ce navigateur.
viewed-no-script = Cette liste est gardée dans votre navigateur, qui a besoin de JavaScript pour l’afficher.
viewed-empty = Aucun article n’a été ouvert deux fois ces 30 derniers jours.
viewed-count =
    { $count ->
        [one] { $count } consultation
        [many] { $count } de consultations
       *[other] { $count } consultations
    }
viewed-latest = Dernière consultation { $when }
viewed-updated = Mis à jour { $when }
viewed-more = Afficher plus
## Accounts

account-menu = Menu utilisateur
account-menu-title = Mon { $site } Plus
account-subscriber = Abonnement Plus
account-settings = Mes paramètres
account-help = Aide
account-feedback = Donner son avis
account-sign-out = Se déconnecter
account-maintenance = Maintenance en cours
account-api-down = L’API est indisponible pour maintenance. Vous pouvez continuer à parcourir les { $site } Web Docs, mais { $site } Plus et la recherche peuvent être indisponibles. Merci de votre patience !
account-changed = Vous êtes maintenant connecté en tant que { $email }. Cette page appartient à un autre compte : copiez votre saisie avant de la recharger.
account-left = Vous vous êtes déconnecté dans une autre fenêtre. Votre saisie est toujours là : reconnectez-vous pour l’enregistrer.
sign-in-failed-title = Vous n’êtes pas connecté
sign-in-fault-refused = Cette connexion a expiré ou a été commencée dans un autre navigateur. Veuillez recommencer.
sign-in-fault-provider = Le service des comptes ne répond pas pour le moment. Tout ce qui se passe de compte continue de fonctionner ; réessayez de vous connecter dans quelques minutes.
sign-in-fault-database = Le site ne peut pas consulter les comptes pour le moment. Tout ce qui se passe de compte continue de fonctionner ; réessayez de vous connecter dans quelques minutes.
sign-in-again = Réessayer
sign-in-back = Continuer sans se connecter
sign-in-kept-title = Vous avez été déconnecté
sign-in-kept-about = Votre session a expiré, rien n’a donc encore pu être enregistré. Votre saisie est conservée 30 minutes : connectez-vous et elle réapparaîtra.
sign-in-ended-about = Votre session a expiré, votre dernière modification n’a donc peut-être pas été enregistrée. Connectez-vous pour reprendre où vous en étiez.
demo-title = Choisissez un compte de démonstration
demo-about = Cette copie du site est fournie avec des comptes pour l’essayer. Choisissez-en un pour vous connecter : il n’y a pas de mot de passe et rien n’est envoyé nulle part.
demo-cancel = Annuler
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, mensuel
demo-plan-mdn-plus-5y = Plus 5, annuel
demo-plan-mdn-plus-10m = Supporter 10, mensuel
demo-plan-mdn-plus-10y = Supporter 10, annuel
## Plus landing

plus-hero-title = Faites de la documentation <u>la vôtre</u>
plus-get-started = Commencer
plus-whats-included = Ce qui est inclus
plus-ads-title = Sans publicité
plus-ads-text = Les abonnés peuvent désactiver la publicité. Il reste l’article, et le calme pour le lire.
plus-ai-text = Posez vos questions avec vos propres mots. La réponse s’appuie sur la documentation et nomme les pages dont elle vient : vous pouvez la vérifier.
plus-playground-text = Écrivez du HTML, du CSS et du JavaScript, voyez aussitôt ce qu’ils font et partagez le résultat par un lien.
plus-updates-text = Ce que les navigateurs prennent en charge et ce qu’ils ont abandonné, dans une seule liste. Filtrez-la par navigateur, par technologie ou selon vos propres collections.
plus-collections-text = Enregistrez des articles avec une note, classez-les en collections par projet ou par sujet et retrouvez-les sur tous vos appareils.
plus-learn-more = En savoir plus
plus-choose = Choisissez une formule
plus-or-log-in = ou connectez-vous
plus-pay-yearly = Payez à l’année et obtenez 2 mois gratuits
plus-pay-yearly-on = (choisi ; ce lien ramène au paiement mensuel)
plus-not-sold = Les formules payantes ne sont pas proposées là où vous êtes. La formule gratuite est disponible partout.
plus-not-here = Les formules payantes ne peuvent pas être achetées sur ce site.
plus-free = Gratuit
plus-per-month = /mois
plus-billed-month = Facturation mensuelle
plus-billed-year = Facturation annuelle
plus-includes = Comprend :
plus-includes-unlimited = Comprend un accès illimité à :
plus-item-updates = Filtrage et tri des nouveautés
plus-item-collections-core = Jusqu’à 3 collections
plus-item-playgrounds = Partage de bacs à sable
plus-item-ai-core = Aide par IA : 5 questions par jour
plus-item-ads = Aucune publicité
plus-item-collections = Collections d’articles
plus-item-early = Accès anticipé aux nouvelles fonctionnalités
plus-item-pride = La fierté de nous soutenir
plus-start = Commencer avec { $plan }
plus-upgrade = Passer à { $plan }
plus-current = Formule actuelle
plus-unavailable = Non disponible
plus-terms = Voir les conditions

## Settings

settings-title = Paramètres
settings-account-section = Gérer le compte
settings-ads = Lecture sans publicité
settings-ads-text = Lisez { $site } sans publicité.
settings-ads-more = À propos de la publicité sur ce site
settings-ads-only = La lecture sans publicité est réservée aux abonnés de { $site } Plus.
settings-account = Compte
settings-account-text = Votre nom, votre adresse électronique et votre mot de passe sont gérés par le fournisseur de comptes.
settings-account-demo = Ce site utilise des comptes de démonstration intégrés. Il n’y a rien à y gérer.
settings-new-tab = (s’ouvre dans un nouvel onglet)
settings-subscription = Abonnement à { $site } Plus
settings-subscription-text = Changez ou résiliez votre formule, et consultez vos paiements.
settings-subscriptions = Abonnements
settings-sessions-section = Sessions ouvertes
settings-sessions = Où vous êtes connecté
settings-sessions-text = Ces navigateurs peuvent utiliser votre compte. Déconnectez ceux que vous ne connaissez pas ou n’utilisez plus. Le bouton commun déconnecte aussi ce navigateur.
settings-session-browser = { $browser } sous { $system }
settings-session-unknown = Navigateur inconnu
settings-session-current = Ce navigateur
settings-session-created = Connexion le { $date }.
settings-session-seen = Dernière utilisation le { $date }.
settings-session-end = Déconnecter
settings-session-ended = Ce navigateur a été déconnecté.
settings-sessions-end = Se déconnecter partout
settings-sessions-ended = Vous avez été déconnecté dans tous les navigateurs.
settings-history = Activer l’historique
settings-history-kept = Lorsque l’historique est activé, vos questions à l’aide par IA et leurs réponses sont conservées jusqu’à six mois, pour que vous puissiez y revenir.
settings-history-off = Le désactiver masque ce qui a été conservé, sans le supprimer.
settings-delete = Supprimer l’historique
settings-delete-text = Supprime vos questions, leurs réponses et tout ce qui est noté à leur sujet, que l’historique soit activé ou non.
settings-delete-question = Voulez-vous supprimer définitivement votre historique de l’aide par IA ?
settings-cancel = Annuler
settings-history-deleted = Votre historique de l’aide par IA a été supprimé.
settings-ai-links = Masquer les liens sur les pages
settings-ai-links-text = Masque, sur les pages de la documentation, le lien qui permet d’interroger l’aide par IA à leur sujet.
settings-updated-section = Rester informé
settings-newsletter = Lettre d’information de { $site } Plus (bientôt arrêtée)
settings-newsletter-text = La lettre d’information prend fin : tout le monde sera désabonné et les données seront supprimées.
settings-newsletter-final = Vous pouvez vous désabonner dès maintenant. Ensuite, vous ne pourrez plus vous réabonner.
settings-newsletter-not = Vous n’êtes pas abonné.
settings-offline-section = Accès hors ligne
settings-on = Activé
settings-off = Désactivé
settings-saving = Enregistrement…
settings-saved = Enregistré.
settings-failed = L’enregistrement a échoué. Réessayez dans un instant.
settings-problem-form = Ce formulaire n’a pas pu être lu. Rien n’a été modifié.
settings-problem-subscribers = Ce réglage est réservé aux abonnés de { $site } Plus. Rien n’a été modifié.
settings-problem-left = Vous vous êtes désabonné de la lettre d’information et ne pouvez pas vous réabonner.
settings-problem-unavailable = Vos paramètres n’ont pas pu être enregistrés. Réessayez dans un instant.
settings-problem-signed-out = Vous étiez déconnecté, rien n’a donc été modifié. Veuillez choisir de nouveau.

## Flash messages

language-remembered = Langue mémorisée : { $language }. Les pages s’ouvrent désormais dans cette langue lorsqu’elles y existent.
language-forgotten = Les pages ne s’ouvrent plus dans une langue mémorisée.

## Titles of loading states

loading-title = Chargement…
error-loading-title = Erreur de chargement

## Too many requests

refusal-foreign-title = Envoyé depuis un autre site
refusal-foreign-about = Ce formulaire vient d’une page d’un autre site, par exemple d’une copie enregistrée, rien n’a donc été fait. Ce qui a été envoyé se trouve ci-dessous : copiez-le dans le formulaire de ce site.
refusal-large-title = Trop long pour être envoyé
refusal-large-about = Ce que vous avez envoyé est plus long que ce que ce site accepte, rien n’a donc été fait. Revenez en arrière : votre saisie est toujours dans le formulaire. Raccourcissez-la, puis envoyez-la de nouveau.
refusal-title = Trop de requêtes
refusal-about =
    { $seconds ->
        [one] Vous avez envoyé plus de requêtes que le site ne peut en traiter. Votre demande n’a pas été exécutée. Revenez en arrière et réessayez dans { $seconds } seconde.
       *[other] Vous avez envoyé plus de requêtes que le site ne peut en traiter. Votre demande n’a pas été exécutée. Revenez en arrière et réessayez dans { $seconds } secondes.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Actions de l’article
toc-subsections = Sous-sections de
selection-link = Copier le lien vers la sélection
page-options = Affichage des pages
page-wide = Texte plus large
page-alone = L’article seul, sans listes à côté
code-download = Enregistrer ce code dans un fichier
## Playground

play-title = Bac à sable
play-description = Écrivez du HTML, du CSS et du JavaScript, et voyez aussitôt ce qu’ils font.
play-format = Mettre en forme
play-format-fault = Mise en forme de { $language } impossible (ligne { $line })
play-run = Exécuter
play-run-again = Afficher le résultat
play-run-large = Ce code est trop long pour une adresse. Appuyez sur le bouton pour afficher son résultat.
play-share = Partager
play-clear = Effacer
play-reset = Réinitialiser
play-auto = Exécuter automatiquement
play-editor = Code { $language }
play-hint = Tab ajoute un retrait. Pour quitter un éditeur au clavier, appuyez sur Échap puis sur Tab. Ctrl+Entrée exécute le code, qui est conservé dans ce navigateur.
play-source = Ce code vient de la page
play-empty = Pas encore de code. Écrivez du HTML, du CSS ou du JavaScript : le résultat apparaît ici.
play-starter = Commencer par un exemple
play-drafts = Brouillons récents
play-apart = Ouvrir votre autre code à l’ancienne adresse ; celui-ci en a une nouvelle
play-result = Résultat
play-console = Console
play-console-clear = Effacer la console
play-console-empty = Rien n’a encore été affiché.
play-level-info = Information
play-level-warn = Avertissement
play-level-error = Erreur
play-resize-columns = Largeur des éditeurs
play-resize-console = Hauteur du résultat
play-clear-question = Voulez-vous vraiment tout effacer ?
play-reset-question = Voulez-vous vraiment annuler vos modifications ?
play-cancel = Annuler
play-close = Fermer
play-shared-warning = Ce code a été écrit par quelqu’un d’autre. Lisez-le d’abord : il ne s’exécute que si vous le demandez.
play-share-title = Partager votre code
play-share-markdown = Partager en Markdown
play-share-markdown-copy = Copier le Markdown dans le presse-papiers
play-share-url = Partager par une URL de données
play-share-url-copy = Copier l’URL de données dans le presse-papiers
play-share-url-too-long = Ce code est trop long pour une adresse.
play-share-link = Partager votre code par un permalien
play-share-sign-in = Avec un compte, vous pouvez créer un lien court vers votre code. En attendant, votre code reste ici.
play-share-log-in = Se connecter
play-share-create = Créer le lien
play-share-creating = Création du lien…
play-share-address = Lien vers votre code
play-share-done = Votre code est enregistré. Toute personne disposant de ce lien peut l’ouvrir.
play-share-copy = Copier dans le presse-papiers
play-share-fault-signed-out = Vous n’êtes plus connecté. Connectez-vous dans une autre fenêtre puis réessayez : votre code reste ici.
play-share-fault-too-large = Ce code est trop long pour être partagé : l’ensemble ne peut dépasser 1 Mio.
play-share-fault-limited = Vous avez créé beaucoup de liens en peu de temps. Réessayez plus tard.
play-share-fault-failed = Le lien n’a pas pu être créé. Réessayez dans un instant.
play-flag = Vous voyez un contenu inapproprié ?
play-flag-reason = Quel est le problème avec ce code ?
play-flag-send = Signaler
play-flag-done = Merci, votre signalement a été envoyé.
play-problem-state = Le code de cette adresse est illisible. L’adresse a-t-elle été copiée en entier ?
play-problem-id = Il n’y a pas de code partagé à cette adresse.
play-problem-sample = Cet exemple n’existe pas. Sa page a peut-être changé.
play-problem-given = Ce code se trouvait dans un autre onglet ou un autre navigateur.
play-problem-too-large = Ce code est trop long : l’ensemble ne peut dépasser 1 Mio.
play-problem-signed-out = Connectez-vous d’abord pour partager votre code par un lien.
play-problem-limited = Trop de tentatives en peu de temps. Réessayez plus tard.
play-problem-unavailable = L’enregistrement a échoué. Réessayez dans un instant.
play-problem-reason = Dites quel est le problème avec ce code.

## Description of the search (OpenSearch)

search-about = Recherchez parmi les guides, références et tutoriels pour les développeurs web : HTML, CSS, JavaScript, HTTP et les interfaces de la plateforme web.

## Too many requests: kept text

refusal-kept = Ce que vous avez saisi est conservé sur cette page : une fois ce délai écoulé, envoyez-le d’ici.

## Data for programs

data-title = Données pour les programmes et les agents
data-about = Les programmes peuvent lire tout ce site : JSON, Markdown, données pour les éditeurs et serveur pour les agents. Ni connexion ni clé ne sont nécessaires.
data-agents = Agents et assistants
data-agents-about = Les agents et les assistants qui écrivent du code accèdent à la documentation par le Model Context Protocol. Ajoutez cette adresse :
data-tools = Ses outils cherchent, lisent des pages et des sections, et indiquent la prise en charge par les navigateurs, le statut Baseline et les changements des navigateurs.
data-limits = Merci de ne pas envoyer plus de { $requests } messages par minute aux outils pour agents ; les suivants reçoivent le statut 429.
data-editors = Éditeurs
data-editors-about = Données pour les éditeurs : noms, descriptions, valeurs et prise en charge par les navigateurs. Le paramètre { $name } choisit la langue.
data-json = Interface JSON
data-json-about = Adresses et paramètres ; la description OpenAPI contient la forme de chaque réponse.
data-description = Description OpenAPI
data-address = Adresse
data-parameters = Paramètres
data-answer = Réponse
data-none = aucun

## Offline reading

connection-offline = Vous lisez hors ligne.
connection-online = Vous êtes de nouveau en ligne.
offline-title = Lecture hors ligne
offline-lead = Ce navigateur conserve les { $count } dernières pages que vous ouvrez, avec tout ce dont elles ont besoin, pour que vous puissiez les relire sans réseau. Les pages que vous ouvrez en étant connecté à votre compte ne sont pas conservées.
offline-missing = Vous êtes hors ligne et ce navigateur n’a pas conservé la page demandée.
offline-missing-list = Voici les pages qu’il a conservées :
offline-pages = Pages conservées dans ce navigateur
offline-none = Aucune page n’est encore conservée ici. Elles apparaissent au fil de la lecture, si votre navigateur exécute les scripts et dispose d’un service worker.
offline-limits = La recherche et les formulaires ont besoin du réseau. La recherche rapide trouve les titres hors ligne si vous l’avez déjà utilisée dans cette langue.
offline-examples = Les exemples ne s’exécutent qu’en ligne.
offline-keep = Conserver les pages que j’ouvre
offline-stop = Ne conserver aucune page
offline-delete = Supprimer les pages conservées
offline-on = Ce navigateur conserve les pages que vous ouvrez.
offline-off = Ce navigateur ne conserve plus de pages.
offline-deleted = Les pages conservées sont supprimées.
settings-offline-pages = Les pages que vous ouvrez sans vous connecter à votre compte se relisent sans réseau.
settings-offline-manage = Gérer les pages conservées
settings-content-title = Stockage hors ligne de { $site }
settings-content-text = Conserve toutes les pages d’une langue dans ce navigateur, avec la recherche et les exemples, pour les lire sans réseau.
settings-content-only = Conserver une langue entière hors ligne est réservé aux abonnés de { $site } Plus.
settings-content-script = Conserver une langue entière hors ligne nécessite JavaScript.
settings-content-unavailable = Le mode hors ligne n’est pas disponible. Ce navigateur ou cette fenêtre privée ne le permet pas.
settings-content-none = Ce site ne propose pas de contenu à lire hors ligne pour le moment.
settings-content-language = Langue
settings-content-area = Contenu
settings-content-area-all = Tout
settings-content-area-learn = Apprendre
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = API web
settings-content-area-http = HTTP
settings-content-prefer = Préférer le contenu en ligne
settings-content-prefer-text = Prend les pages sur le réseau tant qu’il y en a un.
settings-content-auto = Activer la mise à jour automatique
settings-content-auto-text = Cherche du nouveau contenu une fois par heure pendant que vous utilisez le site.
settings-content-status = État de la mise à jour
settings-content-empty = Rien n’a encore été téléchargé.
settings-content-updated = Dernière mise à jour le { $date }.
settings-content-checking = Recherche de mises à jour
settings-content-current = À jour
settings-content-check = Rechercher des mises à jour
settings-content-update = Mettre à jour maintenant
settings-content-download = Télécharger
settings-content-downloading = Téléchargement…
settings-content-unpacking = Décompression… { $percent } %
settings-content-clearing = Suppression…
settings-content-pause = Mettre en pause
settings-content-paused = Arrêté à { $percent } %
settings-content-resume = Continuer
settings-content-problem-room = Il n’y a pas assez de place dans ce navigateur. Ce que vous aviez reste inchangé.
settings-content-problem-network = Le contenu n’a pas pu être atteint. Veuillez réessayer dans un instant.
settings-content-problem-damaged = Le contenu était endommagé et n’a pas été utilisé. Veuillez le télécharger à nouveau.
settings-content-used = Espace utilisé
settings-content-size = { $size } Mio
settings-content-clear = Effacer les données
settings-content-clear-question = Voulez-vous supprimer tout le contenu hors ligne de ce navigateur ?
