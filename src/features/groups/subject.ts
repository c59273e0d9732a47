import type { RecordSubject, Undos } from '../../records/history/changes.ts'
import { orderSubject, undoOfOrder } from '../../records/history/order.ts'
import type { Stores } from '../../request/school.ts'
import { earlierGroup, type GroupChange, type GroupRecord } from './schema.ts'
import { detailsOf } from './store.ts'

export const groupSubject = ({
  groups,
}: Stores): RecordSubject<GroupChange, GroupRecord, GroupRecord> => ({
  kind: 'groups',
  find: (id) => groups.find(id),
  update: (id, change) => groups.update(id, change),
  remove: (id) => groups.remove(id),
  parse: (fields) => earlierGroup.parse(fields),
  versionOf: ({ version }) => version,
  fieldsOf: (group) => ({ _id: group._id, ...detailsOf(group) }),
  answerOf: (group) => group,
})

export const groupOrderSubject = ({ groups }: Stores, ids: string[]) =>
  orderSubject<GroupRecord, GroupRecord>('groupOrder', {
    find: () => groups.listByIds(ids),
    update: (sorted) => groups.reorder(sorted),
    nameOf: ({ title }) => title,
    answerOf: (group) => group,
  })

export const groupUndos: Undos<'groups' | 'groupOrder'> = {
  groups: { subject: groupSubject },
  groupOrder: undoOfOrder(groupOrderSubject),
}
