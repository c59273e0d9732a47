import { plainSubject, type Undos } from '../../records/history/changes.ts'
import type { Stores } from '../../request/school.ts'
import { followingChange, type FollowingChange, type FollowingSwitch } from './followers-schema.ts'

export const followingSubject = ({ followingSwitch }: Stores) =>
  plainSubject<FollowingChange, FollowingSwitch>('following', followingChange, {
    find: () => followingSwitch.find(),
    update: (_id, change) => followingSwitch.update(change),
  })

export const followingUndos: Undos<'following'> = { following: { subject: followingSubject } }
