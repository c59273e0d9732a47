import type { RecordSubject, Undos } from '../../records/history/changes.ts'
import { orderSubject } from '../../records/history/order.ts'
import type { Stores } from '../../school/school.ts'
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

export const groupOrderSubject = ({ groups }: Stores) =>
  orderSubject<GroupRecord, GroupRecord>('groupOrder', {
    find: () => groups.list(),
    update: (ids) => groups.reorder(ids),
    nameOf: ({ title }) => title,
    answerOf: (group) => group,
  })

export const groupUndos: Undos<'groups' | 'groupOrder'> = {
  groups: { subject: groupSubject },
  groupOrder: { subject: groupOrderSubject },
}
