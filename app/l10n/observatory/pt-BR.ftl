## Pages

name = HTTP Observatory
landing-title = Teste de segurança de cabeçalhos HTTP
landing-about = Veja quais proteções dos navegadores um site usa: uma análise, doze testes, uma nota de A+ a F e conselhos para cada teste.
landing-lead = Veja quais proteções dos navegadores seu site usa. Uma análise, doze testes, uma nota e conselhos para cada teste.
field-site = Nome de domínio ou URL
field-example = Por exemplo, mozilla.org
scan = Analisar
about-title = O que uma análise observa
about-headers = Cabeçalhos são a proteção mais barata de um site: eles dizem aos navegadores o que recusar. Uma análise lê os de uma página, seus cookies, os scripts que seu HTML nomeia e os redirecionamentos até ela.
about-grade = Cada teste tira pontos ou acrescenta alguns. A soma dá uma nota, e o relatório diz o que fazer em seguida, teste por teste.
about-limits = Uma boa nota não prova que um site é seguro: uma análise não tenta ataques, não entra em nenhuma conta e não vê erros no código do site.
about-public = Os resultados são públicos: qualquer pessoa que digitar o mesmo nome vê o último. As pontuações ficam guardadas por { $scanDays } dias; os detalhes, por { $reportDays }.
about-sites = { $count ->
    [one] Um site foi analisado aqui no último ano.
   *[other] { $count } sites foram analisados aqui no último ano.
}
more = Mais
link-tests = Testes e pontuação
link-faq = Perguntas frequentes
link-paste = Avaliar cabeçalhos colados
link-compare = Comparar dois sites

## Faults

fault-empty = Digite um nome de host válido.
fault-site = Não é possível analisar isto: { $host } não é o nome de um site.
fault-address = Endereços não podem ser analisados, só nomes.
fault-name = Não há nenhum site público chamado { $host }.
fault-lookup = O nome { $host } não tem endereço.
fault-down = { $host } não responde: o site parece estar fora do ar.
fault-status = { $host } respondeu com o status { $status }, que não pode ser avaliado.
fault-limit =
    { $minutes ->
        [one] Foram pedidas mais análises do que este site aceita. Tente novamente em { $minutes } minuto.
       *[other] Foram pedidas mais análises do que este site aceita. Tente novamente em { $minutes } minutos.
    }
fault-away = No momento, não é possível ler nem guardar resultados. Tente novamente em breve.
fault-paste = Nenhum cabeçalho foi encontrado neste texto.
fault-paste-host = { $host } não é o nome de um site.
fault-home = Voltar ao início

## Report

running = Analisando…
running-title = Analisando { $host }…
running-note = Esta página se recarrega até o resultado chegar.
report-title = Relatório do HTTP Observatory
report-page = Resultados da análise de { $host }
summary = Resumo da análise: { $host }
grade = Nota
score = Pontuação
score-of = { $score } / 100
time = Hora da análise
passed = Testes aprovados
passed-of = { $passed } / { $quantity }
grades = As notas e suas pontuações mínimas
grades-least = Pontuação mínima
trend-up = Melhor que a análise anterior
trend-down = Pior que a análise anterior
rescan = Analisar de novo
rescan-wait = Aguarde { $seconds } s para analisar de novo
another = Analisar outro site
note-www = { $asked } não tem endereço, por isso { $host } foi analisado.
note-certificate = Não foi possível verificar o certificado ({ $code }).
note-final = A página avaliada: { $url }
note-pasted = Avaliado só pelos cabeçalhos colados: não foi possível observar redirecionamentos a partir de HTTP, scripts nem o que outras origens podem ler.
note-old = Esta é uma análise mais antiga.
note-newest = Mostrar a mais recente
profile-five = Avaliado com os dez testes da versão 5.
profile-six = Avaliado com os doze testes da versão 6.
profile-show-five = Usar a versão 5
profile-show-six = Usar a versão 6
tab-scoring = Pontos por teste
tab-csp = Análise da CSP
tab-cookies = Cookies
tab-headers = Cabeçalhos do servidor
tab-history = Histórico
tab-benchmark = Comparação
test = Teste
reason = Motivo
advice = Recomendação
passed-yes = Aprovado
passed-no = Reprovado
passed-none = Não se aplica
none = Nenhuma
bonus-note = * Pontos extras só contam a partir de 90 pontos.
guide = Como configurar
result = Resultado
info = Explicação
csp-missing = Nenhum cabeçalho CSP detectado
csp-merged = A página tem { $count } políticas. Aqui elas estão combinadas; os navegadores aplicam cada uma.
yes = Sim
no = Não
cookie-name = Nome
cookie-expires = Expira
cookie-path = Caminho
cookie-prefix = Prefixo
cookie-session = Sessão
cookies-missing = Nenhum cookie detectado
header = Cabeçalho
value = Valor
history-title = Mudanças da pontuação ao longo do tempo
history-chart = Gráfico das pontuações
history-none = Não há análise anterior.
history-compare = Comparar com a mais recente
history-comparison = Comparação
date = Data
benchmark-title = Notas de todos os sites analisados aqui no último ano
benchmark-few = Poucos sites foram analisados aqui para uma comparação.
benchmark-sites = Número de sites
benchmark-own = este site
badge = Selo e dados
badge-about = Uma imagem da nota para uma página sua e o relatório para programas. Ambos mostram a última análise.
badge-alt = Nota de { $host }
badge-code = HTML do selo

