import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import type { Route } from './+types/school-info-page.ts'
import { findGlance } from './glance.ts'
import { ClassesCard, HoursCard, IdentityCard, RoomsCard } from './glance-cards.tsx'
import { MainFigures } from './main-figures.tsx'
import factsCss from './facts.css?inline'
import glanceCss from './glance.css?inline'

export const handle = { style: [factsCss, glanceCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, findGlance)
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
