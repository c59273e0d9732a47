import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  type FormFields,
  multipart,
  storedFile,
  TEST_PASSWORD,
  type TestSite,
} from './build-app.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#src/content.ts'
import { receive } from '#src/files/incoming.ts'
import type { StoredFile } from '#src/files/table.ts'
import { formOf } from '#src/features/information/schema.ts'
import { jpeg, pdf } from './made-files.ts'
import { namedWordFile } from './made-office.ts'
import { addUnreached, newFollower } from './made-follower.ts'
import type { SectionKey } from '#src/features/routine/schema.ts'
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
import { codeOf, turnOnTwoStep } from './two-step.ts'

/** The sender of a write. */
export interface Caller {
  token: string
  accountId: string
}

/** The parts of a write besides its method and path. */
interface Write {
  /** Replace `:id` (or `:year`) and `:name` in the path. */
  id?: string
  name?: string
  /** The query after the path, with its question mark. */
  query?: string
  json?: object
  form?: FormFields
}

type MakeWrite = (site: TestSite, caller: Caller) => Promise<Write>

const PROOF = { currentPassword: TEST_PASSWORD }
const PERSON = { name: 'রহিমা', designation: 'শিক্ষক' }

const picture = async () => ({ form: { file: { name: 'x.jpg', bytes: await jpeg() } } })
const nothing = async () => ({})

const addWebhook = async ({ services }: TestSite) =>
  services.writePrivate(async ({ webhooks }) => {
    const url = `https://district.example/${randomUUID()}`
    return (await webhooks.create({ url, isOn: true }))._id
  })

/** Returns the query of its calls. */
const addRedirect = async ({ services }: TestSite, path: string) => {
  const redirect = { path, target: '/allNotices', moveId: null }
  await services.write(({ redirects }) => redirects.add([redirect]))
  return `?${new URLSearchParams({ path })}`
}

const documentWrites = (kind: DocumentKind): Record<string, MakeWrite> => {
  const create = ({ services }: TestSite, attachments: StoredFile[] = []) =>
    services.write(async ({ [kind]: store }) => {
      const { _id } = await store.create({ title: 'ক', file: storedFile(), attachments })
      return _id
    })
  /** A document whose file names its author. */
  const createNamed = async ({ services: { files, write } }: TestSite) => {
    const word = Readable.from([namedWordFile('Rahim Uddin')])
    const upload = await receive(word, 'ক.docx', files.incomingFolder)
    const { _id } = await files.save(upload, 'documents', (stored) =>
      write(({ [kind]: store }) => store.create({ title: 'ক', file: stored, attachments: [] })),
    )
    return _id
  }
  const file = { name: 'ক.pdf', bytes: pdf() }
  return {
    [`POST /api/${kind}`]: async () => ({ form: { title: 'ক', file } }),
    [`PUT /api/${kind}/:id/file`]: async (site) => ({ id: await create(site), form: { file } }),
    [`POST /api/${kind}/:id/attachments`]: async (site) => ({
      id: await create(site),
      form: { file },
    }),
    [`DELETE /api/${kind}/:id/attachments/:name`]: async (site) => {
      const attachment = storedFile()
      return { id: await create(site, [attachment]), name: attachment.name }
    },
    [`POST /api/${kind}/:id/without-names`]: async (site) => ({ id: await createNamed(site) }),
    [`PUT /api/${kind}/:id`]: async (site) => ({ id: await create(site), json: { title: 'খ' } }),
    [`POST /api/${kind}/:id/reading`]: async (site) => ({ id: await create(site) }),
    [`POST /api/${kind}/many`]: async (site) => ({
      json: { ids: [await create(site)], act: 'hide' },
    }),
    [`POST /api/${kind}/:id/notify`]: async (site) => ({ id: await create(site) }),
    [`DELETE /api/${kind}/:id`]: async (site) => ({ id: await create(site) }),
  }
}

const galleryWrites = (path: string, kind: 'photos' | 'jubilee'): Record<string, MakeWrite> => {
  const create = ({ services }: TestSite) =>
    services.write(async ({ [kind]: store }) => {
      const file = storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#ff0000' })
      return (await store.create({ title: 'ক', file }))._id
    })
  return {
    [`POST /api/${path}`]: async () => ({ form: { title: 'ক', ...(await picture()).form } }),
    [`PUT /api/${path}/order`]: async (site) => ({
      json: { ids: [await create(site), await create(site)] },
    }),
    [`PUT /api/${path}/:id`]: async (site) => ({ id: await create(site), json: { title: 'খ' } }),
    [`DELETE /api/${path}/:id`]: async (site) => ({ id: await create(site) }),
  }
}

