import sharp from 'sharp'
import type { Icon } from './icons.ts'

interface IconTask {
  icon: Icon | 'share'
  /** The paths of the logo's copy and of the finished icon. */
  logo: string
  target: string
}

const SHARE = `${import.meta.dirname}/../../../../public/share.png`
/** The square around the monogram in share.png: its centre, its side, and the margin in it. */
const SEAL = { x: 600, y: 203, side: 280, margin: 18 }

/** Runs in its own process for `iconOf`. */
export function run({ icon, logo, target }: IconTask): Promise<unknown> {
  return icon === 'share' ? drawShare(logo, target) : drawSquare(icon, logo, target)
}

async function drawSquare({ side, logoPart }: Icon, logo: string, target: string) {
  const size = { width: side, height: side }
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite([{ input: await fitLogo(logo, Math.round(side * logoPart)) }])
    .png({ compressionLevel: 9 })
    .toFile(target)
}

/** The built-in picture with the school's logo on a white plate in place of the monogram. */
async function drawShare(logo: string, target: string) {
  const { x, y, side, margin } = SEAL
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="28" fill="#fff"/></svg>`
  const [left, top] = [x - side / 2, y - side / 2]
  const input = await fitLogo(logo, side - 2 * margin)
  return sharp(SHARE)
    .composite([
      { input: Buffer.from(plate), left, top },
      { input, left: left + margin, top: top + margin },
    ])
    .png({ palette: true, effort: 7 })
    .toFile(target)
}

function fitLogo(logo: string, side: number): Promise<Buffer> {
  return sharp(logo)
    .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer()
}
