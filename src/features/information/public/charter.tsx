import { usePage } from '../../../pages/parts/page-context.tsx'
import { TelephoneLinks } from '../../../pages/parts/telephone-links.tsx'
import { formatNumber } from '../../../words/format.ts'
import { contentKinds } from '../../../content.ts'
import type { OfficerRecord } from '../../people/schema.ts'
import { SERVICE_GROUPS } from '../choices.ts'
import type { OwnValue } from '../schema.ts'
import { officerOf } from '../service-officer.ts'
import { InItsLanguage } from './in-its-language.tsx'
import { mailLink } from '../../../pages/parts/mail-link.ts'

type Value = OwnValue<'charter'>
type Service = Value['services'][number]

/** The Citizen's Charter: seven columns on a desk; on a phone, price and time come first. */
export function Charter({ value, officers }: { value: Value; officers: OfficerRecord[] }) {
  const { language, words } = usePage()
  const { fields, serviceGroups, numbered } = words.information
  const inEnglish = language === 'en'
  const vision = (inEnglish && value.visionEnglish) || value.vision
  const mission = (inEnglish && value.missionEnglish) || value.mission
  const sorted = SERVICE_GROUPS.flatMap((group) =>
    value.services.filter((service) => service.group === group),
  )
  const groups = SERVICE_GROUPS.filter((group) => sorted.some((service) => service.group === group))
  return (
    <>
      {(vision || mission) && (
        <div className="two vm">
          {vision && <TextCard title={fields.vision} text={vision} />}
          {mission && <TextCard title={fields.mission} text={mission} />}
        </div>
      )}
      {groups.map((group, index) => (
        <table key={group} className="charter">
          <caption>{numbered(formatNumber(index + 1, language), serviceGroups[group])}</caption>
          <Headings />
          <tbody>
            {sorted.map(
              (service, at) =>
                service.group === group && (
                  <ServiceRow
                    key={service.name}
                    number={at + 1}
                    service={service}
                    officers={officers}
                  />
                ),
            )}
          </tbody>
        </table>
      ))}
      {value.expectations.length > 0 && (
        <section className="card" aria-labelledby="expectations">
          <h2 id="expectations">{fields.expectations}</h2>
          <ol className="bn-ol" lang="bn">
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

function Headings() {
  const { words } = usePage()
  const { fields, columns } = words.information
  return (
    <thead>
      <tr>
        <th scope="col" className="sn">
          {columns.number}
        </th>
        {(['name', 'method', 'papers', 'price', 'time', 'officer'] as const).map((field) => (
          <th key={field} scope="col">
            {fields[field]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ServiceRow({
  number,
  service,
  officers,
}: {
  number: number
  service: Service
  officers: OfficerRecord[]
}) {
  const { language, words, to } = usePage()
  const { short } = words.information
  const { name, designation, id } = officerOf(service, officers)
  const { method, papers, price, time, phone, email } = service
  return (
    <tr>
      <td className="sn">{formatNumber(number, language)}</td>
      <th scope="row">
        <InItsLanguage>{(language === 'en' && service.nameEnglish) || service.name}</InItsLanguage>
      </th>
      <td data-l={short.method}>
        <InItsLanguage>{method}</InItsLanguage>
      </td>
      <td data-l={short.papers}>
        <InItsLanguage>{papers}</InItsLanguage>
      </td>
      <td className="key-cell" data-l={short.price}>
        <InItsLanguage>{price}</InItsLanguage>
      </td>
      <td className="key-cell" data-l={short.time}>
        <InItsLanguage>{time}</InItsLanguage>
      </td>
      <td data-l={short.officer}>
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
            <a href={mailLink(email)} lang="en">
              {email}
            </a>
          </>
        )}
      </td>
    </tr>
  )
}
