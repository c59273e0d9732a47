const IS_HEAD = /^(?:ভারপ্রাপ্ত\s+|acting\s+)?(?:প্রধান|head)/i

/** The head teacher in a list of people, also an acting one. */
export function findHead<P extends { designation: string }>(people: readonly P[]): P | undefined {
  return people.find(({ designation }) => IS_HEAD.test(designation))
}
