import type { GroupMember, GroupRecord } from './schema.ts'

/**
 * The group as visitors see it: without days of consent, members who left the staff, and links to
 * documents that are not public.
 */
export function visibleGroup(group: GroupRecord) {
  const { consentOn: _, documents, members, ...rest } = group
  return {
    ...rest,
    documents: documents.filter(({ url }) => url !== null),
    members: members.filter(({ hasLeft }) => hasLeft !== true).map(visibleMember),
  } satisfies GroupRecord
}

export type VisibleGroup = ReturnType<typeof visibleGroup>

function visibleMember(member: GroupMember) {
  const { consentOn: _, hasLeft: __, ...rest } = member
  return rest
}
