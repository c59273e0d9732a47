import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** All statements are valid on both databases. On SQLite, `strict` follows each table. */
const STATEMENTS = [
  // Files of documents, galleries and people. A rendition has no row.
  `create table stored_file (
    name text primary key,
    area text not null,
    file_name text not null,
    file_size integer not null,
    mime_type text not null,
    width integer,
    height integer,
    color text,
    created_at text not null
  )`,
  // `sort_at` and `sort_id` are the order; reordering entries exchanges the pairs. A query for
  // photos reads no videos, and a query for videos no photos.
  `create table gallery_entry (
    id text primary key,
    gallery text not null,
    title text not null,
    file text unique references stored_file (name),
    video_link text,
    created_at text not null,
    is_sample integer not null default 0,
    sort_at text not null,
    sort_id text not null,
    updated_at text not null,
    version integer not null default 1,
    constraint photo_or_video check (file is null or video_link is null)
  )`,
  `create index gallery_entry_of_sample on gallery_entry (is_sample) where is_sample = 1`,
  `create index gallery_entry_by_position
    on gallery_entry (gallery, sort_at desc, sort_id desc)`,
  `create index gallery_photo_by_position
    on gallery_entry (gallery, sort_at desc, sort_id desc)
    where video_link is null`,
  `create index gallery_video_by_position
    on gallery_entry (gallery, sort_at desc, sort_id desc)
    where video_link is not null`,
  `create index gallery_entry_by_updated_at on gallery_entry (gallery, updated_at desc)`,
  // Records of which a school has one.
  `create table singleton (
    name text primary key,
    id text not null unique,
    value text not null,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0
  )`,
  `create table student_count (
    id text primary key,
    class_name text not null,
    shift text not null,
    section text not null,
    boys integer not null check (boys >= 0),
    girls integer not null check (girls >= 0),
    muslim integer not null check (muslim >= 0),
    hindu integer not null check (hindu >= 0),
    bouddho integer not null check (bouddho >= 0),
    christian integer not null check (christian >= 0),
    science integer not null check (science >= 0),
    business integer not null check (business >= 0),
    humanities integer not null check (humanities >= 0),
    mukti_joddha integer not null check (mukti_joddha >= 0),
    mukti_joddhar_sontan integer not null check (mukti_joddhar_sontan >= 0),
    autistic integer not null check (autistic >= 0),
    physical_disabled integer not null check (physical_disabled >= 0),
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0,
    constraint one_count_per_section unique (class_name, shift, section)
  )`,
  // The staff. A number without `phone_of` stays in the office.
  `create table officer (
    id text primary key,
    position integer not null,
    category text not null,
    name text not null,
    designation text not null,
    subject text not null,
    qualification text not null,
    phone text not null,
    email text not null,
    photo text unique references stored_file (name),
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0,
    phone_of text,
    phone_consent_on text,
    photo_consent_on text
  )`,
  `create table account (
    id text primary key,
    username text not null unique,
    password_hash text not null,
    role text not null,
    created_at text not null
  )`,
  `create table session (
    id text primary key,
    token_hash text not null unique,
    account_id text not null references account (id) on delete cascade,
    created_at text not null,
    expires_at text not null,
    user_agent text not null,
    address text not null
  )`,
  `create index session_by_account on session (account_id)`,
  // The indexes keep the cost of counting failures constant.
  `create table sign_in_failure (
    id text primary key,
    username text not null,
    address text not null,
    failed_at text not null,
    is_known integer not null default 0
  )`,
  `create index sign_in_failure_by_time on sign_in_failure (failed_at)`,
  `create index sign_in_failure_by_pair on sign_in_failure (username, address, failed_at desc)`,
  `create index sign_in_failure_by_address
    on sign_in_failure (address, is_known, failed_at desc)`,
  `create index sign_in_failure_by_username
    on sign_in_failure (username, is_known, failed_at desc)`,
  `create table known_address (
    username text not null,
    address text not null,
    constraint known_address_key primary key (username, address)
  )`,
  `create table content_version (
    id integer primary key check (id = 1),
    version integer not null,
    changed_at text
  )`,
  // Deleted content that can be restored.
  `create table bin_entry (
    id text primary key,
    kind text not null,
    title text not null,
    content text not null,
    files text not null,
    is_sample integer not null,
    deleted_at text not null,
    deleted_by text not null
  )`,
  `create index bin_entry_by_deleted_at on bin_entry (deleted_at desc, id desc)`,
  // The history of changes.
  `create table history_entry (
    id text primary key,
    at text not null,
    username text not null,
    action text not null,
    kind text not null,
    subject_id text not null,
    title text not null,
    before text,
    after text
  )`,
  `create index history_entry_by_kind on history_entry (kind, id desc)`,
  `create index history_entry_by_subject on history_entry (subject_id, id desc)`,
  // The secret of an account’s phone.
  `create table two_step (
    account_id text primary key references account (id) on delete cascade,
    secret text not null,
    last_used_step integer not null,
    recovery_salt text not null,
    confirmed_at text
  )`,
  `create table recovery_code (
    account_id text not null references two_step (account_id) on delete cascade,
    code_hash text not null,
    constraint recovery_code_key primary key (account_id, code_hash)
  )`,
  // Addresses of deleted files, to distinguish them from addresses that never existed.
  `create table deleted_file (
    name text primary key,
    area text not null,
    kind text not null
  )`,
  // Rows of replaced pictures, so that setting back can use their files again.
  `create table replaced_file (
    name text primary key,
    area text not null,
    file_name text not null,
    file_size integer not null,
    mime_type text not null,
    width integer,
    height integer,
    color text,
    created_at text not null,
    subject_id text not null,
    replaced_at text not null
  )`,
  `create index replaced_file_by_subject on replaced_file (subject_id)`,
  // The last number of each kind, so that no number is used twice: it is part of a page’s
  // address.
  `create table document_number (
    kind text primary key,
    last integer not null
  )`,
  // Staff see documents in all states, visitors only published ones. The lists use keyset paging
  // in the order of these indexes. `text` is the last column, because a list does not read it.
  `create table document (
    id text primary key,
    kind text not null,
    number integer not null,
    title text not null,
    file text unique references stored_file (name),
    date text not null,
    created_at text not null,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0,
    state text not null default 'published',
    published_at text,
    publish_at text,
    ends_at text,
    pinned_until text,
    topic text,
    page_count integer,
    pages text not null default '[]',
    reading text not null default 'waiting',
    reading_problem text,
    reading_attempts integer not null default 0,
    reading_until text,
    text_source text,
    letter text,
    attachments text not null default '[]',
    doubts text not null default '[]',
    layout text not null default 'text',
    text text not null default ''
  )`,
  `create unique index document_by_number on document (kind, number)`,
  `create index document_by_updated_at on document (kind, updated_at desc, id desc)`,
  `create index document_to_read on document (date, id) where reading = 'waiting'`,
  `create index document_of_sample on document (is_sample) where is_sample = 1`,
  `create index document_by_date on document (kind, date desc, id desc)`,
  `create index document_by_topic on document (kind, topic, date desc, id desc)`,
  `create index document_not_published
    on document (kind, state, date desc, id desc)
    where (state <> 'published')`,
  `create index document_published_by_date
    on document (kind, date desc, id desc)
    where (state = 'published')`,
  `create index document_published_by_topic
    on document (kind, topic, date desc, id desc)
    where (state = 'published')`,
  `create index document_published_last
    on document (kind, published_at desc, id desc)
    where (state = 'published')`,
  `create index document_pinned
    on document (kind, date desc, id desc)
    where (pinned_until is not null and state = 'published')`,
  `create index document_to_publish on document (publish_at) where (state = 'scheduled')`,
  `create index document_to_end
    on document (ends_at)
    where (state = 'published' and ends_at is not null)`,
  `create index document_to_unpin on document (pinned_until) where (pinned_until is not null)`,
  // Files that visitors may not see yet.
  `create table hidden_file (
    name text primary key,
    document_id text not null references document (id) on delete cascade
  )`,
  `create index hidden_file_by_document on hidden_file (document_id)`,
  // The first answer to each idempotency key.
  `create table idempotent_answer (
    account_id text not null references account (id) on delete cascade,
    key text not null,
    path text not null,
    answer text not null,
    created_at text not null,
    constraint idempotent_answer_key primary key (account_id, key)
  )`,
  `create index idempotent_answer_by_created_at on idempotent_answer (created_at)`,
  // Days of the calendar.
  `create table calendar_entry (
    id text primary key,
    title text not null,
    kind text not null,
    from_day text not null,
    to_day text not null,
    note text not null,
    is_closed integer not null,
    is_moon_dependent integer not null,
    shift text,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0
  )`,
  `create index calendar_entry_by_to_day on calendar_entry (to_day)`,
  `create index calendar_entry_by_updated_at on calendar_entry (updated_at desc)`,
  `create index calendar_entry_of_sample on calendar_entry (is_sample) where is_sample = 1`,
  // The routine of each class, shift and section.
  `create table routine (
    id text primary key,
    class_name text not null,
    shift text not null,
    section text not null,
    valid_from text not null,
    periods text not null,
    lessons text not null,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0,
    constraint routine_of_section unique (class_name, shift, section)
  )`,
  // Committees and officers in charge.
  `create table people_group (
    id text primary key,
    position integer not null,
    purpose text not null,
    title text not null,
    title_english text not null,
    formed_on text,
    valid_until text,
    women integer,
    students integer,
    place text not null,
    hours text not null,
    phone text not null,
    phone_of text,
    consent_on text,
    email text not null,
    text text not null,
    text_english text not null,
    documents text not null,
    members text not null,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0
  )`,
  `create unique index people_group_of_single_purpose
    on people_group (purpose)
    where purpose in ('managing', 'antiHarassment', 'complaints', 'rightToInformation', 'serviceCentre', 'parentTeacher', 'formerHeads' )`,
  // What the entries of the information board say themselves, and their last checks.
  `create table information (
    key text primary key,
    value text not null,
    checked_at text,
    checked_by text,
    updated_at text not null,
    version integer not null default 1,
    is_sample integer not null default 0
  )`,
  // The moves and their records. A move can be repeated and taken back with them.
  `create table move (
    id integer primary key,
    source text not null,
    label text not null,
    started_at text not null,
    ended_at text,
    state text not null,
    brings_twins integer not null,
    report text,
    undone_by text,
    removed integer not null default 0,
    left_records text
  )`,
  `create table moved_record (
    source text not null,
    source_key text not null,
    kind text not null,
    record_id text not null,
    move_id integer not null,
    version integer not null,
    lacks_files integer not null,
    constraint moved_record_key primary key (source, source_key)
  )`,
  `create index moved_record_of_move on moved_record (move_id)`,
  `create index moved_record_of_record on moved_record (record_id)`,
  // Addresses of the school’s old site. The condition of the last index leaves out long targets,
  // such as searches: PostgreSQL does not index them.
  `create table redirect (
    path text primary key,
    target text not null,
    move_id integer
  )`,
  `create index redirect_of_move on redirect (move_id)`,
  `create index redirect_to_document on redirect (target) where length(target) <= 100`,
  // The phones and the programs that follow the site, and the messages that wait for them.
  `create table push_key (
    id integer primary key,
    public_key text not null,
    private_key text not null,
    created_at text not null,
    refused_since text
  )`,
  `create table push_subscription (
    id text primary key,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    closures integer not null,
    shift text,
    kinds text not null,
    topics text not null,
    language text not null,
    created_at text not null,
    sent_day text,
    sent_count integer not null,
    reached_at text,
    failing_since text,
    failed_at text
  )`,
  `create index push_subscription_never_reached
    on push_subscription (reached_at, failing_since)`,
  `create table follow_calls (
    address text primary key,
    started_at text not null,
    calls integer not null
  )`,
  `create table push_message (
    id text primary key,
    kind text not null,
    record_id text not null,
    reason text not null,
    state text not null,
    created_at text not null,
    sent_at text,
    title text not null,
    sent_count integer not null,
    failed_count integer not null,
    gone_count integer not null
  )`,
  `create index push_message_of_record on push_message (record_id, kind)`,
  `create table webhook (
    id text primary key,
    url text not null unique,
    secret text not null,
    is_on integer not null,
    created_at text not null,
    last_tried_at text,
    last_problem text not null,
    failures integer not null,
    version integer not null
  )`,
  `create table push_delivery (
    id text primary key,
    message_id text not null references push_message (id) on delete cascade,
    subscription_id text references push_subscription (id) on delete cascade,
    webhook_id text references webhook (id) on delete cascade,
    due_at text not null,
    attempts integer not null,
    rank integer not null default 0
  )`,
  `create index push_delivery_by_due_at on push_delivery (due_at)`,
  `create index push_delivery_by_message_id on push_delivery (message_id)`,
  `create index push_delivery_by_subscription_id on push_delivery (subscription_id)`,
  `create index push_delivery_by_webhook_id on push_delivery (webhook_id)`,
  `create index push_delivery_by_rank on push_delivery (rank, due_at)`,
]

