import { data } from 'react-router'
import { contentKinds } from '../../../content.ts'
import { fetchContent, servicesOf, statusOf } from '../../../request/context.ts'
import { AsyncContent, Page } from '../../../pages/parts/page.tsx'
import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { WithEnglish } from '../../../pages/parts/with-english.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { languageOf, langOf } from '../../../words/language.ts'
import type { Route } from './+types/anti-harassment-page.ts'
import { titleOf } from './anchored.ts'
import { Facts } from './group-section.tsx'
import { MemberName, useRoleName } from './member-name.tsx'
import { readGroups, type ShownGroup } from './read-groups.ts'
import { Safe } from './safe.tsx'
import leaveScript from './leave-script.js?inline-script'
import proseCss from '../../../pages/parts/prose.css?inline'
import antiHarassmentCss from './anti-harassment.css?inline'
import safeCss from './safe.css?inline'

export const handle = { style: [proseCss, safeCss, antiHarassmentCss] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname)
  const fetched = await fetchContent(context, async (stores) => {
    const groups = await readGroups(stores, language, servicesOf(context))
    return { group: groups.find(({ purpose }) => purpose === 'antiHarassment') }
  })
  return data({ fetched }, statusOf(fetched))
}

/**
 * The committee against harassment: the sentence to the girl and the numbers, ways to tell, what
 * stays on a shared phone, and the members. The title of the tab is neutral.
 */
export default function AntiHarassmentPage({ loaderData: { fetched } }: Route.ComponentProps) {
  const { words, language, to } = usePage()
  const { groups, information, loading } = words
  const { tabTitle, leave } = groups.safe
  const group = fetched.content?.group
  return (
    <Page
      title={group ? titleOf(group, language) : groups.purposes.antiHarassment}
      headTitle={tabTitle}
      parents={[
        { title: information.title, path: contentKinds.information.pages[0].path },
        { title: tabTitle, path: contentKinds.groups.pages[0].path },
      ]}
      description={groups.description}
      isWide
    >
      {/* They do not need the database. */}
      {fetched.isFailed && <Safe group={undefined} />}
      <AsyncContent fetched={fetched} loading={loading} failed={groups.failed} empty={groups.empty}>
        {(content) => <Help group={content.group} />}
      </AsyncContent>
      <p className="leave no-print">
        <a className="btn q" href={to('/calendar')} rel="noreferrer">
          {leave}
        </a>
        <script dangerouslySetInnerHTML={{ __html: leaveScript }} />
      </p>
    </Page>
  )
}

function Help({ group }: { group: ShownGroup | undefined }) {
  const { words } = usePage()
  const { toYou, whom } = words.groups.safe
  return (
    <div className="girl-page columns">
      <div className="content blocks">
        <section aria-label={toYou}>
          <Safe group={group} />
        </section>
        <How group={group} />
        <Trace />
      </div>
      <div className="content blocks">
        <section className="card">
          <h2>{whom}</h2>
          {group?.members.length ? <Members group={group} /> : <p>{words.groups.nobody}</p>}
        </section>
        {group && <Facts group={group} />}
      </div>
    </div>
  )
}

function How({ group }: { group: ShownGroup | undefined }) {
  const { words, language } = usePage()
  const { title, byWord, anyMember, parents, forYou } = words.groups.safe.how
  const note = useBengaliNote([group?.place ?? '', group?.hours ?? ''])
  return (
    <section className="card">
      <h2>{title}</h2>
      {note && <p className="s">{note}</p>}
      <ul className="lined">
        {group && group.members.length > 0 && (
          <li>
            <b>{byWord}</b> {anyMember}
          </li>
        )}
        {group && (group.place || group.hours) && (
          <li>
            {group.place && (
              <b lang={langOf(group.place, language)}>{group.place + (group.hours && ':')}</b>
            )}{' '}
            {group.hours && <span lang={langOf(group.hours, language)}>{group.hours}</span>}
          </li>
        )}
        {group?.html && (
          <li
            className="md"
            lang={group.htmlLang}
            dangerouslySetInnerHTML={{ __html: group.html }}
          />
        )}
        <li>
          <b>{parents}</b> {forYou}
        </li>
      </ul>
    </section>
  )
}

/** Says which traces a call and this page leave on a phone that others use. */
function Trace() {
  const { words } = usePage()
  const { title, page, pageSteps, call, callSteps, safeWay, safeSteps } = words.groups.safe.trace
  return (
    <section className="card no-print">
      <h2>{title}</h2>
      <ul className="lined">
        {[
          [page, pageSteps],
          [call, callSteps],
          [safeWay, safeSteps],
        ].map(([what, steps]) => (
          <li key={what}>
            <b>{what}</b> <WithEnglish>{steps!}</WithEnglish>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each member with a way to reach her: an own number, or else that of the committee. */
function Members({ group: { members, phone } }: { group: ShownGroup }) {
  const { words, language } = usePage()
  const roleName = useRoleName()
  return (
    <ul className="members lined">
      {members.map((member, index) => (
        <li key={index}>
          <b>
            <MemberName member={member} />
          </b>{' '}
          <small lang={langOf(roleName(member), language)}>{roleName(member)}</small>{' '}
          <span className="reach targets s">
            {member.note && <span lang={langOf(member.note, language)}>{member.note}</span>}{' '}
            {member.phone ? (
              <TelephoneLinks text={member.phone} language={language} />
            ) : (
              phone && <span>{words.groups.safe.byCommittee}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
