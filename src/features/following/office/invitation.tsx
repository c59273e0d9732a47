import { Button, Group } from '@mantine/core'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { QrCode } from '../../../pages/parts/qr-code.tsx'
import type { FollowersOverview } from '../followers-schema.ts'
import { CopySms } from './copy-sms.tsx'
import { followerWords } from './words.ts'

/** A sheet for the wall, and an SMS, that tell guardians how to follow. */
export function Invitation({ overview: { address } }: { overview: FollowersOverview }) {
  const { schoolName } = useStaff()
  const { invite: words } = useScreenWords(followerWords)
  if (address === null) return null
  return (
    <section className="card invitation" aria-labelledby="invitation">
      <h2 id="invitation">{words.title}</h2>
      <div className="wall-sheet">
        <QrCode text={address} label={words.code} />
        <div>
          <p className="on-paper">{schoolName}</p>
          <p className="call">{words.text}</p>
          <p className="address">{address.replace(/^https?:\/\//, '')}</p>
          <ol>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <p className="s">{words.printHint}</p>
      <Group className="acts">
        <Button variant="default" onClick={() => window.print()}>
          {words.print}
        </Button>
        <CopySms title={words.text} address={address} />
      </Group>
    </section>
  )
}
