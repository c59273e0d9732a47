import { contentKinds, DOCUMENT_KINDS } from '#src/content.ts'
import { COUNT_FIELDS } from '#src/features/student-counts/fields.ts'
import type { HistoryKind } from '#src/records/history/kinds.ts'
import { expect } from 'vitest'
import type { FormFields } from './build-app.ts'
import { pdf, phonePhoto } from './made-files.ts'
import {
  album,
  calendarEntry,
  contact,
  count,
  group,
  info,
  officer,
  question,
  routine,
} from './records.ts'

export interface Body {
  json?: object
  form?: FormFields
}

/** The life of a record: its calls as the routes have them, and what its record shows. */
export interface Life {
  kind: HistoryKind
  /** Where staff read the record, or the list with it. */
  at: string
  /** Absent for a record that exists from the start. */
  creates?: { call: string; body: Body; shows: object }
  /** The title of the new record in the history. */
  title?: string
  /** A call with a different change for each step. `shows`: its JSON, unless it says more. */
  changes: { call: string; body: (step: number) => Body; shows?: (step: number) => object }
  /** Only for records that go to the bin. */
  deletes?: string
  /** The call that orders the list. */
  orders?: { call: string; kind: HistoryKind }
}

const photo = await phonePhoto()
const sections = 'ষষ্ঠ শ্রেণি, ক শাখা, প্রভাতি'
const renames = (call: string): Life['changes'] => ({
  call,
  body: (step) => ({ json: { title: `নাম ${step}` } }),
})

