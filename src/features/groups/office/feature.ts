import type { OfficeFeature } from '../../office-feature.ts'
import type { GroupMember, GroupRecord } from '../schema.ts'
import { describeDocuments, describeMembers } from './describe.ts'
import { groupOfficeWords } from './words.ts'

const order = { bn: 'ক্রম', en: 'Order' }

export const groupsOffice = {
  fieldLabels: (language) => ({
    groups: groupOfficeWords[language].fields,
    groupOrder: { order: order[language] },
  }),
  valueLabels: (language) => ({ purpose: groupOfficeWords[language].purposes }),
  valueTexts: (language) => ({
    members: (members) => describeMembers(members as GroupMember[], language),
    documents: (documents) => describeDocuments(documents as GroupRecord['documents']),
  }),
} satisfies OfficeFeature
