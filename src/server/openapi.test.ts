import { beforeAll, expect, it } from 'vitest'
import { expectStatus, sharedSite } from '../../tests/build-app.ts'

/** SPEC.md section 7. */
const CALLS = `
POST /api/admin/login
GET /api/notices
POST /api/notices
PUT /api/notices/{id}
DELETE /api/notices/{id}
GET /api/news
POST /api/news
PUT /api/news/{id}
DELETE /api/news/{id}
GET /api/downloads
POST /api/downloads
PUT /api/downloads/{id}
DELETE /api/downloads/{id}
GET /api/results
POST /api/results
PUT /api/results/{id}
DELETE /api/results/{id}
GET /api/gallery
POST /api/gallery
PUT /api/gallery/order
PUT /api/gallery/{id}
DELETE /api/gallery/{id}
GET /api/main-gallery
POST /api/main-gallery
PUT /api/main-gallery/order
PUT /api/main-gallery/{id}
DELETE /api/main-gallery/{id}
GET /api/schoolInfo
GET /api/schoolInfo/{id}
POST /api/schoolInfo
PUT /api/schoolInfo/{id}
GET /api/contactus
POST /api/contactus
PUT /api/contactus
GET /api/studentCounts
GET /api/studentCounts/{className}/{shift}/{section}
POST /api/studentCounts
PUT /api/studentCounts/{id}
DELETE /api/studentCounts/{id}`
  .trim()
  .split('\n')

interface Operation {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  responses: Record<string, { description?: string; content?: Record<string, object> }>
  requestBody?: { content: Record<string, { schema: object }> }
}
interface Description {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

const site = sharedSite()
let description: Description
let operations: [string, string, Operation][]
beforeAll(async () => {
  const response = await expectStatus(200, site.request({ url: '/api/openapi.json' }))
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  description = response.json()
  operations = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(
      ([method, call]) => [method, path, call] as [string, string, Operation],
    ),
  )
})

it('is sent once to a client that has it, and has the same text for any query and in the documentation', async () => {
  const answer = await site.request({ url: '/api/openapi.json?1' })
  const tag = String(answer.headers['etag'])
  for (const url of ['/api/openapi.json?2', '/api/docs/json', '/api/docs/yaml']) {
    expect((await site.request({ url })).payload).toBe(answer.payload)
    await expectStatus(304, site.request({ url, headers: { 'if-none-match': tag } }))
  }
})

it.each(CALLS)('%s is described', (call) => {
  const [method, path] = call.split(' ') as [string, string]
  const operation = description.paths[path]?.[method.toLowerCase()]
  expect(operation?.summary).toMatch(/\S/)
})

it('the description is valid OpenAPI 3.1', () => {
  expect(description.openapi).toMatch(/^3\.1\.\d+$/)
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  for (const [method, path, { parameters = [], responses }] of operations) {
    const inPath = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    const named = parameters.filter((one) => one.in === 'path')
    expect(
      named.map(({ name }) => name),
      `${method} ${path}`,
    ).toEqual(inPath)
    expect(named.every(({ required }) => required)).toBe(true)
    expect(Object.keys(responses).length).toBeGreaterThan(0)
    for (const response of Object.values(responses)) expect(response.description).toMatch(/\S/)
  }
})

it('every call has a tag, and the failures that follow from what it takes', () => {
  const missing = operations.flatMap(([method, path, call]) => {
    const { tags = [], parameters = [], requestBody, responses } = call
    const has = (status: number) => Object.hasOwn(responses, status)
    const isForm = Object.hasOwn(requestBody?.content ?? {}, 'multipart/form-data')
    const takesInput = requestBody !== undefined || parameters.some((one) => one.in === 'query')
    return [
      [tags.length === 1, 'a tag'],
      [!takesInput || has(400), '400'],
      [method === 'get' || has(401) || path.startsWith('/api/follow'), '401'],
      [method === 'get' || has(403) || path === '/api/admin/login', '403'],
      [!path.includes('{id}') || has(404), '404'],
      [!isForm || (has(413) && has(415)), '413 and 415'],
    ].flatMap(([isRight, what]) => (isRight ? [] : [`${method} ${path}: ${String(what)}`]))
  })
  expect(missing).toEqual([])
})

it('every reference has a target', () => {
  const references = JSON.stringify(description).matchAll(
    /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
  )
  const names = [...new Set(Array.from(references, ([, name]) => name!))]
  expect(names).toContain('Problem')
  expect(Object.keys(description.components.schemas)).toEqual(expect.arrayContaining(names))
})

it('failures are described as problems', () => {
  for (const [method, path, { responses }] of operations) {
    for (const [status, { content }] of Object.entries(responses)) {
      if (Number(status) < 400) continue
      expect(Object.keys(content!), `${method} ${path}`).toEqual(['application/problem+json'])
    }
  }
})

it('uploads are described as multipart forms with files', () => {
  const body = description.paths['/api/notices']!['post']!.requestBody!
  expect(body.content['multipart/form-data']!.schema).toMatchObject({
    required: ['title'],
    properties: {
      title: { type: 'string' },
      file: { anyOf: [{ format: 'binary' }, { type: 'array', items: { format: 'binary' } }] },
    },
  })
})

it('the documentation page runs in a browser under its security policy', async () => {
  for (const url of ['/api/docs', '/api/docs/']) {
    const page = await expectStatus(200, site.request({ url }))
    expect(page.headers['content-type']).toMatch(/^text\/html/)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/)
    const scripts = Array.from(page.payload.matchAll(/<script src="([^"]+)"/g), ([, src]) => src!)
    expect(scripts.length).toBeGreaterThan(0)
    for (const src of scripts) {
      const { pathname } = new URL(src, 'http://localhost/api/docs/')
      const script = await site.request({ url: pathname })
      expect(script.statusCode, src).toBe(200)
      expect(script.headers['content-type']).toMatch(/javascript/)
    }
  }
})
