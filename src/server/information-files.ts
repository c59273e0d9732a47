import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatCsv } from '../base/csv.ts'
import {
  describeEntry,
  findAnsweredEntry,
  findBoard,
  kindOf,
} from '../features/information/board.ts'
import { boardTable, entryTable, hasTable } from '../features/information/csv.ts'
import { BOARD_PATH, BOARD_TABLE, isInformationKey } from '../features/information/entries.ts'
import { pathIn } from '../words/language.ts'
import { siteOrigin } from './origin.ts'

/** The information board and the tables of its entries for spreadsheets. */
export async function informationFiles(app: FastifyInstance): Promise<void> {
  const hidden = { schema: { hide: true } }
  for (const language of ['bn', 'en'] as const) {
    app.get(pathIn(language, BOARD_TABLE), hidden, (request, reply) =>
      sendTable(reply, pathIn(language, BOARD_TABLE), async () => {
        const { settings, stores } = request.school
        const entries = (await findBoard(stores)).map((entry) =>
          describeEntry(entry, settings.timeZone),
        )
        return boardTable(entries, { language, origin: siteOrigin(request) })
      }),
    )

    app.get<{ Params: { key: string } }>(
      pathIn(language, `${BOARD_PATH}/:key.csv`),
      hidden,
      async (request, reply) => {
        const { key } = request.params
        const { stores } = request.school
        const address = pathIn(language, `${BOARD_PATH}/${key}.csv`)
        if (!isInformationKey(key) || !hasTable(key)) return reply.sendPublicPage(address)
        const entry = await findAnsweredEntry(stores, key)
        if (kindOf(entry) !== 'given') return reply.sendPublicPage(address)
        return sendTable(reply, address, async () =>
          entryTable(key, entry.stored.value as never, {
            language,
            origin: siteOrigin(request),
            officers: await stores.officers.list(),
            documents: entry.documents,
          }),
        )
      },
    )
  }
}

function sendTable(
  reply: FastifyReply,
  address: string,
  read: () => Promise<{ columns: string[]; rows: (string | number)[][] }>,
) {
  const fileName = address.slice(1).replaceAll('/', '-')
  reply.header('content-disposition', `attachment; filename="${fileName}"`)
  return reply.sendCachedFile(address, {
    type: 'text/csv',
    async make() {
      const { columns, rows } = await read()
      return formatCsv(columns, rows)
    },
  })
}
