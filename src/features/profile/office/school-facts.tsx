import { Loaded } from '../../../office/connection/loaded.tsx'
import { useScreenWords, useStaff } from '../../../office/frame/staff-context.tsx'
import { useApi, useReload } from '../../../office/connection/use-api.ts'
import { contentKinds } from '../../../content.ts'
import { SaveRow } from '../../../office/draft/draft-note.tsx'
import { useFields } from '../../../office/form/fields.tsx'
import { Form } from '../../../office/form/form.tsx'
import { byLabel, RecordProblem } from '../../../office/form/record-problem.tsx'
import { notify } from '../../../office/frame/notify.ts'
import { FACTS } from '../facts.ts'
import type { SiteRecord } from '../schema.ts'
import { KindOfText, type TextKind } from './text-kinds.tsx'
import { useSiteSection } from './site-draft.ts'
import { siteWords } from './site-words.ts'

const KINDS: Record<(typeof FACTS)[number], TextKind> = {
  schoolName: 'line',
  place: 'line',
  phone: 'telephone',
  eiin: 'number',
}

/** The school's name, place, telephone and EIIN, on the first page of a new school. */
export function SchoolFacts() {
  const query = useApi<SiteRecord>(contentKinds.site.apiPath)
  return <Loaded query={query}>{(site) => <FactsForm site={site} />}</Loaded>
}

function FactsForm({ site }: { site: SiteRecord }) {
  const { words: staffWords } = useStaff()
  const words = useScreenWords(siteWords)
  const reload = useReload()
  const form = useSiteSection(site, 'facts', [...FACTS], () => {
    notify(words.saved(words.sections.school))
    void reload()
  })
  const { sending, draft } = form
  const field = useFields(form, words.fields, { lang: 'bn' })
  return (
    <Form sending={sending} onSubmit={() => void form.save()}>
      <RecordProblem
        form={form}
        describe={(values) => byLabel<(typeof FACTS)[number]>(values, words.fields)}
        labels={words.fields}
      />
      {FACTS.map((name) => (
        <KindOfText
          key={name}
          {...field(name)}
          kind={KINDS[name]}
          required={name === 'schoolName'}
        />
      ))}
      <SaveRow draft={draft} sending={sending} submit={staffWords.common.save} />
    </Form>
  )
}
