import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { SAMPLE_FOLDER } from '#src/sample/seed.ts'
import { fontFaces } from './reading-documents.ts'

/** A picture as a phone sends it: of a school day, or of a short paper. */
export interface Photo {
  what: string
  path: string
  isPaper: boolean
}

interface Scene {
  what: string
  isPaper?: boolean
  /** Drawn on 1,280 × 960 pixels. */
  svg: string
}

const people = (count: number, y: number, cloth: string) =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) * 1280) / count
    return `<g transform="translate(${x} ${y})"><path d="M-46 210q-10-150 46-150t46 150z" fill="${cloth}"/><path d="M-24 60l48 110m0-110l-48 110" stroke="#fff" stroke-width="13"/><circle r="40" fill="#8d5b3f"/><path d="M-42 2q2-52 42-52t42 52q-20-30-42-30t-42 30" fill="#1c1210"/><path d="M-52 0v80m104-80v80" stroke="#1c1210" stroke-width="16"/><path d="M-14 0h4m20 0h4m-22 16q8 9 16 0" stroke="#1c1210" stroke-width="4" fill="none"/></g>`
  }).join('')

const bricks = (top: number, bottom: number) =>
  `<defs><pattern id="b" width="64" height="36" patternUnits="userSpaceOnUse"><path d="M0 0h64v36H0z" fill="#a4573f"/><path d="M0 17h64M0 35h64M16 0v17m32 0v18" stroke="#d9b9a5" stroke-width="3"/></pattern></defs><path d="M0 ${top}h1280v${bottom - top}H0z" fill="url(#b)"/>`

const windows = `<g fill="#22343c" stroke="#e9e2d0" stroke-width="9">${Array.from({ length: 12 }, (_, index) => `<path d="M${60 + (index % 6) * 205} ${120 + Math.floor(index / 6) * 250}h110v140H${60 + (index % 6) * 205}zm37 0v140m37-140v140m-74-70h110"/>`).join('')}</g>`

const leaves = Array.from({ length: 420 }, (_, index) => {
  const [x, y] = [(index * 397) % 1280, (index * 211) % 430]
  return `<path d="M${x} ${y}q16-22 34-4-14 22-34 4" fill="hsl(${100 + (index % 5) * 8} 45% ${20 + (index % 7) * 5}%)" transform="rotate(${(index * 53) % 360} ${x} ${y})"/>`
}).join('')

const ground = '<path d="M0 700h1280v260H0z" fill="#6f8a4c"/>'
const sky = '<path d="M0 0h1280v960H0z" fill="#c9dbe2"/>'

const stage = (lines: string[]) =>
  `${sky}<path d="M90 60h1100v430H90z" fill="#fdf6e0"/><path d="M90 60h1100v430H90z" fill="none" stroke="#e8b83a" stroke-width="16"/><g text-anchor="middle" fill="#7d1128" font-weight="700">${lines
    .map(
      (line, index) =>
        `<text x="640" y="${150 + index * 78}" font-size="${index === 1 ? 64 : 40}">${line}</text>`,
    )
    .join('')}</g>${ground}${people(7, 610, '#1d5c46')}`

const cloth = (text: string, colour: string, ink: string) =>
  `<path id="w" d="M150 620q245-46 490 0t490 0" fill="none"/><path d="M120 540q250-52 510 0t530 0v150q-260 52-520 0t-520 0z" fill="${colour}"/><text font-size="70" font-weight="700" fill="${ink}"><textPath href="#w">${text}</textPath></text>`

