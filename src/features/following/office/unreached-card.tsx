import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '../../../office/api-client.ts'
import { ConfirmDialog } from '../../../office/confirm-dialog.tsx'
import { notify } from '../../../office/notify.ts'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { formatNumber } from '../../../words/format.ts'
import type { FollowersOverview, UnreachedRemoval } from '../followers-schema.ts'
import { FOLLOWERS } from './use-followers.ts'
import { followerWords } from './words.ts'

/** Phones that no message has reached. Most are invented, and they can be removed at once. */
export function UnreachedCard({ overview }: { overview: FollowersOverview }) {
  const { language } = useStaff()
  const { unreached: words } = useScreenWords(followerWords)
  const reload = useReload(FOLLOWERS)
  const [isAsking, setIsAsking] = useState(false)
  const number = (count: number) => formatNumber(count, language)
  const remove = async () => {
    const path = `${FOLLOWERS}/unreached`
    const { unreached } = await callApi<UnreachedRemoval>({ method: 'DELETE', path })
    notify(words.removed(number(unreached)))
    await reload()
  }
  return (
    <section className="card unreached" aria-labelledby="unreached">
      <h2 id="unreached">{words.title}</h2>
      <p>{words.text(number(overview.unreached))}</p>
      <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          question={words.question}
          subject=""
          action={words.remove}
          onClose={() => setIsAsking(false)}
          onConfirm={remove}
        />
      )}
    </section>
  )
}
