import { Button } from '@mantine/core'
import { useRef } from 'react'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import { bijoyWords } from './bijoy-words.ts'
import { useScreenWords } from '../frame/staff-context.tsx'
import { writeInto } from './write-into.ts'

/** The Unicode form of a Bijoy text, with a button that writes it into the field above. */
export function BijoyNote({ text }: { text: string }) {
  const words = useScreenWords(bijoyWords)
  const note = useRef<HTMLDivElement>(null)
  const repaired = repairBijoy(text)
  const take = () => {
    const before = note.current!.previousElementSibling!
    const field = before.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!
    writeInto(field, { from: 0, to: field.value.length, insert: repaired })
  }
  return (
    <div className="bijoy" ref={note} role="status">
      <p>{words.looksLike}</p>
      <p lang="bn">
        <b>{repaired}</b>
      </p>
      <Button variant="default" onClick={take}>
        {words.accept}
      </Button>
    </div>
  )
}
