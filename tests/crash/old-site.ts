import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { openDatabase, SQLITE_FILE_NAME } from '#src/database/connect.ts'
import { migrateTo, migrationNames } from '#src/database/migrate.ts'
import { newId } from '#src/base/new-id.ts'
import { titleOf } from './ledger.ts'
import { document } from './made.ts'
import type { Random } from './random.ts'
import { School } from './school.ts'

const NOTICES = 50
/** Enough rows that a crash can hit the creation of an index. */
export const VIDEOS = 60_000

/** A site with content as the first version of the software stored it. */
export async function makeOldSite(random: Random): Promise<School> {
  const school = await School.open()
  const database = openDatabase({ dataDir: school.dataDir, databaseUrl: undefined })
  await migrateTo(database, migrationNames[0]!)
  await database.destroy()
  const folder = path.join(school.dataDir, 'uploads')
  await mkdir(folder)
  const file = new SQLite(path.join(school.dataDir, SQLITE_FILE_NAME))
  const now = new Date().toISOString()
  for (let count = 0; count < NOTICES; count += 1) {
    const entry = school.ledger.open('notices', () => true)
    const title = titleOf(entry.serial)
    const { bytes, file: hash } = document(random)
    const name = `${newId()}.pdf`
    await writeFile(path.join(folder, name), bytes)
    file
      .prepare(
        `insert into stored_file (name, area, file_name, file_size, mime_type, created_at)
         values (?, 'uploads', 'নোটিশ.pdf', ?, 'application/pdf', ?)`,
      )
      .run(name, bytes.length, now)
    file
      .prepare(
        `insert into document (id, kind, title, search_title, file, date, created_at, updated_at)
         values (?, 'notices', ?, ?, ?, ?, ?, ?)`,
      )
      .run(newId(), title, title, name, now, now, now)
    entry.possible = [{ state: 'site', title, file: hash }]
  }
  file
    .prepare(
      `with recursive number(n) as (select 1 union all select n + 1 from number where n < ${VIDEOS})
       insert into gallery_entry (id, gallery, title, search_title, video_link, created_at)
       select 'video-' || n, 'jubilee', 'ভিডিও', 'ভিডিও', 'https://youtu.be/aaaaaaaaaaa', ? from number`,
    )
    .run(now)
  file.close()
  return school
}

/** The number of videos in the database. */
export function countVideos(dataDir: string): number {
  const file = new SQLite(path.join(dataDir, SQLITE_FILE_NAME), { readonly: true })
  const { videos } = file
    .prepare('select count(*) as videos from gallery_entry where video_link is not null')
    .get() as { videos: number }
  file.close()
  return videos
}
