import { contentKinds, GALLERY_KINDS } from '../../content.ts'
import { InvalidInput } from '../../errors/classes.ts'
import { fieldError } from '../../errors/codes.ts'
import { exactPath } from '../../pages/page-paths.ts'
import type { Stores } from '../../school/school.ts'
import { bengaliPath } from '../../words/language.ts'
import { isServed } from './is-served.ts'
import { oldPath } from './old-path.ts'
import { ownPage } from './own-page.ts'

/**
 * The page that an old address leads to, as it is stored. `path` is an `oldPath`. A photo that is not
 * here becomes its gallery.
 * @throws InvalidInput
 */
export async function findTarget(
  stores: Stores,
  { path, target: written }: { path: string; target: string },
  origin: string | undefined,
): Promise<string> {
  const target = ownPage(written, origin)
  if (target === undefined) throw new InvalidInput(fieldError('target', 'own-page'))
  // Otherwise two redirects could lead to each other for ever.
  if (oldPath(target) === path || (await stores.redirects.findTarget(target)) !== undefined) {
    throw new InvalidInput(fieldError('target', 'target-is-old'))
  }
  if (!(await isServed(stores, target)))
    throw new InvalidInput(fieldError('target', 'no-such-page'))
  const { pathname, searchParams } = new URL(target, 'http://site')
  const page = bengaliPath(exactPath(pathname))
  const gallery = GALLERY_KINDS.find((one) => contentKinds[one].pages[0].path === page)
  const photo = searchParams.get('photo')
  return gallery && photo !== null && !(await stores[gallery].find(photo)) ? pathname : target
}
