import type { z } from 'zod'
import { nowIso } from '../base/clock.ts'
import {
  type BinKind,
  contentKinds,
  type DocumentKind,
  documentUrl,
  DOCUMENT_KINDS,
  GALLERY_KINDS,
  type GalleryKind,
  textPages,
} from '../content.ts'
import type { createSingletonStore } from '../database/singleton.ts'
import { documentChange, earlierDocument } from '../features/documents/schema.ts'
import { galleryChange } from '../features/galleries/schema.ts'
import type { ReasonCode } from '../features/moves/reason-words.ts'
import type { LeftRecord } from '../features/moves/schema.ts'
import type { MovedKind, MovedRecordTable } from '../features/moves/table.ts'
import { newOfficer } from '../features/people/schema.ts'
import { contact, schoolInfo } from '../features/profile/schema.ts'
import { siteSubject } from '../features/profile/subject.ts'
import { redirect } from '../features/redirects/schema.ts'
import { studentCount } from '../features/student-counts/schema.ts'
import { UNDOS } from '../features.ts'
import type { PreparedFile } from '../files/files.ts'
import { change, type RecordSubject } from '../records/history/changes.ts'
import type { Fields } from '../records/history/difference.ts'
import { titleOf } from '../records/history/title.ts'
import type { Stores } from '../request/school.ts'
import type { IncomingDocument, IncomingPhoto, IncomingRecord } from './incoming.ts'

interface Written {
  recordId: string
  version: number
  /** The page that shows it. */
  target: string
}

type TakenBack = 'removed' | Omit<LeftRecord, 'kind'>

type Moved = Pick<MovedRecordTable, 'recordId' | 'version' | 'moveId'>

/** What a move does with the records of a kind. */
interface Coming<Incoming extends IncomingRecord> {
  /** The error if the site does not accept the record. */
  check?(record: Incoming): z.ZodError | undefined
  /** For a record that a site has only once: why it does not come, if the site has it. */
  existing?(stores: Stores, record: Incoming): Promise<ReasonCode | undefined>
  create(stores: Stores, record: Incoming, files: PreparedFile[], moveId: number): Promise<Written>
  /** The version of a record that came; undefined if staff deleted it. */
  find(stores: Stores, moved: Moved): Promise<{ version: number } | undefined>
  takeBack(stores: Stores, moved: Moved): Promise<TakenBack>
}

const COMING: { [Kind in MovedKind]: Coming<IncomingRecord & { kind: Kind }> } = {
  ...forEach(DOCUMENT_KINDS, comingDocument),
  ...forEach(GALLERY_KINDS, comingPhoto),
  officers: {
    ...inBin('officers'),
    check: ({ fields }) => newOfficer.safeParse(fields).error,
    async create(stores, { kind, fields }, [photo]) {
      const { file: _, ...details } = newOfficer.parse(fields)
      const made = await stores.officers.create(details, photo?.file)
      return written(kind, await stores.history.movedIn(kind, made))
    },
  },
  studentCounts: {
    ...inBin('studentCounts'),
    check: ({ fields }) => studentCount.safeParse(fields).error,
    existing: async (stores, { fields }) =>
      (await stores.studentCounts.findFor(fields)) ? 'counted-here' : undefined,
    async create(stores, { kind, fields }) {
      const count = await stores.studentCounts.create(studentCount.parse(fields))
      return written(kind, await stores.history.movedIn(kind, count))
    },
  },
  schoolInfo: onlyOne('schoolInfo', schoolInfo, (stores) => stores.schoolInfo),
  contact: onlyOne('contact', contact, (stores) => stores.contact),
  siteTexts: {
    existing: async (stores, { field }) =>
      (await stores.site.find())[field] === '' ? undefined : 'text-exists-here',
    async create(stores, { field, text }) {
      const before = await stores.site.find()
      const after = await stores.site.update({ [field]: text })
      await stores.history.movedIn('site', after, before)
      return { recordId: field, version: after.version, target: textPages.history.path }
    },
    // The site has one version for all of its fields, which says nothing about one text.
    find: async (_stores, moved) => moved,
    /** The history says which text came. */
    async takeBack(stores, { recordId: field }) {
      const entries = await stores.history.list({ kind: 'site' })
      const came = entries
        .filter(({ action }) => action === 'movedIn')
        .map(({ after }) => JSON.parse(after ?? '{}') as Fields)
        .find((after) => field in after)
      const site: Fields = await stores.site.find()
      if (!came || site[field] !== came[field]) return { title: field, reason: 'changed' }
      const input = { [field]: '' }
      await change(stores.history, siteSubject(stores), { input, action: 'setBack' })
      return 'removed'
    },
  },
  teacherPage: {
    existing: async ({ officers: { ownPage } }) =>
      (await ownPage.find()).html === null ? undefined : 'exists-here',
    async create({ officers: { ownPage }, history }, { kind, html }) {
      const before = await ownPage.find()
      const after = await ownPage.replace(html)
      await history.movedIn(kind, after, before)
      const target = contentKinds.officers.pages[0].path
      return { recordId: kind, version: after.version, target }
    },
    find: (stores) => stores.officers.ownPage.find(),
    async takeBack({ officers: { ownPage }, history }, { version }) {
      const page = await ownPage.find()
      if (page.version !== version) return { title: 'TeacherInformation.html', reason: 'changed' }
      await ownPage.replace(null)
      await history.deleted('teacherPage', { html: page.html })
      return 'removed'
    },
  },
  redirects: {
    check: ({ fields }) => redirect.safeParse(fields).error,
    async create(stores, { fields: { path, target } }, _files, moveId) {
      await stores.redirects.add([{ path, target, moveId }])
      await stores.history.movedIn('redirect', { _id: path, title: path, target })
      return { recordId: path, version: 1, target }
    },
    find: async (stores, moved) => (await stores.redirects.find(moved.recordId)) && moved,
    async takeBack({ redirects, history }, { recordId: path, moveId }) {
      const found = await redirects.find(path)
      if (!found) return { title: path, reason: 'deleted' }
      if (found.moveId !== moveId) return { title: path, reason: 'changed' }
      await redirects.remove(path)
      await history.deleted('redirect', { _id: path, title: path, target: found.target })
      return 'removed'
    },
  },
}

