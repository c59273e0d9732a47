import { useBengaliNote } from '../../../pages/parts/bengali-note.ts'
import { DataTable } from '../../../pages/parts/data-table.tsx'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { formatNumber } from '../../../words/format.ts'
import { langOf } from '../../../words/language.ts'
import { contentKinds } from '../../../content.ts'
import { termsIn } from '../../people/english-terms.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import { SERVICE_GROUPS } from '../choices.ts'
import type { OwnValue } from '../schema.ts'
import { type Service, serviceAnchor, servicesInOrder } from '../services.ts'
import { officerOf } from '../service-officer.ts'
import { serviceIn } from '../english-service.ts'
import { InItsLanguage } from './in-its-language.tsx'
import { MailLink } from '../../../pages/parts/mail-text.tsx'

type Value = OwnValue<'charter'>

/** The Citizen's Charter: seven columns on a desk; on a phone, price and time come first. */
export function Charter({ value, officers }: { value: Value; officers: OfficerRecord[] }) {
  const { language, words } = usePage()
  const { fields, serviceGroups, numbered } = words.information
  const { vision, mission } = value
  const sorted = servicesInOrder(value.services).map((service) => serviceIn(language, service))
  const groups = SERVICE_GROUPS.filter((group) => sorted.some((service) => service.group === group))
  const note = useBengaliNote([
    ...sorted.flatMap((service) => [
      service.name,
      service.method,
      service.papers,
      service.price,
      service.time,
      officerOf(service, officers).name,
    ]),
    ...value.expectations,
  ])
  return (
    <>
      {note && <p className="s">{note}</p>}
      {(vision || mission) && (
        <div className="two blocks vm">
          {vision && <TextCard title={fields.vision} text={vision} />}
          {mission && <TextCard title={fields.mission} text={mission} />}
        </div>
      )}
      {groups.map((group, index) => (
        <Services
          key={group}
          caption={numbered(formatNumber(index + 1, language), serviceGroups[group])}
          services={sorted.filter((service) => service.group === group)}
          first={sorted.findIndex((service) => service.group === group) + 1}
          officers={officers}
        />
      ))}
      {value.expectations.length > 0 && (
        <section className="card" aria-labelledby="expectations">
          <h2 id="expectations">{fields.expectations}</h2>
          <ol className="numbered" lang={langOf(value.expectations.join('\n'), language)}>
            {value.expectations.map((expectation) => (
              <li key={expectation}>{expectation}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function TextCard({ title, text }: { title: string; text: string }) {
  return (
    <section className="card">
      <h2>{title}</h2>
      <p>
        <InItsLanguage>{text}</InItsLanguage>
      </p>
    </section>
  )
}

function Services({
  caption,
  services,
  first,
  officers,
}: {
  caption: string
  services: Service[]
  /** The number of the first of these services. */
  first: number
  officers: OfficerRecord[]
}) {
  const { language, words } = usePage()
  const { fields, short, columns } = words.information
  const column = (field: 'method' | 'papers' | 'price' | 'time') => ({
    head: fields[field],
    label: short[field],
    render: (service: Service) => <InItsLanguage>{service[field]}</InItsLanguage>,
  })
  return (
    <DataTable
      className="charter ruled"
      caption={caption}
      columns={[
        {
          head: columns.number,
          render: (_service, index) => formatNumber(first + index, language),
          className: 'sn',
        },
        {
          head: fields.name,
          render: ({ name }) => <InItsLanguage>{name}</InItsLanguage>,
          isRowHead: true,
        },
        column('method'),
        column('papers'),
        { ...column('price'), cellClass: 'key-cell' },
        { ...column('time'), cellClass: 'key-cell' },
        {
          head: fields.officer,
          label: short.officer,
          render: (service) => <Officer service={service} officers={officers} />,
        },
      ]}
      rows={services}
      rowId={(_service, index) => serviceAnchor(first + index)}
    />
  )
}

function Officer({ service, officers }: { service: Service; officers: OfficerRecord[] }) {
  const { language, to } = usePage()
  const { name, id, ...officer } = officerOf(service, officers)
  const designation = termsIn(language, officer.designation)
  const { phone, email } = service
  return (
    <>
      {id ? (
        <a href={`${to(contentKinds.officers.pages[0].path)}#${id}`} lang="bn">
          {name}
        </a>
      ) : (
        <InItsLanguage>{name}</InItsLanguage>
      )}
      {designation && (
        <>
          , <InItsLanguage>{designation}</InItsLanguage>
        </>
      )}
      {phone && (
        <>
          {' '}
          <TelephoneLinks text={phone} language={language} />
        </>
      )}
      {email && (
        <>
          {' '}
          <MailLink text={email} />
        </>
      )}
    </>
  )
}
