import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { contentKinds } from '../../../content.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { useSending } from '../../../office/form/use-sending.ts'
import { Act } from '../../../office/list/act.tsx'
import { useParts } from '../../../office/list/parts.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { formatDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { SITE_KEY } from '../../profile/office/site-draft.ts'
import type { SiteRecord } from '../../profile/schema.ts'
import type { UnansweredSearch } from '../unanswered/store.ts'
import { UNANSWERED } from './use-questions.ts'
import { questionOfficeWords } from './words.ts'

export const UNANSWERED_ID = 'unanswered'

const SITE = contentKinds.site.apiPath
const SHOWN = 8

type OnAnswer = (question: string) => void

/** What several people searched for and did not find, and the switch that counts it. */
export function Unanswered({ onAnswer }: { onAnswer: OnAnswer }) {
  const { words: staffWords } = useStaff()
  const { unanswered: words } = useScreenWords(questionOfficeWords)
  const client = useQueryClient()
  const { data: site } = useApi<SiteRecord>(SITE)
  const query = useApi<UnansweredSearch[]>(UNANSWERED)
  const sending = useSending()
  const turn = async (collectsUnansweredSearches: boolean) => {
    const body = { collectsUnansweredSearches }
    client.setQueryData(SITE_KEY, await callApi<SiteRecord>({ method: 'PUT', path: SITE, body }))
    notify(collectsUnansweredSearches ? words.turnedOn : words.turnedOff)
  }
  const isOn = site?.collectsUnansweredSearches !== false
  return (
    <section className="list" aria-labelledby={UNANSWERED_ID}>
      <h2 id={UNANSWERED_ID}>{words.title}</h2>
      <p className="s">{isOn ? words.hint : words.isOff}</p>
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(searches) => <Searches searches={searches} onAnswer={onAnswer} />}
      </Loaded>
      <FormProblem error={sending.error} />
      {site && (
        <Button
          variant="subtle"
          w="fit-content"
          loading={sending.isSending}
          onClick={() => void sending.run(() => turn(!isOn))}
        >
          {isOn ? words.turnOff : words.turnOn}
        </Button>
      )}
    </section>
  )
}

function Searches({ searches, onAnswer }: { searches: UnansweredSearch[]; onAnswer: OnAnswer }) {
  const { language } = useStaff()
  const { unanswered: words, answerIt } = useScreenWords(questionOfficeWords)
  const reload = useReload(UNANSWERED)
  const sending = useSending()
  const { shown, more } = useParts(searches, SHOWN)
  const neverAsk = async (text: string) => {
    await callApi({ method: 'DELETE', path: `${UNANSWERED}?${new URLSearchParams({ text })}` })
    await reload()
    notify(words.gone)
  }
  if (searches.length === 0) {
    return (
      <p className="card none" role="status">
        {words.none}
      </p>
    )
  }
  return (
    <>
      <FormProblem error={sending.error} />
      <ul className="card items rows">
        {shown.map(({ text, count, lastWeek }) => (
          <li key={text}>
            <div>
              <p className="t" lang={langOf(text, language)}>
                <b>{text}</b>
              </p>
              <div className="meta">
                <span>{words.times(formatNumber(count, language))}</span>
                <span>{words.lastWeek(formatDay(lastWeek, language))}</span>
              </div>
            </div>
            <Group className="acts">
              <Act of={text} onClick={() => onAnswer(text)}>
                {answerIt}
              </Act>
              <Act
                of={text}
                disabled={sending.isSending}
                onClick={() => void sending.run(() => neverAsk(text))}
              >
                {words.neverAsk}
              </Act>
            </Group>
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}
