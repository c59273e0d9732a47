import { formatNumber } from '../../../words/format.ts'
import type { OfficeFeature } from '../../office-feature.ts'
import type { GroupMember, GroupRecord } from '../schema.ts'
import { groupOfficeWords } from './words.ts'

const order = { bn: 'ক্রম', en: 'Order' }

export const groupsOffice = {
  fieldLabels: (language) => ({
    groups: groupOfficeWords[language].fields,
    groupOrder: { order: order[language] },
  }),
  valueLabels: (language) => ({ purpose: groupOfficeWords[language].purposes }),
  valueTexts: (language) => ({
    members: (members) =>
      (members as GroupMember[])
        .map(({ role, roleTitle, name, designation, note, days, from, to, phone, email }) => {
          const { roles, memberFields } = groupOfficeWords[language]
          const rest = [
            designation,
            note,
            days && `${memberFields.days}: ${formatNumber(days, language)}`,
            from,
            to,
            phone,
            email,
          ].filter(Boolean)
          return `${roleTitle || roles[role]}: ${[name, ...rest].join(', ')}`
        })
        .join('\n'),
    documents: (documents) =>
      (documents as GroupRecord['documents'])
        .map(({ kind, number }) => `/${kind}/${number}`)
        .join('\n'),
  }),
} satisfies OfficeFeature
