import { listedRows } from '../../../office/list/listed-rows.ts'
import { rowsOfText } from '@pathshala/tables/text-rows'
import { repairBijoy } from '@pathshala/bengali/convert-bijoy'
import { readPeople } from '../read-list.ts'

/** The people of a pasted list; undefined if no row has headings. `photo` is the label of a photo. */
export function findPeople(text: string, photo: string) {
  const list = readPeople(rowsOfText(text).rows)
  if (!list) return undefined
  const hasPhoto = list.rows.some((one) => one.photo !== undefined)
  return listedRows(
    {
      ...list,
      unknown: list.unknown.map(repairBijoy),
      notTaken: [...list.notTaken, ...(hasPhoto ? [photo] : [])],
    },
    ({ cells, part }) => ({ ...cells, ...(part && { ifNew: { category: part } }) }),
  )
}
