import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '../../../office/form.tsx'
import { FormProblem, useFieldProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useSending } from '../../../office/use-sending.ts'
import { redirectWords } from './words.ts'

const EMPTY = { path: '', target: '' }
const HINTS = { path: 'pathHint', target: 'targetHint' } as const

export function NewRedirect() {
  const words = useScreenWords(redirectWords)
  const client = useQueryClient()
  const [values, setValues] = useState(EMPTY)
  const sending = useSending()
  const problemOf = useFieldProblem(sending.error)
  const add = async () => {
    const isDone = await sending.run(async () => {
      requireFilled(values)
      const target = withoutOwnOrigin(values.target)
      await postOnce({ path: '/redirects', body: { ...values, target } })
    })
    if (!isDone) return
    setValues(EMPTY)
    notify(words.added)
    await client.invalidateQueries({ queryKey: ['/redirects'] })
  }
  return (
    <section className="card" aria-labelledby="new-redirect">
      <h2 id="new-redirect">{words.add}</h2>
      <Form sending={sending} onSubmit={() => void add()}>
        <FormProblem error={sending.error} labels={words.fields} />
        {(['path', 'target'] as const).map((field) => (
          <TextInput
            key={field}
            id={`field-${field}`}
            name={field}
            label={words.fields[field]}
            description={words[HINTS[field]]}
            value={values[field]}
            onChange={({ currentTarget: { value } }) =>
              setValues((old) => ({ ...old, [field]: value }))
            }
            error={problemOf(field)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            required
          />
        ))}
        <Button type="submit" loading={sending.isSending} w="fit-content">
          {words.add}
        </Button>
      </Form>
    </section>
  )
}

/** A clerk pastes the whole address of a page. The server may not know its own public address. */
function withoutOwnOrigin(written: string): string {
  const { origin } = window.location
  return written.trim().startsWith(`${origin}/`) ? written.trim().slice(origin.length) : written
}
