import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Act } from '../../../office/act.tsx'
import { EntryList } from '../../../office/entry-list.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { useSending } from '../../../office/use-sending.ts'
import { formatMoment, formatNumber } from '../../../words/format.ts'
import { screenOf, ScreenLink } from './screen-link.tsx'
import { EntryFields } from './values.tsx'
import { BIN_KINDS } from '../../../content.ts'
import { HISTORY_KINDS } from '../kinds.ts'
import type { HistoryRecord } from '../schema.ts'
import { binWords } from '../../bin/office/words.ts'
import { historyWords } from './words.ts'

const PATH = '/admin/history'

export default function HistoryScreen() {
  const { kinds } = useStaff().words
  const words = useScreenWords(historyWords)
  const [kind, setKind] = useState('')
  return (
    <Screen screen="history" lead={words.lead}>
      <NativeSelect
        label={words.filter}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        data={[
          { value: '', label: words.all },
          ...HISTORY_KINDS.map((value) => ({ value, label: kinds[value] })),
        ]}
      />
      <EntryList<HistoryRecord>
        heading={words.listTitle}
        path={PATH}
        filter={kind ? { kind } : {}}
        empty={words.empty}
        withoutSearch
      >
        {(entry) => <Entry entry={entry} />}
      </EntryList>
    </Screen>
  )
}

function Entry({ entry }: { entry: HistoryRecord }) {
  const {
    words: { kinds, common },
    language,
    timeZone,
  } = useStaff()
  const own = useScreenWords(historyWords)
  const bin = useScreenWords(binWords)
  const { action, kind, title, username, at } = entry
  return (
    <>
      <div className="change">
        <p className="t">
          <ScreenLink screen={screenOf(kind)}>{kinds[kind]}</ScreenLink>
          {title && <span lang="bn">: {title}</span>}
        </p>
        <p className="meta">
          <b className="mark">{own.actions[action]}</b>
          <span>{username || common.software}</span>
          <time dateTime={at}>{formatMoment(at, language, timeZone)}</time>
        </p>
        {action === 'sent' ? <SentNumbers entry={entry} /> : <EntryFields entry={entry} />}
      </div>
      {entry.canSetBack && <SetBack entry={entry} />}
      {action === 'deleted' &&
        entry.before &&
        !entry.canSetBack &&
        BIN_KINDS.some((one) => one === kind) && (
          <p className="acts">
            <ScreenLink screen="bin">{bin.listTitle}</ScreenLink>
          </p>
        )}
    </>
  )
}

function SentNumbers({ entry: { after } }: { entry: HistoryRecord }) {
  const { language } = useStaff()
  const { sentTo } = useScreenWords(historyWords)
  const number = (name: string) => formatNumber(Number(after?.[name] ?? 0), language)
  return <p className="s">{sentTo(number('sent'), number('failed'), number('gone'))}</p>
}

function SetBack({ entry: { _id, kind, title } }: { entry: HistoryRecord }) {
  const { kinds } = useStaff().words
  const own = useScreenWords(historyWords)
  const reload = useReload()
  const sending = useSending()
  const setBack = async () => {
    const isDone = await sending.run(async () => {
      await postOnce({ path: `${PATH}/${_id}/restore` })
    })
    if (isDone) {
      notify(<ScreenLink screen={screenOf(kind)}>{own.isBack(kinds[kind])}</ScreenLink>)
      await reload()
    }
  }
  return (
    <Group className="acts">
      <FormProblem error={sending.error} quoted={own.failed} />
      <Act of={title || kinds[kind]} loading={sending.isSending} onClick={() => void setBack()}>
        {own.setBack}
      </Act>
    </Group>
  )
}
