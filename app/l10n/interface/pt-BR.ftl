# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Pular para o conteúdo principal
skip-to-search = Ir para a pesquisa
skip-to-language = Pular para a seleção de idioma
site-home = Página inicial de { $site }
loading-document = Carregando o documento…

## Main menu

menu-main = Menu principal
menu-open = Abrir o menu principal
menu-close = Fechar o menu principal
menu-references = Referências
menu-web = Tecnologia web
menu-web-about = Referência de tecnologias web para desenvolvedores
menu-html = HTML
menu-html-about = Estrutura do conteúdo na web
menu-css = CSS
menu-css-about = Código que descreve a aparência dos documentos
menu-javascript = JavaScript
menu-javascript-about = Linguagem de script de uso geral
menu-http = HTTP
menu-http-about = Protocolo de transmissão de recursos web
menu-api = APIs web
menu-api-about = Interfaces para construir aplicações web
menu-webextensions = Extensões web
menu-webextensions-about = Desenvolvimento de extensões para navegadores
menu-accessibility = Acessibilidade
menu-accessibility-about = Projetos web que todas as pessoas podem usar
menu-learn = Aprender
menu-learn-overview = Área de aprendizado
menu-learn-overview-about = Aprenda desenvolvimento web desde o início
menu-learn-html-about = Estruturar conteúdo web com HTML
menu-learn-css-about = Estilizar conteúdo com CSS
menu-learn-javascript-about = Tornar páginas interativas com JavaScript
menu-learn-accessibility-about = Criar páginas que todas as pessoas possam usar

## Article

breadcrumbs-label = Trilha de navegação
sidebar-label = Tópicos relacionados
sidebar-expand = Expandir a barra lateral
sidebar-collapse = Recolher a barra lateral
language-menu = Idioma: { $language }
toc-title = Neste artigo
translation-note = Esta página foi traduzida do inglês pela comunidade.
translation-note-english = Ver em inglês
article-info = Sobre esta página
article-modified = Última modificação desta página: { $date }.
article-modified-unknown = Data da última modificação desconhecida.
article-contributors = Quem contribuiu para esta página
article-source = Ver esta página no GitHub
article-report = Relatar um problema nesta página
copy-code = Copiar
copy-done = Copiado!
copy-failed = Erro ao copiar para a área de transferência!

## Errors

not-found-title = Página não encontrada
not-found-message = Desculpe, a página { $path } não foi encontrada.
not-found-translations = Esta página em outro idioma
not-found-similar = Páginas com nome semelhante
not-found-home = Voltar para a página inicial
error-unhandled = Resposta de erro não tratada!
error-application = Erro da aplicação
error-loading = Erro de carregamento
error-unknown = Erro desconhecido
error-sorry = Algo deu errado do nosso lado. Tente novamente em instantes.
error-incident = Referência para um relato: { $id }
error-reload = Tentar recarregar a página

## Home

home-title = A plataforma web, explicada
home-start = Comece por
home-areas = Documentação
home-in-english = em inglês
home-empty = Ainda não há documentos neste idioma.

## Footer

footer-label = Links do site
footer-tagline = Documentação para todas as pessoas que constroem a web.
footer-developers = Desenvolvedores
footer-glossary = Glossário
footer-license = © { $first }–{ $year } os autores da documentação.
footer-license-link = Conteúdo disponível sob uma licença Creative Commons.

## Baseline

baseline-name = Baseline
baseline-high = Amplamente disponível
baseline-low = Recém-disponível
baseline-limited = Disponibilidade limitada
baseline-discouraged = Obsoleto
baseline-removing = Será removido
baseline-sign-yes = Baseline: sim
baseline-sign-no = Baseline: não
baseline-sign-discouraged = Baseline: desaconselhado
baseline-browser-yes = { $browser }: compatível
baseline-browser-no = { $browser }: sem suporte amplo
baseline-supported-in = Compatível com { $browsers }.
baseline-unsupported-in = Sem suporte amplo em { $browsers }.
baseline-high-text = Este recurso está bem estabelecido. Ele funciona em todos os principais navegadores, em muitos dispositivos e versões, desde { $date }.
baseline-low-text = Desde { $date }, este recurso funciona nas versões mais recentes dos principais navegadores. Pode falhar em dispositivos e versões mais antigos.
baseline-limited-text = Este recurso não faz parte do Baseline: alguns dos navegadores mais usados não oferecem suporte a ele.
baseline-discouraged-text = Evite este recurso em novos projetos. Ele pode ser removido dos navegadores algum dia.
baseline-removing-text = Os navegadores vão remover este recurso ou já o removeram. Substitua-o onde você o usa.
baseline-asterisk = Algumas partes deste recurso têm níveis diferentes de suporte.
baseline-use-discouraged = Considere usar os seguintes recursos no lugar dele:
baseline-use-removing = Use os seguintes recursos no lugar dele:
baseline-learn-more = Saiba mais
baseline-see-compat = Ver a compatibilidade completa

