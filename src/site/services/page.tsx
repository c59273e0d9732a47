import { data, useRouteLoaderData } from 'react-router'
import { webAddress } from '../../base/web-address.ts'
import { contentKinds, findService, type Service, services } from '../../content.ts'
import { TodaySection } from '../../features/calendar/public/today-section.tsx'
import todayCss from '../../features/calendar/public/today.css?inline'
import { endOfLastShift } from '../../features/calendar/shift-hours.ts'
import { serviceIn } from '../../features/information/english-service.ts'
import { InItsLanguage } from '../../features/information/public/in-its-language.tsx'
import { ResultsTable, SHOWN_YEARS } from '../../features/information/public/ssc-results.tsx'
import { Paragraphs } from '../../features/profile/public/paragraphs.tsx'
import { dayAt, formatNumber } from '../../words/format.ts'
import { bengaliPath, langOf, langOfContent, recordIn } from '../../words/language.ts'
import { endPageAt, fetchContent } from '../../request/context.ts'
import type { Frame } from '../frame-content.ts'
import { DataTable } from '../../pages/parts/data-table.tsx'
import { Page } from '../../pages/parts/page.tsx'
import { useBengaliNote } from '../../pages/parts/bengali-note.ts'
import { usePage } from '../../pages/parts/page-context.tsx'
import tableCss from '../../pages/parts/table.css?inline'
import { TelephoneLinks } from '../../pages/parts/telephone-links.tsx'
import { WithEnglish } from '../../pages/parts/with-english.tsx'
import type { Route } from './+types/page.ts'
import { documentIn } from '../../features/documents/english.ts'
import type { DocumentSummary } from '../../features/documents/schema.ts'
import type { OwnValue } from '../../features/information/schema.ts'
import { newestFirst } from '../../features/information/sums.ts'
import type { QuestionRecord } from '../../features/questions/schema.ts'
import type { QuestionTopic } from '../../features/questions/table.ts'
import type { SchoolInfo } from '../../features/profile/schema.ts'
import type { Stores } from '../../request/school.ts'
import serviceCss from './service.css?inline'

/** Words that begin words in the title of the form. */
const LEAVE_FORM = ['ছুটি', 'আবেদন']

const FREE_STUDY_FORM = ['বেতন', 'আবেদন']

const MAX_FORMS = 20

/** The step that the school's form belongs to, from 0. */
const STEP_WITH_FORM: Partial<Record<Service, number>> = { attendance: 1, payment: 2 }

export const handle = {
  style: (page?: { service: Service }) =>
    page?.service === 'attendance' ? [todayCss, serviceCss] : [tableCss, serviceCss],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const service = findService(bengaliPath(new URL(request.url).pathname))!
  const fetched = await fetchContent(context, (stores) => findFacts(stores, service))
  if (fetched.isFailed) throw data(null, { status: 503 })
  endPageAt(context, [endOfLastShift(fetched.content.shifts)])
  return { service, facts: fetched.content }
}

/**
 * The steps for a service, the telephone number, and the link to the service if it has an address.
 */
export default function ServicePage({ loaderData: { service, facts } }: Route.ComponentProps) {
  const { language, words } = usePage()
  const { site } = useRouteLoaderData(language) as Frame
  const { title, lead } = words.services.pages[service]
  const url = webAddress(site[services[service].url])
  const text = site[services[service].text]
  return (
    <Page title={title} description={lead} lead={lead} isWide>
      <div className="service columns">
        <div className="content blocks">
          {url !== undefined && <ServiceLink service={service} url={url} />}
          {text && (
            <div className="card said">
              {langOf(text, language) && <p className="s">{words.textPage.inBengali}</p>}
              <Paragraphs text={text} />
            </div>
          )}
          <Questions questions={facts.questions} />
          <Steps service={service} facts={facts} />
          <Facts service={service} facts={facts} />
        </div>
        <div className="content blocks">
          {url === undefined && <p className="over no-print">{words.services.notConnected}</p>}
          <WhomToCall />
          <OfficialSites service={service} />
        </div>
      </div>
    </Page>
  )
}

