import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { Loaded } from '../../../office/loaded.tsx'
import { notifyRemoved } from '../../../office/removed-note.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useDraft } from '../../../office/use-draft.ts'
import { formatNumber } from '../../../words/format.ts'
import { ConsentList, useOfficersOfStaff } from './consent-list.tsx'
import { PeopleListCard } from './list-card.tsx'
import { OfficerDialog } from './officer-dialog.tsx'
import { CLOSED, openPerson } from './officer-form.ts'
import { OfficerLists } from './officer-lists.tsx'
import { TeacherPage, useTeacherPage } from './teacher-page.tsx'
import type { OfficerRecord } from '../schema.ts'
import { officerWords } from './words.ts'
import './people.css'

export default function OfficersScreen() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(officerWords)
  const client = useQueryClient()
  const { data: page } = useTeacherPage()
  const [removed, setRemoved] = useState<OfficerRecord>()
  const lessons = useLessonCount(removed)
  const reload = () => client.invalidateQueries({ queryKey: [contentKinds.officers.apiPath] })
  // One draft for the open form: a reload opens that form again.
  const draft = useDraft('officers', CLOSED, { keptIn: 'page' })

  return (
    <Screen screen="officers" lead={words.lead}>
      <section className="list" aria-labelledby="people">
        <div className="row">
          <h2 id="people">{words.listTitle}</h2>
          <Button onClick={() => draft.reset(openPerson('new'))}>{words.add}</Button>
        </div>
        {draft.isRestorable && (
          <Button variant="subtle" w="fit-content" onClick={draft.restore}>
            {staffWords.common.restoreDraft}
          </Button>
        )}
        {page?.source === 'file' && <p className="card">{words.notShown}</p>}
        <LoadedList
          onEdit={(officer) => draft.reset(openPerson(officer))}
          onRemove={(officer) => setRemoved(officer)}
        />
      </section>
      <PeopleListCard />
      <ConsentList />
      <TeacherPage />
      <OfficerDialog draft={draft} />
      {removed && (
        <ConfirmDialog
          question={
            lessons > 0
              ? `${words.confirm} ${words.teaches(formatNumber(lessons, language))}`
              : words.confirm
          }
          subject={removed.name}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await callApi({
              method: 'DELETE',
              path: `${contentKinds.officers.apiPath}/${removed._id}`,
            })
            notifyRemoved(staffWords.common.removed, { id: removed._id, onRestored: reload })
            await reload()
          }}
        />
      )}
    </Screen>
  )
}

/** How many lessons the person has in all routines; 0 until they are loaded. */
function useLessonCount(person: OfficerRecord | undefined): number {
  const { data = [] } = useQuery({
    queryKey: [contentKinds.routines.apiPath],
    queryFn: ({ signal }) =>
      callApi<{ lessons: { teacherId: string | null }[] }[]>({
        path: contentKinds.routines.apiPath,
        signal,
      }),
    enabled: person !== undefined,
  })
  return data.flatMap(({ lessons }) => lessons).filter(({ teacherId }) => teacherId === person?._id)
    .length
}

function LoadedList(acts: {
  onEdit: (officer: OfficerRecord) => void
  onRemove: (officer: OfficerRecord) => void
}) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(officerWords)
  const query = useOfficersOfStaff()
  return (
    <Loaded query={query} lead={staffWords.common.failedToLoad}>
      {(officers) =>
        officers.length > 0 ? (
          <OfficerLists officers={officers} {...acts} />
        ) : (
          <p className="card none" role="status">
            {words.empty}
          </p>
        )
      }
    </Loaded>
  )
}
