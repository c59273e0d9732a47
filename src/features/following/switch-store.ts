import type { Database } from '../../database/database.ts'
import { createSingletonStore } from '../../database/singleton.ts'
import type { FollowingChange, FollowingSwitch } from './followers-schema.ts'

/** Whether the site tells its followers of news. It is on until staff switch it off. */
export function createFollowingSwitch(database: Database) {
  const singleton = createSingletonStore<FollowingChange>(database, 'following')
  return {
    async find(): Promise<FollowingSwitch> {
      const { isOn = true, version = 0 } = { ...(await singleton.find()) }
      return { isOn, version }
    },

    /**
     * Messages do not wait while it is off. Otherwise old news would be sent when it is on again.
     */
    async update(change: FollowingChange): Promise<FollowingSwitch> {
      await singleton.put(change)
      if (!change.isOn) {
        await database.deleteFrom('pushDelivery').execute()
        await database
          .updateTable('pushMessage')
          .set({ state: 'withdrawn' })
          .where('state', '=', 'waiting')
          .execute()
      }
      return this.find()
    },
  }
}
