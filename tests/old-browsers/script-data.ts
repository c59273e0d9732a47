import { childrenOf, entryAt, indexNames } from './compat-data.ts'

/**
 * Interfaces that the scripts of a page use. Methods of other interfaces would only add false
 * matches by name.
 */
const DOM = new Set(
  `AbortController AbortSignal Blob CSS Crypto Document DocumentFragment Element Event EventTarget
  File FileList FormData Headers History HTMLButtonElement HTMLCollection HTMLDetailsElement
  HTMLDialogElement HTMLElement HTMLFormElement HTMLImageElement HTMLInputElement HTMLSelectElement
  HTMLTextAreaElement Location MediaQueryList Navigator Node NodeList Range ReadableStream Request
  ResizeObserver Response Selection Storage SVGElement URL URLSearchParams Window XMLHttpRequest`
    .trim()
    .split(/\s+/),
)

const builtIns = entryAt('javascript', 'builtins')
const api = childrenOf(entryAt('api'))
const owners = [
  ...childrenOf(builtIns),
  ...childrenOf(builtIns?.['Intl']),
  ...api.filter(([name]) => DOM.has(name)),
]
const functions = api.filter(([, entry]) => childrenOf(entry).length === 0)
const globals = indexNames([...owners, ...functions])
const members = indexNames(
  owners
    .flatMap(([, owner]) => childrenOf(owner))
    .map(([name, entry]) => [name.replace(/_static$/, ''), entry]),
)

/** The first Chrome with this global; undefined if it is not a global of the browser. */
export const globalSince = (name: string) => globals.get(name)
/** The same for a method of any object. */
export const memberSince = (name: string) => members.get(name)
