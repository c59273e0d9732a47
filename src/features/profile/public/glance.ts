import type { Stores } from '../../../school/school.ts'
import { CLASSES } from '../../../words/classes.ts'

export type Glance = NonNullable<Awaited<ReturnType<typeof findGlance>>>

/** Everything that the page at a glance shows; undefined before the school's figures are saved. */
export async function findGlance(stores: Stores) {
  const [info, site, contact, people, counts] = await Promise.all([
    stores.schoolInfo.find(),
    stores.site.find(),
    stores.contact.find(),
    stores.officers.list(),
    stores.studentCounts.list(),
  ])
  if (!info) return undefined
  const classes = CLASSES.map((className) => ({
    className,
    total: counts
      .filter((record) => record.className === className)
      .reduce((sum, { boys, girls }) => sum + boys + girls, 0),
  }))
  return {
    info,
    site,
    contact,
    teachers: people.filter(({ category }) => category === 'teacher').length,
    sections: counts.length,
    classes: classes.filter(({ total }) => total > 0),
  }
}
