import { contentKinds } from '../../../content.ts'
import { callApi } from '../../../office/connection/api-client.ts'
import { type Changes, NO_CHANGES } from '../../../office/draft/changes.ts'
import { browserError } from '../../../errors/browser-errors.ts'
import { InputProblem, requireFilled } from '../../../office/form/input-problem.ts'
import { postOnce } from '../../../office/form/post-once.ts'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { useDraft } from '../../../office/draft/use-draft.ts'
import { useRecordForm } from '../../../office/form/use-record-form.ts'
import { useOfficers } from '../../people/office/use-officers.ts'
import { useStaff } from '../../../office/frame/staff-context.tsx'
import { useToday } from '../../../office/frame/use-today.ts'
import type { Day } from '@pathshala/bengali/days'
import { lastDayOf } from '../next-term.ts'
import type { GroupRecord } from '../schema.ts'
import {
  bodyOf,
  type GroupValues,
  hasPerson,
  type MemberValues,
  changeMember,
  namesNotPicked,
  newMember,
  takeExactNames,
  valuesOf,
} from './group-values.ts'

export const GROUPS = contentKinds.groups.apiPath

export function useGroups() {
  return useApi<GroupRecord[]>(`${GROUPS}?state=all`)
}

/** Whether the term of the earlier group goes on, so that visitors still need it. */
function isValid(group: GroupRecord | undefined, today: Day): boolean {
  const last = group ? lastDayOf(group) : null
  return last !== null && last >= today
}

/** @throws InputProblem */
function requirePicked(...people: Parameters<typeof namesNotPicked>): void {
  const fields = namesNotPicked(...people).map(({ path, name }) =>
    browserError(path, 'not-picked', { name }),
  )
  if (fields.length > 0) throw new InputProblem(fields)
}

interface GroupDraft extends Changes<GroupValues> {
  /** The fields of a new member, before the clerk presses the button. */
  adding: MemberValues
  /** Whether the group that the new group follows stays out of the bin. */
  isOldKept: boolean
}

export type GroupForm = ReturnType<typeof useGroupForm>

/** The form of a group with its draft. `name` is the address of the form. */
export function useGroupForm({
  name,
  record,
  start,
  followed,
  setRecord,
  onSaved,
}: {
  name: string
  record: GroupRecord | null
  /** The values of a new group. */
  start: GroupValues
  followed: GroupRecord | undefined
  setRecord: (record: GroupRecord | null) => void
  onSaved: (before: GroupRecord | null) => void
}) {
  const reload = useReload(GROUPS)
  const today = useToday()
  const { language } = useStaff()
  const officers = useOfficers()
  const draft = useDraft<GroupDraft>(
    `groups/${name}`,
    { ...NO_CHANGES, adding: newMember(start.purpose), isOldKept: isValid(followed, today) },
    { keptIn: 'page' },
  )
  const form = useRecordForm<GroupValues, GroupRecord>(draft, {
    record,
    setRecord,
    valuesOf: (one) => (one ? valuesOf(one, language) : start),
    send: async (typed, over) => {
      requireFilled({ title: typed.title })
      // The Enter key sends the form before the clerk leaves the field of a name.
      const values = typed.members.reduce(
        (all, member, index) => ({
          ...all,
          ...changeMember(all, index, takeExactNames(member, officers)),
        }),
        typed,
      )
      // A clerk can forget to press the button that adds the last person.
      const adding = takeExactNames(draft.values.adding, officers)
      const { isOldKept } = draft.values
      requirePicked(values.members, adding)
      const members = hasPerson(adding) ? [...values.members, adding] : values.members
      const body = bodyOf({ ...values, members })
      if (over) {
        const forget = values.forget
        return callApi({
          method: 'PUT',
          path: `${GROUPS}/${over._id}`,
          body: { ...body, forget },
          version: over.version,
        })
      }
      const query = new URLSearchParams(
        followed && {
          copyOf: followed._id,
          ...(!isOldKept && { replace: 'true' }),
        },
      ).toString()
      return postOnce({ path: query ? `${GROUPS}?${query}` : GROUPS, body })
    },
    onSaved: (_, before) => {
      void reload()
      onSaved(before)
    },
  })
  return { ...form, draft }
}
