// Connects the form before it, which is hidden without a script. Only a click asks for the permission.
{
  const form = document.currentScript.parentNode
  const said = form.querySelector('.said')
  const scope = '/follow'
  const script = '/follow-worker.js'
  let subscription
  let isOn
  let isBusy

  const find = (selector) => [...form.querySelectorAll(selector)]
  const say = (name) => {
    said.className = 'said ' + name
    said.textContent = form.dataset[name] || ''
  }
  /** The pressed button is hidden then. Without this, the focus would begin at the top of the page. */
  const focus = (part) => {
    part.tabIndex = -1
    part.focus()
  }
  const show = (state) => {
    isOn = state === 'on'
    for (const part of find('[data-in]')) part.hidden = !part.dataset.in.split(' ').includes(state)
  }
  /** The choices of notices and closures show only if they are wanted. */
  const fold = () => {
    for (const part of find('[data-of]')) part.hidden = !form[part.dataset.of].checked
    form.querySelector('details').hidden = !find('[data-of]:not([hidden])').length
  }
  const checked = (name) => find(`[name=${name}]:checked`).map(({ value }) => value)
  const call = async (method, path, body) => {
    const request = { method, headers: { 'content-type': 'application/json' } }
    request.body = JSON.stringify(body)
    const answer = await fetch('/api/follow' + path, request)
    if (!answer.ok) throw new Error(answer.status)
    return answer.status === 204 || answer.json()
  }
  const run = async (work) => {
    if (isBusy) return
    isBusy = true
    form.setAttribute('aria-busy', true)
    say('')
    try {
      await work()
    } catch (error) {
      console.warn(error)
      say('failed')
    }
    isBusy = false
    form.removeAttribute('aria-busy')
  }

  const subscribe = async () => {
    const { publicKey } = await (await fetch('/api/follow')).json()
    const registration = await navigator.serviceWorker.register(script, { scope })
    const worker = registration.installing || registration.waiting
    if (!registration.active)
      await new Promise((resolve, reject) => {
        worker.onstatechange = () => {
          if (worker.state === 'activated') resolve()
          if (worker.state === 'redundant') reject(new Error('The worker was not installed.'))
        }
      })
    const { pushManager } = registration
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    try {
      subscription = await pushManager.subscribe(options)
    } catch (error) {
      // A subscription with an earlier key of the site refuses the new key.
      const old = await pushManager.getSubscription()
      if (!old) throw error
      await old.unsubscribe()
      subscription = await pushManager.subscribe(options)
    }
  }

  /** Another registration of the same worker: an older one of /follow keeps its subscription. */
  const keepPages = async () => {
    const { active, installing } = await navigator.serviceWorker.register(script, { scope: '/' })
    const worker = active || installing
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(document.documentElement.lang)
  }
  const forgetPages = async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    if (registration) await registration.unregister()
    await caches.delete('kept')
  }

  const findKnown = async () => {
    const registration = await navigator.serviceWorker.getRegistration(scope)
    return registration && registration.pushManager.getSubscription()
  }

  const follow = async () => {
    const kinds = checked('kinds')
    const wants = {
      closures: form.closures.checked,
      shift: checked('shift')[0] || null,
      kinds,
      topics: checked('topics'),
    }
    if (!wants.closures && !kinds.length) return say('nothing')
    const send = () =>
      call('POST', '', { subscription, wants, language: document.documentElement.lang })
    if (isOn) {
      await send()
      return say('saved')
    }
    const permission = await Notification.requestPermission()
    if (permission === 'granted') {
      await subscribe()
      await send()
      show('on')
      keepPages().catch(console.warn)
    } else if (permission === 'denied') {
      show(permission)
      focus(form.querySelector('.denied'))
    }
    form.scrollIntoView()
  }

  const stop = async () => {
    const known = await findKnown()
    if (known) await known.unsubscribe()
    await forgetPages().catch(console.warn)
    // If the site does not answer, the push service tells it later that this browser has stopped.
    await call('DELETE', '', { endpoint: subscription.endpoint }).catch(console.warn)
    show('ask')
    say('stopped')
    focus(said)
  }

  /** Shows the choice of a browser that follows already. */
  const resume = async () => {
    const known = await findKnown()
    if (!known) return forgetPages()
    const found = call('POST', '/find', { endpoint: known.endpoint })
    const { wants } = await found.catch(async (error) => {
      if (error.message === '404') await forgetPages()
      throw error
    })
    subscription = known
    for (const input of find('input')) {
      const { name, value } = input
      const wanted = wants[name] || ''
      input.checked =
        wanted === true || (name === 'shift' ? wanted === value : wanted.includes(value))
    }
    fold()
    show('on')
    await keepPages()
  }

  const start = () => {
    if (!window.PushManager || !window.Notification || !navigator.serviceWorker)
      // An iPhone can follow only as an app on the home screen.
      return show(navigator.standalone === false ? 'iphone' : 'unable')
    const { permission } = Notification
    show(permission === 'denied' ? permission : 'ask')
    // Without an answer, for example if the site forgot it, the visitor can follow again.
    void (permission === 'granted' ? resume() : forgetPages()).catch(console.warn)
  }

  form.onsubmit = (event) => {
    event.preventDefault()
    void run(follow)
  }
  form.stop.onclick = () => run(stop)
  form.onchange = fold
  form.hidden = false
  start()
}
