import type { Locator, Page } from '@playwright/test'
import { writeWords } from '#src/features/documents/office/write/words.ts'
import { dayAt, formatNumber } from '#src/words/format.ts'
import { PDF_FILE, PHOTO_FILE } from './staff.ts'

/** A form of the office, and a field in which a clerk types. */
export interface OfficeForm {
  name: string
  /** The address of its screen; `ID` stands for the id of the record. */
  at: string
  /** The list in the API. */
  list?: string
  /** The names of its field, and of another field of the same record, in the API. */
  fields: [own: string, other?: string]
  /** Leads from the open screen to the open form. */
  open?: (page: Page) => Promise<void>
  /** Otherwise the field with the name in the API. */
  field?: (page: Page) => Locator
  /** The message after saving. */
  saved?: string
  /** The sentence of the specification about a failure. */
  failed?: string
  /** Where unsent text is kept. The page keeps a text about a person, and a new title is not kept. */
  keptIn?: 'device' | 'page' | 'nowhere'
  isDialog?: true
}

/** A form that adds an entry to a list. */
export interface AddingForm extends OfficeForm {
  list: string
  /** Fills in what else the form requires. */
  fill?: (page: Page) => Promise<void>
}

/** The text of the form's field, and of another field of the same record. */
export interface Texts {
  own: string
  other: string
}

/** A form of a record that other clerks change too. */
export interface RecordForm extends OfficeForm {
  /** The path of a record without a list, if it is not the address of the screen. */
  path?: string
  /** An empty site has this record. */
  isThere?: true
  /** The other required fields of the record. */
  more?: object
  /** The body of a request with these texts, and the texts in an answer. */
  body?: (texts: Texts) => object
  textsOf?: (record: never) => Texts
  /** Texts for a field that does not take every text. */
  texts?: [start: string, mine: string, theirs: string]
  /** The label of the field, for a conflict. */
  label?: string
  /** The message if the record cannot be loaded; some forms open without it. */
  notLoaded?: string
  /** What the clerk does with the record that another clerk has deleted. */
  deleted?: 'restores' | 'adds again'
  /** Then the button of the form has this label. */
  addAgain?: string
}

/** What another clerk writes in the other field. */
export const OTHER = 'তাঁর অন্য ঘর'

/** The site has one record, and so one button with this name. */
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click()
/** A screen has two forms with a title. */
const titleBeside = (other: string) => (page: Page) =>
  page.locator(`form:has([name=${other}]) [name=title]`)

const LIST_NOT_LOADED = 'তালিকাটি আনা গেল না।'

/** Each of these fields has the value. */
const filled = (names: string, value: string | number) =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))
const SECTION = { className: 'Six', shift: 'Morning', section: 'A' }
const SITE_PART = 'নাম ও পরিচয়'

