import { existsSync } from 'node:fs'
import path from 'node:path'

/** Chromium without a window. It opens a page in a quarter of the time. */
const HEADLESS_SHELL = ['chromium-headless-shell']
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium on this machine: CHROMIUM_PATH, otherwise the best one on the PATH. */
export function findChromium() {
  return findHeadlessShell() ?? findOnPath(WHOLE_BROWSERS)
}

/** The preferred browser for tests, or the browser in CHROMIUM_PATH. */
export function findHeadlessShell() {
  return process.env['CHROMIUM_PATH'] || findOnPath(HEADLESS_SHELL)
}

function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}