const createAlbum = ({ services }: TestSite) =>
  services.write(async ({ albums }) => (await albums.create(album))._id)

const writeEntry: MakeWrite = async ({ services }) => {
  const value = formOf('nationalisation').parse({ nationalisedOn: '1988' })
  const entry = { value, checkedAt: null, checkedBy: null }
  await services.write(({ information }) => information.put('nationalisation', entry))
  return {}
}

const createOfficer = ({ services }: TestSite) =>
  services.write(async ({ officers }) => {
    return (await officers.create({ ...officer, ...PERSON }))._id
  })

const createGroup = ({ services }: TestSite) =>
  services.write(async ({ groups }) => (await groups.create(group))._id)

const createQuestion = ({ services }: TestSite) =>
  services.write(async ({ questions }) => (await questions.create(question))._id)

const createBinEntry = ({ services }: TestSite) =>
  services.write(async ({ notices, bin }) => {
    const notice = await notices.create({ title: 'ক', file: storedFile() })
    await bin.add('notices', notice, (await notices.remove(notice._id))!)
    return notice._id
  })

const createHistoryEntry = ({ services }: TestSite) =>
  services.write(async ({ notices, history }) => {
    const before = await notices.create({ title: 'ক', file: storedFile() })
    await history.changed('notices', before, (await notices.update(before._id, { title: 'খ' }))!)
    return (await history.list({ limit: 1 }))[0]!.id
  })

const createAccount = async ({ services }: TestSite) => {
  const account = { username: randomUUID(), passwordHash: 'x', role: 'editor' } as const
  return (await services.stores.accounts.create(account))._id
}

/** A write of an account with a second step. */
const withTwoStep =
  (json: object): MakeWrite =>
  async ({ services }, { accountId }) => {
    await turnOnTwoStep(services, accountId)
    return { json }
  }

/**
 * A valid request for every write of the API. For records that exist only once, the order matters:
 * the first write creates it and the last one deletes it.
 */
