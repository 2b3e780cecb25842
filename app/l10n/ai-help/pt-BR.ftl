name = Ajuda com IA
about = Faça uma pergunta sobre desenvolvimento web. As respostas vêm das páginas de { $site }, com um link para a seção em que cada afirmação se apoia.
report-feedback = Enviar comentários
external = Link externo
table = Tabela

landing-title = Pergunte uma vez e continue criando
landing-lead = A ajuda com IA responde às suas perguntas com a documentação de { $site } e mostra de onde vem cada afirmação.
landing-features = Novidades
landing-history-title = Histórico
landing-history = Volte a perguntas anteriores e continue de onde parou.
landing-context-title = Mais contexto
landing-context = As perguntas seguintes sabem o que já foi dito. Você também pode perguntar sobre a página que está lendo.
landing-sources-title = Fontes numeradas
landing-sources = Cada afirmação leva à seção em que se apoia. O que nenhuma página aborda fica sem resposta.
landing-reasons = Respostas que você pode conferir
landing-direct-title = Acesso direto
landing-direct = Chegue à seção certa sem saber como ela se chama.
landing-short-title = O essencial reunido
landing-short = Veja lado a lado os fatos de várias páginas, com seus exemplos de código.
landing-learning-title = Aprendizado interativo
landing-learning = Pergunte de novo, edite uma pergunta e experimente os exemplos de código no Playground.

banner-core = O Core inclui { $limit } perguntas por dia. Com o Plus 5 ou o Supporter 10 não há limite.
banner-subscriber = Seu plano inclui a ajuda com IA sem limite de perguntas.
upgrade = Fazer upgrade agora
quota-title = Você já fez suas { $limit } perguntas de hoje
quota-text = Você poderá perguntar de novo em até um dia após a primeira pergunta. O Plus 5 e o Supporter 10 não têm limite.

question = Sua pergunta
question-first = Faça sua pergunta
question-follow = Faça outra pergunta
question-left = { $count ->
    [one] { $count } pergunta restante hoje
    [many] { $count } de perguntas restantes hoje
   *[other] { $count } perguntas restantes hoje
  }
submit = Enviar pergunta
clear = Limpar pergunta
stop = Parar resposta
follow = Ativar rolagem automática
topic-new = Novo tópico
back = Voltar à pergunta anterior
edit = Editar pergunta
edit-undo = Desfazer edição
edit-submit = Enviar pergunta editada
version-previous = Pergunta anterior
version-next = Próxima pergunta
version = Versão { $at } de { $total }

page-about = Sua pergunta é sobre esta página:
page-remove = Perguntar sobre todas as páginas

examples = Exemplos
example-center = Como centralizo uma div?
example-form = Como crio um formulário em HTML?
example-sort = Como ordeno um Array?
example-fetch = Como uso a API Fetch?
example-redirect = Como redireciono com HTTP?
example-access = Como torno uma página acessível?

status-searching = Pesquisando o conteúdo de { $site }…
status-sources = Conteúdo de { $site } consultado:
status-generating = Gerando sua resposta…
status-answer = Resposta:
status-stopped = Resposta (interrompida):
status-done = A resposta está completa.
stopped = Resposta interrompida
failed = Erro ao gerar sua resposta!
again = Tentar novamente
unfinished = A resposta ainda está sendo escrita. Esta página procura por ela a cada { $seconds } segundos.
lost = A conexão foi perdida. Esta página procura a resposta a cada { $seconds } segundos.

refused = As páginas de { $site } não respondem a esta pergunta; por isso, não há resposta. A ajuda com IA só trata de desenvolvimento web.
nearest = As páginas mais próximas:
refused-show = Mostrar esta pergunta a quem redige a documentação
refused-shared = A pergunta fica visível por 90 dias, sem o seu nome.
refused-shown = Obrigado! Quem redige a documentação já pode ver sua pergunta.
mark-model = Escrito por um modelo de linguagem a partir das fontes acima. Confira-as antes de confiar na resposta.
mark-quoted = Citado destas páginas. Nenhum modelo de linguagem escreveu nada disto.
source = Fonte { $number }

useful = Esta resposta foi útil?
useful-yes = Sim, foi útil
useful-no = Não, não foi útil
useful-shared = Se você escolher Não, quem redige a documentação verá a pergunta e a resposta, sem o seu nome.
useful-done = Obrigado! Seu voto foi salvo.
report = Relatar um problema com esta resposta

legal-model = As respostas são escritas por { $model } e podem estar erradas.
legal-quoted = As respostas são trechos da documentação, escolhidos por uma pesquisa.
guidance = Ler todas as orientações
guidance-title = Orientações de uso da ajuda com IA
guidance-purpose = A ajuda com IA serve para perguntas sobre desenvolvimento web. Ela procura nas páginas de { $site } seções que respondam à sua pergunta e se baseia só nelas. Uma pergunta que nenhuma página aborda fica sem resposta.
guidance-check = Uma resposta pode estar incompleta ou errada. Siga os links numerados para conferir uma afirmação na documentação antes de confiar nela e leia os exemplos de código antes de executá-los.
guidance-private = Não insira dados pessoais ou confidenciais. As perguntas são verificadas contra abusos, e um serviço externo pode processá-las. Elas só ficam guardadas enquanto seu histórico está ativado, e você pode excluí-las a qualquer momento. O que você mostra a quem redige a documentação fica guardado por 90 dias, sem o seu nome.
close = Fechar

history = Histórico de respostas
history-show = Mostrar histórico
history-off = Suas perguntas e respostas não ficam guardadas. Com o histórico ativado, você pode voltar a elas.
history-on = Ativar histórico
history-none = Suas perguntas aparecerão aqui.
history-today = Hoje
history-yesterday = Ontem
history-week = Últimos 7 dias
history-month = Últimos 30 dias
delete = Excluir tópico
delete-question = Quer excluir este tópico para sempre?
cancel = Cancelar

play = Experimentar
play-about = Abrir este código no Playground
queue = Fila
queue-about = Separe este exemplo: todos os da fila são abertos juntos no Playground.
queue-example = Exemplo { $number }
queue-choice = Fila: exemplo { $number }
queue-remove = Remover o exemplo { $number }

fault-empty = Digite uma pergunta.
fault-long = Esta pergunta é longa demais. Encurte-a ou comece um novo tópico.
fault-quota = Você já fez todas as suas perguntas de hoje. Sua pergunta continua aqui.
fault-flagged = Esta pergunta viola as regras da ajuda com IA. Pergunte outra coisa.
fault-busy = Sua pergunta anterior ainda está sendo respondida. Espere a resposta ou pare-a.
fault-full = Há perguntas demais sendo respondidas agora. Sua pergunta continua aqui: tente novamente daqui a um minuto.
fault-gone = Este tópico não existe mais. Sua pergunta continua aqui: envie-a para começar um novo.
fault-failed = Algo deu errado, e sua pergunta não foi contada. Ela continua aqui: tente novamente.
fault-slow = A resposta não chegou a tempo, e sua pergunta não foi contada. Ela continua aqui: tente novamente.
fault-lost = A resposta não chegou. Sua pergunta continua aqui. Ela pode ter sido contada.
fault-lost-kept = A resposta não chegou. Sua pergunta continua aqui. Ela pode ter sido contada e respondida: procure-a no histórico antes de perguntar de novo.
fault-away = A ajuda com IA está fora do ar no momento. Sua pergunta continua aqui: tente novamente.
