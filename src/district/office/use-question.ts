import { useParameters } from '../../office/list/use-parameters.ts'
import { type Sort, SORTS, TROUBLES } from '../console/columns.ts'

/** What the list shows. It is in the address, so Back shows the same list again. */
export function useQuestion() {
  const [parameters, change] = useParameters()
  return {
    parameters,
    filter: TROUBLES.find((trouble) => trouble === parameters.get('filter')),
    sort: SORTS.find((one) => one === parameters.get('sort')) ?? 'troubles',
    isDescending: parameters.get('order') === 'desc',
    page: Number(parameters.get('page') ?? 1),
    // Another list begins with its first page.
    choose: (values: Record<string, string | undefined>) => change({ page: undefined, ...values }),
  }
}

/** The schools that an officer looks for begin the list: the largest, and those without work. */
export function naturalOrder(sort: Sort): 'desc' | undefined {
  return sort === 'size' ? 'desc' : undefined
}
