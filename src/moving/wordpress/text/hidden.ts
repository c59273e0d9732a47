/** Styles with which a break-in hides its links from visitors and shows them to search engines. */
const HIDDEN =
  /display:none|visibility:hidden|(?:left|top|right|bottom|text-indent|margin-left|margin-top):-\d{3,}|font-size:0(?![.\d]*[1-9])|opacity:0(?![.\d]*[1-9])|clip:rect\((?:0|1px)/
const TINY = /(?:^|;)(?:max-)?(?:height|width):[01](?:px)?(?:;|$)/

/** Whether a style strikes the words of an element. */
export function isStruckStyle(style: string): boolean {
  return /text-decoration(?:-line)?:[^;]*line-through/i.test(style.replace(/\s*:\s*/g, ':'))
}

/** Whether the old site did not show an element with these attributes. */
export function isHiddenStyle(style: string, hasHidden: boolean): boolean {
  const plain = style.toLowerCase().replace(/\s|!important/g, '')
  return hasHidden || HIDDEN.test(plain) || (TINY.test(plain) && plain.includes('overflow:hidden'))
}
