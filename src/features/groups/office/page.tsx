import { Button, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { choicesOf } from '../../../office/form/fields.tsx'
import { Loaded } from '../../../office/connection/loaded.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { LIST_ID, ListHeading, Screen } from '../../../office/frame/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useRecord } from '../../../office/connection/use-api.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { groupWords } from '../public/words.ts'
import type { GroupRecord } from '../schema.ts'
import { isSingle, PURPOSES, type Purpose } from '../table.ts'
import { GroupEditor } from './group-editor.tsx'
import { GROUPS, useGroups } from './group-form.ts'
import { OrderedRows } from '../../../office/list/ordered-rows.tsx'
import { useWayBack } from '../../../office/list/way-back.ts'
import { formatDay } from '@pathshala/bengali/days'
import { formatNumber } from '../../../words/format.ts'
import { blankValues, freePurposes, nextValuesOf } from './group-values.ts'
import { groupOfficeWords } from './words.ts'
import './groups.css'

/**
 * The address says which form is open: `?id=` for a group, `?purpose=` for a new group, `?copyOf=`
 * for the group that follows another one. A purpose that allows only one group opens that group. So
 * a reload opens the same form with its draft.
 */
export default function GroupsScreen() {
  const words = useScreenWords(groupOfficeWords)
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const back = useWayBack()
  const close = (saved?: 'added' | 'updated') => {
    if (back) void navigate(back.path)
    else setSearch({})
    if (saved) notify(words[saved])
  }
  const name = search.toString()
  useFocusOfForm(name !== '')
  return (
    <Screen
      screen="groups"
      lead={name ? undefined : words.lead}
      {...(!name && { list: words.listTitle })}
    >
      {name ? (
        <OpenForm key={name} name={name} search={search} onClose={close} />
      ) : (
        <ListOfGroups onOpen={(parameters) => setSearch(parameters)} />
      )}
    </Screen>
  )
}

/** After a form closes, the focus is on the heading of the list: the button of the form is gone. */
function useFocusOfForm(isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(LIST_ID)?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
}

interface OpenFormProps {
  name: string
  onClose: (saved?: 'added' | 'updated') => void
}

function OpenForm({ search, ...props }: OpenFormProps & { search: URLSearchParams }) {
  const id = search.get('id') ?? search.get('copyOf')
  const purpose = PURPOSES.find((one) => one === search.get('purpose')) ?? 'other'
  if (id !== null) return <LoadedGroup id={id} isCopied={!search.has('id')} {...props} />
  return isSingle(purpose) ? (
    <OnlyGroup purpose={purpose} {...props} />
  ) : (
    <NewGroup purpose={purpose} {...props} />
  )
}

/** The group for a purpose that allows only one, or a new group. */
function OnlyGroup(props: OpenFormProps & { purpose: Purpose }) {
  const { words: staffWords } = useStaff()
  return (
    <Loaded query={useGroups()} lead={staffWords.common.failedToLoad}>
      {(groups) => <FirstGroup {...props} groups={groups} />}
    </Loaded>
  )
}

function FirstGroup({
  groups,
  purpose,
  ...props
}: OpenFormProps & { purpose: Purpose; groups: GroupRecord[] }) {
  // The first answer counts: the saved group must not replace the form.
  const [group] = useState(() => groups.find((one) => one.purpose === purpose))
  return group ? (
    <LoadedGroup id={group._id} isCopied={false} {...props} />
  ) : (
    <NewGroup purpose={purpose} {...props} />
  )
}

function NewGroup({ purpose, ...props }: OpenFormProps & { purpose: Purpose }) {
  const start = blankValues(
    purpose,
    groupWords.bn.purposes[purpose],
    groupWords.en.purposes[purpose],
  )
  return (
    <GroupEditor {...props} record={null} followed={undefined} start={start} setRecord={() => {}} />
  )
}

function LoadedGroup({
  id,
  isCopied,
  ...props
}: OpenFormProps & { id: string; isCopied: boolean }) {
  const { words: staffWords, language } = useStaff()
  const client = useQueryClient()
  const path = `${GROUPS}/${id}?state=all`
  const query = useRecord<GroupRecord | null>(path)
  const [first, setFirst] = useState<GroupRecord>()
  return (
    <Loaded query={query} lead={staffWords.common.failedToLoad}>
      {(group) => {
        const known = first ?? group!
        return (
          <GroupEditor
            {...props}
            record={isCopied ? null : group}
            followed={isCopied ? known : undefined}
            start={nextValuesOf(known, language)}
            setRecord={(next) => {
              setFirst(known)
              if (!isCopied) client.setQueryData([path], next)
            }}
          />
        )
      }}
    </Loaded>
  )
}

function ListOfGroups({ onOpen }: { onOpen: (parameters: Record<string, string>) => void }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const query = useGroups()
  const removal = useRemoval<GroupRecord>(GROUPS, ({ title }) => title)
  return (
    <section className="list" aria-labelledby={LIST_ID}>
      <Loaded query={query} lead={staffWords.common.failedToLoad}>
        {(groups) => (
          <>
            <NewChoice
              purposes={freePurposes(groups)}
              onChoose={(purpose) => onOpen({ purpose })}
            />
            <ListHeading>{words.listTitle}</ListHeading>
            {groups.length === 0 ? (
              <p className="card none" role="status">
                {words.empty}
              </p>
            ) : (
              <OrderedRows
                path={GROUPS}
                records={groups}
                nameOf={({ title }) => title}
                searched={({ title, purpose, members }) =>
                  [title, words.purposes[purpose], ...members.map(({ name }) => name)].join(' ')
                }
                order={words.order}
                edit={() => words.edit}
                onEdit={({ _id: id }) => onOpen({ id })}
                onRemove={removal.ask}
                actionsOf={({ _id: copyOf, validUntil }) =>
                  validUntil ? [{ label: words.renew, run: () => onOpen({ copyOf }) }] : []
                }
              >
                {(group, note) => <GroupLine group={group} note={note} />}
              </OrderedRows>
            )}
          </>
        )}
      </Loaded>
      {removal.dialog(words.confirm)}
    </section>
  )
}

function NewChoice({
  purposes,
  onChoose,
}: {
  purposes: Purpose[]
  onChoose: (purpose: Purpose) => void
}) {
  const words = useScreenWords(groupOfficeWords)
  const [chosen, setChosen] = useState(purposes[0]!)
  const purpose = purposes.includes(chosen) ? chosen : purposes[0]!
  return (
    <div className="card stack new-group">
      <NativeSelect
        label={words.kindOfWork}
        data={choicesOf(purposes, words.purposes)}
        value={purpose}
        onChange={(event) => setChosen(event.currentTarget.value as Purpose)}
      />
      <Button onClick={() => onChoose(purpose)}>{words.add}</Button>
    </div>
  )
}

function GroupLine({ group, note }: { group: GroupRecord; note: string | undefined }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { purpose, title, members, validUntil, isSample } = group
  const name = words.purposes[purpose]
  const leavers = members.filter(({ hasLeft }) => hasLeft).map((member) => member.name)
  return (
    <div>
      <p className="t" lang="bn">
        <b>{title}</b>
      </p>
      <div className="meta">
        {name !== title && <span>{name}</span>}
        <span>{words.memberCount(formatNumber(members.length, language))}</span>
        {validUntil && <span>{words.endsOn(formatDay(validUntil, language))}</span>}
        {leavers.length > 0 && <b className="mark">{words.hasLeft(leavers.join(', '))}</b>}
        {isSample && <b className="mark">{staffWords.common.sample}</b>}
        {note && <b className="moved">{note}</b>}
      </div>
    </div>
  )
}
