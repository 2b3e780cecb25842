changes-intro = Pages nouvelles, pages modifiées et fonctionnalités entrées dans Baseline au cours des douze derniers mois.
changes-filter = Filtrer les modifications
changes-area = Domaine
changes-areas-all = Tous les domaines
changes-language = Langue
changes-languages-all = Toutes les langues
changes-kind = Type
changes-kinds-all = Tous les types
changes-new = Nouveau
changes-changed = Modifié
changes-baseline = Entré dans Baseline
changes-show = Afficher
changes-reset = Réinitialiser les filtres
changes-none = Aucune modification n’est connue. Elles proviennent de l’historique des pages et des versions des navigateurs.
changes-none-filtered = Aucune modification ne correspond à ces filtres.
changes-feed = Flux Atom de cette langue
changes-edit-new = Nouvelle page
changes-edit-changed = Page modifiée
changes-release-new = Première prise en charge : { $browsers }
changes-release-changed = Prise en charge modifiée : { $browsers }
changes-release-baseline = Baseline : { $status }

home-card-html = Éléments, attributs et formulaires : leur sens, leur contenu et leur usage.
home-card-css = Propriétés, sélecteurs, fonctions et guides de mise en page, avec des valeurs à essayer sur place.
home-card-javascript = Le langage et ses objets natifs, des premiers pas aux itérateurs et aux modules.
home-card-http = En-têtes, méthodes et codes de statut, cache, cookies et sécurité.
home-card-api = Interfaces du navigateur : DOM, réseau, stockage, médias, graphismes et appareils.
home-card-accessibility = Rôles, états et modèles grâce auxquels les pages fonctionnent pour tout le monde.
home-card-learn = Un cours de la première page jusqu’aux frameworks, avec des exercices.
home-card-glossary = Les termes du web, chacun en quelques phrases.
home-count-pages =
    { $count ->
        [one] { $count } page en ligne
       *[other] { $count } pages en ligne
    }
home-count-languages =
    { $count ->
        [one] { $count } langue
       *[other] { $count } langues
    }
home-updated = Mis à jour le { $date }
home-all-changes = Toutes les modifications récentes
home-live = Exemple interactif
home-live-choose = Choisissez une valeur
home-live-result = Résultat
home-live-read = En savoir plus sur { $title }
home-blog = Sur le blog
home-sample = Profil d’exemple

plus-hero-lead = { $site } Plus garde les articles auxquels vous revenez, vous dit ce qu’il y a de neuf dans les navigateurs, répond à vos questions et laisse la publicité de côté.
plus-hero-lead-short = { $site } Plus garde les articles auxquels vous revenez et laisse la publicité de côté.
plus-hero-lead-no-ads = { $site } Plus garde les articles auxquels vous revenez, vous dit ce qu’il y a de neuf dans les navigateurs et répond à vos questions.
plus-hero-lead-short-no-ads = { $site } Plus garde les articles auxquels vous revenez.
