import { Button, Group, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../admin/api-client.ts'
import { EntryList } from '../admin/entry-list.tsx'
import { FormProblem } from '../admin/form-problem.tsx'
import { notify } from '../admin/notify.ts'
import { Screen } from '../admin/screen.tsx'
import { useScreenWords, useStaff } from '../admin/staff-context.tsx'
import { useSending } from '../admin/use-sending.ts'
import { formatMoment } from '../words/format.ts'
import { screenOf, ScreenLink } from './admin-screen-link.tsx'
import { EntryFields } from './admin-values.tsx'
import { HISTORY_KINDS } from './kinds.ts'
import type { HistoryRecord } from './schema.ts'
import { undoWords } from './staff-words.ts'

const PATH = '/admin/history'

export default function HistoryScreen() {
  const { kinds } = useStaff().words
  const { history: words } = useScreenWords(undoWords)
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
    words: { kinds },
    language,
    timeZone,
  } = useStaff()
  const own = useScreenWords(undoWords)
  const { action, kind, title, username, at } = entry
  return (
    <>
      <div className="change">
        <p className="t">
          <ScreenLink screen={screenOf(kind)}>{kinds[kind]}</ScreenLink>
          {title && <span lang="bn">: {title}</span>}
        </p>
        <p className="meta">
          <b className="mark">{own.history.actions[action]}</b>
          <span>{username || own.software}</span>
          <time dateTime={at}>{formatMoment(at, language, timeZone)}</time>
        </p>
        <EntryFields entry={entry} />
      </div>
      {entry.canSetBack && <SetBack entry={entry} />}
      {action === 'deleted' && !entry.canSetBack && kind !== 'account' && (
        <p className="acts">
          <ScreenLink screen="bin">{own.bin.listTitle}</ScreenLink>
        </p>
      )}
    </>
  )
}

function SetBack({ entry: { _id, kind, title } }: { entry: HistoryRecord }) {
  const { kinds } = useStaff().words
  const own = useScreenWords(undoWords)
  const client = useQueryClient()
  const sending = useSending()
  const setBack = async () => {
    const isDone = await sending.run(async () => {
      await callApi({ method: 'POST', path: `${PATH}/${_id}/restore` })
    })
    if (isDone) {
      notify(<ScreenLink screen={screenOf(kind)}>{own.history.isBack(kinds[kind])}</ScreenLink>)
      await client.invalidateQueries()
    }
  }
  return (
    <Group className="acts">
      <FormProblem error={sending.error} quoted={own.history.failed} />
      <Button variant="default" loading={sending.isSending} onClick={() => void setBack()}>
        {own.history.setBack}
        <span className="vh">: {title || kinds[kind]}</span>
      </Button>
    </Group>
  )
}
