import { existsSync } from 'node:fs'
import path from 'node:path'

/** Chromium without a window to draw: opens a page in a quarter of the time. */
const HEADLESS_SHELL = ['chromium-headless-shell']
const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium on this machine, or undefined: CHROMIUM_PATH, else the best on the PATH. */
export function findChromium() {
  return findHeadlessShell() ?? findOnPath(WHOLE_BROWSERS)
}

/** What tests rather run in, or undefined; whatever CHROMIUM_PATH names passes for it. */
export function findHeadlessShell() {
  return process.env['CHROMIUM_PATH'] || findOnPath(HEADLESS_SHELL)
}

function findOnPath(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}
