/** A number and its English noun: 1 day, 2 days. */
export function counted(number: string, one: string, many = `${one}s`): string {
  return `${number} ${number === '1' ? one : many}`
}
