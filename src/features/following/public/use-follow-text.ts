import { usePage } from '../../../pages/parts/page-context.tsx'

/**
 * The words of a link to the page on which visitors choose how news reaches them. `promise` is what
 * the link says while the site can send messages to phones.
 */
export function useFollowText(promise: 'title' | 'onNotice' | 'onClosure' | 'onToday'): string {
  const { words, ringsPhones } = usePage()
  return words.follow[ringsPhones ? promise : 'onDay']
}
