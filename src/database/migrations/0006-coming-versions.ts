import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * The routine of a section and its counts can stand beside those of the next year. A count without
 * a year has the year 0. SQLite cannot change a constraint, so both tables are made again.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const end = sql.raw(isSqlite ? ' strict' : '')
  // A device says later why its session ended.
  await sql`alter table session add column password_changed_at text`.execute(db)

  await sql`alter table routine rename to old_routine`.execute(db)
  await sql`create table routine (
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
    constraint routine_of_section_and_day unique (class_name, shift, section, valid_from)
  )${end}`.execute(db)
  await sql`insert into routine
    select id, class_name, shift, section, valid_from, periods, lessons, updated_at, version, is_sample
    from old_routine`.execute(db)
  await sql`drop table old_routine`.execute(db)

  const counts = sql.raw(
    [
      'boys',
      'girls',
      'muslim',
      'hindu',
      'bouddho',
      'christian',
      'science',
      'business',
      'humanities',
      'mukti_joddha',
      'mukti_joddhar_sontan',
      'autistic',
      'physical_disabled',
    ].join(', '),
  )
  await sql`alter table student_count rename to old_student_count`.execute(db)
  await sql`create table student_count (
    id text primary key,
    class_name text not null,
    shift text not null,
    section text not null,
    year integer not null default 0,
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
    constraint one_count_per_section_and_year unique (class_name, shift, section, year)
  )${end}`.execute(db)
  const same = sql`id, class_name, shift, section, ${counts}, updated_at, version, is_sample`
  await sql`insert into student_count (${same}) select ${same} from old_student_count`.execute(db)
  await sql`drop table old_student_count`.execute(db)
}
