import { type PointerEvent, useEffect, useRef, useState } from 'react'

const EDGE_PX = 72
const STEP_PX = 14

/**
 * Drags a row of `list` by its handle, with a mouse, pen or finger. `to` is the index of the row
 * under the pointer, where the dragged row will go.
 */
export function useDragging(onDrop: (index: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const pointerY = useRef(0)
  const [dragged, setDragged] = useState<{ index: number; to: number }>()
  const isDragging = dragged !== undefined

  const findRowAtPointer = () => {
    const rows = Array.from(list.current?.children ?? [])
    const above = rows.filter((row) => row.getBoundingClientRect().bottom < pointerY.current)
    return Math.min(above.length, rows.length - 1)
  }

  useEffect(() => {
    if (!isDragging) return undefined
    // In a long list, scroll while the pointer is at the edge of the screen.
    const follow = () => {
      if (pointerY.current < EDGE_PX) window.scrollBy(0, -STEP_PX)
      if (pointerY.current > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX)
      const to = findRowAtPointer()
      setDragged((now) => (now && now.to !== to ? { ...now, to } : now))
      frame = requestAnimationFrame(follow)
    }
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(undefined)
    let frame = requestAnimationFrame(follow)
    window.addEventListener('keydown', giveUp)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', giveUp)
    }
  }, [isDragging])

  const gripOf = (index: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointerY.current = event.clientY
      setDragged({ index, to: index })
    },
    onPointerMove(event: PointerEvent) {
      pointerY.current = event.clientY
    },
    onPointerUp(event: PointerEvent) {
      pointerY.current = event.clientY
      if (!dragged) return
      setDragged(undefined)
      onDrop(dragged.index, findRowAtPointer())
    },
    onPointerCancel: () => setDragged(undefined),
  })

  return { list, dragged, gripOf }
}
