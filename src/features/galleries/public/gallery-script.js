// Makes the photo modals more comfortable. Without it, everything still works: previous and next
// lead to the photo's own page. With it, they stay inside the modal, arrow keys work, and browsers
// without command buttons open the modal too.
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
    // The target is the dialog itself only for a click outside of its content.
    event.target.close()
  }
})
document.addEventListener('keydown', (event) => {
  const name = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key]
  if (name) document.querySelector(`dialog[open] .${name}`)?.click()
})