function ServiceLink({ service, url }: { service: Service; url: string }) {
  const { words } = usePage()
  return (
    <p>
      <a className="btn go" href={url} rel="noopener">
        {words.services.pages[service].open} <small lang="en">{new URL(url).host}</small>
      </a>
    </p>
  )
}

/** Messages to the boards still have the earlier spelling of three cities. */
const BOARD_CODES: [city: RegExp, code: string][] = [
  [/rajshahi/i, 'RAJ'],
  [/[ck][uo]mill?a/i, 'COM'],
  [/jashore|jessore/i, 'JES'],
  [/chatt?ogram|chittagong/i, 'CHI'],
  [/barisha?l|barisal/i, 'BAR'],
  [/sylhet/i, 'SYL'],
  [/dinajpur/i, 'DIN'],
  [/mymensingh/i, 'MYM'],
]

function boardCode(board: string): string {
  return BOARD_CODES.find(([city]) => city.test(board))?.[1] ?? 'DHA'
}

function Steps({ service, facts: { form } }: { service: Service; facts: ServiceFacts }) {
  const { language, words, to, now, timeZone } = usePage()
  const { site } = useRouteLoaderData(language) as Frame
  const { whatToDo, form: formLabel, pages } = words.services
  const { steps } = pages[service]
  const year = dayAt(now, timeZone).slice(0, 4)
  /** The message to the board, as this school's pupils write it now. */
  const withExample = (step: string) =>
    step.replace(/DHA (\d+) \d+/, `${boardCode(site.boardEnglish)} $1 ${year}`)
  const { board } = site
  const note = useBengaliNote(form ? [documentIn(language, form).title] : [])
  return (
    <section className="card">
      <h2>{whatToDo}</h2>
      {note && <p className="s">{note}</p>}
      <ol className="does lined targets">
        {steps.map(([about, step], index) => (
          <li key={about}>
            <b>{formatNumber(index + 1, language)}</b>
            <div>
              <b>{about}:</b> <WithEnglish>{withExample(step)}</WithEnglish>
              {service === 'publicResult' && index === 0 && board && (
                <>
                  {' '}
                  {words.schoolInfo.board}: <span lang={langOf(board, language)}>{board}</span>
                </>
              )}
              {form && index === STEP_WITH_FORM[service] && (
                <>
                  {' '}
                  {formLabel}:{' '}
                  <a href={to(form.url)} lang={langOfContent(documentIn(language, form).title)}>
                    {documentIn(language, form).title}
                  </a>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Facts({
  service,
  facts: { shifts, prices = [], results = [] },
}: {
  service: Service
  facts: ServiceFacts
}) {
  const { language, words, to, now, timeZone } = usePage()
  const { calendar } = useRouteLoaderData(language) as Frame
  const { results: resultWords, titles } = words.information
  return (
    <>
      {service === 'attendance' && calendar && (
        <TodaySection day={dayAt(now, timeZone)} calendar={calendar} shifts={shifts} />
      )}
      {prices.length > 0 && (
        <div>
          <Prices prices={prices} />
          <a className="more" href={to('/information/charter')}>
            {titles.charter}
          </a>
        </div>
      )}
      {results.length > 0 && (
        <div>
          <ResultsTable rows={results.slice(0, SHOWN_YEARS)} caption={resultWords.byYear} />
          <a className="more" href={to('/information/ssc-results')}>
            {titles['ssc-results']}
          </a>
        </div>
      )}
    </>
  )
}

/** The questions about the service that the school has answered. */
function Questions({ questions }: Pick<ServiceFacts, 'questions'>) {
  const { language, words, to } = usePage()
  const { path } = contentKinds.questions.pages[0]
  if (questions.length === 0) return null
  return (
    <section className="card no-print">
      <h2>{words.questions.title}</h2>
      <ul className="links plain">
        {questions.map((record) => {
          const { _id: id, question } = recordIn(language, record)
          return (
            <li key={id}>
              <a href={to(`${path}#${id}`)} lang={langOf(question, language)}>
                {question}
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Price = NonNullable<ServiceFacts['prices']>[number]

function Prices({ prices }: { prices: Price[] }) {
  const { language, words } = usePage()
  const { fields, short } = words.information
  const rows = prices.map((service) => serviceIn(language, service))
  const note = useBengaliNote(rows.flatMap(({ name, price, time }) => [name, price, time]))
  return (
    <>
      {note && <p className="s">{note}</p>}
      <DataTable
        className="cards price"
        caption={words.services.prices}
        columns={[
          {
            head: fields.name,
            render: ({ name }) => <InItsLanguage>{name}</InItsLanguage>,
            isRowHead: true,
          },
          ...(['price', 'time'] as const).map((field) => ({
            head: fields[field],
            label: short[field],
            render: (service: Price) => <InItsLanguage>{service[field]}</InItsLanguage>,
          })),
        ]}
        rows={rows}
      />
    </>
  )
}

/** The school's office, which knows the teacher of each class. */
function WhomToCall() {
  const { language, words, to, officePhone } = usePage()
  const { site, contact } = useRouteLoaderData(language) as Frame
  const { officeHours: hours } = site
  return (
    <section className="card who targets">
      <h2>{words.services.whomToCall}</h2>
      <p>
        <b>{words.contact.office.name}</b>
      </p>
      {contact && <p lang={langOfContent(contact.address)}>{contact.address}</p>}
      {officePhone && (
        <p>
          <TelephoneLinks text={officePhone} language={language} />
        </p>
      )}
      {hours && <p lang={langOf(hours, language)}>{hours}</p>}
      <p>
        <a href={to(contentKinds.contact.pages[0].path)}>{words.services.toContact}</a>
      </p>
    </section>
  )
}

/**
 * The two sites for results are those of the boards' notice of 8 July 2025 and of the boards
 * themselves. The other addresses are also among the official links of a new site.
 */
const OFFICIAL_SITES = {
  attendance: ['https://dshe.gov.bd/'],
  payment: ['https://dshe.gov.bd/', 'https://shed.gov.bd/'],
  publicResult: ['https://www.educationboardresults.gov.bd/', 'https://eboardresults.com/'],
} as const satisfies Record<Service, string[]>

function OfficialSites({ service }: { service: Service }) {
  const { words } = usePage()
  const { officialSites, sites } = words.services
  return (
    <section className="card">
      <h2>{officialSites}</h2>
      <ul className="links plain">
        {OFFICIAL_SITES[service].map((url) => (
          <li key={url}>
            <a href={url}>{sites[url]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The facts that the school has published about a service. */
interface ServiceFacts {
  /** The form to download. */
  form?: DocumentSummary | undefined
  shifts?: SchoolInfo | undefined
  /** The services of the charter for citizens, with their prices. */
  prices?: OwnValue<'charter'>['services']
  results?: OwnValue<'ssc-results'>['rows']
  questions: Pick<QuestionRecord, '_id' | 'question' | 'questionEnglish'>[]
}

/** The questions about every day are about much more than attendance. */
const TOPICS: Partial<Record<Service, QuestionTopic>> = { payment: 'fee', publicResult: 'exam' }

async function findFacts(stores: Stores, service: Service): Promise<ServiceFacts> {
  const answered = await stores.questions.listVisible()
  const questions = answered
    .filter(({ topic }) => topic === TOPICS[service])
    .map(({ _id, question, questionEnglish }) => ({ _id, question, questionEnglish }))
  return { ...(await findOwnFacts(stores, service)), questions }
}

async function findOwnFacts(
  stores: Stores,
  service: Service,
): Promise<Omit<ServiceFacts, 'questions'>> {
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
