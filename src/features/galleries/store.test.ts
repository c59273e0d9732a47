import { beforeAll, expect, it } from 'vitest'
import { describeSqlOnBothDatabases, sharedSite, storedFile } from '../../../tests/build-app.ts'

const picture = () => storedFile({ area: 'gallery-uploads', width: 4, height: 3, color: '#ff0000' })

describeSqlOnBothDatabases('The store of galleries', (database) => {
  const site = sharedSite(database)
  beforeAll(async () => {
    const { jubilee, photos } = site.services.stores
    const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`
    await jubilee.create({ title: 'পুরোনো', file: picture(), createdAt: day(1) })
    await jubilee.create({ title: 'ভিডিও', videoLink: 'https://youtu.be/x', createdAt: day(2) })
    await jubilee.create({ title: 'মাঝে', createdAt: day(3) })
    await jubilee.create({ title: 'নতুন', file: picture(), createdAt: day(3) })
    await photos.create({ title: 'অন্য', file: picture(), createdAt: day(4) })
  })

  it('lists photos and videos together or separately, newest first', async () => {
    const { jubilee } = site.services.stores
    const times = (await jubilee.list()).map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect((await jubilee.list({ only: 'videos' })).map(({ title }) => title)).toEqual(['ভিডিও'])
    expect(await jubilee.list({ only: 'photos' })).toHaveLength(3)
    expect(await jubilee.list({ only: 'photos', limit: 1 })).toHaveLength(1)
  })

  it('finds the previous and the next photo, skips videos and stops at both ends of the gallery', async () => {
    const { jubilee } = site.services.stores
    const [newest, middle, oldest] = await jubilee.list({ only: 'photos' })
    expect(await jubilee.findNeighbours(newest!)).toEqual({ previous: undefined, next: middle })
    expect(await jubilee.findNeighbours(middle!)).toEqual({ previous: newest, next: oldest })
    expect(await jubilee.findNeighbours(oldest!)).toEqual({ previous: middle, next: undefined })
  })

  it('counts photos and videos together or separately', async () => {
    const { jubilee } = site.services.stores
    expect(await jubilee.count()).toBe(4)
    expect(await jubilee.count('photos')).toBe(3)
    expect(await jubilee.count('videos')).toBe(1)
  })

  it('lists the items before or after a cursor, nearest first if there are more', async () => {
    const { jubilee } = site.services.stores
    const photos = await jubilee.list({ only: 'photos' })
    const cursor = (index: number) => ({ at: photos[index]!.createdAt, id: photos[index]!._id })
    const beside = (direction: 'older' | 'newer', index: number, limit: number) =>
      jubilee.listBeside({ direction, cursor: cursor(index) }, limit, 'photos')
    expect(await beside('older', 0, 9)).toEqual([photos[1], photos[2]])
    expect(await beside('older', 0, 1)).toEqual([photos[1]])
    expect(await beside('newer', 2, 9)).toEqual([photos[0], photos[1]])
    expect(await beside('newer', 2, 1)).toEqual([photos[1]])
  })

  it('returns the file that is no longer used after its photo is removed', async () => {
    const { jubilee, findFile } = site.services.stores
    const file = picture()
    const { _id } = await jubilee.create({ title: 'ক', file })
    expect(await findFile(file.name)).toEqual({ ...file, isHidden: false })
    expect(await jubilee.remove(_id)).toMatchObject({ files: [file] })
    expect(await findFile(file.name)).toBeUndefined()
    expect(await jubilee.remove(_id)).toBeUndefined()
    const video = await jubilee.create({ title: 'ক', videoLink: 'https://youtu.be/x' })
    expect(await jubilee.remove(video._id)).toMatchObject({ files: [] })
  })

  it('relies on the database to refuse an item that is both photo and video', async () => {
    const { jubilee } = site.services.stores
    await expect(
      jubilee.create({ title: 'ক', file: picture(), videoLink: 'https://youtu.be/x' }),
    ).rejects.toThrow(/photo_or_video/)
  })
})
