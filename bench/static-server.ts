import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** A minimal server that sends prepared bytes with their original headers. */
const [manifest, port] = process.argv.slice(2)
const written = JSON.parse(readFileSync(manifest!, 'utf8')) as {
  path: string
  headers: Record<string, string>
  body: string
}[]
const pages = new Map(
  written.map(({ path, headers, body }) => {
    const bytes = Buffer.from(body, 'base64')
    return [path, { headers: { ...headers, 'content-length': bytes.length }, bytes }]
  }),
)

createServer((request, response) => {
  const page = pages.get(request.url!)
  if (page) response.writeHead(200, page.headers).end(page.bytes)
  else response.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
