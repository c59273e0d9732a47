import { Button, TextInput } from '@mantine/core'
import { useShortForm } from '../../../office/fields.tsx'
import { Form } from '../../../office/form.tsx'
import { FormProblem } from '../../../office/form-problem.tsx'
import { requireFilled } from '../../../office/input-problem.ts'
import { notify } from '../../../office/notify.ts'
import { postOnce } from '../../../office/post-once.ts'
import { useScreenWords } from '../../../office/staff-context.tsx'
import { useReload } from '../../../office/use-api.ts'
import { redirectWords } from './words.ts'

const EMPTY = { path: '', target: '' }
const HINTS = { path: 'pathHint', target: 'targetHint' } as const

export function NewRedirect() {
  const words = useScreenWords(redirectWords)
  const reload = useReload('/redirects')
  const { values, sending, field, problem, reset } = useShortForm(EMPTY, words.fields, {
    autoComplete: 'off',
    required: true,
  })
  const add = async () => {
    const isDone = await sending.run(async () => {
      requireFilled(values)
      const target = withoutOwnOrigin(values.target)
      await postOnce({ path: '/redirects', body: { ...values, target } })
    })
    if (!isDone) return
    reset()
    notify(words.added)
    await reload()
  }
  return (
    <section className="card" aria-labelledby="new-redirect">
      <h2 id="new-redirect">{words.add}</h2>
      <Form sending={sending} onSubmit={() => void add()}>
        <FormProblem {...problem} />
        {(['path', 'target'] as const).map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            description={words[HINTS[name]]}
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
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
