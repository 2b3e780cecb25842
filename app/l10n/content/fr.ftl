### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Note :
warning-label = Attention :

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

compat-anchor = compatibilité_des_navigateurs
banner-experimental-label = Expérimental :
banner-experimental-text = Cette technologie est encore expérimentale. Consultez le <a href="{ $url }">tableau de compatibilité des navigateurs</a> avant de l’utiliser en production.
banner-deprecated-label = Obsolète :
banner-deprecated-text = Cette fonctionnalité est en voie de disparition : certains navigateurs la prennent encore en charge, mais elle peut cesser de fonctionner à tout moment. Ne l’utilisez pas dans de nouveaux projets et remplacez-la dans le code existant quand c’est possible.
banner-nonstandard-label = Non standard :
banner-nonstandard-text = Aucun standard ne définit cette fonctionnalité : elle ne fonctionne donc pas pour tout le monde et les implémentations peuvent différer. Évitez-la sur les sites publics.
banner-secure-context-label = Contexte sécurisé :
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
nav-menu = Aperçu : { $title }

## Embeds and data macros

embed-youtube-title = Vidéo YouTube
embed-example-title = Exemple : { $path }
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
sidebar-related = Sujets connexes
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
