import { Day } from '../../../pages/parts/dates.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { formatDay, isDay } from '@pathshala/bengali/days'
import { inDigits } from '@pathshala/bengali/digits'
import { formatNumber } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { titleOf } from './anchored.ts'
import { type Column, DataTable } from '../../../pages/parts/data-table.tsx'
import { MemberContact, MemberName, useRoleName, type VisibleMember } from './member-name.tsx'
import type { VisibleGroup } from '../visible.ts'
import type { ShownGroup } from './read-groups.ts'
import { ANTI_HARASSMENT_PATH, Safe } from './safe.tsx'
import { MailLink } from '../../../pages/parts/mail-text.tsx'

/** One group: its term, how to reach it, its members and its papers. */
export function GroupSection({
  anchor,
  group,
  isTitled = true,
}: {
  anchor: string
  group: ShownGroup
  /** False if the page's heading is its title. */
  isTitled?: boolean
}) {
  const { words, language, to } = usePage()
  const { purpose, html, htmlLang, documents } = group
  const title = titleOf(group, language)
  const isSafe = purpose === 'antiHarassment'
  return (
    <section
      className="card group"
      id={anchor}
      aria-labelledby={isTitled ? `title-${anchor}` : undefined}
      aria-label={isTitled ? undefined : title}
    >
      {isTitled && (
        <h2 id={`title-${anchor}`} lang={langOf(title, language)}>
          {title}
        </h2>
      )}
      <Facts group={group} />
      {isSafe ? (
        <div className="safe-and-members columns">
          <Safe group={group} />
          <div>
            <Members group={{ ...group, members: group.members.map(withoutContact) }} />
            <p>
              <a className="more" href={to(ANTI_HARASSMENT_PATH)}>
                {words.groups.inCharge.antiHarassment.link}
              </a>
            </p>
          </div>
        </div>
      ) : (
        <>
          {purpose === 'complaints' && <ComplaintLead />}
          {html && (
            <div className="md" lang={htmlLang} dangerouslySetInnerHTML={{ __html: html }} />
          )}
          <Contact group={group} />
          <Members group={group} />
        </>
      )}
      {purpose === 'cabinet' && <p className="s">{words.groups.noPupils}</p>}
      {documents.length > 0 && (
        <ul className="rows papers">
          {documents.map(({ kind, number, title: name, url }) => (
            <li key={`${kind}/${number}`}>
              <a href={to(url!)} lang={langOf(name, language)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The committee's own page says how to reach each member. */
const withoutContact = (member: VisibleMember) => ({ ...member, note: '', phone: '', email: '' })

function Members({ group }: { group: ShownGroup }) {
  const { words } = usePage()
  const { purpose, members } = group
  if (members.length === 0) return <p>{words.groups.nobody}</p>
  const [only, ...others] = members
  if (only && others.length === 0 && isShort(only) && purpose !== 'complaints')
    return <OnlyMember member={only} />
  return purpose === 'complaints' ? (
    <ComplaintSteps members={members} />
  ) : (
    <MemberTable group={group} />
  )
}

/** Without contact and years, a member needs no table. */
const isShort = ({ note, phone, email, days, from, to }: VisibleMember) =>
  !note && !phone && !email && days === null && !from && !to

function OnlyMember({ member }: { member: VisibleMember }) {
  const { language } = usePage()
  const role = useRoleName()(member)
  return (
    <p className="only ends">
      <span>
        <MemberName member={member} />
      </span>{' '}
      <span className="s" lang={langOf(role, language)}>
        {role}
      </span>
    </p>
  )
}

/** Term, numbers and the days of the last change and the last check. */
export function Facts({ group }: { group: ShownGroup }) {
  const { words, language } = usePage()
  const { formedOn, validUntil, women, students, members, updatedAt, checkedAt } = group
  const { groups } = words
  const count = (value: number) => formatNumber(value, language)
  const numbers = [
    ...(women === null ? [] : [groups.members(count(members.length)), groups.women(count(women))]),
    ...(students === null ? [] : [groups.students(count(students))]),
  ].join(', ')
  return (
    <p className="group-facts s">
      {formedOn && (
        <span>
          {groups.formedOn} <time dateTime={formedOn}>{formatDay(formedOn, language)}</time>
        </span>
      )}{' '}
      {validUntil && (
        <span>
          {groups.term} <time dateTime={validUntil}>{formatDay(validUntil, language)}</time>{' '}
          {groups.until}
        </span>
      )}{' '}
      {numbers && <span>{numbers}</span>}{' '}
      <span>
        {groups.updated} <Day iso={updatedAt} />
      </span>{' '}
      {checkedAt && (
        <span>
          {words.information.lastCheck}: <Day iso={checkedAt} />
        </span>
      )}
    </p>
  )
}

/** Where and when the group is found, and its own number. */
function Contact({ group: { place, hours, phone, email } }: { group: ShownGroup }) {
  const { words, language } = usePage()
  if (!place && !hours && !phone && !email) return null
  return (
    <ul className="targets">
      {place && (
        <li>
          {words.groups.place} <span lang={langOf(place, language)}>{place}</span>
        </li>
      )}
      {hours && (
        <li>
          {words.groups.hours} <span lang={langOf(hours, language)}>{hours}</span>
        </li>
      )}
      {phone && (
        <li>
          {words.groups.phone} <TelephoneLinks text={phone} language={language} />
        </li>
      )}
      {email && (
        <li>
          {words.groups.email} <MailLink text={email} />
        </li>
      )}
    </ul>
  )
}

function ComplaintLead() {
  const { words } = usePage()
  const { lead, online } = words.groups.complaints
  return (
    <p>
      {lead} {online}{' '}
      <a href="https://www.grs.gov.bd/" lang="en">
        grs.gov.bd
      </a>
    </p>
  )
}

/** Where to complain, step by step: the members in their order. */
function ComplaintSteps({ members }: { members: VisibleMember[] }) {
  const { words, language } = usePage()
  const roleName = useRoleName()
  const { complaints, days } = words.groups
  const { columns, caption, officer, first, after } = complaints
  return (
    <DataTable
      className="cards steps targets"
      caption={caption}
      hidesCaption
      hasLabels
      columns={[
        {
          head: columns.when,
          render: (_member, index) => (index === 0 ? first : after(roleOf(members[index - 1]!))),
        },
        {
          head: columns.who,
          render: (member) => (
            <>
              {roleOf(member)}{' '}
              <small>
                <MemberName member={member} />
              </small>
            </>
          ),
          isRowHead: true,
        },
        { head: columns.where, render: (member) => <MemberContact member={member} /> },
        {
          head: columns.limit,
          render: (member) => member.days !== null && days(formatNumber(member.days, language)),
        },
      ]}
      rows={members}
    />
  )

  function roleOf(member: VisibleMember): string {
    return member.role === 'officer' ? officer : roleName(member)
  }
}

/**
 * The members of a group, with a column for contact or years if any member has them. A phone shows
 * the duty before the name where people look for a duty.
 */
function MemberTable({ group }: { group: VisibleGroup }) {
  const { words, language } = usePage()
  const roleName = useRoleName()
  const { members } = group
  const { columns, membersOf, ...limits } = words.groups
  const limitOf = ({ role, days }: VisibleMember) => {
    const isLegalAppeal = group.purpose === 'rightToInformation' && role === 'appeal'
    const limit = isLegalAppeal ? limits.appealDays : limits.days
    return days !== null && <small>{limit(formatNumber(days, language))}</small>
  }
  const hasContact = members.some(({ note, phone, email }) => note || phone || email)
  const hasYears = members.some(({ from, to }) => from ?? to)
  const shown: Column<VisibleMember>[] = [
    { head: columns.name, render: (member) => <MemberName member={member} />, isRowHead: true },
    {
      head: hasContact ? columns.duty : columns.role,
      render: (member) => (
        <>
          {roleName(member)} {limitOf(member)}
        </>
      ),
      attributes: (member) => ({ lang: langOf(roleName(member), language) }),
    },
  ]
  if (hasContact) {
    shown.push({
      head: columns.contact,
      render: (member) => <MemberContact member={member} />,
      cellClass: 'c targets',
    })
  }
  if (hasYears) shown.push({ head: columns.years, render: (member) => <Years member={member} /> })
  return (
    <DataTable
      className={hasContact ? 'cards people duty' : 'people'}
      caption={membersOf(titleOf(group, language))}
      hidesCaption
      columns={shown}
      rows={members}
    />
  )
}

/** ১৯৮৮–১৯৯৯, or days. */
function Years({ member: { from, to } }: { member: VisibleMember }) {
  const { language } = usePage()
  const dayOrYear = (value: string) =>
    isDay(value) ? formatDay(value, language) : inDigits(value, language)
  const start = from && dayOrYear(from)
  const end = to && dayOrYear(to)
  if (start && end) return `${start}–${end}`
  return start ? `${start}–` : end && `–${end}`
}
