import { fieldError } from '../../../errors/codes.ts'
import { InvalidInput } from '../../../errors/classes.ts'
import type { Stores } from '../../../request/school.ts'

/**
 * Call it in the transaction that writes the change: nobody can delete the album between both.
 * @throws InvalidInput if the album does not exist
 */
export async function requireAlbum(
  { albums }: Stores,
  album: string | null | undefined,
): Promise<void> {
  if (album && !(await albums.find(album))) {
    throw new InvalidInput(fieldError('album', 'no-such-album'))
  }
}
