import { readFile } from 'node:fs/promises'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin, type Rolldown, transformWithOxc } from 'vite'

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The oldest supported browsers (docs/decisions/0030-old-browsers.md). */
const OLDEST_CHROME = 'chrome80'
const OLDEST_BROWSERS = [OLDEST_CHROME, 'safari13.1', 'ios13.4', 'firefox78']

/** The parser of Markdown: loaded from its 60 files, it takes 20 MB of memory. */
const MARKDOWN =
  /^(mdast-util|micromark|unist-util|decode-named-character|character-entities|devlop)/

/** The office's script in few files: one for each set of screens that share code. */
const OFFICE_SCRIPTS: Rolldown.CodeSplittingGroup[] = [
  // With the style of all screens: no screen waits for another file.
  neededBy(
    'sign-in',
    /\/(entry\.client|src\/root|office\/(frame\/root|sign-in\/login-page))\.tsx|\/office\/.+\.css/,
  ),
  neededBy('first-page', /\/(office\/frame\/dashboard|overview\/office\/page)\.tsx/),
  // A file of fewer bytes is not worth its request.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 440 },
]
/** The index of a library imports all of it, and says nothing about what a screen needs. */
const INDEX = /\/node_modules\/@mantine\/.+\/index\.mjs$/

export default defineConfig({
  plugins: [inlineScripts(), reactRouter()],
  build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
  environments: {
    client: {
      build: {
        target: OLDEST_CHROME,
        // scripts/licences.ts completes it.
        license: { fileName: 'licences.txt' },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: OFFICE_SCRIPTS },
            // Otherwise the name of a shared file is the list of its screens.
            chunkFileNames: ({ name }) =>
              name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node26',
        // Only the browser loads parts of the office later.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
  },
  // Bundles only the used parts of these libraries into the server; otherwise it loads them whole.
  ssr: { noExternal: [/^@(mantine|tanstack|floating-ui)\//, MARKDOWN] },
})

/**
 * `import script from './x.js?inline-script'` gives the text of a script for a page's HTML,
 * compiled for the same browsers as all other scripts. `?raw` would give the source text.
 */
function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    load: {
      filter: { id: /\.js\?inline-script$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        const options = { target: OLDEST_CHROME, sourceType: 'script' } as const
        const lowered = await transformWithOxc(await readFile(file, 'utf8'), file, options)
        const { code } = await minify(file, lowered.code, { compress: { target: OLDEST_CHROME } })
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}

/** All modules that a screen imports, and that no earlier group contains. */
function neededBy(name: string, screen: RegExp): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, graph) => (isImportedBy(screen, id, graph) ? name : null),
  }
}

/** Whether a module that matches imports this one, itself or through others. */
function isImportedBy(wanted: RegExp, id: string, graph: ModuleGraph): boolean {
  const found = new Set([id])
  for (const one of found) {
    if (wanted.test(one)) return true
    const importers = graph.getModuleInfo(one)?.importers ?? []
    for (const importer of importers) if (!INDEX.test(importer)) found.add(importer)
  }
  return false
}
