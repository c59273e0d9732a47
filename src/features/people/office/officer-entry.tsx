import type { ReactNode } from 'react'
import { useStaff } from '../../../office/staff-context.tsx'
import { PictureImage } from '../../../pages/parts/picture.tsx'
import type { OfficerRecord } from '../schema.ts'

/** A person in the list; `children` are the position and the message about a move. */
export function OfficerEntry({
  officer,
  children,
}: {
  officer: OfficerRecord
  children: ReactNode
}) {
  const { words: staffWords } = useStaff()
  const { name, designation, subject, photo, isSample } = officer
  return (
    <div className="person">
      {photo ? <PictureImage picture={photo} sizes="72px" /> : <span className="no-photo" />}
      <div>
        <p className="t" lang="bn">
          <b>{name}</b>
        </p>
        <p lang="bn">{[designation, subject].filter(Boolean).join(', ')}</p>
        <div className="meta">
          {children}
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
        </div>
      </div>
    </div>
  )
}
