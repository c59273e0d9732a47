import { Button } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords } from '../../../../office/frame/staff-context.tsx'
import { publishWords } from './words.ts'
import { PhotoButton } from '../photo-pages/photo-button.tsx'

export type Beginning = 'photo' | 'file' | 'text'

const DRAWINGS = {
  device: 'M4 5h18v18H4zM10 27h18V11M4 19l5-5 4 4 3-3 6 6',
  photo: 'M4 10h6l2-4h8l2 4h6v16H4zM16 12a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  file: 'M8 3h11l6 6v20H8zM19 3v6h6M16 24V14m-4 4 4-4 4 4',
  text: 'M5 27l2-7L22 5l5 5L12 25zM19 8l5 5',
}

/** The ways to begin. The first opens the camera at once, the second the photos of the device. */
export function BeginChoice({
  chosen,
  onChoose,
  onPhotos,
}: {
  chosen: Beginning
  onChoose: (beginning: Beginning) => void
  onPhotos: (photos: File[]) => void
}) {
  const words = useScreenWords(publishWords)
  // Photos come from the camera or from the device.
  const [source, setSource] = useState<'photo' | 'device'>('photo')
  const way = (beginning: Beginning | 'device') => ({
    variant: 'default' as const,
    'aria-pressed': (chosen === 'photo' ? source : chosen) === beginning,
    children: (
      <>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={DRAWINGS[beginning]} />
        </svg>
        <span>{words.ways[beginning].label}</span>
        <small>{words.ways[beginning].detail}</small>
      </>
    ),
  })
  return (
    <div role="group" aria-labelledby="begin">
      <p id="begin" className="field-label">
        {words.begin}
      </p>
      <div className="begin">
        <PhotoButton
          {...way('photo')}
          fromCamera
          onPress={() => {
            setSource('photo')
            onChoose('photo')
          }}
          onPhotos={onPhotos}
        />
        <PhotoButton
          {...way('device')}
          onPress={() => {
            setSource('device')
            onChoose('photo')
          }}
          onPhotos={onPhotos}
        />
        <Button {...way('file')} onClick={() => onChoose('file')} />
        <Button {...way('text')} onClick={() => onChoose('text')} />
      </div>
    </div>
  )
}
