import type { GreyPicture } from './grey-picture.ts'

/** How much more the columns must vary than the rows. */
const CLEARLY = 1.5

/** Whether lines of text run from top to bottom: then dark and white columns alternate. */
export function isSideways({ data, width, height }: GreyPicture): boolean {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const darkness = 255 - data[y * width + x]!
      rows[y]! += darkness / width
      columns[x]! += darkness / height
    }
  }
  return changes(columns) > CLEARLY * changes(rows)
}

/** The mean square of the steps from one value to the fifth after it: half a line of text. */
function changes(profile: Float64Array): number {
  let sum = 0
  for (let index = 5; index < profile.length; index += 1) {
    sum += (profile[index]! - profile[index - 5]!) ** 2
  }
  return sum / profile.length
}
