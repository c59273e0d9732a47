// Connects the buttons that need a script. It runs before they are drawn, and says in classes which of
// them work here, so that nothing moves. The block lets the build shorten all names.
{
  const root = document.documentElement
  const { stop } = document.currentScript.parentNode.dataset
  const synth = stop && window.speechSynthesis
  let voice
  // Android's browsers stop an utterance that nothing refers to.
  let queue
  let end
  const say = (button, text) => (button.lastChild.textContent = text)
  const actions = {
    copy: (button) =>
      navigator.clipboard
        .writeText(location)
        .then(() => say(button, (button.nextSibling.textContent = button.value))),
    print: () => print(),
    // A visitor who closes the dialog has not failed.
    share: () => navigator.share({ title: document.title, url: location }).catch(() => {}),
    listen(button) {
      if (end) {
        end()
        return
      }
      const start = button.textContent
      end = () => {
        queue = []
        end = null
        synth.cancel()
        say(button, start)
      }
      say(button, stop)
      // Chrome stops in the middle of an utterance after 15 seconds.
      queue = document
        .getElementById('text')
        .innerText.match(/.{1,150}(?:[।\s]|$)|\S+/g)
        .map((part) => {
          const utterance = new SpeechSynthesisUtterance(part)
          utterance.voice = voice
          utterance.lang = voice.lang
          utterance.onend = utterance.onerror = () => {
            if (utterance === queue[queue.length - 1]) end()
          }
          synth.speak(utterance)
          return utterance
        })
    },
  }
  root.className =
    'can-print' + (navigator.clipboard ? ' can-copy' : '') + (navigator.share ? ' can-share' : '')
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-do]')
    if (button) actions[button.dataset.do](button)
  })
  if (synth) {
    // Most browsers find their voices late.
    ;(synth.onvoiceschanged = () => {
      voice = synth.getVoices().find(({ lang }) => /^bn/i.test(lang))
      root.classList.toggle('can-listen', !!voice)
    })()
    // Chrome goes on speaking on the next page.
    onpagehide = () => end && end()
  }
}
