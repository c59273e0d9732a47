import type { ClassName } from '@pathshala/bengali/classes'
import type { CountField } from './fields.ts'

/** The ids on the page, so that the search leads to a class and to a sum. */
export const classAnchor = (className: ClassName) => `fold-${className}`

export const sumAnchor = (field: CountField) => `sum-${field}`
