import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useScreenWords, useStaff } from '../../../../office/staff-context.tsx'
import { PictureImage } from '../../../../pages/parts/picture.tsx'
import { formatNumber } from '../../../../words/format.ts'
import type { DocumentRecord } from '../../schema.ts'
import type { Mark } from './doubt-marks.ts'
import { writeWords } from './words.ts'
import type { Steps } from './doubt-steps.tsx'

interface Paper {
  pages: DocumentRecord['pages']
  steps: Steps
  marks: Mark[]
}

/** The pages of the paper. On a phone they are folded, so that the text is near. */
export function PageView({ isDesk, ...paper }: Paper & { isDesk: boolean }) {
  const words = useScreenWords(writeWords).check
  const [isOpen, setIsOpen] = useState(false)
  if (isDesk) return <Pages {...paper} />
  return (
    <details className="fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.wholePage}</summary>
      {isOpen && <Pages {...paper} />}
    </details>
  )
}

function Pages({ pages, steps, marks }: Paper) {
  const { language } = useStaff()
  const words = useScreenWords(writeWords).check
  const shown = Math.min(steps.page, pages.length - 1)
  const page = pages[shown]!
  const number = (index: number) => formatNumber(index + 1, language)
  return (
    <div className="pages">
      <Group className="acts" role="group" aria-label={words.pages}>
        {pages.length > 1 &&
          pages.map(({ src }, index) => (
            <Button
              key={src}
              variant={index === shown ? 'filled' : 'default'}
              aria-pressed={index === shown}
              aria-label={words.page(number(index))}
              onClick={() => steps.setPage(index)}
            >
              {pages.length < 4 ? words.page(number(index)) : number(index)}
            </Button>
          ))}
        <Button
          component="a"
          variant="default"
          href={`/${page.src}`}
          target="_blank"
          rel="noopener"
        >
          {words.enlarge}
        </Button>
      </Group>
      <div className="sheet">
        <PictureImage
          picture={page}
          sizes="(min-width: 64rem) 32rem, 100vw"
          alt={words.pageAlt(number(shown))}
        />
        {marks.map((mark, index) => (
          <Box
            key={`${mark.from} ${mark.box.join()}`}
            mark={mark}
            shown={shown}
            isCurrent={index === steps.current}
          />
        ))}
      </div>
    </div>
  )
}

function Box({ mark, shown, isCurrent }: { mark: Mark; shown: number; isCurrent: boolean }) {
  if (mark.page !== shown || (mark.isSeen && !isCurrent)) return null
  const [left, top, width, height] = mark.box.map((thousandths) => `${thousandths / 10}%`)
  return <i className={isCurrent ? 'here' : undefined} style={{ left, top, width, height }} />
}