const SCENES: Scene[] = [
  {
    what: 'a banner of cloth before a wall',
    svg: `${bricks(0, 700)}${ground}${people(8, 430, '#14503c')}${cloth('আন্তঃবিদ্যালয় কাবাডি চ্যাম্পিয়ন', '#f2ead2', '#8f1d2c')}`,
  },
  {
    what: 'a banner of cloth under trees',
    svg: `${sky}${leaves}${ground}${people(9, 440, '#1b4f7a')}${cloth('বৃক্ষরোপণ সপ্তাহ', '#155b35', '#ffe9a8')}`,
  },
  {
    what: 'girls with a trophy and numbers on their backs',
    svg: `${sky}${windows}${ground}${people(6, 520, '#b3202e')}<g font-size="58" font-weight="700" fill="#fff" text-anchor="middle">${[7, 11, 4, 23, 9, 15].map((number, index) => `<text x="${107 + index * 213}" y="690">${number}</text>`).join('')}</g><path d="M560 340h160l-26 130q-54 40-108 0z" fill="#d8a825"/><path d="M600 500h80v70h-80z" fill="#5d3b17"/><text x="640" y="420" text-anchor="middle" font-size="26" fill="#5d3b17">রানার্স আপ</text>`,
  },
  {
    what: 'a building with windows and a railing',
    svg: `${bricks(0, 960)}${windows}${ground}<path d="M0 600h1280M0 660h1280${Array.from({ length: 40 }, (_, index) => `M${index * 32} 600v60`).join('')}" stroke="#e9e2d0" stroke-width="7"/>`,
  },
  { what: 'trees', svg: `${sky}${leaves}${ground}` },
  {
    what: 'a gate with the name of the school',
    svg: `${sky}${leaves}${ground}<path d="M180 330h920v120H180z" fill="#14503c"/><path d="M180 450h60v330h-60zm860 0h60v330h-60z" fill="#a4573f"/><text x="640" y="408" text-anchor="middle" font-size="54" font-weight="700" fill="#fff">শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়</text>`,
  },
  {
    what: 'a blackboard with a sum',
    svg: `<path d="M0 0h1280v960H0z" fill="#cfc4ab"/><path d="M120 90h1040v560H120z" fill="#23352e" stroke="#6b4a2b" stroke-width="26"/><g fill="#e6e9e2" font-size="62" transform="rotate(-3 640 300)" opacity=".8"><text x="210" y="230">(a + b)² = a² + 2ab + b²</text><text x="210" y="350">x² + ৫x + ৬ = ০</text><text x="210" y="470">তারিখ ৫/১১/২৬</text></g>${people(5, 720, '#1d5c46')}`,
  },
  {
    what: 'a stage with its backdrop',
    svg: stage([
      'জেলা পর্যায়ে আন্তঃবিদ্যালয়',
      'বিজ্ঞান মেলা ২০২৬',
      'প্রধান অতিথি: জেলা প্রশাসক',
      'আয়োজনে: জেলা প্রশাসন ও জেলা শিক্ষা অফিস',
    ]),
  },
  {
    what: 'a stage with an English backdrop',
    svg: stage([
      'Shapla Government Girls’ High School',
      'Annual Sports 2026',
      'Chief Guest: Deputy Commissioner',
    ]),
  },
  {
    what: 'a camera’s date on a picture of a class',
    svg: `<path d="M0 0h1280v960H0z" fill="#d8cfb8"/>${people(9, 260, '#1d5c46')}${people(7, 560, '#14503c')}<text x="1230" y="920" text-anchor="end" font-size="46" fill="#ff9b2e" font-family="monospace">2026/11/05 10:32</text>`,
  },
  ...paper('a short notice', [
    'শাপলা সরকারি বালিকা উচ্চ বিদ্যালয়',
    'নোটিশ',
    'এতদ্বারা সকল শিক্ষার্থী ও অভিভাবককে জানানো যাচ্ছে যে,',
    'আগামীকাল ৬ নভেম্বর ২০২৬ বিদ্যালয়ের সকল ক্লাস বন্ধ থাকবে।',
    'অফিস যথারীতি খোলা থাকবে।',
    'প্রধান শিক্ষক',
  ]),
  ...paper('a notice of two sentences', [
    'জরুরি নোটিশ',
    'অষ্টম শ্রেণির রেজিস্ট্রেশনের শেষ তারিখ ২০ নভেম্বর।',
    'ছবি ও জন্মনিবন্ধন সনদ সঙ্গে আনতে হবে।',
    'প্রধান শিক্ষক',
  ]),
  ...paper('a short notice in English', [
    'Shapla Government Girls’ High School',
    'NOTICE',
    'All classes are suspended tomorrow, 6 November 2026,',
    'because of the weather. The office remains open as usual.',
    'Students of class ten bring their admit cards on Sunday.',
    'Head Teacher',
  ]),
]

/** A paper on a table. */
function paper(what: string, lines: string[]): Scene[] {
  return [
    {
      what,
      isPaper: true,
      svg: `<path d="M0 0h1280v960H0z" fill="#6b4a2b"/><g transform="rotate(1.5 640 480)"><path d="M130 50h1020v860H130z" fill="#f6f2e6"/><g fill="#2b2b33" font-size="34">${lines.map((line, index) => `<text x="${index < 2 ? 400 : 180}" y="${170 + index * 95}">${line}</text>`).join('')}</g></g>`,
    },
  ]
}

/** Each scene as a phone's camera stores it, and as a messenger makes it smaller. */
export async function makePhotos(browser: Browser, folder: string): Promise<Photo[]> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 960 },
    deviceScaleFactor: 2,
  })
  const fonts = await fontFaces('Hind Siliguri')
  const photos: Photo[] = []
  for (const { what, isPaper = false, svg } of SCENES) {
    await page.setContent(
      `<meta charset="utf-8"><style>${fonts} body { margin: 0 } svg { display: block; font-family: F }</style>
      <svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">${svg}</svg>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot()
    for (const width of [2560, 1280]) {
      const file = path.join(folder, randomUUID())
      await writeFile(file, await taken(picture, width))
      photos.push({ what: `${what}, ${width} px`, path: file, isPaper })
    }
  }
  await page.close()
  return photos
}

/** The photos of the made-up school. None of them shows a paper. */
export async function samplePhotos(): Promise<Photo[]> {
  const names = await readdir(SAMPLE_FOLDER)
  return names
    .filter((name) => /\.(webp|jpg)$/.test(name))
    .map((what) => ({ what, path: path.join(SAMPLE_FOLDER, what), isPaper: false }))
}

/** With the noise of a cheap camera, a little blur and strong compression. */
async function taken(picture: Buffer, width: number): Promise<Buffer> {
  const height = (width * 3) / 4
  const create = { width, height, channels: 3, background: '#808080' } as const
  const noise = await sharp({
    create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .png()
    .toBuffer()
  const resized = await sharp(picture).resize(width).blur(0.9).png().toBuffer()
  return sharp(resized)
    .composite([{ input: noise, blend: 'hard-light' }])
    .jpeg({ quality: 70 })
    .toBuffer()
}
