import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ProofDialog } from '../../accounts/office/proof-dialog.tsx'
import { Act } from '../../../office/list/act.tsx'
import { callApi } from '../../../office/connection/api-client.ts'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import { EntryList } from '../../../office/list/entry-list.tsx'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { Screen } from '../../../office/frame/screen.tsx'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { useEntries } from '../../../office/list/use-entries.ts'
import { useSending } from '../../../office/form/use-sending.ts'
import { useMoment } from '../../../office/frame/use-moment.ts'
import { useToday } from '../../../office/frame/use-today.ts'
import { daysBetween } from '@pathshala/bengali/days'
import { dayAt, formatNumber, formatSize } from '../../../words/format.ts'
import { screenOf, ScreenLink } from '../../../office/frame/screen-link.tsx'
import type { BinRecord } from '../../../records/bin/schema.ts'
import { binWords } from './words.ts'

const PATH = '/admin/bin'

export default function BinScreen() {
  const {
    words: { common },
  } = useStaff()
  const words = useScreenWords(binWords)
  const isAdmin = useIsAdmin()
  const reload = useReload(PATH)
  const { entries } = useEntries<BinRecord>(PATH)
  /** The deletion that waits for the clerk's confirmation. */
  const [toConfirm, setToConfirm] = useState<BinRecord | 'all'>()
  const entry = toConfirm === 'all' ? undefined : toConfirm
  return (
    <Screen screen="bin" lead={words.lead}>
      <EntryList<BinRecord>
        heading={words.listTitle}
        path={PATH}
        empty={words.empty}
        className="card items rows"
      >
        {(each) => (
          <BinEntry entry={each} onDestroy={isAdmin ? () => setToConfirm(each) : undefined} />
        )}
      </EntryList>
      {entries.length > 0 && isAdmin && (
        <div>
          <Button variant="outline" color="red" onClick={() => setToConfirm('all')}>
            {words.emptyAll}
          </Button>
        </div>
      )}
      {toConfirm && (
        <ProofDialog
          title={common.removeTitle}
          lead={entry ? words.confirmOne : words.confirmAll}
          subject={entry?.title}
          action={common.remove}
          isDangerous
          onClose={() => {
            setToConfirm(undefined)
            // Someone else may have restored it first.
            void reload()
          }}
          onConfirm={async (body) => {
            await callApi({ method: 'DELETE', path: entry ? `${PATH}/${entry._id}` : PATH, body })
            notify(entry ? words.destroyed : words.emptied)
            await reload()
          }}
        />
      )}
    </Screen>
  )
}

function BinEntry({
  entry,
  onDestroy,
}: {
  entry: BinRecord
  /** Absent for editors. */
  onDestroy: (() => void) | undefined
}) {
  const {
    words: { kinds, common },
    language,
    timeZone,
  } = useStaff()
  const own = useScreenWords(binWords)
  const momentOf = useMoment()
  const reload = useReload()
  const sending = useSending()
  const { _id, kind, title, fileSize, deletedAt, deletedBy, expiresAt } = entry
  const daysLeft = daysBetween(useToday(), dayAt(new Date(expiresAt), timeZone))
  const restore = async () => {
    const isDone = await sending.run(async () => {
      await postOnce({ path: `${PATH}/${_id}/restore` })
    })
    if (isDone) {
      notify(<ScreenLink screen={screenOf(kind)}>{own.restored(kinds[kind])}</ScreenLink>)
      await reload()
    }
  }
  return (
    <>
      <div>
        <p className="t" lang="bn">
          {title}
        </p>
        <p className="meta whole">
          <b className="mark">{kinds[kind]}</b>
          <span>{own.deleted(deletedBy || common.software, momentOf(deletedAt))}</span>
        </p>
        <p className="meta">
          <span>{daysLeft > 0 ? own.left(formatNumber(daysLeft, language)) : own.lastDay}</span>
          {fileSize !== null && <span className="wide">{formatSize(fileSize, language)}</span>}
        </p>
        <FormProblem error={sending.error} quoted={own.failed} />
      </div>
      <Group className="acts">
        <Act of={title} loading={sending.isSending} onClick={() => void restore()}>
          {own.restore}
        </Act>
        {onDestroy && (
          <RowMenu
            subject={title}
            actions={[{ label: own.destroy, isRemoval: true, run: onDestroy }]}
          />
        )}
      </Group>
    </>
  )
}