## Feedback

feedback-title = Ajude a melhorar o { $site }
feedback-question = Esta página foi útil para você?
feedback-yes = Sim
feedback-no = Não
feedback-reason-question = Por que esta página não foi útil para você?
feedback-reason-outdated = O conteúdo está desatualizado
feedback-reason-incomplete = Faltam informações
feedback-reason-code-examples = Os exemplos de código não funcionam como esperado
feedback-reason-technical = O conteúdo está incorreto
feedback-reason-consistency = Os termos não são usados de forma consistente
feedback-reason-incomprehensible = Difícil de entender
feedback-reason-linguistic = Erros de linguagem
feedback-reason-other = Outro motivo
feedback-submit = Enviar
feedback-thanks = Agradecemos a sua opinião!
feedback-failed-title = Seu voto não foi salvo
feedback-fault-vote = Escolha Sim ou Não.
feedback-fault-reason = Escolha um dos motivos.
feedback-fault-page = Esta página não existe, então não há o que avaliar.
feedback-fault-limited =
    { $minutes ->
        [one] Você votou muitas vezes. Tente novamente em { $minutes } minuto.
       *[other] Você votou muitas vezes. Tente novamente em { $minutes } minutos.
    }
feedback-fault-unavailable = Não foi possível salvar seu voto. Tente novamente em instantes.
feedback-back = Voltar para a página
## Baseline: dates, versions, feedback

baseline-high-since = Amplamente disponível desde { $date }.
baseline-versions = Primeiras versões com este recurso:
baseline-version-none = sem suporte
baseline-feedback = Enviar comentários
## Header

theme-menu = Tema
theme-os-default = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
theme-current = (selecionado)
menu-in-english = (em inglês)
menu-new = Novo
menu-new-feature = Novo recurso
menu-plus = Plus
menu-plus-overview = Visão geral
menu-plus-overview-about = A documentação do seu jeito
menu-ai-help = Ajuda com IA
menu-ai-help-about = Respostas da documentação na hora
menu-collections = Coleções
menu-collections-about = Os artigos que você salvou
menu-updates = Atualizações
menu-updates-about = O que mudou nos navegadores, num relance
menu-plus-docs = Documentação
menu-plus-docs-about = Como usar o que o Plus oferece
menu-plus-faq = Perguntas frequentes
menu-plus-faq-about = O que mais perguntam sobre o Plus
menu-curriculum = Currículo
menu-blog = Blog
menu-tools = Ferramentas
menu-play = Playground
menu-play-about = Escreva, teste e compartilhe código
menu-observatory = HTTP Observatory
menu-observatory-about = Verifique de graça a segurança de um site
account-log-in = Entrar
account-sign-up = Cadastre-se grátis
toast-close = Fechar a mensagem

## Footer lists

footer-site = { $site }
footer-about = Sobre
footer-careers = Carreiras
footer-advertise = Anuncie conosco
footer-support = Suporte
footer-help = Ajuda do produto
footer-report = Relatar um problema
footer-communities = Nossas comunidades
footer-community = Comunidade
footer-guidelines = Guia de redação
footer-forum = Fórum
footer-chat = Bate-papo
footer-learn = Aprender desenvolvimento web
footer-hacks = Blog Hacks
footer-social = { $site } no { $network }
footer-privacy = Aviso de privacidade do site
footer-cookies = Cookies
footer-legal = Informações legais
footer-participation = Diretrizes de participação na comunidade
## Quick search

quick-search-label = Pesquisar em { $site }
quick-search-placeholder = Pesquisar
quick-search-hero = O que você está procurando?
quick-search-submit = Pesquisar
quick-search-clear = Limpar a pesquisa
quick-search-open = Pesquisar no site
quick-search-close = Fechar a pesquisa
quick-search-list = Páginas por título
quick-search-loading = Carregando o índice de pesquisa...
quick-search-failed = Não foi possível carregar o índice de pesquisa!
quick-search-none = Nenhum título de documento encontrado.
quick-search-more = Não encontrou o que procura?
quick-search-site = Pesquisar { $query } em todo o site
quick-search-broken = Erro ao exibir a pesquisa. Veja os detalhes no console.
quick-search-count =
    { $count ->
        [one] { $count } página encontrada
       *[other] { $count } páginas encontradas
    }

