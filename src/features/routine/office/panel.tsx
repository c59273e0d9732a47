import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStaff } from '../../../office/frame/staff-context.tsx'

/** A part of the form that is open for one action. Its heading takes the focus. */
export function Panel({
  title,
  actions,
  onClose,
  children,
}: {
  title: string
  /** The buttons before the cancel button. */
  actions: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const { words } = useStaff()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="stack panel" aria-label={title}>
      <h3 tabIndex={-1} ref={heading}>
        {title}
      </h3>
      {children}
      <div className="line acts">
        {actions}
        <Button variant="default" onClick={onClose}>
          {words.common.cancel}
        </Button>
      </div>
    </section>
  )
}