export const VALID_WRITES: Record<string, MakeWrite> = {
  ...Object.assign({}, ...DOCUMENT_KINDS.map(documentWrites)),
  ...galleryWrites('gallery', 'photos'),
  ...galleryWrites('main-gallery', 'jubilee'),
  'POST /api/gallery/many': async ({ services }) => {
    const file = storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#ff0000' })
    const { _id } = await services.write(({ photos }) => photos.create({ title: 'ক', file }))
    return { json: { ids: [_id], act: 'title', title: 'খ' } }
  },
  'POST /api/albums': async () => ({ json: album }),
  'PUT /api/albums/:id': async (site) => ({ id: await createAlbum(site), json: { title: 'খ' } }),
  'DELETE /api/albums/:id': async (site) => ({ id: await createAlbum(site) }),
  'POST /api/schoolInfo': async () => ({ json: info }),
  'PUT /api/schoolInfo/:id': async ({ services }) => ({
    id: (await services.stores.schoolInfo.find())!._id,
    json: info,
  }),
  'POST /api/contactus': async () => ({ json: contact }),
  'PUT /api/contactus': async () => ({ json: contact }),
  'PUT /api/site': async () => ({ json: { place: 'ঢাকা' } }),
  'PUT /api/site/logo': picture,
  'DELETE /api/site/logo': nothing,
  'PUT /api/site/headTeacherPhoto': picture,
  'DELETE /api/site/headTeacherPhoto': nothing,
  'POST /api/studentCounts': async () => ({ json: count }),
  'POST /api/studentCounts/import': async () => ({
    json: { rows: [{ ...count, section: 'D' }] },
  }),
  'POST /api/studentCounts/years': async (site) => ({ json: { year: await freeYear(site) } }),
  'POST /api/studentCounts/moveUp': async ({ services }) => {
    await services.write(async ({ studentCounts }) => {
      for (const { _id } of await studentCounts.list(2099)) await studentCounts.remove(_id)
      // The highest class does not rise.
      const present = new Set((await studentCounts.list()).map(({ className }) => className))
      for (const className of ['Seven', 'Eight'] as const) {
        if (present.has(className)) continue
        await studentCounts.create({ className, shift: 'Day', section: 'D' })
      }
    })
    return { json: { year: 2099 } }
  },
  'DELETE /api/studentCounts/years/:year': async (site) => {
    const year = await freeYear(site)
    const counts = { takenOn: `${year}-12-20`, sections: [] }
    await site.services.write(({ studentYears }) => studentYears.update(year, counts))
    return { id: String(year) }
  },
  'PUT /api/studentCounts/:id': async ({ services }) => ({
    id: (await services.stores.studentCounts.list())[0]!._id,
    json: { ...count, girls: 4 },
  }),
  'DELETE /api/studentCounts/:id': async ({ services }) => ({
    id: (await services.stores.studentCounts.list())[0]!._id,
  }),
  'POST /api/calendar': async () => ({ json: calendarEntry }),
  'POST /api/calendar/import': async () => ({ json: { rows: [calendarEntry] } }),
  'PUT /api/calendar/:id': async (site) => ({
    id: await createCalendarEntry(site),
    json: { note: 'খ' },
  }),
  'DELETE /api/calendar/:id': async (site) => ({ id: await createCalendarEntry(site) }),
  'POST /api/calendar/:id/again': async (site) => {
    const id = await createCalendarEntry(site)
    await site.services.write(async ({ calendar, bin }) =>
      bin.add('calendar', (await calendar.find(id))!, (await calendar.remove(id))!),
    )
    return { id }
  },
  'POST /api/routines/renew': async (site) => {
    const key = count as SectionKey
    await site.services.write(
      async ({ routines }) => (await routines.findFor(key)) ?? routines.create(key, routine),
    )
    return { json: { validFrom: '2027-01-01' } }
  },
  'POST /api/routines/teacher': async (site) => {
    const key = count as SectionKey
    await site.services.write(async ({ routines }) => {
      const found = await routines.findFor(key)
      return found ? routines.update(found._id, routine) : routines.create(key, routine)
    })
    const { teacherId, teacher } = routine.lessons[0]!
    return { json: { teacherId, teacher, by: await createOfficer(site) } }
  },
  'PUT /api/routines/:className/:shift/:section': async () => ({ json: routine }),
  'DELETE /api/routines/:className/:shift/:section': async ({ services }) => {
    const key = count as SectionKey
    await services.write(
      async ({ routines }) => (await routines.findFor(key)) ?? routines.create(key, routine),
    )
    return {}
  },
  'POST /api/officers': async () => ({ form: { ...PERSON, ...(await picture()).form } }),
  'POST /api/officers/import': async () => ({ json: { rows: [PERSON] } }),
  'PUT /api/officers/order': async ({ services }) => ({
    json: { ids: (await services.stores.officers.list()).map(({ _id }) => _id) },
  }),
  'PUT /api/officers/:id': async (site) => ({
    id: await createOfficer(site),
    json: { phone: '০১৭১১০০০০০২' },
  }),
  'DELETE /api/officers/:id': async (site) => ({ id: await createOfficer(site) }),
  'DELETE /api/officers/:id/photo': async (site) => ({ id: await createOfficer(site) }),
  'PUT /api/information/:key': async () => ({ json: { nationalisedOn: '1987' } }),
  'DELETE /api/information/:key': writeEntry,
  'POST /api/information/:key/check': writeEntry,
  'POST /api/groups': async () => ({ json: { purpose: 'other', title: 'ক' } }),
  'PUT /api/groups/order': async ({ services }) => ({
    json: { ids: (await services.stores.groups.list()).map(({ _id }) => _id) },
  }),
  'PUT /api/groups/:id': async (site) => ({ id: await createGroup(site), json: { place: 'খ' } }),
  'DELETE /api/groups/:id': async (site) => ({ id: await createGroup(site) }),
  'POST /api/questions': async () => ({ json: { question: 'ক?' } }),
  'POST /api/questions/import': async () => ({ json: { rows: [{ question: randomUUID() }] } }),
  'PUT /api/questions/order': async ({ services }) => ({
    json: { ids: (await services.stores.questions.list()).map(({ _id }) => _id) },
  }),
  'PUT /api/questions/:id': async (site) => ({
    id: await createQuestion(site),
    json: { answer: 'খ' },
  }),
  'DELETE /api/questions/:id': async (site) => ({ id: await createQuestion(site) }),
  'DELETE /api/questions/unanswered': async () => ({ query: '?text=ক' }),
  'PUT /api/teacherInformation': async () => ({
    form: { file: { name: 'x.html', bytes: Buffer.from('<p>ক</p>') } },
  }),
  'DELETE /api/teacherInformation': nothing,
  'DELETE /api/sample': async () => ({ json: PROOF }),

  'POST /api/admin/bin/:id/restore': async (site) => ({ id: await createBinEntry(site) }),
  'DELETE /api/admin/bin/:id': async (site) => ({ id: await createBinEntry(site), json: PROOF }),
  'DELETE /api/admin/bin': async (site) => ({ id: await createBinEntry(site), json: PROOF }),
  'POST /api/admin/history/:id/restore': async (site) => ({ id: await createHistoryEntry(site) }),

  'POST /api/admin/accounts': async () => ({
    json: { username: randomUUID(), password: 'a secret of hers' },
  }),
  'PUT /api/admin/accounts/:id': async (site) => ({
    id: await createAccount(site),
    json: { role: 'admin', ...PROOF },
  }),
  'DELETE /api/admin/accounts/:id': async (site) => ({
    id: await createAccount(site),
    json: PROOF,
  }),
  'DELETE /api/admin/accounts/:id/two-step': async (site) => {
    const id = await createAccount(site)
    await turnOnTwoStep(site.services, id)
    return { id }
  },
  'POST /api/admin/two-step': async () => ({ json: PROOF }),
  'POST /api/admin/two-step/confirm': async (site, { token }) => {
    const begin = { method: 'POST', url: '/api/admin/two-step', as: token, payload: PROOF } as const
    return { json: { code: codeOf((await site.request(begin)).json().secret) } }
  },
  'POST /api/admin/two-step/recovery-codes': withTwoStep(PROOF),
  'POST /api/admin/two-step/off': withTwoStep(PROOF),
  'PUT /api/admin/password': async () => ({ json: { ...PROOF, newPassword: 'a new secret' } }),
  'DELETE /api/admin/sessions/:id': async ({ services }, { accountId }) => {
    const { accounts } = services.stores
    await accounts.startSession(accountId, { userAgent: 'another', address: '::1' })
    return { id: (await accounts.listSessions(accountId))[0]!.id }
  },
  'POST /api/followers/test': async ({ services }) => {
    const follower = newFollower()
    await services.write(({ following }) => following.add(follower))
    return { json: { endpoint: follower.subscription.endpoint } }
  },
  'DELETE /api/followers/unreached': async (site) => {
    await addUnreached(site)
    return {}
  },
  'DELETE /api/followers/sendings/:id': async ({ services }) => {
    const document = { kind: 'notices', recordId: 'x', topic: 'exam', reason: 'published' } as const
    return services.write(async ({ following, outbox, sendings }) => {
      await following.add(newFollower())
      await outbox.announceDocument(document, 'Asia/Dhaka')
      return { id: (await sendings.listLast(1))[0]!._id }
    })
  },
  'PUT /api/followers': async () => ({ json: { isOn: true } }),
  'POST /api/redirects': async () => ({ json: { path: '/old', target: '/allNotices' } }),
  'POST /api/redirects/import': async () => ({
    json: { rows: [{ path: '/old-list', target: '/allNotices' }] },
  }),
  'PUT /api/redirects': async (site) => ({
    query: await addRedirect(site, '/wrong'),
    json: { target: '/allnews' },
  }),
  'DELETE /api/redirects': async (site) => ({ query: await addRedirect(site, '/older') }),
  'POST /api/webhooks': async () => ({ json: { url: 'https://district.example/new' } }),
  'PUT /api/webhooks/:id': async (site) => ({
    id: await addWebhook(site),
    json: { isOn: false },
  }),
  'DELETE /api/webhooks/:id': async (site) => ({ id: await addWebhook(site) }),
  'POST /api/webhooks/:id/test': async (site) => ({ id: await addWebhook(site) }),
  'POST /api/moves/:id/undo': async ({ services }) => {
    const move = { label: 'old.example', bringsTwins: false }
    const id = String(await services.write(({ moves }) => moves.begin('old', move)))
    return { id, json: PROOF }
  },
  'POST /api/admin/logout': nothing,
}

