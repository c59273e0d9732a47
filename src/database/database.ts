import type { Kysely } from 'kysely'
import type { CalendarEntryTable } from '../features/calendar/table.ts'
import type {
  DocumentNumberTable,
  DocumentTable,
  HiddenFileTable,
} from '../features/documents/table.ts'
import type {
  FollowCallsTable,
  PushDeliveryTable,
  PushKeyTable,
  PushMessageTable,
  PushSubscriptionTable,
  WebhookTable,
} from '../features/following/table.ts'
import type { GalleryEntryTable } from '../features/galleries/table.ts'
import type { GroupTable } from '../features/groups/table.ts'
import type { InformationTable } from '../features/information/table.ts'
import type { MovedRecordTable, MoveTable } from '../features/moves/table.ts'
import type { OfficerTable } from '../features/people/table.ts'
import type {
  AccountTable,
  KnownAddressTable,
  RecoveryCodeTable,
  SessionTable,
  SignInFailureTable,
  TwoStepTable,
} from '../features/accounts/table.ts'
import type { RedirectTable } from '../features/redirects/table.ts'
import type { RoutineTable } from '../features/routine/table.ts'
import type { StudentCountTable } from '../features/student-counts/table.ts'
import type { ReplacedFileTable, StoredFileTable } from '../files/table.ts'
import type { BinEntryTable, DeletedFileTable } from '../records/bin/table.ts'
import type { HistoryEntryTable } from '../records/history/table.ts'
import type { SearchEntryTable } from '../search/table.ts'
import type { ContentVersionTable } from './content-version.ts'
import type { IdempotentAnswerTable } from '../records/idempotency/table.ts'
import type { SingletonTable } from './singleton.ts'

export interface Tables {
  storedFile: StoredFileTable
  document: DocumentTable
  documentNumber: DocumentNumberTable
  hiddenFile: HiddenFileTable
  calendarEntry: CalendarEntryTable
  routine: RoutineTable
  information: InformationTable
  galleryEntry: GalleryEntryTable
  singleton: SingletonTable
  studentCount: StudentCountTable
  officer: OfficerTable
  peopleGroup: GroupTable
  account: AccountTable
  session: SessionTable
  signInFailure: SignInFailureTable
  knownAddress: KnownAddressTable
  twoStep: TwoStepTable
  recoveryCode: RecoveryCodeTable
  contentVersion: ContentVersionTable
  binEntry: BinEntryTable
  historyEntry: HistoryEntryTable
  redirect: RedirectTable
  deletedFile: DeletedFileTable
  replacedFile: ReplacedFileTable
  idempotentAnswer: IdempotentAnswerTable
  searchEntry: SearchEntryTable
  move: MoveTable
  movedRecord: MovedRecordTable
  pushKey: PushKeyTable
  pushSubscription: PushSubscriptionTable
  followCalls: FollowCallsTable
  pushMessage: PushMessageTable
  pushDelivery: PushDeliveryTable
  webhook: WebhookTable
}

/** A connection or a transaction. Stores accept both. */
export type Database = Kysely<Tables>
