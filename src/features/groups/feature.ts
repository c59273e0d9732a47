import { contentKinds } from '../../content.ts'
import type { Database } from '../../database/database.ts'
import type { Stores } from '../../request/school.ts'
import type { OfficeEntry } from '../../search/office-entries.ts'
import {
  exportAtOnce,
  type ExportedList,
  type Feature,
  removeSampleRows,
  type StoresOf,
  textsAtOnce,
} from '../feature.ts'
import { groupReads, groupWrites } from './api.ts'
import { sampleGroupSteps } from './sample.ts'
import { listGroups } from './search.ts'
import { groupWords } from './public/words.ts'
import { groupRecord } from './schema.ts'
import { createGroupStore } from './store.ts'
import { groupUndos } from './subject.ts'

const groupTexts = textsAtOnce(async ({ groups }) =>
  (await groups.list()).map(({ _id: id, title, place, hours, text, members }) => ({
    id,
    fields: { title, place, hours, text, members },
  })),
)

const groupExport: ExportedList = exportAtOnce(groupRecord, ({ groups }) => groups.list())

const prefix = contentKinds.groups.apiPath

export const groups = {
  stores: (database: Database) => ({ groups: createGroupStore(database) }),
  undos: groupUndos,
  exports: { groups: groupExport },
  writtenTexts: { groups: groupTexts },
  searchEntries: listGroups,
  officeEntries: listGroupEntries,
  sampleSteps: sampleGroupSteps,
  sampleRemovals: { peopleGroup: (database) => removeSampleRows(database, 'peopleGroup') },
  openCalls: [[prefix, groupReads]],
  staffCalls: [[prefix, groupWrites]],
} satisfies Feature

/** The people of a committee find it too. */
async function listGroupEntries({ groups: store }: Stores): Promise<OfficeEntry[]> {
  return (await store.list()).map(
    ({ _id, purpose, title, titleEnglish, place, phone, members }) => {
      const { bn, en } = groupWords
      const people = members.map(({ name, designation }) => `${name}, ${designation}`)
      const names = [titleEnglish, bn.purposes[purpose], en.purposes[purpose]]
      return {
        kind: 'groups',
        title,
        note: members.map(({ name }) => name).join(', '),
        text: [...names, place, phone, ...people].join('\n'),
        address: `${contentKinds.groups.screenPath}?id=${_id}`,
      }
    },
  )
}

declare module '../../request/school.ts' {
  interface Stores extends StoresOf<typeof groups> {}
}