## Other pages

paste-title = Avaliar cabeçalhos colados
paste-lead = Para um site que não pode ser acessado daqui, como um na sua própria máquina. Cole o que `curl -i` mostra, ou só os cabeçalhos. Nada é guardado.
paste-field = Cabeçalhos da resposta
paste-host = Host (opcional)
paste-button = Avaliar
compare-title = Comparar dois sites
compare-lead = Os resultados mais recentes de dois sites, lado a lado.
compare-first = Primeiro site
compare-second = Segundo site
compare-button = Comparar
matrix-title = Todos os testes e seus resultados
matrix-description = Descrição
matrix-modifier = Pontos
test-redirection = Redirecionamento

## Analysis of a policy

flag-unsafeinline = Scripts inline estão bloqueados (`script-src` sem `unsafe-inline`).
flag-unsafeinline-info = A principal defesa contra scripts injetados: mova o código para arquivos, ou use nonces ou hashes.
flag-unsafeeval = `eval` e similares estão bloqueados.
flag-unsafeeval-info = Do contrário, textos de fora poderiam virar código.
flag-unsafeobjects = O conteúdo de plug-ins é restrito por `object-src`.
flag-unsafeobjects-info = Use `object-src none`: plug-ins antigos rodam no contexto da sua página.
flag-unsafeinlinestyle = Estilos inline estão bloqueados (`style-src` sem `unsafe-inline`).
flag-unsafeinlinestyle-info = Estilos injetados podem mudar o que uma página mostra ou vazar o que ela contém.
flag-insecureschemeactive = Scripts e outros conteúdos ativos chegam só por esquemas seguros.
flag-insecureschemeactive-info = Qualquer pessoa no caminho poderia trocar esse código.
flag-insecureschemepassive = Imagens e mídias chegam só por esquemas seguros.
flag-insecureschemepassive-info = Elas podem ser trocadas ou observadas no caminho; carregue-as por HTTPS.
flag-anticlickjacking = A exibição em quadros é limitada por `frame-ancestors`.
flag-anticlickjacking-info = Ela diz exatamente quais sites podem incorporar o seu.
flag-defaultnone = Tudo é recusado, a não ser o que for permitido (`default-src none`).
flag-defaultnone-info = Novos tipos de recursos ficam bloqueados até que você os liste.
flag-insecurebaseuri = `base-uri` é limitado.
flag-insecurebaseuri-info = Um elemento `base` injetado desviaria endereços relativos, inclusive os de scripts.
flag-insecureformaction = `form-action` é limitado.
flag-insecureformaction-info = Formulários injetados poderiam enviar dados a outros.
flag-strictdynamic = `strict-dynamic` é usado (opcional).
flag-strictdynamic-info = Um script com nonce passa sua confiança ao que carrega, e assim nenhuma lista de hosts é necessária.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = A política recusa tudo por padrão e não permite nada inseguro.
result-csp-implemented-with-no-unsafe = A política não permite código inline nem `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Os scripts estão bem protegidos, mas os estilos podem vir de qualquer lugar ou ser inline.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Imagens ou mídias podem ser carregadas sem criptografia.
result-csp-implemented-with-unsafe-eval = Texto pode ser executado como código, porque `unsafe-eval` é permitido.
result-csp-implemented-with-unsafe-inline = Scripts ou plug-ins praticamente não têm restrições.
result-csp-implemented-with-insecure-scheme = Recursos ativos podem ser carregados sem criptografia.
result-csp-implemented-but-duplicate-directives = A política está boa, mas cita duas vezes uma diretiva de relatório.
result-csp-header-invalid = Os navegadores não conseguem ler a política como ela foi pensada.
result-csp-not-implemented = Não há política de segurança de conteúdo.
result-csp-not-implemented-but-reporting-enabled = A política só relata; nada é aplicado.
result-cookies-secure-with-httponly-sessions-and-samesite = Todos os cookies são `Secure` e têm `SameSite`, e os de sessão ficam ocultos aos scripts.
result-cookies-secure-with-httponly-sessions = Todos os cookies são `Secure`, e os de sessão ficam ocultos aos scripts.
result-cookies-not-found = A página não definiu cookies.
result-cookies-without-secure-flag-but-protected-by-hsts = Falta `Secure` em alguns cookies; só o HSTS os mantém fora do HTTP sem criptografia.
result-cookies-session-without-secure-flag-but-protected-by-hsts = Falta `Secure` em um cookie de sessão; só o HSTS o mantém fora do HTTP sem criptografia.
result-cookies-without-secure-flag = Alguns cookies podem trafegar sem criptografia.
result-cookies-samesite-flag-invalid = O `SameSite` de um cookie é desconhecido, ou é `None` sem `Secure`.
result-cookies-anticsrf-without-samesite-flag = Um cookie que parece um token CSRF não tem `SameSite`.
result-cookies-session-without-httponly-flag = Scripts podem ler um cookie de sessão.
result-cookies-session-without-secure-flag = Um cookie de sessão pode trafegar sem criptografia.
result-coep-not-implemented = Nenhuma política de incorporação é enviada.
result-coep-implemented-with-require-corp = Recursos de outras origens só carregam se elas concordarem.
result-coep-implemented-with-credentialless = Recursos de outras origens carregam sem credenciais.
result-coep-implemented-with-unsafe-none = A política de incorporação indica o padrão aberto.
result-coep-header-invalid = A política de incorporação não tem um valor conhecido.
result-coop-not-implemented = Nenhuma política de abertura é enviada.
result-coop-implemented-with-same-origin = Outras origens não podem manter uma referência à janela.
result-coop-implemented-with-same-origin-allow-popups = A janela é isolada, mas as janelas pop-up que ela abre continuam funcionando.
result-coop-implemented-with-noopener-allow-popups = A janela é isolada de quem a abrir, até de páginas do mesmo site.
result-coop-implemented-with-unsafe-none = A política de abertura indica o padrão aberto.
result-coop-header-invalid = A política de abertura não tem um valor conhecido.
result-cross-origin-resource-sharing-not-implemented = Outras origens não podem ler a página.
result-cross-origin-resource-sharing-implemented-with-public-access = Qualquer origem pode ler a página, sem credenciais.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Origens escolhidas podem ler a página.
result-cross-origin-resource-sharing-implemented-with-universal-access = Qualquer origem pode ler a página com as credenciais de quem a visita.
result-redirection-all-redirects-preloaded = Todos os hosts do caminho estão na lista de pré-carregamento do HSTS.
result-redirection-to-https = HTTP leva direto a HTTPS no mesmo host.
result-redirection-not-needed-no-http = Nada responde por HTTP sem criptografia.
result-redirection-off-host-from-http = O primeiro redirecionamento muda de host, e assim o HSTS nunca é definido para este.
result-redirection-not-to-https-on-initial-redirection = O caminho termina em HTTPS, mas o primeiro passo continua em HTTP.
result-redirection-not-to-https = O caminho termina em HTTP sem criptografia.
result-redirection-missing = HTTP sem criptografia é servido sem redirecionamento.
result-redirection-invalid-cert = Um host no caminho tem um certificado que não pode ser verificado.
result-referrer-policy-private = Outros sites ficam sabendo no máximo a origem, e nada por HTTP.
result-referrer-policy-not-implemented = Vale o padrão do navegador.
result-referrer-policy-unsafe = A política conta a outros sites mais do que o necessário.
result-referrer-policy-header-invalid = Nenhuma política conhecida foi encontrada.
result-hsts-preloaded = Os navegadores sabem de antemão que este host só usa HTTPS.
result-hsts-implemented-max-age-at-least-six-months = Os navegadores lembram do HTTPS por meio ano ou mais.
result-hsts-implemented-max-age-less-than-six-months = Os navegadores lembram do HTTPS por pouco tempo.
result-hsts-not-implemented = Nada diz aos navegadores para ficarem em HTTPS.
result-hsts-header-invalid = O cabeçalho não tem um `max-age` legível, ou foi enviado duas vezes.
result-hsts-not-implemented-no-https = O site não responde por HTTPS.
result-hsts-invalid-cert = O certificado não pode ser verificado, por isso os navegadores ignoram o HSTS.
result-sri-implemented-and-all-scripts-loaded-securely = Os scripts trazem hashes de integridade, inclusive os do próprio site.
result-sri-implemented-and-external-scripts-loaded-securely = Todos os scripts de outros sites trazem hashes de integridade e chegam por HTTPS.
result-sri-not-implemented-response-not-html = A resposta não é uma página HTML, por isso não há scripts.
result-sri-not-implemented-but-no-scripts-loaded = A página não tem scripts.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = Todos os scripts vêm do próprio site.
result-sri-not-implemented-but-external-scripts-loaded-securely = Scripts de outros sites chegam por HTTPS, mas sem hashes de integridade.
result-sri-implemented-but-external-scripts-not-loaded-securely = Scripts de outros sites têm hashes, mas seus endereços não têm HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = Scripts de outros sites não têm HTTPS nos endereços nem hash.
result-x-content-type-options-nosniff = Os navegadores respeitam o tipo declarado.
result-x-content-type-options-header-invalid = O cabeçalho tem um valor diferente de `nosniff`.
result-x-content-type-options-not-implemented = Os navegadores podem adivinhar os tipos dos arquivos.
result-x-frame-options-implemented-via-csp = A exibição em quadros é regida por `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Outros sites não podem mostrar a página em um quadro.
result-x-frame-options-allow-from-origin = O cabeçalho tem uma forma que os navegadores não respeitam mais.
result-x-frame-options-not-implemented = Qualquer site pode mostrar a página em um quadro.
result-x-frame-options-header-invalid = O cabeçalho não pode ser lido, ou foi enviado duas vezes.
result-corp-not-implemented = Outros sites podem incorporar esta resposta, o que é o padrão.
result-corp-implemented-with-same-origin = Só a mesma origem pode incorporar esta resposta.
result-corp-implemented-with-same-site = Só o mesmo site pode incorporar esta resposta.
result-corp-implemented-with-cross-origin = Todos podem incorporar esta resposta, de propósito.
result-corp-header-invalid = O cabeçalho não tem um valor conhecido.
result-html-not-parseable = A resposta diz ser HTML, mas seu conteúdo não é.