## Home regions

home-featured = Artigos em destaque
home-news = Últimas notícias
home-news-new = Novo
home-contributions = Contribuições recentes
home-spotlight = Colaborador em destaque
home-spotlight-involved = Participe →
## Reading

sidebar-filter-label = Filtrar a barra lateral
sidebar-filter-placeholder = Filtrar
sidebar-filter-clear = Limpar o filtro
sidebar-filter-count = { $count ->
    [0] Nenhum resultado
    [one] { $count } resultado
   *[other] { $count } resultados
  }
language-remember = Lembrar idioma
language-remember-about = De agora em diante, abre as páginas neste idioma sempre que existirem nele
language-forget = Esquecer o idioma lembrado
translation-note-always = Sempre mudar para o inglês
translation-note-newer = A página em inglês foi alterada depois desta tradução, em { $date }.
loading = Carregando…

## Search page

search-title = Pesquisa: “{ $query }”
search-title-page = Pesquisa: “{ $query }” (página { $page })
search-none = Sem consulta, sem resultados.
search-heading = Resultados da pesquisa por: { $query }
search-heading-page = Resultados da pesquisa por: { $query } (página { $page })
search-label = Pesquisar na documentação
search-submit = Pesquisar
search-help = O que você pode pesquisar
search-help-text = O nome de um recurso, como você o escreve no código, ou algumas palavras sobre o que quer fazer. Palavras entre aspas são procuradas juntas. Por exemplo:
search-language = Idioma:
search-both = Ambos
search-sort = Ordenar por:
search-sort-best = Melhores resultados
search-sort-relevance = Relevância
search-sort-popularity = Popularidade
search-topics = Tópicos
search-topic-all = Todos os tópicos
search-topic-other = Outros
search-found =
    { $count } { $count ->
        [one] resultado
       *[other] resultados
    } em { $milliseconds } { $milliseconds ->
        [one] milissegundo
       *[other] milissegundos
    }.
search-matches =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
search-suggestion = Você quis dizer...
search-close = Nenhuma página tem exatamente este nome. Estes são parecidos.
search-some = Nenhuma página tem todas estas palavras. Estas têm algumas delas.
search-paging = Páginas de resultados
search-page = Página { $page }
search-previous = Anterior
search-next = Próxima
search-beyond = Não há tantos resultados.
search-first-page = Ir para a primeira página
search-nothing = Nada foi encontrado.
search-tip-spelling = Confira a ortografia.
search-tip-words = Use menos palavras ou palavras mais gerais.
search-tip-topics = Pesquisar em todos os tópicos
search-tip-english = Pesquisar em inglês
search-error = Erro na pesquisa
search-fault-too-long = A consulta é longa demais. Encurte-a, por favor.
search-fault-page = Deve ser um número inteiro de 1 a { $most }.
search-fault-unknown = Esta opção não existe.

## Accounts

account-menu = Menu do usuário
account-menu-title = Meu { $site } Plus
account-subscriber = Assinante do Plus
account-settings = Minhas configurações
account-help = Ajuda
account-feedback = Comentários
account-sign-out = Sair
account-maintenance = Manutenção em andamento
account-api-down = A API está fora do ar para manutenção. Você pode continuar navegando no { $site } Web Docs, mas o { $site } Plus e a busca podem não estar disponíveis. Agradecemos a paciência!
sign-in-failed-title = Você não está conectado
sign-in-fault-refused = Esta tentativa de entrar expirou ou foi iniciada em outro navegador. Comece de novo.
sign-in-fault-provider = O serviço de contas não está respondendo no momento. Tudo o que não precisa de conta continua funcionando; tente entrar novamente em alguns minutos.
sign-in-fault-database = O site não consegue consultar as contas no momento. Tudo o que não precisa de conta continua funcionando; tente entrar novamente em alguns minutos.
sign-in-again = Tentar novamente
sign-in-back = Continuar sem entrar
sign-in-kept-title = Sua sessão foi encerrada
sign-in-kept-about = Sua sessão expirou, por isso nada foi salvo ainda. O que você digitou fica guardado por 30 minutos: entre, e o texto voltará ao lugar.
demo-title = Escolha uma conta de demonstração
demo-about = Esta cópia do site vem com contas para experimentar. Escolha uma para entrar: não há senha, e nada é enviado a lugar nenhum.
demo-cancel = Cancelar
demo-plan-core = Core
demo-plan-mdn_plus_5m = Plus 5, mensal
demo-plan-mdn_plus_5y = Plus 5, anual
demo-plan-mdn_plus_10m = Supporter 10, mensal
demo-plan-mdn_plus_10y = Supporter 10, anual
