import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { formatDay } from '@pathshala/bengali/days'
import { langOf, languageOf } from '../../../words/language.ts'
import { renderText } from '../../documents/markdown/render-text.ts'
import type { QuestionRecord } from '../schema.ts'
import { QUESTION_TOPICS } from '../table.ts'
import type { Route } from './+types/page.ts'
import choicesCss from '../../../pages/parts/choices.css?inline'
import proseCss from '../../../pages/parts/prose.css?inline'
import questionsCss from './questions.css?inline'

export const handle = { style: [choicesCss, proseCss, questionsCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const isEnglish = languageOf(new URL(request.url).pathname) === 'en'
  const fetched = await fetchContent(context, async ({ questions }) =>
    Promise.all(
      (await questions.listVisible()).map(async (question) => {
        const answer = (isEnglish && question.answerEnglish) || question.answer
        return {
          ...question,
          question: (isEnglish && question.questionEnglish) || question.question,
          answer,
          html: await renderText(answer, 'typed'),
        }
      }),
    ),
  )
  return data({ fetched }, statusOf(fetched))
}

type Shown = Pick<QuestionRecord, '_id' | 'question' | 'answer' | 'checkedOn'> & { html: string }

/** The questions of each topic, with the answers below them. */
export default function QuestionsPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, empty, index, topics } = words.questions
  return (
    <Page title={title} description={description} lead={description}>
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={empty}
        isEmpty={(questions) => questions.length === 0}
      >
        {(questions) => {
          const byTopic = Map.groupBy(questions, ({ topic }) => topic)
          const used = QUESTION_TOPICS.filter((topic) => byTopic.has(topic))
          return (
            <>
              {used.length > 1 && (
                <nav aria-label={index}>
                  <ul className="kinds no-print">
                    <li>{index}</li>
                    {used.map((topic) => (
                      <li key={topic}>
                        <a href={`#${topic}`}>{topics[topic]}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {used.map((topic) => (
                <section key={topic} aria-labelledby={topic} className="answers">
                  <h2 id={topic}>{topics[topic]}</h2>
                  {byTopic.get(topic)!.map((question) => (
                    <Answer key={question._id} {...question} />
                  ))}
                </section>
              ))}
            </>
          )
        }}
      </AsyncContent>
    </Page>
  )
}

function Answer({ _id: id, question, answer, html, checkedOn }: Shown) {
  const { words, language } = usePage()
  return (
    <article id={id}>
      <h3 lang={langOf(question, language)}>
        <a href={`#${id}`}>{question}</a>
      </h3>
      <div
        className="prose md"
        lang={langOf(answer, language)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {checkedOn && <p className="s">{words.questions.checked(formatDay(checkedOn, language))}</p>}
    </article>
  )
}