async function createCalendarEntry({ services }: TestSite): Promise<string> {
  return (await services.write(({ calendar }) => calendar.create(calendarEntry)))._id
}

/** A year whose counts are not kept. */
async function freeYear({ services }: TestSite): Promise<number> {
  const years = await services.stores.studentYears.list()
  return years.reduce((last, { year }) => Math.max(last, year), 2000) + 1
}

/** A caller's request; its first five bytes have no meaning alone. */
export async function makeWrite(site: TestSite, call: string, caller: Caller) {
  const [method, path] = call.split(' ') as ['POST' | 'PUT' | 'DELETE', string]
  const {
    id = '',
    name = '',
    query = '',
    json = {},
    form,
  } = await VALID_WRITES[call]!(site, caller)
  const body = form
    ? await multipart(form)
    : {
        payload: Buffer.from(`     ${JSON.stringify(json)}`),
        headers: { 'content-type': 'application/json' },
      }
  return {
    method,
    url: `${path
      .replace(/:id|:year/, id)
      .replace(':name', name)
      .replace(':className/:shift/:section', 'Six/Morning/A')
      .replace(':key', 'nationalisation')}${query}`,
    payload: body.payload,
    headers: {
      ...body.headers,
      authorization: `Bearer ${caller.token}`,
      'content-length': String(body.payload.length),
    },
  }
}
