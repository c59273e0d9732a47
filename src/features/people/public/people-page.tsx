import type { ReactNode } from 'react'
import type { Fetched } from '../../../request/context.ts'
import type { Stores } from '../../../request/school.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { inDigits } from '@pathshala/bengali/digits'
import { findTeachers, type TeacherContent, Teachers } from './teachers.tsx'
import tableCss from '../../../pages/parts/table.css?inline'
import ownPageCss from './own-page.css?inline'
import peopleCss from './people.css?inline'

/** The fields of a person that the page shows. */
interface PeopleContent {
  teachers: TeacherContent
  officePhone: string
  withLessons: (string | null)[]
}

/** The style of the list, or of the school's own page in its place. */
export function peopleStyle(fetched: Fetched<PeopleContent> | undefined): string[] {
  return typeof fetched?.content?.teachers === 'string' ? [tableCss, ownPageCss] : [peopleCss]
}

export async function readPeople(stores: Stores): Promise<PeopleContent> {
  return {
    teachers: await findTeachers(stores.officers),
    officePhone: (await stores.contact.find())?.phone ?? '',
    withLessons: (await stores.routines.list()).flatMap(({ lessons }) =>
      lessons.map(({ teacherId }) => teacherId),
    ),
  }
}

/** The page of the people. A later feature adds `before` and `after`. */
export function PeoplePage({
  fetched,
  before,
  after,
}: {
  fetched: Fetched<PeopleContent>
  before: ReactNode
  after: ReactNode
}) {
  const { words, language } = usePage()
  const { title, description, failed, nobody } = words.officers
  return (
    <Page
      title={title}
      description={description}
      lead={words.officers.inBengali || undefined}
      isWide
    >
      {before}
      <AsyncContent
        fetched={fetched}
        loading={words.loading}
        failed={failed}
        empty={nobody}
        isEmpty={({ teachers }) => teachers.length === 0}
      >
        {({ teachers, ...links }) => (
          <>
            <OfficeOnPaper teachers={teachers} phone={links.officePhone} />
            <Teachers
              teachers={teachers}
              links={links}
              words={words.officers}
              language={language}
            />
          </>
        )}
      </AsyncContent>
      {after}
    </Page>
  )
}

/** The number behind the links “অফিসে ফোন”, which a sheet of paper cannot follow. */
function OfficeOnPaper({ teachers, phone }: { teachers: TeacherContent; phone: string }) {
  const { words, language } = usePage()
  if (!phone || typeof teachers === 'string' || teachers.every((one) => one.phone)) return null
  return (
    <p className="paper-only">
      {words.officers.callOffice}: {inDigits(phone, language)}
    </p>
  )
}
