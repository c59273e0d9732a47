import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Completes the licences that Vite has written for the office's scripts: texts that a package does not
 * contain, those of the page /api/docs, and a list of the server's packages.
 */
const ROOT = path.resolve(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'build/client/licences.txt')
const read = (name: string) => readFile(path.join(ROOT, name), 'utf8')
const readPackage = async (name: string) =>
  JSON.parse(await read(`node_modules/${name}/package.json`))

const RULE = `\n${'='.repeat(72)}\n\n`

const { packages } = JSON.parse(await read('package-lock.json')) as {
  packages: Record<string, { version: string; license?: string; dev?: true; link?: true }>
}

async function ofScripts(): Promise<string> {
  const [, ...sections] = (await readFile(FILE, 'utf8')).split(/^## /m)
  const texts = await Promise.all(
    sections.map(async (section) => {
      const [title, ...text] = section.split('\n')
      if (text.join('').trim() !== '') return section.trim()
      return `${title}\n\n${await textOf(title!)}`
    }),
  )
  return texts.join(`\n${RULE}`)
}

/** The text of a licence that a package only names. */
async function textOf(title: string): Promise<string> {
  const [, name, licence] = /^(\S+) - \S+ \((.+)\)$/.exec(title)!
  if (licence !== 'MIT') throw new Error(`${name} does not contain the text of its licence.`)
  const { author } = await readPackage(name!)
  const mit = await read('node_modules/vite/LICENSE.md')
  return `Copyright (c) ${author.name ?? author}\n\n${/Permission is hereby[^]+?DEALINGS IN THE\s+SOFTWARE\./.exec(mit)![0]}`
}

async function ofApiPage(): Promise<string> {
  const { devDependencies } = await readPackage('@fastify/swagger-ui')
  const version = devDependencies['swagger-ui-dist']
  return [
    `swagger-ui ${version} (Apache-2.0), in the page /api/docs`,
    await read(`scripts/licences/swagger-ui-${version}.txt`),
    await read('node_modules/@fastify/swagger-ui/LICENSE'),
  ].join('\n\n')
}

function ofServer(): string {
  return Object.entries(packages)
    .filter(([name, { dev, link }]) => name.startsWith('node_modules/') && !dev && !link)
    .map(
      ([name, { version, license = 'see its folder' }]) =>
        `${name.replace(/^.*node_modules\//, '')} ${version} (${license})`,
    )
    .sort()
    .join('\n')
}

const part = (heading: string, ...texts: string[]) => [heading, ...texts].join('\n\n')

await writeFile(
  FILE,
  [
    'Licences of the software by others that this site uses. Its own licence is MIT.',
    part('1. Software that a browser gets, with the texts of the licences', await ofScripts()),
    await ofApiPage(),
    part('2. Apache-2.0', await read('node_modules/@aws-sdk/client-s3/LICENSE')),
    part(
      '3. Software on the server; its folder in node_modules has the text of its licence',
      ofServer(),
    ),
  ].join(`\n${RULE}`),
)
