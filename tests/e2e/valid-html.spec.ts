import { expect, restIf, test } from './site.ts'
import { hasJava, NEEDS_JAVA, PUBLIC_PATHS, validate } from './validator.ts'

test.skip(!hasJava, NEEDS_JAVA)

for (const content of ['sample', 'empty'] as const) {
  test(`the Nu validator finds nothing on the public pages and the sign-in page of a site with ${content} content${restIf(content === 'empty')}`, async ({
    sampleSite,
    emptySite,
  }) => {
    test.slow()
    const { url } = content === 'sample' ? sampleSite : emptySite
    const gallery = await (await fetch(`${url}/photo-gallery`)).text()
    const photos = [...gallery.matchAll(/\?photo=[\w-]+/g)].slice(0, 1).map(([query]) => query)
    const paths = [
      ...PUBLIC_PATHS,
      ...photos.map((query) => `/photo-gallery${query}`),
      '/TeacherInformation.html',
      '/admin/login',
    ]
    expect(await validate(paths.map((path) => url + path))).toEqual([])
  })
}