export const LIVES: Life[] = [
  ...DOCUMENT_KINDS.map((kind): Life => {
    const at = `/api${contentKinds[kind].apiPath}`
    return {
      kind,
      at,
      creates: {
        call: `POST ${at}`,
        body: {
          form: { title: ' ক ', file: { name: 'ছুটি.pdf', bytes: pdf(), type: 'text/html' } },
        },
        shows: {
          number: 1,
          url: `${at.slice('/api'.length)}/1`,
          title: 'ক',
          titleEnglish: '',
          fileEnglish: null,
          englishDiffers: false,
          fileNameEnglish: null,
          fileSizeEnglish: null,
          mimeTypeEnglish: null,
          filePath: expect.stringMatching(/^uploads\/[\w-]+\.pdf$/),
          fileName: 'ছুটি.pdf',
          fileSize: pdf().length,
          mimeType: 'application/pdf',
          state: 'published',
          publishAt: null,
          endsAt: null,
          pinnedUntil: null,
          layout: 'text',
          letter: null,
          attachments: [],
          topic: null,
          pageCount: null,
          hasText: false,
          textSource: null,
          textState: 'current',
          textDiffers: false,
          textCorrectedAt: null,
          outdatedText: null,
          offerFile: true,
          keptFile: null,
          hiddenParts: [],
          reading: 'waiting',
          text: '',
          textEnglish: '',
          readingProblem: null,
          pages: [],
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          createdAt: expect.stringMatching(/Z$/),
          publishedAt: expect.stringMatching(/Z$/),
        },
      },
      title: 'ক',
      changes: renames(`PUT ${at}/:id`),
      deletes: `DELETE ${at}/:id`,
    }
  }),
  {
    kind: 'photos',
    at: '/api/gallery',
    creates: {
      call: 'POST /api/gallery',
      body: { form: { title: ' ক ', file: { name: 'IMG_1.HTML', bytes: photo } } },
      shows: {
        title: 'ক',
        filePath: expect.stringMatching(/^gallery-uploads\/[\w-]+\.webp$/),
        fileSize: expect.any(Number),
        // The upload is turned by its metadata; the stored picture is upright.
        width: 40,
        height: 60,
        color: expect.stringMatching(/^#[\da-f]{6}$/),
        album: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    },
    title: 'ক',
    changes: renames('PUT /api/gallery/:id'),
    deletes: 'DELETE /api/gallery/:id',
    orders: { call: 'PUT /api/gallery/order', kind: 'photoOrder' },
  },
  {
    kind: 'jubilee',
    at: '/api/main-gallery',
    creates: {
      call: 'POST /api/main-gallery',
      body: { json: { title: 'ক', videoLink: ' https://youtu.be/aqz-KE-bpKQ ' } },
      shows: {
        title: 'ক',
        videoLink: 'https://youtu.be/aqz-KE-bpKQ',
        createdAt: expect.stringMatching(/Z$/),
      },
    },
    title: 'ক',
    changes: renames('PUT /api/main-gallery/:id'),
    deletes: 'DELETE /api/main-gallery/:id',
    orders: { call: 'PUT /api/main-gallery/order', kind: 'jubileeOrder' },
  },
  {
    kind: 'albums',
    at: '/api/albums',
    creates: {
      call: 'POST /api/albums',
      body: { json: { title: ` ${album.title} `, day: '২০২৬-০২-২১' } },
      shows: { ...album, count: 0 },
    },
    title: album.title,
    changes: {
      call: 'PUT /api/albums/:id',
      body: (step) => ({ json: { title: `নাম ${step}`, titleEnglish: 'Sports' } }),
    },
    deletes: 'DELETE /api/albums/:id',
  },
  {
    kind: 'officers',
    at: '/api/officers?state=all',
    creates: {
      call: 'POST /api/officers',
      body: { json: { name: ' ক ', designation: officer.designation } },
      shows: {
        ...officer,
        phoneOf: null,
        phoneConsentOn: null,
        photo: null,
        photoConsentOn: null,
      },
    },
    title: 'ক',
    changes: {
      call: 'PUT /api/officers/:id',
      body: (step) => ({
        json: { name: `নাম ${step}`, subject: 'গণিত', email: 'a@school.example' },
      }),
    },
    deletes: 'DELETE /api/officers/:id',
    orders: { call: 'PUT /api/officers/order', kind: 'officerOrder' },
  },
  {
    kind: 'groups',
    at: '/api/groups?state=all',
    creates: {
      call: 'POST /api/groups',
      body: {
        json: {
          purpose: 'other',
          title: 'ক',
          members: group.members.map(({ role, name, designation }) => ({
            role,
            name,
            designation,
          })),
        },
      },
      shows: {
        ...group,
        titleEnglish: 'Another committee or group',
        members: group.members.map((one) => ({ ...one, hasLeft: false })),
      },
    },
    title: 'ক',
    changes: {
      call: 'PUT /api/groups/:id',
      body: (step) => ({ json: { title: `নাম ${step}`, women: '১', validUntil: '২০২৭-০১-৩১' } }),
      shows: (step) => ({ title: `নাম ${step}`, women: 1, validUntil: '2027-01-31' }),
    },
    deletes: 'DELETE /api/groups/:id',
    orders: { call: 'PUT /api/groups/order', kind: 'groupOrder' },
  },
  {
    kind: 'questions',
    at: '/api/questions?state=all',
    creates: {
      call: 'POST /api/questions',
      body: {
        json: { question: ` ${question.question} `, answer: question.answer, topic: 'papers' },
      },
      shows: question,
    },
    title: question.question,
    changes: {
      call: 'PUT /api/questions/:id',
      body: (step) => ({
        json: {
          question: `প্রশ্ন ${step}`,
          answerEnglish: 'In the office.',
          checkedOn: '২০২৬-১১-২৫',
        },
      }),
      shows: (step) => ({
        question: `প্রশ্ন ${step}`,
        answerEnglish: 'In the office.',
        checkedOn: '2026-11-25',
      }),
    },
    deletes: 'DELETE /api/questions/:id',
    orders: { call: 'PUT /api/questions/order', kind: 'questionOrder' },
  },
  {
    kind: 'schoolInfo',
    at: '/api/schoolInfo',
    creates: {
      call: 'POST /api/schoolInfo',
      body: { json: { ...info, totalLand: '১.২৫', totalBuildings: '৩' } },
      shows: info,
    },
    changes: {
      call: 'PUT /api/schoolInfo/:id',
      body: (step) => ({ json: { ...info, totalClasses: step } }),
    },
  },
  {
    kind: 'contact',
    at: '/api/contactus',
    creates: { call: 'POST /api/contactus', body: { json: contact }, shows: contact },
    changes: {
      call: 'PUT /api/contactus',
      body: (step) => ({ json: { ...contact, phone: ` ${step} ` } }),
      shows: (step) => ({ ...contact, phone: `${step}` }),
    },
  },
  {
    kind: 'studentCounts',
    at: '/api/studentCounts?state=all',
    creates: {
      call: 'POST /api/studentCounts',
      body: { json: { ...count, girls: '৪২', boys: 1 } },
      shows: {
        ...Object.fromEntries(COUNT_FIELDS.map((field) => [field, 0])),
        ...count,
        year: null,
        girls: 42,
        boys: 1,
      },
    },
    title: sections,
    // The office's form has no field for boys. The stored number must not be lost.
    changes: {
      call: 'PUT /api/studentCounts/:id',
      body: (step) => ({ json: { ...count, girls: step } }),
    },
    deletes: 'DELETE /api/studentCounts/:id',
  },
  {
    kind: 'calendar',
    at: '/api/calendar',
    creates: {
      call: 'POST /api/calendar',
      body: { json: { title: calendarEntry.title, kind: 'holiday', from: '২০২৬-১২-১৬' } },
      shows: calendarEntry,
    },
    title: calendarEntry.title,
    changes: {
      call: 'PUT /api/calendar/:id',
      body: (step) => ({
        json: {
          title: `নাম ${step}`,
          to: '2026-12-17',
          isMoonDependent: true,
          note: 'খ',
          titleEnglish: 'A',
        },
      }),
    },
    deletes: 'DELETE /api/calendar/:id',
  },
  {
    kind: 'routines',
    at: '/api/routines',
    creates: {
      call: 'PUT /api/routines/:className/:shift/:section',
      body: { json: routine },
      shows: { ...count, ...routine },
    },
    title: `${sections}, ১ জানুয়ারি, ২০২৬ থেকে`.normalize(),
    changes: {
      call: 'PUT /api/routines/:className/:shift/:section',
      body: (step) => ({
        json: {
          ...routine,
          lessons: [{ ...routine.lessons[0], subject: `বিষয় ${step}`.normalize() }],
        },
      }),
    },
    deletes: 'DELETE /api/routines/:className/:shift/:section',
  },
  {
    kind: 'site',
    at: '/api/site',
    changes: { call: 'PUT /api/site', body: (step) => ({ json: { place: `স্থান ${step}` } }) },
  },
  {
    kind: 'information',
    at: '/api/information/nationalisation',
    title: 'এমপিও ও জাতীয়করণের তথ্য',
    changes: {
      call: 'PUT /api/information/:key',
      body: (step) => ({ json: { nationalisedOn: '1987', formerName: `নাম ${step}` } }),
      shows: (step) => ({
        value: expect.objectContaining({ formerName: `নাম ${step}` }),
        answer: 'given',
        url: '/information/nationalisation',
        asOf: expect.any(String),
        asOfIs: 'changed',
        summary: expect.stringMatching('১৯৮৭'),
        summaryEnglish: expect.stringMatching('1987'),
      }),
    },
  },
  {
    kind: 'teacherPage',
    at: '/api/teacherInformation',
    changes: {
      call: 'PUT /api/teacherInformation',
      body: (step) => ({
        form: { file: { name: 'x.html', bytes: Buffer.from(`<p>${'x'.repeat(step)}</p>`) } },
      }),
      shows: () => ({ source: 'file' }),
    },
  },
]

/** The calls that a life makes, for tests over all calls. */
export const LIFE_CALLS = LIVES.flatMap(({ creates, changes, deletes, orders }) =>
  [creates?.call, changes.call, deletes, orders?.call].filter((call) => call !== undefined),
)
