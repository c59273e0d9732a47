import { expect, fixtureFile, form } from '../e2e/site.ts'
import { http, type Row } from './row.ts'
import { json, type School } from './school.ts'
import {
  addCount,
  CONTACT,
  INFO,
  newTitle,
  publish,
  publishPhoto,
  publishVideo,
} from './school-content.ts'

/** Every write of the specification, except sign-in. */
const WRITES: [string, string][] = [
  ...['notices', 'news', 'downloads'].flatMap((api): [string, string][] => [
    ['POST', api],
    ['PUT', `${api}/x`],
    ['DELETE', `${api}/x`],
  ]),
  ['POST', 'gallery'],
  ['DELETE', 'gallery/x'],
  ['POST', 'main-gallery'],
  ['DELETE', 'main-gallery/x'],
  ['POST', 'schoolInfo'],
  ['PUT', 'schoolInfo/x'],
  ['POST', 'contactus'],
  ['PUT', 'contactus'],
  ['POST', 'studentCounts'],
  ['PUT', 'studentCounts/x'],
  ['DELETE', 'studentCounts/x'],
]

async function expectUnauthorized(school: School, headers: Record<string, string>): Promise<void> {
  for (const [method, path] of WRITES) {
    const init = json(method, method === 'DELETE' ? undefined : { title: 'ক' })
    const reply = await school.get(`/api/${path}`, {
      ...init,
      headers: { ...init.headers, ...headers },
    })
    expect(reply.status, `${method} ${path}`).toBe(401)
  }
}

export const roles: Row[] = [
  {
    says: 'Public visitor: read-only.',
    contract: 'Without a valid session: 401',
    check: http((school) => expectUnauthorized(school, {})),
  },
  {
    says: 'Admin: holds the adminToken cookie; the guard only checks that the cookie exists.',
    contract:
      'ours asks the server whether it is a living session, on pages too: a forged or dead one goes to /admin/login',
    check: http(async (school) => {
      const open = (cookie: string) => school.get('/admin/dashboard', { headers: { cookie } })
      expect((await open(`adminToken=${await school.token()}`)).status).toBe(200)
      const forged = await open('adminToken=forged')
      expect(forged.status).toBe(302)
      expect(forged.headers.get('location')).toMatch(/^\/admin\/login/)
    }),
  },
  {
    says: 'Admin can create, rename and delete notices, downloads and news; upload and delete gallery and main-gallery items; edit school info, contact and student counts.',
    check: http(async (school) => {
      for (const api of ['notices', 'downloads', 'news']) {
        const { _id } = await publish(school, api)
        const title = newTitle()
        const renamed = await school.send('PUT', `${api}/${_id}`, { title })
        expect(renamed.json()).toMatchObject({ _id, title })
        expect((await school.send('DELETE', `${api}/${_id}`)).status).toBe(204)
      }
      for (const [api, made] of [
        ['gallery', await publishPhoto(school, 'gallery')],
        ['main-gallery', await publishPhoto(school, 'main-gallery')],
        ['main-gallery', await publishVideo(school)],
      ] as const) {
        expect((await school.send('DELETE', `${api}/${made._id}`)).status).toBe(204)
      }
      await school.send('POST', 'schoolInfo', INFO)
      const { _id } = await school.api<{ _id: string }>('schoolInfo')
      const info = await school.send('PUT', `schoolInfo/${_id}`, { ...INFO, ictLabs: 9 })
      expect(info.json()).toMatchObject({ ictLabs: 9 })
      await school.send('POST', 'contactus', CONTACT)
      const contact = await school.send('PUT', 'contactus', { ...CONTACT, district: 'ঢাকা' })
      expect(contact.json()).toMatchObject({ district: 'ঢাকা' })
      const { _id: countId, ...count } = await addCount(school, { girls: 40 })
      const { className, shift, section } = count
      const body = { className, shift, section, girls: 41 }
      const changed = await school.send('PUT', `studentCounts/${countId}`, body)
      expect(changed.json()).toMatchObject({ girls: 41 })
    }, 'own'),
  },
  {
    says: 'Whether the server verifies the token: not shown.',
    contract: 'Without a valid session: 401',
    check: http(async (school) => {
      await expectUnauthorized(school, { authorization: 'Bearer forged' })
      await expectUnauthorized(school, { cookie: 'adminToken=forged' })
    }),
  },
  {
    says: 'The create, update and delete calls do not attach the token.',
    contract:
      'Every write needs a session: the `adminToken` cookie or `Authorization: Bearer <token>`.',
    check: http(async (school) => {
      const file = await fixtureFile('notice.pdf')
      const post = (headers: Record<string, string>) => {
        const body = form({ title: newTitle(), file })
        return school.get('/api/notices', { method: 'POST', body, headers })
      }
      const cookie = `adminToken=${await school.token()}`
      expect((await post({ cookie })).status).toBe(201)
      expect((await post({ authorization: `Bearer ${await school.token()}` })).status).toBe(201)
      expect((await post({ cookie, origin: 'https://other.example' })).status).toBe(403)
    }, 'own'),
  },
]
