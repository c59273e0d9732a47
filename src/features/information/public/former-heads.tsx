import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { isDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { headPostOf } from '../../../words/head-teacher.ts'
import { langOf } from '../../../words/language.ts'
import { useRoleName } from '../../groups/public/member-name.tsx'
import type { ShownGroup } from '../../groups/public/read-groups.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import { InItsLanguage } from './in-its-language.tsx'

type Head = ShownGroup['members'][number]

const yearOf = (time: string | null) => (time && isDay(time) ? time.slice(0, 4) : time)

const newestFirst = (groups: ShownGroup[]): Head[] =>
  groups
    .flatMap(({ members }) => members)
    .toSorted((a, b) => (b.from ?? b.to ?? '').localeCompare(a.from ?? a.to ?? ''))

/** The year in which the first head of the list began. */
export function firstYearOf(groups: ShownGroup[]): string | undefined {
  const years = groups.flatMap(({ members }) => members.flatMap(({ from }) => yearOf(from) ?? []))
  return years.toSorted()[0]
}

/** The present head, and the former heads with their years. */
export function FormerHeads({
  groups,
  present,
}: {
  groups: ShownGroup[]
  present: OfficerRecord | undefined
}) {
  const { language, words, to } = usePage()
  const { heads } = words.information
  const former = newestFirst(groups)
  const last = yearOf(former[0]?.to ?? null)
  return (
    <>
      <ol className="heads card lined">
        {present && (
          <li className="today">
            <span className="yrs">
              {last ? heads.since(inDigits(last, language)) : heads.present}
            </span>
            <span>
              <b>
                <a
                  href={to(`${contentKinds.officers.pages[0].path}#${present._id}`)}
                  lang={langOf(present.name, language)}
                >
                  {present.name}
                </a>
              </b>{' '}
              <small>
                {headPostOf(present.designation) === 'acting' ? (
                  <InItsLanguage>{present.designation}</InItsLanguage>
                ) : (
                  heads.presentHead
                )}
              </small>
            </span>
          </li>
        )}
        {former.map((head, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Years head={head} />
            <Name head={head} />
          </li>
        ))}
      </ol>
      <p className="s">
        {heads.mistakes} <a href={to('/contact_us')}>{heads.tellOffice}</a>
        {language === 'bn' ? '।' : '.'}
      </p>
    </>
  )
}

function Years({ head }: { head: Head }) {
  const { language } = usePage()
  const years = [head.from, head.to].map((time) => inDigits(yearOf(time) ?? '', language))
  return <span className="yrs">{years.some(Boolean) && years.join('–')}</span>
}

function Name({ head }: { head: Head }) {
  const { language } = usePage()
  const roleName = useRoleName()
  const about = [head.role !== 'head' && roleName(head), head.designation, head.note]
  const words = about.filter(Boolean).join(', ')
  return (
    <span>
      <b lang={langOf(head.name, language)}>{head.name}</b>{' '}
      {words && (
        <small>
          <InItsLanguage>{words}</InItsLanguage>
        </small>
      )}
    </span>
  )
}
