import type { ListDraft, ListedRow, ListedRows } from '../../../office/list/listed-rows.ts'
import { ListPreview } from '../../../office/list/list-preview.tsx'
import { useScreenWords } from '../../../office/shell/staff-context.tsx'
import { useReload } from '../../../office/shell/use-api.ts'
import type { Draft } from '../../../office/draft/use-draft.ts'
import { rowsOfText } from '../../../tables/text-rows.ts'
import { decodeAddress } from '../old-path.ts'
import { readRedirects } from '../read-list.ts'
import { withoutOwnOrigin } from './own-origin.ts'
import { redirectWords } from './words.ts'

export function RedirectsPreview({ draft }: { draft: Draft<ListDraft> }) {
  const words = useScreenWords(redirectWords)
  return (
    <ListPreview
      draft={draft}
      found={findRedirects(draft.values.text, words.pasted.twice)}
      words={{ noHeadings: words.pasted.noHeadings, title: words.fields.path }}
      labels={{ target: words.leadsTo }}
      textOf={(_, value) => decodeAddress(String(value))}
      describe={({ path }) => String(path)}
      path="/redirects"
      onAdded={useReload('/redirects')}
    />
  )
}

function findRedirects(text: string, twice: string): ListedRows | undefined {
  const list = readRedirects(rowsOfText(text).rows)
  if (!list) return undefined
  return {
    rows: list.redirects.map(({ row, fields: { path, target } }): ListedRow => ({
      row,
      key: `${row} ${path}`,
      title: path,
      about: decodeAddress(target),
      body: { path, target: withoutOwnOrigin(target) },
    })),
    refused: list.refused.map(({ row, text: path }) => ({ row, text: path, reason: twice })),
    sums: 0,
    unknown: list.unknown,
    notTaken: list.notTaken,
  }
}
