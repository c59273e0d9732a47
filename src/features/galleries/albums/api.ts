import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { recordRoutes } from '../../../records/record-routes.ts'
import { albumChange, albumRecord, newAlbum } from './schema.ts'
import { albumSubject } from './subject.ts'

export const albumReads: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/',
    {
      schema: {
        summary: 'The albums of the photo gallery, the newest day first',
        response: { 200: z.array(albumRecord) },
      },
    },
    ({ school }) => school.stores.albums.list(),
  )
}

export const albumWrites: FastifyPluginAsyncZod = async (app) => {
  const routes = recordRoutes(app, { record: albumRecord, subject: albumSubject })
  routes.create('Add an album', newAlbum, ({ albums }, details) => albums.create(details))
  routes.change('Change the given fields; absent fields stay unchanged', albumChange)
  routes.remove('Delete an album: its photos stay without an album, until it is restored')
}
