import { Button } from '@mantine/core'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { LIST_ID, ListHeading, Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { RestoreDraft } from '../../../office/draft/draft-note.tsx'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { ConsentList } from './consent-list.tsx'
import { NO_LIST } from '../../../office/list/listed-rows.ts'
import { lazyPart } from '../../../office/connection/lazy-part.tsx'
import { PasteCard } from '../../../office/list/paste-card.tsx'
import { OfficerDialog } from './officer-dialog.tsx'
import { CLOSED, openPerson } from './officer-form.ts'
import { OfficesOf } from './offices-of.tsx'
import { OfficerLists } from './officer-lists.tsx'
import { TeacherPage, useTeacherPage } from './teacher-page.tsx'
import type { OfficerRecord } from '../schema.ts'
import { OFFICERS, useOfficersOfStaff } from './use-officers.ts'
import { officerWords } from './words.ts'
import { fetchPart } from '../../../office/connection/screen-code.ts'
import './people.css'

const loadReader = () => fetchPart(() => import('../read-list.ts')).then((part) => part.readPeople)

const PeoplePreview = lazyPart(async () => (await import('./list-preview.tsx')).PeoplePreview)

export default function OfficersScreen() {
  const words = useScreenWords(officerWords)
  const { data: page } = useTeacherPage()
  const isAnybodyListed = (useOfficersOfStaff().data ?? []).length > 0
  const removal = useRemoval<OfficerRecord>(OFFICERS, ({ name }) => name)
  // One draft for the open form: a reload opens that form again.
  const draft = useDraft('officers', CLOSED, { keptIn: 'page' })

  return (
    <Screen
      screen="officers"
      lead={words.lead}
      parts={[
        ...(isAnybodyListed ? [{ id: 'list-officer', label: words.headings.officer }] : []),
        { id: 'list', label: words.pasted.title },
      ]}
    >
      <section className="list" aria-labelledby={LIST_ID}>
        <div className="row">
          <ListHeading>{words.listTitle}</ListHeading>
          <Button onClick={() => draft.reset(openPerson('new'))}>{words.add}</Button>
        </div>
        <RestoreDraft draft={draft} />
        {page?.source === 'file' && <p className="card">{words.notShown}</p>}
        <LoadedList onEdit={(officer) => draft.reset(openPerson(officer))} onRemove={removal.ask} />
      </section>
      <PeopleListCard />
      <ConsentList />
      <TeacherPage />
      <OfficerDialog draft={draft} />
      {removal.dialog(
        words.confirm,
        removal.record && { children: <OfficesOf person={removal.record} /> },
      )}
    </Screen>
  )
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

function PeopleListCard() {
  const { pasted: words } = useScreenWords(officerWords)
  const card = { name: 'officers-list', blank: NO_LIST, words, Preview: PeoplePreview, loadReader }
  return <PasteCard {...card} keptIn="page" readsBijoy />
}
