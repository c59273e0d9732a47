import type { Service } from '../../content.ts'
import type { DocumentSummary } from '../../features/documents/schema.ts'
import type { OwnValue } from '../../features/information/schema.ts'
import { newestFirst } from '../../features/information/sums.ts'
import type { SchoolInfo } from '../../features/profile/schema.ts'
import type { Stores } from '../../school/school.ts'

/** The facts that the school has published about a service. */
export interface ServiceFacts {
  /** The form to download. */
  form?: DocumentSummary | undefined
  shifts?: SchoolInfo | undefined
  /** The services of the charter for citizens, with their prices. */
  prices?: OwnValue<'charter'>['services']
  results?: OwnValue<'ssc-results'>['rows']
}

/** Words that begin words in the title of the form. */
const LEAVE_FORM = ['ছুটি', 'আবেদন']
const FREE_STUDY_FORM = ['বেতন', 'আবেদন']
const MAX_FORMS = 20

export async function findFacts(stores: Stores, service: Service): Promise<ServiceFacts> {
  if (service === 'attendance') {
    const [form, shifts] = await Promise.all([
      findForm(stores, LEAVE_FORM),
      stores.schoolInfo.find(),
    ])
    return { form, shifts }
  }
  if (service === 'payment') {
    const [form, { value }] = await Promise.all([
      findForm(stores, FREE_STUDY_FORM),
      stores.information.find('charter'),
    ])
    return { form, prices: value.services.filter(({ group }) => group === 'citizen') }
  }
  const { value } = await stores.information.find('ssc-results')
  return { results: newestFirst(value.rows) }
}

/** The newest download with these words in its title. The search finds them in its text too. */
async function findForm({ downloads }: Stores, words: string[]) {
  const { documents } = await downloads.findWithWords(
    words.join(' '),
    {},
    { skipped: 0, limit: MAX_FORMS },
  )
  return documents.find(({ title }) => {
    const inTitle = title.split(' ')
    return words.every((word) => inTitle.some((one) => one.startsWith(word)))
  })
}
