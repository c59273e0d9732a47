import type { Stores } from '../../../school/school.ts'

type Service = Awaited<ReturnType<typeof findCharter>>['services'][number]
/** What the charter says of a form. */
export type FormService = Pick<Service, 'price' | 'time' | 'papers'>

async function findCharter({ information }: Pick<Stores, 'information'>) {
  return (await information.find('charter')).value
}

/** Words that say only that it is a form. */
const FORM_WORDS = /^(?:আবেদন|ফরম|ফর্ম|তথ্য|form|application|\p{Nd}+)/iu

const wordsOf = (text: string) => text.normalize().match(/\p{L}[\p{L}\p{M}]*|\p{Nd}+/gu) ?? []

/**
 * The service of the charter that the form is for: its name has all words of the title, in any
 * ending. Undefined if none has, or several.
 */
export function serviceOfForm<T extends Pick<Service, 'group' | 'name'>>(
  title: string,
  services: T[],
): T | undefined {
  const words = wordsOf(title).filter((word) => !FORM_WORDS.test(word) && word.length > 2)
  if (words.length === 0) return undefined
  const [only, ...others] = services.filter(({ group, name }) => {
    const known = wordsOf(name).filter((word) => word.length > 2)
    const isKnown = (word: string) =>
      known.some((one) => one.startsWith(word) || word.startsWith(one))
    return group === 'citizen' && words.every(isKnown)
  })
  return others.length === 0 ? only : undefined
}

export async function findFormService(
  stores: Pick<Stores, 'information'>,
  title: string,
): Promise<FormService | undefined> {
  const { services } = await findCharter(stores)
  const service = serviceOfForm(title, services)
  return service && { price: service.price, time: service.time, papers: service.papers }
}
