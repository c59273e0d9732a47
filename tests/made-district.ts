import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { findSchool } from '#src/district/find-school.ts'
import { schoolFolder } from '#src/district/folders.ts'
import { addSchool, makeDistrict } from '#src/district/make.ts'
import { type District, openDistrict } from '#src/district/open-district.ts'
import { openRegistry, type Registry } from '#src/district/registry.ts'
import type { DistrictSettings } from '#src/base/settings.ts'
import { buildApp } from '#src/server/app.ts'
import { TEST_APP } from './build-app.ts'

export interface MadeDistrict {
  settings: DistrictSettings
  /** As the server has it. */
  district: District
  app: FastifyInstance
  /** As a command has it, which is another process. */
  registry: Registry
  /** The first passwords, by school; `office` is that of the operator `ops`. */
  passwords: Record<string, string>
  logged: string[]
  folderOf(id: string): string
  /** Adds a school with a name that contains its id. */
  add(id: string): Promise<void>
  /** The server has seen what the commands did. */
  seen(): Promise<void>
  ask(host: string, url: string, options?: InjectOptions): Promise<Response>
  signIn(id: string, password?: string): Promise<string>
  close(): Promise<void>
}

/** A district below `schools.test` with these schools, in its own folder and without a port. */
export async function madeDistrict(
  ids: string[],
  { maxOpenSchools = 100, quietMs }: { maxOpenSchools?: number; quietMs?: number } = {},
): Promise<MadeDistrict> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'district-'))
  const settings = { dataDir, domain: 'schools.test', maxOpenSchools }
  const passwords: Record<string, string> = { office: (await makeDistrict(settings, 'ops'))! }
  const registry = await openRegistry(settings)
  const add = async (id: string) => {
    const added = await addSchool(registry, {
      id,
      name: `বিদ্যালয় ${id}`,
      nameEnglish: `School ${id}`,
    })
    passwords[id] = added.password!
  }
  for (const id of ids) await add(id)
  const logged: string[] = []
  const district = await openDistrict(settings, {
    log: (line) => logged.push(line),
    ...(quietMs !== undefined && { quietMs }),
  })
  const schoolAt = (host: string, url: string) => findSchool(district, host, url)
  const app = await buildApp({ ...TEST_APP, schoolAt, district })
  const ask: MadeDistrict['ask'] = (host, url, { headers, ...options } = {}) =>
    app.inject({ url, ...options, headers: { ...headers, host } })
  return {
    settings,
    district,
    app,
    registry,
    passwords,
    logged,
    folderOf: (id) => schoolFolder(dataDir, id),
    add,
    seen: () => district.registry.reload(),
    ask,
    async signIn(id, password = passwords[id]!) {
      const answer = await ask(`${id}.schools.test`, '/api/admin/login', {
        method: 'POST',
        payload: { username: id === 'office' ? 'ops' : 'admin', password },
      })
      return answer.json<{ token: string }>().token
    },
    async close() {
      await app.close()
      await district.close()
      await registry.close()
      await rm(dataDir, { recursive: true })
    },
  }
}
