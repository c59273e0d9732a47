import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../office/api-client.ts'
import { Loaded } from '../../../office/loaded.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { SITE_KEY } from './site-draft.ts'
import { SitePictureForm } from './site-picture.tsx'
import { SiteSection } from './site-section.tsx'
import { SITE_SECTIONS } from './site-sections.ts'
import type { SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

export default function SiteScreen() {
  const words = useScreenWords(siteWords)
  const query = useQuery({
    queryKey: SITE_KEY,
    queryFn: ({ signal }) => callApi<SiteRecord>({ path: '/site', signal }),
  })
  return (
    <Screen screen="site" lead={words.lead}>
      <Loaded query={query} lead={words.failedToLoad}>
        {(site) => (
          <div className="list">
            {SITE_SECTIONS.map((section) =>
              section.kind === 'picture' ? (
                <SitePictureForm key={section.name} site={site} which={section.name} />
              ) : (
                <SiteSection key={section.name} site={site} section={section} />
              ),
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
