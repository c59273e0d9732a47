import { lazyPart } from '../../../office/lazy-part.tsx'
import { Loaded } from '../../../office/loaded.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useIsAdmin, useScreenWords } from '../../../office/staff-context.tsx'
import { FollowerNumbers } from './follower-numbers.tsx'
import { Invitation } from './invitation.tsx'
import { PowerCard } from './power-card.tsx'
import { SendingList } from './sending-list.tsx'
import { TestCard } from './test-card.tsx'
import { UnreachedCard } from './unreached-card.tsx'
import { useFollowers } from './use-followers.ts'
import { followerWords } from './words.ts'
import './followers.css'

/** Few schools have such programs, and only admins see them. */
const WebhooksCard = lazyPart(() => import('./webhooks-card.tsx').then((part) => part.WebhooksCard))

export default function FollowersScreen() {
  const isAdmin = useIsAdmin()
  const words = useScreenWords(followerWords)
  const query = useFollowers({ isLive: true })
  return (
    <Screen screen="followers" lead={words.lead}>
      <Loaded query={query}>
        {(overview) => (
          <>
            <FollowerNumbers overview={overview} />
            {/* Guardians follow only if somebody tells them. */}
            {overview.isOn && overview.followers.all === 0 && <Invitation overview={overview} />}
            <SendingList sendings={overview.sendings} />
            {overview.isOn && overview.followers.all > 0 && <Invitation overview={overview} />}
            {overview.isOn && <TestCard />}
            {overview.unreached > 0 && <UnreachedCard overview={overview} />}
            {overview.whyOff !== 'no-https' && <PowerCard overview={overview} />}
          </>
        )}
      </Loaded>
      {isAdmin && <WebhooksCard />}
    </Screen>
  )
}
