import { data } from 'react-router'
import { fetchContent, statusOf } from '../../../pages/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { Quoted } from '../../../pages/parts/quoted.tsx'
import { formatNumber } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import type { Route } from './+types/school-info-page.ts'
import type { SchoolInfo } from '../schema.ts'
import tableCss from '../../../pages/parts/table.css?inline'
import factsCss from './facts.css?inline'

export const handle = { style: [tableCss, factsCss] }

export async function loader({ context }: Route.LoaderArgs) {
  const fetched = await fetchContent(context, (stores) => stores.schoolInfo.find())
  return data({ fetched }, statusOf(fetched))
}

export default function SchoolInfoPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words } = usePage()
  const { title, description, failed, empty } = words.schoolInfo
  return (
    <Page title={title} description={description}>
      <AsyncContent fetched={fetched} loading={words.loading} failed={failed} empty={empty}>
        {(info) => <SchoolInfoTables info={info} />}
      </AsyncContent>
    </Page>
  )
}

function SchoolInfoTables({ info }: { info: SchoolInfo }) {
  const { language, words } = usePage()
  const { fields, acres, pieces, persons, has, none, ...captions } = words.schoolInfo
  const count = (value: number) => pieces(formatNumber(value, language))
  const yesOrNo = (value: string) => (value === 'Yes' ? has : none)
  const shown: Record<keyof SchoolInfo, string> = {
    morningShift: info.morningShift,
    dayShift: info.dayShift,
    withoutShift: info.withoutShift,
    totalLand: acres(formatNumber(info.totalLand, language)),
    totalBuildings: count(info.totalBuildings),
    totalClasses: count(info.totalClasses),
    multimediaClasses: count(info.multimediaClasses),
    ictLabs: count(info.ictLabs),
    scienceLabs: count(info.scienceLabs),
    librarySeats: count(info.librarySeats),
    totalStudents: persons(formatNumber(info.totalStudents, language)),
    boundaryWall: yesOrNo(info.boundaryWall),
    auditorium: yesOrNo(info.auditorium),
  }
  const table = (caption: string, names: (keyof SchoolInfo)[]) => (
    <table className="kv">
      <caption>{caption}</caption>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fields[name]}</th>
            <td lang={langOf(shown[name], language)}>
              <Quoted>{shown[name]}</Quoted>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      <div className="two">
        {table(captions.shifts, ['morningShift', 'dayShift', 'withoutShift'])}
        {table(captions.landAndBuildings, [
          'totalLand',
          'totalBuildings',
          'boundaryWall',
          'auditorium',
        ])}
      </div>
      {table(captions.roomsAndFacilities, [
        'totalClasses',
        'multimediaClasses',
        'ictLabs',
        'scienceLabs',
        'librarySeats',
        'totalStudents',
      ])}
    </>
  )
}
