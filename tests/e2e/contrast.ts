import type { Page } from '@playwright/test'

/** Pointer and keyboard states, which the browser is forced to render. */
const STATES = {
  'at rest': [],
  hovered: ['hover'],
  focused: ['focus', 'focus-visible'],
  'hovered and focused': ['hover', 'focus', 'focus-visible'],
  pressed: ['hover', 'active'],
} satisfies Record<string, string[]>

const COLOURS = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const

/** WCAG 1.4.11: minimum contrast of a focus ring with its surroundings. */
const MIN_RING_CONTRAST = 3

/**
 * Finds every text and focus ring in the elements of `selector` with low contrast in one of the
 * states, in light, dark and forced colours. axe checks only the state at rest.
 */
export async function findLowContrast(page: Page, selector: string, minContrast = 4.5) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found: string[] = []
  let measured = 0
  for (const [state, forcedPseudoClasses] of Object.entries(STATES)) {
    // One message for each element.
    await Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    )
    const limits = {
      minContrast,
      minRingContrast: state.includes('focused') ? MIN_RING_CONTRAST : 0,
    }
    for (const [colours, media] of Object.entries(COLOURS)) {
      await page.emulateMedia(media)
      const low = await page.evaluate(measureContrast, { selector, ...limits })
      found.push(...low.found.map((one) => `${colours}, ${state}: ${one}`))
      measured += low.measured
    }
  }
  await session.detach()
  return { found, measured }
}

/** Runs in the page. */
function measureContrast({
  selector,
  minContrast,
  minRingContrast,
}: {
  selector: string
  minContrast: number
  minRingContrast: number
}) {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const paint = (color: string) => {
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  const known = new Map<string, number>()
  /** Blends each colour over the previous ones and returns the relative luminance. */
  const luminance = (colors: string[]) => {
    const key = colors.filter((color) => color !== 'rgba(0, 0, 0, 0)').join()
    if (!known.has(key)) known.set(key, paintAll(colors))
    return known.get(key)!
  }
  const paintAll = (colors: string[]) => {
    for (const color of ['Canvas', ...colors]) paint(color)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ratio = (color: string, below: string[]) => {
    const [one, other] = [luminance(below), luminance([...below, color])]
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  }
  const backgrounds = (from: Element | null): string[] =>
    from ? [...backgrounds(from.parentElement), getComputedStyle(from).backgroundColor] : []

  const found: string[] = []
  let measured = 0
  const check = (what: string, value: number, limit: number) => {
    measured += 1
    if (value < limit) found.push(`${what}: ${value.toFixed(1)}`)
  }
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const isOff = element.matches(':disabled, [aria-disabled=true], [data-disabled]')
    if (isOff || !element.checkVisibility({ visibilityProperty: true })) continue
    const name = `${element.className} ${element.textContent.trim().slice(0, 40)}`
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      const { color, clipPath } = getComputedStyle(parent)
      // Text for screen readers only is not visible.
      if (clipPath !== 'none' || !texts.currentNode.textContent?.trim()) continue
      check(name, ratio(color, backgrounds(parent)), minContrast)
    }
    if (minRingContrast === 0) continue
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(element)
    const around = parseFloat(outlineOffset) < 0 ? element : element.parentElement
    const hasRing = outlineStyle !== 'none'
    check(
      `ring of ${name}`,
      hasRing ? ratio(outlineColor, backgrounds(around)) : 1,
      minRingContrast,
    )
  }
  return { found, measured }
}
