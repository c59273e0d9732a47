// Shows the button before it, which needs a script.
{
  const button = document.currentScript.previousSibling
  button.hidden = false
  button.onclick = () => print()
}
