### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Note :
warning-label = Attention :

## Badges

badge-experimental = Expérimental
badge-experimental-title = Expérimental. Son comportement peut encore changer.
badge-nonstandard = Non standard
badge-nonstandard-title = Non standard. Vérifiez la prise en charge par les navigateurs avant de l’utiliser.
badge-deprecated = Obsolète
badge-deprecated-title = Obsolète. À éviter dans les nouveaux projets.
badge-optional = Facultatif
badge-readonly = Lecture seule
badge-readonly-title = La valeur peut être lue, mais pas modifiée.
badge-secure-context = Contexte sécurisé
badge-secure-context-title = Fonctionne uniquement dans les contextes sécurisés (HTTPS).

## Banners

banner-experimental-label = Expérimental :
banner-experimental-text = Cette technologie est encore expérimentale. Consultez le <a href="{ $url }">tableau de compatibilité des navigateurs</a> avant de l’utiliser en production.
banner-deprecated-label = Obsolète :
banner-deprecated-text = Cette fonctionnalité est en voie de disparition : certains navigateurs la prennent encore en charge, mais elle peut cesser de fonctionner à tout moment. Ne l’utilisez pas dans de nouveaux projets et remplacez-la dans le code existant quand c’est possible.
banner-nonstandard-label = Non standard :
banner-nonstandard-text = Aucun standard ne définit cette fonctionnalité : elle ne fonctionne donc pas pour tout le monde et les implémentations peuvent différer. Évitez-la sur les sites publics.
banner-secure-context-label = Contexte sécurisé :
banner-secure-context-text = Dans certains ou tous les navigateurs qui la prennent en charge, cette fonctionnalité n’est disponible que dans les <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">contextes sécurisés</a> (HTTPS).
workers-default = Cette fonctionnalité est disponible dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-worker = Cette fonctionnalité est uniquement disponible dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-dedicated = Cette fonctionnalité est uniquement disponible dans les <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dédiés</a>.
workers-service = Cette fonctionnalité est uniquement disponible dans les <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker = Cette fonctionnalité est disponible dans les fenêtres et dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-window-and-dedicated = Cette fonctionnalité est uniquement disponible dans les fenêtres et dans les <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dédiés</a>.
workers-window-and-service = Cette fonctionnalité est uniquement disponible dans les fenêtres et dans les <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-worker-except-service = Cette fonctionnalité est uniquement disponible dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mais pas dans les <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-service = Cette fonctionnalité est disponible dans les fenêtres et dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mais pas dans les <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-shared = Cette fonctionnalité est disponible dans les fenêtres et dans les <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mais pas dans les <a href="/{ $locale }/docs/Web/API/SharedWorker">workers partagés</a>.

## Links and navigation

link-rfc-section = RFC { $number }, section { $section }
nav-previous = Précédent
nav-next = Suivant
nav-menu = Vue d’ensemble : { $title }

## Embeds and data macros

embed-youtube-title = Vidéo YouTube
embed-example-title = Exemple : { $path }
embed-sample-title = Exemple : { $name }
embed-try-it = Essayer
property-attributes-of = Attributs de la propriété { $name }
property-writable = Écrivable
property-enumerable = Énumérable
property-configurable = Configurable
answer-yes = oui
answer-no = non

## Sidebars

sidebar-constructor = Constructeur
sidebar-static-properties = Propriétés statiques
sidebar-instance-properties = Propriétés d’instance
sidebar-static-methods = Méthodes statiques
sidebar-instance-methods = Méthodes d’instance
sidebar-events = Évènements
sidebar-inheritance = Héritage
sidebar-related-pages = Pages liées à { $group }
sidebar-related = Sujets associés
sidebar-guides = Guides
sidebar-tutorial = Tutoriel
sidebar-interfaces = Interfaces
sidebar-properties = Propriétés
sidebar-methods = Méthodes
sidebar-types = Types
sidebar-standard-objects = Objets natifs standards
sidebar-overview = Vue d’ensemble

## Article HTML

