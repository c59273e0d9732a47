/** The second tap of a double tap comes so soon after the question, and so near to the first. */
const MAX_MS = 600
const MAX_PIXELS = 24

/**
 * The `ref` of a button that answers a question, from the time of the question on. The first tap of
 * a double tap can have asked it.
 */
export function confirming(button: HTMLElement | null) {
  if (!button) return undefined
  button.dataset['confirms'] = String(performance.now())
  return () => {
    delete button.dataset['confirms']
  }
}

/**
 * Ignores the second tap of a double tap, and a second Enter, on a confirming button that has just
 * appeared under it. Only a mouse tells a double click itself. Returns a function that ends this.
 */
export function ignoreDoubleTaps(): () => void {
  let last = { x: NaN, y: NaN }
  const onClick = (event: MouseEvent & { pointerType?: string }) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-confirms]')
    const { clientX: x, clientY: y } = event
    const isNear = Math.hypot(x - last.x, y - last.y) < MAX_PIXELS
    last = { x, y }
    if (!button || !isNear) return
    const age = event.timeStamp - Number(button.dataset['confirms'])
    if (event.pointerType === 'mouse' ? event.detail < 2 : age > MAX_MS) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Who has typed or chosen something meanwhile has seen the question.
  const onInput = () => {
    last = { x: NaN, y: NaN }
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('click', onClick, true)
    document.removeEventListener('input', onInput, true)
  }
}
