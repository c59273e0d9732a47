import type { ReactNode } from 'react'
import { contentKinds } from '../../../content.ts'
import { usePage } from '../../../pages/parts/page-context.tsx'
import { WithEnglish } from '../../../pages/parts/with-english.tsx'
import { SHIFTS } from '@pathshala/bengali/classes'
import { FOLLOWED_KINDS } from '../kinds.ts'
import followScript from './follow-script.js?inline-script'

const OTHER_KINDS = FOLLOWED_KINDS.filter((kind) => kind !== 'notices')

const CLOSURES = 'push-closures'
const NOTICES = 'push-notices'

/**
 * Messages on this phone. The script shows the form; `data-in` names the states in which a part is
 * visible: `ask` before following, `on` while following, and the states in which following is
 * impossible.
 */
export function PushForm() {
  const { words } = usePage()
  const { push } = words.follow
  return (
    <form
      className="card push no-print"
      aria-labelledby="push"
      data-nothing={push.nothing}
      data-failed={push.failed}
      data-saved={push.saved}
      data-stopped={push.stopped}
      hidden
    >
      <h2 id="push">{push.title}</h2>
      <p data-in="ask iphone denied">{push.what}</p>
      <div role="status">
        <div className="state on" data-in="on">
          <b>{push.on}</b> <p>{push.onText}</p>
        </div>
        <div className="state denied" data-in="denied">
          <b>{push.denied}</b>
          <Steps steps={push.deniedSteps} />
        </div>
        <div className="state" data-in="iphone">
          <b>{push.iphone}</b>
          <Steps steps={push.iphoneSteps} />
          <p className="s">
            <WithEnglish>{push.iphoneVersion}</WithEnglish>
          </p>
        </div>
        <div className="state" data-in="unable">
          <b>{push.unable}</b>
          <p>
            <WithEnglish>{push.unableText}</WithEnglish>
          </p>
        </div>
      </div>
      <fieldset data-in="ask on">
        <legend>{push.choose}</legend>
        <div className="choice">
          <Tick name="closures" id={CLOSURES} isOn>
            <b>{push.closures}</b>
          </Tick>
        </div>
        <div className="choice">
          <Tick name="kinds" value="notices" id={NOTICES} isOn>
            <b>{words.notices.caption}</b>
          </Tick>
        </div>
        <div className="choice others">
          {OTHER_KINDS.map((kind) => (
            <Tick key={kind} name="kinds" value={kind}>
              <b>{words[kind].caption}</b>
            </Tick>
          ))}
        </div>
        <details className="choice fold">
          <summary>{push.finer}</summary>
          <fieldset className="chips" data-of={CLOSURES}>
            <legend className="s">{push.shift}</legend>
            <Tick type="radio" name="shift" value="" isOn>
              {push.bothShifts}
            </Tick>
            {SHIFTS.map((shift) => (
              <Tick key={shift} type="radio" name="shift" value={shift}>
                {words.studentCount.shifts[shift]}
              </Tick>
            ))}
          </fieldset>
          <fieldset className="chips" data-of={NOTICES}>
            <legend className="s">{push.topics}</legend>
            {contentKinds.notices.topics.map((topic) => (
              <Tick key={topic} name="topics" value={topic} isOn>
                {words.topics[topic]}
              </Tick>
            ))}
          </fieldset>
        </details>
      </fieldset>
      <div className="send" data-in="ask on">
        <p className="said" role="status" />
        <p className="choices">
          <button className="btn">
            <span data-in="ask">{push.notify}</span>
            <span data-in="on">{push.save}</span>
          </button>{' '}
          <button type="button" className="btn q" name="stop" data-in="on">
            {push.stop}
          </button>
        </p>
      </div>
      <div data-in="ask on">
        <p className="s" data-in="ask">
          <WithEnglish>{push.asks}</WithEnglish>
        </p>
        <p className="s">{push.limits}</p>
        <p className="s">{push.privacy}</p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: followScript }} />
    </form>
  )
}

function Tick({
  type = 'checkbox',
  isOn = false,
  children,
  ...input
}: {
  type?: 'checkbox' | 'radio'
  name: string
  value?: string
  id?: string
  isOn?: boolean
  children: ReactNode
}) {
  return (
    <>
      <label>
        <input type={type} defaultChecked={isOn} {...input} /> {children}
      </label>{' '}
    </>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="numbered">
      {steps.map((step) => (
        <li key={step}>
          <WithEnglish>{step}</WithEnglish>
        </li>
      ))}
    </ol>
  )
}
