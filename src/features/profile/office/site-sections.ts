import { internalResults, SERVICES, services, TEXT_PAGES } from '../../../content.ts'
import type { Site, SitePicture } from '../schema.ts'
import type { TextKind } from './text-kinds.tsx'
import type { PartName } from './site-part.tsx'
import type { siteWords } from './site-words.ts'

/** Fields of plain text. */
type TextName = { [Field in keyof Site]: Site[Field] extends string ? Field : never }[keyof Site]

export interface TextField {
  name: TextName
  kind: TextKind
  hint?: keyof typeof siteWords.bn.fieldHints
  /** The height of a text of several paragraphs. */
  rows?: number
  isRequired?: boolean
}

/** A field that is on or off. */
export interface SwitchField {
  name: { [Field in keyof Site]: Site[Field] extends boolean ? Field : never }[keyof Site]
  kind: 'switch'
}

export type SiteField = TextField | SwitchField

interface TextSection {
  name: PartName
  kind: 'texts'
  /** The fields of one group share a row, if the screen is wide enough. */
  groups: SiteField[][]
  /** The English of its texts, folded. */
  english?: TextField[]
}

interface WeekdaySection {
  name: 'weeklyHolidays'
  kind: 'weekdays'
}

interface ListSection {
  name: 'hotlines' | 'officialLinks'
  kind: 'list'
}

export type FormSection = TextSection | WeekdaySection | ListSection

const line = (name: TextName, more?: Partial<TextField>) => ({
  kind: 'line' as const,
  name,
  ...more,
})
const link = (name: TextName): TextField => ({ name, kind: 'link', hint: 'link' })
const text = (name: TextName, rows: number, hint?: TextField['hint']): TextField => ({
  name,
  kind: 'text',
  rows,
  ...(hint && { hint }),
})

/** All parts of the screen, in order. Each has its own form, its own draft and its own button. */
export const SITE_SECTIONS: (FormSection | { name: SitePicture; kind: 'picture' })[] = [
  {
    name: 'school',
    kind: 'texts',
    groups: [
      [
        line('schoolName', { isRequired: true }),
        line('schoolNameEnglish'),
        line('place'),
        line('placeEnglish'),
        line('established', { kind: 'number' }),
        line('eiin', { kind: 'number' }),
        line('board'),
        line('boardEnglish'),
      ],
      [line('phone', { kind: 'telephone', hint: 'phone' })],
      [line('officeHours'), line('officeHoursEnglish')],
      [text('directions', 3, 'directions')],
      [link('mapUrl')],
    ],
    english: [line('addressEnglish'), text('directionsEnglish', 3)],
  },
  { name: 'logo', kind: 'picture' },
  {
    name: 'headTeacher',
    kind: 'texts',
    groups: [
      [
        line('headTeacherName'),
        line('headTeacherNameEnglish'),
        line('headTeacherDesignation'),
        line('headTeacherDesignationEnglish'),
      ],
      [text('headTeacherMessage', 6, 'paragraphs')],
    ],
    english: [text('headTeacherMessageEnglish', 6)],
  },
  { name: 'headTeacherPhoto', kind: 'picture' },
  ...TEXT_PAGES.map((name): TextSection => ({
    name,
    kind: 'texts',
    groups: [[text(name, 14, 'paragraphs')]],
    english: [text(`${name}English`, 14)],
  })),
  {
    name: 'jubilee',
    kind: 'texts',
    groups: [
      [{ name: 'showsJubilee', kind: 'switch' }],
      [line('jubileeTitle')],
      [text('jubileeText', 2)],
    ],
    english: [line('jubileeTitleEnglish'), text('jubileeTextEnglish', 2)],
  },
  { name: 'weeklyHolidays', kind: 'weekdays' },
  { name: 'hotlines', kind: 'list' },
  { name: 'officialLinks', kind: 'list' },
  {
    name: 'services',
    kind: 'texts',
    groups: [
      ...SERVICES.flatMap((service) => [
        [text(services[service].text, 4, 'paragraphs')],
        [link(services[service].url)],
      ]),
      [link(internalResults.url)],
    ],
    english: SERVICES.map((service) => text(`${services[service].text}English`, 4)),
  },
  {
    name: 'channels',
    kind: 'texts',
    groups: [[link('whatsappUrl')], [link('facebookUrl')], [link('telegramUrl')], [link('imoUrl')]],
  },
  {
    name: 'credits',
    kind: 'texts',
    groups: [[line('technicalSupport')], [line('implementation')]],
    english: [line('technicalSupportEnglish'), line('implementationEnglish')],
  },
]
