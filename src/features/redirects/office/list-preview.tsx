import { type ListDraft, listedRows } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords } from '../../../office/frame/staff-context.tsx'
import { useReload } from '../../../office/connection/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { decodeAddress } from '../old-path.ts'
import { readRedirects } from '../read-list.ts'
import { withoutOwnOrigin } from './own-origin.ts'
import { redirectWords } from './words.ts'

export function RedirectsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const words = useScreenWords(redirectWords)
  return (
    <ListPreview
      draft={draft}
      found={findRedirects(draft.values.text)}
      words={{ noHeadings: words.pasted.noHeadings, title: words.fields.path }}
      labels={{ target: words.leadsTo }}
      textOf={(_, value) => decodeAddress(String(value))}
      describe={({ path }) => String(path)}
      show={({ path, target }) => ({
        title: String(path),
        about: decodeAddress(String(target)),
      })}
      path="/redirects"
      onAdded={useReload('/redirects')}
    />
  )
}

function findRedirects(text: string) {
  return listedRows(readRedirects(rowsOfText(text).rows), ({ cells: { path, target = '' } }) => ({
    path,
    target: withoutOwnOrigin(target),
  }))
}
