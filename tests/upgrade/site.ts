import { jpeg, pdf } from '../made-files.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

const PASSWORD = 'a long upgrade password'

/** A running server of either version, and an admin's session. */
export interface Site {
  url: string
  server: ServerProcess
  headers: Record<string, string>
}

/**
 * Starts the server in `folder`. Pages contain their own address, so both versions need the same port.
 * Documents are not read: that would change answers meanwhile.
 */
export async function start(
  folder: string,
  dataDir: string,
  more: Record<string, string>,
): Promise<Site> {
  const settings = {
    ...more,
    DATA_DIR: dataDir,
    READING: 'off',
    ADMIN_PASSWORD: PASSWORD,
  }
  const inFolder = ['/bin/sh', '-c', `cd '${folder}' && exec '${process.execPath}' server.ts`]
  const server = startServer(settings, inFolder as [string, ...string[]])
  const url = await server.url()
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}.`)
  const { token } = (await answer.json()) as { token: string }
  return { url, server, headers: { authorization: `Bearer ${token}` } }
}

/**
 * Adds to the sample school the missing kinds of content: drafts, planned documents, attachments, changes,
 * the bin and a second account.
 */
export async function fill({ url, headers }: Site): Promise<void> {
  const send = async (method: string, to: string, body?: object): Promise<{ _id: string }> => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/${to}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} /api/${to} answered ${answer.status}: ${text}`)
    return (text ? JSON.parse(text) : {}) as { _id: string }
  }
  const form = (fields: Record<string, string>, bytes: Uint8Array, name: string) => {
    const made = new FormData()
    for (const [field, value] of Object.entries(fields)) made.set(field, value)
    made.set('file', new File([new Uint8Array(bytes)], name))
    return made
  }
  const photo = await jpeg(900, 600)
  for (const kind of ['notices', 'news', 'downloads']) {
    const { _id } = await send('POST', kind, form({ title: `পুরোনো ${kind}` }, pdf(5000), 'ক.pdf'))
    await send('POST', `${kind}/${_id}/attachments`, form({}, pdf(3000), 'খ.pdf'))
    await send('PUT', `${kind}/${_id}`, { title: `বদলানো ${kind}` })
    await send('POST', kind, form({ title: 'খসড়া', state: 'draft' }, pdf(), 'খসড়া.pdf'))
    const gone = await send('POST', kind, form({ title: 'মোছা' }, pdf(), 'মোছা.pdf'))
    await send('DELETE', `${kind}/${gone._id}`)
  }
  await send('POST', 'notices', form({ title: 'ছবির নোটিশ' }, photo, 'ছবি.jpg'))
  for (const gallery of ['gallery', 'main-gallery']) {
    const { _id } = await send('POST', gallery, form({ title: 'ছবি' }, photo, 'x.jpg'))
    await send('PUT', `${gallery}/${_id}`, { title: 'বদলানো ছবি' })
    const gone = await send('POST', gallery, form({ title: 'মোছা ছবি' }, photo, 'x.jpg'))
    await send('DELETE', `${gallery}/${gone._id}`)
  }
  await send('POST', 'calendar', { title: 'ছুটি', kind: 'holiday', from: '2026-12-16' })
  await send('POST', 'officers', { name: 'নতুন শিক্ষক', designation: 'শিক্ষক' })
  await send('PUT', 'site', { place: 'ঢাকা' })
  await send('POST', 'admin/accounts', { username: 'salma', password: 'a secret of hers' })
}
