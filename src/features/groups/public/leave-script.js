// Leaves the page at once, also by Escape pressed twice. It replaces the page in the history.
{
  const link = document.currentScript.previousElementSibling
  let escapedAt = 0
  const leave = (event) => {
    event.preventDefault()
    location.replace(link.href)
  }
  link.onclick = leave
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    if (event.timeStamp - escapedAt < 1000) leave(event)
    escapedAt = event.timeStamp
  })
}
