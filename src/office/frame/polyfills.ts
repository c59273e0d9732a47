/** TanStack Query and Mantine call it. Chrome has it since 93; the office supports 92 and later. */
if (!Object.hasOwn) {
  Object.hasOwn = (object, key) => Object.prototype.hasOwnProperty.call(object, key)
}
