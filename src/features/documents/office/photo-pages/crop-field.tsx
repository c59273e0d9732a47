import { Button, Group } from '@mantine/core'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useReturnedFocus } from '../../../../office/form/use-returned-focus.ts'
import { useScreenWords, useStaff } from '../../../../office/frame/staff-context.tsx'
import { formatNumber } from '../../../../words/format.ts'
import {
  type Crop,
  cutSide,
  isWhole,
  type PhotoPage,
  type Side,
  SIDES,
  WHOLE,
} from './page-edit.ts'
import { photoWords } from './words.ts'
import { usePagePicture } from './photo-leaf.tsx'

/** Longest side of the page that is cropped, in pixels. */
const SHOWN = 1000

/** The handles for dragging: the four edges, and above them the four corners. */
const GRIPS: Side[][] = [
  ...SIDES.map((side) => [side]),
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'left'],
  ['bottom', 'right'],
]

/** Cuts a photographed page at its four sides, by dragging or with a slider for each side. */
export function CropField({
  page,
  name,
  onSave,
  onCancel,
}: {
  page: PhotoPage
  name: string
  onSave: (crop: Crop) => void
  onCancel: () => void
}) {
  const words = useScreenWords(photoWords)
  const { words: staffWords, language } = useStaff()
  const [crop, setCrop] = useState(page.crop)
  const heading = useRef<HTMLHeadingElement>(null)
  useReturnedFocus()
  useEffect(() => heading.current?.focus(), [])
  const percentOf = (side: Side) => Math.round(crop[side] * 100)

  return (
    <section className="stack panel crop" aria-labelledby="crop-heading">
      <h3 id="crop-heading" tabIndex={-1} ref={heading}>
        {words.cropTitle(name)}
      </h3>
      <p className="s">{words.cropHint}</p>
      <CropOnPicture page={page} alt={words.cropAlt(name)} crop={crop} onChange={setCrop} />
      <div className="crop-sides">
        {SIDES.map((side) => (
          <label key={side}>
            {words.sides[side]}
            <input
              type="range"
              min={0}
              max={90}
              value={percentOf(side)}
              aria-valuetext={words.percent(formatNumber(percentOf(side), language))}
              onChange={({ currentTarget }) =>
                setCrop(cutSide(crop, side, Number(currentTarget.value) / 100))
              }
              // Without this, Enter would send the whole form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </label>
        ))}
      </div>
      <Group className="acts">
        <Button onClick={() => onSave(crop)}>{words.saveCrop}</Button>
        <Button variant="default" onClick={onCancel}>
          {staffWords.common.cancel}
        </Button>
        {!isWhole(crop) && (
          <Button variant="default" onClick={() => setCrop(WHOLE)}>
            {words.wholePhoto}
          </Button>
        )}
      </Group>
    </section>
  )
}

function CropOnPicture({
  page,
  alt,
  crop,
  onChange,
}: {
  page: PhotoPage
  alt: string
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
}) {
  const picture = usePagePicture({ ...page, crop: WHOLE }, SHOWN)
  const frame = useRef<HTMLDivElement>(null)
  const uncut = Object.fromEntries(SIDES.map((side) => [side, `${crop[side] * 100}%`]))

  const drag = (sides: Side[], { clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    const x = (clientX - left) / width
    const y = (clientY - top) / height
    const parts = { top: y, right: 1 - x, bottom: 1 - y, left: x }
    onChange((old) => sides.reduce((cut, side) => cutSide(cut, side, parts[side]), old))
  }

  return (
    <div className="crop-on" ref={frame}>
      {picture && <img src={picture} alt={alt} />}
      <div className="crop-shade">
        <div style={uncut} />
      </div>
      {/* For the mouse and fingers only, because the sliders below do the same. */}
      <div className="crop-kept" style={uncut} aria-hidden="true">
        {GRIPS.map((sides) => (
          <i
            key={sides.join(' ')}
            className={sides.join(' ')}
            style={Object.fromEntries(sides.map((side) => [side, '-1.375rem']))}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) =>
              event.currentTarget.hasPointerCapture(event.pointerId) && drag(sides, event)
            }
          />
        ))}
      </div>
    </div>
  )
}
