import { readFile } from 'node:fs/promises'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite'

/** The oldest supported browsers (docs/decisions/0030-old-browsers.md). */
const OLDEST_CHROME = 'chrome80'
const OLDEST_BROWSERS = [OLDEST_CHROME, 'safari13.1', 'ios13.4', 'firefox78']

/** The parser of Markdown: loaded from its 60 files, it takes 20 MB of memory. */
const MARKDOWN =
  /^(mdast-util|micromark|unist-util|decode-named-character|character-entities|devlop)/

export default defineConfig({
  plugins: [inlineScripts(), reactRouter()],
  build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
  environments: {
    client: { build: { target: OLDEST_CHROME } },
    ssr: { build: { target: 'node26' } },
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
