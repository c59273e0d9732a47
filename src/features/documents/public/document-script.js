// Shows and connects the buttons that need a script: share, copy the link, print, listen.
// The block lets the build shorten all names.
{
  const status = document.getElementById('shared')
  const actions = {
    share:
      navigator.share && (() => navigator.share({ title: document.title, url: location.href })),
    copy:
      navigator.clipboard &&
      (() =>
        navigator.clipboard.writeText(location.href).then(() => {
          status.textContent = status.dataset.copied
        })),
    print: () => print(),
  }
  document.querySelectorAll('[data-do]').forEach((button) => {
    const act = actions[button.dataset.do]
    button.parentNode.hidden = !act
    // A visitor who closes the share dialog has not failed.
    button.onclick = () => Promise.resolve(act()).catch(() => {})
  })

  const listen = document.querySelector('[data-stop]')
  const synth = window.speechSynthesis
  if (listen && synth) {
    const { textContent: start, dataset } = listen
    // Android's browsers stop an utterance that nothing refers to.
    let queue = []
    let voice
    const find = () => {
      voice = synth.getVoices().find(({ lang }) => /^bn/i.test(lang))
      listen.hidden = !voice
    }
    const stop = () => {
      queue = []
      synth.cancel()
      listen.textContent = start
    }
    listen.onclick = () => {
      if (queue.length) return stop()
      listen.textContent = dataset.stop
      // Chrome stops in the middle of an utterance after 15 seconds.
      queue = document
        .getElementById('text')
        .innerText.match(/.{1,150}(?:[।\s]|$)|\S+/g)
        .map((part) => {
          const utterance = new SpeechSynthesisUtterance(part)
          utterance.voice = voice
          utterance.lang = voice.lang
          utterance.onend = utterance.onerror = () => {
            if (utterance === queue[queue.length - 1]) stop()
          }
          synth.speak(utterance)
          return utterance
        })
    }
    find()
    synth.onvoiceschanged = find
    // Chrome goes on speaking on the next page.
    window.onpagehide = stop
  }
}