export const RECORD_FORMS: RecordForm[] = [
  {
    name: 'the contact details',
    at: 'contactus',
    fields: ['address', 'upazila'],
    more: {
      ...filled(
        'schoolName wardNumber corporation postOffice postCode policeStation district division phone',
        'নীলগঞ্জ',
      ),
      email: 'office@shapla.example',
      website: 'https://www.shapla.example',
    },
    saved: 'তথ্য সংরক্ষণ করা হয়েছে',
    failed: 'Failed to save data.',
  },
  {
    name: 'the school profile',
    at: 'schoolInfo',
    list: 'schoolInfo',
    fields: ['dayShift', 'morningShift'],
    more: {
      ...filled('withoutShift boundaryWall auditorium', 'নেই'),
      ...filled('totalLand totalBuildings totalClasses multimediaClasses ictLabs', 3),
      ...filled('scienceLabs librarySeats totalStudents', 3),
    },
    saved: 'School information updated successfully!',
    failed: 'Error saving data',
    notLoaded: 'বিদ্যালয়ের তথ্য আনা গেল না।',
  },
  {
    name: 'a part of the site’s texts',
    at: 'site',
    isThere: true,
    fields: ['place', 'schoolName'],
    open: async (page) => {
      const isOpen = await page.locator('[name=place]').isVisible()
      if (!isOpen) await page.getByRole('heading', { name: SITE_PART, exact: true }).click()
    },
    saved: `${SITE_PART}: সংরক্ষণ করা হয়েছে।`,
    notLoaded: 'লেখাগুলো আনা গেল না',
  },
  {
    name: 'the count of a section',
    at: 'studentcount',
    list: 'studentCounts',
    fields: ['girls', 'hindu'],
    open: async (page) => {
      for (const [name, value] of Object.entries(SECTION)) {
        await page.locator(`[name=${name}]`).selectOption(value)
      }
      await page.getByRole('button', { name: 'Update Data' }).waitFor()
    },
    label: 'ছাত্রী',
    saved: 'Data updated successfully',
    failed: 'Error updating data',
    notLoaded: LIST_NOT_LOADED,
    deleted: 'adds again',
    addAgain: 'Save Data',
    texts: ['৪০', '৪৪', '৪৩'],
    body: ({ own, other }) => {
      const girls = own === '৪৩' ? 43 : 40
      return { ...SECTION, boys: 3, girls, hindu: other === OTHER ? 8 : 5 }
    },
    textsOf: ({ girls, hindu }: Record<string, number>) => ({
      own: formatNumber(girls!, 'bn'),
      other: hindu === 8 ? OTHER : '',
    }),
  },
  {
    name: 'the routine of a section',
    at: 'routine?className=Eight&shift=Morning&section=A',
    path: 'routines/Eight/Morning/A',
    isThere: true,
    fields: ['lessons'],
    field: (page) => page.getByRole('combobox', { name: 'রবিবার, ১ম: বিষয়', exact: true }),
    label: 'রবিবার, ১ম',
    saved: 'রুটিন সংরক্ষণ করা হয়েছে',
    notLoaded: 'এই শাখার রুটিন আনা গেল না।',
    body: ({ own, other }) => ({
      validFrom: '2026-01-01',
      periods: [{ name: '১ম', from: '07:30', to: '08:05', isBreak: false }],
      lessons: [own, other].map((subject, day) => ({ day, period: 0, subject })),
    }),
    textsOf: ({ lessons }: { lessons: { subject: string }[] }) => ({
      own: lessons[0]!.subject,
      other: lessons[1]!.subject,
    }),
  },
  {
    name: 'an entry of the information board',
    at: 'information/recognition',
    isThere: true,
    fields: ['note', 'noteEnglish'],
    more: { rows: [], documents: [] },
    notLoaded: LIST_NOT_LOADED,
    saved: 'সংরক্ষণ হয়েছে',
    textsOf: ({ value }: { value: Record<string, string> }) => ({
      own: value['note']!,
      other: value['noteEnglish']!,
    }),
  },
  {
    name: 'a committee',
    at: 'groups?id=ID',
    list: 'groups',
    fields: ['place', 'title'],
    more: { purpose: 'examination', members: [] },
    field: (page) => page.getByLabel('কোথায়', { exact: true }),
    saved: 'হালনাগাদ হয়েছে।',
    notLoaded: LIST_NOT_LOADED,
    keptIn: 'page',
    deleted: 'adds again',
  },
  {
    name: 'a person',
    at: 'officers',
    list: 'officers',
    fields: ['subject', 'designation'],
    more: { name: 'নাসরিন জাহান' },
    open: async (page) => {
      const person = page.locator('.people details')
      if ((await person.getAttribute('open')) === null) await person.locator('summary').click()
      await press('তথ্য বদলান')(page)
    },
    notLoaded: LIST_NOT_LOADED,
    keptIn: 'page',
    isDialog: true,
    deleted: 'adds again',
    addAgain: 'Create',
  },
  {
    name: 'an entry of the calendar',
    at: 'calendar',
    list: 'calendar',
    fields: ['note', 'title'],
    more: { kind: 'event', from: dayAt(new Date(), 'Asia/Dhaka') },
    open: press(/^বদলান/),
    isDialog: true,
    deleted: 'adds again',
  },
  {
    name: 'the text of a notice',
    at: 'createNotice/ID',
    path: 'notices/ID',
    fields: ['text', 'title'],
    saved: writeWords.bn.check.saved,
    deleted: 'restores',
  },
  {
    name: 'the English of a notice',
    at: 'createNotice/ID',
    path: 'notices/ID',
    fields: ['textEnglish', 'titleEnglish'],
    more: { title: 'বাংলা', text: 'রবিবার ছুটি।' },
    saved: writeWords.bn.english.saved,
    deleted: 'restores',
  },
  {
    name: 'the name of a notice',
    at: 'createNotice',
    list: 'notices',
    fields: ['title'],
    more: { text: 'রবিবার ছুটি।' },
    open: press('Rename'),
    keptIn: 'nowhere',
    isDialog: true,
    deleted: 'restores',
  },
  {
    name: 'the name of a video',
    at: 'createjoyontigallery',
    list: 'main-gallery',
    fields: ['title'],
    more: { videoLink: 'https://youtu.be/aqz-KE-bpKQ' },
    open: press('নাম বদলান'),
    keptIn: 'nowhere',
    isDialog: true,
    deleted: 'restores',
  },
]

export const ADDING_FORMS: AddingForm[] = [
  {
    name: 'a new notice',
    at: 'createNotice',
    list: 'notices',
    fields: ['title'],
    fill: (page) => page.locator('[name=file]').setInputFiles(PDF_FILE),
  },
  {
    name: 'new photos',
    at: 'photogallary',
    list: 'gallery',
    fields: ['title'],
    fill: (page) => page.locator('[name=file]').setInputFiles(PHOTO_FILE),
    failed: 'Failed to upload image. Please check the backend server.',
  },
  {
    name: 'a new title for the jubilee',
    at: 'createjoyontigallery',
    list: 'main-gallery',
    fields: ['title'],
    field: titleBeside('file'),
  },
  {
    name: 'a new video',
    at: 'createjoyontigallery',
    list: 'main-gallery',
    fields: ['title'],
    field: titleBeside('videoLink'),
    fill: (page) => page.locator('[name=videoLink]').fill('https://youtu.be/dQw4w9WgXcQ'),
    failed: 'Failed to upload video. Please check the backend server.',
  },
  {
    name: 'a new closure',
    at: 'calendar?close=other',
    list: 'calendar',
    fields: ['note'],
    fill: (page) => page.getByLabel('প্রথম দিন').fill('2027-02-03'),
    saved: 'বন্ধ ঘোষণা করা হয়েছে।',
  },
  {
    name: 'a new person',
    at: 'officers',
    list: 'officers',
    open: press('নতুন নাম যোগ করুন'),
    fields: ['name'],
    fill: (page) => page.getByRole('dialog').locator('[name=designation]').fill('শিক্ষক'),
    keptIn: 'page',
    isDialog: true,
  },
]
