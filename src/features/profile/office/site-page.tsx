import { Loaded } from '../../../office/loaded.tsx'
import { Screen } from '../../../office/screen.tsx'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { contentKinds } from '../../../content.ts'
import { useApi } from '../../../office/use-api.ts'
import { SitePictureForm } from './site-picture.tsx'
import { SiteSection } from './site-section.tsx'
import { SITE_SECTIONS } from './site-sections.ts'
import type { SiteRecord } from '../schema.ts'
import { siteWords } from './site-words.ts'

export default function SiteScreen() {
  const words = useScreenWords(siteWords)
  const query = useApi<SiteRecord>(contentKinds.site.apiPath)
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