export function comingOf(kind: MovedKind): Coming<IncomingRecord> {
  return COMING[kind]
}

function forEach<Kind extends MovedKind, Value>(
  kinds: readonly Kind[],
  make: (kind: Kind) => Value,
): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Value>
}

/** The limit on dense texts is for Markdown. A text from a file is not Markdown. */
const documentWithReadText = earlierDocument.pick({
  title: true,
  text: true,
  titleEnglish: true,
  textEnglish: true,
  topic: true,
  date: true,
  letter: true,
})

function comingDocument(kind: DocumentKind): Coming<IncomingDocument> {
  // Making a schema takes longer than checking a record with it.
  const typed = documentChange(kind)
  const schemaOf = ({ textSource }: IncomingDocument) =>
    textSource === undefined ? typed : documentWithReadText
  return {
    ...inBin(kind),
    check: (record) => schemaOf(record).safeParse(fieldsOf(record)).error,
    async create(stores, record, files) {
      const { textSource, topic, state, publishAt, endsAt, pinnedUntil, at } = record
      const [file, ...attachments] = files.map((one) => one.file)
      const now = nowIso()
      const createdAt = record.createdAt ?? at ?? now
      // The same cleaning as for a text that staff write.
      const { title, letter, ...texts } = schemaOf(record).parse(fieldsOf(record))
      const { text, titleEnglish, textEnglish } = texts
      const made = await stores[kind].create({
        title: title!,
        text,
        titleEnglish,
        textEnglish,
        textSource,
        topic,
        letter,
        file,
        attachments,
        date: at,
        createdAt: createdAt > now ? now : createdAt,
        draft: state === 'draft',
        publishAt,
        endsAt,
        pinnedUntil,
      })
      // Its time may come after the move. Staff can still announce it.
      if (made.state === 'draft' || made.state === 'scheduled')
        await stores.outbox.mute(kind, made._id)
      const came = await stores.history.movedIn(kind, made)
      return { ...written(kind, came), target: documentUrl(kind, came.number) }
    },
  }
}

function fieldsOf(record: IncomingDocument) {
  const { title, text, titleEnglish, textEnglish, topic, letter, at } = record
  return {
    title,
    text,
    ...(titleEnglish && { titleEnglish }),
    ...(textEnglish && { textEnglish }),
    ...(topic && { topic }),
    ...(letter && { letter }),
    ...(at !== undefined && { date: at }),
  }
}

function comingPhoto(kind: GalleryKind): Coming<IncomingPhoto> {
  return {
    ...inBin(kind),
    check: ({ title }) => galleryChange.safeParse({ title }).error,
    async create(stores, { title, videoLink, at }, [file]) {
      const made = await stores[kind].create({
        ...galleryChange.parse({ title }),
        file: file?.file,
        videoLink,
        ...(at !== undefined && { createdAt: at }),
      })
      const came = written(kind, await stores.history.movedIn(kind, made))
      return { ...came, target: `${came.target}?photo=${came.recordId}` }
    },
  }
}

/** A site has one record of the kind. It has no bin, so it stays when the move is taken back. */
function onlyOne<Kind extends 'schoolInfo' | 'contact', Value extends object>(
  kind: Kind,
  schema: z.ZodType<Value>,
  storeOf: (stores: Stores) => ReturnType<typeof createSingletonStore<Value>>,
): Coming<IncomingRecord & { kind: Kind; fields: Value }> {
  return {
    check: ({ fields }) => schema.safeParse(fields).error,
    existing: async (stores) => ((await storeOf(stores).find()) ? 'exists-here' : undefined),
    async create(stores, { fields }) {
      const made = await storeOf(stores).create(schema.parse(fields))
      return written(kind, await stores.history.movedIn(kind, made))
    },
    find: (stores) => storeOf(stores).find(),
    takeBack: async () => ({ title: kind, reason: 'no-bin' }),
  }
}

function inBin(kind: BinKind & MovedKind): Pick<Coming<IncomingRecord>, 'find' | 'takeBack'> {
  return {
    find: (stores, { recordId }) => stores[kind].find(recordId),
    async takeBack(stores, { recordId, version }) {
      const subject = UNDOS[kind]!.subject(stores, {}, '') as RecordSubject
      const state = await subject.find(recordId)
      if (!state) {
        const [last] = await stores.history.list({ subjectId: recordId, limit: 1 })
        return { title: last?.title ?? '', reason: 'deleted' }
      }
      const answer = subject.answerOf(state) as Fields
      if (subject.versionOf(state) !== version) {
        return { title: titleOf(answer), reason: 'changed' }
      }
      await stores.bin.add(kind, answer, (await subject.remove(recordId))!)
      return 'removed'
    },
  }
}

function written(
  kind: Exclude<MovedKind, 'siteTexts' | 'teacherPage' | 'redirects'>,
  { _id: recordId, version }: { _id: string; version: number },
): Written {
  return { recordId, version, target: contentKinds[kind].pages[0].path }
}
