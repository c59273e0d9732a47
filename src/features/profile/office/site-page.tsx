import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../office/api-client.ts'
import { describeProblem } from '../../../office/problem-words.ts'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords, useStaff } from '../../../office/staff-context.tsx'
import { SITE_KEY } from './site-draft.ts'
import { FrameSections } from './site-frame.tsx'
import { SchoolSections } from './site-school.tsx'
import type { SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

export default function SiteScreen() {
  const { words: staffWords, language } = useStaff()
  const words = useScreenWords(siteWords)
  const { data, error, refetch } = useQuery({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => callApi<SiteRecord>({ path: '/site', signal }),
  })
  return (
    <Screen screen="site" lead={words.lead}>
      {!data && !error && (
        <p role="status" className="s">
          {staffWords.loading}
        </p>
      )}
      {!data && error && (
        <div className="card" role="alert">
          <p>
            {words.failedToLoad} {describeProblem(error, staffWords, language)}
          </p>
          <Button variant="default" onClick={() => void refetch()}>
            {staffWords.common.tryAgain}
          </Button>
        </div>
      )}
      {data && (
        <div className="list">
          <SchoolSections site={data} />
          <FrameSections site={data} />
        </div>
      )}
    </Screen>
  )
}