## Recommendations

advice-policy-default = Comece com `default-src none` e permita o que você precisa.
advice-policy-styles = Restrinja `style-src`: tire `unsafe-inline`, URLs de dados e esquemas inteiros.
advice-policy-passive = Liste só fontes HTTPS em `img-src` e `media-src`.
advice-policy-eval = Reescreva o código que precisa de `eval` e depois remova a palavra-chave.
advice-policy-inline = Defina `script-src` e `object-src`; remova `unsafe-inline`, URLs de dados e esquemas inteiros.
advice-policy-secure = Use só fontes HTTPS.
advice-policy-double = Mantenha uma de cada.
advice-policy-invalid = Procure diretivas repetidas, vírgulas perdidas e `strict-dynamic` sem nonce ou hash.
advice-policy-add = Escreva uma e teste-a primeiro no modo que só relata.
advice-policy-enforce = Envie-a como `Content-Security-Policy` quando os relatórios estiverem limpos.
advice-cookies-samesite = Acrescente `SameSite` a todos os cookies.
advice-cookies-secure = Acrescente `Secure`.
advice-cookies-secure-hsts = Acrescente `Secure` e envie HSTS.
advice-cookies-values = Use `Lax` ou `Strict`, ou `None` junto com `Secure`.
advice-cookies-csrf = Dê a ele `SameSite=Strict` ou `SameSite=Lax`.
advice-cookies-httponly = Acrescente `HttpOnly`.
advice-embedder = Considere `require-corp` ou `credentialless`.
advice-opener = Considere `same-origin`, ou uma variante que permita janelas pop-up.
advice-token = Envie um valor conhecido, em letras minúsculas.
advice-cors = Permita só as origens de uma lista, ou use `*` sem credenciais.
advice-redirect-host = Vá primeiro para HTTPS no mesmo host, depois siga.
advice-redirect-first = Faça do primeiro passo HTTPS.
advice-redirect-add = Redirecione todas as requisições HTTP para HTTPS no mesmo host.
advice-certificate = Instale um certificado válido com sua cadeia.
advice-referrer = Use `strict-origin-when-cross-origin` ou algo mais estrito.
advice-hsts-preload = Considere o pré-carregamento: um ano, `includeSubDomains` e `preload`, e depois inscreva o host.
advice-hsts-longer = Aumente `max-age` aos poucos até um ano.
advice-hsts-add = Acrescente o cabeçalho, no início com um tempo curto.
advice-hsts-one = Envie um só cabeçalho, com `max-age` em segundos.
advice-hsts-https = Ofereça HTTPS primeiro.
advice-scripts-bonus = Hashes dariam pontos extras.
advice-scripts-hash = Acrescente `integrity` e `crossorigin`.
advice-scripts-https = Escreva HTTPS nos endereços deles.
advice-scripts-both = Escreva HTTPS nos endereços deles e acrescente hashes.
advice-nosniff = Envie exatamente `nosniff`.
advice-frames-policy = Prefira `frame-ancestors`.
advice-frames-add = Envie `frame-ancestors` ou `DENY`.
advice-frames-one = Envie um só valor, `DENY` ou `SAMEORIGIN`, ou use `frame-ancestors`.
advice-html = Envie HTML, ou o tipo correto.
