changes-intro = Páginas novas, páginas alteradas e recursos que chegaram ao Baseline nos últimos doze meses.
changes-filter = Filtrar alterações
changes-area = Área
changes-areas-all = Todas as áreas
changes-language = Idioma
changes-languages-all = Todos os idiomas
changes-kind = Tipo
changes-kinds-all = Todos os tipos
changes-new = Novo
changes-changed = Alterado
changes-baseline = Agora no Baseline
changes-show = Mostrar
changes-reset = Limpar os filtros
changes-none = Nenhuma alteração é conhecida. Elas vêm do histórico das páginas e das versões dos navegadores.
changes-none-filtered = Nenhuma alteração corresponde a estes filtros.
changes-feed = Feed Atom deste idioma
changes-edit-new = Página nova
changes-edit-changed = Página editada
changes-release-new = Primeiro suporte em { $browsers }
changes-release-changed = Suporte alterado em { $browsers }
changes-release-baseline = Baseline: { $status }

home-card-html = Elementos, atributos e formulários: o que significam, o que contêm e como usá-los.
home-card-css = Propriedades, seletores, funções e guias de layout, com valores para testar na própria página.
home-card-javascript = A linguagem e seus objetos nativos, dos primeiros passos a iteradores e módulos.
home-card-http = Cabeçalhos, métodos e códigos de status, cache, cookies e segurança.
home-card-api = Interfaces do navegador: DOM, rede, armazenamento, mídia, gráficos e dispositivos.
home-card-accessibility = Papéis, estados e padrões que fazem as páginas funcionarem para todas as pessoas.
home-card-learn = Um curso da primeira página até os frameworks, com exercícios.
home-card-glossary = Termos da web, cada um em poucas frases.
home-count-pages =
    { $count ->
        [one] { $count } página
       *[other] { $count } páginas
    }
home-count-languages =
    { $count ->
        [one] { $count } idioma
       *[other] { $count } idiomas
    }
home-updated = Atualizado em { $date }
home-all-changes = Todas as alterações recentes
home-live = Exemplo ao vivo
home-live-choose = Escolha um valor
home-live-result = Resultado
home-live-read = Ler sobre { $title }
home-blog = Do blog
home-sample = Perfil de exemplo

plus-hero-lead = O { $site } Plus guarda os artigos a que você sempre volta, conta o que há de novo nos navegadores, responde às suas perguntas e tira os anúncios.
plus-hero-lead-short = O { $site } Plus guarda os artigos a que você sempre volta e tira os anúncios.
plus-hero-lead-no-ads = O { $site } Plus guarda os artigos a que você sempre volta, conta o que há de novo nos navegadores e responde às suas perguntas.
plus-hero-lead-short-no-ads = O { $site } Plus guarda os artigos a que você sempre volta.
