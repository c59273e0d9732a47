import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/school-info-page.ts'
import {
  ClassesCard,
  findGlance,
  type Glance,
  HoursCard,
  IdentityCard,
  RoomsCard,
} from './glance-cards.tsx'
import { formatNumber } from '../../../words/format.ts'
import { languageOf } from '../../../words/language.ts'
import factsCss from './facts.css?inline'
import glanceCss from './glance.css?inline'

export const handle = { style: [factsCss, glanceCss] }

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const fetched = await fetchContent(context, (stores) => findGlance(stores, language))
  return data({ fetched }, statusOf(fetched))
}

export default function SchoolInfoPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, empty } = words.schoolInfo
  return (
    <Page title={title} description={description} isWide>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={empty}>
        {(glance) => (
          <>
            <MainFigures glance={glance} />
            <div className="facts">
              <IdentityCard glance={glance} />
              <HoursCard glance={glance} />
              <ClassesCard glance={glance} />
              <RoomsCard info={glance.info} />
            </div>
          </>
        )}
      </AsyncContent>
    </Page>
  )
}

/** The four figures that visitors need most. A missing figure is left out. */
function MainFigures({ glance: { info, teachers, sections } }: { glance: Glance }) {
  const { language, words } = usePage()
  const { students, fields, ...labels } = words.schoolInfo
  const figures: [string, number][] = [
    [students, info.totalStudents],
    [labels.teachers, teachers],
    [fields.totalClasses, info.totalClasses],
    [labels.sections, sections],
  ]
  return (
    <dl className="big">
      {figures
        .filter(([, value]) => value > 0)
        .map(([label, value]) => (
          <div key={label}>
            <dt className="s">{label}</dt>
            <dd>{formatNumber(value, language)}</dd>
          </div>
        ))}
    </dl>
  )
}
