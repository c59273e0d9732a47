import { createHash } from 'node:crypto'
import type { Drawing } from '../../../files/drawing.ts'
import type { Picture } from '../../../files/pictures/source.ts'

/** An icon made of the school's logo on white. */
export interface Icon {
  /** The length of each side in pixels. */
  side: number
  /** The part of the side that the logo takes. A phone can cut a maskable icon into a circle. */
  logoPart: number
}

/** The built-in pictures of public/ that the school's own logo replaces at the same addresses. */
const ICONS: Record<string, Icon | 'share'> = {
  '/favicon.ico': { side: 48, logoPart: 1 },
  '/apple-touch-icon.png': { side: 180, logoPart: 0.9 },
  '/icon-192.png': { side: 192, logoPart: 1 },
  '/icon-512.png': { side: 512, logoPart: 1 },
  '/icon-maskable-512.png': { side: 512, logoPart: 0.6 },
  '/share.png': 'share',
}

/** Part of every icon's name. Increase it when the drawing changes. */
const DRAWING = 1

export const isIcon = (path: string) => Object.hasOwn(ICONS, path)

/** The stored name and the drawing of an icon. The name changes with the logo. */
export function iconOf(path: string, logo: Picture): { name: string; drawing: Drawing } {
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, path, logo.src]))
  return {
    name: `icon-${hash.digest('hex').slice(0, 16)}.png`,
    drawing: {
      module: `${import.meta.dirname}/icon-work.ts`,
      task: { icon: ICONS[path] },
      logo: logo.src,
    },
  }
}

export function iconNames(logo: Picture | null): string[] {
  return logo ? Object.keys(ICONS).map((path) => iconOf(path, logo).name) : []
}
