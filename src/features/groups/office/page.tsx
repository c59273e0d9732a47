import { Button, Group, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { choicesOf } from '../../../office/form/fields.tsx'
import { Loaded } from '../../../office/shell/loaded.tsx'
import { notify } from '../../../office/shell/notify.ts'
import { LIST_ID, ListHeading, Screen } from '../../../office/shell/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/shell/staff-context.tsx'
import { useRecord } from '../../../office/shell/use-api.ts'
import { useRemoval } from '../../../office/list/use-removal.tsx'
import { groupWords } from '../public/words.ts'
import type { GroupRecord } from '../schema.ts'
import { isSingle, PURPOSES, type Purpose } from '../table.ts'
import { GroupEditor } from './group-editor.tsx'
import { GROUPS, useGroups } from './group-form.ts'
import { FormProblem } from '../../../office/form/form-problem.tsx'
import { Act } from '../../../office/list/act.tsx'
import { UpDownButtons } from '../../../office/list/move-button.tsx'
import { NothingFound, useListSearch, useParts } from '../../../office/list/parts.tsx'
import { RowMenu } from '../../../office/list/row-menu.tsx'
import { useOrder } from '../../../office/list/use-order.ts'
import { useWayBack } from '../../../office/list/way-back.ts'
import { formatDay } from '../../../words/days.ts'
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
              <GroupList
                groups={groups}
                onEdit={({ _id: id }) => onOpen({ id })}
                onRenew={({ _id: copyOf }) => onOpen({ copyOf })}
                onRemove={removal.ask}
              />
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

interface GroupActs {
  onEdit: (group: GroupRecord) => void
  onRenew: (group: GroupRecord) => void
  onRemove: (group: GroupRecord) => void
}

/** The groups in the order of the site. */
function GroupList({ groups, ...acts }: GroupActs & { groups: GroupRecord[] }) {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(groupOfficeWords)
  const { moving, saved, error, move } = useOrder(GROUPS)
  const search = useListSearch<GroupRecord>(({ title, purpose, members }) =>
    [title, words.purposes[purpose], ...members.map(({ name }) => name)].join(' '),
  )
  const found = search.find(groups)
  const { shown, more } = useParts(found)
  const noteOn = (id: string) => {
    if (moving?.id === id) return words.moving
    return saved?.id === id ? words.moved(formatNumber(saved.to + 1, language)) : undefined
  }
  const ids = groups.map(({ _id }) => _id)
  const moveTo = ({ _id: id, title: name }: GroupRecord, to: number) => move({ id, name, to }, ids)
  return (
    <>
      <p className="s">{words.order}</p>
      <FormProblem error={error} quoted={words.notMoved} />
      <p role="status" className="vh">
        {saved && words.movedAloud(saved.name, formatNumber(saved.to + 1, language))}
      </p>
      {search.fieldFor(groups.length)}
      {found.length === 0 && <NothingFound />}
      {found.length > 0 && (
        <ul className="card items rows">
          {shown.map((group) => (
            <li key={group._id}>
              <GroupLine group={group} note={noteOn(group._id)} />
              <Group className="acts">
                <Act of={group.title} onClick={() => acts.onEdit(group)}>
                  {words.edit}
                </Act>
                <Act of={group.title} isRemoval onClick={() => acts.onRemove(group)}>
                  {staffWords.common.remove}
                </Act>
                <RowMenu
                  subject={group.title}
                  links={[
                    <UpDownButtons
                      key="moves"
                      name={group.title}
                      index={groups.indexOf(group)}
                      count={groups.length}
                      onMove={(to) => moveTo(group, to)}
                    />,
                  ]}
                  actions={
                    group.validUntil ? [{ label: words.renew, run: () => acts.onRenew(group) }] : []
                  }
                />
              </Group>
            </li>
          ))}
        </ul>
      )}
      {more}
    </>
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
