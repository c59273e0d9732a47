import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of the registry, inside the `DATA_DIR` of a district. */
export const DISTRICT_FILE = 'district.sqlite'

export function isDistrict(dataDir: string): boolean {
  return existsSync(path.join(dataDir, DISTRICT_FILE))
}
