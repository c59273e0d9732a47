import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSite, type TestSite } from './build-app.ts'

let site: TestSite
let licences: string
beforeAll(async () => {
  site = await openTestSite()
  const answer = await site.request({ url: '/licences.txt' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  licences = answer.payload
})
afterAll(() => site.close())

const heading = (number: number) => licences.indexOf(`\n${number}. `)

it('the software that a browser gets has the whole text of its licence', () => {
  const parts = licences
    .slice(heading(1), heading(3))
    .split(/^={72}$/m)
    .filter((part) => part.trim())
  expect(parts.length).toBeGreaterThan(50)
  for (const part of parts) {
    expect(part, part).toMatch(
      /Permission (is hereby granted|to use, copy)|Redistribution and use|Licen[sc]e|LICENSE/,
    )
    expect(part.trim().length, part).toBeGreaterThan(500)
  }
  for (const name of [
    'react',
    'react-dom',
    '@mantine/core',
    'react-remove-scroll-bar',
    'swagger-ui',
  ])
    expect(licences).toMatch(new RegExp(`^${name} (- )?\\d+\\.\\d`, 'm'))
})

it('every package on the server is listed with its version and its licence', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const list = licences.slice(heading(3)).split('\n')
  let count = 0
  interface Locked {
    version: string
    dev?: true
    /** One of our own packages. */
    link?: true
  }
  for (const [folder, { version, dev, link }] of Object.entries<Locked>(packages)) {
    if (!folder.startsWith('node_modules/') || dev || link) continue
    const name = `${folder.replace(/^.*node_modules\//, '')} ${version} (`
    expect(
      list.some((line) => line.startsWith(name) && line.length > name.length + 2),
      name,
    ).toBe(true)
    count += 1
  }
  expect(count).toBeGreaterThan(300)
})
