import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/connection/api-client.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { useIsAdmin, useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import { formatDate, formatMoment } from '../../../words/format.ts'
import type { Overview } from '../schema.ts'
import { noteWords } from './note-words.ts'

/** Not part of the notes' script. */
const ProofDialog = lazyPart(() =>
  import('../../accounts/office/proof-dialog.tsx').then((part) => part.ProofDialog),
)

/** A backup that needs somebody. */
export function BackupNote({
  provenAt,
  isOld,
  hasFailedSince,
  canBeWritten,
  copy,
}: Overview['lastBackup'] & { copy: Overview['offsiteCopy'] }) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(noteWords)
  return (
    <section aria-labelledby="backup" className="list">
      <h2 id="backup">{own.backup}</h2>
      <div className="card">
        {provenAt === null ? (
          <p>{own.backupNever}</p>
        ) : (
          <p>
            {own.backupAt}{' '}
            <time dateTime={provenAt}>{formatDate(provenAt, language, timeZone)}</time>
          </p>
        )}
        {provenAt !== null && isOld && <p>{own.backupOld}</p>}
        {hasFailedSince && <p>{own.backupFailed}</p>}
        {!canBeWritten && <p>{own.backupUnwritable}</p>}
        {copy?.isOld && (
          <p>
            {copy.copiedAt === null
              ? own.copyNever
              : own.copyOld(formatMoment(copy.copiedAt, language, timeZone))}
          </p>
        )}
      </div>
    </section>
  )
}

export function DamageNote({ foundAt }: { foundAt: string }) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(noteWords)
  return (
    <section className="card" role="alert" aria-labelledby="damage">
      <h2 id="damage">{own.damage}</h2>
      <p>{own.damageFound(formatMoment(foundAt, language, timeZone))}</p>
      <p>{own.damageAdvice}</p>
    </section>
  )
}

export function ClockNote({ from, to, deletesAgainAt }: NonNullable<Overview['clockJump']>) {
  const { language, timeZone } = useStaff()
  const own = useScreenWords(noteWords)
  const moments = [from, to].map((iso) => formatMoment(iso, language, timeZone)) as [string, string]
  return (
    <section aria-labelledby="clock" className="list">
      <h2 id="clock">{own.clock}</h2>
      <div className="card">
        <p>{own.clockJump(...moments)}</p>
        <p>{own.clockAdvice(formatMoment(deletesAgainAt, language, timeZone))}</p>
      </div>
    </section>
  )
}

export function SampleNote() {
  const { words } = useStaff()
  const own = useScreenWords(noteWords)
  const reload = useReload()
  const isAdmin = useIsAdmin()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className="card" aria-labelledby="sample">
      <h2 id="sample">{own.sampleTitle}</h2>
      <p>{own.sampleText}</p>
      {isAdmin ? (
        <Button variant="outline" color="red" mt="sm" onClick={() => setIsAsking(true)}>
          {own.sampleRemove}
        </Button>
      ) : (
        <p className="s">{own.sampleForAdmins}</p>
      )}
      {isAsking && (
        <ProofDialog
          title={words.common.removeTitle}
          lead={own.sampleConfirm}
          action={words.common.remove}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={async (body) => {
            await callApi({ method: 'DELETE', path: '/sample', body })
            notify(own.sampleRemoved)
            await reload()
          }}
        />
      )}
    </section>
  )
}