link-external = Lien externe
link-only-in-english = Cette page n’est disponible qu’en anglais
link-not-created = Cette page n’a pas encore été rédigée
scroll-table = Tableau défilant
scroll-formula = Formule défilante
scroll-box = Zone défilante

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Règle @ associée</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Valeur initiale</a>
css-info-applies-to = S’applique à
css-info-also-applies-to = { $facts }. S’applique aussi à { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Héritée</a>
css-info-percentages = Pourcentages
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Valeur calculée</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Type d’animation</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Crée un contexte d’empilement</a>
css-info-each-property = comme pour chaque propriété du raccourci :
css-info-not-found = La définition formelle de { $name } n’est pas connue.

## Compatibility tables and specifications

compat-caption = Compatibilité des navigateurs pour { $query }
compat-feature = Fonctionnalité
compat-platform-desktop = Ordinateur
compat-platform-mobile = Mobile
compat-platform-server = Serveur
compat-row-link = Lien vers cette ligne
compat-yes = Prise en charge complète
compat-partial = Prise en charge partielle
compat-preview = Prise en charge dans une préversion
compat-no = Aucune prise en charge
compat-unknown = Prise en charge inconnue
compat-version-no = Non
compat-version-preview = Préversion
compat-mark-footnote = Voir les notes d’implémentation
compat-mark-disabled = Doit être activée par l’utilisateur
compat-mark-altname = Utilise un nom non standard
compat-mark-prefix = Nécessite un préfixe propriétaire
compat-mark-more = Plus de détails sur la compatibilité
compat-released = Sortie : { $date }
compat-removed = Retirée à partir de la version { $version }
compat-prefix = Nécessite le préfixe propriétaire { $prefix }
compat-altname = Implémentée sous le nom { $name }
compat-flag-since = À activer par une option depuis la version { $from }.
compat-flag-between = À activer par une option de la version { $from } jusqu’à la version { $until } (exclue).
compat-flag-preference = Activez la préférence { $name }.
compat-flag-preference-value = Définissez la préférence { $name } sur { $value }.
compat-flag-runtime = Lancez le navigateur avec l’option { $name }.
compat-flag-runtime-value = Lancez le navigateur avec l’option { $name } et la valeur { $value }.
compat-flag-place = Les préférences de { $browser } se modifient dans { $url }.
compat-bug = Voir le bogue { $number }
compat-implementation = Voir la modification du code
compat-legend = Légende
compat-tip = Sélectionnez une cellule qui contient plus de détails pour afficher ses notes et son historique.
compat-report = Signaler un problème avec ces données de compatibilité
compat-source = Voir les données sur GitHub
compat-source-title = Fichier : { $file }
compat-missing = Aucune donnée de compatibilité trouvée pour { $query }.
compat-missing-report = Signaler ce problème
spec-heading = Spécification
spec-unknown = Spécification inconnue
spec-none = Aucune spécification trouvée
spec-none-text = Les données n’indiquent aucune spécification pour { $query }. Si vous en connaissez une, ajoutez-la aux <a class="external" target="_blank" href="{ $url }">données de compatibilité des navigateurs</a>.

## Formal syntax

css-syntax-sources = Syntaxe formelle telle que définie par { $specs }. Les navigateurs peuvent n’en prendre en charge qu’une partie.

## Lists, diagrams and old macros

summary-missing = Aucun résumé n’est disponible.
list-filter = Filtrer cette page
inheritance-diagram-label = Héritage de { $name }
svg-info-categories = Catégories
svg-info-content = Contenu autorisé
svg-info-interface = Interface DOM
svg-info-attributes = Attributs
svg-info-specification = Spécification
extension-examples = Extensions d’exemple
extension-example-name = Exemple
extension-example-apis = API
extension-example-description = Description
no-tag-omission = Aucune : la balise ouvrante et la balise fermante sont toutes deux obligatoires.

## Choice of browsers in compatibility tables

compat-choice = Choisir les navigateurs
compat-choice-hint = Choisissez les colonnes de ce tableau de compatibilité et de tous les autres. Ce choix est conservé dans un cookie sur cet appareil. Sans sélection, tous les navigateurs sont affichés.
compat-choice-apply = Afficher la sélection
compat-choice-all = Tout afficher
compat-choice-count = { $shown } sur { $all } affichés
## Home

home-description = Référence et guides pour HTML, CSS, JavaScript, HTTP et les API web.
search-description = Rechercher sur { $site }

## Samples and their runner

runner-caution = Attention : ceci est une page de démonstration
runner-caution-text = Le code de cette page se trouvait dans son adresse : n’importe qui peut l’avoir écrit. N’y saisissez ni mot de passe ni autre donnée personnelle.
runner-code = Afficher le code
runner-open = Ouvrir dans le bac à sable
runner-continue = Continuer
runner-no-code = Aucun code à exécuter
runner-no-code-text = Cette adresse ne contient pas de code. Elle est peut-être incomplète.
runner-unreadable = Code illisible
runner-unreadable-text = Le code de cette adresse est endommagé ou incomplet.
runner-too-large = Code trop volumineux
runner-too-large-text = On peut exécuter au plus un mébioctet de code.
runner-forbidden = Non affiché ici
runner-forbidden-text = Ce code ne s’exécute que dans un cadre de ce site. Ouvrez-le plutôt dans le bac à sable.
runner-missing = Exemple introuvable
runner-missing-text = Cette page n’a pas d’exemple de ce nom. Elle a peut-être été modifiée.
sample-play = Essayer
sample-result = Résultat
queue-title = File d’attente
queue-about = Mettre cet exemple de côté : tous ceux de la file s’ouvrent ensemble dans le bac à sable.
queue-example = Exemple { $number }
queue-remove = Retirer l’exemple { $number }
## Interactive examples

example-run = Exécuter
example-reset = Réinitialiser
example-output = Résultat
example-console = Sortie de la console
example-values = Choix d’une valeur
example-unsupported = Votre navigateur ne prend pas en charge la valeur actuelle.
example-hint = Tab ajoute un retrait. Pour quitter l’éditeur, appuyez sur Échap puis sur Tab.
name-part = { $name } : { $part }
example-failed = L’éditeur n’a pas pu être chargé.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Largement disponible depuis le { $date }.
twin-baseline-low = Récemment disponible, depuis le { $date }.
twin-baseline-limited = Disponibilité limitée : absent de certains navigateurs majeurs.
twin-baseline-discouraged = Obsolète : à éviter dans les nouveaux projets.
twin-baseline-removing = Suppression prévue dans les navigateurs.
twin-baseline-instead = Utilisez plutôt ces fonctionnalités :
twin-pointer = Index de toutes les pages : { $url }. L’adresse d’une page suivie de `.md` donne son Markdown.
twin-missing-page = Aucune page à l’adresse { $path }
twin-missing-section = La page n’a pas de section { $section }
twin-suggestions = Pages que vous cherchiez peut-être
twin-featured = Articles à la une
twin-news = Actualités

## Lists of pages for programs (llms.txt)

llms-summary = Documentation de la plateforme web : guides et référence en Markdown. { $count ->
    [one] { $count } page
   *[other] { $count } pages
  } dans cette langue.
llms-usage = Ajoutez `.md` à l’adresse d’une page pour obtenir son Markdown, et le paramètre `section=ID` pour une seule section. Listes des autres langues : { $url }.
llms-mcp = Les programmes qui utilisent le Model Context Protocol trouvent les mêmes pages à l’adresse { $url }.
llms-area-summary = Partie de { $site } : { $count ->
    [one] { $count } page
   *[other] { $count } pages
  }. Tous les domaines : { $url }
llms-areas = Domaines
llms-pages = Liste des pages
llms-others = Autres pages
llms-languages = Langues
llms-count = nombre de pages : { $count }
llms-full = Tout en un seul fichier à télécharger : { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = Ces passages sont cités mot pour mot des pages de ce site. Aucun modèle n’a rédigé cette réponse.
ai-help-more = Autres pages :

# Archives for reading offline (app/services/exports).
archive-skip = Aller au texte
archive-search = Rechercher
archive-search-none = Aucun résultat.
archive-search-script = La recherche nécessite JavaScript. La liste de toutes les pages fonctionne sans.
archive-index = Toutes les pages de A à Z
archive-sidebar = Pages liées
archive-contents = Sommaire
archive-toc = Sur cette page
archive-original = Cette page sur le web
archive-about = À propos de cette copie
archive-copy = Copie de { $site }, contenu du { $date }.
archive-copy-undated = Copie de { $site }.
archive-license = Le contenu est disponible sous une licence Creative Commons.
archive-authors = Chaque page renvoie à son original sur le web, qui nomme ses auteurs.
archive-image = Image sur le web
archive-sample = Cet exemple sur le web
archive-curriculum = Programme
