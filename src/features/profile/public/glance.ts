import type { Stores } from '../../../school/school.ts'

export type Glance = NonNullable<Awaited<ReturnType<typeof findGlance>>>

/** Everything that the page at a glance shows; undefined before the school's figures are saved. */
export async function findGlance(stores: Stores) {
  const [info, site, contact, people, counts] = await Promise.all([
    stores.schoolInfo.find(),
    stores.site.find(),
    stores.contact.find(),
    stores.officers.list(),
    stores.studentCounts.listForVisitors(),
  ])
  if (!info) return undefined
  return {
    info,
    site,
    contact,
    teachers: people.filter(({ category }) => category === 'teacher').length,
    sections: counts.sections.length,
    classes: counts.groups
      .map(({ className, total }) => ({ className, total }))
      .filter(({ total }) => total > 0),
  }
}
