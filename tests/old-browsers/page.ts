import { writeFile } from 'node:fs/promises'
import type { Browser, Session } from './devtools.ts'

const MAX_WAIT_MS = 15_000
/** Errors from outside the page: the host of the video thumbnails may be unreachable. */
const NOT_OURS = /i\.ytimg\.com|favicon/

/** A tab. Code for it is a string, in the JavaScript of 2019. */
export class Page {
  readonly errors: string[] = []
  readonly #session: Session

  private constructor(session: Session) {
    this.#session = session
    session.onEvent((method, params) => {
      const text = describeError(method, params)
      if (text && !NOT_OURS.test(text)) this.errors.push(text)
    })
  }

  static async open(browser: Browser): Promise<Page> {
    const page = new Page(await browser.newSession())
    for (const domain of ['Page', 'Runtime', 'Log', 'Network', 'DOM']) {
      await page.#session.send(`${domain}.enable`)
    }
    return page
  }

  async resize(width: number, height: number): Promise<void> {
    const size = { width, height, deviceScaleFactor: 1, mobile: false }
    await this.#session.send('Emulation.setDeviceMetricsOverride', size)
  }

  async clearCookies(): Promise<void> {
    await this.#session.send('Network.clearBrowserCookies')
  }

  async goto(url: string): Promise<void> {
    this.errors.length = 0
    // Prevents the question that a form with a draft asks before leaving.
    await this.evaluate('window.isLeft = true')
    await this.#session.send('Page.navigate', { url })
    await this.waitFor('!window.isLeft && document.readyState === "complete"', `${url} to load`)
  }

  /** The value of an expression in the page. */
  async evaluate<T = unknown>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#session.send<{
      result: { value: T }
      exceptionDetails?: { exception?: { description?: string }; text: string }
    }>('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    return result.value
  }

  /** @throws Error that names the missing element */
  async waitFor(expression: string, what: string): Promise<void> {
    const until = Date.now() + MAX_WAIT_MS
    while (Date.now() < until) {
      // Evaluation fails during a navigation, so try again.
      if (await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(
      `waited in vain for ${what}${this.errors.map((error) => `; ${error}`).join('')}`,
    )
  }

  /** Clicks the centre of an element like a finger: an element that covers it gets the click. */
  async press(element: string): Promise<void> {
    await this.waitFor(isEnabled(element), `${element} to press`)
    await this.evaluate(`${element}.scrollIntoView({ block: 'center' })`)
    const [x, y] = await this.#findRest(element)
    const at = { x, y, button: 'left', clickCount: 1 }
    await this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    await this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
  }

  /**
   * The centre of an element when it no longer moves and is not covered, because drawers and
   * dialogs slide in.
   */
  async #findRest(element: string): Promise<[number, number]> {
    const point = `(() => {
      const box = ${element}.getBoundingClientRect()
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      return { x, y, isOnTop: ${element}.contains(document.elementFromPoint(x, y)) }
    })()`
    await this.evaluate('window.lastPoint = ""')
    await this.waitFor(
      `(() => {
        const point = ${point}
        const isStill = window.lastPoint === JSON.stringify(point)
        window.lastPoint = JSON.stringify(point)
        return isStill && point.isOnTop
      })()`,
      `${element} to come to rest`,
    )
    const { x, y } = await this.evaluate<{ x: number; y: number }>(point)
    return [x, y]
  }

  async type(element: string, text: string): Promise<void> {
    await this.waitFor(isEnabled(element), `${element} to type in`)
    await this.evaluate(`(${element}.focus(), ${element}.select())`)
    await this.#session.send('Input.insertText', { text })
  }

  async choose(element: string, value: string): Promise<void> {
    await this.waitFor(isEnabled(element), `${element} to choose from`)
    await this.evaluate(
      `(${element}.value = ${JSON.stringify(value)}, ${element}.dispatchEvent(new Event('change', { bubbles: true })))`,
    )
  }

  async attach(selector: string, file: string): Promise<void> {
    const { root } = await this.#session.send<{ root: { nodeId: number } }>('DOM.getDocument')
    const { nodeId } = await this.#session.send<{ nodeId: number }>('DOM.querySelector', {
      nodeId: root.nodeId,
      selector,
    })
    await this.#session.send('DOM.setFileInputFiles', { nodeId, files: [file] })
  }

  async screenshot(file: string): Promise<void> {
    const { data } = await this.#session.send<{ data: string }>('Page.captureScreenshot')
    await writeFile(file, Buffer.from(data, 'base64'))
  }
}

/** An element by its selector, as an expression; also by its text if several match. */
export function find(selector: string, words?: string): string {
  const all = `Array.from(document.querySelectorAll(${JSON.stringify(selector)}))`
  const fits = words ? `element.textContent.includes(${JSON.stringify(words)})` : 'true'
  return `${all}.find((element) => ${fits} && element.getClientRects().length > 0)`
}

/** A field is disabled until the page's script has started. */
function isEnabled(element: string): string {
  return `${element} && !${element}.matches(':disabled')`
}

function describeError(method: string, params: Record<string, unknown>): string | undefined {
  if (method === 'Runtime.exceptionThrown') {
    const { exception, text } = params['exceptionDetails'] as {
      exception?: { description?: string }
      text: string
    }
    return exception?.description?.split('\n')[0] ?? text
  }
  if (method !== 'Log.entryAdded') return undefined
  const { level, text, url } = params['entry'] as { level: string; text: string; url?: string }
  return level === 'error' ? `${text} ${url ?? ''}` : undefined
}
