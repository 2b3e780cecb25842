name = AI Help
about = Ask a question about web development. Answers come from the pages of { $site }, with a link to the section behind each claim.
report-feedback = Report feedback
external = External link
table = Table

landing-title = Ask once, and keep building
landing-lead = AI Help answers your questions from the documentation of { $site }, and shows where each claim comes from.
landing-features = New additions
landing-history-title = History
landing-history = Come back to earlier questions, and ask on where you stopped.
landing-context-title = Enhanced context
landing-context = Follow-up questions know what was said before. You can also ask about the page that you are reading.
landing-sources-title = Numbered sources
landing-sources = Each claim links the section it stands on. What no page covers gets no answer.
landing-reasons = Answers you can check
landing-direct-title = Direct access
landing-direct = Reach the right section without knowing what it is called.
landing-short-title = Summarized insights
landing-short = See the facts of several pages side by side, with their code samples.
landing-learning-title = Interactive learning
landing-learning = Ask again, edit a question, and try code samples in the Playground.

banner-core = Core includes { $limit } questions per day. With Plus 5 or Supporter 10 there is no limit.
banner-subscriber = Your plan includes AI Help without a limit of questions.
upgrade = Upgrade Now
quota-title = You have asked your { $limit } questions for today
quota-text = You can ask again within a day of your first question. Plus 5 and Supporter 10 have no limit.

question = Your question
question-first = Ask your question
question-follow = Ask your follow-up question
question-left = { $count ->
    [one] { $count } question remaining today
   *[other] { $count } questions remaining today
  }
submit = Submit question
clear = Clear question
stop = Stop answering
follow = Enable auto-scroll
topic-new = New topic
back = Return to previous question
edit = Edit question
edit-undo = Undo editing
edit-submit = Submit edited question
version-previous = Previous question
version-next = Next question
version = Version { $at } of { $total }

page-about = Your question is about this page:
page-remove = Ask about all pages

examples = Examples
example-center = How do I center a div?
example-form = How do I create a form in HTML?
example-sort = How do I sort an Array?
example-fetch = How do I use the Fetch API?
example-redirect = How do I redirect with HTTP?
example-access = How do I make a page accessible?

status-searching = Searching for { $site } content…
status-sources = Consulted { $site } content:
status-generating = Generating your answer…
status-answer = Answer:
status-stopped = Answer (stopped):
status-done = The answer is complete.
stopped = Stopped answering
failed = Error generating your answer!
again = Try again
unfinished = The answer is still being written. This page looks for it every { $seconds } seconds.
lost = The connection was lost. This page looks for the answer every { $seconds } seconds.

refused = The pages of { $site } do not answer this question, so there is no answer. AI Help only covers web development.
nearest = The nearest pages:
refused-show = Show this question to our writers
refused-shared = They see the question for 90 days, without your name.
refused-shown = Thank you! Our writers can see your question now.
mark-model = Written by a language model from the sources above. Check them before you rely on it.
mark-quoted = Quoted from these pages. No language model wrote any of it.
source = Source { $number }

useful = Was this answer useful?
useful-yes = Yes, it was useful
useful-no = No, it was not useful
useful-shared = If you choose No, our writers see the question and the answer, without your name.
useful-done = Thank you! Your vote has been saved.
report = Report an issue with this answer

legal-model = Answers are written by { $model } and may be wrong.
legal-quoted = Answers are passages of the documentation, chosen by a search.
guidance = Read the full guidance
guidance-title = AI Help usage guidance
guidance-purpose = AI Help is for questions about web development. It searches the pages of { $site } for sections that answer your question, and works from those alone. A question that no page covers gets no answer.
guidance-check = An answer may be incomplete or wrong. Follow the numbered links to check a claim in the documentation before you rely on it, and read code samples before you run them.
guidance-private = Do not enter personal or confidential data. Questions are checked for abuse, and an outside service may process them. They are kept only while your answer history is on, and you can delete them at any time. What you show to our writers stays with them for 90 days, without your name.
close = Close

history = Answer history
history-show = Show history
history-off = Your questions and answers are not kept. With the history on, you can come back to them.
history-on = Enable history
history-none = Your questions will be listed here.
history-today = Today
history-yesterday = Yesterday
history-week = Last 7 days
history-month = Last 30 days
delete = Delete topic
delete-question = Do you want to permanently delete this topic?
cancel = Cancel

play = Play
play-about = Open this code in the Playground
queue = Queue
queue-about = Put this example aside: all of those in the queue open together in the Playground.
queue-example = Example { $number }
queue-choice = Queue: Example { $number }
queue-remove = Remove Example { $number }

fault-empty = Please enter a question.
fault-long = This question is too long. Please shorten it, or start a new topic.
fault-quota = You have used all your questions for today. Your question is still here.
fault-flagged = This question breaks the rules of AI Help. Please ask something else.
fault-busy = Your previous question is still being answered. Please wait for it, or stop it.
fault-full = Too many questions are being answered right now. Your question is still here: please try again in a minute.
fault-gone = This topic does not exist any more. Your question is still here: submit it to start a new one.
fault-failed = Something went wrong, and your question did not count. It is still here: please try again.
fault-slow = The answer did not come in time, and your question did not count. It is still here: please try again.
fault-lost = The answer did not arrive. Your question is still here. It may have counted.
fault-lost-kept = The answer did not arrive. Your question is still here. It may have counted, and been answered: look for it in your history before you ask again.
fault-away = AI Help cannot be reached at the moment. Your question is still here: please try again.
