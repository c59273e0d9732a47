import { toLatinDigits } from '@pathshala/bengali/digits'
import type { GroupValues } from './group-values.ts'

/** Members that the Directorate's order of 2019 demands. */
const MIN_MEMBERS = 5
/** Members from outside that the High Court's directive of 2009 recommends. */
const WANTED_OUTSIDE = 2

/** How a rule fits: it is fulfilled, it is not, or only a person can say. */
export interface Advice {
  rule: 'members' | 'women' | 'head' | 'outside'
  state: 'yes' | 'not' | 'ask'
  members: number
  /** Women or members from outside. */
  count: number
}

/** The rules for a committee against harassment. They are advice: every committee can be saved. */
export function adviceFor({ members, women }: Pick<GroupValues, 'members' | 'women'>): Advice[] {
  const total = members.length
  const known = /^\d+$/.test(toLatinDigits(women.trim()))
  const womenCount = known ? Number(toLatinDigits(women.trim())) : 0
  const outside = members.filter(({ officerId }) => officerId === null).length
  const advice = (rule: Advice['rule'], state: Advice['state'], count = 0): Advice => ({
    rule,
    state,
    members: total,
    count,
  })
  return [
    advice('members', total >= MIN_MEMBERS ? 'yes' : 'not', total),
    advice('women', !known ? 'ask' : womenCount * 2 > total ? 'yes' : 'not', womenCount),
    advice('head', 'ask'),
    advice('outside', outside >= WANTED_OUTSIDE ? 'yes' : 'not', outside),
  ]
}