/** The tables of version 1.0.0. */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const end = sql.raw(isSqlite ? ' strict' : '')
  for (const statement of STATEMENTS) {
    const isTable = statement.startsWith('create table')
    await sql`${sql.raw(statement)}${isTable ? end : sql``}`.execute(db)
  }
  await sql`insert into content_version (id, version) values (1, 0)`.execute(db)
  await (isSqlite ? addSqliteSearch(db) : addPostgresSearch(db))
}

/** The search index. The words are folded by the software, which fills it. */
async function addSqliteSearch(db: Kysely<any>): Promise<void> {
  await sql`
    create table search_entry (
      search_key integer primary key,
      document_id text not null unique references document (id) on delete cascade,
      folding integer not null
    ) strict`.execute(db)
  // The tokenizer treats every character outside ASCII as a letter. Blanks separate the words.
  await sql`
    create virtual table search_words using fts5(
      words, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
    )`.execute(db)
  // A foreign key cannot delete from FTS5.
  await sql`
    create trigger search_entry_deleted after delete on search_entry begin
      delete from search_words where rowid = old.search_key;
    end`.execute(db)
}

async function addPostgresSearch(db: Kysely<any>): Promise<void> {
  await sql`
    create table search_entry (
      search_key bigint primary key,
      document_id text not null unique references document (id) on delete cascade,
      folding integer not null,
      words text not null
    )`.execute(db)
  // Without the list of pending entries, no single write has to merge it.
  await sql`
    create index search_entry_words on search_entry
    using gin (array_to_tsvector(string_to_array(words, ' '))) with (fastupdate = off)`.execute(db)
  // PostgreSQL's own plans scan the keys in order for frequent words and take up to a second for
  // rare ones. So only the index of words may be used. The sum hides the key from other indexes.
  await sql`
    create function search_hits(question tsquery, lowest bigint, highest bigint, most int)
    returns setof bigint language sql stable
    set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
    as $$
      select search_key from search_entry
      where array_to_tsvector(string_to_array(words, ' ')) @@ question
        and search_key + 0 between lowest and highest
      order by search_key desc limit most
    $$`.execute(db)
}
