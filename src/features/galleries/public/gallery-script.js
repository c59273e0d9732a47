// Comfort in the photo modals, all of it possible without: previous and next inside the modal (else
// they lead to the photo's own page), arrow keys, and opening where the browser has no command buttons.
document.addEventListener('click', (event) => {
  const step = event.target.closest('[data-dialog]')
  const open = event.target.closest('[commandfor]')
  if (step && document.getElementById(step.dataset.dialog)) {
    event.preventDefault()
    step.closest('dialog').close()
    document.getElementById(step.dataset.dialog).showModal()
  } else if (open && !('commandForElement' in open)) {
    const dialog = document.getElementById(open.getAttribute('commandfor'))
    dialog[open.getAttribute('command') === 'close' ? 'close' : 'showModal']()
  } else if (event.target.matches('dialog[open]') && !('closedBy' in event.target)) {
    // Only a click beside what the dialog holds has the dialog itself as its target.
    event.target.close()
  }
})
document.addEventListener('keydown', (event) => {
  const name = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key]
  if (name) document.querySelector(`dialog[open] .${name}`)?.click()
})
