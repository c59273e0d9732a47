// Shows and connects the buttons that need a script: share, copy the link, print.
const said = document.getElementById('shared')
const actions = {
  share: navigator.share && (() => navigator.share({ title: document.title, url: location.href })),
  copy:
    navigator.clipboard &&
    (() =>
      navigator.clipboard.writeText(location.href).then(() => {
        said.textContent = said.dataset.copied
      })),
  print: () => print(),
}
document.querySelectorAll('[data-do]').forEach((button) => {
  const act = actions[button.dataset.do]
  button.parentNode.hidden = !act
  // A visitor who closes the share dialog has not failed.
  button.onclick = () => Promise.resolve(act()).catch(() => {})
})
