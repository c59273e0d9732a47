import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { langOfContent } from '../../../words/language.ts'
import type { FormService } from './form-service.ts'

/** Price, time and papers, which a visitor needs with the form. */
export function FormFacts({ service }: { service: FormService }) {
  const { words, to } = usePage()
  const { short, titles } = words.information
  return (
    <div className="form-facts card">
      <dl>
        {(['price', 'time', 'papers'] as const).map((field) => (
          <div key={field}>
            <dt>{short[field]}</dt>
            <dd lang={langOfContent(service[field])}>{service[field]}</dd>
          </div>
        ))}
      </dl>
      <a className="more" href={to(`${contentKinds.information.pages[0].path}/charter`)}>
        {titles.charter}
      </a>
    </div>
  )
}
