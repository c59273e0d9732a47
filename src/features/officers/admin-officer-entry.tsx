import type { ReactNode } from 'react'
import { useScreenWords, useStaff } from '../../admin/staff-context.tsx'
import { PictureImage } from '../../ui/picture.tsx'
import type { OfficerRecord } from './schema.ts'
import { officerWords } from './staff-words.ts'

/** A person as the list shows her; `children` is what happened to her place. */
export function OfficerEntry({
  officer,
  place,
  children: note,
}: {
  officer: OfficerRecord
  place: string
  children: ReactNode
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const { name, designation, category, subject, photo, isSample } = officer
  return (
    <div className="person">
      {photo ? <PictureImage picture={photo} sizes="72px" /> : <span className="no-photo" />}
      <div>
        <p className="t" lang="bn">
          <b>{name}</b>
        </p>
        <p lang="bn">{[designation, subject].filter(Boolean).join(', ')}</p>
        <p className="meta">
          <span>{place}</span>
          <span>{words.categories[category]}</span>
          {isSample && <b className="mark">{staffWords.common.sample}</b>}
          {note && <b className="moved">{note}</b>}
        </p>
      </div>
    </div>
  )
}
